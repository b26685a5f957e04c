// The sampler's NEON tier: four pixels a register.
//
// Chosen through px_sample_active. NEON is the baseline of AArch64, so no target attribute.
#if defined(__aarch64__)
#define PX_BYTES 16
#include "../vector/lanes.h"
#include "words_128.h"
#define PX_FEWER px_sample_scalar
#define PX_ROWS px_sample_neon
#include "rows_vector.h"
#endif
