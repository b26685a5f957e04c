// How the translator's tests run it: text in, text out. Shared by every file of this folder.
import SourceTranslator

/// Translates one file, alone in its module unless others are given.
func translate(_ text: String, path: String = "Screen.swift", with others: [String] = []) -> TranslatedSource {
  let file = ParsedSource(path: path, text: text)
  let rest = others.enumerated().map { ParsedSource(path: "Other\($0.offset).swift", text: $0.element) }
  return SourceTranslator(files: [file] + rest).translate(file)
}

/// The number of lines of a text.
func lineCount(_ text: String) -> Int {
  text.utf8.count { $0 == 10 }
}
