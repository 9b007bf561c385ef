/* passes/integer/decode.h -- an instruction as an operation on numbers (decode.c). */
#ifndef WAVEBOUND_PASSES_DECODE_H
#define WAVEBOUND_PASSES_DECODE_H

#include "operation.h"

struct wb_decoded {
	enum wb_op op;			/* not one with exchanged sources (wb_forward) */
	uint32_t inst;
	uint8_t type;			/* enum wb_type */
	uint8_t bits;			/* of the operation: 32 or 64 */
	bool sign;
	bool extended;			/* see wb_decode_half */
	bool second;			/* the unit is not in the first definition: carry, overflow, SCC, a mask */
	uint32_t part, ndef;		/* which unit of the definition, of how many */
	const struct wb_opnd *src[4]; uint32_t nsrc;	/* numbers that it reads; SCC and VCC if they are operands */
	/* part of each source: 0-3 a byte, 4-5 two bytes, WB_SEL_ALL; ored with WB_SEL_SIGN: sign extended */
	uint8_t sel[4];
};
#define WB_SEL_WORD 4u
#define WB_SEL_ALL 6u
#define WB_SEL_SIGN 8u
/** wb_decode - @inst as the operation that defines @unit (WB_NONE: any); false: it is no operation on numbers. */
bool wb_decode(const struct wb_fn *fn, uint32_t inst, uint32_t unit, struct wb_decoded *d);
/** wb_decode_float - the same for operations on 32-bit floats, which wb_decode does not decode. */
bool wb_decode_float(const struct wb_fn *fn, uint32_t inst, uint32_t unit, struct wb_decoded *d);
/** wb_decode_parts - the same, also if it reads parts of its sources (SDWA): d->sel. wb_decode sets all to
 * WB_SEL_ALL. */
bool wb_decode_parts(const struct wb_fn *fn, uint32_t inst, uint32_t unit, struct wb_decoded *d);
/** wb_decode_low_product - the low half of a 32-bit product plus a 64-bit number depends on low halves only: makes *d
 * this operation, if it is that. */
void wb_decode_low_product(struct wb_decoded *d);
/** wb_decode_half - a 16-bit comparison, sum, difference, low product, minimum or maximum that is right in the low 16
 * bits; d->extended: all of the result is the low half of that operation in 32 bits on low halves extended by d->sign.
 * d->sel as above; WB_SEL_ALL is the low 16 bits. */
bool wb_decode_half(const struct wb_fn *fn, uint32_t inst, uint32_t unit, struct wb_decoded *d);
/** wb_decode_saturated - a 32-bit operation that saturates instead of wrapping, which the others do not decode. */
bool wb_decode_saturated(const struct wb_fn *fn, uint32_t inst, uint32_t unit, struct wb_decoded *d);
/** wb_select_sources - the indices of the condition of select @d, and of its alternatives; false: it is no select of
 * unchanged sources. */
bool wb_select_sources(const struct wb_decoded *d, uint32_t *condition, uint32_t *yes, uint32_t *no);
/** wb_scc_is_nonzero - whether SCC behind @op is "result is not 0". */
bool wb_scc_is_nonzero(enum wb_op op);
#endif
