// CTLine, CTRun, CTFramesetter and the font manager under Core Text's names.
import Foundation
import Testing

@testable import CoreGraphics
@testable import CoreText

@Suite struct CTLineTests {
  static func string(_ text: String, _ size: CGFloat = 17) throws -> NSAttributedString {
    NSAttributedString(
      string: text,
      attributes: [
        NSAttributedString.Key(rawValue: kCTFontAttributeName as String): try systemFont(size),
        NSAttributedString.Key(rawValue: kCTForegroundColorAttributeName as String): CGColor(
          red: 1, green: 0, blue: 0, alpha: 1),
      ])
  }

  @Test("A line's bounds are its font's and its text's; trailing spaces count")
  func bounds() throws {
    let line = CTLineCreateWithAttributedString(try Self.string("Hello  "))
    var (ascent, descent, leading): (CGFloat, CGFloat, CGFloat) = (0, 0, 9)
    let width = CTLineGetTypographicBounds(line, &ascent, &descent, &leading)
    #expect(abs(ascent - 0.95215 * 17) < 1e-9 && abs(descent - 0.24121 * 17) < 1e-9 && leading == 0)
    let plain = CTLineCreateWithAttributedString(try Self.string("Hello"))
    let trailing = CTLineGetTrailingWhitespaceWidth(line)
    #expect(abs(width - CTLineGetTypographicBounds(plain, nil, nil, nil) - trailing) < 1e-6 && trailing > 0)
    #expect(CTLineGetStringRange(line) == CFRange(location: 0, length: 7))
    #expect(CTLineGetGlyphCount(plain) == 5)
  }

  @Test("Superscript 1 takes the font's raised figures, −1 its lowered ones (documented)")
  func superscript() throws {
    func glyphs(_ value: Int) throws -> [CGGlyph] {
      let text = NSMutableAttributedString(attributedString: try Self.string("12"))
      let key = NSAttributedString.Key(rawValue: kCTSuperscriptAttributeName as String)
      text.addAttribute(key, value: value, range: NSRange(location: 0, length: 2))
      let runs = CTLineGetGlyphRuns(CTLineCreateWithAttributedString(text)) as? [CTRun]
      let run = try #require(runs?.first)
      var glyphs = [CGGlyph](repeating: 0, count: CTRunGetGlyphCount(run))
      CTRunGetGlyphs(run, CFRange(location: 0, length: 0), &glyphs)
      return glyphs
    }
    let (plain, raised, lowered) = (try glyphs(0), try glyphs(1), try glyphs(-1))
    #expect(plain.count == 2 && raised.count == 2 && lowered.count == 2)
    #expect(Set([plain, raised, lowered]).count == 3)
  }

  @Test("Offsets and indices are each other's inverse; beyond the ends the ends")
  func offsets() throws {
    let line = CTLineCreateWithAttributedString(try Self.string("Hello 👨‍👩‍👧 fi"))
    for index in [0, 3, 5, 6, 14, 16] {
      let x = CTLineGetOffsetForStringIndex(line, index, nil)
      #expect(CTLineGetStringIndexForPosition(line, CGPoint(x: x, y: 3)) == index)
    }
    #expect(CTLineGetStringIndexForPosition(line, CGPoint(x: -9, y: 0)) == 0)
    #expect(CTLineGetStringIndexForPosition(line, CGPoint(x: 900, y: 0)) == 17)
    let empty = CTLineCreateWithAttributedString(NSAttributedString(string: ""))
    #expect(CTLineGetStringIndexForPosition(empty, .zero) == -1)
    #expect(CTLineGetOffsetForStringIndex(empty, 0, nil) == 0)
  }

  @Test("Truncation gives the line itself when it fits, nil when not even the token does")
  func truncation() throws {
    let line = CTLineCreateWithAttributedString(try Self.string("The quick brown fox"))
    let width = CTLineGetTypographicBounds(line, nil, nil, nil)
    #expect(CTLineCreateTruncatedLine(line, width + 1, .end, nil) === line)
    for type in [CTLineTruncationType.start, .middle, .end] {
      let cut = try #require(CTLineCreateTruncatedLine(line, 80, type, nil))
      #expect(CTLineGetTypographicBounds(cut, nil, nil, nil) <= 80.01)
    }
    let token = CTLineCreateWithAttributedString(try Self.string("[more]"))
    #expect(CTLineCreateTruncatedLine(line, 100, .end, token) != nil)
    #expect(CTLineCreateTruncatedLine(line, 20, .end, token) == nil)
    #expect(CTLineCreateTruncatedLine(line, 1, .end, nil) == nil)
  }

  @Test("A justified line is as wide as asked; one without spaces is not made")
  func justified() throws {
    let line = CTLineCreateWithAttributedString(try Self.string("The quick brown"))
    let wide = try #require(CTLineCreateJustifiedLine(line, 1, 300))
    #expect(abs(CTLineGetTypographicBounds(wide, nil, nil, nil) - 300) < 1e-6)
    #expect(CTLineCreateJustifiedLine(CTLineCreateWithAttributedString(try Self.string("word")), 1, 300) == nil)
  }

  @Test("Runs tell glyphs, positions, indices and attributes")
  func runs() throws {
    let text = NSMutableAttributedString(attributedString: try Self.string("abc"))
    text.append(try Self.string("def", 30))
    let line = CTLineCreateWithAttributedString(text)
    let runs = try #require(CTLineGetGlyphRuns(line) as? [CTRun])
    #expect(CFArrayGetCount(CTLineGetGlyphRuns(line)) == 2)
    var positions = [CGPoint](repeating: .zero, count: 3)
    var indices = [CFIndex](repeating: 0, count: 3)
    CTRunGetPositions(runs[1], CFRangeMake(0, 0), &positions)
    CTRunGetStringIndices(runs[1], CFRangeMake(0, 0), &indices)
    #expect(indices == [3, 4, 5] && CTRunGetGlyphCount(runs[1]) == 3)
    #expect(abs(positions[0].x - CTRunGetTypographicBounds(runs[0], CFRangeMake(0, 0), nil, nil, nil)) < 1e-6)
    #expect(CTRunGetStringRange(runs[1]) == CFRange(location: 3, length: 3))
    #expect((CTRunGetAttributes(runs[1])["NSFont"] as? CTFont)?.size == 30)
  }

  @Test(
    "A line drawn in a flipped context stands upright at the text position, in its colour; its ink is in its image bounds"
  )
  func drawing() throws {
    let buffer = try #require(PixelBuffer(width: 100, height: 60))
    let context = CGContext(backend: BitmapBackend(buffer: buffer, baseTransform: .identity))
    context.translateBy(x: 0, y: 60)
    context.scaleBy(x: 1, y: -1)
    context.textPosition = CGPoint(x: 10, y: 20)
    let line = CTLineCreateWithAttributedString(try Self.string("L", 30))
    CTLineDraw(line, context)
    let ink = CTLineGetImageBounds(line, context)
    var box = CGRect.null
    for y in 0..<60 {
      for x in 0..<100 where buffer[x, y] >> 24 > 0 {
        #expect(buffer[x, y] & 0xFFFF == 0)
        box = box.union(CGRect(x: x, y: 59 - y, width: 1, height: 1))
      }
    }
    #expect(ink.insetBy(dx: -1, dy: -1).contains(box) && box.insetBy(dx: -1.5, dy: -1.5).contains(ink))
    #expect(abs(ink.minY - 20) < 0.5)
    // The foot of an L is at its bottom.
    let last = 60 - 21
    #expect((0..<100).filter { buffer[$0, last] >> 24 > 0 }.count > 10)
  }

  @Test("A framesetter fills a path's box from the top, tells what fits, and what size is needed")
  func frames() throws {
    let text = "The quick brown fox jumps over the lazy dog"
    let framesetter = CTFramesetterCreateWithAttributedString(try Self.string(text))
    var fit = CFRange()
    let size = CTFramesetterSuggestFrameSizeWithConstraints(
      framesetter, CFRangeMake(0, 0), nil, CGSize(width: 120, height: CGFloat.greatestFiniteMagnitude), &fit)
    #expect(fit.length == 43 && size.width <= 120)
    let path = CGPath(rect: CGRect(x: 5, y: 7, width: 120, height: size.height), transform: nil)
    let frame = CTFramesetterCreateFrame(framesetter, CFRangeMake(0, 0), path, nil)
    let lines = try #require(CTFrameGetLines(frame) as? [CTLine])
    var origins = [CGPoint](repeating: .zero, count: lines.count)
    CTFrameGetLineOrigins(frame, CFRangeMake(0, 0), &origins)
    let lineHeight = 1.19336 * 17
    #expect(lines.count == Int((size.height / lineHeight).rounded()))
    #expect(abs(origins[0].y - (size.height - 0.95215 * 17)) < 1e-3)
    #expect(abs(origins[0].y - origins[1].y - lineHeight) < 1e-3)
    #expect(CTFrameGetVisibleStringRange(frame).length == 43)
    let small = CGPath(rect: CGRect(x: 0, y: 0, width: 120, height: lineHeight * 1.5), transform: nil)
    let part = CTFramesetterCreateFrame(framesetter, CFRangeMake(4, 20), small, nil)
    #expect(CFArrayGetCount(CTFrameGetLines(part)) == 1)
    #expect(CTFrameGetVisibleStringRange(part).location == 4 && CTFrameGetVisibleStringRange(part).length < 20)
    let first = try #require(CTFrameGetLines(part) as? [CTLine]).first
    #expect(first.map { CTLineGetStringRange($0).location } == 4)
  }

  @Test("A frame in a circle, or in a path of two parts, stands inside it line by line")
  func shapes() throws {
    let text = String(repeating: "lorem ipsum dolor sit amet ", count: 20)
    let framesetter = CTFramesetterCreateWithAttributedString(try Self.string(text, 12))
    let circle = CGPath(ellipseIn: CGRect(x: 10, y: 20, width: 200, height: 200), transform: nil)
    let frame = CTFramesetterCreateFrame(framesetter, CFRangeMake(0, 0), circle, nil)
    let lines = try #require(CTFrameGetLines(frame) as? [CTLine])
    var origins = [CGPoint](repeating: .zero, count: lines.count)
    CTFrameGetLineOrigins(frame, CFRangeMake(0, 0), &origins)
    #expect(lines.count >= 10)
    for (line, origin) in zip(lines, origins) {
      let width = CTLineGetTypographicBounds(line, nil, nil, nil) - CTLineGetTrailingWhitespaceWidth(line)
      for x in [origin.x, origin.x + width] {
        let (dx, dy) = (x - 100, origin.y - 100)
        #expect((dx * dx + dy * dy).squareRoot() <= 100.5)
      }
    }
    let parts = CGMutablePath()
    parts.addRect(CGRect(x: 0, y: 0, width: 80, height: 60))
    parts.addRect(CGRect(x: 120, y: 0, width: 80, height: 60))
    let columns = CTFramesetterCreateFrame(framesetter, CFRangeMake(0, 0), parts, nil)
    let count = CFArrayGetCount(CTFrameGetLines(columns))
    var places = [CGPoint](repeating: .zero, count: count)
    CTFrameGetLineOrigins(columns, CFRangeMake(0, 0), &places)
    #expect(Set(places.map(\.x)) == [0, 120] && count == 8)
  }

  @Test("Traits: the system font has every combination, another family what it has")
  func traits() throws {
    let system = try systemFont(17)
    let bold = try #require(CTFontCreateCopyWithSymbolicTraits(system, 0, nil, [.traitBold], [.traitBold]))
    #expect(CTFontGetSymbolicTraits(bold) == .traitBold && CTFontGetSize(bold) == 17)
    let both = CTFontCreateCopyWithSymbolicTraits(bold, 20, nil, [.traitItalic], [.traitItalic])
    #expect(both.map { CTFontGetSymbolicTraits($0) } == [.traitBold, .traitItalic])
    let serif = CTFontCreateWithName("NotoSerif-Regular", 12, nil)
    let italic = try #require(CTFontCreateCopyWithSymbolicTraits(serif, 0, nil, .traitItalic, .traitItalic))
    #expect(CTFontCopyPostScriptName(italic) == "NotoSerif-Italic")
    let mono = CTFontCreateWithName("JetBrainsMono-Regular", 12, nil)
    #expect(CTFontGetSymbolicTraits(mono).contains(.traitMonoSpace))
  }

  @Test("A registered file's fonts are found by name until they are unregistered; what is no font is refused")
  func manager() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("acetate-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let source = try #require(FontCatalog.shared.path(ofFile: "Inter-Regular.otf"))
    // A copy under another PostScript name.
    var bytes = try Data(contentsOf: URL(fileURLWithPath: source))
    let (old, new) = (Data("Inter-Regular".utf16BigEndian), Data("Outer-Regular".utf16BigEndian))
    while let range = bytes.range(of: old) { bytes.replaceSubrange(range, with: new) }
    let url = folder.appendingPathComponent("mine.otf")
    try bytes.write(to: url)
    #expect(FontCatalog.shared.font(named: "Outer-Regular", size: 12) == nil)
    #expect(CTFontManagerRegisterFontsForURL(url as CFURL, .process, nil))
    #expect(FontCatalog.shared.font(named: "Outer-Regular", size: 12) != nil)
    #expect(CTFontManagerUnregisterFontsForURL(url as CFURL, .process, nil))
    #expect(FontCatalog.shared.font(named: "Outer-Regular", size: 12) == nil)
    try Data("no font".utf8).write(to: url)
    var error: Unmanaged<CFError>?
    #expect(!CTFontManagerRegisterFontsForURL(url as CFURL, .process, &error))
    let told = error?.takeRetainedValue()
    #expect(CFErrorGetCode(told) == CTFontManagerError.unrecognizedFormat.rawValue)
    #expect(CFErrorCopyDescription(told).length > 0 && CFErrorGetDomain(told) == told?.domain as NSString?)
    let font = try #require(CGFont(data: bytes))
    #expect(CTFontManagerRegisterGraphicsFont(font, nil))
    #expect(!CTFontManagerRegisterGraphicsFont(font, nil))
    #expect(CTFontManagerUnregisterGraphicsFont(font, nil))
  }
}

extension String {
  fileprivate var utf16BigEndian: [UInt8] { utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] } }
}
