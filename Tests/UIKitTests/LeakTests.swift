// Invariant I10: every public class is built, shown and let go of, and none is alive afterwards.
//
// The list is held against the sources: a new public class fails `complete` until there is a specimen of it here.

import Testing

@testable import ImageIO
@testable import UIKitCore
import UIKit

@MainActor struct Specimen {
  let name: String
  let make: @MainActor () throws -> AnyObject
  /// Shows it or does with it what it is for.
  let use: @MainActor (AnyObject, OffscreenWindow) throws -> Void

  init(
    _ name: String, _ make: @escaping @MainActor () throws -> AnyObject,
    use: @escaping @MainActor (AnyObject, OffscreenWindow) throws -> Void = Specimen.show
  ) {
    (self.name, self.make, self.use) = (name, make, use)
  }

  static let frame = CGRect(x: 0, y: 0, width: 16, height: 16)

  /// Views and layers are shown and taken away again; what can be drawn is drawn.
  static func show(_ object: AnyObject, _ screen: OffscreenWindow) throws {
    let host = UIView(frame: frame)
    screen.window.addSubview(host)
    switch object {
    case let view as UIView: host.addSubview(view)
    case let controller as UIViewController: host.addSubview(try #require(controller.view))
    case let layer as CALayer: host.layer.addSublayer(layer)
    case let image as UIImage: host.addSubview(UIImageView(image: image))
    case let color as UIColor: host.backgroundColor = color
    case let color as CGColor: host.layer.backgroundColor = color
    case let image as CGImage: host.layer.contents = image
    case let path as CGPath: host.layer.shadowPath = path
    case let font as UIFont:
      let label = UILabel(frame: frame)
      (label.font, label.text) = (font, "Ag")
      host.addSubview(label)
    default: Drawn.object = object
    }
    host.layer.shadowOpacity = 1
    host.addSubview(Drawn(frame: frame))
    _ = try screen.render()
    #expect(screen.window.snapshotView(afterScreenUpdates: true) != nil)
    Drawn.object = nil
    (object as? UIViewController)?.view.removeFromSuperview()
    (object as? UIView)?.removeFromSuperview()
    host.removeFromSuperview()
    _ = try screen.render()
  }

  /// Draws what is not shown by a view of its own.
  private final class Drawn: UIView {
    static weak var object: AnyObject?

    override func draw(_ rect: CGRect) {
      guard let context = UIGraphicsGetCurrentContext() else { return }
      switch Self.object {
      case let path as UIBezierPath: path.fill()
      case let gradient as CGGradient:
        context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 9, y: 9), options: [])
      case let layer as CGLayer: context.draw(layer, at: .zero)
      default: context.fill(rect)
      }
    }
  }
}

@MainActor enum Specimens {
  static let frame = Specimen.frame
  static var space: CGColorSpace { CGColorSpaceCreateDeviceRGB() }
  static var png: Data { UIGraphicsImageRenderer(size: frame.size).pngData { $0.fill(frame) } }
  static var picture: CGImage? { UIImage(data: png)?.cgImage }
  static var bitmap: CGContext? {
    CGContext(
      data: nil, width: 8, height: 8, bitsPerComponent: 8, bytesPerRow: 0, space: space,
      bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue)
  }

  static let views: [Specimen] = [
    Specimen("UIResponder") { UIResponder() },
    Specimen("UIView") {
      let view = UIView(frame: frame)
      view.mask = UIView(frame: frame)
      view.tintColor = .red
      for _ in 0..<100 { view.addSubview(UIView(frame: frame)) }
      for _ in 0..<9 { _ = view.hitTest(CGPoint(x: 99, y: 99), with: nil) }
      return view
    },
    Specimen("UIWindow") {
      UIWindow(frame: frame)
    } use: { object, _ in
      let controller = UIViewController()
      (object as? UIWindow)?.rootViewController = controller
      (object as? UIWindow)?.makeKeyAndVisible()
      (object as? UIWindow)?.layoutIfNeeded()
    },
    Specimen("UILabel") {
      let label = UILabel(frame: frame)
      label.text = "Label"
      return label
    },
    Specimen("UIImageView") {
      let view = UIImageView(image: UIImage(data: png))
      view.animationImages = [UIImage(data: png), UIImage(data: png)].compactMap { $0 }
      view.startAnimating()
      return view
    },
    Specimen("UIViewController") { UIViewController() },
    Specimen("UILayoutGuide") {
      let guide = UILayoutGuide()
      UIView(frame: frame).addLayoutGuide(guide)
      return guide
    },
    Specimen("UIScreen") { UIScreen(bounds: frame, scale: 1) },
    Specimen("UIStatusBarManager") { UIStatusBarManager() },
    Specimen("UIEvent") { UIEvent() },
    Specimen("UITraitCollection") { UITraitCollection(displayScale: 2) },
  ]

  static let layers: [Specimen] = [
    Specimen("CALayer") {
      let layer = CALayer()
      layer.frame = frame
      layer.mask = CALayer()
      layer.addSublayer(CALayer())
      layer.sublayerTransform.m34 = 0.001
      return layer
    },
    Specimen("CAShapeLayer") {
      let layer = CAShapeLayer()
      layer.path = CGPath(ellipseIn: frame, transform: nil)
      return layer
    },
    Specimen("CAGradientLayer") {
      let layer = CAGradientLayer()
      layer.frame = frame
      layer.colors = [CGColor(gray: 0, alpha: 1), CGColor(gray: 1, alpha: 1)]
      return layer
    },
    Specimen("CAReplicatorLayer") {
      let layer = CAReplicatorLayer()
      layer.instanceCount = 3
      layer.addSublayer(CALayer())
      return layer
    },
    Specimen("CATransformLayer") {
      let layer = CATransformLayer()
      layer.addSublayer(CALayer())
      return layer
    },
    Specimen("CAMediaTimingFunction") { CAMediaTimingFunction(controlPoints: 0, 0, 1, 1) },
    Specimen("CATransaction") { CATransaction() },
  ]

  static let drawing: [Specimen] = [
    Specimen("UIColor") { UIColor { _ in .red } },
    Specimen("UIFont") { UIFont.systemFont(ofSize: 13.375) },
    Specimen("UIImage") { try #require(UIImage(data: png)) },
    Specimen("UIBezierPath") { UIBezierPath(roundedRect: frame, cornerRadius: 3) },
    Specimen("UIGraphicsRenderer") { UIGraphicsRenderer(bounds: frame) },
    Specimen("UIGraphicsRendererFormat") { UIGraphicsRendererFormat() },
    Specimen("UIGraphicsRendererContext") {
      UIGraphicsRendererContext(try #require(bitmap), UIGraphicsRendererFormat())
    },
    Specimen("UIGraphicsImageRenderer") {
      UIGraphicsImageRenderer(bounds: frame)
    } use: { object, _ in
      _ = (object as? UIGraphicsImageRenderer)?.image { $0.fill(frame) }
    },
    Specimen("UIGraphicsImageRendererFormat") { UIGraphicsImageRendererFormat() },
    Specimen("UIGraphicsImageRendererContext") {
      UIGraphicsImageRendererContext(try #require(bitmap), UIGraphicsImageRendererFormat())
    },
    Specimen("CGColor") { CGColor(srgbRed: 0.1, green: 0.2, blue: 0.3, alpha: 0.4) },
    Specimen("CGColorSpace") { try #require(CGColorSpace(patternBaseSpace: nil)) },
    Specimen("CGGradient") {
      try #require(
        CGGradient(
          colorsSpace: space, colors: [CGColor(gray: 0, alpha: 1), CGColor(gray: 1, alpha: 1)] as CFArray,
          locations: nil))
    },
    Specimen("CGPattern") { try required(CGPattern(image: try required(picture), size: frame.size)) },
    Specimen("CGPath") { CGPath(rect: frame, transform: nil) },
    Specimen("CGMutablePath") {
      let path = CGMutablePath()
      path.addEllipse(in: frame)
      return path
    },
    Specimen("CGImage") { try #require(picture) },
    Specimen("CGContext") {
      try #require(bitmap)
    } use: { object, _ in
      (object as? CGContext)?.fill(frame)
      _ = (object as? CGContext)?.makeImage()
    },
    Specimen("CGLayer") { try required(CGLayer(try required(bitmap), size: frame.size, auxiliaryInfo: nil)) },
    Specimen("CGFont") { CTFontCopyGraphicsFont(UIFont.systemFont(ofSize: 13.625).ctFont) },
    Specimen("CTFont") { UIFont.systemFont(ofSize: 13.875).ctFont },
    Specimen("CGDataProvider") { try #require(CGDataProvider(data: png as CFData)) },
    Specimen("CGDataConsumer") { try #require(CGDataConsumer(data: NSMutableData() as CFMutableData)) },
    Specimen("CGImageSource") {
      try #require(CGImageSourceCreateWithData(png as CFData, nil))
    } use: { object, _ in
      _ = (object as? CGImageSource).flatMap { CGImageSourceCreateImageAtIndex($0, 0, nil) }
    },
    Specimen("CGImageDestination") {
      try #require(CGImageDestinationCreateWithData(NSMutableData() as CFMutableData, "public.png" as CFString, 1, nil))
    } use: { object, _ in
      guard let destination = object as? CGImageDestination, let picture else { return }
      CGImageDestinationAddImage(destination, picture, nil)
      #expect(CGImageDestinationFinalize(destination))
    },
  ]

  static let text: [Specimen] = [
    Specimen("CATextLayer") {
      let layer = CATextLayer()
      (layer.frame, layer.string) = (frame, "Text")
      return layer
    },
    Specimen("UIFontDescriptor") { UIFont.systemFont(ofSize: 11.125).fontDescriptor },
    Specimen("UIFontMetrics") { UIFontMetrics(forTextStyle: .title1) },
    Specimen("NSParagraphStyle") { NSParagraphStyle() },
    Specimen("NSMutableParagraphStyle") { NSMutableParagraphStyle() },
    Specimen("NSTextTab") { NSTextTab(textAlignment: .left, location: 9) },
    Specimen("NSShadow") { NSShadow() },
    Specimen("NSTextAttachment") {
      NSTextAttachment(image: try #require(UIImage(data: png)))
    } use: { object, screen in
      let label = UILabel(frame: frame)
      label.attributedText = (object as? NSTextAttachment).map { NSAttributedString(attachment: $0) }
      screen.window.addSubview(label)
      _ = try screen.render()
      label.removeFromSuperview()
    },
    Specimen("NSStringDrawingContext") {
      NSStringDrawingContext()
    } use: { object, _ in
      let context = object as? NSStringDrawingContext
      context?.minimumScaleFactor = 0.5
      _ = NSAttributedString(string: "Text")
        .boundingRect(with: frame.size, options: .usesLineFragmentOrigin, context: context)
    },
    Specimen("NSTextStorage") { try laid().0 },
    Specimen("NSLayoutManager") { try laid().1 },
    Specimen("NSTextContainer") { try laid().2 },
    Specimen("Configuration") { UIImage.Configuration(traitCollection: nil) },
    Specimen("SymbolConfiguration") {
      UIImage.SymbolConfiguration(pointSize: 9)
    } use: { object, _ in
      #expect(UIImage(systemName: "star", withConfiguration: object as? UIImage.Configuration) != nil)
    },
  ]

  /// A text that was laid out.
  private static func laid() throws -> (NSTextStorage, NSLayoutManager, NSTextContainer) {
    let (storage, manager) = (NSTextStorage(string: "Some text"), NSLayoutManager())
    let container = NSTextContainer(size: frame.size)
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
    #expect(manager.usedRect(for: container).height > 0)
    return (storage, manager, container)
  }

  /// `#require`, where it would stand in itself.
  private static func required<Value>(_ value: Value?) throws -> Value { try #require(value) }

  static var all: [Specimen] { views + layers + drawing + interaction + text + lines + application }
}

@MainActor @Suite struct LeakTests {
  /// Classes whose objects are kept by a cache of the process, on purpose.
  private static let kept: [String: String] = [
    "CGFont": "a face is read once and kept for all fonts that are made of it",
    "NSTextAttachment": "Foundation on Linux never lets go of a value of an attributed string (observed, Swift 6.3)",
    "CTFont": "the system fonts that were asked for are kept by the catalogue",
  ]

  @Test("Every public class of the sources has a specimen here, and every specimen a class") func complete() throws {
    let listed = Set(Specimens.all.map(\.name))
    let declared = try PublicClasses.declared()
    #expect(declared.subtracting(listed) == [], "add specimens to LeakTests.swift")
    #expect(listed.subtracting(declared) == [])
  }

  @Test("Built, shown and dropped, none is alive; what was on the screen as soon as it is off it") func gone() throws {
    for specimen in Specimens.all where Self.kept[specimen.name] == nil {
      weak var object: AnyObject?
      weak var layer: CALayer?
      do {
        let screen = OffscreenWindow(size: CGSize(width: 20, height: 20), scale: 1)
        var isOnScreen = false
        do {
          let made = try specimen.make()
          #expect(String(describing: type(of: made)) == specimen.name)
          (object, layer) = (made, (made as? UIView)?.layer)
          isOnScreen = made is UIView || made is UIViewController || made is CALayer
          try specimen.use(made, screen)
        }
        #expect(layer == nil, "the layer of \(specimen.name) is alive")
        if isOnScreen { #expect(object == nil, "\(specimen.name) is alive") }
      }
      // The renderer's caches may hold what was drawn for as long as there is the screen.
      #expect(object == nil, "\(specimen.name) is alive")
    }
  }
}
