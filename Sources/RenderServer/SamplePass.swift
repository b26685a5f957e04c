// Animations at the time the frame will be seen.
//
// Called by: Compositor, first. Committed trees carry no animations yet: a tree is its own sample.

import HostInterface
import RenderTree

enum SamplePass {
  static func run(_ tree: CommittedTree, timing: FrameTiming) -> CommittedTree { tree }
}
