// UIColor: components, descriptions, patterns, literals.

import Testing
import UIKit

@Suite struct ColorTests {
  @Test("Descriptions are UIKit's") func descriptions() {
    #expect(UIColor.red.description == "UIExtendedSRGBColorSpace 1 0 0 1")
    #expect(UIColor.black.description == "UIExtendedGrayColorSpace 0 1")
    #expect(UIColor.lightGray.description == "UIExtendedGrayColorSpace 0.666667 1")
    #expect(UIColor(displayP3Red: 1, green: 0.5, blue: 0, alpha: 1).description == "UIDisplayP3ColorSpace 1 0.5 0 1")
  }

  @Test("A grey colour gives its own component, and three equal ones") func grey() {
    var (white, alpha, red, green, blue): (CGFloat, CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0, 0)
    let color = UIColor(white: 0.25, alpha: 0.5)
    #expect(color.getWhite(&white, alpha: &alpha) && white == 0.25 && alpha == 0.5)
    #expect(color.getRed(&red, green: &green, blue: &blue, alpha: nil))
    #expect(abs(red - 0.25) < 1e-6 && red == green && green == blue)
  }

  @Test("Display P3 red lies outside sRGB") func displayP3() {
    var (red, green): (CGFloat, CGFloat) = (0, 0)
    #expect(UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1).getRed(&red, green: &green, blue: nil, alpha: nil))
    #expect(red > 1 && green < 0)
  }

  @Test("A pattern repeats upright from the origin and has no components") func pattern() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let tile = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 3), format: format).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
      UIColor.blue.setFill()
      context.fill(CGRect(x: 0, y: 1, width: 2, height: 2))
    }
    let color = UIColor(patternImage: tile)
    #expect(!color.getRed(nil, green: nil, blue: nil, alpha: nil) && !color.getWhite(nil, alpha: nil))
    let drawn = UIGraphicsImageRenderer(size: CGSize(width: 5, height: 7), format: format).image { context in
      color.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 5, height: 7))
    }
    for y in 0..<7 { #expect(drawn.cgImage!.pixels[4, y] == (y % 3 == 0 ? 0xFFFF_0000 : 0xFF00_00FF)) }
    #expect(UIColor(patternImage: UIImage()).cgColor.alpha == 0)
  }

  @Test("Equal colours are equal objects with equal hashes") func equality() {
    let (a, b) = (
      UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1), UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1)
    )
    #expect(a == b && a.hash == b.hash && a != a.withAlphaComponent(0.5))
    #expect(UIColor.systemRed == UIColor.systemRed && UIColor.systemRed != UIColor.red)
  }

  @Test("Colour literals are colours, with and without a context") func literals() {
    let stated: UIColor = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)
    let open = #colorLiteral(red: 0, green: 0, blue: 1, alpha: 1)
    #expect(stated == UIColor(red: 1, green: 0.5, blue: 0, alpha: 1) && open == UIColor.blue)
  }
}
