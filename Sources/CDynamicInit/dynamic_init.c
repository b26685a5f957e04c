// Allocating initialisers by metatype: see the header.
#include "CDynamicInit.h"

#define SWIFT_CALL __attribute__((swiftcall))
#define SWIFT_CONTEXT __attribute__((swift_context))

typedef SWIFT_CALL void *(*plain_init)(SWIFT_CONTEXT void *metatype);
typedef SWIFT_CALL void *(*rect_init)(double, double, double, double, SWIFT_CONTEXT void *metatype);

void *di_call_init(void *entry, void *metatype) { return ((plain_init)entry)(metatype); }

void *di_call_init_rect(void *entry, void *metatype, double x, double y, double width, double height) {
  return ((rect_init)entry)(x, y, width, height, metatype);
}
