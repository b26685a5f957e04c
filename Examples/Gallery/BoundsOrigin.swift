import UIKit

/// A main view with four coloured views. Moving the bounds' origin moves what is shown, and changes no frame.
private func mainView(boundsOrigin: CGPoint) -> UIView {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  view.backgroundColor = .systemBackground
  view.clipsToBounds = true
  let boxes: [(CGRect, UIColor)] = [
    (CGRect(x: 20, y: 20, width: 100, height: 100), .systemRed),
    (CGRect(x: 150, y: 160, width: 150, height: 200), .systemGreen),
    (CGRect(x: 40, y: 400, width: 200, height: 150), .systemYellow),
    (CGRect(x: 100, y: 600, width: 180, height: 150), .systemBlue),
  ]
  for (frame, color) in boxes {
    let box = UIView(frame: frame)
    box.backgroundColor = color
    view.addSubview(box)
  }
  view.bounds.origin = boundsOrigin
  return view
}

#Preview("Bounds at the origin") {
  mainView(boundsOrigin: .zero)
}

#Preview("Bounds moved down by 100") {
  mainView(boundsOrigin: CGPoint(x: 0, y: 100))
}
