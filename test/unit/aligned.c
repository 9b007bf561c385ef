/* test/unit/aligned.c -- which barriers all waves of a workgroup execute in the same iterations: small graphs, decided
 * by hand. */
#include "../../src/bound/private.h"
#include "wavebound/divergence.h"
#include "wavebound/pass.h"
#include "../lib/unit.h"

#define MOST_EDGES 10
#define MOST_BLOCKS 10
#define OUT WB_NONE

/* A graph, its blocks in reverse post-order; block 0 is the entry, a block to OUT ends the program. */
struct graph {
	uint32_t nblock;
	uint32_t edge[MOST_EDGES][2];	/* up to the first 0 -> 0 */
};
struct made {
	struct wb_ctx *cx;
	struct wb_fn *fn;
	struct wb_bounds bounds;
	struct wb_loop_bound loop[4];
	struct wb_divergence divergence;
	struct wb_div_shape form[WB_DIV_COUNT];
	uint32_t branch[MOST_BLOCKS];
};

static void
put(struct wb_builder *b, enum wb_op op)
{
	struct wb_inst i = {
		.op = (uint16_t)op, .tclass = WB_TC_SALU, .isa_op = WB_NO_ISA, .mem = { .addr = 255, .data = 255 }
	};

	wb_build_inst(b, &i, NULL, 0);
}

/* The graph with a barrier in block @barrier, each loop of exactly 3 iterations, and branches that nothing is known of.
 */
static struct made *
make(const struct graph *g, uint32_t barrier)
{
	struct wb_ctx *cx = unit_cx();
	struct made *m = WB_NEW(cx->unit, struct made, 1);
	struct wb_pass_env env = { 0 };
	struct wb_builder *b;

	m->cx = cx;
	m->fn = WB_NEW(cx->unit, struct wb_fn, 1);
	m->fn->name = "k";
	b = wb_builder_new(cx, m->fn);
	for (uint32_t k = 0; k < g->nblock; k++) {
		wb_build_block(b, NULL, WB_NO_LOC);
		put(b, k == barrier ? WB_OP_BARRIER : WB_OP_ADD);
	}
	for (uint32_t e = 0; e < MOST_EDGES && (g->edge[e][0] || g->edge[e][1]); e++)
		wb_build_edge(b, g->edge[e][0], g->edge[e][1], g->edge[e][1] == OUT ? WB_EDGE_EXIT : WB_EDGE_TAKEN);
	assert_int_equal(wb_build_finish(b), WB_OK);
	assert_true(wb_block_has_barrier(m->fn, barrier));	/* the order is the one given */
	assert_int_equal(wb_pass_dom(cx, m->fn, &env), WB_OK);
	assert_int_equal(wb_pass_postdom(cx, m->fn, &env), WB_OK);
	assert_int_equal(wb_pass_cdep(cx, m->fn, &env), WB_OK);
	assert_int_equal(wb_pass_loops(cx, m->fn, &env), WB_OK);
	assert_true(m->fn->loops->nloop <= WB_COUNT(m->loop));
	for (size_t l = 0; l < WB_COUNT(m->loop); l++)
		m->loop[l] = (struct wb_loop_bound){ .max = 3, .min = 3, .total = WB_UNKNOWN };
	m->bounds.loop = m->loop;
	m->fn->bounds = &m->bounds;
	for (uint8_t c = 0; c < WB_DIV_COUNT; c++)
		m->form[c].cls = c;
	memset(m->branch, 0xff, sizeof(m->branch));
	m->divergence = (struct wb_divergence){ .shape = m->form, .branch = m->branch };
	m->fn->divergence = &m->divergence;
	return m;
}

static bool
aligned(struct made *m)
{
	return !wb_barriers_aligned(m->cx, m->fn);
}

/* By structure alone. */
static bool
as_given(const struct graph *g, uint32_t barrier)
{
	struct made *m = make(g, barrier);
	bool yes;

	m->fn->divergence = NULL;
	yes = aligned(m);
	return yes;
}

/* ---- by structure ------------------------------------------------------------------- */
static const struct graph diamond = { 3, { { 0, 1 }, { 0, 2 }, { 1, 2 }, { 2, OUT } } };
static const struct graph two_ends = { 3, { { 0, 1 }, { 0, 2 }, { 1, OUT }, { 2, OUT } } };

TEST(once_is_on_every_path)
{
	assert_true(as_given(&diamond, 0));
	assert_false(as_given(&diamond, 1));
	assert_true(as_given(&diamond, 2));
	assert_true(as_given(&two_ends, 0));
	assert_false(as_given(&two_ends, 1));
	assert_false(as_given(&two_ends, 2));
}

/* 1 is the header, 3 skips or not, 4 turns. */
static const struct graph loop = { 6,
	{ { 0, 1 }, { 1, 2 }, { 1, 5 }, { 2, 3 }, { 2, 4 }, { 3, 4 }, { 4, 1 }, { 5, OUT } } };
/* The same where 2 may leave as well, 3 does not skip. */
static const struct graph left_early = { 5,
	{ { 0, 1 }, { 1, 2 }, { 1, 4 }, { 2, 3 }, { 2, 4 }, { 3, 1 }, { 4, OUT } } };
/* The same where 3 may. */
static const struct graph left_late = { 5, { { 0, 1 }, { 1, 2 }, { 1, 4 }, { 2, 3 }, { 3, 4 }, { 3, 1 }, { 4, OUT } } };

TEST(rounds_are_the_same_number)
{
	struct made *m;

	assert_true(as_given(&loop, 1));
	assert_true(as_given(&loop, 2));
	assert_false(as_given(&loop, 3));
	assert_true(as_given(&loop, 4));
	assert_true(as_given(&left_early, 1));
	assert_false(as_given(&left_early, 2));		/* left before it or after */
	assert_true(as_given(&left_early, 3));
	assert_true(as_given(&left_late, 1));
	assert_false(as_given(&left_late, 2));
	assert_false(as_given(&left_late, 3));

	m = make(&loop, 4);
	m->loop[0].min = 2;				/* some waves go fewer */
	assert_false(aligned(m));
	m->loop[0].min = m->loop[0].max = WB_UNKNOWN;
	assert_false(aligned(m));
}

/* 1 and 2 are headers, 3 turns the inner loop, 4 the outer; 5 is behind both. */
static const struct graph nest = { 6,
	{ { 0, 1 }, { 1, 2 }, { 2, 3 }, { 2, 4 }, { 3, 2 }, { 4, 1 }, { 4, 5 }, { 5, OUT } } };
/* The same where some waves leave both from 3. */
static const struct graph left_both = { 6,
	{ { 0, 1 }, { 1, 2 }, { 2, 3 }, { 2, 4 }, { 3, 2 }, { 3, 5 }, { 4, 1 }, { 4, 5 }, { 5, OUT } } };

TEST(every_loop_around_counts)
{
	struct made *m;

	assert_true(as_given(&nest, 3));
	assert_true(as_given(&nest, 4));
	for (uint32_t l = 0; l < 2; l++) {
		m = make(&nest, 3);
		m->loop[l].min = 2;
		assert_false(aligned(m));
	}
	/* The last round of the outer loop meets 4 in waves that leave from 4, and not in those that leave from 3. */
	assert_false(as_given(&left_both, 4));
	assert_false(as_given(&left_both, 3));
	assert_true(as_given(&left_both, 1));
}

/* ---- by decisions ---------------------------------------------------------------------- */
TEST(same_branches_meet_the_same)
{
	struct made *m = make(&diamond, 1);

	m->branch[0] = WB_DIV_WORKGROUP;
	assert_true(aligned(m));
	m->divergence.without = WB_DIV_BARRIERS;
	assert_false(aligned(m));
	m->divergence.without = 0;
	m->branch[0] = WB_DIV_WAVE;
	assert_false(aligned(m));
	m->branch[0] = WB_DIV_LAUNCH;
	m->fn->divergence = NULL;
	assert_false(aligned(m));
	m->fn->divergence = &m->divergence;
	m->fn->cdep = NULL;
	assert_false(aligned(m));
}

/* 0 decides whether 1 decides whether 2 is met. */
static const struct graph chain = { 5, { { 0, 1 }, { 0, 4 }, { 1, 2 }, { 1, 3 }, { 2, 3 }, { 3, 4 }, { 4, OUT } } };

TEST(decisions_depend_on_decisions)
{
	struct made *m = make(&chain, 2);

	m->branch[0] = m->branch[1] = WB_DIV_WORKGROUP;
	assert_true(aligned(m));
	m->branch[0] = WB_DIV_WAVE;
	assert_false(aligned(m));
	m->branch[0] = WB_DIV_WORKGROUP;
	m->branch[1] = WB_DIV_WAVE;
	assert_false(aligned(m));
}

/* 1 and 2 each decide whether 3 is met. */
static const struct graph two_decide = { 5,
	{ { 0, 1 }, { 0, 2 }, { 1, 3 }, { 1, 4 }, { 2, 3 }, { 2, 4 }, { 3, 4 }, { 4, OUT } } };

TEST(every_decision_counts)
{
	for (uint32_t other = 0; other < 3; other++) {
		struct made *m = make(&two_decide, 3);

		m->branch[0] = m->branch[1] = m->branch[2] = WB_DIV_WORKGROUP;
		assert_true(aligned(m));
		m->branch[other] = WB_DIV_WAVE;
		assert_false(aligned(m));
	}
}

/* 1 goes one of three ways: that it leaves in the same round says nothing of the other two. */
static const struct graph three_ways = { 5,
	{ { 0, 1 }, { 1, 2 }, { 1, 3 }, { 1, 4 }, { 2, 3 }, { 3, 1 }, { 4, OUT } } };

/* 3 is met as 2 decides, in rounds that are counted, or decided alike as well. */
TEST(rounds_are_counted_or_decided)
{
	struct made *m = make(&loop, 3);

	m->branch[2] = WB_DIV_WORKGROUP;
	assert_true(aligned(m));			/* 1 counts the rounds */
	m->branch[2] = WB_DIV_WAVE;
	assert_false(aligned(m));			/* 2 leaves nothing */
	m->branch[2] = WB_DIV_WORKGROUP;
	m->loop[0].min = 2;
	assert_false(aligned(m));
	m->loop[0].min = m->loop[0].max = WB_UNKNOWN;
	assert_false(aligned(m));
	m->branch[1] = WB_DIV_WORKGROUP;
	assert_true(aligned(m));

	m = make(&left_early, 2);			/* nobody counts where two leave */
	assert_false(aligned(m));
	m->branch[1] = WB_DIV_WORKGROUP;
	assert_false(aligned(m));
	m->branch[2] = WB_DIV_WORKGROUP;
	assert_true(aligned(m));

	m = make(&three_ways, 2);
	assert_false(aligned(m));

	m = make(&left_both, 4);			/* nor where one of them is in the loop inside */
	m->branch[2] = m->branch[3] = WB_DIV_WORKGROUP;
	assert_false(aligned(m));
	m->branch[4] = WB_DIV_WORKGROUP;
	assert_true(aligned(m));
}

/* 1 and 4 are headers of one loop, 2 is in it: neither counted nor decided. */
static const struct graph irreducible = { 5,
	{ { 0, 1 }, { 0, 4 }, { 1, 2 }, { 4, 2 }, { 2, 1 }, { 2, 4 }, { 2, 3 }, { 3, OUT } } };

TEST(loops_have_one_header)
{
	struct made *m = make(&irreducible, 2);

	assert_true(m->fn->loops->loop[0].irreducible);
	assert_false(aligned(m));
	for (uint32_t b = 0; b < irreducible.nblock; b++)
		m->branch[b] = WB_DIV_LAUNCH;
	assert_false(aligned(m));
}

/* ---- facts ------------------------------------------------------------------------------- */
TEST(whole_runs_are_of_one_wave)
{
	struct made *m = make(&nest, 3);
	struct wb_flow_row row[] = { { .limit = 1 }, { .limit = 1 } };
	struct wb_flow_rows rows = { .row = row, .nrow = 2 };

	m->fn->rows = &rows;
	assert_true(aligned(m));
	for (uint32_t k = 0; k < 2; k++) {
		row[k].given = true;
		assert_false(aligned(m));
		row[k].given = false;
	}
	for (uint32_t l = 0; l < 2; l++) {
		m->loop[l].total = 7;
		assert_false(aligned(m));
		m->loop[l].total = WB_UNKNOWN;
	}
	m->fn->dom = NULL;
	assert_false(aligned(m));
}

/* The first block may be in a loop, too. */
static const struct graph first = { 2, { { 0, 1 }, { 1, OUT }, { 1, 0 } } };

TEST(the_first_block_is_looked_at)
{
	struct made *m = make(&first, 0);

	assert_true(aligned(m));
	m->loop[0].min = 2;
	assert_false(aligned(m));
}
