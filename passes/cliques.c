/* passes/cliques.c -- rows of edges of which one iteration executes at most one, from cases of numbers.
 *
 * What:   Cases of one number (passes/cases.c) that have nothing in common exclude each other. Edges of which every two do
 *         form a clique: x(e1) + x(e2) + ... <= x(where an iteration comes to all of them). One row for
 *         a clique says more than a row for each pair: with pairs alone each of n edges might be executed half the time.
 * Right:  passes/cases.c for two edges. In one iteration of the loop that the places lie directly in, each of the edges is executed at
 *         most once, two of them never. A block `from` that dominates all places and lies directly in that loop is executed in front of
 *         them in the same iteration.
 *         A chain of several waves that meets each barrier in the same iteration (src/bound/aligned.c) is one wave between
 *         two edges if no barrier is on a way between them; else the number has to be the same in the workgroup, in the same
 *         iterations of loops around both places.
 * How:    Only edges of which the graph lets a wave execute one after the other in an iteration are worth a row, and of which none only leads past
 *         the blocks that another way of its branch executes. A clique
 *         begins with such a pair that no row has yet, and takes in what `from` of the two also dominates. Then what the rest of the
 *         pairs need is added in the same way.
 * Cost:   For each edge the ways from it on within an iteration, all together limited to MOST_VISITS blocks per block of the
 *         function; MOST_GROUP edges of a number at a time, of them all triples.
 */
#include "exclusive.h"
#include "wavebound/lanes.h"

#define MOST_VISITS 64u
#define MOST_GROUP 32u
#define MOST_ROWS 256u
#define MOST_TOLD 4u			/* places of comparisons in a message */

/* How a block is come to from an edge on. */
enum { STRAIGHT = 1, BEHIND_BARRIER = 2 };

struct finder {
	struct wb_ctx *cx;
	const struct wb_fn *fn;
	const struct wb_divergence *d;
	bool *has_barrier;		/* [block] NULL: there is none */
	uint8_t *come;			/* [block] how */
	uint32_t *todo, *came, ncame;	/* blocks: to go on from; that were come to */
	uint64_t visits;		/* left */
	const struct wb_div_case *x;	/* the group */
	uint32_t n;
	uint32_t apart[MOST_GROUP];	/* bit k: case k excludes it, also in a chain */
	uint32_t open[MOST_GROUP];	/* and no row says so, though the graph allows both */
	uint8_t then[MOST_GROUP][MOST_GROUP];	/* [a][b] how b comes behind a */
	WB_VEC(struct exclusive_row) row;
};

/* ---- pairs ---------------------------------------------------------------------------------- */
static bool
numbers_apart(const struct wb_div_case *x, const struct wb_div_case *y)
{
	if (!x->count || !y->count)
		return true;		/* never executed */
	return (uint32_t)(y->first - x->first) >= x->count && (uint32_t)(x->first - y->first) >= y->count;
}

/* Whether some lane was active at both comparisons. */
static bool
share_lane(const struct finder *f, const struct wb_div_case *x, const struct wb_div_case *y)
{
	const struct wb_lanes *l = f->fn->lanes;

	if (x->lanes == WB_NONE || y->lanes == WB_NONE)
		return x->lanes == y->lanes;
	return wb_lanes_within(l, WB_LANES_ALL, x->lanes, y->lanes) || wb_lanes_within(l, WB_LANES_ALL, y->lanes, x->lanes);
}

/* Whether the case is one of all lanes that were active at the comparison. */
static bool
is_of_all(const struct finder *f, const struct wb_div_case *x)
{
	uint32_t form = x->some ? f->d->lanes[x->inst] : WB_NONE;

	return !x->some || (form != WB_NONE && f->d->form[form].cls <= WB_DIV_WAVE);
}

static bool
are_apart(const struct finder *f, const struct wb_div_case *x, const struct wb_div_case *y)
{
	if (exclusive_one_place(x, y) || !is_of_all(f, x) || !is_of_all(f, y))
		return false;
	return (x->kind == WB_DIV_CASE_NUMBER ? numbers_apart(x, y) : !(x->first & y->first)) && share_lane(f, x, y);
}

/* Whether the number is the same for all waves of a workgroup that are in one iteration of the loop. */
static bool
same_in_workgroup(const struct finder *f, const struct wb_div_case *x)
{
	uint32_t made = x->form == WB_NONE ? WB_NONE : f->fn->loops->of_block[wb_gsa_block(f->fn->gsa, x->a)];

	if (x->form == WB_NONE || f->d->form[x->form].cls > WB_DIV_WORKGROUP)
		return false;
	return made == WB_NONE || (x->loop != WB_NONE && wb_loop_has(f->fn->loops, made, f->fn->loops->loop[x->loop].header));
}

/* Whether the iteration of @l goes on at @b, entered by an edge from it. */
static bool
goes_on(const struct finder *f, uint32_t b, uint32_t l)
{
	return b != WB_NONE && (l == WB_NONE || (wb_loop_has(f->fn->loops, l, b) && f->fn->loops->loop[l].header != b));
}

/* Whether the edge of @x is executed only with block @b, in the same iteration. */
static bool
is_behind(const struct finder *f, uint32_t b, const struct wb_div_case *x)
{
	const struct wb_edge *e = &f->fn->edge[x->edge];

	if (f->fn->loops->of_block[b] != x->loop)
		return false;
	return (e->src != WB_NONE && wb_dominates(f->fn->dom, b, e->src)) || (goes_on(f, e->dst, x->loop) && wb_dominates(f->fn->dom, b, e->dst));
}

/* Whether they are behind two sides of an if, of which a row is there already. */
static bool
is_known(const struct finder *f, const struct wb_div_case *x, const struct wb_div_case *y)
{
	for (uint32_t k = 0; k < f->d->nside && x->lanes != WB_NONE; k++) {
		const struct wb_div_sides *s = &f->d->side[k];
		uint32_t form = f->d->lanes[s->narrows];

		if (form != WB_NONE && f->d->form[form].cls <= WB_DIV_WAVE
		    && ((is_behind(f, s->one, x) && is_behind(f, s->other, y)) || (is_behind(f, s->one, y) && is_behind(f, s->other, x))))
			return true;
	}
	return false;
}

/* To where both ways of its branch meet, what follows it following in any case; or to the end. */
bool
exclusive_is_past(const struct wb_fn *fn, const struct wb_div_case *x)
{
	const struct wb_edge *e = &fn->edge[x->edge];
	const struct wb_block *to = e->dst == WB_NONE ? NULL : &fn->block[e->dst];

	if (!to || e->src == WB_NONE || fn->block[e->src].nout < 2)
		return false;
	return wb_postdominates(fn->postdom, e->dst, e->src) || (to->ninst == 1 && to->nout == 1 && fn->edge[fn->out[to->out]].dst == WB_NONE);
}

/* Whether an iteration comes into its loop by @x and leaves it by @y: that only says that a loop has several. */
static bool
passes_through(const struct finder *f, const struct wb_div_case *x, const struct wb_div_case *y)
{
	return x->loop != WB_NONE && !wb_loop_has(f->fn->loops, x->loop, f->fn->edge[x->edge].src) && !wb_loop_has(f->fn->loops, x->loop, f->fn->edge[y->edge].dst);
}

/* Whether a row for the two may lower a bound: alone, ways past a side cost little. */
static bool
is_of_use(const struct finder *f, const struct wb_div_case *x, const struct wb_div_case *y)
{
	return !exclusive_is_past(f->fn, x) && !exclusive_is_past(f->fn, y) && !passes_through(f, x, y) && !passes_through(f, y, x) && !is_known(f, x, y);
}

/* ---- ways --------------------------------------------------------------------------------------- */
static uint8_t
leaves(const struct finder *f, uint32_t b)
{
	return f->come[b] && f->has_barrier && f->has_barrier[b] ? BEHIND_BARRIER : f->come[b];
}

/* come[]: from edge @x->edge on, in the same iteration, as far as block @last directly in the loop. */
static void
follow(struct finder *f, const struct wb_div_case *x, uint32_t last)
{
	const struct wb_fn *fn = f->fn;
	uint32_t n = 0, to = fn->edge[x->edge].dst;

	while (f->ncame)
		f->come[f->came[--f->ncame]] = 0;
	if (x->inst != WB_NONE && !goes_on(f, to, x->loop))
		return;
	f->come[to] = STRAIGHT;
	f->came[f->ncame++] = f->todo[n++] = to;
	while (n && f->visits) {
		uint32_t b = f->todo[--n];
		uint8_t how = leaves(f, b);

		f->visits--;
		if (b > last && fn->loops->of_block[b] == x->loop)
			continue;
		for (uint32_t k = 0; k < fn->block[b].nout; k++) {
			to = fn->edge[fn->out[fn->block[b].out + k]].dst;
			if (!goes_on(f, to, x->loop) || (f->come[to] | how) == f->come[to])
				continue;
			if (!f->come[to])
				f->came[f->ncame++] = to;
			f->come[to] |= how;
			f->todo[n++] = to;
		}
	}
}

/* How @y comes behind what was followed. */
static uint8_t
comes(const struct finder *f, const struct wb_div_case *y)
{
	uint32_t src = f->fn->edge[y->edge].src;

	if (src == WB_NONE || (y->inst == WB_NONE && !goes_on(f, y->at, y->loop)))
		return 0;
	return leaves(f, src);
}

/* ---- groups --------------------------------------------------------------------------------------- */
static void
find_apart(struct finder *f)
{
	memset(f->apart, 0, sizeof f->apart);
	memset(f->open, 0, sizeof f->open);
	for (uint32_t a = 0; a < f->n; a++)
		for (uint32_t b = 0; b < a; b++)
			if (are_apart(f, &f->x[a], &f->x[b])) {
				f->apart[a] |= (uint32_t)1 << b;
				f->apart[b] |= (uint32_t)1 << a;
			}
}

/* Which pairs are worth a row, and without those that a chain of waves may execute both of. */
static void
find_open(struct finder *f)
{
	uint32_t last = f->x[f->n - 1].at;

	memset(f->then, 0, sizeof f->then);
	for (uint32_t a = 0; a < f->n && f->visits; a++) {
		if (!f->apart[a])
			continue;
		follow(f, &f->x[a], last);
		for (uint32_t b = 0; b < f->n; b++)
			f->then[a][b] = f->apart[a] >> b & 1 ? comes(f, &f->x[b]) : 0;
	}
	for (uint32_t a = 0; a < f->n && f->visits; a++)	/* else some ways were not followed */
		for (uint32_t b = 0; b < a; b++) {
			uint8_t how = f->then[a][b] | f->then[b][a];

			if (how & BEHIND_BARRIER && !same_in_workgroup(f, &f->x[a])) {
				f->apart[a] &= ~((uint32_t)1 << b);
				f->apart[b] &= ~((uint32_t)1 << a);
			} else if (how && is_of_use(f, &f->x[a], &f->x[b])) {
				f->open[a] |= (uint32_t)1 << b;
			}
		}
}

/* Of the cases @set those that exclude all others of it and @clique, and that @from dominates, one after the other. */
static uint32_t
grow(const struct finder *f, uint32_t clique, uint32_t set, uint32_t from)
{
	for (uint32_t k = 0; k < f->n; k++)
		if (set >> k & 1 && (f->apart[k] & clique) == clique && (from == WB_NONE || wb_dominates(f->fn->dom, from, f->x[k].at)))
			clique |= (uint32_t)1 << k;
	return clique;
}

/* ---- rows ------------------------------------------------------------------------------------------- */
void
exclusive_put_edge(struct wb_out *o, const struct wb_fn *fn, uint32_t e)
{
	const struct wb_edge *x = &fn->edge[e];

	if (x->dst != WB_NONE && fn->block[x->dst].nin == 1)
		wb_printf(o, "b%u", x->dst);
	else if (x->src == WB_NONE)
		wb_puts(o, "the start");
	else
		wb_printf(o, "b%u to b%u", x->src, x->dst);
}

static void
put_places(struct finder *f, struct wb_out *o, uint32_t clique)
{
	uint32_t told = 0;

	for (uint32_t k = 0; k < f->n; k++) {
		if (!(clique >> k & 1))
			continue;
		clique &= ~((uint32_t)1 << k);
		wb_puts(o, !told++ ? "" : clique ? ", " : " or ");
		exclusive_put_edge(o, f->fn, f->x[k].edge);
	}
}

static const char *
describe(struct finder *f, uint32_t clique, struct wb_loc *loc)
{
	static const char *const what[] = { "one number is compared", "the same numbers are compared", "one condition decides" };
	struct wb_out o = wb_out_new(f->cx->unit);
	struct wb_loc told[MOST_TOLD];
	uint32_t n = 0;

	*loc = WB_NO_LOC;
	put_places(f, &o, clique);
	wb_printf(&o, ": %s", what[f->x[0].kind]);
	for (uint32_t k = 0; k < f->n; k++) {
		const struct wb_inst *i = clique >> k & 1 && f->x[k].inst != WB_NONE ? &f->fn->inst[f->x[k].inst] : NULL;
		struct wb_loc at = !i ? WB_NO_LOC : wb_loc_known(i->src) ? i->src : i->loc;
		uint32_t j = 0;

		while (i && j < n && memcmp(&told[j], &at, sizeof at) != 0)
			j++;
		if (!i || j < n || n == MOST_TOLD)
			continue;
		*loc = n ? *loc : i->loc;
		told[n++] = at;
		wb_printf(&o, "%s %s", n > 1 ? "," : " at", wb_loc_text(f->cx->tmp, f->cx->files, at));
	}
	return o.at;
}

static void
add_row(struct finder *f, uint32_t clique, uint32_t from)
{
	struct exclusive_row r = { .edge = WB_ROOM(f->cx->unit, uint32_t, f->n) };

	exclusive_per(f->fn, &r, from);
	for (uint32_t k = 0; k < f->n; k++)
		if (clique >> k & 1) {
			r.edge[r.nedge++] = f->x[k].edge;
			f->open[k] &= ~clique;
		}
	r.what = describe(f, clique, &r.loc);
	WB_PUSH(f->cx->unit, &f->row, r);
}

/* Pairs that lie closest together, in the order of their blocks, come first. */
static void
find_rows(struct finder *f)
{
	for (uint32_t far = 1; far < f->n; far++)
		for (uint32_t a = far; a < f->n && f->row.n < MOST_ROWS; a++) {
			uint32_t b = a - far, from, clique = (uint32_t)1 << a | (uint32_t)1 << b;

			if (!(f->open[a] >> b & 1))
				continue;
			from = exclusive_common(f->fn, f->x[a].at, f->x[b].at, f->x[a].loop);
			if (from == WB_NONE && f->x[a].loop != WB_NONE)
				continue;
			add_row(f, grow(f, clique, ~(uint32_t)0, from), from);
		}
}

struct exclusive_row *
exclusive_cliques(struct wb_ctx *cx, const struct wb_fn *fn, uint32_t *n)
{
	const struct wb_divergence *d = fn->divergence;
	struct finder f = { .cx = cx, .fn = fn, .d = d, .visits = (uint64_t)MOST_VISITS * fn->nblock };

	for (uint32_t b = 0; b < fn->nblock && d->ncase; b++)
		for (uint32_t k = 0; k < fn->block[b].ninst; k++)
			if (fn->inst[fn->block[b].first + k].op == WB_OP_BARRIER) {
				f.has_barrier = f.has_barrier ? f.has_barrier : WB_NEW(cx->tmp, bool, fn->nblock);
				f.has_barrier[b] = true;
			}
	f.come = WB_NEW(cx->tmp, uint8_t, fn->nblock);
	f.came = WB_ROOM(cx->tmp, uint32_t, fn->nblock);
	f.todo = WB_ROOM(cx->tmp, uint32_t, (size_t)2 * fn->nblock + 1);	/* each once or twice */
	for (uint32_t k = 0, end; k < d->ncase && f.visits && f.row.n < MOST_ROWS; k = end) {
		for (end = k; end < d->ncase && end - k < MOST_GROUP && exclusive_one_number(&d->cases[k], &d->cases[end]);)
			end++;
		f.x = &d->cases[k];
		f.n = end - k;
		find_apart(&f);
		find_open(&f);
		find_rows(&f);
	}
	*n = f.row.n;
	return f.row.at;
}
