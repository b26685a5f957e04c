// Picker wheels: rows, where they come to rest, what the delegate is told, views used again.

import QuartzCore
import Testing
import UIKit

@testable import UIKitCore

@MainActor
struct PickerTests {
  private final class Source: UIPickerViewDataSource, UIPickerViewDelegate {
    var counts = [20, 3]
    var chosen: [String] = []
    func numberOfComponents(in pickerView: UIPickerView) -> Int { counts.count }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { counts[component] }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
      "\(component):\(row)"
    }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
      chosen.append("\(component):\(row)")
    }
  }

  private let source = Source()
  private let stage = TouchStage()

  private func picker() -> UIPickerView {
    UIScreen.main.scale = 3
    let picker = stage.add(UIPickerView(), 0, 0, 320, 216)
    (picker.dataSource, picker.delegate) = (source, source)
    picker.layoutIfNeeded()
    return picker
  }

  private func show(_ picker: UIPickerView) {
    picker.layoutIfNeeded()
    for wheel in picker.wheels { wheel.layoutIfNeeded() }
  }

  @Test("It asks for its components and rows, and shows what is near the middle")
  func loads() {
    let picker = picker()
    show(picker)
    #expect(picker.numberOfComponents == 2 && picker.numberOfRows(inComponent: 0) == 20)
    #expect(picker.selectedRow(inComponent: 0) == 0 && picker.selectedRow(inComponent: 7) == -1)
    #expect((picker.view(forRow: 0, forComponent: 1) as? UILabel)?.text == "1:0")
    #expect(picker.view(forRow: 10, forComponent: 0) == nil, "out of sight")
    let middle = picker.view(forRow: 0, forComponent: 0)
    #expect(middle.map { $0.convert(CGPoint(x: 0, y: $0.bounds.midY), to: picker).y } == 108)
    #expect(middle?.alpha == 1)
  }

  @Test("Its own size is 320 by 216; rows of 32 points in equal shares")
  func sizes() {
    #expect(UIPickerView().bounds.size == CGSize(width: 320, height: 216))
    let size = picker().rowSize(forComponent: 0)
    #expect(size.height == 32 && abs(size.width - 148.5) < 1)
  }

  @Test("A drag comes to rest on a row, and the delegate is told of it once")
  func drag() {
    let picker = picker()
    show(picker)
    stage.down(80, 150)
    stage.drag(to: 80, 70, steps: 8)
    stage.up(after: 1)
    stage.frames(2)
    // Ten points are the price of a drag: 70 are two rows of 32 and a bit.
    #expect(picker.selectedRow(inComponent: 0) == 2 && source.chosen == ["0:2"])
    #expect(picker.wheels[0].contentOffset.y == -28)
  }

  @Test("A throw ends on a row, never between two, and not beyond the last")
  func fling() {
    let picker = picker()
    show(picker)
    stage.down(80, 190)
    stage.drag(to: 80, 20, steps: 8)
    stage.up(after: 0)
    stage.frames(5)
    let row = picker.selectedRow(inComponent: 0)
    #expect(row > 5 && picker.wheels[0].contentOffset.y == CGFloat(row) * 32 - 92 && source.chosen == ["0:\(row)"])
    source.chosen = []
    stage.down(240, 190)
    stage.drag(to: 240, 20, steps: 8)
    stage.up(after: 0)
    stage.frames(5)
    #expect(picker.selectedRow(inComponent: 1) == 2 && source.chosen == ["1:2"])
  }

  @Test("A tap brings a row to the middle; setting one does not tell the delegate")
  func tap() {
    let picker = picker()
    picker.selectRow(5, inComponent: 0, animated: false)
    show(picker)
    #expect(picker.selectedRow(inComponent: 0) == 5 && source.chosen == [])
    stage.tap(80, 108 + 31)
    #expect(picker.selectedRow(inComponent: 0) == 6 && source.chosen == ["0:6"])
    stage.frames(1)
    #expect(picker.wheels[0].contentOffset.y == 100)
  }

  @Test("A finger that stops a wheel between two rows lets it go on to the nearest")
  func stopped() {
    let picker = picker()
    show(picker)
    stage.down(80, 190)
    stage.drag(to: 80, 60, steps: 8)
    stage.up(after: 0)
    stage.frames(0.12)
    #expect(picker.wheels[0].isDecelerating)
    stage.down(80, 108)
    stage.wait(1)
    stage.up()
    stage.frames(1)
    let row = picker.selectedRow(inComponent: 0)
    #expect(picker.wheels[0].contentOffset.y == CGFloat(row) * 32 - 92 && source.chosen == ["0:\(row)"])
  }

  @Test("Rows kept by the picker are used again; a longer list reloaded keeps the row, a shorter one its last")
  func reuse() {
    final class Views: UIPickerViewDataSource, UIPickerViewDelegate {
      var made = 0
      func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
      func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 1000 }
      func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
      ) -> UIView {
        if view == nil { made += 1 }
        return view ?? UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
      }
      func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 44 }
    }
    let views = Views()
    let picker = picker()
    (picker.dataSource, picker.delegate) = (views, views)
    show(picker)
    for row in 0..<200 {
      picker.selectRow(row, inComponent: 0, animated: false)
      show(picker)
    }
    #expect(views.made < 20 && picker.rowSize(forComponent: 0).height == 44)
    #expect(picker.view(forRow: 199, forComponent: 0)?.bounds.size == CGSize(width: 40, height: 20))
    (picker.dataSource, picker.delegate) = (source, source)
    show(picker)
    #expect(picker.selectedRow(inComponent: 0) == 19)
  }

  @Test("Without a data source, and with no rows, nothing is shown and nothing happens")
  func empty() {
    let bare = stage.add(UIPickerView(), 0, 300, 320, 216)
    bare.layoutIfNeeded()
    #expect(bare.numberOfComponents == 0)
    bare.selectRow(3, inComponent: 0, animated: true)
    let picker = picker()
    source.counts = [0]
    picker.reloadAllComponents()
    show(picker)
    stage.down(80, 150)
    stage.drag(to: 80, 70, steps: 8)
    stage.up(after: 0)
    stage.frames(2)
    #expect(picker.selectedRow(inComponent: 0) == -1 && source.chosen == [])
  }
}
