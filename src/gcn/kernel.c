/* src/gcn/kernel.c -- the .amdhsa_kernel block: registers, LDS, scratch memory, and the contents of registers at entry.
 *
 * The count of SGPRs includes VCC, FLAT_SCRATCH and XNACK_MASK if the block reserves them.
 * Source: the directives and their defaults as LLVM documents them (AMDGPUUsage, "AMDHSA kernel descriptor").
 */
#include <stdlib.h>

#include "gcn.h"

struct kernel *
gcn_kernel_new(struct wb_gcn_unit *u, uint32_t sym, struct wb_loc loc)
{
	struct kernel *k = WB_NEW(u->cx->tmp, struct kernel, 1);
	struct wb_kernel_desc *d = WB_NEW(u->cx->unit, struct wb_kernel_desc, 1);

	k->sym = sym;
	k->loc = loc;
	k->desc = d;
	k->next_vgpr = k->next_sgpr = k->user_sgprs = -1;
	k->vcc = k->flat_scratch = true;
	k->xnack = u->xnack != XNACK_OFF;
	d->wave_lanes = u->lanes;
	d->float_mode = 0xc0;	/* 16- and 64-bit denormals kept, 32-bit flushed */
	/* gfx12 has neither mode: NaN is clamped to 0, and minimum and maximum take the number */
	d->dx10_clamp = true;
	d->ieee_mode = !wb_gcn_is_gfx12(u->t->gfx);
	d->abi.workgroup_id[0] = true;
	d->abi.workitem_id_dims = 1;
	wb_gcn_abi_registers(&d->abi, u->t->gfx);
	if (u->sym.at[sym].kernel != WB_NONE) {
		struct kernel *first = u->kernel.at[u->sym.at[sym].kernel];

		wb_report(u->cx->diag, WB_E_GCN_DUPLICATE, loc, "a second descriptor for kernel '%s'",
			u->sym.at[sym].name);
		wb_note(u->cx->diag, first->loc, "the first is here");
		k->bad = first->bad = true;
	} else {
		u->sym.at[sym].kernel = u->kernel.n;
	}
	WB_PUSH(u->cx->tmp, &u->kernel, k);
	return k;
}

struct kernel *
gcn_kernel_find(struct wb_gcn_unit *u, const char *name, size_t len)
{
	uint32_t sym = wb_map_get(&u->sym_map, name, len), k = sym == WB_NONE ? WB_NONE : u->sym.at[sym].kernel;

	return k == WB_NONE ? NULL : u->kernel.at[k];
}

enum field {
	LDS,
	SCRATCH,
	KERNARG,
	DYNAMIC_STACK,
	USER_SGPRS,
	PRIVATE_BUFFER,
	DISPATCH_PTR,
	QUEUE_PTR,
	KERNARG_PTR,
	DISPATCH_ID,
	FLAT_INIT,
	PRELOAD,
	PRELOAD_FROM,
	PRIVATE_SIZE,
	WAVE_OFFSET,
	GROUP_X,
	GROUP_Y,
	GROUP_Z,
	GROUP_INFO,
	WORKITEM,
	NEXT_VGPR,
	NEXT_SGPR,
	RESERVE_VCC,
	RESERVE_FLAT,
	RESERVE_XNACK,
	ROUND_32,
	ROUND_64,
	DENORM_32,
	DENORM_64,
	DX10,
	IEEE,
	WAVE32,
	WGP_MODE,
	SPLIT,
	SHARED_VGPRS,
	ACCUM,
	IGNORED,
};
/* Flat scratch memory has registers of its own (architected), or user SGPRs say where it is. */
#define ARCHITECTED (T942 | GFX11_ON)
#define BY_SGPRS (ALL & ~ARCHITECTED)
#define HAVE_ACCUM (T90A | T942)

static const struct { const char *name; uint8_t field; uint16_t targets; uint32_t most;
} fields[] = {
	{ "group_segment_fixed_size", LDS, ALL, UINT32_MAX },
	{ "private_segment_fixed_size", SCRATCH, ALL, UINT32_MAX },
	{ "kernarg_size", KERNARG, ALL, UINT32_MAX },
	{ "uses_dynamic_stack", DYNAMIC_STACK, ALL, 1 },
	{ "user_sgpr_count", USER_SGPRS, ALL, 31 },
	{ "user_sgpr_private_segment_buffer", PRIVATE_BUFFER, BY_SGPRS, 1 },
	{ "user_sgpr_dispatch_ptr", DISPATCH_PTR, ALL, 1 },
	{ "user_sgpr_queue_ptr", QUEUE_PTR, ALL, 1 },
	{ "user_sgpr_kernarg_segment_ptr", KERNARG_PTR, ALL, 1 },
	{ "user_sgpr_dispatch_id", DISPATCH_ID, ALL, 1 },
	{ "user_sgpr_flat_scratch_init", FLAT_INIT, BY_SGPRS, 1 },
	{ "user_sgpr_private_segment_size", PRIVATE_SIZE, ALL, 1 },
	{ "user_sgpr_kernarg_preload_length", PRELOAD, HAVE_ACCUM, 16 },
	{ "user_sgpr_kernarg_preload_offset", PRELOAD_FROM, HAVE_ACCUM, 511 },
	{ "system_sgpr_private_segment_wavefront_offset", WAVE_OFFSET, BY_SGPRS, 1 },
	{ "enable_private_segment", IGNORED, ARCHITECTED, 1 },
	{ "system_sgpr_workgroup_id_x", GROUP_X, ALL, 1 },
	{ "system_sgpr_workgroup_id_y", GROUP_Y, ALL, 1 },
	{ "system_sgpr_workgroup_id_z", GROUP_Z, ALL, 1 },
	{ "system_sgpr_workgroup_info", GROUP_INFO, ALL, 1 },
	{ "system_vgpr_workitem_id", WORKITEM, ALL, 3 },
	{ "next_free_vgpr", NEXT_VGPR, ALL, 512 },
	{ "next_free_sgpr", NEXT_SGPR, ALL, UINT32_MAX },
	{ "accum_offset", ACCUM, HAVE_ACCUM, 256 },
	{ "reserve_vcc", RESERVE_VCC, ALL, 1 },
	{ "reserve_flat_scratch", RESERVE_FLAT, BY_SGPRS, 1 },
	{ "reserve_xnack_mask", RESERVE_XNACK, ALL, 1 },
	{ "float_round_mode_32", ROUND_32, ALL, 3 },
	{ "float_round_mode_16_64", ROUND_64, ALL, 3 },
	{ "float_denorm_mode_32", DENORM_32, ALL, 3 },
	{ "float_denorm_mode_16_64", DENORM_64, ALL, 3 },
	{ "dx10_clamp", DX10, PRE_GFX12, 1 },
	{ "round_robin_scheduling", IGNORED, GFX12, 1 },
	{ "ieee_mode", IEEE, PRE_GFX12, 1 },
	{ "fp16_overflow", IGNORED, GFX9_ON, 1 },
	{ "tg_split", SPLIT, HAVE_ACCUM, 1 },
	{ "wavefront_size32", WAVE32, GFX10_ON, 1 },
	{ "workgroup_processor_mode", WGP_MODE, GFX10_ON, 1 },
	{ "memory_ordered", IGNORED, GFX10_ON, 1 },
	{ "forward_progress", IGNORED, GFX10_ON, 1 },
	{ "shared_vgpr_count", SHARED_VGPRS, GFX10_11, 15 },
	{ "exception_fp_ieee_invalid_op", IGNORED, ALL, 1 },
	{ "exception_fp_denorm_src", IGNORED, ALL, 1 },
	{ "exception_fp_ieee_div_zero", IGNORED, ALL, 1 },
	{ "exception_fp_ieee_overflow", IGNORED, ALL, 1 },
	{ "exception_fp_ieee_underflow", IGNORED, ALL, 1 },
	{ "exception_fp_ieee_inexact", IGNORED, ALL, 1 },
	{ "exception_int_div_zero", IGNORED, ALL, 1 },
};

static void
store(struct kernel *k, enum field f, int64_t v)
{
	struct wb_kernel_desc *d = k->desc;
	uint32_t n = (uint32_t)v;

	switch (f) {
	case LDS: d->lds_bytes = n; break;
	case SCRATCH: d->scratch_bytes = n; break;
	case KERNARG: d->kernarg_bytes = n; break;
	case DYNAMIC_STACK: d->dynamic_stack = n; break;
	case USER_SGPRS: k->user_sgprs = v; break;
	case PRIVATE_BUFFER: d->abi.private_segment_buffer = n; break;
	case DISPATCH_PTR: d->abi.dispatch_ptr = n; break;
	case QUEUE_PTR: d->abi.queue_ptr = n; break;
	case KERNARG_PTR: d->abi.kernarg_ptr = n; break;
	case DISPATCH_ID: d->abi.dispatch_id = n; break;
	case FLAT_INIT: d->abi.flat_scratch_init = n; break;
	case PRELOAD: k->preloaded = n; break;
	case PRELOAD_FROM: k->skipped = n; break;
	case PRIVATE_SIZE: d->abi.private_segment_size = n; break;
	case WAVE_OFFSET: d->abi.scratch_wave_offset = n; break;
	case GROUP_X: case GROUP_Y: case GROUP_Z: d->abi.workgroup_id[f - GROUP_X] = n; break;
	case GROUP_INFO: d->abi.workgroup_info = n; break;
	case WORKITEM: d->abi.workitem_id_dims = (uint8_t)(n < 3 ? n + 1 : 3); break;
	case NEXT_VGPR: k->next_vgpr = v; break;
	case NEXT_SGPR: k->next_sgpr = v; break;
	case RESERVE_VCC: k->vcc = n; break;
	case RESERVE_FLAT: k->flat_scratch = n; break;
	case ROUND_32: d->float_mode = (d->float_mode & ~3u) | n; break;
	case ROUND_64: d->float_mode = (d->float_mode & ~12u) | n << 2; break;
	case DENORM_32: d->float_mode = (d->float_mode & ~0x30u) | n << 4; break;
	case DENORM_64: d->float_mode = (d->float_mode & ~0xc0u) | n << 6; break;
	case DX10: d->dx10_clamp = n; break;
	case IEEE: d->ieee_mode = n; break;
	case WAVE32: d->wave_lanes = n ? 32 : 64; break;
	case WGP_MODE: d->cu_mode = !n; break;
	case SPLIT: d->split_workgroups = n; break;
	case SHARED_VGPRS: d->shared_vgprs = n; break;
	case ACCUM: k->accum = n; break;
	case RESERVE_XNACK: k->xnack = n; break;
	case IGNORED: break;
	}
}

void
gcn_kernel_set(struct line *l, struct kernel *k, const char *name, size_t len, int64_t value)
{
	const char *why = "unknown field of a kernel descriptor";

	for (size_t n = 0; n < WB_COUNT(fields); n++) {
		if (!word_is(name, len, fields[n].name))
			continue;
		if (!(fields[n].targets & l->u->t->bit))
			why = wb_format(l->u->cx->tmp, "%s has no %s", l->u->t->name, fields[n].name);
		else if (value < 0 || (uint64_t)value > fields[n].most)
			why = wb_format(
				l->u->cx->tmp, "%s is out of range: at most %u", fields[n].name, fields[n].most);
		else if (fields[n].field == ACCUM && (value < 4 || value % 4))
			why = "accum_offset is a multiple of 4, from 4 on";
		else if (fields[n].field == RESERVE_XNACK && value != k->xnack && l->u->xnack != XNACK_UNKNOWN)
			why = "reserve_xnack_mask is 1 for targets with xnack, unless they say xnack-, else 0";
		else if (k->said >> n & 1)
			why = wb_format(l->u->cx->tmp, "%s is said twice", fields[n].name);
		else
			why = NULL;
		k->said |= (uint64_t)1 << n;
		if (!why)
			store(k, (enum field)fields[n].field, value);
		break;
	}
	if (why)
		gcn_line_fail(l, WB_E_GCN_DIRECTIVE, name, "%s", why);
	k->bad |= why != NULL;
}

static uint32_t
extra_sgprs(const struct wb_gcn_unit *u, const struct kernel *k)
{
	uint32_t n = k->vcc ? 2 : 0;

	if (u->t->gfx10)
		return n;
	if (k->flat_scratch || u->t->bit == T942)
		return 6;
	return k->xnack ? 4 : n;
}

static uint32_t
round_up(uint32_t n, uint32_t granule)
{
	return (n + granule - 1) / granule * granule;
}

/* Vector registers are reserved in groups of this many. */
static uint32_t
vgpr_granule(const struct wb_gcn_unit *u, const struct kernel *k)
{
	return u->t->bit & HAVE_ACCUM || (u->t->gfx10 && k->desc->wave_lanes == 32) ? 8 : 4;
}

/* All waves of gfx802 get as many scalar registers, whatever the descriptor says: LLVM, FeatureSGPRInitBug. */
#define SGPRS_802 96u
#define MOST_USER_SGPRS 31u
#define MOST_GRANULES 64u

/* Registers that the directives put arguments, and addresses of what the kernel may use, into. */
static uint32_t
implied_user_sgprs(const struct kernel *k)
{
	const struct wb_abi *a = &k->desc->abi;

	return (a->private_segment_buffer ? 4u : 0) +
		2u * ((uint32_t)a->dispatch_ptr + a->queue_ptr + a->kernarg_ptr) +
		2u * ((uint32_t)a->dispatch_id + a->flat_scratch_init) + a->private_segment_size + k->preloaded;
}

/* Why directives that are right one by one are not together; NULL: they are. */
static const char *
contradiction(const struct wb_gcn_unit *u, const struct kernel *k)
{
	uint32_t implied = implied_user_sgprs(k), v = k->next_vgpr > 1 ? (uint32_t)k->next_vgpr : 1;
	bool fixed = u->t->gfx == 0x802;

	if (k->next_vgpr < 0 || k->next_sgpr < 0)
		return k->next_vgpr < 0 ? "it lacks .amdhsa_next_free_vgpr" : "it lacks .amdhsa_next_free_sgpr";
	if (u->t->bit & HAVE_ACCUM && !k->accum)
		return "it lacks .amdhsa_accum_offset";
	if (k->accum > round_up(v, 4))
		return "its accumulation registers begin behind its vector registers";
	if (v > MOST_GRANULES * vgpr_granule(u, k))
		return "a wave does not have that many vector registers";
	if (!u->t->gfx10 && k->next_sgpr + (fixed ? extra_sgprs(u, k) : 0) > (fixed ? SGPRS_802 : u->t->sgprs))
		return "a wave does not have that many scalar registers";
	if (implied > (k->user_sgprs < 0 ? MOST_USER_SGPRS : k->user_sgprs))
		return "its user registers are more than it says, or can have";
	if (k->preloaded && k->desc->kernarg_bytes && 4 * (k->preloaded + k->skipped) > k->desc->kernarg_bytes)
		return "it has more words of arguments in registers than its arguments have";
	return NULL;
}

/* Rounds register counts up to granules. The hardware reserves granules, and the descriptor stores their number. So
 * src/object/descriptor.c, which has only the descriptor, gets the same counts. */
static void
reserve(const struct wb_gcn_unit *u, const struct kernel *k)
{
	struct wb_kernel_desc *d = k->desc;
	uint32_t s = (uint32_t)k->next_sgpr + extra_sgprs(u, k);

	d->vgprs = round_up(k->next_vgpr > 1 ? (uint32_t)k->next_vgpr : 1, vgpr_granule(u, k));
	if (u->t->gfx10)
		d->sgprs = 106;
	else
		d->sgprs = u->t->gfx == 0x802 ? SGPRS_802 : round_up(s ? s : 1, u->t->gfx >= 0x900 ? 16 : 8);
}

const char *
wb_gcn_mode_refused(struct wb_ctx *cx, const struct wb_kernel_desc *d, const char *name, struct wb_loc loc)
{
	if (d->split_workgroups) {
		wb_report(cx->diag, WB_E_GCN_MODE, loc,
			"the waves of a workgroup of kernel '%s' run on several compute units", name);
		return "its workgroups are split over compute units, of which there is no machine";
	}
	if (d->shared_vgprs) {
		wb_report(cx->diag, WB_E_GCN_MODE, loc, "kernel '%s' shares vector registers of the halves of a wave",
			name);
		return "its vector registers are shared between the halves of a wave";
	}
	return NULL;
}

static int
by_offset(const void *a, const void *b)
{
	const struct wb_arg *x = a, *y = b;

	return (x->offset > y->offset) - (x->offset < y->offset);
}

const char *
wb_gcn_arguments_refused(struct wb_ctx *cx, const struct wb_kernel_desc *d, const char *name, struct wb_loc loc)
{
	struct wb_arena_mark m = wb_arena_mark(cx->tmp);
	struct wb_arg *a = wb_arena_copy(cx->tmp, d->arg, d->narg, sizeof *a);
	const struct wb_arg *last = NULL, *shares = NULL;

	qsort(a, d->narg, sizeof *a, by_offset);
	for (uint32_t k = 0; k < d->narg && !shares; k++) {
		if (!a[k].bytes)
			continue;
		if (last && a[k].offset - last->offset < last->bytes)
			shares = &a[k];
		else
			last = &a[k];
	}
	if (shares)
		wb_report(cx->diag, WB_E_GCN_ARGUMENTS, loc,
			"arguments of kernel '%s' share bytes: one at %u, of %u bytes, and one at %u", name,
			last->offset, last->bytes, shares->offset);
	wb_arena_reset(cx->tmp, m);
	return shares ? "two of its arguments share bytes" : NULL;
}

void
gcn_kernel_done(struct wb_gcn_unit *u, struct kernel *k)
{
	struct wb_kernel_desc *d = k->desc;
	const char *wrong = k->bad ? NULL : contradiction(u, k);

	if (wrong)
		wb_report(u->cx->diag, WB_E_GCN_DIRECTIVE, k->loc, "the descriptor of '%s': %s", u->sym.at[k->sym].name,
			wrong);
	k->bad |= wrong != NULL;
	if (k->bad)
		return;
	d->abi.user_sgprs = (uint8_t)(k->user_sgprs >= 0 ? (uint32_t)k->user_sgprs : implied_user_sgprs(k));
	d->abi.preload_from = (uint16_t)k->skipped;
	reserve(u, k);
	d->code_object_version = u->code_object_version;
	wb_gcn_abi_registers(&d->abi, u->t->gfx);
	if (d->wave_lanes != u->lanes) {
		wb_report(u->cx->diag, WB_E_GCN_WAVE64, k->loc,
			"kernel '%s' runs in waves of %u lanes, and this file is read as code of waves of %u",
			u->sym.at[k->sym].name, d->wave_lanes, u->lanes);
		k->refused = "its waves have another size than those of the file";
	}
	if (!k->refused)
		k->refused = wb_gcn_mode_refused(u->cx, d, u->sym.at[k->sym].name, k->loc);
}
