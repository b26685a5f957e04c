// How two pixel regions are combined: one sweep over both, strip by strip. Called by: PixelRegion's algebra only.
// A strip lies between neighbouring band edges of either region, so both have fixed spans in it; the wanted spans are
// merged and the strip joined to the one above when it repeats its spans. Cost: O(n + m).

/// Which pixels of two regions are wanted.
enum RegionOperation {
  case either
  case both
  case firstOnly

  @inline(__always) func holds(_ first: Bool, _ second: Bool) -> Bool {
    switch self {
    case .either: first || second
    case .both: first && second
    case .firstOnly: first && !second
    }
  }
}

extension PixelRegion {
  func combined(with other: PixelRegion, keep: RegionOperation) -> PixelRegion {
    var builder = PixelBandBuilder(capacity: rects.count + other.rects.count)
    rects.withUnsafeBufferPointer { first in
      other.rects.withUnsafeBufferPointer { second in builder.sweep(first, second, keep) }
    }
    return PixelRegion(banded: builder.rects)
  }
}

private typealias Bands = UnsafeBufferPointer<PixelRect>

/// Collects bands from top to bottom and joins those that repeat the band above.
private struct PixelBandBuilder {
  private(set) var rects: [PixelRect] = []
  private var lastBand = 0

  init(capacity: Int) { rects.reserveCapacity(capacity) }

  mutating func sweep(_ first: Bands, _ second: Bands, _ keep: RegionOperation) {
    var (i, j) = (0, 0)
    var (endI, endJ) = (Self.bandEnd(first, from: 0), Self.bandEnd(second, from: 0))
    var y = min(first.first?.y0 ?? Int32.max, second.first?.y0 ?? Int32.max)
    while i < first.count || j < second.count {
      let insideFirst = i < first.count && first[i].y0 <= y
      let insideSecond = j < second.count && second[j].y0 <= y
      var next = Int32.max
      if i < first.count { next = min(next, insideFirst ? first[i].y1 : first[i].y0) }
      if j < second.count { next = min(next, insideSecond ? second[j].y1 : second[j].y0) }
      if (insideFirst || insideSecond) && next > y {
        addBand(
          y, next, Bands(rebasing: first[i..<(insideFirst ? endI : i)]),
          Bands(rebasing: second[j..<(insideSecond ? endJ : j)]), keep)
      }
      y = next
      if insideFirst && first[i].y1 == y {
        i = endI
        endI = Self.bandEnd(first, from: i)
      }
      if insideSecond && second[j].y1 == y {
        j = endJ
        endJ = Self.bandEnd(second, from: j)
      }
    }
  }

  /// The index after the band that begins at `start`.
  private static func bandEnd(_ rects: Bands, from start: Int) -> Int {
    guard start < rects.count else { return start }
    var end = start + 1
    while end < rects.count && rects[end].y0 == rects[start].y0 { end += 1 }
    return end
  }

  private mutating func addBand(_ y0: Int32, _ y1: Int32, _ first: Bands, _ second: Bands, _ keep: RegionOperation) {
    let start = rects.count
    var (i, j) = (0, 0)
    var (insideFirst, insideSecond, isOpen) = (false, false, false)
    var openedAt: Int32 = 0
    while i < first.count || j < second.count {
      let nextFirst = i < first.count ? (insideFirst ? first[i].x1 : first[i].x0) : Int32.max
      let nextSecond = j < second.count ? (insideSecond ? second[j].x1 : second[j].x0) : Int32.max
      let x = min(nextFirst, nextSecond)
      if i < first.count && nextFirst == x {
        if insideFirst { i += 1 }
        insideFirst.toggle()
      }
      if j < second.count && nextSecond == x {
        if insideSecond { j += 1 }
        insideSecond.toggle()
      }
      let wanted = keep.holds(insideFirst, insideSecond)
      if wanted && !isOpen {
        (isOpen, openedAt) = (true, x)
      } else if !wanted && isOpen {
        rects.append(PixelRect(x0: openedAt, y0: y0, x1: x, y1: y1))
        isOpen = false
      }
    }
    joinWithBandAbove(start)
  }

  private mutating func joinWithBandAbove(_ start: Int) {
    let count = rects.count - start
    guard count > 0 else { return }
    guard start - lastBand == count, rects[lastBand].y1 == rects[start].y0 else {
      lastBand = start
      return
    }
    for offset in 0..<count {
      let (above, below) = (rects[lastBand + offset], rects[start + offset])
      if above.x0 != below.x0 || above.x1 != below.x1 {
        lastBand = start
        return
      }
    }
    let y1 = rects[start].y1
    rects.removeLast(count)
    for index in lastBand..<start { rects[index].y1 = y1 }
  }
}
