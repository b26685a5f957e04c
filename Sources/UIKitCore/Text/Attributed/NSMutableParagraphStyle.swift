// NSMutableParagraphStyle: a paragraph style to build up. Attributed strings keep the object: copy it before changing it
// for other text.

open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  // Sendable is inherited; as with UIKit's, one thread changes a style before others read it.
  open override var lineSpacing: CGFloat {
    get { super.lineSpacing }
    set { settings.lineSpacing = newValue }
  }
  open override var paragraphSpacing: CGFloat {
    get { super.paragraphSpacing }
    set { settings.paragraphSpacing = newValue }
  }
  open override var alignment: NSTextAlignment {
    get { super.alignment }
    set { settings.alignment = newValue }
  }
  open override var firstLineHeadIndent: CGFloat {
    get { super.firstLineHeadIndent }
    set { settings.firstLineHeadIndent = newValue }
  }
  open override var headIndent: CGFloat {
    get { super.headIndent }
    set { settings.headIndent = newValue }
  }
  open override var tailIndent: CGFloat {
    get { super.tailIndent }
    set { settings.tailIndent = newValue }
  }
  open override var lineBreakMode: NSLineBreakMode {
    get { super.lineBreakMode }
    set { settings.lineBreakMode = newValue }
  }
  open override var minimumLineHeight: CGFloat {
    get { super.minimumLineHeight }
    set { settings.minimumLineHeight = newValue }
  }
  open override var maximumLineHeight: CGFloat {
    get { super.maximumLineHeight }
    set { settings.maximumLineHeight = newValue }
  }
  open override var baseWritingDirection: NSWritingDirection {
    get { super.baseWritingDirection }
    set { settings.baseWritingDirection = newValue }
  }
  open override var lineHeightMultiple: CGFloat {
    get { super.lineHeightMultiple }
    set { settings.lineHeightMultiple = newValue }
  }
  open override var paragraphSpacingBefore: CGFloat {
    get { super.paragraphSpacingBefore }
    set { settings.paragraphSpacingBefore = newValue }
  }
  open override var hyphenationFactor: Float {
    get { super.hyphenationFactor }
    set { settings.hyphenationFactor = newValue }
  }
  open override var usesDefaultHyphenation: Bool {
    get { super.usesDefaultHyphenation }
    set { settings.usesDefaultHyphenation = newValue }
  }
  /// Nil stands for the default stops.
  open override var tabStops: [NSTextTab]! {
    get { super.tabStops }
    set { settings.tabStops = newValue }
  }
  open override var defaultTabInterval: CGFloat {
    get { super.defaultTabInterval }
    set { settings.defaultTabInterval = newValue }
  }
  open override var allowsDefaultTighteningForTruncation: Bool {
    get { super.allowsDefaultTighteningForTruncation }
    set { settings.allowsDefaultTighteningForTruncation = newValue }
  }
  open override var lineBreakStrategy: LineBreakStrategy {
    get { super.lineBreakStrategy }
    set { settings.lineBreakStrategy = newValue }
  }

  open func addTabStop(_ anObject: NSTextTab) {
    settings.tabStops = (tabStops + [anObject]).sorted { $0.location < $1.location }
  }
  open func removeTabStop(_ anObject: NSTextTab) { settings.tabStops = tabStops.filter { $0 != anObject } }
  open func setParagraphStyle(_ obj: NSParagraphStyle) { settings = obj.settings }
}
