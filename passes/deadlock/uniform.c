/* passes/deadlock/uniform.c -- values in vector registers that are uniform, or that do not change.
 *
 * Unoptimised code keeps the counter of a loop on the stack, and compares it in each lane, although all lanes count
 * alike:
 *
 *			for (k = 0; k < n; k++) { ...; barrier(); }
 *
 * The proof is by induction on iterations. Assume that all lanes which entered the loop are on in this iteration. A
 * merge at the header is uniform if the value that enters is, and the value on each back edge is, on the path of those
 * that take it, under the assumption that the merge is. Other values are uniform if they are computed from uniform
 * values, lane by lane, by all lanes that read them. A compare of such values holds for all lanes of the header or for
 * none. So if such compares decide who takes the back edge, the assumption holds in the next iteration. It holds in the
 * loops around, too, if all lanes leave these together: for (k ..) for (j = k / 2; j > 0; j /= 2) { ...; barrier(); }
 *
 * Memory is never assumed to hold the same in all lanes. The exception is a word that does not change between barriers
 * (phase.c): lanes that load it together from one address find one number.
 *
 * Unoptimised code also computes the first work-item id of a workgroup in vector registers, and adds it to the id of
 * each lane:
 *
 *			%s8 =s load kernarg, ...		size of the workgroup
 *			%v1 =v mov %s8
 *			%v2 =v mul %v1, %s14			times its id
 *			%v4 =v load %v0, kernarg, ...		offset of the launch
 *
 * What is computed so from scalars that are written once is the same number in all lanes that are on, at any time. So
 * is a load from the arguments or the dispatch packet, which nobody writes, if the address is such a number. Only lanes
 * that were off may hold another value, and these must not be among the readers. With the lane's own words at the entry
 * in addition, it is a number that the lane finds whenever it computes it.
 *
 * Cost:   O(values that are read), at most MOST_VALUES.
 */
#include "deadlock.h"

#define MOST_VALUES 64u

/* @v, as read by the lanes that execute @use, or (@use is WB_NONE) that take edge @edge. */
struct item {
	uint32_t v, use, edge;
};
struct walk {
	struct wb_check *h;
	const struct wb_cycle *c;	/* uniform in an iteration of it; NULL: the same number at all times */
	bool own;			/* then, of values that lanes have separately: a word, or a bit of a mask */
	struct item at[MOST_VALUES]; uint32_t n;
	bool all;
};

static void
push(struct walk *r, uint32_t v, uint32_t use, uint32_t edge)
{
	for (uint32_t k = 0; k < r->n; k++)
		if (r->at[k].v == v && r->at[k].use == use && r->at[k].edge == edge)
			return;
	if (v == WB_NONE || r->n == MOST_VALUES)
		r->all = false;
	else
		r->at[r->n++] = (struct item){ v, use, edge };
}

/* Whether @header is that of the loop, or of one around it that all lanes leave together: this goes on with all that
 * entered it, too. */
static bool
goes_on_with_all(struct walk *r, uint32_t header)
{
	uint32_t loop = r->h->fn->loops->of_block[header];
	struct wb_cycle outer;

	if (header == r->c->header || r->c->header == WB_NONE || loop == WB_NONE ||
		!wb_loop_has(r->h->fn->loops, loop, r->c->header))
		return header == r->c->header;
	outer = wb_cycle_of_loop(r->h, loop);
	return wb_leaves_together(r->h, &outer);
}

/* Pushes the arguments of @v, a merge at @header. */
static void
push_arguments(struct walk *r, uint32_t header, uint32_t v)
{
	WB_EACH_IN(r->h->fn, header, e)
		push(r, r->h->fn->edge[e].src == WB_NONE ? WB_NONE : wb_gsa_arg_along(r->h->g, v, e), WB_NONE, e);
}

bool
wb_of_words(const struct wb_check *h, const struct wb_inst *i)
{
	return (wb_folds((enum wb_op)i->op, false) || wb_compare_is((enum wb_op)i->op)) && wb_type_word(i->type) &&
		(i->flags & WB_I_LANEWISE) && wb_plain(h, i);
}

/* Pushes what @k reads; with `own`, also words of lanes, but not EXEC. */
static void
push_operands(struct walk *r, uint32_t k)
{
	WB_EACH_OPND(r->h->fn, &r->h->fn->inst[k], op) {
		bool exec = op->id == r->h->g->exec_lo || op->id == r->h->g->exec_hi;
		bool unit = op->kind == WB_OPND_UNIT && (op->flags & WB_USE) &&
			(!(op->flags & WB_IMPLICIT) || (r->own && !exec));

		for (uint32_t u = 0; unit && u < op->nunit && r->all; u++)
			push(r, wb_gsa_use_of(r->h->g, op, u), k, WB_NONE);
	}
}

/* The result of @k in each lane is made of what it reads: of words that are the same for all lanes, or of the lane's
 * own. */
static void
push_result(struct walk *r, uint32_t k)
{
	const struct wb_inst *i = &r->h->fn->inst[k];

	r->all &= r->own ? (i->flags & WB_I_LANEWISE) && i->mem.space == WB_SPACE_NONE :
		wb_of_words(r->h, i) || wb_launch_data(r->h, k) || (r->c && wb_phase_constant(r->h, k));
	push_operands(r, k);
}

/* Whether all lanes that read @at, those of @w, were on when instruction @k wrote it. */
static bool
written_for(struct walk *r, struct item at, const struct wb_point *w, uint32_t v, uint32_t k)
{
	if (at.edge != WB_NONE)
		return wb_lanes_written(r->h->ints, k, w);
	return r->own ? wb_lanes_covers(r->h->lanes, k, at.use) : wb_covered(r->h, v, at.use);
}

/* A term of the sum that lanes of @w read as @at. */
static void
push_term(struct walk *r, uint32_t term, struct item at, const struct wb_point *w)
{
	uint32_t v = wb_value_of_term(r->h, term);
	const struct wb_gsa_value *x = v == WB_NONE ? NULL : wb_gsa_at(r->h->g, v);

	if (!x)
		r->all &= wb_term_argument(r->h, term);
	else if (r->c ? wb_wave_value(r->h, v) : wb_single_value(r->h, v) || (r->own && x->kind == WB_GSA_ENTRY))
		return;
	else if (r->c && x->kind == WB_GSA_MU && goes_on_with_all(r, x->at))
		push_arguments(r, x->at, v);
	else if (wb_value_is_def(r->h->g, v) && !x->clobber && written_for(r, at, w, v, x->at))
		push_result(r, x->at);
	else
		r->all = false;
}

static void
visit(struct walk *r, struct item at)
{
	struct wb_integers *ints = wb_check_numbers(r->h);
	const struct wb_edge *e = at.edge == WB_NONE ? NULL : &r->h->fn->edge[at.edge];
	uint32_t loop = e ? r->h->fn->loops->of_block[e->dst] : WB_NONE;
	struct wb_point w = !e ? wb_point_active(ints, at.use) :
		wb_loop_has(r->h->fn->loops, loop, e->src) ? wb_point_again(r->h, loop, at.edge) :
		wb_point_along(ints, at.edge);
	struct wb_affine f = wb_affine_value(ints, wb_value_skip_etas(r->h->g, at.v), w);

	for (uint32_t k = 0; k < f.n && r->all; k++)
		push_term(r, f.term[k], at, &w);
}

static bool
visit_all(struct walk *r)
{
	for (uint32_t k = 0; k < r->n && r->all; k++)
		visit(r, r->at[k]);
	return r->all;
}

bool
wb_compare_uniform(struct wb_check *h, const struct wb_cycle *c, uint32_t cmp)
{
	struct walk r = { .h = h, .c = c, .all = true };

	push_result(&r, cmp);
	return visit_all(&r);
}

bool
wb_word_uniform(struct wb_check *h, const struct wb_cycle *c, uint32_t v, uint32_t use)
{
	struct walk r = { .h = h, .c = c, .all = true };

	push(&r, v, use, WB_NONE);
	return visit_all(&r);
}

bool
wb_compare_invariant(struct wb_check *h, uint32_t k)
{
	struct walk r = { .h = h, .own = true, .all = true };

	push_operands(&r, k);
	return visit_all(&r);
}

bool
wb_is_invariant(struct wb_check *h, uint32_t v, uint32_t use)
{
	struct walk r = { .h = h, .all = true };

	push(&r, v, use, WB_NONE);
	return visit_all(&r);
}
