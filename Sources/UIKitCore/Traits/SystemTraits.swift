// The traits of the screen and the device, which windows begin with, for code on any thread.
//
// Changed by: UIScreen, UIDevice and SystemContentSize, on the main actor. Read by: views without overrides above them, and
// `UITraitCollection.current` where nothing else is. Hands on: changes to the windows (TraitAnnouncement).

import Synchronization

package enum SystemTraits {
  private static let stored = Mutex(UITraitCollection(SystemTraits.first))

  /// One object until something changes.
  package static var collection: UITraitCollection { stored.withLock { $0 } }

  /// As of a device that nobody has described: the main screen's defaults. Values that nothing here tells are the plain
  /// ones (chosen here).
  private static var first: TraitValues {
    var values = TraitValues()
    values.style = .light
    values.idiom = .phone
    (values.horizontalSizeClass, values.verticalSizeClass) = (.compact, .regular)
    values.direction = .leftToRight
    values.scale = 3
    values.gamut = .SRGB
    values.contrast = .normal
    values.level = .base
    values.legibility = .regular
    values.forceTouch = .unavailable
    values.activeAppearance = .active
    values.category = .large
    return values
  }

  /// The screen has been dark and light since the start: views out of windows may have colours of before.
  @MainActor private(set) static var hasChangedColors = false
  /// Traits that are to come, while controllers are being told so; nil at other times.
  @MainActor private(set) static var coming: UITraitCollection?
  @MainActor private static var isHeld = false

  /// Tells windows, screen and scenes when something is another.
  @MainActor
  static func change(_ body: (inout TraitValues) -> Void) {
    var values = (coming ?? collection).values
    body(&values)
    guard values != (coming ?? collection).values else { return }
    coming = UITraitCollection(values)
    if !isHeld { take() }
  }

  /// Keeps what `body` changes until `take`, which UIWindow calls when controllers know what is to come.
  @MainActor
  package static func holding(_ body: () -> Void) {
    isHeld = true
    body()
    isHeld = false
    take()
  }

  /// Makes what is to come so.
  @MainActor
  static func take() {
    guard let new = coming else { return }
    let old = collection
    coming = nil
    guard new != old else { return }
    if new.hasDifferentColorAppearance(comparedTo: old) { hasChangedColors = true }
    stored.withLock { $0 = new }
    TraitAnnouncement.systemChanged(from: old, to: new)
  }

  /// What the main screen and the device are now.
  @MainActor
  static func adopt(_ screen: UIScreen, _ device: UIDevice) {
    let classes = sizeClasses(of: screen.bounds.size, idiom: device.userInterfaceIdiom)
    change {
      $0.scale = screen.scale
      $0.idiom = device.userInterfaceIdiom
      ($0.horizontalSizeClass, $0.verticalSizeClass) = classes
    }
  }

  /// Light or dark, for all windows.
  @MainActor
  package static func change(isDark: Bool) { change { $0.style = isDark ? .dark : .light } }

  /// What a screen of this size gives. `size` in points, as turned. Source: documented (Human Interface Guidelines, size
  /// classes): phones are compact in both directions when they lie, but the largest, which are regular across.
  static func sizeClasses(
    of size: CGSize, idiom: UIUserInterfaceIdiom
  ) -> (horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass) {
    guard idiom != .pad else { return (.regular, .regular) }
    guard size.width > size.height else { return (.compact, .regular) }
    return (size.width >= 736 && size.height >= 414 ? .regular : .compact, .compact)
  }
}
