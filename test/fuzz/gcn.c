/* test/fuzz/gcn.c -- any bytes as GCN assembly: no crash, no byte read behind the
 * end, and every function that is not refused keeps the rules of the IR.
 *
 * The first byte chooses the target that is asked for, or none, unless it is of
 * the text already. The text is handed over where it lies, with no zero behind it.
 */
#include <stdlib.h>

#include "wavebound/gcn.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void
check(struct wb_ctx *cx, const struct wb_module *m, const struct wb_fn *fn)
{
	if (fn->refused)
		return;
	if (!fn->nblock || wb_verify(cx, m, fn) != WB_OK)
		abort();
	for (uint32_t k = 0; k < fn->ninst; k++) {
		const struct wb_inst *i = &fn->inst[k];
		bool added = wb_early_read(i);	/* in front of an early read */

		if (i->addr < fn->addr || i->addr + i->bytes > fn->addr + fn->bytes || !i->bytes != added || i->spare)
			abort();
		for (uint32_t n = 0; n < i->nopnd; n++) {
			const struct wb_opnd *o = &fn->opnd[i->opnd + n];

			if (o->kind == WB_OPND_UNIT && o->id + o->nunit > fn->nunit)
				abort();
			if (o->kind == WB_OPND_FN && o->id >= m->nfn)
				abort();
			if (o->kind == WB_OPND_SYM && o->id >= m->nsymbol)
				abort();
		}
	}
}

int
LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	struct wb_ctx *cx = wb_ctx_new(NULL);
	struct wb_out err = wb_out_new(cx->unit);
	struct wb_module *m = NULL;
	bool chooses = size && data[0] < ' ';
	const char *text = (const char *)data + chooses;
	size_t n = size - chooses;
	const char *target = chooses ? wb_gcn_supported(data[0]) : NULL;
	uint16_t file = wb_file_add(cx->files, WB_FILE_TEXT, "in", text, n);

	wb_gcn_looks_like(text, n);
	if (wb_gcn_read(cx, file, target, &m) == WB_OK)
		for (uint32_t k = 0; k < m->nfn; k++)
			check(cx, m, m->fn[k]);
	wb_diag_print(cx->diag, 0, false, &err);
	wb_ctx_free(cx);
	return 0;
}
