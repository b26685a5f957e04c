// Sizes, colours and times of the controls (those of iOS 18): one folder, so that a later look is a second set.
//
// Read by: the controls. Points and seconds.

enum ControlLook {
  /// How far outside its bounds a tracked finger still counts as inside. Folklore; chosen here (case CT-02).
  static let trackingMargin: CGFloat = 70

  enum Switch {
    static let size = CGSize(width: 51, height: 31)
    static let thumb: CGFloat = 27
    static let margin: CGFloat = 2
    static let offColor = SystemPalette.color(.init(0xE9E9EA), .init(0x39393D))
  }

  enum Slider {
    static let height: CGFloat = 31
    static let track: CGFloat = 4
    static let thumb: CGFloat = 28
    static let width: CGFloat = 118
    /// Between the track and an image at its end. Chosen here.
    static let imageGap: CGFloat = 12
    /// Around the thumb, where a finger still takes it. Chosen here.
    static let grip: CGFloat = 10
    static let trackColor = SystemPalette.color(.init(0x787880, 20), .init(0x787880, 36))
  }

  enum Stepper {
    static let size = CGSize(width: 94, height: 32)
    static let divider = CGSize(width: 1, height: 18)
    static let cornerRadius: CGFloat = 8
    /// Until it repeats, and between two repeats. Chosen here.
    static let repeatDelay: TimeInterval = 0.5
    static let repeatInterval: TimeInterval = 0.1
    static let sign = CGSize(width: 16, height: 2)
  }

  enum Segments {
    static let height: CGFloat = 32
    static let fontSize: CGFloat = 13
    static let padding: CGFloat = 10
    static let margin: CGFloat = 2
    static let cornerRadius: CGFloat = 8.91
    static let selectedColor = SystemPalette.color(.init(0xFFFFFF), .init(0x636366))
    static let divider = CGSize(width: 1, height: 16)
    static let dividerColor = SystemPalette.color(.init(0x3C3C43, 18), .init(0xEBEBF5, 18))
  }

  enum Pages {
    static let height: CGFloat = 26
    static let dot: CGFloat = 7
    static let edgeScale: CGFloat = 0.6
    /// The bar that shows how much of a page is over. Chosen here.
    static let progressLength: CGFloat = 28
    /// Behind the dots of a prominent one.
    static let capsuleColor = SystemPalette.color(.init(0x787880, 20), .init(0x787880, 36))
    static let spacing: CGFloat = 9
    static let margin: CGFloat = 9
  }

  enum Progress {
    static let height: CGFloat = 4
    static let barHeight: CGFloat = 2
    static let width: CGFloat = 150
  }

  enum Activity {
    static let medium: CGFloat = 20
    static let large: CGFloat = 37
    static let spokes = 8
    /// Seconds for a turn.
    static let turn: TimeInterval = 1
  }

  enum Picker {
    static let size = CGSize(width: 320, height: 216)
    static let rowHeight: CGFloat = 32
    static let fontSize: CGFloat = 23.5
    /// Between wheels, and from the band to the picker's edges.
    static let gap: CGFloat = 5
    static let margin: CGFloat = 9
    static let cornerRadius: CGFloat = 8
    /// From the eye to the front of the wheel, points. Chosen here.
    static let distance: CGFloat = 900
    static let asideAlpha: CGFloat = 0.55
    static let rate = UIScrollView.DecelerationRate(rawValue: 0.994)
    /// Titles of a date picker, from the edges of their wheel.
    static let titleMargin: CGFloat = 8
    /// For "hours" and "min" of a countdown.
    static let unitWidth: CGFloat = 64
    static let unitFontSize: CGFloat = 17
    /// What is more than these is taken as these: wheels, rows, points of a row, rows either side of the middle. Chosen here.
    static let mostComponents = 100
    static let mostRows = 1 << 40
    static let mostHeight: CGFloat = 4096
    static let mostReach: CGFloat = 400
  }

  enum Button {
    static let fontSize: CGFloat = 15
    /// Above and below the title of a button without a configuration or insets. Observed: 30 points for 15-point text.
    static let padding: CGFloat = 6
    /// How much of a system button is left while it is pressed. Chosen here.
    static let pressedAlpha: CGFloat = 0.2
    static let imagePressedAlpha: CGFloat = 0.5
    static let disabledColor = SystemPalette.color(.init(0x3C3C43, 30), .init(0xEBEBF5, 30))
    /// Share of the tint in tinted backgrounds, and of black or white over pressed filled ones. Chosen here.
    static let tintedAlpha: CGFloat = 0.18
    static let filledPressedAlpha: CGFloat = 0.75
    /// The chevrons of a choice, and what parts them from the title.
    static var indicator: UIImage? {
      UIImage(systemName: "chevron.up.chevron.down", withConfiguration: UIImage.SymbolConfiguration(scale: .small))
    }
    static let indicatorGap: CGFloat = 6
  }
}
