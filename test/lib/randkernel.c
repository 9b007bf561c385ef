/* test/lib/randkernel.c -- random GCN kernels, see randkernel.h.
 *
 * A kernel is a random tree of constructs: straight code, branches on scalars,
 * divergent ifs with and without skip branches, scalar loops, loops over EXEC,
 * calls, early ends. Registers:
 *
 *	s[0:1] arguments   s2 workgroup   s3 wave   s[4:5] buffer   s6, s7 scalar arguments
 *	s[8:27] loaded     s[30:31] return address      s[32:73] loop counters and saved EXEC, 14 for each function
 *	s[74:77] return addresses of callees   s[78:79] target of a call   s80..s86 temporary
 *	s87 offset of the wave's private memory   s[88:91] its descriptor (only with spills)
 *	v0, v1 work-item, in the group and in the grid   v2..v17 data
 *	v[20:21] an address in the buffer   v22 an address in LDS   v23 scalars kept in lanes   v24.. counters of lanes
 *	v[40:41] an address in the buffer that need not be aligned
 *
 * v[20:21] and v22 hold valid addresses between any two constructs, so that an access may
 * use what an earlier one computed. Results of memory are used with and without
 * a wait: time is tested here, not values.
 */
#include <assert.h>
#include <stdio.h>

#include "grammar.h"
#include "kernel.h"
#include "randkernel.h"

#define BUFFER_BYTES 32768u	/* power of two: addresses are masked */
#define BUFFER_SLACK 4096u	/* for offsets behind them */
#define LDS_SLACK 8192u		/* reached by the second element of 64 * banks words further on */
#define MOST_DEPTH 4		/* of constructs: 14 registers hold so many counters and masks */
#define VGPRS 42u

struct gen {
	struct wb_out o;
	struct rng *r;
	struct grammar *rules;
	bool gfx9;
	uint32_t align;			/* of every address in v20, v22 */
	uint32_t skew, lds_skew;	/* what loads and stores may be aligned to instead, with less */
	uint32_t lds;			/* bytes that addresses may reach; 0: no LDS */
	uint64_t weight;		/* times that the code here is executed */
	int64_t left;			/* of MOST_STEPS */
	uint32_t ncallee;
	int64_t callee_steps[3];
	const struct randkernel_shape *shape;
	bool tight;			/* of shape */
	uint32_t line_bytes, bank_row_bytes;
};

static uint32_t pick(struct gen *g, uint32_t low, uint32_t high) { return rng_between(g->r, low, high); }
static bool chance(struct gen *g, uint32_t percent) { return rng_chance(g->r, percent); }

/* ---- code ------------------------------------------------------------------------------ */
/* Variables: fn, 0 in the kernel, 1 and 2 in callees; returned: lanes may have left the kernel, and a barrier behind
 * that would be divergent; bit k of stored: every active lane has written slot k of private memory; of kept: scalars in
 * lanes of v23, likewise. Of a loop, n: how often it goes round, most: what is announced. */
static const char *const rules[] = {
	"d: v$(2,17)",
	"a: $25[v$(0,1)|v$(2,17)]",
	"q: $y:(2,16,2)v[$y:$(y+1)]",
	"s: s$[2|3|3|6|7|8|9|10|16|17|80|81|84]",
	"t: s$(80,85)",
	"Valu 25: $[v_mov_b32_e32 $d, $(0,64)|v_xor_b32_e32 $d, $a, $a|v_mul_lo_u32 $d, $a, $a|v_mul_hi_u32 $d, $a, $s|"
	"v_mad_u32_u24 $d, $a, $a, $a|v_rcp_f32_e32 $d, $a|v_cvt_f32_u32_e32 $d, $a|v_fma_f32 $d, $a, $a, $a|"
	"v_lshlrev_b64 $q, $(0,20), $q|v_add_f64 $q, $q, $q|v_mul_f64 $q, $q, $q|v_fma_f64 $q, $q, $q, $q|"
	"v_rcp_f64_e32 $q, $q|v_cndmask_b32_e32 $d, $a, $a, vcc|v_readfirstlane_b32 $t, $a|v_readlane_b32 $t, $a, "
	"$(0,63)|"
	"v_writelane_b32 $d, $s, $(0,63)|v_cmp_lt_u32_e32 vcc, $a, $a|v_cmp_gt_f64_e32 vcc, $q, $q|"
	"v_mov_b32_dpp $d, $a row_shr:1 row_mask:0xf bank_mask:0xf|v_mbcnt_lo_u32_b32 $d, -1, $a|v_sqrt_f32_e32 $d, $a|"
	"v_and_b32_e32 $d, $(1,63), $a|$addition|$addition]",
	"addition: v_add_u32_e32 $d, $nine[|vcc, ]$a, $a",
	"Salu: $[s_mul_i32 $t, $s, $s|s_lshr_b32 $t, $s, $(0,31)|s_bfe_u32 $t, $s, $0x(0x40000,0x40008)|"
	"s_cselect_b32 $t, $s, $s|$y:(80,84,2)s_and_b64 s[$y:$(y+1)], s[4:5], exec|s_bcnt1_i32_b64 $t, exec|"
	"s_setreg_imm32_b32 hwreg(HW_REG_MODE, 0, 2), $(0,3)|s_nop $(0,7)|$40[s_sleep $(0,3)]|s_add_u32 $t, $s, $s|"
	"s_add_u32 $t, $s, $s|s_add_u32 $t, $s, $s]",
	/* A new address: lanes lie apart, from close together to a line or bank each. Tight: at the end of a line,
	 * so that wide elements reach into the next; all lanes in one bank. */
	"address: v_lshlrev_b32_e32 v20, $tight[$far|$[$(2,9)|$(2,7)|$(2,3)]], $tight[v0|$70[v0|$a]]; "
	"v_and_b32_e32 v20, $0x(reach), v20; $tight[v_or_b32_e32 v20, $0x(edge), v20]; v_mov_b32_e32 v21, s5; "
	"v_add_$nine[co_]u32_e32 v20, vcc, s4, v20; v_addc_$nine[co_]u32_e32 v21, vcc, 0, v21, vcc",
	"lds: v_lshlrev_b32_e32 v22, $tight[$bank, v0|$(2,7), $75[v0|$a]]; v_and_b32_e32 v22, $0x(within), v22",
	/* within the slack, a multiple of "by", where the target has offsets: often at the end of a line */
	"offset: $o:(0,511/by)$o:(o*by)$40[$o:(1,7)$o:(64*o-by)]$nine[$tight[|$70[ offset:$o]]]",
	/* an address for loads and stores, aligned to less: a few bytes further on, as many in all lanes or not */
	"skewed: $60[$p:(40)$m:(1,bits)$tight[v_mov_b32_e32 v40, $bits|v_and_b32_e32 v40, $0x(m&bits), $a]; "
	"v_add_$nine[co_]u32_e32 v40, vcc, v20, v40; v_addc_$nine[co_]u32_e32 v41, vcc, 0, v21, vcc; ]",
	/* flat ones may be private: they are priced higher */
	"Vector: $60[$address; ]$n:(0,3)$r:(2,13)$p:(20)$glob:(0)$nine[$tight[$glob:(1)|$85[$glob:(1)]]]$touch",
	"space: $glob[global|flat]",
	"off: $glob[, off]$offset",
	"data: $n=0[v$r|v[$r:$(r+n)]]",
	"wide: dword$n=1[x2]$n=2[x3]$n=3[x4]",
	"touch *atomics: $by:(align)${space}_atomic_$[$[add|umax] v[20:21], v$r$off|add v$r, v[20:21], $d$off glc|"
	"cmpswap $d, v[20:21], v[$r:$(r+1)]$off glc]",
	"touch *others: $by:(skew)$bits[$skewed]$accessed",
	"accessed 4: ${space}_load_$wide $data, v[$p:$(p+1)]$off",
	"accessed: ${space}_load_$[ubyte|sbyte|ushort|sshort] v$r, v[$p:$(p+1)]$off",
	"accessed 2: ${space}_store_$wide v[$p:$(p+1)], $data$off",
	"Smem: $80[$read, s[4:5], $0x(0,1020,4)|s_and_b32 s86, $s, $0x(0,1020,4); $50[$read, s[4:5], s86|"
	"s_add_u32 s84, s4, s86; s_addc_u32 s85, s5, 0; $read, s[84:85], $0x(0,1020,4)]]",
	"read: $[s_load_dword s$(8,15)|$y:(8,14,2)s_load_dwordx2 s[$y:$(y+1)]|$y:(8,12,4)s_load_dwordx4 s[$y:$(y+3)]|"
	"s_load_dwordx8 s[8:15]|$y:(8,12,4)s_load_dwordx16 s[$y:$(y+15)]]",
	"Lds: $50[$lds; ]$o:(0,15)$local",
	"local *atomics: $[ds_add_u32 v22, $d|ds_add_rtn_u32 $d, v22, $d] offset:$(o*align)",
	"local *others: $60[$o:(o*unaligned)$[ds_read_b32 $d, v22 offset:$o|ds_read_b32 $d, v22 offset:$o|"
	"ds_read_b64 $q, v22 offset:$o|$y:(2,14)ds_read2_b32 v[$y:$(y+1)], v22 offset1:$(0,255)|"
	"$y:(2,13)ds_read2_b64 v[$y:$(y+3)], v22 offset1:$(0,255)|ds_write_b32 v22, $d offset:$o|"
	"ds_write_b64 v22, $q offset:$o|ds_write2st64_b32 v22, $d, $d offset1:1]|"
	"$[ds_bpermute_b32 $d, $a, $d|ds_swizzle_b32 $d, $d offset:swizzle(SWAP,1)|"
	"$y:(2,12)ds_read_b128 v[$y:$(y+3)], v22 offset:$(o*unaligned)|ds_read2st64_b32 $q, v22 offset1:$row|"
	"ds_write2st64_b32 v22, $d, $d offset1:$row]]",
	"Wait: s_waitcnt $[vmcnt(0)|lgkmcnt(0)|vmcnt(0) lgkmcnt(0)|vmcnt($(1,4))|vmcnt($(0,3)) lgkmcnt($(0,3))|"
	"lgkmcnt($(1,3))]",
	/* a value goes to private memory or to a lane of v23, or comes back */
	"Spill: $k:(0,7)$fn[$lane|$[$lane|$slot]]",
	"lane: $have:(kept>>k&1)$have[$50[v_readlane_b32 $t, v23, $k|$store]|$store]",
	"store: $fn[|v_writelane_b32 v23, $s, $k$have[|$kept:(kept+(1<<k))]]",
	"slot: $have:(stored>>k&1)$have[$60[buffer_load_dword $d, off, s[88:91], s87 offset:$(4*k)|$save]|$save]",
	"save: buffer_store_dword $d, off, s[88:91], s87 offset:$(4*k)$have[|$stored:(stored+(1<<k))]",
	/* SCC by something that all lanes agree on; constants, too */
	"compare: $!s1$[s_and_b32 s86, $s1, $(1,7); s_cmp_$how s86|s_cmp_$how $s1], $(0,4)",
	"how: $[eq_u32|lg_u32|gt_i32|ge_u32|lt_u32|le_i32]",
	/* often something stands between: SCC stays */
	"If: $vcc:25[v_cmp_gt_u32_e32 vcc, $(0,64), $a; $50[s_and_b64 vcc, exec, vcc]|$compare; $40[$Valu]]; "
	"s_cbranch_$vcc[$[vccz|vccnz]|$[scc0|scc1]] .LO$l; $>inside(4); "
	"$50[s_branch .LE$l; .LO$l:; $>inside(4); .LE$l:|.LO$l:]",
	/* divergent branches: RK_IF and RK_AND in it, RK_ELSE_A and RK_ELSE_B, RK_MOV, RK_RETURN, RK_WHOLE */
	"c: s$(32+14*fn+depth)",
	"m: s[$(38+14*fn+2*depth):$(39+14*fn+2*depth)]",
	"mm: s[$(40+14*fn+2*depth):$(41+14*fn+2*depth)]",
	"mmm: s[$(42+14*fn+2*depth):$(43+14*fn+2*depth)]",
	"lanes: v_cmp_gt_u32_e32 vcc, $(0,64), $a",
	"skip: $60[s_cbranch_execz .LE$l]",
	/* a mask may be kept in lanes of v23 while lanes are away */
	"Plain: $away:(0)$spills[$fn[|$30[$away:(1)]]]$lanes; s_and_saveexec_b64 $m, vcc; "
	"$away[v_writelane_b32 v23, s$(38+2*depth), $(32+2*depth); "
	"v_writelane_b32 v23, s$(39+2*depth), $(33+2*depth)]; "
	"$skip; $and[$>inside(2); $lanes; s_and_b64 exec, exec, vcc; $skip]; $>inside(4); .LE$l:; "
	"$away[v_readlane_b32 s$(38+2*depth), v23, $(32+2*depth); v_readlane_b32 s$(39+2*depth), v23, $(33+2*depth)]; "
	"s_or_b64 exec, exec, $m",
	"Else: $lanes; s_and_saveexec_b64 $m, vcc; s_xor_b64 $m, exec, $m; $60[s_cbranch_execz .LF$l]; $>inside(4); "
	".LF$l:; $b[s_or_saveexec_b64 $m, $m; $*(0,2)copy; s_xor_b64 exec, exec, $m|s_andn2_saveexec_b64 $m, $m]; "
	"$skip; "
	"$>inside(4); .LE$l:; s_or_b64 exec, exec, $m",
	"copy: v_mov_b32_e32 $d, $d",
	"Mov: $lanes; s_mov_b64 $m, exec; s_and_b64 s[82:83], $m, vcc; s_xor_b64 $m, s[82:83], $m; "
	"s_mov_b64 exec, s[82:83]; $skip; $>inside(4); .LE$l:; s_or_b64 exec, exec, $m",
	/* nothing but the end of the kernel joins these lanes */
	"Return: $lanes; $[s_and_b64 exec, exec, vcc|s_and_saveexec_b64 s[82:83], vcc]; "
	"$70[s_cbranch_execz .Lend_of_all]$returned:(1)",
	"Whole: s_or_saveexec_b64 s[82:83], -1; $*(1,3)sum; s_mov_b64 exec, s[82:83]",
	"sum: v_add_f32_e32 $d, $d, $d",
	"Divergent 4 hasif: $and:(0)$^Plain",
	"Divergent 2 hasand: $and:(1)$^Plain",
	"Divergent 2 haselsea: $b:(0)$^Else",
	"Divergent 2 haselseb: $b:(1)$^Else",
	"Divergent 2 hasmov: $Mov",
	"Divergent hasreturn <1 !fn !tight: $Return",
	"Divergent 2 haswhole: $Whole",
	/* Waves with odd numbers idle behind the barrier, the others before it: together they take longer than any
	 * path. Idle is time that no other wave takes part in. */
	"Staggered: s_and_b32 s86, s3, 1; s_cmp_lg_u32 s86, 0; s_cbranch_scc1 .LO$l; $*(2,5)idle; s_barrier; "
	"s_branch .LE$l; .LO$l:; s_barrier; $*(2,5)idle; .LE$l:",
	"idle: s_load_dword s8, s[4:5], $0x(0,1020,4); s_waitcnt lgkmcnt(0)",
	/* the body of a loop, which may leave early */
	"body: $heavier(n)$25[$indexed]$>inside(4); $25[$asked]$tight[$3[$early]|$25[$early]]; $lighter(n)",
	/* its counter is in an interval, or equal to a number, from outside or not */
	/* taps: what a counter leads to, or a pointer that goes on */
	"indexed: s_lshl_b32 s86, $c, $(2,5); $read, s[4:5], s86; ",
	"Taps: ${times}s_add_u32 s84, s4, $0x(0,256,4); s_addc_u32 s85, s5, 0; s_mov_b32 $c, 0; .LS$l:; $heavier(n)"
	"$*(1,2)tap; s_add_u32 s84, s84, $0x(0,64,4); s_addc_u32 s85, s85, 0; s_add_u32 $c, $c, 1; "
	"s_cmp_lg_u32 $c, $n; s_cbranch_scc1 .LS$l; $lighter(n)",
	"tap: $read, s[84:85], $0x(0,64,4); $45[$Wait]",
	"asked: $[s_cmp_$how $c, $(0,9)|s_add_u32 s86, $c, $(1,3); s_cmp_$how s86, $(0,9)|$branches[s_cmp_$how $c, $s]|"
	"s_and_b32 s86, $c, $(1,7); s_cmp_$how $c, s86]; s_cbranch_$[scc0|scc1] .LC$l; $>inside(2); .LC$l:; ",
	"early: $compare; s_cbranch_scc1 .LE$l; $>inside(2)",
	"whole: $heavier(n)$>inside(4); $lighter(n)",
	/* known count, tested below: up or down; tested above; a count that only the run knows */
	"Below: $times$by:(1,3)$up:50[s_mov_b32 $c, 0|s_mov_b32 $c, $(n*by)]; .LS$l:; $30[$annotate(n-1)]$body; "
	"s_$up[add|sub]_u32 $c, $c, $by; s_cmp_$up[$[lt|lg]_u32 $c, $(n*by)|lg_u32 $c, 0]; s_cbranch_scc1 .LS$l; "
	".LE$l:",
	"Above: ${times}s_mov_b32 $c, 0; .LS$l:; $30[$annotate(n)]s_cmp_ge_u32 $c, $n; s_cbranch_scc1 .LE$l; $body; "
	"s_add_u32 $c, $c, 1; s_branch .LS$l; .LE$l:",
	"Data: $seven(50)s_and_b32 $c, $s, $n; .LS$l:; $above:50[$annotate(n)s_cmp_eq_u32 $c, 0; s_cbranch_scc1 .LE$l|"
	"$annotate(n-1)]; $body; s_sub_u32 $c, $c, 1; "
	"$above[s_branch .LS$l|s_cmp_gt_i32 $c, 0; s_cbranch_scc1 .LS$l]; .LE$l:",
	/* loops that lanes leave one by one: RK_LOOP_AND, RK_LOOP_OR, RK_LOOP_ROT and RK_LOOP_BREAK with registers
	 * of two or three depths, where all leave but those that come again; RK_WATERFALL once for each value that
	 * some lane has */
	"v: v$(24+5*fn+depth)",
	"down: v_add_u32_e32 $v, $nine[|vcc, ]-1, $v",
	"Lanes: $seven(30)$most:(n)$n:(n+1)v_and_b32_e32 $v, $most, $a; $loop",
	"loop hasloopand: s_mov_b64 $m, exec; .LS$l:; $annotate(most)$whole; $down; v_cmp_lt_i32_e32 vcc, -1, $v; "
	"$[s_and_b64 exec, exec, vcc; s_cbranch_execnz .LS$l|s_and_b64 vcc, exec, vcc; s_mov_b64 exec, vcc; "
	"s_cbranch_vccnz .LS$l]; s_mov_b64 exec, $m",
	"loop hasloopor: s_mov_b64 $m, 0; .LS$l:; $annotate(most)$whole; $down; v_cmp_gt_i32_e32 vcc, 0, $v; "
	"s_or_b64 $m, vcc, $m; s_andn2_b64 exec, exec, $m; s_cbranch_execnz .LS$l; s_or_b64 exec, exec, $m",
	"loop hasrotated <3: s_mov_b64 $m, 0; s_branch .LH$l; .LS$l:; s_or_b64 exec, exec, $mm; "
	"v_cmp_gt_i32_e32 vcc, 0, $v; s_or_b64 $m, vcc, $m; s_andn2_b64 exec, exec, $m; s_cbranch_execz .LE$l; .LH$l:; "
	"$annotate(most)$>whole; $down; v_cmp_lt_i32_e32 vcc, -1, $v; s_and_saveexec_b64 $mm, vcc; "
	"s_cbranch_execz .LS$l; "
	"$>whole; s_branch .LS$l; .LE$l:; s_or_b64 exec, exec, $m",
	"loop hasbreak <2: s_mov_b64 $m, 0; s_mov_b64 $mmm, 0; s_branch .LH$l; .LS$l:; s_or_b64 exec, exec, $mm; "
	"s_and_b64 vcc, exec, $mmm; s_or_b64 $m, vcc, $m; s_andn2_b64 exec, exec, $m; s_cbranch_execz .LE$l; .LH$l:; "
	"$annotate(most)$>>whole; $down; s_or_b64 $mmm, $mmm, exec; v_cmp_lt_i32_e32 vcc, -1, $v; "
	"s_and_saveexec_b64 $mm, vcc; s_cbranch_execz .LS$l; $>>whole; $lanes; s_andn2_b64 $mmm, $mmm, exec; "
	"s_and_b64 s[82:83], vcc, exec; s_or_b64 $mmm, $mmm, s[82:83]; s_branch .LS$l; .LE$l:; s_or_b64 exec, exec, $m",
	"loop haswaterfall <3: s_mov_b64 $m, exec; .LS$l:; $annotate(most)v_readfirstlane_b32 $c, $v; "
	"v_cmp_eq_u32_e32 vcc, $c, $v; s_and_saveexec_b64 $mm, vcc; $>whole; s_xor_b64 exec, exec, $mm; "
	"s_cbranch_execnz .LS$l; s_mov_b64 exec, $m",
	/* tight: the callee may wait for what is loaded before, and what it leaves is waited for */
	"Call: $f:(fn+1,ncallee)$tight[$50[s_load_dword s8, s[4:5], 0x40]]; s_getpc_b64 s[78:79]; "
	"s_add_u32 s78, s78, callee$f@rel32@lo+4; s_addc_u32 s79, s79, callee$f@rel32@hi+12; "
	"s_swappc_b64 s[30:31], s[78:79]; $called(f)$tight[$50[s_waitcnt lgkmcnt(0)]]",
	"End: $compare; s_cbranch_scc0 .LE$l; s_endpgm; .LE$l:",
	/* alike: what all waves do alike */
	"Open: $alike:(0)$tight[$90[$alike:(1)]]$open",
	"open *branches !alike: $If",
	"open *divergent: $Divergent",
	"open *counted: $20[$Taps|$67[$Below|$Above]]",
	"open *loops !alike: $Data",
	"open *each !alike: $Lanes",
	"open *ends !alike: $fn[|$End]",
	"open *calls: $callable[$Call]",
	"Callee: s_mov_b64 s[$(72+2*fn):$(73+2*fn)], s[30:31]; $tight[$50[s_waitcnt lgkmcnt(0)]]; $>>inside(4); "
	"$tight[$50[s_load_dword s9, s[4:5], 0x80]]; s_setpc_b64 s[$(72+2*fn):$(73+2*fn)]",
	"Kernel: $spills[s_mov_b64 s[88:89], s[0:1]; s_mov_b64 s[90:91], s[2:3]; s_mov_b32 s87, s7; s_mov_b32 s2, s6; "
	"s_mov_b64 s[0:1], s[4:5]]; s_load_dwordx4 s[4:7], s[0:1], 0x0; v_readfirstlane_b32 s3, v0; "
	"s_lshr_b32 s3, s3, 6; s_mul_i32 s80, s2, $workgroup; v_add_u32_e32 v1, $nine[|vcc, ]s80, v0; "
	"v_lshlrev_b32_e32 v22, 4, v0; $haslds[$nine[|s_mov_b32 m0, -1]; $lds]; s_waitcnt lgkmcnt(0); $address",
};

/* What has been drawn becomes code, and is counted. */
static void
flush(struct gen *g)
{
	g->left -= (int64_t)g->weight * kernel_lines(&g->o, grammar_take(g->rules));
}

static void
straight(struct gen *g)
{
	const struct randkernel_shape *h = g->shape;
	const char *what;

	if (!grammar_get(g->rules, "returned") && chance(g, h->barriers))
		what = "s_barrier; ";
	else if (chance(g, h->spills))
		what = "$Spill; ";
	else if (chance(g, h->memory))
		what = g->lds && chance(g, h->lds) ? "$Lds; $45[$Wait]; " :
			chance(g, g->tight ? 30 : 75) ? "$Vector; $45[$Wait]; " : "$Smem; $45[$Wait]; ";
	else
		what = chance(g, 10) ? "$Wait; " : chance(g, 65) ? "$Valu; " : "$Salu; ";
	grammar_expand(g->rules, what);
}

static void
statements(struct gen *g, uint32_t n)
{
	const struct randkernel_shape *h = g->shape;
	uint32_t depth = (uint32_t)grammar_get(g->rules, "depth"), most = h->depth < MOST_DEPTH ? h->depth : MOST_DEPTH,
		 share = h->constructs / (g->tight ? 2u : 1u);

	for (; n; n--) {
		int64_t fn = grammar_get(g->rules, "fn");

		flush(g);
		grammar_set(g->rules, "callable", fn < g->ncallee &&
			g->left > (int64_t)g->weight * g->callee_steps[g->ncallee]);
		if (depth < most && g->left > 20 * (int64_t)g->weight && chance(g, depth ? share * 4 / 7 : share))
			grammar_expand(g->rules, h->barriers && !fn && !grammar_get(g->rules, "returned") &&
				chance(g, 20) ? "$Staggered; " : "$Open; ");
		else
			for (uint32_t m = pick(g, 1, 3); m; m--)
				straight(g);
	}
	flush(g);
}

static bool
hook(struct grammar *r, void *user, const char *name, int64_t value)
{
	struct gen *g = user;
	int64_t stored = grammar_get(r, "stored"), kept = grammar_get(r, "kept");

	flush(g);
	if (strcmp(name, "inside") == 0) {
		statements(g, pick(g, 1, (uint32_t)value));
		grammar_set(r, "stored", stored);
		grammar_set(r, "kept", kept);
	} else if (strcmp(name, "heavier") == 0) {
		g->weight *= (uint64_t)value;
	} else if (strcmp(name, "lighter") == 0) {
		g->weight /= (uint64_t)value;
	} else if (strcmp(name, "times") == 0) {
		grammar_let(r, "n", pick(g, 2, g->weight < 20 ? 7 : 3));
	} else if (strcmp(name, "seven") == 0) {
		grammar_let(r, "n", g->weight < 20 && chance(g, (uint32_t)value) ? 7 : 3);
	} else if (strcmp(name, "annotate") == 0) {
		wb_printf(&g->o, "\t; wavebound: loop maxcount=%u\n", (uint32_t)value);
	} else if (strcmp(name, "called") == 0) {
		g->left -= (int64_t)g->weight * g->callee_steps[value];
	} else {
		return false;
	}
	return true;
}

/* ---- functions ------------------------------------------------------------------------------------------ */
static uint32_t
logarithm(uint32_t n)
{
	uint32_t k = 0;

	while (n >>= 1)
		k++;
	return k;
}

static void
begin(struct wb_ctx *cx, struct gen *g, uint32_t workgroup)
{
	const struct randkernel_shape *h = g->shape;
	const struct { const char *name; int64_t value; } all[] = {
		{ "nine", g->gfx9 }, { "tight", g->tight }, { "spills", h->spills }, { "haslds", g->lds },
		{ "atomics", h->atomics }, { "others", 100 - (int64_t)h->atomics }, { "align", g->align },
		{ "skew", g->skew }, { "unaligned", g->lds_skew }, { "bits", (g->align - 1) & ~(g->skew - 1) },
		{ "far", logarithm(2 * g->line_bytes) }, { "reach", BUFFER_BYTES - g->align },
		{ "edge", g->line_bytes - g->align }, { "bank", logarithm(g->bank_row_bytes) },
		{ "within", g->lds - g->align }, { "row", g->bank_row_bytes / 4 }, { "branches", h->branches },
		{ "divergent", h->divergent }, { "counted", h->counted }, { "loops", h->data_loops },
		{ "each", h->lane_loops }, { "ends", h->ends }, { "calls", h->calls }, { "ncallee", g->ncallee },
		{ "hasif", h->idioms & RK_IF }, { "haselsea", h->idioms & RK_ELSE_A },
		{ "haselseb", h->idioms & RK_ELSE_B }, { "hasand", h->idioms & RK_AND },
		{ "hasmov", h->idioms & RK_MOV }, { "hasreturn", h->idioms & RK_RETURN },
		{ "haswhole", h->idioms & RK_WHOLE }, { "hasloopand", h->idioms & RK_LOOP_AND },
		{ "hasloopor", h->idioms & RK_LOOP_OR }, { "hasrotated", h->idioms & RK_LOOP_ROT },
		{ "hasbreak", h->idioms & RK_LOOP_BREAK }, { "haswaterfall", h->idioms & RK_WATERFALL },
		{ "returned", 0 }, { "stored", 0 }, { "kept", 0 }, { "fn", 0 }, { "workgroup", workgroup },
	};

	g->rules = grammar_new(cx->unit, g->r, rules, WB_COUNT(rules), hook, g);
	for (size_t k = 0; k < WB_COUNT(all); k++)
		grammar_set(g->rules, all[k].name, all[k].value);
}

static void
write_callee(struct gen *g, uint32_t f)
{
	const char *name = f == 1 ? "callee1" : "callee2";

	kernel_code(&g->o, ".type %s,@function; %s:", name, name);
	grammar_set(g->rules, "fn", f);
	g->weight = 1;
	g->left = 120;
	grammar_expand(g->rules, "$Callee");	/* deep, which keeps it small */
	flush(g);
	g->callee_steps[f] = 120 - g->left;
	wb_printf(&g->o, "\t.size\t%s, .-%s\n", name, name);
}

static void
write_kernel(struct gen *g, const struct kernel_frame *f)
{
	grammar_set(g->rules, "fn", 0);
	grammar_set(g->rules, "stored", 0);
	grammar_set(g->rules, "kept", 0);
	g->weight = 1;
	g->left = g->shape->steps;
	kernel_head(&g->o, f);
	grammar_expand(g->rules, "$Kernel; ");
	statements(g, g->shape->statements ? g->shape->statements : chance(g, 30) ? pick(g, 1, 4) : pick(g, 4, 14));
	if (grammar_get(g->rules, "returned"))
		kernel_code(&g->o, ".Lend_of_all:");
	kernel_tail(&g->o, f);
}

/* ---- machine --------------------------------------------------------------------------------------------- */
static uint32_t
one_of(struct rng *r, uint32_t a, uint32_t b, uint32_t c, uint32_t d)
{
	uint32_t v[] = { a, b, c, d };

	return v[rng_below(r, 4)];
}

void
randkernel_machine_plain(struct wb_machine *m)
{
	m->dispatchers = 1;
	m->interval = m->wave_interval = (struct wb_fraction){ 0, 1 };
	m->argument_extra_cycles = 0;
	m->fetch_bytes = m->fetch_line_bytes = m->fetch_units = 0;
	m->fetch_cycles = 0;
	m->address_cycles = m->address_row_cycles = 0;
	m->scalar_bytes = 0;
	m->atomic_service.num = m->whole_service.num = 0;
	assert(wb_machine_is_plain(m));		/* a new rule is taken away here, too */
}

/* Some machines start workgroups one after another, on several dispatchers. */
static void
draw_dispatchers(struct rng *r, struct wb_machine *m)
{
	m->dispatchers = 1;
	m->interval = m->wave_interval = (struct wb_fraction){ 0, 1 };
	if (!rng_chance(r, 40))
		return;
	m->dispatchers = rng_between(r, 1, 3);
	m->cus = m->dispatchers * rng_between(r, 1, 3);
	if (rng_chance(r, 80))
		m->interval = (struct wb_fraction){
			rng_between(r, 0, rng_chance(r, 50) ? 40 : 2000), rng_between(r, 1, 7)
		};
	if (rng_chance(r, 50))
		m->wave_interval = (struct wb_fraction){ rng_between(r, 0, 200), rng_between(r, 1, 7) };
}

/* Caches that random kernels fit into, or not; lines of a word, so that many instructions need several. */
static void
draw_instruction_cache(struct rng *r, struct wb_machine *m)
{
	m->fetch_bytes = m->fetch_line_bytes = m->fetch_units = 0;
	m->fetch_cycles = 0;
	if (!rng_chance(r, 40))
		return;
	m->fetch_line_bytes = 4u << rng_below(r, 7);
	m->fetch_bytes = rng_chance(r, 60) ? 65536 : m->fetch_line_bytes << rng_below(r, 7);
	m->fetch_units = rng_between(r, 1, 3);
	m->fetch_cycles = rng_between(r, 1, rng_chance(r, 50) ? 40 : 3000);
}

static void
draw_address_unit(struct rng *r, struct wb_machine *m)
{
	m->address_cycles = m->address_row_cycles = 0;
	memset(m->lds_store_rounds, 0, sizeof m->lds_store_rounds);
	if (rng_chance(r, 40)) {
		m->address_cycles = rng_between(r, 1, rng_chance(r, 50) ? 80 : 800);
		m->address_row_cycles = rng_between(r, 1, (uint32_t)m->address_cycles);
	}
	for (uint32_t k = 0; k < 3 && rng_chance(r, 60); k++)
		m->lds_store_rounds[k] = rng_between(r, 1, 40);
}

static void
draw_scalar_cache(struct rng *r, struct wb_machine *m)
{
	m->scalar_bytes = m->scalar_line_bytes = m->scalar_units = 0;
	m->scalar_hit_cycles = 0;
	if (!m->at_most || m->line_bytes < 64 || !rng_chance(r, 50))
		return;
	m->scalar_line_bytes = 64;
	m->scalar_bytes = rng_chance(r, 70) ? 16384 : 64u << rng_between(r, 2, 6);
	m->scalar_units = rng_between(r, 1, 3);
	m->scalar_hit_cycles = rng_between(r, 0, (uint32_t)m->mem_latency_cycles);
}

void
randkernel_machine(struct rng *r, const struct wb_machine *base, struct wb_machine *m)
{
	uint32_t slow = rng_between(r, 1, 3);	/* some machines issue alike, some do not */

	*m = *base;
	m->at_most = rng_chance(r, 50);
	m->cus = rng_between(r, 1, 4);
	m->simds = rng_between(r, 1, 4);
	m->waves = rng_between(r, 1, rng_chance(r, 50) ? 4 : 10);
	m->scheduler = rng_chance(r, 50) ? WB_SCHED_RR : WB_SCHED_OLDEST;
	for (uint32_t c = 0; c < WB_TC_COUNT; c++) {
		m->issue_cycles[c] = slow == 1 ? 4 : rng_between(r, 1, slow == 2 ? 8 : 64);
		m->delay_cycles[c] = rng_chance(r, 60) ? 0 : rng_between(r, 0, 40);
	}
	m->taken_branch_cycles = rng_between(r, 0, 60);
	m->nop_cycles = rng_between(r, 0, 8);
	m->sleep_cycles = rng_between(r, 0, 64);
	m->dispatch_cycles = rng_between(r, 0, 200);
	draw_dispatchers(r, m);
	draw_instruction_cache(r, m);
	draw_address_unit(r, m);
	m->line_bytes = one_of(r, 32, 64, 64, 128);
	m->mem_service = (struct wb_fraction){ rng_between(r, 1, rng_chance(r, 50) ? 4 : 24), 1 };
	if (rng_chance(r, 30))
		m->mem_service.den = rng_between(r, 1, 5);
	m->mem_latency_cycles = rng_between(r, 0, 500);
	m->whole_service = (struct wb_fraction){
		rng_chance(r, 40) ? rng_between(r, 1, m->mem_service.num) : 0, m->mem_service.den
	};
	m->argument_extra_cycles = rng_chance(r, 30) ? rng_between(r, 0, 800) : 0;
	draw_scalar_cache(r, m);
	m->atomic_service = (struct wb_fraction){ 0, 1 };
	if (rng_chance(r, 30))
		m->atomic_service = (struct wb_fraction){ rng_between(r, 1, 100), rng_between(r, 1, 5) };
	m->access_align_bytes = one_of(r, 4, 4, 8, 16);
	m->global_align_bytes = rng_chance(r, 60) ? one_of(r, 1, 1, 2, 4) : m->access_align_bytes;
	m->lds_align_bytes = rng_chance(r, 60) ? one_of(r, 1, 1, 2, 4) : m->access_align_bytes;
	m->lds_service_cycles = rng_between(r, 1, 6);
	m->lds_latency_cycles = rng_between(r, 0, 150);
	m->lds_banks = one_of(r, 2, 16, 32, 32);
	m->lds_bank_bytes = 4;
	m->max_workgroups = rng_between(r, 1, rng_chance(r, 40) ? 4 : 16);
	m->barrier_slots = rng_between(r, 1, 8);
	m->vgprs = one_of(r, 256, 256, 512, 1024);
	m->sgprs = one_of(r, 256, 800, 800, 1600);
	m->lds_bytes = m->lds_max_bytes = one_of(r, 16384, 32768, 65536, 65536);
	m->lds_granule_bytes = one_of(r, 4, 256, 512, 512);
}

/* ---- launch ---------------------------------------------------------------------------------------------- */
static void
add_arg(struct wb_ctx *cx, struct wb_launch *l, struct wb_launch_arg a)
{
	WB_PUSH(cx->unit, &l->arg, a);
}

/* Of the buffer: nothing, some power of two, or lines, if whole ones matter. */
static uint64_t
draw_align(struct rng *r, const struct wb_machine *m)
{
	if (m->whole_service.num && rng_chance(r, 70))
		return m->line_bytes << rng_below(r, 2);
	return rng_chance(r, 30) ? (uint64_t)m->access_align_bytes << rng_below(r, rng_chance(r, 50) ? 2 : 8) : 0;
}

static void
make_launch(struct wb_ctx *cx, struct rng *r, struct randkernel *k, bool full)
{
	const struct wb_machine *m = &k->machine;
	uint32_t v = m->vgprs / ((k->vgprs + m->vgpr_granule - 1) / m->vgpr_granule * m->vgpr_granule),
		 s = m->sgprs / 112;
	uint32_t contexts = m->waves < v ? m->waves : v, items, groups = rng_between(r, 1, rng_chance(r, 50) ? 4 : 14);
	struct wb_launch *l = &k->launch;

	contexts = (contexts < s ? contexts : s) * m->simds;
	k->waves = rng_chance(r, 30) ? 1 : rng_between(r, 1, contexts < 6 ? contexts : 6);
	items = full || rng_chance(r, 50) ? k->waves * 64 : k->waves * 64 - rng_below(r, 64);
	*l = (struct wb_launch){ .dims = 1, .grid = { (uint64_t)items * groups, 1, 1 }, .workgroup = { items, 1, 1 } };
	if (!full && rng_chance(r, 30))
		l->grid[0] -= rng_below(r, items);
	if (rng_chance(r, 15)) {
		l->dims = 2;
		l->grid[1] = 2;
	}
	add_arg(cx, l,
		(struct wb_launch_arg){ .name = "buffer",
			.index = WB_NONE,
			.is_buffer = true,
			.init = WB_BUF_RANDOM,
			.bytes = BUFFER_BYTES + BUFFER_SLACK,
			.align = draw_align(r, &k->machine),
			.seed = rng_next(r) >> 1 });
	add_arg(cx, l,
		(struct wb_launch_arg){
			.name = "p", .index = WB_NONE, .value = wb_format(cx->unit, "%u", rng_below(r, 16)) });
	add_arg(cx, l,
		(struct wb_launch_arg){ .name = "q",
			.index = WB_NONE,
			.value = wb_format(cx->unit, "%u", (uint32_t)(rng_next(r) >> 33)) });
}

/* ---- shapes ---------------------------------------------------------------------------------------------- */
struct randkernel_shape
randkernel_plain(void)
{
	return (struct randkernel_shape){ .steps = 2500,
		.depth = MOST_DEPTH,
		.constructs = 35,
		.branches = 3,
		.divergent = 3,
		.counted = 3,
		.data_loops = 2,
		.lane_loops = 2,
		.ends = 1,
		.calls = 2,
		.idioms = RK_ALL,
		.memory = 30,
		.lds = 40,
		.atomics = 25 };
}

struct randkernel_shape
randkernel_draw(struct rng *r)
{
	struct randkernel_shape h = randkernel_plain();

	h.tight = rng_chance(r, 40);
	h.callees = rng_chance(r, 30) ? rng_between(r, 1, 2) : 0;
	h.memory = rng_chance(r, 20) ? 0 : rng_between(r, 5, 60);
	h.lds = rng_chance(r, 30) ? 0 : rng_between(r, 1, 100);
	h.atomics = rng_between(r, 0, 50);
	h.barriers = rng_chance(r, 50) ? 0 : rng_between(r, 1, 12);
	h.spills = rng_chance(r, 70) ? 0 : rng_between(r, 1, 15);
	if (h.tight)
		h.calls = 4;
	return h;
}

void
randkernel_make(struct wb_ctx *cx, struct rng *r, const struct wb_machine *base, const struct randkernel_shape *shape,
	struct randkernel *k)
{
	struct gen g = { .o = wb_out_new(cx->unit), .r = r, .shape = shape, .tight = shape->tight };
	struct kernel_frame frame;

	g.gfx9 = shape->target ? strcmp(shape->target, "gfx803") != 0 : rng_chance(r, 60);
	*k = (struct randkernel){ .vgprs = rng_between(r, VGPRS, rng_chance(r, 60) ? VGPRS : 128) };
	randkernel_machine(r, base, &k->machine);
	g.align = k->machine.access_align_bytes;
	g.skew = k->machine.global_align_bytes;
	g.lds_skew = k->machine.lds_align_bytes;
	g.lds = shape->lds ? 8192 : 0;
	k->lds_bytes = g.lds ? g.lds + LDS_SLACK : 0;
	g.line_bytes = (uint32_t)k->machine.line_bytes;
	g.bank_row_bytes = k->machine.lds_banks * k->machine.lds_bank_bytes;
	make_launch(cx, r, k, g.tight);
	g.ncallee = shape->callees;
	frame = (struct kernel_frame){ .name = "random",
		.target = g.gfx9 ? "gfx900" : "gfx803",
		.args = "buffer* p q",
		.vgprs = k->vgprs,
		.lds_bytes = k->lds_bytes,
		.private_bytes = shape->spills ? 32 : 0,
		.descriptor = shape->spills,
		.more = ".amdhsa_reserve_vcc 1; .amdhsa_reserve_flat_scratch 0" };
	kernel_file(&g.o, &frame);
	begin(cx, &g, k->launch.workgroup[0]);
	for (uint32_t f = g.ncallee; f; f--)
		write_callee(&g, f);
	write_kernel(&g, &frame);
	k->text = g.o.at;
	k->bytes = g.o.n;
}

/* ---- as files ----------------------------------------------------------------------------------------------- */
void
randkernel_machine_xml(const struct wb_machine *m, struct wb_out *o)
{
	wb_puts(o,
		"<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<machine name=\"random\" kind=\"gcn\"");
	if (m->at_most)
		wb_puts(o, " times=\"at-most\"");
	wb_puts(o,
		" what=\"drawn for a test\">\n  <target name=\"gfx900\"/>\n  <target name=\"gfx803\"/>\n");
	wb_printf(o,
		"  <units compute-units=\"%u\" simds=\"%u\" waves=\"%u\" lanes=\"%u\" scheduler=\"%s\" "
		"source=\"random\"/>\n",
		m->cus, m->simds, m->waves, m->wave_lanes, m->scheduler == WB_SCHED_RR ? "rr" : "oldest");
	wb_printf(o,
		"  <dispatch delay=\"%llu\" dispatchers=\"%u\" interval=\"%u/%u\" wave-interval=\"%u/%u\" "
		"source=\"random\"/>\n  <instructions>\n",
		(unsigned long long)m->dispatch_cycles, m->dispatchers, m->interval.num, m->interval.den,
		m->wave_interval.num, m->wave_interval.den);
	for (uint32_t c = 0; c < WB_TC_COUNT; c++)
		wb_printf(o, "    <class name=\"%s\" issue=\"%llu\" delay=\"%llu\" source=\"random\"/>\n",
			wb_tclass_name[c], (unsigned long long)m->issue_cycles[c],
			(unsigned long long)m->delay_cycles[c]);
	wb_printf(o,
		"  </instructions>\n  <taken-branch delay=\"%llu\" source=\"random\"/>\n  <wait-state delay=\"%llu\" "
		"source=\"random\"/>\n  <sleep-unit delay=\"%llu\" source=\"random\"/>\n",
		(unsigned long long)m->taken_branch_cycles, (unsigned long long)m->nop_cycles,
		(unsigned long long)m->sleep_cycles);
	wb_printf(o,
		"  <memory line-bytes=\"%llu\" service=\"%u/%u\" latency=\"%llu\" "
		"argument-latency=\"%llu\" atomic-service=\"%u/%u\" source=\"random\"/>\n  <access "
		"align-bytes=\"%u\" global-align-bytes=\"%u\" lds-align-bytes=\"%u\" source=\"random\"/>\n",
		(unsigned long long)m->line_bytes, m->mem_service.num, m->mem_service.den,
		(unsigned long long)m->mem_latency_cycles,
		(unsigned long long)(m->mem_latency_cycles + m->argument_extra_cycles), m->atomic_service.num,
		m->atomic_service.den, m->access_align_bytes, m->global_align_bytes,
		m->lds_align_bytes);
	wb_printf(o, "  <lds");
	for (uint32_t k = 0; k < 3; k++)
		if (m->lds_store_rounds[k])
			wb_printf(o, " store%s-rounds=\"%u\"", k == 0 ? "" : k == 1 ? "64" : "128",
				m->lds_store_rounds[k]);
	wb_printf(o,
		" service=\"%llu\" latency=\"%llu\" banks=\"%u\" bank-bytes=\"%u\" source=\"random\"/>\n  "
		"<workgroups max=\"%u\" barriers=\"%u\" source=\"random\"/>\n",
		(unsigned long long)m->lds_service_cycles, (unsigned long long)m->lds_latency_cycles, m->lds_banks,
		m->lds_bank_bytes, m->max_workgroups, m->barrier_slots);
	if (m->scalar_bytes)
		wb_printf(o,
			"  <scalar-cache bytes=\"%u\" line-bytes=\"%u\" units=\"%u\" hit=\"%llu\" "
			"source=\"random\"/>\n",
			m->scalar_bytes, m->scalar_line_bytes, m->scalar_units,
			(unsigned long long)m->scalar_hit_cycles);
	if (m->address_cycles)
		wb_printf(o, "  <address-unit cycles=\"%llu\" row-cycles=\"%llu\" source=\"random\"/>\n",
			(unsigned long long)m->address_cycles, (unsigned long long)m->address_row_cycles);
	if (m->fetch_bytes)
		wb_printf(o,
			"  <instruction-cache bytes=\"%u\" line-bytes=\"%u\" units=\"%u\" miss=\"%llu\" "
			"source=\"random\"/>\n",
			m->fetch_bytes, m->fetch_line_bytes, m->fetch_units, (unsigned long long)m->fetch_cycles);
	wb_printf(o,
		"  <vector-registers count=\"%u\" granule=\"%u\" source=\"random\"/>\n  <scalar-registers count=\"%u\" "
		"granule=\"%u\" source=\"random\"/>\n"
		"  <lds-memory bytes=\"%u\" granule=\"%u\" max-per-workgroup=\"%u\" source=\"random\"/>\n</machine>\n",
		m->vgprs, m->vgpr_granule, m->sgprs, m->sgpr_granule, m->lds_bytes, m->lds_granule_bytes,
		m->lds_max_bytes);
}

void
randkernel_launch_xml(const struct wb_launch *l, struct wb_out *o)
{
	wb_printf(o, "<launch kernel=\"%s\" grid=\"%llu,%llu,%llu\" workgroup=\"%u,%u,%u\">\n",
		l->kernel ? l->kernel : "random", (unsigned long long)l->grid[0], (unsigned long long)l->grid[1],
		(unsigned long long)l->grid[2], l->workgroup[0], l->workgroup[1], l->workgroup[2]);
	for (uint32_t k = 0; k < l->arg.n; k++) {
		const struct wb_launch_arg *a = &l->arg.at[k];

		if (!a->is_buffer) {
			wb_printf(o, "  <argument name=\"%s\" value=\"%s\"/>\n", a->name, a->value);
			continue;
		}
		wb_printf(o, "  <buffer name=\"%s\" init=\"%s\" bytes=\"%llu\"", a->name,
			a->init == WB_BUF_RANDOM ? "random" : a->init == WB_BUF_ZERO ? "zero" : "iota",
			(unsigned long long)a->bytes);
		if (a->init == WB_BUF_RANDOM)
			wb_printf(o, " seed=\"%llu\"", (unsigned long long)a->seed);
		if (a->align)
			wb_printf(o, " align=\"%llu\"", (unsigned long long)a->align);
		wb_puts(o, "/>\n");
	}
	wb_puts(o, "</launch>\n");
}
