/* passes/graph/graph.c -- graphs as compressed rows, and their strongly connected components.
 *
 * Source: Tarjan, SIAM J. Computing 1(2), 1972. Recursion is replaced by a path of nodes, with the next successor of
 *         each.
 * Cost:   O(nodes + edges) of the part that is searched.
 */
#include "../passes.h"

struct wb_graph
wb_graph_new(struct wb_arena *a, uint32_t n, const uint32_t *src, const uint32_t *dst, uint32_t m)
{
	struct wb_lists s = wb_lists_new(a, n, src, dst, m), p = wb_lists_new(a, n, dst, src, m);

	return (struct wb_graph){ n, s.first, s.at, p.first, p.at };
}

void
wb_scc_new(struct wb_scc *s, struct wb_arena *a, const struct wb_graph *g)
{
	s->g = g;
	s->num = WB_NEW(a, uint32_t, g->n);
	s->low = WB_NEW(a, uint32_t, g->n);
	s->stack = WB_NEW(a, uint32_t, g->n);
	s->path = WB_NEW(a, uint32_t, g->n);
	s->at = WB_NEW(a, uint32_t, g->n);
	s->node = WB_NEW(a, uint32_t, g->n);
	s->first = WB_NEW(a, uint32_t, (size_t)g->n + 1);
}

#define DONE UINT32_MAX		/* low[] of a node whose component is complete */

struct walk {
	uint32_t count, nstack, npath, nout;
};

static void
enter(struct wb_scc *s, struct walk *w, uint32_t v)
{
	s->num[v] = s->low[v] = ++w->count;
	s->at[v] = s->g->sfirst[v];
	s->stack[w->nstack++] = v;
	s->path[w->npath++] = v;
}

/* The last node of the path has no successors left: removes it, and completes its component if it is the root of
 * one. */
static void
leave(struct wb_scc *s, struct walk *w)
{
	uint32_t v = s->path[--w->npath], x;

	if (w->npath && s->low[v] < s->low[s->path[w->npath - 1]])
		s->low[s->path[w->npath - 1]] = s->low[v];
	if (s->low[v] != s->num[v])
		return;
	do {
		x = s->stack[--w->nstack];
		s->low[x] = DONE;
		s->node[w->nout++] = x;
	} while (x != v);
	s->first[++s->ncomp] = w->nout;
}

void
wb_scc_find(struct wb_scc *s, const uint32_t *list, uint32_t n, const uint32_t *part, uint32_t p)
{
	struct walk w = { 0 };

	s->ncomp = 0;
	s->first[0] = 0;
	for (uint32_t k = 0; k < n; k++)
		s->num[list[k]] = 0;
	for (uint32_t k = 0; k < n; k++) {
		if (s->num[list[k]] || part[list[k]] != p)
			continue;
		enter(s, &w, list[k]);
		while (w.npath) {
			uint32_t v = s->path[w.npath - 1], x;

			if (s->at[v] == s->g->sfirst[v + 1]) {
				leave(s, &w);
				continue;
			}
			x = s->g->succ[s->at[v]++];
			if (part[x] != p)
				continue;
			if (!s->num[x])
				enter(s, &w, x);
			else if (s->low[x] != DONE && s->num[x] < s->low[v])
				s->low[v] = s->num[x];
		}
	}
}
