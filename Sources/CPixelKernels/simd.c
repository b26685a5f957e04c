// The choice of instruction set: CPU detection, the environment's wish, and the tests' switch.
//
// Called by every kernel family through px_simd_active(); hands on nothing else.
#include "px_simd.h"
#include "px_tier.h"

#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

_Atomic int px_simd_chosen = -1;

const char *px_simd_name(px_simd tier) {
  switch (tier) {
    case PX_SIMD_SCALAR: return "scalar";
    case PX_SIMD_SSE2: return "sse2";
    case PX_SIMD_AVX2: return "avx2";
    case PX_SIMD_AVX512: return "avx512";
    case PX_SIMD_NEON: return "neon";
  }
  return "unknown";
}

px_simd px_simd_best(void) {
#if defined(__x86_64__)
  __builtin_cpu_init();
  if (__builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512vl"))
    return PX_SIMD_AVX512;
  if (__builtin_cpu_supports("avx2")) return PX_SIMD_AVX2;
  return PX_SIMD_SSE2;
#elif defined(__aarch64__)
  return PX_SIMD_NEON;
#else
  return PX_SIMD_SCALAR;
#endif
}

static bool offers(px_simd tier) {
  px_simd best = px_simd_best();
  if (tier == PX_SIMD_SCALAR) return true;
  if (tier == PX_SIMD_NEON || best == PX_SIMD_NEON) return tier == best;
  return tier <= best;
}

px_simd px_simd_active(void) {
  int tier = atomic_load_explicit(&px_simd_chosen, memory_order_relaxed);
  if (tier >= 0) return (px_simd)tier;
  px_simd pick = px_simd_best();
  const char *wish = getenv("ACETATE_SIMD");
  bool granted = !wish || !*wish;
  for (int t = PX_SIMD_SCALAR; !granted && t <= PX_SIMD_NEON; t++)
    if (strcmp(wish, px_simd_name((px_simd)t)) == 0 && offers((px_simd)t)) {
      pick = (px_simd)t;
      granted = true;
    }
  int before = -1;
  bool first = atomic_compare_exchange_strong_explicit(&px_simd_chosen, &before, (int)pick, memory_order_relaxed,
                                                       memory_order_relaxed);
  if (!first) return (px_simd)before;
  if (!granted)
    fprintf(stderr, "ACETATE_SIMD=%s: no such tier on this CPU; %s is used\n", wish, px_simd_name(pick));
  return pick;
}

bool px_simd_force(px_simd tier) {
  if (!offers(tier)) return false;
  atomic_store_explicit(&px_simd_chosen, (int)tier, memory_order_relaxed);
  return true;
}
