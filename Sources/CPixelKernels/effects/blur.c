// Gaussian blur: across, then down, with exact weights; 15 bits are kept in between.
//
// Called by CoreGraphics and RenderServer for shadows and blurs through px_blur.h. Pixels are four interleaved masks.
// Does not know what is being blurred; the caller leaves a margin of px_blur_reach.
#include "../include/px_blur.h"

#include <stdlib.h>
#include <string.h>

#include "gaussian.h"

int32_t px_blur_reach(float sigma) {
  if (!(sigma > 0)) return 0;
  if (sigma >= PX_BLUR_MAX_REACH / 3) return PX_BLUR_MAX_REACH;
  int32_t reach = (int32_t)(3 * sigma);
  return (float)reach < 3 * sigma ? reach + 1 : reach;
}

/// exp(-x) for x in 0 ... 8: a short series of x / 4096, squared twelve times. Good to ten digits.
static double exp_negative(double x) {
  const double y = x / 4096;
  double e = 1 - y * (1 - y * (0.5 - y * (1.0 / 6 - y / 24)));
  for (int i = 0; i < 12; i++) e = e * e;
  return e;
}

void px_gaussian_weights(uint16_t *weights, int32_t reach, double sigma) {
  const double scale = 1 / (2 * sigma * sigma);
  double total = 1;
  for (int32_t k = 1; k <= reach; k++) total += 2 * exp_negative((double)k * k * scale);
  int32_t rest = 32768;
  for (int32_t k = reach; k > 0; k--) {
    weights[k] = (uint16_t)(exp_negative((double)k * k * scale) / total * 32768 + 0.5);
    rest -= 2 * weights[k];
  }
  weights[0] = (uint16_t)rest;
}

/// One row across: `row` has reach * channels zeros on both sides. `count` is in bytes.
static void blur_across(uint16_t *out, const uint8_t *row, size_t count, const uint16_t *weights, int32_t reach,
                        ptrdiff_t channels) {
  for (size_t i = 0; i < count; i++) {
    const uint8_t *at = row + i;
    uint32_t sum = (uint32_t)weights[0] * at[0];
    for (ptrdiff_t k = 1; k <= reach; k++) sum += (uint32_t)weights[k] * (at[-k * channels] + (uint32_t)at[k * channels]);
    out[i] = (uint16_t)((sum + 128) >> 8);
  }
}

/// One row down: `middle` is this row of the first pass, of which above and below exist as said.
static void blur_down(uint8_t *out, const uint16_t *middle, size_t count, const uint16_t *weights, int32_t above,
                      int32_t below) {
  for (size_t i = 0; i < count; i++) {
    uint32_t sum = (uint32_t)weights[0] * middle[i];
    for (int32_t k = 1; k <= above; k++) sum += (uint32_t)weights[k] * middle[i - (size_t)k * count];
    for (int32_t k = 1; k <= below; k++) sum += (uint32_t)weights[k] * middle[i + (size_t)k * count];
    out[i] = (uint8_t)((sum + (1u << 21)) >> 22);
  }
}

/// `stride` and `count` in bytes.
static bool blur(uint8_t *bytes, ptrdiff_t stride, size_t count, int32_t height, float sigma, ptrdiff_t channels) {
  const int32_t reach = px_blur_reach(sigma);
  if (reach == 0 || count == 0 || height <= 0) return true;
  const size_t margin = (size_t)reach * (size_t)channels;
  uint16_t weights[PX_BLUR_MAX_REACH + 1];
  px_gaussian_weights(weights, reach, sigma);
  uint8_t *row = calloc(count + 2 * margin, 1);
  uint16_t *middle = malloc(count * (size_t)height * sizeof(uint16_t));
  bool ready = row && middle;
  for (int32_t y = 0; ready && y < height; y++) {
    memcpy(row + margin, bytes + y * stride, count);
    blur_across(middle + count * (size_t)y, row + margin, count, weights, reach, channels);
  }
  for (int32_t y = 0; ready && y < height; y++) {
    int32_t above = y < reach ? y : reach, below = height - 1 - y < reach ? height - 1 - y : reach;
    blur_down(bytes + y * stride, middle + count * (size_t)y, count, weights, above, below);
  }
  free(row);
  free(middle);
  return ready;
}

bool px_blur_mask(uint8_t *mask, ptrdiff_t stride, int32_t width, int32_t height, float sigma) {
  return width <= 0 || blur(mask, stride, (size_t)width, height, sigma, 1);
}

bool px_blur_pixels(uint32_t *pixels, ptrdiff_t stride, int32_t width, int32_t height, float sigma) {
  return width <= 0 || blur((uint8_t *)pixels, stride * 4, (size_t)width * 4, height, sigma, 4);
}
