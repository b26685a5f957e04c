// What the preview runner reports, one JSON object a line (RunnerReport in SnapshotTesting writes them).

/// One line of a runner's report.
struct RunnerEvent: Decodable, Equatable {
  /// "begin", "end", "failed" or "missing".
  var event: String
  var id: String
  var name: String?
  var message: String?
  /// Points.
  var width: Double?
  /// Points.
  var height: Double?
  /// Device pixels per point.
  var scale: Double?
  var warnings: [String]?
  /// Milliseconds.
  var make: Double?
  /// Milliseconds.
  var draw: Double?
}
