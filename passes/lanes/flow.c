/* passes/lanes/flow.c -- which function of atoms each mask is, and what every lane fulfils at each block.
 *
 * All operations on masks act on each lane alone. So a lane is a small state machine, whose state is its bit in each
 * mask. Masks are functions of atoms (bdd.h). Besides, `care` of a block is a function of atoms that every lane fulfils
 * there, on whatever path: the reachable states of this machine, found by iteration.
 *
 *   compare      a new atom & EXEC, because lanes that are off read as 0
 *   branch       on an edge that is taken if EXEC = 0, no lane is in EXEC: care &= !exec
 *   merge        if one function describes the mask on all edges (where the care of each edge holds), the mask is this
 *                function. Otherwise it becomes an atom m of the block, and care relates m to all other atoms:
 *                    care = OR over edges e of  exists dead atoms. care(e) & (m == mask(e))
 *   loop header  the same, again and again while care grows. Atoms that are made in an iteration (its compares, the
 *                masks merged in it) are quantified on the back edge: an atom is about the latest execution
 *
 * For L = 0; do { L |= c & exec; exec &= ~L } while (exec) the header gets atoms e, l. After two iterations, care = (e
 * ^ l) <=> entry & !(e & l): a lane is in the loop or has left it, never both, and EXEC | L is what entered. No idiom
 * is looked for.
 *
 * A merge that became an atom remains one. Everything behind it in the loop nest is then forgotten and done again. So
 * merges in loops that are expected to become atoms are atoms from the start (is_made_in_loop). Care only grows. After
 * MOST_ITERATIONS iterations it becomes true. Past the budget all merges are atoms of which nothing is known.
 */
#include "lanes.h"

#define MOST_ITERATIONS 16
#define BUDGET(nblock) ((uint64_t)40 * (nblock) + 2000)

/* One edge into a block, and what is known on it. */
struct in_edge {
	uint32_t e, k;			/* its index among the block's edges */
	uint32_t loop;			/* of which it is a back edge, WB_NONE */
	struct state p;
};
struct flow {
	struct lanes *l;
	uint32_t *iterations;		/* [block] how often the care of a header grew */
	uint32_t *last;			/* [loop] its block of the greatest number */
	struct in_edge *in_edge;	/* of the block under study */
	uint32_t nin_edge;
	uint64_t budget;
};

static uint32_t
new_atom(struct lanes *l, enum wb_atom_kind kind, uint32_t mask, bool uniform)
{
	const struct mask *m = &l->masks.at.at[mask];
	struct wb_atom a = { (uint8_t)kind, uniform, m->inst, m->block, m->unit, m->nunit };

	if (kind == WB_ATOM_ENTRY)
		a.block = WB_NONE;
	WB_PUSH(l->cx->unit, &l->atom, a);
	WB_PUSH(l->cx->tmp, &l->atom_mask, mask);
	return l->atom.n - 1;
}

bool
lanes_known_nonempty(struct lanes *l, const struct state *p, uint32_t set)
{
	if (set == WB_LANES_ALL)
		return true;
	for (uint32_t k = 0; k < p->nnonempty; k++)
		if (p->nonempty[k] == set)
			return true;
	for (uint32_t k = 0; k < p->nnonempty; k++)
		if (lanes_within(l, p->care, p->nonempty[k], set))
			return true;
	return false;
}

static void
add_nonempty(struct lanes *l, struct state *p, uint32_t set)
{
	if (set == WB_NONE || lanes_known_nonempty(l, p, set))
		return;
	if (p->nnonempty == MOST_NONEMPTY) {
		memmove(p->nonempty, p->nonempty + 1, (MOST_NONEMPTY - 1) * sizeof *p->nonempty);
		p->nnonempty--;
	}
	p->nonempty[p->nnonempty++] = set;
}

/* ---- masks ------------------------------------------------------------------------------------ */
/* @mask becomes an atom: no function was found for it, or only one that is too large. Of a comparison, it is no more
 * the outcome, which lanes that were off do not have. */
static void
make_unknown(struct lanes *l, uint32_t mask)
{
	struct mask *m = &l->masks.at.at[mask];

	if (m->atom == WB_NONE)
		m->atom = new_atom(l, m->kind == MASK_SCC ? WB_ATOM_SCC : WB_ATOM_UNKNOWN, mask, m->kind == MASK_SCC);
	else if (m->kind == MASK_CMP)
		l->atom.at[m->atom].kind = WB_ATOM_UNKNOWN;
	m->set = wb_bdd_atom(l->bdd, m->atom);
}

uint32_t
lanes_set_of(struct lanes *l, uint32_t mask)
{
	if (mask == WB_NONE)
		return WB_LANES_NONE;
	if (l->masks.at.at[mask].set == WB_NONE)
		make_unknown(l, mask);
	return l->masks.at.at[mask].set;
}

/* ---- instructions: one mask ------------------------------------------------------------------------ */
#define MOST_ENTERED 4u			/* sets that entered loops are tried */

/* @set, a mask of @block, or the set that once entered a loop, if it is the same where @care holds: behind a loop, a
 * mask that is made of its atom may be that set again. */
static uint32_t
as_entered(struct lanes *l, uint32_t block, uint32_t care, uint32_t set)
{
	uint32_t n = 0;

	WB_BDD_EACH_ATOM(l->bdd, set, atom) {
		const struct mask *m = &l->masks.at.at[l->atom_mask.at[atom]];

		if (l->atom.at[atom].kind != WB_ATOM_LOOP || m->init == WB_NONE || n == MOST_ENTERED ||
			wb_loop_has(l->fn->loops, l->fn->loops->of_block[m->block], block))
			continue;
		n++;
		if (lanes_eq(l, care, set, m->init))
			return m->init;
	}
	return set;
}

/* @set is the function of mask @m, made of @a and @b. Returns a simpler one that is the same where @care holds. Where
 * one side of a union is within the other, the union is the other: EXEC | saved is saved, whatever was merged into
 * EXEC. */
static uint32_t
simplify(struct lanes *l, const struct mask *m, uint32_t care, uint32_t a, uint32_t b, uint32_t set)
{
	uint32_t entered = as_entered(l, m->block, care, set);

	if (entered != set || m->op != WB_BDD_OR || m->not_b || m->not_all || set == a || set == b)
		return entered;
	return lanes_within(l, care, a, b) ? b : lanes_within(l, care, b, a) ? a : set;
}

/* Computes the set of @mask. Where an earlier care, which was smaller, gave a simpler function that no longer holds,
 * the mask is not simplified again (fixed). True if the set was another one before. */
static bool
evaluate_mask(struct lanes *l, uint32_t care, uint32_t mask)
{
	struct wb_bdd *d = l->bdd;
	struct mask m = l->masks.at.at[mask];
	uint32_t a = WB_NONE, b = WB_NONE, r = WB_NONE;

	switch (m.kind) {
	case MASK_CONST: case MASK_PHI:
		return false;
	case MASK_ENTRY:
		if (m.atom == WB_NONE)
			l->masks.at.at[mask].atom = m.atom = new_atom(l, WB_ATOM_ENTRY, mask, false);
		r = wb_bdd_atom(d, m.atom);
		break;
	case MASK_CMP:
		if (m.atom == WB_NONE)
			l->masks.at.at[mask].atom = m.atom = new_atom(l, WB_ATOM_CMP, mask, false);
		r = wb_bdd_and(d, wb_bdd_atom(d, m.atom), lanes_set_of(l, m.src[0]));
		break;
	case MASK_BOOL:
		a = lanes_set_of(l, m.src[0]);
		b = lanes_set_of(l, m.src[1]);
		r = m.op == WB_BDD_AND && m.not_b ? wb_bdd_andn(d, a, b) :
						    wb_bdd_apply(d, m.op, a, m.not_b ? wb_bdd_not(d, b) : b);
		r = m.not_all ? wb_bdd_not(d, r) : r;
		break;
	case MASK_SELECT:
		a = lanes_set_of(l, m.src[0]);
		b = lanes_set_of(l, m.src[1]);
		r = wb_bdd_ite(d, lanes_set_of(l, m.src[2]), a, b);
		break;
	default:
		break;
	}
	if (r == WB_NONE)
		make_unknown(l, mask);
	else
		l->masks.at.at[mask].set = m.kind == MASK_BOOL && !m.fixed ? simplify(l, &m, care, a, b, r) : r;
	if (l->masks.at.at[mask].set == m.set || m.set == WB_NONE)
		return false;
	l->masks.at.at[mask].fixed = l->masks.at.at[mask].set == r;
	return true;
}

bool
lanes_along(struct lanes *l, uint32_t e, struct state *p)
{
	const struct wb_edge *edge = &l->fn->edge[e];
	struct branch br = l->masks.branch[edge->src];
	uint32_t set;
	bool zero;

	*p = l->in[edge->src];
	if (l->gave_up)
		return true;
	if (br.mask == WB_NONE || p->care == WB_LANES_NONE)
		return p->care != WB_LANES_NONE;
	set = lanes_set_of(l, br.mask);
	zero = (edge->kind == WB_EDGE_TAKEN) == br.taken_if_zero;
	if (l->masks.at.at[br.mask].kind == MASK_SCC) {
		set = zero ? wb_bdd_andn(l->bdd, p->care, set) : wb_bdd_and(l->bdd, p->care, set);
		p->care = set == WB_NONE ? p->care : set;
	} else if (zero) {
		if (lanes_known_nonempty(l, p, set))
			return false;
		set = wb_bdd_andn(l->bdd, p->care, set);
		p->care = set == WB_NONE ? p->care : set;
	} else {
		if (lanes_empty(l, p->care, set))
			return false;
		add_nonempty(l, p, set);
	}
	return p->care != WB_LANES_NONE;
}

/* ---- blocks: what is merged ------------------------------------------------------------------------------------ */
static void
find_in_edges(struct flow *f, uint32_t b)
{
	struct lanes *l = f->l;
	const struct wb_block *blk = &l->fn->block[b];

	f->nin_edge = 0;
	for (uint32_t k = 0; k < blk->nin; k++) {
		struct in_edge *w = &f->in_edge[f->nin_edge];
		uint32_t e = l->fn->in[blk->in + k], src = l->fn->edge[e].src;

		*w = (struct in_edge){ e, k, wb_edge_back(l->fn, e), { .reached = true, .care = WB_LANES_ALL } };
		if (src == WB_NONE && l->fn->is_kernel)
			/* a wave has a lane that is on; a function may be called with none */
			add_nonempty(l, &w->p, l->entry);
		else if (src != WB_NONE && (!l->in[src].reached || !lanes_along(l, e, &w->p)))
			continue;
		f->nin_edge++;
	}
}

static uint32_t
merged_set(struct flow *f, const struct mask *m, const struct in_edge *w)
{
	return lanes_set_of(f->l, f->l->masks.arg.at[m->arg + w->k]);
}

/* Whether @set has an atom that @loop makes anew in each iteration. */
static bool
is_stale(const struct lanes *l, uint32_t loop, uint32_t set)
{
	WB_BDD_EACH_ATOM(l->bdd, set, atom)
		if (lanes_made_in(l, loop, atom))
			return true;
	return false;
}

/* Whether @set is the mask @m on every edge, and has no atom that is made anew in each iteration. */
static bool
describes(struct flow *f, const struct mask *m, uint32_t set)
{
	for (uint32_t k = 0; k < f->nin_edge; k++) {
		const struct in_edge *w = &f->in_edge[k];

		if (!lanes_eq(f->l, w->p.care, set, merged_set(f, m, w)) ||
			(w->loop != WB_NONE && is_stale(f->l, w->loop, set)))
			return false;
	}
	return set != WB_NONE;
}

static bool
is_header(const struct lanes *l, uint32_t b)
{
	uint32_t loop = l->fn->loops->of_block[b];

	return loop != WB_NONE && wb_loop_has_head(l->fn->loops, loop, b);
}

static void
become_atom(struct flow *f, uint32_t mask)
{
	struct lanes *l = f->l;
	struct mask *m = &l->masks.at.at[mask];
	enum wb_atom_kind kind = is_header(l, m->block) ? WB_ATOM_LOOP : WB_ATOM_MERGE;

	if (m->atom == WB_NONE) {
		m->atom = new_atom(l, kind, mask, false);
		new_atom(l, kind, mask, false);
	}
	m->is_atom = true;
	m->init = WB_NONE;
	m->set = wb_bdd_atom(l->bdd, m->atom);
}

/* The set that EXEC, merged in @m, was made from: in a loop header, the set that entered, if there is one; else, EXEC
 * at the end of the immediate dominator. */
static uint32_t
find_init(struct flow *f, const struct mask *m)
{
	uint32_t up = f->l->fn->dom->idom[m->block], init = WB_NONE;

	if (f->l->atom.at[m->atom].kind != WB_ATOM_LOOP)
		return up == WB_NONE ? WB_NONE : f->l->masks.at.at[f->l->masks.exec_out[up]].set;
	for (uint32_t k = 0; k < f->nin_edge; k++)
		if (f->in_edge[k].loop == WB_NONE) {
			uint32_t a = merged_set(f, m, &f->in_edge[k]);

			if (init != WB_NONE && init != a)
				return WB_NONE;
			init = a;
		}
	return init;
}

/* Whether @m of header @b is made in the loop on a back edge, EXEC with fewer lanes, or merged there: it is expected to
 * become an atom, and is one from the start. This is a guess and no claim. */
static bool
is_made_in_loop(const struct lanes *l, uint32_t b, const struct mask *m)
{
	for (uint32_t k = 0; k < l->fn->block[b].nin; k++) {
		uint32_t e = l->fn->in[l->fn->block[b].in + k], loop = wb_edge_back(l->fn, e),
			 id = l->masks.arg.at[m->arg + k];
		const struct mask *x = loop == WB_NONE || id == WB_NONE ? NULL : &l->masks.at.at[id];

		if (x && wb_loop_has(l->fn->loops, loop, x->block) && (x->kind == MASK_PHI ? x->block != b :
				x->kind == MASK_BOOL && (!m->exec || x->op == WB_BDD_AND || x->op == WB_BDD_ANDN)))
			return true;
	}
	return false;
}

/* True if a phi of @b has another function than before. */
static bool
merge_masks(struct flow *f, uint32_t b)
{
	struct lanes *l = f->l;
	struct masks *ms = &l->masks;
	bool changed = false;

	for (uint32_t i = ms->def_first[b]; i < ms->phi_end[b]; i++) {
		struct mask *m = &ms->at.at[ms->def[i]];
		uint32_t set = m->set;

		if (!m->is_atom && !f->l->gave_up && !is_made_in_loop(l, b, m)) {
			bool found = set != WB_NONE && describes(f, m, set);

			for (uint32_t k = 0; k < f->nin_edge && !found; k++) {
				set = merged_set(f, m, &f->in_edge[k]);
				found = describes(f, m, set);
			}
			if (!found)
				set = WB_NONE;
		} else if (!m->is_atom) {
			set = WB_NONE;
		}
		if (!m->is_atom && set == WB_NONE) {
			become_atom(f, ms->def[i]);
			changed = true;
		} else if (set != m->set) {
			m->set = set;
			changed = true;
		}
		if (m->is_atom && m->exec)
			m->init = find_init(f, m);
	}
	return changed;
}

/* @care, or what every lane fulfils on some edge into @b. Where no merge is an atom, all edges but back edges forget
 * the same atoms. Then the union is made first, and has one image: often it is what held before the paths parted. */
static uint32_t
merge_care(struct flow *f, uint32_t b, bool header, uint32_t care)
{
	struct lanes *l = f->l;
	bool alike = !header && !lanes_merges_atoms(l, b);

	for (uint32_t k = 0; k < f->nin_edge; k++) {
		const struct in_edge *w = &f->in_edge[k];

		care = wb_bdd_or(l->bdd, care, alike ? w->p.care : lanes_care_into(l, w->e, w->k, w->p.care));
	}
	return alike ? lanes_care_into(l, f->in_edge[0].e, f->in_edge[0].k, care) : care;
}

/* Whether @set has the same lanes in all iterations of @loop, from its header on. (A loop with several headers may have
 * been entered by another one, where nothing is known of it.) */
static bool
stays(const struct lanes *l, uint32_t loop, uint32_t set)
{
	return !l->fn->loops->loop[loop].irreducible && !is_stale(l, loop, set);
}

/* Sets that are nonempty on every edge: sets known before, around a loop those that stay; and masks that are merged
 * here, last, because the first are forgotten where there are too many. */
static void
merge_nonempty(struct flow *f, uint32_t b, struct state *p)
{
	struct lanes *l = f->l;
	const struct masks *ms = &l->masks;
	bool all;

	for (uint32_t n = 0; n < f->nin_edge * MOST_NONEMPTY; n++) {
		const struct state *in = &f->in_edge[n / MOST_NONEMPTY].p;
		uint32_t i = n % MOST_NONEMPTY;

		all = i < in->nnonempty;
		for (uint32_t k = 0; k < f->nin_edge && all; k++)
			all = f->in_edge[k].loop == WB_NONE ?
				lanes_known_nonempty(l, &f->in_edge[k].p, in->nonempty[i]) :
				stays(l, f->in_edge[k].loop, in->nonempty[i]);
		if (all)
			add_nonempty(l, p, lanes_drop_forgotten(l, b, in->nonempty[i]));
	}
	for (uint32_t i = ms->def_first[b]; i < ms->phi_end[b]; i++) {
		const struct mask *m = &ms->at.at[ms->def[i]];

		all = true;
		for (uint32_t k = 0; k < f->nin_edge && all; k++)
			all = lanes_known_nonempty(l, &f->in_edge[k].p, merged_set(f, m, &f->in_edge[k]));
		if (all)
			add_nonempty(l, p, m->set);
	}
	if (l->fn->is_kernel)		/* the lanes of a wave stay the same, around loops too */
		add_nonempty(l, p, l->entry);
}

static bool
same_state(const struct state *a, const struct state *b)
{
	return a->reached == b->reached && a->care == b->care && a->nnonempty == b->nnonempty &&
		memcmp(a->nonempty, b->nonempty, a->nnonempty * sizeof *a->nonempty) == 0;
}

/* Computes what is known at the start of @b. True if it changed. @revisited: the block was visited before. Then, if
 * masks changed, nothing else is computed, for it would be forgotten anyway. */
static bool
merge_edges(struct flow *f, uint32_t b, bool revisited, bool *masks_changed)
{
	struct lanes *l = f->l;
	struct state old = l->in[b], p = { .reached = true };
	bool header = is_header(l, b);

	find_in_edges(f, b);
	if (!f->nin_edge)
		return false;
	*masks_changed = merge_masks(f, b);
	if (*masks_changed && revisited)
		return true;
	if (l->fn->block[b].nin == 1) {
		p = f->in_edge[0].p;
	} else {
		lanes_begin_merge(l);
		p.care = merge_care(f, b, header, header && !*masks_changed && old.reached ? old.care : WB_LANES_NONE);
		if (header && old.reached && p.care != old.care && ++f->iterations[b] > MOST_ITERATIONS)
			p.care = WB_NONE;
		if (p.care == WB_NONE || f->l->gave_up)
			p.care = WB_LANES_ALL;
		if (!l->gave_up)
			merge_nonempty(f, b, &p);
	}
	l->in[b] = p;
	return *masks_changed || !same_state(&old, &p);
}

/* ---- the order ------------------------------------------------------------------------------------------------ */
/* The masks of @b changed. What was found from block @from on, to the end of the outermost loop around @b, is void. */
static void
forget_blocks(struct flow *f, uint32_t b, uint32_t from)
{
	const struct wb_loops *ls = f->l->fn->loops;
	uint32_t loop = ls->of_block[b];

	if (loop == WB_NONE)
		return;
	while (ls->loop[loop].parent != WB_NONE)
		loop = ls->loop[loop].parent;
	for (uint32_t x = from; x <= f->last[loop]; x++) {
		f->l->in[x] = (struct state){ 0 };
		f->iterations[x] = 0;
	}
}

static void
process_block(struct flow *f, uint32_t b, bool merged)
{
	struct lanes *l = f->l;
	const struct masks *ms = &l->masks;
	bool masks_changed = false, revisited = l->in[b].reached;

	if (!merged)
		merge_edges(f, b, revisited, &masks_changed);
	if (masks_changed && revisited) {
		forget_blocks(f, b, b);
		merge_edges(f, b, false, &masks_changed);
	}
	if (!l->in[b].reached)
		return;
	masks_changed = false;
	for (uint32_t k = ms->def_first[b]; k < ms->def_first[b + 1]; k++)
		masks_changed |= evaluate_mask(l, l->in[b].care, ms->def[k]);
	if (masks_changed && revisited)
		forget_blocks(f, b, b + 1);
}

/* Whether an edge leads to @b from itself or a block of a greater number. */
static bool
has_edge_back(const struct wb_fn *fn, uint32_t b)
{
	WB_EACH_PRED(fn, b, src)
		if (src != WB_NONE && src >= b)
			return true;
	return false;
}

/* After @b, the last block of some loops: the first block that must be visited again, or WB_NONE if all are stable.
 * *merged: what is merged there is known already. A loop with one header has no other block with an edge from further
 * down. One with several headers may. */
static uint32_t
unstable(struct flow *f, uint32_t b, bool *merged)
{
	const struct wb_loops *ls = f->l->fn->loops;

	for (uint32_t loop = ls->of_block[b]; loop != WB_NONE && f->last[loop] == b; loop = ls->loop[loop].parent)
		for (uint32_t k = 0; k < (ls->loop[loop].irreducible ? ls->loop[loop].nblock : 1); k++) {
			uint32_t h = ls->list[ls->loop[loop].block + k];
			bool masks_changed = false;

			if (has_edge_back(f->l->fn, h) && merge_edges(f, h, true, &masks_changed)) {
				if (masks_changed)
					forget_blocks(f, h, h);
				*merged = !masks_changed;
				return h;
			}
		}
	return WB_NONE;
}

static void
sweep_blocks(struct flow *f)
{
	uint32_t n = f->l->fn->nblock;
	bool merged = false;

	for (uint32_t b = 0; b < n;) {
		uint32_t h;

		if (!f->budget--) {
			f->l->gave_up = true;
			return;
		}
		process_block(f, b, merged);
		merged = false;
		h = f->l->gave_up ? WB_NONE : unstable(f, b, &merged);
		b = h == WB_NONE ? b + 1 : h;
	}
}

/* The last block of each loop. */
static void
find_ends(struct flow *f)
{
	const struct wb_loops *ls = f->l->fn->loops;

	f->last = WB_NEW(f->l->cx->tmp, uint32_t, ls->nloop);
	for (uint32_t b = 0; b < f->l->fn->nblock; b++)
		if (ls->of_block[b] != WB_NONE)
			f->last[ls->of_block[b]] = b;
	for (uint32_t k = ls->nloop; k--;) {	/* inner ones first */
		uint32_t parent = ls->loop[k].parent;

		if (parent != WB_NONE && f->last[parent] < f->last[k])
			f->last[parent] = f->last[k];
	}
}

static void
give_up(struct flow *f)
{
	struct lanes *l = f->l;

	for (uint32_t b = 0; b < l->fn->nblock; b++)
		l->in[b] = (struct state){ 0 };
	for (uint32_t k = 2; k < l->masks.at.n; k++)
		if (l->masks.at.at[k].kind == MASK_PHI)
			become_atom(f, k);
	f->budget = UINT64_MAX;		/* now the sweep ends: all merges are atoms, and care is true */
	lanes_note_top(l, WB_NONE, 0, "the masks of this function are too involved to be followed");
	sweep_blocks(f);
}

void
lanes_flow(struct lanes *l)
{
	struct flow f = { .l = l, .budget = BUDGET(l->fn->nblock) };
	uint32_t most = 0;

	find_ends(&f);
	f.iterations = WB_NEW(l->cx->tmp, uint32_t, l->fn->nblock);
	lanes_image_init(l);
	l->in = WB_NEW(l->cx->tmp, struct state, l->fn->nblock);
	for (uint32_t b = 0; b < l->fn->nblock; b++)
		most = l->fn->block[b].nin > most ? l->fn->block[b].nin : most;
	f.in_edge = WB_NEW(l->cx->tmp, struct in_edge, (size_t)most + 1);
	l->entry = WB_LANES_ALL;
	for (uint32_t k = 2; k < l->masks.at.n; k++)
		if (l->masks.at.at[k].kind == MASK_ENTRY) {
			evaluate_mask(l, WB_LANES_ALL, k);
			l->entry = l->masks.at.at[k].set;
		}
	sweep_blocks(&f);
	if (l->gave_up)
		give_up(&f);
}
