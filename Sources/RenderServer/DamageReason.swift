// Why pixels are painted again: one reason for each node that is damaged.
//
// Made by: DamagePass. Read by: tests, reports, overlays.

import RenderTree

package enum DamageReason: String, Sendable, Hashable, CaseIterable {
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
}

/// A damaged node.
package struct DamagedNode: Sendable, Hashable {
  package let id: RenderNodeID
  package let name: String
  package let reason: DamageReason
}

/// Counts and the first few nodes.
package struct DamageLog: Sendable, Equatable {
  /// Nodes kept by name; the rest are counted (chosen here).
  package static let limit = 64

  package private(set) var counts: [DamageReason: Int] = [:]
  package private(set) var nodes: [DamagedNode] = []

  package init() {}

  mutating func add(_ node: RenderNode, _ reason: DamageReason) {
    counts[reason, default: 0] += 1
    if nodes.count < Self.limit { nodes.append(DamagedNode(id: node.id, name: node.name, reason: reason)) }
  }

  /// The first difference that makes the pair paint anew.
  static func reason(_ old: RenderNode, _ new: RenderNode, isMoved: Bool) -> DamageReason {
    if isMoved { return .moved }
    if old.bounds != new.bounds { return .bounds }
    if !old.contents.isSame(as: new.contents) { return .contents }
    if old.style != new.style { return .style }
    if old.mask !== new.mask { return .mask }
    return .subtree
  }
}
