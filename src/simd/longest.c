/* src/simd/longest.c -- the longest path through a Sim-D program, in time that depends on the text and not on
 * iterations.
 *
 * The published procedure unrolls every loop into one graph, and takes its longest path. All paths through an iteration
 * start at the first block of the loop and end at its sink. So the longest path consists of the longest path through
 * each iteration, one after the other. Iterations are equal as long as no annotated branch in them changes its
 * direction. So equal iterations are combined into runs, and runs that repeat are combined again.
 *
 * Inner loops come first, and are one node of the loop around. Branches are predicted by their annotations; others may
 * go in both directions.
 *
 * A safe bound needs more. An exit of a loop besides its sink (a break of all lanes) is counted as if it were taken
 * after all iterations. And paths with different accesses are reported, because phases then have no order.
 *
 * Source: Spliet and Mullins, sections 5.4 to 5.6.
 */
#include "simd.h"

#define MOST_RUNS 1000000	/* of iterations of one loop */
#define MOST_STEPS 65536	/* listed steps */

/* The parts of a path, for reports. */
enum node_kind { STEP, THEN, REPEAT };
struct node {
	uint8_t kind, resource;
	uint32_t a, b;		/* nodes; REPEAT: a alone */
	uint64_t times, compute, access;
	uint32_t inst;
};
/* An exit of a loop besides its sink. */
struct side_exit {
	uint32_t block, edge;
	uint32_t next;		/* of the same loop, or WB_NONE */
};
struct body {			/* a finished loop: from its first block to its sink */
	bool done;
	struct simd_seg seg;
	uint32_t path;		/* node */
	uint32_t sink;
	uint32_t side_exits;
};
struct finder {
	struct wb_ctx *cx;
	const struct simd_flow *f;
	const struct wb_sim_d *m;
	const struct simd_cost *c;
	const struct simd_rules *r;
	WB_VEC(struct node) node;
	WB_VEC(struct side_exit) side_exit;
	struct body *body;		/* [loop] */
	uint32_t *loop_at;		/* [block] the finished loop that begins here, or WB_NONE */
	/* the current iteration, [block] */
	bool *visited;
	struct simd_seg *seg;
	uint32_t *path, *mark;		/* the last access: paths that join should agree */
	WB_VEC(uint32_t) branch;	/* annotated branches that were visited, without the one at the sink */
	uint32_t sink, side_exits;
	bool varies, failed;
	struct wb_loc why;
};

/* ---- paths ---------------------------------------------------------------------------------- */
static uint32_t
add_node(struct finder *x, struct node n)
{
	WB_PUSH(x->cx->tmp, &x->node, n);
	return x->node.n - 1;
}

static uint32_t
then(struct finder *x, uint32_t a, uint32_t b)
{
	return a == WB_NONE ? b : b == WB_NONE ? a : add_node(x, (struct node){ .kind = THEN, .a = a, .b = b });
}

static bool
refuse(struct finder *x, struct wb_loc loc, const char *what)
{
	if (!x->failed)
		wb_report(x->cx->diag, WB_E_SIMD_LOOP, loc, "%s", what);
	x->failed = true;
	return false;
}

static void
differ(struct finder *x, struct wb_loc loc)
{
	if (!x->varies)
		x->why = loc;
	x->varies = true;
}

/* Whether the access at the end of block @b is a phase of its own. */
static bool
is_phase(const struct finder *x, uint32_t b)
{
	return x->c->resource[b] == WB_SIMD_ON_DRAM ||
		(x->c->resource[b] == WB_SIMD_ON_SP && x->r->policy == WB_SIMD_SP_AS_ACCESS);
}

/* Block @b and edge @e. */
static struct simd_seg
step(struct finder *x, uint32_t b, const struct simd_edge *e, uint32_t *path)
{
	int64_t compute = (int64_t)x->c->cold[b] + simd_edge_cycles(x->f, x->m, x->c, e);
	struct simd_seg s = { .lead = compute > 0 ? (uint64_t)compute : 0 };
	bool phase = is_phase(x, b);

	if (!phase && x->c->resource[b])
		s.lead += x->c->access[b];
	if (phase) {
		s.any = true;
		s.first = s.last = s.sum[x->c->resource[b]] = x->c->access[b];
		s.phases = 1;
	}
	*path = add_node(x,
		(struct node){ .kind = STEP,
			.compute = s.lead,
			.resource = phase ? x->c->resource[b] : WB_SIMD_COMPUTE,
			.access = phase ? x->c->access[b] : 0,
			.inst = phase ? x->f->block[b].first + x->f->block[b].ninst - 1 : WB_NONE });
	return s;
}

static uint64_t
weight(const struct finder *x, const struct simd_seg *s)
{
	uint64_t w = s->lead;

	if (s->any)
		wb_add_capped(s->tail, 1, &w);
	wb_add_capped(s->sum[WB_SIMD_COMPUTE], 1, &w);
	if (x->r->everything) {
		wb_add_capped(s->sum[WB_SIMD_ON_DRAM], 1, &w);
		wb_add_capped(s->sum[WB_SIMD_ON_SP], 1, &w);
	}
	return w;
}

/* ---- one iteration ----------------------------------------------------------------------------- */
static bool
is_taken(const struct simd_pattern *p)
{
	return p->at < p->taken;
}

/* Whether branch patterns allow @e. */
static bool
allowed(const struct finder *x, const struct simd_edge *e)
{
	const struct simd_pattern *p = &x->r->pattern[e->src];

	return !p->there || is_taken(p) == (e->kind == SIMD_TAKEN);
}

/* Extends the path by edge @e, from node @from (a block, or the loop that begins there), whose last block is
 * @e->src. */
static void
relax(struct finder *x, uint32_t from, const struct simd_edge *e, uint32_t mark)
{
	struct simd_seg s, on;
	uint32_t path;

	on = step(x, e->src, e, &path);
	s = simd_seg_cat(&x->seg[from], &on);
	if (is_phase(x, e->src))
		mark = e->src + 1;
	if (x->visited[e->dst] && x->mark[e->dst] != mark)
		differ(x, simd_last(x->f, e->src)->loc);
	if (x->visited[e->dst] && weight(x, &s) <= weight(x, &x->seg[e->dst]))
		return;
	x->visited[e->dst] = true;
	x->seg[e->dst] = s;
	x->mark[e->dst] = mark;
	x->path[e->dst] = then(x, x->path[from], path);
}

/* Whether blocks @first to @end have an access that is a phase. */
static bool
has_phase(const struct finder *x, uint32_t first, uint32_t end)
{
	for (uint32_t b = first; b < end && b < x->f->nblock; b++)
		if (is_phase(x, b))
			return true;
	return false;
}

/* Records @e, an exit of the blocks from @first on besides their end. */
static void
add_side_exit(struct finder *x, uint32_t first, const struct simd_edge *e)
{
	if (!x->r->safe)
		return;
	if (has_phase(x, first, e->dst))
		differ(x, simd_last(x->f, e->src)->loc);
	WB_PUSH(x->cx->tmp, &x->side_exit, ((struct side_exit){ e->src, (uint32_t)(e - x->f->edge), x->side_exits }));
	x->side_exits = x->side_exit.n - 1;
}

/* A finished loop, as one node. */
static void
pass_loop(struct finder *x, uint32_t b, uint32_t l, uint32_t first, uint32_t last)
{
	const struct body *body = &x->body[l];
	const struct simd_block *sink = &x->f->block[body->sink];
	uint32_t mark = has_phase(x, x->f->loop[l].first, x->f->loop[l].last + 1) ? x->f->nblock + 1 + l : x->mark[b];

	x->seg[b] = simd_seg_cat(&x->seg[b], &body->seg);
	x->path[b] = then(x, x->path[b], body->path);
	for (uint32_t e = sink->out; e < sink->out + sink->nout; e++) {
		const struct simd_edge *ed = &x->f->edge[e];
		bool leaves = body->sink == x->f->loop[l].last ?
			ed->kind == SIMD_FALL :
			ed->kind == SIMD_TAKEN && ed->dst == x->f->loop[l].last + 1;

		if (leaves && ed->dst > last)
			refuse(x, simd_last(x->f, ed->src)->loc, "a loop ends outside of the loop around it");
		else if (leaves)
			relax(x, b, ed, mark);
	}
	for (uint32_t k = body->side_exits; k != WB_NONE; k = x->side_exit.at[k].next) {
		const struct simd_edge *ed = &x->f->edge[x->side_exit.at[k].edge];

		if (ed->dst > last)
			add_side_exit(x, first, ed);
		else
			relax(x, b, ed, mark);
	}
}

/* A single block; true if the iteration ends with it. */
static bool
pass_block(struct finder *x, uint32_t b, uint32_t first, uint32_t last, bool is_loop)
{
	const struct simd_block *k = &x->f->block[b];
	bool annotated = x->r->pattern[b].there;

	for (uint32_t n = k->out; n < k->out + k->nout; n++) {
		const struct simd_edge *e = &x->f->edge[n];

		if (!allowed(x, e) || e->dst <= b)
			continue;
		if (e->dst <= last) {
			relax(x, b, e, x->mark[b]);
		} else if (is_loop && annotated && e->kind == SIMD_TAKEN && e->dst == last + 1) {
			x->sink = b;
			return true;
		} else if (e->kind == SIMD_POP || (x->r->safe && simd_last(x->f, b)->op == WB_SIMD_SICJ)) {
			add_side_exit(x, first, e);
		} else {
			refuse(x, simd_last(x->f, b)->loc, "this jump leaves the loop elsewhere than at its end");
		}
	}
	if (annotated)
		WB_PUSH(x->cx->tmp, &x->branch, b);
	return false;
}

/* Whether some path from block @first to block @last skips block @b. */
static bool
is_skipped(const struct finder *x, uint32_t first, uint32_t last, uint32_t b)
{
	for (uint32_t a = first; a < b; a++)
		for (uint32_t n = x->f->block[a].out; x->visited[a] && n < x->f->block[a].out + x->f->block[a].nout;
			n++)
			if (allowed(x, &x->f->edge[n]) && x->f->edge[n].dst > b && x->f->edge[n].dst <= last)
				return true;
	return false;
}

/* Annotations count iterations, so an annotated branch must be in each iteration. */
static void
check_branches(struct finder *x, uint32_t first, uint32_t last, bool is_loop)
{
	static const char what[] = "the pattern of this branch counts visits, and some paths do not pass it";

	for (uint32_t k = 0; x->r->safe && k < x->branch.n; k++) {
		const struct simd_pattern *p = &x->r->pattern[x->branch.at[k]];

		if (p->taken && p->other && is_skipped(x, first, last, x->branch.at[k]))
			refuse(x, simd_last(x->f, x->branch.at[k])->loc, what);
	}
	if (x->r->safe && is_loop && is_skipped(x, first, last, x->sink))
		refuse(x, simd_last(x->f, x->sink)->loc, what);
}

/* Blocks @first to @last: one iteration. */
static bool
iterate(struct finder *x, uint32_t first, uint32_t last, bool is_loop)
{
	for (uint32_t b = first; b <= last; b++)
		x->visited[b] = false;
	x->visited[first] = true;
	x->seg[first] = (struct simd_seg){ .any = false };
	x->path[first] = WB_NONE;
	x->mark[first] = 0;
	x->branch.n = 0;
	x->sink = last;
	for (uint32_t b = first; b < last && !x->failed; b++) {
		if (!x->visited[b])
			continue;
		if (x->loop_at[b] != WB_NONE)
			pass_loop(x, b, x->loop_at[b], first, last);
		else if (pass_block(x, b, first, last, is_loop))
			break;
	}
	if (!x->failed && !x->visited[x->sink])
		refuse(x, simd_last(x->f, last)->loc, "no path leads here: the end is never reached");
	if (!x->failed)
		check_branches(x, first, last, is_loop);
	return !x->failed;
}

/* ---- all iterations ---------------------------------------------------------------------------------- */
static void
advance(struct simd_pattern *p, uint64_t visits)
{
	p->at = (uint64_t)(((wb_u128)p->at + visits) % ((wb_u128)p->taken + p->other));
}

/* Visits until the branch changes its direction, at most @most. */
static uint64_t
steady(const struct simd_pattern *p, uint64_t most)
{
	uint64_t end = is_taken(p) ? p->taken : p->taken + p->other;

	if ((is_taken(p) && !p->other) || (!is_taken(p) && !p->taken))
		return most;	/* it never changes */
	return wb_min_u64(most, end - p->at);
}

struct run {			/* of iterations of one loop */
	struct simd_seg seg;	/* so far */
	uint32_t path;
	uint64_t done;
};

static void
append(struct finder *x, struct run *r, const struct simd_seg *s, uint32_t path, uint64_t times)
{
	struct simd_seg many = simd_seg_repeat(s, times);

	r->seg = simd_seg_cat(&r->seg, &many);
	if (times > 1)
		path = add_node(x, (struct node){ .kind = REPEAT, .a = path, .times = times });
	r->path = then(x, r->path, path);
	r->done += times;
}

/* Whether the branches in blocks @first to @last have the same patterns, apart from @clock. */
static bool
same_state(const struct finder *x, const struct simd_pattern *start, uint32_t first, uint32_t last, uint32_t clock)
{
	for (uint32_t b = first; b <= last; b++)
		if (b != clock && x->r->pattern[b].there && x->r->pattern[b].at != start[b - first].at)
			return false;
	return true;
}

/* Repeats what happened since the start, as long as the clock, the branch that ends the loop, does not change. */
static void
repeat_all(struct finder *x, struct run *r, uint32_t clock)
{
	struct simd_pattern *p = &x->r->pattern[clock];
	uint64_t left = steady(p, UINT64_MAX), times = left == UINT64_MAX ? 0 : (left - 1) / r->done;

	if (!times)
		return;
	advance(p, times * r->done);
	r->seg = simd_seg_repeat(&r->seg, times + 1);
	r->path = add_node(x, (struct node){ .kind = REPEAT, .a = r->path, .times = times + 1 });
}

/* The branch whose pattern ends loop @l: at its end, or the first exit to behind it. */
static uint32_t
clock_of(const struct finder *x, const struct simd_loop *l)
{
	if (x->r->pattern[l->last].there)
		return l->last;
	for (uint32_t b = l->first; b < l->last; b++)
		if (x->r->pattern[b].there && x->f->edge[x->f->block[b].out].dst == l->last + 1)
			return b;
	return WB_NONE;
}

/* How many iterations from here on are equal; 0: this is the last one. */
static uint64_t
alike(const struct finder *x, const struct simd_loop *l)
{
	const struct simd_pattern *end = &x->r->pattern[l->last];
	uint64_t n = UINT64_MAX;

	if (x->sink != l->last || (end->there && !is_taken(end)))
		return 0;
	for (uint32_t k = 0; k < x->branch.n; k++)
		n = steady(&x->r->pattern[x->branch.at[k]], n);
	return end->there ? steady(end, n) : n;
}

static bool
run_loop(struct finder *x, uint32_t l)
{
	const struct simd_loop *loop = &x->f->loop[l];
	uint32_t span = loop->last - loop->first + 1, clock = clock_of(x, loop);
	struct simd_pattern *start = wb_arena_copy(x->cx->tmp, &x->r->pattern[loop->first], span, sizeof(*start));
	struct run r = { .path = WB_NONE };
	bool folded = false;

	x->side_exits = WB_NONE;
	if (clock == WB_NONE || simd_last(x->f, loop->last)->op == WB_SIMD_CPOP)
		return refuse(x, simd_last(x->f, loop->last)->loc, "this loop has no bound");
	for (uint32_t runs = 0; ; runs++) {
		struct simd_seg back;
		uint64_t n;
		uint32_t path;

		if (!iterate(x, loop->first, loop->last, true))
			return false;
		n = alike(x, loop);
		if (!n)
			break;
		if (n == UINT64_MAX || runs == MOST_RUNS)
			return refuse(x, simd_last(x->f, loop->last)->loc,
				n == UINT64_MAX ? "this loop never ends" :
						  "its annotated branches change direction more than 1000000 times");
		back = step(x, loop->last, &x->f->edge[loop->back], &path);
		back = simd_seg_cat(&x->seg[loop->last], &back);
		append(x, &r, &back, then(x, x->path[loop->last], path), n);
		for (uint32_t k = 0; k < x->branch.n; k++)
			advance(&x->r->pattern[x->branch.at[k]], n);
		if (x->r->pattern[loop->last].there)
			advance(&x->r->pattern[loop->last], n);
		if (!folded && runs && same_state(x, start, loop->first, loop->last, clock)) {
			repeat_all(x, &r, clock);
			folded = true;
		}
	}
	for (uint32_t k = 0; k < x->branch.n; k++)
		advance(&x->r->pattern[x->branch.at[k]], 1);
	if (x->r->pattern[x->sink].there)
		advance(&x->r->pattern[x->sink], 1);
	x->body[l] = (struct body){ true, simd_seg_cat(&r.seg, &x->seg[x->sink]), then(x, r.path, x->path[x->sink]),
		x->sink, x->side_exits };
	x->loop_at[loop->first] = l;
	if (x->r->safe && loop->parent != WB_NONE && !same_state(x, start, loop->first, loop->last, WB_NONE))
		return refuse(x, simd_last(x->f, loop->last)->loc,
			"the patterns of this loop's branches are not back at their start when it ends, and it is "
			"entered again");
	if (x->r->inexact && x->r->inexact[clock] && has_phase(x, loop->first, loop->last + 1))
		differ(x, simd_last(x->f, clock)->loc);
	return true;
}

/* ---- steps, for reports --------------------------------------------------------------------------------- */
/* Lists the steps of path @root in order. A repetition stands before its contents; behind them, it is on the stack once
 * more, with the index of its step (@open), to count them. */
static void
flatten(struct finder *x, uint32_t root, struct simd_path *out)
{
	struct { uint32_t node, open; } *stack = WB_NEW(x->cx->tmp, __typeof__(*stack), (size_t)x->node.n * 2 + 2);
	WB_VEC(struct wb_simd_step) s = { .at = NULL };
	uint32_t n = 0;

	if (root != WB_NONE) {
		stack[n].node = root;
		stack[n++].open = WB_NONE;
	}
	while (n && s.n < MOST_STEPS) {
		uint32_t id = stack[--n].node, open = stack[n].open;
		const struct node *k = &x->node.at[id];

		if (open != WB_NONE) {
			s.at[open].inside = s.n - open - 1;
		} else if (k->kind == THEN) {
			stack[n].node = k->b;
			stack[n++].open = WB_NONE;
			stack[n].node = k->a;
			stack[n++].open = WB_NONE;
		} else if (k->kind == REPEAT) {
			stack[n].node = id;
			stack[n++].open = s.n;
			stack[n].node = k->a;
			stack[n++].open = WB_NONE;
			WB_PUSH(x->cx->unit, &s, ((struct wb_simd_step){ .times = k->times, .inst = WB_NONE }));
		} else {
			WB_PUSH(x->cx->unit, &s,
				((struct wb_simd_step){ .compute_cycles = k->compute,
					.access_cycles = k->access,
					.resource = k->resource,
					.inst = k->inst }));
		}
	}
	out->step = s.at;
	out->cut = n > 0;
	out->nstep = n ? 0 : s.n;
}

enum wb_status
simd_longest(struct wb_ctx *cx, const struct simd_flow *f, const struct wb_sim_d *m, const struct simd_cost *c,
	const struct simd_rules *r, struct simd_path *out)
{
	struct wb_arena_mark mark = wb_arena_mark(cx->tmp);
	struct finder x = { .cx = cx,
		.f = f,
		.m = m,
		.c = c,
		.r = r,
		.body = WB_NEW(cx->tmp, struct body, (size_t)f->nloop + 1),
		.loop_at = WB_NEW(cx->tmp, uint32_t, f->nblock),
		.visited = WB_NEW(cx->tmp, bool, f->nblock),
		.seg = WB_NEW(cx->tmp, struct simd_seg, f->nblock),
		.path = WB_NEW(cx->tmp, uint32_t, f->nblock),
		.mark = WB_NEW(cx->tmp, uint32_t, f->nblock),
		.side_exits = WB_NONE };

	for (uint32_t b = 0; b < f->nblock; b++)
		x.loop_at[b] = WB_NONE;
	for (uint32_t l = f->nloop; l-- > 0 && !x.failed; )
		run_loop(&x, l);
	x.side_exits = WB_NONE;
	if (!x.failed && iterate(&x, 0, f->nblock - 1, false)) {
		out->seg = x.seg[x.sink];
		flatten(&x, x.path[x.sink], out);
	}
	out->varies = x.varies;
	out->why = x.why;
	wb_arena_reset(cx->tmp, mark);
	return x.failed ? WB_REFUSED : WB_OK;
}
