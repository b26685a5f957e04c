// UIApplicationShortcutIcon: the picture beside a shortcut item, by what it stands for or by name. Nobody draws it here.

@preconcurrency @MainActor
open class UIApplicationShortcutIcon: NSObject {
  enum Source: Equatable {
    case type(IconType)
    case template(String)
    case symbol(String)
  }
  let source: Source

  public init(type: IconType) {
    source = .type(type)
    super.init()
  }
  /// An image of the app's bundle.
  public init(templateImageName: String) {
    source = .template(templateImageName)
    super.init()
  }
  /// A symbol.
  public init(systemImageName: String) {
    source = .symbol(systemImageName)
    super.init()
  }

  /// Raw values are Apple's.
  public enum IconType: Int, Sendable {
    case compose, play, pause, add, location, search, share, prohibit, contact, home, markLocation, favorite, love,
      cloud,
      invitation, confirmation, mail, message, date, time, capturePhoto, captureVideo, task, taskCompleted, alarm,
      bookmark, shuffle, audio, update
  }
}
