// JPEG in: gray, YCbCr, RGB, CMYK and YCCK, baseline and progressive, through libjpeg-turbo.
// The transform is the accurate integer one and upsampling the smooth one, which are bit-exact on every CPU; block smoothing
// is off. Limits: the size is checked from the header; the library may take 16 bytes a pixel and 32 MiB; a progressive file
// may have 100 scans (encoders write about ten; thousands of tiny scans over a large picture would take minutes).
// Damaged data gives a damaged picture, as everywhere; data that ends before the last row is a failure.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <setjmp.h>

#include <jpeglib.h>
#include <jerror.h>

#include "ic_internal.h"

enum { MAX_SCANS = 100 };

typedef struct {
  struct jpeg_error_mgr errors;  // first: the library hands this address back
  jmp_buf jump;
  struct jpeg_source_mgr source;
  struct jpeg_progress_mgr progress;
  struct jpeg_decompress_struct jpeg;
  ic_info *info;
  ic_status status;
  bool may_end;  // all rows are out: the end marker may be missing
  ic_color *color;
  uint8_t *row;
} reading;

static void on_error(j_common_ptr common) {
  reading *r = (reading *)common->err;
  if (r->status == IC_OK) {
    char message[JMSG_LENGTH_MAX];
    common->err->format_message(common, message);
    int code = common->err->msg_code;
    r->status = code == JERR_OUT_OF_MEMORY ? IC_NO_MEMORY
                : code == JERR_NO_BACKING_STORE || code == JERR_IMAGE_TOO_BIG || code == JERR_WIDTH_OVERFLOW
                    ? IC_TOO_LARGE
                : code == JERR_BAD_PRECISION || code == JERR_SOF_UNSUPPORTED || code == JERR_CONVERSION_NOTIMPL ||
                        code == JERR_CCIR601_NOTIMPL || code == JERR_FRACT_SAMPLE_NOTIMPL
                    ? IC_UNSUPPORTED
                    : IC_CORRUPT;
    ic_fail(r->info, r->status, message);
  }
  longjmp(r->jump, 1);
}

static void on_message(j_common_ptr common, int level) { (void)common, (void)level; }

static void source_nothing(j_decompress_ptr jpeg) { (void)jpeg; }

static void stop(reading *r, ic_status status, const char *message) {
  r->status = ic_fail(r->info, status, message);
  longjmp(r->jump, 1);
}

static boolean source_fill(j_decompress_ptr jpeg) {
  reading *r = (reading *)jpeg->err;
  if (!r->may_end) stop(r, IC_TRUNCATED, "the file ends too soon");
  static const JOCTET end[2] = {0xFF, JPEG_EOI};
  r->source.next_input_byte = end;
  r->source.bytes_in_buffer = 2;
  return TRUE;
}

static void source_skip(j_decompress_ptr jpeg, long count) {
  reading *r = (reading *)jpeg->err;
  if (count <= 0) return;
  if ((size_t)count > r->source.bytes_in_buffer) {
    source_fill(jpeg);
  } else {
    r->source.next_input_byte += count;
    r->source.bytes_in_buffer -= (size_t)count;
  }
}

static void on_progress(j_common_ptr common) {
  reading *r = (reading *)common->err;
  if (common->is_decompressor && ((j_decompress_ptr)common)->input_scan_number > MAX_SCANS) {
    stop(r, IC_TOO_LARGE, "a progressive file with too many scans");
  }
}

static void prepare(reading *r, const uint8_t *bytes, size_t size, ic_info *info) {
  memset(r, 0, sizeof *r);
  r->info = info;
  r->jpeg.err = jpeg_std_error(&r->errors);
  r->errors.error_exit = on_error;
  r->errors.emit_message = on_message;
  r->source = (struct jpeg_source_mgr){
      .next_input_byte = bytes,
      .bytes_in_buffer = size,
      .init_source = source_nothing,
      .fill_input_buffer = source_fill,
      .skip_input_data = source_skip,
      .resync_to_restart = jpeg_resync_to_restart,
      .term_source = source_nothing,
  };
  r->progress.progress_monitor = on_progress;
}

static void read_exif(reading *r) {
  for (jpeg_saved_marker_ptr m = r->jpeg.marker_list; m != NULL; m = m->next) {
    if (m->marker == JPEG_APP0 + 1 && m->data_length > 6 && memcmp(m->data, "Exif\0\0", 6) == 0) {
      ic_exif_read(m->data + 6, m->data_length - 6, r->info);
      return;
    }
  }
}

static void describe(reading *r) {
  ic_info *info = r->info;
  info->width = r->jpeg.image_width;
  info->height = r->jpeg.image_height;
  info->bits = (uint32_t)r->jpeg.data_precision;
  info->model = r->jpeg.num_components == 1   ? IC_MODEL_GRAY
                : r->jpeg.num_components == 4 ? IC_MODEL_CMYK
                                              : IC_MODEL_RGB;
  info->is_progressive = r->jpeg.progressive_mode;
  if (r->jpeg.saw_JFIF_marker && r->jpeg.density_unit != 0) {
    double unit = r->jpeg.density_unit == 2 ? 2.54 : 1;
    info->dpi_x = r->jpeg.X_density * unit;
    info->dpi_y = r->jpeg.Y_density * unit;
  }
  read_exif(r);
}

/// Up to the first scan; sizes are known then and nothing of the picture's size is allocated.
static void read_header(reading *r, const ic_options *options) {
  jpeg_create_decompress(&r->jpeg);
  r->jpeg.src = &r->source;
  r->jpeg.progress = &r->progress;
  jpeg_save_markers(&r->jpeg, JPEG_APP0 + 1, 0xFFFF);
  jpeg_save_markers(&r->jpeg, JPEG_APP0 + 2, 0xFFFF);
  jpeg_read_header(&r->jpeg, TRUE);
  describe(r);
  ic_status status = ic_check_size(r->info, options);
  if (status != IC_OK) {
    r->status = status;
    longjmp(r->jump, 1);
  }
  uint64_t pixels = (uint64_t)r->info->width * r->info->height;
  r->jpeg.mem->max_memory_to_use = (long)(pixels * 16 + (32u << 20));
}

static void end(reading *r) {
  jpeg_destroy_decompress(&r->jpeg);
  ic_color_free(r->color);
  free(r->row);
}

static void run_info(reading *r, const ic_options *options) {
  if (setjmp(r->jump) != 0) return;
  read_header(r, options);
  JOCTET *icc = NULL;
  unsigned int icc_size = 0;
  if (jpeg_read_icc_profile(&r->jpeg, &icc, &icc_size)) {
    ic_profile_name(icc, icc_size, r->info->profile_name, sizeof r->info->profile_name);
    free(icc);
  }
}

ic_status ic_jpeg_info(const uint8_t *bytes, size_t size, const ic_options *options, ic_info *info) {
  reading r;
  prepare(&r, bytes, size, info);
  run_info(&r, options);
  end(&r);
  return r.status;
}

/// What rows come out as, and the conversion that the profile asks for.
static void choose_color(reading *r) {
  ic_row_format row = IC_ROW_BGRA8;
  switch (r->jpeg.num_components) {
    case 1:
    case 3:
      r->jpeg.out_color_space = JCS_EXT_BGRA;
      break;
    case 4:
      r->jpeg.out_color_space = JCS_CMYK;
      // Photoshop, and who follows it, stores light instead of ink and says so with an Adobe marker.
      row = r->jpeg.saw_Adobe_marker ? IC_ROW_CMYK8_INVERTED : IC_ROW_CMYK8;
      break;
    default:
      stop(r, IC_UNSUPPORTED, "a number of components that is no picture's");
  }
  JOCTET *icc = NULL;
  unsigned int icc_size = 0;
  if (!jpeg_read_icc_profile(&r->jpeg, &icc, &icc_size)) return;
  if (r->jpeg.num_components == 1) {
    r->color = ic_color_from_profile(icc, icc_size, IC_ROW_GRAYA8);
    if (r->color != NULL) r->jpeg.out_color_space = JCS_GRAYSCALE;
  } else {
    r->color = ic_color_from_profile(icc, icc_size, row);
  }
  free(icc);
}

static uint32_t multiply(uint32_t x, uint32_t y) { return (x * y + 128) * 257 >> 16; }

/// Inks without a profile: each takes its light away.
static void ink_row(const uint8_t *row, bool is_inverted, uint32_t *target, uint32_t width) {
  for (uint32_t i = 0; i < width; i++, row += 4) {
    uint32_t flip = is_inverted ? 0 : 255;
    uint32_t light = row[3] ^ flip;
    target[i] = 0xFF000000u | multiply(row[0] ^ flip, light) << 16 | multiply(row[1] ^ flip, light) << 8 |
                multiply(row[2] ^ flip, light);
  }
}

static void finish_row(reading *r, uint32_t *target) {
  uint32_t width = r->info->width;
  if (r->jpeg.out_color_space == JCS_CMYK) {
    if (r->color != NULL) ic_color_row(r->color, r->row, target, width);
    else ink_row(r->row, r->jpeg.saw_Adobe_marker, target, width);
  } else if (r->jpeg.out_color_space == JCS_GRAYSCALE) {
    // Gray comes as one byte a pixel in the upper part of the row's memory and is spread with an alpha for the conversion.
    const uint8_t *gray = r->row + (size_t)width * 2;
    for (uint32_t i = 0; i < width; i++) r->row[i * 2] = gray[i], r->row[i * 2 + 1] = 255;
    ic_color_row(r->color, r->row, target, width);
  } else if (r->color != NULL) {
    ic_color_row(r->color, target, target, width);
  }
}

static void run_decode(reading *r, const ic_options *options, uint32_t *pixels, size_t stride) {
  if (setjmp(r->jump) != 0) return;
  const uint32_t width = r->info->width, height = r->info->height;
  read_header(r, options);
  if (r->info->width != width || r->info->height != height) stop(r, IC_CORRUPT, "the header is another file's");
  choose_color(r);
  r->jpeg.dct_method = JDCT_ISLOW;
  r->jpeg.do_fancy_upsampling = TRUE;
  r->jpeg.do_block_smoothing = FALSE;
  r->jpeg.dither_mode = JDITHER_NONE;
  const bool is_direct = r->jpeg.out_color_space == JCS_EXT_BGRA;
  if (!is_direct && (r->row = malloc((size_t)width * 4)) == NULL) stop(r, IC_NO_MEMORY, "no memory for a row");
  jpeg_start_decompress(&r->jpeg);
  while (r->jpeg.output_scanline < height) {
    uint32_t *target = pixels + r->jpeg.output_scanline * stride;
    uint8_t *row = is_direct                                       ? (uint8_t *)target
                   : r->jpeg.out_color_space == JCS_GRAYSCALE ? r->row + (size_t)width * 2
                                                              : r->row;
    if (jpeg_read_scanlines(&r->jpeg, &row, 1) != 1) stop(r, IC_CORRUPT, "no more rows");
    finish_row(r, target);
  }
  r->may_end = true;
  jpeg_finish_decompress(&r->jpeg);
}

ic_status ic_jpeg_decode(const uint8_t *bytes, size_t size, const ic_options *options, ic_info *info, uint32_t *pixels,
                         size_t stride) {
  reading r;
  prepare(&r, bytes, size, info);
  run_decode(&r, options, pixels, stride);
  end(&r);
  return r.status;
}
