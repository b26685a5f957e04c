// Classes of characters for line breaking, as UAX #14 of Unicode 15.0 names them.
//
// Made by line_classes.c from ICU's properties; read by line_breaks.c. Ambiguous, unknown and surrogate characters are AL
// already (rule LB1).
#pragma once
#include <stdbool.h>
#include <stdint.h>

typedef enum {
  LB_BK, LB_CR, LB_LF, LB_NL, LB_SP, LB_ZW, LB_CM, LB_ZWJ, LB_WJ, LB_GL, LB_CL, LB_CP, LB_EX, LB_IS, LB_SY, LB_OP, LB_QU,
  LB_NS, LB_B2, LB_CB, LB_BA, LB_HY, LB_BB, LB_HL, LB_IN, LB_AL, LB_NU, LB_PR, LB_PO, LB_ID, LB_EB, LB_EM, LB_JL, LB_JV,
  LB_JT, LB_H2, LB_H3, LB_RI,
  // Parts of OP, CP and ID that rules LB30 and LB30b treat apart: wide brackets, unassigned pictographs.
  LB_OP_WIDE, LB_CP_WIDE, LB_ID_PICTOGRAPH,
  // Before the first character.
  LB_START,
  LB_COUNT
} lb_class;

/// How a language differs from the rules.
typedef struct {
  /// Small kana begin lines: class CJ is ID, not NS.
  bool small_kana_begin_lines;
  /// The marks U+201C and U+201D are brackets.
  bool quotes_are_brackets;
} lb_language;

/// The class of a scalar; `is_complex`: whether its script is written without spaces and broken by a dictionary (class SA).
lb_class lb_class_of(uint32_t scalar, lb_language language, bool *is_complex);
