/* ir/verify.c -- the rules every function obeys between any two passes.
 *
 *  I1   Edge 0 is the entry edge, from nothing to block 0, and the only one.
 *  I2   Every other edge starts at a block of the function and leads to one, or
 *       is an exit edge and leads to nothing.
 *  I3   wb_fn.out and wb_fn.in list each edge that is not removed exactly once,
 *       at its source and at its destination, fall-through first.
 *  I4   Blocks own the instructions one after the other, without gap or rest.
 *  I5   Every block but the entry has an edge from an earlier block: the order
 *       is that of a walk, and all blocks are reachable (over removed edges too).
 *  I6   Branches, ends and returns are terminators, and a terminator is the last
 *       instruction of its block.
 *  I7   A block's edges are those its last instruction can follow: `br` has no
 *       fall-through, `end` and `ret` only exits, conditional branches at most
 *       one fall-through, other blocks nothing taken; every block has an edge.
 *  I8   Operation, type, timing class and memory space are known ones.
 *  I9   Operands lie in wb_fn.opnd; their units, functions and symbols exist;
 *       the units of one operand are of one class.
 *  I10  Operands come in the order explicit, implicit, modifiers; a unit is read
 *       or written; nothing but a unit is written.
 *  I11  An access says where (space), how much (bytes, count), and its address
 *       and data operands exist; without a space there is no access.
 *  I12  Units with a role are scalar and unique; exec and vcc are pairs.
 *  I13  Annotations stand at blocks.
 *  I14  wb_fn.call lists exactly the calls, wb_fn.act exactly the instructions that
 *       do more than compute.
 *
 * A violation is a defect of wavebound, not of its input. It is reported with the
 * rule and the instruction, and no result is given.
 *
 * Cost: O(blocks + edges + instructions + operands).
 */
#include <stdarg.h>
#include <stdio.h>

#include "wavebound/ir.h"

struct verifier {
	struct wb_ctx *cx;
	const struct wb_module *m;	/* may be NULL */
	const struct wb_fn *fn;
	bool broken;
};

/* Reports that @rule is broken at block @b and instruction @inst; WB_NONE: at none. */
static void WB_PRINTF(5, 6)
broken(struct verifier *v, int rule, uint32_t b, uint32_t inst, const char *fmt, ...)
{
	struct wb_loc loc = inst != WB_NONE ? v->fn->inst[inst].loc : b != WB_NONE ? v->fn->block[b].loc : v->fn->loc;
	char text[160], where[40] = "";
	va_list ap;

	v->broken = true;
	va_start(ap, fmt);
	vsnprintf(text, sizeof(text), fmt, ap);
	va_end(ap);
	if (b != WB_NONE)
		snprintf(where, sizeof(where), ", block %u", b);
	wb_report(v->cx->diag, WB_E_VERIFY, loc, "rule I%d broken in @%s%s: %s", rule, v->fn->name, where, text);
	if (inst != WB_NONE) {
		struct wb_out o = wb_out_new(v->cx->tmp);

		wb_print_inst(&o, v->m, v->fn, inst);
		wb_note(v->cx->diag, WB_NO_LOC, "instruction %u: %s", inst, o.at);
	}
}

/* ---- I1, I2: edges ----------------------------------------------------------------- */
static void
check_edges(struct verifier *v)
{
	const struct wb_fn *fn = v->fn;

	if (!fn->nedge || fn->edge[0].kind != WB_EDGE_ENTRY || fn->edge[0].src != WB_NONE || fn->edge[0].dst != 0)
		broken(v, 1, WB_NONE, WB_NONE, "edge 0 is no entry edge");
	for (uint32_t e = 1; e < fn->nedge; e++) {
		const struct wb_edge *ed = &fn->edge[e];

		if (ed->kind == WB_EDGE_ENTRY)
			broken(v, 1, WB_NONE, WB_NONE, "edge %u is a second entry edge", e);
		else if (ed->src >= fn->nblock || ed->kind > WB_EDGE_EXIT)
			broken(v, 2, WB_NONE, WB_NONE, "edge %u starts nowhere or is of no kind", e);
		else if (ed->kind == WB_EDGE_EXIT ? ed->dst != WB_NONE : ed->dst >= fn->nblock)
			broken(v, 2, ed->src, WB_NONE, "edge %u leads to block %u", e, ed->dst);
	}
}

/* ---- I3: edge lists ------------------------------------------------------------------ */
/* One end: @list[first .. first + n) are the edges at block @b, fall-through first. Counts them in @visited. */
static void
check_list(struct verifier *v, uint32_t b, const uint32_t *list, uint32_t first, uint32_t n, bool out, uint8_t *visited)
{
	const struct wb_fn *fn = v->fn;
	bool only_fall = true;

	if (n > fn->nedge || first > fn->nedge - n) {
		broken(v, 3, b, WB_NONE, "its list of edges lies outside of the function's");
		return;
	}
	for (uint32_t k = first; k < first + n; k++) {
		uint32_t e = list[k];

		if (e >= fn->nedge || (out ? fn->edge[e].src : fn->edge[e].dst) != b ||
			fn->edge[e].flags & WB_E_REMOVED || visited[e]) {
			broken(v, 3, b, WB_NONE, "%s edge %u does not belong in its list",
				out ? "outgoing" : "incoming", e);
			continue;
		}
		visited[e] = 1;
		if (fn->edge[e].kind == WB_EDGE_FALL && !only_fall)
			broken(v, 3, b, WB_NONE, "fall-through edge %u is not listed first", e);
		only_fall = fn->edge[e].kind == WB_EDGE_FALL;
	}
}

static void
check_lists(struct verifier *v)
{
	const struct wb_fn *fn = v->fn;
	uint8_t *out = WB_NEW(v->cx->tmp, uint8_t, fn->nedge), *in = WB_NEW(v->cx->tmp, uint8_t, fn->nedge);

	for (uint32_t b = 0; b < fn->nblock; b++) {
		check_list(v, b, fn->out, fn->block[b].out, fn->block[b].nout, true, out);
		check_list(v, b, fn->in, fn->block[b].in, fn->block[b].nin, false, in);
	}
	for (uint32_t e = 0; e < fn->nedge; e++) {
		const struct wb_edge *ed = &fn->edge[e];
		bool there = !(ed->flags & WB_E_REMOVED);

		if (there && ((ed->src != WB_NONE && !out[e]) || (ed->dst != WB_NONE && !in[e])))
			broken(v, 3, WB_NONE, WB_NONE, "edge %u is missing from a list", e);
	}
}

/* ---- I4, I5: blocks -------------------------------------------------------------------- */
static void
check_blocks(struct verifier *v)
{
	const struct wb_fn *fn = v->fn;
	struct wb_bits entered = wb_bits_new(v->cx->tmp, fn->nblock);
	uint32_t next = 0;

	for (uint32_t b = 0; b < fn->nblock; b++) {
		if (fn->block[b].first != next || fn->block[b].ninst > fn->ninst - next) {
			broken(v, 4, b, WB_NONE, "its instructions do not follow those of the block before");
			return;
		}
		next += fn->block[b].ninst;
	}
	if (next != fn->ninst)
		broken(v, 4, WB_NONE, WB_NONE, "%u instructions belong to no block", fn->ninst - next);
	for (uint32_t e = 1; e < fn->nedge; e++)
		if (fn->edge[e].dst != WB_NONE && fn->edge[e].src < fn->edge[e].dst)
			wb_bit_set(entered, fn->edge[e].dst);
	for (uint32_t b = 1; b < fn->nblock; b++)
		if (!wb_bit(entered, b))
			broken(v, 5, b, WB_NONE, "no earlier block leads to it");
}

/* ---- I6, I7: control ----------------------------------------------------------------------- */
static bool
is_control(uint16_t op)
{
	return op == WB_OP_BR || op == WB_OP_CBRNZ || op == WB_OP_CBRZ || op == WB_OP_CBR || op == WB_OP_RET ||
		op == WB_OP_END;
}

static void
check_terminators(struct verifier *v, uint32_t b)
{
	const struct wb_block *blk = &v->fn->block[b];

	for (uint32_t k = blk->first; k < blk->first + blk->ninst; k++) {
		bool terminator = v->fn->inst[k].flags & WB_I_TERMINATOR;

		if (is_control(v->fn->inst[k].op) && !terminator)
			broken(v, 6, b, k, "a branch, end or return is no terminator");
		if (terminator && k + 1 < blk->first + blk->ninst)
			broken(v, 6, b, k, "a terminator is not the last instruction");
	}
}

struct degree {
	uint32_t fall, taken, exit;
};

static bool
suits(const struct wb_inst *last, const struct degree *d)
{
	if (!d->fall && !d->taken && !d->exit)
		return false;
	if (!last || !(last->flags & WB_I_TERMINATOR))
		return d->fall <= 1 && !d->taken;
	switch (last->op) {
	case WB_OP_END:
	case WB_OP_RET:
		return !d->fall && !d->taken;
	case WB_OP_CBRNZ:
	case WB_OP_CBRZ:
	case WB_OP_CBR:
		return d->fall <= 1;
	default:
		return !d->fall;
	}
}

static void
check_control(struct verifier *v)
{
	const struct wb_fn *fn = v->fn;
	struct degree *d = WB_NEW(v->cx->tmp, struct degree, fn->nblock);

	for (uint32_t e = 1; e < fn->nedge; e++) {
		struct degree *at = &d[fn->edge[e].src];

		at->fall += fn->edge[e].kind == WB_EDGE_FALL;
		at->taken += fn->edge[e].kind == WB_EDGE_TAKEN;
		at->exit += fn->edge[e].kind == WB_EDGE_EXIT;
	}
	for (uint32_t b = 0; b < fn->nblock; b++) {
		check_terminators(v, b);
		if (!suits(wb_last_inst(fn, b), &d[b]))
			broken(v, 7, b, fn->block[b].ninst ? fn->block[b].first + fn->block[b].ninst - 1 : WB_NONE,
				"its edges (%u fall, %u taken, %u exit) do not suit its last instruction", d[b].fall,
				d[b].taken, d[b].exit);
	}
}

/* ---- I8 to I11, I14: instructions ------------------------------------------------------------------ */
static const char *
bad_operand(const struct verifier *v, const struct wb_opnd *o)
{
	const struct wb_fn *fn = v->fn;

	switch (o->kind) {
	case WB_OPND_UNIT:
		if (!o->nunit || o->id >= fn->nunit || o->nunit > fn->nunit - o->id)
			return "units that do not exist";
		for (uint32_t k = 1; k < o->nunit; k++)
			if (fn->unit[o->id + k].cls != fn->unit[o->id].cls)
				return "scalar and vector units together";
		return NULL;
	case WB_OPND_IMM:
		return NULL;
	case WB_OPND_MOD:
		return o->id < WB_MOD_COUNT ? NULL : "a modifier that does not exist";
	case WB_OPND_FN:
		return !v->m || o->id < v->m->nfn ? NULL : "a function that does not exist";
	case WB_OPND_SYM:
		return !v->m || o->id < v->m->nsymbol ? NULL : "a symbol that does not exist";
	default:
		return "no kind";
	}
}

static uint32_t
order_of(const struct wb_opnd *o)
{
	return o->kind == WB_OPND_MOD ? 2 : o->flags & WB_IMPLICIT ? 1 : 0;
}

/* The common case that breaks no rule: units of one class that are read or written, and constants. */
static inline bool
is_usual(const struct wb_fn *fn, const struct wb_opnd *o)
{
	uint32_t id = o->id, n = o->nunit;

	if (o->kind == WB_OPND_IMM)
		return !(o->flags & WB_DEF);
	if (o->kind != WB_OPND_UNIT || !(o->flags & (WB_DEF | WB_USE)) || !n || id >= fn->nunit || n > fn->nunit - id)
		return false;
	while (n > 1 && fn->unit[id + n - 1].cls == fn->unit[id].cls)
		n--;
	return n == 1;
}

static void
check_operand(struct verifier *v, uint32_t b, uint32_t k, uint32_t n, const struct wb_opnd *o)
{
	const char *bad = bad_operand(v, o);

	if (bad)
		broken(v, 9, b, k, "operand %u has %s", n, bad);
	if (o->kind == WB_OPND_UNIT ? !(o->flags & (WB_DEF | WB_USE)) : o->flags & WB_DEF)
		broken(v, 10, b, k, "operand %u is neither read nor written, or written and no unit", n);
}

static void
check_operands(struct verifier *v, uint32_t b, uint32_t k)
{
	const struct wb_inst *i = &v->fn->inst[k];
	const struct wb_opnd *o = wb_opnd(v->fn, i, 0);
	uint32_t order = 0;

	for (uint32_t n = 0; n < i->nopnd; n++, o++) {
		if (!is_usual(v->fn, o))
			check_operand(v, b, k, n, o);
		if (order_of(o) < order)
			broken(v, 10, b, k, "operand %u stands after one that must follow it", n);
		order = order_of(o);
	}
}

static void
check_mem(struct verifier *v, uint32_t b, uint32_t k)
{
	const struct wb_inst *i = &v->fn->inst[k];
	const struct wb_mem *mem = &i->mem;

	if (mem->access && (mem->space == WB_SPACE_NONE || !mem->bytes || !mem->count))
		broken(v, 11, b, k, "an access without space, width or count");
	else if (mem->access &&
		((mem->addr != 255 && mem->addr >= i->nopnd) || (mem->data != 255 && mem->data >= i->nopnd)))
		broken(v, 11, b, k, "the address or data operand does not exist");
	else if (mem->space == WB_SPACE_NONE && (mem->access || mem->bytes || mem->count))
		broken(v, 11, b, k, "an access to no space");
}

static void
check_insts(struct verifier *v)
{
	const struct wb_fn *fn = v->fn;
	uint32_t calls = 0, acts = 0;

	for (uint32_t b = 0; b < fn->nblock; b++)
		for (uint32_t k = fn->block[b].first; k < fn->block[b].first + fn->block[b].ninst; k++) {
			const struct wb_inst *i = &fn->inst[k];

			if (i->op == WB_OP_CALL && (calls >= fn->ncall || fn->call[calls++] != k))
				broken(v, 14, b, k, "the call is not listed");
			if (wb_acts(i) && (acts >= fn->nact || fn->act[acts++] != k))
				broken(v, 14, b, k, "it does more than compute and is not listed so");
			if (i->op >= WB_OP_COUNT || i->type >= WB_T_COUNT || i->tclass >= WB_TC_COUNT ||
				i->mem.space >= WB_SPACE_COUNT)
				broken(v, 8, b, k, "operation %u, type %u, timing class %u, space %u", i->op, i->type,
					i->tclass, i->mem.space);
			if (i->opnd > fn->nopnd || i->nopnd > fn->nopnd - i->opnd) {
				broken(v, 9, b, k, "operands outside of the function's");
				continue;
			}
			check_operands(v, b, k);
			check_mem(v, b, k);
		}
	if (acts != fn->nact)
		broken(v, 14, WB_NONE, WB_NONE, "%u instructions only compute and are listed as others",
			fn->nact - acts);
	if (calls != fn->ncall)
		broken(v, 14, WB_NONE, WB_NONE, "%u instructions are listed as calls, and are none", fn->ncall - calls);
}

/* ---- I12, I13 ---------------------------------------------------------------------------------- */
static void
check_units(struct verifier *v)
{
	const struct wb_fn *fn = v->fn;
	uint32_t at[WB_ROLE_COUNT];

	for (uint32_t r = 0; r < WB_ROLE_COUNT; r++)
		at[r] = WB_NONE;
	for (uint32_t u = 0; u < fn->nunit; u++) {
		const struct wb_unit *un = &fn->unit[u];

		if (un->role == WB_ROLE_NONE)
			continue;
		if (un->role >= WB_ROLE_COUNT || un->cls != WB_UNIT_SCALAR || at[un->role] != WB_NONE)
			broken(v, 12, WB_NONE, WB_NONE, "unit %u (%s) is not scalar, or not the only one of its role",
				u, un->name);
		else
			at[un->role] = u;
	}
	for (uint32_t r = WB_ROLE_EXEC_LO; r <= WB_ROLE_VCC_LO; r += WB_ROLE_VCC_LO - WB_ROLE_EXEC_LO)
		if ((at[r] == WB_NONE) != (at[r + 1] == WB_NONE) || (at[r] != WB_NONE && at[r + 1] != at[r] + 1))
			broken(v, 12, WB_NONE, WB_NONE, "%s is no pair of units",
				r == WB_ROLE_EXEC_LO ? "exec" : "vcc");
	for (uint32_t a = 0; a < fn->nannotation; a++)
		if (fn->annotation[a].block >= fn->nblock)
			broken(v, 13, WB_NONE, WB_NONE, "annotation %u stands at block %u", a, fn->annotation[a].block);
}

enum wb_status
wb_verify(struct wb_ctx *cx, const struct wb_module *m, const struct wb_fn *fn)
{
	struct wb_arena_mark mark = wb_arena_mark(cx->tmp);
	struct verifier v = { .cx = cx, .m = m, .fn = fn };

	/* a function that could not be read has no code, and no results */
	if (fn->refused && !fn->nblock)
		return WB_OK;
	check_edges(&v);
	if (!v.broken) {
		check_lists(&v);
		check_blocks(&v);
	}
	/* What follows looks up edges and instructions by block. */
	if (!v.broken) {
		check_control(&v);
		check_insts(&v);
		check_units(&v);
	}
	wb_arena_reset(cx->tmp, mark);
	return v.broken ? WB_INTERNAL : WB_OK;
}
