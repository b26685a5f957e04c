// Frames by the render thread: the bytes of frames made inline, in order, and an end that leaves nothing behind.

import CoreGraphics
import Foundation
import HostInterface
import QuartzCore
import RenderServer
import Synchronization
import Testing
import UIKit

@testable import AppRuntime

@Suite("Render thread", .serialized)
@MainActor
struct RenderThreadTests {
  /// Keeps the screen as a window would: only what is presented changes.
  final class Screen: PresentTarget {
    var shown: PixelBuffer?
    var presents = 0
    var wasMainThread = true
    func present(_ surface: PixelBuffer, damage: PixelRegion) {
      presents += 1
      wasMainThread = wasMainThread && Thread.isMainThread
      guard let shown, shown.width == surface.width, shown.height == surface.height else {
        shown = surface.copy()
        return
      }
      damage.forEach { rect in
        for y in Int(rect.y0)..<Int(rect.y1) {
          for x in Int(rect.x0)..<Int(rect.x1) { shown[x, y] = surface[x, y] }
        }
      }
    }
    var words: [UInt32] {
      guard let shown else { return [] }
      return (0..<shown.height).flatMap { y in (0..<shown.width).map { shown[$0, y] } }
    }
  }

  /// A tree that is edited at random: colours, places, corners, shadows, text-like paths.
  final class Scene {
    let root = CALayer()
    private var layers: [CALayer] = []
    private var state: UInt64

    init(seed: UInt64) {
      state = seed
      root.frame = CGRect(x: 0, y: 0, width: 160, height: 200)
      root.backgroundColor = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
      for _ in 0..<24 { add() }
    }

    private func next(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }

    private func add() {
      let layer = next(3) == 0 ? CAShapeLayer() : CALayer()
      (layers.isEmpty || next(2) == 0 ? root : layers[next(layers.count)]).addSublayer(layer)
      layers.append(layer)
      change(layer)
    }

    private func change(_ layer: CALayer) {
      layer.frame = CGRect(x: next(140), y: next(180), width: 1 + next(60), height: 1 + next(60))
      layer.backgroundColor = CGColor(
        red: CGFloat(next(5)) / 4, green: CGFloat(next(5)) / 4, blue: CGFloat(next(5)) / 4, alpha: CGFloat(next(5)) / 4)
      layer.cornerRadius = CGFloat(next(3) * 5)
      layer.opacity = Float(1 + next(4)) / 4
      layer.shadowOpacity = next(4) == 0 ? 0.5 : 0
      layer.shouldRasterize = next(6) == 0
      (layer as? CAShapeLayer)?.path = CGPath(
        ellipseIn: CGRect(x: 0, y: 0, width: 1 + next(50), height: 1 + next(50)), transform: nil)
    }

    func edit() {
      for _ in 0..<1 + next(4) { change(layers[next(layers.count)]) }
      if next(5) == 0 { add() }
    }
  }

  private let size = HostScreen(size: CGSize(width: 160, height: 200), scale: 2)

  private func timing(_ frame: Int) -> FrameTiming {
    FrameTiming(now: Double(frame) / 60, presentation: Double(frame + 1) / 60)
  }

  /// Waits until a frame has been painted and shown.
  private func settle(_ driver: ThreadedRenderDriver, _ sequence: UInt64) {
    while driver.finishedSequence < sequence {
      driver.collect()
      sched_yield()
    }
  }

  @Test("the same bytes as inline after each frame", arguments: [1, 2, 3])
  func bytes(_ seed: Int) throws {
    let (inline, threaded) = (Screen(), Screen())
    let (a, b) = (Scene(seed: UInt64(seed)), Scene(seed: UInt64(seed)))
    let first = InlineRenderDriver(root: a.root, screen: size, target: inline)
    let second = ThreadedRenderDriver(root: b.root, target: threaded)
    for frame in 1...40 {
      try first.renderFrame(on: size, timing: timing(frame))
      try second.renderFrame(on: size, timing: timing(frame))
      settle(second, UInt64(frame))
      #expect(inline.words == threaded.words, "frame \(frame)")
      a.edit()
      b.edit()
    }
    second.finish()
    #expect(threaded.wasMainThread == Thread.isMainThread)
    #expect(inline.presents == threaded.presents)
  }

  @Test("trees that come faster than they are painted: the last one is shown in the end")
  func flood() throws {
    let (inline, threaded) = (Screen(), Screen())
    let (a, b) = (Scene(seed: 9), Scene(seed: 9))
    let first = InlineRenderDriver(root: a.root, screen: size, target: inline)
    let second = ThreadedRenderDriver(root: b.root, target: threaded)
    for frame in 1...200 {
      a.edit()
      b.edit()
      try second.renderFrame(on: size, timing: timing(frame))
      second.collect()
    }
    try first.renderFrame(on: size, timing: timing(200))
    settle(second, 200)
    #expect(inline.words == threaded.words)
    #expect(threaded.presents + second.droppedFrames <= 200)
    second.finish()
  }

  @Test("given-up pixels are painted again, all of them")
  func forgetting() throws {
    let screen = Screen()
    let scene = Scene(seed: 4)
    let driver = ThreadedRenderDriver(root: scene.root, target: screen)
    try driver.renderFrame(on: size, timing: timing(1))
    settle(driver, 1)
    let before = screen.words
    try driver.renderFrame(on: size, timing: timing(2))
    settle(driver, 2)
    #expect(screen.presents == 1, "nothing has changed")
    driver.forgetPixels()
    try driver.renderFrame(on: size, timing: timing(3))
    settle(driver, 3)
    #expect(screen.presents == 2 && driver.renderCounters.damagedPixels == 320 * 400)
    #expect(screen.words == before)
    driver.finish()
  }

  @Test("a client's pattern is drawn on the client's thread, and a path that it changes later is not its layer's")
  func clientsOwn() throws {
    let threads = Mutex<Set<UInt>>([])
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 160, height: 200)
    let bounds = CGRect(x: 0, y: 0, width: 8, height: 8)
    let pattern = try #require(
      CGPattern(bounds: bounds, matrix: .identity, xStep: 8, yStep: 8, isColored: true) { context in
        threads.withLock { _ = $0.insert(UInt(pthread_self())) }
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
      })
    let space = try #require(CGColorSpace(patternBaseSpace: nil))
    layer.backgroundColor = CGColor(patternSpace: space, pattern: pattern, components: [1])
    layer.borderColor = layer.backgroundColor
    layer.borderWidth = 3
    let path = CGMutablePath()
    path.addRect(bounds)
    (layer.shadowPath, layer.shadowOpacity) = (path, 1)
    path.addRect(CGRect(x: 0, y: 0, width: 500, height: 500))
    #expect(layer.shadowPath?.boundingBox == bounds)
    let driver = ThreadedRenderDriver(root: layer, target: Screen())
    try driver.renderFrame(on: size, timing: timing(1))
    settle(driver, 1)
    driver.finish()
    #expect(threads.withLock { $0 } == [UInt(pthread_self())])
  }

  @Test("a surface that cannot be made is thrown with a later frame")
  func failure() throws {
    let driver = ThreadedRenderDriver(root: CALayer(), target: Screen())
    try driver.renderFrame(on: HostScreen(size: .zero, scale: 1), timing: timing(1))
    settle(driver, 1)
    #expect(throws: RenderError.self) { try driver.renderFrame(on: size, timing: timing(2)) }
    driver.finish()
  }

  @Test("finishing waits for the frame that is painted, and may be repeated; a driver that is let go of ends too")
  func ends() throws {
    let screen = Screen()
    let scene = Scene(seed: 5)
    let driver = ThreadedRenderDriver(root: scene.root, target: screen)
    try driver.renderFrame(on: size, timing: timing(1))
    driver.finish()
    driver.finish()
    #expect(screen.presents <= 1)
    weak var gone: ThreadedRenderDriver?
    do {
      let other = ThreadedRenderDriver(root: scene.root, target: screen)
      try other.renderFrame(on: size, timing: timing(1))
      gone = other
    }
    #expect(gone == nil)
  }
}
