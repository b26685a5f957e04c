// Arrows and chevrons.

extension SymbolFamilies {
  static let arrows: [SymbolShape] = [
    SymbolShape("chevron.left", [.circle, .square], lines: "M 15.5 4.2 L 8 12 L 15.5 19.8"),
    SymbolShape("chevron.right", [.circle, .square], lines: "M 8.5 4.2 L 16 12 L 8.5 19.8"),
    SymbolShape("chevron.up", [.circle, .square], lines: "M 4.2 15.5 L 12 8 L 19.8 15.5"),
    SymbolShape("chevron.down", [.circle, .square], lines: "M 4.2 8.5 L 12 16 L 19.8 8.5"),
    SymbolShape("chevron.compact.up", lines: "M 3.5 13.6 L 12 10.4 L 20.5 13.6"),
    SymbolShape("chevron.compact.down", lines: "M 3.5 10.4 L 12 13.6 L 20.5 10.4"),
    SymbolShape("chevron.compact.left", lines: "M 13.6 3.5 L 10.4 12 L 13.6 20.5"),
    SymbolShape("chevron.compact.right", lines: "M 10.4 3.5 L 13.6 12 L 10.4 20.5"),
    SymbolShape("chevron.up.chevron.down", lines: "M 7 9 L 12 4 L 17 9 M 7 15 L 12 20 L 17 15"),
    SymbolShape("chevron.left.2", lines: "M 11.5 5 L 5 12 L 11.5 19 M 19 5 L 12.5 12 L 19 19"),
    SymbolShape("chevron.right.2", lines: "M 12.5 5 L 19 12 L 12.5 19 M 5 5 L 11.5 12 L 5 19"),
    SymbolShape(
      "chevron.left.forwardslash.chevron.right",
      lines: "M 6.6 7 L 1.6 12 L 6.6 17 M 17.4 7 L 22.4 12 L 17.4 17 M 13.8 5 L 10.2 19"),
    SymbolShape("arrow.left", [.circle, .square], lines: "M 20.5 12 H 3.8 M 10.6 5.2 L 3.8 12 L 10.6 18.8"),
    SymbolShape("arrow.right", [.circle, .square], lines: "M 3.5 12 H 20.2 M 13.4 5.2 L 20.2 12 L 13.4 18.8"),
    SymbolShape("arrow.up", [.circle, .square], lines: "M 12 20.5 V 3.8 M 5.2 10.6 L 12 3.8 L 18.8 10.6"),
    SymbolShape("arrow.down", [.circle, .square], lines: "M 12 3.5 V 20.2 M 5.2 13.4 L 12 20.2 L 18.8 13.4"),
    SymbolShape("arrow.up.right", [.circle, .square], lines: "M 5 19 L 18.6 5.4 M 8.6 5.2 H 18.8 V 15.4"),
    SymbolShape("arrow.up.left", [.circle, .square], lines: "M 19 19 L 5.4 5.4 M 15.4 5.2 H 5.2 V 15.4"),
    SymbolShape("arrow.down.right", [.circle, .square], lines: "M 5 5 L 18.6 18.6 M 8.6 18.8 H 18.8 V 8.6"),
    SymbolShape("arrow.down.left", [.circle, .square], lines: "M 19 5 L 5.4 18.6 M 15.4 18.8 H 5.2 V 8.6"),
    SymbolShape(
      "arrow.up.arrow.down", [.circle, .square],
      lines: "M 7.5 19 V 5 M 3.2 9.4 L 7.5 5 L 11.8 9.4 M 16.5 5 V 19 M 12.2 14.6 L 16.5 19 L 20.8 14.6"),
    SymbolShape(
      "arrow.left.arrow.right", [.circle, .square],
      lines: "M 19.5 16.5 H 4.5 M 8.9 20.8 L 4.5 16.5 L 8.9 12.2 M 4.5 7.5 H 19.5 M 15.1 3.2 L 19.5 7.5 L 15.1 11.8"),
    SymbolShape("arrow.clockwise", [.circle], lines: "M 18.9 8.2 A 7.9 7.9 0 1 0 19.9 12 M 19.6 3.6 V 8.6 H 14.6"),
    SymbolShape("arrow.counterclockwise", [.circle], lines: "M 5.1 8.2 A 7.9 7.9 0 1 1 4.1 12 M 4.4 3.6 V 8.6 H 9.4"),
    SymbolShape(
      "arrow.triangle.2.circlepath", [.circle],
      lines: "M 3.6 10.6 A 8.5 8.5 0 0 1 18.4 6.4 M 20.4 13.4 A 8.5 8.5 0 0 1 5.6 17.6",
      solid: "M 21.6 3.6 L 20.6 9.4 L 15.4 6.8 Z M 2.4 20.4 L 3.4 14.6 L 8.6 17.2 Z"),
    SymbolShape(
      "arrow.uturn.backward", [.circle, .square],
      lines: "M 4.4 8.4 H 14.6 A 5.4 5.4 0 0 1 14.6 19.2 H 8.4 M 8.6 4.2 L 4.4 8.4 L 8.6 12.6"),
    SymbolShape(
      "arrow.uturn.forward", [.circle, .square],
      lines: "M 19.6 8.4 H 9.4 A 5.4 5.4 0 0 0 9.4 19.2 H 15.6 M 15.4 4.2 L 19.6 8.4 L 15.4 12.6"),
    SymbolShape(
      "arrow.uturn.up", [.circle, .square],
      lines: "M 8.4 4.4 V 14.6 A 5.4 5.4 0 0 0 19.2 14.6 V 8.4 M 4.2 8.6 L 8.4 4.4 L 12.6 8.6"),
    SymbolShape("arrow.turn.up.left", lines: "M 4.4 9 H 19 V 18.4 M 9.4 4 L 4.4 9 L 9.4 14"),
    SymbolShape("arrow.turn.up.right", lines: "M 19.6 9 H 5 V 18.4 M 14.6 4 L 19.6 9 L 14.6 14"),
    SymbolShape("arrow.turn.down.right", lines: "M 19.6 15 H 5 V 5.6 M 14.6 10 L 19.6 15 L 14.6 20"),
    SymbolShape(
      "arrow.down.to.line", [.circle],
      lines: "M 12 3.4 V 15.8 M 6.6 10.6 L 12 16 L 17.4 10.6 M 5 20.4 H 19"),
    SymbolShape("arrow.up.to.line", [.circle], lines: "M 12 20.6 V 8.2 M 6.6 13.4 L 12 8 L 17.4 13.4 M 5 3.6 H 19"),
    SymbolShape("arrow.right.to.line", lines: "M 3.4 12 H 15.8 M 10.6 6.6 L 16 12 L 10.6 17.4 M 20.4 5 V 19"),
    SymbolShape("arrow.left.to.line", lines: "M 20.6 12 H 8.2 M 13.4 6.6 L 8 12 L 13.4 17.4 M 3.6 5 V 19"),
    SymbolShape(
      "arrow.up.left.and.arrow.down.right",
      lines: "M 10.4 10.4 L 4.4 4.4 M 4.2 9.6 V 4.2 H 9.6 M 13.6 13.6 L 19.6 19.6 M 19.8 14.4 V 19.8 H 14.4"),
    SymbolShape(
      "arrow.down.right.and.arrow.up.left",
      lines: "M 4 4 L 10 10 M 10.2 4.8 V 10.2 H 4.8 M 20 20 L 14 14 M 13.8 19.2 V 13.8 H 19.2"),
    SymbolShape(
      "arrow.up.and.down", [.circle],
      lines: "M 12 3.6 V 20.4 M 7 8.4 L 12 3.4 L 17 8.4 M 7 15.6 L 12 20.6 L 17 15.6"),
    SymbolShape(
      "arrow.left.and.right", [.circle],
      lines: "M 3.6 12 H 20.4 M 8.4 7 L 3.4 12 L 8.4 17 M 15.6 7 L 20.6 12 L 15.6 17"),
    SymbolShape(
      "arrow.up.and.down.and.arrow.left.and.right",
      lines: """
        M 12 3 V 21 M 3 12 H 21 M 9 5.8 L 12 2.8 L 15 5.8 M 9 18.2 L 12 21.2 L 15 18.2 M 5.8 9 L 2.8 12
        L 5.8 15 M 18.2 9 L 21.2 12 L 18.2 15
        """),
    SymbolShape(
      "arrow.triangle.branch",
      lines: "M 7 20 V 4.6 M 3.2 8.4 L 7 4.6 L 10.8 8.4 M 7 16.6 C 7 12.6 16.6 14 16.6 7 M 13 10 L 16.6 6.4 L 20.2 10"),
    SymbolShape(
      "arrowshape.turn.up.left", [.fill, .circle],
      outline: "M 10.4 4.4 L 2.8 11 L 10.4 17.6 V 13.8 C 15.4 13.6 18.6 15.2 21 19.4 C 21 12.6 17 8.4 10.4 8.2 Z"),
    SymbolShape(
      "arrowshape.turn.up.right", [.fill, .circle],
      outline: "M 13.6 4.4 L 21.2 11 L 13.6 17.6 V 13.8 C 8.6 13.6 5.4 15.2 3 19.4 C 3 12.6 7 8.4 13.6 8.2 Z"),
    SymbolShape("gobackward", lines: "M 4.6 7.2 A 8.8 8.8 0 1 1 3.4 13.8", solid: "M 8.6 3 V 9.4 L 2.8 6.2 Z"),
    SymbolShape("goforward", lines: "M 19.4 7.2 A 8.8 8.8 0 1 0 20.6 13.8", solid: "M 15.4 3 V 9.4 L 21.2 6.2 Z"),
    SymbolShape(
      "shuffle",
      lines: """
        M 2.8 7 H 6.4 C 11.6 7 12.4 17 17.6 17 H 20.6 M 2.8 17 H 6.4 C 8.4 17 9.8 15.6 10.8 13.8 M 13.2 10.2
        C 14.2 8.4 15.6 7 17.6 7 H 20.6 M 18 4 L 21 7 L 18 10 M 18 14 L 21 17 L 18 20
        """),
    SymbolShape(
      "repeat", [.circle],
      lines: """
        M 3.4 11.4 V 10.4 A 3.8 3.8 0 0 1 7.2 6.6 H 20 M 16.8 3.2 L 20.2 6.6 L 16.8 10 M 20.6 12.6 V 13.6
        A 3.8 3.8 0 0 1 16.8 17.4 H 4 M 7.2 20.8 L 3.8 17.4 L 7.2 14
        """),
  ]
}
