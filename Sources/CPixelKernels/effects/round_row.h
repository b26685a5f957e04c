// The rows of rounded rectangles as areas: what is covered of each pixel, exactly, without a scan.
//
// Made by round_row.c, used by rounded_rect.c. A row is alike from its left corners to its right ones, so only the pixels
// there have areas of their own.
#pragma once
#include "../include/px_rounded_rect.h"
#include "round_corner.h"

#define PX_AREA_FULL 65536

/// A rectangle made ready.
typedef struct {
  px_rounded_rect rect;
  px_corner top_left, top_right, bottom_left, bottom_right;
} px_round_shape;

/// Columns a0 ..< a1 have areas in `left`, a1 ..< b0 are all covered by `uniform`, b0 ..< b1 have theirs in `right`.
/// Nothing outside is covered. Areas in 1/65536.
typedef struct {
  int32_t a0, a1, b0, b1;
  int32_t uniform;
  int32_t left[2 * PX_CORNER_COLUMNS], right[PX_CORNER_COLUMNS];
} px_round_row;

/// False for what this cannot do: corners of too many columns, rectangles of less than a pixel.
bool px_round_shape_make(px_round_shape *shape, const px_rounded_rect *rect);
/// Device row y; outside the rectangle a0 = b1.
void px_round_row_make(px_round_row *row, const px_round_shape *shape, int32_t y);

/// The covered area of column x.
static inline int32_t px_round_row_area(const px_round_row *row, int32_t x) {
  if (x < row->a1) return x < row->a0 ? 0 : row->left[x - row->a0];
  if (x < row->b0) return row->uniform;
  return x < row->b1 ? row->right[x - row->b0] : 0;
}

/// `outer` less `inner`, which lies within it; the columns of both must have room in a row's parts.
void px_round_row_subtract(px_round_row *ring, const px_round_row *outer, const px_round_row *inner);
