/* passes/gsa/stack.c -- the words of a lane's scratch memory that each access of a kernel reads or writes.
 *
 *	store %v0, %s[0:3], %s33, global 4 offset=4	a buffer access without a vector address
 *
 * How:    constant propagation, forwards through scalar registers (flat lattice). The four words of the stack's
 *         descriptor are tracked, too. So each access has a constant offset, or it has none. A function that calls
 *         others keeps the frame of its caller in a lane of a vector register. So where functions were inlined, lanes
 *         are tracked, too: by writelane and readlane with a constant lane, until the register is written in another
 *         way.
 * When:   every access through the descriptor has a constant offset, and nothing else can reach the stack: no call, no
 *         address made of a base, in no descriptor of a buffer or an image either, no flat instruction but those of
 *         which the caller knows what they reach (../integer/generic.c). The descriptor is the one that the hardware
 *         passes: with the wave's offset added to its base once, or given as the scalar offset. Bases are the base in
 *         the descriptor, FLAT_SCRATCH, which compilers set up even where nothing uses it, and what the hardware passes
 *         for it. They may be copied; what may be one, on some path, is followed as one.
 *
 *	s_add_u32 flat_scratch_lo, s6, s9	s[6:7]: harmless, only passed on
 *	s_mov_b64 s[10:11], flat_scratch	a base, too: what reads it in another way may use the stack
 *
 *         Any other scalar offset is a constant for all lanes of a wave, so each lane has a part of it. If the part is
 *         no whole number of words, the offset is unknown. Scratch instructions, where the hardware sets FLAT_SCRATCH,
 *         name bytes of the lane; flat ones do, too, if FLAT_SCRATCH is set to the same base. A word of which some
 *         access reads or writes a part is left out, and so are the other words of such accesses.
 * Right:  the stack of a lane is private, so nothing else accesses these words.
 * Cost:   O(instructions + blocks * scalar registers), lanes counted as such.
 */
#include "wavebound/flat.h"

#include "../passes.h"

#define MOST_LANES 256u			/* that are tracked */
#define NO_UNITS (WB_NONE - 2)

enum { UNREACHED, NUMBER, AT_ENTRY, UNKNOWN, STACK, FLAT_SCRATCH, SOME_BASE, HELD };
/* The value of a scalar unit: a constant; the value of unit n at the entry; word n of the descriptor with the wave's
 * offset added, or of what FLAT_SCRATCH has to be; anything that may come from such a base. As an operand also what is
 * in current[n]. */
struct val {
	uint32_t kind, n;
};
/* An instruction writes current[to]: a copy of `a` (MOV), or a sum (ADD, ADDC); or `n` unknown values from there on. */
struct effect {
	uint32_t to, op, n;
	struct val a, b;
};
struct finder {
	struct wb_ctx *cx;
	const struct wb_fn *fn;
	const struct wb_abi *abi;
	uint32_t exec_lo, exec_hi;	/* WB_NONE: there is none */
	const uint32_t *reach;		/* [inst] what flat accesses reach; NULL: anything */
	/* [unit] lanes that are tracked like scalar registers, and the first of them in current[] */
	uint64_t *lanes; uint32_t *lane_first, nlane;
	/* scalar units are below it; then come lanes, then the two words of FLAT_SCRATCH */
	uint32_t nscalar;
	WB_VEC(struct effect) effect;
	uint32_t *first;		/* [inst + 1] the first of its effects */
	struct wb_flat flat;
	struct val *current;		/* [unit] */
	bool *partial;			/* [word] an access reads or writes only a part of it */
	uint32_t flat_scratch;		/* first of two units, or NO_UNITS */
	struct wb_stack *out;
};

static const struct val unknown = { UNKNOWN, 0 }, some_base = { SOME_BASE, 0 };

/* ---- values ---------------------------------------------------------------------------- */
static bool
scalar(const struct wb_fn *fn, const struct wb_opnd *op)
{
	return op->kind == WB_OPND_UNIT && fn->unit[op->id].cls == WB_UNIT_SCALAR;
}

/* The @part-th unit of operand @op. */
static struct val
operand(const struct finder *f, const struct wb_opnd *op, uint32_t part)
{
	if (op->kind == WB_OPND_IMM)
		return (struct val){ NUMBER, (uint32_t)(op->imm >> (part ? 32 : 0)) };
	return scalar(f->fn, op) && part < op->nunit ? (struct val){ HELD, op->id + part } : unknown;
}

static struct val value_of(const struct finder *f, struct val v) { return v.kind == HELD ? f->current[v.n] : v; }

static struct val
read(const struct finder *f, const struct wb_opnd *op, uint32_t part)
{
	return value_of(f, operand(f, op, part));
}

static bool is_val(struct val v, uint32_t kind, uint32_t n) { return v.kind == kind && v.n == n; }

static bool
is_base(const struct finder *f, struct val v)
{
	const struct wb_abi *abi = f->abi;

	if (v.kind != AT_ENTRY)
		return v.kind >= STACK;
	return v.n - f->flat_scratch < 2 ||
		(abi->s_private_segment_buffer != WB_NONE && v.n - abi->s_private_segment_buffer < 2) ||
		(abi->s_flat_scratch_init != WB_NONE && v.n - abi->s_flat_scratch_init < 2);
}

static struct val
sum(const struct finder *f, uint32_t op, struct val x, struct val y)
{
	uint32_t base = f->abi->s_private_segment_buffer;

	if (op == WB_OP_ADD && x.kind == NUMBER && y.kind == NUMBER)
		return (struct val){ NUMBER, x.n + y.n };
	for (uint32_t kind = STACK; kind <= FLAT_SCRATCH; kind++, base = f->abi->s_flat_scratch_init) {
		if (base == WB_NONE)
			continue;
		if (op == WB_OP_ADD && is_val(x, AT_ENTRY, base) &&
			is_val(y, AT_ENTRY, f->abi->s_scratch_wave_offset))
			return (struct val){ kind, 0 };
		if (op == WB_OP_ADDC && is_val(x, AT_ENTRY, base + 1) && is_val(y, NUMBER, 0))
			return (struct val){ kind, 1 };
	}
	return unknown;
}

/* What effect @e leaves. */
static struct val
result(const struct finder *f, const struct effect *e)
{
	struct val a = value_of(f, e->a);

	return e->op == WB_OP_MOV ? a : sum(f, e->op, a, value_of(f, e->b));
}

bool
wb_is_flat_scratch(const struct wb_fn *fn, uint32_t unit)
{
	return strncmp(fn->unit[unit].name, "flat_scratch", 12) == 0;
}

bool
wb_named_lane(const struct wb_fn *fn, const struct wb_inst *i, uint32_t *reg, uint32_t *lane)
{
	const struct wb_opnd *r, *l;

	if ((i->op != WB_OP_READLANE && i->op != WB_OP_WRITELANE) || i->nopnd < 3)
		return false;
	r = wb_opnd(fn, i, i->op == WB_OP_WRITELANE ? 0 : 1);
	l = wb_opnd(fn, i, 2);
	if (r->kind != WB_OPND_UNIT || r->nunit != 1 || fn->unit[r->id].cls != WB_UNIT_VECTOR ||
		l->kind != WB_OPND_IMM || l->imm >= wb_fn_lanes(fn))
		return false;
	*reg = r->id;
	*lane = (uint32_t)l->imm;
	return true;
}

/* The index in current[] of the lane that @i names; WB_NONE: it is not tracked. */
static uint32_t
lane_of(const struct finder *f, const struct wb_inst *i)
{
	uint32_t reg, lane;

	if (!wb_named_lane(f->fn, i, &reg, &lane) || !(f->lanes[reg] >> lane & 1))
		return WB_NONE;
	return f->lane_first[reg] +
		(uint32_t)__builtin_popcountll(f->lanes[reg] & (((uint64_t)1 << lane) - 1));
}

/* EXEC, or a half of it. */
static struct val
exec_half(const struct finder *f, uint32_t part)
{
	uint32_t unit = part ? f->exec_hi : f->exec_lo;

	return unit == WB_NONE ? unknown : (struct val){ HELD, unit };
}

/* ---- effects --------------------------------------------------------------------------- */
/* The effect of @i on the @part-th unit of its operand @to, which is followed in current[@at]. */
static struct effect
effect_of(const struct finder *f, const struct wb_inst *i, const struct wb_opnd *to, uint32_t part, uint32_t at)
{
	struct effect e = { at, WB_OP_MOV, 1, unknown, unknown };
	const struct wb_opnd *a = wb_source(f->fn, i, 0), *b;
	bool implicit = to->flags & WB_IMPLICIT;

	if (i->op == WB_OP_READLANE && lane_of(f, i) != WB_NONE)
		e.a = (struct val){ HELD, lane_of(f, i) };
	if (i->op >= WB_OP_SAVEEXEC_AND && i->op <= WB_OP_SAVEEXEC_ORN1 && !implicit)
		e.a = exec_half(f, part);
	if (!a || a->flags & (WB_NEG | WB_ABS | WB_SEXT) ||
		i->flags & (WB_I_MASKED | WB_I_CROSSLANE | WB_I_UNMODELLED))
		return e;
	if (i->op == WB_OP_SAVEEXEC_OR && to->id == f->exec_lo && a->kind == WB_OPND_IMM &&
		operand(f, a, part).n == UINT32_MAX)
		e.a = operand(f, a, part);
	if (i->op == WB_OP_MOV && !implicit && (a->kind == WB_OPND_IMM || a->nunit == to->nunit))
		e.a = operand(f, a, part);
	if ((i->op == WB_OP_ADD || i->op == WB_OP_ADDC) && !implicit && to->nunit == 1) {
		b = wb_source(f->fn, i, 1);
		e = (struct effect){ at, i->op, 1, operand(f, a, 0), b ? operand(f, b, 0) : unknown };
	}
	return e;
}

/* Adds effect @e of instruction @k. All reads of an instruction come before its writes. */
static void
add_effect(struct finder *f, uint32_t k, struct effect e)
{
	for (uint32_t n = f->first[k]; n < f->effect.n; n++)
		if (is_val(e.a, HELD, f->effect.at[n].to) || is_val(e.b, HELD, f->effect.at[n].to))
			e.op = WB_OP_MOV, e.a = unknown;
	WB_PUSH(f->cx->tmp, &f->effect, e);
}

/* FLAT_SCRATCH is written by name, or by number. */
#define HWREG_FLAT_SCRATCH 20u		/* low half; the number behind it is that of the high half */
#define HWREG_NUMBER 63u
#define HWREG_WHOLE 0xf800u		/* 32 bits from bit 0 on */
/* The half of FLAT_SCRATCH that @i names by number; else 2 or more. */
static uint32_t
half_of(const struct finder *f, const struct wb_inst *i)
{
	return (uint32_t)(wb_mod(f->fn, i, WB_MOD_HWREG) & HWREG_NUMBER) - HWREG_FLAT_SCRATCH;
}

static void
list_mode(struct finder *f, uint32_t k, const struct wb_inst *i)
{
	uint32_t half = half_of(f, i);
	bool whole = (wb_mod(f->fn, i, WB_MOD_HWREG) & ~(uint64_t)HWREG_NUMBER) == HWREG_WHOLE;

	if (half < 2)
		add_effect(f, k, (struct effect){ f->nscalar + f->nlane + half, WB_OP_MOV, 1,
			whole ? operand(f, wb_opnd(f->fn, i, 0), 0) : unknown, unknown });
}

/* Whether @i writes FLAT_SCRATCH by name. */
static bool
writes_flat_scratch(const struct finder *f, const struct wb_inst *i)
{
	const struct wb_opnd *to = i->nopnd ? wb_opnd(f->fn, i, 0) : NULL;

	return to && scalar(f->fn, to) && to->flags & WB_DEF && to->id - f->flat_scratch < 2;
}

/* The effects of a write of @unit, the @part-th of operand @to. What writes FLAT_SCRATCH may write bits of a base to
 * EXEC and SCC, too. */
static void
list_write(struct finder *f, uint32_t k, const struct wb_opnd *to, uint32_t part)
{
	const struct wb_inst *i = &f->fn->inst[k];
	uint32_t unit = to->id + part, flat = f->nscalar + f->nlane;

	if (unit - f->flat_scratch < 2)
		add_effect(f, k, effect_of(f, i, to, part, flat + unit - f->flat_scratch));
	if (f->fn->unit[unit].cls == WB_UNIT_SCALAR)
		add_effect(f, k, writes_flat_scratch(f, i) ? (struct effect){ unit, WB_OP_MOV, 1, some_base, unknown } :
							     effect_of(f, i, to, part, unit));
	if (f->lanes[unit])
		add_effect(f, k, (struct effect){ f->lane_first[unit], WB_OP_MOV,
			(uint32_t)__builtin_popcountll(f->lanes[unit]), unknown, unknown });
}

static void
list_effects(struct finder *f)
{
	const struct wb_fn *fn = f->fn;

	f->first = WB_ROOM(f->cx->tmp, uint32_t, (size_t)fn->ninst + 1);
	for (uint32_t k = 0; k < fn->ninst; k++) {
		const struct wb_inst *i = &fn->inst[k];
		uint32_t reg, lane;

		f->first[k] = f->effect.n;
		if (i->op == WB_OP_WRITELANE && wb_named_lane(fn, i, &reg, &lane)) {
			if (lane_of(f, i) != WB_NONE)
				add_effect(f, k, (struct effect){ lane_of(f, i), WB_OP_MOV, 1,
					operand(f, wb_opnd(fn, i, 1), 0), unknown });
			continue;
		}
		if (i->op == WB_OP_MODE)
			list_mode(f, k, i);
		WB_EACH_OPND(fn, i, op)
			for (uint32_t u = 0; op->kind == WB_OPND_UNIT && op->flags & WB_DEF && u < op->nunit; u++)
				list_write(f, k, op, u);
	}
	f->first[fn->ninst] = f->effect.n;
}

/* What instructions @k to @end leave in current[]. */
static void
step(struct finder *f, uint32_t k, uint32_t end)
{
	for (uint32_t n = f->first[k]; n < f->first[end]; n++) {
		const struct effect *e = &f->effect.at[n];
		struct val v = result(f, e);

		for (uint32_t to = e->to; to < e->to + e->n; to++)
			f->current[to] = v;
	}
}

/* Whether flat accesses to the stack find it where scratch and buffer accesses do. */
static bool
flat_is_stack(const struct finder *f)
{
	const struct val *now = &f->current[f->nscalar + f->nlane];

	return is_val(now[0], FLAT_SCRATCH, 0) && is_val(now[1], FLAT_SCRATCH, 1);
}

/* ---- all blocks ------------------------------------------------------------------------ */
static void
step_block(void *user, uint32_t b)
{
	struct finder *f = user;

	step(f, f->fn->block[b].first, f->fn->block[b].first + f->fn->block[b].ninst);
}

static bool
next_block(const void *user, uint32_t b, uint32_t k, uint32_t *to)
{
	const struct wb_fn *fn = ((const struct finder *)user)->fn;

	if (k < fn->block[b].nout)
		*to = fn->edge[fn->out[fn->block[b].out + k]].dst;
	return k < fn->block[b].nout;
}

/* What is one of two values is an address if one of them is. */
static void
merge(void *user, void *into, const void *other)
{
	struct val *a = into;

	*a = is_base(user, *a) || is_base(user, *(const struct val *)other) ? some_base : unknown;
}

static void
solve(struct finder *f)
{
	const struct wb_fn *fn = f->fn;
	uint32_t n = f->nscalar + f->nlane + 2;
	struct val *start = WB_NEW(f->cx->tmp, struct val, (size_t)fn->nblock * n);

	f->current = WB_NEW(f->cx->tmp, struct val, n);
	f->flat = (struct wb_flat){ .nslot = n,
		.bytes = sizeof(struct val), .unknown = &some_base, .in = start, .current = f->current,
		.step = step_block, .next = next_block, .merge = merge, .user = f };
	for (uint32_t l = 0; l < f->nlane; l++)
		start[f->nscalar + l] = unknown;
	for (uint32_t half = 0; half < 2; half++)
		start[f->nscalar + f->nlane + half] =
			f->abi->starts_flat_scratch ? (struct val){ FLAT_SCRATCH, half } : unknown;
	for (uint32_t u = 0; u < f->nscalar; u++)
		if (fn->unit[u].cls == WB_UNIT_SCALAR)
			start[u] = (struct val){ AT_ENTRY, u };
	wb_flat_solve(&f->flat, f->cx->tmp, fn->nblock);
}

/* Tracks the lanes that a writelane names. */
static void
choose_lanes(struct finder *f)
{
	const struct wb_fn *fn = f->fn;
	uint32_t reg, lane;

	for (uint32_t n = 0; n < fn->nact && f->nlane < MOST_LANES; n++) {
		const struct wb_inst *i = &fn->inst[fn->act[n]];

		if (i->op != WB_OP_WRITELANE || !wb_named_lane(fn, i, &reg, &lane) || f->lanes[reg] >> lane & 1)
			continue;
		f->lanes[reg] |= (uint64_t)1 << lane;
		f->nlane++;
	}
	for (uint32_t u = 0, n = f->nscalar; u < fn->nunit; u++) {
		f->lane_first[u] = n;
		n += (uint32_t)__builtin_popcountll(f->lanes[u]);
	}
}

/* ---- accesses ----------------------------------------------------------------------------- */
/* The index of the operand of @i that is a descriptor and may have a base for its address; WB_NONE: none. */
static uint32_t
descriptor(const struct finder *f, const struct wb_inst *i)
{
	for (uint32_t o = 0; o < i->nopnd && i->mem.count && i->mem.space == WB_SPACE_GLOBAL; o++) {
		const struct wb_opnd *op = wb_opnd(f->fn, i, o);

		if (scalar(f->fn, op) && (op->flags & WB_USE) && op->nunit >= 4 &&
			(is_base(f, f->current[op->id]) || is_base(f, f->current[op->id + 1])))
			return o;
	}
	return WB_NONE;
}

/* Whether @d is the descriptor of the stack: with the wave's offset, or as it was given. */
static bool
of_stack(const struct finder *f, const struct wb_opnd *d, bool with_offset)
{
	const struct val *v = &f->current[d->id];
	uint32_t given = f->abi->s_private_segment_buffer, kind = with_offset ? STACK : AT_ENTRY,
		 base = with_offset ? 0 : given;

	return d->nunit == 4 && is_val(v[0], kind, base) && is_val(v[1], kind, base + 1) &&
		is_val(v[2], AT_ENTRY, given + 2) && is_val(v[3], AT_ENTRY, given + 3);
}

static uint64_t stack_bytes(const struct finder *f) { return 4 * (uint64_t)f->out->nword; }

/* The byte of the stack that scratch instruction @i accesses. False: not known. */
static bool
scratch_byte_of(const struct finder *f, const struct wb_inst *i, uint32_t *at)
{
	const struct wb_opnd *address = i->mem.addr == 255 ? NULL : wb_opnd(f->fn, i, i->mem.addr);
	struct val v = address ? read(f, address, 0) : (struct val){ NUMBER, 0 };

	*at = v.n + (uint32_t)wb_mod(f->fn, i, WB_MOD_OFFSET);
	if ((i->op != WB_OP_LOAD && i->op != WB_OP_STORE) || i->mem.count != 1 || wb_mod(f->fn, i, WB_MOD_LDS))
		return false;
	for (uint32_t o = 0; o < i->nopnd; o++)		/* a vector and a scalar */
		if (o != i->mem.addr && o != i->mem.data && wb_opnd(f->fn, i, o)->kind == WB_OPND_UNIT &&
			(wb_opnd(f->fn, i, o)->flags & (WB_USE | WB_IMPLICIT)) == WB_USE)
			return false;
	return v.kind == NUMBER && flat_is_stack(f) && *at + (uint64_t)i->mem.bytes <= stack_bytes(f);
}

/* The byte of the stack that @i accesses, which has the descriptor at operand @o. False: not known. */
static bool
byte_of(const struct finder *f, const struct wb_inst *i, uint32_t o, uint32_t *at)
{
	const struct wb_opnd *off = o + 1 < i->nopnd ? wb_opnd(f->fn, i, o + 1) : NULL;
	struct val v = off ? read(f, off, 0) : unknown;
	uint64_t byte = wb_mod(f->fn, i, WB_MOD_OFFSET), lanes = wb_fn_lanes(f->fn);

	if ((i->op != WB_OP_LOAD && i->op != WB_OP_STORE) || i->mem.addr != 255 || i->mem.count != 1)
		return false;
	if (wb_mod(f->fn, i, WB_MOD_OFFEN) || wb_mod(f->fn, i, WB_MOD_IDXEN) || wb_mod(f->fn, i, WB_MOD_ADDR64) ||
		wb_mod(f->fn, i, WB_MOD_LDS) || wb_mod(f->fn, i, WB_MOD_TFE))
		return false;
	if (v.kind == NUMBER && v.n % (4 * lanes) == 0 && of_stack(f, wb_opnd(f->fn, i, o), true))
		byte += v.n / lanes;
	else if (!is_val(v, AT_ENTRY, f->abi->s_scratch_wave_offset) || !of_stack(f, wb_opnd(f->fn, i, o), false))
		return false;
	*at = (uint32_t)byte;
	return byte + i->mem.bytes <= stack_bytes(f);
}

static bool
all_lanes_on(const struct finder *f)
{
	return is_val(value_of(f, exec_half(f, 0)), NUMBER, UINT32_MAX) &&
		(wb_fn_lanes(f->fn) == 32 || is_val(value_of(f, exec_half(f, 1)), NUMBER, UINT32_MAX));
}

static void
note(struct finder *f, uint32_t k, uint32_t byte)
{
	const struct wb_inst *i = &f->fn->inst[k];
	uint8_t o = i->op == WB_OP_LOAD ? 0 : i->mem.data;
	const struct wb_opnd *data = o == 255 ? NULL : wb_opnd(f->fn, i, o);
	bool whole_words = (i->op == WB_OP_LOAD || i->op == WB_OP_STORE) && data && data->kind == WB_OPND_UNIT &&
		f->fn->unit[data->id].cls == WB_UNIT_VECTOR && byte % 4 == 0 && i->mem.bytes == 4 * data->nunit;

	f->out->access[k] = (struct wb_stack_access){ byte / 4, all_lanes_on(f), i->op == WB_OP_STORE,
		(uint8_t)(((uint32_t)i->mem.bytes + 3) / 4), o };
	for (uint32_t w = byte / 4; w <= (byte + i->mem.bytes - 1) / 4; w++) {
		f->out->used[w] = true;
		f->partial[w] |= !whole_words;
	}
}

/* Whether @i sets FLAT_SCRATCH, by name or by number, or accesses memory by it. */
static bool
of_flat_scratch(const struct finder *f, const struct wb_inst *i)
{
	return (i->op == WB_OP_MODE && half_of(f, i) < 2) || i->mem.space == WB_SPACE_FLAT ||
		i->mem.space == WB_SPACE_SCRATCH || (writes_flat_scratch(f, i) && !i->mem.count);
}

/* Whether instruction @k computes an address in the stack that is not tracked: it reads FLAT_SCRATCH by number; or a
 * base, not as the descriptor at operand @o, and neither copies it, nor adds the wave's offset, nor sets FLAT_SCRATCH.
 */
static bool
takes_address(const struct finder *f, uint32_t k, uint32_t o)
{
	const struct wb_inst *i = &f->fn->inst[k];
	bool reads = i->op == WB_OP_TIME && half_of(f, i) < 2;

	for (uint32_t n = 0; n < i->nopnd; n++) {
		const struct wb_opnd *op = wb_opnd(f->fn, i, n);

		for (uint32_t u = 0; n != o && scalar(f->fn, op) && (op->flags & WB_USE) && u < op->nunit; u++)
			reads |= is_base(f, f->current[op->id + u]);
	}
	reads = reads && !of_flat_scratch(f, i);
	for (uint32_t n = f->first[k]; n < f->first[k + 1] && reads && scalar(f->fn, wb_opnd(f->fn, i, 0)); n++)
		if (f->effect.at[n].to == wb_opnd(f->fn, i, 0)->id)
			reads = result(f, &f->effect.at[n]).kind == UNKNOWN;
	return reads;
}

/* Notes what instruction @k accesses, which has a descriptor at operand @o that may be the stack's. False: that is not
 * known. */
static bool
find_access(struct finder *f, uint32_t k, uint32_t o)
{
	const struct wb_inst *i = &f->fn->inst[k];
	uint32_t byte = i->mem.space == WB_SPACE_FLAT ? f->reach[k] : 0;
	bool known;

	if (i->mem.space == WB_SPACE_FLAT && byte >= WB_REACH_LDS)
		return true;
	if (i->mem.space == WB_SPACE_FLAT)
		known = flat_is_stack(f) &&
			byte + (uint64_t)i->mem.bytes <= stack_bytes(f);
	else if (i->mem.space == WB_SPACE_SCRATCH)
		known = scratch_byte_of(f, i, &byte);
	else if (o != WB_NONE)
		known = byte_of(f, i, o, &byte);
	else
		return true;
	if (known)
		note(f, k, byte);
	return known;
}

/* Finds all accesses to the stack. False: some offset is unknown, or there may be other accesses. */
static bool
find_accesses(struct finder *f)
{
	const struct wb_fn *fn = f->fn;

	for (uint32_t b = 0; b < fn->nblock; b++) {
		wb_flat_begin(&f->flat, b);
		WB_EACH_INST(fn, b, k) {
			uint32_t o = f->abi->starts_flat_scratch ? WB_NONE : descriptor(f, &fn->inst[k]);

			f->out->access[k] = (struct wb_stack_access){ .word = WB_NONE, .all = all_lanes_on(f) };
			if (takes_address(f, k, o) || !find_access(f, k, o))
				return false;
			step(f, k, k + 1);
		}
	}
	return true;
}

/* Leaves out words that are accessed in part, accesses to these, and the other words of these accesses. */
static void
drop_partial(struct finder *f)
{
	for (bool more = true; more;) {
		more = false;
		for (uint32_t k = 0; k < f->fn->ninst; k++) {
			struct wb_stack_access *a = &f->out->access[k];
			uint32_t n = a->word == WB_NONE ? 0 : a->nword;
			bool part = false;

			for (uint32_t w = 0; w < n; w++)
				part |= f->partial[a->word + w];
			for (uint32_t w = 0; w < n && part; w++)
				f->partial[a->word + w] = true;
			a->word = part ? WB_NONE : a->word;
			more |= part;
		}
	}
	for (uint32_t w = 0; w < f->out->nword; w++)
		f->out->used[w] = f->out->used[w] && !f->partial[w];
}

/* Whether the function has stack accesses, and nothing that may reach the stack otherwise. */
static bool
may_find(const struct wb_fn *fn, bool flat)
{
	bool any = false, scratch = false;

	for (uint32_t n = 0; n < fn->nact; n++) {
		const struct wb_inst *i = &fn->inst[fn->act[n]];

		if (i->op == WB_OP_CALL || (i->mem.space == WB_SPACE_FLAT && !flat))
			return false;
		scratch |= i->mem.space == WB_SPACE_SCRATCH;
		any |= i->mem.space == WB_SPACE_FLAT;
		any |= (i->op == WB_OP_LOAD || i->op == WB_OP_STORE) && i->mem.space == WB_SPACE_GLOBAL &&
			i->mem.addr == 255;
	}
	if (!fn->is_kernel || !fn->desc)
		return false;
	return fn->desc->abi.starts_flat_scratch ? scratch || any :
		!scratch && any && fn->desc->abi.s_private_segment_buffer != WB_NONE &&
			fn->desc->abi.s_scratch_wave_offset != WB_NONE;
}

bool
wb_stack_find(struct wb_ctx *cx, const struct wb_fn *fn, bool frames, const uint32_t *reach, struct wb_stack *out)
{
	struct finder f = { .cx = cx, .fn = fn, .reach = reach, .out = out };
	uint32_t bytes, most = (uint32_t)wb_limit_of(WB_LIMIT_STACK, 0);

	if (!may_find(fn, reach != NULL))
		return false;
	f.abi = &fn->desc->abi;
	f.exec_lo = wb_unit_of(fn, WB_ROLE_EXEC_LO);
	f.exec_hi = wb_unit_of(fn, WB_ROLE_EXEC_HI);
	f.flat_scratch = NO_UNITS;
	for (uint32_t u = fn->nunit; u-- > 0;) {
		f.nscalar = fn->unit[u].cls == WB_UNIT_SCALAR && u >= f.nscalar ? u + 1 : f.nscalar;
		f.flat_scratch = wb_is_flat_scratch(fn, u) ? u : f.flat_scratch;
	}
	bytes = fn->desc->scratch_bytes;
	if (bytes > most)
		wb_limit_reached(cx, WB_LIMIT_STACK, 0, fn->loc, fn->name);
	*out = (struct wb_stack){ .nword = (bytes && bytes < most ? bytes + 3 : most) / 4 };
	out->access = WB_NEW(cx->tmp, struct wb_stack_access, fn->ninst);
	out->used = WB_NEW(cx->tmp, bool, out->nword);
	f.partial = WB_NEW(cx->tmp, bool, out->nword);
	f.lanes = WB_NEW(cx->tmp, uint64_t, fn->nunit);
	f.lane_first = WB_ROOM(cx->tmp, uint32_t, fn->nunit);
	if (frames)
		choose_lanes(&f);
	list_effects(&f);
	solve(&f);
	if (!find_accesses(&f)) {
		out->access = NULL;
		return false;
	}
	drop_partial(&f);
	return true;
}
