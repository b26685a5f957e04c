// Display lists, and what they draw with, from a tree file.
//
// Called by: TreeFileReader.

import CoreGraphics

extension TreeFileReader {
  mutating func color() throws -> CGColor? {
    switch try input.byte() {
    case 0: return nil
    case 1:
      return CGColor(
        srgbRed: try input.number(), green: try input.number(), blue: try input.number(), alpha: try input.number())
    case 2: return try object(cells).cell.color
    default: throw input.damaged("an unknown colour")
    }
  }

  mutating func path() throws -> CGPath {
    let verbs = Array(try input.raw(try input.count(of: 1)))
    let count = try input.count(of: 16)
    let points = try (0..<count).map { _ in try input.point() }
    var storage = PathStorage()
    var used = 0
    for verb in verbs {
      guard let verb = PathVerb(rawValue: verb), used + verb.pointCount <= points.count else {
        throw input.damaged("a path that is none")
      }
      let p = points[used..<used + verb.pointCount]
      used += verb.pointCount
      switch verb {
      case .move: storage.move(to: p[p.startIndex])
      case .line: storage.line(to: p[p.startIndex])
      case .quad: storage.quad(to: p[p.startIndex + 1], control: p[p.startIndex])
      case .cubic:
        storage.cubic(to: p[p.startIndex + 2], control1: p[p.startIndex], control2: p[p.startIndex + 1])
      case .close: storage.close()
      }
    }
    let shape = try input.byte()
    if shape == 4 {
      guard let outer = try self.shape(try input.byte()), let inner = try self.shape(try input.byte()) else {
        throw input.damaged("a frame without a shape")
      }
      storage.frame = PathFrame(outer: outer, inner: inner)
    } else {
      storage.shapeHint = try self.shape(shape)
    }
    return CGPath(storage: storage)
  }

  private mutating func shape(_ code: UInt8) throws -> PathShapeHint? {
    switch code {
    case 0: return nil
    case 1: return .rect(try input.rect())
    case 2: return .ellipse(try input.rect())
    case 3:
      return .roundedRect(try input.rect(), cornerWidth: try input.number(), cornerHeight: try input.number())
    default: throw input.damaged("an unknown shape")
    }
  }

  mutating func readImage() throws {
    let (width, height) = (Int(try input.integer(UInt32.self)), Int(try input.integer(UInt32.self)))
    let (isOpaque, isMask, interpolates) = (try input.flag(), try input.flag(), try input.flag())
    guard width > 0, height > 0, width <= PixelBuffer.sideLimit, height <= PixelBuffer.sideLimit,
      width * height <= input.left / 4, let buffer = PixelBuffer(width: width, height: height)
    else { throw input.damaged("an image of \(width)×\(height) pixels") }
    for y in 0..<height {
      let row = buffer.row(y)
      for x in 0..<width {
        let pixel = try input.integer(UInt32.self)
        row[x] = isOpaque ? pixel | 0xFF00_0000 : Self.premultiplied(pixel)
      }
    }
    guard let pixels = buffer.snapshot(isOpaque: isOpaque) else { throw input.damaged("an image without memory") }
    images.append(CGImage(storage: pixels, isMask: isMask, shouldInterpolate: interpolates))
  }

  /// No channel above alpha, which the kernels count on.
  private static func premultiplied(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    return alpha << 24 | min(pixel >> 16 & 255, alpha) << 16 | min(pixel >> 8 & 255, alpha) << 8
      | min(pixel & 255, alpha)
  }

  mutating func readCell() throws {
    let list = try object(lists)
    let (bounds, matrix) = (try input.rect(), try input.transform())
    let (x, y) = (try input.number(), try input.number())
    guard x > 0, y > 0, x.isFinite, y.isFinite else { throw input.damaged("a pattern without steps") }
    cells.append((PatternCell(list: list.list, bounds: bounds, matrix: matrix, xStep: x, yStep: y), list.weight))
  }

  mutating func readClip() throws {
    let parent = Int(try input.integer(UInt32.self))
    guard parent <= clips.count else { throw input.damaged("clip \(parent) of \(clips.count)") }
    let (ctm, isAntialiased) = (try input.transform(), try input.flag())
    let element: ClipNode.Element
    switch try input.byte() {
    case 0:
      let count = try input.count(of: 32)
      element = .rects(try (0..<count).map { _ in try input.rect() })
    case 1: element = .path(try path(), .winding)
    case 2: element = .path(try path(), .evenOdd)
    case 3:
      let image = try object(images)
      element = .mask(image, try input.rect())
    default: throw input.damaged("an unknown clip")
    }
    clips.append(
      ClipNode(parent: parent == 0 ? nil : clips[parent - 1], element: element, ctm: ctm, isAntialiased: isAntialiased))
  }

  mutating func readList() throws {
    let (bounds, drawn) = (try input.rect(), try input.rect())
    let cost = Int(min(max(try input.integer(Int64.self), 0), 1 << 40))
    var (states, weights): ([DrawState], [Int]) = ([], [])
    for _ in 0..<(try input.count(of: 100)) {
      let (state, weight) = try state()
      states.append(state)
      weights.append(weight)
    }
    let count = try input.count(of: 5)
    var (operations, indices): ([DrawOperation], [Int32]) = ([], [])
    var work = 0
    var depth = 0
    for _ in 0..<count {
      let index = try input.integer(Int32.self)
      guard states.indices.contains(Int(index)) else { throw input.damaged("state \(index) of \(states.count)") }
      let (operation, weight) = try operation()
      if case .beginLayer = operation { depth += 1 }
      if case .endLayer = operation { depth -= 1 }
      guard depth >= 0, depth < 1000 else { throw input.damaged("layers that do not match") }
      work = try checked(work + 1 + weight + weights[Int(index)])
      operations.append(operation)
      indices.append(index)
    }
    guard depth == 0 else { throw input.damaged("layers that do not match") }
    lists.append(
      (
        DisplayList(
          operations: operations, stateIndices: indices, states: states, bounds: bounds, drawnBounds: drawn, cost: cost),
        work
      ))
  }

  private mutating func state() throws -> (DrawState, weight: Int) {
    var state = DrawState()
    state.ctm = try input.transform()
    let clip = Int(try input.integer(UInt32.self))
    guard clip <= clips.count else { throw input.damaged("clip \(clip) of \(clips.count)") }
    state.clip = clip == 0 ? nil : clips[clip - 1]
    var weight = 0
    state.fill = try paint(&weight)
    state.stroke = try paint(&weight)
    state.alpha = try input.number()
    guard let mode = CGBlendMode(rawValue: try input.integer()) else { throw input.damaged("an unknown blend mode") }
    state.blendMode = mode
    state.isAntialiased = try input.flag()
    guard let quality = CGInterpolationQuality(rawValue: try input.integer()) else {
      throw input.damaged("an unknown interpolation")
    }
    state.interpolationQuality = quality
    state.flatness = try input.number()
    state.patternPhase = try input.size()
    guard try input.flag() else { return (state, weight) }
    let (offset, blur) = (try input.size(), try input.number())
    state.shadow = DrawShadow(offset: offset, blur: blur > 0 ? min(blur, 10_000) : 0, color: try color() ?? .black)
    return (state, weight)
  }

  private mutating func paint(_ weight: inout Int) throws -> DrawPaint {
    let place = input
    if try input.byte() == 2 {
      let cell = try object(cells)
      weight += cell.weight
      return .pattern(cell.cell)
    }
    input = place
    guard let color = try color() else { throw input.damaged("a paint without a colour") }
    return .color(color)
  }

  private mutating func operation() throws -> (DrawOperation, weight: Int) {
    let code = try input.byte()
    switch code {
    case 1: return (.fillRect(try input.rect()), 0)
    case 2: return (.fillPath(try path(), .winding), 0)
    case 3: return (.fillPath(try path(), .evenOdd), 0)
    case 4: return (try stroke(), 0)
    case 5: return (.clear(try input.rect()), 0)
    case 6, 7, 8:
      let (image, rect) = (try object(images), try input.rect())
      return (code == 6 ? .image(image, rect) : code == 7 ? .tiledImage(image, rect) : .imageMask(image, rect), 0)
    case 9: return (try glyphs(), 0)
    case 10, 11, 12: return (try gradient(code), 0)
    case 13:
      let list = try object(lists)
      return (.displayList(list.list), list.weight)
    case 14: return (.beginLayer(nil), 0)
    case 15: return (.beginLayer(try input.rect()), 0)
    case 16: return (.endLayer, 0)
    default: throw input.damaged("an unknown operation")
    }
  }

  private mutating func stroke() throws -> DrawOperation {
    let path = try path()
    var style = StrokeStyle(width: try input.number(), miterLimit: try input.number(), dashPhase: try input.number())
    guard let cap = CGLineCap(rawValue: numericCast(try input.integer(Int32.self))),
      let join = CGLineJoin(rawValue: numericCast(try input.integer(Int32.self)))
    else { throw input.damaged("an unknown end or join of lines") }
    (style.cap, style.join) = (cap, join)
    style.dashLengths = try input.numbers()
    return .strokePath(path, style)
  }

  private mutating func glyphs() throws -> DrawOperation {
    let font = try object(facesRead)
    let (size, width, matrix) = (try input.number(), try input.number(), try input.transform())
    let count = try input.count(of: 18)
    let glyphs = try (0..<count).map { _ in try input.integer(CGGlyph.self) }
    let positions = try (0..<count).map { _ in try input.point() }
    return .glyphs(
      GlyphRun(font: font, pointSize: size, glyphs: glyphs, positions: positions, width: width, matrix: matrix))
  }

  private mutating func gradient(_ code: UInt8) throws -> DrawOperation {
    let options = CGGradientDrawingOptions(rawValue: try input.integer())
    let count = try input.count(of: 40)
    var (locations, values): ([CGFloat], [CGFloat]) = ([], [])
    for _ in 0..<count {
      locations.append(try input.number())
      for _ in 0..<4 { values.append(try input.number()) }
    }
    guard let space = CGColorSpace(name: CGColorSpace.sRGB),
      let gradient = CGGradient(colorSpace: space, colorComponents: values, locations: locations, count: count)
    else { throw input.damaged("a gradient without colours") }
    switch code {
    case 10: return .linearGradient(gradient, start: try input.point(), end: try input.point(), options)
    case 11:
      let (from, to) = (try input.point(), try input.point())
      let (first, last) = (try input.number(), try input.number())
      return .radialGradient(
        gradient, startCenter: from, startRadius: first, endCenter: to, endRadius: last, options)
    default: return .conicGradient(gradient, center: try input.point(), angle: try input.number())
    }
  }
}
