/* src/prove/condition.c -- what comparisons say of numbers.
 *
 * Right:  a number is that in a register, unsigned. A signed comparison says something of it only where it is known not
 *         to be negative. A number that is unequal to a limit which it cannot pass is below it, by as much as its known
 *         low bits allow.
 */
#include "private.h"

struct assumed
condition_assume(uint32_t form, enum order order, bool is_signed, wb_i128 from, wb_i128 to, bool truth)
{
	enum order how = truth ? order : (enum order)(order ^ 1);
	wb_i128 least = is_signed ? INT32_MIN : 0, most = is_signed ? INT32_MAX : UINT32_MAX;
	struct assumed a = { .form = form + 1 };

	switch (how) {
	case EQUAL: least = from; most = to; break;
	case LESS: most = to - 1; break;
	case AT_MOST: most = to; break;
	case MORE: least = from + 1; break;
	case AT_LEAST: least = from; break;
	case UNEQUAL:
		if (from != to)
			return (struct assumed){ 0 };
		a.excluded = true;
		least = most = from;
		break;
	}
	if (least > most)
		return (struct assumed){ 0 };
	a.is_signed = is_signed && least < 0;
	a.least = (int64_t)least;
	a.most = (int64_t)most;
	return a;
}

/* Narrows a number from *lo to *hi, which is @n more than the one that @a is about. */
static void
narrow_by(const struct wave *w, const struct assumed *a, int64_t n, bool loose, wb_i128 *lo, wb_i128 *hi)
{
	wb_i128 from = *lo - n, to = *hi - n, step = (wb_i128)1 << form_zeros(w, a->form - 1);

	if (from < 0 || to > UINT32_MAX) {	/* it may wrap */
		if (a->is_signed || a->excluded || a->least + n < 0 || a->most + n > UINT32_MAX)
			return;
		from = a->least;
		to = a->most;
	} else if (a->is_signed && to > INT32_MAX) {
		return;
	} else if (a->excluded) {
		if (a->least % step)
			return;
		if (to <= a->least)
			to = loose || to == a->least ? a->least - step : to;
		else if (from >= a->least)
			from = loose || from == a->least ? a->least + step : from;
	} else {
		if (a->most < (a->is_signed ? INT32_MAX : UINT32_MAX) && (loose || to > a->most))
			to = a->most;
		if (a->least > 0 && (loose || from < a->least))
			from = a->least;
	}
	*lo = from + n;
	*hi = to + n;
}

void
condition_narrow(struct wave *w, const struct assumed *a, struct narrowing *r)
{
	wb_i128 least = 1, most = 0;
	bool any = false;
	int64_t n[PROVE_LANES];

	if (!a->form || w->form.at[r->form].wide || !(r->on & all_lanes(w)) ||
		!form_distance(w, r->form, a->form - 1, n))
		return;
	for (uint32_t l = 0; l < w->lanes; l++) {
		wb_i128 lo = r->least, hi = r->most;

		if (!(r->on >> l & 1) || (any && l && n[l] == n[l - 1] && r->on >> (l - 1) & 1))
			continue;
		narrow_by(w, a, n[l], r->loose, &lo, &hi);
		if (lo > hi)
			continue;
		least = any && least < lo ? least : lo;
		most = any && most > hi ? most : hi;
		any = true;
	}
	r->least = least;
	r->most = most;
}

void
condition_narrow_in(struct wave *w, const struct state *s, bool on, struct narrowing *r)
{
	for (uint32_t k = 0; k < MOST_SAID; k++)
		mask_narrow_said(w, &s->said[k], on ? s->exec : WB_NONE, r);
	if (on)
		mask_narrow(w, s->exec, r);
}

struct narrowing
condition_start(const struct wave *w, uint32_t f, uint32_t lane)
{
	struct range r = form_range(w, f, lane, range_all(false, false));

	return (struct narrowing){ .form = f, .least = r.least, .most = r.most,
		.on = lane < w->lanes ? (uint64_t)1 << lane : UINT64_MAX };
}

int
condition_decide(enum order how, struct range a, struct range b)
{
	int contrary = how & 1 ? condition_decide((enum order)(how ^ 1), a, b) : -1;

	if (a.least > a.most || b.least > b.most)
		return -1;		/* no wave comes here */
	switch (how) {
	case EQUAL: return a.least == b.most && a.most == b.least ? 1 : a.most < b.least || b.most < a.least ? 0 : -1;
	case LESS: return a.most < b.least ? 1 : a.least >= b.most ? 0 : -1;
	case AT_MOST: return a.most <= b.least ? 1 : a.least > b.most ? 0 : -1;
	default: return contrary < 0 ? contrary : !contrary;
	}
}

struct range
condition_range(struct wave *w, uint32_t f, bool is_signed, uint32_t lane, bool on)
{
	bool wide = w->form.at[f].wide;
	struct range all = range_all(wide, is_signed), is = form_range(w, f, lane, all);
	struct narrowing r = condition_start(w, f, lane);
	const int64_t *n = form_known(w, f);

	if (n && (lane < w->lanes || form_uniform(w, f))) {	/* it is the same modulo 2^32 or 2^64 */
		is.least = is_signed || !wide ? n[lane % w->lanes] : (wb_i128)(uint64_t)n[lane % w->lanes];
		is.least = is_signed || wide ? is.least : (wb_i128)(uint32_t)is.least;
		is.most = is.least;
		return is;
	}
	if (on)
		condition_narrow_in(w, w->now, lane < w->lanes || w->now->some, &r);
	if (wide || r.most > all.most)
		return is;		/* they are unsigned, of 32 bits */
	is.least = r.least > is.least ? r.least : is.least;
	is.most = r.most < is.most ? r.most : is.most;
	return is;
}
