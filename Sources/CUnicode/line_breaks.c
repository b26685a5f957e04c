// Line-break opportunities of a UTF-16 text, by ICU's rules.
#include "CUnicode.h"

#include <string.h>
#include <unicode/ubrk.h>

bool cu_line_breaks(const uint16_t *text, size_t length, uint8_t *out) {
  if (length > INT32_MAX) return false;
  UErrorCode status = U_ZERO_ERROR;
  UBreakIterator *iterator = ubrk_open(UBRK_LINE, "en", (const UChar *)text, (int32_t)length, &status);
  if (U_FAILURE(status) || iterator == NULL) return false;
  memset(out, 0, length + 1);
  for (int32_t at = ubrk_next(iterator); at != UBRK_DONE; at = ubrk_next(iterator)) {
    int32_t kind = ubrk_getRuleStatus(iterator);
    out[at] = (kind >= UBRK_LINE_HARD && kind < UBRK_LINE_HARD_LIMIT) ? 2 : 1;
  }
  ubrk_close(iterator);
  return true;
}
