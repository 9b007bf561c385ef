/* src/sim/exec_lane.c -- moves between lanes and scalar registers, and registers whose number is relative to M0.
 */
#include "sim.h"

static void
run_readfirstlane(struct wb_sim_wave *w, const struct step *p)
{
	uint64_t exec = exec_mask(w);
	uint32_t tmp[LANES];

	w->s[p->d.reg] = wb_sim_vsrc(w, &p->s[0], 0, tmp)[exec ? __builtin_ctzll(exec) : 0];
}

void
wb_sim_between_lanes(struct wb_sim_wave *w, const struct step *p)
{
	bool *reported = &w->prog->reported_lanes[p->inst];

	if (!w->sim->split || *reported)
		return;
	*reported = true;
	wb_report(w->sim->cx->diag, WB_W_SIM_LANES, p->i->src.line ? p->i->src : p->i->loc,
		"%s works between lanes, and work-items run alone here", wb_gcn_opcode_name(p->i->isa_op));
}

/* What v_writelane has kept in a lane of a register is a scalar of the wave itself, not of another work-item. */
static void
run_readlane(struct wb_sim_wave *w, const struct step *p)
{
	uint32_t tmp[LANES];

	if (w->sim->split && p->s[0].kind == O_VGPR && !(w->prog->keeps[p->s[0].reg >> 6] >> (p->s[0].reg & 63) & 1))
		wb_sim_between_lanes(w, p);

	w->s[p->d.reg] = wb_sim_vsrc(w, &p->s[0], 0, tmp)[wb_sim_scalar(w, p, &p->s[1]) % w->sim->lanes];
}

/* Ignores EXEC. */
static void
run_writelane(struct wb_sim_wave *w, const struct step *p)
{
	uint32_t x = (uint32_t)wb_sim_scalar(w, p, &p->s[0]);

	w->v[p->d.reg][wb_sim_scalar(w, p, &p->s[1]) % w->sim->lanes] = x;
}

static void
run_swap(struct wb_sim_wave *w, const struct step *p)
{
	uint32_t a[LANES], b[LANES];

	memcpy(a, w->v[p->d.reg], sizeof a);
	memcpy(b, w->v[p->d2.reg], sizeof b);
	wb_sim_blend(w, p->d.reg, b, exec_mask(w));
	wb_sim_blend(w, p->d2.reg, a, exec_mask(w));
}

/* Each lane reads a lane of its row of 16 lanes, or of the neighbouring row; @which says which one. Bit 0 of op_sel:
 * lanes that are off may be read, too. Otherwise bit 1 says what reading one results in: 1: 0; 0: the destination keeps
 * its value. */
static void
permute_rows(struct wb_sim_wave *w, const struct step *p, uint32_t other, const uint32_t *which)
{
	uint64_t exec = exec_mask(w), written = exec;
	bool all = p->opsel & 1, zero = p->opsel & 2;
	uint32_t tmp[LANES], out[LANES];
	const uint32_t *from = wb_sim_vsrc(w, &p->s[0], 0, tmp);

	wb_sim_between_lanes(w, p);
	for (uint32_t i = 0; i < w->sim->lanes; i++) {
		uint32_t k = ((i & ~15u) ^ other) | (which[i] & 15);
		bool read = all || exec >> k & 1;

		out[i] = read ? from[k] : 0;
		if (!read && !zero)
			written &= ~(1ull << i);
	}
	wb_sim_blend(w, p->d.reg, out, written);
}

/* Two scalars hold 4 bits for each lane of a row. */
static void
permute_by_scalars(struct wb_sim_wave *w, const struct step *p, uint32_t other)
{
	uint64_t pattern = wb_sim_scalar(w, p, &p->s[2]) << 32 | (uint32_t)wb_sim_scalar(w, p, &p->s[1]);
	uint32_t which[LANES];

	for (uint32_t i = 0; i < LANES; i++)
		which[i] = (uint32_t)(pattern >> 4 * (i & 15));
	permute_rows(w, p, other, which);
}
static void run_permlane16(struct wb_sim_wave *w, const struct step *p) { permute_by_scalars(w, p, 0); }
static void run_permlanex16(struct wb_sim_wave *w, const struct step *p) { permute_by_scalars(w, p, 16); }

static void
permute_by_lanes(struct wb_sim_wave *w, const struct step *p, uint32_t other)
{
	uint32_t tmp[LANES];

	permute_rows(w, p, other, wb_sim_vsrc(w, &p->s[1], 0, tmp));
}
static void run_permlane16_var(struct wb_sim_wave *w, const struct step *p) { permute_by_lanes(w, p, 0); }
static void run_permlanex16_var(struct wb_sim_wave *w, const struct step *p) { permute_by_lanes(w, p, 16); }

/* Swaps the halves of a wave of 64 lanes; waves of 32 lanes have no other half. */
static void
run_permlane64(struct wb_sim_wave *w, const struct step *p)
{
	const uint32_t *from = w->v[p->s[0].reg];
	uint32_t out[LANES];

	if (w->sim->lanes < LANES)
		return;
	wb_sim_between_lanes(w, p);
	for (int i = 0; i < LANES; i++)
		out[i] = from[i ^ 32];
	wb_sim_blend(w, p->d.reg, out, exec_mask(w));
}

/* ---- register numbers counted from M0 ------------------------------------------------- */
static bool
in_range(struct wb_sim_wave *w, const struct step *p, uint32_t reg, uint32_t n, uint32_t limit, const char *what)
{
	if (reg <= limit - n && w->s[WB_GCN_M0] < limit)	/* M0 has no sign */
		return true;
	wb_sim_fault(w, p, WB_E_SIM_REGISTER, "%s register %u, counted from M0 = %u, does not exist", what, reg,
		w->s[WB_GCN_M0]);
	return false;
}

static void
vector_move(struct wb_sim_wave *w, const struct step *p, bool rel_dst, bool rel_src)
{
	uint32_t tmp[LANES], m0 = w->s[WB_GCN_M0];
	uint32_t to = p->d.reg + (rel_dst ? m0 : 0);
	struct opnd o = p->s[0];

	if (rel_src) {
		uint32_t from = o.reg + m0;

		if (!in_range(w, p, from, 1, w->nv, "vector"))
			return;
		o.reg = (uint16_t)from;
	}
	if (in_range(w, p, to, 1, w->nv, "vector"))
		wb_sim_blend(w, to, wb_sim_vsrc(w, &o, 0, tmp), exec_mask(w));
}
static void run_v_movreld(struct wb_sim_wave *w, const struct step *p) { vector_move(w, p, true, false); }
static void run_v_movrels(struct wb_sim_wave *w, const struct step *p) { vector_move(w, p, false, true); }
static void run_v_movrelsd(struct wb_sim_wave *w, const struct step *p) { vector_move(w, p, true, true); }

static void
scalar_move(struct wb_sim_wave *w, const struct step *p, bool rel_dst, uint32_t n)
{
	uint32_t m0 = w->s[WB_GCN_M0], reg = (rel_dst ? p->d.reg : p->s[0].reg) + m0;
	uint64_t x;

	if (!in_range(w, p, reg, n, 102, "scalar"))
		return;
	if (rel_dst)
		x = wb_sim_scalar(w, p, &p->s[0]);
	else
		x = n == 2 ? pair(w, reg) : w->s[reg];
	reg = rel_dst ? reg : p->d.reg;
	w->s[reg] = (uint32_t)x;
	if (n == 2)
		w->s[reg + 1] = (uint32_t)(x >> 32);
}
static void run_s_movreld32(struct wb_sim_wave *w, const struct step *p) { scalar_move(w, p, true, 1); }
static void run_s_movreld64(struct wb_sim_wave *w, const struct step *p) { scalar_move(w, p, true, 2); }
static void run_s_movrels32(struct wb_sim_wave *w, const struct step *p) { scalar_move(w, p, false, 1); }
static void run_s_movrels64(struct wb_sim_wave *w, const struct step *p) { scalar_move(w, p, false, 2); }

/* ---- s_set_gpr_idx ------------------------------------------------------------------------ */
static void
set_index(struct wb_sim_wave *w, bool on)
{
	w->index_on = on;
	w->index_mode = on ? (uint8_t)(w->s[WB_GCN_M0] >> 12 & 15) : 0;
}

static void
run_idx_on(struct wb_sim_wave *w, const struct step *p)
{
	uint32_t index = (uint32_t)wb_sim_scalar(w, p, &p->s[0]) & 255, mode = (uint32_t)p->offset & 15;

	w->s[WB_GCN_M0] = (w->s[WB_GCN_M0] & ~0xf0ffu) | index | mode << 12;
	set_index(w, true);
}
static void run_idx_off(struct wb_sim_wave *w, const struct step *p) { (void)p; set_index(w, false); }
static void
run_idx_mode(struct wb_sim_wave *w, const struct step *p)
{
	w->s[WB_GCN_M0] = (w->s[WB_GCN_M0] & ~0xf000u) | ((uint32_t)p->offset & 15) << 12;
	set_index(w, w->index_on);
}
static void
run_idx_idx(struct wb_sim_wave *w, const struct step *p)
{
	w->s[WB_GCN_M0] = (w->s[WB_GCN_M0] & ~255u) | ((uint32_t)wb_sim_scalar(w, p, &p->s[0]) & 255);
	set_index(w, w->index_on);
}

static const struct wb_sim_semantics table[] = {
	{ "v_readfirstlane_b32", run_readfirstlane, NULL, F_SPECIAL, 1, 0, 1, false, false },
	{ "v_readlane_b32", run_readlane, NULL, F_SPECIAL, 1, 0, 2, false, false },
	{ "v_writelane_b32", run_writelane, NULL, F_SPECIAL, 1, 0, 2, false, false },
	{ "v_permlane16_b32", run_permlane16, NULL, F_SPECIAL, 1, 13, 3, false, false },
	{ "v_permlanex16_b32", run_permlanex16, NULL, F_SPECIAL, 1, 13, 3, false, false },
	{ "v_permlane16_var_b32", run_permlane16_var, NULL, F_SPECIAL, 1, 16, 2, false, false },
	{ "v_permlanex16_var_b32", run_permlanex16_var, NULL, F_SPECIAL, 1, 16, 2, false, false },
	{ "v_permlane64_b32", run_permlane64, NULL, F_SPECIAL, 1, 15, 1, false, false },
	{ "v_swap_b32", run_swap, NULL, F_SPECIAL, 2, 9, 0, false, false },
	{ "v_movreld_b32", run_v_movreld, NULL, F_SPECIAL, 1, 8, 1, false, false },
	{ "v_movreld_b32", run_v_movreld, NULL, F_SPECIAL, 1, 13, 1, false, false },
	{ "v_movrels_b32", run_v_movrels, NULL, F_SPECIAL, 1, 8, 1, false, false },
	{ "v_movrels_b32", run_v_movrels, NULL, F_SPECIAL, 1, 13, 1, false, false },
	{ "v_movrelsd_b32", run_v_movrelsd, NULL, F_SPECIAL, 1, 8, 1, false, false },
	{ "v_movrelsd_b32", run_v_movrelsd, NULL, F_SPECIAL, 1, 13, 1, false, false },
	{ "s_movreld_b32", run_s_movreld32, NULL, F_SPECIAL, 1, 0, 1, false, false },
	{ "s_movreld_b64", run_s_movreld64, NULL, F_SPECIAL, 1, 0, 1, false, false },
	{ "s_movrels_b32", run_s_movrels32, NULL, F_SPECIAL, 1, 0, 1, false, false },
	{ "s_movrels_b64", run_s_movrels64, NULL, F_SPECIAL, 1, 0, 1, false, false },
	{ "s_set_gpr_idx_on", run_idx_on, NULL, F_SPECIAL, 0, 0, 0, false, true },
	{ "s_set_gpr_idx_off", run_idx_off, NULL, F_SPECIAL, 0, 0, 0, false, true },
	{ "s_set_gpr_idx_mode", run_idx_mode, NULL, F_SPECIAL, 0, 0, 0, false, true },
	{ "s_set_gpr_idx_idx", run_idx_idx, NULL, F_SPECIAL, 0, 0, 0, false, true },
};

struct wb_sim_table wb_sim_lane_table(void) { return (struct wb_sim_table){ table, WB_COUNT(table) }; }
