// Targets and actions, failure requirements and fingers of a recogniser.
//
// Called by: UIGestureRecognizer's members and GestureEnvironment.

/// One target and action. The target is not owned.
struct GestureTarget {
  weak var target: AnyObject?
  let action: Selector
}

extension UIGestureRecognizer {
  func add(_ target: Any, _ action: Selector) {
    let object = target as AnyObject
    guard !targets.contains(where: { $0.target === object && $0.action == action }) else { return }
    targets.append(GestureTarget(target: object, action: action))
  }

  func remove(_ target: Any?, _ action: Selector?) {
    let object = target.map { $0 as AnyObject }
    targets.removeAll { entry in
      (object == nil || entry.target === object) && (action == nil || entry.action == action)
    }
  }

  func sendActions() {
    for entry in targets {
      guard let target = entry.target, let call = entry.action.call else { continue }
      call(target, self, nil)
    }
  }

  func addRequirement(_ other: UIGestureRecognizer) {
    UIKitCore.require(other !== self, "\(type(of: self)) cannot require itself to fail: name another recogniser")
    requirements.removeAll { $0.recognizer == nil || $0.recognizer === other }
    requirements.append(WeakRecognizer(recognizer: other))
  }

  /// Whether the other must fail before this one begins; the dynamic part is asked once a gesture. Source: documented.
  func requiresFailure(of other: UIGestureRecognizer) -> Bool {
    if requirements.contains(where: { $0.recognizer === other }) { return true }
    if let known = dynamicRequirements[ObjectIdentifier(other)] { return known }
    let answer =
      shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: self)
      || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) == true
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) == true
    dynamicRequirements[ObjectIdentifier(other)] = answer
    return answer
  }

  /// Either side may allow it. Source: documented.
  func isSimultaneous(with other: UIGestureRecognizer) -> Bool {
    goesTogether(with: other) || other.goesTogether(with: self)
      || delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) == true
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) == true
  }

  func excludes(_ other: UIGestureRecognizer) -> Bool {
    canPrevent(other) && other.canBePrevented(by: self) && !isSimultaneous(with: other)
  }

  // MARK: Fingers

  /// Fingers that are down.
  var down: [UITouch] { tracked.filter(\.state.isDown) }
  /// Fingers that are down or go up with the present event.
  var downOrEnding: [UITouch] {
    let now = environment?.currentEvent
    return tracked.filter { touch in
      touch.state.isDown || now?.touches.contains { $0 === touch } == true
    }
  }

  /// A finger or a key is down, or more scrolling is expected.
  var isHeld: Bool {
    tracked.contains(where: \.state.isDown) || trackedPresses.contains(where: \.isDown) || trackedScroll?.isDown == true
  }

  func sharesInput(with other: UIGestureRecognizer) -> Bool {
    tracked.contains { touch in other.tracked.contains { $0 === touch } }
      || trackedPresses.contains { press in other.trackedPresses.contains { $0 === press } }
      || (trackedScroll != nil && trackedScroll === other.trackedScroll)
  }

  func forget(_ touch: UITouch) {
    tracked.removeAll { $0 === touch }
    touch.delivery.remove(self)
    if tracked.isEmpty, trackedPresses.isEmpty { fail("it ignored its fingers") }
  }

  func forget(_ press: UIPress) {
    trackedPresses.removeAll { $0 === press }
    press.delivery.remove(self)
    if tracked.isEmpty, trackedPresses.isEmpty { fail("it ignored its keys") }
  }

  /// Points, `view`'s coordinates → window coordinates.
  func place(_ point: CGPoint, from view: UIView) -> CGPoint {
    guard let window = view.window else { return point }
    return view.layer.convert(point, to: window.layer)
  }

  /// Points, window coordinates → `view`'s.
  func place(_ point: CGPoint, in view: UIView?) -> CGPoint {
    let window = storedView?.window
    guard let view, view !== window else { return point }
    return view.layer.convert(point, from: window?.layer ?? view.window?.layer)
  }

  /// A distance on the screen as one in `view`, as translations and velocities are told.
  func placeVector(_ vector: CGPoint, in view: UIView?) -> CGPoint {
    let end = place(vector, in: view)
    let start = place(.zero, in: view)
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }

  func location(ofFinger index: Int, in view: UIView?) -> CGPoint {
    let places = fingerPlaces
    UIKitCore.require(
      places.indices.contains(index),
      "\(type(of: self)) has \(places.count) touches: there is none at index \(index)")
    return place(places[index], in: view)
  }

  /// The places that count; points, window coordinates.
  var fingerPlaces: [CGPoint] { keptPlaces.isEmpty ? downOrEnding.map(\.state.location) : keptPlaces }

  /// The gesture's places from now on, until the reset. None leave everything as it is.
  func keep(_ places: [CGPoint]) {
    guard let middle = Self.middle(of: places) else { return }
    keptPlaces = places
    lastCentroid = middle
  }

  /// The middle of `fingers`, points, window coordinates.
  static func centroid(of fingers: [UITouch]) -> CGPoint? { middle(of: fingers.map(\.state.location)) }

  private static func middle(of places: [CGPoint]) -> CGPoint? {
    guard !places.isEmpty else { return nil }
    let count = CGFloat(places.count)
    return CGPoint(x: places.reduce(0) { $0 + $1.x } / count, y: places.reduce(0) { $0 + $1.y } / count)
  }
}
