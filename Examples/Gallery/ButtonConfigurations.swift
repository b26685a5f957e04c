import UIKit

/// What configurations add to a title: images, lines, attributes, choices, strokes, sizes and corners.
#Preview("Button configurations") {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 331))
  view.backgroundColor = .systemBackground
  var y: CGFloat = 16

  /// A row, its buttons on one middle line.
  func add(_ configurations: [UIButton.Configuration]) {
    var x: CGFloat = 16
    let buttons = configurations.map { UIButton(configuration: $0) }
    for button in buttons {
      let size = button.sizeThatFits(CGSize(width: view.bounds.width - x - 16, height: 0))
      // Whole points, so that rows are alike on every screen.
      button.frame = CGRect(x: x, y: y, width: size.width.rounded(.up), height: size.height.rounded(.up))
      view.addSubview(button)
      x = button.frame.maxX + 12
    }
    let height = buttons.map(\.frame.height).max() ?? 0
    for button in buttons { button.frame.origin.y = y + ((height - button.frame.height) / 2).rounded() }
    y += height + 16
  }

  func make(
    _ base: UIButton.Configuration, _ title: String, _ change: (inout UIButton.Configuration) -> Void = { _ in }
  ) -> UIButton.Configuration {
    var configuration = base
    configuration.title = title
    change(&configuration)
    return configuration
  }

  let sizes: [(String, UIButton.Configuration.Size)] = [
    ("Mini", .mini), ("Small", .small), ("Medium", .medium), ("Large", .large),
  ]
  add(sizes.map { name, size in make(.tinted(), name) { $0.buttonSize = size } })
  add([
    make(.filled(), "Add") {
      $0.image = UIImage(systemName: "plus")
      $0.imagePadding = 6
    },
    make(.gray(), "Next") {
      $0.image = UIImage(systemName: "chevron.right")
      $0.imagePlacement = .trailing
      $0.imagePadding = 6
    },
    make(.tinted(), "Sort by date") { $0.indicator = .popup },
  ])
  add([
    make(.bordered(), "Above") {
      $0.image = UIImage(systemName: "square.and.arrow.up")
      $0.imagePlacement = .top
      $0.imagePadding = 4
    },
    make(.filled(), "Delete") {
      $0.subtitle = "for ever"
      $0.baseBackgroundColor = .systemRed
      $0.cornerStyle = .large
    },
    make(.plain(), "") {
      var title = AttributedString("Attributed")
      title.uiKit.font = .systemFont(ofSize: 19, weight: .bold)
      title.uiKit.foregroundColor = .systemPurple
      title.uiKit.underlineStyle = .single
      $0.attributedTitle = title
    },
  ])
  add([
    make(.plain(), "Stroke") {
      $0.background.strokeColor = .systemBlue
      $0.background.strokeWidth = 1.5
      $0.cornerStyle = .capsule
    },
    make(.gray(), "Ring") {
      $0.background.strokeColor = .systemOrange
      $0.background.strokeWidth = 2
      $0.background.strokeOutset = 3
      $0.cornerStyle = .capsule
    },
    make(.filled(), "Wait") {
      $0.showsActivityIndicator = true
      $0.imagePadding = 6
    },
  ])
  add([make(.borderedProminent(), "A title that is too long for one line is broken into as many as it needs")])
  return view
}
