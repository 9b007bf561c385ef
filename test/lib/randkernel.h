/* test/lib/randkernel.h -- random GCN kernels as assembly, with a machine and a launch for each.
 *
 *	struct rng r = rng_new(seed);
 *	struct randkernel_shape shape = randkernel_draw(&r);	or randkernel_plain(), and then what you want of it
 *	struct randkernel k;
 *	randkernel_make(cx, &r, base, &shape, &k);
 *
 * base is any GCN machine; what is not drawn is taken from it. Every kernel ends on every launch drawn
 * for it, accesses only what it may, and every loop has an annotation or a form whose bound can be
 * inferred. The same random numbers and shape give the same kernel. All belongs to cx->unit.
 *
 * To run one: wb_gcn_read, wb_launch_complete, wb_sim_prepare, then wb_timed_run, wb_sim_run_functional or
 * wb_sim_run_mimd; wb_sim_observe to watch each instruction (test/prop/observed.c does the first three). Registers by
 * purpose: at the top of randkernel.c.
 */
#ifndef WAVEBOUND_TEST_RANDKERNEL_H
#define WAVEBOUND_TEST_RANDKERNEL_H

#include "randcfg.h"
#include "wavebound/launch.h"
#include "wavebound/machine.h"

/* How EXEC is changed. S, L, ... are pairs of scalars; [...] is left out at times. */
enum randkernel_idiom {
	RK_IF = 1, /* s_and_saveexec S, c; [execz JOIN]; then; JOIN: s_or exec, exec, S */
	/* ...; s_xor S, exec, S; [execz FLOW]; then; FLOW: s_andn2_saveexec S, S; [execz JOIN]; else; JOIN: s_or exec,
	   exec, S */
	RK_ELSE_A = 2,
	/* ...; FLOW: s_or_saveexec S, S; v_mov for all lanes; s_xor exec, exec, S; [execz JOIN]; else; JOIN: s_or exec,
	   exec, S */
	RK_ELSE_B = 4,
	/* an inner if without join of its own: s_and exec, exec, c; [execz JOIN of the outer one] */
	RK_AND = 8,
	/* as without optimisation: s_mov A, exec; s_and B, A, c; s_xor A, B, A; s_mov exec, B; [execz]; then; s_or
	   exec, exec, A */
	RK_MOV = 16,
	/* lanes leave the kernel: s_and exec, exec, c (or saveexec); [execz END]; the join is missing */
	RK_RETURN = 32,
	RK_LOOP_AND = 64, /* body; s_and exec, exec, c (or through vcc); execnz (vccnz); then s_mov exec, S */
	RK_LOOP_OR = 128, /* s_mov L, 0; body; s_or L, c, L; s_andn2 exec, exec, L; execnz; s_or exec, exec, L */
	RK_LOOP_ROT = 256, /* the same, rotated: the latch and its exit (execz) lie before the header */
	RK_LOOP_BREAK = 512, /* rotated, with lanes that break kept in a mask of their own */
	RK_WATERFALL = 1024, /* v_readfirstlane; v_cmp_eq; s_and_saveexec; body; s_xor exec, exec, S; execnz */
	RK_WHOLE = 2048, /* s_or_saveexec S, -1; code for all lanes; s_mov exec, S */
	RK_ALL = 4095,
};

struct randkernel_shape {
	const char *target;	/* "gfx900", "gfx803"; NULL: drawn */
	uint32_t steps;		/* instructions of a wave, about; at most 1,000,000 */
	uint32_t statements;	/* of the kernel itself; 0: drawn */
	uint32_t depth;		/* of constructs within each other, at most 4 */
	uint32_t constructs;	/* percent of statements that are constructs (inside others: four sevenths of it) */
	/* Weights of constructs against each other; all 0: straight code. */
	uint32_t branches;	/* on scalars */
	uint32_t divergent;	/* branches on lanes: RK_IF .. RK_RETURN, RK_WHOLE */
	uint32_t counted;	/* loops whose count can be inferred */
	uint32_t data_loops;	/* scalar loops whose count only the run knows (annotated) */
	uint32_t lane_loops;	/* that lanes leave one by one (annotated): RK_LOOP_AND .. RK_WATERFALL */
	uint32_t ends;		/* early ends of whole waves */
	uint32_t calls;		/* needs callees */
	uint32_t callees;	/* functions besides the kernel, at most 2 */
	uint32_t idioms;	/* of enum randkernel_idiom */
	/* Percent of the other statements. */
	uint32_t memory;
	uint32_t barriers;
	/* stores to and loads from private memory, scalars and masks kept in lanes of a vector register */
	uint32_t spills;
	/* Percent of memory accesses. */
	uint32_t lds;		/* in LDS; 0: the kernel has none */
	uint32_t atomics;
	/* accesses cost what they can at most: then little hides a cost that is missing from a bound */
	bool tight;
};
/** randkernel_plain - all constructs and idioms, some memory, no barriers, no spills; about 2500 steps. */
struct randkernel_shape randkernel_plain(void);
/** randkernel_draw - any shape. */
struct randkernel_shape randkernel_draw(struct rng *r);

struct randkernel {
	const char *text;		/* assembly of kernel "random" and its callees */
	size_t bytes;
	struct wb_machine machine;
	struct wb_launch launch;	/* not completed */
	uint32_t vgprs;
	uint32_t lds_bytes;
	uint32_t waves;			/* of a full workgroup */
};
void randkernel_make(struct wb_ctx *cx, struct rng *r, const struct wb_machine *base,
	const struct randkernel_shape *shape, struct randkernel *out);

/** randkernel_machine - any machine; what is not drawn is that of @base. */
void randkernel_machine(struct rng *r, const struct wb_machine *base, struct wb_machine *m);
/** randkernel_machine_plain - takes all rules from @m that wb_machine_is_plain asks for. */
void randkernel_machine_plain(struct wb_machine *m);

/** randkernel_machine_xml, randkernel_launch_xml - as wavebound reads them. */
void randkernel_machine_xml(const struct wb_machine *m, struct wb_out *o);
void randkernel_launch_xml(const struct wb_launch *l, struct wb_out *o);

#endif
