/* src/report/sarif_analysis.c -- messages of an analysis as SARIF 2.1.0: refusals, exceeded budgets, warnings, for code
 * scanning.
 *
 * Bounds themselves are no findings. Source: as sarif.c.
 */
#include "hazards.h"

static void
put_location(const struct wb_analysis *an, struct wb_loc l, const char *kernel, const char *message, struct wb_out *o)
{
	const struct wb_file *f =
		wb_loc_known(l) && l.file && l.file < an->files->file.n ? an->files->file.at[l.file] : NULL;

	wb_puts(o, "{ \"physicalLocation\": { \"artifactLocation\": { \"uri\": ");
	wb_sarif_uri(o, f ? f->name : an->input);
	wb_puts(o, " }");
	if (f && f->kind != WB_FILE_LISTING) {
		wb_printf(o, ", \"region\": { \"startLine\": %u", l.line);
		if (l.col)
			wb_printf(o, ", \"startColumn\": %u", l.col);
		wb_puts(o, " }");
	} else if (f && f->address && l.line <= f->nline) {
		wb_printf(o, ", \"address\": { \"absoluteAddress\": %llu, \"kind\": \"instruction\" }",
			(unsigned long long)f->address[l.line - 1]);
	}
	wb_puts(o, " }");
	if (kernel) {
		wb_puts(o, ", \"logicalLocations\": [ { \"name\": ");
		wb_put_json(o, kernel);
		wb_puts(o, ", \"kind\": \"function\" } ]");
	}
	if (message) {
		wb_puts(o, ", \"message\": { \"text\": ");
		wb_put_json(o, message);
		wb_puts(o, " }");
	}
	wb_puts(o, " }");
}

/* Each diagnostic that occurs is a rule, once; rule[code] is its number. */
static void
put_rules(const struct wb_diag *d, uint32_t rule[WB_DIAG_COUNT], struct wb_out *o)
{
	uint32_t n = 0;

	for (uint32_t c = 0; c < WB_DIAG_COUNT; c++)
		rule[c] = WB_NONE;
	for (uint32_t k = 0; k < d->message.n; k++) {
		uint32_t c = d->message.at[k].code;

		if (rule[c] != WB_NONE)
			continue;
		wb_printf(o, "%s\n          { \"id\": \"%s\", \"fullDescription\": { \"text\": ", n ? "," : "",
			wb_diag_info[c].name);
		wb_put_json(o, wb_diag_info[c].explain);
		wb_puts(o, " }, \"help\": { \"text\": ");
		wb_put_json(o, wb_diag_info[c].fix);
		wb_puts(o, " } }");
		rule[c] = n++;
	}
}

static void
put_result(struct wb_ctx *cx, const struct wb_analysis *an, const struct wb_message *m, uint32_t rule, struct wb_out *o)
{
	static const char *const level[] = { "note", "warning", "error", "error" };

	wb_printf(o, "{ \"ruleId\": \"%s\", \"ruleIndex\": %u, \"level\": \"%s\", \"message\": { \"text\": ",
		wb_diag_info[m->code].name, rule, level[m->severity]);
	wb_put_json(o, m->kernel ? wb_format(cx->tmp, "%s: %s", m->kernel, m->text) : m->text);
	wb_puts(o, " },\n          \"locations\": [ ");
	put_location(an, m->loc, m->kernel, NULL, o);
	wb_puts(o, " ]");
	for (uint32_t n = 0; n < m->nnote; n++) {
		const struct wb_note *note = &an->diag->note.at[m->note + n];

		wb_puts(o, n ? ",\n            " : ",\n          \"relatedLocations\": [\n            ");
		put_location(an, note->loc, NULL, note->text, o);
	}
	wb_puts(o, m->nnote ? "\n          ] }" : " }");
}

void
wb_report_sarif(struct wb_ctx *cx, const struct wb_analysis *an, const struct wb_report_style *style, struct wb_out *o)
{
	uint32_t *rule = WB_NEW(cx->tmp, uint32_t, WB_DIAG_COUNT);
	const struct wb_diag *d = an->diag;

	(void)style;
	wb_puts(o,
		"{ \"$schema\": "
		"\"https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json\",\n  "
		"\"version\": \"2.1.0\",\n"
		"  \"runs\": [ {\n    \"tool\": { \"driver\": { \"name\": \"wavebound\", \"version\": \"" WB_VERSION
		"\", \"rules\": [");
	put_rules(d, rule, o);
	wb_printf(o,
		"\n    ] } },\n    \"invocations\": [ { \"executionSuccessful\": %s } ],\n    \"columnKind\": "
		"\"utf16CodeUnits\",\n    \"results\": [",
		d->nerror + d->nrefusal ? "false" : "true");
	for (uint32_t k = 0; k < d->message.n; k++) {
		wb_puts(o, k ? ",\n        " : "\n        ");
		put_result(cx, an, &d->message.at[k], rule[d->message.at[k].code], o);
	}
	wb_puts(o, "\n    ]\n  } ]\n}\n");
}
