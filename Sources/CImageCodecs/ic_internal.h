// What the codec files share. Not for Swift.
#pragma once
#include "CImageCodecs.h"

/// Sets the message and hands the status back: `return ic_fail(info, IC_CORRUPT, "...")`.
ic_status ic_fail(ic_info *info, ic_status status, const char *message);
/// IC_OK when the size may be decoded under `options`.
ic_status ic_check_size(ic_info *info, const ic_options *options);

// One reader and one decoder a format; called through ic_read_info and ic_decode.
ic_status ic_png_info(const uint8_t *bytes, size_t size, const ic_options *options, ic_info *info);
ic_status ic_png_decode(const uint8_t *bytes, size_t size, const ic_options *options, ic_info *info, uint32_t *pixels,
                        size_t stride);
ic_status ic_jpeg_info(const uint8_t *bytes, size_t size, const ic_options *options, ic_info *info);
ic_status ic_jpeg_decode(const uint8_t *bytes, size_t size, const ic_options *options, ic_info *info, uint32_t *pixels,
                         size_t stride);
ic_status ic_webp_info(const uint8_t *bytes, size_t size, const ic_options *options, ic_info *info);
ic_status ic_webp_decode(const uint8_t *bytes, size_t size, const ic_options *options, ic_info *info, uint32_t *pixels,
                         size_t stride);

/// Orientation and resolution out of a TIFF block (EXIF without its "Exif\0\0"). Leaves `info` alone where the block says
/// nothing or nonsense.
void ic_exif_read(const uint8_t *tiff, size_t size, ic_info *info);

// Colour: a conversion to sRGB, or NULL when none is needed.
typedef struct ic_color ic_color;
typedef enum {
  IC_ROW_BGRA8 = 0,   // in place over the target
  IC_ROW_RGBA16,      // native endian
  IC_ROW_GRAYA8,
  IC_ROW_GRAYA16,
  IC_ROW_CMYK8,       // 255 is full ink
  IC_ROW_CMYK8_INVERTED,
} ic_row_format;
/// From an ICC profile. NULL when the profile is broken, of another model than `row`, or within one level of sRGB.
ic_color *ic_color_from_profile(const void *icc, size_t size, ic_row_format row);
/// From a PNG's gamma and primaries (x, y of white, red, green, blue; NULL for sRGB's). NULL when near sRGB or nonsense.
ic_color *ic_color_from_gamma(double gamma, const double *chromaticities, ic_row_format row);
void ic_color_free(ic_color *color);
/// Converts a row to straight BGRA; alpha is copied (255 for CMYK).
void ic_color_row(const ic_color *color, const void *row, uint32_t *target, uint32_t width);
/// The profile's description, cut to fit; empty when there is none.
void ic_profile_name(const void *icc, size_t size, char *name, size_t capacity);
