// cairo's figures: fills, gradients, shapes, strokes and a label on an image surface.
#include <cairo.h>
#include <math.h>
#include "measure.h"

static cairo_t *context;

static void paint(double alpha) {
  cairo_set_source_rgba(context, 0.1, 0.2, 0.3, alpha);
  cairo_paint(context);
}

static void ink(int i, double alpha) { cairo_set_source_rgba(context, (i * 37 & 255) / 255.0, 0.4, 0.2, alpha); }

static void rounded(double x, double y, double width, double height, double r) {
  cairo_new_sub_path(context);
  cairo_arc(context, x + width - r, y + r, r, -M_PI / 2, 0);
  cairo_arc(context, x + width - r, y + height - r, r, 0, M_PI / 2);
  cairo_arc(context, x + r, y + height - r, r, M_PI / 2, M_PI);
  cairo_arc(context, x + r, y + r, r, M_PI, 3 * M_PI / 2);
  cairo_close_path(context);
}

static void rounded_rects(double alpha) {
  for (int i = 0; i < PLACES; i++) {
    ink(i, alpha);
    rounded(place_x[i], place_y[i], 300, 60, 12);
    cairo_fill(context);
  }
}

static void circles(void) {
  for (int i = 0; i < PLACES; i++) {
    ink(i, 1);
    cairo_arc(context, place_x[i] + 20, place_y[i] + 20, 20, 0, 2 * M_PI);
    cairo_fill(context);
  }
}

static void borders(void) {
  cairo_set_line_width(context, 2);
  for (int i = 0; i < PLACES; i++) {
    ink(i, 1);
    rounded(place_x[i] + 1, place_y[i] + 1, 298, 58, 11);
    cairo_stroke(context);
  }
}

static void strokes(void) {
  cairo_set_line_width(context, 3);
  for (int i = 0; i < PLACES; i++) {
    double x = place_x[i], y = place_y[i];
    ink(i, 1);
    cairo_move_to(context, x, y);
    cairo_curve_to(context, x + i * 7 % 100, y + i * 11 % 100, x + i * 13 % 100, y + i * 17 % 100, x + i * 19 % 100,
                   y + i * 23 % 100);
    cairo_stroke(context);
  }
}

static void gradient(const char *id, cairo_pattern_t *pattern) {
  cairo_pattern_add_color_stop_rgb(pattern, 0, 1, 0, 0);
  cairo_pattern_add_color_stop_rgb(pattern, 0.5, 0, 1, 0);
  cairo_pattern_add_color_stop_rgb(pattern, 1, 0, 0, 1);
  ROW(id, FILL, 1, {
    cairo_set_source(context, pattern);
    cairo_paint(context);
  });
  cairo_pattern_destroy(pattern);
}

static void label(void) {
  cairo_select_font_face(context, "Inter", CAIRO_FONT_SLANT_NORMAL, CAIRO_FONT_WEIGHT_NORMAL);
  cairo_set_font_size(context, 17);
  cairo_set_source_rgb(context, 0, 0, 0);
  cairo_glyph_t *glyphs = NULL, placed[64];
  int count = 0;
  cairo_scaled_font_text_to_glyphs(cairo_get_scaled_font(context), 0, 0, "The quick brown fox 123", -1, &glyphs, &count,
                                   NULL, NULL, NULL);
  ROW("label-glyphs", MICROSECONDS, PLACES, for (int i = 0; i < PLACES; i++) {
    for (int k = 0; k < count; k++) {
      placed[k] = glyphs[k];
      placed[k].x += floor(place_x[i]);
      placed[k].y += floor(place_y[i]) + 17;
    }
    cairo_show_glyphs(context, placed, count);
  });
  cairo_glyph_free(glyphs);
}

int main(void) {
  prepare();
  cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, WIDTH, HEIGHT);
  context = cairo_create(surface);
  ROW("fill", FILL, 1, paint(1));
  ROW("over-solid", COPY, 1, paint(0.5));
  gradient("gradient-vertical", cairo_pattern_create_linear(0, 0, 0, HEIGHT));
  gradient("gradient-diagonal", cairo_pattern_create_linear(0, 0, WIDTH, HEIGHT));
  gradient("gradient-radial",
           cairo_pattern_create_radial(WIDTH / 2.0, HEIGHT / 2.0, 0, WIDTH / 2.0, HEIGHT / 2.0, HEIGHT / 2.0));
  ROW("rounded-rect", MICROSECONDS, PLACES, rounded_rects(1));
  ROW("rounded-rect-alpha", MICROSECONDS, PLACES, rounded_rects(0.5));
  ROW("circle", MICROSECONDS, PLACES, circles());
  ROW("border", MICROSECONDS, PLACES, borders());
  ROW("stroke", MICROSECONDS, PLACES, strokes());
  label();
  cairo_destroy(context);
  cairo_surface_destroy(surface);
  return 0;
}
