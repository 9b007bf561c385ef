/* src/launch/values.c -- known contents of memory at the start of a launch.
 *
 *   kernel argument segment   explicit arguments that the launch states, and hidden ones that follow from its sizes
 *                             (code object v5 has sizes there)
 *   dispatch packet           sizes, which v4 code reads there (HSA Platform System Architecture Specification, 2.9.6)
 *
 * Neither is written while the kernel runs. A workgroup size that the kernel requires is known without a launch.
 */
#include <stdlib.h>

#include "private.h"

#define MOST_BYTES 65536		/* of the argument segment that are used */

static void
put_value(struct wb_known_bytes *k, uint64_t at, uint64_t value, uint32_t bytes)
{
	for (uint32_t b = 0; b < bytes && at + b < k->bytes; b++) {
		k->byte[at + b] = (uint8_t)(b < 8 ? value >> (8 * b) & 255 : 0);
		k->known[at + b] = true;
	}
}

/* Stores the integers of @text in the argument. Values of other types are unknown. */
static void
put_scalar(struct wb_known_bytes *k, const struct wb_arg *arg, const char *text)
{
	const char *t = arg->type_name ? arg->type_name : "";
	struct wb_launch_part p;

	if (strncmp(t, "float", 5) == 0 || strncmp(t, "double", 6) == 0 || strncmp(t, "half", 4) == 0)
		return;
	for (uint32_t j = 0; wb_launch_part(text, arg->bytes, j, &p); j++) {
		size_t len = strcspn(p.text, ",");
		char part[80];
		uint64_t v;
		bool neg;

		if (p.is_float || len >= sizeof(part))
			continue;
		memcpy(part, p.text, len);
		part[len] = 0;
		if (!wb_parse_int(part, &neg, &v))
			continue;
		put_value(k, (uint64_t)arg->offset + p.at, neg ? 0 - v : v, p.bytes);
	}
}

/* Whether @kind is @what, then _x, _y or _z; *d: which dimension. */
static bool
is_hidden(const char *kind, const char *what, uint32_t *d)
{
	size_t n = strlen(what);

	if (strncmp(kind, what, n) != 0 || kind[n] != '_' || kind[n + 1] < 'x' || kind[n + 1] > 'z' || kind[n + 2])
		return false;
	*d = (uint32_t)(kind[n + 1] - 'x');
	return true;
}

static void
put_hidden(struct wb_known_bytes *k, const struct wb_arg *arg, const uint64_t grid[3], const uint32_t workgroup[3])
{
	const char *kind = arg->value_kind && *arg->value_kind ? arg->value_kind : arg->name;
	uint32_t d;

	if (is_hidden(kind, "hidden_group_size", &d) && workgroup[d])
		put_value(k, arg->offset, workgroup[d], arg->bytes);
	else if (is_hidden(kind, "hidden_block_count", &d) && workgroup[d] && grid[d])
		put_value(k, arg->offset, grid[d] / workgroup[d], arg->bytes);
	else if (is_hidden(kind, "hidden_remainder", &d) && workgroup[d] && grid[d])
		put_value(k, arg->offset, grid[d] % workgroup[d], arg->bytes);
	else if (is_hidden(kind, "hidden_global_offset", &d) && grid[d])	/* 0: launches have no offset */
		put_value(k, arg->offset, 0, arg->bytes);
}

const struct wb_launch_values *
wb_launch_values(struct wb_ctx *cx, const struct wb_launch *l, const struct wb_fn *fn)
{
	struct wb_launch_values *v = WB_NEW(cx->tmp, struct wb_launch_values, 1);
	const struct wb_kernel_desc *d = fn->desc;
	uint64_t end = 0;

	for (uint32_t k = 0; k < 3; k++) {
		v->grid[k] = l ? l->grid[k] : 0;
		v->workgroup[k] = l && l->workgroup[0] ? l->workgroup[k] :
			d && d->reqd_workgroup[0] ? d->reqd_workgroup[k] ? d->reqd_workgroup[k] : 1 :
							      0;
	}
	if (!d)
		return v;
	for (uint32_t k = 0; k < d->narg; k++)
		if ((uint64_t)d->arg[k].offset + d->arg[k].bytes > end)
			end = (uint64_t)d->arg[k].offset + d->arg[k].bytes;
	v->kernarg.bytes = end < MOST_BYTES ? end : MOST_BYTES;
	v->packet.bytes = 64;
	v->kernarg.byte = WB_NEW(cx->tmp, uint8_t, v->kernarg.bytes);
	v->kernarg.known = WB_NEW(cx->tmp, bool, v->kernarg.bytes);
	v->packet.byte = WB_NEW(cx->tmp, uint8_t, v->packet.bytes);
	v->packet.known = WB_NEW(cx->tmp, bool, v->packet.bytes);
	for (uint32_t k = 0; k < d->narg; k++) {
		const struct wb_launch_arg *a =
			l && d->arg[k].kind == WB_ARG_VALUE ? wb_launch_arg_find(l, fn, k) : NULL;

		if (d->arg[k].kind == WB_ARG_HIDDEN)
			put_hidden(&v->kernarg, &d->arg[k], v->grid, v->workgroup);
		else if (a && !a->is_buffer && a->value)
			put_scalar(&v->kernarg, &d->arg[k], a->value);
	}
	for (uint32_t k = 0; k < 3; k++) {
		if (v->workgroup[k])
			put_value(&v->packet, 4 + 2 * k, v->workgroup[k], 2);
		if (v->grid[k])
			put_value(&v->packet, 12 + 4 * k, v->grid[k], 4);
	}
	return v;
}

bool
wb_known_read(const struct wb_known_bytes *k, uint64_t at, uint32_t bytes, uint64_t *out)
{
	uint64_t v = 0;

	if (bytes > 8 || at > k->bytes || bytes > k->bytes - at)
		return false;
	for (uint32_t b = 0; b < bytes; b++) {
		if (!k->known[at + b])
			return false;
		v |= (uint64_t)k->byte[at + b] << (8 * b);
	}
	*out = v;
	return true;
}
