// Numbers that nobody means, such as NaN, infinities and the largest integers: ignored or bounded, and the layout comes to an end.

import QuartzCore
import Testing
import UIKit

@testable import UIKitCore

@MainActor
struct HostileValueTests {
  private final class Rows: UIPickerViewDataSource, UIPickerViewDelegate {
    var components = 1
    var count = 10
    var height: CGFloat = 30
    var width: CGFloat = 0
    func numberOfComponents(in pickerView: UIPickerView) -> Int { components }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { count }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
      "\(row)"
    }
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { height }
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { width }
  }

  private let stage = TouchStage()
  private let rows = Rows()

  private func picker() -> UIPickerView {
    UIScreen.main.scale = 2
    let picker = stage.add(UIPickerView(), 0, 0, 300, 200)
    (picker.dataSource, picker.delegate) = (rows, rows)
    return picker
  }

  private func show(_ picker: UIPickerView) {
    picker.layoutIfNeeded()
    for wheel in picker.wheels { wheel.layoutIfNeeded() }
  }

  @Test("A picker of more rows than can be counted shows the ones around the last that it can turn to")
  func manyRows() {
    rows.count = .max
    let picker = picker()
    picker.selectRow(.max, inComponent: 0, animated: false)
    show(picker)
    let last = picker.numberOfRows(inComponent: 0) - 1
    #expect(last >= 1 << 39 && picker.selectedRow(inComponent: 0) == last)
    #expect((picker.view(forRow: last, forComponent: 0) as? UILabel)?.text == "\(last)")
    stage.down(150, 50)
    stage.drag(to: 150, 190, steps: 5)
    stage.up(after: 0)
    stage.frames(3)
    #expect(picker.selectedRow(inComponent: 0) < last)
  }

  @Test("Heights of rows that nobody can see or that fill the world are bounded", arguments: [1e-300, 1e-3, 1e300])
  func heights(height: Double) {
    rows.height = CGFloat(height)
    rows.count = .max
    let picker = picker()
    show(picker)
    let shown = picker.wheels[0].shown.count
    #expect(shown > 0 && shown < 1000 && picker.rowSize(forComponent: 0).height >= 1)
  }

  @Test("Sizes that are no numbers show no rows, and a proper one shows them", arguments: [Double.nan, .infinity, 1e9])
  func frames(side: Double) {
    let picker = picker()
    show(picker)
    picker.frame = CGRect(x: 0, y: 0, width: CGFloat(side), height: CGFloat(side))
    show(picker)
    picker.selectRow(4, inComponent: 0, animated: true)
    stage.frames(1)
    picker.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
    show(picker)
    #expect(picker.selectedRow(inComponent: 0) == 4 && picker.view(forRow: 4, forComponent: 0) != nil)
  }

  @Test("Wheels without number, and widths without end")
  func wheels() {
    (rows.components, rows.width) = (.max, .greatestFiniteMagnitude)
    let picker = picker()
    show(picker)
    #expect(picker.numberOfComponents == 100 && picker.wheels[99].frame.minX.isFinite)
  }

  @Test("Insets that are no numbers are ignored, and a view whose size is none has its edges at its insets")
  func insets() {
    let view = stage.add(UIScrollView(), 0, 0, 300, 400)
    view.contentSize = CGSize(width: 300, height: 3000)
    view.contentInset.top = 20
    view.contentInset.top = .nan
    view.contentInset = UIEdgeInsets(top: 0, left: .infinity, bottom: 0, right: 0)
    view.verticalScrollIndicatorInsets.top = .nan
    view.layoutIfNeeded()
    #expect(view.contentInset == UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    #expect(view.verticalScrollIndicatorInsets == .zero)
    for side in [CGFloat.nan, .infinity] {
      view.frame.size = CGSize(width: side, height: side)
      view.layoutIfNeeded()
      #expect(view.contentOffset.x.isFinite && view.contentOffset.y == -20)
    }
  }

  @Test("A slider ignores ends that are no numbers; ends very far apart have a middle")
  func slider() {
    let slider = stage.add(UISlider(), 0, 0, 200, 31)
    slider.minimumValue = .nan
    slider.maximumValue = .infinity
    slider.value = 0.5
    slider.value = .nan
    slider.layoutIfNeeded()
    #expect(slider.minimumValue == 0 && slider.maximumValue == 1 && slider.value == 0.5)
    (slider.minimumValue, slider.maximumValue) = (-.greatestFiniteMagnitude, .greatestFiniteMagnitude)
    slider.value = 0
    let thumb = slider.thumbRect(
      forBounds: slider.bounds, trackRect: slider.trackRect(forBounds: slider.bounds), value: 0)
    #expect(abs(thumb.midX - 100) < 0.5)
    stage.down(thumb.midX, 15)
    stage.drag(to: 150, 15, steps: 5)
    stage.up()
    #expect(slider.value > 0 && slider.value.isFinite)
  }

  @Test("A stepper ignores NaN ends; a step of nothing ends the program with a message")
  func stepper() async throws {
    let stepper = UIStepper()
    stepper.minimumValue = .nan
    stepper.maximumValue = .nan
    #expect(stepper.minimumValue == 0 && stepper.maximumValue == 100)
    let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { UIStepper().stepValue = 0 }
    }
    #expect(String(decoding: result.standardErrorContent, as: UTF8.self).contains("use one above 0"))
  }
}
