/* test/lib/randprogram.c -- random kernels in which data decides, see randprogram.h.
 *
 * Registers besides those of randforms.h, by depth d of constructs:
 *	s[0:1] arguments   s2 workgroup   s3 wave   s6, s7 scalar arguments
 *	s[32+2d:33+2d] saved EXEC   s[40+2d:41+2d] lanes that have left a loop
 *	s48+d counters   s52+d their limits   s58, s59 temporary   v24+d counters of lanes   v28.. temporary
 *	s[64:67] private memory (gfx942, gfx11 and later need none)   s[68:69] EXEC while all lanes are on
 *	v31 spilled scalars
 *	s[28:29] a function to call   s[30:31] where it returns to   v30 that, while it calls another
 */
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

#include "grammar.h"
#include "kernel.h"
#include "randkernel.h"
#include "randprogram.h"
#include "wavebound/gcn.h"
#include "wavebound/timed.h"

#define BUFFER_BYTES 8192u
#define MOST_ITEMS 192u		/* of a workgroup */
#define LDS_BYTES 4096u		/* where addresses begin; FORM_REACH behind it */

struct gen {
	struct wb_out o;
	struct rng *r;
	const struct randforms *forms;
	uint32_t gfx, wave;	/* target, lanes of a wave */
	struct grammar *grammar;
	uint32_t label, functions;	/* fn0, fn1, ... */
	bool spills;
	bool ids;			/* of the work-item along y and z are read, too */
};

static uint32_t pick(struct gen *g, uint32_t low, uint32_t high) { return rng_between(g->r, low, high); }
static bool chance(struct gen *g, uint32_t percent) { return rng_chance(g->r, percent); }
static bool gfx9(const struct gen *g) { return g->gfx >= 0x900; }
static bool described(const struct gen *g) { return kernel_scratch_by_sgprs(wb_gcn_target_name(g->gfx)); }

/* ---- text ------------------------------------------------------------------------------------ */
/* Replaces the first @from of @text. */
static bool
replace(char *text, const char *from, const char *to)
{
	char *at = strstr(text, from), rest[200];

	if (!at)
		return false;
	snprintf(rest, sizeof(rest), "%s", at + strlen(from));
	snprintf(at, 200 - (size_t)(at - text), "%s%s", to, rest);
	return true;
}

/* The same in the names of gfx10. */
static void
rename_gfx10(char *text)
{
	static const char *const name[][2] = {
		{ "v_add_u32_", "v_add_nc_u32_" }, { "v_sub_u16_", "v_sub_nc_u16_" },
		{ "v_subrev_u16_sdwa", "v_subrev_nc_u32_sdwa" }, { "v_add_u16_e32", "v_add_nc_u16" },
		{ "v_add_co_u32_e32", "v_add_co_u32" }, { "v_addc_co_u32", "v_add_co_ci_u32" }
	};

	for (size_t k = 0; k < WB_COUNT(name); k++)
		if (replace(text, name[k][0], name[k][1]))
			break;
	if (strncmp(text, "v_cmpx", 6) == 0)
		replace(text, " vcc,", "");
}

/* Masks of 32 lanes in place of 64. */
static void
narrow(char *text)
{
	bool masks = *text == 's' && (strstr(text, "exec") || strstr(text, "vcc"));
	char *at;

	if (masks && strncmp(text, "s_cbranch", 9) != 0) {
		replace(text, "_b64", "_b32");
		while ((at = strchr(text, '['))) {	/* s[8:9]: s8 */
			char *colon = strchr(at, ':'), *end = strchr(at, ']');

			memmove(colon, end + 1, strlen(end));
			memmove(at, at + 1, strlen(at));
		}
	}
	for (at = text; (at = strstr(at, " vcc")) && (at[4] == ',' || !at[4]); at += 4)
		replace(at, " vcc", " vcc_lo");
	for (at = text; (at = strstr(at, " exec")) && (at[5] == ',' || !at[5]); at += 5)
		replace(at, " exec", " exec_lo");
}

/* Waits, barriers and returning atomics as gfx12 has them; the result may be several lines. */
static void
rename_gfx12(char *text, size_t room)
{
	const char *vm = strstr(text, "vmcnt("), *lgkm = strstr(text, "lgkmcnt(");

	if (strncmp(text, "s_waitcnt ", 10) == 0) {
		unsigned n = vm ? (unsigned)strtoul(vm + 6, NULL, 10) : 63, k = lgkm ? 0 : 31;

		snprintf(text, room, "s_wait_loadcnt %u; s_wait_dscnt %u; s_wait_kmcnt %u", n, lgkm ? 0u : 63u, k);
	}
	if (strcmp(text, "s_barrier") == 0)
		snprintf(text, room, "s_barrier_signal -1; s_barrier_wait -1");
	replace(text, "s_cmpk_", "s_cmp_");
	replace(text, " glc", " th:TH_ATOMIC_RETURN");
	replace(text, "], 0 offset", "], null offset");
}

/* Private memory without a descriptor. */
static void
rename_scratch(char *text)
{
	char stored[8], from[32], to[32];

	if (!replace(text, "s[64:67], 0", "off"))
		return;
	replace(text, "buffer_", "scratch_");
	if (sscanf(text, "scratch_store_dword %7[^,], off", stored) == 1) {
		snprintf(from, sizeof from, "%s, off", stored);
		snprintf(to, sizeof to, "off, %s", stored);
		replace(text, from, to);
	}
}

/* @text, "; " between lines, as the target writes it. */
static void
write_lines(struct gen *g, const char *text)
{
	char one[200];
	const char *end = text;

	for (const char *at = text; end; at = end + 2) {
		end = strstr(at, "; ");
		snprintf(one, sizeof one, "%.*s", (int)(end ? (size_t)(end - at) : strlen(at)), at);
		if (g->gfx >= 0x1000)
			rename_gfx10(one);
		if (!described(g))
			rename_scratch(one);
		if (g->wave == 32)
			narrow(one);
		if (g->gfx >= 0x1200)
			rename_gfx12(one, sizeof one);
		kernel_lines(&g->o, one);
	}
}

WB_PRINTF(2, 3) static void
line(struct gen *g, const char *fmt, ...)
{
	char text[512];
	va_list ap;

	va_start(ap, fmt);
	vsnprintf(text, sizeof text, fmt, ap);
	va_end(ap);
	write_lines(g, text);
}

/* ---- code -------------------------------------------------------------------------------------- */
/* Variables: left, constructs that may still be opened; functions below calls may be called here; bit k of spilled:
 * word k of private memory holds vector 2 + k; bit k of lanes: lane k of v31 holds scalar 8 + k. In constructs, c is
 * the number of the register that counts. */
static const char *const rules[] = {
	"s: s$70[$(8,13)|$(8,23)]",
	"v: v$(2,13)",
	/* without new values everything would soon be divergent, and large */
	"Refresh: v_mov_b32_e32 $v, $s",
	"Refresh: v_mov_b32_e32 $v, $(0,64)",
	"Refresh: $n:(1,6)v_and_b32_e32 $v, $((1<<n)-1), $v",
	"Refresh: v_lshlrev_b32_e32 $v, $(0,4), v$(0,1)",
	"Refresh: v_lshrrev_b32_e32 $v, $(5,7), v$(0,1)",
	"Refresh: s_mov_b32 $s, $(0,64)",
	"Refresh: $n:(1,5)s_and_b32 $s, $s, $((1<<n)-1)",
	"Refresh: s_mov_b32 $s, s$[2|3|6|7]",
	"Refresh: v_readfirstlane_b32 $s, $v",
	"Refresh: s_mov_b64 vcc, $50[exec|$[0|s[8:9]]]",
	"Refresh: v_readlane_b32 $s, $v, $(0,63)",
	"Refresh: s_bcnt1_i32_b64 $s, $[vcc|exec]",
	/* An address that data decides: near or far from that of the next lane, or the same. In LDS one that is the
	 * same in all lanes; or one of two, as a mask of lanes says. Lanes that are off keep theirs. */
	"address 25: s_and_b32 s58, $s, 0xff0; v_mov_b32_e32 v22, s58; "
	"$40[v_mov_b32_e32 v28, $0x(16,1024,16); v_cndmask_b32_e32 v22, v22, v28, vcc]",
	"address 22: v_lshlrev_b32_e32 v22, $(2,7), $from; v_and_b32_e32 v22, 0xff0, v22",
	"address 53: v_lshlrev_b32_e32 v20, $(2,8), $from; v_and_b32_e32 v20, 0xff0, v20; "
	"$wide[$70[$shifted|$added]|$added]",
	"from: $[$v|v$(0,1)]",
	"shifted: $by:(0,2)v_lshrrev_b32_e32 v20, $(by+2), v20; v_mov_b32_e32 v21, 0; "
	"v_lshl_add_u64 v[20:21], v[20:21], $(by+2), s[4:5]",
	"added: v_mov_b32_e32 v21, s5; v_add_$nine[co_]u32_e32 v20, vcc, s4, v20; "
	"v_addc_$nine[co_]u32_e32 v21, vcc, 0, v21, vcc",
	"Access: $40[$address]; $25[$smem|$40[$lds|$vmem]]; $70[s_waitcnt vmcnt(0) lgkmcnt(0)]",
	/* a register counted from M0 */
	"Relative: s_and_b32 m0, $s, 3; $nine[$rel|$[$rel|$[v_movrels_b32_e32 $v, v2|v_movreld_b32_e32 v2, $v]]]; "
	"s_mov_b32 m0, -1",
	"rel: $[s_movrels_b32 $s, s8|s_movreld_b32 s8, $s]",
	/* Spills and calls, as clang writes them. Scalars live in the lanes of v31, which itself may go to memory
	 * with all lanes on. */
	"Vector: $k:(0,11)$have:(spilled>>k&1)$have[buffer_load_dword v$80[$(2+k)|$(2,13)], off, s[64:67], 0 "
	"offset:$(4*k); s_waitcnt vmcnt(0)|buffer_store_dword v$(2+k), off, s[64:67], 0 offset:$(4*k)"
	"$spilled:(spilled+(1<<k))]",
	"Scalar: $k:(0,7)$have:(lanes>>k&1)$have[v_readlane_b32 $80[s$(8+k)|$s], v31, $k|"
	"v_writelane_b32 v31, s$(8+k), $k$lanes:(lanes+(1<<k)); $30[s_or_saveexec_b64 s[68:69], -1; "
	"buffer_store_dword v31, off, s[64:67], 0 offset:64; s_mov_b64 exec, s[68:69]; s_or_saveexec_b64 s[68:69], -1; "
	"buffer_load_dword v31, off, s[64:67], 0 offset:64; s_mov_b64 exec, s[68:69]; s_waitcnt vmcnt(0)]]",
	"Call: $f:(0,calls-1)s_getpc_b64 s[28:29]; s_add_u32 s28, s28, fn$f@rel32@lo+4; "
	"s_addc_u32 s29, s29, fn$f@rel32@hi+12; s_swappc_b64 s[30:31], s[28:29]",
	"spill: $spills[$[$Vector|$Scalar]]",
	"keep: $calls[$40[$Call|$spill]|$spill]",
	"Straight: $spills[$12[$keep|$plain]|$calls[$12[$keep|$plain]|$plain]]",
	"plain 30: $Refresh",
	"plain 25: $vector",
	"plain 20: $scalar",
	"plain 7: $compare",
	"plain 3: $mode",
	"plain: $Relative",
	"plain 14: $memory[$Access]",
	/* what SCC is now, or VCC, decides about going to .L$to; instructions may stand between */
	"branch 6: $75[$scc]; $35[$*(0,1)Straight]; s_cbranch_scc$(0,1) $to",
	"branch 2: $compare; s_and$70[|n2]_b64 vcc, exec, vcc; $25[$*(0,1)Straight]; s_cbranch_vcc$[z|nz] $to",
	"branch 2: $compare; $25[$*(0,1)Straight]; s_cbranch_vcc$[z|nz] $to",
	"to: .L$at=0[O]$at=1[E]$at=2[N]$at=3[S]$l",	/* other, end, next, start */
	"inside: $>*(1,4)stmt",
	"If: $at:(0)$branch; $inside; $50[s_branch .LE$l; .LO$l:; $inside; .LE$l:|.LO$l:]",
	/* several ifs on one number, which what is between them may change */
	"Told: $many:50[]$!s1$!v1$k:(0,3)$*(2,3)^Part",
	"Part: $many[v_cmp_$70[eq|gt]_u32_e32 vcc, $(k,k+2), $v1|s_cmp_$70[eq|lt]_u32 $s1, $(k,k+2)]; "
	"$30[$*(0,1)Straight]; s_cbranch_$many[vccz|scc0] .LE$l; $inside; .LE$l:",
	"Lanes: $two:40[]$compare; s_and_saveexec_b64 $p+32, $75[vcc|s[8:9]]; $two[s_xor_b64 $p+32, exec, $p+32]; "
	"$60[s_cbranch_execz .LO$l]; $inside; .LO$l:; $two[s_andn2_saveexec_b64 $p+32, $p+32; "
	"$60[s_cbranch_execz .LE$l]; $inside; .LE$l:]; s_or_b64 exec, exec, $p+32",
	/* EXEC by any instruction that changes it, and back */
	"Form: s_mov_b64 $p+32, exec; $exec; $50[s_cbranch_execz .LE$l]; $inside; .LE$l:; s_mov_b64 exec, $p+32",
	/* a small number in scalar d: constant, or from data */
	"small: s_and_b32 s$d, $some, 7",
	"small: s_min_u32 s$d, $some, 7",
	"small: s_bfe_u32 s$d, $some, $0x(0x20000,0x20014)",
	"small: v_and_b32_e32 v28, 3, $v; v_readfirstlane_b32 s$d, v28",
	"small: s_lshr_b32 s$d, $some, 29",
	"small 2: s_mov_b32 s$d, $(0,7)",
	"some: $15[s6|$s]",
	"step: $k:(1)$20[$k:(1,3)]$stepped",
	"stepped: s_addk_i32 s$c, $down[$0x(0x10000-k)|$0x(k)]",
	"stepped: s_$down[sub|add]_i32 s$c, s$c, $k",
	"stepped: s_$down[lshr|lshl]_b32 s$c, s$c, 1",
	"stepped: s_$down[sub|add]_u32 s$c, s$c, $s",
	"stepped: s_$down[subb|addc]_u32 s$c, s$c, 0",
	"stepped 15: s_$down[sub|add]_u32 s$c, s$c, $k",
	/* SCC: whether the loop goes on; with a constant, an argument, the counter around or the limit */
	"goes down: s_cmp_$60[gt|$[gt|ge|lg]]_$60[u|i]32 s$c, $(0,2)",
	"goes 30 !down: s_cmpk_$60[lt|$[lt|le|lg]]_$60[u|i]32 s$c, $0x(2,9)",
	"goes 70 !down: s_cmp_$60[lt|$[lt|le|lg]]_$60[u|i]32 s$c, $10[s$(6,7)|$depth=0[$s+52|$30[s$(47+depth)|$s+52]]]",
	/* the counter moves, always or not */
	"advance: $10[$^Skip; $50[$step]|$step]",
	"Skip: $at:(1)$branch; $step; .LE$l:",
	/* the body: lanes and waves may leave the loop early, or begin the next iteration */
	"body: $inside; $15[$at:(1)$branch]; $6[$at:(2)$branch]; $20[$inside]",
	/* the bottom of a loop: SCC, or VCC made of it, or SCC as the step leaves it */
	"repeat 12: s_cbranch_scc$(0,1) .LS$l",
	"repeat 88: $goes; $25[$*(0,1)Straight]; $15[s_cselect_b64 vcc, -1, 0; s_cbranch_vccnz|s_cbranch_scc1] .LS$l",
	/* perhaps into the middle */
	"Count: $c:(48+depth)$12[$[$c:(8,13)|$c:(8,23)]]$d:(52+depth)$down:35[]$above:40[]$small; "
	"$down[$d:(c)$small|s_mov_b32 s$c, $70[0|$(0,3)]]; $3[$at:(2)$branch]; .LS$l:; "
	"$above[$goes; $25[$*(0,1)Straight]; s_cbranch_scc0 .LE$l]; $body; .LN$l:; $advance; "
	"$above[s_branch .LS$l|$repeat]; .LE$l:",
	/* a counter of 64 bits, in a pair of data scalars */
	"Wide: $c:(8,14,2)$d:(c)$down:50[]$small; s_mov_b32 s$(c+1), 0; .LS$l:; .LN$l:; $body; "
	"s_$down[sub|add]_u32 s$c, s$c, $80[1|2]; s_$down[subb|addc]_u32 s$(c+1), s$(c+1), 0; "
	"$[s_cmp_lg_u64 s[$c:$(c+1)], $down[0|$(7,12)]; s_cbranch_scc1|"
	"v_cmp_$down[gt|lt]_$[u|i]64_e64 vcc, s[$c:$(c+1)], $down[0|$(2,9)]; s_cbranch_vccnz|"
	"v_mov_b32_e32 v28, s$c; v_mov_b32_e32 v29, s$(c+1); v_cmp_$down[lt|gt]_u64_e32 vcc, $down[0|$(2,9)], "
	"v[28:29]; "
	"s_cbranch_vccnz] .LS$l; .LE$l:",
	/* each iteration takes a bit out of a mask */
	"Bits: $kept:50[$compare]; s_mov_b64 $p+40, $kept[vcc|s[8:9]]; $80[s_cmp_eq_u64 $p+40, 0; "
	"s_cbranch_scc1 .LE$l]; "
	".LS$l:; s_ff1_i32_b64 s58, $p+40; $50[s_bitset0_b64 $p+40, s58|s_lshl_b64 s[58:59], 1, s58; "
	"s_andn2_b64 $p+40, $p+40, s[58:59]]; $*(0,3)Straight; s_cmp_lg_u64 $p+40, 0; s_cbranch_scc1 .LS$l; .LE$l:",
	/* once for each number that some lane has */
	"Waterfall: s_mov_b64 $p+32, exec; $60[v_and_b32_e32 $v1, 3, $v1]; .LS$l:; v_readfirstlane_b32 s58, $v1; "
	"v_cmp_$85[eq|ge]_u32_e32 vcc, s58, $v1; s_and_saveexec_b64 $p+40, vcc; $*(0,3)Straight; "
	"s_xor_b64 exec, exec, $p+40; s_cbranch_execnz .LS$l; s_mov_b64 exec, $p+32",
	"fewer: v_lshrrev_b32_e32 v$c, 1, v$c",
	"fewer nine sdwa: v_add_u32_sdwa v$c, v$c, $v dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD "
	"src1_sel:BYTE_0",
	"fewer: v_sub_u16_e64 v$c, v$c, 1",
	"fewer: v_add_u16_e32 v$c, -1, v$c",
	"fewer sdwa: v_subrev_u16_sdwa v$c, $v, v$c dst_sel:WORD_$(0,1) dst_unused:UNUSED_PRESERVE src0_sel:BYTE_0 "
	"src1_sel:WORD_0",
	"fewer: v_mad_i32_i24 v$c, v$c, 1, -1",
	"fewer 8: v_add_u32_e32 v$c, $nine[|vcc, ]-1, v$c",
	/* VCC: the lanes whose counter is above a small number, by a comparison of many kinds */
	"remain: v_cmp_$how=1[ge|lt]_$[i|u]16_e32 vcc, $(0,1), v$c",
	"remain sdwa: v_cmp_$how=1[le|gt]_$[i|u]32_sdwa vcc, v$c, $v src0_sel:BYTE_0 src1_sel:$[BYTE_3|DWORD]",
	"remain: v_cmp_$how=1[le|gt]_$[i|u]32_e64 vcc, v$c, $(0,1)",
	"remain 5: v_cmp_$how=1[ge|lt]_$[i|u]32_e32 vcc, $(0,1), v$c",
	/* lanes leave one by one; or all together, where the counter is the same in all */
	"Each: $c:(24+depth)$15[$c:(2,13)]$how:(0,3)$stays:(1)$how=1[$stays:(0)]$how=2[$stays:(0)]"
	"$[v_mov_b32_e32 v$c, $30[s6|$s]|v_bfe_u32 v$c, $[$v|v0], $(0,6), 2|v_and_b32_e32 v$c, $[3|7], $v|"
	"v_and_b32_e32 v$c, $[3|7], $v]; $stays[s_mov_b64 $p+32, exec|s_mov_b64 $p+40, 0]; .LS$l:; $inside; "
	"$8[$at:(1)$branch]; $fewer; $25[$*(0,1)Straight]; $how=3[v_cmpx_lt_$[i|u]32_e32 vcc, $(0,1), v$c|$remain]; "
	"$how=0[s_and_b64 exec, exec, vcc]$how=1[s_or_b64 $p+40, vcc, $p+40; s_andn2_b64 exec, exec, $p+40]; "
	"s_cbranch_$how=2[vccnz|execnz] .LS$l; .LE$l:; "
	"$stays[s_mov_b64 exec, $p+32|$how=1[s_or_b64 exec, exec, $p+40]]",
	/* until data says so: mostly without a bound */
	"Data: .LS$l:; $inside; $at:(3)$branch",
	/* as many barriers on both sides; waves on different paths wait for each other */
	"Barrier: $60[s_barrier|$at:(0)$branch; $*(0,3)Straight; s_barrier; s_branch .LE$l; .LO$l:; s_barrier; "
	"$*(0,3)Straight; .LE$l:]",
	"open 25: $If",
	"open 8: $Told",
	"open 12: $Lanes",
	"open 9: $Form",
	"open 21: $Count",
	"open 5: $Wide",
	"open 3: $Bits",
	"open 3: $Waterfall",
	"open 12: $Each",
	"open 2: $Data",
	"stmt left <3: $depth=0[$40[$opened|$closed]|$22[$opened|$Straight]]",
	"stmt !left <3: $closed",
	"stmt >2: $Straight",
	"opened: $left:(left-1)$open",
	"closed: $depth=0[$barriers[$15[$Barrier|$Straight]|$Straight]|$Straight]",
	/* a function that works on the registers of who calls it, and may call those before it */
	"Function: .p2align 2; .type fn$own,@function; fn$own:; s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0); "
	"$own[v_writelane_b32 v30, s30, 0; v_writelane_b32 v30, s31, 1]; $>*(1,4)stmt; "
	"$own[v_readlane_b32 s30, v30, 0; v_readlane_b32 s31, v30, 1]; s_setpc_b64 s[30:31]; .Lfn$own:; "
	".size fn$own, .Lfn$own-fn$own",
};

/* Any instruction of a kind. */
static bool
hook(struct grammar *r, void *user, const char *name, int64_t value)
{
	static const char *const kind[FORM_KINDS] = { "scalar", "scc", "vector", "compare", "exec", "mode", "lds",
		"vmem", "smem" };
	const struct gen *g = user;
	const char *text;

	(void)value;
	for (uint32_t k = 0; k < FORM_KINDS; k++)
		if (strcmp(name, kind[k]) == 0) {
			text = randforms_pick(g->forms, g->r, (enum form_kind)k);
			grammar_put(r, "%s", text ? text : "");
			return true;
		}
	return false;
}

/* What the rules make of @text. */
static void
code(struct gen *g, const char *text)
{
	grammar_expand(g->grammar, text);
	write_lines(g, grammar_take(g->grammar));
}

static void
begin_code(struct wb_ctx *cx, struct gen *g)
{
	static const char *const none[] = { "spilled", "lanes", "barriers", "memory", "spills", "calls" };

	g->grammar = grammar_new(cx->unit, g->r, rules, WB_COUNT(rules), hook, g);
	for (size_t k = 0; k < WB_COUNT(none); k++)
		grammar_set(g->grammar, none[k], 0);
	grammar_set(g->grammar, "nine", gfx9(g));
	grammar_set(g->grammar, "wide", g->gfx == 0x942);
	grammar_set(g->grammar, "sdwa", g->gfx < 0x1100);
}

/* ---- the kernel ---------------------------------------------------------------------------------------- */
/* Ids along y and z in v11 and v12; of packed ones v0 has ten bits each. */
static void
find_ids(struct gen *g)
{
	if (g->gfx == 0x90a || g->gfx == 0x942) {
		line(g, "v_bfe_u32 v11, v0, 10, 10; v_bfe_u32 v12, v0, 20, 10; v_and_b32_e32 v0, 0x3ff, v0");
	} else {
		line(g, "v_mov_b32_e32 v11, v1; v_mov_b32_e32 v12, v2");
	}
}

static struct kernel_frame
frame_of(const struct gen *g)
{
	return (struct kernel_frame){ .name = "program",
		.target = wb_gcn_target_name(g->gfx),
		.args = "buffer* p q",
		.sgprs = 72,
		.lds_bytes = LDS_BYTES + FORM_REACH,
		.private_bytes = g->spills ? 256 : 0,
		.lanes = g->wave,
		.item_dims = g->ids ? 3 : 1,
		.descriptor = g->spills && described(g),
		.more = g->gfx >= 0x1000 && g->wave == 64 ? ".amdhsa_wavefront_size32 0" : NULL };
}

static void
begin(struct gen *g, uint32_t workgroup)
{
	struct kernel_frame f = frame_of(g);

	kernel_head(&g->o, &f);
	if (g->spills && described(g)) {	/* the descriptor of private memory comes first */
		line(g, "s_add_u32 s64, s0, s7");
		line(g, "s_addc_u32 s65, s1, 0; s_mov_b64 s[66:67], s[2:3]; s_mov_b64 s[0:1], s[4:5]; "
			"s_mov_b32 s2, s6");
	}
	if (g->ids)
		find_ids(g);
	if (g->gfx >= 0x1200)
		line(g, "s_mov_b32 s2, ttmp9");
	line(g, "s_load_dwordx4 s[4:7], s[0:1], 0x0; v_readfirstlane_b32 s3, v0; s_lshr_b32 s3, s3, %u; "
		"s_mul_i32 s8, s2, %u", g->wave == 32 ? 5u : 6u, workgroup);
	line(g, gfx9(g) ? "v_add_u32_e32 v1, s8, v0" : "v_add_u32_e32 v1, vcc, s8, v0");
	line(g, "v_lshlrev_b32_e32 v22, 4, v0; v_and_b32_e32 v22, 0x%x, v22; s_mov_b32 m0, -1; s_waitcnt lgkmcnt(0); "
		"s_load_dwordx16 s[8:23], s[4:5], 0x0; s_mov_b32 s60, s4; s_and_b32 s61, s5, 0xffff; "
		"s_mov_b32 s62, 0x%x; s_mov_b32 s63, 0x27000; v_mov_b32_e32 v20, s4; v_mov_b32_e32 v21, s5",
		LDS_BYTES - 16, BUFFER_BYTES);
	for (uint32_t v = 2; v < 14; v++)
		if (v >= 6 && !(g->ids && (v == 11 || v == 12)))
			line(g, "v_mov_b32_e32 v%u, %s", v, v < 9 ? "v0" : v < 11 ? "v1" : v < 13 ? "s6" : "3");
	line(g, gfx9(g) ? "global_load_dwordx4 v[2:5], v22, s[4:5]" : "flat_load_dwordx4 v[2:5], v[20:21]");
	line(g, "s_waitcnt vmcnt(0) lgkmcnt(0)");
}

static void
finish(struct gen *g)
{
	struct kernel_frame f = frame_of(g);

	kernel_tail(&g->o, &f);
	for (uint32_t k = 0; k < g->functions; k++) {
		grammar_set(g->grammar, "calls", k);
		grammar_set(g->grammar, "own", k);
		grammar_set(g->grammar, "left", pick(g, 0, 1));
		grammar_set(g->grammar, "barriers", 0);
		code(g, "$Function");
	}
}

/* ---- launches ---------------------------------------------------------------------------------------------- */
static void
make_launch(struct wb_ctx *cx, struct rng *r, struct wb_launch *l)
{
	static const uint32_t size[][3] = { { 64, 1, 1 }, { 64, 1, 1 }, { 128, 1, 1 }, { 192, 1, 1 }, { 128, 1, 1 },
		{ 48, 1, 1 }, { 100, 1, 1 }, { 1, 1, 1 }, { 130, 1, 1 }, { 8, 8, 1 }, { 64, 2, 1 }, { 16, 4, 2 },
		{ 5, 7, 3 }, { 32, 3, 1 }, { 1, 64, 1 }, { 3, 1, 33 } };
	const uint32_t *w = size[rng_below(r, WB_COUNT(size))];
	uint32_t groups = rng_between(r, 1, 3);
	struct wb_launch_arg buffer = { .name = "buffer",
		.index = WB_NONE,
		.is_buffer = true,
		.init = WB_BUF_RANDOM,
		.bytes = BUFFER_BYTES + FORM_REACH };
	struct wb_launch_arg p = {
		.name = "p", .index = WB_NONE, .value = wb_format(cx->unit, "%u", rng_below(r, 16))
	};
	struct wb_launch_arg q = {
		.name = "q", .index = WB_NONE, .value = wb_format(cx->unit, "%u", (uint32_t)rng_next(r))
	};

	*l = (struct wb_launch){
		.kernel = "program",
		.dims = w[1] * w[2] == 1 ? 1 : 3,
		.grid = { (uint64_t)w[0] * groups, w[1], w[2] },
		.workgroup = { w[0], w[1], w[2] }
	};
	for (int k = 0; k < 3; k++)
		if (rng_chance(r, 20))
			l->grid[k] -= rng_below(r, w[k]);
	WB_PUSH(cx->unit, &l->arg, buffer);
	WB_PUSH(cx->unit, &l->arg, p);
	WB_PUSH(cx->unit, &l->arg, q);
}

/* ---- interface ---------------------------------------------------------------------------------------------- */
void
randprogram_make(struct wb_ctx *cx, struct rng *r, const struct wb_machine *base, const struct randforms *forms,
	uint32_t gfx, uint32_t lanes, struct randprogram *p)
{
	struct gen g = { .o = wb_out_new(cx->unit),
		.r = r,
		.forms = forms,
		.gfx = gfx,
		.wave = lanes,
		.spills = rng_chance(r, 25),
		.functions = rng_chance(r, 20) ? rng_between(r, 1, 2) : 0 };

	begin_code(cx, &g);
	grammar_set(g.grammar, "left", rng_between(r, 1, 5));
	grammar_set(g.grammar, "barriers", rng_chance(r, 35));
	grammar_set(g.grammar, "memory", rng_chance(r, 65));
	grammar_set(g.grammar, "spills", g.spills);
	grammar_set(g.grammar, "calls", g.functions);
	randkernel_machine(r, base, &p->machine);
	if (p->machine.waves * p->machine.simds < MOST_ITEMS / lanes)	/* the largest workgroup fits */
		p->machine.waves = MOST_ITEMS / lanes;
	make_launch(cx, r, &p->launch);
	g.ids = p->launch.dims > 1 || rng_chance(r, 20);
	begin(&g, p->launch.workgroup[0]);
	code(&g, "$*(0,4)Refresh; $*(3,14)stmt");
	finish(&g);
	p->text = g.o.at;
	p->bytes = g.o.n;
}

/* ---- what one form leaves ------------------------------------------------------------------------------- */
#define REVEALED 4u		/* registers that are compared */

/* Numbers that are known, in each lane another or in all the same. */
static void
set_registers(struct gen *g)
{
	static const uint32_t some[] = { 0, 1, 2, 7, 31, 32, 33, 255, 65535, INT32_MAX, 0x80000000, UINT32_MAX };

#define NUMBER (chance(g, 50) ? some[pick(g, 0, WB_COUNT(some) - 1)] : (uint32_t)rng_next(g->r))
	for (uint32_t v = 2; v < 14; v++) {
		line(g, "s_mov_b32 s58, 0x%x; v_mov_b32_e32 v%u, s58", NUMBER, v);
		if (chance(g, 30))
			continue;
		line(g, "v_mul_lo_u32 v%u, v0, s58; s_mov_b32 s58, 0x%x; v_xor_b32_e32 v%u, s58, v%u", v, NUMBER, v, v);
	}
	for (uint32_t s = 8; s < 24; s++)
		line(g, "s_mov_b32 s%u, 0x%x", s, NUMBER);
	line(g, "s_mov_b32 vcc_lo, 0x%x; s_mov_b32 vcc_hi, 0x%x; s_cmp_eq_u32 s8, s%u", NUMBER, NUMBER, pick(g, 8, 9));
	if (chance(g, 60))
		return;
	line(g, "s_mov_b32 exec_lo, 0x%x", NUMBER);
	if (g->wave == 64)
		line(g, "s_mov_b32 exec_hi, 0x%x", NUMBER);
#undef NUMBER
}

/* A register that @text names first, or any. */
static void
name_register(struct gen *g, const char *text, char name[8])
{
	const char *at = text ? text + strcspn(text, " ") : "";
	char file = *at ? at[1] : 0;
	uint32_t n = (file == 'v' || file == 's') && (at[2] == '[' || (at[2] >= '0' && at[2] <= '9')) ?
		(uint32_t)strtoul(at + 2 + (at[2] == '['), NULL, 10) :
		WB_NONE;

	if (n == WB_NONE || chance(g, 25)) {
		static const char *const other[] = { "vcc_lo", "s54", "s55", "s56", "s8", "s9", "v2", "v3" };

		snprintf(name, 8, "%s", other[pick(g, 0, WB_COUNT(other) - 1)]);
		return;
	}
	snprintf(name, 8, "%c%u", file, n % 256);
}

/* Numbers become a sum in s58, and each bit of it so many cycles. */
static void
reveal(struct gen *g, const char *text)
{
	line(g, "s_cselect_b32 s54, 5, 9; s_mov_b32 s55, exec_lo; s_mov_b32 s56, %s; s_waitcnt lgkmcnt(0); "
		"s_mov_b32 s58, 7", g->wave == 64 ? "vcc_hi" : "0");
	for (uint32_t k = 0; k < REVEALED; k++) {
		char name[8];

		name_register(g, text, name);
		if (name[0] == 'v' && name[1] != 'c') {
			line(g, "v_readlane_b32 s59, %s, %u", name, pick(g, 0, g->wave - 1));
			snprintf(name, sizeof name, "s59");
		}
		line(g, "s_mul_i32 s58, s58, 0x9e3779b1; s_xor_b32 s58, s58, %s", name);
	}
	line(g, "s_mul_i32 s58, s58, 0x9e3779b1");
	for (uint32_t b = 0; b < 32; b++) {
		g->label++;
		line(g, "s_bitcmp1_b32 s58, %u; s_cbranch_scc0 .L%u; s_nop %u; .L%u:", b, g->label, pick(g, 0, 7),
			g->label);
	}
}

void
randprogram_reveal(struct wb_ctx *cx, struct rng *r, const struct wb_machine *base, const struct randforms *forms,
	uint32_t gfx, uint32_t lanes, struct randprogram *p)
{
	static const enum form_kind kind[] = { FORM_VECTOR, FORM_VECTOR, FORM_VECTOR, FORM_SCALAR, FORM_SCALAR,
		FORM_SCALAR_COMPARE, FORM_COMPARE, FORM_EXEC, FORM_LDS };
	struct gen g = { .o = wb_out_new(cx->unit), .r = r, .forms = forms, .gfx = gfx, .wave = lanes };
	const char *text = NULL;

	randkernel_machine(r, base, &p->machine);
	if (p->machine.waves * p->machine.simds < MOST_ITEMS / lanes)
		p->machine.waves = MOST_ITEMS / lanes;
	make_launch(cx, r, &p->launch);
	begin(&g, p->launch.workgroup[0]);
	set_registers(&g);
	for (uint32_t n = pick(&g, 1, 2); n; n--) {
		text = randforms_pick(forms, r, kind[pick(&g, 0, WB_COUNT(kind) - 1)]);
		if (text)
			line(&g, "%s", text);
	}
	reveal(&g, text);
	finish(&g);
	p->text = g.o.at;
	p->bytes = g.o.n;
}

/* ---- operations one by one -------------------------------------------------------------------------------- */
/* Whether what @text loads is not there at once. */
static bool
waits(const char *text)
{
	return strstr(text, "_load") || strstr(text, "_atomic") || strncmp(text, "s_mem", 5) == 0 ||
		strncmp(text, "ds_", 3) == 0;
}

/* Behind a branch is what only one of its edges leads to. */
static void
write_row(struct gen *g, const char *const *of, uint32_t n)
{
	for (uint32_t k = 0; k < n; k++)
		if (strncmp(of[k], "s_branch", 8) == 0)
			line(g, "%s .L%u; .L%u:", of[k], k, k);
		else if (strncmp(of[k], "s_cbranch", 9) == 0)
			line(g, "%s .L%u; s_nop 0; .L%u:", of[k], k, k);
		else
			line(g, "%s%s", of[k], waits(of[k]) ? "; s_waitcnt vmcnt(0) lgkmcnt(0)" : "");
}

void
randprogram_row(struct wb_ctx *cx, struct rng *r, const struct wb_machine *base, const char *const *of, uint32_t n,
	const char *const *called, uint32_t ncalled, uint32_t gfx, uint32_t lanes, struct randprogram *p)
{
	struct gen g = { .o = wb_out_new(cx->unit), .r = r, .gfx = gfx, .wave = lanes };

	begin_code(cx, &g);
	p->machine = *base;
	make_launch(cx, r, &p->launch);
	p->launch.dims = 1;
	for (uint32_t k = 0; k < 3; k++)
		p->launch.grid[k] = p->launch.workgroup[k] = k ? 1 : lanes;
	begin(&g, lanes);
	if (ncalled)
		line(&g, "s_getpc_b64 s[28:29]; s_add_u32 s28, s28, fn0@rel32@lo+4; "
			"s_addc_u32 s29, s29, fn0@rel32@hi+12");
	line(&g, "s_nop 0");
	write_row(&g, of, n);
	finish(&g);
	if (ncalled) {
		line(&g, ".p2align 2; .type fn0,@function; fn0:");
		write_row(&g, called, ncalled);
		line(&g, "s_setpc_b64 s[30:31]; .Lfn0:; .size fn0, .Lfn0-fn0");
	}
	p->text = g.o.at;
	p->bytes = g.o.n;
}

/* ---- which instructions work ------------------------------------------------------------------------------- */
static bool
runs(struct wb_ctx *cx, struct gen *g, const struct wb_machine *m)
{
	struct wb_launch l;
	struct rng r = rng_new(1);
	struct wb_sim_buffer *buffer;
	struct wb_module *module;
	struct wb_fn *fn = NULL;
	struct wb_sim *sim;
	uint32_t nbuffer;
	uint64_t steps;

	if (wb_gcn_read(cx, wb_file_add(cx->files, WB_FILE_TEXT, "forms.s", g->o.at, g->o.n), NULL, &module) != WB_OK)
		return false;
	for (uint32_t f = 0; f < module->nfn; f++)
		fn = module->fn[f]->is_kernel ? module->fn[f] : fn;
	make_launch(cx, &r, &l);
	l.grid[0] = l.workgroup[0] = 64;
	for (int k = 1; k < 3; k++)
		l.grid[k] = l.workgroup[k] = 1;
	return fn && !fn->refused && wb_launch_complete(cx, &l, fn) == WB_OK
		&& wb_sim_prepare(cx, module, fn, &l, m, kernel_no_files, NULL, &sim, &buffer, &nbuffer) == WB_OK
		&& wb_sim_run_functional(sim, 10000, &steps) == WB_OK;
}

struct trying {
	uint32_t gfx, lanes;
	const struct wb_machine *machine;
};

static bool
works(void *user, const char *const *text, uint32_t n)
{
	const struct trying *t = user;
	struct wb_ctx *cx = wb_ctx_new(NULL);
	struct gen g = { .o = wb_out_new(cx->unit), .gfx = t->gfx, .wave = t->lanes };
	bool ok;

	begin(&g, 64);
	for (uint32_t k = 0; k < n; k++) {
		line(&g, "%s", text[k]);
		line(&g, "s_mov_b64 exec, -1");
		line(&g, "s_mov_b32 m0, -1");
	}
	finish(&g);
	ok = runs(cx, &g, t->machine);
	wb_ctx_free(cx);
	return ok;
}

struct randforms *
randprogram_forms(struct wb_arena *a, struct rng *r, uint32_t gfx, uint32_t lanes, uint32_t n)
{
	struct wb_ctx *cx = wb_ctx_new(NULL);
	struct trying t = { .gfx = gfx, .lanes = lanes };
	struct randforms *f = NULL;

	if (wb_machine_load(cx, "vega", &t.machine) == WB_OK)
		f = randforms_new(a, r, gfx, lanes, n, works, &t);
	wb_ctx_free(cx);
	return f;
}
