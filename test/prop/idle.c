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

#include "../lib/waves.h"

#define MOST_STEPS 3000
#define NARG 4

/* s[0:1] arguments, s[16:19] what they are, s2 to s4 workgroup, v0 to v2 work-item; v4 to v6 ids in the launch, v7 of
 * all; s[30+2d] saved EXEC, s40+d counters */
struct gen {
	struct wb_out o;
	struct rng *r;
	uint32_t nlabel, depth;
	struct waves w;
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
		EMIT(g, "\ts_mov_b32 s20, 0x%x\n", below(g, g->w.size[0] * g->w.groups[0] + 2));
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

	EMIT(g, "\ts_mul_i32 s21, s%u, %u\n", 2 + below(g, 3), chance(g, 50) ? 1 : g->w.size[0]);
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
		g->w.size[k] = s[k];
		g->w.groups[k] = k == 0 || s[k] > 1 ? 1 + below(g, k ? 4 : 7) : chance(g, 80) ? 1 : 1 + below(g, 3);
	}
	g->w.dims = 3;
	g->w.narg = NARG;
	g->w.sizes_told = true;
	for (uint32_t k = 0; k < NARG; k++) {
		g->w.told[k] = true;
		g->w.arg[k] = chance(g, 90) ? below(g, s[k % 3] * g->w.groups[k % 3] + 3) : (uint32_t)rng_next(g->r);
	}
}

static const char *
kernel(struct wb_ctx *cx, struct gen *g)
{
	g->o = wb_out_new(cx->unit);
	draw_launch(g);
	waves_head(&g->o);
	EMIT(g, "\ts_load_dwordx4 s[16:19], s[0:1], 0x0\n\ts_waitcnt lgkmcnt(0)\n\tv_mov_b32 v9, 0\n");
	for (uint32_t k = 0; k < 3; k++)
		EMIT(g, "\ts_mul_i32 s20, s%u, %u\n\tv_add_u32 v%u, s20, v%u\n", 2 + k, g->w.size[k], 4 + k, k);
	EMIT(g, "\ts_movk_i32 s20, %u\n\tv_mul_lo_u32 v7, v5, s20\n\tv_add_u32 v7, v7, v4\n",
		g->w.size[0] * g->w.groups[0]);
	body(g);
	waves_tail(&g->o, &g->w);
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

/* What the waves did. */
struct counts {
	const struct wb_fn *fn;
	const bool *dead;
	uint64_t waves, busy, groups;
	uint64_t group;			/* the last one with a busy wave, + 1 */
	bool is_busy, cut_off;
};

static void
begin_wave(void *user)
{
	((struct counts *)user)->is_busy = false;
}

static void
enter_block(void *user, uint32_t from, uint32_t to)
{
	struct counts *c = user;

	c->is_busy = c->is_busy || (from != WB_NONE && is_busy(c->fn, c->dead, from, to));
}

static void
end_wave(void *user, uint64_t group, uint32_t last, bool ended)
{
	struct counts *c = user;

	(void)last;
	c->waves++;
	c->cut_off = c->cut_off || !ended;
	c->busy += c->is_busy;
	c->groups += c->is_busy && c->group != group + 1;
	c->group = c->is_busy ? group + 1 : c->group;
}

static void
fail(uint64_t seed, const char *what)
{
	printf("case %llu: %s\n", (unsigned long long)seed, what);
	nfailed++;
}

static void
one_case(uint64_t seed)
{
	struct wb_ctx *cx = wb_ctx_new(NULL);
	struct rng r = rng_new(seed);
	struct gen g = { .r = &r };
	struct counts c = { 0 };
	struct waves_watch watch = { &c, MOST_STEPS, begin_wave, enter_block, end_wave };
	const char *text = kernel(cx, &g);
	const struct wb_idle *idle;
	struct wb_module *m;

	if (getenv("PRINT"))
		fwrite(text, 1, g.o.n, stdout);
	m = waves_read(cx, text, seed, false);
	if (!m || waves_trips(cx, m, &g.w) != WB_OK) {
		nfailed++;
		wb_ctx_free(cx);
		return;
	}
	idle = m->fn[0]->bounds->idle;
	c.fn = m->fn[0];
	c.dead = idle ? idle->dead : NULL;
	if (!idle) {
		npassed++;
	} else if (!waves_run(cx, m, &g.w, &watch) || c.cut_off) {
		fail(seed, "not executed");
	} else if (c.busy > idle->busy || c.groups > idle->busy_groups || c.waves != idle->waves) {
		fail(seed, wb_format(cx->unit,
			"%llu of %llu waves in %llu workgroups pass the guard, %llu of %llu in %llu are counted",
			(unsigned long long)c.busy, (unsigned long long)c.waves, (unsigned long long)c.groups,
			(unsigned long long)idle->busy, (unsigned long long)idle->waves,
			(unsigned long long)idle->busy_groups));
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
