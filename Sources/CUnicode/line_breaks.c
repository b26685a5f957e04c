// Line-break opportunities of a UTF-16 text, by the rules of UAX #14 as of Unicode 15.0 with numbers as in its section 8.2,
// example 7: those of Unicode's test file. Written here and not left to ICU's rules, which take in rules of later versions
// one by one: the same text breaks alike whatever ICU is installed. ICU gives characters' classes and the dictionaries.
//
// A rule that looks at two neighbours is an entry of a table; the few that look further are in `may_break`. O(n).
#include "CUnicode.h"
#include "line_classes.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <unicode/ubrk.h>
#include <unicode/utf16.h>

/// Characters below this have their classes in a table.
enum { TABLED = 0x300 };

struct cu_line_breaker {
  lb_language language;
  uint8_t classes[TABLED];
  /// ICU's dictionaries behind its iterator; made when a text needs one.
  UBreakIterator *dictionaries;
};

/// Whether a line may break before the second class: directly after the first, or with spaces between them.
static bool directly[LB_COUNT][LB_COUNT], spaced[LB_COUNT][LB_COUNT];

static bool is_letter(lb_class c) { return c == LB_AL || c == LB_HL; }
static bool is_pictograph(lb_class c) { return c == LB_ID || c == LB_ID_PICTOGRAPH || c == LB_EB || c == LB_EM; }
static bool is_close(lb_class c) { return c == LB_CL || c == LB_CP || c == LB_CP_WIDE; }
static bool is_open(lb_class c) { return c == LB_OP || c == LB_OP_WIDE; }
static bool is_jamo(lb_class c) { return c >= LB_JL && c <= LB_H3; }
static bool is_line_end(lb_class c) { return c <= LB_NL; }

/// Rules that hold whatever number of spaces is between the two: 1 may break, 0 may not, -1 no such rule.
static int rule_with_spaces(lb_class a, lb_class b) {
  if (is_line_end(a)) return !(a == LB_CR && b == LB_LF);                                          // LB4, LB5
  if (is_line_end(b) || b == LB_SP || b == LB_ZW) return 0;                                        // LB6, LB7
  if (a == LB_ZW) return 1;                                                                        // LB8
  if (b == LB_WJ) return 0;                                                                        // LB11
  if (is_close(b) || b == LB_EX || b == LB_IS || b == LB_SY) return 0;                             // LB13
  if (is_open(a)) return 0;                                                                        // LB14
  if (a == LB_QU && is_open(b)) return 0;                                                          // LB15
  if (is_close(a) && b == LB_NS) return 0;                                                         // LB16
  if (a == LB_B2 && b == LB_B2) return 0;                                                          // LB17
  return -1;
}

/// Rules for two direct neighbours.
static bool may_break_directly(lb_class a, lb_class b) {
  int known = rule_with_spaces(a, b);
  if (known >= 0) return known;
  if (a == LB_WJ || a == LB_GL) return false;                                                      // LB11, LB12
  if (b == LB_GL) return a == LB_BA || a == LB_HY;                                                 // LB12a
  if (a == LB_QU || b == LB_QU) return false;                                                      // LB19
  if (a == LB_CB || b == LB_CB) return true;                                                       // LB20
  if (b == LB_BA || b == LB_HY || b == LB_NS || a == LB_BB) return false;                          // LB21
  if (a == LB_SY && b == LB_HL) return false;                                                      // LB21b
  if (b == LB_IN) return false;                                                                    // LB22
  if ((is_letter(a) && b == LB_NU) || (a == LB_NU && is_letter(b))) return false;                  // LB23
  if ((a == LB_PR && is_pictograph(b)) || (is_pictograph(a) && b == LB_PO)) return false;          // LB23a
  if ((a == LB_PR || a == LB_PO) && is_letter(b)) return false;                                    // LB24
  if (is_letter(a) && (b == LB_PR || b == LB_PO)) return false;
  if (b == LB_NU && (a == LB_PR || a == LB_PO || a == LB_HY || a == LB_NU)) return false;          // LB25, in part
  if (a == LB_NU && (b == LB_PR || b == LB_PO)) return false;
  if (a == LB_JL && is_jamo(b) && b != LB_JT) return false;                                        // LB26
  if ((a == LB_JV || a == LB_H2) && (b == LB_JV || b == LB_JT)) return false;
  if ((a == LB_JT || a == LB_H3) && b == LB_JT) return false;
  if ((is_jamo(a) && b == LB_PO) || (a == LB_PR && is_jamo(b))) return false;                      // LB27
  if (is_letter(a) && is_letter(b)) return false;                                                  // LB28
  if (a == LB_IS && is_letter(b)) return false;                                                    // LB29
  if ((is_letter(a) || a == LB_NU) && b == LB_OP) return false;                                    // LB30
  if (a == LB_CP && (is_letter(b) || b == LB_NU)) return false;
  if ((a == LB_EB || a == LB_ID_PICTOGRAPH) && b == LB_EM) return false;                           // LB30b
  return a != LB_START;
}

static void fill_tables(void) {
  for (int a = 0; a < LB_COUNT; a++) {
    for (int b = 0; b < LB_COUNT; b++) {
      directly[a][b] = may_break_directly((lb_class)a, (lb_class)b);
      int known = rule_with_spaces((lb_class)a, (lb_class)b);
      spaced[a][b] = known < 0 || known;                                                           // LB18
    }
  }
}

static bool is_language(const char *tag, const char *code) {
  size_t length = strlen(code);
  return strncmp(tag, code, length) == 0 && (tag[length] == 0 || tag[length] == '-' || tag[length] == '_');
}

cu_line_breaker *cu_line_breaker_create(const char *language) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, fill_tables);
  cu_line_breaker *breaker = calloc(1, sizeof *breaker);
  if (breaker == NULL) return NULL;
  const char *tag = language == NULL ? "" : language;
  bool is_chinese = is_language(tag, "zh") || is_language(tag, "yue");
  breaker->language.small_kana_begin_lines = is_language(tag, "ja");
  breaker->language.quotes_are_brackets = is_chinese;
  bool is_complex;
  for (uint32_t scalar = 0; scalar < TABLED; scalar++)
    breaker->classes[scalar] = (uint8_t)lb_class_of(scalar, breaker->language, &is_complex);
  return breaker;
}

void cu_line_breaker_destroy(cu_line_breaker *breaker) {
  if (breaker == NULL) return;
  if (breaker->dictionaries != NULL) ubrk_close(breaker->dictionaries);
  free(breaker);
}

/// Marks breaks inside a stretch of a script without spaces; none when ICU has no dictionary for it or memory is short.
static void mark_words(cu_line_breaker *breaker, const uint16_t *text, size_t start, size_t end, uint8_t *out) {
  UErrorCode status = U_ZERO_ERROR;
  if (breaker->dictionaries == NULL) {
    breaker->dictionaries = ubrk_open(UBRK_LINE, "en", NULL, 0, &status);
    if (U_FAILURE(status)) breaker->dictionaries = NULL;
    if (breaker->dictionaries == NULL) return;
  }
  ubrk_setText(breaker->dictionaries, (const UChar *)text + start, (int32_t)(end - start), &status);
  if (U_SUCCESS(status)) {
    int32_t at = ubrk_next(breaker->dictionaries);
    while (at != UBRK_DONE && at < (int32_t)(end - start)) {
      out[start + (size_t)at] = 1;
      at = ubrk_next(breaker->dictionaries);
    }
  }
  // The text is the caller's and may go away: the iterator must not keep it.
  ubrk_setText(breaker->dictionaries, (const UChar *)u"", 0, &status);
}

/// What of the text before a character decides whether a line may break there.
typedef struct {
  /// The last character that is no space and no mark on another one, and the one before it when nothing parts them.
  lb_class last, before;
  /// Whether spaces follow `last`; whether the very last character is a joiner.
  bool has_spaces, is_joined;
  /// How many regional indicators stand before, if `last` is one.
  unsigned indicators;
  /// A number so far (rule LB25): digits, points and strokes; or such and a closing bracket.
  enum { NO_NUMBER, NUMBER, CLOSED_NUMBER } number;
} context;

/// The class of the next character that is no mark.
static lb_class class_after(const cu_line_breaker *breaker, const uint16_t *text, size_t at, size_t length) {
  while (at < length) {
    UChar32 scalar;
    bool is_complex;
    U16_NEXT(text, at, length, scalar);
    lb_class found = lb_class_of((uint32_t)scalar, breaker->language, &is_complex);
    if (found != LB_CM && found != LB_ZWJ) return found;
  }
  return LB_START;
}

/// Whether a line may break before a character of class `next`, which is not a mark on the last one.
static bool may_break(const context *c, lb_class next, const cu_line_breaker *breaker, const uint16_t *text, size_t after,
                      size_t length) {
  if (c->is_joined) return false;                                                                  // LB8a
  if (c->has_spaces) return spaced[c->last][next];
  if (!directly[c->last][next]) return false;
  if (next == LB_CB) return true;                                                                  // LB20
  if (c->before == LB_HL && (c->last == LB_HY || c->last == LB_BA)) return false;                  // LB21a
  if (c->number == NUMBER && (next == LB_NU || next == LB_PO || next == LB_PR)) return false;      // LB25
  if (c->number == CLOSED_NUMBER && (next == LB_PO || next == LB_PR)) return false;
  if ((c->last == LB_PR || c->last == LB_PO) && (is_open(next) || next == LB_HY))
    return class_after(breaker, text, after, length) != LB_NU;
  if (c->last == LB_RI && next == LB_RI) return c->indicators % 2 == 0;                            // LB30a
  return true;
}

static void advance(context *c, lb_class next) {
  if (next == LB_SP) {
    // Spaces after a line end are as at the text's start.
    if (is_line_end(c->last)) c->last = LB_START;
    c->has_spaces = true;
    return;
  }
  if (next == LB_NU) {
    c->number = NUMBER;
  } else if (c->has_spaces || c->number != NUMBER) {
    c->number = NO_NUMBER;
  } else if (is_close(next)) {
    c->number = CLOSED_NUMBER;
  } else if (next != LB_SY && next != LB_IS) {
    c->number = NO_NUMBER;
  }
  c->indicators = next != LB_RI ? 0 : c->last == LB_RI && !c->has_spaces ? c->indicators + 1 : 1;
  c->before = c->has_spaces ? LB_START : c->last;
  c->last = next;
  c->has_spaces = false;
}

bool cu_line_breaks(cu_line_breaker *breaker, const uint16_t *text, size_t length, uint8_t *out) {
  if (length > INT32_MAX) return false;
  memset(out, 0, length + 1);
  context c = {.last = LB_START, .before = LB_START};
  // Where a stretch of a script without spaces began; length for none.
  size_t complex = length;
  for (size_t at = 0; at < length;) {
    size_t start = at;
    UChar32 scalar;
    bool is_complex = false;
    U16_NEXT(text, at, length, scalar);
    lb_class next = (uint32_t)scalar < TABLED
                        ? (lb_class)breaker->classes[scalar]
                        : lb_class_of((uint32_t)scalar, breaker->language, &is_complex);
    if (is_complex != (complex < length)) {
      if (!is_complex) mark_words(breaker, text, complex, start, out);
      complex = is_complex ? start : length;
    }
    bool is_mark = next == LB_CM || next == LB_ZWJ;
    bool attaches = is_mark && !c.has_spaces && c.last != LB_START && !is_line_end(c.last) && c.last != LB_ZW;
    if (!attaches) {                                                                               // LB9, LB10
      lb_class base = is_mark ? LB_AL : next;
      if (may_break(&c, base, breaker, text, at, length)) out[start] = is_line_end(c.last) ? 2 : 1;
      advance(&c, base);
    }
    c.is_joined = next == LB_ZWJ;
    // Letters after letters change nothing.
    if (next == LB_AL && complex == length) {
      size_t first = at;
      while (at < length && text[at] < TABLED && breaker->classes[text[at]] == LB_AL) at++;
      if (at > first) c.before = LB_AL;
    }
  }
  if (complex < length) mark_words(breaker, text, complex, length, out);
  out[0] = 0;
  out[length] = 2;
  return true;
}
