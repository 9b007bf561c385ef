/* src/xml/library.c -- loads libxml2, when the first file of XML is read.
 *
 * Most runs read none. libxml2 needs libraries of its own, and to load all of them takes a quarter of the time in which
 * a small kernel is analyzed.
 */
#include <dlfcn.h>
#include <errno.h>

#include "private.h"

struct wb_libxml2 wb_libxml2;

static const struct {
	const char *name;
	size_t at;			/* in wb_libxml2 */
} function[] = {
#define ROW(name) { #name, offsetof(struct wb_libxml2, name) },
	LIBXML2(ROW)
};

static bool
find_functions(void *library)
{
	for (size_t k = 0; k < WB_COUNT(function); k++) {
		void *at = dlsym(library, function[k].name);

		if (!at)
			return false;
		/* POSIX lets an object pointer hold a function */
		memcpy((char *)&wb_libxml2 + function[k].at, &at, sizeof(at));
	}
	return true;
}

bool
wb_xml_load(struct wb_ctx *cx)
{
	static bool loaded;
	void *library;

	if (loaded)
		return true;
	errno = 0;
	library = dlopen(WB_LIBXML2, RTLD_NOW);
	if (!library && errno == ENOMEM)
		wb_arena_exhausted(cx->tmp);
	loaded = library && find_functions(library);
	if (!loaded)
		wb_report(cx->diag, WB_E_XML_LIBRARY, WB_NO_LOC, "XML is read by libxml2, and that cannot be loaded");
	return loaded;
}
