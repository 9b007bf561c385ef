/* test/prop/reduce.c -- loops with several entries get one, and every path stays a path.
 *
 * Random functions, structured ones with cycles of two entries and arbitrary ones. Blocks carry their number as their
 * place in the input, which copies keep. Then the new graph must simulate the old one: entry to entry, and from a block
 * and its copy the same edges lead, in the same order, to a block or a copy of it; with the same instructions. And no
 * loop has several entries any more, unless the function would grow too much.
 *
 *	reduce [SEED [COUNT]]
 */
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "../lib/randcfg.h"
#include "wavebound/pass.h"

#define LARGE 20000u
#define MOST_SECONDS 4.0

static uint64_t npassed, nfailed, nreduced, ncopied, nleft;
static uint64_t case_seed;

static bool
expect(bool ok, const char *what)
{
	if (!ok && nfailed < 20)
		printf("case %llu: %s\n", (unsigned long long)case_seed, what);
	return ok;
}

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
small_case(uint64_t seed)
{
	struct wb_ctx *cx = wb_ctx_new(NULL);
	struct rng r = rng_new(seed);
	struct wb_fn *fn = make(cx, &r), old = *fn;
	bool ok;

	case_seed = seed;
	ok = expect(run(cx, fn) == WB_OK, "the pass fails") && expect(same_paths(&old, fn), "another path") &&
		expect(is_reducible(fn) || is_cut(fn), "a loop has several entries") &&
		expect(wb_verify(cx, randcfg_module(cx, fn), fn) == WB_OK, "a rule of functions is broken");
	if (ok && fn->block != old.block) {
		nreduced++;
		ncopied += fn->nblock - old.nblock;
		nleft += !is_reducible(fn);
	}
	npassed += ok;
	nfailed += !ok;
	wb_ctx_free(cx);
}

/* ---- large functions --------------------------------------------------------------------------------- */
/* Of what cannot be made reducible within bounds, the rest stays as it is, soon. */
static void
large_case(uint64_t seed)
{
	struct wb_ctx *cx = wb_ctx_new(NULL);
	struct rng r = rng_new(seed);
	struct wb_fn *fn = randcfg_wild(cx, &r, LARGE, 2), old;
	clock_t begin = clock();
	bool ok;

	for (uint32_t b = 0; b < fn->nblock; b++)
		fn->block[b].loc = (struct wb_loc){ b + 1, 1, 0 };
	for (uint32_t k = 0; k < fn->ninst; k++)
		fn->inst[k].addr = k;
	old = *fn;
	case_seed = seed;
	ok = expect(run(cx, fn) == WB_OK, "the pass fails") && expect(same_paths(&old, fn), "another path") &&
		expect((double)(clock() - begin) / CLOCKS_PER_SEC < MOST_SECONDS, "it takes too long");
	npassed += ok;
	nfailed += !ok;
	wb_ctx_free(cx);
}

int
main(int argc, char **argv)
{
	uint64_t seed = argc > 1 ? strtoull(argv[1], NULL, 0) : 1,
		 count = argc > 2 ? strtoull(argv[2], NULL, 0) : 20000;

	for (uint64_t k = 0; k < count; k++)
		small_case(seed * 1000003 + k);
	large_case(seed);
	printf("%llu functions with such loops, %llu blocks copied, %llu not reducible then\n",
		(unsigned long long)nreduced, (unsigned long long)ncopied, (unsigned long long)nleft);
	printf("%llu passed, %llu failed\n", (unsigned long long)npassed, (unsigned long long)nfailed);
	return nfailed != 0;
}
