// Embedding levels, by ICU's implementation of the bidirectional algorithm.
#include "CUnicode.h"

#include <stdlib.h>
#include <string.h>
#include <unicode/ubidi.h>

int cu_bidi_levels(const uint16_t *text, size_t length, int base, const uint8_t *embeddings, uint8_t *out) {
  if (length == 0 || length > INT32_MAX) return -1;
  UErrorCode status = U_ZERO_ERROR;
  UBiDi *bidi = ubidi_openSized((int32_t)length, 0, &status);
  if (U_FAILURE(status) || bidi == NULL) return -1;
  UBiDiLevel *given = NULL;
  if (embeddings != NULL) {
    // ICU writes its results over the levels that it is given.
    given = malloc(length);
    if (given == NULL) {
      ubidi_close(bidi);
      return -1;
    }
    memcpy(given, embeddings, length);
  }
  UBiDiLevel level = base == CU_BIDI_NATURAL ? UBIDI_DEFAULT_LTR : (UBiDiLevel)base;
  ubidi_setPara(bidi, (const UChar *)text, (int32_t)length, level, given, &status);
  const UBiDiLevel *levels = ubidi_getLevels(bidi, &status);
  int result = -1;
  if (!U_FAILURE(status) && levels != NULL) {
    memcpy(out, levels, length);
    result = ubidi_getParaLevel(bidi);
  }
  ubidi_close(bidi);
  free(given);
  return result;
}

int cu_base_direction(const uint16_t *text, size_t length) {
  if (length > INT32_MAX) return -1;
  switch (ubidi_getBaseDirection((const UChar *)text, (int32_t)length)) {
    case UBIDI_LTR: return 0;
    case UBIDI_RTL: return 1;
    default: return -1;
  }
}
