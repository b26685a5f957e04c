// UITextInputTokenizer: the units of a text, such as words, as positions of a UITextInput. UITextInputStringTokenizer knows
// those that can be told from the text alone; for lines, clients subclass it (documented).
//
// Made by: clients, for their `tokenizer`. Reads: the document's text, whole, at each question.

import CoreGraphics

public enum UITextStorageDirection: Int, Sendable {
  case forward, backward
}

public enum UITextLayoutDirection: Int, Sendable {
  case right = 2
  case left, up, down
}

/// A storage or a layout direction.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
  public var rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }
  public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }

  /// Left and up lead back; in text from right to left clients override (documented for the string tokenizer).
  var isBackward: Bool {
    rawValue == UITextStorageDirection.backward.rawValue || rawValue == UITextLayoutDirection.left.rawValue
      || rawValue == UITextLayoutDirection.up.rawValue
  }
}

public enum UITextGranularity: Int, Sendable {
  case character, word, sentence, paragraph, line, document
}

@preconcurrency @MainActor
public protocol UITextInputTokenizer: NSObjectProtocol {
  func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextRange?
  func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool
  func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextPosition?
  func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool
}

@preconcurrency @MainActor
open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
  private weak var input: (any UIResponder & UITextInput)?

  /// `textInput` is not kept.
  public init(textInput: any UIResponder & UITextInput) {
    input = textInput
    super.init()
  }

  open func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextRange? {
    guard let (input, offset) = place(of: position), let unit = unit(granularity, at: offset, direction) else {
      return nil
    }
    let start = input.beginningOfDocument
    guard let from = input.position(from: start, offset: unit.lowerBound),
      let to = input.position(from: start, offset: unit.upperBound)
    else { return nil }
    return input.textRange(from: from, to: to)
  }

  open func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool {
    guard let (_, offset) = place(of: position), let unit = unit(granularity, at: offset, direction) else {
      return false
    }
    return offset == (direction.isBackward ? unit.lowerBound : unit.upperBound)
  }

  open func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextPosition? {
    guard let (input, offset) = place(of: position) else { return nil }
    let units = units(granularity)
    let bounds = units.map { direction.isBackward ? $0.lowerBound : $0.upperBound }
    let next = direction.isBackward ? bounds.last { $0 < offset } : bounds.first { $0 > offset }
    return next.flatMap { input.position(from: input.beginningOfDocument, offset: $0) }
  }

  open func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool {
    guard let (_, offset) = place(of: position) else { return false }
    return unit(granularity, at: offset, direction) != nil
  }

  /// The input, and the position's distance from its beginning.
  private func place(of position: UITextPosition) -> (any UIResponder & UITextInput, Int)? {
    input.map { ($0, $0.offset(from: $0.beginningOfDocument, to: position)) }
  }

  /// The unit that the next character in the direction belongs to. Source: documented.
  private func unit(_ granularity: UITextGranularity, at offset: Int, _ direction: UITextDirection) -> Range<Int>? {
    units(granularity).first {
      direction.isBackward ? $0.lowerBound < offset && offset <= $0.upperBound : $0.contains(offset)
    }
  }

  /// UTF-16 units from the beginning, ascending. Lines are the client's.
  private func units(_ granularity: UITextGranularity) -> [Range<Int>] {
    guard let input, let all = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument),
      let text = input.text(in: all)
    else { return [] }
    return TextUnits.ranges(granularity, in: text)
  }
}
