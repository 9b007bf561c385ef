/* passes/integer/interval.c -- cyclic intervals: the numbers for which a comparison with a constant holds.
 *
 *	x < 5		0 .. 4
 *	x >= 5		5 .. 2^32 - 1
 *	x >= 5 signed	5 .. 2^31 - 1
 *	x < 5 signed	2^31 .. 4, past 0
 *
 * On the ring of numbers modulo 2^bits, each comparison with a constant holds in one interval, signed or not. The
 * complement of an interval is an interval. So is its preimage under a right shift, or under a mask that clears low
 * bits, and so are the numbers to which a constant is added with a carry.
 */
#include "interval.h"

static wb_u128 ring(uint32_t bits) { return (wb_u128)1 << bits; }

static uint64_t truncate(uint32_t bits, wb_u128 k) { return (uint64_t)(k & (ring(bits) - 1)); }

struct wb_interval
wb_interval_complement(uint32_t bits, struct wb_interval i)
{
	return (struct wb_interval){ truncate(bits, i.first + i.count), ring(bits) - i.count };
}

/* Signed order is unsigned order of x + half the ring. */
struct wb_interval
wb_interval_compared(enum wb_op op, bool sign, uint32_t bits, uint64_t limit)
{
	uint64_t least = sign ? (uint64_t)1 << (bits - 1) : 0, below = truncate(bits, (wb_u128)limit + least);

	switch (op) {
	case WB_OP_EQ: return (struct wb_interval){ truncate(bits, limit), 1 };
	case WB_OP_LT: return (struct wb_interval){ least, below };
	case WB_OP_LE: return (struct wb_interval){ least, (wb_u128)below + 1 };
	default: return wb_interval_complement(bits, wb_interval_compared(wb_compare_opposite(op), sign, bits, limit));
	}
}

/* The result of a shift is below `most`: its part from first to end; and `past` numbers at the start, past the largest
 * number. */
struct wb_interval
wb_interval_shift_preimage(struct wb_interval i, uint32_t by)
{
	uint64_t all = (uint64_t)1 << 32, most = all >> by, end = i.first + (uint64_t)i.count,
		 past = end > all ? end - all : 0;

	end = end < most ? end : most;
	past = past < most ? past : most;
	if (i.first >= most)
		return (struct wb_interval){ 0, past << by };
	return (struct wb_interval){ i.first << by, (end - i.first + past) << by };
}

struct wb_interval
wb_interval_plus(struct wb_interval i, uint32_t by)
{
	return (struct wb_interval){ truncate(32, i.first + by), i.count };
}

bool
wb_interval_disjoint(uint32_t bits, struct wb_interval a, struct wb_interval b)
{
	if (!a.count || !b.count)
		return true;
	return truncate(bits, (wb_u128)b.first + ring(bits) - a.first) >= a.count
		&& truncate(bits, (wb_u128)a.first + ring(bits) - b.first) >= b.count;
}
