/* test/lib/randprogram.h -- random GCN kernels made of every form, in which data decides: what any instruction
 * leaves in a register, in SCC, VCC or memory becomes a branch, the exit of a loop, a mask of lanes, an address.
 *
 *	struct randforms *forms = randprogram_forms(a, &r, 0x900, 64, 6000);	once
 *	randprogram_make(cx, &r, base, forms, 0x900, 64, &p);			many times
 *
 * Unlike the kernels of randkernel.h these keep nothing beside what is tested: loops have no counter of their own and
 * no annotation, instructions stand between a comparison and its branch, counters live in registers that other
 * instructions may write. So a kernel need not end, and its loops need not have a bound. It accesses only what it may.
 */
#ifndef WAVEBOUND_TEST_RANDPROGRAM_H
#define WAVEBOUND_TEST_RANDPROGRAM_H

#include "randforms.h"
#include "wavebound/launch.h"
#include "wavebound/machine.h"

struct randprogram {
	const char *text;		/* assembly of kernel "program" */
	size_t bytes;
	struct wb_machine machine;
	struct wb_launch launch;	/* not completed */
};
/** randprogram_forms - about @n instructions for @gfx that can be read and executed; all belongs to @a. */
struct randforms *randprogram_forms(struct wb_arena *a, struct rng *r, uint32_t gfx, uint32_t lanes, uint32_t n);
/** randprogram_make - the same random numbers, forms and target give the same program; all belongs to cx->unit. */
void randprogram_make(struct wb_ctx *cx, struct rng *r, const struct wb_machine *base, const struct randforms *forms,
	uint32_t gfx, uint32_t lanes, struct randprogram *out);
/** randprogram_reveal - the same of one form or two, between registers whose numbers are known and branches that tell
 * what is in them then: the time does. */
void randprogram_reveal(struct wb_ctx *cx, struct rng *r, const struct wb_machine *base, const struct randforms *forms,
	uint32_t gfx, uint32_t lanes, struct randprogram *out);
/** randprogram_row - behind an s_nop instructions @of [n], one after another, in one wave whose lanes are all there;
 * among them branches without a label, and calls by s[28:29] and s[30:31], of a function that is made of @called. */
void randprogram_row(struct wb_ctx *cx, struct rng *r, const struct wb_machine *base, const char *const *of,
	uint32_t n, const char *const *called, uint32_t ncalled, uint32_t gfx, uint32_t lanes, struct randprogram *out);

#endif
