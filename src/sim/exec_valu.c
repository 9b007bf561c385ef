/* src/sim/exec_valu.c -- vector ALU: fetch sources, compute 64 lanes, write back.
 *
 * A row of valu.def is only the operation. The rest is the same for all rows. Before it:
 * source modifiers, SDWA, DPP and half selection. After it: denormals, NaN, output
 * modifiers, partial destinations and EXEC.
 */
#include <fenv.h>

#include "valu.h"

/* ---- sources ------------------------------------------------------------------------------- */
static bool wide(uint8_t t) { return t == T_UL || t == T_IL || t == T_D; }

/* Whether denormals of type @t are flushed in sources / results. */
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
	uint32_t sign = wb_sim_narrow(t) ? 0x8000 : 0x80000000;

	if (wb_sim_narrow(t))
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
	case 0x15: return row + n;
	case 0x16: return row + ((i & 15) ^ n);
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

/* Moves the lanes of @r as DPP says; lanes that must not be written are removed from *@live. */
static void
move_lanes(struct wb_sim_wave *w, const struct step *p, const uint32_t *r, uint32_t *out, uint64_t *live)
{
	uint64_t exec = exec_mask(w);

	wb_sim_between_lanes(w, p);
	for (int i = 0; i < LANES; i++) {
		int from = p->eights ? (i & ~7) + (int)(p->eights_of >> 3 * (i & 7) & 7) : dpp_source(p->dpp_ctrl, i);
		bool valid = from >= 0 && (p->fetch_inactive || exec >> from & 1);

		out[i] = valid ? r[from] : 0;
		if ((!valid && !p->bound_ctrl && !p->eights) || !(p->row_mask >> (i / 16) & 1) ||
			!(p->bank_mask >> (i / 4 % 4) & 1))
			*live &= ~(1ull << i);
	}
}

static uint32_t
indexed(const struct wb_sim_wave *w, const struct opnd *o, uint32_t bit)
{
	return w->index_mode & bit ? o->reg + (w->s[WB_GCN_M0] & 255) : o->reg;
}

static const void *
fetch_wide(
	struct wb_sim_wave *w, const struct step *p, const struct opnd *o, uint32_t reg, bool flush, union lanes *buf)
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

const void *
wb_sim_fetch(struct wb_sim_wave *w, const struct step *p, const struct valu_row *row, uint32_t k, uint8_t t, bool high,
	union lanes *buf, uint64_t *live)
{
	const struct opnd *o = &p->s[k];
	bool flush = flushes(w, row, t, 1);
	uint32_t sel = (p->form & W_SDWA) && k < 2 ? p->sel[k] : 6;
	uint32_t reg = o->kind == O_VGPR ? indexed(w, o, 1u << k) : 0;
	const uint32_t *r;

	if (o->kind == O_VGPR && reg + (wide(t) ? 2u : 1u) > w->nv) {
		wb_sim_fault(
			w, p, WB_E_SIM_REGISTER, "vector register v%u is read, which the kernel does not have", reg);
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
	if (sel == 6 && !o->abs && !o->neg && !flush && !wb_sim_narrow(t))
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
/* Replaces a NaN of the host by that of the device. */
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
				d[i] = (uint32_t)(q[i] >> 32 & 0x80000000) | 0x7fc00000 |
					(uint32_t)(q[i] >> 29 & 0x3fffff);
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
				d[i] = (uint64_t)(s[i] & 0x80000000) << 32 | 0x7ff8000000000000ull |
					(uint64_t)(s[i] & 0x3fffff) << 29;
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
			d->u[i] =
				double_to_half(modified ? modify(d->d[i], p->omod, p->clamp, dx10) : d->d[i], x->round);
		break;
	}
	if (flush && wb_sim_narrow(row->d))
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
place_part(uint32_t old, uint32_t x, uint32_t sel, uint32_t unused)
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
put_lanes(struct wb_sim_wave *w, const struct step *p, const struct valu_row *row, union lanes *d, uint64_t mask)
{
	uint32_t reg = indexed(w, &p->d, 8), n = wide(row->d) ? 2 : 1;

	if (reg + n > w->nv) {
		wb_sim_fault(
			w, p, WB_E_SIM_REGISTER, "vector register v%u is written, which the kernel does not have", reg);
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
	if (wb_sim_narrow(row->d)) {
		const uint32_t *old = w->v[reg];
		bool high = !(p->form & W_SDWA) && (p->opsel >> p->ns & 1);
		bool keep = !(p->form & W_SDWA) && (w->sim->gfx >= 0x1000 || (row->flags & HI && w->sim->gfx >= 0x900));

		for (int i = 0; i < LANES; i++) {
			uint32_t x = d->u[i] & 0xffff;

			d->u[i] = high ? (old[i] & 0xffff) | x << 16 : keep ? (old[i] & 0xffff0000) | x : x;
		}
	}
	if ((p->form & W_SDWA) && p->dst_sel != 6)
		for (int i = 0; i < LANES; i++)
			d->u[i] = place_part(w->v[reg][i], d->u[i], p->dst_sel, p->dst_unused);
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
		return mask_at(w, WB_GCN_VCC_LO);
	return row->flags & CI ? wb_sim_scalar(w, p, &p->s[p->ns]) : 0;
}

void
wb_sim_run_valu(struct wb_sim_wave *w, const struct step *p)
{
	const struct valu_row *row = p->row;
	union lanes buf[3], d;
	uint64_t exec = exec_mask(w), live = exec;
	struct call x = { .d = &d, .clamp = p->clamp, .ieee = w->mode >> 9 & 1, .round = rounding(w, row) };

	for (uint32_t k = 0; k < p->ns; k++)
		x.s[k] = wb_sim_fetch(
			w, p, row, k, row->t[k], p->opsel >> k & 1 && wb_sim_narrow(row->t[k]), &buf[k], &live);
	x.cin = carry_in(w, p, row);
	compute(row, &x);
	if (row->flags & CO)
		set_mask(w, p->d2.reg, x.cout & exec);
	finish(w, p, row, &x, &d);
	put_lanes(w, p, row, &d, live);
}

/* ---- scalar floats: what the row gives every lane of scalars; above a half is 0 (RDNA 4 document, 6.8) ---- */
static void
run_scalar(struct wb_sim_wave *w, const struct step *p, bool high)
{
	const struct valu_row *row = p->row;
	union lanes buf[3], d;
	uint64_t live = 0;
	struct call x = { .d = &d, .ieee = w->mode >> 9 & 1, .round = rounding(w, row) };

	for (uint32_t k = 0; k < p->ns; k++)
		x.s[k] = wb_sim_fetch(w, p, row, k, row->t[k], high, &buf[k], &live);
	compute(row, &x);
	finish(w, p, row, &x, &d);
	w->s[p->d.reg] = d.u[0];
}
void wb_sim_run_scalar(struct wb_sim_wave *w, const struct step *p) { run_scalar(w, p, false); }
void wb_sim_run_scalar_high(struct wb_sim_wave *w, const struct step *p) { run_scalar(w, p, true); }

/* ---- packed: the 16-bit row on both halves ------------------------------------------------------------ */
void
wb_sim_run_packed(struct wb_sim_wave *w, const struct step *p)
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
			x.s[k] = wb_sim_fetch(w, &half, row, k, row->t[k], sel >> k & 1, &buf[k], &live);
		}
		compute(row, &x);
		finish(w, &half, row, &x, &d[h]);
	}
	for (int i = 0; i < LANES; i++)
		both[i] = (d[0].u[i] & 0xffff) | d[1].u[i] << 16;
	wb_sim_blend(w, p->d.reg, both, live);
}

/* ---- packed: the 32-bit row on both registers of a pair ------------------------------------------------- */
/* Source @k of half @h: one of its two registers, as op_sel and op_sel_hi say. */
static struct opnd
half_of(const struct step *p, uint32_t k, int h)
{
	struct opnd s = p->s[k];

	s.reg = (uint16_t)(s.reg + ((h ? p->opsel_hi : p->opsel) >> k & 1));
	s.nunit = 1;
	s.neg = (h ? p->neg_hi : p->neg_lo) >> k & 1;
	return s;
}

void
wb_sim_run_pairs(struct wb_sim_wave *w, const struct step *p)
{
	const struct valu_row *row = p->row;
	union lanes buf[3], d[2];
	struct step half = *p;
	uint64_t live = exec_mask(w);

	half.opsel = half.opsel_hi = 0;
	for (int h = 0; h < 2; h++) {
		struct call x = { .d = &d[h], .clamp = p->clamp, .ieee = w->mode >> 9 & 1, .round = rounding(w, row) };

		for (uint32_t k = 0; k < p->ns; k++) {
			half.s[k] = half_of(p, k, h);
			x.s[k] = wb_sim_fetch(w, &half, row, k, row->t[k], false, &buf[k], &live);
		}
		compute(row, &x);
		finish(w, &half, row, &x, &d[h]);
	}
	half.d.nunit = 1;
	for (int h = 0; h < 2; h++, half.d.reg++)
		put_lanes(w, &half, row, &d[h], live);
}

/* v_pk_mov_b32: the first result is a register of the first source (a pair), the second one of the second source. */
void
wb_sim_run_pair_move(struct wb_sim_wave *w, const struct step *p)
{
	union lanes buf[2];
	struct step half = *p;
	uint64_t live = exec_mask(w);
	const uint32_t *from[2];
	union lanes d[2];

	half.opsel = half.opsel_hi = 0;
	for (uint32_t k = 0; k < 2; k++) {
		half.s[k] = half_of(p, k, 0);
		from[k] = wb_sim_fetch(w, &half, p->row, k, T_U, false, &buf[k], &live);
		memcpy(d[k].u, from[k], sizeof d[k].u);
	}
	half.d.nunit = 1;
	for (int h = 0; h < 2; h++, half.d.reg++)
		put_lanes(w, &half, p->row, &d[h], live);
}

/* ---- mixed precision: each source f32, or the low or high half as f16 ------------------------------------- */
static void
mix(struct wb_sim_wave *w, const struct step *p, int half)
{
	const struct valu_row *row = p->row;
	union lanes buf[3], d;
	uint64_t live = exec_mask(w);
	struct call x = { .d = &d, .ieee = w->mode >> 9 & 1, .round = rounding(w, row) };

	for (uint32_t k = 0; k < 3; k++) {
		bool is_half = p->opsel_hi >> k & 1;

		x.s[k] =
			wb_sim_fetch(w, p, row, k, is_half ? T_H : T_F, is_half && (p->opsel >> k & 1), &buf[k], &live);
	}
	compute(row, &x);
	finish(w, p, row, &x, &d);
	if (half >= 0)
		for (int i = 0; i < LANES; i++) {
			uint32_t h = double_to_half((double)d.f[i], (enum round)(w->mode >> 2 & 3)),
				 old = w->v[p->d.reg][i];

			if (!(w->mode >> 6 & 2))
				h = flush16(h);
			d.u[i] = half ? (old & 0xffff) | h << 16 : (old & 0xffff0000) | h;
		}
	wb_sim_blend(w, p->d.reg, d.u, live);
}
void wb_sim_run_mix(struct wb_sim_wave *w, const struct step *p) { mix(w, p, -1); }
void wb_sim_run_mixlo(struct wb_sim_wave *w, const struct step *p) { mix(w, p, 0); }
void wb_sim_run_mixhi(struct wb_sim_wave *w, const struct step *p) { mix(w, p, 1); }

/* ---- dot products of two 16-bit values ------------------------------------------------------------------- */
/* op_sel and op_sel_hi choose the half for each product, neg_lo and neg_hi its sign. */
static void
choose_halves(const struct step *p, uint32_t k, bool is_float, const uint32_t *from, uint32_t *to)
{
	uint32_t lo = p->opsel >> k & 1 ? 16 : 0, hi = p->opsel_hi >> k & 1 ? 16 : 0;
	uint32_t flip = is_float ? (uint32_t)(p->neg_lo >> k & 1) << 15 | (uint32_t)(p->neg_hi >> k & 1) << 31 : 0;

	for (int i = 0; i < LANES; i++)
		to[i] = ((from[i] >> lo & 0xffff) | (from[i] >> hi & 0xffff) << 16) ^ flip;
}

void
wb_sim_run_dot(struct wb_sim_wave *w, const struct step *p)
{
	const struct valu_row *row = p->row;
	union lanes buf[3], half[2], d;
	uint64_t live = exec_mask(w);
	struct call x = { .d = &d, .clamp = p->clamp, .signs = p->neg_lo, .ieee = w->mode >> 9 & 1, .round = RN_EVEN };

	for (uint32_t k = 0; k < 3; k++)
		x.s[k] = wb_sim_fetch(
			w, p, row, k, row->t[k], wb_sim_narrow(row->t[k]) && p->opsel >> k & 1, &buf[k], &live);
	for (uint32_t k = 0; k < 2; k++) {
		choose_halves(p, k, row->d == T_F, x.s[k], half[k].u);
		x.s[k] = half[k].u;
	}
	compute(row, &x);
	finish(w, p, row, &x, &d);
	put_lanes(w, p, row, &d, live);
}

/* ---- sums of differences of bytes, at four places of the first source: a sum in each of four registers ---- */
void
wb_sim_run_mqsad(struct wb_sim_wave *w, const struct step *p)
{
	uint64_t exec = exec_mask(w);
	uint32_t d[4][LANES], tmp[4][LANES];
	const uint32_t *lo = wb_sim_vsrc(w, &p->s[0], 0, tmp[0]), *hi = wb_sim_vsrc(w, &p->s[0], 1, tmp[1]);
	const uint32_t *with = wb_sim_vsrc(w, &p->s[1], 0, tmp[2]);

	for (uint32_t k = 0; k < 4; k++) {
		const uint32_t *sum = wb_sim_vsrc(w, &p->s[2], k, tmp[3]);

		for (int i = 0; i < LANES; i++)
			d[k][i] = wb_sim_masked_sad(
				(uint32_t)(((uint64_t)hi[i] << 32 | lo[i]) >> 8 * k), with[i], sum[i]);
	}
	for (uint32_t k = 0; k < 4; k++)
		wb_sim_blend(w, p->d.reg + k, d[k], exec);
}
