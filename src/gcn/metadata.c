/* src/gcn/metadata.c -- .amdgpu_metadata: arguments and sizes of kernels.
 *
 *   amdhsa.kernels:
 *     - .args:
 *         - .name:           a
 *           .offset:         0
 *       .name:           kernel
 *       .reqd_workgroup_size:
 *         - 64
 *
 * Nesting follows from the columns of keys (yaml.c). Unknown keys are ignored: metadata adds names and sizes of
 * arguments, but changes no instruction. What LLVM 19 rejects of those it knows is an error (AMDGPUMetadataVerifier).
 */
#include "yaml.h"

/* Keys of kernels and arguments whose values are no text, and which they are: words between bars; "": integers. */
#define TRUTHS "true|True|TRUE|yes|Yes|YES|y|Y|on|On|ON|false|False|FALSE|no|No|NO|n|N|off|Off|OFF"
#define FIELD(key, words) { key, sizeof(key) - 1, words }
static const struct {
	const char *key;
	size_t nkey;
	const char *words;
} field[] = {
	FIELD(".value_kind",
		"by_value|global_buffer|dynamic_shared_pointer|sampler|image|pipe|queue|hidden_block_count_x|"
		"hidden_block_count_y|hidden_block_count_z|hidden_group_size_x|hidden_group_size_y|hidden_group_size_z|"
		"hidden_remainder_x|hidden_remainder_y|hidden_remainder_z|hidden_global_offset_x|"
		"hidden_global_offset_y|hidden_global_offset_z|hidden_grid_dims|hidden_none|hidden_printf_buffer|"
		"hidden_hostcall_buffer|hidden_heap_v1|hidden_default_queue|hidden_completion_action|"
		"hidden_multigrid_sync_arg|hidden_dynamic_lds_size|hidden_private_base|hidden_shared_base|"
		"hidden_queue_ptr"),
	FIELD(".address_space", "private|global|constant|local|generic|region"),
	FIELD(".access", "read_only|write_only|read_write"),
	FIELD(".actual_access", "read_only|write_only|read_write"),
	FIELD(".language", "OpenCL C|OpenCL C++|HCC|HIP|OpenMP|Assembler"),
	FIELD(".is_const", TRUTHS),
	FIELD(".is_restrict", TRUTHS),
	FIELD(".is_volatile", TRUTHS),
	FIELD(".is_pipe", TRUTHS),
	FIELD(".uses_dynamic_stack", TRUTHS),
	FIELD(".size", ""),
	FIELD(".offset", ""),
	FIELD(".pointee_align", ""),
	FIELD(".kernarg_segment_size", ""),
	FIELD(".kernarg_segment_align", ""),
	FIELD(".group_segment_fixed_size", ""),
	FIELD(".private_segment_fixed_size", ""),
	FIELD(".wavefront_size", ""),
	FIELD(".max_flat_workgroup_size", ""),
	FIELD(".sgpr_count", ""),
	FIELD(".vgpr_count", ""),
	FIELD(".sgpr_spill_count", ""),
	FIELD(".vgpr_spill_count", ""),
	FIELD(".uniform_work_group_size", ""),
	FIELD(".workgroup_processor_mode", ""),
};

struct reading {
	struct wb_gcn_unit *u;
	size_t kernel_dash, arg_dash;
	bool in_kernels, in_kernel, in_args;
	WB_VEC(struct wb_arg) arg;
	const char *name;
	size_t nname;
	uint32_t max_flat, reqd[3], nreqd;
	struct wb_counted counted;
	bool reading_reqd, whole;
	size_t reqd_indent;
	const char *wrong;		/* what is wrong with the current value */
	struct wb_loc loc;
};

static uint8_t
kind_of(const char *v)
{
	if (strcmp(v, "by_value") == 0)
		return WB_ARG_VALUE;
	if (strcmp(v, "global_buffer") == 0)
		return WB_ARG_BUFFER;
	if (strcmp(v, "dynamic_shared_pointer") == 0)
		return WB_ARG_LDS_POINTER;
	return strncmp(v, "hidden_", 7) == 0 ? WB_ARG_HIDDEN : WB_ARG_OTHER;
}

static void
arg_field(struct reading *r, const struct yaml_item *it)
{
	struct wb_arg *a = &r->arg.at[r->arg.n - 1];
	const char *text = wb_strndup(r->u->cx->unit, it->value, it->nvalue);

	if (gcn_yaml_is(it, ".name"))
		a->name = text;
	else if (gcn_yaml_is(it, ".type_name"))
		a->type_name = text;
	else if (gcn_yaml_is(it, ".value_kind")) {
		a->value_kind = text;
		a->kind = kind_of(text);
	} else if (gcn_yaml_is(it, ".offset"))
		a->offset = gcn_yaml_number(it, &r->wrong);
	else if (gcn_yaml_is(it, ".size"))
		a->bytes = gcn_yaml_number(it, &r->wrong);
	else if (gcn_yaml_is(it, ".pointee_align"))
		a->align = gcn_yaml_number(it, &r->wrong);
	else if (gcn_yaml_is(it, ".is_const"))
		a->is_const = gcn_yaml_true(it);
	else if (gcn_yaml_is(it, ".is_restrict"))
		a->is_restrict = gcn_yaml_true(it);
	else if (gcn_yaml_is(it, ".is_volatile"))
		a->is_volatile = gcn_yaml_true(it);
	else if (gcn_yaml_is(it, ".access") || gcn_yaml_is(it, ".actual_access")) {
		a->read_only = strcmp(text, "read_only") == 0;
		a->write_only = strcmp(text, "write_only") == 0;
	}
}

static void
flush(struct reading *r)
{
	struct kernel *k = r->name ? gcn_kernel_find(r->u, r->name, r->nname) : NULL;

	if (k) {
		struct wb_kernel_desc *d = k->desc;

		d->arg = WB_NEW(r->u->cx->unit, struct wb_arg, r->arg.n);
		d->narg = r->arg.n;
		for (uint32_t n = 0; n < r->arg.n; n++) {
			d->arg[n] = r->arg.at[n];
			if (d->arg[n].kind == WB_ARG_HIDDEN && !*d->arg[n].name)
				d->arg[n].name = d->arg[n].value_kind;
		}
		d->max_flat_workgroup = r->max_flat;
		memcpy(d->reqd_workgroup, r->reqd, sizeof(r->reqd));
		d->whole_workgroups = r->whole;
		d->counted = r->counted;
		d->counted.known = r->counted.vgprs && r->counted.sgprs;
	} else if (r->name) {
		wb_report(r->u->cx->diag, WB_W_GCN_METADATA, r->loc, "metadata of '%.*s', which has no descriptor",
			(int)(r->nname > 100 ? 100 : r->nname), r->name);
	}
	r->name = NULL;
	r->arg.n = 0;
	r->max_flat = r->nreqd = 0;
	memset(r->reqd, 0, sizeof(r->reqd));
	r->counted = (struct wb_counted){ .known = false };
	r->in_kernel = r->in_args = r->reading_reqd = r->whole = false;
}

static void
kernel_field(struct reading *r, const struct yaml_item *it)
{
	r->in_args = gcn_yaml_is(it, ".args");
	r->reading_reqd = gcn_yaml_is(it, ".reqd_workgroup_size");
	r->reqd_indent = it->indent;
	if (gcn_yaml_is(it, ".name")) {
		r->name = it->value;
		r->nname = it->nvalue;
	} else if (gcn_yaml_is(it, ".max_flat_workgroup_size")) {
		r->max_flat = gcn_yaml_number(it, &r->wrong);
	} else if (gcn_yaml_is(it, ".uniform_work_group_size")) {
		r->whole = gcn_yaml_number(it, &r->wrong) != 0;
	} else if (gcn_yaml_is(it, ".vgpr_count")) {
		r->counted.vgprs = gcn_yaml_number(it, &r->wrong);
	} else if (gcn_yaml_is(it, ".agpr_count")) {
		r->counted.agprs = gcn_yaml_number(it, &r->wrong);
	} else if (gcn_yaml_is(it, ".sgpr_count")) {
		r->counted.sgprs = gcn_yaml_number(it, &r->wrong);
	} else if (gcn_yaml_is(it, ".vgpr_spill_count")) {
		r->counted.vgpr_spills = gcn_yaml_number(it, &r->wrong);
	} else if (gcn_yaml_is(it, ".sgpr_spill_count")) {
		r->counted.sgpr_spills = gcn_yaml_number(it, &r->wrong);
	}
}

/* Whether @it is one of @words. */
static bool
is_among(const struct yaml_item *it, const char *words)
{
	for (size_t n; n = strcspn(words, "|"), n; words += n + (words[n] == '|'))
		if (n == it->nvalue && memcmp(words, it->value, n) == 0)
			return true;
	return false;
}

/* What is wrong with the value of a key of kernels or arguments. */
static void
check_field(struct reading *r, const struct yaml_item *it)
{
	size_t k = 0;

	while (k < WB_COUNT(field) &&
		(field[k].nkey != it->nkey || memcmp(field[k].key, it->key, it->nkey) != 0))
		k++;
	if (k < WB_COUNT(field) && !*field[k].words)
		gcn_yaml_number(it, &r->wrong);
	else if (k < WB_COUNT(field) && !is_among(it, field[k].words))
		r->wrong = "LLVM 19 knows no such value of this key";
}

static void
line(struct reading *r, const struct yaml_item *it)
{
	if (it->key && it->indent == 0 && !it->starts) {
		flush(r);
		r->in_kernels = gcn_yaml_is(it, "amdhsa.kernels");
		r->kernel_dash = SIZE_MAX;
		return;
	}
	if (!r->in_kernels)
		return;
	if (it->nkey && *it->key == '.')
		check_field(r, it);
	if (it->starts && it->key && (r->kernel_dash == SIZE_MAX || it->dash == r->kernel_dash)) {
		flush(r);
		r->kernel_dash = it->dash;
		r->in_kernel = true;
		kernel_field(r, it);
		return;
	}
	if (!r->in_kernel)
		return;
	if (it->key && it->indent == r->kernel_dash + 2) {
		kernel_field(r, it);
	} else if (r->in_args && it->key) {
		if (it->starts) {
			struct wb_arg a = { .name = "", .value_kind = "", .type_name = "", .kind = WB_ARG_OTHER };

			WB_PUSH(r->u->cx->tmp, &r->arg, a);
		}
		if (r->arg.n)
			arg_field(r, it);
	} else if (r->reading_reqd && it->starts && !it->key && r->nreqd < 3) {
		r->reqd[r->nreqd++] = gcn_yaml_number(it, &r->wrong);
	}
}

void
gcn_metadata_read(struct wb_gcn_unit *u, const char *text, size_t bytes, uint32_t first_line, uint16_t file)
{
	struct reading r = { .u = u, .kernel_dash = SIZE_MAX };
	struct yaml y = { .tmp = u->cx->tmp, .at = text, .end = text + bytes, .start = text, .line = first_line };
	struct yaml_item it = { .line = first_line };
	bool none = true;

	while (!r.wrong && gcn_yaml_next(&y, &it)) {
		none = false;
		r.loc = (struct wb_loc){ .line = it.line, .file = file };
		line(&r, &it);
	}
	if (none && !y.wrong)
		y.wrong = "it is empty";
	if (y.wrong)
		r.loc = (struct wb_loc){ .line = y.line,
			.col = (uint16_t)wb_min_u64((uint64_t)(y.at - y.start) + 1, UINT16_MAX),
			.file = file };
	if (r.wrong || y.wrong)
		wb_report(u->cx->diag, WB_E_GCN_METADATA, r.loc, "%s", r.wrong ? r.wrong : y.wrong);
	flush(&r);
}
