// Views in keyed archives: every property of UIView that differs from its default, subviews and mask.
//
// Called by: UIView's init(coder:) and encode(with:). As with UIKit, what is set on the layer alone is not part of it.

extension UIView {
  func write(_ coder: NSCoder) {
    coder.write(bounds.numbers, "bounds", unless: [0, 0, 0, 0])
    coder.write([center.x, center.y], "center", unless: [0, 0])
    coder.write([anchorPoint.x, anchorPoint.y], "anchorPoint", unless: [0.5, 0.5])
    let transform = storedLayer.transform.numbers
    coder.write(transform, "transform", unless: CATransform3DIdentity.numbers)
    coder.write(Int(bitPattern: storedAutoresizingMask.rawValue), "autoresizingMask", unless: 0)
    coder.write(flags.autoresizesSubviews, "autoresizesSubviews", unless: true)
    coder.write(alpha, "alpha", unless: 1)
    coder.write(isHidden, "hidden", unless: false)
    coder.write(isOpaque, "opaque", unless: false)
    coder.write(clipsToBounds, "clipsToBounds", unless: false)
    coder.write(flags.clearsContextBeforeDrawing, "clearsContextBeforeDrawing", unless: true)
    coder.write(storedContentMode.rawValue, "contentMode", unless: 0)
    coder.write(contentStretch.numbers, "contentStretch", unless: [0, 0, 1, 1])
    coder.encode(Double(contentScaleFactor), forKey: "contentScaleFactor")
    coder.encode(flags.isUserInteractionEnabled, forKey: "userInteractionEnabled")
    coder.write(tag, "tag", unless: 0)
    coder.write(semanticContentAttribute.rawValue, "semanticContentAttribute", unless: 0)
    if let color = storedBackgroundColor { coder.encode(color, forKey: "backgroundColor") }
    if let color = rare?.tintColor { coder.encode(color, forKey: "tintColor") }
    coder.write(rare?.tintAdjustmentMode.rawValue ?? 0, "tintAdjustmentMode", unless: 0)
    if let mask { coder.encode(mask, forKey: "mask") }
    let subviews = storedSubviews.filter { !isOwnPart($0) }
    if !subviews.isEmpty { coder.encode(subviews as NSArray, forKey: "subviews") }
    coder.write(rare?.traits?.style.rawValue ?? 0, "overrideUserInterfaceStyle", unless: 0)
  }

  func read(_ coder: NSCoder) {
    let bounds = CGRect(numbers: coder.numbers("bounds", [0, 0, 0, 0]))
    let anchor = coder.numbers("anchorPoint", [0.5, 0.5])
    storedLayer.anchorPoint = CGPoint(x: anchor[0], y: anchor[1])
    storedLayer.bounds = bounds
    let center = coder.numbers("center", [0, 0])
    storedLayer.position = CGPoint(x: center[0], y: center[1])
    storedLayer.transform = CATransform3D(numbers: coder.numbers("transform", CATransform3DIdentity.numbers))
    storedAutoresizingMask = AutoresizingMask(rawValue: UInt(bitPattern: coder.integer("autoresizingMask", 0)))
    flags.autoresizesSubviews = coder.flag("autoresizesSubviews", true)
    readLook(coder)
    flags.isUserInteractionEnabled = coder.flag("userInteractionEnabled", flags.isUserInteractionEnabled)
    tag = coder.integer("tag", 0)
    let meaning = UISemanticContentAttribute(rawValue: coder.integer("semanticContentAttribute", 0)) ?? .unspecified
    if meaning != .unspecified { rareState.semanticContentAttribute = meaning }
    if let mask = coder.object("mask", as: UIView.self), mask !== self, mask.parent == nil { setMask(mask) }
    // A damaged archive may hold a tree that holds itself.
    for view in coder.object("subviews", as: [UIView].self) ?? [] where !isDescendant(of: view) {
      insert(view, at: .max)
    }
    let style = UIUserInterfaceStyle(rawValue: coder.integer("overrideUserInterfaceStyle", 0)) ?? .unspecified
    if style != .unspecified { setStyle(style) }
  }

  private func readLook(_ coder: NSCoder) {
    storedLayer.opacity = Float(coder.number("alpha", 1))
    storedLayer.isHidden = coder.flag("hidden", false)
    storedLayer.isOpaque = coder.flag("opaque", false)
    storedLayer.masksToBounds = coder.flag("clipsToBounds", false)
    flags.clearsContextBeforeDrawing = coder.flag("clearsContextBeforeDrawing", true)
    setContentMode(ContentMode(rawValue: coder.integer("contentMode", 0)) ?? .scaleToFill)
    storedLayer.contentsCenter = CGRect(numbers: coder.numbers("contentStretch", [0, 0, 1, 1]))
    storedLayer.contentsScale = coder.number("contentScaleFactor", storedLayer.contentsScale)
    if let color = coder.object("backgroundColor", as: UIColor.self) { setBackground(color) }
    if let color = coder.object("tintColor", as: UIColor.self) { setTint(color) }
    let mode = TintAdjustmentMode(rawValue: coder.integer("tintAdjustmentMode", 0))
    if let mode, mode != .automatic { setTintAdjustmentMode(mode) }
  }
}

extension CATransform3D {
  /// Row by row.
  fileprivate var numbers: [CGFloat] {
    [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
  }

  fileprivate init(numbers n: [CGFloat]) {
    self.init(
      m11: n[0], m12: n[1], m13: n[2], m14: n[3], m21: n[4], m22: n[5], m23: n[6], m24: n[7], m31: n[8], m32: n[9],
      m33: n[10], m34: n[11], m41: n[12], m42: n[13], m43: n[14], m44: n[15])
  }
}
