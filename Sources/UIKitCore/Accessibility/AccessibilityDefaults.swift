// What objects of UIKit's own classes say of themselves until a client says otherwise: standard controls and labels are
// elements, and their labels derive from their titles.
//
// Read by: UIResponder's accessibility members. Source: documented (UIAccessibility) for labels of titles and the traits that
// name a class; the words and values of the rest are observed ones of VoiceOver's on an iPhone in English.

@MainActor
struct AccessibilityDefaults {
  var isElement = false
  var label: String?
  var value: String?
  var traits = UIAccessibilityTraits.none

  init(_ responder: UIResponder) {
    switch responder {
    case let control as UIControl: take(control)
    case let label as UILabel:
      (isElement, self.label) = (true, label.text)
      traits = .staticText
    case let view as UIImageView:
      label = view.image?.accessibilityLabel
      traits = .image
    case let view as SegmentView:
      (isElement, label) = (true, view.words)
      traits = view.accessibilityStateTraits.union(.button)
    case let view as UIProgressView:
      (isElement, value) = (true, Self.percent(Double(view.progress), from: 0, to: 1))
      traits = .updatesFrequently
    case let view as UIActivityIndicatorView:
      (isElement, label) = (true, view.isAnimating ? "In progress" : "Progress halted")
      traits = .updatesFrequently
    case is UIAccessibilityElement: isElement = true
    default: break
    }
  }

  private mutating func take(_ control: UIControl) {
    traits = control.accessibilityStateTraits
    switch control {
    case let button as UIButton:
      (isElement, label) = (true, button.words)
      traits.insert(.button)
    case let control as UISwitch:
      (isElement, value) = (true, control.isOn ? "1" : "0")
      traits.formUnion([.button, .toggleButton])
    case let slider as UISlider:
      isElement = true
      value = Self.percent(Double(slider.value), from: Double(slider.minimumValue), to: Double(slider.maximumValue))
      traits.insert(.adjustable)
    case let pages as UIPageControl:
      (isElement, value) = (true, "page \(pages.currentPage + 1) of \(pages.numberOfPages)")
      traits.insert(.adjustable)
    default: break
    }
  }

  private static func percent(_ value: Double, from low: Double, to high: Double) -> String {
    let part = high > low ? (value - low) / (high - low) : 0
    return "\(Int((min(max(part, 0), 1) * 100).rounded()))%"
  }
}

extension UIControl {
  /// Selected and disabled controls say so.
  fileprivate var accessibilityStateTraits: UIAccessibilityTraits {
    var traits: UIAccessibilityTraits = isSelected ? .selected : .none
    if !isEnabled { traits.insert(.notEnabled) }
    return traits
  }
}

extension SegmentView {
  fileprivate var accessibilityStateTraits: UIAccessibilityTraits {
    guard let control = superview as? UISegmentedControl, let index = control.position(of: self) else { return .none }
    var traits: UIAccessibilityTraits = control.selectedSegmentIndex == index ? .selected : .none
    if !control.isEnabled || !control.isEnabledForSegment(at: index) { traits.insert(.notEnabled) }
    return traits
  }
}

extension UIButton {
  /// The title, or the image's own label.
  fileprivate var words: String? {
    if let configuration {
      let lines = [
        configuration.attributedTitle.map { String($0.characters) } ?? configuration.title,
        configuration.attributedSubtitle.map { String($0.characters) } ?? configuration.subtitle,
      ].compactMap { $0 }.filter { !$0.isEmpty }
      return lines.isEmpty ? configuration.image?.accessibilityLabel : lines.joined(separator: ", ")
    }
    return currentAttributedTitle?.string ?? currentTitle ?? currentImage?.accessibilityLabel
  }
}
