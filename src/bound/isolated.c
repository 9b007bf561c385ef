/* src/bound/isolated.c -- B0: the equations of predictable wavefront splitting, without splitting.
 *
 * What:   E = DS (d + E_WF) (pws-2023, Eqs. 5 and 6 with S = 0); E_WF from block
 *         times of a wave that has the device for itself; DS = ceil(G / G_par),
 *         where G_par also respects registers, LDS and barriers, which Eq. 4
 *         leaves out.
 * Right:  only without contention. Waves that share a SIMD wait for its issue slot and for each other's memory
 *         transactions, and Eq. 6 has no term for either. So the bound is safe for a single wave; otherwise it is shown
 *         for comparison.
 */
#include "private.h"

enum wb_status
wb_bound_isolated(struct work *k)
{
	uint64_t d = k->in->machine->dispatch_cycles, e;

	if (!wb_add_u64(d, k->out->isolated.cycles, &e) || !wb_mul_u64(e, k->DS, &e))
		return wb_bound_overflow(k, "isolated");
	wb_bound_add(k, "isolated", e, k->n == 1 && !k->splits);
	wb_bound_assume(k,
		"%llu %s of d + E_WF = %llu + %llu cycles, block times of a wave alone on the device (pws-2023, Eqs. "
		"4-6, S = 0)",
		(unsigned long long)k->DS, k->DS == 1 ? "round" : "rounds", (unsigned long long)d,
		(unsigned long long)k->out->isolated.cycles);
	if (k->splits)
		wb_bound_assume(k,
			"as published (pws-2023, Eq. 6, split points of the code); not safe: split wavefronts contend, "
			"and the equations do not charge it");
	else if (k->n > 1)
		wb_bound_assume(k,
			"not safe: %llu waves contend for issue slots and memory, and the equations do not charge it",
			(unsigned long long)k->n);
	else
		wb_bound_assume(k, "safe: a single wave, nothing contends");
	return WB_OK;
}
