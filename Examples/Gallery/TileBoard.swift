import UIKit

/// A board of 20,000×20,000 points that makes tiles only where it is looked at.
final class TileBoardView: UIView {
  static let side: CGFloat = 20_000
  private let tile: CGFloat = 80
  private(set) var tiles: [Int: UIView] = [:]

  /// The part that is looked at, in the board's coordinates.
  var visible = CGRect.zero {
    didSet { setNeedsLayout() }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let columns = Int(visible.minX / tile)...Int(visible.maxX / tile)
    let rows = Int(visible.minY / tile)...Int(visible.maxY / tile)
    var wanted: [Int: UIView] = [:]
    for row in rows {
      for column in columns {
        let key = row * 1000 + column
        wanted[key] = tiles.removeValue(forKey: key) ?? makeTile(row, column)
      }
    }
    tiles.values.forEach { $0.removeFromSuperview() }
    tiles = wanted
  }

  private func makeTile(_ row: Int, _ column: Int) -> UIView {
    let label = UILabel(
      frame: CGRect(x: CGFloat(column) * tile, y: CGFloat(row) * tile, width: tile - 2, height: tile - 2))
    label.text = "\(column), \(row)"
    label.textAlignment = .center
    label.font = .systemFont(ofSize: 13, weight: .medium)
    label.textColor = .white
    label.backgroundColor = UIColor(
      hue: CGFloat((row * 7 + column * 3) % 24) / 24, saturation: 0.55, brightness: 0.8, alpha: 1)
    addSubview(label)
    return label
  }
}

#Preview("Tile board") {
  let frame = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 240))
  frame.clipsToBounds = true
  let board = TileBoardView(frame: CGRect(x: 0, y: 0, width: TileBoardView.side, height: TileBoardView.side))
  frame.addSubview(board)
  frame.bounds.origin = CGPoint(x: 9_970, y: 12_340)
  board.visible = frame.bounds
  return frame
}

/// The board in a scroll view, which tells it what is looked at.
private final class TileScroller: UIScrollView {
  private let board = TileBoardView(
    frame: CGRect(x: 0, y: 0, width: TileBoardView.side, height: TileBoardView.side))

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentSize = board.bounds.size
    addSubview(board)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    board.visible = bounds.intersection(board.frame)
  }
}

#Preview("Tile board in a scroll view") {
  let scroller = TileScroller(frame: CGRect(x: 0, y: 0, width: 320, height: 240))
  scroller.contentOffset = CGPoint(x: 15_440, y: 7_730)
  scroller.flashScrollIndicators()
  return scroller
}
