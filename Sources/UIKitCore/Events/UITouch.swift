// UITouch: one finger on the screen, from its beginning to its end.
//
// Made by: TouchTracker. Read by: recognisers, views, controls. One object lives as long as the finger is down.

@preconcurrency @MainActor
open class UITouch: NSObject {
  /// Where and when the finger is.
  var state = TouchState()
  /// Who handles the finger, and how far its delivery to the view has come.
  var delivery = InputDelivery()
  /// The beginning and the end as they were, while the view has to wait for them.
  var beginning: TouchState?
  var ending: TouchState?
  /// A recogniser has begun or recognised with it.
  var isTaken = false
  // Not owning: a finger that never ends keeps no view alive.
  weak var storedWindow: UIWindow?
  weak var storedView: UIView?

  public override init() { super.init() }

  /// Seconds of host time of the last change.
  open var timestamp: TimeInterval { state.timestamp }
  open var phase: Phase { state.phase }
  /// Taps in quick succession in one place, this one included. Source: documented.
  open var tapCount: Int { state.tapCount }
  open var type: TouchType { state.type }
  /// Points; 0 when the device cannot tell.
  open var majorRadius: CGFloat { state.majorRadius }
  /// Points. Chosen here: a quarter of the radius.
  open var majorRadiusTolerance: CGFloat { state.majorRadius / 4 }
  /// 1 is an average press; 0 when the device cannot tell.
  open var force: CGFloat { state.force }
  open var maximumPossibleForce: CGFloat { state.maximumForce }
  open var window: UIWindow? { storedWindow }
  /// The view that was hit first; all phases go to it. Source: documented.
  open var view: UIView? { storedView }
  open var gestureRecognizers: [UIGestureRecognizer]? { delivery.recognizers }

  /// Points, `view`'s coordinates; the window's for nil.
  open func location(in view: UIView?) -> CGPoint { convert(state.location, to: view) }
  /// At the event before.
  open func previousLocation(in view: UIView?) -> CGPoint { convert(state.previousLocation, to: view) }
  /// No finer than `location`: hosts report places once.
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
  open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

  /// Radians, of a pencil: π/2 is upright, which is what fingers count as. Source: documented.
  open var altitudeAngle: CGFloat { .pi / 2 }
  /// Radians; an upright pencil points nowhere.
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
  open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }

  /// Radians, of a pencil that can be rolled.
  open var rollAngle: CGFloat { 0 }
  /// Nothing is estimated: no host has a pencil whose reports come in parts.
  open var estimatedProperties: Properties { [] }
  open var estimatedPropertiesExpectingUpdates: Properties { [] }
  open var estimationUpdateIndex: NSNumber? { nil }

  /// `point` is in window coordinates, points.
  func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view, view !== storedWindow else { return point }
    return view.layer.convert(point, from: (storedWindow ?? view.window)?.layer)
  }

  public enum Phase: Int, Sendable {
    case began, moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited
  }

  public struct Properties: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let force = Properties(rawValue: 1)
    public static let azimuth = Properties(rawValue: 2)
    public static let altitude = Properties(rawValue: 4)
    public static let location = Properties(rawValue: 8)
    public static let roll = Properties(rawValue: 16)
  }

  public enum TouchType: Int, Sendable {
    case direct, indirect, pencil, indirectPointer
    public static var stylus: TouchType { .pencil }
  }
}

extension UITouch {
  /// How far ahead fingers are foretold, seconds. Chosen here: a frame.
  static let foresight: TimeInterval = 1.0 / 60

  /// `passed`: places of the finger, its newest last.
  func predicted(from passed: [UITouch]) -> [UITouch] {
    guard state.phase == .moved, let last = passed.last?.state else { return [] }
    let (before, since) =
      passed.count > 1
      ? (passed[0].state.location, last.timestamp - passed[0].state.timestamp)
      : (last.previousLocation, last.timestamp - state.previousTimestamp)
    guard since > 0 else { return [] }
    let part = CGFloat(min(Self.foresight / since, 4))
    let copy = UITouch()
    (copy.storedWindow, copy.storedView, copy.state) = (storedWindow, storedView, last)
    copy.state.previousLocation = last.location
    copy.state.timestamp = last.timestamp + Self.foresight
    copy.state.location.x += (last.location.x - before.x) * part
    copy.state.location.y += (last.location.y - before.y) * part
    return [copy]
  }
}

/// A finger at one instant. Locations in points, window coordinates.
struct TouchState {
  var phase = UITouch.Phase.began
  var timestamp: TimeInterval = 0
  /// Of the report before.
  var previousTimestamp: TimeInterval = 0
  var location = CGPoint.zero
  var previousLocation = CGPoint.zero
  var tapCount = 1
  var type = UITouch.TouchType.direct
  var majorRadius: CGFloat = 0
  var force: CGFloat = 0
  var maximumForce: CGFloat = 0

  var isDown: Bool { phase != .ended && phase != .cancelled }
}
