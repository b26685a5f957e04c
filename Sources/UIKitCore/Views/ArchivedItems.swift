// Lists of named values in keyed archives, such as the segments of a control or the runs of a text.
//
// Called by: encode(with:) and init(coder:) of what has such lists. Each item is a list of names and values in turn: Foundation
// on Linux reads out of bounds for a damaged dictionary, never for a damaged list (observed, Foundation of Swift 6.3).

extension NSCoder {
  /// Nil values are left out; an empty list is not written.
  func writeItems(_ items: [[(name: String, value: NSObject?)]], _ key: String) {
    guard !items.isEmpty else { return }
    let lists = items.map { item in
      item.flatMap { pair in pair.value.map { [pair.name as NSString, $0] } ?? [] } as NSArray
    }
    encode(lists as NSArray, forKey: key)
  }

  /// What cannot be read as names and values is left out.
  func items(_ key: String) -> [[String: Any]] {
    (object(key, as: [Any].self) ?? []).compactMap { item in
      guard let list = item as? [Any], list.count % 2 == 0 else { return nil }
      var values: [String: Any] = [:]
      for index in stride(from: 0, to: list.count, by: 2) {
        guard let name = list[index] as? String else { return nil }
        values[name] = list[index + 1]
      }
      return values
    }
  }
}
