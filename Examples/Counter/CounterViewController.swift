import UIKit

/// Counts taps, and turns a card with two fingers.
final class CounterViewController: UIViewController {
  private let label = UILabel()
  private let card = UIView()
  private var count = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    label.textAlignment = .center
    label.font = .systemFont(ofSize: 64)
    view.addSubview(label)
    card.bounds.size = CGSize(width: 160, height: 100)
    card.backgroundColor = .systemBlue
    card.layer.cornerRadius = 16
    view.addSubview(card)
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped)))
    let pinch = UIPinchGestureRecognizer(target: self, action: #selector(pinched))
    view.addGestureRecognizer(pinch)
    show()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets)
    label.frame = CGRect(x: area.minX, y: area.midY - 120, width: area.width, height: 80)
    card.center = CGPoint(x: area.midX, y: area.midY + 80)
  }

  @objc private func tapped() {
    count += 1
    show()
  }

  @objc private func pinched(_ recognizer: UIPinchGestureRecognizer) {
    card.transform = card.transform.scaledBy(x: recognizer.scale, y: recognizer.scale)
    recognizer.scale = 1
  }

  private func show() {
    label.text = "\(count)"
    print("count \(count)")
  }
}
