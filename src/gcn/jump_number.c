/* src/gcn/jump_number.c -- numbers of 32 bits on the way to a jump: a list of a few, or two ranges.
 *
 * Numbers of a list are not related to those of another: of two lists, all pairs are taken.
 */
#include <stdlib.h>

#include "jump_table.h"
#include "wavebound/fold.h"

static int
by_number(const void *a, const void *b)
{
	const uint32_t *x = a, *y = b;

	return *x < *y ? -1 : *x > *y;
}

struct reg
gcn_jump_list(uint32_t *at, uint32_t n)
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

struct reg
gcn_jump_within(struct search *x, struct reg r)
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
	return gcn_jump_list(at, n);
}

static struct reg
range(struct search *x, int64_t low, int64_t high)
{
	struct reg r = any();

	r.low = low;
	r.high = high;
	return gcn_jump_within(x, r);
}

struct reg
gcn_jump_number(struct search *x, uint32_t v)
{
	return range(x, v, v);
}

struct reg
gcn_jump_either(struct search *x, struct reg a, struct reg b)
{
	uint32_t *at;

	if (!a.n || !b.n)
		return range(x, a.low < b.low ? a.low : b.low, a.high > b.high ? a.high : b.high);
	at = WB_ROOM(x->u->cx->tmp, uint32_t, a.n + b.n);
	memcpy(at, a.at, a.n * sizeof *at);
	memcpy(at + a.n, b.at, b.n * sizeof *at);
	return gcn_jump_list(at, a.n + b.n);
}

/* @i on two numbers; false: it is not known here. */
static bool
operate(const struct search *x, const struct wb_inst *i, uint32_t a, uint32_t b, uint32_t *out)
{
	bool shifts = i->op == WB_OP_SHLADDK;
	uint64_t k[] = { a, shifts ? wb_mod(&x->fn, i, WB_MOD_SHIFT) : b, b }, r = 0;
	enum wb_op op = shifts ? WB_OP_SHLADD : (enum wb_op)i->op;
	bool known = op != WB_OP_BITSET0 && op != WB_OP_BITSET1 &&	/* their sources stand the other way round */
		wb_fold(op, i->type == WB_T_I32, 32, k, shifts ? 3 : source(x, i, 1) ? 2 : 1, &r);

	*out = (uint32_t)r;
	return known;
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
	return gcn_jump_list(at, n);
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
	return gcn_jump_within(x, r);
}

struct reg
gcn_jump_combine(struct search *x, const struct wb_inst *i, struct reg a, struct reg b)
{
	uint32_t *at, n = 0;

	if (!a.n || !b.n || a.n * b.n > MOST_PRODUCT)
		return bounded(x, i, a, b);
	at = WB_ROOM(x->u->cx->tmp, uint32_t, a.n * b.n);
	for (uint32_t k = 0; k < a.n * b.n; k++)
		if (!operate(x, i, a.at[k / b.n], b.at[k % b.n], &at[n++]))
			return any();
	return gcn_jump_list(at, n);
}
