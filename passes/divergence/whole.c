/* passes/divergence/whole.c -- accesses of a wave to whole lines, one after another (M16).
 *
 * What:   the element of each lane begins where that of the lane before it ends, the first one at the start of a line,
 *         the last one ends with a line, and all lanes are on.
 * Lanes:  all are on at the start if workgroups are whole waves of known size. Further on, EXEC is a function of atoms
 *         (lanes.h). A comparison that always holds in the lanes that are on, where all are on, is one that holds in
 *         all; one that never does holds in none. If these decide the function, and it holds, all lanes are on:
 *
 *	v_cmp_gt_i32 vcc, s2, v0	v0 < 1024, s2 = 1024: it always holds
 *	s_and_saveexec_b64 s[0:1], vcc	all lanes are on
 */
#include "../integer/integer.h"
#include "div.h"

#define MOST_NESTED 4u			/* comparisons that are under a mask themselves */

/* Whether all lanes are on at @inst, if they are when the function starts. */
static bool
all_on(struct div *d, uint32_t inst, uint32_t nested)
{
	struct wb_integers *ints = div_integers(d);
	uint32_t set = wb_lanes_exec(d->l, inst);

	if (d->l->span[d->l->of_inst[inst]].flags & (WB_SPAN_TOP | WB_SPAN_WHOLE_WAVE))
		return false;
	while (set > WB_LANES_ALL) {
		const struct wb_lane_node *n = &d->l->node[set];
		const struct wb_atom *a = &d->l->atom[n->atom];
		enum wb_truth t = WB_SOMETIMES;

		if (a->kind == WB_ATOM_ENTRY)
			t = WB_ALWAYS;
		else if (a->kind == WB_ATOM_CMP && nested && all_on(d, a->inst, nested - 1))
			t = wb_test_truth(ints, a->inst, wb_point_active(ints, a->inst));
		if (t == WB_SOMETIMES)
			return false;
		set = t == WB_ALWAYS ? n->on : n->off;
	}
	return set == WB_LANES_ALL;
}

bool
div_is_row(const struct div *d, uint32_t inst, const struct lane_address *x)
{
	const struct wb_inst *i = &d->fn->inst[inst];

	return (i->mem.space == WB_SPACE_GLOBAL || i->mem.space == WB_SPACE_FLAT) && i->mem.count == 1 &&
		!(i->mem.access & WB_ATOMIC) && x->ok && !x->window && !x->interleaved && !x->each && !x->breaks &&
		d->out->ids == WB_DIV_IDS_LANE && x->stride[0] == (int64_t)i->mem.bytes && !x->stride[1] &&
		!x->stride[2];
}

bool
div_touches_whole_lines(struct div *d, uint32_t inst, const struct lane_address *x)
{
	const struct wb_machine *m = d->env->machine;
	uint64_t line = m->line_bytes, bytes = d->fn->inst[inst].mem.bytes;
	struct wb_wave_box box;

	return div_is_row(d, inst, x) && (line & (line - 1)) == 0 && (uint64_t)1 << x->low_bits >= line &&
		x->low % line == 0 &&
		m->wave_lanes == d->lanes && m->wave_lanes * bytes % line == 0 && d->fn->is_kernel &&
		wb_integers_full_waves(div_integers(d), &box) && all_on(d, inst, MOST_NESTED);
}
