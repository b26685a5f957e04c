// JPEG out: baseline, through libjpeg-turbo, the accurate integer transform, so the same pixels give the same bytes.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <setjmp.h>

#include <jpeglib.h>

#include "ic_internal.h"

enum { FULL_CHROMA_QUALITY = 90 };

typedef struct {
  struct jpeg_error_mgr errors;  // first: the library hands this address back
  jmp_buf jump;
  struct jpeg_compress_struct jpeg;
  unsigned char *bytes;
  unsigned long size;
} writing;

static void on_error(j_common_ptr common) { longjmp(((writing *)common->err)->jump, 1); }
static void on_message(j_common_ptr common, int level) { (void)common, (void)level; }

/// An EXIF block that holds the orientation alone.
static void write_orientation(j_compress_ptr jpeg, uint32_t orientation) {
  JOCTET block[] = {'E', 'x', 'i', 'f', 0, 0, 'M', 'M', 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12,
                    0, 3, 0, 0, 0, 1, 0, (JOCTET)orientation, 0, 0, 0, 0, 0, 0};
  jpeg_write_marker(jpeg, JPEG_APP0 + 1, block, sizeof block);
}

static bool run(writing *w, const uint32_t *pixels, size_t stride, uint32_t width, uint32_t height, int quality, double dpi,
                uint32_t orientation) {
  if (setjmp(w->jump) != 0) return false;
  jpeg_create_compress(&w->jpeg);
  jpeg_mem_dest(&w->jpeg, &w->bytes, &w->size);
  w->jpeg.image_width = width;
  w->jpeg.image_height = height;
  w->jpeg.input_components = 4;
  w->jpeg.in_color_space = JCS_EXT_BGRX;
  jpeg_set_defaults(&w->jpeg);
  jpeg_set_quality(&w->jpeg, quality, TRUE);
  w->jpeg.dct_method = JDCT_ISLOW;
  if (quality >= FULL_CHROMA_QUALITY) w->jpeg.comp_info[0].h_samp_factor = w->jpeg.comp_info[0].v_samp_factor = 1;
  if (dpi >= 1 && dpi < 65536) {
    w->jpeg.density_unit = 1;
    w->jpeg.X_density = w->jpeg.Y_density = (UINT16)(dpi + 0.5);
  }
  jpeg_start_compress(&w->jpeg, TRUE);
  if (orientation >= 2 && orientation <= 8) write_orientation(&w->jpeg, orientation);
  while (w->jpeg.next_scanline < height) {
    JSAMPROW row = (JSAMPROW)(uintptr_t)(pixels + w->jpeg.next_scanline * stride);
    jpeg_write_scanlines(&w->jpeg, &row, 1);
  }
  jpeg_finish_compress(&w->jpeg);
  return true;
}

ic_status ic_jpeg_encode(const uint32_t *pixels, size_t stride, uint32_t width, uint32_t height, int quality, double dpi,
                         uint32_t orientation, ic_file *file) {
  *file = (ic_file){0};
  if (width == 0 || height == 0 || width > IC_MAX_SIDE || height > IC_MAX_SIDE || quality < 1 || quality > 100) {
    return IC_UNSUPPORTED;
  }
  writing w;
  memset(&w, 0, sizeof w);
  w.jpeg.err = jpeg_std_error(&w.errors);
  w.errors.error_exit = on_error;
  w.errors.emit_message = on_message;
  bool is_done = run(&w, pixels, stride, width, height, quality, dpi, orientation);
  jpeg_destroy_compress(&w.jpeg);
  if (!is_done) {
    free(w.bytes);
    return IC_NO_MEMORY;
  }
  *file = (ic_file){w.bytes, w.size};
  return IC_OK;
}
