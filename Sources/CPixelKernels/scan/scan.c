// The scan converter's edge list: what a contour leaves behind, and the memory that rendering will need.
//
// Called by CoreGraphics through px_scan.h; hands edges on to scan_render.c. Clips edges against what costs nothing:
// above, below and right of the clip they vanish, left of it they become vertical. Does not sort, does not rasterise.
#include "scan_internal.h"

#include <stdlib.h>
#include <string.h>

#define LIMIT ((int32_t)1 << 30)        // ±2^22 pixels in 1/256
#define BAND_CELLS ((size_t)1 << 15)    // what a band may hold before rows are split: 256 KiB

px_scan *px_scan_create(void) {
  px_scan *scan = calloc(1, sizeof(px_scan));
  if (scan) scan->antialias = true;
  return scan;
}

void px_scan_destroy(px_scan *scan) {
  if (!scan) return;
  free(scan->edges);
  free(scan->cells);
  free(scan->touched);
  free(scan->coverage);
  free(scan);
}

static int32_t clamp(int32_t v, int32_t low, int32_t high) { return v < low ? low : v > high ? high : v; }

static void forget_bounds(px_scan *scan) {
  scan->min_x = scan->min_y = INT32_MAX;
  scan->max_x = scan->max_y = INT32_MIN;
}

void px_scan_begin(px_scan *scan, int32_t x0, int32_t y0, int32_t x1, int32_t y1) {
  const int32_t limit = LIMIT / 256;
  scan->clip_x0 = clamp(x0, -limit, limit);
  scan->clip_y0 = clamp(y0, -limit, limit);
  scan->clip_x1 = clamp(x1, -limit, limit);
  scan->clip_y1 = clamp(y1, -limit, limit);
  scan->edge_count = 0;
  forget_bounds(scan);
}

void px_scan_set_antialias(px_scan *scan, bool on) { scan->antialias = on; }

bool px_scan_bounds(const px_scan *scan, int32_t *x0, int32_t *y0, int32_t *x1, int32_t *y1) {
  if (scan->edge_count == 0) return false;
  int32_t left = scan->min_x >> 8, top = scan->min_y >> 8;
  int32_t right = (scan->max_x + 255) >> 8, bottom = (scan->max_y + 255) >> 8;
  *x0 = left > scan->clip_x0 ? left : scan->clip_x0;
  *y0 = top > scan->clip_y0 ? top : scan->clip_y0;
  *x1 = right < scan->clip_x1 ? right : scan->clip_x1;
  *y1 = bottom < scan->clip_y1 ? bottom : scan->clip_y1;
  return *x0 < *x1 && *y0 < *y1;
}

/// Takes an edge into the list (which has room) and the bounds, or drops it.
static void add_edge(px_scan *scan, int32_t xa, int32_t ya, int32_t xb, int32_t yb) {
  if (ya == yb) return;
  px_edge e = {xa, ya, xb, yb, 1, -1};
  if (ya > yb) e = (px_edge){xb, yb, xa, ya, -1, -1};
  int32_t left = scan->clip_x0 * 256, right = scan->clip_x1 * 256;
  if (e.y1 <= scan->clip_y0 * 256 || e.y0 >= scan->clip_y1 * 256) return;
  if (e.x0 >= right && e.x1 >= right) {
    scan->max_x = right;
    return;
  }
  if (e.x0 <= left && e.x1 <= left) e.x0 = e.x1 = left;
  int32_t low = e.x0 < e.x1 ? e.x0 : e.x1, high = e.x0 < e.x1 ? e.x1 : e.x0;
  if (low < scan->min_x) scan->min_x = low;
  if (high > scan->max_x) scan->max_x = high;
  if (e.y0 < scan->min_y) scan->min_y = e.y0;
  if (e.y1 > scan->max_y) scan->max_y = e.y1;
  scan->edges[scan->edge_count++] = e;
}

static bool reserve_edges(px_scan *scan, size_t more) {
  if (more > (size_t)INT32_MAX - scan->edge_count) return false;  // lists link by 32-bit index
  size_t need = scan->edge_count + more;
  if (need <= scan->edge_capacity) return true;
  size_t capacity = scan->edge_capacity * 2 > need ? scan->edge_capacity * 2 : need + 64;
  px_edge *edges = realloc(scan->edges, capacity * sizeof(px_edge));
  if (!edges) return false;
  scan->edges = edges;
  scan->edge_capacity = capacity;
  return true;
}

/// Replaces a zeroed block by a larger zeroed one; the old one is kept when that fails.
static bool grow_zeroed(void **block, size_t *capacity, size_t need, size_t size) {
  if (need <= *capacity) return true;
  void *larger = calloc(need, size);
  if (!larger) return false;
  free(*block);
  *block = larger;
  *capacity = need;
  return true;
}

/// Makes sure that at least one row fits, so that rendering never needs memory.
static bool reserve_band(px_scan *scan) {
  int32_t x0, y0, x1, y1;
  if (!px_scan_bounds(scan, &x0, &y0, &x1, &y1)) return true;
  size_t stride = px_scan_stride((int64_t)x1 - x0), words = px_scan_words(stride);
  size_t cells = stride > BAND_CELLS ? stride : BAND_CELLS;
  size_t bits = words > BAND_CELLS / 64 ? words : BAND_CELLS / 64;
  return grow_zeroed((void **)&scan->cells, &scan->cell_capacity, cells, sizeof(int64_t))
    && grow_zeroed((void **)&scan->touched, &scan->touched_capacity, bits, sizeof(uint64_t))
    && grow_zeroed((void **)&scan->coverage, &scan->coverage_capacity, stride + 64, 1);
}

bool px_scan_contour(px_scan *scan, const int32_t *xy, size_t count) {
  if (count < 2 || scan->clip_x0 >= scan->clip_x1 || scan->clip_y0 >= scan->clip_y1) return true;
  if (!reserve_edges(scan, count)) return false;
  const px_scan before = *scan;
  int32_t x = clamp(xy[2 * count - 2], -LIMIT, LIMIT), y = clamp(xy[2 * count - 1], -LIMIT, LIMIT);
  for (size_t i = 0; i < count; i++) {
    int32_t nx = clamp(xy[2 * i], -LIMIT, LIMIT), ny = clamp(xy[2 * i + 1], -LIMIT, LIMIT);
    add_edge(scan, x, y, nx, ny);
    x = nx;
    y = ny;
  }
  if (reserve_band(scan)) return true;
  scan->edge_count = before.edge_count;
  scan->min_x = before.min_x;
  scan->min_y = before.min_y;
  scan->max_x = before.max_x;
  scan->max_y = before.max_y;
  return false;
}
