// Random trees of nodes and random edits of them, the same for the same seed.
//
// Used by: the property tests of this folder.

import CoreGraphics
import Foundation
import RenderTree
import TestSupport

enum RandomScene {
  typealias Dice = SeededGenerator

  /// A node that can be edited: turned into RenderNodes anew where something changed.
  final class Draft {
    let id = RenderNodeID.next()
    var bounds = CGRect.zero
    var placement = Matrix4.identity
    var style = NodeStyle()
    var contents = NodeContents.none
    var children: [Draft] = []
    var mask: Draft?
    /// Children several times over, as CAReplicatorLayer does it: nodes shared by copies that are moved and tinted.
    var copies: [(id: RenderNodeID, tint: CGColor?)] = []
    var copyStep = Matrix4.identity
    private var made: RenderNode?

    func node() -> RenderNode {
      let children = replicated(self.children.map { $0.node() })
      let mask = self.mask?.node()
      if copies.isEmpty, let made, made.style == style, made.bounds == bounds, made.placement == placement,
        made.mask === mask,
        made.contents.isSame(as: contents), made.children.elementsEqual(children, by: ===)
      {
        return made
      }
      let node = RenderNode(
        id: id, kind: Draft.self, bounds: bounds, placement: placement, style: style, contents: contents,
        children: children, mask: mask)
      made = node
      return node
    }

    private func replicated(_ children: [RenderNode]) -> [RenderNode] {
      guard !copies.isEmpty, !children.isEmpty else { return children }
      var place = Matrix4.identity
      return copies.map { copy in
        var style = NodeStyle()
        style.extras.tint = copy.tint
        defer { place = place * copyStep }
        return RenderNode(
          id: copy.id, kind: Draft.self, bounds: bounds, placement: place, style: style, contents: .none,
          children: children, mask: nil)
      }
    }

    var all: [Draft] { [self] + children.flatMap(\.all) }
  }

  static func color(_ dice: inout Dice) -> CGColor {
    CGColor(
      srgbRed: .random(in: 0...1, using: &dice), green: .random(in: 0...1, using: &dice),
      blue: .random(in: 0...1, using: &dice), alpha: dice.chance(0.7) ? 1 : 0.5)
  }

  static func placement(_ dice: inout Dice) -> Matrix4 {
    let move = Matrix4.translation(dice.number(-10...70), dice.number(-10...70), 0)
    let angle = Double.random(in: -1...1, using: &dice)
    switch Int.random(in: 0..<10, using: &dice) {
    case 0:
      return Matrix4(CGAffineTransform(a: cos(angle), b: sin(angle), c: -sin(angle), d: cos(angle), tx: 0, ty: 0))
        * move
    case 1: return .scale(1 + angle / 2, 1 - angle / 2, 1) * move
    case 2:
      var tilt = Matrix4(
        .init(cos(angle), 0, -sin(angle), 0), .init(0, 1, 0, 0), .init(sin(angle), 0, cos(angle), 0), .init(0, 0, 0, 1))
      tilt = tilt * Matrix4(.init(1, 0, 0, 0), .init(0, 1, 0, 0), .init(0, 0, 1, -1 / 200.0), .init(0, 0, 0, 1))
      return tilt * move
    default: return move
    }
  }

  static func contents(_ draft: Draft, _ dice: inout Dice) -> NodeContents {
    switch Int.random(in: 0..<5, using: &dice) {
    case 0:
      let recorder = DisplayListRecorder(bounds: draft.bounds, baseTransform: .identity, deviceHeight: 10)
      var state = DrawState()
      state.fill = .color(color(&dice))
      recorder.perform(.fillPath(CGPath(ellipseIn: draft.bounds, transform: nil), .winding), state)
      return .recorded(
        RecordedContents(list: recorder.makeDisplayList(), bounds: draft.bounds, scale: 1, isOpaque: false))
    case 1:
      let recorder = DisplayListRecorder(
        bounds: draft.bounds.insetBy(dx: -5, dy: -5), baseTransform: .identity, deviceHeight: 10)
      var state = DrawState()
      state.stroke = .color(color(&dice))
      recorder.perform(.strokePath(CGPath(ellipseIn: draft.bounds, transform: nil), StrokeStyle(width: 3)), state)
      return .vector(VectorContents(list: recorder.makeDisplayList(), isCutByOutline: dice.chance(0.3)))
    case 2:
      guard let buffer = PixelBuffer(width: 5, height: 4) else { return .none }
      for y in 0..<4 { for x in 0..<5 { buffer[x, y] = color(&dice).premultipliedPixel } }
      guard let pixels = buffer.snapshot() else { return .none }
      let center = dice.chance(0.5) ? NodeExtras.whole : CGRect(x: 0.4, y: 0.25, width: 0.2, height: 0.5)
      return .image(ImageContents(image: CGImage(storage: pixels), scale: 1, rect: NodeExtras.whole, center: center))
    default: return .none
    }
  }

  static func restyle(_ style: inout NodeStyle, _ dice: inout Dice) {
    switch Int.random(in: 0..<12, using: &dice) {
    case 0: style.cornerRadius = dice.number(0...12)
    case 1: style.borderWidth = dice.number(0...4); style.borderColor = color(&dice)
    case 2: style.opacity = Float(dice.number(0...1))
    case 3: style.isHidden.toggle()
    case 4: style.clipsToBounds.toggle()
    case 5:
      style.shadow =
        dice.chance(0.4)
        ? nil
        : NodeShadow(
          color: color(&dice), opacity: 0.75, offset: CGSize(width: dice.number(-4...4), height: 3),
          radius: dice.number(0...4), path: nil)
    case 6: style.extras.hasContinuousCorners.toggle()
    case 7: style.extras.groupsOpacity.toggle()
    case 8: style.extras.rasterScale = dice.chance(0.5) ? nil : 1
    case 9: style.extras.tint = dice.chance(0.5) ? nil : color(&dice)
    case 10: style.antialiasesEdges.toggle()
    default: style.backgroundColor = dice.chance(0.2) ? nil : color(&dice)
    }
  }

  static func draft(_ dice: inout Dice) -> Draft {
    let draft = Draft()
    draft.bounds = CGRect(x: dice.number(-5...5), y: 0, width: dice.number(1...45), height: dice.number(1...45))
    draft.placement = placement(&dice)
    draft.style.backgroundColor = dice.chance(0.8) ? color(&dice) : nil
    if dice.chance(0.4) { restyle(&draft.style, &dice) }
    draft.contents = contents(draft, &dice)
    return draft
  }

  static func edit(_ root: Draft, _ dice: inout Dice) {
    let all = root.all
    let chosen = all[Int.random(in: 0..<all.count, using: &dice)]
    switch Int.random(in: 0..<12, using: &dice) {
    case 0, 1: chosen.children.insert(draft(&dice), at: Int.random(in: 0...chosen.children.count, using: &dice))
    case 2:
      if !chosen.children.isEmpty { chosen.children.remove(at: Int.random(in: chosen.children.indices, using: &dice)) }
    case 3: chosen.children.shuffle(using: &dice)
    case 4: if chosen !== root { chosen.placement = placement(&dice) }
    case 5: if chosen !== root { chosen.bounds.size = CGSize(width: dice.number(0...50), height: dice.number(0...50)) }
    case 6: chosen.contents = contents(chosen, &dice)
    case 7 where chosen !== root: chosen.mask = dice.chance(0.5) ? nil : draft(&dice)
    case 8, 9: scroll(chosen.children.count > root.children.count ? chosen : all[min(1, all.count - 1)], root, &dice)
    case 10 where chosen !== root:
      chosen.copyStep = .translation(dice.number(2...9), dice.number(-3...6), 0)
      chosen.copies = (0..<Int.random(in: 0...3, using: &dice)).map { _ in
        (RenderNodeID.next(), dice.chance(0.5) ? nil : color(&dice))
      }
    default: if chosen !== root { restyle(&chosen.style, &dice) }
    }
  }

  /// Moves what is in a node, not the node: by whole pixels mostly.
  static func scroll(_ chosen: Draft, _ root: Draft, _ dice: inout Dice) {
    guard chosen !== root else { return }
    let across = dice.chance(0.2) ? dice.number(-8...8).rounded() : 0
    let down = dice.chance(0.9) ? dice.number(-12...12).rounded() : dice.number(-3...3)
    chosen.bounds.origin.x += CGFloat(across)
    chosen.bounds.origin.y += CGFloat(down)
    chosen.placement = .translation(-across, -down, 0) * chosen.placement
  }

  /// A list of opaque rows, most of them.
  static func list(_ dice: inout Dice) -> Draft {
    let list = Draft()
    list.bounds = CGRect(x: 0, y: 0, width: dice.number(50...80).rounded(), height: dice.number(40...70).rounded())
    list.placement = .translation(dice.number(0...15), dice.number(0...10).rounded(), 0)
    list.style.clipsToBounds = dice.chance(0.9)
    if dice.chance(0.2) { list.style.cornerRadius = 6 }
    for index in 0..<12 {
      let row = Draft()
      row.bounds = CGRect(x: 0, y: 0, width: 90, height: 10)
      row.placement = .translation(0, Double(index) * 10, 0)
      row.style.backgroundColor = color(&dice)
      if dice.chance(0.5) {
        let inner = draft(&dice)
        inner.bounds.size.height = 8
        row.children = [inner]
      }
      list.children.append(row)
    }
    return list
  }

  static func seed(_ script: Int, _ dice: inout Dice) -> Draft {
    let root = Draft()
    root.bounds = CGRect(x: 0, y: 0, width: 96, height: 80)
    root.style.backgroundColor = script % 2 == 0 ? CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1) : nil
    if script % 3 == 0 { root.children = [list(&dice)] }
    return root
  }

  /// The tree of a script before its first frame.
  static func start(_ script: Int) -> (root: Draft, dice: Dice) {
    var dice = Dice(UInt64(script) &* 7919 &+ 17)
    let root = seed(script, &dice)
    for _ in 0..<8 { edit(root, &dice) }
    return (root, dice)
  }
}

extension SeededGenerator {
  mutating func number(_ range: ClosedRange<Double>) -> Double {
    // Quarters hit the pixel grid often and miss it often.
    (Double.random(in: range, using: &self) * 4).rounded() / 4
  }
  mutating func chance(_ share: Double) -> Bool { Double.random(in: 0..<1, using: &self) < share }
}
