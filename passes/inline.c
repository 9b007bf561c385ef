/* passes/inline.c -- calls are replaced by copies of the callee.
 *
 * Needs:  nothing.   Gives: nothing.   Keeps: nothing, the graph changes.
 * What:   the block of a call ends there. A copy of the callee follows, and behind that the rest of the block. Where
 *         the callee returns, or jumps to a function that returns for it, control goes to the rest. Calls in the copies
 *         are inlined, too. All functions of a GCN module use the same registers, so nothing is renamed.
 *
 *			@b				@b	...
 *				...				%s[30:31] =s getpc
 *				call ..., @f	->	@	body of @f, `ret` left out
 *				rest			@	rest
 *
 * Why:    passes that look at one function know nothing of what is behind a call. Unoptimised code calls a function for
 *         every atomic operation.
 * Limits: a function that would have more than WB_LIMIT_INLINED instructions stays as it is. So does one with an
 *         unknown or refused callee (recursion is refused). The return address that a call leaves in registers becomes
 *         an unknown value.
 * Right:  `ret` jumps to the address that the last call left, which the front end has checked (src/gcn/calls.c).
 * Cost:   O(instructions of the result).
 */
#include "passes.h"


/* One copy of a function. */
struct copy {
	const struct wb_fn *fn;
	uint32_t first;			/* number of its entry in the new code */
	/* number of what runs after it; WB_NONE: it returns for the function itself */
	uint32_t continuation;
	struct wb_loc src;		/* of the outermost call */
	uint32_t next;			/* copies for its calls, in order: copy[next], ... */
};
struct inliner {
	struct wb_ctx *cx;
	const struct wb_module *m;
	struct wb_builder *b;
	WB_VEC(struct copy) copy;
	uint32_t nblock;
	uint64_t ninst;
};

/* The callee of @i; NULL: not known, or refused. */
static const struct wb_fn *
callee(const struct inliner *u, const struct wb_fn *fn, const struct wb_inst *i)
{
	uint32_t to = wb_callee(fn, i);

	return to < u->m->nfn && !u->m->fn[to]->refused && u->m->fn[to]->nunit == fn->nunit ? u->m->fn[to] : NULL;
}

/* Lists the copies to be made, each before those in it, and numbers their blocks. False: it is not possible. */
static bool
plan(struct inliner *u, const struct wb_fn *fn)
{
	WB_PUSH(u->cx->tmp, &u->copy, ((struct copy){ .fn = fn, .continuation = WB_NONE }));
	for (uint32_t c = 0; c < u->copy.n; c++) {
		const struct wb_fn *f = u->copy.at[c].fn;

		u->copy.at[c].first = u->nblock;
		u->copy.at[c].next = u->copy.n;
		u->nblock += f->nblock;
		u->ninst += f->ninst;
		if (u->ninst > wb_limit_of(WB_LIMIT_INLINED, 0)) {
			wb_limit_reached(u->cx, WB_LIMIT_INLINED, 0, fn->loc, fn->name);
			return false;
		}
		for (uint32_t k = 0; k < f->ncall; k++) {
			const struct wb_inst *i = &f->inst[f->call[k]];
			struct copy to = { .src = u->copy.at[c].src.line ? u->copy.at[c].src : i->src };

			to.fn = callee(u, f, i);
			if (!to.fn)
				return false;
			u->nblock += !(i->flags & WB_I_TERMINATOR);
			WB_PUSH(u->cx->tmp, &u->copy, to);
		}
	}
	return true;
}

/* What a call itself writes: the return address. */
static void
build_return_address(struct inliner *u, const struct wb_fn *f, const struct wb_inst *i)
{
	struct wb_inst at = *i;
	struct wb_opnd def[2];
	uint32_t n = 0;

	for (uint32_t o = 0; o < i->nopnd && n < WB_COUNT(def); o++)
		if (wb_opnd(f, i, o)->kind == WB_OPND_UNIT && (wb_opnd(f, i, o)->flags & WB_DEF))
			def[n++] = *wb_opnd(f, i, o);
	at.op = WB_OP_GETPC;
	at.tclass = WB_TC_SALU;
	at.isa_op = WB_NO_ISA;
	at.flags = 0;
	if (n)
		wb_build_inst(u->b, &at, def, n);
}

/* Copies instructions of block @b of copy @c. Returns the number, in the new code, of the block where they end;
 * WB_NONE: a call ends the path. */
static uint32_t
build_insts(struct inliner *u, uint32_t c, uint32_t b, uint32_t now, uint32_t *call)
{
	const struct wb_fn *f = u->copy.at[c].fn;

	WB_EACH_INST(f, b, k) {
		struct wb_inst i = f->inst[k];
		struct copy *to;

		i.src = c && !i.src.line ? u->copy.at[c].src : i.src;
		if (i.op == WB_OP_RET && u->copy.at[c].continuation != WB_NONE)
			continue;
		if (i.op != WB_OP_CALL) {
			wb_build_inst(u->b, &i, i.nopnd ? &f->opnd[i.opnd] : NULL, i.nopnd);
			continue;
		}
		to = &u->copy.at[u->copy.at[c].next + (*call)++];
		build_return_address(u, f, &i);
		wb_build_edge(u->b, now, to->first, WB_EDGE_FALL);
		to->continuation = i.flags & WB_I_TERMINATOR ? u->copy.at[c].continuation : now + 1;
		if (i.flags & WB_I_TERMINATOR)
			return WB_NONE;
		now = wb_build_block(u->b, NULL, i.loc);
	}
	return now;
}

static void
build_edges(struct inliner *u, uint32_t c, uint32_t b, uint32_t now, const uint32_t *number)
{
	const struct copy *at = &u->copy.at[c];
	const struct wb_inst *last = wb_last_inst(at->fn, b);

	WB_EACH_OUT(at->fn, b, k) {
		const struct wb_edge *e = &at->fn->edge[k];

		if (at->continuation != WB_NONE && last && last->op == WB_OP_RET)
			wb_build_edge(u->b, now, at->continuation, WB_EDGE_FALL);
		else
			wb_build_edge(
				u->b, now, e->dst == WB_NONE ? WB_NONE : number[e->dst], (enum wb_edge_kind)e->kind);
	}
}

static void
build_copy(struct inliner *u, uint32_t c)
{
	const struct wb_fn *f = u->copy.at[c].fn;
	uint32_t *number = WB_NEW(u->cx->tmp, uint32_t, f->nblock), n = u->copy.at[c].first, call = 0;

	for (uint32_t b = 0; b < f->nblock; b++) {
		number[b] = n++;
		WB_EACH_INST(f, b, k)
			n += f->inst[k].op == WB_OP_CALL && !(f->inst[k].flags & WB_I_TERMINATOR);
	}
	for (uint32_t b = 0; b < f->nblock; b++) {
		uint32_t now = wb_build_block(u->b, c ? NULL : f->block[b].label, f->block[b].loc);

		now = build_insts(u, c, b, now, &call);
		if (now != WB_NONE)
			build_edges(u, c, b, now, number);
	}
	for (uint32_t a = 0; a < f->nannotation && !c; a++) {
		struct wb_annotation an = f->annotation[a];

		an.block = number[an.block];
		wb_build_annotate(u->b, an);
	}
}

enum wb_status
wb_pass_inline(struct wb_ctx *cx, struct wb_fn *fn, const struct wb_pass_env *env)
{
	struct wb_fn *old = WB_NEW(cx->tmp, struct wb_fn, 1);
	struct inliner u = { .cx = cx, .m = env->module };

	*old = *fn;
	if (!env->module || env->module->isa != WB_ISA_GCN || !fn->ncall || !plan(&u, old))
		return WB_OK;
	u.b = wb_builder_new(cx, fn);
	for (uint32_t c = 0; c < u.copy.n; c++)
		build_copy(&u, c);
	return wb_build_finish(u.b);
}
