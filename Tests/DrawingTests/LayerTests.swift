// Transparency layers, shadows, CGLayer, patterns.
@testable import CoreGraphics
import Testing

@Suite struct LayerTests {
  @Test func alphaAppliesToTheLayerAsOne() {
    let context = canvas(4, 1)
    context.setAlpha(0.5)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.setFillColor(red)
    context.fill(CGRect(x: 0, y: 0, width: 3, height: 1))
    context.setFillColor(blue)
    context.fill(CGRect(x: 1, y: 0, width: 3, height: 1))
    context.endTransparencyLayer()
    #expect(pixels(of: context).values == [0x8080_0000, 0x8000_0080, 0x8000_0080, 0x8000_0080])
  }

  @Test func aLayersRectangleCutsIt() {
    let context = canvas(4, 1)
    context.beginTransparencyLayer(in: CGRect(x: 1, y: 0, width: 2, height: 1), auxiliaryInfo: nil)
    context.setFillColor(red)
    context.fill(CGRect(x: 0, y: 0, width: 4, height: 1))
    context.endTransparencyLayer()
    #expect(pixels(of: context).values == [0, 0xFFFF_0000, 0xFFFF_0000, 0])
  }

  @Test func aClipCutsTheLayerOnce() {
    let (layered, direct) = (canvas(8, 8), canvas(8, 8))
    for context in [layered, direct] {
      context.addEllipse(in: CGRect(x: 0.5, y: 0.5, width: 7, height: 7))
      context.clip()
      if context === layered { context.beginTransparencyLayer(auxiliaryInfo: nil) }
      context.setFillColor(red)
      context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
      if context === layered { context.endTransparencyLayer() }
    }
    #expect(pixels(of: layered) == pixels(of: direct))
  }

  @Test func stateInsideALayerStartsPlainAndComesBack() {
    let context = canvas(2, 1)
    context.setAlpha(0.5)
    context.setShadow(offset: CGSize(width: 1, height: 0), blur: 0, color: blue)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    #expect(context.state.draw.alpha == 1)
    #expect(context.state.draw.shadow == nil)
    context.endTransparencyLayer()
    #expect(context.state.draw.alpha == 0.5)
    #expect(context.state.draw.shadow != nil)
  }

  // MARK: Shadows

  /// Documented: the offset is in base space; in UIKit's contexts y points down there, in raw ones up.
  @Test func sharpShadowLiesAtItsOffset() {
    let context = canvas(8, 8)
    context.scaleBy(x: 2, y: 2)
    context.setShadow(offset: CGSize(width: 3, height: 2), blur: 0, color: blue)
    context.setFillColor(red)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    let result = pixels(of: context)
    #expect(result[0, 0] == 0xFFFF_0000 && result[1, 1] == 0xFFFF_0000)
    #expect(result[3, 2] == 0xFF00_00FF && result[4, 3] == 0xFF00_00FF)
    #expect(result[5, 2] == 0 && result[3, 4] == 0)
    let raw = rawCanvas(8, 8)
    raw.setShadow(offset: CGSize(width: 3, height: 2), blur: 0, color: blue)
    raw.setFillColor(red)
    raw.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(pixels(of: raw)[3, 5] == 0xFF00_00FF)
  }

  @Test func blurIsTwiceTheGaussiansDeviation() {
    let context = canvas(80, 40)
    context.setShadow(offset: CGSize(width: 0, height: 0), blur: 10, color: CGColor(gray: 0, alpha: 1))
    context.setFillColor(CGColor(gray: 0, alpha: 1))
    context.fill(CGRect(x: -100, y: -100, width: 140, height: 240))
    let result = pixels(of: context)
    // The integral of a Gaussian of deviation 5 beyond the edge at x = 40.
    for (x, share) in [(40, 0.460), (42, 0.309), (45, 0.136), (50, 0.018)] {
      #expect(abs(Double(result[x, 20] >> 24) - share * 255) <= 2.5, "column \(x): \(result[x, 20] >> 24)")
    }
  }

  @Test func aLayerCastsOneShadow() {
    let context = canvas(8, 1)
    let half = CGColor(red: 0, green: 0, blue: 1, alpha: 0.5)
    context.setShadow(offset: CGSize(width: 4, height: 0), blur: 0, color: half)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.setFillColor(red)
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    context.endTransparencyLayer()
    #expect(pixels(of: context).values == [0xFFFF_0000, 0xFFFF_0000, 0, 0, 0x8000_0080, 0x8000_0080, 0, 0])
  }

  @Test func shadowOfAClippedLayerIsOfItsWholeContent() {
    let context = canvas(8, 1)
    context.clip(to: CGRect(x: 4, y: 0, width: 4, height: 1))
    context.setShadow(offset: CGSize(width: 4, height: 0), blur: 0, color: blue)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.setFillColor(red)
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    context.endTransparencyLayer()
    #expect(pixels(of: context).values == [0, 0, 0, 0, 0xFF00_00FF, 0xFF00_00FF, 0, 0])
  }

  @Test func wideBlurComesCloseToAGaussian() {
    let mask = MaskBuffer(PixelRect(x: 0, y: 0, width: 600, height: 1))!
    for x in 0..<300 { mask.bytes[x] = 255 }
    WideBlur.blur(mask, sigma: 30)
    let column = MaskBuffer(PixelRect(x: 0, y: 0, width: 600, height: 601))!
    for y in 0..<601 { for x in 0..<300 { column.pointer(Int32(x), Int32(y)).pointee = 255 } }
    WideBlur.blur(column, sigma: 30)
    for (x, share) in [(300, 0.493), (330, 0.155), (360, 0.0222), (270, 0.845)] {
      #expect(abs(Double(column.pointer(Int32(x), 300).pointee) - share * 255) <= 3, "column \(x)")
    }
  }

  // MARK: CGLayer and patterns

  @Test func layerIsDrawnWhereAndAsLargeAsAsked() {
    let context = canvas(8, 4)
    let layer = CGLayer(context, size: CGSize(width: 2, height: 2), auxiliaryInfo: nil)!
    layer.context!.setFillColor(red)
    layer.context!.fill(CGRect(x: 0, y: 0, width: 1, height: 2))
    layer.context!.setFillColor(blue)
    layer.context!.fill(CGRect(x: 1, y: 0, width: 5, height: 1))
    context.draw(layer, at: CGPoint(x: 1, y: 1))
    context.draw(layer, in: CGRect(x: 4, y: 0, width: 4, height: 4))
    let result = pixels(of: context)
    #expect(result[1, 1] == 0xFFFF_0000 && result[2, 1] == 0xFF00_00FF && result[2, 2] == 0 && result[3, 1] == 0)
    #expect(result[5, 3] == 0xFFFF_0000 && result[7, 1] == 0xFF00_00FF && result[7, 2] == 0)
  }

  @Test func colouredPatternRepeatsFromTheBaseOrigin() {
    let pattern = CGPattern(
      bounds: CGRect(x: 0, y: 0, width: 2, height: 2), matrix: .identity, xStep: 2, yStep: 2, isColored: true
    ) { context in
      context.setFillColor(red)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }!
    let context = canvas(4, 4)
    context.translateBy(x: 1, y: 0)
    context.setFillColorSpace(CGColorSpace(patternBaseSpace: nil)!)
    context.setFillPattern(pattern, colorComponents: [1])
    context.fill(CGRect(x: -1, y: 0, width: 4, height: 4))
    let result = pixels(of: context)
    for y in 0..<4 {
      for x in 0..<4 { #expect(result[x, y] == (x % 2 == 0 && y % 2 == 0 ? 0xFFFF_0000 : 0)) }
    }
    context.clear(CGRect(x: -1, y: 0, width: 4, height: 4))
    context.setPatternPhase(CGSize(width: 1, height: 0))
    context.fill(CGRect(x: -1, y: 0, width: 4, height: 4))
    #expect(pixels(of: context)[1, 0] == 0xFFFF_0000 && pixels(of: context)[0, 0] == 0)
  }

  @Test func callbacksDrawAndRelease() {
    final class Count { var drawn = 0, released = 0 }
    let count = Count()
    let info = Unmanaged.passUnretained(count).toOpaque()
    var callbacks = CGPatternCallbacks(
      version: 0,
      drawPattern: { info, context in
        Unmanaged<Count>.fromOpaque(info!).takeUnretainedValue().drawn += 1
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      },
      releaseInfo: { Unmanaged<Count>.fromOpaque($0!).takeUnretainedValue().released += 1 })
    do {
      let pattern = CGPattern(
        info: info, bounds: CGRect(x: 0, y: 0, width: 2, height: 1), matrix: .identity, xStep: 2, yStep: 1,
        tiling: .noDistortion, isColored: false, callbacks: &callbacks)!
      let context = canvas(4, 1)
      let space = CGColorSpace(patternBaseSpace: CGColorSpaceCreateDeviceRGB())!
      context.setFillColor(CGColor(patternSpace: space, pattern: pattern, components: [0, 0, 1, 1])!)
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 1))
      #expect(pixels(of: context).values == [0xFF00_00FF, 0, 0xFF00_00FF, 0])
    }
    #expect(count.drawn == 1)
    #expect(count.released == 1)
  }
}
