/* test/unit/bdd.c -- decision diagrams against truth tables: functions of ATOMS atoms as 2^ATOMS bits. */
#include "../../passes/lanes/bdd.h"
#include "../lib/randcfg.h"
#include "../lib/unit.h"

#define ATOMS 6u
#define ROWS 64u
#define MOST 400u

struct bench {
	struct wb_arena *arena;
	struct wb_bdd d;
	struct rng r;
	uint32_t f[MOST], n;		/* functions, and what they are */
	uint64_t table[MOST];
};

static uint64_t
atom_table(uint32_t atom)
{
	uint64_t t = 0;

	for (uint32_t row = 0; row < ROWS; row++)
		t |= (uint64_t)(row >> atom & 1) << row;
	return t;
}

static void
add(struct bench *b, uint32_t f, uint64_t table)
{
	assert_int_not_equal(f, WB_NONE);
	for (uint32_t k = 0; k < b->n; k++)
		assert_true((b->f[k] == f) == (b->table[k] == table));	/* equal functions have equal numbers */
	if (b->n == MOST)
		b->n = ATOMS + 2 + rng_below(&b->r, MOST - ATOMS - 2);
	b->f[b->n] = f;
	b->table[b->n++] = table;
}

static void
start(struct bench *b, uint64_t seed)
{
	b->arena = wb_arena_new(NULL);
	b->r = rng_new(seed);
	b->n = 0;
	wb_bdd_init(&b->d, b->arena, 100000);
	add(b, 0, 0);
	add(b, 1, ~(uint64_t)0);
	for (uint32_t k = 0; k < ATOMS; k++)
		add(b, wb_bdd_atom(&b->d, k), atom_table(k));
}

static uint32_t
any(struct bench *b)
{
	return rng_below(&b->r, b->n);
}

/* The lanes taken as samples are in a set or not as the rows of its table say. */
static void
sample(struct bench *b)
{
	uint32_t x = any(b);

	for (uint32_t lane = 0; lane < 64; lane++) {
		uint32_t row = 0;

		for (uint32_t k = 0; k < ATOMS; k++)
			row |= (uint32_t)(b->d.sample.at[b->f[k + 2]] >> lane & 1) << k;
		assert_true((b->d.sample.at[b->f[x]] >> lane & 1) == (b->table[x] >> row & 1));
	}
}

static void
combine(struct bench *b)
{
	uint32_t x = any(b), y = any(b), z = any(b);

	switch (rng_below(&b->r, 6)) {
	case 0: add(b, wb_bdd_and(&b->d, b->f[x], b->f[y]), b->table[x] & b->table[y]); break;
	case 1: add(b, wb_bdd_or(&b->d, b->f[x], b->f[y]), b->table[x] | b->table[y]); break;
	case 2: add(b, wb_bdd_xor(&b->d, b->f[x], b->f[y]), b->table[x] ^ b->table[y]); break;
	case 3: add(b, wb_bdd_andn(&b->d, b->f[x], b->f[y]), b->table[x] & ~b->table[y]); break;
	case 4: {
		uint32_t atom = rng_below(&b->r, ATOMS);

		add(b, wb_bdd_equivalent(&b->d, atom, b->f[x]), ~(atom_table(atom) ^ b->table[x]));
		break;
	}
	default:
		add(b, wb_bdd_ite(&b->d, b->f[x], b->f[y], b->f[z]),
			(b->table[x] & b->table[y]) | (~b->table[x] & b->table[z]));
		break;
	}
}

static void
ask(struct bench *b)
{
	uint32_t x = any(b), y = any(b), z = any(b);
	struct wb_bdd_query q = { .node = b->d.node.at, .sample = b->d.sample.at, .steps = 100000 };
	bool within = !(b->table[x] & b->table[y] & ~b->table[z]), apart = !(b->table[x] & b->table[y] & b->table[z]);

	assert_true(wb_bdd_within(&b->d, b->f[x], b->f[y], b->f[z]) == within);
	assert_true(wb_bdd_disjoint(&b->d, b->f[x], b->f[y], b->f[z]) == apart);
	assert_true(wb_bdd_same(&b->d, b->f[x], b->f[y], b->f[z]) == !(b->table[x] & (b->table[y] ^ b->table[z])));
	assert_true(wb_bdd_empty(&q, b->f[x], b->f[y], b->f[z], true) == within);
	assert_true(wb_bdd_empty(&q, b->f[x], b->f[y], b->f[z], false) == apart);
	for (uint32_t steps = 0; steps < 3; steps++) {	/* too few: never more than is true */
		q.steps = steps;
		assert_true(within || !wb_bdd_empty(&q, b->f[x], b->f[y], b->f[z], true));
		q.steps = steps;
		assert_true(apart || !wb_bdd_empty(&q, b->f[x], b->f[y], b->f[z], false));
	}
	assert_false(wb_bdd_within(&b->d, WB_NONE, b->f[y], b->f[z]));
	assert_false(wb_bdd_within(&b->d, b->f[x], WB_NONE, b->f[z]));
	assert_false(wb_bdd_disjoint(&b->d, b->f[x], b->f[y], WB_NONE));
	assert_false(wb_bdd_same(&b->d, WB_NONE, b->f[y], b->f[z]));
	assert_false(wb_bdd_same(&b->d, b->f[x], WB_NONE, WB_NONE));
}

/* The atoms that a function decides, most of all one of several factors; of fewer that are asked for, the highest. */
static void
decided(struct bench *b)
{
	uint32_t x = any(b), y = any(b), z = any(b), most = rng_below(&b->r, ATOMS + 1), n,
		 f = wb_bdd_and(&b->d, b->f[x], wb_bdd_and(&b->d, b->f[y], b->f[z])), lowest = ATOMS;
	uint64_t t = b->table[x] & b->table[y] & b->table[z];
	struct wb_bdd_decided all[ATOMS], some[ATOMS];
	bool found[ATOMS] = { false };

	n = wb_bdd_decided(&b->d, f, ATOMS, all);
	for (uint32_t k = 0; k < n; k++) {
		assert_true(all[k].atom < lowest);
		lowest = all[k].atom;
		found[lowest] = true;
		assert_true((t & atom_table(lowest)) == (all[k].holds ? t : 0));
	}
	for (uint32_t k = 0; k < ATOMS && t; k++)
		assert_true(found[k] == ((t & atom_table(k)) == 0 || (t & ~atom_table(k)) == 0));
	most = wb_bdd_decided(&b->d, f, most, some);
	assert_true(most <= n);
	for (uint32_t k = 0; k < most; k++)
		assert_true(some[k].atom == all[k].atom && some[k].holds == all[k].holds);
	assert_int_equal(wb_bdd_decided(&b->d, WB_NONE, ATOMS, all), 0);
}

/* What becomes of each atom; WB_NONE: it goes. */
static uint32_t
becomes(const void *ctx, uint32_t atom)
{
	return ((const uint32_t *)ctx)[atom];
}

/* Some atoms go, some of the others take the place of one that went. */
static void
image(struct bench *b)
{
	uint32_t x = any(b), y = rng_below(&b->r, 3) ? any(b) : 1, to[ATOMS];
	uint64_t t = b->table[x] & b->table[y], moved = 0;

	for (uint32_t k = 0; k < ATOMS; k++) {
		uint64_t on = t & atom_table(k), off = t & ~atom_table(k);

		to[k] = rng_below(&b->r, 2) ? WB_NONE : k && to[k - 1] == WB_NONE && rng_below(&b->r, 2) ? k - 1 : k;
		if (to[k] == WB_NONE)
			t |= on >> (1u << k) | off << (1u << k);
	}
	for (uint32_t row = 0; row < 64; row++) {
		uint32_t from = 0;

		for (uint32_t k = 0; k < ATOMS; k++)
			from |= to[k] != WB_NONE && (row >> to[k] & 1) ? 1u << k : 0;
		moved |= (t >> from & 1) << row;
	}
	add(b, wb_bdd_image(&b->d, b->f[x], b->f[y], becomes, to), moved);
}

static void
see_atom(void *ctx, uint32_t atom)
{
	*(uint32_t *)ctx |= 1u << atom;
}

/* The atoms of a function are those that it depends on. */
static void
support(struct bench *b)
{
	uint32_t x = any(b), y = any(b), seen = 0, more = 0, want[2] = { 0, 0 };

	for (uint32_t k = 0; k < ATOMS; k++) {
		want[0] |= (b->table[x] & atom_table(k)) >> (1u << k) != (b->table[x] & ~atom_table(k)) ? 1u << k : 0;
		want[1] |= (b->table[y] & atom_table(k)) >> (1u << k) != (b->table[y] & ~atom_table(k)) ? 1u << k : 0;
	}
	WB_BDD_EACH_ATOM(&b->d, b->f[x], atom)
		seen |= 1u << atom;
	assert_int_equal(seen, want[0]);
	seen = 0;
	wb_bdd_walk(&b->d);
	wb_bdd_visit(&b->d, b->f[x], see_atom, &seen);
	assert_int_equal(seen, want[0]);
	wb_bdd_visit(&b->d, b->f[y], see_atom, &more);
	assert_int_equal(seen | more, want[0] | want[1]);
	assert_int_equal(more & ~want[1], 0);
}

TEST(diagrams_are_their_tables)
{
	for (uint64_t seed = 1; seed <= 20; seed++) {
		struct bench b;

		start(&b, seed);
		b.d.nmemo = seed % 2 ? 1 : b.d.nmemo;	/* few places that remember, or many */
		for (int k = 0; k < 2000; k++) {
			combine(&b);
			ask(&b);
			decided(&b);
			sample(&b);
			support(&b);
			if (k % 4 == 0)
				image(&b);
		}
		wb_arena_free(b.arena);
	}
}

/* What remembered a question that was cut short must not answer a longer one. */
TEST(steps_that_end_are_not_remembered)
{
	struct wb_bdd_memo memo[256] = { 0 };
	struct bench b;
	uint32_t even = 0, odd = 0, part, whole;

	start(&b, 1);
	for (uint32_t k = 0; k < ATOMS; k += 2) {
		even = wb_bdd_xor(&b.d, even, b.f[2 + k]);
		odd = wb_bdd_xor(&b.d, odd, b.f[3 + k]);
	}
	part = wb_bdd_and(&b.d, even, odd);
	whole = wb_bdd_or(&b.d, even, b.f[3]);
	for (uint32_t steps = 0; steps < 100; steps++) {
		struct wb_bdd_query q = { b.d.node.at, b.d.sample.at, memo, WB_COUNT(memo), steps };
		bool yes = wb_bdd_empty(&q, 1, part, whole, true);

		assert_true(yes || !q.steps);
		q.steps = 1000;
		assert_true(wb_bdd_empty(&q, 1, part, whole, true));
		memset(memo, 0, sizeof memo);
	}
	wb_arena_free(b.arena);
}

/* The depth of recursion is the number of atoms: it has a limit. */
TEST(functions_of_too_many_atoms_are_unknown)
{
	struct wb_arena *a = wb_arena_new(NULL);
	uint32_t all = 1, any = 0, k = 0;
	struct wb_bdd d;

	wb_bdd_init(&d, a, 100000);
	for (; all != WB_NONE && k < 5000; k++) {
		assert_int_equal(any == WB_NONE, all == WB_NONE);
		all = wb_bdd_and(&d, all, wb_bdd_atom(&d, k));
		any = wb_bdd_or(&d, any, wb_bdd_atom(&d, k));
	}
	assert_int_equal(k, 1001);
	wb_arena_free(a);
}

/* What has no function is an atom, so atoms are made past the limit, too. */
TEST(atoms_have_nodes_past_the_limit)
{
	struct wb_arena *a = wb_arena_new(NULL);
	struct wb_bdd d;

	wb_bdd_init(&d, a, 3);
	assert_int_not_equal(wb_bdd_atom(&d, 0), WB_NONE);
	assert_true(wb_bdd_exhausted(&d));
	for (uint32_t k = 1; k < 100; k++)
		assert_int_not_equal(wb_bdd_atom(&d, k), WB_NONE);
	assert_int_equal(wb_bdd_and(&d, wb_bdd_atom(&d, 0), wb_bdd_atom(&d, 1)), WB_NONE);
	wb_arena_free(a);
}

/* EXEC behind a branch is EXEC before it and a node, however deep it is; one step says that it is a part of it. */
TEST(branches_inside_branches_share)
{
	struct bench b;
	uint32_t exec = 1;

	start(&b, 1);
	for (uint32_t k = 0; k < 400; k++) {
		uint32_t atom = wb_bdd_atom(&b.d, k), n = b.d.node.n, inner = wb_bdd_and(&b.d, exec, atom);
		struct wb_bdd_query q = { .node = b.d.node.at, .sample = b.d.sample.at, .steps = 1 };

		assert_true(wb_bdd_empty(&q, 1, inner, exec, true));
		assert_int_equal(wb_bdd_or(&b.d, inner, wb_bdd_andn(&b.d, exec, inner)), exec);
		assert_in_range(b.d.node.n, n, n + 2);
		exec = inner;
	}
	wb_arena_free(b.arena);
}
