// Gaussian blur: across, then down, with exact weights, of the bytes themselves or, from sigma 8 on, of cell averages.
//
// Called by CoreGraphics and RenderServer for shadows and blurs through px_blur.h. A wide blur leaves nothing that a
// coarser grid cannot carry: with 4 to 8 cells a sigma, averaging and interpolating stay within half a level, and
// the variance they add (scale² / 4) is taken off beforehand. Pixels are four interleaved masks.
#include "../include/px_blur.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "gaussian.h"

#pragma STDC FP_CONTRACT OFF

#define MAX_SIGMA 500.0f
#define MAX_CELL_REACH 24  // three sigmas of less than eight cells

/// How a sigma is gone about: the grid's scale, the sigma and the reach in its cells.
typedef struct {
  int32_t scale_log2, reach;
  double sigma;
} px_blur_plan;

static px_blur_plan plan_of(float sigma) {
  px_blur_plan plan = {0, 0, sigma < MAX_SIGMA ? sigma : MAX_SIGMA};
  while (plan.sigma >= 8 << plan.scale_log2) plan.scale_log2++;
  if (plan.scale_log2 > 0) {
    const double scale = 1 << plan.scale_log2;
    plan.sigma = sqrt(plan.sigma * plan.sigma / (scale * scale) - 0.25);
  }
  plan.reach = (int32_t)(3 * plan.sigma);
  if (plan.reach < 3 * plan.sigma) plan.reach++;
  return plan;
}

int32_t px_blur_reach(float sigma) {
  if (!(sigma > 0)) return 0;
  const px_blur_plan plan = plan_of(sigma);
  if (plan.scale_log2 == 0) return plan.reach;
  // Half a cell to its outermost pixel, and nearly one to the next centre.
  return (plan.reach << plan.scale_log2) + (3 << plan.scale_log2) / 2 - 1;
}

/// exp(-x) for x in 0 ... 8: a short series of x / 4096, squared twelve times. Good to ten digits.
static double exp_negative(double x) {
  const double y = x / 4096;
  double e = 1 - y * (1 - y * (0.5 - y * (1.0 / 6 - y / 24)));
  for (int i = 0; i < 12; i++) e = e * e;
  return e;
}

bool px_gaussian_weights(int16_t *weights, int32_t reach, double sigma) {
  const double scale = 1 / (2 * sigma * sigma);
  double total = 1;
  for (int32_t k = 1; k <= reach; k++) total += 2 * exp_negative((double)k * k * scale);
  int32_t rest = 32768;
  for (int32_t k = reach; k > 0; k--) {
    weights[k] = (int16_t)(exp_negative((double)k * k * scale) / total * 32768 + 0.5);
    rest -= 2 * weights[k];
  }
  weights[0] = (int16_t)(rest < 32767 ? rest : 32767);
  weights[reach + 1] = 0;
  return rest < 32768;
}

/// What one blur works with: `in` is padded by the reach and one on all sides, `middle` above and below.
typedef struct {
  px_blur_axis x, y;
  int32_t channels, reach;
  size_t width;   // values of a row of cells, one cell more at each end
  size_t stride;  // of `in`, in values
  size_t rows;    // of cells, one more at each end
  int16_t weights[MAX_CELL_REACH + 2];
  uint16_t *in, *middle, *row;
  uint32_t *sums;
} px_blur_work;

static bool allocate(px_blur_work *w) {
  const size_t margin = (size_t)w->reach + 2;
  w->width = (size_t)(w->x.cells + 2) * (size_t)w->channels;
  w->stride = w->width + 2 * margin * (size_t)w->channels;
  w->rows = (size_t)w->y.cells + 2;
  w->in = calloc(w->stride * w->rows, sizeof(uint16_t));
  w->middle = calloc(w->width * (w->rows + 2 * margin), sizeof(uint16_t));
  w->row = malloc(w->width * sizeof(uint16_t));
  w->sums = malloc(w->width * sizeof(uint32_t));
  return w->in && w->middle && w->row && w->sums;
}

/// Both passes; the result takes the place of `in`, without side margins: rows are `width` apart.
static void filter(px_blur_work *w) {
  const size_t margin = (size_t)w->reach + 2, side = margin * (size_t)w->channels;
  uint16_t *middle = w->middle + margin * w->width;
  for (size_t y = 1; y + 1 < w->rows; y++)
    px_blur_line(middle + y * w->width, w->in + y * w->stride + side, w->width, w->channels, w->weights, w->reach);
  for (size_t y = 0; y < w->rows; y++)
    px_blur_line(w->in + y * w->width, middle + y * w->width, w->width, (ptrdiff_t)w->width, w->weights, w->reach);
}

/// `stride` in bytes.
static bool blur(uint8_t *bytes, ptrdiff_t stride, int32_t width, int32_t height, float sigma, int32_t channels) {
  if (width <= 0 || height <= 0 || !(sigma > 0)) return true;
  const px_blur_plan plan = plan_of(sigma);
  px_blur_work w = {.channels = channels, .reach = plan.reach};
  w.x = px_blur_axis_of(width, plan.scale_log2);
  w.y = px_blur_axis_of(height, plan.scale_log2);
  if (!px_gaussian_weights(w.weights, w.reach, plan.sigma)) return true;
  const bool ready = allocate(&w);
  if (ready) {
    const size_t side = ((size_t)w.reach + 3) * (size_t)channels;
    px_blur_reduce(w.in + w.stride + side, (ptrdiff_t)w.stride, bytes, stride, &w.x, &w.y, channels, w.sums);
    filter(&w);
    px_blur_enlarge(bytes, stride, w.in + w.width + channels, (ptrdiff_t)w.width, &w.x, &w.y, channels, w.row);
  }
  free(w.in);
  free(w.middle);
  free(w.row);
  free(w.sums);
  return ready;
}

bool px_blur_mask(uint8_t *mask, ptrdiff_t stride, int32_t width, int32_t height, float sigma) {
  return blur(mask, stride, width, height, sigma, 1);
}

bool px_blur_pixels(uint32_t *pixels, ptrdiff_t stride, int32_t width, int32_t height, float sigma) {
  return blur((uint8_t *)pixels, stride * 4, width, height, sigma, 4);
}
