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
