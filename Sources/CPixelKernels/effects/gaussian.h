// Gaussian weights in fixed point, the line filter that uses them, and the reduction in front of wide blurs.
//
// Shared by the files of px_blur. Values are 14 bits: 64 times a byte. Weights are 1/32768, add up to exactly that, and
// come from add, multiply and divide alone, so that no libm decides over a bit.
#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Weights for the line filter: [0] the centre's, [k] of both neighbours at distance k, then a 0 to make pairs.
/// False when the centre has it all: nothing to blur.
bool px_gaussian_weights(int16_t *weights, int32_t reach, double sigma);

/// out[i] = sum of weights[|k|] * in[i + k * step], |k| <= reach, rounded. Reads up to reach + 1 steps to both sides.
void px_blur_line(uint16_t *out, const uint16_t *in, size_t count, ptrdiff_t step, const int16_t *weights,
                  int32_t reach);

/// One axis of a reduced grid: `cells` of `scale` pixels cover `pixels` symmetrically, from half pixel `start` on.
typedef struct {
  int32_t pixels, scale, scale_log2, cells, start;
} px_blur_axis;

px_blur_axis px_blur_axis_of(int32_t pixels, int32_t scale_log2);
/// Averages of the bytes in each cell. Rows of `out` are `out_stride` values apart and hold cells * channels of them.
/// `sums` is room for one row of cells.
void px_blur_reduce(uint16_t *out, ptrdiff_t out_stride, const uint8_t *bytes, ptrdiff_t stride, const px_blur_axis *x,
                    const px_blur_axis *y, int32_t channels, uint32_t *sums);
/// Bytes from cells, linearly between their centres. `in` is cell (0, 0); a cell beyond each end is read too. `row` is
/// room for (cells + 2) * channels values.
void px_blur_enlarge(uint8_t *bytes, ptrdiff_t stride, const uint16_t *in, ptrdiff_t in_stride, const px_blur_axis *x,
                     const px_blur_axis *y, int32_t channels, uint16_t *row);
