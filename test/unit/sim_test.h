/* test/unit/sim_test.h -- straight-line code on one wave, state set before each step.
 */
#ifndef SIM_TEST_H
#define SIM_TEST_H

#include "wavebound/gcn.h"
#include "wavebound/machine.h"
#include "wavebound/sim.h"
#include "../lib/unit.h"

struct rig {
	struct wb_ctx *cx;
	struct wb_module *m;
	const struct wb_fn *fn;
	struct wb_sim *sim;
	struct wb_sim_group *g;
	struct wb_sim_wave *w;
	uint64_t buffer;	/* device address of 64 KiB */
	uint8_t *bytes;
	uint32_t gfx;
};

static uint64_t rng = 88172645463325252ull;
static inline uint64_t
random64(void)
{
	rng ^= rng << 13;
	rng ^= rng >> 7;
	rng ^= rng << 17;
	return rng * 0x2545f4914f6cdd1dull;
}
static inline uint32_t random32(void) { return (uint32_t)(random64() >> 32); }

static inline void
complain(struct rig *r)
{
	struct wb_out o = wb_out_new(r->cx->tmp);

	wb_diag_print(r->cx->diag, 0, false, &o);
	fwrite(o.at, 1, o.n, stderr);
}

/* A kernel of @lines for @target, launched with one workgroup of 64. @directives: of its descriptor, besides. */
static inline struct rig
rig_with(const char *target, const char *lines, const char *directives)
{
	struct rig r = { .cx = unit_cx() };
	struct wb_out o = wb_out_new(r.cx->unit);
	bool architected = strncmp(target, "gfx94", 5) == 0 || strncmp(target, "gfx11", 5) == 0 ||
		strncmp(target, "gfx12", 5) == 0;	/* flat scratch memory has registers of its own */
	bool unified = strncmp(target, "gfx90a", 6) == 0 || strncmp(target, "gfx94", 5) == 0;
	uint16_t file;

	wb_printf(&o,
		"\t.amdgcn_target \"amdgcn-amd-amdhsa--%s\"\n\t.text\n\t.globl k\n\t.p2align 8\n\t.type "
		"k,@function\nk:\n%s\ts_endpgm\n.Lend:\n\t.size k, .Lend-k\n",
		target, lines);
	wb_printf(&o,
		"\t.section .rodata,\"a\",@progbits\n\t.amdhsa_kernel k\n\t.amdhsa_group_segment_fixed_size "
		"4096\n\t.amdhsa_private_segment_fixed_size 256\n"
		"%s\t.amdhsa_user_sgpr_kernarg_segment_ptr 1\n\t.amdhsa_next_free_vgpr 32\n"
		"\t.amdhsa_next_free_sgpr 96\n"
		"\t.amdhsa_float_denorm_mode_32 3\n\t.amdhsa_float_denorm_mode_16_64 3\n%s%s\t.end_amdhsa_kernel\n",
		architected ? "" :
			"\t.amdhsa_user_sgpr_private_segment_buffer 1\n\t.amdhsa_user_sgpr_flat_scratch_init 1\n"
			"\t.amdhsa_system_sgpr_private_segment_wavefront_offset 1\n",
		unified ? "\t.amdhsa_accum_offset 32\n" : "", directives);
	file = wb_file_add(r.cx->files, WB_FILE_TEXT, "test.s", o.at, o.n);
	if (wb_gcn_read(r.cx, file, target, &r.m) != WB_OK || r.m->nfn != 1 || r.m->fn[0]->refused) {
		complain(&r);
		fail_msg("the test program cannot be read");
	}
	r.fn = r.m->fn[0];
	r.gfx = r.m->gfx;
	if (wb_sim_new(r.cx, r.m, r.fn, NULL, &r.sim) != WB_OK ||
		wb_sim_map(r.sim, "buffer", 65536, &r.buffer, &r.bytes) != WB_OK ||
		wb_sim_launch(r.sim, (uint64_t[3]){ 64, 1, 1 }, (uint32_t[3]){ 64, 1, 1 }) != WB_OK) {
		complain(&r);
		fail_msg("the test program cannot be launched");
	}
	return r;
}

static inline struct rig rig_new(const char *target, const char *lines) { return rig_with(target, lines, ""); }

static inline void
rig_start(struct rig *r)
{
	r->g = wb_sim_group_start(r->sim, 0);
	r->w = wb_sim_group_wave(r->g, 0);
}

/* A machine with the simulator's default lines and banks. */
static inline const struct wb_machine *
rig_machine(void)
{
	static const struct wb_machine *m;
	static struct wb_ctx *cx;

	if (!cx) {
		cx = wb_ctx_new(NULL);
		assert_int_equal(wb_machine_load(cx, "vega", &m), WB_OK);
	}
	return m;
}

/* No instruction does more than the cost model charges for it, or counts in a way that the cost model does not know. */
static inline void
check_cost(const struct wb_sim_effect *e)
{
	const struct wb_machine *m = rig_machine();
	const struct wb_inst *i = &e->fn->inst[e->inst];
	uint64_t trans = e->lines + (e->scalar_bytes ? wb_ceil_div(e->scalar_bytes, m->line_bytes) + 1 : 0);

	if (trans > wb_machine_inst_trans(m, e->fn, i, 64) ||
		e->rounds > wb_machine_inst_rounds(m, e->fn, i, 64, false))
		fail_msg("%s: %llu transactions, %u rounds; charged are %llu and %llu", wb_gcn_opcode_name(i->isa_op),
			(unsigned long long)trans, e->rounds,
			(unsigned long long)wb_machine_inst_trans(m, e->fn, i, 64),
			(unsigned long long)wb_machine_inst_rounds(m, e->fn, i, 64, false));
	if (e->counters & ~i->mem.counters)
		fail_msg("%s counts in %x, the cost model knows %x", wb_gcn_opcode_name(i->isa_op), e->counters,
			i->mem.counters);
	assert_int_equal(e->waits, i->op == WB_OP_WAITCNT);
	assert_int_equal(e->barrier, i->op == WB_OP_BARRIER);
	assert_int_equal(e->end, i->op == WB_OP_END);
	if (e->waits) {
		assert_int_equal(e->vmcnt, wb_mod(e->fn, i, WB_MOD_VMCNT));
		assert_int_equal(e->lgkmcnt, wb_mod(e->fn, i, WB_MOD_LGKMCNT));
	}
}

static inline void
rig_step(struct rig *r, struct wb_sim_effect *e)
{
	const struct wb_inst *next = wb_sim_where(r->w, NULL);

	/* forms stand one behind the other without waits: an unknown value in front of one is no step */
	while (next && wb_early_read(next) && wb_sim_step(r->w, e) == WB_OK)
		next = wb_sim_where(r->w, NULL);
	if (wb_sim_step(r->w, e) != WB_OK) {
		complain(r);
		fail_msg("the step failed");
	}
	check_cost(e);
}

static inline void
rig_free(struct rig *r)
{
	unit_free(r->cx);
}

/* Lanes that are on: none, all, one, the lower half, any. */
static inline uint64_t
random_exec(uint32_t trial)
{
	switch (trial % 5) {
	case 0: return UINT64_MAX;
	case 1: return 0;
	case 2: return 1ull << (random32() & 63);
	case 3: return 0xffffffffull;
	}
	return random64();
}

#endif
