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

enum wb_status
wb_bound_exact(struct work *k)
{
	const struct wb_exact *e, *r;
	enum wb_status s;

	if (!k->in->exact)
		return WB_OK;
	k->out->exact = k->in->executed;
	s = k->out->exact ? WB_OK : execute(k, false, &k->out->exact);
	if (s != WB_OK || k->out->exact->status != WB_EXACT_DETERMINED)
		return s;
	if (k->in->reverse_too)
		s = execute(k, true, &k->out->reversed);
	if (s != WB_OK)
		return s;
	e = k->out->exact;
	r = k->out->reversed;
	wb_bound_add(k, "exact", e->cycles, !k->in->machine->at_most);
	wb_bound_assume(k,
		k->in->machine->at_most ?
			"the run in which each time is the largest; others may take longer, for less time at one event "
			"may change the order of others (%llu wave instructions)" :
			"no data decides the time: every run of this launch takes exactly these cycles (%llu wave "
			"instructions)",
		(unsigned long long)e->instructions);
	wb_bound_assume(k,
		"what happens in one cycle is ordered as rule M12 says; buffers begin at multiples of a line (%llu "
		"bytes) and do not overlap",
		(unsigned long long)k->in->machine->line_bytes);
	if (r && r->status == WB_EXACT_DETERMINED)
		wb_bound_assume(
			k, "with ties within a cycle in reverse order: %llu cycles", (unsigned long long)r->cycles);
	return WB_OK;
}
