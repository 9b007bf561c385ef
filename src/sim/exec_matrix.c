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
 *	RDNA 4	Of g groups of 16 lanes, lane i of group q holds elements q * depth / g and following of row i of A, and
 *		of column i of B. C and D: row i is in register i mod (16 / g) of group i / (16 / g), column j in its
 *		lane j.
 *	sparse	A has two elements of each four in a row (SMFMAC of CDNA, SWMMAC of RDNA 4). It is stored as a matrix of
 *		half the depth would be; for each of its elements a register of the same lane has two bits, which say
 *		which one of the four it is. ABID or index_key choose a part of that register.
 *
 * EXEC is ignored: all lanes work (RDNA 3 and CDNA 3 ISA). What we define where the documents do not:
 * products are added to C in the order of k, each by a fused multiply-add that rounds to the nearest; MODE is
 * ignored; a NaN result is quiet and without sign. Denormals of 16-bit inputs, and of C and D
 * with them, are flushed on gfx90a alone (AMD MI200: the matrix instructions of FP16 and BF16).
 */
#include "fp.h"
#include "sim.h"

enum { A, B, C };
enum type { F64, F32, XF32, F16, BF16, FP8, BF8, FP8_12, BF8_12, I8, I4, I32 };	/* _12: of gfx12 */
static const uint8_t bits_of[] = {
	[F64] = 64, [F32] = 32, [XF32] = 32, [F16] = 16, [BF16] = 16, [FP8] = 8, [BF8] = 8, [FP8_12] = 8,
	[BF8_12] = 8, [I8] = 8,
	[I4] = 4, [I32] = 32
};

struct matrix_row {
	uint8_t size, depth, blocks, a, b, d;
	bool sparse;
};

#define MOST_DEPTH 64u
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
	case FP8_12: return small_float((uint32_t)x, 7, 3);
	case BF8_12: return small_float((uint32_t)x, 15, 2);
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

/* ---- rows and columns --------------------------------------------------------------------------- */
/* Rows of A or columns of B. CDNA: those of all blocks, at most LANES of them. RDNA 3: that of each lane, copies
 * included. RDNA 4: the 16. Of a sparse row what is stored, and which elements of a column it is multiplied with. */
struct lines {
	double at[LANES][MOST_DEPTH];
	uint8_t which[LANES][MOST_DEPTH];
};

static bool is_integer(const struct matrix_row *r) { return r->d == I32; }

/* Element @k of a row of A or a column of B, the @n th of lane @lane. RDNA: of floats, neg_lo and neg_hi negate the low
 * and high halves of registers; of integers, neg_lo says that they are signed. CDNA: of 64-bit floats, neg_lo negates
 * all. */
static double
factor_at(const struct wb_sim_wave *w, const struct step *p, uint32_t matrix, uint32_t lane, uint32_t n, bool flush)
{
	const struct matrix_row *r = p->row;
	enum type t = matrix == B ? r->b : r->a;
	bool rdna = w->sim->gfx >= 0x1000, lo = p->neg_lo >> matrix & 1, hi = p->neg_hi >> matrix & 1;
	double x = to_number(element_at(w, &p->s[matrix], lane, n, bits_of[t]), t, flush, !rdna || lo);

	return !is_integer(r) && (rdna && n % 2 ? hi : lo) ? -x : x;
}

static void
read_lines(const struct wb_sim_wave *w, const struct step *p, uint32_t matrix, bool flush, struct lines *out)
{
	const struct matrix_row *r = p->row;
	bool sparse = matrix == A && r->sparse;
	uint32_t all = r->size * r->blocks, depth = sparse ? r->depth / 2 : r->depth;
	uint32_t each = all * depth / w->sim->lanes;	/* elements in a lane */

	for (uint32_t n = 0; n < all; n++)
		for (uint32_t k = 0; k < depth; k++) {
			uint32_t block = n / r->size, from = n, lane;

			if (matrix == A && p->cbsz && !sparse)
				from = (block >> p->cbsz << p->cbsz | p->abid) * r->size + n % r->size;
			lane = from + all * (k / each);
			if (matrix == B && r->d != F64)
				lane = group_lane(lane, p->blgp);
			out->at[n][k] = factor_at(w, p, matrix, lane, k % each, flush);
			if (sparse)
				out->which[n][k] = (uint8_t)(4 * (k / 2) +
					(w->v[p->s[2].reg][lane] >> 2 * (each * p->abid + k % each) & 3));
		}
}

/* How many products row @n makes; *@column becomes what it is multiplied with, in @buf if it is sparse. */
static uint32_t
products(const struct matrix_row *r, const struct lines *rows, uint32_t n, const double **column, double *buf)
{
	if (!r->sparse)
		return r->depth;
	for (uint32_t k = 0; k < r->depth / 2u; k++)
		buf[k] = (*column)[rows->which[n][k]];
	*column = buf;
	return r->depth / 2;
}

static const struct opnd *
addend(const struct step *p)
{
	return ((const struct matrix_row *)p->row)->sparse ? &p->d : &p->s[C];
}

/* ---- CDNA --------------------------------------------------------------------------------------- */
static uint64_t
one_result(const struct step *p, const double *row, const double *column, uint32_t depth, uint64_t c, bool flush)
{
	const struct matrix_row *r = p->row;
	double x = to_number(c, r->d, flush, true);

	if (r->d == I32)
		return dot_integers(row, column, depth, (int32_t)c, false);
	if (r->d == F64 && p->neg_lo >> C & 1)
		x = -x;
	return from_number(dot_floats(row, column, depth, x, r->d == F64), r->d, flush);
}

static void
run_mfma(struct wb_sim_wave *w, const struct step *p)
{
	const struct matrix_row *r = p->row;
	bool flush = w->sim->gfx == 0x90a && (r->a == F16 || r->a == BF16);
	uint32_t bits = bits_of[r->d], lane, reg;
	uint32_t d[MOST_UNITS][LANES];
	struct lines rows, columns;
	double buf[MOST_DEPTH];

	wb_sim_between_lanes(w, p);
	read_lines(w, p, A, flush, &rows);
	read_lines(w, p, B, flush, &columns);
	for (uint32_t n = 0; n < (uint32_t)r->size * r->blocks; n++)
		for (uint32_t j = 0; j < r->size; j++) {
			uint32_t b = n / r->size, depth;
			const double *column = columns.at[b * r->size + j];
			uint64_t x;

			result_at(r, b, n % r->size, j, &lane, &reg);
			depth = products(r, &rows, n, &column, buf);
			x = one_result(p, rows.at[n], column, depth, element_at(w, addend(p), lane, reg, bits), flush);
			d[reg * bits / 32][lane] = (uint32_t)x;
			if (bits == 64)
				d[2 * reg + 1][lane] = (uint32_t)(x >> 32);
		}
	for (uint32_t k = 0; k < p->d.nunit; k++)
		memcpy(w->v[p->d.reg + k], d[k], sizeof d[k]);
}

/* ---- RDNA --------------------------------------------------------------------------------------- */
static uint64_t
one_wave_result(const struct step *p, const double *row, const double *column, uint32_t depth, uint64_t c)
{
	const struct matrix_row *r = p->row;
	double x = to_number(c, r->d, false, true);

	if (is_integer(r))
		return dot_integers(row, column, depth, (int32_t)c, p->clamp);
	if (p->neg_hi >> C & 1)
		x = fabs(x);
	if (p->neg_lo >> C & 1)
		x = -x;
	return from_number(dot_floats(row, column, depth, x, false), r->d, false);
}

/* RDNA 3: a row and a column in each lane. Elements of C and D of 16 bits are in the half of their registers that
 * op_sel chooses; D keeps the other half. */
static void
run_wmma(struct wb_sim_wave *w, const struct step *p)
{
	const struct matrix_row *r = p->row;
	uint32_t groups = w->sim->lanes / 16, bits = bits_of[r->d], shift = p->opsel & 4 ? 16 : 0;
	uint32_t d[MOST_UNITS][LANES], mask = bits == 16 ? 0xffffu << shift : UINT32_MAX;
	struct lines rows, columns;

	wb_sim_between_lanes(w, p);
	for (uint32_t lane = 0; lane < w->sim->lanes; lane++)
		for (uint32_t k = 0; k < r->depth; k++) {
			rows.at[lane][k] = factor_at(w, p, A, lane, k, false);
			columns.at[lane][k] = factor_at(w, p, B, lane, k, false);
		}
	for (uint32_t i = 0; i < r->size; i++)
		for (uint32_t j = 0; j < r->size; j++) {
			uint32_t first = 16 * (i % groups), reg = i / groups, lane = first + j;
			uint64_t c = element_at(w, &p->s[C], lane, bits == 16 ? 2 * reg + shift / 16 : reg, bits);

			d[reg][lane] = (uint32_t)one_wave_result(
					       p, rows.at[first + i], columns.at[lane], r->depth, c)
				<< shift;
		}
	for (uint32_t k = 0; k < p->d.nunit; k++)
		for (uint32_t lane = 0; lane < w->sim->lanes; lane++)
			w->v[p->d.reg + k][lane] = (w->v[p->d.reg + k][lane] & ~mask) | (d[k][lane] & mask);
}

/* RDNA 4: rows and columns are spread over the groups of lanes. */
static void
run_wmma12(struct wb_sim_wave *w, const struct step *p)
{
	const struct matrix_row *r = p->row;
	uint32_t each = 16 * 16 / w->sim->lanes, bits = bits_of[r->d];	/* elements of D in a lane */
	uint32_t d[MOST_UNITS][LANES] = { { 0 } };
	struct lines rows, columns;
	double buf[MOST_DEPTH];

	wb_sim_between_lanes(w, p);
	read_lines(w, p, A, false, &rows);
	read_lines(w, p, B, false, &columns);
	for (uint32_t i = 0; i < r->size; i++)
		for (uint32_t j = 0; j < r->size; j++) {
			uint32_t lane = 16 * (i / each) + j, at = i % each * bits;
			const double *column = columns.at[j];
			uint32_t depth = products(r, &rows, i, &column, buf);
			uint64_t c = element_at(w, addend(p), lane, i % each, bits);

			d[at / 32][lane] |= (uint32_t)one_wave_result(p, rows.at[i], column, depth, c) << at % 32;
		}
	for (uint32_t k = 0; k < p->d.nunit; k++)
		memcpy(w->v[p->d.reg + k], d[k], w->sim->lanes * sizeof d[k][0]);
}

/* ---- modifiers that are simulated, and the table --------------------------------------------------- */
/* CBSZ and ABID must name a block that exists, or a part of the index register: with CBSZ, the first one. BLGP must be
 * 0 for 64-bit and 8-bit floats. */
static bool
mfma_fits(const struct step *p)
{
	const struct matrix_row *r = p->row;

	if (r->sparse)
		return !p->blgp && p->abid < (p->cbsz ? 1 : r->a == F16 || r->a == BF16 ? 4 : 2);
	if (p->cbsz > 4 || 1u << p->cbsz > r->blocks || p->abid >> p->cbsz)
		return false;
	return p->blgp < (r->d == F64 || r->a == FP8 || r->a == BF8 ? 1 : 8);
}

static bool
wmma_fits(const struct step *p)
{
	const struct matrix_row *r = p->row;
	bool small = r->a == FP8_12 || r->a == BF8_12;

	if (p->opsel & 3 || p->opsel_hi != 7 || p->neg_lo > 7 || p->neg_hi > 7)
		return false;
	if (is_integer(r) && (p->neg_lo >> C || p->neg_hi))
		return false;
	if ((small && (p->neg_lo | p->neg_hi) & 3) || (r->sparse && (p->neg_lo | p->neg_hi) >> C))
		return false;
	/* undocumented: which bits of the register a constant is */
	return r->d != BF16 || r->sparse || p->s[C].kind == O_VGPR || !p->s[C].imm;
}

bool
wb_sim_matrix_fits(const struct step *p)
{
	return p->run == run_mfma ? mfma_fits(p) : (p->run != run_wmma && p->run != run_wmma12) || wmma_fits(p);
}

static const struct matrix_row rows[] = {
#define MFMA(name, size, depth, blocks, a, b, d) { size, depth, blocks, a, b, d, false },
#define SMFMAC(name, size, depth, a, b, d) { size, depth, 1, a, b, d, true },
#define WMMA(name, a, d) { 16, 16, 1, a, a, d, false },
#define WMMA12(name, depth, a, b, d) { 16, depth, 1, a, b, d, false },
#define SWMMAC(name, depth, a, b, d) { 16, depth, 1, a, b, d, true },
#include "matrix.def"
};
enum {
#define MFMA(name, ...) ROW_MFMA_##name,
#define SMFMAC(name, ...) ROW_SMFMAC_##name,
#define WMMA(name, ...) ROW_WMMA_##name,
#define WMMA12(name, ...) ROW_WMMA12_##name,
#define SWMMAC(name, ...) ROW_SWMMAC_##name,
#include "matrix.def"
};
#define ROW(kind, name, run, gfx) { #name, run, &rows[ROW_##kind##_##name], F_SPECIAL, 1, gfx, 3, false, false },
static const struct wb_sim_semantics table[] = {
#define MFMA(name, ...) ROW(MFMA, name, run_mfma, 11)
#define SMFMAC(name, ...) ROW(SMFMAC, name, run_mfma, 12)
#define WMMA(name, ...) ROW(WMMA, name, run_wmma, 17)
#define WMMA12(name, ...) ROW(WMMA12, name, run_wmma12, 16)
#define SWMMAC(name, ...) ROW(SWMMAC, name, run_wmma12, 16)
#include "matrix.def"
};

struct wb_sim_table wb_sim_matrix_table(void) { return (struct wb_sim_table){ table, WB_COUNT(table) }; }
