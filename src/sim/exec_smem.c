/* src/sim/exec_smem.c -- scalar memory.
 */
#include "sim.h"

struct smem_row {
	uint8_t units;
	bool store, buffer;
	bool compares;		/* atomic: the comparand follows the operand */
	atomic_fn *op;		/* NULL: no atomic */
	uint8_t narrow;		/* a load of so many bytes; 0: of words */
	bool sign;
};

/* The low bits of an address that are ignored: two, and for less than a word as many as its alignment. */
static uint64_t
ignored(const struct smem_row *m)
{
	return (m->narrow ? m->narrow : 4u) - 1u;
}

/* Byte offset: an immediate (21 bits, signed on gfx9), a register, or both. Without a descriptor, the lowest bits of
 * each are ignored. */
static uint64_t
offset(struct wb_sim_wave *w, const struct step *p, const struct smem_row *m, uint32_t first)
{
	uint64_t mask = m->buffer ? UINT64_MAX : ~ignored(m), x = (uint64_t)p->offset & mask;

	for (uint32_t k = first; k < p->ns; k++) {
		uint64_t v = wb_sim_scalar(w, p, &p->s[k]);

		x += (p->s[k].kind == O_IMM ? (uint64_t)(int64_t)(int32_t)(uint32_t)v : v) & mask;
	}
	return x;
}

/* The lowest bits of the base and of the sum are ignored. */
static uint64_t
address(struct wb_sim_wave *w, const struct smem_row *m, const struct opnd *base, uint64_t off)
{
	return ((pair(w, base->reg) & 0xffffffffffffull & ~ignored(m)) + off) & ~ignored(m);
}

/* Bytes of a buffer that may be accessed; no limit without a descriptor. */
static uint64_t
extent(const struct wb_sim_wave *w, const struct smem_row *m, const struct opnd *base)
{
	uint32_t stride = w->s[base->reg + 1] >> 16 & 0x3fff;

	if (!m->buffer)
		return UINT64_MAX;
	return (uint64_t)(stride ? stride : 1) * w->s[base->reg + 2];
}

/* A scalar access of @m at @addr; @cached: a cache may answer it. */
static void
note_access(struct wb_sim_wave *w, const struct smem_row *m, uint64_t addr, bool cached)
{
	const struct region *r = wb_sim_region(w->sim, addr);

	w->effect->counters |= wb_sim_scalar_counter(w);
	w->effect->scalar_bytes = m->narrow ? m->narrow : m->units * 4u;
	w->effect->scalar_at = addr;
	w->effect->cached = cached;
	w->effect->arguments = r && (r->base == w->sim->kernarg_at || r->base == w->sim->packet_at);
}

/* Text: data, base, offset. If the atomic returns the old value, the decoded data operand appears twice. */
static void
run_atomic(struct wb_sim_wave *w, const struct step *p)
{
	const struct smem_row *m = p->row;
	const struct mem_row as = { .kind = M_ATOMIC, .bytes = (uint8_t)(m->units * 4), .op = m->op };
	uint32_t data = p->s[0].reg, base_at = p->glc ? 2 : 1;
	const struct opnd *base = &p->s[base_at];
	uint64_t off = offset(w, p, m, base_at + 1), x, cmp, old;
	uint8_t *at;

	note_access(w, m, address(w, m, base, off), false);
	if (off + m->units * 4u > extent(w, m, base))
		return;
	at = wb_sim_global(w, p, address(w, m, base, off), m->units * 4u, A_READ | A_WRITE, WB_NONE);
	if (!at)
		return;
	x = m->units == 2 ? pair(w, data) : w->s[data];
	cmp = m->units == 2 ? pair(w, data + 2) : w->s[data + 1];
	old = wb_sim_atomic_lane(&as, at, x, m->compares ? cmp : 0, 0);
	if (!p->glc)
		return;
	w->s[data] = (uint32_t)old;
	if (m->units == 2)
		w->s[data + 1] = (uint32_t)(old >> 32);
}

static void
run_smem(struct wb_sim_wave *w, const struct step *p)
{
	const struct smem_row *m = p->row;
	uint32_t base_at = m->store ? 1 : 0, data = m->store ? p->s[0].reg : p->d.reg, words[16];
	const struct opnd *base = &p->s[base_at];
	uint64_t off = offset(w, p, m, base_at + 1), addr = address(w, m, base, off), end = extent(w, m, base);

	note_access(w, m, addr, !m->store && !p->policy);
	for (uint32_t k = 0; k < m->units; k++) {
		uint8_t *at;

		words[k] = 0;
		if (m->buffer && off + 4 * k + 4 > end)
			continue;
		at = wb_sim_global(w, p, addr + 4 * k, 4, m->store ? A_WRITE : A_READ, WB_NONE);
		if (!at)
			return;
		if (m->store)
			memcpy(at, &w->s[data + k], 4);
		else
			memcpy(&words[k], at, 4);
	}
	for (uint32_t k = 0; !m->store && k < m->units; k++)
		w->s[data + k] = words[k];
}

/* A byte or half, extended to a word. */
static void
run_narrow(struct wb_sim_wave *w, const struct step *p)
{
	const struct smem_row *m = p->row;
	const struct opnd *base = &p->s[0];
	uint64_t off = offset(w, p, m, 1), addr = address(w, m, base, off);
	uint32_t x = 0, sign = m->sign ? 1u << (8 * m->narrow - 1) : 0;
	const uint8_t *at;

	note_access(w, m, addr, !m->store && !p->policy);
	if (!m->buffer || off + m->narrow <= extent(w, m, base)) {
		at = wb_sim_global(w, p, addr, m->narrow, A_READ, WB_NONE);
		if (!at)
			return;
		memcpy(&x, at, m->narrow);
	}
	w->s[p->d.reg] = (x ^ sign) - sign;
}

static void
run_time(struct wb_sim_wave *w, const struct step *p)
{
	w->effect->counters |= wb_sim_scalar_counter(w);
	w->effect->lines = 1;
	wb_sim_changed(w->sim);		/* a wave that has read the clock does not repeat an earlier state */
	w->s[p->d.reg] = (uint32_t)w->sim->clock;
	if (p->d.nunit == 2)
		w->s[p->d.reg + 1] = (uint32_t)(w->sim->clock >> 32);
}

static void
run_cache(struct wb_sim_wave *w, const struct step *p)
{
	(void)p;
	w->effect->counters |= wb_sim_scalar_counter(w);
	w->effect->lines = 1;
}

/* A prefetch is charged all lines that it can ask for. It fills no cache, and nothing waits for it. */
static void
run_prefetch(struct wb_sim_wave *w, const struct step *p)
{
	(void)p;
	w->effect->lines = (uint32_t)wb_ceil_div(WB_PREFETCH_BYTES, w->sim->cfg.line_bytes) + 1;
}

/* Each of a load or store for both kinds of address. */
#define ROW(name, run, units, store, buffer, narrow, sign) \
	{ name, run, &(const struct smem_row){ units, store, buffer, false, NULL, narrow, sign }, F_SMEM, \
		!(store), 0, 0, false, true },
#define BOTH(access, name, run, units, store, narrow, sign) \
	ROW("s_" access name, run, units, store, false, narrow, sign) \
	ROW("s_buffer_" access name, run, units, store, true, narrow, sign)
#define LOADS(name, n) BOTH("load_", name, run_smem, n, false, 0, false)
#define NARROW(name, bytes, sign) BOTH("load_", name, run_narrow, 1, false, bytes, sign)
#define STORES(name, n) BOTH("store_", name, run_smem, n, true, 0, false)
#define ATOMIC_OF(prefix, name, n, buffer, op, compares) \
	{ prefix name, run_atomic, &(const struct smem_row){ n, false, buffer, compares, op, 0, false }, F_SMEM, 0, 9, \
		0, false, true },
#define ATOMIC(name, op, compares) \
	ATOMIC_OF("s_atomic_", name, 1, false, op, compares) \
	ATOMIC_OF("s_atomic_", name "_x2", 2, false, op, compares) \
		ATOMIC_OF("s_buffer_atomic_", name, 1, true, op, compares) \
			ATOMIC_OF("s_buffer_atomic_", name "_x2", 2, true, op, compares)
static const struct wb_sim_semantics table[] = {
	LOADS("dword", 1)
	LOADS("dwordx2", 2)
	LOADS("b96", 3)
	LOADS("dwordx4", 4)
	LOADS("dwordx8", 8)
	LOADS("dwordx16", 16)
	NARROW("i8", 1, true)
	NARROW("u8", 1, false)
	NARROW("i16", 2, true)
	NARROW("u16", 2, false)
	STORES("dword", 1)
	STORES("dwordx2", 2)
	STORES("dwordx4", 4)
	ATOMIC("swap", wb_sim_op_swap, false)
	ATOMIC("cmpswap", wb_sim_op_cmpswap, true)
	ATOMIC("add", wb_sim_op_add, false)
	ATOMIC("sub", wb_sim_op_sub, false)
	ATOMIC("smin", wb_sim_op_smin, false)
	ATOMIC("umin", wb_sim_op_umin, false)
	ATOMIC("smax", wb_sim_op_smax, false)
	ATOMIC("umax", wb_sim_op_umax, false)
	ATOMIC("and", wb_sim_op_and, false)
	ATOMIC("or", wb_sim_op_or, false)
	ATOMIC("xor", wb_sim_op_xor, false)
	ATOMIC("inc", wb_sim_op_inc, false)
	ATOMIC("dec", wb_sim_op_dec, false)
	{ "s_memtime", run_time, NULL, F_SMEM, 1, 0, 0, false, true },
	{ "s_memrealtime", run_time, NULL, F_SMEM, 1, 0, 0, false, true },
	{ "s_sendmsg_rtn_b32", run_time, NULL, F_SMEM, 1, 15, 0, false, true },	/* clocks, among other things */
	{ "s_sendmsg_rtn_b64", run_time, NULL, F_SMEM, 1, 15, 0, false, true },
	{ "s_buffer_prefetch_data", run_prefetch, NULL, F_SMEM, 0, 16, 0, false, true },
	{ "s_prefetch_data", run_prefetch, NULL, F_SMEM, 0, 16, 0, false, true },
	{ "s_prefetch_data_pc_rel", run_prefetch, NULL, F_SMEM, 0, 16, 0, false, true },
	{ "s_prefetch_inst", run_prefetch, NULL, F_SMEM, 0, 16, 0, false, true },
	{ "s_prefetch_inst_pc_rel", run_prefetch, NULL, F_SMEM, 0, 16, 0, false, true },
	{ "s_dcache_inv", run_cache, NULL, F_SMEM, 0, 0, 0, false, true },
	{ "s_gl1_inv", run_cache, NULL, F_SMEM, 0, 13, 0, false, true },
	{ "s_dcache_inv_vol", run_cache, NULL, F_SMEM, 0, 0, 0, false, true },
	{ "s_dcache_wb", run_cache, NULL, F_SMEM, 0, 0, 0, false, true },
	{ "s_dcache_wb_vol", run_cache, NULL, F_SMEM, 0, 0, 0, false, true },
};

struct wb_sim_table wb_sim_smem_table(void) { return (struct wb_sim_table){ table, WB_COUNT(table) }; }
