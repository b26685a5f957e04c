// Clips, alone and together.
@testable import CoreGraphics
import Testing

@Suite struct ClipTests {
  private let everything = CGRect(x: -100, y: -100, width: 300, height: 300)

  @Test func rectanglesIntersect() {
    let context = canvas(8, 8)
    context.clip(to: CGRect(x: 1, y: 1, width: 5, height: 5))
    context.clip(to: CGRect(x: 3, y: 2, width: 5, height: 5))
    #expect(context.boundingBoxOfClipPath == CGRect(x: 3, y: 2, width: 3, height: 4))
    context.setFillColor(red)
    context.fill(everything)
    let result = pixels(of: context)
    for y in 0..<8 {
      for x in 0..<8 { #expect((result[x, y] != 0) == (x >= 3 && x < 6 && y >= 2 && y < 6)) }
    }
  }

  @Test func theSameFractionalEdgeTwiceIsNotThinner() {
    let (once, twice) = (canvas(8, 8), canvas(8, 8))
    for context in [once, twice] {
      context.clip(to: CGRect(x: 1.5, y: 1.25, width: 4, height: 4))
      if context === twice { context.clip(to: CGRect(x: 1.5, y: 1.25, width: 4, height: 4)) }
      context.setFillColor(red)
      context.fill(everything)
    }
    #expect(pixels(of: once) == pixels(of: twice))
    #expect(pixels(of: once)[1, 3] == 0x8080_0000)
  }

  @Test func pathClipIsThePathsCoverage() {
    let circle = CGRect(x: 1.3, y: 2.2, width: 12, height: 9)
    let (clipped, filled) = (canvas(16, 16), canvas(16, 16))
    clipped.addEllipse(in: circle)
    clipped.clip()
    clipped.setFillColor(red)
    clipped.fill(everything)
    filled.setFillColor(red)
    filled.fillEllipse(in: circle)
    #expect(pixels(of: clipped).distance(to: pixels(of: filled)) <= 1)
  }

  @Test func evenOddLeavesTheHole() {
    let context = canvas(10, 10)
    context.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
    context.addRect(CGRect(x: 3, y: 3, width: 4, height: 4))
    context.clip(using: .evenOdd)
    context.setFillColor(red)
    context.fill(everything)
    #expect(pixels(of: context)[5, 5] == 0)
    #expect(pixels(of: context)[1, 1] == 0xFFFF_0000)
  }

  @Test func severalRectanglesAreAUnion() {
    let context = canvas(10, 2)
    let columns: [(CGFloat, CGFloat)] = [(0, 2), (1, 3), (6, 1)]
    context.clip(to: columns.map { CGRect(x: $0.0, y: 0, width: $0.1, height: 2) })
    context.setFillColor(red)
    context.fill(everything)
    #expect((0..<10).filter { pixels(of: context)[$0, 0] != 0 } == [0, 1, 2, 3, 6])
    context.clip(to: [CGRect]())
    context.setFillColor(blue)
    context.fill(everything)
    #expect(pixels(of: context).values.allSatisfy { $0 != 0xFF00_00FF })
    #expect(context.boundingBoxOfClipPath.isNull)
  }

  /// Documented: CGContextClipToMask. A sample of 0 in an image mask paints; in an image, white does.
  @Test func masksDecideHowMuchIsPainted() {
    let bytes = Data([0, 255])
    let mask = CGImage(
      maskWidth: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: 2,
      provider: CGDataProvider(data: bytes as CFData)!, decode: nil, shouldInterpolate: false)!
    let first = canvas(2, 1)
    first.clip(to: CGRect(x: 0, y: 0, width: 2, height: 1), mask: mask)
    first.setFillColor(red)
    first.fill(everything)
    #expect(pixels(of: first).values == [0xFFFF_0000, 0])
    let second = canvas(2, 1)
    second.clip(to: CGRect(x: 0, y: 0, width: 2, height: 1), mask: image([[0xFF00_0000, 0xFFFF_FFFF]]))
    second.setFillColor(red)
    second.fill(everything)
    #expect(pixels(of: second).values == [0, 0xFFFF_0000])
  }

  @Test func clipMovesWithItsMatrixNotLaterOnes() {
    let context = canvas(10, 10)
    context.translateBy(x: 4, y: 0)
    context.clip(to: CGRect(x: 0, y: 0, width: 2, height: 10))
    context.translateBy(x: 3, y: 0)
    #expect(context.boundingBoxOfClipPath == CGRect(x: -3, y: 0, width: 2, height: 10))
    context.setFillColor(red)
    context.fill(everything)
    #expect((0..<10).filter { pixels(of: context)[$0, 5] != 0 } == [4, 5])
    context.resetClip()
    context.fill(everything)
    #expect(pixels(of: context).values.allSatisfy { $0 == 0xFFFF_0000 })
  }
}
