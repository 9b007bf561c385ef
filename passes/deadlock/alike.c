/* passes/deadlock/alike.c -- values that are the same in all lanes although they lie in vector registers.
 *
 * Unoptimised code keeps a loop's counter on the stack, and compares it lane by lane, although all lanes count alike:
 *
 *			for (k = 0; k < n; k++) { ...; barrier(); }
 *
 * Suppose that all lanes which enter the loop have gone into this iteration. What the header merges is the same for all
 * of them if what comes in is, and what each back edge brings, where what the header merges is taken to be the same:
 * induction on the iterations. Other values are the same if they are computed from such values alone, lane by lane, by
 * all lanes that read them. So a compare of such values holds for all lanes of the header or for none, and where that
 * decides who takes the back edge, the supposition holds in the next iteration, too.
 *
 * What memory holds is never taken to be the same, but for a word of LDS that stays what it is between barriers
 * (phase.c): lanes that load it together from one address find one number.
 *
 * Cost: O(values that the compare depends on), at most MOST_VALUES.
 */
#include "../integer/integer.h"
#include "deadlock.h"

#define MOST_VALUES 64u

/* @v as lanes read it that execute @use, or that take edge @edge. */
struct reading {
	uint32_t v, use, edge;
};
struct readings {
	struct wb_check *h;
	const struct wb_cycle *c;
	struct reading at[MOST_VALUES]; uint32_t n;
	bool alike;
};

static void
ask(struct readings *r, uint32_t v, uint32_t use, uint32_t edge)
{
	for (uint32_t k = 0; k < r->n; k++)
		if (r->at[k].v == v && r->at[k].use == use && r->at[k].edge == edge)
			return;
	if (v == WB_NONE || r->n == MOST_VALUES)
		r->alike = false;
	else
		r->at[r->n++] = (struct reading){ v, use, edge };
}

/* What merge @v, at the header of the loop, merges. */
static void
ask_merged(struct readings *r, uint32_t v)
{
	const struct wb_fn *fn = r->h->fn;

	WB_EACH_IN(fn, r->c->header, e) {
		uint32_t src = fn->edge[e].src;

		if (src == WB_NONE || !fn->block[src].ninst)
			r->alike = false;
		else
			ask(r, wb_gsa_from(r->h->g, v, e), wb_last_of(fn, src), e);
	}
}

bool
wb_of_words(const struct wb_check *h, const struct wb_inst *i)
{
	return (wb_folds((enum wb_op)i->op, false) || wb_compare_is((enum wb_op)i->op)) && wb_type_word(i->type) &&
		(i->flags & WB_I_LANEWISE) && wb_plain(h, i);
}

static void
ask_operands(struct readings *r, uint32_t k)
{
	const struct wb_fn *fn = r->h->fn;
	const struct wb_inst *i = &fn->inst[k];

	r->alike &= wb_of_words(r->h, i) || wb_phase_keeps(r->h, k);
	for (uint32_t o = 0; o < i->nopnd && r->alike; o++) {
		const struct wb_opnd *op = wb_opnd(fn, i, o);

		if (op->kind != WB_OPND_UNIT || !(op->flags & WB_USE) || (op->flags & WB_IMPLICIT))
			continue;
		if (op->nunit == 1)
			ask(r, wb_gsa_use(r->h->g, i, o, 0), k, WB_NONE);
		else
			r->alike = false;
	}
}

/* A term of a sum that lanes read which execute @use. */
static void
ask_term(struct readings *r, uint32_t term, uint32_t use)
{
	uint32_t v = wb_value_of_term(r->h, term);
	const struct wb_gsa_value *x = v == WB_NONE ? NULL : wb_gsa_at(r->h->g, v);

	if (!x)
		r->alike = false;
	else if (wb_wave_value(r->h, v))
		return;
	else if (x->kind == WB_GSA_MU && x->at == r->c->header)
		ask_merged(r, v);
	else if ((x->kind == WB_GSA_DEF || x->kind == WB_GSA_MASKED) && !x->clobber && wb_covered(r->h, v, use))
		ask_operands(r, x->at);
	else
		r->alike = false;
}

static void
answer(struct readings *r, struct reading at)
{
	struct wb_nums *ns = wb_check_numbers(r->h);
	struct wb_affine f = wb_affine_value(ns, wb_value_through(r->h->g, at.v),
		at.edge == WB_NONE ? wb_point_active(ns, at.use) : wb_point_along(ns, at.edge));

	for (uint32_t k = 0; k < f.n && r->alike; k++)
		ask_term(r, f.term[k], at.use);
}

static bool
answer_all(struct readings *r)
{
	for (uint32_t k = 0; k < r->n && r->alike; k++)
		answer(r, r->at[k]);
	return r->alike;
}

bool
wb_compare_alike(struct wb_check *h, const struct wb_cycle *c, uint32_t cmp)
{
	struct readings r = { .h = h, .c = c, .alike = true };

	ask_operands(&r, cmp);
	return answer_all(&r);
}

bool
wb_word_alike(struct wb_check *h, const struct wb_cycle *c, uint32_t v, uint32_t use)
{
	struct readings r = { .h = h, .c = c, .alike = true };

	ask(&r, v, use, WB_NONE);
	return answer_all(&r);
}
