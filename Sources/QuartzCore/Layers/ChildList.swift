// The children of a layer or a view: an array that its first ones leave without all others moving up.
//
// Held by: CALayer, UIView. Read as a plain array, which is what clients get of it. A million siblings that go one by one,
// the first first, as loops over `subviews` let them go, would otherwise move half a million others each time.
//   slots: [vacant] [vacant] [child 0] [child 1] …      vacant ones hold the placeholder, and are closed up before the
//                                                       children are read as an array, or when they are the greater part

@usableFromInline package struct ChildList<Child: AnyObject> {
  /// The children, after the vacant ones. To be read and written as a whole only when nothing is vacant.
  @usableFromInline package var slots: [Child] = []
  /// How many at the front are vacant.
  @usableFromInline package internal(set) var vacant: Int32 = 0
  /// How many children have left from the front since `renumber`.
  @usableFromInline package internal(set) var lost: Int32 = 0

  /// So many simply move up (chosen here).
  @usableFromInline static var few: Int { 32 }

  @inlinable package init() {}

  @inlinable package var count: Int { slots.count - Int(vacant) }
  @inlinable package var isEmpty: Bool { count == 0 }
  @inlinable package subscript(index: Int) -> Child { slots[Int(vacant) + index] }
  @inlinable package var last: Child? { isEmpty ? nil : slots.last }

  /// `index`: 0...count.
  @inlinable package mutating func insert(_ child: Child, at index: Int) {
    // What comes last does not care what is vacant.
    if index == count, index > 0 { return slots.append(child) }
    close()
    slots.insert(child, at: index)
  }

  /// - Parameter placeholder: what a vacant slot holds instead of the child, which nothing here keeps alive.
  /// - Returns: how many slots were written for it.
  @discardableResult
  @inlinable package mutating func remove(at index: Int, placeholder: Child) -> Int {
    let slot = Int(vacant) + index
    var written = 1
    if index == 0, slots.count > Self.few {
      slots[slot] = placeholder
      vacant += 1
      lost &+= 1
    } else {
      slots.remove(at: slot)
      written = slots.count - slot
    }
    return Int(vacant) * 2 > slots.count ? written + close() : written
  }

  /// Gives vacant slots up. To be called before `slots` is used.
  /// - Returns: how many slots were written for it.
  @discardableResult
  @inlinable package mutating func close() -> Int {
    guard vacant > 0 else { return 0 }
    slots.removeSubrange(0..<Int(vacant))
    vacant = 0
    return slots.count
  }

  /// Where the very object is; nil when it is not here.
  /// - Parameter number: what `number(at:)` gave since `renumber`, or less than 0. Where it was is where it is, less those
  ///   that have left before it, unless others came or went in other ways.
  /// - Complexity: O(1) where that holds, else twice the distance from the nearer end.
  @inlinable package func index(of child: Child, number: Int32 = -1) -> Int? {
    var (low, high) = (Int(vacant), slots.count - 1)
    let guess = Int(number) - Int(lost) + low
    if number >= 0, guess >= low, guess <= high, slots[guess] === child { return guess - low }
    // From both ends at once: most calls are about the first or the last child.
    while low <= high {
      if slots[low] === child { return low - Int(vacant) }
      if slots[high] === child { return high - Int(vacant) }
      low += 1
      high -= 1
    }
    return nil
  }

  /// A number to find the child by, as long as only first ones leave.
  @inlinable package func number(at index: Int) -> Int32 { Int32(clamping: index) &+ lost }

  /// From here on the numbers are the indices.
  @inlinable package mutating func renumber() { lost = 0 }
}
