/* test/lib/kernel.c -- a kernel of GCN as text, see kernel.h. */
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "kernel.h"
#include "wavebound/exact.h"
#include "wavebound/gcn.h"
#include "wavebound/timed.h"

static const char *name_of(const struct kernel_frame *f) { return f->name ? f->name : "k"; }
static const char *target_of(const struct kernel_frame *f) { return f->target ? f->target : "gfx900"; }
static uint32_t or_else(uint32_t n, uint32_t usual) { return n ? n : usual; }

/* ---- text ------------------------------------------------------------------------------------------ */
uint32_t
kernel_lines(struct wb_out *o, const char *lines)
{
	uint32_t insts = 0;

	while (*lines) {
		const char *end = strstr(lines, "; ");
		size_t n = end ? (size_t)(end - lines) : strlen(lines);
		bool is_label = n && lines[n - 1] == ':';

		insts += n && !is_label;
		if (n) {
			wb_puts(o, is_label ? "" : "\t");
			wb_putn(o, lines, n);
			wb_puts(o, "\n");
		}
		lines += end ? n + 2 : n;
	}
	return insts;
}

void
kernel_code(struct wb_out *o, const char *fmt, ...)
{
	char lines[2048];
	va_list ap;
	int n;

	va_start(ap, fmt);
	n = vsnprintf(lines, sizeof lines, fmt, ap);
	va_end(ap);
	if (n < 0 || (size_t)n >= sizeof lines)
		abort();
	kernel_lines(o, lines);
}

void
kernel_file(struct wb_out *o, const struct kernel_frame *f)
{
	kernel_code(o, ".text; .amdgcn_target \"amdgcn-amd-amdhsa--%s\"; .amdhsa_code_object_version 4", target_of(f));
}

void
kernel_head(struct wb_out *o, const struct kernel_frame *f)
{
	const char *k = name_of(f);

	if (!o->n)
		kernel_file(o, f);
	kernel_code(o, ".globl %s; .p2align 8; .type %s,@function; %s:", k, k, k);
}

/* Takes the next argument from *@list; false: there is none. */
static bool
next_arg(const char **list, char name[32], uint32_t *bytes, bool *pointer)
{
	size_t n = strcspn(*list, " *:");

	if (!n)
		return false;
	snprintf(name, 32, "%.*s", (int)n, *list);
	*list += n;
	*pointer = **list == '*';
	*bytes = *pointer ? 8 : **list == ':' ? (uint32_t)(*list)[1] - '0' : 4;
	*list += strcspn(*list, " ");
	*list += strspn(*list, " ");
	return true;
}

/* The arguments, listed at @o unless it is NULL; their bytes, each at a multiple of its own. */
static uint32_t
put_args(struct wb_out *o, const char *list)
{
	uint32_t at = 0, bytes;
	char name[32];
	bool pointer;

	while (next_arg(&list, name, &bytes, &pointer)) {
		bool hidden = strncmp(name, "hidden_", 7) == 0;

		at = (at + bytes - 1) / bytes * bytes;
		if (o)
			wb_printf(o,
				"      - .name: %s\n        .offset: %u\n        .size: %u\n        .value_kind: %s\n",
				name, at, bytes,
				pointer ? "global_buffer\n        .address_space: global" : hidden ? name : "by_value");
		if (o && !pointer && !hidden)
			wb_printf(o, "        .type_name: %s\n", bytes == 8 ? "ulong" : bytes == 4 ? "uint" : "ushort");
		at += bytes;
	}
	return at;
}

static void
put_metadata(struct wb_out *o, const struct kernel_frame *f, uint32_t bytes)
{
	const char *k = name_of(f);

	wb_puts(o, "\t.amdgpu_metadata\n---\namdhsa.kernels:\n  - .args:\n");
	put_args(o, f->args);
	wb_printf(o,
		"    .group_segment_fixed_size: %u\n    .kernarg_segment_align: 8\n    .kernarg_segment_size: %u\n"
		"    .max_flat_workgroup_size: 1024\n    .name: %s\n    .private_segment_fixed_size: %u\n"
		"    .sgpr_count: %u\n    .symbol: %s.kd\n    .vgpr_count: %u\n    .wavefront_size: %u\n"
		"amdhsa.target: amdgcn-amd-amdhsa--%s\namdhsa.version: [ 1, 1 ]\n...\n\t.end_amdgpu_metadata\n",
		f->lds_bytes, bytes, k, f->private_bytes, or_else(f->sgprs, 96), k, or_else(f->vgprs, 32),
		or_else(f->lanes, 64), target_of(f));
}

bool
kernel_scratch_by_sgprs(const char *target)
{
	return strncmp(target, "gfx94", 5) != 0 && strncmp(target, "gfx11", 5) != 0 && strncmp(target, "gfx12", 5) != 0;
}

/* Whether the registers for accumulation are in one file with the others, in which the descriptor says where. */
static bool
unified(const char *target)
{
	return strncmp(target, "gfx90a", 6) == 0 || strncmp(target, "gfx94", 5) == 0;
}

void
kernel_tail(struct wb_out *o, const struct kernel_frame *f)
{
	const char *k = name_of(f);
	uint32_t bytes = f->args ? put_args(NULL, f->args) : 0, dims = or_else(f->dims, 1);

	bytes = (bytes + 7) / 8 * 8;
	kernel_code(o,
		"s_endpgm; .Lend_of_%s:; .size %s, .Lend_of_%s-%s; .section .rodata,\"a\",@progbits; .p2align 6; "
		".amdhsa_kernel %s",
		k, k, k, k, k);
	kernel_code(o,
		".amdhsa_group_segment_fixed_size %u; .amdhsa_private_segment_fixed_size %u; .amdhsa_kernarg_size %u; "
		"%s.amdhsa_user_sgpr_kernarg_segment_ptr 1; %s"
		".amdhsa_system_sgpr_workgroup_id_x %u; .amdhsa_system_sgpr_workgroup_id_y %u; "
		".amdhsa_system_sgpr_workgroup_id_z %u; .amdhsa_system_vgpr_workitem_id %u; .amdhsa_next_free_vgpr %u; "
		".amdhsa_next_free_sgpr %u",
		f->lds_bytes, f->private_bytes, bytes,
		f->descriptor ? ".amdhsa_user_sgpr_private_segment_buffer 1; " : "",
		f->private_bytes && kernel_scratch_by_sgprs(target_of(f)) ?
			".amdhsa_system_sgpr_private_segment_wavefront_offset 1; " : "",
		!(f->without & 1), dims > 1 && !(f->without & 2), dims > 2 && !(f->without & 4),
		or_else(f->item_dims, dims) - 1, or_else(f->vgprs, 32), or_else(f->sgprs, 96));
	if (unified(target_of(f)))
		kernel_code(o, ".amdhsa_accum_offset %u", (or_else(f->vgprs, 32) + 3) / 4 * 4);
	kernel_lines(o, f->more ? f->more : "");
	wb_puts(o, "\t.end_amdhsa_kernel\n\t.text\n");
	if (f->args)
		put_metadata(o, f, bytes);
}

/* ---- and what becomes of it --------------------------------------------------------------------------- */
struct wb_module *
kernel_read(struct wb_ctx *cx, const struct wb_out *o)
{
	uint16_t file = wb_file_add(cx->files, WB_FILE_TEXT, "random.s", o->at, o->n);
	struct wb_module *m;

	if (wb_gcn_read(cx, file, NULL, &m) != WB_OK)
		return NULL;
	for (uint32_t f = 0; f < m->nfn; f++)
		if (m->fn[f]->refused)
			return NULL;
	return m;
}

struct wb_fn *
kernel_of(const struct wb_module *m)
{
	for (uint32_t f = 0; f < m->nfn; f++)
		if (m->fn[f]->is_kernel)
			return m->fn[f];
	return NULL;
}

struct wb_launch *
kernel_launch(struct wb_ctx *cx, const struct wb_module *m, const char *xml)
{
	uint16_t file = wb_file_add(cx->files, WB_FILE_TEXT, "launch.xml", xml, strlen(xml));
	struct wb_fn *k = kernel_of(m);
	struct wb_launch *l = NULL;

	return wb_launch_read(cx, file, k->name, &l) == WB_OK && wb_launch_complete(cx, l, k) == WB_OK &&
			wb_launch_contents(cx, l, NULL) == WB_OK ?
		l :
		NULL;
}

const char *
kernel_exact(struct wb_ctx *cx, const struct wb_out *text, const char *xml, const struct wb_machine *machine,
	uint64_t steps, uint64_t *determined, uint8_t **data)
{
	const struct wb_exact_options o = { .limit = steps };
	const struct wb_timed_hooks hooks = { .user = NULL };
	struct wb_module *m = kernel_read(cx, text);
	struct wb_launch *l = m ? kernel_launch(cx, m, xml) : NULL;
	struct wb_sim_buffer *buffer;
	struct wb_exact e;
	struct wb_timed t;
	struct wb_sim *sim;
	uint32_t n;

	if (!l)
		return "it cannot be read";
	if (wb_exact_run(cx, m, m->fn[0], l, machine, &o, &e) != WB_OK)
		return "no answer";
	if (e.status == WB_EXACT_OPEN && !data)
		return NULL;
	if (wb_sim_prepare(cx, m, m->fn[0], l, machine, kernel_no_files, NULL, &sim, &buffer, &n) != WB_OK ||
		wb_timed_run(cx, sim, m, m->fn[0], machine, 0, steps, &hooks, &t) != WB_OK)
		return "it cannot be simulated";
	if (data)
		*data = buffer[0].at;
	if (e.status != WB_EXACT_DETERMINED)
		return e.status == WB_EXACT_OPEN ? NULL : "neither determined nor open";
	++*determined;
	return t.cycles == e.cycles && t.instructions == e.instructions ?
		NULL :
		wb_format(cx->unit, "exact %llu cycles, simulated %llu", (unsigned long long)e.cycles,
			(unsigned long long)t.cycles);
}

enum wb_status
kernel_no_files(
	struct wb_ctx *cx, void *user, const struct wb_launch *l, const char *path, const uint8_t **at, uint64_t *bytes)
{
	(void)cx, (void)user, (void)l, (void)path, (void)at, (void)bytes;
	return WB_BAD_INPUT;
}
