// What `import QuartzCore` brings along, as on Apple's platforms.

@_exported import CoreGraphics
