// Mask and convert rows on registers, written once for every vector tier.
//
// Included by vector/tier_*.c after the vocabulary. Byte rows end in steps of eight bytes and then fewer.
#pragma once

typedef uint8_t eight __attribute__((vector_size(8)));
typedef uint16_t eight_halves __attribute__((vector_size(16)));

PX_INLINE bytes load_bytes(const uint8_t *p) {
  bytes v;
  memcpy(&v, p, sizeof v);
  return v;
}
PX_INLINE bytes multiply_bytes(bytes a, bytes b) {
  return (bytes)join(div255(even((pixels)a) * even((pixels)b)), div255(odd((pixels)a) * odd((pixels)b)));
}
PX_INLINE uint64_t multiply_eight(uint64_t a, uint64_t b) {
  eight x, y;
  memcpy(&x, &a, 8);
  memcpy(&y, &b, 8);
  eight_halves t = __builtin_convertvector(x, eight_halves) * __builtin_convertvector(y, eight_halves) + 128;
  eight product = __builtin_convertvector((t + (t >> 8)) >> 8, eight);
  uint64_t result;
  memcpy(&result, &product, 8);
  return result;
}

static void mask_multiply_row(uint8_t *dst, const uint8_t *src, size_t n) {
  size_t i = 0;
  for (; i + PX_BYTES <= n; i += PX_BYTES) {
    bytes product = multiply_bytes(load_bytes(dst + i), load_bytes(src + i));
    memcpy(dst + i, &product, PX_BYTES);
  }
  for (; i + 8 <= n; i += 8) {
    uint64_t d, s;
    memcpy(&d, dst + i, 8);
    memcpy(&s, src + i, 8);
    d = multiply_eight(d, s);
    memcpy(dst + i, &d, 8);
  }
  size_t rest = n - i;
  if (rest)
    store_few_bytes(dst + i, multiply_eight(load_few_bytes(dst + i, rest), load_few_bytes(src + i, rest)), rest);
}

static void mask_scale_row(uint8_t *dst, uint8_t alpha, size_t n) {
  halves factors = splat_half(alpha);
  uint64_t eight_alphas = alpha * 0x0101010101010101u;
  size_t i = 0;
  for (; i + PX_BYTES <= n; i += PX_BYTES) {
    pixels product = scale((pixels)load_bytes(dst + i), factors);
    memcpy(dst + i, &product, PX_BYTES);
  }
  for (; i + 8 <= n; i += 8) {
    uint64_t d;
    memcpy(&d, dst + i, 8);
    d = multiply_eight(d, eight_alphas);
    memcpy(dst + i, &d, 8);
  }
  size_t rest = n - i;
  if (rest) store_few_bytes(dst + i, multiply_eight(load_few_bytes(dst + i, rest), eight_alphas), rest);
}

/// Stores the low byte of each pixel's value.
PX_INLINE void store_low_bytes(uint8_t *dst, pixels v) {
  coverage low = __builtin_convertvector(v, coverage);
  memcpy(dst, &low, sizeof low);
}

static void mask_from_alpha_row(uint8_t *dst, const uint32_t *src, size_t n) {
  size_t i = 0;
  for (; i + PX_LANES <= n; i += PX_LANES) store_low_bytes(dst + i, load(src + i) >> 24);
  for (; i < n; i++) dst[i] = (uint8_t)(src[i] >> 24);
}

/// Blue and red meet in one 16-bit lane sum each: 54 r + 19 b and 183 g stay below 65,536 together.
PX_INLINE pixels luminances(pixels v) {
  halves weighted = even(v) * (halves)splat(54u << 16 | 19) + odd(v) * (halves)splat(183);
  pixels sum = (pixels)weighted;
  return ((sum & 0xffff) + (sum >> 16) + 128) >> 8;
}

static void luminance_row(uint8_t *dst, const uint32_t *src, size_t n) {
  size_t i = 0;
  for (; i + PX_LANES <= n; i += PX_LANES) store_low_bytes(dst + i, luminances(load(src + i)));
  for (; i < n; i++) dst[i] = (uint8_t)px_luminance(src[i]);
}

static void mask_colorize_row(uint32_t *dst, uint32_t color, const uint8_t *mask, size_t n) {
  pixels c = splat(color);
  size_t i = 0;
  for (; i + PX_LANES <= n; i += PX_LANES) store(dst + i, scale(c, cover_factors(load_cover(mask + i))));
  if (i < n) store_some(dst + i, scale(c, cover_factors(load_cover_some(mask + i, n - i))), n - i);
}

/// A row of a function from pixels to pixels; dst may be src.
#define CONVERT_ROW(name, function)                                                        \
  static void name(uint32_t *dst, const uint32_t *src, size_t n) {                         \
    size_t i = 0;                                                                          \
    for (; i + PX_LANES <= n; i += PX_LANES) store(dst + i, function(load(src + i)));      \
    if (i < n) store_some(dst + i, function(load_some(src + i, n - i)), n - i);            \
  }

PX_INLINE pixels red_blue_swapped(pixels v) {
  return (v & 0xff00ff00) | ((v >> 16) & 255) | (v & 255) << 16;
}

PX_INLINE pixels premultiplied(pixels v) {
  return (scale(v, alpha_factors(v)) & 0x00ffffff) | (v & 0xff000000);
}

PX_INLINE pixels made_opaque(pixels v) { return v | 0xff000000; }

/// The integer quotient: a float quotient of numbers below 2^24 whose result is below 2^16 truncates to just that.
PX_INLINE pixels quotient(pixels numerator, pixels denominator) {
  floats n = __builtin_convertvector((ints)numerator, floats);
  floats d = __builtin_convertvector((ints)denominator, floats);
  return (pixels)__builtin_convertvector(n / d, ints);
}

PX_INLINE pixels straight_channel(pixels c, pixels a) {
  return __builtin_elementwise_min(quotient(c * 255 + (a >> 1), a), splat(255));
}

PX_INLINE pixels unpremultiplied(pixels v) {
  pixels a = v >> 24, visible = (pixels)(a != 0);
  pixels divisor = a | (~visible & 1);
  pixels straight = v & 0xff000000;
  straight |= straight_channel((v >> 16) & 255, divisor) << 16;
  straight |= straight_channel((v >> 8) & 255, divisor) << 8;
  straight |= straight_channel(v & 255, divisor);
  return straight & visible;
}

CONVERT_ROW(swap_red_blue_row, red_blue_swapped)
CONVERT_ROW(premultiply_row, premultiplied)
CONVERT_ROW(unpremultiply_row, unpremultiplied)
CONVERT_ROW(set_opaque_row, made_opaque)

static void from_gray8_row(uint32_t *dst, const uint8_t *src, size_t n) {
  size_t i = 0;
  for (; i + PX_LANES <= n; i += PX_LANES) {
    pixels g = (pixels)cover_factors(load_cover(src + i));
    store(dst + i, g | g << 8 | 0xff000000);
  }
  for (; i < n; i++) dst[i] = 0xff000000 | src[i] * 0x010101u;
}
