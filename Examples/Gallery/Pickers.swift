import UIKit

/// Sizes of type, by a wheel; a second wheel beside it.
private final class PickerBoard: UIView, UIPickerViewDataSource, UIPickerViewDelegate {
  private let rows = [
    [
      "Alder", "Ash", "Beech", "Birch", "Chestnut", "Elm", "Hazel", "Hornbeam", "Larch", "Lime", "Maple", "Oak", "Pine",
    ],
    (1...40).map { "\($0) m" },
  ]

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    let picker = UIPickerView(frame: bounds)
    picker.dataSource = self
    picker.delegate = self
    addSubview(picker)
    picker.selectRow(6, inComponent: 0, animated: false)
    picker.selectRow(11, inComponent: 1, animated: false)
  }

  required init?(coder: NSCoder) { nil }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { rows.count }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { rows[component].count }
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    rows[component][row]
  }
}

#Preview("Picker") { PickerBoard(frame: CGRect(x: 0, y: 0, width: 320, height: 216)) }

@MainActor private func datePicker(_ mode: UIDatePicker.Mode, _ locale: String) -> UIDatePicker {
  let picker = UIDatePicker(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
  var calendar = Calendar(identifier: .gregorian)
  calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
  picker.backgroundColor = .systemBackground
  picker.calendar = calendar
  picker.timeZone = calendar.timeZone
  picker.locale = Locale(identifier: locale)
  picker.preferredDatePickerStyle = .wheels
  picker.datePickerMode = mode
  picker.date = Date(timeIntervalSince1970: 1_710_428_940)  // 14 March 2024, 15:09
  return picker
}

#Preview("Date picker") {
  let picker = datePicker(.date, "en_US")
  picker.maximumDate = Date(timeIntervalSince1970: 1_710_600_000)
  return picker
}

#Preview("Date and time picker") { datePicker(.dateAndTime, "en_US") }

#Preview("Date picker, German") { datePicker(.date, "de_DE") }

#Preview("Countdown picker") {
  let picker = datePicker(.countDownTimer, "en_US")
  picker.countDownDuration = 5400
  return picker
}
