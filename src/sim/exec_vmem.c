/* src/sim/exec_vmem.c -- flat, global, scratch and buffer accesses.
 *
 * Where a lane's element lies: global memory at its address; LDS or the lane's
 * scratch if a flat address is in their aperture; for buffers, what the
 * descriptor makes of index and offset. Transactions are the different lines
 * all lanes touch (wavebound-bounds(7), M4).
 */
#include "sim.h"

/* ---- transactions ---------------------------------------------------------------------- */
#define MAX_LINES (LANES * 16)
struct lines {
	uint64_t at[MAX_LINES];
	uint64_t most;		/* of them */
	uint32_t n;
};

/* Sizes of lines are powers of two, but for odd machines. */
static uint64_t
line_of(const struct wb_sim *s, uint64_t addr)
{
	uint64_t size = s->cfg.line_bytes;

	return size & (size - 1) ? addr / size : addr >> __builtin_ctzll(size);
}

static void
add_lines(const struct wb_sim *s, struct lines *t, uint64_t addr, uint32_t bytes)
{
	uint64_t last = line_of(s, addr + bytes - 1);

	for (uint64_t l = line_of(s, addr); l <= last; l++) {
		uint32_t k = t->n && l <= t->most ? t->n : 0;

		while (k && t->at[k - 1] != l)	/* newest first: neighbours share lines */
			k--;
		if (k || t->n == MAX_LINES)
			continue;
		t->at[t->n++] = l;
		t->most = l > t->most ? l : t->most;
	}
}

/* ---- one lane's element -------------------------------------------------------------------- */
static uint64_t
data(const struct wb_sim_wave *w, uint32_t reg, uint32_t bytes, uint32_t lane)
{
	uint64_t x = w->v[reg][lane];

	return bytes == 8 ? x | (uint64_t)w->v[reg + 1][lane] << 32 : x;
}

static void
access(struct wb_sim_wave *w, const struct step *p, const struct mem_row *m, uint32_t lane, uint8_t *at,
	const struct opnd *value)
{
	uint32_t units = m->bytes / 4u;
	uint64_t old;

	switch (m->kind) {
	case M_LOAD:
		wb_sim_load_lane(w, m, p->d.reg, lane, at);
		return;
	case M_STORE:
		wb_sim_store_lane(w, m, value->reg, lane, at);
		return;
	}
	/* here the comparand follows the operand */
	old = wb_sim_atomic_lane(w, m, at, data(w, value->reg, m->bytes, lane),
		m->compares ? data(w, value->reg + units, m->bytes, lane) : 0);
	if (p->glc) {
		w->v[p->d.reg][lane] = (uint32_t)old;
		if (m->bytes == 8)
			w->v[p->d.reg + 1][lane] = (uint32_t)(old >> 32);
	}
}

static uint32_t
kind_access(const struct mem_row *m)
{
	return m->kind == M_LOAD ? A_READ : m->kind == M_STORE ? A_WRITE : A_READ | A_WRITE;
}

/* Bytes of a lane's scratch lie in dwords that are interleaved over the lanes. An
 * element goes through a copy where it is more than one dword. */
static void
private_access(struct wb_sim_wave *w, const struct step *p, const struct mem_row *m, uint32_t lane, uint64_t base,
	uint32_t offset, const struct opnd *value, struct lines *t)
{
	uint8_t copy[16], *at;
	uint32_t part = m->bytes > 4 ? 4 : m->bytes;

	if (offset % part) {
		wb_sim_fault(w, p, WB_E_SIM_ALIGN, "lane %u: scratch offset 0x%x of a %u-byte access", lane, offset,
			m->bytes);
		return;
	}
	if (m->bytes <= 4) {
		add_lines(w->sim, t, wb_sim_private(w->sim, base, offset, lane), m->bytes);
		at = wb_sim_global(w, p, wb_sim_private(w->sim, base, offset, lane), m->bytes, kind_access(m), lane);
		if (at)
			access(w, p, m, lane, at, value);
		return;
	}
	for (uint32_t k = 0; k < m->bytes; k += 4) {
		add_lines(w->sim, t, wb_sim_private(w->sim, base, offset + k, lane), 4);
		at = wb_sim_global(w, p, wb_sim_private(w->sim, base, offset + k, lane), 4, kind_access(m), lane);
		if (!at)
			return;
		memcpy(copy + k, at, 4);
	}
	access(w, p, m, lane, copy, value);
	for (uint32_t k = 0; m->kind != M_LOAD && k < m->bytes; k += 4) {
		at = wb_sim_global(w, p, wb_sim_private(w->sim, base, offset + k, lane), 4, A_WRITE, lane);
		if (at)
			memcpy(at, copy + k, 4);
	}
}

/* Where the wave's flat scratch begins, from the FLAT_SCRATCH registers. */
static uint64_t
flat_scratch(const struct wb_sim_wave *w)
{
	if (w->sim->gfx >= 0x1000)
		return pair(w, HIDDEN_FLAT_SCRATCH);
	if (w->sim->gfx >= 0x900)
		return pair(w, WB_GCN_FLAT_SCRATCH_LO);
	return w->sim->scratch_at + (uint64_t)w->s[WB_GCN_FLAT_SCRATCH_LO + 1] * 256;
}

/* ---- operands ---------------------------------------------------------------------------------- */
/* Explicit sources after the destination, in the order of the text: address, data, scalar base. */
struct places {
	const struct opnd *address, *value, *base;
};

static struct places
find_places(const struct step *p, const struct mem_row *m)
{
	struct places q = { NULL, NULL, NULL };
	uint32_t k = 0;

	if (k < p->ns && p->s[k].kind == O_VGPR && p->has_vaddr)
		q.address = &p->s[k++];
	if (m->kind != M_LOAD && k < p->ns)
		q.value = &p->s[k++];
	if (k < p->ns && p->s[k].kind == O_SGPR)
		q.base = &p->s[k];
	return q;
}

static uint64_t
base_address(struct wb_sim_wave *w, const struct opnd *base)
{
	return base->nunit >= 2 ? pair(w, base->reg) : w->s[base->reg];
}

/* Whole words, one per lane, all in the buffer that was accessed last: most code. False, with nothing done, if there is
 * anything to tell. */
static bool
plain_words(struct wb_sim_wave *w, const struct step *p, const struct mem_row *m, const uint64_t *addr, uint64_t exec,
	const struct opnd *value, struct lines *t)
{
	const struct region *r = w->sim->last;
	uint32_t *v = w->v[m->kind == M_LOAD ? p->d.reg : value->reg];
	uint64_t bad = 0;

	if (!r || r->written || r->constant || r->bytes < 4 || w->sim->watch.on)
		return false;
	for (uint32_t i = 0; i < LANES; i++)
		bad |= (exec >> i & 1) && (addr[i] - r->base > r->bytes - 4 || addr[i] % 4);
	if (bad)
		return false;
	for (uint32_t i = 0; i < LANES; i++) {
		uint8_t *at;

		if (!(exec >> i & 1))
			continue;	/* its address may be anything */
		at = r->at + (addr[i] - r->base);
		add_lines(w->sim, t, addr[i], 4);
		if (m->kind == M_LOAD)
			memcpy(&v[i], at, 4);
		else
			memcpy(at, &v[i], 4);
	}
	return true;
}

/* gfx10 counts what returns nothing apart. */
static uint8_t
counter(const struct wb_sim_wave *w, const struct step *p, const struct mem_row *m)
{
	bool returns = m->kind == M_LOAD || (m->kind == M_ATOMIC && p->glc);

	return w->sim->gfx >= 0x1000 && !returns ? WB_VSCNT : WB_VMCNT;
}

/* ---- flat, global, scratch ------------------------------------------------------------------------ */
static void
run_global(struct wb_sim_wave *w, const struct step *p)
{
	const struct mem_row *m = p->row;
	struct places q = find_places(p, m);
	uint64_t exec = exec_mask(w), base = q.base ? base_address(w, q.base) : 0;
	uint64_t addr[LANES];
	struct lines t;

	t.n = 0;
	t.most = 0;
	w->effect->counters |= counter(w, p, m);
	for (uint32_t i = 0; i < LANES; i++) {	/* first: the destination may overlap */
		uint64_t a = q.address ? w->v[q.address->reg][i] : 0;

		if (q.address && q.address->nunit >= 2)
			a |= (uint64_t)w->v[q.address->reg + 1][i] << 32;
		addr[i] = base + a + (uint64_t)p->offset;
	}
	if (m->bytes == 4 && m->kind != M_ATOMIC && plain_words(w, p, m, addr, exec, q.value, &t)) {
		w->effect->lines = t.n;
		return;
	}
	for (uint32_t i = 0; i < LANES && !w->fault; i++) {
		uint8_t *at;

		if (!(exec >> i & 1))
			continue;
		add_lines(w->sim, &t, addr[i], m->bytes);
		at = wb_sim_global(w, p, addr[i], m->bytes, kind_access(m), i);
		if (at)
			access(w, p, m, i, at, q.value);
	}
	w->effect->lines = t.n;
}

static void
run_flat(struct wb_sim_wave *w, const struct step *p)
{
	const struct mem_row *m = p->row;
	struct places q = find_places(p, m);
	uint64_t exec = exec_mask(w), addr[LANES];
	uint32_t in_lds = 0;
	struct lines t;

	t.n = 0;
	t.most = 0;
	w->effect->counters |= counter(w, p, m) | WB_LGKMCNT;
	if (!q.address || q.address->nunit != 2) {
		wb_sim_fault(w, p, WB_E_SIM_MODEL, "flat instructions have an address of 64 bits in vector registers");
		return;
	}
	for (uint32_t i = 0; i < LANES; i++)
		addr[i] = ((uint64_t)w->v[q.address->reg + 1][i] << 32 | w->v[q.address->reg][i]) + (uint64_t)p->offset;
	for (uint32_t i = 0; i < LANES && !w->fault; i++) {
		uint32_t high = (uint32_t)(addr[i] >> 32);
		uint8_t *at;

		if (!(exec >> i & 1))
			continue;
		if (high == APERTURE_SCRATCH) {
			private_access(w, p, m, i, flat_scratch(w), (uint32_t)addr[i], q.value, &t);
			continue;
		}
		if (high == APERTURE_LDS) {
			in_lds++;
			at = wb_sim_lds_at(w, p, (uint32_t)addr[i], m->bytes, kind_access(m), i);
		} else {
			add_lines(w->sim, &t, addr[i], m->bytes);
			at = wb_sim_global(w, p, addr[i], m->bytes, kind_access(m), i);
		}
		if (at)
			access(w, p, m, i, at, q.value);
	}
	w->effect->lines = t.n;
	w->effect->rounds = in_lds;
}

static void
run_scratch(struct wb_sim_wave *w, const struct step *p)
{
	const struct mem_row *m = p->row;
	struct places q = find_places(p, m);
	uint64_t exec = exec_mask(w);
	uint32_t base = q.base ? w->s[q.base->reg] : 0, addr[LANES];
	struct lines t;

	t.n = 0;
	t.most = 0;
	w->effect->counters |= counter(w, p, m);
	for (uint32_t i = 0; i < LANES; i++)
		addr[i] = base + (q.address ? w->v[q.address->reg][i] : 0) + (uint32_t)p->offset;
	for (uint32_t i = 0; i < LANES && !w->fault; i++)
		if (exec >> i & 1)
			private_access(w, p, m, i, flat_scratch(w), addr[i], q.value, &t);
	w->effect->lines = t.n;
}

/* ---- buffers ------------------------------------------------------------------------------------------ */
/* The fields of a buffer descriptor that addressing needs. */
struct descriptor {
	uint64_t base;
	uint32_t stride, records, index_stride, element;
	bool swizzle, add_tid;
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
	x.index_stride = 8u << (d[3] >> 21 & 3);
	x.element = w->sim->gfx < 0x900 ? 2u << (d[3] >> 19 & 3) : 4;
	x.add_tid = d[3] >> 23 & 1;
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
		((uint64_t)(index / x->index_stride) * x->stride + (uint64_t)(offset / x->element) * x->element) *
		x->index_stride +
		(uint64_t)(index % x->index_stride) * x->element + offset % x->element;
}

static bool
outside(const struct descriptor *x, uint32_t index, uint32_t offset, uint32_t bytes)
{
	if (x->stride && !x->add_tid)
		return index >= x->records || (x->swizzle && offset + bytes > x->stride);
	return (uint64_t)offset + bytes > x->records;
}

static void
buffer_lane(struct wb_sim_wave *w, const struct step *p, const struct mem_row *m, const struct descriptor *x,
	uint32_t i, uint32_t index, uint32_t offset, uint32_t soffset, const struct opnd *value, struct lines *t)
{
	uint32_t part = x->swizzle && m->bytes > x->element ? x->element : m->bytes;
	uint8_t copy[16] = { 0 }, *at;

	if (outside(x, index, offset, m->bytes)) {	/* loads give 0, stores are dropped */
		if (m->kind == M_LOAD)
			access(w, p, m, i, copy, value);
		return;
	}
	for (uint32_t k = 0; k < m->bytes; k += part) {
		uint64_t a = buffer_address(x, index, offset + k, soffset);

		if (a % part && wb_sim_misaligned(w, p, a, part, i, w->sim->cfg.access_align_bytes))
			return;
		add_lines(w->sim, t, a, part);
		at = wb_sim_global(w, p, a, part, kind_access(m), i);
		if (!at)
			return;
		if (part == m->bytes) {
			access(w, p, m, i, at, value);
			return;
		}
		memcpy(copy + k, at, part);
	}
	access(w, p, m, i, copy, value);
	for (uint32_t k = 0; m->kind != M_LOAD && k < m->bytes; k += part) {
		at = wb_sim_global(w, p, buffer_address(x, index, offset + k, soffset), part, A_WRITE, i);
		if (at)
			memcpy(at, copy + k, part);
	}
}

/* Text: data, [address,] descriptor, scalar offset. The data operand is the
 * destination of loads; one that an atomic returns in appears twice, decoded. */
static void
run_buffer(struct wb_sim_wave *w, const struct step *p)
{
	const struct mem_row *m = p->row;
	uint32_t k = 0, soffset, index[LANES], offset[LANES];
	const struct opnd *value = NULL, *address = NULL;
	uint64_t exec = exec_mask(w);
	struct descriptor x;
	struct lines t;

	t.n = 0;
	t.most = 0;
	w->effect->counters |= counter(w, p, m);
	if (m->kind == M_LOAD)
		value = &p->d;
	else
		value = &p->s[k++];
	if (p->s[k].kind == O_VGPR)
		address = &p->s[k++];
	x = descriptor(w, p->s[k++].reg);
	if (x.swizzle && x.element < 4)
		wb_sim_fault(w, p, WB_E_SIM_MODEL, "the machine has no buffers that interleave in units of %u bytes",
			x.element);
	soffset = k < p->ns ? (uint32_t)wb_sim_scalar(w, p, &p->s[k]) : 0;
	for (uint32_t i = 0; i < LANES; i++) {
		uint32_t reg = address ? address->reg : 0;

		index[i] = p->idxen && address ? w->v[reg][i] : 0;
		if (x.add_tid)
			index[i] += i;
		offset[i] = (uint32_t)p->offset + (p->offen && address ? w->v[reg + p->idxen][i] : 0);
	}
	for (uint32_t i = 0; i < LANES && !w->fault; i++)
		if (exec >> i & 1)
			buffer_lane(w, p, m, &x, i, index[i], offset[i], soffset, value, &t);
	w->effect->lines = t.n;
}

/* Cache control changes no value; the memory interface answers it. */
static void
run_cache(struct wb_sim_wave *w, const struct step *p)
{
	(void)p;
	w->effect->counters |= WB_VMCNT;
	w->effect->lines = 1;
}

/* ---- the table ------------------------------------------------------------------------------------------ */
#define LOAD(prefix, run, gfx, name, bytes, is_signed, d16) \
	{ prefix "load_" name, run, &(const struct mem_row){ M_LOAD, bytes, is_signed, d16, 1, 0, 0, NULL, 0 }, \
		F_VMEM, 1, gfx, 0, false, true },
#define STORE(prefix, run, gfx, name, bytes, d16) \
	{ prefix "store_" name, run, &(const struct mem_row){ M_STORE, bytes, 0, d16, 1, 0, 0, NULL, 0 }, F_VMEM, 0, \
		gfx, 0, false, true },
#define ATOMIC(prefix, run, gfx, name, op, compares) \
	{ prefix "atomic_" name, run, &(const struct mem_row){ M_ATOMIC, 4, 0, 0, 1, 0, 0, op, compares }, F_VMEM, 0, \
		gfx, 0, false, true }, \
		{ prefix "atomic_" name "_x2", run, \
			&(const struct mem_row){ M_ATOMIC, 8, 0, 0, 1, 0, 0, op, compares }, F_VMEM, 0, gfx, 0, false, \
			true },
#define ACCESSES(prefix, run, gfx) \
	LOAD(prefix, run, gfx, "ubyte", 1, 0, 0) LOAD(prefix, run, gfx, "sbyte", 1, 1, 0) \
	LOAD(prefix, run, gfx, "ushort", 2, 0, 0) LOAD(prefix, run, gfx, "sshort", 2, 1, 0) \
	LOAD(prefix, run, gfx, "dword", 4, 0, 0) LOAD(prefix, run, gfx, "dwordx2", 8, 0, 0) \
	LOAD(prefix, run, gfx, "dwordx3", 12, 0, 0) LOAD(prefix, run, gfx, "dwordx4", 16, 0, 0) \
	LOAD(prefix, run, 9, "ubyte_d16", 1, 0, 1) LOAD(prefix, run, 9, "ubyte_d16_hi", 1, 0, 2) \
	LOAD(prefix, run, 9, "sbyte_d16", 1, 1, 1) LOAD(prefix, run, 9, "sbyte_d16_hi", 1, 1, 2) \
	LOAD(prefix, run, 9, "short_d16", 2, 0, 1) LOAD(prefix, run, 9, "short_d16_hi", 2, 0, 2) \
	STORE(prefix, run, gfx, "byte", 1, 0) STORE(prefix, run, gfx, "short", 2, 0) \
	STORE(prefix, run, 9, "byte_d16_hi", 1, 2) STORE(prefix, run, 9, "short_d16_hi", 2, 2) \
	STORE(prefix, run, gfx, "dword", 4, 0) STORE(prefix, run, gfx, "dwordx2", 8, 0) \
	STORE(prefix, run, gfx, "dwordx3", 12, 0) STORE(prefix, run, gfx, "dwordx4", 16, 0)
#define ATOMICS(prefix, run, gfx) \
	ATOMIC(prefix, run, gfx, "swap", wb_sim_op_swap, 0) ATOMIC(prefix, run, gfx, "cmpswap", wb_sim_op_cmpswap, 1) \
	ATOMIC(prefix, run, gfx, "add", wb_sim_op_add, 0) ATOMIC(prefix, run, gfx, "sub", wb_sim_op_sub, 0) \
	ATOMIC(prefix, run, gfx, "smin", wb_sim_op_smin, 0) ATOMIC(prefix, run, gfx, "umin", wb_sim_op_umin, 0) \
	ATOMIC(prefix, run, gfx, "smax", wb_sim_op_smax, 0) ATOMIC(prefix, run, gfx, "umax", wb_sim_op_umax, 0) \
	ATOMIC(prefix, run, gfx, "and", wb_sim_op_and, 0) ATOMIC(prefix, run, gfx, "or", wb_sim_op_or, 0) \
	ATOMIC(prefix, run, gfx, "xor", wb_sim_op_xor, 0) ATOMIC(prefix, run, gfx, "inc", wb_sim_op_inc, 0) \
	ATOMIC(prefix, run, gfx, "dec", wb_sim_op_dec, 0)

static const struct wb_sim_semantics table[] = {
	ACCESSES("flat_", run_flat, 0)
	ATOMICS("flat_", run_flat, 0)
	ACCESSES("global_", run_global, 9)
	ATOMICS("global_", run_global, 9)
	ACCESSES("scratch_", run_scratch, 9)
	ACCESSES("buffer_", run_buffer, 0)
	ATOMICS("buffer_", run_buffer, 0)
	{ "buffer_wbinvl1", run_cache, NULL, F_VMEM, 0, 0, 0, false, true },
	{ "buffer_gl0_inv", run_cache, NULL, F_VMEM, 0, 13, 0, false, true },
	{ "buffer_gl1_inv", run_cache, NULL, F_VMEM, 0, 13, 0, false, true },
	{ "buffer_wbinvl1_vol", run_cache, NULL, F_VMEM, 0, 0, 0, false, true },
};

struct wb_sim_table wb_sim_vmem_table(void) { return (struct wb_sim_table){ table, WB_COUNT(table) }; }
