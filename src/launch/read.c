/* src/launch/read.c -- reads launch XML into struct wb_launch. wavebound-launch(5) describes the format. */
#include "private.h"
#include "launch_text.h"

static const struct wb_xml_schema schema = { (const char *)text_launch_rng, sizeof(text_launch_rng) - 1 };

static bool
read_dims(struct wb_ctx *cx, const struct wb_xml_attr *a, uint64_t out[3], uint32_t *dims)
{
	if (wb_launch_parse_dims(a->value, out, dims))
		return true;
	if (!wb_launch_is_blank(cx, a->loc, a->value))
		wb_report(cx->diag, WB_E_LAUNCH_VALUE, a->loc, "%s '%.60s' is not X[,Y[,Z]]", a->name, a->value);
	return false;
}

static bool
read_number(struct wb_ctx *cx, const struct wb_xml *x, const char *name, uint64_t max, uint64_t *out)
{
	const struct wb_xml_attr *a = wb_xml_attr(x, NULL, name);

	return !a || wb_launch_number(cx, a->loc, name, a->value, max, out);
}

static bool
read_align(struct wb_ctx *cx, const struct wb_xml *x, uint64_t *out)
{
	if (!read_number(cx, x, "align", WB_MOST_ALIGN, out))
		return false;
	if (*out & (*out - 1))
		wb_report(cx->diag, WB_E_LAUNCH_VALUE, wb_xml_attr(x, NULL, "align")->loc,
			"align: %llu is no power of two", (unsigned long long)*out);
	return !(*out & (*out - 1));
}

/* Reads the contents of <buffer> or <local>. */
static bool
read_content(struct wb_ctx *cx, const struct wb_xml *x, struct wb_launch_arg *a)
{
	static const struct {
		const char *word;
		enum wb_buffer_init init;
	} words[] = { { "zero", WB_BUF_ZERO }, { "iota", WB_BUF_IOTA }, { "random", WB_BUF_RANDOM },
		{ "const", WB_BUF_CONST }, { "file", WB_BUF_FILE } };
	const struct wb_xml_attr *value = wb_xml_attr(x, NULL, "value");

	a->is_buffer = true;
	a->init = WB_BUF_ZERO;
	for (uint32_t k = 0; k < WB_COUNT(words); k++)
		if (wb_xml_has(x, "init", words[k].word))
			a->init = words[k].init;
	a->file = wb_xml_value(x, "file");
	a->given = wb_xml_has(x, "content", "given");
	return read_align(cx, x, &a->align) &&
		read_number(cx, x, "bytes", WB_MAX_BUFFER_BYTES, &a->bytes) &&
		read_number(cx, x, "seed", UINT64_MAX, &a->seed) &&
		(!value || wb_launch_bits(cx, value->loc, value->value, &a->seed));
}

static bool
read_arg(struct wb_ctx *cx, const struct wb_xml *x, struct wb_launch *l)
{
	struct wb_launch_arg a = { .loc = x->loc, .index = WB_NONE, .name = wb_xml_value(x, "name") };
	uint64_t index = WB_NONE;
	bool ok = read_number(cx, x, "index", WB_NONE - 1, &index);

	a.index = (uint32_t)index;
	if (wb_xml_is(x, "argument")) {
		const struct wb_xml_attr *value = wb_xml_attr(x, NULL, "value");

		a.value = value->value;
		ok &= wb_launch_scalar(cx, value->loc, value->value);
	} else {
		ok &= read_content(cx, x, &a);
	}
	WB_PUSH(cx->unit, &l->arg, a);
	return ok;
}

/* Reads <values>: the range of the numbers in a buffer. */
static bool
read_range(struct wb_ctx *cx, const struct wb_xml *x, struct wb_launch *l)
{
	struct wb_launch_range r = { .name = wb_xml_value(x, "buffer"), .loc = x->loc };
	uint64_t index = 0, min = 0, max = 0, bytes = 0;

	if (!read_number(cx, x, "index", WB_NONE - 1, &index) || !read_number(cx, x, "min", UINT32_MAX, &min) ||
		!read_number(cx, x, "max", UINT32_MAX, &max) || !read_number(cx, x, "bytes", 4, &bytes))
		return false;
	if (wb_xml_attr(x, NULL, "bytes") && bytes != 1 && bytes != 2 && bytes != 4) {
		wb_report(cx->diag, WB_E_LAUNCH_VALUE, wb_xml_attr(x, NULL, "bytes")->loc,
			"bytes: an element has 1, 2 or 4 bytes, not %u", (unsigned)bytes);
		return false;
	}
	if (min > max) {
		wb_report(cx->diag, WB_E_LAUNCH_VALUE, wb_xml_attr(x, NULL, "max")->loc, "max: %u is less than min",
			(unsigned)max);
		return false;
	}
	if (bytes && bytes < 4 && max >> 8 * bytes) {
		wb_report(cx->diag, WB_E_LAUNCH_VALUE, wb_xml_attr(x, NULL, "max")->loc,
			"max: %u does not fit in %u byte%s", (unsigned)max, (unsigned)bytes, bytes == 1 ? "" : "s");
		return false;
	}
	r.index = (uint32_t)index;
	r.min = (uint32_t)min;
	r.max = (uint32_t)max;
	r.bytes = (uint32_t)bytes;
	WB_PUSH(cx->unit, &l->range, r);
	return true;
}

static bool
read_launch(struct wb_ctx *cx, const struct wb_xml *x, struct wb_launch *l)
{
	const struct wb_xml_attr *wg = wb_xml_attr(x, NULL, "workgroup");
	uint64_t size[3] = { 0, 0, 0 };
	uint32_t dims = 0;
	bool ok;

	l->loc = x->loc;
	l->kernel = wb_xml_value(x, "kernel");
	ok = read_dims(cx, wb_xml_attr(x, NULL, "grid"), l->grid, &l->dims) && (!wg || read_dims(cx, wg, size, &dims));
	if (dims > l->dims)
		l->dims = dims;
	for (uint32_t k = 0; k < 3; k++)
		/* too large in any case: wb_launch_complete reports it */
		l->workgroup[k] = size[k] > UINT32_MAX ? UINT32_MAX : (uint32_t)size[k];
	ok &= read_number(cx, x, "lds", UINT32_MAX, &l->lds_bytes);
	l->lds_given = wb_xml_value(x, "lds") != NULL;
	ok &= read_align(cx, x, &l->align);
	for (const struct wb_xml *c = x->child; c; c = c->next)
		ok &= wb_xml_is(c, "values") ? read_range(cx, c, l) : read_arg(cx, c, l);
	return ok;
}

/* The element for @kernel: the one that names it, else the one without a name. Without @kernel, a single element is
 * chosen whatever its name. NULL, reported: there is none, or several. */
static const struct wb_xml *
choose(struct wb_ctx *cx, const struct wb_xml *root, const char *kernel)
{
	const struct wb_xml *first = wb_xml_is(root, "launches") ? root->child : root, *named = NULL, *open = NULL;
	uint32_t nnamed = 0, nopen = 0, n = 0;

	for (const struct wb_xml *x = first; x; x = x == root ? NULL : x->next, n++) {
		const char *name = wb_xml_value(x, "kernel");

		if (!name) {
			open = x;
			nopen++;
		} else if (kernel && *kernel && strcmp(name, kernel) == 0) {
			named = x;
			nnamed++;
		}
	}
	if (nnamed == 1)
		return named;
	if (nnamed == 0 && nopen == 1)
		return open;
	if (n == 1 && (!kernel || !*kernel))
		return first;
	if (kernel && *kernel)
		wb_report(cx->diag, WB_E_LAUNCH_KERNEL, root->loc,
			nnamed ? "there are several launches of '%.100s'" : "there is no launch of '%.100s' here",
			kernel);
	else
		wb_report(cx->diag, WB_E_LAUNCH_KERNEL, root->loc,
			"there are several launches here; which one is meant?");
	return NULL;
}

enum wb_status
wb_launch_read(struct wb_ctx *cx, uint16_t file, const char *kernel, struct wb_launch **out)
{
	struct wb_xml *root;
	const struct wb_xml *x;
	enum wb_status s = wb_xml_read(cx, file, &schema, &root);

	if (s != WB_OK)
		return s;
	x = choose(cx, root, kernel);
	if (!x)
		return WB_BAD_INPUT;
	*out = WB_NEW(cx->unit, struct wb_launch, 1);
	return read_launch(cx, x, *out) ? WB_OK : WB_BAD_INPUT;
}
