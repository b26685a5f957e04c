// Line-break opportunities of a UTF-16 text, by ICU's rules.
#include "CUnicode.h"

#include <stdlib.h>
#include <string.h>
#include <unicode/ubrk.h>
#include <unicode/uloc.h>

struct cu_line_breaker {
  UBreakIterator *iterator;
};

cu_line_breaker *cu_line_breaker_create(const char *language) {
  char locale[ULOC_FULLNAME_CAPACITY] = "en";
  UErrorCode status = U_ZERO_ERROR;
  if (language != NULL && language[0] != 0) {
    uloc_forLanguageTag(language, locale, ULOC_FULLNAME_CAPACITY, NULL, &status);
    if (U_FAILURE(status) || status == U_STRING_NOT_TERMINATED_WARNING) strcpy(locale, "en");
  }
  cu_line_breaker *breaker = calloc(1, sizeof *breaker);
  if (breaker == NULL) return NULL;
  status = U_ZERO_ERROR;
  breaker->iterator = ubrk_open(UBRK_LINE, locale, NULL, 0, &status);
  if (U_FAILURE(status) || breaker->iterator == NULL) {
    free(breaker);
    return NULL;
  }
  return breaker;
}

void cu_line_breaker_destroy(cu_line_breaker *breaker) {
  if (breaker == NULL) return;
  ubrk_close(breaker->iterator);
  free(breaker);
}

bool cu_line_breaks(cu_line_breaker *breaker, const uint16_t *text, size_t length, uint8_t *out) {
  if (length > INT32_MAX) return false;
  UErrorCode status = U_ZERO_ERROR;
  ubrk_setText(breaker->iterator, (const UChar *)text, (int32_t)length, &status);
  if (U_FAILURE(status)) return false;
  memset(out, 0, length + 1);
  for (int32_t at = ubrk_next(breaker->iterator); at != UBRK_DONE; at = ubrk_next(breaker->iterator)) {
    int32_t kind = ubrk_getRuleStatus(breaker->iterator);
    out[at] = (kind >= UBRK_LINE_HARD && kind < UBRK_LINE_HARD_LIMIT) ? 2 : 1;
  }
  // The text is the caller's and may go away: the iterator must not keep it.
  ubrk_setText(breaker->iterator, (const UChar *)u"", 0, &status);
  return true;
}
