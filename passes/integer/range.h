/* passes/integer/range.h -- ranges of numbers (range.c), and transfer functions of operations (range_transfer.c).
 */
#ifndef WAVEBOUND_PASSES_RANGE_H
#define WAVEBOUND_PASSES_RANGE_H

#include "decode.h"

/* The possible values of a number of `bits` bits: unsigned bounds, signed bounds, and a congruence: rem modulo mod. */
struct wb_range {
	uint64_t low, high;
	int64_t slow, shigh;
	uint64_t mod, rem;		/* mod 1: any; of the unsigned number */
};
/** wb_range_least, wb_range_most - its signed (@sign) or unsigned bounds. */
static inline wb_i128 wb_range_least(struct wb_range r, bool sign) { return sign ? (wb_i128)r.slow : (wb_i128)r.low; }
static inline wb_i128 wb_range_most(struct wb_range r, bool sign) { return sign ? (wb_i128)r.shigh : (wb_i128)r.high; }
struct wb_range wb_range_full(uint32_t bits);
struct wb_range wb_range_number(uint32_t bits, uint64_t k);
/** wb_range_unsigned, wb_range_signed - all numbers between two. */
struct wb_range wb_range_unsigned(uint32_t bits, uint64_t low, uint64_t high);
struct wb_range wb_range_signed(uint32_t bits, int64_t low, int64_t high);
bool wb_range_is_full(const struct wb_range *r, uint32_t bits);
/** wb_range_hull - the least range that contains @a and @b. */
struct wb_range wb_range_hull(struct wb_range a, struct wb_range b);
/** wb_range_low - the @bits low bits of 32-bit numbers in @r, extended by the sign or by zeros. wb_range_part - their
 * part @sel (wb_decoded). */
struct wb_range wb_range_low(struct wb_range r, uint32_t bits, bool sign);
struct wb_range wb_range_part(struct wb_range r, uint8_t sel);
/** wb_range_operation - the range of the first definition of @d, a 32-bit operation, if its @n sources, or parts of
 * them, are in @r; from these alone. */
struct wb_range wb_range_operation(const struct wb_decoded *d, const struct wb_range *r, uint32_t n);
/** wb_range_loaded - the range of load @i, which loads less than 32 bits, and extends them by the sign or by zeros. */
struct wb_range wb_range_loaded(const struct wb_inst *i);

#endif
