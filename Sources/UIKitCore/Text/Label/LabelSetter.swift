// Sets a label's text into a box: line limits, truncation, shrinking, and where the text stands.
//
// Called by: UILabel's measuring and drawing. Reads: LabelState. Hands on: SetText and its place. It does not draw.

struct LabelSetter {
  let state: LabelState
  let text: PreparedText
  let scale: DisplayScale

  /// Shaped text of a state, made once and kept by the label until it changes.
  static func prepare(_ state: LabelState) -> PreparedText {
    if let styled = state.styled {
      var defaults = AttributeReader.Defaults()
      defaults.font = state.font
      defaults.adjustStyle = { state.adjust(&$0) }
      return PreparedText(styled, defaults: defaults)
    }
    var style = TextParagraphStyle(state.paragraphStyle)
    state.adjust(&style)
    return PreparedText(plain: state.text ?? "", font: state.font, style: style)
  }

  /// Points, rounded up to the pixel: what the text needs in a box of this width and height and at most `lines` lines.
  func size(in box: CGSize, lines: Int) -> CGSize {
    guard !state.isEmpty else { return .zero }
    let size = text.size(constraints(box, lines: lines))
    return CGSize(width: scale.roundedUp(size.width), height: scale.roundedUp(size.height))
  }

  /// The text as it is drawn into a box, shrunk if it may be.
  func fitted(_ box: CGSize, lines: Int) -> (text: SetText, scale: CGFloat) {
    let room = constraints(box, lines: lines)
    guard state.adjustsFontSizeToFitWidth, lines > 0 else { return (text.typeset(room), 1) }
    var free = room
    free.lastLineMode = nil
    let minimum = state.minimumScaleFactor > 0 ? state.minimumScaleFactor : Self.smallestScale
    let factor = FontShrinker.scale(minimum: minimum) { factor in
      let set = text.scaled(by: factor).typeset(free)
      return !set.typeset.isTruncated && set.size.width <= box.width + 0.001
    }
    return (text.scaled(by: factor).typeset(room), factor)
  }

  /// Text shrinks at most to this where the label names no minimum. Observed: it does shrink then; the limit is chosen here.
  static let smallestScale: CGFloat = 0.25

  /// Where the container of text drawn into `rect` begins; rect's coordinates, points.
  func origin(of set: SetText, scaledBy factor: CGFloat, in rect: CGRect) -> CGPoint {
    let height = scale.roundedUp(set.size.height)
    var y = rect.minY + max(0, (rect.height - height) / 2)
    if factor < 1, set.typeset.lines.count == 1 {
      switch state.baselineAdjustment {
      case .alignCenters: break
      case .none: y = rect.minY
      case .alignBaselines:
        let full = text.typeset(TextConstraints(width: .infinity, lineLimit: 1))
        let top = rect.minY + max(0, (rect.height - scale.roundedUp(full.size.height)) / 2)
        y = top + full.typeset.firstBaseline - set.typeset.firstBaseline
      }
    }
    return CGPoint(x: rect.minX, y: scale.rounded(y))
  }

  private func constraints(_ box: CGSize, lines: Int) -> TextConstraints {
    var room = TextConstraints(width: box.width, lineLimit: lines)
    room.height = box.height.isFinite ? max(0, box.height) + 0.001 : .infinity
    let mode = state.lineBreakMode.ct
    if mode.isTruncating || mode == .byClipping { room.lastLineMode = mode }
    return room
  }
}
