// Devices: screens and safe areas as they are turned, UIDevice, the clipboard.

import CoreGraphics
import HostHeadless
import HostInterface
import Testing
import UIKit

@testable import UIKitCore

@Suite("Devices", .serialized)
@MainActor
struct DeviceTests {
  @Test("a phone with a notch turned: the sides take the top inset, the bottom 21 points")
  func notch() throws {
    let device = try #require(HostDevice.named("iphone15pro"))
    let upright = device.screen(.portrait)
    #expect(upright.size == CGSize(width: 393, height: 852))
    #expect(upright.safeArea == HostInsets(top: 59, left: 0, bottom: 34, right: 0))
    for orientation in [HostOrientation.left, .right] {
      let turned = device.screen(orientation)
      #expect(turned.size == CGSize(width: 852, height: 393))
      #expect(turned.safeArea == HostInsets(top: 0, left: 59, bottom: 21, right: 59))
    }
  }

  @Test("a tablet keeps its bars, a phone with a button loses its status bar")
  func others() throws {
    let tablet = try #require(HostDevice.named("iPad 10")).screen(.left)
    #expect(tablet.size == CGSize(width: 1180, height: 820))
    #expect(tablet.safeArea == HostInsets(top: 24, left: 0, bottom: 20, right: 0))
    #expect(try #require(HostDevice.named("iPhone SE")).screen(.right).safeArea == HostInsets())
  }

  @Test("turning by one is a circle")
  func turning() {
    #expect(HostOrientation.allCases.map(\.next) == [.left, .upsideDown, .right, .portrait])
  }

  @Test("UIDevice: unknown orientation until it is asked for, then a notification for each turn")
  func orientation() throws {
    let device = UIDevice.current
    device.become(try #require(HostDevice.named("iPad 10")))
    #expect(device.model == "iPad" && device.userInterfaceIdiom == .pad && device.systemName == "iPadOS")
    device.become(try #require(HostDevice.named("iPhone 15")))
    #expect(device.model == "iPhone" && device.userInterfaceIdiom == .phone && device.batteryState == .unknown)
    device.turn(to: .portrait)
    #expect(device.orientation == .unknown)
    nonisolated(unsafe) var heard = 0
    let observer = NotificationCenter.default.addObserver(
      forName: UIDevice.orientationDidChangeNotification, object: nil, queue: nil
    ) { _ in heard += 1 }
    device.beginGeneratingDeviceOrientationNotifications()
    device.turn(to: .left)
    device.turn(to: .left)
    #expect(device.orientation == .landscapeLeft && heard == 1)
    #expect(UIInterfaceOrientation(.left) == .landscapeRight && UIInterfaceOrientation(.right) == .landscapeLeft)
    device.endGeneratingDeviceOrientationNotifications()
    device.turn(to: .portrait)
    #expect(heard == 1)
    NotificationCenter.default.removeObserver(observer)
  }

  @Test("the pasteboard is the host's clipboard")
  func pasteboard() throws {
    let host = HeadlessHost(device: try #require(HostDevice.named("iPhone 4")), script: .standard)
    UIApplication.install(UIApplication())
    UIApplication.shared.lifecycle.services = host
    UIPasteboard.general.string = "https://example.org"
    #expect(host.clipboard == "https://example.org")
    #expect(UIPasteboard.general.url?.host == "example.org")
    host.clipboard = nil
    #expect(!UIPasteboard.general.hasStrings && UIPasteboard.general.string == nil)
    UIApplication.shared.isIdleTimerDisabled = true
    #expect(host.isKeptAwake)
    UIApplication.install(UIApplication())
  }
}
