/* src/cli/share.c -- wavebound share: several tasks on one GPU. */
#include "cli.h"
#include "request.h"
#include "share.h"

static const uint64_t *
worst_responses(struct wb_ctx *cx, const struct wb_share_system *s, const struct wb_share_log *log)
{
	uint64_t *worst = WB_NEW(cx->unit, uint64_t, s->task.n);

	for (uint32_t k = 0; k < log->job.n; k++) {
		const struct wb_share_job *j = &log->job.at[k];

		worst[j->task] =
			worst[j->task] > j->end_ns - j->release_ns ? worst[j->task] : j->end_ns - j->release_ns;
	}
	return worst;
}

/* The gate: a task with a deadline needs a bound that is not above it. */
static enum wb_status
judge(struct wb_ctx *cx, const struct wb_share_report *r)
{
	enum wb_status st = WB_OK;

	for (uint32_t t = 0; t < r->system->task.n; t++) {
		const struct wb_share_task *task = &r->system->task.at[t];
		const struct wb_share_bound *b = &r->bounds->task[t];
		bool missed = r->worst_ns[t] > task->deadline_ns;

		if (task->deadline_ns == WB_SHARE_NO_TIME)
			continue;
		if (task->release_ns >= r->system->horizon_ns)
			wb_report(cx->diag, WB_W_SHARE_IDLE, task->loc,
				"task '%s' has a deadline, and no job of it is released before the horizon, %s",
				task->name, wb_share_time_text(cx->unit, r->system->horizon_ns));
		if (missed || (b->response_ns > task->deadline_ns && b->response_ns != WB_SHARE_NO_TIME)) {
			wb_report(cx->diag, WB_E_SHARE_DEADLINE, task->loc, "task '%s' has a deadline of %s, and %s %s",
				task->name, wb_share_time_text(cx->unit, task->deadline_ns),
				missed ? "a simulated job takes" : "a job may take up to",
				wb_share_time_text(cx->unit, missed ? r->worst_ns[t] : b->response_ns));
			st = WB_GATE;
		} else if (b->response_ns == WB_SHARE_NO_TIME) {
			wb_report(cx->diag, WB_E_SHARE_NO_BOUND, task->loc,
				"task '%s' has no bound for its deadline: %s", task->name, b->why);
			wb_note(cx->diag, b->where, "this hinders it");
			st = st == WB_OK ? WB_REFUSED : st;
		}
	}
	return st;
}

static enum wb_status
write_to(struct cli *c, const char *path, wb_share_writer *write, const struct wb_share_report *r)
{
	struct wb_out o = wb_out_new(c->cx->unit);

	if (!path)
		return WB_OK;
	write(c->cx, r, &o);
	return cli_write_file(c->cx, path, o.at, o.n);
}

/* What was measured of no task would be compared with nothing. */
static enum wb_status
all_known(struct wb_ctx *cx, const struct wb_share_system *s, const struct wb_share_measured *m)
{
	enum wb_status st = WB_OK;

	for (uint32_t k = 0; k < m->at.n; k++) {
		uint32_t t = 0;

		while (t < s->task.n && strcmp(s->task.at[t].name, m->at.at[k].label) != 0)
			t++;
		if (t < s->task.n)
			continue;
		wb_report(cx->diag, WB_E_SHARE_MEASURED, WB_NO_LOC,
			"no task is called '%s', as one that was measured is", m->at.at[k].label);
		st = WB_GATE;
	}
	if (!m->at.n) {
		wb_report(cx->diag, WB_E_SHARE_MEASURED, WB_NO_LOC, "nothing was measured in the file to compare with");
		st = WB_GATE;
	}
	return st;
}

/* --compare: if a block took longer than stated, no bound is valid. */
static enum wb_status
compare(struct cli *c, const char *path, const struct wb_share_report *r)
{
	struct wb_share_measured m = { .at = { NULL, 0, 0 } };
	const struct wb_share_system *s = r->system;
	uint16_t file;
	enum wb_status st = cli_read_file(c->cx, path, &file);

	if (st == WB_OK)
		st = wb_share_read_measured(c->cx, file, &m);
	if (st != WB_OK)
		return st;
	wb_share_comparison(c->cx, r, &m, &c->out);
	st = all_known(c->cx, s, &m);
	for (uint32_t k = 0; k < m.at.n; k++)
		for (uint32_t t = 0; t < s->task.n; t++) {
			const struct wb_share_task *task = &s->task.at[t];
			uint64_t most = 0;

			for (uint32_t i = 0; i < task->op.n; i++)
				if (task->op.at[i].kind == WB_SHARE_LAUNCH &&
					s->kernel.at[task->op.at[i].kernel].time_ns > most)
					most = s->kernel.at[task->op.at[i].kernel].time_ns;
			if (strcmp(task->name, m.at.at[k].label) != 0 || m.at.at[k].longest_ns <= most)
				continue;
			wb_report(c->cx->diag, WB_E_SHARE_MEASURED, task->loc,
				"a measured block of '%s' took %s, and no block of its kernels is said to take more "
				"than %s",
				task->name, wb_share_time_text(c->cx->unit, m.at.at[k].longest_ns),
				wb_share_time_text(c->cx->unit, most));
			st = WB_GATE;
		}
	return st;
}

/* ---- --advise ---------------------------------------------------------------------------------- */
/* Bounds and longest responses of @s; false if it cannot run (messages are discarded). */
static bool
measure(struct wb_ctx *cx, const struct wb_share_system *s, struct wb_share_bounds *b, const uint64_t **worst)
{
	struct wb_ctx own = *cx;
	struct wb_share_log log;

	own.diag = wb_diag_new(cx->unit, cx->files);
	if (wb_share_check(&own, s) != WB_OK || wb_share_simulate(&own, s, NULL, &log) != WB_OK)
		return false;
	wb_share_bound_all(&own, s, b);
	*worst = worst_responses(cx, s, &log);
	return true;
}

static const char *
text_of(struct wb_ctx *cx, uint64_t ns)
{
	return ns == WB_SHARE_NO_TIME ? "none" : wb_share_time_text(cx->unit, ns);
}

/* Lists the tasks whose response or bound changes with the advice. */
static void
put_gain(struct cli *c, const struct wb_share_report *r, const struct wb_share_advice *a)
{
	struct wb_share_bounds b;
	const uint64_t *worst;

	if (!a->after || !measure(c->cx, a->after, &b, &worst))
		return;
	for (uint32_t t = 0; t < r->system->task.n; t++)
		if (worst[t] != r->worst_ns[t] || b.task[t].response_ns != r->bounds->task[t].response_ns) {
			wb_puts(&c->out, "    ");
			wb_put_term(&c->out, r->system->task.at[t].name);
			wb_printf(&c->out, ": simulated %s -> %s, bound %s -> %s\n", text_of(c->cx, r->worst_ns[t]),
				text_of(c->cx, worst[t]), text_of(c->cx, r->bounds->task[t].response_ns),
				text_of(c->cx, b.task[t].response_ns));
		}
}

static void
advise(struct cli *c, const struct wb_share_report *r)
{
	struct wb_share_advices a;

	wb_share_advise(c->cx, r->system, &a);
	wb_puts(&c->out, a.at.n ? "\nadvice\n" : "\nadvice: no problem is known\n");
	for (uint32_t k = 0; k < a.at.n; k++) {
		wb_puts(&c->out, "  ");
		wb_put_term(&c->out, wb_loc_text(c->cx->unit, c->cx->files, a.at.at[k].loc));
		wb_puts(&c->out, ": ");
		wb_put_term(&c->out, a.at.at[k].what);
		wb_puts(&c->out, "\n    change: ");
		wb_put_term(&c->out, a.at.at[k].change);
		wb_puts(&c->out, "\n");
		put_gain(c, r, &a.at.at[k]);
	}
}

/* ---- the command ---------------------------------------------------------------------------------- */
static enum wb_status
run(struct cli *c, const struct cli_options *o, struct wb_share_system *s, enum wb_solver solver)
{
	struct wb_share_log log;
	struct wb_share_bounds bounds;
	struct wb_share_report r = { .input = o->operand[0], .system = s, .log = &log, .bounds = &bounds };
	enum wb_status st = cli_share_kernels(c->cx, s, solver);

	if (st == WB_OK)
		st = wb_share_check(c->cx, s);
	if (st == WB_OK)
		st = wb_share_simulate(c->cx, s, NULL, &log);
	if (st != WB_OK)
		return st;
	wb_share_bound_all(c->cx, s, &bounds);
	r.worst_ns = worst_responses(c->cx, s, &log);
	if (strcmp(o->format, "json") == 0)
		wb_share_json(c->cx, &r, &c->out);
	else
		wb_share_text(c->cx, &r, &c->out);
	st = wb_status_worse(write_to(c, o->trace, wb_share_trace, &r), write_to(c, o->timeline, wb_share_chart, &r));
	st = wb_status_worse(st, write_to(c, o->times, wb_share_times_json, &r));
	if (o->advise)
		advise(c, &r);
	if (o->compare)
		st = wb_status_worse(st, compare(c, o->compare, &r));
	return wb_status_worse(st, judge(c->cx, &r));
}

/* XML, or a configuration of the measuring framework, which starts with a brace and names no device. */
static enum wb_status
read_system(struct cli *c, const struct cli_options *o, uint16_t file, struct wb_share_system **s)
{
	const struct wb_file *f = c->cx->files->file.at[file];
	struct wb_share_device d;
	size_t at = 0;

	while (at < f->bytes && strchr(" \t\r\n", f->text[at]) && f->text[at])
		at++;
	if (at == f->bytes || f->text[at] != '{')
		return o->device ?
			cli_usage(c->cx, "--device is for a JSON configuration; a system description names its own") :
			wb_share_read(c->cx, file, s);
	if (!o->device || !wb_share_device_find(o->device, &d))
		return cli_usage(
			c->cx, "a JSON configuration needs its device: --device jetson-tx2 or --device radeon-vii");
	return wb_share_read_config(c->cx, file, &d, s);
}

enum wb_status
cmd_share(struct cli *c, int argc, char **argv)
{
	struct wb_request r = wb_request_new();
	struct wb_share_system *s;
	struct cli_options o;
	uint16_t file;
	enum wb_status st = cli_parse(c, argc, argv, &r, &o);

	if (st == WB_OK && o.noperand != 1)
		return cli_usage(c->cx, "share takes one system description, not %u", o.noperand);
	if (st == WB_OK && strcmp(o.format, "text") != 0 && strcmp(o.format, "json") != 0)
		return cli_usage(c->cx, "no format '%s': it is text or json", o.format);
	if (st == WB_OK && (o.compare || o.advise) && strcmp(o.format, "text") != 0)
		return cli_usage(c->cx, "--compare and --advise write text");
	if (st == WB_OK)
		st = cli_read_file(c->cx, o.operand[0], &file);
	if (st == WB_OK)
		st = read_system(c, &o, file, &s);
	return st == WB_OK ? run(c, &o, s, r.solver) : st;
}
