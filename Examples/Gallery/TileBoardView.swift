// A board of 20,000×20,000 points that has tiles only where it is looked at, and a viewport that looks at it.
import UIKit

final class TileBoardView: UIView {
  static let side: CGFloat = 20_000
  static let tile: CGFloat = 80
  /// By row and column; what is looked at, and nothing else.
  private(set) var tiles: [Int: UILabel] = [:]
  /// Tiles that went out of sight, to be used again.
  private(set) var spare: [UILabel] = []

  /// The part that is looked at, in the board's coordinates.
  var visible = CGRect.zero {
    didSet { if visible != oldValue { setNeedsLayout() } }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let wanted = wantedTiles
    let seen = Set(wanted)
    for key in tiles.keys.sorted() where !seen.contains(key) {
      guard let tile = tiles.removeValue(forKey: key) else { continue }
      tile.isHidden = true
      spare.append(tile)
    }
    for key in wanted where tiles[key] == nil { tiles[key] = place(spare.popLast() ?? makeTile(), key) }
  }

  /// None outside the board, wherever the viewport has gone.
  private var wantedTiles: [Int] {
    guard visible.minX.isFinite, visible.minY.isFinite, visible.width.isFinite, visible.height.isFinite else {
      return []
    }
    let seen = visible.intersection(bounds)
    guard seen.width > 0, seen.height > 0 else { return [] }
    var wanted: [Int] = []
    for row in Int(seen.minY / Self.tile)...Int((seen.maxY - 0.01) / Self.tile) {
      for column in Int(seen.minX / Self.tile)...Int((seen.maxX - 0.01) / Self.tile) {
        wanted.append(row * 1000 + column)
      }
    }
    return wanted
  }

  private func makeTile() -> UILabel {
    let label = UILabel()
    label.textAlignment = .center
    label.font = .systemFont(ofSize: 13, weight: .medium)
    label.textColor = .white
    addSubview(label)
    return label
  }

  private func place(_ label: UILabel, _ key: Int) -> UILabel {
    let (row, column) = (key / 1000, key % 1000)
    label.frame = CGRect(
      x: CGFloat(column) * Self.tile, y: CGFloat(row) * Self.tile, width: Self.tile - 2, height: Self.tile - 2)
    label.text = "\(column), \(row)"
    label.backgroundColor = UIColor(
      hue: CGFloat((row * 7 + column * 3) % 24) / 24, saturation: 0.55, brightness: 0.8, alpha: 1)
    label.isHidden = false
    return label
  }
}

/// Moving the origin of its bounds is all that scrolling is: it lays this view out, and the board shows what is there.
final class TileViewport: UIView {
  let board = TileBoardView(frame: CGRect(x: 0, y: 0, width: TileBoardView.side, height: TileBoardView.side))

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    addSubview(board)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    board.visible = convert(bounds, to: board)
  }
}
