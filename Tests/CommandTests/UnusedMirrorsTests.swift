// Mirrors that nobody will use again are removed; those in use are not.
import Foundation
import Testing

@testable import acetate

@Suite("Unused mirrors")
struct UnusedMirrorsTests {
  @Test("mirrors of folders that are gone, and those not used for a month")
  func removal() throws {
    let original = try TemporaryFolder()
    let mirrors = try TemporaryFolder(
      "mirrors",
      files: [
        "used/original": original.path, "gone/original": original.path + "/gone", "gone/package/a.swift": "",
        "old/original": original.path, "own/original": original.path + "/gone", "busy/original": "/gone/for/good",
        "new/package/a.swift": "",
      ])
    let old = [timeval(tv_sec: 1, tv_usec: 0), timeval(tv_sec: 1, tv_usec: 0)]
    utimes(mirrors.path + "/old/original", old)
    let lock = try FileLock(URL(fileURLWithPath: mirrors.path + "/busy/lock"), progress: Progress())
    defer { lock.release() }
    let own = URL(fileURLWithPath: mirrors.path + "/own").resolvingSymlinksInPath().path
    UnusedMirrors.remove(in: mirrors.path, but: own)
    let left = try FileManager.default.contentsOfDirectory(atPath: mirrors.path).sorted()
    #expect(left == ["busy", "new", "own", "used"])
  }

  @Test("an unfinished mirror goes by its own age")
  func unfinished() throws {
    let mirrors = try TemporaryFolder("mirrors", files: ["new/package/a.swift": ""])
    UnusedMirrors.remove(in: mirrors.path, but: "/", now: Date().addingTimeInterval(UnusedMirrors.limit + 10))
    #expect(!mirrors.exists("new"))
  }
}
