/* src/launch/template.c -- writes an FFX template with a line for each loop that has no bound yet.
 *
 * In each function, the loops come first that contribute most to its time (loop_cost.c). The template can be read as it
 * is: NOCOMP is FFX for "not known".
 */
#include <stdlib.h>

#include "private.h"

static const char head[] =
	"<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
	"<!-- Replace NOCOMP by how often the loop repeats at most (its back edge is taken) each time it is entered,\n"
	"     or use totalcount for how often at most in one run of the function. For a loop whose lanes leave it at\n"
	"     different times, the lane that stays longest counts. why=\"...\" is shown in reports. wb:code and\n"
	"     wb:line are what the loop is, so that a fact is not used for another one. See wavebound-ffx(5). -->\n"
	"<flowfacts xmlns:wb=\"urn:wavebound:ffx\">\n";
static const char tail[] = "</flowfacts>\n";

void
wb_launch_put_comment(struct wb_out *o, const char *s)
{
	for (; *s; s++) {
		if (*s == '-' && s[1] == '-')
			wb_puts(o, "- ");
		else if ((unsigned char)*s >= ' ' && (unsigned char)*s <= '~')
			wb_putn(o, s, 1);
		else
			wb_puts(o, "?");
	}
}

static void
put_location(struct wb_out *o, const struct wb_fn *fn, uint32_t header)
{
	const struct wb_block *b = &fn->block[header];

	if (b->label) {
		wb_puts(o, "label=\"");
		wb_xml_escape(o, b->label);
		wb_puts(o, "\"");
	} else {
		wb_printf(o, "address=\"0x%llx\"", (unsigned long long)(b->ninst ? fn->inst[b->first].addr : fn->addr));
	}
}

/* What the loop or edge is, to notice when something else is at its place. */
static void
put_identity(struct wb_ctx *cx, struct wb_out *o, const uint64_t *digest, uint32_t k, struct wb_loc src)
{
	if (digest)
		wb_printf(o, " wb:code=\"%016llx\"", (unsigned long long)digest[k]);
	if (!wb_loc_known(src))
		return;
	wb_puts(o, " wb:line=\"");
	wb_xml_escape(o, wb_loc_text(cx->tmp, cx->files, src));
	wb_puts(o, "\"");
}

/* A loop without a bound, and the estimate of its cycles. */
struct row {
	uint32_t loop;
	uint64_t cost;
};

static int
by_cost(const void *a, const void *b)
{
	const struct row *x = a, *y = b;

	if (x->cost != y->cost)
		return x->cost > y->cost ? -1 : 1;
	return (x->loop > y->loop) - (x->loop < y->loop);
}

static struct row *
open_loops(struct wb_ctx *cx, const struct wb_fn *fn, uint32_t *n)
{
	const uint64_t *cost = wb_loop_cost(cx, fn);
	struct row *r = WB_NEW(cx->tmp, struct row, fn->loops->nloop);

	*n = 0;
	for (uint32_t l = 0; l < fn->loops->nloop; l++)
		if (wb_loop_bound_open(&fn->bounds->loop[l]))
			r[(*n)++] = (struct row){ l, cost[l] };
	if (*n)
		qsort(r, *n, sizeof *r, by_cost);
	return r;
}

static void
put_loop(struct wb_ctx *cx, struct wb_out *o, const struct wb_fn *fn, uint32_t l, uint64_t cost)
{
	const struct wb_loop *lp = &fn->loops->loop[l];
	const struct wb_loop_bound *b = &fn->bounds->loop[l];
	const char *src = wb_loc_text(cx->unit, cx->files, wb_block_src(fn, lp->header));

	wb_puts(o, "    <!-- ");
	wb_launch_put_comment(o, *src ? src : "no source line");
	wb_printf(o, ", depth %u%s, about %llu cycles for each iteration: ", lp->depth,
		lp->irreducible ? ", irreducible" : "", (unsigned long long)cost);
	wb_launch_put_comment(o, b->why ? b->why : "no bound");
	wb_puts(o, " -->\n    <loop ");
	put_location(o, fn, lp->header);
	put_identity(cx, o, fn->bounds->digest, l, wb_loop_source(fn, l));
	wb_puts(o, " maxcount=\"NOCOMP\"/>\n");
}

/* ---- edges --------------------------------------------------------------------------------- */
static void
put_end(struct wb_out *o, const struct wb_fn *fn, const char *which, uint32_t block)
{
	const struct wb_block *b = &fn->block[block];

	wb_printf(o, " %s=\"", which);
	if (b->label)
		wb_xml_escape(o, b->label);
	else
		wb_printf(o, "0x%llx", (unsigned long long)(b->ninst ? fn->inst[b->first].addr : fn->addr));
	wb_puts(o, "\"");
}

/* The edges behind branches, as comments to make a not-all of. */
static void
put_edges(struct wb_ctx *cx, struct wb_out *o, const struct wb_fn *fn)
{
	for (uint32_t e = 0; e < fn->nedge; e++) {
		const struct wb_edge *x = &fn->edge[e];
		struct wb_out one = wb_out_new(cx->tmp);

		if (x->src == WB_NONE || x->dst == WB_NONE || fn->block[x->src].nout < 2 || x->flags & WB_E_REMOVED)
			continue;
		wb_puts(&one, "<edge");
		put_end(&one, fn, "src", x->src);
		put_end(&one, fn, "dst", x->dst);
		put_identity(cx, &one, fn->bounds->edge_digest, e, wb_edge_source(fn, e));
		wb_putn(&one, "/>", 3);
		wb_puts(o, "    <!-- ");
		wb_launch_put_comment(o, one.at);
		wb_puts(o, " -->\n");
	}
}

void
wb_facts_template(
	struct wb_ctx *cx, const struct wb_module *m, const struct wb_fn *fn, bool edges, struct wb_out *o)
{
	size_t n = sizeof(tail) - 1;
	uint32_t nrow;
	const struct row *row = open_loops(cx, fn, &nrow);

	(void)m;
	if (o->n >= n && memcmp(o->at + o->n - n, tail, n) == 0)
		o->n -= n;			/* continue the document of the last call */
	else
		wb_puts(o, head);
	if (nrow || edges) {
		wb_puts(o, "  <function name=\"");
		wb_xml_escape(o, fn->name);
		wb_puts(o, "\">\n");
	}
	for (uint32_t k = 0; k < nrow; k++)
		put_loop(cx, o, fn, row[k].loop, row[k].cost);
	if (edges)
		put_edges(cx, o, fn);
	if (nrow || edges)
		wb_puts(o, "  </function>\n");
	wb_puts(o, tail);
}
