// Where contents lie in a layer: the arithmetic of contentsGravity, and so of UIView's content modes.
//
// Called by: PaintedBounds, CompositePass. Pure.

import CoreGraphics

package struct ContentsPlacement: Sendable, Equatable {
  /// Where the whole contents go, points, the layer's coordinates. Null when there is nothing to place.
  package let frame: CGRect

  /// `size` in points is the contents' natural size.
  package init(size: CGSize, gravity: ContentsGravity, bounds: CGRect) {
    frame = Self.frame(size, gravity: gravity, bounds: bounds)
  }

  private static func frame(_ size: CGSize, gravity: ContentsGravity, bounds: CGRect) -> CGRect {
    guard size.width > 0, size.height > 0 else { return .null }
    let placed = placedSize(size, gravity: gravity, bounds: bounds.size)
    let slack = CGSize(width: bounds.width - placed.width, height: bounds.height - placed.height)
    let x: CGFloat =
      switch gravity {
      case .left, .topLeft, .bottomLeft: 0
      case .right, .topRight, .bottomRight: slack.width
      default: slack.width / 2
      }
    let y: CGFloat =
      switch gravity {
      case .top, .topLeft, .topRight: 0
      case .bottom, .bottomLeft, .bottomRight: slack.height
      default: slack.height / 2
      }
    return CGRect(origin: CGPoint(x: bounds.minX + x, y: bounds.minY + y), size: placed)
  }

  package init(_ contents: NodeContents, gravity: ContentsGravity, bounds: CGRect) {
    switch contents {
    case .none, .vector: self.init(size: .zero, gravity: gravity, bounds: bounds)
    case .recorded(let drawing): self.init(size: drawing.bounds.size, gravity: gravity, bounds: bounds)
    case .image(let image):
      let size = CGSize(
        width: CGFloat(image.image.width) * image.rect.width / image.scale,
        height: CGFloat(image.image.height) * image.rect.height / image.scale)
      self.init(size: size, gravity: gravity, bounds: bounds)
    }
  }

  private static func placedSize(_ size: CGSize, gravity: ContentsGravity, bounds: CGSize) -> CGSize {
    let across = bounds.width / size.width
    let down = bounds.height / size.height
    switch gravity {
    case .resize: return bounds
    case .resizeAspect: return CGSize(width: size.width * min(across, down), height: size.height * min(across, down))
    case .resizeAspectFill:
      return CGSize(width: size.width * max(across, down), height: size.height * max(across, down))
    default: return size
    }
  }
}
