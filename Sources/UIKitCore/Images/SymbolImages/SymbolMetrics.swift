// How large a symbol is and how thick its strokes are, for a point size, weight and scale.
//
// Read by: SymbolRenderer. Chosen here, after the looks of the platform's symbols beside its text: a circle symbol of 17
// points is 20 points wide, and its strokes are as thick as the letters'.

struct SymbolMetrics: Hashable, Sendable {
  /// Points; 17 where a configuration does not say (observed of UIKit).
  var pointSize: CGFloat
  var weight: CGFloat
  var scale: UIImage.SymbolScale

  static let defaultPointSize: CGFloat = 17

  /// Points to a grid unit.
  var unit: CGFloat { pointSize * 0.0575 * scaleFactor }

  /// Grid units.
  var strokeWidth: CGFloat {
    let table: [(weight: CGFloat, width: CGFloat)] = [
      (-0.8, 0.6), (-0.6, 0.95), (-0.4, 1.3), (0, 1.65), (0.23, 1.95), (0.3, 2.2), (0.4, 2.5), (0.56, 2.85),
      (0.62, 3.2),
    ]
    var width = table[0].width
    for (low, high) in zip(table, table.dropFirst()) where weight > low.weight {
      width = low.width + (high.width - low.width) * min(1, (weight - low.weight) / (high.weight - low.weight))
    }
    // Small symbols are drawn relatively bolder, as the platform's are.
    return scale == .small ? width * 1.15 : scale == .large ? width * 0.9 : width
  }

  /// Half the height of capitals, points: symbols are centred on it.
  var halfCapHeight: CGFloat { pointSize * 0.7046 / 2 }

  private var scaleFactor: CGFloat {
    switch scale {
    case .small: 0.785
    case .large: 1.285
    case .medium, .default, .unspecified: 1
    }
  }
}
