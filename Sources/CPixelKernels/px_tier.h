// The tier in use, without a call: for dispatch at the head of every public kernel.
//
// Called by: the dispatch functions of every family. simd.c owns the variable.
#pragma once
#include <stdatomic.h>
#include "px_simd.h"

/// The px_simd in use, or -1 until px_simd_active() is called for the first time.
extern _Atomic int px_simd_chosen;

static inline px_simd px_tier(void) {
  int tier = atomic_load_explicit(&px_simd_chosen, memory_order_relaxed);
  return __builtin_expect(tier >= 0, 1) ? (px_simd)tier : px_simd_active();
}
