// Mouse, fingers and wheel as the host's events. The left button is a finger; with Alt there is a second one, mirrored about
// the middle of the screen, for pinches and rotations, as in Apple's simulator. The other buttons are a pointing device's.
//
// Called by: SDLHost, with each event.

#if WindowHost
  internal import CSDL
  import CoreGraphics
  import HostInterface

  @MainActor
  final class SDLPointer {
    /// Points for one notch of a wheel (chosen here; SDL gives fractions of notches for trackpads).
    private static let notch: CGFloat = 20
    /// Ids of the mouse's fingers; real fingers have others.
    private static let mouse = -1
    private static let mirror = -2
    private static let pointer = -3
    /// Seconds for which a surface that has told of fractions counts as one that fingers glide over. Chosen here.
    private static let memory = 1.0

    private var isDown = false
    private var hasMirror = false
    /// Other buttons than the left one that are down, as bits.
    private var buttons = 0
    /// When a wheel last told of fractions; seconds.
    private var glided = -Double.infinity

    func reports(for event: csdl_event, window: SDLWindow, screen: HostScreen, time: Double) -> [HostEvent] {
      let point = window.point(event.x, event.y)
      let isMirrored = UInt32(bitPattern: event.modifiers) & csdl_alt.rawValue != 0
      switch csdl_kind(UInt32(event.kind)) {
      case csdl_mouse_down where event.button > 1, csdl_mouse_up where event.button > 1:
        return other(Int(event.button), csdl_kind(UInt32(event.kind)) == csdl_mouse_down, point, time)
      case csdl_mouse_down:
        isDown = true
        hasMirror = isMirrored
        return [touches(.began, point, screen, time)]
      case csdl_mouse_moved:
        if buttons != 0, !isDown { return [pointer(.moved, buttons, point, time)] }
        return [isDown ? touches(.moved, point, screen, time) : .hover(point, time: time)]
      case csdl_mouse_up:
        guard isDown else { return [] }
        isDown = false
        return [touches(.ended, point, screen, time)]
      case csdl_mouse_left: return isDown ? [] : [.hover(nil, time: time)]
      case csdl_finger_down: return [finger(event, .began, point, time)]
      case csdl_finger_moved: return [finger(event, .moved, point, time)]
      case csdl_finger_up: return [finger(event, .ended, point, time)]
      case csdl_wheel:
        let delta = CGVector(dx: -CGFloat(event.dx) * Self.notch, dy: CGFloat(event.dy) * Self.notch)
        if event.precise != 0 { glided = time }
        return [.scroll(point, delta: delta, isContinuous: time - glided <= Self.memory, time: time)]
      default: return []
      }
    }

    /// The first of these buttons puts the pointer down, and the last one that is released lifts it.
    private func other(_ number: Int, _ isDown: Bool, _ point: CGPoint, _ time: Double) -> [HostEvent] {
      let (old, bit) = (buttons, 1 << min(number - 1, 30))
      buttons = isDown ? old | bit : old & ~bit
      guard old != buttons else { return [] }
      if old == 0 { return [pointer(.began, buttons, point, time)] }
      return buttons == 0 ? [pointer(.ended, old, point, time)] : [pointer(.moved, buttons, point, time)]
    }

    private func pointer(_ phase: HostTouch.Phase, _ buttons: Int, _ point: CGPoint, _ time: Double) -> HostEvent {
      .touches([.pointer(id: Self.pointer, phase, buttons: buttons, at: point)], time: time)
    }

    private func touches(_ phase: HostTouch.Phase, _ point: CGPoint, _ screen: HostScreen, _ time: Double) -> HostEvent
    {
      var touches = [HostTouch(id: Self.mouse, phase: phase, location: point)]
      if hasMirror {
        let mirrored = CGPoint(x: screen.size.width - point.x, y: screen.size.height - point.y)
        touches.append(HostTouch(id: Self.mirror, phase: phase, location: mirrored))
      }
      return .touches(touches, time: time)
    }

    private func finger(_ event: csdl_event, _ phase: HostTouch.Phase, _ point: CGPoint, _ time: Double) -> HostEvent {
      var touch = HostTouch(id: Int(event.finger), phase: phase, location: point)
      touch.force = CGFloat(event.pressure)
      touch.maximumForce = 1
      return .touches([touch], time: time)
    }
  }
#endif
