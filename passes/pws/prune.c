/* passes/pws/prune.c -- PRUNE, Algorithm 2 of pws-2023, and a variant that is sound when edges take time.
 *
 * As printed: F[u] is the time from u to the end, found in reverse topological order. At a branch node, F[SUCCBB(u)]
 * includes the serialised else, so it is replaced by F[RECONV(u)]. Then a split branch takes the larger of its arms,
 * and loses the edge to the smaller one. A branch that is not split takes both.
 * Where the paper says nothing:
 *  loops             the paper unrolls them all. Here an iteration is a CFG of its own, whose F ends at its back edges.
 *                    The loop is one node of the CFG around it: bound * (longest iteration) + (longest path to an
 *                    exit). Each iteration of the unrolled loop would be pruned in the same way, because PRUNE compares
 *                    only arms.
 *  uniform branches  F[u] takes the largest successor.
 * The printed algorithm counts only block times. But taken branches cost time, too, and splits nested in an arm cost
 * e_s + e_m. So it may keep the shorter arm. The sound variant compares the two SWFs as they are executed (plan.c).
 * IPET of the remaining graph equals this maximum.
 * Cost:   O(blocks + edges).
 */
#include "plan.h"

static void
cut(const struct wb_pws_branch *b, bool keep_else, struct wb_pws_pruned *out)
{
	if (keep_else)
		out->why[b->then_edge] = WB_PWS_SHORTER_THEN;
	else
		out->why[b->else_edge] = WB_PWS_SHORTER_ELSE;
	out->nremoved++;
}

void
wb_pws_prune_sound(struct wb_ctx *cx, struct wb_pws_plan *pl, const struct wb_pws_costs *c, const bool *split,
	struct wb_pws_pruned *out)
{
	struct wb_arena_mark m = wb_arena_mark(cx->tmp);
	bool *keep_else = WB_NEW(cx->tmp, bool, pl->pws->nbranch);

	*out = (struct wb_pws_pruned){ .why = WB_NEW(cx->unit, uint8_t, pl->fn->nedge) };
	wb_pws_value(pl, c, split, keep_else);
	for (uint32_t u = 0; u < pl->pws->nbranch; u++)
		if (split[u])
			cut(&pl->pws->branch[u], keep_else[u], out);
	wb_arena_reset(cx->tmp, m);
}

struct printed {
	struct wb_pws_plan *pl;
	uint64_t *F;		/* [block] in the iteration of the innermost loop around it */
	uint64_t *outside;	/* [block] of a loop header: F of the loop as one node */
};

/* F of @dst, as seen from the iteration of @src; NULL: the edge ends the iteration. */
static uint64_t *
value_from(const struct printed *p, uint32_t src, uint32_t dst)
{
	const struct wb_loops *ls = p->pl->fn->loops;
	uint32_t here = ls->of_block[src], there;

	if (dst == WB_NONE || (here != WB_NONE && (!wb_loop_has(ls, here, dst) || ls->loop[here].header == dst)))
		return NULL;
	there = ls->of_block[dst];
	return there == here ? &p->F[dst] : &p->outside[dst];
}

static uint64_t value(const uint64_t *F) { return F ? *F : 0; }

/* The largest successor. */
static uint64_t
after(const struct printed *p, uint32_t block)
{
	uint64_t most = 0;

	WB_EACH_SUCC(p->pl->fn, block, to) {
		uint64_t f = value(value_from(p, block, to));

		most = f > most ? f : most;
	}
	return most;
}

/* Lines 8 to 18. */
static void
visit_branch(const struct printed *p, const struct wb_pws_branch *b, const uint64_t *e, bool split,
	struct wb_pws_pruned *out)
{
	uint64_t *succ = value_from(p, b->block, b->succ), reconv = value(value_from(p, b->block, b->reconv)),
		 bsb = p->F[b->bsb], *F = &p->F[b->block];

	*succ = *succ - bsb + reconv;
	if (split) {
		*F = *succ > bsb ? *succ : bsb;
		cut(b, *succ < bsb, out);
	} else {
		*F = *succ + bsb - reconv;
	}
	*F = pws_add(pws_add(*F, e[b->block]), e[b->bsb]);
}

/* The loop with header @h as one node: all iterations, and the longest path to an exit. */
static void
leave_node(const struct printed *p, uint32_t h)
{
	const struct wb_loops *ls = p->pl->fn->loops;
	uint32_t l = ls->of_block[h], list = l * p->pl->most_columns;

	p->outside[h] = 0;
	for (uint32_t k = 0; k < p->pl->exits[list].n; k++) {
		struct pws_exit x = p->pl->exits[list].at[k];
		uint32_t up = ls->loop[l].parent;
		uint64_t f = x.cycles;

		if (x.dst != WB_NONE && (up == WB_NONE || (wb_loop_has(ls, up, x.dst) && ls->loop[up].header != x.dst)))
			f = pws_add(f, ls->of_block[x.dst] == up ? p->F[x.dst] : p->outside[x.dst]);
		p->outside[h] = f > p->outside[h] ? f : p->outside[h];
	}
	p->outside[h] = pws_add(pws_add(p->outside[h], pws_repeated(p->pl, l, 0)), p->pl->costs->block[h]);
}

void
wb_pws_prune(struct wb_ctx *cx, struct wb_pws_plan *pl, const struct wb_pws_costs *c, const bool *split,
	struct wb_pws_pruned *out)
{
	struct wb_arena_mark m = wb_arena_mark(cx->tmp);
	uint32_t n = pl->fn->nblock;
	struct wb_pws_costs blocks = { c->block, WB_NEW(cx->tmp, uint64_t, pl->fn->nedge), 0 };
	struct printed p = { pl, WB_NEW(cx->unit, uint64_t, n), WB_NEW(cx->tmp, uint64_t, n) };

	*out = (struct wb_pws_pruned){ .why = WB_NEW(cx->unit, uint8_t, pl->fn->nedge), .F = p.F };
	wb_pws_value(pl, &blocks, split, NULL);
	for (uint32_t u = n; u-- > 0; ) {
		uint32_t branch = pl->pws->of_block[u];

		if (branch != WB_NONE)
			visit_branch(&p, &pl->pws->branch[branch], c->block, split[branch], out);
		else if (pl->pws->of_bsb[u] == WB_NONE)
			p.F[u] = pws_add(after(&p, u), c->block[u]);
		else
			p.F[u] = value(value_from(&p, u, pl->pws->branch[pl->pws->of_bsb[u]].bsb_succ));
		if (wb_loop_headed(pl->fn->loops, u) != WB_NONE)
			leave_node(&p, u);
	}
	pl->costs = NULL;
	wb_arena_reset(cx->tmp, m);
}
