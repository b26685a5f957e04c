// Makes `import CoreGraphics` bring Foundation's CGFloat, CGPoint, CGSize, CGRect and CGRectEdge, as it does on Apple's
// platforms. Called by nobody; every module above re-exports CoreGraphics or Foundation in its turn.
// It defines nothing: what Foundation has on Linux is used as it is, and only what it lacks is added in this folder.
@_exported import Foundation
