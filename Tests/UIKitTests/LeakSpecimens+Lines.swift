// Specimens for the leak test: Core Text's lines, runs and frames.

import Testing
import UIKit

extension Specimens {
  static let lines: [Specimen] = [
    Specimen("CTLine") { line },
    Specimen("CTRun") { try #require((CTLineGetGlyphRuns(line) as [AnyObject]).first) },
    Specimen("CTFramesetter") { framesetter },
    Specimen("CTFrame") {
      CTFramesetterCreateFrame(
        framesetter, CFRange(location: 0, length: 0),
        CGPath(rect: CGRect(x: 0, y: 0, width: 99, height: 99), transform: nil),
        nil)
    },
  ]

  private static var string: NSAttributedString { NSAttributedString(string: "A line of its own") }
  private static var line: CTLine { CTLineCreateWithAttributedString(string) }
  private static var framesetter: CTFramesetter { CTFramesetterCreateWithAttributedString(string) }
}
