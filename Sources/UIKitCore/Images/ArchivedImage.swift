// Images in keyed archives: the pixels as PNG, and everything that is set on the image.
//
// Called by: UIImage's init(coder:) and encode(with:).

import ImageIO

enum ArchivedImage {
  static func write(_ image: UIImage, _ coder: NSCoder) {
    if let pixels = image.cgImage {
      // Upright, whatever the orientation: that has a key of its own.
      coder.encode(UIImage(cgImage: pixels).pngData().map { $0 as NSData }, forKey: "png")
    }
    coder.write(image.scale, "scale", unless: 1)
    coder.write(image.imageOrientation.rawValue, "orientation", unless: 0)
    let own = image.attributes
    coder.write(own.isResizable, "resizable", unless: false)
    coder.write(own.capInsets.numbers, "capInsets", unless: [0, 0, 0, 0])
    coder.write(own.resizingMode.rawValue, "resizingMode", unless: UIImage.ResizingMode.tile.rawValue)
    coder.write(own.renderingMode.rawValue, "renderingMode", unless: UIImage.RenderingMode.automatic.rawValue)
    if let color = own.tintColor { coder.encode(color, forKey: "tintColor") }
    coder.write(own.alignmentRectInsets.numbers, "alignmentRectInsets", unless: [0, 0, 0, 0])
    if let offset = own.baselineOffset { coder.encode(Double(offset), forKey: "baselineOffset") }
    // The first frame of a sequence may be this very image, sequence and all.
    if let frames = own.frames {
      coder.encode(frames.map { $0.copy { $0.frames = nil } } as NSArray, forKey: "frames")
    }
    coder.write(CGFloat(own.duration), "duration", unless: 0)
  }

  static func pixels(_ coder: NSCoder) -> CGImage? {
    guard coder.containsValue(forKey: "png"), let data = coder.decodeObject(of: NSData.self, forKey: "png") else {
      return nil
    }
    return try? ImageCodec.decode(data as Data).image
  }

  static func attributes(_ coder: NSCoder) -> ImageAttributes {
    var own = ImageAttributes()
    own.isResizable = coder.flag("resizable", false)
    own.capInsets = UIEdgeInsets(numbers: coder.numbers("capInsets", [0, 0, 0, 0]))
    own.resizingMode = UIImage.ResizingMode(rawValue: coder.integer("resizingMode", 0)) ?? .tile
    own.renderingMode = UIImage.RenderingMode(rawValue: coder.integer("renderingMode", 0)) ?? .automatic
    own.tintColor = coder.object("tintColor", as: UIColor.self)
    own.alignmentRectInsets = UIEdgeInsets(numbers: coder.numbers("alignmentRectInsets", [0, 0, 0, 0]))
    if coder.containsValue(forKey: "baselineOffset") { own.baselineOffset = coder.number("baselineOffset", 0) }
    own.frames = coder.object("frames", as: [UIImage].self)
    own.duration = TimeInterval(coder.number("duration", 0))
    return own
  }
}

extension UIEdgeInsets {
  fileprivate var numbers: [CGFloat] { [top, left, bottom, right] }
  fileprivate init(numbers n: [CGFloat]) { self.init(top: n[0], left: n[1], bottom: n[2], right: n[3]) }
}
