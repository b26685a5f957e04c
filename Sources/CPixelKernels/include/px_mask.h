// Row kernels on A8 coverage masks.
#pragma once
#include <stddef.h>
#include <stdint.h>

/// dst = dst * src / 255.
void px_mask_multiply(uint8_t *dst, const uint8_t *src, size_t n);
/// dst = dst * alpha / 255.
void px_mask_scale(uint8_t *dst, uint8_t alpha, size_t n);
/// dst = alpha(src).
void px_mask_from_alpha(uint8_t *dst, const uint32_t *src, size_t n);
/// dst = luminance of src composed over black, Rec. 709 weights in 1/256 (54, 183, 19).
void px_mask_from_luminance(uint8_t *dst, const uint32_t *src, size_t n);
/// dst = premultiplied color * mask (dst is replaced).
void px_mask_colorize(uint32_t *dst, uint32_t color, const uint8_t *mask, size_t n);
