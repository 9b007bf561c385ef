/* passes/integer/interval.h -- cyclic intervals of numbers of up to 64 bits (interval.c), and the first element of a
 * progression in one (progression.c).
 */
#ifndef WAVEBOUND_PASSES_INTERVAL_H
#define WAVEBOUND_PASSES_INTERVAL_H

#include "operation.h"

/* The numbers first, first + 1, ... modulo 2^bits, `count` of them, at most all. */
struct wb_interval {
	uint64_t first;
	wb_u128 count;
};
/** wb_interval_compared - the x of @bits bits with "x @op @limit", signed (@sign) or not. */
struct wb_interval wb_interval_compared(enum wb_op op, bool sign, uint32_t bits, uint64_t limit);
/** wb_interval_complement - the complement. */
struct wb_interval wb_interval_complement(uint32_t bits, struct wb_interval i);
/** wb_interval_shift_preimage - a 32-bit preimage: the x with x >> @by in @i. @by < 32. wb_interval_plus - the x with
 * x - @by in @i. */
struct wb_interval wb_interval_shift_preimage(struct wb_interval i, uint32_t by);
struct wb_interval wb_interval_plus(struct wb_interval i, uint32_t by);
/** wb_interval_disjoint - whether the intersection is empty. wb_interval_within - whether @a, of 32 bits, is in @b;
 * wb_interval_has - whether @number is. */
bool wb_interval_disjoint(uint32_t bits, struct wb_interval a, struct wb_interval b);
static inline bool
wb_interval_within(struct wb_interval a, struct wb_interval b)
{
	return wb_interval_disjoint(32, a, wb_interval_complement(32, b));
}
static inline bool
wb_interval_has(struct wb_interval in, uint32_t number)
{
	return !wb_interval_disjoint(32, in, (struct wb_interval){ number, 1 });
}

/** wb_progression_first - the least k >= 0 with (start + k * step) mod @m in {low, ..., low + len - 1} mod @m;
 * WB_UNKNOWN: none. 1 <= m <= 2^64, start, step, low < m, len <= m. Exact; O(log m). */
uint64_t wb_progression_first(wb_u128 m, uint64_t start, uint64_t step, uint64_t low, wb_u128 len);

#endif
