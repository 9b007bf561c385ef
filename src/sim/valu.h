/* src/sim/valu.h -- rows of the vector ALU table (exec_valu.c, decode.c).
 */
#ifndef WB_SIM_VALU_H
#define WB_SIM_VALU_H

#include "fp.h"
#include "sim.h"

enum { T_N, T_U, T_I, T_UL, T_IL, T_US, T_IS, T_F, T_D, T_H, T_HD };
enum { FA = 1, FZ = 2, FN = 4, MM = 8, MAC = 16, CI = 32, CO = 64, VC = 128, HI = 256, NK = 512 };

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
	enum round round;
};

struct valu_row {
	void (*fn)(struct call *restrict x);
	uint8_t d, t[3];
	uint16_t flags;
	const char *expr;
};

#endif
