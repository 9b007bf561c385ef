/* passes/gsa/calls.c -- what a call writes: the units that the function called, or one it calls, writes.
 *
 * A unit that none of them writes holds after the call what it held before. All
 * functions of a GCN module name the hardware's registers alike; elsewhere, and where
 * a callee is not known completely, a call writes everything.
 * Cost: O(instructions of the functions that are called), once per function called.
 */
#include "gsa.h"

struct caller {
	struct builder *b;
	const struct wb_module *m;
	uint64_t **known;		/* [function] what it and its callees write; NULL: not looked at yet */
	bool *everything;		/* [function] nothing is known of it */
	uint32_t words;
};

/* Adds what @fn itself writes to @set, and the functions it calls to @list. False: something is not known. */
static bool
scan(const struct caller *c, const struct wb_fn *fn, uint64_t *set, bool *listed, uint32_t *list, uint32_t *n)
{
	if (fn->refused || fn->nunit != c->b->fn->nunit)
		return false;
	for (uint32_t k = 0; k < fn->ninst; k++) {
		const struct wb_inst *i = &fn->inst[k];
		uint32_t f = wb_callee(fn, i);

		if (i->op == WB_OP_CALL && f >= c->m->nfn)
			return false;
		if (f != WB_NONE && !listed[f]) {
			listed[f] = true;
			list[(*n)++] = f;
		}
		for (uint32_t o = 0; o < i->nopnd; o++) {
			const struct wb_opnd *op = wb_opnd(fn, i, o);

			for (uint32_t u = op->id;
				op->kind == WB_OPND_UNIT && (op->flags & WB_DEF) && u < op->id + op->nunit; u++)
				set[u / 64] |= (uint64_t)1 << (u & 63);
		}
	}
	return true;
}

static const uint64_t *
writes_of(struct caller *c, uint32_t f)
{
	struct wb_arena *a = c->b->cx->tmp;
	bool *listed;
	uint32_t *list, n = 0;

	if (f >= c->m->nfn || c->everything[f])
		return NULL;
	if (c->known[f])
		return c->known[f];
	listed = WB_NEW(a, bool, c->m->nfn);
	list = WB_NEW(a, uint32_t, c->m->nfn);
	c->known[f] = WB_NEW(c->b->cx->unit, uint64_t, c->words);
	listed[f] = true;
	list[n++] = f;
	for (uint32_t k = 0; k < n; k++)
		if (!scan(c, c->m->fn[list[k]], c->known[f], listed, list, &n)) {
			c->everything[f] = true;
			return NULL;
		}
	return c->known[f];
}

void
gsa_find_calls(struct builder *b, const struct wb_module *m)
{
	struct wb_gsa *g = b->g;
	struct caller c = { .b = b, .m = m, .words = b->fn->nunit / 64 + 1 };

	g->call = b->fn->call;
	g->ncall = b->fn->ncall;
	g->call_writes = WB_NEW(b->cx->unit, const uint64_t *, g->ncall);
	if (!m || m->isa != WB_ISA_GCN || !g->ncall)
		return;
	c.known = WB_NEW(b->cx->tmp, uint64_t *, m->nfn);
	c.everything = WB_NEW(b->cx->tmp, bool, m->nfn);
	for (uint32_t k = 0; k < g->ncall; k++)
		g->call_writes[k] = writes_of(&c, wb_callee(b->fn, &b->fn->inst[g->call[k]]));
}
