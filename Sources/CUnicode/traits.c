// Properties of single characters, by ICU's tables.
#include "CUnicode.h"

#include <unicode/uchar.h>

uint32_t cu_traits(uint32_t scalar) {
  UChar32 c = (UChar32)scalar;
  uint32_t traits = 0;
  if (u_hasBinaryProperty(c, UCHAR_DEFAULT_IGNORABLE_CODE_POINT)) traits |= CU_IGNORABLE;
  if (u_hasBinaryProperty(c, UCHAR_EMOJI_PRESENTATION)) traits |= CU_EMOJI_PRESENTATION;
  if (u_hasBinaryProperty(c, UCHAR_EMOJI)) traits |= CU_EMOJI;
  if (u_hasBinaryProperty(c, UCHAR_EMOJI_MODIFIER)) traits |= CU_EMOJI_MODIFIER;
  int8_t type = u_charType(c);
  if (type == U_SPACE_SEPARATOR && scalar != 0xA0 && scalar != 0x202F && scalar != 0x2007) traits |= CU_SPACE;
  if (type == U_UNASSIGNED) traits |= CU_UNASSIGNED;
  return traits;
}

uint32_t cu_mirror(uint32_t scalar) { return (uint32_t)u_charMirror((UChar32)scalar); }
