// The Gallery's previews against committed pictures and view trees, pixel for pixel: no tolerance, since the same input
// gives the same bytes on every machine (invariant I9).
//
// Runs the built command that ACETATE_COMMAND names, as a user does; without it the suite is skipped, and says so.
// Scripts/golden --update rewrites the goldens: look at each before committing it.

import CoreGraphics
import CoreText
import Foundation
import ImageIO
import Testing

@Suite("Gallery goldens", .enabled(if: Gallery.command != nil, "ACETATE_COMMAND names no built command"))
struct GalleryGoldenTests {
  @Test("The fonts are those that the goldens were drawn with") func fonts() throws {
    let expected = try String(contentsOf: Gallery.goldens.appendingPathComponent("fonts.txt"), encoding: .utf8)
    let packages = FontCatalog.shared.fingerprints().filter { !expected.contains("\($0.package) \($0.hash)") }
    #expect(
      packages.isEmpty,
      """
      different fonts: pictures with text will differ; install Debian 12's \
      \(packages.map(\.package).joined(separator: ", ")). fonts.txt is to be:
      \(FontCatalog.shared.fingerprint())
      """)
  }

  @Test("Every preview has a golden, and every golden a preview") func complete() throws {
    let folder = try Gallery.drawn.get()
    #expect(Gallery.names(in: folder) == Gallery.names(in: Gallery.goldens))
  }

  @Test("Pictures are the same, pixel for pixel", arguments: Gallery.names(in: Gallery.goldens))
  func picture(name: String) throws {
    let expected = try Gallery.image(Gallery.goldens, name)
    let actual = try Gallery.image(try Gallery.drawn.get(), name)
    try #require(expected.width == actual.width && expected.height == actual.height)
    var different = 0
    for y in 0..<expected.height {
      for x in 0..<expected.width where expected.pixels[x, y] != actual.pixels[x, y] { different += 1 }
    }
    #expect(different == 0, "\(different) pixels of \(expected.width * expected.height) differ")
  }

  @Test("View trees are the same", arguments: Gallery.names(in: Gallery.goldens))
  func tree(name: String) throws {
    #expect(try Gallery.tree(Gallery.goldens, name) == Gallery.tree(try Gallery.drawn.get(), name))
  }
}
