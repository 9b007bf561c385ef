/* src/launch/stated.c -- what a launch says of each argument, as a text by which two launches can be compared.
 *
 * A number has one text, however it was written: 16 for 0x10, 4294967295 for -1 in 32 bits. What no bound can depend on
 * is left out: the contents of a buffer that are not given to be the same in every run.
 */
#include "private.h"

#include <stdlib.h>

/* The number at @part, as the bits of its bytes; a float in as many digits as tell any two apart. */
static void
put_number(const struct wb_launch_part *part, struct wb_out *o)
{
	size_t n = strcspn(part->text, ",");
	char text[80];
	uint64_t v;
	bool neg;

	n = n < sizeof(text) ? n : sizeof(text) - 1;
	memcpy(text, part->text, n);
	text[n] = 0;
	if (!wb_launch_is_float(text, n) && wb_parse_int(text, &neg, &v)) {
		v = neg ? 0 - v : v;
		if (part->bytes < 8)
			v &= ((uint64_t)1 << 8 * part->bytes) - 1;
		wb_printf(o, "%llu", (unsigned long long)v);
	} else {
		wb_printf(o, "%.*g", part->bytes < 8 ? 9 : 17, strtod(text, NULL));
	}
}

static void
put_value(const struct wb_launch_arg *a, const struct wb_arg *arg, struct wb_out *o)
{
	struct wb_launch_part part;

	for (uint32_t k = 0; wb_launch_part(a->value, arg->bytes, k, &part); k++) {
		wb_printf(o, "%s", k ? ", " : "");
		if (*a->value == '@')
			wb_printf(o, "@%u:%u = ", part.at, part.bytes);
		put_number(&part, o);
	}
}

/* ", " before all but the first of several texts. */
static void
next(struct wb_out *o)
{
	wb_puts(o, o->n ? ", " : "");
}

static void
put_buffer(const struct wb_launch *l, const struct wb_fn *fn, uint32_t k, struct wb_out *o)
{
	const struct wb_launch_arg *a = wb_launch_arg_find(l, fn, k);
	const struct wb_launch_range *r = wb_launch_range_find(l, fn, k);
	uint64_t align = wb_launch_align(l, fn, k);

	if (a && a->is_buffer)
		wb_printf(o, "%llu bytes", (unsigned long long)a->bytes);
	if (align) {
		next(o);
		wb_printf(o, "at a multiple of %llu", (unsigned long long)align);
	}
	if (r) {
		next(o);
		wb_printf(o, "numbers of %u bytes from %u to %u", r->bytes, r->min, r->max);
	}
	if (a && a->is_buffer && a->given) {
		next(o);
		if (a->content)
			wb_printf(o, "with contents %016llx", (unsigned long long)wb_hash(a->content, a->ncontent));
		else
			wb_printf(o, "with contents %u %llu %s", a->init, (unsigned long long)a->seed,
				a->file ? a->file : "");
	}
}

static const char *
argument(struct wb_arena *arena, const struct wb_launch *l, const struct wb_fn *fn, uint32_t k)
{
	const struct wb_launch_arg *a = wb_launch_arg_find(l, fn, k);
	struct wb_out o = wb_out_new(arena);

	if (a && fn->desc->arg[k].kind == WB_ARG_LDS_POINTER)
		wb_printf(&o, "%llu bytes", (unsigned long long)wb_launch_lds_size(a));
	else if (a && !a->is_buffer)
		put_value(a, &fn->desc->arg[k], &o);
	else
		put_buffer(l, fn, k, &o);
	return o.n ? o.at : NULL;
}

uint32_t
wb_launch_stated(struct wb_arena *arena, const struct wb_launch *l, const struct wb_fn *fn, struct wb_stated **out)
{
	uint32_t most = (fn->desc ? fn->desc->narg : 0) + 1, n = 0;
	struct wb_stated *at = WB_NEW(arena, struct wb_stated, most);

	for (uint32_t k = 0; l && fn->desc && k < fn->desc->narg; k++) {
		const char *value = argument(arena, l, fn, k);

		if (value)
			at[n++] = (struct wb_stated){ k, fn->desc->arg[k].name, value };
	}
	if (l && l->lds_given)
		at[n++] = (struct wb_stated){ WB_NONE, "lds",
			wb_format(arena, "%llu bytes", (unsigned long long)l->lds_bytes) };
	*out = at;
	return n;
}
