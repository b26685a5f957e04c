// Things: bells, bins, gears, houses, locks, maps.

extension SymbolFamilies {
  private static let bell =
    "M 12 3.2 C 8.2 3.2 6.2 6 6.2 9.6 C 6.2 13.4 5.2 14.6 4 16 C 3.2 17 3.8 18 5 18 H 19 C 20.2 18 20.8 17 20 16 "
    + "C 18.8 14.6 17.8 13.4 17.8 9.6 C 17.8 6 15.8 3.2 12 3.2 Z"
  private static let bin = """
    M 5.4 6.4 L 6.3 19.2 A 2.2 2.2 0 0 0 8.5 21.2 H 15.5 A 2.2 2.2 0 0 0 17.7 19.2 L 18.6 6.4 Z
    """
  private static let bookmark = """
    M 6.2 4.8 A 1.9 1.9 0 0 1 8.1 2.9 H 15.9 A 1.9 1.9 0 0 1 17.8 4.8 V 21.2 L 12 15.8 L 6.2 21.2 Z
    """
  private static let bolt = "M 13.8 2.4 L 4.8 13.4 H 11.2 L 10.2 21.6 L 19.2 10.2 H 12.8 Z"
  private static let house = "M 4.4 10 V 19 A 1.8 1.8 0 0 0 6.2 20.8 H 17.8 A 1.8 1.8 0 0 0 19.6 19 V 10 L 12 3.6 Z"
  /// Eight teeth.
  private static let gear =
    "M 10.3 2.6 H 13.7 L 14.3 5.3 L 16.1 6.1 L 18.5 4.6 L 20.4 6.9 L 18.7 9.2 L 19.3 11 L 21.8 11.9 L 21.4 14.6 "
    + "L 18.8 14.9 L 17.8 16.7 L 18.9 19.2 L 16.4 20.9 L 14.3 19.2 L 12 19.6 L 9.7 19.2 L 7.6 20.9 L 5.1 19.2 "
    + "L 6.2 16.7 L 5.2 14.9 L 2.6 14.6 L 2.2 11.9 L 4.7 11 L 5.3 9.2 L 3.6 6.9 L 5.5 4.6 L 7.9 6.1 L 9.7 5.3 Z"
  private static let lockBody = "R 5 10.4 14 10.8 2.4"
  private static let pin = "M 12 21.6 C 7.6 16.4 5 13.2 5 9.6 A 7 7 0 0 1 19 9.6 C 19 13.2 16.4 16.4 12 21.6 Z"

  static let objects: [SymbolShape] = [
    SymbolShape("bookmark", [.fill, .circle, .slash], outline: bookmark),
    SymbolShape(
      "flag", [.fill, .circle, .slash],
      outline: """
        M 5.2 4.2 C 8.6 2.4 11.4 5.6 14.4 5 C 16.6 4.6 18 3.8 19.4 3.6 V 13.4 C 16.4 14.8 13.6 12.4 10.4 12.8
        C 8.4 13 6.8 13.6 5.2 14.2 Z
        """,
      lines: "M 5.2 4 V 21"),
    SymbolShape(
      "tag", [.fill, .circle, .slash],
      outline: """
        M 3 4.8 A 1.8 1.8 0 0 1 4.8 3 H 11.6 L 20.6 12 A 1.9 1.9 0 0 1 20.6 14.7 L 14.7 20.6 A 1.9 1.9 0 0 1 12
        20.6 L 3 11.6 Z
        """,
      innerSolid: "O 7.6 7.6 1.5"),
    SymbolShape("bell", [.fill, .circle, .slash], outline: bell, lines: "M 9.6 20.6 A 2.6 2.6 0 0 0 14.4 20.6"),
    SymbolShape("bolt", [.fill, .circle, .slash], outline: bolt),
    SymbolShape(
      "trash", [.fill, .circle, .slash],
      outline: bin,
      lines: "M 3.4 6.2 H 20.6 M 8.8 6 V 4.6 A 1.8 1.8 0 0 1 10.6 2.8 H 13.4 A 1.8 1.8 0 0 1 15.2 4.6 V 6",
      inner: "M 9.4 10 L 9.7 17.4 M 14.6 10 L 14.3 17.4"),
    SymbolShape(
      "pencil", [.circle, .slash],
      outline: "M 4 20 L 5 15.6 L 16.4 4.2 A 1.6 1.6 0 0 1 18.7 4.2 L 19.8 5.3 A 1.6 1.6 0 0 1 19.8 7.6 L 8.4 19 Z",
      lines: "M 14 6.6 L 17.4 10"),
    SymbolShape(
      "square.and.pencil",
      lines: """
        M 19.6 12.6 V 18.4 A 2.6 2.6 0 0 1 17 21 H 5.6 A 2.6 2.6 0 0 1 3 18.4 V 7 A 2.6 2.6 0 0 1 5.6 4.4
        H 11.6 M 9.2 14.8 L 10 11.8 L 18.8 3 A 1.5 1.5 0 0 1 21 5.2 L 12.2 14 Z
        """),
    SymbolShape(
      "highlighter",
      lines: "M 14.6 3.4 L 7 11 V 14.4 L 9.6 17 H 13 L 20.6 9.4 M 7 14.4 L 4.4 17 H 9.6 M 3 20.8 H 21"),
    SymbolShape(
      "paintbrush", [.fill],
      outline: """
        M 20.8 3.2 C 16 5.2 12 9 9.8 12.4 L 12.2 14.8 C 15.4 12.4 19 8 20.8 3.2 Z M 8.6 13.6 C 5.4 13.8 6 17.4
        3.2 19.2 C 6.4 21.2 10.8 20 11 16 Z
        """),
    SymbolShape(
      "scissors",
      lines: """
        M 9.2 16 L 18.6 3.6 M 14.8 16 L 5.4 3.6 M 9.6 18 A 2.9 2.9 0 1 1 9.6 17.9 M 20.2 18 A 2.9 2.9 0 1 1 20.2
        17.9
        """),
    SymbolShape(
      "hammer", [.fill],
      outline: "M 4.2 7.8 C 6.4 4.4 10.4 3 14.4 3.6 L 12.6 5.6 L 14.2 7.6 L 11.2 10.6 L 8.8 8.2 L 6.2 9.8 Z",
      lines: "M 11.6 9.4 L 20.4 18.6 L 18.4 20.6 L 9.6 11.4"),
    SymbolShape(
      "wrench", [.fill],
      outline: """
        M 19.8 7.2 L 16.6 10.2 L 13.8 9.6 L 13.4 7 L 16.6 4 C 13.4 2.6 9.4 5.2 10.4 9.8 L 3.6 16.8 A 2.5 2.5 0 0
        0 7.2 20.4 L 14 13.6 C 18.4 14.6 21.4 10.8 19.8 7.2 Z
        """),
    SymbolShape("gearshape", [.fill], outline: gear, inner: "O 12 12 3.2"),
    SymbolShape(
      "gear", [.circle],
      outline: "O 12 12 7",
      lines: """
        O 12 12 2.4 M 12 2.4 V 5 M 12 19 V 21.6 M 2.4 12 H 5 M 19 12 H 21.6 M 5.2 5.2 L 7 7 M 17 17
        L 18.8 18.8 M 18.8 5.2 L 17 7 M 7 17 L 5.2 18.8
        """),
    SymbolShape(
      "lightbulb", [.fill, .slash],
      outline: "M 9.2 17 C 9.2 14.6 5.8 13.2 5.8 9.2 A 6.2 6.2 0 0 1 18.2 9.2 C 18.2 13.2 14.8 14.6 14.8 17 Z",
      lines: "M 9.4 19.4 H 14.6 M 10.6 21.6 H 13.4"),
    SymbolShape(
      "house", [.fill, .circle],
      outline: house,
      lines: "M 2.4 11.6 L 12 3.4 L 21.6 11.6",
      inner: "M 9.8 20.4 V 14.8 H 14.2 V 20.4"),
    SymbolShape(
      "building.2", [.fill],
      outline: "R 3 3.4 9.4 17.4 1.4 R 14.6 9 6.4 11.8 1.2",
      inner: """
        M 6 7.4 H 6.6 M 9 7.4 H 9.6 M 6 11 H 6.6 M 9 11 H 9.6 M 6 14.6 H 6.6 M 9 14.6 H 9.6 M 17.6 12.6
        H 18 M 17.6 16 H 18
        """),
    SymbolShape("lock", [.fill, .circle, .slash], outline: lockBody, lines: "M 8 10.2 V 7 A 4 4 0 0 1 16 7 V 10.2"),
    SymbolShape("lock.open", [.fill], outline: "R 3 10.4 13 10.8 2.4", lines: "M 13 10.2 V 7 A 4 4 0 0 1 21 7 V 9.4"),
    SymbolShape(
      "key", [.fill],
      outline: """
        M 14.4 3.2 A 5.4 5.4 0 1 1 12.6 13 L 11 14.6 H 8.8 V 17 H 6.6 V 19.2 L 5 20.8 H 3.2 V 18.2 L 10 11.4
        A 5.4 5.4 0 0 1 14.4 3.2 Z
        """,
      innerSolid: "O 15.8 8 1.4"),
    SymbolShape(
      "map", [.fill],
      outline: "M 3 6.2 L 9 3.6 L 15 6.2 L 21 3.6 V 17.8 L 15 20.4 L 9 17.8 L 3 20.4 Z",
      inner: "M 9 3.8 V 17.6 M 15 6.4 V 20.2"),
    SymbolShape("mappin", [.circle, .slash], outline: "O 12 6.4 3.6", lines: "M 12 10.2 V 21"),
    SymbolShape(
      "mappin.and.ellipse",
      outline: "",
      lines: """
        M 12 17.4 C 8.4 13.2 6.6 10.8 6.6 8 A 5.4 5.4 0 0 1 17.4 8 C 17.4 10.8 15.6 13.2 12 17.4 Z M 7.4 16.4
        C 4.6 17 3 17.8 3 18.8 C 3 20.2 7 21.2 12 21.2 C 17 21.2 21 20.2 21 18.8 C 21 17.8 19.4 17 16.6 16.4
        """,
      solid: "O 12 8 1.7"),
    SymbolShape("location", [.fill, .circle, .slash], outline: "M 20.4 3.6 L 13 21 L 11.4 12.6 L 3 11 Z"),
    SymbolShape("location.north", [.fill], outline: "M 12 2.8 L 18.6 20.6 L 12 16.8 L 5.4 20.6 Z"),
    SymbolShape("safari", [.fill], outline: "O 12 12 9.3", inner: "M 16.6 7.4 L 13.8 13.8 L 7.4 16.6 L 10.2 10.2 Z"),
    SymbolShape(
      "globe",
      lines: """
        O 12 12 9.2 M 2.8 12 H 21.2 M 12 2.8 C 6.4 7.6 6.4 16.4 12 21.2 C 17.6 16.4 17.6 7.6 12 2.8
        M 4.4 7.2 C 8.6 9.2 15.4 9.2 19.6 7.2 M 4.4 16.8 C 8.6 14.8 15.4 14.8 19.6 16.8
        """,
      strokeScale: 0.85),
    SymbolShape("magnifyingglass", [.circle], lines: "M 16.6 10 A 6.6 6.6 0 1 1 16.6 9.9 M 15 15 L 20.8 20.8"),
    SymbolShape(
      "plus.magnifyingglass",
      lines: "M 16.6 10 A 6.6 6.6 0 1 1 16.6 9.9 M 15 15 L 20.8 20.8 M 10 7 V 13 M 7 10 H 13"),
    SymbolShape("minus.magnifyingglass", lines: "M 16.6 10 A 6.6 6.6 0 1 1 16.6 9.9 M 15 15 L 20.8 20.8 M 7 10 H 13"),
    SymbolShape(
      "eye", [.fill, .slash],
      outline: """
        M 1.8 12 C 4.4 7.6 8 5.4 12 5.4 C 16 5.4 19.6 7.6 22.2 12 C 19.6 16.4 16 18.6 12 18.6 C 8 18.6 4.4 16.4
        1.8 12 Z
        """,
      inner: "O 12 12 3.5"),
    SymbolShape(
      "hand.thumbsup", [.fill, .circle, .slash],
      outline: """
        M 8 10.4 L 11.6 3.8 C 12 2.8 14.4 3 14.4 5.4 L 13.8 9.2 H 18.6 A 2 2 0 0 1 20.6 11.6 L 19.2 18.4
        A 2.4 2.4 0 0 1 16.8 20.4 H 10.6 C 9.4 20.4 8.8 19.8 8 19.2 Z
        """,
      lines: "M 4 10.4 V 19.6"),
    SymbolShape(
      "hand.thumbsdown", [.fill, .circle, .slash],
      outline: """
        M 16 13.6 L 12.4 20.2 C 12 21.2 9.6 21 9.6 18.6 L 10.2 14.8 H 5.4 A 2 2 0 0 1 3.4 12.4 L 4.8 5.6
        A 2.4 2.4 0 0 1 7.2 3.6 H 13.4 C 14.6 3.6 15.2 4.2 16 4.8 Z
        """,
      lines: "M 20 13.6 V 4.4"),
    SymbolShape(
      "hand.raised", [.fill, .circle, .slash],
      outline: """
        M 7.4 12.4 V 6.2 A 1.3 1.3 0 0 1 10 6.2 V 4.2 A 1.3 1.3 0 0 1 12.6 4.2 V 5 A 1.3 1.3 0 0 1 15.2 5
        V 7 A 1.3 1.3 0 0 1 17.8 7 V 14.4 C 17.8 18.6 15.4 21.4 12 21.4 C 8.4 21.4 7 19.4 4 14 A 1.4 1.4 0 0 1
        6.4 12.6 Z
        """),
    SymbolShape(
      "cross", [.fill, .circle],
      outline: "M 9 3.6 H 15 V 9 H 20.4 V 15 H 15 V 20.4 H 9 V 15 H 3.6 V 9 H 9 Z"),
    SymbolShape(
      "pin", [.fill, .circle, .slash],
      outline: "M 7.6 3.4 H 16.4 L 15.2 5.6 L 15.6 10.4 L 18.6 14.2 H 5.4 L 8.4 10.4 L 8.8 5.6 Z",
      lines: "M 12 14.4 V 21.4"),
    SymbolShape(
      "lifepreserver", [.fill],
      outline: "O 12 12 9.3",
      inner: "O 12 12 3.6 M 5.6 5.6 L 9.4 9.4 M 18.4 5.6 L 14.6 9.4 M 5.6 18.4 L 9.4 14.6 M 18.4 18.4 L 14.6 14.6"),
    SymbolShape(
      "graduationcap", [.fill],
      outline: "M 12 4.6 L 22.4 9.4 L 12 14.2 L 1.6 9.4 Z",
      lines: "M 6 11.6 V 16.4 C 8.6 19.4 15.4 19.4 18 16.4 V 11.6 M 20.8 10.4 V 16.6"),
    SymbolShape(
      "trophy", [.fill],
      outline: "M 7 3.4 H 17 V 9.6 C 17 13 14.8 15 12 15 C 9.2 15 7 13 7 9.6 Z",
      lines: """
        M 7 5.4 H 3.4 C 3.4 9 4.8 11 7.6 11.4 M 17 5.4 H 20.6 C 20.6 9 19.2 11 16.4 11.4 M 12 15.2 V 19.6
        M 8 20.6 H 16
        """),
  ]
}
