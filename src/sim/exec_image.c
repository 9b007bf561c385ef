/* src/sim/exec_image.c -- images: loads, stores, atomics and queries; sampling is in exec_sample.c.
 *
 * All images have a linear layout: in a level of width w and height h, element (x, y, z) has index (z * h + y) * w + x.
 * Samples are stored one after the other, and so are levels. These fields of a descriptor are used (documents of the
 * instruction sets): address, format, width, height, depth, first and last level, type and selection of components.
 * Outside of the image, loads return 0 and stores are dropped.
 */
#include "fp.h"
#include "image.h"

/* ---- descriptors ------------------------------------------------------------------------------------ */
static struct image
read_descriptor(const struct wb_sim_wave *w, uint32_t reg, bool is_short)
{
	const uint32_t *d = &w->s[reg];
	bool gfx10 = w->sim->gfx >= 0x1000;
	struct image x = { .base = (uint64_t)(d[1] & 0xff) << 40 | (uint64_t)d[0] << 8 };
	uint32_t format = gfx10 ? d[1] >> 20 & 511 : (d[1] >> 20 & 15) | (d[1] >> 26 & 7) << 4;

	if (wb_gcn_is_gfx12(w->sim->gfx)) {	/* fields of other sizes */
		x.width = (d[1] >> 30 | (d[2] & 0x3fff) << 2) + 1;
		x.height = (d[2] >> 14 & 0xffff) + 1;
		x.depth = is_short ? 1 : (d[4] & 0x3fff) + 1;
		x.first_level = d[1] >> 25 & 31;
		x.last_level = d[3] >> 15 & 31;
		format = d[1] >> 17 & 255;
	} else {
		x.width = (gfx10 ? (d[1] >> 30 | (d[2] & 0xfff) << 2) : d[2] & 0x3fff) + 1;
		x.height = (d[2] >> 14 & 0x3fff) + 1;
		x.depth = is_short ? 1 : (d[4] & 0x1fff) + 1;
		x.first_level = d[3] >> 12 & 15;
		x.last_level = d[3] >> 16 & 15;
	}
	x.dimension = (enum dimension)(d[3] >> 28 & 7);
	x.element = (struct wb_element){ wb_gcn_element_format(w->sim->gfx, format), d[3] & 0xfff, D16_NOT };
	x.bytes = wb_sim_element_bytes(x.element.format);
	return x;
}

static uint32_t
at_level(uint32_t size, uint32_t level)
{
	return size >> level ? size >> level : 1;
}

/* Address of a texel; false: there is none. */
static bool
locate(const struct image *x, const struct texel *at, uint32_t bytes, uint64_t *addr)
{
	uint64_t number = 0, samples = x->dimension >= D2_MSAA ? 4 : 1;
	uint32_t width = at_level(x->width, at->level), height = at_level(x->height, at->level);

	if (at->x < 0 || at->y < 0 || at->z < 0 || at->x >= width || at->y >= height || at->z >= x->depth ||
		at->sample < 0 || (uint64_t)at->sample >= samples || at->level > x->last_level || !bytes)
		return false;
	for (uint32_t l = 0; l < at->level; l++)
		number += (uint64_t)at_level(x->width, l) * at_level(x->height, l) * x->depth * samples;
	number += (((uint64_t)at->sample * x->depth + (uint64_t)at->z) * height + (uint64_t)at->y) * width +
		(uint64_t)at->x;
	*addr = x->base + number * bytes;
	return true;
}

/* ---- addresses -------------------------------------------------------------------------------------- */
static bool
has_part(const char *name, const char *part)
{
	size_t n = strlen(part);

	for (const char *at = strchr(name, '_'); at; at = strchr(at + 1, '_'))
		if (strncmp(at + 1, part, n) == 0 && (!at[n + 1] || at[n + 1] == '_'))
			return true;
	return false;
}

struct registers { uint16_t at[24]; uint32_t n, used; };

static struct component
take_component(struct registers *r, uint8_t part)
{
	uint16_t reg = r->used < r->n ? r->at[r->used] : 0;

	r->used += part != 1;
	return (struct component){ reg, part };
}

/* Takes @n components. With @packed, a register holds two; if @n is odd, half of the last register is unused. */
static void
take_all(struct registers *r, struct component *to, uint32_t n, bool packed)
{
	for (uint32_t k = 0; k < n; k++)
		to[k] = take_component(r, packed ? (uint8_t)(1 + k % 2) : 0);
	r->used += packed && n % 2;
}

static void
read_address(struct image_access *a, const char *name, struct registers *r)
{
	static const uint8_t coordinates[8] = { 1, 2, 3, 3, 2, 3, 3, 4 }, gradients[8] = { 1, 2, 3, 2, 1, 2, 0, 0 };
	struct image_address *x = &a->address;
	bool samples = strstr(name, "sample") || strstr(name, "gather4") || strstr(name, "get_lod"),
	     size = strcmp(name, "image_get_resinfo") == 0;
	/* up to gfx9, a16 (coordinates of 16 bits) also applies to gradients */
	bool g16 = a->w->sim->gfx >= 0x1000 ? has_part(name, "g16") : a->p->a16;
	struct component all[5];

	x->has_offset = samples && has_part(name, "o");
	x->has_bias = samples && has_part(name, "b");
	x->has_compare = samples && has_part(name, "c");
	x->has_gradients = samples && (has_part(name, "d") || has_part(name, "cd"));
	x->has_clamp = samples && has_part(name, "cl");
	x->level_zero = has_part(name, "lz");
	x->has_level = (samples && has_part(name, "l")) || has_part(name, "mip") || size;
	x->ncoordinate = size ? 0 : coordinates[a->image.dimension];
	x->ngradient = x->has_gradients ? gradients[a->image.dimension] : 0;
	if (x->has_offset)
		x->offset = take_component(r, 0);
	if (x->has_bias)
		x->bias = take_component(r, 0);
	if (x->has_compare)
		x->compare = take_component(r, 0);
	for (uint32_t k = 0; k < 2; k++)
		take_all(r, &x->gradient[3 * k], x->ngradient, g16);
	take_all(r, all, x->ncoordinate + (x->has_level || x->has_clamp), a->p->a16);
	memcpy(x->coordinate, all, x->ncoordinate * sizeof *all);
	x->level = all[x->ncoordinate];
}

float
wb_sim_component_float(const struct wb_sim_wave *w, struct component p, uint32_t lane)
{
	uint32_t x = w->v[p.reg][lane];

	return p.part ? half_to_float(p.part == 2 ? x >> 16 : x & 0xffff) : u2f(x);
}

uint32_t
wb_sim_component_word(const struct wb_sim_wave *w, struct component p, uint32_t lane)
{
	uint32_t x = w->v[p.reg][lane];

	return p.part == 2 ? x >> 16 : p.part ? x & 0xffff : x;
}

/* Operands: data, address, descriptor, sampler. They are read from the instruction, not the step: the address may be a
 * list of registers, which makes more operands than a step holds. */
bool
wb_sim_image_begin(struct image_access *a, struct wb_sim_wave *w, const struct step *p)
{
	const struct wb_fn *fn = w->prog->fn;
	struct registers r = { .n = 0 };
	uint32_t descriptor = WB_NONE, skip = p->i->mem.access & (WB_STORE | WB_ATOMIC) ? 1 : 0;

	*a = (struct image_access){ .w = w, .p = p, .dmask = p->dmask ? p->dmask : 1, .sampler = WB_NONE };
	for (uint32_t k = 0; k < p->i->nopnd; k++) {
		const struct wb_opnd *o = wb_opnd(fn, p->i, k);

		if (o->kind != WB_OPND_UNIT || o->flags & WB_IMPLICIT)
			continue;
		if (o->flags & WB_DEF || (o->id >= WB_GCN_V0 && skip)) {
			a->data = a->data ? a->data : o->id - WB_GCN_V0;
			skip -= !(o->flags & WB_DEF);
		} else if (o->id >= WB_GCN_V0) {
			for (uint32_t u = 0; u < o->nunit && r.n < WB_COUNT(r.at); u++)
				r.at[r.n++] = (uint16_t)(o->id - WB_GCN_V0 + u);
		} else if (descriptor == WB_NONE) {
			descriptor = o->id;
		} else {
			a->sampler = o->id;
		}
	}
	a->image = read_descriptor(w, descriptor, p->short_descriptor);
	if (w->sim->gfx >= 0x1000)
		a->image.dimension = (enum dimension)p->dimension;
	if (p->d16)
		a->image.element.d16 = w->sim->gfx < 0x900 ? D16_APART : D16_PACKED;
	w->effect->counters |= w->sim->gfx >= 0x1000 && p->i->mem.access & (WB_STORE | WB_ATOMIC) && !p->glc ?
		WB_VSCNT : WB_VMCNT;
	read_address(a, wb_gcn_operation_name(p->i->isa_op), &r);
	if (r.used > r.n) {
		wb_sim_fault(w, p, WB_E_SIM_MODEL, "the address has %u registers, and the image takes %u", r.n, r.used);
		return false;
	}
	for (uint32_t k = 0; k < r.used; k++)
		if (r.at[k] >= w->nv) {
			wb_sim_fault(w, p, WB_E_SIM_MODEL, "the wave has no v%u", r.at[k]);
			return false;
		}
	return true;
}

/* ---- elements --------------------------------------------------------------------------------------- */
/* tfe: see is_absent() in exec_buffer.c; here the register is the last one of the data. */
static bool
is_absent(struct image_access *a, uint64_t addr, uint32_t bytes, uint32_t lane)
{
	const struct region *r = a->p->tfe ? wb_sim_region(a->w->sim, addr) : NULL;

	if (!a->p->tfe || (r && addr - r->base <= r->bytes - bytes))
		return false;
	if (a->p->i->mem.access & WB_LOAD && !(a->p->i->mem.access & WB_ATOMIC))
		a->w->v[a->data + a->p->d.nunit - 1][lane] = 1;
	return true;
}

static uint8_t *
bytes_at(struct image_access *a, uint32_t lane, uint64_t addr, uint32_t bytes, uint32_t kind)
{
	if (wb_sim_misaligned(a->w, a->p, addr, bytes, lane, a->w->sim->cfg.access_align_bytes) ||
		is_absent(a, addr, bytes, lane))
		return NULL;
	wb_sim_add_lines(a->w->sim, &a->t, addr, bytes);
	return wb_sim_global(a->w, a->p, addr, bytes, kind, lane);
}

bool
wb_sim_texel(struct image_access *a, uint32_t lane, const struct texel *at, uint32_t v[4])
{
	uint64_t addr;
	uint8_t *from;

	memset(v, 0, 4 * sizeof *v);
	if (!locate(&a->image, at, a->image.bytes, &addr))
		return true;
	from = bytes_at(a, lane, addr, a->image.bytes, A_READ);
	if (from)
		wb_sim_unpack(&a->image.element, from, v);
	return from != NULL;
}

void
wb_sim_image_put(struct image_access *a, uint32_t lane, const uint32_t v[4])
{
	uint32_t chosen[4], n = 0;

	for (uint32_t k = 0; k < 4; k++)
		if (a->dmask >> k & 1)
			chosen[n++] = v[k];
	wb_sim_put_components(a->w, &a->image.element, a->data, lane, chosen, n);
}

/* lwe: that the level was limited is reported in the register behind the data, which tfe uses, too. */
void
wb_sim_image_warn(struct image_access *a, uint32_t lane)
{
	if (a->p->lwe && !(a->p->i->mem.access & (WB_STORE | WB_ATOMIC)))
		a->w->v[a->data + a->p->d.nunit - (a->p->tfe ? 1 : 0)][lane] = 2;
}

/* Integer coordinates, and the level. */
static struct texel
texel_of(struct image_access *a, uint32_t lane)
{
	const struct image_address *x = &a->address;
	enum dimension d = a->image.dimension;
	int64_t c[4] = { 0, 0, 0, 0 };
	struct texel t = { .level = a->image.first_level };

	for (uint32_t k = 0; k < x->ncoordinate; k++)
		c[k] = wb_sim_component_word(a->w, x->coordinate[k], lane);
	t.x = c[0];
	t.y = d == D1 || d == D1_ARRAY ? 0 : c[1];
	t.z = d == D1_ARRAY ? c[1] : d == D2_MSAA ? 0 : c[2];
	t.sample = d == D2_MSAA ? c[2] : d == D2_MSAA_ARRAY ? c[3] : 0;
	if (x->has_level)
		t.level += wb_sim_component_word(a->w, x->level, lane) & 15;
	if (t.level > a->image.last_level)
		wb_sim_image_warn(a, lane);
	return t;
}

/* ---- instructions ----------------------------------------------------------------------------------- */
/* Elements without conversion: words of memory, sign-extended if @is_signed. */
static void
load_packed(struct image_access *a, uint32_t lane, bool is_signed)
{
	struct texel t = texel_of(a, lane);
	uint32_t v[4] = { 0, 0, 0, 0 }, bytes = a->image.bytes;
	uint64_t addr;
	uint8_t *from;

	if (locate(&a->image, &t, bytes, &addr)) {
		from = bytes_at(a, lane, addr, bytes, A_READ);
		if (!from)
			return;
		memcpy(v, from, bytes);
		if (is_signed && bytes < 4 && v[0] >> (8 * bytes - 1) & 1)
			v[0] |= UINT32_MAX << 8 * bytes;
	}
	wb_sim_image_put(a, lane, v);
}

static void
load(struct image_access *a, uint32_t lane)
{
	struct texel t = texel_of(a, lane);
	uint32_t v[4];

	if (wb_sim_texel(a, lane, &t, v))
		wb_sim_image_put(a, lane, v);
}

static void
store(struct image_access *a, uint32_t lane, bool packed)
{
	struct texel t = texel_of(a, lane);
	uint32_t given[4], v[4] = { 0, 0, 0, 0 }, n = 0;
	uint64_t addr;
	uint8_t *to;

	if (!locate(&a->image, &t, a->image.bytes, &addr))
		return;
	to = bytes_at(a, lane, addr, a->image.bytes, A_WRITE);
	if (!to)
		return;
	wb_sim_get_components(
		a->w, &a->image.element, a->data, lane, given, (uint32_t)__builtin_popcount(a->dmask));
	for (uint32_t k = 0; k < 4; k++)
		if (a->dmask >> k & 1)
			v[k] = given[n++];
	if (packed)
		memcpy(to, v, a->image.bytes);
	else
		wb_sim_pack(&a->image.element, v, to);
}

enum what { LOAD_IT, LOAD_PACKED, LOAD_SIGNED, STORE_IT, STORE_PACKED, ASK_SIZE };

static void
ask_size(struct image_access *a, uint32_t lane)
{
	uint32_t level = wb_sim_component_word(a->w, a->address.level, lane) & 15;
	const uint32_t v[4] = { at_level(a->image.width, level), at_level(a->image.height, level), a->image.depth,
		a->image.last_level - a->image.first_level + 1 };

	a->image.element = (struct wb_element){ 4 | 4 << 4, 0, a->image.element.d16 };	/* integers */
	wb_sim_image_put(a, lane, v);
}

static void
run(struct wb_sim_wave *w, const struct step *p, enum what what)
{
	uint64_t exec = exec_mask(w);
	struct image_access a;

	if (!wb_sim_image_begin(&a, w, p))
		return;
	if (what == LOAD_PACKED || what == LOAD_SIGNED || what == STORE_PACKED)
		a.image.element.d16 = D16_NOT;
	for (uint32_t i = 0; i < LANES && !w->fault; i++) {
		if (!(exec >> i & 1))
			continue;
		switch (what) {
		case LOAD_IT: load(&a, i); break;
		case LOAD_PACKED: load_packed(&a, i, false); break;
		case LOAD_SIGNED: load_packed(&a, i, true); break;
		case STORE_IT: store(&a, i, false); break;
		case STORE_PACKED: store(&a, i, true); break;
		case ASK_SIZE: ask_size(&a, i); break;
		}
	}
	w->effect->lines = a.t.n;
}
static void run_load(struct wb_sim_wave *w, const struct step *p) { run(w, p, LOAD_IT); }
static void run_load_packed(struct wb_sim_wave *w, const struct step *p) { run(w, p, LOAD_PACKED); }
static void run_load_signed(struct wb_sim_wave *w, const struct step *p) { run(w, p, LOAD_SIGNED); }
static void run_store(struct wb_sim_wave *w, const struct step *p) { run(w, p, STORE_IT); }
static void run_store_packed(struct wb_sim_wave *w, const struct step *p) { run(w, p, STORE_PACKED); }
static void run_size(struct wb_sim_wave *w, const struct step *p) { run(w, p, ASK_SIZE); }

/* dmask has one bit for each word of data. With compare-and-swap, half of the words are the comparand. */
static void
run_atomic(struct wb_sim_wave *w, const struct step *p)
{
	struct mem_row m = *(const struct mem_row *)p->row;
	uint64_t exec = exec_mask(w), addr;
	struct image_access a;

	if (!wb_sim_image_begin(&a, w, p))
		return;
	m.bytes = (uint8_t)(4 * __builtin_popcount(a.dmask) / (m.compares ? 2 : 1));
	for (uint32_t i = 0; i < LANES && !w->fault; i++) {
		struct texel t;
		uint8_t *at;

		if (!(exec >> i & 1))
			continue;
		t = texel_of(&a, i);
		if (!locate(&a.image, &t, m.bytes, &addr)) {
			for (uint32_t k = 0; p->glc && k < m.bytes / 4u; k++)
				w->v[a.data + k][i] = 0;
			continue;
		}
		at = bytes_at(&a, i, addr, m.bytes, A_READ | A_WRITE);
		if (at)
			wb_sim_access(w, p, &m, i, at, &p->s[0]);
	}
	w->effect->lines = a.t.n;
}

/* ---- the table -------------------------------------------------------------------------------------- */
#define IMAGE(name, run, ndst) { "image_" name, run, NULL, F_VMEM, ndst, 0, 0, false, true },
#define ATOMIC_IMAGE(name, op, compares) \
	{ "image_atomic_" name, run_atomic, \
		&(const struct mem_row){ M_ATOMIC, 4, 0, 0, 1, 0, 0, op, compares, false }, F_VMEM, 0, 0, 0, false, \
		true },
#define SAMPLED(begin, end) \
	IMAGE(begin end, wb_sim_run_image_sample, 1) IMAGE(begin "_cl" end, wb_sim_run_image_sample, 1) \
	IMAGE(begin "_l" end, wb_sim_run_image_sample, 1) IMAGE(begin "_lz" end, wb_sim_run_image_sample, 1) \
	IMAGE(begin "_b" end, wb_sim_run_image_sample, 1) IMAGE(begin "_b_cl" end, wb_sim_run_image_sample, 1)
#define GRADIENTS(begin, end) \
	IMAGE(begin "_d" end, wb_sim_run_image_sample, 1) IMAGE(begin "_d_cl" end, wb_sim_run_image_sample, 1) \
	IMAGE(begin "_cd" end, wb_sim_run_image_sample, 1) IMAGE(begin "_cd_cl" end, wb_sim_run_image_sample, 1)
#define ALL_SAMPLED(begin) \
	SAMPLED(begin, "") SAMPLED(begin, "_o") SAMPLED(begin "_c", "") SAMPLED(begin "_c", "_o")
#define ALL_GRADIENTS(begin, end) GRADIENTS(begin, end) GRADIENTS(begin "_c", end)
static const struct wb_sim_semantics table[] = {
	IMAGE("load", run_load, 1) IMAGE("load_mip", run_load, 1)
	IMAGE("load_pck", run_load_packed, 1) IMAGE("load_mip_pck", run_load_packed, 1)
	IMAGE("load_pck_sgn", run_load_signed, 1) IMAGE("load_mip_pck_sgn", run_load_signed, 1)
	IMAGE("store", run_store, 0) IMAGE("store_mip", run_store, 0)
	IMAGE("store_pck", run_store_packed, 0) IMAGE("store_mip_pck", run_store_packed, 0)
	IMAGE("get_resinfo", run_size, 1) IMAGE("get_lod", wb_sim_run_image_lod, 1)
	ALL_SAMPLED("sample") ALL_SAMPLED("gather4")
	ALL_GRADIENTS("sample", "") ALL_GRADIENTS("sample", "_o")
	ALL_GRADIENTS("sample", "_g16") ALL_GRADIENTS("sample", "_o_g16")
	ATOMIC_IMAGE("swap", wb_sim_op_swap, 0) ATOMIC_IMAGE("cmpswap", wb_sim_op_cmpswap, 1)
	ATOMIC_IMAGE("add", wb_sim_op_add, 0) ATOMIC_IMAGE("sub", wb_sim_op_sub, 0)
	ATOMIC_IMAGE("smin", wb_sim_op_smin, 0) ATOMIC_IMAGE("umin", wb_sim_op_umin, 0)
	ATOMIC_IMAGE("smax", wb_sim_op_smax, 0) ATOMIC_IMAGE("umax", wb_sim_op_umax, 0)
	ATOMIC_IMAGE("and", wb_sim_op_and, 0) ATOMIC_IMAGE("or", wb_sim_op_or, 0)
	ATOMIC_IMAGE("xor", wb_sim_op_xor, 0) ATOMIC_IMAGE("inc", wb_sim_op_inc, 0)
	ATOMIC_IMAGE("dec", wb_sim_op_dec, 0)
};

struct wb_sim_table wb_sim_image_table(void) { return (struct wb_sim_table){ table, WB_COUNT(table) }; }
