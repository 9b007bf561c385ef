/* src/exact/exact.h -- private to src/exact: values that are known or not, decoded code, waves, memory.
 *
 * This is the second simulator of the machine. It reads IR, machine and launch, and shares nothing with src/sim, which
 * is its test oracle. Terms:
 *
 *	step		a decoded instruction
 *	effect		what the machine sees of one executed step: lines, LDS rounds, counters, direction of a branch
 *	trace		the effects of a wave in order. Where no effect depends on what other waves write, they are
 *			recorded before the machine runs (trace.c): the simulation of the machine is trace-driven
 *	subgrid		workgroups that are executed at once to record their traces; their ids are symbolic (affine.c)
 *	class		workgroups whose waves have the same traces
 *	event		of discrete-event simulation (device.c). A local instruction needs none: it only delays its own
 *			wave
 *	lookahead	how many local instructions a SIMD issues ahead of simulated time (ahead.c). If another event
 *			makes one of its waves ready, the SIMD rolls back, as in optimistic simulation
 *	period		a part of the run that repeats exactly, from one state of the machine to an equal one (period.c)
 *	open		of a value, unknown; of an instruction or a launch, its time depends on one
 *
 * A 32-bit value is a number, or unknown, or has a tag: it is a half of an address whose base the launch does not
 * state. With B the real base of 64 bits and X a known offset,
 *
 *	LO of base b:	the low half of B + X; v is the low half of X
 *	HI of base b:	the high half of B + X; v is the high half of X, aux its low half
 *
 * So the addition of known numbers, carries included, is exact for every B.
 *
 * In assembly, the distance from code to tables is unknown. There each section has its own base, and the constants from
 * which code computes the address of a table are halves of a distance: of (base of the table - base of the code + X).
 */
#ifndef WB_EXACT_PRIVATE_H
#define WB_EXACT_PRIVATE_H

#include "wavebound/exact.h"
#include "wavebound/gcn.h"

/* Destination of writes to null, which no operand reads. */
#define NULL_UNIT 140
#define LANES 64			/* of registers; waves have program.lanes of them */
#define NSCALAR 256
#define ALL_LANES UINT64_MAX

/* ---- values ---------------------------------------------------------------------------- */
/* Tags: base * 4 + part. Base 0 is none. */
/* DISTANCE: halves of the distance from code to a section */
enum part { PART_LO, PART_HI, PART_WORD2, PART_WORD3, PART_DISTANCE_LO = PART_WORD2, PART_DISTANCE_HI = PART_WORD3 };
enum { TAG_NUMBER = 0, TAG_UNKNOWN = 1, TAG_CARRY = 2 };
enum base {
	BASE_NONE,
	BASE_SCRATCH,		/* of all private memory: initial value of the descriptor and of FLAT_SCRATCH */
	BASE_WAVE_OFFSET,	/* this wave's offset in it (LO only) */
	BASE_WAVE_SCRATCH,	/* the sum of both: this wave's private memory */
	BASE_WAVE_SHIFTED,	/* gfx8: offset / 256 in FLAT_SCRATCH (LO only) */
	BASE_SHARED, BASE_PRIVATE,	/* apertures of generic addresses (HI only) */
	/* no address: a scalar kept in a lane; aux has its known bits (TAG_PARTIAL only) */
	BASE_PARTIAL,
	BASE_KERNARG, BASE_PACKET, BASE_QUEUE,
	/* the linked image; then each section of a module that is not linked; then each argument */
	BASE_CODE,
};
/* Work, in units that take about as long as to read a recorded effect: of an instruction that is executed; more of an
 * access, lane by lane, to memory or to LDS; and more for each square of LINE_PAIRS lines that it touches. */
#define EXECUTION_COST 4
#define VMEM_COST 120
#define LDS_COST 80
#define LINE_PAIRS 20
#define MOST_BASES 1024u
#define NO_DIMENSION 3u
#define TAG(base, part) ((uint16_t)((base) * 4 + (part)))
#define TAG_PARTIAL TAG(BASE_PARTIAL, PART_WORD2)
static inline uint32_t tag_base(uint16_t tag) { return tag / 4; }
static inline enum part tag_part(uint16_t tag) { return (enum part)(tag & 3); }
static inline bool is_based(uint16_t tag) { return tag >= 4; }

struct val {
	uint32_t v, aux;
	uint16_t tag;
};

struct scalar {
	uint32_t v, aux;
	uint32_t known;		/* bits, if tag is TAG_NUMBER (TAG_CARRY: those of lanes without a base) */
	uint16_t tag;		/* never TAG_UNKNOWN: that is known == 0 */
	uint32_t origin;	/* the instruction that made it unknown, as a number in the program; WB_NONE */
};
struct vec {
	union {
		uint32_t v[LANES];
		float f[LANES];
	};
	uint64_t known, based;	/* disjoint; lanes in neither are unknown */
	uint32_t origin;
	uint16_t tag[LANES];	/* of lanes in based */
	uint32_t aux[LANES];
};

/* The lanes of a vector register whose float is zero or normal (not denormal, infinite or NaN). Bits of lanes whose
 * number is unknown have no meaning. */
struct normal {
	uint64_t lanes;
	bool valid;			/* false: `lanes` is out of date, as the register was written */
};

/* ---- code --------------------------------------------------------------------------------- */
enum ref_kind { REF_NONE, REF_IMM, REF_SCALAR, REF_VECTOR, REF_APERTURE, REF_DISTANCE, REF_OPEN };
struct ref {
	uint8_t kind, nunit;
	uint8_t sel;		/* SDWA: part that is read, 6: all */
	bool sext, neg, abs;
	bool high;		/* REF_DISTANCE: the high half of imm */
	uint16_t unit;		/* REF_VECTOR: index in wave.vec. REF_APERTURE, REF_DISTANCE: enum base */
	uint64_t imm;
};
#define MOST_SRC 5

enum act {
	ACT_NONE, ACT_BRANCH, ACT_CBRANCH, ACT_JUMP, ACT_WAIT, ACT_BARRIER, ACT_END, ACT_CALL, ACT_RETURN,
	ACT_VMEM, ACT_BUFFER, ACT_LDS, ACT_LDS_ONE, ACT_SMEM, ACT_ONE_LINE, ACT_REFUSED, ACT_ABORT,
};
struct step;
struct wave;
typedef void exec_fn(struct wave *w, const struct step *p);

struct step {
	/* fields that the machine reads come first, in one cache line */
	uint64_t issue, delay, taken_delay;
	uint32_t address, address_row;	/* cycles of the address unit (M19); if lanes access words one after another */
	uint8_t act;		/* enum act */
	bool local;		/* it only delays its own wave, apart from an access to memory */
	uint8_t counters, vmcnt, lgkmcnt, vscnt, kmcnt;
	exec_fn *run;		/* NULL: the instruction does not matter */
	uint8_t op, type, nsrc;
	uint8_t cond;		/* comparisons: enum cond */
	uint8_t flt;		/* enum flt of float.c */
	/* tail: a call by s_setpc_b64, which returns to the caller of this function */
	/* keeps: the sources are 16-bit halves, and the third one is the destination, whose upper half is kept */
	bool sign, wide, narrow, zeroes, keeps, is_float, is_load, is_store, is_atomic, branch_zero, tail;
	bool dpp, bound_ctrl, unmodelled;	/* unmodelled: a modifier without a model; the result is unknown */
	uint8_t row_mask, bank_mask, dst_sel, dst_unused, clamp;
	uint16_t dpp_ctrl;
	uint16_t bytes, align;	/* align: on other addresses the machine faults */
	uint32_t shift;
	struct ref d, d2, src[MOST_SRC], data, data2, addr, base, index, soffset;
	int64_t offset;
	uint32_t offset1;	/* bytes, of a second element; count says if there is one */
	uint8_t count, d16;
	/* d16: the half that is not loaded is unknown afterwards, not kept */
	bool half_unknown;
	bool offen, idxen, signed_load;
	uint32_t next, taken;	/* steps; WB_NONE */
	uint32_t fn, inst;
	uint32_t trans;		/* SMEM: transactions */
	uint32_t store_rounds;	/* LDS: the fewest if there are any */
	uint32_t counts;	/* 1 + the loop that this comparison decides (least.c); 0: none */
	struct pattern *pattern;	/* LDS: the last pattern; NULL: none */
};
/* Addresses in LDS relative to the first one, and their rounds. */
struct pattern {
	uint32_t at[LANES];
	uint64_t lanes;
	uint32_t low;		/* of the first address, below the width of a bank */
	uint32_t rounds;
};

struct program {
	struct wb_ctx *cx;		/* memory for one run */
	struct wb_ctx *keep;		/* memory for files that are read */
	const struct wb_module *m;
	const struct wb_fn *fn;		/* the kernel */
	const struct wb_machine *machine;
	const struct wb_launch *launch;
	struct step *step; uint32_t nstep;
	uint32_t entry_step;
	uint32_t *first;		/* [function] its first step, WB_NONE */
	uint16_t *vector_of;		/* [unit] index in wave.vec + 1, 0: does not matter */
	uint32_t nvec;
	uint32_t nbase;			/* with those of sections and arguments */
	uint64_t *base_bytes;		/* 0: unknown, or several parts */
	uint32_t outside, outside_base;	/* the first step that accesses memory outside of a buffer; WB_NONE */
	uint32_t *base_align;		/* bytes, a power of two */
	/* what the launch states: less than base_align for pointers of which it says nothing. What rests on the
	 * difference is noted */
	uint32_t *base_stated;
	struct rests *rests;
	uint32_t first_section, first_arg;
	uint32_t code_base;		/* of the one section with code, if the module is not linked; else BASE_NONE */
	const uint8_t *kernarg; const bool *kernarg_known; uint64_t kernarg_bytes;
	struct scalar *kernarg_base;	/* [dword] tags of buffer arguments */
	uint8_t packet[64]; bool packet_known[64];
	struct contents *contents;	/* [argument base]; at NULL: unknown */
	uint64_t grid[3], groups[3];
	uint32_t workgroup[3];
	uint32_t lds_bytes, scratch_words;
	uint32_t lanes;			/* of a wave: 64 or 32 */
	uint32_t waves;			/* of a full workgroup */
	uint32_t mode;			/* MODE at the start */
	uint32_t line_shift;
	/* to count LDS rounds: [word] the last access that counted it, [bank] words of this access, its number */
	uint32_t *word_access, *bank_words, access;
	struct wb_exact_loop *loop;	/* [loop of the kernel]; NULL: they are not counted */
	bool *reached;			/* [block of the kernel], if loops are counted */
	struct affine *affine; uint32_t naffine, most_affine;	/* [base - nbase] */
	struct traces *traces;		/* NULL: effects are computed while the machine runs */
	uint64_t work;			/* of accesses so far, besides EXECUTION_COST */
	struct least *least;		/* least.c; NULL: not known */
	uint64_t promised;		/* the least work of the waves that run, or are to run, from start to end */
	/* what traces that are not complete tell: the least work of some wave; a wave that is open, or NULL */
	uint64_t one_wave;
	struct wave *open;
	bool independent;		/* no effect depends on memory that other waves write */
	/* the subgrid that is executed: workgroups in each dimension, and the distance of neighbours */
	uint32_t subgrid_size[3], subgrid_stride[3];
	/* dimension in which accesses of neighbours start at different offsets in a line, or NO_DIMENSION */
	uint32_t misaligned_dimension;
	uint32_t split_dimension, split_at;	/* where to split a subgrid; NO_DIMENSION: unknown */
	uint32_t *block_at;		/* [instruction of the kernel] block that it begins, WB_NONE */
};
/* What the execution takes for granted of buffers: that they begin at multiples of a line. */
struct rests {
	bool *base;			/* of these */
	bool values;			/* a value rests on it, not only the number of lines of an access */
};
/* The effects of one step of a wave, as recorded by trace.c. */
struct trace_entry {
	uint32_t step : 28, taken : 1, arguments : 1, whole : 1, row : 1;
	uint16_t trans, rounds;
};
#define MOST_STEPS_OF_CODE ((uint32_t)1 << 28)
struct trace {
	const struct trace_entry *at;
	uint32_t n;
};
/* Workgroups whose waves have the same traces. */
struct group_class {
	const uint32_t *trace;		/* [wave] */
	uint32_t nwave;
};
struct traces {
	const struct trace *trace;
	const struct group_class *group_class;
	uint16_t *class_of_group;	/* [workgroup] */
};
/* An affine expression in workgroup ids, plus a base: affine.c. */
struct affine {
	uint32_t base;			/* BASE_NONE: none */
	int64_t k[3], x;
};
/* The contents of a buffer, if the launch gives them. */
struct contents {
	uint8_t *at;
	uint8_t *known;			/* a byte for each */
	uint64_t bytes;
};

/* ---- waves ----------------------------------------------------------------------------------- */
/* Why the time of a launch depends on data. */
enum why { WHY_NONE, WHY_BRANCH, WHY_MASK, WHY_ADDRESS, WHY_LINES, WHY_COUNT, WHY_MODEL, WHY_ABORT, WHY_FAULT,
	WHY_OUTSIDE, WHY_MISALIGNED };

struct effect {
	uint32_t step;
	bool taken, barrier, end, waits;
	bool arguments;			/* the access is to kernel arguments or the dispatch packet */
	bool whole;			/* ... to whole lines in a row */
	bool row;			/* ... to words one after another */
	uint8_t counters;
	uint32_t trans, rounds;
};

/* An addition to a half with a base, for the carry of the addition of the upper halves. */
struct carry {
	uint16_t unit;			/* the mask that has the carry, or SCC (then lane 0) */
	bool borrow;
	uint64_t lanes;			/* lanes of the record; in others the mask may be known */
	uint32_t x[LANES], y[LANES];	/* x: the half with a base; y: what is added or subtracted */
	uint16_t base[LANES], result_base[LANES];	/* base before and after; BASE_NONE after: by affine.c */
	struct val a[LANES], b[LANES];	/* the lower halves */
	uint64_t distance;			/* lanes in which y is of a distance */
	/* one base in all lanes, to which numbers are added (base, to, a and b are not stored); else BASE_NONE */
	uint16_t one_base;
};
#define NCARRY 3			/* SCC, and two masks at a time */

struct group {
	uint64_t id;
	bool busy;
	uint32_t nwave, ended, waiting, cu;
	uint32_t *context;
	uint8_t *lds, *lds_known;
};

struct wave {
	struct program *g;
	struct group *group;
	uint32_t in_group;
	uint32_t pc;
	bool ended;
	struct scalar s[NSCALAR];
	struct vec *vec;
	struct normal *normal;		/* [vec] */
	struct vec **scratch;		/* [word] of private memory; NULL: never written */
	struct carry carry[NCARRY];
	uint32_t next_carry;
	uint32_t *call; uint32_t ncall, mcall;	/* steps to return to */
	enum why why;
	uint32_t why_origin;
	struct effect effect;
	uint32_t block;			/* current block of the kernel; WB_NONE: none yet */
	struct wb_exact_loop *loop;	/* [loop] traversals since it was entered (max), and all traversals (total) */
	uint64_t promised;		/* its least work from start to end: a share of program.promised */
};

/** wb_exact_note_rest - what the execution found rests on the alignment of @base, which the launch does not state;
 * @values: a value does, not only how many lines an access touches. */
static inline void
wb_exact_note_rest(const struct program *g, uint32_t base, bool values)
{
	g->rests->base[base < g->nbase ? base : g->affine[base - g->nbase].base] = true;
	g->rests->values |= values;
}

/* decode.c */
/** wb_exact_decode - decodes all functions that the kernel may run into steps. @need: the timing slice of each. */
enum wb_status wb_exact_decode(struct program *g, struct wb_timing *const *need);

/* start.c */
/** wb_exact_environment - sets what the launch states: arguments, sizes, contents. */
void wb_exact_environment(struct program *g);
/** wb_exact_contents - sets the buffers whose contents are part of the launch. */
void wb_exact_contents(struct program *g, const struct wb_exact_options *o);
/** wb_exact_new_wave - allocates the registers and private memory of a wave. */
struct wave *wb_exact_new_wave(struct program *g);
void wb_exact_start_wave(struct wave *w);
/** wb_exact_group_waves - number of waves of workgroup @id. */
uint32_t wb_exact_group_waves(const struct program *g, uint64_t id);

/* step.c */
/** wb_exact_step - executes one instruction, as far as needed; w->effect is what affects the machine. False: see
 * w->why.
 */
bool wb_exact_step(struct wave *w);
void wb_exact_undetermined(struct wave *w, enum why why, uint32_t origin);
/** wb_exact_forget_contents - contents become unknown, after a store to an unknown address. */
void wb_exact_forget_contents(struct program *g);

/** wb_exact_is_null - whether @o is the null register of gfx10, which is 0 and ignores writes. */
static inline bool
wb_exact_is_null(const struct program *g, const struct wb_opnd *o)
{
	return g->m->gfx >= 0x1000 && o->kind == WB_OPND_UNIT && o->id == 125;
}

/* registers: reg.c */
/** wb_exact_number - a scalar source; false unless all its bits are known. */
bool wb_exact_number(const struct wave *w, const struct ref *r, uint64_t *out);
struct val wb_exact_scalar_val(const struct wave *w, const struct ref *r, uint32_t unit);
struct val wb_exact_lane_val(const struct wave *w, const struct ref *r, uint32_t unit, uint32_t lane);
/** wb_exact_origin - the instruction that made @r unknown; WB_NONE: it was never written. wb_exact_origin_of - the
 * origin of an unknown result of @p: that of a source, or @p itself. */
uint32_t wb_exact_origin(const struct wave *w, const struct ref *r);
uint32_t wb_exact_origin_of(const struct wave *w, const struct step *p);
/** wb_exact_scalar_bits - as wb_exact_scalar_val, but TAG_PARTIAL if some bits are known: for scalars that are kept in
 * lanes. */
struct val wb_exact_scalar_bits(const struct wave *w, const struct ref *r);
void wb_exact_set_scalar(struct wave *w, uint32_t unit, struct val x, uint32_t origin);
void wb_exact_set_lane(struct vec *d, uint32_t lane, struct val x);
/** wb_exact_exec_ref - EXEC: a register for each 32 lanes. */
static inline struct ref
wb_exact_exec_ref(const struct wave *w)
{
	return (struct ref){ .kind = REF_SCALAR, .nunit = (uint8_t)(w->g->lanes / 32), .unit = WB_GCN_EXEC_LO };
}
/** wb_exact_exec - lanes that are active for certain, and lanes that may be. */
static inline void
wb_exact_exec(const struct wave *w, uint64_t *must, uint64_t *may)
{
	const struct scalar *s = &w->s[WB_GCN_EXEC_LO];
	bool two = w->g->lanes > 32;
	uint64_t known = is_based(s[0].tag) ? 0 : s[0].known;

	known |= (uint64_t)(!two ? UINT32_MAX : is_based(s[1].tag) ? 0 : s[1].known) << 32;
	*must = ((uint64_t)(two ? s[1].v : 0) << 32 | s[0].v) & known;
	*may = *must | ~known;
}
/** wb_exact_write - writes @x to unit @unit of vector destination @d in active lanes. */
void wb_exact_write(struct wave *w, const struct step *p, const struct ref *d, uint32_t unit, const struct vec *x);
/** wb_exact_mask - the bits of a lane mask, and which of them are known. */
void wb_exact_mask(const struct wave *w, const struct ref *r, uint64_t *bits, uint64_t *known);
void wb_exact_set_mask(struct wave *w, const struct ref *r, uint64_t bits, uint64_t known, uint32_t origin);
/** wb_exact_source - unit @unit of a vector or scalar source in all lanes; @tmp is the buffer for computed ones. */
const struct vec *wb_exact_source(
	const struct wave *w, const struct step *p, uint32_t src, uint32_t unit, struct vec *tmp);
/** wb_exact_tagged - lanes of @v with @tag. */
uint64_t wb_exact_tagged(const struct vec *v, uint16_t tag);
struct carry *wb_exact_carry_new(struct wave *w, uint16_t unit);
/** wb_exact_carry_of - the carry record of @nunit scalars from @unit on, if all still hold the carries unchanged; else
 * NULL. */
const struct carry *wb_exact_carry_of(const struct wave *w, uint16_t unit, uint32_t nunit);

/* based.c */
/** wb_exact_based - @op of values of which one has a base. */
struct val wb_exact_based(struct program *g, enum wb_op op, bool sign, const struct val *src, uint32_t n);
/** wb_exact_note_carry - records that the lower halves @a and @b were added, or @b subtracted, in @lane. False: neither
 * has a base. */
bool wb_exact_note_carry(
	const struct program *g, struct carry *c, const struct val *a, const struct val *b, bool borrow, uint32_t lane);
/** wb_exact_note_carries - the same for @lanes at once, if one half has the same base in all and the other is a number.
 * False: it must be done lane by lane. */
bool wb_exact_note_carries(
	const struct program *g, struct carry *c, const struct vec *a, const struct vec *b, uint64_t lanes);
/** wb_exact_with_carry - upper halves @a plus (minus) @b, and the carry of @c in @lane. */
struct val wb_exact_with_carry(
	struct program *g, const struct carry *c, const struct val *a, const struct val *b, bool borrow, uint32_t lane);
/** wb_exact_with_carries - the same for those of @lanes that can be done at once. Returns them; @r has the results. */
uint64_t wb_exact_with_carries(
	const struct carry *c, const struct vec *a, const struct vec *b, uint64_t lanes, struct vec *r);
/** wb_exact_address - two halves as an offset from a base, BASE_NONE for a number; false: they are not halves of one
 * address. */
bool wb_exact_address(
	const struct program *g, const struct val *lo, const struct val *hi, uint32_t *base, uint64_t *offset);
/** wb_exact_equal - whether two values of 32, or if @wide 64 bits are equal; -1: not known. */
int wb_exact_equal(const struct program *g, const struct val *a, const struct val *b, bool wide);

/* affine.c */
bool wb_exact_is_affine(const struct program *g, const struct val *a);
/** wb_exact_workgroup - the id of a workgroup in @dimension, for all workgroups of the subgrid; the first one is
 * @first. */
struct val wb_exact_workgroup(struct program *g, uint32_t dimension, uint32_t first);
/** wb_exact_affine - @op of values of which one is an affine expression in workgroup ids. */
struct val wb_exact_affine(struct program *g, enum wb_op op, bool sign, const struct val *s, uint32_t n);
/** wb_exact_affine_upper - the upper half of @a plus (minus) @b, two halves each. */
struct val wb_exact_affine_upper(struct program *g, const struct val *a, const struct val *b, bool minus);
/** wb_exact_affine_shift - 64 bits shifted by @by; false: no rule. */
bool wb_exact_affine_shift(struct program *g, enum wb_op op, const struct val *a, uint32_t by, struct val *out);
/** wb_exact_affine_product - 32-bit @a * @b + 64-bit @c; false: no rule. */
bool wb_exact_affine_product(
	struct program *g, bool sign, const struct val *a, const struct val *b, const struct val *c, struct val *out);
/** wb_exact_affine_shift_add - (@a << @by) + @c, two halves each; false: no rule, @out is unknown. */
bool wb_exact_affine_shift_add(
	struct program *g, const struct val *a, uint32_t by, const struct val *c, struct val *out);
/** wb_exact_affine_extent - the least and the greatest offset from the base of affine @base, over the subgrid, of what
 * is @at bytes behind it. False: not known. */
bool wb_exact_affine_extent(const struct program *g, uint32_t base, uint64_t at, int64_t *low, int64_t *high);
/** wb_exact_affine_address - the sum of two pairs of halves, as an offset from a base. */
bool wb_exact_affine_address(
	struct program *g, const struct val *a, const struct val *b, uint32_t *base, uint64_t *offset);

/* salu.c, valu.c */
/** wb_exact_float - the floating-point operation of instruction @name, for step.flt; 0: not modelled. */
uint8_t wb_exact_float(const char *name);
void wb_exact_floating(struct wave *w, const struct step *p);
/** wb_exact_compare_floats - lanes in which the comparison holds; *known: lanes in which it is known. */
uint64_t wb_exact_compare_floats(const struct wave *w, const struct step *p, uint64_t *known);
exec_fn wb_exact_scalar_float, wb_exact_salu, wb_exact_valu, wb_exact_compare, wb_exact_unknown, wb_exact_readlane,
	wb_exact_readfirst, wb_exact_writelane, wb_exact_mode, wb_exact_getpc, wb_exact_permute;

/* memory.c */
void wb_exact_vmem(struct wave *w, const struct step *p);
void wb_exact_lds(struct wave *w, const struct step *p);
void wb_exact_smem(struct wave *w, const struct step *p);

/* trace.c */
/** wb_exact_traces - records the effects of all waves in g->traces, if that takes no more than a part of @limit
 * steps.
 */
void wb_exact_traces(struct program *g, uint64_t limit);

/* count.c */
/** wb_exact_count_loops - turns on the counting of the loops of the kernel, if it is possible. */
void wb_exact_count_loops(struct program *g);
/** wb_exact_count_start - @w is about to execute its first instruction. */
void wb_exact_count_start(struct wave *w);
/** wb_exact_count - @w is about to execute the instruction it is at now. */
void wb_exact_count(struct wave *w);

/* least.c */
/** wb_exact_least - finds the least work of waves, if loops are counted. wb_exact_least_of - that of @waves waves. */
void wb_exact_least(struct program *g);
uint64_t wb_exact_least_of(const struct program *g, uint64_t waves);
/** wb_exact_least_start - @w is about to execute its first instruction. */
void wb_exact_least_start(struct wave *w);

/* run.c */
enum wb_exact_kind wb_exact_kind_of(enum why why);

/* device.c */
enum wb_status wb_exact_device(
	struct program *g, const struct wb_exact_options *o, struct wb_exact *out, const struct wave **stopped);

/* fold.h is for salu.c and valu.c */
#endif
