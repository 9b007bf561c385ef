/* src/minisimt/memory.c -- the initial memory of a mini-SIMT launch, and its words as bytes. */
#include "wavebound/minisimt.h"

#define WORDS 65536			/* default size, without a --buffer */
#define MOST_BYTES ((uint64_t)1 << 28)

static uint32_t
next_random(uint64_t *s)
{
	*s = *s * 6364136223846793005u + 1442695040888963407u;
	return (uint32_t)(*s >> 33);
}

static void
fill(uint32_t *at, uint32_t n, const struct wb_launch_arg *a, const uint8_t *from)
{
	uint64_t seed = a->seed;

	for (uint32_t k = 0; k < n; k++)
		switch (a->init) {
		case WB_BUF_ZERO: at[k] = 0; break;
		case WB_BUF_IOTA: at[k] = k; break;
		case WB_BUF_CONST: at[k] = (uint32_t)a->seed; break;
		case WB_BUF_RANDOM: at[k] = next_random(&seed); break;
		case WB_BUF_FILE:
			at[k] = from[4 * k] | (uint32_t)from[4 * k + 1] << 8 | (uint32_t)from[4 * k + 2] << 16 |
				(uint32_t)from[4 * k + 3] << 24;
			break;
		}
}

const struct wb_launch_arg *
wb_msimt_buffer(const struct wb_launch *launch)
{
	const struct wb_launch_arg *a = NULL;

	for (uint32_t k = 0; launch && k < launch->arg.n; k++)
		a = launch->arg.at[k].is_buffer ? &launch->arg.at[k] : a;
	return a;
}

enum wb_status
wb_msimt_memory(struct wb_ctx *cx, const struct wb_launch *launch, const uint8_t *file, uint64_t bytes, uint32_t **out,
	uint32_t *words)
{
	const struct wb_launch_arg *a = wb_msimt_buffer(launch);

	if (a && a->init != WB_BUF_FILE)
		bytes = a->bytes;
	if (a && (!a->name || strcmp(a->name, "memory") != 0 || bytes > MOST_BYTES)) {
		wb_report(cx->diag, WB_E_LAUNCH_ARG, a->loc,
			"the only buffer of a mini-SIMT launch is 'memory', of up to 2^28 bytes");
		return WB_BAD_INPUT;
	}
	*words = a ? (uint32_t)(bytes / 4) : WORDS;
	*out = WB_NEW(cx->unit, uint32_t, *words);
	if (a)
		fill(*out, *words, a, file);
	return WB_OK;
}

void
wb_msimt_bytes(const uint32_t *memory, uint32_t words, uint8_t *out)
{
	for (size_t k = 0; k < (size_t)words * 4; k++)
		out[k] = (uint8_t)(memory[k / 4] >> k % 4 * 8);
}
