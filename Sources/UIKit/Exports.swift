// `import UIKit`: the views and what they stand on, under one name.

@_exported import CoreGraphics
@_exported import CoreText
@_exported import Foundation
@_exported import QuartzCore
@_exported import UIKitCore
