/* src/gcn/jump_path.c -- on the way to a jump: who wrote a register last, and which comparisons control has passed.
 *
 * A comparison counts if control always passes it: it stands in the blocks from which alone control comes here, one
 * after the other. Its register must not be written between it and where its value is read, whichever comes first.
 *
 * A call on the way makes all registers unknown.
 */
#include "jump_table.h"

#define TOO_FAR (WB_NONE - 1)

uint32_t
gcn_jump_last_writer(struct search *x, uint32_t first, uint32_t end, uint32_t unit)
{
	while (end-- > first) {
		if (x->visited >= MOST_VISITED)
			return TOO_FAR;
		x->visited++;
		if (wb_writes(&x->fn, inst(x, end), unit, 1))
			return end;
	}
	return WB_NONE;
}

static bool
add_writer(struct writers *w, uint32_t k, bool now)
{
	uint32_t n = w->n;

	if (w->n == MOST_WRITERS || k == TOO_FAR)
		return false;
	for (; n && w->at[n - 1].at > k; n--)
		w->at[n] = w->at[n - 1];
	w->at[n] = (struct point){ k, now };
	w->n++;
	return true;
}

/* Pushes the spans in front of @b that were not visited. */
static uint32_t
push_before(struct search *x, uint32_t b, uint32_t *stack, uint32_t depth)
{
	for (uint32_t e = x->nbefore[b]; e < x->nbefore[b + 1]; e++)
		if (x->mark[x->before[e]] != x->marks) {
			x->mark[x->before[e]] = x->marks;
			stack[depth++] = x->before[e];
		}
	return depth;
}

bool
gcn_jump_writers(struct search *x, uint32_t unit, struct point p, struct writers *w)
{
	struct wb_arena_mark mark = wb_arena_mark(x->u->cx->tmp);
	uint32_t b = span_of(x, p.at), k = gcn_jump_last_writer(x, x->span[b].first, p.at, unit), depth = 0,
		 *stack = WB_ROOM(x->u->cx->tmp, uint32_t, x->nspan + 1);
	bool known = true;

	w->n = 0;
	for (uint32_t n = p.now ? x->turn[b] : x->nguarded; k == WB_NONE && n < x->nguarded; n++) {
		b = x->guarded[n];
		k = gcn_jump_last_writer(x, x->span[b].first, x->span[b].last, unit);
	}
	x->marks++;
	if (k != WB_NONE)
		known = add_writer(w, k, p.now);
	else
		depth = push_before(x, b, stack, 0);
	known &= k != WB_NONE || b;
	while (depth && known) {
		b = stack[--depth];
		k = gcn_jump_last_writer(x, x->span[b].first, x->span[b].last, unit);
		if (k == WB_NONE)
			depth = push_before(x, b, stack, depth);
		known = k != WB_NONE ? add_writer(w, k, false) : b != 0;
	}
	wb_arena_reset(x->u->cx->tmp, mark);
	return known && w->n;
}

/* Whether @unit is not written between instructions @a and @b, both on the way to the jump. */
static bool
keeps(struct search *x, uint32_t unit, uint32_t a, uint32_t b)
{
	uint32_t s = span_of(x, a), t = span_of(x, b), end;

	if (x->turn[s] < x->turn[t] || (s == t && a > b)) {	/* @a comes first from here on */
		uint32_t other = a, span = s;

		a = b;
		b = other;
		s = t;
		t = span;
	}
	for (end = b;; t = x->guarded[x->turn[t]], end = x->span[t].last) {
		if (gcn_jump_last_writer(x, s == t ? a : x->span[t].first, end, unit) != WB_NONE)
			return false;
		if (s == t)
			return true;
	}
}

struct reg
gcn_jump_narrow(struct search *x, struct reg r, uint32_t unit, struct point p, const struct guard *g)
{
	enum { LESS = 1, EQUAL = 2, MORE = 4, ALL_OUTCOMES = 7 };
	static const uint8_t outcomes[] = { EQUAL, LESS | MORE, LESS, LESS | EQUAL, MORE, MORE | EQUAL };
	const struct wb_inst *i = inst(x, g->inst);
	const struct wb_opnd *a = source(x, i, 0), *b = source(x, i, 1), *reg = a->kind == WB_OPND_UNIT ? a : b;
	bool is_signed = i->type == WB_T_I32;
	uint32_t may = outcomes[i->op - WB_OP_EQ] ^ (g->holds ? 0 : ALL_OUTCOMES);	/* of @a to @b */
	int64_t c, *low = is_signed ? &r.slow : &r.low, *high = is_signed ? &r.shigh : &r.high;

	if (reg->id != unit || !keeps(x, unit, g->inst, p.at))
		return r;
	if (reg == b)
		may = (may & EQUAL) | (may & LESS ? MORE : 0) | (may & MORE ? LESS : 0);
	c = is_signed ? (int64_t)(int32_t)(reg == a ? b : a)->imm : (int64_t)(uint32_t)(reg == a ? b : a)->imm;
	if (!(may & MORE) && *high > c - !(may & EQUAL))
		*high = c - !(may & EQUAL);
	if (!(may & LESS) && *low < c + !(may & EQUAL))
		*low = c + !(may & EQUAL);
	return gcn_jump_within(x, r);
}

/* Whether @i compares a register of 32 bits with a constant. */
static bool
compares(const struct search *x, const struct wb_inst *i)
{
	const struct wb_opnd *a = source(x, i, 0), *b = source(x, i, 1);

	return i->op >= WB_OP_EQ && i->op <= WB_OP_GE && (i->type == WB_T_I32 || i->type == WB_T_U32) &&
		!(i->flags & WB_I_MASKED) && a && b &&
		((a->kind == WB_OPND_UNIT && b->kind == WB_OPND_IMM) ||
			(a->kind == WB_OPND_IMM && b->kind == WB_OPND_UNIT));
}

/* The comparison on which the branch at the end of @b depends, by which control came to @to. */
static void
add_guard(struct search *x, uint32_t b, uint32_t to)
{
	const struct span *sp = &x->span[b];
	const struct wb_inst *i = inst(x, sp->last - 1);
	const struct wb_opnd *on = source(x, i, 0);
	bool taken = sp->next[1] == to;
	uint32_t k, end = sp->last - 1;

	if ((i->op != WB_OP_CBRNZ && i->op != WB_OP_CBRZ) || sp->next[0] == sp->next[1] || !i->nopnd ||
		x->nguard == MOST_GUARDS)
		return;
	on = on ? on : wb_opnd(&x->fn, i, 0);
	if (on->kind != WB_OPND_UNIT || on->id != WB_GCN_SCC)
		return;
	k = gcn_jump_last_writer(x, sp->first, end, WB_GCN_SCC);
	for (uint32_t n = x->turn[b]; k == WB_NONE && n < x->nguarded; n++)
		k = gcn_jump_last_writer(x, x->span[x->guarded[n]].first, x->span[x->guarded[n]].last, WB_GCN_SCC);
	if (k < TOO_FAR && compares(x, inst(x, k)))
		x->guard[x->nguard++] = (struct guard){ k, (i->op == WB_OP_CBRNZ) == taken };
}

void
gcn_jump_guards(struct search *x)
{
	uint32_t b = span_of(x, x->jump);

	for (uint32_t k = 0; k < x->nguarded; k++)
		x->turn[x->guarded[k]] = 0;
	x->nguarded = x->nguard = 0;
	for (;;) {
		x->guarded[x->nguarded++] = b;
		x->turn[b] = x->nguarded;
		if (!b || x->nbefore[b + 1] - x->nbefore[b] != 1 || x->turn[x->before[x->nbefore[b]]] ||
			x->visited > MOST_VISITED / 2)
			break;
		x->visited++;
		b = x->before[x->nbefore[b]];
	}
	for (uint32_t k = 1; k < x->nguarded && x->visited < MOST_VISITED / 2; k++)
		add_guard(x, x->guarded[k], x->guarded[k - 1]);
}

void
gcn_jump_before(struct search *x)
{
	struct wb_arena *t = x->u->cx->tmp;
	uint32_t n = 0;

	x->nbefore = WB_NEW(t, uint32_t, (size_t)x->nspan + 2);
	for (uint32_t pass = 0; pass < 2; pass++) {
		for (uint32_t k = 0; k < x->nspan; k++)
			for (uint32_t e = 0; x->span[k].reached && e < 2 + x->span[k].nmore; e++) {
				uint32_t to = e < 2 ? x->span[k].next[e] : x->span[k].more[e - 2];

				if (to != WB_NONE && pass)
					x->before[x->nbefore[to + 1]++] = k;
				else if (to != WB_NONE)
					x->nbefore[to + 2]++;
			}
		for (uint32_t k = 0; k < x->nspan && !pass; k++)
			x->nbefore[k + 2] += x->nbefore[k + 1];
		n = x->nbefore[x->nspan + 1];
		x->before = pass ? x->before : WB_NEW(t, uint32_t, n);
	}
}
