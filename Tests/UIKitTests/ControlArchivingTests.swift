// Labels, fonts, image views, controls and scroll views in keyed archives: what was set comes back, parts that a view makes
// itself are not doubled, and an empty archive gives what a new object is.

import Foundation
import Testing
import UIKit

@testable import UIKitCore

@MainActor @Suite struct ControlArchivingTests {
  private func copy<Object: AnyObject>(_ object: Object) throws -> Object {
    let data = try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: false)
    let unarchiver = try NSKeyedUnarchiver(forReadingFrom: data)
    unarchiver.requiresSecureCoding = false
    return try #require(unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? Object)
  }

  private func emptyCoder() throws -> NSCoder {
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    archiver.finishEncoding()
    return try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
  }

  private func picture() -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 6, height: 4)).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 1, y: 1, width: 3, height: 2))
    }
  }

  @Test("A date picker makes its wheels itself") func datePicker() throws {
    let picker = UIDatePicker()
    picker.datePickerMode = .countDownTimer
    picker.layoutIfNeeded()
    #expect(try copy(picker).subviews.map { "\(type(of: $0))" } == ["UIPickerView"])
  }

  @Test("A label with attributed text: every kind of attribute, and the same picture") func attributedLabel() throws {
    let style = NSMutableParagraphStyle()
    (style.alignment, style.lineSpacing, style.headIndent) = (.right, 3, 5)
    style.tabStops = [NSTextTab(textAlignment: .right, location: 40)]
    let shadow = NSShadow()
    (shadow.shadowOffset, shadow.shadowBlurRadius, shadow.shadowColor) = (CGSize(width: 1, height: 2), 3, UIColor.blue)
    let text = NSMutableAttributedString(
      string: "Größe 🙂 und mehr",
      attributes: [.font: UIFont.boldSystemFont(ofSize: 19), .paragraphStyle: style, .kern: 1.5])
    text.addAttributes(
      [
        .foregroundColor: UIColor.red, .backgroundColor: UIColor.systemYellow, .underlineStyle: 1, .shadow: shadow,
        .baselineOffset: -2.5, .strokeWidth: -3, .strokeColor: UIColor.green,
      ], range: NSRange(location: 0, length: 5))
    text.addAttribute(
      .link, value: try #require(URL(string: "https://example.org")), range: NSRange(location: 9, length: 3))
    let attachment = NSTextAttachment(image: picture())
    attachment.bounds = CGRect(x: 0, y: -2, width: 8, height: 8)
    text.append(NSAttributedString(attachment: attachment))
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 220, height: 60))
    label.numberOfLines = 2
    label.attributedText = text

    let read = try copy(label)
    let (old, new) = (try #require(label.attributedText), try #require(read.attributedText))
    #expect(new.string == old.string && read.text == label.text && read.font == label.font)
    #expect(read.textAlignment == .right && read.numberOfLines == 2)
    for index in [0, 6, 9, 12, old.length - 1] {
      let (a, b) = (old.attributes(at: index, effectiveRange: nil), new.attributes(at: index, effectiveRange: nil))
      #expect(Set(a.keys) == Set(b.keys), "at \(index)")
      #expect(a[.font] as? UIFont == b[.font] as? UIFont && a[.shadow] as? NSShadow == b[.shadow] as? NSShadow)
      #expect(a[.paragraphStyle] as? NSParagraphStyle == b[.paragraphStyle] as? NSParagraphStyle)
      #expect(
        a[.foregroundColor] as? UIColor == b[.foregroundColor] as? UIColor && a[.link] as? URL == b[.link] as? URL)
    }
    let placed = new.attribute(.attachment, at: new.length - 1, effectiveRange: nil) as? NSTextAttachment
    #expect(placed?.bounds == attachment.bounds && placed?.image == attachment.image)
    #expect(try shot(read) == shot(label))
  }

  @Test("A plain label stays plain, with all that is set on it") func plainLabel() throws {
    let label = UILabel(frame: CGRect(x: 3, y: 4, width: 90, height: 30))
    (label.text, label.font, label.textColor) = ("Plain", .preferredFont(forTextStyle: .headline), .systemRed)
    (label.highlightedTextColor, label.isHighlighted, label.isEnabled) = (.blue, true, false)
    (label.shadowColor, label.shadowOffset, label.textAlignment) = (.gray, CGSize(width: 2, height: 1), .center)
    (label.lineBreakMode, label.numberOfLines, label.adjustsFontSizeToFitWidth) = (.byTruncatingMiddle, 3, true)
    (label.minimumScaleFactor, label.baselineAdjustment, label.preferredMaxLayoutWidth) = (0.5, .alignCenters, 70)
    label.adjustsFontForContentSizeCategory = true
    let read = try copy(label)
    #expect(
      read.text == "Plain" && read.font == label.font && read.textColor == .systemRed && read.frame == label.frame)
    #expect(read.highlightedTextColor == .blue && read.isHighlighted && !read.isEnabled && read.shadowColor == .gray)
    #expect(read.shadowOffset == label.shadowOffset && read.textAlignment == .center && read.numberOfLines == 3)
    #expect(
      read.lineBreakMode == .byTruncatingMiddle && read.adjustsFontSizeToFitWidth && read.minimumScaleFactor == 0.5)
    #expect(read.baselineAdjustment == .alignCenters && read.preferredMaxLayoutWidth == 70)
    #expect(read.adjustsFontForContentSizeCategory && !read.isUserInteractionEnabled)
  }

  @Test("Fonts of every kind come back as the font they were", arguments: 0..<7) func fonts(index: Int) throws {
    let fonts: [UIFont] = [
      .systemFont(ofSize: 13), .systemFont(ofSize: 21, weight: .black), .italicSystemFont(ofSize: 15),
      .monospacedSystemFont(ofSize: 12, weight: .medium), .monospacedDigitSystemFont(ofSize: 12, weight: .regular),
      .preferredFont(forTextStyle: .title2),
      UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 14), maximumPointSize: 30),
    ]
    let read = try copy(fonts[index])
    #expect(read == fonts[index] && read.pointSize == fonts[index].pointSize && read.fontName == fonts[index].fontName)
    let data = try NSKeyedArchiver.archivedData(withRootObject: fonts[index], requiringSecureCoding: true)
    #expect(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIFont.self, from: data) == fonts[index])
    // It follows the content size as before.
    let (large, old) = (
      read.adjusted(to: .accessibilityExtraLarge), fonts[index].adjusted(to: .accessibilityExtraLarge)
    )
    #expect(large.pointSize == old.pointSize)
  }

  @Test("Switch, slider, stepper, pages, progress and spinner") func values() throws {
    let toggle = UISwitch()
    (toggle.isOn, toggle.onTintColor, toggle.thumbTintColor, toggle.isEnabled) = (true, .red, .blue, false)
    let readToggle = try copy(toggle)
    #expect(readToggle.isOn && readToggle.onTintColor == .red && readToggle.thumbTintColor == .blue)
    #expect(!readToggle.isEnabled && readToggle.subviews.count == toggle.subviews.count)

    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 120, height: 31))
    (slider.minimumValue, slider.maximumValue, slider.value, slider.isContinuous) = (10, 30, 25, false)
    slider.minimumTrackTintColor = .green
    let readSlider = try copy(slider)
    #expect(readSlider.minimumValue == 10 && readSlider.maximumValue == 30 && readSlider.value == 25)
    #expect(!readSlider.isContinuous && readSlider.minimumTrackTintColor == .green)
    #expect(readSlider.subviews.count == slider.subviews.count && readSlider.frame == slider.frame)

    let stepper = UIStepper()
    (stepper.minimumValue, stepper.maximumValue, stepper.stepValue, stepper.value) = (-5, 500, 2.5, 400)
    (stepper.wraps, stepper.autorepeat, stepper.isContinuous) = (true, false, false)
    let readStepper = try copy(stepper)
    #expect(readStepper.value == 400 && readStepper.stepValue == 2.5 && readStepper.minimumValue == -5)
    #expect(readStepper.wraps && !readStepper.autorepeat && !readStepper.isContinuous)

    let pages = UIPageControl()
    (pages.numberOfPages, pages.currentPage, pages.hidesForSinglePage) = (7, 4, true)
    pages.currentPageIndicatorTintColor = .purple
    let readPages = try copy(pages)
    #expect(readPages.numberOfPages == 7 && readPages.currentPage == 4 && readPages.hidesForSinglePage)
    #expect(readPages.currentPageIndicatorTintColor == .purple)

    let progress = UIProgressView(progressViewStyle: .bar)
    (progress.progress, progress.trackTintColor) = (0.75, .yellow)
    let readProgress = try copy(progress)
    #expect(readProgress.progress == 0.75 && readProgress.progressViewStyle == .bar)
    #expect(readProgress.trackTintColor == .yellow && readProgress.subviews.count == progress.subviews.count)

    let spinner = UIActivityIndicatorView(style: .large)
    (spinner.color, spinner.hidesWhenStopped) = (.red, false)
    spinner.startAnimating()
    let readSpinner = try copy(spinner)
    #expect(readSpinner.style == .large && readSpinner.color == .red && readSpinner.isAnimating)
    #expect(readSpinner.bounds == spinner.bounds && !readSpinner.isHidden)
  }

  @Test("Segments: titles, images, widths, which are off, which is selected") func segments() throws {
    let control = UISegmentedControl(items: ["One", picture(), "Three"])
    control.setWidth(70, forSegmentAt: 2)
    control.setEnabled(false, forSegmentAt: 0)
    control.selectedSegmentIndex = 2
    control.isMomentary = true
    let read = try copy(control)
    #expect(
      read.numberOfSegments == 3 && read.titleForSegment(at: 0) == "One" && read.titleForSegment(at: 2) == "Three")
    #expect(read.imageForSegment(at: 1) == control.imageForSegment(at: 1) && read.widthForSegment(at: 2) == 70)
    #expect(!read.isEnabledForSegment(at: 0) && read.isEnabledForSegment(at: 1))
    #expect(read.selectedSegmentIndex == 2 && read.isMomentary && read.subviews.count == control.subviews.count)
  }

  @Test("Buttons by state and by configuration") func buttons() throws {
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    button.setTitle("Normal", for: .normal)
    button.setTitle("Pressed", for: .highlighted)
    button.setTitleColor(.red, for: .disabled)
    button.setImage(picture(), for: .selected)
    button.titleLabel?.font = .boldSystemFont(ofSize: 22)
    (button.contentEdgeInsets, button.isSelected) = (UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4), true)
    button.contentHorizontalAlignment = .left
    button.layoutIfNeeded()
    let read = try copy(button)
    #expect(
      read.buttonType == .system && read.title(for: .normal) == "Normal" && read.title(for: .highlighted) == "Pressed")
    #expect(read.titleColor(for: .disabled) == .red && read.image(for: .selected) == button.image(for: .selected))
    #expect(read.contentEdgeInsets == button.contentEdgeInsets && read.isSelected && read.isTracking == false)
    #expect(read.titleLabel?.font == .boldSystemFont(ofSize: 22) && read.contentHorizontalAlignment == .left)
    read.layoutIfNeeded()
    #expect(read.subviews.count == button.subviews.count)
    #expect(try shot(read) == shot(button))

    var configuration = UIButton.Configuration.tinted()
    (configuration.title, configuration.subtitle, configuration.image) = ("Title", "Sub", picture())
    (configuration.baseForegroundColor, configuration.cornerStyle, configuration.buttonSize) = (
      .purple, .capsule, .large
    )
    (configuration.imagePadding, configuration.imagePlacement) = (6, .trailing)
    configuration.contentInsets = NSDirectionalEdgeInsets(top: 3, leading: 4, bottom: 5, trailing: 6)
    let configured = UIButton(configuration: configuration)
    configured.frame = CGRect(x: 0, y: 0, width: 160, height: 60)
    let copied = try copy(configured)
    #expect(copied.configuration?.title == "Title" && copied.configuration?.cornerStyle == .capsule)
    #expect(copied.configuration?.contentInsets == configuration.contentInsets)
    #expect(try shot(copied) == shot(configured))
  }

  @Test("A scroll view: content, insets, behaviour, zoom; its bars and its refresh control are not doubled")
  func scrollViews() throws {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
    view.contentSize = CGSize(width: 400, height: 900)
    view.contentOffset = CGPoint(x: 20, y: 300)
    view.contentInset = UIEdgeInsets(top: 7, left: 0, bottom: 8, right: 0)
    (view.isPagingEnabled, view.bounces, view.alwaysBounceVertical, view.isScrollEnabled) = (true, false, true, false)
    (view.decelerationRate, view.keyboardDismissMode, view.indicatorStyle) = (.fast, .onDrag, .white)
    (view.minimumZoomScale, view.maximumZoomScale, view.showsHorizontalScrollIndicator) = (0.5, 4, false)
    (view.delaysContentTouches, view.contentInsetAdjustmentBehavior) = (false, .never)
    view.refreshControl = UIRefreshControl()
    view.addSubview(UIView(frame: CGRect(x: 1, y: 1, width: 5, height: 5)))
    view.flashScrollIndicators()
    let read = try copy(view)
    #expect(read.contentSize == view.contentSize && read.contentOffset == view.contentOffset)
    #expect(
      read.contentInset == view.contentInset && read.isPagingEnabled && !read.bounces && read.alwaysBounceVertical)
    #expect(!read.isScrollEnabled && !read.panGestureRecognizer.isEnabled && !read.delaysContentTouches)
    #expect(read.decelerationRate == .fast && read.keyboardDismissMode == .onDrag && read.indicatorStyle == .white)
    #expect(read.minimumZoomScale == 0.5 && read.maximumZoomScale == 4 && !read.showsHorizontalScrollIndicator)
    #expect(read.contentInsetAdjustmentBehavior == .never && read.refreshControl != nil)
    #expect(read.subviews.count == 2 && read.gestureRecognizers?.count == view.gestureRecognizers?.count)
  }

  @Test("A scroll view: which axes bounce, and where its bars are") func scrollBars() throws {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
    (view.bouncesHorizontally, view.automaticallyAdjustsScrollIndicatorInsets) = (false, false)
    view.verticalScrollIndicatorInsets = UIEdgeInsets(top: 5, left: 0, bottom: 6, right: 1)
    view.horizontalScrollIndicatorInsets = UIEdgeInsets(top: 0, left: 7, bottom: 0, right: 8)
    let read = try copy(view)
    #expect(!read.bouncesHorizontally && read.bouncesVertically && !read.automaticallyAdjustsScrollIndicatorInsets)
    #expect(read.verticalScrollIndicatorInsets == view.verticalScrollIndicatorInsets)
    #expect(read.horizontalScrollIndicatorInsets == view.horizontalScrollIndicatorInsets)
  }

  @Test("A refresh control: its title, which is not doubled") func refreshTitle() throws {
    let control = UIRefreshControl()
    control.attributedTitle = NSAttributedString(string: "Pull")
    let read = try copy(control)
    #expect(read.attributedTitle?.string == "Pull" && read.subviews.count == control.subviews.count)
    read.attributedTitle = nil
    #expect(try copy(read).attributedTitle == nil)
  }

  @Test("An archive that holds nothing gives new objects") func empty() throws {
    let coder = try emptyCoder()
    #expect(UILabel(coder: coder)?.text == nil && UILabel(coder: coder)?.font == UILabel().font)
    #expect(UISwitch(coder: coder)?.isOn == false && UISlider(coder: coder)?.maximumValue == 1)
    #expect(UIStepper(coder: coder)?.maximumValue == 100 && UIPageControl(coder: coder)?.numberOfPages == 0)
    #expect(UISegmentedControl(coder: coder)?.numberOfSegments == 0 && UIProgressView(coder: coder)?.progress == 0)
    #expect(UIButton(coder: coder)?.buttonType == .custom && UIButton(coder: coder)?.configuration == nil)
    #expect(UIScrollView(coder: coder)?.bounces == true && UIScrollView(coder: coder)?.zoomScale == 1)
    #expect(UIActivityIndicatorView(coder: coder).style == .medium)
    #expect(NSParagraphStyle(coder: coder) == NSParagraphStyle() && NSShadow(coder: coder) == NSShadow())
    #expect(UIControl(coder: coder)?.isEnabled == true && UIRefreshControl(coder: coder)?.isRefreshing == false)
  }

  private func shot(_ view: UIView) throws -> Data {
    let screen = OffscreenWindow(size: CGSize(width: 240, height: 80), scale: 1)
    screen.window.backgroundColor = .white
    screen.window.addSubview(view)
    let image = try #require(try screen.render())
    view.removeFromSuperview()
    return try #require(image.dataProvider?.data) as Data
  }
}
