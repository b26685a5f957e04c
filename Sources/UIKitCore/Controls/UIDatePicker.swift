// UIDatePicker: a date, a time or a duration, by wheels.
//
// What the wheels say is DateWheels'; the wheels themselves are a UIPickerView's. Calendars and other styles than wheels are
// not drawn: `datePickerStyle` says so.

@preconcurrency @MainActor
open class UIDatePicker: UIControl {
  private let picker = UIPickerView()
  private var source: DatePickerSource?
  private var storedDate = Date()
  private var storedInterval = 1
  /// Of a countdown, seconds.
  private var storedDuration: TimeInterval = 0
  private var units: [PickerRowLabel] = []

  public override init(frame: CGRect) {
    let size = frame.size == .zero ? ControlLook.Picker.size : frame.size
    super.init(frame: CGRect(origin: frame.origin, size: size))
    build()
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    build()
  }

  open var datePickerMode = Mode.dateAndTime { didSet { settingsDidChange() } }
  open var locale: Locale? { didSet { settingsDidChange() } }
  open var calendar: Calendar! = .current { didSet { settingsDidChange() } }
  /// Nil stands for the calendar's. Source: documented.
  open var timeZone: TimeZone? { didSet { settingsDidChange() } }
  /// Without an event. Source: documented.
  open var date: Date {
    get { storedDate }
    set { setDate(newValue, animated: false) }
  }
  open func setDate(_ date: Date, animated: Bool) {
    guard datePickerMode == .countDownTimer else { return show(date, animated: animated) }
    storedDate = date
  }
  open var minimumDate: Date? { didSet { settingsDidChange() } }
  open var maximumDate: Date? { didSet { settingsDidChange() } }
  /// Seconds, whole minutes of less than a day: what a countdown picker shows. Source: documented.
  open var countDownDuration: TimeInterval {
    get { storedDuration }
    set {
      guard newValue.isFinite, datePickerMode == .countDownTimer else { return }
      show(Date(timeIntervalSinceReferenceDate: newValue), animated: false)
    }
  }
  /// A divisor of 60 up to 30; others are taken as 1. Source: documented.
  open var minuteInterval: Int {
    get { storedInterval }
    set {
      storedInterval = (1...30).contains(newValue) && 60 % newValue == 0 ? newValue : 1
      settingsDidChange()
    }
  }
  open var roundsToMinuteInterval = true { didSet { settingsDidChange() } }
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic
  /// Always wheels here, whatever is preferred.
  open var datePickerStyle: UIDatePickerStyle { .wheels }

  open override var intrinsicContentSize: CGSize { ControlLook.Picker.size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { ControlLook.Picker.size }
  override func isOwnPart(_ subview: UIView) -> Bool { subview === picker || subview is PickerRowLabel }

  public enum Mode: Int, Sendable {
    case time, date, dateAndTime, countDownTimer, yearAndMonth
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    picker.frame = bounds
    placeUnits()
    picker.alpha = isEnabled ? 1 : 0.5
    picker.isUserInteractionEnabled = isEnabled
  }

  /// "hours" and "min" beside the rows of a countdown, which do not turn, in the locale's words for as many as there are.
  private func placeUnits() {
    let isCountdown = datePickerMode == .countDownTimer
    if isCountdown, units.isEmpty {
      units = (0..<2).map { _ in
        let label = PickerRowLabel()
        label.font = .systemFont(ofSize: ControlLook.Picker.unitFontSize, weight: .semibold)
        label.textAlignment = .natural
        addSubview(label)
        return label
      }
    }
    for label in units { label.isHidden = !isCountdown }
    guard isCountdown else { return }
    picker.layoutIfNeeded()
    let (minutes, locale) = (Int(countDownDuration) / 60, locale ?? calendar?.locale ?? .current)
    units[0].text = DateWords.hours(minutes / 60, locale)
    units[1].text = DateWords.minutes(minutes % 60, locale)
    for (label, wheel) in zip(units, picker.wheels) {
      let width = ControlLook.Picker.unitWidth
      label.frame = CGRect(
        x: wheel.frame.maxX - width, y: bounds.midY - wheel.rowHeight / 2, width: width, height: wheel.rowHeight)
    }
  }

  private func build() {
    addSubview(picker)
    picker.frame = bounds
    settingsDidChange()
  }

  private func settingsDidChange() {
    var calendar: Calendar = self.calendar ?? .current
    let locale: Locale = self.locale ?? calendar.locale ?? .current
    calendar.locale = locale
    if let timeZone { calendar.timeZone = timeZone }
    let wheels = DateWheels(
      mode: datePickerMode, calendar: calendar, locale: locale, interval: storedInterval, today: Date(),
      middle: storedDate)
    let source = DatePickerSource(wheels)
    source.choose = { [weak self] date in self?.choose(date) }
    if datePickerMode != .countDownTimer { (source.earliest, source.latest) = (minimumDate, maximumDate) }
    self.source = source
    (picker.dataSource, picker.delegate) = (source, source)
    picker.reloadAllComponents()
    setNeedsLayout()
    let isCountdown = datePickerMode == .countDownTimer
    turn(to: isCountdown ? Date(timeIntervalSinceReferenceDate: storedDuration) : storedDate, animated: false)
  }

  private func show(_ date: Date, animated: Bool) {
    guard let source else { return }
    // The wheel of whole dates begins anew around a date that it is not turned to: where it stands tells of nothing else.
    if !animated, datePickerMode == .dateAndTime,
      !source.wheels.calendar.isDate(date, inSameDayAs: source.wheels.middle)
    {
      storedDate = date
      return settingsDidChange()
    }
    turn(to: date, animated: animated)
  }

  private func turn(to date: Date, animated: Bool) {
    guard let source else { return }
    guard datePickerMode == .countDownTimer else {
      let wanted = storedInterval > 1 && roundsToMinuteInterval ? source.wheels.rounded(date) : date
      storedDate = source.wheels.allowed(wanted, from: source.earliest, to: source.latest)
      return source.show(storedDate, on: picker, animated: animated)
    }
    // A countdown of nothing goes back to the least one. Chosen here, after how the wheels behave.
    let minutes = Int(min(max(date.timeIntervalSinceReferenceDate, 0), 86_399)) / 60
    storedDuration = TimeInterval(max(minutes / storedInterval * storedInterval, storedInterval) * 60)
    source.show(Date(timeIntervalSinceReferenceDate: storedDuration), on: picker, animated: animated)
    setNeedsLayout()
  }

  /// A finger has turned a wheel.
  private func choose(_ date: Date) {
    show(date, animated: true)
    perform([.valueChanged, .primaryActionTriggered], with: nil)
  }
}

public enum UIDatePickerStyle: Int, Sendable {
  case automatic, wheels, compact, inline
}
