// Random labels: what is drawn never exceeds what is measured, and no user-perceived character is ever split.

import Testing
import UIKit

@testable import UIKitCore

@MainActor
@Suite struct LabelPropertyTests {
  private static let modes: [NSLineBreakMode] = [
    .byWordWrapping, .byCharWrapping, .byClipping, .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle,
  ]

  /// A random label and a width for it.
  private func random(_ random: inout SeededGenerator) -> (UILabel, CGFloat) {
    let label = UILabel()
    label.contentScaleFactor = CGFloat(Int.random(in: 1...3, using: &random))
    label.numberOfLines = Int.random(in: 0...4, using: &random)
    if Bool.random(using: &random) {
      label.text = random.text(words: Int.random(in: 0...15, using: &random))
      label.font = .systemFont(ofSize: CGFloat(Int.random(in: 6...40, using: &random)))
    } else {
      label.attributedText = random.attributed(words: Int.random(in: 0...10, using: &random))
    }
    label.lineBreakMode = Self.modes[Int.random(in: 0..<6, using: &random)]
    return (label, CGFloat(Int.random(in: 20...300, using: &random)))
  }

  @Test("text set in the measured size fits it, line by line")
  func fits() {
    var generator = SeededGenerator(7)
    for _ in 0..<300 {
      let (label, width) = random(&generator)
      let size = label.sizeThatFits(CGSize(width: width, height: 0))
      let setter = LabelSetter(
        state: label.state, text: LabelSetter.prepare(label.state), scale: DisplayScale(label.contentScaleFactor))
      let (set, _) = setter.fitted(size, lines: label.numberOfLines)
      let what = "\(label.text ?? "") at \(width), \(label.numberOfLines) lines, mode \(label.lineBreakMode.rawValue)"
      // Clipped lines run on, and are cut by the drawing.
      let isClipped = label.lineBreakMode == .byClipping
      #expect(isClipped || set.size.width <= size.width + 0.01, "\(what): \(set.size) in \(size)")
      #expect(set.size.height <= size.height + 0.01, "\(what): \(set.size) in \(size)")
      #expect(isClipped || set.typeset.lines.allSatisfy { $0.width <= size.width + 0.01 }, "\(what)")
      #expect(label.numberOfLines == 0 || set.typeset.lines.count <= label.numberOfLines, "\(what)")
    }
  }

  @Test("lines end between user-perceived characters")
  func wholeCharacters() {
    var generator = SeededGenerator(11)
    for _ in 0..<200 {
      let (label, width) = random(&generator)
      let text = (label.text ?? "") as NSString
      let prepared = LabelSetter.prepare(label.state)
      let setter = LabelSetter(state: label.state, text: prepared, scale: DisplayScale(2))
      let (set, _) = setter.fitted(CGSize(width: width, height: .infinity), lines: label.numberOfLines)
      for line in set.typeset.lines {
        for edge in [line.range.lowerBound, line.contentRange.upperBound, line.truncatedRange?.lowerBound ?? 0]
        where edge > 0 && edge < text.length {
          let character = text.rangeOfComposedCharacterSequence(at: edge)
          #expect(character.location == edge, "\(text) is split at \(edge)")
        }
      }
    }
  }

  @Test("the short way of measuring agrees with the text set")
  func shortWay() {
    var generator = SeededGenerator(23)
    for _ in 0..<200 {
      let label = UILabel()
      label.text = generator.text(words: Int.random(in: 1...4, using: &generator))
      label.font = .systemFont(ofSize: CGFloat(Int.random(in: 6...40, using: &generator)))
      let prepared = LabelSetter.prepare(label.state)
      for width in [CGFloat(60), 200, 1e7] {
        let room = TextConstraints(width: width)
        let (short, long) = (prepared.size(room), prepared.typeset(room).size)
        #expect(
          abs(short.width - long.width) < 1e-6 && abs(short.height - long.height) < 1e-6,
          "\(label.text ?? ""): \(short), \(long)")
      }
    }
  }

  @Test("a wider label needs no more lines")
  func monotonous() {
    var generator = SeededGenerator(19)
    for _ in 0..<60 {
      let label = UILabel()
      label.numberOfLines = 0
      label.text = generator.text(words: 14, isLatin: true)
      var last = CGFloat.infinity
      for width in stride(from: CGFloat(60), through: 400, by: 20) {
        let height = label.sizeThatFits(CGSize(width: width, height: 0)).height
        #expect(height <= last + 1e-6)
        last = height
      }
    }
  }
}
