// Display lists, and what they draw with, in a tree file.
//
// Called by: TreeFileWriter.

import CoreGraphics

extension TreeFileWriter {
  mutating func place(of image: CGImage) -> UInt32 {
    index(of: image, .image) { _ in
      var body = ByteWriter()
      let pixels = image.pixels
      body.count(pixels.width)
      body.count(pixels.height)
      for flag in [pixels.isOpaque, image.isMask, image.shouldInterpolate] { body.flag(flag) }
      for y in 0..<pixels.height {
        let row = pixels.row(y)
        for x in 0..<pixels.width { body.integer(row[x]) }
      }
      return body
    }
  }

  mutating func place(of cell: PatternCell) -> UInt32 {
    index(of: cell, .cell) { writer in
      let list = writer.place(of: cell.list)
      var body = ByteWriter()
      body.integer(list)
      body.rect(cell.bounds)
      body.transform(cell.matrix)
      body.numbers([cell.xStep, cell.yStep])
      return body
    }
  }

  mutating func place(of list: DisplayList) -> UInt32 {
    index(of: list, .list) { writer in
      var body = ByteWriter()
      body.rect(list.bounds)
      body.rect(list.drawnBounds)
      body.integer(Int64(list.cost))
      body.count(list.states.count)
      for state in list.states { writer.write(state, to: &body) }
      body.count(list.operations.count)
      for (operation, state) in zip(list.operations, list.stateIndices) {
        body.integer(state)
        writer.write(operation, to: &body)
      }
      return body
    }
  }

  /// Index plus one; 0 for no clip. The oldest first: a list of clips may be long.
  private mutating func place(of clip: ClipNode?) -> UInt32 {
    var chain: [ClipNode] = []
    var next = clip
    while let node = next {
      chain.append(node)
      next = node.parent
    }
    var parent: UInt32 = 0
    for node in chain.reversed() {
      parent =
        index(of: node, .clip) { writer in
          var image: UInt32 = 0
          if case .mask(let mask, _) = node.element { image = writer.place(of: mask) }
          var body = ByteWriter()
          body.integer(parent)
          body.transform(node.ctm)
          body.flag(node.isAntialiased)
          switch node.element {
          case .rects(let rects):
            body.byte(0)
            body.count(rects.count)
            for rect in rects { body.rect(rect) }
          case .path(let path, let rule):
            body.byte(rule == .evenOdd ? 2 : 1)
            Self.write(path, to: &body)
          case .mask(_, let rect):
            body.byte(3)
            body.integer(image)
            body.rect(rect)
          }
          return body
        } + 1
    }
    return parent
  }

  private mutating func write(_ state: DrawState, to body: inout ByteWriter) {
    body.transform(state.ctm)
    body.integer(place(of: state.clip))
    write(state.fill, to: &body)
    write(state.stroke, to: &body)
    body.number(state.alpha)
    body.integer(state.blendMode.rawValue)
    body.flag(state.isAntialiased)
    body.integer(state.interpolationQuality.rawValue)
    body.number(state.flatness)
    body.size(state.patternPhase)
    body.flag(state.shadow != nil)
    guard let shadow = state.shadow else { return }
    body.size(shadow.offset)
    body.number(shadow.blur)
    write(shadow.color, to: &body)
  }

  private mutating func write(_ paint: DrawPaint, to body: inout ByteWriter) {
    switch paint {
    case .color(let color): write(color, to: &body)
    case .pattern(let cell):
      let place = place(of: cell)
      body.byte(2)
      body.integer(place)
    }
  }

  private mutating func write(_ operation: DrawOperation, to body: inout ByteWriter) {
    switch operation {
    case .fillRect(let rect):
      body.byte(1)
      body.rect(rect)
    case .fillPath(let path, let rule):
      body.byte(rule == .evenOdd ? 3 : 2)
      Self.write(path, to: &body)
    case .strokePath(let path, let style):
      body.byte(4)
      Self.write(path, to: &body)
      body.numbers([style.width, style.miterLimit, style.dashPhase])
      body.integer(Int32(style.cap.rawValue))
      body.integer(Int32(style.join.rawValue))
      body.count(style.dashLengths.count)
      body.numbers(style.dashLengths)
    case .clear(let rect):
      body.byte(5)
      body.rect(rect)
    case .image(let image, let rect): write(6, image, rect, to: &body)
    case .tiledImage(let image, let rect): write(7, image, rect, to: &body)
    case .imageMask(let image, let rect): write(8, image, rect, to: &body)
    case .glyphs(let run): write(run, to: &body)
    case .linearGradient(let gradient, let start, let end, let options):
      body.byte(10)
      Self.write(gradient, options, to: &body)
      body.point(start)
      body.point(end)
    case .radialGradient(let gradient, let from, let first, let to, let last, let options):
      body.byte(11)
      Self.write(gradient, options, to: &body)
      body.point(from)
      body.point(to)
      body.numbers([first, last])
    case .conicGradient(let gradient, let center, let angle):
      body.byte(12)
      Self.write(gradient, [], to: &body)
      body.point(center)
      body.number(angle)
    case .displayList(let list):
      let place = place(of: list)
      body.byte(13)
      body.integer(place)
    case .beginLayer(let bounds):
      body.byte(bounds == nil ? 14 : 15)
      if let bounds { body.rect(bounds) }
    case .endLayer: body.byte(16)
    }
  }

  private mutating func write(_ code: UInt8, _ image: CGImage, _ rect: CGRect, to body: inout ByteWriter) {
    let place = place(of: image)
    body.byte(code)
    body.integer(place)
    body.rect(rect)
  }

  private mutating func write(_ run: GlyphRun, to body: inout ByteWriter) {
    let font = index(of: run.font, .font) { _ in
      var body = ByteWriter()
      body.integer(TreeFile.fingerprint(of: run.font))
      return body
    }
    body.byte(9)
    body.integer(font)
    body.numbers([run.pointSize, run.width])
    body.transform(run.matrix)
    body.count(run.glyphs.count)
    for glyph in run.glyphs { body.integer(glyph) }
    for position in run.positions { body.point(position) }
  }

  /// Colours in sRGB: a gradient through another space is given by its stops alone.
  private static func write(
    _ gradient: CGGradient, _ options: CGGradientDrawingOptions, to body: inout ByteWriter
  ) {
    body.integer(options.rawValue)
    body.count(gradient.stops.count)
    for stop in gradient.stops {
      body.number(stop.location)
      for value in gradient.sRGB(of: stop) { body.number(value) }
    }
  }
}
