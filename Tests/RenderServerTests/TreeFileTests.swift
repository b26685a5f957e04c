// Trees written to bytes and read back are the same picture; damaged files are refused and never trap.

import CoreGraphics
import Foundation
import RenderServer
import RenderTree
import Testing

@Suite struct TreeFileTests {
  private func file(_ root: RenderNode) -> [UInt8] {
    TreeFileWriter.bytes(of: CommittedTree(root: root, size: CGSize(width: 96, height: 80), scale: 1, sequence: 7))
  }

  private func read(_ bytes: [UInt8]) throws -> CommittedTree { try TreeFileReader.tree(bytes) { _ in nil } }

  @Test("Random scenes look the same when read back") func roundTrip() throws {
    for script in 0..<120 {
      let root = RandomScene.start(script).root.node()
      let tree = try read(file(root))
      #expect(tree.sequence == 7 && tree.scale == 1 && tree.root.subtreeCount == root.subtreeCount)
      let (written, replayed) = (try TestScreen().show(root), try TestScreen().show(tree.root))
      #expect(written.words == replayed.words, "script \(script)")
      // What is read is written as it was, but for the names.
      #expect(file(tree.root).count <= file(root).count + 16 * root.subtreeCount)
    }
  }

  /// Every operation, clip and paint that a list can hold.
  private func drawing() throws -> DisplayList {
    let context = CGContext(recording: CGRect(x: 0, y: 0, width: 90, height: 70), scale: 1)
    let space = try #require(CGColorSpace(name: CGColorSpace.sRGB))
    let gradient = try #require(
      CGGradient(
        colorsSpace: space, colors: [CGColor.black, CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 0.5)] as CFArray,
        locations: nil))
    context.saveGState()
    context.clip(to: CGRect(x: 2, y: 2, width: 60, height: 50))
    context.addEllipse(in: CGRect(x: 0, y: 0, width: 50, height: 50))
    context.clip()
    context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 50, y: 50), options: .drawsAfterEndLocation)
    context.restoreGState()
    let ring = CGMutablePath()
    ring.addPath(CGPath(ellipseIn: CGRect(x: 62, y: 42, width: 26, height: 26), transform: nil))
    ring.addPath(CGPath(ellipseIn: CGRect(x: 67, y: 47, width: 16, height: 16), transform: nil))
    context.addPath(ring)
    context.fillPath(using: .evenOdd)
    context.drawRadialGradient(
      gradient, startCenter: CGPoint(x: 70, y: 20), startRadius: 2, endCenter: CGPoint(x: 70, y: 20), endRadius: 15,
      options: [])
    context.setShadow(offset: CGSize(width: 2, height: 3), blur: 4, color: .black)
    context.setStrokeColor(CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1))
    context.setLineWidth(3)
    context.setLineDash(phase: 1, lengths: [4, 2])
    context.stroke(CGRect(x: 10, y: 30, width: 40, height: 30))
    context.setBlendMode(.multiply)
    context.setAlpha(0.5)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.fill(CGRect(x: 30, y: 10, width: 40, height: 40))
    context.clear(CGRect(x: 40, y: 20, width: 5, height: 5))
    context.endTransparencyLayer()
    return context.finishRecording()
  }

  private func scene() throws -> RenderNode {
    let list = try drawing()
    let bounds = CGRect(x: 0, y: 0, width: 90, height: 70)
    return RenderNode(
      id: .next(), kind: TreeBuilder.Kind.self, bounds: bounds, placement: .identity, style: NodeStyle(),
      contents: .recorded(RecordedContents(list: list, bounds: bounds, scale: 1, isOpaque: false)),
      children: [RenderNode](), mask: nil)
  }

  @Test("Drawings look the same when read back") func drawings() throws {
    let root = try scene()
    let size = CGSize(width: 96, height: 80)
    let shown = try TestScreen().show(read(file(root)).root, size: size)
    #expect(shown.painted > 500)
    #expect(try TestScreen().show(root, size: size).words == shown.words)
  }

  @Test("A file cut short anywhere is refused") func truncated() throws {
    let bytes = file(try scene())
    for length in stride(from: 0, to: bytes.count - 1, by: 7) {
      #expect(throws: TreeFileError.self) { _ = try read(Array(bytes[..<length])) }
    }
  }

  @Test("Bytes that are wrong never trap") func hostile() throws {
    var dice = RandomScene.Dice(5)
    for script in 0..<40 {
      let bytes = file(script == 0 ? try scene() : RandomScene.start(script).root.node())
      for _ in 0..<60 {
        var damaged = bytes
        for _ in 0..<Int.random(in: 1...3, using: &dice) {
          damaged[Int.random(in: damaged.indices, using: &dice)] = UInt8.random(in: 0...255, using: &dice)
        }
        _ = try? read(damaged)
      }
    }
  }

  @Test("Sharing that would multiply without end is refused") func bomb() throws {
    var node = TreeBuilder.node(CGRect(x: 0, y: 0, width: 5, height: 5))
    for _ in 0..<22 {
      node = TreeBuilder.node(CGRect(x: 0, y: 0, width: 5, height: 5), nil, children: [node, node])
    }
    #expect(throws: Never.self) { _ = try read(file(node)) }
    node = TreeBuilder.node(CGRect(x: 0, y: 0, width: 5, height: 5), nil, children: [node, node, node, node])
    #expect(throws: TreeFileError.self) { _ = try read(file(node)) }
  }

  @Test("Other files and other versions are told apart") func others() {
    #expect(throws: TreeFileError.self) { _ = try read(Array("PNG".utf8)) }
    #expect(throws: TreeFileError.self) { _ = try read(Array("ACTREE".utf8) + [9, 0]) }
  }
}
