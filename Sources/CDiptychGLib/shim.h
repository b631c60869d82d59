#include <gio/gio.h>

/* A GNU function that Swift's Glibc module leaves out, as it is built without _GNU_SOURCE. */
void *memmem(const void *haystack, size_t haystack_length, const void *needle, size_t needle_length);
