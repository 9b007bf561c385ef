/* src/launch/ranges.c -- checks <values>, the range of the numbers in a buffer, against the contents in the launch.
 *
 * A range is a claim about every number that the kernel loads. If the launch also gives contents, they must agree.
 */
#include "private.h"

/* Element @k, of @bytes bytes, of the file contents @from or, if that is NULL, of the contents that @a describes. */
static uint32_t
element(const struct wb_launch_arg *a, const uint8_t *from, uint32_t bytes, uint64_t k)
{
	uint32_t x = 0;

	if (!from)
		return bytes == 4 ? wb_launch_word(a, k) :
				    wb_launch_word(a, k * bytes / 4) >> 8 * (k * bytes & 3) & ((1u << 8 * bytes) - 1);
	for (uint32_t b = bytes; b--;)
		x = x << 8 | from[k * bytes + b];
	return x;
}

static enum wb_status
check_range(struct wb_ctx *cx, const struct wb_launch *l, const struct wb_launch_range *r,
	const struct wb_launch_arg *a, wb_launch_reader *read)
{
	const uint8_t *from = NULL;
	uint64_t bytes = a->bytes;

	if (a->init == WB_BUF_FILE && !read(cx, l, a->file, &from, &bytes))
		return WB_BAD_INPUT;
	for (uint64_t k = 0; k < bytes / r->bytes; k++) {
		uint32_t x = element(a, from, r->bytes, k);

		if (x >= r->min && x <= r->max)
			continue;
		wb_report(cx->diag, WB_E_LAUNCH_VALUE, r->loc,
			"the buffer is said to hold numbers from %u to %u, but the launch gives it %u at byte %llu",
			r->min, r->max, x, (unsigned long long)(k * r->bytes));
		wb_note(cx->diag, a->loc, "here; contents that are not known need no <buffer>");
		return WB_BAD_INPUT;
	}
	return WB_OK;
}

enum wb_status
wb_launch_check_ranges(struct wb_ctx *cx, const struct wb_launch *l, const struct wb_fn *fn, wb_launch_reader *read)
{
	enum wb_status s = WB_OK;

	for (uint32_t k = 0; l->range.n && fn->desc && k < fn->desc->narg && s == WB_OK; k++) {
		const struct wb_launch_range *r = wb_launch_range_find(l, fn, k);
		const struct wb_launch_arg *a = r ? wb_launch_arg_find(l, fn, k) : NULL;

		if (a && a->is_buffer)
			s = check_range(cx, l, r, a, read);
	}
	return s;
}
