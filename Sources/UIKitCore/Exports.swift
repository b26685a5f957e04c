// What `import UIKit` brings along, as on Apple's platforms.

@_exported import CoreGraphics
@_exported import CoreText
@_exported import QuartzCore
