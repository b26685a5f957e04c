// Reads a symbol's path: the letters of SVG path data, and two of our own.
//
//   M L H V C S Q A Z and their relative forms, as in SVG (arcs are circular: rx is the radius)
//   O cx cy r     a circle            R x y w h r     a rounded rectangle
//
// Called by: SymbolCatalog, on our own texts only. A letter that is none of these ends the path: tests read every symbol.

struct SymbolPathParser {
  private var characters: [UInt8]
  private var at = 0
  private let path = CGMutablePath()
  private var pen = CGPoint.zero
  private var start = CGPoint.zero
  private var lastControl: CGPoint?
  /// False when a letter or number was not understood.
  private(set) var isComplete = true

  static func path(_ text: String) -> CGPath {
    var parser = SymbolPathParser(text)
    return parser.parse()
  }

  init(_ text: String) { characters = Array(text.utf8) }

  mutating func parse() -> CGPath {
    while let letter = nextLetter() {
      repeat { if !step(letter) { return path } } while hasNumber() && letter != "Z" && letter != "z"
    }
    return path
  }

  private mutating func step(_ letter: Character) -> Bool {
    let isRelative = letter.isLowercase
    let base = isRelative ? pen : .zero
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: base.x + x, y: base.y + y) }
    var control: CGPoint?
    switch letter.uppercased() {
    case "M":
      pen = point(number(), number())
      start = pen
      path.move(to: pen)
    case "L": line(to: point(number(), number()))
    case "H": line(to: CGPoint(x: base.x + number(), y: pen.y))
    case "V": line(to: CGPoint(x: pen.x, y: base.y + number()))
    case "C":
      let (a, b, end) = (point(number(), number()), point(number(), number()), point(number(), number()))
      path.addCurve(to: end, control1: a, control2: b)
      (pen, control) = (end, b)
    case "S":
      let a = lastControl.map { CGPoint(x: 2 * pen.x - $0.x, y: 2 * pen.y - $0.y) } ?? pen
      let (b, end) = (point(number(), number()), point(number(), number()))
      path.addCurve(to: end, control1: a, control2: b)
      (pen, control) = (end, b)
    case "Q":
      let (a, end) = (point(number(), number()), point(number(), number()))
      path.addQuadCurve(to: end, control: a)
      pen = end
    case "A":
      let radius = number()
      _ = (number(), number())
      let (large, sweep) = (number() != 0, number() != 0)
      arc(to: point(number(), number()), radius: radius, isLarge: large, isClockwise: sweep)
    case "O":
      let (x, y, r) = (number(), number(), number())
      path.addEllipse(in: CGRect(x: x - r, y: y - r, width: 2 * r, height: 2 * r))
    case "R":
      let rect = CGRect(x: number(), y: number(), width: number(), height: number())
      let radius = min(number(), rect.width / 2, rect.height / 2)
      path.addRoundedRect(in: rect, cornerWidth: radius, cornerHeight: radius)
    case "Z":
      path.closeSubpath()
      pen = start
    default:
      isComplete = false
      return false
    }
    lastControl = control
    return isComplete
  }

  private mutating func line(to end: CGPoint) {
    path.addLine(to: end)
    pen = end
  }

  /// SVG's endpoint form of a circular arc; y points down, so a sweep of 1 is clockwise to the eye.
  private mutating func arc(to end: CGPoint, radius: CGFloat, isLarge: Bool, isClockwise: Bool) {
    let (dx, dy) = (end.x - pen.x, end.y - pen.y)
    let chord = (dx * dx + dy * dy).squareRoot()
    guard chord > 0 else { return }
    let r = max(radius, chord / 2)
    let height = max(0, r * r - chord * chord / 4).squareRoot()
    // To the right of the chord (y down) for the small clockwise arc.
    let side: CGFloat = isLarge == isClockwise ? -1 : 1
    let centre = CGPoint(
      x: (pen.x + end.x) / 2 - side * height * dy / chord, y: (pen.y + end.y) / 2 + side * height * dx / chord)
    let from = atan2(pen.y - centre.y, pen.x - centre.x)
    var to = atan2(end.y - centre.y, end.x - centre.x)
    if isClockwise, to < from { to += 2 * .pi }
    if !isClockwise, to > from { to -= 2 * .pi }
    // Quarter arcs as cubics: the same numbers on every machine but for sine and cosine of the ends.
    let count = max(1, Int((abs(to - from) / (.pi / 2)).rounded(.up)))
    let turn = (to - from) / CGFloat(count)
    let handle = 4 / 3 * tan(turn / 4) * r
    for index in 0..<count {
      let a = from + turn * CGFloat(index)
      let b = a + turn
      let last = index == count - 1
      let tip = last ? end : CGPoint(x: centre.x + r * cos(b), y: centre.y + r * sin(b))
      path.addCurve(
        to: tip, control1: CGPoint(x: pen.x - handle * sin(a), y: pen.y + handle * cos(a)),
        control2: CGPoint(x: tip.x + handle * sin(b), y: tip.y - handle * cos(b)))
      pen = tip
    }
  }

  // MARK: Characters

  private mutating func skipSpace() {
    while at < characters.count, characters[at] == 0x20 || characters[at] == 0x2C || characters[at] == 0x0A { at += 1 }
  }

  private mutating func nextLetter() -> Character? {
    skipSpace()
    guard at < characters.count else { return nil }
    at += 1
    return Character(Unicode.Scalar(characters[at - 1]))
  }

  private mutating func hasNumber() -> Bool {
    skipSpace()
    guard at < characters.count else { return false }
    return (0x30...0x39).contains(characters[at]) || characters[at] == 0x2D || characters[at] == 0x2E
  }

  private mutating func number() -> CGFloat {
    skipSpace()
    let begin = at
    if at < characters.count, characters[at] == 0x2D { at += 1 }
    var hasPoint = false
    while at < characters.count {
      if characters[at] == 0x2E, !hasPoint { hasPoint = true } else if !(0x30...0x39).contains(characters[at]) { break }
      at += 1
    }
    guard let value = Double(String(decoding: characters[begin..<at], as: UTF8.self)) else {
      isComplete = false
      return 0
    }
    return CGFloat(value)
  }
}
