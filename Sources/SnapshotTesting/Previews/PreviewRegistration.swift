// One preview of a compiled mirror. Made by the file the translator generates in each module, read by PreviewRunner.

import UIKit

/// A preview: where it was written, what it asks for, and how to make it.
public struct PreviewRegistration: Sendable {
  /// As written in `#Preview("…")`, or made from its file's name.
  public let name: String
  /// Relative to the previewed folder.
  public let file: String
  /// One-based.
  public let line: Int
  /// The module it was compiled in.
  public let module: String
  /// In the order written.
  public let traits: [PreviewTrait]
  /// Makes the view or controller, anew at each call.
  public let body: @MainActor @Sendable () -> UIResponder

  /// Memberwise.
  public init(
    name: String, file: String, line: Int, module: String, traits: [PreviewTrait],
    body: @escaping @MainActor @Sendable () -> UIResponder
  ) {
    self.name = name
    self.file = file
    self.line = line
    self.module = module
    self.traits = traits
    self.body = body
  }

  /// What the command calls it by: no two previews share a line of a file.
  package var identifier: String { "\(file):\(line)" }
}
