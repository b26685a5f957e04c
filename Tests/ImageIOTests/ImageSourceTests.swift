// Image I/O as Swift code on Apple's platforms writes it.

import Foundation
import ImageIO
import Testing

@Suite("CGImageSource and CGImageDestination")
struct ImageSourceTests {
  private func file(type: String, properties: [CFString: Any] = [:]) throws -> Data {
    let image = try #require(
      makeImage(width: 60, height: 40) { x, y in x < 30 ? 0xFFFF_0000 : y < 20 ? 0xFF00_FF00 : 0xFF00_00FF })
    let data = NSMutableData()
    let destination = try #require(CGImageDestinationCreateWithData(data as CFMutableData, type as CFString, 1, nil))
    CGImageDestinationAddImage(destination, image, properties as CFDictionary)
    #expect(CGImageDestinationFinalize(destination))
    #expect(!CGImageDestinationFinalize(destination))
    return data as Data
  }

  @Test("type, count, status and properties of what was written", arguments: ["public.png", "public.jpeg"])
  func describes(type: String) throws {
    let properties: [CFString: Any] = [
      kCGImagePropertyOrientation: 6, kCGImagePropertyDPIWidth: 144.0, kCGImageDestinationLossyCompressionQuality: 0.9,
    ]
    let data = try file(type: type, properties: properties)
    let source = try #require(CGImageSourceCreateWithData(data as CFData, nil))
    #expect(CGImageSourceGetType(source) as String? == type)
    #expect(CGImageSourceGetCount(source) == 1)
    #expect(CGImageSourceGetStatus(source) == .statusComplete)
    let found = try #require(CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [CFString: Any])
    #expect(found[kCGImagePropertyPixelWidth] as? Int == 60)
    #expect(found[kCGImagePropertyPixelHeight] as? Int == 40)
    #expect(found[kCGImagePropertyOrientation] as? UInt32 == 6)
    #expect(found[kCGImagePropertyDepth] as? Int == 8)
    #expect(found[kCGImagePropertyColorModel] as? String == kCGImagePropertyColorModelRGB as String)
    #expect(abs((found[kCGImagePropertyDPIWidth] as? Double ?? 0) - 144) < 0.1)
    let whole = CGImageSourceCopyProperties(source, nil) as? [CFString: Any]
    #expect(whole?[kCGImagePropertyFileSize] as? Int == data.count)
    #expect(CGImageSourceCopyPropertiesAtIndex(source, 1, nil) == nil)
    let image = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
    #expect(image.width == 60)
    #expect(CGImageSourceCreateImageAtIndex(source, 1, nil) == nil)
  }

  @Test("thumbnails: size, turning, and none unless asked for")
  func thumbnails() throws {
    let data = try file(type: "public.png", properties: [kCGImagePropertyOrientation: 6])
    let source = try #require(CGImageSourceCreateWithData(data as CFData, nil))
    #expect(CGImageSourceCreateThumbnailAtIndex(source, 0, nil) == nil)
    let plain =
      [kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceThumbnailMaxPixelSize: 15] as CFDictionary
    let small = try #require(CGImageSourceCreateThumbnailAtIndex(source, 0, plain))
    #expect(small.width == 15 && small.height == 10)
    let options: [CFString: Any] = [
      kCGImageSourceCreateThumbnailFromImageIfAbsent: true,
      kCGImageSourceCreateThumbnailWithTransform: kCFBooleanTrue!,
      kCGImageSourceThumbnailMaxPixelSize: CGFloat(30),
    ]
    let turned = try #require(CGImageSourceCreateThumbnailAtIndex(source, 0, options as CFDictionary))
    #expect(turned.width == 20 && turned.height == 30)
    // A quarter turn clockwise: the red left half is on top, what was below is left.
    let corners = [(2, 2), (17, 2), (2, 27), (17, 27)].map { turned.pixels[$0.0, $0.1] }
    #expect(corners == [0xFFFF_0000, 0xFFFF_0000, 0xFF00_00FF, 0xFF00_FF00])
    let large: [CFString: Any] = [
      kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceThumbnailMaxPixelSize: 999,
    ]
    #expect(CGImageSourceCreateThumbnailAtIndex(source, 0, large as CFDictionary)?.width == 60)
  }

  @Test("bytes that are no image make a source without images")
  func garbage() throws {
    let source = try #require(CGImageSourceCreateWithData(Data([1, 2, 3]) as CFData, nil))
    #expect(CGImageSourceGetCount(source) == 0)
    #expect(CGImageSourceGetType(source) == nil)
    #expect(CGImageSourceGetStatus(source) == .statusUnknownType)
    #expect(CGImageSourceCreateImageAtIndex(source, 0, nil) == nil)
    #expect(CGImageSourceCreateWithData(Data() as CFData, nil) == nil)
  }

  @Test("an incremental source makes its image when the bytes are complete")
  func incremental() throws {
    let data = try file(type: "public.png")
    let source = CGImageSourceCreateIncremental(nil)
    CGImageSourceUpdateData(source, data.prefix(10) as CFData, false)
    #expect(CGImageSourceGetStatus(source) == .statusReadingHeader)
    #expect(CGImageSourceCreateImageAtIndex(source, 0, nil) == nil)
    CGImageSourceUpdateData(source, data as CFData, true)
    #expect(CGImageSourceGetStatus(source) == .statusComplete)
    #expect(CGImageSourceCreateImageAtIndex(source, 0, nil)?.height == 40)
  }

  @Test("from a file to a file")
  func files() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("ImageIOTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let first = folder.appendingPathComponent("a.png")
    try file(type: "public.png", properties: [kCGImagePropertyOrientation: 3]).write(to: first)
    let source = try #require(CGImageSourceCreateWithURL(first as CFURL, nil))
    let second = folder.appendingPathComponent("b.jpg")
    let destination = try #require(
      CGImageDestinationCreateWithURL(second as CFURL, "public.jpeg" as CFString, 1, nil))
    CGImageDestinationAddImageFromSource(destination, source, 0, nil)
    #expect(CGImageDestinationFinalize(destination))
    let copy = try #require(CGImageSourceCreateWithURL(second as CFURL, nil))
    let found = CGImageSourceCopyPropertiesAtIndex(copy, 0, nil) as? [CFString: Any]
    #expect(found?[kCGImagePropertyOrientation] as? Int == 3)
    #expect(CGImageSourceCreateWithURL(folder.appendingPathComponent("none") as CFURL, nil) == nil)
  }

  @Test("destinations refuse what they cannot write")
  func refuses() throws {
    let data = NSMutableData()
    #expect(CGImageDestinationCreateWithData(data as CFMutableData, "public.heic" as CFString, 1, nil) == nil)
    #expect(CGImageDestinationCreateWithData(data as CFMutableData, "public.png" as CFString, 2, nil) == nil)
    let empty = try #require(CGImageDestinationCreateWithData(data as CFMutableData, "public.png" as CFString, 1, nil))
    #expect(!CGImageDestinationFinalize(empty))
  }
}
