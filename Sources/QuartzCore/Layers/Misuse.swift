// What Core Animation answers with an exception: use that cannot be meant.
//
// Called by: members with such rules. Ends the program with the message, in release builds too, where `precondition` would
// drop it.

/// Ends the program unless `condition` holds. The message says what happened, to which object, and what to do.
func require(
  _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String, file: StaticString = #file,
  line: UInt = #line
) {
  if !condition() { misuse(message(), file: file, line: line) }
}

func misuse(_ message: String, file: StaticString = #file, line: UInt = #line) -> Never {
  fatalError(message, file: file, line: line)
}
