// UIApplicationShortcutItem: what an app offers besides its icon. No host has a springboard that shows them: a script picks one
// by its type.
//
// Made by: clients, and ApplicationLifecycle from the Info.plist's UIApplicationShortcutItems. Handed to: delegates.

@preconcurrency @MainActor
open class UIApplicationShortcutItem: NSObject {
  struct Values {
    var type: String
    var title: String
    var subtitle: String?
    var icon: UIApplicationShortcutIcon?
    var userInfo: [String: any NSSecureCoding]?
    var target: Any?
  }
  final var values: Values

  public init(
    type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?,
    userInfo: [String: any NSSecureCoding]? = nil
  ) {
    values = Values(
      type: type, title: localizedTitle, subtitle: localizedSubtitle, icon: icon, userInfo: userInfo, target: nil)
    super.init()
  }
  public convenience init(type: String, localizedTitle: String) {
    self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
  }

  open var type: String { values.type }
  open var localizedTitle: String { values.title }
  open var localizedSubtitle: String? { values.subtitle }
  open var icon: UIApplicationShortcutIcon? { values.icon }
  open var userInfo: [String: any NSSecureCoding]? { values.userInfo }
  open var targetContentIdentifier: Any? { values.target }

  /// Of one entry of the Info.plist; nil without a type or a title. Source: documented.
  convenience init?(entry: [String: Any]) {
    guard let type = entry["UIApplicationShortcutItemType"] as? String,
      let title = entry["UIApplicationShortcutItemTitle"] as? String
    else { return nil }
    let symbol = entry["UIApplicationShortcutItemIconSymbolName"] as? String
    let file = entry["UIApplicationShortcutItemIconFile"] as? String
    self.init(
      type: type, localizedTitle: title, localizedSubtitle: entry["UIApplicationShortcutItemSubtitle"] as? String,
      icon: symbol.map { UIApplicationShortcutIcon(systemImageName: $0) }
        ?? file.map { UIApplicationShortcutIcon(templateImageName: $0) },
      userInfo: (entry["UIApplicationShortcutItemUserInfo"] as? [String: Any])?.compactMapValues {
        $0 as? any NSSecureCoding
      })
  }
}

/// One that can be changed before it is offered again.
@preconcurrency @MainActor
open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {
  open override var type: String {
    get { values.type }
    set { values.type = newValue }
  }
  open override var localizedTitle: String {
    get { values.title }
    set { values.title = newValue }
  }
  open override var localizedSubtitle: String? {
    get { values.subtitle }
    set { values.subtitle = newValue }
  }
  open override var icon: UIApplicationShortcutIcon? {
    get { values.icon }
    set { values.icon = newValue }
  }
  open override var userInfo: [String: any NSSecureCoding]? {
    get { values.userInfo }
    set { values.userInfo = newValue }
  }
  open override var targetContentIdentifier: Any? {
    get { values.target }
    set { values.target = newValue }
  }
}
