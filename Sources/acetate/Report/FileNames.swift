// Names of files for names of previews: letters of any script, no two the same. Used by SnapshotCommand.

/// Makes file names without extension.
enum FileNames {
  /// One per preview, in order. Spaces become "-"; what file systems or shells stumble over goes; names that differ only
  /// in letter case get numbers, as some file systems cannot tell them apart.
  static func stems(for names: [String]) -> [String] {
    var used: Set<String> = []
    return names.map { name in
      let stem = sanitised(name)
      var candidate = stem
      var number = 2
      while !used.insert(candidate.lowercased()).inserted {
        candidate = "\(stem)-\(number)"
        number += 1
      }
      return candidate
    }
  }

  private static func sanitised(_ name: String) -> String {
    var result = ""
    for character in name {
      if character.isLetter || character.isNumber || "_.+".contains(character) {
        result.append(character)
      } else if result.last != "-" {
        result.append("-")
      }
    }
    // At most 255 bytes in most file systems, the extension and a number included.
    while result.utf8.count > 200 { result.removeLast() }
    let trimmed = result.drop { $0 == "-" || $0 == "." }
    let end = trimmed.lastIndex { $0 != "-" && $0 != "." }
    guard let end else { return "preview" }
    // "index" is the page's.
    let stem = String(trimmed[...end])
    return stem.lowercased() == "index" ? stem + "-preview" : stem
  }
}
