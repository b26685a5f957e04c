// Rounded rectangles and rings: rows of areas to levels to pixels.
//
// Called by CoreGraphics and RenderServer through px_rounded_rect.h. Rows come from round_row.c, those between the corners
// from one; what it cannot do goes through the scan converter. Elliptical corners and continuous curves are paths.
#include "../include/px_composite.h"
#include "../px_rows.h"
#include "../scan/scan_internal.h"
#include "round_outline.h"
#include "round_row.h"

#include <string.h>

/// Uniform stretches shorter than this join the levels beside them: a call costs more than their pixels.
#define SHORT_RUN 32
/// How many rows ahead the target's lines are asked for.
#define PREFETCH_ROWS 6

static int32_t larger(int32_t a, int32_t b) { return a > b ? a : b; }
static int32_t smaller(int32_t a, int32_t b) { return a < b ? a : b; }

/// A rectangle, or a ring where `has_inner`.
typedef struct {
  px_round_shape outer, inner;
  bool has_inner;
  int32_t straight0, straight1;  // rows that are all alike
} px_round_figure;

/// Narrows rows y0 ..< y1 to those beside which the rectangle's sides are straight.
static void keep_straight_rows(const px_rounded_rect *r, int32_t *y0, int32_t *y1) {
  *y0 = larger(*y0, (r->y0 + larger(r->top_left, r->top_right) + 255) >> 8);
  *y1 = smaller(*y1, (r->y1 - larger(r->bottom_left, r->bottom_right)) >> 8);
}

/// False for what has to be scanned. An inner rectangle that is not within the outer one has.
static bool make_figure(px_round_figure *f, const px_rounded_rect *outer, const px_rounded_rect *inner) {
  f->has_inner = inner && inner->x0 < inner->x1 && inner->y0 < inner->y1;
  if (!px_round_shape_make(&f->outer, outer)) return false;
  f->straight0 = INT32_MIN;
  f->straight1 = INT32_MAX;
  keep_straight_rows(outer, &f->straight0, &f->straight1);
  if (!f->has_inner) return true;
  const int32_t widest = (PX_CORNER_COLUMNS - 2) * 256;
  if (!px_round_shape_make(&f->inner, inner) || inner->x0 < outer->x0 || inner->y0 < outer->y0 || inner->x1 > outer->x1
      || inner->y1 > outer->y1 || inner->x0 + larger(inner->top_left, inner->bottom_left) - outer->x0 > widest
      || outer->x1 - inner->x1 + larger(inner->top_right, inner->bottom_right) > widest)
    return false;
  keep_straight_rows(inner, &f->straight0, &f->straight1);
  return true;
}

/// A row's levels: those of columns a0 ..< a1 and b0 ..< b1, and the one of a1 ..< b0.
typedef struct {
  int32_t a0, a1, b0, b1;
  uint8_t uniform;
  uint8_t left[2 * PX_CORNER_COLUMNS + SHORT_RUN], right[PX_CORNER_COLUMNS];
} px_round_levels;

static inline uint8_t level_of(int32_t area, bool antialias) {
  if (!antialias) return area >= PX_AREA_FULL / 2 ? 255 : 0;
  return (uint8_t)((area * 255 + PX_AREA_FULL / 2) >> 16);
}

static void to_levels(px_round_levels *levels, const px_round_row *row, bool antialias) {
  const int32_t before = row->a1 - row->a0, between = row->b0 - row->a1, after = row->b1 - row->b0;
  levels->a0 = row->a0;
  levels->a1 = row->a1;
  levels->b0 = row->b0;
  levels->b1 = row->b1;
  levels->uniform = level_of(row->uniform, antialias);
  for (int32_t i = 0; i < before; i++) levels->left[i] = level_of(row->left[i], antialias);
  if (between >= SHORT_RUN || before + between + after > 2 * PX_CORNER_COLUMNS) {
    for (int32_t i = 0; i < after; i++) levels->right[i] = level_of(row->right[i], antialias);
    return;
  }
  memset(levels->left + before, levels->uniform, (size_t)between);
  for (int32_t i = 0; i < after; i++) levels->left[before + between + i] = level_of(row->right[i], antialias);
  levels->a1 = levels->b0 = levels->b1;
}

static void make_levels(px_round_levels *levels, const px_round_figure *f, int32_t y, bool antialias) {
  px_round_row outer;
  px_round_row_make(&outer, &f->outer, y);
  if (!f->has_inner) {
    to_levels(levels, &outer, antialias);
    return;
  }
  px_round_row inner, ring;
  px_round_row_make(&inner, &f->inner, y);
  px_round_row_subtract(&ring, &outer, &inner);
  to_levels(levels, &ring, antialias);
}

typedef struct {
  uint32_t color, *dst;
  ptrdiff_t stride;
  int32_t x0, x1;  // the clip's columns
} px_round_target;

static inline void draw_mask(const px_round_target *t, int32_t y, int32_t x0, int32_t x1, const uint8_t *levels) {
  const int32_t from = larger(x0, t->x0), to = smaller(x1, t->x1);
  if (from >= to) return;
  const size_t n = (size_t)(to - from);
  px_rows_for_mask(n)->over_solid_mask(t->dst + y * t->stride + from, t->color, levels + (from - x0), n);
}

static inline void draw_uniform(const px_round_target *t, int32_t y, int32_t x0, int32_t x1, uint8_t level) {
  const int32_t from = larger(x0, t->x0), to = smaller(x1, t->x1);
  if (from >= to || level == 0) return;
  uint32_t *dst = t->dst + y * t->stride + from;
  if (level < 255) px_over_solid_coverage(dst, t->color, level, (size_t)(to - from));
  else px_over_solid(dst, t->color, (size_t)(to - from));
}

static void draw_levels(const px_round_target *t, int32_t y, const px_round_levels *levels) {
  draw_mask(t, y, levels->a0, levels->a1, levels->left);
  draw_uniform(t, y, levels->a1, levels->b0, levels->uniform);
  draw_mask(t, y, levels->b0, levels->b1, levels->right);
}

/// Asks for the lines that a row will touch first: at its left side, and, where it is long, at its right.
static void prefetch_row(const px_round_target *t, const px_rounded_rect *r, int32_t y) {
  const uint32_t *row = t->dst + y * t->stride;
  const int32_t x0 = larger(r->x0 >> 8, t->x0), x1 = smaller((r->x1 + 255) >> 8, t->x1);
  for (int32_t x = x0; x < x1 && x < x0 + 64; x += 16) __builtin_prefetch(row + x, 1);
  if (x1 > x0) __builtin_prefetch(row + x1 - 1, 1);
}

static void draw_figure(const px_round_figure *f, const px_round_target *t, int32_t y0, int32_t y1, bool antialias) {
  const px_rounded_rect *r = &f->outer.rect;
  px_round_levels levels;
  y0 = larger(y0, r->y0 >> 8);
  y1 = smaller(y1, (r->y1 + 255) >> 8);
  for (int32_t y = y0; y < y1 && y < y0 + PREFETCH_ROWS; y++) prefetch_row(t, r, y);
  for (int32_t y = y0; y < y1; y++) {
    if (y1 - y > PREFETCH_ROWS) prefetch_row(t, r, y + PREFETCH_ROWS);
    if (y == y0 || y <= f->straight0 || y >= f->straight1) make_levels(&levels, f, y, antialias);
    draw_levels(t, y, &levels);
  }
}

static void fill(px_scan *scratch, const px_rounded_rect *outer, const px_rounded_rect *inner, uint32_t color,
                 uint32_t *dst, ptrdiff_t stride, int32_t x0, int32_t y0, int32_t x1, int32_t y1) {
  if (outer->x0 >= outer->x1 || outer->y0 >= outer->y1 || x0 >= x1 || y0 >= y1) return;
  px_round_figure figure;
  if (make_figure(&figure, outer, inner)) {
    const px_round_target target = {color, dst, stride, x0, x1};
    draw_figure(&figure, &target, y0, y1, scratch->antialias);
  } else if (px_round_outline(scratch, outer, inner, x0, y0, x1, y1)) {
    px_scan_fill_solid(scratch, PX_FILL_NONZERO, color, dst, stride);
  }
}

void px_fill_rounded_rect(px_scan *scratch, const px_rounded_rect *r, uint32_t color, uint32_t *dst, ptrdiff_t stride,
                          int32_t clip_x0, int32_t clip_y0, int32_t clip_x1, int32_t clip_y1) {
  fill(scratch, r, NULL, color, dst, stride, clip_x0, clip_y0, clip_x1, clip_y1);
}

void px_fill_rounded_ring(px_scan *scratch, const px_rounded_rect *outer, const px_rounded_rect *inner, uint32_t color,
                          uint32_t *dst, ptrdiff_t stride, int32_t clip_x0, int32_t clip_y0, int32_t clip_x1,
                          int32_t clip_y1) {
  fill(scratch, outer, inner, color, dst, stride, clip_x0, clip_y0, clip_x1, clip_y1);
}

static void write_levels(uint8_t *row, int32_t x0, int32_t x1, int32_t from, int32_t to, const uint8_t *levels,
                         uint8_t level) {
  const int32_t first = larger(from, x0), last = smaller(to, x1);
  if (first >= last) return;
  if (levels) memcpy(row + (first - x0), levels + (first - from), (size_t)(last - first));
  else memset(row + (first - x0), level, (size_t)(last - first));
}

void px_rounded_ring_mask(px_scan *scratch, const px_rounded_rect *r, const px_rounded_rect *inner, int32_t x0,
                          int32_t y0, int32_t x1, int32_t y1, uint8_t *mask, ptrdiff_t mask_stride) {
  if (x0 >= x1 || y0 >= y1) return;
  px_round_figure figure;
  px_round_levels levels;
  const bool by_rows = r->x0 < r->x1 && r->y0 < r->y1 && make_figure(&figure, r, inner);
  if (!by_rows && px_round_outline(scratch, r, inner, x0, y0, x1, y1)) {
    px_scan_mask(scratch, PX_FILL_NONZERO, x0, y0, x1, y1, mask, mask_stride);
    return;
  }
  bool made = false;
  for (int32_t y = y0; y < y1; y++, mask += mask_stride) {
    memset(mask, 0, (size_t)x1 - (size_t)x0);
    if (!by_rows || y < r->y0 >> 8 || y >= (r->y1 + 255) >> 8) continue;
    if (!made || y <= figure.straight0 || y >= figure.straight1) make_levels(&levels, &figure, y, scratch->antialias);
    made = true;
    write_levels(mask, x0, x1, levels.a0, levels.a1, levels.left, 0);
    write_levels(mask, x0, x1, levels.a1, levels.b0, NULL, levels.uniform);
    write_levels(mask, x0, x1, levels.b0, levels.b1, levels.right, 0);
  }
}

void px_rounded_rect_mask(px_scan *scratch, const px_rounded_rect *r, int32_t x0, int32_t y0, int32_t x1, int32_t y1,
                          uint8_t *mask, ptrdiff_t mask_stride) {
  px_rounded_ring_mask(scratch, r, NULL, x0, y0, x1, y1, mask, mask_stride);
}
