/* wavebound/divergence.h -- which values are the same in which lanes.
 *
 * Every value of gated single assignment has a shape: it is the same in the whole
 * launch, in the workgroup, in the wave; or a uniform base and a constant stride times the
 * lane's number (or its work-item ids); or divergent. A shape is about the lanes that look:
 * a vector register may hold older values in lanes that were off when it was written. So a
 * shape belongs to a value and to those who read it; the one of wb_divergence.value is for the lanes
 * that were active where the value was made.
 *
 * A mask of lanes in scalar registers is a number of the wave, hence never divergent
 * as a value. What it says of each lane is its condition: uniform if it is the same for all active lanes.
 *
 * "Same in the workgroup" compares what different waves compute in the same place in the same
 * iterations of the loops around it; values of lanes that are not active do not count.
 * Scalar loads are taken to read what does not change while the launch runs only where the function writes no
 * memory that others see.
 *
 * Source: Coutinho and others, PACT 2011 (divergence with affine values); LLVM's GenericUniformityImpl.h.
 */
#ifndef WAVEBOUND_DIVERGENCE_H
#define WAVEBOUND_DIVERGENCE_H

#include "wavebound/gsa.h"

enum wb_div_class {
	WB_DIV_LAUNCH,			/* same in all lanes of the launch   */
	WB_DIV_WORKGROUP,		/* same in all lanes of the workgroup */
	WB_DIV_WAVE,			/* same in all active lanes of the wave: "uniform" */
	WB_DIV_AFFINE,			/* base + sum of stride[k] * id[k], base uniform */
	WB_DIV_DIVERGENT,
	WB_DIV_COUNT,
};
extern const char *const wb_div_class_name[WB_DIV_COUNT];

/* What bounds may make of the answers, to be left out (wb_pass_env.without, ored): they are as safe without, and
 * larger. */
enum wb_div_gain {
	WB_DIV_TRANSACTIONS = 1,	/* lines that an access touches               */
	WB_DIV_LDS = 2,			/* bank conflicts                             */
	WB_DIV_ARMS = 4,		/* a wave executes one arm of an if          */
	WB_DIV_BARRIERS = 8,		/* all waves of a workgroup meet them alike   */
};

/* Where a shape comes from: the chain `from` leads to the source of divergence. Told, as inst, value and from are, only
 * if all is asked (WB_ASKS_ALL). */
enum wb_div_why {
	WB_DIV_BY_ENTRY,		/* what the hardware or the caller put there         */
	WB_DIV_BY_OPERAND,		/* computed from `from`                              */
	WB_DIV_BY_JOIN,			/* values that differ in kind or stride meet         */
	WB_DIV_BY_GATE,			/* which of several values it is depends on `from`   */
	WB_DIV_BY_MASK,			/* some lanes keep an older value: written under a narrower EXEC at `inst` */
	WB_DIV_BY_LOOP,			/* lanes leave the loop in different iterations          */
	WB_DIV_BY_MEMORY,		/* loaded from addresses that differ (`from`)        */
	WB_DIV_BY_ATOMIC,		/* each lane gets another old value                  */
	WB_DIV_BY_LANES,		/* made from other lanes' values                     */
	WB_DIV_BY_LIMIT,		/* the function is too large to follow               */
};
extern const char *const wb_div_why_text[];

struct wb_div_shape {
	/* enum wb_div_class. Unless all is asked or there are barriers, what is the same for all lanes of a wave may be
	 * WAVE though it is the same for more */
	uint8_t cls;
	uint8_t base;			/* of AFFINE: class of the base, else cls */
	uint8_t why;			/* enum wb_div_why */
	uint8_t low_bits;		/* so many low bits of the base are known... */
	uint32_t low;			/* ... and are these; all 32: the base is this constant */
	uint32_t max;			/* no lane's value is greater (unsigned)          */
	uint32_t stride[3];		/* of AFFINE: modulo 2^32, per id (wb_divergence.ids), else 0 */
	uint32_t inst;			/* where it was found, WB_NONE                     */
	uint32_t value;			/* of wb_gsa whose shape it is, WB_NONE: of a condition */
	uint32_t from;			/* shape, WB_NONE                                    */
};

/* What the strides count. */
enum wb_div_ids {
	WB_DIV_IDS_LANE,		/* stride[0]: the lane's number in the wave; the others are 0 */
	/* the work-item ids: the workgroup's rows are no multiple of the wave, or unknown */
	WB_DIV_IDS_XYZ,
};

enum wb_div_exit { WB_DIV_EXIT_TOGETHER, WB_DIV_EXIT_SINGLY, WB_DIV_EXIT_UNKNOWN };
struct wb_div_loop {
	uint8_t exit;			/* enum wb_div_exit: whether all active lanes leave in the same iteration */
	uint8_t cls;			/* TOGETHER: the iteration is the same in this class                      */
	uint32_t from;			/* shape of the condition that decides, WB_NONE                         */
};

/* A path condition: whenever an edge is executed, value a, or a - b, is one of `count` numbers from `first` on, modulo
 * 2^32 (passes/exclusive/conditions.c). Two conditions of one value that have nothing in common exclude each other in
 * one iteration of the loop that both edges lie directly in. */
struct wb_path_condition {
	uint32_t edge;
	/* block: the edge leaves it, or it is where values meet; the loop it lies directly in, WB_NONE */
	uint32_t at, loop;
	/* proved of some lane active at `inst` only: of all if the condition there (wb_divergence.lanes) is the same
	 * for them */
	bool some;
	bool one;			/* of some lane only, whatever is the same */
	/* of wb_gsa; b: a number from outside the loop at whose header a is merged, as a is of the wave; WB_NONE */
	uint32_t a, b;
	uint32_t first;
	uint64_t count;
	uint32_t inst;			/* the comparison; WB_NONE: values meet */
	/* set, not empty: the lanes active at `inst`, or of which the first was read; WB_NONE: it is about values of
	 * the wave */
	uint32_t lanes;
	uint32_t shape;			/* of a, if it is a value of the wave and there are barriers, else WB_NONE */
};

/* An address in 64 bits and what an access costs at most. */
struct wb_div_access {
	bool known;			/* address is affine: */
	int64_t stride[3];		/* bytes per id, modulo 2^64                      */
	/* so often, at most, two neighbouring lanes are not that apart: a 32-bit part wraps */
	uint8_t breaks;
	uint8_t align_bits;		/* so many low bits of the base are known...       */
	uint32_t align_low;		/* ... and are these                               */
	uint64_t most_trans;		/* lines touched at most, WB_UNKNOWN: not proved   */
	uint64_t most_rounds;		/* LDS rounds at most, WB_UNKNOWN                  */
	uint32_t from;			/* shape of (the low half of) the address, WB_NONE  */
};

struct wb_divergence {
	struct wb_div_shape *shape; uint32_t nshape;
	/* Shapes; WB_NONE: there is no such thing, or nobody asked. */
	/* [value of wb_gsa] for the lanes active where it is made; NULL: all were not asked for */
	uint32_t *value;
	/* [index of wb_gsa_operand] as its instruction reads it; NULL likewise                          */
	uint32_t *use;
	/* [block] of the condition of its conditional branch. On GCN never beyond WAVE */
	uint32_t *branch;
	/* [inst] per lane, of the condition by which it narrows EXEC (or of the mask that a compare makes, or a choice
	 * of all lanes or none) */
	uint32_t *lanes;
	struct wb_div_loop *loop;	/* [loop] NULL: nobody asked */
	struct wb_div_access *access; uint32_t naccess;	/* of all that is not scalar memory; none: nobody asked */
	uint32_t *access_of;		/* [inst] in access[], WB_NONE; NULL: there is none */
	/* those of one value and loop together; those of lanes: of ids in rows; none: nobody asked */
	const struct wb_path_condition *conditions; uint32_t ncondition;
	uint8_t without;		/* enum wb_div_gain, ored: nobody is to use these */
	uint8_t ids;			/* enum wb_div_ids */
	uint32_t most[3];		/* greatest value of each id that strides count */
};

/** wb_div_use, wb_div_value - the shape of an operand as read, of a value where it is made. */
static inline const struct wb_div_shape *
wb_div_use(const struct wb_divergence *d, const struct wb_gsa *g, const struct wb_inst *i, uint32_t o, uint32_t k)
{
	uint32_t f = d->use ? d->use[wb_gsa_operand(g, i->opnd + o, k)] : WB_NONE;

	return f == WB_NONE ? NULL : &d->shape[f];
}
static inline const struct wb_div_shape *
wb_div_value(const struct wb_divergence *d, uint32_t v)
{
	return !d->value || d->value[v] == WB_NONE ? NULL : &d->shape[d->value[v]];
}
/** wb_div_access_of - the access of instruction @inst, NULL: it has none, or nobody asked. */
static inline const struct wb_div_access *
wb_div_access_of(const struct wb_divergence *d, uint32_t inst)
{
	return !d->access_of || d->access_of[inst] == WB_NONE ? NULL : &d->access[d->access_of[inst]];
}

#endif
