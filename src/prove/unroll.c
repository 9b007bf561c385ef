/* src/prove/unroll.c -- executes a wave on what is known, iteration by iteration.
 *
 *	s_mov_b32 s4, 64		s4 = 64
 *	L: ...				64, 32, 16, 8, 4, 2, 1: a number in each iteration, where run.c has any
 *	s_lshr_b32 s4, s4, 1
 *	s_cmp_lg_u32 s4, 0
 *	s_cbranch_scc1 L
 *
 * What:   a branch that is decided takes one edge, any other one both. Paths that meet in the same iteration of all
 *         loops around are joined, as in run.c.
 * Right:  by induction over the execution: whenever a wave comes to a block in some iteration, its state is described
 *         by that of the block and the iteration. No site is executed twice, so nothing has to be forgotten. Loops only
 *         say what an iteration is; if any other edge leads backwards, the wave is given up. No wave is in an iteration
 *         beyond a bound of the loop that is proved.
 *         A row of edges is weighed on the way: where paths are joined, the heaviest of them counts. At a barrier none
 *         may weigh more than 0, and each begins anew: then no chain of waves weighs more than its last part.
 * Cost:   at most MOST_STEPS instructions.
 */
#include "private.h"

#define MOST_STEPS 20000
#define MOST_DEPTH 32
#define MOST_PENDING 8			/* states that wait for a block; then they are joined */

struct pending {
	uint32_t n;
	struct state *state[MOST_PENDING];
	struct said edge[MOST_PENDING];
	struct weights most[MOST_PENDING];	/* of any path that leads there */
};
struct frame {
	uint32_t loop;			/* WB_NONE: the kernel */
	uint32_t at, last;		/* blocks in order: the next one to execute, the last one of the loop */
	struct pending back;
	uint64_t count;
};
struct unroll {
	struct wave *w;
	struct unrolled *out;
	struct pending *pending;	/* [block] */
	uint32_t *last;			/* [loop] its last block */
	struct frame frame[MOST_DEPTH];
	uint32_t nframe, site;
	struct state *unused[64];
	uint32_t nunused;
	uint64_t steps;
};

static struct state *
state_new(struct unroll *u)
{
	return u->nunused ? u->unused[--u->nunused] : WB_NEW(u->w->cx->tmp, struct state, 1);
}

static void
state_drop(struct unroll *u, struct state *s)
{
	if (u->nunused < WB_COUNT(u->unused))
		u->unused[u->nunused++] = s;
}

/* The last @n that wait in @p, as one state. */
static struct state *
take_pending(struct unroll *u, struct pending *p, uint32_t n, struct weights *most)
{
	struct join j = { .w = u->w, .site = u->site++, .n = n, .to = state_new(u) };

	memset(j.to, 0, sizeof *j.to);
	p->n -= n;
	*most = p->most[p->n];
	for (uint32_t k = 0; k < n; k++) {
		j.from[k] = p->state[p->n + k];
		j.edge[k] = p->edge[p->n + k];
		for (uint32_t r = 0; r < u->out->nrow; r++)
			if (p->most[p->n + k].of[r] > most->of[r])
				most->of[r] = p->most[p->n + k].of[r];
	}
	run_join(&j);
	for (uint32_t k = 0; k < n; k++)
		state_drop(u, p->state[p->n + k]);
	return j.to;
}

static void
join_all(struct unroll *u, struct pending *p)
{
	p->state[0] = take_pending(u, p, p->n, &p->most[0]);
	p->edge[0] = (struct said){ 0, false };
	p->n = 1;
}

static void
add_pending(struct unroll *u, struct pending *p, const struct state *s, struct said edge, const struct weights *w)
{
	if (p->n == MOST_PENDING)
		join_all(u, p);
	p->most[p->n] = *w;
	p->state[p->n] = state_new(u);
	*p->state[p->n] = *s;
	p->edge[p->n++] = edge;
}

/* ---- blocks ---------------------------------------------------------------------------------------- */
/* The loop around block @b whose header is @to; WB_NONE. */
static uint32_t
loop_repeated(const struct unroll *u, uint32_t b, uint32_t to)
{
	const struct wb_loops *ls = u->w->fn->loops;
	uint32_t l = ls->of_block[b];

	while (l != WB_NONE && ls->loop[l].header != to)
		l = ls->loop[l].parent;
	return l;
}

static void
follow_edge(struct unroll *u, uint32_t e, struct state *s, struct weights w)
{
	const struct wb_edge *edge = &u->w->fn->edge[e];
	struct said says = run_says(u->w, e, s);
	uint32_t l;

	u->out->alive[e] = true;
	for (uint32_t r = 0; r < u->out->nrow; r++) {
		w.of[r] += walk_weight(u->w->fn, u->out->row[r], e);
		if (edge->dst == WB_NONE && w.of[r] > u->out->heaviest.of[r])
			u->out->heaviest.of[r] = w.of[r];
	}
	if (edge->dst == WB_NONE)
		return;
	l = loop_repeated(u, edge->src, edge->dst);
	if (l == WB_NONE && edge->dst > edge->src) {
		add_pending(u, &u->pending[edge->dst], s, says, &w);
		return;
	}
	for (uint32_t f = u->nframe; l != WB_NONE && f--;)
		if (u->frame[f].loop == l) {
			add_pending(u, &u->frame[f].back, s, says, &w);
			return;
		}
	u->w->lost = true;
}

/* One path to block @b, or all of them if paths are joined. */
static void
execute(struct unroll *u, uint32_t b)
{
	struct weights w;
	struct state *s = take_pending(u, &u->pending[b], u->out->apart ? 1 : u->pending[b].n, &w);

	for (uint32_t r = 0; r < u->out->nrow && walk_has_barrier(u->w, b); r++) {
		if (w.of[r] > 0)
			u->out->heaviest.of[r] = INT64_MAX;
		w.of[r] = 0;
	}
	WB_EACH_INST(u->w->fn, b, k) {
		u->w->now = s;
		u->out->before(u->out->user, u->w, k, u->site++);
		u->w->now = s;
		run_inst(u->w, k, u->site++);
		u->steps++;
	}
	u->steps++;
	WB_EACH_OUT(u->w->fn, b, e)
		if (!run_dead(u->w, e, s))
			follow_edge(u, e, s, w);
	state_drop(u, s);
}

/* ---- loops ----------------------------------------------------------------------------------------- */
static void
enter_loop(struct unroll *u, uint32_t l)
{
	const struct wb_loop *loop = &u->w->fn->loops->loop[l];

	if (loop->irreducible || u->nframe == MOST_DEPTH) {
		u->w->lost = true;
		return;
	}
	u->frame[u->nframe++] = (struct frame){ .loop = l, .at = loop->header, .last = u->last[l] };
}

/* The topmost loop has executed an iteration. */
static void
repeat(struct unroll *u)
{
	struct frame *f = &u->frame[u->nframe - 1];

	if (!f->back.n || f->count == u->out->limit[f->loop]) {
		while (f->back.n)
			state_drop(u, f->back.state[--f->back.n]);
		u->nframe--;
		return;
	}
	f->count++;
	u->out->total[f->loop]++;
	if (f->count > u->out->most[f->loop])
		u->out->most[f->loop] = f->count;
	f->at = u->w->fn->loops->loop[f->loop].header;
	u->pending[f->at] = f->back;
	f->back.n = 0;
	join_all(u, &u->pending[f->at]);
}

/* The loop directly inside @around that contains @b; WB_NONE: none. */
static uint32_t
inner_loop(const struct unroll *u, uint32_t around, uint32_t b)
{
	const struct wb_loops *ls = u->w->fn->loops;
	uint32_t l = ls->of_block[b];

	while (l != around && l != WB_NONE && ls->loop[l].parent != around)
		l = ls->loop[l].parent;
	return l == around ? WB_NONE : l;
}

static void
step(struct unroll *u)
{
	struct frame *f = &u->frame[u->nframe - 1];
	uint32_t b = f->at, inner;

	while (b <= f->last && (!u->pending[b].n ||
			(f->loop != WB_NONE && !wb_loop_has(u->w->fn->loops, f->loop, b))))
		b++;
	f->at = b;
	u->steps++;
	if (b > f->last) {
		repeat(u);
		return;
	}
	inner = inner_loop(u, f->loop, b);
	if (inner == WB_NONE)
		execute(u, b);
	else if (u->w->fn->loops->loop[inner].header == b)
		enter_loop(u, inner);
	else
		u->w->lost = true;
}

bool
unroll_wave(struct wave *w, uint64_t steps, struct unrolled *out)
{
	const struct wb_fn *fn = w->fn;
	struct unroll *u = WB_NEW(w->cx->tmp, struct unroll, 1);
	struct weights first;

	for (uint32_t r = 0; r < out->nrow; r++) {
		first.of[r] = walk_weight(fn, out->row[r], 0);
		out->heaviest.of[r] = INT64_MIN;
	}
	*u = (struct unroll){ .w = w, .out = out, .site = 2 * (fn->ninst + fn->nblock) };
	u->pending = WB_NEW(w->cx->tmp, struct pending, fn->nblock);
	u->last = WB_NEW(w->cx->tmp, uint32_t, fn->loops->nloop);
	for (uint32_t b = 0; b < fn->nblock; b++)
		for (uint32_t l = fn->loops->of_block[b]; l != WB_NONE; l = fn->loops->loop[l].parent)
			u->last[l] = b;
	add_pending(u, &u->pending[0], w->now, (struct said){ 0, false }, &first);
	out->alive[0] = true;
	u->frame[u->nframe++] = (struct frame){ .loop = WB_NONE, .last = fn->nblock - 1 };
	while (u->nframe && !w->lost && u->steps < wb_min_u64(steps, MOST_STEPS))
		step(u);
	return !u->nframe && !w->lost && !w->weaker;
}
