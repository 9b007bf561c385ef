/* test/unit/sim_salu.c -- every scalar ALU mnemonic against an expectation of its own.
 */
#include "sim_test.h"

#define K (-1234)	/* the 16-bit constant in the text */

/* EXEC where bit x of the source and bit y of EXEC fulfil @f. */
#define BITS(f) \
	0; \
	for (int k_ = 0; k_ < 64; k_++) { \
		bool x = a >> k_ & 1, y = *mask >> k_ & 1; \
		exec |= (uint64_t)(f) << k_; \
	}

typedef void expect_fn(uint64_t a, uint64_t b, uint64_t o, uint64_t *dest, bool *carry, uint64_t *mask);

#define E(name, sig, ...) \
static void \
e_##name(uint64_t a, uint64_t b, uint64_t o, uint64_t *dest, bool *carry, uint64_t *mask) \
{ \
	uint64_t d = 0, exec = *mask; \
	bool scc = *carry; \
\
	(void)a, (void)b, (void)o; \
	__VA_ARGS__; \
	*dest = d; \
	*carry = scc; \
	*mask = exec; \
}
#include "sim_salu.def"
#undef E

static const struct row {
	const char *name, *sig;
	expect_fn *fn;
} rows[] = {
#define E(name, sig, ...) { #name, sig, e_##name },
#include "sim_salu.def"
#undef E
};
enum { NROW = sizeof rows / sizeof rows[0] };

static bool
applies(const struct row *r, unsigned gfx)
{
	static const char *const nine[] = { "s_andn1_", "s_orn1_", "s_andn2_wrexec", "s_bitreplicate", "s_pack_",
		"s_lshl1_", "s_lshl2_", "s_lshl3_", "s_lshl4_", "s_mul_hi" };

	for (unsigned k = 0; k < WB_COUNT(nine); k++)
		if (gfx < 0x900 && strncmp(r->name, nine[k], strlen(nine[k])) == 0)
			return false;
	if (gfx < 0x1200 && (strstr(r->name, "_nc_u64") || strcmp(r->name, "s_mul_u64") == 0))
		return false;
	if (gfx >= 0x1200 && strncmp(r->name, "s_cmpk_", 7) == 0)
		return false;
	return gfx < 0x1100 ? strcmp(r->name, "s_pack_hl_b32_b16") != 0 : strncmp(r->name, "s_ff0_", 6) != 0;
}

/* Destination s8, sources s10 and s12; the second form reads s8 as first source. */
static void
write_line(struct wb_out *o, const struct row *r, unsigned form)
{
	const char *sep = " ";

	wb_printf(o, "\t%s", r->name);
	if (r->sig[0] != '-') {
		wb_puts(o, r->sig[0] == 'l' ? " s[8:9]" : " s8");
		sep = ", ";
	}
	for (unsigned k = 1; r->sig[k]; k++) {
		unsigned reg = form && k == 1 ? 8 : 8 + 2 * k;

		if (r->sig[k] == 'k')
			wb_printf(o, "%s0x%x", sep, K & 0xffff);
		else if (r->sig[k] == 'l')
			wb_printf(o, "%ss[%u:%u]", sep, reg, reg + 1);
		else
			wb_printf(o, "%ss%u", sep, reg);
		sep = ", ";
	}
	wb_puts(o, "\n");
}

static uint32_t
any(void)
{
	static const uint32_t u[] = { 0, 1, 31, 32, 63, 0x7fffffff, 0x80000000, 0xffffffff, 0x8000, 0xfffffb2e, 0xfb2e,
		0x00400003, 0x0020001f, 0x00080010, 0x00010000, 0xf };

	return random32() % 3 ? random32() : u[random32() % WB_COUNT(u)];
}

static void
check_row(struct rig *rig, const struct row *r, unsigned form, unsigned trial)
{
	uint32_t *s = wb_sim_sgpr(rig->w), before[WB_GCN_MODE];
	uint64_t x[2] = { 0 }, old, d, exec;
	bool scc;
	struct wb_sim_effect e;

	for (unsigned k = 0; k < 100; k++)
		s[k] = any();
	if (trial % 7 == 0)	/* equal sources */
		memcpy(s + 12, s + (form ? 8 : 10), 8);
	s[WB_GCN_SCC] = random32() & 1;
	exec = random_exec(trial);
	s[WB_GCN_EXEC_LO] = (uint32_t)exec, s[WB_GCN_EXEC_HI] = (uint32_t)(exec >> 32);
	memcpy(before, s, sizeof before);
	for (unsigned k = 1; r->sig[k]; k++) {
		unsigned reg = form && k == 1 ? 8 : 8 + 2 * k;

		x[k - 1] = s[reg] | (r->sig[k] == 'l' ? (uint64_t)s[reg + 1] << 32 : 0);
	}
	old = s[8] | (r->sig[0] == 'l' ? (uint64_t)s[9] << 32 : 0);
	scc = s[WB_GCN_SCC];
	r->fn(x[0], x[1], old, &d, &scc, &exec);
	rig_step(rig, &e);
	if (r->sig[0] != '-') {
		if (s[8] != (uint32_t)d || (r->sig[0] == 'l' && s[9] != (uint32_t)(d >> 32)))
			fail_msg("%s(%llx, %llx) = %x %x, expected %llx", r->name, (unsigned long long)x[0],
				(unsigned long long)x[1], s[9], s[8], (unsigned long long)d);
		before[8] = s[8];
		before[9] = r->sig[0] == 'l' ? s[9] : before[9];
	}
	if (s[WB_GCN_SCC] != scc)
		fail_msg("%s(%llx, %llx): SCC %u", r->name, (unsigned long long)x[0], (unsigned long long)x[1],
			s[WB_GCN_SCC]);
	before[WB_GCN_SCC] = scc;
	before[WB_GCN_EXEC_LO] = (uint32_t)exec, before[WB_GCN_EXEC_HI] = (uint32_t)(exec >> 32);
	for (unsigned k = 0; k < WB_GCN_MODE; k++)
		if (s[k] != before[k])
			fail_msg("%s: scalar %u is %x, expected %x", r->name, k, s[k], before[k]);
}

static void
all_rows(const char *target, unsigned gfx)
{
	struct wb_ctx *cx = unit_cx();
	struct wb_out o = wb_out_new(cx->unit);
	struct rig rig;

	for (unsigned k = 0; k < NROW; k++)
		for (unsigned form = 0; form < 2 && applies(&rows[k], gfx); form++)
			write_line(&o, &rows[k], form);
	rig = rig_new(target, o.at);
	for (unsigned t = 0; t < 300; t++) {
		rig_start(&rig);
		for (unsigned k = 0; k < NROW; k++)
			for (unsigned form = 0; form < 2 && applies(&rows[k], gfx); form++)
				check_row(&rig, &rows[k], form, t);
		wb_sim_group_finish(rig.g);
	}
}
TEST(test_gfx900) { (void)state; all_rows("gfx900", 0x900); }
TEST(test_gfx1100) { (void)state; all_rows("gfx1100", 0x1100); }
TEST(test_gfx1200) { (void)state; all_rows("gfx1200", 0x1200); }
TEST(test_gfx803) { (void)state; all_rows("gfx803", 0x803); }

/* The scalar mnemonics that other tests cover. */
static bool
elsewhere(const char *m)
{
	static const char *const prefix[] = {
		"s_branch", "s_cbranch", "s_getpc", "s_setpc", "s_swappc", "s_call", "s_atomic", "s_wakeup",
		"s_waitcnt", "s_barrier", "s_endpgm", "s_trap", "s_sethalt", "s_getreg", "s_setreg", "s_setv", "s_nop",
		"s_sleep", "s_setprio", "s_icache", "s_incperf", "s_decperf", "s_ttrace", "s_sendmsg",
		"s_load", "s_buffer", "s_store", "s_mem", "s_dcache", "s_movrel", "s_set_gpr", "s_clause",
		"s_round_mode", "s_denorm_mode", "s_inst_prefetch", "s_wait_", "s_version", "s_code_end",
		"s_delay_alu" };

	for (unsigned k = 0; k < WB_COUNT(prefix); k++)
		if (strncmp(m, prefix[k], strlen(prefix[k])) == 0)
			return true;
	return strstr(m, "saveexec_b32") || strcmp(m, "s_andn1_wrexec_b32") == 0 ||
		strcmp(m, "s_andn2_wrexec_b32") == 0;
}

TEST(test_complete)
{
	const char *m;

	for (unsigned i = 0; (m = wb_sim_mnemonic(0x900, i)); i++) {
		bool found = strncmp(m, "s_", 2) != 0 || elsewhere(m);

		for (unsigned k = 0; k < NROW && !found; k++)
			found = strcmp(rows[k].name, m) == 0;
		if (!found)
			fail_msg("no expectation for %s", m);
	}
}
