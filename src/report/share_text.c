/* src/report/share_text.c -- a shared device as text: tasks with responses and bounds, then launches. */
#include "private.h"

#define SHOWN 60		/* launches in the text; JSON has all */

static const char *
time_text(struct wb_ctx *cx, uint64_t ns)
{
	return ns == WB_SHARE_NO_TIME ? "-" : wb_share_time_text(cx->tmp, ns);
}

/* @text in a column of @width, made safe. */
static void
cell(struct wb_out *o, const char *text, int width, bool right)
{
	int pad = width - (int)strlen(text);

	wb_printf(o, "  %*s", right && pad > 0 ? pad : 0, "");
	wb_put_term(o, text);
	wb_printf(o, "%*s", !right && pad > 0 ? pad : 0, "");
}

static void
put_device(const struct wb_share_device *d, struct wb_out *o)
{
	wb_puts(o, d->name);
	if (d->kind == WB_SHARE_AMD)
		wb_printf(o, ", %u shader engine%s of %u CU%s, %u threads each", d->engines, d->engines > 1 ? "s" : "",
			d->units, d->units > 1 ? "s" : "", d->room[WB_ROOM_THREADS]);
	else
		wb_printf(o, ", %u SM%s, %u threads each%s", d->units, d->units > 1 ? "s" : "",
			d->room[WB_ROOM_THREADS], d->mps ? ", contexts joined" : "");
}

/* Column of task names. */
static int
task_width(const struct wb_share_system *s)
{
	size_t most = 12;

	for (uint32_t t = 0; t < s->task.n; t++)
		if (strlen(s->task.at[t].name) > most)
			most = strlen(s->task.at[t].name);
	return most < 40 ? (int)most : 40;
}

static void
put_tasks(struct wb_ctx *cx, const struct wb_share_report *r, struct wb_out *o)
{
	static const char *const head[] = { "jobs", "simulated", "bound", "deadline" };
	int wide = task_width(r->system);

	cell(o, "task", wide, false);
	for (size_t k = 0; k < WB_COUNT(head); k++)
		cell(o, head[k], k ? 14 : 6, true);
	wb_puts(o, "\n");
	for (uint32_t t = 0; t < r->system->task.n; t++) {
		const struct wb_share_bound *b = &r->bounds->task[t];
		uint32_t jobs = 0;

		for (uint32_t k = 0; k < r->log->job.n; k++)
			jobs += r->log->job.at[k].task == t;
		cell(o, r->system->task.at[t].name, wide, false);
		cell(o, wb_format(cx->tmp, "%u", jobs), 6, true);
		cell(o, time_text(cx, r->worst_ns[t]), 14, true);
		cell(o, time_text(cx, b->response_ns), 14, true);
		cell(o, time_text(cx, r->system->task.at[t].deadline_ns), 14, true);
		if (b->response_ns == WB_SHARE_NO_TIME) {
			wb_puts(o, "  no bound: ");
			wb_put_term(o, b->why);
		}
		if (b->until_horizon_ns != b->response_ns)
			wb_printf(o, "  (%s if released before the horizon)", time_text(cx, b->until_horizon_ns));
		wb_puts(o, "\n");
	}
}

/* When the first and the last block of @run started. */
static void
starts(const struct wb_share_log *log, const struct wb_share_run *run, uint64_t *first, uint64_t *last)
{
	*first = *last = run->complete_ns;
	for (uint32_t k = 0; k < run->blocks; k++) {
		uint64_t at = log->block.at[run->first + k].start_ns;

		*first = k && *first < at ? *first : at;
		*last = k && *last > at ? *last : at;
	}
}

static void
put_runs(struct wb_ctx *cx, const struct wb_share_report *r, struct wb_out *o)
{
	static const char *const head[] = { "called", "launched", "first block", "last block", "complete" };
	int wide = task_width(r->system);

	wb_puts(o, "\n");
	cell(o, "launch", wide, false);
	cell(o, "kernel", 12, false);
	for (size_t k = 0; k < WB_COUNT(head); k++)
		cell(o, head[k], 13, true);
	wb_puts(o, "\n");
	for (uint32_t k = 0; k < r->log->run.n && k < SHOWN; k++) {
		const struct wb_share_run *run = &r->log->run.at[k];
		uint64_t at[WB_COUNT(head)] = { run->called_ns, run->launched_ns, 0, 0, run->complete_ns };

		starts(r->log, run, &at[2], &at[3]);
		cell(o, r->system->task.at[run->task].name, wide, false);
		cell(o, r->system->kernel.at[run->kernel].name, 12, false);
		for (size_t c = 0; c < WB_COUNT(head); c++)
			cell(o, time_text(cx, at[c]), 13, true);
		wb_puts(o, "\n");
	}
	if (r->log->run.n > SHOWN)
		wb_printf(o, "  and %u more: --format json has them all\n", r->log->run.n - SHOWN);
}

void
wb_share_text(struct wb_ctx *cx, const struct wb_share_report *r, struct wb_out *o)
{
	struct wb_arena_mark m = wb_arena_mark(cx->tmp);

	wb_put_term(o, r->system->name ? r->system->name : r->input);
	wb_puts(o, ": ");
	put_device(&r->system->device, o);
	wb_puts(o, "\n\n");
	put_tasks(cx, r, o);
	put_runs(cx, r, o);
	wb_arena_reset(cx->tmp, m);
}
