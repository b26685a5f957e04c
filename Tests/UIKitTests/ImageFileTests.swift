// Which file a name stands for.

import Testing
import UIKit

@testable import UIKitCore

@Suite struct ImageFileTests {
  private func folder(_ files: [String: Int]) throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, side) in files {
      let format = UIGraphicsImageRendererFormat()
      format.scale = 1
      let image = UIGraphicsImageRenderer(size: CGSize(width: side, height: side), format: format)
      let data = name.hasSuffix("png") ? image.pngData { _ in } : image.jpegData(withCompressionQuality: 1) { _ in }
      try data.write(to: folder.appendingPathComponent(name))
    }
    return folder
  }

  @Test("The screen's own scale comes first, then finer, then coarser") func order() {
    #expect(
      ImageFiles.modifiers(scale: 3, device: "~iphone").map(\.suffix) == [
        "@3x~iphone", "@3x", "@2x~iphone", "@2x", "~iphone", "",
      ])
    #expect(ImageFiles.modifiers(scale: 2, device: "").map(\.scale) == [2, 2, 3, 3, 1, 1])
    #expect(ImageFiles.modifiers(scale: 1, device: "").map(\.scale) == [1, 1, 2, 2, 3, 3])
    #expect(ImageFiles.modifiers(scale: .nan, device: "").map(\.scale) == [1, 1, 2, 2, 3, 3])
  }

  @Test("A name states its scale before its device") func names() {
    #expect(ImageFiles.scale(inName: "a@2x") == 2 && ImageFiles.scale(inName: "a@3x~ipad") == 3)
    #expect(ImageFiles.scale(inName: "a") == nil && ImageFiles.scale(inName: "a~iphone") == nil)
  }

  @Test("contentsOfFile takes a path that states a scale as it is") func stated() throws {
    let folder = try folder(["a@2x.png": 8, "a@3x.png": 12])
    defer { try? FileManager.default.removeItem(at: folder) }
    let image = try #require(UIImage(contentsOfFile: folder.appendingPathComponent("a@2x.png").path))
    #expect(image.scale == 2 && image.size == CGSize(width: 4, height: 4))
  }

  @Test("contentsOfFile finds the variant beside a file that is not there") func variants() throws {
    let folder = try folder(["a@2x.png": 8, "b.png": 5, "c.jpg": 3])
    defer { try? FileManager.default.removeItem(at: folder) }
    func image(_ name: String) -> UIImage? { UIImage(contentsOfFile: folder.appendingPathComponent(name).path) }
    #expect(image("a.png")?.scale == 2)
    #expect(image("b.png")?.size == CGSize(width: 5, height: 5) && image("b")?.scale == 1)
    #expect(image("c")?.size == CGSize(width: 3, height: 3))
    #expect(image("d.png") == nil && image("") == nil)
    #expect(UIImage(contentsOfFile: folder.path) == nil)
  }

  @Test("named looks in the bundle for the traits' scale, and keeps what it read") func named() throws {
    let folder = try folder(["a.png": 4, "a@2x.png": 8, "a@3x.png": 12, "p.v2.png": 2, "photo.jpg": 6, "t~ipad.png": 1])
    defer { try? FileManager.default.removeItem(at: folder) }
    let bundle = try #require(Bundle(path: folder.path))
    for scale in 1...3 {
      let traits = UITraitCollection(displayScale: CGFloat(scale))
      let image = try #require(UIImage(named: "a", in: bundle, compatibleWith: traits))
      #expect(image.scale == CGFloat(scale) && image.size == CGSize(width: 4, height: 4))
      #expect(UIImage(named: "a", in: bundle, compatibleWith: traits)?.cgImage === image.cgImage)
    }
    #expect(UIImage(named: "p.v2", in: bundle, compatibleWith: nil)?.scale == 1)
    #expect(UIImage(named: "photo.jpg", in: bundle, compatibleWith: nil)?.size == CGSize(width: 6, height: 6))
    #expect(UIImage(named: "photo", in: bundle, compatibleWith: nil)?.size == CGSize(width: 6, height: 6))
    #expect(UIImage(named: "a@2x.png", in: bundle, compatibleWith: nil)?.scale == 2)
    #expect(UIImage(named: "missing", in: bundle, compatibleWith: nil) == nil)
    #expect(UIImage(named: "", in: bundle, compatibleWith: nil) == nil)
  }
}
