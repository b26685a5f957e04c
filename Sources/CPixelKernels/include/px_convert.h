// Row kernels between pixel layouts. "BGRA" is the working layout of px_composite.h.
#pragma once
#include <stddef.h>
#include <stdint.h>

/// Swaps red and blue: RGBA8888 <-> BGRA8888. dst may be src.
void px_swap_red_blue(uint32_t *dst, const uint32_t *src, size_t n);
/// Straight alpha -> premultiplied. dst may be src.
void px_premultiply(uint32_t *dst, const uint32_t *src, size_t n);
/// Premultiplied -> straight, rounded to the nearest; alpha 0 gives 0. dst may be src.
void px_unpremultiply(uint32_t *dst, const uint32_t *src, size_t n);
/// Sets alpha to 255.
void px_set_opaque(uint32_t *dst, const uint32_t *src, size_t n);
/// 8-bit grey -> opaque pixels.
void px_from_gray8(uint32_t *dst, const uint8_t *src, size_t n);
