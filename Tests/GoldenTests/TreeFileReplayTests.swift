// The Gallery's frames as tree files: written by the optimised build that the command is, drawn again here, by the
// unoptimised one. The pixels are the goldens', so that a tree file holds all that a picture is made of, and both builds
// give the same bytes (invariant I9).

import CoreGraphics
import CoreText
import Foundation
import HostInterface
import ImageIO
import RenderServer
import RenderTree
import Testing

@Suite("Gallery tree files", .enabled(if: Gallery.command != nil, "ACETATE_COMMAND names no built command"))
struct TreeFileReplayTests {
  /// The font files, the smallest first: fingerprints are over whole files.
  private static let files: [String] = FontCatalog.shared.folders.flatMap { folder in
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).map { "\(folder)/\($0)" }
  }.filter { [".otf", ".ttf", ".ttc"].contains($0.suffix(4)) }.sorted { size($0) < size($1) }

  private static func size(_ path: String) -> Int {
    (try? FileManager.default.attributesOfItem(atPath: path))?[.size] as? Int ?? 0
  }

  /// Faces by fingerprint, read as far as they were asked for.
  private final class Faces {
    private var known: [UInt64: CGFont] = [:]
    private var unread = TreeFileReplayTests.files[...]

    func face(_ fingerprint: UInt64) -> CGFont? {
      while known[fingerprint] == nil, let path = unread.popFirst() {
        // Collections hold a handful of faces.
        for index in 0..<8 {
          guard let bytes = FontBytes(path: path), let font = CGFont(bytes: bytes, faceIndex: index) else { break }
          known[TreeFile.fingerprint(of: font)] = font
        }
      }
      return known[fingerprint]
    }
  }

  private final class Keeper: PresentTarget {
    var image: PixelBuffer?
    func present(_ surface: PixelBuffer, damage: PixelRegion) { image = surface.copy() }
  }

  @Test("Tree files written by the optimised build are drawn to the same pixels by this one") func replay() throws {
    let faces = Faces()
    for name in Gallery.names(in: Gallery.goldens) {
      let file = try Data(contentsOf: try Gallery.drawn.get().appendingPathComponent(name + ".actree"))
      let tree = try TreeFileReader.tree(Array(file), fonts: faces.face)
      let keeper = Keeper()
      try Compositor(target: keeper, threads: 2).renderFrame(tree, timing: FrameTiming(now: 0, presentation: 0))
      let expected = try Gallery.image(Gallery.goldens, name)
      let drawn = try #require(keeper.image)
      try #require(expected.width == drawn.width && expected.height == drawn.height)
      var different = 0
      for y in 0..<drawn.height {
        for x in 0..<drawn.width where drawn[x, y] != expected.pixels[x, y] { different += 1 }
      }
      #expect(different == 0, "\(name): \(different) pixels differ")
    }
  }
}
