// Which host an app runs on: what the environment says, else a window when there is a display, else none.
//
// Read by: AppProcess. Set by: `acetate run`, or by hand:
//   ACETATE_HOST=window|headless  ACETATE_DEVICE=NAME|free  ACETATE_SCALE=N
//   ACETATE_SCRIPT=FILE  ACETATE_OUT=FOLDER

import HostHeadless
import HostInterface
import UIKitCore

#if WindowHost
  import HostSDL
#endif

@MainActor
struct HostChoice {
  enum Kind: String {
    case window, headless
  }

  let kind: Kind
  let device: HostDevice
  /// Pixels per point; nil for the device's own, or what a display has room for.
  let scale: CGFloat?
  let script: String?
  let folder: String

  struct Mistake: Error, CustomStringConvertible {
    let description: String
  }

  init(environment: [String: String]) throws {
    func value(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
    script = value("ACETATE_SCRIPT")
    folder = value("ACETATE_OUT") ?? "out"
    if let name = value("ACETATE_HOST") {
      guard let known = Kind(rawValue: name) else {
        throw Mistake(description: "ACETATE_HOST is '\(name)': it may be window or headless")
      }
      kind = known
    } else {
      let hasDisplay = value("DISPLAY") != nil || value("WAYLAND_DISPLAY") != nil
      kind = hasDisplay && script == nil && Self.hasWindows ? .window : .headless
    }
    scale = value("ACETATE_SCALE").flatMap { Double($0) }.flatMap { (0.5...8).contains($0) ? CGFloat($0) : nil }
    let name = value("ACETATE_DEVICE") ?? HostDevice.standard
    guard var device = name == "free" ? HostDevice.free : HostDevice.named(name) else {
      throw Mistake(description: "ACETATE_DEVICE is '\(name)': there is no such device")
    }
    if let scale { device.scale = scale }
    self.device = device
  }

  /// - Throws: a mistake in the script, with its line.
  func makeHost() throws -> any PlatformHost {
    switch kind {
    case .headless: return HeadlessHost(device: device, script: try readScript(), folder: folder)
    case .window: return try makeWindowHost()
    }
  }

  #if WindowHost
    private static let hasWindows = true

    private func makeWindowHost() throws -> any PlatformHost {
      let name = Bundle.main.infoDictionary?["CFBundleDisplayName"] as? String ?? device.name
      return try SDLHost(device: device, scale: scale, title: name)
    }
  #else
    private static let hasWindows = false

    private func makeWindowHost() throws -> any PlatformHost {
      throw Mistake(
        description: "this build has no windows: build with the trait WindowHost (libsdl2-dev), or use --host headless")
    }
  #endif

  private func readScript() throws -> Script {
    guard let script else { return .standard }
    guard
      let data = script == "-"
        ? FileHandle.standardInput.readDataToEndOfFile() : FileManager.default.contents(atPath: script)
    else { throw Mistake(description: "the script '\(script)' cannot be read: check its name") }
    do {
      return try Script(String(decoding: data, as: UTF8.self))
    } catch {
      throw Mistake(description: "\(script == "-" ? "the script" : script), \(error)")
    }
  }
}
