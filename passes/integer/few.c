/* passes/integer/few.c -- the few numbers that a value can be.
 *
 *	     s4 = mov 2
 *	@h   s4' = merge of s4 and x		2, 4, 8, ... 256
 *	     s5 = lshr s4', 1			1, 2, 4, ... 128
 *	     x = shl s4', 1
 *	     scc = lt x, 512;  cbr scc, @h
 *
 * Set of a value:   numbers, among which is whatever the value is, in any lane, at any time.
 *
 *	set of		s4	s4'		s5	x
 *	at first	{2}	{}		{}	{}
 *	then		{2}	{2}		{1}	{4}
 *	then		{2}	{2, 4}		{1, 2}	{4, 8}		and so on, until no set grows: a fixed point
 *
 * Sets:   of a constant, the constant; of an operation, its results for all members of the sets of its sources; of a
 *         select or a join, the union of the sets of its sources (except over dead edges). A write under a mask adds
 *         the old value. A value that is not understood, or has more than WB_MOST_FEW numbers, has those of its range,
 *         or all.
 * Right:
 *  1. Every number that an execution makes is in the set of its value, by induction over the execution: sets are a
 *     fixed point of the rules above, and each rule has the number if its sources have theirs.
 *  2. Numbers outside of the range of a value (range_query.c) may be left out, because no execution makes them.
 *  3. A loop counter has the numbers of all iterations: more than it has at one time.
 * Cost:   MOST_FOLDS operations, MOST_NODES ranges.
 */
#include "internal.h"
#include "wavebound/fold.h"

#define MOST_NODES 24u
#define MOST_FOLDS 20000u
#define MOST_SOURCES 3u
#define MOST_JOINED 6u

enum kind { KNOWN, RESULT, UNION };	/* a set that does not grow; of an operation; all of its sources */

struct member_set {
	struct wb_few is;
	bool all;			/* any number of the range of the value is possible */
};
struct node {
	enum kind kind;
	uint32_t v;
	struct wb_range range;
	struct wb_decoded d;		/* RESULT */
	uint32_t src[MOST_JOINED], nsrc;
	struct member_set set;
};
struct finder {
	struct wb_integers *ints;
	struct node node[MOST_NODES];
	uint32_t n, folds;
	bool grown;
};

static bool
range_has(const struct wb_range *r, uint64_t k)
{
	return k >= r->low && k <= r->high && (int32_t)k >= r->slow && (int32_t)k <= r->shigh &&
		(r->mod <= 1 || k % r->mod == r->rem);
}

static bool
has(const struct wb_few *s, uint32_t k)
{
	uint32_t n = 0;

	while (n < s->n && s->k[n] != k)
		n++;
	return n < s->n;
}

/* The numbers of the range of @x, if they are few; else all. */
static void
take_range(struct node *x)
{
	struct member_set s = { .all = x->range.high - x->range.low >= 4 * WB_MOST_FEW };

	for (uint64_t k = x->range.low; !s.all && k <= x->range.high; k++)
		if (range_has(&x->range, k)) {
			s.all = s.is.n == WB_MOST_FEW;
			if (!s.all)
				s.is.k[s.is.n++] = (uint32_t)k;
		}
	x->kind = KNOWN;
	x->set = s;
}

static void
add(struct finder *f, struct node *x, uint32_t k)
{
	if (x->kind == KNOWN || has(&x->set.is, k) || !range_has(&x->range, k))
		return;
	f->grown = true;
	if (x->set.is.n == WB_MOST_FEW)
		take_range(x);
	else
		x->set.is.k[x->set.is.n++] = k;
}

/* ---- what a value is made of -------------------------------------------------------------------------- */
/* The node of @v; WB_NONE: there are too many, or the value is unknown. */
static uint32_t
node_of(struct finder *f, uint32_t v)
{
	struct wb_affine is;
	struct wb_point w;
	uint32_t n = 0;

	v = wb_value_skip_etas(f->ints->g, v);
	if (v == WB_NONE)
		return WB_NONE;
	while (n < f->n && f->node[n].v != v)
		n++;
	if (n < f->n || n == MOST_NODES)
		return n < f->n ? n : WB_NONE;
	w = wb_point_any(wb_gsa_block(f->ints->g, v));
	is = wb_affine_value(f->ints, v, w);
	f->node[n] = (struct node){ .kind = UNION, .v = v, .range = wb_value_range(f->ints, v, w) };
	if (wb_affine_constant(&is)) {
		f->node[n].kind = KNOWN;
		f->node[n].set.is = (struct wb_few){ .n = 1, .k = { (uint32_t)is.add } };
	}
	return f->n++;
}

/* The node of source @o, 32 bits. The node of a constant has no value (.v is WB_NONE). */
static uint32_t
source_of(struct finder *f, const struct wb_opnd *o)
{
	if (o->kind == WB_OPND_UNIT)
		return node_of(f, wb_value_read(f->ints->g, o, 0));
	if (o->kind != WB_OPND_IMM || f->n == MOST_NODES)
		return WB_NONE;
	f->node[f->n] = (struct node){ .v = WB_NONE, .set.is = { .n = 1, .k = { (uint32_t)o->imm } } };
	return f->n++;
}

static bool
take_source(struct node *x, uint32_t n)
{
	if (n == WB_NONE || x->nsrc == MOST_JOINED)
		return false;
	x->src[x->nsrc++] = n;
	return true;
}

/* All arguments of a join. */
static bool
find_joined(struct finder *f, struct node *x)
{
	const struct wb_gsa_value *v = wb_gsa_at(f->ints->g, x->v);
	const struct wb_block *b = &f->ints->fn->block[v->at];

	for (uint32_t k = 0; k < v->narg; k++)
		if (wb_integers_live(f->ints, f->ints->fn->in[b->in + k]) &&
			!take_source(x, node_of(f, wb_gsa_arg(f->ints->g, x->v, k))))
			return false;
	return true;
}

/* Sets the operation that makes @x, and its sources; of a select, the two alternatives. */
static bool
find_result(struct finder *f, struct node *x)
{
	const struct wb_gsa *g = f->ints->g;
	uint32_t condition, yes, no, at = wb_value_at(g, x->v);
	struct wb_decoded *d = &x->d;

	if (wb_gsa_at(g, x->v)->clobber || !wb_decode(f->ints->fn, at, wb_value_unit(g, x->v), d) || d->second ||
		d->bits != 32 || d->ndef != 1)
		return false;
	if (wb_select_sources(d, &condition, &yes, &no))
		return take_source(x, source_of(f, d->src[yes])) && take_source(x, source_of(f, d->src[no]));
	if (d->op == WB_OP_READFIRST)	/* the number of some lane */
		return d->nsrc == 1 && take_source(x, source_of(f, d->src[0]));
	if (d->nsrc > MOST_SOURCES || !wb_folds(d->op, false) || !wb_takes(d->op, d->nsrc))
		return false;
	x->kind = RESULT;
	for (uint32_t k = 0; k < d->nsrc; k++)
		if (!take_source(x, source_of(f, d->src[k])))
			return false;
	return true;
}

/* If @x is a write under a mask, adds the old value: lanes that were off keep it. */
static bool
find_kept(struct finder *f, struct node *x)
{
	if (wb_gsa_at(f->ints->g, x->v)->kind != WB_GSA_MASKED)
		return true;
	if (x->kind == RESULT) {
		if (f->n == MOST_NODES)
			return false;
		f->node[f->n] = *x;
		f->node[f->n].v = WB_NONE;
		x->kind = UNION;
		x->src[0] = f->n++;
		x->nsrc = 1;
	}
	return take_source(x, node_of(f, wb_gsa_arg(f->ints->g, x->v, 0)));
}

static void
find_sources(struct finder *f)
{
	for (uint32_t n = 0; n < f->n; n++) {
		struct node *x = &f->node[n];
		bool found;

		if (x->kind == KNOWN || x->v == WB_NONE)
			continue;
		if (wb_value_is_merge(f->ints->g, x->v))
			found = find_joined(f, x);
		else
			found = wb_value_is_def(f->ints->g, x->v) && find_result(f, x) && find_kept(f, x);
		if (!found)
			take_range(x);
	}
}

/* ---- growing ------------------------------------------------------------------------------ */
/* The results of @x for all members of its sources, or as many as there are folds left. */
static bool
fold_all(struct finder *f, struct node *x)
{
	uint32_t at[MOST_SOURCES] = { 0 }, n;
	uint64_t k[MOST_SOURCES] = { 0 }, r;

	for (n = 0; n < x->nsrc; n++)
		if (f->node[x->src[n]].set.is.n == 0)
			return true;
	do {
		if (++f->folds > MOST_FOLDS)
			return false;
		for (n = 0; n < x->nsrc; n++)
			k[n] = f->node[x->src[n]].set.is.k[at[n]];
		if (!wb_fold(x->d.op, x->d.sign, 32, k, x->nsrc, &r))
			return false;
		add(f, x, (uint32_t)r);
		for (n = 0; n < x->nsrc && ++at[n] == f->node[x->src[n]].set.is.n; n++)
			at[n] = 0;
	} while (n < x->nsrc && x->kind != KNOWN);
	return true;
}

/* Adds to @x what its sources have; false: too much work. */
static bool
grow(struct finder *f, struct node *x)
{
	for (uint32_t k = 0; k < x->nsrc; k++)
		if (f->node[x->src[k]].set.all) {
			take_range(x);
			f->grown = true;
			return true;
		}
	if (x->kind == RESULT)
		return fold_all(f, x);
	for (uint32_t k = 0; k < x->nsrc && x->kind != KNOWN; k++)
		for (uint32_t j = 0; j < f->node[x->src[k]].set.is.n; j++)
			add(f, x, f->node[x->src[k]].set.is.k[j]);
	return true;
}

bool
wb_few(struct wb_integers *ints, uint32_t v, struct wb_point w, struct wb_few *out)
{
	struct finder f = { .ints = ints };
	uint32_t top = node_of(&f, v);
	struct wb_range r;

	if (top == WB_NONE)
		return false;
	find_sources(&f);
	do {
		f.grown = false;
		for (uint32_t n = 0; n < f.n; n++)
			if (f.node[n].kind != KNOWN && !grow(&f, &f.node[n]))
				return false;
	} while (f.grown);
	r = wb_value_range(ints, f.node[top].v, w);
	*out = (struct wb_few){ .n = 0 };
	for (uint32_t n = 0; n < f.node[top].set.is.n; n++)
		if (range_has(&r, f.node[top].set.is.k[n]))
			out->k[out->n++] = f.node[top].set.is.k[n];
	return !f.node[top].set.all && out->n > 0;
}
