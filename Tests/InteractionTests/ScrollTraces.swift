// Two drags recorded on a simulator (393×852 points at 3×, content 40,000 points high): what the finger did, and where the
// content was. Offsets in device pixels, so that they are whole numbers.

struct ScrollTrace {
  /// Seconds between two moves.
  let interval: Double
  /// Points.
  let beganY: Double
  let moves: Int
  let stepY: Double
  /// Reports of a finger that stands still, after the moves.
  let stillReports: Int
  /// The offset after each move, pixels.
  let dragged: [Int]
  /// Seconds from the release to the first frame after it.
  let firstFrame: Double
  /// The offset in each frame after the release, pixels.
  let released: [Int]
  /// Points a millisecond, and pixels.
  let velocity: Double
  let target: Int

  static let startOffset = 5000.0
  static let frame = 1.0 / 60

  static let flick = ScrollTrace(
    interval: 0.008, beganY: 792, moves: 14, stepY: -6,
    stillReports: 0,
    dragged: [
      15000, 15006, 15024, 15042, 15060, 15078, 15096, 15114, 15132, 15150, 15168, 15186, 15204, 15222,
    ],
    firstFrame: 0.010615,
    released: [
      15244, 15280, 15315, 15348, 15381, 15413, 15443, 15473, 15502, 15529, 15556, 15582, 15607, 15631, 15654,
      15677, 15699, 15720, 15741, 15761, 15780, 15798, 15816, 15834, 15850, 15867, 15882, 15897, 15912, 15926,
      15940, 15953, 15966, 15979, 15991, 16002, 16013, 16024, 16035, 16045, 16055, 16064, 16074, 16082, 16091,
      16099, 16107, 16115, 16123, 16130, 16137, 16144, 16150, 16157, 16163, 16169, 16175, 16180, 16186, 16191,
      16196, 16201, 16206, 16210, 16215, 16219, 16223, 16227, 16231, 16235, 16238, 16242, 16245, 16248, 16251,
      16255, 16258, 16260, 16263, 16266, 16268, 16271, 16273, 16276, 16278, 16280, 16282, 16284, 16286, 16288,
      16290, 16292, 16294, 16295, 16297, 16298, 16300, 16301, 16303, 16304, 16306, 16307, 16308, 16309, 16310,
      16312, 16313, 16314, 16315, 16316, 16317, 16318, 16318, 16319, 16320, 16321, 16322, 16323, 16323, 16324,
      16325, 16325, 16326, 16327, 16327, 16328, 16328, 16329, 16329, 16330,
    ],
    velocity: 0.75, target: 16331)

  static let slow = ScrollTrace(
    interval: 0.016, beganY: 792, moves: 60, stepY: -3,
    stillReports: 19,
    dragged: [
      15000, 15000, 15000, 15006, 15015, 15024, 15033, 15042, 15051, 15060, 15069, 15078, 15087, 15096, 15105,
      15114, 15123, 15132, 15141, 15150, 15159, 15168, 15177, 15186, 15195, 15204, 15213, 15222, 15231, 15240,
      15249, 15258, 15267, 15276, 15285, 15294, 15303, 15312, 15321, 15330, 15339, 15348, 15357, 15366, 15375,
      15384, 15393, 15402, 15411, 15420, 15429, 15438, 15447, 15456, 15465, 15474, 15483, 15492, 15501, 15510,
    ],
    firstFrame: 0,
    released: [],
    velocity: 0, target: 15510)
}
