// PNG out, through libpng: one zlib level, one filter rule, no time stamp, so the same rows give the same bytes.
#include <png.h>
#include <stdlib.h>
#include <string.h>

#include "ic_internal.h"

enum { ZLIB_LEVEL = 6 };

typedef struct {
  ic_file *file;
  size_t capacity;
  png_structp png;
  png_infop header;
} writing;

static void on_error(png_structp png, png_const_charp message) {
  (void)message;
  png_longjmp(png, 1);
}

static void on_warning(png_structp png, png_const_charp message) { (void)png, (void)message; }

static void write_bytes(png_structp png, png_bytep bytes, size_t count) {
  writing *w = png_get_io_ptr(png);
  if (count > w->capacity - w->file->size) {
    size_t capacity = (w->capacity + count) * 2;
    uint8_t *grown = realloc(w->file->bytes, capacity);
    if (grown == NULL) png_error(png, "no memory");
    w->file->bytes = grown;
    w->capacity = capacity;
  }
  memcpy(w->file->bytes + w->file->size, bytes, count);
  w->file->size += count;
}

static void flush_bytes(png_structp png) { (void)png; }

static ic_status run(writing *w, const uint8_t *rows, size_t bytes_per_row, uint32_t width, uint32_t height, int type,
                     int bits, double dpi, uint32_t orientation) {
  if (setjmp(png_jmpbuf(w->png)) != 0) return IC_NO_MEMORY;
  png_set_write_fn(w->png, w, write_bytes, flush_bytes);
  png_set_compression_level(w->png, ZLIB_LEVEL);
  png_set_filter(w->png, PNG_FILTER_TYPE_BASE, PNG_ALL_FILTERS);
  png_set_IHDR(w->png, w->header, width, height, bits, type, PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT,
               PNG_FILTER_TYPE_DEFAULT);
  png_set_sRGB(w->png, w->header, PNG_sRGB_INTENT_PERCEPTUAL);
  if (dpi > 0 && dpi < 1e6) {
    png_uint_32 per_meter = (png_uint_32)(dpi / 0.0254 + 0.5);
    png_set_pHYs(w->png, w->header, per_meter, per_meter, PNG_RESOLUTION_METER);
  }
  if (orientation >= 2 && orientation <= 8) {
    png_byte exif[] = {'M', 'M', 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, (png_byte)orientation, 0, 0, 0, 0,
                       0, 0};
    png_set_eXIf_1(w->png, w->header, sizeof exif, exif);
  }
  png_write_info(w->png, w->header);
  for (uint32_t y = 0; y < height; y++) png_write_row(w->png, rows + y * bytes_per_row);
  png_write_end(w->png, w->header);
  return IC_OK;
}

ic_status ic_png_encode(const uint8_t *rows, size_t bytes_per_row, uint32_t width, uint32_t height, uint32_t components,
                        uint32_t bits, double dpi, uint32_t orientation, ic_file *file) {
  *file = (ic_file){0};
  static const int types[5] = {0, PNG_COLOR_TYPE_GRAY, PNG_COLOR_TYPE_GRAY_ALPHA, PNG_COLOR_TYPE_RGB,
                               PNG_COLOR_TYPE_RGB_ALPHA};
  if (components < 1 || components > 4 || (bits != 8 && bits != 16) || width == 0 || height == 0 ||
      bytes_per_row < (size_t)width * components * (bits / 8)) {
    return IC_UNSUPPORTED;
  }
  writing w = {.file = file};
  w.png = png_create_write_struct(PNG_LIBPNG_VER_STRING, NULL, on_error, on_warning);
  if (w.png != NULL) w.header = png_create_info_struct(w.png);
  ic_status status = IC_NO_MEMORY;
  if (w.header != NULL) status = run(&w, rows, bytes_per_row, width, height, types[components], (int)bits, dpi, orientation);
  png_destroy_write_struct(&w.png, &w.header);
  if (status != IC_OK) ic_file_free(file);
  return status;
}
