// Runs `layoutSublayers` on every layer that asked for it, top down, until the tree is settled.
//
// Called by: FramePipeline, layoutIfNeeded. Layout may mark further layers; at most four rounds are run for the whole
// tree (chosen here: real layouts settle in two), what is left then waits for the next frame, and `didNotSettle` is told.
// Layouts that make layers whose layouts make layers, and passes inside passes, end the program at a depth that no
// settling layout has: they would go on until the memory or the stack is used up.

import Dispatch
import Foundation
import RenderTree

package enum LayoutPass {
  static let roundLimit = 4
  /// Layouts each of which has made the layer of the next (chosen here: real ones are a handful).
  static let generationLimit = 200
  /// Passes begun by `layoutIfNeeded` inside of each other's layouts (chosen here: what the stack holds in debug builds).
  private static let nesting = Nesting(limit: 400)

  /// Told before each round, with the layer that the pass starts from: insets are looked at here. Set once, by UIKitCore,
  /// before the first window; used on the main thread.
  nonisolated(unsafe) package static var willRun: ((CALayer) -> Void)?
  /// Told of a layer that still asks for layout after the last round. Set and used as `willRun`.
  nonisolated(unsafe) package static var didNotSettle: ((CALayer) -> Void)?

  /// A layer to be looked at. `generation`: how many layouts before its own made each other's layers.
  private struct Visit {
    let layer: CALayer
    let generation: Int
  }

  /// The number of layouts done.
  @discardableResult
  package static func run(_ root: CALayer) -> Int {
    nesting.enter("\(root) is laid out by layouts inside of each other, \(nesting.limit) deep: \(loopAdvice)")
    defer { nesting.leave() }
    var count = 0
    tell(willRun, root)
    for _ in 0..<roundLimit where root.flags.subtreeNeedsLayout {
      round(root, &count)
      tell(willRun, root)
    }
    if didNotSettle != nil, let layer = firstThatAsks(root) { tell(didNotSettle, layer) }
    return count
  }

  private static let loopAdvice =
    "its layout asks for layout again, and so without end; "
    + "do not call setNeedsLayout and layoutIfNeeded from layoutSubviews or layoutSublayers for the view itself"

  private static func tell(_ hook: ((CALayer) -> Void)?, _ layer: CALayer) {
    guard let hook else { return }
    if isOnMainThread { hook(layer) }
  }

  /// Layers may live on any one thread; views on the main one. Where the main queue is served by another thread than the
  /// process's first, that one counts.
  static var isOnMainThread: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: mainMark.key) != nil }

  private static let mainMark = MainQueueMark()

  private struct MainQueueMark: @unchecked Sendable {
    // Keys are immutable.
    let key = DispatchSpecificKey<Bool>()
    init() { DispatchQueue.main.setSpecific(key: key, value: true) }
  }

  /// Trees may be 100,000 levels deep: what is still to be visited stands in a list, the next last.
  private static func round(_ root: CALayer, _ count: inout Int) {
    var waiting = [Visit(layer: root, generation: 0)]
    while let visit = waiting.popLast() {
      let layer = visit.layer
      guard layer.flags.subtreeNeedsLayout else { continue }
      layer.flags.subtreeNeedsLayout = false
      // Layers with later names were made by this layout.
      var latest = RenderNodeID.latest
      if layer.flags.needsLayout {
        layer.flags.needsLayout = false
        count += 1
        layer.layoutSublayers()
      } else {
        latest = .last
      }
      func add(_ next: CALayer) {
        let generation = next.nodeID > latest ? visit.generation + 1 : visit.generation
        require(generation <= generationLimit, endlessMessage(layer))
        waiting.append(Visit(layer: next, generation: generation))
      }
      if let mask = layer.maskLayer, mask.flags.subtreeNeedsLayout { add(mask) }
      guard !layer.childList.isEmpty else { continue }
      for child in layer.sublayerMarks.layers(of: layer.children).reversed() where child.flags.subtreeNeedsLayout {
        add(child)
      }
    }
  }

  private static func endlessMessage(_ layer: CALayer) -> String {
    "\(layer.storedDelegate.map { "\($0)" } ?? "\(layer)"): its layout adds a new one whose layout adds a new one, "
      + "\(generationLimit) in a row; add views once, where they are made, and only place them in layoutSubviews"
  }

  private static func firstThatAsks(_ root: CALayer) -> CALayer? {
    var layer = root
    while layer.flags.subtreeNeedsLayout {
      if layer.flags.needsLayout { return layer }
      let below = layer.children + (layer.maskLayer.map { [$0] } ?? [])
      guard let next = below.first(where: { $0.flags.subtreeNeedsLayout }) else { return nil }
      layer = next
    }
    return nil
  }
}
