/* src/machine/cu_mode.c -- the machine that kernels in CU mode run on.
 *
 * From gfx10 on, a unit of the machine is a workgroup processor, which consists of several compute units. A kernel in
 * CU mode runs on the single compute units: a workgroup uses the SIMDs, the LDS, the barriers and the workgroup slots
 * of one of them. So the machine in CU mode has more units, and each has an equal share of these resources. All else is
 * as described, such as the registers of a SIMD and the memory interface of the device. Rules M1 to M18 hold for any
 * number and size of units, so bounds, simulator and exact bounds need no special case.
 */
#include "private.h"

static bool
is_divisible(const struct wb_machine *m)
{
	uint32_t n = m->cu_mode_units;

	return m->simds % n == 0 && m->max_workgroups % n == 0 && m->barrier_slots % n == 0 && m->lds_bytes % n == 0;
}

bool
wb_machine_cu_mode_consistent(struct wb_ctx *cx, struct wb_loc loc, const struct wb_machine *m)
{
	if (!m->cu_mode_units || is_divisible(m))
		return true;
	wb_report(cx->diag, WB_E_MACHINE_VALUE, loc,
		"in CU mode a unit is %u: its SIMDs, workgroups, barriers and LDS must be divisible by that",
		m->cu_mode_units);
	return false;
}

enum wb_status
wb_machine_in_mode(struct wb_ctx *cx, const struct wb_kernel_desc *desc, const struct wb_machine **at)
{
	const struct wb_machine *whole = *at;
	uint32_t n = whole->cu_mode_units;
	struct wb_machine *m;

	if (!desc || !desc->cu_mode || whole->cu_mode)
		return WB_OK;
	if (!n) {
		wb_report(cx->diag, WB_E_MACHINE_MODE, WB_NO_LOC,
			"the kernel runs in CU mode, and machine '%s' does not say what its units are then",
			whole->name);
		return WB_REFUSED;
	}
	m = WB_NEW(cx->unit, struct wb_machine, 1);
	*m = *whole;
	m->cu_mode = true;
	m->cus *= n;
	m->fetch_units *= n;
	m->scalar_units *= n;
	m->simds /= n;
	m->max_workgroups /= n;
	m->barrier_slots /= n;
	m->lds_bytes /= n;
	m->lds_max_bytes = m->lds_max_bytes < m->lds_bytes ? m->lds_max_bytes : m->lds_bytes;
	m->assumption.at = wb_arena_copy(
		cx->unit, whole->assumption.at, whole->assumption.n, sizeof *whole->assumption.at);
	m->assumption.cap = whole->assumption.n;
	WB_PUSH(cx->unit, &m->assumption,
		wb_format(cx->unit,
			"the kernel runs in CU mode: each unit as described is %u units then, with equal shares of its "
			"SIMDs, workgroups, barriers and LDS",
			n));
	wb_machine_hash(cx, m);
	*at = m;
	return WB_OK;
}

bool
wb_machine_mode_agrees(const struct wb_machine *m, const struct wb_kernel_desc *desc)
{
	return !desc || desc->cu_mode == m->cu_mode;
}
