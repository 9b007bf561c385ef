/* test/lib/waves.c -- the frame, the launch and the execution of kernels that tests of TRIPS make. */
#include "waves.h"

#include <stdio.h>

#include "wavebound/gcn.h"
#include "wavebound/pass.h"

static uint32_t
at_least_1(uint32_t n)
{
	return n ? n : 1;
}

/* ---- text --------------------------------------------------------------------------------------- */
void
waves_head(struct wb_out *o)
{
	wb_puts(o,
		"\t.text\n\t.amdgcn_target \"amdgcn-amd-amdhsa--gfx900\"\n\t.amdhsa_code_object_version 4\n"
		"\t.globl k\n\t.p2align 8\n\t.type k,@function\nk:\n");
}

void
waves_tail(struct wb_out *o, const struct waves *w)
{
	uint32_t bytes = 4 * w->narg + (w->has_data ? 16 : 0);

	wb_printf(o,
		"\ts_endpgm\n.Lend:\n\t.size k, .Lend-k\n\t.section\t.rodata,\"a\",@progbits\n\t.p2align 6, 0x0\n"
		"\t.amdhsa_kernel k\n\t\t.amdhsa_kernarg_size %u\n\t\t.amdhsa_user_sgpr_dispatch_ptr %u\n"
		"\t\t.amdhsa_user_sgpr_kernarg_segment_ptr 1\n\t\t.amdhsa_system_sgpr_workgroup_id_x 1\n"
		"\t\t.amdhsa_system_sgpr_workgroup_id_y %u\n\t\t.amdhsa_system_sgpr_workgroup_id_z %u\n"
		"\t\t.amdhsa_system_vgpr_workitem_id %u\n\t\t.amdhsa_next_free_vgpr 64\n"
		"\t\t.amdhsa_next_free_sgpr 96\n\t.end_amdhsa_kernel\n\t.text\n\t.amdgpu_metadata\n---\n"
		"amdhsa.kernels:\n  - .args:\n",
		bytes, w->packet, w->dims == 3, w->dims == 3, w->dims - 1);
	for (uint32_t k = 0; k < w->narg; k++)
		wb_printf(o,
			"      - .name: a%u\n        .offset: %u\n        .size: 4\n"
			"        .value_kind: by_value\n        .type_name: uint\n",
			k, 4 * k);
	if (w->has_data)
		wb_printf(o,
			"      - .name: data\n        .offset: %u\n        .size: 8\n"
			"        .value_kind: global_buffer\n        .address_space: global\n"
			"      - .name: half\n        .offset: %u\n        .size: 2\n"
			"        .value_kind: by_value\n        .type_name: ushort\n",
			4 * w->narg, 4 * w->narg + 8);
	wb_printf(o,
		"    .kernarg_segment_align: 8\n    .kernarg_segment_size: %u\n"
		"    .max_flat_workgroup_size: 1024\n    .name: k\n    .symbol: k.kd\n"
		"    .group_segment_fixed_size: 0\n    .private_segment_fixed_size: 0\n"
		"    .sgpr_count: 96\n    .vgpr_count: 64\n    .wavefront_size: 64\n"
		"amdhsa.target: amdgcn-amd-amdhsa--gfx900\namdhsa.version:\n  - 1\n  - 1\n...\n"
		"\t.end_amdgpu_metadata\n",
		bytes);
}

/* ---- analysis ----------------------------------------------------------------------------------- */
struct wb_module *
waves_read(struct wb_ctx *cx, const char *text, uint64_t seed, bool quiet)
{
	struct wb_out o = wb_out_new(cx->unit);
	struct wb_module *m;

	if (wb_gcn_read(cx, wb_file_add(cx->files, WB_FILE_TEXT, "k.s", text, strlen(text)), NULL, &m) == WB_OK &&
		m->nfn == 1 && !m->fn[0]->refused)
		return m;
	if (quiet)
		return NULL;
	wb_diag_print(cx->diag, 0, false, &o);
	printf("case %llu: the kernel is not read\n%.*s", (unsigned long long)seed, (int)(o.n < 500 ? o.n : 500), o.at);
	return NULL;
}

static void
tell(struct wb_ctx *cx, struct wb_launch *l, uint32_t index, uint32_t value)
{
	WB_PUSH(cx->unit, &l->arg,
		((struct wb_launch_arg){ .index = index, .value = wb_format(cx->unit, "0x%x", value) }));
}

enum wb_status
waves_trips(struct wb_ctx *cx, const struct wb_module *m, const struct waves *w)
{
	static const enum wb_pass list[] = { WB_PASS_DOM, WB_PASS_POSTDOM, WB_PASS_CDEP, WB_PASS_LOOPS, WB_PASS_GSA,
		WB_PASS_LANES, WB_PASS_TRIPS };
	struct wb_launch launch = { .dims = w->dims };
	struct wb_pass_env env = { .launch = &launch, .module = m };

	for (uint32_t k = 0; k < 3 && w->sizes_told; k++) {
		launch.workgroup[k] = at_least_1(w->size[k]);
		launch.grid[k] = (uint64_t)launch.workgroup[k] * at_least_1(w->groups[k]);
	}
	for (uint32_t k = 0; k < w->narg; k++)
		if (w->told[k])
			tell(cx, &launch, k, w->arg[k]);
	if (w->has_data)
		tell(cx, &launch, w->narg + 1, w->half);
	return wb_run_passes(cx, m->fn[0], &env, list, WB_COUNT(list), NULL);
}

/* ---- execution ------------------------------------------------------------------------------------ */
static bool
begin(struct wb_ctx *cx, const struct wb_module *m, const struct waves *w, struct wb_sim **sim, uint64_t *groups)
{
	uint32_t size[3];
	uint64_t grid[3], addr;
	uint8_t *host;
	bool ok = wb_sim_new(cx, m, m->fn[0], NULL, sim) == WB_OK;

	for (uint32_t k = 0; k < w->narg && ok; k++)
		ok = wb_sim_arg(*sim, k, &w->arg[k], 4) == WB_OK;
	if (ok && w->has_data) {
		ok = wb_sim_map(*sim, "data", 256, &addr, &host) == WB_OK &&
			wb_sim_arg(*sim, w->narg, &addr, 8) == WB_OK &&
			wb_sim_arg(*sim, w->narg + 1, &w->half, 2) == WB_OK;
		for (uint32_t k = 0; k < 256 && ok; k++)
			host[k] = (uint8_t)rng_next(w->r);
	}
	*groups = 1;
	for (uint32_t k = 0; k < 3; k++) {
		size[k] = at_least_1(w->size[k]);
		grid[k] = (uint64_t)size[k] * at_least_1(w->groups[k]);
		*groups *= at_least_1(w->groups[k]);
	}
	return ok && wb_sim_launch(*sim, grid, size) == WB_OK;
}

static bool
run_wave(const struct wb_fn *fn, struct wb_sim_wave *wave, uint64_t group, const uint32_t *block_of,
	const struct waves_watch *watch)
{
	uint32_t from = WB_NONE;

	if (watch->begin)
		watch->begin(watch->user);
	for (uint32_t n = 0; n < watch->most_steps && !wb_sim_ended(wave); n++) {
		struct wb_sim_effect e;

		if (wb_sim_step(wave, &e) != WB_OK)
			return false;
		if (e.inst == fn->block[block_of[e.inst]].first)
			watch->enter(watch->user, from, block_of[e.inst]);
		from = block_of[e.inst];
	}
	if (watch->end)
		watch->end(watch->user, group, from, wb_sim_ended(wave));
	return true;
}

bool
waves_run(struct wb_ctx *cx, const struct wb_module *m, const struct waves *w, const struct waves_watch *watch)
{
	const struct wb_fn *fn = m->fn[0];
	uint32_t *block_of = WB_NEW(cx->unit, uint32_t, fn->ninst);
	struct wb_sim *sim;
	uint64_t groups;
	bool ok = begin(cx, m, w, &sim, &groups);

	for (uint32_t b = 0; b < fn->nblock; b++)
		for (uint32_t k = 0; k < fn->block[b].ninst; k++)
			block_of[fn->block[b].first + k] = b;
	for (uint64_t id = 0; ok && id < groups; id++) {
		struct wb_sim_group *g = wb_sim_group_start(sim, id);

		for (uint32_t k = 0; k < wb_sim_group_size(g) && ok; k++)
			ok = run_wave(fn, wb_sim_group_wave(g, k), id, block_of, watch);
		wb_sim_group_finish(g);
	}
	return ok;
}
