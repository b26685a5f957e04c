// The pixel benchmarks: times every row of the performance table and tells it against its goal.
//
//   bench [--smoke] [--only WORD] [--rounds NUMBER] [--json FILE] [--peer NAME=FILE]...
// --smoke runs everything once, for a crash check. --rounds: instead of 15. --only keeps rows whose id contains WORD. A peer file holds
// "id<TAB>figure" lines, from peers/run. Speed never fails the run; with --smoke, text of other pixels than recorded does.
import CPixelKernels
import Foundation

var smoke = false
var only: String?
var json: String?
var rounds: Int?
var peers: [String: [String: Double]] = [:]
var arguments = CommandLine.arguments.dropFirst()
while let argument = arguments.popFirst() {
  switch argument {
  case "--smoke": smoke = true
  case "--only": only = arguments.popFirst()
  case "--rounds": rounds = arguments.popFirst().flatMap { Int($0) }
  case "--json": json = arguments.popFirst()
  case "--peer":
    let parts = (arguments.popFirst() ?? "").split(separator: "=", maxSplits: 1).map(String.init)
    if parts.count == 2 { peers[parts[0]] = try readPeer(parts[1]) }
  default:
    print("usage: bench [--smoke] [--only WORD] [--rounds NUMBER] [--json FILE] [--peer NAME=FILE]...")
    exit(2)
  }
}

func readPeer(_ path: String) throws -> [String: Double] {
  let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
  let pairs = lines.compactMap { line -> (String, Double)? in
    let fields = line.split(separator: "\t")
    return fields.count == 2 ? Double(fields[1]).map { (String(fields[0]), $0) } : nil
  }
  return Dictionary(pairs) { first, _ in first }
}

let surface = Surface()
let effort = smoke ? Measure.smoke : Measure.full
let measure = Measure(rounds: rounds ?? effort.rounds, runs: effort.runs, surface: surface)
let kernelRows =
  compositeRows(surface) + gradientRows(surface) + shapeRows(surface) + threadRows(surface)
let apiRows = contextRows(surface) + frameRows() + listRows()
// Each line of the table by its kernel and by the public API, then what only the API offers.
let rows =
  kernelRows.flatMap { kernel in [kernel] + apiRows.filter { $0.work == kernel.work } }
  + apiRows.filter { row in !kernelRows.contains { $0.work == row.work } } + viewRows() + textRows(surface)
let units = measure.units()
let outcomes = rows.filter { row in only.map { row.id.contains($0) } ?? true }.map { row in
  var outcome = measure(row)
  outcome.peers = peers.compactMapValues { $0[row.work] }
  return outcome
}
let report = Report(memset: units.fill, memcpy: units.copy, rows: outcomes)
report.printTable(smoke: smoke)
if let json { try report.write(to: json) }

// Text drawn in release, at every SIMD tier, has the pixels that the unit tests saw in debug.
if smoke {
  for tier in [PX_SIMD_SCALAR, PX_SIMD_SSE2, PX_SIMD_AVX2, PX_SIMD_AVX512, PX_SIMD_NEON] where px_simd_force(tier) {
    let digests = try MainActor.assumeIsolated { try TextScenes.digests() }
    guard digests == MainActor.assumeIsolated({ TextScenes.recorded }) else {
      print("bench: scenes of text differ from the recorded ones at \(String(cString: px_simd_name(tier))): \(digests)")
      exit(1)
    }
  }
}
