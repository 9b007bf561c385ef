/* test/unit/sim_rare.c -- what compilers seldom write: scalar atomics, s_call_b64, rotations and the transform
 * pattern of ds_swizzle, LDS addressed by lane number.
 */
#include "sim_test.h"

/* ---- scalar atomics ------------------------------------------------------------------------ */
static uint64_t
apply(const char *op, uint64_t old, uint64_t x, uint64_t cmp, uint32_t bits)
{
	uint64_t all = bits == 64 ? UINT64_MAX : UINT32_MAX;
	int64_t a = bits == 64 ? (int64_t)old : (int32_t)(uint32_t)old,
		b = bits == 64 ? (int64_t)x : (int32_t)(uint32_t)x;

	if (strcmp(op, "swap") == 0) return x;
	if (strcmp(op, "cmpswap") == 0) return old == cmp ? x : old;
	if (strcmp(op, "add") == 0) return (old + x) & all;
	if (strcmp(op, "sub") == 0) return (old - x) & all;
	if (strcmp(op, "smin") == 0) return a < b ? old : x;
	if (strcmp(op, "umin") == 0) return old < x ? old : x;
	if (strcmp(op, "smax") == 0) return a > b ? old : x;
	if (strcmp(op, "umax") == 0) return old > x ? old : x;
	if (strcmp(op, "and") == 0) return old & x;
	if (strcmp(op, "or") == 0) return old | x;
	if (strcmp(op, "xor") == 0) return old ^ x;
	if (strcmp(op, "inc") == 0) return old >= x ? 0 : old + 1;
	return old == 0 || old > x ? x : old - 1;
}

static void
test_scalar_atomics(void **state)
{
	static const char *const ops[] = { "swap", "cmpswap", "add", "sub", "smin", "umin", "smax", "umax", "and", "or",
		"xor", "inc", "dec" };
	struct wb_ctx *cx = wb_ctx_new(NULL);
	struct wb_out o = wb_out_new(cx->unit);
	struct wb_sim_effect e;
	struct rig r;

	(void)state;
	for (unsigned k = 0; k < WB_COUNT(ops); k++)
		for (unsigned form = 0; form < 8; form++) {
			bool wide = form & 1, glc = form & 2, buffer = form & 4, cmp = k == 1;
			unsigned n = (wide ? 2u : 1u) * (cmp ? 2 : 1);

			wb_printf(&o, "\ts_%satomic_%s%s ", buffer ? "buffer_" : "", ops[k], wide ? "_x2" : "");
			wb_printf(&o, n > 1 ? "s[20:%u]" : "s20", 19 + n);
			wb_printf(&o, ", %s, 0x40%s\n", buffer ? "s[12:15]" : "s[12:13]", glc ? " glc" : "");
		}
	r = rig_new("gfx900", o.at);
	for (unsigned trial = 0; trial < 20; trial++) {
		rig_start(&r);
		for (unsigned k = 0; k < WB_COUNT(ops); k++)
			for (unsigned form = 0; form < 8; form++) {
				uint32_t *s = wb_sim_sgpr(r.w), bits = form & 1 ? 64 : 32;
				uint64_t old = random64() % (trial % 2 ? 4 : UINT64_MAX),
					 x = random64() % (trial % 2 ? 4 : UINT64_MAX), cmp = trial % 3 ? old : x, want,
					 got = 0;
				bool fits = trial % 5 != 4 || !(form & 4);

				if (bits == 32)
					old &= UINT32_MAX, x &= UINT32_MAX, cmp &= UINT32_MAX;
				s[12] = (uint32_t)r.buffer;
				s[13] = (uint32_t)(r.buffer >> 32);
				s[14] = fits ? 0x48 : 0x40;
				s[15] = 0;
				s[20] = (uint32_t)x;
				s[21] = bits == 64 ? (uint32_t)(x >> 32) : (uint32_t)cmp;
				s[22] = (uint32_t)cmp;
				s[23] = (uint32_t)(cmp >> 32);
				memcpy(r.bytes + 0x40, &old, 8);
				want = fits ? apply(ops[k], old, x, cmp, bits) : old;
				rig_step(&r, &e);
				memcpy(&got, r.bytes + 0x40, bits / 8);
				if (got != want)
					fail_msg("%s form %u: %llx %llx %llx gives %llx, expected %llx", ops[k], form,
						(unsigned long long)old, (unsigned long long)x, (unsigned long long)cmp,
						(unsigned long long)got, (unsigned long long)want);
				if (fits) {
					assert_true(s[20] == (form & 2 ? (uint32_t)old : (uint32_t)x));
					assert_true(bits == 32 ||
						s[21] == (form & 2 ? (uint32_t)(old >> 32) : (uint32_t)(x >> 32)));
				}
				assert_true(e.counters == WB_LGKMCNT && e.scalar_bytes == bits / 8);
			}
		wb_sim_group_finish(r.g);
	}
	rig_free(&r);
	wb_ctx_free(cx);
}

/* ---- s_call_b64 ------------------------------------------------------------------------------- */
static void
test_call(void **state)
{
	static const char text[] =
		"\t.amdgcn_target \"amdgcn-amd-amdhsa--gfx900\"\n\t.text\n\t.type f,@function\nf:\n\ts_mov_b32 s20, "
		"7\n\ts_setpc_b64 s[30:31]\n.Lf:\n\t.size f, .Lf-f\n"
		"\t.globl k\n\t.p2align 8\n\t.type k,@function\nk:\n\ts_call_b64 s[30:31], f\n\ts_mov_b32 s21, "
		"8\n\ts_endpgm\n.Lend:\n\t.size k, .Lend-k\n"
		"\t.section .rodata,\"a\",@progbits\n\t.amdhsa_kernel k\n\t.amdhsa_next_free_vgpr "
		"4\n\t.amdhsa_next_free_sgpr 40\n\t.end_amdhsa_kernel\n";
	struct wb_ctx *cx = wb_ctx_new(NULL);
	uint16_t file = wb_file_add(cx->files, WB_FILE_TEXT, "test.s", text, sizeof(text) - 1);
	struct wb_module *m;
	struct wb_sim *s;
	struct wb_sim_wave *w;
	struct wb_sim_effect e;
	const struct wb_fn *k = NULL;

	(void)state;
	assert_int_equal(wb_gcn_read(cx, file, NULL, &m), WB_OK);
	for (uint32_t f = 0; f < m->nfn; f++)
		if (m->fn[f]->is_kernel)
			k = m->fn[f];
	assert_true(k && !k->refused);
	assert_int_equal(wb_sim_new(cx, m, k, NULL, &s), WB_OK);
	assert_int_equal(wb_sim_launch(s, (uint64_t[3]){ 1, 1, 1 }, (uint32_t[3]){ 1, 1, 1 }), WB_OK);
	w = wb_sim_group_wave(wb_sim_group_start(s, 0), 0);
	assert_int_equal(wb_sim_step(w, &e), WB_OK);
	assert_true(e.taken);
	for (int n = 0; n < 4; n++)
		assert_int_equal(wb_sim_step(w, &e), WB_OK);
	assert_true(e.end);
	assert_int_equal(wb_sim_sgpr(w)[20], 7);
	assert_int_equal(wb_sim_sgpr(w)[21], 8);
	wb_ctx_free(cx);
}

/* ---- ds_swizzle ---------------------------------------------------------------------------------- */
/* Source lane by the digits of the pattern. */
static unsigned
source(unsigned how, unsigned lane)
{
	unsigned half = lane / 32 * 32, k = lane % 32, from = 0;

	if (how >= 0xe000) {
		unsigned ones = 0, reversed = 0;

		for (unsigned b = 0; b < 5; b++) {
			ones += how >> b & 1;
			reversed = reversed * 2 + (k >> b & 1);
		}
		return half + ((reversed >> ones) | (k & how & 31));
	}
	for (unsigned b = 0; b < 5; b++) {	/* kept bits are the lane's, the others those of the rotated number */
		unsigned turned = how >> 10 & 1 ? (k + 32 - (how >> 5 & 31)) % 32 : (k + (how >> 5 & 31)) % 32;

		from |= (how >> b & 1 ? k >> b & 1 : turned >> b & 1) << b;
	}
	return half + from;
}

static void
test_swizzle(void **state)
{
	static const unsigned how[] = { 0xe000, 0xe01f, 0xe013, 0xe001, 0xc000, 0xc0a0, 0xc4a0, 0xc3e3, 0xc0a7,
		0xc7ff };
	struct wb_sim_effect e;

	(void)state;
	for (unsigned k = 0; k < WB_COUNT(how); k++) {
		struct wb_ctx *cx = wb_ctx_new(NULL);
		struct rig r = rig_new("gfx900", wb_format(cx->unit, "\tds_swizzle_b32 v5, v4 offset:0x%x\n", how[k]));

		for (unsigned trial = 0; trial < 6; trial++) {
			uint64_t exec = random_exec(trial);

			rig_start(&r);
			wb_sim_sgpr(r.w)[WB_GCN_EXEC_LO] = (uint32_t)exec;
			wb_sim_sgpr(r.w)[WB_GCN_EXEC_HI] = (uint32_t)(exec >> 32);
			for (unsigned i = 0; i < 64; i++) {
				wb_sim_vgpr(r.w, 4)[i] = 1000 + i;
				wb_sim_vgpr(r.w, 5)[i] = 1;
			}
			rig_step(&r, &e);
			for (unsigned i = 0; i < 64; i++) {
				unsigned from = source(how[k], i);

				assert_int_equal(wb_sim_vgpr(r.w, 5)[i],
					!(exec >> i & 1) ? 1 :
						exec >> from & 1 ? 1000 + from :
								   0);
			}
			wb_sim_group_finish(r.g);
		}
		rig_free(&r);
		wb_ctx_free(cx);
	}
}

static void
test_addtid(void **state)
{
	struct rig r = rig_new("gfx900", "\tds_write_addtid_b32 v4 offset:256\n\tds_read_addtid_b32 v5 offset:260\n");
	struct wb_sim_effect e;
	uint32_t bytes;

	(void)state;
	rig_start(&r);
	wb_sim_sgpr(r.w)[WB_GCN_M0] = 512;
	for (uint32_t i = 0; i < 64; i++)
		wb_sim_vgpr(r.w, 4)[i] = i * i;
	memset(wb_sim_lds(r.g, &bytes), 0, 2048);
	rig_step(&r, &e);
	assert_int_equal(e.rounds, 2);
	rig_step(&r, &e);
	for (uint32_t i = 0; i < 64; i++)
		assert_int_equal(wb_sim_vgpr(r.w, 5)[i], i == 63 ? 0 : (i + 1) * (i + 1));
	rig_free(&r);
}

/* What is written to null is lost: neither SCC nor MODE, which stand beside the registers, nor any of these. */
static void
test_null(void **state)
{
	static const char *const gfx[] = { "gfx1030", "gfx1100" };

	(void)state;
	for (unsigned t = 0; t < 2; t++) {
		struct rig r = rig_new(
			gfx[t], "\tv_add_co_ci_u32_e64 v2, null, v0, v1, s4\n\ts_mov_b64 null, s[6:7]\n");
		uint32_t *s, before[256];
		struct wb_sim_effect e;

		rig_start(&r);
		s = wb_sim_sgpr(r.w);
		for (unsigned n = 0; n < 2; n++) {
			s[WB_GCN_SCC] = 1;
			s[4] = s[6] = 0;
			memcpy(before, s, (WB_GCN_MODE + 1) * sizeof *s);
			rig_step(&r, &e);
			for (unsigned k = 0; k <= WB_GCN_MODE; k++)
				assert_int_equal(s[k], before[k]);
		}
		rig_free(&r);
	}
}

int
main(void)
{
	const struct CMUnitTest tests[] = { cmocka_unit_test(test_scalar_atomics), cmocka_unit_test(test_call),
		cmocka_unit_test(test_swizzle), cmocka_unit_test(test_addtid), cmocka_unit_test(test_null) };

	return cmocka_run_group_tests(tests, NULL, NULL);
}
