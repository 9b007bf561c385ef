/* test/lib/randopencl.c -- random OpenCL kernels that end, see randopencl.h. */
#include <stdarg.h>
#include <stdbool.h>

#include "randcfg.h"
#include "randopencl.h"

#define MOST_DEPTH 3u		/* of statements within each other */
#define MOST_EXPR 3u
#define MOST_LOOPS 2u		/* around each other */

struct writer {
	FILE *f;
	struct rng r;
	uint32_t depth, counter;	/* counter: of names */
	uint32_t around[MOST_LOOPS], loops;	/* names of the counters of loops around here */
	bool helper, barriers, once;	/* once: all work-items come here, in step */
};

static uint32_t pick(struct writer *w, uint32_t n) { return rng_below(&w->r, n); }

WB_PRINTF(2, 3) static void
line(struct writer *w, const char *fmt, ...)
{
	va_list ap;

	for (uint32_t k = 0; k <= w->depth; k++)
		fputc('\t', w->f);
	va_start(ap, fmt);
	vfprintf(w->f, fmt, ap);
	va_end(ap);
	fputc('\n', w->f);
}

/* ---- expressions ------------------------------------------------------------------------- */
#define TEXT 512
struct text { char at[TEXT]; };
static struct text integer(struct writer *w, uint32_t depth);

WB_PRINTF(1, 2) static struct text
text(const char *fmt, ...)
{
	struct text t;
	va_list ap;
	int n;

	va_start(ap, fmt);
	n = vsnprintf(t.at, sizeof t.at, fmt, ap);
	va_end(ap);
	if (n < 0 || (size_t)n >= sizeof t.at)	/* half an expression is none */
		snprintf(t.at, sizeof t.at, "1");
	return t;
}

static struct text
condition(struct writer *w, uint32_t depth)
{
	static const char *const rel[] = { "<", "<=", ">", ">=", "==", "!=" };
	static const char *const some[] = { "i & 1", "f > 0.5f", "(l & 3) == 1", "h < (half)2.0", "wide > 5000000000L",
		"c > 3", "n & m & 1", "g < -1.0f", "us == 7" };

	if (pick(w, 3) == 0)
		return text("%s", some[pick(w, WB_COUNT(some))]);
	return text("%s %s %s", integer(w, depth).at, rel[pick(w, 6)], integer(w, depth).at);
}

static struct text
leaf(struct writer *w)
{
	static const char *const some[] = { "x", "y", "z", "x", "y", "i", "l", "n", "m", "p.a", "p.b", "p.c", "(int)c",
		"(int)us", "(int)wide", "a[l & 1023]", "a[x & 1023]", "s[(l ^ 1) & 63]", "(int)f", "u" };

	if (w->loops && pick(w, 4) == 0)
		return text("(int)j%u", w->around[w->loops - 1]);
	if (pick(w, 4) == 0)
		return text("%d", (int)pick(w, 40) - 8);
	return text("%s", some[pick(w, WB_COUNT(some))]);
}

static struct text
integer(struct writer *w, uint32_t depth)
{
	struct text a, b;

	if (!depth || pick(w, 3) == 0)
		return leaf(w);
	a = integer(w, depth - 1);
	b = integer(w, depth - 1);
	switch (pick(w, 20)) {
	case 0: return text("(%s - %s)", a.at, b.at);
	case 1: return text("(%s * %s)", a.at, b.at);
	case 2: return text("(%s & %s)", a.at, b.at);
	case 3: return text("(%s ^ %s)", a.at, b.at);
	case 4: return text("(%s >> (%s & 15))", a.at, b.at);
	case 5: return text("(%s << (%s & 7))", a.at, b.at);
	case 6: return text("(%s / ((%s & 15) + 1))", a.at, b.at);
	case 7: return text("(int)((uint)%s %% ((uint)%s | 1u))", a.at, b.at);
	case 8: return text("(%s ? %s : -(%s))", condition(w, 0).at, a.at, a.at);
	case 9: return text("(%s ? %s : %s)", condition(w, depth - 1).at, a.at, b.at);
	case 10: return text("(%s < %s ? %s : %s)", a.at, b.at, a.at, b.at);
	case 11: return text("(%s < 0 ? -(%s) : (%s))", a.at, a.at, a.at);
	case 12: return text("(int)(short)(%s + %s)", a.at, b.at);
	case 13: return text("(int)((uchar)%s + (uchar)%s)", a.at, b.at);
	case 14: return text("__builtin_amdgcn_readfirstlane(%s)", a.at);
	case 15: return text("__builtin_amdgcn_ds_bpermute((%s) << 2, %s)", a.at, b.at);
	case 16: return text("__builtin_popcountl(__builtin_amdgcn_ballot_w64(%s > %s))", a.at, b.at);
	case 17:
		return text("__builtin_amdgcn_update_dpp(%s, %s, %s, 15, 15, %s)", a.at, b.at,
			pick(w, 2) ? "0x111" :
				pick(w, 2) ? "0xb1" :
					     "0x140",
			pick(w, 2) ? "true" : "false");
	case 18:
		return w->helper ? text("mix(%s, %s)", a.at, b.at) :
				   text("(int)__builtin_amdgcn_ubfe(%s, %s, 5)", a.at, b.at);
	default: return text("(%s + %s)", a.at, b.at);
	}
}

static struct text
real(struct writer *w, uint32_t depth)
{
	static const char *const some[] = { "f", "g", "f", "1.5f", "(float)l", "b[l & 1023]", "p.f", "(float)h",
		"0.25f" };
	struct text a, b;

	if (!depth || pick(w, 4) == 0)
		return text("%s", some[pick(w, WB_COUNT(some))]);
	a = real(w, depth - 1);
	b = real(w, depth - 1);
	switch (pick(w, 10)) {
	case 0: return text("(%s ? %s : -(%s))", condition(w, 1).at, a.at, a.at);
	case 1: return text("__builtin_fabsf(%s - %s)", a.at, b.at);
	case 2: return text("__builtin_fmaf(%s, %s, f)", a.at, b.at);
	case 3: return text("__builtin_amdgcn_fmed3f(%s, %s, 4.0f)", a.at, b.at);
	case 4: return text("(%s / (%s + 1.25f))", a.at, b.at);
	case 5: return text("__builtin_fminf(__builtin_fmaxf(%s, 0.0f), 1.0f)", a.at);
	case 6: return text("(%s * %s)", a.at, b.at);
	case 7: return text("(%s ? __builtin_fabsf(%s) : %s)", condition(w, 1).at, a.at, b.at);
	case 8: return text("(float)(%s)", integer(w, 1).at);
	default: return text("(%s + %s)", a.at, b.at);
	}
}

/* ---- statements ------------------------------------------------------------------------------ */
static void statement(struct writer *w);

static void
block(struct writer *w, const char *end)
{
	bool once = w->once;

	w->once = false;
	w->depth++;
	for (uint32_t n = 1 + pick(w, 3); n; n--)
		statement(w);
	w->depth--;
	w->once = once;
	line(w, "%s", end);
}

static void
assign(struct writer *w)
{
	static const char *const to[] = { "x", "y", "z", "u" };

	switch (pick(w, 14)) {
	case 0: case 1: line(w, "f = %s;", real(w, 2).at); break;
	case 2: line(w, "g = %s;", real(w, MOST_EXPR).at); break;
	case 3: line(w, "h = (half)(%s) * h + (half)0.5;", real(w, 1).at); break;
	case 4: line(w, "c %s= (char)(%s);", pick(w, 2) ? "+" : "^", integer(w, 1).at); break;
	case 5: line(w, "us = (ushort)(us * 3 + %s);", integer(w, 1).at); break;
	case 6: line(w, "wide = wide * 3 %s (long)%s;", pick(w, 2) ? "+" : "-", integer(w, 1).at); break;
	case 7: line(w, "s[l & 63] = %s;", integer(w, 1).at); break;
	case 8: line(w, "a[i & 1023] = %s;", integer(w, 2).at); break;
	case 9: line(w, "b[%s & 1023] = %s;", integer(w, 1).at, real(w, 1).at); break;
	case 10: line(w, "__atomic_fetch_add(a + (%s & 1023), %s, 0);", integer(w, 1).at, integer(w, 1).at); break;
	default: line(w, "%s = %s;", to[pick(w, WB_COUNT(to))], integer(w, MOST_EXPR).at); break;
	}
}

/* How far a loop counts: a constant, an argument, data, or what another loop counts. */
static struct text
limit(struct writer *w)
{
	static const char *const some[] = { "n & 7", "m & 3", "x & 3", "(u & 7)", "p.a & 7", "l & 3", "5", "4", "n",
		"m & 7" };

	if (w->loops && pick(w, 2))
		return text("j%u%s", w->around[w->loops - 1], pick(w, 2) ? " + 1" : "");
	return text("%s", pick(w, 3) == 0 ? "n & 7" : some[pick(w, WB_COUNT(some))]);
}

static void
loop(struct writer *w)
{
	uint32_t k = w->counter;
	struct text to = limit(w);

	switch (pick(w, 14)) {
	case 0: line(w, "for (long j%u = (%s); j%u > 0; j%u--) {", k, to.at, k, k); break;
	case 1: line(w, "for (short j%u = 0; j%u < (short)(%s); j%u++) {", k, k, to.at, k); break;
	case 5: line(w, "for (ushort j%u = (ushort)(%s); j%u > 0; j%u--) {", k, to.at, k, k); break;
	case 6: line(w, "for (uchar j%u = 0; j%u != (uchar)(%s); j%u++) {", k, k, to.at, k); break;
	case 2: line(w, "for (uint j%u = 1; j%u <= (uint)(%s) * 4u; j%u *= 2) {", k, k, to.at, k); break;
	case 3: line(w, "for (uint j%u = (%s) * 9u; j%u; j%u >>= 1) {", k, to.at, k, k); break;
	case 4: line(w, "for (int j%u = l; j%u < 64; j%u += 17) {", k, k, k); break;
	default: line(w, "for (int j%u = 0; j%u < (%s); j%u++) {", k, k, to.at, k); break;
	}
	w->counter++;
	w->around[w->loops++] = k;
	if (pick(w, 4) == 0)
		line(w, "\tif (%s) %s;", condition(w, 1).at, pick(w, 2) ? "break" : "continue");
	block(w, "}");
	w->loops--;
}

static void
choice(struct writer *w)
{
	line(w, "switch (%s & 7) {", integer(w, 1).at);
	for (uint32_t k = 0; k < 5; k++) {
		line(w, "case %u:", k);
		w->depth++;
		assign(w);
		if (pick(w, 4))
			line(w, "break;");
		w->depth--;
	}
	line(w, "default: x--;");
	line(w, "}");
}

/* Recursion is bounded by MOST_DEPTH. */
static void
statement(struct writer *w)
{
	uint32_t kind = w->depth >= MOST_DEPTH ? 0 : pick(w, 20);

	if (kind < 11) {
		assign(w);
	} else if (kind < 14) {
		line(w, "if (%s) {", condition(w, 2).at);
		if (pick(w, 3)) {
			block(w, "}");
		} else {
			block(w, "} else {");
			block(w, "}");
		}
	} else if (kind < 17 && w->loops < MOST_LOOPS) {
		loop(w);
	} else if (kind == 17) {
		choice(w);
	} else if (kind == 18 && w->once && w->barriers) {
		line(w, "__builtin_amdgcn_fence(__ATOMIC_SEQ_CST, \"workgroup\"); __builtin_amdgcn_s_barrier();");
	} else if (kind == 19 && !w->barriers) {
		line(w, "if (%s) { a[i & 1023] = x; return; }", condition(w, 1).at);
	} else {
		assign(w);
	}
}

static void
kernel(struct writer *w, uint32_t number)
{
	w->barriers = pick(w, 2);
	w->once = true;
	w->depth = w->counter = w->loops = 0;
	fprintf(w->f,
		"__attribute__((amdgpu_flat_work_group_size(1, 256)))\n__kernel void k%u(__global int *a, __global "
		"float *b, int n, int m, long wide, float f, struct p p)\n{\n",
		number);
	line(w, "__local int s[64];");
	line(w,
		"int l = (int)__builtin_amdgcn_workitem_id_x(), i = (int)__builtin_amdgcn_workgroup_id_x() * 64 + l, u "
		"= (int)__builtin_amdgcn_workgroup_id_x() + n;");
	line(w,
		"int x = a[l], y = n, z = m ^ l; float g = b[i & 1023]; half h = (half)f; char c = (char)l; ushort us "
		"= (ushort)x;");
	line(w, "s[l & 63] = x;");
	for (uint32_t k = 4 + pick(w, 6); k; k--)
		statement(w);
	line(w, "a[i & 1023] = x + y + z + u + (int)wide + c + us + s[l & 63];");
	line(w, "b[i & 1023] = f + g + (float)h;");
	fputs("}\n", w->f);
}

void
randopencl_write(FILE *f, uint64_t seed, uint32_t kernels)
{
	struct writer w = { .f = f, .r = rng_new(seed * 0x9e3779b97f4a7c15u + 5) };

	fputs("#pragma OPENCL EXTENSION cl_khr_fp16 : enable\nstruct p { int a, b; float f; int c; };\n", f);
	w.helper = pick(&w, 2);
	if (w.helper)
		fputs("__attribute__((noinline)) int mix(int p, int q)\n{\n\tint r = p;\n\n\tfor (int k = 0; k < (q & "
		      "3); k++)\n\t\tr = r < 0 ? q - r : r * 3;\n\treturn r;\n}\n",
			f);
	for (uint32_t k = 0; k < kernels; k++)
		kernel(&w, k);
}
