/* passes/repair/vectors.c -- vector registers that are written while lanes are parked (park.c).
 *
 * An instruction writes only lanes that are on, so parked lanes keep their registers. The exceptions are code that
 * moves whole registers or words of the stack, with all lanes on, and writelane. If a lane, once unparked, may read
 * such a register before it writes it, it is kept for it. What is read as a scalar in a lane is no concern here.
 *
 * Cost:   O(instructions) for each unit of a register.
 */
#include "repair.h"

/* Whether @i reads or writes vector registers in lanes that are off. */
static bool
is_of_all_lanes(const struct wb_inst *i)
{
	switch (i->op) {
	case WB_OP_READLANE: case WB_OP_WRITELANE: case WB_OP_READFIRST: case WB_OP_PERMUTE: case WB_OP_CALL:
	case WB_OP_RET:
		return true;
	default: return (i->flags & WB_I_CROSSLANE) != 0;
	}
}

/* Whether vectors that @k writes are also written in lanes that are off, or in these alone. */
static bool
writes_off(const struct wb_fn *fn, uint32_t k)
{
	return !(fn->inst[k].flags & WB_I_MASKED) ||
		(fn->lanes->span[fn->lanes->of_inst[k]].flags & WB_SPAN_WHOLE_WAVE);
}

/* Whether @k accesses a register for a scalar in one of its lanes alone: what it reads was put there by writelane, or
 * is not used. Such lanes are checked as scalars are (scalars.c). */
static bool
is_scalar_lane(const struct repairer *f, uint32_t k)
{
	const struct wb_fn *fn = f->fn;
	const struct wb_gsa *g = fn->gsa;
	uint32_t slot = wb_gsa_slot(g, k), made = wb_gsa_def(g, &fn->inst[k], 0, 0);
	struct wb_todo todo = wb_todo_new(f->cx->tmp, g->nvalue);

	if (slot == WB_NONE || fn->inst[k].op != WB_OP_READLANE)
		return slot != WB_NONE && fn->inst[k].op == WB_OP_WRITELANE;
	if (!repair_is_used(f, made))
		return true;
	wb_todo_add(&todo, wb_gsa_before(g, k, slot));
	for (uint32_t t = 0; t < todo.n; t++) {
		const struct wb_gsa_value *x = wb_gsa_at(g, todo.at[t]);

		if (x->kind == WB_GSA_ENTRY || (x->kind == WB_GSA_DEF && x->clobber))
			return false;
		for (uint32_t n = 0; n < x->narg; n++)
			wb_todo_add(&todo, wb_gsa_arg(g, todo.at[t], n));
	}
	return true;
}

/* Where vector @unit starts to be of the past: its next reads are searched from here. */
struct search {
	uint32_t inst, unit;
};
struct searches {
	WB_VEC(struct search) at;
	struct wb_bits copied;		/* instructions behind which copies are searched */
	bool read;			/* a lane may read what it did not write */
};

/* Whether all paths to instruction @k pass @w; and whether those do that begin at @from. */
static bool
is_between(const struct repairer *f, uint32_t from, uint32_t w, uint32_t k)
{
	const struct wb_fn *fn = f->fn;
	uint32_t start = fn->gsa->block_of[from], at = fn->gsa->block_of[w], end = fn->gsa->block_of[k];
	struct wb_bits in = wb_bits_new(f->cx->tmp, fn->nblock);

	if (at == end ? w >= k : !wb_dominates(fn->dom, at, end))
		return false;
	if (start == end && from <= k && (at != end || w < from))
		return false;
	if (at == end || (start == at && from <= w))
		return true;
	wb_reach_behind(f->cx->tmp, fn, start, at, in);
	return !wb_bit(in, end);
}

/* Whether no lane reads by unit @u of operand @op, at @k, what is there since @from: it is a copy into lanes that are
 * off at @k; or each lane has written the register on the way. */
static bool
has_written(const struct repairer *f, uint32_t from, uint32_t k, const struct wb_opnd *op, uint32_t u)
{
	const struct wb_gsa *g = f->fn->gsa;
	const struct wb_lanes *l = f->fn->lanes;
	struct wb_todo todo = wb_todo_new(f->cx->tmp, g->nvalue);

	if (from > f->fn->block[g->block_of[from]].first && is_between(f, from - 1, from - 1, k) &&
		wb_lanes_disjoint(l, l->span[l->of_inst[k]].care, wb_lanes_exec(l, k), wb_lanes_exec(l, from - 1)))
		return true;
	wb_todo_add(&todo, wb_gsa_use_of(g, op, u));
	for (uint32_t t = 0; t < todo.n; t++) {
		const struct wb_gsa_value *x = wb_gsa_at(g, todo.at[t]);

		if ((x->kind == WB_GSA_DEF || x->kind == WB_GSA_MASKED) && !x->clobber && x->unit == op->id + u &&
			is_between(f, from, x->at, k) && wb_lanes_covers(l, x->at, k))
			return true;
		for (uint32_t n = 0; n < x->narg; n++)
			wb_todo_add(&todo, wb_gsa_arg(g, todo.at[t], n));
	}
	return false;
}

/* Visits instruction @k. True: all lanes have written. Copies of whole registers are searched, too, because they may be
 * spilled and reloaded. */
static bool
visit(const struct repairer *f, struct searches *todo, const struct search *at, uint32_t k)
{
	const struct wb_inst *i = &f->fn->inst[k];
	const struct wb_opnd *to = i->nopnd ? wb_opnd(f->fn, i, 0) : NULL;
	bool all = is_of_all_lanes(i) || writes_off(f->fn, k),
	     copied = i->op == WB_OP_MOV && all && f->fn->unit[to->id].cls == WB_UNIT_VECTOR && to->nunit == 1 &&
		k != repair_last(f->fn, f->fn->gsa->block_of[k]);

	WB_EACH_OPND(f->fn, i, op) {
		if (op->kind != WB_OPND_UNIT || !(op->flags & WB_USE) || at->unit - op->id >= op->nunit ||
			is_scalar_lane(f, k))
			continue;
		if (!copied)
			todo->read |= all || !has_written(f, at->inst, k, op, at->unit - op->id);
		else if (wb_bit_add(todo->copied, k))
			WB_PUSH(f->cx->tmp, &todo->at, ((struct search){ k + 1, to->id }));
	}
	return wb_names(f->fn, i, at->unit, 1, WB_DEF) &&
		(i->flags & WB_I_MASKED ? wb_lanes_exec(f->fn->lanes, k) == WB_LANES_ALL : i->op == WB_OP_MOV);
}

/* Visits what is behind @at, up to where all lanes have written. */
static void
search_behind(const struct repairer *f, struct searches *todo, const struct search *at)
{
	const struct wb_fn *fn = f->fn;
	struct wb_todo block = wb_todo_new(f->cx->tmp, fn->nblock);
	uint32_t b = fn->gsa->block_of[at->inst], k = at->inst;

	for (uint32_t t = 0;; b = block.at[t++], k = fn->block[b].first) {
		while (k < fn->block[b].first + fn->block[b].ninst && !visit(f, todo, at, k))
			k++;
		if (k == fn->block[b].first + fn->block[b].ninst)
			WB_EACH_SUCC(fn, b, dst)
				if (dst != WB_NONE)
					wb_todo_add(&block, dst);
		if (t == block.n || todo->read)
			return;
	}
}

bool
repair_reads_vector(const struct repairer *f, uint32_t from, uint32_t unit)
{
	struct searches todo = { .copied = wb_bits_new(f->cx->tmp, f->fn->ninst) };
	uint32_t b = f->fn->gsa->block_of[from];

	if (from == f->fn->block[b].first && !wb_gsa_is_live(f->fn->gsa, b, unit))
		return false;
	WB_PUSH(f->cx->tmp, &todo.at, ((struct search){ from, unit }));
	while (todo.at.n && !todo.read) {
		struct search at = todo.at.at[--todo.at.n];

		search_behind(f, &todo, &at);
	}
	return todo.read;
}

bool
repair_written_off(const struct repairer *f, uint32_t k, uint32_t unit, uint32_t from)
{
	return writes_off(f->fn, k) && repair_reads_vector(f, from, unit);
}
