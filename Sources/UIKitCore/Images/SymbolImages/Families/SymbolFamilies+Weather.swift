// Weather and nature.

extension SymbolFamilies {
  private static let cloud = "M 7 19 A 4.4 4.4 0 0 1 5.8 10.4 A 6.4 6.4 0 0 1 17.8 9.4 A 4.9 4.9 0 0 1 17.4 19 Z"
  private static let highCloud = "M 7 14.6 A 3.9 3.9 0 0 1 6 7 A 5.8 5.8 0 0 1 17.2 6.2 A 4.3 4.3 0 0 1 16.9 14.6 Z"

  static let weather: [SymbolShape] = [
    SymbolShape(
      "sun.max", [.fill, .circle],
      outline: "O 12 12 4.3",
      lines: """
        M 12 1.8 V 4 M 12 20 V 22.2 M 1.8 12 H 4 M 20 12 H 22.2 M 4.8 4.8 L 6.4 6.4 M 17.6 17.6 L 19.2 19.2
        M 19.2 4.8 L 17.6 6.4 M 6.4 17.6 L 4.8 19.2
        """),
    SymbolShape(
      "sun.min", [.fill],
      outline: "O 12 12 4.3",
      lines: """
        M 12 3.6 V 4 M 12 20 V 20.4 M 3.6 12 H 4 M 20 12 H 20.4 M 6 6 L 6.3 6.3 M 17.7 17.7 L 18 18
        M 18 6 L 17.7 6.3 M 6.3 17.7 L 6 18
        """),
    SymbolShape("moon", [.fill, .circle], outline: "M 20.4 14.6 A 9 9 0 1 1 9.8 3.4 A 7.4 7.4 0 0 0 20.4 14.6 Z"),
    SymbolShape(
      "moon.stars", [.fill],
      outline: "M 18.6 16.4 A 8.4 8.4 0 1 1 8.8 5 A 7 7 0 0 0 18.6 16.4 Z",
      lines: "M 15.4 3 V 7 M 13.4 5 H 17.4 M 20 9 V 11.8 M 18.6 10.4 H 21.4"),
    SymbolShape(
      "sunrise", [.fill],
      outline: "M 7.4 17 A 4.6 4.6 0 0 1 16.6 17 Z",
      lines: """
        M 2.4 17 H 21.6 M 5 20.6 H 19 M 12 3 V 8.6 M 9.4 5.4 L 12 2.8 L 14.6 5.4 M 4.6 10.2 L 5.6 11.2
        M 19.4 10.2 L 18.4 11.2
        """),
    SymbolShape("cloud", [.fill, .circle], outline: cloud),
    SymbolShape(
      "cloud.rain", [.fill],
      outline: highCloud,
      lines: "M 8.6 17.4 L 7 21.2 M 12.6 17.4 L 11 21.2 M 16.6 17.4 L 15 21.2"),
    SymbolShape(
      "cloud.snow", [.fill],
      outline: highCloud,
      solid: "O 8 18 1.1 O 12 20.6 1.1 O 16 18 1.1 O 12 17.2 1.1"),
    SymbolShape("cloud.bolt", [.fill], outline: highCloud, lines: "M 12.8 16 L 10.2 19 H 13.4 L 11.2 22"),
    SymbolShape(
      "cloud.sun", [.fill],
      outline: "M 9 20 A 3.8 3.8 0 0 1 8 12.6 A 5.4 5.4 0 0 1 18 11.8 A 4.2 4.2 0 0 1 17.8 20 Z",
      lines: "M 4.6 12.6 A 4 4 0 0 1 10.4 7.2 M 7.6 2.4 V 4 M 1.8 9.6 H 3.4 M 3.4 5.4 L 4.6 6.4 M 12 5.4 L 11.2 6.2"),
    SymbolShape(
      "wind",
      lines: """
        M 2.6 9.4 H 12.6 A 3 3 0 1 0 9.8 5.4 M 2.6 13 H 18 A 3.2 3.2 0 1 0 15 8.8 M 2.6 16.6 H 11.6
        A 2.6 2.6 0 1 1 9.2 20
        """),
    SymbolShape(
      "snowflake", [.circle],
      lines: """
        M 12 2.6 V 21.4 M 3.9 7.3 L 20.1 16.7 M 20.1 7.3 L 3.9 16.7 M 9.4 4.2 L 12 6.6 L 14.6 4.2 M 9.4 19.8
        L 12 17.4 L 14.6 19.8 M 4 10.6 L 7.4 9.4 L 6.8 5.8 M 20 13.4 L 16.6 14.6 L 17.2 18.2 M 20 10.6
        L 16.6 9.4 L 17.2 5.8 M 4 13.4 L 7.4 14.6 L 6.8 18.2
        """),
    SymbolShape(
      "drop", [.fill, .circle],
      outline: "M 12 2.6 C 15.6 7 18.6 10.8 18.6 14.6 A 6.6 6.6 0 0 1 5.4 14.6 C 5.4 10.8 8.4 7 12 2.6 Z"),
    SymbolShape(
      "flame", [.fill, .circle],
      outline: """
        M 12.4 2.4 C 13 6.4 18.6 9 18.6 14.6 C 18.6 18.6 15.8 21.4 12 21.4 C 8.2 21.4 5.4 18.6 5.4 14.8
        C 5.4 12 6.8 10.2 8.2 8.8 C 8.6 10.4 9.4 11.2 10.4 11.4 C 10.2 8 10.4 5 12.4 2.4 Z
        """),
    SymbolShape(
      "leaf", [.fill],
      outline: "M 20.4 4.2 C 20.8 12.6 18 18 11.6 18 C 7.8 18 5.2 15.6 5.2 12 C 5.2 6.4 11.6 6.6 20.4 4.2 Z",
      lines: "M 3.4 20.8 C 5.6 16.8 8.6 14 13 12"),
    SymbolShape(
      "tree", [.fill],
      outline: """
        M 12 2.6 A 5.6 5.6 0 0 1 17.4 7 A 4.8 4.8 0 0 1 16 16.2 H 8 A 4.8 4.8 0 0 1 6.6 7 A 5.6 5.6 0 0 1 12 2.6
        Z
        """,
      lines: "M 12 11.4 V 21.4"),
    SymbolShape(
      "pawprint", [.fill],
      outline: """
        M 12 12.2 C 15 12.2 17.6 15.4 17.6 17.8 C 17.6 19.6 16.2 20.6 14.6 20.2 C 12.8 19.8 11.2 19.8 9.4 20.2
        C 7.8 20.6 6.4 19.6 6.4 17.8 C 6.4 15.4 9 12.2 12 12.2 Z O 8.8 6.2 1.9 O 15.2 6.2 1.9 O 4.6 10.6 1.7
        O 19.4 10.6 1.7
        """),
    SymbolShape(
      "thermometer",
      lines: "M 9.4 14 V 5 A 2.6 2.6 0 0 1 14.6 5 V 14 A 4.4 4.4 0 1 1 9.4 14 Z M 12 8.6 V 16",
      solid: "O 12 17.4 2"),
    SymbolShape(
      "umbrella", [.fill],
      outline: """
        M 2.6 12.4 C 3 7 7 3.8 12 3.8 C 17 3.8 21 7 21.4 12.4 C 18.8 10.6 16.6 10.6 15 12.4 C 13 10.6 11 10.6 9
        12.4 C 7.4 10.6 5.2 10.6 2.6 12.4 Z
        """,
      lines: "M 12 2.4 V 3.6 M 12 11.4 V 19 A 2.2 2.2 0 0 0 16.4 19"),
    SymbolShape("tornado", lines: "M 3.4 5 H 20.6 M 5.4 9 H 19 M 8 13 H 17.6 M 10.6 17 H 16 M 12.6 20.6 H 14.6"),
  ]
}
