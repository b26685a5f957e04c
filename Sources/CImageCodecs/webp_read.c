// WebP in: lossy, lossless, alpha, profile, EXIF, the frames of animations, through libwebp and its demultiplexer.
// Limits: the canvas is checked from the header before anything is allocated; libwebp itself stops at 16,383 a side.
#include <stdlib.h>
#include <string.h>
#include <webp/decode.h>
#include <webp/demux.h>

#include "ic_internal.h"

static ic_status vp8_failure(ic_info *info, VP8StatusCode code) {
  switch (code) {
    case VP8_STATUS_NOT_ENOUGH_DATA: return ic_fail(info, IC_TRUNCATED, "the file ends too soon");
    case VP8_STATUS_OUT_OF_MEMORY: return ic_fail(info, IC_NO_MEMORY, "no memory to decode");
    case VP8_STATUS_UNSUPPORTED_FEATURE: return ic_fail(info, IC_UNSUPPORTED, "a feature that libwebp lacks");
    default: return ic_fail(info, IC_CORRUPT, "damaged WebP data");
  }
}

/// Opens the whole file; NULL sets the status.
static WebPDemuxer *open_file(const uint8_t *bytes, size_t size, ic_info *info, ic_status *status) {
  WebPData data = {bytes, size};
  WebPDemuxState state = WEBP_DEMUX_PARSE_ERROR;
  WebPDemuxer *demuxer = WebPDemuxPartial(&data, &state);
  if (demuxer != NULL && state == WEBP_DEMUX_DONE) return demuxer;
  WebPDemuxDelete(demuxer);
  bool is_cut = state == WEBP_DEMUX_PARSING_HEADER || state == WEBP_DEMUX_PARSED_HEADER;
  *status = is_cut ? ic_fail(info, IC_TRUNCATED, "the file ends too soon")
                   : ic_fail(info, IC_CORRUPT, "damaged WebP structure");
  return NULL;
}

static void read_chunks(const WebPDemuxer *demuxer, ic_info *info) {
  WebPChunkIterator chunk;
  if (WebPDemuxGetChunk(demuxer, "EXIF", 1, &chunk)) {
    const uint8_t *bytes = chunk.chunk.bytes;
    size_t size = chunk.chunk.size;
    // Some writers keep JPEG's prefix.
    size_t prefix = size > 6 && memcmp(bytes, "Exif\0\0", 6) == 0 ? 6 : 0;
    ic_exif_read(bytes + prefix, size - prefix, info);
  }
  WebPDemuxReleaseChunkIterator(&chunk);
  if (WebPDemuxGetChunk(demuxer, "ICCP", 1, &chunk)) {
    ic_profile_name(chunk.chunk.bytes, chunk.chunk.size, info->profile_name, sizeof info->profile_name);
  }
  WebPDemuxReleaseChunkIterator(&chunk);
}

/// The canvas of an extended file, read before libwebp compares it with the picture inside.
static ic_status check_canvas(const uint8_t *bytes, size_t size, const ic_options *options, ic_info *info) {
  if (size < 30 || memcmp(bytes + 12, "VP8X", 4) != 0) return IC_OK;
  info->width = 1 + (bytes[24] | (uint32_t)bytes[25] << 8 | (uint32_t)bytes[26] << 16);
  info->height = 1 + (bytes[27] | (uint32_t)bytes[28] << 8 | (uint32_t)bytes[29] << 16);
  return ic_check_size(info, options);
}

ic_status ic_webp_info(const uint8_t *bytes, size_t size, const ic_options *options, ic_info *info) {
  ic_status status = check_canvas(bytes, size, options, info);
  if (status != IC_OK) return status;
  WebPBitstreamFeatures features;
  VP8StatusCode code = WebPGetFeatures(bytes, size, &features);
  if (code != VP8_STATUS_OK) return vp8_failure(info, code);
  info->width = (uint32_t)features.width;
  info->height = (uint32_t)features.height;
  info->bits = 8;
  info->model = IC_MODEL_RGB;
  info->has_alpha = features.has_alpha != 0;
  status = ic_check_size(info, options);
  if (status != IC_OK) return status;
  WebPDemuxer *demuxer = open_file(bytes, size, info, &status);
  if (demuxer == NULL) return status;
  info->width = WebPDemuxGetI(demuxer, WEBP_FF_CANVAS_WIDTH);
  info->height = WebPDemuxGetI(demuxer, WEBP_FF_CANVAS_HEIGHT);
  info->frames = WebPDemuxGetI(demuxer, WEBP_FF_FRAME_COUNT);
  if (info->frames == 0) status = ic_fail(info, IC_CORRUPT, "no frame");
  read_chunks(demuxer, info);
  WebPDemuxDelete(demuxer);
  return status == IC_OK ? ic_check_size(info, options) : status;
}

/// A file of one frame that fills the canvas.
static ic_status decode_still(const uint8_t *bytes, size_t size, ic_info *info, uint32_t *pixels, size_t stride) {
  WebPDecoderConfig config;
  if (!WebPInitDecoderConfig(&config)) return ic_fail(info, IC_UNSUPPORTED, "another version of libwebp");
  VP8StatusCode code = WebPGetFeatures(bytes, size, &config.input);
  if (code != VP8_STATUS_OK) return vp8_failure(info, code);
  if ((uint32_t)config.input.width != info->width || (uint32_t)config.input.height != info->height) {
    return ic_fail(info, IC_CORRUPT, "the frame and the canvas differ");
  }
  config.output.colorspace = MODE_BGRA;
  config.output.is_external_memory = 1;
  config.output.u.RGBA = (WebPRGBABuffer){
      .rgba = (uint8_t *)pixels, .stride = (int)(stride * 4), .size = (stride * (info->height - 1) + info->width) * 4};
  code = WebPDecode(bytes, size, &config);
  WebPFreeDecBuffer(&config.output);
  return code == VP8_STATUS_OK ? IC_OK : vp8_failure(info, code);
}

/// One frame of an animation, drawn over those before it.
static ic_status decode_frame(const uint8_t *bytes, size_t size, uint32_t frame, ic_info *info, uint32_t *pixels,
                              size_t stride) {
  WebPAnimDecoderOptions options;
  if (!WebPAnimDecoderOptionsInit(&options)) return ic_fail(info, IC_UNSUPPORTED, "another version of libwebp");
  options.color_mode = MODE_BGRA;
  WebPData data = {bytes, size};
  WebPAnimDecoder *decoder = WebPAnimDecoderNew(&data, &options);
  if (decoder == NULL) return ic_fail(info, IC_CORRUPT, "damaged animation");
  ic_status status = IC_OK;
  uint8_t *canvas = NULL;
  int time = 0;
  for (uint32_t i = 0; i <= frame && status == IC_OK; i++) {
    if (!WebPAnimDecoderGetNext(decoder, &canvas, &time)) status = ic_fail(info, IC_CORRUPT, "damaged frame");
  }
  for (uint32_t y = 0; status == IC_OK && y < info->height; y++) {
    memcpy(pixels + y * stride, canvas + (size_t)y * info->width * 4, (size_t)info->width * 4);
  }
  WebPAnimDecoderDelete(decoder);
  return status;
}

ic_status ic_webp_decode(const uint8_t *bytes, size_t size, const ic_options *options, ic_info *info, uint32_t *pixels,
                         size_t stride) {
  ic_status status = IC_OK;
  WebPDemuxer *demuxer = open_file(bytes, size, info, &status);
  if (demuxer == NULL) return status;
  if (WebPDemuxGetI(demuxer, WEBP_FF_CANVAS_WIDTH) != info->width ||
      WebPDemuxGetI(demuxer, WEBP_FF_CANVAS_HEIGHT) != info->height) {
    status = ic_fail(info, IC_CORRUPT, "the header is another file's");
  } else if (options->frame >= WebPDemuxGetI(demuxer, WEBP_FF_FRAME_COUNT)) {
    status = ic_fail(info, IC_CORRUPT, "no such frame");
  } else if (WebPDemuxGetI(demuxer, WEBP_FF_FORMAT_FLAGS) & ANIMATION_FLAG) {
    status = decode_frame(bytes, size, options->frame, info, pixels, stride);
  } else {
    status = decode_still(bytes, size, info, pixels, stride);
  }
  WebPChunkIterator chunk;
  if (status == IC_OK && WebPDemuxGetChunk(demuxer, "ICCP", 1, &chunk)) {
    ic_color *color = ic_color_from_profile(chunk.chunk.bytes, chunk.chunk.size, IC_ROW_BGRA8);
    for (uint32_t y = 0; color != NULL && y < info->height; y++) {
      ic_color_row(color, pixels + y * stride, pixels + y * stride, info->width);
    }
    ic_color_free(color);
    WebPDemuxReleaseChunkIterator(&chunk);
  }
  WebPDemuxDelete(demuxer);
  return status;
}
