// Real memory pressure: the kernel says when tasks stall for lack of memory (PSI, /proc/pressure/memory).
//
// Called by: AppRunner while an app runs in real time. A kernel without PSI, or one that lets only root set triggers, never
// says anything. The watching thread sleeps in the kernel until then.

import Foundation
import Synchronization

@MainActor
final class MemoryPressure {
  /// Stalls of 300 ms within two seconds, by some task (chosen here; users other than root may ask for windows of multiples of
  /// two seconds only).
  private static let trigger = "some 300000 2000000"
  private static let path = "/proc/pressure/memory"
  /// Ends the watching thread: its read end wakes it.
  private var stopPipe: Int32?

  /// Whether the kernel took the trigger.
  private(set) var isWatching = false

  /// Calls `warn` on the main thread, at most once in two seconds, while memory is short.
  func watch(_ warn: @escaping @MainActor @Sendable () -> Void) {
    guard !isWatching else { return }
    let file = open(Self.path, O_RDWR | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { return }
    let text = Self.trigger + "\0"
    guard write(file, text, text.utf8.count) == text.utf8.count else {
      close(file)
      return
    }
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else {
      close(file)
      return
    }
    stopPipe = ends[1]
    isWatching = true
    let end = ends[0]
    Thread.detachNewThread {
      var polled = [
        pollfd(fd: file, events: Int16(POLLPRI), revents: 0), pollfd(fd: end, events: Int16(POLLIN), revents: 0),
      ]
      while poll(&polled, 2, -1) >= 0 || errno == EINTR {
        if polled[1].revents != 0 || polled[0].revents & Int16(POLLERR) != 0 { break }
        if polled[0].revents & Int16(POLLPRI) != 0 { DispatchQueue.main.async { warn() } }
      }
      close(file)
      close(end)
    }
  }

  func stop() {
    if let stopPipe { close(stopPipe) }
    stopPipe = nil
    isWatching = false
  }
}
