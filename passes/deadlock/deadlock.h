/* passes/deadlock/deadlock.h -- what the files of the deadlock analysis share. */
#ifndef WAVEBOUND_PASSES_DEADLOCK_H
#define WAVEBOUND_PASSES_DEADLOCK_H

#include "../integer/integer.h"
#include "../integer/interval.h"
#include "../passes.h"
#include "wavebound/deadlock.h"
#include "wavebound/gsa.h"
#include "wavebound/lanes.h"

/* What is known of the size of a workgroup along x (a row): whether the lanes of a wave are all of one row. */
enum wb_rows {
	WB_ROWS_UNKNOWN,
	WB_ROWS_OF_WAVES,		/* there is one row, or each row is a whole number of waves */
	WB_ROWS_SHORT,			/* lanes of several rows share a wave */
};

/* What is known of an atom for a set of lanes: nothing, it holds for none of them, it holds for all. */
enum wb_outcome { WB_OPEN, WB_NEVER_HOLDS, WB_ALWAYS_HOLDS };
/* A value, as instruction @use reads it. It may find different values in different lanes. WB_NONE: any instruction. */
struct wb_value_use {
	uint32_t v, use;
};
struct wb_check {
	struct wb_ctx *cx;
	const struct wb_module *m;
	const struct wb_fn *fn;
	const struct wb_gsa *g;
	struct wb_gsa_gates *gates;
	const struct wb_lanes *lanes;	/* NULL: threads branch on their own (simt.c) */
	/* first of the scalar units that always hold the stack's descriptor, or WB_NONE */
	uint32_t descriptor;
	struct wb_addresses *addresses;
	const struct wb_launch *launch;	/* NULL: nothing is known of it */
	struct wb_integers *ints;		/* made by wb_check_numbers */
	uint32_t *write, nwrite;	/* instructions that write shared memory, ascending */
	struct wb_bits no_effect;	/* atomic operations that change nothing; empty before memory.c fills it */
	struct wb_bits watched;		/* instructions of write[], and barriers */
	bool barriers;			/* there is a barrier */
	bool signals;			/* waves arrive at one before they wait for it */
	uint32_t skip;			/* bit n: rule n is not checked */
	bool buffers_distinct;		/* the user says that different arguments are different memory */
	bool assumed_distinct;		/* and a result depends on that */
	enum wb_rows rows;
	uint32_t row_items;		/* the size of the workgroup along x; 0: unknown */
	bool same_lanes, part_waves;	/* all waves have all lanes, some has not */
	/* bit n: along dimension n, the workgroup may have several work-items, the launch several workgroups */
	uint32_t dimensions, group_dimensions;
	uint32_t wide, wide_groups;	/* and along these it is known that there are several */
	/* there is one workgroup, one wave in each, one wave in all; false: maybe not */
	bool one_group, wave_groups, one_wave;
	bool half_waves;		/* waves have 32 lanes at most */
	bool one_lane;			/* waves have one */
	uint32_t first_lanes;		/* the lanes of the first wave, or all, if this is not known */
	/* what is not known of the workgroup is assumed to be as usual: only for confidence */
	bool rows_assumed;
	bool rows_asked;		/* something was not known without this assumption */
	uint8_t *phase_constant;	/* [inst] enum wb_outcome of loads, see wb_phase_constant; NULL: not computed */
	/* [rows_assumed] [atom] lanes that the compare chooses, see mask.c; NULL: not computed */
	uint8_t *chosen_lanes[2];
	struct wb_each_lane *each_lane;	/* room for numbers of all work-items (each_lane.c) */
	/* [first workgroup] [rows_assumed] [inst] work-items for which a compare holds; NULL: not asked (each_lane) */
	const struct wb_items **items_if[2][2];
	struct wb_gate *gate;		/* [loop]; NULL: not computed */
	struct wb_compares *compares;	/* [loop]; NULL: not computed */
	struct wb_stay *stay;		/* [loop]; NULL: not computed */
	/* [rows_assumed] [loop] of a gate, wb_closed_with; no words: not computed */
	struct wb_bits *closed[2];
	uint8_t *leaves_together;	/* [loop] enum wb_outcome: all lanes leave it at once; NULL: not computed */
	/* [rows_assumed] what compares ask of the wave (roles.c); NULL: not computed */
	struct wb_wave_roles *wave_roles[2];
	struct wb_aborts *aborts;	/* NULL: no barrier, or no path to abort */
	uint64_t slice_work;		/* branches that all slices have visited so far */
	bool slices_told;		/* that this reached the limit */
	/* worklist sets of the slice being made (slice.c) */
	struct wb_bits visited, fresh;	/* values; fresh: those that all lanes read as written, none an older value */
	struct wb_bits found;		/* reads of shared memory */
	struct wb_bits branch;		/* blocks whose branch was visited */
	struct wb_bits reached;	/* blocks whose control dependence was visited */
	struct wb_bits loop_exits;	/* loops whose exit conditions were visited */
	struct wb_bits atom;		/* visited atoms of lane sets */
	WB_VEC(struct wb_finding) finding;
	WB_VEC(uint32_t) list;
	WB_VEC(struct wb_wait) wait;
	WB_VEC(struct wb_turn) turn;
};
/* For each instruction @k that writes shared memory. */
#define WB_EACH_WRITE(h, k) \
	for (uint32_t k##_n = 0, k; k##_n < (h)->nwrite && (k = (h)->write[k##_n], true); k##_n++)

/* A cycle of control flow in which a wave may stay: a loop, or the part of it that belongs to one of its back edges.
 * Lanes that are switched off in one part may wait for another part of the same loop. The two parts share a header, so
 * they are one loop in LOOPS. */
struct wb_cycle {
	uint32_t loop;			/* id in wb_loops */
	bool part;			/* a proper part of it */
	uint32_t header;
	const struct wb_loops *loops;
	struct wb_bits in;		/* the blocks of a part */
	const uint32_t *block; uint32_t nblock;
	uint32_t *exit, nexit;		/* edges that leave it */
	uint32_t *back, nback;		/* edges from inside to a header */
};
static inline bool
wb_cycle_has(const struct wb_cycle *c, uint32_t b)
{
	return c->part ? b != WB_NONE && wb_bit(c->in, b) : wb_loop_has(c->loops, c->loop, b);
}
/** wb_cycle_of_loop - all of @loop. wb_cycle_part - the part that belongs to its back edge @e (cycle.c). */
struct wb_cycle wb_cycle_of_loop(struct wb_check *h, uint32_t loop);
struct wb_cycle wb_cycle_part(struct wb_check *h, uint32_t loop, uint32_t e);
/** wb_compares_in - the compares (atoms) that are made in @loop, ascending. */
struct wb_compares {
	WB_VEC(uint32_t) atom;
};
const struct wb_compares *wb_compares_in(struct wb_check *h, uint32_t loop);
/** wb_cycle_has_parts - @c has several entries, and a wave may stay in some part of it. */
bool wb_cycle_has_parts(struct wb_check *h, const struct wb_cycle *c);

/* ---- waves that wait for each other (mutual.c) --------------------------------------------------------------- */
struct wb_slice {
	uint32_t *read, nread;		/* shared reads of the loop on which its exits depend, ascending */
	bool unknown;			/* a value could not be traced, so `read` has every shared read of the loop */
};
/* A loop in which a wave may wait for ever. */
struct wb_wait {
	struct wb_cycle c;
	struct wb_slice s;
	/* shared reads that decide whether lanes leave it, and what they write in it */
	uint32_t *read, nread;
	/* writes that lanes of the wave which are not in the loop may execute, once the others leave it */
	uint32_t *held, nheld;
	uint32_t *parent;		/* as in wb_blocked */
};
/** wb_report_wait - that @w holds back @n of its writes @write, as finding @f, which has the circle. */
void wb_report_wait(
	struct wb_check *h, const struct wb_wait *w, const uint32_t *write, uint32_t n, struct wb_finding f);
/** wb_plain_load - whether load @k is neither atomic nor volatile, so that the compiler could hoist or drop it. In LDS
 * this is not known. */
bool wb_plain_load(const struct wb_check *h, uint32_t k);
/** wb_check_mutual - loops of two waves, each waiting for a write of the other, one of which the loop holds back. */
void wb_check_mutual(struct wb_check *h);

/* ---- locks (locks.c) ------------------------------------------------------------------------------------- */
/* A lock is taken by an atomic operation that writes a constant other than 0 and returns the old value; a compare of
 * that with a constant says which lanes got the lock. */
struct wb_lock {
	uint32_t inst;			/* the atomic operation */
	uint32_t atom; bool on;		/* lanes got it for which this compare holds (on), does not hold (!on) */
	uint32_t taken;			/* the constant that it writes */
	/* old value of a lane that got it, if the compare is with another number; else the same as `taken` */
	uint32_t free;
	/* innermost loop that repeats until the lane has the lock; WB_NONE: it tries once */
	uint32_t loop;
	struct wb_bits releases;	/* instructions that may release it */
	/* where a lane may hold it, as far as its release: */
	struct wb_bits held;		/* spans */
	bool released;			/* a path reaches a release */
	uint32_t end;			/* a span at the end of the function where it is still held; WB_NONE: none */
	uint32_t *from;			/* [span] predecessor on a shortest path */
};
struct wb_locks {
	struct wb_lock *lock; uint32_t n;
};
/** wb_written_constant - the 4-byte constant that @inst stores, or that its atomic operation writes or combines. */
bool wb_written_constant(struct wb_check *h, uint32_t inst, uint32_t *number);
/** wb_locks_find - all locks of a function. None if it is not known which lanes are active where. */
struct wb_locks wb_locks_find(struct wb_check *h, const uint8_t *verdict);
/** wb_check_leaks - locks that are still held at the end. */
void wb_check_leaks(struct wb_check *h, const struct wb_locks *l);
/** wb_check_order - locks that are taken in both orders (order.c). */
void wb_check_order(struct wb_check *h, const struct wb_locks *l, struct wb_deadlock *d);

/** wb_check_list - appends @n numbers to the list that findings refer to; returns where they are. */
uint32_t wb_check_list(struct wb_check *h, const uint32_t *v, uint32_t n);
static inline bool wb_checked(const struct wb_check *h, enum wb_rule r) { return !(h->skip >> r & 1); }
/** wb_finding_of - a finding of @rule about @loop, at the first of the @n instructions @read. */
struct wb_finding wb_finding_of(struct wb_check *h, enum wb_rule rule, uint32_t loop, const uint32_t *read, uint32_t n,
	const char *text);
/** wb_check_report - adds a finding. */
void wb_check_report(struct wb_check *h, struct wb_finding f);
/** wb_check_keep - copies findings and list to @d, which lives longer. */
void wb_check_keep(struct wb_check *h, struct wb_deadlock *d);
/** wb_check_barriers - barriers that not all lanes and waves reach equally often (barrier.c). */
void wb_check_barriers(struct wb_check *h);
/** wb_check_hazards - loops that poll a value which they may never see changed (hazards.c). wb_check_waves - loops that
 * wait for other wavefronts (waves.c). */
void wb_check_hazards(struct wb_check *h, const uint8_t *verdict);
/** wb_check_halves - loops that lanes leave by what half of a mask says (halves.c). */
void wb_check_halves(struct wb_check *h, const uint8_t *verdict);
/** wb_check_states - results that are used before they are there (hazards.c). */
void wb_check_states(struct wb_check *h);
/** wb_check_early - registers that are read before what loads them has returned (hazards.c). */
void wb_check_early(struct wb_check *h);
void wb_check_waves(struct wb_check *h, const uint8_t *verdict, const struct wb_locks *l);
/** wb_behind_exits - the nearest block that post-dominates all exits of @loop; nblock: the end (safe.c). */
uint32_t wb_behind_exits(const struct wb_fn *fn, uint32_t loop);
/** wb_check_safe - a safe reconvergence point for each suspect loop: the start of a block or, if @at is not NULL, in
 * front of an instruction of the block, at[loop] (safe.c). */
void wb_check_safe(struct wb_check *h, uint32_t *safe, uint32_t *at);

/* ---- memory (memory.c) ------------------------------------------------------ */
/** wb_shared_read, wb_shared_write - whether instruction @k reads shared memory into a register, writes shared memory.
 * A call does both. */
bool wb_shared_read(const struct wb_check *h, uint32_t k);
bool wb_shared_write(const struct wb_check *h, uint32_t k);
/** wb_changes_nothing - atomic operation @k writes back the value that it finds, in all lanes. */
bool wb_changes_nothing(struct wb_check *h, uint32_t k);


/** wb_stack_descriptor - the first of four units that hold the descriptor of the stack wherever they are used, or
 * WB_NONE. */
uint32_t wb_stack_descriptor(const struct wb_check *h);
/** wb_stack_access - whether @k accesses the stack of its lane. wb_stack_bytes - which bytes of it. */
bool wb_stack_access(const struct wb_check *h, uint32_t k);
struct wb_stack_bytes {
	uint64_t at;			/* behind what the scalar register holds */
	uint32_t n;			/* 0: unknown, it depends on vector registers */
	uint32_t reg;			/* WB_NONE: none */
};
struct wb_stack_bytes wb_stack_bytes(const struct wb_check *h, uint32_t k);

/* ---- addresses (address.c; sums: sum.c, copies: copies.c, pointers: objects.c, work-items: items.c) ---- */
enum wb_alias {
	WB_ALIAS_NO,		/* never the same byte, in any two lanes */
	WB_ALIAS_SAME_LANE,	/* the same byte only in the same lane */
	WB_ALIAS_MAY,
	WB_ALIAS_MUST,		/* the same location in any two lanes */
};
struct wb_addresses *wb_addresses_new(struct wb_check *h);
/** wb_check_numbers - what the integer analysis knows for every launch. */
struct wb_integers *wb_check_numbers(struct wb_check *h);
/* Where sets of lanes are combined. */
static inline struct wb_iterations *
wb_check_sets(struct wb_check *h)
{
	return wb_integers_iterations(wb_check_numbers(h));
}
/** wb_stack_stores - the instructions that may write what @load reads from the stack, ascending, and WB_NONE. */
const uint32_t *wb_stack_stores(const struct wb_check *h, uint32_t load);
/** wb_alias - how the accesses of instructions @a and @b overlap, executed by any lanes of one wave. */
enum wb_alias wb_alias(struct wb_check *h, uint32_t a, uint32_t b);
/** wb_alias_assumed - the same, if different arguments are different memory: @different, or the user says so; then it
 * is noted that a result depends on it. */
enum wb_alias wb_alias_assumed(struct wb_check *h, uint32_t a, uint32_t b, bool different);
/** wb_alias_waves - the same for lanes of different waves: NO, MAY or MUST. @apart: if different arguments are
 * different memory. */
enum wb_alias wb_alias_waves(struct wb_check *h, uint32_t a, uint32_t b, bool apart);
/* How accesses of two waves overlap, and the id along x of the workgroup of the second minus that of the first: from
 * `low` to `high`. */
struct wb_far {
	enum wb_alias alias;
	int64_t low, high;
};
/** wb_group_dimension - the dimension of which @v is the workgroup id; -1: it is none. */
int wb_group_dimension(struct wb_check *h, uint32_t v);
/** wb_alias_far - the same as wb_alias_waves, with workgroups (apart.c). */
struct wb_far wb_alias_far(struct wb_check *h, uint32_t a, uint32_t b, bool apart);
/** wb_covered - whether all lanes that read value @v at @use were on when its instruction wrote it: none reads an older
 * value. */
bool wb_covered(const struct wb_check *h, uint32_t v, uint32_t use);
/** wb_address_fixed - whether each lane accesses by @inst the same location in every iteration of @c. */
bool wb_address_fixed(struct wb_check *h, uint32_t inst, const struct wb_cycle *c);
/** wb_polls - the same, and others may write the location. */
bool wb_polls(struct wb_check *h, uint32_t inst, const struct wb_cycle *c);
/** wb_address_same - whether a lane that executes @a, then @b, accesses the same location with both. */
bool wb_address_same(struct wb_check *h, uint32_t a, uint32_t b);
/* An address of one location: @f modulo 2^32, inside one of `objects`. */
#define WB_OBJECT_PROGRAM (UINT64_C(1) << 61)	/* the program's constants and variables */
#define WB_OBJECT_UNKNOWN (UINT64_C(1) << 63)
struct wb_sum {
	uint8_t space;			/* enum wb_space */
	uint64_t objects;		/* bit n: argument n; WB_OBJECT_*: any other; 0 in LDS */
	struct wb_affine f;		/* its terms are values and arguments */
	bool opaque;			/* f lacks a term */
	uint32_t use;			/* the instruction whose lanes read the values */
};
/** wb_may_be_stack - whether @inst is a flat access that may be to the stack. */
bool wb_may_be_stack(struct wb_check *h, uint32_t inst);
/** wb_address_sum_of - the address of @inst. False: it accesses several locations, or the address is no such sum. */
bool wb_address_sum_of(struct wb_check *h, uint32_t inst, struct wb_sum *p);
/** wb_sum_of - value @v, as @use reads it, as a sum. */
struct wb_sum wb_sum_of(struct wb_check *h, uint32_t v, uint32_t use);
/** wb_address_follows - whether, in every iteration of @c but the first, a lane accesses by @a the location that it
 * accessed by @b in the iteration before. */
bool wb_address_follows(struct wb_check *h, const struct wb_cycle *c, uint32_t a, uint32_t b);
/** wb_single_value - whether scalar @v has one value wherever it is used: it is defined once, outside of all loops, or
 * at the entry. */
bool wb_single_value(const struct wb_check *h, uint32_t v);
/** wb_one_object - whether @a and @b may access one object if different arguments are different memory. This is
 * assumed, so it serves heuristics only. */
bool wb_one_object(struct wb_check *h, uint32_t a, uint32_t b);
/** wb_from_memory - whether @v was loaded from memory, in the lanes that were on. */
bool wb_from_memory(const struct wb_check *h, uint32_t v);
/** wb_constant - whether @v, read at @use, is the constant @number in all lanes. */
bool wb_constant(struct wb_check *h, uint32_t v, uint32_t use, uint32_t *number);
/** wb_read_by - the value that source @o reads in unit @u; WB_NONE: a number. wb_is_number - whether source @o of @use
 * is the constant @number in all lanes. */
uint32_t wb_read_by(const struct wb_check *h, const struct wb_opnd *o, uint32_t u);
bool wb_is_number(struct wb_check *h, const struct wb_opnd *o, uint32_t use, uint32_t *number);
/** wb_plain - @i computes just its operation, without sub-word selection (SDWA), lane permutation (DPP) or clamping. */
bool wb_plain(const struct wb_check *h, const struct wb_inst *i);
static inline bool
wb_is_integer_type(uint8_t type)
{
	return type == WB_T_I32 || type == WB_T_U32 || type == WB_T_I64 || type == WB_T_U64;
}
/** wb_compares_integers - whether @k is a comparison of two whole integers: *d. */
bool wb_compares_integers(const struct wb_check *h, uint32_t k, struct wb_decoded *d);
/** wb_lane_source - follows copies back from @v, read at *use, as long as all lanes that read took part in the copy.
 * Returns the value; *use becomes the first copy. */
uint32_t wb_lane_source(struct wb_check *h, uint32_t v, uint32_t *use);
/** wb_lane_number - whether no two lanes of a wave have the same @v at @use. */
bool wb_lane_number(struct wb_check *h, uint32_t v, uint32_t use);
/* Work-items of a workgroup, by their ids along x. */
#define WB_ITEM_WORDS 16
struct wb_items {
	uint64_t word[WB_ITEM_WORDS];
};
/** wb_items_if - those for which compare @k, computed for each, holds (each_lane.c); NULL: not known. */
const struct wb_items *wb_items_if(struct wb_check *h, uint32_t k);
/** wb_several_if - compare @k, computed so, has outcome @on in several lanes of the first wave. */
bool wb_several_if(struct wb_check *h, uint32_t k, bool on);
/** wb_tells_lanes - whether @v, read at @use and computed so, differs between any two lanes of a wave, by less than the
 * number of lanes. */
bool wb_tells_lanes(struct wb_check *h, uint32_t v, uint32_t use);
/** wb_bits_apart - whether no lane changes, by the atomic operation @write, one of the @bits that another lane of its
 * wave (@group: of its workgroup) finds by @read in the same word. */
bool wb_bits_apart(struct wb_check *h, uint32_t read, struct wb_value_use bits, uint32_t write, bool group);
/** wb_equal_once - whether compare @k finds its operands equal in one lane of the launch at most: what a swap returned,
 * and the number that nobody finds any more behind it. if (swap(&first, 1) == 0) is true for the first one (gate.c). */
bool wb_equal_once(struct wb_check *h, uint32_t k);
/** wb_item_dimensions - a set of bits: along these dimensions, work-items that have the same @v at @use (@is_zero: for
 * which @v is 0) have the same id. */
uint32_t wb_item_dimensions(struct wb_check *h, uint32_t v, uint32_t use, bool is_zero);
/** wb_wave_value - whether @v, which is no vector, is uniform. */
bool wb_wave_value(const struct wb_check *h, uint32_t v);
/** wb_item_id - whether @v, read at @use, is the work-item's id along x, in a workgroup with only that dimension. */
bool wb_item_id(struct wb_check *h, uint32_t v, uint32_t use);
/** wb_value_of_term - the value that term @t of an affine expression is; WB_NONE: it is none. wb_term_argument -
 * whether it is an argument. wb_term_invariant - whether it is one, or wb_is_invariant. wb_term_within - whether it may
 * be a value made in @c. */
uint32_t wb_value_of_term(const struct wb_check *h, uint32_t t);
bool wb_term_argument(const struct wb_check *h, uint32_t t);
bool wb_term_invariant(struct wb_check *h, uint32_t t, uint32_t use);
bool wb_term_within(const struct wb_check *h, const struct wb_cycle *c, uint32_t t);
/** wb_compare_uniform - whether compare @cmp in @c is uniform, if all lanes that entered @c are still on in this
 * iteration (uniform.c). */
bool wb_compare_uniform(struct wb_check *h, const struct wb_cycle *c, uint32_t cmp);
/** wb_launch_data - load @k reads memory that nobody writes: its address is made of pointers to arguments or sizes of
 * the launch, and of numbers. */
bool wb_launch_data(struct wb_check *h, uint32_t k);
/** wb_word_uniform - whether @v, read at @use in @c (which may have loop and header WB_NONE: in none), is uniform under
 * the same condition. */
bool wb_word_uniform(struct wb_check *h, const struct wb_cycle *c, uint32_t v, uint32_t use);
/** wb_of_words - each lane's result of @i depends only on that lane's words, and on scalars that are no masks. */
bool wb_of_words(const struct wb_check *h, const struct wb_inst *i);
/** wb_is_invariant - whether @v is the same number for all lanes that read it at @use, and for all later readers:
 * wb_single_value, or such a vector (uniform.c). */
bool wb_is_invariant(struct wb_check *h, uint32_t v, uint32_t use);
/** wb_compare_invariant - whether compare @k gives a lane the same outcome whenever the lane executes it. */
bool wb_compare_invariant(struct wb_check *h, uint32_t k);

/* ---- slices (slice.c) -------------------------------------------------------------- */
struct wb_slice wb_slice_exits(struct wb_check *h, const struct wb_cycle *c);
/** wb_slice_has - whether the slice has read @k. */
bool wb_slice_has(const struct wb_slice *s, uint32_t k);
/** wb_waves_depend - whether a value for which @is holds decides whether a wave that does not abort reaches block @b
 * (WB_NONE: none), or the compares of @set. *at: the instruction that makes it; WB_NONE: it is at the entry. @number:
 * the bits of @v matter; else, of a mask, only whether it is empty. */
typedef bool wb_value_is(struct wb_check *h, uint32_t v, bool number);
bool wb_waves_depend(struct wb_check *h, uint32_t b, uint32_t set, wb_value_is *is, uint32_t *at);
/** wb_other_lanes - whether @op is a register of which @k reads or writes one lane only, for its result in @unit: other
 * lanes do not matter. */
bool wb_other_lanes(const struct wb_check *h, uint32_t k, uint32_t unit, const struct wb_opnd *op);

/** wb_combines_masks - whether a scalar operation makes a mask of masks (slice.c). */
bool wb_combines_masks(enum wb_op op);
/** wb_reads_mask - whether the scalars that vector instruction @i reads are masks with a bit for each lane, not numbers
 * for all lanes. */
bool wb_reads_mask(const struct wb_inst *i);
/* ---- masks (mask.c) ------------------------------------------------------------------- */
/** wb_leaves_together - the lanes that enter @c leave it all at once. */
bool wb_leaves_together(struct wb_check *h, const struct wb_cycle *c);
/** wb_cycle_keeps_lanes - every lane that is on in the header is on in the iteration that a back edge of @c starts:
 * none waits in another part of the loop. */
bool wb_cycle_keeps_lanes(const struct wb_check *h, const struct wb_cycle *c);
/** wb_exec_is_entry - EXEC at @inst is the entry set of the function. */
bool wb_exec_is_entry(struct wb_check *h, uint32_t inst);
/** wb_edge_behind - the edge by which waves leave the block that edge @e leads to, if they came by @e, with *known of
 * masks that were all ones or zero on the way (at first WB_LANES_ALL), to which @e adds. WB_NONE: unknown. @load: all
 * lanes that execute it find one number (WB_NONE: there is none). */
uint32_t wb_edge_behind(struct wb_check *h, uint32_t e, uint32_t load, uint32_t *known);
/* Compares (atoms) that hold together for at most one lane of a wave: one compare of a value that no two lanes share,
 * or one for each dimension of the workgroup. */
struct wb_single {
	uint32_t n;			/* 0: none */
	uint32_t atom[3];
	bool on[3];
};
/** wb_all_have - all lanes that execute @inst have outcome @on of compare (atom) @a, as it was made last. */
bool wb_all_have(struct wb_check *h, uint32_t inst, uint32_t a, bool on);
/** wb_chosen_by - whether all lanes in the header of @c have outcome @on of compare (atom) @a, which is not made in
 * @c. */
bool wb_chosen_by(struct wb_check *h, const struct wb_cycle *c, uint32_t a, bool on);
/** wb_stays_chosen - and so have all lanes that are on anywhere in @c. */
bool wb_stays_chosen(struct wb_check *h, const struct wb_cycle *c, uint32_t a, bool on);
/** wb_single_lane - the compares by which at most one lane is on in @c. */
struct wb_single wb_single_lane(struct wb_check *h, const struct wb_cycle *c);
/** wb_all_waves_in - every wave enters @c with a lane on, if none is known to have less than all lanes. */
bool wb_all_waves_in(struct wb_check *h, const struct wb_cycle *c);
/** wb_maybe_single_lane - one lane alone may come to @loop, or to one around it: a compare may choose it. For
 * confidence only. */
bool wb_maybe_single_lane(struct wb_check *h, uint32_t loop);
/** wb_returned_to - whether @v, read at @use, is the result of instruction @k, in all lanes that read; copies are
 * followed. */
bool wb_returned_to(struct wb_check *h, uint32_t v, uint32_t use, uint32_t k);
/** wb_every_iteration - all lanes in @c, which has one back edge, execute @inst once in every iteration. */
bool wb_every_iteration(const struct wb_check *h, const struct wb_cycle *c, uint32_t inst);
/** wb_outcome_set - the lanes with outcome @on of atom @a. wb_set_implies - whether every lane of @set, as far as in
 * @care, has it. */
uint32_t wb_outcome_set(struct wb_check *h, uint32_t a, bool on);
bool wb_set_implies(struct wb_check *h, uint32_t care, uint32_t set, uint32_t a, bool on);
/** wb_continues_unequal - every lane that takes a back edge of @c made compare (atom) @a, and the two numbers
 * differed. */
bool wb_continues_unequal(struct wb_check *h, const struct wb_cycle *c, uint32_t a);
/** wb_cycle_retries - @c ends by itself if only its own compare-and-swap writes the location that it swaps. */
bool wb_cycle_retries(struct wb_check *h, const struct wb_cycle *c, const struct wb_slice *s);

/** wb_compares_returned - whether @cmp compares the result of @k for equality with *other, in all lanes that execute
 * @cmp. */
bool wb_compares_returned(struct wb_check *h, uint32_t cmp, uint32_t k, const struct wb_opnd **other);
/** wb_swap_data - whether @k is a compare-and-swap of a word: v[0] the new value, v[1] the expected one. Floats are
 * excluded: 0 equals -0, and NaN equals nothing. */
bool wb_swap_data(const struct wb_check *h, uint32_t k, uint32_t v[2]);
/** wb_swaps_alone - no other instruction of @c writes the location that @k swaps. */
bool wb_swaps_alone(struct wb_check *h, const struct wb_cycle *c, uint32_t k);

/* ---- roles of whole waves (roles.c) --------------------------------------------------------- */
/** wb_role_in - a set of lanes that has all of every wave which is in @c, by these compares. */
uint32_t wb_role_in(struct wb_check *h, const struct wb_cycle *c);
/** wb_role_never - no lane of a wave of this @role executes @inst. */
bool wb_role_never(struct wb_check *h, uint32_t role, uint32_t inst);
/** wb_role_same_item - only one work-item is in @c, and of its wave, of this @role, only this one executes @inst. */
bool wb_role_same_item(struct wb_check *h, const struct wb_cycle *c, uint32_t role, uint32_t inst);
/** wb_items_of_waves - the work-items *first to *last are all of the waves that may be in @c; UINT32_MAX: no last one
 * is known. */
void wb_items_of_waves(struct wb_check *h, const struct wb_cycle *c, uint32_t *first, uint32_t *last);
/** wb_role_all_lanes - a wave of this @role enters @c with EXEC = entry set. */
bool wb_role_all_lanes(struct wb_check *h, uint32_t role, const struct wb_cycle *c);

/** wb_swap_no_effect - compare-and-swap @write changes nothing at the location that lanes which stay in @c read by
 * @read (found.c). @waves: also if another wave executes it. */
bool wb_swap_no_effect(struct wb_check *h, const struct wb_cycle *c, const struct wb_slice *s, uint32_t read,
	uint32_t write, bool waves);

/* ---- code behind a loop (behind.c) ------------------------------------------------------------------- */
struct wb_behind {
	/* blocks that lanes which have left the loop may come to, in the order found; the first `ndirect` without its
	 * back edge */
	uint32_t *block, n, ndirect;
	uint32_t *parent;		/* [block] predecessor on a shortest path from the loop; WB_NONE: not reached */
	/* [block] on the way some condition of the set may have been made anew; on the way without a back edge */
	struct wb_bits anew, anew_direct;
	struct wb_bits makes, joins;	/* instructions, starts of blocks, that make one */
};
/** wb_code_behind - the code behind @c, up to barriers and to headers in @closed; and where @set, or the lane that
 * @single (may be NULL) chooses, may mean other lanes than when @c was left. wb_made_anew - whether they may at
 * @inst, by paths without the back edge or (@around) by all. */
struct wb_behind wb_code_behind(struct wb_check *h, const struct wb_cycle *c, uint32_t set,
	const struct wb_single *single, struct wb_bits closed);
bool wb_made_anew(const struct wb_check *h, const struct wb_behind *behind, uint32_t inst, bool around);

/* ---- numbers for which lanes stay in a loop (stay.c) ------------------------------------------------- */
/* A set of bits: what the lane reads as @v, or where that is WB_NONE, @number. */
struct wb_bits_of {
	struct wb_value_use v;
	uint32_t number;
};
struct wb_stay {
	bool asked;
	/* lanes leave the loop only when this has returned a number outside of `in`; WB_NONE: nothing is known */
	uint32_t read;
	struct wb_interval in;		/* of 32 bits */
	struct wb_bits_of bits;		/* the bits of the number that count */
	uint32_t swap;			/* replaces what was read, but for these; WB_NONE: none */
	bool each;			/* lanes leave by what they have found themselves, not others of the wave */
	bool only;			/* they repeat it only with one of these, or when the swap has failed */
	bool alone;			/* nothing but the swap puts another number there in the loop */
	bool quiet;			/* nor does anything else write memory in it */
};
/** wb_stay_of - what is known of @loop, computed on demand. */
const struct wb_stay *wb_stay_of(struct wb_check *h, uint32_t loop);
/** wb_compared_numbers - the numbers that *k must have returned so that @cmp, with a constant, holds.
 * wb_compared_bits - the same of some bits of it. */
bool wb_compared_numbers(struct wb_check *h, uint32_t cmp, uint32_t *k, struct wb_interval *in);
bool wb_compared_bits(
	struct wb_check *h, uint32_t cmp, uint32_t *k, struct wb_interval *in, struct wb_bits_of *bits);
/** wb_stays_if - lanes stay in @c by outcome @on of compare (atom) @a; @wave: or the wave stays if all have it. */
bool wb_stays_if(struct wb_check *h, const struct wb_cycle *c, uint32_t a, bool on, bool wave);
/** wb_keeps_itself - where @k finds a number for which lanes stay by @w, it leaves one. */
bool wb_keeps_itself(struct wb_check *h, const struct wb_stay *w, uint32_t k);
/** wb_keeps_waiting - what @write puts at the location that all lanes in @c wait for does not let them leave. @waves:
 * also if another wave executes it. wb_waits_at_zero - nor does 0. */
bool wb_keeps_waiting(struct wb_check *h, const struct wb_cycle *c, uint32_t write, bool waves);
bool wb_waits_at_zero(struct wb_check *h, const struct wb_cycle *c);
/** wb_waits_for_one - it is known which lanes are in @c, and what they read to leave it. */
bool wb_waits_for_one(const struct wb_check *h, const struct wb_cycle *c, const struct wb_slice *s);
/** wb_swap_retried - the compare (atom) that tells whether @swap has found what @load has loaded there in this
 * iteration of @c; WB_NONE: none (mask.c). */
uint32_t wb_swap_retried(struct wb_check *h, const struct wb_cycle *c, uint32_t swap, uint32_t load);

/* ---- loops that keep all other lanes out (gate.c) ---------------------------------------------------- */
/* A gate: a loop in which lanes stay by the number at one location, the same for all, and leave such a number there. */
struct wb_gate {
	const struct wb_stay *stay;	/* NULL: not computed */
	bool is;
	/* the block where it begins: the header, or that of a first try before it, which atom `first` compares; lanes
	 * have failed if its outcome is first_on */
	uint32_t at, first;
	bool first_on;
};
/** wb_gate_of - the gate of @loop, computed on demand. */
const struct wb_gate *wb_gate_of(struct wb_check *h, uint32_t loop);
/** wb_swap_compared - the swap whose result @cmp compares with the *number that a gate waits for; WB_NONE: none. */
uint32_t wb_swap_compared(struct wb_check *h, uint32_t cmp, uint32_t *number);
/* A lock that one lane at a time finds free by @swap in @loop: that which the compare of @atom tells (holder.c). */
struct wb_holder {
	uint32_t loop, atom, swap;
};
/** wb_holder_in - lanes in @c have such a lock, as long as they stay. wb_has_lock - so do all lanes that execute @inst,
 * or did in this iteration. */
bool wb_holder_in(struct wb_check *h, const struct wb_cycle *c, struct wb_holder *w);
bool wb_has_lock(struct wb_check *h, const struct wb_holder *w, uint32_t inst);
/** wb_by_entered - all lanes that execute @k have entered the gate @g, with set @entry, or its first try has
 * succeeded. */
bool wb_by_entered(struct wb_check *h, const struct wb_gate *g, uint32_t entry, uint32_t k);
/** wb_stuck - lanes that come to @c wait in it for ever, whatever else happens (stuck.c). */
bool wb_stuck(struct wb_check *h, const struct wb_cycle *c, const struct wb_slice *s);
/** wb_one_place - @a and @b may access the same place, in any two lanes of one wave or of two. */
bool wb_one_place(struct wb_check *h, uint32_t a, uint32_t b);
/** wb_writes_alone - nothing but @k writes where it does, in any wave. */
bool wb_writes_alone(struct wb_check *h, uint32_t k);
/** wb_closed_with - the headers of the gates that no lane of its wave passes while another one stays in @c; empty if
 * unknown. */
struct wb_bits wb_closed_with(struct wb_check *h, const struct wb_cycle *c);

/* ---- loops that end whatever they read (ends.c) --------------------------------------------------------- */
/** wb_cycle_ends - every lane leaves @c after some iterations, whatever it reads there. */
bool wb_cycle_ends(struct wb_check *h, const struct wb_cycle *c);
/** wb_cycle_descends - the same for a loop with one back edge that lanes leave one by one: a number of each lane
 * decreases in every iteration (descend.c). @w: the lanes that take the back edge. */
struct wb_point;
bool wb_cycle_descends(struct wb_check *h, const struct wb_cycle *c, const struct wb_point *w);
/** wb_taken_by - an instruction that all lanes execute which take edge @e, and others too; WB_NONE: none is known. */
uint32_t wb_taken_by(const struct wb_check *h, uint32_t e);
/** wb_point_again - the lanes that take back edge @e of @loop, with their path in this iteration. wb_all_had - they
 * have made the compare of atom @a there, with outcome @on. */
struct wb_point wb_point_again(struct wb_check *h, uint32_t loop, uint32_t e);
bool wb_all_had(struct wb_check *h, const struct wb_point *w, uint32_t a, bool on);
/** wb_order_holds - every lane of @w made the compare of @atom in this iteration of @c, once, and d->op (less or
 * greater) held for its sources. */
bool wb_order_holds(
	struct wb_check *h, const struct wb_cycle *c, const struct wb_point *w, uint32_t atom, struct wb_decoded *d);

/* ---- waves that do not abort (abort.c) ------------------------------------------------------ */
/** wb_check_aborts - finds the branches that lead to aborts; before all that is below.
 * wb_without_aborts - the function, and CDEP, as waves see it that do not abort. */
void wb_check_aborts(struct wb_check *h);
const struct wb_fn *wb_without_aborts(const struct wb_check *h);
/** wb_entry_or_aborts - in every wave that does not abort, EXEC at @inst is the entry set of the function. */
bool wb_entry_or_aborts(struct wb_check *h, uint32_t inst);
/** wb_uniform_or_aborts - the branch at the end of @b goes the same way in every wave that does not abort. */
bool wb_uniform_or_aborts(struct wb_check *h, uint32_t b);

/* ---- between barriers (phase.c) ------------------------------------------------------------- */
/** wb_phase_of - the instructions that other waves may execute while one is at @inst in block @b (or at its end): those
 * with the same number of barriers behind them. @load: all lanes of a wave find one number by it; WB_NONE. */
struct wb_bits wb_phase_of(struct wb_check *h, uint32_t b, uint32_t inst, uint32_t load);
/** wb_phase_constant - whether load @k reads LDS that is not written between the barriers around it. Then all lanes and
 * waves that load from one address get one number. */
bool wb_phase_constant(struct wb_check *h, uint32_t k);

/* ---- what is blocked (reach.c) ----------------------------------------------------------- */
struct wb_blocked {
	uint32_t *inst, n;		/* shared writes, in the order found */
	bool *around;			/* [k] every path to it takes a back edge of the loop */
	/* [block] predecessor on a shortest path from the loop; WB_NONE: not reached */
	uint32_t *parent;
	bool caller;			/* the function returns, and its caller goes on */
};
/** wb_blocked_by - the shared writes that lanes may reach when they have left @c, and that not only lanes of @c
 * execute. Paths end at closed gates. */
struct wb_blocked wb_blocked_by(struct wb_check *h, const struct wb_cycle *c);

/* ---- reconvergence points (points.c); [block] a block, nblock: the end ------------------------ */
/** wb_points_of_branches - immediate post-dominators of blocks. In cx->unit. */
uint32_t *wb_points_of_branches(struct wb_ctx *cx, const struct wb_fn *fn);
/** wb_points_nest - moves each point towards the end until it post-dominates the points of all branches on the paths to
 * it. */
void wb_points_nest(struct wb_ctx *cx, const struct wb_fn *fn, uint32_t *point);
/** wb_points_of_barriers - moves points to where no thread waits for one that is at a barrier (arrivals.c). */
void wb_points_of_barriers(struct wb_ctx *cx, const struct wb_fn *fn, uint32_t *point);
/** wb_points_end - stores WB_NONE for the end. */
void wb_points_end(const struct wb_fn *fn, uint32_t *point);

#endif
