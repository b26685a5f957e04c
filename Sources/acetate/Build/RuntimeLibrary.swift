// Acetate's own library, as previews link it: `libAcetateRuntime.so` and its modules, built once per toolchain in the
// package this command was built from. Used by MirrorBuild. Rebuilt, and said so, when it is missing, older than
// Acetate's sources or made by another toolchain.

import Foundation
import SourceTranslator

/// The built library, and how to compile and link against it.
struct RuntimeLibrary {
  /// Changes whenever the library does.
  var identity: String
  /// Arguments of `swift build` for code that imports UIKit.
  var buildArguments: [String]

  private static let product = "AcetateRuntime"

  /// The library for this toolchain, built first if need be.
  static func prepare(
    toolchain: Toolchain, progress: Progress, verbose: Bool
  ) throws(CommandFailure) -> RuntimeLibrary {
    let package = try packageFolder()
    let release = package.appendingPathComponent(".build/release")
    let library = library(in: package)
    let stamp = release.appendingPathComponent("\(product).toolchain")
    let newest = newestSource(of: package)
    func isUsable() -> Bool {
      isBuilt(library, since: newest) && isMade(by: toolchain, stamp: stamp, release: release)
    }
    // Only a build needs the lock: a package that cannot be written to can still be used.
    if !isUsable() {
      if ProcessInfo.processInfo.environment["ACETATE_LIBRARY"] == "as-built" {
        throw CommandFailure(
          .toolchainMissing,
          "Acetate's library is missing or older than its sources, and ACETATE_LIBRARY=as-built forbids to build it: "
            + "run `make build` in \(package.path)")
      }
      let lock = try FileLock(package.appendingPathComponent(".build/\(product).lock"), progress: progress)
      defer { lock.release() }
      if !isUsable() {
        try build(package, toolchain: toolchain, progress: progress, verbose: verbose)
        // What SwiftPM found nothing to do for is as new as its sources.
        if !isBuilt(library, since: newest) { utimes(library, nil) }
      }
    }
    try? toolchain.identity.write(to: stamp, atomically: true, encoding: .utf8)
    guard let time = modificationTime(of: library) else {
      throw CommandFailure(.toolchainMissing, "Acetate's library is missing although it was built: \(library)")
    }
    return RuntimeLibrary(
      identity: StableHash.hexadecimal("\(toolchain.identity) \(time.timeIntervalSince1970)"),
      buildArguments: arguments(package: package, release: release.resolvingSymlinksInPath()))
  }

  private static func library(in package: URL) -> String {
    package.appendingPathComponent(".build/release/lib\(product).so").path
  }

  /// Whether a package's library is there, and no older than any of its sources.
  static func isUpToDate(in package: URL) -> Bool {
    isBuilt(library(in: package), since: newestSource(of: package))
  }

  private static func isBuilt(_ library: String, since newest: Date) -> Bool {
    (modificationTime(of: library) ?? .distantPast) >= newest
  }

  /// Whether the library in the build folder came from this toolchain: the last run said so, or its modules do.
  private static func isMade(by toolchain: Toolchain, stamp: URL, release: URL) -> Bool {
    if let last = try? String(contentsOf: stamp, encoding: .utf8) { return last == toolchain.identity }
    guard let result = try? ChildProcess.output(of: toolchain.swift, ["--version"]),
      let version = result.output.split(separator: "\n").first(where: { $0.contains("Swift version") }),
      let start = version.firstRange(of: "Swift version"),
      let module = FileManager.default.contents(atPath: release.path + "/Modules/UIKit.swiftmodule")
    else { return false }
    return module.firstRange(of: Data(version[start.lowerBound...].utf8)) != nil
  }

  /// The package this command was built from: the nearest folder above the executable with a manifest.
  private static func packageFolder() throws(CommandFailure) -> URL {
    let executable = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    var folder = executable.deletingLastPathComponent()
    while folder.path != "/" {
      if FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path),
        FileManager.default.fileExists(atPath: folder.appendingPathComponent("Sources/SnapshotTesting").path)
      {
        return folder
      }
      folder.deleteLastPathComponent()
    }
    throw CommandFailure(
      .toolchainMissing,
      "Acetate's library is missing: \(executable.path) is not inside Acetate's package. Run the command from the "
        + "folder it was built in (.build/release/acetate)")
  }

  /// When the last of the library's sources was changed.
  private static func newestSource(of package: URL) -> Date {
    var newest = modificationTime(of: package.path + "/Package.swift") ?? .distantPast
    let enumerator = FileManager.default.enumerator(atPath: package.path + "/Sources")
    while let path = enumerator?.nextObject() as? String {
      if path.hasPrefix("acetate/") || path.hasPrefix("SourceTranslator/") { continue }
      guard kinds.contains(path.split(separator: ".").last.map(String.init) ?? "") else { continue }
      if let time = modificationTime(of: package.path + "/Sources/" + path) { newest = max(newest, time) }
    }
    return newest
  }

  private static let kinds: Set<String> = ["swift", "c", "h", "modulemap"]

  private static func modificationTime(of path: String) -> Date? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return Date(timeIntervalSince1970: Double(status.st_mtim.tv_sec) + Double(status.st_mtim.tv_nsec) / 1e9)
  }

  private static func build(
    _ package: URL, toolchain: Toolchain, progress: Progress, verbose: Bool
  ) throws(CommandFailure) {
    progress.say("acetate: building Acetate's library (once for each toolchain and version of Acetate)")
    removeStaleObjects(package, toolchain, progress)
    let result = try ChildProcess.output(
      of: toolchain.swift, ["build", "--package-path", package.path, "-c", "release", "--product", product]
    ) { text in
      if text.contains("Another instance of SwiftPM") {
        progress.say("acetate: waiting for another SwiftPM that works in \(package.path)")
      }
      if verbose { progress.say(text.trimmingCharacters(in: .newlines)) }
      if let line = text.split(separator: "\n").last(where: { $0.hasPrefix("[") }) {
        progress.step("Acetate's library: \(line.prefix(70))")
      }
    }
    guard result.ending == .exited(0) else {
      let errors = (result.output + result.errors).split(separator: "\n").filter { $0.contains("error:") }
      throw CommandFailure(
        .toolchainMissing,
        "Acetate's library does not build with \(toolchain.swift); run `make setup` in \(package.path), or use "
          + "another toolchain. The first errors:\n" + errors.prefix(5).joined(separator: "\n"))
    }
  }

  /// Before a build: see the script. What it cannot do it leaves to `make clean`.
  private static func removeStaleObjects(_ package: URL, _ toolchain: Toolchain, _ progress: Progress) {
    let script = package.path + "/Scripts/stale-objects"
    let tools = URL(fileURLWithPath: toolchain.swift).deletingLastPathComponent().path
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    guard
      let result = try? ChildProcess.output(
        of: script, [".build/release"], environment: ["PATH": tools + ":" + path])
    else { return }
    if !result.output.isEmpty { progress.say(result.output.trimmingCharacters(in: .newlines)) }
  }

  /// Where modules, C module maps and the library are.
  private static func arguments(package: URL, release: URL) -> [String] {
    var result = ["-Xswiftc", "-I\(release.path)/Modules"]
    for map in moduleMaps(package: package, release: release) {
      result += ["-Xswiftc", "-Xcc", "-Xswiftc", "-fmodule-map-file=\(map)"]
    }
    for folder in headerFolders { result += ["-Xswiftc", "-Xcc", "-Xswiftc", "-I\(folder)"] }
    result += [
      "-Xlinker", "-L\(release.path)", "-Xlinker", "-l\(product)", "-Xlinker", "-rpath", "-Xlinker", release.path,
    ]
    return result
  }

  /// The maps of the C modules behind Acetate's: those SwiftPM wrote, and those of system libraries.
  private static func moduleMaps(package: URL, release: URL) -> [String] {
    let sources = package.appendingPathComponent("Sources")
    let modules = (try? FileManager.default.contentsOfDirectory(atPath: sources.path))?.sorted() ?? []
    return modules.compactMap { module in
      let candidates = [
        sources.path + "/\(module)/module.modulemap", sources.path + "/\(module)/include/module.modulemap",
        release.path + "/\(module).build/module.modulemap",
      ]
      return candidates.first { FileManager.default.fileExists(atPath: $0) }
    }
  }

  /// The folders of the system headers that those modules include, where Debian puts them.
  private static let headerFolders = ["/usr/include/freetype2", "/usr/include/harfbuzz"]
}
