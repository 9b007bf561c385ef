/* src/gcn/flow.c -- the blocks of a function.
 *
 * A block starts at the first instruction, at every branch target, and behind every instruction that ends a block. A
 * call ends a block if the callee, which is built before, never returns. If a branch leaves the function, or control
 * falls off its end or into data, the function is refused with the location; other functions are not affected.
 *
 * A jump through registers to known places of the function is a branch. A call of one of several functions is a branch
 * to blocks of its own, each of which calls one:
 *
 *		s_swappc_b64 s[30:31], s[4:5]	->	branch @f or @g	(leaves the return address)
 *		rest					@f: call @f; branch @rest	@g: call @g; branch @rest
 *
 * Cost: O(instructions + branches).
 */
#include <stdlib.h>

#include "gcn.h"

#define MOST_ROUNDS 8u		/* of resolving calls */

struct places {			/* instructions of the function, counted from its first */
	const uint32_t *at;
	uint32_t n;
};

struct flow {
	struct wb_gcn_unit *u;
	struct wb_module *m;
	struct opened *o;
	struct section *s;
	struct wb_fn *fn;
	uint32_t first, n;		/* instructions [first, first + n) */
	uint8_t *lead;			/* [n + 1] a block starts here */
	uint8_t *ends;			/* [n] it is a call that never returns */
	uint32_t *span_of;		/* [n + 1] number of the block that starts here */
	uint32_t jump, njump;		/* range of section->jump */
	uint32_t *to;			/* [njump] the instruction where it goes, or WB_NONE */
	struct places *go;		/* [ncall] where jumps through registers go within the function */
	uint32_t link;			/* of the registers that it returns to; WB_NONE: none so far */
	struct span *span;
	uint32_t nspan, nblock;		/* nblock: built so far */
	struct call *call;
	uint32_t ncall;
	bool returns;
};

static void
refuse(struct flow *f, enum wb_diag_code code, struct wb_loc loc, const char *why)
{
	wb_report(f->u->cx->diag, code, loc, "%s", why);
	if (!f->fn->refused)
		f->fn->refused = why;
}

static struct wb_inst *
inst(const struct flow *f, uint32_t k)
{
	return &f->s->inst.at[f->first + k];
}

/* ---- branch targets ------------------------------------------------------------------- */
/* Instruction of the function at @addr, WB_NONE if there is none. */
static uint32_t
at_address(const struct flow *f, uint64_t addr)
{
	const struct wb_inst *i = gcn_inst_at(f->s, f->first, f->first + f->n, addr);

	return i && i->addr == addr ? (uint32_t)(i - f->s->inst.at) - f->first : WB_NONE;
}

static const char *const nowhere = "the branch goes to no instruction of the function";

/* Target of jump @j within the function, or WB_NONE (reported; of disassembly it is if control reaches it). */
static uint32_t
target_of(struct flow *f, const struct jump *j)
{
	const struct sym *s = j->sym == WB_NONE ? NULL : &f->u->sym.at[j->sym];
	uint32_t to;

	if (!s) {
		to = at_address(f, j->addr);
		if (to == WB_NONE && !f->u->raw)
			refuse(f, WB_E_GCN_BRANCH, j->loc, nowhere);
		return to;
	}
	if (!s->defined) {
		wb_report(f->u->cx->diag, WB_E_GCN_BRANCH, j->loc, "the label '%s' is not defined", s->name);
		f->fn->refused = f->fn->refused ? f->fn->refused : "a branch goes to a label that is not defined";
		return WB_NONE;
	}
	if (s->twice) {
		refuse(f, WB_E_GCN_BRANCH, j->loc, "the branch goes to a label that is defined twice");
		return WB_NONE;
	}
	if (s->absolute || s->section != f->s->id || s->inst < f->first || s->inst >= f->first + f->n) {
		refuse(f, WB_E_GCN_BRANCH, j->loc, "the branch leaves the function");
		return WB_NONE;
	}
	return s->inst - f->first;
}

static bool
is_call(const struct wb_inst *i)
{
	return i->op == WB_OP_CALL;
}

/* Marks where blocks start. */
static void
mark_leaders(struct flow *f)
{
	f->lead = WB_NEW(f->u->cx->tmp, uint8_t, (size_t)f->n + 1);
	f->ends = WB_NEW(f->u->cx->tmp, uint8_t, f->n);
	f->lead[0] = 1;
	for (uint32_t k = 0; k < f->n; k++)
		if (inst(f, k)->flags & WB_I_TERMINATOR)
			f->lead[k + 1] = 1;
	f->jump = gcn_jump_from(f->s, f->first);
	f->njump = gcn_jump_from(f->s, f->first + f->n) - f->jump;
	f->to = WB_NEW(f->u->cx->tmp, uint32_t, f->njump);
	for (uint32_t k = 0; k < f->njump; k++) {
		const struct jump *j = &f->s->jump.at[f->jump + k];

		f->to[k] = is_call(&f->s->inst.at[j->inst]) ? WB_NONE : target_of(f, j);
		if (f->to[k] != WB_NONE)
			f->lead[f->to[k]] = 1;
	}
}

/* ---- blocks -------------------------------------------------------------------------------- */
static void
cut_spans(struct flow *f)
{
	f->nspan = 0;
	for (uint32_t k = 0; k < f->n; k++)
		f->nspan += f->lead[k];
	f->span = WB_NEW(f->u->cx->tmp, struct span, f->nspan);
	f->span_of = WB_NEW(f->u->cx->tmp, uint32_t, (size_t)f->n + 1);
	f->nspan = 0;
	for (uint32_t k = 0; k < f->n; k++) {
		if (f->lead[k]) {
			f->span[f->nspan] = (struct span){ .first = f->first + k, .next = { WB_NONE, WB_NONE } };
			f->span_of[k] = f->nspan++;
		}
		f->span[f->nspan - 1].last = f->first + k + 1;
	}
}

bool
gcn_falls_through(const struct wb_inst *i)
{
	switch (i->op) {
	case WB_OP_BR: case WB_OP_END: case WB_OP_RET:
		return false;
	case WB_OP_TRAP:
		return !wb_aborts(i);
	default:
		return true;
	}
}

/* Whatever follows @sp, which ends with a jump through registers to @go. */
static void
link_places(struct flow *f, struct span *sp, const struct places *go)
{
	uint32_t *more = WB_NEW(f->u->cx->tmp, uint32_t, go->n);

	for (uint32_t k = 0; k < go->n; k++)
		more[k] = f->span_of[go->at[k]];
	sp->more = more;
	sp->nmore = go->n;
}

static void
link_spans(struct flow *f)
{
	uint32_t j = f->jump, end = f->jump + f->njump, c = 0;

	for (uint32_t k = 0; k < f->nspan; k++) {
		struct span *sp = &f->span[k];
		const struct wb_inst *last = &f->s->inst.at[sp->last - 1];

		while (j < end && f->s->jump.at[j].inst < sp->last - 1)
			j++;
		if (gcn_falls_through(last) && !f->ends[sp->last - 1 - f->first])
			sp->next[0] = k + 1 < f->nspan ? k + 1 : WB_NONE;
		if (j < end && f->s->jump.at[j].inst == sp->last - 1 && last->flags & WB_I_TERMINATOR &&
			f->to[j - f->jump] != WB_NONE)
			sp->next[1] = f->span_of[f->to[j - f->jump]];
		while (c < f->ncall && f->call[c].inst < sp->last - 1)
			c++;
		if (f->go && c < f->ncall && f->call[c].inst == sp->last - 1)
			link_places(f, sp, &f->go[c]);
	}
}

static void
reach(struct flow *f)
{
	uint32_t *stack = WB_NEW(f->u->cx->tmp, uint32_t, f->nspan), depth = 0;

	f->span[0].reached = true;
	stack[depth++] = 0;
	while (depth) {
		const struct span *sp = &f->span[stack[--depth]];

		for (uint32_t e = 0; e < 2 + sp->nmore; e++) {
			uint32_t to = e < 2 ? sp->next[e] : sp->more[e - 2];

			if (to != WB_NONE && !f->span[to].reached) {
				f->span[to].reached = true;
				stack[depth++] = to;
			}
		}
	}
}

static void
find_spans(struct flow *f)
{
	cut_spans(f);
	link_spans(f);
	reach(f);
}

/* Whether @i returns from a trap handler, beside kernels: what they do then is not defined. */
static bool
leaves_handler(const struct flow *f, const struct wb_inst *i)
{
	bool leaves = i->op == WB_OP_END && strcmp(wb_gcn_opcode_name(i->isa_op), "s_rfe_b64") == 0;

	for (uint32_t k = 0; k < f->m->nfn && leaves; k++)
		if (f->m->fn[k]->is_kernel)
			return true;
	return false;
}

static uint32_t span_with(const struct flow *f, uint32_t k) { return gcn_span_with(f->span, f->nspan, k); }

/* Refuses what reachable code must not contain. */
static void
check_span(struct flow *f, uint32_t k)
{
	const struct span *sp = &f->span[k];
	const struct wb_inst *last = &f->s->inst.at[sp->last - 1];

	for (uint32_t n = sp->first; n < sp->last; n++)
		if (f->s->inst.at[n].spare == MARK_DATA) {
			if (f->u->raw)		/* or newer than the disassembler */
				refuse(f, WB_E_GCN_UNSUPPORTED, f->s->inst.at[n].loc,
					"control runs into what LLVM 19 knows no instruction for");
			else
				refuse(f, WB_E_GCN_DIRECTIVE, f->s->inst.at[n].loc,
					"control runs into data, which is left to an assembler");
			return;
		}
	if (leaves_handler(f, last))
		refuse(f, WB_E_GCN_UNSUPPORTED, last->loc,
			"s_rfe_b64 returns from a trap handler: give its code alone, with --entry");
	if (gcn_falls_through(last) && sp->next[0] == WB_NONE && !is_call(last))	/* calls: see build_call */
		refuse(f, WB_E_GCN_FALL, last->loc, "control falls off the end of the function");
	if (f->s->inst.at[sp->first].spare == MARK_SECOND)
		refuse(f, WB_E_GCN_FALL, f->s->inst.at[sp->first].loc,
			"control goes into the middle of an instruction");
	if (f->s->inst.at[sp->first].spare == MARK_SWITCHED ||
		(last->spare == MARK_SWITCHED && last->flags & WB_I_TERMINATOR))
		refuse(f, WB_E_GCN_UNSUPPORTED, f->s->inst.at[sp->first].loc,
			"register indexing, or skipping of vector instructions, is on across a branch");
}

/* ---- barriers of gfx12: a wave arrives (signals), and waits for all others to have done so ---------------- */
enum { HERE = 1, ARRIVED = 2 };		/* how a span may be entered: not arrived, or arrived and not waited yet */

static bool
signals(const struct wb_inst *i)
{
	return (i->op == WB_OP_HINT || i->op == WB_OP_SIGNAL) &&
		strncmp(wb_gcn_opcode_name(i->isa_op), "s_barrier_signal", 16) == 0;
}

/* Whether behind signal @n of @sp comes its wait, and before that nothing that accesses memory or waits for it. Then
 * the two are one barrier: what its wave does in between does not depend on others. */
static bool
is_one_barrier(const struct flow *f, const struct span *sp, uint32_t n)
{
	for (n++; n < sp->last; n++) {
		const struct wb_inst *i = &f->s->inst.at[n];

		if (i->op == WB_OP_BARRIER)
			return true;
		if (i->mem.count || i->mem.counters || i->op == WB_OP_WAITCNT || i->op == WB_OP_CACHE)
			return false;
	}
	return false;
}

/* How span @k is left if it is entered as @how. Other signals become operations of their own: what a wave does up to
 * the wait, others may do behind the barrier. */
static uint32_t
arrivals_behind(struct flow *f, uint32_t k, uint32_t how)
{
	const struct span *sp = &f->span[k];

	for (uint32_t n = sp->first; n < sp->last && !f->fn->refused; n++) {
		struct wb_inst *i = &f->s->inst.at[n];
		bool signal = signals(i), wait = i->op == WB_OP_BARRIER;
		bool leaves = is_call(i) || i->op == WB_OP_END || i->op == WB_OP_RET;

		if (wait ? how & HERE : how & ARRIVED && (signal || leaves))
			refuse(f, WB_E_GCN_UNSUPPORTED, i->loc,
				wait   ? "on some way a wave waits for a barrier that it has not signalled" :
				signal ? "on some way a wave signals a barrier again before it waits for it" :
					 "on some way a wave has signalled a barrier and does not wait for it");
		if (signal && !is_one_barrier(f, sp, n))
			i->op = WB_OP_SIGNAL;
		how = wait ? HERE : signal ? ARRIVED : how;
	}
	return how;
}

/* Refuses functions in which signals and waits do not take turns on every way. */
static void
check_arrivals(struct flow *f)
{
	uint8_t *in = WB_NEW(f->u->cx->tmp, uint8_t, f->nspan);
	uint32_t *todo = WB_ROOM(f->u->cx->tmp, uint32_t, 2 * f->nspan + 1), n = 0;

	if (!f->nspan || !wb_gcn_is_gfx12(f->u->t->gfx))
		return;
	in[0] = HERE;
	todo[n++] = 0;
	while (n && !f->fn->refused) {
		const struct span *sp = &f->span[todo[--n]];
		uint32_t out = arrivals_behind(f, todo[n], in[todo[n]]);

		for (uint32_t e = 0; e < 2 + sp->nmore; e++) {
			uint32_t to = e < 2 ? sp->next[e] : sp->more[e - 2];

			if (to != WB_NONE && out & ~in[to]) {	/* at most twice for each */
				in[to] |= (uint8_t)out;
				todo[n++] = to;
			}
		}
	}
}

/* Whether all lines could be read. */
static bool
readable(struct flow *f)
{
	for (uint32_t k = 0; k < f->n; k++)
		if (inst(f, k)->spare == MARK_BAD) {
			if (!f->fn->refused)
				f->fn->refused = "a line of it could not be read";
			return false;
		}
	return true;
}

/* Refuses lines of disassembly that could not be read, if control reaches them. */
static void
check_unread(struct flow *f)
{
	const struct unread *un = f->s->unread.at;
	uint32_t k = 0;

	WB_SEARCH(k, f->s->unread.n, mid, un[mid].inst < f->first);
	for (; k < f->s->unread.n && un[k].inst < f->first + f->n; k++) {
		if (!f->span[span_with(f, un[k].inst)].reached)
			continue;
		wb_diag_merge(f->u->cx->diag, un[k].why);
		if (!f->fn->refused)
			f->fn->refused = "a line of it could not be read";
	}
}

static void
check_branches(struct flow *f)
{
	for (uint32_t k = 0; k < f->njump; k++) {
		const struct jump *j = &f->s->jump.at[f->jump + k];

		if (f->to[k] == WB_NONE && j->sym == WB_NONE && !is_call(&f->s->inst.at[j->inst]) &&
			f->span[span_with(f, j->inst)].reached)
			refuse(f, WB_E_GCN_BRANCH, j->loc, nowhere);
	}
}

static void
check(struct flow *f)
{
	check_unread(f);
	if (f->u->raw)
		check_branches(f);
	for (uint32_t k = 0; k < f->nspan && !f->fn->refused; k++)
		if (f->span[k].reached)
			check_span(f, k);
	if (!f->fn->refused)
		check_arrivals(f);
}

/* ---- calls ----------------------------------------------------------------------------------- */
static void
list_calls(struct flow *f)
{
	uint32_t n = 0;

	for (uint32_t k = 0; k < f->n; k++)
		n += is_call(inst(f, k)) || inst(f, k)->op == WB_OP_RET;
	f->call = WB_NEW(f->u->cx->tmp, struct call, n);
	f->go = f->go ? f->go : WB_NEW(f->u->cx->tmp, struct places, n);
	f->ncall = 0;
	for (uint32_t k = 0; k < f->n; k++)
		if (is_call(inst(f, k)) || inst(f, k)->op == WB_OP_RET)
			f->call[f->ncall++] =
				(struct call){ .inst = f->first + k, .kind = CALL_UNKNOWN, .sym = WB_NONE };
	if (n) {
		gcn_calls_resolve(f->u, f->s, f->span, f->nspan, f->call, f->ncall);
		gcn_tables_resolve(f->u, f->s, f->span, f->nspan, f->call, f->ncall);
	}
	for (uint32_t c = 0; c < f->ncall; c++)		/* a kernel has nothing to return to but by this convention */
		if (f->call[c].kind == CALL_RETURN && f->fn->is_kernel && f->call[c].link != GCN_LINK)
			f->call[c].kind = CALL_UNKNOWN;
	for (uint32_t c = 0; c < f->ncall && f->u->nstated; c++) {
		const struct span *sp = &f->span[span_with(f, f->call[c].inst)];

		if (f->call[c].kind == CALL_UNKNOWN && sp->reached && !gcn_jump_at(f->s, f->call[c].inst))
			gcn_stated(f->u, f->s, f->fn, sp->first, &f->call[c]);
	}
	for (uint32_t k = 0; k < f->njump; k++) {	/* s_call_b64 names its target */
		const struct jump *j = &f->s->jump.at[f->jump + k];

		for (uint32_t c = 0; c < f->ncall && is_call(&f->s->inst.at[j->inst]); c++)
			if (f->call[c].inst == j->inst) {
				f->call[c].kind = j->sym == WB_NONE ? CALL_ADDR : CALL_SYM;
				f->call[c].sym = j->sym;
				f->call[c].addr = j->addr;
			}
	}
}

/* Where one of the targets of @c is. */
static const struct call *
target(const struct call *c, uint32_t k)
{
	return k ? &c->other[k - 1] : c;
}

/* The instructions of the function that jump @c goes to; none: it goes, or may go, elsewhere. */
static struct places
places_of(const struct flow *f, const struct call *c)
{
	uint32_t *at = WB_NEW(f->u->cx->tmp, uint32_t, (size_t)c->nother + 1);
	struct section *in;

	if (f->s->inst.at[c->inst].op != WB_OP_RET || c->kind == CALL_RETURN || c->kind == CALL_UNKNOWN)
		return (struct places){ at, 0 };
	for (uint32_t k = 0; k <= c->nother; k++) {
		const struct wb_inst *i = gcn_call_inst(f->u, f->s, target(c, k), &in);
		uint32_t to = i && in == f->s ? (uint32_t)(i - in->inst.at) : WB_NONE;

		if (to == WB_NONE || to < f->first || to >= f->first + f->n ||
			(gcn_function_called(f->u, f->s, target(c, k)) != WB_NONE && to != f->first))
			return (struct places){ at, 0 };
		at[k] = to - f->first;
	}
	return (struct places){ at, c->nother + 1 };
}

/* Whether the jumps go where they were found to go. @update: corrects it; then the blocks must be found again. */
static bool
places_hold(struct flow *f, bool update)
{
	bool hold = true;

	for (uint32_t c = 0; c < f->ncall; c++) {
		struct places now = places_of(f, &f->call[c]);

		if (now.n == f->go[c].n && (!now.n || memcmp(now.at, f->go[c].at, now.n * sizeof *now.at) == 0))
			continue;
		hold = false;
		if (update)
			f->go[c] = now;
		for (uint32_t k = 0; k < now.n && update; k++)
			f->lead[now.at[k]] = 1;
	}
	return hold;
}

/* Calls of one of several functions end their block. Whether any was found for the first time. */
static bool
end_choices(struct flow *f)
{
	bool any = false;

	for (uint32_t c = 0; c < f->ncall; c++) {
		uint32_t at = f->call[c].inst - f->first;

		if (!f->call[c].nother || !is_call(inst(f, at)) || f->lead[at + 1])
			continue;
		f->lead[at + 1] = 1;
		any = true;
	}
	return any;
}

/* Calls that never return end their block. Whether any was found for the first time. */
static bool
end_calls(struct flow *f)
{
	bool any = false;

	for (uint32_t c = 0; c < f->ncall; c++) {
		uint32_t at = f->call[c].inst - f->first, fn;

		if (!is_call(inst(f, at)) || f->ends[at] || f->call[c].nother)
			continue;
		fn = gcn_function_called(f->u, f->s, &f->call[c]);
		if (fn == WB_NONE || !f->u->never_returns[fn])
			continue;
		f->ends[at] = f->lead[at + 1] = 1;
		any = true;
	}
	return any;
}

/* With fewer paths, more calls are resolved; and when more calls are resolved, fewer may return. So this is repeated,
 * up to a limit. */
static void
resolve_calls(struct flow *f)
{
	uint32_t left = MOST_ROUNDS;

	list_calls(f);
	while (left-- && (end_calls(f) | end_choices(f) | !places_hold(f, true))) {
		find_spans(f);
		list_calls(f);
	}
	if (!places_hold(f, false) || end_choices(f))
		refuse(f, WB_E_GCN_CALL, f->fn->loc, "where its jumps through registers go depends on where they go");
}

static uint32_t
link_of(const struct flow *f, uint32_t fn)
{
	return f->u->link[fn] == WB_NONE ? GCN_LINK : f->u->link[fn];
}

/* The function returns to the address in the registers from @link on; false: elsewhere it does to that in others. */
static bool
set_link(struct flow *f, uint32_t link)
{
	bool fits = f->link == WB_NONE || f->link == link;

	f->link = fits ? link : f->link;
	return fits;
}

/* Whether function @fn finds the address behind @i where it returns to (calls.c). If @i is a jump: whether it finds our
 * own return address there. */
static bool
is_linked(struct flow *f, const struct wb_inst *i, const struct call *c, uint32_t fn)
{
	const struct wb_opnd *o = &f->u->opnd.at[i->opnd];
	uint32_t link = link_of(f, fn);

	if (i->op != WB_OP_CALL)
		return c->returns && !f->fn->is_kernel && link == GCN_LINK && set_link(f, link);
	return i->nopnd && o->kind == WB_OPND_UNIT && o->flags & WB_DEF && o->id == link && o->nunit == 2;
}

/* Says how a flow fact states where @c goes, which the call @i makes. */
static void
note_fact(struct flow *f, const struct wb_inst *i, const struct call *c)
{
	uint32_t first = f->span[span_with(f, c->inst)].first;

	if (c->open != WB_NONE)
		wb_note(f->u->cx->diag, f->s->inst.at[c->open].loc,
			"what is added here is not known to be one of few numbers: an index needs a bound in front of "
			"it (s_min_u32, s_and_b32, or a comparison with a constant and a branch), and a table a "
			"section that is not written");
	wb_note(f->u->cx->diag, WB_NO_LOC,
		"a flow fact that states where it goes:  <calls address=\"0x%llx\" wb:code=\"%016llx\"><target "
		"%s=\"NAME\"/></calls>",
		(unsigned long long)i->addr, (unsigned long long)gcn_stated_code(f->u, f->s, first, c->inst),
		i->op == WB_OP_RET ? "label" : "name");
}

/* The callee of @c, which the call @i makes; WB_NONE: unknown, which is reported. */
static uint32_t
callee(struct flow *f, const struct wb_inst *i, const struct call *c)
{
	const struct sym *s = c->kind == CALL_SYM ? &f->u->sym.at[c->sym] : NULL;
	uint32_t fn = gcn_function_called(f->u, f->s, c);

	if (fn != WB_NONE && (f->u->never_returns[fn] || is_linked(f, i, c, fn)))
		return fn;
	if (fn != WB_NONE && i->op == WB_OP_RET) {
		refuse(f, WB_E_GCN_CALL, i->loc,
			f->fn->is_kernel ? "a kernel jumps to a function that returns, and has nothing to return to" :
					   "a jump to a function that returns to s[30:31], which may hold another "
					   "address than at the start");
	} else if (fn != WB_NONE) {
		refuse(f, WB_E_GCN_CALL, i->loc,
			wb_format(f->u->cx->unit,
				"a call that leaves its return address elsewhere than in s[%u:%u], where the called "
				"function looks for it",
				link_of(f, fn), link_of(f, fn) + 1));
	} else if (s && c->off) {
		refuse(f, WB_E_GCN_CALL, i->loc,
			wb_format(f->u->cx->unit, "the call goes to %lld bytes from '%s', where no function starts",
				(long long)c->off, s->name));
	} else if (s && s->defined) {
		refuse(f, WB_E_GCN_CALL, i->loc,
			wb_format(f->u->cx->unit,
				"the call goes to '%s', where no function starts (.type %s,@function marks one)",
				s->name, s->name));
	} else if (s) {
		wb_report(f->u->cx->diag, WB_E_CALL_UNKNOWN, i->loc, "the called function '%s' is not in the input",
			s->name);
		f->fn->refused = "it calls a function that is not in the input";
	} else if (i->op == WB_OP_RET) {
		refuse(f, WB_E_GCN_CALL, i->loc,
			f->fn->is_kernel ? "a jump to an address that is not known" :
					   "a jump that is neither the return nor a call whose target is known");
	} else {
		refuse(f, WB_E_GCN_CALL, i->loc, "an indirect call: the address of the called function is not known");
	}
	if (fn == WB_NONE && !s)
		note_fact(f, i, c);
	return WB_NONE;
}

/* ---- the function that is built ---------------------------------------------------------------- */
#define MOST_OPERANDS 16u

/* @i as the call of @c; false: that is unknown, and reported. @at_end: nothing is behind it. */
static bool
make_call(struct flow *f, struct wb_inst *i, struct wb_opnd *o, uint32_t *n, const struct call *c, bool at_end)
{
	uint32_t fn = callee(f, i, c);

	if (fn == WB_NONE)
		return false;
	f->returns = f->returns || (i->op == WB_OP_RET && !f->u->never_returns[fn]);
	if (i->op == WB_OP_RET)		/* a jump to a function, which returns to our caller */
		i->flags |= WB_I_SIDE_EFFECT;
	else if (at_end && !f->u->never_returns[fn])
		refuse(f, WB_E_GCN_FALL, i->loc, "control falls off the end of the function");
	else if (at_end)
		i->flags |= WB_I_TERMINATOR;
	i->op = WB_OP_CALL;
	o[(*n)++] = (struct wb_opnd){ .kind = WB_OPND_FN, .flags = WB_USE, .id = fn };
	return true;
}

static void
build_call(struct flow *f, struct wb_builder *b, uint32_t call, bool at_end)
{
	const struct call *c = &f->call[call];
	struct wb_inst i = f->s->inst.at[c->inst];
	struct wb_opnd o[MOST_OPERANDS];
	uint32_t n = i.nopnd < MOST_OPERANDS - 1 ? i.nopnd : MOST_OPERANDS - 1;

	if (n)
		memcpy(o, &f->u->opnd.at[i.opnd], n * sizeof(*o));
	if (f->go[call].n) {
		i.op = f->go[call].n == 1 ? WB_OP_BR : WB_OP_CBR;
	} else if (c->nother && i.op == WB_OP_CALL) {
		i.op = WB_OP_CBR;
		i.flags |= WB_I_TERMINATOR;
	} else if (c->nother) {
		refuse(f, WB_E_GCN_CALL, i.loc, "a jump to one of several functions, or out of the function");
		return;
	} else if (c->kind == CALL_RETURN) {
		f->returns = true;
		if (!set_link(f, c->link))
			refuse(f, WB_E_GCN_CALL, i.loc,
				"it returns to an address in other registers than at another place");
	} else if (!make_call(f, &i, o, &n, c, at_end)) {
		return;
	}
	wb_build_inst(b, &i, o, n);
}

/* The calls of the functions that call @c may call, each in a block of its own, behind all others. */
static void
build_choices(struct flow *f, struct wb_builder *b, const struct call *c)
{
	for (uint32_t k = 0; k <= c->nother; k++) {
		struct wb_inst i = f->s->inst.at[c->inst];
		struct wb_opnd o[MOST_OPERANDS];
		uint32_t n = i.nopnd < MOST_OPERANDS - 1 ? i.nopnd : MOST_OPERANDS - 1,
			 behind = f->span_of[c->inst + 1 - f->first];
		bool at_end = c->inst + 1 == f->first + f->n;

		memcpy(o, &f->u->opnd.at[i.opnd], n * sizeof(*o));
		wb_build_block(b, NULL, i.loc);
		if (!make_call(f, &i, o, &n, target(c, k), at_end))
			return;
		if (f->u->never_returns[o[n - 1].id])
			i.flags |= WB_I_TERMINATOR;
		wb_build_inst(b, &i, o, n);
		wb_build_edge(b, f->nblock, i.flags & WB_I_TERMINATOR ? WB_NONE : behind,
			i.flags & WB_I_TERMINATOR ? WB_EDGE_EXIT : WB_EDGE_FALL);
		wb_build_edge(b, span_with(f, c->inst), f->nblock++, WB_EDGE_TAKEN);
	}
}

/* The priority of a label as the name of a block: the name of the function first, then labels that are not of a
 * compiler's own. */
static int
name_priority(const struct flow *f, const struct sym *s)
{
	if (s->name == f->fn->name)
		return 3;
	return strncmp(s->name, ".Ltmp", 5) == 0 || strncmp(s->name, ".Lfunc_", 7) == 0 ? 1 : 2;
}

static void
build_span(struct flow *f, struct wb_builder *b, uint32_t k, uint32_t *label, uint32_t *call)
{
	const struct span *sp = &f->span[k];
	const char *name = NULL;
	int best = 0;

	while (*label < f->s->label.n && f->u->sym.at[f->s->label.at[*label]].inst <= sp->first) {
		const struct sym *s = &f->u->sym.at[f->s->label.at[(*label)++]];

		if (s->inst == sp->first && name_priority(f, s) > best) {
			best = name_priority(f, s);
			name = s->name;
		}
	}
	wb_build_block(b, name, f->s->inst.at[sp->first].loc);
	for (uint32_t n = sp->first; n < sp->last; n++) {
		const struct wb_inst *i = &f->s->inst.at[n];

		while (*call < f->ncall && f->call[*call].inst < n)
			(*call)++;
		if (*call < f->ncall && f->call[*call].inst == n && sp->reached) {
			build_call(f, b, *call, n + 1 == sp->last && sp->next[0] == WB_NONE);
			continue;
		}
		wb_build_kept(b, i, i->nopnd ? &f->u->opnd.at[i->opnd] : NULL);
	}
}

/* Whether instruction @k of the section, a call, calls one of several functions. */
static bool
is_choice(const struct flow *f, uint32_t k)
{
	for (uint32_t c = 0; c < f->ncall; c++)
		if (f->call[c].inst == k)
			return f->call[c].nother;
	return false;
}

static void
build_edges(struct flow *f, struct wb_builder *b, uint32_t k)
{
	const struct span *sp = &f->span[k];
	const struct wb_inst *last = &f->s->inst.at[sp->last - 1];

	for (uint32_t e = 0; e < sp->nmore; e++)
		wb_build_edge(b, k, sp->more[e], WB_EDGE_TAKEN);
	if (sp->nmore || (is_call(last) && is_choice(f, sp->last - 1)))
		return;
	if (sp->next[0] != WB_NONE)
		wb_build_edge(b, k, sp->next[0], WB_EDGE_FALL);
	if (sp->next[1] != WB_NONE)
		wb_build_edge(b, k, sp->next[1], WB_EDGE_TAKEN);
	if (last->op == WB_OP_END || last->op == WB_OP_RET || (is_call(last) && sp->next[0] == WB_NONE) ||
		wb_aborts(last))
		wb_build_edge(b, k, WB_NONE, WB_EDGE_EXIT);
}

static uint32_t
note_from(const struct section *s, uint32_t inst)
{
	uint32_t lo = 0;

	WB_SEARCH(lo, s->note.n, mid, s->note.at[mid].inst < inst);
	return lo;
}

static void
build_notes(struct flow *f, struct wb_builder *b)
{
	for (uint32_t k = note_from(f->s, f->first); k < f->s->note.n; k++) {
		struct note *n = &f->s->note.at[k];

		if (n->inst >= f->first + f->n)
			break;
		n->used = true;
		if (!f->lead[n->inst - f->first]) {
			wb_report(f->u->cx->diag, WB_E_GCN_ANNOTATION, n->an.loc,
				"the annotation stands inside a block, where no loop can start");
			continue;
		}
		n->an.block = f->span_of[n->inst - f->first];
		if (b)
			wb_build_annotate(b, n->an);
	}
}

static uint32_t
label_from(const struct flow *f)
{
	uint32_t lo = 0;

	WB_SEARCH(lo, f->s->label.n, mid, f->u->sym.at[f->s->label.at[mid]].inst < f->first);
	return lo;
}

static void
build(struct flow *f)
{
	struct wb_builder *b = wb_builder_new(f->u->cx, f->fn);
	uint32_t label = label_from(f), call = 0;

	for (uint32_t k = 0; k < f->nspan; k++)
		build_span(f, b, k, &label, &call);
	f->nblock = f->nspan;
	for (uint32_t c = 0; c < f->ncall; c++)
		if (f->call[c].nother && is_call(&f->s->inst.at[f->call[c].inst]) &&
			f->span[span_with(f, f->call[c].inst)].reached)
			build_choices(f, b, &f->call[c]);
	for (uint32_t k = 0; k < f->nspan; k++)
		build_edges(f, b, k);
	build_notes(f, b);
	if (f->fn->refused)
		return;
	wb_build_finish(b);
	for (uint32_t c = 0; c < f->ncall; c++)
		if (f->call[c].stated)
			gcn_stated_used(f->u, f->fn, f->s, &f->call[c]);
}

static void
build_function(struct flow *f)
{
	mark_leaders(f);
	find_spans(f);
	if (readable(f) && !f->fn->refused)
		resolve_calls(f);
	check(f);
	if (f->fn->refused)
		build_notes(f, NULL);
	else
		build(f);
}

void
gcn_flow_build(struct wb_gcn_unit *u, struct wb_module *m, struct opened *o)
{
	struct flow f = { .u = u,
		.m = m,
		.o = o,
		.s = o->section,
		.fn = o->fn,
		.first = o->first,
		.n = o->last > o->first ? o->last - o->first : 0,
		.link = WB_NONE };
	struct wb_arena_mark mark = wb_arena_mark(u->cx->tmp);

	u->cx->diag->kernel = f.fn->name;
	if (f.n)
		build_function(&f);
	else
		refuse(&f, WB_E_GCN_FALL, f.fn->loc, "the function has no instructions");
	u->never_returns[f.fn->id] = !f.fn->refused && !f.returns;
	u->link[f.fn->id] = f.link;
	u->cx->diag->kernel = NULL;
	wb_arena_reset(u->cx->tmp, mark);
}

/* ---- subroutines ------------------------------------------------------------------------------------ */
/* The number of the function that @c calls, which may be a subroutine that becomes one; WB_NONE: unknown. */
static uint32_t
function_of(struct flow *f, const struct call *c)
{
	uint32_t fn = gcn_function_called(f->u, f->s, c);
	struct section *in;
	struct wb_inst *i = fn == WB_NONE ? gcn_call_inst(f->u, f->s, c, &in) : NULL;

	return i ? gcn_subroutine(f->u, f->o, in, (uint32_t)(i - in->inst.at)) : fn;
}

static void
list_callees(struct flow *f, struct opened *out)
{
	WB_VEC(uint32_t) callee = { NULL, 0, 0 };

	for (uint32_t c = 0; c < f->ncall; c++) {
		if (!is_call(&f->s->inst.at[f->call[c].inst]) || !f->span[span_with(f, f->call[c].inst)].reached)
			continue;
		for (uint32_t k = 0; k <= f->call[c].nother; k++) {
			uint32_t fn = function_of(f, target(&f->call[c], k));

			if (fn != WB_NONE)
				WB_PUSH(f->u->cx->tmp, &callee, fn);
		}
	}
	out->callee = callee.at ? callee.at : WB_NEW(f->u->cx->tmp, uint32_t, 1);
	out->ncallee = callee.n;
}

void
gcn_flow_subroutines(struct wb_gcn_unit *u, uint32_t k)
{
	struct opened o = u->opened.at[k];	/* a copy: the array may move */
	struct wb_diag *said = u->cx->diag;
	struct wb_fn fn = *o.fn;
	struct flow f = { .u = u,
		.o = &o,
		.s = o.section,
		.fn = &fn,
		.first = o.first,
		.n = o.last > o.first ? o.last - o.first : 0,
		.link = WB_NONE };

	u->cx->diag = wb_diag_new(u->cx->tmp, u->cx->files);	/* its errors are reported when it is built */
	mark_leaders(&f);
	find_spans(&f);
	if (readable(&f))
		list_calls(&f);
	for (uint32_t left = MOST_ROUNDS; left-- && !places_hold(&f, true);) {	/* calls behind a jump by an index */
		find_spans(&f);
		list_calls(&f);
	}
	u->cx->diag = said;
	list_callees(&f, &o);
	u->opened.at[k] = o;
}
