/* test/prop/idle.c -- waves that stay outside a guard, counted by the simulator.
 *
 * Random kernels in GCN assembly with guards on ids: of work-items in one to three dimensions, of the launch or of the
 * workgroup, sums and products of them, of workgroups alone; in lanes and in scalars, one after the other, one in
 * another, in loops. Launches of one to three dimensions, also of workgroups that are no whole waves.
 *
 * No more waves, and no more workgroups, may take an edge that idle waves are said not to take than TRIPS counts as
 * busy. One kernel in five must be found to have idle waves, and mostly their number must be exact.
 *
 *	idle [SEED [COUNT]]	COUNT kernels
 */
#include <stdio.h>
#include <stdlib.h>

#include "../lib/randcfg.h"
#include "wavebound/gcn.h"
#include "wavebound/pass.h"
#include "wavebound/sim.h"

#define MOST_STEPS 3000
#define NARG 4

/* s[0:1] arguments, s[16:19] what they are, s2 to s4 workgroup, v0 to v2 work-item; v4 to v6 ids in the launch, v7 of
 * all; s[30+2d] saved EXEC, s40+d counters */
struct gen {
	struct wb_out o;
	struct rng *r;
	uint32_t nlabel, depth;
	uint32_t arg[NARG], size[3], groups[3];
};

#define EMIT(g, ...) wb_printf(&(g)->o, __VA_ARGS__)

static unsigned npassed, nfailed, nidle, nfound;

static uint32_t below(struct gen *g, uint32_t n) { return rng_below(g->r, n); }
static bool chance(struct gen *g, uint32_t percent) { return rng_chance(g->r, percent); }

/* ---- kernels ------------------------------------------------------------------------------- */
static const char *const op[] = { "eq", "ne", "lt", "le", "gt", "ge" };
static const char *const scalar_op[] = { "eq", "lg", "lt", "le", "gt", "ge" };

/* A number that is about as large as an id: an argument, or one of the code. */
static void
number(struct gen *g)
{
	if (chance(g, 60))
		EMIT(g, "\ts_mov_b32 s20, s%u\n", 16 + below(g, NARG));
	else
		EMIT(g, "\ts_mov_b32 s20, 0x%x\n", below(g, g->size[0] * g->groups[0] + 2));
}

static void
compare_lanes(struct gen *g, const char *to)
{
	uint32_t v = chance(g, 70) ? 4 + below(g, 4) : below(g, 3);

	number(g);
	if (chance(g, 20))
		EMIT(g, "\tv_lshlrev_b32 v8, %u, v%u\n\tv_add_u32 v8, v8, v%u\n", below(g, 3), v, below(g, 3));
	else
		EMIT(g, "\tv_mov_b32 v8, v%u\n", v);
	EMIT(g, "\tv_cmp_%s_%s32_e64 %s, v8, s20\n", op[chance(g, 80) ? 2 + below(g, 4) : below(g, 2)],
		chance(g, 70) ? "u" : "i", to);
}

static void body(struct gen *g);

static void
lane_guard(struct gen *g)
{
	uint32_t l = g->nlabel++, save = 30 + 2 * g->depth;

	compare_lanes(g, "s[22:23]");
	if (chance(g, 40)) {
		compare_lanes(g, "vcc");
		EMIT(g, "\ts_%s_b64 s[22:23], s[22:23], vcc\n", chance(g, 70) ? "and" : chance(g, 50) ? "or" : "andn2");
	}
	EMIT(g, "\ts_and_saveexec_b64 s[%u:%u], s[22:23]\n\ts_cbranch_execz .LE%u\n", save, save + 1, l);
	body(g);
	EMIT(g, ".LE%u:\n\ts_mov_b64 exec, s[%u:%u]\n", l, save, save + 1);
}

static void
scalar_guard(struct gen *g)
{
	uint32_t l = g->nlabel++;

	EMIT(g, "\ts_mul_i32 s21, s%u, %u\n", 2 + below(g, 3), chance(g, 50) ? 1 : g->size[0]);
	number(g);
	EMIT(g, "\ts_cmp_%s_%s32 s21, s20\n\ts_cbranch_scc%u .LE%u\n", scalar_op[below(g, 6)],
		chance(g, 70) ? "u" : "i", below(g, 2), l);
	body(g);
	EMIT(g, ".LE%u:\n", l);
}

static void
counted(struct gen *g)
{
	uint32_t l = g->nlabel++, c = 40 + g->depth;

	EMIT(g, "\ts_mov_b32 s%u, %u\n.LQ%u:\n", c, 1 + below(g, 3), l);
	body(g);
	EMIT(g, "\ts_sub_u32 s%u, s%u, 1\n\ts_cmp_lg_u32 s%u, 0\n\ts_cbranch_scc1 .LQ%u\n", c, c, c, l);
}

static void
body(struct gen *g)
{
	g->depth++;
	do {
		uint32_t what = g->depth > 3 ? 9 : below(g, 10);

		if (what < 4)
			lane_guard(g);
		else if (what < 6)
			scalar_guard(g);
		else if (what < 7)
			counted(g);
		else
			EMIT(g, "\ts_nop 0\n\tv_add_u32 v9, v9, v%u\n", 4 + below(g, 4));
	} while (chance(g, 35));
	g->depth--;
}

static void
draw_launch(struct gen *g)
{
	static const uint32_t size[][3] = { { 64, 1, 1 }, { 128, 1, 1 }, { 256, 1, 1 }, { 16, 16, 1 }, { 8, 8, 1 },
		{ 32, 4, 1 }, { 4, 4, 4 }, { 64, 2, 2 }, { 8, 4, 8 }, { 100, 1, 1 }, { 24, 8, 1 }, { 1, 64, 1 },
		{ 5, 3, 1 } };
	const uint32_t *s = size[below(g, WB_COUNT(size))];

	for (uint32_t k = 0; k < 3; k++) {
		g->size[k] = s[k];
		g->groups[k] = k == 0 || s[k] > 1 ? 1 + below(g, k ? 4 : 7) : chance(g, 80) ? 1 : 1 + below(g, 3);
	}
	for (uint32_t k = 0; k < NARG; k++)
		g->arg[k] = chance(g, 90) ? below(g, s[k % 3] * g->groups[k % 3] + 3) : (uint32_t)rng_next(g->r);
}

static const char *
kernel(struct wb_ctx *cx, struct gen *g)
{
	g->o = wb_out_new(cx->unit);
	draw_launch(g);
	EMIT(g,
		"\t.text\n\t.amdgcn_target \"amdgcn-amd-amdhsa--gfx900\"\n\t.amdhsa_code_object_version 4\n\t.globl "
		"k\n\t.type k,@function\nk:\n\ts_load_dwordx4 s[16:19], s[0:1], 0x0\n\ts_waitcnt lgkmcnt(0)\n"
		"\tv_mov_b32 v9, 0\n");
	for (uint32_t k = 0; k < 3; k++)
		EMIT(g, "\ts_mul_i32 s20, s%u, %u\n\tv_add_u32 v%u, s20, v%u\n", 2 + k, g->size[k], 4 + k, k);
	EMIT(g, "\ts_movk_i32 s20, %u\n\tv_mul_lo_u32 v7, v5, s20\n\tv_add_u32 v7, v7, v4\n",
		g->size[0] * g->groups[0]);
	body(g);
	EMIT(g,
		"\ts_endpgm\n.Lend:\n\t.size k, .Lend-k\n\t.section\t.rodata,\"a\",@progbits\n\t.p2align 6, "
		"0x0\n\t.amdhsa_kernel k\n\t\t.amdhsa_kernarg_size 16\n\t\t.amdhsa_user_sgpr_kernarg_segment_ptr 1\n"
		"\t\t.amdhsa_system_sgpr_workgroup_id_x 1\n\t\t.amdhsa_system_sgpr_workgroup_id_y 1\n"
		"\t\t.amdhsa_system_sgpr_workgroup_id_z 1\n\t\t.amdhsa_system_vgpr_workitem_id 2\n"
		"\t\t.amdhsa_next_free_vgpr 16\n\t\t.amdhsa_next_free_sgpr 64\n\t.end_amdhsa_kernel\n\t.text\n"
		"\t.amdgpu_metadata\n---\namdhsa.kernels:\n  - .args:\n");
	for (uint32_t k = 0; k < NARG; k++)
		EMIT(g, "      - .offset: %u\n        .size: 4\n        .value_kind: by_value\n", 4 * k);
	EMIT(g,
		"    .kernarg_segment_align: 8\n    .kernarg_segment_size: 16\n    .max_flat_workgroup_size: 1024\n    "
		".name: k\n    .symbol: k.kd\n    .sgpr_count: 64\n    .vgpr_count: 16\n    .wavefront_size: 64\n"
		"amdhsa.target: amdgcn-amd-amdhsa--gfx900\namdhsa.version:\n  - 1\n  - "
		"1\n...\n\t.end_amdgpu_metadata\n");
	return g->o.at;
}

/* ---- counting ------------------------------------------------------------------------------------ */
/* Whether the wave went from @from to @to by an edge that idle waves do not take. */
static bool
is_busy(const struct wb_fn *fn, const bool *dead, uint32_t from, uint32_t to)
{
	bool found = false;

	for (uint32_t k = 0; k < fn->block[from].nout; k++) {
		uint32_t e = fn->out[fn->block[from].out + k];

		if (fn->edge[e].dst != to)
			continue;
		if (!dead[e])
			return false;
		found = true;
	}
	return found;
}

/* Runs one wave: whether it is busy; false in *ok: it did not end. */
static bool
run_wave(const struct wb_fn *fn, struct wb_sim_wave *w, const uint32_t *block_of, const bool *dead, bool *ok)
{
	uint32_t from = WB_NONE, n;
	bool busy = false;

	for (n = 0; n < MOST_STEPS && !wb_sim_ended(w); n++) {
		struct wb_sim_effect e;

		if (wb_sim_step(w, &e) != WB_OK)
			break;
		if (from != WB_NONE && e.inst == fn->block[block_of[e.inst]].first)
			busy |= is_busy(fn, dead, from, block_of[e.inst]);
		from = block_of[e.inst];
	}
	*ok = *ok && wb_sim_ended(w);
	return busy;
}

struct counts {
	uint64_t waves, busy, groups;
};

static bool
run(struct wb_ctx *cx, const struct wb_module *m, const struct wb_fn *fn, const struct gen *g, const bool *dead,
	struct counts *c)
{
	uint32_t *block_of = WB_NEW(cx->unit, uint32_t, fn->ninst);
	uint64_t grid[3], ngroups = 1;
	struct wb_sim *sim;
	bool ok = true;

	*c = (struct counts){ 0, 0, 0 };
	for (uint32_t b = 0; b < fn->nblock; b++)
		for (uint32_t k = 0; k < fn->block[b].ninst; k++)
			block_of[fn->block[b].first + k] = b;
	if (wb_sim_new(cx, m, fn, NULL, &sim) != WB_OK)
		return false;
	for (uint32_t k = 0; k < NARG; k++)
		if (wb_sim_arg(sim, k, &g->arg[k], 4) != WB_OK)
			return false;
	for (uint32_t k = 0; k < 3; k++) {
		grid[k] = (uint64_t)g->size[k] * g->groups[k];
		ngroups *= g->groups[k];
	}
	if (wb_sim_launch(sim, grid, g->size) != WB_OK)
		return false;
	for (uint64_t id = 0; id < ngroups && ok; id++) {
		struct wb_sim_group *gr = wb_sim_group_start(sim, id);
		uint64_t before = c->busy;

		for (uint32_t w = 0; w < wb_sim_group_size(gr) && ok; w++, c->waves++)
			c->busy += run_wave(fn, wb_sim_group_wave(gr, w), block_of, dead, &ok);
		c->groups += c->busy > before;
		wb_sim_group_finish(gr);
	}
	return ok;
}

static void
one_case(uint64_t seed)
{
	static const enum wb_pass list[] = { WB_PASS_DOM, WB_PASS_POSTDOM, WB_PASS_CDEP, WB_PASS_LOOPS, WB_PASS_GSA,
		WB_PASS_LANES, WB_PASS_TRIPS };
	struct wb_pass_options none = { .dump_after = WB_PASS_COUNT, .stop_after = WB_PASS_COUNT };
	struct wb_ctx *cx = wb_ctx_new(NULL);
	struct rng r = rng_new(seed);
	struct gen g = { .r = &r };
	struct wb_launch launch = { .dims = 3 };
	struct wb_pass_env env = { .launch = &launch };
	struct wb_module *m;
	const char *text = kernel(cx, &g);
	const struct wb_idle *idle;
	struct wb_fn *fn;
	struct counts c;

	if (getenv("PRINT"))
		fwrite(text, 1, g.o.n, stdout);
	if (wb_gcn_read(cx, wb_file_add(cx->files, WB_FILE_TEXT, "idle.s", text, g.o.n), NULL, &m) != WB_OK ||
		m->nfn != 1 || m->fn[0]->refused) {
		printf("case %llu: the kernel is not read\n", (unsigned long long)seed);
		nfailed++;
		wb_ctx_free(cx);
		return;
	}
	fn = m->fn[0];
	for (uint32_t k = 0; k < 3; k++) {
		launch.grid[k] = (uint64_t)g.size[k] * g.groups[k];
		launch.workgroup[k] = g.size[k];
	}
	for (uint32_t k = 0; k < NARG; k++)
		WB_PUSH(cx->unit, &launch.arg,
			((struct wb_launch_arg){ .index = k, .value = wb_format(cx->unit, "0x%x", g.arg[k]) }));
	env.module = m;
	if (wb_run_passes(cx, fn, &env, list, WB_COUNT(list), &none)) {
		nfailed++;
		wb_ctx_free(cx);
		return;
	}
	idle = fn->bounds->idle;
	if (!idle) {
		npassed++;
	} else if (!run(cx, m, fn, &g, idle->dead, &c)) {
		printf("case %llu: not executed\n", (unsigned long long)seed);
		nfailed++;
	} else if (c.busy > idle->busy || c.groups > idle->busy_groups || c.waves != idle->waves) {
		printf("case %llu: %llu of %llu waves in %llu workgroups pass the guard, %llu of %llu in %llu are "
		       "counted\n",
			(unsigned long long)seed, (unsigned long long)c.busy, (unsigned long long)c.waves,
			(unsigned long long)c.groups, (unsigned long long)idle->busy, (unsigned long long)idle->waves,
			(unsigned long long)idle->busy_groups);
		nfailed++;
	} else {
		npassed++;
		nfound++;
		nidle += c.busy == idle->busy && c.groups == idle->busy_groups;
	}
	wb_ctx_free(cx);
}

int
main(int argc, char **argv)
{
	uint64_t seed = argc > 1 ? strtoull(argv[1], NULL, 0) : 1, count = argc > 2 ? strtoull(argv[2], NULL, 0) : 4000;

	for (uint64_t k = 0; k < count; k++)
		one_case(seed * 1000003 + k);
	printf("%u kernels, %u with idle waves, in %u their number is exact\n", (unsigned)count, nfound, nidle);
	if (count >= 1000 && (nfound * 5 < count || nidle * 10 < nfound * 6)) {
		printf("too few idle waves are found\n");
		nfailed++;
	}
	printf("%u passed, %u failed\n", npassed, nfailed);
	return nfailed != 0;
}
