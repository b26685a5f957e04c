// One frame on the render side, as a list of passes. A table of contents: the work is in the passes' own files.
//
// Called by: the render drivers of AppRuntime with each committed tree. Hands on: changed pixels to the PresentTarget, and
// counters. Knows no layers and no views. Confined to one thread (the render thread, or the caller's when inline).

import CoreGraphics
import HostInterface
import RenderTree

package final class Compositor {
  private let target: any PresentTarget
  private var surface: PixelBuffer?
  private var presented: CommittedTree?
  private let backingStores = BackingStoreCache()
  private let scratch = ScratchPool()
  package private(set) var counters = RenderCounters()

  private let threads: Int?

  /// `threads`: how many paint, whatever the damage; nil leaves it to ACETATE_RASTER_THREADS and the size of the damage.
  package init(target: any PresentTarget, threads: Int? = nil) {
    self.target = target
    self.threads = threads
  }

  /// Draws what changed between the last tree and this one, and presents it. An unchanged tree draws and presents nothing
  /// (invariant I6).
  /// - Throws: RenderError when the surface cannot be had.
  package func renderFrame(_ tree: CommittedTree, timing: FrameTiming) throws {
    counters = RenderCounters()
    let surface = try surface(for: tree)
    backingStores.beginFrame()
    let sampled = SamplePass.run(tree, timing: timing)
    let damage = damage(of: sampled, on: surface)
    presented = sampled
    defer {
      backingStores.endFrame(without: damage.removed)
      counters.keptBytes = backingStores.bytes
    }
    guard !damage.isEmpty else { return }
    let list = CullPass(tree: sampled, damage: damage.raster).run(&counters)
    let images = RasterPass(stores: backingStores, surface: surface.pixelBounds).run(list, &counters)
    var composite = CompositePass(
      surface: surface, images: images, threads: threads ?? CompositePass.defaultThreads, scratch: scratch)
    if threads != nil { composite.worthSharing = 0 }
    composite.move(damage.moves)
    composite.run(list, damage: damage.raster)
    if DamageVerifier.isWanted { DamageVerifier.verify(surface, shows: sampled) }
    target.present(surface, damage: damage.presented)
  }

  /// On its own, so that the last tree is let go before it is asked who else holds what.
  private func damage(of tree: CommittedTree, on surface: PixelBuffer) -> FrameDamage {
    DamagePass(old: presented, new: tree, surface: surface.pixelBounds).run(&counters)
  }

  /// The surface of the last tree's size; a new one starts transparent and is all damage.
  private func surface(for tree: CommittedTree) throws -> PixelBuffer {
    let pixels = HostScreen(size: tree.size, scale: tree.scale).pixelSize
    if let surface, surface.width == pixels.width, surface.height == pixels.height { return surface }
    guard let made = PixelBuffer(width: pixels.width, height: pixels.height) else {
      throw RenderError.surfaceTooLarge(width: pixels.width, height: pixels.height)
    }
    presented = nil
    surface = made
    return made
  }
}

package enum RenderError: Error, CustomStringConvertible {
  case surfaceTooLarge(width: Int, height: Int)

  package var description: String {
    switch self {
    case .surfaceTooLarge(let width, let height):
      "A surface of \(width)×\(height) pixels cannot be made: sides must be 1…\(PixelBuffer.sideLimit); "
        + "choose a smaller size or scale"
    }
  }
}

/// What one frame did on the render side: for tests and reports.
package struct RenderCounters: Sendable, Equatable {
  package init() {}

  /// Presented anew: painted or moved.
  package var damagedPixels = 0
  /// Painted.
  package var rasteredPixels = 0
  /// Moved as they were: scrolled contents.
  package var movedPixels = 0
  /// Which nodes are damaged, and why.
  package var damage = DamageLog()
  package var comparedNodes = 0
  package var drawnNodes = 0
  package var culledNodes = 0
  package var rasteredStores = 0
  /// Bytes of bitmaps kept for the next frames.
  package var keptBytes = 0
}

extension PixelBuffer {
  var pixelBounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }
}
