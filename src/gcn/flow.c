/* src/gcn/flow.c -- the blocks of a function.
 *
 * A block starts at the first instruction, at every branch target, and behind every instruction that ends a block. A
 * call ends a block if the callee, which is built before, never returns. If a branch leaves the function, or control
 * falls off its end or into data, the function is refused with the location; other functions are not affected.
 *
 * Cost: O(instructions + branches).
 */
#include <stdlib.h>

#include "gcn.h"

#define MOST_ROUNDS 8u		/* of resolving calls */

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
	struct span *span;
	uint32_t nspan;
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

/* Target of jump @j within the function, or WB_NONE (reported). */
static uint32_t
target_of(struct flow *f, const struct jump *j)
{
	const struct sym *s = j->sym == WB_NONE ? NULL : &f->u->sym.at[j->sym];
	uint32_t to;

	if (!s) {
		to = at_address(f, j->addr);
		if (to == WB_NONE)
			refuse(f, WB_E_GCN_BRANCH, j->loc, "the branch goes to no instruction of the function");
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

/* Marks where blocks start. Stores each target in jump->addr. */
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
	for (uint32_t k = 0; k < f->njump; k++) {
		struct jump *j = &f->s->jump.at[f->jump + k];
		uint32_t to;

		if (is_call(&f->s->inst.at[j->inst]))
			continue;
		to = target_of(f, j);
		j->addr = to;
		if (to != WB_NONE)
			f->lead[to] = 1;
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

static bool
falls_through(const struct wb_inst *i)
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

static void
link_spans(struct flow *f)
{
	uint32_t j = f->jump, end = f->jump + f->njump;

	for (uint32_t k = 0; k < f->nspan; k++) {
		struct span *sp = &f->span[k];
		const struct wb_inst *last = &f->s->inst.at[sp->last - 1];

		while (j < end && f->s->jump.at[j].inst < sp->last - 1)
			j++;
		if (falls_through(last) && !f->ends[sp->last - 1 - f->first])
			sp->next[0] = k + 1 < f->nspan ? k + 1 : WB_NONE;
		if (j < end && f->s->jump.at[j].inst == sp->last - 1 && last->flags & WB_I_TERMINATOR &&
			f->s->jump.at[j].addr != WB_NONE)
			sp->next[1] = f->span_of[f->s->jump.at[j].addr];
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

		for (int e = 0; e < 2; e++)
			if (sp->next[e] != WB_NONE && !f->span[sp->next[e]].reached) {
				f->span[sp->next[e]].reached = true;
				stack[depth++] = sp->next[e];
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

/* Whether instruction @n of @sp is half of a barrier of gfx12, whose signal and wait do not follow each other. What a
 * wave does between them has no counterpart in a barrier at one place. */
static bool
splits_barrier(const struct flow *f, const struct span *sp, uint32_t n)
{
	const struct wb_inst *i = &f->s->inst.at[n];
	const char *name = i->op == WB_OP_BARRIER || i->op == WB_OP_HINT ? wb_gcn_opcode_name(i->isa_op) : "";

	if (strcmp(name, "s_barrier_signal") == 0)
		return n + 1 == sp->last || i[1].op != WB_OP_BARRIER;
	return strcmp(name, "s_barrier_wait") == 0 &&
		(n == sp->first || strcmp(wb_gcn_opcode_name(i[-1].isa_op), "s_barrier_signal") != 0);
}

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
				refuse(f, WB_E_GCN_FALL, f->s->inst.at[n].loc, "control runs into data");
			return;
		}
	for (uint32_t n = sp->first; n < sp->last; n++)
		if (splits_barrier(f, sp, n))
			refuse(f, WB_E_GCN_UNSUPPORTED, f->s->inst.at[n].loc,
				"signal and wait of a barrier that do not follow each other are not modelled");
	if (falls_through(last) && sp->next[0] == WB_NONE && !is_call(last))	/* calls: see build_call */
		refuse(f, WB_E_GCN_FALL, last->loc, "control falls off the end of the function");
	if (f->s->inst.at[sp->first].spare == MARK_SECOND)
		refuse(f, WB_E_GCN_FALL, f->s->inst.at[sp->first].loc,
			"control goes into the middle of an instruction");
	if (f->s->inst.at[sp->first].spare == MARK_INDEXED ||
		(last->spare == MARK_INDEXED && last->flags & WB_I_TERMINATOR))
		refuse(f, WB_E_GCN_UNSUPPORTED, f->s->inst.at[sp->first].loc,
			"register indexing is on across a branch");
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

static void
check(struct flow *f)
{
	for (uint32_t k = 0; k < f->nspan && !f->fn->refused; k++)
		if (f->span[k].reached)
			check_span(f, k);
}

/* ---- calls ----------------------------------------------------------------------------------- */
static void
list_calls(struct flow *f)
{
	uint32_t n = 0;

	for (uint32_t k = 0; k < f->n; k++)
		n += is_call(inst(f, k)) || inst(f, k)->op == WB_OP_RET;
	f->call = WB_NEW(f->u->cx->tmp, struct call, n);
	f->ncall = 0;
	for (uint32_t k = 0; k < f->n; k++)
		if (is_call(inst(f, k)) || inst(f, k)->op == WB_OP_RET)
			f->call[f->ncall++] =
				(struct call){ .inst = f->first + k, .kind = CALL_UNKNOWN, .sym = WB_NONE };
	if (n)
		gcn_calls_resolve(f->u, f->s, f->span, f->nspan, f->call, f->ncall);
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

/* Calls that never return end their block. Whether any was found for the first time. */
static bool
end_calls(struct flow *f)
{
	bool any = false;

	for (uint32_t c = 0; c < f->ncall; c++) {
		uint32_t at = f->call[c].inst - f->first, fn;

		if (!is_call(inst(f, at)) || f->ends[at])
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
	while (left-- && end_calls(f)) {
		find_spans(f);
		list_calls(f);
	}
}

/* Whether the callee of @i finds the address behind @i in s[30:31], where functions return to (calls.c). If @i is a
 * jump: whether it finds our own return address there. */
static bool
is_linked(const struct flow *f, const struct wb_inst *i, const struct call *c)
{
	const struct wb_opnd *o = &f->u->opnd.at[i->opnd];

	if (i->op != WB_OP_CALL)
		return c->returns && !f->fn->is_kernel;
	return i->nopnd && o->kind == WB_OPND_UNIT && o->flags & WB_DEF && o->id == 30 && o->nunit == 2;
}

/* The callee of @c; WB_NONE: unknown, which is reported. */
static uint32_t
callee(struct flow *f, const struct call *c)
{
	const struct wb_inst *i = &f->s->inst.at[c->inst];
	const struct sym *s = c->kind == CALL_SYM ? &f->u->sym.at[c->sym] : NULL;
	uint32_t fn = gcn_function_called(f->u, f->s, c);

	if (fn != WB_NONE && (is_linked(f, i, c) || f->u->never_returns[fn]))
		return fn;
	if (fn != WB_NONE && i->op == WB_OP_RET) {
		refuse(f, WB_E_GCN_CALL, i->loc,
			f->fn->is_kernel ? "a kernel jumps to a function that returns, and has nothing to return to" :
					   "a jump to a function that returns to s[30:31], which may hold another "
					   "address than at the start");
	} else if (fn != WB_NONE) {
		refuse(f, WB_E_GCN_CALL, i->loc,
			"a call that leaves its return address elsewhere than in s[30:31], where the called function "
			"looks for it");
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
	return WB_NONE;
}

/* ---- the function that is built ---------------------------------------------------------------- */
static void
build_call(struct flow *f, struct wb_builder *b, const struct call *c, bool at_end)
{
	struct wb_inst i = f->s->inst.at[c->inst];
	struct wb_opnd o[16];
	uint32_t fn, n = i.nopnd < WB_COUNT(o) - 1 ? i.nopnd : (uint32_t)WB_COUNT(o) - 1;

	if (n)
		memcpy(o, &f->u->opnd.at[i.opnd], n * sizeof(*o));
	if (c->kind == CALL_RETURN) {
		f->returns = true;
	} else {
		fn = callee(f, c);
		if (fn == WB_NONE)
			return;
		f->returns = f->returns || (i.op == WB_OP_RET && !f->u->never_returns[fn]);
		if (i.op == WB_OP_RET)	/* a jump to a function, which returns to our caller */
			i.flags |= WB_I_SIDE_EFFECT;
		else if (at_end && !f->u->never_returns[fn])
			refuse(f, WB_E_GCN_FALL, i.loc, "control falls off the end of the function");
		else if (at_end)
			i.flags |= WB_I_TERMINATOR;
		i.op = WB_OP_CALL;
		o[n++] = (struct wb_opnd){ .kind = WB_OPND_FN, .flags = WB_USE, .id = fn };
	}
	wb_build_inst(b, &i, o, n);
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
			build_call(f, b, &f->call[*call], n + 1 == sp->last && sp->next[0] == WB_NONE);
			continue;
		}
		wb_build_kept(b, i, i->nopnd ? &f->u->opnd.at[i->opnd] : NULL);
	}
}

static void
build_edges(struct flow *f, struct wb_builder *b, uint32_t k)
{
	const struct span *sp = &f->span[k];
	const struct wb_inst *last = &f->s->inst.at[sp->last - 1];

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
	uint32_t lo = 0, hi = s->note.n;

	while (lo < hi) {
		uint32_t mid = lo + (hi - lo) / 2;

		if (s->note.at[mid].inst < inst)
			lo = mid + 1;
		else
			hi = mid;
	}
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
	uint32_t lo = 0, hi = f->s->label.n;

	while (lo < hi) {
		uint32_t mid = lo + (hi - lo) / 2;

		if (f->u->sym.at[f->s->label.at[mid]].inst < f->first)
			lo = mid + 1;
		else
			hi = mid;
	}
	return lo;
}

static void
build(struct flow *f)
{
	struct wb_builder *b = wb_builder_new(f->u->cx, f->fn);
	uint32_t label = label_from(f), call = 0;

	for (uint32_t k = 0; k < f->nspan; k++)
		build_span(f, b, k, &label, &call);
	for (uint32_t k = 0; k < f->nspan; k++)
		build_edges(f, b, k);
	build_notes(f, b);
	if (!f->fn->refused)
		wb_build_finish(b);
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
		.n = o->last > o->first ? o->last - o->first : 0 };
	struct wb_arena_mark mark = wb_arena_mark(u->cx->tmp);

	u->cx->diag->kernel = f.fn->name;
	if (f.n)
		build_function(&f);
	else
		refuse(&f, WB_E_GCN_FALL, f.fn->loc, "the function has no instructions");
	u->never_returns[f.fn->id] = !f.fn->refused && !f.returns;
	u->cx->diag->kernel = NULL;
	wb_arena_reset(u->cx->tmp, mark);
}
