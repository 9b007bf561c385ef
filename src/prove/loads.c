/* src/prove/loads.c -- scalar loads of what the launch states: arguments of the kernel, and its dispatch packet.
 *
 * No store of the kernel reaches them (wavebound-bounds(7), M13). What the launch leaves open is a symbol, the same
 * in all waves.
 */
#include "private.h"

/* ---- the table: scalar loads ------------------------------------------------------------------------- */
/* Where in the memory of symbol @base the address @f is; false: not there. */
static bool
is_in(struct wave *w, uint32_t f, uint32_t base, uint64_t *at)
{
	int64_t n;
	uint32_t d = form_sum(w, f, form_symbol(w, true, base), -1);
	bool is = d != WB_NONE && form_constant(w, d, &n);

	*at = is ? (uint64_t)n : 0;
	return is;
}

/* How many low bits of the pointer that is argument @at are 0: as the launch says, or else two
 * (wavebound-bounds(7)). */
static uint32_t
pointer_zeros(const struct wave *w, uint64_t at)
{
	const struct wb_kernel_desc *d = w->fn->desc;
	uint32_t n = 0;

	for (uint32_t k = 0; k < d->narg; k++) {
		uint64_t align = wb_launch_align(w->in->launch, w->fn, k);

		while (d->arg[k].offset == at && d->arg[k].kind == WB_ARG_BUFFER && n < 12 &&
			!((align ? align : 4) >> n & 1))
			n++;
	}
	return n;
}

/* Symbols of what the launch leaves open in its argument segment: parts of no site. */
enum { ARGUMENT = 1 << 16, ARGUMENT_WIDE = 1 << 18, MOST_ARGUMENTS = 1 << 16 };

static void
load_argument(struct wave *w, const struct text *t, const struct wb_known_bytes *from, uint64_t at)
{
	bool kernarg = from == &w->memory->kernarg;

	for (uint32_t k = 0; k < OPND(0)->n; k++, at += 4) {
		uint64_t n, low, high;
		uint32_t f;

		if (k + 1 < OPND(0)->n && at < MOST_ARGUMENTS && kernarg &&
			!wb_known_read(from, at, 4, &low) && !wb_known_read(from, at + 4, 4, &high)) {
			f = form_symbol(w, true, symbol_new(w, WB_NONE, ARGUMENT_WIDE + (uint32_t)at,
				(struct symbol){ .low = pointer_zeros(w, at), .most = UINT64_MAX }));
			reg_write(w, OPND(0), k, VALUE(LOW, f));
			reg_write(w, OPND(0), ++k, VALUE(HIGH, f));
			at += 4;
		} else if (wb_known_read(from, at, 4, &n)) {
			reg_write(w, OPND(0), k, VALUE(FORM, form_number(w, false, (int64_t)n)));
		} else if (at < MOST_ARGUMENTS && kernarg) {
			reg_write(w, OPND(0), k, VALUE(FORM, form_symbol(w, false, symbol_new(w, WB_NONE,
				ARGUMENT + (uint32_t)at, (struct symbol){ .most = UINT32_MAX }))));
		} else {
			reg_write(w, OPND(0), k, value_fresh(w));
		}
	}
}

bool
meaning_load(struct wave *w, const struct text *t)
{
	const struct wb_known_bytes *from = NULL;
	uint32_t address;
	uint64_t at;

	if (strncmp(t->name, "s_load_", 7) != 0 || t->nopnd != 3 || OPND(0)->kind != SCALAR || OPND(0)->reg >= EXEC)
		return false;
	address = OPND(2)->kind == NUMBER && !t->offset && !t->buffer ?
		form_sum(w, reg_wide(w, OPND(1)), form_number(w, true, OPND(2)->number), 1) : WB_NONE;
	if (is_in(w, address, w->kernarg, &at))
		from = &w->memory->kernarg;
	else if (is_in(w, address, w->packet, &at))
		from = &w->memory->packet;
	/* the lowest bits of base and offset are ignored; less than a word is extended */
	if (!from || (at | (uint64_t)OPND(2)->number) & 3 || meaning_bytes(t->name) % 4)
		reg_forget(w, OPND(0), true);
	else
		load_argument(w, t, from, at);
	return true;
}

/* Adds operand @o, a multiple of 4, to address @f. */
static uint32_t
add_offset(struct wave *w, uint32_t f, const struct operand *o)
{
	uint32_t part = o->kind == NUMBER ? form_number(w, true, o->number) :
		o->kind == SCALAR && o->n == 1 ? reg_form(w, o) : WB_NONE;

	if (part == WB_NONE || form_zeros(w, part) < 2)
		return WB_NONE;
	return form_sum(w, f, o->kind == NUMBER ? part : form_extend(w, part, false), 1);
}

struct range
meaning_distance(struct wave *w, const struct text *t, uint64_t argument)
{
	struct range all = range_all(true, true);
	uint32_t pointer = argument < MOST_ARGUMENTS ?
		symbol_find(w, WB_NONE, ARGUMENT_WIDE + (uint32_t)argument) : WB_NONE, f;

	if (pointer == WB_NONE || t->nopnd != 3 || t->modified || t->buffer || t->offset % 4 || OPND(1)->n != 2)
		return all;
	f = reg_wide(w, OPND(1));
	if (f == WB_NONE || form_zeros(w, f) < 2)
		return all;
	f = add_offset(w, form_sum(w, f, form_number(w, true, t->offset), 1), OPND(2));
	f = form_sum(w, f, form_symbol(w, true, pointer), -1);
	return f != WB_NONE && form_uniform(w, f) ? form_range(w, f, WB_NONE, all) : all;
}
