/* src/sim/exec_valu.c -- vector ALU: fetch sources, compute 64 lanes, write back.
 *
 * Each row of valu.def becomes a loop over 64 lanes that the compiler
 * vectorises. What surrounds it is the same for all: source modifiers, SDWA, DPP
 * and half selection on the way in; denormals, NaN, output modifiers, partial
 * destinations and EXEC on the way out.
 */
#include <fenv.h>
#include <stdlib.h>

#include "fp.h"
#include "sim.h"
#include "valu.h"

/* ---- expressions used by the table -------------------------------------------------- */
static inline int64_t sext(uint32_t x, uint32_t bits) { uint32_t m = 1u << (bits - 1); return (int64_t)(int32_t)((x ^ m) - m); }
static inline uint32_t u24(uint32_t a) { return a & 0xffffff; }
static inline int32_t i24(uint32_t a) { return (int32_t)(a << 8) >> 8; }
static inline float plus32(float product, float c) { return product + c; }
static inline uint32_t distance(uint32_t a, uint32_t b) { return a > b ? a - b : b - a; }
static inline uint32_t clamp_sum(int64_t x) { return x < 0 ? 0 : x > UINT32_MAX ? UINT32_MAX : (uint32_t)x; }
static inline uint32_t clamp_wide(uint64_t x) { return x > UINT32_MAX ? UINT32_MAX : (uint32_t)x; }
static inline uint32_t clamp_wide16(uint64_t x) { return x > 65535 ? 65535 : (uint32_t)x; }
static inline float clamp_unit(float a, float lo) { return a != a ? 0 : a < lo ? lo : a > 1 ? 1 : a; }

static inline uint32_t
reverse(uint32_t a)
{
	a = (a >> 1 & 0x55555555) | (a & 0x55555555) << 1;
	a = (a >> 2 & 0x33333333) | (a & 0x33333333) << 2;
	a = (a >> 4 & 0x0f0f0f0f) | (a & 0x0f0f0f0f) << 4;
	return __builtin_bswap32(a);
}

/* Leading bits equal to the sign; all ones if there is no other. */
static inline uint32_t
sign_run(uint32_t a)
{
	uint32_t b = a ^ (uint32_t)((int32_t)a >> 31);

	return b ? (uint32_t)__builtin_clz(b) : UINT32_MAX;
}

static inline uint32_t
permute_bytes(uint32_t a, uint32_t b, uint32_t sel)
{
	uint64_t both = (uint64_t)a << 32 | b;
	uint32_t r = 0;

	for (int k = 0; k < 4; k++) {
		uint32_t s = sel >> 8 * k & 255, byte;

		if (s >= 13)
			byte = 255;
		else if (s == 12)
			byte = 0;
		else if (s >= 8)	/* sign of bytes 1, 3, 5, 7 */
			byte = both >> (16 * (s - 8) + 15) & 1 ? 255 : 0;
		else
			byte = both >> 8 * s & 255;
		r |= byte << 8 * k;
	}
	return r;
}

static inline uint32_t
lerp(uint32_t a, uint32_t b, uint32_t c)
{
	uint32_t r = 0;

	for (int k = 0; k < 32; k += 8)
		r |= (((a >> k & 255) + (b >> k & 255) + (c >> k & 1)) >> 1 & 255) << k;
	return r;
}

static inline uint32_t
sad_bytes(uint32_t a, uint32_t b, bool masked)
{
	uint32_t r = 0;

	for (int k = 0; k < 32; k += 8)
		if (!masked || (b >> k & 255))
			r += distance(a >> k & 255, b >> k & 255);
	return r;
}

static inline uint64_t
quad_sad(uint64_t a, uint32_t b, uint64_t c, bool masked)
{
	uint64_t r = 0;

	for (int k = 0; k < 4; k++)
		r |= (uint64_t)((sad_bytes((uint32_t)(a >> 8 * k), b, masked) + (uint32_t)(c >> 16 * k)) & 0xffff) << 16 * k;
	return r;
}

/* The face of the cube that direction (a, b, c) meets: the largest axis, z before y before x on ties. */
static inline int cube_axis(float a, float b, float c) { return fabsf(c) >= fabsf(a) && fabsf(c) >= fabsf(b) ? 2 : fabsf(b) >= fabsf(a) ? 1 : 0; }
static inline float
cube_id(float a, float b, float c)
{
	int k = cube_axis(a, b, c);
	float m = k == 2 ? c : k == 1 ? b : a;

	return (float)(2 * k + (m < 0));
}
static inline float cube_ma(float a, float b, float c) { int k = cube_axis(a, b, c); return 2 * (k == 2 ? c : k == 1 ? b : a); }
static inline float cube_sc(float a, float b, float c) { int k = cube_axis(a, b, c); return k == 2 ? (c < 0 ? -a : a) : k == 1 ? a : (a < 0 ? c : -c); }
static inline float cube_tc(float a, float b, float c) { int k = cube_axis(a, b, c); return k == 1 ? (b < 0 ? -c : c) : -b; }

/* Product and sum rounded one after the other, denormals flushed between. */
static inline float
half_mad(float a, float b, float c, enum round rm)
{
	return half_to_float(flush16(double_to_half((double)a * (double)b, rm))) + c;
}

/* ---- one function per row ------------------------------------------------------------- */
#define CT_U uint32_t
#define CT_I int32_t
#define CT_UL uint64_t
#define CT_IL int64_t
#define CT_US uint32_t
#define CT_IS int32_t
#define CT_F float
#define CT_D double
#define CT_H float
#define CT_HD double
#define CT_N uint32_t
#define GET(T, p) ((T == T_N) ? 0 : (p)[i])

#define VALU(gen, name, TD, TA, TB, TC, flags, expr) \
static void \
x_##gen##_##name(struct call *restrict x) \
{ \
	const CT_##TA *restrict sa = x->s[0]; \
	const CT_##TB *restrict sb = x->s[1]; \
	const CT_##TC *restrict sc = x->s[2]; \
	CT_##TD *restrict d = x->d; \
	uint64_t in = x->cin, out = 0; \
\
	for (uint32_t i = 0; i < LANES; i++) { \
		CT_##TA a = GET(T_##TA, sa); \
		CT_##TB b = GET(T_##TB, sb); \
		CT_##TC c = GET(T_##TC, sc); \
		bool ci = ((flags) & CI) && (in >> i & 1), co = false; \
\
		(void)b, (void)c, (void)ci; \
		d[i] = (CT_##TD)(expr); \
		if ((flags) & CO) \
			out |= (uint64_t)co << i; \
	} \
	if ((flags) & CO) \
		x->cout = out; \
}
#include "valu.def"
#undef VALU

enum {
#define VALU(gen, name, TD, TA, TB, TC, flags, expr) ROW_##gen##_##name,
#include "valu.def"
#undef VALU
	NROW
};

static const struct valu_row rows[NROW] = {
#define VALU(gen, name, TD, TA, TB, TC, flags, expr) { x_##gen##_##name, T_##TD, { T_##TA, T_##TB, T_##TC }, flags, #expr },
#include "valu.def"
#undef VALU
};

/* ---- sources ------------------------------------------------------------------------------- */
static bool wide(uint8_t t) { return t == T_UL || t == T_IL || t == T_D; }
static bool narrow(uint8_t t) { return t == T_US || t == T_IS || t == T_H || t == T_HD; }

/* Whether denormals of type @t are flushed on the way in / out. */
static bool
flushes(const struct wb_sim_wave *w, const struct valu_row *r, uint8_t t, uint32_t bit)
{
	uint32_t denorm = t == T_F ? w->mode >> 4 : w->mode >> 6;

	if (t != T_F && t != T_D && t != T_H && t != T_HD)
		return false;
	if (!(r->flags & FA))
		return false;
	if (r->flags & FZ)
		return true;
	if ((r->flags & MM) && w->sim->gfx < 0x900)
		return false;
	return !(denorm & bit);
}

static uint32_t
select32(uint32_t x, uint32_t sel, bool sext_it)
{
	if (sel < 4) {
		x = x >> 8 * sel & 255;
		return sext_it ? (uint32_t)(int32_t)(int8_t)x : x;
	}
	if (sel < 6) {
		x = x >> 16 * (sel - 4) & 0xffff;
		return sext_it ? (uint32_t)(int32_t)(int16_t)x : x;
	}
	return x;
}

/* Source modifiers and conversion to the C type of one 32-bit source. */
static uint32_t
convert32(uint32_t x, uint8_t t, const struct opnd *o, bool flush)
{
	uint32_t sign = narrow(t) ? 0x8000 : 0x80000000;

	if (narrow(t))
		x &= 0xffff;
	if (o->abs)
		x &= ~sign;
	if (o->neg)
		x ^= sign;
	if (flush)
		x = t == T_H ? flush16(x) : flush32(x);
	if (t == T_H)
		return f2u(half_to_float(x));
	return t == T_IS ? (uint32_t)(int32_t)(int16_t)x : x;
}

static uint64_t
convert64(uint64_t x, const struct opnd *o, bool flush)
{
	if (o->abs)
		x &= ~(1ull << 63);
	if (o->neg)
		x ^= 1ull << 63;
	return flush ? flush64(x) : x;
}

static int
dpp_source(uint32_t ctrl, int i)
{
	int row = i & ~15, n = (int)(ctrl & 15);

	if (ctrl < 0x100)
		return (i & ~3) + (int)(ctrl >> 2 * (i & 3) & 3);
	switch (ctrl >> 4) {
	case 0x10: return (i & 15) + n < 16 ? i + n : -1;
	case 0x11: return (i & 15) >= n ? i - n : -1;
	case 0x12: return row + ((i - n) & 15);
	}
	switch (ctrl) {
	case 0x130: return i + 1 < LANES ? i + 1 : -1;
	case 0x134: return (i + 1) % LANES;
	case 0x138: return i - 1;
	case 0x13c: return (i + LANES - 1) % LANES;
	case 0x140: return row + 15 - (i & 15);
	case 0x141: return i ^ 7;
	case 0x142: return row - 1;
	case 0x143: return i >= 32 ? 31 : -1;
	}
	return -1;
}

/* Lanes of @r moved as DPP says; *@live loses the lanes that must not be written. */
static void
move_lanes(const struct wb_sim_wave *w, const struct step *p, const uint32_t *r, uint32_t *out, uint64_t *live)
{
	uint64_t exec = exec_mask(w);

	for (int i = 0; i < LANES; i++) {
		int from = dpp_source(p->dpp_ctrl, i);
		bool valid = from >= 0 && (exec >> from & 1);

		out[i] = valid ? r[from] : 0;
		if ((!valid && !p->bound_ctrl) || !(p->row_mask >> (i / 16) & 1) || !(p->bank_mask >> (i / 4 % 4) & 1))
			*live &= ~(1ull << i);
	}
}

static uint32_t
indexed(const struct wb_sim_wave *w, const struct opnd *o, uint32_t bit)
{
	return w->index_mode & bit ? o->reg + (w->s[WB_GCN_M0] & 255) : o->reg;
}

static const void *
fetch_wide(struct wb_sim_wave *w, const struct step *p, const struct opnd *o, uint32_t reg, bool flush, union lanes *buf)
{
	if (o->kind != O_VGPR) {
		uint64_t x = convert64(wb_sim_scalar(w, p, o), o, flush);

		for (int i = 0; i < LANES; i++)
			buf->q[i] = x;
		return buf->q;
	}
	for (int i = 0; i < LANES; i++)
		buf->q[i] = (uint64_t)w->v[reg + 1][i] << 32 | w->v[reg][i];
	if (o->abs || o->neg || flush)
		for (int i = 0; i < LANES; i++)
			buf->q[i] = convert64(buf->q[i], o, flush);
	return buf->q;
}

/* Source @k as 64 values of type @t; @high: the upper half of a 16-bit source. */
static const void *
fetch(struct wb_sim_wave *w, const struct step *p, const struct valu_row *row, uint32_t k, uint8_t t, bool high, union lanes *buf, uint64_t *live)
{
	const struct opnd *o = &p->s[k];
	bool flush = flushes(w, row, t, 1);
	uint32_t sel = (p->form & W_SDWA) && k < 2 ? p->sel[k] : 6;
	uint32_t reg = o->kind == O_VGPR ? indexed(w, o, 1u << k) : 0;
	const uint32_t *r;

	if (o->kind == O_VGPR && reg + (wide(t) ? 2u : 1u) > w->nv) {
		wb_sim_fault(w, p, WB_E_SIM_REGISTER, "vector register v%u is read, which the kernel does not have", reg);
		reg = 0;
	}
	if (wide(t))
		return fetch_wide(w, p, o, reg, flush, buf);
	if (high)
		sel = 5;
	if (o->kind != O_VGPR) {
		uint32_t x = convert32(select32((uint32_t)wb_sim_scalar(w, p, o), sel, o->sext), t, o, flush);

		for (int i = 0; i < LANES; i++)
			buf->u[i] = x;
		return buf->u;
	}
	r = w->v[reg];
	if (k == 0 && (p->form & W_DPP)) {
		move_lanes(w, p, r, buf->u, live);
		r = buf->u;
	}
	if (sel == 6 && !o->abs && !o->neg && !flush && !narrow(t))
		return r;
	if (sel != 6) {
		for (int i = 0; i < LANES; i++)
			buf->u[i] = select32(r[i], sel, o->sext);
		r = buf->u;
	}
	if (t == T_F && !o->abs && !o->neg) {
		for (int i = 0; i < LANES; i++)
			buf->u[i] = flush32(r[i]);
		return buf->u;
	}
	for (int i = 0; i < LANES; i++)
		buf->u[i] = convert32(r[i], t, o, flush);
	return buf->u;
}

/* ---- results --------------------------------------------------------------------------------- */
/* The device's NaN where the host's is another. */
static void
fix_nan32(const struct valu_row *row, struct call *x, uint32_t *d)
{
	uint32_t any = 0;

	for (int i = 0; i < LANES; i++)
		any |= nan32(d[i]);
	if (!any)
		return;
	for (int i = 0; i < LANES; i++) {
		if (!nan32(d[i]))
			continue;
		d[i] = 0x7fc00000;
		for (int k = 0; k < 3; k++) {
			const uint32_t *s = x->s[k];
			const uint64_t *q = x->s[k];

			if ((row->t[k] == T_F || row->t[k] == T_H) && nan32(s[i])) {
				d[i] = s[i] | 0x400000;
				break;
			}
			if (row->t[k] == T_D && nan64(q[i])) {
				d[i] = (uint32_t)(q[i] >> 32 & 0x80000000) | 0x7fc00000 | (uint32_t)(q[i] >> 29 & 0x3fffff);
				break;
			}
		}
	}
}

static void
fix_nan64(const struct valu_row *row, struct call *x, uint64_t *d)
{
	for (int i = 0; i < LANES; i++) {
		if (!nan64(d[i]))
			continue;
		d[i] = 0x7ff8000000000000ull;
		for (int k = 0; k < 3; k++) {
			const uint64_t *q = x->s[k];
			const uint32_t *s = x->s[k];

			if (row->t[k] == T_D && nan64(q[i])) {
				d[i] = q[i] | 1ull << 51;
				break;
			}
			if ((row->t[k] == T_F || row->t[k] == T_H) && nan32(s[i])) {
				d[i] = (uint64_t)(s[i] & 0x80000000) << 32 | 0x7ff8000000000000ull | (uint64_t)(s[i] & 0x3fffff) << 29;
				break;
			}
		}
	}
}

static double
modify(double a, uint32_t omod, bool clamp, bool dx10)
{
	static const double factor[4] = { 1, 2, 4, 0.5 };

	a *= factor[omod & 3];
	if (!clamp)
		return a;
	if (a != a)
		return dx10 ? 0 : a;
	return a > 0 ? (a > 1 ? 1 : a) : 0;
}

/* Output modifiers, flushing, encoding: @d in the row's result type becomes
 * register bits, 32 (or 16 in 32) or 64 per lane. */
static void
finish(struct wb_sim_wave *w, const struct step *p, const struct valu_row *row, struct call *x, union lanes *d)
{
	bool flush = flushes(w, row, row->d, 2), dx10 = w->mode >> 8 & 1;
	bool modified = p->omod || p->clamp;

	switch (row->d) {
	case T_F:
		if ((row->flags & (FA | NK)) == FA)
			fix_nan32(row, x, d->u);
		if (flush)
			for (int i = 0; i < LANES; i++)
				d->u[i] = flush32(d->u[i]);
		if (modified)
			for (int i = 0; i < LANES; i++)
				d->f[i] = (float)modify((double)d->f[i], p->omod, p->clamp, dx10);
		break;
	case T_D:
		if ((row->flags & (FA | NK)) == FA)
			fix_nan64(row, x, d->q);
		for (int i = 0; flush && i < LANES; i++)
			d->q[i] = flush64(d->q[i]);
		for (int i = 0; modified && i < LANES; i++)
			d->d[i] = modify(d->d[i], p->omod, p->clamp, dx10);
		break;
	case T_H:
		if ((row->flags & (FA | NK)) == FA)
			fix_nan32(row, x, d->u);
		for (int i = 0; modified && i < LANES; i++)
			d->f[i] = (float)modify((double)d->f[i], p->omod, p->clamp, dx10);
		if (x->round == RN_EVEN)
			for (int i = 0; i < LANES; i++)
				d->u[i] = float_to_half(d->f[i]);
		else
			for (int i = 0; i < LANES; i++)
				d->u[i] = double_to_half((double)d->f[i], x->round);
		break;
	case T_HD:
		fix_nan64(row, x, d->q);
		for (int i = 0; i < LANES; i++)
			d->u[i] = double_to_half(modified ? modify(d->d[i], p->omod, p->clamp, dx10) : d->d[i], x->round);
		break;
	}
	if (flush && narrow(row->d))
		for (int i = 0; i < LANES; i++)
			d->u[i] = flush16(d->u[i]);
}

void
wb_sim_blend(struct wb_sim_wave *w, uint32_t reg, const uint32_t *x, uint64_t mask)
{
	uint32_t *v = w->v[reg];

	if (mask == UINT64_MAX) {
		memcpy(v, x, sizeof(w->v[0]));
		return;
	}
	for (int h = 0; h < 2; h++) {
		uint32_t m = (uint32_t)(mask >> 32 * h);
		static const uint32_t bit[4] = { 1, 2, 4, 8 };

		for (int i = 0; i < 32; i += 4)
			for (int k = 0; k < 4; k++) {
				uint32_t keep = (m >> i & bit[k]) ? 0 : UINT32_MAX;

				v[32 * h + i + k] = (v[32 * h + i + k] & keep) | (x[32 * h + i + k] & ~keep);
			}
	}
}

/* @x placed in the old register contents as SDWA says. */
static uint32_t
place(uint32_t old, uint32_t x, uint32_t sel, uint32_t unused)
{
	uint32_t shift, bits, field;

	if (sel >= 6)
		return x;
	shift = sel < 4 ? 8 * sel : 16 * (sel - 4);
	bits = sel < 4 ? 8 : 16;
	field = (bits == 8 ? 255u : 0xffffu) << shift;
	x = x << shift & field;
	if (unused == 2)
		return (old & ~field) | x;
	if (unused == 1 && x >> (shift + bits - 1) & 1)
		return x | ~((field & -field) - 1 + field);
	return x;
}

static void
put(struct wb_sim_wave *w, const struct step *p, const struct valu_row *row, union lanes *d, uint64_t mask)
{
	uint32_t reg = indexed(w, &p->d, 8), n = wide(row->d) ? 2 : 1;

	if (reg + n > w->nv) {
		wb_sim_fault(w, p, WB_E_SIM_REGISTER, "vector register v%u is written, which the kernel does not have", reg);
		return;
	}
	if (n == 2) {
		uint32_t part[LANES];

		for (int i = 0; i < LANES; i++)
			part[i] = (uint32_t)d->q[i];
		wb_sim_blend(w, reg, part, mask);
		for (int i = 0; i < LANES; i++)
			part[i] = (uint32_t)(d->q[i] >> 32);
		wb_sim_blend(w, reg + 1, part, mask);
		return;
	}
	if (narrow(row->d)) {
		const uint32_t *old = w->v[reg];
		bool high = !(p->form & W_SDWA) && (p->opsel >> p->ns & 1);
		bool keep = (row->flags & HI) && w->sim->gfx >= 0x900 && !(p->form & W_SDWA);

		for (int i = 0; i < LANES; i++) {
			uint32_t x = d->u[i] & 0xffff;

			d->u[i] = high ? (old[i] & 0xffff) | x << 16 : keep ? (old[i] & 0xffff0000) | x : x;
		}
	}
	if ((p->form & W_SDWA) && p->dst_sel != 6)
		for (int i = 0; i < LANES; i++)
			d->u[i] = place(w->v[reg][i], d->u[i], p->dst_sel, p->dst_unused);
	wb_sim_blend(w, reg, d->u, mask);
}

/* ---- rounding ---------------------------------------------------------------------------------- */
static enum round
rounding(const struct wb_sim_wave *w, const struct valu_row *row)
{
	if (row->flags & FN)
		return RN_EVEN;
	return (enum round)(row->d == T_F ? w->mode & 3 : w->mode >> 2 & 3);
}

static void
compute(const struct valu_row *row, struct call *x)
{
	static const int host[4] = { FE_TONEAREST, FE_UPWARD, FE_DOWNWARD, FE_TOWARDZERO };
	bool floats = row->d == T_F || row->d == T_D || row->d == T_H || row->d == T_HD;

	if (x->round == RN_EVEN || !floats) {
		row->fn(x);
		return;
	}
	fesetround(host[x->round]);
	row->fn(x);
	fesetround(FE_TONEAREST);
}

static uint64_t
carry_in(struct wb_sim_wave *w, const struct step *p, const struct valu_row *row)
{
	if (row->flags & VC)
		return pair(w, WB_GCN_VCC_LO);
	return row->flags & CI ? wb_sim_scalar(w, p, &p->s[p->ns]) : 0;
}

static void
run_valu(struct wb_sim_wave *w, const struct step *p)
{
	const struct valu_row *row = p->row;
	union lanes buf[3], d;
	uint64_t exec = exec_mask(w), live = exec;
	struct call x = { .d = &d, .clamp = p->clamp, .ieee = w->mode >> 9 & 1, .round = rounding(w, row) };

	for (uint32_t k = 0; k < p->ns; k++)
		x.s[k] = fetch(w, p, row, k, row->t[k], p->opsel >> k & 1 && narrow(row->t[k]), &buf[k], &live);
	x.cin = carry_in(w, p, row);
	compute(row, &x);
	if (row->flags & CO)
		set_pair(w, p->d2.reg, x.cout & exec);
	finish(w, p, row, &x, &d);
	put(w, p, row, &d, live);
}

/* ---- packed: the 16-bit row on both halves ------------------------------------------------------------ */
static void
run_packed(struct wb_sim_wave *w, const struct step *p)
{
	const struct valu_row *row = p->row;
	union lanes buf[3], d[2];
	struct step half = *p;
	uint64_t live = exec_mask(w);
	uint32_t both[LANES];

	for (int h = 0; h < 2; h++) {
		uint32_t neg = h ? p->neg_hi : p->neg_lo, sel = h ? p->opsel_hi : p->opsel;
		struct call x = { .d = &d[h], .clamp = p->clamp, .ieee = w->mode >> 9 & 1, .round = rounding(w, row) };

		for (uint32_t k = 0; k < p->ns; k++) {
			half.s[k].neg = neg >> k & 1;
			x.s[k] = fetch(w, &half, row, k, row->t[k], sel >> k & 1, &buf[k], &live);
		}
		compute(row, &x);
		finish(w, &half, row, &x, &d[h]);
	}
	for (int i = 0; i < LANES; i++)
		both[i] = (d[0].u[i] & 0xffff) | d[1].u[i] << 16;
	wb_sim_blend(w, p->d.reg, both, live);
}

/* ---- mixed precision: each source f32, or the low or high half as f16 ------------------------------------- */
static void
mix(struct wb_sim_wave *w, const struct step *p, bool fused, int half)
{
	const struct valu_row *row = &rows[fused ? ROW_0_v_fma_f32 : ROW_0_v_mad_f32];
	union lanes buf[3], d;
	uint64_t live = exec_mask(w);
	struct call x = { .d = &d, .ieee = w->mode >> 9 & 1, .round = rounding(w, row) };

	for (uint32_t k = 0; k < 3; k++) {
		bool is_half = p->opsel_hi >> k & 1;

		x.s[k] = fetch(w, p, row, k, is_half ? T_H : T_F, is_half && (p->opsel >> k & 1), &buf[k], &live);
	}
	compute(row, &x);
	finish(w, p, row, &x, &d);
	if (half >= 0)
		for (int i = 0; i < LANES; i++) {
			uint32_t h = double_to_half((double)d.f[i], (enum round)(w->mode >> 2 & 3)), old = w->v[p->d.reg][i];

			if (!(w->mode >> 6 & 2))
				h = flush16(h);
			d.u[i] = half ? (old & 0xffff) | h << 16 : (old & 0xffff0000) | h;
		}
	wb_sim_blend(w, p->d.reg, d.u, live);
}
static void run_mad_mix(struct wb_sim_wave *w, const struct step *p) { mix(w, p, false, -1); }
static void run_mad_mixlo(struct wb_sim_wave *w, const struct step *p) { mix(w, p, false, 0); }
static void run_mad_mixhi(struct wb_sim_wave *w, const struct step *p) { mix(w, p, false, 1); }
static void run_fma_mix(struct wb_sim_wave *w, const struct step *p) { mix(w, p, true, -1); }
static void run_fma_mixlo(struct wb_sim_wave *w, const struct step *p) { mix(w, p, true, 0); }
static void run_fma_mixhi(struct wb_sim_wave *w, const struct step *p) { mix(w, p, true, 1); }

/* ---- comparisons ------------------------------------------------------------------------------------------ */
#define CMP_FN(name, T, expr) \
static void \
x_##name(struct call *restrict x) \
{ \
	const CT_##T *restrict sa = x->s[0], *restrict sb = x->s[1]; \
	uint32_t *restrict d = x->d; \
\
	for (uint32_t i = 0; i < LANES; i++) { \
		CT_##T a = sa[i], b = sb[i]; \
\
		(void)a, (void)b; \
		d[i] = (uint32_t)(expr); \
	} \
}
#define CMP CMP_FN
#include "cmp.def"
#undef CMP

static const struct valu_row cmp_rows[] = {
#define CMP(name, T, expr) { x_##name, T_U, { T_##T, T_##T, T_N }, FA | FN, #expr },
#include "cmp.def"
#undef CMP
	{ NULL, T_U, { T_U, T_U, T_N }, 0, "class32" },
	{ NULL, T_U, { T_UL, T_U, T_N }, 0, "class64" },
	{ NULL, T_U, { T_US, T_U, T_N }, 0, "class16" },
};
enum { NCMP = WB_COUNT(cmp_rows) - 3 };

static void
classify(const struct valu_row *row, struct call *x)
{
	const uint32_t *a = x->s[0], *b = x->s[1];
	const uint64_t *q = x->s[0];
	uint32_t *d = x->d;

	for (int i = 0; i < LANES; i++) {
		uint32_t c = row->t[0] == T_UL ? class64(q[i]) : row->t[0] == T_US ? class16(a[i]) : class32(a[i]);

		d[i] = (b[i] & c) != 0;
	}
}

static uint64_t
compare(struct wb_sim_wave *w, const struct step *p)
{
	const struct valu_row *row = p->row;
	union lanes buf[2], d;
	uint64_t live = exec_mask(w), mask = 0;
	struct call x = { .d = &d };

	for (uint32_t k = 0; k < 2; k++)
		x.s[k] = fetch(w, p, row, k, row->t[k], p->opsel >> k & 1 && narrow(row->t[k]), &buf[k], &live);
	if (row->fn)
		row->fn(&x);
	else
		classify(row, &x);
	for (int i = 0; i < LANES; i++)
		mask |= (uint64_t)d.u[i] << i;
	mask &= live;
	set_pair(w, p->d.reg, mask);
	return mask;
}
static void run_cmp(struct wb_sim_wave *w, const struct step *p) { compare(w, p); }
static void run_cmpx(struct wb_sim_wave *w, const struct step *p) { set_pair(w, WB_GCN_EXEC_LO, compare(w, p)); }

/* ---- the table --------------------------------------------------------------------------------------------- */
#define NSRC(TA, TB, TC) ((T_##TA != T_N) + (T_##TB != T_N) + (T_##TC != T_N))
#define PACKED(gen, name, row, n) { "v_pk_" #name, run_packed, &rows[ROW_##gen##_##row], F_VALU, 1, 9, n, false, false },
#define MIXED(name, fn) { "v_" #name, fn, NULL, F_VALU, 1, 9, 3, false, false },
static const struct wb_sim_semantics valu_table[] = {
#define VALU(gen, name, TD, TA, TB, TC, flags, expr) \
	{ #name, run_valu, &rows[ROW_##gen##_##name], F_VALU, (flags) & CO ? 2 : 1, gen, NSRC(TA, TB, TC), ((flags) & MAC) != 0, false },
#include "valu.def"
#undef VALU
	PACKED(0, add_f16, v_add_f16, 2)
	PACKED(0, mul_f16, v_mul_f16, 2)
	PACKED(0, fma_f16, v_fma_f16, 3)
	PACKED(0, min_f16, v_min_f16, 2)
	PACKED(0, max_f16, v_max_f16, 2)
	PACKED(0, add_u16, v_add_u16, 2)
	PACKED(0, sub_u16, v_sub_u16, 2)
	PACKED(9, add_i16, v_add_i16, 2)
	PACKED(9, sub_i16, v_sub_i16, 2)
	PACKED(0, mul_lo_u16, v_mul_lo_u16, 2)
	PACKED(0, mad_u16, v_mad_u16, 3)
	PACKED(0, mad_i16, v_mad_i16, 3)
	PACKED(0, lshlrev_b16, v_lshlrev_b16, 2)
	PACKED(0, lshrrev_b16, v_lshrrev_b16, 2)
	PACKED(0, ashrrev_i16, v_ashrrev_i16, 2)
	PACKED(0, min_u16, v_min_u16, 2)
	PACKED(0, max_u16, v_max_u16, 2)
	PACKED(0, min_i16, v_min_i16, 2)
	PACKED(0, max_i16, v_max_i16, 2)
	MIXED(mad_mix_f32, run_mad_mix)
	MIXED(mad_mixlo_f16, run_mad_mixlo)
	MIXED(mad_mixhi_f16, run_mad_mixhi)
	MIXED(fma_mix_f32, run_fma_mix)
	MIXED(fma_mixlo_f16, run_fma_mixlo)
	MIXED(fma_mixhi_f16, run_fma_mixhi)
};

enum {
#define CMP(name, T, expr) CMP_##name,
#include "cmp.def"
#undef CMP
};
static const struct wb_sim_semantics cmp_table[] = {
#define CMP(name, T, expr) \
	{ "v_cmp_" #name, run_cmp, &cmp_rows[CMP_##name], F_CMP, 1, 0, 2, false, false }, \
	{ "v_cmpx_" #name, run_cmpx, &cmp_rows[CMP_##name], F_CMP, 1, 0, 2, false, false },
#include "cmp.def"
#undef CMP
	{ "v_cmp_class_f32", run_cmp, &cmp_rows[NCMP], F_CMP, 1, 0, 2, false, false },
	{ "v_cmpx_class_f32", run_cmpx, &cmp_rows[NCMP], F_CMP, 1, 0, 2, false, false },
	{ "v_cmp_class_f64", run_cmp, &cmp_rows[NCMP + 1], F_CMP, 1, 0, 2, false, false },
	{ "v_cmpx_class_f64", run_cmpx, &cmp_rows[NCMP + 1], F_CMP, 1, 0, 2, false, false },
	{ "v_cmp_class_f16", run_cmp, &cmp_rows[NCMP + 2], F_CMP, 1, 0, 2, false, false },
	{ "v_cmpx_class_f16", run_cmpx, &cmp_rows[NCMP + 2], F_CMP, 1, 0, 2, false, false },
};

struct wb_sim_table wb_sim_valu_table(void) { return (struct wb_sim_table){ valu_table, WB_COUNT(valu_table) }; }
struct wb_sim_table wb_sim_cmp_table(void) { return (struct wb_sim_table){ cmp_table, WB_COUNT(cmp_table) }; }
