// The scan converter's own state, shared by its files: edges (scan.c), cells (scan_cells.c), levels (scan_resolve.c),
// rows (scan_render.c), targets (scan_fill.c).
//
// A cell is a 64-bit number; the prefix sum of a row's cells is the signed area covered in each pixel, PX_AREA_ONE
// being one whole winding. Cells belong to a band of rows, are zero between renderings, and a bit per block of four
// says which may be something else. Not for other kernel families.
#pragma once
#include "../include/px_scan.h"

#define PX_AREA_ONE ((int64_t)1 << 33)  // 2^16 rows of 2^16 columns, doubled: a pixel's area
#define PX_BLOCK_LOG2 2                 // cells per touched bit: 4

/// An edge downwards: y0 < y1; `winding` is +1 or -1. In 1/256 pixel.
typedef struct {
  int32_t x0, y0, x1, y1;
  int32_t winding;
  int32_t next;  // of the list it is in while rendering, -1 at its end
} px_edge;

/// Edges that start in the same slice of the rendered height, as lists.
#define PX_SCAN_BUCKETS 256

struct px_scan {
  int32_t clip_x0, clip_y0, clip_x1, clip_y1;  // device pixels
  int32_t min_x, min_y, max_x, max_y;          // of the edges kept, 1/256 pixel
  bool antialias;
  px_edge *edges;
  size_t edge_count, edge_capacity;
  int64_t *cells;
  size_t cell_capacity;
  uint64_t *touched;
  size_t touched_capacity;
  uint8_t *coverage;
  size_t coverage_capacity;
  int32_t bucket[PX_SCAN_BUCKETS];
};

/// A band of rows being filled: pixel rows row0 ..< row1, columns column0 ..< column0 + width.
typedef struct {
  int64_t *cells;     // (row1 - row0) * stride
  uint64_t *touched;  // (row1 - row0) * words
  size_t stride, words;
  int32_t column0, width, row0, row1;
} px_band;

/// Cells a row of `width` pixels takes: three more than pixels (an edge along the right side adds nothing to them, or
/// to their right, but it does add), and a whole number of blocks.
static inline size_t px_scan_stride(int64_t width) { return ((size_t)width + 3 + 7) & ~(size_t)7; }
/// Words of touched bits for a row.
static inline size_t px_scan_words(size_t stride) { return ((stride >> PX_BLOCK_LOG2) + 63) >> 6; }

/// Adds an edge's part within the band to the cells.
void px_scan_accumulate(const px_band *band, const px_edge *edge);

/// The level (0...255) that the rule makes of an area.
static inline uint8_t px_scan_level(int64_t area, px_fill_rule rule, bool antialias) {
  if (area < 0) area = -area;
  if (rule == PX_FILL_EVENODD) {
    area &= 2 * PX_AREA_ONE - 1;
    if (area > PX_AREA_ONE) area = 2 * PX_AREA_ONE - area;
  } else if (area > PX_AREA_ONE) {
    area = PX_AREA_ONE;
  }
  if (!antialias) return area >= PX_AREA_ONE / 2 ? 255 : 0;
  return (uint8_t)((area * 255 + PX_AREA_ONE / 2) >> 33);
}

/// Turns `count` cells (whole blocks) into levels, zeroes them, and returns the area carried on.
int64_t px_scan_resolve(int64_t *cells, size_t count, int64_t area, uint8_t *levels, px_fill_rule rule, bool antialias);

/// Receives covered runs, top to bottom, left to right: `n` pixels from device pixel (x, y), with their coverage in `mask`,
/// or all of them with `level` (never 0) when `mask` is NULL. Uncovered pixels are left out except for a few between
/// covered ones, which come as zeros within a mask.
typedef void (*px_scan_run)(void *context, int32_t x, int32_t y, int32_t n, const uint8_t *mask, uint8_t level);

/// Where runs go.
typedef struct {
  px_scan_run run;
  void *context;
  const uint32_t *target;  // device pixel (0,0) of what the runs will be laid over, or NULL
  ptrdiff_t target_stride;
  px_fill_rule rule;
  bool antialias;
} px_sink;

/// Renders the part of the scan inside the rectangle.
void px_scan_render(px_scan *scan, int32_t x0, int32_t y0, int32_t x1, int32_t y1, const px_sink *sink);
