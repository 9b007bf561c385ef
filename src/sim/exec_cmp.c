/* src/sim/exec_cmp.c -- vector comparisons: a mask bit per lane.
 */
#include "valu.h"

#define CMP_FN(name, T, expr) \
static void \
x_##name(struct call *restrict x) \
{ \
	const CT_##T *restrict sa = x->s[0], *restrict sb = x->s[1]; \
	uint32_t *restrict d = x->d; \
\
	for (uint32_t i = 0; i < LANES; i++) { \
		CT_##T a = sa[i], b = sb[i]; \
\
		(void)a, (void)b; \
		d[i] = (uint32_t)(expr); \
	} \
}
#define CMP CMP_FN
#include "cmp.def"
#undef CMP

static const struct valu_row cmp_rows[] = {
#define CMP(name, T, expr) { x_##name, T_U, { T_##T, T_##T, T_N }, FA | FN, #expr },
#include "cmp.def"
#undef CMP
	{ NULL, T_U, { T_U, T_U, T_N }, 0, "class32" },
	{ NULL, T_U, { T_UL, T_U, T_N }, 0, "class64" },
	{ NULL, T_U, { T_US, T_U, T_N }, 0, "class16" },
};
enum { NCMP = WB_COUNT(cmp_rows) - 3 };

static void
classify(const struct valu_row *row, struct call *x)
{
	const uint32_t *a = x->s[0], *b = x->s[1];
	const uint64_t *q = x->s[0];
	uint32_t *d = x->d;

	for (int i = 0; i < LANES; i++) {
		uint32_t c = row->t[0] == T_UL ? class64(q[i]) : row->t[0] == T_US ? class16(a[i]) : class32(a[i]);

		d[i] = (b[i] & c) != 0;
	}
}

/* Lanes that DPP excludes get 0, as do lanes that are off: comparisons do not read the old mask. */
static uint64_t
compare(struct wb_sim_wave *w, const struct step *p, uint64_t live)
{
	const struct valu_row *row = p->row;
	union lanes buf[2], d;
	uint64_t mask = 0;
	struct call x = { .d = &d };

	for (uint32_t k = 0; k < 2; k++)
		x.s[k] = wb_sim_fetch(
			w, p, row, k, row->t[k], p->opsel >> k & 1 && wb_sim_narrow(row->t[k]), &buf[k], &live);
	if (row->fn)
		row->fn(&x);
	else
		classify(row, &x);
	for (int i = 0; i < LANES; i++)
		mask |= (uint64_t)d.u[i] << i;
	mask &= live;
	return mask;
}
static void
run_cmp(struct wb_sim_wave *w, const struct step *p)
{
	set_mask(w, p->d.reg, compare(w, p, exec_mask(w)));
}

/* From gfx10 on the destination is EXEC. */
static void
run_cmpx(struct wb_sim_wave *w, const struct step *p)
{
	uint64_t mask = compare(w, p, exec_mask(w));

	set_mask(w, p->d.reg, mask);
	set_mask(w, WB_GCN_EXEC_LO, mask);
}

/* Comparisons of scalars (gfx11.5): all lanes have the same values, so lane 0 is enough. */
static void
run_scalar(struct wb_sim_wave *w, const struct step *p)
{
	w->s[WB_GCN_SCC] = compare(w, p, 1) != 0;
}

enum {
#define CMP(name, T, expr) CMP_##name,
#include "cmp.def"
#undef CMP
};
#define BOTH(name, row) \
	{ "v_cmp_" name, run_cmp, row, F_CMP, 1, 0, 2, false, false }, \
	{ "v_cmpx_" name, run_cmpx, row, F_CMP, 1, 0, 2, false, false },
#define SCALAR(name) { "s_cmp_" #name, run_scalar, &cmp_rows[CMP_##name], F_SALU, 0, 15, 2, false, false },
#define SCALARS(op) SCALAR(op##_f32) SCALAR(op##_f16)
static const struct wb_sim_semantics cmp_table[] = {
#define CMP(name, T, expr) BOTH(#name, &cmp_rows[CMP_##name])
#include "cmp.def"
#undef CMP
	BOTH("class_f32", &cmp_rows[NCMP])
	BOTH("class_f64", &cmp_rows[NCMP + 1])
	BOTH("class_f16", &cmp_rows[NCMP + 2])
	SCALARS(lt)
	SCALARS(eq)
	SCALARS(le)
	SCALARS(gt)
	SCALARS(lg)
	SCALARS(ge)
	SCALARS(o)
	SCALARS(u)
	SCALARS(nge)
	SCALARS(nlg)
	SCALARS(ngt)
	SCALARS(nle)
	SCALARS(neq)
	SCALARS(nlt)
};

struct wb_sim_table wb_sim_cmp_table(void) { return (struct wb_sim_table){ cmp_table, WB_COUNT(cmp_table) }; }
