/* src/report/query.c -- shared by the output formats: locations, the worst path, shares of cost. */
#include <stdlib.h>

#include "private.h"

const char *const wb_share_name[WB_SHARE_COUNT] = { "issue", "memory", "LDS", "latency", "delay" };

const char *
wb_ms_text(struct wb_ctx *cx, const struct wb_machine *m, uint64_t cycles)
{
	return wb_ms_at(cx, m ? m->clock_mhz : 0, cycles);
}

const char *
wb_ms_at(struct wb_ctx *cx, uint32_t mhz, uint64_t cycles)
{
	wb_u128 ns;

	if (!mhz || cycles == WB_UNKNOWN)
		return NULL;
	ns = ((wb_u128)cycles * 1000 + mhz - 1) / mhz;
	return wb_format(cx->tmp, "%llu.%06llu", (unsigned long long)(ns / 1000000),
		(unsigned long long)(ns % 1000000));
}

const char *
wb_line_text(struct wb_ctx *cx, const struct wb_analysis *an, struct wb_loc l)
{
	l.col = 0;
	return wb_loc_known(l) ? wb_loc_text(cx->tmp, an->files, l) : "";
}

const char *
wb_loop_location(struct wb_ctx *cx, const struct wb_analysis *an, const struct wb_fn *fn, uint32_t loop)
{
	return wb_line_text(cx, an, wb_block_src(fn, fn->loops->loop[loop].header));
}

/* Bytes of @line up to the comment. */
static size_t
before_comment(const char *line, size_t n)
{
	for (size_t k = 0; k < n; k++)
		if (line[k] == ';' || line[k] == '\r' || (line[k] == '/' && k + 1 < n && line[k + 1] == '/'))
			return k;
	return n;
}

const char *
wb_source_text(struct wb_arena *a, const struct wb_files *files, struct wb_loc loc)
{
	size_t n = 0;
	const char *line = wb_file_line(files->arena, files, loc, &n);
	char *text;

	if (!line)
		return NULL;
	for (n = before_comment(line, n); n && (*line == ' ' || *line == '\t'); line++)
		n--;
	while (n && (line[n - 1] == ' ' || line[n - 1] == '\t'))
		n--;
	text = wb_strndup(a, line, n);
	for (char *c = text; *c; c++)
		*c = *c == '\t' ? ' ' : *c;
	return text;
}

const char *
wb_inst_text(struct wb_arena *a, const struct wb_files *files, const struct wb_module *m, const struct wb_fn *fn,
	uint32_t inst)
{
	const char *text = wb_source_text(a, files, fn->inst[inst].loc);
	struct wb_out o = wb_out_new(a);

	if (text)
		return text;
	wb_print_inst(&o, m, fn, inst);
	wb_putn(&o, "", 1);
	return o.at;
}

/* ---- what a kernel calls ------------------------------------------------------------------ */
const char *
wb_digits(struct wb_ctx *cx, wb_u128 v)
{
	char *p = WB_NEW(cx->tmp, char, 56) + 55;

	for (uint32_t k = 0; k == 0 || v; k++, v /= 10) {
		if (k && k % 3 == 0)
			*--p = ',';
		*--p = (char)('0' + v % 10);
	}
	return p;
}

bool wb_bounded(const struct wb_kernel_report *k) { return k->bounds || k->wide_cycles; }

static int
by_id(const void *a, const void *b)
{
	const struct wb_fn *f = *(const struct wb_fn *const *)a, *g = *(const struct wb_fn *const *)b;

	return (f->id > g->id) - (f->id < g->id);
}

/* The program as kernel @fn sees it. */
static const struct wb_module *
seen_by(const struct wb_analysis *an, const struct wb_fn *fn)
{
	for (uint32_t k = 0; k < an->nkernel; k++)
		if (an->kernel[k].fn == fn && an->kernel[k].module)
			return an->kernel[k].module;
	return an->module;
}

static uint32_t
callees_in(struct wb_ctx *cx, const struct wb_module *m, const struct wb_fn *fn, const struct wb_fn ***out)
{
	struct wb_todo list;
	const struct wb_fn **callee;

	*out = NULL;
	if (!fn->ncall)		/* most kernels: nothing is as large as the module then */
		return 0;
	list = wb_todo_new(cx->tmp, m->nfn);
	wb_functions_from(m, fn->id, &list);
	callee = WB_NEW(cx->tmp, const struct wb_fn *, list.n);
	for (uint32_t k = 1; k < list.n; k++)
		callee[k - 1] = m->fn[list.at[k]];
	if (list.n > 1)
		qsort(callee, list.n - 1, sizeof(*callee), by_id);
	*out = callee;
	return list.n - 1;
}

uint32_t
wb_callees(struct wb_ctx *cx, const struct wb_analysis *an, const struct wb_fn *fn, const struct wb_fn ***out)
{
	return callees_in(cx, fn->ncall ? seen_by(an, fn) : NULL, fn, out);
}

static uint32_t
add_loops(const struct wb_fn *fn, struct wb_loop_row *row)
{
	uint32_t n = fn->loops && fn->bounds ? fn->loops->nloop : 0;

	for (uint32_t l = 0; row && l < n; l++)
		row[l] = (struct wb_loop_row){ fn, l };
	return n;
}

uint32_t
wb_loop_rows(struct wb_ctx *cx, const struct wb_analysis *an, const struct wb_fn *fn, struct wb_loop_row **out)
{
	const struct wb_fn **callee;
	uint32_t ncallee = wb_callees(cx, an, fn, &callee), n = add_loops(fn, NULL);

	for (uint32_t k = 0; k < ncallee; k++)
		n += add_loops(callee[k], NULL);
	*out = WB_NEW(cx->tmp, struct wb_loop_row, n);
	n = add_loops(fn, *out);
	for (uint32_t k = 0; k < ncallee; k++)
		n += add_loops(callee[k], *out + n);
	return n;
}

struct stated_list {
	WB_VEC(struct wb_stated) all;
};

/* Flow fact number @n of @fn: how often what @of repeats at most. */
static struct wb_stated
stated_fact(struct wb_ctx *cx, const struct wb_fn *fn, uint32_t n, const char *of, uint64_t most, const char *when)
{
	return (struct wb_stated){ WB_NONE, wb_format(cx->unit, "flow fact %u of %s", n, fn->name),
		wb_format(cx->unit, "%s, at most %llu times%s", of, (unsigned long long)most, when) };
}

/* Adds the flow facts and annotations about @fn. */
static void
state_facts(struct wb_ctx *cx, const struct wb_fn *fn, struct stated_list *list)
{
	const struct wb_flow_rows *rows = fn->rows;
	uint32_t n = 0;

	for (uint32_t k = 0; fn->bounds && fn->loops && k < fn->loops->nloop; k++) {
		const struct wb_loop_bound *b = &fn->bounds->loop[k];

		if (wb_bound_given(b->origin) && b->max != WB_UNKNOWN)
			WB_PUSH(cx->unit, &list->all, stated_fact(cx, fn, ++n, "a loop", b->max, ""));
		if (wb_bound_given(b->total_origin) && b->total != WB_UNKNOWN)
			WB_PUSH(cx->unit, &list->all, stated_fact(cx, fn, ++n, "a loop", b->total, " in all"));
	}
	for (uint32_t k = 0; rows && k < rows->nrow; k++) {
		const struct wb_flow_row *r = &rows->row[k];
		const char *of = wb_format(cx->unit, "%.*s of %u edges", (int)strcspn(r->what, " "), r->what, r->nterm);

		if (r->given)
			WB_PUSH(cx->unit, &list->all, stated_fact(cx, fn, ++n, of, r->limit, ""));
	}
}

uint32_t
wb_report_stated(struct wb_ctx *cx, const struct wb_module *m, const struct wb_fn *fn, const struct wb_launch *given,
	struct wb_stated **out)
{
	const struct wb_fn **callee;
	struct wb_stated *at;
	struct stated_list list = { { 0 } };
	uint32_t n = wb_launch_stated(cx->unit, given, fn, &at), ncallee = callees_in(cx, m, fn, &callee);

	for (uint32_t k = 0; k < n; k++)
		WB_PUSH(cx->unit, &list.all, at[k]);
	state_facts(cx, fn, &list);
	for (uint32_t k = 0; k < ncallee; k++)
		state_facts(cx, callee[k], &list);
	*out = list.all.at;
	return list.all.n;
}

const char *
wb_severity_name(enum wb_severity s)
{
	static const char *const name[] = { "note", "warning", "error", "refusal" };

	return name[s];
}

static bool
is_of_kernel(const struct wb_analysis *an, const struct wb_message *m)
{
	for (uint32_t k = 0; m->kernel && k < an->nkernel; k++)
		if (strcmp(an->kernel[k].fn->name, m->kernel) == 0)
			return true;
	return false;
}

const struct wb_diag *
wb_general_messages(struct wb_ctx *cx, const struct wb_analysis *an)
{
	struct wb_diag *d = wb_diag_new(cx->tmp, cx->files);

	for (uint32_t k = 0; k < an->diag->message.n; k++)
		if (!is_of_kernel(an, &an->diag->message.at[k]))
			wb_diag_take(d, an->diag, k);
	return d;
}

const struct wb_kernel_report *
wb_launch_shown(const struct wb_analysis *an)
{
	for (uint32_t k = 0; k < an->nkernel; k++)
		if (an->kernel[k].launch)
			return &an->kernel[k];
	return NULL;
}

uint64_t
wb_kernel_waves_per_workgroup(const struct wb_analysis *an, const struct wb_kernel_report *k)
{
	const struct wb_kernel_desc *d = k->fn->desc;

	if (k->bounds && k->bounds->waves_per_workgroup)
		return k->bounds->waves_per_workgroup;
	return wb_launch_waves(k->launch, d && d->wave_lanes ? d->wave_lanes : an->machine->wave_lanes);
}

uint32_t
wb_path_rows(struct wb_ctx *cx, const struct wb_wave_part *p, struct wb_path_row **out)
{
	const struct wb_fn *fn = p->fn;
	struct wb_path_row *row = WB_NEW(cx->tmp, struct wb_path_row, fn->nblock);
	uint32_t n = 0;

	for (uint32_t e = 0; e < fn->nedge; e++) {
		uint32_t at = fn->edge[e].dst == WB_NONE ? fn->edge[e].src : fn->edge[e].dst;

		wb_add_capped(p->edge_cycles[e], p->ipet.count[e], &row[at].cycles);
		if (fn->edge[e].dst != WB_NONE)
			wb_add_capped(p->ipet.count[e], 1, &row[at].count);
	}
	for (uint32_t b = 0; b < fn->nblock; b++) {
		row[b].block = b;
		if (row[b].count)
			row[n++] = row[b];
	}
	*out = row;
	return n;
}

/* Of the functions that begin at or before @l in its file, the last. */
static const struct wb_fn *
function_at(const struct wb_module *m, struct wb_loc l)
{
	const struct wb_fn *at = NULL;

	for (uint32_t f = 0; f < m->nfn; f++) {
		const struct wb_fn *fn = m->fn[f];

		if (fn->loc.file == l.file && fn->loc.line <= l.line && (!at || fn->loc.line > at->loc.line))
			at = fn;
	}
	return at;
}

const struct wb_inst *
wb_inst_at(const struct wb_analysis *an, struct wb_loc l)
{
	const struct wb_fn *fn = an->module && wb_loc_known(l) && l.file ? function_at(an->module, l) : NULL;
	const struct wb_inst *at = NULL;

	for (uint32_t k = 0; fn && k < fn->ninst; k++) {
		const struct wb_inst *i = &fn->inst[k];

		if (i->loc.file == l.file && i->loc.line >= l.line && wb_loc_known(i->src) &&
			(!at || i->loc.line < at->loc.line))
			at = i;
	}
	return at;
}

void
wb_wave_shares(const struct wb_analysis *an, const struct wb_wave *w, uint64_t share[WB_SHARE_COUNT])
{
	const struct wb_wave_part *p = wb_kernel_part(w);
	const struct wb_machine *m = an->machine;

	memset(share, 0, WB_SHARE_COUNT * sizeof(*share));
	wb_add_capped(p->sum.issue_cycles, 1, &share[WB_SHARE_ISSUE]);
	wb_add_capped(p->sum.trans, wb_machine_service_cycles(m), &share[WB_SHARE_MEMORY]);
	wb_add_capped(p->sum.whole, wb_machine_whole_cycles(m), &share[WB_SHARE_MEMORY]);
	wb_add_capped(p->sum.atomics, wb_machine_atomic_cycles(m), &share[WB_SHARE_MEMORY]);
	wb_add_capped(p->sum.address_cycles, 1, &share[WB_SHARE_MEMORY]);
	wb_add_capped(p->sum.rounds, m->lds_service_cycles, &share[WB_SHARE_LDS]);
	wb_add_capped(p->sum.mem_waits, m->mem_latency_cycles, &share[WB_SHARE_LATENCY]);
	wb_add_capped(p->sum.argument_waits, m->argument_extra_cycles, &share[WB_SHARE_LATENCY]);
	wb_add_capped(p->sum.lds_waits, m->lds_latency_cycles, &share[WB_SHARE_LATENCY]);
	wb_add_capped(p->sum.fetches, w->objective.fetch, &share[WB_SHARE_LATENCY]);
	wb_add_capped(w->objective.once, 1, &share[WB_SHARE_LATENCY]);
	wb_add_capped(p->sum.delay_cycles, 1, &share[WB_SHARE_DELAY]);
	wb_add_capped(p->sum_taken_cycles, 1, &share[WB_SHARE_DELAY]);
	wb_add_capped(p->sum.splits, m->split_cycles, &share[WB_SHARE_DELAY]);
	wb_add_capped(p->sum.merges, m->merge_cycles, &share[WB_SHARE_DELAY]);
}

wb_report_writer *
wb_report_find(const char *format)
{
	static const struct { const char *name; wb_report_writer *write;
	} formats[] = {
		{ "text", wb_report_text },
		{ "json", wb_report_json },
		{ "xml", wb_report_xml },
		{ "html", wb_report_html },
		{ "sarif", wb_report_sarif },
	};

	for (size_t k = 0; k < WB_COUNT(formats); k++)
		if (strcmp(formats[k].name, format) == 0)
			return formats[k].write;
	return NULL;
}

bool
wb_observed_ratio(const struct wb_kernel_report *k, uint64_t bound, uint64_t *thousandths)
{
	if (!k->observed_cycles || !wb_mul_u64(bound, 1000, thousandths))
		return false;
	*thousandths /= k->observed_cycles;
	return true;
}

const char *
wb_exact_status_name(enum wb_exact_status s)
{
	static const char *const name[] = { "determined", "unaligned", "open", "limit", "endless", "not-modelled" };

	return name[s];
}

/* "3 branches, 1 address" */
static const char *
open_kinds(struct wb_ctx *cx, const struct wb_exact_open *s)
{
	static const char *const many[] = {
		[WB_EXACT_BRANCH] = "branches",
		[WB_EXACT_MASK] = "masks",
		[WB_EXACT_ADDRESS] = "addresses",
		[WB_EXACT_COUNT] = "counts",
		[WB_EXACT_INSTRUCTION] = "instructions",
		[WB_EXACT_TRAP] = "traps",
	};
	const char *text = "";

	for (uint32_t k = WB_EXACT_BRANCH; k <= WB_EXACT_TRAP; k++)
		if (s->count[k])
			text = wb_format(cx->tmp, "%s%s%s %s", text, *text ? ", " : "", wb_digits(cx, s->count[k]),
				s->count[k] == 1 ? wb_exact_kind_name[k] : many[k]);
	return text;
}

/* Thousandths of the issue that are determined, rounded down. */
static uint64_t
determined_share(const struct wb_exact_open *s)
{
	uint64_t known = s->all_issue_cycles - s->issue_cycles, x;

	return !s->all_issue_cycles || !wb_mul_u64(known, 1000, &x) ? 0 : x / s->all_issue_cycles;
}

const char *
wb_exact_survey_text(struct wb_ctx *cx, const struct wb_exact *e)
{
	const struct wb_exact_open *s = &e->open;
	uint64_t share = determined_share(s);

	if (!s->waves)
		return "not counted, for the first workgroup that is open shows it, and others would take long";
	return wb_format(cx->tmp,
		"open: %s, of %s wave instructions%s; %llu.%llu %% of their issue is determined; "
		"waves with open control flow: %s of %s",
		open_kinds(cx, s), wb_digits(cx, s->instructions), s->all ? "" : " that were executed",
		(unsigned long long)(share / 10), (unsigned long long)(share % 10), wb_digits(cx, s->stopped),
		wb_digits(cx, s->waves));
}

const char *
wb_exact_location(struct wb_ctx *cx, const struct wb_analysis *an, const struct wb_fn *fn, uint32_t inst)
{
	if (!fn)
		return "";
	return wb_line_text(cx, an, wb_loc_known(fn->inst[inst].src) ? fn->inst[inst].src : fn->inst[inst].loc);
}
