/* src/bound/hybrid.c -- DS (d + E_WF) with block times given from outside (--block-times).
 *
 * What:   the hybrid analysis of pws-2023, section 5: block times e_bb from
 *         measurement or another tool, IPET over them, then Eq. 6 with S = 0.
 * Right:  as far as the given times are upper bounds under the contention of this
 *         launch; wavebound cannot know that, so the bound is never the headline.
 */
#include "private.h"

enum wb_status
wb_bound_hybrid(struct work *k, const uint64_t *block_times)
{
	struct wb_objective o = { .once = k->in->machine->dispatch_cycles, .block_times = block_times };
	const struct wb_wave *wave;
	uint64_t e;
	enum wb_status s = wb_bound_wave(k, "hybrid", &o, &wave);

	if (s != WB_OK)
		return s;
	if (!wb_mul_u64(wave->cycles, k->DS, &e))
		return wb_bound_overflow(k, "hybrid");
	wb_bound_add(k, "hybrid", e, false);
	wb_bound_assume(k, "%llu %s of d + E_WF with the given block times; the longest path takes %llu cycles", (unsigned long long)k->DS,
	                k->DS == 1 ? "round" : "rounds", (unsigned long long)(wave->cycles - o.once));
	wb_bound_assume(k, "as safe as the given times: each must hold under the contention of this launch");
	return WB_OK;
}
