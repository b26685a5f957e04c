// Controls in keyed archives: state and values that differ from a new control's. Targets and actions are not archived: what
// they name is not part of the archive, and a selector carries its method.
//
// Called by: encode(with:) and init(coder:) of the controls. Values out of range are kept inside, as their setters do.

extension UIControl {
  func writeState(_ coder: NSCoder) {
    coder.write(isEnabled, "enabled", unless: true)
    coder.write(isSelected, "selected", unless: false)
    coder.write(isHighlighted, "highlighted", unless: false)
    coder.write(contentVerticalAlignment.rawValue, "contentVerticalAlignment", unless: 0)
    coder.write(contentHorizontalAlignment.rawValue, "contentHorizontalAlignment", unless: 0)
  }

  /// Before subclasses have built their parts: only what is stored is set.
  func readState(_ coder: NSCoder) {
    if !coder.flag("enabled", true) { storedState.insert(.disabled) }
    if coder.flag("selected", false) { storedState.insert(.selected) }
    if coder.flag("highlighted", false) { storedState.insert(.highlighted) }
    contentVerticalAlignment =
      ContentVerticalAlignment(rawValue: coder.integer("contentVerticalAlignment", 0)) ?? .center
    contentHorizontalAlignment =
      ContentHorizontalAlignment(rawValue: coder.integer("contentHorizontalAlignment", 0)) ?? .center
  }
}

extension NSCoder {
  func writeColor(_ color: UIColor?, _ key: String) {
    if let color { encode(color, forKey: key) }
  }
  func uiColor(_ key: String) -> UIColor? { object(key, as: UIColor.self) }
}

extension UISwitch {
  func writeValues(_ coder: NSCoder) {
    coder.write(isOn, "on", unless: false)
    coder.writeColor(onTintColor, "onTintColor")
    coder.writeColor(thumbTintColor, "thumbTintColor")
  }

  func readValues(_ coder: NSCoder) {
    isOn = coder.flag("on", false)
    onTintColor = coder.uiColor("onTintColor")
    thumbTintColor = coder.uiColor("thumbTintColor")
  }
}

extension UISlider {
  func writeValues(_ coder: NSCoder) {
    coder.write(CGFloat(minimumValue), "minimumValue", unless: 0)
    coder.write(CGFloat(maximumValue), "maximumValue", unless: 1)
    coder.write(CGFloat(value), "value", unless: 0)
    coder.write(isContinuous, "continuous", unless: true)
    coder.writeColor(minimumTrackTintColor, "minimumTrackTintColor")
    coder.writeColor(maximumTrackTintColor, "maximumTrackTintColor")
    coder.writeColor(thumbTintColor, "thumbTintColor")
  }

  func readValues(_ coder: NSCoder) {
    let (low, high) = (Float(coder.number("minimumValue", 0)), Float(coder.number("maximumValue", 1)))
    if low.isFinite { minimumValue = low }
    if high.isFinite { maximumValue = high }
    value = Float(coder.number("value", 0))
    isContinuous = coder.flag("continuous", true)
    minimumTrackTintColor = coder.uiColor("minimumTrackTintColor")
    maximumTrackTintColor = coder.uiColor("maximumTrackTintColor")
    thumbTintColor = coder.uiColor("thumbTintColor")
  }
}

extension UIStepper {
  func writeValues(_ coder: NSCoder) {
    coder.write(CGFloat(minimumValue), "minimumValue", unless: 0)
    coder.write(CGFloat(maximumValue), "maximumValue", unless: 100)
    coder.write(CGFloat(stepValue), "stepValue", unless: 1)
    coder.write(CGFloat(value), "value", unless: 0)
    coder.write(isContinuous, "continuous", unless: true)
    coder.write(autorepeat, "autorepeat", unless: true)
    coder.write(wraps, "wraps", unless: false)
  }

  func readValues(_ coder: NSCoder) {
    let (low, high) = (Double(coder.number("minimumValue", 0)), Double(coder.number("maximumValue", 100)))
    if low.isFinite { minimumValue = low }
    if high.isFinite { maximumValue = high }
    let step = Double(coder.number("stepValue", 1))
    if step.isFinite, step > 0 { stepValue = step }
    value = Double(coder.number("value", 0))
    isContinuous = coder.flag("continuous", true)
    autorepeat = coder.flag("autorepeat", true)
    wraps = coder.flag("wraps", false)
  }
}

extension UIPageControl {
  func writeValues(_ coder: NSCoder) {
    coder.write(numberOfPages, "numberOfPages", unless: 0)
    coder.write(currentPage, "currentPage", unless: 0)
    coder.write(hidesForSinglePage, "hidesForSinglePage", unless: false)
    coder.write(direction.rawValue, "direction", unless: 0)
    coder.writeColor(pageIndicatorTintColor, "pageIndicatorTintColor")
    coder.writeColor(currentPageIndicatorTintColor, "currentPageIndicatorTintColor")
  }

  func readValues(_ coder: NSCoder) {
    numberOfPages = coder.integer("numberOfPages", 0)
    currentPage = coder.integer("currentPage", 0)
    hidesForSinglePage = coder.flag("hidesForSinglePage", false)
    direction = Direction(rawValue: coder.integer("direction", 0)) ?? .natural
    pageIndicatorTintColor = coder.uiColor("pageIndicatorTintColor")
    currentPageIndicatorTintColor = coder.uiColor("currentPageIndicatorTintColor")
  }
}

extension UIProgressView {
  func writeValues(_ coder: NSCoder) {
    coder.write(progressViewStyle.rawValue, "progressViewStyle", unless: Style.default.rawValue)
    coder.write(CGFloat(progress), "progress", unless: 0)
    coder.writeColor(progressTintColor, "progressTintColor")
    coder.writeColor(trackTintColor, "trackTintColor")
  }

  func readValues(_ coder: NSCoder) {
    progressViewStyle = Style(rawValue: coder.integer("progressViewStyle", Style.default.rawValue)) ?? .default
    progress = Float(coder.number("progress", 0))
    progressTintColor = coder.uiColor("progressTintColor")
    trackTintColor = coder.uiColor("trackTintColor")
  }
}

extension UIActivityIndicatorView {
  func writeValues(_ coder: NSCoder) {
    coder.write(style.rawValue, "style", unless: Style.medium.rawValue)
    coder.writeColor(color, "color")
    coder.write(hidesWhenStopped, "hidesWhenStopped", unless: true)
    coder.write(isAnimating, "animating", unless: false)
  }

  func readValues(_ coder: NSCoder) {
    style = Style(rawValue: coder.integer("style", Style.medium.rawValue)) ?? .medium
    color = coder.uiColor("color") ?? color
    hidesWhenStopped = coder.flag("hidesWhenStopped", true)
    if coder.flag("animating", false) { startAnimating() }
  }
}

extension UISegmentedControl {
  func writeValues(_ coder: NSCoder) {
    coder.write(isMomentary, "momentary", unless: false)
    coder.write(apportionsSegmentWidthsByContent, "apportionsSegmentWidthsByContent", unless: false)
    coder.writeColor(selectedSegmentTintColor, "selectedSegmentTintColor")
    let items = segments.map { segment -> [(name: String, value: NSObject?)] in
      [
        ("title", segment.title as NSString?), ("image", segment.image),
        ("width", NSNumber(value: Double(segment.width))), ("enabled", NSNumber(value: segment.isEnabled)),
      ]
    }
    coder.writeItems(items, "segments")
    coder.write(selectedSegmentIndex, "selectedSegmentIndex", unless: Self.noSegment)
  }

  func readValues(_ coder: NSCoder) {
    isMomentary = coder.flag("momentary", false)
    apportionsSegmentWidthsByContent = coder.flag("apportionsSegmentWidthsByContent", false)
    selectedSegmentTintColor = coder.uiColor("selectedSegmentTintColor")
    for (index, item) in coder.items("segments").enumerated() {
      if let image = item["image"] as? UIImage {
        insertSegment(with: image, at: index, animated: false)
      } else {
        insertSegment(withTitle: item["title"] as? String, at: index, animated: false)
      }
      if let width = (item["width"] as? NSNumber)?.doubleValue, width.isFinite {
        setWidth(CGFloat(width), forSegmentAt: index)
      }
      if let isEnabled = (item["enabled"] as? NSNumber)?.boolValue { setEnabled(isEnabled, forSegmentAt: index) }
    }
    let selected = coder.integer("selectedSegmentIndex", Self.noSegment)
    if segments.indices.contains(selected) { selectedSegmentIndex = selected }
  }
}
