/* test/unit/sim_data.c -- data of the program itself: what the text says, read through scalar and vector
 * memory; constants are not written, and what only a loader knows is not read.
 */
#include "sim_test.h"

static const char tables[] =
	"\t.section .rodata,\"a\",@progbits\n\t.p2align 4\nhere:\n\t.byte 1, 2, 0x33\n\t.short -2\n\t.long "
	"here_end-here, 7\n\t.quad 0x1122334455667788\n\t.zero 3\n\t.fill 2, 2, 0xabcd\n"
	"\t.asciz \"x\\n\\101\"\n\t.quad here+4\n\t.quad nowhere\nhere_end:\n\t.text\n";
static const uint8_t want[] = { 1, 2, 0x33, 0xfe, 0xff, 48, 0, 0, 0, 7, 0, 0, 0, 0x88, 0x77, 0x66, 0x55, 0x44, 0x33,
	0x22, 0x11, 0, 0, 0, 0xcd, 0xab, 0xcd, 0xab, 'x', '\n', 'A', 0 };

#define ADDRESS \
	"\ts_getpc_b64 s[10:11]\n\ts_add_u32 s10, s10, here@rel32@lo+4\n\ts_addc_u32 s11, s11, here@rel32@hi+12\n"

static struct rig
start(const char *code)
{
	struct wb_ctx *cx = unit_cx();
	struct rig r = rig_new("gfx900", wb_format(cx->unit, "%s%s", tables, code));

	rig_start(&r);
	return r;
}

TEST(test_bytes)
{
	struct rig r = start(ADDRESS "\tv_mov_b32_e32 v1, s10\n\tv_add_co_u32_e32 v1, vcc, v0, v1\n\tv_mov_b32_e32 v2, "
				     "s11\n\tglobal_load_ubyte v3, v[1:2], off\n"
				     "\ts_load_dwordx2 s[12:13], s[10:11], 0x20\n\tv_mov_b32_e32 v1, "
				     "s12\n\tv_mov_b32_e32 v2, s13\n\tglobal_load_dword v4, v[1:2], off offset:4\n");
	struct wb_sim_effect e;
	const struct wb_section *s = wb_section_find(r.m, ".rodata");
	uint8_t copy[64];

	wb_sim_sgpr(r.w)[WB_GCN_EXEC_LO] = UINT32_MAX >> (32 - sizeof(want));
	wb_sim_sgpr(r.w)[WB_GCN_EXEC_HI] = 0;
	for (int k = 0; k < 7; k++)
		rig_step(&r, &e);
	for (uint32_t k = 0; k < sizeof(want); k++)
		assert_int_equal(wb_sim_vgpr(r.w, 3)[k], want[k]);
	for (int k = 0; k < 4; k++)	/* a pointer to here + 4 */
		rig_step(&r, &e);
	assert_int_equal(wb_sim_vgpr(r.w, 4)[0], 0x700);
	assert_non_null(s);
	assert_true(wb_section_constant(s, 0, sizeof(want), copy));
	assert_memory_equal(copy, want, sizeof(want));
	assert_false(wb_section_constant(s, sizeof(want), 1, copy));	/* the pointer */
	assert_false(wb_section_constant(s, s->bytes - 3, 4, copy));
	assert_false(wb_section_constant(s, UINT64_MAX, 2, copy));
}

static void
refused(const char *code, int steps, enum wb_diag_code why)
{
	struct rig r = start(code);
	struct wb_sim_effect e;

	for (int k = 0; k < steps; k++)
		rig_step(&r, &e);
	assert_int_equal(wb_sim_step(r.w, &e), WB_REFUSED);
	assert_int_equal(r.cx->diag->message.at[r.cx->diag->message.n - 1].code, why);
}

TEST(test_refused)
{
	refused(ADDRESS "\tv_mov_b32_e32 v1, s10\n\tv_mov_b32_e32 v2, s11\n\tglobal_store_dword v[1:2], v0, off\n", 5,
		WB_E_SIM_BOUNDS);
	refused(ADDRESS "\ts_load_dword s12, s[10:11], 0x28\n", 3, WB_E_SIM_MODEL);
	refused("\ts_trap 2\n", 0, WB_E_SIM_ABORT);
	refused("\ts_trap 3\n", 0, WB_E_SIM_MODEL);
	refused(ADDRESS "\ts_load_dword s12, s[10:11], 0x1000\n", 3, WB_E_SIM_BOUNDS);
}
