// The NEON tier: four pixels a register, on 64-bit ARM.
//
// Its own words here, the rows in the shared headers. Chosen through px_rows_tiers.
#if defined(__aarch64__)
#include <arm_neon.h>
#include "../px_rows.h"
#pragma STDC FP_CONTRACT OFF
#define PX_BYTES 16
#include "lanes.h"
#include "lanes_128.h"

/// (x + ((x + 128) >> 8) + 128) >> 8: a rounding shift and a rounding narrowing step, kept in 16 bits.
PX_INLINE halves div255(halves x) { return (halves)vrshrq_n_u16(vrsraq_n_u16((uint16x8_t)x, (uint16x8_t)x, 8), 8); }
PX_INLINE bool is_zero(pixels v) { return vmaxvq_u32((uint32x4_t)v) == 0; }
PX_INLINE bool is_opaque(pixels v) { return vminvq_u32((uint32x4_t)v) >= 0xff000000; }

#include "arithmetic.h"
#include "composite_rows.h"
#include "mask_convert_rows.h"
#include "blend_rows.h"
#include "blend_quotients.h"
#include "blend_nonseparable.h"

#define PX_TABLE px_rows_neon
#include "table.h"
#endif
