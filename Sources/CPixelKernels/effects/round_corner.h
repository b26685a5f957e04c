// What a round corner cuts off the pixels of one row.
//
// Used by round_row.c. The corner is a quarter of a disc in its square; u runs from the disc's centre towards the side, v
// towards the top or bottom, in pixels. Within a pixel the circle is a chord and the sliver between chord and circle, whose
// area is a series in the chord's length. Square roots, sums and products of doubles in a fixed order: the same everywhere.
#pragma once
#include <math.h>
#include <stdint.h>

#include "../px_pixel.h"

#pragma STDC FP_CONTRACT OFF

/// Most columns that a corner may have.
#define PX_CORNER_COLUMNS 512

/// A corner: its disc's centre and radius in 1/256 pixel, and the same for arithmetic in pixels.
typedef struct {
  int32_t x, y, radius;
  double r, rr, sliver, ratio;
} px_corner;

PX_INLINE px_corner px_corner_make(int32_t x, int32_t y, int32_t radius) {
  const double r = radius / 256.0;
  return (px_corner){x, y, radius, r, r * r, radius ? 1 / (32 * r * r) : 0, radius ? 1 / (4 * r * r) : 0};
}

/// The cells of a row, counted from the disc's centre outwards: `first` ... `last` are cut in part, those beyond wholly.
/// In 1/65536 pixel.
typedef struct {
  int32_t first, last;
  int32_t missing[PX_CORNER_COLUMNS];
} px_cut;

/// Between the circle and the chord from (p, vp) to (q, vq). The chord's length is its product with the tangent at its
/// middle, over the middle's distance from the centre: no root is needed.
PX_INLINE double px_sliver(const px_corner *c, double p, double vp, double q, double vq) {
  const double across = q - p, down = vp - vq, square = across * across + down * down, x = square * c->ratio;
  double series = 4.0 / 3 + x * (2.0 / 5 + 2.0 / 3);
  if (x > 0.001) {
    const double slivers = 4.0 / 3 + x * (2.0 / 5 + x * (3.0 / 14 + x * (5.0 / 36 + x * (35.0 / 352))));
    series = slivers * (1 + x * (1.0 / 2 + x * (3.0 / 8 + x * (5.0 / 16 + x * (35.0 / 128)))));
  }
  return square * (across * (vp + vq) + down * (p + q)) * c->sliver * series;
}

/// Cuts the part of a row from `v0` to `v1` > v0 (1/256 pixel from the centre, both within the radius). The first cell is
/// `edge` wide (1 ... 256).
PX_INLINE void px_corner_cut(const px_corner *c, int32_t v0, int32_t v1, int32_t edge, px_cut *cut) {
  const double low = v0 / 256.0, high = v1 / 256.0, height = high - low, border0 = edge / 256.0;
  const double ua = v1 == c->radius ? 0 : sqrt(c->rr - high * high), ub = sqrt(c->rr - low * low);
  int32_t k = ua < border0 ? 0 : (int32_t)(ua - border0) + 1;
  double p = ua, vp = high;
  cut->first = k;
  for (;; k++) {
    const double border = border0 + k;
    const bool is_last = border >= ub;
    const double q = is_last ? ub : border, vq = is_last ? low : sqrt(c->rr - border * border);
    double missing = (q - p) * (high - 0.5 * (vp + vq)) - px_sliver(c, p, vp, q, vq);
    if (is_last) missing += ((border < c->r ? border : c->r) - ub) * height;
    cut->missing[k] = (int32_t)(missing * 65536 + 0.5);
    if (is_last) break;
    p = q;
    vp = vq;
  }
  cut->last = k;
}
