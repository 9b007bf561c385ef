/* wavebound/divergence.h -- which values are uniform, and how others differ between lanes.
 *
 * Every value of gated single assignment has a shape: uniform in the launch, in the workgroup, or in the wave; or
 * affine, which is a uniform base plus a constant stride times the lane id (or the work-item ids); or divergent. A
 * shape holds for a set of lanes: in lanes that were off when a vector register was written, it may have older values.
 * So a shape belongs to a value and to its reader. The one in wb_divergence.value holds in the lanes that were on where
 * the value was made.
 *
 *	v1 = mov s4		uniform
 *	v2 = shl v0, 2		affine: 4 * id of the work-item
 *	v3 = load v2		divergent
 *
 * A mask of lanes in scalar registers is a number of the wave, so as a value it is never divergent. Its bit in each
 * lane is a condition: uniform if it is the same in all lanes that are on.
 *
 * "Uniform in the workgroup" compares what different waves compute at the same point, in the same iterations of the
 * loops around; lanes that are off do not count. Scalar loads are assumed to read memory that does not change during
 * the launch only if the function writes no shared memory.
 *
 * Source: Coutinho and others, PACT 2011 (divergence with affine values); LLVM's GenericUniformityImpl.h.
 */
#ifndef WAVEBOUND_DIVERGENCE_H
#define WAVEBOUND_DIVERGENCE_H

#include "wavebound/gsa.h"

enum wb_div_class {
	WB_DIV_LAUNCH,			/* same in all lanes of the launch   */
	WB_DIV_WORKGROUP,		/* same in all lanes of the workgroup */
	WB_DIV_WAVE,			/* same in all lanes of the wave that are on: "uniform" */
	WB_DIV_AFFINE,			/* base + sum of stride[k] * id[k], base uniform */
	WB_DIV_DIVERGENT,
	WB_DIV_COUNT,
};
extern const char *const wb_div_class_name[WB_DIV_COUNT];

/* Uses of the analysis by bounds. Each can be switched off (wb_pass_env.without, ored): bounds are as safe without it,
 * and larger. */
enum wb_div_gain {
	WB_DIV_TRANSACTIONS = 1,	/* lines touched by an access */
	WB_DIV_LDS = 2,			/* bank conflicts                             */
	WB_DIV_ARMS = 4,		/* a wave executes one arm of an if          */
	WB_DIV_BARRIERS = 8,		/* all waves of a workgroup execute the same barriers */
};

/* The reason of a shape: the chain `from` leads to the source of divergence. It is set, as are inst, value and from,
 * only if all is asked (WB_ASKS_ALL). */
enum wb_div_why {
	WB_DIV_BY_ENTRY,		/* a value that the hardware or the caller sets */
	WB_DIV_BY_OPERAND,		/* computed from `from`                              */
	WB_DIV_BY_JOIN,			/* joined values differ in class or stride */
	WB_DIV_BY_GATE,			/* the choice between several values depends on `from` */
	WB_DIV_BY_MASK,			/* some lanes keep an older value: written under a narrower EXEC at `inst` */
	WB_DIV_BY_LOOP,			/* lanes leave the loop in different iterations          */
	WB_DIV_BY_MEMORY,		/* loaded from addresses that differ (`from`)        */
	WB_DIV_BY_ATOMIC,		/* each lane gets another old value                  */
	WB_DIV_BY_LANES,		/* computed from values of other lanes */
	WB_DIV_BY_LIMIT,		/* the function is too large */
};
extern const char *const wb_div_why_text[];

struct wb_div_shape {
	uint8_t cls;			/* enum wb_div_class */
	uint8_t base;			/* of AFFINE: class of the base, else cls */
	uint8_t why;			/* enum wb_div_why */
	uint8_t low_bits;		/* number of known low bits of the base... */
	uint32_t low;			/* ... and their value; 32 bits: the base is this constant */
	uint32_t max;			/* unsigned maximum in any lane */
	uint32_t stride[3];		/* of AFFINE: modulo 2^32, per id (wb_divergence.ids), else 0 */
	uint32_t inst;			/* where it was found, WB_NONE                     */
	uint32_t value;			/* of wb_gsa whose shape it is, WB_NONE: of a condition */
	uint32_t from;			/* shape, WB_NONE                                    */
};

/* The ids that strides are multiplied by. */
enum wb_div_ids {
	WB_DIV_IDS_LANE,		/* stride[0]: the lane id in the wave; the others are 0 */
	/* the work-item ids: rows of the workgroup are no multiple of the wave, or unknown */
	WB_DIV_IDS_XYZ,
};

enum wb_div_exit { WB_DIV_EXIT_TOGETHER, WB_DIV_EXIT_SINGLY, WB_DIV_EXIT_UNKNOWN };
struct wb_div_loop {
	/* enum wb_div_exit: whether all lanes that are on leave in the same iteration */
	uint8_t exit;
	uint8_t cls;			/* TOGETHER: the class in which the iteration is uniform */
	uint32_t from;			/* shape of the condition that decides, WB_NONE                         */
};

/* A path condition: whenever an edge is executed, value a is one of `count` numbers from `first` on, modulo 2^32
 * (passes/exclusive/conditions.c). Two conditions of one value with disjoint intervals exclude each other in one
 * iteration of the loop that both edges lie directly in. */
struct wb_path_condition {
	uint32_t edge;
	/* block of the branch; the loop that it lies directly in, WB_NONE */
	uint32_t at, loop;
	/* proved of some lane active at `inst` only: of all if the condition there (wb_divergence.lanes) is the same
	 * for them */
	bool some;
	bool one;			/* of some lane only, whatever is the same */
	uint32_t a;			/* of wb_gsa */
	uint32_t first;
	uint64_t count;
	uint32_t inst;			/* the comparison */
	/* set, not empty: the lanes active at `inst`, or of which the first was read; WB_NONE: it is about values of
	 * the wave */
	uint32_t lanes;
	uint32_t shape;			/* of a, if it is uniform and there are barriers; else WB_NONE */
};

/* A 64-bit address, and the maximal cost of an access. */
struct wb_div_access {
	bool known;			/* address is affine: */
	int64_t stride[3];		/* bytes per id, modulo 2^64                      */
	uint64_t most_trans;		/* maximum of lines touched; WB_UNKNOWN: not proved */
	uint64_t most_rounds;		/* maximum of LDS rounds; WB_UNKNOWN */
	/* all lanes are on, and touch whole lines in a row; found only where the machine serves these faster */
	bool whole;
	bool row;			/* lanes access words one after another; found only where it matters (M19) */
	uint32_t from;			/* shape of (the low half of) the address, WB_NONE  */
};

/* Scalar load @inst reads bytes low to high - 1 from where argument @argument of the kernel points to: the same buffer
 * in all waves. */
struct wb_div_scalar {
	uint32_t inst, argument;
	int64_t low, high;
};

struct wb_divergence {
	struct wb_div_shape *shape;
	/* Shapes; WB_NONE: there is none, or it was not asked. */
	/* [value of wb_gsa] in the lanes that are on where it is made; NULL: not all were asked */
	uint32_t *value;
	/* [index of wb_gsa_operand] as the instruction reads it; NULL: not all were asked */
	uint32_t *use;
	/* [block] of the condition of its branch; on GCN at most WAVE */
	uint32_t *branch;
	/* [inst] per lane: the condition by which it narrows EXEC (or the mask of a compare, or of a choice between all
	 * lanes and none) */
	uint32_t *lanes;
	struct wb_div_loop *loop;	/* [loop] NULL: not asked */
	struct wb_div_access *access; uint32_t naccess;	/* of all but scalar memory; none: not asked */
	uint32_t *access_of;		/* [inst] in access[], WB_NONE; NULL: there is none */
	/* by inst; of scalar loads of buffers of which this is known; only where the machine has scalar caches */
	struct wb_div_scalar *scalar; uint32_t nscalar;
	/* sorted by value and loop; for lanes: of ids in rows; none: not asked */
	const struct wb_path_condition *conditions; uint32_t ncondition;
	uint8_t without;		/* enum wb_div_gain, ored: switched off */
	uint8_t ids;			/* enum wb_div_ids */
	uint32_t most[3];		/* maximum of each id that has strides */
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
/** wb_div_access_of - the access of instruction @inst; NULL: none, or not asked. */
static inline const struct wb_div_access *
wb_div_access_of(const struct wb_divergence *d, uint32_t inst)
{
	return !d->access_of || d->access_of[inst] == WB_NONE ? NULL : &d->access[d->access_of[inst]];
}

#endif
