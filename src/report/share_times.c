/* src/report/share_times.c -- a simulated run in the format of the measuring framework, and its comparison with
 * measured runs.
 *
 * The format is that of Figure 3.8 of the dissertation: a list with an object per task, times in seconds with nine
 * digits.
 */
#include "private.h"

static void
put_seconds(struct wb_out *o, uint64_t ns)
{
	wb_printf(o, "%llu.%09llu", (unsigned long long)(ns / 1000000000), (unsigned long long)(ns % 1000000000));
}

static void
put_launch(const struct wb_share_report *r, const struct wb_share_run *run, struct wb_out *o)
{
	const struct wb_share_kernel *k = &r->system->kernel.at[run->kernel];

	wb_puts(o, ",\n      { \"kernel_name\": ");
	wb_put_json(o, k->name);
	wb_printf(o, ", \"block_count\": %u, \"thread_count\": %u, \"cuda_launch_times\": [", k->blocks,
		k->need[WB_ROOM_THREADS]);
	put_seconds(o, run->called_ns);
	wb_puts(o, ", ");
	put_seconds(o, run->launched_ns);
	wb_puts(o, ", ");
	put_seconds(o, run->complete_ns);
	wb_puts(o, "],\n        \"block_times\": [");
	for (uint32_t b = 0; b < run->blocks; b++) {
		wb_puts(o, b ? ", " : "");
		put_seconds(o, r->log->block.at[run->first + b].start_ns);
		wb_puts(o, ", ");
		put_seconds(o, r->log->block.at[run->first + b].end_ns);
	}
	wb_puts(o, "],\n        \"block_smids\": [");
	for (uint32_t b = 0; b < run->blocks; b++)
		wb_printf(o, "%s%u", b ? ", " : "", r->log->block.at[run->first + b].unit);
	wb_puts(o, "] }");
}

static void
put_job(const struct wb_share_report *r, const struct wb_share_job *job, struct wb_out *o)
{
	wb_puts(o, "      { \"execute_times\": [");
	put_seconds(o, job->start_ns);
	wb_puts(o, ", ");
	put_seconds(o, job->end_ns);
	wb_puts(o, "] }");
	for (uint32_t k = 0; k < r->log->run.n; k++)
		if (r->log->run.at[k].task == job->task && r->log->run.at[k].job == job->job)
			put_launch(r, &r->log->run.at[k], o);
}

void
wb_share_times_json(struct wb_ctx *cx, const struct wb_share_report *r, struct wb_out *o)
{
	(void)cx;
	wb_puts(o, "[");
	for (uint32_t t = 0; t < r->system->task.n; t++) {
		bool any = false;

		wb_puts(o, t ? ",\n  { \"scenario_name\": " : "\n  { \"scenario_name\": ");
		wb_put_json(o, r->system->name ? r->system->name : r->input);
		wb_puts(o, ", \"benchmark_name\": \"wavebound share\", \"label\": ");
		wb_put_json(o, r->system->task.at[t].name);
		wb_puts(o, ", \"release_time\": ");
		put_seconds(o, r->system->task.at[t].release_ns);
		wb_puts(o, ",\n    \"times\": [\n");
		for (uint32_t k = 0; k < r->log->job.n; k++)
			if (r->log->job.at[k].task == t) {
				wb_puts(o, any ? ",\n" : "");
				put_job(r, &r->log->job.at[k], o);
				any = true;
			}
		wb_puts(o, " ] }");
	}
	wb_puts(o, " ]\n");
}

/* ---- comparison -------------------------------------------------------------------------------- */
/* The @n-th launch of the task called @label; NULL: there is none. */
static const struct wb_share_run *
launch_of(const struct wb_share_report *r, const char *label, uint32_t n)
{
	for (uint32_t k = 0; k < r->log->run.n; k++)
		if (strcmp(r->system->task.at[r->log->run.at[k].task].name, label) == 0 && n-- == 0)
			return &r->log->run.at[k];
	return NULL;
}

static uint64_t
first_start(const struct wb_share_report *r, const struct wb_share_run *run)
{
	uint64_t at = run->complete_ns;

	for (uint32_t b = 0; b < run->blocks; b++)
		at = wb_min_u64(at, r->log->block.at[run->first + b].start_ns);
	return at;
}

static void
put_cell(struct wb_ctx *cx, uint64_t ns, struct wb_out *o)
{
	wb_printf(o, "  %16s", wb_share_time_text(cx->tmp, ns));
}

void
wb_share_comparison(
	struct wb_ctx *cx, const struct wb_share_report *r, const struct wb_share_measured *m, struct wb_out *o)
{
	struct wb_arena_mark mark = wb_arena_mark(cx->tmp);

	wb_printf(o, "\n  %-28s  %16s  %16s  %16s  %16s\n", "from launch to", "first: simulated", "measured",
		"last: simulated", "measured");
	for (uint32_t k = 0; k < m->at.n; k++) {
		const struct wb_share_measurement *x = &m->at.at[k];
		const struct wb_share_run *run;
		uint32_t n = 0;

		for (uint32_t i = 0; i < k; i++)
			n += strcmp(m->at.at[i].label, x->label) == 0;
		run = launch_of(r, x->label, n);
		wb_puts(o, "  ");
		wb_put_term(o, x->label);
		wb_printf(o, "%*s", (int)(strlen(x->label) < 28 ? 28 - strlen(x->label) : 0), "");
		if (!run) {
			wb_puts(o, "  was not simulated\n");
			continue;
		}
		put_cell(cx, first_start(r, run) - run->called_ns, o);
		put_cell(cx, x->start_ns > x->launched_ns ? x->start_ns - x->launched_ns : 0, o);
		put_cell(cx, run->complete_ns - run->called_ns, o);
		put_cell(cx, x->end_ns > x->launched_ns ? x->end_ns - x->launched_ns : 0, o);
		wb_puts(o, "\n");
	}
	wb_arena_reset(cx->tmp, mark);
}
