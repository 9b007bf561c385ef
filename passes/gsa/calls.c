/* passes/gsa/calls.c -- which units a call may write, and which it may read.
 *
 * A unit that neither the callee nor its callees write keeps its value. A unit that no block of them reads before it
 * writes it cannot pass a value in. All functions of a GCN module use the same registers. Elsewhere, and where a callee
 * is not known completely, a call writes and reads all units.
 * Cost:   O(instructions of the callees), once per callee.
 */
#include "../passes.h"

struct wb_calls {
	struct wb_ctx *cx;
	const struct wb_module *m;
	uint32_t nunit;
	uint8_t flag;			/* WB_DEF: units written; WB_USE: units read */
	struct wb_bits *units;		/* [function] of it and its callees; word NULL: not computed yet */
	bool *unknown;			/* [function] */
};

struct wb_calls *
wb_calls_new(struct wb_ctx *cx, const struct wb_fn *fn, const struct wb_module *m, uint8_t how)
{
	struct wb_calls *c = WB_NEW(cx->tmp, struct wb_calls, 1);

	*c = (struct wb_calls){ .cx = cx, .m = m, .nunit = fn->nunit, .flag = how };
	if (m && fn->ncall) {
		c->units = WB_NEW(cx->tmp, struct wb_bits, m->nfn);
		c->unknown = WB_NEW(cx->tmp, bool, m->nfn);
	}
	return c;
}

/* Adds to @set the units of operands of @i with @flag, without those in @but. */
static void
note(const struct wb_fn *fn, const struct wb_inst *i, uint8_t flag, struct wb_bits set, const struct wb_bits *but)
{
	WB_EACH_OPND(fn, i, o)
		for (uint32_t k = 0; o->kind == WB_OPND_UNIT && (o->flags & flag) && k < o->nunit; k++)
			if (!but || !wb_bit(*but, o->id + k))
				wb_bit_set(set, o->id + k);
}

/* Adds to @set the units that @fn itself reads or writes. False: they are not known. */
static bool
scan(const struct wb_calls *c, const struct wb_fn *fn, struct wb_bits set)
{
	struct wb_bits written = wb_bits_new(c->cx->tmp, c->nunit);

	if (fn->refused || fn->nunit != c->nunit)
		return false;
	for (uint32_t b = 0; b < fn->nblock; b++) {
		memset(written.word, 0, ((size_t)c->nunit + 63) / 64 * sizeof(*written.word));
		WB_EACH_INST(fn, b, k) {
			note(fn, &fn->inst[k], c->flag, set, &written);
			if (c->flag == WB_USE)
				note(fn, &fn->inst[k], WB_DEF, written, NULL);
		}
	}
	return true;
}

static void
visit(struct wb_calls *c, uint32_t f)
{
	struct wb_todo list = wb_todo_new(c->cx->tmp, c->m->nfn);

	c->units[f] = wb_bits_new(c->cx->unit, c->nunit);
	c->unknown[f] = !wb_functions_from(c->m, f, &list);
	for (uint32_t k = 0; k < list.n && !c->unknown[f]; k++)
		c->unknown[f] = !scan(c, c->m->fn[list.at[k]], c->units[f]);
}

const uint64_t *
wb_calls_units(struct wb_calls *c, const struct wb_fn *fn, const struct wb_inst *i)
{
	uint32_t f = wb_callee(fn, i);

	if (!c->m || c->m->isa != WB_ISA_GCN || f >= c->m->nfn)
		return NULL;
	if (!c->units[f].word)
		visit(c, f);
	return c->unknown[f] ? NULL : c->units[f].word;
}
