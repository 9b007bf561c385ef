/* test/unit/ilp.c -- worked flow programs, refusals, certificates written, read and tampered with. */
#include "../../ilp/ilp.h"
#include "wavebound/diag.h"
#include "wavebound/pass.h"
#include "../lib/unit.h"

/* ---- small programs by hand ----------------------------------------------------------- */
#define MOST 128
struct made {
	struct wb_ctx *cx;
	struct wb_flow p;
	uint32_t src[MOST], dst[MOST];
	uint64_t cost[MOST];
	struct wb_flow_loop loop[MOST];
	struct wb_flow_row row[MOST];
	struct wb_flow_term term[MOST];
	uint32_t nterm;
};

static struct made *
start(uint32_t nblock)
{
	struct wb_ctx *cx = unit_cx();
	struct made *m = WB_NEW(cx->unit, struct made, 1);

	m->cx = cx;
	m->p = (struct wb_flow){ .nblock = nblock, .nedge = 1, .src = m->src, .dst = m->dst, .cost = m->cost,
		.loop = m->loop, .row = m->row, .term = m->term };
	m->src[0] = WB_NONE;
	return m;
}

static uint32_t
edge(struct made *m, uint32_t src, uint32_t dst, uint64_t cost)
{
	uint32_t e = m->p.nedge++;

	m->src[e] = src;
	m->dst[e] = dst;
	m->cost[e] = cost;
	return e;
}

/* @edges, from block to block at a cost: ">0:3 0>1:2 1>:0" enters block 0 at 3, goes on to 1, and ends. They have
 * numbers in order; the entry is edge 0, and left out if it is ">0:0". */
static struct made *
graph(const char *edges)
{
	struct made *m = start(0);

	for (char *at = (char *)(uintptr_t)edges; *at; at += *at == ' ') {
		bool entry = *at == '>', end;
		uint32_t src = entry ? WB_NONE : (uint32_t)strtoul(at, &at, 10), dst;

		end = at[1] == ':';
		dst = end ? WB_NONE : (uint32_t)strtoul(at + 1, &at, 10);
		at += end;
		if (entry)
			m->dst[0] = dst;
		if (entry)
			m->cost[0] = strtoul(at + 1, &at, 10);
		else
			edge(m, src, dst, strtoul(at + 1, &at, 10));
		m->p.nblock = !end && dst >= m->p.nblock ? dst + 1 : m->p.nblock;
	}
	return m;
}

/* The loop at @header, which @nentry edges enter and as many come back to: all of @list. */
static struct wb_flow_loop *
ring(struct made *m, uint32_t header, uint32_t nentry, const uint32_t *list, uint64_t max)
{
	const uint32_t *own = wb_arena_copy(m->cx->unit, list, 2 * nentry, sizeof(*list));
	struct wb_flow_loop *l = &m->loop[m->p.nloop++];

	*l = (struct wb_flow_loop){ .entry = own, .nentry = nentry, .back = own + nentry, .nback = nentry,
		.header = header, .parent = WB_NONE, .max = max, .total = WB_UNKNOWN };
	return l;
}

static struct wb_flow_loop *
loop(struct made *m, uint32_t header, uint32_t entry, uint32_t back, uint64_t max)
{
	return ring(m, header, 1, (uint32_t[]){ entry, back }, max);
}

static void
row(struct made *m, const char *what, uint64_t limit, uint32_t n, ...)
{
	va_list ap;

	m->row[m->p.nrow++] = (struct wb_flow_row){ .first = m->nterm, .nterm = n, .limit = limit, .what = what };
	va_start(ap, n);
	for (uint32_t k = 0; k < n; k++) {
		uint32_t e = va_arg(ap, uint32_t);

		m->term[m->nterm++] = (struct wb_flow_term){ e, va_arg(ap, int) };
	}
	va_end(ap);
}

static struct wb_ipet
solved(struct made *m, enum wb_solver solver)
{
	struct wb_ipet r = { 0 };

	assert_int_equal(wb_flow_solve(m->cx, &m->p, NULL, solver, &r), WB_OK);
	assert_true(r.certified);
	return r;
}

static void
expect_bound(struct made *m, uint64_t bound)
{
	assert_int_equal(solved(m, WB_SOLVER_AUTO).bound, bound);
	assert_int_equal(solved(m, WB_SOLVER_AUTO).gap, 0);
	assert_int_equal(solved(m, WB_SOLVER_GLPK).bound, bound);
	assert_int_equal(solved(m, WB_SOLVER_GLPK).gap, 0);
}

static const struct wb_message *
refused(struct made *m, enum wb_solver solver, enum wb_status want)
{
	struct wb_ipet r;
	uint32_t n = m->cx->diag->message.n;

	memset(&r, 0x5a, sizeof(r));
	assert_int_equal(wb_flow_solve(m->cx, &m->p, NULL, solver, &r), want);
	assert_true(m->cx->diag->message.n > n);
	assert_true(r.bound == 0x5a5a5a5a5a5a5a5a);	/* never a number with an error */
	return &m->cx->diag->message.at[n];
}

/* entry -> 0 -> 1 <-> 2, 1 -> 3 -> exit: a while loop, body 10, test 2, rest 5 */
static struct made *
while_loop(uint64_t max)
{
	struct made *m = graph(">0:3 0>1:2 1>2:10 1>3:5 2>1:2 3>:0");

	loop(m, 1, 1, 4, max);
	return m;
}

/* ---- bounds -------------------------------------------------------------------------------- */
TEST(straight_line)
{
	expect_bound(graph(">0:7 0>:4"), 11);
}

TEST(while_loop_costs_test_once_more)
{
	for (uint64_t max = 0; max < 4; max++) {
		struct made *m = while_loop(max);

		expect_bound(m, 3 + 2 + max * 12 + 5);
		assert_int_equal(solved(m, WB_SOLVER_AUTO).count[2], max);
	}
}

TEST(self_loop_and_free_code)
{
	struct made *m = graph("0>0:5 0>:0");

	loop(m, 0, 0, 1, 9);
	expect_bound(m, 45);
	m->cost[1] = 0;
	expect_bound(m, 0);
}

/* Outer loop 3 times, inner 4 times per entry, left from inside by a dear exit. */
TEST(nested_with_break)
{
	struct made *m = graph("0>1:1 1>2:2 2>2:10 2>1:1 2>3:100 3>:0");

	loop(m, 1, 1, 4, 3);
	loop(m, 2, 2, 3, 4)->parent = 0;
	expect_bound(m, 1 + 4 * (2 + 40) + 3 + 100);
}

TEST(unreachable_edges_do_not_count)
{
	struct made *m = while_loop(2);

	m->src[3] = m->dst[3] = WB_NONE;	/* the exit of the loop is removed: nothing leaves */
	assert_int_equal(refused(m, WB_SOLVER_AUTO, WB_REFUSED)->code, WB_E_ENDLESS);
	m = while_loop(2);
	m->src[2] = m->dst[2] = WB_NONE;	/* the body is removed */
	expect_bound(m, 10);
}

/* ---- totals and rows --------------------------------------------------------------------------- */
TEST(total_over_an_outer_loop)
{
	struct made *m = graph("0>1:0 1>2:0 2>2:10 2>1:1 2>:0");

	loop(m, 1, 1, 4, 5);
	loop(m, 2, 2, 3, 4)->parent = 0;
	expect_bound(m, 6 * 40 + 5);
	m->loop[1].total = 7;
	expect_bound(m, 70 + 5);
	m->loop[1].max = WB_UNKNOWN;
	expect_bound(m, 70 + 5);
	m->loop[1].total = 0;
	expect_bound(m, 5);
}

/* Two alternatives per iteration, of which the dear one runs at most twice. */
TEST(row_limits_an_alternative)
{
	struct made *m = graph("0>1:0 1>2:100 1>2:3 2>1:1 1>3:0 3>:0");

	loop(m, 1, 1, 4, 10);
	row(m, "not-all", 2, 1, 2, 1);
	expect_bound(m, 200 + 8 * 3 + 10);
}

TEST(fractional_optimum_keeps_a_sound_bound)
{
	/* of three alternatives any two exclude each other: half of each is the LP optimum */
	struct made *m = graph("0>0:10 0>0:10 0>0:10 0>1:0 1>:0");

	row(m, "ab", 1, 2, 1, 1, 2, 1);
	row(m, "bc", 1, 2, 2, 1, 3, 1);
	row(m, "ca", 1, 2, 3, 1, 1, 1);
	for (enum wb_solver s = WB_SOLVER_AUTO; s <= WB_SOLVER_GLPK; s++) {
		assert_int_equal(solved(m, s).bound, 15);
		assert_int_equal(solved(m, s).gap, 5);
	}
}

/* Two blocks that jump to each other, entered at both. */
TEST(irreducible_needs_and_uses_a_bound)
{
	struct made *m = graph("0>1:1 0>2:2 1>2:10 2>1:20 1>3:0 2>3:0 3>:0");

	ring(m, 1, 2, (uint32_t[]){ 1, 2, 3, 4 }, 4)->irreducible = true;
	/* 4 rounds: the linear program mixes a run of 3 with one of 5, which no run can */
	assert_int_equal(solved(m, WB_SOLVER_AUTO).bound, 67);
	assert_int_equal(solved(m, WB_SOLVER_AUTO).gap, 67 - (2 + 2 * (20 + 10)));
	m->loop[0].max = 3;
	expect_bound(m, 2 + 20 + 10 + 20);
	m->loop[0].max = WB_UNKNOWN;
	assert_int_equal(refused(m, WB_SOLVER_AUTO, WB_REFUSED)->code, WB_E_LOOP_UNBOUNDED);
}

/* Regions in a row, each crossed against the order in which blocks are visited: distances need many sweeps to settle.
 */
TEST(many_irreducible_regions)
{
	enum { REGIONS = 12 };
	struct made *m = start(3 * REGIONS + 1);

	for (uint32_t s = 0; s < 3 * REGIONS; s += 3) {
		uint32_t list[] = { edge(m, s, s + 1, 0), edge(m, s, s + 2, 5), edge(m, s + 1, s + 2, 1),
			edge(m, s + 2, s + 1, 20) };

		edge(m, s + 1, s + 3, 1);
		ring(m, s + 1, 2, list, 1)->irreducible = true;
	}
	edge(m, 3 * REGIONS, WB_NONE, 0);
	expect_bound(m, REGIONS * (5 + 20 + 1));
}

/* ---- refusals -------------------------------------------------------------------------------------- */
TEST(unbounded_loops_are_named)
{
	struct made *m = while_loop(WB_UNKNOWN);

	assert_int_equal(refused(m, WB_SOLVER_AUTO, WB_UNBOUNDED)->code, WB_E_LOOP_UNBOUNDED);
	assert_int_equal(refused(m, WB_SOLVER_GLPK, WB_UNBOUNDED)->code, WB_E_LOOP_UNBOUNDED);
	assert_non_null(strstr(m->cx->diag->message.at[0].text, "block 1"));
	row(m, "body", 3, 1, 2, 1);		/* a row on the body bounds it as well */
	expect_bound(m, 3 + 2 + 36 + 5);
	m->term[0].coeff = -1;			/* one that counts against does not */
	refused(m, WB_SOLVER_AUTO, WB_UNBOUNDED);
}

/* Cycles longer than two blocks, one around the other; only the inner one is bounded. */
TEST(unbounded_region_of_many_blocks)
{
	struct made *m = graph("0>1:0 1>2:0 2>3:0 4>1:1 3>2:1 3>4:0 4>5:0 5>:0");

	loop(m, 1, 1, 4, WB_UNKNOWN);
	loop(m, 2, 2, 5, 7)->parent = 0;
	assert_non_null(strstr(refused(m, WB_SOLVER_AUTO, WB_UNBOUNDED)->text, "block 1"));
	assert_int_equal(m->cx->diag->message.n, 1);
	m->loop[0].max = 2;
	expect_bound(m, 3 * 7 + 2);
	m->loop[1].max = WB_UNKNOWN;
	assert_non_null(strstr(refused(m, WB_SOLVER_AUTO, WB_UNBOUNDED)->text, "block 2"));
}

/* Messages about functions say where, why, and which fact would help. */
TEST(messages_name_place_reason_and_fact)
{
	struct wb_ctx *cx = unit_cx();
	static const char text[] = "head:\n\tbranch head\n";
	uint16_t f = unit_file(cx, "a.s", text);
	struct wb_fn *fn = WB_NEW(cx->unit, struct wb_fn, 1);
	struct wb_builder *b = wb_builder_new(cx, fn);
	struct wb_loop_bound bound = {
		.max = WB_UNKNOWN, .total = WB_UNKNOWN, .why = "the counter is loaded from memory"
	};
	struct wb_bounds bounds = { .loop = &bound };
	struct wb_flow_names names = { fn };
	struct wb_out o = wb_out_new(cx->unit);
	uint64_t cost[8] = { 0 };
	struct wb_flow p;
	struct wb_ipet r;

	wb_build_block(b, "head", (struct wb_loc){ 1, 1, f });
	wb_build_edge(b, 0, 0, WB_EDGE_TAKEN);
	wb_build_edge(b, 0, WB_NONE, WB_EDGE_EXIT);
	assert_int_equal(wb_build_finish(b), WB_OK);
	assert_int_equal(wb_pass_dom(cx, fn, &(struct wb_pass_env){ 0 }), WB_OK);
	assert_int_equal(wb_pass_loops(cx, fn, &(struct wb_pass_env){ 0 }), WB_OK);
	fn->bounds = &bounds;
	wb_flow_from_fn(cx, fn, cost, &p);
	assert_int_equal(wb_flow_solve(cx, &p, &names, WB_SOLVER_AUTO, &r), WB_UNBOUNDED);
	wb_diag_print(cx->diag, 0, false, &o);
	assert_string_equal(o.at,
		"a.s:1:1: refused: loop at block 0 has no bound [loop-unbounded]\n"
		"      1 | head:\n"
		"        | ^~~~~\n"
		"note: the counter is loaded from memory\n"
		"note: a flow fact that bounds it:  <loop label=\"head\" maxcount=\"N\"/>\n"
		"        = `wavebound facts` writes a template with a line for each such loop\n");
	bound.max = 3;
	bound.min = 4;
	wb_flow_from_fn(cx, fn, cost, &p);
	assert_int_equal(wb_flow_solve(cx, &p, &names, WB_SOLVER_AUTO, &r), WB_BAD_INPUT);
	bound.min = 0;
	bound.max = (uint64_t)1 << 63;
	cost[1] = cost[2] = 2;
	wb_flow_from_fn(cx, fn, cost, &p);
	assert_int_equal(wb_flow_solve(cx, &p, &names, WB_SOLVER_AUTO, &r), WB_OVERFLOW);
	assert_int_equal(cx->diag->message.at[2].loc.line, 1);
}

/* Lengths beyond 128 bits: the loop at which they leave is named. */
TEST(overflow_beyond_128_bits)
{
	struct made *m = graph("0>1:9 1>2:9 2>3:9 3>1:9 3>2:9 3>3:9 3>:0");

	for (uint32_t k = 0; k < 3; k++)
		loop(m, k + 1, k + 1, k + 4, (uint64_t)1 << 62)->parent = k ? k - 1 : WB_NONE;
	/* 2^62 * 2^62 * 9 there */
	assert_non_null(strstr(refused(m, WB_SOLVER_AUTO, WB_OVERFLOW)->text, "block 2"));
}

/* GLPK ends the process on a mistake, unless its hook is there to leave by. */
TEST(glpk_mistakes_are_survived)
{
	struct wb_ctx *cx = unit_cx();
	wb_i128 obj[] = { 1, 1 }, coeff[] = { 1, 1 };
	bool equal[] = { false };
	uint64_t limit[] = { 3 };
	uint32_t row[] = { 0, 0 }, twice[] = { 1, 1 }, good[] = { 0, 1 };
	struct lp lp = { .ncol = 2, .nrow = 1, .obj = obj, .equal = equal, .limit = limit, .nterm = 2, .row = row,
		.col = twice, .coeff = coeff };
	double x[2], y[1];

	for (int k = 0; k < 2; k++) {
		lp.col = twice;
		assert_int_equal(wb_lp_solve(cx->tmp, &lp, x, y, NULL), LP_FAILED);
		lp.col = good;
		assert_int_equal(wb_lp_solve(cx->tmp, &lp, x, y, NULL), LP_OPTIMAL);
		assert_true(x[0] == 1 && x[1] == 2 && y[0] == 1);
	}
}

/* 0 -> 1 -> 2 -> exit; 1 turns at 10, edge 2, @total times, 2 at 7, edge 4: no bound per entry. */
static struct made *
two_loops(uint64_t total)
{
	struct made *m = graph("0>1:0 1>1:10 1>2:0 2>2:7 2>:0");

	loop(m, 1, 1, 2, WB_UNKNOWN)->total = total;
	loop(m, 2, 3, 4, WB_UNKNOWN);
	return m;
}

/* Two loops that only limit each other: every edge is in a row, and still nothing ends. */
TEST(rows_that_limit_nothing)
{
	struct made *m = two_loops(WB_UNKNOWN);

	row(m, "a", 1, 2, 2, 1, 4, -1);
	row(m, "b", 1, 2, 4, 1, 2, -1);
	for (enum wb_solver s = WB_SOLVER_AUTO; s <= WB_SOLVER_GLPK; s++)
		assert_int_equal(refused(m, s, WB_UNBOUNDED)->code, WB_E_LOOP_UNBOUNDED);
	assert_int_equal(m->cx->diag->message.n, 4);
	row(m, "c", 5, 1, 2, 1);
	expect_bound(m, 50 + 6 * 7);
}

/* One loop has only a total, the other only a row: both are bounded, each in its way. */
TEST(total_and_row_bound_a_loop_each)
{
	struct made *m = two_loops(3);

	row(m, "row", 4, 1, 4, 1);
	expect_bound(m, 30 + 28);
}

TEST(contradicting_facts_are_named)
{
	struct made *m = while_loop(5);
	const struct wb_message *msg;

	row(m, "harmless", 9, 1, 2, 1);
	row(m, "at most one", 1, 1, 2, 1);
	row(m, "at least two", 0, 2, 0, 2, 2, -1);
	for (enum wb_solver s = WB_SOLVER_AUTO; s <= WB_SOLVER_GLPK; s++) {
		msg = refused(m, s, WB_BAD_INPUT);
		assert_int_equal(msg->code, WB_E_FACTS_CONFLICT);
		assert_int_equal(msg->nnote, 2);
		assert_string_equal(m->cx->diag->note.at[msg->note].text, "at most one");
		assert_string_equal(m->cx->diag->note.at[msg->note + 1].text, "at least two");
	}
	m->p.nrow = 0;
	m->loop[0].min = 6;
	assert_int_equal(refused(m, WB_SOLVER_AUTO, WB_BAD_INPUT)->code, WB_E_FACTS_CONFLICT);
	m->loop[0].min = 5;
	expect_bound(m, 3 + 2 + 60 + 5);
}

TEST(overflow_is_reported_at_every_size)
{
	for (uint64_t max = (uint64_t)1 << 60; max; max <<= 1)
		for (enum wb_solver s = WB_SOLVER_AUTO; s <= WB_SOLVER_GLPK; s++) {
			struct made *m = while_loop(max);
			struct wb_ipet r;

			if (max < UINT64_MAX / 12) {	/* 2^60: 12 * 2^60 + 10 fits */
				assert_int_equal(wb_flow_solve(m->cx, &m->p, NULL, WB_SOLVER_AUTO, &r), WB_OK);
				assert_true(r.bound == 10 + 12 * max);
			} else if (s == WB_SOLVER_AUTO) {
				refused(m, s, WB_OVERFLOW);
				m->loop[0].max = UINT64_MAX - 1;
				refused(m, s, WB_OVERFLOW);
			} else {	/* GLPK loses its way in numbers of this size */
				assert_int_not_equal(wb_flow_solve(m->cx, &m->p, NULL, s, &r), WB_OK);
			}
		}
}

TEST(counts_that_overflow_are_reported)
{
	struct made *m = graph("0>1:0 1>2:0 2>2:0 2>1:0 2>:0");

	loop(m, 1, 1, 4, (uint64_t)1 << 40);
	loop(m, 2, 2, 3, (uint64_t)1 << 40)->parent = 0;
	refused(m, WB_SOLVER_AUTO, WB_OVERFLOW);
}

/* When GLPK stops early rational arithmetic takes over; when that does, too, what loops cost by their own bounds is
 * left. */
TEST(solvers_that_stop_early)
{
	struct made *m = while_loop(5);

	m->loop[0].total = 3;
	for (int k = -1; k < 2; k++) {
		wb_solver_limit(0, k);
		expect_bound(m, 3 + 2 + 36 + 5);
	}
	wb_exact_limit(0);
	for (enum wb_solver s = WB_SOLVER_AUTO; s <= WB_SOLVER_GLPK; s++) {
		assert_int_equal(solved(m, s).bound, 3 + 2 + 60 + 5);
		assert_int_equal(solved(m, s).gap, 60);
	}
	wb_solver_limit(-1, -1);
	expect_bound(m, 3 + 2 + 36 + 5);
	wb_exact_limit(UINT64_MAX);
}

/* A loop that only a row limits: without solvers there is no bound, and no number. */
TEST(no_solver_no_number)
{
	struct made *m = while_loop(WB_UNKNOWN);

	row(m, "a row", 7, 1, 2, 1);
	expect_bound(m, 3 + 2 + 84 + 5);
	wb_solver_limit(0, 0);
	wb_exact_limit(0);
	for (enum wb_solver s = WB_SOLVER_AUTO; s <= WB_SOLVER_GLPK; s++)
		assert_int_equal(refused(m, s, WB_REFUSED)->code, WB_E_NO_PROOF);
	wb_solver_limit(-1, -1);
	wb_exact_limit(UINT64_MAX);
}

/* Rationals find what is not there, too, and counts that are no whole numbers. */
TEST(rationals_say_what_glpk_says)
{
	struct made *none = while_loop(3), *endless = while_loop(WB_UNKNOWN);

	row(none, "at least 9", 0, 2, 0, 9, 2, -1);
	row(endless, "rows", 5, 2, 2, 1, 3, -1);	/* back edge 2 less 3: the way out is taken once */
	wb_solver_limit(0, 0);
	assert_int_equal(refused(none, WB_SOLVER_AUTO, WB_BAD_INPUT)->code, WB_E_FACTS_CONFLICT);
	expect_bound(endless, 3 + 2 + 6 * 12 + 5);
	wb_solver_limit(-1, -1);
	assert_int_equal(refused(none, WB_SOLVER_AUTO, WB_BAD_INPUT)->code, WB_E_FACTS_CONFLICT);
	expect_bound(endless, 3 + 2 + 6 * 12 + 5);
}

/* ---- certificates ------------------------------------------------------------------------------------- */
static const char *some_facts[] = { "loop 0: \"inferred\"", "row 0: \xc3\xa9" },
		  *other_facts[] = { "loop 0: \"inferred\"", "row 0: e" };
static const struct wb_cert_label label = { "k\xc3\xa9rnel \"a\"\n", "machine-hash", "isolated", some_facts, 2 };

static const char *
write(struct made *m)
{
	struct wb_ipet r = solved(m, WB_SOLVER_AUTO);
	struct wb_out o = wb_out_new(m->cx->unit);

	wb_certificate_write(m->cx, &m->p, &r, &label, &o);
	return o.at;
}

/* The one certificate in @text, or NULL if it cannot be read. */
static struct wb_cert_file *
read(struct made *m, const char *text)
{
	struct wb_cert_file *c;
	uint32_t n;
	uint16_t f = unit_file(m->cx, "c.json", text);

	if (wb_certificate_read(m->cx, f, &c, &n) != WB_OK)
		return NULL;
	assert_int_equal(n, 1);
	return c;
}

static struct made *
with_everything(void)
{
	struct made *m = while_loop(5);

	m->loop[0].total = 3;
	row(m, "row", 2, 1, 2, 1);
	return m;
}

TEST(certificates_come_back)
{
	struct made *m = with_everything();
	struct wb_cert_file *c = read(m, write(m));

	assert_non_null(c);
	assert_string_equal(c->label.kernel, label.kernel);
	assert_int_equal(c->bound, 3 + 2 + 24 + 5);
	assert_int_equal(wb_certificate_prove(m->cx, &m->p, &label, c), WB_OK);
}

/* The example of wavebound-certificate(5), word for word. */
TEST(manual_example_is_real)
{
	static const struct wb_cert_label about = { "k", "vega", "isolated", NULL, 0 };
	struct made *m = while_loop(5);
	struct wb_ipet r = solved(m, WB_SOLVER_AUTO);
	struct wb_out o = wb_out_new(m->cx->unit);
	FILE *f = fopen("man/wavebound-certificate.5", "r");
	char *page = WB_NEW(m->cx->unit, char, 1 << 16), *line;

	wb_certificate_write(m->cx, &m->p, &r, &about, &o);
	if (!f)
		skip();		/* not run from the top of the sources */
	assert_true(fread(page, 1, (1 << 16) - 1, f) > 1000);
	fclose(f);
	for (line = strtok(o.at, "\n"); line; line = strtok(NULL, "\n")) {
		const char *at = strstr(page, wb_format(m->cx->unit, "    %s\n", line));

		if (!at)
			print_error("not in the manual page: %s\n", line);
		assert_non_null(at);
	}
}

TEST(damaged_text_is_not_read)
{
	struct made *m = with_everything();
	const char *text = write(m);
	size_t n = strlen(text);
	uint32_t tried = 0;

	for (size_t k = 0; k < n; k++) {
		char *bad = wb_strdup(m->cx->unit, text);

		bad[k] = bad[k] >= '0' && bad[k] < '9' ? (char)(bad[k] + 1) : bad[k] == 'x' ? 'y' : 'x';
		assert_null(read(m, bad));
		bad[k] = '\0';			/* cut short */
		assert_null(read(m, bad));
		tried++;
	}
	assert_true(tried > 400);
	assert_null(read(m, ""));
	assert_null(read(m, "[1]"));
	assert_null(read(m, "{}"));
}

/* Someone who recomputes the seal still proves nothing false. */
TEST(false_claims_are_rejected)
{
	struct made *m = with_everything();
	struct wb_cert_file *c = read(m, write(m));
	struct wb_cert_values *list[] = { &c->loop_max, &c->loop_total, &c->loop_entry, &c->row, &c->count };
	struct wb_cert_label other = label;
	const char *method;
	uint32_t changed = 0;

#define REJECTED assert_int_equal(wb_certificate_prove(m->cx, &m->p, &label, c), WB_GATE)
	c->bound++, REJECTED, c->bound -= 2, REJECTED, c->bound++;
	c->gap++, REJECTED, c->gap--;
	c->den++, REJECTED, c->den = 0, REJECTED, c->den = 1;
	c->program ^= 1, REJECTED, c->program ^= 1;
	c->nedge++, REJECTED, c->nedge--;
	c->nloop--, REJECTED, c->nloop++;
	c->nrow++, REJECTED, c->nrow--;
	for (size_t l = 0; l < WB_COUNT(list); l++)
		for (uint32_t k = 0; k < list[l]->n; k++, changed++) {
			list[l]->at[k].value++, REJECTED;
			list[l]->at[k].value -= 2, REJECTED;
			list[l]->at[k].value++;
		}
	assert_true(changed >= 6);
	method = c->method;
	c->method = "structural", REJECTED, c->method = "guessed", REJECTED, c->method = "", REJECTED,
	c->method = method;
	other.kernel = "k";
	assert_int_equal(wb_certificate_prove(m->cx, &m->p, &other, c), WB_GATE);
	other = label, other.machine = "m";
	assert_int_equal(wb_certificate_prove(m->cx, &m->p, &other, c), WB_GATE);
	other = label, other.objective = "o";
	assert_int_equal(wb_certificate_prove(m->cx, &m->p, &other, c), WB_GATE);
	other = label, other.fact = other_facts;
	assert_int_equal(wb_certificate_prove(m->cx, &m->p, &other, c), WB_GATE);
	other = label, other.nfact = 1;
	assert_int_equal(wb_certificate_prove(m->cx, &m->p, &other, c), WB_GATE);
	m->cost[3]++, REJECTED, m->cost[3]--;
	m->loop[0].max++, REJECTED, m->loop[0].max--;
	m->row[0].limit--, REJECTED, m->row[0].limit++;
	assert_int_equal(wb_certificate_prove(m->cx, &m->p, &label, c), WB_OK);
}

/* What the solver would never ask, the checker must know by itself. */
TEST(checker_trusts_nobody)
{
	struct made *m = while_loop(5);
	wb_u128 max = 12, total = 0, entry = 0;
	struct wb_certificate c = {
		.den = 1, .loop_max = &max, .loop_total = &total, .loop_entry = &entry, .bound = 70
	};
	uint64_t count[] = { 1, 1, 5, 1, 5, 1 }, proven, cost;
	const uint32_t exit = 3;

	assert_true(wb_certificate_check(m->cx, &m->p, &c, &proven) && proven == 70);
	assert_true(wb_witness_check(m->cx, &m->p, count, &cost) && cost == 70);
	m->loop[0].max = WB_UNKNOWN;		/* a multiplier for a row that is not there */
	c.bound = 10;
	max = 12;
	assert_false(wb_certificate_check(m->cx, &m->p, &c, &proven));
	max = 0;				/* none: the cycle gains */
	assert_false(wb_certificate_check(m->cx, &m->p, &c, &proven));
	m->loop[0].max = 5;
	max = 12;
	total = 1;
	c.bound = 70;
	assert_false(wb_certificate_check(m->cx, &m->p, &c, &proven));
	total = 0;
	entry = 1;
	assert_false(wb_certificate_check(m->cx, &m->p, &c, &proven));
	entry = 0;
	max = ~(wb_u128)0;			/* beyond what is computed in */
	assert_false(wb_certificate_check(m->cx, &m->p, &c, &proven));
	max = 12;
	c.den = ~(wb_u128)0;
	assert_false(wb_certificate_check(m->cx, &m->p, &c, &proven));
	c.den = 1;
	count[0] = count[1] = count[3] = count[5] = 2;		/* two runs instead of one */
	assert_false(wb_witness_check(m->cx, &m->p, count, &cost));
	count[0] = count[1] = count[3] = count[5] = 1;
	count[2] = count[4] = 6;
	assert_false(wb_witness_check(m->cx, &m->p, count, &cost));
	count[2] = count[4] = 5;
	/* block 3 is cut off, the loop never ends: whatever is claimed */
	m->src[exit] = m->dst[exit] = WB_NONE;
	edge(m, 0, 3, 0);
	assert_false(wb_certificate_check(m->cx, &m->p, &c, &proven));
	c.bound = 3;
	assert_false(wb_certificate_check(m->cx, &m->p, &c, &proven));
}

/* Flow in code that nothing reaches is no part of a run. */
TEST(detached_flow_is_no_witness)
{
	struct made *m = graph("0>:1 1>2:50 2>1:50");	/* 1 and 2 are unreachable and turn for ever */
	uint64_t count[5] = { 1, 1, 1, 1, 0 }, cost;

	row(m, "row", 9, 1, 2, 1);
	assert_false(wb_witness_check(m->cx, &m->p, count, &cost));
	count[2] = count[3] = 0;
	assert_true(wb_witness_check(m->cx, &m->p, count, &cost) && cost == 1);
	expect_bound(m, 1);
}

/* ---- what proves nothing ------------------------------------------------------------------------------------ */
/* A claim of @bound for @m that uses no rows yet. */
static struct wb_certificate *
claim(struct made *m, uint64_t bound)
{
	struct wb_certificate *c = wb_certificate_new(m->cx->unit, &m->p);

	c->bound = bound;
	return c;
}

static bool
proves(struct made *m, const struct wb_certificate *c)
{
	uint64_t proven;

	return wb_certificate_check(m->cx, &m->p, c, &proven);
}

static const wb_u128 one = 1;

/* A flow program that is no graph has no paths to speak of: one thing of a good one is wrong at a time. */
TEST(checker_wants_a_graph)
{
	struct made *m = graph("2>1:9 0>1:5 1>:2 2>2:9");	/* nothing reaches block 2 */
	struct wb_certificate *c = claim(m, 7);
	const struct { uint32_t e, src, dst; } wrong[] = {
		{ 0, 0, 0 },			/* a source of the entry */
		{ 0, WB_NONE, WB_NONE },	/* no entry */
		{ 1, 3, 1 }, { 1, 2, 3 }, { 1, WB_NONE, 1 },
		{ 4, 3, 1 }, { 4, 2, 3 }, { 4, WB_NONE, 1 }, { 4, 3, WB_NONE },
	};

	assert_true(proves(m, c));
	for (size_t k = 0; k < WB_COUNT(wrong); k++) {
		uint32_t e = wrong[k].e, src = m->src[e], dst = m->dst[e];

		m->src[e] = wrong[k].src;
		m->dst[e] = wrong[k].dst;
		assert_false(proves(m, c));
		m->src[e] = src;
		m->dst[e] = dst;
	}
	m->p = (struct wb_flow){ .nblock = 1 };		/* no edges at all */
	assert_false(proves(m, c));
}

/* What no run reaches is no part of the bound, and does not hide what runs reach. */
TEST(checker_passes_over_what_is_not_reached)
{
	struct made *m = graph(">1:0 0>:1000 1>2:1 2>3:1 3>3:1 3>:0");	/* nothing reaches block 0 */
	struct wb_certificate *c;

	row(m, "away", 0, 1, 1, 2000);
	c = claim(m, 2);
	assert_false(proves(m, c));		/* it turns for ever */
	c->bound = 0;
	assert_false(proves(m, c));
	c->bound = 2;
	m->src[4] = m->dst[4] = WB_NONE;
	assert_true(proves(m, c));
	c->row[0] = 1;				/* at a cost below 0 neither */
	assert_true(proves(m, c));
}

/* Block 1 never ends, whatever stands next to it. */
TEST(checker_wants_every_block_to_leave)
{
	struct made *m = graph("1>1:0 0>1:1 0>:3");

	assert_false(proves(m, claim(m, 3)));
}

/* A multiplier below 0 would take from the bound what a row leaves free. */
TEST(checker_takes_no_multiplier_below_0)
{
	struct made *m = start(1);
	struct wb_certificate *c;

	row(m, "slack", 100, 1, edge(m, 0, WB_NONE, 200), 1);
	c = claim(m, 101);			/* 200 + 1 - 100 */
	c->row[0] = -one;
	assert_false(proves(m, c));
	c->bound = 2;
	c->row[0] = -one - 1;
	assert_false(proves(m, c));
	c->row[0] = 0;
	c->den = -one;				/* nor a denominator */
	assert_false(proves(m, c));
	c->den = 0;
	assert_false(proves(m, c));
}

/* The loop turns at no cost, so that a multiplier of nearly nothing is enough: of a row that is not there,
 * whether what would be its limit counts or not. */
TEST(checker_knows_which_rows_there_are)
{
	struct made *m = while_loop(WB_UNKNOWN);
	struct wb_certificate *c;
	wb_u128 *by[3];

	m->cost[2] = m->cost[4] = 0;
	c = claim(m, 10);
	c->den = one << 20;
	assert_true(proves(m, c));
	by[0] = c->loop_max, by[1] = c->loop_total, by[2] = c->loop_entry;
	for (size_t k = 0; k < WB_COUNT(by); k++) {
		*by[k] = 1;
		assert_false(proves(m, c));
		c->bound += UINT64_MAX >> 20;
		assert_false(proves(m, c));
		c->bound = 10;
		*by[k] = 0;
	}
}

/* ---- numbers that do not fit ---- */
/* 0 -> 1 by two edges, 1 -> 1 by two, 1 -> exit */
static struct made *
twice_round(uint64_t max, uint64_t total)
{
	struct made *m = graph("0>1:20 0>1:0 1>1:0 1>1:100 1>:0");

	ring(m, 1, 2, (uint32_t[]){ 1, 2, 3, 4 }, max)->total = total;
	return m;
}

/* What does not fit at one edge is not made good by the next, at which it does. */
TEST(checker_stops_at_what_does_not_fit)
{
	struct made *m = twice_round(0, 0);
	struct wb_certificate *c = claim(m, 20);

	c->loop_max[0] = 100;
	assert_true(proves(m, c));
	c->loop_max[0] = c->loop_total[0] = one << 126;
	c->loop_entry[0] = 1;
	assert_false(proves(m, c));

	m = twice_round(1 << 20, WB_UNKNOWN);
	c = claim(m, (1 << 27) - 10);
	c->den = one << 100;
	c->loop_max[0] = (one << 107) - (10 * one << 80);
	assert_false(proves(m, c));

	m = start(1);
	row(m, "large", 0, 2, edge(m, 0, WB_NONE, 5), 1, 0, 0);
	m->term[0].coeff = (int64_t)1 << 62;
	c = claim(m, 5);
	c->row[0] = one << 66;
	assert_false(proves(m, c));
}

/* 0 -> 1 -> 2 -> exit, and 0 -> exit at @cost. Row 0 is @first of edge 0 -> 1, row 1 @second of the edge behind it. */
static struct made *
two_ways(uint64_t cost, int first, int second)
{
	struct made *m = start(3);

	row(m, "first", 0, 1, edge(m, 0, 1, 0), first);
	row(m, "second", 0, 1, edge(m, 1, 2, 0), second);
	edge(m, 2, WB_NONE, 0);
	edge(m, 0, WB_NONE, cost);
	return m;
}

/* No length may be the least number, which stands for none, nor pass it and come back as a small one. */
TEST(checker_adds_within_128_bits)
{
	struct made *m = two_ways(7, 2, -1);
	struct wb_certificate *c = claim(m, 7);

	c->row[0] = one << 126;
	c->row[1] = 0;
	assert_false(proves(m, c));

	m = two_ways(0, 1, 2);
	c = claim(m, 1);
	c->row[0] = (one << 127) - 1;
	c->row[1] = one << 126;
	assert_false(proves(m, c));
	c->bound = 0;
	assert_false(proves(m, c));
	m->src[3] = WB_NONE, m->dst[3] = WB_NONE;		/* the same on the last edge */
	m->dst[2] = WB_NONE;
	assert_false(proves(m, c));
	c->bound = 1;
	assert_false(proves(m, c));
}

/* A bound is from 0 to 2^64 - 1: what is beyond is not taken for what is left of it. */
TEST(checker_keeps_to_64_bits)
{
	struct made *m = start(2);
	struct wb_certificate *c;
	uint32_t out;

	m->cost[0] = (uint64_t)1 << 63;
	out = edge(m, 0, WB_NONE, ((uint64_t)1 << 63) - 1);
	c = claim(m, UINT64_MAX);
	assert_true(proves(m, c));
	m->cost[out] += 8;
	c->bound = 7;
	assert_false(proves(m, c));
	m->cost[0] = 0;
	m->cost[out] = 5;
	row(m, "below", 0, 1, out, 1);
	c = claim(m, UINT64_MAX - 4);
	c->row[0] = 10;
	assert_false(proves(m, c));
}

/* Flow that turns in a loop which is never entered is no run, though the total would allow for it. */
TEST(witness_enters_its_loops)
{
	struct made *m = graph("0>1:0 1>1:10 1>:0 0>:0");
	uint64_t count[5] = { 1, 0, 5, 0, 1 }, cost;

	loop(m, 1, 1, 2, WB_UNKNOWN)->total = 5;
	assert_false(wb_witness_check(m->cx, &m->p, count, &cost));
	count[1] = count[3] = 1;
	count[4] = 0;
	assert_true(wb_witness_check(m->cx, &m->p, count, &cost) && cost == 50);
}

/* Counts so large that what a row makes of them fits nowhere do not keep to it. */
TEST(witness_sums_fit)
{
	struct made *m = twice_round(WB_UNKNOWN, WB_UNKNOWN);
	uint64_t count[6] = { 1, 0, 1, UINT64_MAX, UINT64_MAX, 1 }, cost;

	m->cost[4] = 0;
	assert_true(wb_witness_check(m->cx, &m->p, count, &cost) && cost == 0);
	row(m, "large", 0, 2, 3, 0, 4, 0);
	m->term[0].coeff = m->term[1].coeff = INT64_MAX;
	assert_false(wb_witness_check(m->cx, &m->p, count, &cost));
}

/* A proof that is none is not made good by a run that is one, nor the run by the proof. */
TEST(both_halves_must_hold)
{
	struct made *m = while_loop(5);
	struct wb_certificate *c = claim(m, 70);
	uint64_t count[] = { 1, 1, 5, 1, 5, 1, 0 }, bound, cost;
	uint32_t gone = edge(m, WB_NONE, WB_NONE, 0);

	assert_false(wb_proof_check(m->cx, &m->p, c, count, &bound, &cost));
	c->loop_max[0] = 12;
	assert_true(wb_proof_check(m->cx, &m->p, c, count, &bound, &cost) && bound == 70 && cost == 70);
	count[gone] = 1;		/* over an edge that was removed */
	assert_false(wb_proof_check(m->cx, &m->p, c, count, &bound, &cost));
}

/* Each part of a program that matters to its bound is in the digest; each number here is the only one of its kind. */
TEST(digest_is_of_everything)
{
	struct made *m = with_everything();
	uint64_t was, *wide[] = { &m->cost[1], &m->loop[0].max, &m->loop[0].total, &m->row[0].limit };
	uint32_t back = 0, entry = 0,
		 * narrow[] = { &m->p.nblock, &m->src[1], &m->dst[1], &m->term[0].edge, &m->row[0].nterm,
			 &m->loop[0].nback, &m->loop[0].nentry };

	was = wb_flow_digest(&m->p);
	for (size_t k = 0; k < WB_COUNT(wide); k++) {
		*wide[k] += 1;
		assert_true(wb_flow_digest(&m->p) != was);
		*wide[k] -= 1;
	}
	for (size_t k = 0; k < WB_COUNT(narrow); k++) {
		*narrow[k] ^= 1;
		assert_true(wb_flow_digest(&m->p) != was);
		*narrow[k] ^= 1;
	}
	m->term[0].coeff += 1;
	assert_true(wb_flow_digest(&m->p) != was);
	m->term[0].coeff -= 1;
	assert_true(wb_flow_digest(&m->p) == was);
	m->loop[0].back = &back;
	assert_true(wb_flow_digest(&m->p) != was);
	was = wb_flow_digest(&m->p);
	m->loop[0].entry = &entry;
	assert_true(wb_flow_digest(&m->p) != was);
}

/* ---- text for other solvers --------------------------------------------------------------------------------- */
TEST(lp_text_is_as_documented)
{
	struct made *m = with_everything();
	struct wb_out o = wb_out_new(m->cx->unit);

	row(m, "one edge three times", 9, 4, 2, 1, 4, -3, 2, 1, 2, -5);
	row(m, "nothing", 1, 2, 3, 1, 3, -1);
	wb_flow_write_lp(m->cx, &m->p, &o);
	assert_string_equal(o.at,
		"Maximize\n"
		" cycles: + 3 x0 + 2 x1 + 10 x2 + 5 x3 + 2 x4\n"
		"Subject To\n"
		" b0: + x0 - x1 = 0\n"
		" b1: + x1 + x4 - x2 - x3 = 0\n"
		" b3: + x3 - x5 = 0\n"
		" b2: + x2 - x4 = 0\n"
		" max0: + x4 - 5 x1 <= 0\n"
		" entered0: + x4 - 3 x1 <= 0\n"
		" total0: + x4 <= 3\n"
		" row0: + x2 <= 2\n"
		" row1: - 3 x2 - 3 x4 <= 9\n"
		" row2: 0 x0 <= 1\n"
		"Bounds\n"
		" x0 = 1\n"
		"End\n");
}
