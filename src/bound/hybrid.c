/* src/bound/hybrid.c -- DS (d + E_WF) with block times given from outside (--block-times).
 *
 * What:   the hybrid analysis of pws-2023, section 5: block times e_bb from
 *         measurement or another tool, IPET over them, then Eq. 6 with S = 0.
 *         A block without a given time gets its computed time alone on the device.
 * Right:  if the given times are upper bounds under the contention of this launch. wavebound cannot know that, so the
 *         bound is never the headline.
 */
#include "private.h"

/* Sets the missing times to computed ones, and *@missing to their number. False: one does not fit in 64 bits. */
bool
wb_bound_fill_times(const struct wb_wave_part *p, uint64_t *times, uint32_t *missing)
{
	*missing = 0;
	for (uint32_t b = 0; b < p->fn->nblock; b++) {
		const struct wb_block *blk = &p->fn->block[b];
		uint64_t taken = 0;

		if (times[b] != WB_UNKNOWN)
			continue;
		for (uint32_t e = 0; e < blk->nout; e++)
			if (p->fn->cost->edge_delay_cycles[p->fn->out[blk->out + e]] > taken)
				taken = p->fn->cost->edge_delay_cycles[p->fn->out[blk->out + e]];
		if (!wb_add_u64(p->block_cycles[b], taken, &times[b]))
			return false;
		++*missing;
	}
	return true;
}

enum wb_status
wb_bound_hybrid(struct work *k, uint64_t *block_times)
{
	struct wb_objective o = { .once = k->in->machine->dispatch_cycles, .block_times = block_times };
	const char *seen = wb_block_times_seen(k->cx, k->in->times, k->in->fn);
	const struct wb_wave *wave;
	uint32_t missing;
	uint64_t e;
	enum wb_status s;

	if (!wb_bound_fill_times(&k->out->isolated.part[k->out->isolated.npart - 1], block_times, &missing))
		return wb_bound_overflow(k, "hybrid");
	s = wb_bound_wave(k, "hybrid", &o, &wave);
	if (s != WB_OK)
		return s;
	if (!wb_mul_u64(wave->cycles, k->DS, &e))
		return wb_bound_overflow(k, "hybrid");
	wb_bound_add(k, "hybrid", e, false);
	wb_bound_assume(k, "%llu %s of d + E_WF with the given block times; the longest path takes %llu cycles",
		(unsigned long long)k->DS, k->DS == 1 ? "round" : "rounds",
		(unsigned long long)(wave->cycles - o.once));
	if (missing)
		wb_bound_assume(k, "blocks without a given time: %u; their computed time alone on the device is taken",
			missing);
	if (seen)
		wb_bound_assume(k, "%s", seen);
	wb_bound_assume(k, "as safe as the given times: each must hold under the contention of this launch");
	return WB_OK;
}
