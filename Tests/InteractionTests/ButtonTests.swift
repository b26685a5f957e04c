// Buttons: what they show in each state, how large they are, and what they do.

import Testing
import UIKit

@testable import UIKitCore

@MainActor
struct ButtonTests {
  private final class Subclass: UIButton {
    var note = ""
  }

  @Test("A subclass without initialisers of its own inherits UIKit's, and has the type that it was asked for")
  func inheritance() {
    let all = [
      Subclass(), Subclass(frame: .zero), Subclass(type: .system), Subclass(primaryAction: nil),
      Subclass(type: .custom, primaryAction: nil), Subclass(configuration: .filled(), primaryAction: nil),
    ]
    let types: [UIButton.ButtonType] = [.custom, .custom, .system, .system, .custom, .system]
    #expect(all.map(\.buttonType) == types)
  }

  @Test("A state without a title of its own has the normal one's")
  func states() {
    let button = UIButton(type: .custom)
    button.setTitle("Go", for: .normal)
    button.setTitle("Gone", for: .selected)
    button.setTitleColor(.red, for: .normal)
    #expect(button.currentTitle == "Go" && button.title(for: .highlighted) == "Go")
    button.isSelected = true
    button.layoutIfNeeded()
    #expect(button.currentTitle == "Gone" && button.titleLabel?.text == "Gone")
    button.isHighlighted = true
    #expect(button.currentTitle == "Go", "selected and highlighted is a state of its own")
    #expect(button.currentTitleColor == .red)
  }

  @Test("An attributed title is shown instead of the plain one, and measured")
  func attributed() {
    let button = UIButton(type: .system)
    button.setTitle("Go", for: .normal)
    let plain = button.intrinsicContentSize
    button.setAttributedTitle(
      NSAttributedString(string: "Going", attributes: [.font: UIFont.systemFont(ofSize: 30)]), for: .normal)
    #expect(button.currentAttributedTitle?.string == "Going" && button.intrinsicContentSize.width > plain.width * 2)
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
    button.layoutIfNeeded()
    #expect(button.titleLabel?.attributedText?.string == "Going")
    button.setAttributedTitle(nil, for: .normal)
    button.layoutIfNeeded()
    #expect(button.titleLabel?.text == "Go" && button.intrinsicContentSize == plain)
  }

  @Test("A system button is the tint, and greyed when it is disabled; a custom one is white")
  func colours() {
    let system = UIButton(type: .system)
    system.setTitle("Go", for: .normal)
    system.tintColor = .systemRed
    #expect(system.currentTitleColor == .systemRed)
    system.isEnabled = false
    #expect(system.currentTitleColor != .systemRed)
    #expect(UIButton(type: .custom).currentTitleColor == .white)
  }

  @Test("Title and image stand side by side, in the middle, with insets around them")
  func layout() {
    let button = UIButton(type: .custom)
    button.setTitle("Go", for: .normal)
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }
    button.setImage(image, for: .normal)
    let text = button.intrinsicContentSize.width - 20
    button.contentEdgeInsets = UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 30)
    #expect(button.intrinsicContentSize.width == text + 60)
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
    let area = button.contentRect(forBounds: button.bounds)
    #expect(area == CGRect(x: 10, y: 5, width: 160, height: 50))
    let (picture, title) = (button.imageRect(forContentRect: area), button.titleRect(forContentRect: area))
    #expect(picture.size == CGSize(width: 20, height: 20) && abs(picture.midY - 30) < 0.5)
    #expect(abs(title.minX - picture.maxX) < 0.5 && abs((picture.minX + title.maxX) / 2 - 90) < 0.5)
    button.contentHorizontalAlignment = .leading
    #expect(button.imageRect(forContentRect: area).minX == 10)
  }

  @Test("A configuration: insets, sizes, image placement, corner styles")
  func configuration() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Go"
    let medium = UIButton(configuration: configuration).intrinsicContentSize
    configuration.buttonSize = .large
    let large = UIButton(configuration: configuration).intrinsicContentSize
    #expect(large.height == medium.height + 16 && large.width == medium.width + 16)
    configuration.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    configuration.buttonSize = .small
    #expect(configuration.contentInsets.leading == 2, "set insets are kept")
    configuration.image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20)).image { _ in }
    configuration.imagePlacement = .top
    configuration.imagePadding = 5
    configuration.cornerStyle = .capsule
    let button = UIButton(configuration: configuration)
    button.sizeToFit()
    button.layoutIfNeeded()
    let area = button.contentRect(forBounds: button.bounds)
    #expect(abs(button.titleRect(forContentRect: area).minY - button.imageRect(forContentRect: area).maxY - 5) < 0.5)
    #expect(button.fill?.layer.cornerRadius == button.bounds.height / 2)
  }

  @Test("A configuration's text: attributes of its own, a transformer's, plain again; lines where there is little room")
  func configurationText() {
    var configuration = UIButton.Configuration.plain()
    var title = AttributedString("Great")
    title.uiKit.font = UIFont.systemFont(ofSize: 30)
    configuration.attributedTitle = title
    configuration.attributedSubtitle = AttributedString("small")
    #expect(configuration.title == "Great" && configuration.subtitle == "small")
    configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { attributes in
      var changed = attributes
      changed.uiKit.foregroundColor = UIColor.red
      return changed
    }
    let button = UIButton(configuration: configuration)
    button.sizeToFit()
    button.layoutIfNeeded()
    let shown = button.titleLabel?.attributedText
    #expect((shown?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.pointSize == 30)
    #expect(shown?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
    #expect(
      (button.subtitleLabel?.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.pointSize == 13)
    configuration.title = "Plain, and much too long for the width that there is"
    #expect(configuration.attributedTitle.map { String($0.characters) } == configuration.title)
    button.configuration = configuration
    let (one, many) = (button.sizeThatFits(.zero), button.sizeThatFits(CGSize(width: 120, height: 0)))
    #expect(one.width > 200 && many.width <= 120 && many.height > one.height + 2 * 15)
  }

  @Test(
    "Popup chevrons stand at the end; a stroke outside the background has its own outline; a custom background fills")
  func configurationParts() {
    var configuration = UIButton.Configuration.gray()
    configuration.title = "Choose"
    let width = UIButton(configuration: configuration).intrinsicContentSize.width
    configuration.indicator = .popup
    let button = UIButton(configuration: configuration)
    #expect(button.intrinsicContentSize.width > width + 6)
    configuration.background.strokeColor = .red
    configuration.background.strokeWidth = 2
    configuration.background.strokeOutset = 3
    let custom = UIView()
    button.configuration = configuration
    button.sizeToFit()
    button.layoutIfNeeded()
    #expect(button.stroke?.frame == button.bounds.insetBy(dx: -3, dy: -3) && button.stroke?.layer.borderWidth == 2)
    #expect(button.chevrons.map { $0.frame.maxX } == button.bounds.maxX - 12)
    configuration.background.customView = custom
    button.configuration = configuration
    button.layoutIfNeeded()
    #expect(custom.superview === button && custom.frame == button.bounds && button.fill?.isHidden == true)
    button.configuration = .gray()
    button.layoutIfNeeded()
    #expect(custom.superview == nil)
  }

  @Test("From right to left the image stands on the right, and leading alignment is right")
  func rightToLeft() {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Go"
    configuration.image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }
    let button = UIButton(configuration: configuration)
    button.semanticContentAttribute = .forceRightToLeft
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
    let area = button.contentRect(forBounds: button.bounds)
    #expect(button.imageRect(forContentRect: area).minX > button.titleRect(forContentRect: area).maxX - 0.5)
    button.contentHorizontalAlignment = .leading
    #expect(button.imageRect(forContentRect: area).maxX == area.maxX)
  }

  @Test("The update handler sees each new state, and what it sets is shown at once")
  func updateHandler() {
    let button = UIButton(configuration: .filled())
    var states: [UIControl.State] = []
    button.configurationUpdateHandler = { button in
      states.append(button.state)
      button.configuration?.title = button.isHighlighted ? "Pressed" : "Free"
    }
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    button.layoutIfNeeded()
    button.isHighlighted = true
    button.layoutIfNeeded()
    #expect(states == [.normal, .highlighted] && button.titleLabel?.text == "Pressed")
  }

  @Test("A primary action gives a title and is run by a tap, after touch up inside")
  func primaryAction() {
    let log = Log()
    let stage = TouchStage()
    let action = UIAction(title: "Do it") { _ in log.add("primary") }
    let button = stage.add(UIButton(type: .system, primaryAction: action), 0, 0, 100, 40)
    button.addAction(UIAction { _ in log.add("up") }, for: .touchUpInside)
    #expect(button.currentTitle == "Do it")
    stage.tap(50, 20)
    #expect(log.take() == ["up", "primary"])
    button.changesSelectionAsPrimaryAction = true
    stage.tap(50, 20)
    #expect(button.isSelected)
  }

  @Test("GE-01 a button wins over a tap recogniser around it")
  func overTap() {
    let log = Log()
    let stage = TouchStage()
    let listener = GestureLog(log)
    let outer = stage.add(UIView(), 0, 0, 300, 300)
    listener.listen(UITapGestureRecognizer(), "tap", on: outer)
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    outer.addSubview(button)
    button.addAction(UIAction { _ in log.add("button") }, for: .touchUpInside)
    stage.tap(50, 20)
    stage.wait(1)
    stage.tap(150, 150)
    #expect(log.take() == ["button", "tap ended"])
  }

  @Test("Segments: a tap chooses, a momentary one does not stay; disabled ones are not chosen")
  func segments() {
    let log = Log()
    let stage = TouchStage()
    let control = stage.add(UISegmentedControl(items: ["a", "b", "c"]), 0, 0, 300, 32)
    let chosen = UIAction { [weak control] _ in log.add("\(control?.selectedSegmentIndex ?? -9)") }
    control.addAction(chosen, for: .valueChanged)
    control.setEnabled(false, forSegmentAt: 2)
    stage.tap(150, 16)
    stage.tap(150, 16)
    stage.tap(250, 16)
    #expect(control.selectedSegmentIndex == 1 && log.take() == ["1"])
    control.insertSegment(withTitle: "z", at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 2 && control.numberOfSegments == 4)
    control.removeSegment(at: 2, animated: false)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    control.isMomentary = true
    stage.tap(50, 16)
    #expect(log.take() == ["0"] && control.selectedSegmentIndex == UISegmentedControl.noSegment)
    #expect(control.titleForSegment(at: 0) == "z" && control.titleForSegment(at: 9) == nil)
  }
}
