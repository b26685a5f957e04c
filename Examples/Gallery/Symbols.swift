import UIKit

/// Symbol images by name, in rows.
#Preview("Symbols") {
  let names = [
    "chevron.left chevron.right chevron.up chevron.down chevron.up.chevron.down arrow.left arrow.right arrow.up arrow.down",
    "arrow.clockwise arrow.counterclockwise arrow.triangle.2.circlepath arrow.uturn.backward arrow.up.right arrow.up.arrow.down",
    "arrow.left.arrow.right arrow.up.left.and.arrow.down.right arrow.down.to.line arrowshape.turn.up.left shuffle repeat",
    "plus plus.circle plus.circle.fill plus.square minus minus.circle.fill xmark xmark.circle xmark.circle.fill checkmark",
    "checkmark.circle checkmark.circle.fill checkmark.seal.fill exclamationmark.triangle exclamationmark.triangle.fill",
    "exclamationmark.circle questionmark.circle info.circle info.circle.fill ellipsis ellipsis.circle nosign power at number",
    "circle circle.fill square square.fill triangle star star.fill star.leadinghalf.filled heart heart.fill heart.circle.fill",
    "square.grid.2x2 square.grid.3x3.fill rectangle.stack square.on.square sidebar.left line.3.horizontal list.bullet",
    "line.3.horizontal.decrease.circle slider.horizontal.3 chart.bar.fill chart.pie waveform cube bookmark bookmark.fill flag",
    "flag.fill tag tag.fill bell bell.fill bell.slash bolt bolt.fill trash trash.fill pencil square.and.pencil paintbrush",
    "scissors hammer wrench gearshape gearshape.fill gear lightbulb house house.fill lock lock.fill lock.open key map mappin",
    "location location.fill globe magnifyingglass eye eye.fill eye.slash hand.thumbsup hand.thumbsup.fill hand.raised pin",
    "doc doc.text doc.on.doc folder folder.fill folder.badge.plus tray archivebox square.and.arrow.up square.and.arrow.down",
    "paperclip link book book.fill newspaper calendar clock clock.fill alarm timer stopwatch hourglass icloud icloud.fill",
    "person person.fill person.circle person.crop.circle.fill person.badge.plus person.2 person.2.fill person.3 face.smiling",
    "play play.fill play.circle.fill pause.fill stop.fill backward.fill forward.fill speaker.wave.2 speaker.slash.fill mic",
    "mic.fill music.note headphones video video.fill camera camera.fill photo photo.fill photo.on.rectangle wand.and.stars",
    "envelope envelope.fill paperplane paperplane.fill phone phone.fill message message.fill bubble.left bubble.right.fill wifi",
    "text.bubble sun.max sun.max.fill moon moon.fill cloud cloud.rain cloud.sun.fill snowflake drop drop.fill flame flame.fill",
    "leaf iphone ipad desktopcomputer laptopcomputer tv keyboard printer gamecontroller battery.100 airplane car.fill bicycle",
    "fork.knife textformat textformat.size bold italic underline text.alignleft text.aligncenter text.alignright terminal",
    "cart cart.fill bag bag.fill creditcard dollarsign.circle gift gift.fill shippingbox barcode qrcode ticket delete.left",
  ]
  let board = UIView(frame: CGRect(x: 0, y: 0, width: 560, height: CGFloat(names.count) * 36 + 16))
  board.backgroundColor = .systemBackground
  board.tintColor = .label
  for (row, line) in names.enumerated() {
    for (column, name) in line.split(separator: " ").enumerated() {
      let view = UIImageView(
        image: UIImage(systemName: String(name), withConfiguration: UIImage.SymbolConfiguration(pointSize: 20)))
      let (x, y) = (26 + CGFloat(column) * 36, 26 + CGFloat(row) * 36)
      view.frame.origin = CGPoint(x: (x - view.bounds.width / 2).rounded(), y: (y - view.bounds.height / 2).rounded())
      board.addSubview(view)
    }
  }
  return board
}
