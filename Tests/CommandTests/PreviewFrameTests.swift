// The size and scale of a preview: command line before traits before device.
import Foundation
import Testing

@testable import SnapshotTesting

@Suite("Preview frame")
struct PreviewFrameTests {
  private func frame(_ traits: [PreviewTrait], _ arguments: String...) throws -> PreviewFrame {
    PreviewFrame(traits: traits, request: try RunnerArguments(["runner"] + arguments))
  }

  @Test("without a word the renderer chooses the size, the standard device the scale")
  func standard() throws {
    let frame = try frame([])
    #expect(frame.size == nil)
    #expect(frame.scale == 3)
    #expect(frame.device == nil)
  }

  @Test("--size wins over traits, traits over the device")
  func precedence() throws {
    let fixed = PreviewTrait.fixedLayout(width: 10, height: 20)
    #expect(try frame([fixed], "--size", "5x6").size == CGSize(width: 5, height: 6))
    #expect(try frame([fixed], "--device", "iPhone SE").size == CGSize(width: 10, height: 20))
    #expect(try frame([], "--device", "iPhone SE").size == CGSize(width: 375, height: 667))
    #expect(try frame([], "--device", "iPhone SE").scale == 2)
    #expect(try frame([], "--device", "iPhone SE", "--scale", "1").scale == 1)
  }

  @Test("a landscape preview swaps the device's sides")
  func landscape() throws {
    #expect(try frame([.landscapeLeft]).size == CGSize(width: 852, height: 393))
    #expect(try frame([.portrait]).size == CGSize(width: 393, height: 852))
  }

  @Test(
    "a runner refuses what it does not understand",
    arguments: [
      ["--size", "5"], ["--size", "axb"], ["--scale", "-1"], ["--scale", "nan"], ["--out"], ["--render", "a"],
      ["--what"],
    ])
  func refusals(arguments: [String]) {
    #expect(throws: RunnerArguments.Refusal.self) { try RunnerArguments(["runner"] + arguments) }
  }
}
