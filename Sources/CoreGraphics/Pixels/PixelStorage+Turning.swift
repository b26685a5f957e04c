// Pixels turned and mirrored in quarter turns, exactly. Called by ImageIO (thumbnails), UIKit (oriented images).

extension PixelStorage {
  /// The pixels as they are to be shown, when they are stored with EXIF orientation `exif`, 1...8 (others count as 1): 3 is
  /// a half turn, 6 and 8 are quarter turns, even numbers up to 4 and odd ones above are mirrored. Nil without memory.
  /// - Complexity: O(width × height); 1 shares the memory.
  package func oriented(exif: Int) -> PixelStorage? {
    guard (2...8).contains(exif) else { return self }
    let swapsSides = exif >= 5
    guard let buffer = PixelBuffer(width: swapsSides ? height : width, height: swapsSides ? width : height)
    else { return nil }
    let target = buffer.base
    // Where stored pixel (0,0) goes, and the steps in the target of one stored pixel to the right and down.
    let (lastX, lastY) = (buffer.width - 1, buffer.height - 1)
    let mirrorsX = [2, 3, 6, 7].contains(exif)
    let mirrorsY = [3, 4, 7, 8].contains(exif)
    let alongX = mirrorsX ? -1 : 1
    let alongY = mirrorsY ? -buffer.stride : buffer.stride
    let origin = (mirrorsX ? lastX : 0) + (mirrorsY ? lastY : 0) * buffer.stride
    let (right, down) = swapsSides ? (alongY, alongX) : (alongX, alongY)
    for y in 0..<height {
      let source = row(y)
      var at = origin + y * down
      for x in 0..<width {
        target[at] = source[x]
        at += right
      }
    }
    return buffer.snapshot(isOpaque: isOpaque)
  }
}
