// Writing and alignment.

extension SymbolFamilies {
  static let text: [SymbolShape] = [
    SymbolShape(
      "textformat",
      lines: """
        M 2.4 18.6 L 7.4 5.4 L 12.4 18.6 M 4.2 14 H 10.6 M 21.4 14.6 A 3.5 3.9 0 1 1 21.4 14.5 M 21.6 10.6
        V 18.6
        """),
    SymbolShape(
      "textformat.size",
      lines: "M 7.6 18.8 L 14.4 4.4 L 21.2 18.8 M 9.8 14.2 H 19 M 1.8 18.8 L 5 11.6 L 8 18.4 M 2.8 16.4 H 7"),
    SymbolShape(
      "textformat.abc",
      lines: """
        M 1.6 16.6 L 4.6 7.4 L 7.6 16.6 M 2.6 13.6 H 6.6 M 10 7.4 V 16.6 H 12.6 C 16 16.6 15.8 12 12.8 12
        H 10 M 10 12 H 12.4 C 15 12 15 7.4 12.4 7.4 H 10 M 22.4 9 C 20.8 6.6 17.4 7.4 17.4 12 C 17.4 16.6 20.8
        17.4 22.4 15
        """,
      strokeScale: 0.85),
    SymbolShape("character", lines: "M 4.8 19.4 L 12 4.4 L 19.2 19.4 M 7.2 14.4 H 16.8"),
    SymbolShape(
      "bold",
      lines: "M 7 4.4 V 19.6 H 13 C 18.6 19.6 18.4 11.6 13 11.6 H 7 M 12.6 11.6 C 17.4 11.6 17.2 4.4 12.6 4.4 H 7",
      strokeScale: 1.35),
    SymbolShape("italic", lines: "M 10 4.4 H 17 M 7 19.6 H 14 M 13.8 4.6 L 10.2 19.4"),
    SymbolShape("underline", lines: "M 6.6 3.4 V 11 A 5.4 5.4 0 0 0 17.4 11 V 3.4 M 5 20.4 H 19"),
    SymbolShape(
      "strikethrough",
      lines: """
        M 17 7.4 C 16.4 5 14.4 3.8 12 3.8 C 9 3.8 7 5.4 7 7.8 C 7 9.8 8.4 11 10.6 11.8 M 6.6 16.2 C 7.2 18.8 9.2
        20.2 12 20.2 C 15.2 20.2 17.4 18.6 17.4 16 C 17.4 14.6 16.8 13.4 15.6 12.4 M 3 12 H 21
        """),
    SymbolShape("text.alignleft", lines: "M 3.2 5 H 20.8 M 3.2 9.7 H 14.6 M 3.2 14.3 H 20.8 M 3.2 19 H 12.6"),
    SymbolShape("text.aligncenter", lines: "M 3.2 5 H 20.8 M 6.4 9.7 H 17.6 M 3.2 14.3 H 20.8 M 7.4 19 H 16.6"),
    SymbolShape("text.alignright", lines: "M 3.2 5 H 20.8 M 9.4 9.7 H 20.8 M 3.2 14.3 H 20.8 M 11.4 19 H 20.8"),
    SymbolShape("text.justify", lines: "M 3.2 5 H 20.8 M 3.2 9.7 H 20.8 M 3.2 14.3 H 20.8 M 3.2 19 H 20.8"),
    SymbolShape(
      "increase.indent",
      lines: "M 3.2 4.6 H 20.8 M 11 9.6 H 20.8 M 11 14.4 H 20.8 M 3.2 19.4 H 20.8 M 3.4 8.8 L 7 12 L 3.4 15.2"),
    SymbolShape(
      "decrease.indent",
      lines: "M 3.2 4.6 H 20.8 M 11 9.6 H 20.8 M 11 14.4 H 20.8 M 3.2 19.4 H 20.8 M 7 8.8 L 3.4 12 L 7 15.2"),
    SymbolShape("text.quote", lines: "M 9 5 H 21 M 9 9.7 H 21 M 9 14.3 H 21 M 9 19 H 15.6 M 4 4.6 V 19.4"),
    SymbolShape(
      "quote.opening",
      solid: """
        M 10.4 6.4 C 7.8 7.6 6.8 9.4 6.8 11.2 H 10.4 V 17.4 H 4 V 12 C 4 8.6 5.8 5.8 9.4 4.6 Z M 20.4 6.4
        C 17.8 7.6 16.8 9.4 16.8 11.2 H 20.4 V 17.4 H 14 V 12 C 14 8.6 15.8 5.8 19.4 4.6 Z
        """),
    SymbolShape(
      "signature",
      lines: """
        M 3 16.8 C 8 16.8 12 9.4 10.6 5.4 C 9.6 2.8 6.8 5.6 7.6 10.2 C 8.2 14 10.8 16 12.6 13 C 13.2 15.8 14.8
        16.2 16 13.6 C 16.8 15.8 18.6 16 21 15 M 3 20.4 H 21
        """),
    SymbolShape(
      "function",
      lines: "M 17.4 4.6 C 14.4 2.4 12.6 4.6 12 8 L 10.2 17 C 9.6 20 8 21.6 5.6 19.6 M 7.6 9.6 H 16.4"),
    SymbolShape("sum", lines: "M 17.6 7 V 4.2 H 6.4 L 13 12 L 6.4 19.8 H 17.6 V 17"),
    SymbolShape(
      "curlybraces",
      lines: """
        M 9 3.6 C 5 3.6 7.6 11 4 12 C 7.6 13 5 20.4 9 20.4 M 15 3.6 C 19 3.6 16.4 11 20 12 C 16.4 13 19 20.4 15
        20.4
        """),
    SymbolShape(
      "terminal", [.fill],
      outline: "R 2.2 3.8 19.6 16.4 2.6",
      inner: "M 6 8.4 L 9.6 11.4 L 6 14.4 M 11.4 15.4 H 16"),
    SymbolShape(
      "command",
      lines: """
        M 9 9 H 15 V 15 H 9 Z M 9 9 H 6.4 A 2.6 2.6 0 1 1 9 6.4 Z M 15 9 V 6.4 A 2.6 2.6 0 1 1 17.6 9
        Z M 15 15 H 17.6 A 2.6 2.6 0 1 1 15 17.6 Z M 9 15 V 17.6 A 2.6 2.6 0 1 1 6.4 15 Z
        """),
    SymbolShape(
      "delete.left", [.fill],
      outline: "M 8.2 5.2 H 19.6 A 2.4 2.4 0 0 1 22 7.6 V 16.4 A 2.4 2.4 0 0 1 19.6 18.8 H 8.2 L 2 12 Z",
      inner: "M 11.4 9 L 17 15 M 17 9 L 11.4 15"),
  ]
}
