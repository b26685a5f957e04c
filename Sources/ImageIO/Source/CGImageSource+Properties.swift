// What a file says about itself, as Apple's dictionaries. Called by clients. Values are numbers and strings.

import CoreGraphics
import Foundation

/// Properties of the file as a whole: its size in bytes. Nil when it is no image.
public func CGImageSourceCopyProperties(_ source: CGImageSource, _ options: CFDictionary?) -> CFDictionary? {
  guard source.header != nil else { return nil }
  return [kCGImagePropertyFileSize: source.content.data.count] as CFDictionary
}

/// Properties of picture `index`: size, depth, colour model, resolution, orientation, profile. Nil when there is none.
public func CGImageSourceCopyPropertiesAtIndex(
  _ source: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? {
  guard let header = source.header, (0..<header.frameCount).contains(index) else { return nil }
  return header.properties as CFDictionary
}

extension ImageHeader {
  var properties: [CFString: Any] {
    var all: [CFString: Any] = [
      kCGImagePropertyPixelWidth: width,
      kCGImagePropertyPixelHeight: height,
      kCGImagePropertyDepth: bitsPerComponent,
      kCGImagePropertyColorModel: colorModel.propertyValue,
      kCGImagePropertyHasAlpha: hasAlpha,
      kCGImagePropertyExifDictionary: [
        kCGImagePropertyExifPixelXDimension: width, kCGImagePropertyExifPixelYDimension: height,
      ],
    ]
    if colorModel == .indexed { all[kCGImagePropertyIsIndexed] = true }
    if let profileName { all[kCGImagePropertyProfileName] = profileName }
    var tiff: [CFString: Any] = [:]
    if orientation != .up {
      all[kCGImagePropertyOrientation] = Int(orientation.rawValue)
      tiff[kCGImagePropertyTIFFOrientation] = Int(orientation.rawValue)
    }
    if let resolution {
      all[kCGImagePropertyDPIWidth] = resolution.x
      all[kCGImagePropertyDPIHeight] = resolution.y
      tiff[kCGImagePropertyTIFFXResolution] = resolution.x
      tiff[kCGImagePropertyTIFFYResolution] = resolution.y
      tiff[kCGImagePropertyTIFFResolutionUnit] = 2
    }
    if !tiff.isEmpty { all[kCGImagePropertyTIFFDictionary] = tiff }
    switch format {
    case .png: all[kCGImagePropertyPNGDictionary] = pngProperties
    case .jpeg: all[kCGImagePropertyJFIFDictionary] = [kCGImagePropertyJFIFIsProgressive: isProgressive]
    case .webp: break
    }
    return all
  }

  private var pngProperties: [CFString: Any] {
    var png: [CFString: Any] = [kCGImagePropertyPNGInterlaceType: isProgressive ? 1 : 0]
    if let resolution {
      png[kCGImagePropertyPNGXPixelsPerMeter] = Int((resolution.x / 0.0254).rounded())
      png[kCGImagePropertyPNGYPixelsPerMeter] = Int((resolution.y / 0.0254).rounded())
    }
    return png
  }
}

extension ImageHeader.ColorModel {
  fileprivate var propertyValue: CFString {
    switch self {
    case .gray: kCGImagePropertyColorModelGray
    case .rgb, .indexed: kCGImagePropertyColorModelRGB
    case .cmyk: kCGImagePropertyColorModelCMYK
    }
  }
}
