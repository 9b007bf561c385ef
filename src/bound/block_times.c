/* src/bound/block_times.c -- assigns external block times (--block-times) to the blocks of a kernel.
 *
 * A block is named by its number in the report, by the address of its first instruction, or by its label. No block may
 * get two times. A block without one (no measured run executed it) is WB_UNKNOWN, and never free: hybrid.c takes its
 * computed time.
 */
#include "private.h"
#include "wavebound/xml.h"

#include "block_times_text.h"

struct wb_block_times {
	const struct wb_xml *root;
};

enum wb_status
wb_block_times_read(struct wb_ctx *cx, uint16_t file, struct wb_block_times **out)
{
	static const struct wb_xml_schema schema = { (const char *)text_block_times_rng,
		sizeof(text_block_times_rng) - 1 };
	struct wb_xml *root;
	enum wb_status s = wb_xml_read(cx, file, &schema, &root);

	if (s != WB_OK)
		return s;
	*out = WB_NEW(cx->unit, struct wb_block_times, 1);
	(*out)->root = root;
	return WB_OK;
}

static bool
starts_at(const struct wb_fn *fn, uint32_t block, uint64_t address)
{
	return fn->block[block].ninst && fn->inst[fn->block[block].first].addr == address;
}

/* The block that @x names, or WB_NONE. */
static uint32_t
find_block(const struct wb_fn *fn, const struct wb_xml *x)
{
	const char *id = wb_xml_value(x, "id"), *address = wb_xml_value(x, "address"),
		   *label = wb_xml_value(x, "label");
	uint64_t n;
	bool negative;

	if (id)
		return wb_parse_decimal(id, &n) && n < fn->nblock ? (uint32_t)n : WB_NONE;
	if (address && (!wb_parse_int(address, &negative, &n) || negative))
		return WB_NONE;
	for (uint32_t b = 0; b < fn->nblock; b++)
		if (address ? starts_at(fn, b, n) : fn->block[b].label && strcmp(fn->block[b].label, label) == 0)
			return b;
	return WB_NONE;
}

static enum wb_status
attach_one(struct wb_ctx *cx, const struct wb_fn *fn, const struct wb_xml *x, struct wb_loc *placed, uint64_t *times)
{
	uint32_t b = find_block(fn, x);

	if (b == WB_NONE) {
		wb_report(cx->diag, WB_E_BLOCK_TIMES, x->loc, "'%s' has no such block", fn->name);
		return WB_BAD_INPUT;
	}
	if (wb_loc_known(placed[b])) {
		wb_report(cx->diag, WB_E_BLOCK_TIMES, x->loc, "block b%u of '%s' gets a second time", b, fn->name);
		wb_note(cx->diag, placed[b], "the first is here");
		return WB_BAD_INPUT;
	}
	placed[b] = x->loc;
	if (!wb_parse_decimal(wb_xml_value(x, "cycles"), &times[b]) || times[b] == WB_UNKNOWN) {
		wb_report(cx->diag, WB_E_BLOCK_TIMES, x->loc, "the time is no number of cycles");
		return WB_BAD_INPUT;
	}
	return WB_OK;
}

static enum wb_status
attach_all(struct wb_ctx *cx, const struct wb_fn *fn, const struct wb_xml *kernel, uint64_t *times)
{
	struct wb_loc *placed = WB_NEW(cx->unit, struct wb_loc, fn->nblock);
	enum wb_status s = WB_OK;

	for (const struct wb_xml *x = kernel->child; x; x = x->next)
		if (attach_one(cx, fn, x, placed, times) != WB_OK)
			s = WB_BAD_INPUT;
	for (uint32_t b = 0; b < fn->nblock; b++)
		if (!wb_loc_known(placed[b]))
			times[b] = WB_UNKNOWN;
	return s;
}

enum wb_status
wb_block_times_attach(struct wb_ctx *cx, const struct wb_block_times *t, const struct wb_fn *fn, uint64_t **out)
{
	*out = NULL;
	for (const struct wb_xml *k = t->root->child; k; k = k->next)
		if (strcmp(wb_xml_value(k, "name"), fn->name) == 0) {
			*out = WB_NEW(cx->unit, uint64_t, fn->nblock);
			return attach_all(cx, fn, k, *out);
		}
	return WB_OK;
}

const char *
wb_block_times_seen(struct wb_ctx *cx, const struct wb_block_times *t, const struct wb_fn *fn)
{
	const char *waves = wb_xml_value(t->root, "waves");
	struct wb_out o = wb_out_new(cx->unit), never = wb_out_new(cx->tmp);

	if (!waves)
		return NULL;
	wb_printf(&o, "measured in a thread trace of %s waves, so no limits; executions seen:", waves);
	for (const struct wb_xml *k = t->root->child; k; k = k->next)
		for (uint32_t b = 0; strcmp(wb_xml_value(k, "name"), fn->name) == 0 && b < fn->nblock; b++) {
			const struct wb_xml *x = k->child;

			while (x && find_block(fn, x) != b)
				x = x->next;
			if (x)
				wb_printf(&o, " b%u %s", b, wb_xml_value(x, "seen"));
			else
				wb_printf(&never, " b%u", b);
		}
	if (never.n)
		wb_printf(&o, "; never:%s", never.at);
	return o.at;
}
