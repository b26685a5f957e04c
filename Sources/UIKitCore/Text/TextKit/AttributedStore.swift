// Text with runs of attributes: what a text storage keeps.
//
// Used by: NSTextStorage. Foundation's own attributed strings are not enough here: on Linux they move an edit inside a
// user-perceived character to the character's edges, but not its attributes, and stop the program where attributes end before the
// text does (observed, Foundation of Swift 6.3). Positions are UTF-16 units; ranges must lie within the text.

/// Text with runs of attributes.
struct AttributedStore {
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

  init(_ text: NSAttributedString) {
    self.init(text.string)
    var at = 0
    while at < length {
      var run = NSRange(location: at, length: 0)
      let attributes = text.attributes(at: at, effectiveRange: &run)
      let end = min(length, max(at + 1, run.location + run.length))
      setAttributes(attributes, at..<end)
      at = end
    }
  }

  /// A unit's attributes and the run that has them. O(log runs).
  func attributes(at unit: Int) -> (attributes: Attributes, range: Range<Int>) {
    let run = index(ofUnit: unit)
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
    let heir = index(ofUnit: range.isEmpty ? max(0, range.lowerBound - 1) : range.lowerBound)
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
    var first = index(ofUnit: range.lowerBound)
    var last = index(ofUnit: range.upperBound - 1)
    // Runs that are alike beside each other are one.
    if first > 0, AttributeWalk.areEqual(values[first - 1], attributes) { first -= 1 }
    if last + 1 < ends.count, AttributeWalk.areEqual(values[last + 1], attributes) { last += 1 }
    ends[first] = ends[last]
    values[first] = attributes
    remove((first + 1)..<(last + 1))
  }

  // MARK: Runs

  private func start(ofRun run: Int) -> Int { run > 0 ? ends[run - 1] : 0 }

  private func index(ofUnit unit: Int) -> Int {
    var (low, high) = (0, ends.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if ends[middle] > unit { high = middle } else { low = middle + 1 }
    }
    return low
  }

  private mutating func split(at unit: Int) {
    guard unit > 0, unit < length else { return }
    let run = index(ofUnit: unit)
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
