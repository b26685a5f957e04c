// Writes the seeds of a target into a folder: small files of many kinds, made with the libraries' encoders, so that no binary
// is kept in the repository. usage: make_corpus png|jpeg|webp FOLDER
#include <png.h>
#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <jpeglib.h>
#include <lcms2.h>
#include <webp/encode.h>

static const char *folder;
static int file_number;

static void save(const char *kind, const void *bytes, size_t size) {
  char path[1024];
  snprintf(path, sizeof path, "%s/seed-%03d-%s", folder, file_number++, kind);
  FILE *file = fopen(path, "wb");
  if (file == NULL || fwrite(bytes, 1, size, file) != size || fclose(file) != 0) {
    fprintf(stderr, "make_corpus: cannot write %s\n", path);
    exit(1);
  }
}

/// A profile that is not sRGB: Display P3's primaries, a gray curve, or none for inks.
static void *make_profile(int components, cmsUInt32Number *size) {
  cmsCIExyY white = {0.3127, 0.3290, 1};
  cmsToneCurve *curve = cmsBuildGamma(NULL, 1.8);
  cmsToneCurve *curves[3] = {curve, curve, curve};
  cmsCIExyYTRIPLE primaries = {{0.68, 0.32, 1}, {0.265, 0.69, 1}, {0.15, 0.06, 1}};
  cmsHPROFILE profile = components == 1 ? cmsCreateGrayProfile(&white, curve) : cmsCreateRGBProfile(&white, &primaries, curves);
  *size = 0;
  cmsSaveProfileToMem(profile, NULL, size);
  void *bytes = malloc(*size);
  cmsSaveProfileToMem(profile, bytes, size);
  cmsCloseProfile(profile);
  cmsFreeToneCurve(curve);
  return bytes;
}

typedef struct {
  uint8_t bytes[1 << 16];
  size_t size;
} sink;

static void png_sink(png_structp png, png_bytep bytes, size_t count) {
  sink *s = png_get_io_ptr(png);
  if (s->size + count > sizeof s->bytes) abort();
  memcpy(s->bytes + s->size, bytes, count);
  s->size += count;
}

static void png_flush(png_structp png) { (void)png; }

enum { WITH_ICC = 1, WITH_GAMMA = 2, WITH_TRNS = 4, WITH_EXIF = 8 };

static void make_png(int type, int bits, int interlace, int extras) {
  static sink s;
  s.size = 0;
  png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, NULL, NULL, NULL);
  png_infop info = png_create_info_struct(png);
  png_set_write_fn(png, &s, png_sink, png_flush);
  png_set_IHDR(png, info, 9, 7, bits, type, interlace, PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
  if (type == PNG_COLOR_TYPE_PALETTE) {
    png_color palette[256];
    for (int i = 0; i < 256; i++) palette[i] = (png_color){(png_byte)i, (png_byte)(i * 7), (png_byte)(255 - i)};
    png_set_PLTE(png, info, palette, 1 << bits);
  }
  if (extras & WITH_TRNS) {
    png_byte alphas[2] = {0, 128};
    png_color_16 key = {0, 1, 1, 1, 1};
    png_set_tRNS(png, info, alphas, 2, &key);
  }
  if (extras & WITH_ICC) {
    cmsUInt32Number size;
    void *icc = make_profile((type & PNG_COLOR_MASK_COLOR) ? 3 : 1, &size);
    png_set_iCCP(png, info, "p", 0, icc, size);
    free(icc);
  }
  if (extras & WITH_GAMMA) {
    png_set_gAMA(png, info, 1.0);
    if (type & PNG_COLOR_MASK_COLOR) png_set_cHRM(png, info, 0.3127, 0.329, 0.68, 0.32, 0.265, 0.69, 0.15, 0.06);
    png_set_pHYs(png, info, 5669, 5669, PNG_RESOLUTION_METER);
  }
  if (extras & WITH_EXIF) {
    png_byte exif[] = {'M', 'M', 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0};
    png_set_eXIf_1(png, info, sizeof exif, exif);
  }
  png_write_info(png, info);
  uint8_t row[9 * 8];
  int passes = png_set_interlace_handling(png);
  for (int pass = 0; pass < passes; pass++) {
    for (int y = 0; y < 7; y++) {
      for (size_t i = 0; i < sizeof row; i++) row[i] = (uint8_t)(i * 37 + (size_t)y * 91);
      png_write_row(png, row);
    }
  }
  png_write_end(png, info);
  png_destroy_write_struct(&png, &info);
  save("png", s.bytes, s.size);
}

static void png_seeds(void) {
  static const int kinds[][2] = {{0, 1}, {0, 2}, {0, 4}, {0, 8}, {0, 16}, {2, 8}, {2, 16}, {3, 1},
                                 {3, 2}, {3, 4}, {3, 8}, {4, 8}, {4, 16}, {6, 8}, {6, 16}};
  for (size_t i = 0; i < sizeof kinds / sizeof kinds[0]; i++) {
    int type = kinds[i][0], bits = kinds[i][1];
    for (int interlace = 0; interlace < 2; interlace++) {
      make_png(type, bits, interlace, 0);
      make_png(type, bits, interlace, WITH_ICC | WITH_EXIF);
      make_png(type, bits, interlace, WITH_GAMMA | ((type & PNG_COLOR_MASK_ALPHA) ? 0 : WITH_TRNS));
    }
  }
}

static void make_jpeg(J_COLOR_SPACE space, int components, int progressive, int extras, int samples) {
  struct jpeg_compress_struct jpeg;
  struct jpeg_error_mgr errors;
  unsigned char *bytes = NULL;
  unsigned long size = 0;
  jpeg.err = jpeg_std_error(&errors);
  jpeg_create_compress(&jpeg);
  jpeg_mem_dest(&jpeg, &bytes, &size);
  jpeg.image_width = 21;
  jpeg.image_height = 18;
  jpeg.input_components = components;
  jpeg.in_color_space = components == 4 ? JCS_CMYK : components == 1 ? JCS_GRAYSCALE : JCS_RGB;
  jpeg_set_defaults(&jpeg);
  jpeg_set_colorspace(&jpeg, space);
  jpeg_set_quality(&jpeg, 60, TRUE);
  jpeg.comp_info[0].h_samp_factor = samples;
  jpeg.comp_info[0].v_samp_factor = samples;
  jpeg.restart_interval = extras ? 2 : 0;
  jpeg.arith_code = FALSE;
  if (progressive) jpeg_simple_progression(&jpeg);
  jpeg_start_compress(&jpeg, TRUE);
  if (extras) {
    JOCTET exif[] = {'E', 'x', 'i', 'f', 0, 0, 'M', 'M', 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0};
    jpeg_write_marker(&jpeg, JPEG_APP0 + 1, exif, sizeof exif);
    if (components != 4) {
      cmsUInt32Number icc_size;
      void *icc = make_profile(components, &icc_size);
      jpeg_write_icc_profile(&jpeg, icc, icc_size);
      free(icc);
    }
  }
  JSAMPLE row[21 * 4];
  JSAMPROW rows[1] = {row};
  while (jpeg.next_scanline < jpeg.image_height) {
    for (size_t i = 0; i < sizeof row; i++) row[i] = (JSAMPLE)(i * 5 + jpeg.next_scanline * 9);
    jpeg_write_scanlines(&jpeg, rows, 1);
  }
  jpeg_finish_compress(&jpeg);
  jpeg_destroy_compress(&jpeg);
  save("jpeg", bytes, size);
  free(bytes);
}

static void jpeg_seeds(void) {
  for (int progressive = 0; progressive < 2; progressive++) {
    for (int extras = 0; extras < 2; extras++) {
      make_jpeg(JCS_GRAYSCALE, 1, progressive, extras, 1);
      make_jpeg(JCS_YCbCr, 3, progressive, extras, 1);
      make_jpeg(JCS_YCbCr, 3, progressive, extras, 2);
      make_jpeg(JCS_RGB, 3, progressive, extras, 1);
      make_jpeg(JCS_CMYK, 4, progressive, extras, 1);
      make_jpeg(JCS_YCCK, 4, progressive, extras, 2);
    }
  }
}

static void put32(uint8_t *p, size_t value) {
  for (int i = 0; i < 4; i++) p[i] = (uint8_t)(value >> (8 * i));
}

/// The still file again, inside an extended container with a profile, EXIF and, when asked, as two frames.
static void make_extended(const uint8_t *still, size_t size, int has_alpha, int is_animated) {
  static uint8_t out[1 << 16];
  size_t at = 12;
  cmsUInt32Number icc_size;
  void *icc = make_profile(3, &icc_size);
  const uint8_t *image = still + 12;
  size_t image_size = size - 12;
  // Stills with lossy alpha are extended already; their VP8X header is left out here.
  if (memcmp(image, "VP8X", 4) == 0) image += 18, image_size -= 18;
  memcpy(out + at, "VP8X\x0A\0\0\0", 8);
  memset(out + at + 8, 0, 10);
  out[at + 8] = (uint8_t)(0x20 | 0x08 | (has_alpha ? 0x10 : 0) | (is_animated ? 0x02 : 0));
  out[at + 12] = 23 - 1;
  out[at + 15] = 17 - 1;
  at += 18;
  memcpy(out + at, "ICCP", 4);
  put32(out + at + 4, icc_size);
  memcpy(out + at + 8, icc, icc_size);
  at += 8 + icc_size + (icc_size & 1);
  if (is_animated) {
    memcpy(out + at, "ANIM\x06\0\0\0\0\0\0\0\0\0", 14);
    at += 14;
    for (int frame = 0; frame < 2; frame++) {
      memcpy(out + at, "ANMF", 4);
      put32(out + at + 4, 16 + image_size);
      memset(out + at + 8, 0, 16);
      out[at + 14] = 23 - 1;
      out[at + 17] = 17 - 1;
      out[at + 20] = 40;
      memcpy(out + at + 24, image, image_size);
      at += 24 + image_size;
    }
  } else {
    memcpy(out + at, image, image_size);
    at += image_size;
  }
  static const uint8_t exif[] = {'M', 'M', 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0};
  memcpy(out + at, "EXIF", 4);
  put32(out + at + 4, sizeof exif);
  memcpy(out + at + 8, exif, sizeof exif);
  at += 8 + sizeof exif;
  memcpy(out, "RIFF", 4);
  put32(out + 4, at - 8);
  memcpy(out + 8, "WEBP", 4);
  save("webp", out, at);
  free(icc);
}

static void webp_seeds(void) {
  static uint8_t rgba[23 * 17 * 4];
  for (int alpha = 0; alpha < 2; alpha++) {
    for (size_t i = 0; i < sizeof rgba; i++) {
      rgba[i] = (uint8_t)(i % 4 == 3 && !alpha ? 255 : i * 13 + i / 92 * 7);
    }
    for (int lossless = 0; lossless < 2; lossless++) {
      uint8_t *bytes = NULL;
      size_t size = lossless ? WebPEncodeLosslessRGBA(rgba, 23, 17, 23 * 4, &bytes)
                             : WebPEncodeRGBA(rgba, 23, 17, 23 * 4, 50, &bytes);
      save("webp", bytes, size);
      make_extended(bytes, size, alpha, 0);
      make_extended(bytes, size, alpha, 1);
      WebPFree(bytes);
    }
  }
}

int main(int count, char **arguments) {
  if (count != 3) {
    fprintf(stderr, "usage: make_corpus png|jpeg|webp FOLDER\n");
    return 2;
  }
  folder = arguments[2];
  if (strcmp(arguments[1], "png") == 0) png_seeds();
  else if (strcmp(arguments[1], "jpeg") == 0) jpeg_seeds();
  else if (strcmp(arguments[1], "webp") == 0) webp_seeds();
  return 0;
}
