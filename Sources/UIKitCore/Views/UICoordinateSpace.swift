// UICoordinateSpace: what points and rectangles can be converted between: views and screens.
//
// Source: documented. A screen's space is its windows' superview, so to speak: windows are placed in it.

@preconcurrency @MainActor
public protocol UICoordinateSpace: AnyObject {
  /// Points, own coordinates.
  var bounds: CGRect { get }
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

extension UIView: UICoordinateSpace {
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    layer.convert(point, to: CoordinateRoot.layer(of: coordinateSpace))
  }
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace.convert(point, to: self)
  }
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    layer.convert(rect, to: CoordinateRoot.layer(of: coordinateSpace))
  }
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    coordinateSpace.convert(rect, to: self)
  }
}

extension UIScreen: UICoordinateSpace {
  public var coordinateSpace: any UICoordinateSpace { self }
  public var fixedCoordinateSpace: any UICoordinateSpace { self }

  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    guard let layer = CoordinateRoot.layer(of: coordinateSpace) else { return point }
    return CoordinateRoot.fromScreen(point, to: layer)
  }
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace.convert(point, to: self)
  }
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    guard let layer = CoordinateRoot.layer(of: coordinateSpace) else { return rect }
    return CoordinateRoot.fromScreen(rect, to: layer)
  }
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    coordinateSpace.convert(rect, to: self)
  }
}

@MainActor
private enum CoordinateRoot {
  /// The layer behind a space; nil stands for the screen, the space that root layers are placed in.
  static func layer(of space: any UICoordinateSpace) -> CALayer? { (space as? UIView)?.layer }

  /// A layer outside every tree stands for the screen: its place is the origin and it turns nothing.
  static func fromScreen(_ point: CGPoint, to layer: CALayer) -> CGPoint { CALayer().convert(point, to: layer) }
  static func fromScreen(_ rect: CGRect, to layer: CALayer) -> CGRect { CALayer().convert(rect, to: layer) }
}
