// CGPattern: a cell that repeats over what is painted with it.
//
// Made by: clients, UIColor(patternImage:). Set by: CGContext.setFillPattern, pattern colours. The cell is drawn once, through
// the client's callback, into a display list (for uncoloured patterns once a colour); painting never calls the client back.

import Foundation
import Synchronization

/// A repeating drawing. Documented (Core Graphics, CGPattern).
///
/// `@unchecked Sendable`: the callback and its info run only while `cell(_:)` is called, which clients do on the thread that
/// sets the paint; finished cells are behind `cells`, a Mutex.
public final class CGPattern: @unchecked Sendable {
  /// The callback draws colours of its own; else the shape alone, in the colour given when the pattern is set.
  let isColored: Bool
  private let bounds: CGRect
  private let matrix: CGAffineTransform
  private let xStep: CGFloat
  private let yStep: CGFloat
  private let draw: ((CGContext) -> Void)
  private let release: (() -> Void)?
  private let cells = Mutex<[(tint: CGColor?, cell: PatternCell)]>([])

  /// - Parameters:
  ///   - info: handed to the callbacks.
  ///   - bounds: the cell, pattern space; what is drawn outside it is cut.
  ///   - matrix: pattern space → the context's base space, not its current user space. Documented.
  ///   - xStep: from cell to cell, pattern space; not 0. `yStep` likewise.
  ///   - tiling: cells keep their exact spacing here, whatever is asked for (chosen here).
  ///
  /// Nil for empty or infinite bounds, steps of 0, matrices without inverse, or without a drawing callback.
  public convenience init?(
    info: UnsafeMutableRawPointer?, bounds: CGRect, matrix: CGAffineTransform, xStep: CGFloat, yStep: CGFloat,
    tiling: CGPatternTiling, isColored: Bool, callbacks: UnsafePointer<CGPatternCallbacks>
  ) {
    let callbacks = callbacks.pointee
    guard callbacks.version == 0, let drawPattern = callbacks.drawPattern else { return nil }
    let release = callbacks.releaseInfo
    self.init(
      bounds: bounds, matrix: matrix, xStep: xStep, yStep: yStep, isColored: isColored,
      release: release.map { release in { release(info) } },
      draw: { drawPattern(info, $0) })
  }

  /// The same with closures.
  package init?(
    bounds: CGRect, matrix: CGAffineTransform, xStep: CGFloat, yStep: CGFloat, isColored: Bool,
    release: (() -> Void)? = nil, draw: @escaping (CGContext) -> Void
  ) {
    guard bounds.isFinite, !bounds.isEmpty, matrix.isFinite, matrix.determinant != 0, xStep != 0, yStep != 0,
      xStep.isFinite, yStep.isFinite
    else { return nil }
    self.bounds = bounds.standardized
    self.matrix = matrix
    self.xStep = abs(xStep)
    self.yStep = abs(yStep)
    self.isColored = isColored
    self.draw = draw
    self.release = release
  }

  /// An image that repeats, upright in a y-down base space: what UIColor(patternImage:) paints with. `size` in points.
  package convenience init?(image: CGImage, size: CGSize) {
    let bounds = CGRect(origin: .zero, size: size)
    self.init(bounds: bounds, matrix: .identity, xStep: size.width, yStep: size.height, isColored: true) { context in
      context.translateBy(x: 0, y: size.height)
      context.scaleBy(x: 1, y: -1)
      context.draw(image, in: bounds)
    }
  }

  deinit { release?() }

  /// The cell, drawn now if it has not been. `tint` matters to uncoloured patterns alone.
  func cell(tint: CGColor?) -> PatternCell {
    let tint = isColored ? nil : tint
    let known = cells.withLock { $0.first { $0.tint == tint }?.cell }
    if let known { return known }
    let context = CGContext(recording: bounds, scale: 1)
    if let tint {
      context.setFillColor(tint)
      context.setStrokeColor(tint)
    }
    context.clip(to: bounds)
    draw(context)
    let cell = PatternCell(
      list: context.finishRecording(), bounds: bounds, matrix: matrix, xStep: xStep, yStep: yStep)
    cells.withLock { cells in
      // Tints beyond a few are drawn again when they come back.
      if cells.count == 8 { cells.removeFirst() }
      cells.append((tint, cell))
    }
    return cell
  }
}
