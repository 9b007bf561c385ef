/* test/prop/choices.c -- addresses for which each lane chooses one of several shapes, and addresses that are 64-bit
 * products, checked by the simulator.
 *
 * Random kernels compute with a few vector registers: sums and products, selects, minimum, maximum and median,
 * quotients and remainders, operations on bits by a scalar that is one of a few numbers, masked writes, divergent
 * branches, loops that lanes leave together or one by one, nested; and code that switches on lanes without a
 * work-item. The result is an index, then a 64-bit address computed in one of several alternatives, then an access to
 * memory or LDS, in the loop or behind it. Some are traps: halves of two addresses are mixed, products are missing, a
 * factor is unknown, a high half belongs to another value, a division has a wrong estimate or too few steps. Launches
 * have one to three dimensions, workgroups that are no multiple of a wave or are cut by the grid, and ids that the
 * kernel does not request. A run that would leave the buffer is stopped, and counts as skipped. test/lib/claims.c
 * compares every access with the claimed lines and rounds.
 *
 *	choices [SEED [KERNELS [FIRST]]]
 */
#include "../lib/claims.h"
#include "../lib/grammar.h"
#include "../lib/kernel.h"
#include "../lib/prop.h"
#include "wavebound/divergence.h"

#define MOST_STEPS 100000

struct kernel {
	struct wb_out o;
	uint32_t sizes;			/* of the launch, which of them */
	uint32_t items, groups;		/* dimensions of ids that are passed; of workgroups, a bit each */
};
static const struct { const char *grid, *workgroup;
} sizes[] = {
	{ "128", "64" }, { "16,16", "16,8" }, { "100", "64" }, { "37", "37" }, { "1", "1" }, { "20,9", "8,5" },
	{ "6,6,5", "4,3,2" }, { "10,7,3", "5,7,3" }, { "64,2,2", "64,1,1" }, { "50,3", "32,2" }, { "130,3", "128,1" },
	{ "1,70", "1,64" }, { "1,1,40", "1,1,32" }, { "3,1,33", "3,1,11" }, { "96,2", "32,2" }, { "4,4,9", "4,4,4" },
	{ "16,6,2", "16,6,2" }, { "24,8", "24,8" }, { "96,4", "96,2" }, { "40,24", "16,16" },
};
static uint64_t nskipped, nnarrowed;

/* s[2:3]: the middle of the buffer; s14: an argument; s17, v30: loaded; s6, s7, v0, v1, v2: ids, or anything; v20 to
 * v25: numbers; by depth, s[30:31] keeps EXEC and s46 counts. */
static const char *const rules[] = {
	"r: v$(20,25)",
	"set: $[v_mov_b32_e32 v$n, v0|v_mad_u32_u24 v$n, v2, $(1,60), v1|v_lshl_add_u32 v$n, s7, $(0,5), v$(0,2)|"
	"v_lshl_add_u32 v$n, s6, 6, v0|v_mov_b32_e32 v$n, s14|v_mov_b32_e32 v$n, $(-16,63)|"
	"v_mad_u32_u24 v$n, v1, $(1,60), v0|v_subrev_u32_e32 v$n, $(0,39), v0]$n:(n+1)",
	"sum: $[v_add_u32_e32 $r, $r, $r|v_sub_u32_e32 $r, $r, $r|v_add_u32_e32 $r, $(-4,4), $r|"
	"v_mul_lo_u32 $r, $r, $(-2,4)|v_lshl_add_u32 $r, $r, $(0,2), $r|v_add3_u32 $r, $r, $r, $r|"
	"v_add_u32_e32 $r, s14, $r]",
	/* a number of one lane, for all of them */
	"one: $[v_readfirstlane_b32 s18, $r|v_readlane_b32 s18, $r, 3]; s_and_b32 s18, s18, 0x$[3f|1f]; "
	"v_add_u32_e32 $r, s18, $r",
	/* a comparison of lanes, sometimes of numbers loaded */
	"compare: v_cmp_$[eq_u32|ne_u32|lt_i32|gt_u32|le_i32|ge_u32]_e32 vcc, $[$(0,63)|$r], $67[$r|v30]",
	"choice: $[$compare; v_cndmask_b32_e32 $r, $r, $r, vcc|v_$[min|max]_$[i|u]32_e32 $r, $(0,63), $r|"
	"v_$[min|max]_$[i|u]32_e32 $r, $r, $r|v_$[med3_i32|med3_u32|min3_i32|max3_u32] $r, $r, $r, $r]",
	/* A quotient and a rest as compilers make them, of an argument or a number, sometimes with a step left out
	 * or a wrong estimate; by what a loop counts; shifts and masks. */
	"Quotient: $50[v_lshl_add_u32 $r1, s6, $[6|$(1,6)], v0; $50[v_add_u32_e32 $r1, $(0,63), $r1]]; $quotient",
	/* in which row of 16 to 256, that begins with a wave or within one */
	"quotient 45: v_lshl_add_u32 $r1, s6, $60[6|$(3,6)], v0; $50[v_add_u32_e32 $r1, $(1,63), $r1]; "
	"v_lshrrev_b32_e32 $r2, $60[$(7,8)|$(4,6)], $r1; v_lshlrev_b32_e32 $r2, $(5,7), $r2",
	"quotient 11: v_$[lshrrev|and]_b32_e32 $r2, s$(46,46+depth), $r1",
	"quotient 30: $[v_lshrrev_b32_e32 $r2, $shift, $r1|v_and_b32_e32 $r2, $shift, $r1]",
	"quotient 59: s_mov_b32 s15, $[s14|$[1|2|3|5|7|10|16|31|48|64|64|77|128|1000|0x10001|0x80000000|0xfffffffe]]; "
	"v_mov_b32_e32 v14, $r1; $divided; "
	"v_lshlrev_b32_e32 $r2, $[0|$(4,6)], v15; $50[v_mul_lo_u32 v16, v15, s15; v_sub_u32_e32 v16, v14, v16]; "
	"v_mov_b32_e32 $r3, v16",
	"divided: v_cvt_f32_u32_e32 v15, s15; s_sub_i32 s16, 0, s15; v_rcp_iflag_f32_e32 v15, v15; "
	"v_mul_f32_e32 v15, 0x$88[4f7ffffe|4f000000], v15; v_cvt_u32_f32_e32 v15, v15; v_mul_lo_u32 v16, s16, v15; "
	"v_mul_hi_u32 v16, v15, v16; v_add_u32_e32 v15, v15, v16; v_mul_hi_u32 v15, v14, v15; "
	"v_mul_lo_u32 v16, v15, s15; v_sub_u32_e32 v16, v14, v16; $83[$corrected; $corrected|$50[$corrected]]",
	/* the same with signs, of a number that may be negative or not: the place in a row of s15, where the last one
	 * is s15 or 0, and the row; or of another number than its absolute value */
	"Signed: s_mov_b32 s15, $33[s14|$[3|5|7|16|30|31|48|100|0xffffffe2]]; $67[v_lshl_add_u32 v18, s6, 6, v0; "
	"v_$67[add|sub]_u32_e32 v18, $(0,40), v18|$50[v_lshrrev_b32_e32 v18, 1, v0|"
	"v_mov_b32_e32 v18, $80[$r|0]]]; v_sub_u32_e32 v14, 0, v18; "
	"$60[v_max_i32_e32 v14, v18, v14|v_max_i32_e32 v14, $r, v14|v_max_$[u|i]32_e32 v14, v18, v14|"
	"v_max_i32_e32 v14, v18, v0]; v_xor_b32_e32 v19, s15, v18; "
	"v_ashrrev_i32_e32 v19, $90[31|$(29,30)], v19; $10[v_mov_b32_e32 v19, 0]; $divided; "
	"v_xor_b32_e32 v15, v15, v19; v_sub_u32_e32 v15, v15, v19; v_mul_lo_u32 v16, v15, s15; "
	"v_sub_u32_e32 v16, v18, v16; v_cmp_eq_u32_e32 vcc, 0, v16; $50[v_mov_b32_e32 v17, s15; "
	"v_cndmask_b32_e32 v16, v16, v17, vcc]; "
	"$50[v_subb_co_u32_e32 v15, vcc, v15, v19, vcc]; $50[v_mov_b32_e32 v15, v16]; v_mov_b32_e32 v20, v15; "
	"v_mov_b32_e32 v21, v15; v_mov_b32_e32 v22, v15; v_mov_b32_e32 v23, v16; v_lshlrev_b32_e32 v24, 4, v15",
	/* by a constant: the upper bits of a product, or of one that is too large or a little wrong; row and place,
	 * both clamped, or not */
	"Magic: $y:(3,70)$z:((65536+y-1)/y)$15[$z:(z-40,z+60)]$k:(0,3)$[v_lshl_add_u32 v14, v1, $(3,6), v0|"
	"v_lshl_add_u32 v14, s6, $(3,6), v0|v_add_u32_e32 v14, $(0,63), v0|v_mov_b32_e32 v14, $r]; "
	"$67[v_mul_u32_u24_e32 v15, $0x(z), v14; $67[v_mov_b32_e32 v17, $y; v_mul_lo_u16_sdwa v16, v15, v17 "
	"dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_$90[1|0] src1_sel:DWORD; "
	"v_sub_u16_e32 v16, $90[v14|v0], v16; v_add_u32_sdwa v17, s14, v15 "
	"dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1|"
	"v_lshrrev_b32_e32 v17, $85[16|$(14,17)], v15; $rest]|"
	"$y:((1<<k)+1,(2<<k))$z:((4294967296<<k)/y+1)s_mov_b32 s15, $0x(z); v_mul_hi_u32 v17, v14, s15; "
	"v_lshrrev_b32_e32 v17, $k, v17; $rest]; $60[v_subrev_u32_e32 v17, $(0,3), v17; $clamped; "
	"$50[v_max_i32_e32 v16, $(0,3), v16; ]]s_movk_i32 s15, $0x(8,307); v_mul_i32_i24_e32 v17, s15, v17; "
	"v_lshl_add_u32 v20, v16, $(0,2), v17; v_mov_b32_e32 v21, v20; v_mov_b32_e32 v22, v20; "
	"v_mov_b32_e32 v23, v16; v_mov_b32_e32 v24, v20; v_mov_b32_e32 v25, v17",
	"rest: v_mul_u32_u24_e32 v16, $90[$y|$(3,70)], v17; v_sub_u32_e32 v16, v14, v16",
	"clamped: v_max_i32_e32 v17, 0, v17; $67[v_min_i32_e32 v17, $(3,60), v17]",
	/* the lanes' numbers wrap, so that their quotients are more, and are not neighbours */
	"Wrapped: v_max_i32_e32 v14, 0, v0; v_lshlrev_b32_e32 v14, $(0,3), v14; v_subrev_u32_e32 v14, $(0,63), v14; "
	"s_movk_i32 s15, $0x(20,140); $divided; v_and_b32_e32 $r, 63, v15; v_lshlrev_b32_e32 v20, $(4,6), $r; "
	"v_mov_b32_e32 v21, v20; v_mov_b32_e32 v22, v20; v_mov_b32_e32 v23, v20; v_mov_b32_e32 v24, v20; "
	"v_mov_b32_e32 v25, v20",
	"shift: $75[$(1,4)|$[63|6]]",
	"corrected: v_cmp_$95[le|lt]_u32_e32 vcc, s15, v16; v_add_u32_e32 v17, 1, v15; "
	"v_cndmask_b32_e32 v15, v15, v17, vcc; v_subrev_u32_e32 v17, s15, v16; v_cndmask_b32_e32 v16, v16, v17, vcc",
	/* a few bits of a number, which say in which row of a picture a lane is, and beside that another few */
	"Row: $67[v_and_b32_e32 $r1, $[1|2|3|4|5|8|10|12|16|24|33|7|14|-1], $from|"
	"v_bfe_$80[u|i]32 $r1, $from, $(0,4), $(1,3)]; s_movk_i32 s15, $0x(8,307); v_mul_lo_u32 $r1, $r1, s15; "
	"$50[v_and_b32_e32 v14, $(3,15,3), $r; v_add_u32_e32 $r1, $r1, v14]",
	"from: $75[$r|v30]",
	/* one of v14 to v25, or of s13 to s19, that is known in the run */
	"Indexed: s_mov_b32 s15, s14; $place; $80[s_set_gpr_idx_on s15, gpr_idx($67[DST|SRC0,DST]); "
	"$25[s_mov_b32 s15, s6; $place; s_set_gpr_idx_idx s15]; v_mov_b32_e32 v$(14,17), $[v30|v0|v31|v14]; "
	"s_set_gpr_idx_off|$50[s_set_gpr_idx_on s15, gpr_idx(SRC0); v_mov_b32_e32 $r, v14; s_set_gpr_idx_off|"
	"s_mov_b32 m0, s15; s_movreld_b32 s13, s6]]; $33[v_add_u32_e32 $r, s14, $r]",
	"place: $[s_and_b32 s15, s15, $[1|3|7|6]|s_min_u32 s15, s15, $(0,8)|s_mov_b32 s15, $67[$(0,8)|0x$(0,3)02]|"
	"s_and_b32 s15, s6, 3; s_add_i32 s15, s15, $(0,5)|s_mov_b32 s15, $s+46; s_and_b32 s15, s15, 7|"
	"s_bfe_u32 s15, s15, 0x$(1,3)0000]",
	/* numbers of lanes by a scalar that is one of a few: halved, doubled, counted, chosen, or read from memory;
	 * the loop goes on with it or with another one */
	"Few: s_movk_i32 $s+52, $[1|2|8|$(1,64)|0x$[40|100|fff]]; .Lfew$l:; $*(1,3)lane; $50[$>step]; "
	"$67[$looked|$>Access|$lds]; $[s_lshr_b32 $s+52, $s+52, 1; s_cmp_$[lg_u32 $s+52, 0|gt_u32 $s+52, $(0,2)]|"
	"s_lshl_b32 $s+52, $s+52, $(1,2); s_cmp_lt_u32 $s+52, 0x$[80|100|200]|"
	"s_add_i32 $s+52, $s+52, $(1,5); s_cmp_lt_u32 $s+52, $[16|40|50]|"
	"s_mul_i32 $s+52, $s+52, 3; s_and_b32 $s+52, $s+52, 0x$[3f|ff]; s_cmp_lg_u32 $s+52, $(1,9)]; "
	"s_cbranch_scc1 .Lfew$l; $50[$*(1,2)lane; $50[$lds]]",
	"few 4: s$(52,52+depth)",
	"few: $[s17|s14|s6|$(0,64)]",
	"scalar: $[s_add_i32 s19, $few, $(-1,1)|s_sub_i32 s19, $(0,9), $few|s_not_b32 s19, $few|s_mov_b32 s19, $few|"
	"s_lshl_b32 s19, $few, $(0,2)|s_cmp_lt_u32 $few, 8; s_cselect_b32 s19, $few, $(0,16)|"
	"s_and_b32 s19, $few, 0x$[7|3f|ff]|s_min_u32 s19, $few, $(0,40)]",
	/* $r9: what lanes have. A base that all have, and what each adds to it, beyond its low zeros or not */
	"base: v_lshl_add_u32 v16, $[s6|s17|s14], $[6|$(1,8)], $75[v$[0|0|1]|$lanes]",
	"lanes: $[v0|v0|v1|$r|$r9|v31|v16]",
	"lane 4: $scalar; $33[$base|v_mov_b32_e32 v16, $lanes]; "
	"v_$[and|xor|or|and]_b32_e32 v17, s19, v16; $80[v_$[sub|add]_u32_e32 $r9, $[v16|$lanes], v17|"
	"v_lshl_add_u32 v16, v16, 1, 0; v_sub_u32_e32 $r9, v16, v17|v_mov_b32_e32 $r9, v17]",
	"lane: $scalar; $50[$base]; "
	"v_$[bfi_b32|and_or_b32|or3_b32|bfe_u32|alignbit_b32|mad_u32_u24|lshl_or_b32|xad_u32] $r9, "
	"$[s19, $lanes, $lanes|$lanes, s19, $lanes|$lanes, $lanes, s19|$lanes, $(0,6), $(1,6)]",
	"lane 2: $scalar; $67[$base]; v_$[lshrrev_b32|ashrrev_i32|lshlrev_b32]_e32 $r9, $80[$[s19|$(0,6)]|v$[0|1]], "
	"$67[v16|$lanes]",
	"lane 2: $base; $[v_bfe_u32 $r9, v16, $(0,6), $(1,6)|v_$[xor|and|or]_b32_e32 $r9, $[v0|v1|$(0,63)], v16]; "
	"$50[v_mul_lo_u32 $r9, $r9, $(1,9)|v_lshl_add_u32 $r9, $r9, $(0,4), $lanes|v_sub_u32_e32 $r9, $lanes, $r9]",
	"lane: $scalar; v_$[mul_hi_u32|mul_lo_u32|bcnt_u32_b32] $r9, $lanes, s19; $50[v_and_b32_e32 $r9, 0xff, $r9]",
	"lane: $scalar; v_$[min|max]_$[i|u]32_e32 $r9, s19, $lanes; v_bfrev_b32_e32 v16, $lanes; "
	"$33[v_lshrrev_b32_e32 $r9, $(24,28), v16]",
	"lds: $67[v_mov_b32_e32 v7, $r9|v_and_b32_e32 v7, 0x$[fff|3ff|7f], $r9]; "
	"v_lshl_add_u32 v7, v7, $[2|2|3|4], 0; $[ds_read_b32 v18, v7|"
	"ds_read2_b32 v[18:19], v7 offset1:$(1,40)|ds_write_b32 v7, v0|ds_add_u32 v7, v0]; s_waitcnt lgkmcnt(0)",
	/* nothing but these, so that lanes often differ by one step: an operation, and what it is added to */
	"Lanes: $n:(20)$*(6)same; s_mov_b32 s52, $(0,40); $33[s_mov_b32 s52, s17]; $40[$Halved|$*(1,3)lane; $lds]; "
	"$40[$lane; $lds]",
	"Halved: s_movk_i32 s52, $[64|32|7|$(1,99)]; .Lhalved$l:; $*(1,2)lane; $lds; s_lshr_b32 s52, s52, 1; "
	"s_cmp_lg_u32 s52, 0; s_cbranch_scc1 .Lhalved$l",
	"same: v_mov_b32_e32 v$n, $[v0|v1|v31]$n:(n+1)",
	/* some lanes do something, by a mask alone or by a branch around; all, also those without a work-item */
	"Masked: $88[$compare; s_and_saveexec_b64 $p+30, vcc|s_or_saveexec_b64 $p+30, -1]; "
	"$50[s_cbranch_execz .Lskip$l]; $>*(1,2)step; .Lskip$l:; $25[s_xor_b64 exec, exec, $p+30; $>step]; "
	"s_mov_b64 exec, $p+30",
	/* the wave goes one of two paths */
	"Branch: s_cmp_$[lg|lt]_u32 $[s6|s14], $(0,1); s_cbranch_scc1 .Lelse$l; $>*(1,2)step; s_branch .Lend$l; "
	".Lelse$l:; $>*(1,2)step; .Lend$l:",
	"Loop: s_mov_b64 $p+30, exec; s_mov_b32 $s+46, 0; .Lloop$l:; $>*(1,3)step; $33[$>Access]; "
	"s_add_i32 $s+46, $s+46, 1; $33[v_and_b32_e32 v19, 3, v0; v_cmp_lt_u32_e32 vcc, $s+46, v19; "
	"s_and_b64 exec, exec, vcc; s_cbranch_execnz .Lloop$l; s_mov_b64 exec, $p+30|"
	"s_cmp_lt_u32 $s+46, $(1,4); s_cbranch_scc1 .Lloop$l]",
	/* v[34+]: each lane counts on from a number of its own, which tells in the loop where it looks; all by as
	 * much, or not; all in every iteration, or not. Foul: lanes that left come back, look, too, or count on by
	 * something else. */
	"Counter: $foul:(0,11)$choice; v_mov_b32_e32 $v+34, $r; s_mov_b64 $p+30, exec; s_mov_b32 $s+46, 0; .Lcount$l:; "
	"$foul=0[s_mov_b64 exec, $p+30; v_and_b32_e32 v19, 1, v0; v_cmp_eq_u32_e32 vcc, $s+46, v19; "
	"s_andn2_b64 exec, exec, vcc; s_cbranch_execz .Lout$l]; "
	"$foul=4[s_mov_b64 s[42:43], exec; s_mov_b64 exec, $p+30]; v_$[add|sub]_u32_e32 v20, $v+34, v$(20,21); "
	"$33[v_mov_b32_e32 v20, $v+34]; $33[$>step]; $looked; $foul=4[s_mov_b64 exec, s[42:43]]; "
	"$foul=1[v_and_b32_e32 v19, 3, v0; v_mul_u32_u24_e32 v19, 40, v19; v_add_u32_e32 $v+34, $v+34, v19|"
	"$foul=2[v_cmp_lt_u32_e32 vcc, 32, v30; s_and_saveexec_b64 s[44:45], vcc; "
	"v_add_u32_e32 $v+34, 64, $v+34; s_mov_b64 exec, s[44:45]|$foul=3[v_mul_lo_u32 $v+34, $v+34, 3|"
	"v_add_u32_e32 $v+34, $67[$(-6,63)|$[s14|$s+46]], $v+34]]]; s_add_i32 $s+46, $s+46, 1; "
	"$[v_and_b32_e32 v19, 3, v0; v_cmp_lt_u32_e32 vcc, $s+46, v19; s_and_b64 exec, exec, vcc; "
	"s_cbranch_execnz .Lcount$l|s_cmp_lt_u32 $s+46, $(1,4); s_cbranch_scc1 .Lcount$l]; .Lout$l:; "
	"s_mov_b64 exec, $p+30",
	"looked: v_mov_b32_e32 v5, v20; v_mov_b32_e32 v8, s2; v_mov_b32_e32 v9, s3; "
	"$[v_ashrrev_i32_e32 v6, 31, v5; v_lshlrev_b64 v[12:13], 2, v[5:6]; v_add_co_u32_e32 v12, vcc, v8, v12; "
	"v_addc_co_u32_e32 v13, vcc, v9, v13, vcc|$element]; global_load_dword v18, v[12:13], off; s_waitcnt vmcnt(0)",
	"step 2: $sum",
	"step: $one",
	"step <3: $67[$Masked|$Branch]",
	"step <2: $[$Loop|$Counter]",
	"step: $Quotient",
	"step: $Wrapped",
	"step: $Signed",
	"step: $Magic",
	"step: $Indexed",
	"step: $Row",
	"step <2 2: $Few",
	"step 3: $choice",
	/* v5: an index, mostly kept within the buffer */
	"index: $67[v_mov_b32_e32 v5, $r|v_mov_b32_e32 v19, 0x1000; v_med3_i32 v5, $r, 0, v19]",
	/* v[12:13] = v5 * (s13:s12) + (v9:v8), s13 0 or -1, in one of the forms that compilers have; or almost; or by
	 * a number of the wave that nobody knows */
	"product: v_mad_u64_u32 v[12:13], s[10:11], v5, $67[s17|s14], v[8:9]",
	"product 3: $trap:17[]$k:(-8,36,4)$high:(0)$n:(0,5)$n=0[$k:(-8,-4,4)$high:(-1)|$k:(0,36,4)]s_mov_b32 s12, $k; "
	"s_mov_b32 s13, $high; $[v_ashrrev_i32_e32 v6, 31, v5|v_mov_b32_e32 v6, 0]; "
	"v_mad_u64_u32 v[12:13], s[10:11], v5, s12, v[8:9]; "
	"v_mul_lo_u32 v14, $trap[$[v5|v6]|v6], $trap[$[s13|s12]|s12]; $25[v_mov_b32_e32 v16, v13; "
	"v_mad_u64_u32 v[16:17], s[10:11], s13, v5, v[16:17]; v_add_u32_e32 v13, v16, v14|v_mul_lo_u32 v15, v5, s13; "
	"$trap[$[v_add_u32_e32 v13, v13, v15|$added]|$added]]",
	"added: $[v_add3_u32 v13, v14, v13, v15|v_add3_u32 v13, v13, v15, v14|"
	"v_add_u32_e32 v13, v13, v15; v_add_u32_e32 v13, v14, v13|v_add_u32_e32 v14, v14, v15; "
	"v_add_u32_e32 v13, v14, v13]",
	/* v[12:13]: the address of element v5 behind (v9:v8) */
	"element 4: $[v_ashrrev_i32_e32 v6, 31, v5; v_lshlrev_b64 v[12:13], 2, v[5:6]|"
	"v_mov_b32_e32 v6, 0; v_lshlrev_b64 v[12:13], $(0,3), v[5:6]|v_mov_b32_e32 v4, $88[0|0x40000000]; "
	"$67[v_ashrrev_i64|v_lshrrev_b64] v[12:13], $(27,32), v[4:5]|v_mov_b32_e32 v12, v5; v_mov_b32_e32 v13, 0]; "
	"v_add_co_u32_e32 v12, vcc, v8, v12; v_addc_co_u32_e32 v13, vcc, v9, v13, vcc",
	/* with its sign; behind a multiple of 64 bits; below the high half of another number, no carry or one lost */
	"element: v_mad_i64_i32 v[12:13], s[10:11], v5, $[$(-8,36,4)|s17], v[8:9]",
	"element: v_mov_b32_e32 v6, 0; v_mad_$[i64_i32|u64_u32] v[12:13], s[10:11], $[s6|s14|s17], $(0,64), v[5:6]; "
	"v_lshlrev_b64 v[12:13], $(0,2), v[12:13]; $behind",
	"element 2: s_mov_b32 s12, $[s6|s14|s17|$(0,9)]; s_mov_b32 s13, 0; s_lshl_b64 s[12:13], s[12:13], $(3,9); "
	"$[v_or_b32_e32 v12, s12, $[v5|v0|v20]|v_add_u32_e32 v12, s12, v5]; v_mov_b32_e32 v13, s13; "
	"v_lshlrev_b64 v[12:13], $(0,2), v[12:13]; $behind",
	"element: $product",
	"element: $50[v_lshlrev_b32_e32 v5, $(2,5), v5; ]v_add_co_u32_sdwa v12, vcc, v8, v5 dst_sel:DWORD "
	"dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:$[BYTE|WORD]_$(0,1); v_addc_co_u32_e32 v13, vcc, 0, v9, vcc",
	"behind: v_mov_b32_e32 v14, s3; $67[v_add_co_u32_e32 v12, vcc, s2, v12; v_addc_co_u32_e32 v13, vcc, v14, v13, "
	"vcc|v_sub_co_u32_e32 v12, vcc, s2, v12; v_$90[subb|addc]_co_u32_e32 v13, vcc, v14, v13, vcc]",
	/* one of two addresses in each lane: both halves by one condition, or not; by a branch, of the wave or
	 * around lanes; by a write under a mask, or two */
	"Either: v_mov_b32_e32 v28, v12; v_mov_b32_e32 v29, v13; $index; "
	"$50[$50[s_mov_b64 s[42:43], exec; s_cmp_lt_u32 s6, $(0,2); s_cbranch_scc1 .Lnot$l|"
	"$compare; s_and_saveexec_b64 s[42:43], vcc; s_cbranch_execz .Lnot$l]; $element; .Lnot$l:; "
	"s_mov_b64 exec, s[42:43]|$element; $compare; $[v_cndmask_b32_e32 v12, v12, v28, vcc; $25[$compare]; "
	"v_cndmask_b32_e32 v13, v13, v29, vcc|s_and_saveexec_b64 s[42:43], vcc; $50[v_mov_b32_e32 v12, v29; ]"
	"v_mov_b32_e32 v12, v28; $25[s_mov_b64 exec, s[42:43]; $compare; s_and_saveexec_b64 s[42:43], vcc; ]"
	"v_mov_b32_e32 v13, v29; s_mov_b64 exec, s[42:43]]]",
	/* the address is a pointer that walks: by as much in each iteration, or by what each lane chooses there */
	"Walk: v_mov_b32_e32 v26, v12; v_mov_b32_e32 v27, v13; s_mov_b32 s44, 0; .Lwalk$l:; "
	"global_load_dword v18, v[26:27], off; s_waitcnt vmcnt(0); v_mov_b32_e32 v19, 0x1000; "
	"$[$compare; v_cndmask_b32_e64 v19, $(0,12,4), v19, vcc|v_cmp_gt_i32_e32 vcc, 0, v18; "
	"v_cndmask_b32_e64 v19, 0, v19, vcc|v_lshlrev_b32_e32 v19, $(2,6), v0|v_and_b32_e32 v19, 0x1f0, v18|]; "
	"v_add_co_u32_e32 v26, vcc, v26, v19; "
	"v_addc_co_u32_e32 v27, vcc, 0, v27, vcc; s_add_i32 s44, s44, 1; s_cmp_lt_u32 s44, $(2,5); "
	"s_cbranch_scc1 .Lwalk$l",
	/* the least or the greatest of numbers that go up or down, across where the type begins or not */
	"Ordered: $m:(0,2)$top:(0,1)v_$[mad_u32_u24 v19, v1, $[16|17|40|64], v$(0,2)|mul_lo_u32 v19, $[1|16|17|33], "
	"v$m]; $33[v_sub_u32_e32 v19, 0, v19]; v_add_u32_e32 v19, $[0|$0x(-300,300)], v19; "
	"$top=0[v_add_u32_e32 v19, 0x80000000, v19]; s_mov_b32 s18, $(-200,300); "
	"$top=0[s_add_i32 s18, s18, 0x80000000]; $[v_$[min|max]_$[i|u]32_e32 v5, s18, v19|"
	"v_mov_b32_e32 v20, s18; v_$[med3|min3|max3]_$[i|u]32 v5, v19, v20, $[$r|$(0,64)]|"
	"v_add_u32_e32 v20, s18, $[v0|v1]; v_$[min|max]_$[i|u]32_e32 v5, v20, v19]; "
	"$top=0[v_add_u32_e32 v5, 0x80000000, v5]; v_mov_b32_e32 v8, s2; v_mov_b32_e32 v9, s3; "
	"v_ashrrev_i32_e32 v6, 31, v5; v_lshlrev_b64 v[12:13], $(0,2), v[5:6]; v_add_co_u32_e32 v12, vcc, v8, v12; "
	"v_addc_co_u32_e32 v13, vcc, v9, v13, vcc; global_load_$[dword|ubyte] v18, v[12:13], off; s_waitcnt vmcnt(0)",
	"Access 24: $index; v_lshl_add_u32 v7, v5, 2, 0; ds_read_b32 v18, v7; s_waitcnt lgkmcnt(0)",
	"Access 12: $index; v_lshl_add_u32 v7, v5, $(0,3), 0; global_load_dword v18, v7, s[2:3]; s_waitcnt vmcnt(0)",
	"Access 60: $index; v_mov_b32_e32 v8, s2; v_mov_b32_e32 v9, s3; $element; $20[$Either]; $20[$Walk]; "
	"$[global_store_dword v[12:13], v0, off|global_load_dword v18, v[12:13], off; s_waitcnt vmcnt(0)]",
	"Kernel: s_load_dwordx4 s[0:3], s[4:5], 0x0; s_load_dword s14, s[4:5], 0x10; v_lshlrev_b32_e32 v31, 2, v0; "
	"s_waitcnt lgkmcnt(0); global_load_dword v30, v31, s[0:1]; s_waitcnt vmcnt(0); v_and_b32_e32 v30, 63, v30; "
	"s_add_u32 s2, s2, 0x80000; s_addc_u32 s3, s3, 0; s_load_dword s17, s[0:1], 0x40; s_waitcnt lgkmcnt(0); "
	"s_and_b32 s17, s17, 0x7c; $two[|s_and_b32 s7, s7, 3; $some[|s_and_b32 s6, s6, 3]]; "
	"$three[|v_and_b32_e32 v2, 15, v2; $planes[|v_and_b32_e32 v1, 15, v1]]; $n:(20)$*(6)set; "
	"$33[$Ordered; $50[$Ordered]]; $75[$*(1,6)step; $Access|$Lanes]",
};

static void
make(struct kernel *k)
{
	struct kernel_frame frame = {
		.args = "table* data* n", .dims = 3, .sgprs = 60, .vgprs = 40, .lds_bytes = 32768, .descriptor = true
	};
	struct grammar *g = grammar_new(prop.cx->unit, &prop.r, rules, WB_COUNT(rules), NULL, NULL);

	k->sizes = below(2) ? below(2) : below(WB_COUNT(sizes));
	k->items = below(3) ? 3 : 1 + below(3);
	k->groups = below(3) ? 7 : below(8);
	frame.item_dims = k->items;
	frame.without = ~k->groups;
	k->o = wb_out_new(prop.cx->unit);
	kernel_head(&k->o, &frame);
	grammar_set(g, "some", k->groups != 0);
	grammar_set(g, "two", __builtin_popcount(k->groups) > 1);
	grammar_set(g, "planes", k->items > 1);
	grammar_set(g, "three", k->items > 2);
	grammar_expand(g, "$Kernel");
	kernel_lines(&k->o, grammar_take(g));
	kernel_tail(&k->o, &frame);
	prop_source(&k->o);
}

/* Whether some access in divergent places is said to touch fewer lines or rounds than lanes. */
static bool
narrows(const struct wb_fn *fn)
{
	const struct wb_divergence *d = fn->divergence;

	for (uint32_t n = 1; n < d->naccess; n++)
		if (!d->access[n].known && (d->access[n].most_trans < 64 || d->access[n].most_rounds < 64))
			return true;
	return false;
}

static void
check(struct kernel *k, const struct wb_machine *machine)
{
	const char *bad, *xml = wb_format(prop.cx->unit,
		"<launch grid=\"%s\" workgroup=\"%s\"><buffer name=\"table\" init=\"random\" bytes=\"4096\"/>"
		"<buffer name=\"data\" init=\"random\" bytes=\"1048576\"/><argument name=\"n\" value=\"%u\"/></launch>",
		sizes[k->sizes].grid, sizes[k->sizes].workgroup, below(100));
	struct wb_module *m = kernel_read(prop.cx, &k->o);
	struct wb_launch *l = m ? kernel_launch(prop.cx, m, xml) : NULL;
	bool ended;

	if (!prop_expect(l != NULL, "it cannot be read"))
		return;
	bad = claims_hold(prop.cx, m, l, machine, NULL, NULL, MOST_STEPS, &ended);
	if (!prop_expect(!bad, "%s", bad))
		return;
	nskipped += !ended;
	nnarrowed += narrows(m->fn[0]);
}

int
main(int argc, char **argv)
{
	const struct wb_machine *machine;

	prop_start(argc, argv, 3000);
	machine = prop_machine("vega");
	while (prop_next()) {
		struct kernel k;

		make(&k);
		check(&k, machine);
	}
	prop_tried(nnarrowed, prop.count / 8, "with an access in one of several places narrowed");
	prop_part(prop.count - nskipped, prop.count, 50, "executed to the end");
	return prop_end();
}
