// File names for names of previews.
import Testing

@testable import acetate

@Suite("File names")
struct FileNamesTests {
  @Test(
    "letters of every script stay, the rest becomes a dash",
    arguments: [
      ("Card", "Card"), ("Card, dark", "Card-dark"), ("日本語 カード", "日本語-カード"), ("Ünï/../cödé", "Ünï-..-cödé"),
      ("../../etc", "etc"), ("...", "preview"), ("", "preview"), ("🙂", "preview"), ("a\nb", "a-b"), (" x ", "x"),
      ("index", "index-preview"), ("v1.2", "v1.2"),
    ])
  func sanitised(name: String, stem: String) {
    #expect(FileNames.stems(for: [name]) == [stem])
  }

  @Test("names that would collide are numbered")
  func collisions() {
    #expect(FileNames.stems(for: ["A", "a", "A!", "A-2"]) == ["A", "a-2", "A-3", "A-2-2"])
  }

  @Test("a long name is cut at a whole letter")
  func long() {
    let stem = FileNames.stems(for: [String(repeating: "語", count: 300)])[0]
    #expect(stem.utf8.count <= 200)
    #expect(stem.allSatisfy { $0 == "語" })
  }
}
