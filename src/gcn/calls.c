/* src/gcn/calls.c -- targets of s_swappc_b64 and s_setpc_b64.
 *
 * The compiler forms an address with s_getpc_b64, s_add_u32, s_addc_u32. This may be far from the call, and once for
 * several calls. The address may be kept in other registers, or in lanes of a vector register (v_writelane,
 * v_readlane), which unoptimised code spills to the stack or to an accumulation register, with all lanes on. So values
 * are propagated forwards through the function. A location is a scalar register, SCC, a lane of a vector register, or a
 * lane's word of the stack. It holds the low or high half of a known address, or its value at entry, or an unknown
 * value. A jump to the value of s[30:31] at entry is the return. A jump to another function is a return, too, if that
 * function returns: then s[30:31] must hold its value at entry, or the other function would return elsewhere.
 *
 *	s_getpc_b64 s[4:5]			; K_LO, K_HI of here
 *	s_add_u32 s4, s4, f@rel32@lo+4		; K_LO of f
 *	s_addc_u32 s5, s5, f@rel32@hi+12	; K_HI of f
 *	s_swappc_b64 s[30:31], s[4:5]		; calls f
 *
 * Only locations that can matter are tracked: those that calls read, and those from which these are computed. They are
 * found backwards, block by block, so that a register that holds other things elsewhere brings in no other. Only
 * instructions that write such a location are visited repeatedly. The lattice is flat: a value changes at most twice,
 * so a block is visited again at most twice per tracked location.
 *
 * A call changes what the callee and its callees write, apart from the registers that LLVM's AMDGPU calling convention
 * says are preserved: s0-s3, s30-s105, v40-v47, v56-v63, and so on. That compilers keep this convention is an
 * assumption.
 */
#include "wavebound/flat.h"
#include "wavebound/limits.h"

#include "gcn.h"

enum kind {
	K_NONE,			/* not visited yet */
	K_ENTRY,		/* off: unit whose value at entry it is */
	K_LO, K_HI,		/* half of an address: of symbol + off, or of off alone */
	K_GOT_LO, K_GOT_HI,	/* half of the address of the word that holds the symbol's address */
	K_CARRY,		/* out of the low addition */
	K_CONST,		/* off: 32 bits */
	K_SET,			/* one of several halves of addresses: sym is the number of the set */
	K_UNKNOWN,
};
struct val {			/* without padding: flat.h */
	uint16_t kind;
	uint16_t sum;		/* 1: it is PC + constant; off is the PC, k the constant */
	uint32_t sym;
	uint64_t off;
	uint32_t k;
	/* high half of a sum: the constant that was added to the low half, whose carry is in it */
	uint32_t carried;
};

#define LANES 64
#define FIRST_LANE 256		/* locations from here on are lanes: FIRST_LANE + 64 * vgpr + lane */
/* locations from here on are lanes of stack words: FIRST_WORD + 64 * word + lane */
#define FIRST_WORD (FIRST_LANE + 512 * LANES)	/* 256 vector and 256 accumulation registers */
#define MOST_WORDS 32
#define NLOCATION (FIRST_WORD + MOST_WORDS * LANES)

#define MOST_TARGETS 16u	/* of one jump */
#define MOST_SETS 1024u

struct set {			/* sorted, without duplicates */
	struct val at[MOST_TARGETS];
	uint64_t n;			/* no padding: sets are compared as bytes */
};

/* Locations: those from @first on, a multiple of LANES, whose bits are set. */
struct lanes {
	uint32_t first;
	uint64_t mask;
};

/* A word of the stack: register + number. */
struct word {
	uint32_t reg;
	uint64_t offset;
};

struct calls {
	struct wb_gcn_unit *u;
	struct section *s;
	uint16_t *slot;		/* [NLOCATION] 1 + index in a state; 0: not tracked */
	uint32_t *location;	/* [nslot] */
	uint32_t nslot;
	/* [unit], [slot] 1 + a slot that changes with the unit; 1 + the next one; 0: none */
	uint32_t *of_unit, *next;
	struct word word[MOST_WORDS];
	uint32_t nword;
	WB_VEC(struct set) set;
	struct wb_flat flat;
	struct val *now;	/* [slot] */
	const struct span *span;
	uint32_t *step;		/* tracked instructions, span by span */
	uint32_t *first_step;	/* [span + 1] */
	/* going backward: the locations that matter behind an instruction; those that it makes matter in front of it */
	struct wb_bits need, words;	/* the words of `need` that may not be 0 */
	WB_VEC(struct lanes) also;
};

static const struct val unknown = { .kind = K_UNKNOWN };

/* ---- operands ------------------------------------------------------------------------ */
static const struct wb_opnd *
opnd(const struct calls *c, const struct wb_inst *i, uint32_t k)
{
	return &c->u->opnd.at[i->opnd + k];
}

/* The n-th explicit source. */
static const struct wb_opnd *
source(const struct calls *c, const struct wb_inst *i, uint32_t n)
{
	for (uint32_t k = 0; k < i->nopnd; k++) {
		const struct wb_opnd *o = opnd(c, i, k);

		if (o->flags & WB_USE && !(o->flags & WB_IMPLICIT) && !n--)
			return o;
	}
	return NULL;
}

static const struct wb_opnd *
destination(const struct calls *c, const struct wb_inst *i)
{
	const struct wb_opnd *o = i->nopnd ? opnd(c, i, 0) : NULL;

	return o && o->kind == WB_OPND_UNIT && o->flags & WB_DEF && !(o->flags & WB_IMPLICIT) ? o : NULL;
}

/* The location of a lane access: lane @lane of vector register @v. Of a lane number, waves of 32 use the low bits. */
static uint32_t
lane_location(const struct calls *c, const struct wb_opnd *v, const struct wb_opnd *lane)
{
	if (!v || !lane || v->kind != WB_OPND_UNIT || lane->kind != WB_OPND_IMM || lane->imm >= c->u->least_lanes ||
		v->id < WB_GCN_V0 || v->id >= WB_GCN_A0)
		return WB_NONE;
	return FIRST_LANE + (v->id - WB_GCN_V0) * LANES + (uint32_t)lane->imm;
}

/* ---- words of the stack ---------------------------------------------------------------- */
#define STACK_DESCRIPTOR 0u		/* scalar registers 0 to 3, in kernels and by the calling convention */

/* Number of registers of the descriptor: four; none if scratch instructions access the stack. */
static uint32_t
descriptor_units(const struct calls *c)
{
	return wb_gcn_starts_flat_scratch(c->u->t->gfx) ? 0 : 4;
}

/* The memory space of accesses that spill registers. Those through the descriptor look like accesses to global
 * memory. */
static uint8_t
spill_space(const struct calls *c)
{
	return descriptor_units(c) ? WB_SPACE_GLOBAL : WB_SPACE_SCRATCH;
}

/* Whether @i accesses the stack. */
static bool
of_stack(const struct calls *c, const struct wb_inst *i)
{
	bool through = i->mem.space == WB_SPACE_SCRATCH || i->mem.space == WB_SPACE_FLAT;

	for (uint32_t k = 0; k < i->nopnd && i->mem.space == WB_SPACE_GLOBAL && descriptor_units(c); k++) {
		const struct wb_opnd *o = opnd(c, i, k);

		through |= o->kind == WB_OPND_UNIT && o->flags & WB_USE && o->nunit == 4 && o->id == STACK_DESCRIPTOR;
	}
	return through;
}

/* Whether @i may write to the stack: through any descriptor, which may be a copy of the stack's, by scalar stores, or
 * otherwise. */
static bool
may_write_stack(const struct calls *c, const struct wb_inst *i)
{
	bool through = of_stack(c, i) || i->mem.space == WB_SPACE_SCALAR;

	for (uint32_t k = 0; k < i->nopnd && i->mem.space == WB_SPACE_GLOBAL && descriptor_units(c); k++) {
		const struct wb_opnd *o = opnd(c, i, k);

		through |= o->kind == WB_OPND_UNIT && o->flags & WB_USE && o->nunit == 4 && o->id < WB_GCN_V0;
	}
	return through && i->mem.access & (WB_STORE | WB_ATOMIC);
}

static uint64_t
offset_of(const struct calls *c, const struct wb_inst *i)
{
	for (uint32_t k = 0; k < i->nopnd; k++)
		if (opnd(c, i, k)->kind == WB_OPND_MOD && opnd(c, i, k)->id == WB_MOD_OFFSET)
			return opnd(c, i, k)->imm;
	return 0;
}

/* Whether @i is a plain access of the form "off, descriptor, register offset:number", or without a descriptor. *w: its
 * address. */
static bool
names_word(const struct calls *c, const struct wb_inst *i, struct word *w)
{
	w->reg = WB_NONE;
	w->offset = offset_of(c, i);
	if (i->mem.space != spill_space(c) || !of_stack(c, i) ||
		(i->mem.addr != UINT8_MAX && opnd(c, i, i->mem.addr)->id >= WB_GCN_V0))
		return false;
	for (uint32_t k = 0; k < i->nopnd; k++) {
		const struct wb_opnd *o = opnd(c, i, k);
		bool scalar = o->kind == WB_OPND_UNIT && o->flags & WB_USE && !(o->flags & WB_IMPLICIT) &&
			o->id < WB_GCN_VCC_LO;

		if (scalar && o->nunit == 1)
			w->reg = o->id;
	}
	return w->reg != WB_NONE;
}

/* The index of the word that @i loads or stores, if it accesses just one word of four bytes; WB_NONE: it is not
 * tracked. @add: track it from now on. */
static uint32_t
word_of(struct calls *c, const struct wb_inst *i, bool add)
{
	struct word w;
	uint32_t n = 0;

	if (i->mem.bytes != 4 || i->mem.count != 1 || !names_word(c, i, &w))
		return WB_NONE;
	while (n < c->nword && (c->word[n].reg != w.reg || c->word[n].offset != w.offset))
		n++;
	if (n == c->nword && add && n < MOST_WORDS)
		c->word[c->nword++] = w;
	return n < c->nword ? n : WB_NONE;
}

/* The vector register that @i loads or stores; WB_NONE: none. */
static uint32_t
register_of(const struct calls *c, const struct wb_inst *i)
{
	for (uint32_t k = 0; k < i->nopnd; k++) {
		const struct wb_opnd *o = opnd(c, i, k);

		if (o->kind == WB_OPND_UNIT && o->nunit == 1 && o->id >= WB_GCN_V0 && o->id < WB_GCN_A0)
			return o->id - WB_GCN_V0;
	}
	return WB_NONE;
}

static bool
loads(const struct calls *c, const struct wb_inst *i)
{
	return i->op == WB_OP_LOAD && i->mem.space == spill_space(c);
}

/* ---- one of several values ---------------------------------------------------------------- */
/* Adds @v to @s; false: there are too many. */
static bool
add_value(struct set *s, struct val v)
{
	uint32_t k = 0;

	while (k < s->n && memcmp(&s->at[k], &v, sizeof v) < 0)
		k++;
	if (k < s->n && memcmp(&s->at[k], &v, sizeof v) == 0)
		return true;
	if (s->n == MOST_TARGETS)
		return false;
	memmove(&s->at[k + 1], &s->at[k], (s->n++ - k) * sizeof v);
	s->at[k] = v;
	return true;
}

/* Adds what @v may be. False: it is not one of a few halves of addresses. */
static bool
add_values(const struct calls *c, struct set *s, struct val v)
{
	for (uint32_t k = 0; v.kind == K_SET && k < c->set.at[v.sym].n; k++)
		if (!add_value(s, c->set.at[v.sym].at[k]))
			return false;
	return v.kind == K_SET || ((v.kind == K_LO || v.kind == K_HI) && add_value(s, v));
}

/* The value that is @a or @b. */
static struct val
either(struct calls *c, struct val a, struct val b)
{
	struct set s = { .n = 0 };
	uint32_t k = 0;

	if (memcmp(&a, &b, sizeof a) == 0)
		return a;
	if (!add_values(c, &s, a) || !add_values(c, &s, b))
		return unknown;
	while (k < c->set.n && memcmp(&c->set.at[k], &s, sizeof s) != 0)
		k++;
	if (k == MOST_SETS)
		return unknown;
	if (k == c->set.n)
		WB_PUSH(c->u->cx->tmp, &c->set, s);
	return (struct val){ .kind = K_SET, .sym = k };
}

static void
merge(void *user, void *into, const void *other)
{
	struct val a, b;

	memcpy(&a, into, sizeof a);
	memcpy(&b, other, sizeof b);
	a = either(user, a, b);
	memcpy(into, &a, sizeof a);
}

/* ---- tracked locations ------------------------------------------------------------------------ */
static void
follow_lanes(struct calls *c, uint32_t first, uint64_t mask)
{
	if (mask)
		WB_PUSH(c->u->cx->tmp, &c->also, ((struct lanes){ first, mask }));
}

static void
follow_location(struct calls *c, uint32_t location)
{
	if (location < NLOCATION)
		follow_lanes(c, location / LANES * LANES, (uint64_t)1 << location % LANES);
}

static uint64_t
needed_lanes(const struct calls *c, uint32_t first)
{
	return c->need.word[first / LANES];
}

static bool
is_needed(const struct calls *c, uint32_t location)
{
	return location < NLOCATION && wb_bit(c->need, location);
}

static void
follow_units(struct calls *c, const struct wb_opnd *o)
{
	for (uint32_t k = 0; o && o->kind == WB_OPND_UNIT && k < o->nunit; k++)
		if (o->id + k <= WB_GCN_SCC)
			follow_location(c, o->id + k);
}

static bool
follows(const struct calls *c, const struct wb_opnd *o)
{
	for (uint32_t k = 0; o && o->kind == WB_OPND_UNIT && k < o->nunit; k++)
		if (o->id + k <= WB_GCN_SCC && is_needed(c, o->id + k))
			return true;
	return false;
}

static void
follow_exec(struct calls *c)
{
	follow_location(c, WB_GCN_EXEC_LO);
	follow_location(c, WB_GCN_EXEC_HI);
}

/* If lanes of a loaded register are tracked, so are the lanes of the word; if lanes of a stored word are, so are those
 * of the register. */
static void
follow_spill(struct calls *c, const struct wb_inst *i)
{
	uint32_t v = register_of(c, i), reg = FIRST_LANE + v * LANES, w;
	bool load = loads(c, i);
	uint64_t mask;

	if (v == WB_NONE || !of_stack(c, i))
		return;
	w = word_of(c, i, load && needed_lanes(c, reg));
	if (w == WB_NONE)
		return;
	w = FIRST_WORD + w * LANES;
	mask = needed_lanes(c, load ? reg : w);
	follow_lanes(c, load ? w : reg, mask);
	if (!mask)
		return;
	follow_exec(c);
	for (uint32_t k = 0; k < descriptor_units(c); k++)
		follow_location(c, STACK_DESCRIPTOR + k);
}

/* Whether @i copies a vector or accumulation register to another one, in the lanes that are on: *from, *to. */
static bool
copies_register(const struct calls *c, const struct wb_inst *i, uint32_t *to, uint32_t *from)
{
	const struct wb_opnd *d = destination(c, i), *s = source(c, i, 0);

	if (i->op != WB_OP_MOV || i->flags & (WB_I_CROSSLANE | WB_I_UNMODELLED) || !d || !s ||
		s->kind != WB_OPND_UNIT || d->nunit != 1 || s->nunit != 1 || d->id < WB_GCN_V0 || s->id < WB_GCN_V0)
		return false;
	*to = d->id - WB_GCN_V0;
	*from = s->id - WB_GCN_V0;
	return true;
}

static void
follow_sources(struct calls *c, const struct wb_inst *i)
{
	uint32_t to, from;

	if (copies_register(c, i, &to, &from)) {
		follow_lanes(c, FIRST_LANE + from * LANES, needed_lanes(c, FIRST_LANE + to * LANES));
		if (needed_lanes(c, FIRST_LANE + to * LANES))
			follow_exec(c);
		return;
	}
	if (i->op == WB_OP_STORE || loads(c, i)) {
		follow_spill(c, i);
		return;
	}
	switch (i->op) {
	case WB_OP_WRITELANE: {
		uint32_t p = lane_location(c, destination(c, i), source(c, i, 1));

		if (is_needed(c, p))
			follow_units(c, source(c, i, 0));
		return;
	}
	case WB_OP_READLANE:
		if (follows(c, destination(c, i)))
			follow_location(c, lane_location(c, source(c, i, 0), source(c, i, 1)));
		return;
	case WB_OP_ADDC:
		if (follows(c, destination(c, i)) && i->mem.space == WB_SPACE_NONE && !(i->flags & WB_I_MASKED))
			follow_location(c, WB_GCN_SCC);
		/* fall through */
	case WB_OP_ADD: case WB_OP_MOV: case WB_OP_LOAD: case WB_OP_SEXT16: case WB_OP_SELECT:
		if (!follows(c, destination(c, i)) && !(is_needed(c, WB_GCN_SCC) && i->op == WB_OP_ADD))
			return;
		follow_units(c, source(c, i, 0));
		follow_units(c, source(c, i, 1));
		return;
	default:
		return;
	}
}

static bool
next_span(const void *user, uint32_t k, uint32_t n, uint32_t *to)
{
	const struct span *sp = &((const struct calls *)user)->span[k];

	if (n < 2 + sp->nmore)
		*to = n < 2 ? sp->next[n] : sp->more[n - 2];
	return n < 2 + sp->nmore;
}

/* What @i writes did not matter before. Of the stack's descriptor each change does (step). */
static void
forget_written(struct calls *c, const struct wb_inst *i)
{
	const struct wb_opnd *d = destination(c, i);
	uint32_t lane = i->op == WB_OP_WRITELANE ? lane_location(c, d, source(c, i, 1)) : WB_NONE;

	for (uint32_t k = 0; k < i->nopnd; k++) {
		const struct wb_opnd *o = opnd(c, i, k);

		if (o->kind != WB_OPND_UNIT || !(o->flags & WB_DEF))
			continue;
		for (uint32_t unit = o->id; unit < o->id + o->nunit; unit++)
			if (o == d && lane != WB_NONE)
				wb_bit_clear(c->need, lane);
			else if (unit >= WB_GCN_V0 && unit < WB_GCN_V0 + (FIRST_WORD - FIRST_LANE) / LANES)
				c->need.word[FIRST_LANE / LANES + unit - WB_GCN_V0] = 0;
			else if (unit >= STACK_DESCRIPTOR + descriptor_units(c) && unit <= WB_GCN_SCC)
				wb_bit_clear(c->need, unit);
	}
}

static void
need_lanes(struct calls *c, struct lanes l)
{
	c->need.word[l.first / LANES] |= l.mask;
	wb_bit_set(c->words, l.first / LANES);
}

/* Makes what the instruction read matter; what matters anywhere is tracked. */
static void
need_sources(struct calls *c)
{
	for (uint32_t k = 0; k < c->also.n; k++) {
		const struct lanes *a = &c->also.at[k];

		need_lanes(c, *a);
		for (uint64_t left = a->mask; left; left &= left - 1) {
			uint32_t location = a->first + (uint32_t)__builtin_ctzll(left);

			if (c->slot[location])
				continue;
			c->location[c->nslot++] = location;
			c->slot[location] = (uint16_t)c->nslot;
		}
	}
	c->also.n = 0;
}

/* What matters where a span begins. */
struct needs {
	WB_VEC(struct lanes) of;
	uint32_t seen, grown;		/* the visit that was the last one; that made it more */
};

/* Whether more matters behind span @k than when it was visited. */
static bool
needs_visit(const struct calls *c, const struct needs *in, uint32_t k)
{
	bool more = !in[k].seen;
	uint32_t to;

	for (uint32_t n = 0; !more && next_span(c, k, n, &to); n++)
		more = to != WB_NONE && in[to].grown >= in[k].seen;
	return more;
}

/* @in is what matters now; false: it was so before. */
static bool
grow_needs(const struct calls *c, struct needs *in)
{
	uint64_t old = 0, now = 0;

	for (uint32_t n = 0; n < in->of.n; n++)
		old += (uint64_t)__builtin_popcountll(in->of.at[n].mask);
	in->of.n = 0;
	for (uint32_t w = 0; (w = wb_bits_next(c->words, w, c->words.n)) < c->words.n; w++)
		if (c->need.word[w]) {
			WB_PUSH(c->u->cx->tmp, &in->of, ((struct lanes){ w * LANES, c->need.word[w] }));
			now += (uint64_t)__builtin_popcountll(c->need.word[w]);
		}
	return now > old;
}

/* Goes through span @k backward. @call: all @ncall calls of the function, in order. */
static void
need_span(struct calls *c, const struct needs *in, uint32_t k, const struct call *call, uint32_t ncall)
{
	uint32_t n = 0, to;		/* calls that are not behind us */
	uint32_t end = c->span[k].first;	/* behind it nothing matters */

	WB_SEARCH(n, ncall, mid, call[mid].inst < c->span[k].last);
	if (n && call[n - 1].inst >= end)
		end = call[n - 1].inst + 1;
	for (uint32_t w = 0; (w = wb_bits_next(c->words, w, c->words.n)) < c->words.n; w++) {
		c->need.word[w] = 0;
		wb_bit_clear(c->words, w);
	}
	for (uint32_t e = 0; next_span(c, k, e, &to); e++)
		for (uint32_t m = 0; to != WB_NONE && m < in[to].of.n; m++) {
			need_lanes(c, in[to].of.at[m]);
			end = c->span[k].last;
		}
	for (uint32_t at = end; at-- > c->span[k].first; need_sources(c)) {
		const struct wb_inst *i = &c->s->inst.at[at];

		if (n && call[n - 1].inst == at) {
			n--;
			follow_units(c, source(c, i, 0));
			for (uint32_t half = 0; half < 2 && i->op == WB_OP_RET; half++)
				follow_location(c, GCN_LINK + half);
		}
		follow_sources(c, i);
		forget_written(c, i);
	}
}

static void
find_locations(struct calls *c, const struct call *call, uint32_t ncall, uint32_t nspan)
{
	struct needs *in = WB_NEW(c->u->cx->tmp, struct needs, nspan);
	uint32_t visits = 0, before;

	c->need = wb_bits_new(c->u->cx->tmp, NLOCATION);
	c->words = wb_bits_new(c->u->cx->tmp, NLOCATION / LANES);
	do {
		before = visits;
		for (uint32_t k = nspan; k--;) {
			if (!needs_visit(c, in, k))
				continue;
			in[k].seen = ++visits;
			need_span(c, in, k, call, ncall);
			if (grow_needs(c, &in[k]))
				in[k].grown = visits;
		}
	} while (visits != before);
}

/* The register with which @location changes. */
static uint32_t
unit_of(const struct calls *c, uint32_t location)
{
	return location < FIRST_LANE ? location :
		location < FIRST_WORD ? WB_GCN_V0 + (location - FIRST_LANE) / LANES :
				     c->word[(location - FIRST_WORD) / LANES].reg;
}

/* ---- tracked instructions --------------------------------------------------------------- */
/* Calls and returns, and instructions that write a tracked register, or any lane of a vector register with a tracked
 * lane. */
static bool
matters(const struct calls *c, const struct wb_inst *i, struct wb_bits followed)
{
	if (i->op == WB_OP_CALL || i->op == WB_OP_RET ||
		(c->nword && may_write_stack(c, i)))
		return true;
	for (uint32_t k = 0; k < i->nopnd; k++) {
		const struct wb_opnd *o = opnd(c, i, k);

		for (uint32_t unit = o->id; o->kind == WB_OPND_UNIT && o->flags & WB_DEF && unit < o->id + o->nunit;
			unit++)
			if (wb_bit(followed, unit))
				return true;
	}
	return false;
}

static void
find_steps(struct calls *c, const struct span *span, uint32_t nspan)
{
	struct wb_bits followed = wb_bits_new(c->u->cx->tmp, WB_GCN_NUNIT);
	WB_VEC(uint32_t) step = { NULL, 0, 0 };

	c->of_unit = WB_NEW(c->u->cx->tmp, uint32_t, WB_GCN_NUNIT);
	c->next = WB_NEW(c->u->cx->tmp, uint32_t, c->nslot);
	for (uint32_t n = 0; n < c->nslot; n++) {
		uint32_t unit = unit_of(c, c->location[n]);

		wb_bit_set(followed, unit);
		c->next[n] = c->of_unit[unit];
		c->of_unit[unit] = n + 1;
	}
	for (uint32_t k = 0; k < descriptor_units(c) && c->nword; k++)
		wb_bit_set(followed, STACK_DESCRIPTOR + k);
	c->first_step = WB_NEW(c->u->cx->tmp, uint32_t, (size_t)nspan + 1);
	for (uint32_t k = 0; k < nspan; k++) {
		for (uint32_t n = span[k].first; n < span[k].last; n++)
			if (matters(c, &c->s->inst.at[n], followed))
				WB_PUSH(c->u->cx->tmp, &step, n);
		c->first_step[k + 1] = step.n;
	}
	c->step = step.at;
}

/* ---- values ------------------------------------------------------------------------------------ */
static struct val
get(const struct calls *c, uint32_t location)
{
	return location < NLOCATION && c->slot[location] ? c->now[c->slot[location] - 1] : unknown;
}

static void
put_val(struct calls *c, uint32_t location, struct val v)
{
	if (location < NLOCATION && c->slot[location])
		c->now[c->slot[location] - 1] = v;
}

static struct val
read(const struct calls *c, const struct wb_opnd *o, uint32_t half)
{
	if (!o)
		return unknown;
	if (o->kind == WB_OPND_UNIT && half < o->nunit && o->id + half <= WB_GCN_SCC)
		return get(c, o->id + half);
	if (o->kind == WB_OPND_IMM)
		return (struct val){ .kind = K_CONST, .off = half ? o->imm >> 32 : (uint32_t)o->imm };
	return unknown;
}

/* pc + symbol: the linker computes the literal as symbol + addend - address of the literal. */
static struct val
plus_symbol(const struct wb_inst *i, struct val pc, const struct wb_opnd *o)
{
	bool high = pc.kind == K_HI, got = o->spare == RELOC_GOT_LO || o->spare == RELOC_GOT_HI;

	if (pc.sum || pc.sym != WB_NONE ||
		(high ? o->spare != RELOC_HI && o->spare != RELOC_GOT_HI :
			o->spare != RELOC_LO && o->spare != RELOC_GOT_LO))
		return unknown;
	return (struct val){ .kind = (uint16_t)(got ? (high ? K_GOT_HI : K_GOT_LO) :
					     high ? K_HI :
						     K_LO),
		.sym = o->id,
		.off = o->imm + pc.off - (i->addr + 4) };
}

static struct val
plus_const(struct val pc, uint32_t k)
{
	if (pc.sum || pc.sym != WB_NONE)
		return unknown;
	pc.sum = true;
	pc.k = k;
	return pc;
}

/* The half of an address that is the sum of @pc and the other source. */
static struct val
val_sum(const struct calls *c, const struct wb_inst *i, uint8_t half)
{
	for (uint32_t n = 0; n < 2; n++) {
		struct val pc = read(c, source(c, i, n), 0), k;
		const struct wb_opnd *o = source(c, i, 1 - n);

		if (pc.kind != half || !o)
			continue;
		if (o->kind == WB_OPND_SYM)
			return plus_symbol(i, pc, o);
		k = read(c, o, 0);
		return k.kind == K_CONST ? plus_const(pc, (uint32_t)k.off) : unknown;
	}
	return unknown;
}

/* The low and the high addition must be of the same kind, and the carry must come from the low one. */
static bool
carry_fits(struct val carry, struct val high)
{
	return carry.kind == K_CARRY && carry.sum == high.sum && carry.sym == high.sym && carry.off == high.off;
}

/* ---- one instruction ----------------------------------------------------------------------------- */
static bool
kept(uint32_t unit)
{
	uint32_t v = unit - WB_GCN_V0;

	return unit < STACK_DESCRIPTOR + 4 || (unit >= 30 && unit < WB_GCN_VCC_LO) ||
		(unit >= WB_GCN_V0 + 40 && unit < WB_GCN_A0 && v / 8 % 2 == 1);
}

/* Adds to @w what the @n instructions @i with operands in @opnd write; all of it, or what callees do not keep. */
static void
add_written(struct wb_bits w, const struct wb_inst *i, uint32_t n, const struct wb_opnd *opnd, bool all)
{
	for (const struct wb_inst *end = i + n; i < end; i++)
		for (uint32_t k = 0; k < i->nopnd; k++) {
			const struct wb_opnd *d = &opnd[i->opnd + k];

			for (uint32_t unit = d->id;
				d->kind == WB_OPND_UNIT && d->flags & WB_DEF && unit < d->id + d->nunit; unit++)
				if (all || !kept(unit))
					wb_bit_set(w, unit);
		}
}

/* Whether function @fn may write what the calling convention says that callees keep: subroutines do, and what returns
 * to another address. */
static bool
is_unconventional(const struct wb_gcn_unit *u, uint32_t fn)
{
	return u->opened.at[fn].sub || (u->link && u->link[fn] != WB_NONE && u->link[fn] != GCN_LINK);
}

/* Units that the code of function @fn itself may write. */
static struct wb_bits
written(struct wb_gcn_unit *u, uint32_t fn)
{
	const struct opened *o = &u->opened.at[fn];
	struct wb_bits w = wb_bits_new(u->cx->unit, WB_GCN_NUNIT);

	if (o->last > o->first)
		add_written(w, &o->section->inst.at[o->first], o->last - o->first, u->opnd.at,
			is_unconventional(u, fn));
	return w;
}

/* Units that a call of function @fn changes; of any function, if it is WB_NONE or not built yet. */
static struct wb_bits
clobbers(struct wb_gcn_unit *u, uint32_t fn)
{
	struct wb_bits *any = &u->clobber[u->opened.n];

	if (fn != WB_NONE && u->clobber[fn].word)
		return u->clobber[fn];
	if (!any->word) {
		*any = wb_bits_new(u->cx->unit, WB_GCN_NUNIT);
		for (uint32_t k = 0; k < u->opened.n; k++)
			if (!u->opened.at[k].fn->is_kernel)
				wb_bits_or(*any, written(u, k));
	}
	return *any;
}

void
gcn_calls_summarise(struct wb_gcn_unit *u, struct wb_module *m, uint32_t fn)
{
	struct wb_bits w;

	if (m->fn[fn]->is_kernel || m->fn[fn]->refused)
		return;
	w = wb_bits_new(u->cx->unit, WB_GCN_NUNIT);
	add_written(w, m->fn[fn]->inst, m->fn[fn]->ninst, m->fn[fn]->opnd, is_unconventional(u, fn));
	for (uint32_t k = 0; k < m->fn[fn]->ncall; k++) {
		uint32_t to = wb_callee(m->fn[fn], &m->fn[fn]->inst[m->fn[fn]->call[k]]);

		if (to != WB_NONE)
			wb_bits_or(w, clobbers(u, to));
	}
	u->clobber[fn] = w;
}

/* ---- order ---------------------------------------------------------------------------------------- */
/* The address that is formed at @k: s_getpc_b64 and, right behind it, s_add_u32 with a symbol or a constant; or that
 * s_call_b64 calls. This is only a hint: for the order in which functions are built, so that callees are known before
 * their callers, and for where to look for subroutines. */
static bool
formed_at(const struct wb_gcn_unit *u, const struct opened *o, uint32_t k, struct call *c)
{
	const struct wb_inst *pc = &o->section->inst.at[k], *sum = pc + 1;
	const struct jump *j = pc->op == WB_OP_CALL ? gcn_jump_at(o->section, k) : NULL;

	*c = (struct call){ .kind = CALL_ADDR, .sym = WB_NONE };
	if (j) {
		*c = (struct call){
			.kind = j->sym == WB_NONE ? CALL_ADDR : CALL_SYM, .sym = j->sym, .addr = j->addr
		};
		return true;
	}
	if (pc->op != WB_OP_GETPC)
		return false;
	while (sum - pc < o->last - k && wb_within_address(sum))
		sum++;
	if (sum - pc >= o->last - k || sum->op != WB_OP_ADD)
		return false;
	for (uint32_t n = 0; n < sum->nopnd; n++) {
		const struct wb_opnd *x = &u->opnd.at[sum->opnd + n];

		if (x->kind == WB_OPND_SYM) {
			c->kind = CALL_SYM;
			c->sym = x->id;
			c->off = x->imm + pc->addr + pc->bytes - (sum->addr + 4);
			return true;
		}
		if (x->kind == WB_OPND_IMM) {
			c->addr = pc->addr + pc->bytes + (uint64_t)(int64_t)(int32_t)(uint32_t)x->imm;
			return true;
		}
	}
	return false;
}

bool
gcn_calls_hint(const struct wb_gcn_unit *u, const struct opened *o)
{
	bool calls = u->nstated, hint = u->nstated;
	struct section *in;
	struct call c;

	for (uint32_t k = o->first; k < o->last && !(calls && hint); k++) {
		calls |= o->section->inst.at[k].op == WB_OP_CALL;
		hint = hint || (formed_at(u, o, k, &c) && gcn_function_called(u, o->section, &c) == WB_NONE &&
			gcn_call_inst(u, o->section, &c, &in));
	}
	return calls && hint;
}

/* The next function that @o calls, as far as is listed or the hints say; *@at: how many were looked at. */
static uint32_t
next_callee(const struct wb_gcn_unit *u, const struct opened *o, uint32_t *at)
{
	uint32_t to = WB_NONE;
	struct call c;

	if (o->callee)
		return *at < o->ncallee ? o->callee[(*at)++] : WB_NONE;
	while (*at < o->last - o->first && to == WB_NONE)
		if (formed_at(u, o, o->first + (*at)++, &c))
			to = gcn_function_called(u, o->section, &c);
	return to;
}

/* Orders callees before callers, as far as the hints say. */
void
gcn_calls_order(struct wb_gcn_unit *u, uint32_t *order)
{
	struct wb_arena_mark mark = wb_arena_mark(u->cx->tmp);
	uint32_t *stack = WB_NEW(u->cx->tmp, uint32_t, (size_t)u->opened.n + 1),
		 * at = WB_NEW(u->cx->tmp, uint32_t, u->opened.n), n = 0;
	bool *seen = WB_NEW(u->cx->tmp, bool, u->opened.n);

	for (uint32_t root = 0; root < u->opened.n; root++) {
		uint32_t depth = 0;

		if (seen[root])
			continue;
		seen[root] = true;
		stack[depth++] = root;
		at[root] = 0;
		while (depth) {
			uint32_t to = next_callee(u, &u->opened.at[stack[depth - 1]], &at[stack[depth - 1]]);

			if (to == WB_NONE) {
				order[n++] = stack[--depth];
			} else if (!seen[to]) {
				seen[to] = true;
				stack[depth++] = to;
				at[to] = 0;
			}
		}
	}
	wb_arena_reset(u->cx->tmp, mark);
}

/* ---- addresses ------------------------------------------------------------------------------------ */

/* Whether a pair of registers holds what one held at entry. Where that is the return address is for callers to say. */
static bool
is_return(struct val lo, struct val hi)
{
	return lo.kind == K_ENTRY && hi.kind == K_ENTRY && hi.off == lo.off + 1 && lo.off < WB_GCN_VCC_LO;
}

/* A pair of registers as an address. */
static bool
address(struct val lo, struct val hi, struct call *call)
{
	if (is_return(lo, hi)) {
		call->kind = CALL_RETURN;
		call->link = (uint32_t)lo.off;
		return true;
	}
	if (lo.kind != K_LO || hi.kind != K_HI || lo.sym != hi.sym || lo.sum != hi.sum ||
		(lo.sum && (lo.off != hi.off || lo.k != hi.carried)))
		return false;
	if (lo.sum) {
		call->kind = CALL_ADDR;
		call->addr = lo.off + ((uint64_t)hi.k << 32 | lo.k);
		return true;
	}
	call->kind = CALL_SYM;
	call->sym = lo.sym;
	call->off = lo.off;
	return lo.sym != WB_NONE && lo.off == hi.off;
}

void
gcn_call_to(struct call *call, const struct call *to, uint32_t n)
{
	call->kind = to[0].kind;
	call->sym = to[0].sym;
	call->off = to[0].off;
	call->addr = to[0].addr;
	call->other = to + 1;
	call->nother = n - 1;
}

/* A pair of registers as one of several addresses: each lower half has one upper half that fits. */
static bool
addresses(const struct calls *c, struct val lo, struct val hi, struct call *call)
{
	const struct set *a, *b;
	struct call *to;

	if (lo.kind != K_SET || hi.kind != K_SET)
		return address(lo, hi, call);
	a = &c->set.at[lo.sym];
	b = &c->set.at[hi.sym];
	to = WB_NEW(c->u->cx->tmp, struct call, a->n);
	for (uint32_t k = 0; k < a->n; k++) {
		uint32_t fits = 0;

		for (uint32_t n = 0; n < b->n; n++)
			fits += address(a->at[k], b->at[n], &to[k]);
		if (fits != 1 || a->n != b->n)
			return false;
	}
	gcn_call_to(call, to, (uint32_t)a->n);
	return true;
}

/* Units that call @i changes besides its own destinations. */
static struct wb_bits
changed_by(struct calls *c, const struct wb_inst *i)
{
	struct call call = { .kind = CALL_UNKNOWN, .sym = WB_NONE };
	const struct wb_opnd *o = source(c, i, 0);
	const struct jump *j = o ? NULL : gcn_jump_at(c->s, (uint32_t)(i - c->s->inst.at));
	struct wb_bits all;

	if (j)		/* s_call_b64 */
		call = (struct call){
			.kind = j->sym == WB_NONE ? CALL_ADDR : CALL_SYM, .sym = j->sym, .addr = j->addr
		};
	else if (!o || !addresses(c, read(c, o, 0), read(c, o, 1), &call))
		return clobbers(c->u, WB_NONE);
	if (!call.nother)
		return clobbers(c->u, gcn_function_called(c->u, c->s, &call));
	all = wb_bits_new(c->u->cx->tmp, WB_GCN_NUNIT);
	wb_bits_or(all, clobbers(c->u, gcn_function_called(c->u, c->s, &call)));
	for (uint32_t k = 0; k < call.nother; k++)
		wb_bits_or(all, clobbers(c->u, gcn_function_called(c->u, c->s, &call.other[k])));
	return all;
}

/* Makes what @i writes unknown. */
static void
kill(struct calls *c, const struct wb_inst *i)
{
	for (uint32_t k = 0; k < i->nopnd; k++) {
		const struct wb_opnd *o = opnd(c, i, k);

		if (o->kind != WB_OPND_UNIT || !(o->flags & WB_DEF))
			continue;
		for (uint32_t unit = o->id; unit < o->id + o->nunit; unit++)
			for (uint32_t n = c->of_unit[unit]; n; n = c->next[n - 1])
				c->now[n - 1] = unknown;
	}
}

static void
step_call(struct calls *c, const struct wb_inst *i)
{
	struct wb_bits w = changed_by(c, i);

	for (uint32_t n = 0; n < c->nslot; n++) {
		uint32_t p = c->location[n];

		if (wb_bit(w, unit_of(c, p)) || p == WB_GCN_EXEC_LO || p == WB_GCN_EXEC_HI)
			c->now[n] = unknown;
	}
	kill(c, i);
}

static bool
all_lanes_on(const struct calls *c)
{
	struct val lo = get(c, WB_GCN_EXEC_LO), hi = get(c, WB_GCN_EXEC_HI);

	return lo.kind == K_CONST && (uint32_t)lo.off == UINT32_MAX &&
		(c->u->most_lanes == 32 || (hi.kind == K_CONST && (uint32_t)hi.off == UINT32_MAX));
}

/* Makes the stack words that @i may write unknown. */
static void
forget_words(struct calls *c, const struct wb_inst *i)
{
	struct word w;
	bool named = names_word(c, i, &w);
	/* it may be below the register */
	int64_t bytes = (int64_t)i->mem.bytes * i->mem.count, at = (int64_t)w.offset;

	for (uint32_t n = 0; n < c->nslot; n++) {
		const struct word *x =
			c->location[n] < FIRST_WORD ? NULL : &c->word[(c->location[n] - FIRST_WORD) / LANES];

		if (x && !(named && x->reg == w.reg &&
				((int64_t)x->offset + 4 <= at || at + bytes <= (int64_t)x->offset)))
			c->now[n] = unknown;
	}
}

/* A register is stored to a word of the stack, or loaded. */
static void
step_spill(struct calls *c, const struct wb_inst *i)
{
	uint32_t v = register_of(c, i), w = word_of(c, i, false);
	bool known = v != WB_NONE && w != WB_NONE && all_lanes_on(c);

	kill(c, i);
	if (!loads(c, i))
		forget_words(c, i);
	for (uint32_t lane = 0; lane < LANES && known; lane++) {
		uint32_t reg = FIRST_LANE + v * LANES + lane, word = FIRST_WORD + w * LANES + lane;

		if (loads(c, i))
			put_val(c, reg, get(c, word));
		else
			put_val(c, word, get(c, reg));
	}
}

/* A register is copied to another one. Its lanes are known there if all lanes are on. */
static void
step_copy(struct calls *c, const struct wb_inst *i, uint32_t to, uint32_t from)
{
	bool known = all_lanes_on(c);
	struct val v[LANES];

	for (uint32_t lane = 0; lane < LANES; lane++)
		v[lane] = get(c, FIRST_LANE + from * LANES + lane);
	kill(c, i);
	for (uint32_t lane = 0; lane < LANES && known; lane++)
		put_val(c, FIRST_LANE + to * LANES + lane, v[lane]);
}

/* s_or_saveexec with all ones switches all lanes on; with 32 bits, the lower half. */
static void
step_saveexec(struct calls *c, const struct wb_inst *i)
{
	const struct wb_opnd *a = source(c, i, 0);
	bool wide = i->type == WB_T_B64;

	kill(c, i);
	if (i->op != WB_OP_SAVEEXEC_OR || !a || a->kind != WB_OPND_IMM ||
		(wide ? a->imm != UINT64_MAX : (uint32_t)a->imm != UINT32_MAX))
		return;
	put_val(c, WB_GCN_EXEC_LO, (struct val){ .kind = K_CONST, .off = UINT32_MAX });
	if (wide)
		put_val(c, WB_GCN_EXEC_HI, (struct val){ .kind = K_CONST, .off = UINT32_MAX });
}

static void
step_add(struct calls *c, const struct wb_inst *i)
{
	struct val carry = get(c, WB_GCN_SCC), v = unknown;
	const struct wb_opnd *d = destination(c, i);

	if (i->op == WB_OP_ADD) {
		v = val_sum(c, i, K_LO);
		kill(c, i);
		if (v.kind != K_UNKNOWN && i->type == WB_T_U32)	/* SCC of a signed sum is the overflow */
			put_val(c, WB_GCN_SCC,
				(struct val){ .kind = K_CARRY, .sym = v.sym, .off = v.off, .k = v.k, .sum = v.sum });
	} else {
		v = val_sum(c, i, K_HI);
		if (v.kind == K_UNKNOWN)
			v = val_sum(c, i, K_GOT_HI);
		if (!carry_fits(carry, v))
			v = unknown;
		v.carried = v.sum ? carry.k : 0;
		kill(c, i);
	}
	if (d)
		put_val(c, d->id, v);
}

static void
compute(struct calls *c, const struct wb_inst *i)
{
	const struct wb_opnd *d = destination(c, i), *a = source(c, i, 0);
	struct val lo, hi;
	uint32_t p, from;

	if (copies_register(c, i, &p, &from)) {
		step_copy(c, i, p, from);
		return;
	}
	if (loads(c, i) || may_write_stack(c, i)) {
		step_spill(c, i);
		return;
	}
	switch (i->op) {
	case WB_OP_SAVEEXEC_OR:
		step_saveexec(c, i);
		return;
	case WB_OP_CALL:
		step_call(c, i);
		return;
	case WB_OP_GETPC:
		kill(c, i);
		put_val(c, d->id, (struct val){ .kind = K_LO, .sym = WB_NONE, .off = i->addr + i->bytes });
		put_val(c, d->id + 1, (struct val){ .kind = K_HI, .sym = WB_NONE, .off = i->addr + i->bytes });
		return;
	case WB_OP_SEXT16:	/* gfx12 states 48 bits of an address: the upper half stays what it is */
		lo = read(c, a, 0);
		kill(c, i);
		if (lo.kind == K_HI && !(i->flags & WB_I_MASKED))
			put_val(c, d->id, lo);
		return;
	case WB_OP_ADD: case WB_OP_ADDC:
		if (i->flags & WB_I_MASKED || (d && d->nunit == 2))
			break;
		step_add(c, i);
		return;
	case WB_OP_MOV:
		if (!d || i->flags & WB_I_MASKED)
			break;
		lo = read(c, a, 0);
		hi = read(c, a, 1);
		kill(c, i);
		put_val(c, d->id, lo);
		if (d->nunit == 2)
			put_val(c, d->id + 1, hi);
		return;
	case WB_OP_SELECT:
		if (!d || i->flags & WB_I_MASKED)
			break;
		lo = either(c, read(c, a, 0), read(c, source(c, i, 1), 0));
		hi = either(c, read(c, a, 1), read(c, source(c, i, 1), 1));
		kill(c, i);
		put_val(c, d->id, lo);
		if (d->nunit == 2)
			put_val(c, d->id + 1, hi);
		return;
	case WB_OP_LOAD:
		lo = read(c, a, 0);
		hi = read(c, a, 1);
		kill(c, i);
		if (d && d->nunit == 2 && lo.kind == K_GOT_LO && hi.kind == K_GOT_HI && lo.sym == hi.sym && !lo.off &&
			!source(c, i, 1) && !offset_of(c, i)) {
			put_val(c, d->id, (struct val){ .kind = K_LO, .sym = lo.sym });
			put_val(c, d->id + 1, (struct val){ .kind = K_HI, .sym = lo.sym });
		}
		return;
	case WB_OP_WRITELANE:
		lo = read(c, a, 0);
		p = lane_location(c, d, source(c, i, 1));
		if (p == WB_NONE)
			break;
		put_val(c, p, lo);
		return;
	case WB_OP_READLANE:
		p = lane_location(c, a, source(c, i, 1));
		lo = p == WB_NONE ? unknown : get(c, p);
		kill(c, i);
		put_val(c, d->id, lo);
		return;
	default:
		break;
	}
	kill(c, i);
}

/* The descriptor of the stack is copied away and back around calls. A computed value is named by its instruction, so
 * that it can be recognised. If the descriptor gets another value, words of the stack become unknown. */
static void
step(struct calls *c, const struct wb_inst *i)
{
	bool moved = false;
	struct val old[4];
	uint32_t units = descriptor_units(c);

	for (uint32_t k = 0; k < units; k++)
		old[k] = get(c, STACK_DESCRIPTOR + k);
	compute(c, i);
	for (uint32_t k = 0; k < units && c->nword; k++) {
		struct val now = get(c, STACK_DESCRIPTOR + k);

		if (now.kind == K_UNKNOWN)
			now = (struct val){ .kind = K_ENTRY,
				.off = (uint64_t)(i - c->s->inst.at + 1) << 32 | (STACK_DESCRIPTOR + k) };
		put_val(c, STACK_DESCRIPTOR + k, now);
		moved |= memcmp(&old[k], &now, sizeof now) != 0;
	}
	for (uint32_t n = 0; n < c->nslot && moved; n++)
		if (c->location[n] >= FIRST_WORD)
			c->now[n] = unknown;
}

/* ---- the function ------------------------------------------------------------------------------------ */
static void
step_span(void *user, uint32_t k)
{
	struct calls *c = user;

	for (uint32_t n = c->first_step[k]; n < c->first_step[k + 1]; n++)
		step(c, &c->s->inst.at[c->step[n]]);
}

static void
solve(struct calls *c, uint32_t nspan)
{
	struct val *in = WB_NEW(c->u->cx->tmp, struct val, (size_t)nspan * c->nslot);

	c->now = WB_NEW(c->u->cx->tmp, struct val, c->nslot);
	c->flat = (struct wb_flat){ .nslot = c->nslot,
		.bytes = sizeof(struct val),
		.unknown = &unknown,
		.in = in,
		.current = c->now,
		.step = step_span,
		.next = next_span,
		.merge = merge,
		.user = c };
	for (uint32_t n = 0; n < c->nslot; n++)
		in[n] = c->location[n] < FIRST_LANE ? (struct val){ .kind = K_ENTRY, .off = c->location[n] } : unknown;
	wb_flat_solve(&c->flat, c->u->cx->tmp, nspan);
}

static void
answer(struct calls *c, const struct span *span, uint32_t nspan, struct call *call, uint32_t ncall)
{
	uint32_t at = 0;

	for (uint32_t k = 0; k < nspan; k++) {
		if (at == ncall)
			return;
		if (call[at].inst >= span[k].last)
			continue;
		wb_flat_begin(&c->flat, k);
		for (uint32_t n = c->first_step[k]; n < c->first_step[k + 1]; n++) {
			const struct wb_inst *i = &c->s->inst.at[c->step[n]];
			const struct wb_opnd *o = source(c, i, 0);

			if (at < ncall && call[at].inst == c->step[n]) {
				if (!addresses(c, read(c, o, 0), read(c, o, 1), &call[at]))
					call[at].kind = CALL_UNKNOWN;
				if (call[at].kind == CALL_RETURN && i->op == WB_OP_CALL)
					call[at].kind = CALL_UNKNOWN;
				call[at].returns = is_return(get(c, GCN_LINK), get(c, GCN_LINK + 1)) &&
					get(c, GCN_LINK).off == GCN_LINK;
				at++;
			}
			step(c, i);
		}
	}
}

void
gcn_calls_resolve(struct wb_gcn_unit *u, struct section *s, const struct span *span, uint32_t nspan, struct call *call,
	uint32_t ncall)
{
	struct calls c = { .u = u, .s = s, .span = span };

	c.slot = WB_NEW(u->cx->tmp, uint16_t, NLOCATION);
	c.location = WB_ROOM(u->cx->tmp, uint32_t, NLOCATION);
	find_locations(&c, call, ncall, nspan);
	if ((uint64_t)c.nslot * nspan > wb_limit_of(WB_LIMIT_CALLS, nspan)) {	/* all calls stay unknown */
		if (ncall)
			wb_limit_reached(u->cx, WB_LIMIT_CALLS, nspan, s->inst.at[call[0].inst].loc, NULL);
		return;
	}
	find_steps(&c, span, nspan);
	solve(&c, nspan);
	answer(&c, span, nspan, call, ncall);
}

/* ---- recursion ------------------------------------------------------------------------------------------ */
struct visit {
	uint32_t fn, next;	/* of its calls: the next one to visit */
};

/* The call that @v visited last. */
static const struct wb_inst *
last_call(const struct wb_module *m, const struct visit *v)
{
	const struct wb_fn *fn = m->fn[v->fn];

	return &fn->inst[fn->call[v->next - 1]];
}

/* Reports the recursion on the stack, from function @fn on. */
static void
report_cycle(struct wb_gcn_unit *u, struct wb_module *m, const struct visit *stack, uint32_t depth, uint32_t fn)
{
	uint32_t from = 0;
	const struct visit *top = &stack[depth - 1];

	while (stack[from].fn != fn)
		from++;
	u->cx->diag->kernel = m->fn[top->fn]->name;
	wb_report(u->cx->diag, WB_E_RECURSION, last_call(m, top)->loc, "calls %s, which leads back here",
		m->fn[fn]->name);
	u->cx->diag->kernel = NULL;
	for (uint32_t k = from; k < depth; k++) {
		wb_note(u->cx->diag, last_call(m, &stack[k])->loc, "%s is left here", m->fn[stack[k].fn]->name);
		m->fn[stack[k].fn]->refused = "it is recursive";
	}
}

void
gcn_calls_check_recursion(struct wb_gcn_unit *u, struct wb_module *m)
{
	uint8_t *state = WB_NEW(u->cx->tmp, uint8_t, m->nfn);	/* 1 on the stack, 2 done */
	struct visit *stack = WB_NEW(u->cx->tmp, struct visit, (size_t)m->nfn + 1);

	for (uint32_t root = 0; root < m->nfn; root++) {
		uint32_t depth = 0;

		if (state[root])
			continue;
		state[root] = 1;
		stack[depth++] = (struct visit){ root, 0 };
		while (depth) {
			struct visit *v = &stack[depth - 1];
			uint32_t to = WB_NONE;

			while (v->next < m->fn[v->fn]->ncall && to == WB_NONE) {
				v->next++;
				to = wb_callee(m->fn[v->fn], last_call(m, v));
			}
			if (to == WB_NONE) {
				state[v->fn] = 2;
				depth--;
			} else if (state[to] == 1) {
				report_cycle(u, m, stack, depth, to);
			} else if (!state[to]) {
				state[to] = 1;
				stack[depth++] = (struct visit){ to, 0 };
			}
		}
	}
}
