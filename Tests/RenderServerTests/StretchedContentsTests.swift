// Images in layers: nine parts, filters, flipped geometry, continuous corners.

import CoreGraphics
import RenderServer
import RenderTree
import Testing

@Suite struct StretchedContentsTests {
  /// 3×3 pixels: 1…9 in the blue channel, row by row.
  private var numbered: CGImage {
    let buffer = PixelBuffer(width: 3, height: 3)!
    for y in 0..<3 { for x in 0..<3 { buffer[x, y] = 0xFF00_0000 | UInt32(y * 3 + x + 1) * 20 } }
    return CGImage(storage: buffer.snapshot()!)
  }

  private func shown(
    _ size: CGSize, center: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), flipped: Bool = false,
    style change: (inout NodeStyle) -> Void = { _ in }
  ) throws -> PixelBuffer {
    var style = NodeStyle()
    style.extras.contentsCenter = center
    style.extras.magnification = .nearest
    style.extras.isGeometryFlipped = flipped
    change(&style)
    let bounds = CGRect(origin: .zero, size: size)
    let flip = Matrix4(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: size.height))
    let node = RenderNode(
      id: .next(), kind: TreeBuilder.Kind.self, bounds: bounds, placement: flipped ? flip : .identity, style: style,
      contents: .image(ImageContents(image: numbered, scale: 1, rect: NodeExtras.whole, center: center)), children: [],
      mask: nil)
    return try TestScreen().show(TreeBuilder.node(bounds, nil, children: [node]))
  }

  private func blue(_ image: PixelBuffer, _ x: Int, _ y: Int) -> Int { Int(image[x, y] & 255) / 20 }

  private let middle = CGRect(x: 1.0 / 3, y: 1.0 / 3, width: 1.0 / 3, height: 1.0 / 3)

  @Test("Nine parts: corners keep their size, edges stretch one way, the middle both") func nineParts() throws {
    let image = try shown(CGSize(width: 12, height: 9), center: middle)
    #expect(
      [blue(image, 0, 0), blue(image, 1, 0), blue(image, 10, 0), blue(image, 11, 0)] as [Int] == [1, 2, 2, 3] as [Int])
    #expect([blue(image, 0, 4), blue(image, 6, 4), blue(image, 11, 4)] as [Int] == [4, 5, 6] as [Int])
    #expect([blue(image, 0, 8), blue(image, 6, 8), blue(image, 11, 8)] as [Int] == [7, 8, 9] as [Int])
    #expect(image.painted == 12 * 9)
  }

  @Test("Nine parts where nothing is left for the middle") func tight() throws {
    let image = try shown(CGSize(width: 2, height: 2), center: middle)
    #expect(
      [blue(image, 0, 0), blue(image, 1, 0), blue(image, 0, 1), blue(image, 1, 1)] as [Int] == [1, 3, 7, 9] as [Int])
  }

  @Test("A gravity that does not resize ignores the centre") func otherGravity() throws {
    let image = try shown(CGSize(width: 9, height: 9), center: middle) { $0.gravity = .topLeft }
    #expect(image.painted == 9 && blue(image, 1, 1) == 5)
  }

  @Test("The nearest filter shows whole pixels, the linear one mixes", arguments: [ContentsFilter.nearest, .linear])
  func filters(filter: ContentsFilter) throws {
    let image = try shown(CGSize(width: 30, height: 30)) { $0.extras.magnification = filter }
    let colors = Set(image.words).count
    #expect(filter == .nearest ? colors == 9 : colors > 20)
  }

  @Test("In flipped geometry contents stay upright") func flipped() throws {
    #expect(try shown(CGSize(width: 3, height: 3), flipped: true).words == shown(CGSize(width: 3, height: 3)).words)
  }

  @Test("Continuous corners begin farther out, and touch the same sides") func continuous() throws {
    func corner(_ isContinuous: Bool) throws -> PixelBuffer {
      try TestScreen().show(
        TreeBuilder.node(CGRect(x: 0, y: 0, width: 100, height: 100)) {
          $0.cornerRadius = 20
          $0.extras.hasContinuousCorners = isContinuous
        })
    }
    let (round, smooth) = (try corner(false), try corner(true))
    #expect(round[24, 0] == 0xFFFF_0000 && smooth[24, 0] != 0xFFFF_0000)
    #expect(smooth[32, 0] == 0xFFFF_0000 && smooth[50, 0] == 0xFFFF_0000)
    #expect(abs(round.painted - smooth.painted) < 100)
  }
}
