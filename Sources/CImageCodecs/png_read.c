// PNG in: every colour type and depth, interlaced or not, through libpng.
// libpng reports errors by longjmp: all state is in a struct of the caller's frame, so nothing is lost by a jump.
// Limits: sizes are checked from the header before a row is allocated; no chunk may take more than 8 MiB; text is skipped.
// A CRC error in a critical chunk, missing rows and a missing end are failures; in other chunks errors lose the chunk.
#include <png.h>
#include <stdlib.h>
#include <string.h>

#include "ic_internal.h"

enum { MAX_CHUNK = 8 << 20, MAX_CHUNKS = 256 };

typedef struct {
  const uint8_t *bytes;
  size_t size, position;
  bool ran_out;
  ic_info *info;
  png_structp png;
  png_infop header;
  ic_color *color;
  ic_row_format row;
  uint8_t *buffer;  // rows that are not BGRA yet
} reading;

static void on_error(png_structp png, png_const_charp message) {
  reading *r = png_get_error_ptr(png);
  ic_fail(r->info, IC_CORRUPT, message);
  png_longjmp(png, 1);
}

static void on_warning(png_structp png, png_const_charp message) { (void)png, (void)message; }

static void read_bytes(png_structp png, png_bytep target, size_t count) {
  reading *r = png_get_io_ptr(png);
  if (count > r->size - r->position) {
    r->ran_out = true;
    png_error(png, "the file ends too soon");
  }
  memcpy(target, r->bytes + r->position, count);
  r->position += count;
}

static bool begin(reading *r, const uint8_t *bytes, size_t size, ic_info *info) {
  *r = (reading){.bytes = bytes, .size = size, .info = info};
  r->png = png_create_read_struct(PNG_LIBPNG_VER_STRING, r, on_error, on_warning);
  if (r->png != NULL) r->header = png_create_info_struct(r->png);
  if (r->header == NULL) return false;
  static const png_byte skipped[] = "tEXt\0zTXt\0iTXt\0sPLT\0hIST\0tIME\0pCAL\0sCAL";
  png_set_keep_unknown_chunks(r->png, PNG_HANDLE_CHUNK_NEVER, skipped, 8);
  png_set_read_fn(r->png, r, read_bytes);
  png_set_user_limits(r->png, PNG_UINT_31_MAX, PNG_UINT_31_MAX);
  png_set_chunk_cache_max(r->png, MAX_CHUNKS);
  png_set_chunk_malloc_max(r->png, MAX_CHUNK);
#ifdef FUZZING_BUILD_MODE_UNSAFE_FOR_PRODUCTION
  // A fuzzer cannot guess checksums: without them its changes reach the decoder.
  png_set_crc_action(r->png, PNG_CRC_QUIET_USE, PNG_CRC_QUIET_USE);
#endif
  return true;
}

static void end(reading *r) {
  png_destroy_read_struct(&r->png, &r->header, NULL);
  ic_color_free(r->color);
  free(r->buffer);
}

static void read_exif(reading *r, png_infop header) {
  png_uint_32 size = 0;
  png_bytep bytes = NULL;
  if (png_get_eXIf_1(r->png, header, &size, &bytes) != 0 && bytes != NULL) ic_exif_read(bytes, size, r->info);
}

static void describe(reading *r) {
  ic_info *info = r->info;
  int depth = 0, type = 0, interlace = 0;
  png_uint_32 width = 0, height = 0;
  png_get_IHDR(r->png, r->header, &width, &height, &depth, &type, &interlace, NULL, NULL);
  info->width = width;
  info->height = height;
  info->bits = (uint32_t)depth;
  info->model = type == PNG_COLOR_TYPE_PALETTE        ? IC_MODEL_INDEXED
                : (type & PNG_COLOR_MASK_COLOR) != 0 ? IC_MODEL_RGB
                                                     : IC_MODEL_GRAY;
  info->has_alpha = (type & PNG_COLOR_MASK_ALPHA) != 0 || png_get_valid(r->png, r->header, PNG_INFO_tRNS) != 0;
  info->is_progressive = interlace != PNG_INTERLACE_NONE;
  png_uint_32 x = 0, y = 0;
  int unit = 0;
  if (png_get_pHYs(r->png, r->header, &x, &y, &unit) != 0 && unit == PNG_RESOLUTION_METER) {
    info->dpi_x = x * 0.0254;
    info->dpi_y = y * 0.0254;
  }
  read_exif(r, r->header);
  png_charp name = NULL;
  png_bytep icc = NULL;
  png_uint_32 icc_size = 0;
  if (png_get_iCCP(r->png, r->header, &name, NULL, &icc, &icc_size) != 0) {
    ic_profile_name(icc, icc_size, info->profile_name, sizeof info->profile_name);
  } else if (png_get_valid(r->png, r->header, PNG_INFO_sRGB) != 0) {
    strcpy(info->profile_name, "sRGB IEC61966-2.1");
  }
}

static ic_status failed(reading *r) {
  return r->ran_out ? ic_fail(r->info, IC_TRUNCATED, "the file ends too soon") : IC_CORRUPT;
}

static ic_status run_info(reading *r, const ic_options *options) {
  if (setjmp(png_jmpbuf(r->png)) != 0) return failed(r);
  png_read_info(r->png, r->header);
  describe(r);
  return ic_check_size(r->info, options);
}

ic_status ic_png_info(const uint8_t *bytes, size_t size, const ic_options *options, ic_info *info) {
  reading r;
  ic_status status = begin(&r, bytes, size, info) ? run_info(&r, options) : ic_fail(info, IC_NO_MEMORY, "no memory");
  end(&r);
  return status;
}

/// The conversion that the file's colour chunks ask for, iCCP before sRGB before gAMA and cHRM. Sets the row format.
static void choose_color(reading *r) {
  bool is_gray = r->info->model == IC_MODEL_GRAY, is_wide = r->info->bits == 16;
  ic_row_format row = is_gray ? (is_wide ? IC_ROW_GRAYA16 : IC_ROW_GRAYA8) : is_wide ? IC_ROW_RGBA16 : IC_ROW_BGRA8;
  png_charp name = NULL;
  png_bytep icc = NULL;
  png_uint_32 icc_size = 0;
  double gamma = 0, c[8];
  if (png_get_iCCP(r->png, r->header, &name, NULL, &icc, &icc_size) != 0) {
    r->color = ic_color_from_profile(icc, icc_size, row);
  } else if (png_get_valid(r->png, r->header, PNG_INFO_sRGB) == 0 && png_get_gAMA(r->png, r->header, &gamma) != 0 &&
             gamma > 0) {
    bool has_primaries =
        png_get_cHRM(r->png, r->header, &c[0], &c[1], &c[2], &c[3], &c[4], &c[5], &c[6], &c[7]) != 0;
    r->color = ic_color_from_gamma(1 / gamma, has_primaries ? c : NULL, row);
  }
  r->row = r->color != NULL ? row : IC_ROW_BGRA8;
}

static void choose_transforms(reading *r) {
  png_set_expand(r->png);
  bool is_wide = r->row == IC_ROW_RGBA16 || r->row == IC_ROW_GRAYA16;
  if (is_wide) {
    png_set_add_alpha(r->png, 0xFFFF, PNG_FILLER_AFTER);
#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
    png_set_swap(r->png);
#endif
  } else {
    png_set_scale_16(r->png);
    png_set_add_alpha(r->png, 0xFF, PNG_FILLER_AFTER);
  }
  if (r->row == IC_ROW_BGRA8) {
    png_set_gray_to_rgb(r->png);
    png_set_bgr(r->png);
  }
}

static ic_status run_decode(reading *r, uint32_t *pixels, size_t stride) {
  if (setjmp(png_jmpbuf(r->png)) != 0) return failed(r);
  png_read_info(r->png, r->header);
  const uint32_t width = png_get_image_width(r->png, r->header), height = png_get_image_height(r->png, r->header);
  if (width != r->info->width || height != r->info->height) {
    return ic_fail(r->info, IC_CORRUPT, "the header is another file's");
  }
  choose_color(r);
  choose_transforms(r);
  const int passes = png_set_interlace_handling(r->png);
  png_read_update_info(r->png, r->header);
  const size_t row_bytes = png_get_rowbytes(r->png, r->header);
  const bool is_direct = r->row == IC_ROW_BGRA8;
  if (is_direct && row_bytes != (size_t)width * 4) return ic_fail(r->info, IC_CORRUPT, "unexpected row size");
  if (!is_direct) {
    // Interlaced passes revisit rows, so all of them are kept until the last.
    r->buffer = calloc(passes > 1 ? height : 1, row_bytes);
    if (r->buffer == NULL) return ic_fail(r->info, IC_NO_MEMORY, "no memory for wide rows");
  }
  for (int pass = 0; pass < passes; pass++) {
    for (uint32_t y = 0; y < height; y++) {
      uint32_t *target = pixels + y * stride;
      uint8_t *row = is_direct ? (uint8_t *)target : r->buffer + (passes > 1 ? y * row_bytes : 0);
      png_read_row(r->png, row, NULL);
      if (pass + 1 == passes && r->color != NULL) ic_color_row(r->color, row, target, width);
    }
  }
  png_read_end(r->png, r->header);
  read_exif(r, r->header);
  return IC_OK;
}

ic_status ic_png_decode(const uint8_t *bytes, size_t size, const ic_options *options, ic_info *info, uint32_t *pixels,
                        size_t stride) {
  (void)options;
  reading r;
  ic_status status =
      begin(&r, bytes, size, info) ? run_decode(&r, pixels, stride) : ic_fail(info, IC_NO_MEMORY, "no memory");
  end(&r);
  return status;
}
