// Points to pixels and back: rounding, outward and inward rectangles, and numbers that are none.
import CoreGraphics
import Testing

@Suite struct DisplayScaleTests {
  @Test("SV-01 halves round towards +∞ at 3×")
  func negativeHalves() {
    #expect(DisplayScale(3).rounded(-187.5) == -562.0 / 3)
    #expect(DisplayScale(3).rounded(-195) == -195)
  }

  @Test("AL-01 the nearest pixel, halves up")
  func nearest() {
    #expect(DisplayScale(3).rounded(173.5) == 521.0 / 3)
    #expect(DisplayScale(3).rounded(173.25) == 520.0 / 3)
    #expect(DisplayScale(2).rounded(173.5) == 173.5)
    #expect(DisplayScale(2).rounded(173.25) == 173.5)
    #expect(DisplayScale(2).rounded(950.25) == 950.5)
  }

  @Test("SV-02 scale 1 rounds to whole points")
  func one() {
    #expect(DisplayScale(1).rounded(100.4) == 100)
    #expect(DisplayScale(0) == DisplayScale(1) && DisplayScale(.nan) == DisplayScale(1))
  }

  @Test("Outward rectangles take every touched pixel and forgive noise")
  func outward() {
    let scale = DisplayScale(3)
    let third = CGRect(x: 1.0 / 3, y: 2.0 / 3, width: 1.0 / 3, height: 1)
    #expect(scale.outwardPixelRect(third) == PixelRect(x0: 1, y0: 2, x1: 2, y1: 5))
    let noisy = CGRect(x: 1.0 / 3 - 1e-9, y: 2.0 / 3 + 1e-9, width: 1.0 / 3 + 2e-9, height: 1)
    #expect(scale.outwardPixelRect(noisy) == PixelRect(x0: 1, y0: 2, x1: 2, y1: 5))
    #expect(
      scale.outwardPixelRect(CGRect(x: 0.1, y: 0.1, width: 0.1, height: 0.1)) == PixelRect(x0: 0, y0: 0, x1: 1, y1: 1))
    #expect(
      scale.inwardPixelRect(CGRect(x: 0.1, y: 0, width: 1, height: 1)) == PixelRect(x0: 1, y0: 0, x1: 3, y1: 3))
    #expect(scale.rect(PixelRect(x0: 3, y0: 6, x1: 6, y1: 12)) == CGRect(x: 1, y: 2, width: 1, height: 2))
  }

  @Test("Empty, null, infinite, NaN and huge rectangles")
  func hostile() {
    let scale = DisplayScale(3)
    #expect(scale.outwardPixelRect(.null).isEmpty && scale.outwardPixelRect(.zero).isEmpty)
    #expect(scale.outwardPixelRect(CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)).isEmpty)
    let all = scale.outwardPixelRect(.infinite)
    #expect(all.x0 == -1_073_741_824 && all.y1 == 1_073_741_824)
    #expect(scale.nearestPixel(.nan) == 0 && scale.nearestPixel(.infinity) == 1_073_741_824)
    #expect(scale.nearestPixel(-1e308) == -1_073_741_824)
    #expect(scale.rounded(.infinity) == .infinity && scale.rounded(.nan).isNaN)
    #expect(scale.roundedUp(.nan).isNaN && scale.roundedDown(-.infinity) == -.infinity)
    #expect(scale.nearestPixelRect(.null).isEmpty)
  }

  @Test("Rounding is idempotent and moves by at most half a pixel")
  func properties() {
    var random = SeededGenerator(2)
    for _ in 0..<5000 {
      let scale = DisplayScale(CGFloat(random.int(1...3)))
      let value = random.double(-2000...2000)
      let rounded = scale.rounded(value)
      #expect(scale.rounded(rounded) == rounded)
      #expect(abs(rounded - value) <= 0.5 / scale.pixelsPerPoint + 1e-9)
      #expect(scale.roundedDown(value) <= value + 1e-6 && scale.roundedUp(value) >= value - 1e-6)
    }
  }
}
