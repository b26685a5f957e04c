// Notices about views that work, but not as their author may think: each once per call site, with advice.
//
// Called by: UIView's geometry and display. Read by: previews, which show notices as warnings; else they go to the standard
// error stream. Off with ACETATE_LINT=off. Costs nothing until there is something to say. Main actor.

@MainActor
package enum ViewLinter {
  package enum Notice: Hashable {
    case frameUnderTransform, changeWhileDrawing, propertyWhileDrawing, redrawAtEverySize, opaqueWithHoles
    case emptyDrawing, hugeDrawing, endlessLayout
    case unpairedTouches, viewInControl, touchTakenFromControl

    /// The class is written so, wherever its views are made and drawn: it is the place to tell of.
    fileprivate var isAboutTheClass: Bool { self == .unpairedTouches || self == .emptyDrawing }

    @MainActor fileprivate var advice: String {
      switch self {
      case .frameUnderTransform:
        "its frame is used while it has a transform: the frame is then a bounding box; use bounds and center"
      case .changeWhileDrawing:
        "layout or display is asked for inside draw(_:): change properties before drawing, in layoutSubviews at the latest"
      case .propertyWhileDrawing:
        "a property of it is changed inside draw(_:), which costs a frame more: change it before drawing"
      case .redrawAtEverySize:
        "its content mode is redraw and its size keeps changing: every size is a new drawing; "
          + "use another mode while it changes"
      case .opaqueWithHoles:
        "isOpaque is true, but draw(_:) leaves parts of the bounds unpainted: fill the bounds, or set isOpaque to false"
      case .emptyDrawing:
        "draw(_:) is overridden but draws nothing: remove the override, it costs a recording at every display"
      case .hugeDrawing:
        "its drawing would need more than \(hugeBytes >> 20) MiB of pixels: draw into smaller views where they are seen"
      case .endlessLayout:
        "its layout asks for layout again each time: layoutSubviews may change what it lays out, but must come to an end"
      case .unpairedTouches:
        "it overrides some of touchesBegan, touchesEnded and touchesCancelled, but not all three: "
          + "a finger may be taken away at any time, and what was begun must be ended"
      case .viewInControl:
        "a subview is added to it: what such a control holds is its own business and may change; put the view beside it"
      case .touchTakenFromControl:
        "it is inside a control and takes its touches: set isUserInteractionEnabled to false, so that the control gets them"
      }
    }
  }

  /// Bytes of pixels from which a drawing counts as huge. Chosen here: four screens of the largest phone.
  static let hugeBytes = 64 << 20
  /// Redraws for a new size, one after the other, from which a view counts as always changing. Chosen here.
  static let redrawLimit = 10

  package static var isEnabled = ProcessInfo.processInfo.environment["ACETATE_LINT"] != "off"
  /// True while a view draws.
  static var isDrawing = false
  /// True while UIKit itself does what would be noticed.
  private static var isSuspended = false
  private static var told: Set<Site> = []
  /// What was said since `collect`; nil when notices go to the standard error stream.
  private static var collected: [String]?

  private struct Site: Hashable {
    let notice: Notice
    let view: ObjectIdentifier
    let callers: [UInt]
  }

  /// Says it, unless this was said at this call site about this class before.
  static func note(_ notice: Notice, _ view: UIView) {
    guard isEnabled, !isSuspended else { return }
    let callers =
      notice.isAboutTheClass ? [] : Thread.callStackReturnAddresses.dropFirst(2).prefix(6).map(\.uintValue)
    guard told.insert(Site(notice: notice, view: ObjectIdentifier(type(of: view)), callers: callers)).inserted
    else { return }
    tell("\(type(of: view)): \(notice.advice)")
  }

  /// Keeps or writes a message, unless notices are off.
  static func tell(_ message: String) {
    guard isEnabled else { return }
    guard collected != nil else {
      return FileHandle.standardError.write(Data("acetate: \(message)\n".utf8))
    }
    if collected?.contains(message) == false { collected?.append(message) }
  }

  static func suspended<Result>(_ body: () -> Result) -> Result {
    let old = isSuspended
    isSuspended = true
    defer { isSuspended = old }
    return body()
  }

  /// From now on notices are kept for `takeNotices`.
  package static func collect() { collected = [] }

  /// What was noticed since `collect`; each message once.
  package static func takeNotices() -> [String] {
    defer { collected = nil }
    return collected ?? []
  }
}
