// Gaussian blur of A8 masks and of pixels: separable, fixed point, the same bytes everywhere.
#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// How far a blur of `sigma` reaches, in pixels: what lies further contributes nothing. ceil(3 sigma) below sigma 8,
/// a little more above (at most 3.5 sigma); 0 when sigma is not positive. Sigmas above 500 are taken as 500.
int32_t px_blur_reach(float sigma);
/// Blurs a width x height mask in place; outside is 0. False when scratch memory cannot be had (mask unchanged).
/// Within one level of the Gaussian cut off at its reach. From sigma 8 on the last level depends on where the buffer's
/// edges lie: blur the same rectangle to get the same bytes.
bool px_blur_mask(uint8_t *mask, ptrdiff_t stride, int32_t width, int32_t height, float sigma);
/// The same on premultiplied pixels.
bool px_blur_pixels(uint32_t *pixels, ptrdiff_t stride, int32_t width, int32_t height, float sigma);
