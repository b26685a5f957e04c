// What Core Animation and UIKit answer with an exception: use that cannot be meant.
//
// Called by: members with such rules, here and in UIKitCore. Ends the program with the message, in release builds too, where
// `precondition` would drop it: who previews a view sees why it stopped.

/// Ends the program unless `condition` holds. The message says what happened, to which object, and what to do.
package func require(
  _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String, file: StaticString = #file,
  line: UInt = #line
) {
  if !condition() { misuse(message(), file: file, line: line) }
}

/// Ends the program with a message of the same kind.
package func misuse(_ message: String, file: StaticString = #file, line: UInt = #line) -> Never {
  fatalError(message, file: file, line: line)
}
