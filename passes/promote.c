/* passes/promote.c -- words of a kernel's stack become registers.
 *
 * Needs:  nothing; comes after INLINE, as calls use the stack too. Gives: nothing. Keeps: nothing, the code changes.
 * What:   unoptimised code keeps every variable in a word of scratch memory. It keeps masks in lanes of a vector
 *         register, which itself is kept in such a word, stored and loaded with all lanes on.
 *
 *			store %v1, %s[0:3], %s33 offset=4	%stack4 =v mov %v1
 *			or_saveexec %s[4:5], -1
 *			%v0 =v load %s[0:3], %s33 offset=8	%v0 =v mov %stack8		(all lanes)
 *
 *         GSA follows lanes through moves of all lanes (gsa/slots.c). Calls have their frames at the same offsets, so
 *         the word may also be a variable of another function.
 * When:   all accesses to the stack are known (gsa/stack.c); else the function stays as it is. A word of which parts
 *         are accessed stays in memory.
 * Flat:   code for generic pointers (HIP) accesses its variables by flat instructions, whose addresses are on the stack
 *         themselves. So what they reach is found on a copy in which words are registers already, as if accesses of
 *         which nothing is known yet did not reach them (integer/generic.c). This is repeated with what was found,
 *         until nothing new is found. In the copy, flat accesses stay beside the moves that replace them.
 * Right:  the stack of a lane is private, so nothing else accesses the words. What is found of flat accesses holds by
 *         induction over the steps of an execution: the last copy assumes of each what was found on it, so it does what
 *         the function does up to a first access that reaches something else; and there is none, as the copy shows what
 *         this one reaches.
 * Cost:   that of gsa/stack.c, and the instructions of the result. With flat accesses, also that of LANES, MOST_ROUNDS
 *         times.
 */
#include "passes.h"

#define MOST_ROUNDS 8u

struct spill {
	struct wb_ctx *cx;
	struct wb_fn *fn;		/* as it was */
	uint32_t exec, nexec;		/* EXEC in the new code: two units, in waves of 32 lanes one */
	struct wb_stack stack;
	uint32_t *word;			/* [word of the stack] the new unit */
	const uint32_t *reach;		/* [inst] what flat accesses reach; NULL: there are none */
	bool beside;			/* they stay, too */
	struct wb_builder *b;
};

/* The data operand of access @k. */
static const struct wb_opnd *
data_of(const struct spill *s, uint32_t k)
{
	return wb_opnd(s->fn, &s->fn->inst[k], s->stack.access[k].data);
}

/* ---- the new code ---------------------------------------------------------------------------- */
static void
add_units(struct spill *s, struct wb_fn *fn)
{
	struct wb_unit *u = WB_NEW(s->cx->unit, struct wb_unit, (size_t)fn->nunit + s->stack.nword);

	memcpy(u, fn->unit, fn->nunit * sizeof(*u));
	for (uint32_t w = 0; w < s->stack.nword; w++)
		if (s->stack.used[w]) {
			s->word[w] = fn->nunit;
			u[fn->nunit++] = (struct wb_unit){
				.name = wb_format(s->cx->unit, "stack%u", 4 * w), .cls = WB_UNIT_VECTOR };
		}
	fn->unit = u;
}

static struct wb_opnd
unit(uint32_t id, uint32_t n, uint8_t flags)
{
	return (struct wb_opnd){ .kind = WB_OPND_UNIT, .flags = flags, .nunit = (uint8_t)n, .id = id };
}

static void
emit_move(struct spill *s, const struct wb_inst *old, uint32_t to, uint32_t from, bool all)
{
	struct wb_opnd o[3] = { unit(to, 1, WB_DEF), unit(from, 1, WB_USE),
		unit(s->exec, s->nexec, WB_USE | WB_IMPLICIT) };

	wb_build_new(s->b, old, WB_OP_MOV, WB_T_B32, WB_TC_VALU, WB_I_LANEWISE | (all ? 0 : WB_I_MASKED), o,
		all ? 2 : 3);
}

/* The text goes on to read the registers of the address: they are live there. */
static void
emit_address(struct spill *s, uint32_t k)
{
	const struct wb_inst *i = &s->fn->inst[k];
	struct wb_opnd *read = WB_NEW(s->cx->tmp, struct wb_opnd, i->nopnd);
	uint32_t n = 0;

	WB_EACH_OPND(s->fn, i, op)
		if (op->kind == WB_OPND_UNIT && (op->flags & WB_USE) && op->id != s->exec && op != data_of(s, k))
			read[n++] = unit(op->id, op->nunit, WB_USE | WB_IMPLICIT);
	if (n)
		wb_build_new(s->b, i, WB_OP_NOP, WB_T_B32, WB_TC_NOP, 0, read, n);
}

static void
emit_access(struct spill *s, uint32_t k)
{
	const struct wb_inst *i = &s->fn->inst[k];
	const struct wb_opnd *data = data_of(s, k);
	struct wb_stack_access p = s->stack.access[k];

	emit_address(s, k);
	for (uint32_t n = 0; n < data->nunit; n++) {
		uint32_t word = s->word[p.word + n], reg = data->id + n;

		emit_move(s, i, p.store ? word : reg, p.store ? reg : word, p.all);
	}
}

/* Instruction @k, which accesses no word that is now a register. A flat access to the stack, or to LDS, is said to be
 * one. A move writes all lanes where all are on. */
static void
copy_inst(struct spill *s, uint32_t k)
{
	const struct wb_inst *i = &s->fn->inst[k];
	struct wb_inst known = *i;

	if (i->mem.space == WB_SPACE_FLAT && !s->beside && s->reach[k] < WB_REACH_SHARED)
		known.mem.space = s->reach[k] == WB_REACH_LDS ? WB_SPACE_LDS : WB_SPACE_SCRATCH;
	if (i->op == WB_OP_MOV && s->stack.access[k].all)
		known.flags &= (uint16_t)~WB_I_MASKED;
	wb_build_inst(s->b, &known, wb_opnd(s->fn, i, 0), i->nopnd);
}

static void
build_block(struct spill *s, uint32_t b)
{
	const struct wb_fn *fn = s->fn;
	const struct wb_block *blk = &fn->block[b];

	wb_build_block(s->b, blk->label, blk->loc);
	WB_EACH_INST(fn, b, k) {
		bool known = s->stack.access[k].word != WB_NONE, flat = fn->inst[k].mem.space == WB_SPACE_FLAT;

		if (!known || (flat && s->beside))
			copy_inst(s, k);
		if (known)
			emit_access(s, k);
	}
	wb_build_edges(s->b, fn, b);
}

/* Words of @fn become registers, if flat accesses reach what @reach says. The result has as many flat accesses if
 * @beside; *access: those of the function as it was. */
static enum wb_status
promote(struct wb_ctx *cx, struct wb_fn *fn, const uint32_t *reach, bool beside,
	const struct wb_stack_access **access)
{
	struct wb_fn *old = WB_NEW(cx->tmp, struct wb_fn, 1);
	struct spill s = { .cx = cx, .fn = old, .reach = reach, .beside = beside,
		.exec = wb_unit_of(fn, WB_ROLE_EXEC_LO), .nexec = wb_mask_units(fn) };

	*access = NULL;
	*old = *fn;
	if (s.exec == WB_NONE || wb_unit_of(fn, WB_ROLE_EXEC_HI) != s.exec + 1 ||
		!wb_stack_find(cx, old, true, reach, &s.stack))
		return WB_OK;
	fn->promoted = true;
	*access = s.stack.access;
	s.word = WB_ROOM(cx->tmp, uint32_t, s.stack.nword);
	add_units(&s, fn);
	s.b = wb_builder_new(cx, fn);
	for (uint32_t b = 0; b < old->nblock; b++)
		build_block(&s, b);
	wb_build_annotations(s.b, old);
	return wb_build_finish(s.b);
}

/* ---- flat accesses --------------------------------------------------------------------------- */
/* Whether kernel @fn reads the aperture of LDS: what it reaches then is worth to be known without a stack, too. */
static bool
reads_lds_base(const struct wb_fn *fn)
{
	if (fn->is_kernel && fn->desc)
		for (uint32_t o = 0; o < fn->nopnd; o++)
			if (fn->opnd[o].kind == WB_OPND_UNIT &&
				strcmp(fn->unit[fn->opnd[o].id].name, "src_shared_base") == 0)
				return true;
	return false;
}

/* What the @n flat accesses of @fn reach by a copy that assumes @reach; false: that is not known. */
static bool
find_again(struct wb_ctx *cx, const struct wb_fn *fn, const struct wb_pass_env *env, const uint32_t *reach, uint32_t n,
	uint32_t *found)
{
	static const enum wb_pass list[] = { WB_PASS_DOM, WB_PASS_POSTDOM, WB_PASS_CDEP, WB_PASS_LOOPS, WB_PASS_GSA,
		WB_PASS_LANES };
	bool *kept = WB_NEW(cx->tmp, bool, n);
	const struct wb_stack_access *access;
	struct wb_ctx inner = *cx;
	struct wb_fn copy = *fn;

	inner.unit = cx->short_lived ? cx->short_lived : cx->unit;
	wb_drop_facts(&copy, WB_FACT_ALL);
	if (promote(&inner, &copy, reach, true, &access) != WB_OK || (!access && !reads_lds_base(fn)))
		return false;
	n = 0;
	for (uint32_t k = 0; k < fn->ninst && access; k++)
		if (fn->inst[k].mem.space == WB_SPACE_FLAT)
			kept[n++] = access[k].word != WB_NONE;
	if (wb_run_passes(&inner, &copy, env, list, WB_COUNT(list), NULL) != WB_OK)
		return false;
	wb_generic_find(&inner, &copy, kept, found);
	return true;
}

/* What each flat access of @fn reaches, [inst]; NULL: there are none, or it is not known of all. */
static const uint32_t *
find_reach(struct wb_ctx *cx, const struct wb_fn *fn, const struct wb_pass_env *env)
{
	uint32_t *reach = WB_ROOM(cx->tmp, uint32_t, fn->ninst), *found = WB_ROOM(cx->tmp, uint32_t, fn->ninst);
	uint32_t n = 0, open;
	bool same = false;

	for (uint32_t k = 0; k < fn->ninst; k++) {
		reach[k] = WB_REACH_UNKNOWN;
		n += fn->inst[k].mem.space == WB_SPACE_FLAT;
	}
	for (uint32_t round = 0; n && !same; round++) {
		if (round == MOST_ROUNDS || !find_again(cx, fn, env, reach, n, found))
			return NULL;
		same = true;
		open = n = 0;
		for (uint32_t k = 0; k < fn->ninst; k++) {
			if (fn->inst[k].mem.space != WB_SPACE_FLAT)
				continue;
			same = same && reach[k] == found[n];
			open += found[n] == WB_REACH_UNKNOWN;
			reach[k] = found[n++];
		}
		if (same && open)
			return NULL;
	}
	return n ? reach : NULL;
}

/* Flat accesses of @fn to LDS are said to be that. */
static void
say_lds(struct wb_ctx *cx, struct wb_fn *fn, const uint32_t *reach)
{
	struct wb_inst *inst = wb_arena_copy(cx->unit, fn->inst, fn->ninst, sizeof *inst);

	for (uint32_t k = 0; k < fn->ninst; k++)
		if (inst[k].mem.space == WB_SPACE_FLAT && reach[k] == WB_REACH_LDS)
			inst[k].mem.space = WB_SPACE_LDS;
	fn->inst = inst;
}

enum wb_status
wb_pass_promote(struct wb_ctx *cx, struct wb_fn *fn, const struct wb_pass_env *env)
{
	const uint32_t *reach = find_reach(cx, fn, env);
	const struct wb_stack_access *access;
	enum wb_status status = promote(cx, fn, reach, false, &access);

	if (status == WB_OK && !access && reach)
		say_lds(cx, fn, reach);
	return status;
}
