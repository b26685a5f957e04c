// Between a date picker's wheels and its picker view: rows, titles and widths, and what a turned wheel means.
//
// Made by: UIDatePicker for its settings.

@MainActor
final class DatePickerSource: UIPickerViewDataSource, UIPickerViewDelegate {
  let wheels: DateWheels
  var earliest: Date?
  var latest: Date?
  /// Called with the date that the wheels stand for once one was turned.
  var choose: (Date) -> Void = { _ in }
  private var date = Date()
  private let widths: [CGFloat]

  init(_ wheels: DateWheels) {
    self.wheels = wheels
    let measure = PickerRowLabel()
    widths = wheels.columns.map { column in
      let widest = wheels.samples(of: column).map { title -> CGFloat in
        measure.text = title
        return measure.sizeThatFits(.zero).width
      }.max()
      return (widest ?? 0).rounded(.up) + 2 * ControlLook.Picker.titleMargin + Self.unitWidth(column)
    }
  }

  /// Turns the picker to `date`.
  func show(_ date: Date, on picker: UIPickerView, animated: Bool) {
    self.date = date
    for (component, column) in wheels.columns.enumerated() {
      // Turned the short way, or set to the turn in the middle, wherever the wheel stood before.
      let near = animated ? picker.selectedRow(inComponent: component) : wheels.count(of: column) / 2
      let row = wheels.row(of: date, in: column, near: near)
      if row != picker.selectedRow(inComponent: component) || !animated {
        picker.selectRow(row, inComponent: component, animated: animated)
      }
      for (row, view) in picker.wheels[component].shown { (view as? DateRowLabel).map { dress($0, row, column) } }
    }
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { wheels.columns.count }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    wheels.count(of: wheels.columns[component])
  }
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    let room = pickerView.bounds.width - 2 * ControlLook.Picker.margin
    let all = widths.reduce(0, +) + CGFloat(widths.count - 1) * ControlLook.Picker.gap
    return all > room && all > 0 ? widths[component] * room / all : widths[component]
  }
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView {
    let label = view as? DateRowLabel ?? DateRowLabel()
    let column = wheels.columns[component]
    label.text = wheels.title(of: row, in: column)
    label.textAlignment = Self.alignment(column)
    (label.margin, label.unitWidth) = (ControlLook.Picker.titleMargin, Self.unitWidth(column))
    dress(label, row, column)
    return label
  }
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    choose(wheels.date(choosing: row, in: wheels.columns[component], of: date))
  }

  private func dress(_ label: DateRowLabel, _ row: Int, _ column: DateWheels.Column) {
    let isPossible = wheels.isPossible(row, in: column, of: date, from: earliest, to: latest)
    label.textColor = isPossible ? .label : .tertiaryLabel
  }

  /// As UIKit has them (observed): numbers end, and names of months begin, on one line.
  private static func alignment(_ column: DateWheels.Column) -> NSTextAlignment {
    switch column {
    case .month: .natural
    case .period, .year: .center
    case .date, .hour, .minute, .day, .hours, .minutes: .right
    }
  }

  /// Room for the word beside a number of a countdown, points.
  private static func unitWidth(_ column: DateWheels.Column) -> CGFloat {
    column == .hours || column == .minutes ? ControlLook.Picker.unitWidth : 0
  }
}

/// A title, with room at its end.
final class DateRowLabel: PickerRowLabel {
  /// Points.
  var unitWidth: CGFloat = 0

  override func drawText(in rect: CGRect) {
    super.drawText(in: CGRect(x: rect.minX, y: rect.minY, width: rect.width - unitWidth, height: rect.height))
  }
}
