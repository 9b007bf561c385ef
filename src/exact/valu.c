/* src/exact/valu.c -- vector instructions on lanes that are known numbers, halves of addresses, or unknown.
 *
 * All 64 lanes are computed; those outside EXEC are not written. Floating point: float.c.
 */
#include "fold.h"

#define NUMBER(x) ((struct val){ (x), 0, TAG_NUMBER })
#define UNKNOWN ((struct val){ 0, 0, TAG_UNKNOWN })


/* ---- integers ------------------------------------------------------------------------ */
static bool
fold_lanes(const struct step *p, uint32_t *restrict out, const uint32_t *restrict a, const uint32_t *restrict b,
	const uint32_t *restrict c)
{
#define CASE(op) case WB_OP_##op: \
		if (p->sign) \
			for (uint32_t l = 0; l < LANES; l++) \
				out[l] = wb_fold32(WB_OP_##op, true, 3, a[l], b[l], c[l]); \
		else \
			for (uint32_t l = 0; l < LANES; l++) \
				out[l] = wb_fold32(WB_OP_##op, false, 3, a[l], b[l], c[l]); \
		return true;
	switch ((enum wb_op)p->op) {
	CASE(MOV)
	CASE(NOT) CASE(NEG) CASE(ADD) CASE(SUB) CASE(SUBREV) CASE(MUL) CASE(MULHI) CASE(MUL24) CASE(MAD24) CASE(AND)
		CASE(OR) CASE(XOR) CASE(XNOR) CASE(SHLREV) CASE(LSHRREV) CASE(ASHRREV) CASE(SHLADD) CASE(ADDSHL)
			CASE(ADD3) CASE(SHLOR) CASE(ANDOR) CASE(OR3) CASE(XAD) CASE(BFE) CASE(BFI) CASE(BFM) CASE(PERM)
				CASE(ALIGNBIT) CASE(MIN) CASE(MAX) CASE(MIN3) CASE(MAX3) CASE(MED3) CASE(BREV) CASE(FF1)
					CASE(MINMAX) CASE(MAXMIN) CASE(CLZ) CASE(CLS) case WB_OP_BCNT:
		for (uint32_t l = 0; l < LANES; l++)
			out[l] = wb_fold32(WB_OP_BCNT, false, 2, a[l], b[l], 0);
		return true;
	default:
		return false;
	}
#undef CASE
}

/* Sums of a half of an address and a number, the most frequent case: r->v has the numbers. Returns the lanes. */
static uint64_t
add_numbers(const struct step *p, const struct vec *const *src, uint32_t n, uint64_t lanes, struct vec *r)
{
	const struct vec *a = src[0], *b = src[n - 1];
	uint64_t partial = 0;

	if (p->op != WB_OP_ADD || n != 2)
		return 0;
	lanes &= (a->based & b->known) | (a->known & b->based);
	for (uint32_t l = 0; l < LANES; l++) {
		bool first = a->based >> l & 1;

		r->tag[l] = first ? a->tag[l] : b->tag[l];
		r->aux[l] = first ? a->aux[l] : b->aux[l];
		partial |= (uint64_t)(r->tag[l] == TAG_PARTIAL) << l;
	}
	r->based |= lanes & ~partial;
	return lanes & ~partial;
}

/* Lanes with a base, one by one, with the @n explicit sources; with DPP there is one more, the old destination. */
static void
fold_based(const struct wave *w, const struct step *p, const struct vec *const *src, uint32_t n, uint64_t lanes,
	struct vec *r)
{
	for (lanes &= ~add_numbers(p, src, n, lanes, r); lanes; lanes &= lanes - 1) {
		uint32_t l = (uint32_t)__builtin_ctzll(lanes);
		struct val s[3];

		for (uint32_t k = 0; k < n; k++)
			s[k] = src[k]->known >> l & 1 ? NUMBER(src[k]->v[l]) :
				src[k]->based >> l & 1 ? (struct val){ src[k]->v[l], src[k]->aux[l], src[k]->tag[l] } :
							 UNKNOWN;
		wb_exact_set_lane(r, l, wb_exact_based(w->g, (enum wb_op)p->op, p->sign, s, n));
	}
}

/* Saturates 32-bit sums and differences that overflow. */
static void
saturate(const struct step *p, uint32_t *out, const uint32_t *a, const uint32_t *b)
{
	for (uint32_t l = 0; l < LANES; l++) {
		int64_t x = p->sign ? (int32_t)a[l] : (int64_t)a[l], y = p->sign ? (int32_t)b[l] : (int64_t)b[l];
		int64_t r = p->op == WB_OP_ADD ? x + y : p->op == WB_OP_SUB ? x - y : y - x;
		int64_t least = p->sign ? INT32_MIN : 0, most = p->sign ? INT32_MAX : (int64_t)UINT32_MAX;

		out[l] = (uint32_t)(r < least ? least : r > most ? most : r);
	}
}

/* The instruction that makes @r unknown in lanes that may be written; WB_NONE: none. */
static uint32_t
origin_of(const struct wave *w, const struct step *p, const struct vec *r)
{
	uint64_t must, may;

	wb_exact_exec(w, &must, &may);
	return ((r->known | r->based) & may) == may ? WB_NONE : wb_exact_origin_of(w, p);
}

static void
fold_word(struct wave *w, const struct step *p)
{
	struct vec tmp[3], r;
	const struct vec *src[3] = { &tmp[0], &tmp[0], &tmp[0] };
	uint64_t based = 0;

	r.known = ALL_LANES;
	for (uint32_t k = 0; k < p->nsrc && k < 3; k++) {
		src[k] = wb_exact_source(w, p, k, 0, &tmp[k]);
		r.known &= src[k]->known;
		based |= src[k]->based;
	}
	if (p->nsrc < 2)
		src[1] = src[0];
	if (p->nsrc < 3)
		src[2] = src[0];
	r.based = 0;
	if (!fold_lanes(p, r.v, src[0]->v, src[1]->v, src[2]->v))
		r.known = 0;
	else if (p->clamp)
		saturate(p, r.v, src[0]->v, src[1]->v);
	if (based && !p->clamp)
		fold_based(w, p, src, p->nsrc < 3 ? p->nsrc : 3, based, &r);
	r.origin = origin_of(w, p, &r);
	wb_exact_write(w, p, &p->d, 0, &r);
}

/* ---- 16 bits ------------------------------------------------------------------------------------ */
static uint32_t
half_of(const struct step *p, uint32_t x)
{
	return p->sign ? (uint32_t)(int32_t)(int16_t)x : x & 0xffff;
}

static bool
fold_half(const struct step *p, uint32_t a, uint32_t b, uint32_t *out)
{
	switch ((enum wb_op)p->op) {
	case WB_OP_ADD: *out = a + b; return true;
	case WB_OP_SUB: *out = a - b; return true;
	case WB_OP_SUBREV: *out = b - a; return true;
	case WB_OP_MUL: *out = a * b; return true;
	case WB_OP_MIN: *out = wb_lesser(p->sign, a, b); return true;
	case WB_OP_MAX: *out = wb_greater(p->sign, a, b); return true;
	case WB_OP_SHLREV: *out = b << (a & 15); return true;
	case WB_OP_LSHRREV: *out = b >> (a & 15); return true;
	case WB_OP_ASHRREV: *out = (uint32_t)((int32_t)b >> (a & 15)); return true;
	case WB_OP_AND: *out = a & b; return true;
	case WB_OP_OR: *out = a | b; return true;
	case WB_OP_XOR: *out = a ^ b; return true;
	default: return false;
	}
}

/* Operations on lower halves. The upper half of the result is zero, or keeps its old value. Some operations of GFX9
 * that keep it are unknown. */
static void
narrow(struct wave *w, const struct step *p)
{
	struct vec tmp[2], r = { .origin = wb_exact_origin_of(w, p) };
	const struct vec *a, *b, *old = &w->vec[p->d.unit];

	if (!p->keeps && (p->nsrc != 2 || !p->zeroes)) {
		wb_exact_unknown(w, p);
		return;
	}
	a = wb_exact_source(w, p, 0, 0, &tmp[0]);
	b = wb_exact_source(w, p, 1, 0, &tmp[1]);
	r.known = a->known & b->known & (p->keeps ? old->known : ALL_LANES);
	for (uint32_t l = 0; l < LANES; l++) {
		if (!fold_half(p, half_of(p, a->v[l]), half_of(p, b->v[l]), &r.v[l]))
			r.known = 0;
		r.v[l] = (r.v[l] & 0xffff) | (p->keeps ? old->v[l] & 0xffff0000 : 0);
	}
	wb_exact_write(w, p, &p->d, 0, &r);
}

/* ---- with carries ------------------------------------------------------------------------------ */
static bool
is_minus(enum wb_op op)
{
	return op == WB_OP_SUB || op == WB_OP_SUBREV || op == WB_OP_SUBB || op == WB_OP_SUBBREV;
}

/* Records carry lanes that have a base, where the mask has no known bit. */
static void
note_carries(struct wave *w, const struct step *p, const struct vec *a, const struct vec *b, uint64_t lanes)
{
	struct carry *c = wb_exact_carry_new(w, p->d2.unit);

	if (!is_minus((enum wb_op)p->op) && wb_exact_note_carries(w->g, c, a, b, lanes))
		lanes = 0;
	for (; lanes; lanes &= lanes - 1) {
		uint32_t l = (uint32_t)__builtin_ctzll(lanes);
		struct val x = a->known >> l & 1 ? NUMBER(a->v[l]) :
			a->based >> l & 1 ? (struct val){ a->v[l], a->aux[l], a->tag[l] } :
						   UNKNOWN;
		struct val y = b->known >> l & 1 ? NUMBER(b->v[l]) :
			b->based >> l & 1 ? (struct val){ b->v[l], b->aux[l], b->tag[l] } :
						   UNKNOWN;

		if (x.tag != TAG_UNKNOWN && y.tag != TAG_UNKNOWN)
			wb_exact_note_carry(w->g, c, &x, &y, is_minus((enum wb_op)p->op), l);
	}
	for (uint32_t u = 0; u < p->d2.nunit && c->lanes; u++)
		w->s[p->d2.unit + u].tag = TAG_CARRY;
}

/* Sets the mask of carries in lanes of EXEC; it is zero in others. */
static void
set_carries(struct wave *w, const struct step *p, uint64_t out, uint64_t known)
{
	uint64_t must, may;

	wb_exact_exec(w, &must, &may);
	if (p->dpp)
		known = 0;
	/* a lane that may be off has zero, if the carry is zero */
	known = (known & (must | ~may)) | ~may | (known & ~out & may);
	wb_exact_set_mask(w, &p->d2, out & must, known, known == ALL_LANES ? WB_NONE : wb_exact_origin_of(w, p));
}

static void
add_out(struct wave *w, const struct step *p)
{
	struct vec tmp[2], r;
	bool reverse = p->op == WB_OP_SUBREV, minus = is_minus((enum wb_op)p->op);
	const struct vec *src[2] = { wb_exact_source(w, p, 0, 0, &tmp[0]), wb_exact_source(w, p, 1, 0, &tmp[1]) };
	const struct vec *a = src[reverse], *b = src[!reverse];
	uint64_t must, may, based;
	uint8_t out[LANES];

	wb_exact_exec(w, &must, &may);
	for (uint32_t l = 0; l < LANES; l++)
		r.v[l] = minus ? a->v[l] - b->v[l] : a->v[l] + b->v[l];
	for (uint32_t l = 0; l < LANES; l++)
		out[l] = minus ? a->v[l] < b->v[l] : r.v[l] < a->v[l];
	r.known = a->known & b->known;
	r.based = 0;
	based = a->based | b->based;
	if (based)
		fold_based(w, p, src, 2, based, &r);
	r.origin = origin_of(w, p, &r);
	set_carries(w, p, bits_of(out), a->known & b->known);
	if (based & must && !p->dpp)
		note_carries(w, p, a, b, based & must);
	wb_exact_write(w, p, &p->d, 0, &r);
}

static void
add_in_out(struct wave *w, const struct step *p)
{
	struct vec tmp[2], r;
	bool reverse = p->op == WB_OP_SUBBREV, minus = is_minus((enum wb_op)p->op);
	const struct vec *src[2] = { wb_exact_source(w, p, 0, 0, &tmp[0]), wb_exact_source(w, p, 1, 0, &tmp[1]) };
	const struct vec *a = src[reverse], *b = src[!reverse];
	const struct ref *mask = &p->src[2];
	const struct carry *c = mask->kind == REF_SCALAR ? wb_exact_carry_of(w, mask->unit, mask->nunit) : NULL;
	uint64_t in, know, must, may, based = a->based | b->based | (c ? c->lanes : 0);
	uint8_t out[LANES];

	wb_exact_mask(w, mask, &in, &know);
	for (uint32_t l = 0; l < LANES; l++) {
		uint64_t s = minus ? (uint64_t)a->v[l] - b->v[l] - (in >> l & 1) :
				     (uint64_t)a->v[l] + b->v[l] + (in >> l & 1);

		r.v[l] = (uint32_t)s;
		out[l] = s >> 32 & 1;
	}
	r.known = a->known & b->known & know;
	r.based = 0;
	wb_exact_exec(w, &must, &may);
	based &= may;
	if (c && !minus)
		based &= ~wb_exact_with_carries(c, a, b, based, &r);
	for (uint64_t left = based; left; left &= left - 1) {
		uint32_t l = (uint32_t)__builtin_ctzll(left);
		struct val x = a->known >> l & 1 ? NUMBER(a->v[l]) :
			a->based >> l & 1 ? (struct val){ a->v[l], a->aux[l], a->tag[l] } :
						   UNKNOWN;
		struct val y = b->known >> l & 1 ? NUMBER(b->v[l]) :
			b->based >> l & 1 ? (struct val){ b->v[l], b->aux[l], b->tag[l] } :
						   UNKNOWN;
		struct val both[2] = { x, y }, z = UNKNOWN;

		if (c && c->lanes >> l & 1) {
			z = wb_exact_with_carry(w->g, c, &x, &y, minus, l);
		} else if (know >> l & 1) {
			z = wb_exact_based(w->g, minus ? WB_OP_SUB : WB_OP_ADD, false, both, 2);
			z.v = minus ? z.v - (uint32_t)(in >> l & 1) : z.v + (uint32_t)(in >> l & 1);
		}
		wb_exact_set_lane(&r, l, z);
	}
	r.origin = origin_of(w, p, &r);
	if (p->d2.kind == REF_SCALAR)
		set_carries(w, p, bits_of(out), a->known & b->known & know);
	wb_exact_write(w, p, &p->d, 0, &r);
}

/* ---- 64 bits -------------------------------------------------------------------------------------- */
/* A source of 64 bits, or 32, in all lanes. Returns the lanes where it is a number. */
static uint64_t
wide_source(const struct wave *w, const struct step *p, uint32_t k, uint64_t *out)
{
	struct vec tmp[2];
	const struct vec *lo = wb_exact_source(w, p, k, 0, &tmp[0]),
			 * hi = p->src[k].nunit > 1 ? wb_exact_source(w, p, k, 1, &tmp[1]) : NULL;

	for (uint32_t l = 0; l < LANES; l++)
		out[l] = hi ? (uint64_t)hi->v[l] << 32 | lo->v[l] : lo->v[l];
	return hi ? lo->known & hi->known : lo->known;
}

/* Shifts of affine expressions in workgroup ids by known amounts; false: there is no rule for some lane that may be
 * on. */
static bool
shift_affine(struct wave *w, const struct step *p)
{
	uint64_t must, may;
	struct vec r[2] = { { .origin = WB_NONE }, { .origin = WB_NONE } };

	wb_exact_exec(w, &must, &may);
	for (uint64_t left = may; left; left &= left - 1) {
		uint32_t l = (uint32_t)__builtin_ctzll(left);
		struct val by = wb_exact_lane_val(w, &p->src[0], 0, l),
			   x[2] = { wb_exact_lane_val(w, &p->src[1], 0, l), wb_exact_lane_val(w, &p->src[1], 1, l) },
			   out[2];

		if (by.tag != TAG_NUMBER || p->dpp ||
			!wb_exact_affine_shift(w->g, (enum wb_op)p->op, x, by.v & 63, out))
			return false;
		wb_exact_set_lane(&r[0], l, out[0]);
		wb_exact_set_lane(&r[1], l, out[1]);
	}
	wb_exact_write(w, p, &p->d, 0, &r[0]);
	wb_exact_write(w, p, &p->d, 1, &r[1]);
	return true;
}

/* 64 bits, and which of them are known */
struct bits64 {
	uint64_t v, known;
};

static struct bits64
shifted(enum wb_op op, struct bits64 a, uint32_t by)
{
	switch (op) {
	case WB_OP_SHLREV: return (struct bits64){ a.v << by, ~(~a.known << by) };
	case WB_OP_LSHRREV: return (struct bits64){ a.v >> by, ~(~a.known >> by) };
	case WB_OP_ASHRREV:
		return (struct bits64){ (uint64_t)((int64_t)a.v >> by), ~(uint64_t)((int64_t)~a.known >> by) };
	default: return (struct bits64){ 0, 0 };
	}
}

/* A half is known if all its bits are. A shift by 32 moves a half unchanged. */
static void
wide(struct wave *w, const struct step *p)
{
	struct vec tmp[3], r[2];
	bool moves = p->op == WB_OP_MOV;
	const struct vec *by = wb_exact_source(w, p, 0, 0, &tmp[0]), *half[2];

	if (!moves && w->g->naffine && p->nsrc == 2 && shift_affine(w, p))
		return;
	for (uint32_t u = 0; u < 2; u++) {
		half[u] = wb_exact_source(w, p, !moves, p->src[!moves].nunit > 1 ? u : 0, &tmp[1 + u]);
		r[u] = (struct vec){ .origin = wb_exact_origin_of(w, p) };
	}
	for (uint32_t l = 0; l < LANES; l++) {
		struct bits64 a = { (uint64_t)half[1]->v[l] << 32 | half[0]->v[l],
			(half[1]->known >> l & 1 ? ~0ull << 32 : 0) | (half[0]->known >> l & 1 ? UINT32_MAX : 0) };
		struct bits64 x = moves ? a :
			by->known >> l & 1 ? shifted((enum wb_op)p->op, a, by->v[l] & 63) :
					     (struct bits64){ 0, 0 };

		for (uint32_t u = 0; u < 2; u++) {
			r[u].v[l] = (uint32_t)(x.v >> 32 * u);
			r[u].known |= (uint64_t)((uint32_t)(x.known >> 32 * u) == UINT32_MAX) << l;
		}
		if (p->op == WB_OP_LSHRREV && by->known >> l & 1 && (by->v[l] & 63) == 32 && half[1]->based >> l & 1)
			wb_exact_set_lane(&r[0], l, (struct val){ half[1]->v[l], half[1]->aux[l], half[1]->tag[l] });
	}
	for (uint32_t u = 0; u < p->d.nunit && u < 2; u++)
		wb_exact_write(w, p, &p->d, u, &r[u]);
}

/* 32-bit a * b + 64-bit c in one lane, if not all are numbers. The lower half may be known although the upper half is
 * not. */
static void
multiply_lane(struct wave *w, const struct step *p, uint32_t l, struct val *out)
{
	struct val s[3] = { wb_exact_lane_val(w, &p->src[0], 0, l), wb_exact_lane_val(w, &p->src[1], 0, l),
		wb_exact_lane_val(w, &p->src[2], 0, l) };
	struct val c[2] = { s[2], wb_exact_lane_val(w, &p->src[2], 1, l) };
	bool numbers = s[0].tag == TAG_NUMBER && s[1].tag == TAG_NUMBER;
	uint64_t product = p->sign ? (uint64_t)((int64_t)(int32_t)s[0].v * (int32_t)s[1].v) : (uint64_t)s[0].v * s[1].v,
		 x;
	uint32_t base;

	out[0] = out[1] = UNKNOWN;
	if (w->g->naffine && wb_exact_affine_product(w->g, p->sign, &s[0], &s[1], c, out))
		return;
	if (!numbers) {
		out[0] = w->g->naffine ? wb_exact_based(w->g, WB_OP_MAD, false, s, 3) : UNKNOWN;
		return;
	}
	/* if the upper half of a pair is used as the lower one, the whole is computed from it */
	if (c[0].tag == TAG_NUMBER || (is_based(c[0].tag) && tag_part(c[0].tag) <= PART_HI))
		out[0] = (struct val){ c[0].v + (uint32_t)product, c[0].aux, c[0].tag };
	if (!is_based(c[0].tag) || c[1].tag == TAG_UNKNOWN || !wb_exact_address(w->g, &c[0], &c[1], &base, &x) ||
		base == BASE_NONE)
		return;
	x = ((uint64_t)c[1].v << 32 | c[1].aux) + product;
	out[1] = (struct val){ (uint32_t)(x >> 32), (uint32_t)x, c[1].tag };
}

static void
multiply_wide(struct wave *w, const struct step *p)
{
	uint64_t a[LANES], b[LANES], c[LANES],
		known = wide_source(w, p, 0, a) & wide_source(w, p, 1, b) & wide_source(w, p, 2, c), must, may;
	struct vec r[2] = { { .origin = wb_exact_origin_of(w, p) }, { .origin = wb_exact_origin_of(w, p) } };
	struct val out[2];

	wb_exact_exec(w, &must, &may);
	for (uint32_t l = 0; l < LANES; l++) {
		a[l] = (p->sign ? (uint64_t)((int64_t)(int32_t)a[l] * (int32_t)b[l]) : a[l] * b[l]) + c[l];
		r[0].v[l] = (uint32_t)a[l];
		r[1].v[l] = (uint32_t)(a[l] >> 32);
	}
	r[0].known = r[1].known = known;
	for (uint64_t left = may & ~known; left && !p->dpp; left &= left - 1) {
		uint32_t l = (uint32_t)__builtin_ctzll(left);

		multiply_lane(w, p, l, out);
		wb_exact_set_lane(&r[0], l, out[0]);
		wb_exact_set_lane(&r[1], l, out[1]);
	}
	if (p->d2.kind == REF_SCALAR)
		wb_exact_set_mask(w, &p->d2, 0, ~may, wb_exact_origin_of(w, p));
	wb_exact_write(w, p, &p->d, 0, &r[0]);
	wb_exact_write(w, p, &p->d, 1, &r[1]);
}

/* (a << by) + c in one lane, all 64-bit except @by: gfx942 adds to addresses like this. There are rules only for
 * amounts up to 4. */
static void
shift_add_lane(struct wave *w, const struct step *p, uint32_t l, struct val *out)
{
	struct val by = wb_exact_lane_val(w, &p->src[1], 0, l),
		   s[2][2] = { { wb_exact_lane_val(w, &p->src[0], 0, l), wb_exact_lane_val(w, &p->src[0], 1, l) },
			   { wb_exact_lane_val(w, &p->src[2], 0, l), wb_exact_lane_val(w, &p->src[2], 1, l) } };
	uint64_t k[2] = { (uint64_t)s[0][1].v << 32 | s[0][0].v, (uint64_t)s[1][1].v << 32 | s[1][0].v }, x;
	uint32_t base, number;

	out[0] = out[1] = UNKNOWN;
	if (by.tag != TAG_NUMBER || by.v > 4)
		return;
	k[0] <<= by.v;
	for (number = 0; number < 2; number++)
		if (s[number][0].tag == TAG_NUMBER && s[number][1].tag == TAG_NUMBER)
			break;
	const struct val *c = s[!number];

	if (number < 2 && c[0].tag == TAG_NUMBER && c[1].tag == TAG_NUMBER) {
		out[0] = NUMBER((uint32_t)(k[0] + k[1]));
		out[1] = NUMBER((uint32_t)((k[0] + k[1]) >> 32));
	} else if (number < 2 && (number == 0 || by.v == 0) && is_based(c[0].tag) && c[1].tag != TAG_UNKNOWN &&
		wb_exact_address(w->g, &c[0], &c[1], &base, &x)) {
		x = ((uint64_t)c[1].v << 32 | c[1].aux) + k[number];
		out[0] = (struct val){ c[0].v + (uint32_t)k[number], 0, c[0].tag };
		out[1] = (struct val){ (uint32_t)(x >> 32), (uint32_t)x, c[1].tag };
	} else if (w->g->naffine) {
		(void)wb_exact_affine_shift_add(w->g, s[0], by.v, s[1], out);
	}
}

static void
shift_add_wide(struct wave *w, const struct step *p)
{
	struct vec r[2] = { { .origin = wb_exact_origin_of(w, p) }, { .origin = wb_exact_origin_of(w, p) } };
	struct val out[2];
	uint64_t must, may;

	wb_exact_exec(w, &must, &may);
	for (uint64_t left = may; left && !p->dpp; left &= left - 1) {
		uint32_t l = (uint32_t)__builtin_ctzll(left);

		shift_add_lane(w, p, l, out);
		wb_exact_set_lane(&r[0], l, out[0]);
		wb_exact_set_lane(&r[1], l, out[1]);
	}
	wb_exact_write(w, p, &p->d, 0, &r[0]);
	wb_exact_write(w, p, &p->d, 1, &r[1]);
}

/* ---- selects, counts ------------------------------------------------------------------------------------ */
static void
choose(struct wave *w, const struct step *p)
{
	struct vec tmp[2], r;
	const struct vec *no = wb_exact_source(w, p, 0, 0, &tmp[0]), *yes = wb_exact_source(w, p, 1, 0, &tmp[1]);
	uint64_t bits, known;

	wb_exact_mask(w, &p->src[2], &bits, &known);
	merge_lanes(r.v, bits, yes->v, no->v);
	r.known = known & ((yes->known & bits) | (no->known & ~bits));
	for (uint64_t left = ~known & yes->known & no->known; left; left &= left - 1) {	/* both sources may be equal */
		uint32_t l = (uint32_t)__builtin_ctzll(left);

		r.known |= (uint64_t)(yes->v[l] == no->v[l]) << l;
	}
	r.based = known & ((yes->based & bits) | (no->based & ~bits));
	for (uint64_t left = r.based; left; left &= left - 1) {
		uint32_t l = (uint32_t)__builtin_ctzll(left);
		const struct vec *from = bits >> l & 1 ? yes : no;

		r.tag[l] = from->tag[l];
		r.aux[l] = from->aux[l];
	}
	r.origin = origin_of(w, p, &r);
	wb_exact_write(w, p, &p->d, 0, &r);
}

static void
count_below(struct wave *w, const struct step *p)
{
	struct vec tmp[2], r;
	const struct vec *mask = wb_exact_source(w, p, 0, 0, &tmp[0]), *plus = wb_exact_source(w, p, 1, 0, &tmp[1]);

	for (uint32_t l = 0; l < LANES; l++) {
		uint32_t below = l < p->shift ? 0 : wb_low_bits(l - p->shift);

		r.v[l] = (uint32_t)__builtin_popcount(mask->v[l] & below) + plus->v[l];
	}
	r.known = mask->known & plus->known;
	r.based = 0;
	r.origin = wb_exact_origin_of(w, p);
	wb_exact_write(w, p, &p->d, 0, &r);
}

void
wb_exact_valu(struct wave *w, const struct step *p)
{
	bool word = wb_type_word(p->type);

	if (p->unmodelled || (p->d.kind != REF_VECTOR && p->d2.kind == REF_NONE)) {
		wb_exact_unknown(w, p);
	} else if (p->flt) {
		wb_exact_floating(w, p);
	} else if (p->op == WB_OP_MADW) {
		multiply_wide(w, p);
	} else if (p->op == WB_OP_SHLADD && p->wide) {
		shift_add_wide(w, p);
	} else if (wb_type_wide(p->type)) {
		wide(w, p);
	} else if (p->narrow && p->d2.kind == REF_NONE) {
		narrow(w, p);
	} else if (!word) {
		wb_exact_unknown(w, p);
	} else {
		switch ((enum wb_op)p->op) {
		case WB_OP_CNDMASK: choose(w, p); return;
		case WB_OP_MBCNT: count_below(w, p); return;
		case WB_OP_ADDC: case WB_OP_SUBB: case WB_OP_SUBBREV: add_in_out(w, p); return;
		case WB_OP_ADD: case WB_OP_SUB: case WB_OP_SUBREV:
			if (p->d2.kind == REF_SCALAR) {
				add_out(w, p);
				return;
			}
			break;
		default:
			break;
		}
		if (wb_folds((enum wb_op)p->op, false) && p->d2.kind == REF_NONE)
			fold_word(w, p);
		else
			wb_exact_unknown(w, p);
	}
}

/* ---- comparisons ------------------------------------------------------------------------------------------- */
/* Whether each source is compared as a whole (no SDWA selection), with its own sign. */
static bool
compares_all_bits(const struct step *p)
{
	for (uint32_t k = 0; k < 2; k++)
		if (p->src[k].sel != 6 || p->src[k].sext || p->src[k].neg || p->src[k].abs)
			return false;
	return true;
}

/* Lanes in which the comparison of addresses is known. */
static void
compare_based(const struct wave *w, const struct step *p, uint64_t lanes, uint64_t *out, uint64_t *known)
{
	for (; lanes; lanes &= lanes - 1) {
		uint32_t l = (uint32_t)__builtin_ctzll(lanes);
		struct val a[2] = { wb_exact_lane_val(w, &p->src[0], 0, l), NUMBER(0) },
			   b[2] = { wb_exact_lane_val(w, &p->src[1], 0, l), NUMBER(0) };
		int same;

		if (p->wide) {
			a[1] = wb_exact_lane_val(w, &p->src[0], 1, l);
			b[1] = wb_exact_lane_val(w, &p->src[1], 1, l);
		}
		same = p->cond == COND_EQ || p->cond == COND_NE ? wb_exact_equal(w->g, a, b, p->wide) : -1;
		if (same >= 0)
			same ^= p->cond == COND_NE;
		else if (w->g->naffine)
			same = wb_exact_decide(w->g, (enum cond)p->cond, p->sign, a, b, p->wide);
		if (same < 0)
			continue;
		*known |= 1ull << l;
		*out |= (uint64_t)(same != 0) << l;
	}
}

static uint64_t
compare_lanes(const struct step *p, const uint64_t *a, const uint64_t *b)
{
	uint8_t is[LANES] = { 0 };

#define CASE(c) \
	case c: \
		for (uint32_t l = 0; l < LANES; l++) \
			is[l] = compares(c, p->sign, p->wide, a[l], b[l]); \
		break;
	switch ((enum cond)p->cond) {
	CASE(COND_LT) CASE(COND_EQ) CASE(COND_LE) CASE(COND_GT) CASE(COND_NE) CASE(COND_GE) CASE(COND_T)
	default: break;
	}
#undef CASE
	return bits_of(is);
}

void
wb_exact_compare(struct wave *w, const struct step *p)
{
	const struct ref exec = wb_exact_exec_ref(w);
	uint64_t a[LANES], b[LANES], known, out, must, may;
	uint32_t origin;

	if (p->unmodelled || p->dpp || p->cond == COND_OTHER || p->nsrc < 2) {
		known = out = 0;
	} else if (p->type == WB_T_F32 || p->type == WB_T_F64) {
		out = wb_exact_compare_floats(w, p, &known);
	} else {
		known = wide_source(w, p, 0, a) & wide_source(w, p, 1, b);
		for (uint32_t l = 0; p->narrow && l < LANES; l++) {
			a[l] = half_of(p, (uint32_t)a[l]);
			b[l] = half_of(p, (uint32_t)b[l]);
		}
		out = compare_lanes(p, a, b);
	}
	if (!p->unmodelled && !p->dpp && (p->cond == COND_F || p->cond == COND_T))
		known = ALL_LANES;
	wb_exact_exec(w, &must, &may);
	out &= known;
	if ((p->cond == COND_EQ || p->cond == COND_NE || w->g->naffine) && !p->is_float && !p->narrow &&
		!p->unmodelled && !p->dpp && p->nsrc >= 2 && compares_all_bits(p) && may & ~known)
		compare_based(w, p, may & ~known, &out, &known);
	origin = (known & may) != may ? wb_exact_origin_of(w, p) : w->s[WB_GCN_EXEC_LO].origin;
	known = (known & must) | ~may | (known & ~out & may);
	if (known == ALL_LANES)
		origin = WB_NONE;
	wb_exact_set_mask(w, &p->d, out & must, known, origin);
	if (p->op == WB_OP_CMPX)
		wb_exact_set_mask(w, &exec, out & must, known, origin);
}

/* ---- across lanes -------------------------------------------------------------------------------------------- */
static bool
is_known(const struct val *x)
{
	return x->tag != TAG_UNKNOWN && x->tag != TAG_PARTIAL;
}

void
wb_exact_readlane(struct wave *w, const struct step *p)
{
	uint64_t lane;
	bool known = wb_exact_number(w, &p->src[1], &lane);
	struct val x = known ? wb_exact_lane_val(w, &p->src[0], 0, (uint32_t)lane % w->g->lanes) : UNKNOWN;

	wb_exact_set_scalar(w, p->d.unit, x, is_known(&x) ? WB_NONE : wb_exact_origin_of(w, p));
}

void
wb_exact_readfirst(struct wave *w, const struct step *p)
{
	uint64_t must, may;
	uint32_t first;
	struct val x;

	wb_exact_exec(w, &must, &may);
	first = may ? (uint32_t)__builtin_ctzll(may) : 0;
	x = may && !(must >> first & 1) ? UNKNOWN : wb_exact_lane_val(w, &p->src[0], 0, first);
	wb_exact_set_scalar(w, p->d.unit, x, is_known(&x) ? WB_NONE : wb_exact_origin_of(w, p));
}

void
wb_exact_writelane(struct wave *w, const struct step *p)
{
	struct val x = wb_exact_scalar_bits(w, &p->src[0]);
	uint32_t origin = wb_exact_origin_of(w, p);
	uint64_t lane;

	if (p->d.kind != REF_VECTOR || !wb_exact_number(w, &p->src[1], &lane)) {
		wb_exact_unknown(w, p);
		return;
	}
	wb_exact_set_lane(&w->vec[p->d.unit], (uint32_t)lane % w->g->lanes, x);
	w->normal[p->d.unit].valid = false;
	if (!is_known(&x))
		w->vec[p->d.unit].origin = origin;
}

/* The lane that ds_swizzle_b32 reads, by the patterns of the ISA document; -1: there is no rule. */
static int
swizzle_lane(uint32_t how, int l)
{
	if (how & 0x8000)
		return how & 0x7f00 ? -1 : (l & ~3) + (int)(how >> 2 * (l & 3) & 3);
	return (l & 32) | ((((l & 31) & (int)(how & 31)) | (int)(how >> 5 & 31)) ^ (int)(how >> 10 & 31));
}

/* ds_bpermute_b32 and ds_swizzle_b32: a lane reads another one, or zero if that is off. From gfx10 on the halves of a
 * wave of 64 lanes are permuted apart (RDNA ISA, LDS Lane-permute Ops). */
void
wb_exact_permute(struct wave *w, const struct step *p)
{
	const struct wb_fn *fn = w->g->m->fn[p->fn];
	const struct wb_inst *i = &fn->inst[p->inst];
	bool swizzle = p->nsrc == 1;
	const struct ref *from = &p->src[swizzle ? 0 : 1];
	uint32_t group = w->g->m->gfx < 0x1000 ? 64 : 32;
	uint32_t offset = (uint32_t)wb_mod(fn, i, WB_MOD_OFFSET), how = offset;	/* a pattern may look like a number */
	uint64_t must, may;
	struct vec r = { .origin = wb_exact_origin_of(w, p) };

	if (wb_mod_present(fn, i, WB_MOD_SWIZZLE))
		how = (uint32_t)wb_mod(fn, i, WB_MOD_SWIZZLE);
	wb_exact_exec(w, &must, &may);
	for (uint32_t l = 0; l < LANES; l++) {
		int s;

		if (swizzle) {
			s = swizzle_lane(how & 0xffff, (int)l);
		} else {
			struct val at = wb_exact_lane_val(w, &p->src[0], 0, l);

			s = at.tag == TAG_NUMBER ? (int)((l & ~(group - 1)) | ((at.v + offset) / 4 % group)) : -1;
		}
		if (s >= 0 && (must >> s & 1))
			wb_exact_set_lane(&r, l, wb_exact_lane_val(w, from, 0, (uint32_t)s));
		else if (s >= 0 && !(may >> s & 1))
			wb_exact_set_lane(&r, l, NUMBER(0));
	}
	wb_exact_write(w, p, &p->d, 0, &r);
}
