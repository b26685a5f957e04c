// What the wheels of a date picker show, and which date their rows stand for: dates to rows and back, by calendar and locale.
//
// Made by: UIDatePicker whenever a setting changes. A value: no views, no clock. Loops (hours, minutes, months, days) are
// many turns of the same rows, so that a wheel has no end that anybody reaches.

struct DateWheels {
  enum Column: Equatable {
    /// Days, one a row, whatever their month.
    case date
    case hour, minute, period
    case year, month, day
    /// Of a countdown.
    case hours, minutes

    var loops: Bool { self == .hour || self == .minute || self == .month || self == .day || self == .minutes }
  }

  static let turns = 400
  /// Rows before and after the middle one, of the wheel of whole dates.
  static let days = 20_000

  let columns: [Column]
  let calendar: Calendar
  let locale: Locale
  let usesPeriods: Bool
  /// Minutes from one row to the next; divides 60.
  let interval: Int
  /// The day whose title is a word.
  let today: Date
  /// The row in the middle of the wheel of whole dates.
  let middle: Date
  private let words: DateWords

  /// `middle` is today unless it is given.
  init(
    mode: UIDatePicker.Mode, calendar: Calendar, locale: Locale, interval: Int, today: Date, middle: Date? = nil
  ) {
    (self.calendar, self.locale, self.interval) = (calendar, locale, interval)
    self.today = calendar.startOfDay(for: today)
    self.middle = calendar.startOfDay(for: middle ?? today)
    let time = DateFormatter.dateFormat(fromTemplate: "jm", options: 0, locale: locale) ?? "HH:mm"
    usesPeriods = time.contains("a") || time.contains("b") || time.contains("B")
    words = DateWords(calendar: calendar, locale: locale, padsHours: time.contains("HH") || time.contains("hh"))
    var clock: [Column] = usesPeriods ? [.hour, .minute, .period] : [.hour, .minute]
    if usesPeriods, let period = time.firstIndex(where: { "abB".contains($0) }),
      let hour = time.firstIndex(where: { "hHkK".contains($0) }), period < hour
    {
      clock = [.period, .hour, .minute]
    }
    switch mode {
    case .time: columns = clock
    case .dateAndTime: columns = [.date] + clock
    case .date: columns = Self.order("yMMMMd", locale)
    case .yearAndMonth: columns = Self.order("yMMMM", locale)
    case .countDownTimer: columns = [.hours, .minutes]
    }
  }

  /// The parts of a date in the order that the locale writes them.
  private static func order(_ template: String, _ locale: Locale) -> [Column] {
    let pattern = DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale) ?? template
    var found: [Column] = []
    for letter in pattern {
      let column: Column? =
        switch letter {
        case "y", "u", "U", "r": .year
        case "M", "L": .month
        case "d": .day
        default: nil
        }
      if let column, !found.contains(column) { found.append(column) }
    }
    return found
  }

  // MARK: Rows

  /// The rows of one turn.
  func period(of column: Column) -> Int {
    switch column {
    case .date: 2 * Self.days + 1
    case .hour: usesPeriods ? 12 : 24
    case .minute, .minutes: 60 / interval
    case .period: 2
    case .year: 9999
    case .month: calendar.maximumRange(of: .month)?.count ?? 12
    case .day: calendar.maximumRange(of: .day)?.count ?? 31
    case .hours: 24
    }
  }

  func count(of column: Column) -> Int { period(of: column) * (column.loops ? Self.turns : 1) }

  /// The row of a turn that stands for `date`.
  private func place(of date: Date, in column: Column) -> Int {
    switch column {
    case .date:
      let days = calendar.dateComponents([.day], from: middle, to: calendar.startOfDay(for: date)).day ?? 0
      return min(max(days + Self.days, 0), 2 * Self.days)
    case .hour: return calendar.component(.hour, from: date) % period(of: .hour)
    case .minute: return calendar.component(.minute, from: date) / interval
    case .period: return calendar.component(.hour, from: date) / 12
    case .year: return min(max(calendar.component(.year, from: date) - 1, 0), 9998)
    case .month: return calendar.component(.month, from: date) - 1
    case .day: return calendar.component(.day, from: date) - 1
    case .hours: return Int(date.timeIntervalSinceReferenceDate) / 3600 % 24
    case .minutes: return Int(date.timeIntervalSinceReferenceDate) / 60 % 60 / interval
    }
  }

  /// The row for `date` nearest to `row`, of all turns.
  func row(of date: Date, in column: Column, near row: Int) -> Int {
    let (place, period) = (place(of: date, in: column), period(of: column))
    guard column.loops else { return place }
    let middle = row >= period && row < count(of: column) - period ? row : count(of: column) / 2
    let turn = (Double(middle - place) / Double(period)).rounded()
    return Int(turn) * period + place
  }

  /// `date` with one part as `row` says. A day that the month does not have becomes its last one (observed of UIKit: the
  /// wheel turns back).
  func date(choosing row: Int, in column: Column, of date: Date) -> Date {
    let place = row % period(of: column)
    var parts = calendar.dateComponents([.era, .year, .month, .day, .hour, .minute], from: date)
    switch column {
    case .date:
      guard let day = calendar.date(byAdding: .day, value: place - Self.days, to: middle) else { return date }
      let new = calendar.dateComponents([.era, .year, .month, .day], from: day)
      (parts.era, parts.year, parts.month, parts.day) = (new.era, new.year, new.month, new.day)
    case .hour: parts.hour = place + (usesPeriods && (parts.hour ?? 0) >= 12 ? 12 : 0)
    case .minute: parts.minute = place * interval
    case .period: parts.hour = (parts.hour ?? 0) % 12 + place * 12
    case .year: parts.year = place + 1
    case .month: parts.month = place + 1
    case .day: parts.day = place + 1
    case .hours, .minutes: return countdown(place, column, of: date)
    }
    if column == .year || column == .month || column == .day { cutDay(&parts) }
    return calendar.date(from: parts) ?? date
  }

  private func countdown(_ place: Int, _ column: Column, of date: Date) -> Date {
    let seconds = Int(date.timeIntervalSinceReferenceDate)
    let (hours, minutes) =
      column == .hours ? (place, seconds / 60 % 60) : (seconds / 3600 % 24, place * interval)
    return Date(timeIntervalSinceReferenceDate: TimeInterval(hours * 3600 + minutes * 60))
  }

  private func cutDay(_ parts: inout DateComponents) {
    var first = parts
    first.day = 1
    guard let month = calendar.date(from: first), let days = calendar.range(of: .day, in: .month, for: month)
    else { return }
    parts.day = min(parts.day ?? 1, days.count)
  }

  /// Whether the row stands for something that can be chosen with the other rows as they are.
  func isPossible(_ row: Int, in column: Column, of date: Date, from earliest: Date?, to latest: Date?) -> Bool {
    let chosen = self.date(choosing: row, in: column, of: date)
    if column == .day, calendar.component(.day, from: chosen) != row % period(of: column) + 1 { return false }
    let unit = Self.unit(of: column)
    func isEarlier(_ a: Date, _ b: Date) -> Bool {
      unit.map { calendar.compare(a, to: b, toGranularity: $0) == .orderedAscending } ?? (a < b)
    }
    if let earliest, isEarlier(chosen, earliest) { return false }
    if let latest, isEarlier(latest, chosen) { return false }
    return true
  }

  private static func unit(of column: Column) -> Calendar.Component? {
    switch column {
    case .date, .day: .day
    case .hour, .period: .hour
    case .minute: .minute
    case .year: .year
    case .month: .month
    case .hours, .minutes: nil
    }
  }

  /// `date` at the start of its row of minutes, inside the limits. Limits that contradict each other count as none
  /// (documented).
  func allowed(_ date: Date, from earliest: Date?, to latest: Date?) -> Date {
    guard let earliest, let latest, earliest > latest else {
      return min(max(date, earliest ?? .distantPast), latest ?? .distantFuture)
    }
    return date
  }

  /// Seconds and surplus minutes are cut off.
  func rounded(_ date: Date) -> Date {
    var parts = calendar.dateComponents([.era, .year, .month, .day, .hour, .minute], from: date)
    parts.minute = (parts.minute ?? 0) / interval * interval
    return calendar.date(from: parts) ?? date
  }

  // MARK: Titles

  func title(of row: Int, in column: Column) -> String {
    let place = row % period(of: column)
    switch column {
    case .date:
      guard let day = calendar.date(byAdding: .day, value: place - Self.days, to: middle) else { return "" }
      return calendar.isDate(day, inSameDayAs: today) ? words.today ?? words.day(day) : words.day(day)
    case .hour: return words.hour(usesPeriods && place == 0 ? 12 : place)
    case .minute: return words.minute(place * interval)
    case .minutes: return words.number(place * interval)
    case .period: return place == 0 ? words.am : words.pm
    case .year: return words.number(place + 1)
    case .month: return words.months.indices.contains(place) ? words.months[place] : words.number(place + 1)
    case .day: return words.number(place + 1)
    case .hours: return words.number(place)
    }
  }

  /// Titles among which the widest of the column is.
  func samples(of column: Column) -> [String] {
    switch column {
    case .date: (0..<14).map { words.day(Date(timeIntervalSinceReferenceDate: 26 * 86_400 * Double($0))) }
    case .year: [words.number(2000)]
    default: (0..<period(of: column)).map { title(of: $0, in: column) }
    }
  }
}
