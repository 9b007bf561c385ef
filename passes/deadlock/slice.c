/* passes/deadlock/slice.c -- the reads of shared memory on which the exits of a loop depend.
 *
 * A backward slice from the branches that leave the loop, over values (gsa.h) made in the loop. A value from outside is
 * the same in every iteration, so it decides nothing here. The slice goes from a value to
 *  - the operands of its instruction; for a masked write also the old value and EXEC, because it matters which lanes
 *    were written;
 *  - the arguments of a merge, and the conditions of the branches that choose among them;
 *  - for a value that leaves an inner loop, the exit conditions of that loop;
 *  - for a mask whose set is known (lanes.h), the compares in the set, not the operands: EXEC behind an if is EXEC
 *    before it, whatever the if tested.
 * What is spilled to lanes or to scratch memory is a value like any other. For a load of shared memory, the stores of
 * the loop that may reach it count: their data, and whether they are executed. A flat access may be to the stack. An
 * instruction that reads lanes which are off reads what was left in these. Where a value cannot be traced (a call
 * defines it), every shared read of the loop counts; also in a loop with unknown parts. Calls are assumed not to change
 * the stack of the caller, because they get no address of it.
 *
 * Of the whole function, the slice from the branches that decide whether a block is reached tells whether some value
 * that differs between waves decides that. What is loaded is such a value or not, whatever was stored; and of a mask,
 * most instructions ask only whether it is empty.
 *
 * Cost:   O(values, operands and control dependences of the loop). Loops that are nested hundreds deep have many of the
 *         last. Past a budget for the whole function nothing is traced, and every shared read of a loop counts.
 * Source: algorithm 1 of ElTantawy and Aamodt (ShrdReads); Horwitz, Reps and Binkley, TOPLAS 12(1), 1990, for slices of
 *         data and control together.
 */
#include <stdlib.h>

#include "deadlock.h"

/* Clears @set of numbers below @n, which is the same in each call. */
static void
clear(struct wb_bits *set, struct wb_arena *a, uint32_t n)
{
	if (set->word)
		memset(set->word, 0, ((size_t)n + 63) / 64 * sizeof *set->word);
	else
		*set = wb_bits_new(a, n);
}

static void
clear_sets(struct wb_check *h)
{
	struct wb_arena *a = h->cx->tmp;

	clear(&h->visited, a, h->g->nvalue);
	clear(&h->fresh, a, h->g->nvalue);
	clear(&h->found, a, h->fn->ninst);
	clear(&h->branch, a, h->fn->nblock);
	clear(&h->reached, a, h->fn->nblock);
	clear(&h->loop_exits, a, h->fn->loops->nloop);
	clear(&h->atom, a, h->lanes ? h->lanes->natom : 1);
}

/* Value @v, as the lanes that execute @use read it; WB_NONE: any lanes. A slice of a loop, which may be of very many
 * values, knows only: WRITTEN, for lanes that all read it as written, none an older value. */
#define WRITTEN (WB_NONE - 1)
struct item {
	uint32_t v, use;
	/* 1: its bits matter; 0: if it is a mask, only whether it is empty, or whether a lane is in it */
	uint32_t number;
};
struct slicer {
	struct wb_check *h;
	const struct wb_cycle *c;	/* NULL: the whole function, as waves see it that do not abort */
	wb_value_is *is;		/* then, whether a value is one that is looked for */
	struct wb_map known;		/* then, of struct item */
	WB_VEC(struct item) todo;
	WB_VEC(uint32_t) branches;
	struct wb_slice *out;
	bool any;			/* one was found, made by `found`; WB_NONE: at the entry */
	uint32_t found;
};

static bool inside(const struct slicer *s, uint32_t b) { return !s->c || wb_cycle_has(s->c, b); }

static struct slicer
start_slice(struct wb_check *h, const struct wb_cycle *c, struct wb_slice *out)
{
	clear_sets(h);
	return (struct slicer){ .h = h, .c = c, .out = out };
}

/* Whether @now was not visited yet. */
static bool
is_new(struct slicer *s, struct item now)
{
	if (s->is)
		return wb_map_add(&s->known, &now, sizeof now);
	if (now.use == WRITTEN)
		return !wb_bit(s->h->visited, now.v) && wb_bit_add(s->h->fresh, now.v);
	return wb_bit_add(s->h->visited, now.v);
}

static void
push(struct slicer *s, uint32_t v, uint32_t use, bool number)
{
	const struct wb_gsa *g = s->h->g;
	struct item now;
	bool masked;

	v = wb_gsa_uncopied(g, v);
	if (v == WB_NONE)
		return;
	masked = use != WB_NONE && wb_gsa_at(g, v)->kind == WB_GSA_MASKED;
	/* past writes in which no reading lane took part */
	if (s->is && masked)
		v = wb_lane_source(s->h, v, &use);
	else if (!s->is)
		use = masked && wb_covered(s->h, v, use) ? WRITTEN : WB_NONE;
	now = (struct item){ v, s->is && !wb_unit_of_lanes(g, wb_gsa_at(g, v)->unit) ? WB_NONE : use, number };
	if (is_new(s, now))
		WB_PUSH(s->h->cx->tmp, &s->todo, now);
}

bool
wb_other_lanes(const struct wb_check *h, uint32_t k, uint32_t unit, const struct wb_opnd *op)
{
	enum wb_op is = (enum wb_op)h->fn->inst[k].op;
	bool one = is == WB_OP_READLANE ? wb_gsa_slot(h->g, k) != WB_NONE :
					  is == WB_OP_WRITELANE && unit != WB_NONE && unit >= h->fn->nunit;

	return one && op->kind == WB_OPND_UNIT && h->fn->unit[op->id].cls == WB_UNIT_VECTOR;
}

/* Whether operand @op of @k does not matter: other lanes of a register; the address of a spilled register, which only
 * tells which one it is; where the stack is, of a flat access that is never to it; and if waves are compared, EXEC
 * where it is the entry set again, not the way in which it became so. */
static bool
is_ignored(const struct slicer *s, uint32_t k, uint32_t unit, const struct wb_opnd *op, bool bits)
{
	const struct wb_inst *i = &s->h->fn->inst[k];
	bool exec = op->id == s->h->g->exec_lo;

	return op->kind != WB_OPND_UNIT || wb_other_lanes(s->h, k, unit, op) ||
		(i->op == WB_OP_LOAD && wb_gsa_slot(s->h->g, k) != WB_NONE && !exec) ||
		(i->mem.space == WB_SPACE_LDS && wb_is_flat_scratch(s->h->fn, op->id)) ||
		(s->is && exec && !bits && wb_exec_is_entry(s->h, k));
}

/* What @k reads for its result in @unit. It may read lanes that are off: with none on, v_readfirstlane reads lane 0. */
static void
push_operands(struct slicer *s, uint32_t k, uint32_t unit, bool number)
{
	const struct wb_gsa *g = s->h->g;
	const struct wb_inst *i = &s->h->fn->inst[k];

	WB_EACH_OPND(s->h->fn, i, op) {
		bool bits = number && !(op->flags & WB_IMPLICIT), ignored = is_ignored(s, k, unit, op, bits);

		for (uint32_t u = 0; !ignored && u < op->nunit; u++)
			push(s, wb_gsa_use_of(g, op, u), i->flags & WB_I_CROSSLANE ? WB_NONE : k, bits);
	}
	for (uint32_t n = 0; wb_gsa_slot(g, k) != WB_NONE && n < wb_gsa_slots(g, k); n++)
		push(s, wb_gsa_before(g, k, wb_gsa_slot(g, k) + n), k, number);
}

static void push_set(struct slicer *s, uint32_t set);

/* Whether @unit can hold a half of a mask. */
static bool
scalar_unit(const struct slicer *s, uint32_t unit)
{
	const struct wb_fn *fn = s->h->fn;

	return unit < fn->nunit ? fn->unit[unit].cls == WB_UNIT_SCALAR && fn->unit[unit].role != WB_ROLE_SCC :
				  s->h->g->slot[unit - fn->nunit].kind == WB_GSA_SLOT_LANE;
}

/* The operands of instruction @k, which defines @unit; or, if that is a mask whose set is known, what the set depends
 * on. EXEC behind a write is that of the next span. The other definition of s_*_saveexec is a mask, too: the old
 * EXEC. */
static void
push_inst(struct slicer *s, uint32_t k, uint32_t unit)
{
	const struct wb_lanes *l = s->h->lanes;
	bool exec = unit == s->h->g->exec_lo || unit == s->h->g->exec_hi;
	uint32_t next = l ? l->of_inst[k] + 1 : 0, set;

	if (l && exec && next < l->block_span[s->h->g->block_of[k] + 1])
		push_set(s, l->span[next].exec);
	else if (l && !exec && scalar_unit(s, unit) && (set = l->mask[k]) != WB_NONE)
		push_set(s, set);
	else
		push_operands(s, k, unit, false);
}

static void
push_branch(struct slicer *s, uint32_t b)
{
	s->h->slice_work += s->c != NULL;
	if (inside(s, b) && wb_bit_add(s->h->branch, b))
		WB_PUSH(s->h->cx->tmp, &s->branches, b);
}

/* The branches that decide whether @b is reached. */
static void
push_reached(struct slicer *s, uint32_t b)
{
	const struct wb_fn *fn = s->c ? s->h->fn : wb_without_aborts(s->h);

	if (!wb_bit_add(s->h->reached, b))
		return;
	for (uint32_t k = wb_cdep_next(fn, b, 0); k != WB_NONE; k = wb_cdep_next(fn, b, k + 1))
		push_branch(s, fn->edge[fn->cdep->edge[k]].src);
}

static void
set_found(struct slicer *s, uint32_t inst)
{
	s->any = true;
	s->found = inst;
}

/* Whether the branch at the end of @b tests a mask that may have lanes which were off at the entry. */
static bool
tests_other_lanes(const struct wb_check *h, uint32_t b)
{
	const struct wb_lanes *l = h->lanes;
	const struct wb_lane_branch *br = &l->branch[b];

	return !h->same_lanes && wb_lane_branch_on_mask(br) &&
		!wb_lanes_within(l, l->span[l->block_span[b + 1] - 1].care, br->set, l->region[0].entry);
}

/* The condition of the branch at the end of @b, and what decides whether @b is reached. */
static void
follow_branch(struct slicer *s, uint32_t b)
{
	const struct wb_fn *fn = s->h->fn;
	bool same = s->is && wb_uniform_or_aborts(s->h, b);

	if (!same && s->is && tests_other_lanes(s->h, b))
		set_found(s, wb_last_of(fn, b));
	else if (!same && fn->block[b].ninst)
		push_operands(s, wb_last_of(fn, b), WB_NONE, false);
	push_reached(s, b);
}

/* What the atoms of a set depend on. */
static void
push_atom(struct slicer *s, uint32_t a)
{
	const struct wb_atom *at = &s->h->lanes->atom[a];

	switch (at->kind) {
	case WB_ATOM_ENTRY:
		return;
	case WB_ATOM_CMP:
		if (inside(s, at->block))
			push_operands(s, at->inst, WB_NONE, false);
		return;
	case WB_ATOM_MERGE: case WB_ATOM_LOOP:
		for (uint32_t u = 0; u < at->nunit && inside(s, at->block); u++) {
			uint32_t v = at->unit == WB_NONE ? WB_NONE :
				wb_gsa_in(s->h->g, at->block, at->unit + u);

			s->out->unknown |= v == WB_NONE;	/* masks in lanes of vector registers have no unit */
			if (v != WB_NONE)
				push(s, v, WB_NONE, false);
		}
		return;
	default:
		if (at->inst != WB_NONE && inside(s, s->h->g->block_of[at->inst])) {
			push_operands(s, at->inst, WB_NONE, false);
			/* the other half is of another instruction */
			s->out->unknown |= at->nunit != wb_fn_lanes(s->h->fn) / 32u;
		} else if (at->inst == WB_NONE && at->block != WB_NONE && inside(s, at->block)) {
			s->out->unknown = true;
		}
	}
}

static void
push_set(struct slicer *s, uint32_t set)
{
	WB_EACH_ATOM(s->h->lanes, set, a)
		if (wb_bit_add(s->h->atom, a))
			push_atom(s, a);
}

/* Whether @k reads what others may write. */
static bool
reads_shared(struct slicer *s, uint32_t k)
{
	return wb_shared_read(s->h, k) && !wb_launch_data(s->h, k);
}

static void
take_read(struct slicer *s, uint32_t k)
{
	if (reads_shared(s, k))
		wb_bit_set(s->h->found, k);
}

/* The data of store @k, and what decides whether it is executed. */
static void
push_store(struct slicer *s, uint32_t k)
{
	push_operands(s, k, WB_NONE, false);
	push_reached(s, s->h->g->block_of[k]);
}

/* A load from the stack may return the data of any store of the loop to the stack, or by a flat address. */
static void
push_flat_stores(struct slicer *s)
{
	const struct wb_check *h = s->h;

	WB_EACH_WRITE(h, k)
		if (inside(s, h->g->block_of[k]) && wb_may_be_stack(s->h, k)) {
			take_read(s, k);
			push_store(s, k);
		}
}

static void
push_stores(struct slicer *s, uint32_t load)
{
	push_flat_stores(s);
	for (const uint32_t *k = wb_stack_stores(s->h, load); *k != WB_NONE; k++)
		if (inside(s, s->h->g->block_of[*k]))
			push_store(s, *k);
}

/* @load may return what any lane stored in the loop: one lane may poll, and tell the others. */
static void
push_shared_stores(struct slicer *s, uint32_t load)
{
	const struct wb_check *h = s->h;

	if (!reads_shared(s, load))
		return;
	if (wb_may_be_stack(s->h, load))
		push_stores(s, load);
	s->h->slice_work += h->nwrite;
	WB_EACH_WRITE(h, k)
		if (k != load && inside(s, h->g->block_of[k]) &&
			wb_alias_assumed(s->h, load, k, false) != WB_ALIAS_NO) {
			take_read(s, k);
			push_store(s, k);
		}
}

/* Whether @v is a value of a lane of a vector register. */
static bool
is_lane_slot(const struct slicer *s, const struct wb_gsa_value *v)
{
	return v->unit >= s->h->fn->nunit && s->h->g->slot[v->unit - s->h->fn->nunit].kind == WB_GSA_SLOT_LANE;
}

/* What instruction v->at makes in the loop. */
static void
follow_made(struct slicer *s, const struct wb_gsa_value *v)
{
	const struct wb_inst *i = &s->h->fn->inst[v->at];

	if (v->clobber && i->op != WB_OP_CALL && is_lane_slot(s, v)) {
		/* a lane of a spilled register: the whole register */
		uint32_t old_register = wb_gsa_after(s->h->g, v->at, s->h->g->slot[v->unit - s->h->fn->nunit].base);

		s->out->unknown |= old_register == WB_NONE;
		push(s, old_register, WB_NONE, false);
		return;
	}
	if (i->op == WB_OP_CALL && (v->unit == s->h->g->exec_lo || v->unit == s->h->g->exec_hi)) {
		/* by the calling convention, calls restore EXEC */
		push(s, wb_gsa_before(s->h->g, v->at, v->unit), WB_NONE, false);
		return;
	}
	if (i->op == WB_OP_CALL || v->clobber)
		s->out->unknown = true;
	take_read(s, v->at);
	push_shared_stores(s, v->at);
	if (wb_stack_access(s->h, v->at) && wb_gsa_slot(s->h->g, v->at) == WB_NONE)
		push_stores(s, v->at);
	push_inst(s, v->at, v->unit);
}

bool
wb_combines_masks(enum wb_op op)
{
	switch (op) {
	case WB_OP_MOV: case WB_OP_AND: case WB_OP_OR: case WB_OP_XOR: case WB_OP_NOT: case WB_OP_ANDN2:
	case WB_OP_ORN2: case WB_OP_NAND: case WB_OP_NOR: case WB_OP_XNOR: case WB_OP_WQM: case WB_OP_SELECT:
	case WB_OP_WRITELANE: case WB_OP_READLANE:
		return true;
	default:
		return op >= WB_OP_SAVEEXEC_AND && op <= WB_OP_SAVEEXEC_ORN1;
	}
}

bool
wb_reads_mask(const struct wb_inst *i)
{
	return i->op == WB_OP_SELECT || i->op == WB_OP_ADDC || i->op == WB_OP_SUBB || i->op == WB_OP_SUBBREV;
}

/* Whether the bits of the operands of @k matter where they are masks, for its result @read. */
static bool
reads_numbers(const struct wb_check *h, uint32_t k, const struct item *read)
{
	const struct wb_inst *i = &h->fn->inst[k];
	const struct wb_gsa_value *v = wb_gsa_at(h->g, read->v);
	bool scc = v->unit < h->fn->nunit && h->fn->unit[v->unit].role == WB_ROLE_SCC;
	bool whole = wb_fn_lanes(h->fn) == 64 ? wb_type_wide(i->type) : wb_type_word(i->type);

	if (i->flags & WB_I_LANEWISE)
		return !wb_reads_mask(i);
	if (wb_compare_is((enum wb_op)i->op) && whole)
		WB_EACH_OPND(h->fn, i, o)
			if (o->kind == WB_OPND_IMM && o->imm == 0)
				return false;
	if (!wb_combines_masks((enum wb_op)i->op))
		return true;
	return scc ? !whole : read->number;
}

static void
follow_def(struct slicer *s, const struct wb_gsa_value *v, struct item read)
{
	bool old = v->kind == WB_GSA_MASKED && (!s->is ? read.use != WRITTEN : read.use == WB_NONE ?
		!wb_exec_is_entry(s->h, v->at) : !wb_covered(s->h, read.v, read.use));

	if (s->is)
		push_operands(s, v->at, v->unit, reads_numbers(s->h, v->at, &read));
	else
		follow_made(s, v);
	for (uint32_t k = 0; k < v->narg && old; k++)	/* the old value, and EXEC */
		push(s, s->h->g->arg[v->arg + k], read.use, k == 0 && read.number);
}

static void
follow_join(struct slicer *s, const struct wb_gsa_value *v, struct item read)
{
	const struct wb_fn *fn = s->h->fn;
	const struct wb_block *b = &fn->block[v->at];
	uint32_t n = 0;
	const uint32_t *gate = wb_gsa_gates(s->h->gates, v->at, &n);

	for (uint32_t k = 0; k < b->nin && k < v->narg; k++)
		if (inside(s, fn->edge[fn->in[b->in + k]].src))
			push(s, s->h->g->arg[v->arg + k], v->kind == WB_GSA_MU ? WB_NONE : read.use, read.number);
	for (uint32_t k = 0; k < n; k++)
		push_branch(s, gate[k]);
}

static void
follow_exit(struct slicer *s, const struct wb_gsa_value *v, struct item read)
{
	const struct wb_fn *fn = s->h->fn;
	uint32_t loop = wb_gsa_loop(s->h->g, v);
	const struct wb_loop *l = &fn->loops->loop[loop];

	push(s, s->h->g->arg[v->arg], read.use, read.number);
	if (s->is)
		push_branch(s, fn->edge[v->at].src);
	if (s->is || !wb_bit_add(s->h->loop_exits, loop))
		return;
	for (uint32_t k = 0; k < l->nexit_within; k++)
		push_branch(s, fn->edge[fn->loops->list[l->exit + k]].src);
}

static void
follow(struct slicer *s, struct item read)
{
	const struct wb_gsa_value *v = wb_gsa_at(s->h->g, read.v);

	if (s->is && s->is(s->h, read.v, read.number))
		set_found(s, v->kind == WB_GSA_ENTRY ? WB_NONE : v->at);
	if (v->kind == WB_GSA_ENTRY || !inside(s, wb_gsa_block(s->h->g, read.v)))
		return;
	switch (v->kind) {
	case WB_GSA_DEF: case WB_GSA_MASKED: follow_def(s, v, read); return;
	case WB_GSA_GAMMA: case WB_GSA_MU: follow_join(s, v, read); return;
	default: follow_exit(s, v, read);
	}
}

/* EXEC decides which lanes an iteration is for, even if a branch tests something else. */
static void
push_exec(struct slicer *s, uint32_t e)
{
	const struct wb_gsa *g = s->h->g;
	uint32_t src = s->h->fn->edge[e].src;

	if (g->exec_lo != WB_NONE)
		push(s, wb_gsa_out(g, src, g->exec_lo), WB_NONE, false);
	if (g->exec_hi != WB_NONE)
		push(s, wb_gsa_out(g, src, g->exec_hi), WB_NONE, false);
}

static void
start(struct slicer *s)
{
	for (uint32_t k = 0; k < s->c->nexit; k++) {
		push_branch(s, s->h->fn->edge[s->c->exit[k]].src);
		push_exec(s, s->c->exit[k]);
	}
	for (uint32_t k = 0; k < s->c->nback; k++)
		push_exec(s, s->c->back[k]);
}

/* The reads; all shared reads of the loop if something was not traced. */
static void
collect(struct slicer *s)
{
	WB_VEC(uint32_t) all = { 0 };

	for (uint32_t b = 0; s->out->unknown && b < s->c->nblock; b++)
		WB_EACH_INST(s->h->fn, s->c->block[b], k)
			take_read(s, k);
	for (uint32_t k = 0, end = s->h->fn->ninst; (k = wb_bits_next(s->h->found, k, end)) < end; k++)
		WB_PUSH(s->h->cx->tmp, &all, k);
	s->out->read = all.at;
	s->out->nread = all.n;
}

static int
by_number(const void *a, const void *b)
{
	uint32_t x = *(const uint32_t *)a, y = *(const uint32_t *)b;

	return (x > y) - (x < y);
}

bool
wb_slice_has(const struct wb_slice *s, uint32_t k)
{
	return s->nread && bsearch(&k, s->read, s->nread, sizeof k, by_number);
}

/* Whether the loop reads what others may write. If not, there is nothing to find. */
static bool
any_read(const struct wb_check *h, const struct wb_cycle *c)
{
	for (uint32_t b = 0; b < c->nblock; b++)
		WB_EACH_INST(h->fn, c->block[b], k)
			if (wb_shared_read(h, k))
				return true;
	return false;
}

/* Visits all that what is pushed depends on, or up to what is looked for. */
static void
follow_all(struct slicer *s)
{
	while (!s->any && !s->out->unknown && (s->todo.n || s->branches.n))
		if (s->c && s->h->slice_work > wb_limit_of(WB_LIMIT_SLICES, s->h->fn->nblock))
			s->out->unknown = true;
		else if (s->branches.n)
			follow_branch(s, s->branches.at[--s->branches.n]);
		else
			follow(s, s->todo.at[--s->todo.n]);
	if (!s->h->slices_told && s->h->slice_work > wb_limit_of(WB_LIMIT_SLICES, s->h->fn->nblock)) {
		wb_limit_reached(s->h->cx, WB_LIMIT_SLICES, s->h->fn->nblock, s->h->fn->loc, s->h->fn->name);
		s->h->slices_told = true;
	}
}

struct wb_slice
wb_slice_exits(struct wb_check *h, const struct wb_cycle *c)
{
	struct wb_slice out = { 0 };
	struct slicer s = start_slice(h, c, &out);

	if (!any_read(h, c))
		return out;
	out.unknown = wb_cycle_has_parts(h, c);	/* no exit may depend on what is read in one of them */
	start(&s);
	follow_all(&s);
	collect(&s);
	return out;
}

bool
wb_waves_depend(struct wb_check *h, uint32_t b, uint32_t set, wb_value_is *is, uint32_t *at)
{
	struct wb_slice out = { 0 };
	struct slicer s = start_slice(h, NULL, &out);

	s.is = is;
	s.known = wb_map_new(h->cx->tmp);
	s.found = WB_NONE;
	if (b != WB_NONE)
		push_reached(&s, b);
	WB_EACH_ATOM(h->lanes, set, a)
		if (h->lanes->atom[a].kind == WB_ATOM_CMP)
			push_operands(&s, h->lanes->atom[a].inst, WB_NONE,
				!wb_reads_mask(&h->fn->inst[h->lanes->atom[a].inst]));
	follow_all(&s);
	*at = s.found;
	return s.any || out.unknown;
}
