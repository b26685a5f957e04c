// A committed tree as text, one node a line, indented: for tests, goldens and reports.
//
// Called by: tests, diagnostics. Node ids are left out unless asked for: they differ between runs.

import CoreGraphics

package struct CommittedTreeDump {
  package var showsIDs = false

  /// Levels. Chosen here.
  private static let deepestIndentation = 100

  package init() {}

  package func text(_ tree: CommittedTree) -> String {
    var lines = ["tree \(number(tree.size.width))x\(number(tree.size.height)) @\(number(tree.scale))x"]
    var waiting = [(node: tree.root, depth: 1)]
    while let (node, depth) = waiting.popLast() {
      append(node, depth: depth, to: &lines)
      for child in node.children.reversed() { waiting.append((child, depth + 1)) }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func append(_ node: RenderNode, depth: Int, to lines: inout [String]) {
    var parts = [node.name]
    if showsIDs { parts.append("#\(node.id.rawValue)") }
    parts.append("bounds \(rect(node.bounds))")
    let m = node.placement.affine
    parts.append("at [\([m.a, m.b, m.c, m.d, m.tx, m.ty].map(number).joined(separator: " "))]")
    if let color = node.style.backgroundColor { parts.append("color #" + hex(color.premultipliedPixel)) }
    if node.style.opacity != 1 { parts.append("opacity \(number(CGFloat(node.style.opacity)))") }
    if node.style.clipsToBounds { parts.append("clips") }
    if node.style.isHidden { parts.append("hidden") }
    if node.style.cornerRadius > 0 { parts.append("radius \(number(node.style.cornerRadius))") }
    switch node.contents {
    case .none: break
    case .vector: parts.append("vector")
    case .recorded: parts.append("drawing")
    case .image(let image): parts.append("image \(image.image.width)x\(image.image.height)")
    }
    // Deeper levels are numbered: a line as long as the tree is deep would be quadratic.
    if depth > Self.deepestIndentation { parts.insert("(\(depth))", at: 0) }
    lines.append(String(repeating: "  ", count: min(depth, Self.deepestIndentation)) + parts.joined(separator: " "))
  }

  private func rect(_ r: CGRect) -> String {
    "(\([r.minX, r.minY, r.width, r.height].map(number).joined(separator: " ")))"
  }

  private func hex(_ pixel: UInt32) -> String {
    let digits = String(pixel, radix: 16, uppercase: true)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }

  /// At most six decimals, no trailing zeros.
  private func number(_ value: CGFloat) -> String {
    guard value.isFinite, abs(value) < 1e12 else { return "\(value)" }
    let rounded = (Double(value) * 1e6).rounded() / 1e6
    return rounded == rounded.rounded() ? String(Int64(rounded)) : String(rounded)
  }
}
