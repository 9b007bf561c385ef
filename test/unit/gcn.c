/* test/unit/gcn.c -- the assembly reader: targets, registers at entry, the interface for disassembled lines, and inputs
 * of awkward size or content. What lines mean is test/gcn/self-test.py's. */
#include "wavebound/gcn.h"
#include "../lib/unit.h"

static struct wb_ctx *cx;

static int
setup(void **state)
{
	(void)state;
	cx = wb_ctx_new(NULL);
	return 0;
}

static int
teardown(void **state)
{
	(void)state;
	wb_ctx_free(cx);
	return 0;
}
EACH_TEST(setup, teardown)

/* Hands over exactly @n bytes with none behind them, so that a sanitizer sees reads beyond. */
static struct wb_module *
read_bytes(const char *text, size_t n, const char *target)
{
	char *copy = malloc(n ? n : 1);
	struct wb_module *m = NULL;
	struct wb_out o = wb_out_new(cx->unit);
	uint16_t file;

	assert_non_null(copy);
	memcpy(copy, text, n);
	file = wb_file_add(cx->files, WB_FILE_TEXT, "t.s", copy, n);
	wb_gcn_read(cx, file, target, &m);
	wb_diag_print(cx->diag, 0, false, &o);
	cx->files->file.at[file]->text = NULL;
	free(copy);
	return m;
}

/* ---- targets ------------------------------------------------------------------------- */
TEST(targets)
{
	assert_int_equal(wb_gcn_gfx("gfx900"), 0x900);
	assert_int_equal(wb_gcn_gfx("gfx90a"), 0x90a);
	assert_int_equal(wb_gcn_gfx("gfx1030"), 0x1030);
	assert_int_equal(wb_gcn_gfx("gfx999"), 0);
	assert_null(wb_gcn_target_name(0x999));
	for (uint32_t k = 0; wb_gcn_supported(k); k++)
		assert_string_equal(wb_gcn_target_name(wb_gcn_gfx(wb_gcn_supported(k))), wb_gcn_supported(k));
	assert_null(read_bytes("s_endpgm\n", 9, NULL));
	assert_int_equal(cx->diag->nerror, 1);
	assert_null(read_bytes("s_endpgm\n", 9, "gfx1"));
	assert_int_equal(cx->diag->nerror, 2);
}

TEST(entry_registers)
{
	struct wb_abi a = { .private_segment_buffer = true, .dispatch_ptr = true, .kernarg_ptr = true,
		.flat_scratch_init = true, .user_sgprs = 12, .workgroup_id = { true, false, true },
		.scratch_wave_offset = true };

	wb_gcn_abi_registers(&a, 0x900);
	assert_equal({ a.s_private_segment_buffer, 0 }, { a.s_dispatch_ptr, 4 }, { a.s_queue_ptr, WB_NONE },
		/* behind the declared user registers, used or not */
		{ a.s_kernarg_ptr, 6 }, { a.s_flat_scratch_init, 8 }, { a.s_workgroup_id[0], 12 },
		{ a.s_workgroup_id[1], WB_NONE }, { a.s_workgroup_id[2], 13 }, { a.s_scratch_wave_offset, 14 });
	assert_false(a.workitem_id_packed);
	a.workitem_id_dims = 1;
	wb_gcn_abi_registers(&a, 0x90a);
	assert_false(a.workitem_id_packed);	/* x alone is taken as it is */
	a.workitem_id_dims = 2;
	wb_gcn_abi_registers(&a, 0x90a);
	assert_true(a.workitem_id_packed);
	assert_false(a.starts_flat_scratch);
	wb_gcn_abi_registers(&a, 0x942);
	assert_true(a.starts_flat_scratch);
}

/* ---- disassembly --------------------------------------------------------------------------------- */
static struct wb_gcn_line
feed(struct wb_gcn_unit *u, const char *text, uint64_t addr, uint32_t n)
{
	return wb_gcn_unit_line(u, text, strlen(text), addr, n, WB_NO_LOC, WB_NO_LOC);
}

TEST(fed_lines)
{
	static const uint8_t merge[4] = { 0, 0, 0xf1, 0xbf }, junk[4] = { 1, 2, 3, 4 };
	struct wb_gcn_unit *u = wb_gcn_unit_new(cx, "k.hsaco", 0x900);
	struct wb_module *m;
	struct wb_fn *fn;

	wb_gcn_unit_function(u, "callee", ".text", 0x100, 8, WB_NO_LOC);
	feed(u, "\tv_mov_b32_e32 v0, 0", 0x100, 4);
	feed(u, "\ts_setpc_b64 s[30:31]", 0x104, 4);
	wb_gcn_unit_function(u, "k", ".text", 0x200, 0x30, WB_NO_LOC);
	feed(u, "\ts_getpc_b64 s[0:1]", 0x200, 4);
	feed(u, "\ts_add_u32 s0, s0, 0xfffffefc", 0x204, 8);
	feed(u, "\ts_addc_u32 s1, s1, -1", 0x20c, 4);
	feed(u, "\ts_swappc_b64 s[30:31], s[0:1]", 0x210, 4);
	wb_gcn_unit_undecodable(u, 0x214, merge, 4, WB_NO_LOC, WB_NO_LOC);
	feed(u, "\ts_cbranch_scc1 65533", 0x218, 4);	/* -3: to 0x21c - 12 */
	feed(u, "\ts_endpgm", 0x21c, 4);
	wb_gcn_unit_undecodable(u, 0x220, junk, 4, WB_NO_LOC, WB_NO_LOC);
	wb_gcn_unit_symbol(u, "table", ".rodata", 0x40);
	assert_int_equal(wb_gcn_unit_finish(u, &m), WB_OK);
	assert_int_equal(m->nfn, 2);
	fn = m->fn[1];
	assert_null(fn->refused);
	assert_equal({ fn->nblock, 3 }, { fn->nunreachable, 1 }, { fn->inst[fn->block[1].first].addr, 0x210 },
		{ fn->inst[3].op, WB_OP_CALL }, { wb_opnd(fn, &fn->inst[3], 2)->kind, WB_OPND_FN },
		{ wb_opnd(fn, &fn->inst[3], 2)->id, 0 }, { fn->inst[4].op, WB_OP_MERGE });
	assert_string_equal(m->symbol[m->nsymbol - 1].name, "table");
}

static struct fed {
	const char *text;
	uint32_t n;
	struct wb_gcn_line was;
} fed[32];
static uint32_t nfed, nagain;

/* As the reader of code objects does: a line that was fed before is named, not read, where that is allowed. */
static void
feed_again(struct wb_gcn_unit *u, const char *text, uint64_t addr, uint32_t n)
{
	struct wb_gcn_line now;

	for (uint32_t k = 0; k < nfed; k++)
		if (fed[k].n == n && strcmp(fed[k].text, text) == 0 &&
			wb_gcn_unit_again(u, fed[k].was, addr, WB_NO_LOC, WB_NO_LOC)) {
			nagain++;
			return;
		}
	now = feed(u, text, addr, n);
	assert_true(nfed < WB_COUNT(fed));
	fed[nfed++] = (struct fed){ text, n, now };
}

/* The same lines again: what they mean does not change where it depends on the text alone, and does where it does not.
 */
TEST(fed_lines_repeat)
{
	static const char *const line[] = { "\tv_add_u32_e32 v2, v1, v0", "\ts_cbranch_scc1 1", "\tv_no_such v0, v1",
		"\ts_nop 0", "\tv_mov_b32_e32 v3, v1" };
	struct wb_gcn_unit *u = wb_gcn_unit_new(cx, "k.hsaco", 0x900);
	struct wb_module *m;
	const struct wb_fn *fn;
	uint32_t before;

	nfed = nagain = 0;
	wb_gcn_unit_expect(u, 100);
	wb_gcn_unit_function(u, "k", ".text", 0, 76, WB_NO_LOC);
	for (uint32_t k = 0; k < 8; k++)
		feed_again(u, line[k % 4 == 2 ? 3 : k % 4], 4 * k, 4);
	for (uint32_t k = 0; k < 2; k++) {
		feed_again(u, "\ts_set_gpr_idx_on s0, gpr_idx(SRC0)", 32 + 16 * k, 4);
		feed_again(u, line[0], 36 + 16 * k, 4);
		feed_again(u, "\ts_set_gpr_idx_off", 40 + 16 * k, 4);
		feed_again(u, line[0], 44 + 16 * k, 4);
	}
	feed_again(u, "\ts_nop 0", 64, 8);
	feed_again(u, "\ts_endpgm", 72, 4);
	wb_gcn_unit_function(u, "bad", ".text.b", 0, 16, (struct wb_loc){ 1, 0, 0 });
	assert_false(wb_gcn_unit_again(u, fed[0].was, 0, WB_NO_LOC, WB_NO_LOC));	/* of another section */
	before = cx->diag->message.n;
	feed_again(u, line[2], 0, 4);
	feed_again(u, line[2], 4, 4);
	feed_again(u, "\ts_endpgm", 8, 4);
	feed_again(u, line[2], 12, 4);		/* nothing reaches it */
	/* one plain line in the first round, three in the second, two where indexing is off again */
	assert_int_equal(nagain, 6);
	assert_int_equal(wb_gcn_unit_finish(u, &m), WB_OK);
	fn = m->fn[0];
	assert_null(fn->refused);
	assert_non_null(m->fn[1]->refused);
	assert_int_equal(cx->diag->message.n, before + 2);
	assert_int_equal(fn->ninst, 18);
	for (uint32_t k = 4; k < 8; k++) {
		const struct wb_inst *a = &fn->inst[k - 4], *b = &fn->inst[k];

		assert_int_equal(b->addr, 4 * k);
		assert_true(a->op == b->op && a->type == b->type && a->isa_op == b->isa_op && a->flags == b->flags &&
			a->nopnd == b->nopnd && b->bytes == 4);
		assert_memory_equal(wb_opnd(fn, a, 0), wb_opnd(fn, b, 0), a->nopnd * sizeof(struct wb_opnd));
		assert_true(!a->nopnd || a->opnd != b->opnd);
	}
	assert_equal({ fn->nblock, 5 },	/* both branches lead on to their own places */
		{ fn->inst[fn->block[2].first].addr, 12 }, { fn->inst[fn->block[4].first].addr, 28 });
	for (uint32_t k = 9; k <= 15; k += 2) {		/* indexed, and not */
		bool same = fn->inst[k].nopnd == fn->inst[0].nopnd && fn->inst[k].flags == fn->inst[0].flags;

		assert_true(same == (k == 11 || k == 15));
	}
	assert_int_equal(fn->inst[16].bytes, 8);
}

TEST(fed_relocations)
{
	struct wb_gcn_unit *u = wb_gcn_unit_new(cx, "k.o", 0x900);
	struct wb_module *m;

	wb_gcn_unit_function(u, "k", ".text.k", 0, 0x20, WB_NO_LOC);
	feed(u, "\ts_getpc_b64 s[0:1]", 0, 4);
	feed(u, "\ts_add_u32 s0, s0, 4", 4, 8);
	feed(u, "\ts_addc_u32 s1, s1, 0", 12, 8);
	feed(u, "\ts_swappc_b64 s[30:31], s[0:1]", 20, 4);
	feed(u, "\ts_endpgm", 24, 4);
	wb_gcn_unit_function(u, "callee", ".text.callee", 0, 4, WB_NO_LOC);
	feed(u, "\ts_setpc_b64 s[30:31]", 0, 4);
	wb_gcn_unit_reloc(u, ".text.k", 8, "callee", 4, false);
	wb_gcn_unit_reloc(u, ".text.k", 16, "callee", 12, true);
	assert_int_equal(wb_gcn_unit_finish(u, &m), WB_OK);
	assert_null(m->fn[0]->refused);
	assert_int_equal(wb_opnd(m->fn[0], &m->fn[0]->inst[3], 2)->id, 1);
}

/* Of three equal lines the linker patches the first or the second; the others keep their constant. */
TEST(relocations_are_for_one_line)
{
	for (uint32_t patched = 0; patched < 2; patched++) {
		struct wb_gcn_unit *u = wb_gcn_unit_new(cx, "k.o", 0x900);
		struct wb_module *m;

		wb_gcn_unit_expect(u, 8);
		wb_gcn_unit_function(u, "k", ".text.k", 0, 0x20, WB_NO_LOC);
		nfed = nagain = 0;
		for (uint32_t k = 0; k < 3; k++)
			feed_again(u, "\ts_add_u32 s0, s0, 4", 8 * k, 8);
		assert_int_equal(nagain, 2);
		feed(u, "\ts_endpgm", 24, 4);
		wb_gcn_unit_reloc(u, ".text.k", 8 * patched + 4, "table", 4, WB_GCN_REL_LO);
		assert_int_equal(wb_gcn_unit_finish(u, &m), WB_OK);
		for (uint32_t k = 0; k < 3; k++)
			assert_int_equal(wb_opnd(m->fn[0], &m->fn[0]->inst[k], 2)->kind,
				k == patched ? WB_OPND_SYM : WB_OPND_IMM);
	}
}

/* Branches through registers, over the border of the low half of addresses, forward and back. */
TEST(far_over_the_border)
{
	struct wb_gcn_unit *u = wb_gcn_unit_new(cx, "k.hsaco", 0x900);
	struct wb_module *m;

	wb_gcn_unit_function(u, "f", ".text", 0xffffffe0, 0x40, WB_NO_LOC);
	feed(u, "\ts_getpc_b64 s[0:1]", 0xffffffe0, 4);
	feed(u, "\ts_add_i32 s2, 0x28, 4", 0xffffffe4, 4);
	feed(u, "\ts_add_u32 s0, s0, s2", 0xffffffe8, 4);
	feed(u, "\ts_addc_u32 s1, s1, 0", 0xffffffec, 4);
	feed(u, "\ts_setpc_b64 s[0:1]", 0xfffffff0, 4);
	feed(u, "\ts_endpgm", 0xfffffff4, 4);
	feed(u, "\ts_getpc_b64 s[0:1]", 0x100000010, 4);
	feed(u, "\ts_add_i32 s2, -36, 4", 0x100000014, 8);
	feed(u, "\ts_abs_i32 s2, s2", 0x10000001c, 4);
	feed(u, "\ts_sub_u32 s0, s0, s2", 0x100000020, 4);
	feed(u, "\ts_subb_u32 s1, s1, 0", 0x100000024, 4);
	feed(u, "\ts_setpc_b64 s[0:1]", 0x100000028, 4);
	assert_int_equal(wb_gcn_unit_finish(u, &m), WB_OK);
	assert_null(m->fn[0]->refused);
	assert_equal({ m->fn[0]->nblock, 3 }, { m->fn[0]->inst[4].op, WB_OP_BR },
		{ m->fn[0]->inst[m->fn[0]->ninst - 2].op, WB_OP_BR });
}

TEST(looks)
{
	assert_true(wb_gcn_looks_like("\t.amdgcn_target \"x\"", 19));
	assert_true(wb_gcn_looks_like("f:\n s_endpgm", 12));
	assert_false(wb_gcn_looks_like("", 0));
	assert_false(wb_gcn_looks_like("s_endpg", 7));
	assert_false(wb_gcn_looks_like("int main(void)", 14));
	assert_false(wb_gcn_looks_like("s_endpgm\0\1\2", 11));
}

/* Cut off at every byte: never a crash, never a wrong "all is well" for the half-read function. */
TEST(cut_anywhere)
{
	static const char text[] =
		"\t.amdgcn_target \"amdgcn-amd-amdhsa--gfx900\"\n\t.type f,@function\nf:\t/* c */\n\tv_add_f32_e64 v0, "
		"-|v1|, s2 clamp mul:2\n\ts_waitcnt vmcnt(0) & lgkmcnt(1)\n"
		"\tv_mov_b32_dpp v0, v1 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf\n\t.ascii "
		"\"a\\\"b\"\n\tds_swizzle_b32 v0, v1 offset:swizzle(BITMASK_PERM,\"00p11\")\n"
		"\ts_add_u32 s0, s0, g@rel32@lo+4\n\ts_endpgm ; wavebound: loop maxcount=3\n\t.amdhsa_kernel "
		"f\n\t.amdhsa_next_free_vgpr 1\n\t.amdhsa_next_free_sgpr 1\n\t.end_amdhsa_kernel\n"
		"\t.amdgpu_metadata\n---\namdhsa.kernels:\n  - .args:\n      - .name: 'x'\n        .size: 8\n    "
		".name: f\n...\n\t.end_amdgpu_metadata\n";

	for (size_t n = 0; n < sizeof(text); n++) {
		struct wb_module *m = read_bytes(text, n, NULL);

		if (m && m->nfn && n < 400)
			assert_true(m->fn[0]->refused || cx->diag->nerror || m->fn[0]->ninst);
		wb_ctx_free(cx);
		cx = wb_ctx_new(NULL);
	}
}

TEST(odd_bytes)
{
	struct wb_out o = wb_out_new(cx->unit);
	struct wb_module *m;

	wb_puts(&o,
		".amdgcn_target \"amdgcn-amd-amdhsa--gfx900\"\r\n.type good,@function\r\ngood:\r\n\ts_endpgm\r\n.type "
		"f,@function\nf:\n");
	for (int c = 0; c < 256; c++) {
		char b = (char)c;

		if (c == '\n' || c == '#' || memchr("!~'+", c, 4))	/* expressions are left to an assembler */
			continue;
		wb_puts(&o, "\tv_mov_b32 v0, v1");
		wb_putn(&o, &b, 1);
		wb_puts(&o, "v2\n");
	}
	wb_puts(&o, "\ts_endpgm\n");
	m = read_bytes(o.at, o.n, NULL);
	assert_null(m->fn[0]->refused);
	assert_non_null(m->fn[1]->refused);
}

/* Each such name is a symbol, of which the value is not known. */
TEST(values_left_out)
{
	struct wb_out o = wb_out_new(cx->unit);

	for (int k = 0; k < 500; k++)
		wb_printf(&o, "\t.set n%d 1\n", k);
	assert_null(read_bytes(o.at, o.n, NULL));
	assert_int_equal(cx->diag->nerror, 501);	/* and no target */
}

TEST(long_lines)
{
	struct wb_out o = wb_out_new(cx->unit);
	struct wb_module *m;

	wb_puts(&o, ".type f,@function\nf:\n\ts_mov_b32 s0, ");
	for (int k = 0; k < 200000; k++)
		wb_puts(&o, "1+");
	wb_puts(&o, "1\n\tv_");
	for (int k = 0; k < 100000; k++)
		wb_puts(&o, "x");
	wb_puts(&o, " v0\n\ts_nop 0");
	for (int k = 0; k < 100000; k++)
		wb_puts(&o, " ");
	wb_puts(&o, "; comment\n\ts_endpgm\n");
	m = read_bytes(o.at, o.n, "gfx900");
	assert_int_equal(cx->diag->nerror, 1);	/* the sum is fine, a 100,000-letter word is not */
	assert_non_null(m->fn[0]->refused);
	o = wb_out_new(cx->unit);
	wb_puts(&o, ".type f,@function\nf:\n\ts_mov_b32 s1, ");
	for (int k = 0; k < 100000; k++)
		wb_puts(&o, "(-");
	assert_null(read_bytes(o.at, o.n, "gfx900"));
}

TEST(many_labels)
{
	struct wb_out o = wb_out_new(cx->unit);
	struct wb_module *m;

	wb_puts(&o, ".type f,@function\nf:\n");
	for (uint32_t k = 0; k < 100000; k++)
		wb_printf(&o, ".L%u:\n\ts_add_u32 s0, s0, 1\n\ts_cbranch_scc1 .L%u\n", k, k * 7919 % 100000);
	wb_puts(&o, "\ts_endpgm\n");
	m = read_bytes(o.at, o.n, "gfx900");
	assert_null(m->fn[0]->refused);
	assert_int_equal(m->fn[0]->nblock, 100001);
	assert_int_equal(m->nsymbol, 100001);
}
