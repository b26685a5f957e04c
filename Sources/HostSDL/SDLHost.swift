// A device in a window, by SDL2 (X11, Wayland, KMS).
//
// Made by: the umbrella's choice of host. Driven by: MainLoop. Hands on: fingers, keys and scrolling to its receiver, pixels
// to the window. Keys with Control are the host's own, as in Apple's simulator with Command: left and right arrow turn the
// device, Shift-A changes light and dark, Shift-M warns of memory, Shift-H goes to the background and back, Shift-Z shakes it.

#if WindowHost
  internal import CSDL
  import CoreGraphics
  import Foundation
  import HostInterface

  @MainActor
  package final class SDLHost: EventHost {
    package let device: HostDevice
    package private(set) var orientation = HostOrientation.portrait
    package private(set) var screenOrientation = HostOrientation.portrait
    package private(set) var isDark = false
    package private(set) var screen: HostScreen
    package let frameInterval: Double
    package var target: any PresentTarget { window }
    private let window: SDLWindow
    private let pointer = SDLPointer()
    private let keyboard = SDLKeyboard()
    private weak var receiver: (any HostReceiver)?
    private var isInBackground = false

    /// Opens the window. `scale`: window units for each point; nil takes the largest of the device's scale, 2 and 1 that
    /// has room on the display.
    /// - Throws: when there is no display.
    package init(device: HostDevice, scale: CGFloat? = nil, title: String) throws {
      self.device = device
      let portrait = device.screen(.portrait)
      window = try SDLWindow(screen: portrait, scale: scale, isResizable: !device.isFixed, title: title)
      screen = window.screen(portrait)
      frameInterval = 1 / Double(csdl_refresh_rate())
    }

    package var now: Double {
      var time = timespec()
      clock_gettime(CLOCK_MONOTONIC, &time)
      return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    package func start(_ receiver: any HostReceiver) { self.receiver = receiver }
    package var eventDescriptor: Int32? {
      let descriptor = csdl_descriptor()
      return descriptor >= 0 ? descriptor : nil
    }

    // MARK: Services

    package func keepAwake(_ awake: Bool) { csdl_keep_awake(awake ? 1 : 0) }
    package func canOpen(_ url: URL) -> Bool { ["http", "https", "mailto", "file"].contains(url.scheme?.lowercased()) }
    package func open(_ url: URL) -> Bool { csdl_open_url(url.absoluteString) != 0 }
    package var clipboard: String? {
      get {
        guard let text = csdl_clipboard() else { return nil }
        defer { csdl_free(text) }
        return String(cString: text)
      }
      set { csdl_set_clipboard(newValue ?? "") }
    }

    // MARK: Events

    package func pollEvents() {
      var event = csdl_event()
      while csdl_poll(&event) != 0 { handle(event) }
      flushKeys()
    }

    private func handle(_ event: csdl_event) {
      let time = now
      switch csdl_kind(UInt32(event.kind)) {
      case csdl_text: return keyboard.take(text: SDLKeyboard.text(of: event), time: time)
      case csdl_composition:
        flushKeys()
        receiver?.handle(keyboard.composition(event, time: time))
        return
      case csdl_key_down:
        flushKeys()
        if !performHostKey(event) { keyboard.press(event, time: time) }
        return
      case csdl_key_up:
        flushKeys()
        if let key = keyboard.release(event) { receiver?.handle(.key(key, time: time)) }
        return
      default: break
      }
      flushKeys()
      handleWindow(event)
      for report in pointer.reports(for: event, window: window, screen: screen, time: time) { receiver?.handle(report) }
    }

    private func flushKeys() { for event in keyboard.takePending() { receiver?.handle(event) } }

    private func handleWindow(_ event: csdl_event) {
      switch csdl_kind(UInt32(event.kind)) {
      case csdl_quit: receiver?.handle(.terminate)
      case csdl_exposed: csdl_show_again()
      case csdl_resized:
        guard !device.isFixed else { return }
        screen = window.freeScreen(scale: device.scale)
        receiver?.handle(.screenChanged)
      case csdl_clipboard_changed: receiver?.handle(.clipboardChanged)
      case csdl_minimized: setBackground(true)
      case csdl_restored: setBackground(false)
      default: break
      }
    }

    private func setBackground(_ background: Bool) {
      guard background != isInBackground else { return }
      isInBackground = background
      if background {
        receiver?.handle(.enteredBackground)
      } else {
        receiver?.handle(.enteredForeground)
        receiver?.handle(.becameActive)
      }
    }

    /// - Returns: whether the key was the host's own.
    private func performHostKey(_ event: csdl_event) -> Bool {
      let modifiers = UInt32(bitPattern: event.modifiers)
      guard modifiers & csdl_control.rawValue != 0 else { return false }
      switch (event.usage, modifiers & csdl_shift.rawValue != 0) {
      case (SDLKeyboard.leftArrow, false): turn(to: orientation.next)
      case (SDLKeyboard.rightArrow, false): turn(to: orientation.next.next.next)
      case (SDLKeyboard.a, true):
        isDark.toggle()
        receiver?.handle(.screenChanged)
      case (SDLKeyboard.m, true): receiver?.handle(.memoryWarning)
      case (SDLKeyboard.h, true): setBackground(!isInBackground)
      case (SDLKeyboard.z, true): receiver?.handle(.shake(time: now))
      default: return false
      }
      return true
    }

    private func turn(to turned: HostOrientation) {
      guard device.isFixed else { return }
      orientation = turned
      receiver?.handle(.turned)
    }

    package func turnScreen(to orientation: HostOrientation) {
      screenOrientation = orientation
      let wanted = device.screen(orientation)
      window.resize(to: wanted)
      screen = window.screen(wanted)
    }
  }
#endif
