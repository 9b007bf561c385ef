/* test/lib/randcl.c -- random OpenCL kernels: arithmetic of several widths, LDS,
 * barriers, atomics, nested divergent and uniform branches and loops, calls. They
 * compile; they need not end. */
#include <stdbool.h>

#include "wavebound/base.h"
#include "randcl.h"

static uint64_t state;

static uint32_t
pick(uint32_t n)
{
	state = state * 6364136223846793005u + 1442695040888963407u;
	return (uint32_t)(state >> 33) % n;
}

struct writer {
	FILE *f;
	int depth;
	int loops;	/* names of loop counters */
	bool has_helper;
};

static const char *
value(void)
{
	static const char *const some[] = { "tw[x & 15]", "tb[l & 31]", "(int)td[y & 3]", "ts[1][z & 7]", "x", "y", "z",
		"n", "l", "(int)f", "i", "x ^ i", "a[i]", "a[x & 63]", "s[l ^ 1]", "7", "0x12345", "-3",
		"(int)(c[l & 7])" };

	return some[pick(WB_COUNT(some))];
}

static const char *
condition(void)
{
	static const char *const some[] = { "x > y", "l < 17", "n & 1", "n > 40", "f > 0.5f", "(x & 3) == 1",
		"a[l] != z", "wide > 1000000007ul", "h < (short)5", "d > 1.0", "l == 0", "x > y && z < n" };

	return some[pick(WB_COUNT(some))];
}

static void
indent(const struct writer *w)
{
	for (int k = 0; k <= w->depth; k++)
		fputc('\t', w->f);
}

static void
simple(struct writer *w)
{
	static const char *const form[] = {
		"x += tp[(%s) & 1][(%s) & 7];",
		"x = (%s) + (%s);",
		"y = (%s) * (%s);",
		"z ^= (%s) >> ((%s) & 31);",
		"x -= (%s) / ((%s) | 1);",
		"f = f * 1.5f + (float)(%s) - (float)(%s);",
		"d = d * (double)(%s) + (double)(%s);",
		"wide = wide * (ulong)(%s) + (ulong)(%s);",
		"h += (short)((%s) - (%s));",
		"a[(%s) & 255] = (%s);",
		"s[l] = (%s) + (%s);",
		"f = __builtin_sqrtf(f + (float)(%s)) / (1.0f + (float)(%s));",
		"b[i] = f + (float)((%s) & (%s));",
		"c[i] = (char)((%s) | (%s));",
		"__atomic_fetch_add(a + ((%s) & 15), %s, 0);",
		"v = v * (int)(%s) + v.wzyx; x += v.x - (%s);",
		"x = max0(%s, %s);",
	};
	const char *one = form[pick(WB_COUNT(form) - (w->has_helper ? 0 : 1))], *p = value(), *q = value();

	indent(w);
	fprintf(w->f, one, p, q);
	fputc('\n', w->f);
}

static void statement(struct writer *w);

static void
body(struct writer *w)
{
	w->depth++;
	for (uint32_t n = 1 + pick(3); n; n--)
		statement(w);
	w->depth--;
	indent(w);
	fputs("}\n", w->f);
}

static void
loop(struct writer *w)
{
	static const char *const limit[] = { "8", "n", "x & 7", "100", "l" };
	int k = w->loops++;

	indent(w);
	fprintf(w->f, "for (int k%d = 0; k%d < (%s); k%d++) {\n", k, k, limit[pick(WB_COUNT(limit))], k);
	if (pick(3) == 0) {
		indent(w);
		fprintf(w->f, "\tif (%s) %s;\n", condition(), pick(2) ? "break" : "continue");
	}
	body(w);
}

/* Recursion is bounded: depth 3. */
static void
statement(struct writer *w)
{
	uint32_t kind = w->depth >= 3 ? 0 : pick(10);

	if (kind < 5) {
		simple(w);
	} else if (kind == 5) {
		loop(w);
	} else if (kind == 6) {
		indent(w);
		fprintf(w->f,
			"switch (%s) { case 0: x += 3; break; case 1: y = z; break; case 5: z++; case 9: f += 1.0f; "
			"break; case 2: a[i] = 1; break; default: x--; }\n",
			value());
	} else if (kind == 7 && w->depth == 0) {
		indent(w);
		fputs("__builtin_amdgcn_fence(__ATOMIC_SEQ_CST, \"workgroup\"); __builtin_amdgcn_s_barrier();\n", w->f);
	} else {
		indent(w);
		fprintf(w->f, "if (%s) {\n", condition());
		body(w);
		if (pick(2)) {
			indent(w);
			fputs("else {\n", w->f);
			body(w);
		}
	}
}

static void
kernel(struct writer *w, uint32_t number)
{
	if (pick(2))
		fputs("__attribute__((reqd_work_group_size(64, 1, 1)))\n", w->f);
	fprintf(w->f,
		"__kernel void k%u(__global int *a, __global float *restrict b, __global const char *c0, int n, "
		"__local int *dyn, float f)\n{\n",
		number);
	fputs("\t__local int s[256];\n\tint l = (int)__builtin_amdgcn_workitem_id_x(), i = "
	      "(int)__builtin_amdgcn_workgroup_id_x() * 64 + l;\n"
	      "\t__global char *c = (__global char *)c0; int x = i, y = a[l], z = n * 3; double d = 1.0; ulong wide = "
	      "(ulong)i; short h = (short)l;\n"
	      "\tint4 v = (int4)(x, y, z, n);\n\ts[l] = dyn[l];\n",
		w->f);
	w->depth = 0;
	for (uint32_t k = 2 + pick(6); k; k--)
		statement(w);
	fputs("\ta[i] = x + y + z + (int)f + (int)d + (int)wide + h + s[l] + v.y;\n}\n", w->f);
}

/* Constants in memory: words, bytes, text, doubles, with holes of zeros, and pointers to them. */
static void
tables(FILE *f)
{
	fprintf(f, "__constant int tw[16] = { %u, %u, -%u, 0, 0, 0, 0, 0, 0, %u };\n", pick(1000), pick(100), pick(100),
		pick(30000));
	fprintf(f, "__constant char tb[32] = \"ab\\n\\\"\\\\\\t%u\\xf%u\\b\\001z\";\n", pick(100), pick(10));
	fprintf(f, "__constant double td[4] = { %u.5, -0.%u, 1e%u };\n", pick(100), pick(100), pick(30));
	fprintf(f, "__constant short ts[2][8] = { { 1, %u }, { 2, -%u, 7, 7, 7, 7, 7, 7 } };\n", pick(1000),
		pick(1000));
	fputs("__constant int *__constant tp[2] = { tw, tw + 3 };\n", f);
}

void
randcl_write(FILE *f, uint64_t seed, uint32_t kernels)
{
	struct writer w = { .f = f };

	state = seed;
	pick(2);
	w.has_helper = pick(2);
	tables(f);
	if (w.has_helper)
		fputs("__attribute__((noinline)) int max0(int p, int q)\n{\n\tint r = p > q ? p : q;\n\n\twhile (r > "
		      "100)\n\t\tr -= q | 1;\n\treturn r;\n}\n",
			f);
	for (uint32_t k = 0; k < kernels; k++)
		kernel(&w, k);
}
