// What objects say of themselves to assistive apps: what clients set reads back, and what they do not set is as documented.

import Testing
import UIKit

@testable import UIKitCore

@Suite("Accessibility")
@MainActor
struct AccessibilityTests {
  @Test("What is set reads back, plain and attributed; nil goes back to the default")
  func stored() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(!view.isAccessibilityElement && view.accessibilityLabel == nil && view.accessibilityTraits == .none)
    #expect(view.accessibilityHint == nil && view.accessibilityValue == nil && view.accessibilityIdentifier == nil)
    view.isAccessibilityElement = true
    view.accessibilityLabel = "label"
    view.accessibilityAttributedHint = NSAttributedString(string: "hint")
    view.accessibilityValue = "value"
    view.accessibilityIdentifier = "identifier"
    view.accessibilityTraits = [.button, .header]
    view.accessibilityElementsHidden = true
    view.accessibilityViewIsModal = true
    #expect(view.isAccessibilityElement && view.accessibilityAttributedLabel?.string == "label")
    #expect(view.accessibilityHint == "hint" && view.accessibilityAttributedValue?.string == "value")
    #expect(view.accessibilityIdentifier == "identifier" && view.accessibilityTraits.contains(.header))
    #expect(view.accessibilityElementsHidden && view.accessibilityViewIsModal)
    let label = UILabel()
    label.text = "text"
    label.accessibilityLabel = "other"
    #expect(label.accessibilityLabel == "other")
    label.accessibilityLabel = nil
    #expect(label.accessibilityLabel == "text")
    let controller = UIViewController()
    controller.accessibilityLabel = "a controller's"
    #expect(controller.accessibilityLabel == "a controller's")
  }

  @Test("Standard controls are elements, named by their titles, with the traits of what they are and how")
  func controls() {
    let button = UIButton(type: .system)
    button.setTitle("Go", for: .normal)
    #expect(button.isAccessibilityElement && button.accessibilityLabel == "Go" && button.accessibilityTraits == .button)
    button.isSelected = true
    button.isEnabled = false
    #expect(button.accessibilityTraits == [.button, .selected, .notEnabled])
    var configuration = UIButton.Configuration.filled()
    (configuration.title, configuration.subtitle) = ("Buy", "now")
    #expect(UIButton(configuration: configuration).accessibilityLabel == "Buy, now")
    let image = UIImage()
    image.accessibilityLabel = "a star"
    let star = UIButton()
    star.setImage(image, for: .normal)
    #expect(star.accessibilityLabel == "a star")
    let label = UILabel()
    label.attributedText = NSAttributedString(string: "text")
    #expect(
      label.isAccessibilityElement && label.accessibilityLabel == "text" && label.accessibilityTraits == .staticText)
    let picture = UIImageView(image: image)
    #expect(!picture.isAccessibilityElement && picture.accessibilityTraits == .image)
    #expect(picture.accessibilityLabel == "a star")
    let toggle = UISwitch()
    #expect(toggle.accessibilityValue == "0" && toggle.accessibilityTraits.contains(.button))
    toggle.isOn = true
    #expect(toggle.accessibilityValue == "1" && toggle.isAccessibilityElement)
    let segments = UISegmentedControl(items: ["One", "Two"])
    segments.selectedSegmentIndex = 1
    segments.layoutIfNeeded()
    let parts = segments.subviews.filter(\.isAccessibilityElement)
    #expect(!segments.isAccessibilityElement && parts.map(\.accessibilityLabel) == ["One", "Two"])
    #expect(parts.map(\.accessibilityTraits) == [.button, [.button, .selected]])
    #expect(!UIControl().isAccessibilityElement && !UIScrollView().isAccessibilityElement)
    let progress = UIProgressView()
    progress.progress = 0.6
    #expect(progress.accessibilityValue == "60%" && progress.isAccessibilityElement)
  }

  @Test("Sliders and page controls can be adjusted, and tell their targets")
  func adjustable() {
    var changes = 0
    let slider = UISlider()
    slider.value = 0.5
    slider.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
    #expect(slider.accessibilityTraits == .adjustable && slider.accessibilityValue == "50%")
    slider.accessibilityIncrement()
    #expect(slider.accessibilityValue == "60%" && changes == 1)
    for _ in 0..<9 { slider.accessibilityDecrement() }
    #expect(slider.value == 0 && (7...8).contains(changes), "nothing changes at the end")
    let pages = UIPageControl()
    pages.numberOfPages = 3
    pages.accessibilityIncrement()
    #expect(pages.currentPage == 1 && pages.accessibilityValue == "page 2 of 3")
  }

  @Test("A view's frame is where it is on the screen; its activation point the middle")
  func frames() {
    let screen = OffscreenWindow(size: CGSize(width: 100, height: 100), scale: 1)
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    screen.window.addSubview(view)
    #expect(view.accessibilityFrame == CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(view.accessibilityActivationPoint == CGPoint(x: 25, y: 40))
    let element = UIAccessibilityElement(accessibilityContainer: view)
    element.accessibilityFrameInContainerSpace = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(element.isAccessibilityElement && element.accessibilityFrame == CGRect(x: 11, y: 22, width: 3, height: 4))
    view.frame.origin.x = 15
    #expect(element.accessibilityFrame.minX == 16, "it follows its container")
    element.accessibilityFrame = CGRect(x: 5, y: 5, width: 5, height: 5)
    #expect(element.accessibilityFrame == CGRect(x: 5, y: 5, width: 5, height: 5))
    view.accessibilityElements = [element]
    #expect(view.accessibilityElementCount() == 1 && view.accessibilityElement(at: 0) as AnyObject? === element)
    #expect(view.index(ofAccessibilityElement: element) == 0 && view.index(ofAccessibilityElement: view) == NSNotFound)
    #expect(view.accessibilityElement(at: 1) == nil && element.next === view)
  }

  @Test("Subclasses override what they say; custom actions are kept")
  func overrides() {
    final class Star: UIView {
      override var isAccessibilityElement: Bool {
        get { true }
        set {}
      }
      override var accessibilityLabel: String? {
        get { "rating" }
        set {}
      }
      override func accessibilityActivate() -> Bool { true }
    }
    let star = Star()
    star.accessibilityLabel = "no"
    #expect(star.isAccessibilityElement && star.accessibilityLabel == "rating" && star.accessibilityActivate())
    star.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Clear") { $0.name == "Clear" }]
    let action = star.accessibilityCustomActions?.first
    #expect(action.flatMap { $0.actionHandler?($0) } == true)
  }

  @Test("No assistive app runs; traits tell of bold text and contrast")
  func system() {
    UIAccessibility.post(notification: .announcement, argument: "nobody hears it")
    #expect(!UIAccessibility.isVoiceOverRunning && !UIAccessibility.isReduceMotionEnabled)
    #expect(!UIAccessibility.isBoldTextEnabled && !UIAccessibility.isDarkerSystemColorsEnabled)
    #expect(UIAccessibility.focusedElement(using: nil) == nil)
    #expect(
      UIAccessibility.voiceOverStatusDidChangeNotification.rawValue
        == "UIAccessibilityVoiceOverStatusDidChangeNotification")
  }
}
