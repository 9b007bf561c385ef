/* test/unit/passes.c -- numbers that wrap, values, and the corners of the graph passes. */
#include "../../passes/integer/interval.h"
#include "../../passes/integer/range.h"
#include "../../passes/passes.h"
#include "../lib/unit.h"

/* ---- wb_progression_first ------------------------------------------------------------------- */
static uint64_t
first_by_trying(uint32_t m, uint32_t start, uint32_t step, uint32_t low, uint32_t len)
{
	for (uint32_t k = 0; k < m; k++)
		if ((start + k * step + m - low) % m < len)
			return k;
	return WB_UNKNOWN;
}

TEST(ring_agrees_with_trying)
{
	for (uint32_t m = 1; m <= 14; m++)
		for (uint32_t start = 0; start < m; start++)
			for (uint32_t step = 0; step < m; step++)
				for (uint32_t low = 0; low < m; low++)
					for (uint32_t len = 0; len <= m; len++)
						if (wb_progression_first(m, start, step, low, len) !=
							first_by_trying(m, start, step, low, len))
							fail_msg("m %u start %u step %u low %u len %u", m, start, step,
								low, len);
}

TEST(ring_is_exact_at_64_bits)
{
	wb_u128 m = (wb_u128)1 << 64;

	assert_equal({ wb_progression_first(m, 0, 1, UINT64_MAX - 1, 1), UINT64_MAX - 1 },
		{ wb_progression_first(m, 5, UINT64_MAX, 0, 1), 5 },
		{ wb_progression_first(m, 0, 2, 1, 1), WB_UNKNOWN },
		{ wb_progression_first(m, 0, 3, 1, 1), 0xaaaaaaaaaaaaaaabu },	/* 3^-1 modulo 2^64 */
		{ wb_progression_first(m, 7, 0, 7, m), 0 }, { wb_progression_first(m, 7, 0, 7, 0), WB_UNKNOWN });
}

/* ---- small functions -------------------------------------------------------------------- */
struct shape {
	struct wb_ctx *cx;
	struct wb_fn *fn;
	struct wb_builder *b;
};

static struct shape
begin(uint32_t nblock)
{
	struct shape s = { .cx = unit_cx() };

	s.fn = WB_NEW(s.cx->unit, struct wb_fn, 1);
	s.fn->name = "shape";
	s.b = wb_builder_new(s.cx, s.fn);
	for (uint32_t k = 0; k < nblock; k++)
		wb_build_block(s.b, NULL, WB_NO_LOC);
	return s;
}

static void
finish(struct shape *s)
{
	struct wb_pass_env env = { 0 };

	assert_int_equal(wb_build_finish(s->b), WB_OK);
	assert_int_equal(wb_pass_dom(s->cx, s->fn, &env), WB_OK);
	assert_int_equal(wb_pass_postdom(s->cx, s->fn, &env), WB_OK);
	assert_int_equal(wb_pass_cdep(s->cx, s->fn, &env), WB_OK);
	assert_int_equal(wb_pass_loops(s->cx, s->fn, &env), WB_OK);
	assert_int_equal(wb_pass_gsa(s->cx, s->fn, &env), WB_OK);
	assert_int_equal(wb_pass_lanes(s->cx, s->fn, &env), WB_OK);
	assert_int_equal(wb_pass_trips(s->cx, s->fn, &env), WB_OK);
}

TEST(one_block_has_no_facts)
{
	struct shape s = begin(1);

	wb_build_edge(s.b, 0, WB_NONE, WB_EDGE_EXIT);
	finish(&s);
	assert_int_equal(s.fn->dom->idom[0], WB_NONE);
	assert_int_equal(s.fn->postdom->ipdom[0], 1);
	assert_false(s.fn->postdom->no_exit[0]);
	assert_int_equal(wb_cdep_next(s.fn, 0, 0), WB_NONE);
	assert_int_equal(s.fn->loops->nloop, 0);
}

/* 0 -> 1, 2;  1 -> 3;  2 -> 3;  3 -> 0: where the sides meet again is known though nothing ends. */
TEST(endless_loop_still_joins)
{
	struct shape s = begin(4);
	uint32_t n = 0;

	wb_build_edge(s.b, 0, 1, WB_EDGE_FALL);
	wb_build_edge(s.b, 0, 2, WB_EDGE_TAKEN);
	wb_build_edge(s.b, 1, 3, WB_EDGE_TAKEN);
	wb_build_edge(s.b, 2, 3, WB_EDGE_FALL);
	wb_build_edge(s.b, 3, 0, WB_EDGE_TAKEN);
	finish(&s);
	for (uint32_t b = 0; b < 4; b++)
		assert_true(s.fn->postdom->no_exit[b]);
	assert_equal({ s.fn->postdom->ipdom[1], 3 }, { s.fn->postdom->ipdom[2], 3 }, { s.fn->postdom->ipdom[3], 0 },
		{ s.fn->postdom->ipdom[0], 4 });
	for (uint32_t k = wb_cdep_next(s.fn, 1, 0); k != WB_NONE; k = wb_cdep_next(s.fn, 1, k + 1))
		n++;
	assert_int_equal(n, 1);
	assert_int_equal(s.fn->loops->nloop, 1);
	assert_string_equal(s.fn->bounds->loop[0].why, "the loop has no exit");
	assert_true(s.fn->bounds->loop[0].max == WB_UNKNOWN);
}

/* 0 -> 1, 2;  1 -> 2, 3;  2 -> 1: one loop, two headers, a warning with two notes. */
TEST(irreducible_loop_is_named)
{
	struct shape s = begin(4);

	wb_build_edge(s.b, 0, 1, WB_EDGE_FALL);
	wb_build_edge(s.b, 0, 2, WB_EDGE_TAKEN);
	wb_build_edge(s.b, 1, 3, WB_EDGE_FALL);
	wb_build_edge(s.b, 1, 2, WB_EDGE_TAKEN);
	wb_build_edge(s.b, 2, 1, WB_EDGE_TAKEN);
	wb_build_edge(s.b, 3, WB_NONE, WB_EDGE_EXIT);
	finish(&s);
	assert_int_equal(s.fn->loops->nloop, 1);
	assert_true(s.fn->loops->loop[0].irreducible);
	assert_equal({ s.fn->loops->loop[0].nhead, 2 }, { s.fn->loops->loop[0].nback, 2 },
		{ s.cx->diag->message.n, 1 }, { s.cx->diag->message.at[0].code, WB_W_IRREDUCIBLE },
		{ s.cx->diag->message.at[0].nnote, 2 }, { s.fn->bounds->loop[0].max, WB_UNKNOWN });
}

/* A function that is not of the module: what it calls may leave anything behind. */
TEST(calls_of_no_module_leave_anything)
{
	static const char text[] = "fn @k {\n@a\n\tcall @g\n\tend\n}\nfn @g device {\n@a\n\tret\n}\n";
	struct wb_ctx *cx = unit_cx();
	struct wb_module *m, none = { .nfn = 0 };
	struct wb_pass_env env = { .module = &none };

	assert_int_equal(wb_parse_wir(cx, unit_file(cx, "t.wir", text), &m), WB_OK);
	assert_int_equal(wb_machine_load(cx, "vega", &env.machine), WB_OK);
	assert_int_equal(wb_pass_cost(cx, m->fn[0], &env), WB_OK);
	assert_true(m->fn[0]->cost->block[0].mem_waits > 0);
}

/* ---- intervals against the operations themselves ------------------------------------- */
static const uint64_t corner[] = {
	0, 1, 2, 7, 8, 0x7ffffffe, 0x7fffffff, 0x80000000, 0x80000001, 0xfffffffe, 0xffffffff, 0x7ffffffffffffffe,
	0x7fffffffffffffff, 0x8000000000000000, 0x8000000000000001, 0xfffffffffffffffe, 0xffffffffffffffff,
};
#define NCORNER (sizeof corner / sizeof *corner)

static uint64_t
corner_of(uint32_t bits, size_t k)
{
	return bits == 64 ? corner[k] : (uint32_t)corner[k];
}

static bool
lies_in(struct wb_interval i, uint32_t bits, uint64_t x)
{
	return (bits == 64 ? x - i.first : (uint32_t)(x - i.first)) < i.count;
}

TEST(intervals_are_comparisons)
{
	for (uint32_t op = WB_OP_EQ; op <= WB_OP_GE; op++)
		for (uint32_t c = 0; c < 4 * NCORNER * NCORNER; c++) {
			uint32_t bits = c & 1 ? 64 : 32;
			bool sign = c & 2;
			uint64_t x = corner_of(bits, c / 4 % NCORNER), k = corner_of(bits, c / 4 / NCORNER);
			struct wb_interval i = wb_interval_compared((enum wb_op)op, sign, bits, k);
			bool in = wb_compare_holds((enum wb_op)op, sign, bits, x, k);
			enum wb_op mirror = wb_compare_mirror((enum wb_op)op);

			assert_int_equal(lies_in(i, bits, x), in);
			assert_int_equal(lies_in(wb_interval_complement(bits, i), bits, x), !in);
			assert_int_equal(wb_compare_holds(mirror, sign, bits, k, x), in);
		}
}

TEST(intervals_before_operations)
{
	for (uint32_t c = 0; c < 32 * NCORNER * NCORNER * NCORNER; c++) {
		uint32_t by = c % 32, x = (uint32_t)corner[c / 32 % NCORNER];
		struct wb_interval i = { (uint32_t)corner[c / 32 / NCORNER % NCORNER],
			(uint32_t)corner[c / 32 / NCORNER / NCORNER] };
		struct wb_interval other = { x, 1 };

		assert_int_equal(lies_in(wb_interval_shift_preimage(i, by), 32, x), lies_in(i, 32, x >> by));
		assert_int_equal(lies_in(wb_interval_plus(i, by), 32, x), lies_in(i, 32, x - by));
		assert_int_equal(wb_interval_disjoint(32, i, other), !lies_in(i, 32, x));
	}
}

TEST(intervals_apart_share_no_number)
{
	for (uint32_t c = 0; c < NCORNER * NCORNER * NCORNER * NCORNER; c++) {
		uint64_t k[4];
		bool apart;

		for (uint32_t j = 0, rest = c; j < 4; j++, rest /= NCORNER)
			k[j] = (uint32_t)corner[rest % NCORNER];
		/* A count of 2^32 - 1 stands for all numbers here. */
		struct wb_interval a = { k[0], k[1] + (k[1] == UINT32_MAX) }, b = { k[2], k[3] + (k[3] == UINT32_MAX) };
		apart = wb_interval_disjoint(32, a, b);
		assert_int_equal(apart, wb_interval_disjoint(32, b, a));
		/* Where they meet, the first number of one of them is in the other. */
		assert_int_equal(!apart, (a.count && lies_in(b, 32, a.first)) || (b.count && lies_in(a, 32, b.first)));
	}
}

/* ---- sums against what the operations compute ------------------------------------------ */
/* What @l comes to; false: what is or'ed has a bit in common with the rest. */
static bool
add_up(const struct wb_linear *l, const uint64_t *k, uint64_t *sum)
{
	bool any = false;

	*sum = l->add;
	for (uint32_t j = 0; j < 3; j++) {
		uint64_t x = l->factor[j] * k[j];

		if (l->ored && any && *sum & x)
			return false;
		any |= l->factor[j] != 0;
		*sum += x;
	}
	return true;
}

TEST(sums_are_operations)
{
	uint64_t seed = 1;
	uint32_t followed[WB_OP_COUNT] = { 0 }, all = 0;

	for (uint32_t c = 0; c < 400000; c++) {
		enum wb_op op = (enum wb_op)(c % WB_OP_COUNT);
		uint32_t bits = c / WB_OP_COUNT & 1 ? 64 : 32, n = 1 + c / WB_OP_COUNT / 2 % 3;
		uint64_t mask = bits == 64 ? UINT64_MAX : UINT32_MAX, k[3] = { 0 }, is, sum;
		bool constant[3];
		struct wb_linear l;

		for (uint32_t j = 0; j < n; j++) {
			seed = seed * 6364136223846793005u + 1442695040888963407u;
			k[j] = seed >> 33 & 1 ? corner[seed >> 40 & 15] & mask : seed >> (34 + (seed >> 50 & 15));
			constant[j] = seed >> 32 & 1;
		}
		if (!wb_linear(op, bits, constant, k, n, &l) || !wb_fold(op, false, bits, k, n, &is) ||
			(l.bits24 && (k[0] | k[1]) >> 24) || !add_up(&l, k, &sum))
			continue;
		if (is != (sum & mask))
			fail_msg("operation %u of %u bits, %u sources: %llx, %llx", op, bits, n, (unsigned long long)is,
				(unsigned long long)sum);
		/* what is not known is only multiplied: else it is looked at */
		for (uint32_t j = 0; j < n; j++)
			if (!constant[j] && l.factor[j]) {
				k[j] ^= 1;
				if (add_up(&l, k, &sum) && wb_fold(op, false, bits, k, n, &is))
					assert_int_equal(is, sum & mask);
			}
		followed[op]++;
	}
	for (uint32_t op = 0; op < WB_OP_COUNT; op++)
		all += followed[op] > 20;
	assert_true(all >= 18);
}

/* ---- rows of the table of operations against what they compute ------------------------------ */
/* Three numbers for trial @c, mostly corners. */
static void
pick_sources(uint64_t *seed, uint64_t k[3])
{
	for (uint32_t j = 0; j < 3; j++) {
		*seed = *seed * 6364136223846793005u + 1442695040888963407u;
		k[j] = (uint32_t)(*seed >> 61 ? *seed >> (32 + (*seed >> 50 & 15)) : corner[*seed >> 40 & 15]);
	}
}

static uint64_t
folded(enum wb_op op, bool sign, uint32_t n, uint64_t a, uint64_t b, uint64_t c)
{
	uint64_t r;

	assert_true(wb_fold(op, sign, 32, (uint64_t[]){ a, b, c }, n, &r));
	return r;
}

/* The traits that @op on @n sources has in this trial. */
static uint32_t
traits_on(enum wb_op op, bool sign, uint32_t n, const uint64_t k[3], uint32_t bit)
{
	uint64_t r = folded(op, sign, n, k[0], k[1], k[2]), x[3], change = (uint64_t)1 << bit;
	bool bitwise = true, chooses = n > 1 && (r == k[0] || r == k[1] || (n == 3 && r == k[2])), commutes = n > 1;

	for (uint32_t j = 0; j < n; j++) {
		uint64_t moved, up = sign ? UINT64_C(1) << 31 : 0;

		memcpy(x, k, sizeof x);
		x[j] ^= change;
		moved = folded(op, sign, n, x[0], x[1], x[2]);
		bitwise = bitwise && !((r ^ moved) & ~change);
		chooses = chooses && ((x[j] ^ up) > (k[j] ^ up) ? (moved ^ up) >= (r ^ up) : (moved ^ up) <= (r ^ up));
		memcpy(x, k, sizeof x);
		x[j] = k[(j + 1) % n];
		x[(j + 1) % n] = k[j];
		commutes = commutes && folded(op, sign, n, x[0], x[1], x[2]) == r;
	}
	return (bitwise ? WB_BITWISE : 0) | (chooses ? WB_CHOOSES : 0) | (commutes ? WB_COMMUTES : 0);
}

/* A row says what is true for all numbers, and all of that. */
TEST(rows_say_what_operations_compute)
{
	uint64_t seed = 1, k[3];
	uint32_t rows = 0;

	for (uint32_t op = 0; op < WB_OP_COUNT; op++) {
		uint32_t traits = WB_BITWISE | WB_CHOOSES | WB_COMMUTES, said = 0;

		for (uint32_t c = 0; c < 6000 && wb_folds(op, false); c++) {
			pick_sources(&seed, k);
			for (uint32_t n = 1; n < 4; n++)
				traits &= wb_takes(op, n) ? traits_on(op, c & 1, n, k, c / 2 % 32) : traits;
		}
		for (uint32_t t = 1; t <= WB_COMMUTES && wb_folds(op, false); t *= 2)
			said |= wb_has_trait(op, t) ? t : 0;
		if (wb_folds(op, false) && traits != said)
			fail_msg("operation %u has the traits %u, and its row says %u", op, traits, said);
		rows += wb_folds(op, false);
	}
	assert_true(rows >= 55);
}

/* Whether @op on three sources is @second behind @first. */
static bool
splits(enum wb_op op, enum wb_op first, enum wb_op second)
{
	uint64_t seed = 7, k[3];

	for (uint32_t c = 0; c < 3000; c++) {
		pick_sources(&seed, k);
		if (folded(op, c & 1, 3, k[0], k[1], k[2]) !=
			folded(second, c & 1, 2, folded(first, c & 1, 2, k[0], k[1], 0), k[2], 0))
			return false;
	}
	return true;
}

TEST(rows_say_what_operations_consist_of)
{
	enum wb_op first, second;
	uint32_t n = 0;

	for (uint32_t op = 0; op < WB_OP_COUNT; op++) {
		if (!wb_takes(op, 3))
			continue;
		if (wb_op_split(op, &first, &second)) {
			n++;
			assert_true(splits(op, first, second));
			continue;
		}
		for (first = 0; first < WB_OP_COUNT; first++)
			for (second = 0; second < WB_OP_COUNT; second++)
				if (wb_takes(first, 2) && wb_takes(second, 2) && splits(op, first, second))
					fail_msg("operation %u is %u and %u", op, first, second);
	}
	assert_true(n >= 13);
}

/* ---- ranges against what the operations compute ---------------------------------------- */
static uint64_t
next(uint64_t *seed)
{
	*seed = *seed * 6364136223846793005u + 1442695040888963407u;
	return *seed >> 33;
}

/* A number: a corner or any, mostly small. */
static uint32_t
any_number(uint64_t *seed)
{
	uint32_t pick = (uint32_t)next(seed);

	return pick & 1 ? (uint32_t)corner[pick >> 4 & 15] : (uint32_t)next(seed) >> (pick >> 4 & 31);
}

/* A range, and a number @k in it. */
static struct wb_range
any_range(uint64_t *seed, uint64_t *k)
{
	uint32_t a = any_number(seed), b = any_number(seed), low = a < b ? a : b, high = a < b ? b : a;
	int32_t slow = (int32_t)a < (int32_t)b ? (int32_t)a : (int32_t)b,
		shigh = (int32_t)a < (int32_t)b ? (int32_t)b : (int32_t)a;

	*k = a;
	switch (next(seed) >> 5 & 3) {
	case 0: return wb_range_number(32, a);
	case 1: return wb_range_hull(wb_range_number(32, a), wb_range_number(32, b));
	case 2:
		*k = low + next(seed) % ((uint64_t)high - low + 1);
		return wb_range_unsigned(32, low, high);
	default:
		*k = (uint32_t)(slow + (int64_t)(next(seed) % (uint64_t)((int64_t)shigh - slow + 1)));
		return wb_range_signed(32, slow, shigh);
	}
}

static bool
in_range(const struct wb_range *r, uint64_t k)
{
	return k >= r->low && k <= r->high && (int32_t)(uint32_t)k >= r->slow && (int32_t)(uint32_t)k <= r->shigh &&
		k % r->mod == r->rem;
}

TEST(ranges_hold_operations)
{
	uint64_t seed = 1;
	uint32_t said[WB_OP_COUNT] = { 0 }, all = 0;

	for (uint32_t c = 0; c < 1000000; c++) {
		struct wb_decoded d = { .op = (enum wb_op)(c % WB_OP_COUNT), .bits = 32,
			.sign = c / WB_OP_COUNT & 1, .nsrc = 1 + c / WB_OP_COUNT / 2 % 3 };
		struct wb_range r[3], of;
		uint64_t k[3] = { 0 }, is;

		d.type = d.sign ? WB_T_I32 : WB_T_U32;
		for (uint32_t j = 0; j < d.nsrc; j++)
			r[j] = any_range(&seed, &k[j]);
		if (wb_forward(d.op) != d.op || !wb_fold(d.op, d.sign, 32, k, d.nsrc, &is))
			continue;
		of = wb_range_operation(&d, r, d.nsrc);
		if (!in_range(&of, is))
			fail_msg("operation %u, sign %u, of %llx, %llx, %llx: %llx", d.op, d.sign,
				(unsigned long long)k[0], (unsigned long long)k[1], (unsigned long long)k[2],
				(unsigned long long)is);
		said[d.op] += !wb_range_is_full(&of, 32);
	}
	for (uint32_t op = 0; op < WB_OP_COUNT; op++)
		all += said[op] > 20;
	assert_true(all >= 34);
}
