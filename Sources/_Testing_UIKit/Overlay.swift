// Exists because Swift Testing declares a cross-import overlay of this name: a file that imports both Testing and
// UIKit makes the compiler look for it. There is nothing to add, so the module is empty.
