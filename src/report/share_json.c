/* src/report/share_json.c -- a shared device as JSON (keys in wavebound-share(1)), and its blocks as a trace.
 *
 * Times are integers in nanoseconds. The trace has microseconds with three digits
 * behind the point, as the format asks for.
 */
#include "private.h"

static void
put_time(struct wb_out *o, const char *key, uint64_t ns)
{
	if (ns == WB_SHARE_NO_TIME)
		wb_printf(o, "\"%s\": null", key);
	else
		wb_printf(o, "\"%s\": %llu", key, (unsigned long long)ns);
}

static void
put_task(const struct wb_share_report *r, uint32_t t, struct wb_out *o)
{
	const struct wb_share_bound *b = &r->bounds->task[t];
	bool any = false;

	wb_puts(o, "    { \"name\": ");
	wb_put_json(o, r->system->task.at[t].name);
	wb_puts(o, ", ");
	put_time(o, "response_ns", r->worst_ns[t]);
	wb_puts(o, ", ");
	put_time(o, "bound_ns", b->response_ns);
	wb_puts(o, ", ");
	put_time(o, "bound_before_horizon_ns", b->until_horizon_ns);
	wb_puts(o, ", \"why_no_bound\": ");
	if (b->response_ns == WB_SHARE_NO_TIME)
		wb_put_json(o, b->why);
	else
		wb_puts(o, "null");
	wb_puts(o, ", ");
	put_time(o, "deadline_ns", r->system->task.at[t].deadline_ns);
	wb_puts(o, ",\n      \"jobs\": [");
	for (uint32_t k = 0; k < r->log->job.n; k++) {
		const struct wb_share_job *j = &r->log->job.at[k];

		if (j->task != t)
			continue;
		wb_printf(o, "%s{ \"release_ns\": %llu, \"start_ns\": %llu, \"end_ns\": %llu }", any ? ", " : "",
			(unsigned long long)j->release_ns, (unsigned long long)j->start_ns,
			(unsigned long long)j->end_ns);
		any = true;
	}
	wb_puts(o, "] }");
}

static void
put_run(const struct wb_share_report *r, const struct wb_share_run *run, struct wb_out *o)
{
	wb_puts(o, "    { \"task\": ");
	wb_put_json(o, r->system->task.at[run->task].name);
	wb_puts(o, ", \"kernel\": ");
	wb_put_json(o, r->system->kernel.at[run->kernel].name);
	wb_puts(o, ", \"stream\": ");
	wb_put_json(o, r->system->stream.at[run->stream].name);
	wb_printf(o,
		", \"job\": %llu, \"called_ns\": %llu, \"launched_ns\": %llu, \"entered_ns\": %llu, \"complete_ns\": "
		"%llu,\n      \"blocks\": [",
		(unsigned long long)run->job, (unsigned long long)run->called_ns, (unsigned long long)run->launched_ns,
		(unsigned long long)run->entered_ns, (unsigned long long)run->complete_ns);
	for (uint32_t k = 0; k < run->blocks; k++) {
		const struct wb_share_block *b = &r->log->block.at[run->first + k];

		wb_printf(o, "%s[%u, %llu, %llu]", k ? ", " : "", b->unit, (unsigned long long)b->start_ns,
			(unsigned long long)b->end_ns);
	}
	wb_puts(o, "] }");
}

void
wb_share_json(struct wb_ctx *cx, const struct wb_share_report *r, struct wb_out *o)
{
	const struct wb_share_device *d = &r->system->device;

	(void)cx;
	wb_puts(o, "{ \"tool\": \"wavebound\", \"version\": \"" WB_VERSION "\", \"input\": ");
	wb_put_json(o, r->input);
	wb_puts(o, ",\n  \"device\": { \"name\": ");
	wb_put_json(o, d->name);
	wb_printf(o, ", \"rules\": \"%s\", \"engines\": %u, \"units\": %u },\n  \"tasks\": [\n",
		d->kind == WB_SHARE_AMD ? "amd" : "nvidia", d->engines, d->units);
	for (uint32_t t = 0; t < r->system->task.n; t++) {
		wb_puts(o, t ? ",\n" : "");
		put_task(r, t, o);
	}
	wb_puts(o, " ],\n  \"launches\": [\n");
	for (uint32_t k = 0; k < r->log->run.n; k++) {
		wb_puts(o, k ? ",\n" : "");
		put_run(r, &r->log->run.at[k], o);
	}
	wb_puts(o, " ] }\n");
}

/* ---- trace ---------------------------------------------------------------------------------- */
/* Blocks of one unit overlap, so each is an asynchronous slice. */
static void
trace_block(const struct wb_share_report *r, uint32_t run, uint32_t block, struct wb_out *o)
{
	const struct wb_share_run *l = &r->log->run.at[run];
	const struct wb_share_block *b = &r->log->block.at[l->first + block];

	for (int end = 0; end < 2; end++) {
		uint64_t ns = end ? b->end_ns : b->start_ns;

		wb_printf(o,
			"{\"ph\":\"%c\",\"cat\":\"block\",\"id\":%u,\"pid\":%u,\"tid\":%u,\"ts\":%llu.%03llu,\"name\":",
			end ? 'e' : 'b', l->first + block, b->unit, l->stream, (unsigned long long)(ns / 1000),
			(unsigned long long)(ns % 1000));
		wb_put_json(o, r->system->kernel.at[l->kernel].name);
		wb_printf(o, ",\"args\":{\"block\":%u,\"launch\":%u}},\n", block, run);
	}
}

void
wb_share_trace(struct wb_ctx *cx, const struct wb_share_report *r, struct wb_out *o)
{
	const struct wb_share_device *d = &r->system->device;

	(void)cx;
	wb_puts(o, "{\"traceEvents\":[\n");
	for (uint32_t u = 0; u < d->engines * d->units; u++)
		if (d->kind == WB_SHARE_AMD)
			wb_printf(o,
				"{\"ph\":\"M\",\"pid\":%u,\"name\":\"process_name\",\"args\":{\"name\":\"SE %u CU "
				"%u\"}},\n",
				u, u / d->units, u % d->units);
		else
			wb_printf(o,
				"{\"ph\":\"M\",\"pid\":%u,\"name\":\"process_name\",\"args\":{\"name\":\"SM %u\"}},\n",
				u, u);
	for (uint32_t k = 0; k < r->log->run.n; k++)
		for (uint32_t b = 0; b < r->log->run.at[k].blocks; b++)
			trace_block(r, k, b, o);
	wb_puts(o, "{\"ph\":\"M\",\"pid\":0,\"name\":\"process_sort_index\",\"args\":{\"sort_index\":0}}\n]}\n");
}
