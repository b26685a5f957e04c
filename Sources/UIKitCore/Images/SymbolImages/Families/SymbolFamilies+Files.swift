// Files, folders, sharing, calendars and clocks.

extension SymbolFamilies {
  private static let page = """
    M 5.2 4.8 A 2.2 2.2 0 0 1 7.4 2.6 H 13.2 L 18.8 8.2 V 19.2 A 2.2 2.2 0 0 1 16.6 21.4 H 7.4 A 2.2 2.2 0 0 1 5.2 19.2
    Z
    """
  private static let folder = """
    M 2.4 6.6 A 2.3 2.3 0 0 1 4.7 4.3 H 8.6 L 10.8 6.5 H 19.3 A 2.3 2.3 0 0 1 21.6 8.8 V 17.4 A 2.3 2.3 0 0 1 19.3 19.7 
    """
    + "H 4.7 A 2.3 2.3 0 0 1 2.4 17.4 Z"
  private static let box = """
    M 7.8 8.8 H 6.2 A 2 2 0 0 0 4.2 10.8 V 19.4 A 2 2 0 0 0 6.2 21.4 H 17.8 A 2 2 0 0 0 19.8 19.4 V 10.8
    A 2 2 0 0 0 17.8 8.8 H 16.2
    """

  static let files: [SymbolShape] = [
    SymbolShape("doc", [.fill, .circle], outline: page, inner: "M 13 2.8 V 8.4 H 18.6"),
    SymbolShape("doc.text", [.fill], outline: page, inner: "M 8.6 9.2 H 12 M 8.6 13 H 15.4 M 8.6 16.8 H 15.4"),
    SymbolShape(
      "doc.richtext", [.fill],
      outline: page,
      inner: "M 8.6 7 H 11 M 8.6 10.4 H 15.4 M 8.6 13.6 H 15.4 M 8.6 17 H 12"),
    SymbolShape(
      "doc.on.doc", [.fill],
      outline: """
        M 3.4 8.8 A 1.9 1.9 0 0 1 5.3 6.9 H 10 L 14.4 11.3 V 20 A 1.9 1.9 0 0 1 12.5 21.9 H 5.3 A 1.9 1.9 0 0 1
        3.4 20 Z
        """,
      lines: "M 9.4 4 A 1.9 1.9 0 0 1 11.3 2.1 H 16.2 L 20.6 6.5 V 15.2 A 1.9 1.9 0 0 1 18.7 17.1 H 17.2"),
    SymbolShape(
      "doc.on.clipboard", [.fill],
      outline: "R 4.2 4.4 15.6 17 2.2",
      lines: "",
      inner: "M 8.6 10.4 H 15.4 M 8.6 14 H 15.4 M 8.6 17.6 H 12.4",
      solid: "R 8.4 2.4 7.2 4.2 1.2"),
    SymbolShape(
      "doc.badge.plus",
      lines: """
        M 10.6 21.4 H 6.4 A 2.2 2.2 0 0 1 4.2 19.2 V 4.8 A 2.2 2.2 0 0 1 6.4 2.6 H 12.2 L 17.8 8.2 V 11.6
        M 17.4 14.2 V 20.8 M 14.1 17.5 H 20.7
        """),
    SymbolShape("folder", [.fill, .circle], outline: folder, inner: "M 2.6 10.2 H 21.4"),
    SymbolShape(
      "folder.badge.plus",
      lines: """
        M 10.6 19.7 H 4.7 A 2.3 2.3 0 0 1 2.4 17.4 V 6.6 A 2.3 2.3 0 0 1 4.7 4.3 H 8.6 L 10.8 6.5 H 19.3
        A 2.3 2.3 0 0 1 21.6 8.8 V 11 M 2.6 10.2 H 21.4 M 17.4 14 V 20.6 M 14.1 17.3 H 20.7
        """),
    SymbolShape(
      "tray", [.fill, .circle],
      outline: """
        M 2.6 13.4 L 5.4 6.2 A 2.2 2.2 0 0 1 7.4 4.8 H 16.6 A 2.2 2.2 0 0 1 18.6 6.2 L 21.4 13.4 V 17.2
        A 2.2 2.2 0 0 1 19.2 19.4 H 4.8 A 2.2 2.2 0 0 1 2.6 17.2 Z
        """,
      inner: "M 2.8 13.4 H 8.2 A 3.8 3.8 0 0 0 15.8 13.4 H 21.2"),
    SymbolShape(
      "archivebox", [.fill],
      outline: "M 4.2 8.6 V 18.4 A 2.2 2.2 0 0 0 6.4 20.6 H 17.6 A 2.2 2.2 0 0 0 19.8 18.4 V 8.6 Z",
      lines: "R 2.6 3.6 18.8 4.8 1.2",
      inner: "M 9.4 12.4 H 14.6"),
    SymbolShape(
      "square.and.arrow.up", [.fill],
      outline: "",
      lines: "\(box) M 12 14.6 V 2.8 M 8 6.4 L 12 2.4 L 16 6.4"),
    SymbolShape(
      "square.and.arrow.down", [.fill],
      outline: "",
      lines: "\(box) M 12 2.4 V 14.4 M 8 10.8 L 12 14.8 L 16 10.8"),
    SymbolShape(
      "paperclip", [.circle],
      lines: """
        M 18.8 11.4 L 11.6 18.6 A 4.6 4.6 0 0 1 5.1 12.1 L 13.4 3.8 A 3.1 3.1 0 0 1 17.8 8.2 L 9.8 16.2
        A 1.5 1.5 0 0 1 7.6 14 L 14.6 7
        """),
    SymbolShape(
      "link", [.circle],
      lines: """
        M 10 14 A 4.4 4.4 0 0 1 10 7.8 L 13.2 4.6 A 4.4 4.4 0 0 1 19.4 10.8 L 17.6 12.6 M 14 10 A 4.4 4.4 0 0 1
        14 16.2 L 10.8 19.4 A 4.4 4.4 0 0 1 4.6 13.2 L 6.4 11.4
        """),
    SymbolShape(
      "book", [.fill, .circle],
      outline: """
        M 12 6 C 9.6 4 6 3.6 2.4 4.2 V 18.4 C 6 17.8 9.6 18.2 12 20.2 C 14.4 18.2 18 17.8 21.6 18.4
        V 4.2 C 18 3.6 14.4 4 12 6 Z
        """,
      inner: "M 12 6.2 V 20"),
    SymbolShape(
      "book.closed", [.fill],
      outline: "M 4.8 5 A 2.6 2.6 0 0 1 7.4 2.4 H 19.2 V 21.6 H 7.4 A 2.6 2.6 0 0 1 4.8 19 Z",
      inner: "M 4.8 18.4 A 2.2 2.2 0 0 1 7 16.4 H 19"),
    SymbolShape(
      "books.vertical", [.fill],
      outline: "R 2.6 3.4 5 17.4 1 R 8.8 5.6 5 15.2 1 M 15.4 6 L 19 5 L 22 19.6 L 18.4 20.6 Z"),
    SymbolShape(
      "newspaper", [.fill],
      outline: "M 2.4 5.4 A 1.4 1.4 0 0 1 3.8 4 H 16.4 A 1.4 1.4 0 0 1 17.8 5.4 V 20 H 5 A 2.6 2.6 0 0 1 2.4 17.4 Z",
      lines: "M 17.8 8 H 20.2 A 1.4 1.4 0 0 1 21.6 9.4 V 17.8 A 2.1 2.1 0 0 1 17.6 18.6",
      inner: "M 5.8 8 H 14.4 M 5.8 11.8 H 14.4 M 5.8 15.6 H 11"),
    SymbolShape(
      "calendar", [.circle],
      outline: "R 2.8 4 18.4 17 2.8",
      lines: "M 3 9 H 21 M 7.6 2.4 V 5 M 16.4 2.4 V 5",
      solid: "O 7.6 13 1.2 O 12 13 1.2 O 16.4 13 1.2 O 7.6 17 1.2 O 12 17 1.2"),
    SymbolShape(
      "calendar.badge.plus",
      lines: """
        M 11 21 H 5.6 A 2.8 2.8 0 0 1 2.8 18.2 V 6.8 A 2.8 2.8 0 0 1 5.6 4 H 18.4 A 2.8 2.8 0 0 1 21.2 6.8
        V 12 M 3 9 H 21 M 7.6 2.4 V 5 M 16.4 2.4 V 5 M 17.6 14.6 V 21 M 14.4 17.8 H 20.8
        """),
    SymbolShape("clock", [.fill], outline: "O 12 12 9.3", inner: "M 12 6.2 V 12.2 H 7.6"),
    SymbolShape(
      "clock.arrow.circlepath",
      lines: "M 4.4 8 A 8.7 8.7 0 1 1 3.4 12.8 M 12.2 7.2 V 12.2 L 15.4 14.4",
      solid: "M 2.4 4.6 L 3.6 10.4 L 8.4 7.2 Z"),
    SymbolShape(
      "alarm", [.fill],
      outline: "O 12 13 7.8",
      lines: "M 2.8 7 L 6.8 3.4 M 21.2 7 L 17.2 3.4 M 6.4 18.8 L 4.6 21 M 17.6 18.8 L 19.4 21",
      inner: "M 12 8.6 V 13.2 L 15 15"),
    SymbolShape("timer", [.circle], lines: "M 12 3.4 V 6.6 M 12 3.2 A 8.9 8.9 0 1 1 5.6 5.8 M 12 12.2 L 7.8 8.2"),
    SymbolShape(
      "stopwatch", [.fill],
      outline: "O 12 13.4 7.8",
      lines: "M 9.6 2.4 H 14.4 M 12 2.6 V 5.4 M 18.2 6 L 19.6 7.4",
      inner: "M 12 9 V 13.6"),
    SymbolShape(
      "hourglass",
      lines: """
        M 6 3 H 18 M 6 21 H 18 M 7.4 3.2 V 6.4 C 7.4 9 11 10.4 11 12 C 11 13.6 7.4 15 7.4 17.6 V 20.8
        M 16.6 3.2 V 6.4 C 16.6 9 13 10.4 13 12 C 13 13.6 16.6 15 16.6 17.6 V 20.8
        """),
    SymbolShape("externaldrive", [.fill], outline: "R 2.4 7 19.2 10.4 2.6", innerSolid: "O 18 14 1"),
    SymbolShape(
      "icloud", [.fill, .circle, .slash],
      outline: "M 7 18.6 A 4.4 4.4 0 0 1 5.8 10 A 6.4 6.4 0 0 1 17.8 9 A 4.9 4.9 0 0 1 17.4 18.6 Z"),
    SymbolShape(
      "icloud.and.arrow.down",
      lines: """
        M 8 16.4 H 7 A 4.2 4.2 0 0 1 5.9 8.2 A 6.2 6.2 0 0 1 17.6 7.4 A 4.6 4.6 0 0 1 17.2 16.4 H 16
        M 12 11 V 21 M 8.8 17.8 L 12 21 L 15.2 17.8
        """),
    SymbolShape(
      "icloud.and.arrow.up",
      lines: """
        M 8 16.4 H 7 A 4.2 4.2 0 0 1 5.9 8.2 A 6.2 6.2 0 0 1 17.6 7.4 A 4.6 4.6 0 0 1 17.2 16.4 H 16
        M 12 21 V 11.2 M 8.8 14.4 L 12 11.2 L 15.2 14.4
        """),
  ]
}
