// A tree file as a committed tree: what was written, with names of its own.
//
// Called by: tools and tests. Files may be damaged or made to harm: references lead to earlier objects only, so nothing can
// hold itself; what a file multiplies by sharing is counted, and refused beyond what the renderer is meant for.

import CoreGraphics

package struct TreeFileReader {
  var input: ByteReader
  let fonts: (UInt64) -> CGFont?
  var facesRead: [CGFont] = []
  var images: [CGImage] = []
  var clips: [ClipNode] = []
  var lists: [(list: DisplayList, weight: Int)] = []
  var cells: [(cell: PatternCell, weight: Int)] = []
  private var looks: [(look: NodeLook, weight: Int)] = []
  private var nodes: [RenderNode] = []
  private var weights: [Int] = []
  private var names: [UInt64: RenderNodeID] = [:]

  /// Operations or nodes that a tree may come to when everything shared is counted as often as it is used (chosen here).
  static let mostWork = 10_000_000

  /// The class that stands for the layers' own.
  private final class Replayed {}

  /// `fonts` finds a face by its fingerprint.
  package static func tree(_ bytes: [UInt8], fonts: @escaping (UInt64) -> CGFont?) throws -> CommittedTree {
    var reader = TreeFileReader(input: ByteReader(bytes), fonts: fonts)
    return try reader.read()
  }

  private mutating func read() throws -> CommittedTree {
    guard let start = try? input.raw(TreeFile.magic.count), Array(start) == TreeFile.magic else {
      throw TreeFileError.notATree
    }
    let version = try input.integer(UInt16.self)
    guard version == TreeFile.version else { throw TreeFileError.version(version) }
    while true {
      guard let record = TreeFileWriter.Record(rawValue: try input.byte()) else {
        throw input.damaged("an unknown kind of record")
      }
      switch record {
      case .font: try readFont()
      case .image: try readImage()
      case .clip: try readClip()
      case .list: try readList()
      case .cell: try readCell()
      case .look: try readLook()
      case .node: try readNode()
      case .end: return try readEnd()
      }
    }
  }

  private mutating func readEnd() throws -> CommittedTree {
    let root = try object(nodes)
    let (size, scale) = (try input.size(), try input.number())
    guard size.width >= 0, size.height >= 0, size.width < 1e6, size.height < 1e6, scale > 0, scale < 1000 else {
      throw input.damaged("a picture of \(size.width)×\(size.height) points at \(scale)×")
    }
    return CommittedTree(root: root, size: size, scale: scale, sequence: try input.integer())
  }

  mutating func object<Object>(_ objects: [Object]) throws -> Object {
    let index = Int(try input.integer(UInt32.self))
    guard index < objects.count else { throw input.damaged("object \(index) of \(objects.count)") }
    return objects[index]
  }

  func checked(_ work: Int) throws -> Int {
    guard work <= Self.mostWork else { throw input.damaged("more than \(Self.mostWork) things to draw") }
    return work
  }

  private mutating func readFont() throws {
    let fingerprint = try input.integer(UInt64.self)
    guard let font = fonts(fingerprint) else { throw TreeFileError.missingFont(fingerprint) }
    facesRead.append(font)
  }

  private mutating func readNode() throws {
    let name = try input.integer(UInt64.self)
    _ = try input.raw(Int(try input.byte()))
    let bounds = try input.rect()
    func row() throws -> Matrix4.Row {
      Matrix4.Row(
        Double(try input.number()), Double(try input.number()), Double(try input.number()), Double(try input.number()))
    }
    let placement = Matrix4(try row(), try row(), try row(), try row())
    let look = try object(looks)
    var work = 1 + look.weight
    var children: [RenderNode] = []
    for _ in 0..<(try input.count(of: 4)) {
      let index = Int(try input.integer(UInt32.self))
      guard index < nodes.count else { throw input.damaged("node \(index) of \(nodes.count)") }
      children.append(nodes[index])
      work = try checked(work + weights[index])
    }
    var mask: RenderNode?
    if try input.flag() {
      let index = Int(try input.integer(UInt32.self))
      guard index < nodes.count else { throw input.damaged("node \(index) of \(nodes.count)") }
      mask = nodes[index]
      work = try checked(work + weights[index])
    }
    let id = names[name] ?? .next()
    names[name] = id
    weights.append(try checked(work))
    nodes.append(
      RenderNode(
        id: id, kind: Replayed.self, bounds: bounds, placement: placement, look: look.look,
        children: NodeList(children), mask: mask))
  }

  private mutating func readLook() throws {
    var style = NodeStyle()
    style.backgroundColor = try color()
    // As CommitPass holds them.
    style.cornerRadius = Self.atLeastZero(try input.number())
    style.borderWidth = Self.atLeastZero(try input.number())
    style.opacity = Float(min(Self.atLeastZero(try input.number()), 1))
    style.roundedCorners = CornerSet(rawValue: try input.byte() & 15)
    style.borderColor = try color()
    style.isHidden = try input.flag()
    style.clipsToBounds = try input.flag()
    style.antialiasesEdges = try input.flag()
    guard let gravity = ContentsGravity(rawValue: try input.byte()) else { throw input.damaged("an unknown gravity") }
    style.gravity = gravity
    if try input.flag() {
      let color = try color() ?? .black
      let opacity = Float(try input.number())
      let offset = try input.size()
      let radius = try input.number()
      style.shadow = NodeShadow(
        color: color, opacity: opacity, offset: offset, radius: radius > 0 ? min(radius, 10_000) : 0,
        path: try input.flag() ? try path() : nil)
    }
    style.extras = try extras()
    let (contents, weight) = try contents()
    looks.append((NodeLook(style, contents), weight))
  }

  private static func atLeastZero(_ value: CGFloat) -> CGFloat { value > 0 ? value : 0 }

  private mutating func extras() throws -> NodeExtras {
    var extras = NodeExtras()
    extras.hasContinuousCorners = try input.flag()
    extras.groupsOpacity = try input.flag()
    extras.isDoubleSided = try input.flag()
    extras.isGeometryFlipped = try input.flag()
    let isRasterized = try input.flag()
    let scale = try input.number()
    if isRasterized, scale > 0 { extras.rasterScale = scale }
    guard let magnification = ContentsFilter(rawValue: try input.byte()),
      let minification = ContentsFilter(rawValue: try input.byte())
    else { throw input.damaged("an unknown filter") }
    (extras.magnification, extras.minification) = (magnification, minification)
    extras.smoothEdges = EdgeSet(rawValue: try input.byte() & 15)
    extras.contentsCenter = try input.rect()
    extras.tint = try color()
    return extras
  }

  private mutating func contents() throws -> (NodeContents, weight: Int) {
    switch try input.byte() {
    case 0: return (.none, 0)
    case 1:
      let list = try object(lists)
      let bounds = try input.rect()
      let scale = try input.number()
      return (
        .recorded(RecordedContents(list: list.list, bounds: bounds, scale: scale, isOpaque: try input.flag())),
        list.weight
      )
    case 2:
      let image = try object(images)
      let scale = try input.number()
      return (.image(ImageContents(image: image, scale: scale, rect: try input.rect(), center: try input.rect())), 1)
    case 3:
      let list = try object(lists)
      return (.vector(VectorContents(list: list.list, isCutByOutline: try input.flag())), list.weight)
    default: throw input.damaged("unknown contents")
    }
  }
}
