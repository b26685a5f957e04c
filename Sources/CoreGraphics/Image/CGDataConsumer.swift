// Where written images go. Called by clients; written to by ImageIO's CGImageDestination, once, when it is finalised.

import Foundation

/// A sink for bytes. Documented (Core Graphics, CGDataConsumer). Not Sendable: it belongs to who writes.
public final class CGDataConsumer {
  private enum Sink {
    case data(NSMutableData)
    case file(URL)
  }
  private let sink: Sink

  /// Appends to `data`.
  public init?(data: CFMutableData) { self.sink = .data(data) }

  /// Replaces the file at a URL; nil when the URL is not a file's.
  public init?(url: CFURL) {
    let url = url as URL
    guard url.isFileURL else { return nil }
    self.sink = .file(url)
  }

  /// Hands over everything there is to write. False when the file cannot be written.
  package func write(_ bytes: Data) -> Bool {
    switch sink {
    case .data(let data):
      data.append(bytes)
      return true
    case .file(let url):
      return (try? bytes.write(to: url, options: .atomic)) != nil
    }
  }
}
