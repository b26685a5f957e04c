// UIKit's fonts, colours and paragraph styles where Core Text reads an attributed string.
//
// Read by: CoreText's CTAttributedText, for CTLine and CTFramesetter.

extension UIFont: CTFontConvertible {}

extension UIColor: CGColorConvertible {
  /// Resolved in the current traits, as drawing does.
  package var coreTextColor: CGColor { cgColor }
}

extension NSParagraphStyle: TextParagraphStyleConvertible {
  package var textParagraphStyle: TextParagraphStyle { TextParagraphStyle(self) }
}
