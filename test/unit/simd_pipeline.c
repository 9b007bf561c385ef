/* test/unit/simd_pipeline.c -- costs of Sim-D's blocks and edges, as its authors' tool has them. */
#include "../../src/simd/simd.h"
#include "../lib/unit.h"

struct costs {
	struct wb_ctx *cx;
	struct simd_flow f;
	struct simd_cost c;
	const struct wb_machine *machine;
};

static struct costs
costs_of(const char *text, bool published)
{
	struct costs k = { .cx = wb_ctx_new(NULL) };
	struct wb_module *m;
	uint16_t file;

	assert_int_equal(wb_machine_load(k.cx, "sim-d", &k.machine), WB_OK);
	file = wb_file_add(k.cx->files, WB_FILE_TEXT, "t.sas", text, strlen(text));
	assert_int_equal(wb_sas_read(k.cx, file, true, &m), WB_OK);
	assert_int_equal(simd_flow(k.cx, m->simd, true, published, &k.f), WB_OK);
	simd_pipeline(k.cx, &k.f, &k.machine->sim_d, true, &k.c);
	return k;
}

TEST(blocks)
{
	struct costs k = costs_of(".data\n0 0 64 64\n.text\nldglin v0, 0\n"
				  "mul v1, v0, v0\nmad v1, v0, v0, v1\nstglin v1, 0\nexit\n", true);

	assert_int_equal(k.c.cold[0], 2);
	assert_int_equal(k.c.warm[0], 10);
	assert_int_equal(k.c.cold[1], 18);
	assert_int_equal(k.c.warm[1], 26);
	wb_ctx_free(k.cx);
}

/* The edge from the block at the end of @from, to the instruction @to, must cost @cycles. */
static void
expect_edge(struct costs *k, uint32_t from, uint32_t to, int64_t cycles)
{
	for (uint32_t e = 0; e < k->f.nedge; e++) {
		const struct simd_edge *ed = &k->f.edge[e];

		if (ed->src == k->f.block_of[from] && ed->dst == k->f.block_of[to] && ed->kind != SIMD_FALL) {
			assert_int_equal(simd_edge_cycles(&k->f, &k->machine->sim_d, &k->c, ed), cycles);
			return;
		}
	}
	fail_msg("no edge from %u to %u", from, to);
}

TEST(edges)
{
	/* 0 cpush, 1 cpush, 2 cmask: pops one entry or two; 3 cpop to 4, 4 cpop to 5 */
	struct costs k = costs_of(".text\ncpush.if b\ncpush.if a\ncmask p0\ncpop\n"
				  "a:\ncpop\nb:\nj c\nc:\nsidiv s0, s1, s2\nexit\n", true);

	expect_edge(&k, 2, 4, 17);
	expect_edge(&k, 2, 5, 34);
	expect_edge(&k, 3, 4, 8);
	expect_edge(&k, 5, 6, 11);	/* a division comes first */
	wb_ctx_free(k.cx);
}

/* Pops from the block at the end of @from. */
static uint32_t
count_pops(const struct costs *k, uint32_t from)
{
	uint32_t n = 0;

	for (uint32_t e = 0; e < k->f.nedge; e++)
		n += k->f.edge[e].src == k->f.block_of[from] && k->f.edge[e].kind == SIMD_POP;
	return n;
}

/* All lanes that are on may exit, and nobody may wait for the entry of a branch: only the safe graph has these pops. */
TEST(pops)
{
	/* 0 cpush, 1 bra, 2 exit: two entries; 3 cpop of the branch's: the one below; 4 cpop of the push's */
	static const char text[] = ".text\ncpush.if b\nbra a, p0\nexit p1\ncpop\na:\ncpop\nb:\nexit\n";

	for (int published = 0; published < 2; published++) {
		struct costs k = costs_of(text, published);

		assert_int_equal(count_pops(&k, 1), 1);
		assert_int_equal(count_pops(&k, 2), published ? 0 : 2);
		assert_int_equal(count_pops(&k, 3), published ? 0 : 1);
		assert_int_equal(count_pops(&k, 4), 0);
		wb_ctx_free(k.cx);
	}
}
