/* test/fuzz/msimt.c -- any bytes as mini-SIMT assembly: no crash; what can be analysed is bounded, and an execution
 * that ends stays within it.
 */
#include <stdlib.h>

#include "wavebound/minisimt.h"
#include "wavebound/pass.h"
#include "wavebound/warp.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static const enum wb_pass passes[] = { WB_PASS_DOM, WB_PASS_POSTDOM, WB_PASS_CDEP, WB_PASS_LOOPS, WB_PASS_GSA,
	WB_PASS_LANES, WB_PASS_DIVERGENCE, WB_PASS_TRIPS, WB_PASS_FACTS, WB_PASS_TREE, WB_PASS_THREADS, WB_PASS_WARP };

static void
try(struct wb_ctx *cx, const struct wb_module *mod, struct wb_fn *fn)
{
	struct wb_machine m = { .name = "fuzz", .kind = WB_MACHINE_MINI_SIMT, .threads = 6, .wave_lanes = 2,
		.mem_latency_cycles = 7, .inst_cycles = 1 };
	struct wb_pass_env env = { .module = mod, .machine = &m };
	struct wb_msimt_launch l = { .threads = 6, .words = 64, .steps = 20000 };
	struct wb_msimt_run run;
	struct wb_cta cta;

	if (wb_verify(cx, mod, fn) != WB_OK)
		abort();
	if (wb_run_passes(cx, fn, &env, passes, WB_COUNT(passes), NULL) != WB_OK ||
		wb_cta_simulate(cx, fn, &m, &cta) != WB_OK)
		return;
	if (fn->nannotation)
		return;		/* one may be false */
	l.memory = WB_NEW(cx->unit, uint32_t, l.words);
	wb_msimt_run(cx, fn, &m, &l, NULL, NULL, &run);
	if (!cta.refused && run.end == WB_MSIMT_DONE && run.cycles > cta.cycles)
		abort();
	if (!cta.refused && run.end == WB_MSIMT_HANG)
		abort();
}

int
LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	struct wb_ctx *cx = wb_ctx_new(NULL);
	const char *text = wb_strndup(cx->unit, (const char *)data, size);
	struct wb_out err = wb_out_new(cx->unit);
	uint16_t file = wb_file_add(cx->files, WB_FILE_TEXT, "in", text, size);
	struct wb_module *m;

	wb_msimt_looks_like(text, size);
	if (wb_msimt_read(cx, file, &m) == WB_OK)
		for (uint32_t f = 0; f < m->nfn; f++)
			if (!m->fn[f]->refused)
				try(cx, m, m->fn[f]);
	wb_diag_print(cx->diag, 0, false, &err);
	wb_ctx_free(cx);
	return 0;
}
