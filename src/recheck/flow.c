/* src/recheck/flow.c -- bounds of loops and branches that are decided, by execution.
 *
 *	s_mov_b32 s4, 0			s4 = 0
 *	L: s_add_i32 s4, s4, 1		s4 = 1, 2, 3, ...
 *	s_cmp_lt_u32 s4, s5		s5: an argument, 10
 *	s_cbranch_scc1 L		taken 9 times
 *
 * What:   abstract execution of the scalars of a wave, from the entry of the function on, with the arguments of the
 *         launch. A branch on known bits takes one edge. Any other branch takes both edges; where paths join in the
 *         same iterations of the loops around, values that differ are unknown.
 * Right:  by induction, whenever a wave of the launch executes a block in some iteration, the state of that block and
 *         iteration describes its scalars. So it iterates a loop at most as often as the execution does, and takes no
 *         edge that the execution never takes. A state is exact while every branch so far was known: then every wave
 *         reaches it, so it can contradict a smaller bound. A loop that continues beyond its claimed bound is widened:
 *         what its code writes becomes unknown, and one more iteration stands for all that follow. Then its bound is
 *         not proved. A bound by the size of a buffer, or of LDS, is only for programs in which no access leaves it. If
 *         one is contradicted, the first wave of the launch is executed alone, with its lowest lane (scalar.c). If an
 *         exact state accesses something outside before the loop iterates too often, then this wave does so in every
 *         run, and the bound is not for this program. If not, the contradiction stands.
 * Needs:  back edges and entries of loops, on which the claims are; their blocks only to identify an iteration. If any
 *         other edge leads backwards, nothing is proved.
 * Cost:   STEPS instructions, unless the input says how many; from then on each loop is widened when it is entered.
 */
#include "private.h"

#define STEPS 2000000
#define MOST_DEPTH 64

struct state {
	bool exact;
	struct state *next;		/* of unused states */
	struct scalar scalar[];
};

/* The result for a loop. */
struct loop_result {
	uint64_t most, total;		/* iterations of one entry; of all */
	bool failed;			/* widened */
	bool repeated;			/* it is inside a widened loop, so total is incomplete */
	bool wrong;			/* an exact state iterated more often than claimed */
	const char *outside;		/* what that state had accessed outside of a buffer before; NULL: nothing */
};
struct frame {
	uint32_t loop;			/* WB_NONE: the function */
	uint32_t at, last;		/* blocks in order: the next one to execute, the last one of the loop */
	struct state *back;		/* joined states on back edges */
	uint64_t count;
	bool widened;
};
struct run {
	struct recheck *r;
	const struct wb_fn *fn;
	struct scalars c;
	struct state **pending;		/* [block] */
	struct state *unused;
	struct frame frame[MOST_DEPTH];
	uint32_t nframe;
	uint32_t *last;			/* [loop] its last block */
	struct loop_result *loop;
	uint8_t *taken;			/* [edge] 1: by some state, 2: by an exact state */
	uint64_t steps, most_steps;
	const char *outside;		/* the first access outside of a buffer by an exact state; NULL: none so far */
	bool lost;			/* the code does not consist of nested loops */
};

/* ---- states ----------------------------------------------------------------------------- */
static struct state *
new_state(struct run *u, const struct state *from)
{
	size_t bytes = sizeof(struct state) + u->c.nunit * sizeof(struct scalar);
	struct state *s = u->unused;

	if (s)
		u->unused = s->next;
	else
		s = wb_arena_alloc(u->r->cx->tmp, 1, bytes);
	if (from)
		memcpy(s, from, bytes);
	else
		memset(s, 0, bytes);
	return s;
}

static void
drop(struct run *u, struct state *s)
{
	s->next = u->unused;
	u->unused = s;
}

/* Joins @s, which is used up, into *@to. */
static void
merge(struct run *u, struct state **to, struct state *s)
{
	if (!*to) {
		*to = s;
		return;
	}
	wb_scalars_join(&u->c, (*to)->scalar, s->scalar);
	(*to)->exact = false;
	drop(u, s);
}

/* ---- edges -------------------------------------------------------------------------------- */
/* The loop around @b whose header is @to; WB_NONE. */
static uint32_t
loop_repeated(const struct run *u, uint32_t b, uint32_t to)
{
	const struct wb_loops *ls = u->fn->loops;
	uint32_t l = ls->of_block[b];

	while (l != WB_NONE && ls->loop[l].header != to)
		l = ls->loop[l].parent;
	return l;
}

static void
follow_edge(struct run *u, uint32_t b, uint32_t e, struct state *s)
{
	uint32_t to = u->fn->edge[e].dst, l;

	u->taken[e] |= s->exact ? 3 : 1;
	if (to == WB_NONE) {
		drop(u, s);
		return;
	}
	l = loop_repeated(u, b, to);
	if (l == WB_NONE && to <= b) {
		u->lost = true;
		return;
	}
	for (uint32_t f = u->nframe; l != WB_NONE && f--;)
		if (u->frame[f].loop == l) {
			merge(u, &u->frame[f].back, s);
			return;
		}
	u->lost = u->lost || l != WB_NONE;
	merge(u, &u->pending[to], s);
}

static void
execute_inst(struct run *u, const struct wb_inst *i, struct state *s)
{
	const char *outside = s->exact && !u->outside ? wb_scalars_outside(&u->c, i, s->scalar) : NULL;
	struct wb_loc at = wb_inst_src(i);

	if (outside)
		u->outside = wb_format(u->r->cx->unit, "of %s in line %u", outside, at.line);
	wb_scalars_step(&u->c, i, s->scalar);
}

/* Executes @b on @s, and passes the state on. */
static void
execute(struct run *u, uint32_t b, struct state *s)
{
	const struct wb_block *blk = &u->fn->block[b];
	const uint32_t *out = u->fn->out + blk->out;
	int taken = -1;

	u->steps += blk->ninst + 1;
	for (uint32_t k = 0; k < blk->ninst; k++)
		execute_inst(u, &u->fn->inst[blk->first + k], s);
	if (blk->nout == 2 && blk->ninst)
		taken = wb_scalars_taken(&u->c, wb_last_inst(u->fn, b), s->scalar);
	if (blk->nout == 2 && taken >= 0) {
		follow_edge(u, b, out[(u->fn->edge[out[1]].kind == WB_EDGE_TAKEN) == taken], s);
		return;
	}
	if (blk->nout > 1)
		s->exact = false;
	for (uint32_t k = 0; k + 1 < blk->nout; k++)
		follow_edge(u, b, out[k], new_state(u, s));
	if (blk->nout)
		follow_edge(u, b, out[blk->nout - 1], s);
	else
		drop(u, s);
}

/* ---- loops -------------------------------------------------------------------------------- */
static bool
is_in(const struct run *u, uint32_t loop, uint32_t b)
{
	return loop == WB_NONE || wb_loop_has(u->fn->loops, loop, b);
}

/* Widens the loop: what it writes becomes unknown. */
static void
widen(struct run *u, struct frame *f, struct state *s)
{
	f->widened = u->loop[f->loop].failed = true;
	s->exact = false;
	for (uint32_t b = u->fn->loops->loop[f->loop].header; b <= f->last; b++) {
		const struct wb_block *blk = &u->fn->block[b];

		for (uint32_t k = 0; is_in(u, f->loop, b) && k < blk->ninst; k++, u->steps++)
			wb_scalars_forget(&u->c, &u->fn->inst[blk->first + k], s->scalar);
	}
}

/* How often @l may iterate before it is widened. */
static uint64_t
limit_of(const struct run *u, uint32_t l)
{
	const struct wb_loop_bound *b = &u->fn->bounds->loop[l];

	return b->max != WB_UNKNOWN ? b->max : b->total != WB_UNKNOWN ? b->total : 0;
}

static void
enter_loop(struct run *u, uint32_t l)
{
	const struct wb_loop *loop = &u->fn->loops->loop[l];
	struct frame *f = &u->frame[u->nframe];

	if (loop->irreducible || u->nframe == MOST_DEPTH) {
		u->lost = true;
		return;
	}
	u->nframe++;
	*f = (struct frame){ .loop = l, .at = loop->header, .last = u->last[l] };
	for (uint32_t k = 0; k + 1 < u->nframe; k++)
		u->loop[l].repeated = u->loop[l].repeated || u->frame[k].widened;
	if (u->steps > u->most_steps)
		widen(u, f, u->pending[loop->header]);
}

/* The topmost loop has executed an iteration. */
static void
repeat(struct run *u)
{
	struct frame *f = &u->frame[u->nframe - 1];
	struct loop_result *l = f->loop == WB_NONE ? NULL : &u->loop[f->loop];

	if (!f->back || f->widened) {
		if (f->back)
			drop(u, f->back);
		u->nframe--;
		return;
	}
	f->count++;
	l->total++;
	l->most = f->count > l->most ? f->count : l->most;
	if (f->count > limit_of(u, f->loop) || u->steps > u->most_steps) {
		if (!l->wrong && f->back->exact && u->steps <= u->most_steps) {
			l->wrong = true;
			l->outside = u->outside;
		}
		widen(u, f, f->back);
	}
	u->pending[u->fn->loops->loop[f->loop].header] = f->back;
	f->back = NULL;
	f->at = u->fn->loops->loop[f->loop].header;
}

/* The loop directly inside @around that contains @b; WB_NONE: none. */
static uint32_t
inner_loop(const struct run *u, uint32_t around, uint32_t b)
{
	uint32_t l = u->fn->loops->of_block[b];

	while (l != around && l != WB_NONE && u->fn->loops->loop[l].parent != around)
		l = u->fn->loops->loop[l].parent;
	return l == around ? WB_NONE : l;
}

static void
step(struct run *u)
{
	struct frame *f = &u->frame[u->nframe - 1];
	uint32_t b = f->at, inner;
	struct state *s;

	while (b <= f->last && (!u->pending[b] || !is_in(u, f->loop, b)))
		b++;
	f->at = b;
	if (b > f->last) {
		repeat(u);
		return;
	}
	inner = inner_loop(u, f->loop, b);
	if (inner == WB_NONE) {
		s = u->pending[b];
		u->pending[b] = NULL;
		execute(u, b, s);
	} else if (u->fn->loops->loop[inner].header == b) {
		enter_loop(u, inner);
	} else {
		u->lost = true;
	}
}

/* Executes all waves, or the first one of the launch alone. */
static struct run
run(struct recheck *r, bool first)
{
	const struct wb_fn *fn = r->fn;
	struct wb_arena *a = r->cx->tmp;
	struct run u = { .r = r, .fn = fn, .c = wb_scalars_new(r, first), .lost = wb_splits(fn) };

	u.most_steps = r->in->steps ? r->in->steps : STEPS;
	u.pending = WB_NEW(a, struct state *, fn->nblock);
	u.loop = WB_NEW(a, struct loop_result, fn->loops->nloop);
	u.taken = WB_NEW(a, uint8_t, fn->nedge);
	u.last = WB_NEW(a, uint32_t, fn->loops->nloop);
	for (uint32_t b = 0; b < fn->nblock; b++)
		for (uint32_t l = fn->loops->of_block[b]; l != WB_NONE; l = fn->loops->loop[l].parent)
			u.last[l] = b;
	u.pending[0] = new_state(&u, NULL);
	u.pending[0]->exact = true;
	wb_scalars_start(&u.c, u.pending[0]->scalar);
	u.taken[0] = 3;
	u.frame[u.nframe++] = (struct frame){ .loop = WB_NONE, .last = fn->nblock - 1 };
	while (u.nframe && !u.lost)
		step(&u);
	return u;
}

/* For each contradicted bound by the size of a buffer: finds out whether an access was outside of a buffer before. */
static void
find_outside_accesses(struct run *u)
{
	bool any = false;
	struct run first;

	for (uint32_t l = 0; l < u->fn->loops->nloop; l++)
		any = any || (u->loop[l].wrong && u->fn->bounds->loop[l].origin == WB_BOUND_BUFFER);
	if (u->lost || !any)
		return;
	first = run(u->r, true);
	for (uint32_t l = 0; !first.lost && l < u->fn->loops->nloop; l++)
		u->loop[l].outside = first.loop[l].wrong ? first.loop[l].outside : NULL;
}

/* ---- claims ----------------------------------------------------------------------- */
/* The rule that claims a bound of origin @origin, and the class of the claim. */
static const char *
by_rule(uint8_t origin, uint8_t *verdict)
{
	*verdict = wb_bound_given(origin)        ? WB_RECHECK_GIVEN :
		origin == WB_BOUND_BUFFER        ? WB_RECHECK_INSIDE :
						   WB_RECHECK_OPEN;
	switch (origin) {
	case WB_BOUND_FACT: return "given by a flow fact (wavebound-ffx(5))";
	case WB_BOUND_ANNOTATION: return "given by an annotation (wavebound-asm(5))";
	case WB_BOUND_EXECUTED: return "counted in the execution of the launch (wavebound-loops(7))";
	case WB_BOUND_BUFFER:
		return "inferred from the size of a buffer or of LDS (wavebound-loops(7)), if no access leaves it";
	case WB_BOUND_TYPE: return "inferred from the range of a type (wavebound-loops(7))";
	default: return "inferred from code and launch (wavebound-loops(7))";
	}
}

/* A limit of a loop: the claim, and what the execution says of it. */
struct limit {
	const char *what, *reason;	/* reason: that the user gives, or NULL */
	uint64_t repeats;		/* per entry; WB_UNKNOWN: it is about all entries */
	uint8_t origin;
	bool known, wrong;
};

static void
judge_limit(struct run *u, uint32_t l, const struct limit *c)
{
	struct wb_arena *a = u->r->cx->unit;
	struct wb_recheck_fact f = { .kind = WB_RECHECK_LOOP,
		.id = l,
		.loc = u->fn->block[u->fn->loops->loop[l].header].loc,
		.repeats = c->repeats,
		.what = c->what };

	f.why = by_rule(c->origin, &f.verdict);
	if (f.verdict == WB_RECHECK_GIVEN && c->reason)
		f.why = wb_format(a, "%s: %s", f.why, c->reason);
	if (c->wrong && c->origin == WB_BOUND_BUFFER && u->loop[l].outside) {
		f.why = wb_format(a, "%s; one %s does", f.why, u->loop[l].outside);
	} else if (c->wrong) {
		f.verdict = WB_RECHECK_WRONG;
		f.why = wb_format(a, "executed on the scalars of a wave, it repeats more than %llu times",
			(unsigned long long)limit_of(u, l));
	} else if (c->known) {
		f.verdict = WB_RECHECK_PROVED;
		f.why = "the scalars of a wave, executed with the values of the launch";
	}
	wb_recheck_add(u->r, f);
}

/* The execution stopped at the limit per entry, if there is one: only that can be wrong. */
static void
judge_loop(struct run *u, uint32_t l)
{
	const struct wb_loop_bound *b = &u->fn->bounds->loop[l];
	const struct loop_result *x = &u->loop[l];
	struct wb_arena *a = u->r->cx->unit;
	bool known = !u->lost && !x->failed, wrong = !u->lost && x->wrong, per_entry = b->max != WB_UNKNOWN;

	if (per_entry)
		judge_limit(u, l,
			&(struct limit){
				wb_format(a, "at most %llu iterations per entry", (unsigned long long)b->max),
				b->reason, b->max, b->origin, known, wrong });
	if (b->total != WB_UNKNOWN)
		judge_limit(u, l,
			&(struct limit){ wb_format(a, "at most %llu iterations in all", (unsigned long long)b->total),
				b->total_reason, WB_UNKNOWN, b->total_origin,
				known && !x->repeated && x->total <= b->total, wrong && !per_entry });
}

/* The branch that never takes edge @dead. */
static void
judge_branch(struct run *u, uint32_t dead)
{
	const struct wb_edge *e = &u->fn->edge[dead];
	const struct wb_inst *i = wb_last_inst(u->fn, e->src);
	struct wb_recheck_fact f = { .kind = WB_RECHECK_BRANCH,
		.id = dead,
		.loc = i ? i->loc : u->fn->block[e->src].loc,
		.what = e->kind == WB_EDGE_TAKEN ? "never taken" : "always taken",
		.verdict = WB_RECHECK_OPEN,
		.why = "decided by code and launch (wavebound-loops(7))" };

	if (!u->lost && !u->taken[dead]) {
		f.verdict = WB_RECHECK_PROVED;
		f.why = "the scalars of a wave, executed with the values of the launch";
	} else if (!u->lost && u->taken[dead] & 2) {
		f.verdict = WB_RECHECK_WRONG;
		f.why = "executed on the scalars of a wave, it takes the other edge";
	}
	wb_recheck_add(u->r, f);
}

void
wb_recheck_flow(struct recheck *r)
{
	struct run u = run(r, false);

	find_outside_accesses(&u);
	for (uint32_t l = 0; l < r->fn->loops->nloop; l++)
		judge_loop(&u, l);
	for (uint32_t b = 0; b < r->fn->nblock; b++)
		WB_EACH_OUT(r->fn, b, e)
			if (wb_edge_decided(r->fn, e))
				judge_branch(&u, e);
}
