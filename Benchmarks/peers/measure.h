// The peers' stop watch and pictures: the same surface, random values and rounds as Sources/bench, so that figures compare.
//
// Included by pixman.c, cairo.c and qt.cpp. Each prints "id<TAB>figure" lines: ratios to memset (FILL) or memcpy (COPY)
// of the surface measured in turns with the work, or microseconds of one operation (MICROSECONDS).
#pragma once
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define WIDTH 1170
#define HEIGHT 2532
#define PIXELS ((size_t)WIDTH * HEIGHT)
enum { ROUNDS = 15, RUNS = 5, PLACES = 1000 };
enum unit { FILL, COPY, MICROSECONDS };

static uint32_t *unit_target, *unit_source;
static double place_x[PLACES], place_y[PLACES];

static uint64_t random_state = 88172645463325252ull;
static inline uint32_t random_bits(void) {
  random_state ^= random_state << 13;
  random_state ^= random_state >> 7;
  random_state ^= random_state << 17;
  return (uint32_t)(random_state >> 32);
}

static inline uint32_t *new_pixels(size_t count) {
  void *p = NULL;
  if (posix_memalign(&p, 4096, count * 4 + 4096)) abort();
  memset(p, 0, count * 4);
  return (uint32_t *)p;
}

static inline void fill_opaque(uint32_t *p, size_t count) {
  for (size_t i = 0; i < count; i++) p[i] = random_bits() | 0xff000000;
}

/// Alpha 1...254: no library may take a shortcut.
static inline void fill_premultiplied(uint32_t *p, size_t count) {
  for (size_t i = 0; i < count; i++) {
    uint32_t r = random_bits(), a = r >> 24;
    a = a < 1 ? 1 : a > 254 ? 254 : a;
    p[i] = a << 24 | ((r >> 16) & 255) * a / 255 << 16 | ((r >> 8) & 255) * a / 255 << 8 | (r & 255) * a / 255;
  }
}

static inline void prepare(void) {
  unit_target = new_pixels(PIXELS);
  unit_source = new_pixels(PIXELS);
  fill_opaque(unit_source, PIXELS);
  for (int i = 0; i < PLACES; i++) {
    place_x[i] = random_bits() % 87000 / 100.0;
    place_y[i] = random_bits() % 247200 / 100.0;
  }
}

static inline double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return (double)t.tv_sec * 1e9 + (double)t.tv_nsec;
}

static inline int by_value(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  return x < y ? -1 : x > y;
}

static inline double median(double *values, int count) {
  qsort(values, (size_t)count, sizeof *values, by_value);
  return values[count / 2];
}

static inline double unit_time(enum unit unit) {
  double times[RUNS];
  if (unit == MICROSECONDS) return 1000;
  for (int i = -1; i < RUNS; i++) {
    double start = now();
    if (unit == FILL) memset(unit_target, 7, PIXELS * 4);
    else memcpy(unit_target, unit_source, PIXELS * 4);
    __asm__ volatile("" ::"r"(unit_target) : "memory");
    if (i >= 0) times[i] = now() - start;
  }
  return median(times, RUNS);
}

/// Times the statements, `operations` of them in one go, and prints the line.
#define ROW(id, unit, operations, ...)                                \
  do {                                                                \
    double ratios[ROUNDS];                                            \
    for (int round = 0; round < ROUNDS; round++) {                    \
      double reference = unit_time(unit), times[RUNS];                \
      for (int run = -1; run < RUNS; run++) {                         \
        double start = now();                                         \
        __VA_ARGS__;                                                  \
        if (run >= 0) times[run] = now() - start;                     \
      }                                                               \
      ratios[round] = median(times, RUNS) / reference / (operations); \
    }                                                                 \
    printf("%s\t%.4f\n", id, median(ratios, ROUNDS));                 \
    fflush(stdout);                                                   \
  } while (0)
