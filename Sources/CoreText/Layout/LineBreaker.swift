// Where a line may end, by the rules of UAX #14 with ICU's dictionaries for scripts without spaces (CUnicode's
// line_breaks.c).
//
// Called by: ShapedText, once per paragraph that does not fit its width. Hands on: marks that LineFitter reads.
// It does not measure. Line ends in the text are found before it (ShapedText+Paragraphs).
internal import CUnicode
import Foundation
import Synchronization

enum LineBreaker {
  /// Breakers by language, kept because a dictionary costs more to load than a paragraph to break.
  ///
  /// Thread safety: lives in `kept`, a `Mutex`, which is held while a paragraph is broken.
  private final class Kept: @unchecked Sendable {
    var breakers: [String: OpaquePointer] = [:]

    /// Nil when memory is short. At most 16 languages are kept.
    func breaker(_ language: String) -> OpaquePointer? {
      if let known = breakers[language] { return known }
      guard let made = cu_line_breaker_create(language) else { return nil }
      if breakers.count >= 16 {
        for breaker in breakers.values { cu_line_breaker_destroy(breaker) }
        breakers.removeAll()
      }
      breakers[language] = made
      return made
    }
  }
  private static let kept = Mutex(Kept())

  /// For each offset 0...count whether a line may begin there. Offsets 0 and count are never marked.
  /// When memory is short, lines may begin after spaces. O(n).
  static func opportunities(in units: Slice<UnsafeBufferPointer<UInt16>>, language: String? = nil) -> [Bool] {
    let paragraph = UnsafeBufferPointer(rebasing: units)
    guard paragraph.count > 1 else { return Array(repeating: false, count: paragraph.count + 1) }
    var marks = [UInt8](repeating: 0, count: paragraph.count + 1)
    let isKnown = kept.withLock { kept -> Bool in
      guard let breaker = kept.breaker(language ?? "") else { return false }
      return marks.withUnsafeMutableBufferPointer {
        cu_line_breaks(breaker, paragraph.baseAddress, paragraph.count, $0.baseAddress)
      }
    }
    if !isKnown {
      for at in 1..<paragraph.count where paragraph[at - 1] == 0x20 && paragraph[at] != 0x20 { marks[at] = 1 }
    }
    marks[0] = 0
    marks[paragraph.count] = 0
    return marks.map { $0 != 0 }
  }
}
