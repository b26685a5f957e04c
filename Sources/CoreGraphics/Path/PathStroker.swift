// A path and a stroke style in, the outline of the stroke out; filling that by the winding rule draws the stroke.
// Called by: raster backends (in user space, before the CTM, so that uneven scales come out right), CGPath's copies.
// Hands on: a PathStorage of closed contours with lines and cubics, for the flattener.
//
// Both sides of a subpath are built at once, point for point: offset curves are cubics with the offset's end points,
// directions and speeds (speed × (1 − curvature × distance)), halved until they keep the tolerance.
// Where a bend is tighter than half the width the inner offset would run backwards and punch a hole; there short
// straight steps are taken and the inner side goes through the path itself (PathStroker+Curves). Inner corners do the same
// unless two lines are long enough to meet. So every part winds the same way, and overlaps only add up.
// Cost: O(segments); about 2–6 pieces a curve. Only + − × ÷ √.
import Foundation

package struct PathStroker {
  let style: StrokeStyle
  let pen: StrokePen
  /// What can be seen, user space, already grown by the stroke's reach. Curves outside it lose their shape.
  let visible: CGRect?
  /// Offsets along −normal and +normal; the normal is the tangent turned from x towards y.
  var right = StrokeSide(sign: -1)
  var left = StrokeSide(sign: 1)
  /// What one curve may still be cut into: a bound for hostile input.
  var budget = 0
  /// What all curves together may still be cut into beyond the 16 parts that each may have.
  private var reserve = 1 << 18
  /// The direction at the end of what was added last, inside a curve.
  var heading = CGVector.zero
  private var pieces: [StrokePiece] = []
  private var outline = PathStorage()

  /// - Parameters:
  ///   - tolerance: the outline's greatest error in user space; for drawing 1/1024 pixel over the CTM's largest scale.
  ///   - visible: user space that will be seen, or nil for all of it.
  package init(style: StrokeStyle, tolerance: CGFloat, visible: CGRect? = nil) {
    self.style = style
    pen = StrokePen(style, tolerance: tolerance)
    self.visible = visible?.insetBy(dx: -style.reach, dy: -style.reach)
  }

  /// The outline of the stroked path, dashed first if the style says so. Empty for a width that is not above zero.
  package mutating func outline(of path: PathStorage) -> PathStorage {
    guard style.width > 0, style.width.isFinite else { return PathStorage() }
    var source = path
    if !style.dashLengths.isEmpty {
      let dasher = PathDasher(lengths: style.dashLengths, phase: style.dashPhase, visible: visible)
      source = dasher?.dash(path) ?? path
    }
    outline = PathStorage()
    source.forEachSubpath { stroke($0) }
    return outline
  }

  // MARK: - Subpaths

  private mutating func stroke(_ subpath: PathSubpath) {
    pieces.removeAll(keepingCapacity: true)
    for segment in subpath.segments {
      if let piece = StrokePiece(segment) { pieces.append(piece) }
    }
    guard let first = pieces.first, let last = pieces.last else {
      // A point with an element besides its move is drawn as a dot by caps that have an extent. Documented (PostScript).
      if subpath.isClosed || !subpath.segments.isEmpty { addDot(at: subpath.start) }
      return
    }
    right.begin(at: first.start, normal: first.startTangent.normal, distance: pen.distance)
    left.begin(at: first.start, normal: first.startTangent.normal, distance: pen.distance)
    for index in pieces.indices {
      if index > 0 { join(pieces[index - 1], pieces[index], isClosing: false) }
      if case .curve(let curve) = pieces[index].shape {
        let granted = min(4096, 16 + reserve)
        budget = granted
        heading = pieces[index].startTangent
        addCurve(curve, depth: 0)
        reserve -= min(reserve, max(0, granted - budget - 16))
      }
    }
    if subpath.isClosed {
      join(last, first, isClosing: true)
      outline.append(right.path, transform: .identity)
      outline.close()
      var reversed = PathStorage()
      reversed.continueWithReversed(left.path)
      outline.append(reversed, transform: .identity)
      outline.close()
    } else {
      if last.isLine {
        right.line(from: last.end, normal: last.endTangent.normal, distance: pen.distance)
        left.line(from: last.end, normal: last.endTangent.normal, distance: pen.distance)
      }
      pen.addCap(to: &right.path, at: last.end, direction: last.endTangent)
      right.path.continueWithReversed(left.path)
      pen.addCap(to: &right.path, at: first.start, direction: first.startTangent.reversed)
      outline.append(right.path, transform: .identity)
      outline.close()
    }
  }

  private mutating func addDot(at center: CGPoint) {
    let direction = CGVector(dx: 1, dy: 0)
    guard style.cap != .butt else { return }
    var dot = PathStorage()
    dot.move(to: center.offset(direction.normal, -pen.distance))
    pen.addCap(to: &dot, at: center, direction: direction)
    pen.addCap(to: &dot, at: center, direction: direction.reversed)
    outline.append(dot, transform: .identity)
    outline.close()
  }

  // MARK: - Joins

  /// Everything from the end of `a` to the start of `b` on both sides.
  private mutating func join(_ a: StrokePiece, _ b: StrokePiece, isClosing: Bool) {
    let (t0, t1) = (a.endTangent, b.startTangent)
    let cross = t0.dx * t1.dy - t0.dy * t1.dx
    let dot = t0.dx * t1.dx + t0.dy * t1.dy
    if dot > 0 && abs(cross) * pen.distance < pen.tolerance / 4 {
      right.connect(from: a, to: b, distance: pen.distance)
      left.connect(from: a, to: b, distance: pen.distance)
    } else if cross > 0 {
      pen.joinOuter(&right, a, b, dot: dot)
      pen.joinInner(&left, a, b, cross: cross, dot: dot, isClosing: isClosing)
    } else {
      pen.joinOuter(&left, a, b, dot: dot)
      pen.joinInner(&right, a, b, cross: cross, dot: dot, isClosing: isClosing)
    }
  }
}
