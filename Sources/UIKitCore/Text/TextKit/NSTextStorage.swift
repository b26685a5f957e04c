// NSTextStorage: attributed text that tells layout managers of its changes.
//
// Made by: clients. Hands on: edits to its delegate and layout managers. Subclasses keep text of their own by overriding four
// members (string, attributes(at:effectiveRange:), replaceCharacters(in:with:), setAttributes(_:range:)) and calling
// `edited`; every other member of NSMutableAttributedString goes through those four (AttributeWalk).

open class NSTextStorage: NSMutableAttributedString {
  public struct EditActions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let editedAttributes = EditActions(rawValue: 1)
    public static let editedCharacters = EditActions(rawValue: 2)
  }

  /// Posted before and after attributes are fixed, beside the delegate's methods; the object is the storage. Source: documented.
  public static let willProcessEditingNotification = Notification.Name("NSTextStorageWillProcessEditingNotification")
  public static let didProcessEditingNotification = Notification.Name("NSTextStorageDidProcessEditingNotification")

  private var store: StyledText
  private var editingDepth = 0
  private var isProcessing = false
  open private(set) var layoutManagers: [NSLayoutManager] = []
  open weak var delegate: (any NSTextStorageDelegate)?

  /// What was edited since the last processing; empty outside it.
  open internal(set) var editedMask: EditActions = []
  /// After the edit; location is NSNotFound when nothing was edited.
  open internal(set) var editedRange = NSRange(location: NSNotFound, length: 0)
  /// UTF-16 units.
  open internal(set) var changeInLength = 0

  public override init(string: String) {
    store = StyledText(string)
    super.init(string: "")
  }
  public override init(string: String, attributes attrs: [NSAttributedString.Key: Any]? = nil) {
    store = StyledText(string, attributes: attrs ?? [:])
    super.init(string: "")
  }
  public override init(attributedString attrStr: NSAttributedString) {
    store = StyledText(attrStr)
    super.init(string: "")
  }
  public convenience init() { self.init(string: "") }
  public required init?(coder: NSCoder) {
    guard let text = NSAttributedString(coder: coder) else { return nil }
    store = StyledText(text)
    super.init(string: "")
  }

  // MARK: The four primitives

  open override var string: String { store.string }

  open override func attributes(
    at location: Int, effectiveRange range: NSRangePointer?
  ) -> [NSAttributedString.Key: Any] {
    require(
      (0..<store.length).contains(location),
      "NSTextStorage: unit \(location) is beyond the text's \(store.length): ask for a unit within it")
    let run = store.attributes(at: location)
    range?.pointee = NSRange(run.range)
    return run.attributes
  }

  open override func replaceCharacters(in range: NSRange, with str: String) {
    requireInside(range)
    store.replace(range.location..<(range.location + range.length), with: str)
    edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
  }

  open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    requireInside(range)
    guard range.length > 0 else { return }
    store.setAttributes(attrs ?? [:], range.location..<(range.location + range.length))
    edited(.editedAttributes, range: range, changeInLength: 0)
  }

  private func requireInside(_ range: NSRange) {
    let fits =
      range.location >= 0 && range.length >= 0 && range.location <= store.length
      && range.length <= store.length - range.location
    require(fits, "NSTextStorage: \(range) is beyond the text's \(store.length) units: use a range within it")
  }

  // MARK: Derived from the primitives

  private var walk: AttributeWalk { AttributeWalk(text: self) }

  open override var length: Int { string.utf16.count }
  /// Foundation's string of it would not be the storage's text, and of a subclass of NSMutableString Foundation replaces
  /// occurrences at places that the replacements before have moved.
  @available(*, unavailable, message: "edit the text storage itself: replaceCharacters(in:with:)")
  open override var mutableString: NSMutableString { NSMutableString(string: string) }
  open override func attribute(
    _ attrName: NSAttributedString.Key, at location: Int, effectiveRange range: NSRangePointer?
  ) -> Any? { walk.attribute(attrName, at: location, range) }
  open override func attribute(
    _ attrName: NSAttributedString.Key, at location: Int, longestEffectiveRange range: NSRangePointer?,
    in rangeLimit: NSRange
  ) -> Any? { walk.longest(attrName, at: location, range, in: rangeLimit) }
  open override func attributes(
    at location: Int, longestEffectiveRange range: NSRangePointer?, in rangeLimit: NSRange
  ) -> [NSAttributedString.Key: Any] { walk.longest(at: location, range, in: rangeLimit) }
  open override func attributedSubstring(from range: NSRange) -> NSAttributedString {
    walk.part(range).attributedString
  }
  open override func enumerateAttributes(
    in enumerationRange: NSRange, options opts: NSAttributedString.EnumerationOptions = [],
    using block: ([NSAttributedString.Key: Any], NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    let runs = walk.runs(in: enumerationRange)
    for run in opts.contains(.reverse) ? runs.reversed() : runs where !stop.boolValue {
      block(run.attributes, run.range, &stop)
    }
  }
  open override func enumerateAttribute(
    _ attrName: NSAttributedString.Key, in enumerationRange: NSRange,
    options opts: NSAttributedString.EnumerationOptions = [],
    using block: (Any?, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    let runs = walk.runs(of: attrName, in: enumerationRange)
    for run in opts.contains(.reverse) ? runs.reversed() : runs where !stop.boolValue {
      block(run.value, run.range, &stop)
    }
  }
  open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
    walk.change(range) { $0[name] = value }
  }
  open override func addAttributes(_ attrs: [NSAttributedString.Key: Any] = [:], range: NSRange) {
    walk.change(range) { $0.merge(attrs) { _, new in new } }
  }
  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    walk.change(range) { $0[name] = nil }
  }
  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    walk.replace(range, with: attrString)
  }
  open override func insert(_ attrString: NSAttributedString, at loc: Int) {
    walk.replace(NSRange(location: loc, length: 0), with: attrString)
  }
  open override func append(_ attrString: NSAttributedString) { insert(attrString, at: length) }
  open override func deleteCharacters(in range: NSRange) { replaceCharacters(in: range, with: "") }
  open override func setAttributedString(_ attrString: NSAttributedString) {
    replaceCharacters(in: NSRange(location: 0, length: length), with: attrString)
  }
  open override func isEqual(to other: NSAttributedString) -> Bool {
    walk.part(NSRange(location: 0, length: length)) == StyledText(other)
  }
  open override func copy(with zone: NSZone? = nil) -> Any {
    walk.part(NSRange(location: 0, length: length)).attributedString
  }
  open override func mutableCopy(with zone: NSZone? = nil) -> Any {
    NSMutableAttributedString(attributedString: walk.part(NSRange(location: 0, length: length)).attributedString)
  }

  // MARK: Layout managers

  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    guard !layoutManagers.contains(where: { $0 === aLayoutManager }) else { return }
    aLayoutManager.textStorage?.removeLayoutManager(aLayoutManager)
    layoutManagers.append(aLayoutManager)
    aLayoutManager.textStorage = self
  }

  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    layoutManagers.removeAll { $0 === aLayoutManager }
    if aLayoutManager.textStorage === self { aLayoutManager.textStorage = nil }
  }

  // MARK: Editing

  open override func beginEditing() { editingDepth += 1 }

  open override func endEditing() {
    guard editingDepth > 0 else { return }
    editingDepth -= 1
    if editingDepth == 0, !editedMask.isEmpty { process() }
  }

  /// Notes an edit; outside beginEditing…endEditing it is processed at once. `range` is as it was before the edit.
  open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {
    let after = NSRange(location: editedRange.location, length: max(0, editedRange.length + delta))
    self.editedRange =
      self.editedRange.location == NSNotFound ? after : NSUnionRange(self.editedRange.shifted(delta, after), after)
    self.editedMask.formUnion(editedMask)
    changeInLength += delta
    if editingDepth == 0 { process() }
  }

  /// Edits made while edits are processed are part of them: subclasses change attributes in `processEditing`.
  private func process() {
    guard !isProcessing else { return }
    isProcessing = true
    defer { isProcessing = false }
    processEditing()
  }

  /// Delegate, attribute fixing, delegate, layout managers: in this order. Source: documented.
  open func processEditing() {
    let (mask, range, delta) = (editedMask, editedRange, changeInLength)
    guard !mask.isEmpty else { return }
    NotificationCenter.default.post(name: Self.willProcessEditingNotification, object: self)
    delegate?.textStorage(self, willProcessEditing: mask, range: range, changeInLength: delta)
    fixAttributes(in: editedRange)
    NotificationCenter.default.post(name: Self.didProcessEditingNotification, object: self)
    delegate?.textStorage(self, didProcessEditing: editedMask, range: editedRange, changeInLength: delta)
    for manager in layoutManagers {
      manager.processEditing(
        for: self, edited: mask, range: range, changeInLength: delta, invalidatedRange: editedRange)
    }
    editedMask = []
    editedRange = NSRange(location: NSNotFound, length: 0)
    changeInLength = 0
  }

  /// Takes attachments away from characters that cannot carry one. Override to add rules. Source: documented.
  open func fixAttributes(in range: NSRange) {
    guard range.location != NSNotFound, range.location + range.length <= length else { return }
    var misplaced: [NSRange] = []
    let text = string as NSString
    enumerateAttribute(.attachment, in: range, options: []) { value, range, _ in
      guard value != nil else { return }
      for at in range.location..<(range.location + range.length)
      where text.character(at: at) != UInt16(NSTextAttachment.character) {
        misplaced.append(NSRange(location: at, length: 1))
      }
    }
    for range in misplaced { removeAttribute(.attachment, range: range) }
  }
}

/// Hears of edits. Both members may be left out.
public protocol NSTextStorageDelegate: AnyObject {
  func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int)
  func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int)
}

extension NSTextStorageDelegate {
  public func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int
  ) {}
  public func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int
  ) {}
}

extension NSRange {
  /// An earlier edited range, moved by an edit before it.
  fileprivate func shifted(_ delta: Int, _ edit: NSRange) -> NSRange {
    location > edit.location
      ? NSRange(location: max(edit.location, location + delta), length: length)
      : NSRange(location: location, length: max(0, length))
  }
}
