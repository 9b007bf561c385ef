/* src/sim/exec_salu.c -- scalar ALU: one 32- or 64-bit operation per wavefront.
 */
#include "sim.h"

/* ---- expressions used by the table -------------------------------------------------- */
/* A 16-bit immediate, sign-extended whatever its upper half holds. */
static inline uint32_t k16(uint32_t a) { return (uint32_t)(int32_t)(int16_t)a; }

/* In each group of four bits, sets all if one is set. */
static inline uint64_t
quads(uint64_t a)
{
	uint64_t m = (a | a >> 1 | a >> 2 | a >> 3) & 0x1111111111111111ull;

	return m * 15;
}

/* One bit per group of four: whether any of them is set. */
static inline uint64_t
quad_mask(uint64_t a)
{
	uint64_t r = 0;

	for (int k = 0; k < 16; k++)
		r |= (uint64_t)((a >> 4 * k & 15) != 0) << k;
	return r;
}

static inline uint64_t
reverse64(uint64_t a)
{
	a = (a >> 1 & 0x5555555555555555ull) | (a & 0x5555555555555555ull) << 1;
	a = (a >> 2 & 0x3333333333333333ull) | (a & 0x3333333333333333ull) << 2;
	a = (a >> 4 & 0x0f0f0f0f0f0f0f0full) | (a & 0x0f0f0f0f0f0f0f0full) << 4;
	return __builtin_bswap64(a);
}

static inline uint64_t
twice(uint32_t a)
{
	uint64_t r = 0;

	for (int k = 0; k < 32; k++)
		r |= (uint64_t)(a >> k & 1) * 3 << 2 * k;
	return r;
}

/* Leading bits equal to the sign; all ones if there is no other. */
static inline uint32_t
sign_run(uint64_t a)
{
	uint64_t b = a ^ (uint64_t)((int64_t)a >> 63);

	return b ? (uint32_t)__builtin_clzll(b) : UINT32_MAX;
}

static inline uint32_t
sign_run32(uint32_t a)
{
	uint32_t n = sign_run((uint64_t)(int64_t)(int32_t)a);

	return n == UINT32_MAX ? n : n - 32;
}

/* Offset in @how[4:0] (or [5:0]), width in @how[22:16]. */
static inline uint64_t
field(uint64_t a, uint32_t how, uint32_t bits, bool is_signed)
{
	uint32_t offset = how & (bits - 1), width = how >> 16 & 127;

	if (!width)
		return 0;
	if (is_signed && bits == 32)
		a = (uint64_t)(int64_t)(int32_t)a;
	a = is_signed ? (uint64_t)((int64_t)a >> offset) : a >> offset;
	if (width >= 64)
		return a;
	a &= (1ull << width) - 1;
	return is_signed && a >> (width - 1) ? a | ~((1ull << width) - 1) : a;
}

/* ---- one function per row ---------------------------------------------------------------- */
struct scalar {
	uint64_t a, b, d, e;
	bool scc;
};
struct salu_row {
	void (*fn)(struct scalar *x);
	uint8_t d, a, b;	/* bytes */
};

#define CT_U uint32_t
#define CT_UL uint64_t
#define CT_N uint32_t
#define SIZE_U 4
#define SIZE_UL 8
#define SIZE_N 0

#define SALU(name, TD, TA, TB, ...) \
static void \
x_##name(struct scalar *x) \
{ \
	CT_##TA a = (CT_##TA)x->a; \
	CT_##TB b = (CT_##TB)x->b; \
	CT_##TD d = (CT_##TD)x->d; \
	uint64_t e = x->e; \
	bool scc = x->scc; \
\
	(void)b; \
	__VA_ARGS__; \
	x->d = d; \
	x->e = e; \
	x->scc = scc; \
}
#include "salu.def"
#undef SALU

static const struct salu_row rows[] = {
#define SALU(name, TD, TA, TB, ...) { x_##name, SIZE_##TD, SIZE_##TA, SIZE_##TB },
#include "salu.def"
#undef SALU
};
enum {
#define SALU(name, TD, TA, TB, ...) ROW_##name,
#include "salu.def"
#undef SALU
};

static void
run_salu(struct wb_sim_wave *w, const struct step *p)
{
	const struct salu_row *row = p->row;
	/* the EXEC register, whatever lanes other SWFs have; its lower half in 32-bit operations */
	uint64_t exec = row->d == 8 ? pair(w, WB_GCN_EXEC_LO) : w->s[WB_GCN_EXEC_LO];
	struct scalar x = { .e = exec, .scc = w->s[WB_GCN_SCC] };

	x.a = wb_sim_scalar(w, p, &p->s[0]);
	if (row->b)
		x.b = wb_sim_scalar(w, p, &p->s[1]);
	if (row->d)
		x.d = row->d == 8 ? pair(w, p->d.reg) : w->s[p->d.reg];
	row->fn(&x);
	w->s[WB_GCN_SCC] = x.scc;
	if (x.e != exec && row->d == 8)
		set_pair(w, WB_GCN_EXEC_LO, x.e);
	else if (x.e != exec)
		w->s[WB_GCN_EXEC_LO] = (uint32_t)x.e;
	if (row->d == 8)
		set_pair(w, p->d.reg, x.d);
	else if (row->d)
		w->s[p->d.reg] = (uint32_t)x.d;
}

static const struct wb_sim_semantics table[] = {
#define SALU(name, TD, TA, TB, ...) \
	{ #name, run_salu, &rows[ROW_##name], F_SALU, SIZE_##TD != 0, 0, 1 + (SIZE_##TB != 0), false, false },
#include "salu.def"
#undef SALU
};

struct wb_sim_table wb_sim_salu_table(void) { return (struct wb_sim_table){ table, WB_COUNT(table) }; }
