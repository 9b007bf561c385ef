/* test/bench/sim.c -- how fast the simulator executes: wave instructions per second of processor time.
 *
 * A loop of one kind of code on 16 waves of 64 lanes, functional and timed; the whole run, decoding included.
 * Prints a row per kind; exit 1 if code of the vector ALU runs below 3 million.
 */
#include <stdio.h>
#include <stdlib.h>

#include "../lib/clock.h"
#include "wavebound/gcn.h"
#include "wavebound/timed.h"

#define WANTED 3e6
#define ROUNDS 4000

static const struct kind {
	const char *name;
	bool must;
	const char *body;	/* of the loop; v[4:5] and v6 are addresses in the buffer and in LDS of this lane */
} kinds[] = {
	{ "vector integers", true,
		"\tv_add_u32_e32 v10, v11, v12\n\tv_xor_b32_e32 v11, v10, v13\n\tv_lshlrev_b32_e32 v12, 3, "
		"v11\n\tv_mad_u32_u24 v13, v10, v11, v12\n"
		"\tv_and_b32_e32 v14, 0xff, v13\n\tv_max_u32_e32 v15, v14, v10\n\tv_sub_u32_e32 v10, v15, "
		"v11\n\tv_or_b32_e32 v12, v14, v15\n" },
	{ "vector floats", true,
		"\tv_add_f32_e32 v10, v11, v12\n\tv_mul_f32_e32 v11, 0x3f7fff00, v10\n\tv_fma_f32 v12, v10, v11, "
		"v13\n\tv_mac_f32_e32 v13, v11, v12\n"
		"\tv_max_f32_e32 v14, v13, v10\n\tv_cmp_lt_f32_e32 vcc, v14, v13\n\tv_cndmask_b32_e32 v15, v10, v11, "
		"vcc\n\tv_sub_f32_e32 v10, v15, v12\n" },
	{ "vector doubles", true,
		"\tv_add_f64 v[10:11], v[12:13], v[14:15]\n\tv_mul_f64 v[12:13], v[10:11], v[14:15]\n\tv_fma_f64 "
		"v[14:15], v[10:11], v[12:13], v[14:15]\n" },
	{ "half the lanes", true,
		"\tv_cmp_gt_u32_e32 vcc, 32, v0\n\ts_and_saveexec_b64 s[20:21], vcc\n\tv_add_u32_e32 v10, v11, "
		"v12\n\tv_xor_b32_e32 v11, v10, v13\n\tv_mul_lo_u32 v12, v10, v11\n"
		"\ts_or_b64 exec, exec, s[20:21]\n" },
	{ "scalars", false,
		"\ts_add_u32 s20, s21, s22\n\ts_mul_i32 s21, s20, 7\n\ts_lshr_b32 s22, s21, 3\n\ts_and_b32 s20, s22, "
		"s21\n" },
	{ "LDS, no conflicts", false,
		"\tds_write_b32 v6, v10\n\tds_read_b32 v11, v6 offset:4\n\ts_waitcnt lgkmcnt(0)\n\tv_add_u32_e32 v10, "
		"v11, v10\n" },
	{ "LDS, two words", false,
		"\tds_read2_b32 v[10:11], v6 offset1:32\n\tds_read_b64 v[12:13], v6 offset:8\n\ts_waitcnt "
		"lgkmcnt(0)\n\tv_add_u32_e32 v10, v11, v12\n" },
	{ "LDS atomics", false, "\tds_add_u32 v6, v10\n\ts_waitcnt lgkmcnt(0)\n\tv_add_u32_e32 v10, v10, v11\n" },
	{ "memory, in order", false,
		"\tglobal_load_dword v10, v[4:5], off\n\ts_waitcnt vmcnt(0)\n\tv_add_u32_e32 v11, v10, "
		"v11\n\tglobal_store_dword v[4:5], v11, off offset:256\n" },
	{ "memory, wide", false,
		"\tglobal_load_dwordx4 v[10:13], v[4:5], off\n\ts_waitcnt vmcnt(0)\n\tv_add_u32_e32 v14, v10, v13\n" },
	{ "memory, scattered", false,
		"\tglobal_load_dword v10, v[16:17], off\n\ts_waitcnt vmcnt(0)\n\tv_add_u32_e32 v11, v10, v11\n" },
	{ "atomics", false,
		"\tglobal_atomic_add v[4:5], v10, off\n\ts_waitcnt vmcnt(0)\n\tv_add_u32_e32 v11, v10, v11\n" },
	{ "lane exchange", false,
		"\tds_bpermute_b32 v11, v6, v10\n\ts_waitcnt lgkmcnt(0)\n\tv_mov_b32_dpp v12, v11 row_shr:1 "
		"row_mask:0xf bank_mask:0xf\n\tv_readlane_b32 s20, v12, 5\n" },
};

static const char frame[] =
	"\t.amdgcn_target \"amdgcn-amd-amdhsa--gfx900\"\n\t.text\n\t.globl k\n\t.p2align 8\n\t.type k,@function\nk:\n"
	"\ts_load_dwordx2 s[8:9], s[0:1], 0x0\n\tv_lshlrev_b32_e32 v6, 2, v0\n\ts_waitcnt "
	"lgkmcnt(0)\n\tv_lshlrev_b32_e32 v7, 4, v0\n\tv_mov_b32_e32 v5, s9\n"
	"\tv_add_co_u32_e32 v4, vcc, s8, v7\n\tv_addc_co_u32_e32 v5, vcc, 0, v5, vcc\n\tv_lshlrev_b32_e32 v7, 8, "
	"v0\n\tv_mov_b32_e32 v17, s9\n\tv_add_co_u32_e32 v16, vcc, s8, v7\n"
	"\tv_addc_co_u32_e32 v17, vcc, 0, v17, vcc\n\tv_and_b32_e32 v6, 0xfff, v6\n\ts_movk_i32 s10, "
	"%d\n.Lagain:\n%s\ts_sub_u32 s10, s10, 1\n\ts_cmp_lg_u32 s10, 0\n\ts_cbranch_scc1 .Lagain\n"
	"\ts_endpgm\n.Lend:\n\t.size k, .Lend-k\n\t.section .rodata,\"a\",@progbits\n\t.amdhsa_kernel "
	"k\n\t.amdhsa_group_segment_fixed_size 8192\n\t.amdhsa_kernarg_size 8\n"
	"\t.amdhsa_user_sgpr_kernarg_segment_ptr 1\n\t.amdhsa_next_free_vgpr 20\n\t.amdhsa_next_free_sgpr "
	"40\n\t.amdhsa_float_denorm_mode_32 3\n\t.end_amdhsa_kernel\n"
	"\t.amdgpu_metadata\n---\namdhsa.kernels:\n  - .args:\n      - .name: b\n        .address_space: global\n      "
	"  .offset: 0\n        .size: 8\n        .value_kind: global_buffer\n"
	"    .group_segment_fixed_size: 8192\n    .kernarg_segment_align: 8\n    .kernarg_segment_size: 8\n    "
	".max_flat_workgroup_size: 1024\n    .name: k\n    .private_segment_fixed_size: 0\n"
	"    .sgpr_count: 40\n    .symbol: k.kd\n    .vgpr_count: 20\n    .wavefront_size: 64\namdhsa.target: "
	"amdgcn-amd-amdhsa--gfx900\namdhsa.version:\n  - 1\n  - 1\n...\n\t.end_amdgpu_metadata\n";

/* Wave instructions per second. */
static double
measure(const struct kind *k, bool timed)
{
	struct wb_ctx *cx = wb_ctx_new(NULL);
	const char *text = wb_format(cx->unit, frame, ROUNDS, k->body);
	uint16_t file = wb_file_add(cx->files, WB_FILE_TEXT, k->name, text, strlen(text));
	const struct wb_machine *m;
	struct wb_module *mod;
	struct wb_sim *s;
	struct wb_timed out;
	uint64_t at, n = 0;
	uint8_t *host;
	double start;
	bool ok = wb_gcn_read(cx, file, NULL, &mod) == WB_OK && !mod->fn[0]->refused &&
		wb_machine_load(cx, "pws4", &m) == WB_OK && wb_sim_new(cx, mod, mod->fn[0], NULL, &s) == WB_OK &&
		wb_sim_map(s, "b", 1 << 20, &at, &host) == WB_OK && wb_sim_arg(s, 0, &at, 8) == WB_OK &&
		wb_sim_launch(s, (uint64_t[3]){ 1024, 1, 1 }, (uint32_t[3]){ 256, 1, 1 }) == WB_OK;

	start = cpu_seconds();
	if (ok && timed)
		ok = wb_timed_run(cx, s, mod, mod->fn[0], m, 0, 0, NULL, &out) == WB_OK &&
			out.status == WB_TIMED_FINISHED;
	else if (ok)
		ok = wb_sim_run_functional(s, 0, &n) == WB_OK;
	start = cpu_seconds() - start;
	n = timed ? out.instructions : n;
	if (!ok) {
		struct wb_out o = wb_out_new(cx->unit);

		wb_diag_print(cx->diag, 0, false, &o);
		fprintf(stderr, "%s: %.*s", k->name, (int)o.n, o.at ? o.at : "");
		exit(1);
	}
	wb_ctx_free(cx);
	return (double)n / start;
}

int
main(void)
{
	int slow = 0;

	printf("%-20s %22s %22s\n", "kind of code", "functional, million/s", "timed, million/s");
	for (size_t k = 0; k < sizeof(kinds) / sizeof(*kinds); k++) {
		double f = measure(&kinds[k], false), t = measure(&kinds[k], true);

		printf("%-20s %22.2f %22.2f%s\n", kinds[k].name, f * 1e-6, t * 1e-6,
			kinds[k].must && t < WANTED ? "  below 3" : "");
		slow += kinds[k].must && t < WANTED;
	}
	return slow != 0;
}
