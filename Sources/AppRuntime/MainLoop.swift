// The main thread of a running app: RunLoop.main, on which Timers, the main queue and main-actor tasks run, woken by the host's
// events, by time-outs of touch handling, and by frames that are wanted. An idle app has none of these and sleeps.
//
// Made by: AppRunner for hosts in real time. Hands on: times and frames to the receiver.

import Foundation
import HostInterface
import QuartzCore

@MainActor
package final class MainLoop {
  private let host: any EventHost
  private let receiver: any HostReceiver
  private var events: (any DispatchSourceRead)?
  private let frameTimer = OneShotTimer()
  private let deadlineTimer = OneShotTimer()
  private var armedDeadline: Double?
  private var lastFrame = -Double.infinity
  private var failure: (any Error)?
  /// How often the loop went round: for tests of idleness.
  package private(set) var turns = 0

  package init(host: any EventHost, receiver: any HostReceiver) {
    self.host = host
    self.receiver = receiver
  }

  /// Runs until `isOver`, asked after everything that happens.
  package func run(until isOver: () -> Bool) throws -> Int32 {
    if let descriptor = host.eventDescriptor {
      let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
      source.setEventHandler {}
      source.resume()
      events = source
    }
    FrameScheduler.setWake { DispatchQueue.main.async { [weak self] in self?.scheduleFrame() } }
    defer { end() }
    if receiver.wantsFrame { scheduleFrame() }
    while !isOver() {
      // Also after frames: what talks to the display may have read events along with its answers.
      host.pollEvents()
      if let failure { throw failure }
      if isOver() { break }
      armDeadline()
      if host.eventDescriptor == nil { scheduleFrame() }
      turns += 1
      _ = RunLoop.main.run(mode: .default, before: .distantFuture)
    }
    return 0
  }

  private func end() {
    FrameScheduler.setWake(nil)
    events?.cancel()
    frameTimer.cancel()
    deadlineTimer.cancel()
  }

  /// Makes a frame when the screen can show the next one.
  private func scheduleFrame() {
    guard !frameTimer.isArmed else { return }
    frameTimer.arm(after: lastFrame + host.frameInterval - host.now) { [weak self] in self?.frameTimeCame() }
  }

  private func frameTimeCame() {
    guard receiver.wantsFrame else { return }
    let now = host.now
    lastFrame = now
    do {
      try receiver.makeFrame(FrameTiming(now: now, presentation: now + host.frameInterval))
    } catch {
      failure = error
    }
    // Requests made during the frame came before `wanted` was taken back, or woke the loop already.
    if receiver.wantsFrame { scheduleFrame() }
  }

  private func armDeadline() {
    let deadline = receiver.nextDeadline
    guard deadline != armedDeadline else { return }
    armedDeadline = deadline
    guard let deadline else { return deadlineTimer.cancel() }
    deadlineTimer.arm(after: deadline - host.now) { [weak self] in self?.deadlineCame() }
  }

  private func deadlineCame() {
    armedDeadline = nil
    receiver.advance(to: host.now)
  }
}

/// A time-out on the main queue that exists only while it is armed: nothing is left to wake an idle app.
@MainActor
final class OneShotTimer {
  private var source: (any DispatchSourceTimer)?

  var isArmed: Bool { source != nil }

  /// Calls `body` once, `delay` seconds from now; at once, in the next turn, for less than nothing. Replaces what was armed.
  func arm(after delay: Double, _ body: @escaping @MainActor () -> Void) {
    cancel()
    let made = DispatchSource.makeTimerSource(flags: .strict, queue: .main)
    made.schedule(deadline: .now() + max(0, delay), leeway: .nanoseconds(0))
    made.setEventHandler { [weak self] in
      MainActor.assumeIsolated {
        self?.cancel()
        body()
      }
    }
    made.resume()
    source = made
  }

  func cancel() {
    source?.cancel()
    source = nil
  }
}
