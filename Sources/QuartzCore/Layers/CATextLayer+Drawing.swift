// How a text layer's string is set and drawn: from the bounds' top, in as many lines as fit.
//
// Called by: CATextLayer. Hands on: glyph runs to the context. Of attributed text it reads font, foreground colour, kern and
// baseline offset; decorations are a label's.

import CoreText
import Foundation

extension CATextLayer.Text {
  func draw(in bounds: CGRect, _ context: CGContext) {
    guard let (text, colors) = attributed, bounds.width > 0, bounds.height > 0 else { return }
    var room = TextConstraints(width: bounds.width)
    room.height = bounds.height + 0.001
    room.lastLineMode = lastLineMode
    if !isWrapped {
      room.lineLimit = 1
      if room.lastLineMode == nil { room.lastLineMode = .byClipping }
    }
    let set = ShapedText(text).typeset(room)
    for index in set.lines.indices {
      for run in set.runs(ofLine: index) where !run.glyphs.isEmpty {
        context.saveGState()
        context.translateBy(x: bounds.minX + run.origin.x, y: bounds.minY + run.origin.y)
        context.setFillColor(colors.indices.contains(run.runID) ? colors[run.runID] : colors[0])
        context.draw(run.glyphs)
        context.restoreGState()
      }
    }
  }

  var naturalSize: CGSize? { attributed.map { ShapedText($0.0).typeset(TextConstraints()).size } }

  private var lastLineMode: CTLineBreakMode? {
    switch truncationMode {
    case .start: .byTruncatingHead
    case .middle: .byTruncatingMiddle
    case .end: .byTruncatingTail
    default: nil
    }
  }

  private var style: TextParagraphStyle {
    var style = TextParagraphStyle()
    style.alignment =
      switch alignmentMode {
      case .left: .left
      case .right: .right
      case .center: .center
      case .justified: .justified
      default: .natural
      }
    return style
  }

  /// The text with the colours that its runs name; nil for a string of no kind that is drawn.
  private var attributed: (AttributedText, [CGColor])? {
    if let plain = string as? String {
      let attributes = TextAttributes(font: resolved(font, size: fontSize))
      return (AttributedText(plain, attributes: attributes, style: style), [foregroundColor ?? .clear])
    }
    guard let text = string as? NSAttributedString, text.length > 0 else { return nil }
    let units = Array(text.string.utf16)
    var runs: [AttributedText.Run] = []
    var colors: [CGColor] = []
    var at = 0
    while at < units.count {
      var range = NSRange(location: at, length: 0)
      let values = text.attributes(at: at, effectiveRange: &range)
      let end = min(units.count, max(at + 1, range.location + range.length))
      let font = values[NSAttributedString.Key("NSFont")]
      var attributes = TextAttributes(font: resolved(font, size: nil), runID: colors.count)
      attributes.kern = AttributeNumber.value(values[NSAttributedString.Key("NSKern")])
      attributes.baselineOffset = AttributeNumber.value(values[NSAttributedString.Key("NSBaselineOffset")]) ?? 0
      colors.append(color(values) ?? CGColor(gray: 0, alpha: 1))
      runs.append(.init(length: end - at, attributes: attributes))
      at = end
    }
    return (
      AttributedText(units: units, runs: runs, styles: [.init(length: units.count, style: style)]), colors
    )
  }

  /// A font of any kind at a size (nil: its own; 12 points where it has none).
  private func resolved(_ font: Any?, size: CGFloat?) -> CTFont {
    switch font {
    case let font as CTFont: return resized(font, size)
    case let font as any TextLayerFont: return resized(font.textLayerFont, size)
    case let font as CGFont: return CTFontCreateWithGraphicsFont(font, size ?? 12, nil)
    case let name as String: return CTFontCreateWithName(name as CFString, size ?? 12, nil)
    default: return FontCatalog.shared.requiredSystemFont(SystemFontRequest(size: size ?? 12))
    }
  }

  private func resized(_ font: CTFont, _ size: CGFloat?) -> CTFont {
    guard let size, size != font.size else { return font }
    guard var request = font.systemRequest else {
      return CTFont(face: font.face, size: size, features: font.features, matrix: font.matrix)
    }
    request.size = size
    return FontCatalog.shared.requiredSystemFont(request)
  }

  private func color(_ values: [NSAttributedString.Key: Any]) -> CGColor? {
    let value = values[NSAttributedString.Key("NSColor")] ?? values[NSAttributedString.Key("CTForegroundColor")]
    return (value as? any TextLayerColor)?.textLayerColor ?? value as? CGColor
  }
}
