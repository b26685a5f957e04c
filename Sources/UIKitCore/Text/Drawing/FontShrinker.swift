// Makes text fit by smaller fonts: the scale factor that is just small enough, and the text in it.
//
// Called by: string drawing with a minimum scale factor, and labels that adjust their font size. Sizes of fonts, offsets and
// kerns scale together; attachments keep their size. O(8) settings of the text.

enum FontShrinker {
  /// The largest scale in `minimum`...1, to 1/256 of what may be shrunk, at which `fits` holds; `minimum` when none does.
  static func scale(minimum: CGFloat, fits: (CGFloat) -> Bool) -> CGFloat {
    guard minimum < 1, !fits(1) else { return 1 }
    let minimum = max(0.01, minimum)
    guard fits(minimum) else { return minimum }
    var (low, high) = (minimum, CGFloat(1))
    for _ in 0..<8 {
      let middle = (low + high) / 2
      if fits(middle) { low = middle } else { high = middle }
    }
    return low
  }
}

extension PreparedText {
  /// The same text with fonts scaled; itself for a scale of 1.
  func scaled(by scale: CGFloat) -> PreparedText {
    guard scale != 1 else { return self }
    return PreparedText(
      shaped.source.scaled(by: scale), paints: paints.map { $0.scaled(by: scale) }, style: style,
      token: token?.scaled(by: scale))
  }
}

extension AttributedText {
  func scaled(by scale: CGFloat) -> AttributedText {
    var copy = self
    for index in copy.runs.indices {
      let attributes = copy.runs[index].attributes
      copy.runs[index].attributes.font = attributes.font.scaled(by: scale)
      copy.runs[index].attributes.kern = attributes.kern.map { $0 * scale }
      copy.runs[index].attributes.tracking = attributes.tracking.map { $0 * scale }
      copy.runs[index].attributes.baselineOffset *= scale
    }
    return copy
  }
}

extension TextPaint {
  fileprivate func scaled(by scale: CGFloat) -> TextPaint {
    var copy = self
    copy.font = font.withSize(font.pointSize * scale)
    copy.baselineOffset *= scale
    return copy
  }
}

extension CTFont {
  /// The same face at another size: the system font with the tracking of that size.
  func scaled(by scale: CGFloat) -> CTFont {
    if var request = systemRequest {
      request.size = size * scale
      let font = FontCatalog.shared.requiredSystemFont(request)
      return matrix.isIdentity ? font : CTFont(font, matrix: matrix)
    }
    return CTFont(face: face, size: size * scale, features: features, matrix: matrix)
  }
}
