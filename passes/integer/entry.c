/* passes/integer/entry.c -- values of registers at the entry: ids of workgroups, and of work-items in lanes that have
 * one. */
#include "internal.h"

bool
wb_integers_is_unit(const struct wb_integers *ints, uint32_t u, char letter, uint32_t number)
{
	return number != WB_NONE && wb_register_number(ints->fn, u, letter) == number;
}

/* Whether every wave is full: the work-items fill whole waves, and no workgroup is cut at the edge of the grid. */
static bool
waves_are_full(const struct wb_integers *ints)
{
	const struct wb_kernel_desc *d = ints->fn->desc;
	const struct wb_launch_values *l = ints->launch;
	uint64_t items = 1;

	for (uint32_t k = 0; k < 3; k++) {
		if (!l->workgroup[k] || l->grid[k] % l->workgroup[k] || !l->grid[k] ||
			!wb_mul_u64(items, l->workgroup[k], &items))
			return false;
	}
	return d && d->wave_lanes && items % d->wave_lanes == 0;
}

void
wb_integers_restrict(struct wb_integers *ints, const struct wb_wave_box *box)
{
	ints->only = box;
}

bool
wb_integers_full_waves(const struct wb_integers *ints, struct wb_wave_box *box)
{
	const struct wb_launch_values *l = ints->launch;

	*box = (struct wb_wave_box){ .first = { 0 } };
	if (!waves_are_full(ints))
		return false;
	for (uint32_t k = 0; k < 3; k++)
		box->last[k] = l->grid[k] / l->workgroup[k] - 1;
	box->last[3] = (uint64_t)l->workgroup[0] * l->workgroup[1] * l->workgroup[2] / ints->fn->desc->wave_lanes - 1;
	return true;
}

/* Whether @i makes a scalar from lanes: a mask, or the number in a lane. */
static bool
reads_lanes(const struct wb_fn *fn, const struct wb_inst *i)
{
	bool scalar = false, vector = false;

	WB_EACH_OPND(fn, i, x) {
		if (x->kind != WB_OPND_UNIT)
			continue;
		scalar |= (x->flags & WB_DEF) && fn->unit[x->id].cls == WB_UNIT_SCALAR;
		vector |= (x->flags & WB_USE) && fn->unit[x->id].cls == WB_UNIT_VECTOR;
	}
	return scalar && vector;
}

/* Whether @inst reads the number of a lane, on or off, that no v_writelane wrote. */
static bool
reads_any_lane(const struct wb_integers *ints, uint32_t inst)
{
	const struct wb_inst *i = &ints->fn->inst[inst];

	return i->op == WB_OP_READLANE && wb_value_copied(ints->g, wb_gsa_def(ints->g, i, 0, 0)) == WB_NONE;
}

/* A lane without work-item has garbage in its registers, also in those of ids, and EXEC may switch it on
 * (s_xor_saveexec_b64, s_mov_b64 exec, -1). Saving whole registers in this way is harmless: no number of such a lane
 * gets out of it, unless v_readlane_b32 reads it, which ignores EXEC. */
bool
wb_integers_ids_valid(const struct wb_integers *ints)
{
	const struct wb_fn *fn = ints->fn;
	const struct wb_lanes *l = fn->lanes;

	if (waves_are_full(ints))
		return true;
	for (uint32_t k = 0; k < l->nspan; k++) {
		const struct wb_span *s = &l->span[k];

		if (s->flags & WB_SPAN_TOP)
			return false;
		for (uint32_t i = s->first; i < s->first + s->ninst; i++)
			if ((s->flags & WB_SPAN_WHOLE_WAVE && reads_lanes(fn, &fn->inst[i])) || reads_any_lane(ints, i))
				return false;
	}
	return true;
}

/* Whether the lanes of @g have ids, or that does not matter. */
static bool
have_ids(struct wb_integers *ints, struct wb_group g)
{
	if (ints->ids_valid)
		return true;
	wb_depends_on_point(ints);
	return wb_group_within(ints->it, g, ints->fn->lanes->region[0].entry);
}

/* The range of work-item ids in dimension @k. A wave has consecutive work-items, x before y. */
static struct wb_range
ids_range(const struct wb_integers *ints, uint32_t k)
{
	const uint32_t *size = ints->launch->workgroup;
	uint64_t first, last, rest = 1, most = ints->fn->desc->max_flat_workgroup;

	if (!size[k])
		return wb_range_unsigned(32, 0, most ? most - 1 : 1023);
	if (!ints->only)
		return wb_range_unsigned(32, 0, size[k] - 1);
	first = ints->only->first[3] * ints->fn->desc->wave_lanes;
	last = (ints->only->last[3] + 1) * ints->fn->desc->wave_lanes - 1;
	for (uint32_t j = 0; j < k; j++)
		rest *= size[j];
	if (first / rest / size[k] != last / rest / size[k])
		return wb_range_unsigned(32, 0, size[k] - 1);
	return wb_range_unsigned(32, first / rest % size[k], last / rest % size[k]);
}

/* The range of the id of a workgroup in dimension @k, which has so many bits. */
static struct wb_range
group_range(const struct wb_integers *ints, uint32_t k, uint32_t bits)
{
	const struct wb_launch_values *l = ints->launch;

	if (!l->grid[k] || !l->workgroup[k])
		return wb_range_unsigned(32, 0, wb_low_bits(bits));
	return ints->only ? wb_range_unsigned(32, ints->only->first[k], ints->only->last[k]) :
			    wb_range_unsigned(32, 0, wb_ceil_div(l->grid[k], l->workgroup[k]) - 1);
}

struct wb_range
wb_integers_entry(struct wb_integers *ints, uint32_t u, struct wb_group g)
{
	const struct wb_kernel_desc *d = ints->fn->is_kernel ? ints->fn->desc : NULL;

	if (!d || u >= ints->fn->nunit)
		return wb_range_full(32);
	if (wb_integers_is_unit(ints, u, 's', d->abi.s_workgroup_yz))
		return wb_range_unsigned(32, 0, group_range(ints, 1, 16).high | group_range(ints, 2, 16).high << 16);
	for (uint32_t k = 0; k < 3; k++) {
		if (d->abi.workgroup_id[k] && wb_integers_is_unit(ints, u, 's', d->abi.s_workgroup_id[k]))
			return group_range(ints, k, 32);
		if (k >= d->abi.workitem_id_dims || !wb_integers_is_unit(ints, u, 'v', k))
			continue;
		if (!have_ids(ints, g))
			return wb_range_full(32);
		if (!d->abi.workitem_id_packed)
			return ids_range(ints, k);
		if (k == 0) {			/* x, y, z of ten bits each */
			struct wb_range x = ids_range(ints, 0), y = ids_range(ints, 1), z = ids_range(ints, 2);

			return wb_range_unsigned(
				32, x.low + (y.low << 10) + (z.low << 20), x.high + (y.high << 10) + (z.high << 20));
		}
	}
	return wb_range_full(32);
}

/* The ids of workgroup and work-item: x, y, z of the work-item, and of the workgroup. */
enum { ITEM = 0, GROUP = 3 };

/* Which id are the bits that @d extracts from a register which holds several; WB_NONE: none. */
static uint32_t
extracted_id(struct wb_integers *ints, const struct wb_decoded *d, struct wb_point w)
{
	const struct wb_abi *a = &ints->fn->desc->abi;
	struct wb_extracted x;
	const struct wb_term *t = wb_extracted_term(ints, d, w, &x);
	uint32_t u;

	if (!t || x.sign || t->kind != WB_TERM_VALUE || !wb_value_is_entry(ints->g, t->v))
		return WB_NONE;
	u = wb_value_unit(ints->g, t->v);
	if (wb_integers_is_unit(ints, u, 's', a->s_workgroup_yz) && x.width == 16)
		return x.shift == 16 ? GROUP + 2 : x.shift == 0 ? GROUP + 1 : WB_NONE;
	if (!a->workitem_id_packed || !wb_integers_is_unit(ints, u, 'v', 0) || x.shift % 10 || x.shift > 20)
		return WB_NONE;
	return x.width == 10 || (x.shift == 20 && x.width > 10) ? ITEM + x.shift / 10 : WB_NONE;
}

bool
wb_integers_shared_id(struct wb_integers *ints, const struct wb_decoded *d, struct wb_point w, struct wb_range *out)
{
	uint32_t id = ints->fn->is_kernel && ints->fn->desc ? extracted_id(ints, d, w) : WB_NONE;

	if (id == WB_NONE || (id < GROUP && (!ints->launch->workgroup[id] || !have_ids(ints, w.group))))
		return false;
	*out = id >= GROUP ? group_range(ints, id - GROUP, 16) : ids_range(ints, id);
	return true;
}

bool
wb_integers_is_group(struct wb_integers *ints, uint32_t v, uint32_t k)
{
	const struct wb_kernel_desc *desc = ints->fn->is_kernel ? ints->fn->desc : NULL;
	struct wb_decoded d;

	if (!desc || v == WB_NONE)
		return false;
	if (wb_value_is_entry(ints->g, v))
		return desc->abi.workgroup_id[k] &&
			wb_integers_is_unit(ints, wb_value_unit(ints->g, v), 's', desc->abi.s_workgroup_id[k]);
	return wb_value_is_def(ints->g, v) && wb_value_decode(ints, v, false, &d) &&
		extracted_id(ints, &d, wb_point_any(ints->g->block_of[wb_value_at(ints->g, v)])) == GROUP + k;
}
