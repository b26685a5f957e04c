// Playing, recording, sound, cameras and pictures.

extension SymbolFamilies {
  private static let play = """
    M 6.4 4.6 A 1.5 1.5 0 0 1 8.7 3.3 L 20 10.7 A 1.5 1.5 0 0 1 20 13.3 L 8.7 20.7 A 1.5 1.5 0 0 1 6.4 19.4
    Z
    """
  private static let camera = """
    M 2 8.4 A 2.4 2.4 0 0 1 4.4 6 H 7.2 L 8.8 3.8 H 15.2 L 16.8 6 H 19.6 A 2.4 2.4 0 0 1 22 8.4 V 17.4
    A 2.4 2.4 0 0 1 
    """
    + "19.6 19.8 H 4.4 A 2.4 2.4 0 0 1 2 17.4 Z"
  private static let speaker = """
    M 3 9.8 A 1.2 1.2 0 0 1 4.2 8.6 H 7.2 L 11.6 4.6 V 19.4 L 7.2 15.4 H 4.2 A 1.2 1.2 0 0 1 3 14.2
    Z
    """

  static let media: [SymbolShape] = [
    SymbolShape("play", [.fill, .circle, .square, .slash], outline: play),
    SymbolShape("pause", [.fill, .circle], outline: "R 5.4 4 4.4 16 1.2 R 14.2 4 4.4 16 1.2"),
    SymbolShape("stop", [.fill, .circle], outline: "R 4.4 4.4 15.2 15.2 2"),
    SymbolShape("record.circle", [.fill], outline: "O 12 12 9.3", innerSolid: "O 12 12 4.2"),
    SymbolShape(
      "playpause", [.fill],
      outline: "M 3 6 L 11.4 12 L 3 18 Z R 14 5.6 2.6 12.8 0.8 R 19 5.6 2.6 12.8 0.8"),
    SymbolShape("backward", [.fill, .circle], outline: "M 11.6 6 V 18 L 2.6 12 Z M 21.4 6 V 18 L 12.4 12 Z"),
    SymbolShape("forward", [.fill, .circle], outline: "M 12.4 6 V 18 L 21.4 12 Z M 2.6 6 V 18 L 11.6 12 Z"),
    SymbolShape("backward.end", [.fill], outline: "M 19.4 5.6 V 18.4 L 8 12 Z", lines: "M 5.4 5.6 V 18.4"),
    SymbolShape("forward.end", [.fill], outline: "M 4.6 5.6 V 18.4 L 16 12 Z", lines: "M 18.6 5.6 V 18.4"),
    SymbolShape("speaker", [.fill, .slash], outline: speaker),
    SymbolShape("speaker.wave.1", [.fill], outline: speaker, lines: "M 15 9.4 A 4 4 0 0 1 15 14.6"),
    SymbolShape(
      "speaker.wave.2", [.fill],
      outline: speaker,
      lines: "M 15 9.4 A 4 4 0 0 1 15 14.6 M 17.8 6.6 A 8 8 0 0 1 17.8 17.4"),
    SymbolShape(
      "speaker.wave.3", [.fill],
      outline: "M 1.4 9.8 A 1.2 1.2 0 0 1 2.6 8.6 H 5.6 L 10 4.6 V 19.4 L 5.6 15.4 H 2.6 A 1.2 1.2 0 0 1 1.4 14.2 Z",
      lines: "M 13.2 9.4 A 4 4 0 0 1 13.2 14.6 M 16 7 A 7.4 7.4 0 0 1 16 17 M 18.8 4.6 A 11 11 0 0 1 18.8 19.4"),
    SymbolShape(
      "mic", [.fill, .circle, .slash],
      outline: "R 8.6 2.4 6.8 12.2 3.4",
      lines: "M 5.2 11.2 V 12 A 6.8 6.8 0 0 0 18.8 12 V 11.2 M 12 19 V 21.6 M 8.2 21.6 H 15.8"),
    SymbolShape("music.note", lines: "M 9.6 17.6 V 6 L 18.4 3.6 V 8.2 L 9.8 10.6", solid: "O 7.2 17.8 3.1"),
    SymbolShape(
      "music.note.list",
      lines: "M 3 5 H 11 M 3 9.4 H 11 M 3 13.8 H 8 M 14.4 17.4 V 6.6 L 20.6 5 V 8.6 L 14.6 10.2",
      solid: "O 12.4 17.8 2.7"),
    SymbolShape(
      "headphones", [.circle],
      lines: "M 4 15.4 V 12.4 A 8 8 0 0 1 20 12.4 V 15.4",
      solid: "R 2.8 13.6 4.6 7 1.6 R 16.6 13.6 4.6 7 1.6"),
    SymbolShape(
      "video", [.fill, .circle, .slash],
      outline: "R 1.8 5.8 13.6 12.4 2.6 M 17 10.4 L 22.2 6.8 V 17.2 L 17 13.6 Z"),
    SymbolShape(
      "film", [.fill],
      outline: "R 2.2 4.4 19.6 15.2 2.4",
      inner: """
        M 6.6 4.6 V 19.4 M 17.4 4.6 V 19.4 M 2.4 9.4 H 6.4 M 2.4 14.6 H 6.4 M 17.6 9.4 H 21.6 M 17.6 14.6
        H 21.6 M 6.8 12 H 17.2
        """),
    SymbolShape("camera", [.fill, .circle], outline: camera, inner: "O 12 12.6 4.2"),
    SymbolShape(
      "camera.rotate", [.fill],
      outline: camera,
      inner: "M 8.4 11 A 4 4 0 0 1 15.4 11 M 15.6 14.2 A 4 4 0 0 1 8.6 14.2"),
    SymbolShape(
      "camera.viewfinder",
      lines: """
        M 2.6 8 V 5.2 A 2.6 2.6 0 0 1 5.2 2.6 H 8 M 16 2.6 H 18.8 A 2.6 2.6 0 0 1 21.4 5.2 V 8 M 21.4 16
        V 18.8 A 2.6 2.6 0 0 1 18.8 21.4 H 16 M 8 21.4 H 5.2 A 2.6 2.6 0 0 1 2.6 18.8 V 16 M 7 9.6 H 9
        L 10 8.2 H 14 L 15 9.6 H 17 V 16 H 7 Z
        """),
    SymbolShape(
      "viewfinder", [.circle],
      lines: """
        M 2.6 8 V 5.2 A 2.6 2.6 0 0 1 5.2 2.6 H 8 M 16 2.6 H 18.8 A 2.6 2.6 0 0 1 21.4 5.2 V 8 M 21.4 16
        V 18.8 A 2.6 2.6 0 0 1 18.8 21.4 H 16 M 8 21.4 H 5.2 A 2.6 2.6 0 0 1 2.6 18.8 V 16
        """),
    SymbolShape(
      "qrcode.viewfinder",
      lines: """
        M 2.6 8 V 5.2 A 2.6 2.6 0 0 1 5.2 2.6 H 8 M 16 2.6 H 18.8 A 2.6 2.6 0 0 1 21.4 5.2 V 8 M 21.4 16
        V 18.8 A 2.6 2.6 0 0 1 18.8 21.4 H 16 M 8 21.4 H 5.2 A 2.6 2.6 0 0 1 2.6 18.8 V 16
        """,
      solid: "R 7 7 4 4 0.6 R 13 7 4 4 0.6 R 7 13 4 4 0.6 R 13.4 13.4 1.6 1.6 0.2 R 15.6 15.6 1.6 1.6 0.2"),
    SymbolShape(
      "photo", [.fill, .circle],
      outline: "R 2.2 4.2 19.6 15.6 2.6",
      inner: "M 2.6 16.8 L 7.8 11.8 L 12 15.8 L 15.4 12.8 L 21.4 18",
      innerSolid: "O 15.8 8.8 1.8"),
    SymbolShape(
      "photo.on.rectangle", [.fill],
      outline: "R 2 7.4 15.6 12.6 2.2",
      lines: "M 6.2 7 V 6 A 2.2 2.2 0 0 1 8.4 3.8 H 19.8 A 2.2 2.2 0 0 1 22 6 V 14 A 2.2 2.2 0 0 1 19.8 16.2 H 18",
      inner: "M 2.4 17.6 L 6.6 13.6 L 10 16.8 L 12.6 14.6 L 17.2 18.6",
      innerSolid: "O 12.8 11 1.4"),
    SymbolShape(
      "paintpalette", [.fill],
      outline: """
        M 12 2.8 C 6.4 2.8 2.6 6.8 2.6 12 C 2.6 17.2 6.6 21.2 11.6 21.2 C 13.4 21.2 14 19.8 13.2 18.4
        C 12.4 17 13.2 15.4 15 15.4 H 17.6 C 19.8 15.4 21.4 13.8 21.4 11.4 C 21.4 6.4 17.4 2.8 12 2.8
        Z
        """,
      innerSolid: "O 7 12 1.4 O 9 7.8 1.4 O 13.6 6.6 1.4 O 17.4 9.6 1.4"),
    SymbolShape(
      "eyedropper",
      lines: "M 12.6 8 L 4.4 16.2 V 19.6 H 7.8 L 16 11.4 M 11 6.4 L 17.6 13",
      solid: "M 14 7.6 L 17.2 4.4 A 2.2 2.2 0 0 1 19.6 6.8 L 16.4 10 Z"),
    SymbolShape(
      "wand.and.stars",
      lines: """
        M 4 20 L 15.4 8.6 M 18.4 3.2 V 7.2 M 16.4 5.2 H 20.4 M 8 3.4 V 6.2 M 6.6 4.8 H 9.4 M 19.6 13.6
        V 16.4 M 18.2 15 H 21
        """),
    SymbolShape(
      "sparkles",
      outline: """
        M 10 5 C 10.8 10 12.4 11.6 17.2 12.4 C 12.4 13.2 10.8 14.8 10 19.8 C 9.2 14.8 7.6 13.2 2.8 12.4
        C 7.6 11.6 9.2 10 10 5 Z
        """,
      lines: "M 18.6 3 V 7 M 16.6 5 H 20.6 M 18.8 17 V 20.6 M 17 18.8 H 20.6"),
    SymbolShape("crop", lines: "M 6.6 2.4 V 17.4 H 21.6 M 2.4 6.6 H 17.4 V 21.6"),
    SymbolShape(
      "rotate.left",
      lines: """
        M 6 4.8 A 9 9 0 0 1 20.8 12 M 5.4 2.6 V 6.6 H 9.4 M 4.2 11.4 H 13.2 A 1.4 1.4 0 0 1 14.6 12.8
        V 19.8 A 1.4 1.4 0 0 1 13.2 21.2 H 4.2 A 1.4 1.4 0 0 1 2.8 19.8 V 12.8 A 1.4 1.4 0 0 1 4.2 11.4
        Z
        """),
    SymbolShape(
      "rotate.right",
      lines: """
        M 18 4.8 A 9 9 0 0 0 3.2 12 M 18.6 2.6 V 6.6 H 14.6 M 19.8 11.4 H 10.8 A 1.4 1.4 0 0 0 9.4 12.8
        V 19.8 A 1.4 1.4 0 0 0 10.8 21.2 H 19.8 A 1.4 1.4 0 0 0 21.2 19.8 V 12.8 A 1.4 1.4 0 0 0 19.8 11.4
        Z
        """),
  ]
}
