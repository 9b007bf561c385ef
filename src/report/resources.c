/* src/report/resources.c -- registers, memory and occupancy of a kernel. */
#include "resources.h"
#include "wavebound/reports.h"

const char *const wb_resource_key[WB_RES_COUNT] = { WB_RESOURCE_KEYS };
const char *const wb_resource_name[WB_RES_COUNT] = { "VGPRs", "accumulation registers", "SGPRs", "live VGPRs",
	"live SGPRs", "VGPR spills", "SGPR spills", "bytes of scratch", "bytes of LDS", "waves per SIMD",
	"bytes of code" };

static uint64_t
or_unknown(uint32_t n, bool known)
{
	return known ? n : WB_UNKNOWN;
}

static void
larger(uint64_t *n, uint32_t other)
{
	if (*n == WB_UNKNOWN || other > *n)
		*n = other;
}

/* By the code of the kernel and of all functions that it calls. */
static void
from_code(struct wb_ctx *cx, const struct wb_analysis *an, const struct wb_fn *fn, struct wb_resources *out)
{
	const struct wb_fn **callee;
	uint32_t ncallee = wb_callees(cx, an, fn, &callee);
	uint64_t *n = out->n;

	wb_pressure_find(cx, an->module, fn, &out->live);
	for (uint32_t f = 0; f <= ncallee; f++) {
		struct wb_arena_mark mark = wb_arena_mark(cx->tmp);
		struct wb_pressure p = out->live;

		if (f)
			wb_pressure_find(cx, an->module, callee[f - 1], &p);
		if (p.vgprs) {
			larger(&n[WB_RES_VGPRS], p.used_vgprs);
			larger(&n[WB_RES_AGPRS], p.used_agprs);
			larger(&n[WB_RES_SGPRS], p.used_sgprs);
			larger(&n[WB_RES_LIVE_VGPRS], p.most_vgprs);
			larger(&n[WB_RES_LIVE_SGPRS], p.most_sgprs);
		}
		wb_arena_reset(cx->tmp, mark);
	}
}

static void
from_descriptor(const struct wb_kernel_desc *d, uint64_t *n)
{
	const struct wb_counted *c = &d->counted;

	n[WB_RES_VGPRS] = c->known ? c->vgprs : d->vgprs;
	n[WB_RES_SGPRS] = c->known ? c->sgprs : d->sgprs;
	if (c->known)
		n[WB_RES_AGPRS] = c->agprs;
	n[WB_RES_VGPR_SPILLS] = or_unknown(c->vgpr_spills, c->known);
	n[WB_RES_SGPR_SPILLS] = or_unknown(c->sgpr_spills, c->known);
	n[WB_RES_SCRATCH] = d->scratch_bytes;
	n[WB_RES_LDS] = d->lds_bytes;
}

void
wb_resources_find(
	struct wb_ctx *cx, const struct wb_analysis *an, const struct wb_kernel_report *k, struct wb_resources *out)
{
	const struct wb_fn *fn = k->fn;
	uint64_t *n = out->n;

	out->limit = k->room_limit;
	for (uint32_t r = 0; r < WB_RES_COUNT; r++)
		n[r] = WB_UNKNOWN;
	from_code(cx, an, fn, out);
	if (fn->bytes && !fn->refused)	/* where something was not understood, its length may be another */
		n[WB_RES_CODE] = fn->bytes;
	if (!fn->desc)
		return;
	from_descriptor(fn->desc, n);
	if (k->launch)
		n[WB_RES_LDS] = wb_launch_lds(k->launch, fn);
	if (k->room_limit)
		n[WB_RES_OCCUPANCY] = k->room_waves;
}
