/* test/unit/prove.c -- what src/prove says of masks of lanes, and of which lanes are on behind a call. */
#include "../../src/prove/private.h"
#include "../lib/unit.h"
#include "wavebound/gcn.h"

/* What sets of lanes have in common: bits of mask_combine. */
enum { BOTH = 8, EITHER = 14, BUT = 2 };

static struct wave
wave_of(uint32_t lanes)
{
	struct wb_ctx *cx = unit_cx();
	struct wave w = { .cx = cx, .lanes = lanes, .present = lanes,
		.known = wb_map_new(cx->unit), .now = WB_NEW(cx->unit, struct state, 1) };

	symbol_new(&w, WB_NONE, 0, (struct symbol){ .least = 1, .most = 1 });
	mask_start(&w, lanes);
	return w;
}

/* What instruction @site makes: lanes of which nothing is known, in mask @in. */
static uint32_t
made(struct wave *w, uint32_t site, uint32_t in)
{
	return mask_atom(w, 0, (struct lanes){ .site = site, .in = in, .may = UINT64_MAX });
}

/* ---- masks ---------------------------------------------------------------------------------------------- */
TEST(numbers)
{
	struct wave w = wave_of(64);

	assert_int_equal(mask_number(&w, 0), MASK_NONE);
	assert_int_equal(mask_number(&w, UINT64_MAX), MASK_FULL);
	assert_int_equal(mask_bits(&w, mask_number(&w, 6)).may, 6);
	assert_int_equal(mask_bits(&w, mask_number(&w, 6)).must, 6);
	assert_true(mask_within(&w, mask_number(&w, 6), mask_number(&w, 7)));
	assert_false(mask_within(&w, mask_number(&w, 6), mask_number(&w, 5)));
	w = wave_of(32);
	assert_int_equal(mask_number(&w, UINT32_MAX), MASK_FULL);
}

/* The tables of masks are functions of atoms, whatever was done to these before. */
TEST(tables)
{
	struct wave w = wave_of(64);
	uint32_t a = made(&w, 1, WB_NONE), b = made(&w, 2, WB_NONE), both = mask_combine(&w, BOTH, a, b);

	assert_int_equal(mask_combine(&w, EITHER, both, mask_combine(&w, BUT, a, b)), a);
	assert_int_equal(mask_combine(&w, BUT, both, a), MASK_NONE);
	assert_int_equal(mask_combine(&w, EITHER, a, mask_combine(&w, BUT, MASK_FULL, a)), MASK_FULL);
	assert_true(mask_within(&w, both, a));
	assert_false(mask_within(&w, a, both));
	assert_false(mask_within(&w, a, b));
	assert_int_equal(mask_bits(&w, mask_combine(&w, BOTH, a, mask_number(&w, 6))).may, 6);
	assert_int_equal(mask_bits(&w, mask_combine(&w, EITHER, a, mask_number(&w, 6))).must, 6);
}

/* What is known of atoms is used, and only that. */
TEST(inside)
{
	struct wave w = wave_of(64);
	uint32_t a = made(&w, 1, WB_NONE), b = made(&w, 2, a), c = made(&w, 3, b);

	assert_true(mask_within(&w, c, a));
	assert_false(mask_within(&w, a, c));
	assert_int_equal(mask_combine(&w, EITHER, c, a), a);
	assert_int_equal(mask_combine(&w, BOTH, a, c), c);
	assert_int_equal(mask_combine(&w, BUT, c, a), MASK_NONE);
	assert_int_not_equal(mask_combine(&w, BUT, a, c), MASK_NONE);
	assert_int_not_equal(mask_combine(&w, BUT, a, c), a);
	assert_true(mask_rests_on(&w, c, 1));
	assert_false(mask_rests_on(&w, a, 3));
	assert_int_equal(mask_around(&w, (uint32_t[]){ b, c }, 2, 3), b);
	assert_int_equal(mask_around(&w, (uint32_t[]){ b, c }, 2, 2), a);
}

/* More atoms than a table has room for. */
TEST(many)
{
	struct wave w = wave_of(64);
	uint32_t all = MASK_FULL, some = MASK_NONE;

	for (uint32_t k = 0; k < 12; k++) {
		uint32_t m = made(&w, 1 + k, WB_NONE), fewer = mask_combine(&w, BOTH, all, m);

		w.site = 20 + k;
		assert_true(mask_within(&w, fewer, all));
		assert_false(mask_within(&w, all, fewer));
		all = fewer;
		some = mask_combine(&w, EITHER, some, m);
	}
	assert_int_equal(mask_bits(&w, some).may, UINT64_MAX);
	assert_int_equal(mask_bits(&w, some).must, 0);
	assert_false(mask_within(&w, some, all));
}

/* What a mask says of a number. */
TEST(narrowed)
{
	struct wave w = wave_of(64);
	uint32_t f = form_symbol(&w, false, symbol_new(&w, 7, 0, (struct symbol){ .most = 100, .varies = true }));
	struct lanes m = { .site = 1, .in = WB_NONE, .may = UINT64_MAX };
	struct narrowing in = condition_start(&w, f, WB_NONE), out = in;
	uint32_t c;

	m.says[0][0] = condition_assume(f, LESS, false, 10, 10, false);
	m.says[1][0] = condition_assume(f, LESS, false, 10, 10, true);
	c = mask_atom(&w, 0, m);
	mask_narrow(&w, c, &in);
	mask_narrow(&w, mask_combine(&w, BUT, MASK_FULL, c), &out);
	assert_true(in.least == 0 && in.most == 9);
	assert_true(out.least == 10 && out.most == 100);
}

/* ---- instructions --------------------------------------------------------------------------------------- */
/* The block that ends the text. */
static uint32_t
last_block(const struct wb_fn *fn)
{
	uint32_t last = 0, line = 0;

	for (uint32_t b = 0; b < fn->nblock; b++)
		WB_EACH_INST(fn, b, k)
			if (fn->inst[k].loc.line > line) {
				line = fn->inst[k].loc.line;
				last = b;
			}
	return last;
}

/* The descriptor of private memory then begins where that of the wave does. */
#define OWN_BASE "\ts_add_u32 s0, s0, s5\n\ts_addc_u32 s1, s1, 0\n"

/* What is known behind these instructions of a kernel for @gfx that may call @function. */
static struct state *
behind_on(uint32_t gfx, const char *function, const char *kernel, bool ordered, struct wave *w)
{
	static const char frame[] =
		"\t.amdgcn_target \"amdgcn-amd-amdhsa--gfx%u\"\n\t.text\n\t.type f,@function\n"
		"f:\n%s\ts_setpc_b64 s[30:31]\n.Lf:\n\t.size f, .Lf-f\n\t.type k,@function\nk:\n"
		"%s%s\ts_endpgm\n.Lk:\n\t.size k, .Lk-k\n"
		"\t.section .rodata\n\t.amdhsa_kernel k\n%s"
		"\t\t.amdhsa_private_segment_fixed_size 1024\n\t\t.amdhsa_next_free_vgpr 8\n"
		"\t\t.amdhsa_next_free_sgpr 34\n\t.end_amdhsa_kernel\n";
	struct wb_ctx *cx = unit_cx();
	const char *text = wb_format(cx->unit, frame, gfx, function, gfx < 1100 ? OWN_BASE : "", kernel, gfx < 1100 ?
		"\t\t.amdhsa_user_sgpr_private_segment_buffer 1\n"
		"\t\t.amdhsa_system_sgpr_private_segment_wavefront_offset 1\n" : "");
	struct wb_module *m = NULL;
	struct wb_recheck_input in = { .files = cx->files };
	struct groups one = { .size = { 64, 1, 1 } };

	assert_int_equal(wb_gcn_read(cx, wb_file_add(cx->files, WB_FILE_TEXT, "t.s", text, strlen(text)), NULL, &m),
		WB_OK);
	in.module = m;
	for (uint32_t f = 0; f < m->nfn; f++) {
		if (!m->fn[f]->is_kernel)
			continue;
		*w = (struct wave){ .cx = cx, .fn = m->fn[f], .in = &in, .lanes = 64, .ordered = ordered };
		w->text = text_find(cx, m->fn[f], cx->files);
		assert_non_null(w->text);
		*w = wave_new(w, &one, 0);
		if (!run_wave(w))
			return NULL;
		w->in = NULL;
		return w->after[last_block(m->fn[f])];
	}
	return NULL;
}

static struct state *
behind(const char *function, const char *kernel, bool ordered, struct wave *w)
{
	return behind_on(900, function, kernel, ordered, w);
}

/* Whether all lanes are known to be on behind a call of a function of which these are the instructions. */
static bool
all_on_behind(const char *function, bool ordered)
{
	static const char call[] = "\ts_getpc_b64 s[28:29]\n\ts_add_u32 s28, s28, f@rel32@lo+4\n"
		"\ts_addc_u32 s29, s29, f@rel32@hi+12\n\ts_swappc_b64 s[30:31], s[28:29]\n";
	struct wave w;

	return behind(function, call, ordered, &w)->exec == MASK_ALL;
}

TEST(lanes_behind_a_call)
{
	static const char keeps[] = "\ts_and_saveexec_b64 s[4:5], vcc\n\ts_or_b64 exec, exec, s[4:5]\n";
	static const char other[] = "\ts_and_saveexec_b64 s[4:5], vcc\n\ts_or_b64 exec, exec, s[6:7]\n";
	static const char joins[] = "\ts_and_saveexec_b64 s[4:5], vcc\n\ts_cbranch_execz .L0\n\ts_and_b64 exec, exec, "
		"s[6:7]\n.L0:\n\ts_or_b64 exec, exec, s[4:5]\n";
	static const char one_way[] = "\ts_and_saveexec_b64 s[4:5], vcc\n\ts_cbranch_execz .L0\n\ts_or_b64 exec, exec, "
		"s[4:5]\n.L0:\n";

	assert_true(all_on_behind("\ts_nop 0\n", true));
	assert_true(all_on_behind(keeps, true));
	assert_true(all_on_behind(joins, true));
	assert_false(all_on_behind(keeps, false));
	assert_false(all_on_behind(other, true));
	assert_false(all_on_behind(one_way, true));
	assert_false(all_on_behind("\ts_and_saveexec_b64 s[4:5], vcc\n", true));
	assert_false(all_on_behind("\ts_mov_b64 exec, -1\n", true));
}

/* s[2:3]: any lanes. s[4:5]: the first one of them; s[6:7]: all but that. */
TEST(first_lanes)
{
	struct wave w;
	struct state *s = behind("", "\ts_mov_b64 vcc, s[8:9]\n\tv_cmp_eq_u32_e64 s[2:3], v0, v5\n"
		"\ts_ff1_i32_b64 s10, s[2:3]\n\ts_lshl_b64 s[4:5], 1, s10\n\ts_andn2_b64 s[6:7], s[2:3], s[4:5]\n"
		"\ts_and_b64 s[12:13], s[2:3], s[4:5]\n\ts_cmp_lg_u64 s[6:7], 0\n", false, &w);

	assert_int_equal(s->s[10], VALUE(FIRST, ID(s->s[2])));
	assert_int_equal(s->s[SCC], VALUE(SOME, ID(s->s[6])));
	assert_true(mask_lacks_first(&w, ID(s->s[6]), ID(s->s[2])));
	assert_false(mask_lacks_first(&w, ID(s->s[2]), ID(s->s[2])));
	assert_int_equal(mask_lanes(&w, ID(s->s[12])), 1);
	assert_int_equal(mask_lanes(&w, ID(s->s[4])), 64);	/* if s[2:3] has none, it is any lane */
	assert_int_equal(mask_lanes(&w, ID(s->s[6])), 64);
	/* of lanes that are known, and of none */
	s = behind("", "\ts_mov_b64 s[2:3], 6\n\ts_ff1_i32_b64 s10, s[2:3]\n\ts_lshl_b64 s[4:5], 1, s10\n"
		"\ts_and_b64 s[6:7], s[2:3], s[4:5]\n\ts_andn2_b64 s[2:3], s[2:3], s[4:5]\n"
		"\ts_mov_b64 s[12:13], 0\n\ts_ff1_i32_b64 s11, s[12:13]\n\ts_lshl_b64 s[14:15], 1, s11\n", false, &w);
	assert_int_equal(mask_lanes(&w, ID(s->s[6])), 1);
	assert_true(mask_lacks_first(&w, ID(s->s[2]), mask_number(&w, 6)));
	assert_int_equal(mask_lanes(&w, ID(s->s[14])), 64);
}

/* s[6:7]: the lanes of s[2:3] with no lane of it below them; s[8:9]: with none of its lower half. */
TEST(lanes_below)
{
	struct wave w;
	struct state *s = behind("", "\tv_cmp_eq_u32_e64 s[2:3], v0, v5\n\tv_mbcnt_lo_u32_b32 v1, s2, 0\n"
		"\tv_mbcnt_hi_u32_b32 v2, s3, v1\n\tv_cmp_eq_u32_e64 s[6:7], 0, v2\n"
		"\tv_cmp_eq_u32_e64 s[8:9], 0, v1\n\tv_cmp_eq_u32_e64 s[10:11], 1, v2\n"
		"\ts_and_b64 s[6:7], s[6:7], s[2:3]\n\ts_and_b64 s[8:9], s[8:9], s[2:3]\n"
		"\ts_and_b64 s[10:11], s[10:11], s[2:3]\n", false, &w);

	assert_int_equal(mask_lanes(&w, ID(s->s[6])), 1);
	assert_int_equal(mask_lanes(&w, ID(s->s[8])), 64);
	assert_int_equal(mask_lanes(&w, ID(s->s[10])), 64);
}

/* Bits with a sign, shifts by another number in each lane, and operations on one number. */
TEST(known_results)
{
	static const struct {
		const char *text;
		int64_t want;
	} known[] = { { "s_mov_b32 s5, 7\n\ts_not_b32 s4, s5", -8 },
		{ "s_movk_i32 s5, 0xfff9\n\ts_abs_i32 s4, s5", 7 }, { "s_mov_b32 s5, 7\n\ts_abs_i32 s4, s5", 7 },
		{ "s_mov_b32 s5, 0x80000000\n\ts_abs_i32 s4, s5", INT32_MIN },
		{ "s_mov_b32 s5, 0x8080\n\ts_sext_i32_i16 s4, s5", -0x7f80 },
		{ "s_mov_b32 s5, 0x8080\n\ts_sext_i32_i8 s4, s5", -0x80 },
		{ "s_mov_b32 s5, 0x8080\n\ts_bfe_i32 s4, s5, 0x80008", -0x80 },
		{ "s_mov_b32 s5, 0x8080\n\ts_bfe_i32 s4, s5, 0x8", 0 },
		{ "s_mov_b32 s5, 0x80000000\n\ts_bfe_i32 s4, s5, 0x10001f", -1 } };
	struct wave w;
	struct state *s;
	int64_t n;

	for (uint32_t k = 0; k < WB_COUNT(known); k++) {
		s = behind("", wb_format(unit_cx()->unit, "\t%s\n", known[k].text), false, &w);
		assert_true(KIND(s->s[4]) == FORM && form_constant(&w, ID(s->s[4]), &n) && n == known[k].want);
	}
	s = behind("", "\tv_bfe_i32 v1, v0, 4, 2\n\tv_lshrrev_b32_e32 v2, v0, v0\n", false, &w);
	assert_int_equal(form_known(&w, ID(s->v[1].v))[0x35], -1);
	assert_int_equal(form_known(&w, ID(s->v[2].v))[33], 16);
	/* low bits that are 0 say nothing of the upper half */
	s = behind("", "\tv_lshlrev_b64 v[2:3], 4, v[5:6]\n\tv_mad_u64_u32 v[0:1], vcc, v5, 8, 0\n", false, &w);
	assert_true(value_zeros(&w, s->v[2].v) == 4 && s->v[3].v == VALUE(UNKNOWN, 0));
	assert_true(value_zeros(&w, s->v[0].v) == 3 && s->v[1].v == VALUE(UNKNOWN, 0));
	/* they are kept where else only is known that all lanes have the same number */
	s = behind("", "\ts_lshl_b32 s6, s9, 2\n\ts_mov_b32 s7, s8\n\ts_lshl_b64 s[4:5], s[6:7], 1\n"
		"\ts_lshl_b32 s10, s6, s8\n\ts_lshr_b32 s11, s6, s8\n", false, &w);
	assert_true(value_zeros(&w, s->s[4]) == 3 && value_zeros(&w, s->s[5]) == 0);
	assert_true(value_zeros(&w, s->s[10]) == 2 && value_zeros(&w, s->s[11]) == 0);
}

/* A mask is compared with 0, not with two registers of which one is 0. */
TEST(compared_with_zero)
{
	struct wave w;
	static const char text[] = "\tv_cmp_eq_u32_e64 s[2:3], v0, v5\n\ts_mov_b32 s6, 0\n"
		"\ts_cmp_lg_u64 s[2:3], %s\n";

	static const char *const with[] = { "0", "s[6:7]", "1" };

	for (uint32_t k = 0; k < WB_COUNT(with); k++) {
		struct state *s = behind("", wb_format(unit_cx()->unit, text, with[k]), false, &w);

		assert_true((s->s[SCC] == VALUE(SOME, ID(s->s[2]))) == !k);
	}
}

/* Whether v3 holds what v0 does behind these instructions. */
static bool
is_copied(const char *text)
{
	struct wave w;
	struct state *s = behind("", text, false, &w);

	return s && KIND(s->v[0].v) == FORM && s->v[3].v == s->v[0].v;
}

#define STORE "\tbuffer_store_dword v0, off, s[0:3], 0 offset:8\n"
#define LOAD "\tbuffer_load_dword v3, off, s[0:3], 0 offset:8\n\ts_waitcnt vmcnt(0)\n"
TEST(slots)
{
	assert_true(is_copied(STORE LOAD));
	assert_true(is_copied(STORE "\tbuffer_store_dword v5, off, s[0:3], 0 offset:12\n" LOAD));
	assert_true(is_copied(STORE "\tglobal_store_dword v[6:7], v5, off\n" LOAD));
	assert_false(is_copied(STORE "\tbuffer_store_dword v5, off, s[0:3], 0 offset:8\n" LOAD));
	assert_false(is_copied(STORE "\tbuffer_store_byte v5, off, s[0:3], 0 offset:11\n" LOAD));
	assert_false(is_copied(STORE "\tbuffer_store_dwordx3 v[5:7], off, s[0:3], 0\n" LOAD));
	assert_false(is_copied(STORE "\tbuffer_store_dword v5, v6, s[0:3], 0 offen\n" LOAD));
	assert_false(is_copied(STORE "\tbuffer_store_dword v5, off, s[0:3], s9 offset:12\n" LOAD));
	assert_false(is_copied(STORE "\tbuffer_store_dword v5, off, s[8:11], 0 offset:12\n" LOAD));
	assert_false(is_copied(STORE "\tbuffer_atomic_add v5, off, s[0:3], 0 offset:12\n" LOAD));
	assert_false(is_copied(STORE "\tflat_store_dword v[6:7], v5\n" LOAD));
	assert_false(is_copied("\tbuffer_store_dword v0, off, s[0:3], 0 offset:1024\n"
		"\tbuffer_load_dword v3, off, s[0:3], 0 offset:1024\n"));	/* it is not in private memory */
	/* the wave's offset twice, a stack that begins elsewhere, or an address of it that is computed */
	assert_false(is_copied(OWN_BASE STORE LOAD));
	assert_true(is_copied("\ts_mov_b64 s[8:9], s[0:1]\n\ts_mov_b64 s[10:11], s[2:3]\n" STORE
		"\tbuffer_store_dword v5, off, s[8:11], 0 offset:12\n" LOAD));
	assert_false(is_copied(STORE "\ts_mov_b64 s[8:9], s[0:1]\n\tglobal_store_dword v6, v5, s[8:9]\n" LOAD));
	assert_false(is_copied(STORE "\ts_and_b32 s8, s1, 0xffff\n\tglobal_store_dword v[6:7], v5, off\n" LOAD));
	assert_false(is_copied(STORE LOAD "\ts_mov_b64 s[8:9], flat_scratch\n"));
	assert_false(is_copied(STORE LOAD "\ts_bitcmp1_b32 s1, 3\n\ts_cselect_b32 s8, 1, 0\n"));
	assert_false(is_copied(STORE LOAD "\ts_cmp_lt_u32 flat_scratch_lo, s8\n"));
	assert_false(is_copied(STORE LOAD "\ts_mov_b64 vcc, s[0:1]\n\tv_div_fmas_f32 v6, v6, v6, v6\n"));
	assert_false(is_copied("\ts_and_saveexec_b64 s[8:9], vcc\n" STORE "\ts_mov_b64 exec, s[8:9]\n" LOAD));
	assert_false(is_copied(STORE "\ts_getpc_b64 s[28:29]\n\ts_add_u32 s28, s28, f@rel32@lo+4\n"
		"\ts_addc_u32 s29, s29, f@rel32@hi+12\n\ts_swappc_b64 s[30:31], s[28:29]\n" LOAD));
}

/* Of a store of two words, where so many are followed that the first one is not, and the second one is. */
TEST(many_slots)
{
	struct wb_out o = wb_out_new(unit_cx()->unit);

	wb_printf(&o, STORE);
	for (uint32_t k = 4; k < 3 + MOST_SLOTS; k++)
		wb_printf(&o, "\tbuffer_store_dword v5, off, s[0:3], 0 offset:%u\n", 4 * k);
	assert_true(is_copied(wb_format(unit_cx()->unit, "%s" LOAD, o.at)));
	wb_printf(&o, "\tbuffer_store_dwordx2 v[5:6], off, s[0:3], 0 offset:4\n");
	assert_false(is_copied(wb_format(unit_cx()->unit, "%s" LOAD, o.at)));
}

/* Whether s5 holds what s4 does behind these instructions. */
static bool
is_kept(const char *text)
{
	struct wave w;
	struct state *s = behind("", text, false, &w);

	return KIND(s->s[4]) == FORM && s->s[5] == s->s[4];
}

#define WRITE "\tv_writelane_b32 v9, s4, 3\n"
#define READ "\tv_readlane_b32 s5, v9, 3\n"
#define ALL "\ts_or_saveexec_b64 s[8:9], -1\n"
#define AWAY "\tbuffer_store_dword v9, off, s[0:3], 0 offset:8\n"
#define BACK "\tv_mov_b32_e32 v9, 0\n\tbuffer_load_dword v9, off, s[0:3], 0 offset:8\n\ts_waitcnt vmcnt(0)\n"
TEST(lanes)
{
	assert_true(is_kept(WRITE READ));
	assert_true(is_kept(WRITE "\tv_writelane_b32 v9, s6, 4\n" READ));
	assert_true(is_kept(WRITE ALL AWAY BACK READ));
	assert_false(is_kept(WRITE "\tv_writelane_b32 v9, s6, 3\n" READ));
	assert_false(is_kept(WRITE "\tv_writelane_b32 v9, 7, s10\n" READ));
	assert_false(is_kept(WRITE "\tv_mov_b32_e32 v9, 0\n" READ));
	assert_false(is_kept(WRITE "\tv_readlane_b32 s5, v9, 4\n"));
	assert_false(is_kept(WRITE "\ts_mov_b64 exec, 8\n" AWAY "\ts_mov_b64 exec, 6\n" BACK READ));
	assert_false(is_kept("\ts_mov_b64 exec, -1\n" AWAY WRITE "\ts_mov_b64 exec, 4\n" AWAY
		"\ts_mov_b64 exec, -1\n" BACK READ));	/* lane 3 is not stored */
}

/* Whether behind these instructions of gfx908 v3 holds what v0 does, and s5 what s4 does. */
static bool
is_kept_by_accumulators(const char *text)
{
	struct wave w;
	struct state *s = behind_on(908, "", text, false, &w);

	return KIND(s->v[0].v) == FORM && s->v[3].v == s->v[0].v && KIND(s->s[4]) == FORM && s->s[5] == s->s[4];
}

#define TO_A "\tv_accvgpr_write_b32 a1, v0\n" WRITE ALL "\tv_accvgpr_write_b32 a2, v9\n\ts_mov_b64 exec, s[8:9]\n"
#define FROM_A "\tv_accvgpr_read_b32 v3, a1\n" ALL "\tv_accvgpr_read_b32 v9, a2\n\ts_mov_b64 exec, s[8:9]\n" READ
TEST(accumulators)
{
	assert_true(is_kept_by_accumulators(TO_A "\tv_mov_b32_e32 v9, 0\n\tv_mov_b32_e32 v1, 0\n" FROM_A));
	assert_true(is_kept_by_accumulators(TO_A "\tv_mfma_f32_4x4x1f32 a[4:7], v5, v6, a[0:3]\n" FROM_A));
	assert_false(is_kept_by_accumulators(TO_A "\tv_mfma_f32_4x4x1f32 a[0:3], v5, v6, a[0:3]\n" FROM_A));
	assert_false(is_kept_by_accumulators(TO_A "\tv_accvgpr_write_b32 a1, v1\n" FROM_A));
	assert_false(is_kept_by_accumulators(TO_A "\tv_accvgpr_write_b32 a2, 0\n" FROM_A));
}

/* Whether the end is reached behind a wave whose lanes part by vcc, in the first arm only if some do, and then in the
 * other one by @branch. */
static bool
is_reached(const char *branch)
{
	struct wave w;
	struct wb_ctx *cx = unit_cx();

	return behind("", wb_format(cx->unit, "\tv_cmp_eq_u32_e32 vcc, v0, v5\n\ts_and_saveexec_b64 s[4:5], vcc\n"
		"\ts_xor_b64 s[4:5], exec, s[4:5]\n\ts_cbranch_execnz .L1\n%s.L1:\n\ts_endpgm\n.L2:\n", branch),
		false, &w) != NULL;
}

TEST(one_of_two_arms)
{
	assert_false(is_reached("\ts_andn2_saveexec_b64 s[4:5], s[4:5]\n\ts_cbranch_execz .L2\n"));
	assert_false(is_reached("\ts_or_saveexec_b64 s[4:5], s[4:5]\n\ts_xor_b64 exec, exec, s[4:5]\n"
		"\ts_cbranch_execz .L2\n"));
	assert_true(is_reached("\ts_andn2_saveexec_b64 s[4:5], s[4:5]\n\ts_cbranch_execnz .L2\n"));
	assert_true(is_reached("\ts_and_saveexec_b64 s[4:5], s[6:7]\n\ts_cbranch_execz .L2\n"));
}

static void
nothing(void *user, struct wave *w, uint32_t k, uint32_t site)
{
	(void)user, (void)w, (void)k, (void)site;
}

/* The weight of the heaviest path through two arms that exclude each other, with this between them: each counts 1, the
 * entry -1. */
static int64_t
heaviest(const char *between)
{
	struct wb_ctx *cx = unit_cx();
	struct groups one = { .size = { 64, 1, 1 } };
	struct wave w;
	struct wb_flow_row row = { .first = 0 };
	struct wb_flow_term term[8];
	struct wb_flow_rows rows = { .row = &row, .nrow = 1, .term = term };
	uint32_t none[8];
	struct wb_loops loops = { .of_block = none };
	struct unrolled u = { .row = { &row }, .nrow = 1, .apart = true, .before = nothing };
	struct wb_fn fn;

	behind("", wb_format(cx->unit, "\ts_cmp_eq_u32 s6, 0\n\ts_cbranch_scc1 .L1\n\ts_nop 0\n.L1:\n%s"
		"\ts_cmp_lg_u32 s6, 0\n\ts_cbranch_scc1 .L2\n\ts_nop 0\n.L2:\n", between), false, &w);
	fn = *w.fn;
	memset(none, 0xff, sizeof none);
	for (uint32_t e = 0; e < fn.nedge; e++) {
		uint32_t src = fn.edge[e].src;

		if (src == WB_NONE || (fn.block[src].nout == 2 && fn.edge[e].kind != WB_EDGE_TAKEN))
			term[row.nterm++] = (struct wb_flow_term){ .edge = e, .coeff = src == WB_NONE ? -1 : 1 };
	}
	fn.loops = &loops;
	fn.rows = &rows;
	w.fn = &fn;
	w = wave_new(&w, &one, 0);
	u.alive = WB_NEW(cx->unit, bool, fn.nedge);
	assert_true(unroll_wave(&w, 1000, &u));
	return u.heaviest.of[0];
}

/* Behind a barrier the chain may go on with another wave. */
TEST(weights)
{
	assert_int_equal(heaviest(""), 0);
	assert_int_equal(heaviest("\ts_barrier\n"), 1);
}

/* Whether SCC, s4 and v1 hold what they did behind these instructions. */
static bool
is_left(uint32_t gfx, const char *text)
{
	static const char before[] = "\ts_mov_b32 s4, 3\n\tv_mov_b32_e32 v1, 3\n\ts_cmp_eq_u32 3, 4\n%s";
	struct wave w;
	struct wb_ctx *cx = unit_cx();
	struct state *s = behind_on(gfx, "", wb_format(cx->unit, before, text), false, &w);

	w.now = s;
	return value_is(&w, s->s[4], 3) && value_is(&w, s->v[1].v, 3) && meaning_scc(&w) == 0;
}

/* Names that begin like those of instructions that write less. */
TEST(results)
{
	assert_true(is_left(1100, "\tds_store_b32 v1, v2\n\ts_sendmsg sendmsg(MSG_DEALLOC_VGPRS)\n"));
	assert_false(is_left(1100, "\tds_storexchg_rtn_b32 v1, v0, v2\n\ts_waitcnt lgkmcnt(0)\n"));
	assert_false(is_left(1100, "\ts_sendmsg_rtn_b32 s4, sendmsg(MSG_RTN_GET_REALTIME)\n\ts_waitcnt lgkmcnt(0)\n"));
	assert_true(is_left(1200, "\ts_barrier_signal -1\n\ts_barrier_wait -1\n"));
	assert_false(is_left(1200, "\ts_barrier_signal_isfirst -1\n\ts_barrier_wait -1\n"));
	assert_false(is_left(1200, "\tv_mad_co_u64_u32 v[2:3], s4, v2, v3, v[4:5]\n"));
	assert_true(is_left(1100, "\tv_dual_mov_b32 v0, v1 :: v_dual_mov_b32 v3, v2\n"));
	assert_false(is_left(1100, "\tv_dual_mov_b32 v0, v1 :: v_dual_mov_b32 v1, v2\n"));
	assert_false(is_left(1100, "\tv_dual_fmac_f32 v1, v2, v3 :: v_dual_mov_b32 v4, v5\n"));
}

TEST(lanes_of_carries)
{
	struct wave w;

	assert_int_equal(behind("", "\tv_add_co_u32_e64 v1, vcc, v0, v5\n", false, &w)->exec, MASK_ALL);
	assert_int_not_equal(behind("", "\tv_add_co_u32_e64 v1, exec, v0, v5\n", false, &w)->exec, MASK_ALL);
	assert_int_not_equal(behind("", "\tv_addc_co_u32_e64 v1, exec, v0, v5, vcc\n", false, &w)->exec, MASK_ALL);
	assert_int_not_equal(behind("", "\tv_mad_u64_u32 v[2:3], exec, v0, v5, v[6:7]\n", false, &w)->exec, MASK_ALL);
}
