// Gaussian weights in fixed point, and the two passes that use them.
//
// Shared by blur.c and its tiers. Weights are 1/32768, add up to exactly that, and come from add, multiply and divide
// alone, so that no libm decides over a bit.
#pragma once
#include <stddef.h>
#include <stdint.h>

#define PX_BLUR_MAX_REACH 1500

/// weights[0] the centre's, weights[k] of both neighbours at distance k.
void px_gaussian_weights(uint16_t *weights, int32_t reach, double sigma);
