/* passes/exclusive/runs.c -- runs of numbers modulo 2^32: what comparisons with a constant tell numbers apart by.
 *
 * All numbers with x < k, or x >= k, or x != k, signed or not, are a run on the ring of 32 bits, and what is not in a run
 * is one as well. So are the numbers that a shift to the right, or a mask that clears low bits, leads into one.
 */
#include "exclusive.h"

#define NUMBERS ((uint64_t)1 << 32)

struct exclusive_run
exclusive_opposite(struct exclusive_run r)
{
	return (struct exclusive_run){ (uint32_t)(r.first + r.count), NUMBERS - r.count };
}

/* The numbers up to, not including, @end, from @first on: none if they are the same. */
static struct exclusive_run
between(uint64_t first, uint64_t end)
{
	return (struct exclusive_run){ (uint32_t)first, (end - first) & (NUMBERS - 1) };
}

/* What a shift leaves is below `most`: of that, the run from first to end, and in front what is `past` the largest number. */
struct exclusive_run
exclusive_before_shift(struct exclusive_run r, uint32_t bits)
{
	uint64_t most = NUMBERS >> bits, end = r.first + r.count, past = end > NUMBERS ? end - NUMBERS : 0;

	end = end < most ? end : most;
	past = past < most ? past : most;
	if (r.first >= most)
		return (struct exclusive_run){ 0, past << bits };
	return (struct exclusive_run){ (uint32_t)((uint64_t)r.first << bits), (end - r.first + past) << bits };
}

/* Multiples of 2^bits and what is above them up to the next. */
struct exclusive_run
exclusive_before_clear(struct exclusive_run r, uint32_t bits)
{
	uint64_t low = ((uint64_t)1 << bits) - 1, first = (r.first + low) & ~low, end = (r.first + r.count + low) & ~low;

	return (struct exclusive_run){ (uint32_t)first, end - first };
}

struct exclusive_run
exclusive_compared(enum wb_op op, bool sign, uint32_t k)
{
	uint64_t least = sign ? 0x80000000u : 0;

	switch (op) {
	case WB_OP_EQ: return (struct exclusive_run){ k, 1 };
	case WB_OP_NE: return exclusive_opposite((struct exclusive_run){ k, 1 });
	case WB_OP_LT: return between(least, k);
	case WB_OP_GE: return exclusive_opposite(between(least, k));
	case WB_OP_LE: return exclusive_opposite(between((uint64_t)k + 1, least));
	default: return between((uint64_t)k + 1, least);
	}
}

bool
exclusive_runs_apart(struct exclusive_run a, struct exclusive_run b)
{
	if (!a.count || !b.count)
		return true;
	return (uint32_t)(b.first - a.first) >= a.count && (uint32_t)(a.first - b.first) >= b.count;
}
