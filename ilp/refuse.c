/* ilp/refuse.c -- finds and names what has no finite bound, before any solver.
 *
 * A cycle is unbounded if no fact limits any of its edges: none of its back edges belongs to a loop with a bound, and
 * none of its edges has a positive coefficient in a further row. So these edges are removed. Every strongly connected
 * region that remains is unbounded, and each loop without a bound that has a back edge in it is named. (Solvers report
 * this case as "undefined", or as anything.) If every loop has a bound nothing needs to be searched.
 * Cost:   linear; Tarjan's algorithm with its own stack.
 */
#include "ilp.h"

struct regions {
	const struct shape *s;
	const bool *limited;		/* [edge] removed */
	uint32_t *low, *index;		/* [block] 0: not visited */
	uint32_t *region;		/* [block] */
	uint32_t *stack, n;		/* Tarjan's */
	uint32_t *path, *next, npath;	/* instead of recursion */
	uint32_t count, nregion;
};

static void
open_block(struct regions *r, uint32_t b)
{
	r->index[b] = r->low[b] = ++r->count;
	r->stack[r->n++] = b;
	r->path[r->npath++] = b;
}

static void
close_block(struct regions *r, uint32_t b)
{
	r->npath--;
	if (r->npath && r->low[b] < r->low[r->path[r->npath - 1]])
		r->low[r->path[r->npath - 1]] = r->low[b];
	if (r->low[b] != r->index[b])
		return;
	do
		r->region[r->stack[--r->n]] = r->nregion;
	while (r->stack[r->n] != b);
	r->nregion++;
}

static void
find_regions(struct wb_arena *a, struct regions *r)
{
	const struct shape *s = r->s;
	const struct wb_flow *p = s->p;

	r->low = WB_NEW(a, uint32_t, p->nblock);
	r->index = WB_NEW(a, uint32_t, p->nblock);
	r->region = WB_NEW(a, uint32_t, p->nblock);
	r->stack = WB_NEW(a, uint32_t, p->nblock);
	r->path = WB_NEW(a, uint32_t, p->nblock);
	r->next = WB_NEW(a, uint32_t, p->nblock);
	memset(r->region, 0xff, sizeof(uint32_t) * p->nblock);
	for (uint32_t k = 0; k < s->norder; k++) {
		if (!r->index[s->order[k]])
			open_block(r, s->order[k]);
		while (r->npath) {
			uint32_t b = r->path[r->npath - 1], e, d;

			if (s->out_at[b] + r->next[b] == s->out_at[b + 1]) {
				close_block(r, b);
				continue;
			}
			e = s->out[s->out_at[b] + r->next[b]++];
			d = p->dst[e];
			if (d == WB_NONE || r->limited[e])
				continue;
			if (!r->index[d])
				open_block(r, d);
			else if (r->region[d] == WB_NONE && r->index[d] < r->low[b])
				r->low[b] = r->index[d];
		}
	}
}

static const bool *
find_limited(struct wb_arena *a, const struct shape *s)
{
	const struct wb_flow *p = s->p;
	bool *limited = WB_NEW(a, bool, p->nedge);

	for (uint32_t l = 0; l < p->nloop; l++)
		for (uint32_t k = 0; k < p->loop[l].nback; k++)
			if (p->loop[l].max != WB_UNKNOWN || p->loop[l].total != WB_UNKNOWN)
				limited[p->loop[l].back[k]] = true;
	for (uint32_t r = 0; r < p->nrow; r++)
		for (uint32_t k = p->row[r].first; k < p->row[r].first + p->row[r].nterm; k++)
			if (p->term[k].coeff > 0)
				limited[p->term[k].edge] = true;
	return limited;
}

/* ---- reports ------------------------------------------------------------------------ */
static struct wb_loc
block_loc(const struct wb_fn *fn, uint32_t block)
{
	return fn ? fn->block[block].loc : WB_NO_LOC;
}

/* Source lines of loops, those in their headers and at the ends of their latches: the first loop of each, and those of
 * several loops. */
struct loop_lines {
	struct wb_map first, several;
};
struct line { uint32_t file, line; };	/* a key */

static void
add_line(struct loop_lines *n, const struct wb_inst *i, uint32_t loop)
{
	struct line key = { i->src.file, i->src.line };
	uint32_t first = wb_map_id(&n->first, &key, sizeof key, loop);

	if (first != WB_NONE && first != loop)
		wb_map_add(&n->several, &key, sizeof key);
}

static struct loop_lines
find_lines(struct wb_arena *a, const struct wb_fn *fn)
{
	struct loop_lines n = { wb_map_new(a), wb_map_new(a) };
	const struct wb_loops *ls = fn->loops;

	for (uint32_t l = 0; ls && l < ls->nloop; l++) {
		for (uint32_t h = 0; h < ls->loop[l].nhead; h++)
			WB_EACH_INST(fn, ls->list[ls->loop[l].head + h], k)
				add_line(&n, &fn->inst[k], l);
		for (uint32_t e = 0; e < ls->loop[l].nback; e++) {
			const struct wb_inst *i = wb_last_inst(fn, fn->edge[ls->list[ls->loop[l].back + e]].src);

			if (i)
				add_line(&n, i, l);
		}
	}
	return n;
}

/* Whether source line @src names a loop other than @l, too. */
static bool
names_another(const struct loop_lines *n, uint32_t l, struct wb_loc src)
{
	struct line key = { src.file, src.line };
	uint32_t first = wb_map_get(&n->first, (const char *)&key, sizeof key);

	return (first != WB_NONE && first != l) || wb_map_get(&n->several, (const char *)&key, sizeof key) != WB_NONE;
}

/* What the loop is, as attributes of a fact: its code and, if @line, where it is in the source. They bring their
 * namespace, since the file that the fact is pasted into may not. */
static const char *
identity(struct wb_ctx *cx, const struct wb_fn *fn, uint32_t l, struct wb_loc src, bool line)
{
	bool known = fn->bounds && fn->bounds->digest && fn->loops && l < fn->loops->nloop;
	const char *at;

	src.col = 0;
	at = line ? wb_format(cx->unit, " wb:line=\"%.200s\"", wb_loc_text(cx->unit, cx->files, src)) : "";
	return known ? wb_format(cx->unit, " xmlns:wb=\"urn:wavebound:ffx\" wb:code=\"%016llx\"%s",
		(unsigned long long)fn->bounds->digest[l], at) : "";
}

/* Suggests the flow fact, ready to be pasted. It names the loop by its source line, which changes least, if only loop
 * @l has it. */
static void
note_fact(struct wb_ctx *cx, const struct wb_fn *fn, const struct loop_lines *lines, uint32_t l, uint32_t header)
{
	struct wb_loc src = wb_block_src(fn, header);
	bool known = wb_loc_known(src) && src.file < cx->files->file.n && cx->files->file.at[src.file] &&
		cx->files->file.at[src.file]->kind == WB_FILE_SOURCE;
	bool alone = known && !names_another(lines, l, src);
	const char *is = identity(cx, fn, l, src, known && !alone);

	if (alone)
		wb_note(cx->diag, src,
			"the loop in the source; a flow fact that bounds it:  <loop source=\"%s\" line=\"%u\"%s "
			"maxcount=\"N\"/>",
			cx->files->file.at[src.file]->name, src.line, is);
	else if (fn->block[header].label)
		wb_note(cx->diag, WB_NO_LOC, "a flow fact that bounds it:  <loop label=\"%s\"%s maxcount=\"N\"/>",
			fn->block[header].label, is);
	else if (fn->block[header].ninst)
		wb_note(cx->diag, WB_NO_LOC, "a flow fact that bounds it:  <loop address=\"0x%llx\"%s maxcount=\"N\"/>",
			(unsigned long long)fn->inst[fn->block[header].first].addr, is);
}

/* Names the argument that loop @l of @fn depends on, by the index for --arg. */
static void
note_argument(struct wb_ctx *cx, const struct wb_fn *fn, uint32_t l)
{
	const struct wb_kernel_desc *d = fn->desc;
	const struct wb_arg *a = fn->bounds && fn->loops && l < fn->loops->nloop ? fn->bounds->loop[l].argument : NULL;

	for (uint32_t k = 0; a && d && k < d->narg; k++)
		if (a == &d->arg[k])
			wb_note(cx->diag, WB_NO_LOC, "argument %u%s%s%s decides: --arg %u=N gives it a value", k,
				*a->name ? " ('" : "", a->name, *a->name ? "')" : "", k);
}

static void
refuse_loop(struct wb_ctx *cx, const struct shape *s, const struct wb_fn *fn, const struct loop_lines *lines,
	uint32_t l)
{
	const struct wb_flow_loop *loop = &s->p->loop[l];

	wb_report(cx->diag, WB_E_LOOP_UNBOUNDED, block_loc(fn, loop->header), "%s at block %u has no bound",
		loop->irreducible ? "loop with several entries" : "loop", loop->header);
	if (!fn)
		return;
	if (fn->bounds && fn->loops && l < fn->loops->nloop && fn->bounds->loop[l].why)
		wb_note(cx->diag, WB_NO_LOC, "%s", fn->bounds->loop[l].why);
	note_argument(cx, fn, l);
	if (fn->bounds && fn->loops && l < fn->loops->nloop)
		wb_note_data(cx, fn->bounds->loop[l].data);
	note_fact(cx, fn, lines, l, loop->header);
}

uint32_t
wb_refuse_unbounded(struct wb_ctx *cx, const struct shape *s, const struct wb_fn *fn)
{
	struct loop_lines lines = { 0 };
	uint32_t named = 0;

	if (fn)
		lines = find_lines(cx->tmp, fn);
	for (uint32_t l = 0; l < s->p->nloop; l++)
		if (s->p->loop[l].max == WB_UNKNOWN && s->p->loop[l].total == WB_UNKNOWN) {
			refuse_loop(cx, s, fn, &lines, l);
			named++;
		}
	return named;
}

static bool
on_cycle(const struct regions *r, uint32_t e)
{
	const struct wb_flow *p = r->s->p;

	return r->s->live[e] && !r->limited[e] && p->src[e] != WB_NONE && p->dst[e] != WB_NONE &&
		r->region[p->src[e]] == r->region[p->dst[e]];
}

static bool
all_bounded(const struct wb_flow *p)
{
	for (uint32_t l = 0; l < p->nloop; l++)
		if (p->loop[l].max == WB_UNKNOWN && p->loop[l].total == WB_UNKNOWN)
			return false;
	return true;
}

static enum wb_status
refuse_unbounded(struct wb_ctx *cx, const struct shape *s, const struct wb_fn *fn)
{
	const struct wb_flow *p = s->p;
	struct regions r = { .s = s, .limited = find_limited(cx->tmp, s) };
	struct loop_lines lines = { 0 };
	enum wb_status status = WB_OK;

	if (fn)
		lines = find_lines(cx->tmp, fn);
	find_regions(cx->tmp, &r);
	for (uint32_t l = 0; l < p->nloop; l++) {
		bool guilty = false, first = status == WB_OK;

		for (uint32_t k = 0; k < p->loop[l].nback; k++)
			guilty |= on_cycle(&r, p->loop[l].back[k]);
		if (!guilty)
			continue;
		refuse_loop(cx, s, fn, &lines, l);
		if (first && fn && fn->bounds && fn->bounds->any_launch)
			wb_note(cx->diag, WB_NO_LOC,
				"this is for any launch; one with sizes, arguments and buffers may bound it "
				"(`wavebound launch` writes a description to fill in, for --launch)");
		if (first && fn && fn->bounds && fn->bounds->not_executed)
			wb_note(cx->diag, fn->bounds->not_executed_at,
				"executing the launch does not count its iterations either: %s",
				fn->bounds->not_executed);
		if (status != WB_UNBOUNDED)
			status = p->loop[l].irreducible ? WB_REFUSED : WB_UNBOUNDED;
	}
	for (uint32_t e = 0; e < p->nedge && status == WB_OK; e++)
		if (on_cycle(&r, e)) {
			wb_report(cx->diag, WB_E_LOOP_UNBOUNDED, block_loc(fn, p->dst[e]),
				"cycle through block %u has no bound and belongs to no loop", p->dst[e]);
			status = WB_UNBOUNDED;
		}
	return status;
}

/* Refuses a minimum that exceeds the bound of its loop. */
static enum wb_status
refuse_minimum(struct wb_ctx *cx, const struct shape *s, const struct wb_fn *fn)
{
	const struct wb_flow *p = s->p;
	enum wb_status status = WB_OK;

	for (uint32_t l = 0; l < p->nloop; l++) {
		uint64_t most = p->loop[l].max < p->loop[l].total ? p->loop[l].max : p->loop[l].total;

		if (p->loop[l].min <= most || s->number[p->loop[l].header] == WB_NONE)
			continue;
		wb_report(cx->diag, WB_E_FACTS_CONFLICT, block_loc(fn, p->loop[l].header),
			"loop at block %u is said to iterate at least %llu and at most %llu times", p->loop[l].header,
			(unsigned long long)p->loop[l].min, (unsigned long long)most);
		if (fn && fn->bounds && fn->loops && l < fn->loops->nloop)
			wb_note(cx->diag, fn->bounds->loop[l].loc, "%s", fn->bounds->loop[l].why);
		status = WB_BAD_INPUT;
	}
	return status;
}

enum wb_status
wb_refuse(struct wb_ctx *cx, const struct shape *s, const struct wb_fn *fn)
{
	enum wb_status status = refuse_minimum(cx, s, fn);

	if (status != WB_OK)
		return status;
	if (s->stuck != WB_NONE) {
		wb_report(cx->diag, WB_E_ENDLESS, block_loc(fn, s->stuck),
			"from block %u no end of the program can be reached", s->stuck);
		return WB_REFUSED;
	}
	return all_bounded(s->p) ? WB_OK : refuse_unbounded(cx, s, fn);
}
