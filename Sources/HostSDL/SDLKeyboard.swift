// Keys and the text that they type as the host's key events. SDL tells of the key first and of its text, if any, after it;
// text without a key comes from an input method.
//
// Called by: SDLHost.

#if WindowHost
  internal import CSDL
  import HostInterface

  @MainActor
  final class SDLKeyboard {
    static let a: Int32 = 0x04
    static let h: Int32 = 0x0B
    static let m: Int32 = 0x10
    static let z: Int32 = 0x1D
    static let rightArrow: Int32 = 0x4F
    static let leftArrow: Int32 = 0x50

    /// A key whose text has not come yet.
    private var pending: (key: HostKey, time: Double)?
    private var typed: [(text: String, time: Double)] = []

    func press(_ event: csdl_event, time: Double) { pending = (key(event, isDown: true), time) }

    func release(_ event: csdl_event) -> HostKey? { key(event, isDown: false) }

    func take(text: String, time: Double) {
      if pending != nil {
        pending?.key.characters = text
      } else {
        typed.append((text, time))
      }
    }

    /// What is complete now: the pressed key with its text, and text without keys.
    func takePending() -> [HostEvent] {
      defer { (pending, typed) = (nil, []) }
      var events = pending.map { [HostEvent.key($0.key, time: $0.time)] } ?? []
      events += typed.map { .text($0.text, time: $0.time) }
      return events
    }

    /// What an input method is composing. SDL counts characters.
    func composition(_ event: csdl_event, time: Double) -> HostEvent {
      let text = Self.text(of: event)
      let scalars = text.unicodeScalars
      func units(_ count: Int32) -> Int {
        scalars.prefix(Int(max(0, count))).reduce(0) { $0 + ($1.value > 0xFFFF ? 2 : 1) }
      }
      let start = units(event.start)
      return .composition(text, selection: start..<max(start, units(event.start &+ max(0, event.length))), time: time)
    }

    static func text(of event: csdl_event) -> String {
      withUnsafeBytes(of: event.text) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
    }

    private func key(_ event: csdl_event, isDown: Bool) -> HostKey {
      let character = Unicode.Scalar(UInt32(bitPattern: event.key)).flatMap { event.key == 0 ? nil : String($0) }
      // Arrow and return keys type what UIKit's constants say.
      let named = HostKey.character(ofUsage: Int(event.usage))
      let text = named ?? character ?? ""
      return HostKey(
        usage: Int(event.usage), characters: text, charactersIgnoringModifiers: text,
        modifiers: Self.modifiers(UInt32(bitPattern: event.modifiers)), isDown: isDown)
    }

    /// SDL's modifiers → UIKeyModifierFlags.
    private static func modifiers(_ held: UInt32) -> Int {
      let pairs = [(csdl_caps, 16), (csdl_shift, 17), (csdl_control, 18), (csdl_alt, 19), (csdl_gui, 20)]
      return pairs.reduce(0) { held & $1.0.rawValue != 0 ? $0 | 1 << $1.1 : $0 }
    }
  }
#endif
