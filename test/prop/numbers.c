/* test/prop/numbers.c -- what is known of numbers, against the simulator.
 *
 * Random kernels compute with a few registers of the wave and of lanes: most whole-number operations of the target, on
 * arguments, ids, numbers loaded, constants that are small, large or at the ends of a type; under masks, behind
 * branches, in loops that are entered and left in several ways. Of every operand read and every result, in every lane
 * that was on, ranges, extents, forms and the few numbers that it can be (passes/integer) are asked before the run.
 * Each number that the run brings must be one of them: between the bounds without sign and with sign, and congruent.
 * It must be the same in all lanes if its form is, and as far from the result of another instruction of its block as
 * their forms are, if these have the same terms. A test must end as it is said to.
 *
 *	numbers [SEED [KERNELS [FIRST]]]
 */
#include "../../passes/integer/integer.h"
#include "../../src/cli/lists.h"
#include "../lib/grammar.h"
#include "../lib/kernel.h"
#include "../lib/prop.h"
#include "wavebound/gcn.h"
#include "wavebound/pass.h"
#include "wavebound/timed.h"

#define MOST_STEPS 20000

/* ---- kernels ----------------------------------------------------------------------------------- */
struct kernel {
	struct wb_out o;
	bool keeps;			/* registers in lanes and in scratch memory */
	uint32_t place;			/* where that is */
};
/* Where each wave has its scratch memory: how that is made, and told in accesses. The last ones are wrong. */
static const struct { const char *made, *used;
} places[] = {
	{ "s_add_u32 s0, s0, s7; s_addc_u32 s1, s1, 0", "s[0:3], 0" },
	{ "s_mov_b32 s33, s7", "s[0:3], s33" },
	{ "s_add_u32 s0, s0, s7; s_addc_u32 s1, s1, 0; s_mov_b32 s33, 0", "s[0:3], s33" },
	{ "s_mov_b64 s[60:61], s[0:1]; s_mov_b64 s[62:63], s[2:3]; s_add_u32 s60, s60, s7; s_addc_u32 s61, s61, 0",
		"s[60:63], 0" },
	{ "s_mov_b64 s[62:63], s[2:3]; s_mov_b64 s[60:61], s[0:1]; s_mov_b32 s33, s7", "s[60:63], s33" },
	{ "s_add_u32 s60, s60, s7; s_mov_b64 s[60:61], s[0:1]; s_mov_b64 s[62:63], s[2:3]", "s[60:63], 0" },
	{ "s_mov_b32 s33, s7; s_mov_b32 s33, 0", "s[0:3], s33" },
	{ "s_nop 0", "s[0:3], 0" },
};

/* s20 to s23 and v20 to v23: numbers; by depth, s30 counts and s[50:51] keeps EXEC. keeps: registers in lanes and in
 * scratch memory; loose: also in ways that are not followed. */
static const char *const rules[] = {
	"t: s$(20,23)",
	"d: v$(20,23)",
	"w: v$(20,23)",
	"p: s$[[20:21]|[22:23]]",
	"P: $y:(20,22)v[$y:$(y+1)]",
	"k: $small",
	"l: $y:(0,39)$z:(0,35)$0x((y<<16)+z)",
	"s: $33[$67[$small|s14]|$t]",
	"v: $33[$67[$small|$large]|$w]",
	"x: $[$small|$w]",
	"limit: $67[$small|$large]",
	"small: $[0|1|2|3|4|5|7|8|15|16|24|31|32|33|63|64|-1|-2|-8|-16]",
	"i: $[0|1|2|3|4|5|7|8|15|16|24|31|32|33|63|64]",
	"large: $[0xff|0x100|0xffff|0x10000|0x7fffffff|0x80000000|0x80000001|0xfffffff0|0xffffff00|0x7ffffff8|0x0ff0|"
	"0x1f8|100|1000|0x55555555|0x10004|0x80008]",
	"scalar: $[s_add_u32 $t, $s, $s|s_sub_u32 $t, $s, $s|s_add_i32 $t, $s, $s|s_sub_i32 $t, $s, $s|"
	"s_addc_u32 $t, $s, $s|s_subb_u32 $t, $s, $s|s_min_i32 $t, $s, $s|s_min_u32 $t, $s, $s|s_max_i32 $t, $s, $s|"
	"s_max_u32 $t, $s, $s|s_and_b32 $t, $s, $s|s_or_b32 $t, $s, $s|s_xor_b32 $t, $s, $s|s_andn2_b32 $t, $s, $s|"
	"s_orn2_b32 $t, $s, $s|s_nand_b32 $t, $s, $s|s_nor_b32 $t, $s, $s|s_xnor_b32 $t, $s, $s|"
	"s_lshl_b32 $t, $s, $i|s_lshr_b32 $t, $s, $i|s_ashr_i32 $t, $s, $i|s_lshl_b32 $t, $s, $s|"
	"s_lshr_b32 $t, $s, $s|s_ashr_i32 $t, $s, $s|s_bfm_b32 $t, $s, $s|s_mul_i32 $t, $s, $s|"
	"s_mul_hi_u32 $t, $s, $s|s_mul_hi_i32 $t, $s, $s|s_bfe_u32 $t, $s, $l|s_bfe_i32 $t, $s, $l|"
	"s_absdiff_i32 $t, $s, $s|s_cselect_b32 $t, $s, $s|s_pack_ll_b32_b16 $t, $s, $s|s_pack_lh_b32_b16 $t, $s, $s|"
	"s_pack_hh_b32_b16 $t, $s, $s|s_lshl1_add_u32 $t, $s, $s|s_lshl2_add_u32 $t, $s, $s|"
	"s_lshl3_add_u32 $t, $s, $s|s_lshl4_add_u32 $t, $s, $s|s_abs_i32 $t, $s|s_not_b32 $t, $s|s_brev_b32 $t, $s|"
	"s_bcnt0_i32_b32 $t, $s|s_bcnt1_i32_b32 $t, $s|s_ff0_i32_b32 $t, $s|s_ff1_i32_b32 $t, $s|"
	"s_flbit_i32_b32 $t, $s|s_flbit_i32 $t, $s|s_sext_i32_i8 $t, $s|s_sext_i32_i16 $t, $s|s_mov_b32 $t, $s|"
	"s_cmov_b32 $t, $s|s_bitset0_b32 $t, $s|s_bitset1_b32 $t, $s|s_addk_i32 $t, $k|s_mulk_i32 $t, $k|"
	"s_movk_i32 $t, $k|s_cmovk_i32 $t, $k|s_and_b64 $p, $p, $p|s_or_b64 $p, $p, $p|s_xor_b64 $p, $p, $p|"
	"s_andn2_b64 $p, $p, $p|s_not_b64 $p, $p|s_lshl_b64 $p, $p, $i|s_lshr_b64 $p, $p, $i|s_ashr_i64 $p, $p, $i|"
	"s_lshl_b64 $p, $p, $s|s_lshr_b64 $p, $p, $s|s_bfe_u64 $p, $p, $l|s_bfe_i64 $p, $p, $l|"
	"s_bcnt1_i32_b64 $t, $p|s_ff1_i32_b64 $t, $p|s_flbit_i32_b64 $t, $p|s_flbit_i32_i64 $t, $p|s_mov_b64 $p, $p|"
	"s_cselect_b64 $p, $p, $p|s_bfm_b64 $p, $s, $s|s_quadmask_b32 $t, $s|s_cmp_lt_u32 $s, $s|s_cmp_gt_i32 $s, $s|"
	"s_cmp_eq_u32 $s, $s|s_bitcmp1_b32 $s, $i|v_readfirstlane_b32 $t, $w|v_readlane_b32 $t, $w, 5|"
	"s_add_u32 $t, $s, $s; s_addc_u32 $t, $s, $s|s_sub_u32 s20, s20, $s; s_subb_u32 s21, s21, $s|"
	"s_add_u32 s20, s20, $s; s_addc_u32 s21, s21, 0|s_cmp_eq_u64 $p, $p|s_cmp_lg_u64 $p, $p|"
	"s_mul_i32 s22, s20, $s; s_mul_hi_u32 s23, s20, $s|s_mov_b32 s21, 0|s_ashr_i32 s21, s20, 31|"
	"s_mov_b32 s23, 0; s_lshl_b64 s[22:23], s[22:23], $i|s_add_u32 s22, s20, s22; s_addc_u32 s23, s21, s23]",
	"vector 60: $[v_add_u32_e32 $d, $v, $w|v_sub_u32_e32 $d, $v, $w|v_subrev_u32_e32 $d, $v, $w|"
	"v_add_co_u32_e32 $d, vcc, $v, $w; v_addc_co_u32_e32 $d, vcc, $i, $w, vcc|"
	"v_sub_co_u32_e32 $d, vcc, $v, $w; v_subb_co_u32_e32 $d, vcc, $i, $w, vcc|v_mul_u32_u24_e32 $d, $v, $w|"
	"v_mul_i32_i24_e32 $d, $v, $w|v_mul_hi_u32_u24_e32 $d, $v, $w|v_mul_hi_i32_i24_e32 $d, $v, $w|"
	"v_and_b32_e32 $d, $v, $w|v_or_b32_e32 $d, $v, $w|v_xor_b32_e32 $d, $v, $w|v_lshlrev_b32_e32 $d, $v, $w|"
	"v_lshrrev_b32_e32 $d, $v, $w|v_ashrrev_i32_e32 $d, $v, $w|v_lshlrev_b32_e32 $d, $i, $w|"
	"v_lshrrev_b32_e32 $d, $i, $w|v_ashrrev_i32_e32 $d, $i, $w|v_min_i32_e32 $d, $v, $w|v_min_u32_e32 $d, $v, $w|"
	"v_max_i32_e32 $d, $v, $w|v_max_u32_e32 $d, $v, $w|v_add_u16_e32 $d, $w, $w|v_sub_u16_e32 $d, $w, $w|"
	"v_lshrrev_b16_e32 $d, $(0,20), $w|"
	"v_$[add_u16|sub_u16|mul_lo_u16|lshlrev_b16|lshrrev_b16|ashrrev_i16|max_u16]_e64 $d, $w, $(0,20)|"
	"v_mul_lo_u16_e32 $d, $w, $w|v_lshlrev_b16_e32 $d, $w, $w|v_lshrrev_b16_e32 $d, $w, $w|"
	"v_ashrrev_i16_e32 $d, $w, $w|v_$[min|max]_$[i|u]16_e32 $d, $x, $w|"
	"v_mul_lo_u32 $d, $x, $x|"
	"v_mul_hi_u32 $d, $x, $x|v_mul_hi_i32 $d, $x, $x|v_bfm_b32 $d, $x, $x|v_bcnt_u32_b32 $d, $x, $x|"
	"v_mbcnt_lo_u32_b32 $d, $x, $x|v_mbcnt_hi_u32_b32 $d, -1, $x|"
	"v_mbcnt_lo_u32_b32 $d, -1, 0; v_mbcnt_hi_u32_b32 $d, -1, $w|v_bfe_u32 $d, $x, $x, $x|"
	"v_bfe_i32 $d, $x, $x, $x|v_bfe_u32 $d, $w, $i, $i|v_bfe_i32 $d, $w, $i, $i|v_bfi_b32 $d, $x, $x, $x|"
	"v_alignbit_b32 $d, $x, $x, $x|v_alignbyte_b32 $d, $x, $x, $x|v_perm_b32 $d, $x, $x, $x|"
	"v_min3_i32 $d, $x, $x, $x|v_min3_u32 $d, $x, $x, $x|v_max3_i32 $d, $x, $x, $x|v_max3_u32 $d, $x, $x, $x|"
	"v_med3_i32 $d, $x, $x, $x|v_med3_u32 $d, $x, $x, $x|v_lshl_add_u32 $d, $x, $i, $x|"
	"v_add_lshl_u32 $d, $x, $x, $i|v_add3_u32 $d, $x, $x, $x|v_lshl_or_b32 $d, $x, $i, $x|"
	"v_and_or_b32 $d, $x, $x, $x|v_or3_b32 $d, $x, $x, $x|v_xad_u32 $d, $x, $x, $x]",
	"vector 64: $[v_sad_u32 $d, $x, $x, $x|"
	"v_sad_u8 $d, $x, $x, $x|v_sad_hi_u8 $d, $x, $x, $x|v_sad_u16 $d, $x, $x, $x|v_mad_u32_u24 $d, $x, $x, $x|"
	"v_mad_i32_i24 $d, $x, $x, $x|v_mad_u32_u16 $d, $w, $w, $w|v_mad_i32_i16 $d, $w, $w, $w|"
	"v_lerp_u8 $d, $w, $w, $w|v_not_b32_e32 $d, $v|v_bfrev_b32_e32 $d, $v|v_mov_b32_e32 $d, $v|"
	"v_ffbh_u32_e32 $d, $v|v_ffbh_i32_e32 $d, $v|v_ffbl_b32_e32 $d, $v|"
	"v_mov_b32_e32 v21, 0; v_lshlrev_b64 v[20:21], $i, v[20:21]|v_ashrrev_i32_e32 v23, 31, v22|"
	"v_mov_b32_e32 v20, 0; v_$[ashrrev_i64|lshrrev_b64] v[20:21], $(27,33), v[20:21]|"
	"v_add_co_u32_e32 v20, vcc, v22, v20; v_addc_co_u32_e32 v21, vcc, v23, v21, vcc|"
	"v_add_co_u32_e32 v20, vcc, s20, v20; v_addc_co_u32_e32 v21, vcc, 0, v21, vcc|v_cmp_lt_u64_e32 vcc, $P, $P|"
	"v_cmp_gt_i64_e32 vcc, $P, $P|v_cmp_eq_u64_e32 vcc, $P, $P|v_lshlrev_b64 $P, $x, $P|v_lshrrev_b64 $P, $x, $P|"
	"v_ashrrev_i64 $P, $x, $P|v_lshlrev_b64 $P, $i, $P|v_mad_u64_u32 $P, s[40:41], $w, $x, $P|"
	"v_mad_u64_u32 $P, s[40:41], $w, $x, 0; s_mov_b32 $t, s41|v_mad_i64_i32 $P, s[40:41], $w, $x, 0|"
	"v_mad_u64_u32 $P, s[40:41], $w, $x, -1; s_mov_b32 $t, s41|v_mad_i64_i32 $P, s[40:41], $w, $x, $P|"
	"v_cmp_lt_u32_e32 vcc, $v, $w; v_cndmask_b32_e32 $d, $i, $w, vcc|"
	"v_cmp_gt_i32_e32 vcc, $v, $w; v_cndmask_b32_e32 $d, $i, $w, vcc|"
	"v_cmp_eq_u32_e32 vcc, $v, $w; v_cndmask_b32_e32 $d, $i, $w, vcc|"
	"v_add_u32_sdwa $d, $w, $w dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_1 src1_sel:WORD_0|"
	"v_and_b32_sdwa $d, $w, $w dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD|"
	"v_add_u32_sdwa $d, sext($w), $w dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_0 src1_sel:DWORD|"
	"v_sub_u32_sdwa $d, $w, sext($w) dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:WORD_1|"
	"v_mov_b32_sdwa $d, $w dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:BYTE_0|"
	"v_mov_b32_sdwa $d, $w dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3|"
	"v_lshlrev_b32_sdwa $d, $w, $w dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_0 src1_sel:BYTE_2|"
	"v_lshrrev_b32_sdwa $d, $(0,9), $w dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_2|"
	"v_min_u32_sdwa $d, $w, $w dst_sel:BYTE_0 dst_unused:UNUSED_SEXT src0_sel:DWORD src1_sel:DWORD|"
	"v_mov_b32_dpp $d, $w quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf|"
	"v_mov_b32_dpp $d, $w row_shr:1 row_mask:0xf bank_mask:0xf|"
	"v_add_u32_dpp $d, $w, $w row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:0|"
	"v_mov_b32_dpp $d, $w row_bcast:15 row_mask:0xa bank_mask:0xf|v_writelane_b32 $d, $t, 3|"
	"v_cvt_f32_u32_e32 $d, $v|v_cvt_u32_f32_e32 $d, $w|v_cvt_i32_f32_e32 $d, $w|v_cvt_f32_ubyte1_e32 $d, $w|"
	"v_add_u32_e64 $d, $x, $x clamp|v_sub_u32_e64 $d, $x, $x clamp|v_add_i32 $d, $x, $x clamp|v_swap_b32 $d, $w|"
	"v_mov_b32_e32 $d, $t|v_add_u32_e32 $d, $t, $w|v_mul_lo_u32 $d, $t, $w|v_lshrrev_b32_e32 $d, $t, $w|"
	"v_and_b32_e32 $d, $t, $w|v_pk_add_u16 $d, $w, $w|v_pk_lshlrev_b16 $d, $w, $w|v_cvt_pk_u16_u32 $d, $w, $w]",
	/* pairs: a number below the high half of another, with no carry or one lost; what a shift leaves below 2^32;
	 * products of pairs, sometimes with the wrong half */
	"pair: v_$[add|sub]_co_u32_e32 v20, vcc, $[v22|s22|$i], v20; $10[v_cmp_gt_u32_e32 vcc, v22, v23; ]"
	"v_$[addc|subb]_co_u32_e32 v21, vcc, $[v23|0|-1], v21, vcc; v_cmp_lt_u64_e32 vcc, v[20:21], v[22:23]",
	"pair: s_$[add|sub]_$[u32|i32] s20, s20, $s; s_$[addc|subb]_u32 s21, s21, $[0|-1|$s]; "
	"s_cmp_eq_u64 s[20:21], $p",
	"pair: $[s_mov_b32 s21, $[0|-1]; |]$[s_lshl_b64 s[20:21], s[20:21], $i; |]"
	"v_$[or_b32|add_u32]_e32 v20, s20, $w; v_mov_b32_e32 v21, s21; v_cmp_lt_u64_e32 vcc, v[20:21], v[22:23]",
	"pair: $m:(1,31)v_lshlrev_b64 v[20:21], $[$m|$i], $P; v_and_b32_e32 v21, $0x((1<<m)-1), v21; "
	"v_cmp_lt_u64_e32 vcc, v[20:21], v[22:23]",
	"pair: $[s_mov_b32 s22, $small; s_mov_b32 s23, $[0|-1|$small]; |]"
	"$[v_mov_b32_e32 v23, 0|v_ashrrev_i32_e32 v23, 31, v22|]; $product; $product",
	"product: v_mad_u64_u32 v[20:21], s[40:41], v22, s22, $[$i|v[22:23]]; v_mul_lo_u32 v24, v22, $75[s23|s22]; "
	"v_mul_lo_u32 v25, v23, s22; v_add3_u32 v21, v21, v24, v25; $25[v_add_u32_e32 v21, $[v21, v22|v22, v21]; ]"
	"v_cmp_lt_u64_e32 vcc, v[20:21], v[22:23]",
	/* quotients by a constant, and what remains: of numbers that are small enough, or not; a little wrong */
	"magic: $y:(2,70)$z:((65536+y-1)/y)$33[$z:(z-40,z+60)]"
	"$75[v_and_b32_e32 v22, 0x$[3f|ff|fff|ffff|fffff|3fffff], $w; ]v_mul_u32_u24_e32 v20, $0x(z), v22; "
	"$[v_mov_b32_e32 v23, $90[$y|$small]; v_mul_lo_u16_sdwa v21, v20, v23 dst_sel:DWORD dst_unused:UNUSED_PAD "
	"src0_sel:$[WORD_1|WORD_1|WORD_1|WORD_1|BYTE_2|BYTE_$(1,3)|WORD_0] src1_sel:DWORD; "
	"v_sub_u16_e32 v21, $90[v22|v23], v21; v_lshrrev_b32_e32 v23, 16, v20|"
	"v_lshrrev_b32_e32 v23, $85[16|$(14,17)], v20; $rest]",
	"magic: $m:(0,3)$y:((1<<m)+1,(2<<m))$z:((4294967296<<m)/y+1)$25[$z:(z-40,z-1)]s_mov_b32 s22, $0x(z); "
	"$67[v_lshrrev_b32_e32 v22, $small, $w; ]v_mul_hi_u32 v23, v22, s22; v_lshrrev_b32_e32 v23, $m, v23; $rest",
	"rest: $50[s_mov_b32 s23, $90[$y|$small]; v_mul_lo_u32 v21, v23, s23|v_mul_u32_u24_e32 v21, $90[$y|$small], "
	"v23]; v_sub_u32_e32 v21, v22, v21",
	/* one number divided by another as floats, scaled by what a comparison says, for each lane or for the first */
	"ratio: $z:(0,999)$y:(1,99)v_mov_b32_e32 v20, $0x(z); v_mov_b32_e32 v21, $0x(y); v_cvt_f32_u32_e32 v20, v20; "
	"v_cvt_f32_u32_e32 v21, v21; v_mov_b32_e32 v22, 0x$60[2f800000|$[40000000|3f000000|41200000]]; "
	"v_cmp_gt_f32_e64 vcc, |$67[v21|v23]|, $60[s20|1.0]; v_cndmask_b32_e32 v22, 1.0, v22, vcc; "
	"$25[v_readfirstlane_b32 s22, v22; v_mul_f32_e32 v21, s22, v21|v_mul_f32_e32 v21, v21, v22]; "
	"v_rcp_f32_e32 v21, v21; v_mul_f32_e32 v20, v20, v21; v_mul_f32_e32 v20, v22, v20; "
	"$75[v_$[ceil|floor|trunc]_f32_e32 v20, v20; ]v_cvt_$[u|i]32_f32_e32 $d, v20",
	/* registers kept in lanes of v29 and v30, and in scratch memory */
	"kept 22: $[v_writelane_b32 v30, $t, 0|v_writelane_b32 v30, $t, 1|v_writelane_b32 v29, $t, 1|"
	"v_writelane_b32 v30, $t, 2|v_readlane_b32 $t, v30, 0|v_readlane_b32 $t, v30, 1|v_readlane_b32 $t, v29, 1|"
	"v_readlane_b32 $t, v30, 2|v_mov_b32_e32 v29, v30|v_writelane_b32 v30, 7, s21|"
	"s_mov_b32 m0, 1; v_writelane_b32 v30, $t, m0|v_add_u32_e32 v30, 1, v30|buffer_store_dword $w, off, $place|"
	"buffer_store_dword $w, off, $place offset:4|buffer_store_dword $w, off, $place offset:8|"
	"buffer_store_dwordx2 $P, off, $place offset:4|buffer_load_dword $d, off, $place; s_waitcnt vmcnt(0)|"
	"buffer_load_dword $d, off, $place offset:4; s_waitcnt vmcnt(0)|"
	"buffer_load_dword $d, off, $place offset:8; s_waitcnt vmcnt(0)|"
	"buffer_load_dwordx2 $P, off, $place offset:8; s_waitcnt vmcnt(0)|"
	"buffer_load_dword $d, off, $place offset:4; s_waitcnt vmcnt(0)|"
	"buffer_store_dword $w, off, $place offset:4; buffer_load_dword $d, off, $place offset:4; s_waitcnt vmcnt(0)]",
	/* in pieces, where a lane or a register says, or through another descriptor: then no word of it is followed */
	"kept 10 loose: $[buffer_store_byte $w, off, $place offset:5|buffer_store_short $w, off, $place offset:10|"
	"v_and_b32_e32 v28, 12, $w; buffer_store_dword $w, v28, $place offen|"
	"s_and_b32 s28, $t, 12; buffer_store_dword $w, off, s[0:3], s28|"
	"buffer_load_ubyte $d, off, $place offset:4; s_waitcnt vmcnt(0)|"
	"buffer_load_sshort $d, off, $place offset:4; s_waitcnt vmcnt(0)|"
	"v_mov_b32_e32 v28, 4; buffer_load_dword $d, v28, $place offen; s_waitcnt vmcnt(0)|"
	"s_mov_b64 s[64:65], s[0:1]; s_mov_b64 s[66:67], s[2:3]; buffer_store_dword $w, off, s[64:67], 0 offset:4|"
	"buffer_load_short_d16 $d, off, $place offset:8; s_waitcnt vmcnt(0)|s_mov_b32 s33, s7]",
	"scmp: $[eq_u32|lg_u32|lt_u32|le_u32|gt_u32|ge_u32|lt_i32|le_i32|gt_i32|ge_i32|eq_i32]",
	"vcmp: $[eq_u32|ne_u32|lt_u32|le_u32|gt_u32|ge_u32|lt_i32|le_i32|gt_i32|ge_i32]",
	"If: $r:(20,23)$other:50[]s_cmp_$scmp s$r, $75[$limit|s21]; s_cbranch_scc$(0,1) .Lelse$l; $>*(1,3)step; "
	"$other[s_branch .Lend$l]; .Lelse$l:; $other[$>*(1,2)step]; .Lend$l:",
	"Lanes: $r:(20,23)v_cmp_${vcmp}_e64 s[40:41], v$r, $w; v_cmp_${vcmp}_e32 vcc, $limit, v$r; "
	"s_and_saveexec_b64 $p+50, $75[vcc|s[40:41]]; $50[s_cbranch_execz .Lend$l]; $>*(1,3)step; "
	"$50[s_xor_b64 exec, exec, $p+50; $>*(1,2)step]; .Lend$l:; s_mov_b64 exec, $p+50",
	/* numbers that halves and bytes hold, or just not, compared by their halves and extended */
	"Halves: $r:(20,23)$q:(20,23)$z:(q)$50[$half; ]$z:(r)$75[$half; ]"
	"v_cmp_$[lt|le|gt|ge|eq|ne]_$[i|u]16_e32 vcc, $[$x|v$q], v$r; s_and_saveexec_b64 $p+50, vcc; "
	"$50[s_cbranch_execz .Lend$l; ]v_$[bfe_i32 $d, v$r, $80[0|1], $[8|16|$(7,17)]|"
	"mov_b32_sdwa $d, sext(v$r) dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:$[BYTE_0|WORD_0|WORD_1]|"
	"$[min|max]_i16_e32 $d, $x, v$r]; $>*(0,2)step; .Lend$l:; s_mov_b64 exec, $p+50",
	"half: v_$[bfe_i32 v$z, v$z, 0, $(7,17)|and_b32_e32 v$z, 0x$[7f|ff|8003|ffff|10003|1ffff], v$z|"
	"or_b32_e32 v$z, 0xffff$[0000|0003|7ffc|8000], v$z|$[min|max]_$[i|u]16_e32 v$z, $x, v$z|"
	"ashrrev_i32_e32 v$z, $(14,25), v$z]",
	/* a number that each arm has for its lanes, by a scalar in the first: without lanes there, it has another */
	"Arms: $r:(20,23)v_cmp_${vcmp}_e32 vcc, $limit, $w; s_and_saveexec_b64 $p+50, vcc; "
	"s_xor_b64 $p+50, exec, $p+50; s_cbranch_execz .Larm$l; $>*(0,2)step; s_mov_b32 s$r, $limit; .Larm$l:; "
	"s_or_saveexec_b64 $p+50, $p+50; v_mov_b32_e32 v$r, s$r; s_xor_b64 exec, exec, $p+50; s_cbranch_execz .Lend$l; "
	"$>*(0,2)step; v_mov_b32_e32 v$r, $limit; $50[s_cbranch_execnz .Lend$l; v_mov_b32_e32 v$r, $v; ].Lend$l:; "
	"s_or_b64 exec, exec, $p+50; "
	"v_$[lshrrev_b16|ashrrev_i16]_e32 $d, $(0,9), v$r; v_bfe_u32 $d, v$r, $i, $i",
	/* what it adds to a register besides, and another way to leave it */
	"Loop: $r:(20,23)$n:(1,9)$start:(0)$33[$start:(0,99)]$[$by:(1)|$by:(1)|$by:(2)|$by:(3)|$by:(4)|$by:(8)|"
	"$by:(-1)|"
	"$by:(-1)|$by:(-2)|$by:(-4)]s_mov_b32 $s+30, $0x(start); .Lloop$l:; $*(0,2)more; $>*(1,3)step; "
	"$25[s_cmp_$scmp $t, $limit; s_cbranch_scc1 .Lout$l]; s_add_i32 $s+30, $s+30, $by; "
	"s_cmp_lg_u32 $s+30, $0x(start+n*by); s_cbranch_scc1 .Lloop$l; .Lout$l:",
	"more: $[s_add_u32 s$r, $[s$r|$s+30], $small|s_mov_b32 s$r, $s+30|v_add_u32_e32 v$r, $small, v$r|"
	"v_add_u32_e32 v$r, $s+30, $w|s_min_u32 s$r, s$r, $limit|v_subrev_u32_e32 v$r, $s+30, v$r; "
	"v_max_i32_e32 v$r, $limit, v$r]",
	/* lanes leave one by one; those that stay count, and a number that is the same for all of them ends it */
	"Leave: $r:(20,23)s_mov_b64 $p+50, exec; s_mov_b32 $s+30, 0; .Llanes$l:; $50[v_add_u32_e32 v$r, $small, v$r]; "
	"$>*(1,2)step; v_cmp_${vcmp}_e32 vcc, $limit, v$r; s_$[and|andn2]_b64 exec, exec, vcc; "
	"s_cbranch_execz .Lout$l; "
	"s_add_u32 $s+30, $s+30, 1; s_cmp_lt_u32 $s+30, $(2,7); s_cbranch_scc1 .Llanes$l; .Lout$l:; "
	"s_mov_b64 exec, $p+50",
	/* what a lane that has left a loop has; some never entered, some are written or come back */
	"Left: $r:(20,23)$q:(20,23)$top:50[]$n:(2,7)s_mov_b64 $p+50, exec; "
	"$50[v_cmp_${vcmp}_e32 vcc, $limit, $w; s_and_b64 exec, exec, vcc; ]s_mov_b64 $p+68, exec; "
	"v_$[and_b32_e32 v$r, 15, v$r|mov_b32_e32 v$r, $i|min_u32_e32 v$r, 20, $w]; v_mov_b32_e32 v$q, $i; "
	"s_mov_b32 $s+30, 0; .Llanes$l:; $top[s_cmp_ge_u32 $s+30, $n; s_cbranch_scc1 .Lout$l; ]$*(0,2)held; "
	"$20[$>step; ]$25[s_cmp_$scmp $t, $limit; s_cbranch_scc1 .Lout$l; ]"
	"v_cmp_${vcmp}_e32 vcc, $50[$limit|v$q], v$r; s_$[and|andn2]_b64 exec, exec, vcc; "
	"$top[|s_cbranch_execz .Lout$l; ]$*(0,2)held; s_add_u32 $s+30, $s+30, 1; "
	"$10[s_mov_b64 exec, $p+68; |$10[s_mov_b64 exec, $p+50; ]]"
	"$top[s_branch .Llanes$l|s_cmp_lt_u32 $s+30, $n; s_cbranch_scc1 .Llanes$l]; .Lout$l:; "
	"$80[s_mov_b64 exec, $p+68|s_mov_b64 exec, $p+50]; v_add_u32_e32 v$q, v$r, v$q; v_mov_b32_e32 $d, v$r; "
	"s_mov_b64 exec, $p+50",
	"held 7: v_$[and_b32_e32 v$r, $i, v$r|min_u32_e32 v$r, $(20,40), $w|lshrrev_b32_e32 v$r, 1, v$r|"
	"mov_b32_e32 v$r, v$q|max_u32_e32 v$q, v$r, v$q|add_u32_e32 v$r, $i, v$r|mov_b32_e32 v$r, $(41,49)|"
	"add_u32_e32 v$r, $i, v$r; v_min_u32_e32 v$r, 40, v$r]",
	"held 2: v_cmp_${vcmp}_e32 vcc, $limit, $w; s_$[and|or|and]_saveexec_b64 s[76:77], vcc; "
	"v_mov_b32_e32 v$r, $(50,59); s_mov_b64 exec, s[76:77]",
	"held: $[s_or_saveexec_b64 s[76:77], -1; v_mov_b32_e32 v$r, $(60,64); s_mov_b64 exec, s[76:77]|"
	"v_writelane_b32 v$r, $t, $(0,9)]$75[; v_and_b32_e32 v$r, 15, v$r]",
	"step: $keeps[$depth=0[$25[buffer_store_dword $w, off, $place offset:4; s_waitcnt vmcnt(0); s_barrier; "
	"buffer_load_dword $d, off, $place offset:4; s_waitcnt vmcnt(0); ]]$[$kept|$one]|$one]",
	"one 4: $scalar",
	"one 5: $vector",
	"one 2: $pair",
	"one: $magic",
	"one: $ratio",
	"one 2 <3: $[$If|$Lanes|$Arms]",
	"one <3: $Halves",
	"one <3: $Loop",
	"one <3: $Leave",
	"one <3: $Left",
	/* two halves of hidden arguments in one load, or of others */
	"size: s_load_dword s$reg, s[4:5], 0x$[18|18|1c|14|20]; s_waitcnt lgkmcnt(0); "
	"$[s_and_b32 s$reg, s$reg, 0xffff|s_lshr_b32 s$reg, s$reg, 16|s_and_b32 s$reg, 0xffff, s$reg|"
	"s_bfe_u32 s$reg, s$reg, 0x100000]",
	"start: $[$size|s_mov_b32 s$reg, s14|s_mov_b32 s$reg, s15|"
	"s_and_b32 s$reg, s16, 0x78|s_bfe_u32 s$reg, s16, 0x50003|"
	"s_lshr_b32 s$reg, s17, 28|s_ashr_i32 s$reg, s17, 27|s_mov_b32 s$reg, s16|s_mov_b32 s$reg, s6|s_max_u32 "
	"s$reg, s16, 8|"
	"s_or_b32 s$reg, s17, 0xfffffff0|s_mov_b32 s$reg, 12]; $[v_mov_b32_e32 v$reg, v0|v_and_b32_e32 v$reg, 15, v0|"
	"v_and_b32_e32 v$reg, 0x78, v11|v_mov_b32_e32 v$reg, v10|v_min_u32_e32 v$reg, 20, v10|v_bfe_u32 v$reg, v11, "
	"3, 5|"
	"v_bfe_i32 v$reg, v10, 3, 5|v_or_b32_e32 v$reg, -16, v10|v_lshlrev_b32_e32 v$reg, 3, v11|"
	"v_mul_u32_u24_e32 v$reg, 12, v0|v_med3_i32 v$reg, v10, -8, 8|v_mov_b32_e32 v$reg, s14|v_lshl_add_u32 v$reg, "
	"s6, 6, v0|"
	"v_mov_b32_e32 v$reg, -5|v_max_u32_e32 v$reg, 8, v11]$reg:(reg+1)",
};

/* How accesses name scratch memory. */
static bool
hook(struct grammar *g, void *user, const char *name, int64_t value)
{
	const struct kernel *k = user;

	(void)value;
	if (strcmp(name, "place") != 0)
		return false;
	grammar_put(g, "%s", places[k->place].used);
	return true;
}

static const char hidden_sizes[] = "table* n m hidden_block_count_x hidden_block_count_y hidden_group_size_x:2 "
	"hidden_group_size_y:2 hidden_group_size_z:2 hidden_remainder_x:2 hidden_remainder_y:2";

static void
make(struct kernel *k)
{
	struct kernel_frame frame = { .args = hidden_sizes, .sgprs = 80, .descriptor = true };
	struct grammar *g = grammar_new(prop.cx->unit, &prop.r, rules, WB_COUNT(rules), hook, k);

	k->keeps = below(2);
	k->place = below(WB_COUNT(places));
	grammar_set(g, "keeps", k->keeps);
	grammar_set(g, "loose", below(3) == 0);
	grammar_set(g, "reg", 20);
	frame.private_bytes = k->keeps ? 32 : 0;
	k->o = wb_out_new(prop.cx->unit);
	kernel_head(&k->o, &frame);
	kernel_code(&k->o, "s_load_dwordx4 s[12:15], s[4:5], 0x0; v_lshlrev_b32_e32 v9, 2, v0; s_waitcnt lgkmcnt(0); "
		"s_load_dwordx2 s[16:17], s[12:13], 0x40; global_load_dword v10, v9, s[12:13]; "
		"global_load_dword v11, v9, s[12:13] offset:1024; s_waitcnt vmcnt(0) lgkmcnt(0); "
		"s_cmp_lt_u32 s16, s17; v_cmp_lt_u32_e32 vcc, v10, v11; s_mov_b64 s[40:41], vcc");
	if (k->keeps) {
		kernel_lines(&k->o, "v_mov_b32_e32 v29, 0; v_mov_b32_e32 v30, v11");
		kernel_lines(&k->o, places[k->place].made);
	}
	grammar_expand(g, "$*(4)start; $*(3,12)step");
	kernel_lines(&k->o, grammar_take(g));
	kernel_tail(&k->o, &frame);
	prop_source(&k->o);
}

/* ---- what is known -------------------------------------------------------------------------- */
struct fact {
	bool is, lanes;			/* lanes: of those that are on; else of the wave, even if none is */
	uint32_t unit, bits;
	struct wb_range range;
	struct wb_extent extent[2];	/* without, with sign */
	struct wb_few few;		/* n 0: it is not said to be one of a few */
	bool uniform;
	uint32_t twin;			/* of a result: another one in front of it, in the block, with the same terms */
	uint64_t from_twin;		/* how much more it is */
	struct wb_affine form;
	/* the last one seen: in which wave and execution of its block, in which lanes */
	const struct wb_sim_wave *of;
	uint64_t pass, on, value[64];
};
#define MOST_OPERANDS 6
struct watch {
	const struct wb_fn *fn;
	struct fact *use, *def;		/* [inst * MOST_OPERANDS + operand]; [inst] */
	enum wb_truth *truth;		/* [inst] of the test that it makes */
	uint64_t exec;			/* before the instruction */
	uint64_t pass;			/* executions of blocks */
	const char *wrong;
};
static uint64_t nknown, nseen, nskipped, ntwins, ndecided, nfew;

static struct fact
fact_of(struct wb_integers *ints, const struct wb_opnd *o, struct wb_affine f, struct wb_point w, bool lanes)
{
	struct fact x = {
		.is = true, .lanes = lanes, .unit = o->id, .bits = f.bits, .range = wb_affine_range(ints, &f, w),
		.uniform = wb_affine_uniform(ints, &f), .twin = WB_NONE, .form = f
	};

	for (int s = 0; s < 2; s++)
		x.extent[s] = wb_affine_extent(ints, &f, s, w);
	nknown += !wb_range_is_full(&x.range, f.bits);
	return x;
}

/* @f, of value @v, where that may be one of a few. */
static struct fact
with_few(struct wb_integers *ints, struct fact f, uint32_t v, struct wb_point w)
{
	if (f.bits == 32 && v != WB_NONE && !wb_few(ints, v, w, &f.few))
		f.few.n = 0;
	nfew += f.few.n > 1;
	return f;
}

static bool
same_terms(const struct wb_affine *a, const struct wb_affine *b)
{
	bool same = a->bits == b->bits && a->n == b->n;

	for (uint32_t k = 0; k < a->n && same; k++)
		same = a->term[k] == b->term[k] && a->k[k] == b->k[k];
	return same;
}

/* Looks for one in front of the result of instruction @k. */
static void
find_twin(struct watch *x, const struct wb_gsa *g, uint32_t k)
{
	struct fact *f = &x->def[k];

	for (uint32_t j = k; j-- > 0 && g->block_of[j] == g->block_of[k] && f->is && f->twin == WB_NONE;)
		if (x->def[j].is && same_terms(&x->def[j].form, &f->form)) {
			f->twin = j;
			f->from_twin = f->form.add - x->def[j].form.add;
		}
}

/* Where @i leaves the result of its test: SCC, or a mask of lanes if it compares them; WB_NONE. */
static uint32_t
tested(const struct wb_fn *fn, const struct wb_inst *i)
{
	const struct wb_opnd *o = i->nopnd ? wb_opnd(fn, i, 0) : NULL;

	for (uint32_t k = 0; k < i->nopnd; k++)
		if (o[k].kind == WB_OPND_UNIT && o[k].flags & WB_DEF && o[k].id == WB_GCN_SCC)
			return WB_GCN_SCC;
	return o && o->kind == WB_OPND_UNIT && o->flags & WB_DEF && o->nunit == 2 && wb_compare_is((enum wb_op)i->op) ?
		o->id :
		WB_NONE;
}

static void
check_test(struct watch *x, struct wb_sim_wave *w, uint32_t inst)
{
	uint32_t at = x->truth[inst] == WB_SOMETIMES ? WB_NONE : tested(x->fn, &x->fn->inst[inst]);
	const uint32_t *s = wb_sim_sgpr(w);
	uint64_t on = at == WB_GCN_SCC ? 1 : x->exec, is;

	if (at == WB_NONE)
		return;
	is = at == WB_GCN_SCC ? s[at] & 1 : s[at] | (uint64_t)s[at + 1] << 32;
	ndecided++;
	if ((is & on) != (x->truth[inst] == WB_ALWAYS ? on : 0))
		x->wrong = wb_format(prop.cx->unit, "line %u: the test is %llx in %llx", x->fn->inst[inst].loc.line,
			(unsigned long long)is, (unsigned long long)on);
}

static bool
is_register(const struct wb_opnd *o, uint32_t most)
{
	return o->kind == WB_OPND_UNIT && o->nunit <= most && !(o->flags & (WB_IMPLICIT | WB_NEG | WB_ABS | WB_SEXT)) &&
		(o->id < 80 || (o->id >= WB_GCN_V0 && o->id < WB_GCN_V0 + 32));
}

static void
find_facts(struct watch *x, struct wb_integers *ints)
{
	const struct wb_fn *fn = x->fn;

	x->use = WB_NEW(prop.cx->unit, struct fact, (size_t)fn->ninst * MOST_OPERANDS);
	x->def = WB_NEW(prop.cx->unit, struct fact, fn->ninst);
	x->truth = WB_NEW(prop.cx->unit, enum wb_truth, fn->ninst);
	for (uint32_t k = 0; k < fn->ninst; k++) {
		const struct wb_inst *i = &fn->inst[k];
		bool lanes = i->nopnd && wb_opnd(fn, i, 0)->kind == WB_OPND_UNIT && wb_opnd(fn, i, 0)->id >= WB_GCN_V0;
		struct wb_point w =
			lanes ? wb_point_active(ints, k) : wb_point_any(wb_integers_values(ints)->block_of[k]);

		for (uint32_t n = 0; n < i->nopnd && n < MOST_OPERANDS; n++) {
			const struct wb_opnd *o = wb_opnd(fn, i, n);

			if (is_register(o, 2) && o->flags & WB_USE)
				x->use[k * MOST_OPERANDS + n] = with_few(ints,
					fact_of(ints, o, wb_affine_source(ints, o, 32 * o->nunit, w), w, lanes),
					wb_value_read(wb_integers_values(ints), o, 0), w);
		}
		if (i->nopnd && is_register(wb_opnd(fn, i, 0), 2) && wb_opnd(fn, i, 0)->flags & WB_DEF)
			x->def[k] = with_few(ints,
				fact_of(ints, wb_opnd(fn, i, 0), wb_affine_result(ints, k, w), w, lanes),
				wb_value_defined(wb_integers_values(ints), k, wb_opnd(fn, i, 0)->id), w);
		if (tested(fn, i) != WB_NONE)
			x->truth[k] = wb_test_truth(ints, k,
				tested(fn, i) == WB_GCN_SCC ? wb_point_any(wb_integers_values(ints)->block_of[k]) :
							      wb_point_active(ints, k));
		find_twin(x, wb_integers_values(ints), k);
	}
}

/* ---- runs --------------------------------------------------------------------------------------- */
/* Whether some number congruent to @v modulo 2^bits is one of @e. */
static bool
within(const struct wb_extent *e, uint64_t v, uint32_t bits)
{
	wb_i128 ring = (wb_i128)1 << bits, x = v;

	x -= x > e->low ? (x - e->low) / ring * ring : 0;
	x += x < e->low ? (e->low - x + ring - 1) / ring * ring : 0;
	for (uint32_t n = 0; n < 1000 && x <= e->high; n++, x += ring) {
		wb_i128 rem = x % (wb_i128)e->mod;

		if ((rem < 0 ? rem + (wb_i128)e->mod : rem) == (wb_i128)e->rem)
			return true;
	}
	return x <= e->high;		/* there are more */
}

static void
check_number(struct watch *x, const struct fact *f, uint32_t inst, uint64_t v, const char *what, uint32_t lane)
{
	int64_t sv = wb_with_sign(f->bits, v);
	const struct wb_range *r = &f->range;
	uint32_t k = 0;
	bool in = v >= r->low && v <= r->high && sv >= r->slow && sv <= r->shigh && v % r->mod == r->rem;

	while (k < f->few.n && f->few.k[k] != v)
		k++;
	if (f->few.n && k == f->few.n && !x->wrong)
		x->wrong = wb_format(prop.cx->unit, "line %u, %s, lane %u: 0x%llx is none of %u numbers",
			x->fn->inst[inst].loc.line, what, lane, (unsigned long long)v, f->few.n);
	nseen++;
	if (x->wrong || (in && within(&f->extent[0], v, f->bits) && within(&f->extent[1], v, f->bits)))
		return;
	x->wrong = wb_format(prop.cx->unit,
		"line %u, %s, lane %u: 0x%llx is not in [0x%llx, 0x%llx], [%lld, %lld], %llu mod %llu%s",
		x->fn->inst[inst].loc.line, what, lane, (unsigned long long)v, (unsigned long long)r->low,
		(unsigned long long)r->high, (long long)r->slow, (long long)r->shigh, (unsigned long long)r->rem,
		(unsigned long long)r->mod, in ? ": an extent" : "");
}

static void
check_fact(struct watch *x, struct wb_sim_wave *w, struct fact *f, uint32_t inst, const char *what)
{
	if (!f->is || x->wrong || (f->lanes && !x->exec))
		return;
	if (f->unit < WB_GCN_V0) {
		const uint32_t *s = wb_sim_sgpr(w);

		f->value[0] = s[f->unit] | (f->bits == 64 ? (uint64_t)s[f->unit + 1] << 32 : 0);
		check_number(x, f, inst, f->value[0], what, 0);
		return;
	}
	for (uint32_t lane = 0; lane < 64; lane++)
		if (x->exec >> lane & 1) {
			uint32_t v = f->unit - WB_GCN_V0;
			uint64_t high = f->bits == 64 ? wb_sim_vgpr(w, v + 1)[lane] : 0;

			f->value[lane] = wb_sim_vgpr(w, v)[lane] | high << 32;
			check_number(x, f, inst, f->value[lane], what, lane);
		}
}

/* What the forms say besides of the result of @inst, which has been seen. */
static void
check_form(struct watch *x, const struct wb_sim_wave *w, struct fact *f, uint32_t inst)
{
	const struct fact *twin = f->twin == WB_NONE ? NULL : &x->def[f->twin];
	uint32_t first = WB_NONE;

	f->of = w;
	f->pass = x->pass;
	f->on = f->unit < WB_GCN_V0 ? 1 : x->exec;
	for (uint32_t lane = 0; lane < 64 && !x->wrong; lane++) {
		uint64_t ring = f->bits == 64 ? UINT64_MAX : UINT32_MAX;

		if (!(f->on >> lane & 1))
			continue;
		first = first == WB_NONE ? lane : first;
		if (f->uniform && f->value[lane] != f->value[first])
			x->wrong = wb_format(
				prop.cx->unit, "line %u: its lanes are not the same", x->fn->inst[inst].loc.line);
		if (!twin || twin->of != w || twin->pass != x->pass || !(twin->on >> lane & 1))
			continue;
		ntwins++;
		if (((f->value[lane] - twin->value[lane] - f->from_twin) & ring) != 0)
			x->wrong = wb_format(prop.cx->unit,
				"line %u, lane %u: 0x%llx is not 0x%llx + 0x%llx, from line %u",
				x->fn->inst[inst].loc.line, lane, (unsigned long long)f->value[lane],
				(unsigned long long)twin->value[lane], (unsigned long long)(f->from_twin & ring),
				x->fn->inst[f->twin].loc.line);
	}
}

static void
before(void *user, struct wb_sim_wave *w, const struct wb_fn *fn, uint32_t inst)
{
	static const char *const name[MOST_OPERANDS] = { "operand 0", "operand 1", "operand 2", "operand 3",
		"operand 4", "operand 5" };
	struct watch *x = user;

	x->exec = wb_sim_exec(w);
	x->pass += inst == fn->block[fn->gsa->block_of[inst]].first;
	for (uint32_t n = 0; n < MOST_OPERANDS; n++)
		check_fact(x, w, &x->use[inst * MOST_OPERANDS + n], inst, name[n]);
}

static void
after(void *user, struct wb_sim_wave *w, const struct wb_fn *fn, uint32_t inst)
{
	struct watch *x = user;

	(void)fn;
	check_fact(x, w, &x->def[inst], inst, "result");
	if (!x->wrong)
		check_test(x, w, inst);
	if (x->def[inst].is && !x->wrong)
		check_form(x, w, &x->def[inst], inst);
}

static void
check(struct kernel *k, const struct wb_machine *machine)
{
	static const char *const grids[] = { "64", "100", "40", "1", "128", "256" };
	static const int numbers[] = { 0, 1, 2, 5, 7, 8, 31, 64, 100, -1, -8, 0x7fffffff, -0x7fffffff - 1, 0xffff,
		12345678 };
	uint32_t g = below(4) && k->keeps ? 5 : below(WB_COUNT(grids));
	const char *xml = wb_format(prop.cx->unit,
		"<launch grid=\"%s\" workgroup=\"%s\">"
		"<buffer name=\"table\" init=\"random\" seed=\"%u\" bytes=\"4096\"/>"
		"<argument name=\"n\" value=\"%d\"/><argument name=\"m\" value=\"%d\"/></launch>",
		grids[g], g > 3 ? "128" : "64", below(1000), numbers[below(WB_COUNT(numbers))],
		numbers[below(WB_COUNT(numbers))]);
	struct wb_module *m = kernel_read(prop.cx, &k->o);
	struct wb_launch *l = m ? kernel_launch(prop.cx, m, xml) : NULL;
	struct wb_pass_env env = { .module = m, .machine = machine, .launch = l };
	struct wb_sim_buffer *buffer;
	struct wb_sim_observer see = { NULL, before, after };
	struct watch x = { .fn = m ? kernel_of(m) : NULL };
	struct wb_sim *sim;
	enum wb_status s;
	uint32_t nbuffer;
	uint64_t n;

	if (!prop_expect(l != NULL, "it cannot be read"))
		return;
	s = cli_run_list(prop.cx, m->fn[0], &env, &cli_list_trips, NULL);
	if (!prop_expect(s == WB_OK, "it cannot be analysed"))
		return;
	find_facts(&x, wb_integers_new(prop.cx, x.fn, below(3) ? l : NULL));
	s = wb_sim_prepare(prop.cx, m, x.fn, l, machine, NULL, NULL, &sim, &buffer, &nbuffer);
	if (!prop_expect(s == WB_OK, "it cannot be prepared"))
		return;
	see.user = &x;
	wb_sim_observe(sim, &see);
	nskipped += wb_sim_run_functional(sim, MOST_STEPS, &n) != WB_OK;
	prop_expect(!x.wrong, "%s", x.wrong);
}

int
main(int argc, char **argv)
{
	const struct wb_machine *machine;

	prop_start(argc, argv, 1500);
	machine = prop_machine("vega");
	while (prop_next()) {
		struct kernel k = { .place = 0 };

		make(&k);
		check(&k, machine);
	}
	prop_tried(nknown, prop.count * 20, "numbers of which something is known");
	prop_tried(nfew, prop.count * 4, "numbers that are one of a few");
	prop_tried(ntwins, prop.count * 50, "pairs of numbers that are so far apart");
	prop_tried(ndecided, prop.count * 5, "tests that are decided");
	prop_tried(nseen, prop.count * 2000, "numbers seen");
	prop_part(prop.count - nskipped, prop.count, 75, "executed to the end");
	return prop_end();
}
