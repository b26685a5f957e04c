// Text lets go of what its attributes hold.
//
// Source: chosen here. Foundation on Linux never frees an attributed string's runs, so that whatever made one with every layout
// or drawing would grow the process without end; the colours here would then outlive what was written in them.

import Testing
import UIKit

@MainActor
@Suite struct TextMemoryTests {
  /// What remains of a colour after `use` of it.
  private func survivor(_ use: (UIColor) -> Void) -> UIColor? {
    weak var color: UIColor?
    do {
      let made = UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
      color = made
      use(made)
    }
    return color
  }

  /// Lays out and draws.
  private func show(_ view: UIView) {
    view.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
    view.setNeedsLayout()
    view.layoutIfNeeded()
    _ = UIGraphicsImageRenderer(size: view.bounds.size).image { view.layer.render(in: $0.cgContext) }
  }

  @Test("A label's colour, font and style go with it, also where they filled an attributed text's gaps")
  func label() {
    let left = survivor { color in
      let label = UILabel()
      label.textColor = color
      label.attributedText = NSAttributedString(string: "some text")
      label.textAlignment = .center
      label.textColor = color
      show(label)
    }
    #expect(left == nil)
  }

  @Test("A configured button's colour goes with it")
  func button() {
    let left = survivor { color in
      var configuration = UIButton.Configuration.plain()
      configuration.title = "Title"
      configuration.subtitle = "Subtitle"
      configuration.baseForegroundColor = color
      let button = UIButton(configuration: configuration)
      for _ in 0..<3 {
        show(button)
        button.isHighlighted.toggle()
      }
    }
    #expect(left == nil)
  }

  @Test("A segmented control's colours go with it")
  func segments() {
    let left = survivor { color in
      let control = UISegmentedControl(items: ["one", "two"])
      control.setTitleTextAttributes([.foregroundColor: color], for: .normal)
      for index in [0, 1, 0] {
        control.selectedSegmentIndex = index
        show(control)
      }
    }
    #expect(left == nil)
  }

  @Test("A drawn string's colour goes when it is drawn")
  func drawing() {
    let left = survivor { color in
      _ = UIGraphicsImageRenderer(size: CGSize(width: 50, height: 20)).image { _ in
        "text".draw(at: .zero, withAttributes: [.foregroundColor: color])
        "text".draw(in: CGRect(x: 0, y: 0, width: 50, height: 20), withAttributes: [.foregroundColor: color])
      }
      _ = "text".size(withAttributes: [.foregroundColor: color])
    }
    #expect(left == nil)
  }

  @Test("A text storage's colours go with it, laid out and edited paragraph by paragraph")
  func textKit() {
    let left = survivor { color in
      let storage = NSTextStorage(string: "one\ntwo\nthree", attributes: [.foregroundColor: color])
      let manager = NSLayoutManager()
      let container = NSTextContainer(size: CGSize(width: 100, height: 1e7))
      manager.addTextContainer(container)
      storage.addLayoutManager(manager)
      manager.ensureLayout(for: container)
      storage.replaceCharacters(in: NSRange(location: 5, length: 1), with: "x")
      manager.ensureLayout(for: container)
      storage.removeLayoutManager(manager)
    }
    #expect(left == nil)
  }
}
