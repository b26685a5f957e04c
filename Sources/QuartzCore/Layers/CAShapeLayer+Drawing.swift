// A shape layer's properties as a drawing.
//
// Called by: CAShapeLayer at commit, once for each change. Hands on: fill, then stroke, without clips.

import Foundation
import RenderTree

extension CAShapeLayer.Shape {
  /// Nil when nothing is painted.
  var drawing: VectorContents? {
    guard let path, !path.isEmpty else { return nil }
    let box = path.boundingBox
    guard box.width.isFinite, box.height.isFinite, !box.isNull else { return nil }
    let reach = strokeStyle.reach + 1
    let recorder = DisplayListRecorder(
      bounds: box.insetBy(dx: -reach, dy: -reach), baseTransform: .identity, deviceHeight: box.height)
    if let fillColor, fillColor.alpha > 0 {
      var state = DrawState()
      state.fill = .color(fillColor)
      recorder.perform(.fillPath(path, fillRule == .evenOdd ? .evenOdd : .winding), state)
    }
    if let strokeColor, strokeColor.alpha > 0, lineWidth > 0, let stroked = strokedPart(of: path) {
      var state = DrawState()
      state.stroke = .color(strokeColor)
      recorder.perform(.strokePath(stroked, strokeStyle), state)
    }
    let list = recorder.makeDisplayList()
    return list.isEmpty ? nil : VectorContents(list: list, isCutByOutline: false)
  }

  private func strokedPart(of path: CGPath) -> CGPath? {
    let (start, end) = (min(max(strokeStart, 0), 1), min(max(strokeEnd, 0), 1))
    guard start < end else { return nil }
    return start == 0 && end == 1 ? path : PathTrimmer(path).part(from: start, to: end)
  }

  private var strokeStyle: StrokeStyle {
    let cap: CGLineCap =
      switch lineCap {
      case .round: .round
      case .square: .square
      default: .butt
      }
    let join: CGLineJoin =
      switch lineJoin {
      case .round: .round
      case .bevel: .bevel
      default: .miter
      }
    return StrokeStyle(
      width: lineWidth, cap: cap, join: join, miterLimit: miterLimit, dashPhase: lineDashPhase,
      dashLengths: (lineDashPattern ?? []).map { CGFloat($0.doubleValue) })
  }
}
