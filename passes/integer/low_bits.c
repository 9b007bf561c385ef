/* passes/integer/low_bits.c -- the low bits of numbers.
 *
 * Modulo 2^w, a number is not changed by a mask of w bits or more, by an extension from w bits or more, or by a 16-bit
 * sum (w <= 16).
 */
#include "internal.h"

#define MOST_LEVELS 16			/* masks and extensions removed, one after the other */

uint32_t
wb_low_bits_of(uint8_t sel, uint32_t all)
{
	switch (sel & ~WB_SEL_SIGN) {
	case 0: return 8;
	case 4: return 16;
	case WB_SEL_ALL: return all;
	default: return 0;
	}
}

/* @v modulo 2^bits, through the instruction that defines it. */
static bool
reduce_value(struct wb_integers *ints, uint32_t v, struct wb_point w, uint32_t bits, struct wb_affine *out)
{
	struct wb_decoded d;
	struct wb_affine other;
	struct wb_extracted f;

	if (!wb_value_is_def(ints->g, v) || !wb_lanes_written(ints, wb_value_at(ints->g, v), &w))
		return false;
	if (wb_value_operation(ints, v, w, &d) && wb_extracts(ints, &d, w, &f) && !f.shift && f.width >= bits) {
		*out = wb_affine_source(ints, d.src[f.of], 32, w);
		return true;
	}
	if (!wb_decode_half(ints->fn, wb_value_at(ints->g, v), wb_value_unit(ints->g, v), &d) ||
		(d.op != WB_OP_ADD && d.op != WB_OP_SUB) || d.second || d.ndef != 1 || d.nsrc != 2 ||
		bits > wb_low_bits_of(d.sel[0], 16) || bits > wb_low_bits_of(d.sel[1], 16))
		return false;
	*out = wb_affine_source(ints, d.src[0], 32, w);
	other = wb_affine_source(ints, d.src[1], 32, w);
	return (d.op == WB_OP_ADD ? wb_affine_sum : wb_affine_difference)(out, &other, out);
}

struct wb_affine
wb_affine_low(struct wb_integers *ints, struct wb_affine f, struct wb_point w, uint32_t bits)
{
	for (uint32_t n = 0, j = 0; j < f.n && n < MOST_LEVELS; j++) {
		const struct wb_term *at = wb_affine_term(ints, f.term[j]);
		struct wb_affine of;

		if (at->kind != WB_TERM_VALUE || !reduce_value(ints, at->v, w, bits, &of) ||
			!wb_affine_substitute(&f, f.term[j], &of, &of))
			continue;
		f = of;
		n++;
		j = WB_NONE;			/* its terms changed: start again */
	}
	return f;
}
