// Colours and colour spaces: values kept, pixels made, conversions against published numbers.
import CoreGraphics
import Testing

@Suite struct CGColorTests {
  @Test func componentsAndAlpha() {
    let color = CGColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5)
    #expect(color.components == [0.25, 0.5, 0.75, 0.5])
    #expect(color.numberOfComponents == 4 && color.alpha == 0.5)
    #expect(color.colorSpace?.name == CGColorSpace.sRGB)
    #expect(color.copy(alpha: 1)?.components == [0.25, 0.5, 0.75, 1])
    #expect(CGColor.black.components == [0, 1] && CGColor.white.components == [1, 1])
    #expect(CGColor.clear.alpha == 0)
    #expect(color == CGColor(srgbRed: 0.25, green: 0.5, blue: 0.75, alpha: 0.5))
    #expect(CGColor(gray: 1, alpha: 1) != CGColor(red: 1, green: 1, blue: 1, alpha: 1))
  }

  @Test func initialisersFromASpace() throws {
    let p3 = try #require(CGColorSpace(name: CGColorSpace.displayP3))
    let color = try #require(CGColor(colorSpace: p3, components: [1, 0, 0, 1]))
    #expect(color.colorSpace == p3)
    let pattern = try #require(CGColorSpace(patternBaseSpace: nil))
    #expect(CGColor(colorSpace: pattern, components: [1]) == nil)
    #expect(CGColorSpace(name: "no such space") == nil)
    #expect(pattern.model == .pattern && pattern.numberOfComponents == 0 && !pattern.supportsOutput)
  }

  @Test func spaces() throws {
    #expect(CGColorSpaceCreateDeviceRGB().numberOfComponents == 3)
    #expect(CGColorSpaceCreateDeviceGray().model == .monochrome)
    #expect(CGColorSpaceCreateDeviceCMYK().numberOfComponents == 4)
    #expect(try #require(CGColorSpace(name: CGColorSpace.displayP3)).isWideGamutRGB)
    #expect(!CGColorSpaceCreateDeviceRGB().isWideGamutRGB)
    #expect(try #require(CGColorSpace(name: CGColorSpace.extendedSRGB)).isWideGamutRGB)
  }

  @Test("Pixels are premultiplied, rounded once, in BGRA order")
  func pixels() {
    #expect(CGColor(red: 1, green: 0.5, blue: 0, alpha: 1).premultipliedPixel == 0xFFFF_8000)
    #expect(CGColor(gray: 1, alpha: 0.5).premultipliedPixel == 0x8080_8080)
    #expect(CGColor(gray: 0.1, alpha: 1).premultipliedPixel == 0xFF1A_1A1A)
    #expect(CGColor.clear.premultipliedPixel == 0)
    #expect(CGColor(red: 0, green: 0x7A / 255.0, blue: 1, alpha: 1).premultipliedPixel == 0xFF00_7AFF)
    #expect(CGColor(genericCMYKCyan: 1, magenta: 0, yellow: 0, black: 0, alpha: 1).premultipliedPixel == 0xFF00_FFFF)
    #expect(CGColor.black.isOpaque && !CGColor(gray: 0, alpha: 0.99).isOpaque)
  }

  @Test("Every 8-bit sRGB value comes back as itself")
  func levels() {
    for level in 0...255 {
      let pixel = CGColor(red: CGFloat(level) / 255, green: 0, blue: 0, alpha: 1).premultipliedPixel
      #expect(pixel == 0xFF00_0000 | UInt32(level) << 16)
    }
  }

  @Test("Out of gamut, NaN and infinite components are clipped")
  func hostile() {
    #expect(CGColor(red: 2, green: -1, blue: .nan, alpha: .infinity).premultipliedPixel == 0xFFFF_0000)
    #expect(CGColor(red: .infinity, green: -.infinity, blue: 1e308, alpha: 1).premultipliedPixel == 0xFFFF_00FF)
    #expect(CGColor(red: 1, green: 1, blue: 1, alpha: .nan).premultipliedPixel == 0)
  }

  @Test("Display P3 primaries in extended sRGB (published figures)")
  func displayP3() throws {
    let p3 = try #require(CGColorSpace(name: CGColorSpace.displayP3))
    let extended = try #require(CGColorSpace(name: CGColorSpace.extendedSRGB))
    let red = try #require(CGColor(colorSpace: p3, components: [1, 0, 0, 1]))
    let converted = try #require(red.converted(to: extended, intent: .defaultIntent, options: nil))
    let values = try #require(converted.components)
    // 1.0930, −0.2267, −0.1501: as WebKit and the CSS Color 4 samples print them.
    #expect(abs(values[0] - 1.0930) < 1e-4 && abs(values[1] + 0.2267) < 1e-4 && abs(values[2] + 0.1501) < 1e-4)
    #expect(red.premultipliedPixel == 0xFFFF_0000)
    let srgbRed = try #require(
      CGColor(red: 1, green: 0, blue: 0, alpha: 1).converted(to: p3, intent: .defaultIntent, options: nil))
    let back = try #require(srgbRed.components)
    #expect(abs(back[0] - 0.9175) < 1e-4 && abs(back[1] - 0.2003) < 1e-4 && abs(back[2] - 0.1386) < 1e-4)
  }

  @Test("Conversions there and back give the colour again")
  func roundTrips() throws {
    var random = SeededGenerator(4)
    let names = [
      CGColorSpace.sRGB, CGColorSpace.linearSRGB, CGColorSpace.displayP3, CGColorSpace.extendedLinearDisplayP3,
      CGColorSpace.extendedSRGB,
    ]
    let wide = try #require(CGColorSpace(name: CGColorSpace.extendedLinearSRGB))
    for name in names {
      let space = try #require(CGColorSpace(name: name))
      for _ in 0..<100 {
        let values = (0..<3).map { _ in CGFloat(random.double(0...1)) } + [1]
        let color = try #require(CGColor(colorSpace: space, components: values))
        let there = try #require(color.converted(to: wide, intent: .defaultIntent, options: nil))
        let back = try #require(there.converted(to: space, intent: .defaultIntent, options: nil)?.components)
        #expect(zip(values, back).allSatisfy { abs($0 - $1) < 1e-6 })
      }
    }
  }

  @Test("Gray levels keep their value in RGB, and RGB weighs 0.2126, 0.7152, 0.0722 in linear gray")
  func gray() throws {
    let srgb = CGColorSpaceCreateDeviceRGB()
    let gray = try #require(CGColor(gray: 0.3, alpha: 1).converted(to: srgb, intent: .defaultIntent, options: nil))
    #expect(gray.components == [0.3, 0.3, 0.3, 1])
    let linear = try #require(CGColorSpace(name: CGColorSpace.linearGray))
    let green = try #require(
      CGColor(red: 0, green: 1, blue: 0, alpha: 1).converted(to: linear, intent: .defaultIntent, options: nil))
    #expect(abs((green.components?[0] ?? 0) - 0.7152) < 1e-4)
  }
}
