// Days, months and numbers as a locale writes them, for the wheels of a date picker.
//
// Made by: DateWheels, once for all rows.

final class DateWords {
  let months: [String]
  let am, pm: String
  /// Nil in languages that are not listed here: the day is then written as any other.
  let today: String?
  private let days = DateFormatter()
  private let numbers = NumberFormatter()
  private let pairs = NumberFormatter()
  private let padsHours: Bool

  init(calendar: Calendar, locale: Locale, padsHours: Bool) {
    self.padsHours = padsHours
    days.calendar = calendar
    days.locale = locale
    days.timeZone = calendar.timeZone
    days.dateFormat = DateFormatter.dateFormat(fromTemplate: "EEEMMMd", options: 0, locale: locale)?
      .replacingOccurrences(of: ",", with: "")
    months = days.standaloneMonthSymbols
    (am, pm) = (days.amSymbol, days.pmSymbol)
    today = Self.today[locale.language.languageCode?.identifier ?? ""]
    numbers.locale = locale
    pairs.locale = locale
    pairs.minimumIntegerDigits = 2
  }

  func day(_ date: Date) -> String { days.string(from: date) }
  func number(_ value: Int) -> String { numbers.string(from: NSNumber(value: value)) ?? String(value) }
  func hour(_ value: Int) -> String { padsHours ? minute(value) : number(value) }
  func minute(_ value: Int) -> String { pairs.string(from: NSNumber(value: value)) ?? String(value) }

  /// "hours", "hour", as many as there are.
  static func hours(_ count: Int, _ locale: Locale) -> String {
    word(Duration.seconds(count * 3600).formatted(.units(allowed: [.hours], width: .wide).locale(locale)))
  }

  /// "min".
  static func minutes(_ count: Int, _ locale: Locale) -> String {
    word(Duration.seconds(count * 60).formatted(.units(allowed: [.minutes], width: .abbreviated).locale(locale)))
  }

  /// The unit without its number; the number is in the wheel.
  private static func word(_ text: String) -> String {
    text.filter { !$0.isNumber }.trimmingCharacters(in: .whitespaces)
  }

  /// Foundation has no relative dates on Linux.
  private static let today = [
    "en": "Today", "de": "Heute", "fr": "Aujourd’hui", "es": "Hoy", "it": "Oggi", "pt": "Hoje", "nl": "Vandaag",
    "sv": "Idag", "da": "I dag", "nb": "I dag", "fi": "Tänään", "pl": "Dzisiaj", "cs": "Dnes", "tr": "Bugün",
    "ru": "Сегодня", "uk": "Сьогодні", "el": "Σήμερα", "ar": "اليوم", "he": "היום", "zh": "今天", "ja": "今日",
    "ko": "오늘",
  ]
}
