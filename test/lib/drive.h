/* test/lib/drive.h -- kernels with launches, one after another, for a test that observes their execution.
 *
 *	TEST [SEED [KERNELS [FIRST]]]		random kernels (randkernel.h, randlanes.h)
 *	TEST -x KERNEL.s LAUNCH.xml ...		all kernels of these files instead
 *
 * Each random kernel is a case of prop.h.
 */
#ifndef WAVEBOUND_TEST_DRIVE_H
#define WAVEBOUND_TEST_DRIVE_H

#include "prop.h"
#include "wavebound/sim.h"

struct drive {
	struct wb_ctx *cx;
	struct wb_module *module;
	struct wb_fn *fn;		/* the kernel */
	const struct wb_machine *machine;
	struct wb_launch *launch;	/* as it was read: to be completed */
	const char *dir;		/* of the files that it names */
	bool values;			/* it is one of randlanes.h */
};
struct drive_options {
	/* analyses d->fn, executes it and watches: NULL, or what is wrong */
	const char *(*work)(struct drive *d, void *user);
	void *user;
	uint64_t kernels;		/* by default */
	uint32_t most_steps;		/* of each random kernel, about */
	bool values;			/* kernels of randlanes.h, too: as many */
};
/** drive_all - all that the arguments of the test ask for. */
void drive_all(int argc, char **argv, const struct drive_options *o);
/** drive_prepare - a simulator that is about to execute it; false: it cannot. */
bool drive_prepare(struct drive *d, struct wb_sim **sim);

#endif
