/* passes/pws/calls.c -- what a call may read: the units that the function called, or one it calls, reads in some block
 * before it writes them there.
 *
 * A unit that a function reads without one of its blocks having written it first may hold what it held before the call,
 * and others cannot. All functions of a GCN module name the hardware's registers alike; elsewhere, and where a callee
 * is not known completely, a call reads everything.
 * Cost: O(instructions of the functions that are called), once per function called.
 */
#include "plan.h"

struct pws_calls {
	struct wb_ctx *cx;
	const struct wb_module *m;
	uint32_t nunit;
	struct wb_bits *read;		/* [function] of it and its callees; word NULL: not looked at yet */
	bool *everything;		/* [function] */
};

struct pws_calls *
pws_calls_new(struct wb_ctx *cx, const struct wb_fn *fn, const struct wb_module *m)
{
	struct pws_calls *c = WB_NEW(cx->tmp, struct pws_calls, 1);

	*c = (struct pws_calls){ .cx = cx, .m = m, .nunit = fn->nunit };
	if (m) {
		c->read = WB_NEW(cx->tmp, struct wb_bits, m->nfn);
		c->everything = WB_NEW(cx->tmp, bool, m->nfn);
	}
	return c;
}

/* Adds to @set what @i reads and is not in @written, or to @written what it writes. */
static void
note(const struct wb_fn *fn, const struct wb_inst *i, uint8_t how, struct wb_bits set, struct wb_bits written)
{
	for (uint32_t p = 0; p < i->nopnd; p++) {
		const struct wb_opnd *o = wb_opnd(fn, i, p);

		for (uint32_t k = 0; o->kind == WB_OPND_UNIT && (o->flags & how) && k < o->nunit; k++)
			if (how == WB_DEF)
				wb_bit_set(written, o->id + k);
			else if (!wb_bit(written, o->id + k))
				wb_bit_set(set, o->id + k);
	}
}

/* Adds what @fn itself reads to @set, and the functions it calls to @list. False: something is not known. */
static bool
scan(const struct pws_calls *c, const struct wb_fn *fn, struct wb_bits set, bool *listed, uint32_t *list, uint32_t *n)
{
	struct wb_bits written = wb_bits_new(c->cx->tmp, c->nunit);

	if (fn->refused || fn->nunit != c->nunit)
		return false;
	for (uint32_t b = 0; b < fn->nblock; b++) {
		memset(written.word, 0, ((size_t)c->nunit + 63) / 64 * sizeof(*written.word));
		for (uint32_t k = fn->block[b].first; k < fn->block[b].first + fn->block[b].ninst; k++) {
			const struct wb_inst *i = &fn->inst[k];
			uint32_t f = wb_callee(fn, i);

			if (i->op == WB_OP_CALL && f >= c->m->nfn)
				return false;
			if (f != WB_NONE && !listed[f]) {
				listed[f] = true;
				list[(*n)++] = f;
			}
			note(fn, i, WB_USE, set, written);
			note(fn, i, WB_DEF, set, written);
		}
	}
	return true;
}

static void
look_at(struct pws_calls *c, uint32_t f)
{
	bool *listed = WB_NEW(c->cx->tmp, bool, c->m->nfn);
	uint32_t *list = WB_NEW(c->cx->tmp, uint32_t, c->m->nfn), n = 0;

	c->read[f] = wb_bits_new(c->cx->tmp, c->nunit);
	listed[f] = true;
	list[n++] = f;
	for (uint32_t k = 0; k < n && !c->everything[f]; k++)
		c->everything[f] = !scan(c, c->m->fn[list[k]], c->read[f], listed, list, &n);
}

bool
pws_call_reads(struct pws_calls *c, const struct wb_fn *fn, const struct wb_inst *i, uint32_t unit)
{
	uint32_t f = wb_callee(fn, i);

	if (!c->m || c->m->isa != WB_ISA_GCN || f >= c->m->nfn)
		return true;
	if (!c->read[f].word)
		look_at(c, f);
	return c->everything[f] || wb_bit(c->read[f], unit);
}
