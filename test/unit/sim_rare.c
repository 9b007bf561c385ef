/* test/unit/sim_rare.c -- what compilers seldom write: scalar atomics, s_call_b64, rotations and the transform
 * pattern of ds_swizzle, LDS addressed by lane number, small floats, sums of products, atomics of floats.
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

TEST(test_scalar_atomics)
{
	static const char *const ops[] = { "swap", "cmpswap", "add", "sub", "smin", "umin", "smax", "umax", "and", "or",
		"xor", "inc", "dec" };
	struct wb_ctx *cx = unit_cx();
	struct wb_out o = wb_out_new(cx->unit);
	struct wb_sim_effect e;
	struct rig r;

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
}

/* ---- s_call_b64 ------------------------------------------------------------------------------- */
TEST(test_call)
{
	static const char text[] =
		"\t.amdgcn_target \"amdgcn-amd-amdhsa--gfx900\"\n\t.text\n\t.type f,@function\nf:\n\ts_mov_b32 s20, "
		"7\n\ts_setpc_b64 s[30:31]\n.Lf:\n\t.size f, .Lf-f\n"
		"\t.globl k\n\t.p2align 8\n\t.type k,@function\nk:\n\ts_call_b64 s[30:31], f\n\ts_mov_b32 s21, "
		"8\n\ts_endpgm\n.Lend:\n\t.size k, .Lend-k\n"
		"\t.section .rodata,\"a\",@progbits\n\t.amdhsa_kernel k\n\t.amdhsa_next_free_vgpr "
		"4\n\t.amdhsa_next_free_sgpr 40\n\t.end_amdhsa_kernel\n";
	struct wb_ctx *cx = unit_cx();
	uint16_t file = unit_file(cx, "test.s", text);
	struct wb_module *m;
	struct wb_sim *s;
	struct wb_sim_wave *w;
	struct wb_sim_effect e;
	const struct wb_fn *k = NULL;

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

TEST(test_swizzle)
{
	static const unsigned how[] = { 0xe000, 0xe01f, 0xe013, 0xe001, 0xc000, 0xc0a0, 0xc4a0, 0xc3e3, 0xc0a7,
		0xc7ff };
	struct wb_sim_effect e;

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

TEST(test_addtid)
{
	struct rig r = rig_new("gfx900", "\tds_write_addtid_b32 v4 offset:256\n\tds_read_addtid_b32 v5 offset:260\n");
	struct wb_sim_effect e;
	uint32_t bytes;

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
}

/* What is written to null is lost: neither SCC nor MODE, which stand beside the registers, nor any of these. */
TEST(test_null)
{
	static const char *const gfx[] = { "gfx1030", "gfx1100" };

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

/* ---- values worked out by hand --------------------------------------------------------------- */
/* Of registers v4 to v11; v12 is what it was before, v12 and v13 what is expected. */
static const struct by_hand {
	const char *target, *text;
	uint32_t in[8], old, want[2];
} by_hand[] = {
	/* floats of 8 bits: 2^-7, the largest one, the least one, no number */
	{ "gfx942", "v_cvt_f32_fp8 v12, v4", { 0x08 }, 0, { 0x3c000000 } },
	{ "gfx942", "v_cvt_f32_fp8 v12, v4", { 0x7f }, 0, { 0x43700000 } },
	{ "gfx942", "v_cvt_f32_fp8 v12, v4", { 0x81 }, 0, { 0xba800000 } },
	{ "gfx942", "v_cvt_f32_fp8 v12, v4", { 0x80 }, 0, { 0x7fc00000 } },
	{ "gfx942", "v_cvt_f32_bf8 v12, v4", { 0xff }, 0, { 0xc7600000 } },
	{ "gfx942", "v_cvt_pk_f32_fp8 v[12:13], v4", { 0x7f08 }, 0, { 0x3c000000, 0x43700000 } },
	{ "gfx942", "v_cvt_pk_f32_bf8 v[12:13], v4", { 0xff00 }, 0, { 0, 0xc7600000 } },
	/* 1 and -240; a tie, and what is too large; to the upper half */
	{ "gfx942", "v_cvt_pk_fp8_f32 v12, v4, v5", { 0x3f800000, 0xc3700000 }, 0xdead0000, { 0xdeadff40 } },
	{ "gfx942", "v_cvt_pk_fp8_f32 v12, v4, v5", { 0x3f880000, 0x43960000 }, 0xdead0000, { 0xdead8040 } },
	{ "gfx942", "v_cvt_pk_fp8_f32 v12, v4, v5 op_sel:[0,0,1]", { 0x3a800000, 0x80000000 }, 0xbeef, { 0x0001beef } },
	{ "gfx942", "v_cvt_pk_bf8_f32 v12, v4, v5", { 0x47600000, 0x3f800000 }, 0, { 0x407f } },
	/* of gfx12: NaN wins, which minimum and maximum of numbers leave; -0 is below 0 */
	{ "gfx1200", "v_minimum_f32 v12, v4, v5", { 0x3f800000, 0x7fc00000 }, 0, { 0x7fc00000 } },
	{ "gfx1200", "v_min_num_f32 v12, v4, v5", { 0x3f800000, 0x7fc00000 }, 0, { 0x3f800000 } },
	{ "gfx1200", "v_maximum_f32 v12, v4, v5", { 0xffc00000, 0x3f800000 }, 0, { 0xffc00000 } },
	{ "gfx1200", "v_minimum_f32 v12, v4, v5", { 0, 0x80000000 }, 0, { 0x80000000 } },
	{ "gfx1200", "v_maximum_f32 v12, v4, v5", { 0x80000000, 0 }, 0, { 0 } },
	{ "gfx1200", "v_minimum_f32 v12, -v4, |v5| clamp", { 0xbf000000, 0xbf400000 }, 0, { 0x3f000000 } },
	{ "gfx1200", "v_minimum3_f32 v12, v4, v5, v6", { 0x40400000, 0x3f800000, 0x40000000 }, 0, { 0x3f800000 } },
	{ "gfx1200", "v_maximum3_f32 v12, v4, v5, v6", { 0x40400000, 0x7fc00000, 0x40000000 }, 0, { 0x7fc00000 } },
	/* max(min(5, 2), 3), min(max(5, 2), 3) */
	{ "gfx1200", "v_minimummaximum_f32 v12, v4, v5, v6", { 0x40a00000, 0x40000000, 0x40400000 }, 0,
		{ 0x40400000 } },
	{ "gfx1200", "v_maximumminimum_f32 v12, v4, v5, v6", { 0x40a00000, 0x40000000, 0x40400000 }, 0,
		{ 0x40400000 } },
	{ "gfx1200", "v_minimummaximum_f16 v12, v4, v5, v6", { 0x4500, 0x4000, 0x3c00 }, 0xdead0000, { 0xdead4000 } },
	{ "gfx1200", "v_maximumminimum_f16 v12, v4, v5, v6", { 0x4500, 0x4000, 0x4400 }, 0xdead0000, { 0xdead4400 } },
	{ "gfx1200", "v_minimum3_f16 v12, v4, v5, v6", { 0x8000, 0, 0x3c00 }, 0xdead0000, { 0xdead8000 } },
	{ "gfx1200", "v_maximum3_f16 v12, v4, v5, v6", { 0x3c00, 0x7e00, 0 }, 0xdead0000, { 0xdead7e00 } },
	{ "gfx1200", "v_minimum_f16 v12, v4, v5", { 0x3c00, 0x7e00 }, 0xdead0000, { 0xdead7e00 } },
	{ "gfx1200", "v_maximum_f16 v12, v4, v5", { 0x4000, 0x3c00 }, 0xdead0000, { 0xdead4000 } },
	{ "gfx1200", "v_minimum_f64 v[12:13], v[4:5], v[6:7]", { 0, 0x3ff00000, 0, 0x7ff80000 }, 0, { 0, 0x7ff80000 } },
	{ "gfx1200", "v_maximum_f64 v[12:13], v[4:5], v[6:7]", { 0, 0x3ff00000, 1, 0x3ff00000 }, 0, { 1, 0x3ff00000 } },
	{ "gfx1200", "v_pk_minimum_f16 v12, v4, v5", { 0x3c007e00, 0x40003c00 }, 0, { 0x3c007e00 } },
	{ "gfx1200", "v_pk_maximum_f16 v12, v4, v5", { 0x3c007e00, 0x40003c00 }, 0, { 0x40007e00 } },
	/* 2 * 3 + 1 * 0.5 + 1 */
	{ "gfx1100", "v_dot2_f16_f16 v12, v4, v5, v6", { 0x3c004000, 0x38004200, 0x3c00 }, 0xdead0000, { 0xdead4780 } },
	{ "gfx1100", "v_dot2_f16_f16 v12, v4, v5, v6 op_sel:[0,0,1,1]", { 0x3c004000, 0x38004200, 0x3c000000 }, 0xbeef,
		{ 0x4780beef } },
	{ "gfx1100", "v_dot2_bf16_bf16 v12, v4, v5, v6", { 0x3f804000, 0x3f004040, 0x3f80 }, 0xdead0000,
		{ 0xdead40f0 } },
	{ "gfx1100", "v_dot2_f32_bf16 v12, v4, v5, v6", { 0x3f804000, 0x3f004040, 0x3f800000 }, 0, { 0x40f00000 } },
	{ "gfx1100", "v_dot4_i32_iu8 v12, v4, v5, v6 neg_lo:[1,0,0] clamp", { 0xff01ff7f, 0x02ff01ff, 0x7fffff00 }, 0,
		{ 0x7fffffff } },
	{ "gfx1100", "v_dot4_i32_iu8 v12, v4, v5, v6 neg_lo:[1,0,0]", { 0xff01ff7f, 0x02ff01ff, 1 }, 0,
		{ 127 * 255 - 1 + 255 - 2 + 1 } },
	{ "gfx1100", "v_cvt_pk_i16_f32 v12, v4, v5", { 0xbfc00000, 0x471c4000 }, 0, { 0x7fffffff } },
	{ "gfx1100", "v_cvt_pk_u16_f32 v12, v4, v5", { 0xbfc00000, 0x40700000 }, 0, { 0x00030000 } },
	{ "gfx1100", "v_mullit_f32 v12, v4, v5, v6", { 0x40000000, 0x40400000, 0x3f800000 }, 0, { 0x40c00000 } },
	{ "gfx1100", "v_mullit_f32 v12, v4, v5, v6", { 0x40000000, 0x40400000, 0x80000000 }, 0, { 0xff7fffff } },
	{ "gfx1100", "v_mullit_f32 v12, v4, v5, v6", { 0x40000000, 0xff800000, 0x3f800000 }, 0, { 0xff7fffff } },
	/* 1 + 2 * 3, 2 + 1 * 0.5 */
	{ "gfx1100", "v_pk_fmac_f16 v12, v4, v5", { 0x3c004000, 0x38004200 }, 0x40003c00, { 0x41004700 } },
	/* bytes 1 2 3 4 and 2 3 4 5 against 1 0 5 4, of which the 0 does not count */
	{ "gfx900", "v_mqsad_u32_u8 v[12:15], v[4:5], v6, v[8:11]", { 0x04030201, 5, 0x04050001, 0, 10, 20 }, 0,
		{ 12, 23 } },
};

TEST(test_by_hand)
{
	struct wb_sim_effect e;

	for (unsigned k = 0; k < WB_COUNT(by_hand); k++) {
		const struct by_hand *c = &by_hand[k];
		char line[120];
		struct rig r;

		snprintf(line, sizeof line, "\t%s\n", c->text);
		r = rig_new(c->target, line);
		rig_start(&r);
		for (unsigned i = 0; i < 64; i++) {
			for (unsigned v = 0; v < 8; v++)
				wb_sim_vgpr(r.w, 4 + v)[i] = c->in[v];
			wb_sim_vgpr(r.w, 12)[i] = c->old;
			wb_sim_vgpr(r.w, 13)[i] = 0;
		}
		rig_step(&r, &e);
		for (unsigned n = 0; n < 2; n++)
			if (wb_sim_vgpr(r.w, 12 + n)[5] != c->want[n])
				fail_msg("%s: v%u is %x, expected %x", c->text, 12 + n, wb_sim_vgpr(r.w, 12 + n)[5],
					c->want[n]);
		rig_free(&r);
	}
}

/* Atomics of floats, and the one that stops at 0: memory before, operand, memory after. */
TEST(test_float_atomics)
{
	static const struct {
		const char *target, *name;
		uint64_t before, x, after;
	} of[] = {
		{ "gfx90a", "add_f64", 0x3ff0000000000000, 0x4000000000000000, 0x4008000000000000 },
		{ "gfx90a", "min_f64", 0x3ff0000000000000, 0xc000000000000000, 0xc000000000000000 },
		{ "gfx90a", "max_f64", 0x3ff0000000000000, 0xc000000000000000, 0x3ff0000000000000 },
		{ "gfx90a", "add_f32", 0x3f800000, 0x40000000, 0x40400000 },
		{ "gfx90a", "pk_add_f16", 0x3c004000, 0xbc004000, 0x00004400 },
		{ "gfx942", "pk_add_bf16", 0x3f804000, 0xbf804000, 0x00004080 },
		{ "gfx1030", "csub", 5, 3, 2 },
		{ "gfx1030", "csub", 3, 5, 0 },
		{ "gfx1030", "fmax", 0x3f800000, 0xc0000000, 0x3f800000 },
		{ "gfx1030", "fmin_x2", 0x3ff0000000000000, 0xc000000000000000, 0xc000000000000000 },
	};
	struct wb_sim_effect e;

	for (unsigned k = 0; k < WB_COUNT(of); k++) {
		bool wide = strstr(of[k].name, "64") || strstr(of[k].name, "x2");
		uint64_t got = 0;
		char line[120];
		struct rig r;

		snprintf(line, sizeof line, "\tglobal_atomic_%s %sv[4:5], v%s, off%s\n", of[k].name,
			strcmp(of[k].name, "csub") == 0 ? "v8, " : "", wide ? "[6:7]" : "6",
			strcmp(of[k].name, "csub") == 0 ? " glc" : "");
		r = rig_new(of[k].target, line);
		rig_start(&r);
		memcpy(r.bytes + 64, &of[k].before, 8);
		wb_sim_vgpr(r.w, 4)[0] = (uint32_t)r.buffer + 64;
		wb_sim_vgpr(r.w, 5)[0] = (uint32_t)(r.buffer >> 32);
		wb_sim_vgpr(r.w, 6)[0] = (uint32_t)of[k].x;
		wb_sim_vgpr(r.w, 7)[0] = (uint32_t)(of[k].x >> 32);
		wb_sim_sgpr(r.w)[WB_GCN_EXEC_LO] = 1;
		wb_sim_sgpr(r.w)[WB_GCN_EXEC_HI] = 0;
		rig_step(&r, &e);
		memcpy(&got, r.bytes + 64, wide ? 8 : 4);
		if (got != of[k].after)
			fail_msg("%s: %llx, expected %llx", of[k].name, (unsigned long long)got,
				(unsigned long long)of[k].after);
		rig_free(&r);
	}
}
