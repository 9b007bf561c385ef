/* src/sim/exec_matrix.c -- matrix instructions: D = A B + C, the matrices spread over the registers of all lanes.
 *
 * Where an element lies (AMD matrix instruction calculator):
 *
 *	CDNA	A lane holds several consecutive elements k of a row of A (or of a column of B), packed without gaps.
 *		The first ones of row i of block b are in lane size * b + i; each next group is size * blocks lanes
 *		further. C and D: see result_at(). CBSZ and ABID use one block of A for several blocks; BLGP takes B
 *		from other lanes.
 *	RDNA 3	Of each 16 lanes, lane i holds all elements of row i of A, and of column i of B, packed without gaps. So
 *		a wave has 2 or 4 copies. C and D: with g groups of 16 lanes, row i is in register i / g of group
 *		i mod g, column j in its lane j.
 *
 * EXEC is ignored: all lanes work (RDNA 3 and CDNA 3 ISA). What we define where the documents do not:
 * products are added to C in the order of k, each by a fused multiply-add that rounds to the nearest; MODE is
 * ignored; a NaN result is quiet and without sign. Denormals of 16-bit inputs, and of C and D
 * with them, are flushed on gfx90a alone (AMD MI200: the matrix instructions of FP16 and BF16).
 */
#include "fp.h"
#include "sim.h"

enum { A, B, C };
enum type { F64, F32, XF32, F16, BF16, FP8, BF8, I8, I4, I32 };
static const uint8_t bits_of[] = {
	[F64] = 64, [F32] = 32, [XF32] = 32, [F16] = 16, [BF16] = 16, [FP8] = 8, [BF8] = 8, [I8] = 8,
	[I4] = 4, [I32] = 32
};

struct matrix_row {
	uint8_t size, depth, blocks, a, b, d;
};

#define MOST_DEPTH 32u
#define MOST_UNITS 32u		/* registers of D */

/* ---- elements ------------------------------------------------------------------------- */
/* A float rounded to 10 bits of fraction: to the nearest, ties to even. */
static double
short_float(uint32_t x)
{
	uint32_t near = (x + 0xfff + (x >> 13 & 1)) & ~0x1fffu;

	return u2f((x & 0x7f800000) == 0x7f800000 ? x : near);
}

static double
to_number(uint64_t x, enum type t, bool flush, bool is_signed)
{
	switch (t) {
	case F64: return u2d(x);
	case F32: return u2f(flush ? flush32((uint32_t)x) : (uint32_t)x);
	case XF32: return short_float((uint32_t)x);
	case F16: return half_to_float(flush ? flush16((uint32_t)x) : (uint32_t)x);
	case BF16: return u2f(flush ? flush32((uint32_t)x << 16) : (uint32_t)x << 16);
	case FP8: return small_float((uint32_t)x, 8, 3);
	case BF8: return small_float((uint32_t)x, 16, 2);
	case I8: return is_signed ? (double)(int8_t)x : (double)x;
	case I4: return is_signed && x & 8 ? (double)x - 16 : (double)x;
	default: return (int32_t)x;
	}
}

static uint64_t
from_number(double x, enum type t, bool flush)
{
	bool none = x != x;
	uint32_t u;

	switch (t) {
	case F64: return none ? 0x7ff8000000000000ull : d2u(x);
	case F16: return none ? 0x7e00 : float_to_half((float)x);
	case BF16: return none ? 0x7fc0 : float_to_bfloat((float)x);
	default:
		u = none ? 0x7fc00000 : f2u((float)x);
		return flush ? flush32(u) : u;
	}
}

/* ---- operands ---------------------------------------------------------------------------- */
/* Element @n, of @bits bits, of lane @lane in @o and the registers that follow. A constant is the same for all
 * elements. */
static uint64_t
element_at(const struct wb_sim_wave *w, const struct opnd *o, uint32_t lane, uint32_t n, uint32_t bits)
{
	uint32_t at = n * bits;

	if (o->kind != O_VGPR)
		return bits < 64 ? o->imm & ((1ull << bits) - 1) : o->imm;
	if (bits == 64)
		return (uint64_t)w->v[o->reg + 2 * n + 1][lane] << 32 | w->v[o->reg + 2 * n][lane];
	return w->v[o->reg + at / 32][lane] >> at % 32 & (uint32_t)((1ull << bits) - 1);
}

/* The lane whose element of B is used in place of that of lane @lane, as BLGP says. */
static uint32_t
group_lane(uint32_t lane, uint32_t blgp)
{
	switch (blgp) {
	case 1: case 2: return lane % 32 + 32 * (blgp - 1);
	case 3: return (lane + 16) % LANES;
	case 4: case 5: case 6: case 7: return lane % 16 + 16 * (blgp - 4);
	default: return lane;
	}
}

/* Lane and register (of that element's width) of row @i, column @j of block @b of C and D. */
static void
result_at(const struct matrix_row *r, uint32_t b, uint32_t i, uint32_t j, uint32_t *lane, uint32_t *reg)
{
	if (r->d == F64) {
		*lane = r->blocks == 1 ? 16 * (i % 4) + j : 16 * i + 4 * b + j;
		*reg = r->blocks == 1 ? i / 4 : 0;
	} else if (r->size == 4) {
		*lane = 4 * b + j;
		*reg = i;
	} else if (r->size == 16) {
		*lane = 16 * (i / 4) + j;
		*reg = 4 * b + i % 4;
	} else {
		*lane = 32 * (i / 4 % 2) + j;
		*reg = 16 * b + 4 * (i / 8) + i % 4;
	}
}

/* ---- arithmetic ------------------------------------------------------------------------------- */
/* The sum of @c and the products of the @depth elements of row and column. Integers wrap, or saturate if @clamp. */
static uint64_t
dot_integers(const double *row, const double *column, uint32_t depth, int32_t c, bool clamp)
{
	int64_t sum = c;

	for (uint32_t k = 0; k < depth; k++)
		sum += (int64_t)row[k] * (int64_t)column[k];
	return (uint32_t)(clamp ? clamp_i(sum, INT32_MIN, INT32_MAX) : (int32_t)(uint32_t)sum);
}

static double
dot_floats(const double *row, const double *column, uint32_t depth, double c, bool wide)
{
	for (uint32_t k = 0; k < depth; k++)
		c = wide ? fma(row[k], column[k], c) : fma_nearest((float)row[k], (float)column[k], (float)c);
	return c;
}

/* ---- CDNA --------------------------------------------------------------------------------------- */
/* Rows of A or columns of B. CDNA: those of all blocks, at most LANES of them. RDNA 3: that of each lane, copies
 * included. */
struct lines {
	double at[LANES][MOST_DEPTH];
};

static void
read_lines(const struct wb_sim_wave *w, const struct step *p, uint32_t matrix, bool flush, struct lines *out)
{
	const struct matrix_row *r = p->row;
	const struct opnd *o = &p->s[matrix];
	uint32_t all = r->size * r->blocks, each = all * r->depth / LANES;	/* elements in a lane */
	enum type t = matrix == B ? r->b : r->a;

	for (uint32_t n = 0; n < all; n++)
		for (uint32_t k = 0; k < r->depth; k++) {
			uint32_t block = n / r->size, from = n, lane;

			if (matrix == A && p->cbsz)
				from = (block >> p->cbsz << p->cbsz | p->abid) * r->size + n % r->size;
			lane = from + all * (k / each);
			if (matrix == B && r->d != F64)
				lane = group_lane(lane, p->blgp);
			out->at[n][k] = to_number(element_at(w, o, lane, k % each, bits_of[t]), t, flush, true);
			if (r->d == F64 && p->neg_lo >> matrix & 1)
				out->at[n][k] = -out->at[n][k];
		}
}

static uint64_t
one_result(const struct step *p, const double *row, const double *column, uint64_t c, bool flush)
{
	const struct matrix_row *r = p->row;
	double x = to_number(c, r->d, flush, true);

	if (r->d == I32)
		return dot_integers(row, column, r->depth, (int32_t)c, false);
	if (r->d == F64 && p->neg_lo >> C & 1)
		x = -x;
	return from_number(dot_floats(row, column, r->depth, x, r->d == F64), r->d, flush);
}

static void
run_mfma(struct wb_sim_wave *w, const struct step *p)
{
	const struct matrix_row *r = p->row;
	bool flush = w->sim->gfx == 0x90a && (r->a == F16 || r->a == BF16);
	uint32_t bits = bits_of[r->d], lane, reg;
	uint32_t d[MOST_UNITS][LANES];
	struct lines rows, columns;

	wb_sim_between_lanes(w, p);
	read_lines(w, p, A, flush, &rows);
	read_lines(w, p, B, flush, &columns);
	for (uint32_t n = 0; n < (uint32_t)r->size * r->blocks; n++)
		for (uint32_t j = 0; j < r->size; j++) {
			uint32_t b = n / r->size;
			uint64_t x;

			result_at(r, b, n % r->size, j, &lane, &reg);
			x = one_result(p, rows.at[n], columns.at[b * r->size + j],
				element_at(w, &p->s[C], lane, reg, bits), flush);
			d[reg * bits / 32][lane] = (uint32_t)x;
			if (bits == 64)
				d[2 * reg + 1][lane] = (uint32_t)(x >> 32);
		}
	for (uint32_t k = 0; k < p->d.nunit; k++)
		memcpy(w->v[p->d.reg + k], d[k], sizeof d[k]);
}

/* ---- RDNA 3 ------------------------------------------------------------------------------------- */
static bool is_integer(const struct matrix_row *r) { return r->d == I32; }

/* The elements of A or B in lane @lane. Of floats, neg_lo and neg_hi negate the low and high halves; of integers,
 * neg_lo says that they are signed. */
static void
read_copy(const struct wb_sim_wave *w, const struct step *p, uint32_t matrix, uint32_t lane, double *out)
{
	const struct matrix_row *r = p->row;
	bool lo = p->neg_lo >> matrix & 1, hi = p->neg_hi >> matrix & 1;

	for (uint32_t k = 0; k < r->depth; k++) {
		out[k] = to_number(element_at(w, &p->s[matrix], lane, k, bits_of[r->a]), r->a, false, lo);
		if (!is_integer(r) && (k % 2 ? hi : lo))
			out[k] = -out[k];
	}
}

static uint64_t
one_wave_result(const struct step *p, const double *row, const double *column, uint64_t c)
{
	const struct matrix_row *r = p->row;
	double x = to_number(c, r->d, false, true);

	if (is_integer(r))
		return dot_integers(row, column, r->depth, (int32_t)c, p->clamp);
	if (p->neg_hi >> C & 1)
		x = fabs(x);
	if (p->neg_lo >> C & 1)
		x = -x;
	return from_number(dot_floats(row, column, r->depth, x, false), r->d, false);
}

/* Elements of C and D of 16 bits are in the half of their registers that op_sel chooses; D keeps the other half. */
static void
run_wmma(struct wb_sim_wave *w, const struct step *p)
{
	const struct matrix_row *r = p->row;
	uint32_t groups = w->sim->lanes / 16, bits = bits_of[r->d], shift = p->opsel & 4 ? 16 : 0;
	uint32_t d[MOST_UNITS][LANES], mask = bits == 16 ? 0xffffu << shift : UINT32_MAX;
	struct lines rows, columns;

	wb_sim_between_lanes(w, p);
	for (uint32_t lane = 0; lane < w->sim->lanes; lane++) {
		read_copy(w, p, A, lane, rows.at[lane]);
		read_copy(w, p, B, lane, columns.at[lane]);
	}
	for (uint32_t i = 0; i < r->size; i++)
		for (uint32_t j = 0; j < r->size; j++) {
			uint32_t first = 16 * (i % groups), reg = i / groups, lane = first + j;
			uint64_t c = element_at(w, &p->s[C], lane, bits == 16 ? 2 * reg + shift / 16 : reg, bits);

			d[reg][lane] = (uint32_t)one_wave_result(p, rows.at[first + i], columns.at[lane], c) << shift;
		}
	for (uint32_t k = 0; k < p->d.nunit; k++)
		for (uint32_t lane = 0; lane < w->sim->lanes; lane++)
			w->v[p->d.reg + k][lane] = (w->v[p->d.reg + k][lane] & ~mask) | (d[k][lane] & mask);
}

/* ---- modifiers that are simulated, and the table --------------------------------------------------- */
/* CBSZ and ABID must name a block that exists. BLGP must be 0 for 64-bit and 8-bit floats. */
static bool
mfma_fits(const struct step *p)
{
	const struct matrix_row *r = p->row;

	if (p->cbsz > 4 || 1u << p->cbsz > r->blocks || p->abid >> p->cbsz)
		return false;
	return p->blgp < (r->d == F64 || r->a == FP8 || r->a == BF8 ? 1 : 8);
}

static bool
wmma_fits(const struct step *p)
{
	const struct matrix_row *r = p->row;

	if (p->opsel & 3 || p->opsel_hi != 7 || p->neg_lo > 7 || p->neg_hi > 7)
		return false;
	if (is_integer(r) && (p->neg_lo >> C || p->neg_hi))
		return false;
	/* undocumented: which bits of the register a constant is */
	return r->d != BF16 || p->s[C].kind == O_VGPR || !p->s[C].imm;
}

bool
wb_sim_matrix_fits(const struct step *p)
{
	return p->run == run_mfma ? mfma_fits(p) : p->run != run_wmma || wmma_fits(p);
}

static const struct matrix_row rows[] = {
#define MFMA(name, size, depth, blocks, a, b, d) { size, depth, blocks, a, b, d },
#define WMMA(name, a, d) { 16, 16, 1, a, a, d },
#include "matrix.def"
#undef MFMA
#undef WMMA
};
enum {
#define MFMA(name, ...) ROW_##name,
#define WMMA(name, ...) ROW_##name,
#include "matrix.def"
#undef MFMA
#undef WMMA
};
static const struct wb_sim_semantics table[] = {
#define MFMA(name, ...) { #name, run_mfma, &rows[ROW_##name], F_SPECIAL, 1, 11, 3, false, false },
#define WMMA(name, ...) { #name, run_wmma, &rows[ROW_##name], F_SPECIAL, 1, 15, 3, false, false },
#include "matrix.def"
#undef MFMA
#undef WMMA
};

struct wb_sim_table wb_sim_matrix_table(void) { return (struct wb_sim_table){ table, WB_COUNT(table) }; }
