// What a host is to the app: a screen to present on, a clock, and what it can do for the app. And the other way round:
// what a host reports.
//
// PlatformHost is implemented by: HostHeadless, HostSDL. Driven by: AppRunner. HostReceiver is implemented by: AppRunner.
// Everything happens on the main thread.

import CoreGraphics

@MainActor
package protocol HostServices: AnyObject {
  /// Keeps the screen awake, or lets it sleep again.
  func keepAwake(_ awake: Bool)
  func canOpen(_ url: URL) -> Bool
  /// - Returns: whether something opens it.
  func open(_ url: URL) -> Bool
  /// Text on the clipboard; nil when there is none.
  var clipboard: String? { get set }
}

@MainActor
package protocol PlatformHost: HostServices {
  /// The screen as it is now.
  var screen: HostScreen { get }
  var device: HostDevice { get }
  /// How the device is held.
  var orientation: HostOrientation { get }
  /// How the device would have to be held for `screen` to be upright.
  var screenOrientation: HostOrientation { get }
  /// Lays the screen the other way, whichever way the device is held. Reports nothing. Called for fixed devices only.
  func turnScreen(to orientation: HostOrientation)
  var isDark: Bool { get }
  var target: any PresentTarget { get }
  /// Seconds of host time; never goes back.
  var now: Double { get }
  /// Makes the screen and reports to `receiver` from now on, which is not kept. Called once, before anything else.
  func start(_ receiver: any HostReceiver) throws
}

/// A host whose events come from outside, in real time: MainLoop waits for them.
@MainActor
package protocol EventHost: PlatformHost {
  /// Becomes readable when there are events; nil when the host cannot say, and has to be asked at every frame.
  var eventDescriptor: Int32? { get }
  /// Reports every event that is there. Never waits.
  func pollEvents()
  /// Seconds between two pictures that the screen can show.
  var frameInterval: Double { get }
}

/// A host with a clock of its own, which runs from start to end by itself.
@MainActor
package protocol ScriptedHost: PlatformHost {
  /// Runs to the end.
  /// - Returns: the exit code.
  func run() throws -> Int32
}

@MainActor
package protocol HostReceiver: AnyObject {
  func handle(_ event: HostEvent)
  func handle(_ signal: HostSignal)
  /// Lets time pass: time-outs of touch handling fall due.
  func advance(to time: Double)
  /// When `advance` has something to do; nil when nothing waits.
  var nextDeadline: Double? { get }
  /// Whether something has changed since the last frame.
  var wantsFrame: Bool { get }
  /// - Throws: when the screen's surface cannot be had.
  func makeFrame(_ timing: FrameTiming) throws
}

/// What happens to an app from outside, other than input.
package enum HostSignal: Sendable, Equatable {
  case becameActive, resignedActive, enteredBackground, enteredForeground
  /// The device is held another way. The screen is turned by the receiver, if the app wants it to be.
  case turned
  /// The screen has another size or appearance: read it anew.
  case screenChanged
  case memoryWarning
  case open(URL)
  /// The user has picked one of the app's shortcut items, by its type.
  case shortcut(String)
  /// The pixels shown are lost: everything must be presented again.
  case presentAgain
  /// Another program has put something on the clipboard.
  case clipboardChanged
  case terminate
}

/// Why a host cannot go on.
package protocol HostFailure: Error, CustomStringConvertible {
  /// True when a file cannot be written, false when there is no screen to show anything on.
  var isPlace: Bool { get }
}
