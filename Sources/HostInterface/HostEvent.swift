// What a host reports: fingers, pointers and keys, in points of its screen and seconds of host time.
//
// Made by: hosts and scripts. Taken by: HostEventIngress, the only door into UIKitCore.

import CoreGraphics

package enum HostEvent: Sendable {
  /// Fingers that changed at one instant.
  case touches([HostTouch], time: Double)
  /// A pointer over the screen without a button down; nil when it has left.
  case hover(CGPoint?, time: Double)
  case key(HostKey, time: Double)
  /// Text that is typed without a key, as by an input method that has finished composing it.
  case text(String, time: Double)
  /// What an input method is composing, in place of what it was composing before; empty when it has given up. The
  /// selection: UTF-16 units inside the text.
  case composition(String, selection: Range<Int>, time: Double)
  /// A wheel or a trackpad at a place, points of the screen: how far contents move, positive to the right and down.
  /// `isContinuous`: not in notches.
  case scroll(CGPoint, delta: CGVector, isContinuous: Bool = true, time: Double)
  /// The device was shaken.
  case shake(time: Double)

  /// Seconds of host time.
  package var time: Double {
    switch self {
    case .touches(_, let time), .hover(_, let time), .key(_, let time), .text(_, let time),
      .composition(_, _, let time), .scroll(_, _, _, let time), .shake(let time):
      time
    }
  }
}

/// One finger at one instant.
package struct HostTouch: Sendable, Equatable {
  package enum Phase: Sendable, Equatable { case began, moved, ended, cancelled }
  /// Same raw values as UITouch.TouchType.
  package enum Kind: Int, Sendable, Equatable { case direct, indirect, pencil, indirectPointer }

  /// Names the finger while it is down; may be used again afterwards.
  package var id: Int
  package var phase: Phase
  /// Points, the screen's coordinates.
  package var location: CGPoint
  package var kind = Kind.direct
  /// Buttons of a pointing device that are down, or are released with this report; same raw values as UIEvent.ButtonMask.
  package var buttons = 0
  /// Points.
  package var radius: CGFloat = 20
  /// 1 is an average press; 0 when the device cannot tell.
  package var force: CGFloat = 0
  package var maximumForce: CGFloat = 0
  /// Places the finger passed since the last report, oldest first, without the one reported: points and host time.
  package var passed: [Passed] = []

  package struct Passed: Sendable, Equatable {
    package var location: CGPoint
    package var time: Double

    package init(location: CGPoint, time: Double) {
      self.location = location
      self.time = time
    }
  }

  package init(id: Int, phase: Phase, location: CGPoint) {
    self.id = id
    self.phase = phase
    self.location = location
  }

  /// A pointing device with buttons down, or released with this report.
  package static func pointer(id: Int, _ phase: Phase, buttons: Int, at location: CGPoint) -> HostTouch {
    var touch = HostTouch(id: id, phase: phase, location: location)
    (touch.kind, touch.buttons, touch.radius) = (.indirectPointer, buttons, 0)
    return touch
  }
}

/// One key of a hardware keyboard, pressed or released.
package struct HostKey: Sendable, Equatable {
  /// USB HID usage, keyboard page.
  package var usage: Int
  package var characters: String
  package var charactersIgnoringModifiers: String
  /// Same raw values as UIKeyModifierFlags.
  package var modifiers: Int
  package var isDown: Bool

  package init(usage: Int, characters: String, charactersIgnoringModifiers: String, modifiers: Int, isDown: Bool) {
    self.usage = usage
    self.characters = characters
    self.charactersIgnoringModifiers = charactersIgnoringModifiers
    self.modifiers = modifiers
    self.isDown = isDown
  }
}
