// Unicode's algorithms behind plain functions. ICU's own names carry its version and cannot be called from Swift.
#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Finds where lines may break. Not thread-safe; one a thread, or behind a lock.
typedef struct cu_line_breaker cu_line_breaker;

/// By the rules of UAX #14, Unicode 15.0, for a language (a BCP 47 tag; NULL or empty: none in particular): in Japanese
/// small kana begin lines, in Chinese curved quotation marks are brackets. NULL when memory is short.
cu_line_breaker *cu_line_breaker_create(const char *language);
void cu_line_breaker_destroy(cu_line_breaker *breaker);

/// Marks in `out[i]` (0...length) whether a line may break before UTF-16 unit i: 0 no, 1 may, 2 must. False when the text
/// is longer than INT32_MAX or memory is short: `out` is then undefined.
bool cu_line_breaks(cu_line_breaker *breaker, const uint16_t *text, size_t length, uint8_t *out);

enum { CU_BIDI_LEFT_TO_RIGHT = 0, CU_BIDI_RIGHT_TO_LEFT = 1, CU_BIDI_NATURAL = 2 };

/// Resolves the embedding level of each unit of one paragraph, by rules up to I2; L1 is left to the caller, who knows lines.
/// `embeddings` (NULL or `length` levels, bit 7 for an override) replaces explicit codes in the text. `base` is one of the
/// above; natural is decided by the first strong character, left to right without one. Returns the paragraph's level, or -1
/// when memory is short.
int cu_bidi_levels(const uint16_t *text, size_t length, int base, const uint8_t *embeddings, uint8_t *out);

/// The paragraph direction by rules P2 and P3: 0 or 1; -1 when there is no strong character.
int cu_base_direction(const uint16_t *text, size_t length);

/// Bits of cu_traits.
enum {
  /// Draws nothing of its own: joiners, variation selectors, direction marks.
  CU_IGNORABLE = 1,
  /// Shown as emoji unless a variation selector says otherwise.
  CU_EMOJI_PRESENTATION = 2,
  /// Can be shown as emoji.
  CU_EMOJI = 4,
  CU_EMOJI_MODIFIER = 8,
  /// White space that hangs over a line's end.
  CU_SPACE = 16,
  CU_UNASSIGNED = 32,
};
uint32_t cu_traits(uint32_t scalar);

/// The mirrored character (rule L4), or the character itself.
uint32_t cu_mirror(uint32_t scalar);
