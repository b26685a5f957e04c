// Hue, saturation, color and luminosity on registers: scalar/blend_nonseparable.c step by step, a lane a pixel.
//
// Included by vector/tier_*.c after blend_quotients.h. Every float step is the scalar one, in the same order.
#pragma once

typedef struct { floats r, g, b; } rgb;

PX_INLINE floats pick_float(ints condition, floats a, floats b) {
  return (floats)((condition & (ints)a) | (~condition & (ints)b));
}
PX_INLINE floats lesser(floats a, floats b) { return pick_float(a < b, a, b); }
PX_INLINE floats greater(floats a, floats b) { return pick_float(a > b, a, b); }
PX_INLINE floats lowest(rgb c) { return lesser(lesser(c.r, c.g), c.b); }
PX_INLINE floats highest(rgb c) { return greater(greater(c.r, c.g), c.b); }
PX_INLINE floats saturation_of(rgb c) { return highest(c) - lowest(c); }
PX_INLINE floats luminosity_of(rgb c) { return 0.3f * c.r + 0.59f * c.g + 0.11f * c.b; }

/// Where `condition` holds, all channels' distances to `l` times `factor`.
PX_INLINE rgb drawn_to(ints condition, floats l, rgb c, floats factor) {
  return (rgb){ pick_float(condition, l + (c.r - l) * factor, c.r), pick_float(condition, l + (c.g - l) * factor, c.g),
                pick_float(condition, l + (c.b - l) * factor, c.b) };
}

PX_INLINE rgb with_luminosity(rgb c, floats l, floats limit) {
  floats shift = l - luminosity_of(c);
  c = (rgb){ c.r + shift, c.g + shift, c.b + shift };
  floats low = lowest(c), high = highest(c);
  c = drawn_to(low < 0, l, c, l / (l - low));
  return drawn_to(high > limit, l, c, (limit - l) / (high - l));
}

PX_INLINE rgb with_saturation(rgb c, floats saturation) {
  floats low = lowest(c), span = highest(c) - low;
  floats factor = saturation / pick_float(span > 0, span, 1 + (floats){});
  return (rgb){ (c.r - low) * factor, (c.g - low) * factor, (c.b - low) * factor };
}

typedef rgb mix_function(rgb s, rgb d, floats limit);

PX_INLINE rgb mix_hue(rgb s, rgb d, floats limit) {
  return with_luminosity(with_saturation(s, saturation_of(d)), luminosity_of(d), limit);
}
PX_INLINE rgb mix_saturation(rgb s, rgb d, floats limit) {
  return with_luminosity(with_saturation(d, saturation_of(s)), luminosity_of(d), limit);
}
PX_INLINE rgb mix_color(rgb s, rgb d, floats limit) { return with_luminosity(s, luminosity_of(d), limit); }
PX_INLINE rgb mix_luminosity(rgb s, rgb d, floats limit) { return with_luminosity(d, luminosity_of(s), limit); }

PX_INLINE floats as_floats(pixels v) { return __builtin_convertvector((ints)v, floats); }

PX_INLINE rgb channels(pixels p, pixels factor) {
  return (rgb){ as_floats(((p >> 16) & 255) * factor), as_floats(((p >> 8) & 255) * factor),
                as_floats((p & 255) * factor) };
}

PX_INLINE pixels resolved(floats sum, pixels limit) {
  ints whole = __builtin_convertvector(sum + 0.5f, ints);
  pixels value = (pixels)(whole & (whole > 0)) + 128;
  value = (value + (value >> 8)) >> 8;
  return pick_wide(less_or_equal(value, limit), value, limit);
}

PX_INLINE pixels nonseparable(pixels s, pixels d, mix_function *mix) {
  pixels sa = s >> 24, da = d >> 24, a = union_alpha(alpha_factors(s), alpha_factors(d)), limit = a >> 24;
  rgb mixed = mix(channels(s, da), channels(d, sa), as_floats(sa * da));
  rgb source = channels(s, 255 - da), destination = channels(d, 255 - sa);
  return a | resolved(source.r + destination.r + mixed.r, limit) << 16
    | resolved(source.g + destination.g + mixed.g, limit) << 8 | resolved(source.b + destination.b + mixed.b, limit);
}

#define NONSEPARABLE_ROW(name)                                                                          \
  PX_INLINE pixels name##_blend(pixels s, pixels d) { return nonseparable(s, d, mix_##name); }          \
  BLEND_ROW(name##_row, name##_blend)

NONSEPARABLE_ROW(hue)
NONSEPARABLE_ROW(saturation)
NONSEPARABLE_ROW(color)
NONSEPARABLE_ROW(luminosity)
