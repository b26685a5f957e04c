// The pixel loops of Acetate: see each header.
#pragma once
#include "px_blur.h"
#include "px_composite.h"
#include "px_convert.h"
#include "px_gradient.h"
#include "px_mask.h"
#include "px_rounded_rect.h"
#include "px_sample.h"
#include "px_scan.h"
#include "px_simd.h"
