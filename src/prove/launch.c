/* src/prove/launch.c -- the waves of a launch, and what they start with.
 *
 * A kind of workgroup is a size of it: in each direction of the grid the last one may be smaller. Its ids are a box.
 */
#include "private.h"

bool
groups_of(const struct wb_launch *l, uint32_t last, struct groups *out)
{
	for (uint32_t k = 0; k < 3; k++) {
		uint64_t rest = l->grid[k] % l->workgroup[k], n = l->grid[k] / l->workgroup[k];
		bool smaller = last >> k & 1;

		if (smaller ? !rest : !n)
			return false;
		out->size[k] = smaller ? (uint32_t)rest : l->workgroup[k];
		out->least[k] = smaller ? n : 0;
		out->most[k] = smaller ? n : n - 1;
	}
	return true;
}

/* The id of the workgroup along @k, as a form. */
static uint32_t
group_id(struct wave *w, const struct groups *kind, uint32_t k)
{
	struct symbol any = { .least = kind->least[k], .most = kind->most[k] };

	return any.least == any.most ? form_number(w, false, (int64_t)any.least) :
				       form_symbol(w, false, symbol_new(w, WB_NONE, 3 + k, any));
}

/* Ids of the lanes, and of the workgroup. */
static void
set_ids(struct wave *w, const struct groups *kind, uint32_t number)
{
	const struct wb_abi *a = &w->fn->desc->abi;
	int64_t id[3][PROVE_LANES];
	uint32_t yz = WB_NONE;

	for (uint32_t l = 0; l < w->lanes; l++) {	/* lanes without a work-item hold what the last one does */
		uint32_t n = number * w->lanes + (l < w->present ? l : w->present - 1);

		id[0][l] = n % kind->size[0];
		id[1][l] = n / kind->size[0] % kind->size[1];
		id[2][l] = n / kind->size[0] / kind->size[1];
		if (a->workitem_id_packed)
			id[0][l] |= id[1][l] << 10 | id[2][l] << 20;
	}
	for (uint32_t k = 0; k < (a->workitem_id_packed ? 1u : 3u); k++)
		if (!k || a->workitem_id_dims > k)
			w->now->v[k].v = VALUE(FORM, form_of_lanes(w, id[k]));
	for (uint32_t k = 0; k < 3; k++)
		if (a->s_workgroup_id[k] < M0)
			w->now->s[a->s_workgroup_id[k]] = VALUE(FORM, group_id(w, kind, k));
	if (a->s_workgroup_yz < M0 && a->workgroup_id[1])
		yz = form_add(w, group_id(w, kind, 1), group_id(w, kind, 2), 1 << 16);
	if (yz != WB_NONE)
		w->now->s[a->s_workgroup_yz] = VALUE(FORM, yz);
}

static struct wave
wave_of(struct wb_ctx *cx, const struct wb_fn *fn, const struct wb_recheck_input *in, uint32_t lanes, uint32_t present)
{
	struct symbol any = { .most = UINT64_MAX };
	struct wave w = { .cx = cx,
		.arena = cx->tmp,
		.fn = fn,
		.in = in,
		.machine = in->machine,
		.launch = in->launch,
		.lanes = lanes,
		.present = present,
		.descriptor = WB_NONE,
		.nscalar = LANES,
		.nvector = REGISTERS,
		.known = wb_map_new(cx->tmp) };

	symbol_new(&w, WB_NONE, 0, (struct symbol){ .least = 1, .most = 1 });
	w.kernarg = symbol_new(&w, WB_NONE, 1, any);
	w.packet = symbol_new(&w, WB_NONE, 2, any);
	mask_start(&w, present);
	return w;
}

struct wave
wave_new(struct wb_ctx *cx, const struct wb_fn *fn, const struct wb_recheck_input *in,
	const struct wb_launch_values *memory, const struct groups *kind, uint32_t number, struct state *first)
{
	uint32_t lanes = fn->desc->wave_lanes, items = kind->size[0] * kind->size[1] * kind->size[2];
	struct wave w = wave_of(
		cx, fn, in, lanes, items - number * lanes < lanes ? items - number * lanes : lanes);

	w.memory = memory;
	w.descriptor = fn->desc->abi.s_private_segment_buffer;
	w.now = first;
	*first = (struct state){ .exec = MASK_ALL, .some = true };
	set_ids(&w, kind, number);
	return w;
}

struct wave
wave_called(struct wb_ctx *cx, const struct wb_fn *fn, const struct wb_recheck_input *in, uint32_t lanes,
	struct state *first)
{
	struct wave w = wave_of(cx, fn, in, lanes, lanes);

	*first = (struct state){
		.exec = mask_atom(&w, 1, (struct lanes){ .site = WB_NONE, .in = WB_NONE, .may = UINT64_MAX })
	};
	run_entry(&w, first);
	return w;
}
