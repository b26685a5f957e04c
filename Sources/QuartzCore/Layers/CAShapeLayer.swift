// CAShapeLayer: a path, filled and stroked.
//
// Made by: clients. Read by: CommitPass, which asks for its drawing. The drawing has no pixels: it is replayed at any scale,
// also beyond the bounds. Properties and defaults as documented.

import Foundation
import RenderTree

public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let nonZero = Self(rawValue: "non-zero")
  public static let evenOdd = Self(rawValue: "even-odd")
}

public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let butt = Self(rawValue: "butt")
  public static let round = Self(rawValue: "round")
  public static let square = Self(rawValue: "square")
}

public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let miter = Self(rawValue: "miter")
  public static let round = Self(rawValue: "round")
  public static let bevel = Self(rawValue: "bevel")
}

open class CAShapeLayer: CALayer {
  struct Shape: Equatable {
    var path: CGPath?
    var fillColor: CGColor? = .black
    var fillRule = CAShapeLayerFillRule.nonZero
    var strokeColor: CGColor?
    var strokeStart: CGFloat = 0
    var strokeEnd: CGFloat = 1
    var lineWidth: CGFloat = 1
    var miterLimit: CGFloat = 10
    var lineCap = CAShapeLayerLineCap.butt
    var lineJoin = CAShapeLayerLineJoin.miter
    var lineDashPhase: CGFloat = 0
    var lineDashPattern: [NSNumber]?
  }

  private var shape = Shape()
  /// The drawing of `shape`; nil until it is asked for.
  private var drawing: VectorContents?

  public override init() { super.init() }

  public override init(layer: Any) {
    super.init(layer: layer)
    if let other = layer as? CAShapeLayer { shape = other.shape }
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    shape.read(coder)
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    shape.write(coder)
  }

  private func set<Value: Equatable>(_ property: WritableKeyPath<Shape, Value>, _ value: Value) {
    guard shape[keyPath: property] != value else { return }
    shape[keyPath: property] = value
    drawing = nil
    markNeedsCommit()
  }

  /// Points, the layer's coordinates. A mutable path is copied: later changes to it are not seen.
  open var path: CGPath? {
    get { shape.path }
    set { set(\.path, newValue?.copy()) }
  }
  /// Default opaque black; nil fills nothing.
  open var fillColor: CGColor? {
    get { shape.fillColor }
    set { set(\.fillColor, newValue) }
  }
  open var fillRule: CAShapeLayerFillRule {
    get { shape.fillRule }
    set { set(\.fillRule, newValue) }
  }
  /// Default nil: no stroke.
  open var strokeColor: CGColor? {
    get { shape.strokeColor }
    set { set(\.strokeColor, newValue) }
  }
  /// Where along the path the stroke begins and ends, 0...1 of its length.
  open var strokeStart: CGFloat {
    get { shape.strokeStart }
    set { set(\.strokeStart, newValue) }
  }
  open var strokeEnd: CGFloat {
    get { shape.strokeEnd }
    set { set(\.strokeEnd, newValue) }
  }
  open var lineWidth: CGFloat {
    get { shape.lineWidth }
    set { set(\.lineWidth, newValue) }
  }
  open var miterLimit: CGFloat {
    get { shape.miterLimit }
    set { set(\.miterLimit, newValue) }
  }
  open var lineCap: CAShapeLayerLineCap {
    get { shape.lineCap }
    set { set(\.lineCap, newValue) }
  }
  open var lineJoin: CAShapeLayerLineJoin {
    get { shape.lineJoin }
    set { set(\.lineJoin, newValue) }
  }
  open var lineDashPhase: CGFloat {
    get { shape.lineDashPhase }
    set { set(\.lineDashPhase, newValue) }
  }
  open var lineDashPattern: [NSNumber]? {
    get { shape.lineDashPattern }
    set { set(\.lineDashPattern, newValue) }
  }

  override var vectorContents: VectorContents? {
    if let drawing { return drawing }
    drawing = shape.drawing
    return drawing
  }
}
