/* src/machine/occupancy.c -- how many workgroups a compute unit holds at once (wavebound-bounds(7), M8, M9).
 *
 * A unit has N SIMDs, each with W wave contexts. All waves of a launch need the same registers, so a SIMD holds
 *     c = min(W, VGPRs / allocated, SGPRs / allocated)
 * of them. A wave may go to any SIMD with room, so a workgroup of w waves fits as long as N c - resident >= w. With
 * the limits of whole workgroups (their number, LDS, barrier slots if w > 1), a unit holds
 *     g = min(floor(N c / w), workgroups, LDS / allocated, barriers).
 *
 * Waves per SIMD of a full unit: each wave goes to the SIMD with the fewest waves. While fewer than g w waves are
 * resident, some SIMD has fewer than ceil(g w / N) of them. So no SIMD gets more than that. The end of a workgroup only
 * lowers the counts, so ceil(g w / N) is the maximum at any time.
 */
#include "private.h"

struct limit {
	uint64_t workgroups;
	const char *what;
};

/* Lowers the limit to the smaller value; on ties the first name is kept. */
static void
lower(struct limit *l, uint64_t workgroups, const char *what)
{
	if (workgroups < l->workgroups)
		*l = (struct limit){ workgroups, what };
}

/* @n rounded up to granules; at least one granule is always taken. */
static uint64_t
round_up(uint64_t n, uint32_t granule)
{
	return wb_ceil_div(n ? n : 1, granule) * granule;
}

static const char *
limit_of_groups(const struct wb_machine *m)
{
	return m->cu_mode_units > 1 && !m->cu_mode ? "workgroups per workgroup processor" :
						     "workgroups per compute unit";
}

/* What whole workgroups of @w waves take. */
static void
lower_by_groups(const struct wb_machine *m, uint32_t w, uint64_t lds, struct limit *l)
{
	if (lds > m->lds_max_bytes)
		lower(l, 0, "LDS of one workgroup");
	else if (lds)
		lower(l, m->lds_bytes / round_up(lds, m->lds_granule_bytes), "LDS");
	if (w > 1)
		lower(l, m->barrier_slots, "barrier slots");
}

static struct limit
count_workgroups(const struct wb_machine *m, const struct wb_kernel_desc *d, uint32_t w, uint64_t lds)
{
	struct limit l = { m->max_workgroups, limit_of_groups(m) };

	lower(&l, (uint64_t)m->simds * m->waves / w, "wave contexts");
	if (d) {
		lower(&l, m->simds * (m->vgprs / round_up(d->vgprs, m->vgpr_granule)) / w, "vector registers");
		lower(&l, m->simds * (m->sgprs / round_up(d->sgprs, m->sgpr_granule)) / w, "scalar registers");
	}
	lower_by_groups(m, w, lds, &l);
	return l;
}

enum wb_status
wb_machine_occupancy(struct wb_ctx *cx, const struct wb_machine *m, const struct wb_kernel_desc *desc,
	uint32_t workitems_per_workgroup, uint64_t dynamic_lds_bytes, struct wb_occupancy *out)
{
	uint64_t lds = dynamic_lds_bytes,
		 w = wb_ceil_div(workitems_per_workgroup ? workitems_per_workgroup : 1, m->wave_lanes);
	struct limit l;

	*out = (struct wb_occupancy){ .waves_per_workgroup = (uint32_t)w };
	if (desc && desc->wave_lanes && desc->wave_lanes != m->wave_lanes) {
		out->limit = "wave size";
		wb_report(cx->diag, WB_E_MACHINE_LANES, WB_NO_LOC, "the kernel has waves of %u lanes, machine %s of %u",
			desc->wave_lanes, m->name, m->wave_lanes);
		return WB_REFUSED;
	}
	if (!wb_machine_mode_agrees(m, desc)) {
		out->limit = "mode of units";
		wb_report(cx->diag, WB_E_MACHINE_MODE, WB_NO_LOC,
			"the kernel %s in CU mode, and the units of machine %s are %s",
			desc->cu_mode ? "runs" : "does not run", m->name, m->cu_mode ? "for CU mode" : "whole");
		return WB_REFUSED;
	}
	if (desc && !wb_add_u64(lds, desc->lds_bytes, &lds))
		lds = UINT64_MAX;
	l = count_workgroups(m, desc, (uint32_t)w, lds);
	out->limit = l.what;
	out->workgroups_per_cu = (uint32_t)l.workgroups;
	out->waves_per_simd = (uint32_t)wb_ceil_div(l.workgroups * w, m->simds);
	out->workgroups_at_once = (uint64_t)m->cus * l.workgroups;
	return WB_OK;
}

uint32_t
wb_machine_waves(const struct wb_machine *m, const struct wb_kernel_desc *desc, uint32_t workitems, uint64_t lds,
	const char **limit)
{
	struct limit l = { m->waves, "wave contexts" }, groups = { m->max_workgroups, limit_of_groups(m) };
	uint32_t w = (uint32_t)wb_ceil_div(workitems, m->wave_lanes);

	lower(&l, m->vgprs / round_up(desc->vgprs, m->vgpr_granule), "vector registers");
	lower(&l, m->sgprs / round_up(desc->sgprs, m->sgpr_granule), "scalar registers");
	lower_by_groups(m, w, lds == WB_UNKNOWN ? 0 : lds, &groups);
	if (w)
		lower(&groups, (uint64_t)m->simds * m->waves / w, "wave contexts");
	if (w)
		lower(&l, wb_ceil_div(groups.workgroups * w, m->simds), groups.what);
	*limit = l.what;
	return (uint32_t)l.workgroups;
}
