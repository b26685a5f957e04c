// The rows of rounded rectangles: the rectangle's own overlap with each pixel, less what the corners cut off.
//
// Called by rounded_rect.c. A row that one corner a side reaches, and whose two sides do not meet, takes only the pixels on
// the circles; others (the middles of circles) add up areas over the corners' columns. Both give the same areas.
#include "round_row.h"

#pragma STDC FP_CONTRACT OFF

static int32_t larger(int32_t a, int32_t b) { return a > b ? a : b; }
static int32_t smaller(int32_t a, int32_t b) { return a < b ? a : b; }

/// How much of pixel `index` lies between two edges, 0 ... 256.
static int32_t overlap(int32_t index, int32_t low, int32_t high) {
  const int32_t within = smaller(high, (index + 1) * 256) - larger(low, index * 256);
  return within > 0 ? within : 0;
}

bool px_round_shape_make(px_round_shape *shape, const px_rounded_rect *r) {
  const int32_t limit = (PX_CORNER_COLUMNS - 2) * 256, far = (int32_t)1 << 28;
  if (r->x0 < -far || r->y0 < -far || r->x1 > far || r->y1 > far) return false;
  if (r->x1 - r->x0 < 256 || r->y1 - r->y0 < 256) return false;
  const int32_t radii[4] = {r->top_left, r->top_right, r->bottom_left, r->bottom_right};
  for (int i = 0; i < 4; i++)
    if (radii[i] < 0 || radii[i] > limit) return false;
  const int32_t width = r->x1 - r->x0, height = r->y1 - r->y0;
  if (r->top_left + r->top_right > width || r->bottom_left + r->bottom_right > width
      || r->top_left + r->bottom_left > height || r->top_right + r->bottom_right > height
      || r->top_left + r->bottom_right > larger(width, height) || r->top_right + r->bottom_left > larger(width, height))
    return false;
  shape->rect = *r;
  shape->top_left = px_corner_make(r->x0 + r->top_left, r->y0 + r->top_left, r->top_left);
  shape->top_right = px_corner_make(r->x1 - r->top_right, r->y0 + r->top_right, r->top_right);
  shape->bottom_left = px_corner_make(r->x0 + r->bottom_left, r->y1 - r->bottom_left, r->bottom_left);
  shape->bottom_right = px_corner_make(r->x1 - r->bottom_right, r->y1 - r->bottom_right, r->bottom_right);
  return true;
}

/// The part of a row within a corner's square, as distances from the disc's centre; false when there is none.
static bool reach(const px_corner *c, bool is_top, int32_t y, int32_t *v0, int32_t *v1) {
  const int32_t top = y * 256, bottom = top + 256;
  *v0 = larger(is_top ? c->y - bottom : top - c->y, 0);
  *v1 = smaller(is_top ? c->y - top : bottom - c->y, c->radius);
  return *v1 > *v0;
}

/// The column of a corner's first cell, and its width. Cells go left from a left corner's centre, right from a right one's.
static int32_t first_column(const px_corner *c, bool is_left, int32_t *edge) {
  const int32_t column = (is_left ? c->x - 1 : c->x) >> 8;
  *edge = is_left ? c->x - column * 256 : (column + 1) * 256 - c->x;
  return column;
}

/// The corner of a side that a row reaches: NULL for none; `both` for two.
static const px_corner *corner_of(const px_corner *top, const px_corner *bottom, int32_t y, int32_t *v0, int32_t *v1,
                                  bool *both) {
  int32_t w0, w1;
  const bool above = reach(top, true, y, v0, v1), below = reach(bottom, false, y, &w0, &w1);
  *both = above && below;
  if (below && !above) {
    *v0 = w0;
    *v1 = w1;
  }
  return above ? top : below ? bottom : NULL;
}

/// Takes what a corner cuts off from `areas`, whose first is column `origin`.
static void subtract(const px_corner *c, bool is_left, bool is_top, int32_t y, int32_t *areas, int32_t origin) {
  int32_t v0, v1, edge;
  if (!reach(c, is_top, y, &v0, &v1)) return;
  px_cut cut;
  px_corner_cut(c, v0, v1, c->radius ? (first_column(c, is_left, &edge), edge) : 256, &cut);
  const int32_t column = first_column(c, is_left, &edge), way = is_left ? -1 : 1;
  const int32_t low = is_left ? c->x - c->radius : c->x, high = is_left ? c->x : c->x + c->radius;
  for (int32_t k = cut.first;; k++) {
    const int32_t x = column + way * k, wide = overlap(x, low, high);
    if (wide == 0) break;
    areas[x - origin] -= k <= cut.last ? cut.missing[k] : wide * (v1 - v0);
  }
}

static void clear_negative(int32_t *areas, int32_t count) {
  for (int32_t i = 0; i < count; i++) areas[i] = larger(areas[i], 0);
}

/// A row in which corners share pixels, or that two corners of a side reach.
static void make_shared(px_round_row *row, const px_round_shape *s, int32_t y, int32_t down) {
  const px_rounded_rect *r = &s->rect;
  row->a0 = r->x0 >> 8;
  row->a1 = (r->x0 + larger(larger(r->top_left, r->bottom_left), 1) + 255) >> 8;
  row->b1 = (r->x1 + 255) >> 8;
  row->b0 = (r->x1 - larger(larger(r->top_right, r->bottom_right), 1)) >> 8;
  if (row->b0 < row->a1) row->a1 = row->b0 = row->b1;
  int32_t *right = row->right, origin = row->b0;
  if (row->b0 == row->b1) {
    right = row->left;
    origin = row->a0;
  }
  for (int32_t x = row->a0; x < row->a1; x++) row->left[x - row->a0] = overlap(x, r->x0, r->x1) * down;
  for (int32_t x = row->b0; x < row->b1; x++) row->right[x - row->b0] = overlap(x, r->x0, r->x1) * down;
  subtract(&s->top_left, true, true, y, row->left, row->a0);
  subtract(&s->bottom_left, true, false, y, row->left, row->a0);
  subtract(&s->top_right, false, true, y, right, origin);
  subtract(&s->bottom_right, false, false, y, right, origin);
  clear_negative(row->left, row->a1 - row->a0);
  clear_negative(row->right, row->b1 - row->b0);
}

void px_round_row_make(px_round_row *row, const px_round_shape *s, int32_t y) {
  const px_rounded_rect *r = &s->rect;
  const int32_t down = overlap(y, r->y0, r->y1);
  row->a0 = row->a1 = r->x0 >> 8;
  row->b0 = row->b1 = (r->x1 + 255) >> 8;
  row->uniform = down * 256;
  if (down == 0) {
    row->b0 = row->b1 = row->a0;
    return;
  }
  int32_t v0, v1, w0, w1, edge;
  bool two_left, two_right;
  const px_corner *left = corner_of(&s->top_left, &s->bottom_left, y, &v0, &v1, &two_left);
  const px_corner *right = corner_of(&s->top_right, &s->bottom_right, y, &w0, &w1, &two_right);
  if (two_left || two_right) {
    make_shared(row, s, y, down);
    return;
  }
  px_cut cut;
  if (left) {
    const int32_t column = first_column(left, true, &edge);
    px_corner_cut(left, v0, v1, edge, &cut);
    row->a0 = column - cut.last;
    row->a1 = column - cut.first + 1;
    for (int32_t x = row->a0; x < row->a1; x++)
      row->left[x - row->a0] = larger(overlap(x, r->x0, r->x1) * down - cut.missing[column - x], 0);
  } else if (r->x0 & 255) {
    row->a1++;
    row->left[0] = overlap(row->a0, r->x0, r->x1) * down;
  }
  if (right) {
    const int32_t column = first_column(right, false, &edge);
    px_corner_cut(right, w0, w1, edge, &cut);
    row->b0 = column + cut.first;
    row->b1 = column + cut.last + 1;
    for (int32_t x = row->b0; x < row->b1; x++)
      row->right[x - row->b0] = larger(overlap(x, r->x0, r->x1) * down - cut.missing[x - column], 0);
  } else if (r->x1 & 255) {
    row->b0--;
    row->right[0] = overlap(row->b0, r->x0, r->x1) * down;
  }
  if (row->a1 > row->b0) make_shared(row, s, y, down);
}

void px_round_row_subtract(px_round_row *ring, const px_round_row *outer, const px_round_row *inner) {
  ring->a0 = outer->a0;
  ring->b1 = outer->b1;
  ring->a1 = larger(outer->a1, inner->a1);
  ring->b0 = smaller(outer->b0, inner->b0);
  if (inner->a0 >= inner->b1) {
    ring->a1 = outer->a1;
    ring->b0 = outer->b0;
  } else if (ring->a1 >= ring->b0) {
    ring->a1 = ring->b0 = ring->b1;
  }
  ring->uniform = outer->uniform - (inner->a0 < inner->b1 ? inner->uniform : 0);
  for (int32_t x = ring->a0; x < ring->a1; x++)
    ring->left[x - ring->a0] = px_round_row_area(outer, x) - px_round_row_area(inner, x);
  for (int32_t x = ring->b0; x < ring->b1; x++)
    ring->right[x - ring->b0] = px_round_row_area(outer, x) - px_round_row_area(inner, x);
  clear_negative(ring->left, ring->a1 - ring->a0);
  clear_negative(ring->right, ring->b1 - ring->b0);
  ring->uniform = larger(ring->uniform, 0);
}
