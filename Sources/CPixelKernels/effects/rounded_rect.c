// Rounded rectangles and rings: their outlines as fine polygons of the circle's own area.
//
// Called by CoreGraphics and RenderServer through px_rounded_rect.h; hands contours to the scan converter. The rows
// between the corners are all alike: one of them is scanned, and its runs repeated. Elliptical corners and continuous
// curves are paths.
#include "../include/px_rounded_rect.h"

#include <string.h>

#include "../scan/scan_internal.h"
#include "quarter_circle.h"

/// Most vertices of an outline.
#define MAX_POINTS (4 * (PX_QUARTER_STEPS + 1))
#define MAX_RADIUS ((int32_t)1 << 24)  // 2^16 pixels in 1/256
#define FEWEST_REPEATS 4               // rows alike for which repeating pays

/// Appends a quarter from angle 90 degrees * quarter on (y down, so clockwise on the screen) around (cx, cy).
static size_t add_corner(int32_t *xy, size_t count, int32_t cx, int32_t cy, int32_t radius, int quarter) {
  if (radius <= 0) {
    xy[2 * count] = cx;
    xy[2 * count + 1] = cy;
    return count + 1;
  }
  if (radius > MAX_RADIUS) radius = MAX_RADIUS;
  int grade = 0;
  while (radius > px_quarter_grades[grade].largest_radius) grade++;
  const int step = PX_QUARTER_STEPS / px_quarter_grades[grade].arcs;
  const int64_t wide = ((int64_t)radius * px_quarter_grades[grade].outset) >> 22;  // 1/65536 pixel
  static const int8_t turn[4][4] = {{1, 0, 0, 1}, {0, -1, 1, 0}, {-1, 0, 0, -1}, {0, 1, -1, 0}};
  for (int k = 0; k <= PX_QUARTER_STEPS; k += step) {
    // The quarter's ends lie on the circle itself, so that the outline does not leave the rectangle.
    const bool end = k == 0 || k == PX_QUARTER_STEPS;
    const int64_t r = end ? (int64_t)radius * 256 : wide, half = (int64_t)1 << 37;
    const int32_t a = (int32_t)((r * px_quarter_cosines[k] + half) >> 38);
    const int32_t b = (int32_t)((r * px_quarter_cosines[PX_QUARTER_STEPS - k] + half) >> 38);
    xy[2 * count] = cx + turn[quarter][0] * a + turn[quarter][1] * b;
    xy[2 * count + 1] = cy + turn[quarter][2] * a + turn[quarter][3] * b;
    count++;
  }
  return count;
}

static size_t outline(const px_rounded_rect *r, int32_t *xy) {
  size_t count = 0;
  count = add_corner(xy, count, r->x1 - r->bottom_right, r->y1 - r->bottom_right, r->bottom_right, 0);
  count = add_corner(xy, count, r->x0 + r->bottom_left, r->y1 - r->bottom_left, r->bottom_left, 1);
  count = add_corner(xy, count, r->x0 + r->top_left, r->y0 + r->top_left, r->top_left, 2);
  return add_corner(xy, count, r->x1 - r->top_right, r->y0 + r->top_right, r->top_right, 3);
}

static void reverse(int32_t *xy, size_t count) {
  for (size_t i = 0, j = count - 1; i < j; i++, j--) {
    int32_t x = xy[2 * i], y = xy[2 * i + 1];
    xy[2 * i] = xy[2 * j];
    xy[2 * i + 1] = xy[2 * j + 1];
    xy[2 * j] = x;
    xy[2 * j + 1] = y;
  }
}

static bool is_empty(const px_rounded_rect *r) { return r->x1 <= r->x0 || r->y1 <= r->y0; }

/// Starts the scratch scan over with the rectangle, less `inner` where given. False when nothing is to be drawn.
static bool scan_outlines(px_scan *scratch, const px_rounded_rect *r, const px_rounded_rect *inner, int32_t x0,
                          int32_t y0, int32_t x1, int32_t y1) {
  int32_t xy[2 * MAX_POINTS];
  px_scan_begin(scratch, x0, y0, x1, y1);
  if (is_empty(r) || !px_scan_contour(scratch, xy, outline(r, xy))) return false;
  if (!inner || is_empty(inner)) return true;
  size_t count = outline(inner, xy);
  reverse(xy, count);
  return px_scan_contour(scratch, xy, count);
}

static int32_t larger(int32_t a, int32_t b) { return a > b ? a : b; }
static int32_t smaller(int32_t a, int32_t b) { return a < b ? a : b; }

/// Narrows rows y0 ..< y1 to those beside which the rectangle's sides are straight.
static void keep_straight_rows(const px_rounded_rect *r, int32_t *y0, int32_t *y1) {
  *y0 = larger(*y0, (r->y0 + larger(r->top_left, r->top_right) + 255) >> 8);
  *y1 = smaller(*y1, (r->y1 - larger(r->bottom_left, r->bottom_right)) >> 8);
}

/// Fills what scan_outlines has set up: the corners' rows by scanning, those between by repeating one.
static void fill(px_scan *scratch, const px_rounded_rect *r, const px_rounded_rect *inner, uint32_t color,
                 uint32_t *dst, ptrdiff_t stride) {
  int32_t x0, y0, x1, y1;
  if (!px_scan_bounds(scratch, &x0, &y0, &x1, &y1)) return;
  int32_t first = y0, last = y1;
  keep_straight_rows(r, &first, &last);
  if (inner && !is_empty(inner)) keep_straight_rows(inner, &first, &last);
  if (last - first < FEWEST_REPEATS) {
    px_scan_fill_rows(scratch, PX_FILL_NONZERO, color, dst, stride, y0, y1);
    return;
  }
  px_scan_fill_rows(scratch, PX_FILL_NONZERO, color, dst, stride, y0, first);
  px_scan_repeat_row(scratch, PX_FILL_NONZERO, color, dst, stride, first, last);
  px_scan_fill_rows(scratch, PX_FILL_NONZERO, color, dst, stride, last, y1);
}

void px_fill_rounded_rect(px_scan *scratch, const px_rounded_rect *r, uint32_t color, uint32_t *dst, ptrdiff_t stride,
                          int32_t clip_x0, int32_t clip_y0, int32_t clip_x1, int32_t clip_y1) {
  if (scan_outlines(scratch, r, NULL, clip_x0, clip_y0, clip_x1, clip_y1)) fill(scratch, r, NULL, color, dst, stride);
}

void px_fill_rounded_ring(px_scan *scratch, const px_rounded_rect *outer, const px_rounded_rect *inner, uint32_t color,
                          uint32_t *dst, ptrdiff_t stride, int32_t clip_x0, int32_t clip_y0, int32_t clip_x1,
                          int32_t clip_y1) {
  if (scan_outlines(scratch, outer, inner, clip_x0, clip_y0, clip_x1, clip_y1))
    fill(scratch, outer, inner, color, dst, stride);
}

void px_rounded_rect_mask(px_scan *scratch, const px_rounded_rect *r, int32_t x0, int32_t y0, int32_t x1, int32_t y1,
                          uint8_t *mask, ptrdiff_t mask_stride) {
  if (x0 >= x1 || y0 >= y1) return;
  if (scan_outlines(scratch, r, NULL, x0, y0, x1, y1)) {
    px_scan_mask(scratch, PX_FILL_NONZERO, x0, y0, x1, y1, mask, mask_stride);
    return;
  }
  for (int32_t y = y0; y < y1; y++) memset(mask + (y - y0) * mask_stride, 0, (size_t)x1 - (size_t)x0);
}
