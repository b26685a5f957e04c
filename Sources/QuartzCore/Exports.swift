// What `import QuartzCore` brings along, as on Apple's platforms.

@_exported import CoreGraphics

/// Seconds. Core Foundation's name, which Foundation lacks on Linux.
public typealias CFTimeInterval = Double
