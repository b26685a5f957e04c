// Children of the command: what they start ends with them, and errors of files have a cause.
import Foundation
import Testing

@testable import acetate

@Suite("Child processes")
struct ChildProcessTests {
  @Test("a child with a lifeline takes what it started with it")
  func group() throws {
    // The sleeper keeps the output open: it ends only when the sleeper does.
    let child = try ChildProcess("/bin/sh", ["-c", "sleep 600 & echo started; wait"], hasLifeline: true)
    #expect(child.read() == .data(.output, Array("started\n".utf8)))
    child.end()
    #expect(child.wait() == .signalled(SIGKILL))
    #expect(child.read(until: .now + .seconds(60)) == .ended)
  }

  @Test("a failed write says why")
  func cause() {
    do {
      try Data([1]).write(to: URL(fileURLWithPath: "/proc/nothing here/file"))
      Issue.record("the write succeeded")
    } catch {
      #expect(["the file doesn’t exist", "no such file or directory"].contains(ErrorText.cause(of: error)))
    }
  }
}
