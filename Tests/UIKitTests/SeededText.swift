// Random text, fonts and attributes for property tests, the same in every run.

import Foundation
import TestSupport
import UIKit

typealias SeededGenerator = TestSupport.SeededGenerator

extension SeededGenerator {
  private static let words = [
    "Ave", "typography", "fi", "ffl", "I", "Ωmega", "naïve", "Привет", "мир", "שלום", "مرحبا", "नमस्ते", "สวัสดี", "漢字",
    "かな", "한국어", "👩🏽‍🚀", "👨‍👩‍👧‍👦", "e\u{301}\u{323}", "12,5", "(a)", "—", "\u{200D}", "\u{00AD}soft", "supercalifragilistic",
    "\t",
  ]

  /// Words, spaces and now and then a line end.
  mutating func text(words count: Int, isLatin: Bool = false) -> String {
    var text = ""
    for _ in 0..<count {
      let words = isLatin ? Array(Self.words[0..<5]) : Self.words
      text += words[Int.random(in: 0..<words.count, using: &self)]
      text += Int.random(in: 0..<9, using: &self) == 0 ? "\n" : " "
    }
    return text
  }

  mutating func attributed(words count: Int) -> NSAttributedString {
    let result = NSMutableAttributedString()
    for _ in 0..<count {
      let size = CGFloat(Int.random(in: 8...30, using: &self))
      var attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: size)]
      switch Int.random(in: 0..<8, using: &self) {
      case 0: attributes[.kern] = Double.random(in: -1...3, using: &self)
      case 1: attributes[.baselineOffset] = Double.random(in: -4...4, using: &self)
      case 2: attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue
      case 3: attributes[.font] = UIFont.boldSystemFont(ofSize: size)
      case 4:
        let style = NSMutableParagraphStyle()
        style.alignment = NSTextAlignment(rawValue: Int.random(in: 0...4, using: &self)) ?? .natural
        style.headIndent = CGFloat(Int.random(in: 0...12, using: &self))
        style.lineHeightMultiple = Bool.random(using: &self) ? 1.2 : 0
        attributes[.paragraphStyle] = style
      default: break
      }
      result.append(NSAttributedString(string: text(words: 1), attributes: attributes))
    }
    return result
  }
}
