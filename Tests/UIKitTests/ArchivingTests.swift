// Keyed archives: what was set comes back, what was not is the default, and archives that hold nothing are read.

import Foundation
import Testing
import UIKit

@MainActor @Suite struct ArchivingTests {
  private func copy<Object: AnyObject>(_ object: Object) throws -> Object {
    let data = try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: false)
    let unarchiver = try NSKeyedUnarchiver(forReadingFrom: data)
    unarchiver.requiresSecureCoding = false
    return try #require(unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? Object)
  }

  private func tree(_ view: UIView) -> String { view.recursiveTree() }

  @Test("A tree of views: geometry, look, order") func tree() throws {
    let root = UIView(frame: CGRect(x: 10, y: 20, width: 300, height: 200))
    root.backgroundColor = .systemBackground
    root.bounds.origin = CGPoint(x: 5, y: -5)
    root.tag = 7
    root.clipsToBounds = true
    let child = UIView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
    child.transform = CGAffineTransform(rotationAngle: 0.5)
    child.layer.anchorPoint = CGPoint(x: 0, y: 1)
    child.alpha = 0.25
    child.isHidden = true
    child.isOpaque = true
    child.isUserInteractionEnabled = false
    child.contentMode = .topRight
    child.contentStretch = CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.5)
    child.autoresizingMask = [.flexibleWidth, .flexibleBottomMargin]
    child.autoresizesSubviews = false
    child.clearsContextBeforeDrawing = false
    child.tintColor = UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
    child.tintAdjustmentMode = .dimmed
    child.mask = UIView(frame: CGRect(x: 3, y: 3, width: 3, height: 3))
    root.addSubview(child)
    root.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1)))

    let read = try copy(root)
    #expect(tree(read) == tree(root))
    #expect(read.backgroundColor == .systemBackground && read.subviews.count == 2)
    let copied = read.subviews[0]
    #expect(copied.superview === read && copied.layer.superlayer === read.layer)
    #expect(copied.contentMode == .topRight && copied.contentStretch == child.contentStretch)
    #expect(copied.autoresizingMask == child.autoresizingMask && !copied.autoresizesSubviews)
    #expect(!copied.clearsContextBeforeDrawing && copied.tintAdjustmentMode == .dimmed)
    copied.tintAdjustmentMode = .normal
    #expect(copied.tintColor == child.layerTint)
    #expect(copied.mask?.frame == CGRect(x: 3, y: 3, width: 3, height: 3))
    #expect(copied.layer.mask === copied.mask?.layer)
  }

  @Test("A view made from an empty archive is as a new one") func empty() throws {
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    archiver.finishEncoding()
    let coder = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    let view = try #require(UIView(coder: coder))
    #expect(tree(view) == tree(UIView()) && view.contentScaleFactor == UIView().contentScaleFactor)
    let picture = try #require(UIImageView(coder: coder))
    #expect(picture.image == nil && !picture.isUserInteractionEnabled == !UIImageView().isUserInteractionEnabled)
    #expect(UIColor(coder: coder) == .clear && UIImage(coder: coder)?.cgImage == nil)
    #expect(UIViewController(coder: coder)?.isViewLoaded == false)
    #expect(UIBezierPath(coder: coder)?.isEmpty == true && UIBezierPath(coder: coder)?.lineWidth == 1)
    let layer = try #require(CALayer(coder: coder))
    #expect(layer.bounds == .zero && layer.opacity == 1 && layer.shadowOffset == CGSize(width: 0, height: -3))
    #expect(CAShapeLayer(coder: coder)?.fillColor == CAShapeLayer().fillColor)
  }

  @Test(
    "Colours of every kind",
    arguments: [
      UIColor.red, UIColor(white: 0.3, alpha: 0.5), UIColor(displayP3Red: 1, green: 0.2, blue: 0, alpha: 1),
      UIColor(red: 1.5, green: -0.25, blue: 0, alpha: 1), .systemTeal, .secondaryLabel, .clear,
    ])
  func colors(color: UIColor) throws {
    #expect(try copy(color) == color)
    let data = try NSKeyedArchiver.archivedData(withRootObject: color, requiringSecureCoding: true)
    #expect(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data) == color)
  }

  @Test("A provider's colours for light and dark are kept; a pattern's image is") func rules() throws {
    let color = try copy(UIColor { $0.userInterfaceStyle == .dark ? .white : .red })
    #expect(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)) == .white)
    #expect(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)) == .red)
    let image = picture(.green)
    #expect(try copy(UIColor(patternImage: image)) == UIColor(patternImage: image))
  }

  private func picture(_ color: UIColor) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    return UIGraphicsImageRenderer(size: CGSize(width: 6, height: 4), format: format).image {
      color.setFill()
      $0.fill(CGRect(x: 1, y: 1, width: 3, height: 2))
    }
  }

  @Test("Images with all that is set on them") func images() throws {
    let turned = UIImage(cgImage: try #require(picture(.red).cgImage), scale: 3, orientation: .leftMirrored)
    let images = [
      picture(.blue), turned, UIImage(),
      picture(.red).resizableImage(
        withCapInsets: UIEdgeInsets(top: 1, left: 2, bottom: 1, right: 2), resizingMode: .stretch),
      picture(.red).withRenderingMode(.alwaysTemplate).withTintColor(.green),
      picture(.red).withAlignmentRectInsets(UIEdgeInsets(top: 1, left: 0, bottom: 0, right: 0)),
      try #require(UIImage.animatedImage(with: [picture(.red), picture(.blue)], duration: 2)),
    ]
    for image in images { #expect(try copy(image) == image) }
    let view = UIImageView(image: images[0], highlightedImage: turned)
    view.isHighlighted = true
    view.animationImages = images
    view.animationDuration = 3
    let read = try copy(view)
    #expect(read.image == images[0] && read.highlightedImage == turned && read.isHighlighted)
    #expect(read.animationImages == images && read.animationDuration == 3 && read.frame == view.frame)
    #expect(read.layer.contents != nil)
  }

  @Test("Layers, and what shapes, gradients and replicators add") func layers() throws {
    let shape = CAShapeLayer()
    shape.frame = CGRect(x: 1, y: 2, width: 30, height: 40)
    shape.path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 9, height: 5)).cgPath
    (shape.fillColor, shape.strokeColor, shape.lineDashPattern) = (nil, UIColor.red.cgColor, [1, 2])
    (shape.lineWidth, shape.lineJoin, shape.strokeEnd) = (3, .round, 0.5)
    let gradient = CAGradientLayer()
    gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    (gradient.locations, gradient.type, gradient.endPoint) = ([0.2, 0.9], .radial, CGPoint(x: 1, y: 1))
    let replicator = CAReplicatorLayer()
    (replicator.instanceCount, replicator.instanceAlphaOffset) = (4, -0.25)
    replicator.instanceTransform = CATransform3DMakeTranslation(5, 0, 0)
    let root = CALayer()
    (root.cornerRadius, root.borderWidth, root.shadowOpacity, root.name) = (4, 2, 0.5, "root")
    (root.sublayerTransform.m34, root.zPosition, root.isGeometryFlipped) = (-0.002, 3, true)
    root.sublayers = [shape, gradient, replicator]
    root.mask = CALayer()

    let read = try copy(root)
    #expect(read.cornerRadius == 4 && read.borderWidth == 2 && read.shadowOpacity == 0.5 && read.name == "root")
    #expect(read.sublayerTransform.m34 == -0.002 && read.zPosition == 3 && read.isGeometryFlipped && read.mask != nil)
    let copied = try #require(read.sublayers?[0] as? CAShapeLayer)
    #expect(copied.frame == shape.frame && copied.path == shape.path && copied.fillColor == nil)
    #expect(copied.strokeColor == shape.strokeColor && copied.lineDashPattern == [1, 2] && copied.lineWidth == 3)
    #expect(copied.lineJoin == .round && copied.strokeEnd == 0.5)
    let ramp = try #require(read.sublayers?[1] as? CAGradientLayer)
    #expect(ramp.colors as? [CGColor] == gradient.colors as? [CGColor] && ramp.locations == [0.2, 0.9])
    #expect(ramp.type == .radial && ramp.endPoint == CGPoint(x: 1, y: 1))
    let copies = try #require(read.sublayers?[2] as? CAReplicatorLayer)
    #expect(copies.instanceCount == 4 && copies.instanceAlphaOffset == -0.25 && copies.instanceTransform.m41 == 5)
  }

  @Test("A controller keeps its title and its view, a window its controller") func controllers() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 40, height: 50))
    let controller = UIViewController()
    controller.title = "Title"
    controller.view.backgroundColor = .green
    window.rootViewController = controller
    window.isHidden = false
    let read = try copy(window)
    let root = try #require(read.rootViewController)
    #expect(root.title == "Title" && root.viewIfLoaded?.backgroundColor == .green)
    #expect(root.view.window === read && !read.isHidden)
    #expect(read.subviews.count == 1)
  }

  @Test("A subclass reads what it wrote") func subclass() throws {
    let view = ArchivedCounter(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
    view.count = 12
    let parent = UIView()
    parent.addSubview(view)
    let read = try #require(try copy(parent).subviews.first as? ArchivedCounter)
    #expect(read.count == 12 && read.frame == view.frame)
  }

  @Test("Timing functions and traits") func small() throws {
    let function = try copy(CAMediaTimingFunction(controlPoints: 0.1, 0.2, 0.3, 0.4))
    var points: [Float] = [0, 0]
    function.getControlPoint(at: 2, values: &points)
    #expect(points == [0.3, 0.4])
    let traits = try copy(UITraitCollection(userInterfaceStyle: .dark))
    #expect(traits.userInterfaceStyle == .dark && traits.displayScale == 0)
  }
}

final class ArchivedCounter: UIView {
  var count = 0

  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    count = coder.decodeInteger(forKey: "count")
  }

  override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(count, forKey: "count")
  }
}

extension UIView {
  fileprivate var layerTint: UIColor { UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4) }
}
