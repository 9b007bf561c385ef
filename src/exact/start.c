/* src/exact/start.c -- the state in which a launch begins: arguments, sizes, contents, and registers of a wave. */
#include <stdlib.h>

#include "exact.h"

#define NUMBER(x) ((struct val){ (x), 0, TAG_NUMBER })
#define DYNAMIC_STACK_BYTES 16384
#define QUEUE_BYTES 256			/* of the record of a queue that code may read, amd_queue_t */

/* ---- arguments --------------------------------------------------------------------------- */
static void
put_base(struct program *g, uint64_t at, uint32_t base, bool wide)
{
	if (at % 4 || at + (wide ? 8 : 4) > g->kernarg_bytes)
		return;
	if (!wide) {
		g->kernarg_base[at / 4] = (struct scalar){ .tag = TAG(base, PART_HI) };
		return;
	}
	g->kernarg_base[at / 4] = (struct scalar){ .tag = TAG(base, PART_LO) };
	g->kernarg_base[at / 4 + 1] = (struct scalar){ .tag = TAG(base, PART_HI) };
}

static void
put_number(const struct program *g, uint8_t *byte, bool *known, const struct wb_arg *a, uint64_t x)
{
	for (uint64_t k = 0; k < a->bytes && a->offset + k < g->kernarg_bytes; k++) {
		byte[a->offset + k] = (uint8_t)(k < 8 ? x >> 8 * k : 0);
		known[a->offset + k] = true;
	}
}

static void
put_hidden(struct program *g, const struct wb_arg *a, uint8_t *byte, bool *known, uint32_t dynamic)
{
	const char *kind = a->value_kind && *a->value_kind ? a->value_kind : a->name;

	/* a launch of three dimensions may be 1 in the last ones: only a third size above 1 tells their number */
	if (strcmp(kind, "hidden_grid_dims") == 0 && g->grid[2] > 1)
		put_number(g, byte, known, a, 3);
	else if (strcmp(kind, "hidden_dynamic_lds_size") == 0)
		put_number(g, byte, known, a, dynamic);
	else if (strcmp(kind, "hidden_private_base") == 0)
		put_base(g, a->offset, BASE_PRIVATE, false);
	else if (strcmp(kind, "hidden_shared_base") == 0)
		put_base(g, a->offset, BASE_SHARED, false);
	else if (strcmp(kind, "hidden_queue_ptr") == 0)
		put_base(g, a->offset, BASE_QUEUE, true);
}

/* Floating-point arguments, which wb_launch_values leaves out; 16-bit ones stay unknown. */
static void
put_floats(const struct program *g, uint8_t *byte, bool *known, const struct wb_arg *arg, const char *text)
{
	const char *t = arg->type_name ? arg->type_name : "";
	bool single = strncmp(t, "float", 5) == 0, wide = strncmp(t, "double", 6) == 0;
	struct wb_launch_part p;

	for (uint32_t k = 0; wb_launch_part(text, arg->bytes, k, &p); k++) {
		uint64_t at = (uint64_t)arg->offset + p.at;
		float f = strtof(p.text, NULL);
		double d = strtod(p.text, NULL);

		if ((!single || p.bytes != 4) && (!wide || p.bytes != 8))
			return;
		if (at + p.bytes > g->kernarg_bytes)
			return;
		memcpy(byte + at, single ? (const void *)&f : (const void *)&d, p.bytes);
		memset(known + at, 1, p.bytes);
	}
}

/* Places the LDS that the launch adds behind that of the kernel, argument by argument. Returns the size. */
static uint32_t
put_lds(struct program *g, uint8_t *byte, bool *known)
{
	const struct wb_kernel_desc *d = g->fn->desc;
	uint32_t dynamic = (uint32_t)wb_min_u64(g->launch->lds_bytes, UINT32_MAX / 2);
	bool open = false;

	for (uint32_t k = 0; k < d->narg; k++) {
		const struct wb_launch_arg *a = wb_launch_arg_find(g->launch, g->fn, k);
		uint32_t align = d->arg[k].align > 16 ? d->arg[k].align : 16,
			 at = (d->lds_bytes + dynamic + align - 1) / align * align;
		uint64_t size;

		if (d->arg[k].kind != WB_ARG_LDS_POINTER)
			continue;
		size = a ? wb_launch_lds_size(a) : WB_UNKNOWN;
		open = open || size > UINT32_MAX / 4;
		if (open)
			continue;
		put_number(g, byte, known, &d->arg[k], at);
		dynamic = at - d->lds_bytes + (uint32_t)size;
	}
	return dynamic;
}

static void
find_arguments(struct program *g)
{
	const struct wb_launch_values *v = wb_launch_values(g->cx, g->launch, g->fn);
	const struct wb_kernel_desc *d = g->fn->desc;
	uint8_t *byte = wb_arena_copy(g->cx->tmp, v->kernarg.byte, v->kernarg.bytes, 1);
	bool *known = wb_arena_copy(g->cx->tmp, v->kernarg.known, v->kernarg.bytes, sizeof(bool));
	uint32_t dynamic;

	g->kernarg_bytes = v->kernarg.bytes;
	/* compilers may load words beyond the last argument, up to 64 bytes and to a multiple of that */
	g->base_bytes[BASE_KERNARG] = d->kernarg_bytes > g->kernarg_bytes ? d->kernarg_bytes : g->kernarg_bytes;
	g->base_bytes[BASE_KERNARG] = (g->base_bytes[BASE_KERNARG] + 127) & ~(uint64_t)63;
	g->kernarg = byte;
	g->kernarg_known = known;
	g->kernarg_base = WB_NEW(g->cx->tmp, struct scalar, v->kernarg.bytes / 4 + 2);
	dynamic = put_lds(g, byte, known);
	g->lds_bytes = d->lds_bytes + dynamic;
	for (uint32_t k = 0; k < d->narg; k++) {
		const struct wb_launch_arg *a =
			d->arg[k].kind == WB_ARG_VALUE ? wb_launch_arg_find(g->launch, g->fn, k) : NULL;

		if (a && !a->is_buffer && a->value)
			put_floats(g, byte, known, &d->arg[k], a->value);
		if (d->arg[k].kind == WB_ARG_BUFFER && d->arg[k].bytes == 8)
			put_base(g, d->arg[k].offset, g->first_arg + k, true);
		else if (d->arg[k].kind == WB_ARG_HIDDEN)
			put_hidden(g, &d->arg[k], byte, known, dynamic);
	}
	memcpy(g->packet, v->packet.byte, v->packet.bytes < 64 ? v->packet.bytes : 64);
	memcpy(g->packet_known, v->packet.known, v->packet.bytes < 64 ? v->packet.bytes : 64);
}

/* ---- bases ----------------------------------------------------------------------------------- */
/* Finds the base of the code. Returns how many sections have bases of their own: none in a linked image, whose sections
 * are parts of one base; none if there are several sections with code. */
static uint32_t
find_section_bases(struct program *g)
{
	uint32_t ncode = 0;

	for (uint32_t k = 0; k < g->m->nsection; k++) {
		if (g->m->section[k].linked)
			return 0;
		if (g->m->section[k].code && !ncode++)
			g->code_base = g->first_section + k;
	}
	if (ncode != 1 || g->m->nsection > MOST_BASES / 2)
		g->code_base = BASE_NONE;
	return g->code_base == BASE_NONE ? 0 : g->m->nsection;
}

/* Size and alignment of the buffer of argument @k. One that the launch describes begins at a multiple of a line, unless
 * it says otherwise. */
static void
find_buffer(struct program *g, uint32_t k)
{
	const struct wb_launch_arg *a = wb_launch_arg_find(g->launch, g->fn, k);
	uint32_t b = g->first_arg + k, stated = (uint32_t)wb_launch_align(g->launch, g->fn, k);

	if (a)
		g->base_bytes[b] = a->bytes;
	if (stated)
		g->base_align[b] = stated;
	g->base_stated[b] = stated || (a && a->is_buffer) ? g->base_align[b] : WB_ARGUMENT_ALIGN;
}

static void
find_bases(struct program *g)
{
	const struct wb_kernel_desc *d = g->fn->desc;

	g->first_section = BASE_CODE + 1;
	g->first_arg = g->first_section + find_section_bases(g);
	g->nbase = g->first_arg + d->narg;
	g->most_affine = MOST_BASES - g->nbase;
	g->affine = WB_NEW(g->cx->tmp, struct affine, g->most_affine);
	g->base_bytes = WB_NEW(g->cx->tmp, uint64_t, MOST_BASES);
	g->base_align = WB_NEW(g->cx->tmp, uint32_t, MOST_BASES);
	g->base_stated = WB_NEW(g->cx->tmp, uint32_t, MOST_BASES);
	g->rests = WB_NEW(g->cx->tmp, struct rests, 1);
	g->rests->base = WB_NEW(g->cx->tmp, bool, g->nbase);
	g->outside = WB_NONE;
	g->subgrid_size[0] = g->subgrid_size[1] = g->subgrid_size[2] = 1;
	g->contents = WB_NEW(g->cx->tmp, struct contents, d->narg);
	for (uint32_t b = 0; b < g->nbase; b++)
		g->base_align[b] = 1u << g->line_shift;
	g->base_align[BASE_SCRATCH] = g->base_align[BASE_WAVE_OFFSET] = g->base_align[BASE_WAVE_SCRATCH] = 4 * g->lanes;
	g->base_align[BASE_SHARED] = g->base_align[BASE_PRIVATE] = 1;
	g->base_bytes[BASE_PACKET] = sizeof g->packet;
	g->base_bytes[BASE_QUEUE] = QUEUE_BYTES;
	for (uint32_t b = g->first_section; b < g->first_arg; b++) {
		const struct wb_section *s = &g->m->section[b - g->first_section];

		g->base_align[b] = s->align ? s->align : 1;
		g->base_bytes[b] = s->bytes;
	}
	memcpy(g->base_stated, g->base_align, g->nbase * sizeof *g->base_stated);
	for (uint32_t k = 0; k < d->narg; k++)
		if (d->arg[k].kind == WB_ARG_BUFFER)
			find_buffer(g, k);
}

/* ---- contents that the launch gives ---------------------------------------------------------- */
static void
fill(struct program *g, const struct wb_launch_arg *a, struct contents *b)
{
	b->bytes = a->ncontent;
	b->at = WB_NEW(g->cx->tmp, uint8_t, b->bytes + 4);
	b->known = WB_NEW(g->cx->tmp, uint8_t, b->bytes + 4);
	memset(b->known, 1, b->bytes);
	memcpy(b->at, a->content, b->bytes);
}

void
wb_exact_contents(struct program *g, const struct wb_exact_options *o)
{
	const struct wb_kernel_desc *d = g->fn->desc;

	for (uint32_t k = 0; k < d->narg && !o->any_data; k++) {
		const struct wb_launch_arg *a =
			d->arg[k].kind == WB_ARG_BUFFER ? wb_launch_arg_find(g->launch, g->fn, k) : NULL;

		if (a && a->content)
			fill(g, a, &g->contents[k]);
	}
}

void
wb_exact_environment(struct program *g)
{
	const struct wb_kernel_desc *d = g->fn->desc;
	uint32_t scratch = (d->scratch_bytes + 3) & ~3u;

	for (uint32_t k = 0; k < 3; k++) {
		g->grid[k] = g->launch->grid[k];
		g->workgroup[k] = g->launch->workgroup[k];
		g->groups[k] = wb_ceil_div(g->grid[k], g->workgroup[k]);
	}
	g->lanes = wb_fn_lanes(g->fn);
	g->waves = (uint32_t)wb_ceil_div(g->launch->workitems_per_workgroup, g->lanes);
	if (d->dynamic_stack && scratch < DYNAMIC_STACK_BYTES)
		scratch = DYNAMIC_STACK_BYTES;
	g->scratch_words = scratch / 4;
	g->mode = (d->float_mode & 255) | (uint32_t)d->dx10_clamp << 8 | (uint32_t)d->ieee_mode << 9;
	find_bases(g);
	find_arguments(g);
	g->word_access = WB_NEW(g->cx->tmp, uint32_t, g->lds_bytes / g->machine->lds_bank_bytes + 8);
	g->bank_words = WB_NEW(g->cx->tmp, uint32_t, g->machine->lds_banks);
}

/* ---- registers ------------------------------------------------------------------------------------ */
static void
set1(struct wave *w, uint32_t reg, struct val x)
{
	if (reg != WB_NONE)
		wb_exact_set_scalar(w, reg, x, WB_NONE);
}

static void
set_base(struct wave *w, uint32_t reg, uint32_t base)
{
	if (reg == WB_NONE)
		return;
	wb_exact_set_scalar(w, reg, (struct val){ 0, 0, TAG(base, PART_LO) }, WB_NONE);
	wb_exact_set_scalar(w, reg + 1, (struct val){ 0, 0, TAG(base, PART_HI) }, WB_NONE);
}

/* @y in the lower half, and @z in the upper one. */
static struct val
packed(struct program *g, struct val y, struct val z)
{
	const struct val s[3] = { z, NUMBER(16), y };

	if (y.tag == TAG_NUMBER && z.tag == TAG_NUMBER)
		return NUMBER(z.v << 16 | y.v);
	return wb_exact_based(g, WB_OP_SHLADD, false, s, 3);
}

static void
start_scalars(struct wave *w)
{
	const struct program *g = w->g;
	const struct wb_abi *a = &g->fn->desc->abi;
	uint64_t id = w->group->id;
	struct val group[3];

	set_base(w, a->s_private_segment_buffer, BASE_SCRATCH);
	if (a->s_private_segment_buffer != WB_NONE) {
		set1(w, a->s_private_segment_buffer + 2, (struct val){ 0, 0, TAG(BASE_SCRATCH, PART_WORD2) });
		set1(w, a->s_private_segment_buffer + 3, (struct val){ 0, 0, TAG(BASE_SCRATCH, PART_WORD3) });
	}
	set_base(w, a->s_dispatch_ptr, BASE_PACKET);
	set_base(w, a->s_queue_ptr, BASE_QUEUE);
	set_base(w, a->s_kernarg_ptr, BASE_KERNARG);
	if (wb_gcn_starts_flat_scratch(g->m->gfx))
		set_base(w, WB_GCN_FLAT_SCRATCH_LO, BASE_WAVE_SCRATCH);
	if (g->m->gfx >= 0x900)
		set_base(w, a->s_flat_scratch_init, BASE_SCRATCH);
	else if (a->s_flat_scratch_init != WB_NONE) {	/* offset of all private memory, then bytes per lane */
		set1(w, a->s_flat_scratch_init, NUMBER(0));
		set1(w, a->s_flat_scratch_init + 1, NUMBER(4 * g->scratch_words));
	}
	if (!g->fn->desc->dynamic_stack)
		set1(w, a->s_private_segment_size, NUMBER(4 * g->scratch_words));
	for (int k = 0; k < 3; k++) {
		group[k] = wb_exact_workgroup(w->g, (uint32_t)k, (uint32_t)(id % g->groups[k]));
		set1(w, a->s_workgroup_id[k], group[k]);
		id /= g->groups[k];
	}
	if (a->s_workgroup_yz != WB_NONE)
		set1(w, a->s_workgroup_yz, packed(w->g, a->workgroup_id[1] ? group[1] : NUMBER(0), group[2]));
	set1(w, a->s_scratch_wave_offset, (struct val){ 0, 0, TAG(BASE_WAVE_OFFSET, PART_LO) });
	wb_exact_set_scalar(w, WB_GCN_MODE, NUMBER(g->mode), WB_NONE);
}

/* Sizes of workgroup @id: those at the far edges of the grid may be smaller. */
static uint32_t
group_size(const struct program *g, uint64_t id, uint32_t size[3])
{
	uint32_t items = 1;

	for (int k = 0; k < 3; k++) {
		uint64_t left = g->grid[k] - id % g->groups[k] * g->workgroup[k];

		size[k] = left < g->workgroup[k] ? (uint32_t)left : g->workgroup[k];
		items *= size[k];
		id /= g->groups[k];
	}
	return items;
}

uint32_t
wb_exact_group_waves(const struct program *g, uint64_t id)
{
	uint32_t size[3];

	return (uint32_t)wb_ceil_div(group_size(g, id, size), g->lanes);
}

static void
start_lanes(struct wave *w)
{
	const struct ref exec = wb_exact_exec_ref(w);
	const struct program *g = w->g;
	const struct wb_abi *a = &g->fn->desc->abi;
	uint32_t size[3], items = group_size(g, w->group->id, size), first = w->in_group * g->lanes;
	uint32_t started = items - first < g->lanes ? items - first : g->lanes;
	uint64_t lanes = started < LANES ? (1ull << started) - 1 : ALL_LANES;
	struct vec *v[3];

	for (int k = 0; k < 3; k++)
		v[k] = &w->vec[g->vector_of[WB_GCN_V0 + k]];
	for (uint32_t l = 0; l < started; l++) {
		uint32_t n = first + l, x = n % size[0], y = n / size[0] % size[1], z = n / size[0] / size[1];

		v[0]->v[l] = a->workitem_id_packed ? x | y << 10 | z << 20 : x;
		v[1]->v[l] = y;
		v[2]->v[l] = z;
	}
	v[0]->known = lanes;
	v[1]->known = !a->workitem_id_packed && a->workitem_id_dims >= 2 ? lanes : 0;
	v[2]->known = !a->workitem_id_packed && a->workitem_id_dims >= 3 ? lanes : 0;
	wb_exact_set_mask(w, &exec, lanes, ALL_LANES, WB_NONE);
}

struct wave *
wb_exact_new_wave(struct program *g)
{
	struct wb_arena *a = g->cx->tmp;
	struct wave *w = WB_NEW(a, struct wave, 1);

	w->g = g;
	w->vec = WB_NEW(a, struct vec, g->nvec);
	w->normal = WB_NEW(a, struct normal, g->nvec);
	w->scratch = WB_NEW(a, struct vec *, g->scratch_words);
	if (g->loop)
		w->loop = WB_NEW(a, struct wb_exact_loop, g->fn->loops->nloop);
	return w;
}

void
wb_exact_start_wave(struct wave *w)
{
	const struct program *g = w->g;

	w->pc = g->entry_step;
	w->ended = false;
	w->ncall = 0;
	w->why = WHY_NONE;
	for (uint32_t k = 0; k < NSCALAR; k++)
		w->s[k] = (struct scalar){ .origin = WB_NONE };
	for (uint32_t k = 0; k < g->nvec; k++) {
		w->vec[k].known = w->vec[k].based = 0;
		w->vec[k].origin = WB_NONE;
		w->normal[k].valid = false;
	}
	for (uint32_t k = 0; k < g->scratch_words; k++)
		if (w->scratch[k]) {
			w->scratch[k]->known = w->scratch[k]->based = 0;
			w->scratch[k]->origin = WB_NONE;
		}
	for (uint32_t k = 0; k < NCARRY; k++)
		w->carry[k].unit = UINT16_MAX;
	start_scalars(w);
	start_lanes(w);
}
