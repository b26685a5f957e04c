// The coarser grid of wide blurs: bytes to cell averages, and back by linear interpolation.
//
// Called by blur.c. The grid lies symmetrically over the pixels, so cells may begin in the middle of one; a picture and
// its mirror image are treated alike. A scale of 1 converts bytes to 14 bits and back.
#include <string.h>

#include "gaussian.h"

px_blur_axis px_blur_axis_of(int32_t pixels, int32_t scale_log2) {
  px_blur_axis axis = {.pixels = pixels, .scale = 1 << scale_log2, .scale_log2 = scale_log2};
  axis.cells = (int32_t)(((int64_t)pixels + axis.scale - 1) >> scale_log2);
  axis.start = (int32_t)(pixels - (int64_t)axis.cells * axis.scale);
  return axis;
}

/// The halves of pixel i that lie in the cell of its left half, and that cell.
static inline int32_t cell_of(const px_blur_axis *axis, int32_t i, uint32_t *left, uint32_t *right) {
  const int32_t half = 2 * i - axis->start, cell = half >> (axis->scale_log2 + 1);
  *left = 2;
  if (((half + 1) >> (axis->scale_log2 + 1)) != cell) *left = 1;
  *right = 2 - *left;
  return cell;
}

/// Adds a row of bytes, `weight` (1 or 2) times, to the sums of its cells. Whole pixels count double, those shared by
/// two cells once in each.
static inline __attribute__((always_inline)) void add_cells(uint32_t *sums, const uint8_t *row, const px_blur_axis *x,
                                                            int32_t channels, uint32_t weight) {
  const bool shared = x->start & 1;
  int32_t first = (x->start - shared) / 2;  // the pixel in which, or with which, the cell begins
  for (int32_t cell = 0; cell < x->cells; cell++, first += x->scale, sums += channels) {
    const int32_t end = first + x->scale < x->pixels ? first + x->scale : x->pixels;
    for (int32_t c = 0; c < channels; c++) {
      uint32_t sum = 0;
      for (int32_t i = first + shared > 0 ? first + shared : 0; i < end; i++) sum += row[i * channels + c];
      sum *= 2;
      if (shared && first >= 0) sum += row[first * channels + c];
      if (shared && first + x->scale < x->pixels) sum += row[(first + x->scale) * channels + c];
      sums[c] += sum * weight;
    }
  }
}

static void add_row(uint32_t *sums, const uint8_t *row, const px_blur_axis *x, int32_t channels, uint32_t weight) {
  if (x->scale == 2 && x->start == 0 && channels == 1)
    for (int32_t j = 0; j < x->cells; j++) sums[j] += (row[2 * j] + (uint32_t)row[2 * j + 1]) * 2 * weight;
  else if (channels == 1) add_cells(sums, row, x, 1, weight);
  else add_cells(sums, row, x, 4, weight);
}

void px_blur_reduce(uint16_t *out, ptrdiff_t out_stride, const uint8_t *bytes, ptrdiff_t stride, const px_blur_axis *x,
                    const px_blur_axis *y, int32_t channels, uint32_t *sums) {
  const size_t count = (size_t)x->cells * (size_t)channels;
  if (x->scale == 1) {
    for (int32_t row = 0; row < y->pixels; row++)
      for (ptrdiff_t i = 0; i < (ptrdiff_t)count; i++)
        out[row * out_stride + i] = (uint16_t)(bytes[row * stride + i] << 6);
    return;
  }
  const int32_t shift = 2 * x->scale_log2 + 2;
  int32_t row = 0;
  memset(sums, 0, count * sizeof(uint32_t));
  for (int32_t cell = 0; cell < y->cells; cell++) {
    uint32_t left = 2, right = 0;
    for (; row < y->pixels && cell_of(y, row, &left, &right) == cell; row++) {
      add_row(sums, bytes + row * stride, x, channels, left);
      if (right) break;
    }
    for (size_t i = 0; i < count; i++)
      out[cell * out_stride + (ptrdiff_t)i] = (uint16_t)(((sums[i] << 6) + (1u << (shift - 1))) >> shift);
    memset(sums, 0, count * sizeof(uint32_t));
    if (right) add_row(sums, bytes + row++ * stride, x, channels, right);  // a row shared with the next cell
  }
}

/// The cell at or before the centre of pixel i, and how far behind its centre that is, in halves of a pixel.
static inline int32_t before(const px_blur_axis *axis, int32_t i, uint32_t *fraction) {
  const int32_t at = 2 * i + 1 - axis->start - axis->scale;
  *fraction = (uint32_t)at & (uint32_t)(2 * axis->scale - 1);
  return at >> (axis->scale_log2 + 1);
}

static inline __attribute__((always_inline)) void enlarge_cells(uint8_t *bytes, const uint16_t *cells,
                                                                const px_blur_axis *x, int32_t channels) {
  const uint32_t whole = 2u << x->scale_log2;
  const int32_t shift = x->scale_log2 + 1 + 6;
  const uint32_t half = 1u << (shift - 1);
  for (int32_t i = 0; i < x->pixels; i++) {
    uint32_t f;
    const uint16_t *at = cells + before(x, i, &f) * channels;
    for (int32_t c = 0; c < channels; c++)
      bytes[i * channels + c] = (uint8_t)((at[c] * (whole - f) + at[channels + c] * f + half) >> shift);
  }
}

static void enlarge_row(uint8_t *bytes, const uint16_t *cells, const px_blur_axis *x, int32_t channels) {
  const int32_t shift = x->scale_log2 + 1 + 6;
  const uint32_t half = 1u << (shift - 1);
  if (x->scale == 2 && x->start == 0 && channels == 1) {
    for (int32_t j = 0; j < x->cells; j++) {
      const uint32_t near = cells[j] * 3u + half;
      bytes[2 * j] = (uint8_t)((near + cells[j - 1]) >> shift);
      bytes[2 * j + 1] = (uint8_t)((near + cells[j + 1]) >> shift);
    }
    return;
  }
  if (channels == 1) enlarge_cells(bytes, cells, x, 1);
  else enlarge_cells(bytes, cells, x, 4);
}

void px_blur_enlarge(uint8_t *bytes, ptrdiff_t stride, const uint16_t *in, ptrdiff_t in_stride, const px_blur_axis *x,
                     const px_blur_axis *y, int32_t channels, uint16_t *row) {
  const size_t count = (size_t)x->cells * (size_t)channels, all = count + 2 * (size_t)channels;
  if (x->scale == 1) {
    for (int32_t i = 0; i < y->pixels; i++)
      for (ptrdiff_t k = 0; k < (ptrdiff_t)count; k++)
        bytes[i * stride + k] = (uint8_t)((in[i * in_stride + k] + 32) >> 6);
    return;
  }
  const uint32_t whole = 2u << y->scale_log2;
  for (int32_t i = 0; i < y->pixels; i++) {
    uint32_t f;
    const uint16_t *above = in + before(y, i, &f) * in_stride - channels, *below = above + in_stride;
    for (size_t k = 0; k < all; k++)
      row[k] = (uint16_t)((above[k] * (whole - f) + below[k] * f + whole / 2) >> (y->scale_log2 + 1));
    enlarge_row(bytes + i * stride, row + channels, x, channels);
  }
}
