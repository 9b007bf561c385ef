/* test/fuzz/wir.c -- any bytes as text form: no crash, and what was read survives printing and reading again.
 */
#include <stdlib.h>

#include "wavebound/ir.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static struct wb_out
print(struct wb_ctx *cx, const struct wb_module *m)
{
	struct wb_out o = wb_out_new(cx->unit);

	for (uint32_t k = 0; k < m->nfn; k++)
		if (wb_verify(cx, m, m->fn[k]) != WB_OK)
			abort();
	wb_print_module(&o, m);
	return o;
}

int
LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	struct wb_ctx *cx = wb_ctx_new(NULL);
	const char *text = wb_strndup(cx->unit, (const char *)data, size);
	struct wb_out err = wb_out_new(cx->unit), first, second;
	uint16_t file = wb_file_add(cx->files, WB_FILE_TEXT, "in", text, size);
	struct wb_module *m;

	wb_wir_looks_like(text, size);
	if (wb_parse_wir(cx, file, &m) == WB_OK) {
		wb_diag_print(cx->diag, 0, false, &err);
		first = print(cx, m);
		file = wb_file_add(cx->files, WB_FILE_TEXT, "out", first.at, first.n);
		cx->diag = wb_diag_new(cx->unit, cx->files);
		if (wb_parse_wir(cx, file, &m) != WB_OK || cx->diag->nerror)
			abort();
		second = print(cx, m);
		if (strcmp(first.at, second.at) != 0)
			abort();
	}
	wb_ctx_free(cx);
	return 0;
}
