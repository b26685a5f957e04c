// Scan conversion: closed polygons in 1/256 pixel -> exact signed-area coverage.
//
// A pixel's coverage is the signed area of the polygon inside it, per unit winding (the definition that FreeType, AGG
// and Blend2D share), rounded to 0...255; then the fill rule is applied per pixel:
//   non-zero: min(|area|, 1);  even-odd: the triangle wave of |area| with period 2.
// Areas are integers; crossings are doubles rounded at once: the same bytes on every machine and tier.
// Called by: CoreGraphics' BitmapBackend and ClipMask. A `px_scan` is scratch memory of one thread.
// Where an edge crosses the borders of pixels is computed to 1/65536 pixel from its end points alone, rounded, so
// a pixel's coverage depends on neither the clip nor the rectangle asked for.
// Memory: O(width + segments); cells live in a band of rows, never in the whole target.
#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct px_scan px_scan;
typedef enum { PX_FILL_NONZERO = 0, PX_FILL_EVENODD = 1 } px_fill_rule;

px_scan *px_scan_create(void);
void px_scan_destroy(px_scan *scan);

/// Forgets all edges and sets the clip, in device pixels, half open. An empty clip swallows everything.
/// Coordinates must lie within ±2^22 pixels (those of contours are clamped to that).
void px_scan_begin(px_scan *scan, int32_t x0, int32_t y0, int32_t x1, int32_t y1);
/// Adds one contour of `count` points (x, y interleaved, 1/256 pixel, device space); it is closed to its first point.
/// Parts left of the clip still count towards winding; parts above, below and right of it cost nothing.
/// False when memory for the edges or the cells cannot be had: the contour is then ignored. Filling never allocates.
bool px_scan_contour(px_scan *scan, const int32_t *xy, size_t count);
/// The bounding box of what may be covered, within the clip; false when nothing is.
bool px_scan_bounds(const px_scan *scan, int32_t *x0, int32_t *y0, int32_t *x1, int32_t *y1);
/// With antialiasing off coverage is 0 or 255: 255 from one half on.
void px_scan_set_antialias(px_scan *scan, bool on);

/// Fills `color` over the target. `dst` is the pixel (0,0) of device space, `stride` in pixels; only pixels inside the
/// clip are touched.
void px_scan_fill_solid(px_scan *scan, px_fill_rule rule, uint32_t color, uint32_t *dst, ptrdiff_t stride);
/// The same through an A8 mask: `mask` is the byte of device pixel (0,0) (as if), `mask_stride` in bytes.
void px_scan_fill_solid_mask(px_scan *scan, px_fill_rule rule, uint32_t color, uint32_t *dst, ptrdiff_t stride,
                             const uint8_t *mask, ptrdiff_t mask_stride);
/// Writes dense coverage for the rectangle (x0,y0)-(x1,y1), which must lie inside the clip; uncovered bytes become 0.
/// `mask` is the byte of (x0,y0).
void px_scan_mask(px_scan *scan, px_fill_rule rule, int32_t x0, int32_t y0, int32_t x1, int32_t y1, uint8_t *mask,
                  ptrdiff_t mask_stride);
