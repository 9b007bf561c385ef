/* src/report/sarif_analysis.c -- messages of analyses as SARIF 2.1.0: refusals, exceeded budgets, warnings, for code
 * scanning.
 *
 * Bounds themselves are no findings. Many inputs are one run, since code scanning takes one of each tool. A result is
 * at its source line where the line info has one; where it is in the machine code, and the notes, are related
 * locations. Made from JSON reports, which is what many inputs leave. Source: as sarif.c.
 */
#include "hazards.h"
#include "private.h"
#include "wavebound/reports.h"

struct sarif {
	struct wb_ctx *cx;
	const struct wb_reports *r;
	struct wb_out *o;
	uint32_t rule[WB_DIAG_COUNT];	/* its number in the list of rules; WB_NONE: not in it */
	uint32_t nrule, nresult;
	bool failed;
};

/* What messages are about. */
struct subject {
	const char *input, *kernel;	/* kernel NULL: the input as a whole */
	const struct wb_json *place;	/* of the kernel; NULL: not known */
};

static uint32_t
code_of(const char *name)
{
	uint32_t c = 0;

	while (c < WB_DIAG_COUNT && strcmp(wb_diag_info[c].name, name) != 0)
		c++;
	return c;
}

/* ---- rules -------------------------------------------------------------------------------- */
/* Each diagnostic that occurs is a rule, once. */
static void
put_rule(struct sarif *s, uint32_t c)
{
	if (c >= WB_DIAG_COUNT || s->rule[c] != WB_NONE)
		return;
	wb_printf(s->o, "%s\n          { \"id\": \"%s\", \"fullDescription\": { \"text\": ", s->nrule ? "," : "",
		wb_diag_info[c].name);
	wb_put_json(s->o, wb_diag_info[c].explain);
	wb_puts(s->o, " }, \"help\": { \"text\": ");
	wb_put_json(s->o, wb_diag_info[c].fix);
	wb_puts(s->o, " } }");
	s->rule[c] = s->nrule++;
}

static void
put_rules_of(struct sarif *s, const struct wb_json *from)
{
	for (const struct wb_json *j = wb_json_list(from, "diagnostics"); j; j = j->next) {
		put_rule(s, code_of(wb_json_text(j, "name")));
		s->failed |= strcmp(wb_json_text(j, "severity"), "error") == 0 ||
			strcmp(wb_json_text(j, "severity"), "refusal") == 0;
	}
}

static void
put_rules(struct sarif *s)
{
	for (uint32_t c = 0; c < WB_DIAG_COUNT; c++)
		s->rule[c] = WB_NONE;
	for (uint32_t k = 0; k < s->r->n; k++) {
		put_rules_of(s, s->r->at[k].tree);
		for (const struct wb_json *j = wb_json_list(s->r->at[k].tree, "kernels"); j; j = j->next)
			put_rules_of(s, j);
	}
	for (uint32_t k = 0; s->r->diag && k < s->r->diag->message.n; k++)
		put_rule(s, s->r->diag->message.at[k].code);
	s->failed |= s->r->diag && s->r->diag->nerror + s->r->diag->nrefusal;
}

/* ---- results ------------------------------------------------------------------------------ */
/* @place: { "file", "line", "column", "address" }, or no object: the input. */
static void
put_location(struct sarif *s, const struct subject *of, const struct wb_json *place, bool named, const char *message)
{
	const char *file = wb_json_text(place, "file");
	uint64_t line = wb_json_number(place, "line"), column = wb_json_number(place, "column"),
		 address = wb_json_number(place, "address");

	wb_puts(s->o, "{ \"physicalLocation\": { \"artifactLocation\": { \"uri\": ");
	wb_sarif_uri(s->o, *file ? file : of->input);
	wb_puts(s->o, " }");
	if (line != WB_UNKNOWN) {
		wb_printf(s->o, ", \"region\": { \"startLine\": %llu", (unsigned long long)line);
		if (column != WB_UNKNOWN)
			wb_printf(s->o, ", \"startColumn\": %llu", (unsigned long long)column);
		wb_puts(s->o, " }");
	} else if (address != WB_UNKNOWN) {
		wb_printf(s->o, ", \"address\": { \"absoluteAddress\": %llu, \"kind\": \"instruction\" }",
			(unsigned long long)address);
	}
	wb_puts(s->o, " }");
	if (named && of->kernel) {
		wb_puts(s->o, ", \"logicalLocations\": [ { \"name\": ");
		wb_put_json(s->o, of->kernel);
		wb_puts(s->o, ", \"kind\": \"function\" } ]");
	}
	if (message) {
		wb_puts(s->o, ", \"message\": { \"text\": ");
		wb_put_json(s->o, message);
		wb_puts(s->o, " }");
	}
	wb_puts(s->o, " }");
}

static void
put_head(struct sarif *s, const struct subject *of, uint32_t code, const char *level, const char *text)
{
	wb_puts(s->o, s->nresult++ ? ",\n        " : "\n        ");
	wb_printf(s->o, "{ \"ruleId\": \"%s\", \"ruleIndex\": %u, \"level\": \"%s\", \"message\": { \"text\": ",
		wb_diag_info[code].name, s->rule[code], level);
	wb_put_json(s->o, of->kernel ? wb_format(s->cx->tmp, "%s: %s", of->kernel, text) : text);
	wb_puts(s->o, " },\n          \"locations\": [ ");
}

static void
put_related(struct sarif *s, const struct subject *of, const struct wb_json *place, const char *text, uint32_t *n)
{
	wb_puts(s->o, (*n)++ ? ",\n            " : ",\n          \"relatedLocations\": [\n            ");
	put_location(s, of, place, false, text);
}

static void
put_message(struct sarif *s, const struct subject *of, const struct wb_json *j)
{
	const char *severity = wb_json_text(j, "severity");
	const struct wb_json *code = wb_json_get(j, "location"), *place = wb_json_place(j);
	bool fails = strcmp(severity, "refusal") == 0 || strcmp(severity, "error") == 0;
	uint32_t c = code_of(wb_json_text(j, "name")), n = 0;

	if (c == WB_DIAG_COUNT)
		return;
	put_head(s, of, c, fails ? "error" : severity, wb_json_text(j, "message"));
	put_location(s, of, place && place->kind == WB_JSON_OBJECT ? place : of->place, true, NULL);
	wb_puts(s->o, " ]");
	if (place != code)
		put_related(s, of, code, "in the machine code", &n);
	for (const struct wb_json *k = wb_json_list(j, "inlined"); k; k = k->next)
		put_related(s, of, wb_json_get(k, "location"), wb_json_text(k, "message"), &n);
	for (const struct wb_json *k = wb_json_list(j, "notes"); k; k = k->next)
		put_related(s, of, wb_json_place(k), wb_json_text(k, "message"), &n);
	wb_puts(s->o, n ? "\n          ] }" : " }");
}

static void
put_report(struct sarif *s, const struct wb_report_of *r)
{
	struct subject of = { r->input, NULL, NULL };

	for (const struct wb_json *j = wb_json_list(r->tree, "diagnostics"); j; j = j->next)
		put_message(s, &of, j);
	for (const struct wb_json *k = wb_json_list(r->tree, "kernels"); k; k = k->next) {
		of.kernel = wb_json_text(k, "name");
		of.place = wb_json_place(k);
		for (const struct wb_json *j = wb_json_list(k, "diagnostics"); j; j = j->next)
			put_message(s, &of, j);
	}
}

/* ---- what gates over all inputs say ------------------------------------------------------------ */
/* Their messages name a kernel as "INPUT: KERNEL". */
static struct wb_map
find_subjects(struct sarif *s, struct subject **out)
{
	struct wb_map index = wb_map_new(s->cx->tmp);
	WB_VEC(struct subject) list = { NULL, 0, 0 };

	for (uint32_t k = 0; k < s->r->n; k++) {
		const struct wb_report_of *r = &s->r->at[k];

		for (const struct wb_json *j = wb_json_list(r->tree, "kernels"); j; j = j->next) {
			struct subject of = { r->input, wb_json_text(j, "name"), wb_json_place(j) };
			const char *name = wb_format(s->cx->tmp, "%s: %s", r->input, of.kernel);

			if (wb_map_put(&index, name, strlen(name), list.n) == WB_NONE)
				WB_PUSH(s->cx->tmp, &list, of);
		}
	}
	*out = list.at;
	return index;
}

static void
put_gates(struct sarif *s)
{
	static const char *const level[] = { "note", "warning", "error", "error" };
	const struct wb_diag *d = s->r->diag;
	struct subject *list;
	struct wb_map index = find_subjects(s, &list);

	for (uint32_t k = 0; d && k < d->message.n; k++) {
		const struct wb_message *m = &d->message.at[k];
		uint32_t at = m->kernel ? wb_map_get(&index, m->kernel, strlen(m->kernel)) : WB_NONE;
		struct subject of = { s->r->n ? s->r->at[0].input : "", NULL, NULL };

		if (at != WB_NONE)
			of = list[at];
		put_head(s, &of, m->code, level[m->severity], m->text);
		put_location(s, &of, of.place, true, NULL);
		wb_puts(s->o, " ] }");
	}
}

void
wb_reports_sarif(struct wb_ctx *cx, const struct wb_reports *r, struct wb_out *o)
{
	struct sarif s = { .cx = cx, .r = r, .o = o };

	wb_puts(o,
		"{ \"$schema\": "
		"\"https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json\",\n  "
		"\"version\": \"2.1.0\",\n"
		"  \"runs\": [ {\n    \"tool\": { \"driver\": { \"name\": \"wavebound\", \"version\": \"" WB_VERSION
		"\", \"rules\": [");
	put_rules(&s);
	wb_printf(o,
		"\n    ] } },\n    \"invocations\": [ { \"executionSuccessful\": %s } ],\n    \"columnKind\": "
		"\"utf16CodeUnits\",\n    \"results\": [",
		s.failed ? "false" : "true");
	for (uint32_t k = 0; k < r->n; k++)
		put_report(&s, &r->at[k]);
	put_gates(&s);
	wb_puts(o, "\n    ]\n  } ]\n}\n");
}

void
wb_report_sarif(struct wb_ctx *cx, const struct wb_analysis *an, const struct wb_report_style *style, struct wb_out *o)
{
	struct wb_out text = wb_out_new(cx->unit);
	struct wb_report_of of = { .input = an->input };
	struct wb_reports one = { .at = &of, .n = 1 };
	struct wb_json *tree;

	wb_report_json(cx, an, style, &text);
	if (wb_json_read(cx, wb_file_add(cx->files, WB_FILE_TEXT, "<report>", text.at, text.n), &tree) == WB_OK)
		of.tree = tree;
	wb_reports_sarif(cx, &one, o);
}
