// How the status bar comes and goes.

public enum UIStatusBarAnimation: Int, Sendable {
  case none, fade, slide
}
