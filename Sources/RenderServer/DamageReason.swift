// Why pixels are painted again: one reason for each node that is damaged.
//
// Made by: DamagePass. Read by: tests, reports, overlays.

import RenderTree

package enum DamageReason: UInt8, Sendable, Hashable, CaseIterable {
  /// Nothing was shown before, or on another surface: all is damage.
  case firstFrame
  case inserted, removed
  /// Among its siblings, by its own placement or by an ancestor's.
  case moved
  case bounds, style, contents, mask
  /// Its contents were moved as pixels; damaged is what that exposed.
  case scrolled
  /// Something below a node whose subtree counts as one: it casts a shadow or is drawn by way of a bitmap.
  case subtree

  fileprivate var index: Int { Int(rawValue) }
}

/// A damaged node.
package struct DamagedNode: Sendable, Hashable {
  package let id: RenderNodeID
  let kind: AnyClass
  package let reason: DamageReason
  package var name: String { String(describing: kind) }

  package static func == (a: DamagedNode, b: DamagedNode) -> Bool { a.id == b.id && a.reason == b.reason }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(id)
    hasher.combine(reason)
  }
}

/// Counts and the first few nodes.
package struct DamageLog: Sendable, Equatable {
  /// Nodes kept by name; the rest are counted (chosen here).
  package static let limit = 64

  /// By the place in `allCases`: thousands of nodes may be counted in a frame.
  private var tally = [Int](repeating: 0, count: DamageReason.allCases.count)
  package private(set) var nodes: [DamagedNode] = []

  package init() {}

  package var counts: [DamageReason: Int] {
    Dictionary(uniqueKeysWithValues: zip(DamageReason.allCases, tally).filter { $0.1 > 0 })
  }

  mutating func add(_ node: RenderNode, _ reason: DamageReason) {
    if !count(reason) { name(node, reason) }
  }

  /// Counts a node. True when no more nodes are kept by name; else `name` is to follow.
  mutating func count(_ reason: DamageReason) -> Bool {
    tally[reason.index] += 1
    return nodes.count >= Self.limit
  }

  mutating func name(_ node: RenderNode, _ reason: DamageReason) {
    nodes.append(DamagedNode(id: node.id, kind: node.kind, reason: reason))
  }

  /// The first difference that makes the pair paint anew.
  static func reason(_ old: RenderNode, _ new: RenderNode, isMoved: Bool) -> DamageReason {
    if isMoved { return .moved }
    if old.bounds != new.bounds { return .bounds }
    if !old.contents.isSame(as: new.contents) { return .contents }
    if old.look !== new.look, old.look.style != new.look.style { return .style }
    if old.mask !== new.mask { return .mask }
    return .subtree
  }
}
