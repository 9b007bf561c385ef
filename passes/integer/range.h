/* passes/integer/range.h -- ranges of numbers (range.c), and of what operations make of them (range_transfer.c).
 */
#ifndef WAVEBOUND_PASSES_RANGE_H
#define WAVEBOUND_PASSES_RANGE_H

#include "decode.h"

/* All that a number of `bits` bits may be: between the bounds, read without and with sign, and rem modulo mod. */
struct wb_range {
	uint64_t low, high;
	int64_t slow, shigh;
	uint64_t mod, rem;		/* mod 1: any; of the unsigned number */
};
struct wb_range wb_range_full(uint32_t bits);
struct wb_range wb_range_number(uint32_t bits, uint64_t k);
/** wb_range_unsigned, wb_range_signed - all numbers between two. */
struct wb_range wb_range_unsigned(uint32_t bits, uint64_t low, uint64_t high);
struct wb_range wb_range_signed(uint32_t bits, int64_t low, int64_t high);
bool wb_range_is_full(const struct wb_range *r, uint32_t bits);
/** wb_range_hull - numbers of @a and of @b. */
struct wb_range wb_range_hull(struct wb_range a, struct wb_range b);
/** wb_range_part - the part @sel (wb_decoded) of numbers in @r, of 32 bits. */
struct wb_range wb_range_part(struct wb_range r, uint8_t sel);
/** wb_range_operation - what the first def of @d, an operation on 32 bits, is if its @n sources, or parts of them, are
 * in @r; what only these say. */
struct wb_range wb_range_operation(const struct wb_decoded *d, const struct wb_range *r, uint32_t n);
/** wb_range_loaded - what load @i leaves that fills a register with less than 32 bits, with their sign or zeros above.
 */
struct wb_range wb_range_loaded(const struct wb_inst *i);

#endif
