// Scripts of characters: where a word changes from one to another.
//
// Called by: ShapedTextBuilder for words that are not ASCII. Uses HarfBuzz's tables. It chooses no font.
internal import CFonts
import Foundation

enum TextScripts {
  /// The parts of a word by script; 0 for a part that has none of its own. Common and inherited characters go with what
  /// precedes them, or at the word's start with what follows.
  static func parts(_ units: UnsafeBufferPointer<UInt16>, _ range: Range<Int>) -> [(range: Range<Int>, script: UInt32)]
  {
    let functions = hb_unicode_funcs_get_default()
    var parts: [(range: Range<Int>, script: UInt32)] = []
    var start = range.lowerBound
    var current: UInt32 = 0
    FontFallback.forEachScalar(in: units[range]) { scalar, at in
      if scalar < 0x80 && !isLetter(scalar) { return }
      let script = hb_unicode_script(functions, scalar)
      guard script != HB_SCRIPT_COMMON, script != HB_SCRIPT_INHERITED, script != HB_SCRIPT_UNKNOWN else { return }
      if current != 0 && current != script.rawValue {
        parts.append((start..<at, current))
        start = at
      }
      current = script.rawValue
    }
    parts.append((start..<range.upperBound, current))
    return parts
  }

  private static func isLetter(_ scalar: UInt32) -> Bool { scalar & 0xDF >= 0x41 && scalar & 0xDF <= 0x5A }

  /// Whether characters stand each for itself, without regard to their neighbours, and without spaces between words.
  static func isIdeographic(_ script: UInt32) -> Bool {
    switch hb_script_t(rawValue: script) {
    case HB_SCRIPT_HAN, HB_SCRIPT_HIRAGANA, HB_SCRIPT_KATAKANA, HB_SCRIPT_BOPOMOFO: true
    default: false
    }
  }

  /// Whether letters join their neighbours, so that a word may not be shaped in parts without regard to the rest.
  static func joins(_ script: UInt32) -> Bool {
    switch hb_script_t(rawValue: script) {
    case HB_SCRIPT_ARABIC, HB_SCRIPT_SYRIAC, HB_SCRIPT_MONGOLIAN, HB_SCRIPT_NKO, HB_SCRIPT_MANDAIC, HB_SCRIPT_PHAGS_PA,
      HB_SCRIPT_ADLAM, HB_SCRIPT_HANIFI_ROHINGYA, HB_SCRIPT_MANICHAEAN, HB_SCRIPT_PSALTER_PAHLAVI, HB_SCRIPT_SOGDIAN:
      true
    default: false
    }
  }

  /// Whether a unit next to a word of joining letters may be one that joins it.
  static func mayJoin(_ unit: UInt16) -> Bool { unit >= 0x0600 && unit != 0x2028 && unit != 0x2029 && unit != 0x3000 }
}
