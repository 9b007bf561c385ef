/* src/launch/identity.c -- whether what is at the place of a flow fact, a loop or edges, is what it was written for.
 *
 * A compiler numbers labels anew in each build, and lines move. So a fact says what its loop is: wb:code, a digest of
 * the conditions to leave it, down to constants and arguments (passes/lanes/digest.c), and wb:line, the line of its
 * header. The code decides; where several loops of the function have the same, the line does. Likewise for each edge
 * of a not-all: the conditions under which it is taken, and the line of its branch.
 *
 * A text has labels that its object lacks, and its sections begin elsewhere. So where the place of a loop is missing,
 * the code finds it, if one loop of the function alone has it.
 */
#include "private.h"

struct wb_loc
wb_loop_source(const struct wb_fn *fn, uint32_t loop)
{
	struct wb_loc src = wb_block_src(fn, fn->loops->loop[loop].header);

	src.col = 0;
	WB_EACH_INST(fn, fn->loops->loop[loop].header, k)
		if (wb_loc_known(fn->inst[k].src))
			return src;
	return WB_NO_LOC;	/* a line of assembly, which every build moves */
}

struct wb_loc
wb_edge_source(const struct wb_fn *fn, uint32_t edge)
{
	const struct wb_inst *last = wb_last_inst(fn, fn->edge[edge].src);
	struct wb_loc src = last ? last->src : WB_NO_LOC;

	src.col = 0;
	return src;
}

/* ---- one identity -------------------------------------------------------------------------- */
/* A loop or an edge of the function, to compare with. */
struct thing {
	uint64_t code;			/* 0: not computed */
	struct wb_loc src;
};

static struct thing
loop_thing(const struct wb_fn *fn, uint32_t loop)
{
	return (struct thing){ fn->bounds && fn->bounds->digest ? fn->bounds->digest[loop] : 0,
		wb_loop_source(fn, loop) };
}

static struct thing
edge_thing(const struct wb_fn *fn, uint32_t edge)
{
	return (struct thing){ fn->bounds && fn->bounds->edge_digest ? fn->bounds->edge_digest[edge] : 0,
		wb_edge_source(fn, edge) };
}

static bool
has_code(const struct identity *was, uint64_t code)
{
	for (uint32_t k = 0; k < was->ncode; k++)
		if (was->code[k] == code)
			return true;
	return false;
}

/* Whether @t is at the line that is stated, or one of the two is unknown. */
static bool
at_line(struct wb_ctx *cx, const struct identity *was, const struct thing *t)
{
	return !was->file || !wb_loc_known(t->src) ||
		(t->src.line == was->line && wb_same_file(cx->files->file.at[t->src.file]->name, was->file));
}

/* For messages. */
static const char *
code_text(struct wb_ctx *cx, uint64_t code, const char *line)
{
	return wb_format(cx->unit, "code %016llx%s%s", (unsigned long long)code, *line ? ", line " : "", line);
}

static const char *
thing_text(struct wb_ctx *cx, const struct thing *t)
{
	return code_text(cx, t->code, wb_loc_text(cx->unit, cx->files, t->src));
}

static const char *
line_text(struct wb_ctx *cx, const struct identity *was)
{
	return was->file ? wb_format(cx->unit, "%.200s:%u", was->file, was->line) : "";
}

static const char *
was_text(struct wb_ctx *cx, const struct identity *was)
{
	return was->ncode ? code_text(cx, was->code[0], line_text(cx, was)) : line_text(cx, was);
}

/* ---- loops --------------------------------------------------------------------------------- */
static void
report_other(struct wb_ctx *cx, const struct wb_fn *fn, const struct fact *f, uint32_t loop)
{
	struct thing is = loop_thing(fn, loop);
	uint32_t shown = 0;

	wb_report(cx->diag, WB_E_FACT_OTHER, f->loc, "this fact was written for another loop (%s) than the %s (%s)",
		was_text(cx, &f->was), wb_loop_text(cx, fn, loop), thing_text(cx, &is));
	for (uint32_t l = 0; f->was.ncode && l < fn->loops->nloop && shown < 8; l++)
		if (has_code(&f->was, loop_thing(fn, l).code)) {
			wb_note(cx->diag, fn->block[fn->loops->loop[l].header].loc, "its code is that of the %s",
				wb_loop_text(cx, fn, l));
			shown++;
		}
}

/* Whether a loop of @fn other than @loop has the code of the fact. */
static bool
is_ambiguous(const struct wb_fn *fn, const struct fact *f, uint32_t loop)
{
	for (uint32_t l = 0; l < fn->loops->nloop; l++)
		if (l != loop && has_code(&f->was, loop_thing(fn, l).code))
			return true;
	return false;
}

bool
wb_fact_fits(struct wb_ctx *cx, const struct wb_fn *fn, const struct fact *f, const uint32_t *loop, uint32_t n)
{
	struct thing is;
	uint32_t k = 0;

	while (f->was.ncode && k < n && !has_code(&f->was, loop_thing(fn, loop[k]).code))
		k++;
	is = loop_thing(fn, loop[k < n ? k : 0]);
	if (k == n || (!at_line(cx, &f->was, &is) && (!f->was.ncode || is_ambiguous(fn, f, loop[k])))) {
		report_other(cx, fn, f, loop[k < n ? k : 0]);
		return false;
	}
	if (!f->was.ncode)
		wb_report(cx->diag, WB_W_FACT_ANY, f->loc,
			"nothing says which loop this fact was written for; if it is the %s, its code is %016llx",
			wb_loop_text(cx, fn, loop[0]), (unsigned long long)loop_thing(fn, loop[0]).code);
	else if (!at_line(cx, &f->was, &is))
		wb_report(cx->diag, WB_W_FACT_MOVED, f->loc, "the %s was at %s when this fact was written",
			wb_loop_text(cx, fn, loop[k]), line_text(cx, &f->was));
	return true;
}

/* ---- loops whose place is missing ------------------------------------------------------------ */
/* Whether the function that @f names lacks its place, and the code may find the loop. An address at which no loop
 * begins is one of another layout. A label there is one of another program. */
static bool
is_missing(struct resolver *r, const struct fact *f)
{
	if (!f->fn || !f->was.ncode)
		return false;
	return f->at.kind == AT_ADDRESS || f->at.kind == AT_OFFSET ||
		(f->at.kind == AT_LABEL && wb_resolve_block(r, &f->at, false) == WB_NONE);
}

static void
report_several(struct wb_ctx *cx, const struct wb_fn *fn, const struct fact *f, const uint32_t *loop, uint32_t n)
{
	wb_report(cx->diag, WB_E_FACT_AMBIGUOUS, f->loc, "no loop of '%.100s' begins at %s, and %u have its code",
		fn->name, wb_location_text(cx->unit, &f->at), n);
	for (uint32_t k = 0; k < n && k < 8; k++)
		wb_note(cx->diag, fn->block[fn->loops->loop[loop[k]].header].loc, "%s",
			wb_loop_text(cx, fn, loop[k]));
}

bool
wb_are_copies(const struct wb_fn *fn, const uint32_t *loop, uint32_t n)
{
	const struct wb_inst *first = NULL;

	for (uint32_t k = 0; k < n; k++) {
		const struct wb_block *b = &fn->block[fn->loops->loop[loop[k]].header];
		const struct wb_inst *i = b->ninst ? &fn->inst[b->first] : NULL;

		if (n > 1 && (!fn->bytes || !i || (first && i->addr != first->addr)))
			return false;
		first = i;
	}
	return true;
}

/* The loops with the code of @f, which are one and its copies. 0: there are none, or, reported, others. */
static uint32_t
find_by_code(struct wb_ctx *cx, const struct wb_fn *fn, const struct fact *f, const uint32_t **out, bool *ok)
{
	uint32_t n = 0, *loop = WB_NEW(cx->tmp, uint32_t, fn->loops->nloop);
	bool line = true;

	for (uint32_t l = 0; l < fn->loops->nloop; l++)
		if (has_code(&f->was, loop_thing(fn, l).code))
			loop[n++] = l;
	*out = loop;
	for (uint32_t k = 0; k < n; k++) {
		struct thing is = loop_thing(fn, loop[k]);

		line &= at_line(cx, &f->was, &is);
	}
	if (n && line && wb_are_copies(fn, loop, n)) {
		wb_report(cx->diag, WB_N_FACT_CODE, f->loc, "the fact for %s is of the %s: same code",
			wb_location_text(cx->unit, &f->at), wb_loop_text(cx, fn, loop[0]));
		return n;
	}
	if (!n)
		return 0;
	if (!wb_are_copies(fn, loop, n))
		report_several(cx, fn, f, loop, n);
	else
		report_other(cx, fn, f, loop[0]);
	*f->used = true;
	*ok = false;
	return 0;
}

uint32_t
wb_fact_loops(struct wb_ctx *cx, const struct wb_fn *fn, struct resolver *r, const struct fact *f,
	const uint32_t **out, bool *loose, bool *ok)
{
	uint32_t n = wb_resolve_loops(r, &f->at, out, loose);

	return n || !is_missing(r, f) ? n : find_by_code(cx, fn, f, out, ok);
}

/* ---- edges --------------------------------------------------------------------------------- */
static const char *
edge_text(struct wb_ctx *cx, const struct fact_edge *e)
{
	return wb_format(cx->unit, "edge from %s to %s", wb_location_text(cx->unit, &e->src),
		wb_location_text(cx->unit, &e->dst));
}

/* How many edges of @fn have the code; notes where, if @note. */
static uint32_t
count_edges(struct wb_ctx *cx, const struct wb_fn *fn, const struct identity *was, bool note)
{
	uint32_t n = 0;

	for (uint32_t e = 0; e < fn->nedge; e++) {
		if (fn->edge[e].src == WB_NONE || !has_code(was, edge_thing(fn, e).code))
			continue;
		if (note && n < 8)
			wb_note(cx->diag, wb_block_src(fn, fn->edge[e].src), "its code is that of an edge from here");
		n++;
	}
	return n;
}

static bool
edge_fits(struct wb_ctx *cx, const struct wb_fn *fn, const struct fact_edge *e, uint32_t edge)
{
	struct thing is = edge_thing(fn, edge);
	bool line = at_line(cx, &e->was, &is), same = !e->was.ncode || has_code(&e->was, is.code);

	if (!same || (!line && (!e->was.ncode || count_edges(cx, fn, &e->was, false) > 1))) {
		wb_report(cx->diag, WB_E_FACT_EDGE, e->loc, "this was written for another edge (%s) than the %s (%s)",
			was_text(cx, &e->was), edge_text(cx, e), thing_text(cx, &is));
		count_edges(cx, fn, &e->was, true);
		return false;
	}
	if (!e->was.ncode)
		wb_report(cx->diag, WB_W_FACT_EDGE, e->loc,
			"nothing says which edge this was written for; if it is the %s, its code is %016llx",
			edge_text(cx, e), (unsigned long long)is.code);
	else if (!line)
		wb_report(cx->diag, WB_W_FACT_MOVED, e->loc, "the %s was at %s when this fact was written",
			edge_text(cx, e), line_text(cx, &e->was));
	return true;
}

bool
wb_edges_fit(struct wb_ctx *cx, const struct wb_fn *fn, const struct fact *f, const uint32_t *edge)
{
	bool fit = true;

	for (uint32_t k = 0; k < f->nedge; k++)
		fit &= edge_fits(cx, fn, &f->edge[k], edge[k]);
	return fit;
}
