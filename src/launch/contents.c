/* src/launch/contents.c -- contents of buffers at the start of a launch, if the launch says that they are always these.
 */
#include "private.h"

#define MOST_BYTES ((uint64_t)1 << 28)

uint32_t
wb_launch_word(const struct wb_launch_arg *a, uint64_t k)
{
	uint64_t z = a->seed + (k + 1) * 0x9e3779b97f4a7c15u;

	z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u;
	z = (z ^ z >> 27) * 0x94d049bb133111ebu;
	switch (a->init) {
	case WB_BUF_IOTA: return (uint32_t)k;
	case WB_BUF_CONST: return (uint32_t)a->seed;
	case WB_BUF_RANDOM: return (uint32_t)((z ^ z >> 31) >> 32);
	default: return 0;
	}
}

static const uint8_t *
made(struct wb_arena *arena, const struct wb_launch_arg *a)
{
	uint8_t *at = WB_NEW(arena, uint8_t, a->bytes + 4);

	for (uint64_t k = 0; 4 * k < a->bytes; k++) {
		uint32_t word = wb_launch_word(a, k);

		memcpy(at + 4 * k, &word, 4);	/* at has room for a whole word */
	}
	return at;
}

enum wb_status
wb_launch_contents(struct wb_ctx *cx, struct wb_launch *l, wb_launch_reader *read)
{
	for (uint32_t k = 0; k < l->arg.n; k++) {
		struct wb_launch_arg *a = &l->arg.at[k];

		if (!a->is_buffer || !a->given)
			continue;
		a->ncontent = a->bytes;
		if (a->init == WB_BUF_FILE && read && !read(cx, l, a->file, &a->content, &a->ncontent))
			return WB_BAD_INPUT;
		if (a->ncontent > MOST_BYTES)
			a->content = NULL;
		else if (a->init != WB_BUF_FILE)
			a->content = made(cx->unit, a);
	}
	return WB_OK;
}
