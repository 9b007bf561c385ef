/* src/sim/exec_lds.c -- LDS: loads, stores, atomics, and the lane exchanges of its crossbar.
 *
 * LDS rounds of an instruction: the number of different words in the bank that serves
 * most. Atomics: the number of accesses, as each one is executed separately.
 */
#include "sim.h"

#define MAX_WORDS (LANES * 8)

/* ---- rounds --------------------------------------------------------------------------- */
struct words {
	uint32_t at[MAX_WORDS];
	uint32_t n;
};

static uint32_t rest(uint32_t a, uint32_t n) { return n & (n - 1) ? a % n : a & (n - 1); }
static uint32_t quotient(uint32_t a, uint32_t n) { return n == 4 ? a / 4 : a / n; }

/* A word counts once. It is marked with the number of the call, so marks of earlier calls need not be cleared. */
static uint32_t
count_rounds(struct wb_sim *s, uint32_t lds_bytes, const struct words *t, bool merge)
{
	uint32_t most = 0, words = quotient(lds_bytes, s->cfg.lds_bank_bytes) + 1;

	if (!s->word_seen) {
		s->word_seen = WB_NEW(s->cx->unit, uint32_t, words);
		s->bank_load = WB_NEW(s->cx->unit, uint32_t, s->cfg.lds_banks);
	}
	s->call++;
	memset(s->bank_load, 0, s->cfg.lds_banks * sizeof *s->bank_load);
	for (uint32_t i = 0; i < t->n; i++) {
		uint32_t *load = &s->bank_load[rest(t->at[i], s->cfg.lds_banks)];

		if (merge && t->at[i] < words) {
			if (s->word_seen[t->at[i]] == s->call)
				continue;
			s->word_seen[t->at[i]] = s->call;
		}
		if (++*load > most)
			most = *load;
	}
	return most;
}

static void
add_words(const struct wb_sim *s, struct words *t, uint32_t addr, uint32_t bytes)
{
	uint32_t w = s->cfg.lds_bank_bytes, last = quotient(addr + bytes - 1, w);

	for (uint32_t a = quotient(addr, w); a <= last && t->n < MAX_WORDS; a++)
		t->at[t->n++] = a;
}

/* ---- a source of vector instructions ---------------------------------------------------------- */
/* The element of LDS at M0[15:0], of the type in M0[18:16]: 0 and 1 have 8 and 16 bits, 4 and 5 too, with a sign. */
static uint32_t
direct(struct wb_sim_wave *w, const struct step *p)
{
	uint32_t m0 = w->s[WB_GCN_M0], type = m0 >> 16 & 7, bytes = type == 0 || type == 4 ? 1 : type == 2 ? 4 : 2;
	const uint8_t *at = wb_sim_lds_from_m0(w, p, 0, bytes, A_READ, 0);	/* on gfx8, too, M0 is no limit then */
	uint32_t x = 0;

	if (at)
		memcpy(&x, at, bytes);
	return type < 4 ? x : bytes == 1 ? (uint32_t)(int8_t)x : (uint32_t)(int16_t)x;
}

void
wb_sim_run_special(struct wb_sim_wave *w, const struct step *p)
{
	if (w->mode & MODE_SKIPS && *wb_gcn_opcode_name(p->i->isa_op) == 'v')
		return;
	w->s[WB_GCN_VCCZ] = !mask_at(w, WB_GCN_VCC_LO);
	w->s[WB_GCN_EXECZ] = !exec_mask(w);
	if (p->lds_direct)
		w->s[WB_GCN_LDS_DIRECT] = direct(w, p);
	p->behind(w, p);
}

/* ---- loads, stores, atomics ---------------------------------------------------------------- */
static uint64_t
data(const struct wb_sim_wave *w, const struct opnd *o, uint32_t bytes, uint32_t lane)
{
	uint64_t x = w->v[o->reg][lane];

	return bytes == 8 ? x | (uint64_t)w->v[o->reg + 1][lane] << 32 : x;
}

static uint32_t
flushes(const struct wb_sim_wave *w, const struct mem_row *m)
{
	return w->mode >> (m->bytes == 8 ? 6 : 4) & 3 ? 0 : AT_FLUSH;
}

static void
element(struct wb_sim_wave *w, const struct step *p, const struct mem_row *m, uint32_t e, uint32_t lane, uint32_t addr)
{
	uint32_t units = m->bytes < 4 ? 1 : m->bytes / 4u;
	uint32_t access = m->kind == M_LOAD ? A_READ : m->kind == M_STORE ? A_WRITE : A_READ | A_WRITE;
	uint8_t *at = wb_sim_lds_at(w, p, addr, m->bytes, access, lane);
	uint64_t old;

	if (!at)
		return;
	switch (m->kind) {
	case M_LOAD:
		wb_sim_load_lane(w, m, p->d.reg + e * units, lane, at);
		return;
	case M_STORE:
		wb_sim_store_lane(w, m, p->s[1 + e].reg, lane, at);
		return;
	}
	/* in the text of LDS instructions the comparand is first, except for ds_cmpstore */
	if (m->compares)
		old = wb_sim_atomic_lane(m, at, data(w, &p->s[m->compares == 2 ? 1 : 2], m->bytes, lane),
			data(w, &p->s[m->compares == 2 ? 2 : 1], m->bytes, lane), flushes(w, m));
	else
		old = wb_sim_atomic_lane(m, at, data(w, &p->s[1 + e], m->bytes, lane), 0, flushes(w, m));
	if (m->returns) {
		w->v[p->d.reg + e * units][lane] = (uint32_t)old;
		if (m->bytes == 8)
			w->v[p->d.reg + e * units + 1][lane] = (uint32_t)(old >> 32);
	}
}

/* Fast path of the common case: aligned words, one per lane, within the LDS of the workgroup; loaded ones were written
 * before. False, with nothing done, if the access is of another kind, or if something may have to be reported. */
static bool
plain_words(struct wb_sim_wave *w, const struct step *p, const struct mem_row *m, const uint32_t *base, uint64_t exec,
	struct words *t)
{
	struct wb_sim_group *g = w->group;
	uint32_t addr[LANES],
		bad = g->lds_bytes < 4 || w->sim->gfx < 0x900 || w->sim->watch.on || w->sim->cfg.lds_bank_bytes != 4,
		word;
	uint32_t *v = w->v[m->kind == M_LOAD ? p->d.reg : p->s[1].reg];

	if (bad)
		return false;
	for (uint32_t i = 0; i < LANES; i++) {
		addr[i] = base[i] + (uint32_t)p->offset;
		bad |= (exec >> i & 1) && (addr[i] > g->lds_bytes - 4 || addr[i] % 4);
	}
	for (uint32_t i = 0; m->kind == M_LOAD && !bad && i < LANES; i++)
		if (exec >> i & 1) {
			memcpy(&word, g->lds_written + addr[i], 4);
			bad |= word != 0x01010101;
		}
	if (bad)
		return false;
	for (uint32_t i = 0; i < LANES; i++) {
		if (!(exec >> i & 1))
			continue;
		t->at[t->n++] = addr[i] / 4;
		if (m->kind == M_LOAD) {
			memcpy(&v[i], g->lds + addr[i], 4);
		} else {
			memcpy(g->lds + addr[i], &v[i], 4);
			memset(g->lds_written + addr[i], 1, 4);
		}
	}
	return true;
}

static void
run_lds(struct wb_sim_wave *w, const struct step *p)
{
	const struct mem_row *m = p->row;
	uint64_t exec = exec_mask(w);
	uint32_t unit = m->count == 2 ? m->bytes * (m->st64 ? 64u : 1u) : 1;
	uint32_t base[LANES];
	bool done;
	struct words t = { .n = 0 };

	w->effect->counters |= WB_LGKMCNT;
	memcpy(base, w->v[p->s[0].reg], sizeof base);	/* the destination may overlap it */
	done = m->bytes == 4 && m->count == 1 && m->kind != M_ATOMIC && plain_words(w, p, m, base, exec, &t);
	for (uint32_t e = 0; e < m->count && !done; e++) {
		uint32_t offset = m->count == 2 ? (e ? p->offset1 : (uint32_t)p->offset) * unit : (uint32_t)p->offset;

		for (uint32_t lane = 0; lane < LANES && !w->fault; lane++) {
			if (!(exec >> lane & 1))
				continue;
			add_words(w->sim, &t, base[lane] + offset, m->bytes);
			element(w, p, m, e, lane, base[lane] + offset);
		}
	}
	w->effect->rounds = count_rounds(w->sim, w->group->lds_bytes, &t, m->kind != M_ATOMIC);
}

/* Adds the number of active lanes to the word at one address, or subtracts it; all lanes get the old value. */
static void
count_lanes(struct wb_sim_wave *w, const struct step *p, bool add)
{
	uint64_t exec = exec_mask(w);
	uint32_t n = (uint32_t)__builtin_popcountll(exec), old, new, lanes[LANES];
	uint8_t *at;

	w->effect->counters |= WB_LGKMCNT;
	if (!exec)
		return;
	at = wb_sim_lds_from_m0(w, p, 0, 4, A_READ | A_WRITE, WB_NONE);
	if (!at)
		return;
	memcpy(&old, at, 4);
	new = add ? old + n : old - n;
	memcpy(at, &new, 4);
	for (int i = 0; i < LANES; i++)
		lanes[i] = old;
	wb_sim_blend(w, p->d.reg, lanes, exec);
	w->effect->rounds = 1;
}
static void run_append(struct wb_sim_wave *w, const struct step *p) { count_lanes(w, p, true); }
static void run_consume(struct wb_sim_wave *w, const struct step *p) { count_lanes(w, p, false); }

/* ---- at M0 plus four bytes for each lane ---------------------------------------------------- */
static void
each_lane(struct wb_sim_wave *w, const struct step *p, bool store)
{
	static const struct mem_row word = { .bytes = 4, .count = 1 };
	uint64_t exec = exec_mask(w);
	struct words t = { .n = 0 };

	w->effect->counters |= WB_LGKMCNT;
	for (uint32_t lane = 0; lane < LANES && !w->fault; lane++) {
		uint32_t addr = (w->s[WB_GCN_M0] & 0xffff) + (uint32_t)p->offset + 4 * lane;
		uint32_t access = store ? A_WRITE : A_READ;
		uint8_t *at = exec >> lane & 1 ? wb_sim_lds_from_m0(w, p, 4 * lane, 4, access, lane) : NULL;

		if (!at)
			continue;
		add_words(w->sim, &t, addr, 4);
		if (store)
			wb_sim_store_lane(w, &word, p->s[0].reg, lane, at);
		else
			wb_sim_load_lane(w, &word, p->d.reg, lane, at);
	}
	w->effect->rounds = count_rounds(w->sim, w->group->lds_bytes, &t, true);
}
static void run_read_addtid(struct wb_sim_wave *w, const struct step *p) { each_lane(w, p, false); }
static void run_write_addtid(struct wb_sim_wave *w, const struct step *p) { each_lane(w, p, true); }
static void run_ds_nop(struct wb_sim_wave *w, const struct step *p) { (void)p; w->effect->counters |= WB_LGKMCNT; }

/* ---- lane exchange --------------------------------------------------------------------------- */
static int
reverse5(int k)
{
	return (k & 1) << 4 | (k & 2) << 2 | (k & 4) | (k & 8) >> 2 | (k & 16) >> 4;
}

/* gfx9 has two more patterns: that of a fast Fourier transform (0xe000 and above), and rotation (0xc000 and above). */
static int
swizzle_source(uint32_t how, int i, bool gfx9)
{
	int group = i & 32, k = i & 31, mask = (int)(how & 31), by = (int)(how >> 5 & 31);

	if (gfx9 && how >= 0xe000)
		return group | reverse5(k) >> __builtin_popcount((unsigned)mask) | (k & mask);
	if (gfx9 && how >= 0xc000)
		return group | (k & mask) | ((how >> 10 & 1 ? k - by : k + by) & ~mask & 31);
	if (how & 0x8000)
		return (i & ~3) + (int)(how >> 2 * (i & 3) & 3);
	return group + (((k & mask) | by) ^ (int)(how >> 10 & 31));
}

static void
run_swizzle(struct wb_sim_wave *w, const struct step *p)
{
	uint64_t exec = exec_mask(w);
	const uint32_t *from = w->v[p->s[0].reg];
	uint32_t out[LANES];

	wb_sim_between_lanes(w, p);
	w->effect->counters |= WB_LGKMCNT;
	for (int i = 0; i < LANES; i++) {
		int k = swizzle_source((uint32_t)p->offset & 0xffff, i, w->sim->gfx >= 0x900);

		out[i] = exec >> k & 1 ? from[k] : 0;
	}
	wb_sim_blend(w, p->d.reg, out, exec);
	w->effect->rounds = 1;
}

/* The lane that address @addr means to lane @i. From gfx10 on a wave of 64 lanes permutes each half by itself. */
static uint32_t
addressed_lane(const struct wb_sim_wave *w, uint32_t addr, uint32_t i)
{
	uint32_t lanes = w->sim->gfx < 0x1000 ? 64 : 32;

	return (i & ~(lanes - 1)) | (addr / 4 % lanes);
}

static void
run_bpermute(struct wb_sim_wave *w, const struct step *p)
{
	uint64_t exec = exec_mask(w);
	const uint32_t *addr = w->v[p->s[0].reg], *from = w->v[p->s[1].reg];
	uint32_t out[LANES];

	wb_sim_between_lanes(w, p);
	w->effect->counters |= WB_LGKMCNT;
	for (uint32_t i = 0; i < LANES; i++) {
		uint32_t k = addressed_lane(w, addr[i] + (uint32_t)p->offset, i);

		out[i] = exec >> k & 1 ? from[k] : 0;
	}
	wb_sim_blend(w, p->d.reg, out, exec);
	w->effect->rounds = 1;
}

static void
run_permute(struct wb_sim_wave *w, const struct step *p)
{
	uint64_t exec = exec_mask(w);
	const uint32_t *addr = w->v[p->s[0].reg], *from = w->v[p->s[1].reg];
	uint32_t out[LANES] = { 0 };

	wb_sim_between_lanes(w, p);
	w->effect->counters |= WB_LGKMCNT;
	for (uint32_t i = 0; i < LANES; i++)
		if (exec >> i & 1)
			out[addressed_lane(w, addr[i] + (uint32_t)p->offset, i)] = from[i];
	wb_sim_blend(w, p->d.reg, out, exec);
	w->effect->rounds = 1;
}

/* ---- the table ------------------------------------------------------------------------------- */
/* Loads and stores: name, row. */
#define LOADS(X) \
	X("ds_read_b32", M_LOAD, 4, 0, 0, 1, 0, 1) \
	X("ds_read_b64", M_LOAD, 8, 0, 0, 1, 0, 1) \
	X("ds_read_b96", M_LOAD, 12, 0, 0, 1, 0, 1) \
	X("ds_read_b128", M_LOAD, 16, 0, 0, 1, 0, 1) \
	X("ds_read_u8", M_LOAD, 1, 0, 0, 1, 0, 1) \
	X("ds_read_i8", M_LOAD, 1, 1, 0, 1, 0, 1) \
	X("ds_read_u16", M_LOAD, 2, 0, 0, 1, 0, 1) \
	X("ds_read_i16", M_LOAD, 2, 1, 0, 1, 0, 1) \
	X("ds_read_u8_d16", M_LOAD, 1, 0, 1, 1, 0, 1) \
	X("ds_read_u8_d16_hi", M_LOAD, 1, 0, 2, 1, 0, 1) \
	X("ds_read_i8_d16", M_LOAD, 1, 1, 1, 1, 0, 1) \
	X("ds_read_i8_d16_hi", M_LOAD, 1, 1, 2, 1, 0, 1) \
	X("ds_read_u16_d16", M_LOAD, 2, 0, 1, 1, 0, 1) \
	X("ds_read_u16_d16_hi", M_LOAD, 2, 0, 2, 1, 0, 1) \
	X("ds_read2_b32", M_LOAD, 4, 0, 0, 2, 0, 1) \
	X("ds_read2_b64", M_LOAD, 8, 0, 0, 2, 0, 1) \
	X("ds_read2st64_b32", M_LOAD, 4, 0, 0, 2, 1, 1) \
	X("ds_read2st64_b64", M_LOAD, 8, 0, 0, 2, 1, 1) \
	X("ds_write_b8", M_STORE, 1, 0, 0, 1, 0, 2) \
	X("ds_write_b16", M_STORE, 2, 0, 0, 1, 0, 2) \
	X("ds_write_b8_d16_hi", M_STORE, 1, 0, 2, 1, 0, 2) \
	X("ds_write_b16_d16_hi", M_STORE, 2, 0, 2, 1, 0, 2) \
	X("ds_write_b32", M_STORE, 4, 0, 0, 1, 0, 2) \
	X("ds_write_b64", M_STORE, 8, 0, 0, 1, 0, 2) \
	X("ds_write_b96", M_STORE, 12, 0, 0, 1, 0, 2) \
	X("ds_write_b128", M_STORE, 16, 0, 0, 1, 0, 2) \
	X("ds_write2_b32", M_STORE, 4, 0, 0, 2, 0, 3) \
	X("ds_write2_b64", M_STORE, 8, 0, 0, 2, 0, 3) \
	X("ds_write2st64_b32", M_STORE, 4, 0, 0, 2, 1, 3) \
	X("ds_write2st64_b64", M_STORE, 8, 0, 0, 2, 1, 3)

/* Atomics: name before and after "rtn_", operation, bytes, sources. */
#define ATOMICS(X) \
	X("ds_add_", "u32", op_add, 4, 2) X("ds_add_", "u64", op_add, 8, 2) \
	X("ds_sub_", "u32", op_sub, 4, 2) X("ds_sub_", "u64", op_sub, 8, 2) \
	X("ds_rsub_", "u32", op_rsub, 4, 2) X("ds_rsub_", "u64", op_rsub, 8, 2) \
	X("ds_inc_", "u32", op_inc, 4, 2) X("ds_inc_", "u64", op_inc, 8, 2) \
	X("ds_dec_", "u32", op_dec, 4, 2) X("ds_dec_", "u64", op_dec, 8, 2) \
	X("ds_min_", "i32", op_smin, 4, 2) X("ds_min_", "i64", op_smin, 8, 2) \
	X("ds_max_", "i32", op_smax, 4, 2) X("ds_max_", "i64", op_smax, 8, 2) \
	X("ds_min_", "u32", op_umin, 4, 2) X("ds_min_", "u64", op_umin, 8, 2) \
	X("ds_max_", "u32", op_umax, 4, 2) X("ds_max_", "u64", op_umax, 8, 2) \
	X("ds_and_", "b32", op_and, 4, 2) X("ds_and_", "b64", op_and, 8, 2) \
	X("ds_or_", "b32", op_or, 4, 2) X("ds_or_", "b64", op_or, 8, 2) \
	X("ds_xor_", "b32", op_xor, 4, 2) X("ds_xor_", "b64", op_xor, 8, 2) \
	X("ds_mskor_", "b32", op_mskor, 4, 3) X("ds_mskor_", "b64", op_mskor, 8, 3) \
	X("ds_cmpst_", "b32", op_cmpswap, 4, 3) X("ds_cmpst_", "b64", op_cmpswap, 8, 3) \
	X("ds_cmpst_", "f32", op_fcmpswap, 4, 3) X("ds_cmpst_", "f64", op_fcmpswap, 8, 3) \
	X("ds_add_", "f32", op_fadd, 4, 2) \
	X("ds_min_", "f32", op_fmin, 4, 2) X("ds_min_", "f64", op_fmin, 8, 2) \
	X("ds_max_", "f32", op_fmax, 4, 2) X("ds_max_", "f64", op_fmax, 8, 2)

/* From gfx90a on. */
#define LATER_ATOMICS(X) \
	X("ds_add_", "f64", op_fadd, 8, 2) X("ds_pk_add_", "f16", op_pkadd, 4, 2) \
	X("ds_pk_add_", "bf16", op_pkadd_upper, 4, 2) \
	X("ds_cond_sub_", "u32", op_cond_sub, 4, 2) X("ds_sub_clamp_", "u32", op_csub, 4, 2)

/* Only with a result. */
#define EXCHANGES(X) \
	X("ds_wrxchg_", "b32", op_swap, 4, 2, 1, 0) X("ds_wrxchg_", "b64", op_swap, 8, 2, 1, 0) \
	X("ds_wrxchg2_", "b32", op_swap, 4, 3, 2, 0) X("ds_wrxchg2_", "b64", op_swap, 8, 3, 2, 0) \
	X("ds_wrxchg2st64_", "b32", op_swap, 4, 3, 2, 1) X("ds_wrxchg2st64_", "b64", op_swap, 8, 3, 2, 1) \
	X("ds_wrap_", "b32", op_wrap, 4, 3, 1, 0)

#define CMPSTORE(after, op, bytes) \
	{ "ds_cmpstore_" after, run_lds, \
		&(const struct mem_row){ M_ATOMIC, bytes, 0, 0, 1, 0, false, op, 2, false }, F_LDS, \
		0, 15, 3, false, false }, \
	{ "ds_cmpstore_rtn_" after, run_lds, \
		&(const struct mem_row){ M_ATOMIC, bytes, 0, 0, 1, 0, true, op, 2, false }, \
		F_LDS, 1, 15, 3, false, false },
static const struct wb_sim_semantics table[] = {
#define X(name, kind, bytes, is_signed, d16, count, st64, nsrc) \
	{ name, run_lds, \
		&(const struct mem_row){ kind, bytes, is_signed, d16, count, st64, false, NULL, false, false }, \
		F_LDS, (kind) == M_LOAD, (d16) ? 9 : 0, nsrc, false, false },
	LOADS(X)
#undef X
#define ATOMIC(gfx, before, after, op, bytes, nsrc) \
	{ before after, run_lds, \
		&(const struct mem_row){ \
			M_ATOMIC, bytes, 0, 0, 1, 0, false, wb_sim_##op, (nsrc) == 3, false }, F_LDS, 0, gfx, \
		nsrc, false, false }, \
		{ before "rtn_" after, run_lds, \
			&(const struct mem_row){ \
				M_ATOMIC, bytes, 0, 0, 1, 0, true, wb_sim_##op, (nsrc) == 3, false }, F_LDS, \
			1, gfx, nsrc, false, false },
#define X(...) ATOMIC(0, __VA_ARGS__)
		ATOMICS(X)
#undef X
#define X(...) ATOMIC(12, __VA_ARGS__)
		LATER_ATOMICS(X)
#undef X
#define X(before, after, op, bytes, nsrc, count, st64) \
	{ before "rtn_" after, run_lds, \
		&(const struct mem_row){ \
			M_ATOMIC, bytes, 0, 0, count, st64, true, wb_sim_##op, (nsrc) == 3 && (count) == 1, false }, \
		F_LDS, 1, 0, nsrc, false, false },
			EXCHANGES(X)
#undef X
				{ "ds_read_addtid_b32", run_read_addtid, NULL, F_LDS, 1, 9, 0, false, false },
	{ "ds_write_addtid_b32", run_write_addtid, NULL, F_LDS, 0, 9, 1, false, false },
	CMPSTORE("b32", wb_sim_op_cmpswap, 4)
	CMPSTORE("b64", wb_sim_op_cmpswap, 8)
	CMPSTORE("f32", wb_sim_op_fcmpswap, 4)
	CMPSTORE("f64", wb_sim_op_fcmpswap, 8)
	{ "ds_nop", run_ds_nop, NULL, F_LDS, 0, 0, 0, false, true },
	{ "ds_append", run_append, NULL, F_LDS, 1, 0, 0, false, false },
	{ "ds_consume", run_consume, NULL, F_LDS, 1, 0, 0, false, false },
	{ "ds_swizzle_b32", run_swizzle, NULL, F_LDS, 1, 0, 1, false, false },
	{ "ds_bpermute_b32", run_bpermute, NULL, F_LDS, 1, 0, 2, false, false },
	{ "ds_permute_b32", run_permute, NULL, F_LDS, 1, 0, 2, false, false },
};

struct wb_sim_table wb_sim_lds_table(void) { return (struct wb_sim_table){ table, WB_COUNT(table) }; }
