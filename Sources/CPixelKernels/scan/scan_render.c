// Cells to coverage: renders a window of the scan band by band, row by row, as runs.
//
// Called by scan_fill.c. Each row becomes masks (where cells were touched) and constant runs (between), which go to a
// sink. Keeps no state but zeroed cells.
#include "scan_internal.h"

#include <string.h>

/// Constant runs shorter than this are written into the mask: a call costs more than their pixels.
#define SHORT_RUN 24

/// How many rows ahead the target's lines are asked for: their latency is half the cost of a small shape.
#define PREFETCH_ROWS 4

/// The first block >= `block` whose bit is `wanted`, or `end`.
static size_t find_block(const uint64_t *touched, size_t block, size_t end, bool wanted) {
  while (block < end) {
    uint64_t word = (wanted ? touched[block >> 6] : ~touched[block >> 6]) >> (block & 63);
    if (word) {
      block += (size_t)__builtin_ctzll(word);
      return block < end ? block : end;
    }
    block = (block | 63) + 1;
  }
  return end;
}

static void emit_mask(const px_band *band, size_t from, size_t to, int32_t y, const uint8_t *levels,
                      const px_sink *sink) {
  sink->run(sink->context, band->column0 + (int32_t)from, y, (int32_t)(to - from), levels + from, 0);
}

static void emit_row(const px_band *band, size_t index, int32_t y, uint8_t *levels, const px_sink *sink) {
  int64_t *cells = band->cells + index * band->stride, area = 0;
  uint64_t *touched = band->touched + index * band->words;
  const size_t blocks = band->stride >> PX_BLOCK_LOG2, width = (size_t)band->width;
  size_t done = 0, pending = 0;  // levels[pending ..< done] wait to be emitted
  size_t resolved = 0;           // the end of the last cells turned into levels
  bool some = false;             // one of them is not 0
  for (size_t block = 0; done < width;) {
    size_t start = find_block(touched, block, blocks, true) << PX_BLOCK_LOG2;
    if (start > width) start = width;
    if (start > done) {
      uint8_t level = px_scan_level(area, sink->rule, sink->antialias);
      if (start - done < SHORT_RUN && (level || some)) {
        memset(levels + done, level, start - done);
        some = true;
      } else {
        if (some) emit_mask(band, pending, done, y, levels, sink);
        if (level)
          sink->run(sink->context, band->column0 + (int32_t)done, y, (int32_t)(start - done), NULL, level);
        pending = start;
        some = false;
      }
      done = start;
      if (done == width) break;
    }
    block = find_block(touched, start >> PX_BLOCK_LOG2, blocks, false);
    size_t end = block << PX_BLOCK_LOG2;
    area = px_scan_resolve(cells + start, end - start, area, levels + start, sink->rule, sink->antialias);
    done = end < width ? end : width;
    resolved = end;
    some = true;
  }
  if (some) emit_mask(band, pending, done, y, levels, sink);
  // What was added right of the window, unless a block reached across.
  for (size_t cell = resolved > width ? resolved : width & ~(size_t)3; cell < band->stride; cell++) cells[cell] = 0;
  for (size_t w = 0; w < band->words; w++) touched[w] = 0;
}

/// Asks for the target's lines under a row's touched blocks: a line holds the pixels of four.
static void prefetch_row(const px_band *band, int32_t y, const px_sink *sink) {
  const uint64_t *touched = band->touched + (size_t)(y - band->row0) * band->words;
  const uint32_t *row = sink->target + y * sink->target_stride + band->column0;
  for (size_t w = 0; w < band->words; w++) {
    uint64_t lines = touched[w] | touched[w] >> 1;
    for (lines = (lines | lines >> 2) & 0x1111111111111111; lines; lines &= lines - 1)
      __builtin_prefetch(row + ((w << 6) + (size_t)__builtin_ctzll(lines)) * 4, 1);
  }
}

static void emit_band(const px_band *band, uint8_t *levels, const px_sink *sink) {
  for (int32_t y = band->row0; sink->target && y < band->row1 && y < band->row0 + PREFETCH_ROWS; y++)
    prefetch_row(band, y, sink);
  for (int32_t y = band->row0; y < band->row1; y++) {
    if (sink->target && band->row1 - y > PREFETCH_ROWS) prefetch_row(band, y + PREFETCH_ROWS, sink);
    size_t index = (size_t)(y - band->row0);
    uint64_t any = 0;
    for (size_t w = 0; w < band->words; w++) any |= band->touched[index * band->words + w];
    if (any) emit_row(band, index, y, levels, sink);
  }
}

static bool reaches(const px_edge *e, const px_band *window) {
  return e->y0 < window->row1 * 256 && e->y1 > window->row0 * 256
    && !(e->x0 >= (window->column0 + window->width) * 256 && e->x1 >= (window->column0 + window->width) * 256);
}

/// Sorts the edges that reach the window into lists by the slice of rows in which they start.
static void fill_buckets(px_scan *scan, const px_band *window, int32_t rows_each) {
  for (int i = 0; i < PX_SCAN_BUCKETS; i++) scan->bucket[i] = -1;
  for (size_t i = scan->edge_count; i-- > 0;) {
    px_edge *e = &scan->edges[i];
    if (!reaches(e, window)) continue;
    int32_t start = (e->y0 >> 8) - window->row0;
    int32_t bucket = start <= 0 ? 0 : start / rows_each;
    e->next = scan->bucket[bucket];
    scan->bucket[bucket] = (int32_t)i;
  }
}

/// Several bands: keeps a list of the edges under way, which gains those of each slice and loses those that have ended.
static void render_bands(px_scan *scan, px_band window, int32_t rows, const px_sink *sink) {
  const int32_t height = window.row1 - window.row0, rows_each = (height + PX_SCAN_BUCKETS - 1) / PX_SCAN_BUCKETS;
  fill_buckets(scan, &window, rows_each);
  int32_t active = -1, taken = 0;
  px_band band = window;
  for (int32_t row = window.row0; row < window.row1; row += rows) {
    band.row0 = row;
    band.row1 = window.row1 - row > rows ? row + rows : window.row1;
    while (taken < PX_SCAN_BUCKETS && window.row0 + taken * rows_each < band.row1) {
      for (int32_t i = scan->bucket[taken++]; i >= 0;) {
        int32_t next = scan->edges[i].next;
        scan->edges[i].next = active;
        active = i;
        i = next;
      }
    }
    for (int32_t *link = &active; *link >= 0;) {
      px_edge *e = &scan->edges[*link];
      px_scan_accumulate(&band, e);
      if (e->y1 <= band.row1 * 256) *link = e->next;
      else link = &e->next;
    }
    emit_band(&band, scan->coverage, sink);
  }
}

void px_scan_render(px_scan *scan, int32_t x0, int32_t y0, int32_t x1, int32_t y1, const px_sink *sink) {
  int32_t left, top, right, bottom;
  if (!px_scan_bounds(scan, &left, &top, &right, &bottom)) return;
  if (x0 < left) x0 = left;
  if (y0 < top) y0 = top;
  if (x1 > right) x1 = right;
  if (y1 > bottom) y1 = bottom;
  if (x0 >= x1 || y0 >= y1) return;
  px_band band = {.cells = scan->cells, .touched = scan->touched, .row0 = y0, .row1 = y1};
  band.column0 = x0;
  band.width = x1 - x0;
  band.stride = px_scan_stride(band.width);
  band.words = px_scan_words(band.stride);
  size_t rows = scan->cell_capacity / band.stride, rows_of_bits = scan->touched_capacity / band.words;
  if (rows_of_bits < rows) rows = rows_of_bits;
  if (rows < (size_t)(y1 - y0)) {
    render_bands(scan, band, (int32_t)rows, sink);
    return;
  }
  for (size_t i = 0; i < scan->edge_count; i++)
    if (reaches(&scan->edges[i], &band)) px_scan_accumulate(&band, &scan->edges[i]);
  emit_band(&band, scan->coverage, sink);
}
