/* src/recheck/scalar.c -- one scalar instruction, executed on bits that are known.
 *
 * Written from the meaning of operations in ops.def, apart from what passes, simulator and executor do.
 * Whatever is not listed here makes what it writes unknown.
 */
#include <stdio.h>

#include "private.h"

#define UNKNOWN ((struct scalar){ 0, 0, BASE_NONE, 0, 0 })
#define NUMBER(x) ((struct scalar){ (x), UINT32_MAX, BASE_NONE, 0, 0 })
#define MOST_SOURCES 3

/* An instruction as an operation on up to 64 bits. */
struct action {
	const struct wb_inst *i;
	const struct wb_opnd *d, *scc, *src[MOST_SOURCES];
	uint32_t nsrc;
	bool wide, sign;
};

/* ---- the state ------------------------------------------------------------------------- */
static uint32_t
number_of_role(const struct scalars *c, enum wb_role role)
{
	uint32_t u = wb_unit_of(c->fn, role);

	return u == WB_NONE ? WB_NONE : c->number[u];
}

/* Scalar registers that code names, and both halves of EXEC. */
static bool *
named(const struct recheck *r)
{
	const struct wb_fn *fn = r->fn;
	bool *in = WB_NEW(r->cx->tmp, bool, fn->nunit);

	for (uint32_t k = 0; k < fn->nopnd; k++)
		if (fn->opnd[k].kind == WB_OPND_UNIT)
			memset(in + fn->opnd[k].id, true, fn->opnd[k].nunit);
	for (uint32_t u = 0; u < fn->nunit; u++)
		in[u] = (in[u] || fn->unit[u].role == WB_ROLE_EXEC_LO || fn->unit[u].role == WB_ROLE_EXEC_HI) &&
			fn->unit[u].cls == WB_UNIT_SCALAR;
	return in;
}

struct scalars
wb_scalars_new(struct recheck *r)
{
	struct scalars c = { .fn = r->fn };
	const bool *in = named(r);

	c.number = WB_NEW(r->cx->tmp, uint32_t, r->fn->nunit);
	for (uint32_t u = 0; u < r->fn->nunit; u++)
		c.number[u] = in[u] ? c.nunit++ : WB_NONE;
	c.exec = number_of_role(&c, WB_ROLE_EXEC_LO);
	c.mode = number_of_role(&c, WB_ROLE_MODE);
	if (r->fn->is_kernel)
		c.values = wb_launch_values(r->cx, r->in->launch, r->fn);
	return c;
}

static void
set_pointer(const struct recheck *r, const struct scalars *c, struct scalar *s, uint32_t reg, uint8_t base)
{
	char name[2][16];

	if (reg == WB_NONE)
		return;
	for (uint32_t k = 0; k < 2; k++)
		snprintf(name[k], sizeof name[k], "s%u", reg + k);
	for (uint32_t u = 0; u < r->fn->nunit; u++)
		for (uint8_t k = 0; k < 2; k++)
			if (c->number[u] != WB_NONE && strcmp(r->fn->unit[u].name, name[k]) == 0)
				s[c->number[u]] = (struct scalar){ .base = base, .part = k };
}

void
wb_scalars_start(const struct recheck *r, const struct scalars *c, struct scalar *s)
{
	const struct wb_kernel_desc *d = r->fn->desc;

	if (!r->fn->is_kernel || !d)
		return;
	set_pointer(r, c, s, d->abi.s_kernarg_ptr, BASE_KERNARG);
	set_pointer(r, c, s, d->abi.s_dispatch_ptr, BASE_PACKET);
}

void
wb_scalars_join(const struct scalars *c, struct scalar *d, const struct scalar *s)
{
	for (uint32_t k = 0; k < c->nunit; k++) {
		if (d[k].base != s[k].base || (d[k].base && (d[k].part != s[k].part || d[k].at != s[k].at))) {
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

/* The number that @o is, of 64 bits if @wide. */
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

static bool
saves_exec(const struct wb_inst *i)
{
	return i->op >= WB_OP_SAVEEXEC_AND && i->op <= WB_OP_SAVEEXEC_ORN1;
}

/* Adds operand @o to @a; false: it is none that is followed. */
static bool
take(const struct scalars *c, struct action *a, const struct wb_opnd *o)
{
	bool scc = o->kind == WB_OPND_UNIT && c->fn->unit[o->id].role == WB_ROLE_SCC;

	if (o->kind == WB_OPND_MOD)
		return true;
	if ((o->kind != WB_OPND_UNIT && o->kind != WB_OPND_IMM) || o->flags & (WB_NEG | WB_ABS | WB_SEXT))
		return false;
	if (o->kind == WB_OPND_UNIT && c->number[o->id] == WB_NONE)
		return false;
	if (o->flags & WB_DEF) {
		if (scc && a->d)
			a->scc = o;
		else if (!a->d)
			a->d = o;
		else if (!saves_exec(a->i) || c->fn->unit[o->id].role != WB_ROLE_EXEC_LO)
			return false;
	}
	if (!(o->flags & WB_USE))
		return true;
	if (o->flags & WB_IMPLICIT && saves_exec(a->i) && c->fn->unit[o->id].role == WB_ROLE_EXEC_LO)
		return true;
	if (a->nsrc == MOST_SOURCES)
		return false;
	a->src[a->nsrc++] = o;
	return true;
}

static bool
decode(const struct scalars *c, const struct wb_inst *i, struct action *a)
{
	*a = (struct action){
		.i = i, .wide = wb_type_wide(i->type), .sign = i->type == WB_T_I32 || i->type == WB_T_I64
	};
	if (i->flags & WB_I_UNMODELLED || !(wb_type_word(i->type) || wb_type_wide(i->type)))
		return false;
	for (uint32_t k = 0; k < i->nopnd; k++)
		if (!take(c, a, wb_opnd(c->fn, i, k)))
			return false;
	return a->d && a->d->nunit <= 2 && a->nsrc;
}

/* ---- bit by bit ------------------------------------------------------------------------------ */
static struct scalar inverse(struct scalar a) { return (struct scalar){ ~a.v & a.known, a.known, 0, 0, 0 }; }
static struct scalar
both(struct scalar a, struct scalar b)
{
	return (struct scalar){ a.v & b.v, (a.known & b.known) | (a.known & ~a.v) | (b.known & ~b.v), 0, 0, 0 };
}
static struct scalar either(struct scalar a, struct scalar b) { return inverse(both(inverse(a), inverse(b))); }
static struct scalar
differ(struct scalar a, struct scalar b)
{
	uint32_t known = a.known & b.known;

	return (struct scalar){ (a.v ^ b.v) & known, known, 0, 0, 0 };
}

static bool
combine(enum wb_op op, struct scalar a, struct scalar b, struct scalar *r)
{
	switch (op) {
	case WB_OP_NOT: *r = inverse(a); return true;
	case WB_OP_AND: case WB_OP_SAVEEXEC_AND: *r = both(a, b); return true;
	case WB_OP_OR: case WB_OP_SAVEEXEC_OR: *r = either(a, b); return true;
	case WB_OP_XOR: case WB_OP_SAVEEXEC_XOR: *r = differ(a, b); return true;
	case WB_OP_ANDN2: case WB_OP_SAVEEXEC_ANDN2: *r = both(a, inverse(b)); return true;
	case WB_OP_ORN2: case WB_OP_SAVEEXEC_ORN2: *r = either(a, inverse(b)); return true;
	case WB_OP_NAND: case WB_OP_SAVEEXEC_NAND: *r = inverse(both(a, b)); return true;
	case WB_OP_NOR: case WB_OP_SAVEEXEC_NOR: *r = inverse(either(a, b)); return true;
	case WB_OP_XNOR: case WB_OP_SAVEEXEC_XNOR: *r = inverse(differ(a, b)); return true;
	case WB_OP_SAVEEXEC_ANDN1: *r = both(inverse(a), b); return true;
	case WB_OP_SAVEEXEC_ORN1: *r = either(inverse(a), b); return true;
	default: return false;
	}
}

/* Whether any bit of the @n parts is 1. */
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

	if (a->nsrc != (a->i->op == WB_OP_NOT ? 1 : 2))
		return false;
	for (uint32_t k = 0; k < n; k++)
		if (!combine((enum wb_op)a->i->op, source(c, s, a->src[0], k), source(c, s, a->src[a->nsrc > 1], k),
			    &r[k]))
			return false;
	for (uint32_t k = 0; k < n; k++)
		set(c, s, a->d, k, r[k]);
	set(c, s, a->scc, 0, nonzero(r, n));
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
		combine((enum wb_op)a->i->op, source(c, s, a->src[0], k), old[k], &r[k]);
	}
	for (uint32_t k = 0; k < 2; k++) {
		set(c, s, a->d, k, old[k]);
		s[c->exec + k] = r[k];
	}
	set(c, s, a->scc, 0, nonzero(r, 2));
	return true;
}

/* ---- numbers ----------------------------------------------------------------------------------- */
/* @x[0] OP @x[1] of 32 or 64 bits; false: not here. */
static bool
fold(const struct action *a, const uint64_t *x, uint64_t *out)
{
	uint32_t bits = a->wide ? 64 : 32, by = (uint32_t)x[1] & (bits - 1), width;
	int64_t sx = a->wide ? (int64_t)x[0] : (int32_t)x[0], sy = a->wide ? (int64_t)x[1] : (int32_t)x[1];

	switch ((enum wb_op)a->i->op) {
	case WB_OP_MUL: *out = x[0] * x[1]; return true;
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
	enum wb_op op = (enum wb_op)a->i->op;
	bool order = op == WB_OP_MIN || op == WB_OP_MAX,
	     unary = op == WB_OP_ABS || op == WB_OP_SEXT8 || op == WB_OP_SEXT16,
	     shift = op == WB_OP_SHL || op == WB_OP_LSHR || op == WB_OP_ASHR || op == WB_OP_BFE;
	uint64_t x[2] = { 0, 0 }, r;

	if (a->nsrc != (unary ? 1 : 2))
		return false;
	for (uint32_t k = 0; k < a->nsrc; k++)
		if (!value(c, s, a->src[k], a->wide && !(k && shift), &x[k]))
			return false;
	if (!fold(a, x, &r))
		return false;
	r = a->wide ? r : (uint32_t)r;
	set_number(c, a, s, r);
	if (order)	/* which of two that are the same is left open */
		set(c, s, a->scc, 0, x[0] == x[1] ? UNKNOWN : NUMBER(r == x[0]));
	else
		set(c, s, a->scc, 0, NUMBER(r != 0));
	return true;
}

/* ---- sums -------------------------------------------------------------------------------------- */
static bool
is_number(struct scalar x)
{
	return x.known == UINT32_MAX;
}

/* Pointer plus number: the low half, its carry, and the high half with that carry. */
static bool
add_pointer(
	const struct scalars *c, const struct action *a, struct scalar *s, struct scalar p, struct scalar n, bool carry)
{
	struct scalar in = carry ? source(c, s, a->src[2], 0) : NUMBER(0);

	if (!p.base || !is_number(n))
		return false;
	if (!carry && p.part == PART_LOW) {
		p.at += n.v;
		set(c, s, a->d, 0, p);
		p.part = PART_CARRY;
		set(c, s, a->scc, 0, p);
		return true;
	}
	if (!carry || p.part != PART_HIGH || in.base != p.base || in.part != PART_CARRY || in.at - p.at > UINT32_MAX)
		return false;
	p.at = in.at + ((uint64_t)n.v << 32);
	set(c, s, a->d, 0, p);
	set(c, s, a->scc, 0, UNKNOWN);
	return true;
}

static bool
add(const struct scalars *c, const struct action *a, struct scalar *s, bool minus, bool carry)
{
	struct scalar x, y, in = NUMBER(0);
	int64_t sum;

	if (a->nsrc != 2u + carry || a->wide)
		return false;
	x = source(c, s, a->src[0], 0);
	y = source(c, s, a->src[1], 0);
	if (carry)
		in = source(c, s, a->src[2], 0);
	if (!is_number(x) || !is_number(y) || !is_number(in))
		return !minus && (add_pointer(c, a, s, x, y, carry) || add_pointer(c, a, s, y, x, carry));
	sum = minus ? (int64_t)x.v - y.v - in.v : (int64_t)x.v + y.v + in.v;
	set_number(c, a, s, (uint32_t)sum);
	if (a->sign) {
		sum = minus ? (int64_t)(int32_t)x.v - (int32_t)y.v - in.v : (int64_t)(int32_t)x.v + (int32_t)y.v + in.v;
		set(c, s, a->scc, 0, NUMBER(sum != (int32_t)sum));
	} else {
		set(c, s, a->scc, 0, NUMBER(sum < 0 || sum > UINT32_MAX));
	}
	return true;
}

/* ---- choices and comparisons --------------------------------------------------------------------- */
static bool
choose(const struct scalars *c, const struct action *a, struct scalar *s, uint32_t condition, uint32_t yes, uint32_t no)
{
	struct scalar r[2], if_not[2];
	uint64_t k;

	if (a->nsrc != 3)
		return false;
	for (uint32_t p = 0; p < a->d->nunit; p++) {
		r[p] = source(c, s, a->src[yes], p);
		if_not[p] = source(c, s, a->src[no], p);
	}
	if (!value(c, s, a->src[condition], false, &k)) {
		struct scalars two = { .nunit = a->d->nunit };

		wb_scalars_join(&two, r, if_not);
		k = 1;
	}
	for (uint32_t p = 0; p < a->d->nunit; p++)
		set(c, s, a->d, p, k ? r[p] : if_not[p]);
	return true;
}

static bool
compare(const struct scalars *c, const struct action *a, struct scalar *s)
{
	bool wide = a->wide, less, equal;
	uint64_t x, y;

	if (a->i->op < WB_OP_EQ || a->i->op > WB_OP_BITCMP1 || a->nsrc != 2 ||
		c->fn->unit[a->d->id].role != WB_ROLE_SCC)
		return false;
	if (!value(c, s, a->src[0], wide, &x) || !value(c, s, a->src[1], wide && a->i->op < WB_OP_BITCMP0, &y))
		return false;
	equal = x == y;
	less = a->sign ? (wide ? (int64_t)x < (int64_t)y : (int32_t)x < (int32_t)y) : x < y;
	switch ((enum wb_op)a->i->op) {
	case WB_OP_EQ: break;
	case WB_OP_NE: equal = !equal; break;
	case WB_OP_LT: equal = less; break;
	case WB_OP_LE: equal = less || equal; break;
	case WB_OP_GT: equal = !less && !equal; break;
	case WB_OP_GE: equal = !less; break;
	case WB_OP_BITCMP0: equal = !(x >> (y & (wide ? 63 : 31)) & 1); break;
	default: equal = x >> (y & (wide ? 63 : 31)) & 1; break;
	}
	set(c, s, a->d, 0, NUMBER(equal));
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

/* ---- loads ------------------------------------------------------------------------------------------- */
/* Words of the arguments or the dispatch packet, which nothing writes (M13). */
static bool
load(const struct scalars *c, const struct wb_inst *i, struct scalar *s)
{
	const struct wb_opnd *d = wb_opnd(c->fn, i, 0),
			     *p = i->mem.addr < i->nopnd ? wb_opnd(c->fn, i, i->mem.addr) : NULL;
	const struct wb_known_bytes *from;
	struct scalar low, high;
	uint64_t at, x;

	if (!c->values || i->mem.space != WB_SPACE_SCALAR || !(d->flags & WB_DEF) || !p || p->kind != WB_OPND_UNIT ||
		p->nunit != 2 || c->number[d->id] == WB_NONE)
		return false;
	low = source(c, s, p, 0);
	high = source(c, s, p, 1);
	if (!low.base || low.base != high.base || low.part != PART_LOW || high.part != PART_HIGH || low.at != high.at)
		return false;
	at = low.at + wb_mod(c->fn, i, WB_MOD_OFFSET);
	for (uint32_t k = 1; k < i->nopnd; k++) {
		const struct wb_opnd *o = wb_opnd(c->fn, i, k);

		if (k == i->mem.addr || !(o->flags & WB_USE) || o->kind == WB_OPND_MOD)
			continue;
		if (!value(c, s, o, false, &x))
			return false;
		at += x;
	}
	if (at % 4)
		return false;
	from = low.base == BASE_KERNARG ? &c->values->kernarg : &c->values->packet;
	for (uint32_t k = 0; k < d->nunit; k++)
		set(c, s, d, k, wb_known_read(from, at + 4 * k, 4, &x) ? NUMBER((uint32_t)x) : UNKNOWN);
	return true;
}

/* ---- both ---------------------------------------------------------------------------------------------- */
static bool
execute(const struct scalars *c, const struct wb_inst *i, struct scalar *s)
{
	struct action a;

	if (i->op == WB_OP_LOAD)
		return load(c, i, s);
	if (!decode(c, i, &a))
		return false;
	switch ((enum wb_op)i->op) {
	case WB_OP_MOV: return move(c, &a, s);
	case WB_OP_ADD: return add(c, &a, s, false, false);
	case WB_OP_ADDC: return add(c, &a, s, false, true);
	case WB_OP_SUB: return add(c, &a, s, true, false);
	case WB_OP_SUBB: return add(c, &a, s, true, true);
	case WB_OP_SELECT: return choose(c, &a, s, 2, 0, 1);
	case WB_OP_CMOV: return choose(c, &a, s, 1, 0, 2);
	default: return compare(c, &a, s) || save_exec(c, &a, s) || bitwise(c, &a, s) || compute(c, &a, s);
	}
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
