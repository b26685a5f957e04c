import UIKit

#Preview("Tile board") {
  let viewport = TileViewport(frame: CGRect(x: 0, y: 0, width: 320, height: 240))
  viewport.backgroundColor = .systemBackground
  viewport.bounds.origin = CGPoint(x: 9_970, y: 12_340)
  return viewport
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
