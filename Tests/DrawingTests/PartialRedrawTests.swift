// A pixel depends on the operations alone: the same picture drawn in parts, at other places of other buffers.
@testable import CoreGraphics
import Testing

@Suite struct PartialRedrawTests {
  private func record(_ seed: Int) -> DisplayList {
    let context = CGContext(recording: CGRect(x: 0, y: 0, width: 64, height: 64), scale: 1)
    var drawing = RandomDrawing(seed: seed)
    drawing.draw(on: context)
    return context.finishRecording()
  }

  private let base = CGAffineTransform(a: 1.5, b: 0, c: 0, d: 1.5, tx: 0, ty: 0)

  private func whole(_ list: DisplayList) -> Pixels {
    let buffer = PixelBuffer(width: 96, height: 96)!
    list.replay(into: BitmapBackend(buffer: buffer, baseTransform: base))
    return Pixels(buffer)
  }

  @Test("random clips of the whole buffer", arguments: 0..<4)
  func clipped(_ batch: Int) {
    var random = SeededRandom(batch + 900)
    for seed in (batch * 60)..<(batch * 60 + 60) {
      let list = record(seed)
      let expected = whole(list)
      let (x, y) = (random.index(90), random.index(90))
      let part = PixelRect(x: x, y: y, width: 1 + random.index(96 - x), height: 1 + random.index(96 - y))
      let buffer = PixelBuffer(width: 96, height: 96)!
      list.replay(into: BitmapBackend(buffer: buffer, origin: (0, 0), baseTransform: base, clip: part))
      expectPart(Pixels(buffer), of: expected, part, at: (0, 0), "seed \(seed)")
    }
  }

  @Test("random buffers that are parts of the device", arguments: 0..<4)
  func placed(_ batch: Int) {
    var random = SeededRandom(batch + 1900)
    for seed in (batch * 60)..<(batch * 60 + 60) {
      let list = record(seed)
      let expected = whole(list)
      let (x, y) = (random.index(90), random.index(90))
      let part = PixelRect(x: x, y: y, width: 1 + random.index(96 - x), height: 1 + random.index(96 - y))
      let buffer = PixelBuffer(width: part.width, height: part.height)!
      list.replay(
        into: BitmapBackend(buffer: buffer, origin: (part.x0, part.y0), baseTransform: base, clip: nil))
      expectPart(Pixels(buffer), of: expected, part, at: (x, y), "seed \(seed)")
    }
  }

  @Test func bandsMakeTheWhole() {
    for seed in 500..<520 {
      let list = record(seed)
      let buffer = PixelBuffer(width: 96, height: 96)!
      for top in stride(from: 0, to: 96, by: 13) {
        let band = PixelRect(x: 0, y: top, width: 96, height: min(13, 96 - top))
        list.replay(into: BitmapBackend(buffer: buffer, origin: (0, 0), baseTransform: base, clip: band))
      }
      #expect(Pixels(buffer) == whole(list), "seed \(seed)")
    }
  }

  /// Inside `part` the pixels are the expected ones, outside it untouched.
  private func expectPart(
    _ result: Pixels, of expected: Pixels, _ part: PixelRect, at origin: (Int, Int), _ comment: String
  ) {
    for y in 0..<result.height {
      for x in 0..<result.width {
        let (deviceX, deviceY) = (x + origin.0, y + origin.1)
        let isInside = part.contains(x: Int32(deviceX), y: Int32(deviceY))
        let value = isInside ? expected[deviceX, deviceY] : 0
        if result[x, y] != value {
          Issue.record("\(comment): (\(deviceX), \(deviceY)) is \(result[x, y]), not \(value)")
          return
        }
      }
    }
  }
}
