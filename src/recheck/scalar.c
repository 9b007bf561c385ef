/* src/recheck/scalar.c -- one instruction of a wave, executed on bits that are known.
 *
 * It is written from the definition of operations in ops.def, independently of passes, simulator and executor. An
 * operation that is not listed makes its results unknown. For the first wave of the launch (scalars.first) the lowest
 * lane is executed, too: a vector register is the value in that lane, and a mask is the bit of that lane.
 */
#include <stdio.h>

#include "private.h"

#define UNKNOWN ((struct scalar){ 0 })
#define NUMBER(x) ((struct scalar){ .v = (x), .known = UINT32_MAX })
#define LANE(bit) ((struct scalar){ .v = (bit), .known = 1 })
#define MOST_SOURCES 3

/* An instruction as an operation on up to 64 bits. */
struct action {
	const struct wb_inst *i;
	const struct wb_opnd *d, *flag, *src[MOST_SOURCES];
	uint32_t nsrc;
	enum wb_op op;			/* operation, with its sources in order */
	bool wide, sign;
	bool lane;			/* flags are the lane's bits of masks, not SCC */
};

/* ---- the state ------------------------------------------------------------------------- */
static uint32_t
number_of_role(const struct scalars *c, enum wb_role role)
{
	uint32_t u = wb_unit_of(c->fn, role);

	return u == WB_NONE ? WB_NONE : c->number[u];
}

/* Scalar registers that the code names, and both halves of EXEC; with @vectors, vector registers, too. */
static bool *
named(const struct recheck *r, bool vectors)
{
	const struct wb_fn *fn = r->fn;
	bool *in = WB_NEW(r->cx->tmp, bool, fn->nunit);

	for (uint32_t k = 0; k < fn->nopnd; k++)
		if (fn->opnd[k].kind == WB_OPND_UNIT)
			memset(in + fn->opnd[k].id, true, fn->opnd[k].nunit);
	for (uint32_t u = 0; u < fn->nunit; u++)
		in[u] = (in[u] || fn->unit[u].role == WB_ROLE_EXEC_LO || fn->unit[u].role == WB_ROLE_EXEC_HI) &&
			(vectors || fn->unit[u].cls == WB_UNIT_SCALAR);
	return in;
}

struct scalars
wb_scalars_new(struct recheck *r, bool first)
{
	struct scalars c = { .r = r, .fn = r->fn, .first = first };
	const bool *in = named(r, first);

	c.number = WB_NEW(r->cx->tmp, uint32_t, r->fn->nunit);
	for (uint32_t u = 0; u < r->fn->nunit; u++)
		c.number[u] = in[u] ? c.nunit++ : WB_NONE;
	c.exec = number_of_role(&c, WB_ROLE_EXEC_LO);
	if (r->fn->is_kernel)
		c.values = wb_launch_values(r->cx, r->in->launch, r->fn);
	return c;
}

/* Writes @x to scalar register @reg. */
static void
set_register(const struct scalars *c, struct scalar *s, uint32_t reg, struct scalar x)
{
	for (uint32_t u = 0; reg != WB_NONE && u < c->fn->nunit; u++)
		if (c->number[u] != WB_NONE && wb_register_number(c->fn, u, 's') == reg)
			s[c->number[u]] = x;
}

static void
set_pointer(const struct scalars *c, struct scalar *s, uint32_t reg, uint16_t base)
{
	for (uint8_t k = 0; k < 2 && reg != WB_NONE; k++)
		set_register(c, s, reg + k, (struct scalar){ .base = base, .part = k });
}

/* The first lane of the first wave. It exists in any launch, and all its ids are 0. Other vector registers may have any
 * value: if code reads one that nothing wrote, a run in which it is 0 is possible. */
static void
set_first(const struct scalars *c, struct scalar *s, const struct wb_abi *abi)
{
	for (uint32_t u = 0; u < c->fn->nunit; u++)
		if (c->number[u] != WB_NONE && c->fn->unit[u].cls == WB_UNIT_VECTOR)
			s[c->number[u]] = NUMBER(0);
	for (uint32_t k = 0; k < 3; k++)
		set_register(c, s, abi->s_workgroup_id[k], NUMBER(0));
	set_register(c, s, abi->s_workgroup_yz, NUMBER(0));
	if (c->exec != WB_NONE)
		s[c->exec] = LANE(1);
}

void
wb_scalars_start(const struct scalars *c, struct scalar *s)
{
	const struct wb_kernel_desc *d = c->fn->desc;

	if (!c->fn->is_kernel || !d)
		return;
	set_pointer(c, s, d->abi.s_kernarg_ptr, BASE_KERNARG);
	set_pointer(c, s, d->abi.s_dispatch_ptr, BASE_PACKET);
	if (c->first)
		set_first(c, s, &d->abi);
}

void
wb_scalars_join(const struct scalars *c, struct scalar *d, const struct scalar *s)
{
	for (uint32_t k = 0; k < c->nunit; k++) {
		if (d[k].base != s[k].base || d[k].part != s[k].part || d[k].at != s[k].at ||
			d[k].added != s[k].added) {
			d[k] = UNKNOWN;
			continue;
		}
		d[k].known &= s[k].known & ~(d[k].v ^ s[k].v);
		d[k].v &= d[k].known;
	}
}

void
wb_scalars_forget(const struct scalars *c, const struct wb_inst *i, struct scalar *s)
{
	if (i->op == WB_OP_CALL)
		memset(s, 0, c->nunit * sizeof *s);
	for (uint32_t k = 0; k < i->nopnd; k++) {
		const struct wb_opnd *o = wb_opnd(c->fn, i, k);

		if (o->kind != WB_OPND_UNIT || !(o->flags & WB_DEF))
			continue;
		for (uint32_t u = o->id; u < o->id + o->nunit; u++)
			if (c->number[u] != WB_NONE)
				s[c->number[u]] = UNKNOWN;
	}
}

/* ---- operands ------------------------------------------------------------------------------ */
static struct scalar
source(const struct scalars *c, const struct scalar *s, const struct wb_opnd *o, uint32_t part)
{
	if (o->kind == WB_OPND_IMM)
		return part < 2 ? NUMBER((uint32_t)(o->imm >> 32 * part)) : UNKNOWN;
	if (o->kind != WB_OPND_UNIT || part >= o->nunit)
		return o->kind == WB_OPND_UNIT ? NUMBER(0) : UNKNOWN;
	return s[c->number[o->id + part]];
}

/* Operand @o, with 64 bits if @wide. */
static bool
value(const struct scalars *c, const struct scalar *s, const struct wb_opnd *o, bool wide, uint64_t *out)
{
	struct scalar low = source(c, s, o, 0), high = wide ? source(c, s, o, 1) : NUMBER(0);

	*out = (uint64_t)high.v << 32 | low.v;
	return low.known == UINT32_MAX && high.known == UINT32_MAX;
}

static void
set(const struct scalars *c, struct scalar *s, const struct wb_opnd *d, uint32_t part, struct scalar x)
{
	if (d && part < d->nunit)
		s[c->number[d->id + part]] = x;
}

static void
set_number(const struct scalars *c, const struct action *a, struct scalar *s, uint64_t x)
{
	for (uint32_t k = 0; k < a->d->nunit; k++)
		set(c, s, a->d, k, NUMBER((uint32_t)(x >> 32 * k)));
}

/* Stores the flag of an action: to SCC, or to the lane's bit of a mask. */
static void
set_flag(const struct scalars *c, const struct action *a, struct scalar *s, const struct wb_opnd *to, struct scalar x)
{
	if (a->lane)
		set(c, s, to, 1, UNKNOWN);
	set(c, s, to, 0, a->lane && x.known ? LANE(x.v & 1) : x);
}

static struct scalar
flag(const struct scalars *c, const struct action *a, const struct scalar *s, uint32_t k)
{
	struct scalar x = source(c, s, a->src[k], 0);

	return a->lane && x.known & 1 ? NUMBER(x.v & 1) : x;
}

static bool
saves_exec(const struct wb_inst *i)
{
	return i->op >= WB_OP_SAVEEXEC_AND && i->op <= WB_OP_SAVEEXEC_ORN1;
}

/* Whether the lane is on: 1 yes, 0 no, -1 unknown. */
static int
lane_on(const struct scalars *c, const struct scalar *s)
{
	struct scalar e = c->first && c->exec != WB_NONE ? s[c->exec] : UNKNOWN;

	return e.known & 1 ? (int)(e.v & 1) : -1;
}

static bool
is_exec(const struct scalars *c, const struct wb_opnd *o)
{
	return o->kind == WB_OPND_UNIT && c->fn->unit[o->id].role == WB_ROLE_EXEC_LO;
}

/* Adds operand @o to @a; false: there is no rule for it. */
static bool
take_operand(const struct scalars *c, struct action *a, const struct wb_opnd *o)
{
	bool scc = o->kind == WB_OPND_UNIT && c->fn->unit[o->id].role == WB_ROLE_SCC;

	if (o->kind == WB_OPND_MOD)
		return true;
	if ((o->kind != WB_OPND_UNIT && o->kind != WB_OPND_IMM) || o->flags & (WB_NEG | WB_ABS | WB_SEXT))
		return false;
	if (o->kind == WB_OPND_UNIT && c->number[o->id] == WB_NONE)
		return false;
	if (o->flags & WB_DEF) {
		if ((scc || a->lane) && a->d)
			a->flag = o;
		else if (!a->d)
			a->d = o;
		else if (!saves_exec(a->i) || !is_exec(c, o))
			return false;
	}
	if (!(o->flags & WB_USE))
		return true;
	if (o->flags & WB_IMPLICIT && (saves_exec(a->i) || a->lane) && is_exec(c, o))
		return true;
	if (a->nsrc == MOST_SOURCES)
		return false;
	a->src[a->nsrc++] = o;
	return true;
}

/* Replaces a reversed operation by the one with its first two sources exchanged. */
static void
order_sources(struct action *a)
{
	static const uint8_t straight[WB_OP_COUNT] = { [WB_OP_SUBREV] = WB_OP_SUB,
		[WB_OP_SUBBREV] = WB_OP_SUBB,
		[WB_OP_SHLREV] = WB_OP_SHL,
		[WB_OP_LSHRREV] = WB_OP_LSHR,
		[WB_OP_ASHRREV] = WB_OP_ASHR };
	const struct wb_opnd *first = a->src[0];

	a->op = (enum wb_op)a->i->op;
	if (!straight[a->op] || a->nsrc < 2)
		return;
	a->op = (enum wb_op)straight[a->op];
	a->src[0] = a->src[1];
	a->src[1] = first;
}

static bool
decode(const struct scalars *c, const struct wb_inst *i, struct action *a)
{
	*a = (struct action){
		.i = i, .wide = wb_type_wide(i->type), .sign = i->type == WB_T_I32 || i->type == WB_T_I64,
		.lane = wb_lanewise(i) || i->op == WB_OP_READFIRST
	};
	if (i->flags & WB_I_UNMODELLED || !(wb_type_word(i->type) || wb_type_wide(i->type)) ||
		(i->flags & WB_I_CROSSLANE && i->op != WB_OP_READFIRST))
		return false;
	for (uint32_t k = 0; k < i->nopnd; k++)
		if (!take_operand(c, a, wb_opnd(c->fn, i, k)))
			return false;
	order_sources(a);
	return a->d && a->d->nunit <= 2 && a->nsrc;
}

/* ---- bit by bit ------------------------------------------------------------------------------ */
static struct scalar bit_not(struct scalar a) { return (struct scalar){ .v = ~a.v & a.known, .known = a.known }; }
static struct scalar
bit_and(struct scalar a, struct scalar b)
{
	return (struct scalar){ .v = a.v & b.v, .known = (a.known & b.known) | (a.known & ~a.v) | (b.known & ~b.v) };
}
static struct scalar bit_or(struct scalar a, struct scalar b) { return bit_not(bit_and(bit_not(a), bit_not(b))); }
static struct scalar
bit_xor(struct scalar a, struct scalar b)
{
	uint32_t known = a.known & b.known;

	return (struct scalar){ .v = (a.v ^ b.v) & known, .known = known };
}

static bool
combine(enum wb_op op, struct scalar a, struct scalar b, struct scalar *r)
{
	switch (op) {
	case WB_OP_NOT: *r = bit_not(a); return true;
	case WB_OP_AND: case WB_OP_SAVEEXEC_AND: *r = bit_and(a, b); return true;
	case WB_OP_OR: case WB_OP_SAVEEXEC_OR: *r = bit_or(a, b); return true;
	case WB_OP_XOR: case WB_OP_SAVEEXEC_XOR: *r = bit_xor(a, b); return true;
	case WB_OP_ANDN2: case WB_OP_SAVEEXEC_ANDN2: *r = bit_and(a, bit_not(b)); return true;
	case WB_OP_ORN2: case WB_OP_SAVEEXEC_ORN2: *r = bit_or(a, bit_not(b)); return true;
	case WB_OP_NAND: case WB_OP_SAVEEXEC_NAND: *r = bit_not(bit_and(a, b)); return true;
	case WB_OP_NOR: case WB_OP_SAVEEXEC_NOR: *r = bit_not(bit_or(a, b)); return true;
	case WB_OP_XNOR: case WB_OP_SAVEEXEC_XNOR: *r = bit_not(bit_xor(a, b)); return true;
	case WB_OP_SAVEEXEC_ANDN1: *r = bit_and(bit_not(a), b); return true;
	case WB_OP_SAVEEXEC_ORN1: *r = bit_or(bit_not(a), b); return true;
	default: return false;
	}
}

/* The or of all bits of the @n parts. */
static struct scalar
nonzero(const struct scalar *x, uint32_t n)
{
	bool zero = true;

	for (uint32_t k = 0; k < n; k++) {
		if (x[k].v)
			return NUMBER(1);
		zero = zero && x[k].known == UINT32_MAX;
	}
	return zero ? NUMBER(0) : UNKNOWN;
}

static bool
bitwise(const struct scalars *c, const struct action *a, struct scalar *s)
{
	struct scalar r[2];
	uint32_t n = a->d->nunit;

	if (a->nsrc != (a->op == WB_OP_NOT ? 1 : 2))
		return false;
	for (uint32_t k = 0; k < n; k++)
		if (!combine(a->op, source(c, s, a->src[0], k), source(c, s, a->src[a->nsrc > 1], k),
			    &r[k]))
			return false;
	for (uint32_t k = 0; k < n; k++)
		set(c, s, a->d, k, r[k]);
	set_flag(c, a, s, a->flag, nonzero(r, n));
	return true;
}

static bool
save_exec(const struct scalars *c, const struct action *a, struct scalar *s)
{
	struct scalar old[2], r[2];

	if (c->exec == WB_NONE || a->d->nunit != 2 || !saves_exec(a->i))
		return false;
	for (uint32_t k = 0; k < 2; k++) {
		old[k] = s[c->exec + k];
		combine(a->op, source(c, s, a->src[0], k), old[k], &r[k]);
	}
	for (uint32_t k = 0; k < 2; k++) {
		set(c, s, a->d, k, old[k]);
		s[c->exec + k] = r[k];
	}
	set_flag(c, a, s, a->flag, nonzero(r, 2));
	return true;
}

/* ---- numbers ----------------------------------------------------------------------------------- */
/* The number of sources of @op, if it is listed below. */
static uint32_t
numbers_of(enum wb_op op)
{
	switch (op) {
	case WB_OP_ABS: case WB_OP_SEXT8: case WB_OP_SEXT16: return 1;
	case WB_OP_MAD: case WB_OP_ADD3: case WB_OP_SHLADD: case WB_OP_ADDSHL: case WB_OP_SHLOR: case WB_OP_ANDOR:
		return 3;
	default: return 2;
	}
}

/* The operation of @a on numbers @x of 32 or 64 bits; false: not listed. */
static bool
fold(const struct action *a, const uint64_t *x, uint64_t *out)
{
	uint32_t bits = a->wide ? 64 : 32, by = (uint32_t)x[1] & (bits - 1), width;
	int64_t sx = a->wide ? (int64_t)x[0] : (int32_t)x[0], sy = a->wide ? (int64_t)x[1] : (int32_t)x[1];

	switch (a->op) {
	case WB_OP_MUL: *out = x[0] * x[1]; return true;
	case WB_OP_MAD: *out = x[0] * x[1] + x[2]; return true;
	case WB_OP_ADD3: *out = x[0] + x[1] + x[2]; return true;
	case WB_OP_SHLADD: *out = (x[0] << by) + x[2]; return !a->wide;
	case WB_OP_ADDSHL: *out = (x[0] + x[1]) << (x[2] & 31); return !a->wide;
	case WB_OP_SHLOR: *out = x[0] << by | x[2]; return !a->wide;
	case WB_OP_ANDOR: *out = (x[0] & x[1]) | x[2]; return true;
	case WB_OP_MULHI: *out = a->sign ? (uint64_t)(sx * sy) >> 32 : x[0] * x[1] >> 32; return !a->wide;
	case WB_OP_SHL: *out = x[0] << by; return true;
	case WB_OP_LSHR: *out = x[0] >> by; return true;
	case WB_OP_ASHR: *out = (uint64_t)(sx >> by); return true;
	case WB_OP_MIN: *out = (a->sign ? sx <= sy : x[0] <= x[1]) ? x[0] : x[1]; return true;
	case WB_OP_MAX: *out = (a->sign ? sx >= sy : x[0] >= x[1]) ? x[0] : x[1]; return true;
	case WB_OP_ABS: *out = sx < 0 ? 0 - x[0] : x[0]; return true;
	case WB_OP_SEXT8: *out = (uint64_t)(int64_t)(int8_t)x[0]; return true;
	case WB_OP_SEXT16: *out = (uint64_t)(int64_t)(int16_t)x[0]; return true;
	case WB_OP_BFE:
		width = (uint32_t)x[1] >> 16 & 127;
		*out = x[0] >> (x[1] & (bits - 1));
		*out = width < 64 ? *out & (((uint64_t)1 << width) - 1) : *out;
		return !a->sign;
	default: return false;
	}
}

static bool
compute(const struct scalars *c, const struct action *a, struct scalar *s)
{
	enum wb_op op = a->op;
	bool order = op == WB_OP_MIN || op == WB_OP_MAX,
	     shift = op == WB_OP_SHL || op == WB_OP_LSHR || op == WB_OP_ASHR || op == WB_OP_BFE;
	uint64_t x[MOST_SOURCES] = { 0, 0, 0 }, r;

	if (a->nsrc != numbers_of(op))
		return false;
	for (uint32_t k = 0; k < a->nsrc; k++)
		if (!value(c, s, a->src[k], a->wide && !(k && shift), &x[k]))
			return false;
	if (!fold(a, x, &r))
		return false;
	r = a->wide ? r : (uint32_t)r;
	set_number(c, a, s, r);
	if (order)	/* the order of equal ones is open */
		set_flag(c, a, s, a->flag, x[0] == x[1] ? UNKNOWN : NUMBER(r == x[0]));
	else
		set_flag(c, a, s, a->flag, NUMBER(r != 0));
	return true;
}

/* ---- sums -------------------------------------------------------------------------------------- */
static bool
is_number(struct scalar x)
{
	return x.known == UINT32_MAX;
}

/* Pointer plus number: the low half and its carry; and the high half plus that carry. Of the offset of a low half only
 * the lowest 32 bits count. */
static bool
add_pointer(
	const struct scalars *c, const struct action *a, struct scalar *s, struct scalar p, struct scalar n, bool carry)
{
	struct scalar in = carry ? flag(c, a, s, 2) : NUMBER(0);

	if (!p.base || !is_number(n))
		return false;
	if (!carry && p.part == PART_LOW) {
		p.at += n.v;
		set(c, s, a->d, 0, p);
		p.part = PART_CARRY;
		p.added = n.v;
		set_flag(c, a, s, a->flag, p);
		return true;
	}
	if (!carry || p.part != PART_HIGH || in.base != p.base || in.part != PART_CARRY ||
		(uint32_t)(in.at - in.added) != (uint32_t)p.at)
		return false;
	p.at += in.added + ((uint64_t)n.v << 32);
	set(c, s, a->d, 0, p);
	set_flag(c, a, s, a->flag, UNKNOWN);
	return true;
}

static bool
scalar_sum(const struct scalars *c, const struct action *a, struct scalar *s, bool minus, bool carry)
{
	struct scalar x, y, in = NUMBER(0);
	int64_t sum;

	if (a->nsrc != 2u + carry || a->wide)
		return false;
	x = source(c, s, a->src[0], 0);
	y = source(c, s, a->src[1], 0);
	if (carry)
		in = flag(c, a, s, 2);
	if (!is_number(x) || !is_number(y) || !is_number(in))
		return !minus && (add_pointer(c, a, s, x, y, carry) || add_pointer(c, a, s, y, x, carry));
	sum = minus ? (int64_t)x.v - y.v - in.v : (int64_t)x.v + y.v + in.v;
	set_number(c, a, s, (uint32_t)sum);
	if (a->sign) {
		sum = minus ? (int64_t)(int32_t)x.v - (int32_t)y.v - in.v : (int64_t)(int32_t)x.v + (int32_t)y.v + in.v;
		set_flag(c, a, s, a->flag, NUMBER(sum != (int32_t)sum));
	} else {
		set_flag(c, a, s, a->flag, NUMBER(sum < 0 || sum > UINT32_MAX));
	}
	return true;
}

/* ---- selects and comparisons --------------------------------------------------------------------- */
static bool
choose(const struct scalars *c, const struct action *a, struct scalar *s, uint32_t condition, uint32_t yes, uint32_t no)
{
	struct scalar r[2], if_not[2], k;

	if (a->nsrc != 3)
		return false;
	for (uint32_t p = 0; p < a->d->nunit; p++) {
		r[p] = source(c, s, a->src[yes], p);
		if_not[p] = source(c, s, a->src[no], p);
	}
	k = flag(c, a, s, condition);
	if (!is_number(k)) {
		struct scalars two = { .nunit = a->d->nunit };	/* the join needs no more of it */

		wb_scalars_join(&two, r, if_not);
		k = NUMBER(1);
	}
	for (uint32_t p = 0; p < a->d->nunit; p++)
		set(c, s, a->d, p, k.v ? r[p] : if_not[p]);
	return true;
}

static bool
scalar_compare(const struct scalars *c, const struct action *a, struct scalar *s)
{
	bool wide = a->wide, less, equal;
	uint64_t x, y;

	if (a->op < WB_OP_EQ || a->op > WB_OP_BITCMP1 || a->nsrc != 2 ||
		!(a->lane || c->fn->unit[a->d->id].role == WB_ROLE_SCC))
		return false;
	if (!value(c, s, a->src[0], wide, &x) || !value(c, s, a->src[1], wide && a->op < WB_OP_BITCMP0, &y))
		return false;
	equal = x == y;
	less = a->sign ? (wide ? (int64_t)x < (int64_t)y : (int32_t)x < (int32_t)y) : x < y;
	switch (a->op) {
	case WB_OP_EQ: break;
	case WB_OP_NE: equal = !equal; break;
	case WB_OP_LT: equal = less; break;
	case WB_OP_LE: equal = less || equal; break;
	case WB_OP_GT: equal = !less && !equal; break;
	case WB_OP_GE: equal = !less; break;
	case WB_OP_BITCMP0: equal = !(x >> (y & (wide ? 63 : 31)) & 1); break;
	default: equal = x >> (y & (wide ? 63 : 31)) & 1; break;
	}
	set_flag(c, a, s, a->d, NUMBER(equal));
	return true;
}

static bool
move(const struct scalars *c, const struct action *a, struct scalar *s)
{
	struct scalar r[2];

	if (a->nsrc != 1)
		return false;
	for (uint32_t k = 0; k < a->d->nunit; k++)
		r[k] = source(c, s, a->src[0], k);
	for (uint32_t k = 0; k < a->d->nunit; k++)
		set(c, s, a->d, k, r[k]);
	return true;
}

/* ---- memory ------------------------------------------------------------------------------------------ */
/* The address of @i: the sum of base *base, if any, and numbers. A scalar access ignores the low bits of each, so each
 * must be a multiple of 4 there, or of what it loads. */
static bool
add_address(const struct scalars *c, const struct wb_inst *i, const struct scalar *s, uint16_t *base, uint64_t *at)
{
	uint64_t low_bits = i->mem.space == WB_SPACE_SCALAR ? wb_scalar_align(i) - 1 : 0;

	*base = BASE_NONE;
	*at = wb_mod(c->fn, i, WB_MOD_OFFSET);
	if (*at & low_bits)
		return false;
	for (uint32_t k = 0; k < i->nopnd; k++) {
		const struct wb_opnd *o = wb_opnd(c->fn, i, k);
		struct scalar low, high;
		uint64_t x, before = *at;

		if (o->kind == WB_OPND_MOD || !(o->flags & WB_USE) || o->flags & WB_IMPLICIT || k == i->mem.data)
			continue;
		if (o->kind == WB_OPND_UNIT && (o->nunit > 2 || c->number[o->id] == WB_NONE))
			return false;
		low = source(c, s, o, 0);
		high = source(c, s, o, 1);
		if (low.base && !*base) {
			if (low.base != high.base || low.part != PART_LOW || high.part != PART_HIGH ||
				(uint32_t)low.at != (uint32_t)high.at)
				return false;
			*base = high.base;
			*at += high.at;
		} else if (value(c, s, o, o->kind == WB_OPND_UNIT && o->nunit == 2, &x)) {
			*at += x;
		} else {
			return false;
		}
		if ((*at - before) & low_bits)
			return false;
	}
	return true;
}

/* 4 bytes at @at of the arguments or the dispatch packet. */
static struct scalar
argument_word(const struct scalars *c, uint16_t base, uint64_t at)
{
	const struct wb_kernel_desc *d = c->fn->desc;
	uint64_t x;

	if (wb_known_read(base == BASE_KERNARG ? &c->values->kernarg : &c->values->packet, at, 4, &x))
		return NUMBER((uint32_t)x);
	for (uint16_t k = 0; base == BASE_KERNARG && k < d->narg && k < UINT16_MAX - BASE_BUFFER; k++)
		if (d->arg[k].kind == WB_ARG_BUFFER && d->arg[k].bytes == 8 &&
			(at == d->arg[k].offset || at == d->arg[k].offset + 4ull))
			return (struct scalar){ .base = (uint16_t)(BASE_BUFFER + k), .part = at != d->arg[k].offset };
	return UNKNOWN;
}

/* A byte or half of the same, as @i extends it. */
static struct scalar
narrow(const struct scalars *c, const struct wb_inst *i, uint16_t base, uint64_t at)
{
	uint64_t sign = i->type == WB_T_I32 ? (uint64_t)1 << (8 * i->mem.bytes - 1) : 0, x;

	if (!wb_known_read(base == BASE_KERNARG ? &c->values->kernarg : &c->values->packet, at, i->mem.bytes, &x))
		return UNKNOWN;
	return NUMBER((uint32_t)((x ^ sign) - sign));
}

/* Words of the arguments or the dispatch packet, which nothing writes (M13). */
static bool
load(const struct scalars *c, const struct wb_inst *i, struct scalar *s)
{
	const struct wb_opnd *d = wb_opnd(c->fn, i, 0);
	uint16_t base;
	uint64_t at;

	if (!c->values || i->mem.space != WB_SPACE_SCALAR || !(d->flags & WB_DEF) || c->number[d->id] == WB_NONE ||
		!add_address(c, i, s, &base, &at) || (base != BASE_KERNARG && base != BASE_PACKET) ||
		at % wb_scalar_align(i))
		return false;
	if (i->mem.bytes < 4) {
		set(c, s, d, 0, narrow(c, i, base, at));
		return true;
	}
	for (uint32_t k = 0; k < d->nunit; k++)
		set(c, s, d, k, argument_word(c, base, at + 4 * k));
	return true;
}

const char *
wb_scalars_outside(const struct scalars *c, const struct wb_inst *i, const struct scalar *s)
{
	const struct wb_launch *l = c->r->in->launch;
	bool lds = i->mem.space == WB_SPACE_LDS;
	const struct wb_launch_arg *a;
	uint32_t k;
	uint16_t base;
	uint64_t at;

	if (i->mem.count != 1 || (i->op != WB_OP_LOAD && i->op != WB_OP_STORE && i->op != WB_OP_ATOMIC) || !l)
		return NULL;
	if (i->mem.space != WB_SPACE_SCALAR &&
		!((i->mem.space == WB_SPACE_GLOBAL || i->mem.space == WB_SPACE_FLAT || lds) && lane_on(c, s) == 1))
		return NULL;
	if (!add_address(c, i, s, &base, &at))
		return NULL;
	if (lds)
		return base == BASE_NONE && at >= wb_launch_lds(l, c->fn) ? "LDS" : NULL;
	if (base < BASE_BUFFER)
		return NULL;
	k = (uint32_t)base - BASE_BUFFER;
	a = wb_launch_arg_find(l, c->fn, k);
	return a && a->is_buffer && a->bytes && at >= a->bytes ?
		wb_format(c->r->cx->unit, "'%s'", c->fn->desc->arg[k].name) :
		NULL;
}

/* ---- one instruction ----------------------------------------------------------------------------------------- */
static bool
act(const struct scalars *c, const struct action *a, struct scalar *s)
{
	switch (a->op) {
	case WB_OP_MOV: case WB_OP_READFIRST: return move(c, a, s);
	case WB_OP_ADD: return scalar_sum(c, a, s, false, false);
	case WB_OP_ADDC: return scalar_sum(c, a, s, false, true);
	case WB_OP_SUB: return scalar_sum(c, a, s, true, false);
	case WB_OP_SUBB: return scalar_sum(c, a, s, true, true);
	case WB_OP_SELECT: return choose(c, a, s, 2, 0, 1);
	case WB_OP_CNDMASK: return choose(c, a, s, 2, 1, 0);
	case WB_OP_CMOV: return choose(c, a, s, 1, 0, 2);
	default: return scalar_compare(c, a, s) || save_exec(c, a, s) || bitwise(c, a, s) || compute(c, a, s);
	}
}

/* The same for the lane. If it is off, it keeps its value. If it may be off, only what holds in both cases is known. */
static bool
act_on_lane(const struct scalars *c, const struct action *a, struct scalar *s)
{
	struct scalars two = { .nunit = a->d->nunit };
	struct scalar *d = &s[c->number[a->d->id]], old[2];
	int on = lane_on(c, s);

	if (on == 1)
		return act(c, a, s);
	if (!c->first || !(a->i->flags & WB_I_MASKED))
		return false;
	memcpy(old, d, two.nunit * sizeof *d);
	if (on == -1 && !act(c, a, s))
		return false;
	if (on == -1)
		wb_scalars_join(&two, d, old);
	set(c, s, a->flag, 0, UNKNOWN);
	set(c, s, a->flag, 1, UNKNOWN);
	return true;
}

static bool
execute(const struct scalars *c, const struct wb_inst *i, struct scalar *s)
{
	struct action a;

	if (i->op == WB_OP_LOAD)
		return load(c, i, s);
	return decode(c, i, &a) && (a.lane ? act_on_lane(c, &a, s) : act(c, &a, s));
}

void
wb_scalars_step(const struct scalars *c, const struct wb_inst *i, struct scalar *s)
{
	if (!execute(c, i, s))
		wb_scalars_forget(c, i, s);
}

int
wb_scalars_taken(const struct scalars *c, const struct wb_inst *i, const struct scalar *s)
{
	const struct wb_opnd *o = NULL;
	struct scalar any;

	for (uint32_t k = 0; k < i->nopnd && !o; k++)
		if (wb_opnd(c->fn, i, k)->kind == WB_OPND_UNIT && wb_opnd(c->fn, i, k)->flags & WB_USE)
			o = wb_opnd(c->fn, i, k);
	if (!o || (i->op != WB_OP_CBRNZ && i->op != WB_OP_CBRZ) || c->number[o->id] == WB_NONE)
		return -1;
	any = nonzero(&s[c->number[o->id]], o->nunit);
	if (!any.known)
		return -1;
	return (int)(any.v ^ (i->op == WB_OP_CBRZ));
}
