// Makes `import ImageIO` bring CoreGraphics (and with it Foundation), as it does on Apple's platforms. Defines nothing.
@_exported import CoreGraphics
