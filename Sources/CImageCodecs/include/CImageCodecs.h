// Image files in and out behind plain functions: no library type, no longjmp and no global state gets past this header.
//
// Called by: ImageIO's ImageCodec, the fuzz targets. Reading is two steps: ic_read_info (header only, allocates nothing that
// depends on the picture's size), then ic_decode into memory of the caller's. Pixels come out as straight (not premultiplied)
// BGRA8888, sRGB, top row first, not turned by the orientation. The same file gives the same bytes on every machine: the
// JPEG transform is the accurate integer one, nothing is dithered or smoothed.
// Thread-safe: every call stands alone.
#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef enum {
  IC_OK = 0,
  IC_NOT_AN_IMAGE,  // none of the formats
  IC_TRUNCATED,     // the bytes end too soon
  IC_UNSUPPORTED,   // a valid file with something that is not read here
  IC_TOO_LARGE,     // more pixels or memory than allowed
  IC_CORRUPT,
  IC_NO_MEMORY,
} ic_status;

typedef enum { IC_FORMAT_NONE = 0, IC_FORMAT_PNG, IC_FORMAT_JPEG, IC_FORMAT_WEBP } ic_format;
typedef enum { IC_MODEL_GRAY = 1, IC_MODEL_RGB, IC_MODEL_CMYK, IC_MODEL_INDEXED } ic_model;

typedef struct {
  uint64_t max_pixels;  // width * height, 0 for no limit of ours (sides are limited to 32,767 all the same)
  uint32_t frame;       // of an animation, from 0
} ic_options;

/// What a file's header says.
typedef struct {
  ic_format format;
  ic_model model;
  uint32_t width, height;  // as stored, before the orientation
  uint32_t bits;           // of one component, as stored
  bool has_alpha;
  bool is_progressive;     // or interlaced
  uint32_t orientation;    // EXIF's 1...8; 1 when the file has none
  uint32_t frames;         // at least 1
  double dpi_x, dpi_y;     // 0 when unknown
  char profile_name[80];   // UTF-8, empty when the file has no profile
  char message[120];       // what went wrong, for people; empty for IC_OK
} ic_info;

/// The longest side that is decoded: what a pixel buffer can hold.
enum { IC_MAX_SIDE = 32767 };

/// By the first bytes alone.
ic_format ic_sniff(const uint8_t *bytes, size_t size);

/// Fills `info`. IC_TOO_LARGE still has width and height.
ic_status ic_read_info(const uint8_t *bytes, size_t size, const ic_options *options, ic_info *info);

/// Decodes into `pixels`, info->height rows of info->width pixels, `stride` pixels apart, where `info` comes from ic_read_info
/// for the same bytes. On failure the pixels are unspecified and info->message says why.
ic_status ic_decode(const uint8_t *bytes, size_t size, const ic_options *options, ic_info *info, uint32_t *pixels,
                    size_t stride);

/// A finished file; free with ic_file_free.
typedef struct {
  uint8_t *bytes;
  size_t size;
} ic_file;
void ic_file_free(ic_file *file);

/// Writes a PNG of 1...4 components (gray, gray alpha, RGB, RGBA; alpha straight) of 8 or 16 bits (big endian), rows
/// `bytes_per_row` apart. `dpi` 0 writes none, nor does orientation 1. sRGB is declared. The same rows give the same bytes.
ic_status ic_png_encode(const uint8_t *rows, size_t bytes_per_row, uint32_t width, uint32_t height, uint32_t components,
                        uint32_t bits, double dpi, uint32_t orientation, ic_file *file);

/// Writes a baseline JPEG from BGRX words (the top byte is ignored), quality 1...100; 4:2:0 below 90, 4:4:4 from there.
/// `orientation` other than 1 is written as EXIF.
ic_status ic_jpeg_encode(const uint32_t *pixels, size_t stride, uint32_t width, uint32_t height, int quality, double dpi,
                         uint32_t orientation, ic_file *file);
