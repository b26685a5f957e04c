// Traits: what views and controllers inherit, override and are told of, and what is drawn anew when they change.

import Testing
import UIKit

@testable import UIKitCore

@MainActor @Suite(.serialized) struct TraitTests {
  private final class Listener: UIView {
    var told: [UITraitCollection?] = []
    var drawnStyles: [UIUserInterfaceStyle] = []
    var laidOutStyles: [UIUserInterfaceStyle] = []
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      told.append(previousTraitCollection)
    }
    override func draw(_ rect: CGRect) {
      drawnStyles.append(UITraitCollection.current.userInterfaceStyle)
      UIColor.label.setFill()
      UIRectFill(bounds)
    }
    override func layoutSubviews() {
      super.layoutSubviews()
      laidOutStyles.append(UITraitCollection.current.userInterfaceStyle)
    }
  }

  private let screen = OffscreenWindow(size: CGSize(width: 20, height: 20), scale: 1)

  /// Puts the screen's own traits back.
  private func restoring<Result>(_ body: () throws -> Result) rethrows -> Result {
    defer {
      SystemTraits.change(isDark: false)
      SystemContentSize.change(to: .large)
    }
    return try body()
  }

  // MARK: Collections

  @Test("What is not specified reads as unspecified; merging takes the later, containing asks for what is specified")
  func collections() {
    let empty = UITraitCollection()
    #expect(
      empty.userInterfaceStyle == .unspecified && empty.displayScale == 0 && empty.userInterfaceIdiom == .unspecified)
    #expect(empty.horizontalSizeClass == .unspecified && empty.layoutDirection == .unspecified)
    let merged = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(horizontalSizeClass: .compact),
      UITraitCollection(userInterfaceStyle: .light), UITraitCollection(displayScale: 2),
    ])
    #expect(merged.userInterfaceStyle == .light && merged.horizontalSizeClass == .compact && merged.displayScale == 2)
    #expect(merged.containsTraits(in: UITraitCollection(horizontalSizeClass: .compact)))
    #expect(merged.containsTraits(in: nil) && merged.containsTraits(in: empty) && !empty.containsTraits(in: merged))
    #expect(
      merged == UITraitCollection(traitsFrom: [merged]) && merged.hash == UITraitCollection(traitsFrom: [merged]).hash)
  }

  @Test("Only traits that colours depend on make colours differ") func colorAppearance() {
    let light = UITraitCollection(userInterfaceStyle: .light)
    #expect(light.hasDifferentColorAppearance(comparedTo: UITraitCollection(userInterfaceStyle: .dark)))
    #expect(light.hasDifferentColorAppearance(comparedTo: nil))
    let large = light.modifyingTraits { $0.preferredContentSizeCategory = .extraLarge }
    #expect(!large.hasDifferentColorAppearance(comparedTo: light) && large != light)
    #expect(
      light.hasDifferentColorAppearance(comparedTo: light.replacing(UITraitUserInterfaceLevel.self, value: .elevated)))
  }

  private struct ThemeTrait: UITraitDefinition {
    static let defaultValue = 0
    static let affectsColorAppearance = true
  }

  @Test("A client's trait: default, override, colours, and comparison by value") func custom() {
    #expect(UITraitCollection()[ThemeTrait.self] == 0)
    let view = UIView()
    let child = UIView()
    view.addSubview(child)
    let color = UIColor { $0[ThemeTrait.self] == 7 ? .red : .blue }
    child.backgroundColor = color
    #expect(child.layer.backgroundColor == UIColor.blue.cgColor)
    view.traitOverrides[ThemeTrait.self] = 7
    #expect(child.traitCollection[ThemeTrait.self] == 7 && view.traitOverrides.contains(ThemeTrait.self))
    #expect(child.layer.backgroundColor == UIColor.red.cgColor)
    view.traitOverrides.remove(ThemeTrait.self)
    #expect(child.traitCollection[ThemeTrait.self] == 0 && child.layer.backgroundColor == UIColor.blue.cgColor)
    let (a, b) = (UITraitCollection { $0[ThemeTrait.self] = 3 }, UITraitCollection { $0[ThemeTrait.self] = 3 })
    #expect(a == b && a != UITraitCollection { $0[ThemeTrait.self] = 4 })
  }

  @Test("performAsCurrent makes traits current, and what was before afterwards; other threads have their own")
  func current() async {
    let before = UITraitCollection.current
    UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
      #expect(UITraitCollection.current.userInterfaceStyle == .dark)
      #expect(UIColor.label.cgColor == UIColor.label.resolvedColor(with: .current).cgColor)
      UITraitCollection(userInterfaceStyle: .light).performAsCurrent {
        #expect(UITraitCollection.current.userInterfaceStyle == .light)
      }
      #expect(UITraitCollection.current.userInterfaceStyle == .dark)
    }
    #expect(UITraitCollection.current == before)
    let elsewhere = await Task.detached { () -> UIUserInterfaceStyle in
      UITraitCollection(userInterfaceStyle: .dark).asCurrent { UITraitCollection.current.userInterfaceStyle }
    }.value
    #expect(elsewhere == .dark && UITraitCollection.current == before)
  }

  // MARK: Views

  @Test("An override is for the view and all below it, and each is told once, the parent first") func inheritance()
    throws
  {
    let (root, leaf) = (Listener(frame: CGRect(x: 0, y: 0, width: 20, height: 20)), Listener())
    leaf.frame = CGRect(x: 5, y: 5, width: 5, height: 5)
    root.addSubview(leaf)
    screen.window.addSubview(root)
    _ = try screen.render()
    #expect(root.told.isEmpty && root.drawnStyles == [.light] && root.traitCollection.userInterfaceStyle == .light)
    root.overrideUserInterfaceStyle = .dark
    #expect(
      leaf.traitCollection.userInterfaceStyle == .dark && screen.window.traitCollection.userInterfaceStyle == .light)
    #expect(root.told.count == 1 && leaf.told.count == 1 && leaf.told[0]?.userInterfaceStyle == .light)
    _ = try screen.render()
    #expect(root.drawnStyles == [.light, .dark] && leaf.drawnStyles == [.light, .dark])
    root.overrideUserInterfaceStyle = .dark
    #expect(root.told.count == 1)
    // A nearer override wins, and what it hides tells nobody.
    leaf.overrideUserInterfaceStyle = .dark
    #expect(leaf.told.count == 1)
    root.overrideUserInterfaceStyle = .unspecified
    #expect(root.told.count == 2 && leaf.told.count == 1 && leaf.traitCollection.userInterfaceStyle == .dark)
    #expect(root.traitCollection.userInterfaceStyle == .light)
  }

  @Test("Dynamic colours of a background are those of the view's traits, whatever is current when they are set")
  func backgrounds() {
    let (light, dark) = (
      UIColor.systemBackground.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)).cgColor,
      UIColor.systemBackground.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)).cgColor
    )
    let (root, leaf) = (UIView(), UIView())
    root.addSubview(leaf)
    UITraitCollection(userInterfaceStyle: .dark).performAsCurrent { leaf.backgroundColor = .systemBackground }
    #expect(leaf.layer.backgroundColor == light)
    root.overrideUserInterfaceStyle = .dark
    #expect(leaf.layer.backgroundColor == dark && leaf.backgroundColor == .systemBackground)
    let other = UIView()
    other.addSubview(leaf)
    #expect(leaf.layer.backgroundColor == light)
    root.addSubview(leaf)
    #expect(leaf.layer.backgroundColor == dark)
    leaf.removeFromSuperview()
    #expect(leaf.layer.backgroundColor == light)
  }

  @Test("The screen turns dark: windows, their views and scenes are told; a view out of all windows catches up later")
  func system() throws {
    try restoring {
      let view = Listener(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      view.backgroundColor = .systemBackground
      screen.window.addSubview(view)
      let apart = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
      apart.backgroundColor = .systemBackground
      let before = try screen.render()?.pixels[10, 10]
      SystemTraits.change(isDark: true)
      #expect(view.told.count == 1 && view.traitCollection.userInterfaceStyle == .dark)
      #expect(UIScreen.main.traitCollection.userInterfaceStyle == .dark)
      let after = try screen.render()?.pixels[10, 10]
      #expect(before == 0xFF00_0000 && after == 0xFFFF_FFFF)
      screen.window.addSubview(apart)
      #expect(
        apart.layer.backgroundColor == UIColor.black.cgColor || apart.layer.backgroundColor?.components?.first == 0)
      SystemTraits.change(isDark: true)
      #expect(view.told.count == 1)
    }
  }

  @Test("Layout and drawing have the view's traits as the current ones, and leave what was current") func passes()
    throws
  {
    let view = Listener(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.overrideUserInterfaceStyle = .dark
    screen.window.addSubview(view)
    let before = UITraitCollection.current
    _ = try screen.render()
    #expect(view.drawnStyles == [.dark] && view.laidOutStyles.last == .dark && UITraitCollection.current == before)
    // What a client has set is not what views go by.
    UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
      let plain = Listener(frame: CGRect(x: 10, y: 10, width: 10, height: 10))
      screen.window.addSubview(plain)
      _ = try? screen.render()
      #expect(plain.drawnStyles == [.light])
    }
  }

  @Test(
    "Registrations are told of their traits alone, with the object and the traits before; until they are taken back")
  func registrations() {
    let view = UIView()
    var styles: [UIUserInterfaceStyle] = []
    let registration = view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: UIView, old) in
      styles += [old.userInterfaceStyle, view.traitCollection.userInterfaceStyle]
    }
    let target = Target()
    view.registerForTraitChanges(
      [UITraitPreferredContentSizeCategory.self, UITraitHorizontalSizeClass.self], target: target,
      action: Selector("changed:previous:", Target.changed))
    view.traitOverrides.preferredContentSizeCategory = .extraLarge
    #expect(styles.isEmpty && target.count == 1)
    view.overrideUserInterfaceStyle = .dark
    #expect(styles == [.light, .dark] && target.count == 1)
    view.unregisterForTraitChanges(registration)
    view.overrideUserInterfaceStyle = .light
    #expect(styles.count == 2)
  }

  private final class Target {
    var count = 0
    func changed(_ view: UIView, previous: UITraitCollection) { count += 1 }
  }

  @Test("Labels that adjust follow the category of their own traits, and of the device") func contentSize() {
    restoring {
      let parent = UIView()
      let label = UILabel()
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
      let fixed = UILabel()
      fixed.font = .preferredFont(forTextStyle: .body)
      for view in [label, fixed] { parent.addSubview(view) }
      parent.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
      #expect(label.font.pointSize > 17 && fixed.font.pointSize == 17)
      let large = label.font.pointSize
      SystemContentSize.change(to: .extraSmall)
      #expect(label.font.pointSize == large)
      parent.traitOverrides.remove(UITraitPreferredContentSizeCategory.self)
      #expect(label.font.pointSize == 14 && label.traitCollection.preferredContentSizeCategory == .extraSmall)
      SystemContentSize.change(to: .large)
      #expect(label.font.pointSize == 17)
    }
  }

  @Test(
    "A scene's override is its windows', also those to come, and is told once; the system's changes come through it")
  func scenes() {
    final class Told: UIWindowScene {
      var count = 0
      override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { count += 1 }
    }
    restoring {
      let session = UISceneSession(role: .windowApplication, configuration: .unnamed)
      let scene = Told(session: session, connectionOptions: UIScene.ConnectionOptions(url: nil))
      let window = UIWindow(windowScene: scene)
      let view = Listener()
      window.addSubview(view)
      scene.traitOverrides.userInterfaceStyle = .dark
      #expect(scene.traitCollection.userInterfaceStyle == .dark && scene.count == 1)
      #expect(window.traitCollection.userInterfaceStyle == .dark && view.told.count == 1)
      let later = UIWindow(windowScene: scene)
      #expect(later.traitCollection.userInterfaceStyle == .dark)
      SystemTraits.change(isDark: true)
      #expect(view.told.count == 1, "it was dark before")
      SystemContentSize.change(to: .accessibilityLarge)
      #expect(view.told.count == 2 && view.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
      window.windowScene = nil
      scene.traitOverrides.userInterfaceStyle = .light
      #expect(window.traitCollection.userInterfaceStyle == .dark && later.traitCollection.userInterfaceStyle == .light)
    }
  }

  @Test("Size classes: phones upright and lying, large phones, pads") func sizeClasses() {
    func classes(_ width: CGFloat, _ height: CGFloat, _ idiom: UIUserInterfaceIdiom) -> [Int] {
      let found = SystemTraits.sizeClasses(of: CGSize(width: width, height: height), idiom: idiom)
      return [found.horizontal.rawValue, found.vertical.rawValue]
    }
    #expect(classes(393, 852, .phone) == [1, 2] && classes(852, 393, .phone) == [1, 1])
    #expect(classes(932, 430, .phone) == [2, 1] && classes(820, 1180, .pad) == [2, 2])
  }

  @Test("A tree of 100,000 nested views under an override is told and resolved without running out of stack")
  func deep() {
    let root = UIView()
    var last = root
    for _ in 0..<100_000 {
      let next = UIView()
      last.addSubview(next)
      last = next
    }
    root.overrideUserInterfaceStyle = .dark
    #expect(last.traitCollection.userInterfaceStyle == .dark)
    root.overrideUserInterfaceStyle = .unspecified
    #expect(last.traitCollection.userInterfaceStyle == .light)
  }

  // MARK: Controllers

  private final class Speaking: UIViewController {
    var told: [UIUserInterfaceStyle?] = []
    var coming: [UIUserInterfaceSizeClass] = []
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      told.append(previousTraitCollection?.userInterfaceStyle)
    }
    override func willTransition(
      to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.willTransition(to: newCollection, with: coordinator)
      coming.append(newCollection.verticalSizeClass)
    }
  }

  @Test("A controller's override is its view's and its children's; a parent can override for one child")
  func controllers() {
    let (parent, child) = (Speaking(), Speaking())
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    parent.overrideUserInterfaceStyle = .dark
    #expect(child.traitCollection.userInterfaceStyle == .dark && child.view.traitCollection.userInterfaceStyle == .dark)
    #expect(parent.told == [.light] && child.told == [.light])
    parent.setOverrideTraitCollection(UITraitCollection(userInterfaceStyle: .light), forChild: child)
    #expect(
      child.traitCollection.userInterfaceStyle == .light && parent.view.traitCollection.userInterfaceStyle == .dark)
    #expect(parent.overrideTraitCollection(forChild: child)?.userInterfaceStyle == .light)
    parent.setOverrideTraitCollection(nil, forChild: child)
    #expect(child.traitCollection.userInterfaceStyle == .dark && child.told == [.light, .dark, .light])
    let late = Speaking()
    late.overrideUserInterfaceStyle = .dark
    #expect(late.traitCollection.userInterfaceStyle == .dark && !late.isViewLoaded)
    late.view.backgroundColor = .systemBackground
    #expect(late.view.layer.backgroundColor?.components?.first == 0)
  }

  @Test("A turned phone: the controller hears of new size classes before they are so") func turning() throws {
    let bounds = UIScreen.main.bounds
    defer { UIScreen.main.bounds = bounds }
    UIScreen.main.bounds = CGRect(x: 0, y: 0, width: 393, height: 852)
    let root = Speaking()
    screen.window.rootViewController = root
    SystemTraits.holding {
      UIScreen.main.bounds = CGRect(x: 0, y: 0, width: 852, height: 393)
      #expect(root.traitCollection.verticalSizeClass == .regular)
      screen.window.resize(to: CGSize(width: 852, height: 393), safeAreaInsets: .zero)
    }
    #expect(root.coming == [.compact] && root.traitCollection.verticalSizeClass == .compact)
    #expect(root.told.count == 1)
  }
}
