/* src/report/sarif.c -- findings as SARIF 2.1.0, for code scanning.
 *
 * A result has the place in the source (or in the input), the instruction's address and the function as logical
 * location, the calls by which it was inlined, the reads and the blocked writes as related locations, and the path from
 * the loop to the write, or from a lock to the end, as code flow. A suppressed finding stays, with its reason.
 * Fingerprints leave line numbers out, so that a finding is the same one after lines moved.
 *
 * Source: OASIS, Static Analysis Results Interchange Format 2.1.0, errata 01.
 */

#include "hazards.h"
#include "private.h"

struct page {
	struct wb_ctx *cx;
	const struct wb_hazards *h;
	struct wb_out *o;
	const struct wb_hazard_fn *f;
};

/* An artifact's name as URI reference: bytes that a URI may not hold become %XX, an absolute path gets its scheme. */
void
wb_sarif_uri(struct wb_out *o, const char *s)
{
	wb_puts(o, "\"");
	s = wb_plain_path(s);
	while (s[0] == '/' && s[1] == '/')
		s++;
	wb_puts(o, *s == '/' ? "file://" : "");
	for (; *s; s++) {
		unsigned c = (uint8_t)*s;
		bool plain = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
			strchr("-._~/", (int)c) != NULL;

		wb_printf(o, plain ? "%c" : "%%%02X", c);
	}
	wb_puts(o, "\"");
}

/* The file of @l and the place in it; @inst: the instruction that is there, or WB_NONE. */
static void
put_place(struct page *p, struct wb_loc l, uint32_t inst, const char *message)
{
	const struct wb_fn *fn = p->f->fn;
	const struct wb_file *file = wb_loc_known(l) && l.file ? p->h->files->file.at[l.file] : NULL;

	wb_puts(p->o, "{ \"physicalLocation\": { \"artifactLocation\": { \"uri\": ");
	wb_sarif_uri(p->o, file ? file->name : p->f->input);
	wb_puts(p->o, " }");
	if (file && file->kind != WB_FILE_LISTING) {
		wb_printf(p->o, ", \"region\": { \"startLine\": %u", l.line);
		if (l.col)
			wb_printf(p->o, ", \"startColumn\": %u", l.col);
		wb_puts(p->o, " }");
	}
	if (inst != WB_NONE)
		wb_printf(p->o, ", \"address\": { \"absoluteAddress\": %llu, \"kind\": \"instruction\" }",
			(unsigned long long)fn->inst[inst].addr);
	wb_puts(p->o, " }, \"logicalLocations\": [ { \"name\": ");
	wb_put_json(p->o, fn->name);
	wb_puts(p->o, ", \"kind\": \"function\" } ]");
	if (message) {
		wb_puts(p->o, ", \"message\": { \"text\": ");
		wb_put_json(p->o, message);
		wb_puts(p->o, " }");
	}
	wb_puts(p->o, " }");
}

static void
put_location(struct page *p, uint32_t inst, const char *message)
{
	put_place(p, wb_hazard_location(p->f, inst), inst, message);
}

static const char *
with_code(struct page *p, const char *what, uint32_t inst)
{
	return wb_format(p->cx->unit, "%s: %s", what, wb_hazard_code(p->cx, p->h, p->f, inst));
}

/* Each once: an instruction of a function that is called twice is in the list twice. */
struct related {
	struct wb_map seen;
	uint32_t n;
};

static void
relate(struct page *p, struct related *r, struct wb_loc l, uint32_t inst, const char *message)
{
	struct wb_out o = wb_out_new(p->cx->unit), *to = p->o;

	p->o = &o;
	put_place(p, l, inst, message);
	p->o = to;
	if (!wb_map_add(&r->seen, o.at, o.n))
		return;
	wb_puts(p->o, r->n++ ? ",\n            " : ",\n          \"relatedLocations\": [\n            ");
	wb_putn(p->o, o.at, o.n);
}

static void
relate_inst(struct page *p, struct related *r, uint32_t inst, const char *what)
{
	relate(p, r, wb_hazard_location(p->f, inst), inst, with_code(p, what, inst));
}

/* The calls by which the finding's instruction was inlined, what it reads and what is blocked. */
static void
put_related(struct page *p, const struct wb_finding *x)
{
	const uint32_t *list = p->f->fn->deadlock->list;
	struct related r = { wb_map_new(p->cx->unit), 0 };
	struct wb_frame *frame;
	uint32_t nframe = wb_hazard_frames(p->cx, p->f, x->inst, &frame);

	for (uint32_t k = 0; k < nframe; k++)
		if (frame[k].calls)
			relate(p, &r, frame[k].loc, WB_NONE, wb_format(p->cx->unit, "calls %s", frame[k].calls));
		else
			relate(p, &r, frame[k].loc, x->inst, "is inlined from here");
	for (uint32_t k = 0; k < x->nread && k < WB_MOST_LISTED; k++)
		relate_inst(p, &r, list[x->read + k], wb_rule_info[x->rule].reads);
	for (uint32_t k = 0; k < x->nwrite && k < WB_MOST_LISTED; k++)
		relate_inst(p, &r, list[x->write + k], wb_rule_info[x->rule].other);
	wb_puts(p->o, r.n ? "\n          ]" : "");
}

static void
put_step(struct page *p, uint32_t inst, const char *what, bool *first)
{
	wb_puts(p->o, *first ? "\n            " : ",\n            ");
	*first = false;
	wb_puts(p->o, "{ \"location\": ");
	put_location(p, inst, what);
	wb_puts(p->o, " }");
}

/* The path from the read to the write, by its blocks; or from a lock to the end of the kernel. */
static void
put_flow(struct page *p, const struct wb_finding *x)
{
	const struct wb_fn *fn = p->f->fn;
	const uint32_t *list = fn->deadlock->list;
	uint32_t leaves = wb_hazard_exit(p->f, x);
	bool first = true;

	wb_puts(p->o, ",\n          \"codeFlows\": [ { \"threadFlows\": [ { \"locations\": [");
	if (x->nread)
		put_step(p, list[x->read], with_code(p, "lanes wait for", list[x->read]), &first);
	if (x->rule == WB_RULE_LEAK)
		put_step(p, x->inst, with_code(p, "takes the lock", x->inst), &first);
	for (uint32_t k = x->rule == WB_RULE_LEAK; k < x->npath; k++) {
		const struct wb_block *b = &fn->block[list[x->path + k]];

		if (b->ninst)
			put_step(p, list[x->path + k] == leaves ? b->first + b->ninst - 1 : b->first,
				list[x->path + k] == leaves ? "other lanes leave the loop here, and stand still" :
							      "on the path",
				&first);
	}
	if (x->nwrite && x->rule == WB_RULE_SIMT)
		put_step(p, list[x->write], with_code(p, "would end the waiting", list[x->write]), &first);
	wb_puts(p->o, "\n          ] } ] } ]");
}

static void
put_result(struct page *p, uint32_t k)
{
	const struct wb_finding *x = &p->f->fn->deadlock->finding[k];
	const struct wb_rule_info *r = &wb_rule_info[x->rule];

	wb_printf(p->o,
		"{ \"ruleId\": \"%s\", \"ruleIndex\": %u, \"level\": \"%s\",\n          \"message\": { \"text\": ",
		r->name, x->rule, x->rule == WB_RULE_SKIPPED ? "note" : x->confidence ? "error" : "warning");
	wb_put_json(p->o, x->text);
	wb_puts(p->o, " },\n          \"locations\": [ ");
	put_location(p, x->inst, NULL);
	wb_puts(p->o, " ]");
	put_related(p, x);
	if (x->npath && (x->rule == WB_RULE_SIMT || x->rule == WB_RULE_LEAK))
		put_flow(p, x);
	wb_printf(p->o, ",\n          \"partialFingerprints\": { \"finding/v2\": \"%016llx\" }",
		(unsigned long long)wb_hazard_fingerprint(p->f, k));
	if (p->f->accepted[k]) {
		wb_puts(p->o,
			",\n          \"suppressions\": [ { \"kind\": \"external\", \"status\": \"accepted\", "
			"\"justification\": ");
		wb_put_json(p->o, p->f->accepted[k]);
		wb_puts(p->o, " } ]");
	}
	wb_printf(p->o, ",\n          \"properties\": { \"confidence\": \"%s\" } }", wb_confidence_name[x->confidence]);
}

static void
put_rules(struct page *p)
{
	for (uint32_t r = 0; r < WB_RULE_COUNT; r++) {
		wb_printf(p->o, "%s\n          { \"id\": \"%s\", \"shortDescription\": { \"text\": ", r ? "," : "",
			wb_rule_info[r].name);
		wb_put_json(p->o, wb_rule_info[r].what);
		wb_puts(p->o, " }, \"fullDescription\": { \"text\": ");
		wb_put_json(p->o, wb_rule_info[r].explain);
		wb_printf(p->o, " }, \"defaultConfiguration\": { \"enabled\": %s, \"level\": \"%s\" } }",
			wb_rule_info[r].on ? "true" : "false",
			r == WB_RULE_SKIPPED ? "note" : wb_rule_info[r].on ? "error" : "warning");
	}
}

/* Functions that could not be analysed, as notifications: absent results would read as clean. */
static bool
put_refused(struct page *p)
{
	bool any = false;

	for (uint32_t k = 0; k < p->h->nfn; k++) {
		p->f = &p->h->fn[k];
		if (wb_hazard_verdict(p->f) != WB_VERDICT_UNKNOWN)
			continue;
		wb_puts(p->o, any ? ",\n        " : "\n        ");
		any = true;
		wb_puts(p->o, "{ \"level\": \"error\", \"message\": { \"text\": ");
		wb_put_json(p->o, wb_format(p->cx->unit, "%s could not be analysed", p->f->fn->name));
		wb_puts(p->o, " }, \"locations\": [ ");
		put_location(p, WB_NONE, NULL);
		wb_puts(p->o, " ] }");
	}
	return any;
}

void
wb_hazards_sarif(struct wb_ctx *cx, const struct wb_hazards *h, struct wb_out *o)
{
	struct page p = { .cx = cx, .h = h, .o = o };
	struct wb_out notes = wb_out_new(cx->unit);
	bool refused, first = true;

	p.o = &notes;
	refused = put_refused(&p);
	p.o = o;
	wb_printf(o,
		"{ \"$schema\": "
		"\"https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json\",\n  "
		"\"version\": \"2.1.0\",\n"
		"  \"runs\": [ {\n    \"tool\": { \"driver\": { \"name\": \"wavebound\", \"version\": \"%s\", "
		"\"rules\": [",
		h->version);
	put_rules(&p);
	wb_printf(o,
		"\n    ] } },\n    \"invocations\": [ { \"executionSuccessful\": %s, \"toolExecutionNotifications\": [",
		refused ? "false" : "true");
	wb_putn(o, notes.at, notes.n);
	wb_puts(o, "] } ],\n    \"columnKind\": \"utf16CodeUnits\",\n    \"results\": [");
	for (uint32_t n = 0; n < h->nfn; n++) {
		p.f = &h->fn[n];
		for (uint32_t k = 0; p.f->status == WB_OK && p.f->fn->deadlock && k < p.f->fn->deadlock->nfinding;
			k++) {
			if (!p.f->shown[k])
				continue;
			wb_puts(o, first ? "\n        " : ",\n        ");
			first = false;
			put_result(&p, k);
		}
	}
	wb_puts(o, "\n    ]\n  } ]\n}\n");
}
