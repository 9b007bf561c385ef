/* ilp/shape.c -- the graph of a flow program: what is reachable, in which order, and which loop contains what.
 *
 * The blocks of a loop are found by a walk backwards from its back edges to its headers. Inner loops come first, and
 * each then counts as one node (union-find). Each edge is visited once, so a nest of 10,000 loops costs no more than a
 * flat function.
 * Cost:   near-linear in blocks + edges.
 */
#include "ilp.h"

/* Groups edges by their source (or target) block. */
static void
group(struct wb_arena *a, const struct wb_flow *p, const bool *live, const uint32_t *end, uint32_t **at_out,
	uint32_t **list_out)
{
	uint32_t *at = WB_NEW(a, uint32_t, (size_t)p->nblock + 2), *list = WB_NEW(a, uint32_t, p->nedge);

	for (uint32_t e = 0; e < p->nedge; e++)
		if (live[e] && end[e] != WB_NONE)
			at[end[e] + 2]++;
	for (uint32_t b = 2; b < p->nblock + 2; b++)
		at[b] += at[b - 1];
	for (uint32_t e = 0; e < p->nedge; e++)
		if (live[e] && end[e] != WB_NONE)
			list[at[end[e] + 1]++] = e;
	*at_out = at;
	*list_out = list;
}

/* Reverse post-order of the blocks reachable from the entry edge. */
static void
order(struct wb_arena *a, struct shape *s)
{
	const struct wb_flow *p = s->p;
	uint32_t *stack = WB_NEW(a, uint32_t, p->nblock), *next = WB_NEW(a, uint32_t, p->nblock);
	uint32_t n = 0, left = p->nblock;

	s->order = WB_NEW(a, uint32_t, p->nblock);
	s->number = WB_NEW(a, uint32_t, p->nblock);
	memset(s->number, 0xff, sizeof(uint32_t) * p->nblock);
	stack[n++] = p->dst[0];
	s->number[p->dst[0]] = 0;
	while (n) {
		uint32_t b = stack[n - 1], d;

		if (s->out_at[b] + next[b] == s->out_at[b + 1]) {
			s->order[--left] = b;
			n--;
			continue;
		}
		d = p->dst[s->out[s->out_at[b] + next[b]++]];
		if (d != WB_NONE && s->number[d] == WB_NONE) {
			s->number[d] = 0;
			stack[n++] = d;
		}
	}
	s->norder = p->nblock - left;
	s->order += left;
	for (uint32_t k = 0; k < s->norder; k++)
		s->number[s->order[k]] = k;
}

/* The first reachable block that reaches no exit. */
static uint32_t
find_stuck(struct wb_arena *a, const struct shape *s)
{
	const struct wb_flow *p = s->p;
	uint32_t *stack = WB_NEW(a, uint32_t, p->nblock), n = 0;
	bool *leaves = WB_NEW(a, bool, p->nblock);

	for (uint32_t e = 1; e < p->nedge; e++)
		if (s->live[e] && p->dst[e] == WB_NONE && !leaves[p->src[e]]) {
			leaves[p->src[e]] = true;
			stack[n++] = p->src[e];
		}
	while (n) {
		uint32_t b = stack[--n];

		for (uint32_t k = s->in_at[b]; k < s->in_at[b + 1]; k++) {
			uint32_t u = p->src[s->in[k]];

			if (u != WB_NONE && !leaves[u]) {
				leaves[u] = true;
				stack[n++] = u;
			}
		}
	}
	for (uint32_t k = 0; k < s->norder; k++)
		if (!leaves[s->order[k]])
			return s->order[k];
	return WB_NONE;
}

/* ---- members of loops -------------------------------------------------------- */
struct flood {
	struct shape *s;
	uint32_t *up;			/* [block, then loop] union-find */
	uint32_t *stack, n;
};

static uint32_t
top(struct flood *f, uint32_t x)
{
	while (f->up[x] != x) {
		f->up[x] = f->up[f->up[x]];
		x = f->up[x];
	}
	return x;
}

/* Makes the node that contains block @b a member of loop @l, once. Its predecessors are visited later. */
static void
add_member(struct flood *f, uint32_t l, uint32_t b)
{
	uint32_t node = f->s->p->nblock + l, t;

	if (b == WB_NONE)
		return;
	t = top(f, b);
	if (t == node)
		return;
	f->up[t] = node;
	if (t < f->s->p->nblock)
		f->s->loop_of[t] = l;
	else
		f->s->parent[t - f->s->p->nblock] = l;
	f->stack[f->n++] = t;
}

static void
gather(struct flood *f, uint32_t l)
{
	const struct shape *s = f->s;
	const struct wb_flow *p = s->p;
	const struct wb_flow_loop *loop = &p->loop[l];

	/* the headers first, so that the walk stops there */
	for (uint32_t k = 0; k < loop->nentry; k++)
		if (s->live[loop->entry[k]])
			add_member(f, l, p->dst[loop->entry[k]]);
	f->n = 0;
	for (uint32_t k = 0; k < loop->nback; k++)
		if (s->live[loop->back[k]])
			add_member(f, l, p->src[loop->back[k]]);
	while (f->n) {
		uint32_t t = f->stack[--f->n];

		if (t < p->nblock) {
			for (uint32_t k = s->in_at[t]; k < s->in_at[t + 1]; k++)
				add_member(f, l, p->src[s->in[k]]);
			continue;
		}
		for (uint32_t k = 0; k < p->loop[t - p->nblock].nentry; k++)
			if (s->live[p->loop[t - p->nblock].entry[k]])
				add_member(f, l, p->src[p->loop[t - p->nblock].entry[k]]);
	}
}

static void
nest(struct wb_arena *a, struct shape *s)
{
	const struct wb_flow *p = s->p;
	size_t nnode = (size_t)p->nblock + p->nloop;
	struct flood f = { s, WB_NEW(a, uint32_t, nnode), WB_NEW(a, uint32_t, nnode), 0 };

	for (uint32_t x = 0; x < nnode; x++)
		f.up[x] = x;
	for (uint32_t b = 0; b < p->nblock; b++)
		s->loop_of[b] = p->nloop;
	for (uint32_t l = 0; l < p->nloop; l++)
		s->parent[l] = p->nloop;
	for (uint32_t l = p->nloop; l-- > 0; )
		gather(&f, l);
}

/* Lists the members of each level. A loop has the position of its header. */
static void
list_members(struct wb_arena *a, struct shape *s)
{
	const struct wb_flow *p = s->p;
	uint32_t *at = WB_NEW(a, uint32_t, (size_t)p->nloop + 3), *header_of = WB_NEW(a, uint32_t, p->nblock);

	memset(header_of, 0xff, sizeof(uint32_t) * p->nblock);
	for (uint32_t l = p->nloop; l-- > 0; )
		header_of[p->loop[l].header] = l;
	for (uint32_t pass = 0; pass < 2; pass++) {
		for (uint32_t k = 0; k < s->norder; k++) {
			uint32_t b = s->order[k], l = header_of[b];

			if (l != WB_NONE && !pass)
				at[s->parent[l] + 2]++;
			else if (l != WB_NONE)
				s->member[at[s->parent[l] + 1]++] = p->nblock + l;
			if (!pass)
				at[s->loop_of[b] + 2]++;
			else
				s->member[at[s->loop_of[b] + 1]++] = b;
		}
		for (uint32_t l = 2; !pass && l < p->nloop + 3; l++)
			at[l] += at[l - 1];
	}
	s->member_at = at;
}

void
wb_shape_build(struct wb_arena *a, const struct wb_flow *p, struct shape *s)
{
	*s = (struct shape){ .p = p };
	s->live = WB_NEW(a, bool, p->nedge);
	for (uint32_t e = 0; e < p->nedge; e++)
		s->live[e] = e == 0 || p->src[e] != WB_NONE;
	group(a, p, s->live, p->src, &s->out_at, &s->out);
	order(a, s);
	for (uint32_t e = 1; e < p->nedge; e++)
		s->live[e] = s->live[e] && s->number[p->src[e]] != WB_NONE;
	group(a, p, s->live, p->dst, &s->in_at, &s->in);
	s->stuck = find_stuck(a, s);
	s->back_of = WB_NEW(a, uint32_t, p->nedge);
	memset(s->back_of, 0xff, sizeof(uint32_t) * p->nedge);
	for (uint32_t l = 0; l < p->nloop; l++)
		for (uint32_t k = 0; k < p->loop[l].nback; k++)
			s->back_of[p->loop[l].back[k]] = l;
	s->loop_of = WB_NEW(a, uint32_t, p->nblock);
	s->parent = WB_NEW(a, uint32_t, (size_t)p->nloop + 1);
	s->member = WB_NEW(a, uint32_t, (size_t)p->nblock + p->nloop);
	nest(a, s);
	list_members(a, s);
}

uint32_t
wb_shape_common(const struct shape *s, uint32_t x, uint32_t y)
{
	/* a parent has a smaller number than the loops in it, apart from the root, which has the largest of all */
	while (x != y) {
		if (y == s->p->nloop || (x != s->p->nloop && x > y))
			x = s->parent[x];
		else
			y = s->parent[y];
	}
	return x;
}
