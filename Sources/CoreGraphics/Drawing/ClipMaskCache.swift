// Clips as coverage: turns a list of ClipNodes into a box and, where a box is not enough, a mask. Once a node.
//
// Called by: BitmapBackend for every operation. Uses Coverage for the elements. Pixel-exact rectangles need no mask; anything
// else is the element's coverage times the parent's. A clip that is made again the same way, as frames and loops do, is known.

internal import CPixelKernels

/// A clip on the device. Outside `bounds` nothing is drawn; inside, `mask` (nil: 255 everywhere) tells how much.
struct ClipMask {
  let bounds: PixelRect
  /// Covers at least `bounds`.
  let mask: MaskBuffer?
}

/// Masks of one surface's clips.
struct ClipMaskCache {
  /// Most recently used last. Few clips are in use at a time (chosen here).
  private var entries: [(node: ClipNode, clip: ClipMask)] = []
  private static let limit = 12
  private let target: PixelRect
  private let baseTransform: CGAffineTransform

  /// For a surface with these device pixels.
  init(target: PixelRect, baseTransform: CGAffineTransform) {
    self.target = target
    self.baseTransform = baseTransform
  }

  /// - Complexity: O(1) for a clip seen lately, else O(pixels in its box) for every new node.
  mutating func clip(for node: ClipNode?, _ scratch: ScanScratch) -> ClipMask {
    var pending: [ClipNode] = []
    var current = node
    var clip = ClipMask(bounds: target, mask: nil)
    while let node = current {
      if let known = lookUp(node) {
        clip = known
        break
      }
      pending.append(node)
      current = node.parent
    }
    for node in pending.reversed() {
      if !clip.bounds.isEmpty { clip = narrowed(clip, by: node, scratch) }
    }
    if let node, !pending.isEmpty {
      if entries.count == Self.limit { entries.removeFirst() }
      entries.append((node, clip))
    }
    return clip
  }

  private mutating func lookUp(_ node: ClipNode) -> ClipMask? {
    guard let index = entries.lastIndex(where: { $0.node === node || $0.node.isSame(as: node) }) else { return nil }
    let entry = entries[index]
    if index != entries.count - 1 {
      entries.remove(at: index)
      entries.append(entry)
    }
    return entry.clip
  }

  private func narrowed(_ parent: ClipMask, by node: ClipNode, _ scratch: ScanScratch) -> ClipMask {
    let nothing = ClipMask(bounds: .zero, mask: nil)
    if case .mask(let image, let rect) = node.element {
      return narrowed(parent, image: image, rect: rect, node: node, scratch)
    }
    guard let coverage = coverage(of: node) else { return nothing }
    let bounds = parent.bounds.intersection(coverage.bounds)
    if bounds.isEmpty { return nothing }
    if coverage.isFull { return ClipMask(bounds: bounds, mask: parent.mask) }
    guard let mask = MaskBuffer(bounds, zeroed: false) else { return nothing }
    coverage.prepare(scratch, area: bounds)
    coverage.write(bounds, to: mask.bytes, stride: mask.stride, scratch)
    return ClipMask(bounds: bounds, mask: mask.multiplied(by: parent.mask))
  }

  private func coverage(of node: ClipNode) -> Coverage? {
    let transform = node.ctm.concatenating(baseTransform)
    switch node.element {
    case .rects(let rects):
      if rects.count == 1 { return .make(rect: rects[0], transform, antialiased: node.isAntialiased) }
      let path = CGMutablePath()
      path.addRects(rects)
      return .make(path: path, .winding, transform, antialiased: node.isAntialiased)
    case .path(let path, let rule):
      return .make(path: path, rule, transform, antialiased: node.isAntialiased)
    case .mask:
      return nil
    }
  }

  private func narrowed(
    _ parent: ClipMask, image: CGImage, rect: CGRect, node: ClipNode, _ scratch: ScanScratch
  ) -> ClipMask {
    let transform = node.ctm.concatenating(baseTransform)
    let nothing = ClipMask(bounds: .zero, mask: nil)
    guard
      let placed = PlacedImage(
        image, in: rect, transform, quality: .default, antialiased: node.isAntialiased)
    else { return nothing }
    let bounds = parent.bounds.intersection(placed.coverage.bounds)
    guard let mask = MaskBuffer(bounds, zeroed: false) else { return nothing }
    write(image, placed, to: mask)
    if !placed.coverage.isFull {
      guard let edges = MaskBuffer(bounds, zeroed: false) else { return nothing }
      placed.coverage.prepare(scratch, area: bounds)
      placed.coverage.write(bounds, to: edges.bytes, stride: edges.stride, scratch)
      _ = mask.multiplied(by: edges)
    }
    return ClipMask(bounds: bounds, mask: mask.multiplied(by: parent.mask))
  }

  /// What the image lets through, its own edges aside.
  private func write(_ image: CGImage, _ placed: PlacedImage, to mask: MaskBuffer) {
    let bounds = mask.bounds
    let row = UnsafeMutablePointer<UInt32>.allocate(capacity: bounds.width)
    defer { row.deallocate() }
    let isAlpha = image.isMask || image.alphaInfo == .alphaOnly
    for y in bounds.y0..<bounds.y1 {
      var source = UnsafePointer(row)
      if let direct = placed.painter.directRow(x: bounds.x0, y: y, count: bounds.width) {
        source = direct
      } else {
        placed.painter.paint(row, x: bounds.x0, y: y, count: bounds.width)
      }
      let values = mask.pointer(bounds.x0, y)
      if isAlpha {
        px_mask_from_alpha(values, source, bounds.width)
      } else {
        px_mask_from_luminance(values, source, bounds.width)
      }
    }
  }
}

extension MaskBuffer {
  /// This mask times another that covers at least the same pixels; changes and returns itself.
  fileprivate func multiplied(by other: MaskBuffer?) -> MaskBuffer {
    guard let other else { return self }
    for y in bounds.y0..<bounds.y1 {
      px_mask_multiply(pointer(bounds.x0, y), other.pointer(bounds.x0, y), bounds.width)
    }
    return self
  }
}
