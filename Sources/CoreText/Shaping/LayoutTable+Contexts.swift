// Rules that look at neighbours: contexts, and contexts with what precedes and follows.
//
// Called by: LayoutTable for lookups of these kinds, the same in both tables.

extension LayoutTable {
  /// The rules of a (chained) context, in any of the three formats.
  func context(_ table: Int, isChained: Bool, _ body: ([ASCIISet]) -> Bool) -> Bool {
    switch number(table) {
    case 1:
      return forEachCovered(table + number(table + 2)) { first, index in
        rules(table, headerAt: table + 4, index: index, isChained) { before, rest, after in
          body([first] + (before + rest + after).map { self.set(ofGlyph: $0) })
        }
      }
    case 2: return classContext(table, isChained: isChained, body)
    case 3: return body(coverageContext(table, isChained: isChained))
    default: return false
    }
  }

  private func classContext(_ table: Int, isChained: Bool, _ body: ([ASCIISet]) -> Bool) -> Bool {
    let first = coverage(table + number(table + 2))
    let input = classes(table + number(table + (isChained ? 6 : 4)))
    let before = isChained ? classes(table + number(table + 4)) : [:]
    let after = isChained ? classes(table + number(table + 8)) : [:]
    let header = table + (isChained ? 10 : 6)
    for index in 0..<number(header) {
      let start = first & (input[index] ?? 0)
      guard start != 0 else { continue }
      let isRead = rules(table, headerAt: header, index: index, isChained) { backtrack, rest, ahead in
        body(
          [start] + backtrack.map { before[$0] ?? 0 } + rest.map { input[$0] ?? 0 } + ahead.map { after[$0] ?? 0 })
      }
      guard isRead else { return false }
    }
    return true
  }

  /// The rules of one set: what precedes, what follows the first, what follows all.
  private func rules(
    _ table: Int, headerAt header: Int, index: Int, _ isChained: Bool, _ body: ([Int], [Int], [Int]) -> Bool
  ) -> Bool {
    guard index < number(header) else { return true }
    let offset = number(header + 2 + 2 * index)
    guard offset != 0 else { return true }
    let set = table + offset
    for rule in numbers(set + 2, number(set)).map({ set + $0 }) {
      guard !isBroken else { return false }
      guard isChained else {
        guard body([], numbers(rule + 4, max(0, number(rule) - 1)), []) else { return false }
        continue
      }
      let before = numbers(rule + 2, number(rule))
      let inputAt = rule + 2 + 2 * before.count
      let rest = numbers(inputAt + 2, max(0, number(inputAt) - 1))
      let afterAt = inputAt + 2 + 2 * rest.count
      guard body(before, rest, numbers(afterAt + 2, number(afterAt))) else { return false }
    }
    return true
  }

  private func coverageContext(_ table: Int, isChained: Bool) -> [ASCIISet] {
    guard isChained else { return numbers(table + 6, number(table + 2)).map { coverage(table + $0) } }
    var rule: [ASCIISet] = []
    var at = table + 2
    for _ in 0..<3 {
      let count = number(at)
      rule += numbers(at + 2, count).map { coverage(table + $0) }
      at += 2 + 2 * count
    }
    return rule
  }
}
