// Edges to cells: walks an edge row by row, and a row's piece column by column, adding signed areas.
//
// Called by scan_render.c for every edge of a band. x runs in 1/65536 pixel from the window's first column; crossings are
// floor(exact), carried as quotient and remainder, so nothing drifts and two edges with the same end points cancel
// exactly. Does no fill rule and no rounding to levels.
#include "scan_internal.h"

#define ONE 65536

/// Adds a piece inside one column: `height` (signed, 1/65536 row), `ends` the sum of its two ends' distances from the
/// column's left border.
static inline void add_cell(int64_t *cell, int64_t height, int64_t ends) {
  cell[0] += height * (2 * ONE - ends);
  cell[1] += height * ends;
}

static inline void touch(uint64_t *touched, size_t first, size_t last) {
  first >>= PX_BLOCK_LOG2;
  last >>= PX_BLOCK_LOG2;
  for (size_t block = first; block <= last; block++) touched[block >> 6] |= (uint64_t)1 << (block & 63);
}

/// Marks the blocks of a run of cells that may be long.
static void touch_range(uint64_t *touched, size_t first, size_t last) {
  first >>= PX_BLOCK_LOG2;
  last >>= PX_BLOCK_LOG2;
  for (; first <= last && (first & 63); first++) touched[first >> 6] |= (uint64_t)1 << (first & 63);
  for (; first + 64 <= last; first += 64) touched[first >> 6] = ~(uint64_t)0;
  for (; first <= last; first++) touched[first >> 6] |= (uint64_t)1 << (first & 63);
}

/// A piece of one row from xa to xb > xa that crosses columns or the window's sides. `height` > 0, `sign` ±1.
static void add_wide_piece(int64_t *cells, uint64_t *touched, int32_t width, int64_t xa, int64_t xb, int64_t height,
                           int32_t sign) {
  if (xa >= (int64_t)width * ONE) return;
  int64_t length = xb - xa, done = 0, column = 0, from = 0;
  if (xb <= 0 || xa < 0) {  // what is left of the window counts in full in its first column
    if (xb > 0) done = height * -xa / length;
    else done = height;
    cells[0] += sign * done * 2 * ONE;
    touch(touched, 0, 0);
    if (xb <= 0) return;
  } else {
    column = xa >> 16;
    from = xa & (ONE - 1);
  }
  const int64_t first = column;
  int64_t border = (column + 1) * ONE;
  if (border < xb && column < width) {
    int64_t product = height * (border - xa), at = product / length, rest = product % length;
    add_cell(cells + column, sign * (at - done), from + ONE);
    done = at;
    from = 0;
    column++;
    border += ONE;
    if (border < xb && column < width) {
      const int64_t step = height * ONE / length, step_rest = height * ONE % length;
      do {
        at += step;
        rest += step_rest;
        if (rest >= length) {
          rest -= length;
          at++;
        }
        add_cell(cells + column, sign * (at - done), ONE);
        done = at;
        column++;
        border += ONE;
      } while (border < xb && column < width);
    }
  }
  if (column < width) add_cell(cells + column, sign * (height - done), from + xb - column * ONE);
  else column = width - 1;
  touch_range(touched, (size_t)first, (size_t)column + 1);
}

/// A row's piece from xa to xb.
static inline void add_piece(int64_t *cells, uint64_t *touched, int32_t width, int64_t xa, int64_t xb, int64_t height,
                             int32_t sign) {
  int64_t column = xa >> 16;
  if (column == xb >> 16 && (uint64_t)column < (uint64_t)width) {
    add_cell(cells + column, sign * height, (xa & (ONE - 1)) + (xb & (ONE - 1)));
    touch(touched, (size_t)column, (size_t)column + 1);
  } else if (xa < xb) {
    add_wide_piece(cells, touched, width, xa, xb, height, sign);
  } else {
    add_wide_piece(cells, touched, width, xb, xa, height, sign);
  }
}

static inline int64_t floor_div(int64_t a, int64_t b, int64_t *rest) {
  int64_t q = a / b, r = a % b;
  if (r < 0) {
    r += b;
    q--;
  }
  *rest = r;
  return q;
}

/// floor(run * dy / drop), its remainder too. |run| <= 2^39, dy <= drop <= 2^31: too large for 64 bits when |run| is.
static int64_t advance(int64_t run, int64_t dy, int64_t drop, int64_t *rest) {
  if (run < ((int64_t)1 << 31) && run > -((int64_t)1 << 31)) return floor_div(run * dy, drop, rest);
  __int128 product = (__int128)run * dy;
  __int128 q = product / drop, r = product % drop;
  if (r < 0) {
    r += drop;
    q--;
  }
  *rest = (int64_t)r;
  return (int64_t)q;
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
    touch(touched, (size_t)column, (size_t)column + 1);
    cell += band->stride;
    touched += band->words;
    y = next;
  }
}

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
  size_t row = (size_t)((y >> 8) - band->row0);
  int64_t *cells = band->cells + row * band->stride;
  uint64_t *touched = band->touched + row * band->words;
  const int32_t sign = edge->winding, width = band->width;
  int64_t rest = 0, x = y == edge->y0 ? x0 : x0 + advance(run, (int64_t)y - edge->y0, drop, &rest);
  int32_t border = (y | 255) + 1;
  if (border >= end) {  // within one row
    int64_t last = end == edge->y1 ? x1 : x0 + advance(run, (int64_t)end - edge->y0, drop, &rest);
    add_piece(cells, touched, width, x, last, (int64_t)(end - y) * 256, sign);
    return;
  }
  int64_t next = x0 + advance(run, (int64_t)border - edge->y0, drop, &rest), step = 0, step_rest = 0;
  if (border + 256 <= end) step = advance(run, 256, drop, &step_rest);
  add_piece(cells, touched, width, x, next, (int64_t)(border - y) * 256, sign);
  for (;;) {
    cells += band->stride;
    touched += band->words;
    x = next;
    y = border;
    border += 256;
    if (border > end) break;
    next += step;
    rest += step_rest;
    if (rest >= drop) {
      rest -= drop;
      next++;
    }
    add_piece(cells, touched, width, x, next, ONE, sign);
  }
  if (y < end) add_piece(cells, touched, width, x, x1, (int64_t)(end - y) * 256, sign);
}
