// The touch trace: hit paths, recogniser states, who won and why. On with ACETATE_TRACE=touches.
//
// Called by: touch handling. Read by: people, on the standard error stream; tests, through `sink`. Costs one test of a flag
// while it is off.

@MainActor
package enum TouchTrace {
  package static var sink: ((String) -> Void)? =
    (ProcessInfo.processInfo.environment["ACETATE_TRACE"] ?? "").split(separator: ",").contains("touches")
    ? { FileHandle.standardError.write(Data("touches: \($0)\n".utf8)) } : nil

  static func note(_ message: @autoclosure () -> String) { sink?(message()) }

  static func noteBegan(_ touch: UITouch) {
    guard sink != nil, let view = touch.storedView else { return }
    let path = sequence(first: view, next: \.superview).map { "\(type(of: $0))" }.joined(separator: " < ")
    let point = TreeText.point(touch.state.location)
    note("began at \(point), tap \(touch.tapCount), hit \(path)")
  }

  static func noteState(_ recognizer: UIGestureRecognizer, _ reason: String) {
    note("\(name(recognizer)) \(recognizer.actual): \(reason)")
  }

  static func name(_ recognizer: UIGestureRecognizer) -> String {
    let view = recognizer.view.map { " on \(type(of: $0))" } ?? ""
    return "\(recognizer.name ?? "\(type(of: recognizer))")\(view)"
  }
}
