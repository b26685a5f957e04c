// UIPasteboard: what is cut and copied, as items with one value for each of their types. The general one shares its text
// with the host's clipboard; pictures and colours stay in the app.
//
// Called by: clients. Hands on: text to the host, which other programs see when it has a clipboard of its own. Values by
// kind: UIPasteboard+Values.swift.

import HostInterface

@preconcurrency @MainActor
open class UIPasteboard: NSObject {
  public static let general = UIPasteboard(name: .general, contents: Contents(isGeneral: true))
  private static var named: [Name: Contents] = [:]

  /// Shared by all objects for the pasteboard.
  private final class Contents {
    let isGeneral: Bool
    var items: [[String: Any]] = []
    var changes = 0
    /// The host's text when it was last written or read.
    var hostsText: String?
    init(isGeneral: Bool) { self.isGeneral = isGeneral }
  }

  public let name: Name
  private let contents: Contents

  private init(name: Name, contents: Contents) {
    self.name = name
    self.contents = contents
    super.init()
  }

  /// The pasteboard of that name, which lasts until it is removed; nil when there is none and `create` is false.
  /// Source: documented.
  public convenience init?(name pasteboardName: Name, create: Bool) {
    if pasteboardName == .general {
      self.init(name: pasteboardName, contents: Self.general.contents)
    } else if let known = Self.named[pasteboardName] {
      self.init(name: pasteboardName, contents: known)
    } else {
      guard create else { return nil }
      let made = Contents(isGeneral: false)
      Self.named[pasteboardName] = made
      self.init(name: pasteboardName, contents: made)
    }
  }

  open class func withUniqueName() -> UIPasteboard {
    let (name, made) = (Name(rawValue: UUID().uuidString), Contents(isGeneral: false))
    named[name] = made
    return UIPasteboard(name: name, contents: made)
  }

  open class func remove(withName pasteboardName: Name) { named[pasteboardName] = nil }

  /// Whether it outlasts the app: the general one's text does. Source: documented.
  open var isPersistent: Bool { contents.isGeneral }

  /// Grows with each change, by this app or another program. Source: documented.
  open var changeCount: Int {
    takeHostsText()
    return contents.changes
  }

  /// A value for each type of each item.
  open var items: [[String: Any]] {
    get {
      takeHostsText()
      return contents.items
    }
    set { replace(with: newValue) }
  }

  open var numberOfItems: Int { items.count }
  open func addItems(_ items: [[String: Any]]) { replace(with: self.items + items) }
  /// Options are kept by nobody: items do not expire, and the text is shared in any case.
  open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) { replace(with: items) }

  /// Takes what another program has put on the clipboard since this app last looked.
  package func takeHostsText() {
    guard contents.isGeneral, let services else { return }
    let text = services.clipboard.flatMap { $0.isEmpty ? nil : $0 }
    guard text != contents.hostsText else { return }
    contents.hostsText = text
    contents.items = text.map { [[Kind.text: $0]] } ?? []
    announce()
  }

  private func replace(with items: [[String: Any]]) {
    contents.items = items
    if contents.isGeneral, let services {
      let text = items.lazy.compactMap(Self.text).first
      contents.hostsText = text.flatMap { $0.isEmpty ? nil : $0 }
      services.clipboard = text
    }
    announce()
  }

  private func announce() {
    contents.changes += 1
    NotificationCenter.default.post(name: Self.changedNotification, object: self)
  }

  private var services: (any HostServices)? { UIApplication.shared.lifecycle.services }

  public struct Name: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let general = Name(rawValue: "com.apple.UIKit.pboard.general")
  }

  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
    public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
  }

  public nonisolated static let changedNotification = Notification.Name("UIPasteboardChangedNotification")
  public nonisolated static let removedNotification = Notification.Name("UIPasteboardRemovedNotification")

  public nonisolated static let typeListString = [Kind.text, "public.plain-text", "public.text"]
  public nonisolated static let typeListURL = [Kind.url]
  public nonisolated static let typeListImage = [Kind.png, "public.jpeg", "public.image"]
  public nonisolated static let typeListColor = [Kind.color]
}
