// What the three image targets do with an input: header, then pixels, under a small pixel limit, and a look at every pixel.
// Included by one file a format, which names the format; inputs of other formats are rejected at once, so that each run
// stays in its decoder.
#pragma once
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "CImageCodecs.h"

enum { FUZZ_PIXELS = 1 << 18, FUZZ_INPUT = 1 << 20 };

static int decode_target(ic_format format, const uint8_t *bytes, size_t size) {
  if (size > FUZZ_INPUT || ic_sniff(bytes, size) != format) return -1;
  ic_options options = {.max_pixels = FUZZ_PIXELS, .frame = 0};
  ic_info info;
  if (ic_read_info(bytes, size, &options, &info) != IC_OK) return 0;
  if (info.width == 0 || info.height == 0 || (uint64_t)info.width * info.height > FUZZ_PIXELS) abort();
  if (info.orientation < 1 || info.orientation > 8 || info.frames == 0) abort();
  if (memchr(info.profile_name, 0, sizeof info.profile_name) == NULL) abort();
  options.frame = info.frames > 1 ? 1 : 0;
  // No padding: the sanitizer sees a write past any row's end at the last row.
  uint32_t *pixels = calloc((size_t)info.width * info.height, 4);
  if (pixels == NULL) return 0;
  ic_status status = ic_decode(bytes, size, &options, &info, pixels, info.width);
  uint32_t sum = 0;
  for (size_t i = 0; i < (size_t)info.width * info.height; i++) sum += pixels[i];
  volatile uint32_t sink = sum;
  (void)sink;
  if (status != IC_OK && info.message[0] == 0) abort();
  free(pixels);
  return 0;
}
