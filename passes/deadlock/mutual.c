/* passes/deadlock/mutual.c -- waves that wait for each other, because each holds lanes back.
 *
 *	one wave				another wave
 *	A: lane 0:  while (pong == 0) {}		B: lane 0:  while (ping == 0) {}
 *	   lane 63: ping = 1			   lane 63: pong = 1
 *
 * Lane 63 of each wave could end the waiting of the other wave, but comes to its write only when lane 0 has left the
 * loop. Threads of their own do not wait for each other here.
 *
 * How:    a node is a loop in which a wave may wait; an edge from A to B says that a wave in A may wait for a write of
 *         another wave that is in B. The edge is held if lanes execute the write that are not in B: those that B holds
 *         back. A held edge on a circle is a finding. Writes behind a barrier wait for all waves of the workgroup, in
 *         whatever loop these are: the barriers are one more node.
 * Sound:  suppose that in lock step some waves never end, and that their threads would, from there on. Let t(w) be the
 *         time at which memory first changes so that a thread in the loop of wave w leaves it, or writes something else
 *         in it. The change is a write of a thread of such a wave w' (all others have ended). If it is one that is in
 *         the loop of w', or one behind a barrier to which those in the loop have to come, then t(w') is before t(w);
 *         else the edge is held. So follow from w the waves whose writes it waits for: the times cannot decrease for
 *         ever, so there is a circle, and an edge of it is held. Where two waves are one, the edge leads from a loop
 *         to itself, and is what deadlock.c looks for.
 *         An edge is left out only if the addresses are different in any two waves (apart.c), if the wave in B never
 *         executes the write (roles.c), or if ids of workgroups only increase, or only decrease, along all edges of a
 *         component: then no circle has this edge.
 * Cost:   O(loops * writes) questions about addresses; those of writes that are not held only where some are.
 */
#include "deadlock.h"

struct edge {
	uint32_t from, to;		/* of h->wait; h->wait.n: the barriers */
	uint32_t read, write;
	bool held;
	int64_t low, high;		/* workgroup of `to` minus that of `from` */
};
/* How a write may let a loop be left, asked once. */
struct hit {
	bool asked;
	uint32_t read;			/* what it changes */
	struct wb_far far;
};
struct circles {
	struct wb_check *h;
	WB_VEC(struct edge) edge;
	uint32_t *pair;			/* [from] its edge to the node under way, not held; WB_NONE: none */
	struct hit *hit;		/* [wait * nwrite + write] NULL: too many */
	uint32_t *number;		/* [instruction] of wb_check.write[] */
	uint32_t *wave;			/* [node] the first work-item of its only wave; WB_NONE: see only_wave */
	uint32_t *part;			/* [node] its component */
};

/* How @write of another wave may let @a be left. *read: what it changes. */
static struct wb_far
affects(struct wb_check *h, const struct wb_wait *a, uint32_t write, uint32_t *read)
{
	struct wb_far all = { WB_ALIAS_NO, INT64_MAX, INT64_MIN };

	for (uint32_t k = 0; k < a->nread; k++) {
		uint32_t r = a->read[k];
		bool apart = (h->buffers_distinct || wb_plain_load(h, r)) && !wb_one_object(h, r, write);
		struct wb_far one = wb_alias_far(h, r, write, false);

		if (one.alias == WB_ALIAS_NO || wb_swap_no_effect(h, &a->c, &a->s, r, write, true) ||
			wb_keeps_waiting(h, &a->c, write, true))
			continue;
		h->assumed_distinct |= apart && !wb_plain_load(h, r);
		if (apart)
			continue;
		*read = r;
		all.alias = WB_ALIAS_MAY;
		all.low = one.low < all.low ? one.low : all.low;
		all.high = one.high > all.high ? one.high : all.high;
	}
	return all;
}

/* The same for the @n-th write. If there are too many to ask, all addresses overlap. */
static struct hit
hit_of(struct circles *s, uint32_t a, uint32_t n)
{
	const struct wb_wait *w = &s->h->wait.at[a];
	struct hit all = { true, w->read[0], { WB_ALIAS_MAY, INT64_MIN, INT64_MAX } }, *hit;

	if (!s->hit)
		return all;
	hit = &s->hit[(size_t)a * s->h->nwrite + n];
	if (!hit->asked) {
		hit->asked = true;
		hit->far = affects(s->h, w, s->h->write[n], &hit->read);
	}
	return *hit;
}

/* Adds the edge from @a to @b by the @n-th write; of those that are not held, all together are one. */
static void
add_edge(struct circles *s, uint32_t a, uint32_t b, uint32_t n, bool held)
{
	struct hit hit = hit_of(s, a, n);
	struct edge e = { .from = a, .to = b, .read = hit.read, .write = s->h->write[n], .held = held,
		.low = hit.far.low, .high = hit.far.high };
	struct edge *same = held || s->pair[a] == WB_NONE ? NULL : &s->edge.at[s->pair[a]];

	if (hit.far.alias == WB_ALIAS_NO ||
		(hit.far.low == 0 && hit.far.high == 0 && s->wave[a] != WB_NONE && s->wave[a] == s->wave[b]))
		return;			/* not, or not of another wave */
	if (same) {
		same->low = e.low < same->low ? e.low : same->low;
		same->high = e.high > same->high ? e.high : same->high;
		return;
	}
	if (!held)
		s->pair[a] = s->edge.n;
	WB_PUSH(s->h->cx->tmp, &s->edge, e);
}

static void
forget_pairs(struct circles *s)
{
	for (uint32_t a = 0; a < s->h->wait.n; a++)
		s->pair[a] = WB_NONE;
}

/* ---- edges ----------------------------------------------------------------------------------------- */
/* Whether a wave of this @role may execute @write, in a block of @in. */
static bool
executes(struct wb_check *h, struct wb_bits in, uint32_t role, uint32_t write)
{
	return wb_bit(in, h->g->block_of[write]) && !wb_role_never(h, role, write);
}

/* The writes that lanes in @b may execute there, or when all have left it, also behind barriers. */
static void
add_behind(struct circles *s, uint32_t b)
{
	struct wb_check *h = s->h;
	const struct wb_wait *w = &h->wait.at[b];
	uint32_t role = wb_role_in(h, &w->c);
	struct wb_bits in = wb_bits_new(h->cx->tmp, h->fn->nblock);

	for (uint32_t k = 0; k < w->c.nblock; k++)
		wb_bit_set(in, w->c.block[k]);
	for (uint32_t k = 0; k < w->c.nexit; k++)
		if (h->fn->edge[w->c.exit[k]].dst != WB_NONE)
			wb_reach(h->cx->tmp, h->fn, h->fn->edge[w->c.exit[k]].dst, false, WB_NONE, in);
	forget_pairs(s);
	for (uint32_t n = 0; n < h->nwrite; n++)
		for (uint32_t a = executes(h, in, role, h->write[n]) ? 0 : h->wait.n; a < h->wait.n; a++)
			add_edge(s, a, b, n, false);
}

/* Waves wait at a barrier for all others of their workgroup, and those that wait for what is written behind it wait for
 * them. */
static void
add_barriers(struct circles *s)
{
	struct wb_check *h = s->h;
	struct wb_bits in = wb_bits_new(h->cx->tmp, h->fn->nblock);
	uint32_t barrier = WB_NONE;

	for (uint32_t k = 0; k < h->fn->ninst; k++)
		if (h->fn->inst[k].op == WB_OP_BARRIER)
			wb_reach(h->cx->tmp, h->fn, h->g->block_of[barrier = k], false, WB_NONE, in);
	if (barrier == WB_NONE || h->wave_groups)
		return;
	forget_pairs(s);
	for (uint32_t n = 0; n < h->nwrite; n++)
		for (uint32_t a = 0; wb_bit(in, h->g->block_of[h->write[n]]) && a < h->wait.n; a++)
			add_edge(s, a, h->wait.n, n, false);
	for (uint32_t b = 0; b < h->wait.n; b++)
		WB_PUSH(h->cx->tmp, &s->edge,
			((struct edge){ .from = h->wait.n, .to = b, .read = barrier, .write = WB_NONE }));
}

/* ---- circles --------------------------------------------------------------------------------------- */
/* Sets s->part. */
static void
find_parts(struct circles *s)
{
	struct wb_arena *tmp = s->h->cx->tmp;
	uint32_t n = s->h->wait.n + 1;
	uint32_t *src = WB_NEW(tmp, uint32_t, s->edge.n), *dst = WB_NEW(tmp, uint32_t, s->edge.n);
	uint32_t *list = WB_NEW(tmp, uint32_t, n), *all = WB_NEW(tmp, uint32_t, n);
	struct wb_graph g;
	struct wb_scc scc;

	for (uint32_t k = 0; k < s->edge.n; k++) {
		src[k] = s->edge.at[k].from;
		dst[k] = s->edge.at[k].to;
	}
	for (uint32_t k = 0; k < n; k++)
		list[k] = k;
	g = wb_graph_new(tmp, n, src, dst, s->edge.n);
	wb_scc_new(&scc, tmp, &g);
	wb_scc_find(&scc, list, n, all, 0);
	for (uint32_t c = 0; c < scc.ncomp; c++)
		for (uint32_t k = scc.first[c]; k < scc.first[c + 1]; k++)
			s->part[scc.node[k]] = c;
}

static bool inside(const struct circles *s, const struct edge *e) { return s->part[e->from] == s->part[e->to]; }

/* Leaves out edges between components, and those of a component along which ids of workgroups change, if they only
 * increase or only decrease in it. Whether any was left out. */
static bool
drop_edges(struct circles *s)
{
	bool *up = WB_NEW(s->h->cx->tmp, bool, s->h->wait.n + 1), *down = WB_NEW(s->h->cx->tmp, bool, s->h->wait.n + 1);
	uint32_t n = 0, was = s->edge.n;

	for (uint32_t k = 0; k < s->edge.n; k++)
		if (inside(s, &s->edge.at[k])) {
			up[s->part[s->edge.at[k].from]] |= s->edge.at[k].high > 0;
			down[s->part[s->edge.at[k].from]] |= s->edge.at[k].low < 0;
		}
	for (uint32_t k = 0; k < s->edge.n; k++) {
		const struct edge e = s->edge.at[k];
		uint32_t p = s->part[e.from];

		if (inside(s, &e) && (up[p] || e.high >= 0) && (down[p] || e.low <= 0))
			s->edge.at[n++] = e;
	}
	s->edge.n = n;
	return n < was;
}

/* ---- findings -------------------------------------------------------------------------------------- */
/* One wave of a circle: it waits by @e. */
static struct wb_turn
turn_of(struct circles *s, const struct edge *e)
{
	struct wb_turn t = { .read = e->read, .write = e->write, .last = UINT32_MAX, .low = e->low, .high = e->high };

	if (e->from < s->h->wait.n)
		wb_items_of_waves(s->h, &s->h->wait.at[e->from].c, &t.first, &t.last);
	return t;
}

/* The circle that edge @last closes, on a shortest way. */
static void
list_turns(struct circles *s, const struct edge *last, struct wb_finding *f)
{
	struct wb_arena *tmp = s->h->cx->tmp;
	uint32_t n = s->h->wait.n + 1;
	uint32_t *by = wb_new_ids(tmp, n);	/* [node] the edge from it towards last->from */
	uint32_t *far = wb_new_ids(tmp, n);	/* [node] how many edges it is from last->to; WB_NONE: not reached */

	far[last->to] = 0;
	for (uint32_t d = 0; d < n && far[last->from] == WB_NONE; d++)
		for (uint32_t k = 0; k < s->edge.n; k++) {
			const struct edge *e = &s->edge.at[k];

			if (far[e->from] == d && far[e->to] == WB_NONE) {
				far[e->to] = d + 1;
				by[e->to] = k;
			}
		}
	f->turn = s->h->turn.n;
	WB_PUSH(tmp, &s->h->turn, turn_of(s, last));
	for (uint32_t at = last->from; at != last->to; at = s->edge.at[by[at]].from)
		WB_PUSH(tmp, &s->h->turn, turn_of(s, &s->edge.at[by[at]]));
	f->nturn = s->h->turn.n - f->turn;
}

/* What @b holds back, as one finding about its loop. */
static void
report(struct circles *s, uint32_t b)
{
	struct wb_bits write = wb_bits_new(s->h->cx->tmp, s->h->fn->ninst);
	const struct edge *one = NULL;
	WB_VEC(uint32_t) list = { 0 };
	struct wb_finding f = { 0 };

	for (uint32_t k = 0; k < s->edge.n; k++) {
		const struct edge *e = &s->edge.at[k];

		if (!e->held || e->to != b)
			continue;
		one = one ? one : e;
		if (wb_bit_add(write, e->write))
			WB_PUSH(s->h->cx->tmp, &list, e->write);
	}
	if (!one)
		return;
	list_turns(s, one, &f);
	wb_report_wait(s->h, &s->h->wait.at[b], list.at, list.n, f);
}

#define MOST_HITS (1u << 20)

/* Loops that are reported for their own wave need no second finding. */
static bool
any_held(struct wb_check *h)
{
	struct wb_bits found = wb_bits_new(h->cx->tmp, h->fn->loops->nloop);
	bool any = false;

	for (uint32_t k = 0; k < h->finding.n; k++)
		wb_bit_set(found, h->finding.at[k].loop);
	for (uint32_t k = 0; k < h->wait.n; k++) {
		if (wb_bit(found, h->wait.at[k].c.loop))
			h->wait.at[k].nheld = 0;
		any |= h->wait.at[k].nheld != 0;
	}
	return any;
}

/* The first work-item of the only wave of a workgroup that may be in @c; WB_NONE: there may be several. */
static uint32_t
only_wave(struct wb_check *h, const struct wb_cycle *c)
{
	uint32_t first, last;

	if (h->dimensions & ~1u)
		return WB_NONE;
	wb_items_of_waves(h, c, &first, &last);
	return last - first < wb_fn_lanes(h->fn) ? first : WB_NONE;
}

void
wb_check_mutual(struct wb_check *h)
{
	struct circles s = { .h = h };

	if (!h->fn->is_kernel || h->one_wave || !any_held(h))
		return;
	s.pair = wb_new_ids(h->cx->tmp, h->wait.n);
	s.number = wb_new_ids(h->cx->tmp, h->fn->ninst);
	for (uint32_t n = 0; n < h->nwrite; n++)
		s.number[h->write[n]] = n;
	if ((uint64_t)h->wait.n * h->nwrite <= MOST_HITS)
		s.hit = WB_NEW(h->cx->tmp, struct hit, (size_t)h->wait.n * h->nwrite);
	s.part = WB_NEW(h->cx->tmp, uint32_t, h->wait.n + 1);
	s.wave = wb_new_ids(h->cx->tmp, h->wait.n + 1);
	for (uint32_t a = 0; a < h->wait.n; a++)
		s.wave[a] = only_wave(h, &h->wait.at[a].c);
	for (uint32_t b = 0; b < h->wait.n; b++)	/* what it holds back from waves in @a */
		for (uint32_t a = 0; a < h->wait.n; a++)
			for (uint32_t k = 0; k < h->wait.at[b].nheld; k++)
				add_edge(&s, a, b, s.number[h->wait.at[b].held[k]], true);
	if (!s.edge.n)
		return;
	for (uint32_t b = 0; b < h->wait.n; b++)
		add_behind(&s, b);
	add_barriers(&s);
	do
		find_parts(&s);
	while (drop_edges(&s));
	for (uint32_t b = 0; b < h->wait.n; b++)
		report(&s, b);
}
