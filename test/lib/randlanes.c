/* test/lib/randlanes.c -- see randlanes.h.
 *
 *	s[0:1] arguments   s2, s3 workgroup   s[4:5] buffer   s6 an argument   s8.. temporary   s[20:21].. saved EXEC,
 *	by depth   s40.. counters   s[50:51] a mask kept   s52 a state   s53..s56 of comparisons
 *	v0, v1 ids   v2..v9 data   v10..v13 addresses   v14..v17 of comparisons   v20.. counters of lanes, by depth
 *
 * Of the variables, left: constructs that may still be opened; tells: many ifs on one number, and loops.
 */
#include "grammar.h"
#include "kernel.h"
#include "randlanes.h"

#define LDS_BYTES 4096u
#define BUFFER_BYTES 20480u

static const char *const rules[] = {
	"v: v$(0,9)",
	"d: v$(2,9)",
	/* n is a number that ids, lanes and waves care about */
	"pick: $[$n:(0,4)|$n:(0,4)|$n:(5)|$n:(7,8)|$n:(15,16)|$n:(31,32)|$n:(48)|$n:(63,65)|$n:(127,129)|$n:(192)|"
	"$n:(255,256)|$n:(1023,1024)|$n:(4095)|$n:(0xffffffc0)|$n:(0xffffffff)|$n:(0x80000000)|$n:(0xfffffff0)|"
	"$n:(65536)]",
	/* a scalar operand or inline number of a two-operand instruction */
	"first: $33[$v|$scalar]",
	"scalar: $[s2|s6|s8|64|16|4|1|0|63|-1|32|-16]",
	"rel: $[lt|le|gt|ge|eq|ne]",
	"Do 3: $[v_add_u32|v_sub_u32|v_subrev_u32|v_and_b32|v_or_b32|v_xor_b32|v_mul_u32_u24|v_max_u32|v_min_i32]_e32 "
	"$d, $first, $v",
	"Do: v_lshlrev_b32_e32 $d, $(0,7), $v",
	"Do 2: $[v_lshrrev_b32|v_ashrrev_i32]_e32 $d, $(0,8), $v",
	"Do: ${pick}v_and_b32_e32 $d, $0x(n+64), $v",
	"Do: v_mul_lo_u32 $d, $v, $first",
	"Do: v_mad_u32_u24 $d, $v, $(1,60), $v",
	"Do 2: v_bfe_$[u|i]32 $d, $v, $(0,10), $(1,10)",
	"Do: v_lshl_add_u32 $d, $v, $(0,6), $v",
	"Do: v_lshl_or_b32 $d, $v, $(0,10), $v",
	"Do: $[v_not_b32_e32 $d, $v|v_mbcnt_lo_u32_b32 $d1, -1, $[0|$first]; v_mbcnt_hi_u32_b32 $d1, -1, $d1]",
	"Do: v_mov_b32_e32 $d, $first",
	"Do: v_readfirstlane_b32 s8, $v; v_add_u32_e32 $d, s8, $v",
	"Compare: ${pick}v_cmp_${rel}_$[u|i]32_e32 vcc, $[$first|$0x(n+64)], $v",
	"Choose: $Compare; $[s_mov_b64 s[50:51], vcc|s_mov_b32 s50, $half; s_mov_b32 s51, $half|"
	"s_$[and|and|or|xor]_b64 s[50:51], s[50:51], vcc|v_cndmask_b32_e64 $d, $v, $v, s[50:51]|"
	"v_cndmask_b32_e32 $d, $v, $v, vcc|v_addc_co_u32_e32 $d, vcc, 0, $v, vcc|s_bcnt1_i32_b64 s8, vcc; "
	"v_mov_b32_e32 $d, s8]",
	"half: $[vcc_lo|vcc_lo|vcc_hi|s50|s51|exec_lo|exec_hi]",
	/* loads and stores need not be aligned */
	"Access: $k:(0,2)$step:(4)$50[$step:(4>>k)]$k:(0,3)$align:(8)$50[$align:(8>>k)]"
	"v_and_b32_e32 v10, $0x(2048-align), $v1; $[ds_read_b32 $d, v10 offset:$(0,63*step,step)|"
	"ds_write_b64 v10, v[2:3] offset:$(0,31*step,step)|ds_read2_b32 v[4:5], v10 offset0:$(0,63) offset1:$(0,63)|"
	"global_load_$[dword|ushort|sbyte] $d, v10, s[4:5] offset:$(0,15*step,step)|$line|$far|$down]; "
	"s_waitcnt vmcnt(0) lgkmcnt(0)",
	/* at the end of a line for each lane, or over it */
	"line: v_and_b32_e32 v10, 3, $v1; v_or_b32_e32 v10, 60, v10; v_lshl_add_u32 v10, v0, 6, v10; "
	"global_load_$[dword|ushort] $d, v10, s[4:5]",
	"far: v_mov_b32_e32 v11, 0; v_lshlrev_b64 v[12:13], $(0,2), v[10:11]; v_mov_b32_e32 v11, s5; "
	"v_add_co_u32_e32 v12, vcc, s4, v12; v_addc_co_u32_e32 v13, vcc, v11, v13, vcc; "
	"global_load_dwordx2 v[8:9], v[12:13], off",
	/* ids count downwards */
	"down: v_mov_b32_e32 v11, 0x2800; v_sub_u32_e32 v10, v11, v10; global_store_dword v10, $v, s[4:5]",
	"If: $other:50[]$skip:50[]$Compare; s_and_saveexec_b64 $p+20, $75[vcc|s[50:51]]; "
	"$other[s_xor_b64 $p+20, exec, $p+20]; $skip[s_cbranch_execz F$l]; $>*(1,4)stmt; F$l:; "
	"$other[s_andn2_saveexec_b64 $p+20, $p+20; $skip[s_cbranch_execz J$l]; $>*(1,4)stmt; J$l:]; "
	"s_or_b64 exec, exec, $p+20",
	"Branch: $[s_cmp_lt_u32 $[s2|s8], $(0,69); s_cbranch_scc$(0,1) F$l|$Compare; s_cbranch_vccz F$l]; "
	"$>*(1,4)stmt; s_branch J$l; F$l:; $>*(0,2)stmt; J$l:",
	/* Several ifs on one number, $name1, about k: of the wave, or of lanes; what is between them may change it.
	 * Half of the lanes may be left, by their ids; the number may be that of the first lane. */
	"Told: $k:(0,4)$12[$pick$k:(n&63)]$wave:50[|$67[v_lshrrev_b32_e32 v14, $(5,6), v0|v_mov_b32_e32 v14, $state]]; "
	"$!name1$*(2,4)^Part",
	"name: $wave[$state|$25[$v|v14]]",
	"state: $[s2|s6|s8|s52|s52|s40|s41|s42]",
	"Part: $scalars:(wave)$one:(0)s_mov_b64 $p+20, exec; $wave[|$25[v_and_b32_e32 v15, 32, v0; "
	"v_cmp_$[eq|ne]_u32_e32 vcc, 0, v15; s_and_b64 exec, exec, vcc]; "
	"$25[v_readfirstlane_b32 s56, $name1$one:(1)$scalars:(1)]]; $test; $skip; "
	"$>*(1,2)stmt; $33[s_mov_b32 s52, $(0,3)]; $33[s_branch J$l; F$l:; $>stmt; $50[s_mov_b32 s52, $(0,3)]; "
	"J$l:|F$l:]; "
	"s_mov_b64 exec, $p+20",
	/* the number, or another that is computed from it; in some lanes, what was there stays */
	"test: $c:(k-1,k+2)$kept:(0)$scalars[|$12[$kept:(1)]]$computes:50[]$kept[$keeps|$computes[$computed]]; "
	"$scalars[s_cmp_${same}_$[u|i]32 $it, $c|$17[$wider|v_cmp_${same}_$[u|i]32_e32 vcc, $c, $it]]",
	"it: $kept[v15|$computes[$scalars[s53|v15]|$told]]",
	"told: $one[s56|$name1]",
	"same: $[lt|le|gt|ge|eq|eq|eq|$scalars[lg|ne]]",
	"keeps: s_mov_b64 s[54:55], exec; v_add_u32_e32 v15, $(0,2), v14; v_cmp_gt_u32_e32 vcc, $(0,69), $v; "
	"s_and_b64 exec, exec, vcc; v_add_u32_e32 v15, $(0,2), v14; s_mov_b64 exec, s[54:55]",
	"computed scalars: $[s_add_u32 s53, $told, 7$c:(c+7)|s_sub_u32 s53, $told, 3$c:(c-3)|"
	"s_lshr_b32 s53, $told, 1$c:(c>>1)|s_and_b32 s53, $told, -4|s_mov_b32 s53, $told]",
	"computed !scalars: $[v_add_u32_e32 v15, 7, $told$c:(c+7)|v_subrev_u32_e32 v15, 3, $told$c:(c-3)|"
	"v_lshrrev_b32_e32 v15, 1, $told$c:(c>>1)|v_and_b32_e32 v15, -4, $told|v_mov_b32_e32 v15, $told]",
	"wider: v_mov_b32_e32 v16, $it; v_mov_b32_e32 v17, $12[1|0]; v_cmp_${same}_$[u|i]64_e32 vcc, $c, v[16:17]",
	/* to F unless it holds, or if it does */
	"skip scalars: $[s_cbranch_scc$(0,1) F$l|s_cbranch_scc$(0,1) F$l|s_cselect_b64 s[54:55], -1, 0; "
	"s_and$[|n2]_b64 vcc, exec, s[54:55]; s_cbranch_vcc$[z|nz] F$l|s_cbranch_scc0 F$l]",
	"skip !scalars: $[s_and_saveexec_b64 $p+20, vcc; s_cbranch_execz F$l|"
	"$50[s_and$[|n2]_b64 vcc, exec, vcc]; s_cbranch_vcc$[z|nz] F$l]",
	"Count: $start:(0)$33[$start:(0,7)]$step:(1)$50[$step:(1,3)]$turns:(2,4)$down:25[]$end:(start+step*turns)"
	"s_mov_b32 $s+40, $down[$end|$start]; H$l:; $>*(1,4)stmt; $50[v_add_u32_e32 $d, $s+40, $v]; "
	"s_$down[sub|add]_u32 $s+40, $s+40, $step; s_cmp_$down[lg_u32 $s+40, $start|lt_u32 $s+40, $end]; "
	"s_cbranch_scc1 H$l",
	"Each: v_and_b32_e32 $v+20, $[3|0], $v; s_mov_b64 $p+20, 0; H$l:; $>*(1,4)stmt; "
	"v_cmp_eq_u32_e32 vcc, 0, $v+20; "
	"v_subrev_u32_e32 $v+20, 1, $v+20; s_or_b64 $p+20, vcc, $p+20; s_andn2_b64 exec, exec, $p+20; "
	"s_cbranch_execnz H$l; s_or_b64 exec, exec, $p+20",
	"stmt 2: $Do",
	"stmt 60 !tells: $Do",
	"stmt 10: $Choose",
	"stmt 10: $Access",
	"stmt 18 >2: $Access",
	"stmt 18 !left <3: $Access",
	"stmt 5 <3 left: $left:(left-1)$If",
	"stmt 3 <3 left: $left:(left-1)$Branch",
	"stmt 3 <3 left: $left:(left-1)$Told",
	"stmt 2 <3 left: $left:(left-1)$tells[$Told|$Count]",
	"stmt 5 <3 left: $left:(left-1)$[$Count|$Each]",
	"fill: v_mov_b32_e32 v$r, $[v$(0,1)|$scalar]$r:(r+1)",
	"Kernel: s_load_dwordx2 s[4:5], s[0:1], 0x0; s_load_dword s6, s[0:1], 0x8; s_mov_b32 s8, s3; s_mov_b32 s40, 0; "
	"s_mov_b32 s41, 0; s_mov_b32 s42, 0; s_mov_b32 s43, 0; s_mov_b32 s52, 0; v_mov_b32_e32 v14, 0; "
	"v_mov_b32_e32 v15, 0; s_mov_b64 s[50:51], $[0|-1]; s_waitcnt lgkmcnt(0); $r:(2)$*(8)fill; $*(12,27)stmt",
};

static struct grammar *
grammar(struct wb_ctx *cx, struct rng *r)
{
	struct grammar *g = grammar_new(cx->unit, r, rules, WB_COUNT(rules), NULL, NULL);
	bool tells = rng_below(r, 3) == 0;

	grammar_set(g, "tells", tells);
	grammar_set(g, "left", tells ? 12 : 6);
	return g;
}

static void
draw_launch(struct wb_ctx *cx, struct rng *r, const char *value, struct wb_launch *l)
{
	static const uint32_t size[][2] = { { 64, 1 }, { 128, 1 }, { 100, 1 }, { 16, 1 }, { 256, 1 }, { 64, 2 },
		{ 16, 8 }, { 8, 16 }, { 48, 2 }, { 128, 2 }, { 1, 64 }, { 20, 5 } };
	uint32_t at = rng_below(r, WB_COUNT(size)), cut = rng_below(r, 4) == 0;
	struct wb_launch_arg buffer = { .name = "buffer",
		.index = WB_NONE,
		.is_buffer = true,
		.init = WB_BUF_RANDOM,
		.bytes = BUFFER_BYTES,
		.seed = rng_below(r, 1000) };
	struct wb_launch_arg p = { .name = "p", .index = WB_NONE, .value = value };

	*l = (struct wb_launch){ .kernel = "lanes",
		.dims = 2,
		.grid = { size[at][0] * (uint64_t)2 - (cut ? size[at][0] / 3 : 0),
			size[at][1] * (uint64_t)2 - (cut && size[at][1] > 1), 1 },
		.workgroup = { size[at][0], size[at][1], 1 } };
	WB_PUSH(cx->unit, &l->arg, buffer);
	WB_PUSH(cx->unit, &l->arg, p);
}

void
randlanes_make(struct wb_ctx *cx, struct rng *r, struct randlanes *out)
{
	static const struct kernel_frame frame = {
		.name = "lanes", .args = "buffer* p", .sgprs = 64, .lds_bytes = LDS_BYTES, .dims = 2
	};
	struct grammar *g = grammar(cx, r);
	struct wb_out o = wb_out_new(cx->unit);

	grammar_expand(g, "$pick$(n)");
	draw_launch(cx, r, grammar_take(g), &out->launch);
	kernel_head(&o, &frame);
	grammar_expand(g, "$Kernel");
	kernel_lines(&o, grammar_take(g));
	kernel_tail(&o, &frame);
	out->text = o.at;
	out->bytes = o.n;
}
