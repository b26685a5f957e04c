// The command's list of devices and the runner's table of screens are one list.
import Testing
import UIKit

@testable import acetate

@Suite("Devices")
struct DeviceNamesTests {
  @Test("every device that can be named has a screen, and the other way round")
  func names() {
    #expect(DeviceNames.all == DeviceTable.devices.map(\.name))
  }
}
