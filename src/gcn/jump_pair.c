/* src/gcn/jump_pair.c -- what two registers hold together on the way to a jump.
 *
 * Both halves of an address must be of one computation. They are if the instructions that wrote them stand in one
 * block, the lower half first, and each of them in front of where its half is read, if that is in this block, too.
 */
#include "jump_table.h"

bool
gcn_jump_results_in(const struct search *x, uint32_t k, uint32_t unit)
{
	const struct wb_inst *i = inst(x, k);
	const struct wb_opnd *d = i->nopnd ? wb_opnd(&x->fn, i, 0) : NULL;

	return d && d->kind == WB_OPND_UNIT && d->flags & WB_DEF && unit >= d->id && unit < d->id + d->nunit &&
		i->op != WB_OP_CALL && i->spare != MARK_SWITCHED &&
		!(i->flags & (WB_I_MASKED | WB_I_UNMODELLED | WB_I_CROSSLANE));
}

/* The sum of where @pc is and a symbol: of its lower half in @lo, of its upper half in @hi (calls.c). */
static bool
add_symbol(struct search *x, uint64_t pc, struct half lo, struct half hi, struct locations *out)
{
	uint64_t off = lo.o->imm + pc - (inst(x, lo.p.at)->addr + 4);
	bool got = lo.o->spare == RELOC_GOT_LO && hi.o->spare == RELOC_GOT_HI;

	if (lo.o->id != hi.o->id || off != hi.o->imm + pc - (inst(x, hi.p.at)->addr + 4) ||
		(!got && (lo.o->spare != RELOC_LO || hi.o->spare != RELOC_HI)) || (got && off))
		return false;
	return got ? gcn_jump_one(x, ENTRY_OF, lo.o->id, out) : gcn_jump_symbol(x, lo.o->id, off, out);
}

/* The address that s_getpc_b64 at @k gives. */
static uint64_t
pc_of(const struct search *x, uint32_t k)
{
	return inst(x, k)->addr + inst(x, k)->bytes;
}

/* Whether both halves at @lo and @hi are what one s_getpc_b64 gives; *pc: that, in the section. */
static bool
is_pc(struct search *x, struct half lo, struct half hi, uint64_t *pc)
{
	struct writers a, b;

	if (lo.o->kind != WB_OPND_UNIT || hi.o->kind != WB_OPND_UNIT ||
		!gcn_jump_writers(x, lo.o->id + lo.k, lo.p, &a) ||
		!gcn_jump_writers(x, hi.o->id + hi.k, hi.p, &b) || b.n != 1)
		return false;
	if (inst(x, b.at[0].at)->op == WB_OP_SEXT16) {	/* of the upper half, on gfx12 */
		hi = (struct half){ source(x, inst(x, b.at[0].at), 0), 0, b.at[0] };
		if (hi.o->kind != WB_OPND_UNIT || !gcn_jump_writers(x, hi.o->id, hi.p, &b))
			return false;
	}
	*pc = pc_of(x, a.at[0].at);
	return a.n == 1 && b.n == 1 && a.at[0].at == b.at[0].at && inst(x, a.at[0].at)->op == WB_OP_GETPC &&
		wb_opnd(&x->fn, inst(x, a.at[0].at), 0)->id == lo.o->id + lo.k &&
		lo.o->id + lo.k + 1 == hi.o->id + hi.k;
}

/* The sum of the pairs (a, c) and (b, d): addition @lo, and @hi of the upper halves. */
static bool
sum(struct search *x, struct point lo, struct point hi, bool swapped, uint32_t depth, struct locations *out)
{
	const struct wb_inst *i = inst(x, lo.at), *j = inst(x, hi.at);
	struct half a = { source(x, i, 0), 0, lo }, b = { source(x, i, 1), 0, lo };
	struct half c = { source(x, j, swapped), 0, hi }, d = { source(x, j, !swapped), 0, hi };
	bool minus = i->op == WB_OP_SUB;
	struct locations p, q;
	uint64_t pc;

	if (!a.o || !b.o || !c.o || !d.o || (minus && swapped))
		return false;
	if (b.o->kind == WB_OPND_SYM && d.o->kind == WB_OPND_SYM)
		return !minus && is_pc(x, a, c, &pc) && add_symbol(x, pc, b, d, out);
	if (a.o->kind == WB_OPND_SYM && c.o->kind == WB_OPND_SYM)
		return !minus && is_pc(x, b, d, &pc) && add_symbol(x, pc, a, c, out);
	if (!gcn_jump_pair(x, a, c, depth, &p))
		return false;
	if (!gcn_jump_pair(x, b, d, depth, &q)) {
		x->open = lo.at;
		return false;
	}
	return gcn_jump_add(x, &p, &q, minus, out);
}

/* Whether the addition at @hi takes the carry of that at @lo, in front of it in its block. */
static bool
carries(struct search *x, uint32_t lo, uint32_t hi)
{
	const struct wb_inst *i = inst(x, lo), *j = inst(x, hi);
	bool fits = (i->op == WB_OP_ADD && j->op == WB_OP_ADDC) || (i->op == WB_OP_SUB && j->op == WB_OP_SUBB);

	return fits && i->type == WB_T_U32 && !((i->flags | j->flags) & WB_I_MASKED) && lo < hi &&
		span_of(x, lo) == span_of(x, hi) && gcn_jump_last_writer(x, lo, hi, WB_GCN_SCC) == lo;
}

/* What one instruction writes to two registers. */
static bool
both_halves(struct search *x, struct point p, uint32_t unit, uint32_t depth, struct locations *out)
{
	const struct wb_inst *i = inst(x, p.at);
	const struct wb_opnd *d = wb_opnd(&x->fn, i, 0), *a = source(x, i, 0), *b = source(x, i, 1);
	struct locations q, r;

	if (i->op == WB_OP_LOAD)
		return gcn_jump_loaded(x, p, unit, 8, depth, out);
	if (d->id != unit || d->nunit != 2)
		return false;
	if (i->op == WB_OP_GETPC)
		return gcn_jump_place(x, x->s, pc_of(x, p.at), out);
	if (!a || !gcn_jump_pair(x, (struct half){ a, 0, p }, (struct half){ a, 1, p }, depth, &q))
		return false;
	if (i->op == WB_OP_MOV) {
		*out = q;
		return true;
	}
	if (b && i->op == WB_OP_SHL)
		return gcn_jump_shift(x, &q, gcn_jump_operand(x, b, p, depth), out);
	if (!b || !gcn_jump_pair(x, (struct half){ b, 0, p }, (struct half){ b, 1, p }, depth, &r)) {
		x->open = i->op == WB_OP_ADD ? p.at : x->open;
		return false;
	}
	if (i->op == WB_OP_SELECT)
		return gcn_jump_join(x, &q, &r, out);
	return i->op == WB_OP_ADD && gcn_jump_add(x, &q, &r, false, out);
}

bool
gcn_jump_computed_pair(struct search *x, struct point lo, struct point hi, uint32_t unit, uint32_t upper,
	uint32_t depth, struct locations *out)
{
	if (!gcn_jump_results_in(x, lo.at, unit) || !gcn_jump_results_in(x, hi.at, upper))
		return false;
	if (lo.at == hi.at)
		return upper == unit + 1 && both_halves(x, lo, unit, depth, out);
	return carries(x, lo.at, hi.at) &&
		(sum(x, lo, hi, false, depth, out) || sum(x, lo, hi, true, depth, out));
}

/* Whether the writers @a of the lower half and @b of the upper one are each of one computation. */
static bool
are_of_one(const struct search *x, struct half lo, struct half hi, const struct writers *a, const struct writers *b)
{
	uint32_t s = span_of(x, lo.p.at);

	if (a->n != b->n || span_of(x, hi.p.at) != s || lo.p.now != hi.p.now)
		return false;
	for (uint32_t k = 0; k < a->n; k++) {
		uint32_t t = span_of(x, a->at[k].at);

		if (span_of(x, b->at[k].at) != t || a->at[k].at > b->at[k].at || a->at[k].now != b->at[k].now ||
			(k && span_of(x, a->at[k - 1].at) == t) ||
			(s == t && (a->at[k].at >= lo.p.at || b->at[k].at >= hi.p.at)))
			return false;
	}
	return true;
}

static struct reg
half_value(struct search *x, struct half h, uint32_t depth)
{
	if (h.o->kind == WB_OPND_IMM)
		return gcn_jump_number(x, (uint32_t)(h.o->imm >> (h.k ? 32 : 0)));
	return h.o->kind == WB_OPND_UNIT && h.k < h.o->nunit ? gcn_jump_value(x, h.o->id + h.k, h.p, depth) : any();
}

/* Whether @b, which writes the upper half, fills it with the sign of the lower one, which @a wrote. */
static bool
is_sign(struct search *x, struct half lo, struct half hi, const struct writers *a, const struct writers *b)
{
	const struct wb_inst *i = b->n == 1 ? inst(x, b->at[0].at) : NULL;
	const struct wb_opnd *from = i ? source(x, i, 0) : NULL, *by = i ? source(x, i, 1) : NULL;
	uint32_t s = span_of(x, lo.p.at);
	struct writers same;

	if (!i || a->n != 1 || i->op != WB_OP_ASHR || i->type != WB_T_I32 || i->flags & WB_I_MASKED || !from || !by ||
		by->kind != WB_OPND_IMM || by->imm != 31 || from->kind != WB_OPND_UNIT ||
		!gcn_jump_writers(x, from->id, b->at[0], &same))
		return false;
	return from->id == lo.o->id + lo.k && same.n == 1 && same.at[0].at == a->at[0].at &&
		span_of(x, b->at[0].at) == s && b->at[0].at < hi.p.at && span_of(x, hi.p.at) == s &&
		(span_of(x, a->at[0].at) != s || (a->at[0].at < lo.p.at && a->at[0].at < b->at[0].at));
}

/* Whether the lower half is loaded, and is the distance between two sections, or one of several. These are less than
 * 2 GiB; one below zero that is not filled with its sign leads to 4 GiB behind its place, where nothing is. */
static bool
is_distance(struct search *x, struct half lo, uint32_t depth, struct locations *out)
{
	struct writers a;
	bool all = lo.o->kind == WB_OPND_UNIT && lo.k < lo.o->nunit &&
		gcn_jump_writers(x, lo.o->id + lo.k, lo.p, &a) && a.n == 1 && inst(x, a.at[0].at)->op == WB_OP_LOAD &&
		gcn_jump_results_in(x, a.at[0].at, lo.o->id + lo.k) &&
		gcn_jump_loaded(x, a.at[0], lo.o->id + lo.k, 4, depth + 1, out);

	for (uint32_t k = 0; all && k < out->n; k++)
		all = out->at[k].less != 0;
	return all;
}

bool
gcn_jump_pair(struct search *x, struct half lo, struct half hi, uint32_t depth, struct locations *out)
{
	bool units = lo.o->kind == WB_OPND_UNIT && hi.o->kind == WB_OPND_UNIT && lo.k < lo.o->nunit &&
		hi.k < hi.o->nunit;
	struct writers a, b;
	struct reg low;

	if (depth >= MOST_DEPTH || x->visited >= MOST_VISITED)
		return false;
	if (units && gcn_jump_writers(x, lo.o->id + lo.k, lo.p, &a) && gcn_jump_writers(x, hi.o->id + hi.k, hi.p, &b)) {
		bool all = are_of_one(x, lo, hi, &a, &b);
		const struct wb_inst *i = inst(x, b.at[0].at);

		if (b.n == 1 && i->op == WB_OP_SEXT16 && span_of(x, b.at[0].at) == span_of(x, lo.p.at) &&
			b.at[0].at < hi.p.at && lo.p.now == b.at[0].now) {
			hi = (struct half){ source(x, i, 0), 0, b.at[0] };
			return gcn_jump_pair(x, lo, hi, depth + 1, out) && out->at[out->n - 1].from != NUMBER;
		}
		if (is_sign(x, lo, hi, &a, &b) && is_distance(x, lo, depth, out))
			return true;
		if (is_sign(x, lo, hi, &a, &b))
			return gcn_jump_numbers(x, half_value(x, lo, depth + 1), any(), true, out);
		for (uint32_t k = 0; k < a.n && all; k++) {
			struct locations p;

			all = gcn_jump_computed_pair(x, a.at[k], b.at[k], lo.o->id + lo.k, hi.o->id + hi.k,
				depth + 1, &p);
			if (all && k)
				all = gcn_jump_join(x, out, &p, out);
			else
				*out = p;
		}
		if (all)
			return true;
	}
	low = half_value(x, hi, depth + 1);
	if (low.n == 1 && !low.at[0] && is_distance(x, lo, depth, out))
		return true;
	low = half_value(x, lo, depth + 1);
	return low.n && gcn_jump_numbers(x, low, half_value(x, hi, depth + 1), false, out);
}
