/* src/sim/run.c -- a kernel, its arguments and launch; the purely functional run.
 */
#include <assert.h>
#include <stdlib.h>

#include "sim.h"

#define MOST_ITEMS 1024u	/* of a workgroup */
#define DYNAMIC_STACK_BYTES 16384	/* per lane, when the kernel does not say */

/* ---- creation ------------------------------------------------------------------------- */
static void
set_defaults(struct wb_sim *s, const struct wb_sim_config *cfg)
{
	if (cfg)
		s->cfg = *cfg;
	s->dynamic_lds = s->cfg.lds_bytes;
	if (!s->cfg.line_bytes)
		s->cfg.line_bytes = 64;
	if (!s->cfg.lds_banks)
		s->cfg.lds_banks = 32;
	if (!s->cfg.lds_bank_bytes)
		s->cfg.lds_bank_bytes = 4;
	if (!s->cfg.access_align_bytes)
		s->cfg.access_align_bytes = 4;
	if (!s->cfg.global_align_bytes)
		s->cfg.global_align_bytes = s->cfg.access_align_bytes;
	if (!s->cfg.lds_align_bytes)
		s->cfg.lds_align_bytes = s->cfg.access_align_bytes;
	if (!s->cfg.heap_bytes)
		s->cfg.heap_bytes = 4ull << 30;
}

static enum wb_status
map_system(struct wb_sim *s)
{
	const struct wb_kernel_desc *d = s->fn->desc;
	uint8_t *queue, *scratch;
	uint64_t bytes = d->kernarg_bytes;
	uint32_t high;
	enum wb_status st;

	for (uint32_t k = 0; k < d->narg; k++)
		if ((uint64_t)d->arg[k].offset + d->arg[k].bytes > bytes)
			bytes = (uint64_t)d->arg[k].offset + d->arg[k].bytes;
	if (bytes > 1 << 20) {
		wb_report(s->cx->diag, WB_E_SIM_LAUNCH, s->fn->loc, "%llu bytes of kernel arguments",
			(unsigned long long)bytes);
		return WB_BAD_INPUT;
	}
	s->kernarg_bytes = (uint32_t)bytes;
	/* compilers may load beyond the last argument, up to a multiple of 64 bytes */
	st = wb_sim_map(s, "kernel arguments", (s->kernarg_bytes + 127) & ~63u, &s->kernarg_at, &s->kernarg);
	if (st == WB_OK)
		st = wb_sim_map(s, "dispatch packet", 64, &s->packet_at, &s->packet);
	if (st == WB_OK)
		st = wb_sim_map(s, "queue", 256, &s->queue_at, &queue);
	if (st == WB_OK)
		st = wb_sim_map_aligned(s, "scratch", 0, 256, &s->scratch_at, &scratch);
	if (st != WB_OK)
		return st;
	for (uint32_t k = 0; k < s->nregion; k++)	/* all but scratch, of which there is none yet (M13) */
		s->region[k].constant = s->region[k].base != s->scratch_at;
	high = APERTURE_LDS;	/* where gfx8 code finds the apertures */
	memcpy(queue + 0x40, &high, 4);
	high = APERTURE_SCRATCH;
	memcpy(queue + 0x44, &high, 4);
	return wb_sim_tables(s);
}

enum wb_status
wb_sim_new(struct wb_ctx *cx, const struct wb_module *m, const struct wb_fn *fn, const struct wb_sim_config *cfg,
	struct wb_sim **out)
{
	struct wb_sim *s = WB_NEW(cx->unit, struct wb_sim, 1);
	const struct program *g;

	if (m->isa != WB_ISA_GCN || !wb_gcn_is_executed(m->gfx)) {
		wb_report(cx->diag, WB_E_SIM_TARGET, fn->loc, "target %s", m->target ? m->target : "unknown");
		return WB_REFUSED;
	}
	if (fn->refused || !fn->desc || !fn->nblock) {
		wb_report(cx->diag, WB_E_SIM_LAUNCH, fn->loc, "'%s' cannot be run: %s", fn->name,
			fn->refused ? fn->refused : "it is no kernel");
		return WB_REFUSED;
	}
	s->cx = cx;
	s->module = m;
	s->fn = fn;
	s->gfx = m->gfx;
	s->lanes = fn->desc->wave_lanes;
	set_defaults(s, cfg);
	s->prog = WB_NEW(cx->unit, struct program, m->nfn);
	s->region = WB_NEW(cx->unit, struct region, REGION_MAX);
	if ((uint64_t)fn->desc->scratch_bytes * MOST_ITEMS > s->cfg.heap_bytes) {
		wb_report(cx->diag, WB_E_SIM_MEMORY, fn->loc,
			"%u bytes of private memory for each work-item: for a workgroup more than %llu bytes of memory "
			"in all",
			fn->desc->scratch_bytes, (unsigned long long)s->cfg.heap_bytes);
		return WB_REFUSED;
	}
	s->scratch_bytes = (fn->desc->scratch_bytes + 3) & ~3u;
	if (fn->desc->dynamic_stack && s->scratch_bytes < DYNAMIC_STACK_BYTES)
		s->scratch_bytes = DYNAMIC_STACK_BYTES;
	g = wb_sim_decode(s, fn->id);
	s->nvgpr = g->calls ? (s->gfx >= 0x908 ? 512 : 256) : g->nvgpr > fn->desc->vgprs ? g->nvgpr : fn->desc->vgprs;
	if (s->nvgpr < 4)
		s->nvgpr = 4;
	*out = s;
	return map_system(s);
}

/* ---- arguments --------------------------------------------------------------------------- */
enum wb_status
wb_sim_arg(struct wb_sim *s, uint32_t index, const void *value, uint32_t bytes)
{
	const struct wb_kernel_desc *d = s->fn->desc;
	uint32_t seen = 0;

	for (uint32_t k = 0; k < d->narg; k++) {
		const struct wb_arg *a = &d->arg[k];

		if (a->kind == WB_ARG_HIDDEN || seen++ != index)
			continue;
		if (a->kind == WB_ARG_LDS_POINTER) {
			uint32_t want, at, align = a->align > 16 ? a->align : 16;

			assert(bytes == 4);
			memcpy(&want, value, 4);
			at = (d->lds_bytes + s->dynamic_lds + align - 1) / align * align;
			s->dynamic_lds = at - d->lds_bytes + want;
			memcpy(s->kernarg + a->offset, &at, 4);
			return WB_OK;
		}
		if (bytes > a->bytes)
			break;
		memset(s->kernarg + a->offset, 0, a->bytes);
		memcpy(s->kernarg + a->offset, value, bytes);
		return WB_OK;
	}
	wb_report(s->cx->diag, WB_E_SIM_LAUNCH, s->fn->loc, "'%s' has no argument %u of %u bytes", s->fn->name, index,
		bytes);
	return WB_BAD_INPUT;
}

const uint8_t *
wb_sim_arg_value(const struct wb_sim *s, uint32_t index, uint32_t *bytes)
{
	const struct wb_kernel_desc *d = s->fn->desc;
	uint32_t seen = 0;

	for (uint32_t k = 0; k < d->narg; k++)
		if (d->arg[k].kind != WB_ARG_HIDDEN && seen++ == index) {
			*bytes = d->arg[k].bytes;
			return s->kernarg + d->arg[k].offset;
		}
	return NULL;
}

static void
put_bytes(uint8_t *to, uint64_t x, uint32_t bytes)
{
	memcpy(to, &x, bytes < 8 ? bytes : 8);
}

static void
hidden(struct wb_sim *s, const struct wb_arg *a, uint32_t dims)
{
	const char *kind = a->value_kind ? a->value_kind : a->name;
	uint8_t *to = s->kernarg + a->offset;
	static const char *const axis[3] = { "_x", "_y", "_z" };
	size_t n = strlen(kind);

	for (int k = 0; k < 3; k++) {
		if (n < 2 || strcmp(kind + n - 2, axis[k]) != 0)
			continue;
		if (strncmp(kind, "hidden_block_count", 18) == 0)
			put_bytes(to, s->grid[k] / s->workgroup[k], a->bytes);
		else if (strncmp(kind, "hidden_group_size", 17) == 0)
			put_bytes(to, s->workgroup[k], a->bytes);
		else if (strncmp(kind, "hidden_remainder", 16) == 0)
			put_bytes(to, s->grid[k] % s->workgroup[k], a->bytes);
		return;	/* global offsets are 0 */
	}
	if (strcmp(kind, "hidden_grid_dims") == 0)
		put_bytes(to, dims, a->bytes);
	else if (strcmp(kind, "hidden_private_base") == 0)
		put_bytes(to, APERTURE_SCRATCH, a->bytes);
	else if (strcmp(kind, "hidden_shared_base") == 0)
		put_bytes(to, APERTURE_LDS, a->bytes);
	else if (strcmp(kind, "hidden_queue_ptr") == 0)
		put_bytes(to, s->queue_at, a->bytes);
	else if (strcmp(kind, "hidden_dynamic_lds_size") == 0)
		put_bytes(to, s->dynamic_lds, a->bytes);
}

enum wb_status
wb_sim_launch(struct wb_sim *s, const uint64_t grid[3], const uint32_t workgroup[3])
{
	const struct wb_kernel_desc *d = s->fn->desc;
	uint32_t dims = 1;
	uint64_t items = 1;

	s->ngroup = 1;
	for (uint32_t k = 0; k < 3; k++) {
		if (!grid[k] || !workgroup[k] || grid[k] > UINT32_MAX || !wb_mul_u64(items, workgroup[k], &items) ||
			items > 1024 || !wb_mul_u64(s->ngroup, wb_ceil_div(grid[k], workgroup[k]), &s->ngroup)) {
			wb_report(s->cx->diag, WB_E_SIM_LAUNCH, s->fn->loc,
				"grid or workgroup size: each at least 1, at most 1024 work-items in a workgroup");
			return WB_BAD_INPUT;
		}
		s->grid[k] = grid[k];
		s->workgroup[k] = workgroup[k];
		s->groups[k] = wb_ceil_div(grid[k], workgroup[k]);
		if (grid[k] > 1)
			dims = k + 1;
	}
	s->items = (uint32_t)items;
	for (uint32_t k = 0; k < d->narg; k++)
		if (d->arg[k].kind == WB_ARG_HIDDEN)
			hidden(s, &d->arg[k], dims);
	put_bytes(s->packet + 2, dims, 2);
	for (uint32_t k = 0; k < 3; k++) {
		put_bytes(s->packet + 4 + 2 * k, workgroup[k], 2);
		put_bytes(s->packet + 12 + 4 * k, grid[k], 4);
	}
	put_bytes(s->packet + 24, s->scratch_bytes, 4);
	put_bytes(s->packet + 28, d->lds_bytes + s->dynamic_lds, 4);
	put_bytes(s->packet + 40, s->kernarg_at, 8);
	s->launched = true;
	return WB_OK;
}

uint64_t wb_sim_groups(const struct wb_sim *s) { return s->ngroup; }
uint32_t
wb_sim_group_waves(const struct wb_sim *s)
{
	return s->split ? s->items : (uint32_t)wb_ceil_div(s->items, s->lanes);
}

/* ---- functional run ---------------------------------------------------------------------------- */
/* Reports the instructions at which the waves of @g are. */
static enum wb_status
unfinished(struct wb_sim *s, const struct wb_sim_group *g, enum wb_diag_code code, const char *why)
{
	struct wb_arena_mark mark = wb_arena_mark(s->cx->tmp);
	struct wb_sim_position *position = WB_NEW(s->cx->tmp, struct wb_sim_position, g->nwave);
	uint32_t n = 0;

	for (uint32_t i = 0; i < g->nwave; i++)
		n += wb_sim_position(&g->wave[i], &position[n]);
	wb_sim_report_positions(s, code, why, position, n);
	wb_arena_reset(s->cx->tmp, mark);
	return WB_REFUSED;
}

/* Runs each wave until it waits or ends, one after the other, until all have ended. */
static enum wb_status
run_group(struct wb_sim *s, struct wb_sim_group *g, uint64_t limit)
{
	struct wb_sim_effect e;

	while (g->ended < g->nwave) {
		for (uint32_t i = 0; i < g->nwave; i++) {
			struct wb_sim_wave *w = &g->wave[i];

			for (uint32_t k = 0; k < 1000 && !w->ended && !w->at_barrier; k++) {
				enum wb_status st;

				if (limit && s->clock >= limit)
					return unfinished(s, g, WB_E_SIM_LIMIT,
						wb_format(s->cx->unit, "not finished after %llu instructions",
							(unsigned long long)limit));
				if (wb_sim_hangs(s))
					return unfinished(s, g, WB_E_SIM_HANG, "no wave can go on");
				st = wb_sim_step(w, &e);
				if (st != WB_OK)
					return st;
			}
		}
	}
	return WB_OK;
}

enum wb_status
wb_sim_run_functional(struct wb_sim *s, uint64_t limit, uint64_t *instructions)
{
	enum wb_status st = WB_OK;

	for (uint64_t id = 0; id < s->ngroup && st == WB_OK; id++) {
		struct wb_sim_group *g = wb_sim_group_start(s, id);

		st = run_group(s, g, limit);
		wb_sim_group_finish(g);
	}
	if (instructions)
		*instructions = s->clock;
	return st;
}
