// Recorded drawing is immediate drawing: the same bytes.
@testable import CoreGraphics
import Testing

@Suite struct RecordingTests {
  private let size = CGSize(width: 64, height: 64)

  private func immediate(_ seed: Int, scale: CGFloat) -> Pixels {
    let context = CGContext(uiKitSize: size, scale: scale, opaque: false)!
    var drawing = RandomDrawing(seed: seed)
    drawing.draw(on: context)
    return pixels(of: context)
  }

  private func recorded(_ seed: Int, scale: CGFloat) -> DisplayList {
    let context = CGContext(recording: CGRect(origin: .zero, size: size), scale: scale)
    var drawing = RandomDrawing(seed: seed)
    drawing.draw(on: context)
    return context.finishRecording()
  }

  private func replay(_ list: DisplayList, scale: CGFloat) -> Pixels {
    let buffer = PixelBuffer(width: Int(64 * scale), height: Int(64 * scale))!
    list.replay(into: BitmapBackend(buffer: buffer, baseTransform: CGAffineTransform(scaleX: scale, y: scale)))
    return Pixels(buffer)
  }

  @Test("a thousand random drawings recorded and drawn at once give the same bytes", arguments: 0..<10)
  func recordedEqualsImmediate(_ batch: Int) {
    for seed in (batch * 100)..<(batch * 100 + 100) {
      let scale: CGFloat = seed % 3 == 0 ? 2 : 1
      let list = recorded(seed, scale: scale)
      #expect(replay(list, scale: scale) == immediate(seed, scale: scale), "seed \(seed)")
    }
  }

  @Test func recordingTwiceThroughARecorderChangesNothing() {
    for seed in 2000..<2020 {
      let list = recorded(seed, scale: 1)
      let again = DisplayListRecorder(
        bounds: CGRect(origin: .zero, size: size), baseTransform: .identity, deviceHeight: 64)
      list.replay(into: again)
      #expect(replay(again.makeDisplayList(), scale: 1) == replay(list, scale: 1), "seed \(seed)")
    }
  }

  /// Nothing is drawn outside `drawnBounds`: damage relies on it.
  @Test func drawnBoundsHoldWhatIsDrawn() {
    for seed in 3000..<3100 {
      let list = recorded(seed, scale: 1)
      let result = replay(list, scale: 1)
      let box = list.drawnBounds
      for y in 0..<64 {
        for x in 0..<64 where result[x, y] != 0 {
          let pixel = CGRect(x: x, y: y, width: 1, height: 1)
          if !box.contains(pixel) { Issue.record("seed \(seed): (\(x), \(y)) outside \(box)") }
        }
      }
    }
  }

  @Test func neighbouringOperationsShareAState() {
    let context = CGContext(recording: CGRect(origin: .zero, size: size), scale: 1)
    context.setFillColor(red)
    for x in 0..<10 { context.fill(CGRect(x: x, y: 0, width: 1, height: 1)) }
    context.setFillColor(blue)
    context.fill(CGRect(x: 0, y: 5, width: 1, height: 1))
    let list = context.finishRecording()
    #expect(list.operations.count == 11)
    #expect(list.states.count == 2)
    #expect(list.drawnBounds.contains(CGRect(x: 0, y: 0, width: 10, height: 6)))
    #expect(CGContext(recording: .zero, scale: 1).finishRecording().isEmpty)
  }

  @Test func imageOfARecordingContextShowsWhatWasRecorded() {
    let context = CGContext(recording: CGRect(x: 10, y: 20, width: 4, height: 4), scale: 2)
    context.setFillColor(red)
    context.fill(CGRect(x: 10, y: 20, width: 2, height: 4))
    let result = pixels(of: context)
    #expect(result.width == 8 && result.height == 8)
    #expect(result[3, 7] == 0xFFFF_0000)
    #expect(result[4, 0] == 0)
  }
}
