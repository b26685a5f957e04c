// Text with Pango on FreeType: the work of Sources/bench/Rows/TextRows.swift, with the same font and the same strings.
//
// Built and run by peers/run. A row that has no like here is left out: Pango keeps no cache of whole strings, so
// "text-repeated" sets the same text into the same layout again.
#include "measure.h"

#include <pango/pangoft2.h>

static const char *words[] = {
    "the",     "quick",   "brown", "fox",     "view",  "layer",   "Settings", "Account", "jumps", "over",
    "lazy",    "dog",     "Photos", "message", "Today", "update",  "network",  "Wi-Fi",   "general", "sound",
    "display", "battery", "privacy", "store",  "music", "12:30",   "4.99",     "AVATAR",  "Type",  "office",
};

static uint32_t state = 1;

/// Words in a fixed order that looks random, `length` bytes of them.
static void make_text(char *out, size_t length) {
  size_t used = 0;
  while (used < length) {
    state = state * 1664525 + 1013904223;
    const char *word = words[(state >> 16) % 30];
    for (const char *c = word; *c && used < length; c++) out[used++] = *c;
    if (used < length) out[used++] = ' ';
  }
  out[length] = 0;
}

int main(void) {
  static char stems[1000][32], text[64], paragraph[2100];
  PangoFontMap *map = pango_ft2_font_map_new();
  pango_ft2_font_map_set_resolution(PANGO_FT2_FONT_MAP(map), 72, 72);
  PangoContext *context = pango_font_map_create_context(map);
  PangoFontDescription *font = pango_font_description_from_string("Inter 17");
  pango_context_set_font_description(context, font);
  for (int i = 0; i < 1000; i++) make_text(stems[i], 16);
  make_text(paragraph, 2000);
  prepare();
  PangoLayout *layout = pango_layout_new(context);
  int serial = 0, width, height, wrap = 0;
  ROW("text-new", MICROSECONDS, 1000, for (int i = 0; i < 1000; i++) {
    snprintf(text, sizeof text, "%s%04d", stems[i], serial++ % 10000);
    pango_layout_set_text(layout, text, 20);
    pango_layout_get_size(layout, &width, &height);
  });
  ROW("text-repeated", MICROSECONDS, 1000, for (int i = 0; i < 1000; i++) {
    pango_layout_set_text(layout, "The quick brown fox 123", -1);
    pango_layout_get_size(layout, &width, &height);
  });
  pango_layout_set_text(layout, paragraph, -1);
  ROW("text-width", MICROSECONDS, 1, {
    wrap ^= 1;
    pango_layout_set_width(layout, (350 + wrap) * PANGO_SCALE);
    pango_layout_get_size(layout, &width, &height);
  });
  ROW("text-paragraph", MICROSECONDS, 1, {
    char changed[2120];
    snprintf(changed, sizeof changed, "%s%d", paragraph, serial++);
    pango_layout_set_text(layout, changed, -1);
    pango_layout_get_size(layout, &width, &height);
  });
  FT_Bitmap bitmap = {0};
  bitmap.width = 400;
  bitmap.rows = 100;
  bitmap.pitch = 400;
  bitmap.buffer = calloc(400, 100);
  bitmap.num_grays = 256;
  bitmap.pixel_mode = FT_PIXEL_MODE_GRAY;
  pango_layout_set_width(layout, -1);
  pango_layout_set_text(layout, "The quick brown fox 123", -1);
  ROW("text-draw", MICROSECONDS, 1000, for (int i = 0; i < 1000; i++) {
    pango_ft2_render_layout(&bitmap, layout, 20, 40);
  });
  return 0;
}
