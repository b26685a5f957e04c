// Nodes that are drawn by way of a bitmap: tilted, in perspective, rasterised, tinted; and sides that are hidden.

import CoreGraphics
import Foundation
import RenderServer
import RenderTree
import Testing

@Suite struct BitmapNodeTests {
  private let red: UInt32 = 0xFFFF_0000

  private func node(
    _ placement: Matrix4, size: CGSize = CGSize(width: 20, height: 20), children: [RenderNode] = [],
    style change: (inout NodeStyle) -> Void = { _ in }
  ) -> RenderNode {
    var style = NodeStyle()
    style.backgroundColor = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
    change(&style)
    return RenderNode(
      id: .next(), kind: TreeBuilder.Kind.self, bounds: CGRect(origin: .zero, size: size), placement: placement,
      style: style, contents: .none, children: children, mask: nil)
  }

  private func shown(_ child: RenderNode) throws -> PixelBuffer {
    let root = TreeBuilder.node(CGRect(x: 0, y: 0, width: 100, height: 100), nil, children: [child])
    return try TestScreen().show(root)
  }

  /// Turned about the y axis through the middle of 20×20, then put with that middle at (50, 50).
  private func turned(_ angle: Double, eye: Double? = nil) -> Matrix4 {
    var perspective = Matrix4.identity
    if let eye { perspective.r2[3] = -1 / eye }
    let turn = Matrix4(
      .init(cos(angle), 0, -sin(angle), 0), .init(0, 1, 0, 0), .init(sin(angle), 0, cos(angle), 0), .init(0, 0, 0, 1))
    return .translation(-10, -10, 0) * turn * perspective * .translation(50, 50, 0)
  }

  @Test("Turned by 60 degrees a square is half as wide and as high as before") func turnedNode() throws {
    let image = try shown(node(turned(.pi / 3)))
    #expect(image[46, 41] == red && image[54, 58] == red)
    #expect(image[43, 50] == 0 && image[56, 50] == 0 && image[50, 39] == 0)
    #expect(image.painted == 10 * 20)
  }

  @Test("In perspective the near side is longer than the far one") func perspective() throws {
    let image = try shown(node(turned(.pi / 3, eye: 60)))
    func height(_ x: Int) -> Int { (0..<100).count { image[x, $0] != 0 } }
    let columns = (0..<100).filter { height($0) > 0 }
    let (first, last) = (height(columns[0]), height(columns[columns.count - 1]))
    #expect(abs(first - last) >= 4)
    // Heights along the edge change evenly: a straight edge stays straight.
    let middle = height((columns[0] + columns[columns.count - 1]) / 2)
    #expect(abs(middle - (first + last) / 2) <= 1)
  }

  @Test("A node behind the eye is not shown, one that crosses the eye's plane is shown as far as it is before it")
  func behindTheEye() throws {
    var matrix = Matrix4.identity
    matrix.r3[3] = -1
    #expect(try shown(node(matrix)).painted == 0)
    let crossing = try shown(node(turned(.pi / 2.2, eye: 8)))
    #expect(crossing.painted > 0)
  }

  @Test("Children of a tilted node are flattened into it") func flattened() throws {
    let blue = TreeBuilder.node(
      CGRect(x: 0, y: 0, width: 10, height: 20), CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1))
    let image = try shown(node(turned(.pi / 3), children: [blue]))
    #expect(image[47, 50] == 0xFF00_00FF && image[52, 50] == red)
  }

  @Test("From behind: shown mirrored, or not at all when it is single-sided", arguments: [true, false])
  func back(isDoubleSided: Bool) throws {
    let blue = TreeBuilder.node(
      CGRect(x: 0, y: 0, width: 10, height: 20), CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1))
    let image = try shown(
      node(turned(.pi), children: [blue]) { $0.extras.isDoubleSided = isDoubleSided })
    #expect(image[55, 50] == (isDoubleSided ? 0xFF00_00FF : 0))
    #expect(image.painted == (isDoubleSided ? 400 : 0))
  }

  @Test("A single-sided node that looks at the viewer is shown, mirrored ones too") func front() throws {
    let mirrored = Matrix4.scale(-1, 1, 1) * .translation(40, 10, 0)
    #expect(try shown(node(mirrored) { $0.extras.isDoubleSided = false }).painted == 400)
  }

  @Test("A rasterised subtree is drawn once and kept while it stays the same") func rasterized() throws {
    let child = node(.translation(10, 10, 0)) { $0.extras.rasterScale = 1 }
    let screen = TestScreen()
    let rootID = RenderNodeID.next()
    func root(_ others: [RenderNode]) -> RenderNode {
      TreeBuilder.node(CGRect(x: 0, y: 0, width: 100, height: 100), nil, id: rootID, children: [child] + others)
    }
    try screen.show(root([]))
    #expect(screen.compositor.counters.rasteredStores == 1 && screen.image!.painted == 400)
    try screen.show(root([TreeBuilder.node(CGRect(x: 5, y: 5, width: 50, height: 50), nil) { $0.borderWidth = 1 }]))
    #expect(screen.compositor.counters.rasteredStores == 0)
  }

  @Test("A coarse rasterisation is coarse") func coarse() throws {
    let child = node(.translation(10, 10, 0)) {
      $0.extras.rasterScale = 0.25
      $0.cornerRadius = 10
    }
    let image = try shown(child)
    #expect(Set(image.words).count > 3 && image.painted > 300)
  }

  @Test("A tint multiplies every channel") func tint() throws {
    let child = node(.translation(10, 10, 0)) { $0.extras.tint = CGColor(srgbRed: 0.6, green: 1, blue: 1, alpha: 0.5) }
    #expect(try shown(child)[15, 15] == 0x804D_0000)
  }

  @Test("Without group opacity each child fades on its own") func ungrouped() throws {
    let blue = TreeBuilder.node(
      CGRect(x: 0, y: 0, width: 10, height: 20), CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1))
    let both = try shown(
      node(.translation(10, 10, 0), children: [blue]) {
        $0.opacity = 0.5
        $0.extras.groupsOpacity = false
      })
    #expect(both[15, 15] == 0xC040_0080 || both[15, 15] == 0xC03F_0080)
    #expect(both[25, 15] == 0x8080_0000)
  }
}
