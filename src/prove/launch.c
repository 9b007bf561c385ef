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

/* Registers of which nothing is said hold what they hold. */
static void
set_entry(struct wave *w)
{
	for (uint32_t k = 0; k < LANES; k++)
		w->now->s[k] = w->now->s[k] ? w->now->s[k] : VALUE(FORM, form_symbol(w, false,
			symbol_new(w, WB_NONE, ENTRY + k, (struct symbol){ .most = UINT32_MAX })));
}

static void
set_pair(struct wave *w, uint32_t reg, uint32_t symbol)
{
	uint32_t f = form_symbol(w, true, symbol);

	if (reg == WB_NONE || reg + 1 >= VCC)
		return;
	w->now->s[reg] = VALUE(LOW, f);
	w->now->s[reg + 1] = VALUE(HIGH, f);
}

/* Private memory begins at a multiple of 4 bytes for each lane, and so is the offset of the wave in it
 * (wavebound-bounds(7), M4). */
static void
set_private(struct wave *w, const struct wb_abi *a)
{
	struct symbol row = { .low = w->lanes == 64 ? 8 : 7, .most = UINT64_MAX };

	set_pair(w, w->descriptor, symbol_new(w, BASE, DESCRIPTOR, row));
	set_pair(w, a->s_flat_scratch_init, symbol_new(w, BASE, FLAT, (struct symbol){ .most = UINT64_MAX }));
	row.most = UINT32_MAX;
	if (a->s_scratch_wave_offset < VCC)
		w->now->s[a->s_scratch_wave_offset] =
			VALUE(FORM, form_symbol(w, false, symbol_new(w, WB_NONE, WAVE_OFFSET, row)));
}

static struct wave
wave_of(const struct wave *like, uint32_t present)
{
	struct symbol any = { .most = UINT64_MAX };
	struct wave w = *like;

	w.present = present;
	w.descriptor = WB_NONE;
	w.nscalar = LANES;
	w.nvector = REGISTERS;
	w.known = wb_map_new(w.cx->tmp);
	w.makes = wb_bits_new(w.cx->tmp, w.fn->ninst);
	w.now = WB_NEW(w.cx->tmp, struct state, 1);
	symbol_new(&w, WB_NONE, 0, (struct symbol){ .least = 1, .most = 1 });
	w.kernarg = symbol_new(&w, WB_NONE, 1, any);
	w.packet = symbol_new(&w, WB_NONE, 2, any);
	mask_start(&w, present);
	return w;
}

struct wave
wave_new(const struct wave *like, const struct groups *kind, uint32_t number)
{
	const struct wb_kernel_desc *d = like->fn->desc;
	uint32_t rest = kind->size[0] * kind->size[1] * kind->size[2] - number * d->wave_lanes;
	struct wave w = wave_of(like, rest < d->wave_lanes ? rest : d->wave_lanes);

	w.descriptor = d->abi.s_private_segment_buffer;
	*w.now = (struct state){ .exec = MASK_ALL, .some = true };
	set_ids(&w, kind, number);
	set_entry(&w);
	set_pair(&w, d->abi.s_kernarg_ptr, w.kernarg);
	set_pair(&w, d->abi.s_dispatch_ptr, w.packet);
	if (d->scratch_bytes || d->dynamic_stack)
		set_private(&w, &d->abi);
	return w;
}

struct wave
wave_called(const struct wave *like)
{
	struct wave w = wave_of(like, like->lanes);

	w.now->exec = mask_atom(&w, 1, (struct lanes){ .site = WB_NONE, .in = WB_NONE, .may = UINT64_MAX });
	set_entry(&w);
	return w;
}
