/* src/prove/private.h -- shared by the files of this folder.
 */
#ifndef WB_PROVE_PRIVATE_H
#define WB_PROVE_PRIVATE_H

#include "wavebound/divergence.h"
#include "wavebound/prove.h"

#define PROVE_LANES 64
#define MOST_TERMS 6

static inline uint32_t
fewer(uint32_t a, uint32_t b)
{
	return a < b ? a : b;
}

/* Low bits of @n that are 0, at most 32. */
static inline uint32_t
zeros_of(uint64_t n)
{
	return n & UINT32_MAX ? (uint32_t)__builtin_ctzll(n) : 32;
}

/* ---- numbers (form.c) ---------------------------------------------------------------------
 * A form is the sum over its terms of symbol * table[lane], modulo 2^32 or, if wide, 2^64. A symbol is a number that
 * is the same in all lanes of the wave, or one of each lane if it varies; symbol 0 is 1.
 */
struct symbol {
	uint32_t site;			/* that defines it (struct wave.site); WB_NONE: the start */
	uint32_t low;			/* this many low bits of it are 0 */
	uint64_t least, most;		/* its range, unsigned */
	uint32_t below;			/* mask + 1, of which so many lanes are below the lane at hand; 0 */
	bool half;			/* only those of the lower half of the mask are counted */
	bool varies;			/* it is another number in each lane */
	bool widened;			/* it has grown once */
};
struct term {
	uint32_t symbol, table;
};
struct range {
	wb_i128 least, most;		/* in integers that do not wrap; no number if least > most */
};
/* All numbers of 32 or 64 bits. */
static inline struct range
range_all(bool wide, bool is_signed)
{
	wb_i128 n = (wb_i128)1 << (wide ? 64 : 32);

	return (struct range){ is_signed ? -n / 2 : 0, (is_signed ? n / 2 : n) - 1 };
}

struct form {
	uint32_t nterm;
	bool wide;
	struct term term[MOST_TERMS];
};

/* A number in a register, as a kind and an id. LOW, HIGH: half of a wide form. SIGN: -1 where the form is
 * negative, else 0. MASK: a mask of lanes, or the upper half of one. CARRY: that of adding two numbers, or the
 * upper half. FIRST: the number of the first lane of a mask, -1 if there is none. SOME, EMPTY: 1 if a mask has a
 * lane, or has none, else 0. */
enum kind { UNKNOWN, FORM, LOW, HIGH, SIGN, MASK, MASK_HIGH, CARRY, CARRY_HIGH, FIRST, SOME, EMPTY };
typedef uint32_t value;
#define VALUE(kind, id) ((value)(kind) << 28 | (id))
#define KIND(v) ((enum kind)((v) >> 28))
#define ID(v) ((v) & 0xfffffff)
#define MOST_IDS 0xffffff

struct carry {
	value a, b;
	uint32_t under;			/* the mask of lanes when it was made; WB_NONE: scalar */
	bool subtracts;
};
/* Each is the contrary of the one beside it; all but the first two are in the order that mirroring turns round. */
enum order { EQUAL, UNEQUAL, LESS, AT_LEAST, AT_MOST, MORE };
/* The number of @form - 1 is from @least to @most, unsigned or signed; or it is not @least (@excluded). */
struct assumed {
	uint32_t form;			/* 0: nothing */
	bool is_signed, excluded;
	int64_t least, most;
};
/* A set of lanes (mask.c). Of an atom: @site made it, it is a subset of @in (WB_NONE: of nothing known) and of @may,
 * contains @must, and numbers are known in all lanes outside of it and in it. Of the lanes of mask @first - 1 it has
 * the first one, if there is one, and no other; 0: not known. If it is @uniform, it has all lanes or none. */
#define MOST_ATOMS 6
#define MOST_SAYS 2
struct lanes {
	uint32_t site, in, first;
	uint64_t may, must;		/* a bit for each lane */
	struct assumed says[2][MOST_SAYS];
	uint32_t changes;		/* of what it says */
	bool uniform;
	uint32_t natom, atom[MOST_ATOMS];	/* ascending; itself, if it is an atom */
	uint64_t table;			/* bit k: lanes in the atoms of the bits of k are in it */
};

/* The registers that are followed. Behind the scalars are lanes of vectors that hold scalars, behind the vectors
 * accumulators, and words of private memory (slots.c). */
#define MOST_SPILLED 24
#define MOST_SLOTS 128
enum { FLAT = 102, VCC = 106, TTMP = 108, M0 = 124, EXEC = 126, SCC = 128, LANES = 129,
	SCALARS = LANES + MOST_SPILLED * PROVE_LANES, ACCUMULATORS = 256,
	REGISTERS = 2 * ACCUMULATORS, VECTORS = REGISTERS + MOST_SLOTS };
/* What a vector register holds, in the lanes of a mask. */
struct cell {
	value v;
	uint32_t in;
};
/* Mask @mask - 1 has @some lane, or none, as a branch says. */
struct said {
	uint32_t mask;			/* 0: nothing */
	bool some;
};
#define MOST_SAID 6
struct state {
	uint32_t exec;			/* the lanes that are on */
	bool some;			/* one is */
	struct said said[MOST_SAID];	/* the first one is of the lanes that were on before */
	value s[SCALARS];
	struct cell v[VECTORS];
};

/* One wave of one kind of workgroup of the launch. */
#define MOST_REACHED 32			/* masks around a mask; beyond that, less is known */
struct wave {
	struct wb_ctx *cx;
	const struct wb_fn *fn;
	const struct text *text;	/* [instruction] */
	const struct wb_recheck_input *in;
	const struct wb_launch_values *memory;
	uint32_t lanes;			/* of a wave: 32 or 64 */
	uint32_t present;		/* lanes that have a work-item: 0 to this - 1 */
	WB_VEC(int64_t *) table;
	WB_VEC(struct form) form;
	WB_VEC(struct symbol) symbol;
	WB_VEC(struct carry) carry;
	WB_VEC(struct lanes) mask;
	/* mask `of` - 1, and those around it that say something of numbers, which are asked for lane by lane */
	struct { uint32_t of, n, mask[MOST_REACHED]; } around;
	struct wb_map known;		/* tables, forms, symbols, carries and masks by what they are */
	uint32_t kernarg, packet;	/* symbols */
	uint32_t descriptor;		/* the first register of that of private memory, at the start; WB_NONE */
	/* a symbol or a mask now says less than before, so all blocks are executed again */
	bool weaker;
	bool lost;			/* too large */
	/* of the instruction that is executed */
	uint32_t site, fresh;		/* its number; how many symbols it has made */
	struct wb_bits makes;		/* [instruction] it has made a symbol or a mask, on which others may rest */
	uint64_t steps;			/* instructions that were executed */
	uint32_t nscalar, nvector;	/* that are in use */
	uint32_t spilled[MOST_SPILLED], nspilled;	/* vectors of which lanes are followed */
	int64_t slot[MOST_SLOTS];	/* the word of each */
	struct called *called;		/* what calls may change (call.c); NULL: there was none */
	bool ordered;			/* the order of the code of functions that are called is proved */
	struct state *now;		/* at first: in front of the first instruction */
	struct state **before, **after;	/* [block] what is known; NULL: it is not reached */
};

static inline uint64_t
all_lanes(const struct wave *w)
{
	return w->lanes == 64 ? UINT64_MAX : UINT32_MAX;
}

/** wave_id - the number of a thing of @kind that @key of @n bytes tells from others; @next: it is new. */
uint32_t wave_id(struct wave *w, char kind, const void *key, size_t n, uint32_t next);
uint32_t form_number(struct wave *w, bool wide, int64_t n);
uint32_t form_symbol(struct wave *w, bool wide, uint32_t symbol);
/** form_of_lanes - a number for each lane. */
uint32_t form_of_lanes(struct wave *w, const int64_t *n);
/** These give WB_NONE if the result cannot be stated. form_add - @a + @times * @b, which have one width. */
uint32_t form_add(struct wave *w, uint32_t a, uint32_t b, int64_t times);
uint32_t form_scale(struct wave *w, uint32_t a, int64_t by);
/** form_rows - a uniform @a times @b, whose lanes are known apart from a uniform part; of the width of @b. */
uint32_t form_rows(struct wave *w, uint32_t a, uint32_t b);
/** form_low - the lower half of @a. form_extend - @a as a wide number. */
uint32_t form_low(struct wave *w, uint32_t a);
uint32_t form_extend(struct wave *w, uint32_t a, bool is_signed);
/** form_shift_right - floor(@a / 2^@by) of a number without wrap, unsigned or signed. form_mask_low - its @bits low
 * bits. */
uint32_t form_shift_right(struct wave *w, uint32_t a, uint32_t by, bool is_signed);
uint32_t form_mask_low(struct wave *w, uint32_t a, uint32_t bits);
/** form_rigid - what is left of @a without what is the same in all lanes; *same: is there such a part. */
uint32_t form_rigid(struct wave *w, uint32_t a, bool *same);
bool form_uniform(const struct wave *w, uint32_t a);
/** form_symbol_in - the symbol of which @a is *n more in all lanes, as a form; WB_NONE. */
uint32_t form_symbol_in(struct wave *w, uint32_t a, int64_t *n);
/** form_varies - whether a symbol in it is not the same in all lanes. */
bool form_varies(const struct wave *w, uint32_t a);
/** form_known - the lanes of @a if they are known; NULL. */
const int64_t *form_known(const struct wave *w, uint32_t a);
/** form_constant - whether @a is one number. */
bool form_constant(const struct wave *w, uint32_t a, int64_t *n);
/** form_distance - whether @a is @n [lane] more than @b, which is known. */
bool form_distance(const struct wave *w, uint32_t a, uint32_t b, int64_t *n);
/** form_range - the range of @a in @lane, or over all lanes if there is no such lane; @in if it is not known, as of
 * WB_NONE, or not within @in. form_within - whether it is. */
struct range form_range(const struct wave *w, uint32_t a, uint32_t lane, struct range in);
bool form_within(const struct wave *w, uint32_t a, struct range in);
/** form_zeros - how many low bits of @a are 0 in each lane, at most 32. */
uint32_t form_zeros(const struct wave *w, uint32_t a);
/** symbol_new - the symbol @part of @site; it keeps the weakest range that it was given. */
uint32_t symbol_new(struct wave *w, uint32_t site, uint32_t part, struct symbol s);
#define VARIES ((uint32_t)1 << 30)	/* is in the part of a symbol that varies */
/** symbol_find - the same if there is one; WB_NONE. */
uint32_t symbol_find(const struct wave *w, uint32_t site, uint32_t part);
/** value_mentions - whether @v depends on what @site defined. */
bool value_mentions(const struct wave *w, value v, uint32_t site);
/** value_rests_on - the same, or what is known of a mask in it. */
bool value_rests_on(const struct wave *w, value v, uint32_t site);
value value_carry(struct wave *w, struct carry c);

/* ---- masks (mask.c) -------------------------------------------------------------------------- */
/* ALL: all lanes that have a work-item. FULL: all lanes of the wave. */
enum { MASK_ALL, MASK_NONE, MASK_FULL };
void mask_start(struct wave *w, uint32_t present);
/** mask_atom - the mask @part of m.site; it keeps the least that was known of it. mask_number - the lanes of the bits
 * of @n. */
uint32_t mask_atom(struct wave *w, uint32_t part, struct lanes m);
uint32_t mask_number(struct wave *w, uint64_t n);
/** mask_of - the mask in a register, or in two: a mask (*is), or a number that is known; WB_NONE. */
uint32_t mask_of(struct wave *w, value lo, value hi, bool *is);
/** mask_combine - of two masks, where bit k of @how is whether lanes are in it that are in @a (k & 1) and @b (k & 2).
 * mask_function - the same as a function of atoms; WB_NONE: there are too many. */
enum { AND_OF = 8, OR_OF = 14, XOR_OF = 6, FIRST_OF = 10 };
uint32_t mask_combine(struct wave *w, uint32_t how, uint32_t a, uint32_t b);
uint32_t mask_function(struct wave *w, uint32_t how, uint32_t a, uint32_t b);
/** mask_bits - lanes that may be in @m, and that must. */
struct bits {
	uint64_t may, must;
};
struct bits mask_bits(const struct wave *w, uint32_t m);
bool mask_within(const struct wave *w, uint32_t m, uint32_t in);
/** mask_lanes - how many lanes @m has at most. mask_lacks_first - whether @m has not the first lane of @of. */
uint32_t mask_lanes(const struct wave *w, uint32_t m);
bool mask_lacks_first(struct wave *w, uint32_t m, uint32_t of);
/** mask_around - a small known mask that contains all of @mask [n], and does not rest on @site; WB_NONE. */
uint32_t mask_around(const struct wave *w, const uint32_t *mask, uint32_t n, uint32_t site);
/** mask_rests_on - whether what is known of @m rests on what @site made. */
bool mask_rests_on(const struct wave *w, uint32_t m, uint32_t site);
struct narrowing;
/** mask_narrow - narrows the range of a number by what is said of it in the lanes of @m. mask_narrow_said - by what a
 * branch says, where lanes in @exec are on; WB_NONE: maybe none is. */
void mask_narrow(struct wave *w, uint32_t m, struct narrowing *r);
void mask_narrow_said(struct wave *w, const struct said *s, uint32_t exec, struct narrowing *r);

/* ---- text (text.c) ------------------------------------------------------------------------- */
enum operand_kind { NOTHING, SCALAR, VECTOR, NUMBER, OFF, OTHER, STRANGE };
struct operand {
	enum operand_kind kind;		/* OTHER: the same in all lanes. STRANGE: maybe a register */
	uint32_t reg, n;		/* registers */
	int64_t number;
	bool changed;			/* negated, absolute, ... */
	const char *at; size_t length;	/* the text */
};
#define MOST_OPERANDS 8
struct text {
	char name[48];			/* without the suffix of the encoding */
	bool special;			/* DPP, SDWA */
	bool modified;			/* clamp, omod, op_sel, ... */
	bool offen;
	bool buffer;			/* idxen, lds, or a modifier of accesses that is not read */
	uint32_t nopnd;
	struct operand opnd[MOST_OPERANDS];
	int64_t offset, offset0, offset1;
	const struct text *second;	/* of two instructions that are one; NULL */
};
/** text_read - the instruction at @at, up to the end of its line, kept in @a; without a name: it is not understood. */
struct text text_read(struct wb_arena *a, const char *at, const char *end);
/** text_find - of each instruction of @fn, in cx->tmp; NULL: there is no text. */
const struct text *text_find(struct wb_ctx *cx, const struct wb_fn *fn, const struct wb_files *files);

/* ---- meaning (meaning.c) ---------------------------------------------------------------------- */
/** meaning_execute - what @t does to w->now. */
void meaning_execute(struct wave *w, const struct text *t);
/** meaning_redefine - what depended on w->site, and does not hold any more, is unknown in w->now. */
void meaning_redefine(struct wave *w);
/** meaning_address - the address of access @t as a form: wide, or of LDS; WB_NONE. *bytes of an element; *second:
 * distance of the second element of an LDS access, or 0. */
uint32_t meaning_address(struct wave *w, const struct text *t, uint32_t *bytes, int64_t *second);
/** meaning_distance - the range of the first byte of scalar load @t from where the pointer at @argument of the
 * arguments leads to; all numbers if it is not known, or not a multiple of 4, below which the hardware ignores bits. */
struct range meaning_distance(struct wave *w, const struct text *t, uint64_t argument);
/** text_atomic - whether @name is an atomic of global or flat memory. */
bool text_atomic(const char *name);
/** meaning_bytes - of an element that an access with this name moves; 0: not known. */
uint32_t meaning_bytes(const char *name);
/** meaning_zeros - how many low bits of the address of @t in memory are 0 in each lane; false: @t is no such access, or
 * other lanes may be on. */
bool meaning_zeros(struct wave *w, const struct text *t, uint32_t *out);

/** meaning_says - of branch @t, behind w->now. */
struct said meaning_says(struct wave *w, const struct text *t, bool taken);
/** meaning_holds - whether that holds in w->now: 1 yes, 0 no, -1 not known. */
int meaning_holds(struct wave *w, struct said s);

/* ---- walks (walk.c) ------------------------------------------------------------------------------ */
/** walk_heaviest - whether row @r holds for each path through the kernel by edges that are @alive
 * [wave * nedge + edge], of one wave, or of a chain of waves that changes from one to another at barriers. */
bool walk_heaviest(const struct wave *w, const bool *alive, uint32_t nwave, const struct wb_flow_row *r);
/** walk_weight - what edge @e weighs in row @r. */
int64_t walk_weight(const struct wb_fn *fn, const struct wb_flow_row *r, uint32_t e);
/** walk_has_barrier - whether block @b may have one. walk_is_light - whether no sum of weights overflows. */
bool walk_has_barrier(const struct wave *w, uint32_t b);
bool walk_is_light(const struct wb_fn *fn, const struct wb_flow_row *r);

/* ---- waves (launch.c) --------------------------------------------------------------------------- */
/* A box of workgroups: of one size, with these ids. */
struct groups {
	uint32_t size[3];
	uint64_t least[3], most[3];
};
/** groups_of - the workgroups of @l that are the last ones in the directions of @last (a bit each); false: there are
 * none. */
bool groups_of(const struct wb_launch *l, uint32_t last, struct groups *out);
/** wave_new - wave @number of such a workgroup, of what @like is about. Everything is in cx->tmp. */
struct wave wave_new(const struct wave *like, const struct groups *g, uint32_t number);
/** wave_called - any wave that calls the function that @like is about. */
struct wave wave_called(const struct wave *like);

/* ---- conditions (condition.c) -------------------------------------------------------------------- */
/** condition_assume - what it says of @form that it is @how, or is not, a number between @from and @to; ->form 0:
 * nothing. */
struct assumed condition_assume(uint32_t form, enum order how, bool is_signed, wb_i128 from, wb_i128 to, bool truth);
/** condition_decide - whether it holds of numbers in two ranges: 1 yes, 0 no, -1 not known. */
int condition_decide(enum order how, struct range a, struct range b);
/** condition_range - the range of the number of @f, in @lane if there is such a lane, and if that is @on. */
struct range condition_range(struct wave *w, uint32_t f, bool is_signed, uint32_t lane, bool on);
/* What is known of the number of @form, unsigned, in lanes @on. @loose: a limit that is said replaces what is known. */
struct narrowing {
	uint32_t form;
	bool loose;
	wb_i128 least, most;		/* no number if least > most */
	uint64_t on;
};
struct narrowing condition_start(const struct wave *w, uint32_t f, uint32_t lane);
/** condition_narrow - narrows it by @a. condition_narrow_in - by what is said in @s, where a lane is @on. */
void condition_narrow(struct wave *w, const struct assumed *a, struct narrowing *r);
void condition_narrow_in(struct wave *w, const struct state *s, bool on, struct narrowing *r);

/* Symbols of what the hardware sets: parts of no site, or of BASE, where private memory begins. From ENTRY on, what is
 * else in scalar registers. */
#define BASE (WB_NONE - 3)
enum { DESCRIPTOR = 6, WAVE_OFFSET = 7, ENTRY = 1024 };

/* ---- the rest ------------------------------------------------------------------------------- */
/** run_wave - finds w->before and w->after; false: not found. */
bool run_wave(struct wave *w);
/** run_repeats - how often at most a wave comes to the header of loop @l by its back edges, for each time that it comes
 * there by another edge; WB_UNKNOWN. */
uint64_t run_repeats(struct wave *w, const struct wb_loop *l);
/** run_edges - which edges the wave may take, in @alive [edge]. */
void run_edges(struct wave *w, bool *alive);
/** run_inst - executes instruction @k, as @site: @k, or one that no instruction had before. */
void run_inst(struct wave *w, uint32_t k, uint32_t site);
/* States on @n edges that come together at @site. */
#define MOST_PREDECESSORS 64
struct join {
	struct wave *w;
	uint32_t site, n, id[MOST_PREDECESSORS];	/* of edges */
	const struct state *from[MOST_PREDECESSORS];
	struct said edge[MOST_PREDECESSORS];	/* what the branch says on that edge */
	struct state *to;
	bool inside;			/* the value at hand is only known where lanes are on */
};
/** run_say - also @said holds in @s. */
void run_say(struct state *s, struct said said);
/** run_join - what holds of all, in j->to. */
void run_join(struct join *j);
/** run_says - what the branch at the end of a block says on edge @e, behind @s. run_dead - whether @e is not
 * taken. */
struct said run_says(struct wave *w, uint32_t e, struct state *s);
bool run_dead(struct wave *w, uint32_t e, struct state *s);

/* ---- iteration by iteration (unroll.c) ------------------------------------------------------------------ */
#define MOST_ROWS 64
struct weights {
	int64_t of[MOST_ROWS];
};
struct unrolled {
	const struct wb_flow_row *row[MOST_ROWS];
	uint32_t nrow;
	struct weights heaviest;	/* [row] of all paths to an exit */
	bool apart;			/* paths to a block are not joined, except to the header of a loop */
	const uint64_t *limit;		/* [loop] it repeats no more often, whenever it is entered */
	bool *alive;			/* [edge] */
	uint64_t *most, *total;		/* [loop] iterations for one entry, and in all */
	void *user;
	/* before instruction @k is executed; @site is free */
	void (*before)(void *user, struct wave *w, uint32_t k, uint32_t site);
};
/** unroll_wave - executes each iteration by itself, on what is known in it; false: not to its end in @steps
 * instructions. */
bool unroll_wave(struct wave *w, uint64_t steps, struct unrolled *out);

/* ---- counting (count.c, interleaved.c) -------------------------------------------------------------------- */
/** count_lines, count_rounds, count_words - the most lines, LDS rounds or words of 4 bytes that lanes with these
 * addresses need; WB_UNKNOWN: not known. */
uint64_t count_lines(const struct wave *w, uint32_t address, uint32_t bytes, uint32_t align);
uint64_t count_rounds(const struct wave *w, uint32_t address, int64_t second, uint32_t bytes);
uint64_t count_words(const struct wave *w, uint32_t address, uint32_t bytes);
/** count_scattered - lines of lanes that access anything, at multiples of @align and of 2^@zeros; @flat: or private
 * memory, where each word of a lane is in a line of its own. */
uint64_t count_scattered(const struct wave *w, uint32_t bytes, uint32_t align, uint32_t zeros, bool flat);
/** count_whole - whether the lanes that are on access all bytes of lines that are one after another, and no others. */
bool count_whole(const struct wave *w, uint32_t address, uint32_t bytes);
/** count_row - whether the lanes that may be on access words one after another. */
bool count_row(const struct wave *w, uint32_t address, uint32_t bytes);
/** private_offset - the offset of the @bytes of access @t in private memory; WB_NONE: they may be elsewhere.
 * text_flat_scratch - whether the hardware has set FLAT_SCRATCH, and nothing has changed it. */
uint32_t private_offset(struct wave *w, const struct text *t, uint32_t bytes);
bool text_flat_scratch(struct wave *w);
/** count_interleaved - the most lines of access @t if it is one of private memory, of @bytes a lane; WB_UNKNOWN. */
uint64_t count_interleaved(struct wave *w, const struct text *t, uint32_t bytes);

#define OPND(k) (&t->opnd[k])
#define RENAMED 4096			/* parts of a site: registers with what it defined before */

/* ---- registers (registers.c) -------------------------------------------------------------------- */
/** value_fresh - a number that is the same in all lanes, and else unknown; value_within - in a range. */
value value_fresh(struct wave *w);
value value_within(struct wave *w, uint64_t least, uint64_t most);
/** form_fresh_wide - the same of 64 bits. form_new - a number that is new. */
uint32_t form_fresh_wide(struct wave *w);
uint32_t form_new(struct wave *w, bool wide, struct symbol s);
/** value_zeros - how many low bits are known to be 0. */
uint32_t value_zeros(const struct wave *w, value v);
bool value_uniform(const struct wave *w, value v);
/** value_below - mask + 1, of which so many lanes as @f says are below each lane, or of its lower @half; 0. */
uint32_t value_below(struct wave *w, uint32_t f, bool half);
/** value_is - whether @v is the number @n in all lanes. */
bool value_is(const struct wave *w, value v, int64_t n);
/** value_form - @v as a form of 32 bits; WB_NONE: it is unknown. value_wide - the wide form with two halves;
 * WB_NONE. */
uint32_t value_form(struct wave *w, value v);
uint32_t value_wide(struct wave *w, value lo, value hi);
/** reg_read - the @k-th register of @o, or a number. reg_form, reg_wide - as forms; WB_NONE. */
value reg_read(struct wave *w, const struct operand *o, uint32_t k);
uint32_t reg_form(struct wave *w, const struct operand *o);
uint32_t reg_wide(struct wave *w, const struct operand *o);
/** reg_number - a number that is known and the same in all lanes; false: it is not. */
bool reg_number(struct wave *w, const struct operand *o, int64_t *n);
/** reg_write - in the lanes that are on. reg_write_wide - @f of 32 bits is all that is known of the lower half.
 * reg_forget - registers of @o get what is not known. */
void reg_write(struct wave *w, const struct operand *o, uint32_t k, value v);
void reg_write_wide(struct wave *w, const struct operand *o, uint32_t f);
void reg_copy(struct wave *w, const struct operand *to, const struct operand *from);
void reg_forget(struct wave *w, const struct operand *o, bool uniform);
/** text_uniform - whether all operands behind the first are the same in all lanes. */
bool text_uniform(struct wave *w, const struct text *t);
/** text_starts - whether @name begins with one of @list, which ends with NULL. */
bool text_starts(const char *name, const char *const *list);

/* ---- numbers (numbers.c) ------------------------------------------------------------------------- */
/** form_sum - form_add, of forms that may be WB_NONE. */
uint32_t form_sum(struct wave *w, uint32_t a, uint32_t b, int64_t times);
enum step { NO_STEP, ADD, SUB, MUL, MUL24_U, MUL24_I, SHL, SHR, SAR, AND, OR, XOR, MIN_U, MAX_U, MIN_I, MAX_I, MUL_HI };
/** number_step - what @how makes of @a and @b, which may be WB_NONE; so may the result. */
uint32_t number_step(struct wave *w, enum step how, uint32_t a, uint32_t b);

/* ---- masks and branches (exec.c) ----------------------------------------------------------------- */
/** mask_read - the mask that @o holds; WB_NONE: not known. *@is_mask: it is no number. mask_write - @o holds @m. */
uint32_t mask_read(struct wave *w, const struct operand *o, bool *is_mask);
void mask_write(struct wave *w, const struct operand *o, uint32_t m);
/** meaning_scc - SCC: 1, 0, or -1 if it is not known. */
int meaning_scc(struct wave *w);

/* ---- instructions: false if @t is none of these -------------------------------------------------- */
bool meaning_number(struct wave *w, const struct text *t);
bool meaning_carry(struct wave *w, const struct text *t);
bool meaning_multiply(struct wave *w, const struct text *t);
bool meaning_mask(struct wave *w, const struct text *t);
bool meaning_first(struct wave *w, const struct text *t);
bool meaning_slot(struct wave *w, const struct text *t);
/** slot_forget - nothing is known of private memory. slot_forget_lanes - nor of lanes of vector register @reg.
 * slot_copy_lanes - @to is a copy of @from, in all lanes that are on. */
void slot_forget(struct wave *w);
void slot_copy_lanes(struct wave *w, uint32_t to, uint32_t from);
void slot_forget_lanes(struct wave *w, uint32_t reg);
/** slot_told - whether what @t reads may tell where private memory begins, or behind @t its result. */
bool slot_told(struct wave *w, const struct text *t, bool behind);
bool meaning_select(struct wave *w, const struct text *t);
bool meaning_compare(struct wave *w, const struct text *t);
/** meaning_call - what is left behind a call. */
void meaning_call(struct wave *w, const struct text *t);
bool meaning_load(struct wave *w, const struct text *t);

#endif
