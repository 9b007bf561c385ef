/* test/unit/sim_lane.c -- comparisons, packed and mixed forms, SDWA, DPP, lane
 * exchange, registers counted from M0, rounding and denormal modes.
 */
#include <fenv.h>
#include <math.h>

#include "sim_test.h"

static float F(uint32_t u) { float f; memcpy(&f, &u, 4); return f; }
static uint32_t fbits(float f) { uint32_t u; memcpy(&u, &f, 4); return u; }
static double D(uint64_t u) { double d; memcpy(&d, &u, 8); return d; }
static double
H(uint32_t a)
{
	int e = (int)(a >> 10 & 31), m = (int)(a & 1023);
	double x = e == 31 ? (m ? (double)NAN : (double)INFINITY) : e ? ldexp(1024 + m, e - 25) : ldexp(m, -24);

	return a >> 15 & 1 ? -x : x;
}

static void
set_exec(struct rig *r, uint64_t exec)
{
	wb_sim_sgpr(r->w)[WB_GCN_EXEC_LO] = (uint32_t)exec;
	wb_sim_sgpr(r->w)[WB_GCN_EXEC_HI] = (uint32_t)(exec >> 32);
}

static void
scramble(struct rig *r)
{
	static const uint32_t some[] = { 0, 0x80000000, 0x3f800000, 0xbf800000, 0x7f800000, 0x7fc00000, 1, 0xffffffff,
		0x3c003c00, 0x7c00fc00, 0x00018001, 0x7fff8000, 0x7ff00000, 0xfff80000 };

	for (unsigned k = 0; k < 32; k++)
		for (unsigned i = 0; i < 64; i++)
			wb_sim_vgpr(r->w, k)[i] = random32() % 3 ? random32() : some[random32() % WB_COUNT(some)];
	for (unsigned k = 0; k < 100; k++)
		wb_sim_sgpr(r->w)[k] = random32();
}

/* ---- comparisons ---------------------------------------------------------------------------- */
static const char *const float_conditions[] = { "f", "lt", "eq", "le", "gt", "lg", "ge", "o", "u", "nge", "nlg", "ngt",
	"nle", "neq", "nlt", "tru" };
static const char *const int_conditions[] = { "f", "lt", "eq", "le", "gt", "ne", "ge", "t" };
static const char *const types[] = { "f32", "f64", "f16", "i16", "u16", "i32", "u32", "i64", "u64" };

/* Outcome as bits: less 1, equal 2, greater 4, unordered 8; which of them make each condition true. */
static unsigned
accepts(const char *c)
{
	static const struct { const char *name; unsigned set;
	} all[] = {
		{ "f", 0 },
		{ "lt", 1 },
		{ "eq", 2 },
		{ "le", 3 },
		{ "gt", 4 },
		{ "lg", 5 },
		{ "ne", 5 },
		{ "ge", 6 },
		{ "o", 7 },
		{ "t", 7 },
		{ "tru", 15 },
		{ "u", 8 },
		{ "nge", 9 },
		{ "nlg", 10 },
		{ "ngt", 11 },
		{ "nle", 12 },
		{ "neq", 13 },
		{ "nlt", 14 },
	};

	for (unsigned k = 0; k < WB_COUNT(all); k++)
		if (strcmp(all[k].name, c) == 0)
			return all[k].set;
	fail();
	return 0;
}

static unsigned
outcome(const char *type, uint64_t a, uint64_t b)
{
	unsigned bits = (unsigned)atoi(type + 1);
	long double x, y;

	if (type[0] == 'f') {
		x = bits == 32 ? (long double)F((uint32_t)a) :
			bits == 64 ? (long double)D(a) :
				     (long double)H(a & 0xffff);
		y = bits == 32 ? (long double)F((uint32_t)b) :
			bits == 64 ? (long double)D(b) :
				     (long double)H(b & 0xffff);
	} else if (type[0] == 'u') {
		x = bits == 64 ? (long double)a : bits == 32 ? (long double)(uint32_t)a : (long double)(uint16_t)a;
		y = bits == 64 ? (long double)b : bits == 32 ? (long double)(uint32_t)b : (long double)(uint16_t)b;
	} else {
		x = bits == 64 ? (long double)(int64_t)a :
			bits == 32 ? (long double)(int32_t)a :
				     (long double)(int16_t)a;
		y = bits == 64 ? (long double)(int64_t)b :
			bits == 32 ? (long double)(int32_t)b :
				     (long double)(int16_t)b;
	}
	return x < y ? 1 : x == y ? 2 : x > y ? 4 : 8;
}

static void
check_compare(struct rig *r, const char *cond, const char *type, bool x)
{
	uint64_t exec = random_exec(random32()), want = 0, got;
	bool wide = type[1] == '6';
	struct wb_sim_effect e;

	scramble(r);
	for (unsigned i = 0; i < 64; i += 3)	/* equal ones */
		for (unsigned k = 4; k < 6; k++)
			wb_sim_vgpr(r->w, k + 2)[i] = wb_sim_vgpr(r->w, k)[i];
	set_exec(r, exec);
	for (unsigned i = 0; i < 64; i++) {
		uint64_t a = wb_sim_vgpr(r->w, 4)[i] | (wide ? (uint64_t)wb_sim_vgpr(r->w, 5)[i] << 32 : 0);
		uint64_t b = wb_sim_vgpr(r->w, 6)[i] | (wide ? (uint64_t)wb_sim_vgpr(r->w, 7)[i] << 32 : 0);

		if ((exec >> i & 1) && (accepts(cond) & outcome(type, a, b)))
			want |= 1ull << i;
	}
	rig_step(r, &e);
	got = wb_sim_sgpr(r->w)[22] | (uint64_t)wb_sim_sgpr(r->w)[23] << 32;
	if (got != want)
		fail_msg("v_cmp_%s_%s: %llx, expected %llx", cond, type, (unsigned long long)got,
			(unsigned long long)want);
	got = wb_sim_sgpr(r->w)[WB_GCN_EXEC_LO] | (uint64_t)wb_sim_sgpr(r->w)[WB_GCN_EXEC_HI] << 32;
	assert_true(got == (x ? want : exec));
}

static void
for_compares(struct wb_out *o, struct rig *r)
{
	for (unsigned t = 0; t < WB_COUNT(types); t++) {
		bool f = types[t][0] == 'f', wide = types[t][1] == '6';

		for (unsigned c = 0; c < (f ? WB_COUNT(float_conditions) : WB_COUNT(int_conditions)); c++)
			for (int x = 0; x < 2; x++) {
				const char *cond = f ? float_conditions[c] : int_conditions[c];

				if (o)
					wb_printf(o, "\tv_cmp%s_%s_%s_e64 s[22:23], %s, %s\n", x ? "x" : "", cond,
						types[t], wide ? "v[4:5]" : "v4", wide ? "v[6:7]" : "v6");
				else
					check_compare(r, cond, types[t], x);
			}
	}
}

static void
compares(const char *target)
{
	struct wb_ctx *cx = unit_cx();
	struct wb_out o = wb_out_new(cx->unit);
	struct rig r;

	for_compares(&o, NULL);
	r = rig_new(target, o.at);
	for (unsigned t = 0; t < 20; t++) {
		rig_start(&r);
		for_compares(NULL, &r);
		wb_sim_group_finish(r.g);
	}
}
TEST(test_compares) { (void)state; compares("gfx900"); compares("gfx803"); }

TEST(test_class)
{
	/* class, f32, f64, f16 */
	static const struct { uint32_t set; uint32_t f; uint64_t d; uint32_t h;
	} sample[] = {
		{ 0x001, 0x7f800001, 0x7ff0000000000001ull, 0x7c01 },
		{ 0x002, 0xffc00000, 0xfff8000000000000ull, 0xfe00 },
		{ 0x004, 0xff800000, 0xfff0000000000000ull, 0xfc00 },
		{ 0x008, 0xbf800000, 0xbff0000000000000ull, 0xbc00 },
		{ 0x010, 0x80000001, 0x8000000000000001ull, 0x8001 },
		{ 0x020, 0x80000000, 0x8000000000000000ull, 0x8000 },
		{ 0x040, 0, 0, 0 },
		{ 0x080, 0x007fffff, 0x000fffffffffffffull, 0x03ff },
		{ 0x100, 0x00800000, 0x0010000000000000ull, 0x0400 },
		{ 0x200, 0x7f800000, 0x7ff0000000000000ull, 0x7c00 },
	};
	struct rig r = rig_new("gfx900",
		"\tv_cmp_class_f32_e64 s[22:23], v4, v8\n\tv_cmp_class_f64_e64 s[24:25], v[4:5], "
		"v8\n\tv_cmp_class_f16_e64 s[26:27], v4, v8\n"
		"\tv_cmpx_class_f32_e64 s[22:23], v4, v8\n\tv_cmpx_class_f64_e64 s[22:23], v[4:5], "
		"v8\n\tv_cmpx_class_f16_e64 s[22:23], v4, v8\n");
	struct wb_sim_effect e;

	rig_start(&r);
	for (unsigned step = 0; step < 6; step++) {
		uint64_t want = 0, got;

		set_exec(&r, UINT64_MAX);
		for (unsigned i = 0; i < 64; i++) {
			unsigned k = i % WB_COUNT(sample);
			uint32_t set = random32() & 0x3ff;

			wb_sim_vgpr(r.w, 4)[i] = step % 3 == 0 ? sample[k].f :
				step % 3 == 1 ? (uint32_t)sample[k].d :
								 sample[k].h;
			wb_sim_vgpr(r.w, 5)[i] = (uint32_t)(sample[k].d >> 32);
			wb_sim_vgpr(r.w, 8)[i] = set;
			want |= (uint64_t)((set & sample[k].set) != 0) << i;
		}
		rig_step(&r, &e);
		got = step < 3 ? wb_sim_sgpr(r.w)[22 + 2 * step] | (uint64_t)wb_sim_sgpr(r.w)[23 + 2 * step] << 32
		               : wb_sim_sgpr(r.w)[WB_GCN_EXEC_LO] | (uint64_t)wb_sim_sgpr(r.w)[WB_GCN_EXEC_HI] << 32;
		assert_true(got == want);
	}
}

/* ---- SDWA ------------------------------------------------------------------------------------------ */
static const char *const sel_name[] = { "BYTE_0", "BYTE_1", "BYTE_2", "BYTE_3", "WORD_0", "WORD_1", "DWORD" };
static const char *const unused_name[] = { "UNUSED_PAD", "UNUSED_SEXT", "UNUSED_PRESERVE" };

static uint32_t
pick(uint32_t x, unsigned sel, bool sext)
{
	unsigned bits = sel < 4 ? 8 : sel < 6 ? 16 : 32, from = sel < 4 ? 8 * sel : sel < 6 ? 16 * (sel - 4) : 0;
	uint64_t v = (uint64_t)x >> from & ((1ull << bits) - 1);

	return (uint32_t)(sext && v >> (bits - 1) ? v - (1ull << bits) : v);
}

TEST(test_sdwa)
{
	struct wb_ctx *cx = unit_cx();
	struct wb_out o = wb_out_new(cx->unit);
	struct wb_sim_effect e;
	struct rig r;

	for (unsigned d = 0; d < 7; d++)
		for (unsigned u = 0; u < 3; u++)
			for (unsigned s = 0; s < 7; s++)
				wb_printf(&o,
					"\tv_add_u32_sdwa v12, sext(v4), v6 dst_sel:%s dst_unused:%s src0_sel:%s "
					"src1_sel:%s\n",
					sel_name[d], unused_name[u], sel_name[s], sel_name[6 - s]);
	r = rig_new("gfx900", o.at);
	rig_start(&r);
	for (unsigned d = 0; d < 7; d++)
		for (unsigned u = 0; u < 3; u++)
			for (unsigned s = 0; s < 7; s++) {
				uint32_t old[64], a[64], b[64];
				uint64_t exec = random_exec(random32());

				scramble(&r);
				set_exec(&r, exec);
				memcpy(old, wb_sim_vgpr(r.w, 12), 256);
				memcpy(a, wb_sim_vgpr(r.w, 4), 256);
				memcpy(b, wb_sim_vgpr(r.w, 6), 256);
				rig_step(&r, &e);
				for (unsigned i = 0; i < 64; i++) {
					uint32_t x = pick(a[i], s, true) + pick(b[i], 6 - s, false), want = x;
					unsigned bits = d < 4 ? 8 : 16, at = d < 4 ? 8 * d : 16 * (d - 4);

					if (d < 6) {
						uint32_t low = x & ((1u << bits) - 1);

						want = u == 2 ? old[i] & ~(((1u << bits) - 1) << at) :
							u == 1 && low >> (bits - 1) ? (uint32_t)(~0ull << (at + bits)) :
										      0;
						want |= low << at;
					}
					if (!(exec >> i & 1))
						want = old[i];
					if (wb_sim_vgpr(r.w, 12)[i] != want)
						fail_msg("sdwa dst %s %s src %s: %x + %x -> %x, expected %x (old %x)",
							sel_name[d], unused_name[u], sel_name[s], a[i], b[i],
							wb_sim_vgpr(r.w, 12)[i], want, old[i]);
				}
			}
}

TEST(test_sdwa_signs)
{
	struct rig r = rig_new("gfx900",
		"\tv_cmp_eq_u32_sdwa s[22:23], v4, v6 src0_sel:BYTE_1 src1_sel:WORD_1\n\tv_add_f16_sdwa v12, -v4, |v6| "
		"dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:WORD_1 src1_sel:WORD_0\n");
	struct wb_sim_effect e;

	rig_start(&r);
	scramble(&r);
	set_exec(&r, UINT64_MAX);
	for (unsigned i = 0; i < 64; i += 2)
		wb_sim_vgpr(r.w, 6)[i] = (wb_sim_vgpr(r.w, 4)[i] >> 8 & 255) << 16 | 77;
	rig_step(&r, &e);
	for (unsigned i = 0; i < 64; i++)
		assert_int_equal(wb_sim_sgpr(r.w)[22 + i / 32] >> i % 32 & 1,
			(wb_sim_vgpr(r.w, 4)[i] >> 8 & 255) == wb_sim_vgpr(r.w, 6)[i] >> 16);
	for (unsigned i = 0; i < 64; i++) {
		wb_sim_vgpr(r.w, 4)[i] = 0x3c000000u + (i << 16 << 4);	/* 1.0 and a little more, upper half */
		wb_sim_vgpr(r.w, 6)[i] = 0xc400;				/* -4.0 */
		wb_sim_vgpr(r.w, 12)[i] = i;
	}
	rig_step(&r, &e);
	for (unsigned i = 0; i < 64; i++) {
		uint32_t x = wb_sim_vgpr(r.w, 12)[i];

		assert_int_equal(x & 0xffff, i);
		assert_true(fabs(H(x >> 16) - (4 - H(0x3c00 + (i << 4)))) < 0.002);
	}
}

/* ---- DPP ----------------------------------------------------------------------------------------------- */

static int
dpp_from(const char *text, int i)
{
	int n, q[4], row = i / 16 * 16;

	if (sscanf(text, "quad_perm:[%d,%d,%d,%d]", &q[0], &q[1], &q[2], &q[3]) == 4)
		return i / 4 * 4 + q[i % 4];
	if (sscanf(text, "row_shl:%d", &n) == 1)
		return i + n < row + 16 ? i + n : -1;
	if (sscanf(text, "row_shr:%d", &n) == 1)
		return i - n >= row ? i - n : -1;
	if (sscanf(text, "row_ror:%d", &n) == 1)
		return row + (i - row + 16 - n) % 16;
	if (strncmp(text, "wave_shl", 8) == 0)
		return i == 63 ? -1 : i + 1;
	if (strncmp(text, "wave_rol", 8) == 0)
		return (i + 1) % 64;
	if (strncmp(text, "wave_shr", 8) == 0)
		return i - 1;
	if (strncmp(text, "wave_ror", 8) == 0)
		return (i + 63) % 64;
	if (strcmp(text, "row_mirror") == 0)
		return row + 15 - i % 16;
	if (strcmp(text, "row_half_mirror") == 0)
		return i / 8 * 8 + 7 - i % 8;
	if (strncmp(text, "row_bcast:15", 12) == 0)
		return i < 16 ? -1 : row - 1;
	return i < 32 ? -1 : 31;
}

TEST(test_dpp)
{
	static const char *const ctrl[] = { "quad_perm:[3,0,2,1]", "row_shl:1", "row_shl:15", "row_shr:3", "row_ror:5",
		"wave_shl:1", "wave_rol:1", "wave_shr:1", "wave_ror:1", "row_mirror", "row_half_mirror", "row_bcast:15",
		"row_bcast:31" };
	static const struct { const char *text; unsigned row, bank; bool zero;
	} rest[] = {
		{ "row_mask:0xf bank_mask:0xf", 15, 15, false },
		{ "row_mask:0xf bank_mask:0xf bound_ctrl:0", 15, 15, true },
		{ "row_mask:0xa bank_mask:0xf", 10, 15, false },
		{ "row_mask:0xf bank_mask:0x5 bound_ctrl:0", 15, 5, true },
	};
	struct wb_ctx *cx = unit_cx();
	struct wb_out o = wb_out_new(cx->unit);
	struct wb_sim_effect e;
	struct rig r;

	for (unsigned c = 0; c < WB_COUNT(ctrl); c++)
		for (unsigned m = 0; m < WB_COUNT(rest); m++)
			wb_printf(&o, "\tv_sub_u32_dpp v12, v4, v6 %s %s\n", ctrl[c], rest[m].text);
	r = rig_new("gfx900", o.at);
	for (unsigned t = 0; t < 10; t++) {
		rig_start(&r);
		for (unsigned c = 0; c < WB_COUNT(ctrl); c++)
			for (unsigned m = 0; m < WB_COUNT(rest); m++) {
				uint64_t exec = random_exec(t);
				uint32_t old[64];

				scramble(&r);
				set_exec(&r, exec);
				memcpy(old, wb_sim_vgpr(r.w, 12), 256);
				rig_step(&r, &e);
				for (int i = 0; i < 64; i++) {
					int from = dpp_from(ctrl[c], i);
					bool valid = from >= 0 && exec >> from & 1;
					bool writes = (exec >> i & 1) && rest[m].row >> i / 16 & 1 &&
						rest[m].bank >> i / 4 % 4 & 1 && (valid || rest[m].zero);
					uint32_t want = writes ?
						(valid ? wb_sim_vgpr(r.w, 4)[from] : 0) - wb_sim_vgpr(r.w, 6)[i] :
						old[i];

					if (wb_sim_vgpr(r.w, 12)[i] != want)
						fail_msg("%s %s lane %d: %x, expected %x", ctrl[c], rest[m].text, i,
							wb_sim_vgpr(r.w, 12)[i], want);
				}
			}
		wb_sim_group_finish(r.g);
	}
}

/* ---- packed ------------------------------------------------------------------------------------------------ */
static int64_t s16(uint32_t x) { return (int16_t)(x & 0xffff); }
static bool
packed_int(const char *name, uint32_t a, uint32_t b, uint32_t c, uint32_t *out)
{
	a &= 0xffff, b &= 0xffff, c &= 0xffff;
	if (strcmp(name, "add_u16") == 0 || strcmp(name, "add_i16") == 0) *out = a + b;
	else if (strcmp(name, "sub_u16") == 0 || strcmp(name, "sub_i16") == 0) *out = a - b;
	else if (strcmp(name, "mul_lo_u16") == 0) *out = a * b;
	else if (strcmp(name, "mad_u16") == 0 || strcmp(name, "mad_i16") == 0) *out = a * b + c;
	else if (strcmp(name, "lshlrev_b16") == 0) *out = b << a % 16;
	else if (strcmp(name, "lshrrev_b16") == 0) *out = b >> a % 16;
	else if (strcmp(name, "ashrrev_i16") == 0) *out = (uint32_t)(s16(b) >> a % 16);
	else if (strcmp(name, "min_u16") == 0) *out = a < b ? a : b;
	else if (strcmp(name, "max_u16") == 0) *out = a > b ? a : b;
	else if (strcmp(name, "min_i16") == 0) *out = s16(a) < s16(b) ? a : b;
	else if (strcmp(name, "max_i16") == 0) *out = s16(a) > s16(b) ? a : b;
	else return false;
	*out &= 0xffff;
	return true;
}

static double
packed_float(const char *name, double a, double b, double c)
{
	if (strcmp(name, "add_f16") == 0) return a + b;
	if (strcmp(name, "mul_f16") == 0) return a * b;
	if (strcmp(name, "fma_f16") == 0) return a * b + c;
	if (strcmp(name, "min_f16") == 0) return fmin(a, b);
	return fmax(a, b);
}

static bool
half_is(uint32_t got, double x)
{
	double g = H(got & 0xffff), ulp;

	if (x != x)
		return g != g;
	if (fabs(x) >= 65520)
		return isinf(g) && (g > 0) == (x > 0);
	ulp = fmax(ldexp(1, -24), ldexp(1, ilogb(x == 0 ? 1e-9 : x) - 10));
	return fabs(g - x) <= ulp / 2;
}

TEST(test_packed)
{
	static const char *const names[] = { "add_u16", "add_i16", "sub_u16", "sub_i16", "mul_lo_u16", "mad_u16",
		"mad_i16", "lshlrev_b16", "lshrrev_b16", "ashrrev_i16", "min_u16", "max_u16", "min_i16", "max_i16",
		"add_f16", "mul_f16", "fma_f16", "min_f16", "max_f16" };
	struct wb_ctx *cx = unit_cx();
	struct wb_out o = wb_out_new(cx->unit);
	struct wb_sim_effect e;
	struct rig r;

	for (unsigned k = 0; k < WB_COUNT(names); k++)
		for (unsigned f = 0; f < 2; f++) {
			bool three = strstr(names[k], "ma") == names[k] && (names[k][2] == 'd');

			three |= names[k][0] == 'f';
			wb_printf(&o, "\tv_pk_%s v12, v4, v6%s", names[k], three ? ", v8" : "");
			if (f)
				wb_puts(&o,
					three ? " op_sel:[1,0,1] op_sel_hi:[0,1,1]" : " op_sel:[1,0] op_sel_hi:[0,1]");
			if (f && strstr(names[k], "f16"))
				wb_puts(&o, three ? " neg_lo:[0,1,0] neg_hi:[1,0,0]" : " neg_lo:[0,1] neg_hi:[1,0]");
			wb_puts(&o, "\n");
		}
	r = rig_new("gfx900", o.at);
	for (unsigned t = 0; t < 50; t++) {
		rig_start(&r);
		for (unsigned k = 0; k < WB_COUNT(names); k++)
			for (unsigned f = 0; f < 2; f++) {
				scramble(&r);
				set_exec(&r, UINT64_MAX);
				rig_step(&r, &e);
				for (unsigned i = 0; i < 64; i++)
					for (unsigned h = 0; h < 2; h++) {
						uint32_t a = wb_sim_vgpr(r.w, 4)[i], b = wb_sim_vgpr(r.w, 6)[i],
							 c = wb_sim_vgpr(r.w, 8)[i], want;
						uint32_t got = wb_sim_vgpr(r.w, 12)[i] >> 16 * h & 0xffff;

						a = f ? (h ? a : a >> 16) : a >> 16 * h;
						b = b >> 16 * h;
						c = f ? c >> 16 : c >> 16 * h;
						if (packed_int(names[k], a, b, c, &want)) {
							assert_int_equal(got, want);
							continue;
						}
						if (f)
							*(h ? &a : &b) ^= 0x8000;
						if (strncmp(names[k], "m", 1) == 0 && names[k][1] != 'u' &&
							(H(a & 0xffff) != H(a & 0xffff) ||
								H(b & 0xffff) != H(b & 0xffff)))
							continue;	/* signalling NaN: the single forms test it */
						if (!half_is(got,
							    packed_float(names[k], H(a & 0xffff), H(b & 0xffff),
								    H(c & 0xffff))))
							fail_msg("v_pk_%s: %x %x %x -> %x", names[k], a & 0xffff,
								b & 0xffff, c & 0xffff, got);
					}
			}
		wb_sim_group_finish(r.g);
	}
}

TEST(test_mix)
{
	struct rig r = rig_new("gfx900",
		"\tv_mad_mix_f32 v12, v4, v6, v8\n\tv_mad_mix_f32 v12, v4, -v6, |v8| op_sel:[1,0,0] op_sel_hi:[1,1,0]\n"
		"\tv_mad_mixlo_f16 v12, v4, v6, v8 op_sel_hi:[0,1,0]\n\tv_mad_mixhi_f16 v12, v4, v6, v8\n");
	struct wb_sim_effect e;

	for (unsigned t = 0; t < 20; t++) {
		rig_start(&r);
		for (unsigned step = 0; step < 4; step++) {
			for (unsigned i = 0; i < 64; i++)
				for (unsigned k = 4; k < 10; k++)	/* both halves and the whole are sane numbers */
					wb_sim_vgpr(r.w, k)[i] = (random32() & 0x83ff83ff) | 0x3c003800;
			for (unsigned i = 0; i < 64; i++)
				wb_sim_vgpr(r.w, 12)[i] = 0x12345678;
			rig_step(&r, &e);
			for (unsigned i = 0; i < 64; i++) {
				uint32_t a = wb_sim_vgpr(r.w, 4)[i], b = wb_sim_vgpr(r.w, 6)[i],
					 c = wb_sim_vgpr(r.w, 8)[i], got = wb_sim_vgpr(r.w, 12)[i];
				float x, p;

				switch (step) {
				case 0: p = F(a) * F(b); assert_int_equal(got, fbits(p + F(c))); break;
				case 1:
					p = (float)H(a >> 16) * -(float)H(b & 0xffff);
					assert_int_equal(got, fbits(p + fabsf(F(c))));
					break;
				case 2:
					p = F(a) * (float)H(b & 0xffff);
					x = p + F(c);
					assert_int_equal(got >> 16, 0x1234);
					assert_true(half_is(got, (double)x));
					break;
				case 3:
					p = F(a) * F(b);
					x = p + F(c);
					assert_int_equal(got & 0xffff, 0x5678);
					assert_true(half_is(got >> 16, (double)x));
					break;
				}
			}
		}
		wb_sim_group_finish(r.g);
	}
}

/* ---- halves of 16-bit operands --------------------------------------------------------------------------------- */
TEST(test_halves)
{
	struct rig r = rig_new("gfx900",
		"\tv_mad_u16 v12, v4, v6, v8 op_sel:[1,0,1,1]\n\tv_min3_i16 v12, v4, v6, v8 "
		"op_sel:[0,1,0,0]\n\tv_pack_b32_f16 v12, v4, v6 op_sel:[1,0,0]\n\tv_add_i16 v12, v4, v6 "
		"op_sel:[1,1,1]\n");
	struct wb_sim_effect e;

	rig_start(&r);
	for (unsigned step = 0; step < 4; step++) {
		uint32_t old[64];

		scramble(&r);
		set_exec(&r, UINT64_MAX);
		memcpy(old, wb_sim_vgpr(r.w, 12), 256);
		rig_step(&r, &e);
		for (unsigned i = 0; i < 64; i++) {
			uint32_t a = wb_sim_vgpr(r.w, 4)[i], b = wb_sim_vgpr(r.w, 6)[i], c = wb_sim_vgpr(r.w, 8)[i],
				 got = wb_sim_vgpr(r.w, 12)[i], want = 0;
			int64_t m;

			switch (step) {
			case 0: want = (old[i] & 0xffff) | ((a >> 16) * (b & 0xffff) + (c >> 16)) << 16; break;
			case 1:
				m = s16(a) < s16(b >> 16) ? s16(a) : s16(b >> 16);
				m = m < s16(c) ? m : s16(c);
				want = (old[i] & 0xffff0000) | (uint32_t)(m & 0xffff);
				break;
			case 2: want = a >> 16 | b << 16; break;
			case 3: want = (old[i] & 0xffff) | ((a >> 16) + (b >> 16)) << 16; break;
			}
			assert_int_equal(got, want);
		}
	}
}

/* ---- between lanes -------------------------------------------------------------------------------------------- */
TEST(test_lanes)
{
	struct rig r = rig_new("gfx900",
		"\tv_readfirstlane_b32 s20, v4\n\tv_readlane_b32 s21, v4, s22\n\tv_writelane_b32 v5, s22, "
		"7\n\tv_swap_b32 v6, v7\n"
		"\tds_swizzle_b32 v12, v4 offset:swizzle(BITMASK_PERM,\"01pip\")\n\tds_swizzle_b32 v12, v4 "
		"offset:0x80e4\n\tds_bpermute_b32 v12, v8, v4 offset:4\n\tds_permute_b32 v12, v8, v4\n");
	uint64_t exec = 0xff00ff00f0f0f0f0ull;
	uint32_t *s, v[16][64];
	struct wb_sim_effect e;

	rig_start(&r);
	scramble(&r);
	set_exec(&r, exec);
	s = wb_sim_sgpr(r.w);
	for (unsigned k = 0; k < 16; k++)
		memcpy(v[k], wb_sim_vgpr(r.w, k), 256);
	rig_step(&r, &e);
	assert_int_equal(s[20], v[4][4]);
	rig_step(&r, &e);
	assert_int_equal(s[21], v[4][s[22] % 64]);
	rig_step(&r, &e);
	v[5][7] = s[22];	/* lane 7 is on here; 3 is not, yet would be written too */
	assert_memory_equal(wb_sim_vgpr(r.w, 5), v[5], 256);
	rig_step(&r, &e);
	for (unsigned i = 0; i < 64; i++) {
		bool on = exec >> i & 1;

		assert_int_equal(wb_sim_vgpr(r.w, 6)[i], on ? v[7][i] : v[6][i]);
		assert_int_equal(wb_sim_vgpr(r.w, 7)[i], on ? v[6][i] : v[7][i]);
	}
	rig_step(&r, &e);	/* pattern, highest bit first: 0, 1, kept, inverted, kept */
	for (unsigned i = 0; i < 64; i++) {
		unsigned from = (i & 32) | 8 | (i & 4) | ((i & 2) ^ 2) | (i & 1);

		assert_int_equal(
			wb_sim_vgpr(r.w, 12)[i], exec >> i & 1 ? (exec >> from & 1 ? v[4][from] : 0) : v[12][i]);
	}
	rig_step(&r, &e);	/* quad permutation 3,2,1,0 as identity 0xe4 */
	for (unsigned i = 0; i < 64; i++)
		if (exec >> i & 1)
			assert_int_equal(wb_sim_vgpr(r.w, 12)[i], v[4][i]);
	rig_step(&r, &e);
	for (unsigned i = 0; i < 64; i++) {
		unsigned from = (v[8][i] + 4) / 4 % 64;

		if (exec >> i & 1)
			assert_int_equal(wb_sim_vgpr(r.w, 12)[i], exec >> from & 1 ? v[4][from] : 0);
	}
	rig_step(&r, &e);
	for (unsigned i = 0; i < 64; i++) {
		uint32_t want = 0;

		for (unsigned k = 0; k < 64; k++)
			if ((exec >> k & 1) && v[8][k] / 4 % 64 == i)
				want = v[4][k];
		if (exec >> i & 1)
			assert_int_equal(wb_sim_vgpr(r.w, 12)[i], want);
	}
}

/* Registers by number. */
TEST(test_relative)
{
	struct rig r = rig_new("gfx900",
		"\ts_movrels_b32 s20, s24\n\ts_movreld_b64 s[24:25], s[20:21]\n\ts_set_gpr_idx_on s30, "
		"gpr_idx(SRC0,DST)\n\tv_mov_b32_e32 v10, v4\n\ts_set_gpr_idx_off\n"
		"\ts_movreld_b32 s24, s20\n\ts_movrels_b64 s[20:21], s[24:25]\n\tv_nop\n\ts_set_gpr_idx_on s30, "
		"gpr_idx(SRC0)\n\ts_set_gpr_idx_idx s31\n\ts_set_gpr_idx_mode gpr_idx(DST)\n\tv_mov_b32_e32 v10, "
		"v4\n\ts_set_gpr_idx_off\n");
	uint64_t exec = 0xff00ff00f0f0f0f0ull;
	uint32_t *s, v[16][64];
	struct wb_sim_effect e;

	rig_start(&r);
	scramble(&r);
	set_exec(&r, exec);
	s = wb_sim_sgpr(r.w);
	for (unsigned k = 0; k < 16; k++)
		memcpy(v[k], wb_sim_vgpr(r.w, k), 256);
	s[WB_GCN_M0] = 5;
	rig_step(&r, &e);
	assert_int_equal(s[20], s[29]);
	s[WB_GCN_M0] = 6;
	rig_step(&r, &e);
	assert_int_equal(s[30], s[20]);
	assert_int_equal(s[31], s[21]);
	s[30] = 0x102;
	rig_step(&r, &e);
	memcpy(v[6], wb_sim_vgpr(r.w, 6), 256);
	memcpy(v[12], wb_sim_vgpr(r.w, 12), 256);
	rig_step(&r, &e);
	for (unsigned i = 0; i < 64; i++)
		assert_int_equal(wb_sim_vgpr(r.w, 12)[i], exec >> i & 1 ? v[6][i] : v[12][i]);
	rig_step(&r, &e);
	s[WB_GCN_M0] = 2;
	s[20] = 99;
	rig_step(&r, &e);
	assert_int_equal(s[26], 99);
	rig_step(&r, &e);
	assert_int_equal(s[20], s[26]);
	assert_int_equal(s[21], s[27]);
	rig_step(&r, &e);
	s[30] = 1;
	s[31] = 3;
	for (unsigned k = 0; k < 3; k++)
		rig_step(&r, &e);
	rig_step(&r, &e);	/* v13 = v4 */
	for (unsigned i = 0; i < 64; i++)
		assert_int_equal(wb_sim_vgpr(r.w, 13)[i], exec >> i & 1 ? v[4][i] : v[13][i]);
}

/* Rows of gfx10, where a lane takes that of a scalar's four bits. Lanes that are off give nothing, unless op_sel says
 * so. */
TEST(test_rows)
{
	static const char *const how[] = { "", "op_sel:[1,0]", "op_sel:[0,1]", "op_sel:[1,1]" };

	for (unsigned n = 0; n < 8; n++) {
		const char *form = how[n % 4];
		bool other = n >= 4, all = *form && form[8] == '1', zero = *form && form[10] == '1';
		char line[100];
		struct wb_sim_effect e;
		uint32_t old[64], from[64], exec;
		struct rig r;

		snprintf(line, sizeof line, "\tv_permlane%s16_b32 v5, v4, s20, s21 %s\n", other ? "x" : "", form);
		r = rig_new("gfx1030", line);
		rig_start(&r);
		scramble(&r);
		exec = random32();
		set_exec(&r, exec);
		memcpy(old, wb_sim_vgpr(r.w, 5), sizeof old);
		memcpy(from, wb_sim_vgpr(r.w, 4), sizeof from);
		rig_step(&r, &e);
		for (unsigned i = 0; i < 32; i++) {
			unsigned word = wb_sim_sgpr(r.w)[i % 16 < 8 ? 20 : 21], pick = word >> i % 8 * 4 & 15;
			unsigned k = (other ? 16 - i / 16 * 16 : i / 16 * 16) + pick;
			uint32_t want = all || exec >> k & 1 ? from[k] : zero ? 0 : old[i];

			assert_int_equal(wb_sim_vgpr(r.w, 5)[i], exec >> i & 1 ? want : old[i]);
		}
		rig_free(&r);
	}
}

/* Dot products of gfx11, whose numbers have signs where neg_lo says so. */
TEST(test_signs)
{
	for (unsigned n = 0; n < 8; n++) {
		unsigned bits = n < 4 ? 8 : 4;
		int64_t half = 1 << (bits - 1);
		char line[100];
		struct wb_sim_effect e;
		struct rig r;

		snprintf(line, sizeof line, "\tv_dot%u_i32_iu%u v5, v4, v3, v2 neg_lo:[%u,%u,0]\n", 32 / bits, bits,
			n & 1, n >> 1 & 1);
		r = rig_new("gfx1100", line);
		rig_start(&r);
		scramble(&r);
		set_exec(&r, UINT64_MAX);
		rig_step(&r, &e);
		for (unsigned i = 0; i < 32; i++) {
			int64_t sum = wb_sim_vgpr(r.w, 2)[i];

			for (unsigned k = 0; k < 32; k += bits) {
				int64_t x = wb_sim_vgpr(r.w, 4)[i] >> k & (2 * half - 1),
					y = wb_sim_vgpr(r.w, 3)[i] >> k & (2 * half - 1);

				x -= n & 1 && x >= half ? 2 * half : 0;
				y -= n & 2 && y >= half ? 2 * half : 0;
				sum += x * y;
			}
			assert_int_equal(wb_sim_vgpr(r.w, 5)[i], (uint32_t)sum);
		}
		rig_free(&r);
	}
}

TEST(test_movrel8)
{
	struct rig r = rig_new(
		"gfx803", "\tv_movreld_b32_e32 v4, v6\n\tv_movrels_b32_e32 v5, v6\n\tv_movrelsd_b32_e32 v7, v8\n");
	struct wb_sim_effect e;

	rig_start(&r);
	scramble(&r);
	set_exec(&r, UINT64_MAX);
	wb_sim_sgpr(r.w)[WB_GCN_M0] = 9;
	rig_step(&r, &e);
	assert_memory_equal(wb_sim_vgpr(r.w, 13), wb_sim_vgpr(r.w, 6), 256);
	rig_step(&r, &e);
	assert_memory_equal(wb_sim_vgpr(r.w, 5), wb_sim_vgpr(r.w, 15), 256);
	rig_step(&r, &e);
	assert_memory_equal(wb_sim_vgpr(r.w, 16), wb_sim_vgpr(r.w, 17), 256);
}

/* ---- MODE -------------------------------------------------------------------------------------------- */
/* Step @step of the code below on lane @i against the host, which rounds alike. */
static void
check_mode(struct rig *rig, unsigned rm, bool flush, unsigned step, unsigned i)
{
	static const int host[4] = { FE_TONEAREST, FE_UPWARD, FE_DOWNWARD, FE_TOWARDZERO };
	uint32_t x[3];
	volatile float a, b, c;
	volatile double p;
	uint64_t got = wb_sim_vgpr(rig->w, 12)[i] | (uint64_t)wb_sim_vgpr(rig->w, 13)[i] << 32,
		 want = 0;

	for (unsigned k = 0; k < 3; k++) {
		x[k] = wb_sim_vgpr(rig->w, 4 + 2 * k)[i];
		if (flush && !(x[k] & 0x7f800000))
			x[k] &= 0x80000000;
	}
	a = F(x[0]), b = F(x[1]), c = F(x[2]);
	fesetround(host[rm]);
	if (step == 0)
		want = fbits(a + b);
	else if (step == 1)
		want = fbits(fmaf(a, b, c));
	else if (step == 4)
		want = fbits(a * b);
	p = D(x[0] | (uint64_t)wb_sim_vgpr(rig->w, 5)[i] << 32) * 1;
	fesetround(FE_TONEAREST);
	if (step == 0 || step == 1 || step == 4) {
		if (flush && !(want & 0x7f800000))
			want &= 0x80000000;
		if (step == 4)
			want = fbits(F((uint32_t)want) * 2);
		assert_int_equal((uint32_t)got, want);
	} else if (step == 3) {
		double g = H((uint32_t)got & 0xffff), v = (double)a;

		assert_true(rm == 0 ? half_is((uint32_t)got, v) :
				rm == 1 ? g >= v :
				rm == 2 ? g <= v :
					  fabs(g) <= fabs(v));
	} else if (step == 5) {
		assert_int_equal((uint32_t)got, fbits(a > 1 ? 1 : a > 0 ? a : 0));
	}
	(void)p;
}

TEST(test_modes)
{
	struct rig r = rig_new("gfx900",
		"\tv_add_f32_e32 v12, v4, v6\n\tv_fma_f32 v12, v4, v6, v8\n\tv_mul_f64 v[12:13], v[4:5], "
		"v[6:7]\n\tv_cvt_f16_f32_e32 v12, v4\n"
		"\tv_mul_f32_e64 v12, v4, v6 mul:2\n\tv_max_f32_e64 v12, v4, v4 clamp\n\ts_getreg_b32 s20, "
		"hwreg(HW_REG_MODE, 0, 8)\n\ts_setreg_imm32_b32 hwreg(HW_REG_MODE, 2, 2), 3\n"
		"\ts_setreg_b32 hwreg(HW_REG_MODE, 4, 4), s20\n");
	struct wb_sim_effect e;

	for (unsigned t = 0; t < 64; t++) {
		unsigned rm = t & 3;
		bool flush = t >> 2 & 1;

		rig_start(&r);
		set_exec(&r, UINT64_MAX);
		*wb_sim_mode(r.w) = rm | rm << 2 | (flush ? 0xc0 : 0xf0) | 0x300;
		for (unsigned step = 0; step < 6; step++) {
			for (unsigned k = 4; k < 10; k++)
				for (unsigned i = 0; i < 64; i++)
					wb_sim_vgpr(r.w, k)[i] = i < 8 ?
						random32() & 0x807fffff :
						(random32() & 0x80ffffff) | 0x3c000000 | (random32() & 0x3000000);
			rig_step(&r, &e);
			for (unsigned i = 0; i < 64; i++) {
				check_mode(&r, rm, flush, step, i);
			}
		}
		rig_step(&r, &e);
		assert_int_equal(wb_sim_sgpr(r.w)[20], *wb_sim_mode(r.w) & 255);
		rig_step(&r, &e);
		assert_int_equal(*wb_sim_mode(r.w) >> 2 & 3, 3);
		wb_sim_sgpr(r.w)[20] = 5;
		rig_step(&r, &e);
		assert_int_equal(*wb_sim_mode(r.w) >> 4 & 15, 5);
		wb_sim_group_finish(r.g);
	}
}

/* ---- division: the whole sequence against the host's division
 * ------------------------------------------------------------ */
TEST(test_division)
{
	struct rig r = rig_new("gfx900",
		"\tv_div_scale_f32 v14, s[20:21], v6, v6, v4\n\tv_div_scale_f32 v15, vcc, v4, v6, v4\n\tv_rcp_f32_e32 "
		"v16, v14\n\tv_fma_f32 v17, -v14, v16, 1.0\n\tv_fma_f32 v16, v17, v16, v16\n"
		"\tv_mul_f32_e32 v17, v15, v16\n\tv_fma_f32 v18, -v14, v17, v15\n\tv_fma_f32 v17, v18, v16, "
		"v17\n\tv_fma_f32 v14, -v14, v17, v15\n\tv_div_fmas_f32 v14, v14, v16, v17\n\tv_div_fixup_f32 v12, "
		"v14, v6, v4\n");
	struct wb_sim_effect e;

	for (unsigned t = 0; t < 300; t++) {
		rig_start(&r);
		scramble(&r);
		set_exec(&r, UINT64_MAX);
		for (unsigned k = 0; k < 11; k++)
			rig_step(&r, &e);
		for (unsigned i = 0; i < 64; i++) {
			uint32_t a = wb_sim_vgpr(r.w, 4)[i], b = wb_sim_vgpr(r.w, 6)[i], got = wb_sim_vgpr(r.w, 12)[i],
				 want = fbits(F(a) / F(b));

			if (F(want) != F(want) ? F(got) == F(got) : got != want)
				fail_msg("%a / %a gives %a, expected %a", (double)F(a), (double)F(b), (double)F(got),
					(double)F(want));
		}
		wb_sim_group_finish(r.g);
	}
}
