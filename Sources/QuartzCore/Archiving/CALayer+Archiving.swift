// Layers in keyed archives: every property that differs from its default, sublayers and mask.
//
// Called by: CALayer's init(coder:) and encode(with:). Contents, which may be any object, and delegates are left out; a view
// archives itself and not its layer.

import CoreGraphics
import Foundation
import RenderTree

extension CALayer {
  func write(_ coder: NSCoder) {
    writeGeometry(coder)
    writeLook(coder)
    writeContents(coder)
    coder.write(storedName, "name")
    if !children.isEmpty { coder.encode(children as NSArray, forKey: "sublayers") }
    if let maskLayer { coder.encode(maskLayer, forKey: "mask") }
  }

  func read(_ coder: NSCoder) {
    readGeometry(coder)
    readLook(coder)
    readContents(coder)
    storedName = coder.text("name")
    for layer in coder.object("sublayers", as: [CALayer].self) ?? [] where layer !== self { addSublayer(layer) }
    if let mask = coder.object("mask", as: CALayer.self), mask !== self { self.mask = mask }
  }

  private func writeGeometry(_ coder: NSCoder) {
    let (own, new) = (geometry, LayerGeometry())
    coder.write(own.bounds.numbers, "bounds", unless: new.bounds.numbers)
    coder.write([own.position.x, own.position.y, own.zPosition], "position", unless: [0, 0, 0])
    coder.write([own.anchorPoint.x, own.anchorPoint.y, own.anchorPointZ], "anchorPoint", unless: [0.5, 0.5, 0])
    coder.write(own.transform.numbers, "transform", unless: new.transform.numbers)
    coder.write(own.isFlipped, "geometryFlipped", unless: false)
  }

  private func readGeometry(_ coder: NSCoder) {
    var new = LayerGeometry()
    new.bounds = CGRect(numbers: coder.numbers("bounds", new.bounds.numbers)).standardized
    let position = coder.numbers("position", [0, 0, 0])
    (new.position, new.zPosition) = (CGPoint(x: position[0], y: position[1]), position[2])
    let anchor = coder.numbers("anchorPoint", [0.5, 0.5, 0])
    (new.anchorPoint, new.anchorPointZ) = (CGPoint(x: anchor[0], y: anchor[1]), anchor[2])
    new.transform = Matrix4(numbers: coder.numbers("transform", new.transform.numbers))
    new.isFlipped = coder.flag("geometryFlipped", false)
    geometry = new
    if new.bounds.size != .zero { (flags.needsLayout, flags.subtreeNeedsLayout) = (true, true) }
  }

  private func writeLook(_ coder: NSCoder) {
    let (own, new) = (appearance, LayerAppearance())
    coder.write(own.backgroundColor, "backgroundColor", unless: nil)
    coder.write(own.cornerRadius, "cornerRadius", unless: 0)
    coder.write(Int(own.maskedCorners.rawValue), "maskedCorners", unless: Int(new.maskedCorners.rawValue))
    coder.write(own.borderWidth, "borderWidth", unless: 0)
    coder.write(own.borderColor, "borderColor", unless: new.borderColor)
    coder.write(CGFloat(own.opacity), "opacity", unless: 1)
    coder.write(own.isHidden, "hidden", unless: false)
    coder.write(own.masksToBounds, "masksToBounds", unless: false)
    coder.write(own.isOpaque, "opaque", unless: false)
    coder.write(own.allowsEdgeAntialiasing, "allowsEdgeAntialiasing", unless: false)
    coder.write(own.shadow.color, "shadowColor", unless: new.shadow.color)
    coder.write(CGFloat(own.shadow.opacity), "shadowOpacity", unless: 0)
    coder.write([own.shadow.offset.width, own.shadow.offset.height], "shadowOffset", unless: [0, -3])
    coder.write(own.shadow.radius, "shadowRadius", unless: new.shadow.radius)
    coder.write(own.shadow.path, "shadowPath")
    extrasBox?.values.write(coder)
  }

  private func readLook(_ coder: NSCoder) {
    var new = LayerAppearance()
    new.backgroundColor = coder.color("backgroundColor", nil)
    new.cornerRadius = coder.number("cornerRadius", 0)
    new.maskedCorners = CACornerMask(
      rawValue: UInt(bitPattern: coder.integer("maskedCorners", Int(new.maskedCorners.rawValue))))
    new.borderWidth = coder.number("borderWidth", 0)
    new.borderColor = coder.color("borderColor", new.borderColor) ?? .clear
    new.opacity = Float(coder.number("opacity", 1))
    new.isHidden = coder.flag("hidden", false)
    new.masksToBounds = coder.flag("masksToBounds", false)
    new.isOpaque = coder.flag("opaque", false)
    new.allowsEdgeAntialiasing = coder.flag("allowsEdgeAntialiasing", false)
    new.shadow.color = coder.color("shadowColor", new.shadow.color)
    new.shadow.opacity = Float(coder.number("shadowOpacity", 0))
    let offset = coder.numbers("shadowOffset", [0, -3])
    new.shadow.offset = CGSize(width: offset[0], height: offset[1])
    new.shadow.radius = coder.number("shadowRadius", new.shadow.radius)
    new.shadow.path = coder.path("shadowPath")
    appearance = new
    var extras = LayerExtras.standard
    extras.read(coder)
    if extras != .standard { makeExtras().values = extras }
  }

  private func writeContents(_ coder: NSCoder) {
    let own = contentState
    coder.write(own.gravity.rawValue, "contentsGravity", unless: CALayerContentsGravity.resize.rawValue)
    coder.write(own.rect.numbers, "contentsRect", unless: [0, 0, 1, 1])
    coder.write(own.center.numbers, "contentsCenter", unless: [0, 0, 1, 1])
    coder.write(own.scale, "contentsScale", unless: 1)
    coder.write(flags.needsDisplayOnBoundsChange, "needsDisplayOnBoundsChange", unless: false)
  }

  private func readContents(_ coder: NSCoder) {
    contentState.gravity = coder.text("contentsGravity").map { CALayerContentsGravity(rawValue: $0) } ?? .resize
    contentState.rect = CGRect(numbers: coder.numbers("contentsRect", [0, 0, 1, 1]))
    contentState.center = CGRect(numbers: coder.numbers("contentsCenter", [0, 0, 1, 1]))
    contentState.scale = coder.number("contentsScale", 1)
    flags.needsDisplayOnBoundsChange = coder.flag("needsDisplayOnBoundsChange", false)
  }
}

extension LayerExtras {
  func write(_ coder: NSCoder) {
    let new = LayerExtras.standard
    coder.write(sublayerTransform.numbers, "sublayerTransform", unless: new.sublayerTransform.numbers)
    coder.write(isDoubleSided, "doubleSided", unless: true)
    coder.write(magnificationFilter.rawValue, "magnificationFilter", unless: new.magnificationFilter.rawValue)
    coder.write(minificationFilter.rawValue, "minificationFilter", unless: new.minificationFilter.rawValue)
    coder.write(cornerCurve.rawValue, "cornerCurve", unless: new.cornerCurve.rawValue)
    coder.write(allowsGroupOpacity, "allowsGroupOpacity", unless: true)
    coder.write(shouldRasterize, "shouldRasterize", unless: false)
    coder.write(rasterizationScale, "rasterizationScale", unless: 1)
    coder.write(drawsAsynchronously, "drawsAsynchronously", unless: false)
    coder.write(contentsFormat.rawValue, "contentsFormat", unless: new.contentsFormat.rawValue)
    coder.write(Int(edgeAntialiasingMask.rawValue), "edgeMask", unless: Int(new.edgeAntialiasingMask.rawValue))
  }

  mutating func read(_ coder: NSCoder) {
    sublayerTransform = Matrix4(numbers: coder.numbers("sublayerTransform", sublayerTransform.numbers))
    isDoubleSided = coder.flag("doubleSided", true)
    magnificationFilter = coder.text("magnificationFilter").map { .init(rawValue: $0) } ?? magnificationFilter
    minificationFilter = coder.text("minificationFilter").map { .init(rawValue: $0) } ?? minificationFilter
    cornerCurve = coder.text("cornerCurve").map { .init(rawValue: $0) } ?? cornerCurve
    allowsGroupOpacity = coder.flag("allowsGroupOpacity", true)
    shouldRasterize = coder.flag("shouldRasterize", false)
    rasterizationScale = coder.number("rasterizationScale", 1)
    drawsAsynchronously = coder.flag("drawsAsynchronously", false)
    contentsFormat = coder.text("contentsFormat").map { .init(rawValue: $0) } ?? contentsFormat
    let mask = coder.integer("edgeMask", Int(edgeAntialiasingMask.rawValue))
    edgeAntialiasingMask = CAEdgeAntialiasingMask(rawValue: UInt32(truncatingIfNeeded: mask))
  }
}
