/* wavebound/minisimt.h -- mini-SIMT assembly and the machine that executes it.
 *
 * The language is that of Hirvisalo 2014, section 4; wavebound-msimt(5) states
 * syntax, semantics and times. Reading gives the IR with branches of threads: each
 * variable is a vector unit, unit 0 is Tid, and `sync` (WB_OP_SYNC) is where
 * the threads that a branch parted meet again.
 */
#ifndef WAVEBOUND_MINISIMT_H
#define WAVEBOUND_MINISIMT_H

#include "wavebound/ir.h"
#include "wavebound/launch.h"
#include "wavebound/machine.h"

#define WB_MSIMT_TID 0			/* unit of Tid in every function */
#define WB_MSIMT_MOST_LANES 64		/* of a warp: sets of threads are 64 bits */
#define WB_MSIMT_MOST_THREADS 65536

/** wb_msimt_looks_like - whether @text is mini-SIMT assembly (format detection). */
bool wb_msimt_looks_like(const char *text, size_t bytes);
/** wb_msimt_read - reads @file into a module. Reports all errors; a kernel with errors has ->refused set. */
enum wb_status wb_msimt_read(struct wb_ctx *cx, uint16_t file, struct wb_module **out);

/** wb_msimt_compute - the value of arithmetic @op (32 bits, signed, wrapping; a division by 0 gives 0); false if @op is
 * none. */
bool wb_msimt_compute(enum wb_op op, uint32_t a, uint32_t b, uint32_t *out);

/** wb_msimt_params - [unit] what each variable holds in every thread at the start: the value of the launch's argument
 * of its name, else 0. WB_BAD_INPUT, reported, for an argument that no variable has, or that is no 32-bit integer.
 * @launch may be NULL. */
enum wb_status wb_msimt_params(
	struct wb_ctx *cx, const struct wb_fn *fn, const struct wb_launch *launch, uint32_t **out);

/** wb_msimt_buffer - the buffer of @launch (may be NULL) that says what memory holds at the start, or NULL. */
const struct wb_launch_arg *wb_msimt_buffer(const struct wb_launch *launch);
/** wb_msimt_memory - the words of memory at the start, from the launch's buffer "memory"; 65536 words of 0 without one.
 * @file: the @bytes of the file that the buffer names, if it names one; words are little-endian, bytes left over are
 * not used. WB_BAD_INPUT, reported, for a buffer of another name or of more than 2^28 bytes. */
enum wb_status wb_msimt_memory(struct wb_ctx *cx, const struct wb_launch *launch, const uint8_t *file, uint64_t bytes,
	uint32_t **out, uint32_t *words);
/** wb_msimt_bytes - @words words of memory as 4 * @words bytes, little-endian. */
void wb_msimt_bytes(const uint32_t *memory, uint32_t words, uint8_t *out);

/* ---- one launch ------------------------------------------------------------------- */
struct wb_msimt_launch {
	uint32_t threads;		/* 1 to WB_MSIMT_MOST_THREADS */
	/* [unit] first value of each variable in every thread (that of Tid is not used) */
	const uint32_t *start;
	uint32_t *memory;		/* words; written */
	uint32_t words;
	uint64_t steps;			/* most warp instructions; 0: no limit */
};
static inline uint32_t
wb_msimt_warps(const struct wb_machine *m, uint32_t threads)
{
	return (uint32_t)wb_ceil_div(threads, m->wave_lanes);
}

/* Threads that a branch parted, on the stack of a warp: those at the sync; those that continue at @next then. */
struct wb_msimt_frame {
	uint32_t branch, next;		/* instructions */
	uint64_t done, todo;		/* threads, by lane */
};
enum wb_msimt_end { WB_MSIMT_DONE, WB_MSIMT_STEPS, WB_MSIMT_HANG, WB_MSIMT_FAULT };
struct wb_msimt_issue {
	/* the warp issues at start and can go on at ready; WB_UNKNOWN: waits at a barrier */
	uint64_t start, ready;
	uint32_t warp, inst;
	uint64_t active;		/* threads, by lane */
	const struct wb_msimt_frame *stack; uint32_t nstack;	/* of the warp behind it, the newest last */
};
struct wb_msimt_run {
	enum wb_msimt_end end;
	uint64_t cycles;		/* until the last warp ended */
	uint64_t insts;			/* warp instructions */
	uint64_t loads;			/* of these */
	uint64_t stall_cycles;		/* no warp was ready */
	uint64_t *warp_end;		/* [warp] */
};
/** wb_msimt_run - executes @fn on @m, cycle by cycle. @hook (may be NULL) sees every instruction issued.
 * WB_OK: all warps ended. WB_REFUSED: reported (step limit, threads that wait for ever). WB_BAD_INPUT: reported (fault
 * of the program).
 * @out is filled as far as the run came. */
typedef void wb_msimt_hook(void *arg, const struct wb_msimt_issue *i);
enum wb_status wb_msimt_run(struct wb_ctx *cx, const struct wb_fn *fn, const struct wb_machine *m,
	const struct wb_msimt_launch *l, wb_msimt_hook *hook, void *arg, struct wb_msimt_run *out);

#endif
