/* test/prop/pocl.c -- simulated kernels against the same source run by PoCL on the CPU.
 *
 *	pocl                          every example: assembly and code object, both targets; and zoo.cl
 *	pocl FILE.cl CODE [KERNEL]    every kernel of FILE.cl, compiled to CODE (.s or code object), with
 *	                              made-up arguments: buffers of 64 KiB, small scalars, 100 work-items in two
 *	                              workgroups
 *
 * Integers must agree bit for bit. Floats may differ by as many units in the last place (ULP) as the table of
 * limits below says for the class of operation: none where the result is defined to be correctly rounded (arithmetic,
 * fma, division, square root, conversions, comparisons), and up to what both libraries together may be off where
 * OpenCL leaves it to the library. zoo.cl is compiled without contraction, so that nothing else differs; gfx803 code
 * flushes denormals (its float mode), so there what is below the smallest normal number is zero.
 *
 * Examples may contract a * b + c, and two compilers do so in different places: their floats are compared in
 * units of the largest magnitude around them, which is what sums lose.
 *
 * Kernels of zoo.cl run in waves and as independent work-items (MIMD), in turn, with sizes that fill waves or do not;
 * examples run both ways.
 */
#define CL_TARGET_OPENCL_VERSION 120
#include <CL/cl.h>
#include <glob.h>
#include <float.h>
#include <math.h>
#include <sys/wait.h>
#include <unistd.h>

#include "../lib/files.h"
#include "../lib/prop.h"
#include "wavebound/gcn.h"
#include "wavebound/object.h"
#include "wavebound/timed.h"

#define MADE_BYTES 65536
#define MOST_ARGS 32
#define SKIPPED 77		/* exit code that test/all knows */

static unsigned skipped;
static cl_context context;
static cl_command_queue queue;
static cl_device_id device;

static bool
open_device(void)
{
	cl_platform_id p;
	cl_int e = clGetPlatformIDs(1, &p, NULL);

	if (e == CL_SUCCESS)
		e = clGetDeviceIDs(p, CL_DEVICE_TYPE_ALL, 1, &device, NULL);
	if (e == CL_SUCCESS)
		context = clCreateContext(NULL, 1, &device, NULL, NULL, &e);
	if (e == CL_SUCCESS)
		queue = clCreateCommandQueue(context, device, 0, &e);
	return e == CL_SUCCESS;
}

/* PoCL learns its processors from /sys and ends the process when it cannot: asked in a child first. */
static bool
has_device(void)
{
	int status = 1;
	pid_t pid = fork();

	if (pid == 0) {
		if (!freopen("/dev/null", "w", stderr))
			_exit(1);
		_exit(!open_device());
	}
	return pid > 0 && waitpid(pid, &status, 0) == pid && WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

static cl_program
build(struct wb_ctx *cx, const char *path, bool contract)
{
	const char *text;
	size_t n, said = 0;
	cl_int e;
	cl_program p;
	static char log[4096];

	text = files_read(cx->unit, path, &n);
	if (!text)
		return NULL;
	if (!contract) {
		text = wb_format(cx->unit, "#pragma OPENCL FP_CONTRACT OFF\n#line 1\n%s", text);
		n = strlen(text);
	}
	p = clCreateProgramWithSource(context, 1, &text, &n, &e);
	if (clBuildProgram(p, 1, &device, "-cl-std=CL1.2 -cl-fp32-correctly-rounded-divide-sqrt", NULL, NULL) ==
		CL_SUCCESS)
		return p;
	clGetProgramBuildInfo(p, device, CL_PROGRAM_BUILD_LOG, sizeof log - 1, log, &said);
	printf("%s: PoCL cannot build it\n%.500s\n", path, log);
	clReleaseProgram(p);
	return NULL;
}

/* ---- what is run ----------------------------------------------------------------------- */
struct arg {
	const struct wb_arg *of;
	uint8_t *at;		/* simulator's memory of a buffer, or NULL */
	uint8_t *before;	/* its contents at the start */
	uint64_t bytes;
	uint32_t lds;
};
struct job {
	struct wb_ctx *cx;
	const struct wb_fn *fn;
	struct wb_sim *sim;
	struct arg arg[MOST_ARGS];
	uint32_t narg;
	uint64_t grid[3];
	uint32_t workgroup[3];
	const char *what;
	uint32_t gfx;
	bool mimd, example;
};

static void
fail(const struct job *j, const char *why)
{
	struct wb_out o = wb_out_new(j->cx->tmp);

	wb_diag_print(j->cx->diag, 0, false, &o);
	prop_fail("%s %s: %s\n%.*s", j->what, j->fn->name, why, (int)(o.n > 600 ? 600 : o.n), o.at ? o.at : "");
}

static bool is_float(const char *type, const char *name) { return strncmp(type, name, strlen(name)) == 0; }

/* Most ULP that simulator and PoCL may differ by, for kernels whose name ends like this; the first for all others. */
static struct limit {
	const char *end;
	double ulp, seen;
} limits[] = {
	{ "all others", 0, 0 },  /* defined to be correctly rounded */
	{ "_sin", 2, 0 }, { "_cos", 2, 0 }, { "_tan", 4, 0 }, { "_asin", 4, 0 }, { "_atan", 2, 0 }, { "_atan2", 2, 0 },
	{ "_sinh", 4, 0 }, { "_tanh", 2, 0 }, { "_asinh", 2, 0 }, { "_exp", 2, 0 }, { "_exp2", 2, 0 },
	{ "_expm1", 2, 0 }, { "_log", 2, 0 }, { "_log2", 2, 0 }, { "_log1p", 2, 0 }, { "_pow", 2, 0 }, { "_erf", 2, 0 },
	{ "_rsqrt", 2, 0 }, { "_cbrt", 2, 0 }, { "_hypot", 2, 0 },
	{ "tiny_f64", 1, 0 },  /* a denormal quotient is rounded twice by one of the libraries */
	{ "_mixture", 32, 0 },  /* x + (y - x) * a, with or without fma: the sum may cancel */
	{ "far_f32", 128, 0 }, { "far_f64", 256, 0 }, /* sin(x) + cos(y) of large numbers: likewise */
};
static struct limit contracted = { "examples, of the largest around", 8, 0 };

static struct limit *
limit_of(const char *name)
{
	size_t n = strlen(name);

	for (size_t k = 1; k < WB_COUNT(limits); k++) {
		size_t e = strlen(limits[k].end);

		if (n >= e && strcmp(name + n - e, limits[k].end) == 0)
			return &limits[k];
	}
	return &limits[0];
}

/* The distance of neighbouring numbers at @x. */
static double
unit(double x, uint32_t bytes)
{
	int e;

	frexp(x, &e);
	return ldexp(1, bytes == 4 ? (e < -125 ? -149 : e - 24) : e < -1021 ? -1074 : e - 53);
}

/* How far @a and @b are apart at most, in ULP (integers: 1 if they differ), and where; -1 if nowhere. @around: in units
 * of the largest magnitude before. */
static double
apart(const char *type, const uint8_t *a, const uint8_t *b, uint64_t bytes, bool flushed, bool around, long *where)
{
	uint32_t each = is_float(type, "float") ? 4 : is_float(type, "double") ? 8 : 1;
	double largest = 0, most = 0;

	*where = -1;
	for (uint64_t k = 0; k + each <= bytes; k += each) {
		float f, g;
		double x = a[k], y = b[k], d;

		if (each == 4)
			memcpy(&f, a + k, 4), memcpy(&g, b + k, 4), x = (double)f, y = (double)g;
		else if (each == 8)
			memcpy(&x, a + k, 8), memcpy(&y, b + k, 8);
		largest = fmax(fabs(isfinite(y) ? y : 0), largest * 0.99);
		if (x == y || (x != x && y != y))
			continue;
		/* a denormal on the way may have become 0 */
		d = fabs(x - y) - (flushed && each == 4 ? (double)FLT_MIN : 0);
		d = each == 1 ? 1 :
			!isfinite(x) || !isfinite(y) ? INFINITY :
			d <= 0 ? 0 :
						       d / unit(around ? largest : y, each);
		if (d > most) {
			most = d;
			*where = (long)k;
		}
	}
	return most;
}

/* ---- the same on PoCL ------------------------------------------------------------------------ */
static bool
run_pocl(struct job *j, cl_program program, uint8_t **out)
{
	cl_int e;
	cl_kernel k = clCreateKernel(program, j->fn->name, &e);
	cl_mem mem[MOST_ARGS] = { NULL };
	size_t grid[3], group[3];
	bool ok = e == CL_SUCCESS;

	for (uint32_t i = 0; i < j->narg && ok; i++) {
		struct arg *a = &j->arg[i];
		uint32_t n;

		if (a->at) {
			mem[i] = clCreateBuffer(
				context, CL_MEM_READ_WRITE | CL_MEM_COPY_HOST_PTR, a->bytes, a->before, &e);
			ok = e == CL_SUCCESS && clSetKernelArg(k, i, sizeof mem[i], &mem[i]) == CL_SUCCESS;
		} else if (a->lds) {
			ok = clSetKernelArg(k, i, a->lds, NULL) == CL_SUCCESS;
		} else {
			const uint8_t *value = wb_sim_arg_value(j->sim, i, &n);

			ok = clSetKernelArg(k, i, n, value) == CL_SUCCESS;
		}
	}
	for (int d = 0; d < 3; d++)
		grid[d] = j->grid[d], group[d] = j->workgroup[d];
	ok = ok &&
		clEnqueueNDRangeKernel(queue, k,
			grid[2] > 1 ? 3 :
				grid[1] > 1 ? 2 :
					      1,
			NULL, grid, group, 0, NULL, NULL) == CL_SUCCESS &&
		clFinish(queue) == CL_SUCCESS;
	for (uint32_t i = 0; i < j->narg; i++) {
		if (!mem[i])
			continue;
		out[i] = wb_arena_alloc(j->cx->unit, j->arg[i].bytes, 1);
		ok = ok &&
			clEnqueueReadBuffer(queue, mem[i], CL_TRUE, 0, j->arg[i].bytes, out[i], 0, NULL, NULL) ==
				CL_SUCCESS;
		clReleaseMemObject(mem[i]);
	}
	if (k)
		clReleaseKernel(k);
	return ok;
}

/* Holds the simulator's buffers against PoCL's. */
static void
judge(struct job *j, uint8_t **out)
{
	for (uint32_t i = 0; i < j->narg; i++) {
		const char *type = j->arg[i].of->type_name ? j->arg[i].of->type_name : "";
		struct limit *limit = j->example ? &contracted : limit_of(j->fn->name);
		double d;
		float x, y;
		double u, v;
		long at;

		if (!out[i])
			continue;
		d = apart(type, j->arg[i].at, out[i], j->arg[i].bytes, j->gfx < 0x900, j->example, &at);
		if (is_float(type, "float") || is_float(type, "double"))
			limit->seen = fmax(limit->seen, d);
		if (getenv("ULP") && d > 0)
			printf("ulp %s %s %.2f\n", j->what, j->fn->name, d);
		if (d <= limit->ulp && (d == 0 || is_float(type, "float") || is_float(type, "double")))
			continue;
		memcpy(&x, j->arg[i].at + at, 4), memcpy(&y, out[i] + at, 4);
		at -= at % 8;
		memcpy(&u, j->arg[i].at + at, 8), memcpy(&v, out[i] + at, 8);
		fail(j, "differs");
		printf("  argument %u (%s %s), byte %ld, %.1f ULP, allowed %.0f: simulated %a (%a), PoCL %a (%a)\n", i,
			type, j->arg[i].of->name, at, d, limit->ulp, (double)x, u, (double)y, v);
		return;
	}
	prop_expect(true, "agrees");
}

static bool
execute(struct job *j)
{
	struct wb_sim_mimd how = { .seed = 7, .limit = 200000000 };
	struct wb_sim_mimd_result r;

	if (!j->mimd)
		return wb_sim_run_functional(j->sim, 20000000, NULL) == WB_OK;
	return wb_sim_run_mimd(j->sim, &how, &r) == WB_OK && r.status == WB_SIM_FINISHED;
}

/* *out: PoCL's buffers, asked for once. */
static void
compare(struct job *j, cl_program program, uint8_t **out)
{
	if (!execute(j)) {
		fail(j, "the simulator stopped");
		return;
	}
	if (!out[MOST_ARGS] && !run_pocl(j, program, out)) {
		printf("%s %s: PoCL cannot run it\n", j->what, j->fn->name);
		skipped++;
		return;
	}
	out[MOST_ARGS] = (uint8_t *)"";
	judge(j, out);
}

/* ---- examples: arguments from the launch description --------------------------------------------- */
static enum wb_status
read_beside(
	struct wb_ctx *cx, void *user, const struct wb_launch *l, const char *path, const uint8_t **at, uint64_t *bytes)
{
	size_t n;
	const char *text = files_read(cx->unit, wb_format(cx->unit, "%s/%s", (const char *)user, path), &n);

	(void)l;
	if (!text)
		return WB_BAD_INPUT;
	*at = (const uint8_t *)text;
	*bytes = n;
	return WB_OK;
}

static void
collect(struct job *j, struct wb_sim_buffer *buffer, uint32_t nbuffer, const struct wb_launch *l)
{
	for (uint32_t k = 0; k < j->fn->desc->narg; k++) {
		const struct wb_arg *of = &j->fn->desc->arg[k];
		const struct wb_launch_arg *given = wb_launch_arg_find(l, j->fn, k);
		struct arg *a = &j->arg[j->narg];

		if (of->kind == WB_ARG_HIDDEN)
			continue;
		a->of = of;
		if (of->kind == WB_ARG_LDS_POINTER && given)
			a->lds = (uint32_t)given->bytes;
		for (uint32_t b = 0; b < nbuffer; b++)
			if (buffer[b].index == j->narg) {
				a->at = buffer[b].at;
				a->bytes = buffer[b].bytes;
				a->before = wb_arena_alloc(j->cx->unit, a->bytes, 1);
				memcpy(a->before, a->at, a->bytes);
			}
		j->narg++;
	}
}

static struct wb_module *
read_code(struct wb_ctx *cx, const char *path)
{
	struct wb_module *m;
	size_t n;
	const char *text = files_read(cx->unit, path, &n);
	uint16_t file;

	if (!text)
		return NULL;
	file = wb_file_add(cx->files, WB_FILE_TEXT, path, text, n);
	if (wb_object_looks_like(text, n))
		return wb_object_read(cx, file, NULL, &m) == WB_OK ? m : NULL;
	return wb_gcn_read(cx, file, NULL, &m) == WB_OK ? m : NULL;
}

static void
one_example(struct wb_ctx *cx, const char *dir, const char *code, uint16_t xml, cl_program program)
{
	struct wb_module *m = read_code(cx, code);
	const struct wb_machine *machine;
	struct wb_sim_buffer *buffer;
	uint32_t nbuffer;

	if (!m || wb_machine_load(cx, "vega", &machine) != WB_OK) {
		prop_fail("%s: cannot be read", code);
		return;
	}
	for (uint32_t k = 0; k < m->nfn; k++) {
		uint8_t *out[MOST_ARGS + 1] = { NULL };
		struct wb_launch *l;

		if (!m->fn[k]->is_kernel || wb_launch_read(cx, xml, m->fn[k]->name, &l) != WB_OK ||
			wb_launch_complete(cx, l, m->fn[k]) != WB_OK)
			continue;
		/* 64 times the work: one of the four */
		for (int mimd = 0; mimd < (strstr(code, "gfx900.hsaco") ? 2 : 1); mimd++) {
			struct job j = {
				.cx = cx, .fn = m->fn[k], .what = code, .gfx = m->gfx, .mimd = mimd, .example = true
			};

			if (wb_sim_prepare(cx, m, m->fn[k], l, machine, read_beside, (void *)(uintptr_t)dir, &j.sim,
				    &buffer, &nbuffer) != WB_OK) {
				fail(&j, "cannot be launched");
				continue;
			}
			for (int d = 0; d < 3; d++)
				j.grid[d] = l->grid[d] ? l->grid[d] : 1, j.workgroup[d] = l->workgroup[d];
			collect(&j, buffer, nbuffer, l);
			compare(&j, program, out);
		}
	}
}

static void
example(const char *name)
{
	static const char *const suffix[] = { "gfx900.s", "gfx900.hsaco", "gfx803.s", "gfx803.hsaco" };
	struct wb_ctx *cx = wb_ctx_new(NULL);
	const char *dir = wb_format(cx->unit, "examples/%s", name), *xml;
	size_t n;
	cl_program p = NULL;

	xml = files_read(cx->unit, wb_format(cx->unit, "%s/launch.xml", dir), &n);
	if (xml)
		for (unsigned k = 0; k < WB_COUNT(suffix); k++) {
			struct wb_ctx *one = wb_ctx_new(NULL);

			if (k % 2 == 0) {
				if (p)
					clReleaseProgram(p);
				p = build(cx, wb_format(cx->unit, "%s/%s.cl", dir, name), k == 0);
				prop_expect(p, "examples/%s cannot be built", name);
			}
			if (p)
				one_example(one, dir, wb_format(one->unit, "%s/%s.%s", dir, name, suffix[k]),
					wb_file_add(one->files, WB_FILE_TEXT,
						wb_format(one->unit, "%s/launch.xml", dir), xml, n),
					p);
			wb_ctx_free(one);
		}
	if (p)
		clReleaseProgram(p);
	wb_ctx_free(cx);
}

static void
all_examples(void)
{
	char name[200];
	glob_t g;

	if (glob("examples/*/launch.xml", 0, NULL, &g) != 0)
		return;
	for (size_t k = 0; k < g.gl_pathc; k++)
		if (prop_drawn() && sscanf(g.gl_pathv[k], "examples/%199[^/]", name) == 1)
			example(name);
	globfree(&g);
}

/* ---- any source: made-up arguments -------------------------------------------------------------------- */
static uint64_t state = 12345;
static uint32_t
any_number(void)
{
	state = state * 6364136223846793005ull + 1442695040888963407ull;
	return (uint32_t)(state >> 33);
}

static void
make_up(const char *type, uint8_t *at, uint64_t bytes)
{
	uint32_t each = is_float(type, "double") || is_float(type, "long") || is_float(type, "ulong") ? 8 :
		strstr(type, "char") ? 1 :
		strstr(type, "short") || is_float(type, "half") ? 2 :
													4;

	for (uint64_t k = 0; k + each <= bytes; k += each) {
		double x = ((int)(any_number() % 4001) - 2000) / (any_number() % 4 ? 200.0 : 2000.0);
		float f = (float)x;
		int64_t n = (int64_t)(any_number() % 100) + 1;

		if (any_number() % 4 == 0 && each > 1)
			n = (int32_t)any_number() % 30000;
		if (!n)
			n = 1;
		if (is_float(type, "half")) {
			uint16_t h = (uint16_t)(0x3800 + any_number() % 0xe00);

			memcpy(at + k, &h, 2);
		} else
			memcpy(at + k,
				is_float(type, "double") ? (void *)&x :
					is_float(type, "float") ? (void *)&f :
								  (void *)&n,
				each);
	}
}

static bool
invent(struct job *j)
{
	for (uint32_t k = 0; k < j->fn->desc->narg; k++) {
		const struct wb_arg *of = &j->fn->desc->arg[k];
		const char *type = of->type_name ? of->type_name : "";
		struct arg *a = &j->arg[j->narg];
		uint8_t value[64] = { 0 };
		uint64_t addr;

		if (of->kind == WB_ARG_HIDDEN)
			continue;
		a->of = of;
		if (of->kind == WB_ARG_LDS_POINTER) {
			a->lds = 4096;
			if (wb_sim_arg(j->sim, j->narg, &a->lds, 4) != WB_OK)
				return false;
		} else if (of->kind == WB_ARG_BUFFER) {
			a->bytes = MADE_BYTES;
			if (wb_sim_map(j->sim, of->name, a->bytes, &addr, &a->at) != WB_OK ||
				wb_sim_arg(j->sim, j->narg, &addr, 8) != WB_OK)
				return false;
			make_up(type, a->at, a->bytes);
			a->before = wb_arena_alloc(j->cx->unit, a->bytes, 1);
			memcpy(a->before, a->at, a->bytes);
		} else if (of->kind == WB_ARG_VALUE && of->bytes <= sizeof value) {
			if (is_float(type, "float") || is_float(type, "double") || is_float(type, "half"))
				make_up(type, value, of->bytes);
			else
				value[0] = (uint8_t)(2 + any_number() % 9);
			if (wb_sim_arg(j->sim, j->narg, value, of->bytes) != WB_OK)
				return false;
		} else
			return false;
		j->narg++;
	}
	return true;
}

/* Work-items in all and per workgroup: partial waves, one lane, full waves, several workgroups of several waves. */
static const uint64_t sizes[][2] = { { 100, 50 }, { 1, 1 }, { 195, 65 }, { 128, 64 }, { 63, 63 }, { 100, 100 } };

/* Compilers use unaligned accesses where the hardware of a target allows them. */
static const struct wb_sim_config any_alignment = { .access_align_bytes = 1 };

static void
any_source(const char *source, const char *code, const char *only)
{
	struct wb_ctx *cx = wb_ctx_new(NULL);
	cl_program p = build(cx, source, false);
	struct wb_module *m = p ? read_code(cx, code) : NULL;

	if (!m)
		prop_fail("%s or %s cannot be read", source, code);
	if (m && m->gfx == 0x1200)	/* the contents of the first target: for others, sums cancel by other amounts */
		state = 12345;
	for (uint32_t k = 0; m && k < m->nfn; k++) {
		const uint64_t *size = sizes[(k + (m->gfx < 0x900)) % WB_COUNT(sizes)];
		struct job j = { .cx = cx,
			.fn = m->fn[k],
			.what = code,
			.gfx = m->gfx,
			.grid = { size[0], 1, 1 },
			.workgroup = { (uint32_t)size[1], 1, 1 },
			.mimd = k % 3 == 1 };
		uint8_t *out[MOST_ARGS + 1] = { NULL };
		const uint32_t *req = m->fn[k]->desc ? m->fn[k]->desc->reqd_workgroup : NULL;
		struct wb_arena_mark mark = wb_arena_mark(cx->unit);

		if (m->gfx == 0x906 && k % 5)	/* but for a few instructions the same as gfx900 */
			continue;
		if (!m->fn[k]->is_kernel || (only && strcmp(only, m->fn[k]->name) != 0) || (req && req[0]))
			continue;
		cx->diag = wb_diag_new(cx->unit, cx->files);
		if (wb_sim_new(cx, m, m->fn[k], &any_alignment, &j.sim) != WB_OK || !invent(&j) ||
			wb_sim_launch(j.sim, j.grid, j.workgroup) != WB_OK)
			fail(&j, "cannot be launched");
		else
			compare(&j, p, out);
		wb_arena_reset(cx->unit, mark);
	}
	if (p)
		clReleaseProgram(p);
	wb_ctx_free(cx);
}

/* A kernel per operation, compiled here, beside the program @self. */
static void
zoo(const char *self)
{
	static const char *const target[] = { "gfx900", "gfx803", "gfx906", "gfx1150", "gfx1200" };
	const char *bitcode = getenv("BITCODE");
	char command[3000], code[300];

	/* the device libraries of Debian do not know gfx1150 and gfx1200: they ask a constant which processor it is */
	snprintf(command, sizeof command,
		"mkdir -p '%.200s.lib' && cd '%.200s.lib' && ln -sf %s/*.bc . && for t in 1150 1200; do "
		"test -e oclc_isa_version_$t.bc || "
		"echo '__constant const int __oclc_ISA_version = 11500;' | clang-19 -x cl -target amdgcn-amd-amdhsa "
		"-nogpulib -Xclang -mcode-object-version=none -emit-llvm -c -o oclc_isa_version_$t.bc - || exit 1; "
		"done",
		self, self, bitcode ? bitcode : "/usr/lib/x86_64-linux-gnu/amdgcn/bitcode");
	if (system(command) != 0) {
		prop_fail("there are no device libraries");
	}
	for (unsigned k = 0; k < WB_COUNT(target); k++) {
		if (!prop_drawn())
			continue;
		snprintf(code, sizeof code, "%.200s.zoo.%s.hsaco", self, target[k]);
		snprintf(command, sizeof command,
			"clang-19 -target amdgcn-amd-amdhsa -mcpu=%s -O%u -x cl -cl-std=CL1.2 -ffp-contract=off "
			"-cl-fp32-correctly-rounded-divide-sqrt --rocm-device-lib-path='%.200s.lib' "
			"-mcode-object-version=4 test/prop/zoo.cl -o %s",
			target[k], 1 + k % 3, self, code);
		if (system(command) != 0) {
			prop_fail("zoo.cl cannot be compiled for %s", target[k]);
		} else {
			any_source("test/prop/zoo.cl", code, NULL);
		}
	}
}

int
main(int argc, char **argv)
{
	prop_start(1, argv, 0);
	if (!has_device() && access("/sys/devices/system/cpu", F_OK) != 0) {
		printf("skipped: PoCL has no device, for there is no /sys here\n");
		return SKIPPED;
	}
	if (!has_device() || !open_device()) {
		printf("no OpenCL device: install pocl-opencl-icd\n0 passed, 1 failed\n");
		return 1;
	}
	if (argc > 2)
		any_source(argv[1], argv[2], argc > 3 ? argv[3] : NULL);
	else {
		all_examples();
		zoo(argv[0]);
	}
	printf("kernels of             allowed ULP        seen\n");
	for (size_t k = 0; k < WB_COUNT(limits); k++)
		printf("%-22s %11.0f %11.2f\n", limits[k].end, limits[k].ulp, limits[k].seen);
	printf("%-22s %11.0f %11.2f\n", contracted.end, contracted.ulp, contracted.seen);
	if (skipped)
		printf("%u skipped\n", skipped);
	return prop_end();
}
