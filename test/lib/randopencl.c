/* test/lib/randopencl.c -- random OpenCL kernels, see randopencl.h.
 *
 * Of the variables of the grammar, inside: loops around, around: the number of the counter of the innermost one; room:
 * how much deeper statements may be, top: all work-items come here, in step.
 */
#include "grammar.h"
#include "randopencl.h"
#include "wavebound/diag.h"

static const char *const rules[] = {
	/* whole numbers */
	"leaf any: $[tw[x & 15]|tb[l & 31]|(int)td[y & 3]|ts[1][z & 7]|x|y|z|n|l|(int)f|i|x ^ i|a[i]|a[x & 63]|"
	"s[l ^ 1]|7|0x12345|-3|(int)(c[l & 7])]",
	"leaf 5 !any *inside: (int)j$around",
	"leaf 5 !any: $(-8,31)",
	"leaf 15 !any: $[x|y|z|x|y|i|l|n|m|p.a|p.b|p.c|(int)c|(int)us|(int)wide|a[l & 1023]|a[x & 1023]|"
	"s[(l ^ 1) & 63]|(int)f|u]",
	"Int 10: $leaf",
	"Int <3: ($>Int1 - $>Int2)",
	"Int <3: ($>Int1 * $>Int2)",
	"Int <3: ($>Int1 & $>Int2)",
	"Int <3: ($>Int1 ^ $>Int2)",
	"Int <3: ($>Int1 >> ($>Int2 & 15))",
	"Int <3: ($>Int1 << ($>Int2 & 7))",
	"Int <3: ($>Int1 / (($>Int2 & 15) + 1))",
	"Int <3: (int)((uint)$>Int1 % ((uint)$>Int2 $or 1u))",
	"Int <3: ($>>>condition ? $>Int1 : -($>Int1))",
	"Int <3: ($>condition ? $>Int1 : $>Int2)",
	"Int <3: ($>Int1 < $>Int2 ? $>Int1 : $>Int2)",
	"Int <3: ($>Int1 < 0 ? -($>Int1) : ($>Int1))",
	"Int <3: (int)(short)($>Int1 + $>Int2)",
	"Int <3: (int)((uchar)$>Int1 + (uchar)$>Int2)",
	"Int <3: __builtin_amdgcn_readfirstlane($>Int1)",
	"Int <3: __builtin_amdgcn_ds_bpermute(($>Int1) << 2, $>Int2)",
	"Int <3: __builtin_popcountl(__builtin_amdgcn_ballot_w64($>Int1 > $>Int2))",
	"Int <3: __builtin_amdgcn_update_dpp($>Int1, $>Int2, $[0x111|0x111|0xb1|0x140], 15, 15, $[true|false])",
	"Int <3 helper: mix($>Int1, $>Int2)",
	"Int <3 !helper: (int)__builtin_amdgcn_ubfe($>Int1, $>Int2, 5)",
	"Int <3: ($>Int1 + $>Int2)",
	"or: |",
	"condition any: $[x > y|l < 17|n & 1|n > 40|f > 0.5f|(x & 3) == 1|a[l] != z|wide > 1000000007ul|"
	"h < (short)5|d > 1.0|l == 0|x > y && z < n]",
	"condition !any: $[i & 1|f > 0.5f|(l & 3) == 1|h < (half)2.0|wide > 5000000000L|c > 3|n & m & 1|g < -1.0f|"
	"us == 7]",
	"condition 2 !any: $Int $[<|<=|>|>=|==|!=] $Int",
	/* floats */
	"Real 5: $[f|g|f|1.5f|(float)l|b[l & 1023]|p.f|(float)h|0.25f]",
	"Real <3: ($>>condition ? $>Real1 : -($>Real1))",
	"Real <3: __builtin_fabsf($>Real1 - $>Real2)",
	"Real <3: __builtin_fmaf($>Real1, $>Real2, f)",
	"Real <3: __builtin_amdgcn_fmed3f($>Real1, $>Real2, 4.0f)",
	"Real <3: ($>Real1 / ($>Real2 + 1.25f))",
	"Real <3: __builtin_fminf(__builtin_fmaxf($>Real1, 0.0f), 1.0f)",
	"Real <3: ($>Real1 * $>Real2)",
	"Real <3: ($>>condition ? __builtin_fabsf($>Real1) : $>Real2)",
	"Real <3: (float)($>>Int)",
	"Real 2 <3: ($>Real1 + $>Real2)",
	/* assignments */
	"assign any: x += tp[($leaf) & 1][($leaf) & 7];",
	"assign any: x = ($leaf) + ($leaf);",
	"assign any: y = ($leaf) * ($leaf);",
	"assign any: z ^= ($leaf) >> (($leaf) & 31);",
	"assign any: x -= ($leaf) / (($leaf) | 1);",
	"assign any: f = f * 1.5f + (float)($leaf) - (float)($leaf);",
	"assign any: d = d * (double)($leaf) + (double)($leaf);",
	"assign any: wide = wide * (ulong)($leaf) + (ulong)($leaf);",
	"assign any: h += (short)(($leaf) - ($leaf));",
	"assign any: a[($leaf) & 255] = ($leaf);",
	"assign any: s[l] = ($leaf) + ($leaf);",
	"assign any: f = __builtin_sqrtf(f + (float)($leaf)) / (1.0f + (float)($leaf));",
	"assign any: b[i] = f + (float)(($leaf) & ($leaf));",
	"assign any: c[i] = (char)(($leaf) | ($leaf));",
	"assign any: __atomic_fetch_add(a + (($leaf) & 15), $leaf, 0);",
	"assign any: v = v * (int)($leaf) + v.wzyx; x += v.x - ($leaf);",
	"assign any helper: x = mix($leaf, $leaf);",
	"assign 2 !any: f = $>Real;",
	"assign !any: g = $Real;",
	"assign !any: h = (half)($>>Real) * h + (half)0.5;",
	"assign !any: c $[+|^]= (char)($>>Int);",
	"assign !any: us = (ushort)(us * 3 + $>>Int);",
	"assign !any: wide = wide * 3 $[+|-] (long)$>>Int;",
	"assign !any: s[l & 63] = $>>Int;",
	"assign !any: a[i & 1023] = $>Int;",
	"assign !any: b[$>>Int & 1023] = $>>Real;",
	"assign !any: __atomic_fetch_add(a + ($>>Int & 1023), $>>Int, 0);",
	"assign 3 !any: $[x|y|z|u] = $Int;",
	/* how far a loop counts: a constant, an argument, data, or what another loop counts */
	"limit any: $[8|n|x & 7|100|l]",
	"limit *inside: j$around$50[ + 1]",
	"limit !any: $33[n & 7|$[n & 7|m & 3|x & 3|(u & 7)|p.a & 7|l & 3|5|4|n|m & 7]]",
	"count 8: int j$k = 0; j$k < ($limit); j$k++",
	"count !any: long j$k = ($limit); j$k > 0; j$k--",
	"count !any: short j$k = 0; j$k < (short)($limit); j$k++",
	"count !any: ushort j$k = (ushort)($limit); j$k > 0; j$k--",
	"count !any: uchar j$k = 0; j$k != (uchar)($limit); j$k++",
	"count !any: uint j$k = 1; j$k <= (uint)($limit) * 4u; j$k *= 2",
	"count !any: uint j$k = ($limit) * 9u; j$k; j$k >>= 1",
	"count !any: int j$k = l; j$k < 64; j$k += 17",
	"Loop: $names:(names+1)$k:(names)$outer:(around)for ($count) {\n$inside:(inside+1)$spare:(spare-1)$around:(k)"
	"$28[if ($>>condition) $[break|continue];\n]$Block}\n$inside:(inside-1)$spare:(spare+1)$around:(outer)",
	/* statements */
	"stmt 11: $assign\n",
	"stmt 3 room: if ($>condition) {\n$Block}\n$40[else {\n$Block}\n]",
	"stmt 3 room spare: $Loop",
	"stmt room !any: switch ($>>Int & 7) {\n$cases:(0)$*(5)case default: x--;\n}\n",
	"stmt room any: switch ($leaf) { case 0: x += 3; break; case 1: y = z; break; case 5: z++; case 9: f += 1.0f; "
	"break; case 2: a[i] = 1; break; default: x--; }\n",
	"stmt barriers top: __builtin_amdgcn_fence(__ATOMIC_SEQ_CST, \"workgroup\"); __builtin_amdgcn_s_barrier();\n",
	"stmt room !barriers: if ($>>condition) { a[i & 1023] = x; return; }\n",
	"case: case $(cases): $cases:(cases+1)$assign\n$75[break;\n]",
	"Block: $was:(top)$top:(0)$room:(room-1)$*(1,3)stmt$room:(room+1)$top:(was)",
	/* constants in memory: words, bytes, text, doubles, with holes of zeros, and pointers to them */
	"file any: __constant int tw[16] = { $(0,999), $(0,99), -$(0,99), 0, 0, 0, 0, 0, 0, $(0,29999) };\n"
	"__constant char tb[32] = \"ab\\n\\\"\\\\\\t$(0,99)\\xf$(0,9)\\b\\001z\";\n"
	"__constant double td[4] = { $(0,99).5, -0.$(0,99), 1e$(0,29) };\n"
	"__constant short ts[2][8] = { { 1, $(0,999) }, { 2, -$(0,999), 7, 7, 7, 7, 7, 7 } };\n"
	"__constant int *__constant tp[2] = { tw, tw + 3 };\n$helpers",
	"file !any: #pragma OPENCL EXTENSION cl_khr_fp16 : enable\nstruct p { int a, b; float f; int c; };\n$helpers",
	"helpers !helper: ",
	"helpers helper any: __attribute__((noinline)) int mix(int p, int q)\n{\n\tint r = p > q ? p : q;\n\n"
	"\twhile (r > 100)\n\t\tr -= q | 1;\n\treturn r;\n}\n",
	"helpers helper !any: __attribute__((noinline)) int mix(int p, int q)\n{\n\tint r = p;\n\n"
	"\tfor (int k = 0; k < (q & 3); k++)\n\t\tr = r < 0 ? q - r : r * 3;\n\treturn r;\n}\n",
	"Kernel any: $50[__attribute__((reqd_work_group_size(64, 1, 1)))]\n"
	"__kernel void k$number(__global int *a, __global float *restrict b, __global const char *c0, int n, "
	"__local int *dyn, float f)\n{\n__local int s[256];\n"
	"int l = (int)__builtin_amdgcn_workitem_id_x(), i = (int)__builtin_amdgcn_workgroup_id_x() * 64 + l;\n"
	"__global char *c = (__global char *)c0; int x = i, y = a[l], z = n * 3; double d = 1.0; "
	"ulong wide = (ulong)i; short h = (short)l;\nint4 v = (int4)(x, y, z, n);\ns[l] = dyn[l];\n$*(2,7){stmt}"
	"a[i] = x + y + z + (int)f + (int)d + (int)wide + h + s[l] + v.y;\n}\n",
	"Kernel !any: __attribute__((amdgpu_flat_work_group_size(1, 256)))\n"
	"__kernel void k$number(__global int *a, __global float *b, int n, int m, long wide, float f, struct p p)\n{\n"
	"__local int s[64];\nint l = (int)__builtin_amdgcn_workitem_id_x(), "
	"i = (int)__builtin_amdgcn_workgroup_id_x() * 64 + l, u = (int)__builtin_amdgcn_workgroup_id_x() + n;\n"
	"int x = a[l], y = n, z = m ^ l; float g = b[i & 1023]; half h = (half)f; char c = (char)l; "
	"ushort us = (ushort)x;\ns[l & 63] = x;\n$*(4,9){stmt}"
	"a[i & 1023] = x + y + z + u + (int)wide + c + us + s[l & 63];\nb[i & 1023] = f + g + (float)h;\n}\n",
};

void
randopencl_write(FILE *f, uint64_t seed, uint32_t kernels, bool any)
{
	struct wb_ctx *cx = wb_ctx_new(NULL);
	struct rng r = rng_new(seed * 0x9e3779b97f4a7c15u + 5);
	struct grammar *g = grammar_new(cx->unit, &r, rules, WB_COUNT(rules), NULL, NULL);

	grammar_set(g, "any", any);
	grammar_set(g, "helper", rng_below(&r, 2));
	grammar_set(g, "spare", any ? 9 : 2);
	grammar_set(g, "room", 3);
	grammar_set(g, "names", 0);
	grammar_set(g, "around", 0);
	grammar_set(g, "inside", 0);
	grammar_set(g, "top", 1);
	grammar_expand(g, "$file");
	for (uint32_t k = 0; k < kernels; k++) {
		grammar_set(g, "number", k);
		grammar_set(g, "barriers", any || rng_below(&r, 2));
		grammar_expand(g, "$Kernel");
	}
	fputs(grammar_take(g), f);
	wb_ctx_free(cx);
}
