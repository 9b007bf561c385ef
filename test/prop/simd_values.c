/* test/prop/simd_values.c -- what Sim-D programs compute, against plain C that is written from the definition of the
 * language and shares nothing with the simulator: every kernel of examples/sim_d, and random accesses at offsets, with
 * lanes off, in launches of several work-groups that are not filled. Memory is compared word by word. No run takes
 * longer than its safe bound.
 *
 * The definition: wavebound-sas(5); of what it leaves open, the published machine: an access moves the words of its
 * tile that lie in the buffer and in the launch, and leaves other registers and words alone; indices count from the
 * start of the buffer.
 *
 *	simd_values [SEED [COUNT [FIRST]]]
 */
#include <complex.h>
#include <math.h>

#include "../lib/prop.h"
#include "../../src/cli/lists.h"
#include "wavebound/pass.h"
#include "wavebound/simd.h"

#define PI 3.14159265358979323846
#define LANES 1024
#define MOST 16384		/* words of a buffer */
#define BUFFERS 7

union word { uint32_t i; float f; };
struct memory { union word at[BUFFERS][MOST]; };

static struct memory before, want, got;

/* ---- examples ------------------------------------------------------------------------------------ */
static float
rounded(double x)
{
	volatile float f = (float)x;

	return f;
}

/* A pixel of a picture of 64 by 64; 0 beyond. */
static float
pixel(const union word *p, int x, int y)
{
	return x >= 0 && x < 64 && y >= 0 && y < 64 ? p[64 * y + x].f : 0;
}

static void
phase_magnitude(void)
{
	for (int k = 0; k < 2048; k++) {
		float re = before.at[0][k].f, im = before.at[1][k].f, square = rounded((double)re * re);

		want.at[2][k].f = rounded((double)rounded((double)im * im) + square);
	}
}

static void
relu(void)
{
	for (int k = 0; k < 64 * 64; k++)
		want.at[1][k].f = before.at[0][k].f > 0 ? before.at[0][k].f : 0;
}

static void
max_pool(void)
{
	for (int y = 0; y < 32; y++)
		for (int x = 0; x < 64; x++) {
			const union word *p = &before.at[0][2 * y * 128 + 2 * x];
			float a = p[0].f > p[1].f ? p[0].f : p[1].f, b = p[128].f > p[129].f ? p[128].f : p[129].f;

			want.at[1][64 * y + x].f = a > b ? a : b;
		}
}

static void
half_sample(void)
{
	for (int y = 0; y < 32; y++)
		for (int x = 0; x < 64; x++) {
			const union word *p = &before.at[0][2 * y * 128 + 2 * x];
			float sum = rounded((double)p[0].f + p[1].f);

			sum = rounded((double)rounded((double)sum + p[128].f) + p[129].f);
			want.at[1][64 * y + x].f = sum / 4;
		}
}

static void
convolution(void)
{
	for (int y = 0; y < 64; y++)
		for (int x = 0; x < 64; x++) {
			float sum = 0;

			for (int n = 0; n < 9; n++)
				sum = rounded((double)sum + rounded((double)before.at[2][n].f *
					pixel(before.at[0], x + n % 3 - 1, y + n / 3 - 1)));
			want.at[1][64 * y + x].f = sum;
		}
}

static void
stencil(void)
{
	for (int y = 0; y < 64; y++)
		for (int x = 0; x < 64; x++) {
			const union word *p = &before.at[0][66 * (y + 1) + x + 1];
			float sum = rounded((double)p[-1].f + p[1].f);

			sum = rounded((double)rounded((double)sum + p[-66].f) + p[66].f);
			want.at[1][64 * y + x].f = rounded((double)(sum / 8) - p[0].f);
		}
}

static void
srad(void)
{
	for (int y = 0; y < 64; y++)
		for (int x = 0; x < 64; x++) {
			double c = before.at[0][64 * y + x].f, n = pixel(before.at[0], x, y - 1) - c,
			       s = pixel(before.at[0], x, y + 1) - c, w = pixel(before.at[0], x - 1, y) - c,
			       e = pixel(before.at[0], x + 1, y) - c,
			       g = (n * n + s * s + w * w + e * e) / (c * c), l = (n + s + w + e) / c,
			       q = (0.5 * g - l * l / 16) / ((1 + l / 4) * (1 + l / 4)),
			       d = 1 / (1 + (q - 0.5) * 1.25);

			want.at[1][64 * y + x].f = (float)(d < 0 ? 0 : d > 1 ? 1 : d);
		}
}

static void
depth_to_vertex(void)
{
	for (int k = 0; k < 64 * 64; k++) {
		float d = before.at[0][k].f;
		double x = k % 64 - 31.5, y = k / 64 - 31.5;

		want.at[1][k].f = d > 0 ? rounded((double)rounded(x * d) * 0.02f) : 0;
		want.at[2][k].f = d > 0 ? rounded((double)rounded(y * d) * 0.02f) : 0;
		want.at[3][k].f = d;
	}
}

static void
spmv(void)
{
	for (int row = 0; row < 2048; row++) {
		float sum = 0;

		for (int n = 0; n < 8; n++)
			sum = rounded((double)sum + rounded((double)before.at[0][2048 * n + row].f *
				before.at[2][before.at[1][2048 * n + row].i].f));
		want.at[3][row].f = sum;
	}
}

/* By the definition: 1,024 sums of 1,024 terms, in bit-reversed order. */
static void
fft(void)
{
	for (int g = 0; g < 2048; g += 1024)
		for (int n = 0; n < 1024; n++) {
			double complex sum = 0;
			int to = 0;

			for (int bit = 0; bit < 10; bit++)
				to |= (n >> bit & 1) << (9 - bit);
			for (int k = 0; k < 1024; k++)
				sum += (before.at[0][g + k].f + I * before.at[1][g + k].f) *
					cexp(-2 * I * PI * (n * k % 1024) / 1024);
			want.at[0][g + to].f = (float)creal(sum);
			want.at[1][g + to].f = (float)cimag(sum);
		}
}

/* Neighbours first, as the kernel adds them. */
static void
reduce(void)
{
	static float sum[4096];

	for (int k = 0; k < 4096; k++)
		sum[k] = before.at[0][k].f;
	for (int n = 2048; n >= 2; n /= 2)		/* numbers of each work-group that are left */
		for (int k = 0; k < n; k++)
			sum[k] = rounded((double)sum[2 * k] + sum[2 * k + 1]);
	want.at[1][0].f = sum[0];
	want.at[1][1].f = sum[1];
}

static const struct example {
	const char *name;
	struct wb_simd_launch launch;
	void (*compute)(void);
	float least, error;		/* of the data; of results, by their size */
} examples[] = {
	{ "phase_magnitude", { 2048, 1, 1024 }, phase_magnitude, -2, 0 },
	{ "relu", { 64, 64, 32 }, relu, -2, 0 },
	{ "max_pool", { 64, 32, 32 }, max_pool, -2, 0 },
	{ "half_sample", { 64, 32, 32 }, half_sample, -2, 0 },
	{ "convolution", { 64, 64, 32 }, convolution, -2, 0 },
	{ "stencil", { 64, 64, 32 }, stencil, -2, 0 },
	{ "srad", { 64, 64, 32 }, srad, 1, 1e-3f },
	{ "depth_to_vertex", { 64, 64, 32 }, depth_to_vertex, -2, 0 },
	{ "spmv", { 2048, 1, 1024 }, spmv, -2, 0 },
	{ "fft", { 2048, 1, 1024 }, fft, -2, 2e-3f },
	{ "reduce", { 2048, 1, 1024 }, reduce, -2, 0 },
};

/* ---- one program: read, executed, bounded ------------------------------------------------------ */
static bool
read_program(struct wb_ctx *cx, const char *text, size_t n, struct wb_module **m)
{
	struct wb_pass_env env;

	if (wb_sas_read(cx, wb_file_add(cx->files, WB_FILE_TEXT, "t.sas", text, n), false, m) != WB_OK ||
		(*m)->fn[0]->refused)
		return false;
	env = (struct wb_pass_env){ .module = *m };
	return cli_run_list(cx, (*m)->fn[0], &env, &cli_list_trips, NULL) == WB_OK;
}

static bool
same_word(union word x, union word y, float error)
{
	return x.i == y.i || (error > 0 && fabsf(x.f - y.f) <= error * (fabsf(y.f) > 1 ? fabsf(y.f) : 1));
}

/* Executes @m from @before under @p; memory must then be @want. */
static void
check_run(struct wb_ctx *cx, const struct wb_module *m, const struct wb_machine *machine,
	const struct wb_simd_launch *l, enum wb_simd_policy p, uint64_t bound, const char *name, float error)
{
	struct wb_simd_memory mem;
	struct wb_simd_run run;

	if (!prop_expect(wb_simd_memory(cx, m->simd, &mem) == WB_OK, "%s: no memory", name))
		return;
	for (uint32_t b = 0; b < BUFFERS; b++)
		for (uint64_t w = 0; mem.word[b] && w < wb_simd_words(&m->simd->dram[b]); w++)
			mem.word[b][w] = before.at[b][w].i;
	if (!prop_expect(wb_simd_run(cx, m, machine, l, p, &mem, 0, &run) == WB_OK, "%s: it does not end", name))
		return;
	prop_expect(run.cycles <= bound, "%s, policy %u: executed in %llu cycles, bound %llu", name, p,
		(unsigned long long)run.cycles, (unsigned long long)bound);
	for (uint32_t b = 0; b < BUFFERS; b++)
		for (uint64_t w = 0; mem.word[b] && w < wb_simd_words(&m->simd->dram[b]); w++) {
			got.at[b][w].i = mem.word[b][w];
			if (!same_word(got.at[b][w], want.at[b][w], error)) {
				prop_fail("%s: word %llu of buffer %u is %08x (%g), not %08x (%g)", name,
					(unsigned long long)w, b, got.at[b][w].i, (double)got.at[b][w].f,
					want.at[b][w].i, (double)want.at[b][w].f);
				return;
			}
		}
}

/* @all: under all schedulers, also those that let work-groups enter in another order. */
static void
check(struct wb_ctx *cx, const char *text, size_t n, const struct wb_machine *machine, const struct wb_simd_launch *l,
	const char *name, float error, bool all)
{
	struct wb_simd_bounds b;
	struct wb_module *m;

	if (!prop_expect(read_program(cx, text, n, &m), "%s: it cannot be read", name) ||
		!prop_expect(wb_simd_bound(cx, m, machine, l, false, &b) == WB_OK, "%s: it has no bound", name))
		return;
	for (uint32_t p = 0; p < (all ? WB_SIMD_SCHEDULERS : WB_SIMD_POLICIES); p++)
		check_run(cx, m, machine, l, (enum wb_simd_policy)p,
			p < WB_SIMD_POLICIES ? b.policy[p].cycles : b.upper_cycles, name, error);
}

static float
number(struct rng *r, float least)
{
	return least + 4 * (float)rng_below(r, 1u << 24) / (1u << 24);
}

static void
check_example(const struct example *e)
{
	struct wb_ctx *cx = wb_ctx_new(NULL);
	char *path = wb_format(cx->unit, "examples/sim_d/%s.sas", e->name), *text = WB_NEW(cx->unit, char, 65536);
	struct rng r = rng_new(7);
	FILE *f = fopen(path, "rb");
	size_t n = f ? fread(text, 1, 65536, f) : 0;

	if (f)
		fclose(f);
	for (uint32_t b = 0; b < BUFFERS; b++)
		for (uint32_t w = 0; w < MOST; w++)
			before.at[b][w].f = number(&r, e->least);
	for (uint32_t w = 0; strcmp(e->name, "spmv") == 0 && w < MOST; w++)
		before.at[1][w].i = rng_below(&r, 512);
	want = before;
	e->compute();
	check(cx, text, n, prop_machine("sim-d"), &e->launch, e->name, e->error, true);
	wb_ctx_free(cx);
}

/* ---- random accesses ------------------------------------------------------------------------------ */
enum kind {
	LOAD, STORE, LOAD_INDEXED, STORE_INDEXED,		/* ldglin, stglin; with vc.mem_data */
	LOAD_BUFFER, STORE_BUFFER, LOAD_STRIDE, STORE_STRIDE, LOAD_WORDS, STORE_WORDS,
	PAD_LOAD, PAD_LOAD_INDEXED, PAD_STORE, PAD_STORE_INDEXED,	/* through a tile in the scratchpad */
	SCALARS, PAD_SCALARS,
	KINDS
};
struct access {
	enum kind kind;
	struct wb_simd_launch l;
	int width, height;		/* of the buffer that is accessed */
	int pad_width, pad_height;
	int x, y, px, py;		/* offsets in the buffer, in the scratchpad */
	int wide;
	int words, period, count;	/* of a stride, or scalars */
	bool follows;			/* x and y count from where the work-group lies */
	bool some;			/* a quarter of the lanes is off */
};
struct lane {
	int x, y;			/* in the work-group */
	bool on;
	uint32_t v[4], index, data;
};
enum { SUBJECT, INDEX, RESULT, DATA = RESULT + 4 };	/* buffers */

static int
padded(const struct access *a, bool row)
{
	int unit = (int)(row ? LANES / a->l.width : a->l.width), n = (int)(row ? a->l.dim_y : a->l.dim_x);

	return (n + unit - 1) / unit * unit;
}

static struct access
draw(void)
{
	struct access a = { .kind = (enum kind)below(KINDS), .some = chance(50), .follows = chance(50) };
	int high;

	a.l.width = 32u << below(6);
	high = (int)(LANES / a.l.width);
	a.l.dim_x = 1 + below(2 * a.l.width);
	a.l.dim_y = 1 + below(2 * (uint32_t)high);
	a.width = 1 + (int)below(120);
	a.height = 1 + (int)below(100);
	a.pad_width = (int)a.l.width + (int)below(9);
	a.pad_height = 1 + (int)below((uint32_t)high + 4);
	a.x = (int)below(40) - 8;
	a.y = (int)below(20) - 4;
	a.px = (int)below(9) - 4;
	a.py = (int)below(5) - 2;
	a.wide = a.kind == LOAD || a.kind == STORE || a.kind == PAD_LOAD || a.kind == PAD_STORE ? 1 << below(3) : 1;
	a.words = 1 + (int)below(20);
	a.period = 1 + (int)below(150);
	a.count = 1 + (int)below(30);
	return a;
}

/* ---- the program --------------------------------------------------------------------------------- */
static void
put_access(struct wb_out *o, const struct access *a)
{
	const char *vec = a->wide == 4 ? ".vec4" : a->wide == 2 ? ".vec2" : "";

	switch (a->kind) {
	case LOAD: wb_printf(o, " ldglin%s v0, 0, s0, s1\n", vec); break;
	case STORE: wb_printf(o, " stglin%s v0, 0, s0, s1\n", vec); break;
	case LOAD_INDEXED: wb_puts(o, " ldglin vc.mem_data, 0, s0, s1\n"); break;
	case STORE_INDEXED: wb_puts(o, " stglin vc.mem_data, 0, s0, s1\n"); break;
	case LOAD_BUFFER: wb_puts(o, " ldgbidx 0\n"); break;
	case STORE_BUFFER: wb_puts(o, " stgbidx 0\n"); break;
	case LOAD_STRIDE: wb_puts(o, " ldgcidx 0, s0, s1\n"); break;
	case STORE_STRIDE: wb_puts(o, " stgcidx 0, s0, s1\n"); break;
	case LOAD_WORDS: wb_puts(o, " ldgidxit v0, 0\n"); break;
	case STORE_WORDS: wb_puts(o, " stgidxit v0, 0\n"); break;
	case PAD_LOAD: wb_printf(o, " ldg2sptile 0, 0, s0, s1\n ldsplin%s v0, 0, %d, %d\n", vec, a->px, a->py); break;
	case PAD_LOAD_INDEXED: wb_puts(o, " ldg2sptile 0, 0, s0, s1\n ldspbidx 0\n"); break;
	case PAD_STORE: wb_printf(o, " stsplin%s v0, 0, %d, %d\n stg2sptile 0, 0, s0, s1\n", vec, a->px, a->py); break;
	case PAD_STORE_INDEXED: wb_puts(o, " stspbidx 0\n stg2sptile 0, 0, s0, s1\n"); break;
	case SCALARS: wb_printf(o, " sldg s4, 0, %d\n", a->words); break;
	default: wb_puts(o, " ldg2sptile 0, 0, s0, s1\n smov s2, 3\n smov s3, 0\n sldsp s4, 0, s2, s3\n"); break;
	}
}

static void
put_program(struct wb_out *o, const struct access *a)
{
	wb_printf(o, ".data\n0 %u %d %d\n", 4 * below(5000), a->width, a->height);
	for (int b = INDEX; b <= DATA; b++)
		wb_printf(o, "%d 0x%x %d %d\n", b, 0x100000 * b, padded(a, false), padded(a, true));
	wb_printf(o, ".sp_data\n0 %u %d %d\n.text\n", 4 * below(99), a->pad_width, a->pad_height);
	wb_puts(o, " mov v8, vc.tid_x\n mov v9, vc.tid_y\n imul v9, v9, 1000\n iadd v0, v8, v9\n iadd v1, v0, 1000000\n"
		" iadd v2, v0, 2000000\n iadd v3, v0, 3000000\n movvsp vc.mem_data, v0\n mov v10, 0\n"
		" ldglin v10, 1\n movvsp vc.mem_idx, v10\n");
	wb_puts(o, a->follows ? " smov s0, sc.wg_off_x\n smov s1, sc.wg_off_y\n" : " smov s0, 0\n smov s1, 0\n");
	wb_printf(o, " siadd s0, s0, %d\n siadd s1, s1, %d\n", a->x, a->y);
	wb_printf(o, " smovssp sc.sd_words, %d\n smovssp sc.sd_period, %d\n smovssp sc.sd_period_cnt, %d\n", a->words,
		a->period, a->count);
	if (a->some)
		wb_puts(o, " and v11, v0, 3\n itest.ez p0, v11\n cpush.if on\n cmask p0\n");
	put_access(o, a);
	if (a->some)
		wb_puts(o, " cpop\non:\n");
	for (int k = 0; (a->kind == SCALARS || a->kind == PAD_SCALARS) && k < 4; k++)
		wb_printf(o, " mov v%d, 0\n iadd v%d, v%d, s%d\n", k, k, k, k < 3 ? 4 + k : 4 + a->words - 1);
	for (int k = 0; k < 4; k++)
		wb_printf(o, " stglin v%d, %d\n", k, RESULT + k);
	wb_printf(o, " mov v4, vc.mem_data\n stglin v4, %d\n exit\n", DATA);
}

/* ---- what it computes -------------------------------------------------------------------------------- */
static union word pad[MOST];

/* A word of a buffer of @width by @height, or NULL. */
static union word *
cell(union word *at, int width, int height, int x, int y)
{
	return x >= 0 && y >= 0 && x < width && y < height ? &at[width * y + x] : NULL;
}

static void
to_register(const union word *from, uint32_t *reg)
{
	if (from)
		*reg = from->i;
}

static void
to_memory(union word *to, uint32_t reg)
{
	if (to)
		to->i = reg;
}

/* Whether the word at @index of the buffer is in the window of a stride from column @x, row @y on. */
static bool
in_stride(const struct access *a, int x, int y, int index)
{
	int words = x < 0 ? a->words + x : a->words, count = y < 0 ? a->count + y : a->count;
	int start = (y < 0 ? 0 : y) * a->width + (x < 0 ? 0 : x);

	return index >= start && (index - start) % a->period < words && (index - start) / a->period < count;
}

/* Lanes that take or put words by index: @of the lanes' words, the lowest lane puts first. */
static void
by_index(const struct access *a, struct lane *lane, int x, int y, int gx, int gy)
{
	int wide = (int)a->l.width, high = (int)LANES / wide, rows = (int)a->l.dim_y - gy;

	for (int k = LANES - 1; k >= 0; k--) {
		struct lane *l = &lane[k];
		int i = (int)l->index, column = i % a->width, row = i / a->width;
		bool tile = column >= x + gx && column < x + gx + wide && row >= y + gy &&
			row < y + gy + (rows < high ? rows : high);
		bool stride = a->kind == LOAD_STRIDE || a->kind == STORE_STRIDE,
		     linear = a->kind == LOAD_INDEXED || a->kind == STORE_INDEXED;
		union word *w = cell(want.at[SUBJECT], a->width, a->height, column, row);

		if (!l->on || (stride && !in_stride(a, x, y, i)) || (linear && !tile))
			continue;
		if (a->kind == LOAD_INDEXED || a->kind == LOAD_BUFFER || a->kind == LOAD_STRIDE)
			to_register(w, &l->data);
		else
			to_memory(w, l->data);
	}
}

static void
move_tile(const struct access *a, int x, int y, bool store)
{
	for (int r = 0; r < a->pad_height; r++)
		for (int c = 0; c < a->pad_width; c++) {
			union word *w = cell(want.at[SUBJECT], a->width, a->height, x + c, y + r);

			if (store)
				to_memory(w, pad[a->pad_width * r + c].i);
			else if (w)
				pad[a->pad_width * r + c] = *w;
		}
}

/* Each lane that is on: its words of the buffer, or of the scratchpad. */
static void
by_lane(const struct access *a, struct lane *lane, int x, int y, int gx, int gy)
{
	for (int k = 0; k < LANES; k++)
		for (int n = 0; n < a->wide && lane[k].on; n++) {
			struct lane *l = &lane[k];
			union word *w = cell(want.at[SUBJECT], a->width, a->height, a->wide * (gx + x + l->x) + n,
				gy + l->y < (int)a->l.dim_y ? gy + y + l->y : -1),
				   *one = cell(want.at[SUBJECT], a->width, a->height, (int)l->index % a->width,
					   (int)l->index / a->width),
				   *p = cell(pad, a->pad_width, a->pad_height, a->wide * (a->px + l->x) + n,
					   a->py + l->y);

			switch (a->kind) {
			case LOAD: to_register(w, &l->v[n]); break;
			case STORE: to_memory(w, l->v[n]); break;
			case LOAD_WORDS: to_register(one, &l->v[0]); break;
			case STORE_WORDS: to_memory(one, l->v[0]); break;
			case PAD_LOAD: to_register(p, &l->v[n]); break;
			default: to_memory(p, l->v[n]); break;
			}
		}
}

static void
pad_by_index(const struct access *a, struct lane *lane)
{
	for (int k = LANES - 1; k >= 0; k--) {
		union word *w = cell(pad, a->pad_width, a->pad_height, (int)lane[k].index % a->pad_width,
			(int)lane[k].index / a->pad_width);

		if (lane[k].on && a->kind == PAD_LOAD_INDEXED)
			to_register(w, &lane[k].data);
		else if (lane[k].on)
			to_memory(w, lane[k].data);
	}
}

static void
scalars(const struct access *a, struct lane *lane)
{
	uint32_t s[64] = { 0 };

	for (int k = 0; k < a->words; k++)
		to_register(a->kind == SCALARS ? cell(want.at[SUBJECT], a->width * a->height, 1, k, 0) :
						 cell(pad, a->pad_width * a->pad_height, 1, 3 + k, 0), &s[k]);
	for (int k = 0; k < LANES; k++)
		for (int n = 0; n < 4; n++)
			lane[k].v[n] = n < 3 ? s[n] : s[a->words - 1];
}

static void
compute_group(const struct access *a, int gx, int gy)
{
	static struct lane lane[LANES];
	int stride = padded(a, false), x = a->x, y = a->y, fx = x, fy = y;

	memset(pad, 0, sizeof(pad));
	for (int k = 0; k < LANES; k++) {
		struct lane *l = &lane[k];

		*l = (struct lane){ .x = k % (int)a->l.width, .y = k / (int)a->l.width };
		for (int n = 0; n < 4; n++)
			l->v[n] = (uint32_t)(gx + l->x + 1000 * (gy + l->y) + 1000000 * n);
		l->data = l->v[0];
		l->on = !a->some || l->v[0] % 4;
		l->index = gy + l->y < (int)a->l.dim_y ? before.at[INDEX][stride * (gy + l->y) + gx + l->x].i : 0;
	}
	if (a->follows) {
		fx += gx;
		fy += gy;
	}
	switch (a->kind) {
	case LOAD: case STORE: case LOAD_WORDS: case STORE_WORDS: by_lane(a, lane, fx, fy, gx, gy); break;
	case SCALARS: scalars(a, lane); break;
	case PAD_LOAD: move_tile(a, fx, fy, false); by_lane(a, lane, 0, 0, 0, 0); break;
	case PAD_STORE: by_lane(a, lane, 0, 0, 0, 0); move_tile(a, fx, fy, true); break;
	case PAD_LOAD_INDEXED: move_tile(a, fx, fy, false); pad_by_index(a, lane); break;
	case PAD_STORE_INDEXED: pad_by_index(a, lane); move_tile(a, fx, fy, true); break;
	case PAD_SCALARS: move_tile(a, fx, fy, false); scalars(a, lane); break;
	default: by_index(a, lane, fx, fy, gx, gy); break;
	}
	for (int k = 0; k < LANES; k++)
		for (int n = 0; n < 5 && gy + lane[k].y < (int)a->l.dim_y; n++)
			want.at[RESULT + n][stride * (gy + lane[k].y) + gx + lane[k].x].i =
				n < 4 ? lane[k].v[n] : lane[k].data;
}

static uint64_t tried[KINDS];

static void
check_access(void)
{
	struct access a = draw();
	struct wb_out o = wb_out_new(prop.cx->unit);
	int high = (int)(LANES / a.l.width);
	uint32_t most = (uint32_t)(a.width * a.height) + 20;

	put_program(&o, &a);
	prop_source(&o);
	for (uint32_t b = 0; b <= DATA; b++)
		for (uint32_t w = 0; w < MOST; w++)
			before.at[b][w].i = b == INDEX ? below(chance(30) ? 200 : most) : below(1u << 30);
	want = before;
	for (int gy = 0; gy < (int)a.l.dim_y; gy += high)
		for (int gx = 0; gx < (int)a.l.dim_x; gx += (int)a.l.width)
			compute_group(&a, gx, gy);
	check(prop.cx, o.at, o.n, prop_machine(chance(50) ? "sim-d" : "sim-d-x8"), &a.l, "access", 0, false);
	tried[a.kind]++;
}

int
main(int argc, char **argv)
{
	prop_start(argc, argv, 200);
	while (prop_next())
		check_access();
	for (size_t k = 0; k < WB_COUNT(examples); k++)
		check_example(&examples[k]);
	for (uint32_t k = 0; k < KINDS; k++)
		prop_tried(tried[k], 1, "accesses of kind %u", k);
	return prop_end();
}
