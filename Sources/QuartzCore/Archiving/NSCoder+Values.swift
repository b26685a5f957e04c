// Values in keyed archives as the library's own classes keep them: only what differs from the default is written, and a key
// that is not there, or holds something else, reads as the default.
//
// Called by: encode(with:) and init(coder:) of layers, views, colours and images.

import CoreGraphics
import Foundation

extension NSCoder {
  /// Writes `value` unless it is the default.
  package func write(_ value: CGFloat, _ key: String, unless standard: CGFloat) {
    if value != standard { encode(Double(value), forKey: key) }
  }
  package func write(_ value: Bool, _ key: String, unless standard: Bool) {
    if value != standard { encode(value, forKey: key) }
  }
  package func write(_ value: Int, _ key: String, unless standard: Int) {
    if value != standard { encode(value, forKey: key) }
  }
  package func write(_ text: String?, _ key: String, unless standard: String? = nil) {
    if let text, text != standard { encode(text as NSString, forKey: key) }
  }
  /// As text.
  package func write(_ values: [CGFloat], _ key: String, unless standard: [CGFloat]) {
    if values != standard { write(values.map { "\(Double($0))" }.joined(separator: " "), key) }
  }
  /// Nil is written as such, to be told from what was never written.
  package func write(_ color: CGColor?, _ key: String, unless standard: CGColor?) {
    guard color != standard else { return }
    write(color.flatMap(ColorText.text) ?? "nil", key)
  }
  package func write(_ path: CGPath?, _ key: String) { write(path.map(PathText.text), key) }

  package func number(_ key: String, _ standard: CGFloat) -> CGFloat {
    containsValue(forKey: key) ? CGFloat(decodeDouble(forKey: key)) : standard
  }
  package func flag(_ key: String, _ standard: Bool) -> Bool {
    containsValue(forKey: key) ? decodeBool(forKey: key) : standard
  }
  package func integer(_ key: String, _ standard: Int) -> Int {
    containsValue(forKey: key) ? decodeInteger(forKey: key) : standard
  }
  /// Nil when there is no such key: Foundation stops the program then.
  package func text(_ key: String) -> String? {
    guard containsValue(forKey: key) else { return nil }
    return decodeObject(of: NSString.self, forKey: key) as String?
  }
  /// As many numbers as the default has.
  package func numbers(_ key: String, _ standard: [CGFloat]) -> [CGFloat] {
    let found = (text(key) ?? "").split(separator: " ").compactMap { Double($0) }.map { CGFloat($0) }
    return found.count == standard.count ? found : standard
  }
  package func color(_ key: String, _ standard: CGColor?) -> CGColor? {
    text(key).map(ColorText.color) ?? standard
  }
  package func path(_ key: String) -> CGPath? { text(key).map(PathText.path) }
  /// Nil when there is none, or of another class, or so deep in objects that hold each other that one must hold itself.
  package func object<Object>(_ key: String, as type: Object.Type) -> Object? {
    guard containsValue(forKey: key) else { return nil }
    return ArchiveNesting.read(self) { decodeObject(forKey: key) as? Object }
  }
}
