// The doors of the module: which codec a file belongs to, and the checks that all share.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ic_internal.h"

ic_status ic_fail(ic_info *info, ic_status status, const char *message) {
  snprintf(info->message, sizeof info->message, "%s", message);
  return status;
}

ic_status ic_check_size(ic_info *info, const ic_options *options) {
  if (info->width == 0 || info->height == 0) return ic_fail(info, IC_CORRUPT, "a side is zero");
  if (info->width > IC_MAX_SIDE || info->height > IC_MAX_SIDE) {
    return ic_fail(info, IC_TOO_LARGE, "a side is longer than 32,767 pixels");
  }
  uint64_t pixels = (uint64_t)info->width * info->height;
  if (options->max_pixels != 0 && pixels > options->max_pixels) {
    return ic_fail(info, IC_TOO_LARGE, "more pixels than the limit");
  }
  return IC_OK;
}

ic_format ic_sniff(const uint8_t *bytes, size_t size) {
  static const uint8_t png[8] = {0x89, 'P', 'N', 'G', '\r', '\n', 0x1A, '\n'};
  if (size >= 8 && memcmp(bytes, png, 8) == 0) return IC_FORMAT_PNG;
  if (size >= 3 && bytes[0] == 0xFF && bytes[1] == 0xD8 && bytes[2] == 0xFF) return IC_FORMAT_JPEG;
  if (size >= 12 && memcmp(bytes, "RIFF", 4) == 0 && memcmp(bytes + 8, "WEBP", 4) == 0) return IC_FORMAT_WEBP;
  return IC_FORMAT_NONE;
}

/// The bytes are the beginning of a signature and nothing more.
static bool is_cut_signature(const uint8_t *bytes, size_t size) {
  static const uint8_t png[8] = {0x89, 'P', 'N', 'G', '\r', '\n', 0x1A, '\n'};
  static const uint8_t jpeg[3] = {0xFF, 0xD8, 0xFF};
  if (size == 0) return false;
  if (size < 8 && memcmp(bytes, png, size) == 0) return true;
  if (size < 3 && memcmp(bytes, jpeg, size) == 0) return true;
  return size < 12 && memcmp(bytes, "RIFF", size < 4 ? size : 4) == 0 &&
         (size <= 8 || memcmp(bytes + 8, "WEBP", size - 8) == 0);
}

ic_status ic_read_info(const uint8_t *bytes, size_t size, const ic_options *options, ic_info *info) {
  memset(info, 0, sizeof *info);
  info->orientation = 1;
  info->frames = 1;
  info->format = ic_sniff(bytes, size);
  switch (info->format) {
    case IC_FORMAT_PNG: return ic_png_info(bytes, size, options, info);
    case IC_FORMAT_JPEG: return ic_jpeg_info(bytes, size, options, info);
    case IC_FORMAT_WEBP: return ic_webp_info(bytes, size, options, info);
    case IC_FORMAT_NONE: break;
  }
  if (is_cut_signature(bytes, size)) return ic_fail(info, IC_TRUNCATED, "the file ends within its signature");
  return ic_fail(info, IC_NOT_AN_IMAGE, "neither PNG, JPEG nor WebP");
}

ic_status ic_decode(const uint8_t *bytes, size_t size, const ic_options *options, ic_info *info, uint32_t *pixels,
                    size_t stride) {
  ic_status status = ic_check_size(info, options);
  if (status != IC_OK) return status;
  if (stride < info->width) return ic_fail(info, IC_CORRUPT, "the target's rows are too short");
  if (info->format != ic_sniff(bytes, size)) return ic_fail(info, IC_CORRUPT, "the header is another file's");
  switch (info->format) {
    case IC_FORMAT_PNG: return ic_png_decode(bytes, size, options, info, pixels, stride);
    case IC_FORMAT_JPEG: return ic_jpeg_decode(bytes, size, options, info, pixels, stride);
    case IC_FORMAT_WEBP: return ic_webp_decode(bytes, size, options, info, pixels, stride);
    case IC_FORMAT_NONE: break;
  }
  return ic_fail(info, IC_NOT_AN_IMAGE, "neither PNG, JPEG nor WebP");
}

void ic_file_free(ic_file *file) {
  free(file->bytes);
  file->bytes = NULL;
  file->size = 0;
}
