/* test/lib/claims.h -- checks the claims of DIVERGENCE and EXCLUSIVE against a run.
 *
 *	struct claims_tally sum = { 0 };
 *	struct claims *c = claims_new(cx, fn, launch, m, &sum);	of an analysed kernel and its completed launch
 *	claims_watch(c, sim);					then run it, functionally or timed
 *	claims_wrong(c)						what was contradicted first, or NULL
 *
 * At every instruction of every wave each operand is held against its shape: uniform values are the same in all active
 * lanes, affine ones differ by their strides, known low bits and greatest values hold; values said to be the same in
 * the workgroup or the launch are the same in the waves that are at the same instruction in the same iterations of the
 * loops around it; conditions and branches likewise; lanes that leave a loop together do; a wave executes no more of
 * what excludes each other than the rows allow; no access touches more lines or takes more LDS rounds than proved, and
 * none in a function that is called and analysed more lines; for each argument there is a pointer from which on scalar
 * loads read the bytes that they are said to.
 */
#ifndef WAVEBOUND_TEST_CLAIMS_H
#define WAVEBOUND_TEST_CLAIMS_H

#include "wavebound/divergence.h"
#include "wavebound/launch.h"
#include "wavebound/machine.h"
#include "wavebound/timed.h"

/* How much was claimed and held: a pass that claims nothing passes every check. */
struct claims_tally {
	uint64_t vector[WB_DIV_COUNT], scalar[WB_DIV_COUNT];	/* operands executed, by class */
	uint64_t uniform_masks, masks, shared, accesses, proved, arms;
	uint64_t scalar_loads;		/* of which bytes of a buffer are claimed */
	uint64_t worst;			/* accesses that touched as many lines as the cost table has at the worst */
};

struct claims;
/** claims_new - for one run of kernel @fn on @m, of which every divergence fact was asked for; all belongs to cx->unit.
 */
struct claims *claims_new(struct wb_ctx *cx, const struct wb_fn *fn, const struct wb_launch *launch,
	const struct wb_machine *m, struct claims_tally *sum);
void claims_watch(struct claims *c, struct wb_sim *sim);
/* What accesses did at most, by instruction. */
struct claims_seen {
	uint32_t lines, rounds;
	bool scattered;			/* not to whole lines in a row, at least once; only if the machine asks */
	bool apart;			/* the same, not to words one after another */
	uint64_t scalar_low, scalar_high;	/* bytes that a scalar load read: from low to high - 1 */
};
/** claims_record - from now on notes in @seen [inst] what accesses do, too. */
void claims_record(struct claims *c, struct claims_seen *seen);
const char *claims_wrong(const struct claims *c);

/** claims_hold - all of that for the kernel of @m: it is analysed for @launch, which is completed, and executed up to
 * @steps instructions with the files that @files reads. What is contradicted, or NULL; *ended: whether it came to its
 * end. */
const char *claims_hold(struct wb_ctx *cx, const struct wb_module *m, const struct wb_launch *launch,
	const struct wb_machine *machine, wb_sim_read_fn *files, void *user, uint64_t steps, bool *ended);

#endif
