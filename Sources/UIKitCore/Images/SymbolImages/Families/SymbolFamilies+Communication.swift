// Mail, messages, phones and networks.

extension SymbolFamilies {
  private static let bubbleLeft = """
    M 12 3.6 C 6.4 3.6 2.4 6.8 2.4 11.2 C 2.4 13.6 3.6 15.6 5.6 17 C 5.6 18.4 5 19.8 3.8 21 C 6.2 21 8.2 20 9.6 18.6
    C 10.4 18.8 11.2 18.8 12 18.8 C 17.6 18.8 21.6 15.6 21.6 11.2 C 21.6 6.8 17.6 3.6 12 3.6 Z
    """
  private static let bubbleRight = """
    M 12 3.6 C 17.6 3.6 21.6 6.8 21.6 11.2 C 21.6 13.6 20.4 15.6 18.4 17 C 18.4 18.4 19 19.8 20.2 21
    C 17.8 21 15.8 20 14.4 18.6 C 13.6 18.8 12.8 18.8 12 18.8 C 6.4 18.8 2.4 15.6 2.4 11.2 C 2.4 6.8 6.4 3.6 12 3.6
    Z
    """

  static let communication: [SymbolShape] = [
    SymbolShape(
      "envelope", [.fill, .circle],
      outline: "R 2.2 4.8 19.6 14.4 2.4",
      inner: "M 2.8 6.4 L 10.6 13 A 2.2 2.2 0 0 0 13.4 13 L 21.2 6.4"),
    SymbolShape(
      "envelope.open", [.fill],
      outline: "M 2.6 9.6 L 12 2.6 L 21.4 9.6 V 19 A 2.2 2.2 0 0 1 19.2 21.2 H 4.8 A 2.2 2.2 0 0 1 2.6 19 Z",
      inner: "M 3 10.4 L 10.8 16 A 2 2 0 0 0 13.2 16 L 21 10.4"),
    SymbolShape(
      "envelope.badge",
      lines: """
        M 20.6 11 V 16.8 A 2.4 2.4 0 0 1 18.2 19.2 H 4.4 A 2.4 2.4 0 0 1 2 16.8 V 7.6 A 2.4 2.4 0 0 1 4.4 5.2
        H 14.6 M 2.6 6.8 L 10 13 A 2.2 2.2 0 0 0 12.8 13 L 16.4 10
        """,
      solid: "O 19 6 3"),
    SymbolShape(
      "paperplane", [.fill, .circle],
      outline: "M 21.2 2.8 L 14.6 21 L 10.4 13.6 L 3 9.4 Z",
      inner: "M 21 3 L 10.6 13.4"),
    SymbolShape(
      "phone", [.fill, .circle],
      outline: """
        M 7.6 3.4 C 8.4 2.8 9.2 3 9.8 3.8 L 11.6 6.8 C 12 7.6 12 8.2 11.4 8.8 L 10 10.2 C 10.8 12 12 13.2 13.8
        14 L 15.2 12.6 C 15.8 12 16.4 12 17.2 12.4 L 20.2 14.2 C 21 14.8 21.2 15.6 20.6 16.4 C 19.2 19 17.4 20.8
        14.8 20.2 C 9.4 18.8 5.2 14.6 3.8 9.2 C 3.2 6.6 5 4.8 7.6 3.4 Z
        """),
    SymbolShape(
      "phone.down", [.fill],
      outline: """
        M 2.2 13 C 2.2 8.6 7.6 7.4 12 7.4 C 16.4 7.4 21.8 8.6 21.8 13 V 14.6 C 21.8 15.6 21 16 20.2 15.8
        L 17 15 C 16.2 14.8 15.8 14.4 15.8 13.6 V 11.8 C 13.4 11.2 10.6 11.2 8.2 11.8 V 13.6 C 8.2 14.4 7.8 14.8
        7 15 L 3.8 15.8 C 3 16 2.2 15.6 2.2 14.6 Z
        """),
    SymbolShape("message", [.fill, .circle], outline: bubbleLeft),
    SymbolShape("bubble.left", [.fill], outline: bubbleLeft),
    SymbolShape("bubble.right", [.fill], outline: bubbleRight),
    SymbolShape("text.bubble", [.fill], outline: bubbleLeft, inner: "M 7.4 9.4 H 16.6 M 7.4 13 H 13.4"),
    SymbolShape(
      "ellipsis.bubble", [.fill],
      outline: bubbleLeft,
      innerSolid: "O 7.8 11.2 1.3 O 12 11.2 1.3 O 16.2 11.2 1.3"),
    SymbolShape(
      "exclamationmark.bubble", [.fill],
      outline: bubbleLeft,
      inner: "M 12 7 V 11.8",
      innerSolid: "O 12 15 1.1"),
    SymbolShape(
      "quote.bubble", [.fill],
      outline: bubbleLeft,
      innerSolid: """
        M 7.6 8.6 H 11 V 12 C 11 13.6 10 14.4 8.4 14.4 V 13.2 C 9.2 13.2 9.6 12.8 9.6 12 H 7.6 Z M 13 8.6
        H 16.4 V 12 C 16.4 13.6 15.4 14.4 13.8 14.4 V 13.2 C 14.6 13.2 15 12.8 15 12 H 13 Z
        """),
    SymbolShape(
      "bubble.left.and.bubble.right", [.fill],
      outline: """
        M 9 3.6 C 4.8 3.6 1.6 6 1.6 9.2 C 1.6 11 2.6 12.6 4.2 13.6 C 4.2 14.6 3.8 15.6 3 16.4 C 4.8 16.4 6.2
        15.6 7.2 14.8 C 11.8 15.2 16.4 13 16.4 9.2 C 16.4 6 13.2 3.6 9 3.6 Z
        """,
      lines: """
        M 18.8 9.4 C 21 10.2 22.4 11.8 22.4 13.8 C 22.4 15.4 21.4 16.8 20 17.6 C 20 18.6 20.4 19.4 21.2 20.2
        C 19.4 20.2 18 19.6 17 18.8 C 14.4 19 12 18.2 10.8 17
        """),
    SymbolShape(
      "wifi", [.circle, .slash],
      lines: """
        M 2.2 9.6 C 7.8 4.2 16.2 4.2 21.8 9.6 M 5.6 13.2 C 9.2 9.8 14.8 9.8 18.4 13.2 M 8.9 16.6 C 10.6 15 13.4
        15 15.1 16.6
        """,
      solid: "O 12 19.6 1.5"),
    SymbolShape(
      "dot.radiowaves.left.and.right",
      lines: """
        M 8.4 15.6 A 5.1 5.1 0 0 1 8.4 8.4 M 15.6 15.6 A 5.1 5.1 0 0 0 15.6 8.4 M 5.4 18.6 A 9.3 9.3 0 0 1 5.4
        5.4 M 18.6 18.6 A 9.3 9.3 0 0 0 18.6 5.4
        """,
      solid: "O 12 12 1.9"),
    SymbolShape(
      "network",
      lines: """
        O 12 12 9.2 M 2.8 12 H 21.2 M 12 2.8 V 21.2 M 12 2.8 C 6.4 7.6 6.4 16.4 12 21.2 C 17.6 16.4 17.6 7.6 12
        2.8
        """,
      strokeScale: 0.85),
    SymbolShape(
      "megaphone", [.fill],
      outline: "M 3 9.8 A 1.4 1.4 0 0 1 4.4 8.4 H 8 L 19.4 3.6 V 18.4 L 8 14.6 H 4.4 A 1.4 1.4 0 0 1 3 13.2 Z",
      lines: "M 6.6 14.8 L 8 20.6 H 11 L 9.8 15.4"),
    SymbolShape(
      "hand.wave", [.fill],
      outline: """
        M 8 13 L 5.4 9 A 1.3 1.3 0 0 1 7.6 7.6 L 10 11 L 7.2 6 A 1.3 1.3 0 0 1 9.4 4.6 L 12.4 9.6 L 10.6 5.8
        A 1.3 1.3 0 0 1 13 4.8 L 15.6 9.8 C 15.8 8.4 17 7.6 18.4 8 C 17.8 10 18.6 11.6 18.8 13.6 C 19 17.4 16.6
        20.6 13.4 20.6 C 10.4 20.6 9 18.6 7 14.8 A 1.3 1.3 0 0 1 8 13 Z
        """),
  ]
}
