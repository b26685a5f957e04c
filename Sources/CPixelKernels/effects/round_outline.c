// Rounded rectangles and rings by the scan converter: their outlines as fine polygons of the circle's own area.
//
// Called by rounded_rect.c for what round_row.c cannot do: huge corners, rectangles thinner than a pixel.
#include "round_outline.h"

#include "quarter_circle.h"

/// Most vertices of an outline.
#define MAX_POINTS (4 * (PX_QUARTER_STEPS + 1))
#define MAX_RADIUS ((int32_t)1 << 24)  // 2^16 pixels in 1/256

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

bool px_round_outline(px_scan *scratch, const px_rounded_rect *r, const px_rounded_rect *inner, int32_t x0,
                      int32_t y0, int32_t x1, int32_t y1) {
  int32_t xy[2 * MAX_POINTS];
  px_scan_begin(scratch, x0, y0, x1, y1);
  if (is_empty(r) || !px_scan_contour(scratch, xy, outline(r, xy))) return false;
  if (!inner || is_empty(inner)) return true;
  size_t count = outline(inner, xy);
  reverse(xy, count);
  return px_scan_contour(scratch, xy, count);
}
