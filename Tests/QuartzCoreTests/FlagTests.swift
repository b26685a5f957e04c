// After a commit no attached layer carries a needs-flag (I2), whatever was done to the tree; and the committed tree is the one
// that a commit from scratch would make.

import CoreGraphics
import Foundation
import RenderTree
import TestSupport
import Testing

@testable import QuartzCore

@Suite struct FlagTests {
  private typealias Dice = SeededGenerator

  private func all(_ layer: CALayer) -> [CALayer] {
    [layer] + layer.children.flatMap(all) + (layer.maskLayer.map(all) ?? [])
  }

  private func edit(_ root: CALayer, _ spare: inout [CALayer], _ dice: inout Dice) {
    let layers = all(root)
    let layer = layers[dice.below(layers.count)]
    switch dice.below(12) {
    case 0, 1:
      let made = spare.popLast() ?? (dice.below(6) == 0 ? CAReplicatorLayer() : CALayer())
      if let made = made as? CAReplicatorLayer { made.instanceCount = 2 }
      layer.insertSublayer(made, at: UInt32(dice.below(layer.children.count + 1)))
    case 2 where layer !== root:
      layer.removeFromSuperlayer()
      spare.append(layer)
    case 3: layer.position.x += 1
    case 4: layer.bounds.size.width += 1
    case 5: layer.backgroundColor = CGColor(gray: CGFloat(dice.below(9)) / 9, alpha: 1)
    case 6: layer.zPosition = CGFloat(dice.below(3))
    case 7: layer.setNeedsDisplay()
    case 8: layer.setNeedsLayout()
    case 9: layer.mask = dice.below(2) == 0 ? nil : CALayer()
    case 10: layer.sublayerTransform = CATransform3DMakeScale(CGFloat(1 + dice.below(2)), 1, 1)
    default: layer.children.last.map { layer.insertSublayer($0, at: 0) }
    }
  }

  private func isSame(_ a: RenderNode, _ b: RenderNode) -> Bool {
    a.id == b.id && a.bounds == b.bounds && a.placement == b.placement && a.look.style == b.look.style
      && a.subtreeCount == b.subtreeCount && a.paintedBounds == b.paintedBounds
      && a.children.elementsEqual(b.children, by: isSame)
      && (a.mask.map { mask in b.mask.map { isSame(mask, $0) } ?? false } ?? (b.mask == nil))
  }

  @Test("I2: after a commit no attached layer carries a needs-flag", arguments: 0..<60) func flags(seed: UInt64) {
    var dice = Dice(seed)
    let root = CALayer()
    root.bounds = CGRect(x: 0, y: 0, width: 50, height: 50)
    let pipeline = FramePipeline(root: root)
    var spare: [CALayer] = []
    for _ in 0..<30 {
      for _ in 0..<dice.below(12) { edit(root, &spare, &dice) }
      let tree = pipeline.runFrame(size: CGSize(width: 50, height: 50), scale: 1)
      let marked = all(root).filter {
        !$0.flags.bits.isDisjoint(with: [
          .needsLayout, .needsDisplay, .needsCommit, .subtreeNeedsLayout, .subtreeNeedsDisplay, .subtreeNeedsCommit,
        ])
      }
      #expect(marked.isEmpty)
      // Everything anew, nothing shared.
      for layer in all(root) {
        layer.sublayerMarks.markAll()
        layer.markNeedsCommit()
      }
      let again = pipeline.runFrame(size: CGSize(width: 50, height: 50), scale: 1)
      #expect(isSame(tree.root, again.root), "what was shared is not what is there")
    }
  }
}

extension SeededGenerator {
  fileprivate mutating func below(_ n: Int) -> Int { Int.random(in: 0..<n, using: &self) }
}
