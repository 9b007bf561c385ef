/* src/cli/emit.c -- writes the assembly of the input with splits and merges inserted.
 *
 * They are written as words of data, since assemblers do not know them. A split is
 * right before the branch instruction of a split point and names EXEC as its mask: there EXEC
 * holds the lanes of the first arm. A merge is after the instruction in
 * RECONV(u) that restores EXEC. Splits and merges of the input are removed first;
 * splits at split points keep their operands.
 */
#include "split.h"
#include "wavebound/object.h"

#define SPLIT_EXEC 0xbff07f7eu	/* split exec_lo, exec_hi */
#define MERGE 0xbff10000u

/* The changes at one line of the input. */
struct edit {
	bool drop;
	uint32_t splits;	/* before the line */
	uint32_t merges;	/* after it, or before it: */
	bool merge_before;
};
struct editing {
	struct cli *c;
	struct edit *line;	/* [line, from 1] */
	uint32_t nline;
	uint16_t file;
};

static struct edit *
at(struct editing *e, const struct wb_inst *i)
{
	return i->loc.file == e->file && i->loc.line && i->loc.line <= e->nline ? &e->line[i->loc.line] : NULL;
}

static enum wb_status
refuse(struct editing *e, const struct wb_fn *fn, const struct wb_inst *i)
{
	wb_report(e->c->cx->diag, WB_E_SPLIT_TEXT, i ? i->loc : fn->loc,
		"'%s' has no line of assembly to put a split or a merge at", fn->name);
	return WB_REFUSED;
}

/* Removes splits and merges of the input, except splits at @split. */
static enum wb_status
drop_old(struct editing *e, const struct wb_fn *fn, const bool *split)
{
	for (uint32_t b = 0; b < fn->nblock; b++)
		for (uint32_t k = 0; k < fn->block[b].ninst; k++) {
			const struct wb_inst *i = &fn->inst[fn->block[b].first + k];
			uint32_t u = fn->pws->of_block[b];
			bool stays = i->op == WB_OP_SPLIT && u != WB_NONE && split[u] &&
				fn->pws->branch[u].marked && k + 2 == fn->block[b].ninst;

			if ((i->op != WB_OP_SPLIT && i->op != WB_OP_MERGE) || stays)
				continue;
			if (!at(e, i))
				return refuse(e, fn, i);
			at(e, i)->drop = true;
		}
	return WB_OK;
}

static enum wb_status
put_new(struct editing *e, const struct wb_fn *fn, const bool *split)
{
	for (uint32_t u = 0; u < fn->pws->nbranch; u++) {
		const struct wb_pws_branch *b = &fn->pws->branch[u];
		const struct wb_block *reconv = &fn->block[b->reconv];
		const struct wb_inst *branch = wb_last_inst(fn, b->block), *join;

		if (!split[u])
			continue;
		join = b->merge_after != WB_NONE ? &fn->inst[b->merge_after] :
			reconv->ninst ? &fn->inst[reconv->first] :
						   NULL;
		if (!branch || !join || !at(e, branch) || !at(e, join))
			return refuse(e, fn, branch);
		at(e, branch)->splits += !b->marked;
		at(e, join)->merges++;
		at(e, join)->merge_before = b->merge_after == WB_NONE;
	}
	return WB_OK;
}

static void
write_merges(struct wb_out *o, uint32_t n)
{
	while (n--)
		wb_printf(o, "\t.long\t0x%08x\t\t\t\t; merge\n", MERGE);
}

/* A line that is removed must contain nothing else. */
static bool
is_word(const char *p, size_t n)
{
	while (n && (*p == ' ' || *p == '\t')) {
		p++;
		n--;
	}
	for (size_t k = 0; k < n; k++)
		if (p[k] == ';')	/* a comment */
			n = k;
	return n > 5 && memcmp(p, ".long", 5) == 0 && !memchr(p, ',', n);
}

static enum wb_status
write_lines(struct editing *e, struct wb_out *o)
{
	const struct wb_file *f = e->c->cx->files->file.at[e->file];
	const char *p = f->text, *end = f->text + f->bytes;

	for (uint32_t n = 1; p < end; n++) {
		const char *nl = memchr(p, '\n', (size_t)(end - p));
		size_t len = (size_t)((nl ? nl + 1 : end) - p);
		struct edit *ed = &e->line[n];

		if (ed->drop && !is_word(p, len)) {
			wb_report(e->c->cx->diag, WB_E_SPLIT_TEXT, (struct wb_loc){ n, 0, e->file },
				"this line holds more than the one instruction that is to go");
			return WB_REFUSED;
		}
		if (ed->merge_before)
			write_merges(o, ed->merges);
		if (ed->splits)
			wb_printf(o, "\t.long\t0x%08x\t\t\t\t; split exec_lo, exec_hi\n", SPLIT_EXEC);
		if (!ed->drop)
			wb_putn(o, p, len);
		if (!ed->merge_before)
			write_merges(o, ed->merges);
		p += len;
	}
	return WB_OK;
}

static struct editing
start(struct cli *c, const struct wb_world *w)
{
	const struct wb_file *f = c->cx->files->file.at[w->req->input];
	struct editing e = { .c = c, .file = w->req->input, .nline = 1 };

	for (size_t i = 0; f->text && i < f->bytes; i++)
		e.nline += f->text[i] == '\n';
	e.line = WB_NEW(c->cx->unit, struct edit, (size_t)e.nline + 1);
	return e;
}

static enum wb_status
edit_kernel(struct editing *e, const struct wb_world *w, const struct wb_fn *fn, const bool *split)
{
	const struct wb_file *f = e->c->cx->files->file.at[e->file];
	enum wb_status s;

	if (wb_object_looks_like(f->text, f->bytes) || w->module->isa != WB_ISA_GCN || w->module->assembled)
		return refuse(e, fn, NULL);
	s = drop_old(e, fn, split);
	return s == WB_OK ? put_new(e, fn, split) : s;
}

enum wb_status
cli_split_text(struct cli *c, const struct wb_world *w, const struct wb_split_kernel *k, const bool *split,
	struct wb_out *out)
{
	struct editing e = start(c, w);
	enum wb_status s = edit_kernel(&e, w, k->fn, split);

	return s == WB_OK ? write_lines(&e, out) : s;
}

enum wb_status
cli_split_emit(struct cli *c, const struct wb_world *w, const struct wb_split_kernel *k, uint32_t n,
	enum wb_split_choice choice)
{
	struct editing e = start(c, w);

	for (uint32_t i = 0; i < n; i++) {
		const struct wb_split_table *t = k[i].table[choice];
		enum wb_status s = t ? edit_kernel(&e, w, k[i].fn, t->row[t->nrow - 1].split) : k[i].status;

		if (s != WB_OK)
			return s;
	}
	return write_lines(&e, &c->out);
}
