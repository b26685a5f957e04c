// A committed tree as a file that can be replayed: Documentation/TreeFile.md says what stands where.
//
// Called by: tools and tests. Hands on: bytes. Objects that are shared are written once, before what refers to them.

import CoreGraphics

package struct TreeFileWriter {
  var out = ByteWriter()
  private var places: [ObjectIdentifier: UInt32] = [:]
  private var counts: [UInt8: UInt32] = [:]
  /// Keeps alive what stands in `places` by its address.
  private var held: [AnyObject] = []

  /// Kinds of records.
  enum Record: UInt8 {
    case end = 0
    case font = 1
    case image, clip, list, cell, look, node
  }

  package static func bytes(of tree: CommittedTree) -> [UInt8] {
    var writer = TreeFileWriter()
    writer.out.raw(TreeFile.magic)
    writer.out.integer(TreeFile.version)
    let root = writer.write(tree.root)
    writer.out.byte(Record.end.rawValue)
    writer.out.integer(root)
    writer.out.size(tree.size)
    writer.out.number(tree.scale)
    writer.out.integer(tree.sequence)
    return writer.out.bytes
  }

  /// The index of an object among those of its kind, written now unless it was before.
  mutating func index(of object: AnyObject, _ record: Record, _ write: (inout TreeFileWriter) -> ByteWriter) -> UInt32 {
    let key = ObjectIdentifier(object)
    if let place = places[key] { return place }
    // What it refers to goes first.
    let body = write(&self)
    out.byte(record.rawValue)
    out.raw(body.bytes)
    let place = counts[record.rawValue, default: 0]
    counts[record.rawValue] = place + 1
    places[key] = place
    held.append(object)
    return place
  }

  /// From the leaves up, without the stack.
  private mutating func write(_ root: RenderNode) -> UInt32 {
    var waiting: [(node: RenderNode, isOpen: Bool)] = [(root, false)]
    var last: UInt32 = 0
    while let (node, isOpen) = waiting.popLast() {
      if let place = places[ObjectIdentifier(node)] {
        last = place
      } else if isOpen {
        last = index(of: node, .node) { $0.body(of: node) }
      } else {
        waiting.append((node, true))
        if let mask = node.mask { waiting.append((mask, false)) }
        for child in node.children { waiting.append((child, false)) }
      }
    }
    return last
  }

  private mutating func body(of node: RenderNode) -> ByteWriter {
    let look = index(of: node.look, .look) { $0.body(of: node.look) }
    var body = ByteWriter()
    body.integer(node.id.rawValue)
    let name = Array(node.name.utf8.prefix(255))
    body.byte(UInt8(name.count))
    body.raw(name)
    body.rect(node.bounds)
    let m = node.placement
    for row in [m.r0, m.r1, m.r2, m.r3] { for i in 0..<4 { body.number(row[i]) } }
    body.integer(look)
    body.count(node.children.count)
    for child in node.children { body.integer(places[ObjectIdentifier(child)] ?? 0) }
    body.flag(node.mask != nil)
    if let mask = node.mask { body.integer(places[ObjectIdentifier(mask)] ?? 0) }
    return body
  }

  private mutating func body(of look: NodeLook) -> ByteWriter {
    let style = look.style
    var body = ByteWriter()
    write(style.backgroundColor, to: &body)
    body.numbers([style.cornerRadius, style.borderWidth, CGFloat(style.opacity)])
    body.byte(style.roundedCorners.rawValue)
    write(style.borderColor, to: &body)
    for flag in [style.isHidden, style.clipsToBounds, style.antialiasesEdges] { body.flag(flag) }
    body.byte(style.gravity.rawValue)
    body.flag(style.shadow != nil)
    if let shadow = style.shadow {
      write(shadow.color, to: &body)
      body.number(Double(shadow.opacity))
      body.size(shadow.offset)
      body.number(shadow.radius)
      body.flag(shadow.path != nil)
      if let path = shadow.path { Self.write(path, to: &body) }
    }
    write(style.extras, to: &body)
    write(look.contents, to: &body)
    return body
  }

  private mutating func write(_ extras: NodeExtras, to body: inout ByteWriter) {
    for flag in [
      extras.hasContinuousCorners, extras.groupsOpacity, extras.isDoubleSided, extras.isGeometryFlipped,
      extras.rasterScale != nil,
    ] {
      body.flag(flag)
    }
    body.number(extras.rasterScale ?? 0)
    body.byte(extras.magnification.rawValue)
    body.byte(extras.minification.rawValue)
    body.byte(extras.smoothEdges.rawValue)
    body.rect(extras.contentsCenter)
    write(extras.tint, to: &body)
  }

  private mutating func write(_ contents: NodeContents, to body: inout ByteWriter) {
    switch contents {
    case .none: body.byte(0)
    case .recorded(let drawing):
      let list = place(of: drawing.list)
      body.byte(1)
      body.integer(list)
      body.rect(drawing.bounds)
      body.number(drawing.scale)
      body.flag(drawing.isOpaque)
    case .image(let image):
      let place = place(of: image.image)
      body.byte(2)
      body.integer(place)
      body.number(image.scale)
      body.rect(image.rect)
      body.rect(image.center)
    case .vector(let vector):
      let list = place(of: vector.list)
      body.byte(3)
      body.integer(list)
      body.flag(vector.isCutByOutline)
    }
  }

  /// 0: none, 1: sRGB and alpha, 2: a pattern's cell.
  mutating func write(_ color: CGColor?, to body: inout ByteWriter) {
    guard let color else { return body.byte(0) }
    if case .pattern(let cell) = DrawPaint(color) {
      let place = place(of: cell)
      body.byte(2)
      return body.integer(place)
    }
    let c = color.sRGBComponents ?? (0, 0, 0, 0)
    body.byte(1)
    for value in [c.red, c.green, c.blue, c.alpha] { body.number(value) }
  }

  static func write(_ path: CGPath, to body: inout ByteWriter) {
    let storage = path.storage
    body.count(storage.verbs.count)
    body.raw(storage.verbs.map(\.rawValue))
    body.count(storage.points.count)
    for point in storage.points { body.point(point) }
    if let frame = storage.frame {
      body.byte(4)
      write(frame.outer, to: &body)
      write(frame.inner, to: &body)
    } else {
      write(storage.shapeHint, to: &body)
    }
  }

  private static func write(_ shape: PathShapeHint?, to body: inout ByteWriter) {
    switch shape {
    case nil: body.byte(0)
    case .rect(let rect)?:
      body.byte(1)
      body.rect(rect)
    case .ellipse(let rect)?:
      body.byte(2)
      body.rect(rect)
    case .roundedRect(let rect, let width, let height)?:
      body.byte(3)
      body.rect(rect)
      body.numbers([width, height])
    }
  }
}
