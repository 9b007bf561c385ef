/* src/simd/flow.c -- the control flow graph of a Sim-D program, with the pops that the decoder injects.
 *
 * One pass over the text with one control stack, as in the published procedure. A branch of lanes, a break, a return or
 * a mask may leave no lane active. Then the decoder pops the stack until a lane is active, so execution may continue at
 * any entry. The same is true of an exit of lanes, of a call that no lane takes, and of a pop whose entry holds a
 * predicate: maybe no lane waits there. The published procedure does not see these three. Every block must be entered
 * with the stack that the text above it leaves. Then the one stack is right for every path.
 *
 * Stacks are lists with shared tails, and equal states have equal numbers, so states are compared by their numbers.
 *
 * Source: Spliet and Mullins, section 5.2.
 * Cost:   O(instructions * depth of the stack).
 */
#include <stdarg.h>

#include "simd.h"

struct entry {			/* a state of the stack: its top, and the state below */
	uint32_t below, depth;
	uint32_t target;	/* instruction */
	uint8_t type;		/* enum wb_simd_sub: IF, BREAK, RETURN */
	bool some;		/* only lanes with a predicate wait here, maybe none */
};
struct tracer {
	struct wb_ctx *cx;
	struct simd_flow *f;
	bool lenient, published, failed;
	WB_VEC(struct entry) state;	/* [0] is the empty stack */
	uint32_t stack;			/* running */
	uint32_t *at_start;		/* [block] stack of the text above */
	WB_VEC(struct simd_edge) edge;
};

static void WB_PRINTF(3, 4)
complain(struct tracer *t, struct wb_loc loc, const char *fmt, ...)
{
	va_list ap;
	char *text;

	va_start(ap, fmt);
	text = wb_vformat(t->cx->unit, fmt, ap);
	va_end(ap);
	wb_report(t->cx->diag, t->lenient ? WB_W_SAS_STACK : WB_E_SAS_STACK, loc, "%s", text);
	t->failed = t->failed || !t->lenient;
}

/* Pushes an entry onto @t->stack; equal states get equal numbers. */
static void
push(struct tracer *t, uint8_t type, uint32_t target, bool some)
{
	struct entry e = { t->stack, t->state.at[t->stack].depth + 1, target, type, some };
	uint32_t k = t->stack + 1;	/* made after what is below it */

	if (e.depth > WB_SIMD_MOST_STACK) {
		wb_report(t->cx->diag, WB_E_SAS_STACK, t->f->p->inst[target < t->f->p->ninst ? target : 0].loc,
			"the control stack would have more than %d entries", WB_SIMD_MOST_STACK);
		t->failed = true;
		return;
	}
	while (k < t->state.n &&
		(t->state.at[k].below != e.below || t->state.at[k].target != e.target ||
			t->state.at[k].type != e.type || t->state.at[k].some != e.some))
		k++;
	if (k == t->state.n)
		WB_PUSH(t->cx->tmp, &t->state, e);
	t->stack = k;
	if (t->f->deepest < e.depth)
		t->f->deepest = e.depth;
}

static void
add_edge(struct tracer *t, uint32_t src, uint32_t target, uint8_t kind, uint32_t pops, uint32_t stack)
{
	WB_PUSH(t->cx->unit, &t->edge, ((struct simd_edge){ src, t->f->block_of[target], kind, pops, stack }));
}

/* One edge for each entry that pops may reach from state @stack on; @some: they end at an entry with a lane. */
static void
add_pops(struct tracer *t, uint32_t b, uint32_t stack, uint32_t pops, bool some)
{
	for (bool more = true; stack && more; stack = t->state.at[stack].below) {
		add_edge(t, b, t->state.at[stack].target, SIMD_POP, pops++, t->state.at[stack].below);
		more = !some || t->state.at[stack].some;
	}
}

static void
unroll(struct tracer *t, uint32_t b, const struct wb_simd_inst *i)
{
	uint8_t type = i->op == WB_SIMD_BRK ? WB_SIMD_BREAK : i->op == WB_SIMD_RET ? WB_SIMD_RETURN : WB_SIMD_IF;
	bool found = false;

	for (uint32_t s = t->stack; s; s = t->state.at[s].below)
		found = found || t->state.at[s].type == type;
	add_pops(t, b, t->stack, 1, false);
	if (!found && i->op != WB_SIMD_CMASK)
		complain(t, i->loc, "%s has no entry of its kind on the control stack", wb_simd_ops[i->op].name);
}

static void
pop(struct tracer *t, uint32_t b, const struct wb_simd_inst *i)
{
	struct entry e = t->state.at[t->stack];

	if (!t->stack) {
		complain(t, i->loc, "cpop finds an empty control stack");
		return;
	}
	t->stack = e.below;
	add_edge(t, b, e.target, SIMD_TAKEN, 0, e.below);
	if (e.some && !t->published)
		add_pops(t, b, e.below, 2, true);
}

/* @i is the last instruction of a block, @next the one behind it. */
static void
runs_out(struct tracer *t, const struct wb_simd_inst *i, uint32_t next)
{
	bool goes = i->op == WB_SIMD_J || i->op == WB_SIMD_CPOP ||
		(i->op == WB_SIMD_EXIT && i->opnd[WB_SIMD_SRC].kind == WB_SIMD_NONE);

	if (next < t->f->p->ninst || goes || t->lenient)
		return;
	wb_report(t->cx->diag, WB_E_SAS_END, i->loc, "the program can run past its last instruction");
	t->failed = true;
}

static void
leave(struct tracer *t, uint32_t b)
{
	const struct wb_simd_inst *i = simd_last(t->f, b);
	uint32_t next = t->f->block[b].first + t->f->block[b].ninst, target = i->opnd[WB_SIMD_SRC].value;

	switch (i->op) {
	case WB_SIMD_J:
	case WB_SIMD_SICJ:
	case WB_SIMD_CALL:
		add_edge(t, b, target, SIMD_TAKEN, 0, t->stack);
		break;
	case WB_SIMD_CPOP:
		pop(t, b, i);
		break;
	case WB_SIMD_BRA:
		add_edge(t, b, target, SIMD_POP, 1, t->state.at[t->stack].below);
		break;
	case WB_SIMD_BRK:
	case WB_SIMD_RET:
	case WB_SIMD_CMASK:
		unroll(t, b, i);
		break;
	case WB_SIMD_EXIT:
		if (!t->published)
			add_pops(t, b, t->stack, 1, false);
		break;
	default:
		break;
	}
	if (i->op == WB_SIMD_CALL && next < t->f->p->ninst) {
		bool some = i->opnd[WB_SIMD_SRC1].kind == WB_SIMD_P && !t->published;

		t->stack = t->state.at[t->stack].below;
		add_edge(t, b, next, some ? SIMD_POP : SIMD_TAKEN, some, t->stack);
	}
	if (i->op != WB_SIMD_J && i->op != WB_SIMD_CPOP && i->op != WB_SIMD_CALL && next < t->f->p->ninst)
		add_edge(t, b, next, SIMD_FALL, 0, t->stack);
	runs_out(t, i, next);
}

static void
trace(struct tracer *t, uint32_t b)
{
	struct simd_block *k = &t->f->block[b];

	t->at_start[b] = t->stack;
	k->depth = t->state.at[t->stack].depth;
	k->out = t->edge.n;
	for (uint32_t n = k->first; n < k->first + k->ninst && !t->failed; n++) {
		const struct wb_simd_inst *i = &t->f->p->inst[n];

		if (i->op == WB_SIMD_CPUSH)
			push(t, i->sub, i->opnd[WB_SIMD_SRC].value, i->opnd[WB_SIMD_SRC1].kind == WB_SIMD_P);
		else if (i->op == WB_SIMD_BRA)
			push(t, WB_SIMD_IF, i->opnd[WB_SIMD_SRC].value, true);
		else if (i->op == WB_SIMD_CALL)
			push(t, WB_SIMD_RETURN, n + 1, false);
	}
	leave(t, b);
	k->nout = t->edge.n - k->out;
}

/* Blocks begin at labels, and behind instructions that end a block. */
static void
cut(struct wb_ctx *cx, struct simd_flow *f)
{
	const struct wb_simd *p = f->p;

	f->block = WB_NEW(cx->unit, struct simd_block, p->ninst);
	f->block_of = WB_NEW(cx->unit, uint32_t, (size_t)p->ninst + 1);
	for (uint32_t k = 0; k < p->ninst; k++) {
		if (!k || p->label[k] || wb_simd_flags(&p->inst[k - 1]) & WB_SIMD_ENDS ||
			wb_simd_accesses(&p->inst[k - 1]))
			f->block[f->nblock++].first = k;
		f->block_of[k] = f->nblock - 1;
		f->block[f->nblock - 1].ninst++;
	}
}

enum wb_status
simd_flow(struct wb_ctx *cx, const struct wb_simd *p, bool lenient, bool published, struct simd_flow *out)
{
	struct wb_arena_mark mark = wb_arena_mark(cx->tmp);
	struct tracer t = { .cx = cx, .f = out, .lenient = lenient, .published = published };

	*out = (struct simd_flow){ .p = p };
	cut(cx, out);
	t.at_start = WB_NEW(cx->tmp, uint32_t, out->nblock);
	WB_PUSH(cx->tmp, &t.state, ((struct entry){ .target = WB_NONE }));
	for (uint32_t b = 0; b < out->nblock && !t.failed; b++)
		trace(&t, b);
	out->edge = t.edge.at;
	out->nedge = t.edge.n;
	for (uint32_t e = 0; e < out->nedge && !t.failed; e++)
		if (t.edge.at[e].stack != t.at_start[t.edge.at[e].dst])
			complain(&t, simd_last(out, t.edge.at[e].src)->loc,
				"from here the program comes to line %u with another control stack than from the line "
				"above it",
				p->inst[out->block[t.edge.at[e].dst].first].loc.line);
	wb_arena_reset(cx->tmp, mark);
	return t.failed ? WB_BAD_INPUT : WB_OK;
}

/* From the end of the text upwards: a back edge opens a loop inside the one that is open. */
enum wb_status
simd_loops(struct wb_ctx *cx, struct simd_flow *f)
{
	uint32_t open = WB_NONE;

	f->loop = WB_NEW(cx->unit, struct simd_loop, f->nedge);
	f->nloop = 0;
	for (uint32_t b = f->nblock; b-- > 0; ) {
		for (uint32_t e = f->block[b].out; e < f->block[b].out + f->block[b].nout; e++) {
			uint32_t first = f->edge[e].dst;

			if (first > b)
				continue;
			if (open != WB_NONE && first < f->loop[open].first) {
				wb_report(cx->diag, WB_E_SIMD_LOOP, simd_last(f, b)->loc,
					"this loop and the one that ends in line %u overlap",
					simd_last(f, f->loop[open].last)->loc.line);
				return WB_REFUSED;
			}
			f->loop[f->nloop] = (struct simd_loop){ first, b, open, e };
			open = f->nloop++;
		}
		while (open != WB_NONE && b <= f->loop[open].first)
			open = f->loop[open].parent;
	}
	return WB_OK;
}
