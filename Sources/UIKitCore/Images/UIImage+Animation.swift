// Animated images: a sequence of pictures with one duration.
//
// Called by: clients. Read by: UIImageView. An animated image draws, and measures, as its first picture.

extension UIImage {
  /// `duration` in seconds for the whole sequence; 0 stands for a thirtieth of a second a picture. Nil without pictures.
  /// Source: documented (zero: UIImageView.animationDuration).
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    return first.copy {
      $0.frames = images
      $0.duration = duration > 0 ? duration : Double(images.count) / 30
    }
  }

  /// The files `name0`, `name1` … of the main bundle, from 0 or 1 on, as far as they go, at most 1,024. Source: documented.
  public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    animatedImage(with: sequence(named: name), duration: duration)
  }

  public class func animatedResizableImageNamed(
    _ name: String, capInsets: UIEdgeInsets, duration: TimeInterval
  ) -> UIImage? {
    animatedResizableImageNamed(name, capInsets: capInsets, resizingMode: .tile, duration: duration)
  }

  public class func animatedResizableImageNamed(
    _ name: String, capInsets: UIEdgeInsets, resizingMode: ResizingMode, duration: TimeInterval
  ) -> UIImage? {
    let images = sequence(named: name).map { $0.resizableImage(withCapInsets: capInsets, resizingMode: resizingMode) }
    return animatedImage(with: images, duration: duration)
  }

  /// Nil for an image that is not animated.
  public var images: [UIImage]? { attributes.frames }

  /// Seconds for the whole sequence; 0 for an image that is not animated.
  public var duration: TimeInterval { attributes.duration }

  private class func sequence(named name: String) -> [UIImage] {
    var images: [UIImage] = []
    for number in 0..<1024 {
      if let image = UIImage(named: name + String(number)) {
        images.append(image)
      } else if number > 0 {
        break
      }
    }
    return images
  }
}
