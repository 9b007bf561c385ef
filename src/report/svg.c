/* src/report/svg.c -- draws the DOT text of a graph as SVG; the fence around Graphviz.
 *
 * Layout by `dot` takes time that grows faster than the graph, so larger
 * graphs are refused here (DOT is still written). Graphviz keeps global state: one
 * drawing at a time, and one context for the life of the process, because its
 * text plugin compares with a font name of the context before and would read
 * freed memory.
 */
#include <pthread.h>

#include <graphviz/cgraph.h>
#include <graphviz/gvc.h>

#include "private.h"

#define MOST_BLOCKS 400
#define MOST_EDGES 1200

static pthread_mutex_t one_at_a_time = PTHREAD_MUTEX_INITIALIZER;
static GVC_t *gvc;			/* guarded by it */

/* Graphviz writes warnings to standard error unless it is told where else. */
static int
drop(char *message)
{
	(void)message;
	return 0;
}

static void
free_picture(void *svg)
{
	gvFreeRenderData(svg);
}

/* *svg: the picture as bytes that Graphviz allocates, or NULL. Nothing here may leave by an escape: the lock is held. */
static void
render(const char *dot, char **svg)
{
	Agraph_t *g = agmemread(dot);
	unsigned bytes;

	*svg = NULL;
	gvc = gvc ? gvc : gvContext();
	if (g && gvc && gvLayout(gvc, g, "dot") == 0) {
		if (gvRenderData(gvc, g, "svg", svg, &bytes) != 0)
			*svg = NULL;
		gvFreeLayout(gvc, g);
	}
	if (g)
		agclose(g);
}

/* What follows the XML declaration and document type, so that it also fits into a page. */
static const char *
svg_element(const char *svg)
{
	const char *at = strstr(svg, "<svg");

	return at ? at : svg;
}

enum wb_status
wb_report_svg(struct wb_ctx *cx, const struct wb_module *m, const struct wb_fn *fn, const struct wb_graph_options *opt, struct wb_out *o)
{
	struct wb_out dot;
	char *svg;

	if (fn->nblock > MOST_BLOCKS || fn->nedge > MOST_EDGES) {
		wb_report(cx->diag, WB_E_TOO_LARGE_TO_DRAW, fn->loc, "'%s' has %u blocks and %u edges; up to %d and %d are drawn", fn->name, fn->nblock, fn->nedge,
		          MOST_BLOCKS, MOST_EDGES);
		return WB_REFUSED;
	}
	dot = wb_out_new(cx->unit);
	wb_report_dot(cx, m, fn, opt, &dot);
	pthread_mutex_lock(&one_at_a_time);
	agseterr(AGMAX);
	agseterrf(drop);
	render(dot.at, &svg);
	pthread_mutex_unlock(&one_at_a_time);
	if (svg) {
		wb_arena_defer(cx->unit, free_picture, svg);
		wb_puts(o, svg_element(svg));
		return WB_OK;
	}
	wb_report(cx->diag, WB_E_DRAW, fn->loc, "'%s' could not be drawn", fn->name);
	return WB_INTERNAL;
}
