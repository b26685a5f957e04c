// Images: placement, scaling, masks, tiles.
@testable import CoreGraphics
import Testing

@Suite struct ImageDrawingTests {
  private let checks = image([[0xFFFF_0000, 0xFF00_FF00], [0xFF00_00FF, 0xFFFF_FFFF]])

  /// Draws upright whatever the context's orientation.
  private func upright(_ context: CGContext, _ picture: CGImage, _ rect: CGRect) {
    context.saveGState()
    context.translateBy(x: 0, y: rect.minY + rect.maxY)
    context.scaleBy(x: 1, y: -1)
    context.draw(picture, in: rect)
    context.restoreGState()
  }

  @Test func nearestKeepsPixels() {
    let context = canvas(4, 4)
    context.interpolationQuality = .none
    upright(context, checks, CGRect(x: 0, y: 0, width: 4, height: 4))
    let result = pixels(of: context)
    #expect(result[0, 0] == 0xFFFF_0000 && result[1, 1] == 0xFFFF_0000)
    #expect(result[2, 1] == 0xFF00_FF00 && result[1, 2] == 0xFF00_00FF && result[3, 3] == 0xFFFF_FFFF)
  }

  @Test func bilinearMixesNeighboursAndClampsEdges() {
    let context = canvas(4, 1)
    upright(context, image([[0xFF00_0000, 0xFFFF_FFFF]]), CGRect(x: 0, y: 0, width: 4, height: 1))
    let result = pixels(of: context)
    for (x, level) in [(0, 0), (1, 64), (2, 191), (3, 255)] {
      #expect(abs(Int(result[x, 0] & 255) - level) <= 1, "column \(x)")
    }
  }

  @Test func highQualityAveragesAreas() {
    let stripes = image([(0..<16).map { $0 % 4 == 0 ? 0xFFFF_FFFF : 0xFF00_0000 }])
    let context = canvas(4, 1)
    context.interpolationQuality = .high
    upright(context, stripes, CGRect(x: 0, y: 0, width: 4, height: 1))
    for x in 0..<4 { #expect(abs(channel(pixels(of: context)[x, 0], 0) - 64) <= 1) }
  }

  @Test func fractionalEdgesAreCovered() {
    let solid = image([[0xFFFF_0000]])
    let context = canvas(3, 1)
    upright(context, solid, CGRect(x: 0.5, y: 0, width: 1, height: 1))
    #expect(pixels(of: context).values == [0x8080_0000, 0x8080_0000, 0])
  }

  @Test func rotationByAQuarterTurn() {
    let context = canvas(2, 2)
    context.translateBy(x: 2, y: 0)
    context.rotate(by: .pi / 2)
    upright(context, checks, CGRect(x: 0, y: 0, width: 2, height: 2))
    let result = pixels(of: context)
    // Turned clockwise with y down: the left column comes to the top.
    for (x, y, value) in [(1, 0, 0xFFFF_0000), (1, 1, 0xFF00_FF00), (0, 0, 0xFF00_00FF)] as [(Int, Int, UInt32)] {
      #expect(channelDistance(result[x, y], value) <= 2, "(\(x), \(y)): \(String(result[x, y], radix: 16))")
    }
  }

  @Test func maskIsPaintedWithTheFill() {
    let bytes = Data([0, 255, 128, 0])
    let mask = CGImage(
      maskWidth: 2, height: 2, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: 2,
      provider: CGDataProvider(data: bytes as CFData)!, decode: nil, shouldInterpolate: false)!
    let context = canvas(2, 2)
    context.setFillColor(red)
    upright(context, mask, CGRect(x: 0, y: 0, width: 2, height: 2))
    let result = pixels(of: context)
    #expect(result[0, 0] == 0xFFFF_0000 && result[1, 0] == 0 && result[1, 1] == 0xFFFF_0000)
    #expect(result[0, 1] == 0x7F7F_0000)
  }

  @Test func tilesRepeatOverTheClip() {
    let context = canvas(6, 4)
    context.clip(to: CGRect(x: 0, y: 0, width: 5, height: 4))
    context.draw(checks, in: CGRect(x: 2, y: 0, width: 2, height: 2), byTiling: true)
    let result = pixels(of: context)
    for y in 0..<4 {
      for x in 0..<5 {
        // y down: each tile is upside down.
        let rows: [[UInt32]] = [[0xFF00_00FF, 0xFFFF_FFFF], [0xFFFF_0000, 0xFF00_FF00]]
        #expect(result[x, y] == rows[y % 2][x % 2])
      }
      #expect(result[5, y] == 0)
    }
  }

  @Test func alphaMultipliesImages() {
    let context = canvas(2, 2)
    context.setAlpha(0.5)
    upright(context, checks, CGRect(x: 0, y: 0, width: 2, height: 2))
    #expect(pixels(of: context)[0, 0] == 0x8080_0000)
  }
}
