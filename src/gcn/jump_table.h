/* src/gcn/jump_table.h -- what the files that find where jumps by an index go share.
 *
 *   jump_table.c    the jump, and what one register holds	jump_pair.c    what two registers hold together
 *   jump_number.c   numbers of 32 bits				jump_place.c   addresses, and tables at them
 *   jump_path.c     who wrote a register, and comparisons that control has passed
 */
#ifndef WAVEBOUND_GCN_JUMP_TABLE_H
#define WAVEBOUND_GCN_JUMP_TABLE_H

#include "gcn.h"

#define MOST_LISTED 256u
#define MOST_PRODUCT 4096u	/* pairs of numbers of two lists */
#define MOST_DEPTH 24u		/* operations from an index to the jump */
#define MOST_VISITED 20000u
#define MOST_WRITERS 16u
#define MOST_GUARDS 16u

/* What an address counts from: the number of a section; nothing; a linked image. Or it is where the address of symbol
 * `at` stands. */
enum { NUMBER = WB_NONE, IMAGE = WB_NONE - 1, ENTRY_OF = WB_NONE - 2 };
struct location {
	uint64_t at;
	uint32_t from;
	uint32_t less;		/* a distance: 1 + number of the section whose start is taken off; 0: none is */
};
struct locations { struct location *at; uint32_t n; };	/* none: unknown */
/* A scalar register: one of @n listed values, or any in both ranges. */
struct reg { uint32_t *at, n; int64_t low, high /* unsigned */, slow, shigh /* signed */; };
/* In front of instruction @at. @now: control passes it on the way to the jump, through the blocks of `guarded`. */
struct point { uint32_t at; bool now; };
/* Register or half number @k of an operand. */
struct half { const struct wb_opnd *o; uint32_t k; struct point p; };
struct writers { struct point at[MOST_WRITERS]; uint32_t n; };
struct guard { uint32_t inst; bool holds; };

struct search {
	struct wb_gcn_unit *u;
	struct section *s;
	struct wb_fn fn;		/* has the operands, and nothing else */
	const struct span *span;
	uint32_t nspan;
	uint32_t *before, *nbefore;	/* [span + 1], spans in front of each */
	uint32_t *mark, marks;		/* [span] was visited in this search */
	uint32_t *guarded, nguarded;	/* spans that control passes one after the other, from the jump backwards */
	uint32_t *turn;			/* [span] 1 + its place there; 0: none */
	struct guard guard[MOST_GUARDS];
	uint32_t nguard, jump, visited;
	uint32_t open;			/* an instruction that adds an index without bounds, or WB_NONE */
};

static inline const struct wb_inst *inst(const struct search *x, uint32_t k) { return &x->s->inst.at[k]; }

/* The explicit source @n of @i; NULL: there is none. */
static inline const struct wb_opnd *
source(const struct search *x, const struct wb_inst *i, uint32_t n)
{
	WB_EACH_OPND(&x->fn, i, o)
		if (o->flags & WB_USE && !(o->flags & WB_IMPLICIT) && o->kind != WB_OPND_MOD && !n--)
			return o;
	return NULL;
}

static inline uint32_t span_of(const struct search *x, uint32_t k) { return gcn_span_with(x->span, x->nspan, k); }

/* ---- jump_number.c: numbers of 32 bits ---- */
static inline struct reg
any(void)
{
	return (struct reg){ .high = UINT32_MAX, .slow = INT32_MIN, .shigh = INT32_MAX };
}
/* gcn_jump_list - sorts @n numbers; if there are too many, or none, any number. gcn_jump_within - both ranges of @r
 * hold: lists it, if that makes few numbers of it, or drops from its list. gcn_jump_either - one of @a or of @b.
 * gcn_jump_combine - @i on @a and @b. */
struct reg gcn_jump_list(uint32_t *at, uint32_t n);
struct reg gcn_jump_within(struct search *x, struct reg r);
struct reg gcn_jump_number(struct search *x, uint32_t v);
struct reg gcn_jump_either(struct search *x, struct reg a, struct reg b);
struct reg gcn_jump_combine(struct search *x, const struct wb_inst *i, struct reg a, struct reg b);

/* ---- jump_path.c: the way to the jump ---- */
/* gcn_jump_before - lists which spans come before each. gcn_jump_guards - finds the blocks that control passes on the
 * way to the jump, and comparisons there. gcn_jump_narrow - @r, which @unit holds at @p, by the comparison @g.
 * gcn_jump_last_writer - the last instruction in [first, end) that writes @unit; WB_NONE: none; another number that is
 * none of them: unknown. gcn_jump_writers - those that may have written it last, in front of @p, in order; false: there
 * are too many, or it may be what the register held at the start. */
void gcn_jump_before(struct search *x);
void gcn_jump_guards(struct search *x);
struct reg gcn_jump_narrow(struct search *x, struct reg r, uint32_t unit, struct point p, const struct guard *g);
uint32_t gcn_jump_last_writer(struct search *x, uint32_t first, uint32_t end, uint32_t unit);
bool gcn_jump_writers(struct search *x, uint32_t unit, struct point p, struct writers *w);

/* ---- jump_place.c: addresses, or numbers of 64 bits. False: that is not known ---- */
/* gcn_jump_places - sorts @n places. gcn_jump_add - all sums, or differences, of one of @a and one of @b, of which one
 * is a number. gcn_jump_place - where byte @at of section @s is. gcn_jump_symbol - where @off behind a symbol is.
 * gcn_jump_numbers - any lower half with any upper one, or with its sign. gcn_jump_entry - @bytes at @p, four as a
 * number, eight also as an address. gcn_jump_call_to - the call or jump to @p. */
bool gcn_jump_places(struct location *at, uint32_t n, struct locations *out);
bool gcn_jump_one(struct search *x, uint32_t from, uint64_t at, struct locations *out);
bool gcn_jump_add(struct search *x, const struct locations *a, const struct locations *b, bool minus,
	struct locations *out);
bool gcn_jump_shift(struct search *x, const struct locations *p, struct reg by, struct locations *out);
bool gcn_jump_join(struct search *x, const struct locations *a, const struct locations *b, struct locations *out);
bool gcn_jump_place(struct search *x, const struct section *s, uint64_t at, struct locations *out);
bool gcn_jump_symbol(struct search *x, uint32_t sym, uint64_t off, struct locations *out);
bool gcn_jump_numbers(struct search *x, struct reg lo, struct reg hi, bool sign, struct locations *out);
bool gcn_jump_entry(struct search *x, struct location p, uint32_t bytes, struct locations *out);
bool gcn_jump_call_to(const struct search *x, struct location p, struct call *c);

/* ---- jump_pair.c and jump_table.c: what registers hold ---- */
/* gcn_jump_results_in - whether the instruction at @k writes @unit, as its result that is known by its operation.
 * gcn_jump_computed_pair - what instructions @lo and @hi write to @unit and @upper, the halves of an address.
 * gcn_jump_pair - what two halves hold together. gcn_jump_loaded - what the load at @p brings to @unit, and to the next
 * one if @bytes is 8. */
bool gcn_jump_results_in(const struct search *x, uint32_t k, uint32_t unit);
bool gcn_jump_computed_pair(struct search *x, struct point lo, struct point hi, uint32_t unit, uint32_t upper,
	uint32_t depth, struct locations *out);
bool gcn_jump_pair(struct search *x, struct half lo, struct half hi, uint32_t depth, struct locations *out);
struct reg gcn_jump_value(struct search *x, uint32_t unit, struct point p, uint32_t depth);
struct reg gcn_jump_operand(struct search *x, const struct wb_opnd *o, struct point p, uint32_t depth);
bool gcn_jump_loaded(struct search *x, struct point p, uint32_t unit, uint32_t bytes, uint32_t depth,
	struct locations *out);

#endif
