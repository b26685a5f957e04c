// libFuzzer target: PNG files.
#include "decode_target.h"

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size) { return decode_target(IC_FORMAT_PNG, bytes, size); }
