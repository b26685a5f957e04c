// UIMenuElement, UIAction: what a control does, as a title, an image and a closure.
//
// Made by: clients. Run by: UIControl, UIButton. Menus themselves are not here yet.

@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  open internal(set) var title: String
  open internal(set) var subtitle: String?
  open internal(set) var image: UIImage?

  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
  }

  public struct State: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let off = State(rawValue: 0)
    public static let on = State(rawValue: 1)
    public static let mixed = State(rawValue: 2)
  }

  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let disabled = Attributes(rawValue: 1)
    public static let destructive = Attributes(rawValue: 2)
    public static let hidden = Attributes(rawValue: 4)
  }
}

public typealias UIActionHandler = @MainActor (_ action: UIAction) -> Void

@preconcurrency @MainActor
open class UIAction: UIMenuElement {
  public let identifier: Identifier
  open var discoverabilityTitle: String?
  open var attributes: UIMenuElement.Attributes
  open var state: UIMenuElement.State
  /// The control that runs the action, while it does.
  open internal(set) weak var sender: AnyObject?
  let handler: UIActionHandler

  /// Without an identifier the action gets one of its own. Source: documented.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off,
    handler: @escaping UIActionHandler
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, image: image)
    self.subtitle = subtitle
  }

  func run(from sender: AnyObject?) {
    guard !attributes.contains(.disabled) else { return }
    self.sender = sender
    handler(self)
    self.sender = nil
  }

  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }
}
