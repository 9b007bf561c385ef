/* src/bound/exact.c -- the time itself, where no data decides it (src/exact).
 *
 * By induction over the events of the machine, all runs of such a launch are equal in all that affects time. So the
 * time of one execution with known values is the time of each: an upper bound and a lower bound. Where the times of
 * the machine are upper limits it is one run of many, and an estimate. Proof: wavebound-bounds(7).
 */
#include "private.h"

static enum wb_status
execute(struct work *k, bool reverse, const struct wb_exact **out)
{
	struct wb_exact_options how = *k->in->exact;
	struct wb_exact *e = WB_NEW(k->cx->unit, struct wb_exact, 1);
	enum wb_status s;

	how.reverse = reverse;
	s = wb_exact_run(k->cx, k->in->module, k->in->fn, k->in->launch, k->in->machine, &how, e);
	if (s == WB_OVERFLOW)
		return wb_bound_overflow(k, "exact");
	*out = e;
	return s;
}

/* What is taken for granted of the addresses of buffers. */
static const char *
addresses(const struct work *k)
{
	const struct wb_kernel_desc *d = k->in->fn->desc;
	uint64_t line = k->in->machine->line_bytes;

	for (uint32_t a = 0; a < d->narg; a++) {
		uint64_t stated = wb_launch_align(k->in->launch, k->in->fn, a);

		if (d->arg[a].kind == WB_ARG_BUFFER && stated && stated < line)
			return "buffers begin at multiples of what the launch states";
	}
	return wb_format(k->cx->unit, "buffers begin at multiples of a line (%llu bytes)", (unsigned long long)line);
}

enum wb_status
wb_bound_exact(struct work *k)
{
	bool at_most = k->in->machine->at_most;
	const struct wb_exact *e, *r;
	enum wb_status s;

	if (!k->in->exact)
		return WB_OK;
	k->out->exact = k->in->executed;
	s = k->out->exact ? WB_OK : execute(k, false, &k->out->exact);
	if (s != WB_OK || (k->out->exact->status != WB_EXACT_DETERMINED && k->out->exact->status != WB_EXACT_UNALIGNED))
		return s;
	if (k->in->reverse_too)
		s = execute(k, true, &k->out->reversed);
	if (s != WB_OK)
		return s;
	if (k->scalar.all)	/* the execution does not know that scalar accesses hit (M20) */
		return WB_OK;
	e = k->out->exact;
	r = k->out->reversed;
	wb_bound_add(k, "exact", e->cycles, e->status == WB_EXACT_DETERMINED && !at_most);
	if (e->status == WB_EXACT_UNALIGNED)
		wb_bound_assume(k, "%s", e->why);
	wb_bound_assume(k, "%s (%llu wave instructions)",
		at_most ? "the run in which each time is the largest; others may take longer, for less time at one "
			  "event may change the order of others" :
		e->status == WB_EXACT_DETERMINED ?
			"no data decides the time: every run of this launch takes exactly these cycles" :
			"no data decides the time: then every run takes exactly these cycles",
		(unsigned long long)e->instructions);
	wb_bound_assume(k,
		"what happens in one cycle is ordered as rule M12 says; %s and do not overlap", addresses(k));
	if (r && r->status == e->status)
		wb_bound_assume(
			k, "with ties within a cycle in reverse order: %llu cycles", (unsigned long long)r->cycles);
	return WB_OK;
}
