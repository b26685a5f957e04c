// Saving and restoring, balanced and not.
@testable import CoreGraphics
import Testing

@Suite struct StateStackTests {
  @Test func restoringBringsBackMatrixColourAndClip() {
    let context = canvas(10, 10)
    context.setFillColor(red)
    context.saveGState()
    context.translateBy(x: 5, y: 5)
    context.setFillColor(blue)
    context.setAlpha(0.5)
    context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
    context.restoreGState()
    context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(pixels(of: context).values.allSatisfy { $0 == 0xFFFF_0000 })
  }

  @Test func restoringWithoutSavingChangesNothing() {
    let context = canvas(4, 4)
    context.translateBy(x: 1, y: 1)
    context.restoreGState()
    context.restoreGState()
    #expect(context.convertToDeviceSpace(CGPoint.zero) == CGPoint(x: 1, y: 3))
  }

  @Test func endingWithoutLayerChangesNothing() {
    let context = canvas(4, 4)
    context.endTransparencyLayer()
    context.setFillColor(red)
    context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    #expect(pixels(of: context)[0, 0] == 0xFFFF_0000)
  }

  @Test func restoreInsideLayerDoesNotEndIt() {
    let context = canvas(4, 4)
    context.saveGState()
    context.setAlpha(0.5)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.restoreGState()
    context.setFillColor(red)
    context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    context.endTransparencyLayer()
    #expect(pixels(of: context)[0, 0] == 0x8080_0000)
  }

  @Test func savesInsideLayerEndWithIt() {
    let context = canvas(4, 4)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.saveGState()
    context.translateBy(x: 100, y: 0)
    context.endTransparencyLayer()
    #expect(context.convertToUserSpace(CGPoint.zero).x == 0)
  }

  @Test func runawaySavesAreBounded() {
    let context = canvas(1, 1)
    for _ in 0..<200_000 { context.saveGState() }
    context.translateBy(x: 1, y: 0)
    for _ in 0..<200_000 { context.restoreGState() }
    #expect(context.convertToDeviceSpace(CGPoint.zero).x == 0)
  }

  @Test func longClipListsAreFreedWithoutRecursion() {
    let context = canvas(2, 2)
    let path = CGPath(ellipseIn: CGRect(x: -5, y: -5, width: 20, height: 20), transform: nil)
    for _ in 0..<100_000 {
      context.addPath(path)
      context.clip()
    }
    context.setFillColor(red)
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    #expect(pixels(of: context)[0, 0] == 0xFFFF_0000)
  }
}
