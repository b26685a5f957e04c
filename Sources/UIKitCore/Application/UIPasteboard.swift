// UIPasteboard: text on the host's clipboard. Pictures and colours are not carried yet.
//
// Called by: clients. Hands on: text to the host, which other programs see when it has a clipboard of its own.

import HostInterface

@preconcurrency @MainActor
public final class UIPasteboard: NSObject {
  public static let general = UIPasteboard()

  /// What is kept when there is no host to keep it.
  private var kept: String?
  /// Grows with each change by this app. Source: documented.
  public private(set) var changeCount = 0

  /// Nil when there is no text.
  public var string: String? {
    get { services.map(\.clipboard) ?? kept }
    set {
      if let services { services.clipboard = newValue } else { kept = newValue }
      changeCount += 1
      NotificationCenter.default.post(name: Self.changedNotification, object: self)
    }
  }
  /// One text at most: setting several keeps the first.
  public var strings: [String]? {
    get { string.map { [$0] } }
    set { string = newValue?.first }
  }
  public var hasStrings: Bool { string?.isEmpty == false }

  /// The text as a URL; nil when it is none with a scheme.
  public var url: URL? {
    get { string.flatMap(URL.init(string:)).flatMap { $0.scheme == nil ? nil : $0 } }
    set { string = newValue?.absoluteString }
  }
  public var hasURLs: Bool { url != nil }

  private var services: (any HostServices)? { UIApplication.shared.lifecycle.services }

  public nonisolated static let changedNotification = Notification.Name("UIPasteboardChangedNotification")
}
