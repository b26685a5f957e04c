// What few layers ask for: kept out of line, so that a node of an ordinary layer stays small and cheap to compare.
//
// Made by: CommitPass. Read by: CullPass, RasterPass, NodePainter. Plain values.

import CoreGraphics

/// How contents are sampled when they are shown larger or smaller than they are.
package enum ContentsFilter: UInt8, Sendable, Hashable {
  case nearest, linear
  /// Averages whole areas when contents are shown below half their size.
  case trilinear
}

/// Edges of a node's bounds, own coordinates.
package struct EdgeSet: OptionSet, Sendable, Hashable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }
  package static let minX = EdgeSet(rawValue: 1)
  package static let maxX = EdgeSet(rawValue: 2)
  package static let minY = EdgeSet(rawValue: 4)
  package static let maxY = EdgeSet(rawValue: 8)
  package static let all: EdgeSet = [.minX, .maxX, .minY, .maxY]
}

package struct NodeExtras: Sendable, Equatable {
  /// Round corners begin gently, as iOS's do, instead of as quarter circles.
  package var hasContinuousCorners = false
  package var magnification = ContentsFilter.linear
  package var minification = ContentsFilter.linear
  /// False: an opacity is given to every node below on its own.
  package var groupsOpacity = true
  /// False: nothing is shown of a node that looks away.
  package var isDoubleSided = true
  /// Own y grows upwards; contents stay upright.
  package var isGeometryFlipped = false
  /// Pixels per point of the bitmap that the subtree is drawn into; nil: it is drawn straight.
  package var rasterScale: CGFloat?
  /// The part of contents that stretches, unit coordinates, y down.
  package var contentsCenter = NodeExtras.whole
  /// Where edges are smoothed at all: which.
  package var smoothEdges = EdgeSet.all
  /// Every pixel of the subtree is multiplied with it, alpha included.
  package var tint: CGColor?

  package init() {}

  package static let whole = CGRect(x: 0, y: 0, width: 1, height: 1)
  package static let standard = NodeExtras()
}

/// NodeExtras on the heap. Immutable.
final class NodeExtrasBox: Sendable, Equatable {
  let values: NodeExtras
  init(_ values: NodeExtras) { self.values = values }
  static func == (a: NodeExtrasBox, b: NodeExtrasBox) -> Bool { a === b || a.values == b.values }
}

extension NodeStyle {
  /// Standard values take no memory.
  package var extras: NodeExtras {
    get { box?.values ?? .standard }
    set { box = newValue == .standard ? nil : NodeExtrasBox(newValue) }
  }

  /// Whether any of the extras differs from the standard: what the passes ask first.
  package var hasExtras: Bool { box != nil }
}
