/* src/sim/exec_vmem.c -- flat, global and scratch accesses.
 *
 * The element of a lane is in global memory; or, if a flat address is in the aperture of LDS or of scratch, there.
 * The number of transactions is that of different lines that the lanes access (wavebound-bounds(7), M4).
 */
#include "vmem.h"

/* ---- transactions ---------------------------------------------------------------------- */
/* The size of a line is a power of two on most machines. */
static uint64_t
line_of(const struct wb_sim *s, uint64_t addr)
{
	uint64_t size = s->cfg.line_bytes;

	return size & (size - 1) ? addr / size : addr >> __builtin_ctzll(size);
}

void
wb_sim_add_lines(const struct wb_sim *s, struct lines *t, uint64_t addr, uint32_t bytes)
{
	uint64_t last = line_of(s, addr + bytes - 1);

	for (uint64_t l = line_of(s, addr); l <= last; l++) {
		uint32_t k = t->n && l <= t->most ? t->n : 0;

		while (k && t->at[k - 1] != l)	/* newest first: neighbouring lanes often share a line */
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

void
wb_sim_to_lds(struct wb_sim_wave *w, const struct step *p, uint32_t lane, uint32_t x)
{
	uint8_t *to = wb_sim_lds_from_m0(w, p, 4 * lane, 4, A_WRITE, lane);

	w->effect->rounds++;
	if (to)
		memcpy(to, &x, 4);
}

static void
load_lds(struct wb_sim_wave *w, const struct step *p, const struct mem_row *m, uint32_t lane, const uint8_t *from)
{
	uint32_t x = 0;

	memcpy(&x, from, m->bytes);
	if (m->is_signed && x >> (8 * m->bytes - 1) & 1)
		x |= UINT32_MAX << 8 * m->bytes;
	wb_sim_to_lds(w, p, lane, x);
}

void
wb_sim_access(struct wb_sim_wave *w, const struct step *p, const struct mem_row *m, uint32_t lane, uint8_t *at,
	const struct opnd *value)
{
	uint32_t units = m->bytes / 4u;
	uint64_t old;

	switch (m->kind) {
	case M_LOAD:
		if (p->lds || m->to_lds) {
			load_lds(w, p, m, lane, at);
			return;
		}
		wb_sim_load_lane(w, m, p->d.reg, lane, at);
		return;
	case M_STORE:
		wb_sim_store_lane(w, m, value->reg, lane, at);
		return;
	}
	/* here the comparand is in the registers behind the operand */
	old = wb_sim_atomic_lane(m, at, data(w, value->reg, m->bytes, lane),
		m->compares ? data(w, value->reg + units, m->bytes, lane) : 0, 0);
	if (p->glc) {
		w->v[p->d.reg][lane] = (uint32_t)old;
		if (m->bytes == 8)
			w->v[p->d.reg + 1][lane] = (uint32_t)(old >> 32);
	}
}

/* Scratch memory is interleaved: dword k of all lanes, then dword k + 1. An element
 * of several dwords is collected in a copy. */
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
		wb_sim_add_lines(w->sim, t, wb_sim_private(w->sim, base, offset, lane), m->bytes);
		at = wb_sim_global(
			w, p, wb_sim_private(w->sim, base, offset, lane), m->bytes, wb_sim_kind_access(m), lane);
		if (at)
			wb_sim_access(w, p, m, lane, at, value);
		return;
	}
	for (uint32_t k = 0; k < m->bytes; k += 4) {
		wb_sim_add_lines(w->sim, t, wb_sim_private(w->sim, base, offset + k, lane), 4);
		at = wb_sim_global(
			w, p, wb_sim_private(w->sim, base, offset + k, lane), 4, wb_sim_kind_access(m), lane);
		if (!at)
			return;
		memcpy(copy + k, at, 4);
	}
	wb_sim_access(w, p, m, lane, copy, value);
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
struct memory_operands {
	const struct opnd *address, *value, *base;
};

static struct memory_operands
find_memory_operands(const struct step *p, const struct mem_row *m)
{
	struct memory_operands q = { NULL, NULL, NULL };
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

/* Whether the lanes of @exec access all bytes of lines that are one after another, and of no others. */
static bool
touch_whole_lines(const struct wb_sim_wave *w, const uint64_t *addr, uint64_t exec, uint32_t bytes)
{
	uint64_t line = w->sim->cfg.line_bytes, first = UINT64_MAX, last = 0;
	bool in[LANES * 16] = { false };

	for (uint32_t i = 0; i < LANES; i++) {
		first = exec >> i & 1 && addr[i] < first ? addr[i] : first;
		last = exec >> i & 1 && addr[i] + bytes > last ? addr[i] + bytes : last;
	}
	if (!exec || first % line || last % line || last - first > sizeof in)
		return false;
	for (uint32_t i = 0; i < LANES; i++)
		if (exec >> i & 1)
			memset(in + (addr[i] - first), true, bytes);
	return !memchr(in, false, last - first);
}

/* Whether lanes of @exec access words one after another: lane i the i-th behind the address that lane 0 would have. */
static bool
is_row(const uint64_t *addr, uint64_t exec, uint32_t bytes)
{
	bool known = false;
	uint64_t start = 0;

	if (bytes != 4 && bytes != 8)
		return false;
	for (uint64_t i = 0; i < LANES; i++) {
		if (!(exec >> i & 1))
			continue;
		if (known && addr[i] - i * bytes != start)
			return false;
		start = addr[i] - i * bytes;
		known = true;
	}
	return true;
}

/* Fast path of the common case: aligned words, one per lane, all in the buffer that was accessed last. False, with
 * nothing done, if the access is of another kind, or if something may have to be reported. */
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
			continue;	/* lanes that are off may have any address */
		at = r->at + (addr[i] - r->base);
		wb_sim_add_lines(w->sim, t, addr[i], 4);
		if (m->kind == M_LOAD)
			memcpy(&v[i], at, 4);
		else
			memcpy(at, &v[i], 4);
	}
	return true;
}

/* ---- flat, global, scratch ------------------------------------------------------------------------ */
static void
run_global(struct wb_sim_wave *w, const struct step *p)
{
	const struct mem_row *m = p->row;
	struct memory_operands q = find_memory_operands(p, m);
	uint64_t exec = exec_mask(w), base = q.base ? base_address(w, q.base) : 0;
	uint64_t addr[LANES];
	struct lines t;

	t.n = 0;
	t.most = 0;
	w->effect->counters |= wb_sim_counter(w, p, m);
	for (uint32_t i = 0; i < LANES; i++) {	/* first: the destination may overlap the addresses */
		uint64_t a = q.address ? w->v[q.address->reg][i] : 0;

		if (q.address && q.address->nunit >= 2)
			a |= (uint64_t)w->v[q.address->reg + 1][i] << 32;
		addr[i] = base + a + (uint64_t)p->offset;
	}
	w->effect->whole = w->sim->cfg.whole_lines && m->kind != M_ATOMIC && !p->lds && !m->to_lds &&
		touch_whole_lines(w, addr, exec, m->bytes);
	w->effect->row = w->sim->cfg.rows && m->kind != M_ATOMIC && !p->lds && !m->to_lds &&
		is_row(addr, exec, m->bytes);
	if (m->bytes == 4 && m->kind != M_ATOMIC && !p->lds && !m->to_lds &&
		plain_words(w, p, m, addr, exec, q.value, &t)) {
		w->effect->lines = t.n;
		return;
	}
	for (uint32_t i = 0; i < LANES && !w->fault; i++) {
		uint8_t *at;

		if (!(exec >> i & 1))
			continue;
		wb_sim_add_lines(w->sim, &t, addr[i], m->bytes);
		at = wb_sim_global(w, p, addr[i], m->bytes, wb_sim_kind_access(m), i);
		if (at)
			wb_sim_access(w, p, m, i, at, q.value);
	}
	w->effect->lines = t.n;
}

static void
run_flat(struct wb_sim_wave *w, const struct step *p)
{
	const struct mem_row *m = p->row;
	struct memory_operands q = find_memory_operands(p, m);
	uint64_t exec = exec_mask(w), addr[LANES];
	uint32_t in_lds = 0;
	struct lines t;

	t.n = 0;
	t.most = 0;
	w->effect->counters |= wb_sim_counter(w, p, m) | WB_LGKMCNT;
	if (!q.address || q.address->nunit != 2) {
		wb_sim_fault(w, p, WB_E_SIM_MODEL, "flat instructions have an address of 64 bits in vector registers");
		return;
	}
	for (uint32_t i = 0; i < LANES; i++)
		addr[i] = ((uint64_t)w->v[q.address->reg + 1][i] << 32 | w->v[q.address->reg][i]) + (uint64_t)p->offset;
	w->effect->whole = w->sim->cfg.whole_lines && m->kind != M_ATOMIC && touch_whole_lines(w, addr, exec, m->bytes);
	w->effect->row = w->sim->cfg.rows && m->kind != M_ATOMIC && is_row(addr, exec, m->bytes);
	for (uint32_t i = 0; i < LANES && !w->fault; i++) {
		uint32_t high = (uint32_t)(addr[i] >> 32);
		uint8_t *at;

		if (!(exec >> i & 1))
			continue;
		w->effect->whole = w->effect->whole && high != APERTURE_SCRATCH && high != APERTURE_LDS;
		if (high == APERTURE_SCRATCH) {
			private_access(w, p, m, i, flat_scratch(w), (uint32_t)addr[i], q.value, &t);
			continue;
		}
		if (high == APERTURE_LDS) {
			in_lds++;
			at = wb_sim_lds_at(w, p, (uint32_t)addr[i], m->bytes, wb_sim_kind_access(m), i);
		} else {
			wb_sim_add_lines(w->sim, &t, addr[i], m->bytes);
			at = wb_sim_global(w, p, addr[i], m->bytes, wb_sim_kind_access(m), i);
		}
		if (at)
			wb_sim_access(w, p, m, i, at, q.value);
	}
	w->effect->lines = t.n;
	w->effect->rounds = in_lds;
}

static void
run_scratch(struct wb_sim_wave *w, const struct step *p)
{
	const struct mem_row *m = p->row;
	struct memory_operands q = find_memory_operands(p, m);
	uint64_t exec = exec_mask(w);
	uint32_t base = q.base ? w->s[q.base->reg] : 0, addr[LANES];
	struct lines t;

	t.n = 0;
	t.most = 0;
	w->effect->counters |= wb_sim_counter(w, p, m);
	for (uint32_t i = 0; i < LANES; i++)
		addr[i] = base + (q.address ? w->v[q.address->reg][i] : 0) + (uint32_t)p->offset;
	for (uint32_t i = 0; i < LANES && !w->fault; i++)
		if (exec >> i & 1)
			private_access(w, p, m, i, flat_scratch(w), addr[i], q.value, &t);
	w->effect->lines = t.n;
}

/* ---- the table ------------------------------------------------------------------------------------------ */
static const struct wb_sim_semantics table[] = {
	ACCESSES("flat_", run_flat, 0)
	ATOMICS("flat_", run_flat, 0)
	FLOAT_ATOMICS("flat_", run_flat)
	ACCESSES("global_", run_global, 9)
	ATOMICS("global_", run_global, 9)
	FLOAT_ATOMICS("global_", run_global)
	ACCESSES("scratch_", run_scratch, 9)
	LOADS_LDS("global_", run_global)
	LOADS_LDS("scratch_", run_scratch)
};

struct wb_sim_table wb_sim_vmem_table(void) { return (struct wb_sim_table){ table, WB_COUNT(table) }; }
