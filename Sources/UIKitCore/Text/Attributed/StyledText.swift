// Text with runs of attributes, as a value: what labels, buttons and text storages keep and what is shaped.
//
// Made by: whatever takes a client's attributed string or a string with attributes. Read by: AttributeReader. Foundation's own
// attributed strings are made only when a client asks for one. On Linux (observed, Foundation of Swift 6.3) they never free
// their runs, nor what those hold, so that a text made with every layout would grow the process without end; they move an edit
// inside a user-perceived character to the character's edges, but not its attributes; and they stop the program where
// attributes end before the text does. Positions are UTF-16 units; ranges must lie within the text.

/// Text with runs of attributes.
struct StyledText {
  typealias Attributes = [NSAttributedString.Key: Any]

  private(set) var string: String
  /// UTF-16 units.
  private(set) var length: Int
  /// Where each run ends, ascending, the last at the text's end; none for no text. No run is empty.
  private var ends: [Int] = []
  private var values: [Attributes] = []

  init(_ string: String = "", attributes: Attributes = [:]) {
    self.string = string
    length = string.utf16.count
    guard length > 0 else { return }
    ends = [length]
    values = [attributes]
  }

  /// Runs and how many units each has, together as many as the string.
  init(_ string: String, runs: [(attributes: Attributes, length: Int)]) {
    self.string = string
    length = string.utf16.count
    var end = 0
    for run in runs where run.length > 0 {
      end += run.length
      appendRun(run.attributes, until: end)
    }
  }

  /// O(length).
  init(_ text: NSAttributedString) {
    string = text.string
    length = string.utf16.count
    var at = 0
    while at < length {
      var run = NSRange(location: at, length: 0)
      let attributes = text.attributes(at: at, effectiveRange: &run)
      at = min(length, max(at + 1, run.location + run.length))
      appendRun(attributes, until: at)
    }
  }

  /// Runs of attributes, in order: no two neighbours are alike.
  var runs: [(attributes: Attributes, range: Range<Int>)] {
    ends.indices.map { (values[$0], start(ofRun: $0)..<ends[$0]) }
  }

  /// A unit's attributes and the run that has them. O(log runs).
  func attributes(at unit: Int) -> (attributes: Attributes, range: Range<Int>) {
    let run = ends.indexOfPart(with: unit)
    return (values[run], start(ofRun: run)..<ends[run])
  }

  /// Replaces units by text that has the first one's attributes; those of the unit before them where there are none to
  /// replace, or of the unit behind at the text's start (documented). What is left of a surrogate pair becomes U+FFFD.
  mutating func replace(_ range: Range<Int>, with new: String) {
    let count = new.utf16.count
    replaceText(range, with: new)
    let delta = count - range.count
    length += delta
    if ends.isEmpty {
      (ends, values) = count > 0 ? ([count], [[:]]) : ([], [])
      return
    }
    let heir = ends.indexOfPart(with: range.isEmpty ? max(0, range.lowerBound - 1) : range.lowerBound)
    var gone = heir + 1
    while gone < ends.count, ends[gone] <= range.upperBound { gone += 1 }
    ends[heir] = ends[heir] >= range.upperBound ? ends[heir] + delta : range.lowerBound + count
    for run in gone..<ends.count { ends[run] += delta }
    remove((start(ofRun: heir) == ends[heir] ? heir : heir + 1)..<gone)
  }

  mutating func setAttributes(_ attributes: Attributes, _ range: Range<Int>) {
    guard !range.isEmpty else { return }
    split(at: range.lowerBound)
    split(at: range.upperBound)
    var first = ends.indexOfPart(with: range.lowerBound)
    var last = ends.indexOfPart(with: range.upperBound - 1)
    // Runs that are alike beside each other are one.
    if first > 0, Self.areEqual(values[first - 1], attributes) { first -= 1 }
    if last + 1 < ends.count, Self.areEqual(values[last + 1], attributes) { last += 1 }
    ends[first] = ends[last]
    values[first] = attributes
    remove((first + 1)..<(last + 1))
  }

  /// The attributes of the first character; nil for no text.
  var first: Attributes? { values.first }

  mutating func append(_ new: String, _ attributes: Attributes) {
    guard !new.isEmpty else { return }
    string += new
    length += new.utf16.count
    appendRun(attributes, until: length)
  }

  /// Takes the last scalar away. O(1); the text must not be empty.
  mutating func removeLast() {
    length -= string.unicodeScalars.removeLast().utf16.count
    while let end = ends.last, end > length {
      let start = start(ofRun: ends.count - 1)
      if start < length {
        ends[ends.count - 1] = length
      } else {
        ends.removeLast()
        values.removeLast()
      }
    }
  }

  /// Changes every run's attributes.
  mutating func mapAttributes(_ change: (inout Attributes) -> Void) {
    let old = (ends, values)
    (ends, values) = ([], [])
    for (end, value) in zip(old.0, old.1) {
      var value = value
      change(&value)
      appendRun(value, until: end)
    }
  }

  /// For clients. What it holds is never freed; see above.
  var attributedString: NSAttributedString {
    guard ends.count > 1 else { return NSAttributedString(string: string, attributes: values.first ?? [:]) }
    let text = NSMutableAttributedString(string: string)
    for run in runs where !run.attributes.isEmpty { text.setAttributes(run.attributes, range: NSRange(run.range)) }
    return text
  }

  // MARK: Runs

  /// The last run, or more of the one before it where they are alike.
  private mutating func appendRun(_ attributes: Attributes, until end: Int) {
    if let last = values.last, Self.areEqual(last, attributes) {
      ends[ends.count - 1] = end
    } else {
      ends.append(end)
      values.append(attributes)
    }
  }

  private func start(ofRun run: Int) -> Int { run > 0 ? ends[run - 1] : 0 }

  private mutating func split(at unit: Int) {
    guard unit > 0, unit < length else { return }
    let run = ends.indexOfPart(with: unit)
    guard start(ofRun: run) < unit else { return }
    ends.insert(unit, at: run)
    values.insert(values[run], at: run)
  }

  private mutating func remove(_ runs: Range<Int>) {
    guard !runs.isEmpty else { return }
    ends.removeSubrange(runs)
    values.removeSubrange(runs)
  }

  // MARK: Text

  private mutating func replaceText(_ range: Range<Int>, with new: String) {
    let units = string.utf16
    let low = units.index(units.startIndex, offsetBy: range.lowerBound)
    let high = units.index(low, offsetBy: range.count)
    let isWhole =
      low.samePosition(in: string.unicodeScalars) != nil && high.samePosition(in: string.unicodeScalars) != nil
    if isWhole {
      // Positions between scalars stay where they are, also inside a character.
      string.replaceSubrange(low..<high, with: new)
    } else {
      string = String(
        decoding: [Array(units[..<low]), Array(new.utf16), Array(units[high...])].joined(), as: UTF16.self)
    }
  }
}

extension StyledText: Equatable {
  static func == (a: StyledText, b: StyledText) -> Bool {
    a.ends == b.ends && a.string == b.string && zip(a.values, b.values).allSatisfy { areEqual($0, $1) }
  }

  static func areEqual(_ a: Attributes, _ b: Attributes) -> Bool {
    a.count == b.count && a.allSatisfy { key, value in areEqual(value, b[key]) }
  }

  /// Objects by isEqual, values by ==; other values count as different.
  static func areEqual(_ a: Any?, _ b: Any?) -> Bool {
    switch (a, b) {
    case (nil, nil): return true
    case (let a as NSObject, let b as NSObject): return a === b || a.isEqual(b)
    case (let a as any Hashable, let b as any Hashable): return AnyHashable(a) == AnyHashable(b)
    default: return false
    }
  }
}
