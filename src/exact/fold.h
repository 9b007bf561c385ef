/* src/exact/fold.h -- comparisons of known numbers, and selection of lanes by bits. They are inlined, so that the
 * compiler can vectorise loops over lanes.
 */
#ifndef WB_EXACT_FOLD_H
#define WB_EXACT_FOLD_H

#include "exact.h"
#include "wavebound/fold.h"

enum cond { COND_NONE, COND_F, COND_LT, COND_EQ, COND_LE, COND_GT, COND_NE, COND_GE, COND_T, COND_OTHER };

/** wb_exact_condition - the comparison of @i; COND_OTHER: one that is not modelled. @name: of the instruction. */
enum cond wb_exact_condition(const char *name, const struct wb_inst *i);

/** wb_exact_decide - 1: the comparison holds in all workgroups of the subgrid; 0: in none; -1: unknown. */
int wb_exact_decide(
	struct program *g, enum cond c, bool sign, const struct val *a, const struct val *b, bool wide);

/* The lanes whose byte is 1, others have 0, as bits. The multiplication moves bit 8 l of eight bytes to bit 56 + l. */
WB_INLINE uint64_t
bits_of(const uint8_t is[LANES])
{
	uint64_t bits = 0;

	for (uint32_t k = 0; k < LANES / 8; k++) {
		uint64_t eight = 0;

		for (uint32_t l = 0; l < 8; l++)
			eight |= (uint64_t)is[8 * k + l] << 8 * l;
		bits |= (eight * 0x0102040810204080u >> 56) << 8 * k;
	}
	return bits;
}

/* Sets @out to @yes in @lanes and to @no in others. @out may be @yes or @no. */
WB_INLINE void
merge_lanes(uint32_t *out, uint64_t lanes, const uint32_t *yes, const uint32_t *no)
{
	static const uint32_t one[4] = { 1, 2, 4, 8 };

	for (uint32_t k = 0; k < LANES; k += 4) {
		uint32_t four = (uint32_t)(lanes >> k & 15), r[4];

		for (uint32_t l = 0; l < 4; l++) {
			uint32_t mask = (four & one[l]) == one[l] ? UINT32_MAX : 0;

			r[l] = (yes[k + l] & mask) | (no[k + l] & ~mask);
		}
		memcpy(out + k, r, sizeof r);
	}
}

WB_INLINE bool
compares(enum cond c, bool sign, bool wide, uint64_t a, uint64_t b)
{
	int64_t sa = wide ? (int64_t)a : (int32_t)(uint32_t)a, sb = wide ? (int64_t)b : (int32_t)(uint32_t)b;

	switch (c) {
	case COND_LT: return sign ? sa < sb : a < b;
	case COND_EQ: return a == b;
	case COND_LE: return sign ? sa <= sb : a <= b;
	case COND_GT: return sign ? sa > sb : a > b;
	case COND_NE: return a != b;
	case COND_GE: return sign ? sa >= sb : a >= b;
	case COND_T: return true;
	default: return false;
	}
}

#endif
