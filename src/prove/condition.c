/* src/prove/condition.c -- what a scalar comparison says of a number, on either edge of its branch.
 *
 * Right:  it is about the number in the register, unsigned: of a signed comparison something is only said if the range
 *         of the number in integers shows that it is not negative. A number that is unequal to a limit which it cannot
 *         pass is below it, by as much as its known low bits allow.
 */
#include "private.h"

static enum order
negated(enum order how)
{
	static const uint8_t other[] = { UNEQUAL, EQUAL, AT_LEAST, MORE, AT_MOST, LESS };

	return (enum order)other[how];
}

/* A number from @least to @most that is not @n: it is on one side of @n. Up to there it may be anything, so that the
 * range need not grow with each round. */
static void
exclude(const struct wave *w, uint32_t form, wb_i128 n, wb_i128 *least, wb_i128 *most)
{
	wb_i128 step = (wb_i128)1 << form_zeros(w, form);

	if (n % step)
		return;
	if (*most <= n)
		*most = n - step;
	else if (*least >= n)
		*least = n + step;
}

struct assumed
condition_assume(const struct wave *w, const struct compare *c, bool truth)
{
	enum order how = truth ? c->how : negated(c->how);
	wb_i128 least = 0, most = UINT32_MAX, lo, hi, n = c->is_signed ? c->with : (int64_t)(uint32_t)c->with;
	bool ranged = form_range(w, c->form, &lo, &hi) && lo >= 0 && hi <= UINT32_MAX;

	if (c->is_signed && (!ranged || hi > INT32_MAX || n < 0))
		return (struct assumed){ 0 };
	switch (how) {
	case EQUAL: least = most = n; break;
	case LESS: most = n - 1; break;
	case AT_MOST: most = n; break;
	case MORE: least = n + 1; break;
	case AT_LEAST: least = n; break;
	case UNEQUAL:
		if (!ranged)
			return (struct assumed){ 0 };
		least = lo;
		most = hi;
		exclude(w, c->form, n, &least, &most);
		break;
	}
	if (least < 0 || most > UINT32_MAX || least > most)
		return (struct assumed){ 0 };
	return (struct assumed){ c->form + 1, (uint64_t)least, (uint64_t)most };
}

void
condition_narrow(struct wave *w, const struct assumed *a, uint32_t f, wb_i128 *least, wb_i128 *most)
{
	uint32_t d = a->form && !w->form.at[f].wide ? form_add(w, f, a->form - 1, -1) : WB_NONE;
	wb_i128 lo, hi;
	int64_t n;

	if (d == WB_NONE || !form_constant(w, d, &n))
		return;
	lo = (wb_i128)a->least + n;
	hi = (wb_i128)a->most + n;
	if (lo < 0 || hi > UINT32_MAX)
		return;
	*least = *least > lo ? *least : lo;
	*most = *most < hi ? *most : hi;
}

/* The range of the number of @f, signed or not. */
static void
number_range(struct wave *w, uint32_t f, bool is_signed, wb_i128 *least, wb_i128 *most)
{
	wb_i128 low = is_signed ? INT32_MIN : 0, high = is_signed ? INT32_MAX : UINT32_MAX, from = 0, to = UINT32_MAX;
	int64_t n;

	if (form_constant(w, f, &n)) {
		*least = *most = is_signed ? (int32_t)n : (int64_t)(uint32_t)n;
		return;
	}
	if (!form_range(w, f, least, most) || *least < low || *most > high) {
		*least = low;
		*most = high;
	}
	for (uint32_t k = 0; k < MOST_ASSUMED; k++)
		condition_narrow(w, &w->now->assumed[k], f, &from, &to);
	if (to > high)
		return;		/* they are unsigned */
	*least = from > *least ? from : *least;
	*most = to < *most ? to : *most;
}

int
condition_holds(struct wave *w, const struct compare *c)
{
	wb_i128 from, to, n = c->is_signed ? (int32_t)c->with : (int64_t)(uint32_t)c->with;

	number_range(w, c->form, c->is_signed, &from, &to);
	if (from > to)
		return -1;	/* no wave comes here */
	switch (c->how) {
	case EQUAL: return from == n && to == n ? 1 : to < n || from > n ? 0 : -1;
	case UNEQUAL: return from == n && to == n ? 0 : to < n || from > n ? 1 : -1;
	case LESS: return to < n ? 1 : from >= n ? 0 : -1;
	case AT_MOST: return to <= n ? 1 : from > n ? 0 : -1;
	case MORE: return from > n ? 1 : to <= n ? 0 : -1;
	case AT_LEAST: return from >= n ? 1 : to < n ? 0 : -1;
	}
	return -1;
}
