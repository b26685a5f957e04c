// Glyphs that are pictures, drawn as images.
//
// Called by: BitmapBackend.drawGlyphs, for fonts of colour bitmaps. Upright ones are scaled once to the device's pixels and
// kept (ColorGlyphCache); others are sampled where they are drawn. The fill's colour does not matter, its alpha does.
import Foundation

extension BitmapBackend {
  func drawColorGlyphs(_ run: GlyphRun, _ transform: CGAffineTransform, _ state: DrawState) {
    guard transform.isFinite, transform.determinant != 0 else { return }
    var state = state
    if case .color(let color) = state.fill { state.alpha *= color.alpha }
    let toRun = run.glyphTransform
    for (glyph, position) in zip(run.glyphs, run.positions) {
      guard let picture = run.font.colorGlyph(of: glyph) else { continue }
      let map = toRun.concatenating(CGAffineTransform(translationX: position.x, y: position.y)).concatenating(transform)
      guard map.isFinite else { continue }
      if let placed = UprightPicture(picture, map),
        let image = scratch.colorGlyphs.image(run.font, glyph, picture, placed.width, placed.height)
      {
        let rect = CGRect(x: placed.x, y: placed.y, width: placed.width, height: placed.height)
        drawImage(image, rect, placed.flip, state)
      } else {
        var smooth = state
        smooth.interpolationQuality = .high
        drawImage(picture.image, picture.box, map, smooth)
      }
    }
  }
}

/// Where a picture stands on whole device pixels: moved by half a pixel at most, so that it is scaled once for all places.
private struct UprightPicture {
  var x: Int
  var y: Int
  var width: Int
  var height: Int

  /// Nil when the picture is turned, mirrored, larger than its bitmap, or off any device.
  init?(_ picture: ColorGlyph, _ map: CGAffineTransform) {
    guard map.b == 0, map.c == 0, map.a > 0, map.d < 0 else { return nil }
    let box = picture.box.applying(map)
    guard abs(box.minX) < 1e6, abs(box.minY) < 1e6, box.width <= CGFloat(picture.image.width),
      box.height <= CGFloat(picture.image.height)
    else { return nil }
    x = Int((box.minX + 0.5).rounded(.down))
    y = Int((box.minY + 0.5).rounded(.down))
    width = max(1, Int((box.width + 0.5).rounded(.down)))
    height = max(1, Int((box.height + 0.5).rounded(.down)))
  }

  /// Images are drawn with their top row at the rectangle's largest y: this turns it back.
  var flip: CGAffineTransform { CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(2 * y + height)) }
}

/// Pictures scaled to device pixels lately. Not thread-safe: confined to the thread of the backend that owns it.
final class ColorGlyphCache {
  private struct Key: Hashable {
    var font: UInt64
    var glyph: CGGlyph
    var width: Int
    var height: Int
  }

  private var images: [Key: CGImage] = [:]
  private var pixelCount = 0
  /// All are dropped beyond this: 4 MiB. Chosen here.
  private static let pixelLimit = 1 << 20

  /// The picture at a size in device pixels, averaged over the area of each. Nil when memory is short.
  func image(_ font: CGFont, _ glyph: CGGlyph, _ picture: ColorGlyph, _ width: Int, _ height: Int) -> CGImage? {
    let key = Key(font: font.identity, glyph: glyph, width: width, height: height)
    if let known = images[key] { return known }
    guard let buffer = PixelBuffer(width: width, height: height) else { return nil }
    let backend = BitmapBackend(buffer: buffer, baseTransform: .identity)
    var state = DrawState()
    state.interpolationQuality = .high
    let rect = CGRect(x: 0, y: 0, width: width, height: height)
    let flip = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height))
    backend.drawImage(picture.image, rect, flip, state)
    guard let pixels = buffer.snapshot() else { return nil }
    let image = CGImage(storage: pixels)
    if pixelCount + width * height > Self.pixelLimit {
      images.removeAll(keepingCapacity: true)
      pixelCount = 0
    }
    images[key] = image
    pixelCount += width * height
    return image
  }
}
