// A layer and all below it as a picture: as the last frame showed it, or with what has changed since.
//
// Called by: UIView's snapshots. Hands on: a committed tree of the layer alone to the painter that a render driver has set
// up. Until there is one nothing was ever shown, and the layer is drawn from its model with `render(in:)`.

import CoreGraphics
import Foundation
import RenderTree

package enum HierarchyPicture {
  /// Paints a tree as frames do; set by the render drivers of AppRuntime. Main thread only.
  nonisolated(unsafe) package static var painter: ((CommittedTree) -> CGImage?)?
  /// Names the node that holds the layer's in every picture; pictures have no history.
  private static let rootID = RenderNodeID.next()

  /// Brings the whole tree that `layer` stands in up to date, so that `layer.committed` is what the next frame will show.
  package static func update(_ layer: CALayer) {
    var root = layer
    while let parent = root.parent { root = parent }
    LayoutPass.run(root)
    _ = DisplayPass.run(root)
    var counters = FrameCounters()
    // Only the part that is asked for: the flags above it stay, and the next frame commits the rest.
    _ = CommitPass.run(layer, counters: &counters)
  }

  /// Whether a commit has seen the layer and all below it.
  package static func isComplete(_ layer: CALayer) -> Bool {
    var waiting = [layer]
    while let next = waiting.popLast() {
      if next.committed == nil { return false }
      waiting.append(contentsOf: next.children)
      if let mask = next.maskLayer { waiting.append(mask) }
    }
    return true
  }

  /// What `layer` last committed inside `rect`, its own coordinates, points. The layer's own transform and position are
  /// left out; its opacity, mask and outline are not.
  /// - Parameter scale: pixels per point, across and down.
  /// - Returns: nil when nothing was committed, or `rect` has no pixels or more than a surface can have.
  package static func image(of layer: CALayer, in rect: CGRect, scale: CGSize) -> CGImage? {
    guard rect.width > 0, rect.height > 0, rect.width.isFinite, rect.height.isFinite,
      rect.minX.isFinite, rect.minY.isFinite, scale.width > 0, scale.height > 0
    else { return nil }
    let size = CGSize(width: rect.width * scale.width, height: rect.height * scale.height)
    guard let painter else { return modelImage(of: layer, in: rect, scale: scale, size: size) }
    guard let node = layer.committed else { return nil }
    let place = CGAffineTransform(
      a: scale.width, b: 0, c: 0, d: scale.height, tx: -rect.minX * scale.width, ty: -rect.minY * scale.height)
    let placed = RenderNode(
      id: node.id, kind: node.kind, bounds: node.bounds, placement: Matrix4(place), style: node.style,
      contents: node.contents, children: node.children, mask: node.mask)
    let root = RenderNode(
      id: rootID, kind: CALayer.self, bounds: CGRect(origin: .zero, size: size), placement: .identity,
      style: NodeStyle(), contents: .none, children: [placed], mask: nil)
    return painter(CommittedTree(root: root, size: size, scale: 1, sequence: 0))
  }

  /// Brings a layer and all below it up to date.
  static func prepare(_ layer: CALayer) {
    LayoutPass.run(layer)
    _ = DisplayPass.run(layer)
  }

  /// A node inside `area`, which is in the coordinates that it is placed in, points. Nil without a painter, and for areas
  /// that no picture can have.
  static func image(of node: RenderNode, in area: CGRect, scale: CGFloat) -> CGImage? {
    guard let painter, area.width > 0, area.height > 0, area.width.isFinite, area.height.isFinite, scale > 0 else {
      return nil
    }
    let place = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: -area.minX * scale, ty: -area.minY * scale)
    let size = CGSize(width: area.width * scale, height: area.height * scale)
    let root = RenderNode(
      id: rootID, kind: CALayer.self, bounds: CGRect(origin: .zero, size: size), placement: .identity,
      style: NodeStyle(), contents: .none, children: [node.placed(node.placement * Matrix4(place))], mask: nil)
    return painter(CommittedTree(root: root, size: size, scale: 1, sequence: 0))
  }

  private static func modelImage(of layer: CALayer, in rect: CGRect, scale: CGSize, size: CGSize) -> CGImage? {
    guard size.width < 32_768, size.height < 32_768,
      let space = CGColorSpace(name: CGColorSpace.sRGB),
      let context = CGContext(
        data: nil, width: Int(size.width.rounded(.up)), height: Int(size.height.rounded(.up)), bitsPerComponent: 8,
        bytesPerRow: 0, space: space, bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue)
    else { return nil }
    context.translateBy(x: 0, y: size.height.rounded(.up))
    context.scaleBy(x: scale.width, y: -scale.height)
    context.translateBy(x: -rect.minX, y: -rect.minY)
    layer.render(in: context)
    return context.makeImage()
  }
}

/// Shows a picture that cannot be replaced: what a snapshot view has for a layer. Documented: setting `contents` fails
/// silently.
package final class PictureLayer: CALayer {
  package override init() { super.init() }
  package override init(layer: Any) { super.init(layer: layer) }
  package required init?(coder: NSCoder) { super.init(coder: coder) }

  package override var contents: Any? {
    get { super.contents }
    set {}
  }

  package func show(_ image: CGImage?, scale: CGFloat) {
    super.contents = image
    contentsScale = scale
  }
}
