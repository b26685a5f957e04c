// UIBarMetrics: for which height of bar a look is meant. Bars are not here yet; only the default is told apart.
//
// Named by: looks of controls.

public enum UIBarMetrics: Int, Sendable {
  case `default`
  case compact
  case defaultPrompt = 101
  case compactPrompt
}
