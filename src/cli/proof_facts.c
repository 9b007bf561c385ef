/* src/cli/proof_facts.c -- what a proof depends on, in four classes that are never mixed.
 *
 * Facts that were proved again are counted by kind. All others are listed with their place and the rule that claims
 * them: those that the user gives, those that hold if no access leaves its buffer, and those that are open.
 */
#include "proof.h"

static const char *const class_name[WB_RECHECK_VERDICTS] = {
	[WB_RECHECK_PROVED] = "facts proved again by other means",
	[WB_RECHECK_GIVEN] = "facts given by the user",
	[WB_RECHECK_INSIDE] = "facts that hold if no access leaves its buffer",
	[WB_RECHECK_OPEN] = "facts that are open",
};

static uint32_t
count_verdicts(const struct wb_recheck *r, uint32_t verdict)
{
	uint32_t n = 0;

	for (uint32_t kind = 0; kind < WB_RECHECK_KINDS; kind++)
		n += r->n[kind][verdict];
	return n;
}

static void
put_kinds(struct cli *c, const struct wb_recheck *r)
{
	for (uint32_t kind = 0; kind < WB_RECHECK_KINDS; kind++)
		if (r->n[kind][WB_RECHECK_PROVED])
			wb_printf(&c->out, "    %6u  %s\n", r->n[kind][WB_RECHECK_PROVED], wb_recheck_kind_name(kind));
}

static void
put_facts(struct cli *c, const struct wb_recheck *r, uint32_t verdict)
{
	for (uint32_t k = 0; k < r->fact.n; k++) {
		const struct wb_recheck_fact *f = &r->fact.at[k];
		const char *at = wb_loc_text(c->cx->unit, c->cx->files, f->loc);

		if (f->verdict == verdict)
			wb_printf(&c->out, "    %s%s%s, %s: %s\n", at, *at ? ": " : "", wb_recheck_kind_name(f->kind),
				f->what, f->why);
	}
}

static enum wb_status
report_wrong(struct cli *c, const struct wb_recheck *r)
{
	enum wb_status s = WB_OK;

	for (uint32_t k = 0; k < r->fact.n; k++) {
		const struct wb_recheck_fact *f = &r->fact.at[k];

		if (f->verdict != WB_RECHECK_WRONG)
			continue;
		wb_report(c->cx->diag, WB_E_CERT_FACT, f->loc, "%s, %s: %s", wb_recheck_kind_name(f->kind), f->what,
			f->why);
		s = WB_GATE;
	}
	return s;
}

enum wb_status
cli_proof_judge(struct cli *c, const struct wb_recheck *r, bool strict)
{
	return wb_status_worse(report_wrong(c, r), strict && count_verdicts(r, WB_RECHECK_OPEN) ? WB_GATE : WB_OK);
}

enum wb_status
cli_proof_json(struct cli *c, const struct wb_recheck *r, bool strict)
{
	for (uint32_t v = 0; v < WB_RECHECK_VERDICTS; v++)
		wb_printf(&c->out, "%s\"%s\": %u", v ? ", " : ",\n    \"classes\": { ", wb_recheck_verdict_name(v),
			count_verdicts(r, v));
	wb_puts(&c->out, " },\n    \"facts\": [");
	for (uint32_t k = 0; k < r->fact.n; k++) {
		const struct wb_recheck_fact *f = &r->fact.at[k];

		wb_printf(&c->out, "%s\n      { \"class\": \"%s\", \"kind\": ", k ? "," : "",
			wb_recheck_verdict_name(f->verdict));
		wb_put_json(&c->out, wb_recheck_kind_name(f->kind));
		wb_puts(&c->out, ", \"location\": ");
		wb_put_json(&c->out, wb_loc_text(c->cx->unit, c->cx->files, f->loc));
		wb_puts(&c->out, ",\n        \"what\": ");
		wb_put_json(&c->out, f->what);
		wb_puts(&c->out, ", \"why\": ");
		wb_put_json(&c->out, f->why);
		wb_puts(&c->out, " }");
	}
	wb_puts(&c->out, " ]");
	return cli_proof_judge(c, r, strict);
}

enum wb_status
cli_proof_facts(struct cli *c, uint32_t nproof, const struct wb_recheck *r, bool strict)
{
	wb_printf(&c->out, "  proved from %u flow program%s in exact integers, with no solver\n", nproof,
		nproof == 1 ? "" : "s");
	for (uint32_t v = 0; v < WB_RECHECK_WRONG; v++) {
		wb_printf(&c->out, "  %s: %u\n", class_name[v], count_verdicts(r, v));
		if (v == WB_RECHECK_PROVED)
			put_kinds(c, r);
		else
			put_facts(c, r, v);
	}
	return cli_proof_judge(c, r, strict);
}
