/* src/gcn/fix_link.c -- which functions read a return address as a number.
 *
 * A copy of a function has no return address: its registers hold whatever they hold. So it may only be kept, given
 * back, and jumped to. Values are followed forwards from s[30:31], which hold a return address where a function starts
 * and behind each call: through moves, lanes of vector registers, and words of the stack into which these are spilled.
 *
 *		v_writelane_b32 v40, s30, 0		; kept
 *		v_readlane_b32 s4, v40, 0		; read back
 *		v_mov_b32_e32 v1, s4			; read as a number
 *
 * Right:  a value that is written to a scalar register, or a lane, replaces what was there; other vector instructions
 *         may leave lanes as they were, so what these hold stays. A word of the stack may hold what was ever stored
 *         there. Not followed: a word that is read by another address than it was written by.
 * Cost:   O(instructions), a few times; nothing if no function but to return reads s[30:31].
 */
#include "fix.h"

/* A word of the stack: register + number. */
struct word {
	uint32_t reg;
	uint64_t offset, holds;		/* lanes */
};
struct state {
	uint64_t lanes[WB_GCN_NUNIT];	/* of each unit: those that hold half of a return address */
};
struct links {
	const struct wb_module *m;
	const struct wb_fn *fn;
	uint64_t *now;			/* [unit] as struct state */
	/* [function] what it is called with, and what it leaves that it was not called with; without s[30:31] */
	struct state *entry, *left;
	struct state none, *called_with;	/* of fn: its entry, or none */
	WB_VEC(struct word) word;
	const struct wb_inst **reads;	/* [function] */
	bool grew, others_grew;		/* something of fn; entry or left */
	struct wb_ctx *cx;
};

static void
add(bool *grew, uint64_t *to, uint64_t lanes)
{
	*grew |= (lanes & ~*to) != 0;
	*to |= lanes;
}

/* The n-th explicit operand that @i reads; NULL: there is none. */
static const struct wb_opnd *
source(const struct links *l, const struct wb_inst *i, uint32_t n)
{
	WB_EACH_OPND(l->fn, i, o)
		if (o->flags & WB_USE && !(o->flags & WB_IMPLICIT) && !n--)
			return o;
	return NULL;
}

static const struct wb_opnd *
destination(const struct links *l, const struct wb_inst *i)
{
	const struct wb_opnd *o = i->nopnd ? wb_opnd(l->fn, i, 0) : NULL;

	return o && o->kind == WB_OPND_UNIT && o->flags & WB_DEF && !(o->flags & WB_IMPLICIT) ? o : NULL;
}

/* What unit @k of @o holds. */
static uint64_t
held(const struct links *l, const struct wb_opnd *o, uint32_t k)
{
	return o && o->kind == WB_OPND_UNIT && k < o->nunit && o->id + k < WB_GCN_NUNIT ? l->now[o->id + k] : 0;
}

static bool
holds(const struct links *l, const struct wb_opnd *o)
{
	bool any = false;

	for (uint32_t k = 0; o && o->kind == WB_OPND_UNIT && k < o->nunit; k++)
		any |= held(l, o, k) != 0;
	return any;
}

static void
found(struct links *l, const struct wb_inst *i)
{
	const struct wb_inst **at = &l->reads[l->fn->id];

	if (!*at || i->loc.line < (*at)->loc.line)
		*at = i;
}

/* What @i writes holds none. Of a vector register that may be half of the lanes, unless @all. */
static void
kill(struct links *l, const struct wb_inst *i, bool all)
{
	WB_EACH_OPND(l->fn, i, o)
		for (uint32_t k = 0; o->kind == WB_OPND_UNIT && o->flags & WB_DEF && k < o->nunit; k++)
			if (o->id + k < WB_GCN_NUNIT && (all || o->id < WB_GCN_V0))
				l->now[o->id + k] = 0;
}

static void
step_default(struct links *l, const struct wb_inst *i)
{
	WB_EACH_OPND(l->fn, i, o)
		if (o->flags & WB_USE && holds(l, o))
			found(l, i);
	kill(l, i, false);
}

/* Also a jump to a function that returns for this one. */
static void
step_return(struct links *l)
{
	for (uint32_t k = 0; k < WB_GCN_NUNIT; k++)
		if (k != GCN_LINK && k != GCN_LINK + 1)
			add(&l->others_grew, &l->left[l->fn->id].lanes[k], l->now[k] & ~l->called_with->lanes[k]);
}

static void
step_call(struct links *l, const struct wb_inst *i)
{
	uint32_t to = wb_callee(l->fn, i);

	for (uint32_t k = 0; k < WB_GCN_NUNIT && to < l->m->nfn; k++) {
		if (k != GCN_LINK && k != GCN_LINK + 1)
			add(&l->others_grew, &l->entry[to].lanes[k], l->now[k]);
		l->now[k] |= l->left[to].lanes[k];
	}
	if (i->flags & WB_I_TERMINATOR)
		step_return(l);
	l->now[GCN_LINK] = l->now[GCN_LINK + 1] = 1;
}

static void
step_move(struct links *l, const struct wb_inst *i)
{
	const struct wb_opnd *d = destination(l, i), *s = source(l, i, 0);
	bool vector = d && d->id >= WB_GCN_V0;
	uint64_t lo = held(l, s, 0), hi = held(l, s, 1);

	if (!d || !s || s->kind != WB_OPND_UNIT || d->nunit != s->nunit || d->nunit > 2 ||
		d->id + d->nunit > WB_GCN_NUNIT || vector != (s->id >= WB_GCN_V0) || i->flags & WB_I_CROSSLANE) {
		step_default(l, i);
		return;
	}
	kill(l, i, false);
	l->now[d->id] = lo | (vector ? l->now[d->id] : 0);
	if (d->nunit == 2)
		l->now[d->id + 1] = hi | (vector ? l->now[d->id + 1] : 0);
}

/* The lanes of lane number @lane: all if that is not a number. */
static uint64_t
lanes_of(const struct wb_opnd *lane)
{
	return lane && lane->kind == WB_OPND_IMM ? UINT64_C(1) << (lane->imm & 63) : UINT64_MAX;
}

static void
step_lane(struct links *l, const struct wb_inst *i)
{
	const struct wb_opnd *d = destination(l, i), *s = source(l, i, 0), *lane = source(l, i, 1);
	uint64_t lanes = lanes_of(lane), of = held(l, s, 0);

	if (!d || d->id >= WB_GCN_NUNIT || holds(l, lane)) {
		step_default(l, i);
		return;
	}
	if (i->op == WB_OP_READLANE)
		l->now[d->id] = (of & lanes) != 0;
	else if (of)
		l->now[d->id] |= lanes;
	else if (lanes != UINT64_MAX)
		l->now[d->id] &= ~lanes;
}

/* The word of the stack that @i accesses, and *v, the vector register; NULL: not of the form "off, descriptor,
 * register offset:number", or without a descriptor. */
static struct word *
word_of(struct links *l, const struct wb_inst *i, uint32_t *v)
{
	struct word w = { .reg = WB_NONE };
	bool stack = i->mem.space == WB_SPACE_SCRATCH;
	uint32_t n = 0, vectors = 0;

	WB_EACH_OPND(l->fn, i, o) {
		if (o->kind == WB_OPND_MOD && o->id == WB_MOD_OFFSET)
			w.offset = o->imm;
		if (o->kind != WB_OPND_UNIT || o->flags & WB_IMPLICIT)
			continue;
		stack |= i->mem.space == WB_SPACE_GLOBAL && o->nunit == 4 && o->id == 0;
		if (o->id >= WB_GCN_V0) {
			*v = o->id;
			vectors += o->nunit;
		} else if (o->nunit == 1)
			w.reg = o->id;
	}
	if (!stack || vectors != 1 || i->mem.bytes != 4 || i->mem.count != 1 || *v >= WB_GCN_NUNIT)
		return NULL;
	while (n < l->word.n && (l->word.at[n].reg != w.reg || l->word.at[n].offset != w.offset))
		n++;
	if (n == l->word.n)
		WB_PUSH(l->cx->tmp, &l->word, w);
	return &l->word.at[n];
}

static void
step_memory(struct links *l, const struct wb_inst *i)
{
	uint32_t v = WB_NONE;
	struct word *w = word_of(l, i, &v);

	if (!w) {
		step_default(l, i);
	} else if (i->op == WB_OP_STORE) {
		add(&l->grew, &w->holds, l->now[v]);
	} else {
		kill(l, i, true);
		l->now[v] = w->holds;
	}
}

static void
step(struct links *l, const struct wb_inst *i)
{
	switch (i->op) {
	case WB_OP_RET:
		step_return(l);
		return;
	case WB_OP_CALL:
		step_call(l, i);
		return;
	case WB_OP_MOV:
		step_move(l, i);
		return;
	case WB_OP_READLANE: case WB_OP_WRITELANE:
		step_lane(l, i);
		return;
	case WB_OP_LOAD: case WB_OP_STORE:
		step_memory(l, i);
		return;
	default:
		step_default(l, i);
	}
}

/* Whether @fn may do anything with a return address, apart from returning. */
static bool
may_keep(const struct links *l, const struct wb_fn *fn)
{
	bool any = false;

	for (uint32_t k = 0; k < fn->ninst; k++)
		any |= fn->inst[k].op != WB_OP_RET && fn->inst[k].op != WB_OP_CALL &&
			wb_names(fn, &fn->inst[k], GCN_LINK, 2, WB_USE);
	for (uint32_t k = 0; k < fn->ncall && !any; k++) {
		uint32_t to = wb_callee(fn, &fn->inst[fn->call[k]]);

		any = to < l->m->nfn && memcmp(&l->left[to], &l->none, sizeof l->none) != 0;
	}
	return any || memcmp(&l->entry[fn->id], &l->none, sizeof l->none) != 0;
}

static void
follow(struct links *l, const struct wb_fn *fn, struct state *called_with)
{
	struct state *in = WB_NEW(l->cx->tmp, struct state, fn->nblock);

	l->fn = fn;
	l->word.n = 0;
	l->called_with = called_with;
	in[0] = *called_with;
	if (!fn->is_kernel)
		in[0].lanes[GCN_LINK] = in[0].lanes[GCN_LINK + 1] = 1;
	do {
		l->grew = false;
		for (uint32_t b = 0; b < fn->nblock; b++) {
			memcpy(l->now, in[b].lanes, sizeof in[b].lanes);
			WB_EACH_INST(fn, b, k)
				step(l, &fn->inst[k]);
			WB_EACH_SUCC(fn, b, to)
				for (uint32_t u = 0; to != WB_NONE && u < WB_GCN_NUNIT; u++)
					add(&l->grew, &in[to].lanes[u], l->now[u]);
		}
	} while (l->grew);
}

const struct wb_inst **
gcn_fix_reads_link(struct wb_ctx *cx, const struct wb_module *m)
{
	struct links l = { .cx = cx, .m = m,
		.now = WB_NEW(cx->tmp, uint64_t, WB_GCN_NUNIT),
		.entry = WB_NEW(cx->tmp, struct state, m->nfn),
		.left = WB_NEW(cx->tmp, struct state, m->nfn),
		.reads = WB_NEW(cx->tmp, const struct wb_inst *, m->nfn) };

	do {
		l.others_grew = false;
		for (uint32_t f = 0; f < m->nfn; f++)
			if (m->fn[f]->nblock && may_keep(&l, m->fn[f])) {
				follow(&l, m->fn[f], &l.none);
				follow(&l, m->fn[f], &l.entry[f]);
			}
	} while (l.others_grew);
	return l.reads;
}
