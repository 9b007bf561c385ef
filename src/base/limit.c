/* src/base/limit.c -- limits of the analyses that a user is told of. */
#include "wavebound/limits.h"

const struct wb_limit_info wb_limit_info[WB_LIMIT_COUNT] = {
#define LIMIT(id, name, least, per, each, counts, lost) { name, least, per, each, counts, lost },
#include "wavebound/limits.def"
#undef LIMIT
};

const char *
wb_limit_text(struct wb_arena *a, enum wb_limit l, uint64_t size)
{
	return wb_format(a, "limit %s: %llu %s", wb_limit_info[l].name, (unsigned long long)wb_limit_of(l, size),
		wb_limit_info[l].counts);
}

void
wb_limit_reached(struct wb_ctx *cx, enum wb_limit l, uint64_t size, struct wb_loc loc, const char *name)
{
	const struct wb_diag *d = cx->diag;
	const char *who = name ? wb_format(cx->tmp, "'%s'", name) : "this function";
	const char *text = wb_format(cx->unit, "%s reaches the %s: %s", who, wb_limit_text(cx->tmp, l, size),
		wb_limit_info[l].lost);

	for (uint32_t k = 0; k < d->message.n; k++)
		if (d->message.at[k].code == WB_W_LIMIT && strcmp(d->message.at[k].text, text) == 0)
			return;		/* passes run several times */
	wb_report(cx->diag, WB_W_LIMIT, loc, "%s", text);
}
