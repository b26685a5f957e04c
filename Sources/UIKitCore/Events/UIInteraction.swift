// UIInteraction: something that an object adds to a view's behaviour, and takes with it when it goes to another.
//
// Implemented by: clients. Kept by: the view.

@preconcurrency @MainActor
public protocol UIInteraction: AnyObject {
  /// The view that it is on; not owned.
  var view: UIView? { get }
  /// Nil: it is taken off.
  func willMove(to view: UIView?)
  func didMove(to view: UIView?)
}

extension UIView {
  /// In the order in which they were added; those that are missing in a new value are taken off. Source: documented.
  public var interactions: [any UIInteraction] {
    get { rare?.interactions ?? [] }
    set {
      for old in interactions where !newValue.contains(where: { $0 === old }) { removeInteraction(old) }
      for new in newValue { addInteraction(new) }
    }
  }

  /// An interaction is on one view: it leaves the one it was on.
  public func addInteraction(_ interaction: any UIInteraction) {
    guard !interactions.contains(where: { $0 === interaction }) else { return }
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    rareState.interactions.append(interaction)
    interaction.didMove(to: self)
  }

  public func removeInteraction(_ interaction: any UIInteraction) {
    guard interactions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    rareState.interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }
}
