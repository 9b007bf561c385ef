/* test/fuzz/xml.c -- machine and launch descriptions from arbitrary bytes.
 *
 * Whatever a reader accepts must be usable: a machine has a time for every
 * class, a launch can be completed and its occupancy asked for.
 */
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include "wavebound/launch.h"
#include "wavebound/machine.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t n);

static struct wb_arg args[] = {
	{ .name = "p", .kind = WB_ARG_BUFFER, .bytes = 8 },
	{ .name = "n", .kind = WB_ARG_VALUE, .bytes = 4 },
	{ .name = "t", .kind = WB_ARG_LDS_POINTER, .bytes = 4 },
};

static void
use_launch(struct wb_ctx *cx, struct wb_launch *l, const struct wb_machine *m)
{
	struct wb_kernel_desc d = { .vgprs = 24, .sgprs = 16, .lds_bytes = 64, .arg = args, .narg = WB_COUNT(args),
		.max_flat_workgroup = 1024 };
	struct wb_fn fn = { .name = "k", .desc = &d };
	struct wb_occupancy o;

	if (wb_launch_complete(cx, l, &fn) != WB_OK)
		return;
	if (!l->workgroups || !l->workitems_per_workgroup || l->workitems_per_workgroup > 1024)
		abort();
	if (wb_machine_occupancy(cx, m, &d, l->workitems_per_workgroup, wb_launch_dynamic_lds(l, &fn), &o) == WB_OK &&
		o.workgroups_per_cu > m->max_workgroups)
		abort();
}

/* A good machine, loaded once. */
static const struct wb_machine *
vega(void)
{
	static const struct wb_machine *m;
	static struct wb_ctx *cx;

	if (!cx) {
		cx = wb_ctx_new(NULL);
		if (wb_machine_load(cx, "vega", &m) != WB_OK)
			abort();
	}
	return m;
}

int
LLVMFuzzerTestOneInput(const uint8_t *data, size_t n)
{
	struct wb_ctx *cx = wb_ctx_new(NULL);
	uint16_t f = wb_file_add(cx->files, WB_FILE_TEXT, "fuzz.xml", (const char *)data, n);
	const struct wb_machine *m;
	struct wb_launch *l;

	if (wb_machine_read(cx, f, &m) == WB_OK) {
		for (uint32_t k = 0; m->kind == WB_MACHINE_GCN && k < WB_TC_COUNT; k++)
			if (!m->issue_cycles[k])
				abort();
	} else if (!cx->diag->nerror) {
		abort();
	} else {
		m = vega();
	}
	if (wb_launch_read(cx, f, "k", &l) == WB_OK)
		use_launch(cx, l, m);
	else if (!cx->diag->nerror)
		abort();
	wb_ctx_free(cx);
	return 0;
}
