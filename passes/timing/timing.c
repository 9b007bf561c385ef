/* passes/timing/timing.c -- the timing slice: the instructions that the time of a wave depends on.
 *
 * Needs:  nothing.   Gives: TIMING.   Keeps: all.
 * What:   time depends on where a wave goes, on the lines that it accesses, and on LDS rounds; and there is none if an
 *         access faults. So an instruction matters if what it writes may reach a branch, EXEC, an address, a
 *         descriptor, M0, or an amount of waiting. No other instruction has to be executed to know the time.
 * How:    strong liveness over the units of the machine (a value is live if an instruction that matters reads it),
 *         backwards, to a fixed point. A vector unit has two bits: live in lanes that are on, live in lanes that are
 *         off. A masked write kills only the first. A lane that is off behind a change of EXEC may have been on before
 *         it, so what is live in lanes that are off behind it is live in lanes that are on before it.
 * Memory: if a load matters that may read what the launch itself writes to LDS or to private memory, the data of all
 *         such stores matters. Global memory is unknown, unless the caller knows some of it.
 * Calls:  everything is live at calls and at returns.
 * Cost:   O(sweeps * instructions * operands); about as many sweeps as loops are nested.
 */
#include "../passes.h"

struct live {
	/* [unit]: live in lanes that are on; in lanes that are off. Scalars are live in `active` */
	uint64_t *active, *inactive;
};

struct work {
	const struct wb_fn *fn;
	struct wb_timing *out;
	uint32_t words;
	uint64_t *scalar;		/* scalar units */
	struct live current;
	uint64_t *at_start;		/* [block * 2 * words] */
};

/* ---- sets of units ---------------------------------------------------------------------- */
static void
set(uint64_t *s, const struct wb_opnd *o)
{
	for (uint32_t u = o->id; u < o->id + o->nunit; u++)
		s[u / 64] |= 1ull << (u & 63);
}

static void
clear(uint64_t *s, const struct wb_opnd *o)
{
	for (uint32_t u = o->id; u < o->id + o->nunit; u++)
		s[u / 64] &= ~(1ull << (u & 63));
}

static bool
any(const uint64_t *s, const struct wb_opnd *o)
{
	for (uint32_t u = o->id; u < o->id + o->nunit; u++)
		if (s[u / 64] >> (u & 63) & 1)
			return true;
	return false;
}

static bool
is_scalar(const struct work *k, const struct wb_opnd *o)
{
	return k->fn->unit[o->id].cls == WB_UNIT_SCALAR;
}

static void
all_live(struct work *k)
{
	memset(k->current.active, 0xff, k->words * sizeof(uint64_t));
	memset(k->current.inactive, 0xff, k->words * sizeof(uint64_t));
}

/* ---- EXEC --------------------------------------------------------------------------------- */
enum change { SHRINKS, GROWS, CHANGES };

/* Whether an explicit source of @i (the first, or any) is the unit that it writes: EXEC, or the same half of it. */
static bool
names_exec(const struct work *k, const struct wb_inst *i, bool first)
{
	const struct wb_opnd *to = wb_opnd(k->fn, i, 0);

	for (uint32_t n = 0; n < i->nopnd && wb_names_exec(k->fn, to); n++) {
		const struct wb_opnd *o = wb_opnd(k->fn, i, n);

		if (o->kind == WB_OPND_MOD || !(o->flags & WB_USE) || o->flags & WB_IMPLICIT)
			continue;
		if (wb_names_exec(k->fn, o) && o->id == to->id)
			return true;
		if (first)
			return false;
	}
	return false;
}

static enum change
change_of(const struct work *k, const struct wb_inst *i)
{
	if (wb_compare_narrows(k->fn, i))
		return SHRINKS;
	switch (i->op) {
	case WB_OP_SAVEEXEC_AND: case WB_OP_SAVEEXEC_ANDN1:
		return SHRINKS;
	case WB_OP_SAVEEXEC_OR: case WB_OP_SAVEEXEC_ORN1:
		return GROWS;
	case WB_OP_AND:
		return names_exec(k, i, false) ? SHRINKS : CHANGES;
	case WB_OP_ANDN2:
		return names_exec(k, i, true) ? SHRINKS : CHANGES;
	case WB_OP_OR:
		return names_exec(k, i, false) ? GROWS : CHANGES;
	default:
		return CHANGES;
	}
}

/* Before a change of EXEC: a lane may have been on or off. */
static void
mix(struct work *k, enum change how)
{
	for (uint32_t w = 0; w < k->words; w++) {
		uint64_t both = k->current.active[w] | k->current.inactive[w];

		if (how != GROWS)
			k->current.active[w] = both;
		if (how != SHRINKS)
			k->current.inactive[w] = both & ~k->scalar[w];
	}
}

/* ---- one instruction ------------------------------------------------------------------------ */
static bool
writes_live(const struct work *k, const struct wb_inst *i)
{
	WB_EACH_OPND(k->fn, i, o) {
		if (o->kind != WB_OPND_UNIT || !(o->flags & WB_DEF))
			continue;
		if (any(k->current.active, o) || (!(i->flags & WB_I_MASKED) && any(k->current.inactive, o)))
			return true;
	}
	return false;
}

/* Whether M0 selects the register that @i writes. */
static bool
is_relative(const struct work *k, const struct wb_inst *i)
{
	WB_EACH_OPND(k->fn, i, o)
		if (o->kind == WB_OPND_UNIT && o->flags & WB_DEF && o->flags & WB_IMPLICIT &&
			k->fn->unit[o->id].role == WB_ROLE_NONE)
			return true;
	return false;
}

/* A vector write kills the unit in lanes that are on, unless it skips some of them (DPP, v_writelane). */
static void
end_written(struct work *k, const struct wb_inst *i)
{
	bool lanes = i->flags & WB_I_MASKED && !(i->flags & WB_I_CROSSLANE);

	if (is_relative(k, i))
		return;
	WB_EACH_OPND(k->fn, i, o)
		if (o->kind == WB_OPND_UNIT && o->flags & WB_DEF && (is_scalar(k, o) || lanes))
			clear(k->current.active, o);
}

/* The operands that @i reads become live. @skip: one that does not (the data of a store). */
static void
begin_read(struct work *k, const struct wb_inst *i, uint32_t skip)
{
	for (uint32_t n = 0; n < i->nopnd; n++) {
		const struct wb_opnd *o = wb_opnd(k->fn, i, n);

		if (o->kind != WB_OPND_UNIT || !(o->flags & WB_USE) || n == skip)
			continue;
		set(k->current.active, o);
		if (!is_scalar(k, o) && i->flags & WB_I_CROSSLANE)
			set(k->current.inactive, o);
	}
}

/* The spaces (bits of enum wb_space) that @i may access. A buffer may be private memory. */
static uint32_t
spaces(const struct work *k, const struct wb_inst *i)
{
	switch (i->mem.space) {
	case WB_SPACE_FLAT:
		return 1u << WB_SPACE_GLOBAL | 1u << WB_SPACE_LDS | 1u << WB_SPACE_SCRATCH;
	case WB_SPACE_SCALAR:
		return 1u << WB_SPACE_GLOBAL;
	case WB_SPACE_GLOBAL:
		return 1u << (wb_scalar_operand(k->fn, i, 4) == WB_NONE ? WB_SPACE_GLOBAL : WB_SPACE_SCRATCH);
	default:
		return 1u << i->mem.space;
	}
}

static bool
is_access(const struct wb_inst *i)
{
	return i->mem.space != WB_SPACE_NONE && i->mem.count;
}

/* Whether time depends on operands of @i themselves, or whether there is a run at all: no time depends on the address
 * of a scalar access, but it may fault. */
static bool
is_sink(const struct wb_inst *i)
{
	switch (i->op) {
	case WB_OP_CBRZ: case WB_OP_CBRNZ: case WB_OP_CBR: case WB_OP_SLEEP: case WB_OP_NOP: case WB_OP_SPLIT:
	case WB_OP_MERGE:
		return true;
	default:
		return is_access(i);
	}
}

static void
back_over(struct work *k, uint32_t inst, bool keep)
{
	const struct wb_inst *i = &k->fn->inst[inst];
	bool matters = writes_live(k, i), exec = false, sink = is_sink(i);
	uint32_t data = i->mem.data == UINT8_MAX ? WB_NONE : i->mem.data;

	if (i->op == WB_OP_CALL || i->op == WB_OP_RET) {
		all_live(k);
		return;
	}
	if (i->mem.count && matters && i->mem.access & (WB_LOAD | WB_ATOMIC))
		k->out->reads |= spaces(k, i) & ~(1u << WB_SPACE_GLOBAL);
	if (i->mem.count && i->mem.access & (WB_STORE | WB_ATOMIC) && k->out->reads & spaces(k, i)) {
		matters = true;
		data = WB_NONE;
	}
	for (uint32_t n = 0; n < i->nopnd; n++)
		exec = exec || (wb_names_exec(k->fn, wb_opnd(k->fn, i, n)) && wb_opnd(k->fn, i, n)->flags & WB_DEF);
	end_written(k, i);
	if (exec)
		mix(k, change_of(k, i));
	if (matters || sink || exec)
		begin_read(k, i, matters ? WB_NONE : data);
	if (keep && (matters || exec))
		k->out->need[inst / 64] |= 1ull << (inst & 63);
}

/* ---- all blocks ------------------------------------------------------------------------------- */
static uint64_t *start_of(const struct work *k, uint32_t b) { return k->at_start + (size_t)b * 2 * k->words; }

static void
from_successors(struct work *k, uint32_t b)
{
	memset(k->current.active, 0, k->words * sizeof(uint64_t));
	memset(k->current.inactive, 0, k->words * sizeof(uint64_t));
	WB_EACH_SUCC(k->fn, b, to) {
		const uint64_t *from;

		if (to == WB_NONE)
			continue;
		from = start_of(k, to);
		for (uint32_t w = 0; w < k->words; w++) {
			k->current.active[w] |= from[w];
			k->current.inactive[w] |= from[k->words + w];
		}
	}
	for (uint32_t u = 0; u < k->fn->nunit; u++)	/* EXEC always matters */
		if (wb_is_exec(&k->fn->unit[u]))
			k->current.active[u / 64] |= 1ull << (u & 63);
}

static bool
back_over_block(struct work *k, uint32_t b, bool keep)
{
	const struct wb_block *bl = &k->fn->block[b];
	uint64_t *s = start_of(k, b);
	bool changed = false;

	from_successors(k, b);
	for (uint32_t n = bl->ninst; n-- > 0; )
		back_over(k, bl->first + n, keep);
	for (uint32_t w = 0; w < k->words; w++) {
		changed = changed || (k->current.active[w] & ~s[w]) || (k->current.inactive[w] & ~s[k->words + w]);
		s[w] |= k->current.active[w];
		s[k->words + w] |= k->current.inactive[w];
	}
	return changed;
}

struct wb_timing *
wb_timing_find(struct wb_ctx *cx, const struct wb_fn *fn, uint32_t reads)
{
	struct work k = { .fn = fn, .words = (fn->nunit + 63) / 64 };
	bool changed = true;

	k.out = WB_NEW(cx->unit, struct wb_timing, 1);
	k.out->need = WB_NEW(cx->unit, uint64_t, fn->ninst / 64 + 1);
	k.out->reads = reads;
	k.scalar = WB_NEW(cx->tmp, uint64_t, k.words);
	k.current.active = WB_NEW(cx->tmp, uint64_t, k.words);
	k.current.inactive = WB_NEW(cx->tmp, uint64_t, k.words);
	k.at_start = WB_NEW(cx->tmp, uint64_t, (size_t)fn->nblock * 2 * k.words);
	for (uint32_t u = 0; u < fn->nunit; u++)
		if (fn->unit[u].cls == WB_UNIT_SCALAR)
			k.scalar[u / 64] |= 1ull << (u & 63);
	while (changed) {
		uint32_t before = k.out->reads;

		changed = false;
		for (uint32_t b = fn->nblock; b-- > 0; )
			changed = back_over_block(&k, b, false) || changed;
		changed = changed || k.out->reads != before;
	}
	for (uint32_t b = 0; b < fn->nblock; b++)
		back_over_block(&k, b, true);
	return k.out;
}

enum wb_status
wb_pass_timing(struct wb_ctx *cx, struct wb_fn *fn, const struct wb_pass_env *env)
{
	(void)env;
	fn->timing = wb_timing_find(cx, fn, 0);
	return WB_OK;
}
