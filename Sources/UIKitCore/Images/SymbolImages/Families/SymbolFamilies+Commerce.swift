// Shopping, money and presents.

extension SymbolFamilies {
  static let commerce: [SymbolShape] = [
    SymbolShape(
      "cart", [.fill, .circle],
      outline: "M 5.6 6.4 H 21.4 L 19.6 14 A 2 2 0 0 1 17.6 15.4 H 7.4 Z",
      lines: "M 1.8 3.4 H 4 A 1 1 0 0 1 5 4.2 L 7.2 17.2 A 1.4 1.4 0 0 0 8.6 18.2 H 18.6",
      solid: "O 9 20.8 1.4 O 17.4 20.8 1.4"),
    SymbolShape(
      "cart.badge.plus",
      lines: """
        M 1.8 3.4 H 4 A 1 1 0 0 1 5 4.2 L 7.2 17.2 A 1.4 1.4 0 0 0 8.6 18.2 H 18.6 M 5.6 6.4 H 11 M 6.8 14.6
        H 17.6 A 2 2 0 0 0 19.6 13.2 L 20 11.4 M 17.4 2.4 V 8.8 M 14.2 5.6 H 20.6
        """,
      solid: "O 9 20.8 1.4 O 17.4 20.8 1.4"),
    SymbolShape(
      "bag", [.fill, .circle],
      outline: "M 5.4 7.4 H 18.6 L 19.8 18.8 A 2.2 2.2 0 0 1 17.6 21.2 H 6.4 A 2.2 2.2 0 0 1 4.2 18.8 Z",
      lines: "M 8.2 7.2 V 6.4 A 3.8 3.8 0 0 1 15.8 6.4 V 7.2"),
    SymbolShape(
      "creditcard", [.fill, .circle],
      outline: "R 2 4.8 20 14.4 2.4",
      inner: "M 2.2 9 H 21.8 M 5.6 14.8 H 9.4"),
    SymbolShape(
      "banknote", [.fill],
      outline: "R 1.8 5.8 20.4 12.4 1.8",
      inner: "O 12 12 2.8",
      innerSolid: "O 5.6 12 1.1 O 18.4 12 1.1"),
    SymbolShape(
      "dollarsign", [.circle, .square],
      lines: """
        M 12 2.4 V 21.6 M 17 7.6 C 16.4 5.4 14.4 4.4 12 4.4 C 9.2 4.4 7 5.8 7 8.2 C 7 13.4 17.2 10.4 17.2 15.8
        C 17.2 18.2 15 19.6 12 19.6 C 9.4 19.6 7.2 18.4 6.6 16.2
        """),
    SymbolShape(
      "eurosign", [.circle, .square],
      lines: "M 18.6 6.6 C 15 2.6 8.6 4 7.4 10 C 6.2 17.4 13 22 18.6 17.4 M 4.4 10 H 14.4 M 4.4 14 H 13.4"),
    SymbolShape(
      "gift", [.fill, .circle],
      outline: "M 4.4 11.8 V 18.8 A 2 2 0 0 0 6.4 20.8 H 17.6 A 2 2 0 0 0 19.6 18.8 V 11.8 Z",
      lines: """
        R 2.8 7.4 18.4 4.4 1 M 12 7.4 C 7 7.4 6.2 3 9 3 C 11 3 12 5.2 12 7.4 C 12 5.2 13 3 15 3 C 17.8 3 17 7.4
        12 7.4
        """,
      inner: "M 12 11.8 V 20.6"),
    SymbolShape(
      "shippingbox", [.fill],
      outline: "M 12 2.4 L 20.6 6.8 V 17.2 L 12 21.6 L 3.4 17.2 V 6.8 Z",
      inner: "M 3.6 7 L 12 11.4 L 20.4 7 M 12 11.4 V 21.4 M 7.8 4.8 L 16.2 9.2"),
    SymbolShape("barcode", lines: "M 3 5 V 19 M 6.4 5 V 19 M 10 5 V 19 M 12.6 5 V 19 M 17 5 V 19 M 21 5 V 19"),
    SymbolShape(
      "qrcode",
      lines: "R 3.4 3.4 6.4 6.4 0.8 R 14.2 3.4 6.4 6.4 0.8 R 3.4 14.2 6.4 6.4 0.8",
      solid: """
        R 5.8 5.8 1.6 1.6 0.2 R 16.6 5.8 1.6 1.6 0.2 R 5.8 16.6 1.6 1.6 0.2 R 13.4 13.4 2.4 2.4 0.2
        R 18.8 13.4 2.4 2.4 0.2 R 16.1 16.1 2.4 2.4 0.2 R 13.4 18.8 2.4 2.4 0.2 R 18.8 18.8 2.4 2.4 0.2
        """),
    SymbolShape(
      "ticket", [.fill],
      outline: """
        M 2.2 8 A 2 2 0 0 1 4.2 6 H 19.8 A 2 2 0 0 1 21.8 8 V 9.8 A 2.3 2.3 0 0 0 21.8 14.2 V 16 A 2 2 0 0 1
        19.8 18 H 4.2 A 2 2 0 0 1 2.2 16 V 14.2 A 2.3 2.3 0 0 0 2.2 9.8 Z
        """,
      inner: "M 15 8.8 V 9.4 M 15 11.7 V 12.3 M 15 14.6 V 15.2"),
  ]
}
