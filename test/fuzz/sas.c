/* test/fuzz/sas.c -- any bytes as Sim-D assembly: no crash; a bound has a certificate that is proved, and no run
 * exceeds it.
 */
#include <stdlib.h>

#include "wavebound/pass.h"
#include "wavebound/simd.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static const enum wb_pass passes[] = { WB_PASS_DOM, WB_PASS_POSTDOM, WB_PASS_CDEP, WB_PASS_LOOPS, WB_PASS_GSA,
	WB_PASS_LANES, WB_PASS_TRIPS };

static bool
is_annotated(const struct wb_simd *p)
{
	bool found = false;

	for (uint32_t k = 0; k < p->ninst; k++)
		found = found || p->inst[k].cycle || p->inst[k].valued;
	return found;
}

/* @bound, proved and held against a run of one work-group on zeros. */
static void
hold(struct wb_ctx *cx, const struct wb_module *m, const struct wb_machine *machine, const struct wb_simd_launch *l,
	const struct wb_simd_bounds *bounds)
{
	struct wb_simd_certificate c = { m->fn[0]->name, machine->hash, *l, wb_simd_digest(m->simd), *bounds,
		WB_NO_LOC },
				   back;
	struct wb_out o = wb_out_new(cx->unit);
	struct wb_simd_proof proof;
	struct wb_simd_memory mem;
	struct wb_simd_run run;
	bool ours;

	if (wb_simd_certificate_write(&c, &o)) {
		uint16_t file = wb_file_add(cx->files, WB_FILE_TEXT, "c", o.at, o.n);

		if (wb_simd_certificate_read(cx, file, &ours, &back) != WB_OK || !ours ||
			(wb_simd_prove(cx, m, machine, l, &back, 20000, &proof) == WB_GATE && !is_annotated(m->simd)))
			abort();
	}
	if (wb_simd_memory(cx, m->simd, &mem) == WB_OK &&
		wb_simd_run(cx, m, machine, l, WB_SIMD_SP_AS_ACCESS, &mem, 200, &run) == WB_OK &&
		run.cycles > bounds->policy[WB_SIMD_SP_AS_ACCESS].cycles && !is_annotated(m->simd))
		abort();
}

int
LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	struct wb_ctx *cx = wb_ctx_new(NULL);
	const char *text = wb_strndup(cx->unit, (const char *)data, size);
	uint16_t file = wb_file_add(cx->files, WB_FILE_TEXT, "in", text, size);
	struct wb_simd_launch l = { 32, 32, 32 };
	struct wb_out err = wb_out_new(cx->unit);
	const struct wb_machine *machine;
	struct wb_simd_bounds bounds;
	struct wb_pass_env env;
	struct wb_module *m;

	wb_sas_looks_like(text, size);
	if (wb_machine_load(cx, "sim-d", &machine) == WB_OK && wb_sas_read(cx, file, false, &m) == WB_OK &&
		!m->fn[0]->refused) {
		env = (struct wb_pass_env){ .module = m };
		if (wb_verify(cx, m, m->fn[0]) != WB_OK)
			abort();
		if (wb_run_passes(cx, m->fn[0], &env, passes, WB_COUNT(passes), NULL) == WB_OK &&
			wb_simd_bound(cx, m, machine, &l, false, &bounds) == WB_OK)
			hold(cx, m, machine, &l, &bounds);
	}
	wb_diag_print(cx->diag, 0, false, &err);
	wb_ctx_free(cx);
	return 0;
}
