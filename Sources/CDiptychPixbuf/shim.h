// GLib comes as a module: read again here, its types would belong to two modules, and Swift would want both
// imported wherever one of their members is used.
#include "../CDiptychGLib/shim.h"
#include <gdk-pixbuf/gdk-pixbuf.h>
