/* src/gcn/jump_table.c -- where a jump or call through registers goes whose address is computed from an index.
 *
 *	s_min_u32 s6, s6, 3			; 0 to 3
 *	s_lshl_b32 s6, s6, 2
 *	s_load_dword s7, s[8:9], s6		; a table of distances; or of addresses, loaded as two registers
 *	s_getpc_b64 s[4:5]
 *	s_add_u32 s4, s4, s7
 *	s_addc_u32 s5, s5, 0
 *	s_setpc_b64 s[4:5]
 *
 * Values are computed backwards from the jump. What a register holds at some place is listed, if it is one of a few
 * numbers: it is what one of the instructions computes that may have written it last, from what these read. An index is
 * listed if it is a mask, a field, a minimum, or the rest of a shift; or if control comes here only if a comparison
 * with a constant has held it within bounds. Numbers of a list are not related to those of another: all sums of an
 * address and a number are taken. What is never loaded is in the list in vain; all of it must be instructions.
 *
 * Both halves of an address must be of one computation. They are if the instructions that wrote them stand in one
 * block, the lower half first, and each of them in front of where its half is read, if that is in this block, too.
 *
 * A comparison counts if control always passes it: it stands in the blocks from which alone control comes here, one
 * after the other. Its register must not be written between it and where its value is read, whichever comes first.
 *
 * Tables must be in sections that are not written. What is patched by a loader is known only if it is an address.
 * A call on the way makes all registers unknown.
 *
 * Cost: at most MOST_VISITED instructions for each jump.
 */
#include <stdlib.h>

#include "gcn.h"

#define MOST_LISTED 256u
#define MOST_PRODUCT 4096u	/* pairs of numbers of two lists */
#define MOST_DEPTH 24u		/* operations from an index to the jump */
#define MOST_VISITED 20000u
#define MOST_WRITERS 16u
#define MOST_GUARDS 16u

/* What an address counts from: the number of a section; nothing; a linked image. Or it is where the address of symbol
 * `at` stands. */
enum { NUMBER = WB_NONE, IMAGE = WB_NONE - 1, ENTRY_OF = WB_NONE - 2 };
struct location { uint64_t at; uint32_t from; };
struct locations { struct location *at; uint32_t n; };	/* none: unknown */
/* A scalar register: one of @n listed values, or any in both ranges. */
struct reg { uint32_t *at, n; int64_t low, high /* unsigned */, slow, shigh /* signed */; };
/* In front of instruction @at. @now: control passes it on the way to the jump, through the blocks of `guarded`. */
struct point { uint32_t at; bool now; };
struct half { const struct wb_opnd *o; uint32_t k; struct point p; };	/* register or half number @k of an operand */
struct writers { struct point at[MOST_WRITERS]; uint32_t n; };
struct guard { uint32_t inst; bool holds; };

struct search {
	struct wb_gcn_unit *u;
	struct section *s;
	const struct span *span;
	uint32_t nspan;
	uint32_t *before, *nbefore;	/* [span + 1], spans in front of each */
	uint32_t *mark, marks;		/* [span] was visited in this search */
	uint32_t *guarded, nguarded;	/* spans that control passes one after the other, from the jump backwards */
	uint32_t *turn;			/* [span] 1 + its place there; 0: none */
	struct guard guard[MOST_GUARDS];
	uint32_t nguard, jump, visited;
	uint32_t open;			/* an instruction that adds an index without bounds, or WB_NONE */
};

static struct reg
any(void)
{
	return (struct reg){ .high = UINT32_MAX, .slow = INT32_MIN, .shigh = INT32_MAX };
}

static const struct wb_opnd *
opnd(const struct search *x, const struct wb_inst *i, uint32_t k)
{
	return &x->u->opnd.at[i->opnd + k];
}

static const struct wb_inst *
inst(const struct search *x, uint32_t k)
{
	return &x->s->inst.at[k];
}

/* The explicit source @n of @i; NULL: there is none. */
static const struct wb_opnd *
source(const struct search *x, const struct wb_inst *i, uint32_t n)
{
	for (uint32_t k = 0; k < i->nopnd; k++) {
		const struct wb_opnd *o = opnd(x, i, k);

		if (o->flags & WB_USE && !(o->flags & WB_IMPLICIT) && o->kind != WB_OPND_MOD && !n--)
			return o;
	}
	return NULL;
}

static bool
is_call(const struct wb_inst *i)
{
	return i->op == WB_OP_CALL;
}

static bool
writes(struct search *x, uint32_t k, uint32_t unit)
{
	const struct wb_inst *i = inst(x, k);

	x->visited++;
	for (uint32_t n = 0; n < i->nopnd; n++) {
		const struct wb_opnd *o = opnd(x, i, n);

		if (o->kind == WB_OPND_UNIT && o->flags & WB_DEF && unit >= o->id && unit < o->id + o->nunit)
			return true;
	}
	return is_call(i);
}

static uint32_t
span_of(const struct search *x, uint32_t k)
{
	uint32_t lo = 0, hi = x->nspan;

	while (hi - lo > 1) {
		uint32_t mid = lo + (hi - lo) / 2;

		if (x->span[mid].first <= k)
			lo = mid;
		else
			hi = mid;
	}
	return lo;
}

/* ---- who wrote a register --------------------------------------------------------------------- */
#define TOO_FAR (WB_NONE - 1)

/* The last instruction in [first, end) that writes @unit, WB_NONE, or TOO_FAR: unknown. */
static uint32_t
last_writer(struct search *x, uint32_t first, uint32_t end, uint32_t unit)
{
	while (end-- > first) {
		if (x->visited >= MOST_VISITED)
			return TOO_FAR;
		if (writes(x, end, unit))
			return end;
	}
	return WB_NONE;
}

static bool
add_writer(struct writers *w, uint32_t k, bool now)
{
	uint32_t n = w->n;

	if (w->n == MOST_WRITERS || k == TOO_FAR)
		return false;
	for (; n && w->at[n - 1].at > k; n--)
		w->at[n] = w->at[n - 1];
	w->at[n] = (struct point){ k, now };
	w->n++;
	return true;
}

/* Pushes the spans in front of @b that were not visited. */
static uint32_t
push_before(struct search *x, uint32_t b, uint32_t *stack, uint32_t depth)
{
	for (uint32_t e = x->nbefore[b]; e < x->nbefore[b + 1]; e++)
		if (x->mark[x->before[e]] != x->marks) {
			x->mark[x->before[e]] = x->marks;
			stack[depth++] = x->before[e];
		}
	return depth;
}

/* The instructions that may have written @unit last, in front of @p, in order. False: there are too many, or it may be
 * what the register held at the start. */
static bool
find_writers(struct search *x, uint32_t unit, struct point p, struct writers *w)
{
	struct wb_arena_mark mark = wb_arena_mark(x->u->cx->tmp);
	uint32_t b = span_of(x, p.at), k = last_writer(x, x->span[b].first, p.at, unit), depth = 0,
		 *stack = WB_ROOM(x->u->cx->tmp, uint32_t, x->nspan + 1);
	bool known = true;

	w->n = 0;
	for (uint32_t n = p.now ? x->turn[b] : x->nguarded; k == WB_NONE && n < x->nguarded; n++) {
		b = x->guarded[n];
		k = last_writer(x, x->span[b].first, x->span[b].last, unit);
	}
	x->marks++;
	if (k != WB_NONE)
		known = add_writer(w, k, p.now);
	else
		depth = push_before(x, b, stack, 0);
	known &= k != WB_NONE || b;
	while (depth && known) {
		b = stack[--depth];
		k = last_writer(x, x->span[b].first, x->span[b].last, unit);
		if (k == WB_NONE)
			depth = push_before(x, b, stack, depth);
		known = k != WB_NONE ? add_writer(w, k, false) : b != 0;
	}
	wb_arena_reset(x->u->cx->tmp, mark);
	return known && w->n;
}

/* ---- numbers of 32 bits ------------------------------------------------------------------------ */
static int
by_number(const void *a, const void *b)
{
	const uint32_t *x = a, *y = b;

	return *x < *y ? -1 : *x > *y;
}

/* Sorts @n numbers. If there are too many, or none, any number. */
static struct reg
list(uint32_t *at, uint32_t n)
{
	struct reg r = any();
	uint32_t kept = 0;

	if (n)
		qsort(at, n, sizeof *at, by_number);
	for (uint32_t k = 0; k < n; k++)
		if (!k || at[k] != at[kept - 1])
			at[kept++] = at[k];
	if (!kept || kept > MOST_LISTED)
		return r;
	r.at = at;
	r.n = kept;
	r.low = at[0];
	r.high = at[kept - 1];
	return r;
}

/* Both ranges of @r hold: lists it, if that makes few numbers of it, or drops from its list. */
static struct reg
within(struct search *x, struct reg r)
{
	uint32_t *at, n = 0;

	if (r.slow >= 0) {
		r.low = r.low > r.slow ? r.low : r.slow;
		r.high = r.high < r.shigh ? r.high : r.shigh;
	}
	if (r.high < r.low || (!r.n && r.high - r.low >= (int64_t)MOST_LISTED))
		return r.high < r.low ? any() : r;
	at = WB_ROOM(x->u->cx->tmp, uint32_t, MOST_LISTED);
	for (int64_t v = r.low; !r.n && v <= r.high; v++)
		at[n++] = (uint32_t)v;
	for (uint32_t k = 0; k < r.n; k++)
		if (r.at[k] >= r.low && r.at[k] <= r.high && (int32_t)r.at[k] >= r.slow && (int32_t)r.at[k] <= r.shigh)
			at[n++] = r.at[k];
	return list(at, n);
}

static struct reg
range(struct search *x, int64_t low, int64_t high)
{
	struct reg r = any();

	r.low = low;
	r.high = high;
	return within(x, r);
}

static struct reg
number(struct search *x, uint32_t v)
{
	return range(x, v, v);
}

/* What is one of @a or of @b. */
static struct reg
either(struct search *x, struct reg a, struct reg b)
{
	uint32_t *at;

	if (!a.n || !b.n)
		return range(x, a.low < b.low ? a.low : b.low, a.high > b.high ? a.high : b.high);
	at = WB_ROOM(x->u->cx->tmp, uint32_t, a.n + b.n);
	memcpy(at, a.at, a.n * sizeof *at);
	memcpy(at + a.n, b.at, b.n * sizeof *at);
	return list(at, a.n + b.n);
}

/* @i on two numbers; false: it is not known here. */
static bool
operate(const struct search *x, const struct wb_inst *i, uint32_t a, uint32_t b, uint32_t *out)
{
	bool is_signed = i->type == WB_T_I32;
	uint32_t width = b >> 16 & 127;
	bool less = is_signed ? (int32_t)a < (int32_t)b : a < b;

	switch (i->op) {
	case WB_OP_NOT: *out = ~a; return true;
	case WB_OP_ADD: *out = a + b; return true;
	case WB_OP_SUB: *out = a - b; return true;
	case WB_OP_MUL: *out = a * b; return true;
	case WB_OP_AND: *out = a & b; return true;
	case WB_OP_ANDN2: *out = a & ~b; return true;
	case WB_OP_OR: *out = a | b; return true;
	case WB_OP_XOR: *out = a ^ b; return true;
	case WB_OP_SHL: *out = a << (b & 31); return true;
	case WB_OP_LSHR: *out = a >> (b & 31); return true;
	case WB_OP_ASHR: *out = (uint32_t)((int32_t)a >> (b & 31)); return true;
	case WB_OP_MIN: *out = less ? a : b; return true;
	case WB_OP_MAX: *out = less ? b : a; return true;
	case WB_OP_SHLADDK:
		for (uint32_t k = 0; k < i->nopnd; k++)
			if (opnd(x, i, k)->kind == WB_OPND_MOD && opnd(x, i, k)->id == WB_MOD_SHIFT) {
				*out = (a << opnd(x, i, k)->imm) + b;
				return true;
			}
		return false;
	case WB_OP_BFE:
		*out = a >> (b & 31) & (width > 31 ? UINT32_MAX : (1u << width) - 1);
		return !is_signed;
	default: return false;
	}
}

/* All that is in no other bit than @mask, which has few. */
static struct reg
parts_of(struct search *x, uint32_t mask)
{
	uint32_t *at, n = 0, part = mask;

	if (__builtin_popcount(mask) > 8)
		return range(x, 0, mask);
	at = WB_ROOM(x->u->cx->tmp, uint32_t, MOST_LISTED);
	do {
		at[n++] = part;
		part = (part - 1) & mask;
	} while (part != mask);
	return list(at, n);
}

/* @i on numbers of which not all are listed. */
static struct reg
bounded(struct search *x, const struct wb_inst *i, struct reg a, struct reg b)
{
	struct reg r = any();
	bool is_signed = i->type == WB_T_I32;
	uint32_t c = b.n ? b.at[0] : 0;

	if (i->op == WB_OP_AND && (a.n == 1 || b.n == 1))
		return parts_of(x, a.n == 1 ? a.at[0] : c);
	if (i->op == WB_OP_LSHR && b.n == 1)
		return range(x, a.low >> (c & 31), a.high >> (c & 31));
	if (i->op == WB_OP_BFE && !is_signed && b.n == 1 && (c >> 16 & 127) < 32)
		return range(x, 0, ((int64_t)1 << (c >> 16 & 127)) - 1);
	if (i->op != WB_OP_MIN && i->op != WB_OP_MAX)
		return r;
	if (!is_signed) {
		bool min = i->op == WB_OP_MIN;
		int64_t low = (a.low < b.low) == min ? a.low : b.low, high = (a.high < b.high) == min ? a.high : b.high;

		return range(x, low, high);
	}
	for (uint32_t k = 0; k < 2; k++) {		/* what is listed is in the unsigned range */
		struct reg *v = k ? &b : &a;

		if (v->high <= INT32_MAX) {
			v->slow = v->low;
			v->shigh = v->high;
		} else if (v->n == 1) {
			v->slow = v->shigh = (int32_t)v->at[0];
		}
	}
	r.slow = (a.slow < b.slow) == (i->op == WB_OP_MIN) ? a.slow : b.slow;
	r.shigh = (a.shigh < b.shigh) == (i->op == WB_OP_MIN) ? a.shigh : b.shigh;
	return within(x, r);
}

static struct reg
combine(struct search *x, const struct wb_inst *i, struct reg a, struct reg b)
{
	uint32_t *at, n = 0;

	if (!a.n || !b.n || a.n * b.n > MOST_PRODUCT)
		return bounded(x, i, a, b);
	at = WB_ROOM(x->u->cx->tmp, uint32_t, a.n * b.n);
	for (uint32_t k = 0; k < a.n * b.n; k++)
		if (!operate(x, i, a.at[k / b.n], b.at[k % b.n], &at[n++]))
			return any();
	return list(at, n);
}

/* ---- comparisons on the way -------------------------------------------------------------------- */
/* Whether @unit is not written between instructions @a and @b, both on the way to the jump. */
static bool
keeps(struct search *x, uint32_t unit, uint32_t a, uint32_t b)
{
	uint32_t s = span_of(x, a), t = span_of(x, b), end;

	if (x->turn[s] < x->turn[t] || (s == t && a > b)) {	/* @a comes first from here on */
		uint32_t other = a, span = s;

		a = b;
		b = other;
		s = t;
		t = span;
	}
	for (end = b;; t = x->guarded[x->turn[t]], end = x->span[t].last) {
		if (last_writer(x, s == t ? a : x->span[t].first, end, unit) != WB_NONE)
			return false;
		if (s == t)
			return true;
	}
}

/* Narrows @r, which register @unit holds at @p, by the comparison of @g. */
static struct reg
narrow(struct search *x, struct reg r, uint32_t unit, struct point p, const struct guard *g)
{
	static const uint8_t mirror[][2] = { { WB_OP_LT, WB_OP_GT }, { WB_OP_LE, WB_OP_GE }, { WB_OP_GT, WB_OP_LT },
		{ WB_OP_GE, WB_OP_LE } }, inverse[][2] = { { WB_OP_LT, WB_OP_GE }, { WB_OP_LE, WB_OP_GT },
		{ WB_OP_GT, WB_OP_LE }, { WB_OP_GE, WB_OP_LT }, { WB_OP_EQ, WB_OP_NE }, { WB_OP_NE, WB_OP_EQ } };
	const struct wb_inst *i = inst(x, g->inst);
	const struct wb_opnd *a = source(x, i, 0), *b = source(x, i, 1), *reg = a->kind == WB_OPND_UNIT ? a : b;
	bool is_signed = i->type == WB_T_I32;
	uint16_t op = i->op;
	int64_t c, *low = is_signed ? &r.slow : &r.low, *high = is_signed ? &r.shigh : &r.high;

	if (reg->id != unit || !keeps(x, unit, g->inst, p.at))
		return r;
	for (uint32_t k = 0; k < WB_COUNT(mirror) && reg == b; k++)
		if (mirror[k][0] == i->op)
			op = mirror[k][1];
	for (uint32_t k = 0; k < WB_COUNT(inverse) && !g->holds; k++)
		if (inverse[k][0] == op) {
			op = inverse[k][1];
			break;
		}
	c = is_signed ? (int64_t)(int32_t)(reg == a ? b : a)->imm : (int64_t)(uint32_t)(reg == a ? b : a)->imm;
	if ((op == WB_OP_LT || op == WB_OP_LE || op == WB_OP_EQ) && *high > c - (op == WB_OP_LT))
		*high = c - (op == WB_OP_LT);
	if ((op == WB_OP_GT || op == WB_OP_GE || op == WB_OP_EQ) && *low < c + (op == WB_OP_GT))
		*low = c + (op == WB_OP_GT);
	return within(x, r);
}

/* Whether @i compares a register of 32 bits with a constant. */
static bool
compares(const struct search *x, const struct wb_inst *i)
{
	const struct wb_opnd *a = source(x, i, 0), *b = source(x, i, 1);

	return i->op >= WB_OP_EQ && i->op <= WB_OP_GE && (i->type == WB_T_I32 || i->type == WB_T_U32) &&
		!(i->flags & WB_I_MASKED) && a && b &&
		((a->kind == WB_OPND_UNIT && b->kind == WB_OPND_IMM) ||
			(a->kind == WB_OPND_IMM && b->kind == WB_OPND_UNIT));
}

/* The comparison on which the branch at the end of @b depends, by which control came to @to. */
static void
add_guard(struct search *x, uint32_t b, uint32_t to)
{
	const struct span *sp = &x->span[b];
	const struct wb_inst *i = inst(x, sp->last - 1);
	const struct wb_opnd *on = source(x, i, 0);
	bool taken = sp->next[1] == to;
	uint32_t k, end = sp->last - 1;

	if ((i->op != WB_OP_CBRNZ && i->op != WB_OP_CBRZ) || sp->next[0] == sp->next[1] || !i->nopnd ||
		x->nguard == MOST_GUARDS)
		return;
	on = on ? on : opnd(x, i, 0);
	if (on->kind != WB_OPND_UNIT || on->id != WB_GCN_SCC)
		return;
	k = last_writer(x, sp->first, end, WB_GCN_SCC);
	for (uint32_t n = x->turn[b]; k == WB_NONE && n < x->nguarded; n++)
		k = last_writer(x, x->span[x->guarded[n]].first, x->span[x->guarded[n]].last, WB_GCN_SCC);
	if (k < TOO_FAR && compares(x, inst(x, k)))
		x->guard[x->nguard++] = (struct guard){ k, (i->op == WB_OP_CBRNZ) == taken };
}

/* Finds the blocks that control passes on the way to the jump, and comparisons there. */
static void
find_guards(struct search *x)
{
	uint32_t b = span_of(x, x->jump);

	for (uint32_t k = 0; k < x->nguarded; k++)
		x->turn[x->guarded[k]] = 0;
	x->nguarded = x->nguard = 0;
	for (;;) {
		x->guarded[x->nguarded++] = b;
		x->turn[b] = x->nguarded;
		if (!b || x->nbefore[b + 1] - x->nbefore[b] != 1 || x->turn[x->before[x->nbefore[b]]] ||
			x->visited > MOST_VISITED / 2)
			break;
		x->visited++;
		b = x->before[x->nbefore[b]];
	}
	for (uint32_t k = 1; k < x->nguarded && x->visited < MOST_VISITED / 2; k++)
		add_guard(x, x->guarded[k], x->guarded[k - 1]);
}

/* ---- what a register holds ------------------------------------------------------------------------- */
static bool pair(struct search *x, struct half lo, struct half hi, uint32_t depth, struct locations *out);
static bool computed_pair(struct search *x, struct point lo, struct point hi, uint32_t unit, uint32_t upper,
	uint32_t depth, struct locations *out);
static bool loaded(struct search *x, struct point p, uint32_t unit, uint32_t bytes, uint32_t depth,
	struct locations *out);
static struct reg value(struct search *x, uint32_t unit, struct point p, uint32_t depth);
static bool results_in(const struct search *x, uint32_t k, uint32_t unit);

static struct reg
operand(struct search *x, const struct wb_opnd *o, struct point p, uint32_t depth)
{
	if (o && o->kind == WB_OPND_IMM)
		return number(x, (uint32_t)o->imm);
	return o && o->kind == WB_OPND_UNIT && o->nunit == 1 ? value(x, o->id, p, depth) : any();
}

/* Numbers of one half of @all. */
static struct reg
half_of(struct search *x, const struct locations *all, uint32_t half)
{
	uint32_t *at = WB_ROOM(x->u->cx->tmp, uint32_t, all->n);

	for (uint32_t k = 0; k < all->n; k++) {
		if (all->at[k].from != NUMBER)
			return any();
		at[k] = (uint32_t)(all->at[k].at >> (half ? 32 : 0));
	}
	return list(at, all->n);
}

/* What the instruction at @p writes to @unit. */
static struct reg
written(struct search *x, uint32_t unit, struct point p, uint32_t depth)
{
	const struct wb_inst *i = inst(x, p.at);
	const struct wb_opnd *d = i->nopnd ? opnd(x, i, 0) : NULL, *b = source(x, i, 1);
	struct locations all;

	if (!results_in(x, p.at, unit))
		return any();
	if (i->op == WB_OP_LOAD)
		return loaded(x, p, unit, 4, depth, &all) ? half_of(x, &all, 0) : any();
	if (d->nunit == 2)
		return computed_pair(x, p, p, d->id, d->id + 1, depth, &all) ? half_of(x, &all, unit - d->id) : any();
	if (d->nunit != 1 || i->mem.count ||
		(i->type != WB_T_B32 && i->type != WB_T_I32 && i->type != WB_T_U32))
		return any();
	if (i->op == WB_OP_SELECT)
		return either(x, operand(x, source(x, i, 0), p, depth), operand(x, b, p, depth));
	if (i->op == WB_OP_MOV)
		return operand(x, source(x, i, 0), p, depth);
	if (i->op == WB_OP_NOT)
		return combine(x, i, operand(x, source(x, i, 0), p, depth), number(x, 0));
	return combine(x, i, operand(x, source(x, i, 0), p, depth), operand(x, b, p, depth));
}

static struct reg
value(struct search *x, uint32_t unit, struct point p, uint32_t depth)
{
	struct reg r = any();
	struct writers w;

	if (depth < MOST_DEPTH && find_writers(x, unit, p, &w))
		for (uint32_t k = 0; k < w.n; k++) {
			struct reg v = written(x, unit, w.at[k], depth + 1);

			r = k ? either(x, r, v) : v;
			if (!r.n && r.high == UINT32_MAX && k + 1 < w.n) {	/* the rest is not worth a search */
				r = any();
				break;
			}
		}
	for (uint32_t k = 0; k < x->nguard && p.now; k++)
		r = narrow(x, r, unit, p, &x->guard[k]);
	return r;
}

/* ---- pairs of registers: addresses, or numbers of 64 bits -------------------------------------------- */
static int
by_place(const void *a, const void *b)
{
	const struct location *x = a, *y = b;

	if (x->from != y->from)
		return x->from < y->from ? -1 : 1;
	return x->at < y->at ? -1 : x->at > y->at;
}

/* Sorts @n places. False: there are too many, or none. */
static bool
list_places(struct location *at, uint32_t n, struct locations *out)
{
	uint32_t kept = 0;

	if (n)
		qsort(at, n, sizeof *at, by_place);
	for (uint32_t k = 0; k < n; k++)
		if (!k || by_place(&at[k], &at[kept - 1]) != 0)
			at[kept++] = at[k];
	*out = (struct locations){ at, kept };
	return kept && kept <= MOST_LISTED;
}

static bool
one_place(struct search *x, uint32_t from, uint64_t at, struct locations *out)
{
	out->at = WB_NEW(x->u->cx->tmp, struct location, 1);
	out->at[0] = (struct location){ at, from };
	out->n = 1;
	return true;
}

/* All sums, or differences, of one of @a and one of @b, of which one is a number. */
static bool
add(struct search *x, const struct locations *a, const struct locations *b, bool minus, struct locations *out)
{
	struct location *at;

	if (a->n * b->n > MOST_PRODUCT)
		return false;
	at = WB_ROOM(x->u->cx->tmp, struct location, a->n * b->n);
	for (uint32_t k = 0; k < a->n * b->n; k++) {
		const struct location *p = &a->at[k / b->n], *q = &b->at[k % b->n];

		if ((p->from != NUMBER && q->from != NUMBER) || (minus && q->from != NUMBER) || p->from == ENTRY_OF ||
			q->from == ENTRY_OF)
			return false;
		at[k].at = minus ? p->at - q->at : p->at + q->at;
		at[k].from = p->from == NUMBER ? q->from : p->from;
	}
	return list_places(at, a->n * b->n, out);
}

/* The section of the module that is called @name, or NULL. */
static const struct wb_section *
called(const struct search *x, const char *name)
{
	for (uint32_t k = 0; k < x->u->ndata; k++)
		if (strcmp(x->u->data[k].name, name) == 0)
			return &x->u->data[k];
	return NULL;
}

/* The section of the module that has @p. *base: what its first byte counts as there. */
static const struct wb_section *
section_at(const struct search *x, struct location p, uint64_t *base)
{
	const struct wb_section *s = p.from < x->u->section.n ? called(x, x->u->section.at[p.from]->name) : NULL;

	*base = 0;
	for (uint32_t k = 0; k < x->u->ndata && p.from == IMAGE && !s; k++)
		if (x->u->data[k].linked && p.at - x->u->data[k].image < x->u->data[k].bytes) {
			s = &x->u->data[k];
			*base = s->image;
		}
	return s && p.at - *base < s->bytes ? s : NULL;
}

/* Where byte @at of section @s is: in a linked image, or in a section on its own. False: that is not known. */
static bool
place_in(struct search *x, const struct section *s, uint64_t at, struct locations *out)
{
	const struct wb_section *in = called(x, s->name);

	if (in && in->linked)
		return one_place(x, IMAGE, in->image + at, out);
	return in && !s->sure && one_place(x, s->id, at, out);
}

static bool
place_of(struct search *x, uint32_t sym, uint64_t off, struct locations *out)
{
	const struct sym *s = sym < x->u->sym.n ? &x->u->sym.at[sym] : NULL;

	return s && s->defined && !s->absolute && !s->twice && s->section != WB_NONE &&
		place_in(x, x->u->section.at[s->section], s->addr + off, out);
}

/* The sum of where @pc is and a symbol: of its lower half in @lo, of its upper half in @hi (calls.c). */
static bool
add_symbol(struct search *x, uint64_t pc, struct half lo, struct half hi, struct locations *out)
{
	uint64_t off = lo.o->imm + pc - (inst(x, lo.p.at)->addr + 4);
	bool got = lo.o->spare == RELOC_GOT_LO && hi.o->spare == RELOC_GOT_HI;

	if (lo.o->id != hi.o->id || off != hi.o->imm + pc - (inst(x, hi.p.at)->addr + 4) ||
		(!got && (lo.o->spare != RELOC_LO || hi.o->spare != RELOC_HI)) || (got && off))
		return false;
	return got ? one_place(x, ENTRY_OF, lo.o->id, out) : place_of(x, lo.o->id, off, out);
}

/* The address that s_getpc_b64 at @k gives. */
static uint64_t
pc_of(const struct search *x, uint32_t k)
{
	return inst(x, k)->addr + inst(x, k)->bytes;
}

/* Whether both halves at @lo and @hi are what one s_getpc_b64 gives; *pc: that, in the section. */
static bool
is_pc(struct search *x, struct half lo, struct half hi, uint64_t *pc)
{
	struct writers a, b;

	if (lo.o->kind != WB_OPND_UNIT || hi.o->kind != WB_OPND_UNIT || !find_writers(x, lo.o->id + lo.k, lo.p, &a) ||
		!find_writers(x, hi.o->id + hi.k, hi.p, &b) || b.n != 1)
		return false;
	if (inst(x, b.at[0].at)->op == WB_OP_SEXT16) {	/* of the upper half, on gfx12 */
		hi = (struct half){ source(x, inst(x, b.at[0].at), 0), 0, b.at[0] };
		if (hi.o->kind != WB_OPND_UNIT || !find_writers(x, hi.o->id, hi.p, &b))
			return false;
	}
	*pc = pc_of(x, a.at[0].at);
	return a.n == 1 && b.n == 1 && a.at[0].at == b.at[0].at && inst(x, a.at[0].at)->op == WB_OP_GETPC &&
		opnd(x, inst(x, a.at[0].at), 0)->id == lo.o->id + lo.k && lo.o->id + lo.k + 1 == hi.o->id + hi.k;
}

/* The sum of the pairs (a, c) and (b, d): addition @lo, and @hi of the upper halves. */
static bool
sum(struct search *x, struct point lo, struct point hi, bool swapped, uint32_t depth, struct locations *out)
{
	const struct wb_inst *i = inst(x, lo.at), *j = inst(x, hi.at);
	struct half a = { source(x, i, 0), 0, lo }, b = { source(x, i, 1), 0, lo };
	struct half c = { source(x, j, swapped), 0, hi }, d = { source(x, j, !swapped), 0, hi };
	bool minus = i->op == WB_OP_SUB;
	struct locations p, q;
	uint64_t pc;

	if (!a.o || !b.o || !c.o || !d.o || (minus && swapped))
		return false;
	if (b.o->kind == WB_OPND_SYM && d.o->kind == WB_OPND_SYM)
		return !minus && is_pc(x, a, c, &pc) && add_symbol(x, pc, b, d, out);
	if (a.o->kind == WB_OPND_SYM && c.o->kind == WB_OPND_SYM)
		return !minus && is_pc(x, b, d, &pc) && add_symbol(x, pc, a, c, out);
	if (!pair(x, a, c, depth, &p))
		return false;
	if (!pair(x, b, d, depth, &q)) {
		x->open = lo.at;
		return false;
	}
	return add(x, &p, &q, minus, out);
}

/* Whether the addition at @hi takes the carry of that at @lo, in front of it in its block. */
static bool
carries(struct search *x, uint32_t lo, uint32_t hi)
{
	const struct wb_inst *i = inst(x, lo), *j = inst(x, hi);
	bool fits = (i->op == WB_OP_ADD && j->op == WB_OP_ADDC) || (i->op == WB_OP_SUB && j->op == WB_OP_SUBB);

	return fits && i->type == WB_T_U32 && !((i->flags | j->flags) & WB_I_MASKED) && lo < hi &&
		span_of(x, lo) == span_of(x, hi) && last_writer(x, lo, hi, WB_GCN_SCC) == lo;
}

static bool
shift(struct search *x, const struct locations *p, struct reg by, struct locations *out)
{
	struct location *at = WB_ROOM(x->u->cx->tmp, struct location, p->n);

	for (uint32_t k = 0; k < p->n && by.n == 1; k++) {
		if (p->at[k].from != NUMBER)
			return false;
		at[k] = (struct location){ p->at[k].at << (by.at[0] & 63), NUMBER };
	}
	return by.n == 1 && list_places(at, p->n, out);
}

static bool
join(struct search *x, const struct locations *a, const struct locations *b, struct locations *out)
{
	struct location *at = WB_ROOM(x->u->cx->tmp, struct location, a->n + b->n);

	memcpy(at, a->at, a->n * sizeof *at);
	memcpy(at + a->n, b->at, b->n * sizeof *at);
	return list_places(at, a->n + b->n, out);
}

/* What one instruction writes to two registers. */
static bool
both_halves(struct search *x, struct point p, uint32_t unit, uint32_t depth, struct locations *out)
{
	const struct wb_inst *i = inst(x, p.at);
	const struct wb_opnd *d = opnd(x, i, 0), *a = source(x, i, 0), *b = source(x, i, 1);
	struct locations q, r;

	if (i->op == WB_OP_LOAD)
		return loaded(x, p, unit, 8, depth, out);
	if (d->id != unit || d->nunit != 2)
		return false;
	if (i->op == WB_OP_GETPC)
		return place_in(x, x->s, pc_of(x, p.at), out);
	if (!a || !pair(x, (struct half){ a, 0, p }, (struct half){ a, 1, p }, depth, &q))
		return false;
	if (i->op == WB_OP_MOV) {
		*out = q;
		return true;
	}
	if (b && i->op == WB_OP_SHL)
		return shift(x, &q, operand(x, b, p, depth), out);
	if (!b || !pair(x, (struct half){ b, 0, p }, (struct half){ b, 1, p }, depth, &r)) {
		x->open = i->op == WB_OP_ADD ? p.at : x->open;
		return false;
	}
	return i->op == WB_OP_SELECT ? join(x, &q, &r, out) : i->op == WB_OP_ADD && add(x, &q, &r, false, out);
}

/* Whether the instruction at @k writes @unit, as its result that is known by its operation. */
static bool
results_in(const struct search *x, uint32_t k, uint32_t unit)
{
	const struct wb_inst *i = inst(x, k);
	const struct wb_opnd *d = i->nopnd ? opnd(x, i, 0) : NULL;

	return d && d->kind == WB_OPND_UNIT && d->flags & WB_DEF && unit >= d->id && unit < d->id + d->nunit &&
		!is_call(i) && i->spare != MARK_INDEXED &&
		!(i->flags & (WB_I_MASKED | WB_I_UNMODELLED | WB_I_CROSSLANE));
}

/* What instructions @lo and @hi write to @unit and @upper, the halves of an address. */
static bool
computed_pair(struct search *x, struct point lo, struct point hi, uint32_t unit, uint32_t upper, uint32_t depth,
	struct locations *out)
{
	if (!results_in(x, lo.at, unit) || !results_in(x, hi.at, upper))
		return false;
	if (lo.at == hi.at)
		return upper == unit + 1 && both_halves(x, lo, unit, depth, out);
	return carries(x, lo.at, hi.at) &&
		(sum(x, lo, hi, false, depth, out) || sum(x, lo, hi, true, depth, out));
}

/* Whether the writers @a of the lower half and @b of the upper one are each of one computation. */
static bool
are_of_one(const struct search *x, struct half lo, struct half hi, const struct writers *a, const struct writers *b)
{
	uint32_t s = span_of(x, lo.p.at);

	if (a->n != b->n || span_of(x, hi.p.at) != s || lo.p.now != hi.p.now)
		return false;
	for (uint32_t k = 0; k < a->n; k++) {
		uint32_t t = span_of(x, a->at[k].at);

		if (span_of(x, b->at[k].at) != t || a->at[k].at > b->at[k].at || a->at[k].now != b->at[k].now ||
			(k && span_of(x, a->at[k - 1].at) == t) ||
			(s == t && (a->at[k].at >= lo.p.at || b->at[k].at >= hi.p.at)))
			return false;
	}
	return true;
}

static struct reg
half_value(struct search *x, struct half h, uint32_t depth)
{
	if (h.o->kind == WB_OPND_IMM)
		return number(x, (uint32_t)(h.o->imm >> (h.k ? 32 : 0)));
	return h.o->kind == WB_OPND_UNIT && h.k < h.o->nunit ? value(x, h.o->id + h.k, h.p, depth) : any();
}

/* Whether @b, which writes the upper half, fills it with the sign of the lower one, which @a wrote. */
static bool
is_sign(struct search *x, struct half lo, struct half hi, const struct writers *a, const struct writers *b)
{
	const struct wb_inst *i = b->n == 1 ? inst(x, b->at[0].at) : NULL;
	const struct wb_opnd *from = i ? source(x, i, 0) : NULL, *by = i ? source(x, i, 1) : NULL;
	uint32_t s = span_of(x, lo.p.at);
	struct writers same;

	if (!i || a->n != 1 || i->op != WB_OP_ASHR || i->type != WB_T_I32 || i->flags & WB_I_MASKED || !from || !by ||
		by->kind != WB_OPND_IMM || by->imm != 31 || from->kind != WB_OPND_UNIT ||
		!find_writers(x, from->id, b->at[0], &same))
		return false;
	return from->id == lo.o->id + lo.k && same.n == 1 && same.at[0].at == a->at[0].at &&
		span_of(x, b->at[0].at) == s && b->at[0].at < hi.p.at && span_of(x, hi.p.at) == s &&
		(span_of(x, a->at[0].at) != s || (a->at[0].at < lo.p.at && a->at[0].at < b->at[0].at));
}

/* Numbers of 64 bits: any lower half with any upper one, or with its sign. */
static bool
numbers(struct search *x, struct reg lo, struct reg hi, bool sign, struct locations *out)
{
	uint32_t n = sign ? lo.n : lo.n * hi.n;
	struct location *at;

	if (!lo.n || (!sign && !hi.n) || n > MOST_LISTED)
		return false;
	at = WB_ROOM(x->u->cx->tmp, struct location, n);
	for (uint32_t k = 0; k < n; k++)
		at[k] = (struct location){ sign ? (uint64_t)(int64_t)(int32_t)lo.at[k] :
					       (uint64_t)hi.at[k % hi.n] << 32 | lo.at[k / hi.n],
			NUMBER };
	return list_places(at, n, out);
}

/* What two halves hold together. */
static bool
pair(struct search *x, struct half lo, struct half hi, uint32_t depth, struct locations *out)
{
	bool units = lo.o->kind == WB_OPND_UNIT && hi.o->kind == WB_OPND_UNIT && lo.k < lo.o->nunit &&
		hi.k < hi.o->nunit;
	struct writers a, b;
	struct reg low;

	if (depth >= MOST_DEPTH || x->visited >= MOST_VISITED)
		return false;
	if (units && find_writers(x, lo.o->id + lo.k, lo.p, &a) && find_writers(x, hi.o->id + hi.k, hi.p, &b)) {
		bool all = are_of_one(x, lo, hi, &a, &b);
		const struct wb_inst *i = inst(x, b.at[0].at);

		if (b.n == 1 && i->op == WB_OP_SEXT16 && span_of(x, b.at[0].at) == span_of(x, lo.p.at) &&
			b.at[0].at < hi.p.at && lo.p.now == b.at[0].now) {
			hi = (struct half){ source(x, i, 0), 0, b.at[0] };
			return pair(x, lo, hi, depth + 1, out) && out->at[out->n - 1].from != NUMBER;
		}
		if (is_sign(x, lo, hi, &a, &b))
			return numbers(x, half_value(x, lo, depth + 1), any(), true, out);
		for (uint32_t k = 0; k < a.n && all; k++) {
			struct locations p;

			all = computed_pair(x, a.at[k], b.at[k], lo.o->id + lo.k, hi.o->id + hi.k, depth + 1, &p);
			if (all && k)
				all = join(x, out, &p, out);
			else
				*out = p;
		}
		if (all)
			return true;
	}
	low = half_value(x, lo, depth + 1);
	return low.n && numbers(x, low, half_value(x, hi, depth + 1), false, out);
}

/* ---- tables ------------------------------------------------------------------------------------------- */
/* @bytes at @p, four as a number, eight also as an address. */
static bool
entry(struct search *x, struct location p, uint32_t bytes, struct locations *out)
{
	const struct wb_section *s;
	uint64_t base, v = 0;
	uint8_t raw[8];

	if (p.from == ENTRY_OF)
		return bytes == 8 && place_of(x, (uint32_t)p.at, 0, out);
	s = p.from == NUMBER ? NULL : section_at(x, p, &base);
	if (!s || s->writable)
		return false;
	for (uint32_t k = 0; k < s->npatch && bytes == 8; k++)
		if (s->patch[k].offset == p.at - base && s->patch[k].bytes == 8) {
			const struct wb_patch *q = &s->patch[k];

			return q->symbol != WB_NONE ? place_of(x, q->symbol, q->addend, out) :
						      q->image && one_place(x, IMAGE, q->addend, out);
		}
	if (!wb_section_bytes(s, p.at - base, bytes, raw))
		return false;
	for (uint32_t k = bytes; k--;)
		v = v << 8 | raw[k];
	return one_place(x, NUMBER, v, out);
}

/* The address of scalar load @i: the sum of its parts, of which the hardware takes multiples of four. */
static bool
load_address(struct search *x, struct point p, uint32_t depth, struct locations *out)
{
	const struct wb_inst *i = inst(x, p.at);
	const struct wb_opnd *base = source(x, i, 0);
	bool known = base && base->kind == WB_OPND_UNIT && base->nunit == 2 &&
		pair(x, (struct half){ base, 0, p }, (struct half){ base, 1, p }, depth, out);

	for (uint32_t k = 0; k < i->nopnd && known; k++) {
		const struct wb_opnd *o = opnd(x, i, k);
		struct locations part;

		if (o == base || (o->kind == WB_OPND_MOD ? o->id != WB_MOD_OFFSET : !(o->flags & WB_USE)))
			continue;
		if (o->kind == WB_OPND_MOD)
			known = one_place(x, NUMBER, o->imm, &part);
		else
			known = numbers(x, operand(x, o, p, depth), number(x, 0), false, &part);
		if (!known)
			x->open = p.at;
		for (uint32_t n = 0; known && n < part.n; n++)
			known = part.at[n].at % 4 == 0;
		known = known && add(x, out, &part, false, out);
	}
	for (uint32_t n = 0; known && n < out->n; n++)
		known = out->at[n].at % 4 == 0 || out->at[n].from == ENTRY_OF;
	return known;
}

/* What the load at @p brings to @unit, and to the next one if @bytes is 8. */
static bool
loaded(struct search *x, struct point p, uint32_t unit, uint32_t bytes, uint32_t depth, struct locations *out)
{
	const struct wb_inst *i = inst(x, p.at);
	const struct wb_opnd *d = opnd(x, i, 0);
	struct locations from;
	struct location *at;

	if (i->mem.space != WB_SPACE_SCALAR || i->type != WB_T_NONE || i->mem.bytes < 4 || unit < d->id ||
		unit + bytes / 4 > d->id + d->nunit || !load_address(x, p, depth, &from))
		return false;
	at = WB_ROOM(x->u->cx->tmp, struct location, from.n);
	for (uint32_t k = 0; k < from.n; k++) {
		struct location w = from.at[k];
		struct locations one;

		if (w.from == ENTRY_OF && unit != d->id)
			return false;
		w.at += w.from == ENTRY_OF ? 0 : (uint64_t)(unit - d->id) * 4;
		if (!entry(x, w, bytes, &one))
			return false;
		at[k] = one.at[0];
	}
	return list_places(at, from.n, out);
}

/* ---- jumps ---------------------------------------------------------------------------------------------- */
/* The call or jump to @p, out of section @s. */
static bool
call_to(const struct search *x, struct location p, struct call *c)
{
	uint64_t base;
	const struct wb_section *in = section_at(x, p, &base);

	if (!in)
		return false;
	*c = (struct call){ .kind = CALL_ADDR, .sym = WB_NONE, .addr = p.at - base };
	if (strcmp(in->name, x->s->name) == 0)
		return true;
	for (uint32_t k = 0; k < x->u->opened.n; k++)
		if (x->u->opened.at[k].fn->addr == c->addr &&
			strcmp(x->u->opened.at[k].section->name, in->name) == 0) {
			c->kind = CALL_SYM;
			c->sym = x->u->opened.at[k].sym;
			return true;
		}
	return false;
}

static void
resolve(struct search *x, struct call *c)
{
	const struct wb_opnd *o = source(x, inst(x, c->inst), 0);
	struct point p = { c->inst, true };
	struct locations all;
	struct call *to;

	x->jump = c->inst;
	x->visited = 0;
	x->open = WB_NONE;
	find_guards(x);
	if (!o || o->kind != WB_OPND_UNIT || o->nunit != 2 ||
		!pair(x, (struct half){ o, 0, p }, (struct half){ o, 1, p }, 0, &all)) {
		c->open = x->open;
		return;
	}
	to = WB_NEW(x->u->cx->tmp, struct call, all.n);
	for (uint32_t k = 0; k < all.n; k++)
		if (!call_to(x, all.at[k], &to[k]))
			return;
	gcn_call_to(c, to, all.n);
}

/* Lists which spans come before each. */
static void
list_before(struct search *x)
{
	struct wb_arena *t = x->u->cx->tmp;
	uint32_t n = 0;

	x->nbefore = WB_NEW(t, uint32_t, (size_t)x->nspan + 2);
	for (uint32_t pass = 0; pass < 2; pass++) {
		for (uint32_t k = 0; k < x->nspan; k++)
			for (uint32_t e = 0; x->span[k].reached && e < 2 + x->span[k].nmore; e++) {
				uint32_t to = e < 2 ? x->span[k].next[e] : x->span[k].more[e - 2];

				if (to != WB_NONE && pass)
					x->before[x->nbefore[to + 1]++] = k;
				else if (to != WB_NONE)
					x->nbefore[to + 2]++;
			}
		for (uint32_t k = 0; k < x->nspan && !pass; k++)
			x->nbefore[k + 2] += x->nbefore[k + 1];
		n = x->nbefore[x->nspan + 1];
		x->before = pass ? x->before : WB_NEW(t, uint32_t, n);
	}
}

void
gcn_tables_resolve(struct wb_gcn_unit *u, struct section *s, const struct span *span, uint32_t nspan,
	struct call *call, uint32_t ncall)
{
	struct search x = { .u = u, .s = s, .span = span, .nspan = nspan };

	for (uint32_t k = 0; k < ncall; k++) {
		call[k].open = WB_NONE;
		if (call[k].kind != CALL_UNKNOWN || gcn_jump_at(s, call[k].inst))
			continue;
		if (!x.before) {
			list_before(&x);
			x.mark = WB_NEW(u->cx->tmp, uint32_t, nspan);
			x.turn = WB_NEW(u->cx->tmp, uint32_t, nspan);
			x.guarded = WB_NEW(u->cx->tmp, uint32_t, nspan);
		}
		if (span[span_of(&x, call[k].inst)].reached)
			resolve(&x, &call[k]);
	}
}
