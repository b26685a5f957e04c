// Date pickers: columns by mode and locale, rows and dates, limits, calendars.

import Foundation
import QuartzCore
import Testing
import UIKit

@testable import UIKitCore

@MainActor
struct DatePickerTests {
  private let utc = TimeZone(secondsFromGMT: 0) ?? .current

  private func calendar(_ identifier: Calendar.Identifier = .gregorian) -> Calendar {
    var calendar = Calendar(identifier: identifier)
    calendar.timeZone = utc
    return calendar
  }

  private func date(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0) -> Date {
    let parts = DateComponents(year: year, month: month, day: day, hour: hour, minute: minute)
    return calendar().date(from: parts) ?? .distantPast
  }

  private func wheels(
    _ mode: UIDatePicker.Mode, _ locale: String = "en_US", _ identifier: Calendar.Identifier = .gregorian,
    interval: Int = 1
  ) -> DateWheels {
    DateWheels(
      mode: mode, calendar: calendar(identifier), locale: Locale(identifier: locale), interval: interval,
      today: date(2024, 3, 14))
  }

  @Test(
    "The columns are in the locale's order",
    arguments: [
      (UIDatePicker.Mode.date, "en_US", [DateWheels.Column.month, .day, .year]),
      (.date, "en_GB", [.day, .month, .year]), (.date, "ja_JP", [.year, .month, .day]),
      (.time, "en_US", [.hour, .minute, .period]), (.time, "de_DE", [.hour, .minute]),
      (.time, "ko_KR", [.period, .hour, .minute]), (.dateAndTime, "en_US", [.date, .hour, .minute, .period]),
      (.countDownTimer, "en_US", [.hours, .minutes]), (.yearAndMonth, "en_US", [.month, .year]),
    ])
  func columns(_ mode: UIDatePicker.Mode, _ locale: String, _ expected: [DateWheels.Column]) {
    #expect(wheels(mode, locale).columns == expected)
  }

  @Test("Titles are the locale's: months, numbers, hours from twelve, days with their weekday")
  func titles() {
    let us = wheels(.dateAndTime)
    #expect(us.title(of: 0, in: .hour) == "12" && us.title(of: 5, in: .minute) == "05")
    #expect(us.title(of: 1, in: .period) == "PM")
    #expect(us.title(of: DateWheels.days + 1, in: .date) == "Fri Mar 15")
    #expect(us.title(of: DateWheels.days, in: .date) == "Today")
    #expect(wheels(.date).title(of: 1, in: .month) == "February")
    #expect(wheels(.date, "de_DE").title(of: 1, in: .month) == "Februar")
    #expect(wheels(.time, "de_DE").title(of: 7, in: .hour) == "07")
    #expect(wheels(.date, "fa_IR").title(of: 11, in: .day) == "۱۲")
  }

  @Test("Where the wheels stand depends on the date that is set alone, not on one before it or on today")
  @MainActor func places() {
    let dates = [date(2024, 3, 14, 15, 9), date(1931, 1, 1), date(2100, 12, 31, 23, 59)]
    for mode in [UIDatePicker.Mode.time, .date, .dateAndTime] {
      for wanted in dates {
        var places: Set<[Int]> = []
        for before in dates {
          let picker = UIDatePicker(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
          (picker.calendar, picker.locale, picker.datePickerMode) = (calendar(), Locale(identifier: "en_US"), mode)
          picker.timeZone = calendar().timeZone
          picker.date = before
          picker.date = wanted
          #expect(picker.date == wanted)
          let wheels = picker.subviews.compactMap { $0 as? UIPickerView }.first
          places.insert((wheels?.wheels ?? []).indices.map { wheels?.selectedRow(inComponent: $0) ?? -1 })
        }
        #expect(places.count == 1)
      }
    }
  }

  @Test("Every row of every column leads to a date whose row it is, in several calendars")
  func roundTrip() {
    var random = InteractionRandom(seed: 5)
    for identifier in [Calendar.Identifier.gregorian, .buddhist, .islamicUmmAlQura, .hebrew] {
      for mode in [UIDatePicker.Mode.time, .date, .dateAndTime] {
        let wheels = wheels(mode, "en_US", identifier)
        var moment = date(2024, 3, 14, 15, 9)
        for _ in 0..<200 {
          let column = wheels.columns[random.next(below: wheels.columns.count)]
          var row = random.next(below: wheels.count(of: column))
          if column == .year { row = wheels.row(of: moment, in: .year, near: 0) + random.next(below: 5) - 2 }
          if column == .date { row = DateWheels.days + random.next(below: 400) - 200 }
          moment = wheels.date(choosing: row, in: column, of: moment)
          let shown = wheels.row(of: moment, in: column, near: row)
          if wheels.isPossible(row, in: column, of: moment, from: nil, to: nil), column != .month {
            #expect(shown % wheels.period(of: column) == row % wheels.period(of: column), "\(identifier) \(column)")
          }
        }
      }
    }
  }

  @Test("A day that the month does not have becomes its last")
  func shortMonth() {
    let wheels = wheels(.date)
    let february = wheels.date(choosing: 1, in: .month, of: date(2024, 1, 31))
    #expect(february == date(2024, 2, 29))
    #expect(wheels.date(choosing: 30, in: .day, of: february) == date(2024, 2, 29))
    #expect(!wheels.isPossible(30, in: .day, of: february, from: nil, to: nil))
    #expect(wheels.date(choosing: 2022, in: .year, of: february) == date(2023, 2, 28))
  }

  private func picker(_ stage: TouchStage, _ mode: UIDatePicker.Mode) -> UIDatePicker {
    UIScreen.main.scale = 3
    let picker = UIDatePicker()
    picker.calendar = calendar()
    picker.timeZone = utc
    picker.locale = Locale(identifier: "en_US")
    picker.datePickerMode = mode
    picker.date = date(2024, 3, 14, 15, 9)
    let shown = stage.add(picker, 0, 0, 320, 216)
    shown.layoutIfNeeded()
    stage.window.layer.layoutIfNeeded()
    return shown
  }

  private func view(_ picker: UIDatePicker) -> UIPickerView? {
    picker.subviews.compactMap { $0 as? UIPickerView }.first
  }

  @Test("A turned wheel changes its part of the date and tells of it")
  func turning() throws {
    let stage = TouchStage()
    let picker = picker(stage, .date)
    var heard: [Date] = []
    picker.addAction(UIAction { _ in heard.append(picker.date) }, for: .valueChanged)
    #expect(picker.datePickerStyle == .wheels && heard == [])
    let wheels = try #require(view(picker)?.wheels)
    #expect(wheels.count == 3)
    let place = wheels[1].convert(CGPoint(x: wheels[1].bounds.midX, y: wheels[1].bounds.midY), to: stage.window)
    stage.down(place.x, place.y)
    stage.drag(to: place.x, place.y - 42, steps: 6)
    stage.up(after: 1)
    stage.frames(2)
    #expect(heard == [date(2024, 3, 15, 15, 9)])
    #expect(view(picker)?.selectedRow(inComponent: 0) == 200 * 12 + 2)
  }

  @Test("Dates are kept inside the limits; a wheel turned beyond them goes back")
  func limits() throws {
    let stage = TouchStage()
    let picker = picker(stage, .date)
    picker.maximumDate = date(2024, 3, 20)
    picker.date = date(2025, 1, 1)
    #expect(picker.date == date(2024, 3, 20))
    let wheels = try #require(view(picker)?.wheels)
    stage.window.layer.layoutIfNeeded()
    let place = wheels[1].convert(CGPoint(x: wheels[1].bounds.midX, y: wheels[1].bounds.midY), to: stage.window)
    stage.down(place.x, place.y)
    stage.drag(to: place.x, place.y - 42, steps: 6)
    stage.up(after: 1)
    stage.frames(3)
    #expect(picker.date == date(2024, 3, 20) && view(picker).map { $0.selectedRow(inComponent: 1) % 31 } == 19)
    picker.minimumDate = date(2030, 1, 1)
    picker.date = date(2001, 1, 1)
    #expect(picker.date == date(2001, 1, 1), "limits that contradict each other are none")
  }

  @Test("Minutes go by the interval; a countdown shows whole minutes of less than a day")
  func intervals() {
    let stage = TouchStage()
    let picker = picker(stage, .time)
    picker.minuteInterval = 15
    #expect(picker.date == date(2024, 3, 14, 15, 0))
    picker.minuteInterval = 7
    #expect(picker.minuteInterval == 1)
    picker.datePickerMode = .countDownTimer
    #expect(picker.countDownDuration == 60, "the least one, not what is left of the date")
    picker.countDownDuration = 5430
    #expect(picker.countDownDuration == 5400)
    picker.countDownDuration = 100_000
    #expect(picker.countDownDuration == 86_340)
    picker.countDownDuration = .nan
    #expect(picker.countDownDuration == 86_340)
    picker.datePickerMode = .date
    #expect(picker.date == date(2024, 3, 14, 15, 0), "the date is another matter")
  }

  @Test(
    "A countdown's units are the locale's words for as many",
    arguments: [
      ("en_US", "hours", "hour", "min"), ("de_DE", "Stunden", "Stunde", "Min."), ("ja_JP", "時間", "時間", "分"),
      ("ru_RU", "часов", "час", "мин"),
    ])
  func units(locale: String, five: String, one: String, minutes: String) {
    let picker = picker(TouchStage(), .countDownTimer)
    picker.locale = Locale(identifier: locale)
    func words() -> [String] {
      picker.setNeedsLayout()
      picker.layoutIfNeeded()
      return picker.subviews.compactMap { ($0 as? UILabel)?.text }
    }
    picker.countDownDuration = 5 * 3600
    #expect(words() == [five, minutes])
    picker.countDownDuration = 3600
    #expect(words() == [one, minutes])
  }
}
