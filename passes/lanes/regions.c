/* passes/lanes/regions.c -- the nest of splits and exec loops.
 *
 * Blocks are visited in order. At the start of each, the open region is the innermost one common to all paths into it
 * (back edges aside). Then each write of EXEC, from X to Y, is classified by comparing sets:
 *
 *   Y = entry of an open region       it is joined. Regions inside that are still open have no join of their own
 *   Y within entry & !then            branch serialisation: the else begins
 *   Y = entry & !then, after a join   the same, with all lanes on for a while in between (s_or_saveexec, copies,
 *                                     s_xor): that was no join
 *   Y within X                        a split
 *   Y within the entry of a region    lanes come back in some other way: irregular
 *   anything else                     not proved
 *
 * A loop whose EXEC at the header is not the same in every iteration is a region, too.
 * Cost:   O(instructions + writes of EXEC * depth).
 */
#include "lanes.h"

struct region_builder {
	struct lanes *l;
	uint32_t *of_loop;		/* [loop] its region */
	uint32_t *out;			/* [block] the region open at its end */
	/* [region] itself, or the innermost region around it, that is of a loop; WB_NONE */
	WB_VEC(uint32_t) loop;
	uint32_t b;			/* the block under study */
	uint32_t current;		/* region */
	uint32_t closed;		/* the last region joined in this block; WB_NONE */
};

static struct wb_region *at(const struct region_builder *n, uint32_t r) { return &n->l->region.at[r]; }

static uint32_t
open_region(struct region_builder *n, enum wb_region_kind kind, uint32_t parent)
{
	struct lanes *l = n->l;
	uint32_t id = l->region.n,
		 loop = kind == WB_REGION_LOOP ? id : parent == WB_NONE ? WB_NONE : n->loop.at[parent];
	struct wb_region r = {
		.kind = (uint8_t)kind, .close = WB_CLOSE_EXIT, .parent = parent, .closer = WB_NONE, .loop = WB_NONE,
		.split = WB_NONE, .flow = WB_NONE, .flow_last = WB_NONE, .join = WB_NONE, .skip = WB_NONE,
		.skip_other = WB_NONE, .flow_span = WB_NONE, .other_span = WB_NONE,
		.end_span = WB_NONE,
	};

	r.depth = parent == WB_NONE ? 0 : l->region.at[parent].depth + 1;
	WB_PUSH(l->cx->unit, &l->region, r);
	WB_PUSH(l->cx->tmp, &n->loop, loop);
	return id;
}

static uint32_t care(const struct region_builder *n) { return n->l->in[n->b].care; }

/* ---- blocks and spans ------------------------------------------------------------------------------ */
static const struct wb_edge *
only_edge(const struct wb_fn *fn, uint32_t b, uint32_t not_edge)
{
	const struct wb_edge *found = NULL;

	WB_EACH_OUT(fn, b, e) {
		if (e == not_edge)
			continue;
		if (found)
			return NULL;
		found = &fn->edge[e];
	}
	return found && found->dst != WB_NONE ? found : NULL;
}

/* The edge taken exactly if EXEC at the end of @b is zero; WB_NONE. */
static uint32_t
zero_edge(const struct lanes *l, uint32_t b)
{
	struct branch br = l->masks.branch[b];

	if (br.mask == WB_NONE || l->masks.at.at[br.mask].set != l->out->leave[b])
		return WB_NONE;
	WB_EACH_OUT(l->fn, b, e)
		if ((l->fn->edge[e].kind == WB_EDGE_TAKEN) == br.taken_if_zero)
			return e;
	return WB_NONE;
}

/* The edge out of the block of @inst that is taken exactly if the EXEC that it leaves is zero; WB_NONE: there is none,
 * or more than one span comes before. */
static uint32_t
skip_behind(const struct lanes *l, uint32_t inst)
{
	uint32_t b = l->block_of[inst];

	return l->out->of_inst[inst] + 2 >= l->out->block_span[b + 1] ? zero_edge(l, b) : WB_NONE;
}

/* The first span after @inst that is not just such a branch. */
static uint32_t
span_after(const struct lanes *l, uint32_t inst)
{
	uint32_t b = l->block_of[inst], end = l->fn->block[b].first + l->fn->block[b].ninst,
		 skip = skip_behind(l, inst);
	const struct wb_edge *edge;

	if (inst + 1 < end && !(skip != WB_NONE && inst + 2 == end))
		return l->out->of_inst[inst] + 1;
	edge = only_edge(l->fn, b, skip);
	return edge ? l->out->block_span[edge->dst] : WB_NONE;
}

/* ---- writes of EXEC -------------------------------------------------------------------------- */
static void
join_region(struct region_builder *n, uint32_t region, uint32_t inst)
{
	struct lanes *l = n->l;
	struct wb_region *r = at(n, region);

	for (uint32_t q = n->current; q != region; q = at(n, q)->parent)
		if (at(n, q)->end_span == WB_NONE)
			at(n, q)->end_span = span_after(l, inst);
	r->close = WB_CLOSE_JOIN;
	r->irregular |= r->join != WB_NONE;
	r->join = inst;
	r->end_span = span_after(l, inst);
	if (r->flow == WB_NONE)
		r->flow_span = l->out->of_inst[inst];
	n->current = r->parent;
	n->closed = region;
}

/* Lanes that a split leaves for its else. */
static uint32_t
remaining(struct region_builder *n, uint32_t region)
{
	return wb_bdd_andn(n->l->bdd, at(n, region)->entry, at(n, region)->then);
}

static void
serialise(struct region_builder *n, uint32_t region, uint32_t first, uint32_t last, uint32_t set)
{
	struct wb_region *r = at(n, region);

	for (uint32_t q = n->current; q != region && q != r->parent; q = at(n, q)->parent)
		if (at(n, q)->end_span == WB_NONE)
			at(n, q)->end_span = n->l->out->of_inst[first];
	r->flow = first;
	r->flow_last = last;
	r->flow_span = n->l->out->of_inst[first];
	r->other = set;
	r->covers = lanes_within(n->l, care(n), remaining(n, region), set);
	r->other_span = span_after(n->l, last);
	r->skip_other = skip_behind(n->l, last);
	n->current = region;
}

static void
open_split(struct region_builder *n, uint32_t inst, uint32_t before, uint32_t after)
{
	uint32_t region = open_region(n, WB_REGION_SPLIT, n->current);
	struct wb_region *r = at(n, region);

	r->entry = before;
	r->then = after;
	r->split = inst;
	r->skip = skip_behind(n->l, inst);
	n->current = region;
}

/* The innermost open region whose entry is @set. One of a loop counts only behind the loop. */
static uint32_t
restored(struct region_builder *n, uint32_t set)
{
	for (uint32_t q = n->current; q != WB_NONE; q = at(n, q)->parent) {
		const struct wb_region *r = at(n, q);

		if (r->kind == WB_REGION_LOOP && wb_loop_has(n->l->fn->loops, r->loop, n->b))
			return WB_NONE;
		if ((r->kind == WB_REGION_SPLIT || r->kind == WB_REGION_LOOP) && lanes_eq(n->l, care(n), set, r->entry))
			return q;
	}
	return WB_NONE;
}

/* The innermost open split whose else @set may be. */
static uint32_t
serialised(struct region_builder *n, uint32_t set)
{
	for (uint32_t q = n->current; q != WB_NONE; q = at(n, q)->parent) {
		const struct wb_region *r = at(n, q);

		if (r->kind != WB_REGION_SPLIT)
			return WB_NONE;
		if (r->flow == WB_NONE && lanes_within(n->l, care(n), set, remaining(n, q)))
			return q;
	}
	return WB_NONE;
}

static void
rejoin(struct region_builder *n, uint32_t inst, uint32_t set)
{
	for (uint32_t q = n->current; q != WB_NONE; q = at(n, q)->parent)
		if (at(n, q)->kind != WB_REGION_LOOP && lanes_within(n->l, care(n), set, at(n, q)->entry)) {
			at(n, q)->irregular = true;
			n->current = q;
			return;
		}
	lanes_note_top(n->l, inst, n->b, "EXEC gets lanes of which nothing is known here");
	at(n, 0)->irregular = true;
	n->current = 0;
}

static void
write_exec(struct region_builder *n, uint32_t inst, uint32_t before, uint32_t after)
{
	struct lanes *l = n->l;
	uint32_t q;

	if (before == WB_NONE || after == WB_NONE || lanes_eq(l, care(n), before, after))
		return;
	if (lanes_empty(l, care(n), before) && lanes_empty(l, care(n), after))
		return;
	if ((q = restored(n, after)) != WB_NONE) {
		join_region(n, q, inst);
	} else if ((q = serialised(n, after)) != WB_NONE) {
		serialise(n, q, inst, inst, after);
	} else if (n->closed != WB_NONE && at(n, n->closed)->parent == n->current && at(n, n->closed)->flow == WB_NONE
	           && at(n, n->closed)->kind == WB_REGION_SPLIT &&
	lanes_within(l, care(n), after, remaining(n, n->closed))) {
		uint32_t first = at(n, n->closed)->join;

		at(n, n->closed)->join = WB_NONE;
		at(n, n->closed)->close = WB_CLOSE_EXIT;
		at(n, n->closed)->end_span = WB_NONE;
		serialise(n, n->closed, first, inst, after);
		for (uint32_t s = l->out->of_inst[first] + 1; s <= l->out->of_inst[inst]; s++)
			l->out->span[s].region = n->closed;
		n->closed = WB_NONE;
	} else if (lanes_within(l, care(n), after, before)) {
		open_split(n, inst, before, after);
	} else {
		rejoin(n, inst, after);
	}
}

/* ---- blocks --------------------------------------------------------------------------------------- */
static uint32_t
common_ancestor(const struct region_builder *n, uint32_t a, uint32_t b)
{
	while (a != b) {
		if (at(n, a)->depth < at(n, b)->depth)
			b = at(n, b)->parent;
		else
			a = at(n, a)->parent;
	}
	return a;
}

/* Regions end where a path into block b comes from outside of them. */
static void
end_at_merge(struct region_builder *n, uint32_t from, uint32_t region)
{
	for (; from != region; from = at(n, from)->parent)
		if (at(n, from)->end_span == WB_NONE)
			at(n, from)->end_span = n->l->out->block_span[n->b];
}

/* @region; or, where block b is outside of loops that @region is in, the region of the outermost of these. What was
 * open inside it no longer is. */
static uint32_t
leave_loops(const struct region_builder *n, uint32_t region)
{
	uint32_t out = region;

	for (uint32_t q = n->loop.at[region]; q != WB_NONE; q = n->loop.at[at(n, q)->parent])
		if (!wb_loop_has(n->l->fn->loops, at(n, q)->loop, n->b))
			out = q;
	return out;
}

static void
enter_block(struct region_builder *n)
{
	struct lanes *l = n->l;
	uint32_t region = WB_NONE;

	WB_EACH_IN(l->fn, n->b, e) {
		uint32_t src = l->fn->edge[e].src;

		if (src == WB_NONE)
			region = 0;
		else if (src < n->b && wb_edge_back(l->fn, e) == WB_NONE && l->in[src].reached)
			region = region == WB_NONE ? leave_loops(n, n->out[src]) :
						     common_ancestor(n, region, leave_loops(n, n->out[src]));
	}
	n->current = region == WB_NONE ? 0 : region;
	WB_EACH_IN(l->fn, n->b, e) {
		uint32_t src = l->fn->edge[e].src;

		if (src != WB_NONE && src < n->b && wb_edge_back(l->fn, e) == WB_NONE && l->in[src].reached)
			end_at_merge(n, leave_loops(n, n->out[src]), n->current);
	}
}

/* The block is the header of loops whose EXEC changes between iterations. */
static void
enter_loop(struct region_builder *n)
{
	struct lanes *l = n->l;
	const struct mask *exec = &l->masks.at.at[l->masks.exec_in[n->b]];
	uint32_t loop = l->fn->loops->of_block[n->b], r;

	if (exec->kind != MASK_PHI || !exec->is_atom || exec->block != n->b ||
		l->atom.at[exec->atom].kind != WB_ATOM_LOOP)
		return;
	if (l->fn->loops->loop[loop].irreducible || n->of_loop[loop] != WB_NONE)
		return;
	r = open_region(n, WB_REGION_LOOP, n->current);
	at(n, r)->loop = loop;
	at(n, r)->entry = exec->init;
	at(n, r)->then = exec->set;
	n->of_loop[loop] = r;
	n->current = r;
}

static void
walk_block(struct region_builder *n)
{
	struct lanes *l = n->l;
	struct wb_lanes *out = l->out;
	uint32_t nwrite = l->masks.write_first[n->b + 1] - l->masks.write_first[n->b];

	n->closed = WB_NONE;
	for (uint32_t s = out->block_span[n->b]; s < out->block_span[n->b + 1]; s++) {
		struct wb_span *sp = &out->span[s];
		bool more = s + 1 < out->block_span[n->b + 1];
		uint32_t last = sp->first + sp->ninst - 1, next = more ? l->own[s + 1] : l->out->leave[n->b];

		sp->region = n->current;
		if (s - out->block_span[n->b] < nwrite)		/* the block ends with a write of EXEC */
			write_exec(n, last, l->own[s], next);
	}
	n->out[n->b] = n->current;
}

/* Where the lanes of regions without a join come back on. */
static void
find_closers(struct lanes *l)
{
	for (uint32_t r = 1; r < l->region.n; r++) {
		struct wb_region *reg = &l->region.at[r];

		if (reg->join != WB_NONE)
			continue;
		for (uint32_t q = reg->parent; q != WB_NONE; q = l->region.at[q].parent)
			if (l->region.at[q].join != WB_NONE) {
				reg->close = WB_CLOSE_OUTER;
				reg->closer = q;
				break;
			}
	}
}

void
lanes_find_regions(struct lanes *l)
{
	struct region_builder n = { .l = l, .of_loop = wb_new_ids(l->cx->tmp, l->fn->loops->nloop),
		.out = WB_NEW(l->cx->tmp, uint32_t, l->fn->nblock) };

	open_region(&n, WB_REGION_FUNCTION, WB_NONE);
	at(&n, 0)->entry = at(&n, 0)->then = l->entry;
	for (n.b = 0; n.b < l->fn->nblock; n.b++) {
		if (!l->in[n.b].reached)
			continue;
		enter_block(&n);
		enter_loop(&n);
		walk_block(&n);
	}
	find_closers(l);
	for (uint32_t k = 0; k < l->fn->loops->nloop; k++)
		l->out->loop[k].region = n.of_loop[k];
}
