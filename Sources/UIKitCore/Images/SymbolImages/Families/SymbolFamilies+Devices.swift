// Computers, phones, vehicles.

extension SymbolFamilies {
  static let devices: [SymbolShape] = [
    SymbolShape("iphone", [.slash, .circle], outline: "R 6.4 1.8 11.2 20.4 2.8", lines: "M 10.4 4.2 H 13.6"),
    SymbolShape("ipad", outline: "R 4 2.4 16 19.2 2.4", lines: "M 10 19 H 14"),
    SymbolShape("ipad.landscape", outline: "R 2.4 4 19.2 16 2.4", lines: "M 10 17.4 H 14"),
    SymbolShape(
      "desktopcomputer",
      outline: "R 2.2 3.4 19.6 13.4 2.2",
      lines: "M 9.6 17 L 9 20.4 M 14.4 17 L 15 20.4 M 7.6 20.8 H 16.4"),
    SymbolShape("laptopcomputer", outline: "R 4.2 4.8 15.6 11 1.8", lines: "M 1.8 19.2 H 22.2"),
    SymbolShape("display", outline: "R 2.2 3.6 19.6 13.6 2.2", lines: "M 12 17.4 V 20.6 M 8.4 20.8 H 15.6"),
    SymbolShape("tv", [.fill, .circle], outline: "R 2.2 4.4 19.6 13 2.2", lines: "M 8.4 20.4 H 15.6"),
    SymbolShape(
      "applewatch",
      outline: "R 6.2 6.2 11.6 11.6 3",
      lines: "M 8.4 6 L 9 2.6 H 15 L 15.6 6 M 8.4 18 L 9 21.4 H 15 L 15.6 18 M 19.6 10.4 V 12.4"),
    SymbolShape(
      "keyboard", [.fill],
      outline: "R 1.8 5.6 20.4 12.8 2.4",
      inner: """
        M 5.4 9.2 H 5.6 M 8.8 9.2 H 9 M 12.2 9.2 H 12.4 M 15.6 9.2 H 15.8 M 18.6 9.2 H 18.8 M 5.4 12.2
        H 5.6 M 8.8 12.2 H 9 M 12.2 12.2 H 12.4 M 15.6 12.2 H 15.8 M 18.6 12.2 H 18.8 M 8 15.2 H 16
        """),
    SymbolShape(
      "printer", [.fill],
      outline: """
        M 6.4 16.8 H 4.6 A 2.2 2.2 0 0 1 2.4 14.6 V 10 A 2.2 2.2 0 0 1 4.6 7.8 H 19.4 A 2.2 2.2 0 0 1 21.6 10
        V 14.6 A 2.2 2.2 0 0 1 19.4 16.8 H 17.6 V 13.4 H 6.4 Z
        """,
      lines: "M 6.6 7.6 V 3.4 H 17.4 V 7.6 M 6.6 13.4 H 17.4 V 20.8 H 6.6 Z"),
    SymbolShape(
      "gamecontroller", [.fill],
      outline: """
        M 7 6.4 H 17 C 20 6.4 21.4 9.6 22 14 C 22.4 17 21.4 18.8 19.6 18.8 C 17.6 18.8 16.8 16 15 15.4
        H 9 C 7.2 16 6.4 18.8 4.4 18.8 C 2.6 18.8 1.6 17 2 14 C 2.6 9.6 4 6.4 7 6.4 Z
        """,
      inner: "M 8.4 8.8 V 12.8 M 6.4 10.8 H 10.4",
      innerSolid: "O 15 12 1.1 O 17.4 9.6 1.1"),
    SymbolShape(
      "cpu", [.fill],
      outline: "R 5 5 14 14 2.4",
      lines: """
        M 9 2.4 V 4.6 M 12 2.4 V 4.6 M 15 2.4 V 4.6 M 9 19.4 V 21.6 M 12 19.4 V 21.6 M 15 19.4 V 21.6
        M 2.4 9 H 4.6 M 2.4 12 H 4.6 M 2.4 15 H 4.6 M 19.4 9 H 21.6 M 19.4 12 H 21.6 M 19.4 15 H 21.6
        """,
      inner: "R 8.8 8.8 6.4 6.4 1"),
    SymbolShape(
      "battery.100",
      outline: "R 1.6 7 18.6 10 2.8",
      lines: "M 22.6 10.6 V 13.4",
      solid: "R 3.8 9.2 14.2 5.6 1"),
    SymbolShape(
      "battery.50",
      outline: "R 1.6 7 18.6 10 2.8",
      lines: "M 22.6 10.6 V 13.4",
      solid: "R 3.8 9.2 7 5.6 1"),
    SymbolShape(
      "battery.25",
      outline: "R 1.6 7 18.6 10 2.8",
      lines: "M 22.6 10.6 V 13.4",
      solid: "R 3.8 9.2 3.6 5.6 1"),
    SymbolShape("battery.0", outline: "R 1.6 7 18.6 10 2.8", lines: "M 22.6 10.6 V 13.4"),
    SymbolShape(
      "airplane", [.circle],
      solid: """
        M 12 2 C 13 2 13.6 3.2 13.6 4.8 V 9 L 21.6 14 V 16.2 L 13.6 13.6 V 18 L 16.2 20 V 21.6 L 12 20.4
        L 7.8 21.6 V 20 L 10.4 18 V 13.6 L 2.4 16.2 V 14 L 10.4 9 V 4.8 C 10.4 3.2 11 2 12 2 Z
        """),
    SymbolShape(
      "car", [.fill, .circle],
      outline: "M 3 12.4 L 5.4 6.8 A 2.4 2.4 0 0 1 7.6 5.4 H 16.4 A 2.4 2.4 0 0 1 18.6 6.8 L 21 12.4 V 18.4 H 3 Z",
      lines: "M 5 18.6 V 20.4 M 19 18.6 V 20.4",
      inner: "M 4.6 11 H 19.4",
      innerSolid: "O 6.8 14.8 1.2 O 17.2 14.8 1.2"),
    SymbolShape(
      "bus", [.fill],
      outline: "R 4 3.2 16 16 2.6",
      lines: "M 7 19.4 V 21.4 M 17 19.4 V 21.4",
      inner: "M 4.2 12.4 H 19.8 M 12 6.6 V 12",
      innerSolid: "O 7.6 15.8 1.1 O 16.4 15.8 1.1"),
    SymbolShape(
      "bicycle",
      lines: """
        M 9.4 15.4 A 3.9 3.9 0 1 1 9.4 15.3 M 22.4 15.4 A 3.9 3.9 0 1 1 22.4 15.3 M 5.6 15.4 L 9 8.8
        H 16 L 18.4 15.2 M 9.4 8.8 L 12.4 15.4 L 16 9 M 14.8 6 H 16.4 M 7.4 6.4 H 10.4 M 5.6 15.4 H 12.4
        """,
      strokeScale: 0.85),
    SymbolShape(
      "fork.knife",
      lines: """
        M 6 3 V 8.4 A 2.4 2.4 0 0 0 8.4 10.8 A 2.4 2.4 0 0 0 10.8 8.4 V 3 M 8.4 3 V 21 M 17.4 21 V 3.2
        C 14.8 4.4 14 8 14.2 13 H 17.2
        """),
    SymbolShape(
      "cup.and.saucer", [.fill],
      outline: "M 4 5.6 H 17 V 11.4 A 4.6 4.6 0 0 1 12.4 16 H 8.6 A 4.6 4.6 0 0 1 4 11.4 Z",
      lines: "M 17 7 H 18.6 A 2.8 2.8 0 0 1 18.6 12.6 H 17 M 3 19.6 H 18"),
    SymbolShape(
      "bed.double", [.fill],
      outline: "M 2.4 13.6 A 2.6 2.6 0 0 1 5 11 H 19 A 2.6 2.6 0 0 1 21.6 13.6 V 17 H 2.4 Z",
      lines: "M 2.4 17 V 19.8 M 21.6 17 V 19.8 M 4.6 10.8 V 7 A 2 2 0 0 1 6.6 5 H 17.4 A 2 2 0 0 1 19.4 7 V 10.8"),
  ]
}
