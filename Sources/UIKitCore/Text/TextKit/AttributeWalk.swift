// What Foundation's attributed strings offer, derived from two primitives: `string` and `attributes(at:effectiveRange:)`.
//
// Called by: NSTextStorage, whose subclasses override the primitives. Foundation's own implementations would read storage
// that a text storage does not use. Ranges are in UTF-16 units.

struct AttributeWalk {
  typealias Attributes = [NSAttributedString.Key: Any]
  let text: NSTextStorage

  /// Runs of one set of attributes, in order, cut to `range`.
  func runs(in range: NSRange) -> [(attributes: Attributes, range: NSRange)] {
    let end = range.location + range.length
    require(
      range.location >= 0 && range.length >= 0 && end <= text.length,
      "NSTextStorage: \(range) is beyond the text's \(text.length) units: use a range within it")
    var runs: [(Attributes, NSRange)] = []
    var at = range.location
    while at < end {
      var run = NSRange(location: at, length: 0)
      let attributes = text.attributes(at: at, effectiveRange: &run)
      let stop = min(end, max(at + 1, run.location + run.length))
      runs.append((attributes, NSRange(location: at, length: stop - at)))
      at = stop
    }
    return runs
  }

  /// Runs of equal values of one key, as long as they go.
  func runs(of key: NSAttributedString.Key, in range: NSRange) -> [(value: Any?, range: NSRange)] {
    var result: [(Any?, NSRange)] = []
    for (attributes, range) in runs(in: range) {
      let value = attributes[key]
      if let last = result.last, StyledText.areEqual(last.0, value) {
        result[result.count - 1].1.length += range.length
      } else {
        result.append((value, range))
      }
    }
    return result
  }

  func attribute(_ key: NSAttributedString.Key, at location: Int, _ range: NSRangePointer?) -> Any? {
    text.attributes(at: location, effectiveRange: range)[key]
  }

  func longest(_ key: NSAttributedString.Key, at location: Int, _ range: NSRangePointer?, in limit: NSRange) -> Any? {
    let found = runs(of: key, in: limit).first { NSLocationInRange(location, $0.range) }
    if let found { range?.pointee = found.range }
    return found?.value
  }

  func longest(at location: Int, _ range: NSRangePointer?, in limit: NSRange) -> Attributes {
    let all = runs(in: limit)
    guard let index = all.firstIndex(where: { NSLocationInRange(location, $0.range) }) else { return [:] }
    var (low, high) = (index, index)
    while low > 0, StyledText.areEqual(all[low - 1].attributes, all[index].attributes) { low -= 1 }
    while high + 1 < all.count, StyledText.areEqual(all[high + 1].attributes, all[index].attributes) { high += 1 }
    range?.pointee = NSUnionRange(all[low].range, all[high].range)
    return all[index].attributes
  }

  /// A part, read by way of the primitives.
  func part(_ range: NSRange) -> StyledText {
    StyledText(
      (text.string as NSString).substring(with: range), runs: runs(in: range).map { ($0.attributes, $0.range.length) })
  }

  /// Replaces text, then sets the attributes of what came in; one edit.
  func replace(_ range: NSRange, with new: NSAttributedString) {
    text.beginEditing()
    text.replaceCharacters(in: range, with: new.string)
    var at = 0
    while at < new.length {
      var run = NSRange(location: at, length: 0)
      let attributes = new.attributes(at: at, effectiveRange: &run)
      let end = min(new.length, max(at + 1, run.location + run.length))
      text.setAttributes(attributes, range: NSRange(location: range.location + at, length: end - at))
      at = end
    }
    text.endEditing()
  }

  /// Changes the attributes of every run of `range`; one edit.
  func change(_ range: NSRange, _ change: (inout Attributes) -> Void) {
    text.beginEditing()
    for run in runs(in: range) {
      var attributes = run.attributes
      change(&attributes)
      text.setAttributes(attributes, range: run.range)
    }
    text.endEditing()
  }
}
