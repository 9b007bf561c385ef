/* passes/deadlock/copies.c -- which value a lane finds in a register.
 *
 * An instruction writes a vector register in the lanes that are on; other lanes keep the old value. So a definition
 * tells what a reader finds only if it covers the reader: all lanes that read were on. If none of them was on, they
 * find the old value. Copies are followed as long as one of both is known.
 *
 *			v1 = load a		all lanes
 *			v2 = v1			lanes of x: covers readers in x
 *			... v2			outside of x: what v2 was before
 *
 * Two values are equal if they are one value, or if the same operation computed them from equal ones.
 *
 * Cost:   O(MOST_STEPS) for two values, each followed over MOST_DEPTH copies.
 */
#include "address.h"

#define MOST_DEPTH 24u
#define MOST_PAIRS 48u			/* of values that are still to be compared */
#define MOST_STEPS 300u

bool
wb_covered(const struct wb_check *h, uint32_t id, uint32_t use)
{
	const struct wb_gsa *g = h->g;
	const struct wb_gsa_value *v = wb_gsa_at(g, id);

	if (v->kind != WB_GSA_MASKED || (h->lanes && wb_lanes_covers(h->lanes, v->at, use)))
		return true;
	for (uint32_t k = 1; k < v->narg; k++) {
		uint32_t e = g->arg[v->arg + k], now = wb_gsa_before(g, use, k == 1 ? g->exec_lo : g->exec_hi);

		e = e == WB_NONE ? e : wb_gsa_source(g, e, 0);
		if (e == WB_NONE || (wb_gsa_at(g, e)->kind != WB_GSA_ENTRY &&
				(now == WB_NONE || e != wb_gsa_source(g, now, 0))))
			return false;
	}
	return true;
}

uint32_t
wb_found_by(const struct wb_check *h, uint32_t v, uint32_t use)
{
	const struct wb_lanes *l = h->lanes;

	for (uint32_t n = 0; n < MOST_DEPTH && l && wb_gsa_at(h->g, v)->kind == WB_GSA_MASKED; n++) {
		const struct wb_gsa_value *x = wb_gsa_at(h->g, v);
		const struct wb_span *at = &l->span[l->of_inst[use]], *def = &l->span[l->of_inst[x->at]];

		if (((at->flags | def->flags) & WB_SPAN_TOP) || h->g->arg[x->arg] == WB_NONE ||
			!wb_lanes_disjoint(l, at->care, at->exec, def->exec))
			break;
		v = wb_gsa_source(h->g, h->g->arg[x->arg], 0);
	}
	return v;
}

bool
wb_plain(const struct wb_check *h, const struct wb_inst *i)
{
	return !(i->flags & (WB_I_CROSSLANE | WB_I_UNMODELLED)) && !wb_mod_present(h->fn, i, WB_MOD_DSTSEL) &&
		!wb_mod_present(h->fn, i, WB_MOD_SRC0SEL) && !wb_mod_present(h->fn, i, WB_MOD_SRC1SEL) &&
		!wb_mod_present(h->fn, i, WB_MOD_DPPCTRL) && !wb_mod(h->fn, i, WB_MOD_CLAMP);
}

bool
wb_compares_integers(const struct wb_check *h, uint32_t k, struct wb_decoded *d)
{
	return wb_plain(h, &h->fn->inst[k]) && wb_decode(h->fn, k, WB_NONE, d) && wb_compare_is(d->op) &&
		d->nsrc == 2 && wb_is_integer_type(d->type);
}

bool
wb_made(const struct wb_check *h, uint32_t v, uint32_t use, struct wb_decoded *d)
{
	const struct wb_gsa_value *x = v == WB_NONE ? NULL : wb_gsa_at(h->g, v);

	return x && (x->kind == WB_GSA_DEF || x->kind == WB_GSA_MASKED) && !x->clobber && x->unit < h->fn->nunit &&
		wb_covered(h, v, use) && !(h->fn->inst[x->at].flags & WB_I_CROSSLANE) &&
		wb_decode(h->fn, x->at, x->unit, d) && !d->second && d->part == 0;
}

/* What @v copies: a move, or the high half of a 64-bit shift; WB_NONE: it is no copy. */
static uint32_t
copied(struct wb_check *h, uint32_t v, uint32_t use)
{
	uint32_t from = wb_gsa_copied(h->g, v, WB_GSA_VECTORS), by;
	struct wb_decoded d;

	if (from != WB_NONE || !wb_made(h, v, use, &d) || d.bits != 64 || d.nsrc != 2 || d.op != WB_OP_LSHR)
		return from;
	return wb_is_number(h, d.src[1], d.inst, &by) && (by & 63u) == 32 ? wb_read_by(h, d.src[0], 1) : WB_NONE;
}

static uint32_t
source_of_copies(struct wb_check *h, uint32_t v, uint32_t *use)
{
	for (uint32_t n = 0; n < MOST_DEPTH && v != WB_NONE; n++) {
		const struct wb_gsa_value *x = wb_gsa_at(h->g, v = wb_found_by(h, wb_gsa_source(h->g, v, 0), *use));
		uint32_t from = x->kind == WB_GSA_MASKED && !x->clobber && wb_covered(h, v, *use) ?
			copied(h, v, *use) : WB_NONE;

		if (from == WB_NONE)
			break;
		*use = x->at;
		v = from;
	}
	return v;
}

/* Whether lanes @rest have found, by compare (atom) @a, that values @v and @w are equal. */
static bool
found_equal(struct wb_check *h, uint32_t a, uint32_t v, uint32_t w, struct wb_group rest)
{
	const struct wb_atom *x = &h->lanes->atom[a];
	uint32_t of[2], use[2] = { x->inst, x->inst };
	struct wb_decoded d;

	if (!wb_compares_integers(h, x->inst, &d) || (d.op != WB_OP_EQ && d.op != WB_OP_NE) || d.bits != 32 ||
		!wb_group_within(wb_check_sets(h), rest, wb_lanes_exec(h->lanes, x->inst)) ||
		!wb_group_within(wb_check_sets(h), rest, wb_outcome_set(h, a, d.op == WB_OP_EQ)))
		return false;
	for (uint32_t n = 0; n < 2; n++)
		of[n] = source_of_copies(h, wb_read_by(h, d.src[n], 0), &use[n]);
	return (of[0] == v && of[1] == w) || (of[0] == w && of[1] == v);
}

/* The write in @v, if this is a merge of the write and of what it overwrites, where no lane is on that would write, or
 * the write itself. */
static uint32_t
write_in(struct wb_check *h, uint32_t v)
{
	const struct wb_gsa *g = h->g;
	const struct wb_gsa_value *x = wb_gsa_at(g, v);
	struct wb_iterations *it = wb_check_sets(h);

	for (uint32_t n = 0; h->lanes && x->kind == WB_GSA_GAMMA && x->narg == 2 && n < 2; n++) {
		uint32_t write = g->arg[x->arg + n], other = g->arg[x->arg + !n];
		const struct wb_gsa_value *w = write == WB_NONE ? x : wb_gsa_at(g, write);
		uint32_t by = h->fn->in[h->fn->block[x->at].in + !n];

		if (other != WB_NONE && w->kind == WB_GSA_MASKED &&
			wb_gsa_source(g, g->arg[w->arg], 0) == wb_gsa_source(g, other, 0) &&
			wb_group_outside(it, (struct wb_group){ WB_LANES_ALL, wb_care_along(it, by) },
				wb_lanes_exec(h->lanes, w->at)))
			return write;
	}
	return v;
}

/* What is written to @v in some lanes, if all others that read it at @use have found that it equals what they keep:
 *
 *	r = swap(p, e, n)
 *	if (r != e) e = r	a failed compare-exchange tells its caller: e is r in all lanes
 *
 * WB_NONE: it is nothing of the kind. */
static uint32_t
kept_if_equal(struct wb_check *h, uint32_t v, uint32_t use)
{
	const struct wb_lanes *l = h->lanes;
	const struct wb_gsa_value *x = wb_gsa_at(h->g, v = write_in(h, v));
	const struct wb_span *at = l ? &l->span[l->of_inst[use]] : NULL, *def;
	uint32_t by[2] = { use, x->at }, written, kept, found;
	struct wb_group rest;

	if (!at || x->kind != WB_GSA_MASKED || x->clobber || h->g->arg[x->arg] == WB_NONE)
		return WB_NONE;
	def = &l->span[l->of_inst[x->at]];
	written = wb_gsa_copied(h->g, v, WB_GSA_VECTORS);
	if (written == WB_NONE || ((at->flags | def->flags) & WB_SPAN_TOP))
		return WB_NONE;
	rest = (struct wb_group){ wb_set_minus(wb_check_sets(h), at->exec, def->exec), at->care };
	kept = source_of_copies(h, h->g->arg[x->arg], &by[0]);
	found = source_of_copies(h, written, &by[1]);
	for (uint32_t a = 0; a < l->natom; a++) {
		uint32_t b = l->atom[a].block;

		if (l->atom[a].kind == WB_ATOM_CMP && (b == def->block || b == h->fn->dom->idom[def->block]) &&
			h->fn->loops->of_block[b] == h->fn->loops->of_block[at->block] &&
			found_equal(h, a, found, kept, rest) && wb_covered(h, found, use))
			return found;
	}
	return WB_NONE;
}

uint32_t
wb_lane_source(struct wb_check *h, uint32_t v, uint32_t *use)
{
	uint32_t from = v;

	while (from != WB_NONE) {
		v = source_of_copies(h, from, use);
		from = v == WB_NONE ? WB_NONE : kept_if_equal(h, v, *use);
	}
	return v;
}

bool
wb_returned_to(struct wb_check *h, uint32_t v, uint32_t use, uint32_t k)
{
	const struct wb_gsa_value *x;

	if (v == WB_NONE)
		return false;
	x = wb_gsa_at(h->g, v = wb_lane_source(h, v, &use));
	return (x->kind == WB_GSA_DEF || x->kind == WB_GSA_MASKED) && !x->clobber && x->at == k &&
		wb_covered(h, v, use);
}

/* ---- equal numbers --------------------------------------------------------------------------- */
/* Two values that may be equal, as read by instructions use[0] and use[1]. */
struct pair {
	uint32_t v[2], use[2];
};

/* Whether @v, read at @use, is the result of one operation, or part of it, in all lanes that read it. A mask of some
 * lanes counts only where each lane reads its own bit. */
static bool
computed(struct wb_check *h, uint32_t v, uint32_t use, struct wb_decoded *d)
{
	const struct wb_gsa_value *x = wb_gsa_at(h->g, v);
	const struct wb_inst *i = wb_value_is_def(h->g, v) ? &h->fn->inst[x->at] : NULL;

	return i && !x->clobber && x->unit < h->fn->nunit && wb_covered(h, v, use) &&
		i->mem.space == WB_SPACE_NONE && wb_decode(h->fn, x->at, x->unit, d) && wb_plain(h, i) &&
		(!(i->flags & WB_I_LANEWISE) || wb_unit_of_lanes(h->g, x->unit) ||
			wb_reads_mask(&h->fn->inst[use])) && d->op != WB_OP_GETPC && d->op != WB_OP_TIME;
}

/* Whether both instructions have the same modifiers. */
static bool
same_modifiers(const struct wb_fn *fn, const struct wb_inst *a, const struct wb_inst *b)
{
	bool same = a->nopnd == b->nopnd;

	for (uint32_t o = 0; o < a->nopnd && same; o++) {
		const struct wb_opnd *x = wb_opnd(fn, a, o), *y = wb_opnd(fn, b, o);

		same = x->kind == y->kind && (x->kind != WB_OPND_MOD || (x->id == y->id && x->imm == y->imm));
	}
	return same;
}

bool
wb_same_number(struct wb_check *h, uint32_t a, uint32_t use_a, uint32_t b, uint32_t use_b)
{
	struct pair todo[MOST_PAIRS] = { { { a, b }, { use_a, use_b } } };
	uint32_t n = 1, steps = MOST_STEPS;
	struct wb_decoded d[2];

	while (n && steps--) {
		struct pair now = todo[--n];

		for (uint32_t k = 0; k < 2; k++)
			now.v[k] = now.v[k] == WB_NONE ? WB_NONE : wb_lane_source(h, now.v[k], &now.use[k]);
		if (now.v[0] == now.v[1] && now.v[0] != WB_NONE)
			continue;
		if (now.v[0] == WB_NONE || now.v[1] == WB_NONE || !computed(h, now.v[0], now.use[0], &d[0]) ||
			!computed(h, now.v[1], now.use[1], &d[1]) || d[0].op != d[1].op || d[0].type != d[1].type ||
			d[0].nsrc != d[1].nsrc || d[0].second != d[1].second || d[0].part != d[1].part ||
			!same_modifiers(h->fn, &h->fn->inst[d[0].inst], &h->fn->inst[d[1].inst]))
			return false;
		for (uint32_t o = 0; o < d[0].nsrc; o++) {
			const struct wb_opnd *x = d[0].src[o], *y = d[1].src[o];

			if (x->kind != y->kind || x->flags != y->flags || x->nunit != y->nunit || x->imm != y->imm ||
				n + x->nunit > MOST_PAIRS)
				return false;
			for (uint32_t u = 0; x->kind == WB_OPND_UNIT && u < x->nunit; u++)
				todo[n++] = (struct pair){ { wb_read_by(h, x, u), wb_read_by(h, y, u) },
					{ d[0].inst, d[1].inst } };
		}
	}
	return n == 0;
}
