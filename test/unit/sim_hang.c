/* test/unit/sim_hang.c -- runs that do not end: what is proved a hang, what must not be; independent
 * work-items end where lock step hangs; observers see every instruction; runs that are refused.
 */
#include "sim_test.h"
#include "wavebound/timed.h"

#define ITEMS 150u
#define GROUP 100u

/* v[4:5]: the address of the buffer. */
#define BASE "\tv_mov_b32_e32 v4, 0x%x\n\tv_mov_b32_e32 v5, 0x%x\n"

/* Each lane takes the lock in word 0 and adds 1 to word 1; the release stands behind the loop, as compilers put it. */
static const char spin[] =
	BASE "\tv_mov_b32_e32 v8, 1\n\tv_mov_b32_e32 v9, 0\n\ts_mov_b64 s[10:11], 0\n"
	     ".Lagain:\n\tglobal_atomic_cmpswap v10, v[4:5], v[8:9], off glc\n\ts_waitcnt vmcnt(0)\n\tv_cmp_eq_u32_e32 "
	     "vcc, 0, v10\n\ts_or_b64 s[10:11], vcc, s[10:11]\n"
	     "\ts_andn2_b64 exec, exec, s[10:11]\n\ts_cbranch_execnz .Lagain\n\ts_or_b64 exec, exec, s[10:11]\n"
	     "\tglobal_load_dword v11, v[4:5], off offset:4\n\ts_waitcnt vmcnt(0)\n\tv_add_u32_e32 v11, 1, "
	     "v11\n\tglobal_store_dword v[4:5], v11, off offset:4\n"
	     "\ts_waitcnt vmcnt(0)\n\tglobal_atomic_swap v[4:5], v9, off\n\ts_waitcnt vmcnt(0)\n";
/* Lane 70 of each workgroup counts to 6000, then sets word 0; all others wait for it, and all meet at a barrier. */
static const char patient[] = BASE
	"\tv_cmp_ne_u32_e32 vcc, 70, v0\n\ts_and_saveexec_b64 s[10:11], vcc\n\ts_cbranch_execz .Lsetter\n"
	".Lwait:\n\tglobal_load_dword v10, v[4:5], off\n\ts_waitcnt vmcnt(0)\n\tv_cmp_eq_u32_e32 vcc, 0, "
	"v10\n\ts_and_b64 exec, exec, vcc\n\ts_cbranch_execnz .Lwait\n"
	".Lsetter:\n\ts_mov_b64 exec, s[10:11]\n\tv_cmp_eq_u32_e32 vcc, 70, v0\n\ts_and_b64 exec, exec, "
	"vcc\n\ts_cbranch_execz .Lmeet\n"
	"\ts_movk_i32 s12, 6000\n.Lcount:\n\ts_sub_i32 s12, s12, 1\n\ts_cmp_lg_u32 s12, 0\n\ts_cbranch_scc1 .Lcount\n"
	"\tv_mov_b32_e32 v10, 1\n\tglobal_store_dword v[4:5], v10, off\n\ts_waitcnt vmcnt(0)\n"
	".Lmeet:\n\ts_mov_b64 exec, s[10:11]\n\ts_barrier\n";
/* Waits for a word that nobody sets, and reads the clock. */
static const char clock_watcher[] = BASE ".Lwait:\n\ts_memtime s[10:11]\n\tglobal_load_dword v10, v[4:5], "
					 "off\n\ts_waitcnt vmcnt(0)\n\ts_cbranch_execnz .Lwait\n";
/* Flips a word for ever: memory changes, but what it was comes back. */
static const char flipper[] = BASE
	"\tv_mov_b32_e32 v10, 1\n.Lagain:\n\tglobal_atomic_xor v[4:5], v10, off\n\ts_cbranch_execnz .Lagain\n";
/* The first wave waits at a barrier for the second, which never comes. */
static const char half_barrier[] = BASE "\tv_readfirstlane_b32 s10, v0\n\ts_cmp_lg_u32 s10, 0\n\ts_cbranch_scc0 "
					".Lmeet\n.Lidle:\n\ts_branch .Lidle\n.Lmeet:\n\ts_barrier\n";

static struct rig
start(const char *code)
{
	struct rig probe = rig_new("gfx900", "\ts_nop 0\n"), r;
	struct wb_ctx *cx = unit_cx();
	struct wb_out o = wb_out_new(cx->unit);
	char text[2000];

	snprintf(text, sizeof(text), code, (unsigned)probe.buffer, (unsigned)(probe.buffer >> 32));
	wb_puts(&o, text);
	r = rig_new("gfx900", o.at);
	assert_true(probe.buffer == r.buffer);
	assert_int_equal(wb_sim_launch(r.sim, (uint64_t[3]){ ITEMS, 1, 1 }, (uint32_t[3]){ GROUP, 1, 1 }), WB_OK);
	return r;
}

static uint32_t
word(const struct rig *r, uint32_t n)
{
	uint32_t x;

	memcpy(&x, r->bytes + 4 * n, 4);
	return x;
}

static void
timed(struct rig *r, uint64_t limit, struct wb_timed *out)
{
	assert_int_equal(wb_timed_run(r->cx, r->sim, r->m, r->fn, rig_machine(), 0, limit, NULL, out), WB_OK);
}

static void
mimd(struct rig *r, uint64_t seed, uint64_t limit, struct wb_sim_mimd_result *out)
{
	struct wb_sim_mimd how = { .seed = seed, .limit = limit };

	assert_int_equal(wb_sim_run_mimd(r->sim, &how, out), WB_OK);
}

static bool
reported(const struct rig *r, enum wb_diag_code code)
{
	for (uint32_t k = 0; k < r->cx->diag->message.n; k++)
		if (r->cx->diag->message.at[k].code == code)
			return true;
	return false;
}

/* ---- in waves ------------------------------------------------------------------------------------ */
TEST(test_spin_hangs)
{
	struct rig r = start(spin);
	struct wb_timed out;

	timed(&r, 0, &out);	/* no limit: the proof ends it */
	assert_int_equal(out.status, WB_TIMED_HANG);
	assert_int_equal(out.nposition, 3);
	assert_true(out.cycles > 0);
	for (uint32_t k = 0; k < out.nposition; k++) {
		assert_true(out.position[k].repeats);
		assert_false(out.position[k].barrier);
		assert_true(out.position[k].exec != 0);
	}
	assert_int_equal(word(&r, 0), 1);	/* taken */
	assert_int_equal(word(&r, 1), 0);
	assert_true(reported(&r, WB_E_SIM_HANG));
}

TEST(test_functional_hangs)
{
	struct rig r = start(spin);
	uint64_t n = 0;

	assert_int_equal(wb_sim_run_functional(r.sim, 0, &n), WB_REFUSED);
	assert_true(reported(&r, WB_E_SIM_HANG));
	assert_true(n > 0);
}

TEST(test_patience_is_no_hang)
{
	struct rig r = start(patient);
	struct wb_timed out;

	assert_int_equal(wb_sim_launch(r.sim, (uint64_t[3]){ GROUP, 1, 1 }, (uint32_t[3]){ GROUP, 1, 1 }), WB_OK);
	timed(&r, 0, &out);	/* lane 70 waits behind its own wave */
	assert_int_equal(out.status, WB_TIMED_HANG);
}

static void
limited(const char *code)
{
	struct rig r = start(code);
	struct wb_timed out;

	timed(&r, 100000, &out);
	assert_equal({ out.status, WB_TIMED_STEP_LIMIT }, { out.instructions, 100000 }, { out.nposition, 3 });
	for (uint32_t k = 0; k < out.nposition; k++)
		assert_false(out.position[k].repeats);
	assert_true(reported(&r, WB_E_SIM_LIMIT));
}

TEST(test_not_proved)
{
	limited(clock_watcher);
	limited(flipper);
}

TEST(test_half_barrier)
{
	struct rig r = start(half_barrier);
	struct wb_timed out;
	uint32_t waiting = 0;

	timed(&r, 0, &out);
	assert_int_equal(out.status, WB_TIMED_HANG);
	for (uint32_t k = 0; k < out.nposition; k++)
		waiting += out.position[k].barrier;
	assert_int_equal(out.nposition, 2);	/* the workgroup with one wave meets alone and ends */
	assert_int_equal(waiting, 1);
}

static void
ends(const char *code)
{
	struct rig r = start(code);
	struct wb_timed out;

	timed(&r, 0, &out);
	assert_int_equal(out.status, WB_TIMED_FINISHED);
}

/* Registers change for long, memory does not: no hang. Nor while something waits for the clock, though its registers
 * come back. */
TEST(test_counting_is_no_hang)
{
	ends(BASE "\ts_mov_b32 s12, 0x8000\n.Lcount:\n\ts_sub_i32 s12, s12, 1\n\ts_cmp_lg_u32 s12, 0\n\ts_cbranch_scc1 "
		  ".Lcount\n");
	ends(BASE "\tv_mov_b32_e32 v10, 0x8000\n.Lcount:\n\tv_add_u32_e32 v10, -1, v10\n\tv_cmp_ne_u32_e32 vcc, 0, "
		  "v10\n\ts_cbranch_vccnz .Lcount\n");
	ends(BASE ".Lcount:\n\ts_memtime s[12:13]\n\ts_waitcnt lgkmcnt(0)\n\ts_bitcmp0_b32 s12, 16\n\ts_mov_b64 "
		  "s[12:13], 0\n\ts_cbranch_scc1 .Lcount\n");
}

/* ---- independent work-items ---------------------------------------------------------------------------- */
TEST(test_mimd_spin)
{
	for (uint64_t seed = 0; seed < 4; seed++) {
		struct rig r = start(spin);
		struct wb_sim_mimd_result out;

		mimd(&r, seed, 0, &out);
		assert_equal({ out.status, WB_SIM_FINISHED }, { out.threads, ITEMS }, { out.ended, ITEMS },
			{ word(&r, 0), 0 }, { word(&r, 1), ITEMS });	/* the lock excludes */
		rig_free(&r);
	}
}

TEST(test_mimd_patient)
{
	struct rig r = start(patient);
	struct wb_sim_mimd_result out;

	mimd(&r, 1, 0, &out);	/* the second workgroup has no item 70, but the word is set by then or will be */
	assert_int_equal(out.status, WB_SIM_FINISHED);
	assert_int_equal(out.ended, ITEMS);
}

TEST(test_mimd_seed)
{
	uint64_t n[3];

	for (int k = 0; k < 3; k++) {
		struct rig r = start(spin);
		struct wb_sim_mimd_result out;

		mimd(&r, k == 2 ? 9 : 5, 0, &out);
		n[k] = out.instructions;
		rig_free(&r);
	}
	assert_true(n[0] == n[1]);
	assert_true(n[0] != n[2]);
}

TEST(test_mimd_hang)
{
	struct rig r = start(half_barrier);
	struct wb_sim_mimd_result out;

	mimd(&r, 3, 0, &out);
	assert_int_equal(out.status, WB_SIM_HANG);
	assert_int_equal(out.nposition, ITEMS);	/* item 0 of each workgroup waits for the others */
	assert_int_equal(out.ended, 0);
	for (uint32_t k = 0; k < out.nposition; k++) {
		assert_true(out.position[k].barrier == (out.position[k].wave == 0));
		assert_true(out.position[k].repeats == (out.position[k].wave != 0));
	}
}

TEST(test_mimd_limit)
{
	struct rig r = start(flipper);
	struct wb_sim_mimd_result out;

	mimd(&r, 3, 50000, &out);
	assert_equal({ out.status, WB_SIM_STEP_LIMIT }, { out.instructions, 50000 }, { out.nposition, ITEMS });
}

/* Room for one workgroup only: the second starts when the first has ended, and a lock still works. */
TEST(test_mimd_room)
{
	struct rig r = start(spin);
	struct wb_sim_mimd_result out;
	struct wb_sim_mimd how = { .seed = 2, .resident_bytes = 1 };

	assert_int_equal(wb_sim_run_mimd(r.sim, &how, &out), WB_OK);
	assert_int_equal(out.status, WB_SIM_FINISHED);
	assert_int_equal(word(&r, 1), ITEMS);
}

/* Lanes keep their numbers, and what reads other lanes is told of once. */
TEST(test_mimd_lanes)
{
	struct rig r = start(BASE "\tv_mbcnt_lo_u32_b32 v10, -1, 0\n\tv_mbcnt_hi_u32_b32 v10, -1, "
				  "v10\n\tv_lshlrev_b32_e32 v11, 2, v0\n\tv_add_co_u32_e32 v4, vcc, v4, v11\n"
				  "\tglobal_atomic_add v[4:5], v10, off\n\tds_bpermute_b32 v12, v11, "
				  "v10\n\tv_writelane_b32 v13, s4, 3\n\tv_readlane_b32 s5, v13, 3\n");
	struct wb_sim_mimd_result out;
	uint32_t n = 0;

	mimd(&r, 1, 0, &out);
	assert_int_equal(out.status, WB_SIM_FINISHED);
	for (uint32_t k = 0; k < GROUP; k++)
		assert_int_equal(word(&r, k), k % 64 * (k < ITEMS - GROUP ? 2 : 1));
	for (uint32_t k = 0; k < r.cx->diag->message.n; k++)
		n += r.cx->diag->message.at[k].code == WB_W_SIM_LANES;
	assert_int_equal(n, 1);
}

/* ---- observers ---------------------------------------------------------------------------------------------- */
struct seen {
	uint64_t before, after;
	uint32_t last;
	uint64_t exec;
	uint32_t high;			/* what v5 becomes: the upper half of an address */
};
static void
see_before(void *user, struct wb_sim_wave *w, const struct wb_fn *fn, uint32_t inst)
{
	struct seen *s = user;

	assert_ptr_equal(wb_sim_where(w, NULL), &fn->inst[inst]);
	s->before++;
	s->last = inst;
	s->exec = wb_sim_exec(w);
}
static void
see_after(void *user, struct wb_sim_wave *w, const struct wb_fn *fn, uint32_t inst)
{
	struct seen *s = user;
	uint64_t group;

	assert_int_equal(inst, s->last);
	assert_true(wb_sim_wave_number(w, &group) < 2 && group < 2);
	assert_true(wb_sim_ended(w) == (fn->inst[inst].op == WB_OP_END));
	/* the second instruction writes it; before, nothing did */
	assert_true((wb_sim_vgpr(w, 5)[0] == s->high) == (inst >= 1));
	s->after++;
}

TEST(test_observer)
{
	struct rig r = start(BASE);
	struct seen seen = { .high = (uint32_t)(r.buffer >> 32) };
	struct wb_sim_observer o = { &seen, see_before, see_after };
	struct wb_timed out;

	wb_sim_observe(r.sim, &o);
	timed(&r, 0, &out);
	assert_int_equal(out.instructions, 3 * r.fn->ninst);
	assert_true(seen.before == out.instructions && seen.after == out.instructions);
}

/* ---- runs that are refused ----------------------------------------------------------------------- */
TEST(test_a_time_without_room)
{
	struct rig r = start(BASE);
	struct wb_machine slow = *rig_machine();
	struct wb_timed out;

	slow.delay_cycles[r.fn->inst[0].tclass] = UINT64_MAX >> 4;
	assert_int_equal(wb_timed_run(r.cx, r.sim, r.m, r.fn, &slow, 0, 0, NULL, &out), WB_OVERFLOW);
	assert_true(reported(&r, WB_E_SIM_OVERFLOW));
}

/* Assembly has no splits and merges, so one is made of a move. */
TEST(test_a_merge_without_a_split)
{
	struct rig r = rig_new("gfx900", "\ts_nop 0\n");
	struct wb_sim_swfs how = { .S = 1, .seed = 1, .limit = 100 };
	struct wb_sim_swfs_result out;

	r.m->fn[0]->inst[0].op = WB_OP_MERGE;
	assert_int_equal(wb_sim_new(r.cx, r.m, r.fn, NULL, &r.sim), WB_OK);
	assert_int_equal(wb_sim_launch(r.sim, (uint64_t[3]){ 64, 1, 1 }, (uint32_t[3]){ 64, 1, 1 }), WB_OK);
	assert_int_equal(wb_sim_run_swfs(r.sim, &how, &out), WB_REFUSED);
	assert_true(reported(&r, WB_E_SPLIT_RUN));
}
