/* src/gcn/old_metadata.c -- metadata of code objects of version 2: arguments and sizes of kernels.
 *
 *   Kernels:
 *     - Name:       kernel
 *       SymbolName: 'kernel@kd'
 *       Attrs:
 *         ReqdWorkGroupSize: [ 64, 1, 1 ]
 *       Args:
 *         - Name:      a
 *           Size:      8
 *           Align:     8
 *           ValueKind: GlobalBuffer
 *       CodeProps:
 *         MaxFlatWorkGroupSize: 256
 *
 * Places of arguments are not stated: each follows the one before, aligned.
 * Source: LLVM, AMDGPUUsage, code object V2 metadata.
 */
#include "yaml.h"

enum part { KERNEL, ARGS, ATTRIBUTES };

struct reading {
	struct wb_ctx *cx;
	void (*each)(void *arg, const char *name, const struct wb_kernel_desc *d);
	void *arg;
	size_t dash;			/* column of the "-" of kernels; SIZE_MAX: there is none yet */
	bool in_kernels;
	enum part part;
	const char *name;		/* NULL: there is no kernel */
	WB_VEC(struct wb_arg) args;
	uint32_t align;			/* of the last argument */
	uint64_t end;			/* of the arguments before it */
	struct wb_kernel_desc desc;
	uint32_t nreqd;
	bool reading_reqd;
	const char *wrong;
};

/* Kinds of values by the names of later versions, which the rest knows. */
static void
set_kind(struct wb_arg *a, const char *v)
{
	static const struct { const char *name, *now; uint8_t kind;
	} known[] = {
		{ "ByValue", "by_value", WB_ARG_VALUE },
		{ "GlobalBuffer", "global_buffer", WB_ARG_BUFFER },
		{ "DynamicSharedPointer", "dynamic_shared_pointer", WB_ARG_LDS_POINTER },
		{ "Sampler", "sampler", WB_ARG_OTHER },
		{ "Image", "image", WB_ARG_OTHER },
		{ "Pipe", "pipe", WB_ARG_OTHER },
		{ "Queue", "queue", WB_ARG_OTHER },
		{ "HiddenGlobalOffsetX", "hidden_global_offset_x", WB_ARG_HIDDEN },
		{ "HiddenGlobalOffsetY", "hidden_global_offset_y", WB_ARG_HIDDEN },
		{ "HiddenGlobalOffsetZ", "hidden_global_offset_z", WB_ARG_HIDDEN },
		{ "HiddenNone", "hidden_none", WB_ARG_HIDDEN },
		{ "HiddenPrintfBuffer", "hidden_printf_buffer", WB_ARG_HIDDEN },
		{ "HiddenHostcallBuffer", "hidden_hostcall_buffer", WB_ARG_HIDDEN },
		{ "HiddenDefaultQueue", "hidden_default_queue", WB_ARG_HIDDEN },
		{ "HiddenCompletionAction", "hidden_completion_action", WB_ARG_HIDDEN },
		{ "HiddenMultiGridSyncArg", "hidden_multigrid_sync_arg", WB_ARG_HIDDEN },
	};

	for (size_t k = 0; k < WB_COUNT(known); k++)
		if (strcmp(v, known[k].name) == 0) {
			a->value_kind = known[k].now;
			a->kind = known[k].kind;
			return;
		}
	a->value_kind = v;
}

/* Puts the last argument behind the others: its size and alignment are known now. */
static void
place_last(struct reading *r)
{
	struct wb_arg *a = r->args.n ? &r->args.at[r->args.n - 1] : NULL;
	uint64_t align = r->align ? r->align : 1, at = (r->end + align - 1) / align * align;

	if (!a)
		return;
	if (at + a->bytes > UINT32_MAX) {
		r->wrong = "arguments of more than 4 GiB";
		return;
	}
	a->offset = (uint32_t)at;
	r->end = at + a->bytes;
	if (a->kind == WB_ARG_HIDDEN && !*a->name)
		a->name = a->value_kind;
}

static void
flush(struct reading *r)
{
	place_last(r);
	r->desc.arg = r->args.at;
	r->desc.narg = r->args.n;
	if (r->name && !r->wrong)
		r->each(r->arg, r->name, &r->desc);
	r->name = NULL;
	memset(&r->args, 0, sizeof r->args);
	memset(&r->desc, 0, sizeof r->desc);
	r->end = r->align = r->nreqd = 0;
	r->part = KERNEL;
	r->reading_reqd = false;
}

static void
argument(struct reading *r, const struct yaml_item *it)
{
	struct wb_arg *a = &r->args.at[r->args.n - 1];
	const char *text = wb_strndup(r->cx->unit, it->value, it->nvalue);

	if (gcn_yaml_is(it, "Name"))
		a->name = text;
	else if (gcn_yaml_is(it, "TypeName"))
		a->type_name = text;
	else if (gcn_yaml_is(it, "ValueKind"))
		set_kind(a, text);
	else if (gcn_yaml_is(it, "Size"))
		a->bytes = gcn_yaml_number(it, &r->wrong);
	else if (gcn_yaml_is(it, "Align"))
		r->align = gcn_yaml_number(it, &r->wrong);
	else if (gcn_yaml_is(it, "PointeeAlign"))
		a->align = gcn_yaml_number(it, &r->wrong);
	else if (gcn_yaml_is(it, "IsConst"))
		a->is_const = gcn_yaml_true(it);
	else if (gcn_yaml_is(it, "IsRestrict"))
		a->is_restrict = gcn_yaml_true(it);
	else if (gcn_yaml_is(it, "IsVolatile"))
		a->is_volatile = gcn_yaml_true(it);
	else if (gcn_yaml_is(it, "AccQual") || gcn_yaml_is(it, "ActualAccQual")) {
		a->read_only = strcmp(text, "ReadOnly") == 0;
		a->write_only = strcmp(text, "WriteOnly") == 0;
	}
}

static void
kernel_field(struct reading *r, const struct yaml_item *it)
{
	size_t n = it->nvalue;

	r->part = gcn_yaml_is(it, "Args") ? ARGS : it->nvalue ? KERNEL : ATTRIBUTES;
	r->reading_reqd = false;
	if (gcn_yaml_is(it, "SymbolName") && n > 3 && memcmp(it->value + n - 3, "@kd", 3) == 0)
		n -= 3;
	if (gcn_yaml_is(it, "SymbolName") || (gcn_yaml_is(it, "Name") && !r->name))
		r->name = wb_strndup(r->cx->unit, it->value, n);
}

static void
line(struct reading *r, const struct yaml_item *it)
{
	if (it->key && it->indent == 0 && !it->starts) {
		flush(r);
		r->in_kernels = gcn_yaml_is(it, "Kernels");
		r->dash = SIZE_MAX;
	} else if (r->in_kernels && it->starts && it->key && (r->dash == SIZE_MAX || it->dash == r->dash)) {
		flush(r);
		r->dash = it->dash;
		kernel_field(r, it);
	} else if (r->in_kernels && r->dash != SIZE_MAX && it->key && it->indent == r->dash + 2) {
		kernel_field(r, it);
	} else if (r->part == ARGS && it->key) {
		if (it->starts) {
			struct wb_arg a = { .name = "", .value_kind = "", .type_name = "", .kind = WB_ARG_OTHER };

			place_last(r);
			r->align = 0;
			WB_PUSH(r->cx->unit, &r->args, a);
		}
		if (r->args.n)
			argument(r, it);
	} else if (r->part == ATTRIBUTES && it->key) {
		r->reading_reqd = gcn_yaml_is(it, "ReqdWorkGroupSize");
		if (gcn_yaml_is(it, "MaxFlatWorkGroupSize"))
			r->desc.max_flat_workgroup = gcn_yaml_number(it, &r->wrong);
	} else if (r->reading_reqd && it->starts && r->nreqd < 3) {
		r->desc.reqd_workgroup[r->nreqd++] = gcn_yaml_number(it, &r->wrong);
	}
}

const char *
wb_gcn_metadata(struct wb_ctx *cx, const char *text, size_t bytes,
	void (*each)(void *arg, const char *name, const struct wb_kernel_desc *d), void *arg)
{
	struct reading r = { .cx = cx, .each = each, .arg = arg, .dash = SIZE_MAX };
	struct yaml y = { .tmp = cx->tmp, .at = text, .start = text, .line = 1 };
	struct yaml_item it;

	y.end = text + bytes;
	while (bytes && y.end > text && y.end[-1] == 0)	/* notes are padded */
		y.end--;
	while (!r.wrong && gcn_yaml_next(&y, &it))
		line(&r, &it);
	flush(&r);
	return r.wrong ? r.wrong : y.wrong;
}
