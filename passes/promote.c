/* passes/promote.c -- words of a kernel's stack become registers.
 *
 * Needs:  nothing; comes after INLINE, as calls use the stack too. Gives: nothing. Keeps: nothing, the code changes.
 * What:   unoptimised code keeps every variable in a word of scratch memory. It keeps masks in lanes of a vector
 *         register, which itself is kept in such a word, stored and loaded with all lanes on.
 *
 *			store %v1, %s[0:3], %s33 offset=4	%stack4 =v mov %v1
 *			or_saveexec %s[4:5], -1
 *			store %v0, %s[0:3], %s33 offset=8	%stack8.3 =s readlane %v0, 3
 *								%stack8 =v mov %v0		(all lanes)
 *			...
 *			%v0 =v load %s[0:3], %s33 offset=8	%v0 =v mov %stack8		(all lanes)
 *								%v0 =v writelane %stack8.3, 3
 *
 *         This is done for the lanes (here 3) that readlane and writelane name while the register is a copy of the
 *         word: written before a store, read after a load. Calls have their frames at the same offsets, so the word may
 *         also be a variable of another function. Behind a store with some lanes off, the scalars are read from the
 *         word.
 * When:   all accesses to the stack are known (gsa/stack.c); else the function stays as it is. A word of which parts
 *         are accessed stays in memory.
 * Flat:   code for generic pointers (HIP) accesses its variables by flat instructions, whose addresses are on the stack
 *         themselves. So what they reach is found on a copy in which words are registers already, as if accesses of
 *         which nothing is known yet did not reach them (integer/generic.c). This is repeated with what was found,
 *         until nothing new is found. In the copy, flat accesses stay beside the moves that replace them.
 * Right:  the stack of a lane is private, so nothing else accesses the words. Behind each store, lane k of the word and
 *         the scalar of lane k are equal: both come from the register, or the scalar from the word. What is found of
 *         flat accesses holds by induction over the steps of an execution: the last copy assumes of each what was
 *         found on it, so it does what the function does up to a first access that reaches something else; and there
 *         is none, as the copy shows what this one reaches.
 * Cost:   that of gsa/stack.c, and the instructions of the result, at most 64 for one. With flat accesses, also that of
 *         LANES, MOST_ROUNDS times.
 */
#include "passes.h"

#define MOST_LANES 64u
#define MOST_ROUNDS 8u

struct word {
	uint64_t lanes;			/* lanes in which scalars are kept */
	uint32_t unit, scalar;		/* first of the new units */
};
/* What is known of a vector register at a point of a block. */
struct mirror {
	uint32_t word;			/* it is a copy of this word; WB_NONE: of none */
	uint64_t lanes;			/* without these lanes, which were written since */
};
struct spill {
	struct wb_ctx *cx;
	struct wb_fn *fn;		/* as it was */
	uint32_t exec, nexec;		/* EXEC in the new code: two units, in waves of 32 lanes one */
	struct wb_stack stack;
	struct word *word;		/* [word of the stack] */
	const uint32_t *reach;		/* [inst] what flat accesses reach; NULL: there are none */
	bool beside;			/* they stay, too */
	struct mirror *mirror;		/* [unit] */
	uint32_t *mirrored; uint32_t nmirrored;	/* units whose mirror is set, or was */
	struct wb_builder *b;
};

/* The data operand of access @k. */
static const struct wb_opnd *
data_of(const struct spill *s, uint32_t k)
{
	return wb_opnd(s->fn, &s->fn->inst[k], s->stack.access[k].data);
}

/* ---- registers that are copies of words ---------------------------------------------------- */
static void
forget_mirrors(struct spill *s)
{
	while (s->nmirrored)
		s->mirror[s->mirrored[--s->nmirrored]] = (struct mirror){ .word = WB_NONE };
}

/* The mirror of @reg, for writing. */
static struct mirror *
mirror_of(struct spill *s, uint32_t reg)
{
	uint32_t n = 0;

	while (n < s->nmirrored && s->mirrored[n] != reg)
		n++;
	if (n == s->nmirrored)
		s->mirrored[s->nmirrored++] = reg;
	return &s->mirror[reg];
}

/* Registers are no copies any more of the words that store @k writes. */
static void
forget_words(struct spill *s, uint32_t k)
{
	uint32_t first = s->stack.access[k].word, n = s->stack.access[k].nword;

	for (uint32_t m = 0; m < s->nmirrored; m++)
		if (s->mirror[s->mirrored[m]].word - first < n)
			s->mirror[s->mirrored[m]] = (struct mirror){ .word = WB_NONE };
}

/* Updates mirrors behind instruction @k. */
static void
step_mirrors(struct spill *s, uint32_t k)
{
	const struct wb_inst *i = &s->fn->inst[k];
	uint32_t reg, lane;

	if (wb_named_lane(s->fn, i, &reg, &lane)) {
		if (i->op == WB_OP_WRITELANE)
			mirror_of(s, reg)->lanes |= (uint64_t)1 << lane;
		return;
	}
	WB_EACH_OPND(s->fn, i, op)
		for (uint32_t u = 0; op->kind == WB_OPND_UNIT && (op->flags & WB_DEF) && u < op->nunit; u++)
			s->mirror[op->id + u] = (struct mirror){ .word = WB_NONE };
	if (s->stack.access[k].word == WB_NONE)
		return;
	if (s->stack.access[k].store)
		forget_words(s, k);
	if (s->stack.access[k].all && s->stack.access[k].nword == 1)
		*mirror_of(s, data_of(s, k)->id) = (struct mirror){ .word = s->stack.access[k].word };
}

/* Finds the lanes of words that hold scalars, as far as one block shows it. */
static void
find_lanes(struct spill *s)
{
	const struct wb_fn *fn = s->fn;

	for (uint32_t b = 0; b < fn->nblock; b++) {
		forget_mirrors(s);
		WB_EACH_INST(fn, b, k) {
			uint32_t reg, lane, word = s->stack.access[k].word;

			if (wb_named_lane(fn, &fn->inst[k], &reg, &lane) && s->mirror[reg].word != WB_NONE)
				s->word[s->mirror[reg].word].lanes |= (uint64_t)1 << lane;
			if (word != WB_NONE && s->stack.access[k].store && s->stack.access[k].all)
				s->word[word].lanes |= s->mirror[data_of(s, k)->id].lanes;
			step_mirrors(s, k);
		}
	}
}

/* ---- the new code ---------------------------------------------------------------------------- */
static const char *
word_name(const struct spill *s, uint32_t w, const char *lane)
{
	uint32_t n = s->stack.nword - s->stack.naccum;

	return w < n ? wb_format(s->cx->unit, "stack%u%s", 4 * w, lane) :
		       wb_format(s->cx->unit, "accum%u%s", w - n, lane);
}

static void
add_units(struct spill *s, struct wb_fn *fn)
{
	uint32_t n = fn->nunit, more = 0;
	struct wb_unit *u;

	for (uint32_t w = 0; w < s->stack.nword; w++)
		more += s->stack.used[w] ? 1 + MOST_LANES : 0;
	u = WB_NEW(s->cx->unit, struct wb_unit, (size_t)n + more);
	memcpy(u, fn->unit, n * sizeof(*u));
	for (uint32_t w = 0; w < s->stack.nword; w++) {
		struct word *x = &s->word[w];

		if (!s->stack.used[w])
			continue;
		x->unit = n;
		u[n++] = (struct wb_unit){ .name = word_name(s, w, ""), .cls = WB_UNIT_VECTOR };
		x->scalar = n;
		for (uint32_t l = 0; l < MOST_LANES; l++)
			if (x->lanes >> l & 1)
				u[n++] = (struct wb_unit){ .name = word_name(s, w, wb_format(s->cx->tmp, ".%u", l)),
					.cls = WB_UNIT_SCALAR };
	}
	fn->unit = u;
	fn->nunit = n;
}

static struct wb_opnd
unit(uint32_t id, uint32_t n, uint8_t flags)
{
	return (struct wb_opnd){ .kind = WB_OPND_UNIT, .flags = flags, .nunit = (uint8_t)n, .id = id };
}

/* Emits one new instruction in place of @old. */
static void
emit(struct spill *s, const struct wb_inst *old, enum wb_op op, uint16_t flags, const struct wb_opnd *o, uint32_t n)
{
	wb_build_new(s->b, old, op, WB_T_B32, op == WB_OP_MOV ? WB_TC_VALU : WB_TC_VALU_LANE, flags, o, n);
}

static void
emit_move(struct spill *s, const struct wb_inst *old, uint32_t to, uint32_t from, bool all)
{
	struct wb_opnd o[3] = { unit(to, 1, WB_DEF), unit(from, 1, WB_USE),
		unit(s->exec, s->nexec, WB_USE | WB_IMPLICIT) };

	emit(s, old, WB_OP_MOV, WB_I_LANEWISE | (all ? 0 : WB_I_MASKED), o, all ? 2 : 3);
}

/* Copies lanes of @reg to the scalars of @lanes of word @w (@out), or back. */
static void
emit_lanes(struct spill *s, const struct wb_inst *old, const struct word *w, uint32_t reg, uint64_t lanes, bool out)
{
	uint32_t n = w->scalar;

	for (uint64_t left = w->lanes; left; left &= left - 1, n++) {
		struct wb_opnd lane = { .kind = WB_OPND_IMM, .flags = WB_USE, .imm = (uint64_t)__builtin_ctzll(left) };
		struct wb_opnd get[3] = { unit(n, 1, WB_DEF), unit(reg, 1, WB_USE), lane };
		struct wb_opnd put[4] = { unit(reg, 1, WB_DEF), unit(n, 1, WB_USE), lane,
			unit(reg, 1, WB_USE | WB_IMPLICIT) };

		if (!(lanes >> lane.imm & 1))
			continue;
		if (out)
			emit(s, old, WB_OP_READLANE, WB_I_CROSSLANE, get, 3);
		else
			emit(s, old, WB_OP_WRITELANE, WB_I_CROSSLANE, put, 4);
	}
}

/* The lanes of @reg, just loaded by @k from a word, that are read before the block overwrites the register. All, if the
 * block may not overwrite it, or if it stores it to another word. */
static uint64_t
lanes_read(const struct spill *s, uint32_t k, uint32_t reg)
{
	const struct wb_block *b = &s->fn->block[wb_block_of(s->fn, k)];
	uint64_t lanes = 0;

	for (uint32_t n = k + 1; n < b->first + b->ninst; n++) {
		const struct wb_inst *i = &s->fn->inst[n];
		const struct wb_stack_access *a = &s->stack.access[n];
		bool written = false, read = false,
		     here = a->word == s->stack.access[k].word && a->store && a->all;
		uint32_t of, lane;

		if (wb_named_lane(s->fn, i, &of, &lane)) {
			lanes |= of == reg && i->op == WB_OP_READLANE ? (uint64_t)1 << lane : 0;
			continue;
		}
		WB_EACH_OPND(s->fn, i, op) {
			if (op->kind != WB_OPND_UNIT || reg < op->id || reg >= op->id + op->nunit)
				continue;
			written |= op->flags & WB_DEF;
			read |= op->flags & WB_USE;
		}
		if (read && !here)
			return UINT64_MAX;
		if (written)
			return lanes;
	}
	return UINT64_MAX;
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
		const struct word *w = &s->word[p.word + n];
		uint32_t reg = data->id + n;

		if (p.store && p.all && p.nword == 1) {
			emit_lanes(s, i, w, reg,
				s->mirror[reg].word == p.word ? s->mirror[reg].lanes : UINT64_MAX, true);
			emit_move(s, i, w->unit, reg, true);
		} else if (p.store) {
			emit_move(s, i, w->unit, reg, p.all);
			emit_lanes(s, i, w, w->unit, UINT64_MAX, true);
		} else {
			emit_move(s, i, reg, w->unit, p.all);
			if (p.all)
				emit_lanes(s, i, w, reg, lanes_read(s, k, reg), false);
		}
	}
}

/* Instruction @k, which accesses no word that is now a register. A flat access to the stack, or to LDS, is said to be
 * one. */
static void
copy_inst(struct spill *s, uint32_t k)
{
	const struct wb_inst *i = &s->fn->inst[k];
	struct wb_inst known = *i;

	if (i->mem.space != WB_SPACE_FLAT || s->beside || s->reach[k] >= WB_REACH_SHARED) {
		wb_build_copy(s->b, s->fn, k);
	} else {
		known.mem.space = s->reach[k] == WB_REACH_LDS ? WB_SPACE_LDS : WB_SPACE_SCRATCH;
		wb_build_inst(s->b, &known, wb_opnd(s->fn, i, 0), i->nopnd);
	}
}

static void
build_block(struct spill *s, uint32_t b)
{
	const struct wb_fn *fn = s->fn;
	const struct wb_block *blk = &fn->block[b];

	wb_build_block(s->b, blk->label, blk->loc);
	forget_mirrors(s);
	WB_EACH_INST(fn, b, k) {
		bool known = s->stack.access[k].word != WB_NONE, flat = fn->inst[k].mem.space == WB_SPACE_FLAT;

		if (!known || (flat && s->beside))
			copy_inst(s, k);
		if (known)
			emit_access(s, k);
		step_mirrors(s, k);
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
	s.word = WB_NEW(cx->tmp, struct word, s.stack.nword);
	s.mirror = WB_NEW(cx->tmp, struct mirror, old->nunit);
	s.mirrored = WB_NEW(cx->tmp, uint32_t, old->nunit);
	for (uint32_t u = 0; u < old->nunit; u++)
		s.mirror[u].word = WB_NONE;
	find_lanes(&s);
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
