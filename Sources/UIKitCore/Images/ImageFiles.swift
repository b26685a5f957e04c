// Finding image files: which variant of a name fits the screen.
//
//   NAME [@2x|@3x] [~iphone|~ipad] .EXTENSION
//
// Called by: UIImage(named:), UIImage(contentsOfFile:). Hands on: paths, and images by name, kept while there is room.
// Source: documented (Drawing and Printing Guide for iOS; Resource Programming Guide). Asset catalogues are not read.

import Synchronization

enum ImageFiles {
  struct File: Equatable {
    let path: String
    /// Pixels per point, by the file's name.
    let scale: CGFloat
  }

  /// What is tried, in this order, when a name has no extension. PNG is documented; the others are chosen here.
  static let extensions = ["png", "jpg", "jpeg", "webp"]

  /// The suffixes to try on a screen of `scale`, best first: its own scale, then finer ones, then coarser ones; within a
  /// scale the device's own before the common one.
  static func modifiers(scale: CGFloat, device: String) -> [(suffix: String, scale: CGFloat)] {
    let own = min(max(Int(saturating: scale.rounded(.up)), 1), 3)
    let order = Array(own...3) + (1..<own).reversed()
    return order.flatMap { factor in
      let scale = factor == 1 ? "" : "@\(factor)x"
      return [(scale + device, CGFloat(factor)), (scale, CGFloat(factor))]
    }
  }

  /// The file at `path`, or its better variant in the same folder. A path that names a scale, or that has another file
  /// type, is taken as it is. Nil when there is none.
  static func variant(ofFile path: String) -> File? {
    let (stem, type) = split(path)
    if let named = scale(inName: stem) { return existing(path, named) }
    for modifier in modifiers(scale: MainScreenScale.value, device: device) {
      let candidate = type.isEmpty ? stem + modifier.suffix : stem + modifier.suffix + "." + type
      if let file = existing(candidate, modifier.scale) { return file }
    }
    guard type.isEmpty else { return nil }
    return extensions.lazy.compactMap { variant(ofFile: path + "." + $0) }.first
  }

  /// The image called `name` in `bundle`; the same pixels each time while they are kept.
  static func image(named name: String, in bundle: Bundle, traits: UITraitCollection?) -> UIImage? {
    guard !name.isEmpty else { return nil }
    let traitScale = traits?.displayScale ?? 0
    let scale = traitScale > 0 ? traitScale : MainScreenScale.value
    let key = "\(bundle.bundlePath)\n\(name)\n\(scale)\(device)"
    if let known = kept.withLock({ $0[key] }) { return known }
    guard let file = file(named: name, in: bundle, scale: scale),
      let data = FileManager.default.contents(atPath: file.path), let image = UIImage(data: data, scale: file.scale)
    else { return nil }
    kept.withLock { $0.insert(image, for: key) }
    return image
  }

  static func file(named name: String, in bundle: Bundle, scale: CGFloat) -> File? {
    let (stem, type) = split(name)
    let isImageType =
      extensions.contains(type.lowercased()) || ["gif", "heic", "tiff", "bmp"].contains(type.lowercased())
    // A dot that begins no known type belongs to the name.
    let (base, types) = isImageType ? (stem, [type]) : (name, extensions)
    if let named = Self.scale(inName: base) { return resource(base, types, in: bundle, named) }
    for modifier in modifiers(scale: scale, device: device) {
      if let file = resource(base + modifier.suffix, types, in: bundle, modifier.scale) { return file }
    }
    return nil
  }

  private static func resource(_ name: String, _ types: [String], in bundle: Bundle, _ scale: CGFloat) -> File? {
    for type in types {
      if let path = bundle.path(forResource: name, ofType: type) { return File(path: path, scale: scale) }
    }
    return nil
  }

  private static func existing(_ path: String, _ scale: CGFloat) -> File? {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), !isFolder.boolValue else { return nil }
    return File(path: path, scale: scale)
  }

  /// The scale that a name states, before any device suffix; nil when it states none.
  static func scale(inName name: String) -> CGFloat? {
    var name = name
    for device in ["~iphone", "~ipad"] where name.hasSuffix(device) { name.removeLast(device.count) }
    if name.hasSuffix("@3x") { return 3 }
    if name.hasSuffix("@2x") { return 2 }
    return name.hasSuffix("@1x") ? 1 : nil
  }

  private static func split(_ path: String) -> (stem: String, type: String) {
    let path = path as NSString
    return (path.deletingPathExtension, path.pathExtension)
  }

  /// By the main screen's shorter side: tablets begin at 744 points. Screens are known on the main thread; other threads
  /// use what was last seen there.
  private static var device: String {
    if Thread.isMainThread {
      let size = MainActor.assumeIsolated { UIScreen.main.bounds.size }
      isTablet.withLock { $0 = min(size.width, size.height) >= 744 }
    }
    return isTablet.withLock { $0 } ? "~ipad" : "~iphone"
  }
  private static let isTablet = Mutex(false)
  private static let kept = Mutex(KeptImages())
}

/// The images that were found by name, up to 64 MiB of pixels; the oldest go first.
private struct KeptImages {
  private var images: [String: UIImage] = [:]
  private var order: [String] = []
  private var bytes = 0

  subscript(key: String) -> UIImage? { images[key] }

  mutating func insert(_ image: UIImage, for key: String) {
    guard images[key] == nil else { return }
    images[key] = image
    order.append(key)
    bytes += image.pixelBytes
    while bytes > 64 << 20, let oldest = order.first {
      order.removeFirst()
      bytes -= images.removeValue(forKey: oldest)?.pixelBytes ?? 0
    }
  }
}

extension UIImage {
  fileprivate var pixelBytes: Int { cgImage.map { $0.width * $0.height * 4 } ?? 0 }
}
