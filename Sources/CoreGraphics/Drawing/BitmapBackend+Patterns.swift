// Patterns: the cell becomes a tile of pixels, and the tile repeats.
//
// Called by: BitmapBackend.paint. The tile is made at the size that it has on the device; where that is a whole number of
// pixels the result is exact, else the tile is read bilinearly, so that the spacing stays true.

extension BitmapBackend {
  /// Nil when the pattern draws nothing: an empty cell, no inverse, a step below 1/16 or above 8,192 pixels.
  func patternPainter(_ cell: PatternCell, _ state: DrawState) -> PatternPainter? {
    let phase = CGAffineTransform(translationX: state.patternPhase.width, y: state.patternPhase.height)
    let transform = cell.matrix.concatenating(phase).concatenating(baseTransform)
    if let last = scratch.pattern, last.cell === cell, last.transform == transform { return last }
    let painter = PatternPainter(cell, transform, scratch)
    scratch.pattern = painter
    return painter
  }
}

/// A tile and the way from device pixels into it.
final class PatternPainter: RowPainter {
  let cell: PatternCell
  let transform: CGAffineTransform
  var isOpaque: Bool { false }
  private let tile: PixelBuffer
  /// Device pixels → tile pixels, before wrapping.
  private let inverse: CGAffineTransform
  /// Tile pixels lie exactly on device pixels.
  private let isAligned: Bool

  /// `transform` leads from pattern space to device pixels.
  init?(_ cell: PatternCell, _ transform: CGAffineTransform, _ scratch: DrawingScratch) {
    guard !cell.list.isEmpty, transform.isFinite, transform.determinant != 0 else { return nil }
    func side(_ step: CGFloat, _ x: CGFloat, _ y: CGFloat) -> Int? {
      let pixels = step * (x * x + y * y).squareRoot()
      return pixels >= 0.0625 && pixels <= 8192 ? max(1, Int((pixels + 0.5).rounded(.down))) : nil
    }
    guard let width = side(cell.xStep, transform.a, transform.b),
      let height = side(cell.yStep, transform.c, transform.d),
      let tile = PixelBuffer(width: width, height: height)
    else { return nil }
    self.cell = cell
    self.transform = transform
    self.tile = tile
    let intoTile = CGAffineTransform(
      a: CGFloat(width) / cell.xStep, b: 0, c: 0, d: CGFloat(height) / cell.yStep,
      tx: -cell.bounds.minX * CGFloat(width) / cell.xStep, ty: -cell.bounds.minY * CGFloat(height) / cell.yStep)
    inverse = transform.inverted().concatenating(intoTile)
    isAligned = Self.isAligned(inverse, width, height)
    Self.draw(cell, into: tile, intoTile, scratch)
  }

  /// A cell larger than its step overlaps its neighbours: later ones (greater x, then y) lie on top.
  private static func draw(
    _ cell: PatternCell, into tile: PixelBuffer, _ intoTile: CGAffineTransform, _ scratch: DrawingScratch
  ) {
    let columns = Int(min((cell.bounds.width / cell.xStep).rounded(.up), 8))
    let rows = Int(min((cell.bounds.height / cell.yStep).rounded(.up), 8))
    for row in (0..<rows).reversed() {
      for column in (0..<columns).reversed() {
        let shifted = CGAffineTransform(
          translationX: -CGFloat(column) * cell.xStep, y: -CGFloat(row) * cell.yStep
        ).concatenating(intoTile)
        let backend = BitmapBackend(
          surface: Surface(buffer: tile, x: 0, y: 0, clip: nil), baseTransform: shifted, scratch: scratch)
        cell.list.replay(into: backend)
      }
    }
  }

  private static func isAligned(_ inverse: CGAffineTransform, _ width: Int, _ height: Int) -> Bool {
    func isWhole(_ value: CGFloat) -> Bool { abs(value - value.rounded()) < 1e-3 }
    return inverse.b == 0 && inverse.c == 0 && abs(abs(inverse.a) - 1) < 1e-7 && abs(abs(inverse.d) - 1) < 1e-7
      && isWhole(inverse.tx) && isWhole(inverse.ty)
  }

  func paint(_ target: UnsafeMutablePointer<UInt32>, x: Int32, y: Int32, count: Int) {
    let base = tile.readBase
    if isAligned {
      let point = CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5).applying(inverse)
      let row = base + Self.wrapped(Int(point.y.rounded(.down)), tile.height) * tile.stride
      var column = Self.wrapped(Int(point.x.rounded(.down)), tile.width)
      let step = inverse.a > 0 ? 1 : -1
      for index in 0..<count {
        target[index] = row[column]
        column += step
        if column == tile.width { column = 0 } else if column < 0 { column = tile.width - 1 }
      }
      return
    }
    for index in 0..<count {
      let point = CGPoint(x: CGFloat(x + Int32(index)) + 0.5, y: CGFloat(y) + 0.5).applying(inverse)
      target[index] = sample(base, point)
    }
  }

  /// Bilinear, weights in 1/16, around a point in tile pixels, wrapped on all sides.
  private func sample(_ base: UnsafePointer<UInt32>, _ point: CGPoint) -> UInt32 {
    func split(_ value: CGFloat, _ size: Int) -> (low: Int, high: Int, weight: UInt32) {
      let fixed = Int(((value - 0.5) * 16 + 0.5).rounded(.down))
      let low = Self.wrapped(fixed >> 4, size)
      return (low, low + 1 == size ? 0 : low + 1, UInt32(fixed & 15))
    }
    let (x0, x1, wx) = split(point.x, tile.width)
    let (y0, y1, wy) = split(point.y, tile.height)
    let upper = base + y0 * tile.stride
    let lower = base + y1 * tile.stride
    let weights = ((16 - wx) * (16 - wy), wx * (16 - wy), (16 - wx) * wy, wx * wy)
    func mixed(_ shift: UInt32) -> UInt32 {
      func channel(_ pixel: UInt32) -> UInt32 { (pixel >> shift) & 0x00FF_00FF }
      let low = channel(upper[x0]) * weights.0 + channel(upper[x1]) * weights.1
      return ((low + channel(lower[x0]) * weights.2 + channel(lower[x1]) * weights.3 + 0x0080_0080) >> 8)
        & 0x00FF_00FF
    }
    return mixed(0) | mixed(8) << 8
  }

  private static func wrapped(_ value: Int, _ size: Int) -> Int {
    let rest = value % size
    return rest < 0 ? rest + size : rest
  }
}
