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
#define MOST_PREDECESSORS 64

enum { WIDE_PART = 1024 };		/* parts of a block's site: registers; from here on, 64-bit numbers */

/* ---- the start ----------------------------------------------------------------------------------- */
static void
set_pair(struct wave *w, struct state *s, uint32_t reg, uint32_t symbol)
{
	uint32_t f = form_symbol(w, true, symbol);

	if (reg == WB_NONE || reg + 1 >= VCC)
		return;
	s->s[reg] = VALUE(LOW, f);
	s->s[reg + 1] = VALUE(HIGH, f);
}

/* ---- joins ------------------------------------------------------------------------------------------ */
struct join {
	struct wave *w;
	uint32_t site, n;
	const struct state *from[MOST_PREDECESSORS];
	struct state *to;
};

/* The symbol of what is the same in all lanes: @u [n] are the forms of it. Its range is widened at once if it grows. */
static uint32_t
join_symbol(struct join *j, const uint32_t *u, bool wide, uint32_t part)
{
	struct wave *w = j->w;
	struct symbol s = { .low = 32, .least = UINT64_MAX, .most = 0 };
	uint64_t top = wide ? UINT64_MAX : UINT32_MAX;
	uint32_t id;

	for (uint32_t e = 0; e < j->n; e++) {
		wb_i128 least, most;
		uint32_t zeros = form_zeros(w, u[e]);

		if (!form_range(w, u[e], &least, &most) || least < 0 || most > (wb_i128)(top >> (wide ? 2 : 0))) {
			least = 0;
			most = top;
		}
		s.least = wb_min_u64(s.least, (uint64_t)least);
		s.most = (uint64_t)most > s.most ? (uint64_t)most : s.most;
		s.low = zeros < s.low ? zeros : s.low;
	}
	id = symbol_new(w, j->site, part, s);
	if (w->symbol.at[id].least < s.least || w->symbol.at[id].most > s.most || w->weaker) {
		s.least = 0;	/* it has grown */
		s.most = top;
		symbol_new(w, j->site, part, s);
	}
	return id;
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
	symbol = join_symbol(j, u, wide, part);
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
	uint32_t first = r < VECTORS ? 0 : VECTORS, end = r < VECTORS ? VECTORS : VECTORS + SCALARS;

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

/* An unknown number has the zero bits that all have. */
static value
join_unknown(const struct join *j, uint32_t r)
{
	uint32_t least = 32;

	for (uint32_t e = 0; e < j->n; e++) {
		value v = value_at(j->from[e], r);
		uint32_t zeros = KIND(v) == UNKNOWN ? ID(v) :
			KIND(v) == FORM || KIND(v) == LOW ? form_zeros(j->w, ID(v)) : 0;

		least = zeros < least ? zeros : least;
	}
	return VALUE(UNKNOWN, least);
}

/* Numbers of 32 bits. */
static value
join_numbers(struct join *j, uint32_t r)
{
	uint32_t f[MOST_PREDECESSORS], joined;

	for (uint32_t e = 0; e < j->n; e++) {
		value v = value_at(j->from[e], r);

		f[e] = KIND(v) == FORM ? ID(v) : KIND(v) == LOW ? form_low(j->w, ID(v)) : WB_NONE;
		if (f[e] == WB_NONE)
			return join_unknown(j, r);
	}
	joined = join_forms(j, f, false, r);
	return joined == WB_NONE ? join_unknown(j, r) : VALUE(FORM, joined);
}

static value
join_values(struct join *j, uint32_t r)
{
	uint32_t f[MOST_PREDECESSORS], joined = WB_NONE, q = r;
	value v = value_at(j->from[0], r);
	bool same = !value_mentions(j->w, v, j->site), high = all_of(j, r, HIGH);

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
	return joined == WB_NONE ? (high ? VALUE(UNKNOWN, 0) : join_unknown(j, r)) : VALUE(high ? HIGH : LOW, joined);
}

static void
join_vector(struct join *j, uint32_t r)
{
	struct wave *w = j->w;
	struct cell *to = &j->to->v[r];
	uint32_t in = j->from[0]->v[r].in;
	bool same = !mask_rests_on(w, in, j->site, true), inside = true;

	for (uint32_t e = 0; e < j->n; e++) {
		same = same && j->from[e]->v[r].in == in;
		inside = inside && mask_within(w, j->from[e]->exec, j->from[e]->v[r].in);
	}
	*to = (struct cell){ VALUE(UNKNOWN, 0), MASK_ALL };
	if (!same && !inside)
		return;
	to->v = join_values(j, r);
	to->in = same ? in : j->to->exec;
	if (to->v == VALUE(UNKNOWN, 0))
		to->in = MASK_ALL;
}

/* The smallest mask around all that @mask [n] are; WB_NONE. */
static uint32_t
around(const struct join *j, const uint32_t *mask)
{
	uint32_t m = mask_around(j->w, mask[0], mask[0], j->site);

	for (uint32_t e = 1; e < j->n && m != WB_NONE; e++)
		m = mask_around(j->w, m, mask[e], j->site);
	return m;
}

static bool
is_zero(const struct wave *w, value v)
{
	int64_t n;

	return KIND(v) == FORM && form_constant(w, ID(v), &n) && !n;
}

/* Masks in scalar register @r, and the next one; false: they are none, or nothing contains them. */
static bool
join_masks(struct join *j, uint32_t r)
{
	struct wave *w = j->w;
	uint32_t mask[MOST_PREDECESSORS], n = 0, m, any = WB_NONE;
	bool pair = w->lanes == 64;

	for (uint32_t e = 0; e < j->n; e++) {
		value lo = j->from[e]->s[r], hi = pair ? j->from[e]->s[r + 1] : lo;

		if (KIND(lo) == MASK && (!pair || hi == VALUE(MASK_HIGH, ID(lo))))
			any = mask[n++] = ID(lo);
		else if (is_zero(w, lo) && is_zero(w, hi))
			mask[n++] = WB_NONE;
		else
			return false;
	}
	for (uint32_t e = 0; e < n; e++)
		mask[e] = mask[e] == WB_NONE ? any : mask[e];
	m = any == WB_NONE ? WB_NONE : around(j, mask);
	if (m == WB_NONE)
		return false;
	m = mask_new(w, j->site, 1 + r, m);
	j->to->s[r] = VALUE(MASK, m);
	if (pair)
		j->to->s[r + 1] = VALUE(MASK_HIGH, m);
	return true;
}

static bool
is_same_scalar(const struct join *j, uint32_t r)
{
	value v = j->from[0]->s[r];
	bool mask = KIND(v) == MASK || KIND(v) == MASK_HIGH;
	uint32_t under = KIND(v) == CARRY ? j->w->carry.at[ID(v)].under : mask ? ID(v) : WB_NONE;

	for (uint32_t e = 1; e < j->n; e++)
		if (j->from[e]->s[r] != v)
			return false;
	return !value_mentions(j->w, v, j->site) && !mask_rests_on(j->w, under, j->site, true);
}

static void
join_scalar(struct join *j, uint32_t r)
{
	value v = VALUE(UNKNOWN, 0);

	if (is_same_scalar(j, r)) {
		j->to->s[r] = j->from[0]->s[r];
		return;
	}
	if (all_of(j, VECTORS + r, FORM) || all_of(j, VECTORS + r, LOW) || all_of(j, VECTORS + r, HIGH))
		v = join_values(j, VECTORS + r);
	if (KIND(v) == UNKNOWN)
		v = VALUE(FORM, form_symbol(j->w, false, symbol_new(j->w, j->site, VECTORS + r,
			(struct symbol){ .most = UINT32_MAX })));
	j->to->s[r] = v;
}

static void
join(struct join *j)
{
	struct wave *w = j->w;
	uint32_t exec[MOST_PREDECESSORS];
	bool same = !mask_rests_on(w, j->from[0]->exec, j->site, true);

	for (uint32_t e = 0; e < j->n; e++) {
		exec[e] = j->from[e]->exec;
		same = same && exec[e] == exec[0];
	}
	j->to->exec = same ? exec[0] : mask_new(w, j->site, 0, around(j, exec));
	for (uint32_t r = 0; r < VECTORS; r++)
		join_vector(j, r);
	for (uint32_t r = 0; r < SCALARS; r++) {
		bool two = w->lanes == 64 && r + 1 < SCALARS;

		if ((!is_same_scalar(j, r) || (two && !is_same_scalar(j, r + 1))) && (w->lanes == 32 || two) &&
			join_masks(j, r))
			r += two;
		else
			join_scalar(j, r);
	}
}

/* ---- blocks ---------------------------------------------------------------------------------------- */
static void
run_text(struct wave *w, const char *at, const char *end)
{
	struct text t, second;
	const char *more = NULL;

	if (!text_read(at, end, &t, &more)) {
		w->lost = true;
		return;
	}
	if (more && (!text_read(more, end, &second, &at) || at)) {
		w->lost = true;
		return;
	}
	meaning_execute(w, &t);
	if (more)
		meaning_execute(w, &second);	/* neither reads what it names: v_dual_ */
}

void
run_inst(struct wave *w, const char *const *text, const char *const *end, uint32_t k)
{
	w->site = k;
	w->fresh = 0;
	meaning_redefine(w);
	run_text(w, text[k], end[k]);
}

/* Lists the states that reach @b: behind blocks that were reached, and at the start. */
static bool
gather(struct join *j, uint32_t b, struct state *const *out, const struct state *first)
{
	const struct wb_fn *fn = j->w->fn;

	j->n = 0;
	WB_EACH_PRED(fn, b, from) {
		const struct state *s = from == WB_NONE ? first : out[from];

		if (s && j->n == MOST_PREDECESSORS)
			return false;
		if (s)
			j->from[j->n++] = s;
	}
	return true;
}

/* One round over all blocks; false: it is given up. */
static bool
sweep(struct wave *w, const char *const *text, const char *const *end, const struct state *first, struct state **in,
	struct state **out, bool *changed)
{
	struct state *now = WB_NEW(w->cx->tmp, struct state, 1);

	for (uint32_t b = 0; b < w->fn->nblock; b++) {
		struct join j = { .w = w, .site = w->fn->ninst + b, .to = now };

		if (!gather(&j, b, out, first))
			return false;
		if (!j.n)
			continue;
		memset(now, 0, sizeof *now);
		if (j.n == 1)
			*now = *j.from[0];
		else
			join(&j);
		if (!in[b]) {
			in[b] = WB_NEW(w->cx->tmp, struct state, 1);
			out[b] = WB_NEW(w->cx->tmp, struct state, 1);
		}
		*in[b] = *now;
		w->now = now;
		WB_EACH_INST(w->fn, b, k)
			run_inst(w, text, end, k);
		if (w->lost)
			return false;
		*changed = *changed || memcmp(now, out[b], sizeof *now) != 0;
		*out[b] = *now;
	}
	return true;
}

/* What registers hold before the first instruction. */
static struct state *
start(struct wave *w)
{
	const struct wb_abi *a = &w->fn->desc->abi;
	struct state *s = WB_NEW(w->cx->tmp, struct state, 1);

	s->exec = MASK_ALL;
	for (uint32_t k = 0; k < VECTORS; k++)
		s->v[k] = w->now->v[k];
	for (uint32_t k = 0; k < SCALARS; k++)
		s->s[k] = w->now->s[k] ? w->now->s[k] : VALUE(FORM, form_symbol(w, false, symbol_new(w, WB_NONE,
			1024 + k, (struct symbol){ .most = UINT32_MAX })));
	set_pair(w, s, a->s_kernarg_ptr, w->kernarg);
	set_pair(w, s, a->s_dispatch_ptr, w->packet);
	return s;
}

bool
run_wave(struct wave *w, const char *const *text, const char *const *end, struct state ***in)
{
	struct state **before = WB_NEW(w->cx->tmp, struct state *, w->fn->nblock),
		     **after = WB_NEW(w->cx->tmp, struct state *, w->fn->nblock);
	const struct state *first = start(w);
	bool again = true;

	for (uint32_t n = 0; again && n < MOST_SWEEPS; n++) {
		bool changed = false;

		w->weaker = false;
		if (!sweep(w, text, end, first, before, after, &changed))
			return false;
		again = changed || w->weaker;
	}
	*in = before;
	return !again;
}
