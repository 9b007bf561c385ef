/* test/prop/idle.c -- waves that stay outside a guard, counted by the simulator.
 *
 * Random kernels in GCN assembly with guards on ids: of work-items in one to three dimensions, of the launch or of the
 * workgroup, sums and products of them, of workgroups alone; in lanes and in scalars, one after the other, one in
 * another, in loops. Launches of one to three dimensions, also of workgroups that are no whole waves.
 *
 * No more waves, and no more workgroups, may take an edge that idle waves are said not to take than TRIPS counts as
 * busy. One kernel in five must be found to have idle waves, and mostly their number must be exact.
 *
 *	idle [SEED [COUNT [FIRST]]]	COUNT kernels
 */

#include "../lib/grammar.h"
#include "../lib/prop.h"
#include "../lib/waves.h"

#define MOST_STEPS 3000
#define NARG 4

/* s[0:1] arguments, s[16:19] what they are, s2 to s4 workgroup, v0 to v2 work-item; v4 to v6 ids in the launch, v7 of
 * all; s[30+2d] saved EXEC, s40+d counters */
struct gen {
	struct wb_out o;
	struct waves w;
};

static uint64_t nidle, nfound;

/* ---- kernels ------------------------------------------------------------------------------- */
static const char *const rules[] = {
	/* in s20, a number that is about as large as an id: an argument, or one of the code */
	"number: $60[s_mov_b32 s20, s$(16,19)|s_mov_b32 s20, $0x(0,all+1)]",
	"lanes: $number; $20[v_lshlrev_b32 v8, $(0,2), $id; v_add_u32 v8, v8, v$(0,2)|v_mov_b32 v8, $id]; "
	"v_cmp_$80[$[lt|le|gt|ge]|$[eq|ne]]_$70[u|i]32_e64 $to, v8, s20",
	"id: v$70[$(4,7)|$(0,2)]",
	"to: $first[s[22:23]|vcc]",
	"Lane: $first:(1)$lanes; $40[$first:(0)$lanes; s_$70[and|$[or|andn2]]_b64 s[22:23], s[22:23], vcc]; "
	"s_and_saveexec_b64 $p+30, s[22:23]; s_cbranch_execz .LE$l; $>body; .LE$l:; s_mov_b64 exec, $p+30",
	"Scalar: s_mul_i32 s21, s$(2,4), $[1|$size]; $number; s_cmp_$[eq|lg|lt|le|gt|ge]_$70[u|i]32 s21, s20; "
	"s_cbranch_scc$(0,1) .LE$l; $>body; .LE$l:",
	"Count: s_mov_b32 $s+40, $(1,3); .LQ$l:; $>body; s_sub_u32 $s+40, $s+40, 1; s_cmp_lg_u32 $s+40, 0; "
	"s_cbranch_scc1 .LQ$l",
	"stmt 4 <4: $Lane",
	"stmt 2 <4: $Scalar",
	"stmt <4: $Count",
	"stmt 3: s_nop 0; v_add_u32 v9, v9, v$(4,7)",
	"body: $stmt$35[; $body]",
};

static void
draw_launch(struct gen *g)
{
	static const uint32_t size[][3] = { { 64, 1, 1 }, { 128, 1, 1 }, { 256, 1, 1 }, { 16, 16, 1 }, { 8, 8, 1 },
		{ 32, 4, 1 }, { 4, 4, 4 }, { 64, 2, 2 }, { 8, 4, 8 }, { 100, 1, 1 }, { 24, 8, 1 }, { 1, 64, 1 },
		{ 5, 3, 1 } };
	const uint32_t *s = size[below(WB_COUNT(size))];

	for (uint32_t k = 0; k < 3; k++) {
		g->w.size[k] = s[k];
		g->w.groups[k] = k == 0 || s[k] > 1 ? 1 + below(k ? 4 : 7) : chance(80) ? 1 : 1 + below(3);
	}
	g->w.dims = 3;
	g->w.narg = NARG;
	g->w.sizes_told = true;
	for (uint32_t k = 0; k < NARG; k++) {
		g->w.told[k] = true;
		g->w.arg[k] = chance(90) ? below(s[k % 3] * g->w.groups[k % 3] + 3) : (uint32_t)rng_next(&prop.r);
	}
}

static void
kernel(struct gen *g)
{
	struct grammar *grammar = grammar_new(prop.cx->unit, &prop.r, rules, WB_COUNT(rules), NULL, NULL);
	struct kernel_frame frame;

	g->o = wb_out_new(prop.cx->unit);
	draw_launch(g);
	frame = waves_frame(prop.cx, &g->w);
	kernel_head(&g->o, &frame);
	for (uint32_t k = 0; k < 3; k++)
		kernel_code(&g->o, "s_mul_i32 s20, s%u, %u; v_add_u32 v%u, s20, v%u", 2 + k, g->w.size[k], 4 + k, k);
	grammar_set(grammar, "size", g->w.size[0]);
	grammar_set(grammar, "all", g->w.size[0] * g->w.groups[0]);
	grammar_expand(grammar, "s_load_dwordx4 s[16:19], s[0:1], 0x0; s_waitcnt lgkmcnt(0); v_mov_b32 v9, 0; "
		"s_movk_i32 s20, $all; v_mul_lo_u32 v7, v5, s20; v_add_u32 v7, v7, v4; $>body");
	kernel_lines(&g->o, grammar_take(grammar));
	kernel_tail(&g->o, &frame);
	prop_source(&g->o);
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
one_case(void)
{
	struct gen g = { 0 };
	struct counts c = { 0 };
	struct waves_watch watch = { &c, MOST_STEPS, begin_wave, enter_block, end_wave };
	const struct wb_idle *idle;
	struct wb_module *m;

	kernel(&g);
	m = kernel_read(prop.cx, &g.o);
	if (!prop_expect(m && waves_trips(prop.cx, m, &g.w) == WB_OK, "it cannot be read or analysed"))
		return;
	idle = m->fn[0]->bounds->idle;
	if (!idle)
		return;
	c.fn = m->fn[0];
	c.dead = idle->dead;
	if (!prop_expect(waves_run(prop.cx, m, &g.w, &watch) && !c.cut_off, "not executed"))
		return;
	prop_expect(c.busy <= idle->busy && c.groups <= idle->busy_groups && c.waves == idle->waves,
		"%llu of %llu waves in %llu workgroups pass the guard, %llu of %llu in %llu are counted",
		(unsigned long long)c.busy, (unsigned long long)c.waves, (unsigned long long)c.groups,
		(unsigned long long)idle->busy, (unsigned long long)idle->waves,
		(unsigned long long)idle->busy_groups);
	nfound++;
	nidle += c.busy == idle->busy && c.groups == idle->busy_groups;
}

int
main(int argc, char **argv)
{
	prop_start(argc, argv, 4000);
	while (prop_next())
		one_case();
	prop_tried(nfound, prop.count / 5, "kernels with idle waves");
	prop_tried(nidle, nfound * 6 / 10, "of them whose number is exact");
	return prop_end();
}
