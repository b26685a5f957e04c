// Images out of files, the way Apple spells it. Called by clients. Decoding is ImageCodec's; this only keeps the bytes and
// what their header said. Thumbnails are in CGImageSource+Thumbnail, descriptions in CGImageSource+Properties.

import CoreGraphics
import Foundation
import Synchronization

/// A file's bytes, whole or still arriving. Documented (Image I/O, CGImageSource). Usable from any thread.
public final class CGImageSource: Sendable {
  struct Content: Sendable {
    var data: Data
    /// All the bytes are there.
    var isFinal: Bool
    /// What the bytes say, or why they say nothing.
    var header: Result<ImageHeader, ImageDecodingError>

    init(data: Data, isFinal: Bool) {
      self.data = data
      self.isFinal = isFinal
      do throws(ImageDecodingError) {
        header = .success(try ImageCodec.header(of: data))
      } catch {
        header = .failure(error)
      }
    }
  }

  private let state: Mutex<Content>

  init(data: Data, isFinal: Bool) {
    self.state = Mutex(Content(data: data, isFinal: isFinal))
  }

  var content: Content { state.withLock { $0 } }

  func replace(with data: Data, isFinal: Bool) {
    let content = Content(data: data, isFinal: isFinal)
    state.withLock { $0 = content }
  }

  var header: ImageHeader? { try? content.header.get() }
}

/// A source over bytes; nil for none. Bytes that are no image make a source without images, as on Apple's platforms.
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? {
  let data = Data(referencing: data)
  return data.isEmpty ? nil : CGImageSource(data: data, isFinal: true)
}

/// A source over a file; nil when it cannot be read or is empty.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
  CGDataProvider(url: url).flatMap { CGImageSourceCreateWithDataProvider($0, options) }
}

/// A source over a provider's bytes; nil for none.
public func CGImageSourceCreateWithDataProvider(
  _ provider: CGDataProvider, _ options: CFDictionary?
) -> CGImageSource? {
  provider.bytes.isEmpty ? nil : CGImageSource(data: provider.bytes, isFinal: true)
}

/// A source without bytes as yet; see `CGImageSourceUpdateData`.
public func CGImageSourceCreateIncremental(_ options: CFDictionary?) -> CGImageSource {
  CGImageSource(data: Data(), isFinal: false)
}

/// Gives an incremental source all the bytes that have arrived so far. Images can be made once the file is complete.
public func CGImageSourceUpdateData(_ source: CGImageSource, _ data: CFData, _ final: Bool) {
  source.replace(with: Data(referencing: data), isFinal: final)
}

/// The file's type ("public.png"); nil when it is not known.
public func CGImageSourceGetType(_ source: CGImageSource) -> CFString? {
  source.header.map { $0.format.typeIdentifier as CFString }
}

/// The types that can be read.
public func CGImageSourceCopyTypeIdentifiers() -> CFArray {
  ["public.png", "public.jpeg", "org.webmproject.webp"] as CFArray
}

/// Pictures in the file: 0 when it is no image, 1 for stills, the frames of an animation.
public func CGImageSourceGetCount(_ source: CGImageSource) -> Int { source.header?.frameCount ?? 0 }

/// Always the first.
public func CGImageSourceGetPrimaryImageIndex(_ source: CGImageSource) -> Int { 0 }

/// Whether the bytes make an image, and what is wrong when they do not.
public func CGImageSourceGetStatus(_ source: CGImageSource) -> CGImageSourceStatus {
  let content = source.content
  switch content.header {
  case .success: return content.isFinal ? .statusComplete : .statusIncomplete
  case .failure(.truncated): return content.isFinal ? .statusUnexpectedEOF : .statusReadingHeader
  case .failure(.notAnImage):
    return content.data.isEmpty && !content.isFinal ? .statusReadingHeader : .statusUnknownType
  case .failure: return .statusInvalidData
  }
}

/// As the source's; `.statusInvalidData` for a picture that the file does not have.
public func CGImageSourceGetStatusAtIndex(_ source: CGImageSource, _ index: Int) -> CGImageSourceStatus {
  guard let header = source.header, !(0..<header.frameCount).contains(index) else {
    return CGImageSourceGetStatus(source)
  }
  return .statusInvalidData
}

/// Decodes picture `index`, as stored, in sRGB. Nil when there is none, when it is damaged or cut off, and above
/// `ImageCodec.pixelLimit`.
public func CGImageSourceCreateImageAtIndex(
  _ source: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  try? ImageCodec.decode(source.content.data, frame: index).image
}

/// Nothing is cached, so there is nothing to remove.
public func CGImageSourceRemoveCacheAtIndex(_ source: CGImageSource, _ index: Int) {}
