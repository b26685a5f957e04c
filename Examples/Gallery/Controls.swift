import UIKit

/// Every control, in its states.
private func board(_ size: CGSize) -> UIView {
  let view = UIView(frame: CGRect(origin: .zero, size: size))
  view.backgroundColor = .systemBackground
  return view
}

extension UIView {
  fileprivate func put(_ view: UIView, _ x: CGFloat, _ y: CGFloat, width: CGFloat? = nil) {
    view.sizeToFit()
    view.frame.origin = CGPoint(x: x, y: y)
    if let width { view.frame.size.width = width }
    addSubview(view)
  }
}

#Preview("Controls") {
  let view = board(CGSize(width: 320, height: 330))
  let (off, on) = (UISwitch(), UISwitch())
  on.isOn = true
  view.put(off, 20, 20)
  view.put(on, 90, 20)
  let disabled = UISwitch()
  disabled.isOn = true
  disabled.isEnabled = false
  view.put(disabled, 160, 20)
  let slider = UISlider()
  slider.value = 0.4
  view.put(slider, 20, 70, width: 280)
  let stepper = UIStepper()
  stepper.minimumValue = 0
  view.put(stepper, 20, 120)
  let segments = UISegmentedControl(items: ["First", "Second", "Third"])
  segments.selectedSegmentIndex = 1
  view.put(segments, 20, 170, width: 280)
  let pages = UIPageControl()
  pages.numberOfPages = 5
  pages.currentPage = 2
  pages.currentPageIndicatorTintColor = .label
  view.put(pages, 20, 220, width: 280)
  let progress = UIProgressView(progressViewStyle: .default)
  progress.progress = 0.6
  view.put(progress, 20, 262, width: 280)
  let (medium, large) = (UIActivityIndicatorView(style: .medium), UIActivityIndicatorView(style: .large))
  medium.hidesWhenStopped = false
  large.hidesWhenStopped = false
  view.put(medium, 130, 126)
  view.put(large, 170, 118)
  return view
}

#Preview("Buttons") {
  let view = board(CGSize(width: 300, height: 260))
  let configurations: [(String, UIButton.Configuration)] = [
    ("Plain", .plain()), ("Gray", .gray()), ("Tinted", .tinted()), ("Filled", .filled()),
  ]
  for (index, (title, base)) in configurations.enumerated() {
    var configuration = base
    configuration.title = title
    let y = CGFloat(index) * 48 + 12
    view.put(UIButton(configuration: configuration), 12, y)
    let pressed = UIButton(configuration: configuration)
    pressed.isHighlighted = true
    view.put(pressed, 108, y)
    let disabled = UIButton(configuration: configuration)
    disabled.isEnabled = false
    view.put(disabled, 204, y)
  }
  let system = UIButton(type: .system)
  system.setTitle("System", for: .normal)
  view.put(system, 12, 210)
  var large = UIButton.Configuration.filled()
  large.title = "Capsule"
  large.subtitle = "with a subtitle"
  large.cornerStyle = .capsule
  view.put(UIButton(configuration: large), 108, 205)
  return view
}
