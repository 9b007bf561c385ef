/* src/sim/valu.h -- the vector ALU: operations (valu_rows.c), their sources and results
 * (exec_valu.c), comparisons (exec_cmp.c).
 */
#ifndef WB_SIM_VALU_H
#define WB_SIM_VALU_H

#include "fp.h"
#include "sim.h"

enum { T_N, T_U, T_I, T_UL, T_IL, T_US, T_IS, T_F, T_D, T_H, T_HD };
enum { FA = 1, FZ = 2, FN = 4, MM = 8, MAC = 16, CI = 32, CO = 64, VC = 128, HI = 256, NK = 512, DT = 1024 };

union lanes {
	uint32_t u[LANES];
	float f[LANES];
	uint64_t q[LANES];
	double d[LANES];
};

/* One execution: 64 values per source, 64 results. */
struct call {
	const void *s[3];
	void *d;
	uint64_t cin, cout;
	int64_t wide;
	bool clamp, ieee;
	uint8_t signs;		/* bit per source: its numbers are signed */
	enum round round;
};

struct valu_row {
	void (*fn)(struct call *restrict x);
	uint8_t d, t[3];
	uint16_t flags;
	const char *expr;
};

/* C types of the table's types. */
#define CT_U uint32_t
#define CT_I int32_t
#define CT_UL uint64_t
#define CT_IL int64_t
#define CT_US uint32_t
#define CT_IS int32_t
#define CT_F float
#define CT_D double
#define CT_H float
#define CT_HD double
#define CT_N uint32_t

/* ---- exec_valu.c ---------------------------------------------------------------------------- */
/** wb_sim_fetch - source @k as 64 values of type @t, in *@buf or in place. @high: the upper half of a 16-bit source.
 * *@live loses the lanes that DPP does not write. */
const void *wb_sim_fetch(struct wb_sim_wave *w, const struct step *p, const struct valu_row *row, uint32_t k, uint8_t t,
	bool high, union lanes *buf, uint64_t *live);
/** wb_sim_masked_sad - @c and the differences of the bytes of @a and @b, but for those that are 0 in @b. */
uint32_t wb_sim_masked_sad(uint32_t a, uint32_t b, uint32_t c);
static inline bool wb_sim_narrow(uint8_t t) { return t == T_US || t == T_IS || t == T_H || t == T_HD; }
exec_fn wb_sim_run_valu, wb_sim_run_packed, wb_sim_run_pairs, wb_sim_run_pair_move, wb_sim_run_mix, wb_sim_run_mixlo,
	wb_sim_run_mixhi, wb_sim_run_dot, wb_sim_run_mqsad, wb_sim_run_scalar, wb_sim_run_scalar_high;

#endif
