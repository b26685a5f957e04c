// A script's text: one step a line, words parted by spaces, a text with spaces in double quotes, # before a remark.
//
// Read by: HeadlessHost. Pure: text in, steps out; every mistake is named with its line.

import CoreGraphics
import HostInterface

package struct Script: Sendable, Equatable {
  package struct Line: Sendable, Equatable {
    package var number: Int
    package var step: ScriptStep
  }

  package var lines: [Line] = []

  /// A mistake in a script: one-based line, and what to write instead.
  package struct Mistake: Error, Equatable, CustomStringConvertible {
    package var line: Int
    package var message: String
    package var description: String { "line \(line): \(message)" }
  }

  /// What is done without a script: one picture of the app once it has started.
  package static let standard = Script(lines: [Line(number: 1, step: .snapshot("screen"))])

  package init(lines: [Line]) { self.lines = lines }

  package init(_ text: String) throws(Mistake) {
    for (offset, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
      let words = try Self.words(line, number: offset + 1)
      guard let name = words.first else { continue }
      var reader = ScriptWords(name: name, rest: words.dropFirst(), line: offset + 1)
      guard let step = try ScriptStep(name, &reader) else {
        throw Mistake(
          line: offset + 1, message: "'\(name)' is no step: there are \(ScriptStep.names.joined(separator: ", "))")
      }
      try reader.end()
      lines.append(Line(number: offset + 1, step: step))
    }
  }

  /// The words of a line; `\"` and `\\` inside quotes stand for themselves, `\n` for a new line.
  private static func words(_ line: Substring, number: Int) throws(Mistake) -> [String] {
    var words: [String] = []
    var word: String?
    var isQuoted = false
    var isEscaped = false
    for character in line {
      if isEscaped {
        word?.append(character == "n" ? "\n" : character)
        isEscaped = false
      } else if isQuoted, character == "\\" {
        isEscaped = true
      } else if character == "\"" {
        isQuoted.toggle()
        word = word ?? ""
      } else if isQuoted {
        word?.append(character)
      } else if character == "#", word == nil {
        break
      } else if character.isWhitespace {
        if let word { words.append(word) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    guard !isQuoted else { throw Mistake(line: number, message: "a quote is opened and not closed: add \"") }
    if let word { words.append(word) }
    return words
  }
}

/// The words after a step's name.
struct ScriptWords {
  let name: String
  var rest: ArraySlice<String>
  let line: Int

  func mistake(_ message: String) -> Script.Mistake { Script.Mistake(line: line, message: message) }

  mutating func word(_ what: String) throws(Script.Mistake) -> String {
    guard let word = rest.popFirst() else { throw mistake("\(name) needs \(what)") }
    return word
  }

  mutating func number(_ what: String, in range: ClosedRange<Double> = -100_000...100_000) throws(Script.Mistake)
    -> Double
  {
    let text = try word(what)
    guard let value = Double(text), range.contains(value) else {
      throw mistake("\(name): '\(text)' is no \(what) (from \(range.lowerBound) to \(range.upperBound))")
    }
    return value
  }

  mutating func point() throws(Script.Mistake) -> CGPoint {
    CGPoint(x: try number("x"), y: try number("y"))
  }

  /// Seconds: at most an hour.
  mutating func seconds() throws(Script.Mistake) -> Double { try number("seconds", in: 0...3600) }
  /// A number that may be left out.
  mutating func number(_ what: String, or standard: Double, in range: ClosedRange<Double>) throws(Script.Mistake)
    -> Double
  {
    rest.isEmpty ? standard : try number(what, in: range)
  }

  func end() throws(Script.Mistake) {
    if let word = rest.first { throw mistake("\(name) does not take '\(word)': leave it out") }
  }
}
