// Every picture of the Gallery at two and three pixels a point, turned over, cut, masked and under group opacity. What must
// come out is told from the plain picture; the exact pixels are held by a sum for each, and a few pictures are kept whole.
//
// Scripts/golden --update writes the sums and the kept pictures anew (ACETATE_UPDATE_VARIANTS=1): look at the pictures in
// out/goldens-… before committing them.

import CoreGraphics
import Foundation
import ImageIO
import Testing

@Suite("Gallery goldens in other ways", .enabled(if: Gallery.command != nil, "ACETATE_COMMAND names no built command"))
struct VariantGoldenTests {
  enum Way: String, CaseIterable {
    case twice = "2x"
    case thrice = "3x"
    case flipped, clipped, masked, faded

    var scale: Int { self == .twice ? 2 : self == .thrice ? 3 : 1 }
    var variant: String? { scale == 1 ? rawValue : nil }
  }

  /// Kept as pictures: where pixels are what the picture is about, and one of each kind of the rest.
  private static let kept: [Way: [String]] = [
    .twice: ["Points-and-pixels", "Content-stretch"], .thrice: ["Points-and-pixels", "Clipping"],
    .flipped: ["Flips"], .clipped: ["Shadows"], .masked: ["Turned-labels"], .faded: ["Layer-effects"],
  ]

  private static let isUpdating = ProcessInfo.processInfo.environment["ACETATE_UPDATE_VARIANTS"] == "1"
  private static let folder = Gallery.goldens.appendingPathComponent("Variants")

  @Test("Every picture is what the plain one tells, and has the pixels that were looked at", arguments: Way.allCases)
  func pictures(way: Way) throws {
    let drawn = try Gallery.draw(scale: way.scale, variant: way.variant)
    #expect(Gallery.names(in: drawn) == Gallery.names(in: Gallery.goldens))
    var sums: [String] = []
    for name in Gallery.names(in: drawn) {
      let image = try Gallery.image(drawn, name)
      check(image, against: try Gallery.image(Gallery.goldens, name), way, name)
      sums.append("\(name) \(image.width)x\(image.height) \(String(image.digest, radix: 16))")
    }
    let file = Self.folder.appendingPathComponent("\(way.rawValue).sums.txt")
    if Self.isUpdating { try update(file, sums, drawn, way) }
    let expected = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)
    #expect(Set(sums).symmetricDifference(expected).sorted() == [])
    for name in Self.kept[way] ?? [] {
      let golden = try Gallery.image(Self.folder, "\(name).\(way.rawValue)")
      let image = try Gallery.image(drawn, name)
      #expect(golden.width == image.width && golden.height == image.height)
      #expect(Difference(image) { golden.pixels[$0, $1] }.greatest == 0, "\(name), \(way.rawValue)")
    }
  }

  /// The limits were chosen here, above the greatest that was seen: soft edges and glyphs differ when they fall otherwise
  /// on pixels, a picture in the wrong place differs by far more.
  private func check(_ image: CGImage, against plain: CGImage, _ way: Way, _ name: String) {
    let (width, height) = (plain.width, plain.height)
    #expect(image.width == width * way.scale && image.height == height * way.scale, "\(name)")
    guard image.width == width * way.scale, image.height == height * way.scale else { return }
    let old = plain.pixels
    let white: UInt32 = 0xFFFF_FFFF
    switch way {
    case .twice, .thrice:
      let distance = plain.blockDistance { image.reduced($0, $1, by: way.scale) }
      #expect(distance < 4, "\(name) is another picture at \(way.rawValue)")
    case .flipped:
      let difference = Difference(image) { old[width - 1 - $0, $1] }
      #expect(difference.mean < 3, "\(name) is another picture when flipped")
    case .clipped:
      let (left, top) = (Int((Double(width) / 4).rounded()), Int((Double(height) / 4).rounded()))
      let (right, bottom) = (
        left + Int((Double(width) / 2).rounded()), top + Int((Double(height) / 2).rounded())
      )
      let difference = Difference(image) { x, y in
        (left..<right).contains(x) && (top..<bottom).contains(y) ? old[x, y] : white
      }
      #expect(difference.greatest == 0, "\(name) is not as it was inside its clip, or is seen outside")
    case .masked:
      let middle = Int((Double(width) / 2).rounded())
      let difference = Difference(image) { x, y in x < middle ? old[x, y] : halfOverWhite(old[x, y]) }
      #expect(difference.greatest <= 2, "\(name) is not as it was under its mask")
    case .faded:
      let difference = Difference(image) { halfOverWhite(old[$0, $1]) }
      #expect(difference.greatest <= 2, "\(name) does not fade as one")
    }
  }

  private func update(_ file: URL, _ sums: [String], _ drawn: URL, _ way: Way) throws {
    try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
    try (sums.joined(separator: "\n") + "\n").write(to: file, atomically: true, encoding: .utf8)
    for name in Self.kept[way] ?? [] {
      let png = try Data(contentsOf: drawn.appendingPathComponent(name + ".png"))
      try png.write(to: Self.folder.appendingPathComponent("\(name).\(way.rawValue).png"))
    }
  }
}
