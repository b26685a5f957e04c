// One scene in many ways: flipped, at 2× and 3×, clipped, masked and under group opacity. Each way has its picture told by the
// plain one, so there is nothing to be stored and nothing to be looked at.

import Testing
import UIKit

@MainActor @Suite struct PictureVariantTests {
  private static let side = 96

  /// Whole points only: at any scale edges are on pixels, and so they are when turned over.
  private func scene() -> UIView {
    let scene = UIView(frame: CGRect(x: 0, y: 0, width: 96, height: 96))
    scene.backgroundColor = .white
    func add(_ frame: CGRect, _ color: UIColor?) -> UIView {
      let view = UIView(frame: frame)
      view.backgroundColor = color
      scene.addSubview(view)
      return view
    }
    let group = add(CGRect(x: 4, y: 6, width: 40, height: 30), nil)
    group.alpha = 0.5
    for (x, color) in [(0, UIColor.red), (16, .blue)] {
      let part = UIView(frame: CGRect(x: x, y: 4, width: 24, height: 20))
      part.backgroundColor = color
      group.addSubview(part)
    }
    let bordered = add(CGRect(x: 52, y: 8, width: 36, height: 28), .systemMint)
    bordered.layer.borderWidth = 3
    bordered.layer.borderColor = UIColor.systemIndigo.cgColor
    let clipping = add(CGRect(x: 8, y: 44, width: 32, height: 40), .systemGray4)
    clipping.clipsToBounds = true
    let cut = UIView(frame: CGRect(x: 16, y: 12, width: 40, height: 50))
    cut.backgroundColor = UIColor.systemOrange.withAlphaComponent(0.75)
    clipping.addSubview(cut)
    let masked = add(CGRect(x: 48, y: 44, width: 40, height: 40), .systemPurple)
    let mask = UIView(frame: CGRect(x: 6, y: 10, width: 20, height: 24))
    mask.backgroundColor = UIColor.black.withAlphaComponent(0.5)
    masked.mask = mask
    return scene
  }

  private func picture(
    scale: CGFloat = 1, background: UIColor = .white, _ arrange: (UIView) -> UIView = { $0 }
  ) throws -> CGImage {
    let screen = OffscreenWindow(size: CGSize(width: Self.side, height: Self.side), scale: scale)
    screen.window.backgroundColor = background
    screen.window.addSubview(arrange(scene()))
    return try #require(try screen.render())
  }

  private func channels(_ pixel: UInt32) -> [Int] { [24, 16, 8, 0].map { Int(pixel >> $0 & 255) } }

  /// Pixels that differ by more than `tolerance` in a channel from what `expected` says.
  private func wrong(_ image: CGImage, tolerance: Int = 0, _ expected: (Int, Int) -> UInt32) -> Int {
    var count = 0
    for y in 0..<image.height {
      for x in 0..<image.width {
        let (a, b) = (channels(image.pixels[x, y]), channels(expected(x, y)))
        if zip(a, b).contains(where: { abs($0 - $1) > tolerance }) { count += 1 }
      }
    }
    return count
  }

  @Test("Flipped across, down and both: the picture turned over, bit for bit", arguments: [(-1, 1), (1, -1), (-1, -1)])
  func flipped(sx: Int, sy: Int) throws {
    let plain = try picture()
    let image = try picture {
      $0.transform = CGAffineTransform(scaleX: CGFloat(sx), y: CGFloat(sy))
      return $0
    }
    let last = Self.side - 1
    #expect(wrong(image) { plain.pixels[sx < 0 ? last - $0 : $0, sy < 0 ? last - $1 : $1] } == 0)
  }

  @Test("Turned by right angles: the picture turned, bit for bit", arguments: [1, 2, 3]) func turned(quarters: Int)
    throws
  {
    let plain = try picture()
    let image = try picture {
      $0.transform = CGAffineTransform(rotationAngle: CGFloat(quarters) * .pi / 2)
      return $0
    }
    let last = Self.side - 1
    #expect(
      wrong(image) { x, y in
        switch quarters {
        case 1: plain.pixels[y, last - x]
        case 2: plain.pixels[last - x, last - y]
        default: plain.pixels[last - y, x]
        }
      } == 0)
  }

  @Test("At 2× and 3×: every point is as many pixels", arguments: [2, 3]) func scaled(scale: Int) throws {
    let plain = try picture()
    let image = try picture(scale: CGFloat(scale))
    #expect(image.width == Self.side * scale)
    #expect(wrong(image) { plain.pixels[$0 / scale, $1 / scale] } == 0)
  }

  @Test("Clipped: as it was inside, nothing outside; a clip that holds all changes nothing")
  func clipped() throws {
    let plain = try picture()
    for frame in [CGRect(x: 0, y: 0, width: 96, height: 96), CGRect(x: 13, y: 9, width: 61, height: 70)] {
      let image = try picture { scene in
        let clip = UIView(frame: frame)
        clip.clipsToBounds = true
        clip.bounds.origin = frame.origin
        clip.addSubview(scene)
        return clip
      }
      let white: UInt32 = 0xFFFF_FFFF
      #expect(
        wrong(image) { x, y in frame.contains(CGPoint(x: x, y: y)) ? plain.pixels[x, y] : white } == 0)
    }
  }

  @Test("Masked: as it was under an opaque mask, half seen under half a mask") func masked() throws {
    let plain = try picture()
    let frame = CGRect(x: 20, y: 30, width: 50, height: 40)
    for alpha in [CGFloat(1), 0.5] {
      let image = try picture { scene in
        let mask = UIView(frame: frame)
        mask.backgroundColor = UIColor.black.withAlphaComponent(alpha)
        scene.mask = mask
        return scene
      }
      #expect(
        wrong(image, tolerance: alpha == 1 ? 0 : 1) { x, y in
          guard frame.contains(CGPoint(x: x, y: y)) else { return 0xFFFF_FFFF }
          return blend(plain.pixels[x, y], over: 0xFFFF_FFFF, alpha)
        } == 0)
    }
  }

  @Test("Under group opacity: the whole picture fades over what is behind it", arguments: [0.25, 0.5, 0.9])
  func faded(alpha: CGFloat) throws {
    let plain = try picture()
    let image = try picture(background: .black) {
      $0.alpha = alpha
      return $0
    }
    #expect(wrong(image, tolerance: 1) { blend(plain.pixels[$0, $1], over: 0xFF00_0000, alpha) } == 0)
  }

  @Test("A snapshot is the picture, bit for bit, at every scale", arguments: [1, 2, 3]) func snapshot(scale: CGFloat)
    throws
  {
    let plain = try picture(scale: scale)
    let screen = OffscreenWindow(size: CGSize(width: Self.side, height: Self.side), scale: scale)
    screen.window.backgroundColor = .white
    let original = scene()
    screen.window.addSubview(original)
    _ = try screen.render()
    let shot = try #require(original.snapshotView(afterScreenUpdates: false))
    original.removeFromSuperview()
    screen.window.addSubview(shot)
    let image = try #require(try screen.render())
    #expect(wrong(image) { plain.pixels[$0, $1] } == 0)
  }

  private func blend(_ a: UInt32, over b: UInt32, _ alpha: CGFloat) -> UInt32 {
    zip(channels(a), channels(b)).reduce(0) { pixel, pair in
      pixel << 8 | UInt32((CGFloat(pair.0) * alpha + CGFloat(pair.1) * (1 - alpha)).rounded())
    }
  }
}
