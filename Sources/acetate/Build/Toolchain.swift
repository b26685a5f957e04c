// The Swift toolchain that builds previews: the first `swift` on PATH. Found once per run; starts no process.

import Foundation

/// A Swift toolchain.
struct Toolchain {
  /// The absolute path of `swift`.
  var swift: String
  /// The absolute path of the program that prints backtraces; nil when the toolchain has none.
  var backtracer: String?
  /// Differs between toolchains, and changes when one is replaced: what is built with one is not used with another.
  var identity: String

  /// The first one on PATH.
  ///
  /// - Throws: ``ExitCode/toolchainMissing``.
  static func find() throws(CommandFailure) -> Toolchain {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init)
    for folder in folders where folder.hasPrefix("/") {
      let swift = folder + "/swift"
      guard access(swift, X_OK) == 0 else { continue }
      let real = URL(fileURLWithPath: folder + "/swiftc").resolvingSymlinksInPath().path
      var status = stat()
      guard stat(real, &status) == 0 else { continue }
      let backtracer = URL(fileURLWithPath: real).deletingLastPathComponent()
        .appendingPathComponent("../libexec/swift/linux/swift-backtrace").standardizedFileURL.path
      return Toolchain(
        swift: swift, backtracer: access(backtracer, X_OK) == 0 ? backtracer : nil,
        identity: "\(real) \(status.st_size) \(status.st_mtim.tv_sec)")
    }
    throw CommandFailure(
      .toolchainMissing,
      "no Swift toolchain: there is no `swift` on PATH. Install Swift 6.1 or later from swift.org and put its "
        + "usr/bin on PATH")
  }
}
