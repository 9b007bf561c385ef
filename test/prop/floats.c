/* test/prop/floats.c -- floating point decides where lanes access memory, and the exact bound agrees with the simulator
 * to the last bit.
 *
 * Random chains of operations of 32 and 64 bits on numbers of lanes and on constants. Bits of what comes out are an
 * address: one wrong bit in one lane is another line, and mostly another time. So are the lanes that a comparison
 * leaves. What src/exact does not follow (infinities, NaN, denormals) makes the launch open, never another number.
 *
 *	floats [SEED [KERNELS [FIRST]]]
 */
#include "../lib/grammar.h"
#include "../lib/kernel.h"
#include "../lib/prop.h"

#define MOST_STEPS 100000

static struct wb_out out;	/* the kernel */

/* ---- a kernel ------------------------------------------------------------------------------------ */
/* Floats are in v1 to v8, doubles in v[10:11] to v[16:17]; reg is where a result is, or one of its halves. */
static const char *const rules[] = {
	"bar: |",
	"constant: $[1.0|0.5|-4.0|2.0|0]",
	"f: v$(1,8)",
	"r: $y:(10,16,2)v[$y:$(y+1)]",
	"single: $12[$constant|$67[$f|$[$f|-$f|$bar$f$bar|-$bar$f$bar]]]",
	"twice: $12[$constant|$67[$r|$[$r|-$r|$bar$r$bar|-$bar$r$bar]]]",
	/* some bits of a result are an address: the lowest, those around the point, sign and exponent, any */
	"store: $[$by:(0)|$by:(14)|$by:(23)|$by:(0,23)]v_lshrrev_b32_e32 v21, $by, v$reg; "
	"v_lshlrev_b32_e32 v21, 6, v21; "
	"v_and_b32_e32 v21, 0x7fc0, v21; global_store_dword v21, v0, s[0:1]",
	"Single: $reg:(1,8)$one; $store",
	"one 2: v_$[add|sub|subrev|mul|min|max]_f32_e64 v$reg, $single, $single",
	"one: v_$[fma|mad|fma|mad|med3]_f32 v$reg, $single, $single, $single",
	"one: v_$[trunc_f32|floor_f32|ceil_f32|rndne_f32|rcp_f32|fract_f32|frexp_mant_f32]_e64 v$reg, $single",
	"one: v_cvt_f32_f64_e64 v$reg, $twice",
	"Double: $reg:(10,16,2)$two; $50[$reg:(reg+1)]$store",
	"at: v[$reg:$(reg+1)]",
	"two 2: v_$[add|mul|min|max]_f64 $at, $twice, $twice",
	"two: v_fma_f64 $at, $twice, $twice, $twice",
	"two: v_$[trunc|floor|ceil|rndne|frexp_mant]_f64_e64 $at, $twice",
	"two: v_cvt_f64_f32_e64 $at, $single",
	/* to whole numbers and back, so that chains stay in range */
	"Whole: $sign:50[]$[v_cvt_$sign[i|u]32_f32_e64 v20, $single; v_cvt_f32_$sign[i|u]32_e32 $f, v20|"
	"v_cvt_$sign[i|u]32_f64_e64 v20, $twice; v_cvt_f64_$sign[i|u]32_e32 $r, v20|v_cvt_f32_ubyte$(0,3)_e32 $f, $f]",
	/* Exponents: taken from a number, or a whole number by which another is scaled, often out of range. Or a
	 * fraction that rounds to 1. */
	"Scaled: v_mov_b32_e32 v3, 0xb0800000; v_fract_f32_e32 v3, v3; $reg:(3)$store",
	"Scaled 7: $[v_frexp_exp_i32_f32_e64 v20, $single|v_frexp_exp_i32_f64_e64 v20, $twice|"
	"v_subrev_u32_e32 v20, $(0,199), v0|v_mov_b32_e32 v20, $0x(-2000,1999)]; "
	"$[$reg:(1,8)v_ldexp_f32 v$reg, $single, v20|$reg:(10,16,2)v_ldexp_f64 $at, $twice, v20$50[$reg:(reg+1)]]; "
	"$store",
	/* lanes that a comparison leaves store a line each */
	"Compare: v_cmp_$[lt|eq|le|gt|lg|ge|nge|nlg|ngt|nle|neq|nlt]_f$[64_e64 s[8:9], $twice, $twice|"
	"32_e64 s[8:9], $single, $single]; s_and_saveexec_b64 s[10:11], s[8:9]; v_lshlrev_b32_e32 v21, 7, v0; "
	"global_store_dword v21, v0, s[0:1]; s_mov_b64 exec, s[10:11]",
	/* Something that need not be a number becomes a float: small integers are denormals. It is scaled, and used;
	 * lanes that were off have it again, some of its lanes are numbers then. */
	"Bits: $d:(1,8)$reg:(1,8)$x:(64,253)$[v_mov_b32_e32 v$d, 0x$[1|400000|807fffff|7f800000|7fc00000|3f800000]|"
	"v_lshlrev_b32_e32 v$d, $(0,29), v0|v_writelane_b32 v$d, 1, $(0,63)|v_and_b32_e32 v$d, 0x80ffffff, v$d]; "
	"$50[s_mov_b64 exec, -1]; v_mul_f32_e32 v$reg, $0x(x<<23), v$d; $50[s_mov_b32 exec_lo, $0x(any); "
	"v_add_f32_e32 v$d, 1.0, v1; s_mov_b64 exec, -1; v_mul_f32_e32 v$reg, $0x(x<<23), v$d]; $store",
	"near: $y:(0,1)$80[$x:(118,137)|$x:(0,254)]$0x((y<<31)+(x<<23)+(any&0x7fffff))",
	"values: v_cvt_f32_u32_e32 v1, v0; v_subrev_u32_e32 v2, 32, v0; v_cvt_f32_i32_e32 v2, v2; "
	"v_cvt_f64_u32_e32 v[10:11], v0; v_cvt_f64_f32_e32 v[12:13], v2; v_mul_f32_e32 v3, 0.5, v2; "
	"v_mul_f64 v[14:15], v[12:13], 0.5; v_mov_b32_e32 v4, $near; v_mov_b32_e32 v5, $near; v_mov_b32_e32 v6, $near; "
	"v_mov_b32_e32 v7, $near; v_mov_b32_e32 v8, $near; $y:(0,1)$80[$x:(1010,1039)|$x:(0,2046)]"
	"v_mov_b32_e32 v16, $0x(any); v_mov_b32_e32 v17, $0x((y<<31)+(x<<20)+(any&0xfffff))",
	/* some of them in some lanes */
	"step: $12[s_mov_b32 exec_lo, $0x(any); s_mov_b32 exec_hi, $0x(any)]; $kind; s_mov_b64 exec, -1",
	"kind 2: $Scaled",
	"kind 2: $Whole",
	"kind 2: $Compare",
	"kind 4: $Double",
	"kind: $Bits",
	"kind 5: $Single",
};

static void
make(void)
{
	struct kernel_frame frame = { .args = "data*", .vgprs = 24, .sgprs = 32, .descriptor = true };
	struct grammar *g = grammar_new(prop.cx->unit, &prop.r, rules, WB_COUNT(rules), NULL, NULL);

	out = wb_out_new(prop.cx->unit);
	kernel_head(&out, &frame);
	grammar_expand(g, "s_load_dwordx2 s[0:1], s[4:5], 0x0; s_waitcnt lgkmcnt(0); $values; $*(3,14)step");
	kernel_lines(&out, grammar_take(g));
	frame.more = wb_format(prop.cx->unit,
		".amdhsa_float_denorm_mode_32 %u; .amdhsa_float_round_mode_32 %u; .amdhsa_float_round_mode_16_64 %u",
		below(2) * 3, below(16) == 0, 2 * (below(16) == 0));
	kernel_tail(&out, &frame);
	prop_source(&out);
}

/* ---- and its run ---------------------------------------------------------------------------------------- */
static uint64_t ndetermined;

int
main(int argc, char **argv)
{
	static const char xml[] = "<launch grid='128' workgroup='64'>"
				  "<buffer name='data' init='zero' bytes='65536'/></launch>";
	const struct wb_machine *machine;

	prop_start(argc, argv, 6000);
	machine = prop_machine("vega");
	while (prop_next()) {
		const char *bad;

		make();
		bad = kernel_exact(prop.cx, &out, xml, machine, MOST_STEPS, &ndetermined, NULL);
		prop_expect(!bad, "%s", bad);
	}
	prop_tried(ndetermined, prop.count / 3, "kernels determined");
	return prop_end();
}
