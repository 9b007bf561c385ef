/* src/report/split_json.c -- split points and bounds as JSON; wavebound-split(1) lists the keys. */
#include "private.h"

static void
put_number(struct wb_out *o, const char *key, uint64_t v)
{
	if (v == WB_UNKNOWN)
		wb_printf(o, "\"%s\": null", key);
	else
		wb_printf(o, "\"%s\": %llu", key, (unsigned long long)v);
}

static void
put_scheme(struct wb_out *o, const char *key, const struct wb_split_scheme *w, bool launch)
{
	wb_printf(o, "\"%s\": { ", key);
	put_number(o, "wave_cycles", w->wave_cycles);
	wb_puts(o, ", ");
	put_number(o, "kernel_cycles", w->kernel_cycles);
	wb_puts(o, ", ");
	put_number(o, "simds", w->simds);
	wb_puts(o, ", ");
	put_number(o, "workgroups_at_once", launch ? w->parallel : WB_UNKNOWN);
	wb_puts(o, ", ");
	put_number(o, "rounds", launch ? w->rounds : WB_UNKNOWN);
	wb_puts(o, ", ");
	put_number(o, "work_span_cycles", w->work_span_cycles);
	wb_puts(o, ", ");
	put_number(o, "published_cycles", w->published_cycles);
	wb_puts(o, ", ");
	put_number(o, "observed_cycles", w->observed_cycles);
	wb_puts(o, " }");
}

static void
put_percent(struct wb_out *o, const char *key, uint64_t before, uint64_t now)
{
	int64_t n;

	if (wb_split_percent(before, now, &n))
		wb_printf(o, "\"%s\": %lld", key, (long long)n);
	else
		wb_printf(o, "\"%s\": null", key);
}

static void
put_branch(struct wb_out *o, const struct wb_pws_branch *b)
{
	wb_printf(o,
		"{ \"block\": %u, \"succ\": %u, \"bsb\": %u, \"bsb_succ\": %u, \"reconv\": %u, \"parent\": ", b->block,
		b->succ, b->bsb, b->bsb_succ, b->reconv);
	if (b->parent == WB_NONE)
		wb_puts(o, "null");
	else
		wb_printf(o, "%u", b->parent);
	wb_printf(o, ", \"marked\": %s, \"unsplittable\": ", b->marked ? "true" : "false");
	if (b->unsplittable)
		wb_put_json(o, b->unsplittable);
	else
		wb_puts(o, "null");
	wb_puts(o, " }");
}

static void
put_row(struct wb_out *o, const struct wb_pws *w, const struct wb_split_table *t, const struct wb_split_row *r,
	bool launch)
{
	static const char *const why[] = { "", "shorter then", "shorter else" };
	uint64_t none = launch ? r->none.kernel_cycles : r->none.wave_cycles,
		 dws = launch ? r->dws.kernel_cycles : r->dws.wave_cycles;
	uint64_t pws = launch ? r->pws.kernel_cycles : r->pws.wave_cycles;
	const char *comma = "";

	wb_printf(o, "{ \"S\": %u, \"split\": [", r->S);
	for (uint32_t u = 0; u < w->nbranch; u++)
		if (r->split[u]) {
			wb_printf(o, "%s%u", comma, w->branch[u].block);
			comma = ", ";
		}
	wb_printf(o, "], \"alive\": %u, \"counted\": %u,\n          ", r->alive, r->counted);
	put_scheme(o, "none", &r->none, launch);
	wb_puts(o, ",\n          ");
	put_scheme(o, "dws", &r->dws, launch);
	wb_puts(o, ",\n          ");
	put_scheme(o, "pws", &r->pws, launch);
	wb_puts(o, ",\n          ");
	put_percent(o, "percent_below_none", none, pws);
	wb_puts(o, ", ");
	put_percent(o, "percent_below_dws", dws, pws);
	wb_puts(o, ", ");
	put_percent(o, "safe_percent_below_none", wb_split_safe(t, &r->none), wb_split_safe(t, &r->pws));
	wb_puts(o, ", ");
	put_number(o, "at_least", r->at_least);
	wb_puts(o, ", ");
	put_number(o, "printed_wave_cycles", r->printed_wave_cycles);
	wb_puts(o, ", ");
	put_number(o, "printed_ipet_cycles", r->printed_ipet_cycles);
	wb_printf(o, ", \"simds_printed\": %llu, ", (unsigned long long)r->simds_printed);
	put_number(o, "workgroups_at_once_printed", launch ? r->parallel_printed : WB_UNKNOWN);
	wb_printf(o, ", \"certified\": %s, \"removed\": [", r->certified ? "true" : "false");
	comma = "";
	for (uint32_t u = 0; u < w->nbranch; u++) {
		const struct wb_pws_branch *b = &w->branch[u];
		uint32_t e = r->pruned.why[b->then_edge] ? b->then_edge : b->else_edge;

		if (!r->split[u])
			continue;
		wb_printf(o, "%s{ \"from\": %u, \"to\": %u, \"why\": \"%s\" }", comma,
			e == b->then_edge ? b->block : b->bsb, e == b->then_edge ? b->succ : b->bsb_succ,
			why[r->pruned.why[e]]);
		comma = ", ";
	}
	wb_puts(o, "] }");
}

static void
put_table(struct wb_out *o, const struct wb_pws *w, const struct wb_split_table *t, bool launch)
{
	static const char *const times[] = { "contention", "isolated", "given" };

	wb_printf(o,
		"{ \"times\": \"%s\", \"safe\": %s, \"split_cycles\": %llu, \"dispatch_cycles\": %llu, \"redundant\": "
		"%u, \"in_loops\": %u, \"rows\": [",
		times[t->times], t->why_not_safe ? "false" : "true", (unsigned long long)t->split_cycles,
		(unsigned long long)t->dispatch_cycles, t->nredundant, t->nloop);
	for (uint32_t k = 0; k < t->nrow; k++) {
		wb_puts(o, k ? ",\n        " : "\n        ");
		put_row(o, w, t, &t->row[k], launch);
	}
	wb_puts(o, " ] }");
}

static void
put_kernel(struct wb_out *o, const struct wb_split_kernel *k)
{
	const struct wb_pws *w = k->fn->pws;

	wb_puts(o, "{ \"name\": ");
	wb_put_json(o, k->fn->name);
	wb_printf(o, ", \"status\": \"%s\", \"branches\": [", k->table[0] ? "bounded" : "refused");
	for (uint32_t u = 0; w && u < w->nbranch; u++) {
		wb_puts(o, u ? ",\n      " : "\n      ");
		put_branch(o, &w->branch[u]);
	}
	wb_puts(o, " ],\n    \"others\": [");
	for (uint32_t u = 0; w && u < w->nother; u++) {
		wb_printf(o, "%s{ \"block\": %u, \"why\": ", u ? ",\n      " : "\n      ", w->other[u].block);
		wb_put_json(o, w->other[u].why);
		wb_puts(o, " }");
	}
	wb_puts(o, " ],\n    \"choices\": {");
	for (uint32_t c = 0; k->table[0] && c < 4; c++) {
		wb_printf(o, "%s\n      \"%s\": ", c ? "," : "", wb_split_choice_name[c]);
		put_table(o, w, k->table[c], k->launch != NULL);
	}
	wb_puts(o, " } }");
}

void
wb_split_json(struct wb_ctx *cx, const struct wb_split_report *r, struct wb_out *o)
{
	(void)cx;
	wb_puts(o, "{ \"tool\": \"wavebound\", \"input\": ");
	wb_put_json(o, r->input);
	wb_puts(o, ", \"machine\": { \"name\": ");
	wb_put_json(o, r->machine->name);
	wb_puts(o, ", \"hash\": ");
	wb_put_json(o, r->machine->hash);
	wb_printf(o, ", \"simds\": %u, \"split_simds\": %u }, \"choice\": \"%s\", \"kernels\": [", r->machine->simds,
		r->machine->split_simds, wb_split_choice_name[r->choice]);
	for (uint32_t k = 0; k < r->nkernel; k++) {
		wb_puts(o, k ? ",\n  " : "\n  ");
		put_kernel(o, &r->kernel[k]);
	}
	wb_puts(o, " ] }\n");
}
