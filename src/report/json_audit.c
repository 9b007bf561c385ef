/* src/report/json_audit.c -- in the JSON report: locations, messages with notes and remedy, what the report depends on.
 */
#include "json.h"

void
wb_json_location(const struct wb_files *files, struct wb_loc l, struct wb_out *o)
{
	const struct wb_file *f;

	l = wb_loc_written(files, l);
	f = wb_loc_known(l) && l.file && l.file < files->file.n ? files->file.at[l.file] : NULL;

	if (!f) {
		wb_puts(o, "null");
		return;
	}
	wb_puts(o, "{ \"file\": ");
	wb_put_json(o, f->name);
	if (f->kind == WB_FILE_LISTING && f->address && l.line <= f->nline) {
		wb_puts(o, ", \"line\": null, \"column\": null, \"address\": ");
		wb_put_u64(o, f->address[l.line - 1]);
		wb_puts(o, " }");
		return;
	}
	wb_puts(o, ", \"line\": ");
	wb_put_u64(o, l.line);
	wb_puts(o, ", \"column\": ");
	if (l.col)
		wb_put_u64(o, l.col);
	else
		wb_puts(o, "null");
	wb_puts(o, ", \"address\": null }");
}

void
wb_json_source(const struct wb_analysis *an, struct wb_loc l, struct wb_out *o)
{
	const struct wb_inst *i = wb_inst_at(an, l);

	wb_puts(o, ", \"source\": ");
	wb_json_location(an->files, i ? i->src : WB_NO_LOC, o);
}

/* "file:line:col" as a person reads it, and its parts. */
static void
put_line(struct wb_ctx *cx, const struct wb_analysis *an, struct wb_loc l, struct wb_out *o)
{
	wb_puts(o, ", \"line\": ");
	wb_put_json(o, wb_loc_known(l) ? wb_loc_text(cx->tmp, an->files, l) : "");
	wb_puts(o, ", \"location\": ");
	wb_json_location(an->files, l, o);
	wb_json_source(an, l, o);
}

/* Of code that was inlined, under "inlined": where each function was called, the innermost call first. */
static void
put_inlined(struct wb_ctx *cx, const struct wb_analysis *an, struct wb_loc l, struct wb_out *o)
{
	const struct wb_inst *i = wb_inst_at(an, l);
	uint32_t call = i ? wb_inlined_find(an->module, i) : WB_NONE;

	for (uint32_t n = 0; call != WB_NONE && n <= an->module->ninlined; n++) {
		const struct wb_inlined *in = &an->module->inlined[call];

		wb_puts(o, n ? ", { \"message\": " : ",\n          \"inlined\": [{ \"message\": ");
		wb_put_json(o, *in->callee ? wb_format(cx->tmp, "'%s' was inlined here", in->callee) : "inlined here");
		wb_puts(o, ", \"location\": ");
		wb_json_location(an->files, in->call, o);
		wb_puts(o, " }");
		call = in->caller;
		wb_puts(o, call == WB_NONE || n == an->module->ninlined ? "]" : "");
	}
}

static void
put_message(struct wb_ctx *cx, const struct wb_analysis *an, const struct wb_diag *d, const struct wb_message *m,
	struct wb_out *o)
{
	wb_puts(o, "\n        { \"name\": ");
	wb_put_json(o, wb_diag_info[m->code].name);
	wb_printf(o, ", \"severity\": \"%s\"", wb_severity_name(m->severity));
	put_line(cx, an, m->loc, o);
	put_inlined(cx, an, m->loc, o);
	wb_puts(o, ",\n          \"message\": ");
	wb_put_json(o, m->text);
	wb_puts(o, ",\n          \"notes\": [");
	for (uint32_t k = 0; k < m->nnote; k++) {
		const struct wb_note *note = &d->note.at[m->note + k];

		wb_puts(o, k ? ",\n            { \"message\": " : "\n            { \"message\": ");
		wb_put_json(o, note->text);
		put_line(cx, an, note->loc, o);
		wb_puts(o, " }");
	}
	wb_puts(o, "],\n          \"remedy\": ");
	wb_put_json(o, wb_diag_info[m->code].fix);
	wb_puts(o, " }");
}

void
wb_json_messages(struct wb_ctx *cx, const struct wb_analysis *an, const struct wb_diag *d, struct wb_out *o)
{
	wb_puts(o, "[");
	for (uint32_t k = 0; d && k < d->message.n; k++) {
		wb_puts(o, k ? "," : "");
		put_message(cx, an, d, &d->message.at[k], o);
	}
	wb_puts(o, d && d->message.n ? "\n      ]" : "]");
}

static void
put_options(const struct wb_provenance *p, struct wb_out *o)
{
	wb_puts(o, "    \"options\": [");
	for (uint32_t k = 0; k < p->option.n; k++) {
		wb_puts(o, k ? ",\n      { \"name\": " : "\n      { \"name\": ");
		wb_put_json(o, p->option.at[k].name);
		wb_puts(o, ", \"value\": ");
		wb_put_json(o, p->option.at[k].value);
		wb_puts(o, " }");
	}
	wb_puts(o, p->option.n ? "\n    ],\n" : "],\n");
}

static void
put_files(const struct wb_provenance *p, struct wb_out *o)
{
	char digest[WB_DIGEST_TEXT];

	wb_puts(o, "    \"files\": [");
	for (uint32_t k = 0; k < p->file.n; k++) {
		const struct wb_used_file *f = &p->file.at[k];

		wb_printf(o, "%s\n      { \"role\": \"%s\", \"name\": ", k ? "," : "", f->role);
		wb_put_json(o, f->name);
		wb_printf(o, ", \"sha256\": \"%s\" }", wb_digest(f->text, f->bytes, digest));
	}
	wb_puts(o, p->file.n ? "\n    ],\n" : "],\n");
}

static void
put_assumptions(struct wb_ctx *cx, const struct wb_analysis *an, struct wb_out *o)
{
	struct wb_assumed *row;
	uint32_t n = wb_assumptions(cx, an, &row);

	wb_puts(o, "    \"assumptions\": [");
	for (uint32_t k = 0; k < n; k++) {
		wb_puts(o, k ? ",\n      { \"source\": " : "\n      { \"source\": ");
		wb_put_json(o, row[k].source);
		wb_puts(o, ", \"location\": ");
		wb_json_location(an->files, row[k].loc, o);
		wb_puts(o, ", \"text\": ");
		wb_put_json(o, row[k].text);
		wb_puts(o, " }");
	}
	wb_puts(o, n ? "\n    ] }" : "] }");
}

void
wb_json_audit(struct wb_ctx *cx, const struct wb_analysis *an, struct wb_out *o)
{
	wb_puts(o, "{\n");
	put_options(&an->from, o);
	put_files(&an->from, o);
	put_assumptions(cx, an, o);
}
