// Profiles and gammas -> sRGB, by Little CMS. One conversion a picture, used by one thread.
// Relative colorimetric for gray and RGB, perceptual for inks. A profile that is sRGB within one level converts nothing, so
// that files with the usual sRGB profiles keep their exact bytes.
#include <lcms2.h>
#include <lcms2_plugin.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "ic_internal.h"

enum { MAX_PROFILE = 8 << 20 };

struct ic_color {
  cmsContext context;
  cmsHTRANSFORM transform;
  ic_row_format row;
};

static void ignore_error(cmsContext context, cmsUInt32Number code, const char *text) {
  (void)context, (void)code, (void)text;
}

/// The largest single block that reading a profile may ask for: a four-dimensional table of 33 steps needs 7 MiB. Profiles
/// name sizes of their own, and one of 800 bytes was seen to ask for 200 MiB.
enum { MAX_BLOCK = 32 << 20 };

static void *limited_malloc(cmsContext context, cmsUInt32Number size) {
  (void)context;
  return size == 0 || size > MAX_BLOCK ? NULL : malloc(size);
}

static void limited_free(cmsContext context, void *block) {
  (void)context;
  free(block);
}

static void *limited_realloc(cmsContext context, void *block, cmsUInt32Number size) {
  (void)context;
  return size > MAX_BLOCK ? NULL : realloc(block, size);
}

static cmsContext make_context(void) {
  static const cmsPluginMemHandler memory = {
      .base = {.Magic = cmsPluginMagicNumber, .ExpectedVersion = 2000, .Type = cmsPluginMemHandlerSig},
      .MallocPtr = limited_malloc,
      .FreePtr = limited_free,
      .ReallocPtr = limited_realloc,
  };
  cmsContext context = cmsCreateContext((void *)&memory, NULL);
  if (context != NULL) cmsSetLogErrorHandlerTHR(context, ignore_error);
  return context;
}

static cmsUInt32Number lcms_format(ic_row_format row) {
  switch (row) {
    case IC_ROW_BGRA8: return TYPE_BGRA_8;
    case IC_ROW_RGBA16: return TYPE_RGBA_16;
    case IC_ROW_GRAYA8: return TYPE_GRAYA_8;
    case IC_ROW_GRAYA16: return TYPE_GRAYA_16;
    case IC_ROW_CMYK8: return TYPE_CMYK_8;
    case IC_ROW_CMYK8_INVERTED: return TYPE_CMYK_8_REV;
  }
  return 0;
}

static cmsColorSpaceSignature expected_space(ic_row_format row) {
  switch (row) {
    case IC_ROW_BGRA8: case IC_ROW_RGBA16: return cmsSigRgbData;
    case IC_ROW_GRAYA8: case IC_ROW_GRAYA16: return cmsSigGrayData;
    case IC_ROW_CMYK8: case IC_ROW_CMYK8_INVERTED: return cmsSigCmykData;
  }
  return cmsSigRgbData;
}

/// Within one level of sRGB at every point of a 6 x 6 x 6 lattice (256 levels of gray).
static bool is_near_identity(cmsContext context, cmsHPROFILE profile, cmsHPROFILE srgb, ic_row_format row) {
  bool is_gray = row == IC_ROW_GRAYA8 || row == IC_ROW_GRAYA16;
  if (!is_gray && row != IC_ROW_BGRA8 && row != IC_ROW_RGBA16) return false;
  cmsHTRANSFORM probe = cmsCreateTransformTHR(context, profile, is_gray ? TYPE_GRAY_8 : TYPE_RGB_8, srgb, TYPE_RGB_8,
                                              INTENT_RELATIVE_COLORIMETRIC, 0);
  if (probe == NULL) return false;
  uint8_t in[256 * 3], out[256 * 3];
  uint32_t count = is_gray ? 256 : 216;
  for (uint32_t i = 0; i < count; i++) {
    if (is_gray) {
      in[i] = (uint8_t)i;
    } else {
      in[i * 3] = (uint8_t)(i % 6 * 51), in[i * 3 + 1] = (uint8_t)(i / 6 % 6 * 51), in[i * 3 + 2] = (uint8_t)(i / 36 * 51);
    }
  }
  cmsDoTransform(probe, in, out, count);
  cmsDeleteTransform(probe);
  for (uint32_t i = 0; i < count * 3; i++) {
    int before = is_gray ? in[i / 3] : in[i];
    if (abs(before - out[i]) > 1) return false;
  }
  return true;
}

/// Takes the profile and the context over.
static ic_color *make_color(cmsContext context, cmsHPROFILE profile, ic_row_format row) {
  ic_color *color = NULL;
  cmsHPROFILE srgb = cmsCreate_sRGBProfileTHR(context);
  if (profile != NULL && srgb != NULL && cmsGetColorSpace(profile) == expected_space(row) &&
      !is_near_identity(context, profile, srgb, row)) {
    bool is_ink = row == IC_ROW_CMYK8 || row == IC_ROW_CMYK8_INVERTED;
    cmsHTRANSFORM transform =
        cmsCreateTransformTHR(context, profile, lcms_format(row), srgb, TYPE_BGRA_8,
                              is_ink ? INTENT_PERCEPTUAL : INTENT_RELATIVE_COLORIMETRIC, is_ink ? 0 : cmsFLAGS_COPY_ALPHA);
    if (transform != NULL && (color = calloc(1, sizeof *color)) != NULL) {
      *color = (ic_color){context, transform, row};
    } else if (transform != NULL) {
      cmsDeleteTransform(transform);
    }
  }
  if (profile != NULL) cmsCloseProfile(profile);
  if (srgb != NULL) cmsCloseProfile(srgb);
  if (color == NULL) cmsDeleteContext(context);
  return color;
}

ic_color *ic_color_from_profile(const void *icc, size_t size, ic_row_format row) {
  if (icc == NULL || size < 128 || size > MAX_PROFILE) return NULL;
  cmsContext context = make_context();
  if (context == NULL) return NULL;
  return make_color(context, cmsOpenProfileFromMemTHR(context, icc, (cmsUInt32Number)size), row);
}

ic_color *ic_color_from_gamma(double gamma, const double *c, ic_row_format row) {
  if (!(gamma > 0.1 && gamma < 10)) return NULL;
  // 1/2.2 with the usual primaries is what writers put down when they mean sRGB.
  bool is_gray = row == IC_ROW_GRAYA8 || row == IC_ROW_GRAYA16;
  static const double srgb[8] = {0.3127, 0.3290, 0.64, 0.33, 0.30, 0.60, 0.15, 0.06};
  bool has_usual_primaries = true;
  for (int i = 0; c != NULL && i < 8; i++) has_usual_primaries &= fabs(c[i] - srgb[i]) < 0.005;
  if (fabs(gamma - 2.2) < 0.11 && (has_usual_primaries || is_gray)) return NULL;
  if (c == NULL) c = srgb;
  for (int i = 0; i < 8; i += 2) {
    if (!(c[i] >= 0 && c[i] <= 1 && c[i + 1] > 0.001 && c[i + 1] <= 1)) return NULL;
  }
  cmsContext context = make_context();
  if (context == NULL) return NULL;
  cmsCIExyY white = {c[0], c[1], 1};
  cmsCIExyYTRIPLE primaries = {{c[2], c[3], 1}, {c[4], c[5], 1}, {c[6], c[7], 1}};
  cmsToneCurve *curve = cmsBuildGamma(context, gamma);
  cmsHPROFILE profile = NULL;
  if (curve != NULL && is_gray) {
    profile = cmsCreateGrayProfileTHR(context, &white, curve);
  } else if (curve != NULL) {
    cmsToneCurve *curves[3] = {curve, curve, curve};
    profile = cmsCreateRGBProfileTHR(context, &white, &primaries, curves);
  }
  if (curve != NULL) cmsFreeToneCurve(curve);
  return make_color(context, profile, row);
}

void ic_color_free(ic_color *color) {
  if (color == NULL) return;
  cmsDeleteTransform(color->transform);
  cmsDeleteContext(color->context);
  free(color);
}

void ic_color_row(const ic_color *color, const void *row, uint32_t *target, uint32_t width) {
  cmsDoTransform(color->transform, row, target, width);
  if (color->row != IC_ROW_CMYK8 && color->row != IC_ROW_CMYK8_INVERTED) return;
  for (uint32_t i = 0; i < width; i++) target[i] |= 0xFF000000u;
}

void ic_profile_name(const void *icc, size_t size, char *name, size_t capacity) {
  name[0] = 0;
  if (icc == NULL || size < 128 || size > MAX_PROFILE) return;
  cmsContext context = make_context();
  if (context == NULL) return;
  cmsHPROFILE profile = cmsOpenProfileFromMemTHR(context, icc, (cmsUInt32Number)size);
  if (profile != NULL) {
    cmsGetProfileInfoASCII(profile, cmsInfoDescription, "en", "US", name, (cmsUInt32Number)capacity);
    name[capacity - 1] = 0;
    for (char *c = name; *c != 0; c++) {
      if (*c < 0x20 || *c > 0x7E) *c = '?';
    }
    cmsCloseProfile(profile);
  }
  cmsDeleteContext(context);
}
