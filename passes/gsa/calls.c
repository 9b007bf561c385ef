/* passes/gsa/calls.c -- what a call writes or reads: the units that the function called, or one it calls, writes, or
 * reads in some block before it writes them there.
 *
 * A unit that none of them writes holds after the call what it held before. One that a function reads without its block
 * having written it first may hold what it held before the call, and others cannot. All functions of a GCN module name
 * the hardware's registers alike; elsewhere, and where a callee is not known completely, a call writes and reads all.
 * Cost: O(instructions of the functions that are called), once per function called.
 */
#include "../passes.h"

struct wb_calls {
	struct wb_ctx *cx;
	const struct wb_module *m;
	uint32_t nunit;
	uint8_t how;			/* WB_DEF: what is written; WB_USE: what is read */
	struct wb_bits *units;		/* [function] of it and its callees; word NULL: not looked at yet */
	bool *everything;		/* [function] */
};

struct wb_calls *
wb_calls_new(struct wb_ctx *cx, const struct wb_fn *fn, const struct wb_module *m, uint8_t how)
{
	struct wb_calls *c = WB_NEW(cx->tmp, struct wb_calls, 1);

	*c = (struct wb_calls){ .cx = cx, .m = m, .nunit = fn->nunit, .how = how };
	if (m && fn->ncall) {
		c->units = WB_NEW(cx->tmp, struct wb_bits, m->nfn);
		c->everything = WB_NEW(cx->tmp, bool, m->nfn);
	}
	return c;
}

/* Adds to @set the units of operands of @i with @flag, but for those in @but. */
static void
note(const struct wb_fn *fn, const struct wb_inst *i, uint8_t flag, struct wb_bits set, const struct wb_bits *but)
{
	WB_EACH_OPND(fn, i, o)
		for (uint32_t k = 0; o->kind == WB_OPND_UNIT && (o->flags & flag) && k < o->nunit; k++)
			if (!but || !wb_bit(*but, o->id + k))
				wb_bit_set(set, o->id + k);
}

/* Adds what @fn itself reads or writes to @set. False: that is not known. */
static bool
scan(const struct wb_calls *c, const struct wb_fn *fn, struct wb_bits set)
{
	struct wb_bits written = wb_bits_new(c->cx->tmp, c->nunit);

	if (fn->refused || fn->nunit != c->nunit)
		return false;
	for (uint32_t b = 0; b < fn->nblock; b++) {
		memset(written.word, 0, ((size_t)c->nunit + 63) / 64 * sizeof(*written.word));
		WB_EACH_INST(fn, b, k) {
			note(fn, &fn->inst[k], c->how, set, &written);
			if (c->how == WB_USE)
				note(fn, &fn->inst[k], WB_DEF, written, NULL);
		}
	}
	return true;
}

static void
look_at(struct wb_calls *c, uint32_t f)
{
	struct wb_todo list = wb_todo_new(c->cx->tmp, c->m->nfn);

	c->units[f] = wb_bits_new(c->cx->unit, c->nunit);
	c->everything[f] = !wb_functions_from(c->m, f, &list);
	for (uint32_t k = 0; k < list.n && !c->everything[f]; k++)
		c->everything[f] = !scan(c, c->m->fn[list.at[k]], c->units[f]);
}

const uint64_t *
wb_calls_units(struct wb_calls *c, const struct wb_fn *fn, const struct wb_inst *i)
{
	uint32_t f = wb_callee(fn, i);

	if (!c->m || c->m->isa != WB_ISA_GCN || f >= c->m->nfn)
		return NULL;
	if (!c->units[f].word)
		look_at(c, f);
	return c->everything[f] ? NULL : c->units[f].word;
}
