// How deep calls of one kind are inside of each other on a thread: bounds recursion that goes through clients' own methods,
// and so cannot be turned into a loop.
//
// Called by: LayoutPass, hit tests. Ends the program with a message instead of running out of stack.

import Foundation

/// One kind of call. Counts for each thread on its own.
package struct Nesting: @unchecked Sendable {
  // A key is a number that is never given back.
  private let key: pthread_key_t
  /// Calls inside of each other that are still allowed.
  package let limit: Int

  package init(limit: Int) {
    self.limit = limit
    var key = pthread_key_t()
    let error = pthread_key_create(&key, nil)
    precondition(error == 0, "The process has no keys for thread-local values left (error \(error))")
    self.key = key
  }

  /// Ends the program with `message` when too many calls are under way. Every call is paired with `leave`.
  package func enter(_ message: @autoclosure () -> String) {
    let depth = Int(bitPattern: pthread_getspecific(key)) + 1
    require(depth <= limit, message())
    pthread_setspecific(key, UnsafeRawPointer(bitPattern: depth))
  }

  package func leave() {
    pthread_setspecific(key, UnsafeRawPointer(bitPattern: Int(bitPattern: pthread_getspecific(key)) - 1))
  }
}
