// CAGradientLayer: colours over the layer's bounds, along a line, from a middle outwards or round it.
//
// Made by: clients. Read by: CommitPass, which asks for its drawing: one gradient operation, replayed at any scale and cut
// by the layer's outline. Properties and defaults as documented.

import Foundation
import RenderTree

public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let axial = Self(rawValue: "axial")
  public static let radial = Self(rawValue: "radial")
  public static let conic = Self(rawValue: "conic")
}

open class CAGradientLayer: CALayer {
  struct Ramp: Equatable {
    var colors: [CGColor]?
    var locations: [NSNumber]?
    var startPoint = CGPoint(x: 0.5, y: 0)
    var endPoint = CGPoint(x: 0.5, y: 1)
    var type = CAGradientLayerType.axial
  }

  private var ramp = Ramp()
  private var drawing: (bounds: CGRect, contents: VectorContents?)?

  public override init() { super.init() }

  public override init(layer: Any) {
    super.init(layer: layer)
    if let other = layer as? CAGradientLayer { ramp = other.ramp }
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    ramp.read(coder)
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    ramp.write(coder)
  }

  private func set<Value: Equatable>(_ property: WritableKeyPath<Ramp, Value>, _ value: Value) {
    guard ramp[keyPath: property] != value else { return }
    ramp[keyPath: property] = value
    drawing = nil
    markNeedsCommit()
  }

  /// CGColors; anything else is left out.
  open var colors: [Any]? {
    get { ramp.colors }
    set { set(\.colors, newValue?.compactMap { $0 as? CGColor }) }
  }
  /// 0...1, one for each colour; nil spreads them evenly.
  open var locations: [NSNumber]? {
    get { ramp.locations }
    set { set(\.locations, newValue) }
  }
  /// Unit coordinates of the bounds.
  open var startPoint: CGPoint {
    get { ramp.startPoint }
    set { set(\.startPoint, newValue) }
  }
  open var endPoint: CGPoint {
    get { ramp.endPoint }
    set { set(\.endPoint, newValue) }
  }
  open var type: CAGradientLayerType {
    get { ramp.type }
    set { set(\.type, newValue) }
  }

  override var vectorContents: VectorContents? {
    if let drawing, drawing.bounds == bounds { return drawing.contents }
    let made = ramp.drawing(in: bounds)
    drawing = (bounds, made)
    return made
  }
}

extension CAGradientLayer.Ramp {
  /// Nil when nothing is painted: no colours or an empty layer.
  func drawing(in bounds: CGRect) -> VectorContents? {
    guard bounds.width > 0, bounds.height > 0, let gradient else { return nil }
    func place(_ unit: CGPoint) -> CGPoint {
      CGPoint(x: bounds.minX + unit.x * bounds.width, y: bounds.minY + unit.y * bounds.height)
    }
    let (start, end) = (place(startPoint), place(endPoint))
    let recorder = DisplayListRecorder(bounds: bounds, baseTransform: .identity, deviceHeight: bounds.height)
    var state = DrawState()
    let beyond: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
    switch type {
    case .radial:
      // An ellipse whose box's corner is the end point.
      let (across, down) = (abs(end.x - start.x), abs(end.y - start.y))
      guard across > 0, down > 0 else { return nil }
      state.ctm = CGAffineTransform(a: across, b: 0, c: 0, d: down, tx: start.x, ty: start.y)
      recorder.perform(
        .radialGradient(gradient, startCenter: .zero, startRadius: 0, endCenter: .zero, endRadius: 1, beyond), state)
    case .conic:
      let angle = atan2(end.y - start.y, end.x - start.x)
      recorder.perform(.conicGradient(gradient, center: start, angle: angle), state)
    default: recorder.perform(.linearGradient(gradient, start: start, end: end, beyond), state)
    }
    return VectorContents(list: recorder.makeDisplayList(), isCutByOutline: true)
  }

  private var gradient: CGGradient? {
    guard let colors, let first = colors.first else { return nil }
    // One colour is a plain area.
    let shown = colors.count == 1 ? [first, first] : colors
    let space = CGColorSpace(name: CGColorSpace.sRGB)
    guard let locations, locations.count >= colors.count, colors.count > 1 else {
      return CGGradient(colorsSpace: space, colors: shown as CFArray, locations: nil)
    }
    return CGGradient(
      colorsSpace: space, colors: shown as CFArray, locations: locations.map { CGFloat($0.doubleValue) })
  }
}
