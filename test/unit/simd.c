/* test/unit/simd.c -- Sim-D by example: each kernel of examples/sim_d computes what plain C computes, within its
 * bounds; the figures of the paper. */
#include <math.h>

#include "wavebound/pass.h"
#include "wavebound/simd.h"
#include "../lib/unit.h"

#define MOST 16384		/* words of a buffer here */

static float in[4][MOST], want[4][MOST];
static uint32_t word[MOST];	/* of buffers of integers */

/* ---- plain C ------------------------------------------------------------------------------------ */
static float
pixel(const float *p, int x, int y)
{
	return x < 0 || y < 0 || x > 63 || y > 63 ? 0 : p[y * 64 + x];
}

static void
phase_magnitude(void)
{
	for (int k = 0; k < 2048; k++)
		want[2][k] = in[0][k] * in[0][k] + in[1][k] * in[1][k];
}

static void
relu(void)
{
	for (int k = 0; k < 4096; k++)
		want[1][k] = in[0][k] > 0 ? in[0][k] : 0;
}

static void
max_pool(void)
{
	for (int y = 0; y < 32; y++)
		for (int x = 0; x < 64; x++) {
			const float *p = &in[0][2 * y * 128 + 2 * x];

			want[1][y * 64 + x] = fmaxf(fmaxf(p[0], p[1]), fmaxf(p[128], p[129]));
		}
}

static void
half_sample(void)
{
	for (int y = 0; y < 32; y++)
		for (int x = 0; x < 64; x++) {
			const float *p = &in[0][2 * y * 128 + 2 * x];

			want[1][y * 64 + x] = (p[0] + p[1] + p[128] + p[129]) * 0.25f;
		}
}

static void
convolution(void)
{
	for (int k = 0; k < 4096; k++) {
		float sum = 0;

		for (int n = 0; n < 9; n++)
			sum += pixel(in[0], k % 64 + n % 3 - 1, k / 64 + n / 3 - 1) * in[2][n];
		want[1][k] = sum;
	}
}

static void
stencil(void)
{
	for (int k = 0, x, y; k < 4096; k++) {
		x = k % 64;
		y = k / 64;
		want[1][k] = (pixel(in[0], x - 1, y) + pixel(in[0], x + 1, y) + pixel(in[0], x, y - 1) +
				     pixel(in[0], x, y + 1)) *
				0.125f -
			in[0][k];
	}
}

static void
srad(void)
{
	for (int k = 0; k < 4096; k++) {
		float c = in[0][k], n = pixel(in[0], k % 64, k / 64 - 1) - c, s = pixel(in[0], k % 64, k / 64 + 1) - c,
		      w = pixel(in[0], k % 64 - 1, k / 64) - c;
		float e = pixel(in[0], k % 64 + 1, k / 64) - c, g2 = (n * n + s * s + w * w + e * e) / (c * c),
		      l = (n + s + w + e) / c;
		float q = (0.5f * g2 - l * l / 16) / ((1 + l / 4) * (1 + l / 4)), d = 1 / (1 + (q - 0.5f) * 1.25f);

		want[1][k] = d < 0 ? 0 : d > 1 ? 1 : d;
	}
}

static void
spmv(void)
{
	for (int k = 0; k < 2048; k++) {
		want[3][k] = 0;
		for (int n = 0; n < 8; n++)
			want[3][k] += in[0][n * 2048 + k] * in[2][word[n * 2048 + k]];
	}
}

static void
depth_to_vertex(void)
{
	for (int k = 0; k < 4096; k++) {
		want[1][k] = in[0][k] > 0 ? ((float)(k % 64) - 31.5f) * in[0][k] * 0.02f : 0;
		want[2][k] = in[0][k] > 0 ? ((float)(k / 64) - 31.5f) * in[0][k] * 0.02f : 0;
		want[3][k] = in[0][k];
	}
}

static int
reversed(int k)
{
	int r = 0;

	for (int b = 0; b < 10; b++)
		r |= (k >> b & 1) << (9 - b);
	return r;
}

/* By the definition, 1,024 sums of 1,024 terms. */
static void
fft(void)
{
	for (int g = 0; g < 2048; g += 1024)
		for (int f = 0; f < 1024; f++) {
			double re = 0, im = 0;

			for (int k = 0; k < 1024; k++) {
				double a = -2 * 3.14159265358979323846 * (f * k % 1024) / 1024;

				re += in[0][g + k] * cos(a) - in[1][g + k] * sin(a);
				im += in[0][g + k] * sin(a) + in[1][g + k] * cos(a);
			}
			want[0][g + reversed(f)] = (float)re;
			want[1][g + reversed(f)] = (float)im;
		}
}

static const struct example {
	const char *name;
	void (*compute)(void);
	uint32_t x, y, width;
	uint8_t out;			/* buffers that are compared, as bits */
	float error;			/* of a result of size 1 */
} examples[] = {
	{ "phase_magnitude", phase_magnitude, 2048, 1, 1024, 4, 0 },
	{ "relu", relu, 64, 64, 32, 2, 0 },
	{ "max_pool", max_pool, 64, 32, 32, 2, 0 },
	{ "half_sample", half_sample, 64, 32, 32, 2, 0 },
	{ "convolution", convolution, 64, 64, 32, 2, 0 },
	{ "stencil", stencil, 64, 64, 32, 2, 0 },
	{ "srad", srad, 64, 64, 32, 2, 1e-3f },
	{ "spmv", spmv, 2048, 1, 1024, 8, 0 },
	{ "depth_to_vertex", depth_to_vertex, 64, 64, 32, 14, 0 },
	{ "fft", fft, 2048, 1, 1024, 3, 1e-3f },
};

/* ---- running one ------------------------------------------------------------------------------------- */
static struct wb_module *
load(struct wb_ctx *cx, const char *name)
{
	FILE *f = fopen(wb_format(cx->unit, "examples/sim_d/%s.sas", name), "rb");
	char *text = WB_NEW(cx->unit, char, 65536);
	struct wb_pass_env env;
	struct wb_module *m;
	size_t n;

	assert_non_null(f);
	n = fread(text, 1, 65535, f);
	fclose(f);
	assert_true(wb_sas_looks_like(text, n));
	assert_int_equal(wb_sas_read(cx, wb_file_add(cx->files, WB_FILE_TEXT, "t.sas", text, n), false, &m), WB_OK);
	assert_int_equal(cx->diag->message.n, 0);
	assert_int_equal(wb_verify(cx, m, m->fn[0]), WB_OK);
	env = (struct wb_pass_env){ .module = m };
	unit_passes(cx, m->fn[0], &env, WB_PASS_DOM, WB_PASS_POSTDOM, WB_PASS_CDEP, WB_PASS_LOOPS, WB_PASS_GSA,
		WB_PASS_LANES, WB_PASS_TRIPS);
	return m;
}

static void
fill(const struct wb_module *m, const struct example *e, struct wb_simd_memory *mem)
{
	uint64_t seed = 7;

	for (uint32_t b = 0; b < 4; b++)
		for (uint32_t k = 0; k < MOST; k++) {
			seed = seed * UINT64_C(6364136223846793005) + 1442695040888963407;
			in[b][k] = (float)(seed >> 40) / 4194304 - (strcmp(e->name, "srad") == 0 ? -1 : 2);
			word[k] = (uint32_t)(seed >> 33) % 512;
		}
	for (uint32_t b = 0; b < 4; b++)
		if (mem->word[b])
			memcpy(mem->word[b], strcmp(e->name, "spmv") == 0 && b == 1 ? (const void *)word : in[b],
				wb_simd_words(&m->simd->dram[b]) * 4);
}

static void
compare(const struct wb_module *m, const struct example *e, const struct wb_simd_memory *mem)
{
	for (uint32_t b = 0; b < 4; b++)
		for (uint64_t k = 0; e->out >> b & 1 && k < wb_simd_words(&m->simd->dram[b]); k++) {
			float got, size = fabsf(want[b][k]) > 1 ? fabsf(want[b][k]) : 1;

			memcpy(&got, &mem->word[b][k], 4);
			if (!(fabsf(got - want[b][k]) <= e->error * size + 1e-6f * size))
				fail_msg("%s: word %u of buffer %u is %g, not %g", e->name, (unsigned)k, b, (double)got,
					(double)want[b][k]);
		}
}

TEST(results_are_those_of_c)
{
	double over = 0;

	for (size_t k = 0; k < WB_COUNT(examples); k++) {
		const struct example *e = &examples[k];
		struct wb_simd_launch l = { e->x, e->y, e->width };
		struct wb_ctx *cx = wb_ctx_new(NULL);
		struct wb_module *m = load(cx, e->name);
		const struct wb_machine *machine;
		struct wb_simd_bounds b;

		assert_int_equal(wb_machine_load(cx, "sim-d", &machine), WB_OK);
		assert_int_equal(wb_simd_bound(cx, m, machine, &l, false, &b), WB_OK);
		for (uint32_t p = 0; p < WB_SIMD_POLICIES; p++) {
			struct wb_simd_memory mem;
			struct wb_simd_run run;

			assert_int_equal(wb_simd_memory(cx, m->simd, &mem), WB_OK);
			fill(m, e, &mem);
			e->compute();
			assert_int_equal(wb_simd_run(cx, m, machine, &l, (enum wb_simd_policy)p, &mem, 0, &run), WB_OK);
			compare(m, e, &mem);
			assert_true(run.cycles <= b.policy[p].cycles);
			assert_true(b.published_cycles[p] <= b.policy[p].cycles);
			over += (double)b.policy[p].cycles / (double)run.cycles - 1;
			print_message("%-16s %u %8llu executed %8llu bound\n", e->name, p,
				(unsigned long long)run.cycles, (unsigned long long)b.policy[p].cycles);
		}
		wb_ctx_free(cx);
	}
	print_message("bounds are %.1f %% above on average\n", over * 100 / WB_COUNT(examples) / WB_SIMD_POLICIES);
}

/* The worked example of the paper's tool, and Table 5. */
TEST(phases_of_the_paper)
{
	static const uint64_t compute[] = { 10, 10, 26 }, dram[] = { 205, 205, 225 };	/* and 8 to fill the pipeline */
	struct wb_simd_launch l = { 2048, 1, 1024 };
	struct wb_ctx *cx = unit_cx();
	const struct wb_machine *machine;
	struct wb_simd_bounds b;

	assert_int_equal(wb_machine_load(cx, "sim-d", &machine), WB_OK);
	assert_int_equal(wb_simd_bound(cx, load(cx, "phase_magnitude"), machine, &l, true, &b), WB_OK);
	assert_equal({ b.lower_cycles, 1669 }, { b.upper_cycles, 1777 }, { b.upload_cycles, 49 });
	for (uint32_t p = 0; p < WB_SIMD_POLICIES; p++) {
		assert_equal({ b.policy[p].cycles, 1687 }, { b.policy[p].phases, 6 }, { b.policy[p].nstep, 3 });
		for (uint32_t k = 0; k < 3; k++) {
			assert_int_equal(b.policy[p].step[k].compute_cycles, compute[k]);
			assert_int_equal(b.policy[p].step[k].access_cycles, dram[k]);
		}
	}
}
