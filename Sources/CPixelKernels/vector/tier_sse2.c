// The SSE2 tier: four pixels a register; what every x86-64 machine has.
//
// Its own words here, the rows in the shared headers. Chosen through px_rows_tiers.
#if defined(__x86_64__)
#include <emmintrin.h>
#include "../px_rows.h"
#pragma STDC FP_CONTRACT OFF
#define PX_BYTES 16
#include "lanes.h"
#include "lanes_128.h"

PX_INLINE halves div255(halves x) {
  return (halves)_mm_mulhi_epu16((__m128i)(x + 128), _mm_set1_epi16(257));
}
PX_INLINE bool is_zero(pixels v) {
  return _mm_movemask_epi8(_mm_cmpeq_epi8((__m128i)v, _mm_setzero_si128())) == 0xffff;
}
PX_INLINE bool is_opaque(pixels v) {
  return (_mm_movemask_epi8(_mm_cmpeq_epi8((__m128i)v, _mm_set1_epi8(-1))) & 0x8888) == 0x8888;
}

#include "arithmetic.h"
#include "composite_rows.h"
#include "mask_convert_rows.h"
#include "blend_rows.h"
#include "blend_quotients.h"
#include "blend_nonseparable.h"

#define PX_TABLE px_rows_sse2
#include "table.h"
#endif
