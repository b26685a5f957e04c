// Attributed text in keyed archives: the string, and its attributes range by range. Foundation's own coding of attributed
// strings on Linux does not know UIKit's values.
//
// Called by: labels and whatever else archives text. Values that cannot be archived are left out. A range that the string
// does not have, as of a damaged archive, is passed over.

enum ArchivedText {
  static func write(_ text: StyledText, _ coder: NSCoder, _ key: String) {
    coder.write(text.string, key)
    var runs: [[(name: String, value: NSObject?)]] = []
    for (attributes, range) in text.runs {
      let values = attributes.sorted { $0.key.rawValue < $1.key.rawValue }.map {
        (name: $0.key.rawValue, value: object($0.value))
      }
      let place = [
        (name: Self.location, value: NSNumber(value: range.lowerBound) as NSObject?),
        (name: Self.length, value: NSNumber(value: range.count)),
      ]
      runs.append(place + values)
    }
    coder.writeItems(runs, key + ".runs")
  }

  /// Names that are no attributes'.
  private static let (location, length) = ("\u{1}location", "\u{1}length")

  /// Nil when the archive has no text under this key.
  static func read(_ coder: NSCoder, _ key: String) -> StyledText? {
    guard let string = coder.text(key) else { return nil }
    var text = StyledText(string)
    for run in coder.items(key + ".runs") {
      guard let location = (run[Self.location] as? NSNumber)?.intValue,
        let length = (run[Self.length] as? NSNumber)?.intValue, location >= 0, length > 0, location <= text.length,
        length <= text.length - location
      else { continue }
      var attributes: StyledText.Attributes = [:]
      for (name, value) in run where name != Self.location && name != Self.length {
        if let value = self.value(value, of: name) { attributes[NSAttributedString.Key(rawValue: name)] = value }
      }
      text.setAttributes(attributes, location..<(location + length))
    }
    return text
  }

  /// What stands for an attribute's value in an archive; nil for values that cannot be kept.
  private static func object(_ value: Any) -> NSObject? {
    if let url = value as? URL { return url as NSURL }
    if let text = value as? String { return text as NSString }
    if let number = AttributeNumber.value(value) { return NSNumber(value: Double(number)) }
    if let list = value as? [Any] {
      let numbers = list.compactMap { AttributeNumber.value($0).map { NSNumber(value: Double($0)) } }
      return numbers.count == list.count ? numbers as NSArray : nil
    }
    return value is any NSSecureCoding ? value as? NSObject : nil
  }

  /// Values of UIKit's own attributes are of the class they must have, or left out.
  private static func value(_ value: Any, of name: String) -> Any? {
    switch NSAttributedString.Key(rawValue: name) {
    case .font: return value as? UIFont
    case .paragraphStyle: return value as? NSParagraphStyle
    case .shadow: return value as? NSShadow
    case .attachment: return value as? NSTextAttachment
    case .foregroundColor, .backgroundColor, .strokeColor, .underlineColor, .strikethroughColor:
      return value as? UIColor
    default: return value
    }
  }
}
