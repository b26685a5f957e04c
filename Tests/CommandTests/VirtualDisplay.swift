// An X server without a screen, and the events and pixels of its windows, for WindowTests.
import Foundation
import ImageIO
import Testing

@testable import acetate

/// Xvfb on a display of its own, whose framebuffer is a file.
final class VirtualDisplay {
  /// Whether this machine has what it takes.
  static let isInstalled = ["/usr/bin/Xvfb", "/usr/bin/xdotool", "/usr/include/SDL2/SDL.h"]
    .allSatisfy { FileManager.default.fileExists(atPath: $0) }

  let name: String
  private let server: ChildProcess
  private let folder: TemporaryFolder

  struct Failure: Error {
    let message: String
  }

  /// Pixels.
  init(width: Int, height: Int) throws {
    folder = try TemporaryFolder("display")
    server = try ChildProcess(
      "/usr/bin/Xvfb",
      ["-displayfd", "1", "-screen", "0", "\(width)x\(height)x24", "-nolisten", "tcp", "-fbdir", folder.path],
      hasLifeline: true)
    var number = ""
    while !number.hasSuffix("\n") {
      switch server.read(until: .now + .seconds(30)) {
      case .data(.output, let bytes): number += String(decoding: bytes, as: UTF8.self)
      case .data(.errors, _): continue
      case .ended, .timedOut: throw Failure(message: "Xvfb did not start")
      }
    }
    name = ":" + number.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  func end() {
    server.end()
    _ = server.wait()
  }

  /// Runs xdotool and returns what it prints. What it waits for (`--sync`) may never come: it is ended after half a minute.
  @discardableResult
  func tool(_ arguments: String...) throws -> String {
    let result = try ChildProcess.output(
      of: "/usr/bin/timeout", ["30", "/usr/bin/xdotool"] + arguments, environment: ["DISPLAY": name])
    guard result.ending == .exited(0) else {
      throw Failure(message: "xdotool \(arguments.joined(separator: " ")): \(result.ending) \(result.errors)")
    }
    return result.output
  }

  /// Waits for a window, gives it the focus, as no window manager is there to do so (keys, modifiers among them, go to the
  /// window that has it), and returns its id.
  func focusWindow(titled title: String) throws -> String {
    let found = try tool("search", "--sync", "--name", title)
    let id = try #require(found.split(separator: "\n").last.map(String.init))
    try tool("windowfocus", "--sync", id)
    return id
  }

  /// Where a window's top left is on the display, pixels.
  func place(of window: String) throws -> (x: Int, y: Int) {
    let lines = try tool("getwindowgeometry", "--shell", window).split(separator: "\n")
    func value(_ name: String) -> Int? { lines.first { $0.hasPrefix(name + "=") }.flatMap { Int($0.dropFirst(2)) } }
    guard let x = value("X"), let y = value("Y") else { throw Failure(message: "no geometry: \(lines)") }
    return (x, y)
  }

  /// Whether the display shows an opaque picture there; waits for it, as the frame may be on its way.
  func shows(_ png: Data, at place: (x: Int, y: Int)) throws -> Bool {
    let picture = try Self.pixels(png)
    let deadline = ContinuousClock.now + .seconds(10)
    repeat {
      if try matches(picture, at: place) { return true }
      usleep(10_000)
    } while ContinuousClock.now < deadline
    return false
  }

  private typealias Picture = (width: Int, height: Int, bytes: [UInt8])

  private static func pixels(_ png: Data) throws -> Picture {
    let image = try ImageCodec.decode(png).image
    guard let data = image.dataProvider?.data as Data? else { throw Failure(message: "the picture has no pixels") }
    let (bytes, rowLength) = ([UInt8](data), image.bytesPerRow)
    let rows = (0..<image.height).flatMap { bytes[$0 * rowLength..<$0 * rowLength + image.width * 4] }
    return (image.width, image.height, rows)
  }

  /// Compares with the framebuffer, a file in the form of xwd: a header of big-endian words, colours, rows.
  private func matches(_ picture: Picture, at place: (x: Int, y: Int)) throws -> Bool {
    guard let data = FileManager.default.contents(atPath: folder.path + "/Xvfb_screen0"), data.count > 100 else {
      throw Failure(message: "there is no framebuffer")
    }
    let bytes = [UInt8](data)
    func word(_ index: Int) -> Int { (0..<4).reduce(0) { $0 << 8 | Int(bytes[index * 4 + $1]) } }
    let (start, rowLength) = (word(0) + word(19) * 12, word(12))
    for y in 0..<picture.height {
      let row = start + (place.y + y) * rowLength + place.x * 4
      guard row + picture.width * 4 <= bytes.count else { return false }
      for x in 0..<picture.width {
        let (a, b) = (row + x * 4, (y * picture.width + x) * 4)
        // Blue first there, red first here.
        guard bytes[a] == picture.bytes[b + 2], bytes[a + 1] == picture.bytes[b + 1], bytes[a + 2] == picture.bytes[b]
        else { return false }
      }
    }
    return true
  }
}
