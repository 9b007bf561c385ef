/* src/sim/prepare.c -- from a launch description to a simulator that is ready to run.
 *
 * Buffers are 32-bit words (timed.h says how each kind is filled). A scalar is
 * converted to the type of the argument in the metadata of the kernel. If that has
 * no type, it becomes a float if its text is one, otherwise an integer.
 */
#include <stdio.h>
#include <stdlib.h>

#include "fp.h"
#include "random.h"
#include "wavebound/timed.h"

struct work {
	struct wb_ctx *cx;
	const struct wb_fn *fn;
	const struct wb_launch *l;
	struct wb_sim *sim;
	wb_sim_read_fn *read;
	void *user;
	struct wb_sim_buffer *buffer;
	uint32_t nbuffer;
};

/* ---- buffers ------------------------------------------------------------------------ */
static void
fill(const struct wb_launch_arg *a, uint8_t *at, uint64_t bytes)
{
	uint64_t state = a->seed;

	for (uint64_t k = 0; k < bytes; k += 4) {
		uint32_t word = a->init == WB_BUF_IOTA ? (uint32_t)(k / 4) :
			a->init == WB_BUF_RANDOM ? (uint32_t)(split_mix(&state) >> 32) :
			a->init == WB_BUF_CONST ? (uint32_t)a->seed :
							 0;

		memcpy(at + k, &word, bytes - k < 4 ? bytes - k : 4);
	}
}

static enum wb_status
set_buffer(struct work *w, uint32_t index, const struct wb_arg *arg, const struct wb_launch_arg *a)
{
	struct wb_sim_buffer *b = &w->buffer[w->nbuffer];
	const uint8_t *from = NULL;
	uint64_t bytes = a->bytes, align = a->align ? a->align : w->l->align, addr;
	enum wb_status s = WB_OK;

	b->index = index;
	b->name = arg->name && *arg->name ? arg->name : wb_format(w->cx->unit, "argument %u", index);
	if (a->init == WB_BUF_FILE)
		s = w->read(w->cx, w->user, w->l, a->file, &from, &bytes);
	if (s == WB_OK)
		s = align ? wb_sim_map_aligned(w->sim, b->name, bytes, align, &addr, &b->at) :
			    wb_sim_map(w->sim, b->name, bytes, &addr, &b->at);
	if (s != WB_OK)
		return s;
	if (from)
		memcpy(b->at, from, bytes);
	else
		fill(a, b->at, bytes);
	b->bytes = bytes;
	w->nbuffer++;
	return wb_sim_arg(w->sim, index, &addr, sizeof(addr));
}

/* ---- scalars ------------------------------------------------------------------------- */
enum scalar { INTEGER, HALF, FLOAT, DOUBLE };

static enum scalar
scalar_kind(const struct wb_arg *arg, const struct wb_launch_part *p)
{
	const char *t = arg->type_name ? arg->type_name : "";

	if (strncmp(t, "float", 5) == 0)
		return FLOAT;
	if (strncmp(t, "double", 6) == 0)
		return DOUBLE;
	if (strncmp(t, "half", 4) == 0)
		return HALF;
	if (p->is_float)		/* no type is known, or a name for one */
		return p->bytes == 8 ? DOUBLE : p->bytes == 2 ? HALF : FLOAT;
	return INTEGER;
}

/* One element of @text, up to a comma, as @bytes at @to. */
static void
put_scalar(enum scalar kind, const char *text, uint32_t bytes, uint8_t *to)
{
	uint64_t bits = 0;

	if (kind == FLOAT) {
		float f = strtof(text, NULL);

		memcpy(&bits, &f, sizeof(f));
	} else if (kind == DOUBLE) {
		double d = strtod(text, NULL);

		memcpy(&bits, &d, sizeof(d));
	} else if (kind == HALF) {
		bits = float_to_half(strtof(text, NULL));
	} else if (*text == '-') {
		bits = (uint64_t)strtoll(text, NULL, 0);
	} else {
		bits = strtoull(text, NULL, 0);
	}
	memcpy(to, &bits, bytes < 8 ? bytes : 8);
}

static enum wb_status
set_scalar(struct work *w, uint32_t index, const struct wb_arg *arg, const struct wb_launch_arg *a)
{
	uint8_t *value = WB_NEW(w->cx->tmp, uint8_t, (size_t)arg->bytes + 8);
	struct wb_launch_part p;

	/* members without a value are 0: one of the launches that the description allows */
	for (uint32_t k = 0; wb_launch_part(a->value, arg->bytes, k, &p); k++)
		put_scalar(scalar_kind(arg, &p), p.text, p.bytes, value + p.at);
	return wb_sim_arg(w->sim, index, value, arg->bytes);
}

/* ---- all of it ------------------------------------------------------------------------- */
static const struct wb_launch_arg *
given(const struct wb_launch *l, const struct wb_arg *arg, uint32_t index)
{
	for (uint32_t k = 0; k < l->arg.n; k++) {
		const struct wb_launch_arg *a = &l->arg.at[k];

		if (a->name ? arg->name && strcmp(a->name, arg->name) == 0 : a->index == index)
			return a;
	}
	return NULL;
}

static enum wb_status
set_argument(struct work *w, uint32_t index, const struct wb_arg *arg)
{
	const struct wb_launch_arg *a = given(w->l, arg, index);
	uint32_t lds;

	if (!a) {
		wb_report(w->cx->diag, WB_E_SIM_ARGUMENT, w->l->loc, "argument %u ('%s') of '%s' has no value", index,
			arg->name ? arg->name : "", w->fn->name);
		return WB_BAD_INPUT;
	}
	if (arg->kind == WB_ARG_LDS_POINTER) {
		lds = wb_launch_lds_size(a) > UINT32_MAX ? UINT32_MAX : (uint32_t)wb_launch_lds_size(a);
		return wb_sim_arg(w->sim, index, &lds, sizeof(lds));
	}
	return a->is_buffer ? set_buffer(w, index, arg, a) : set_scalar(w, index, arg, a);
}

enum wb_status
wb_sim_prepare(struct wb_ctx *cx, const struct wb_module *module, const struct wb_fn *fn, const struct wb_launch *l,
	const struct wb_machine *m, wb_sim_read_fn *read, void *user, struct wb_sim **out,
	struct wb_sim_buffer **buffer, uint32_t *nbuffer)
{
	struct wb_sim_config cfg = { .line_bytes = m->line_bytes,
		.lds_banks = m->lds_banks,
		.lds_bank_bytes = m->lds_bank_bytes,
		.access_align_bytes = m->access_align_bytes,
		.global_align_bytes = m->global_align_bytes,
		.lds_align_bytes = m->lds_align_bytes,
		.whole_lines = m->whole_service.num != 0,
		.rows = m->address_cycles != 0,
		.lds_bytes = l->lds_bytes > UINT32_MAX ? UINT32_MAX : (uint32_t)l->lds_bytes };
	struct work w = { .cx = cx, .fn = fn, .l = l, .read = read, .user = user };
	enum wb_status s = wb_sim_new(cx, module, fn, &cfg, &w.sim);
	uint32_t index = 0;

	if (s != WB_OK)
		return s;
	w.buffer = WB_NEW(cx->unit, struct wb_sim_buffer, fn->desc->narg);
	for (uint32_t k = 0; k < fn->desc->narg && s == WB_OK; k++)
		if (fn->desc->arg[k].kind != WB_ARG_HIDDEN)
			s = set_argument(&w, index++, &fn->desc->arg[k]);
	if (s == WB_OK)
		s = wb_sim_launch(w.sim, l->grid, l->workgroup);
	*out = w.sim;
	*buffer = w.buffer;
	*nbuffer = w.nbuffer;
	return s;
}
