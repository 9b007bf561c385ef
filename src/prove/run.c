/* src/prove/run.c -- what registers hold in front of each block, for one wave, whatever path it takes.
 *
 * What:   blocks are executed on what is known, again and again, until nothing changes. Where paths join, a register
 *         whose values differ only in what is the same in all lanes holds their common shape plus a new symbol.
 * Right:  at the end, what is known in front of a block follows from what is known behind each block before it, so it
 *         holds by induction. A symbol or mask of a block is that of the last time it was entered, so nothing that
 *         depends on the time before passes the join.
 * Cost:   O(instructions * registers) for each of at most MOST_SWEEPS rounds.
 */
#include "private.h"

#define MOST_SWEEPS 60

enum { WIDE_PART = VECTORS + SCALARS };	/* parts of a block's site: registers; from here on, 64-bit numbers */

/* ---- joins ------------------------------------------------------------------------------------------ */
/* Whether a lane is on, on edge @e. */
static bool
has_some(const struct join *j, uint32_t e)
{
	return j->from[e]->some || (j->edge[e].some && j->edge[e].mask == j->from[e]->exec + 1);
}

/* Narrows @r by what holds on edge @e. */
static void
narrow_on_edge(const struct join *j, uint32_t e, bool varies, struct narrowing *r)
{
	bool on = varies ? j->inside : has_some(j, e);

	condition_narrow_in(j->w, j->from[e], on, r);
	mask_narrow_said(j->w, &j->edge[e], on ? j->from[e]->exec : WB_NONE, r);
}

/* The range of @u on edge @e; @loose: a limit that a branch says replaces what is known. */
static void
range_on_edge(const struct join *j, uint32_t e, uint32_t u, bool wide, bool loose, bool varies, struct symbol *s)
{
	struct wave *w = j->w;
	int64_t n;
	uint32_t symbol = wide ? WB_NONE : form_symbol_in(w, u, &n);
	struct narrowing r = condition_start(w, u, WB_NONE), q = r;
	struct range all = range_all(wide, false);

	r.loose = loose;
	if (symbol != WB_NONE) {	/* what is known of x narrows x + n, too */
		q = condition_start(w, symbol, WB_NONE);
		q.loose = loose;
		narrow_on_edge(j, e, varies, &q);
		if (q.least <= q.most && q.least + n >= 0 && q.most + n <= UINT32_MAX) {
			r.least = q.least + n;
			r.most = q.most + n;
		}
	}
	narrow_on_edge(j, e, varies, &r);
	if (wide)
		all = form_range(w, u, WB_NONE, all);
	else if (r.least <= r.most)		/* a path that is not taken may say anything */
		all = (struct range){ r.least, r.most };
	s->least = wb_min_u64(s->least, (uint64_t)all.least);
	s->most = wb_max_u64(s->most, (uint64_t)all.most);
}

/* The symbol of what is the same in all lanes, or of numbers that are not if it @varies: @u [n] are the forms of it. A
 * range that grows is widened to what branches say, and if it still grows, to all numbers. */
static uint32_t
join_symbol(struct join *j, const uint32_t *u, bool wide, uint32_t part, bool varies)
{
	struct wave *w = j->w;
	struct symbol s = { .low = 32, .least = UINT64_MAX, .varies = varies }, loose = s;
	uint32_t id = symbol_find(w, j->site, varies ? part | VARIES : part);
	struct symbol *old = id == WB_NONE ? NULL : &w->symbol.at[id];

	for (uint32_t e = 0; e < j->n; e++) {
		uint32_t zeros = form_zeros(w, u[e]);

		range_on_edge(j, e, u[e], wide, false, varies, &s);
		range_on_edge(j, e, u[e], wide, true, varies, &loose);
		s.low = zeros < s.low ? zeros : s.low;
	}
	if (old && (s.least < old->least || s.most > old->most)) {
		s.least = old->widened ? 0 : wb_min_u64(s.least, loose.least);
		s.most = old->widened ? (wide ? UINT64_MAX : UINT32_MAX) : s.most > loose.most ? s.most : loose.most;
		old->widened = true;
	}
	return symbol_new(w, j->site, part, s);
}

/* Forms @f [n] that differ only in what is the same in all lanes, as one; WB_NONE. */
static uint32_t
join_forms(struct join *j, const uint32_t *f, bool wide, uint32_t part)
{
	struct wave *w = j->w;
	uint32_t u[MOST_PREDECESSORS], shape = WB_NONE, symbol;
	bool same;

	for (uint32_t e = 0; e < j->n; e++) {
		uint32_t rigid = form_rigid(w, f[e], &same);

		if (rigid == WB_NONE || (e && rigid != shape) || value_mentions(w, VALUE(FORM, rigid), j->site))
			return WB_NONE;
		shape = rigid;
		u[e] = form_add(w, f[e], shape, -1);
		if (u[e] == WB_NONE)
			return WB_NONE;
	}
	symbol = join_symbol(j, u, wide, part, false);
	return form_add(w, shape, form_symbol(w, wide, symbol), 1);
}

/* Value @r of a predecessor; scalars have the numbers behind those of vectors. */
static value
value_at(const struct state *s, uint32_t r)
{
	return r < VECTORS ? s->v[r].v : s->s[r - VECTORS];
}

/* The register whose lower halves belong to the upper halves in @r, on all edges; WB_NONE. */
static uint32_t
partner(const struct join *j, uint32_t r)
{
	uint32_t first = r < VECTORS ? 0 : VECTORS, end = r < VECTORS ? j->w->nvector : VECTORS + j->w->nscalar;

	for (uint32_t k = 0; k < end - first; k++) {
		uint32_t q = k ? first + k - 1 : r - (r > first), e = 0;

		while (e < j->n && KIND(value_at(j->from[e], q)) == LOW &&
			ID(value_at(j->from[e], q)) == ID(value_at(j->from[e], r)))
			e++;
		if (e == j->n)
			return q;
	}
	return WB_NONE;
}

static bool
all_of(const struct join *j, uint32_t r, enum kind kind)
{
	for (uint32_t e = 0; e < j->n; e++)
		if (KIND(value_at(j->from[e], r)) != kind)
			return false;
	return true;
}

/* Numbers @f [n] of lanes that have nothing in common but their range, and low bits that are 0. */
static value
join_ranges(struct join *j, const uint32_t *f, uint32_t r)
{
	uint32_t s = r < VECTORS ? join_symbol(j, f, false, r, true) : 0;

	return !s || (j->w->symbol.at[s].most == UINT32_MAX && !j->w->symbol.at[s].low) ? VALUE(UNKNOWN, 0) :
		VALUE(FORM, form_symbol(j->w, false, s));
}

/* Numbers of 32 bits. */
static value
join_numbers(struct join *j, uint32_t r)
{
	uint32_t f[MOST_PREDECESSORS], joined;
	value v;

	for (uint32_t e = 0; e < j->n; e++) {
		v = value_at(j->from[e], r);

		f[e] = KIND(v) == FORM ? ID(v) : KIND(v) == LOW ? form_low(j->w, ID(v)) : WB_NONE;
		if (f[e] == WB_NONE)
			return VALUE(UNKNOWN, 0);
	}
	joined = join_forms(j, f, false, r);
	if (joined != WB_NONE && !form_varies(j->w, joined))
		return VALUE(FORM, joined);
	v = join_ranges(j, f, r);
	return KIND(v) == UNKNOWN && joined != WB_NONE ? VALUE(FORM, joined) : v;
}

static value
join_values(struct join *j, uint32_t r)
{
	uint32_t f[MOST_PREDECESSORS], joined = WB_NONE, q = r;
	value v = value_at(j->from[0], r);
	bool same = !value_rests_on(j->w, v, j->site), high = all_of(j, r, HIGH);

	for (uint32_t e = 1; e < j->n; e++)
		same = same && value_at(j->from[e], r) == v;
	if (same)
		return v;
	if (!high && !all_of(j, r, LOW))
		return join_numbers(j, r);
	if (high)
		q = partner(j, r);
	for (uint32_t e = 0; e < j->n; e++)
		f[e] = ID(value_at(j->from[e], r));
	if (q != WB_NONE)
		joined = join_forms(j, f, true, WIDE_PART + q);
	return joined == WB_NONE ? (high ? VALUE(UNKNOWN, 0) : join_numbers(j, r)) : VALUE(high ? HIGH : LOW, joined);
}

static void
join_vector(struct join *j, uint32_t r)
{
	struct wave *w = j->w;
	struct cell *to = &j->to->v[r];
	uint32_t in = j->from[0]->v[r].in;
	bool same = !mask_rests_on(w, in, j->site), inside = true;

	for (uint32_t e = 0; e < j->n; e++) {
		same = same && j->from[e]->v[r].in == in;
		inside = inside && mask_within(w, j->from[e]->exec, j->from[e]->v[r].in);
	}
	*to = (struct cell){ VALUE(UNKNOWN, 0), MASK_ALL };
	if (!same && !inside)
		return;
	j->inside = inside;
	to->v = join_values(j, r);
	/* a new range is that of lanes that are on */
	to->in = same && !(inside && value_mentions(w, to->v, j->site) && form_varies(w, ID(to->v))) ? in : j->to->exec;
	if (to->v == VALUE(UNKNOWN, 0))
		to->in = MASK_ALL;
}

/* The mask @part of the join, which is one of @mask [n]. */
static uint32_t
join_mask(struct join *j, uint32_t part, const uint32_t *mask, uint32_t n)
{
	struct lanes m = { .site = j->site, .in = mask_around(j->w, mask, n, j->site), .must = UINT64_MAX };

	for (uint32_t e = 0; e < n; e++) {
		m.may |= mask_bits(j->w, mask[e]).may;
		m.must &= mask_bits(j->w, mask[e]).must;
	}
	return mask_atom(j->w, part, m);
}

/* Masks in scalar register @r, and the next one; false: they are none. */
static bool
join_masks(struct join *j, uint32_t r)
{
	struct wave *w = j->w;
	uint32_t mask[MOST_PREDECESSORS], m;
	bool any = false, is;

	for (uint32_t e = 0; e < j->n; e++) {
		mask[e] = mask_of(w, j->from[e]->s[r], j->from[e]->s[r + (w->lanes == 64)], &is);
		if (mask[e] == WB_NONE)
			return false;
		any = any || is;
	}
	if (!any)
		return false;
	m = join_mask(j, 1 + r, mask, j->n);
	j->to->s[r] = VALUE(MASK, m);
	if (w->lanes == 64)
		j->to->s[r + 1] = VALUE(MASK_HIGH, m);
	return true;
}

static bool
is_same_scalar(const struct join *j, uint32_t r)
{
	for (uint32_t e = 1; e < j->n; e++)
		if (j->from[e]->s[r] != j->from[0]->s[r])
			return false;
	return !value_rests_on(j->w, j->from[0]->s[r], j->site);
}

static void
join_scalar(struct join *j, uint32_t r)
{
	bool same = is_same_scalar(j, r);
	value v = same ? j->from[0]->s[r] : join_values(j, VECTORS + r);

	for (uint32_t e = 0; e < j->n && !same; e++)
		j->w->lost = j->w->lost || value_mentions(j->w, j->from[e]->s[r], BASE);
	if (!same && KIND(v) == UNKNOWN)
		v = VALUE(FORM, form_symbol(j->w, false, symbol_new(j->w, j->site, VECTORS + r,
			(struct symbol){ .most = UINT32_MAX })));
	j->to->s[r] = v;
}

static void
join(struct join *j)
{
	struct wave *w = j->w;
	uint32_t exec[MOST_PREDECESSORS];
	bool same = !mask_rests_on(w, j->from[0]->exec, j->site);

	j->to->some = true;
	for (uint32_t e = 0; e < j->n; e++) {
		exec[e] = j->from[e]->exec;
		same = same && exec[e] == exec[0];
		j->to->some = j->to->some && has_some(j, e);
	}
	for (uint32_t k = 0; k < MOST_SAID; k++) {
		struct said a = j->from[0]->said[k];

		for (uint32_t e = 1; e < j->n; e++)
			if (j->from[e]->said[k].mask != a.mask || j->from[e]->said[k].some != a.some)
				a.mask = 0;
		if (a.mask && !mask_rests_on(w, a.mask - 1, j->site))
			j->to->said[k] = a;
	}
	j->to->exec = same ? exec[0] : join_mask(j, 0, exec, j->n);
	for (uint32_t r = 0; r < w->nvector; r++)
		join_vector(j, r);
	for (uint32_t r = 0; r < w->nscalar; r++) {
		bool two = w->lanes == 64 && r + 1 < w->nscalar;

		if ((!is_same_scalar(j, r) || (two && !is_same_scalar(j, r + 1))) && (w->lanes == 32 || two) &&
			join_masks(j, r))
			r += two;
		else
			join_scalar(j, r);
	}
}

/* ---- blocks ---------------------------------------------------------------------------------------- */
void
run_inst(struct wave *w, uint32_t k, uint32_t site)
{
	bool told = slot_told(w, &w->text[k], false);

	w->site = site;
	w->fresh = 0;
	w->steps++;
	if (site == k && wb_bit(w->makes, k))
		meaning_redefine(w);
	meaning_execute(w, &w->text[k]);
	if (w->text[k].second)
		meaning_execute(w, w->text[k].second);	/* neither reads what it names: v_dual_ */
	w->lost = w->lost || (told && !slot_told(w, &w->text[k], true));
}

struct said
run_says(struct wave *w, uint32_t e, struct state *s)
{
	const struct wb_edge *edge = &w->fn->edge[e];
	const struct wb_block *b = edge->src == WB_NONE ? NULL : &w->fn->block[edge->src];

	w->now = s;
	return b && b->ninst && b->nout == 2 ?
		meaning_says(w, &w->text[b->first + b->ninst - 1], edge->kind == WB_EDGE_TAKEN) :
		(struct said){ 0, false };
}

bool
run_dead(struct wave *w, uint32_t e, struct state *s)
{
	return meaning_holds(w, run_says(w, e, s)) == 0;
}

/* Lists the states that reach @b: behind blocks that were reached, and @first at the start. */
static bool
gather(struct join *j, uint32_t b, struct state *first)
{
	struct wave *w = j->w;

	j->n = 0;
	WB_EACH_IN(w->fn, b, e) {
		uint32_t src = w->fn->edge[e].src;
		struct state *s = src == WB_NONE ? first : w->after[src];

		if (s && run_dead(w, e, s))
			continue;
		if (j->n == MOST_PREDECESSORS || (src == WB_NONE && !s))
			return false;
		if (!s)
			continue;
		j->id[j->n] = e;
		j->edge[j->n] = run_says(w, e, s);
		j->from[j->n++] = s;
	}
	return true;
}

void
run_say(struct state *s, struct said said)
{
	for (uint32_t k = 0; k < MOST_SAID; k++)
		if (s->said[k].mask == said.mask && s->said[k].some == said.some)
			return;
	if (said.mask <= MASK_FULL + 1)
		return;			/* it is clear */
	memmove(s->said + 2, s->said + 1, (MOST_SAID - 2) * sizeof *s->said);
	s->said[1] = said;
}

void
run_join(struct join *j)
{
	if (j->n > 1) {
		join(j);
		return;
	}
	*j->to = *j->from[0];	/* on the only edge to a block its branch says something */
	if (!j->edge[0].mask)
		return;
	run_say(j->to, j->edge[0]);
	if (j->edge[0].mask != j->to->exec + 1)
		return;
	j->to->some = j->edge[0].some;
	j->to->exec = j->edge[0].some ? j->to->exec : (uint32_t)MASK_NONE;
}

/* One round over all blocks; false: it is given up. */
static bool
sweep(struct wave *w, struct state *first, bool *changed)
{
	struct state *now = WB_NEW(w->cx->tmp, struct state, 1);

	for (uint32_t b = 0; b < w->fn->nblock; b++) {
		struct join j = { .w = w, .site = w->fn->ninst + b, .to = now };

		if (!gather(&j, b, first))
			return false;
		if (!j.n)
			continue;
		memset(now, 0, sizeof *now);
		run_join(&j);
		if (!w->before[b]) {
			w->before[b] = WB_NEW(w->cx->tmp, struct state, 1);
			w->after[b] = WB_NEW(w->cx->tmp, struct state, 1);
		}
		*w->before[b] = *now;
		w->now = now;
		WB_EACH_INST(w->fn, b, k)
			run_inst(w, k, k);
		if (w->lost)
			return false;
		*changed = *changed || memcmp(now, w->after[b], sizeof *now) != 0;
		*w->after[b] = *now;
	}
	return true;
}

bool
run_wave(struct wave *w)
{
	struct state *first = w->now;
	bool again = true;

	w->before = WB_NEW(w->cx->tmp, struct state *, w->fn->nblock);
	w->after = WB_NEW(w->cx->tmp, struct state *, w->fn->nblock);
	for (uint32_t n = 0; again && n < MOST_SWEEPS; n++) {
		bool changed = false;

		w->weaker = false;
		if (!sweep(w, first, &changed))
			return false;
		again = changed || w->weaker;
	}
	return !again;
}

void
run_edges(struct wave *w, bool *alive)
{
	for (uint32_t e = 0; e < w->fn->nedge; e++) {
		uint32_t src = w->fn->edge[e].src;

		alive[e] = src == WB_NONE || (w->after[src] && !run_dead(w, e, w->after[src]));
	}
}

/* ---- loops ------------------------------------------------------------------------------------------ */
static bool
is_back(const struct wave *w, const struct wb_loop *l, uint32_t e)
{
	for (uint32_t k = 0; k < l->nback; k++)
		if (w->fn->loops->list[l->back + k] == e)
			return true;
	return false;
}

/* How often value @r of the header can change by the same sign, within the range of its symbol. If that varies: in a
 * lane that is still on, which has been on since the entry. */
static uint64_t
repeats_of(struct wave *w, const struct join *j, const bool *back, const struct state *in, uint32_t r)
{
	value v = value_at(in, r);
	uint32_t part = WB_NONE;
	const struct form *f = KIND(v) == FORM ? &w->form.at[ID(v)] : NULL;
	struct symbol entry = { .least = UINT64_MAX }, all;
	int64_t least_up = INT64_MAX, least_down = INT64_MAX, n;

	for (uint32_t k = 0; f && k < f->nterm; k++) {
		uint32_t l = 0;

		while (l < w->lanes && w->table.at[f->term[k].table][l] == 1)
			l++;
		if (l == w->lanes && w->symbol.at[f->term[k].symbol].site == j->site)
			part = f->term[k].symbol;
	}
	if (part == WB_NONE || (w->symbol.at[part].varies && !j->inside))
		return WB_UNKNOWN;
	all = w->symbol.at[part];
	for (uint32_t e = 0; e < j->n; e++) {
		value to = value_at(j->from[e], r);
		uint32_t d = KIND(to) == FORM ? form_add(w, ID(to), ID(v), -1) : WB_NONE, u;

		u = d == WB_NONE ? d : form_add(w, d, form_symbol(w, false, part), 1);
		if (u == WB_NONE)
			return WB_UNKNOWN;
		if (!back[e]) {
			range_on_edge(j, e, u, false, false, w->symbol.at[part].varies, &entry);
			continue;
		}
		if (!form_constant(w, d, &n) || !n)
			return WB_UNKNOWN;
		least_up = n > 0 && n < least_up ? n : n < 0 ? 0 : least_up;
		least_down = n < 0 && -n < least_down ? -n : n > 0 ? 0 : least_down;
		if ((wb_i128)all.most + (n < 0 ? -n : n) > UINT32_MAX)
			return WB_UNKNOWN;	/* it might wrap */
	}
	if (least_up > 0 && least_up < INT64_MAX && least_down == 0)
		return (all.most - wb_min_u64(entry.least, all.most)) / (uint64_t)least_up;
	if (least_down > 0 && least_down < INT64_MAX && least_up == 0)
		return (wb_max_u64(entry.most, all.least) - all.least) / (uint64_t)least_down;
	return WB_UNKNOWN;
}

/* How often mask @r of the header can lose its first lane and still have another one. */
static uint64_t
losses_of(struct wave *w, const struct join *j, const bool *back, const struct state *in, uint32_t r)
{
	bool is;
	uint32_t header = mask_of(w, in->s[r], in->s[r + 1], &is), most = 1;

	if (!is || w->mask.at[header].site != j->site)
		return WB_UNKNOWN;
	for (uint32_t e = 0; e < j->n; e++) {
		uint32_t m = mask_of(w, j->from[e]->s[r], j->from[e]->s[r + 1], &is),
			 lanes = m == WB_NONE ? w->lanes : mask_lanes(w, m);

		if (!back[e])
			most = lanes > most ? lanes : most;
		else if (m == WB_NONE || !j->edge[e].some || j->edge[e].mask != m + 1 || !mask_within(w, m, header) ||
			!mask_lacks_first(w, m, header))
			return WB_UNKNOWN;
	}
	return most - 1;
}

uint64_t
run_repeats(struct wave *w, const struct wb_loop *l)
{
	struct join j = { .w = w, .site = w->fn->ninst + l->header, .inside = true };
	const struct state *header = w->before[l->header];
	bool back[MOST_PREDECESSORS];
	uint64_t least = WB_UNKNOWN;

	if (l->irreducible)
		return WB_UNKNOWN;	/* waves may enter it elsewhere */
	if (!header)
		return 0;		/* no wave comes there */
	if (!gather(&j, l->header, NULL))
		return WB_UNKNOWN;
	for (uint32_t e = 0; e < j.n; e++) {
		back[e] = is_back(w, l, j.id[e]);
		j.inside = j.inside && (!back[e] || (has_some(&j, e) &&
			mask_within(w, j.from[e]->exec, header->exec)));
	}
	for (uint32_t r = 0; r < w->nvector; r++)
		if (mask_within(w, header->exec, header->v[r].in))
			least = wb_min_u64(least, repeats_of(w, &j, back, header, r));
	for (uint32_t r = 0; r + 1 < w->nscalar; r++) {
		least = wb_min_u64(least, repeats_of(w, &j, back, header, VECTORS + r));
		least = wb_min_u64(least, losses_of(w, &j, back, header, r));
	}
	return least;
}
