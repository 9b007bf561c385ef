/* src/report/recording.c -- the activity of waves over time: recorded, and as a trace for Perfetto or Chrome.
 *
 * Trace:    the JSON array format of Chrome's trace viewer; a process per
 *           compute unit, a thread per SIMD, a slice per issued instruction,
 *           an asynchronous slice per wave. One microsecond is one cycle.
 * Chart:    timeline.c.
 * SWFs:     each has a row, below that of its SIMD. SWF k is the one on split SIMD k.
 * Limit:    the first RECORDED instructions are kept. The output says what is left out.
 */
#include "private.h"
#include "wavebound/gcn.h"
#include "wavebound/observe.h"

#define RECORDED 400000

static void
on_issue(void *user, const struct wb_timed_issue *i)
{
	struct wb_recording *r = user;

	if (r->issue.n == RECORDED) {
		r->cut = true;
		return;
	}
	WB_PUSH(r->arena, &r->issue, *i);
	r->issue.at[r->issue.n - 1].effect = NULL;
}

static void
on_wave_end(void *user, uint32_t wave, const struct wb_timed_wave *w)
{
	struct wb_recording *r = user;

	if (r->cut && w->dispatched > r->issue.at[r->issue.n - 1].start)
		return;
	while (r->wave.n <= wave)
		WB_PUSH(r->arena, &r->wave, (struct wb_timed_wave){ .ended = 0 });
	r->wave.at[wave] = *w;
}

struct wb_recording *
wb_recording_new(struct wb_arena *a)
{
	struct wb_recording *r = WB_NEW(a, struct wb_recording, 1);

	r->arena = a;
	r->hooks = (struct wb_timed_hooks){ .user = r, .issue = on_issue, .wave_end = on_wave_end };
	return r;
}

/* ---- trace -------------------------------------------------------------------------------- */
static const char *
mnemonic(const struct wb_inst *i)
{
	return i->isa_op == WB_NO_ISA ? wb_op_name[i->op] : wb_gcn_opcode_name(i->isa_op);
}

uint32_t
wb_recording_width(const struct wb_recording *r)
{
	uint32_t most = 0;

	for (uint32_t k = 0; k < r->issue.n; k++)
		most = most > r->issue.at[k].swf ? most : r->issue.at[k].swf;
	return most + 1;
}

/* "SIMD 2", "SIMD 2, SWF 1" */
static void
put_row_name(uint32_t simd, uint32_t swf, struct wb_out *o)
{
	wb_printf(o, "SIMD %u", simd);
	if (swf)
		wb_printf(o, ", SWF %u", swf);
}

/* Names of the SIMDs that issued something. */
static void
trace_names(struct wb_ctx *cx, const struct wb_recording *r, uint32_t simds, uint32_t nsimd, struct wb_out *o)
{
	uint32_t width = wb_recording_width(r);
	bool *seen = WB_NEW(cx->tmp, bool, (size_t)nsimd * width);

	for (uint32_t k = 0; k < r->issue.n; k++)
		seen[r->issue.at[k].simd * width + r->issue.at[k].swf] = true;
	for (uint32_t q = 0; q < nsimd * width; q++)
		if (seen[q]) {
			uint32_t s = q / width;

			wb_printf(o,
				"{\"ph\":\"M\",\"pid\":%u,\"name\":\"process_name\",\"args\":{\"name\":\"compute unit "
				"%u\"}},\n"
				"{\"ph\":\"M\",\"pid\":%u,\"tid\":%u,\"name\":\"thread_name\",\"args\":{\"name\":\"",
				s / simds, s / simds, s / simds, q);
			put_row_name(s % simds, q % width, o);
			wb_puts(o, "\"}},\n");
		}
}

static void
trace_waves(const struct wb_recording *r, uint32_t width, struct wb_out *o)
{
	for (uint32_t k = 0; k < r->wave.n; k++) {
		const struct wb_timed_wave *w = &r->wave.at[k];

		if (!w->ended)
			continue;
		wb_printf(o,
			"{\"ph\":\"b\",\"cat\":\"wave\",\"id\":%u,\"pid\":%u,\"tid\":%u,\"ts\":%llu,\"name\":\"wave %u "
			"of workgroup %llu\"},\n",
			k, w->cu, w->simd * width, (unsigned long long)w->dispatched, w->in_group,
			(unsigned long long)w->group);
		wb_printf(o,
			"{\"ph\":\"e\",\"cat\":\"wave\",\"id\":%u,\"pid\":%u,\"tid\":%u,\"ts\":%llu,\"name\":\"wave %u "
			"of workgroup %llu\"},\n",
			k, w->cu, w->simd * width, (unsigned long long)w->ended, w->in_group,
			(unsigned long long)w->group);
	}
}

void
wb_report_trace(struct wb_ctx *cx, const struct wb_observed *ob, const struct wb_recording *r, struct wb_out *o)
{
	uint32_t simds = ob->machine->simds, width = wb_recording_width(r);

	wb_puts(o, "{\"traceEvents\":[\n");
	trace_names(cx, r, simds, ob->machine->cus * simds, o);
	trace_waves(r, width, o);
	for (uint32_t k = 0; k < r->issue.n; k++) {
		const struct wb_timed_issue *i = &r->issue.at[k];
		const struct wb_inst *inst = &i->fn->inst[i->inst];
		struct wb_arena_mark m = wb_arena_mark(cx->tmp);

		wb_printf(o, "{\"ph\":\"X\",\"pid\":%u,\"tid\":%u,\"ts\":%llu,\"dur\":%llu,\"name\":", i->simd / simds,
			i->simd * width + i->swf, (unsigned long long)i->start,
			(unsigned long long)(i->end - i->start));
		wb_put_json(o, mnemonic(inst));
		wb_printf(o, ",\"args\":{\"wave\":%u,\"line\":", i->wave);
		wb_put_json(o, wb_loc_text(cx->tmp, cx->files, wb_inst_src(inst)));
		wb_puts(o, "}},\n");
		wb_arena_reset(cx->tmp, m);
	}
	wb_puts(o,
		"{\"ph\":\"M\",\"pid\":0,\"name\":\"process_sort_index\",\"args\":{\"sort_index\":0}}\n],"
		"\n\"otherData\":{\"kernel\":");
	wb_put_json(o, ob->fn->name);
	wb_puts(o, ",\"machine\":");
	wb_put_json(o, ob->machine->name);
	wb_printf(o,
		",\"cycles\":%llu,\"instructions\":%llu,\"recorded\":%u,\"note\":\"1 microsecond is 1 cycle%s\"}}\n",
		(unsigned long long)ob->run.cycles, (unsigned long long)ob->run.instructions, r->issue.n,
		r->cut ? "; cut: later instructions are left out" : "");
}
