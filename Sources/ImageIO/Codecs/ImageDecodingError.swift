// Why bytes did not become an image. Thrown by ImageCodec; UIImage(data:) turns it into nil, tools print it.

/// What was wrong with the bytes.
package enum ImageDecodingError: Error, Hashable {
  /// Not PNG, JPEG or WebP.
  case notAnImage
  /// The bytes end before the image does.
  case truncated
  /// A valid file with something that is not read here; the text names it.
  case unsupported(String)
  /// The header promises more pixels than `limit`; nothing was allocated. A `limit` of 0 means that the file would need too
  /// much memory or work for its size (a progressive JPEG with endless scans).
  case tooLarge(width: Int, height: Int, limit: Int)
  /// Damaged; the text is the decoder's.
  case corrupt(String)
  /// The system has no memory for the pixels.
  case outOfMemory
}

extension ImageDecodingError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .notAnImage: "the bytes are neither PNG, JPEG nor WebP"
    case .truncated: "the image's bytes end too soon"
    case .unsupported(let what): "the image uses something that is not supported: \(what)"
    case .tooLarge(let width, let height, let limit):
      "the image has \(width)×\(height) pixels and \(limit) are allowed; decode it with a higher limit if it is wanted"
    case .corrupt(let what): "the image is damaged: \(what)"
    case .outOfMemory: "there is no memory for the image's pixels"
    }
  }
}
