// One entry of the command's report: a preview, how it ended, where its files are. Printed as JSON with `--json`, and
// read by IndexPage.

/// A preview's entry.
struct PictureReport: Encodable, Equatable {
  struct Size: Encodable, Equatable {
    var width: Double
    var height: Double
  }

  /// Milliseconds.
  struct Times: Encodable, Equatable {
    /// All of PATH, from reading it to the mirror.
    var translate: Double
    /// All of the mirror, with Acetate's library if that had to be built.
    var build: Double
    /// The preview's own code.
    var make: Double
    /// Layout, drawing and writing.
    var draw: Double
  }

  var name: String
  /// As reachable from the current folder.
  var file: String
  /// One-based.
  var line: Int
  /// "ok", "failed", "trapped" or "timeout".
  var status: String
  /// Why it is not "ok".
  var message: String?
  /// Points.
  var size: Size?
  /// Device pixels per point.
  var scale: Double?
  /// The picture, as reachable from the current folder.
  var png: String?
  /// The hierarchy, as reachable from the current folder.
  var tree: String?
  var warnings: [String]
  var times: Times?
}
