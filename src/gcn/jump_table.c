/* src/gcn/jump_table.c -- where a jump or call through registers goes whose address is computed from an index.
 *
 *	s_min_u32 s6, s6, 3			; 0 to 3
 *	s_lshl_b32 s6, s6, 2
 *	s_load_dword s7, s[8:9], s6		; a table of distances; or of addresses, loaded as two registers
 *	s_getpc_b64 s[4:5]
 *	s_add_u32 s4, s4, s7
 *	s_addc_u32 s5, s5, 0
 *	s_setpc_b64 s[4:5]
 *
 * Values are computed backwards from the jump. What a register holds at some place is listed, if it is one of a few
 * numbers: it is what one of the instructions computes that may have written it last, from what these read. An index is
 * listed if it is a mask, a field, a minimum, or the rest of a shift; or if control comes here only if a comparison
 * with a constant has held it within bounds. What is never loaded is in the list in vain; all of it must be
 * instructions.
 *
 * Cost: at most MOST_VISITED instructions for each jump.
 */
#include "jump_table.h"

struct reg
gcn_jump_operand(struct search *x, const struct wb_opnd *o, struct point p, uint32_t depth)
{
	if (o && o->kind == WB_OPND_IMM)
		return gcn_jump_number(x, (uint32_t)o->imm);
	return o && o->kind == WB_OPND_UNIT && o->nunit == 1 ? gcn_jump_value(x, o->id, p, depth) : any();
}

/* Numbers of one half of @all. */
static struct reg
half_of(struct search *x, const struct locations *all, uint32_t half)
{
	uint32_t *at = WB_ROOM(x->u->cx->tmp, uint32_t, all->n);

	for (uint32_t k = 0; k < all->n; k++) {
		if (all->at[k].from != NUMBER)
			return any();
		at[k] = (uint32_t)(all->at[k].at >> (half ? 32 : 0));
	}
	return gcn_jump_list(at, all->n);
}

/* What the instruction at @p writes to @unit. */
static struct reg
written(struct search *x, uint32_t unit, struct point p, uint32_t depth)
{
	const struct wb_inst *i = inst(x, p.at);
	const struct wb_opnd *d = i->nopnd ? wb_opnd(&x->fn, i, 0) : NULL, *b = source(x, i, 1);
	struct locations all;

	if (!gcn_jump_results_in(x, p.at, unit))
		return any();
	if (i->op == WB_OP_LOAD)
		return gcn_jump_loaded(x, p, unit, 4, depth, &all) ? half_of(x, &all, 0) : any();
	if (d->nunit == 2)
		return gcn_jump_computed_pair(x, p, p, d->id, d->id + 1, depth, &all) ?
			half_of(x, &all, unit - d->id) :
			any();
	if (d->nunit != 1 || i->mem.count ||
		(i->type != WB_T_B32 && i->type != WB_T_I32 && i->type != WB_T_U32))
		return any();
	if (i->op == WB_OP_SELECT)
		return gcn_jump_either(x, gcn_jump_operand(x, source(x, i, 0), p, depth),
			gcn_jump_operand(x, b, p, depth));
	if (i->op == WB_OP_MOV)
		return gcn_jump_operand(x, source(x, i, 0), p, depth);
	if (i->op == WB_OP_NOT)
		return gcn_jump_combine(x, i, gcn_jump_operand(x, source(x, i, 0), p, depth), gcn_jump_number(x, 0));
	return gcn_jump_combine(x, i, gcn_jump_operand(x, source(x, i, 0), p, depth), gcn_jump_operand(x, b, p, depth));
}

struct reg
gcn_jump_value(struct search *x, uint32_t unit, struct point p, uint32_t depth)
{
	struct reg r = any();
	struct writers w;

	if (depth < MOST_DEPTH && gcn_jump_writers(x, unit, p, &w))
		for (uint32_t k = 0; k < w.n; k++) {
			struct reg v = written(x, unit, w.at[k], depth + 1);

			r = k ? gcn_jump_either(x, r, v) : v;
			if (!r.n && r.high == UINT32_MAX && k + 1 < w.n) {	/* the rest is not worth a search */
				r = any();
				break;
			}
		}
	for (uint32_t k = 0; k < x->nguard && p.now; k++)
		r = gcn_jump_narrow(x, r, unit, p, &x->guard[k]);
	return r;
}

/* The address of scalar load @i: the sum of its parts, of which the hardware takes multiples of four. */
static bool
load_address(struct search *x, struct point p, uint32_t depth, struct locations *out)
{
	const struct wb_inst *i = inst(x, p.at);
	const struct wb_opnd *base = source(x, i, 0);
	bool known = base && base->kind == WB_OPND_UNIT && base->nunit == 2 &&
		gcn_jump_pair(x, (struct half){ base, 0, p }, (struct half){ base, 1, p }, depth, out);

	for (uint32_t k = 0; k < i->nopnd && known; k++) {
		const struct wb_opnd *o = wb_opnd(&x->fn, i, k);
		struct locations part;

		if (o == base || (o->kind == WB_OPND_MOD ? o->id != WB_MOD_OFFSET : !(o->flags & WB_USE)))
			continue;
		if (o->kind == WB_OPND_MOD)
			known = gcn_jump_one(x, NUMBER, o->imm, &part);
		else
			known = gcn_jump_numbers(x, gcn_jump_operand(x, o, p, depth),
				gcn_jump_number(x, 0), false, &part);
		if (!known)
			x->open = p.at;
		for (uint32_t n = 0; known && n < part.n; n++)
			known = part.at[n].at % 4 == 0;
		known = known && gcn_jump_add(x, out, &part, false, out);
	}
	for (uint32_t n = 0; known && n < out->n; n++)
		known = out->at[n].at % 4 == 0 || out->at[n].from == ENTRY_OF;
	return known;
}

bool
gcn_jump_loaded(struct search *x, struct point p, uint32_t unit, uint32_t bytes, uint32_t depth, struct locations *out)
{
	const struct wb_inst *i = inst(x, p.at);
	const struct wb_opnd *d = wb_opnd(&x->fn, i, 0);
	struct locations from;
	struct location *at;

	if (i->mem.space != WB_SPACE_SCALAR || i->type != WB_T_NONE || i->mem.bytes < 4 || unit < d->id ||
		unit + bytes / 4 > d->id + d->nunit || !load_address(x, p, depth, &from))
		return false;
	at = WB_ROOM(x->u->cx->tmp, struct location, from.n);
	for (uint32_t k = 0; k < from.n; k++) {
		struct location w = from.at[k];
		struct locations one;

		if (w.from == ENTRY_OF && unit != d->id)
			return false;
		w.at += w.from == ENTRY_OF ? 0 : (uint64_t)(unit - d->id) * 4;
		if (!gcn_jump_entry(x, w, bytes, &one))
			return false;
		at[k] = one.at[0];
	}
	return gcn_jump_places(at, from.n, out);
}

static void
resolve(struct search *x, struct call *c)
{
	const struct wb_opnd *o = source(x, inst(x, c->inst), 0);
	struct point p = { c->inst, true };
	struct locations all;
	struct call *to;

	x->jump = c->inst;
	x->visited = 0;
	x->open = WB_NONE;
	gcn_jump_guards(x);
	if (!o || o->kind != WB_OPND_UNIT || o->nunit != 2 ||
		!gcn_jump_pair(x, (struct half){ o, 0, p }, (struct half){ o, 1, p }, 0, &all)) {
		c->open = x->open;
		return;
	}
	to = WB_NEW(x->u->cx->tmp, struct call, all.n);
	for (uint32_t k = 0; k < all.n; k++)
		if (!gcn_jump_call_to(x, all.at[k], &to[k]))
			return;
	gcn_call_to(c, to, all.n);
}

void
gcn_tables_resolve(struct wb_gcn_unit *u, struct section *s, const struct span *span, uint32_t nspan,
	struct call *call, uint32_t ncall)
{
	struct search x = { .u = u, .s = s, .fn = { .opnd = u->opnd.at }, .span = span, .nspan = nspan };

	for (uint32_t k = 0; k < ncall; k++) {
		call[k].open = WB_NONE;
		if (call[k].kind != CALL_UNKNOWN || gcn_jump_at(s, call[k].inst))
			continue;
		if (!x.before) {
			gcn_jump_before(&x);
			x.mark = WB_NEW(u->cx->tmp, uint32_t, nspan);
			x.turn = WB_NEW(u->cx->tmp, uint32_t, nspan);
			x.guarded = WB_NEW(u->cx->tmp, uint32_t, nspan);
		}
		if (span[span_of(&x, call[k].inst)].reached)
			resolve(&x, &call[k]);
	}
}
