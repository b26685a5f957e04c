// Measures and draws attributed text for NSString's and NSAttributedString's drawing methods: their rules in one place.
//
// Called by: NSAttributedString+Drawing, NSString+Drawing. Hands on: SetText to TextPainter.
//
//   usesLineFragmentOrigin   lines in the rectangle, from its top; else one line whose baseline is at the origin
//   a size of 0 or less, or not finite   no limit in that direction (as NSTextContainer has it)
//   minimumScaleFactor   fonts shrink until all of it fits

struct StringDrawing {
  let options: NSStringDrawingOptions
  let context: NSStringDrawingContext?
  private let text: PreparedText
  private let isEmpty: Bool

  init(
    _ text: StyledText, options: NSStringDrawingOptions = .usesLineFragmentOrigin,
    context: NSStringDrawingContext? = nil
  ) {
    self.options = options
    self.context = context
    isEmpty = text.length == 0
    let isOneLine = !options.contains(.usesLineFragmentOrigin)
    let truncates = options.contains(.truncatesLastVisibleLine)
    var defaults = AttributeReader.Defaults()
    defaults.adjustStyle = { style in
      if isOneLine && !style.lineBreakMode.isTruncating { style.lineBreakMode = .byClipping }
      // The last line that fits takes the mark; the lines before it wrap.
      if truncates && style.lineBreakMode.isTruncating { style.lineBreakMode = .byWordWrapping }
    }
    self.text = PreparedText(text, defaults: defaults)
  }

  /// The text's box for a room of `size` points; its origin is (0, 0), or below the baseline for one line.
  func boundingRect(_ size: CGSize) -> CGRect {
    guard !isEmpty else { return .zero }
    let set = fitted(size)
    let box: CGRect
    if options.contains(.usesDeviceMetrics) {
      box = set.inkBounds.offsetBy(dx: 0, dy: isBaselineDrawing ? -set.typeset.firstBaseline : 0)
    } else {
      // The origin's y of a baseline drawing is the descender's. Source: observed of UIKit.
      let drop = isBaselineDrawing ? set.typeset.lines.first.map { -$0.descent } ?? 0 : 0
      box = CGRect(x: 0, y: drop, width: set.size.width, height: set.size.height)
    }
    context?.totalBounds = box
    return box
  }

  /// Draws into the current context; `rect` in its user space. `clippingLines` leaves out what ends below it.
  func draw(in rect: CGRect, clippingLines: Bool = false) {
    guard !isEmpty, let graphics = UIGraphicsGetCurrentContext() else { return }
    let set = fitted(rect.size, clippingLines: clippingLines)
    var origin = rect.origin
    if isBaselineDrawing { origin.y -= set.typeset.firstBaseline }
    TextPainter(text: set, origin: origin, color: .black).draw(in: graphics)
    context?.totalBounds = CGRect(origin: origin, size: set.size)
  }

  private var isBaselineDrawing: Bool { !options.contains(.usesLineFragmentOrigin) }

  private func fitted(_ size: CGSize, clippingLines: Bool = false) -> SetText {
    var room = constraints(size)
    if clippingLines { room.height = Self.limit(size.height) }
    guard let context, context.minimumScaleFactor > 0, context.minimumScaleFactor < 1 else {
      context?.actualScaleFactor = 1
      return text.typeset(room)
    }
    var free = room
    free.height = .infinity
    free.lastLineMode = nil
    let scale = FontShrinker.scale(minimum: context.minimumScaleFactor) { scale in
      let set = text.scaled(by: scale).typeset(free)
      return !set.typeset.isTruncated && set.size.width <= room.width + 0.001 && set.size.height <= room.height + 0.001
    }
    context.actualScaleFactor = scale
    return text.scaled(by: scale).typeset(room)
  }

  private func constraints(_ size: CGSize) -> TextConstraints {
    var room = TextConstraints(width: Self.limit(size.width))
    room.usesFontLeading = options.contains(.usesFontLeading)
    guard !isBaselineDrawing else {
      room.lineLimit = 1
      return room
    }
    if options.contains(.truncatesLastVisibleLine) {
      room.height = Self.limit(size.height)
      room.lastLineMode = .byTruncatingTail
    }
    return room
  }

  static func limit(_ length: CGFloat) -> CGFloat { length.isFinite && length > 0 ? length : .infinity }
}

extension CTLineBreakMode {
  var isTruncating: Bool {
    switch self {
    case .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle: true
    case .byWordWrapping, .byCharWrapping, .byClipping: false
    }
  }
}

extension SetText {
  /// What the glyphs' outlines cover, in the container's coordinates; zero for text without ink.
  var inkBounds: CGRect {
    var bounds = CGRect.null
    for index in typeset.lines.indices {
      for run in typeset.runs(ofLine: index) {
        let ink = run.glyphs.path.boundingBoxOfPath
        if !ink.isNull { bounds = bounds.union(ink.offsetBy(dx: run.origin.x, dy: run.origin.y)) }
      }
    }
    return bounds.isNull ? .zero : bounds
  }
}
