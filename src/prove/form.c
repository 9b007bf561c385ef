/* src/prove/form.c -- numbers that lanes compute, as sums of uniform symbols times what is known of each lane.
 *
 *	v0 = lane				1 * (0, 1, 2, ...)
 *	v1 = v0 * 4 + s2			1 * (0, 4, 8, ...) + s2 * (1, 1, 1, ...)
 *	v2 = (lane / 16) * s3 + v1		... + s3 * (0, ..., 0, 1, ..., 1, ...)
 *
 * Right:  sums and products modulo 2^32 or 2^64 are those of the machine, whatever wraps. A coefficient stands for all
 *         numbers that are equal to it modulo that, and is kept between -2^31 and 2^31 (or 63), so that ranges are
 *         small. Where a number is extended or shifted right, its range in integers must be without wrap, or its lanes
 *         are known, or must wrap together.
 */
#include "private.h"

/* ---- what exists once ----------------------------------------------------------------------- */
uint32_t
wave_id(struct wave *w, char kind, const void *key, size_t n, uint32_t next)
{
	char text[1 + PROVE_LANES * sizeof(int64_t)];
	uint32_t old;

	text[0] = kind;
	memcpy(text + 1, key, n);
	w->lost = w->lost || next >= MOST_IDS;
	if ((kind == 's' || kind == 'm') && *(const uint32_t *)key < w->makes.n)	/* keys begin with the site */
		wb_bit_set(w->makes, *(const uint32_t *)key);
	old = wb_map_id(&w->known, text, n + 1, next);
	return old == WB_NONE ? next : old;
}

static uint32_t
table_of(struct wave *w, const int64_t *n)
{
	uint32_t t = wave_id(w, 't', n, w->lanes * sizeof *n, w->table.n);

	if (t == w->table.n) {
		int64_t *copy = WB_NEW(w->cx->tmp, int64_t, w->lanes);

		memcpy(copy, n, w->lanes * sizeof *n);
		WB_PUSH(w->cx->tmp, &w->table, copy);
	}
	return t;
}

uint32_t
symbol_new(struct wave *w, uint32_t site, uint32_t part, struct symbol s)
{
	uint32_t key[2] = { site, s.varies ? part | VARIES : part },
		 id = wave_id(w, 's', key, sizeof key, w->symbol.n);
	struct symbol *old;

	s.site = site;
	if (id == w->symbol.n) {
		WB_PUSH(w->cx->tmp, &w->symbol, s);
		return id;
	}
	old = &w->symbol.at[id];
	if (s.least < old->least || s.most > old->most || s.low < old->low || s.below != old->below) {
		old->below = s.below;	/* a site counts all of them, or half */
		old->least = wb_min_u64(s.least, old->least);
		old->most = s.most > old->most ? s.most : old->most;
		old->low = s.low < old->low ? s.low : old->low;
		w->weaker = true;
	}
	return id;
}

uint32_t
symbol_find(const struct wave *w, uint32_t site, uint32_t part)
{
	uint32_t key[2] = { site, part };
	char text[1 + sizeof key] = { 's' };

	memcpy(text + 1, key, sizeof key);
	return wb_map_get(&w->known, text, sizeof text);
}

value
value_carry(struct wave *w, struct carry c)
{
	uint32_t key[4] = { c.a, c.b, c.under, c.subtracts }, id = wave_id(w, 'c', key, sizeof key, w->carry.n);

	if (id == w->carry.n)
		WB_PUSH(w->cx->tmp, &w->carry, c);
	return VALUE(CARRY, id);
}

/* ---- making forms ---------------------------------------------------------------------------- */
/* @n as the one number between -2^31 and 2^31 (or 63) that is equal to it modulo 2^32 (64). */
static int64_t
small(bool wide, uint64_t n)
{
	return wide ? (int64_t)n : (int64_t)(int32_t)(uint32_t)n;
}

/* A form under construction: coefficients of lanes, symbol by symbol. */
struct sum {
	bool wide;
	uint32_t n, symbol[2 * MOST_TERMS + 1];
	int64_t c[2 * MOST_TERMS + 1][PROVE_LANES];
};

static void
add_term(const struct wave *w, struct sum *s, uint32_t symbol, const int64_t *table, int64_t times)
{
	uint32_t k = 0;

	while (k < s->n && s->symbol[k] != symbol)
		k++;
	if (k == s->n) {
		s->symbol[s->n++] = symbol;
		memset(s->c[k], 0, sizeof s->c[k]);
	}
	for (uint32_t l = 0; l < w->lanes; l++)
		s->c[k][l] = small(s->wide, (uint64_t)s->c[k][l] + (uint64_t)table[l] * (uint64_t)times);
}

static void
add_form(const struct wave *w, struct sum *s, uint32_t a, int64_t times)
{
	const struct form *f = &w->form.at[a];

	for (uint32_t k = 0; k < f->nterm; k++)
		add_term(w, s, f->term[k].symbol, w->table.at[f->term[k].table], times);
}

static bool
is_same(const struct wave *w, const int64_t *c)
{
	for (uint32_t l = 1; l < w->lanes; l++)
		if (c[l] != c[0])
			return false;
	return true;
}

/* The form of @s, with terms by ascending symbol; WB_NONE: there are too many. */
static uint32_t
finish(struct wave *w, const struct sum *s)
{
	struct form f;
	uint32_t last = 0, id;

	memset(&f, 0, sizeof f);	/* it is a key */
	f.wide = s->wide;
	for (uint32_t done = 0; done < s->n; done++) {
		uint32_t k = WB_NONE;

		for (uint32_t n = 0; n < s->n; n++)
			if ((!done || s->symbol[n] > last) && (k == WB_NONE || s->symbol[n] < s->symbol[k]))
				k = n;
		last = s->symbol[k];
		if (!s->c[k][0] && is_same(w, s->c[k]))
			continue;
		if (f.nterm == MOST_TERMS)
			return WB_NONE;
		f.term[f.nterm++] = (struct term){ s->symbol[k], table_of(w, s->c[k]) };
	}
	id = wave_id(w, 'f', &f, offsetof(struct form, term) + f.nterm * sizeof *f.term, w->form.n);
	if (id == w->form.n)
		WB_PUSH(w->cx->tmp, &w->form, f);
	return id;
}

static void
start(struct sum *s, bool wide)
{
	s->wide = wide;
	s->n = 0;
}

static uint32_t
one_term(struct wave *w, bool wide, uint32_t symbol, int64_t n)
{
	struct sum s;
	int64_t same[PROVE_LANES];

	start(&s, wide);
	for (uint32_t l = 0; l < w->lanes; l++)
		same[l] = n;
	add_term(w, &s, symbol, same, 1);
	return finish(w, &s);
}

uint32_t
form_number(struct wave *w, bool wide, int64_t n)
{
	return one_term(w, wide, 0, n);
}

uint32_t
form_symbol(struct wave *w, bool wide, uint32_t symbol)
{
	return one_term(w, wide, symbol, 1);
}

uint32_t
form_of_lanes(struct wave *w, const int64_t *n)
{
	struct sum s;

	start(&s, false);
	add_term(w, &s, 0, n, 1);
	return finish(w, &s);
}

/* ---- arithmetic ------------------------------------------------------------------------------ */
uint32_t
form_add(struct wave *w, uint32_t a, uint32_t b, int64_t times)
{
	struct sum s;

	if (w->form.at[a].wide != w->form.at[b].wide)
		return WB_NONE;
	start(&s, w->form.at[a].wide);
	add_form(w, &s, a, 1);
	add_form(w, &s, b, times);
	return finish(w, &s);
}

uint32_t
form_scale(struct wave *w, uint32_t a, int64_t by)
{
	return form_add(w, form_number(w, w->form.at[a].wide, 0), a, by);
}

uint32_t
form_rows(struct wave *w, uint32_t a, uint32_t b)
{
	bool wide = w->form.at[b].wide, same;
	const int64_t *known = form_known(w, form_rigid(w, b, &same));
	struct symbol any = { .most = wide ? UINT64_MAX : UINT32_MAX };
	struct sum s;

	if (!form_uniform(w, a) || w->form.at[a].wide != wide || !known)
		return WB_NONE;
	start(&s, wide);
	add_term(w, &s, symbol_new(w, w->site, w->fresh++, any), known, 1);
	if (same)
		add_form(w, &s, form_symbol(w, wide, symbol_new(w, w->site, w->fresh++, any)), 1);
	return finish(w, &s);
}

uint32_t
form_low(struct wave *w, uint32_t a)
{
	struct sum s;

	start(&s, false);
	add_form(w, &s, a, 1);
	return finish(w, &s);
}

/* ---- what is known of a form --------------------------------------------------------------------- */
bool
form_uniform(const struct wave *w, uint32_t a)
{
	const struct form *f = &w->form.at[a];

	for (uint32_t k = 0; k < f->nterm; k++)
		if (w->symbol.at[f->term[k].symbol].varies || !is_same(w, w->table.at[f->term[k].table]))
			return false;
	return true;
}

bool
form_varies(const struct wave *w, uint32_t a)
{
	const struct form *f = &w->form.at[a];

	for (uint32_t k = 0; k < f->nterm; k++)
		if (w->symbol.at[f->term[k].symbol].varies)
			return true;
	return false;
}

const int64_t *
form_known(const struct wave *w, uint32_t a)
{
	static const int64_t zero[PROVE_LANES];
	const struct form *f = &w->form.at[a];

	if (f->nterm > 1 || (f->nterm && f->term[0].symbol))
		return NULL;
	return f->nterm ? w->table.at[f->term[0].table] : zero;
}

bool
form_constant(const struct wave *w, uint32_t a, int64_t *n)
{
	const int64_t *c = form_known(w, a);

	if (!c || !is_same(w, c))
		return false;
	*n = c[0];
	return true;
}

bool
form_distance(const struct wave *w, uint32_t a, uint32_t b, int64_t *n)
{
	static const int64_t zero[PROVE_LANES];
	const struct form *f = &w->form.at[a], *g = &w->form.at[b];
	uint32_t x = f->nterm && !f->term[0].symbol, y = g->nterm && !g->term[0].symbol, rest = f->nterm - x;
	const int64_t *from = y ? w->table.at[g->term[0].table] : zero,
		      *to = x ? w->table.at[f->term[0].table] : zero;

	if (f->wide != g->wide || rest != g->nterm - y || memcmp(f->term + x, g->term + y, rest * sizeof *f->term) != 0)
		return false;
	for (uint32_t l = 0; l < w->lanes; l++)
		n[l] = small(f->wide, (uint64_t)to[l] - (uint64_t)from[l]);
	return true;
}

uint32_t
form_symbol_in(struct wave *w, uint32_t a, int64_t *n)
{
	const struct form *f = &w->form.at[a];
	uint32_t k = f->nterm - 1;

	*n = f->nterm == 2 ? w->table.at[f->term[0].table][0] : 0;
	if (!f->nterm || f->nterm > 2 || w->table.at[f->term[k].table][0] != 1 ||
		!is_same(w, w->table.at[f->term[k].table]) ||
		(k && (f->term[0].symbol || !is_same(w, w->table.at[f->term[0].table]))))
		return WB_NONE;
	return form_symbol(w, f->wide, f->term[k].symbol);
}

uint32_t
form_rigid(struct wave *w, uint32_t a, bool *same)
{
	struct form f = w->form.at[a];
	struct sum s;

	*same = false;
	start(&s, f.wide);
	for (uint32_t k = 0; k < f.nterm; k++) {
		int64_t c[PROVE_LANES];
		const int64_t *table = w->table.at[f.term[k].table], first =
			w->symbol.at[f.term[k].symbol].varies ? 0 : table[0];

		for (uint32_t l = 0; l < w->lanes; l++)
			c[l] = small(f.wide, (uint64_t)table[l] - (uint64_t)first);
		*same = *same || first;
		add_term(w, &s, f.term[k].symbol, c, 1);
	}
	return finish(w, &s);	/* it has no more terms than @a */
}

/* The range of @f in @lane; false: it is not known. */
static bool
range_in(const struct wave *w, const struct form *f, uint32_t lane, struct range *r)
{
	*r = (struct range){ 0, 0 };
	for (uint32_t k = 0; k < f->nterm; k++) {
		const struct symbol *s = &w->symbol.at[f->term[k].symbol];
		wb_i128 c = w->table.at[f->term[k].table][lane], x, y;

		if (s->most >> 62 || c >> 62 > 0 || c < -((wb_i128)1 << 62))
			return false;	/* so that no sum overflows */
		x = c * (wb_i128)s->least;
		y = c * (wb_i128)s->most;
		r->least += x < y ? x : y;
		r->most += x < y ? y : x;
	}
	return true;
}

struct range
form_range(const struct wave *w, uint32_t a, uint32_t lane, struct range in)
{
	uint32_t first = lane < w->lanes ? lane : 0, end = lane < w->lanes ? lane + 1 : w->lanes;
	struct range all = in, one;

	for (uint32_t l = first; l < end; l++) {
		if (a == WB_NONE || !range_in(w, &w->form.at[a], l, &one) || one.least < in.least || one.most > in.most)
			return in;
		all.least = l > first && all.least < one.least ? all.least : one.least;
		all.most = l > first && all.most > one.most ? all.most : one.most;
	}
	return all;
}

bool
form_within(const struct wave *w, uint32_t a, struct range in)
{
	struct range r = form_range(w, a, WB_NONE, (struct range){ in.least - 1, in.most + 1 });

	return r.least >= in.least && r.most <= in.most;
}

uint32_t
form_zeros(const struct wave *w, uint32_t a)
{
	const struct form *f = &w->form.at[a];
	uint64_t bits = 0;

	for (uint32_t k = 0; k < f->nterm; k++)
		for (uint32_t l = 0; l < w->lanes; l++)
			bits |= (uint64_t)w->table.at[f->term[k].table][l] << w->symbol.at[f->term[k].symbol].low;
	return zeros_of(bits);
}

/* ---- what needs a range ---------------------------------------------------------------------------- */
/* Whether @a is a multiple of 2^*zeros that is the same in all lanes, plus less than 2^*zeros: then all lanes wrap
 * together. */
static bool
stays_together(const struct wave *w, uint32_t a, uint32_t *zeros)
{
	const struct form *f = &w->form.at[a];
	const int64_t *c = NULL;

	*zeros = 31;
	for (uint32_t k = 0; k < f->nterm; k++) {
		const int64_t *table = w->table.at[f->term[k].table];
		uint32_t n = zeros_of((uint64_t)table[0]) + w->symbol.at[f->term[k].symbol].low;

		if (!f->term[k].symbol)
			c = table;
		else if (w->symbol.at[f->term[k].symbol].varies || !is_same(w, table))
			return false;
		else
			*zeros = n < *zeros ? n : *zeros;
	}
	for (uint32_t l = 0; c && l < w->lanes; l++)
		if (c[l] < 0 || c[l] >> *zeros)
			return false;
	return true;
}

uint32_t
form_extend(struct wave *w, uint32_t a, bool is_signed)
{
	const int64_t *c = form_known(w, a);
	uint32_t zeros;
	struct sum s;

	start(&s, true);
	if (c) {
		int64_t n[PROVE_LANES];

		for (uint32_t l = 0; l < w->lanes; l++)
			n[l] = is_signed ? c[l] : (int64_t)(uint32_t)c[l];
		add_term(w, &s, 0, n, 1);
	} else if (form_within(w, a, range_all(false, is_signed))) {
		add_form(w, &s, a, 1);
	} else if (stays_together(w, a, &zeros)) {
		struct symbol base = { .low = zeros, .most = is_signed ? UINT64_MAX : UINT32_MAX };

		add_form(w, &s, form_symbol(w, true, symbol_new(w, w->site, w->fresh++, base)), 1);
		if (w->form.at[a].nterm && !w->form.at[a].term[0].symbol)
			add_term(w, &s, 0, w->table.at[w->form.at[a].term[0].table], 1);
	} else {
		return WB_NONE;
	}
	return finish(w, &s);
}

/* The part of @a that is known for each lane, in @c; false: the rest has a coefficient that is not a multiple of
 * 2^@bits. */
static bool
known_part(const struct wave *w, uint32_t a, uint32_t bits, int64_t *c)
{
	const struct form *f = &w->form.at[a];

	memset(c, 0, PROVE_LANES * sizeof *c);
	for (uint32_t k = 0; k < f->nterm; k++) {
		const int64_t *table = w->table.at[f->term[k].table];

		if (!f->term[k].symbol)
			memcpy(c, table, w->lanes * sizeof *c);
		for (uint32_t l = 0; f->term[k].symbol && l < w->lanes; l++)
			if (zeros_of((uint64_t)table[l]) < bits)
				return false;
	}
	return true;
}

uint32_t
form_shift_right(struct wave *w, uint32_t a, uint32_t by, bool is_signed)
{
	struct form f = w->form.at[a];
	const int64_t *known = form_known(w, a);
	int64_t c[PROVE_LANES];
	struct sum s;

	start(&s, false);
	if (f.wide || by > 31)
		return WB_NONE;
	if (known) {
		for (uint32_t l = 0; l < w->lanes; l++)
			c[l] = is_signed ? known[l] >> by : (int64_t)((uint32_t)known[l] >> by);
		add_term(w, &s, 0, c, 1);
		return finish(w, &s);
	}
	if (!form_within(w, a, range_all(false, is_signed)) || !known_part(w, a, by, c))
		return WB_NONE;
	for (uint32_t k = 0; k < f.nterm; k++) {
		int64_t n[PROVE_LANES];

		for (uint32_t l = 0; l < w->lanes; l++)
			n[l] = w->table.at[f.term[k].table][l] >> by;	/* rounds down, as the machine does */
		add_term(w, &s, f.term[k].symbol, n, 1);
	}
	return finish(w, &s);
}

uint32_t
form_mask_low(struct wave *w, uint32_t a, uint32_t bits)
{
	int64_t c[PROVE_LANES];

	if (w->form.at[a].wide || bits > 31)
		return WB_NONE;
	if (form_within(w, a, (struct range){ 0, ((wb_i128)1 << bits) - 1 }))
		return a;
	if (!known_part(w, a, bits, c))
		return WB_NONE;
	for (uint32_t l = 0; l < w->lanes; l++)
		c[l] &= ((int64_t)1 << bits) - 1;
	return form_of_lanes(w, c);
}

/* ---- dependence ---------------------------------------------------------------------------------- */
static bool
form_mentions(const struct wave *w, uint32_t a, uint32_t site)
{
	const struct form *f = &w->form.at[a];

	for (uint32_t k = 0; k < f->nterm; k++) {
		const struct symbol *s = &w->symbol.at[f->term[k].symbol];

		if (s->site == site || (s->below && mask_rests_on(w, s->below - 1, site)))
			return true;
	}
	return false;
}

bool
value_mentions(const struct wave *w, value v, uint32_t site)
{
	switch (KIND(v)) {
	case FORM: case LOW: case HIGH: case SIGN: return form_mentions(w, ID(v), site);
	case CARRY: case CARRY_HIGH:
		return value_mentions(w, w->carry.at[ID(v)].a, site) ||
			value_mentions(w, w->carry.at[ID(v)].b, site);
	default: return false;
	}
}

bool
value_rests_on(const struct wave *w, value v, uint32_t site)
{
	switch (KIND(v)) {
	case MASK: case MASK_HIGH: case FIRST: case SOME: case EMPTY: return mask_rests_on(w, ID(v), site);
	case CARRY: case CARRY_HIGH:
		return mask_rests_on(w, w->carry.at[ID(v)].under, site) || value_mentions(w, v, site);
	default: return value_mentions(w, v, site);
	}
}
