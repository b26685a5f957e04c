// The composition root of a running app: ties a host's screen and events to UIApplication, the frame's passes and the
// renderer. Owns one of each.
//
// Made by: UIApplicationMain, tests. Driven by: its host, by itself (ScriptedHost) or through MainLoop (EventHost). Main
// thread; the renderer has a thread of its own for hosts in real time, and runs inline for scripts.

import CoreGraphics
import HostInterface
import QuartzCore
import RenderServer
import UIKitCore

@MainActor
package final class AppRunner: HostReceiver {
  package let host: any PlatformHost
  private let ingress: HostEventIngress
  private let screenLayer: ScreenLayer
  private let driver: any RenderDriver
  private let pressure = MemoryPressure()

  /// The host's device and screen become UIKit's.
  package init(host: any PlatformHost) {
    self.host = host
    ingress = HostEventIngress()
    screenLayer = ScreenLayer()
    driver =
      host is any EventHost
      ? ThreadedRenderDriver(root: screenLayer.layer, target: host.target)
      : InlineRenderDriver(root: screenLayer.layer, screen: host.screen, target: host.target)
    UIDevice.current.become(host.device)
    UIDevice.current.turn(to: host.orientation)
    ScreenChange.adopt(host)
    if let host = host as? any EventHost {
      UIScreen.main.maximumFramesPerSecond = Int((1 / host.frameInterval).rounded())
    }
    UIApplication.shared.lifecycle.services = host
    ingress.advance(to: host.now)
  }

  private var lifecycle: ApplicationLifecycle { UIApplication.shared.lifecycle }

  /// Launches the app and runs it to its end.
  /// - Returns: the exit code.
  /// - Throws: what the host throws when it cannot show anything.
  package func run(url: URL? = nil) throws -> Int32 {
    try host.start(self)
    launch(url: url)
    // First the app's end, which may still draw, then the renderer's.
    defer {
      lifecycle.terminate()
      driver.finish()
    }
    if let scripted = host as? any ScriptedHost { return try scripted.run() }
    if let host = host as? any EventHost {
      let loop = MainLoop(host: host, receiver: self)
      pressure.watch { [weak self] in self?.handle(.memoryWarning) }
      defer { pressure.stop() }
      return try loop.run { [weak self] in self?.isOver ?? true }
    }
    return 0
  }

  package func launch(url: URL? = nil) {
    ScreenOrientation.prepare(host)
    lifecycle.launch(url: url)
  }

  /// Whether the host has ended the app.
  package private(set) var isOver = false

  // MARK: HostReceiver

  package func handle(_ event: HostEvent) { ingress.handle(event) }

  package func handle(_ signal: HostSignal) {
    switch signal {
    case .becameActive: lifecycle.becomeActive()
    case .resignedActive:
      // Source: documented of touchesCancelled(_:with:).
      ingress.cancelAll()
      lifecycle.resignActive()
    case .enteredBackground:
      ingress.cancelAll()
      lifecycle.enterBackground()
    case .enteredForeground: lifecycle.enterForeground()
    case .turned:
      UIDevice.current.turn(to: host.orientation)
      lifecycle.wantedOrientations = []
      ScreenOrientation.review(host)
    case .screenChanged: ScreenChange.apply(host)
    case .memoryWarning:
      lifecycle.receiveMemoryWarning()
      // Backing stores, bitmaps and the surface are made again with the next frame, which paints everything.
      driver.forgetPixels()
    case .open(let url): _ = lifecycle.receive(url)
    case .shortcut(let type): lifecycle.performShortcut(ofType: type)
    case .presentAgain:
      driver.forgetPixels()
      FrameScheduler.requestFrame()
    case .clipboardChanged: UIPasteboard.general.takeHostsText()
    case .terminate:
      isOver = true
      lifecycle.terminate()
    }
  }

  package func advance(to time: Double) { ingress.advance(to: time) }
  package var nextDeadline: Double? { ingress.nextDeadline }
  package var wantsFrame: Bool { FrameScheduler.isRequested }

  /// Makes a frame of all visible windows. Requests made during it are for the next one.
  package func makeFrame(_ timing: FrameTiming) throws {
    _ = FrameScheduler.takeRequest()
    ingress.advance(to: timing.now)
    if lifecycle.takeOrientationReview() { ScreenOrientation.review(host) }
    screenLayer.show(UIApplication.shared.windows, size: host.screen.size)
    try driver.renderFrame(on: host.screen, timing: timing)
  }

  /// What the last frame did: for tests and reports.
  package var frameCounters: FrameCounters { driver.frameCounters }
  package var renderCounters: RenderCounters { driver.renderCounters }
}
