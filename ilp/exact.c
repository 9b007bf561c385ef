/* ilp/exact.c -- solves a linear program in rational numbers, from a basis that GLPK takes for optimal.
 *
 * Doubles have 53 bits. Costs, bounds and counts of deep loop nests have more. So the basis of GLPK may be slightly
 * wrong, and its multipliers and counts always are. Here the same program is solved by the primal simplex method in
 * rationals of any length. Mostly the basis is optimal, and only two systems of equations have to be solved.
 *
 *	max obj x,  a x + slack = limit,  each variable at least 0; the slack of an equation is 0, x[0] is 1
 *
 * Phase 1 brings basic variables back into their range, by minimising the sum of violations. The variable with the
 * largest reduced cost enters. After PATIENCE steps without gain, the one with the lowest number enters, until a step
 * gains (Bland, Mathematics of Operations Research 1977), so it terminates. The basis matrix is factored anew in each
 * step, rows and columns with one entry first: basis matrices of flows are nearly triangular, so this leaves little.
 * Cost:   steps times (terms + fill-in), in numbers that grow; limited by MOST_WORK products.
 */
#include <gmp.h>

#include "ilp.h"

#define MOST_WORK 20000000u
#define PATIENCE 20		/* steps without gain before the lowest number enters */

static uint64_t most_steps = UINT64_MAX;	/* test hook */

struct entry {
	uint32_t at;			/* position in the basis */
	mpq_t v;
};
struct line {
	struct entry *entry;
	uint32_t n, cap;
};
struct rows {
	uint32_t *at;			/* rows that may have an entry in the column */
	uint32_t n, cap;
	uint32_t live;			/* of these, how many have one and no pivot yet */
};
struct operation {
	uint32_t to, from;		/* row @to -= by * row @from */
	mpq_t by;
};

struct simplex {
	struct gmp_memory gmp;
	const struct lp *lp;
	uint32_t m, n;			/* rows; columns. Variable n + i is the slack of row i */
	uint32_t *first, *term;		/* terms of column c: term[first[c] .. first[c + 1]) */
	uint32_t *basic;		/* [position] variable */
	bool *in;			/* [variable] basic */
	/* factors */
	struct line *line;		/* [row] */
	struct rows *column;		/* [position] */
	bool *row_done, *column_done;
	uint32_t *pivot_row, *pivot_column, npivot;
	struct operation *op;
	uint32_t nop, capop;
	/* vectors */
	/* values of basics; multipliers; change per unit of the entering variable; costs */
	mpq_t *x, *y, *d, *c;
	mpq_t t, u;
	uint32_t leaving;		/* position, in the current step */
	uint64_t work;
};

static void
count_step(struct simplex *s)
{
	if (++s->work > MOST_WORK)
		longjmp(s->gmp.env, 2);
}

/* ---- numbers ---------------------------------------------------------------------------- */
static void
set_wide(mpq_t q, wb_i128 v)
{
	wb_u128 size = v < 0 ? -(wb_u128)v : (wb_u128)v;

	mpz_import(mpq_numref(q), 1, 1, sizeof(size), 0, 0, &size);
	mpz_set_ui(mpq_denref(q), 1);
	if (v < 0)
		mpq_neg(q, q);
}

/* @v = @q, which is not negative, if it has at most @bits bits. */
static bool
get_wide(const mpz_t q, size_t bits, wb_u128 *v)
{
	*v = 0;
	if (mpz_sizeinbase(q, 2) > bits)
		return false;
	mpz_export(v, NULL, 1, sizeof(*v), 0, 0, q);
	return true;
}

static mpq_t *
vector(uint32_t n)
{
	mpq_t *v = wb_gmp_room(NULL, 0, ((size_t)n + 1) * sizeof(*v));

	for (uint32_t k = 0; k < n; k++)
		mpq_init(v[k]);
	return v;
}

static void *
allocate(size_t n, size_t size)
{
	void *p = wb_gmp_room(NULL, 0, (n + 1) * size);

	memset(p, 0, (n + 1) * size);
	return p;
}

/* Makes space for one more than @n elements in @list, which has space for *@cap. */
static void
grow(void **list, uint32_t n, uint32_t *cap, size_t size)
{
	uint32_t more = *cap ? 2 * *cap : 4;

	if (n < *cap)
		return;
	*list = wb_gmp_room(*list, *cap * size, more * size);
	*cap = more;
}

/* to -= a * b */
static void
subtract(struct simplex *s, mpq_t to, const mpq_t a, const mpq_t b)
{
	count_step(s);
	mpq_mul(s->t, a, b);
	mpq_sub(to, to, s->t);
}

/* ---- the program --------------------------------------------------------------------------- */
static bool fixed(const struct simplex *s, uint32_t v) { return v < s->n ? v == 0 : s->lp->equal[v - s->n]; }
static long lowest(uint32_t v) { return v == 0; }

static void
sort_terms(struct simplex *s)
{
	const struct lp *lp = s->lp;

	s->first = allocate((size_t)s->n + 2, sizeof(*s->first));
	s->term = allocate(lp->nterm, sizeof(*s->term));
	for (uint32_t t = 0; t < lp->nterm; t++)
		s->first[lp->col[t] + 2]++;
	for (uint32_t c = 2; c < s->n + 2; c++)
		s->first[c] += s->first[c - 1];
	for (uint32_t t = 0; t < lp->nterm; t++)
		s->term[s->first[lp->col[t] + 1]++] = t;
}

static uint32_t
column_size(const struct simplex *s, uint32_t v)
{
	return v < s->n ? s->first[v + 1] - s->first[v] : 1;
}

/* The row of entry @k in the column of variable @v; the coefficient is left in s->u. */
static uint32_t
column_entry(struct simplex *s, uint32_t v, uint32_t k)
{
	uint32_t t;

	if (v >= s->n) {
		mpq_set_ui(s->u, 1, 1);
		return v - s->n;
	}
	t = s->term[s->first[v] + k];
	set_wide(s->u, s->lp->coeff[t]);
	return s->lp->row[t];
}

/* ---- factors ---------------------------------------------------------------------------------- */
static void
put_entry(struct simplex *s, uint32_t row, uint32_t at, const mpq_t v)
{
	struct line *l = &s->line[row];
	struct rows *c = &s->column[at];

	grow((void **)&l->entry, l->n, &l->cap, sizeof(*l->entry));
	l->entry[l->n].at = at;
	mpq_init(l->entry[l->n].v);
	mpq_set(l->entry[l->n++].v, v);
	grow((void **)&c->at, c->n, &c->cap, sizeof(*c->at));
	c->at[c->n++] = row;
	c->live++;
}

static struct entry *
find_entry(const struct line *l, uint32_t at)
{
	for (uint32_t k = 0; k < l->n; k++)
		if (l->entry[k].at == at)
			return &l->entry[k];
	return NULL;
}

static void
drop_entry(struct simplex *s, struct line *l, struct entry *e)
{
	s->column[e->at].live--;
	mpq_clear(e->v);
	*e = l->entry[--l->n];
}

static void
clear_factors(struct simplex *s)
{
	for (uint32_t r = 0; r < s->m; r++) {
		for (uint32_t k = 0; k < s->line[r].n; k++)
			mpq_clear(s->line[r].entry[k].v);
		s->line[r].n = 0;
		s->column[r].n = s->column[r].live = 0;
		s->row_done[r] = s->column_done[r] = false;
	}
	for (uint32_t k = 0; k < s->nop; k++)
		mpq_clear(s->op[k].by);
	s->nop = s->npivot = 0;
}

/* Row @to loses its entry in the column of the pivot. */
static void
eliminate(struct simplex *s, uint32_t to, uint32_t from, uint32_t at)
{
	struct line *l = &s->line[to], *p = &s->line[from];
	struct entry *e = find_entry(l, at);
	struct operation *op;

	grow((void **)&s->op, s->nop, &s->capop, sizeof(*s->op));
	op = &s->op[s->nop++];
	op->to = to;
	op->from = from;
	mpq_init(op->by);
	mpq_div(op->by, e->v, find_entry(p, at)->v);
	drop_entry(s, l, e);
	for (uint32_t k = 0; k < p->n; k++) {
		uint32_t c = p->entry[k].at;

		if (c == at)
			continue;
		e = find_entry(l, c);
		if (!e) {
			mpq_set_ui(s->u, 0, 1);
			put_entry(s, to, c, s->u);
			e = &l->entry[l->n - 1];
		}
		subtract(s, e->v, op->by, p->entry[k].v);
		if (!mpq_sgn(e->v))
			drop_entry(s, l, e);
	}
}

/* Finishes the pivot chosen last. */
static void
pivot(struct simplex *s)
{
	uint32_t row = s->pivot_row[s->npivot], at = s->pivot_column[s->npivot];
	struct rows *c = &s->column[at];

	s->npivot++;
	s->row_done[row] = s->column_done[at] = true;
	for (uint32_t k = 0; k < s->line[row].n; k++)
		s->column[s->line[row].entry[k].at].live--;
	for (uint32_t k = 0; k < c->n; k++)
		if (!s->row_done[c->at[k]] && find_entry(&s->line[c->at[k]], at))
			eliminate(s, c->at[k], row, at);
}

/* A row without pivot that has an entry in column @at. */
static uint32_t
waiting_row(const struct simplex *s, uint32_t at)
{
	for (uint32_t k = 0; k < s->column[at].n; k++) {
		uint32_t r = s->column[at].at[k];

		if (!s->row_done[r] && find_entry(&s->line[r], at))
			return r;
	}
	return WB_NONE;
}

/* The shortest row without pivot; WB_NONE: they are empty. */
static uint32_t
shortest_row(const struct simplex *s)
{
	uint32_t best = WB_NONE;

	for (uint32_t r = 0; r < s->m; r++)
		if (!s->row_done[r] && s->line[r].n && (best == WB_NONE || s->line[r].n < s->line[best].n))
			best = r;
	return best;
}

static uint32_t
shortest_column(const struct simplex *s, const struct line *l)
{
	uint32_t best = l->entry[0].at;

	for (uint32_t k = 1; k < l->n; k++)
		if (s->column[l->entry[k].at].live < s->column[best].live)
			best = l->entry[k].at;
	return best;
}

/* The next pivot: a single entry of a column, or the entry of the shortest row in its shortest column. */
static bool
choose_pivot(struct simplex *s)
{
	uint32_t *row = &s->pivot_row[s->npivot], *at = &s->pivot_column[s->npivot];

	s->work += s->m / 16;		/* the cost of the search */
	for (*at = 0; *at < s->m; ++*at)
		if (!s->column_done[*at] && s->column[*at].live == 1) {
			*row = waiting_row(s, *at);
			return true;
		}
	*row = shortest_row(s);
	if (*row == WB_NONE)
		return false;
	*at = shortest_column(s, &s->line[*row]);
	return true;
}

/* Replaces columns that depend on others by slacks of rows without pivot. */
static void
repair_basis(struct simplex *s)
{
	for (uint32_t c = 0, r = 0; c < s->m; c++) {
		if (s->column_done[c])
			continue;
		while (s->row_done[r])
			r++;
		if (s->basic[c] != WB_NONE)
			s->in[s->basic[c]] = false;
		s->basic[c] = s->n + r++;
	}
	for (uint32_t c = 0; c < s->m; c++)
		s->in[s->basic[c]] = true;
}

static void
put_column(struct simplex *s, uint32_t at)
{
	for (uint32_t k = 0; k < column_size(s, s->basic[at]); k++) {
		uint32_t row = column_entry(s, s->basic[at], k);

		if (mpq_sgn(s->u))
			put_entry(s, row, at, s->u);
	}
}

static void
factor(struct simplex *s)
{
	for (;;) {
		clear_factors(s);
		for (uint32_t c = 0; c < s->m; c++)
			if (s->basic[c] != WB_NONE)
				put_column(s, c);
		while (s->npivot < s->m && choose_pivot(s))
			pivot(s);
		if (s->npivot == s->m)
			return;
		repair_basis(s);
	}
}

/* Solves basis * out = v. @v is by rows, and used up; @out is by positions. */
static void
solve_columns(struct simplex *s, mpq_t *v, mpq_t *out)
{
	for (uint32_t k = 0; k < s->nop; k++)
		if (mpq_sgn(v[s->op[k].from]))
			subtract(s, v[s->op[k].to], s->op[k].by, v[s->op[k].from]);
	for (uint32_t k = s->m; k-- > 0; ) {
		uint32_t r = s->pivot_row[k], at = s->pivot_column[k];
		const struct line *l = &s->line[r];
		const struct entry *diagonal = NULL;

		for (uint32_t i = 0; i < l->n; i++)
			if (l->entry[i].at == at)
				diagonal = &l->entry[i];
			else if (mpq_sgn(out[l->entry[i].at]))
				subtract(s, v[r], l->entry[i].v, out[l->entry[i].at]);
		mpq_div(out[at], v[r], diagonal->v);
	}
}

/* Solves out * basis = c. @c is by positions, and used up; @out is by rows. */
static void
solve_rows(struct simplex *s, mpq_t *c, mpq_t *out)
{
	for (uint32_t k = 0; k < s->m; k++) {
		uint32_t r = s->pivot_row[k], at = s->pivot_column[k];
		const struct line *l = &s->line[r];

		mpq_set_ui(out[r], 0, 1);
		if (!mpq_sgn(c[at]))
			continue;
		mpq_div(out[r], c[at], find_entry(l, at)->v);
		for (uint32_t i = 0; i < l->n; i++)
			if (l->entry[i].at != at)
				subtract(s, c[l->entry[i].at], l->entry[i].v, out[r]);
	}
	for (uint32_t k = s->nop; k-- > 0; )
		if (mpq_sgn(out[s->op[k].to]))
			subtract(s, out[s->op[k].from], s->op[k].by, out[s->op[k].to]);
}

/* ---- steps ---------------------------------------------------------------------------------------- */
static void
find_values(struct simplex *s)
{
	for (uint32_t r = 0; r < s->m; r++) {
		set_wide(s->d[r], s->lp->equal[r] ? 0 : (wb_i128)s->lp->limit[r]);
		mpq_set_ui(s->x[r], 0, 1);
	}
	for (uint32_t k = 0; k < column_size(s, 0) && !s->in[0]; k++) {		/* it is 1 */
		uint32_t r = column_entry(s, 0, k);

		mpq_sub(s->d[r], s->d[r], s->u);
	}
	solve_columns(s, s->d, s->x);
}

/* Whether the basic variable at @at is below its range (-1), above (1), or within (0). */
static int
outside(const struct simplex *s, uint32_t at)
{
	int c = mpq_cmp_si(s->x[at], lowest(s->basic[at]), 1);

	return c < 0 ? -1 : c > 0 && fixed(s, s->basic[at]);
}

/* Multipliers for the objective, or, in phase 1, for the violations. Whether there are any. */
static bool
find_multipliers(struct simplex *s)
{
	bool missing = false;

	for (uint32_t k = 0; k < s->m; k++)
		missing = missing || outside(s, k);
	for (uint32_t k = 0; k < s->m; k++)
		if (missing)
			mpq_set_si(s->c[k], -outside(s, k), 1);
		else
			set_wide(s->c[k], s->basic[k] < s->n ? s->lp->obj[s->basic[k]] : 0);
	solve_rows(s, s->c, s->y);
	return missing;
}

/* The variable that enters; WB_NONE: none. */
static uint32_t
choose_entering(struct simplex *s, bool missing, bool by_number)
{
	uint32_t best = WB_NONE;
	mpq_t most, cost;

	mpq_init(most);
	mpq_init(cost);
	for (uint32_t v = 0; v < s->n + s->m && (best == WB_NONE || !by_number); v++) {
		if (s->in[v] || fixed(s, v))
			continue;
		set_wide(cost, v < s->n && !missing ? s->lp->obj[v] : 0);
		for (uint32_t k = 0; k < column_size(s, v); k++)
			subtract(s, cost, s->u, s->y[column_entry(s, v, k)]);
		if (mpq_cmp(cost, most) > 0) {
			mpq_set(most, cost);
			best = v;
		}
	}
	mpq_clear(most);
	mpq_clear(cost);
	return best;
}

/* Whether the variable at @at limits the entering one; then s->u is the limit. */
static bool
limits(struct simplex *s, uint32_t at)
{
	int sign = mpq_sgn(s->d[at]), where = outside(s, at);

	mpq_set_si(s->u, lowest(s->basic[at]), 1);
	mpq_sub(s->u, s->x[at], s->u);
	if (!sign || (where < 0 && sign > 0) || (where > 0 && sign < 0))
		return false;
	if (where == 0 && sign < 0 && !fixed(s, s->basic[at]))
		return false;
	mpq_div(s->u, s->u, s->d[at]);
	return true;
}

/* The position that leaves when variable @v enters, or WB_NONE. Whether the step is greater than 0. */
static bool
choose_leaving(struct simplex *s, uint32_t v)
{
	uint32_t best = WB_NONE;
	bool gains;
	mpq_t least;

	for (uint32_t r = 0; r < s->m; r++)
		mpq_set_ui(s->c[r], 0, 1);
	for (uint32_t k = 0; k < column_size(s, v); k++)
		mpq_set(s->c[column_entry(s, v, k)], s->u);
	solve_columns(s, s->c, s->d);
	mpq_init(least);
	for (uint32_t k = 0; k < s->m; k++) {
		int c;

		if (!limits(s, k))
			continue;
		c = best == WB_NONE ? -1 : mpq_cmp(s->u, least);
		if (c < 0 || (c == 0 && s->basic[k] < s->basic[best])) {
			best = k;
			mpq_set(least, s->u);
		}
	}
	gains = mpq_sgn(least) != 0;
	mpq_clear(least);
	s->leaving = best;
	return gains;
}

static enum lp_status
iterate(struct simplex *s)
{
	uint32_t idle = 0;

	for (uint64_t step = 0; ; step++) {
		bool missing;
		uint32_t v;

		if (step >= most_steps)
			return LP_FAILED;
		factor(s);
		find_values(s);
		missing = find_multipliers(s);
		v = choose_entering(s, missing, idle > PATIENCE);
		if (v == WB_NONE)
			return missing ? LP_INFEASIBLE : LP_OPTIMAL;
		idle = choose_leaving(s, v) ? 0 : idle + 1;
		if (s->leaving == WB_NONE)
			return missing ? LP_FAILED : LP_UNBOUNDED;
		s->in[s->basic[s->leaving]] = false;
		s->in[v] = true;
		s->basic[s->leaving] = v;
	}
}

/* ---- results ---------------------------------------------------------------------------------------- */
static void
read_counts(const struct simplex *s, struct lp_exact *out)
{
	out->integers = true;
	memset(out->x, 0, sizeof(*out->x) * s->n);
	out->x[0] = 1;
	for (uint32_t k = 0; k < s->m; k++) {
		wb_u128 v;

		if (s->basic[k] >= s->n)
			continue;
		out->integers = out->integers && !mpz_cmp_ui(mpq_denref(s->x[k]), 1) &&
			get_wide(mpq_numref(s->x[k]), 64, &v);
		if (out->integers)
			out->x[s->basic[k]] = (uint64_t)v;
	}
}

/* Multipliers over their common denominator, if that is small; whether it is. */
static bool
read_exactly(struct simplex *s, struct lp_exact *out)
{
	mpz_t den, num;
	bool fits;

	mpz_init_set_ui(den, 1);
	mpz_init(num);
	for (uint32_t r = 0; r < s->m; r++)
		if (!s->lp->equal[r])
			mpz_lcm(den, den, mpq_denref(s->y[r]));
	fits = get_wide(den, MULTIPLIER_DEN_BITS, &out->den);
	for (uint32_t r = 0; r < s->m && fits; r++) {
		if (s->lp->equal[r])
			continue;
		mpz_divexact(num, den, mpq_denref(s->y[r]));
		mpz_mul(num, num, mpq_numref(s->y[r]));
		fits = get_wide(num, MULTIPLIER_BITS, &out->y[r]);
	}
	mpz_clear(den);
	mpz_clear(num);
	return fits;
}

/* Multipliers rounded to the finest binary fraction in which they fit; whether there is one. */
static bool
read_rounded(struct simplex *s, struct lp_exact *out)
{
	mpz_t num;
	bool fits = false;

	mpz_init(num);
	for (unsigned bits = MULTIPLIER_DEN_BITS + 1; bits-- > 0 && !fits; ) {
		fits = true;
		out->den = (wb_u128)1 << bits;
		for (uint32_t r = 0; r < s->m && fits; r++) {
			if (s->lp->equal[r])
				continue;
			mpz_mul_2exp(num, mpq_numref(s->y[r]), bits);
			mpz_cdiv_q(num, num, mpq_denref(s->y[r]));
			fits = get_wide(num, MULTIPLIER_BITS, &out->y[r]);
		}
	}
	mpz_clear(num);
	return fits;
}

static void
prepare(struct simplex *s, const bool *basic)
{
	uint32_t n = 0;

	sort_terms(s);
	s->basic = allocate(s->m, sizeof(*s->basic));
	s->in = allocate((size_t)s->n + s->m, sizeof(*s->in));
	s->line = allocate(s->m, sizeof(*s->line));
	s->column = allocate(s->m, sizeof(*s->column));
	s->row_done = allocate(s->m, sizeof(*s->row_done));
	s->column_done = allocate(s->m, sizeof(*s->column_done));
	s->pivot_row = allocate(s->m, sizeof(*s->pivot_row));
	s->pivot_column = allocate(s->m, sizeof(*s->pivot_column));
	s->x = vector(s->m);
	s->y = vector(s->m);
	s->d = vector(s->m);
	s->c = vector(s->m);
	mpq_init(s->t);
	mpq_init(s->u);
	for (uint32_t v = 0; v < s->n + s->m && n < s->m; v++)
		if (basic[v]) {
			s->basic[n++] = v;
			s->in[v] = true;
		}
	while (n < s->m)
		s->basic[n++] = WB_NONE;
}

void
wb_exact_limit(uint64_t steps)
{
	most_steps = steps;
}

enum lp_status
wb_lp_exact(struct wb_arena *a, const struct lp *lp, const bool *basic, struct lp_exact *out)
{
	struct simplex *s = WB_NEW(a, struct simplex, 1);
	enum lp_status status;
	int left;

	out->x = WB_NEW(a, uint64_t, lp->ncol);
	out->y = WB_NEW(a, wb_u128, lp->nrow);
	s->lp = lp;
	s->m = lp->nrow;
	s->n = lp->ncol;
	wb_gmp_open(&s->gmp);
	left = setjmp(s->gmp.env);
	if (left) {
		wb_gmp_close();
		if (left == 1)
			wb_arena_exhausted(a);
		return LP_FAILED;
	}
	/* no arena may be used from here on: an escape by longjmp would skip its clean-up */
	wb_gmp_use(&s->gmp);
	prepare(s, basic);
	status = iterate(s);
	if (status == LP_OPTIMAL) {
		read_counts(s, out);
		out->fits = read_exactly(s, out) || read_rounded(s, out);
	}
	wb_gmp_close();
	return status;
}
