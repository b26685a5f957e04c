// Text: measuring, wrapping and drawing, in microseconds.
//
// Rows for main.swift. The strings are those of peers/pango.c: twenty characters of common words, made distinct by a number,
// and a paragraph of two thousand. Drawing goes to the surface at one pixel a point.
import Foundation

import CoreGraphics
import CoreText
import UIKit

private let words = [
  "the", "quick", "brown", "fox", "view", "layer", "Settings", "Account", "jumps", "over", "lazy", "dog", "Photos",
  "message",
  "Today", "update", "network", "Wi-Fi", "general", "sound", "display", "battery", "privacy", "store", "music", "12:30",
  "4.99", "AVATAR", "Type", "office",
]

/// Words in a fixed order that looks random.
private func text(_ length: Int, _ state: inout UInt32) -> String {
  var text = ""
  while text.utf8.count < length {
    state = state &* 1_664_525 &+ 1_013_904_223
    text += words[Int(state >> 16) % words.count] + " "
  }
  return String(text.prefix(length))
}

/// A megabyte of paragraphs in a text storage, laid out; made at its row's first run.
private final class Book: @unchecked Sendable {
  private(set) lazy var storage = NSTextStorage(
    string: String(repeating: "The quick brown fox jumps over the lazy dog, again.\n", count: 20_000),
    attributes: [.font: UIFont.systemFont(ofSize: 17)])
  private(set) lazy var manager: NSLayoutManager = {
    let manager = NSLayoutManager()
    manager.addTextContainer(NSTextContainer(size: CGSize(width: 350, height: 0)))
    storage.addLayoutManager(manager)
    return manager
  }()

  /// A letter more, or less, in the middle, and where the line after it is.
  func edit() -> CGFloat {
    let middle = storage.length / 2
    let isLonger = storage.length % 2 == 1
    storage.replaceCharacters(in: NSRange(location: middle, length: isLonger ? 1 : 0), with: isLonger ? "" : "x")
    return manager.lineFragmentRect(forGlyphAt: middle, effectiveRange: nil).minY
  }
}

func textRows(_ surface: Surface) -> [Row] {
  var state: UInt32 = 1
  let font = FontCatalog.shared.requiredSystemFont(SystemFontRequest(size: 17))
  var serial = 0
  let stems = (0..<1000).map { _ in String(text(16, &state)) }
  let paragraph = text(2000, &state)
  let kept = ShapedText(paragraph, font: font)
  var width: CGFloat = 350
  let label = "The quick brown fox 123"
  let run = ShapedText(label, font: font).typeset().runs(ofLine: 0)[0]
  let backend = PixelBuffer(width: 400, height: 100).map { BitmapBackend(buffer: $0, baseTransform: .identity) }
  var drawing = DrawState()
  drawing.fill = .color(CGColor(gray: 0, alpha: 1))
  drawing.ctm = CGAffineTransform(translationX: 20, y: 40)
  var sink: CGFloat = 0
  let book = Book()
  return [
    Row(
      work: "text-new", title: "measure a new string of 20 characters", through: "CoreText", unit: .microseconds,
      goal: 4,
      operations: 1000
    ) {
      for stem in stems {
        serial += 1
        let number = String(serial % 10_000)
        sink +=
          ShapedText(stem + String(repeating: "0", count: 4 - number.utf8.count) + number, font: font).singleLineWidth
          ?? 0
      }
    },
    Row(
      work: "text-repeated", title: "measure a repeated string", through: "CoreText", unit: .microseconds, goal: 0.1,
      operations: 1000
    ) {
      for _ in 0..<1000 { sink += TextLayout.boundingSize(ShapedText.cached(label, font: font)).width }
    },
    Row(
      work: "text-width", title: "paragraph of 2,000 at a new width", through: "CoreText", unit: .microseconds,
      goal: 150
    ) {
      width = width == 350 ? 351 : 350
      sink += kept.typeset(TextConstraints(width: width)).size.height
    },
    Row(
      work: "text-paragraph", title: "new paragraph of 2,000, wrapped", through: "CoreText", unit: .microseconds,
      goal: 800
    ) {
      serial += 1
      let new = ShapedText(paragraph + String(serial), font: font)
      sink += new.typeset(TextConstraints(width: 350)).size.height
    },
    Row(
      work: "text-draw", title: "23-character label drawn, 17 px", through: "CoreText", unit: .microseconds, goal: 3,
      operations: 1000
    ) {
      for _ in 0..<1000 { backend?.perform(.glyphs(run.glyphs), drawing) }
    },
    Row(
      work: "text-edit", title: "a letter typed in 1 MB of text, laid out", through: "UIKit", unit: .microseconds,
      goal: 2000
    ) {
      sink += book.edit()
    },
  ]
}
