/* test/lib/randforms.h -- random instructions of every form that the reader accepts and the simulator models.
 *
 * A form is a mnemonic in an encoding (e32, e64, SDWA, DPP, scalar, memory) with any of its modifiers: neg, abs, sext,
 * clamp, omod, op_sel, byte selections, lane patterns, offsets, glc. The mnemonics and the kinds of their operands come
 * from the reader's table; what it says about effects is not used.
 *
 * Registers of the instructions:
 *	s[8:23] scalar data    vcc, m0        read only: s2, s3, s6, s7, exec
 *	v2..v13 vector data                   read only: v0, v1
 *	v[20:21] an address in a buffer       s[4:5] its start; v22 an offset in it, and in LDS
 *	s[60:63] a buffer descriptor          all accesses are aligned to 16 bytes and at most FORM_REACH behind
 * A scalar register wide enough for the form, any vector register: nothing else is written.
 */
#ifndef WAVEBOUND_TEST_RANDFORMS_H
#define WAVEBOUND_TEST_RANDFORMS_H

#include "randcfg.h"

#define FORM_REACH 4096u	/* bytes behind an address that an access may touch */

enum form_kind {
	FORM_SCALAR,		/* scalar arithmetic: SOP1, SOP2, SOPK */
	FORM_SCALAR_COMPARE,	/* sets SCC */
	FORM_VECTOR,		/* VOP1, VOP2, VOP3, VOP3P, VOPD */
	FORM_COMPARE,		/* writes vcc or a pair of data scalars, a bit per lane */
	FORM_EXEC,		/* changes EXEC */
	FORM_MODE,		/* changes MODE */
	FORM_LDS,
	FORM_MEMORY,		/* vector memory */
	FORM_SCALAR_MEMORY,
	FORM_KINDS
};

struct randforms {
	WB_VEC(const char *) line[FORM_KINDS];
	uint32_t tried;		/* instructions drawn */
};

/** Whether the @n instructions @line can be read and executed, one after the other. */
typedef bool randforms_works(void *user, const char *const *line, uint32_t n);
/** randforms_new - about @n different instructions for @gfx in waves of @lanes that work; all belongs to @a. */
struct randforms *randforms_new(
	struct wb_arena *a, struct rng *r, uint32_t gfx, uint32_t lanes, uint32_t n, randforms_works *works,
	void *user);
/** randforms_pick - one of @kind; NULL if there is none. */
const char *randforms_pick(const struct randforms *f, struct rng *r, enum form_kind kind);

#endif
