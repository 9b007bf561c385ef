/* src/prove/mask.c -- sets of lanes, as functions of sets that instructions made.
 *
 *	s_mov_b64 s[4:5], exec			E
 *	s_and_b64 exec, exec, vcc		E and C
 *	s_andn2_b64 s[6:7], s[4:5], exec	E and not (E and C) = E and not C
 *	s_or_b64 exec, exec, s[6:7]		(E and C) or (E and not C) = E
 *
 * What:   a mask is a truth table over at most MOST_ATOMS atoms. An atom is what one instruction or join has made: it
 *         is a subset of another mask, or not; each lane may be known to be in it, or not; and numbers may have ranges
 *         in the lanes that are in it, and in those that are not (a comparison).
 * Right:  a table holds lane by lane. An atom stands for what its instruction computed when it was last executed. When
 *         it is executed again, whatever rests on the old one must be forgotten (meaning_redefine). Whenever less is
 *         known of an atom, all blocks are executed again.
 */
#include "private.h"

#define MOST_DEPTH 10
#define MOST_CHANGES 8			/* of what an atom says; then it says nothing */

/* ---- atoms ----------------------------------------------------------------------------------- */
uint32_t
mask_atom(struct wave *w, uint32_t part, struct lanes m)
{
	uint32_t key[2] = { m.site, part }, id = wave_id(w, 'm', key, sizeof key, w->mask.n);
	struct lanes *old;

	m.may &= all_lanes(w);
	m.must &= m.may;
	m.natom = 1;
	m.atom[0] = id;
	m.table = 2;
	if (id == w->mask.n) {
		WB_PUSH(w->cx->tmp, &w->mask, m);
		return id;
	}
	old = &w->mask.at[id];
	m.changes = old->changes;
	if (memcmp(old->says, m.says, sizeof m.says) != 0) {
		m.changes += m.changes < MOST_CHANGES;
		if (m.changes == MOST_CHANGES)
			memset(m.says, 0, sizeof m.says);
		w->weaker = w->weaker || memcmp(old->says, m.says, sizeof m.says) != 0;
	}
	w->weaker = w->weaker || old->in != m.in || old->first != m.first || m.may & ~old->may || old->must & ~m.must;
	m.may |= old->may;
	m.must &= old->must;
	*old = m;
	w->around.of = 0;
	return id;
}

uint32_t
mask_number(struct wave *w, uint64_t n)
{
	struct lanes m = { .site = WB_NONE, .in = WB_NONE, .natom = 1, .table = 2 };
	uint32_t id;

	n &= all_lanes(w);
	if (!n || n == all_lanes(w))
		return n ? MASK_FULL : MASK_NONE;
	id = wave_id(w, 'n', &n, sizeof n, w->mask.n);
	m.may = m.must = n;
	m.atom[0] = id;
	if (id == w->mask.n)
		WB_PUSH(w->cx->tmp, &w->mask, m);
	return id;
}

void
mask_start(struct wave *w, uint32_t present)
{
	uint64_t on = present < 64 ? ((uint64_t)1 << present) - 1 : UINT64_MAX;
	struct lanes none = { .site = WB_NONE, .in = WB_NONE }, full = none;

	mask_atom(w, 0, (struct lanes){ .site = WB_NONE, .in = WB_NONE, .may = on, .must = on });
	full.table = 1;
	w->around.of = 0;
	WB_PUSH(w->cx->tmp, &w->mask, none);
	WB_PUSH(w->cx->tmp, &w->mask, full);
}

/* ---- tables ---------------------------------------------------------------------------------- */
/* Adds the atoms of @m to @atom [n], in order; false: there are too many. */
static bool
add_atoms(const struct wave *w, uint32_t m, uint32_t *atom, uint32_t *n)
{
	const struct lanes *x = &w->mask.at[m];

	for (uint32_t k = 0; k < x->natom; k++) {
		uint32_t at = 0;

		while (at < *n && atom[at] < x->atom[k])
			at++;
		if (at < *n && atom[at] == x->atom[k])
			continue;
		if (*n == MOST_ATOMS)
			return false;
		memmove(atom + at + 1, atom + at, (*n - at) * sizeof *atom);
		atom[at] = x->atom[k];
		++*n;
	}
	return true;
}

/* The table of @m over the atoms @atom [n], among which its own are. */
static uint64_t
table_over(const struct wave *w, uint32_t m, const uint32_t *atom, uint32_t n)
{
	const struct lanes *x = &w->mask.at[m];
	uint32_t index[1 << MOST_ATOMS] = { 0 };
	uint64_t table = x->table & 1;

	if (n == x->natom)
		return x->table;
	for (uint32_t a = 0, k = 0; a < n; a++) {
		uint32_t bit = k < x->natom && x->atom[k] == atom[a] ? 1u << k++ : 0;

		for (uint32_t row = 0, half = (uint32_t)1 << a; row < half; row++) {
			index[row + half] = index[row] | bit;
			table |= (x->table >> index[row + half] & 1) << (row + half);
		}
	}
	return table;
}

/* The mask with this table, over the atoms that it depends on. */
static uint32_t
store(struct wave *w, struct lanes m)
{
	uint32_t id;

	for (uint32_t k = m.natom; k--;) {
		uint64_t low = 0, high = 0;

		for (uint32_t row = 0, at = 0; row < (uint32_t)1 << m.natom; row++)
			if (!(row >> k & 1)) {
				low |= (m.table >> row & 1) << at;
				high |= (m.table >> (row | (uint32_t)1 << k) & 1) << at++;
			}
		if (low != high)
			continue;
		m.table = low;
		memmove(m.atom + k, m.atom + k + 1, (m.natom - k - 1) * sizeof *m.atom);
		m.atom[--m.natom] = 0;
	}
	if (!m.natom)
		return m.table ? MASK_FULL : MASK_NONE;
	if (m.natom == 1 && m.table == 2)
		return m.atom[0];
	id = wave_id(w, 'b', &m, sizeof m, w->mask.n);
	if (id == w->mask.n)
		WB_PUSH(w->cx->tmp, &w->mask, m);
	return id;
}

uint32_t
mask_function(struct wave *w, uint32_t how, uint32_t a, uint32_t b)
{
	struct lanes m;
	uint64_t in_a, in_b;
	struct bits bits;
	uint32_t id;

	memset(&m, 0, sizeof m);	/* it is a key */
	m.site = m.in = WB_NONE;
	if (!add_atoms(w, a, m.atom, &m.natom) || !add_atoms(w, b, m.atom, &m.natom))
		return WB_NONE;
	in_a = table_over(w, a, m.atom, m.natom);
	in_b = table_over(w, b, m.atom, m.natom);
	for (uint32_t row = 0; row < (uint32_t)1 << m.natom; row++)
		m.table |= (uint64_t)(how >> (in_a >> row & 1) >> (in_b >> row << 1 & 2) & 1) << row;
	id = store(w, m);
	bits = mask_bits(w, id);
	return !bits.may ? MASK_NONE : bits.must == all_lanes(w) ? MASK_FULL :
		bits.may == bits.must && bits.may == w->mask.at[MASK_ALL].may ? MASK_ALL : id;
}

struct bits
mask_bits(const struct wave *w, uint32_t m)
{
	const struct lanes *x = &w->mask.at[m];
	uint64_t all = all_lanes(w), in = 0, out = 0, some[1 << MOST_ATOMS];	/* that may be in a row */

	if (x->natom == 1 && x->atom[0] == m)
		return (struct bits){ x->may, x->must };
	some[0] = all;
	for (uint32_t k = 0; k < x->natom; k++) {
		const struct lanes *a = &w->mask.at[x->atom[k]];

		for (uint32_t row = 0, half = (uint32_t)1 << k; row < half; row++) {
			some[row + half] = some[row] & a->may;
			some[row] &= ~a->must;
		}
	}
	for (uint32_t row = 0; row < (uint32_t)1 << x->natom; row++)
		*(x->table >> row & 1 ? &in : &out) |= some[row];
	return (struct bits){ in, all & ~out };
}

/* ---- what contains what ------------------------------------------------------------------------ */
/* Lists @m, its atoms, what they rest on, and so on; more than MOST_REACHED: not all. */
static uint32_t
reach(const struct wave *w, uint32_t m, uint32_t *list)
{
	uint32_t n = 0;

	list[n++] = m;
	for (uint32_t k = 0; k < n; k++) {
		const struct lanes *x = &w->mask.at[list[k]];

		for (uint32_t a = 0; a < x->natom + 2; a++) {
			uint32_t next = a < x->natom ? x->atom[a] : a == x->natom ? x->in : x->first - 1, seen = 0;

			while (seen < n && list[seen] != next)
				seen++;
			if (next == WB_NONE || seen < n)
				continue;
			if (n == MOST_REACHED)
				return n + 1;
			list[n++] = next;
		}
	}
	return n;
}

/* Whether the tables say that @m is within @in. */
static bool
implies(const struct wave *w, uint32_t m, uint32_t in)
{
	uint32_t atom[MOST_ATOMS], n = 0;

	if (!add_atoms(w, m, atom, &n) || !add_atoms(w, in, atom, &n))
		return false;
	return !(table_over(w, m, atom, n) & ~table_over(w, in, atom, n));
}

/* A question whether masks are within one, and those that were found not to be: masks share their atoms. */
struct within {
	const struct wave *w;
	uint64_t must;			/* lanes that are in it */
	uint32_t in, n, not[MOST_REACHED];
};

static bool is_within(struct within *q, uint32_t m, uint32_t depth);

/* Whether what the atoms of @m rest on says that it is within. */
static bool
rests_within(struct within *q, uint32_t m, uint32_t depth)
{
	const struct lanes *x = &q->w->mask.at[m];
	uint32_t inside = 0;	/* a bit for each atom */

	if (x->natom == 1 && x->atom[0] == m)
		return x->in != WB_NONE && is_within(q, x->in, depth);
	for (uint32_t k = 0; k < x->natom; k++)
		inside |= (uint32_t)is_within(q, x->atom[k], depth) << k;
	for (uint32_t row = 0; row < (uint32_t)1 << x->natom; row++)
		if (x->table >> row & 1 && !(row & inside))
			return false;
	return true;
}

static bool
is_within(struct within *q, uint32_t m, uint32_t depth)
{
	if (m == q->in)
		return true;
	for (uint32_t k = 0; k < q->n; k++)
		if (q->not[k] == m)
			return false;
	if (!(mask_bits(q->w, m).may & ~q->must) || implies(q->w, m, q->in) ||
		(depth && rests_within(q, m, depth - 1)))
		return true;
	if (q->n < MOST_REACHED)
		q->not[q->n++] = m;
	return false;
}

bool
mask_within(const struct wave *w, uint32_t m, uint32_t in)
{
	struct within q;	/* only partly initialised: it is asked often */

	if (m == in)
		return true;
	q.w = w;
	q.must = mask_bits(w, in).must;
	q.in = in;
	q.n = 0;
	return is_within(&q, m, MOST_DEPTH);
}

uint32_t
mask_lanes(const struct wave *w, uint32_t m)
{
	const struct lanes *x = &w->mask.at[m];

	for (uint32_t k = 0; k < x->natom; k++) {
		uint32_t of = w->mask.at[x->atom[k]].first;

		if (of && mask_within(w, m, x->atom[k]) && mask_within(w, m, of - 1))
			return 1;
	}
	return (uint32_t)__builtin_popcountll(mask_bits(w, m).may);
}

bool
mask_lacks_first(struct wave *w, uint32_t m, uint32_t of)
{
	struct lanes x = w->mask.at[m];

	for (uint32_t k = 0; k < x.natom; k++)
		if (w->mask.at[x.atom[k]].first == of + 1 && mask_function(w, 8, m, x.atom[k]) == MASK_NONE)
			return true;
	return false;
}

/* Whether atom @x says something of a number, at all or of one that mentions @site. */
static bool
says_of(const struct wave *w, const struct lanes *x, uint32_t site)
{
	for (uint32_t k = 0; k < 2 * MOST_SAYS; k++) {
		uint32_t form = x->says[k / MOST_SAYS][k % MOST_SAYS].form;

		if (form && (site == WB_NONE || value_mentions(w, VALUE(FORM, form - 1), site)))
			return true;
	}
	return false;
}

bool
mask_rests_on(const struct wave *w, uint32_t m, uint32_t site)
{
	uint32_t list[MOST_REACHED], n;

	if (m == WB_NONE || m <= MASK_FULL)
		return false;
	n = reach(w, m, list);
	for (uint32_t k = 0; k < n && n <= MOST_REACHED; k++) {
		const struct lanes *x = &w->mask.at[list[k]];

		if (x->natom == 1 && ((x->site == site && site != WB_NONE) || says_of(w, x, site)))
			return true;
	}
	return n > MOST_REACHED;
}

/* Whether all of @mask [n] are within @m, which does not rest on @site. */
static bool
contains(const struct wave *w, uint32_t m, const uint32_t *mask, uint32_t n, uint32_t site)
{
	bool all = m != MASK_NONE && !mask_rests_on(w, m, site);

	for (uint32_t e = 0; all && e < n; e++)
		all = mask_within(w, mask[e], m);
	return all;
}

uint32_t
mask_around(const struct wave *w, const uint32_t *mask, uint32_t n, uint32_t site)
{
	uint32_t list[MOST_REACHED], reached;

	for (uint32_t from = 0; from < n; from++)
		if (contains(w, mask[from], mask, n, site))
			return mask[from];
	for (uint32_t from = 0; from < n; from++) {
		reached = reach(w, mask[from], list);
		for (uint32_t k = 1; k < reached && reached <= MOST_REACHED; k++)
			if (contains(w, list[k], mask, n, site))
				return list[k];
	}
	return WB_NONE;
}

/* ---- what masks say of numbers ------------------------------------------------------------------ */
/* Narrows a number by all that holds in @row of the atoms of @x. */
static void
narrow_row(struct wave *w, const struct lanes *x, uint32_t row, struct narrowing *r)
{
	for (uint32_t twice = 0; twice < 2; twice++)
		for (uint32_t k = 0; k < x->natom; k++)
			for (uint32_t n = 0; n < MOST_SAYS; n++) {
				struct assumed a = w->mask.at[x->atom[k]].says[row >> k & 1][n];

				if (a.form)
					condition_narrow(w, &a, r);
			}
}

/* Whether the atoms of @m say something of a number. */
static bool
says_something(const struct wave *w, uint32_t m)
{
	const struct lanes *x = &w->mask.at[m];

	for (uint32_t k = 0; k < x->natom; k++)
		if (says_of(w, &w->mask.at[x->atom[k]], WB_NONE))
			return true;
	return false;
}

/* Narrows a number in lanes that are in @m, or that are not; it says something. */
static void
narrow(struct wave *w, uint32_t m, bool in, struct narrowing *r)
{
	struct lanes x = w->mask.at[m];
	struct narrowing most = *r;
	bool any = false;

	for (uint32_t row = 0; row < (uint32_t)1 << x.natom; row++) {
		struct narrowing one = *r;

		if ((x.table >> row & 1) != in)
			continue;
		narrow_row(w, &x, row, &one);
		if (one.least > one.most)
			continue;
		most.least = any && most.least < one.least ? most.least : one.least;
		most.most = any && most.most > one.most ? most.most : one.most;
		any = true;
	}
	r->least = any ? most.least : 1;
	r->most = any ? most.most : 0;
}

void
mask_narrow(struct wave *w, uint32_t m, struct narrowing *r)
{
	bool asked = w->around.of == m + 1;
	uint32_t list[MOST_REACHED], n = asked ? 0 : reach(w, m, list);

	w->around.of = m + 1;
	w->around.n = asked ? w->around.n : 0;
	for (uint32_t k = 0; k < n && n <= MOST_REACHED; k++)
		if (says_something(w, list[k]) && mask_within(w, m, list[k]))
			w->around.mask[w->around.n++] = list[k];
	r->on &= mask_bits(w, m).may;
	for (uint32_t k = 0; k < w->around.n && r->least <= r->most; k++)
		narrow(w, w->around.mask[k], true, r);
}

void
mask_narrow_said(struct wave *w, const struct said *s, uint32_t exec, struct narrowing *r)
{
	uint32_t m = s->mask - 1, rest;

	if (!s->mask || !says_something(w, m) || (s->some && !w->mask.at[m].uniform && !form_uniform(w, r->form)))
		return;
	rest = s->some || w->mask.at[m].uniform || exec == WB_NONE ? WB_NONE : mask_function(w, 2, exec, m);
	narrow(w, rest == WB_NONE ? m : rest, rest != WB_NONE || s->some, r);
}

/* What @how makes of two masks of which one contains the other, if that is one of them, or nothing; WB_NONE. */
static uint32_t
absorb(const struct wave *w, uint32_t how, uint32_t a, uint32_t b)
{
	uint32_t never = mask_within(w, a, b) ? 2 : mask_within(w, b, a) ? 4 : 0, is = how & ~never;

	if (!never)
		return WB_NONE;
	return is == (10 & ~never) ? a : is == (12 & ~never) ? b : !is ? (uint32_t)MASK_NONE : WB_NONE;
}

uint32_t
mask_combine(struct wave *w, uint32_t how, uint32_t a, uint32_t b)
{
	uint32_t m = absorb(w, how, a, b), both[2] = { a, b };
	struct lanes x = { .site = w->site };
	struct bits p = mask_bits(w, a), q = mask_bits(w, b);
	uint64_t out = 0;

	if (m == WB_NONE)
		m = mask_function(w, how, a, b);
	if (m != WB_NONE)
		return m;
	for (uint32_t k = 0; k < 4; k++)
		*(how >> k & 1 ? &x.may : &out) |= (k & 1 ? p.may : ~p.must) & (k & 2 ? q.may : ~q.must);
	x.must = ~out;
	x.in = !(how & 5) ? a : !(how & 3) ? b : !(how & 1) ? mask_around(w, both, 2, w->site) : WB_NONE;
	if (x.in != WB_NONE && mask_rests_on(w, x.in, w->site))
		x.in = mask_around(w, &x.in, 1, w->site);
	return mask_atom(w, w->fresh++, x);
}
