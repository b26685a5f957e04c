// Which steps of a fixed-point walk lie where: so that inner loops need no limits.
//
// Used by gradients and samplers. Positions are start + i * step in exact arithmetic: nothing overflows here.
#pragma once
#include <stddef.h>
#include <stdint.h>

/// How many of the first n positions lie below `limit`, for step > 0.
static inline size_t px_steps_below(int64_t start, int64_t step, int64_t limit, size_t n) {
  if (start >= limit) return 0;
  uint64_t steps = ((uint64_t)limit - (uint64_t)start - 1) / (uint64_t)step + 1;
  return steps < n ? (size_t)steps : n;
}

/// How many of the first n positions lie at or above `limit`, for step < 0.
static inline size_t px_steps_from(int64_t start, int64_t step, int64_t limit, size_t n) {
  if (start < limit) return 0;
  uint64_t steps = ((uint64_t)start - (uint64_t)limit) / (0 - (uint64_t)step) + 1;
  return steps < n ? (size_t)steps : n;
}

/// The positions in low ..< high are those of first ..< last (both at most n).
static inline void px_steps_within(int64_t start, int64_t step, int64_t low, int64_t high, size_t n, size_t *first,
                                   size_t *last) {
  if (step == 0) {
    *first = 0;
    *last = start >= low && start < high ? n : 0;
  } else if (step > 0) {
    *first = px_steps_below(start, step, low, n);
    *last = px_steps_below(start, step, high, n);
  } else {
    *first = px_steps_from(start, step, high, n);
    *last = px_steps_from(start, step, low, n);
  }
}
