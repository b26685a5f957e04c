// The table on standard output and the JSON file.
//
// Called by main.swift. The JSON's `rows` hold id, ratio (microseconds for rows in µs), unit, goal and ok.
import CPixelKernels
import Foundation

struct Report: Codable {
  var tier = String(cString: px_simd_name(px_simd_active()))
  /// Nanoseconds of memset and memcpy of the surface.
  var memset: Double
  var memcpy: Double
  var rows: [Outcome]

  /// A smoke run looks for crashes: its times mean nothing, and it gives no verdicts.
  func printTable(smoke: Bool) {
    let peers = Set(rows.flatMap(\.peers.keys)).sorted()
    let perPixel = 1 / Double(Surface.width * Surface.height)
    print(
      "surface 1170x2532, tier \(tier), S \(number(memset * perPixel)) ns/px, M \(number(memcpy * perPixel)) ns/px")
    print(line("work", "through", "is", "best", "goal", "", peers.map { $0 }))
    for row in rows {
      print(
        line(
          row.title, row.through, "\(number(row.ratio)) \(row.unit.rawValue)", number(row.best), number(row.goal),
          smoke ? "" : verdict(row), peers.map { row.peers[$0].map(number) ?? "-" }))
    }
    if smoke { print("smoke run: every row ran; speeds are not checked") }
  }

  func write(to path: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    let url = URL(fileURLWithPath: path)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try encoder.encode(self).write(to: url)
  }

  /// Gaps under 15 % are ties on a noisy machine.
  private func verdict(_ row: Outcome) -> String { row.ok ? "ok" : row.ratio <= row.goal * 1.15 ? "tie" : "OVER" }

  private func number(_ x: Double) -> String { String(format: x < 10 ? "%.3f" : "%.1f", x) }

  private func line(
    _ title: String, _ through: String, _ ratio: String, _ best: String, _ goal: String, _ verdict: String,
    _ peers: [String]
  ) -> String {
    let columns: [(String, Int)] =
      [(title, 44), (through, 10), (ratio, 10), (best, 8), (goal, 8), (verdict, 5)] + peers.map { ($0, 9) }
    return columns.enumerated().map { index, column in
      let padding = String(repeating: " ", count: max(0, column.1 - column.0.count))
      return index < 2 ? column.0 + padding : padding + column.0
    }.joined(separator: " ")
  }
}
