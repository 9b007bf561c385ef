/* test/unit/build.c -- the builder: order, edges, lists, annotations, refusals; and queries. */
#include "../lib/randcfg.h"
#include "../lib/unit.h"

static int
new_cx(void **state)
{
	return (*state = wb_ctx_new(NULL)) ? 0 : -1;
}

static int
free_cx(void **state)
{
	wb_ctx_free(*state);
	return 0;
}
EACH_TEST(new_cx, free_cx)

static struct wb_fn *
new_fn(struct wb_ctx *cx)
{
	struct wb_fn *fn = WB_NEW(cx->unit, struct wb_fn, 1);

	fn->name = "k";
	return fn;
}

/* Starts a block with one instruction whose addr is @tag. */
static void
block(struct wb_builder *b, const char *label, uint64_t tag)
{
	struct wb_inst i = { .op = WB_OP_NOP, .addr = tag };
	struct wb_opnd o = { .kind = WB_OPND_IMM, .flags = WB_USE, .imm = tag };

	wb_build_block(b, label, WB_NO_LOC);
	wb_build_inst(b, &i, &o, 1);
}

/* A loop whose blocks are handed over in the wrong order, and one dead block. */
static struct wb_fn *
scrambled(struct wb_ctx *cx)
{
	struct wb_fn *fn = new_fn(cx);
	struct wb_builder *b = wb_builder_new(cx, fn);

	block(b, "entry", 10);		/* 0 */
	block(b, "exit", 11);		/* 1 */
	block(b, "dead", 12);		/* 2 */
	block(b, "body", 13);		/* 3 */
	block(b, "head", 14);		/* 4 */
	wb_build_edge(b, 1, WB_NONE, WB_EDGE_EXIT);
	wb_build_edge(b, 2, 1, WB_EDGE_TAKEN);
	wb_build_edge(b, 4, 1, WB_EDGE_TAKEN);
	wb_build_edge(b, 3, 4, WB_EDGE_TAKEN);
	wb_build_edge(b, 4, 3, WB_EDGE_FALL);
	wb_build_edge(b, 0, 4, WB_EDGE_FALL);
	wb_build_annotate(b, (struct wb_annotation){ .block = 4, .maxcount = 7 });
	wb_build_annotate(b, (struct wb_annotation){ .block = 2, .maxcount = 8 });
	assert_int_equal(wb_build_finish(b), WB_OK);
	return fn;
}

TEST(order_is_reverse_post_order)
{
	struct wb_fn *fn = scrambled(*state);
	static const char *const label[] = { "entry", "head", "body", "exit" };

	assert_int_equal(fn->nblock, 4);
	for (uint32_t k = 0; k < 4; k++) {
		assert_string_equal(fn->block[k].label, label[k]);
		assert_int_equal(fn->block[k].first, k);
		assert_int_equal(fn->block[k].ninst, 1);
	}
	assert_equal({ fn->inst[1].addr, 14 }, { fn->opnd[fn->inst[2].opnd].imm, 13 }, { fn->ninst, 4 },
		{ fn->nopnd, 4 }, { fn->nunreachable, 1 });
}

TEST(edges_start_with_the_entry_and_fall_through_first)
{
	struct wb_fn *fn = scrambled(*state);
	const struct wb_block *head = &fn->block[1];

	assert_int_equal(fn->nedge, 6);
	assert_true(fn->edge[0].src == WB_NONE && fn->edge[0].dst == 0 && fn->edge[0].kind == WB_EDGE_ENTRY);
	assert_equal({ head->nout, 2 }, { fn->edge[fn->out[head->out]].kind, WB_EDGE_FALL },
		{ fn->edge[fn->out[head->out]].dst, 2 }, { fn->edge[fn->out[head->out + 1]].kind, WB_EDGE_TAKEN },
		{ fn->edge[fn->out[head->out + 1]].dst, 3 }, { head->nin, 2 }, { fn->edge[fn->in[head->in]].src, 0 },
		{ fn->edge[fn->in[head->in + 1]].src, 2 }, { fn->block[3].nout, 1 },
		{ fn->edge[fn->out[fn->block[3].out]].dst, WB_NONE }, { fn->block[0].nin, 1 },
		{ fn->in[fn->block[0].in], 0 });
}

TEST(annotations_follow_their_block)
{
	struct wb_ctx *cx = *state;
	struct wb_fn *fn = scrambled(cx);

	assert_equal({ fn->nannotation, 1 }, { fn->annotation[0].block, 1 }, { fn->annotation[0].maxcount, 7 },
		{ cx->diag->nwarning, 1 }, { cx->diag->message.at[0].code, WB_W_DEAD_ANNOTATION });
}

TEST(removed_edges_leave_the_lists)
{
	struct wb_fn *fn = scrambled(*state);
	uint32_t back = fn->in[fn->block[1].in + 1];
	int fact;

	fn->dom = (void *)&fact;
	fn->loops = (void *)&fact;
	fn->edge[back].flags |= WB_E_REMOVED;
	wb_fn_drop_facts(fn);
	assert_null(fn->dom);
	assert_null(fn->loops);
	assert_equal({ fn->block[1].nin, 1 }, { fn->block[2].nout, 0 }, { fn->block[3].nin, 1 }, { fn->nedge, 6 });
}

TEST(bad_graphs_are_reported)
{
	struct wb_ctx *cx = *state;
	struct wb_fn *fn = new_fn(cx);
	struct wb_builder *b = wb_builder_new(cx, fn);

	assert_int_equal(wb_build_finish(b), WB_BAD_INPUT);
	assert_non_null(fn->refused);
	fn = new_fn(cx);
	b = wb_builder_new(cx, fn);
	block(b, NULL, 1);
	wb_build_edge(b, 0, 1, WB_EDGE_TAKEN);
	assert_int_equal(wb_build_finish(b), WB_BAD_INPUT);
	fn = new_fn(cx);
	b = wb_builder_new(cx, fn);
	block(b, NULL, 1);
	wb_build_annotate(b, (struct wb_annotation){ .block = 9 });
	assert_int_equal(wb_build_finish(b), WB_BAD_INPUT);
	assert_int_equal(cx->diag->nerror, 3);
}

TEST(too_many_operands_are_reported)
{
	struct wb_ctx *cx = *state;
	struct wb_fn *fn = new_fn(cx);
	struct wb_builder *b = wb_builder_new(cx, fn);
	struct wb_inst i = { .op = WB_OP_NOP };
	struct wb_opnd *o = WB_NEW(cx->unit, struct wb_opnd, 256);

	wb_build_block(b, NULL, WB_NO_LOC);
	wb_build_inst(b, &i, o, 255);
	wb_build_inst(b, &i, o, 256);
	assert_int_equal(wb_build_finish(b), WB_BAD_INPUT);
	assert_int_equal(cx->diag->message.at[0].code, WB_E_LIMIT);
}

TEST(a_deep_chain_needs_no_stack)
{
	struct wb_ctx *cx = *state;
	struct wb_fn *fn = new_fn(cx);
	struct wb_builder *b = wb_builder_new(cx, fn);
	const uint32_t n = 1000000;

	for (uint32_t k = 0; k < n; k++) {
		wb_build_block(b, NULL, WB_NO_LOC);
		wb_build_edge(b, k, k + 1 < n ? k + 1 : WB_NONE, k + 1 < n ? WB_EDGE_FALL : WB_EDGE_EXIT);
	}
	assert_int_equal(wb_build_finish(b), WB_OK);
	assert_int_equal(fn->nblock, n);
	assert_int_equal(fn->edge[n - 1].dst, n - 1);
}

TEST(modifiers_have_defaults)
{
	struct wb_fn fn = { 0 };
	struct wb_opnd o[] = {
		{ .kind = WB_OPND_IMM, .flags = WB_USE, .id = WB_MOD_GLC, .imm = 5 },
		{ .kind = WB_OPND_MOD, .id = WB_MOD_OFFSET, .imm = (uint64_t)-16 },
		{ .kind = WB_OPND_MOD, .id = WB_MOD_VMCNT, .imm = 3 },
	};
	struct wb_inst i = { .nopnd = 3 };

	fn.opnd = o;
	assert_equal({ wb_mod(&fn, &i, WB_MOD_OFFSET), (uint64_t)-16 }, { wb_mod(&fn, &i, WB_MOD_VMCNT), 3 },
		{ wb_mod(&fn, &i, WB_MOD_LGKMCNT), 15 });
	assert_true(wb_mod_present(&fn, &i, WB_MOD_VMCNT));
	assert_false(wb_mod_present(&fn, &i, WB_MOD_LGKMCNT));
	assert_false(wb_mod_present(&fn, &i, WB_MOD_GLC));
}

TEST(a_block_is_placed_in_the_source)
{
	struct wb_inst inst[2] = { { .op = WB_OP_NOP, .loc = { 4, 1, 1 } }, { .op = WB_OP_NOP, .src = { 9, 2, 3 } } };
	struct wb_block blk[2] = { { .first = 0, .ninst = 2, .loc = { 3, 1, 1 } }, { .first = 0, .ninst = 1 } };
	struct wb_fn fn = { .inst = inst, .block = blk, .nblock = 2 };

	assert_int_equal(wb_block_src(&fn, 0).line, 9);
	assert_int_equal(wb_block_src(&fn, 1).line, 4);
	blk[0].ninst = 1;
	assert_int_equal(wb_block_src(&fn, 0).line, 3);
}

/* Each block but the entry is entered from an earlier one, and the order is a
 * reverse post-order: an edge to an earlier or equal block closes a cycle. */
static void
check_order(const struct wb_fn *fn)
{
	for (uint32_t b = 1; b < fn->nblock; b++) {
		bool from_before = false;

		for (uint32_t k = 0; k < fn->block[b].nin; k++)
			from_before |= fn->edge[fn->in[fn->block[b].in + k]].src < b;
		assert_true(from_before);
	}
}

TEST(random_functions_are_ordered)
{
	struct wb_ctx *cx = *state;
	struct randcfg_options o = randcfg_defaults();

	o.irreducible = 10;
	o.endless = 5;
	for (uint64_t seed = 0; seed < 300; seed++) {
		struct rng r = rng_new(seed);
		struct wb_fn *fn;

		o.blocks = 1 + rng_below(&r, 100);
		fn = randcfg_make(cx, &r, &o);
		check_order(fn);
		check_order(randcfg_wild(cx, &r, o.blocks, 2));
	}
}

TEST(random_functions_repeat)
{
	struct wb_ctx *cx = *state;
	struct randcfg_options o = randcfg_defaults();
	struct rng r1 = rng_new(5), r2 = rng_new(5);
	struct wb_fn *a = randcfg_make(cx, &r1, &o), *b = randcfg_make(cx, &r2, &o);

	assert_int_equal(a->nedge, b->nedge);
	assert_memory_equal(a->edge, b->edge, a->nedge * sizeof(*a->edge));
	o.blocks = 100000;
	o.depth = 10000;
	a = randcfg_make(cx, &r1, &o);
	assert_in_range(a->nblock, 90000, 130000);
}
