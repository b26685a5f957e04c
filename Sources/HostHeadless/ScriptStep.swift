// One step of a script: what a user, or the system, does to the app. The text form is documented in
// Documentation/Scripts.md.
//
// Made by: Script. Played by: HeadlessHost.

import CoreGraphics
import HostInterface

package enum ScriptStep: Sendable, Equatable {
  /// Points of the screen; how many times in a row.
  case tap(CGPoint, count: Int)
  /// A finger held still, seconds.
  case press(CGPoint, Double)
  case drag(from: CGPoint, to: CGPoint, Double)
  /// Two fingers on a line through `center`: their distance from one another, points, and a turn in degrees, over seconds.
  case pinch(center: CGPoint, from: CGFloat, to: CGFloat, degrees: CGFloat, Double)
  /// One finger by itself.
  case down(finger: Int, CGPoint)
  case move(finger: Int, CGPoint)
  case up(finger: Int)
  /// A wheel or a trackpad at a place: how far contents move, points. A wheel has notches.
  case scroll(CGPoint, CGVector, isWheel: Bool = false)
  /// A button of a pointing device, 1 the first one, is pressed and released.
  case click(CGPoint, button: Int)
  case type(String)
  case key(String)
  /// An input method's text, while it is composed and when it is done.
  case compose(String)
  case commit(String)
  /// Another program puts a text on the clipboard.
  case clipboard(String)
  /// Both clocks: what Foundation's timers wait for comes too.
  case wait(Double)
  /// The virtual clock alone.
  case advance(Double)
  case rotate(HostOrientation?)
  case shake
  case appearance(dark: Bool)
  case snapshot(String)
  case signal(HostSignal)
}
