/* passes/integer/decode.h -- an instruction as an operation on numbers (decode.c). */
#ifndef WAVEBOUND_PASSES_DECODE_H
#define WAVEBOUND_PASSES_DECODE_H

#include "operation.h"

struct wb_decoded {
	enum wb_op op;			/* none with its sources exchanged (wb_forward) */
	uint32_t inst;
	uint8_t type;			/* enum wb_type */
	uint8_t bits;			/* of the operation: 32 or 64 */
	bool sign;
	bool second;			/* the unit is not in the first def: carry, overflow, SCC, a mask */
	uint32_t part, ndef;		/* which unit of its def, of how many */
	const struct wb_opnd *src[4]; uint32_t nsrc;	/* numbers read, SCC and VCC where they are operands */
	/* which part of each: 0-3 a byte, 4-5 two bytes, WB_SEL_ALL; WB_SEL_SIGN besides: with its sign */
	uint8_t sel[4];
};
#define WB_SEL_WORD 4u
#define WB_SEL_ALL 6u
#define WB_SEL_SIGN 8u
/** wb_decode - how @inst defines @unit (WB_NONE: no matter); false: not an operation on numbers. */
bool wb_decode(const struct wb_fn *fn, uint32_t inst, uint32_t unit, struct wb_decoded *d);
/** wb_decode_float - the same of one on floats of 32 bits, which wb_decode leaves out. */
bool wb_decode_float(const struct wb_fn *fn, uint32_t inst, uint32_t unit, struct wb_decoded *d);
/** wb_decode_parts - the same, also where it reads parts of its sources (SDWA), which are in d->sel. After wb_decode
 * all are WB_SEL_ALL. */
bool wb_decode_parts(const struct wb_fn *fn, uint32_t inst, uint32_t unit, struct wb_decoded *d);
/** wb_decode_half - a comparison of 16 bits, or a sum or difference of which the low 16 bits are what it says. d->sel
 * as above, where WB_SEL_ALL stands for the low 16 bits. */
bool wb_decode_half(const struct wb_fn *fn, uint32_t inst, uint32_t unit, struct wb_decoded *d);
/** wb_decode_saturated - an operation on 32 bits that stops at the ends of the type instead of wrapping, which the
 * others leave out. */
bool wb_decode_saturated(const struct wb_fn *fn, uint32_t inst, uint32_t unit, struct wb_decoded *d);
/** wb_choice - which sources of @d are the condition, what it takes if that holds, and if not; false: it takes neither
 * of two as it is. */
bool wb_choice(const struct wb_decoded *d, uint32_t *condition, uint32_t *yes, uint32_t *no);
/** wb_tells_zero - whether SCC after @op says that its result is not 0. */
bool wb_tells_zero(enum wb_op op);
#endif
