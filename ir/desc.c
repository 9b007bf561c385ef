/* ir/desc.c -- the kernel descriptor in the text form: one table per struct, for printing and reading. */
#include "wir.h"

#define NUM(s, f, d)  { #f, (uint32_t)offsetof(struct s, f), (uint8_t)sizeof(((struct s *)0)->f), false, d }
#define FLAG(s, f)    { #f, (uint32_t)offsetof(struct s, f), (uint8_t)sizeof(bool), true, 0 }
#define ELEM(s, f, k, n, d, b) \
	{ n, (uint32_t)(offsetof(struct s, f) + (k) * sizeof(((struct s *)0)->f[0])), \
		(uint8_t)sizeof(((struct s *)0)->f[0]), b, d }

const struct wir_field wir_desc_field[] = {
	NUM(wb_kernel_desc, vgprs, 0),
	NUM(wb_kernel_desc, sgprs, 0),
	NUM(wb_kernel_desc, lds_bytes, 0),
	NUM(wb_kernel_desc, scratch_bytes, 0),
	FLAG(wb_kernel_desc, dynamic_stack),
	NUM(wb_kernel_desc, kernarg_bytes, 0),
	NUM(wb_kernel_desc, wave_lanes, 64),
	FLAG(wb_kernel_desc, cu_mode),
	NUM(wb_kernel_desc, max_flat_workgroup, 0),
	ELEM(wb_kernel_desc, reqd_workgroup, 0, "reqd_workgroup_x", 0, false),
	ELEM(wb_kernel_desc, reqd_workgroup, 1, "reqd_workgroup_y", 0, false),
	ELEM(wb_kernel_desc, reqd_workgroup, 2, "reqd_workgroup_z", 0, false),
	FLAG(wb_kernel_desc, whole_workgroups),
	NUM(wb_kernel_desc, code_object_version, 0),
	NUM(wb_kernel_desc, float_mode, 0),
	FLAG(wb_kernel_desc, dx10_clamp),
	FLAG(wb_kernel_desc, ieee_mode),
	{ 0 }
};

const struct wir_field wir_abi_field[] = {
	FLAG(wb_abi, private_segment_buffer),
	FLAG(wb_abi, dispatch_ptr),
	FLAG(wb_abi, queue_ptr),
	FLAG(wb_abi, kernarg_ptr),
	FLAG(wb_abi, dispatch_id),
	FLAG(wb_abi, flat_scratch_init),
	FLAG(wb_abi, private_segment_size),
	ELEM(wb_abi, workgroup_id, 0, "workgroup_id_x", 0, true),
	ELEM(wb_abi, workgroup_id, 1, "workgroup_id_y", 0, true),
	ELEM(wb_abi, workgroup_id, 2, "workgroup_id_z", 0, true),
	FLAG(wb_abi, workgroup_info),
	FLAG(wb_abi, scratch_wave_offset),
	NUM(wb_abi, workitem_id_dims, 1),
	FLAG(wb_abi, workitem_id_packed),
	FLAG(wb_abi, starts_flat_scratch),
	NUM(wb_abi, user_sgprs, 0),
	NUM(wb_abi, preload_from, 0),
	NUM(wb_abi, s_private_segment_buffer, WB_NONE),
	NUM(wb_abi, s_dispatch_ptr, WB_NONE),
	NUM(wb_abi, s_queue_ptr, WB_NONE),
	NUM(wb_abi, s_kernarg_ptr, WB_NONE),
	NUM(wb_abi, s_dispatch_id, WB_NONE),
	NUM(wb_abi, s_flat_scratch_init, WB_NONE),
	NUM(wb_abi, s_private_segment_size, WB_NONE),
	ELEM(wb_abi, s_workgroup_id, 0, "s_workgroup_id_x", WB_NONE, false),
	ELEM(wb_abi, s_workgroup_id, 1, "s_workgroup_id_y", WB_NONE, false),
	ELEM(wb_abi, s_workgroup_id, 2, "s_workgroup_id_z", WB_NONE, false),
	NUM(wb_abi, s_workgroup_yz, WB_NONE),
	NUM(wb_abi, s_workgroup_info, WB_NONE),
	NUM(wb_abi, s_scratch_wave_offset, WB_NONE),
	{ 0 }
};

const struct wir_field wir_arg_field[] = {
	NUM(wb_arg, offset, 0),
	NUM(wb_arg, bytes, 0),
	FLAG(wb_arg, is_const),
	FLAG(wb_arg, is_restrict),
	FLAG(wb_arg, is_volatile),
	FLAG(wb_arg, read_only),
	FLAG(wb_arg, write_only),
	NUM(wb_arg, align, 0),
	{ 0 }
};

const char *const wir_arg_kind_name[] = { "value", "buffer", "lds_pointer", "other", "hidden", NULL };

uint32_t
wir_field_get(const struct wir_field *f, const void *s)
{
	const char *at = (const char *)s + f->offset;
	uint8_t small;
	uint32_t v;

	if (f->size == 1) {
		memcpy(&small, at, 1);
		return small;
	}
	memcpy(&v, at, sizeof(v));
	return v;
}

bool
wir_field_set(const struct wir_field *f, void *s, uint64_t v)
{
	char *at = (char *)s + f->offset;
	uint8_t small = (uint8_t)v;
	uint32_t word = (uint32_t)v;

	if (v > (f->flag ? 1u : f->size == 1 ? UINT8_MAX : UINT32_MAX))
		return false;
	if (f->size == 1)
		memcpy(at, &small, 1);
	else
		memcpy(at, &word, sizeof(word));
	return true;
}

void
wir_fields_default(const struct wir_field *f, void *s)
{
	for (; f->name; f++)
		wir_field_set(f, s, f->dflt);
}

static void
print_fields(struct wb_out *o, const struct wir_field *f, const void *s)
{
	for (; f->name; f++) {
		uint32_t v = wir_field_get(f, s);

		if (v == f->dflt)
			continue;
		wb_printf(o, " %s", f->name);
		if (!f->flag)
			wb_printf(o, "=%u", v);
	}
	wb_puts(o, "\n");
}

static void
print_arg(struct wb_out *o, const struct wb_arg *a)
{
	wb_puts(o, "\targ ");
	wir_put_string(o, a->name ? a->name : "");
	wb_printf(o, " %s", a->kind <= WB_ARG_HIDDEN ? wir_arg_kind_name[a->kind] : "other");
	if (a->value_kind && *a->value_kind) {
		wb_puts(o, " value_kind=");
		wir_put_string(o, a->value_kind);
	}
	if (a->type_name && *a->type_name) {
		wb_puts(o, " type=");
		wir_put_string(o, a->type_name);
	}
	print_fields(o, wir_arg_field, a);
}

void
wir_print_desc(struct wb_out *o, const struct wb_kernel_desc *d)
{
	wb_puts(o, "\tdesc");
	print_fields(o, wir_desc_field, d);
	wb_puts(o, "\tabi");
	print_fields(o, wir_abi_field, &d->abi);
	for (uint32_t k = 0; k < d->narg; k++)
		print_arg(o, &d->arg[k]);
}
