// Calls an allocating initialiser of a Swift class through its method table.
//
// Called by: UIKitCore's MetatypeInit, which finds the entry; this file knows only how such an entry is called: Swift's
// calling convention, the metatype in the context register, an owned object back. Same on x86-64 and arm64.
#pragma once

/// `T.init()` for the class whose metadata `metatype` is; the result is owned by the caller.
void *di_call_init(void *entry, void *metatype);
/// `T.init(frame:)`: a rectangle as four doubles.
void *di_call_init_rect(void *entry, void *metatype, double x, double y, double width, double height);
