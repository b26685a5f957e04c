// Marks: plus, minus, checks, questions, and the enclosed ones made of them.

extension SymbolFamilies {
  private static let seal = """
    M 12 2.6 L 14.4 4.6 L 17.4 4.2 L 18.4 7.2 L 21 8.8 L 20 12 L 21 15.2 L 18.4 16.8 L 17.4 19.8 L 14.4 19.4
    L 12 21.4 
    """
    + "L 9.6 19.4 L 6.6 19.8 L 5.6 16.8 L 3 15.2 L 4 12 L 3 8.8 L 5.6 7.2 L 6.6 4.2 L 9.6 4.6 Z"
  private static let warning =
    "M 10.4 4.2 A 1.9 1.9 0 0 1 13.6 4.2 L 21.2 17.4 A 1.8 1.8 0 0 1 19.6 20.2 H 4.4 A 1.8 1.8 0 0 1 2.8 17.4 Z"

  static let marks: [SymbolShape] = [
    SymbolShape("plus", [.circle, .square], lines: "M 12 4 V 20 M 4 12 H 20"),
    SymbolShape("minus", [.circle, .square], lines: "M 4 12 H 20"),
    SymbolShape("plus.app", [.fill], outline: "R 3.2 3.2 17.6 17.6 5.4", inner: "M 12 8 V 16 M 8 12 H 16"),
    SymbolShape("xmark", [.circle, .square], lines: "M 5.4 5.4 L 18.6 18.6 M 18.6 5.4 L 5.4 18.6"),
    SymbolShape("checkmark", [.circle, .square], lines: "M 4.2 13 L 9.8 19.2 L 19.8 4.8"),
    SymbolShape("checkmark.seal", [.fill], outline: seal, inner: "M 8.4 12.4 L 11 15.2 L 15.6 8.8"),
    SymbolShape("xmark.seal", [.fill], outline: seal, inner: "M 9 9 L 15 15 M 15 9 L 9 15"),
    SymbolShape("seal", [.fill], outline: seal),
    SymbolShape(
      "checkmark.shield", [.fill],
      outline: """
        M 12 2.8 C 14.6 4.6 17 5.4 20 5.6 V 11.4 C 20 16.4 16.8 19.6 12 21.4 C 7.2 19.6 4 16.4 4 11.4
        V 5.6 C 7 5.4 9.4 4.6 12 2.8 Z
        """,
      inner: "M 8.2 12.2 L 11 15.2 L 15.8 8.6"),
    SymbolShape(
      "shield", [.fill, .slash],
      outline: """
        M 12 2.8 C 14.6 4.6 17 5.4 20 5.6 V 11.4 C 20 16.4 16.8 19.6 12 21.4 C 7.2 19.6 4 16.4 4 11.4
        V 5.6 C 7 5.4 9.4 4.6 12 2.8 Z
        """),
    SymbolShape(
      "exclamationmark", [.circle, .square],
      lines: "M 12 4 V 14",
      solid: "O 12 19.2 1.5",
      strokeScale: 1.25),
    SymbolShape(
      "exclamationmark.triangle", [.fill],
      outline: warning,
      inner: "M 12 8.8 V 13.6",
      innerSolid: "O 12 16.8 1.15"),
    SymbolShape("exclamationmark.2", lines: "M 8.4 4 V 14 M 15.6 4 V 14", solid: "O 8.4 19.2 1.5 O 15.6 19.2 1.5"),
    SymbolShape(
      "questionmark", [.circle, .square],
      lines: "M 7.4 8 C 7.4 5.4 9.4 3.8 12 3.8 C 14.8 3.8 16.8 5.6 16.8 8 C 16.8 11.4 12.2 11.4 12.2 14.8",
      solid: "O 12.2 19.4 1.5"),
    SymbolShape(
      "info", [.circle, .square],
      lines: "M 9.4 10.2 H 12.2 V 19.4 M 8.8 19.6 H 15.6",
      solid: "O 11.8 5.2 1.7"),
    SymbolShape("ellipsis", [.circle], solid: "O 4.6 12 2 O 12 12 2 O 19.4 12 2"),
    SymbolShape(
      "number", [.circle, .square],
      lines: "M 9.6 4 L 7.4 20 M 16.6 4 L 14.4 20 M 4.6 9 H 20 M 4 15 H 19.4"),
    SymbolShape(
      "percent",
      lines: "M 18.4 4.6 L 5.6 19.4 M 10.4 7.8 A 3 3 0 1 1 10.4 7.7 M 19.6 16.2 A 3 3 0 1 1 19.6 16.1"),
    SymbolShape("equal", [.circle, .square], lines: "M 4.4 9 H 19.6 M 4.4 15 H 19.6"),
    SymbolShape("divide", [.circle, .square], lines: "M 4 12 H 20", solid: "O 12 6 1.9 O 12 18 1.9"),
    SymbolShape("plusminus", [.circle], lines: "M 12 3.6 V 14 M 6.8 8.8 H 17.2 M 6.8 19.4 H 17.2"),
    SymbolShape(
      "at", [.circle],
      lines: "M 16 12 A 4 4 0 1 1 16 11.9 M 16 8 V 13.4 A 2.4 2.4 0 0 0 20.6 13.4 V 12 A 8.6 8.6 0 1 0 16.6 19.2"),
    SymbolShape("asterisk", [.circle], lines: "M 12 4 V 20 M 5 8 L 19 16 M 19 8 L 5 16"),
    SymbolShape("nosign", lines: "O 12 12 9.2 M 5.6 5.6 L 18.4 18.4"),
    SymbolShape("power", [.circle], lines: "M 12 3 V 12 M 7.4 5.8 A 8 8 0 1 0 16.6 5.8"),
  ]
}
