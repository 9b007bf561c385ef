/* src/report/hazard_json.c -- findings as JSON. */
#include "hazards.h"

struct page {
	struct wb_ctx *cx;
	const struct wb_hazards *h;
	struct wb_out *o;
	const struct wb_hazard_fn *f;
};

/* The column, behind a line; 0: not known. */
static void
put_column(struct page *p, uint32_t inst)
{
	wb_printf(p->o, ", \"column\": %u", wb_hazard_location(p->f, inst).col);
}

static void
put_locations(struct page *p, const char *key, uint32_t at, uint32_t n)
{
	wb_printf(p->o, ",\n          \"%s\": [", key);
	for (uint32_t k = 0; k < n && k < WB_MOST_LISTED; k++) {
		uint32_t inst = p->f->fn->deadlock->list[at + k];

		wb_printf(p->o, "%s\n            { \"line\": ", k ? "," : "");
		wb_put_json(p->o, wb_hazard_line(p->cx, p->h, p->f, inst));
		put_column(p, inst);
		wb_printf(
			p->o, ", \"address\": %llu, \"instruction\": ", (unsigned long long)p->f->fn->inst[inst].addr);
		wb_put_json(p->o, wb_hazard_code(p->cx, p->h, p->f, inst));
		wb_puts(p->o, " }");
	}
	wb_puts(p->o, n ? "\n          ]" : "]");
	if (n > WB_MOST_LISTED)
		wb_printf(p->o, ",\n          \"%s_not_listed\": %u", key, n - WB_MOST_LISTED);
}

static void
put_block_line(struct page *p, const char *key, uint32_t b)
{
	wb_printf(p->o, ",\n          \"%s\": ", key);
	if (b == WB_NONE || !p->f->fn->block[b].ninst)
		wb_puts(p->o, "null");
	else
		wb_put_json(p->o, wb_hazard_line(p->cx, p->h, p->f, p->f->fn->block[b].first));
}

static void
put_line(struct page *p, uint32_t inst)
{
	if (inst == WB_NONE)
		wb_puts(p->o, "null");
	else
		wb_put_json(p->o, wb_hazard_line(p->cx, p->h, p->f, inst));
}

/* The calls by which the finding's instruction was inlined, the outermost first; then where it is itself. */
static void
put_calls(struct page *p, uint32_t inst)
{
	struct wb_frame *frame;
	uint32_t n = wb_hazard_frames(p->cx, p->f, inst, &frame);

	wb_puts(p->o, ",\n          \"inlined\": [");
	for (uint32_t k = 0; k < n; k++) {
		struct wb_loc line = { frame[k].loc.line, 0, frame[k].loc.file };

		wb_printf(p->o, "%s\n            { \"line\": ", k ? "," : "");
		wb_put_json(p->o, wb_loc_text(p->cx->unit, p->h->files, line));
		wb_printf(p->o, ", \"column\": %u, \"calls\": ", frame[k].loc.col);
		if (frame[k].calls)
			wb_put_json(p->o, frame[k].calls);
		else
			wb_puts(p->o, "null");
		wb_puts(p->o, " }");
	}
	wb_puts(p->o, n ? "\n          ]" : "]");
}

/* A number, or null if it is @unknown. */
static void
put_known(struct page *p, const char *key, int64_t v, int64_t unknown)
{
	wb_printf(p->o, ", \"%s\": ", key);
	if (v == unknown)
		wb_puts(p->o, "null");
	else
		wb_printf(p->o, "%lld", (long long)v);
}

/* The waves of a circle, the one of the loop first. */
static void
put_turns(struct page *p, const struct wb_finding *x)
{
	if (!x->nturn)
		return;
	wb_puts(p->o, ",\n          \"waves\": [");
	for (uint32_t k = x->nturn; k-- > 0;) {
		const struct wb_turn *t = &p->f->fn->deadlock->turn[x->turn + k];

		wb_printf(p->o, "%s\n            { \"waits_at\": ", k == x->nturn - 1 ? "" : ",");
		put_line(p, t->read);
		wb_puts(p->o, ", \"for\": ");
		put_line(p, t->write);
		put_known(p, "first_work_item", t->first, -1);
		put_known(p, "last_work_item", t->last, UINT32_MAX);
		put_known(p, "lowest_workgroup_ahead", t->low, INT64_MIN);
		put_known(p, "highest_workgroup_ahead", t->high, INT64_MAX);
		wb_puts(p->o, " }");
	}
	wb_puts(p->o, "\n          ]");
}

static void
put_finding(struct page *p, uint32_t k)
{
	const struct wb_finding *x = &p->f->fn->deadlock->finding[k];

	wb_printf(p->o, "\n        { \"rule\": \"%s\",\n          \"confidence\": \"%s\",\n          \"line\": ",
		wb_rule_info[x->rule].name, wb_confidence_name[x->confidence]);
	wb_put_json(p->o, wb_hazard_line(p->cx, p->h, p->f, x->inst));
	put_column(p, x->inst);
	wb_printf(p->o, ",\n          \"fingerprint\": \"%016llx\"",
		(unsigned long long)wb_hazard_fingerprint(p->f, k));
	wb_printf(p->o, ",\n          \"plain_loads\": %s", x->plain ? "true" : "false");
	if (x->inst != WB_NONE)
		wb_printf(p->o, ",\n          \"address\": %llu", (unsigned long long)p->f->fn->inst[x->inst].addr);
	put_calls(p, x->inst);
	put_block_line(p, "loop_header_line", x->loop == WB_NONE ? WB_NONE : p->f->fn->loops->loop[x->loop].header);
	wb_puts(p->o, ",\n          \"loop\": ");
	if (x->loop == WB_NONE)
		wb_puts(p->o, "null");
	else
		wb_printf(p->o, "%u", x->loop);
	put_locations(p, "reads", x->read, x->nread);
	put_locations(p, "blocked_writes", x->write, x->rule == WB_RULE_SIMT ? x->nwrite : 0);
	if (x->rule != WB_RULE_SIMT && x->nwrite) {
		wb_puts(p->o, ",\n          \"related_as\": ");
		wb_put_json(p->o, wb_rule_info[x->rule].other);
		put_locations(p, "related", x->write, x->nwrite);
	}
	put_turns(p, x);
	wb_puts(p->o, ",\n          \"path\": [");
	for (uint32_t n = 0; n < x->npath; n++)
		wb_printf(p->o, "%s%u", n ? ", " : "", p->f->fn->deadlock->list[x->path + n]);
	wb_puts(p->o, "],\n          \"path_lines\": [");
	for (uint32_t n = 0; n < x->npath; n++) {
		uint32_t first = wb_hazard_begins(p->f->fn, p->f->fn->deadlock->list[x->path + n]);

		wb_puts(p->o, n ? ", " : "");
		if (first != WB_NONE)
			wb_put_json(p->o, wb_hazard_line(p->cx, p->h, p->f, first));
		else
			wb_puts(p->o, "null");
	}
	wb_puts(p->o, "]");
	wb_puts(p->o, ",\n          \"safe_reconvergence\": ");
	if (x->rule != WB_RULE_SIMT)
		wb_puts(p->o, "null");
	else if (x->safe == WB_NONE)
		wb_puts(p->o, "\"end\"");
	else
		wb_printf(p->o, "{ \"block\": %u, \"line\": ", x->safe);
	if (x->rule == WB_RULE_SIMT && x->safe != WB_NONE) {
		wb_put_json(p->o,
			wb_hazard_safe(p->f, x) != WB_NONE ?
				wb_hazard_line(p->cx, p->h, p->f, wb_hazard_safe(p->f, x)) :
				"");
		wb_puts(p->o, " }");
	}
	wb_puts(p->o, ",\n          \"message\": ");
	wb_put_json(p->o, x->text);
	wb_puts(p->o, ",\n          \"suppressed\": ");
	if (p->f->accepted[k])
		wb_put_json(p->o, p->f->accepted[k]);
	else
		wb_puts(p->o, "null");
	wb_puts(p->o, " }");
}

static void
put_loops(struct page *p)
{
	const struct wb_fn *fn = p->f->fn;

	wb_puts(p->o, ",\n      \"loops\": [");
	for (uint32_t l = 0; l < fn->loops->nloop; l++) {
		wb_printf(p->o, "%s\n        { \"id\": %u, \"header\": %u, \"line\": ", l ? "," : "", l,
			fn->loops->loop[l].header);
		wb_put_json(p->o,
			fn->block[fn->loops->loop[l].header].ninst ?
				wb_hazard_line(p->cx, p->h, p->f, fn->block[fn->loops->loop[l].header].first) :
				"");
		wb_printf(p->o, ", \"verdict\": \"%s\" }", wb_loop_verdict_name[fn->deadlock->verdict[l]]);
	}
	wb_puts(p->o, fn->loops->nloop ? "\n      ]" : "]");
}

static void
put_sizes(struct page *p, const char *key, uint64_t x, uint64_t y, uint64_t z)
{
	wb_printf(p->o, "\"%s\": ", key);
	if (x)
		wb_printf(p->o, "[%llu, %llu, %llu]", (unsigned long long)x, (unsigned long long)y,
			(unsigned long long)z);
	else
		wb_puts(p->o, "null");
}

/* The launch that the verdict is about. */
static void
put_launch(struct page *p, const struct wb_deadlock *d)
{
	wb_puts(p->o, ",\n      \"launch\": { ");
	put_sizes(p, "grid", d->grid[0], d->grid[1], d->grid[2]);
	wb_puts(p->o, ", ");
	put_sizes(p, "workgroup", d->workgroup[0], d->workgroup[1], d->workgroup[2]);
	wb_printf(p->o, ", \"arguments\": %u }", d->narg);
}

static void
put_fn(struct page *p)
{
	bool first = true;
	bool known = p->f->status == WB_OK && p->f->fn->deadlock;

	wb_puts(p->o, "{ \"name\": ");
	wb_put_json(p->o, p->f->fn->name);
	wb_puts(p->o, ", \"input\": ");
	wb_put_json(p->o, p->f->input);
	wb_printf(p->o, ", \"kind\": \"%s\", \"verdict\": \"%s\"", p->f->fn->is_kernel ? "kernel" : "function",
		wb_verdict_name[wb_hazard_verdict(p->f)]);
	wb_printf(p->o, ", \"assumes_buffers_apart\": %s",
		p->f->fn->deadlock && p->f->fn->deadlock->assumed_distinct ? "true" : "false");
	wb_printf(p->o, ", \"suppressed\": %u", wb_hazard_count(p->f, true));
	if (known) {
		put_launch(p, p->f->fn->deadlock);
		put_loops(p);
	}
	wb_puts(p->o, ",\n      \"findings\": [");
	for (uint32_t k = 0; known && k < p->f->fn->deadlock->nfinding; k++) {
		if (!p->f->shown[k])
			continue;
		wb_puts(p->o, first ? "" : ",");
		first = false;
		put_finding(p, k);
	}
	wb_puts(p->o, first ? "] }" : "\n      ] }");
}

void
wb_hazards_json(struct wb_ctx *cx, const struct wb_hazards *h, struct wb_out *o)
{
	struct page p = { .cx = cx, .h = h, .o = o };

	wb_printf(o, "{ \"tool\": \"wavebound\", \"version\": \"%s\",\n  \"kernels\": [", h->version);
	for (uint32_t k = 0; k < h->nfn; k++) {
		wb_puts(o, k ? ",\n    " : "\n    ");
		p.f = &h->fn[k];
		put_fn(&p);
	}
	wb_puts(o, h->nfn ? "\n  ] }\n" : "] }\n");
}
