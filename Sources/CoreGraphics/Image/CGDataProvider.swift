// Where an image's bytes come from. Called by clients that make CGImages or image sources; read by CGImage and ImageIO.
// The bytes are read once, when the provider is made: a provider is immutable from then on.

import Foundation

/// Immutable bytes. Documented (Core Graphics, CGDataProvider).
public final class CGDataProvider: Sendable {
  /// The bytes, without a bridge.
  package let bytes: Data

  package init(bytes: Data) { self.bytes = bytes }

  /// The bytes of `data` as they are now. Nil never happens for data; Apple's initialiser is failable.
  public init?(data: CFData) {
    // One copy: Foundation's Data(referencing:) goes byte by byte.
    self.bytes = Data(bytes: data.bytes, count: data.length)
  }

  /// The contents of a file; nil when it cannot be read or the URL is not a file's.
  public init?(url: CFURL) {
    let url = url as URL
    guard url.isFileURL, let bytes = try? Data(contentsOf: url, options: .mappedIfSafe) else { return nil }
    self.bytes = bytes
  }

  /// The contents of the file at a path; nil when it cannot be read.
  public init?(filename: UnsafePointer<CChar>) {
    let url = URL(fileURLWithPath: String(cString: filename))
    guard let bytes = try? Data(contentsOf: url, options: .mappedIfSafe) else { return nil }
    self.bytes = bytes
  }

  /// `size` bytes at `data`, which stay the client's: `releaseData(info, data, size)` is called when they are no longer
  /// needed. Nil (and `releaseData` is not called) when `size` is negative.
  public init?(
    dataInfo info: UnsafeMutableRawPointer?, data: UnsafeRawPointer, size: Int,
    releaseData: @escaping CGDataProviderReleaseDataCallback
  ) {
    guard size >= 0 else { return nil }
    self.bytes = Data(
      bytesNoCopy: UnsafeMutableRawPointer(mutating: data), count: size,
      deallocator: .custom { pointer, count in releaseData(info, UnsafeRawPointer(pointer), count) })
  }

  /// The bytes.
  public var data: CFData? { bytes as NSData }
}

/// Called with the info pointer, the bytes and their count when a provider is done with them.
public typealias CGDataProviderReleaseDataCallback =
  @convention(c) (UnsafeMutableRawPointer?, UnsafeRawPointer, Int) -> Void
