/* passes/deadlock/deadlock.h -- what the files of the deadlock analysis say to each other. */
#ifndef WAVEBOUND_PASSES_DEADLOCK_H
#define WAVEBOUND_PASSES_DEADLOCK_H

#include "../integer/decode.h"
#include "../passes.h"
#include "wavebound/deadlock.h"
#include "wavebound/gsa.h"
#include "wavebound/lanes.h"

/* What is known of the rows of a workgroup (its size along x): whether the lanes of a wave are of one row. */
enum wb_rows {
	WB_ROWS_UNKNOWN,
	WB_ROWS_OF_WAVES,		/* one row only, or rows of whole waves */
	WB_ROWS_SHORT,			/* lanes of several rows share a wave */
};

/* A value, and the instruction whose lanes read it; WB_NONE: any. */
struct wb_reading {
	uint32_t v, use;
};
struct wb_check {
	struct wb_ctx *cx;
	const struct wb_module *m;
	const struct wb_fn *fn;
	const struct wb_gsa *g;
	struct wb_gsa_gates *gates;
	const struct wb_lanes *lanes;	/* NULL: of threads that branch on their own (simt.c) */
	/* first of the scalar units that always hold the descriptor of the stack, or WB_NONE */
	uint32_t descriptor;
	struct wb_addresses *addresses;
	const struct wb_launch *launch;	/* NULL: nothing is known of it */
	struct wb_nums *nums;		/* made when first asked for (wb_check_numbers) */
	uint32_t *write, nwrite;	/* instructions that write what others can reach, ascending */
	struct wb_bits idle;		/* atomic operations that change nothing; without memory: not asked yet */
	struct wb_bits watched;		/* instructions of write[], and barriers */
	bool barriers;			/* the function has some */
	uint32_t skip;			/* bit n: rule n is not asked for */
	bool buffers_apart;		/* different arguments of the kernel are different memory, says the user */
	bool assumed_apart;		/* and an answer rests on that */
	enum wb_rows rows;
	uint32_t row_items;		/* the size of the workgroup along x; 0: unknown */
	uint32_t dimensions;		/* bit n: the workgroup may have more than one work-item along dimension n */
	/* what is not known of them is taken to be the usual: for confidence, never for a verdict */
	bool rows_assumed;
	uint8_t *kept;			/* [inst] enum wb_outcome: of loads (phase.c); NULL: not asked for */
	/* [rows_assumed] [atom] which lanes have equal sides (mask.c); NULL: not asked for */
	uint8_t *told[2];
	struct wb_gate *gate;		/* [loop]; NULL: not asked for */
	uint8_t *together;		/* [loop] enum wb_outcome: all lanes leave it at once; NULL: not asked for */
	/* [rows_assumed] [atom] what the compare says of the wave (roles.c); NULL: none says anything */
	uint8_t *of_wave[2];
	struct wb_aborts *aborts;	/* NULL: no barrier, or no path to abort */
	uint64_t slicing;		/* branches that slices have come to so far */
	/* of the slice being made (slice.c) */
	struct wb_bits seen, fresh;	/* values; fresh: only as written, by lanes that were all active then */
	struct wb_bits branch;		/* blocks whose branch was taken in */
	struct wb_bits reached;	/* blocks of which what decides whether they are reached was */
	struct wb_bits left;		/* loops of which what their exits test was */
	struct wb_bits node;		/* nodes of lane sets */
	WB_VEC(struct wb_finding) finding;
	WB_VEC(uint32_t) list;
};
/* For each instruction @k that writes what others can reach. */
#define WB_EACH_WRITE(h, k) \
	for (uint32_t k##_n = 0, k; k##_n < (h)->nwrite && (k = (h)->write[k##_n], true); k##_n++)

/* What a wave may go round in: a loop, or the part of it that one of its back edges closes. Where lanes switched off in
 * one part wait for another part of the same loop, the two share a header, and are one loop to LOOPS. */
struct wb_cycle {
	uint32_t loop;			/* id in wb_loops */
	bool part;			/* a proper part of it */
	uint32_t header;
	const struct wb_loops *loops;
	struct wb_bits in;		/* its blocks, if it is a part */
	const uint32_t *block; uint32_t nblock;
	uint32_t *exit, nexit;		/* edges that leave it */
	uint32_t *back, nback;		/* edges from inside to a header */
};
/** wb_last_of - the last instruction of block @b, which has one. */
static inline uint32_t
wb_last_of(const struct wb_fn *fn, uint32_t b)
{
	return fn->block[b].first + fn->block[b].ninst - 1;
}
static inline bool
wb_cycle_has(const struct wb_cycle *c, uint32_t b)
{
	return c->part ? b != WB_NONE && wb_bit(c->in, b) : wb_loop_has(c->loops, c->loop, b);
}
/** wb_cycle_whole - @loop itself; wb_cycle_part - the part that its back edge @e closes (cycle.c). */
struct wb_cycle wb_cycle_whole(struct wb_check *h, uint32_t loop);
struct wb_cycle wb_cycle_part(struct wb_check *h, uint32_t loop, uint32_t e);

/* ---- locks (locks.c) -----------------------------------------------------------
 * A lock is taken where an atomic operation writes a constant that is not 0, returns what was there, and a compare of
 * that with a constant says which lanes have it. */
struct wb_lock {
	uint32_t inst;			/* the atomic operation */
	uint32_t atom; bool on;		/* it has it: the lanes for which this compare holds (on), does not hold */
	uint32_t taken;			/* the constant that it writes */
	uint32_t free;			/* what was there if the compare says so; taken: not known */
	uint32_t loop;			/* the innermost loop that goes on until it has the lock; WB_NONE: tried once */
	struct wb_bits given;		/* instructions that may give it back */
	/* a lane that has it, until it gives it back */
	struct wb_bits held;		/* spans */
	bool gives;			/* a path meets an instruction that gives it back     */
	uint32_t end;			/* span after which the lane is done with it; WB_NONE: none */
	uint32_t *from;			/* [span] where the lane was before, on a shortest path */
};
struct wb_locks {
	struct wb_lock *lock; uint32_t n;
};
/** wb_written_constant - the 4-byte constant that @inst stores, or that its atomic operation writes or combines. */
bool wb_written_constant(struct wb_check *h, uint32_t inst, uint32_t *number);
/** wb_locks_find - all locks of a function of which it is known which lanes are active where; otherwise none. */
struct wb_locks wb_locks_find(struct wb_check *h, const uint8_t *verdict);
/** wb_check_leaks - locks that are still held at the end. */
void wb_check_leaks(struct wb_check *h, const struct wb_locks *l);
/** wb_check_order - locks that are taken in both orders (order.c). */
void wb_check_order(struct wb_check *h, const struct wb_locks *l, struct wb_deadlock *d);

/** wb_check_list - appends @n numbers to the list that findings refer to; returns where they are. */
uint32_t wb_check_list(struct wb_check *h, const uint32_t *v, uint32_t n);
static inline bool wb_checked(const struct wb_check *h, enum wb_rule r) { return !(h->skip >> r & 1); }
/** wb_finding_of - a finding about @loop, where it reads: the first of @n instructions @read. */
struct wb_finding wb_finding_of(struct wb_check *h, enum wb_rule rule, uint32_t loop, const uint32_t *read, uint32_t n,
	const char *text);
/** wb_check_report - adds a finding. */
void wb_check_report(struct wb_check *h, struct wb_finding f);
/** wb_check_keep - moves findings and list to @d, which lives on. */
void wb_check_keep(struct wb_check *h, struct wb_deadlock *d);
/** wb_check_barriers - barriers that not all lanes and waves reach alike (barrier.c). */
void wb_check_barriers(struct wb_check *h);
/** wb_check_hazards - loops that poll in vain (hazards.c). wb_check_waves - loops that wait for other wavefronts
 * (waves.c). */
void wb_check_hazards(struct wb_check *h, const uint8_t *verdict);
void wb_check_waves(struct wb_check *h, const uint8_t *verdict, const struct wb_locks *l);
/** wb_behind_exits - the nearest block that post-dominates where @loop leads to; nblock: the end (safe.c). */
uint32_t wb_behind_exits(const struct wb_fn *fn, uint32_t loop);
/** wb_check_safe - where lanes may meet again after each suspect loop (safe.c). */
void wb_check_safe(struct wb_check *h, uint32_t *safe);

/* ---- memory (memory.c) ------------------------------------------------------ */
/** wb_shared_read, wb_shared_write - whether instruction @k reads (so that the value arrives in a register), changes
 * memory that other lanes can reach. A call does what its callee does, or both if that is not known. */
bool wb_shared_read(const struct wb_check *h, uint32_t k);
bool wb_shared_write(const struct wb_check *h, uint32_t k);
/** wb_changes_nothing - atomic operation @k leaves memory as it finds it, in all lanes. */
bool wb_changes_nothing(struct wb_check *h, uint32_t k);

/** wb_given_memory - whether @k is a scalar load of what the launch prepared, which nobody writes: arguments, sizes. */
bool wb_given_memory(const struct wb_check *h, uint32_t k);

/** wb_stack_descriptor - the first of four units that hold the stack's descriptor wherever they are used, or WB_NONE.
 */
uint32_t wb_stack_descriptor(const struct wb_check *h);
/** wb_stack_access - whether @k accesses the lane's own stack; wb_stack_disjoint - whether two such accesses never
 * meet.
 */
bool wb_stack_access(const struct wb_check *h, uint32_t k);
bool wb_stack_disjoint(const struct wb_check *h, uint32_t a, uint32_t b);

/* ---- addresses (address.c) ---------------------------------------------------- */
enum wb_alias {
	WB_ALIAS_NO,		/* never the same byte, whichever lanes execute them              */
	WB_ALIAS_SAME_LANE,	/* the same byte only if the same lane executes both               */
	WB_ALIAS_MAY,
	WB_ALIAS_MUST,		/* both the same location, whichever lanes execute them               */
};
struct wb_addresses *wb_addresses_new(struct wb_check *h);
/** wb_check_numbers - what is known of numbers, whatever the launch. */
struct wb_nums *wb_check_numbers(struct wb_check *h);
/** wb_stack_stores - the instructions that write the stack, ascending: *n of them. */
const uint32_t *wb_stack_stores(const struct wb_check *h, uint32_t *n);
/** wb_alias - how what instructions @a and @b access may coincide when different lanes of a wave execute them. */
enum wb_alias wb_alias(struct wb_check *h, uint32_t a, uint32_t b);
/** wb_alias_assumed - the same, with different arguments apart: where they are so anyway (@apart), or the user says so;
 * that is noted then. */
enum wb_alias wb_alias_assumed(struct wb_check *h, uint32_t a, uint32_t b, bool apart);
/** wb_meet - wb_alias for lanes of different wavefronts, if different arguments are different memory: NO, MAY or MUST.
 */
enum wb_alias wb_meet(struct wb_check *h, uint32_t a, uint32_t b);
/** wb_covered - whether lanes that read value @v at @use read what its instruction wrote, none an older value: no lane
 * that reads was off. */
bool wb_covered(const struct wb_check *h, uint32_t v, uint32_t use);
/** wb_address_fixed - whether @inst accesses one and the same location in every iteration of @c, for each lane. */
bool wb_address_fixed(struct wb_check *h, uint32_t inst, const struct wb_cycle *c);
/** wb_polls - the same, as far as known, and others may write it. */
bool wb_polls(struct wb_check *h, uint32_t inst, const struct wb_cycle *c);
/** wb_address_same - whether a lane that executes @a, then @b, accesses the same location with both. */
bool wb_address_same(struct wb_check *h, uint32_t a, uint32_t b);
/* An address of one location: c + sum of k[i] * v[i] modulo 2^32, within what any of `objects` points to. */
#define WB_ADDRESS_TERMS 8u
#define WB_OBJECT_UNKNOWN (UINT64_C(1) << 63)
struct wb_sum {
	uint8_t space;			/* enum wb_space */
	uint64_t objects;		/* bit n: argument n; WB_OBJECT_UNKNOWN: also others; none in LDS */
	uint32_t n, c;
	uint32_t v[WB_ADDRESS_TERMS], k[WB_ADDRESS_TERMS];	/* values, factors */
	bool opaque;			/* more terms than are kept */
	uint32_t use;			/* the instruction whose lanes read it */
};
/** wb_may_be_stack - @inst is a flat access, and may be of the lane's stack. */
bool wb_may_be_stack(struct wb_check *h, uint32_t inst);
/** wb_address_sum_of - what @inst accesses; false: more than one location, or an address that is no such sum. */
bool wb_address_sum_of(struct wb_check *h, uint32_t inst, struct wb_sum *p);
/** wb_sum_of - the number @v, as @use reads it. wb_same_terms - whether two sums differ by a constant. */
struct wb_sum wb_sum_of(struct wb_check *h, uint32_t v, uint32_t use);
bool wb_same_terms(const struct wb_sum *a, const struct wb_sum *b);
/** wb_address_follows - in every iteration of @c but the first, a lane that executes @a accesses what it did by @b in
 * the iteration before. */
bool wb_address_follows(struct wb_check *h, const struct wb_cycle *c, uint32_t a, uint32_t b);
/** wb_one_for_all - a scalar whose one value is meant wherever it is used: it is written once, outside of all loops, or
 * is there from the start. */
bool wb_one_for_all(const struct wb_check *h, uint32_t v);
/** wb_one_object - whether @a and @b may access one object if different arguments are different memory: an assumption,
 * for heuristics. */
bool wb_one_object(struct wb_check *h, uint32_t a, uint32_t b);
/** wb_from_memory - whether @v is what an instruction found in memory, as far as lanes took part in that. */
bool wb_from_memory(const struct wb_check *h, uint32_t v);
/** wb_constant - whether @v, read at @use, is the same @number in all lanes, at all times. */
bool wb_constant(struct wb_check *h, uint32_t v, uint32_t use, uint32_t *number);
/** wb_read_by - the value that source @o reads in unit @u; WB_NONE: a number. wb_is_number - whether source @o, which
 * @use reads, is the same @number in all lanes. */
uint32_t wb_read_by(const struct wb_check *h, const struct wb_opnd *o, uint32_t u);
bool wb_is_number(struct wb_check *h, const struct wb_opnd *o, uint32_t use, uint32_t *number);
/** wb_plain - @i computes what its operation says: no sub-word selection (SDWA), lane permutation or clamping. */
bool wb_plain(const struct wb_check *h, const struct wb_inst *i);
static inline bool
wb_whole_number(uint8_t type)
{
	return type == WB_T_I32 || type == WB_T_U32 || type == WB_T_I64 || type == WB_T_U64;
}
/** wb_lane_source - @v, which lanes read that execute *use, as it was before copies that all of them made; *use becomes
 * the first copy. */
uint32_t wb_lane_source(struct wb_check *h, uint32_t v, uint32_t *use);
/** wb_lane_number - whether @v, read at @use, differs between any two lanes of a wave. */
bool wb_lane_number(struct wb_check *h, uint32_t v, uint32_t use);
/** wb_item_dimensions - the dimensions along which work-items have the same number if they have the same @v, read at
 * @use (or if it @is_zero for them): a set of bits. */
uint32_t wb_item_dimensions(struct wb_check *h, uint32_t v, uint32_t use, bool is_zero);
/** wb_wave_value - whether @v is the same for all lanes of the wave, being no vector. */
bool wb_wave_value(const struct wb_check *h, uint32_t v);
/** wb_whole_waves - whether @v, read at @use, is the number of the work-item along x, shifted right by *shift, in
 * workgroups of which each wave has consecutive numbers, the first of them a multiple of how many; *shift is 0 for the
 * number itself. */
bool wb_whole_waves(struct wb_check *h, uint32_t v, uint32_t use, uint32_t *shift);
/** wb_lasting_number - whether @v, read at @use, is the same number at all times for all lanes: computed from scalars
 * that are written once. */
bool wb_lasting_number(struct wb_check *h, uint32_t v, uint32_t use);
/** wb_value_of_term - the value that @term of a sum (passes/integer) is: of an argument the first that is loaded;
 * WB_NONE. */
uint32_t wb_value_of_term(struct wb_check *h, uint32_t term);
/** wb_compare_alike - compare @cmp, made in @c, has one outcome for all lanes, if all that came into @c are in this
 * iteration (alike.c). */
bool wb_compare_alike(struct wb_check *h, const struct wb_cycle *c, uint32_t cmp);
/** wb_reads_given - vector load @k reads what the launch prepared, which nobody writes: its address is made of pointers
 * to that and of numbers alone. */
bool wb_reads_given(struct wb_check *h, uint32_t k);
/** wb_word_alike - under the same condition, @v is one number for all lanes that read it at @use, in @c. */
bool wb_word_alike(struct wb_check *h, const struct wb_cycle *c, uint32_t v, uint32_t use);
/** wb_of_words - each lane's result of @i is made of words of that lane, and of scalars that are no masks of lanes. */
bool wb_of_words(const struct wb_check *h, const struct wb_inst *i);
/** wb_lasts - whether @v is the same number for all lanes that read it at @use, and whoever reads it later: one for all
 * (above), or a vector of which that is known (lasting.c). */
bool wb_lasts(struct wb_check *h, uint32_t v, uint32_t use);
/** wb_compares_for_good - compare @k comes out the same for a lane whenever the lane makes it. */
bool wb_compares_for_good(struct wb_check *h, uint32_t k);
/** wb_wave_number - whether all lanes that read the word @v at @use find the same number: it was computed from wave
 * values, by all of them. */
bool wb_wave_number(struct wb_check *h, uint32_t v, uint32_t use);

/* ---- slices (slice.c) -------------------------------------------------------------- */
struct wb_slice {
	uint32_t *read, nread;		/* shared reads in the loop on which leaving it depends, ascending */
	bool unknown;			/* something that was not followed: every read of the loop is among them */
	/* sums of the loop are among what leaving it depends on: tries may be counted */
	bool counts;
	/* so are bits that a register selects: lanes may wait for bits of their own */
	bool selects;
};
struct wb_slice wb_slice_exits(struct wb_check *h, const struct wb_cycle *c);
/** wb_slice_has - whether instruction @k is one of them. */
bool wb_slice_has(const struct wb_slice *s, uint32_t k);

/* ---- masks (mask.c) ------------------------------------------------------------------- */
/** wb_cycle_together - the lanes that enter @c stay in it until all leave it at once. */
bool wb_cycle_together(struct wb_check *h, const struct wb_cycle *c);
/** wb_cycle_keeps - every lane of the header goes into the next iteration that a back edge of @c begins: none is left
 * in other parts of the loop. */
bool wb_cycle_keeps(const struct wb_check *h, const struct wb_cycle *c);
/** wb_exec_whole - EXEC at @inst is all lanes that were active at the start of the function. */
bool wb_exec_whole(struct wb_check *h, uint32_t inst);
/* Compares (atoms) whose outcomes, together, at most one lane of a wave has: one compare of what tells lanes apart, or
 * one for each dimension of the workgroup. */
struct wb_single {
	uint32_t n;			/* 0: none */
	uint32_t atom[3];
	bool on[3];
};
/** wb_chosen_by - whether all lanes in @c, whose header's EXEC is known, have outcome @on of compare (atom) @a, which
 * is not made in it. */
bool wb_chosen_by(const struct wb_check *h, const struct wb_cycle *c, uint32_t a, bool on);
/** wb_stays_chosen - and so have all lanes that are switched on in it. */
bool wb_stays_chosen(struct wb_check *h, const struct wb_cycle *c, uint32_t a, bool on);
/** wb_active_have - whether all lanes that execute @inst have outcome @on of compare (atom) @a. */
bool wb_active_have(const struct wb_check *h, uint32_t inst, uint32_t a, bool on);
/** wb_single_lane - what leaves at most one lane active in @c. */
struct wb_single wb_single_lane(struct wb_check *h, const struct wb_cycle *c);
/** wb_maybe_single_lane - whether the lanes in @c are those whose own number equals something that nothing is known of:
 * where that is the same for all, it is one lane. For confidence only. */
bool wb_maybe_single_lane(struct wb_check *h, const struct wb_cycle *c);
/** wb_returned_to - whether @v is what instruction @k returned, through copies, for all lanes that read it at @use:
 * none of them missed a copy. */
bool wb_returned_to(struct wb_check *h, uint32_t v, uint32_t use, uint32_t k);
/** wb_every_iteration - @inst is executed once in every iteration of @c, which has one back edge, by all lanes that are
 * in it.
 */
bool wb_every_iteration(const struct wb_check *h, const struct wb_cycle *c, uint32_t inst);
/** wb_set_implies - whether atom @a holds (@on) or does not hold for every lane of @set that @care allows. */
bool wb_set_implies(
	const struct wb_lanes *l, struct wb_arena *tmp, uint32_t care, uint32_t set, uint32_t a, bool on);
/* What is decided of an atom: it holds for none of the lanes for which it is asked, or for all of them. */
enum wb_outcome { WB_OPEN, WB_NEVER_HOLDS, WB_ALWAYS_HOLDS };
struct wb_four_sets {
	uint32_t at[4];
};
/** wb_sets_within - whether every lane of set[0] and set[1] is in set[2] or set[3]. @known: [atom] enum wb_outcome;
 * NULL: of none. */
bool wb_sets_within(const struct wb_lanes *l, struct wb_arena *tmp, const uint8_t *known, const uint32_t set[4]);
/** wb_goes_on_unequal - every lane that goes into another iteration has made compare (atom) @a, of two numbers, and
 * found that they differ. */
bool wb_goes_on_unequal(const struct wb_check *h, const struct wb_cycle *c, uint32_t a);
/** wb_cycle_retries - @c ends by itself when nothing but its own compare-and-swap writes what it swaps. */
bool wb_cycle_retries(struct wb_check *h, const struct wb_cycle *c, const struct wb_slice *s);

/** wb_compares_returned - @cmp compares for equality what @k returned, as all lanes find it that execute @cmp, with
 * *other. wb_compares_number - the same with @number. */
bool wb_compares_returned(struct wb_check *h, uint32_t cmp, uint32_t k, const struct wb_opnd **other);
bool wb_compares_number(struct wb_check *h, uint32_t cmp, uint32_t k, uint32_t number);
/** wb_swap_data - whether @k is a compare-and-swap of a word: v[0] the new value, v[1] the expected one. Not of floats,
 * for which 0 equals -0, and NaN nothing. */
bool wb_swap_data(const struct wb_check *h, uint32_t k, uint32_t v[2]);
/** wb_swaps_alone - nothing else in @c writes where @k swaps. */
bool wb_swaps_alone(struct wb_check *h, const struct wb_cycle *c, uint32_t k);

/* ---- what a wave is there for (roles.c) --------------------------------------------------------- */
/** wb_find_roles - finds the compares that come out alike for all lanes of a wave. Before it, no role is known. */
void wb_find_roles(struct wb_check *h);
/** wb_role_in - [atom] enum wb_outcome: what those compares come out as in every wave that is in @c; NULL: nothing is
 * known. */
const uint8_t *wb_role_in(struct wb_check *h, const struct wb_cycle *c);
/** wb_role_never - no lane of a wave with this @role executes @inst. */
bool wb_role_never(struct wb_check *h, const uint8_t *role, uint32_t inst);
/** wb_role_same_item - one work-item alone is in @c, and of its wave no other one executes @inst. */
bool wb_role_same_item(struct wb_check *h, const struct wb_cycle *c, uint32_t inst);
/** wb_role_whole - such a wave enters @c with all lanes that were active at the start of the function. @role may be
 * NULL: of any wave. */
bool wb_role_whole(struct wb_check *h, const uint8_t *role, const struct wb_cycle *c);

/** wb_swap_finds - compare-and-swap @write changes nothing where lanes that stay in @c read by @read (found.c). */
bool wb_swap_finds(
	struct wb_check *h, const struct wb_cycle *c, const struct wb_slice *s, uint32_t read, uint32_t write);

/* ---- loops that nobody else passes (gate.c) ---------------------------------------------------- */
/* Whether a loop is one: lanes leave it only after compare-and-swap @swap has found @number, at one location of all
 * lanes. */
struct wb_gate {
	bool asked, is;
	uint32_t swap, number;
};
/** wb_closed_with - the headers of the loops that no lane passes while another one does not get out of @c; none, where
 * that is not known. */
struct wb_bits wb_closed_with(struct wb_check *h, const struct wb_cycle *c);

/* ---- loops that end anyway (ends.c) --------------------------------------------------------- */
/** wb_cycle_ends - every lane leaves @c after some iterations, whatever is read in it. */
bool wb_cycle_ends(struct wb_check *h, const struct wb_cycle *c);
/** wb_cycle_descends - the same of a loop with one way back that lanes leave one by one: a number of each lane gets
 * smaller in every iteration (descend.c). @w: the lanes that go on, at the end of the iteration. */
struct wb_point;
bool wb_cycle_descends(struct wb_check *h, const struct wb_cycle *c, const struct wb_point *w);
/** wb_order_found - every lane of @w, which goes on, made compare @k of numbers of 32 bits in this iteration, once, and
 * found that d->op, less or greater, holds of its sources. */
bool wb_order_found(struct wb_check *h, const struct wb_point *w, uint32_t k, struct wb_decoded *d);

/* ---- waves that do not abort (abort.c) ------------------------------------------------------ */
/** wb_check_aborts - finds the branches that lead to aborts. Before it, and where it is not called, the answers below
 * are no. */
void wb_check_aborts(struct wb_check *h);
/** wb_whole_or_aborts - in every wave that does not abort, EXEC at @inst is all lanes that were active at the start of
 * the function. */
bool wb_whole_or_aborts(struct wb_check *h, uint32_t inst);
/** wb_one_way_or_aborts - the branch at the end of @b goes the same way in every wave that does not abort. */
bool wb_one_way_or_aborts(struct wb_check *h, uint32_t b);

/* ---- between barriers (phase.c) ------------------------------------------------------------- */
/** wb_phase_of - the instructions that wavefronts may execute which have come to as many barriers as one that executes
 * @inst of block @b (or stands at its end). */
struct wb_bits wb_phase_of(struct wb_check *h, uint32_t b, uint32_t inst);
/** wb_phase_keeps - whether @k is a load of LDS, and what it loads is not written between the barriers around it: all
 * lanes and wavefronts that load it from one address find one number. */
bool wb_phase_keeps(struct wb_check *h, uint32_t k);

/* ---- what is blocked (reach.c) ----------------------------------------------------------- */
struct wb_blocked {
	uint32_t *inst, n;		/* shared writes, in the order met                          */
	bool *around;			/* [k] reached only through the loop's header again          */
	/* [block] on a shortest path from the loop, whose block comes first; WB_NONE: not reached */
	uint32_t *parent;
	bool caller;			/* the function returns, and the caller goes on              */
};
/** wb_blocked_by - what lanes that have left @c may still write. No way goes on at headers that are @closed. Where
 * @single picks the one lane that is in @c, what the same lane writes is left out, as long as no other one can have
 * been picked. */
struct wb_blocked wb_blocked_by(
	struct wb_check *h, const struct wb_cycle *c, const struct wb_single *single, struct wb_bits closed);

/* ---- points at which threads meet again (points.c); [block] a block, nblock: the end ------------------------ */
/** wb_points_of_branches - immediate post-dominators of blocks. In cx->unit. */
uint32_t *wb_points_of_branches(struct wb_ctx *cx, const struct wb_fn *fn);
/** wb_points_nest - moves points towards the end until each post-dominates those of all branches on the paths to it. */
void wb_points_nest(struct wb_ctx *cx, const struct wb_fn *fn, uint32_t *point);
/** wb_points_end - writes WB_NONE for the end. */
void wb_points_end(const struct wb_fn *fn, uint32_t *point);

#endif
