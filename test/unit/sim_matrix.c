/* test/unit/sim_matrix.c -- matrix instructions against sums of products of small whole numbers, which all types hold
 * exactly.
 *
 * Where an element lies is stated here the other way round than in src/sim/exec_matrix.c: from lane and register to
 * row, column and block, as AMD's matrix instruction calculator prints it for --matrix-layout.
 */
#include <math.h>

#include "sim_test.h"

enum type { F64, F32, F16, BF16, FP8, BF8, I8, U8, I4, U4, I32, OCP8, OCB8 };	/* the last two: of gfx12 */
static const uint32_t bits_of[] = { 64, 32, 16, 16, 8, 8, 8, 8, 4, 4, 32, 8, 8 };

struct form {
	const char *gfx, *name, *modifiers;
	uint32_t size, depth, blocks;
	uint8_t a, b, d;	/* enum type */
};

/* Numbers from -3 to 3. */
static uint64_t
code(int x, enum type t)
{
	static const uint16_t half[] = { 0, 0x3c00, 0x4000, 0x4200 }, bfloat[] = { 0, 0x3f80, 0x4000, 0x4040 };
	static const uint8_t fp8[] = { 0, 0x40, 0x48, 0x4c }, bf8[] = { 0, 0x40, 0x44, 0x46 };
	static const uint8_t ocp8[] = { 0, 0x38, 0x40, 0x44 }, ocb8[] = { 0, 0x3c, 0x40, 0x42 };
	uint32_t n = (uint32_t)abs(x), sign = x < 0;
	double d = x;
	float f = (float)x;
	uint64_t q;
	uint32_t u;

	switch (t) {
	case F64: memcpy(&q, &d, 8); return q;
	case F32: memcpy(&u, &f, 4); return u;
	case F16: return half[n] | sign << 15;
	case BF16: return bfloat[n] | sign << 15;
	case FP8: return fp8[n] | sign << 7;
	case BF8: return bf8[n] | sign << 7;
	case OCP8: return ocp8[n] | sign << 7;
	case OCB8: return ocb8[n] | sign << 7;
	default: return (uint64_t)x & ((UINT64_C(1) << bits_of[t]) - 1);
	}
}

/* What is read back; of 16 bits, numbers up to 2048 and 256. */
static double
number(uint64_t x, enum type t)
{
	double d;
	float f;
	uint32_t u = (uint32_t)x;

	switch (t) {
	case F64: memcpy(&d, &x, 8); return d;
	case F16:
		d = u & 0x7fff ? ldexp(1024 + (double)(u & 1023), (int)(u >> 10 & 31) - 25) : 0;
		return u >> 15 ? -d : d;
	case BF16: u <<= 16; memcpy(&f, &u, 4); return f;
	case F32: memcpy(&f, &u, 4); return f;
	default: return (int32_t)u;
	}
}

/* ---- elements in registers ----------------------------------------------------------------- */
enum { AT_A = 64, AT_B = 80, AT_C = 0, AT_D = 32 };

static void
put(struct rig *r, uint32_t reg, uint32_t lane, uint32_t n, uint32_t bits, uint64_t x)
{
	uint32_t *v = &wb_sim_vgpr(r->w, reg + n * bits / 32)[lane], at = n * bits % 32;

	if (bits == 64)
		wb_sim_vgpr(r->w, reg + 2 * n + 1)[lane] = (uint32_t)(x >> 32);
	*v = bits >= 32 ? (uint32_t)x : (*v & ~(((1u << bits) - 1) << at)) | (uint32_t)x << at;
}

static uint64_t
get(struct rig *r, uint32_t reg, uint32_t lane, uint32_t n, uint32_t bits)
{
	uint64_t x = wb_sim_vgpr(r->w, reg + n * bits / 32)[lane] >> n * bits % 32;

	if (bits == 64)
		return x | (uint64_t)wb_sim_vgpr(r->w, reg + 2 * n + 1)[lane] << 32;
	return x & ((UINT64_C(1) << bits) - 1);
}

static uint32_t
constant(const struct form *f, const char *modifier)
{
	const char *at = strstr(f->modifiers, modifier);

	return at ? (uint32_t)strtoul(at + strlen(modifier), NULL, 10) : 0;
}

/* Bit @k of "name:[0,1,0]". */
static bool
bit(const struct form *f, const char *modifier, uint32_t k)
{
	const char *at = strstr(f->modifiers, modifier);

	return at && at[strlen(modifier) + 2 * k] == '1';
}

/* Element @n of register file A or B in @lane: its line (row or column), k and block. */
static void
input_at(const struct form *f, uint32_t lane, uint32_t n, uint32_t *line, uint32_t *k, uint32_t *block)
{
	uint32_t each = f->size * f->blocks * f->depth / 64;

	*line = lane % f->size;
	*block = lane / f->size % f->blocks;
	*k = each * (lane / (f->size * f->blocks)) + n;
}

/* Element @n of C and D in @lane: row, column and block. */
static void
output_at(const struct form *f, uint32_t lane, uint32_t n, uint32_t *i, uint32_t *j, uint32_t *block)
{
	uint32_t each = f->size * f->size / 64;		/* registers of a block */

	*j = lane % f->size;
	if (f->d == F64) {
		*i = 4 * n + lane / 16;
		*block = lane / 4 % f->blocks;
		return;
	}
	*block = f->size == 4 ? lane / 4 : n / each;
	n = f->size == 4 ? n : n % each;
	*i = f->size == 4 ? n : (f->size == 32 ? 8 * (n / 4) : 0) + 4 * (lane / f->size) + n % 4;
}

/* Which lanes' column each lane multiplies with: broadcasts of 32, a rotation by 16, broadcasts of 16. */
static uint32_t
swapped(uint32_t lane, uint32_t blgp)
{
	static const uint8_t quarters[8][4] = { { 0, 1, 2, 3 }, { 0, 1, 0, 1 }, { 2, 3, 2, 3 }, { 1, 2, 3, 0 },
		{ 0, 0, 0, 0 }, { 1, 1, 1, 1 }, { 2, 2, 2, 2 }, { 3, 3, 3, 3 } };

	return quarters[blgp][lane / 16] * 16u + lane % 16;
}

static int a[16][32][32], b[16][32][32], c[16][32][32];	/* block, line, k; of c: block, row, column */

/* Numbers that the type has: without a sign, up to the largest. */
static int
random_number(enum type t)
{
	return t == U8 || t == U4 ? (int)(random32() % (1u << bits_of[t])) : (int)(random32() % 7) - 3;
}

static void
randomise(const struct form *f)
{
	for (uint32_t n = 0; n < 16; n++)
		for (uint32_t i = 0; i < 32; i++)
			for (uint32_t j = 0; j < 32; j++) {
				a[n][i][j] = random_number(f->a);
				b[n][i][j] = random_number(f->b);
				c[n][i][j] = random_number(f->d);
			}
}

/* ---- CDNA -------------------------------------------------------------------------------------- */
/* b as BLGP makes it, in lanes' terms: there each lane holds the elements of one column. */
static void
move_columns(const struct form *f)
{
	uint32_t blgp = constant(f, "blgp:"), each = f->size * f->blocks * f->depth / 64;
	static int moved[16][32][32];
	uint32_t i, k, n, i2, k2, n2;

	for (uint32_t lane = 0; lane < 64; lane++)
		for (uint32_t e = 0; e < each; e++) {
			input_at(f, lane, e, &i, &k, &n);
			input_at(f, swapped(lane, blgp), e, &i2, &k2, &n2);
			moved[n][i][k] = b[n2][i2][k2];
		}
	memcpy(b, moved, sizeof b);
}

static double
expected(const struct form *f, uint32_t n, uint32_t i, uint32_t j)
{
	uint32_t group = 1u << constant(f, "cbsz:"), from = n / group * group + constant(f, "abid:");
	int sign = bit(f, "neg:[", 0) != bit(f, "neg:[", 1) ? -1 : 1;
	int sum = bit(f, "neg:[", 2) ? -c[n][i][j] : c[n][i][j];

	for (uint32_t k = 0; k < f->depth; k++)
		sum += sign * a[from][i][k] * b[n][j][k];
	return sum;
}

static void
check_cdna(struct rig *r, const struct form *f)
{
	uint32_t each = f->size * f->blocks * f->depth / 64, results = f->size * f->size * f->blocks / 64;
	uint32_t i, j, k, n;
	struct wb_sim_effect e;

	rig_start(r);
	randomise(f);
	wb_sim_sgpr(r->w)[WB_GCN_EXEC_LO] = random32();		/* does not matter */
	for (uint32_t lane = 0; lane < 64; lane++) {
		for (uint32_t q = 0; q < each; q++) {
			input_at(f, lane, q, &i, &k, &n);
			put(r, AT_A, lane, q, bits_of[f->a], code(a[n][i][k], f->a));
			put(r, AT_B, lane, q, bits_of[f->b], code(b[n][i][k], f->b));
		}
		for (uint32_t q = 0; q < results; q++) {
			output_at(f, lane, q, &i, &j, &n);
			put(r, 256 + AT_C, lane, q, bits_of[f->d], code(c[n][i][j], f->d));
		}
	}
	move_columns(f);
	rig_step(r, &e);
	for (uint32_t lane = 0; lane < 64; lane++)
		for (uint32_t q = 0; q < results; q++) {
			double got = number(get(r, 256 + AT_D, lane, q, bits_of[f->d]), f->d);

			output_at(f, lane, q, &i, &j, &n);
			if (got < expected(f, n, i, j) || got > expected(f, n, i, j))
				fail_msg("%s %s: row %u, column %u of block %u is %g, expected %g", f->name,
					f->modifiers, i, j, n, got, expected(f, n, i, j));
		}
}

static const char *
registers(char *out, char file, uint32_t first, uint32_t n)
{
	if (n == 1)
		sprintf(out, "%c%u", file, first);
	else
		sprintf(out, "%c[%u:%u]", file, first, first + n - 1);
	return out;
}

static void
each_cdna(const struct form *f)
{
	uint32_t in = f->size * f->blocks * f->depth / 64;
	uint32_t out = f->size * f->size * f->blocks / 64 * bits_of[f->d] / 32;
	char line[200], t[4][20];
	struct rig r;

	snprintf(line, sizeof line, "\t%s %s, %s, %s, %s %s\n", f->name, registers(t[0], 'a', AT_D, out),
		registers(t[1], 'v', AT_A, in * bits_of[f->a] / 32),
		registers(t[2], 'v', AT_B, in * bits_of[f->b] / 32), registers(t[3], 'a', AT_C, out), f->modifiers);
	r = rig_with(f->gfx, line, "");
	for (int k = 0; k < 3; k++)
		check_cdna(&r, f);
}

TEST(cdna)
{
	static const struct form forms[] = {
		{ "gfx908", "v_mfma_f32_32x32x1f32", "", 32, 1, 2, F32, F32, F32 },
		{ "gfx908", "v_mfma_f32_32x32x1f32", "cbsz:1", 32, 1, 2, F32, F32, F32 },
		{ "gfx908", "v_mfma_f32_32x32x1f32", "cbsz:1 abid:1", 32, 1, 2, F32, F32, F32 },
		{ "gfx908", "v_mfma_f32_32x32x1f32", "blgp:1", 32, 1, 2, F32, F32, F32 },
		{ "gfx908", "v_mfma_f32_16x16x1f32", "cbsz:2 abid:2 blgp:3", 16, 1, 4, F32, F32, F32 },
		{ "gfx908", "v_mfma_f32_16x16x1f32", "cbsz:1 abid:1 blgp:2", 16, 1, 4, F32, F32, F32 },
		{ "gfx908", "v_mfma_f32_4x4x1f32", "", 4, 1, 16, F32, F32, F32 },
		{ "gfx908", "v_mfma_f32_4x4x1f32", "cbsz:4 abid:11 blgp:7", 4, 1, 16, F32, F32, F32 },
		{ "gfx908", "v_mfma_f32_4x4x1f32", "cbsz:3 abid:5 blgp:5", 4, 1, 16, F32, F32, F32 },
		{ "gfx908", "v_mfma_f32_32x32x2f32", "", 32, 2, 1, F32, F32, F32 },
		{ "gfx908", "v_mfma_f32_32x32x2f32", "blgp:3", 32, 2, 1, F32, F32, F32 },
		{ "gfx908", "v_mfma_f32_16x16x4f32", "blgp:6", 16, 4, 1, F32, F32, F32 },
		{ "gfx908", "v_mfma_f32_32x32x4f16", "", 32, 4, 2, F16, F16, F32 },
		{ "gfx908", "v_mfma_f32_16x16x4f16", "blgp:4", 16, 4, 4, F16, F16, F32 },
		{ "gfx908", "v_mfma_f32_4x4x4f16", "", 4, 4, 16, F16, F16, F32 },
		{ "gfx908", "v_mfma_f32_32x32x8f16", "", 32, 8, 1, F16, F16, F32 },
		{ "gfx908", "v_mfma_f32_16x16x16f16", "", 16, 16, 1, F16, F16, F32 },
		{ "gfx908", "v_mfma_f32_32x32x2bf16", "", 32, 2, 2, BF16, BF16, F32 },
		{ "gfx908", "v_mfma_f32_16x16x2bf16", "", 16, 2, 4, BF16, BF16, F32 },
		{ "gfx908", "v_mfma_f32_4x4x2bf16", "", 4, 2, 16, BF16, BF16, F32 },
		{ "gfx908", "v_mfma_f32_32x32x4bf16", "", 32, 4, 1, BF16, BF16, F32 },
		{ "gfx908", "v_mfma_f32_16x16x8bf16", "", 16, 8, 1, BF16, BF16, F32 },
		{ "gfx908", "v_mfma_i32_32x32x4i8", "", 32, 4, 2, I8, I8, I32 },
		{ "gfx908", "v_mfma_i32_16x16x4i8", "", 16, 4, 4, I8, I8, I32 },
		{ "gfx908", "v_mfma_i32_4x4x4i8", "", 4, 4, 16, I8, I8, I32 },
		{ "gfx908", "v_mfma_i32_32x32x8i8", "", 32, 8, 1, I8, I8, I32 },
		{ "gfx908", "v_mfma_i32_16x16x16i8", "", 16, 16, 1, I8, I8, I32 },
		{ "gfx90a", "v_mfma_f32_32x32x4bf16_1k", "", 32, 4, 2, BF16, BF16, F32 },
		{ "gfx90a", "v_mfma_f32_16x16x4bf16_1k", "", 16, 4, 4, BF16, BF16, F32 },
		{ "gfx90a", "v_mfma_f32_4x4x4bf16_1k", "", 4, 4, 16, BF16, BF16, F32 },
		{ "gfx90a", "v_mfma_f32_32x32x8bf16_1k", "", 32, 8, 1, BF16, BF16, F32 },
		{ "gfx90a", "v_mfma_f32_16x16x16bf16_1k", "", 16, 16, 1, BF16, BF16, F32 },
		{ "gfx90a", "v_mfma_f64_16x16x4f64", "", 16, 4, 1, F64, F64, F64 },
		{ "gfx90a", "v_mfma_f64_4x4x4f64", "", 4, 4, 4, F64, F64, F64 },
		{ "gfx942", "v_mfma_f64_16x16x4_f64", "neg:[1,0,0]", 16, 4, 1, F64, F64, F64 },
		{ "gfx942", "v_mfma_f64_4x4x4_4b_f64", "neg:[0,1,1]", 4, 4, 4, F64, F64, F64 },
		{ "gfx942", "v_mfma_f32_32x32x1_2b_f32", "", 32, 1, 2, F32, F32, F32 },
		{ "gfx942", "v_mfma_f32_16x16x16_bf16", "", 16, 16, 1, BF16, BF16, F32 },
		{ "gfx942", "v_mfma_f32_16x16x32_fp8_fp8", "", 16, 32, 1, FP8, FP8, F32 },
		{ "gfx942", "v_mfma_f32_16x16x32_fp8_bf8", "", 16, 32, 1, FP8, BF8, F32 },
		{ "gfx942", "v_mfma_f32_32x32x16_bf8_fp8", "", 32, 16, 1, BF8, FP8, F32 },
		{ "gfx942", "v_mfma_f32_32x32x16_bf8_bf8", "", 32, 16, 1, BF8, BF8, F32 },
		{ "gfx942", "v_mfma_i32_32x32x16_i8", "", 32, 16, 1, I8, I8, I32 },
		{ "gfx942", "v_mfma_i32_16x16x32_i8", "", 16, 32, 1, I8, I8, I32 },
	};

	for (size_t k = 0; k < WB_COUNT(forms); k++)
		each_cdna(&forms[k]);
}

/* ---- RDNA 3 ------------------------------------------------------------------------------------ */
/* All lanes of the same number modulo 16 hold the same of A and B; rows of C and D follow each other by 16 lanes. */
static void
check_rdna(struct rig *r, const struct form *f, uint32_t lanes)
{
	uint32_t width = bits_of[f->d] == 16 ? 2 : 1, high = bit(f, "op_sel:[", 2), bits = bits_of[f->d];
	struct wb_sim_effect e;

	rig_start(r);
	randomise(f);
	for (uint32_t lane = 0; lane < lanes; lane++) {
		for (uint32_t k = 0; k < 16; k++) {
			put(r, AT_A, lane, k, bits_of[f->a], code(a[0][lane % 16][k], f->a));
			put(r, AT_B, lane, k, bits_of[f->b], code(b[0][lane % 16][k], f->b));
		}
		for (uint32_t q = 0; q < 256 / lanes; q++) {
			put(r, AT_C, lane, 2 * q, 16, 0x1234);
			put(r, AT_C, lane, 2 * q + 1, 16, 0x5678);
			put(r, AT_C, lane, width * q + high, bits,
				code(c[0][lanes / 16 * q + lane / 16][lane % 16], f->d));
		}
	}
	rig_step(r, &e);
	for (uint32_t lane = 0; lane < lanes; lane++)
		for (uint32_t q = 0; q < 256 / lanes; q++) {
			uint32_t i = lanes / 16 * q + lane / 16, j = lane % 16;
			int sum = c[0][i][j];
			double got = number(get(r, AT_C, lane, width * q + high, bits), f->d);

			if (bit(f, "neg_hi:[", 2))
				sum = abs(sum);
			if (bit(f, "neg_lo:[", 2))
				sum = -sum;
			for (uint32_t k = 0; k < 16; k++) {
				const char *field = k % 2 ? "neg_hi:[" : "neg_lo:[";
				bool turned = f->d != I32 && bit(f, field, 0) != bit(f, field, 1);

				sum += (turned ? -1 : 1) * a[0][i][k] * b[0][j][k];
			}
			if (got < sum || got > sum)
				fail_msg("%s %s, %u lanes: row %u, column %u is %g, expected %d", f->name, f->modifiers,
					lanes, i, j, got, sum);
			if (bits == 16 && get(r, AT_C, lane, 2 * q + !high, 16) != (high ? 0x1234 : 0x5678))
				fail_msg("%s %s: the other half is not kept", f->name, f->modifiers);
		}
}

TEST(rdna3)
{
	static const struct form forms[] = {
		{ "gfx1100", "v_wmma_f32_16x16x16_f16", "", 16, 16, 1, F16, F16, F32 },
		{ "gfx1100", "v_wmma_f32_16x16x16_f16", "neg_lo:[1,0,0] neg_hi:[0,0,1]", 16, 16, 1, F16, F16, F32 },
		{ "gfx1100", "v_wmma_f32_16x16x16_bf16", "neg_lo:[0,0,1]", 16, 16, 1, BF16, BF16, F32 },
		{ "gfx1100", "v_wmma_f16_16x16x16_f16", "", 16, 16, 1, F16, F16, F16 },
		{ "gfx1100", "v_wmma_f16_16x16x16_f16", "op_sel:[0,0,1]", 16, 16, 1, F16, F16, F16 },
		{ "gfx1100", "v_wmma_bf16_16x16x16_bf16", "op_sel:[0,0,1]", 16, 16, 1, BF16, BF16, BF16 },
		{ "gfx1100", "v_wmma_i32_16x16x16_iu8", "neg_lo:[1,1,0]", 16, 16, 1, I8, I8, I32 },
		{ "gfx1100", "v_wmma_i32_16x16x16_iu8", "neg_lo:[0,1,0]", 16, 16, 1, U8, I8, I32 },
		{ "gfx1100", "v_wmma_i32_16x16x16_iu4", "neg_lo:[1,1,0]", 16, 16, 1, I4, I4, I32 },
		{ "gfx1100", "v_wmma_i32_16x16x16_iu4", "neg_lo:[1,0,0]", 16, 16, 1, I4, U4, I32 },
	};

	for (size_t k = 0; k < 2 * WB_COUNT(forms); k++) {
		const struct form *f = &forms[k / 2];
		uint32_t lanes = k % 2 ? 64 : 32, in = 16 * bits_of[f->a] / 32;
		char line[200], t[4][20];
		struct rig r;

		snprintf(line, sizeof line, "\t%s %s, %s, %s, %s %s\n", f->name,
			registers(t[0], 'v', AT_C, 256 / lanes), registers(t[1], 'v', AT_A, in),
			registers(t[2], 'v', AT_B, in), registers(t[3], 'v', AT_C, 256 / lanes), f->modifiers);
		r = rig_with(f->gfx, line, lanes == 64 ? "\t.amdhsa_wavefront_size32 0\n" : "");
		for (int n = 0; n < 3; n++)
			check_rdna(&r, f, lanes);
		rig_free(&r);
	}
}

/* ---- RDNA 4, and sparse matrices ----------------------------------------------------------------- */
/* Each group of lanes holds the next elements of all rows of A, and of all columns of B. Of a sparse A what is stored:
 * of each four elements two, which the index register tells by two bits for each. */
static void
check_spread(struct rig *r, const struct form *f, uint32_t lanes, bool sparse)
{
	bool rdna = strcmp(f->gfx, "gfx1200") == 0;
	uint32_t size = f->size, stored = sparse ? f->depth / 2 : f->depth, out = size * size / lanes;
	uint32_t in[2] = { size * stored / lanes, size * f->depth / lanes }, which[32][32], i, j, block;
	uint32_t part = constant(f, "index_key:") + constant(f, "abid:");
	struct wb_sim_effect e;

	rig_start(r);
	randomise(f);
	for (uint32_t lane = 0; lane < lanes; lane++) {
		uint32_t index = random32();

		if (sparse)
			wb_sim_vgpr(r->w, 90)[lane] = index;
		for (uint32_t q = 0; q < in[0]; q++) {
			uint32_t k = lane / size * in[0] + q;

			which[lane % size][k] = sparse ? 4 * (k / 2) + (index >> 2 * (in[0] * part + q) & 3) : k;
			put(r, AT_A, lane, q, bits_of[f->a], code(a[0][lane % size][k], f->a));
		}
		for (uint32_t q = 0; q < in[1]; q++)
			put(r, AT_B, lane, q, bits_of[f->b], code(b[0][lane % size][lane / size * in[1] + q], f->b));
		for (uint32_t q = 0; q < out; q++) {
			output_at(f, lane, q, &i, &j, &block);
			i = rdna ? lane / 16 * out + q : i;
			put(r, AT_C, lane, q, bits_of[f->d], code(c[0][i][j], f->d));
		}
	}
	rig_step(r, &e);
	for (uint32_t lane = 0; lane < lanes; lane++)
		for (uint32_t q = 0; q < out; q++) {
			double got = number(get(r, AT_C, lane, q, bits_of[f->d]), f->d);
			int sum;

			output_at(f, lane, q, &i, &j, &block);
			i = rdna ? lane / 16 * out + q : i;
			sum = c[0][i][j];
			for (uint32_t k = 0; k < stored; k++)
				sum += a[0][i][k] * b[0][j][which[i][k]];
			if (got < sum || got > sum)
				fail_msg("%s %s, %u lanes: row %u, column %u is %g, expected %d", f->name, f->modifiers,
					lanes, i, j, got, sum);
		}
}

static void
each_spread(const struct form *f, uint32_t lanes)
{
	bool sparse = strstr(f->name, "mac_") != NULL, old = strcmp(f->gfx, "gfx942") == 0;
	uint32_t stored = sparse ? f->depth / 2 : f->depth, out = f->size * f->size / lanes * bits_of[f->d] / 32;
	uint32_t in[2] = { f->size * stored / lanes * bits_of[f->a] / 32,
		f->size * f->depth / lanes * bits_of[f->b] / 32 };
	char line[200], t[4][20];
	struct rig r;

	snprintf(line, sizeof line, "\t%s %s, %s, %s, %s %s\n", f->name, registers(t[0], 'v', AT_C, out),
		registers(t[1], 'v', AT_A, in[0] ? in[0] : 1), registers(t[2], 'v', AT_B, in[1] ? in[1] : 1),
		sparse ? "v90" : registers(t[3], 'v', AT_C, out), f->modifiers);
	r = rig_with(f->gfx, line, lanes == 64 && !old ? "\t.amdhsa_wavefront_size32 0\n" : "");
	for (int n = 0; n < 3; n++)
		check_spread(&r, f, lanes, sparse);
	rig_free(&r);
}

TEST(rdna4_and_sparse)
{
	static const struct form forms[] = {
		{ "gfx1200", "v_wmma_f32_16x16x16_f16", "", 16, 16, 1, F16, F16, F32 },
		{ "gfx1200", "v_wmma_f32_16x16x16_bf16", "", 16, 16, 1, BF16, BF16, F32 },
		{ "gfx1200", "v_wmma_f16_16x16x16_f16", "", 16, 16, 1, F16, F16, F16 },
		{ "gfx1200", "v_wmma_bf16_16x16x16_bf16", "", 16, 16, 1, BF16, BF16, BF16 },
		{ "gfx1200", "v_wmma_f32_16x16x16_fp8_bf8", "", 16, 16, 1, OCP8, OCB8, F32 },
		{ "gfx1200", "v_wmma_f32_16x16x16_bf8_fp8", "", 16, 16, 1, OCB8, OCP8, F32 },
		{ "gfx1200", "v_wmma_i32_16x16x16_iu8", "neg_lo:[0,1,0]", 16, 16, 1, U8, I8, I32 },
		{ "gfx1200", "v_wmma_i32_16x16x16_iu4", "neg_lo:[1,0,0]", 16, 16, 1, I4, U4, I32 },
		{ "gfx1200", "v_wmma_i32_16x16x32_iu4", "neg_lo:[1,1,0]", 16, 32, 1, I4, I4, I32 },
		{ "gfx1200", "v_swmmac_f32_16x16x32_f16", "", 16, 32, 1, F16, F16, F32 },
		{ "gfx1200", "v_swmmac_f32_16x16x32_f16", "index_key:1", 16, 32, 1, F16, F16, F32 },
		{ "gfx1200", "v_swmmac_bf16_16x16x32_bf16", "", 16, 32, 1, BF16, BF16, BF16 },
		{ "gfx1200", "v_swmmac_f32_16x16x32_fp8_bf8", "index_key:1", 16, 32, 1, OCP8, OCB8, F32 },
		{ "gfx1200", "v_swmmac_i32_16x16x32_iu8", "neg_lo:[1,0,0]", 16, 32, 1, I8, U8, I32 },
		{ "gfx1200", "v_swmmac_i32_16x16x32_iu4", "neg_lo:[1,1,0]", 16, 32, 1, I4, I4, I32 },
		{ "gfx942", "v_smfmac_f32_16x16x32_f16", "abid:3", 16, 32, 1, F16, F16, F32 },
		{ "gfx942", "v_smfmac_f32_32x32x16_bf16", "abid:1", 32, 16, 1, BF16, BF16, F32 },
		{ "gfx942", "v_smfmac_f32_32x32x32_fp8_bf8", "abid:1", 32, 32, 1, FP8, BF8, F32 },
		{ "gfx942", "v_smfmac_i32_32x32x32_i8", "", 32, 32, 1, I8, I8, I32 },
	};

	for (size_t k = 0; k < WB_COUNT(forms); k++)
		for (uint32_t lanes = strcmp(forms[k].gfx, "gfx942") == 0 ? 64 : 32; lanes <= 64; lanes *= 2)
			each_spread(&forms[k], lanes);
}

/* ---- what the types do at their ends -------------------------------------------------------------- */
/* One element of A, which has @in registers, times one of B, besides C; all others are 0. */
static uint32_t
one_product(const char *gfx, const char *line, uint32_t in, uint32_t x, uint32_t y, uint32_t z)
{
	struct rig r = rig_with(gfx, line, "");
	bool copied = strcmp(gfx, "gfx1100") == 0;
	struct wb_sim_effect e;
	uint32_t got;

	rig_start(&r);
	for (uint32_t k = 0; k < in; k++) {
		memset(wb_sim_vgpr(r.w, AT_A + k), 0, 64 * sizeof(uint32_t));
		memset(wb_sim_vgpr(r.w, AT_B + k), 0, 64 * sizeof(uint32_t));
	}
	for (uint32_t lane = 0; lane < 64; lane += 16) {
		wb_sim_vgpr(r.w, AT_A)[lane] = copied || !lane ? x : 0;
		wb_sim_vgpr(r.w, AT_B)[lane] = copied || !lane ? y : 0;
	}
	wb_sim_vgpr(r.w, AT_C)[0] = z;
	rig_step(&r, &e);
	got = wb_sim_vgpr(r.w, AT_C)[0];
	return got;
}

TEST(ends)
{
	static const char f16[] = "\tv_mfma_f32_16x16x16f16 v[0:3], v[64:65], v[80:81], v[0:3]\n",
			  f32[] = "\tv_mfma_f32_16x16x4f32 v[0:3], v64, v80, v[0:3]\n",
			  i8[] = "\tv_wmma_i32_16x16x16_iu8 v[0:7], v[64:67], v[80:83], v[0:7] neg_lo:[1,1,0]\n",
			  clamped[] = "\tv_wmma_i32_16x16x16_iu8 v[0:7], v[64:67], v[80:83], v[0:7] "
				      "neg_lo:[1,1,0] clamp\n";

	/* denormals of 16 bits, times 2^14: flushed by gfx90a alone; so is C */
	assert_int_equal(one_product("gfx942", f16, 2, 1, 0x7400, 0), 0x3a800000);
	assert_int_equal(one_product("gfx90a", f16, 2, 1, 0x7400, 0), 0);
	assert_int_equal(one_product("gfx942", f16, 2, 0, 0, 1), 1);
	assert_int_equal(one_product("gfx90a", f16, 2, 0, 0, 1), 0);
	assert_int_equal(one_product("gfx90a", f32, 1, 1, 0x3f800000, 1), 2);
	/* infinity times zero, and a NaN with a sign */
	assert_int_equal(one_product("gfx90a", f32, 1, 0x7f800000, 0, 0), 0x7fc00000);
	assert_int_equal(one_product("gfx90a", f32, 1, 0, 0, 0xffc12345), 0x7fc00000);
	/* rounded once: (1 + 2^-23)^2 - (1 + 2^-22) */
	assert_int_equal(one_product("gfx90a", f32, 1, 0x3f800001, 0x3f800001, 0xbf800002), 0x28800000);
	assert_int_equal(one_product("gfx1100", i8, 4, 0x7f, 0x7f, 0x7fffffff), 0x80000000u + 127 * 127 - 1);
	assert_int_equal(one_product("gfx1100", clamped, 4, 0x7f, 0x7f, 0x7fffffff), 0x7fffffff);
	assert_int_equal(one_product("gfx1100", clamped, 4, 0x7f, 0x81, 0x80000000), 0x80000000u);
}
