// A hash over the font files that pictures are drawn with.
//
// Asked by: golden tests and Scripts/golden: pictures made with other files are not comparable, and the difference is told
// by package. The system font's files are hashed whole; fallbacks, 150 MB of them, by size and the table directory, which holds
// a checksum of each table.
import Foundation

extension FontCatalog {
  /// One entry for each package, in a fixed order. Missing files count as missing. Read once.
  package func fingerprints() -> [FontFingerprint.Entry] {
    if let known = state.withLock({ $0.fingerprints }) { return known }
    var hashes: [(package: String, hash: FontFingerprint)] = []
    func add(_ package: String, _ change: (inout FontFingerprint) -> Void) {
      if let index = hashes.firstIndex(where: { $0.package == package }) {
        change(&hashes[index].hash)
      } else {
        var hash = FontFingerprint()
        change(&hash)
        hashes.append((package, hash))
      }
    }
    for file in SystemFontFace.allFiles {
      add(file.package) { hash in
        hash.add(Data(file.name.utf8))
        hash.add(path(ofFile: file.name).flatMap { FileManager.default.contents(atPath: $0) } ?? Data())
      }
    }
    for file in FallbackFonts.allFiles {
      add(file.package) { hash in
        hash.add(Data(file.file.utf8))
        hash.add(path(ofFile: file.file).map(Self.digest) ?? Data())
      }
    }
    let entries = hashes.map { FontFingerprint.Entry(package: $0.package, hash: $0.hash.text) }
    state.withLock { $0.fingerprints = entries }
    return entries
  }

  /// The fingerprints as text: a line for each package.
  package func fingerprint() -> String {
    fingerprints().map { "\($0.package) \($0.hash)" }.joined(separator: "\n")
  }

  /// The size and the first bytes, where the table directory and its checksums are.
  private static func digest(_ path: String) -> Data {
    guard let file = FileHandle(forReadingAtPath: path) else { return Data() }
    defer { try? file.close() }
    let size = (try? file.seekToEnd()) ?? 0
    try? file.seek(toOffset: 0)
    let head = (try? file.read(upToCount: 1024)) ?? Data()
    return Data("\(size)".utf8) + head
  }
}
