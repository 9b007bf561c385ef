/* src/sim/exec_buffer.c -- buffers: the descriptor maps index and offset to the address of an element.
 */
#include "vmem.h"

/* ---- addresses -------------------------------------------------------------------------------------- */
/* The fields of a buffer descriptor that addressing needs. */
struct descriptor {
	uint64_t base;
	uint32_t stride, records, element;
	uint32_t index_bits, element_bits;	/* log2 of the records, and of the bytes, that are interleaved */
	bool swizzle, add_tid;
	uint32_t select, format;	/* of its elements */
};

static struct descriptor
descriptor(const struct wb_sim_wave *w, uint32_t reg)
{
	const uint32_t *d = &w->s[reg];
	struct descriptor x;

	x.base = (uint64_t)(d[1] & 0xffff) << 32 | d[0];
	x.stride = d[1] >> 16 & 0x3fff;
	x.swizzle = d[1] >> 31;
	x.records = d[2];
	x.index_bits = 3 + (d[3] >> 21 & 3);
	x.element_bits = w->sim->gfx < 0x900 ? 1 + (d[3] >> 19 & 3) : 2;
	x.element = 1u << x.element_bits;
	x.add_tid = d[3] >> 23 & 1;
	x.select = d[3] & 0xfff;
	x.format = d[3] >> 12 & 127;	/* before gfx10, data and number format are swapped here */
	if (w->sim->gfx < 0x1000)
		x.format = (x.format >> 3 & 15) | (x.format & 7) << 4;
	if (w->sim->gfx >= 0x1100)
		x.format &= 63;
	return x;
}

/* Address of byte @offset of record @index; @wide_offset is added outside the interleaving. */
static uint64_t
buffer_address(const struct descriptor *x, uint32_t index, uint32_t offset, uint32_t wide_offset)
{
	uint64_t a = x->base + wide_offset;

	if (!x->swizzle)
		return a + (uint64_t)index * x->stride + offset;
	return a +
		(((uint64_t)(index >> x->index_bits) * x->stride + (offset & -x->element)) << x->index_bits) +
		((uint64_t)(index & ((1u << x->index_bits) - 1)) << x->element_bits) + (offset & (x->element - 1));
}

static bool
outside(const struct descriptor *x, uint32_t index, uint32_t offset, uint32_t bytes)
{
	if (x->stride && !x->add_tid)
		return index >= x->records || (x->swizzle && offset + bytes > x->stride);
	return (uint64_t)offset + bytes > x->records;
}

/* ---- elements --------------------------------------------------------------------------------------- */
/* One instruction. */
struct buffer_access {
	const struct mem_row *m;
	struct descriptor x;
	const struct opnd *value;	/* what is stored, or where it is loaded */
	uint32_t soffset, bytes;	/* of an element */
	bool typed;			/* elements are converted */
	struct wb_element element;
	struct lines t;
};

static void
transfer(struct wb_sim_wave *w, const struct step *p, const struct buffer_access *a, uint32_t lane, uint8_t *at)
{
	uint32_t v[4];

	if (!a->typed) {
		wb_sim_access(w, p, a->m, lane, at, a->value);
	} else if (a->m->kind == M_LOAD) {
		wb_sim_unpack(&a->element, at, v);
		if (p->lds)
			wb_sim_to_lds(w, p, lane, v[0]);
		else
			wb_sim_put_components(w, &a->element, a->value->reg, lane, v, a->m->count);
	} else {
		wb_sim_get_components(w, &a->element, a->value->reg, lane, v, a->m->count);
		wb_sim_pack(&a->element, v, at);
	}
}

/* Outside of the buffer, loads return 0 and stores are dropped. */
static void
nothing(struct wb_sim_wave *w, const struct step *p, const struct buffer_access *a, uint32_t lane)
{
	const uint32_t zero[4] = { 0, 0, 0, 0 };
	uint8_t none[16] = { 0 };

	if (a->m->kind != M_LOAD)
		return;
	if (a->typed && !p->lds)
		wb_sim_put_components(w, &a->element, a->value->reg, lane, zero, a->m->count);
	else
		transfer(w, p, a, lane, none);
}

/* With tfe, access to unmapped memory is no fault: the register behind the data is set to 1. (The program cleared it
 * before.) */
static bool
is_absent(struct wb_sim_wave *w, const struct step *p, uint64_t addr, uint32_t bytes, uint32_t lane)
{
	const struct region *r = p->tfe ? wb_sim_region(w->sim, addr) : NULL;

	if (!p->tfe || (r && addr - r->base <= r->bytes - bytes))
		return false;
	w->v[p->d.reg + p->d.nunit - 1][lane] = 1;
	return true;
}

static void
buffer_lane(struct wb_sim_wave *w, const struct step *p, struct buffer_access *a, uint32_t i, uint32_t index,
	uint32_t offset)
{
	const struct descriptor *x = &a->x;
	uint32_t part = x->swizzle && a->bytes > x->element ? x->element : a->bytes;
	uint8_t copy[16] = { 0 }, *at;

	/* The documents check each component; which ones of such an access return is not modelled. */
	if (a->bytes > 4 && outside(x, index, offset, a->bytes) && !outside(x, index, offset, 4)) {
		wb_sim_fault(w, p, WB_E_SIM_MODEL, "%u bytes are partly in the range of the buffer and partly outside",
			a->bytes);
		return;
	}
	if (!a->bytes || outside(x, index, offset, a->bytes)) {
		nothing(w, p, a, i);
		return;
	}
	for (uint32_t k = 0; k < a->bytes; k += part) {
		uint64_t addr = buffer_address(x, index, offset + k, a->soffset);

		if (!is_multiple(addr, part) && wb_sim_misaligned(w, p, addr, part, i, w->sim->cfg.access_align_bytes))
			return;
		if (is_absent(w, p, addr, part, i))
			return;
		wb_sim_add_lines(w->sim, &a->t, addr, part);
		at = wb_sim_global(w, p, addr, part, wb_sim_kind_access(a->m), i);
		if (!at)
			return;
		if (part == a->bytes) {
			transfer(w, p, a, i, at);
			return;
		}
		memcpy(copy + k, at, part);
	}
	transfer(w, p, a, i, copy);
	for (uint32_t k = 0; a->m->kind != M_LOAD && k < a->bytes; k += part) {
		at = wb_sim_global(w, p, buffer_address(x, index, offset + k, a->soffset), part, A_WRITE, i);
		if (at)
			memcpy(at, copy + k, part);
	}
}

/* ---- instructions ----------------------------------------------------------------------------------- */
/* Text: data, [address,] descriptor, scalar offset. The data operand is the
 * destination of loads; one that an atomic returns in appears twice, decoded. */
enum typed { PLAIN, BY_DESCRIPTOR, BY_INSTRUCTION };
static void
run(struct wb_sim_wave *w, const struct step *p, enum typed typed)
{
	struct buffer_access a = { .m = p->row };
	uint32_t k = 0, index[LANES], offset[LANES];
	const struct opnd *address = NULL;
	uint64_t exec = exec_mask(w);

	w->effect->counters |= wb_sim_counter(w, p, a.m);
	a.value = a.m->kind == M_LOAD ? &p->d : &p->s[k++];
	if (p->s[k].kind == O_VGPR)
		address = &p->s[k++];
	a.x = descriptor(w, p->s[k++].reg);
	a.bytes = a.m->bytes;
	a.typed = typed != PLAIN;
	if (typed) {
		uint32_t format = typed == BY_DESCRIPTOR ? a.x.format : p->format;

		a.element = (struct wb_element){ wb_gcn_element_format(w->sim->gfx, format), a.x.select, a.m->d16 };
		a.bytes = wb_sim_element_bytes(a.element.format);
	}
	if (a.x.swizzle && a.x.element < 4)
		wb_sim_fault(w, p, WB_E_SIM_MODEL, "the machine has no buffers that interleave in units of %u bytes",
			a.x.element);
	a.soffset = k < p->ns ? (uint32_t)wb_sim_scalar(w, p, &p->s[k]) : 0;
	/* a load may overwrite its address registers, so they are read first */
	for (uint64_t left = exec; left; left &= left - 1) {
		uint32_t i = (uint32_t)__builtin_ctzll(left), reg = address ? address->reg : 0;

		index[i] = (p->idxen && address ? w->v[reg][i] : 0) + (a.x.add_tid ? i : 0);
		offset[i] = (uint32_t)p->offset + (p->offen && address ? w->v[reg + p->idxen][i] : 0);
	}
	for (uint64_t left = exec; left && !w->fault; left &= left - 1) {
		uint32_t i = (uint32_t)__builtin_ctzll(left);

		buffer_lane(w, p, &a, i, index[i], offset[i]);
	}
	w->effect->lines = a.t.n;
}
static void run_buffer(struct wb_sim_wave *w, const struct step *p) { run(w, p, PLAIN); }
static void run_format(struct wb_sim_wave *w, const struct step *p) { run(w, p, BY_DESCRIPTOR); }
static void run_typed(struct wb_sim_wave *w, const struct step *p) { run(w, p, BY_INSTRUCTION); }

/* Cache control changes no value, but is a request to the memory interface. */
static void
run_cache(struct wb_sim_wave *w, const struct step *p)
{
	(void)p;
	w->effect->counters |= WB_VMCNT;
	w->effect->lines = 1;
}

static void
run_write_back(struct wb_sim_wave *w, const struct step *p)
{
	(void)p;
	w->effect->counters |= WB_VSCNT;
	w->effect->lines = 1;
}

/* ---- the table -------------------------------------------------------------------------------------- */
#define COMPONENTS(name, run, gfx, n, d16) \
	{ name, run, &(const struct mem_row){ M_LOAD, 0, 0, d16, n, 0, 0, NULL, 0, false }, F_VMEM, 1, gfx, 0, false, \
		true },
#define STORED(name, run, gfx, n, d16) \
	{ name, run, &(const struct mem_row){ M_STORE, 0, 0, d16, n, 0, 0, NULL, 0, false }, F_VMEM, 0, gfx, 0, false, \
		true },
#define FORMAT(prefix, run, name, n) \
	COMPONENTS(prefix "load_format_" name, run, 0, n, D16_NOT) \
	COMPONENTS(prefix "load_format_d16_" name, run, 8, n, D16_APART) \
	COMPONENTS(prefix "load_format_d16_" name, run, 9, n, D16_PACKED) \
	STORED(prefix "store_format_" name, run, 0, n, D16_NOT) \
	STORED(prefix "store_format_d16_" name, run, 8, n, D16_APART) \
	STORED(prefix "store_format_d16_" name, run, 9, n, D16_PACKED)
#define FORMATS(prefix, run) \
	FORMAT(prefix, run, "x", 1) FORMAT(prefix, run, "xy", 2) FORMAT(prefix, run, "xyz", 3) \
	FORMAT(prefix, run, "xyzw", 4)
static const struct wb_sim_semantics table[] = {
	ACCESSES("buffer_", run_buffer, 0)
	ATOMICS("buffer_", run_buffer, 0)
	FLOAT_ATOMICS("buffer_", run_buffer)
	FORMATS("buffer_", run_format)
	FORMATS("tbuffer_", run_typed)
	COMPONENTS("buffer_load_format_d16_hi_x", run_format, 9, 1, D16_HIGH)
	STORED("buffer_store_format_d16_hi_x", run_format, 9, 1, D16_HIGH)
	{ "buffer_wbinvl1", run_cache, NULL, F_VMEM, 0, 0, 0, false, true },
	{ "buffer_gl0_inv", run_cache, NULL, F_VMEM, 0, 13, 0, false, true },
	{ "buffer_gl1_inv", run_cache, NULL, F_VMEM, 0, 13, 0, false, true },
	{ "buffer_wbinvl1_vol", run_cache, NULL, F_VMEM, 0, 0, 0, false, true },
	{ "buffer_invl2", run_cache, NULL, F_VMEM, 0, 12, 0, false, true },
	{ "buffer_inv", run_cache, NULL, F_VMEM, 0, 12, 0, false, true },
	{ "global_inv", run_cache, NULL, F_VMEM, 0, 15, 0, false, true },
	{ "global_wb", run_write_back, NULL, F_VMEM, 0, 15, 0, false, true },
	{ "global_wbinv", run_write_back, NULL, F_VMEM, 0, 15, 0, false, true },
	{ "buffer_wbl2", run_cache, NULL, F_VMEM, 0, 12, 0, false, true },
};

struct wb_sim_table wb_sim_buffer_table(void) { return (struct wb_sim_table){ table, WB_COUNT(table) }; }
