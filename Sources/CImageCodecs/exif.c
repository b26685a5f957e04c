// The three facts of a TIFF block that pictures need: orientation and resolution. Reads bytes one by one inside the block;
// follows no pointers but those of the resolution.
#include "ic_internal.h"

typedef struct {
  const uint8_t *bytes;
  size_t size;
  bool is_big_endian;
} tiff_block;

static uint32_t read16(const tiff_block *t, size_t at) {
  if (at + 2 > t->size) return 0;
  uint32_t a = t->bytes[at], b = t->bytes[at + 1];
  return t->is_big_endian ? a << 8 | b : b << 8 | a;
}

static uint32_t read32(const tiff_block *t, size_t at) {
  if (at + 4 > t->size) return 0;
  uint32_t a = read16(t, at), b = read16(t, at + 2);
  return t->is_big_endian ? a << 16 | b : b << 16 | a;
}

static double read_rational(const tiff_block *t, size_t entry) {
  size_t at = read32(t, entry + 8);
  if (at > t->size || at + 8 > t->size) return 0;
  uint32_t denominator = read32(t, at + 4);
  return denominator == 0 ? 0 : (double)read32(t, at) / denominator;
}

void ic_exif_read(const uint8_t *bytes, size_t size, ic_info *info) {
  if (size < 8 || !((bytes[0] == 'I' && bytes[1] == 'I') || (bytes[0] == 'M' && bytes[1] == 'M'))) return;
  tiff_block t = {bytes, size, bytes[0] == 'M'};
  if (read16(&t, 2) != 42) return;
  size_t directory = read32(&t, 4);
  if (directory < 8 || directory > size || directory + 2 > size) return;
  uint32_t count = read16(&t, directory);
  double x = 0, y = 0, unit = 1;
  for (uint32_t i = 0; i < count; i++) {
    size_t entry = directory + 2 + (size_t)i * 12;
    if (entry + 12 > size) break;
    uint32_t type = read16(&t, entry + 2);
    switch (read16(&t, entry)) {
      case 0x0112: {
        uint32_t value = type == 3 ? read16(&t, entry + 8) : type == 4 ? read32(&t, entry + 8) : 0;
        if (value >= 1 && value <= 8) info->orientation = value;
        break;
      }
      case 0x011A: if (type == 5) x = read_rational(&t, entry); break;
      case 0x011B: if (type == 5) y = read_rational(&t, entry); break;
      case 0x0128: if (type == 3 && read16(&t, entry + 8) == 3) unit = 2.54; break;
    }
  }
  if (x > 0 && y > 0) {
    info->dpi_x = x * unit;
    info->dpi_y = y * unit;
  }
}
