// Rounded rectangles and rings as contours of the scan converter.
//
// Defined by round_outline.c, used by rounded_rect.c.
#pragma once
#include <stdbool.h>

#include "../include/px_rounded_rect.h"

/// Starts the scratch scan over with the rectangle, less `inner` where given, within x0, y0 ..< x1, y1. False when nothing
/// is to be drawn.
bool px_round_outline(px_scan *scratch, const px_rounded_rect *r, const px_rounded_rect *inner, int32_t x0, int32_t y0,
                      int32_t x1, int32_t y1);
