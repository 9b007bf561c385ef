/* src/report/html_code.c -- source and assembly side by side, coloured by the cycles of the worst path.
 *
 * Costs are known per block, not per instruction, because waits overlap. The page divides the cycles of a block among
 * its source lines, in proportion to their instructions, and says so.
 */
#include <stdlib.h>

#include "html.h"
#include "resources.h"

#define MOST_INSTS 20000	/* of a kernel, on the page; it says how many more there are */
#define MOST_LINES 20000	/* of a source file, on the page */

/* Cycles of the worst path, by block and by source line. */
struct heat {
	uint64_t *cycles, *count;	/* [block] */
	uint64_t total, most;		/* cycles of all blocks, of one */
};
struct line {
	uint16_t file;
	uint32_t line;
	uint32_t first;		/* instruction */
	uint64_t cycles;
};
struct lines {
	struct line *at;
	uint32_t n;
	uint64_t most;		/* cycles of one line */
};

static struct heat
find_heat(const struct wb_page *p)
{
	const struct wb_fn *fn = p->k->fn;
	struct heat h = { WB_NEW(p->cx->tmp, uint64_t, fn->nblock), WB_NEW(p->cx->tmp, uint64_t, fn->nblock), 0, 0 };
	struct wb_path_row *row = NULL;
	uint32_t n = p->k->bounds ? wb_path_rows(p->cx, wb_kernel_part(&p->k->bounds->isolated), &row) : 0;

	for (uint32_t r = 0; r < n; r++) {
		h.cycles[row[r].block] = row[r].cycles;
		h.count[row[r].block] = row[r].count;
		wb_add_capped(row[r].cycles, 1, &h.total);
		h.most = row[r].cycles > h.most ? row[r].cycles : h.most;
	}
	return h;
}

static int
by_location(const void *a, const void *b)
{
	const struct line *x = a, *y = b;

	if (x->file != y->file)
		return x->file < y->file ? -1 : 1;
	if (x->line != y->line)
		return x->line < y->line ? -1 : 1;
	return (x->first > y->first) - (x->first < y->first);
}

/* One entry per line that an instruction came from, with its share of the cycles. */
static struct lines
find_lines(const struct wb_page *p, const struct heat *h)
{
	const struct wb_fn *fn = p->k->fn;
	struct lines l = { WB_NEW(p->cx->tmp, struct line, fn->ninst), 0, 0 };
	uint32_t n = 0;

	for (uint32_t b = 0; b < fn->nblock; b++)
		for (uint32_t k = 0; k < fn->block[b].ninst; k++) {
			struct wb_loc src = fn->inst[fn->block[b].first + k].src;
			uint64_t share = h->cycles[b] / fn->block[b].ninst + (k < h->cycles[b] % fn->block[b].ninst);

			if (wb_loc_known(src))
				l.at[n++] = (struct line){ src.file, src.line, fn->block[b].first + k, share };
		}
	qsort(l.at, n, sizeof(*l.at), by_location);
	for (uint32_t k = 0; k < n; k++)
		if (l.n && l.at[l.n - 1].file == l.at[k].file && l.at[l.n - 1].line == l.at[k].line)
			wb_add_capped(l.at[k].cycles, 1, &l.at[l.n - 1].cycles);
		else
			l.at[l.n++] = l.at[k];
	for (uint32_t k = 0; k < l.n; k++)
		l.most = l.at[k].cycles > l.most ? l.at[k].cycles : l.most;
	return l;
}

/* ---- the source --------------------------------------------------------------------------- */
static void
put_line(const struct wb_page *p, const struct heat *h, uint64_t most, struct wb_loc at, const struct line *l,
	const char *text)
{
	struct wb_out *o = p->o;

	wb_printf(o, "<tr id=\"k%u-s%u-%u\"", p->at, at.file, at.line);
	if (l && l->cycles)
		wb_printf(o, " class=\"h%u\"", wb_html_heat(l->cycles, most));
	wb_puts(o, "><td class=\"n\">");
	if (l)
		wb_printf(o, "<a href=\"#k%u-i%u\">%u</a>", p->at, l->first, at.line);
	else
		wb_printf(o, "%u", at.line);
	wb_printf(o, "</td><td class=\"n\">%s</td><td class=\"n\">%s</td><td class=\"t\">",
		l && l->cycles ? wb_digits(p->cx, l->cycles) : "",
		l && l->cycles ? wb_html_percent(p->cx, l->cycles, h->total) : "");
	wb_put_xml(o, text);
	wb_puts(o, "</td></tr>\n");
}

static void
put_file_head(const struct wb_page *p, uint16_t file)
{
	wb_puts(p->o, "<table><tr><th class=\"n\">line</th><th class=\"n\">cycles</th><th></th><th>");
	wb_put_xml(p->o, p->an->files->file.at[file]->name);
	wb_puts(p->o, "</th></tr>\n");
}

/* All lines of a file whose text is known; else those that have code. */
static void
put_file(const struct wb_page *p, const struct heat *h, uint64_t most, const struct line *l, uint32_t n)
{
	struct wb_loc at = { 1, 0, l->file };
	const struct wb_file *f = p->an->files->file.at[l->file];
	const char *end = f->text ? f->text + f->bytes : NULL;
	size_t bytes;
	uint32_t k = 0;

	put_file_head(p, l->file);
	if (!f->text) {
		for (; k < n; k++)
			put_line(p, h, most, (struct wb_loc){ l[k].line, 0, l->file }, &l[k], "");
	} else {
		for (const char *text;
			at.line <= MOST_LINES && (text = wb_file_line(p->an->files->arena, p->an->files, at, &bytes));
			at.line++) {
			if (text + bytes == end && !bytes)
				break;		/* behind the last newline */
			while (k < n && l[k].line < at.line)
				k++;
			put_line(p, h, most, at, k < n && l[k].line == at.line ? &l[k] : NULL,
				wb_strndup(p->cx->tmp, text, bytes));
		}
	}
	wb_puts(p->o, "</table>\n");
}

static void
put_source(const struct wb_page *p, const struct heat *h, const struct lines *l)
{
	wb_puts(p->o, "<div class=\"pane source\">\n");
	for (uint32_t k = 0, n; k < l->n; k += n) {
		for (n = 1; k + n < l->n && l->at[k + n].file == l->at[k].file; n++)
			;
		put_file(p, h, l->most, &l->at[k], n);
	}
	if (!l->n)
		wb_puts(p->o,
			"<p>The input names no source lines: compile with <code>-gline-tables-only</code>.</p>\n");
	wb_puts(p->o, "</div>\n");
}

/* ---- the assembly --------------------------------------------------------------------------- */
static void
put_inst(const struct wb_page *p, const struct wb_pressure *live, uint32_t inst)
{
	const struct wb_inst *i = &p->k->fn->inst[inst];

	wb_printf(p->o, "<tr id=\"k%u-i%u\"><td class=\"n\">", p->at, inst);
	if (wb_loc_known(i->src))
		wb_printf(p->o, "<a href=\"#k%u-s%u-%u\">%u</a>", p->at, i->src.file, i->src.line, i->src.line);
	wb_puts(p->o, "</td>");
	if (live->vgprs)
		wb_printf(p->o, "<td class=\"n\">%u</td>", live->vgprs[inst]);
	wb_puts(p->o, "<td class=\"t\">");
	wb_put_xml(p->o, wb_inst_text(p->cx->tmp, p->an->files, p->an->module, p->k->fn, inst));
	wb_puts(p->o, "</td></tr>\n");
}

/* A block; those on the worst path are unfolded. */
static void
put_block(const struct wb_page *p, const struct heat *h, const struct wb_pressure *live, uint32_t b)
{
	const struct wb_block *blk = &p->k->fn->block[b];
	bool on = h->count[b] != 0;

	wb_printf(p->o, "<details id=\"k%u-b%u\"%s><summary class=\"h%u\">b%u", p->at, b,
		on ? " class=\"path\" open=\"open\"" : "", wb_html_heat(h->cycles[b], h->most), b);
	if (blk->label) {
		wb_puts(p->o, " <code>");
		wb_put_xml(p->o, blk->label);
		wb_puts(p->o, "</code>");
	}
	if (on)
		wb_printf(p->o, ": %s ×, %s", wb_digits(p->cx, h->count[b]), wb_digits(p->cx, h->cycles[b]));
	if (on)
		wb_printf(p->o, " cycles, %s", wb_html_percent(p->cx, h->cycles[b], h->total));
	wb_puts(p->o, "</summary><table>\n");
	for (uint32_t k = 0; k < blk->ninst; k++)
		put_inst(p, live, blk->first + k);
	wb_puts(p->o, "</table></details>\n");
}

static void
put_assembly(const struct wb_page *p, const struct heat *h, const struct wb_pressure *live)
{
	const struct wb_fn *fn = p->k->fn;
	uint32_t shown = 0, left_out = 0;

	wb_puts(p->o, "<div class=\"pane assembly\">\n");
	for (uint32_t b = 0; b < fn->nblock; b++) {
		if (shown + fn->block[b].ninst > MOST_INSTS) {
			left_out += fn->block[b].ninst;
			continue;
		}
		shown += fn->block[b].ninst;
		put_block(p, h, live, b);
	}
	if (left_out)
		wb_printf(p->o, "<p>%s more instructions are not shown.</p>\n", wb_digits(p->cx, left_out));
	wb_puts(p->o, "</div>\n");
}

static void
put_legend(struct wb_out *o)
{
	wb_puts(o, "<p class=\"legend\">Cycles of the worst path of one wave: ");
	for (int k = 1; k < 10; k++)
		wb_printf(o, "<span class=\"h%d\">%s</span>", k, k == 1 ? "few" : k == 9 ? "most" : "&#160;");
	wb_puts(o,
		" A red edge marks blocks on the path. Those of a block are divided among its lines by the number of "
		"instructions. Numbers of lines lead to the other side; the number beside an instruction is how many "
		"vector registers are live there.</p>\n");
}

void
wb_html_code(const struct wb_page *p, const struct wb_pressure *live)
{
	struct heat h;
	struct lines l;

	if (!p->k->fn->nblock)
		return;
	h = find_heat(p);
	l = find_lines(p, &h);
	wb_printf(p->o, "<h3 id=\"k%u-code\">Source and machine code</h3>\n", p->at);
	put_legend(p->o);
	wb_puts(p->o, "<div class=\"code\">\n");
	put_source(p, &h, &l);
	put_assembly(p, &h, live);
	wb_puts(p->o, "</div>\n");
}
