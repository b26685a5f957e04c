// Edges to cells: walks an edge row by row, and a row's piece column by column, adding signed areas.
//
// Called by scan_render.c for every edge of a band. x runs in 1/65536 pixel from the window's first column. Where an
// edge crosses a row is its distance from the edge's start times the slope, where a row's piece crosses a column its
// distance from the piece's left end times the rise: one multiplication each, rounded at once to 1/65536, so nothing
// drifts. Both depend on the edge alone, so two edges with the same end points cancel exactly; from there on all is
// integers. Does no fill rule and no rounding to levels.
#include "scan_internal.h"

#include <string.h>

#pragma STDC FP_CONTRACT OFF

#define ONE 65536

/// Adds a piece inside one column: `height` (signed, 1/65536 row), `ends` the sum of its two ends' distances from the
/// column's left border.
static inline void add_cell(int64_t *cell, int64_t height, int64_t ends) {
  const int64_t right = height * ends;
  cell[0] += height * (2 * ONE) - right;
  cell[1] += right;
}

/// Marks the blocks of a cell and the one right of it.
static inline void touch_pair(uint64_t *touched, size_t cell) {
  const size_t first = cell >> PX_BLOCK_LOG2, last = (cell + 1) >> PX_BLOCK_LOG2;
  touched[first >> 6] |= (uint64_t)1 << (first & 63);
  touched[last >> 6] |= (uint64_t)1 << (last & 63);
}

/// Marks the blocks of a run of cells that may be long.
static inline void touch_range(uint64_t *touched, size_t first, size_t last) {
  first >>= PX_BLOCK_LOG2;
  last >>= PX_BLOCK_LOG2;
  if (first >> 6 == last >> 6) {
    touched[first >> 6] |= (~(uint64_t)0 >> (63 - (last - first))) << (first & 63);
    return;
  }
  for (; first <= last && (first & 63); first++) touched[first >> 6] |= (uint64_t)1 << (first & 63);
  for (; first + 64 <= last; first += 64) touched[first >> 6] = ~(uint64_t)0;
  for (; first <= last; first++) touched[first >> 6] |= (uint64_t)1 << (first & 63);
}

/// What an edge's pieces share. Rise: rows per column, without sign.
typedef struct {
  double rise;
  int64_t sign;
  int32_t width;
} px_slope;

/// v rounded to the nearest integer, |v| < 2^51: in the low bits of a sum too large for fractions.
static inline int64_t nearest(double v) {
  const double large = 0x1.8p52, sum = v + large;
  int64_t bits, base;
  memcpy(&bits, &sum, sizeof bits);
  memcpy(&base, &large, sizeof base);
  return bits - base;
}

/// How much of a piece's height lies left of a column border `distance` from its left end.
static inline int64_t height_at(const px_slope *slope, int64_t distance, int64_t height) {
  double at = (double)distance * slope->rise;
  return nearest(at < (double)height ? at : (double)height);
}

/// A piece of one row from xa to xb >= xa, anywhere. `height` > 0.
static void add_wide_piece(int64_t *cells, uint64_t *touched, const px_slope *slope, int64_t xa, int64_t xb,
                           int64_t height) {
  const int64_t sign = slope->sign, width = slope->width;
  if (xa >= width * ONE) return;
  int64_t done = 0, column = 0, from = 0;
  if (xa < 0) {  // what is left of the window counts in full in its first column
    done = xb > 0 ? height_at(slope, -xa, height) : height;
    cells[0] += sign * done * (2 * ONE);
    touched[0] |= 1;
    if (xb <= 0) return;
  } else {
    column = xa >> 16;
    from = xa & (ONE - 1);
  }
  const int64_t first = column;
  int64_t border = (column + 1) * ONE;
  while (border < xb && column < width) {
    int64_t at = height_at(slope, border - xa, height);
    add_cell(cells + column, sign * (at - done), from + ONE);
    done = at;
    from = 0;
    column++;
    border += ONE;
  }
  if (column < width) add_cell(cells + column, sign * (height - done), from + xb - column * ONE);
  else column = width - 1;
  touch_range(touched, (size_t)first, (size_t)column + 1);
}

static inline void add_piece(int64_t *cells, uint64_t *touched, const px_slope *slope, int64_t xa, int64_t xb,
                             int64_t height) {
  if (xa < xb) add_wide_piece(cells, touched, slope, xa, xb, height);
  else add_wide_piece(cells, touched, slope, xb, xa, height);
}

/// A piece inside the window that crosses at most one column border: no branch, for which of the two it is cannot be
/// predicted. Without a crossing, the second column gets nothing.
static inline void add_steep_piece(int64_t *cells, uint64_t *touched, const px_slope *slope, int64_t xa, int64_t xb,
                                   int64_t height) {
  const int64_t left = xa < xb ? xa : xb, right = xa < xb ? xb : xa, column = left >> 16, border = (column + 1) * ONE;
  const int64_t at = height_at(slope, border - left, height), over = right > border ? right - border : 0;
  const int64_t above = slope->sign * at, below = slope->sign * (height - at);
  const int64_t first = above * ((left & (ONE - 1)) + ONE - (border - (right - over))), second = below * over;
  int64_t *cell = cells + column;
  cell[0] += above * (2 * ONE) - first;
  cell[1] += first + below * (2 * ONE) - second;
  cell[2] += second;
  const size_t block = (size_t)column >> PX_BLOCK_LOG2, last = (size_t)(column + 2) >> PX_BLOCK_LOG2;
  touched[block >> 6] |= (uint64_t)1 << (block & 63);
  touched[last >> 6] |= (uint64_t)1 << (last & 63);
}

static void accumulate_vertical(const px_band *band, const px_edge *edge, int64_t x, int32_t y, int32_t end) {
  int64_t column = x >> 16, ends = 2 * (x & (ONE - 1));
  if (column >= band->width) return;
  if (column < 0) column = ends = 0;
  size_t row = (size_t)((y >> 8) - band->row0);
  int64_t *cell = band->cells + row * band->stride + column;
  uint64_t *touched = band->touched + row * band->words;
  while (y < end) {
    int32_t next = (y | 255) + 1;
    if (next > end) next = end;
    add_cell(cell, (int64_t)edge->winding * (next - y) * 256, ends);
    touch_pair(touched, (size_t)column);
    cell += band->stride;
    touched += band->words;
    y = next;
  }
}

/// The pieces of an edge from row to row, each through `add`.
#define WALK(add)                                                              \
  do {                                                                         \
    add(cells, touched, &slope, x, next, (int64_t)(border - y) * 256);         \
    for (;;) {                                                                 \
      cells += band->stride;                                                   \
      touched += band->words;                                                  \
      x = next;                                                                \
      y = border;                                                              \
      border += 256;                                                           \
      if (border > end) break;                                                 \
      fallen += 256;                                                           \
      next = x0 + nearest(fallen * across);                                    \
      add(cells, touched, &slope, x, next, ONE);                               \
    }                                                                          \
    if (y < end) add(cells, touched, &slope, x, x1, (int64_t)(end - y) * 256); \
  } while (0)

void px_scan_accumulate(const px_band *band, const px_edge *edge) {
  int32_t y = edge->y0 > band->row0 * 256 ? edge->y0 : band->row0 * 256;
  const int32_t end = edge->y1 < band->row1 * 256 ? edge->y1 : band->row1 * 256;
  if (y >= end) return;
  const int64_t origin = (int64_t)band->column0 * ONE, x0 = (int64_t)edge->x0 * 256 - origin;
  if (edge->x0 == edge->x1) {
    accumulate_vertical(band, edge, x0, y, end);
    return;
  }
  const int64_t x1 = (int64_t)edge->x1 * 256 - origin, run = x1 - x0, drop = (int64_t)edge->y1 - edge->y0;
  const int64_t length = run < 0 ? -run : run, right = (int64_t)band->width * ONE;
  size_t row = (size_t)((y >> 8) - band->row0);
  int64_t *cells = band->cells + row * band->stride;
  uint64_t *touched = band->touched + row * band->words;
  const int64_t column = x0 >> 16;
  if (column == x1 >> 16 && (uint64_t)column < (uint64_t)band->width && (edge->y1 - 1) >> 8 == edge->y0 >> 8) {
    add_cell(cells + column, edge->winding * drop * 256, (x0 & (ONE - 1)) + (x1 & (ONE - 1)));
    touch_pair(touched, (size_t)column);
    return;
  }
  const double across = (double)run / (double)drop;  // per 1/256 row
  const px_slope slope = {(double)(drop * 256) / (double)length, edge->winding, band->width};
  int64_t x = x0 + nearest((double)((int64_t)y - edge->y0) * across);
  int32_t border = (y | 255) + 1;
  if (border >= end) {  // within one row
    int64_t last = end == edge->y1 ? x1 : x0 + nearest((double)((int64_t)end - edge->y0) * across);
    add_piece(cells, touched, &slope, x, last, (int64_t)(end - y) * 256);
    return;
  }
  double fallen = (double)((int64_t)border - edge->y0);
  int64_t next = x0 + nearest(fallen * across);
  if (length <= drop * 256 && x0 >= 0 && x1 >= 0 && x0 <= right && x1 <= right) WALK(add_steep_piece);
  else WALK(add_piece);
}
