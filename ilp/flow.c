/* ilp/flow.c -- flow programs from functions, their digest, and their text for other solvers.
 *
 * The text is in CPLEX LP format, which glpsol, lp_solve, CBC, SCIP and others read. It has one variable per edge.
 * Edges that are unreachable, or that no wave takes (wb_bounds.dead), are left out: their count is 0.
 */
#include "ilp.h"
#include "wavebound/seal.h"

void
wb_flow_from_fn(struct wb_ctx *cx, const struct wb_fn *fn, const uint64_t *edge_cost, struct wb_flow *out)
{
	uint32_t *src = WB_NEW(cx->unit, uint32_t, fn->nedge), *dst = WB_NEW(cx->unit, uint32_t, fn->nedge);
	struct wb_flow_loop *loop = WB_NEW(cx->unit, struct wb_flow_loop, fn->loops->nloop);
	const uint32_t *list = fn->loops->list;

	for (uint32_t e = 0; e < fn->nedge; e++) {
		bool gone = fn->edge[e].flags & WB_E_REMOVED || wb_edge_dead(fn, e);

		src[e] = gone ? WB_NONE : fn->edge[e].src;
		dst[e] = gone ? WB_NONE : fn->edge[e].dst;
	}
	for (uint32_t l = 0; l < fn->loops->nloop; l++) {
		const struct wb_loop *from = &fn->loops->loop[l];
		const struct wb_loop_bound *b = &fn->bounds->loop[l];

		loop[l] = (struct wb_flow_loop){
			.back = list + from->back,
			.nback = from->nback,
			.entry = list + from->entry,
			.nentry = from->nentry,
			.header = from->header,
			.parent = from->parent,
			.irreducible = from->irreducible,
			.max = b->max,
			.total = b->total,
			.min = b->min,
		};
	}
	*out = (struct wb_flow){
		.nblock = fn->nblock,
		.nedge = fn->nedge,
		.src = src,
		.dst = dst,
		.cost = edge_cost,
		.loop = loop,
		.nloop = fn->loops->nloop,
	};
	if (fn->rows) {
		out->row = fn->rows->row;
		out->nrow = fn->rows->nrow;
		out->term = fn->rows->term;
	}
}

/* ---- digest --------------------------------------------------------------------- */
static uint64_t
mix_list(uint64_t h, const uint32_t *list, uint32_t n)
{
	h = wb_seal_mix(h, n);
	for (uint32_t k = 0; k < n; k++)
		h = wb_seal_mix(h, list[k]);
	return h;
}

uint64_t
wb_flow_digest(const struct wb_flow *p)
{
	uint64_t h = wb_seal_mix(wb_seal_mix(WB_SEAL_START, p->nblock), p->nedge);

	for (uint32_t e = 0; e < p->nedge; e++)
		h = wb_seal_mix(wb_seal_mix(wb_seal_mix(h, p->src[e]), p->dst[e]), p->cost[e]);
	h = wb_seal_mix(h, p->nloop);
	for (uint32_t l = 0; l < p->nloop; l++) {
		const struct wb_flow_loop *loop = &p->loop[l];

		h = mix_list(mix_list(h, loop->back, loop->nback), loop->entry, loop->nentry);
		h = wb_seal_mix(wb_seal_mix(h, loop->max), loop->total);
	}
	h = wb_seal_mix(h, p->nrow);
	for (uint32_t r = 0; r < p->nrow; r++) {
		h = wb_seal_mix(wb_seal_mix(h, p->row[r].limit), p->row[r].nterm);
		for (uint32_t k = p->row[r].first; k < p->row[r].first + p->row[r].nterm; k++)
			h = wb_seal_mix(wb_seal_mix(h, p->term[k].edge), (uint64_t)p->term[k].coeff);
	}
	return h;
}

/* ---- text --------------------------------------------------------------------------- */
/* A sum of terms "+ 3 x7", broken into lines. */
struct sum {
	struct wb_out *o;
	const struct shape *s;
	uint32_t n;
};

static void
put_term(struct sum *t, bool minus, wb_u128 coeff, uint32_t e)
{
	char text[40];

	if (!t->s->live[e] || !coeff)
		return;
	wb_printf(t->o, "%s%s ", t->n && t->n % 12 == 0 ? "\n   " : "", minus ? " -" : " +");
	if (coeff != 1)
		wb_printf(t->o, "%s ", wb_u128_text(coeff, text));
	wb_printf(t->o, "x%u", e);
	t->n++;
}

/* back <= bound * entry */
static void
put_relative(struct sum t, const struct wb_flow_loop *loop, const char *name, uint32_t l, uint64_t bound)
{
	wb_printf(t.o, " %s%u:", name, l);
	for (uint32_t k = 0; k < loop->nback; k++)
		put_term(&t, false, 1, loop->back[k]);
	for (uint32_t k = 0; k < loop->nentry; k++)
		put_term(&t, true, bound, loop->entry[k]);
	wb_puts(t.o, t.n ? " <= 0\n" : " 0 x0 <= 0\n");
}

static void
put_loop(struct sum t, const struct wb_flow *p, uint32_t l)
{
	const struct wb_flow_loop *loop = &p->loop[l];

	if (loop->max != WB_UNKNOWN)
		put_relative(t, loop, "max", l, loop->max);
	if (loop->total == WB_UNKNOWN)
		return;
	put_relative(t, loop, "entered", l, loop->total);
	wb_printf(t.o, " total%u:", l);
	for (uint32_t k = 0; k < loop->nback; k++)
		put_term(&t, false, 1, loop->back[k]);
	wb_printf(t.o, "%s <= %llu\n", t.n ? "" : " 0 x0", (unsigned long long)loop->total);
}

/* @sum: [edge] all 0, before and after. Solvers reject a variable that occurs twice in a row. */
static void
put_row(struct sum t, const struct wb_flow *p, uint32_t r, wb_i128 *sum)
{
	const struct wb_flow_term *term = p->term + p->row[r].first;

	wb_printf(t.o, " row%u:", r);
	for (uint32_t k = 0; k < p->row[r].nterm; k++)
		sum[term[k].edge] += term[k].coeff;
	for (uint32_t k = 0; k < p->row[r].nterm; k++) {
		wb_i128 c = sum[term[k].edge];

		put_term(&t, c < 0, c < 0 ? (wb_u128)-c : (wb_u128)c, term[k].edge);
		sum[term[k].edge] = 0;
	}
	wb_printf(t.o, "%s <= %llu\n", t.n ? "" : " 0 x0", (unsigned long long)p->row[r].limit);
}

void
wb_flow_write_lp(struct wb_ctx *cx, const struct wb_flow *p, struct wb_out *o)
{
	struct wb_arena_mark m = wb_arena_mark(cx->tmp);
	struct shape s;
	struct sum t = { o, &s, 0 };
	wb_i128 *sum = WB_NEW(cx->tmp, wb_i128, p->nedge);

	wb_shape_build(cx->tmp, p, &s);
	wb_puts(o, "Maximize\n cycles:");
	for (uint32_t e = 0; e < p->nedge; e++)
		put_term(&t, false, p->cost[e], e);
	wb_puts(o, t.n ? "\nSubject To\n" : " 0 x0\nSubject To\n");
	for (uint32_t k = 0; k < s.norder; k++) {
		uint32_t b = s.order[k];

		t.n = 0;
		wb_printf(o, " b%u:", b);
		for (uint32_t i = s.in_at[b]; i < s.in_at[b + 1]; i++)
			if (p->src[s.in[i]] != b)
				put_term(&t, false, 1, s.in[i]);
		for (uint32_t i = s.out_at[b]; i < s.out_at[b + 1]; i++)
			if (p->dst[s.out[i]] != b)
				put_term(&t, true, 1, s.out[i]);
		wb_puts(o, " = 0\n");
	}
	t.n = 0;
	for (uint32_t l = 0; l < p->nloop; l++)
		put_loop(t, p, l);
	for (uint32_t r = 0; r < p->nrow; r++)
		put_row(t, p, r, sum);
	wb_puts(o, "Bounds\n x0 = 1\nEnd\n");
	wb_arena_reset(cx->tmp, m);
}
