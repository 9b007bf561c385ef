/* src/prove/select.c -- one of two values, by SCC or by a mask of lanes.
 *
 * Right:  lanes of which it is known whether they are in the mask hold one of the two values. Of any others only a
 *         range is known that contains both.
 */
#include "private.h"

/* Lane by lane @lo, or @hi where the lane is in the mask. */
static value
select_lanes(struct wave *w, value lo, value hi, uint64_t may, uint64_t must)
{
	uint64_t on = mask_bits(w, w->now->exec).may;
	uint32_t from[2] = { value_form(w, lo), value_form(w, hi) };
	struct symbol s = { .low = fewer(value_zeros(w, lo), value_zeros(w, hi)), .least = UINT64_MAX,
		.varies = true };
	int64_t n[PROVE_LANES] = { 0 };
	bool known = true;

	if (lo == hi || !(may & on))
		return lo;
	if (!(on & ~must))
		return hi;
	if (from[0] == WB_NONE || from[1] == WB_NONE)
		return VALUE(UNKNOWN, 0);
	for (uint32_t l = 0; l < w->lanes; l++)
		for (uint32_t k = must >> l & 1; on >> l & 1 && k <= (may >> l & 1); k++) {
			struct range r = condition_range(w, from[k], false, l, false);

			known = known && r.least == r.most && (!k || must >> l & 1 || n[l] == r.least);
			n[l] = (int64_t)r.least;
			s.least = wb_min_u64(s.least, (uint64_t)r.least);
			s.most = wb_max_u64(s.most, (uint64_t)r.most);
		}
	if (known)
		return VALUE(FORM, form_of_lanes(w, n));
	return s.most == UINT32_MAX && !s.low ? VALUE(UNKNOWN, 0) : VALUE(FORM, form_new(w, false, s));
}

/* One of two masks, by a comparison that holds in all lanes or none; false: it is not known. */
static bool
select_masks(struct wave *w, const struct text *t)
{
	value scc = w->now->s[SCC];
	bool is;
	uint32_t a = mask_read(w, OPND(1), &is), b = mask_read(w, OPND(2), &is), m = ID(scc);

	if ((KIND(scc) != SOME && KIND(scc) != EMPTY) || !w->mask.at[m].uniform || a == WB_NONE || b == WB_NONE)
		return false;
	a = mask_combine(w, KIND(scc) == SOME ? AND_OF : 4, m, a);
	b = mask_combine(w, KIND(scc) == SOME ? 4 : AND_OF, m, b);
	mask_write(w, OPND(0), mask_combine(w, OR_OF, a, b));
	return true;
}

static void
select_scalar(struct wave *w, const struct text *t, bool wide)
{
	int scc = meaning_scc(w);
	const struct operand *from = OPND(scc ? 1 : 2);
	struct range a, b;

	if (scc >= 0) {
		reg_copy(w, OPND(0), from);
	} else if (wide && !select_masks(w, t)) {
		reg_forget(w, OPND(0), true);
	} else if (!wide) {
		a = form_range(w, reg_form(w, OPND(1)), WB_NONE, range_all(false, false));
		b = form_range(w, reg_form(w, OPND(2)), WB_NONE, range_all(false, false));
		reg_write(w, OPND(0), 0, value_within(w, wb_min_u64((uint64_t)a.least, (uint64_t)b.least),
			wb_max_u64((uint64_t)a.most, (uint64_t)b.most)));
	}
}

bool
meaning_select(struct wave *w, const struct text *t)
{
	bool wide = strcmp(t->name, "s_cselect_b64") == 0;
	struct bits bits = { UINT64_MAX, 0 };
	uint32_t m;

	if (strcmp(t->name, "v_cndmask_b32") == 0 && t->nopnd == 4 && OPND(0)->kind == VECTOR) {
		m = mask_read(w, OPND(3), &wide);
		if (m != WB_NONE)
			bits = mask_bits(w, m);
		reg_write(w, OPND(0), 0,
			select_lanes(w, reg_read(w, OPND(1), 0), reg_read(w, OPND(2), 0), bits.may, bits.must));
		return true;
	}
	if ((!wide && strcmp(t->name, "s_cselect_b32") != 0) || t->nopnd != 3 || OPND(0)->kind != SCALAR)
		return false;
	select_scalar(w, t, wide);
	return true;
}
