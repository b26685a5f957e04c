// ICU's line breaking behind plain functions: ICU's own names carry its version and cannot be called from Swift.
#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Marks in `out[i]` (0...length) whether a line may break before UTF-16 unit i: 0 no, 1 may, 2 must.
/// Locale-independent rules. False when ICU cannot make an iterator or memory is short: `out` is then untouched.
bool cu_line_breaks(const uint16_t *text, size_t length, uint8_t *out);
