// Geometry in keyed archives.
//
// Called by: clients' encode(with:) and init(coder:). Points, sizes and rectangles are Foundation's own, under UIKit's
// decoding names; the others are archived as their text. A key that is not there reads as zero, as the identity for
// transforms.

extension NSCoder {
  public func encode(_ vector: CGVector, forKey key: String) { archive(NSCoder.string(for: vector), key) }
  public func encode(_ transform: CGAffineTransform, forKey key: String) {
    archive(NSCoder.string(for: transform), key)
  }
  public func encode(_ insets: UIEdgeInsets, forKey key: String) { archive(NSCoder.string(for: insets), key) }
  public func encode(_ insets: NSDirectionalEdgeInsets, forKey key: String) {
    archive(NSCoder.string(for: insets), key)
  }
  public func encode(_ offset: UIOffset, forKey key: String) { archive(NSCoder.string(for: offset), key) }

  public func decodeCGPoint(forKey key: String) -> CGPoint { decodePoint(forKey: key) }
  public func decodeCGSize(forKey key: String) -> CGSize { decodeSize(forKey: key) }
  public func decodeCGRect(forKey key: String) -> CGRect { decodeRect(forKey: key) }
  public func decodeCGVector(forKey key: String) -> CGVector { NSCoder.cgVector(for: text(key) ?? "") }
  public func decodeCGAffineTransform(forKey key: String) -> CGAffineTransform {
    NSCoder.cgAffineTransform(for: text(key) ?? "")
  }
  public func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets { NSCoder.uiEdgeInsets(for: text(key) ?? "") }
  public func decodeDirectionalEdgeInsets(forKey key: String) -> NSDirectionalEdgeInsets {
    NSCoder.nsDirectionalEdgeInsets(for: text(key) ?? "")
  }
  public func decodeUIOffset(forKey key: String) -> UIOffset { NSCoder.uiOffset(for: text(key) ?? "") }

  private func archive(_ text: String, _ key: String) { encode(text as NSString, forKey: key) }
}
