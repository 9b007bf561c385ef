/* src/exact/reg.c -- reads and writes the registers of a wave. */
#include "fold.h"

#define UNKNOWN ((struct val){ 0, 0, TAG_UNKNOWN })

/* ---- scalars ------------------------------------------------------------------------------ */
struct val
wb_exact_scalar_val(const struct wave *w, const struct ref *r, uint32_t unit)
{
	const struct scalar *s;

	if (r->kind == REF_IMM)
		return (struct val){ (uint32_t)(r->imm >> 32 * unit), 0, TAG_NUMBER };
	if (r->kind == REF_APERTURE)	/* 64 bits under one name: the low half is zero */
		return unit || r->nunit == 1 ? (struct val){ 0, 0, TAG(r->unit, PART_HI) } :
					       (struct val){ 0, 0, TAG_NUMBER };
	if (r->kind == REF_DISTANCE && !unit)
		return (struct val){ (uint32_t)(r->imm >> 32 * r->high), (uint32_t)r->imm,
			TAG(r->unit, r->high ? PART_DISTANCE_HI : PART_DISTANCE_LO) };
	if (r->kind != REF_SCALAR || r->unit + unit >= NSCALAR)
		return UNKNOWN;
	s = &w->s[r->unit + unit];
	if (is_based(s->tag))
		return (struct val){ s->v, s->aux, s->tag };
	return s->tag == TAG_NUMBER && s->known == UINT32_MAX ? (struct val){ s->v, 0, TAG_NUMBER } : UNKNOWN;
}

struct val
wb_exact_scalar_bits(const struct wave *w, const struct ref *r)
{
	struct val x = wb_exact_scalar_val(w, r, 0);
	const struct scalar *s = r->kind == REF_SCALAR && r->unit < NSCALAR ? &w->s[r->unit] : NULL;

	return x.tag == TAG_UNKNOWN && s && s->tag == TAG_NUMBER && s->known ?
		(struct val){ s->v & s->known, s->known, TAG_PARTIAL } :
		x;
}

bool
wb_exact_number(const struct wave *w, const struct ref *r, uint64_t *out)
{
	struct val lo = wb_exact_scalar_val(w, r, 0), hi = { 0, 0, TAG_NUMBER };

	if (r->nunit >= 2)
		hi = wb_exact_scalar_val(w, r, 1);
	*out = (uint64_t)hi.v << 32 | lo.v;
	return lo.tag == TAG_NUMBER && hi.tag == TAG_NUMBER;
}

void
wb_exact_set_scalar(struct wave *w, uint32_t unit, struct val x, uint32_t origin)
{
	if (unit >= NSCALAR)
		return;
	if (x.tag == TAG_PARTIAL) {
		w->s[unit] = (struct scalar){ x.v & x.aux, 0, x.aux, TAG_NUMBER, origin };
		return;
	}
	w->s[unit] = (struct scalar){ x.v, x.aux, x.tag == TAG_NUMBER ? UINT32_MAX : 0,
		x.tag == TAG_UNKNOWN ? TAG_NUMBER : x.tag, origin };
}

uint32_t
wb_exact_origin(const struct wave *w, const struct ref *r)
{
	if (r->kind == REF_VECTOR)
		for (uint32_t u = 0; u < r->nunit; u++)
			if (w->vec[r->unit + u].origin != WB_NONE)
				return w->vec[r->unit + u].origin;
	if (r->kind == REF_SCALAR)
		for (uint32_t u = 0; u < r->nunit && r->unit + u < NSCALAR; u++)
			if (w->s[r->unit + u].known != UINT32_MAX && w->s[r->unit + u].origin != WB_NONE)
				return w->s[r->unit + u].origin;
	return WB_NONE;
}

/* Whether a part of @r is neither a number nor an address. */
static bool
is_open(const struct wave *w, const struct ref *r)
{
	bool open = r->kind == REF_OPEN;

	for (uint32_t u = 0; u < r->nunit && r->kind == REF_VECTOR; u++)
		open = open || (w->vec[r->unit + u].known | w->vec[r->unit + u].based) != ALL_LANES;
	for (uint32_t u = 0; u < r->nunit && r->kind == REF_SCALAR && r->unit + u < NSCALAR; u++)
		open = open || (w->s[r->unit + u].known != UINT32_MAX && !is_based(w->s[r->unit + u].tag));
	return open;
}

uint32_t
wb_exact_origin_of(const struct wave *w, const struct step *p)
{
	bool open = false;

	for (uint32_t k = 0; k < p->nsrc; k++) {
		uint32_t o = wb_exact_origin(w, &p->src[k]);

		if (o != WB_NONE)
			return o;
		open = open || is_open(w, &p->src[k]);
	}
	return open ? WB_NONE : (uint32_t)(p - w->g->step);
}

/* ---- masks ---------------------------------------------------------------------------------- */
void
wb_exact_mask(const struct wave *w, const struct ref *r, uint64_t *bits, uint64_t *known)
{
	const struct scalar *s = &w->s[r->unit];

	if (r->kind == REF_SCALAR && r->nunit == 1) {	/* waves of 32 lanes */
		*bits = s->v;
		*known = (is_based(s->tag) ? 0 : s->known) | (uint64_t)UINT32_MAX << 32;
		*bits &= s->known;
	} else if (r->kind == REF_SCALAR && r->unit + 1 < NSCALAR) {
		*bits = (uint64_t)s[1].v << 32 | s[0].v;
		*known = (uint64_t)(is_based(s[1].tag) ? 0 : s[1].known) << 32 | (is_based(s[0].tag) ? 0 : s[0].known);
	} else {
		*bits = r->imm;
		*known = r->kind == REF_IMM ? UINT64_MAX : 0;
	}
	*bits &= *known;
}

void
wb_exact_set_mask(struct wave *w, const struct ref *r, uint64_t bits, uint64_t known, uint32_t origin)
{
	if (r->kind != REF_SCALAR || r->unit + 1 >= NSCALAR)
		return;
	bits &= known;
	for (uint32_t u = 0; u < r->nunit && u < 2; u++)
		w->s[r->unit + u] = (struct scalar){ (uint32_t)(bits >> 32 * u), 0, (uint32_t)(known >> 32 * u),
			TAG_NUMBER, origin };
}

/* ---- carries ----------------------------------------------------------------------------------- */
struct carry *
wb_exact_carry_new(struct wave *w, uint16_t unit)
{
	struct carry *c = NULL;

	for (uint32_t k = 0; k < NCARRY && !c; k++)
		if (w->carry[k].unit == unit)
			c = &w->carry[k];
	if (!c)
		c = &w->carry[w->next_carry++ % NCARRY];
	c->unit = unit;
	c->lanes = c->distance = 0;
	c->one_base = BASE_NONE;
	return c;
}

const struct carry *
wb_exact_carry_of(const struct wave *w, uint16_t unit, uint32_t nunit)
{
	for (uint32_t u = unit; u < unit + nunit; u++)
		if (u >= NSCALAR || w->s[u].tag != TAG_CARRY)
			return NULL;
	for (uint32_t k = 0; k < NCARRY; k++)
		if (w->carry[k].unit == unit)
			return &w->carry[k];
	return NULL;
}

/* ---- vectors ------------------------------------------------------------------------------------ */
struct val
wb_exact_lane_val(const struct wave *w, const struct ref *r, uint32_t unit, uint32_t lane)
{
	const struct vec *v;

	if (r->kind != REF_VECTOR)
		return wb_exact_scalar_val(w, r, unit);
	v = &w->vec[r->unit + unit];
	if (v->known >> lane & 1)
		return (struct val){ v->v[lane], 0, TAG_NUMBER };
	if (v->based >> lane & 1)
		return (struct val){ v->v[lane], v->aux[lane], v->tag[lane] };
	return UNKNOWN;
}

void
wb_exact_set_lane(struct vec *d, uint32_t lane, struct val x)
{
	uint64_t bit = 1ull << lane;

	d->known &= ~bit;
	d->based &= ~bit;
	d->v[lane] = x.v;
	if (x.tag == TAG_NUMBER) {
		d->known |= bit;
	} else if (is_based(x.tag)) {
		d->based |= bit;
		d->tag[lane] = x.tag;
		d->aux[lane] = x.aux;
	}
}

uint64_t
wb_exact_tagged(const struct vec *v, uint16_t tag)
{
	uint8_t is[LANES];

	for (uint32_t l = 0; l < LANES; l++)
		is[l] = v->tag[l] == tag;
	return bits_of(is) & v->based;
}

static void
broadcast(struct vec *v, struct val x)
{
	for (uint32_t l = 0; l < LANES; l++)
		v->v[l] = x.v;
	v->known = x.tag == TAG_NUMBER ? ALL_LANES : 0;
	v->based = is_based(x.tag) ? ALL_LANES : 0;
	for (uint32_t l = 0; v->based && l < LANES; l++) {
		v->tag[l] = x.tag;
		v->aux[l] = x.aux;
	}
}

/* ---- lanes that a DPP source comes from ------------------------------------------------------------ */
/* The lane that lane @l reads under @ctrl; -1: none. */
static int
dpp_lane(uint32_t ctrl, int l)
{
	int row = l & ~15, k = l & 15, n = (int)(ctrl & 15);

	if (ctrl < 0x100)
		return (l & ~3) + (int)(ctrl >> 2 * (l & 3) & 3);
	switch (ctrl & ~15u) {
	case 0x100: return k + n < 16 ? l + n : -1;		/* row_shl */
	case 0x110: return k - n >= 0 ? l - n : -1;		/* row_shr */
	case 0x120: return row + (k - n + 16) % 16;		/* row_ror */
	default: break;
	}
	switch (ctrl) {
	case 0x130: return l + 1 < LANES ? l + 1 : -1;		/* wave_shl */
	case 0x134: return (l + 1) % LANES;			/* wave_rol */
	case 0x138: return l ? l - 1 : -1;			/* wave_shr */
	case 0x13c: return (l + LANES - 1) % LANES;		/* wave_ror */
	case 0x140: return row + 15 - k;			/* row_mirror */
	case 0x141: return (l & ~7) + 7 - (l & 7);		/* row_half_mirror */
	case 0x142: return l >= 16 ? row - 1 : -1;		/* row_bcast:15 */
	case 0x143: return l >= 32 ? 31 : -1;			/* row_bcast:31 */
	default: return -2;
	}
}

/* The lanes of a DPP result: lanes without a source are zero, or (left out of @enabled) not written. Lanes whose source
 * may be inactive are unknown. */
static void
move_lanes(const struct wave *w, const struct step *p, const struct vec *from, struct vec *to, uint64_t *enabled)
{
	uint64_t must, may;

	wb_exact_exec(w, &must, &may);
	to->known = to->based = 0;
	to->origin = from->origin;
	*enabled = 0;
	for (int l = 0; l < LANES; l++) {
		int s = dpp_lane(p->dpp_ctrl, l);
		bool off = !(p->row_mask >> l / 16 & 1) || !(p->bank_mask >> (l & 15) / 4 & 1),
		     open = s == -2 || (s >= 0 && (must ^ may) >> s & 1);
		struct val x = { 0, 0, TAG_UNKNOWN };

		if (!open && (s < 0 || !(must >> s & 1)))
			x.tag = TAG_NUMBER;
		else if (!open && from->known >> s & 1)
			x = (struct val){ from->v[s], 0, TAG_NUMBER };
		else if (!open && from->based >> s & 1)
			x = (struct val){ from->v[s], from->aux[s], from->tag[s] };
		wb_exact_set_lane(to, (uint32_t)l, x);
		if (!off && (open || p->bound_ctrl || (s >= 0 && must >> s & 1)))
			*enabled |= 1ull << l;
	}
}

/* ---- sources --------------------------------------------------------------------------------------------- */
static uint32_t
selected(uint32_t v, const struct ref *r)
{
	switch (r->sel) {
	case 0: case 1: case 2: case 3:
		v = v >> 8 * r->sel & 255;
		return r->sext ? (uint32_t)(int32_t)(int8_t)v : v;
	case 4: case 5:
		v = v >> 16 * (r->sel - 4) & 0xffff;
		return r->sext ? (uint32_t)(int32_t)(int16_t)v : v;
	default:
		return v;
	}
}

static void
select_part(struct vec *v, const struct ref *r)
{
	for (uint32_t l = 0; l < LANES; l++)
		v->v[l] = selected(v->v[l], r);
	v->based = 0;
	for (uint32_t l = 0; r->abs && l < LANES; l++)
		v->v[l] &= 0x7fffffff;
	for (uint32_t l = 0; r->neg && l < LANES; l++)
		v->v[l] ^= 0x80000000;
}

const struct vec *
wb_exact_source(const struct wave *w, const struct step *p, uint32_t src, uint32_t unit, struct vec *tmp)
{
	const struct ref *r = &p->src[src];
	const struct vec *v = r->kind == REF_VECTOR ? &w->vec[r->unit + unit] : NULL;
	/* the sign of a pair is in its upper half */
	bool sign = (r->neg || r->abs) && (r->nunit < 2 || unit), part = r->sel != 6 || sign || r->sext;
	uint64_t enabled;

	if (v && !part && !(p->dpp && src == 0))
		return v;
	if (v && p->dpp && src == 0)
		move_lanes(w, p, v, tmp, &enabled);
	else if (v)
		*tmp = *v;
	else
		broadcast(tmp, wb_exact_scalar_val(w, r, unit));
	if (part)
		select_part(tmp, r);
	tmp->origin = wb_exact_origin(w, r);
	return tmp;
}

/* ---- results ----------------------------------------------------------------------------------------------- */
static void
write_lanes(struct vec *d, const struct vec *x, uint64_t lanes)
{
	if (lanes == ALL_LANES && !x->based) {
		memcpy(d->v, x->v, sizeof d->v);
		d->known = x->known;
		d->based = 0;
		return;
	}
	merge_lanes(d->v, lanes, x->v, d->v);
	for (uint64_t left = x->based & lanes; left; left &= left - 1) {
		uint32_t l = (uint32_t)__builtin_ctzll(left);

		d->tag[l] = x->tag[l];
		d->aux[l] = x->aux[l];
	}
	d->known = (d->known & ~lanes) | (x->known & lanes);
	d->based = (d->based & ~lanes) | (x->based & lanes);
}

void
wb_exact_write(struct wave *w, const struct step *p, const struct ref *d, uint32_t unit, const struct vec *x)
{
	struct vec *to, tmp;
	uint64_t must, may, enabled = ALL_LANES;

	if (d->kind != REF_VECTOR)
		return;
	to = &w->vec[d->unit + unit];
	wb_exact_exec(w, &must, &may);
	if (p->dpp && p->src[0].kind == REF_VECTOR)
		move_lanes(w, p, &w->vec[p->src[0].unit], &tmp, &enabled);
	write_lanes(to, x, must & enabled);
	w->normal[d->unit + unit].valid = false;
	to->known &= ~(may & ~must & enabled);	/* lanes that may write or not */
	to->based &= ~(may & ~must & enabled);
	if ((to->known | to->based) != ALL_LANES)
		to->origin = ((x->known | x->based) & may & enabled) != (may & enabled) ? x->origin :
			may != must ? w->s[WB_GCN_EXEC_LO].origin :
											  to->origin;
}
