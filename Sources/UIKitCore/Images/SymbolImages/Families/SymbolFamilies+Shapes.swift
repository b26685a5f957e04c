// Plain shapes, grids and lists.

extension SymbolFamilies {
  private static let star =
    "M 12 2.8 L 14.8 8.9 L 21.4 9.6 L 16.5 14.1 L 17.8 20.6 L 12 17.3 L 6.2 20.6 L 7.5 14.1 L 2.6 9.6 L 9.2 8.9 Z"
  private static let heart = """
    M 12 20.2 C 5.6 15.6 2.8 12.2 2.8 8.6 C 2.8 5.6 5 3.6 7.6 3.6 C 9.4 3.6 11 4.6 12 6.4 C 13 4.6 14.6 3.6 16.4 3.6 
    """
    + "C 19 3.6 21.2 5.6 21.2 8.6 C 21.2 12.2 18.4 15.6 12 20.2 Z"

  static let shapes: [SymbolShape] = [
    SymbolShape("circle", [.fill, .slash], outline: "O 12 12 9.3"),
    SymbolShape("largecircle.fill.circle", outline: "O 12 12 9.3", solid: "O 12 12 6.2"),
    SymbolShape("smallcircle.fill.circle", outline: "O 12 12 9.3", solid: "O 12 12 3.4"),
    SymbolShape("circle.lefthalf.filled", outline: "O 12 12 9.3", solid: "M 12 2.7 A 9.3 9.3 0 0 0 12 21.3 Z"),
    SymbolShape("circle.righthalf.filled", outline: "O 12 12 9.3", solid: "M 12 2.7 A 9.3 9.3 0 0 1 12 21.3 Z"),
    SymbolShape("square", [.fill, .slash], outline: "R 3.4 3.4 17.2 17.2 3.2"),
    SymbolShape("app", [.fill], outline: "R 3.2 3.2 17.6 17.6 5.4"),
    SymbolShape("rectangle", [.fill, .slash], outline: "R 2.2 5 19.6 14 2.6"),
    SymbolShape("rectangle.portrait", [.fill], outline: "R 5 2.2 14 19.6 2.6"),
    SymbolShape("capsule", [.fill], outline: "R 1.8 6.6 20.4 10.8 5.4"),
    SymbolShape("oval", [.fill], outline: "R 2 5.6 20 12.8 6.4"),
    SymbolShape(
      "triangle", [.fill],
      outline: "M 10.6 4.2 A 1.7 1.7 0 0 1 13.4 4.2 L 21 17.4 A 1.8 1.8 0 0 1 19.4 20 H 4.6 A 1.8 1.8 0 0 1 3 17.4 Z"),
    SymbolShape("diamond", [.fill], outline: "M 12 2.6 L 21.4 12 L 12 21.4 L 2.6 12 Z"),
    SymbolShape("hexagon", [.fill], outline: "M 12 2.6 L 20.2 7.2 V 16.8 L 12 21.4 L 3.8 16.8 V 7.2 Z"),
    SymbolShape("star", [.fill, .circle, .square, .slash], outline: star),
    SymbolShape(
      "star.leadinghalf.filled",
      outline: star,
      solid: "M 12 2.8 V 17.3 L 6.2 20.6 L 7.5 14.1 L 2.6 9.6 L 9.2 8.9 Z"),
    SymbolShape(
      "star.lefthalf.fill",
      outline: star,
      solid: "M 12 2.8 V 17.3 L 6.2 20.6 L 7.5 14.1 L 2.6 9.6 L 9.2 8.9 Z"),
    SymbolShape("heart", [.fill, .circle, .square, .slash], outline: heart),
    SymbolShape(
      "square.grid.2x2", [.fill],
      outline: "R 3.2 3.2 7.4 7.4 1.4 R 13.4 3.2 7.4 7.4 1.4 R 3.2 13.4 7.4 7.4 1.4 R 13.4 13.4 7.4 7.4 1.4"),
    SymbolShape(
      "square.grid.3x3", [.fill],
      outline: """
        R 3 3 4.4 4.4 0.8 R 9.8 3 4.4 4.4 0.8 R 16.6 3 4.4 4.4 0.8 R 3 9.8 4.4 4.4 0.8 R 9.8 9.8 4.4 4.4 0.8
        R 16.6 9.8 4.4 4.4 0.8 R 3 16.6 4.4 4.4 0.8 R 9.8 16.6 4.4 4.4 0.8 R 16.6 16.6 4.4 4.4 0.8
        """),
    SymbolShape(
      "circle.grid.3x3", [.fill],
      outline: """
        O 5.2 5.2 1.9 O 12 5.2 1.9 O 18.8 5.2 1.9 O 5.2 12 1.9 O 12 12 1.9 O 18.8 12 1.9 O 5.2 18.8 1.9
        O 12 18.8 1.9 O 18.8 18.8 1.9
        """),
    SymbolShape("rectangle.grid.1x2", [.fill], outline: "R 2.8 3.4 18.4 7.4 1.8 R 2.8 13.2 18.4 7.4 1.8"),
    SymbolShape(
      "rectangle.grid.2x2", [.fill],
      outline: "R 2.2 4.2 8.6 6.6 1.4 R 13.2 4.2 8.6 6.6 1.4 R 2.2 13.2 8.6 6.6 1.4 R 13.2 13.2 8.6 6.6 1.4"),
    SymbolShape(
      "rectangle.stack", [.fill],
      outline: "R 2.6 9 18.8 12 2.6",
      lines: "M 4.6 5.9 H 19.4 M 6.6 2.8 H 17.4"),
    SymbolShape("square.stack", [.fill], outline: "R 4 9 16 12.4 2.8", lines: "M 6 6 H 18 M 8 3 H 16"),
    SymbolShape(
      "square.on.square",
      outline: "R 2.8 2.8 12.6 12.6 2.8",
      lines: """
        M 18 8.6 H 18.6 A 2.6 2.6 0 0 1 21.2 11.2 V 18.6 A 2.6 2.6 0 0 1 18.6 21.2 H 11.2 A 2.6 2.6 0 0 1 8.6
        18.6 V 18
        """),
    SymbolShape("square.split.2x1", [.fill], outline: "R 3.2 3.2 17.6 17.6 3.2", inner: "M 12 3.4 V 20.6"),
    SymbolShape(
      "square.dashed",
      lines: """
        M 3.2 7 A 3.8 3.8 0 0 1 7 3.2 M 17 3.2 A 3.8 3.8 0 0 1 20.8 7 M 20.8 17 A 3.8 3.8 0 0 1 17 20.8
        M 7 20.8 A 3.8 3.8 0 0 1 3.2 17 M 10.6 3.2 H 13.4 M 10.6 20.8 H 13.4 M 3.2 10.6 V 13.4 M 20.8 10.6
        V 13.4
        """),
    SymbolShape(
      "sidebar.left",
      outline: "R 2.2 4.2 19.6 15.6 2.8",
      lines: "M 9 4.4 V 19.6 M 4.8 8 H 6.4 M 4.8 11 H 6.4"),
    SymbolShape(
      "sidebar.right",
      outline: "R 2.2 4.2 19.6 15.6 2.8",
      lines: "M 15 4.4 V 19.6 M 17.6 8 H 19.2 M 17.6 11 H 19.2"),
    SymbolShape("line.3.horizontal", [.circle], lines: "M 3.4 6 H 20.6 M 3.4 12 H 20.6 M 3.4 18 H 20.6"),
    SymbolShape("line.3.horizontal.decrease", [.circle], lines: "M 3 6.4 H 21 M 6.4 12 H 17.6 M 9.8 17.6 H 14.2"),
    SymbolShape(
      "list.bullet", [.circle],
      lines: "M 8.6 5.6 H 21 M 8.6 12 H 21 M 8.6 18.4 H 21",
      solid: "O 4 5.6 1.5 O 4 12 1.5 O 4 18.4 1.5"),
    SymbolShape(
      "list.bullet.dash",
      lines: "M 8.8 5.6 H 21 M 8.8 12 H 21 M 8.8 18.4 H 21 M 2.8 5.6 H 4.8 M 2.8 12 H 4.8 M 2.8 18.4 H 4.8"),
    SymbolShape(
      "list.number",
      lines: """
        M 9.4 5.6 H 21 M 9.4 12 H 21 M 9.4 18.4 H 21 M 3.4 4 L 4.8 3.2 V 7.8 M 3.2 10.6 C 3.6 9.4 6 9.6 5.6 11.2
        C 5.4 12.2 3.6 13 3.2 14.2 H 5.8 M 3.2 16.4 H 5.6 L 4.4 18 C 6.2 18 6 20.6 4.4 20.6 C 3.8 20.6 3.4 20.4
        3.2 20
        """,
      strokeScale: 0.82),
    SymbolShape(
      "slider.horizontal.3",
      lines: """
        M 2.8 6 H 13 M 18 6 H 21.2 M 2.8 12 H 6 M 11 12 H 21.2 M 2.8 18 H 13 M 18 18 H 21.2 M 17.6 6
        A 2.2 2.2 0 1 1 17.6 5.9 M 10.8 12 A 2.2 2.2 0 1 1 10.8 11.9 M 17.6 18 A 2.2 2.2 0 1 1 17.6 17.9
        """),
    SymbolShape("chart.bar", [.fill], outline: "R 3 12.4 4.4 8.4 1 R 9.8 3.4 4.4 17.4 1 R 16.6 8.2 4.4 12.6 1"),
    SymbolShape(
      "chart.pie", [.fill],
      outline: "M 10.8 4.2 A 8.6 8.6 0 1 0 19.6 13.2 H 10.8 Z M 13.8 2.8 A 7.6 7.6 0 0 1 21.2 10.2 H 13.8 Z"),
    SymbolShape(
      "chart.line.uptrend.xyaxis",
      lines: """
        M 3 3.4 V 18.4 A 2.4 2.4 0 0 0 5.4 20.8 H 21 M 7 15.4 L 11 10.8 L 14 13.4 L 19.4 6.4 M 15.2 6
        H 19.8 V 10.6
        """),
    SymbolShape(
      "waveform", [.circle],
      lines: "M 3 10.4 V 13.6 M 6.6 7.4 V 16.6 M 10.2 3.8 V 20.2 M 13.8 8 V 16 M 17.4 5.6 V 18.4 M 21 10.4 V 13.6"),
    SymbolShape(
      "cube", [.fill],
      outline: "M 12 2.4 L 20.4 7 V 17 L 12 21.6 L 3.6 17 V 7 Z",
      inner: "M 3.8 7.2 L 12 11.8 L 20.2 7.2 M 12 11.8 V 21.4"),
  ]
}
