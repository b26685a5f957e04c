// How far a finger or a key has come on its way: which recognisers look at it, and what its view or responder was told.
//
// Kept by: UITouch and UIPress, one each. Written by: GestureEnvironment (+Touches and +Views for fingers, +Presses for
// keys). Decides nothing itself.

/// What becomes of a finger or a key on its way to its view or responder, here the receiver.
struct InputDelivery {
  enum Stage {
    /// Not yet sent: a recogniser delays the beginning.
    case held
    /// The receiver was told of the beginning, and is told of what follows.
    case sent
    /// The end waits for a recogniser to fail.
    case endHeld
    /// The receiver is told nothing (more).
    case closed
  }

  var stage = Stage.held
  /// The present phase is news to the receiver.
  var isUnsent = false
  /// The environment has seen the end.
  var hasSeenEnd = false
  private var watching: [WeakRecognizer] = []

  /// Those that look at it, in the order they were added. Not owned: they own their fingers and keys.
  var recognizers: [UIGestureRecognizer] { watching.compactMap(\.recognizer) }

  mutating func add(_ recognizer: UIGestureRecognizer) { watching.append(WeakRecognizer(recognizer: recognizer)) }
  mutating func remove(_ recognizer: UIGestureRecognizer) {
    watching.removeAll { $0.recognizer == nil || $0.recognizer === recognizer }
  }

  /// The receiver gets no more; true when it has to be told so.
  mutating func close() -> Bool {
    let wasTold = stage == .sent || stage == .endHeld
    stage = .closed
    return wasTold
  }
}
