// Classes for line breaking, from ICU's properties of characters.
#include "line_classes.h"

#include <unicode/uchar.h>

static bool is_wide(UChar32 c) {
  switch (u_getIntPropertyValue(c, UCHAR_EAST_ASIAN_WIDTH)) {
    case U_EA_FULLWIDTH: case U_EA_HALFWIDTH: case U_EA_WIDE: return true;
    default: return false;
  }
}

static bool is_mark(UChar32 c) { return (U_MASK(u_charType(c)) & (U_GC_MN_MASK | U_GC_MC_MASK)) != 0; }

static bool is_unassigned_pictograph(UChar32 c) {
  return u_charType(c) == U_UNASSIGNED && u_hasBinaryProperty(c, UCHAR_EXTENDED_PICTOGRAPHIC);
}

lb_class lb_class_of(uint32_t scalar, lb_language language, bool *is_complex) {
  UChar32 c = (UChar32)scalar;
  *is_complex = false;
  // The two largest blocks need no look-up.
  if (c >= 0x4E00 && c <= 0x9FFF) return LB_ID;
  if (c >= 0xAC00 && c <= 0xD7A3) return (c - 0xAC00) % 28 == 0 ? LB_H2 : LB_H3;
  switch (u_getIntPropertyValue(c, UCHAR_LINE_BREAK)) {
    case U_LB_MANDATORY_BREAK: return LB_BK;
    case U_LB_CARRIAGE_RETURN: return LB_CR;
    case U_LB_LINE_FEED: return LB_LF;
    case U_LB_NEXT_LINE: return LB_NL;
    case U_LB_SPACE: return LB_SP;
    case U_LB_ZWSPACE: return LB_ZW;
    case U_LB_COMBINING_MARK: return LB_CM;
    case U_LB_ZWJ: return LB_ZWJ;
    case U_LB_WORD_JOINER: return LB_WJ;
    case U_LB_GLUE: return LB_GL;
    case U_LB_CLOSE_PUNCTUATION: return LB_CL;
    case U_LB_CLOSE_PARENTHESIS: return is_wide(c) ? LB_CP_WIDE : LB_CP;
    case U_LB_EXCLAMATION: return LB_EX;
    case U_LB_INFIX_NUMERIC: return LB_IS;
    case U_LB_BREAK_SYMBOLS: return LB_SY;
    case U_LB_OPEN_PUNCTUATION: return is_wide(c) ? LB_OP_WIDE : LB_OP;
    case U_LB_QUOTATION:
      if (language.quotes_are_brackets && (c == 0x201C || c == 0x201D)) return c == 0x201C ? LB_OP : LB_CL;
      return LB_QU;
    case U_LB_NONSTARTER: return LB_NS;
    case U_LB_CONDITIONAL_JAPANESE_STARTER: return language.small_kana_begin_lines ? LB_ID : LB_NS;
    case U_LB_BREAK_BOTH: return LB_B2;
    case U_LB_CONTINGENT_BREAK: return LB_CB;
    case U_LB_BREAK_AFTER: return LB_BA;
    case U_LB_HYPHEN: return LB_HY;
    case U_LB_BREAK_BEFORE: return LB_BB;
    case U_LB_HEBREW_LETTER: return LB_HL;
    case U_LB_INSEPARABLE: return LB_IN;
    case U_LB_NUMERIC: return LB_NU;
    case U_LB_PREFIX_NUMERIC: return LB_PR;
    case U_LB_POSTFIX_NUMERIC: return LB_PO;
    case U_LB_IDEOGRAPHIC: return is_unassigned_pictograph(c) ? LB_ID_PICTOGRAPH : LB_ID;
    case U_LB_E_BASE: return LB_EB;
    case U_LB_E_MODIFIER: return LB_EM;
    case U_LB_JL: return LB_JL;
    case U_LB_JV: return LB_JV;
    case U_LB_JT: return LB_JT;
    case U_LB_H2: return LB_H2;
    case U_LB_H3: return LB_H3;
    case U_LB_REGIONAL_INDICATOR: return LB_RI;
    case U_LB_COMPLEX_CONTEXT:
      *is_complex = true;
      return is_mark(c) ? LB_CM : LB_AL;
    case U_LB_ALPHABETIC: case U_LB_AMBIGUOUS: case U_LB_SURROGATE: case U_LB_UNKNOWN: return LB_AL;
    // Classes of later versions than 15.0: what their characters were before.
    default: return c == 0x2010 ? LB_BA : is_mark(c) ? LB_CM : LB_AL;
  }
}
