// What part of the world a preview's picture shows: the frame of a view with a size of its own, opaque to the edge.

import ImageIO
import SnapshotTesting
import Testing
import UIKit

@MainActor @Suite struct PreviewPlaceTests {
  private func picture(_ view: UIView) throws -> CGImage {
    view.backgroundColor = .blue
    let picture = try PreviewRenderer.render(.view(view), size: nil, scale: 2, device: nil)
    return try ImageCodec.decode(picture.png).image
  }

  @Test("A view whose frame begins elsewhere is pictured whole") func moved() throws {
    let image = try picture(UIView(frame: CGRect(x: 30, y: 40, width: 20, height: 10)))
    #expect(image.width == 40 && image.height == 20)
    #expect(image.pixels[0, 0] == 0xFF00_00FF && image.pixels[39, 19] == 0xFF00_00FF)
  }

  @Test("A turned view is pictured in its bounding box, middle in the middle") func turned() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    view.transform = CGAffineTransform(rotationAngle: .pi / 4)
    let image = try picture(view)
    #expect(image.width == image.height && image.width >= 57)
    #expect(image.pixels[image.width / 2, image.height / 2] == 0xFF00_00FF)
    #expect(image.pixels[0, 0] == 0xFFFF_FFFF && image.pixels[image.width - 1, image.height - 1] == 0xFFFF_FFFF)
    #expect(image.pixels[image.width / 2, 2] == 0xFF00_00FF)
  }

  @Test("A fractional size is opaque to the last pixel") func fractional() throws {
    let image = try picture(UIView(frame: CGRect(x: 0, y: 0, width: 10.1, height: 10.1)))
    #expect(image.width == 21 && image.pixels[20, 20] >> 24 == 255)
  }
}
