// The sampler's SSE2 tier: four pixels a register.
//
// Chosen through px_sample_active. SSE2 is the baseline of x86-64, so no target attribute.
#if defined(__x86_64__)
#define PX_BYTES 16
#include "../vector/lanes.h"
#include "words_128.h"
#define PX_FEWER px_sample_scalar
#define PX_ROWS px_sample_sse2
#include "rows_vector.h"
#endif
