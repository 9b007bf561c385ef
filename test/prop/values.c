/* test/prop/values.c -- which definition reaches a point, against random walks.
 *
 * A walk through a random function remembers for each unit the instruction that
 * wrote it last and when each block was entered last. What wb_value_before says must
 * fit at every step: "instruction d" was the last writer, "at entry" nobody wrote,
 * "merge at b" nobody wrote since b was entered. And in reducible functions a
 * merge is only where different values meet (in others two merges may feed each other).
 *
 *	values [SEED [COUNT]]
 */
#include <stdio.h>
#include <stdlib.h>

#include "../../passes/passes.h"
#include "../lib/randcfg.h"

#define MOST_UNITS 64

static uint64_t npassed, nfailed, nmerge;

struct walk {
	const struct wb_fn *fn;
	struct wb_values *vs;
	uint32_t writer[MOST_UNITS];	/* WB_NONE: nobody */
	uint64_t written[MOST_UNITS];	/* when */
	uint64_t *entered;		/* [block] when last */
	uint64_t now;
};

static bool
fits(const struct walk *w, struct wb_value v, uint32_t unit)
{
	switch (v.kind) {
	case WB_V_ENTRY: return w->writer[unit] == WB_NONE;
	case WB_V_DEF: return w->writer[unit] == v.at;
	case WB_V_MERGE: return w->entered[v.at] && w->entered[v.at] > w->written[unit];
	default: return false;
	}
}

static void
execute(struct walk *w, uint32_t inst)
{
	const struct wb_inst *i = &w->fn->inst[inst];

	w->now++;
	for (uint32_t u = 0; u < w->fn->nunit; u++) {
		bool def = i->op == WB_OP_CALL;

		for (uint32_t k = 0; k < i->nopnd; k++) {
			const struct wb_opnd *o = wb_opnd(w->fn, i, k);

			def = def || (o->kind == WB_OPND_UNIT && o->flags & WB_DEF && u >= o->id && u < o->id + o->nunit);
		}
		if (def) {
			w->writer[u] = inst;
			w->written[u] = w->now;
		}
	}
}

static bool
walk(struct wb_ctx *cx, const struct wb_fn *fn, struct wb_values *vs, struct rng *r)
{
	struct walk w = { .fn = fn, .vs = vs, .entered = WB_NEW(cx->tmp, uint64_t, fn->nblock) };
	uint32_t b = 0;

	memset(w.writer, 0xff, sizeof w.writer);
	for (uint32_t steps = 0; b != WB_NONE && steps < 200; steps++) {
		const struct wb_block *blk = &fn->block[b];

		w.entered[b] = ++w.now;
		for (uint32_t k = 0; k < blk->ninst; k++) {
			uint32_t unit = rng_below(r, fn->nunit);

			if (!fits(&w, wb_value_before(vs, blk->first + k, unit), unit))
				return false;
			execute(&w, blk->first + k);
		}
		for (uint32_t u = 0; u < fn->nunit; u++)
			if (!fits(&w, wb_value_out(vs, b, u), u))
				return false;
		b = fn->edge[fn->out[blk->out + rng_below(r, blk->nout)]].dst;
	}
	return true;
}

static bool
reducible(const struct wb_fn *fn)
{
	for (uint32_t l = 0; l < fn->loops->nloop; l++)
		if (fn->loops->loop[l].irreducible)
			return false;
	return true;
}

/* Of the values that meet in a merge, leaving out itself, at least two differ. */
static bool
merges_are_needed(const struct wb_fn *fn, struct wb_values *vs)
{
	for (uint32_t b = 0; b < fn->nblock; b++)
		for (uint32_t u = 0; u < fn->nunit; u++) {
			struct wb_value m = wb_value_in(vs, b, u), seen = m;
			bool differ = false;

			if (m.kind != WB_V_MERGE || m.at != b)
				continue;
			nmerge++;
			for (uint32_t k = 0; k < fn->block[b].nin; k++) {
				struct wb_value v = wb_value_along(vs, fn->in[fn->block[b].in + k], u);

				if (wb_value_same(v, m))
					continue;
				differ = differ || (!wb_value_same(seen, m) && !wb_value_same(seen, v));
				seen = v;
			}
			if (!differ)
				return false;
		}
	return true;
}

static void
one_case(uint64_t seed)
{
	struct wb_ctx *cx = wb_ctx_new(NULL);
	struct randcfg_options o = randcfg_defaults();
	struct wb_pass_env env = { 0 };
	struct rng r = rng_new(seed);
	struct wb_values *vs;
	struct wb_fn *fn;
	bool ok;

	o.blocks = 1 + rng_below(&r, 30);
	o.irreducible = rng_below(&r, 10);
	o.insts = 3;
	fn = rng_chance(&r, 40) ? randcfg_wild(cx, &r, o.blocks, 3) : randcfg_make(cx, &r, &o);
	for (uint32_t k = 0; k < fn->ninst; k++)
		if (!(fn->inst[k].flags & WB_I_TERMINATOR) && rng_chance(&r, 2))
			fn->inst[k].op = WB_OP_CALL;
	ok = fn->nunit <= MOST_UNITS && wb_pass_dom(cx, fn, &env) == WB_OK && wb_pass_loops(cx, fn, &env) == WB_OK;
	vs = wb_values_new(cx, fn);
	for (int k = 0; k < 4; k++)
		ok = ok && walk(cx, fn, vs, &r);
	ok = ok && (!reducible(fn) || merges_are_needed(fn, vs));
	if (!ok && nfailed < 20)
		printf("case %llu: wrong\n", (unsigned long long)seed);
	npassed += ok;
	nfailed += !ok;
	wb_ctx_free(cx);
}

int
main(int argc, char **argv)
{
	uint64_t seed = argc > 1 ? strtoull(argv[1], NULL, 0) : 1, count = argc > 2 ? strtoull(argv[2], NULL, 0) : 3000;

	for (uint64_t k = 0; k < count; k++)
		one_case(seed * 1000003 + k);
	printf("%llu merges\n%llu passed, %llu failed\n", (unsigned long long)nmerge, (unsigned long long)npassed, (unsigned long long)nfailed);
	return nfailed != 0 || (count && !nmerge);
}
