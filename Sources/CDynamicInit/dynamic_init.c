#include "CDynamicInit.h"
