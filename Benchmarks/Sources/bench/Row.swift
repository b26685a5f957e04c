// One line of the table: what is timed, in which unit it is told, and the goal.
//
// Made by Rows/*.swift, timed by Measure.swift, told by Report.swift.

/// What a figure is relative to. All work is on the 1170 x 2532 surface.
enum Unit: String, Codable {
  /// The time of memset on the surface.
  case fill = "S"
  /// The time of memcpy between two surfaces.
  case copy = "M"
  /// Microseconds for one operation.
  case microseconds = "µs"
}

struct Row {
  /// The line of the performance table; unique together with `through`.
  var work: String
  var title: String
  /// "kernel" for a kernel called directly, "CGContext" and "UIKit" for the public API.
  var through: String
  var unit: Unit
  var goal: Double
  /// How many operations one run of `body` carries out; 1 for rows in S and M.
  var operations = 1
  var body: () -> Void
  /// For rows that time themselves: nanoseconds. `body` is not called then.
  var own: (() -> Double)?

  /// The work's name, with a prefix for drawing by the public API, which other rows share it with.
  var id: String { through == "CGContext" ? "context-" + work : work }
}

/// A row's figures.
struct Outcome: Codable {
  var id: String
  var title: String
  var through: String
  /// The ratio to S or M, or the microseconds of one operation: the median over rounds.
  var ratio: Double
  /// The same of the fastest run and the fastest unit.
  var best: Double
  var unit: Unit
  var goal: Double
  var ok: Bool
  /// The same figure of other libraries in the same session, by their name.
  var peers: [String: Double] = [:]
}
