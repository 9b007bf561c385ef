/* src/launch/complete.c -- checks a launch against its kernel.
 *
 * Sizes are those of HSA: the grid is in work-items, and need not be a multiple of the workgroup, unless the kernel was
 * compiled for that (OpenCL 1.2, HIP). A dimension has ceil(grid / workgroup) workgroups, and the last one may be
 * smaller. Every workgroup is bounded as a full one.
 */
#include <fnmatch.h>

#include "private.h"

#define MAX_GRID UINT32_MAX		/* HSA: 32 bits per dimension */
#define MAX_WORKGROUP UINT16_MAX	/* and 16 */
#define MAX_GROUPS_YZ (1u << 16)	/* of gfx12: two ids in one register */

/* Sets the workgroup that the kernel requires; reports if the launch says another one. */
static bool
agree_on_workgroup(struct wb_ctx *cx, struct wb_launch *l, const struct wb_kernel_desc *d, struct wb_loc at)
{
	bool open = !l->workgroup[0] && !l->workgroup[1] && !l->workgroup[2], required = d && d->reqd_workgroup[0];

	for (uint32_t k = 0; required && k < 3; k++) {
		uint32_t want = d->reqd_workgroup[k] ? d->reqd_workgroup[k] : 1;

		if (open)
			l->workgroup[k] = want;
		if (l->workgroup[k] != want) {
			wb_report(cx->diag, WB_E_LAUNCH_SIZE, at,
				"workgroup %u,%u,%u, but the kernel was compiled for %u,%u,%u", l->workgroup[0],
				l->workgroup[1], l->workgroup[2], d->reqd_workgroup[0], d->reqd_workgroup[1],
				d->reqd_workgroup[2]);
			return false;
		}
	}
	if (open && !required) {
		wb_report(cx->diag, WB_E_LAUNCH_SIZE, at,
			"the launch states no workgroup size, and the kernel requires none");
		return false;
	}
	return true;
}

/* Whether @size, that of @what in dimension @k, is possible. */
static bool
check_size(struct wb_ctx *cx, struct wb_loc at, const char *what, uint32_t k, uint64_t size, uint32_t most)
{
	if (size >= 1 && size <= most)
		return true;
	wb_report(cx->diag, WB_E_LAUNCH_SIZE, at,
		"%s: %llu work-items in dimension %u; it must be at least 1 and at most %u", what,
		(unsigned long long)size, k, most);
	return false;
}

/* Whether the ids of workgroups in dimension @k fit into the register from which the kernel reads them. */
static bool
ids_fit(struct wb_ctx *cx, const struct wb_launch *l, const struct wb_kernel_desc *d, struct wb_loc at, uint32_t k)
{
	uint64_t groups = wb_ceil_div(l->grid[k], l->workgroup[k]);
	uint32_t reg = !d || k == 0 || !d->abi.workgroup_id[k] ? WB_NONE :
		d->abi.s_workgroup_yz != WB_NONE ? d->abi.s_workgroup_yz : d->abi.s_workgroup_id[k];

	if (groups <= MAX_GROUPS_YZ || reg == WB_NONE || reg < WB_TTMP0)
		return true;
	wb_report(cx->diag, WB_E_LAUNCH_SIZE, at,
		"%llu workgroups in dimension %u, whose number the processor holds in 16 bits: at most %u",
		(unsigned long long)groups, k, MAX_GROUPS_YZ);
	return false;
}

/* Whether the last workgroup in dimension @k is as large as the others, or may be smaller. */
static bool
may_end_so(struct wb_ctx *cx, const struct wb_launch *l, const struct wb_kernel_desc *d, struct wb_loc at, uint32_t k)
{
	if (!d || !d->whole_workgroups || l->grid[k] % l->workgroup[k] == 0)
		return true;
	wb_report(cx->diag, WB_E_LAUNCH_SIZE, at,
		"grid of %llu in dimension %u, but the kernel was compiled for multiples of the workgroup, %u",
		(unsigned long long)l->grid[k], k, l->workgroup[k]);
	return false;
}

static bool
check_sizes(struct wb_ctx *cx, struct wb_launch *l, const struct wb_kernel_desc *d, struct wb_loc at)
{
	uint64_t groups = 1, items = 1;

	for (uint32_t k = 0; k < 3; k++) {
		if (!check_size(cx, at, "grid", k, l->grid[k], MAX_GRID) ||
			!check_size(cx, at, "workgroup", k, l->workgroup[k], MAX_WORKGROUP))
			return false;
		items *= l->workgroup[k];		/* 48 bits at most */
		if (!ids_fit(cx, l, d, at, k) || !may_end_so(cx, l, d, at, k))
			return false;
		if (!wb_mul_u64(groups, wb_ceil_div(l->grid[k], l->workgroup[k]), &groups)) {
			wb_report(
				cx->diag, WB_E_LAUNCH_SIZE, at, "the number of workgroups does not fit in 64 bits");
			return false;
		}
	}
	if (items > UINT32_MAX || (d && d->max_flat_workgroup && items > d->max_flat_workgroup)) {
		wb_report(cx->diag, WB_E_LAUNCH_SIZE, at,
			"workgroups of %llu work-items; the kernel was compiled for at most %u",
			(unsigned long long)items, d && d->max_flat_workgroup ? d->max_flat_workgroup : UINT32_MAX);
		return false;
	}
	l->workgroups = groups;
	l->workitems_per_workgroup = (uint32_t)items;
	return true;
}

/* ---- arguments --------------------------------------------------------------------- */
/* The descriptor argument that has @name, or @index if that is NULL; or NULL. */
static const struct wb_arg *
named(const struct wb_kernel_desc *d, const char *name, uint32_t index)
{
	uint32_t explicit = 0;

	for (uint32_t k = 0; k < d->narg; k++) {
		if (d->arg[k].kind == WB_ARG_HIDDEN)
			continue;
		if (name ? strcmp(d->arg[k].name, name) == 0 : index == explicit)
			return &d->arg[k];
		explicit++;
	}
	return NULL;
}

static const struct wb_arg *
meant(const struct wb_kernel_desc *d, const struct wb_launch_arg *a)
{
	return named(d, a->name, a->index);
}

bool
wb_launch_concerns(const struct wb_launch_arg *a, const struct wb_fn *fn)
{
	return (!a->kernel || fnmatch(a->kernel, fn->name, 0) == 0) && (!fn->desc || meant(fn->desc, a));
}

const struct wb_launch_arg *
wb_launch_arg_find(const struct wb_launch *l, const struct wb_fn *fn, uint32_t k)
{
	if (!fn->desc || k >= fn->desc->narg)
		return NULL;
	for (uint32_t a = 0; a < l->arg.n; a++)
		if (meant(fn->desc, &l->arg.at[a]) == &fn->desc->arg[k])
			return &l->arg.at[a];
	return NULL;
}

uint64_t
wb_launch_align(const struct wb_launch *l, const struct wb_fn *fn, uint32_t k)
{
	const struct wb_launch_arg *a = wb_launch_arg_find(l, fn, k);

	if (fn->desc->arg[k].kind != WB_ARG_BUFFER)
		return 0;
	return a && a->align ? a->align : l->align;
}

const struct wb_launch_range *
wb_launch_range_find(const struct wb_launch *l, const struct wb_fn *fn, uint32_t k)
{
	if (!fn->desc || k >= fn->desc->narg)
		return NULL;
	for (uint32_t r = 0; r < l->range.n; r++)
		if (named(fn->desc, l->range.at[r].name, l->range.at[r].index) == &fn->desc->arg[k])
			return &l->range.at[r];
	return NULL;
}

uint64_t
wb_launch_lds_size(const struct wb_launch_arg *a)
{
	bool neg;
	uint64_t bytes;

	if (a->is_buffer)
		return a->bytes;
	return !strchr(a->value, ',') && wb_parse_int(a->value, &neg, &bytes) && !neg && bytes <= UINT32_MAX ?
		bytes :
		WB_UNKNOWN;
}

const struct wb_arg *
wb_launch_lds_open(const struct wb_launch *l, const struct wb_fn *fn)
{
	for (uint32_t k = 0; fn->desc && k < fn->desc->narg; k++)
		if (fn->desc->arg[k].kind == WB_ARG_LDS_POINTER && !wb_launch_arg_find(l, fn, k))
			return &fn->desc->arg[k];
	return NULL;
}

bool
wb_launch_lds_unspecified(const struct wb_launch *l, const struct wb_fn *fn)
{
	bool declared = false;

	for (uint32_t k = 0; fn->desc && k < fn->desc->narg; k++) {
		if (fn->desc->arg[k].kind == WB_ARG_LDS_POINTER)
			return false;
		declared |= fn->desc->arg[k].value_kind &&
			strcmp(fn->desc->arg[k].value_kind, "hidden_dynamic_lds_size") == 0;
	}
	return declared && !l->lds_given;
}

uint64_t
wb_launch_dynamic_lds(const struct wb_launch *l, const struct wb_fn *fn)
{
	uint64_t sum = l->lds_bytes;

	for (uint32_t k = 0; fn->desc && k < fn->desc->narg; k++) {
		const struct wb_launch_arg *a =
			fn->desc->arg[k].kind == WB_ARG_LDS_POINTER ? wb_launch_arg_find(l, fn, k) : NULL;
		/* the alignment that the simulator uses */
		uint64_t align = fn->desc->arg[k].align > 16 ? fn->desc->arg[k].align : 16;

		if (a && (!wb_add_u64(sum, align - 1, &sum) || !wb_add_u64(sum, wb_launch_lds_size(a), &sum)))
			return UINT64_MAX;
	}
	return sum;
}

uint64_t
wb_launch_lds(const struct wb_launch *l, const struct wb_fn *fn)
{
	uint64_t all;

	if (!fn->desc || wb_launch_lds_open(l, fn) || wb_launch_lds_unspecified(l, fn) ||
		!wb_add_u64(fn->desc->lds_bytes, wb_launch_dynamic_lds(l, fn), &all))
		return WB_UNKNOWN;
	return all;
}

static void
note_args(struct wb_ctx *cx, const struct wb_kernel_desc *d)
{
	static const char *const kinds[] = { "value", "buffer", "LDS pointer", "other" };
	uint32_t n = 0;

	for (uint32_t k = 0; k < d->narg && n < 40; k++)
		if (d->arg[k].kind != WB_ARG_HIDDEN)
			wb_note(cx->diag, WB_NO_LOC, "argument %u: '%s', %s of %u bytes", n++, d->arg[k].name,
				kinds[d->arg[k].kind], d->arg[k].bytes);
	if (!n)
		wb_note(cx->diag, WB_NO_LOC, "the kernel has no arguments");
}

/* Text that names an argument in messages. */
static const char *
name_of(struct wb_ctx *cx, const char *name, uint32_t index)
{
	return name ? wb_format(cx->unit, "'%.100s'", name) : wb_format(cx->unit, "number %u", index);
}

/* Whether each of the comma-separated integers of @a fits in its bytes of the argument. */
static bool
value_fits(const struct wb_launch_arg *a, const struct wb_arg *arg)
{
	struct wb_launch_part p;

	for (uint32_t k = 0; wb_launch_part(a->value, arg->bytes, k, &p); k++) {
		size_t len = strcspn(p.text, ",");
		char part[80];
		uint64_t v, limit;
		bool neg;

		memcpy(part, p.text, len);	/* checked by wb_launch_scalar */
		part[len] = 0;
		if (!wb_launch_is_float(p.text, len) && wb_parse_int(part, &neg, &v) && p.bytes < 8) {
			limit = ((uint64_t)1 << (p.bytes * 8 - neg)) - !neg;
			if (v > limit)
				return false;
		}
	}
	return true;
}

/* The error in how the numbers of @a are distributed over the bytes of the argument; NULL: none. */
static const char *
shares(struct wb_ctx *cx, const struct wb_launch_arg *a, const struct wb_arg *arg)
{
	struct wb_launch_part p, q;
	uint32_t n = 1;

	for (const char *s = a->value; *s; s++)
		n += *s == ',';
	for (uint32_t k = 0; k < n; k++) {
		if (!wb_launch_part(a->value, arg->bytes, k, &p))
			return *a->value == '@' ?
				wb_format(cx->unit, "has %u bytes, and a member is given that ends behind them",
					arg->bytes) :
				wb_format(cx->unit,
					"has %u bytes, which %u number%s not share in parts of 1, 2, 4 or 8; a member "
					"of a struct is given as --arg %s+OFFSET=VALUE",
					arg->bytes, n, n == 1 ? " does" : "s do",
					a->name ? a->name : wb_format(cx->unit, "%u", a->index));
		for (uint32_t j = 0; *a->value == '@' && j < k; j++)
			if (wb_launch_part(a->value, arg->bytes, j, &q) && q.at < p.at + p.bytes &&
				p.at < q.at + q.bytes)
				return wb_format(
					cx->unit, "is given the member at byte %u twice", p.at > q.at ? p.at : q.at);
	}
	return NULL;
}

/* Whether @type is an integer of OpenCL C, or a vector of them. */
static bool
is_integer(const char *type)
{
	static const char *const names[] = { "bool", "char", "uchar", "short", "ushort", "int", "uint", "long",
		"ulong" };

	for (uint32_t k = 0; type && k < WB_COUNT(names); k++) {
		size_t n = strlen(names[k]);

		if (strncmp(type, names[k], n) == 0 && strspn(type + n, "0123456789") == strlen(type + n))
			return true;
	}
	return false;
}

static bool
check_arg(struct wb_ctx *cx, const struct wb_launch *l, uint32_t k, const struct wb_kernel_desc *d)
{
	const struct wb_launch_arg *a = &l->arg.at[k];
	const struct wb_arg *arg = meant(d, a);
	const char *wrong = NULL;

	if (!arg)
		wrong = "is none of the kernel's";
	else if (arg->kind == WB_ARG_OTHER)
		wrong = "is an image, sampler or queue";
	else if (arg->kind == WB_ARG_LDS_POINTER)
		wrong = wb_launch_lds_size(a) == WB_UNKNOWN ? "is an LDS pointer and needs a number of bytes" : NULL;
	else if (a->is_buffer != (arg->kind == WB_ARG_BUFFER))
		wrong = a->is_buffer ? "is given a buffer but is no pointer" : "is a pointer and needs a buffer";
	else if (!a->is_buffer && (wrong = shares(cx, a, arg)))
		;
	else if (!a->is_buffer && is_integer(arg->type_name) && wb_launch_has_float(a->value))
		wrong = "is an integer and is given a number with a point or an exponent";
	else if (!a->is_buffer && !value_fits(a, arg))
		wrong = wb_format(cx->unit, "has %u bytes, too few for %.60s", arg->bytes, a->value);
	for (uint32_t j = 0; j < k && !wrong; j++)
		if (meant(d, &l->arg.at[j]) == arg)
			wrong = "is given twice";
	if (!wrong)
		return true;
	wb_report(cx->diag, WB_E_LAUNCH_ARG, wb_loc_known(a->loc) ? a->loc : l->loc, "argument %s %s",
		name_of(cx, a->name, a->index), wrong);
	note_args(cx, d);
	return false;
}

/* Bytes of an element of buffer @arg by the name of its type, "uchar*", "int4*"; 0: it does not say. */
static uint32_t
element_bytes(const struct wb_arg *arg)
{
	static const struct { const char *name; uint32_t bytes;
	} types[] = { { "bool", 1 }, { "char", 1 }, { "uchar", 1 }, { "short", 2 }, { "ushort", 2 }, { "half", 2 },
		{ "int", 4 }, { "uint", 4 }, { "float", 4 }, { "long", 8 }, { "ulong", 8 }, { "double", 8 } };

	for (uint32_t k = 0; arg->type_name && k < WB_COUNT(types); k++) {
		size_t n = strlen(types[k].name);
		const char *rest = arg->type_name + n;

		if (strncmp(arg->type_name, types[k].name, n) != 0)
			continue;
		rest += strspn(rest, "0123456789");
		if (strcmp(rest, "*") == 0)
			return types[k].bytes;
	}
	return 0;
}

/* Why the elements of @arg have not the size that @r says, or not the values; NULL: they may. */
static const char *
size_differs(struct wb_ctx *cx, const struct wb_launch_range *r, const struct wb_arg *arg)
{
	uint32_t bytes = element_bytes(arg), stated = r->bytes ? r->bytes : bytes ? bytes : 4;

	if (bytes == 8)
		return wb_format(
			cx->unit, "is of type %.60s: values are of elements of 1, 2 or 4 bytes", arg->type_name);
	if (bytes && stated != bytes)
		return wb_format(cx->unit, "is of type %.60s, whose elements have %u byte%s, not %u", arg->type_name,
			bytes, bytes == 1 ? "" : "s", stated);
	if (stated < 4 && r->max >> 8 * stated)
		return wb_format(cx->unit, "has elements of %u byte%s, in which max %u does not fit", stated,
			stated == 1 ? "" : "s", r->max);
	return NULL;
}

/* Where the launch does not say the size of elements, their type does. */
static void
find_sizes(struct wb_launch *l, const struct wb_kernel_desc *d)
{
	for (uint32_t k = 0; k < l->range.n; k++) {
		struct wb_launch_range *r = &l->range.at[k];
		const struct wb_arg *arg = d ? named(d, r->name, r->index) : NULL;

		if (!r->bytes)
			r->bytes = arg && element_bytes(arg) ? element_bytes(arg) : 4;
	}
}

static bool
check_range(struct wb_ctx *cx, const struct wb_launch *l, uint32_t k, const struct wb_kernel_desc *d)
{
	const struct wb_launch_range *r = &l->range.at[k];
	const struct wb_arg *arg = named(d, r->name, r->index);
	const char *wrong = NULL;

	if (!arg)
		wrong = "is none of the kernel's";
	else if (arg->kind != WB_ARG_BUFFER)
		wrong = "is said to hold many values but is no buffer";
	else
		wrong = size_differs(cx, r, arg);
	for (uint32_t j = 0; j < k && !wrong; j++)
		if (named(d, l->range.at[j].name, l->range.at[j].index) == arg)
			wrong = "has two ranges of values";
	if (!wrong)
		return true;
	wb_report(cx->diag, WB_E_LAUNCH_ARG, r->loc, "argument %s %s", name_of(cx, r->name, r->index), wrong);
	note_args(cx, d);
	return false;
}

enum wb_status
wb_launch_check_args(struct wb_ctx *cx, const struct wb_launch *l, const struct wb_fn *fn)
{
	bool ok = true;

	for (uint32_t k = 0; fn->desc && k < l->arg.n; k++)
		ok &= check_arg(cx, l, k, fn->desc);
	for (uint32_t k = 0; fn->desc && k < l->range.n; k++)
		ok &= check_range(cx, l, k, fn->desc);
	return ok ? WB_OK : WB_BAD_INPUT;
}

enum wb_status
wb_launch_complete(struct wb_ctx *cx, struct wb_launch *l, const struct wb_fn *fn)
{
	struct wb_loc at = wb_loc_known(l->loc) ? l->loc : fn->loc;	/* sizes on the command line have no location */
	bool ok = agree_on_workgroup(cx, l, fn->desc, at) && check_sizes(cx, l, fn->desc, at);
	enum wb_status s = wb_launch_check_args(cx, l, fn);

	find_sizes(l, fn->desc);
	return ok ? s : WB_BAD_INPUT;
}
