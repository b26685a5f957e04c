import UIKit

/// Writing systems, one a row, each in the system font and what it falls back to.
#Preview("Scripts") {
  let rows: [(String, String)] = [
    ("Latin", "Ångström, čeština, Việt Nam, z\u{0335}a\u{0301}\u{0323}"),
    ("Greek", "Ξεσκεπάζω τὴν ψυχοφθόρα βδελυγμία"),
    ("Cyrillic", "Съешь ещё этих мягких французских булок"),
    ("Arabic", "مرحبا بالعالم، الرقم 12٣٤ هنا"),
    ("Hebrew", "שלום עולם, מספר 1234 (כאן)"),
    ("Mixed", "The word שלום means peace, and مرحبا hello."),
    ("Devanagari", "नमस्ते दुनिया, क्षत्रिय"),
    ("Thai", "สวัสดีชาวโลก ภาษาไทยไม่มีวรรค"),
    ("Chinese", "你好，世界。快速的棕色狐狸"),
    ("Japanese", "こんにちは、世界。カタカナと漢字"),
    ("Korean", "안녕하세요 세계"),
    ("Emoji", "😀 👩🏽‍🚀 👨‍👩‍👧‍👦 🏳️‍🌈 🇯🇵 ❤️ 1️⃣"),
  ]
  let board = UIView(frame: CGRect(x: 0, y: 0, width: 480, height: CGFloat(rows.count) * 34 + 24))
  board.backgroundColor = .systemBackground
  for (index, (name, text)) in rows.enumerated() {
    let y = 12 + CGFloat(index) * 34
    let title = UILabel(frame: CGRect(x: 16, y: y, width: 92, height: 30))
    title.text = name
    title.font = .systemFont(ofSize: 13)
    title.textColor = .secondaryLabel
    board.addSubview(title)
    let label = UILabel(frame: CGRect(x: 112, y: y, width: 352, height: 30))
    label.text = text
    label.font = .systemFont(ofSize: 17)
    board.addSubview(label)
  }
  return board
}
