// The stop watch: rounds in which the unit (memset or memcpy) and the work take turns, and their medians.
//
// Machines are noisy in slow waves, so a row is compared with the unit measured in the same round, and the median over the
// rounds is told. Called by main.swift for each row.
import Foundation

struct Measure {
  var rounds: Int
  /// Timed runs of the work in a round.
  var runs: Int
  var surface: Surface

  static let full = (rounds: 15, runs: 5)
  static let smoke = (rounds: 1, runs: 1)

  func callAsFunction(_ row: Row) -> Outcome {
    var ratios: [Double] = [], works: [Double] = [], units: [Double] = []
    for _ in 0..<rounds {
      let unit = times { measureUnit(row.unit) }
      let work = row.own.map { own in [own()] } ?? times(row.body)
      units += unit
      works += work
      ratios.append(median(work) / (row.unit == .microseconds ? 1 : median(unit)))
    }
    let bestUnit = row.unit == .microseconds ? 1 : units.min() ?? 1
    let scale = row.unit == .microseconds ? 1e-3 / Double(row.operations) : 1
    let ratio = median(ratios) * scale
    return Outcome(
      id: row.id, title: row.title, through: row.through, ratio: ratio, best: (works.min() ?? 0) / bestUnit * scale,
      unit: row.unit, goal: row.goal, ok: ratio <= row.goal)
  }

  /// Nanoseconds of memset and memcpy of one surface, medians, for the head of the table.
  func units() -> (fill: Double, copy: Double) {
    let all = (0..<rounds).map { _ in (times { measureUnit(.fill) }, times { measureUnit(.copy) }) }
    return (median(all.flatMap(\.0)), median(all.flatMap(\.1)))
  }

  private func measureUnit(_ unit: Unit) {
    switch unit {
    case .fill: memset(surface.destination, 7, surface.byteCount)
    case .copy: memcpy(surface.destination, surface.source, surface.byteCount)
    case .microseconds: break
    }
  }

  /// One untimed run, then nanoseconds of each timed one.
  private func times(_ body: () -> Void) -> [Double] {
    body()
    return (0..<runs).map { _ in
      let start = DispatchTime.now().uptimeNanoseconds
      body()
      return Double(DispatchTime.now().uptimeNanoseconds - start)
    }
  }

  private func median(_ values: [Double]) -> Double {
    values.isEmpty ? 0 : values.sorted()[values.count / 2]
  }
}
