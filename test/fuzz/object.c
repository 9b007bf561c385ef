/* test/fuzz/object.c -- any bytes as a code object, bundle or host file: an
 * answer or a diagnostic, never a crash, a leak or silence.
 *
 * Good seeds: the .hsaco files of examples/, relocatable objects, bundles. */
#include <stdlib.h>

#include "wavebound/object.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t n);

int
LLVMFuzzerTestOneInput(const uint8_t *data, size_t n)
{
	struct wb_ctx *cx = wb_ctx_new(NULL);
	struct wb_module *m = NULL;
	enum wb_status s;

	if (!cx)
		abort();
	s = wb_object_read(cx, wb_file_add(cx->files, WB_FILE_TEXT, "fuzz", (const char *)data, n), NULL, &m);
	if (s == WB_OK ? !m : cx->diag->nerror + cx->diag->nrefusal == 0)
		abort();
	wb_ctx_free(cx);
	return 0;
}
