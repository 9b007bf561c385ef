/* passes/promote.c -- words of a kernel's stack become registers.
 *
 * Needs:  nothing; comes after INLINE, as calls use the stack too.   Gives: nothing.   Keeps: nothing, the code is
 *         another.
 * What:   unoptimised code keeps every variable in a word of scratch memory, and lane masks in lanes
 *         of a vector register that itself lies in such a word, stored and loaded with all lanes on.
 *
 *			store %v1, %s[0:3], %s33 offset=4	%stack4 =v mov %v1
 *			or_saveexec %s[4:5], -1
 *			store %v0, %s[0:3], %s33 offset=8	%stack8.3 =s readlane %v0, 3
 *								%stack8 =v mov %v0		(all lanes)
 *			...
 *			%v0 =v load %s[0:3], %s33 offset=8	%v0 =v mov %stack8		(all lanes)
 *								%v0 =v writelane %stack8.3, 3
 *
 *         for the lanes, here 3, that readlane and writelane name while the register is a copy of the word; written
 *         since at a store, read later at a load. Calls have their frames at the same offsets, so the word
 *         may also be a variable of another function: where it is stored with some lanes off, the scalars are read
 *         from the word behind that.
 * How:    numbers, and the four words of the stack's descriptor, are followed forward through scalar
 *         registers (flat lattice), so that each access has an offset that is a number, or has not. A function that
 *         calls others keeps its caller's frame in a lane of a vector register, so lanes that are read back into what
 *         offsets are made of are followed, too: writelane and readlane of a lane that is a number, until the register
 *         is written in another way.
 * When:   every access through the descriptor has such an offset, every buffer access is through it, and
 *         no access could reach the stack in another way: no flat or scratch instruction, no
 *         call left, no address made of the stack's base or of FLAT_SCRATCH (gsa/scratch.c). Else the function stays
 *         as it is. A word of which parts are accessed stays in memory.
 *         A scalar offset counts for all 64 lanes, so 1/64 of it for each; where that is no whole word, the offset is
 *         unknown.
 * Why it is right: a lane's stack is private to it, so nothing else reads or writes the words. Behind
 *         each store, lane k of the word holds what the scalar of lane k holds: the register's lane, or the word's.
 * Cost:   O(blocks * scalar registers) for the offsets (lanes that are followed count as such, at most 64), and the
 *         instructions of the result, at most 64 for one.
 */
#include "wavebound/flat.h"

#include "passes.h"

#define LANES 64u
#define MOST_BYTES 65536u		/* bytes of a lane's stack that are looked at */

enum { NEVER, NUMBER, GIVEN, STACK, UNKNOWN };
/* What a scalar unit holds: a number, what unit n held at the start, word n of the descriptor with the wave's offset
 * added to it. */
struct val {
	uint32_t kind, n;
};
/* A lane of a vector register that is followed as scalar registers are. */
struct kept_lane {
	uint32_t reg, lane;
};
struct stack_access {
	uint32_t word;			/* first; WB_NONE: no access of the stack */
	bool all;			/* all lanes are on */
};
struct word {
	bool used, in_part;		/* in_part: some access is of a part of it, so it stays in memory */
	uint64_t lanes;			/* that scalars are known to be kept in */
	uint32_t unit, scalar;		/* first of the new units */
};
/* What a vector register is known to be while a block runs. */
struct mirror {
	uint32_t word;			/* a copy of this word; WB_NONE: it is not */
	uint64_t lanes;			/* but for these lanes, written since */
};
struct spill {
	struct wb_ctx *cx;
	struct wb_fn *fn;		/* as it was */
	const struct wb_abi *abi;
	uint32_t exec_lo, exec_hi;
	struct kept_lane lane[LANES]; uint32_t nlane;
	uint32_t nscalar;		/* all scalar units are below */
	uint32_t nval;			/* these, then lanes */
	struct wb_flat flat;
	struct val *now;		/* [unit] */
	struct stack_access *access;	/* [inst] */
	struct word *word; uint32_t nword;
	struct mirror *mirror;		/* [unit] */
	uint32_t *mirrored; uint32_t nmirrored;	/* units of which something is known now, or was */
	struct wb_builder *b;
};

/* ---- values ---------------------------------------------------------------------------- */
static bool
scalar(const struct wb_fn *fn, const struct wb_opnd *op)
{
	return op->kind == WB_OPND_UNIT && fn->unit[op->id].cls == WB_UNIT_SCALAR;
}

/* What the @part-th unit of operand @op holds. */
static struct val
read(const struct spill *s, const struct wb_opnd *op, uint32_t part)
{
	if (op->kind == WB_OPND_IMM)
		return (struct val){ NUMBER, (uint32_t)(op->imm >> (part ? 32 : 0)) };
	return scalar(s->fn, op) && part < op->nunit ? s->now[op->id + part] : (struct val){ UNKNOWN, 0 };
}

static bool
is(struct val v, uint32_t kind, uint32_t n)
{
	return v.kind == kind && v.n == n;
}

static struct val
sum(const struct spill *s, const struct wb_inst *i, const struct wb_opnd *a, const struct wb_opnd *b)
{
	struct val x = read(s, a, 0), y = read(s, b, 0);
	uint32_t base = s->abi->s_private_segment_buffer;

	if (i->op == WB_OP_ADD && x.kind == NUMBER && y.kind == NUMBER)
		return (struct val){ NUMBER, x.n + y.n };
	if (i->op == WB_OP_ADD && is(x, GIVEN, base) && is(y, GIVEN, s->abi->s_scratch_wave_offset))
		return (struct val){ STACK, 0 };
	if (i->op == WB_OP_ADDC && is(x, GIVEN, base + 1) && is(y, NUMBER, 0))
		return (struct val){ STACK, 1 };
	return (struct val){ UNKNOWN, 0 };
}

/* The operand @n that is written out and only read; NULL: none. */
static const struct wb_opnd *
source(const struct wb_fn *fn, const struct wb_inst *i, uint32_t n)
{
	for (uint32_t o = 0; o < i->nopnd; o++) {
		const struct wb_opnd *op = wb_opnd(fn, i, o);

		if ((op->kind == WB_OPND_UNIT || op->kind == WB_OPND_IMM) && !(op->flags & (WB_DEF | WB_IMPLICIT)) &&
			n-- == 0)
			return op;
	}
	return NULL;
}

/* The lane that a readlane or writelane names by number, and of which register; false: by another register. */
static bool
named_lane(const struct wb_fn *fn, const struct wb_inst *i, uint32_t *reg, uint32_t *lane)
{
	const struct wb_opnd *r, *l;

	if (i->op != WB_OP_READLANE && i->op != WB_OP_WRITELANE)
		return false;
	r = i->op == WB_OP_WRITELANE ? wb_opnd(fn, i, 0) : source(fn, i, 0);
	l = source(fn, i, 1);
	if (!r || !l || r->kind != WB_OPND_UNIT || l->kind != WB_OPND_IMM || l->imm >= LANES)
		return false;
	*reg = r->id;
	*lane = (uint32_t)l->imm;
	return true;
}

/* What stands for the lane that @i names; WB_NONE: it is not followed. */
static uint32_t
lane_of(const struct spill *s, const struct wb_inst *i)
{
	uint32_t reg, lane, n = 0;

	if (!s->nlane || !named_lane(s->fn, i, &reg, &lane))
		return WB_NONE;
	while (n < s->nlane && (s->lane[n].reg != reg || s->lane[n].lane != lane))
		n++;
	return n < s->nlane ? s->nscalar + n : WB_NONE;
}

/* What @i leaves in the @part-th unit of its operand @to. */
static struct val
result(const struct spill *s, const struct wb_inst *i, const struct wb_opnd *to, uint32_t part)
{
	const struct wb_opnd *a = source(s->fn, i, 0), *b = source(s->fn, i, 1);
	bool exec = to->id == s->exec_lo,
	     plain = !(i->flags & (WB_I_MASKED | WB_I_CROSSLANE | WB_I_UNMODELLED)) && a &&
		!(a->flags & (WB_NEG | WB_ABS | WB_SEXT));

	if (i->op == WB_OP_MOV && plain && !(to->flags & WB_IMPLICIT) &&
		(a->kind == WB_OPND_IMM || a->nunit == to->nunit))
		return read(s, a, part);
	if (i->op == WB_OP_READLANE)
		return lane_of(s, i) == WB_NONE ? (struct val){ UNKNOWN, 0 } : s->now[lane_of(s, i)];
	if (i->op >= WB_OP_SAVEEXEC_AND && i->op <= WB_OP_SAVEEXEC_ORN1 && !(to->flags & WB_IMPLICIT) && to->nunit == 2)
		return s->now[part ? s->exec_hi : s->exec_lo];
	if (i->op == WB_OP_SAVEEXEC_OR && plain && exec && a->kind == WB_OPND_IMM && a->imm == UINT64_MAX)
		return (struct val){ NUMBER, UINT32_MAX };
	if ((i->op == WB_OP_ADD || i->op == WB_OP_ADDC) && plain && b && to->nunit == 1 && !(to->flags & WB_IMPLICIT))
		return sum(s, i, a, b);
	return (struct val){ UNKNOWN, 0 };
}

/* What the lanes that are followed hold behind @i. */
static void
step_lanes(struct spill *s, const struct wb_inst *i)
{
	uint32_t reg, lane;

	if (i->op == WB_OP_WRITELANE && named_lane(s->fn, i, &reg, &lane)) {
		if (lane_of(s, i) != WB_NONE)
			s->now[lane_of(s, i)] = read(s, source(s->fn, i, 0), 0);
		return;
	}
	for (uint32_t o = 0; o < i->nopnd; o++) {
		const struct wb_opnd *op = wb_opnd(s->fn, i, o);

		for (uint32_t n = 0; op->kind == WB_OPND_UNIT && (op->flags & WB_DEF) && n < s->nlane; n++)
			if (s->lane[n].reg - op->id < op->nunit)
				s->now[s->nscalar + n] = (struct val){ UNKNOWN, 0 };
	}
}

static void
step(struct spill *s, const struct wb_inst *i)
{
	struct val v[16];
	uint32_t n = 0;

	step_lanes(s, i);

	for (uint32_t o = 0; o < i->nopnd; o++) {
		const struct wb_opnd *op = wb_opnd(s->fn, i, o);

		for (uint32_t u = 0; scalar(s->fn, op) && (op->flags & WB_DEF) && u < op->nunit; u++, n++)
			if (n < WB_COUNT(v))
				v[n] = result(s, i, op, u);
	}
	n = 0;
	for (uint32_t o = 0; o < i->nopnd; o++) {
		const struct wb_opnd *op = wb_opnd(s->fn, i, o);

		for (uint32_t u = 0; scalar(s->fn, op) && (op->flags & WB_DEF) && u < op->nunit; u++, n++)
			s->now[op->id + u] = n < WB_COUNT(v) ? v[n] : (struct val){ UNKNOWN, 0 };
	}
}

/* The descriptor among the operands of @i, and where it is; WB_NONE: none. */
static uint32_t
descriptor(const struct wb_fn *fn, const struct wb_inst *i)
{
	for (uint32_t o = 0; o < i->nopnd && i->mem.count && i->mem.space == WB_SPACE_GLOBAL; o++)
		if (scalar(fn, wb_opnd(fn, i, o)) && (wb_opnd(fn, i, o)->flags & WB_USE) &&
			wb_opnd(fn, i, o)->nunit >= 4)
			return o;
	return WB_NONE;
}

/* The latest instruction of block @b before @k that writes @unit; WB_NONE: none. */
static uint32_t
written_before(const struct wb_fn *fn, uint32_t b, uint32_t k, uint32_t unit)
{
	while (k-- > fn->block[b].first)
		for (uint32_t o = 0; o < fn->inst[k].nopnd; o++) {
			const struct wb_opnd *op = wb_opnd(fn, &fn->inst[k], o);

			if (op->kind == WB_OPND_UNIT && (op->flags & WB_DEF) && unit - op->id < op->nunit)
				return k;
		}
	return WB_NONE;
}

/* What addresses are made of, wherever they are used: scalar units, and readlanes that leave such. */
struct made_of {
	struct wb_bits unit, readlane;
	bool more;			/* a unit has come in */
};

/* @unit, as instruction @k of block @b reads it, goes into an address. Unoptimised code uses the same few registers for
 * everything: what is written in the block does not stand for what other blocks leave there. */
static void
follow_back(const struct wb_fn *fn, struct made_of *m, uint32_t b, uint32_t k, uint32_t unit)
{
	for (;;) {
		const struct wb_inst *i;
		const struct wb_opnd *to, *from;

		k = written_before(fn, b, k, unit);
		if (k == WB_NONE) {
			m->more |= !wb_bit(m->unit, unit);
			wb_bit_set(m->unit, unit);
			return;
		}
		i = &fn->inst[k];
		to = wb_opnd(fn, i, 0);
		from = source(fn, i, 0);
		if (i->op == WB_OP_READLANE)
			wb_bit_set(m->readlane, k);
		if (i->op != WB_OP_MOV || !from || !scalar(fn, from) || from->nunit != to->nunit)
			return;
		unit = from->id + (unit - to->id);
	}
}

/* The units that offsets and descriptors are read from. */
static struct made_of
used_directly(const struct spill *s)
{
	const struct wb_fn *fn = s->fn;
	struct made_of m = { wb_bits_new(s->cx->tmp, fn->nunit), wb_bits_new(s->cx->tmp, fn->ninst), true };

	for (uint32_t k = 0; k < fn->ninst; k++) {
		uint32_t o = descriptor(fn, &fn->inst[k]);

		for (uint32_t n = o; o != WB_NONE && n < fn->inst[k].nopnd && n < o + 2; n++) {
			const struct wb_opnd *op = wb_opnd(fn, &fn->inst[k], n);

			for (uint32_t u = 0; scalar(fn, op) && u < op->nunit; u++)
				wb_bit_set(m.unit, op->id + u);
		}
	}
	return m;
}

/* Takes in what instruction @k of block @b writes to such units. */
static void
take_in(const struct wb_fn *fn, struct made_of *m, uint32_t b, uint32_t k)
{
	const struct wb_inst *i = &fn->inst[k];
	const struct wb_opnd *to = i->nopnd ? wb_opnd(fn, i, 0) : NULL, *from;

	if ((i->op != WB_OP_MOV && i->op != WB_OP_READLANE) || !scalar(fn, to))
		return;
	from = source(fn, i, 0);
	for (uint32_t u = 0; u < to->nunit; u++) {
		if (!wb_bit(m->unit, to->id + u))
			continue;
		if (i->op == WB_OP_READLANE)
			wb_bit_set(m->readlane, k);
		else if (from && scalar(fn, from) && from->nunit == to->nunit)
			follow_back(fn, m, b, k, from->id + u);
	}
}

/* The lanes of vector registers that are read into addresses. */
static void
find_kept_lanes(struct spill *s)
{
	const struct wb_fn *fn = s->fn;
	struct made_of m = used_directly(s);

	while (m.more) {
		m.more = false;
		for (uint32_t b = 0; b < fn->nblock; b++)
			for (uint32_t k = fn->block[b].first; k < fn->block[b].first + fn->block[b].ninst; k++)
				take_in(fn, &m, b, k);
	}
	for (uint32_t k = 0; k < fn->ninst; k++) {
		uint32_t reg, lane;

		if (wb_bit(m.readlane, k) && named_lane(fn, &fn->inst[k], &reg, &lane) &&
			lane_of(s, &fn->inst[k]) == WB_NONE && s->nlane < LANES)
			s->lane[s->nlane++] = (struct kept_lane){ reg, lane };
	}
}

static void
step_block(void *user, uint32_t b)
{
	struct spill *s = user;
	const struct wb_block *blk = &s->fn->block[b];

	for (uint32_t k = blk->first; k < blk->first + blk->ninst; k++)
		step(s, &s->fn->inst[k]);
}

static bool
next_block(const void *user, uint32_t b, uint32_t k, uint32_t *to)
{
	const struct wb_fn *fn = ((const struct spill *)user)->fn;

	if (k < fn->block[b].nout)
		*to = fn->edge[fn->out[fn->block[b].out + k]].dst;
	return k < fn->block[b].nout;
}

static void
solve(struct spill *s)
{
	static const struct val unknown = { UNKNOWN, 0 };
	const struct wb_fn *fn = s->fn;
	struct val *start;

	find_kept_lanes(s);
	s->nval = s->nscalar + s->nlane;
	start = WB_NEW(s->cx->tmp, struct val, (size_t)fn->nblock * s->nval);
	s->now = WB_NEW(s->cx->tmp, struct val, s->nval);
	s->flat = (struct wb_flat){ .nslot = s->nval,
		.bytes = sizeof(struct val),
		.unknown = &unknown,
		.in = start,
		.now = s->now,
		.step = step_block,
		.next = next_block,
		.user = s };
	for (uint32_t l = 0; l < s->nlane; l++)
		start[s->nscalar + l] = unknown;
	for (uint32_t u = 0; u < s->nscalar; u++)
		if (fn->unit[u].cls == WB_UNIT_SCALAR)
			start[u] = (struct val){ GIVEN, u };
	wb_flat_solve(&s->flat, s->cx->tmp, fn->nblock);
}

/* ---- accesses ----------------------------------------------------------------------------- */
static bool
of_stack(const struct spill *s, const struct wb_opnd *d)
{
	const struct val *v = &s->now[d->id];
	uint32_t given = s->abi->s_private_segment_buffer;

	return d->nunit == 4 && is(v[0], STACK, 0) && is(v[1], STACK, 1) && is(v[2], GIVEN, given + 2) &&
		is(v[3], GIVEN, given + 3);
}

/* Where on the stack @i, which reads the descriptor at operand @o, accesses it: a byte. False: not known. */
static bool
byte_of(const struct spill *s, const struct wb_inst *i, uint32_t o, uint32_t *at)
{
	const struct wb_opnd *off = o + 1 < i->nopnd ? wb_opnd(s->fn, i, o + 1) : NULL;
	struct val v = off ? read(s, off, 0) : (struct val){ UNKNOWN, 0 };
	uint64_t byte = wb_mod(s->fn, i, WB_MOD_OFFSET);

	if (!of_stack(s, wb_opnd(s->fn, i, o)) || (i->op != WB_OP_LOAD && i->op != WB_OP_STORE) || i->mem.addr != 255 ||
		i->mem.count != 1 || v.kind != NUMBER || v.n % (4 * LANES))
		return false;
	if (wb_mod(s->fn, i, WB_MOD_OFFEN) || wb_mod(s->fn, i, WB_MOD_IDXEN) || wb_mod(s->fn, i, WB_MOD_ADDR64) ||
		wb_mod(s->fn, i, WB_MOD_LDS) || wb_mod(s->fn, i, WB_MOD_TFE))
		return false;
	byte += v.n / LANES;
	*at = (uint32_t)byte;
	return byte + i->mem.bytes <= 4 * (uint64_t)s->nword;
}

/* The data operand of a load or store. */
static const struct wb_opnd *
data_of(const struct wb_fn *fn, const struct wb_inst *i)
{
	return i->op == WB_OP_LOAD ? wb_opnd(fn, i, 0) : i->mem.data == 255 ? NULL : wb_opnd(fn, i, i->mem.data);
}

static void
note(struct spill *s, uint32_t k, uint32_t byte)
{
	const struct wb_inst *i = &s->fn->inst[k];
	const struct wb_opnd *data = data_of(s->fn, i);
	bool whole = data && data->kind == WB_OPND_UNIT && s->fn->unit[data->id].cls == WB_UNIT_VECTOR &&
		byte % 4 == 0 && i->mem.bytes == 4 * data->nunit;
	bool all = is(s->now[s->exec_lo], NUMBER, UINT32_MAX) && is(s->now[s->exec_hi], NUMBER, UINT32_MAX);

	s->access[k] = (struct stack_access){ byte / 4, all };
	for (uint32_t w = byte / 4; w <= (byte + i->mem.bytes - 1) / 4; w++) {
		struct word *x = &s->word[w];

		x->used = true;
		x->in_part |= !whole;
	}
}

static void
forget_mirrors(struct spill *s)
{
	while (s->nmirrored)
		s->mirror[s->mirrored[--s->nmirrored]] = (struct mirror){ .word = WB_NONE };
}

/* What is known of register @reg, to be changed. */
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

/* No register is a copy of the words that store @k writes any more. */
static void
forget_words(struct spill *s, uint32_t k)
{
	uint32_t first = s->access[k].word, n = ((uint32_t)s->fn->inst[k].mem.bytes + 3) / 4;

	for (uint32_t m = 0; m < s->nmirrored; m++)
		if (s->mirror[s->mirrored[m]].word - first < n)
			s->mirror[s->mirrored[m]] = (struct mirror){ .word = WB_NONE };
}

/* Keeps track of what registers are copies of, past instruction @k. */
static void
step_mirrors(struct spill *s, uint32_t k)
{
	const struct wb_inst *i = &s->fn->inst[k];
	uint32_t reg, lane;

	if (named_lane(s->fn, i, &reg, &lane)) {
		if (i->op == WB_OP_WRITELANE)
			mirror_of(s, reg)->lanes |= (uint64_t)1 << lane;
		return;
	}
	for (uint32_t o = 0; o < i->nopnd; o++) {
		const struct wb_opnd *op = wb_opnd(s->fn, i, o);

		for (uint32_t u = 0; op->kind == WB_OPND_UNIT && (op->flags & WB_DEF) && u < op->nunit; u++)
			s->mirror[op->id + u] = (struct mirror){ .word = WB_NONE };
	}
	if (s->access[k].word != WB_NONE && i->op == WB_OP_STORE)
		forget_words(s, k);
	if (s->access[k].word != WB_NONE && s->access[k].all && i->mem.bytes == 4 && data_of(s->fn, i))
		*mirror_of(s, data_of(s->fn, i)->id) = (struct mirror){ .word = s->access[k].word };
}

/* Which lanes of which words scalars are kept in, as far as it shows within blocks. */
static void
find_lanes(struct spill *s)
{
	const struct wb_fn *fn = s->fn;

	for (uint32_t b = 0; b < fn->nblock; b++) {
		forget_mirrors(s);
		for (uint32_t k = fn->block[b].first; k < fn->block[b].first + fn->block[b].ninst; k++) {
			uint32_t reg, lane, word = s->access[k].word;

			if (named_lane(fn, &fn->inst[k], &reg, &lane) && s->mirror[reg].word != WB_NONE)
				s->word[s->mirror[reg].word].lanes |= (uint64_t)1 << lane;
			if (word != WB_NONE && fn->inst[k].op == WB_OP_STORE && s->access[k].all)
				s->word[word].lanes |= s->mirror[data_of(fn, &fn->inst[k])->id].lanes;
			step_mirrors(s, k);
		}
	}
}

/* Whether @i makes an address on the stack that is followed no further: it reads the base, which its descriptor at
 * operand @o is not, and neither copies it nor adds the wave's offset. */
static bool
takes_address(const struct spill *s, const struct wb_inst *i, uint32_t o)
{
	uint32_t base = s->abi->s_private_segment_buffer;
	bool reads = false;

	for (uint32_t k = 0; k < i->nopnd; k++) {
		const struct wb_opnd *op = wb_opnd(s->fn, i, k);

		for (uint32_t u = 0; k != o && scalar(s->fn, op) && (op->flags & WB_USE) && u < op->nunit; u++) {
			struct val v = s->now[op->id + u];

			reads |= v.kind == STACK || (v.kind == GIVEN && v.n - base < 2);
		}
	}
	return reads && (!scalar(s->fn, wb_opnd(s->fn, i, 0)) || result(s, i, wb_opnd(s->fn, i, 0), 0).kind == UNKNOWN);
}

/* Finds all accesses of the stack. False: not every one has a known offset, or there may be others. */
static bool
find_accesses(struct spill *s)
{
	const struct wb_fn *fn = s->fn;

	for (uint32_t b = 0; b < fn->nblock; b++) {
		wb_flat_begin(&s->flat, b);
		for (uint32_t k = fn->block[b].first; k < fn->block[b].first + fn->block[b].ninst; k++) {
			uint32_t o = descriptor(fn, &fn->inst[k]), byte;

			s->access[k].word = WB_NONE;
			if (takes_address(s, &fn->inst[k], o))
				return false;
			if (o != WB_NONE && !byte_of(s, &fn->inst[k], o, &byte))
				return false;
			if (o != WB_NONE)
				note(s, k, byte);
			step(s, &fn->inst[k]);
		}
	}
	return true;
}

/* An access of a word that stays in memory keeps all its words there. */
static void
keep_whole(struct spill *s)
{
	bool more = true;

	while (more) {
		more = false;
		for (uint32_t k = 0; k < s->fn->ninst; k++) {
			uint32_t n = s->access[k].word == WB_NONE ? 0 : ((uint32_t)s->fn->inst[k].mem.bytes + 3) / 4;
			bool part = false;

			for (uint32_t w = 0; w < n; w++)
				part |= s->word[s->access[k].word + w].in_part;
			for (uint32_t w = 0; w < n && part; w++) {
				more |= !s->word[s->access[k].word + w].in_part;
				s->word[s->access[k].word + w].in_part = true;
			}
		}
	}
}

/* ---- the new code ---------------------------------------------------------------------------- */
static void
add_units(struct spill *s, struct wb_fn *fn)
{
	uint32_t n = fn->nunit, more = 0;
	struct wb_unit *u;

	for (uint32_t w = 0; w < s->nword; w++)
		more += s->word[w].used ? 1 + LANES : 0;
	u = WB_NEW(s->cx->unit, struct wb_unit, (size_t)n + more);
	memcpy(u, fn->unit, n * sizeof(*u));
	for (uint32_t w = 0; w < s->nword; w++) {
		struct word *x = &s->word[w];

		if (!x->used || x->in_part)
			continue;
		x->unit = n;
		u[n++] = (struct wb_unit){ .name = wb_format(s->cx->unit, "stack%u", 4 * w), .cls = WB_UNIT_VECTOR };
		x->scalar = n;
		for (uint32_t l = 0; l < LANES; l++)
			if (x->lanes >> l & 1)
				u[n++] = (struct wb_unit){ .name = wb_format(s->cx->unit, "stack%u.%u", 4 * w, l),
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

/* One new instruction in place of @old. */
static void
emit(struct spill *s, const struct wb_inst *old, enum wb_op op, uint16_t flags, const struct wb_opnd *o, uint32_t n)
{
	struct wb_inst i = { .op = (uint16_t)op,
		.type = WB_T_B32,
		.tclass = op == WB_OP_MOV ? WB_TC_VALU : WB_TC_VALU_LANE,
		.isa_op = WB_NO_ISA,
		.flags = flags,
		.mem = { .addr = 255, .data = 255 },
		.addr = old->addr,
		.loc = old->loc,
		.src = old->src };

	wb_build_inst(s->b, &i, o, n);
}

static void
emit_move(struct spill *s, const struct wb_inst *old, uint32_t to, uint32_t from, bool all)
{
	struct wb_opnd o[3] = { unit(to, 1, WB_DEF), unit(from, 1, WB_USE), unit(s->exec_lo, 2, WB_USE | WB_IMPLICIT) };

	emit(s, old, WB_OP_MOV, WB_I_LANEWISE | (all ? 0 : WB_I_MASKED), o, all ? 2 : 3);
}

/* The scalars kept in @lanes of word @w take (@out) what these lanes of @reg hold, or the lanes of @reg get it back. */
static void
emit_lanes(struct spill *s, const struct wb_inst *old, const struct word *w, uint32_t reg, uint64_t lanes, bool out)
{
	for (uint32_t l = 0, n = 0; l < LANES; l++) {
		struct wb_opnd lane = { .kind = WB_OPND_IMM, .flags = WB_USE, .imm = l };
		struct wb_opnd get[3] = { unit(w->scalar + n, 1, WB_DEF), unit(reg, 1, WB_USE), lane };
		struct wb_opnd put[4] = { unit(reg, 1, WB_DEF), unit(w->scalar + n, 1, WB_USE), lane,
			unit(reg, 1, WB_USE | WB_IMPLICIT) };

		if (!(w->lanes >> l & 1))
			continue;
		n++;
		if (!(lanes >> l & 1))
			continue;
		if (out)
			emit(s, old, WB_OP_READLANE, WB_I_CROSSLANE, get, 3);
		else
			emit(s, old, WB_OP_WRITELANE, WB_I_CROSSLANE, put, 4);
	}
}

/* The lanes of @reg, just loaded by @k from a word, that are read before the block writes all of it again: all, if it
 * may not, or if it is stored to another word. */
static uint64_t
lanes_read(const struct spill *s, uint32_t k, uint32_t reg)
{
	const struct wb_block *b = &s->fn->block[wb_block_of(s->fn, k)];
	uint64_t lanes = 0;

	for (uint32_t n = k + 1; n < b->first + b->ninst; n++) {
		const struct wb_inst *i = &s->fn->inst[n];
		bool written = false, read = false,
		     here = s->access[n].word == s->access[k].word && i->op == WB_OP_STORE && s->access[n].all;
		uint32_t of, lane;

		if (named_lane(s->fn, i, &of, &lane)) {
			lanes |= of == reg && i->op == WB_OP_READLANE ? (uint64_t)1 << lane : 0;
			continue;
		}
		for (uint32_t o = 0; o < i->nopnd; o++) {
			const struct wb_opnd *op = wb_opnd(s->fn, i, o);

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

static void
emit_access(struct spill *s, uint32_t k)
{
	const struct wb_inst *i = &s->fn->inst[k];
	const struct wb_opnd *data = data_of(s->fn, i);
	struct stack_access p = s->access[k];

	for (uint32_t n = 0; n < data->nunit; n++) {
		const struct word *w = &s->word[p.word + n];
		uint32_t reg = data->id + n;

		if (i->op == WB_OP_STORE && p.all && i->mem.bytes == 4) {
			emit_lanes(
				s, i, w, reg, s->mirror[reg].word == p.word ? s->mirror[reg].lanes : UINT64_MAX, true);
			emit_move(s, i, w->unit, reg, true);
		} else if (i->op == WB_OP_STORE) {
			emit_move(s, i, w->unit, reg, p.all);
			emit_lanes(s, i, w, w->unit, UINT64_MAX, true);
		} else {
			emit_move(s, i, reg, w->unit, p.all);
			if (p.all)
				emit_lanes(s, i, w, reg, lanes_read(s, k, reg), false);
		}
	}
}

static void
build_block(struct spill *s, uint32_t b)
{
	const struct wb_fn *fn = s->fn;
	const struct wb_block *blk = &fn->block[b];

	wb_build_block(s->b, blk->label, blk->loc);
	forget_mirrors(s);
	for (uint32_t k = blk->first; k < blk->first + blk->ninst; k++) {
		if (s->access[k].word != WB_NONE && !s->word[s->access[k].word].in_part)
			emit_access(s, k);
		else
			wb_build_inst(s->b, &fn->inst[k], fn->inst[k].nopnd ? &fn->opnd[fn->inst[k].opnd] : NULL,
				fn->inst[k].nopnd);
		step_mirrors(s, k);
	}
	for (uint32_t e = 0; e < blk->nout; e++)
		wb_build_edge(s->b, b, fn->edge[fn->out[blk->out + e]].dst,
			(enum wb_edge_kind)fn->edge[fn->out[blk->out + e]].kind);
}

/* ---- all of it ----------------------------------------------------------------------------------- */
/* Whether there is something to be done, and nothing that may reach the stack unseen. */
static bool
worth_it(struct spill *s)
{
	const struct wb_fn *fn = s->fn;
	bool any = false;

	s->exec_lo = wb_unit_of(fn, WB_ROLE_EXEC_LO);
	s->exec_hi = wb_unit_of(fn, WB_ROLE_EXEC_HI);
	for (uint32_t u = 0; u < fn->nunit; u++)
		s->nscalar = fn->unit[u].cls == WB_UNIT_SCALAR ? u + 1 : s->nscalar;
	for (uint32_t k = 0; k < fn->ninst; k++) {
		const struct wb_inst *i = &fn->inst[k];

		if (i->op == WB_OP_CALL || i->mem.space == WB_SPACE_FLAT || i->mem.space == WB_SPACE_SCRATCH)
			return false;
		any |= descriptor(fn, i) != WB_NONE;
	}
	return any && s->exec_hi != WB_NONE && s->exec_hi == s->exec_lo + 1;
}

enum wb_status
wb_pass_promote(struct wb_ctx *cx, struct wb_fn *fn, const struct wb_pass_env *env)
{
	struct wb_fn *old = WB_NEW(cx->tmp, struct wb_fn, 1);
	struct spill s = { .cx = cx, .fn = old };
	uint32_t bytes;

	(void)env;
	*old = *fn;
	if (!fn->is_kernel || !fn->desc || (fn->desc->wave_lanes && fn->desc->wave_lanes != LANES) ||
		fn->desc->abi.s_private_segment_buffer == WB_NONE || fn->desc->abi.s_scratch_wave_offset == WB_NONE ||
		!worth_it(&s))
		return WB_OK;
	s.abi = &old->desc->abi;
	bytes = fn->desc->scratch_bytes;
	s.nword = (bytes && bytes < MOST_BYTES ? bytes + 3 : MOST_BYTES) / 4;
	s.access = WB_NEW(cx->tmp, struct stack_access, old->ninst);
	s.word = WB_NEW(cx->tmp, struct word, s.nword + 256);
	s.mirror = WB_NEW(cx->tmp, struct mirror, old->nunit);
	s.mirrored = WB_NEW(cx->tmp, uint32_t, old->nunit);
	for (uint32_t u = 0; u < old->nunit; u++)
		s.mirror[u].word = WB_NONE;
	solve(&s);
	if (!find_accesses(&s) || !wb_scratch_hidden(cx, old))
		return WB_OK;
	keep_whole(&s);
	find_lanes(&s);
	add_units(&s, fn);
	s.b = wb_builder_new(cx, fn);
	for (uint32_t b = 0; b < old->nblock; b++)
		build_block(&s, b);
	for (uint32_t a = 0; a < old->nannotation; a++)
		wb_build_annotate(s.b, old->annotation[a]);
	return wb_build_finish(s.b);
}
