/* src/launch/identity.c -- whether the loop at the place of a flow fact is the one that the fact was written for.
 *
 * A compiler numbers labels anew in each build, and lines move. So a fact says what its loop is: wb:code, a digest of
 * the conditions to leave it, down to constants and arguments (passes/gsa/digest.c), and wb:line, the line of its
 * header. The code decides; where several loops of the function have the same, the line does.
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

static uint64_t
code_of(const struct wb_fn *fn, uint32_t loop)
{
	return fn->bounds && fn->bounds->digest ? fn->bounds->digest[loop] : 0;
}

static bool
has_code(const struct fact *f, uint64_t code)
{
	for (uint32_t k = 0; k < f->ncode; k++)
		if (f->code[k] == code)
			return true;
	return false;
}

/* Whether the header of @loop is at the line of the fact, or one of the two is unknown. */
static bool
at_line(struct wb_ctx *cx, const struct wb_fn *fn, const struct fact *f, uint32_t loop)
{
	struct wb_loc src = wb_loop_source(fn, loop);

	return !f->was_file || !wb_loc_known(src) ||
		(src.line == f->was_line && wb_same_file(cx->files->file.at[src.file]->name, f->was_file));
}

/* What identifies a loop, for messages. */
static const char *
identity(struct wb_ctx *cx, uint64_t code, const char *line)
{
	return wb_format(cx->unit, "code %016llx%s%s", (unsigned long long)code, *line ? ", line " : "", line);
}

static const char *
line_text(struct wb_ctx *cx, const struct wb_fn *fn, uint32_t loop)
{
	return wb_loc_text(cx->unit, cx->files, wb_loop_source(fn, loop));
}

static const char *
was_text(struct wb_ctx *cx, const struct fact *f)
{
	return f->was_file ? wb_format(cx->unit, "%.200s:%u", f->was_file, f->was_line) : "";
}

static void
report_other(struct wb_ctx *cx, const struct wb_fn *fn, const struct fact *f, uint32_t loop)
{
	uint32_t shown = 0;

	wb_report(cx->diag, WB_E_FACT_OTHER, f->loc, "this fact was written for another loop (%s) than the %s (%s)",
		f->ncode ? identity(cx, f->code[0], was_text(cx, f)) : was_text(cx, f), wb_loop_text(cx, fn, loop),
		identity(cx, code_of(fn, loop), line_text(cx, fn, loop)));
	for (uint32_t l = 0; f->ncode && l < fn->loops->nloop && shown < 8; l++)
		if (has_code(f, code_of(fn, l))) {
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
		if (l != loop && has_code(f, code_of(fn, l)))
			return true;
	return false;
}

bool
wb_fact_fits(struct wb_ctx *cx, const struct wb_fn *fn, const struct fact *f, const uint32_t *loop, uint32_t n)
{
	uint32_t k = 0;

	while (f->ncode && k < n && !has_code(f, code_of(fn, loop[k])))
		k++;
	if (k == n || (!at_line(cx, fn, f, loop[k]) && (!f->ncode || is_ambiguous(fn, f, loop[k])))) {
		report_other(cx, fn, f, loop[k < n ? k : 0]);
		return false;
	}
	if (!f->ncode)
		wb_report(cx->diag, WB_W_FACT_ANY, f->loc,
			"nothing says which loop this fact was written for; if it is the %s, its code is %016llx",
			wb_loop_text(cx, fn, loop[0]), (unsigned long long)code_of(fn, loop[0]));
	else if (!at_line(cx, fn, f, loop[k]))
		wb_report(cx->diag, WB_W_FACT_MOVED, f->loc, "the %s was at %s when this fact was written",
			wb_loop_text(cx, fn, loop[k]), was_text(cx, f));
	return true;
}
