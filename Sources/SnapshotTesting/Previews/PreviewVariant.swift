// A preview shown in another way: turned over, cut, masked or faded. Tests of the renderer draw every picture of a folder so,
// and tell what must come out from the plain picture.
//
// Chosen by: ACETATE_VARIANT in the environment. Applied by: PreviewRenderer. Main actor.

import UIKit

enum PreviewVariant: String {
  /// Left to right.
  case flipped
  /// Cut to the middle of its box, a quarter off on every side.
  case clipped
  /// Under a mask: the left half of its box as it is, the right half half as opaque.
  case masked
  /// At half its opacity, as one group.
  case faded

  /// Nil when nothing, or nothing known, is asked for.
  static var wanted: PreviewVariant? {
    ProcessInfo.processInfo.environment["ACETATE_VARIANT"].flatMap { PreviewVariant(rawValue: $0) }
  }

  /// A view that shows `view` so. `box`: what the picture shows, points, the coordinates that both views live in.
  @MainActor
  func stage(_ view: UIView, in box: CGRect) -> UIView {
    let stage = UIView(frame: self == .clipped ? Self.middle(of: box) : box)
    stage.bounds.origin = stage.frame.origin
    stage.addSubview(view)
    switch self {
    case .flipped: stage.transform = CGAffineTransform(scaleX: -1, y: 1)
    case .clipped: stage.clipsToBounds = true
    case .masked: stage.mask = Self.halves(of: stage.bounds)
    case .faded: stage.alpha = 0.5
    }
    return stage
  }

  /// On whole points.
  private static func middle(of box: CGRect) -> CGRect {
    CGRect(
      x: (box.minX + box.width / 4).rounded(), y: (box.minY + box.height / 4).rounded(),
      width: (box.width / 2).rounded(), height: (box.height / 2).rounded())
  }

  @MainActor
  private static func halves(of box: CGRect) -> UIView {
    let mask = UIView(frame: box)
    let width = (box.width / 2).rounded()
    for (frame, alpha) in [
      (CGRect(x: 0, y: 0, width: width, height: box.height), CGFloat(1)),
      (CGRect(x: width, y: 0, width: box.width - width, height: box.height), 0.5),
    ] {
      let half = UIView(frame: frame)
      half.backgroundColor = UIColor.black.withAlphaComponent(alpha)
      mask.addSubview(half)
    }
    return mask
  }
}
