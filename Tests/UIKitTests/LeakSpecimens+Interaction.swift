// Specimens for the leak test: touches, recognisers, controls and scroll views.

import HostInterface
import UIKit

@testable import UIKitCore

extension Specimens {
  static let interaction: [Specimen] = events + recognizers + controls

  private static let events: [Specimen] = [
    Specimen("UIApplication") { UIApplication() },
    Specimen("UITouch") { UITouch() },
    Specimen("UIPress") { UIPress() },
    Specimen("UIPressesEvent") { UIPressesEvent() },
    Specimen("UIKey") {
      UIKey(HostKey(usage: 4, characters: "a", charactersIgnoringModifiers: "a", modifiers: 0, isDown: true))
    },
    Specimen("UIKeyCommand") { UIKeyCommand(input: "a", modifierFlags: .command, action: Selector("act")) },
    Specimen("UICommandAlternate") {
      UICommandAlternate(title: "a", action: Selector("act"), modifierFlags: .shift)
    },
    Specimen("UIAccessibilityElement") { UIAccessibilityElement(accessibilityContainer: Specimen.frame) },
    Specimen("UIAccessibilityCustomAction") { UIAccessibilityCustomAction(name: "a") { _ in true } },
    Specimen("UICanvasFeedbackGenerator") { UICanvasFeedbackGenerator() },
    Specimen("UICommand") { UICommand(title: "a", action: Selector("act")) },
    Specimen("UIMenuElement") { UIMenuElement(title: "a", image: nil) },
    Specimen("UIAction") { UIAction { _ in } },
    Specimen("UIFeedbackGenerator") { UIFeedbackGenerator() },
    Specimen("UIImpactFeedbackGenerator") { UIImpactFeedbackGenerator() },
    Specimen("UISelectionFeedbackGenerator") { UISelectionFeedbackGenerator() },
    Specimen("UINotificationFeedbackGenerator") { UINotificationFeedbackGenerator() },
  ]

  private static let recognizers: [Specimen] = [
    gesture("UIGestureRecognizer") { UIGestureRecognizer() },
    gesture("UITapGestureRecognizer") { UITapGestureRecognizer() },
    gesture("UILongPressGestureRecognizer") { UILongPressGestureRecognizer() },
    gesture("UIPanGestureRecognizer") { UIPanGestureRecognizer() },
    gesture("UIScreenEdgePanGestureRecognizer") { UIScreenEdgePanGestureRecognizer() },
    gesture("UIPinchGestureRecognizer") { UIPinchGestureRecognizer() },
    gesture("UIRotationGestureRecognizer") { UIRotationGestureRecognizer() },
    gesture("UISwipeGestureRecognizer") { UISwipeGestureRecognizer() },
    gesture("UIHoverGestureRecognizer") { UIHoverGestureRecognizer() },
  ]

  private static let controls: [Specimen] = [
    touched("UIControl") { UIControl() },
    touched("UIButton") {
      var configuration = UIButton.Configuration.filled()
      (configuration.title, configuration.subtitle) = ("Go", "on")
      configuration.showsActivityIndicator = true
      return UIButton(configuration: configuration, primaryAction: UIAction { _ in })
    },
    touched("UISwitch") { UISwitch() },
    touched("UIPickerView") { UIPickerView() },
    touched("UIDatePicker") { UIDatePicker() },
    touched("UISlider") {
      let slider = UISlider()
      slider.setThumbImage(UIImage(), for: .normal)
      return slider
    },
    touched("UIStepper") { UIStepper() },
    touched("UISegmentedControl") { UISegmentedControl(items: ["a", "b"]) },
    touched("UIPageControl") {
      let control = UIPageControl()
      let timer = UIPageControlTimerProgress(preferredDuration: 1)
      control.progress = timer
      timer.resumeTimer()
      return control
    },
    Specimen("UIPageControlProgress") { UIPageControlProgress() },
    Specimen("UIPageControlTimerProgress") {
      let timer = UIPageControlTimerProgress(preferredDuration: 1)
      timer.resumeTimer()
      return timer
    },
    touched("UIProgressView") { UIProgressView() },
    touched("UIActivityIndicatorView") {
      let view = UIActivityIndicatorView(style: .large)
      view.startAnimating()
      return view
    },
    touched("UIRefreshControl") { UIRefreshControl() },
    touched("UIScrollView") {
      let view = UIScrollView()
      view.contentSize = CGSize(width: 100, height: 100)
      view.refreshControl = UIRefreshControl()
      view.setContentOffset(CGPoint(x: 50, y: 50), animated: true)
      view.flashScrollIndicators()
      return view
    },
  ]

  private static func gesture(_ name: String, _ make: @escaping @MainActor () -> UIGestureRecognizer) -> Specimen {
    Specimen(name, make) { object, screen in
      let view = UIView(frame: frame)
      if let recognizer = object as? UIGestureRecognizer { view.addGestureRecognizer(recognizer) }
      screen.window.addSubview(view)
      touch(screen.window)
      view.removeFromSuperview()
    }
  }

  private static func touched(_ name: String, _ make: @escaping @MainActor () -> UIView) -> Specimen {
    Specimen(name) {
      let view = make()
      view.frame = frame
      return view
    } use: { object, screen in
      guard let view = object as? UIView else { return }
      screen.window.addSubview(view)
      touch(screen.window)
      try Specimen.show(view, screen)
    }
  }

  /// A finger that comes down, moves and never ends.
  private static func touch(_ window: UIWindow) {
    let ingress = HostEventIngress(windows: { [weak window] in window.map { [$0] } ?? [] })
    for (x, phase) in [(5.0, HostTouch.Phase.began), (12, .moved)] {
      ingress.handle(.touches([HostTouch(id: 0, phase: phase, location: CGPoint(x: x, y: 5))], time: x))
    }
  }
}
