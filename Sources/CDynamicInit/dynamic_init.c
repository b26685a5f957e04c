// Allocating initialisers by metatype: see the header.
#include "CDynamicInit.h"
