/* test/lib/corpus.h -- kernels whose lanes wait for each other (test/deadlock): loads, executes and analyses them, as
 * the gate does.
 *
 * All have the arguments lock (zeros), data (0, 1, 2, ...), out (zeros), n (64), and run as one workgroup of 64; those
 * of which waves wait for each other (mutual.cl) as several. */
#ifndef WB_TEST_CORPUS_H
#define WB_TEST_CORPUS_H

#include "wavebound/deadlock.h"
#include "wavebound/gcn.h"
#include "wavebound/sim.h"
#include "rng.h"

#define CORPUS_BYTES 65536u
#define CORPUS_MIMD_STEPS 40000000u
#define CORPUS_GROUPS 16u

/** The files of test/deadlock/s that are counted, NULL at the end: STEM.O0.s and so on. */
extern const char *const corpus_stem[];

/** corpus_workgroup - 64 work-items in a row, or as the kernel requires. */
void corpus_workgroup(const struct wb_fn *fn, uint32_t size[3]);
/** corpus_grid - all work-items along x: of @several workgroups three, or as the name of the kernel says. */
uint64_t corpus_grid(const struct wb_fn *fn, bool several);
/** corpus_launch - a simulator ready to run; @memory: the three buffers. */
enum wb_status corpus_launch(struct wb_ctx *cx, const struct wb_module *m, const struct wb_fn *fn, bool several,
	struct wb_sim **sim, uint8_t *memory[3]);
/** corpus_checksum - of all memory after a run. */
uint64_t corpus_checksum(uint8_t *const memory[3]);

/* HANGS: proved. GOES_ON: it has not ended within the limit. */
enum fate { ENDS, HANGS, OTHER, GOES_ON };
/** corpus_wave - in lock step. @sum: memory, of who ends. The waves of 32 lanes, of which there are two, take turns at
 * random: in a fixed order, they may go round and round. */
enum fate corpus_wave(const struct wb_module *m, const struct wb_fn *fn, uint64_t limit, uint64_t *sum);
/** corpus_threads - as threads of their own, in a fair order that @seed draws. */
enum fate corpus_threads(
	const struct wb_module *m, const struct wb_fn *fn, bool several, uint64_t seed, uint64_t *sum);
/** corpus_waves - several workgroups in lock step, in some orders: the first one that does not end. */
enum fate corpus_waves(const struct wb_module *m, const struct wb_fn *fn, uint64_t limit);

/** corpus_run_all - all workgroups of the launch at once in lock step: waves that are drawn, for at most @turn
 * instructions each time. */
enum fate corpus_run_all(struct wb_sim *sim, struct rng *r, uint32_t turn, uint64_t limit);

/** corpus_barriers - how the waves of the workgroup come to barriers: alike where each comes as often as the others,
 * every time with all lanes that it began with. */
enum meeting { MEET_ALIKE, MEET_NOT_ALIKE, MEET_UNKNOWN };
enum meeting corpus_barriers(const struct wb_module *m, const struct wb_fn *fn, uint64_t limit);

/** corpus_plain - @fn as the gate analyses it, for that launch: without calls and stack. NULL: a pass failed. */
const struct wb_fn *corpus_plain(
	struct wb_ctx *cx, const struct wb_module *m, const struct wb_fn *fn, bool several, bool overlap);

#endif
