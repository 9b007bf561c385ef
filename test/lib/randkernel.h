/* test/lib/randkernel.h -- random GCN kernels as assembly, with a machine and a launch for each.
 *
 *	struct rng r = rng_new(seed);
 *	struct randkernel k;
 *	randkernel_make(cx, &r, base, &k);	base: any GCN machine; what is not drawn is taken from it
 *
 * Every kernel ends on every launch drawn for it, accesses only what it may, and every
 * loop has an annotation or a form whose bound can be inferred. The same random
 * numbers give the same kernel. All belongs to cx->unit.
 */
#ifndef WAVEBOUND_TEST_RANDKERNEL_H
#define WAVEBOUND_TEST_RANDKERNEL_H

#include "randcfg.h"
#include "wavebound/launch.h"
#include "wavebound/machine.h"

struct randkernel {
	const char *text;		/* assembly of kernel "random" and its callees */
	size_t bytes;
	struct wb_machine machine;
	struct wb_launch launch;	/* not completed */
	uint32_t vgprs;
	uint32_t lds_bytes;
	uint32_t waves;			/* of a full workgroup */
};

void randkernel_make(struct wb_ctx *cx, struct rng *r, const struct wb_machine *base, struct randkernel *out);

/** randkernel_machine_xml, randkernel_launch_xml - as wavebound reads them. */
void randkernel_machine_xml(const struct wb_machine *m, struct wb_out *o);
void randkernel_launch_xml(const struct wb_launch *l, struct wb_out *o);

#endif
