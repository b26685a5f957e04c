// Makes objects safe as attribute values in Foundation's attributed strings on Linux.
//
// Stored first by: UIFont, UIColor, NSParagraphStyle, NSShadow, NSTextAttachment. Core Foundation's CFEqual takes the word after
// an object's header for its type bits; where they happen to be 0, as once in a thousand pointers, it takes the object for one
// of its own without a type and stops the program. With these bits it asks isEqual(_:) (observed, Foundation of Swift 6.3).

struct FoundationTag: Sendable {
  private let bits: UInt64 = 0x3FF00
}
