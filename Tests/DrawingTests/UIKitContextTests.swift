// Orientation of contexts and images.
@testable import CoreGraphics
import Testing

@Suite struct UIKitContextTests {
  private let redOverBlue = image([[0xFFFF_0000, 0xFFFF_0000], [0xFF00_00FF, 0xFF00_00FF]])

  @Test("CG-01 CGContext.draw in a UIKit context shows an image upside down, in the same rectangle")
  func imageIsFlipped() {
    let context = canvas(4, 4)
    context.draw(redOverBlue, in: CGRect(x: 1, y: 1, width: 2, height: 2))
    let result = pixels(of: context)
    #expect(result[1, 1] == 0xFF00_00FF)
    #expect(result[2, 2] == 0xFFFF_0000)
    #expect(result[0, 0] == 0)
    #expect(result[3, 1] == 0)
  }

  @Test("CG-01 the flip that UIImage.draw makes shows it upright")
  func flippedContextShowsImageUpright() {
    let context = canvas(4, 4)
    context.translateBy(x: 0, y: 4)
    context.scaleBy(x: 1, y: -1)
    context.draw(redOverBlue, in: CGRect(x: 1, y: 1, width: 2, height: 2))
    let result = pixels(of: context)
    #expect(result[1, 1] == 0xFFFF_0000)
    #expect(result[1, 2] == 0xFF00_00FF)
  }

  @Test("CG-01 a raw context shows an image upright")
  func rawContextShowsImageUpright() {
    let context = rawCanvas(2, 2)
    context.draw(redOverBlue, in: CGRect(x: 0, y: 0, width: 2, height: 2))
    let result = pixels(of: context)
    #expect(result[0, 0] == 0xFFFF_0000)
    #expect(result[0, 1] == 0xFF00_00FF)
  }

  @Test("CG-02 (20,20,40,40) is 20 px from the top in a UIKit context")
  func fillInUIKitContext() {
    let context = canvas(100, 100)
    context.setFillColor(red)
    context.fill(CGRect(x: 20, y: 20, width: 40, height: 40))
    let result = pixels(of: context)
    for (y, value) in [(19, 0), (20, 0xFFFF_0000), (59, 0xFFFF_0000), (60, 0)] as [(Int, UInt32)] {
      #expect(result[30, y] == value, "row \(y)")
    }
  }

  @Test("CG-02 (20,20,40,40) is 20 px from the bottom in a raw context of height 100")
  func fillInRawContext() {
    let context = rawCanvas(100, 100)
    context.setFillColor(red)
    context.fill(CGRect(x: 20, y: 20, width: 40, height: 40))
    let result = pixels(of: context)
    for (y, value) in [(39, 0), (40, 0xFFFF_0000), (79, 0xFFFF_0000), (80, 0)] as [(Int, UInt32)] {
      #expect(result[30, y] == value, "row \(y)")
    }
  }

  /// Documented: UIKit's contexts hold scale and flip in the CTM; a fresh bitmap context's is the identity.
  @Test func matrixHoldsScaleAndFlip() {
    #expect(canvas(10, 20, scale: 2).ctm == CGAffineTransform(a: 2, b: 0, c: 0, d: -2, tx: 0, ty: 40))
    #expect(rawCanvas(10, 20).ctm == .identity)
    let context = canvas(10, 20, scale: 2)
    context.translateBy(x: 3, y: 4)
    #expect(context.convertToDeviceSpace(CGPoint(x: 1, y: 1)) == CGPoint(x: 8, y: 30))
    #expect(context.convertToUserSpace(CGPoint(x: 8, y: 30)) == CGPoint(x: 1, y: 1))
    #expect(context.convertToDeviceSpace(CGSize(width: 1, height: 1)) == CGSize(width: 2, height: -2))
    let rect = context.convertToDeviceSpace(CGRect(x: 0, y: 0, width: 2, height: 2))
    #expect(rect == CGRect(x: 6, y: 28, width: 4, height: 4))
  }
}
