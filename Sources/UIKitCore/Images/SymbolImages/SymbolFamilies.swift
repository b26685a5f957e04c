// All families of symbols, and names that mean the same drawing.
//
// Read by: SymbolCatalog. A family is a file: a list of shapes.

enum SymbolFamilies {
  static let all: [SymbolShape] =
    arrows + marks + shapes + objects + files + people + media + communication + weather + devices + text + commerce

  /// Newer and older names of one symbol, and directions that are left to right here.
  static let aliases: [(String, String)] = [
    ("chevron.backward", "chevron.left"), ("chevron.forward", "chevron.right"), ("arrow.backward", "arrow.left"),
    ("arrow.forward", "arrow.right"), ("chevron.backward.circle", "chevron.left.circle"),
    ("chevron.forward.circle", "chevron.right.circle"), ("chevron.backward.circle.fill", "chevron.left.circle.fill"),
    ("chevron.forward.circle.fill", "chevron.right.circle.fill"), ("arrow.uturn.left", "arrow.uturn.backward"),
    ("arrow.uturn.right", "arrow.uturn.forward"), ("multiply", "xmark"), ("multiply.circle", "xmark.circle"),
    ("multiply.circle.fill", "xmark.circle.fill"), ("line.horizontal.3", "line.3.horizontal"),
    ("line.horizontal.3.decrease", "line.3.horizontal.decrease"),
    ("line.horizontal.3.decrease.circle", "line.3.horizontal.decrease.circle"),
    ("line.horizontal.3.decrease.circle.fill", "line.3.horizontal.decrease.circle.fill"),
    ("person.crop.circle", "person.circle"), ("person.crop.circle.fill", "person.circle.fill"),
    ("person.crop.square", "person.square"), ("person.crop.square.fill", "person.square.fill"),
    ("arrow.2.circlepath", "arrow.triangle.2.circlepath"), ("heart.slash.fill", "heart.slash.fill"),
    ("list.dash", "list.bullet.dash"), ("doc.plaintext", "doc.text"), ("doc.plaintext.fill", "doc.text.fill"),
    ("photo.fill.on.rectangle.fill", "photo.on.rectangle.fill"), ("mic.fill", "mic.fill"),
    ("square.and.arrow.up.on.square", "square.and.arrow.up"), ("iphone.gen3", "iphone"),
    ("gear.circle", "gear.circle"), ("antenna.radiowaves.left.and.right", "dot.radiowaves.left.and.right"),
  ]
}
