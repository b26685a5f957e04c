// Divides words at line ends where a paragraph's hyphenation factor asks for it.
//
// Called by: LineFitter. Reads: the pattern file of the text's language, on first use (HyphenationPatterns). A language
// without a file is told once on standard error, with the package that has it; its words then stay whole.
import Foundation
import Synchronization

/// Thread safety: `known` is a `Mutex`, held while a file is read.
final class Hyphenator: Sendable {
  /// That of the machine's packages.
  static let shared = Hyphenator(folder: "/usr/share/hyphen")

  private let folder: String
  /// By language tag; nil for one without patterns.
  private let known = Mutex<[String: HyphenationPatterns?]>([:])
  private static let longestMemory = 16

  init(folder: String) { self.folder = folder }

  /// Where a word of letters may be divided: offsets from its start, rising. `language`: a BCP 47 tag; nil for American
  /// English, as there is no system language here (chosen here).
  func divisions(of word: some Collection<UInt16>, language: String?) -> [Int] {
    patterns(language ?? "en-US")?.divisions(of: word) ?? []
  }

  private func patterns(_ language: String) -> HyphenationPatterns? {
    known.withLock { known in
      if let found = known[language] { return found }
      let made = path(language).flatMap { FileManager.default.contents(atPath: $0) }.flatMap { HyphenationPatterns($0) }
      if made == nil { report(language) }
      if known.count >= Self.longestMemory { known.removeAll() }
      known[language] = .some(made)
      return made
    }
  }

  /// The file of a language and region, else the first of the language.
  private func path(_ language: String) -> String? {
    let parts = language.split(whereSeparator: { $0 == "-" || $0 == "_" }).map(String.init)
    guard let code = parts.first?.lowercased(), code.allSatisfy({ $0.isLetter && $0.isASCII }) else { return nil }
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let own = files.filter { $0.hasSuffix(".dic") && ($0.hasPrefix("hyph_\(code).") || $0.hasPrefix("hyph_\(code)_")) }
    let region = parts.dropFirst().first { $0.count == 2 }?.uppercased() ?? (code == "en" ? "US" : code.uppercased())
    let exact = "hyph_\(code)_\(region).dic"
    return (own.contains(exact) ? exact : own.min()).map { "\(folder)/\($0)" }
  }

  private func report(_ language: String) {
    let package = language.hasPrefix("en") ? "hyphen-en-us" : "hyphen-\(language.prefix(2).lowercased())"
    let message =
      "acetate: hyphenationFactor: there are no patterns for “\(language)” in \(folder): words are divided at soft hyphens "
      + "alone. Install Debian's package \(package) (apt install \(package)).\n"
    FileHandle.standardError.write(Data(message.utf8))
  }
}
