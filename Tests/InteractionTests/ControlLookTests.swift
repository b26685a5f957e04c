// What clients may put in place of the looks of controls: images, attributes, rectangles.

import Testing
import UIKit

@testable import UIKitCore

@MainActor
struct ControlLookTests {
  private func image(_ width: CGFloat, _ height: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { _ in
      UIColor.blue.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: width, height: height))
    }
  }

  @Test("A slider's images: thumb and tracks by state, pictures at the ends that shorten the track")
  func sliderImages() {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 300, height: 31))
    let plain = slider.trackRect(forBounds: slider.bounds)
    let (thumb, disabled) = (image(10, 20), image(12, 20))
    slider.setThumbImage(thumb, for: .normal)
    slider.setThumbImage(disabled, for: .disabled)
    #expect(slider.currentThumbImage === thumb && slider.thumbImage(for: .disabled) === disabled)
    slider.isEnabled = false
    #expect(slider.currentThumbImage === disabled)
    slider.isEnabled = true
    slider.minimumValueImage = image(20, 20)
    let track = slider.trackRect(forBounds: slider.bounds)
    #expect(track.minX == 32 && track.maxX == plain.maxX)
    #expect(slider.minimumValueImageRect(forBounds: slider.bounds).origin.x == 0)
    slider.value = 1
    let rect = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 1)
    #expect(rect.size == CGSize(width: 10, height: 20) && rect.maxX == track.maxX + 2)
  }

  @Test(
    "A slider from right to left has its least value on the right; rectangles that are overridden count for fingers")
  func sliderGeometry() {
    final class Inset: UISlider {
      override func trackRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 50, dy: 12) }
    }
    let stage = TouchStage()
    let slider = stage.add(Inset(), 0, 0, 300, 31)
    slider.semanticContentAttribute = .forceRightToLeft
    slider.layoutIfNeeded()
    stage.down(50 + 200 - 12, 15)
    stage.drag(to: 150, 15, steps: 4)
    stage.up()
    #expect(abs(slider.value - 0.5) < 0.02)
  }

  @Test("Titles of segments by state: what a state has not, the normal one has; the widest counts")
  func segmentAttributes() {
    let control = UISegmentedControl(items: ["One", "Two"])
    let narrow = control.intrinsicContentSize.width
    control.setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 24), .foregroundColor: UIColor.red], for: .normal)
    control.setTitleTextAttributes([.foregroundColor: UIColor.green], for: .selected)
    #expect(control.intrinsicContentSize.width > narrow + 20)
    control.selectedSegmentIndex = 0
    control.sizeToFit()
    control.layoutIfNeeded()
    func color(_ index: Int) -> UIColor? {
      let label = control.segments[index].view.subviews.compactMap { $0 as? UILabel }.first
      return label?.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
    }
    #expect(color(0) == .green && color(1) == .red)
    #expect(control.titleTextAttributes(for: .selected)?.count == 1)
    control.setTitleTextAttributes(nil, for: .selected)
    control.layoutIfNeeded()
    #expect(color(0) == .red)
  }

  @Test("Segments made of actions run them; background images take the place of the control's own look")
  func segmentActions() {
    let log = Log()
    let stage = TouchStage()
    let actions = ["a", "b"].map { name in
      UIAction(title: name, identifier: UIAction.Identifier(name)) { _ in log.add(name) }
    }
    let control = stage.add(UISegmentedControl(frame: .zero, actions: actions), 0, 0, 200, 32)
    #expect(control.segmentIndex(identifiedBy: UIAction.Identifier("b")) == 1)
    stage.tap(150, 16)
    #expect(log.take() == ["b"])
    control.setBackgroundImage(image(10, 32), for: .normal, barMetrics: .default)
    control.layoutIfNeeded()
    #expect(control.backgroundColor == .clear)
    control.setBackgroundImage(nil, for: .normal, barMetrics: .default)
    control.layoutIfNeeded()
    #expect(control.backgroundColor == .tertiarySystemFill)
  }

  @Test("A finger drawn along the dots of a page control turns pages as it goes; pages that do not fit scroll along")
  func pages() {
    let log = Log()
    let stage = TouchStage()
    let control = stage.add(UIPageControl(), 0, 0, 200, 26)
    control.numberOfPages = 5
    control.addAction(UIAction { _ in log.add("\(control.currentPage)") }, for: .valueChanged)
    // Dots of 7 points, 9 apart, in the middle: the first begins at 64.5.
    stage.down(68, 13)
    stage.drag(to: 132, 13, steps: 16)
    #expect(control.interactionState == .continuous)
    stage.up()
    #expect(log.take() == ["1", "2", "3", "4"] && control.interactionState == .none)
    control.allowsContinuousInteraction = false
    stage.down(132, 13)
    stage.drag(to: 68, 13, steps: 16)
    stage.up()
    #expect(log.take() == ["3"], "only one back, for the side that it ended on")
    control.numberOfPages = 100
    control.currentPage = 99
    #expect(control.sizeThatFits(.zero).width > 1000)
  }

  @Test("A stepper and a progress view keep the images that they are given")
  func stepperImages() {
    let (stepper, plus) = (UIStepper(), image(8, 8))
    stepper.setIncrementImage(plus, for: .normal)
    stepper.setDividerImage(plus, forLeftSegmentState: .normal, rightSegmentState: .normal)
    #expect(stepper.incrementImage(for: .normal) === plus && stepper.decrementImage(for: .normal) == nil)
    #expect(stepper.dividerImage(forLeftSegmentState: .normal, rightSegmentState: .normal) === plus)
    stepper.layer.displayIfNeeded()
    let progress = UIProgressView()
    progress.progressImage = plus
    progress.progress = 0.5
    progress.layoutIfNeeded()
    #expect(progress.progressImage === plus)
  }
}
