// pixman's figures: fills, composites, masks, scaling and rotation over the whole surface.
#include <math.h>
#include <pixman.h>
#include "measure.h"

static pixman_image_t *image(int width, int height, uint32_t *pixels) {
  return pixman_image_create_bits(PIXMAN_a8r8g8b8, width, height, pixels, width * 4);
}

static pixman_image_t *target;

static void over(pixman_image_t *source, pixman_image_t *mask) {
  pixman_image_composite32(PIXMAN_OP_OVER, source, mask, target, 0, 0, 0, 0, 0, 0, WIDTH, HEIGHT);
}

static void scaled(const char *id, int width, int height) {
  uint32_t *pixels = new_pixels((size_t)width * height);
  fill_premultiplied(pixels, (size_t)width * height);
  pixman_image_t *source = image(width, height, pixels);
  pixman_transform_t map;
  pixman_transform_init_scale(&map, pixman_double_to_fixed((double)width / WIDTH),
                              pixman_double_to_fixed((double)height / HEIGHT));
  pixman_image_set_transform(source, &map);
  pixman_image_set_filter(source, PIXMAN_FILTER_BILINEAR, NULL, 0);
  pixman_image_set_repeat(source, PIXMAN_REPEAT_PAD);
  ROW(id, COPY, 1, over(source, NULL));
  pixman_image_unref(source);
  free(pixels);
}

static void rotated(pixman_image_t *source) {
  struct pixman_f_transform turn;
  pixman_transform_t map;
  pixman_f_transform_init_translate(&turn, -WIDTH / 2.0, -HEIGHT / 2.0);
  pixman_f_transform_rotate(&turn, NULL, cos(M_PI / 6), sin(M_PI / 6));
  pixman_f_transform_translate(&turn, NULL, WIDTH / 2.0, HEIGHT / 2.0);
  pixman_transform_from_pixman_f_transform(&map, &turn);
  pixman_image_set_transform(source, &map);
  pixman_image_set_filter(source, PIXMAN_FILTER_BILINEAR, NULL, 0);
  ROW("rotate", COPY, 1, over(source, NULL));
}

int main(void) {
  prepare();
  uint32_t *destination = new_pixels(PIXELS), *pixels = new_pixels(PIXELS);
  fill_opaque(destination, PIXELS);
  fill_premultiplied(pixels, PIXELS);
  int mask_stride = (WIDTH + 3) & ~3;
  uint8_t *coverage = malloc((size_t)mask_stride * HEIGHT);
  for (size_t i = 0; i < (size_t)mask_stride * HEIGHT; i++) coverage[i] = (uint8_t)(1 + random_bits() % 254);
  target = image(WIDTH, HEIGHT, destination);
  pixman_image_t *source = image(WIDTH, HEIGHT, pixels);
  pixman_image_t *mask = pixman_image_create_bits(PIXMAN_a8, WIDTH, HEIGHT, (uint32_t *)coverage, mask_stride);
  pixman_color_t opaque = { 0x1111, 0x2222, 0x3333, 0xffff }, faded = { 0x0800, 0x1000, 0x2000, 0x8080 };
  pixman_color_t half = { 0, 0, 0, 0x8000 };
  pixman_image_t *solid = pixman_image_create_solid_fill(&opaque), *veil = pixman_image_create_solid_fill(&faded);
  pixman_image_t *opacity = pixman_image_create_solid_fill(&half);
  pixman_box32_t whole = { 0, 0, WIDTH, HEIGHT };

  ROW("fill", FILL, 1, pixman_image_fill_boxes(PIXMAN_OP_SRC, target, &opaque, 1, &whole));
  ROW("over-solid", COPY, 1, over(veil, NULL));
  ROW("over-image", COPY, 1, over(source, NULL));
  ROW("over-image-opacity", COPY, 1, over(source, opacity));
  ROW("over-solid-mask", COPY, 1, over(solid, mask));
  ROW("over-image-mask", COPY, 1, over(source, mask));
  scaled("bilinear-down", 2 * WIDTH, 2 * HEIGHT);
  scaled("bilinear-up", WIDTH * 2 / 3, HEIGHT * 2 / 3);
  rotated(source);
  return 0;
}
