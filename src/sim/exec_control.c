/* src/sim/exec_control.c -- branches, calls, waiting, mode registers, hints.
 */
#include "sim.h"

static void
take_branch(struct wb_sim_wave *w, const struct step *p, bool taken)
{
	if (!taken)
		return;
	w->pc = p->taken;
	w->effect->taken = true;
}
static uint64_t vcc(const struct wb_sim_wave *w) { return mask_at(w, WB_GCN_VCC_LO); }
static void run_branch(struct wb_sim_wave *w, const struct step *p) { take_branch(w, p, true); }
static void run_scc0(struct wb_sim_wave *w, const struct step *p) { take_branch(w, p, !w->s[WB_GCN_SCC]); }
static void run_scc1(struct wb_sim_wave *w, const struct step *p) { take_branch(w, p, w->s[WB_GCN_SCC]); }
static void run_vccz(struct wb_sim_wave *w, const struct step *p) { take_branch(w, p, !vcc(w)); }
static void run_vccnz(struct wb_sim_wave *w, const struct step *p) { take_branch(w, p, vcc(w)); }
static void run_execz(struct wb_sim_wave *w, const struct step *p) { take_branch(w, p, !exec_mask(w)); }
static void run_execnz(struct wb_sim_wave *w, const struct step *p) { take_branch(w, p, exec_mask(w)); }

/* ---- calls ---------------------------------------------------------------------------- */
static void
run_getpc(struct wb_sim_wave *w, const struct step *p)
{
	set_pair(w, p->d.reg, wb_sim_pc_after(w->prog, p));
}
static void
run_setpc(struct wb_sim_wave *w, const struct step *p)
{
	wb_sim_jump(w, p, wb_sim_scalar(w, p, &p->s[0]));
}
static void
run_swappc(struct wb_sim_wave *w, const struct step *p)
{
	uint64_t to = wb_sim_scalar(w, p, &p->s[0]);

	set_pair(w, p->d.reg, wb_sim_pc_after(w->prog, p));
	wb_sim_call(w, p, to);
}

/* The function called is known when the program is decoded. */
static void
run_call(struct wb_sim_wave *w, const struct step *p)
{
	set_pair(w, p->d.reg, wb_sim_pc_after(w->prog, p));
	wb_sim_call(w, p, (uint64_t)p->offset);
}

/* ---- waiting, ending --------------------------------------------------------------------- */
static void
run_waitcnt(struct wb_sim_wave *w, const struct step *p)
{
	w->effect->waits = true;
	w->effect->vmcnt = p->vmcnt;
	w->effect->lgkmcnt = p->lgkmcnt;
	w->effect->expcnt = p->expcnt;
	w->effect->vscnt = p->vscnt;
	w->effect->kmcnt = p->kmcnt;
}

static void
run_barrier(struct wb_sim_wave *w, const struct step *p)
{
	(void)p;
	w->at_barrier = true;
	w->effect->barrier = true;
	w->group->waiting++;
	w->sim->waiting++;
	wb_sim_release(w->group);
}

/* SCC: whether no wave has signalled the barrier since it was last passed. */
static void
run_signal_first(struct wb_sim_wave *w, const struct step *p)
{
	(void)p;
	w->s[WB_GCN_SCC] = !w->group->signalled;
	w->group->signalled = true;
	w->effect->counters |= wb_sim_scalar_counter(w);
	w->effect->lines = 1;
	wb_sim_changed(w->sim);
}

static void
run_end(struct wb_sim_wave *w, const struct step *p)
{
	(void)p;
	w->ended = true;
	w->pc = WB_NONE;
	w->effect->end = true;
	w->group->ended++;
	w->sim->live--;
	wb_sim_changed(w->sim);
	wb_sim_release(w->group);
}

/* ---- hardware registers: MODE, and FLAT_SCRATCH of gfx10 ------------------------------------ */
enum { HWREG_MODE = 1, HWREG_FLAT_SCRATCH_LO = 20, HWREG_FLAT_SCRATCH_HI };
#define MODE_BITS 0x3ffu	/* rounding, denormals, DX10_CLAMP, IEEE */

static void
field(const struct step *p, uint32_t *shift, uint32_t *mask)
{
	uint32_t width = (p->hwreg >> 11 & 31) + 1;

	*shift = p->hwreg >> 6 & 31;
	*mask = width >= 32 ? UINT32_MAX : (1u << width) - 1;
}

/* The other registers describe where a wave runs and the state of the machine. No program can know their values, so
 * they are arbitrary. */
static uint32_t
unknown_register(struct wb_sim_wave *w, uint32_t id)
{
	uint8_t noise[4];
	uint32_t x;

	wb_sim_fill(noise, sizeof noise, w->sim->clock << 20 ^ (uint64_t)w->id << 6 ^ id);
	wb_sim_changed(w->sim);
	memcpy(&x, noise, sizeof x);
	return x;
}

static void
run_getreg(struct wb_sim_wave *w, const struct step *p)
{
	uint32_t shift, mask, id = p->hwreg & 63;

	field(p, &shift, &mask);
	w->s[p->d.reg] = (id == HWREG_MODE ? w->mode : unknown_register(w, id)) >> shift & mask;
}

static void
run_setreg(struct wb_sim_wave *w, const struct step *p)
{
	uint32_t shift, mask, id = p->hwreg & 63;
	bool is_scratch = id == HWREG_FLAT_SCRATCH_LO || id == HWREG_FLAT_SCRATCH_HI;

	if (w->sim->gfx >= 0x1000 && !wb_gcn_starts_flat_scratch(w->sim->gfx) && is_scratch &&
		p->hwreg >> 6 == 31 << 5) {	/* the whole register */
		w->s[HIDDEN_FLAT_SCRATCH + id - HWREG_FLAT_SCRATCH_LO] = (uint32_t)wb_sim_scalar(w, p, &p->s[0]);
		return;
	}
	if (id != HWREG_MODE) {
		wb_sim_fault(w, p, WB_E_SIM_MODEL, "writing hardware register %u is not modelled", id);
		return;
	}
	field(p, &shift, &mask);
	w->mode = (w->mode & ~(mask << shift)) | ((uint32_t)wb_sim_scalar(w, p, &p->s[0]) & mask) << shift;
	w->mode &= MODE_BITS | MODE_SKIPS;
}

/* Each of the two sets four bits of MODE. */
static void
run_round_mode(struct wb_sim_wave *w, const struct step *p)
{
	w->mode = (w->mode & ~15u) | ((uint32_t)p->s[0].imm & 15);
}
static void
run_denorm_mode(struct wb_sim_wave *w, const struct step *p)
{
	w->mode = (w->mode & ~0xf0u) | ((uint32_t)p->s[0].imm & 15) << 4;
}

/* ---- the trap handler -------------------------------------------------------------------------- */
static void
run_trap(struct wb_sim_wave *w, const struct step *p)
{
	if (wb_aborts(p->i))
		wb_sim_fault(w, p, WB_E_SIM_ABORT, "the kernel aborts here");
	else
		wb_sim_fault(w, p, WB_E_SIM_MODEL,
			"traps other than the abort, s_trap 2, are not modelled by the simulator");
}

static void
run_halt(struct wb_sim_wave *w, const struct step *p)
{
	if (p->i->op != WB_OP_HINT)
		wb_sim_fault(w, p, WB_E_SIM_MODEL, "the wave halts here, and nothing in the launch starts it again");
}

static void
run_setvskip(struct wb_sim_wave *w, const struct step *p)
{
	uint64_t bits = wb_sim_scalar(w, p, &p->s[0]), at = wb_sim_scalar(w, p, &p->s[1]) & 31;

	w->mode = bits >> at & 1 ? w->mode | MODE_SKIPS : w->mode & ~MODE_SKIPS;
}

/* ---- no effect on values --------------------------------------------------------------------- */
static void run_nothing(struct wb_sim_wave *w, const struct step *p) { (void)w, (void)p; }
static void
run_message(struct wb_sim_wave *w, const struct step *p)
{
	(void)p;
	w->effect->counters |= wb_sim_scalar_counter(w);
	w->effect->lines = 1;
}

#define CONTROL(name, run, ndst, nsrc) { name, run, NULL, F_SPECIAL, ndst, 0, nsrc, false, false },
#define LOOSE(name, run) { name, run, NULL, F_SPECIAL, 0, 0, 0, false, true },
static const struct wb_sim_semantics table[] = {
	LOOSE("s_branch", run_branch)
	LOOSE("s_cbranch_scc0", run_scc0)
	LOOSE("s_cbranch_scc1", run_scc1)
	LOOSE("s_cbranch_vccz", run_vccz)
	LOOSE("s_cbranch_vccnz", run_vccnz)
	LOOSE("s_cbranch_execz", run_execz)
	LOOSE("s_cbranch_execnz", run_execnz)
	CONTROL("s_getpc_b64", run_getpc, 1, 0)
	CONTROL("s_setpc_b64", run_setpc, 0, 1)
	CONTROL("s_swappc_b64", run_swappc, 1, 1)
	{ "s_call_b64", run_call, NULL, F_SPECIAL, 1, 9, 0, false, true },
	LOOSE("s_wakeup", run_nothing)
	LOOSE("s_waitcnt", run_waitcnt)
	LOOSE("s_waitcnt_vscnt", run_waitcnt)
	LOOSE("s_waitcnt_vmcnt", run_waitcnt)
	LOOSE("s_waitcnt_expcnt", run_waitcnt)
	LOOSE("s_waitcnt_lgkmcnt", run_waitcnt)
	LOOSE("s_wait_bvhcnt", run_waitcnt)
	LOOSE("s_wait_dscnt", run_waitcnt)
	LOOSE("s_wait_expcnt", run_waitcnt)
	LOOSE("s_wait_kmcnt", run_waitcnt)
	LOOSE("s_wait_loadcnt", run_waitcnt)
	LOOSE("s_wait_loadcnt_dscnt", run_waitcnt)
	LOOSE("s_wait_samplecnt", run_waitcnt)
	LOOSE("s_wait_storecnt", run_waitcnt)
	LOOSE("s_wait_storecnt_dscnt", run_waitcnt)
	LOOSE("s_waitcnt_depctr", run_nothing)
	LOOSE("s_clause", run_nothing)
	LOOSE("s_delay_alu", run_nothing)
	LOOSE("s_inst_prefetch", run_nothing)
	LOOSE("s_round_mode", run_round_mode)
	LOOSE("s_denorm_mode", run_denorm_mode)
	LOOSE("s_version", run_nothing)
	LOOSE("s_ttracedata_imm", run_nothing)
	LOOSE("s_barrier", run_barrier)
	LOOSE("s_barrier_signal", run_nothing)	/* the barrier is charged, and opens, where waves wait */
	LOOSE("s_barrier_signal_isfirst", run_signal_first)
	LOOSE("s_barrier_wait", run_barrier)
	LOOSE("s_endpgm", run_end)
	LOOSE("s_trap", run_trap)
	LOOSE("s_sethalt", run_halt)
	CONTROL("s_getreg_b32", run_getreg, 1, 0)
	CONTROL("s_setreg_b32", run_setreg, 0, 1)
	CONTROL("s_setreg_imm32_b32", run_setreg, 0, 1)
	CONTROL("s_setvskip", run_setvskip, 0, 2)
	LOOSE("s_nop", run_nothing)
	LOOSE("ds_gws_init", run_nothing)
	LOOSE("ds_gws_sema_br", run_nothing)
	LOOSE("ds_gws_sema_release_all", run_nothing)
	LOOSE("ds_gws_sema_v", run_nothing)
	LOOSE("s_sleep", run_nothing)
	LOOSE("s_sleep_var", run_nothing)
	LOOSE("s_setprio", run_nothing)
	LOOSE("s_icache_inv", run_nothing)
	LOOSE("s_incperflevel", run_nothing)
	LOOSE("s_decperflevel", run_nothing)
	LOOSE("s_ttracedata", run_nothing)
	LOOSE("s_sendmsg", run_message)
	LOOSE("v_nop", run_nothing)
	LOOSE("v_clrexcp", run_nothing)
	LOOSE("s_wait_idle", run_nothing)
	LOOSE("v_pipeflush", run_nothing)
	LOOSE("split", run_nothing)	/* the splitting itself: swf.c */
	LOOSE("merge", run_nothing)
};

struct wb_sim_table wb_sim_control_table(void) { return (struct wb_sim_table){ table, WB_COUNT(table) }; }
