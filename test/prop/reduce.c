/* test/prop/reduce.c -- loops with several entries get one, and every path stays a path.
 *
 * Random functions, structured ones with cycles of two entries and arbitrary ones. Blocks carry their number as their
 * place in the input, which copies keep. Then the new graph must simulate the old one: entry to entry, and from a block
 * and its copy the same edges lead, in the same order, to a block or a copy of it; with the same instructions. And no
 * loop has several entries any more, unless the function would grow too much.
 *
 *	reduce [SEED [COUNT [FIRST]]]
 */
#include <time.h>

#include "../lib/prop.h"
#include "../lib/randcfg.h"
#include "wavebound/pass.h"

#define LARGE 20000u
#define MOST_SECONDS 4.0

static uint64_t nreduced, ncopied, nleft;

/* ---- functions ------------------------------------------------------------------------------------ */
static struct wb_fn *
make(struct wb_ctx *cx, struct rng *r)
{
	struct randcfg_options o = randcfg_defaults();
	struct wb_fn *fn;

	o.insts = rng_below(r, 4);
	o.blocks = 1 + rng_below(r, 40);
	o.depth = 1 + rng_below(r, 4);
	o.loops = 20 + rng_below(r, 60);
	o.jumps = rng_below(r, 30);
	o.irreducible = 5 + rng_below(r, 40);
	o.endless = rng_chance(r, 30) ? rng_below(r, 15) : 0;
	fn = rng_chance(r, 40) ? randcfg_wild(cx, r, 1 + rng_below(r, 14), o.insts) : randcfg_make(cx, r, &o);
	for (uint32_t b = 0; b < fn->nblock; b++)
		fn->block[b].loc = (struct wb_loc){ b + 1, 1, 0 };
	for (uint32_t k = 0; k < fn->ninst; k++)
		fn->inst[k].addr = k;
	return fn;
}

static enum wb_status
run(struct wb_ctx *cx, struct wb_fn *fn)
{
	static const enum wb_pass list[] = { WB_PASS_DOM, WB_PASS_LOOPS, WB_PASS_REDUCE };
	struct wb_pass_env env = { .reduces = true };

	return wb_run_passes(cx, fn, &env, list, WB_COUNT(list), NULL);
}

/* ---- the same paths -------------------------------------------------------------------------------- */
static uint32_t
is_of(const struct wb_fn *fn, uint32_t b)
{
	return b == WB_NONE ? WB_NONE : fn->block[b].loc.line - 1;
}

static bool
same_block(const struct wb_fn *old, const struct wb_fn *fn, uint32_t b)
{
	const struct wb_block *y = &fn->block[b], *x = &old->block[is_of(fn, b)];

	if (x->ninst != y->ninst || x->nout != y->nout)
		return false;
	for (uint32_t k = 0; k < x->ninst; k++)
		if (old->inst[x->first + k].addr != fn->inst[y->first + k].addr ||
			old->inst[x->first + k].op != fn->inst[y->first + k].op ||
			old->inst[x->first + k].nopnd != fn->inst[y->first + k].nopnd)
			return false;
	for (uint32_t k = 0; k < x->nout; k++) {
		const struct wb_edge *e = &old->edge[old->out[x->out + k]], *f = &fn->edge[fn->out[y->out + k]];

		if (e->kind != f->kind || e->dst != is_of(fn, f->dst))
			return false;
	}
	return true;
}

static bool
same_paths(const struct wb_fn *old, const struct wb_fn *fn)
{
	bool ok = is_of(fn, 0) == 0;

	for (uint32_t b = 0; ok && b < fn->nblock; b++)
		ok = same_block(old, fn, b);
	return ok;
}

static bool
is_reducible(const struct wb_fn *fn)
{
	bool any = false;

	for (uint32_t l = 0; l < fn->loops->nloop; l++)
		any = any || fn->loops->loop[l].irreducible;
	return !any;
}

static bool
is_cut(const struct wb_fn *fn)
{
	return fn->ninst > 3000 || fn->nblock > 3000;	/* so large that it may stop (passes/reduce.c) */
}

static void
small_case(void)
{
	struct wb_ctx *cx = prop.cx;
	struct wb_fn *fn = make(cx, &prop.r), old = *fn;

	if (!prop_expect(run(cx, fn) == WB_OK, "the pass fails") ||
		!prop_expect(same_paths(&old, fn), "another path") ||
		!prop_expect(is_reducible(fn) || is_cut(fn), "a loop has several entries") ||
		!prop_expect(wb_verify(cx, randcfg_module(cx, fn), fn) == WB_OK, "a rule of functions is broken"))
		return;
	if (fn->block != old.block) {
		nreduced++;
		ncopied += fn->nblock - old.nblock;
		nleft += !is_reducible(fn);
	}
}

/* ---- large functions --------------------------------------------------------------------------------- */
/* Of what cannot be made reducible within bounds, the rest stays as it is, soon. */
static void
large_case(void)
{
	struct wb_ctx *cx = wb_ctx_new(NULL);
	struct rng r = rng_new(prop.seed);
	struct wb_fn *fn = randcfg_wild(cx, &r, LARGE, 2), old;
	clock_t begin = clock();

	for (uint32_t b = 0; b < fn->nblock; b++)
		fn->block[b].loc = (struct wb_loc){ b + 1, 1, 0 };
	for (uint32_t k = 0; k < fn->ninst; k++)
		fn->inst[k].addr = k;
	old = *fn;
	prop_expect(run(cx, fn) == WB_OK && same_paths(&old, fn), "large: the pass fails, or another path");
	prop_expect((double)(clock() - begin) / CLOCKS_PER_SEC < MOST_SECONDS, "it takes too long");
	wb_ctx_free(cx);
}

int
main(int argc, char **argv)
{
	prop_start(argc, argv, 20000);
	while (prop_next())
		small_case();
	large_case();
	prop_tried(nreduced, 1, "functions with such loops");
	prop_tried(ncopied, 1, "blocks copied");
	prop_tried(nleft, 0, "not reducible then");
	return prop_end();
}
