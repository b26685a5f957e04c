// Keys and values of the dictionaries that describe images. Apple's names and values (documented, Image I/O).
// `nonisolated(unsafe)`: NSString is not Sendable, and these literals never change.

import CoreGraphics

/// Bytes of the whole file.
public nonisolated(unsafe) let kCGImagePropertyFileSize: CFString = "FileSize"
/// Pixels, as stored.
public nonisolated(unsafe) let kCGImagePropertyPixelWidth: CFString = "PixelWidth"
/// Pixels, as stored.
public nonisolated(unsafe) let kCGImagePropertyPixelHeight: CFString = "PixelHeight"
/// Dots per inch.
public nonisolated(unsafe) let kCGImagePropertyDPIWidth: CFString = "DPIWidth"
/// Dots per inch.
public nonisolated(unsafe) let kCGImagePropertyDPIHeight: CFString = "DPIHeight"
/// Bits of a component.
public nonisolated(unsafe) let kCGImagePropertyDepth: CFString = "Depth"
/// EXIF's number, 1...8; see CGImagePropertyOrientation.
public nonisolated(unsafe) let kCGImagePropertyOrientation: CFString = "Orientation"
/// One of the models below.
public nonisolated(unsafe) let kCGImagePropertyColorModel: CFString = "ColorModel"
public nonisolated(unsafe) let kCGImagePropertyHasAlpha: CFString = "HasAlpha"
public nonisolated(unsafe) let kCGImagePropertyIsFloat: CFString = "IsFloat"
public nonisolated(unsafe) let kCGImagePropertyIsIndexed: CFString = "IsIndexed"
/// The embedded profile's description.
public nonisolated(unsafe) let kCGImagePropertyProfileName: CFString = "ProfileName"

public nonisolated(unsafe) let kCGImagePropertyColorModelRGB: CFString = "RGB"
public nonisolated(unsafe) let kCGImagePropertyColorModelGray: CFString = "Gray"
public nonisolated(unsafe) let kCGImagePropertyColorModelCMYK: CFString = "CMYK"
public nonisolated(unsafe) let kCGImagePropertyColorModelLab: CFString = "Lab"

public nonisolated(unsafe) let kCGImagePropertyTIFFDictionary: CFString = "{TIFF}"
public nonisolated(unsafe) let kCGImagePropertyTIFFOrientation: CFString = "Orientation"
public nonisolated(unsafe) let kCGImagePropertyTIFFXResolution: CFString = "XResolution"
public nonisolated(unsafe) let kCGImagePropertyTIFFYResolution: CFString = "YResolution"
public nonisolated(unsafe) let kCGImagePropertyTIFFResolutionUnit: CFString = "ResolutionUnit"

public nonisolated(unsafe) let kCGImagePropertyExifDictionary: CFString = "{Exif}"
public nonisolated(unsafe) let kCGImagePropertyExifPixelXDimension: CFString = "PixelXDimension"
public nonisolated(unsafe) let kCGImagePropertyExifPixelYDimension: CFString = "PixelYDimension"

public nonisolated(unsafe) let kCGImagePropertyPNGDictionary: CFString = "{PNG}"
public nonisolated(unsafe) let kCGImagePropertyPNGInterlaceType: CFString = "InterlaceType"
public nonisolated(unsafe) let kCGImagePropertyPNGXPixelsPerMeter: CFString = "XPixelsPerMeter"
public nonisolated(unsafe) let kCGImagePropertyPNGYPixelsPerMeter: CFString = "YPixelsPerMeter"

public nonisolated(unsafe) let kCGImagePropertyJFIFDictionary: CFString = "{JFIF}"
public nonisolated(unsafe) let kCGImagePropertyJFIFIsProgressive: CFString = "IsProgressive"
