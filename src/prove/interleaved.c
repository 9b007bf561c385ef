/* src/prove/interleaved.c -- the most lines of accesses to private memory, in which the words of lanes are interleaved.
 *
 *	| word 0 of lane 0, 1, 2 ...   | word 1 of lane 0, 1, 2 ...   | word 2 ...		rows of 4 bytes a lane
 *
 * What:   the distances of the lanes' offsets are known, the offset that they have in common is not. It is tried at
 *         every position in a word; each word that lanes then access has a row.
 * Which:  buffer accesses through the descriptor that the hardware passes, without an index; scratch_ instructions; and
 *         flat ones: each lane is here or elsewhere, so the lines of both are added. Where all lanes have one address,
 *         they are in one memory.
 * Right:  address = base + scalar offset + word * 4 * lanes + 4 * lane + byte in the word. Words 1 and 3 of the
 *         descriptor say so; word 3 must be that of the hardware, word 1 at most one carry above it, which stays in the
 *         48 bits of the base. No element crosses a word unless it is whole words (wavebound-bounds(7), M4).
 */
#include "private.h"

static uint64_t
lines_of_row(const struct wave *w, bool aligned)
{
	uint64_t row = 4 * (uint64_t)w->lanes, line = w->in->machine->line_bytes, most = 0;

	for (uint64_t at = 0; at < line; at += aligned ? row : 4) {
		uint64_t n = (at + row - 1) / line + 1;

		most = n > most ? n : most;
	}
	return most;
}

static bool
is_row_multiple(struct wave *w, const struct operand *o)
{
	value v = o->kind == OTHER ? VALUE(UNKNOWN, 0) : reg_read(w, o, 0);

	return (o->kind == NUMBER && !o->number) || ((uint64_t)1 << value_zeros(w, v)) % (4 * w->lanes) == 0;
}

bool
text_descriptor(struct wave *w, const struct operand *o)
{
	uint32_t last, wide = o->kind == SCALAR && o->n == 4 ? reg_wide(w, o) : WB_NONE;

	if (wide == WB_NONE || w->descriptor == WB_NONE)
		return false;
	last = symbol_find(w, WB_NONE, ENTRY + w->descriptor + 3);
	wide = form_sum(w, wide, form_symbol(w, true, symbol_find(w, WB_NONE, DESCRIPTOR)), -1);
	return last != WB_NONE && reg_read(w, o, 3) == VALUE(FORM, form_symbol(w, false, last)) &&
		form_within(w, wide, range_all(false, false));
}

/* Lines of lanes at @offset in private memory, whose rows begin at multiples of themselves if they are @aligned. */
static uint64_t
lines_of_lanes(const struct wave *w, uint32_t offset, uint32_t bytes, bool aligned)
{
	uint64_t words = offset == WB_NONE ? WB_UNKNOWN : count_words(w, offset, bytes);

	return words == WB_UNKNOWN ? words : words * lines_of_row(w, aligned);
}

static uint64_t
buffer_lines(struct wave *w, const struct text *t, uint32_t bytes)
{
	uint32_t offset = form_number(w, false, t->offset);
	bool aligned;

	if (t->nopnd != 4 || t->buffer || !text_descriptor(w, OPND(2)) ||
		(OPND(1)->kind == VECTOR && (!t->offen || OPND(1)->n != 1)))
		return WB_UNKNOWN;
	aligned = ((uint64_t)1 << form_zeros(w, reg_wide(w, OPND(2)))) % (4 * w->lanes) == 0 &&
		is_row_multiple(w, OPND(3));
	return lines_of_lanes(w, t->offen ? form_sum(w, reg_form(w, OPND(1)), offset, 1) : offset, bytes, aligned);
}

/* FLAT_SCRATCH has registers of its own, or is s[102:103]; other instructions that could write it are not known to
 * meaning.c. */
bool
text_flat_scratch(const struct wave *w)
{
	for (uint32_t k = 102; k < 104; k++) {
		value v = w->now->s[k];
		const struct form *f = KIND(v) == FORM ? &w->form.at[ID(v)] : NULL;

		if (!f || f->nterm != 1 || f->term[0].symbol != symbol_find(w, WB_NONE, ENTRY + k))
			return false;
	}
	return w->fn->desc->abi.starts_flat_scratch;
}

static uint64_t
scratch_lines(struct wave *w, const struct text *t, uint32_t bytes)
{
	bool load = strncmp(t->name, "scratch_load_", 13) == 0;
	uint32_t f = form_number(w, false, t->offset);

	if (t->nopnd != 3 || t->buffer || (!load && strncmp(t->name, "scratch_store_", 14) != 0))
		return WB_UNKNOWN;
	for (uint32_t k = 0; k < 2; k++) {
		const struct operand *o = OPND(k ? 2 : load);

		if (o->kind == SCALAR || (o->kind == VECTOR && o->n == 1))
			f = form_sum(w, f, reg_form(w, o), 1);
		else if (o->kind != OFF)
			return WB_UNKNOWN;
	}
	return lines_of_lanes(w, f, bytes, text_flat_scratch(w));
}

static uint64_t
flat_lines(struct wave *w, const struct text *t, uint32_t bytes)
{
	bool load = strncmp(t->name, "flat_load_", 10) == 0;
	uint32_t f, align = fewer(bytes % 4 == 0 ? 4 : bytes, w->in->machine->global_align_bytes);
	uint64_t here, elsewhere;

	if (t->nopnd != 2 || t->buffer || (!load && strncmp(t->name, "flat_store_", 11) != 0))
		return WB_UNKNOWN;
	f = form_sum(w, reg_wide(w, OPND(load)), form_number(w, true, t->offset), 1);
	here = lines_of_lanes(w, f, bytes, false);
	elsewhere = here == WB_UNKNOWN ? here : count_lines(w, f, bytes, align);
	if (elsewhere == WB_UNKNOWN)
		return WB_UNKNOWN;
	return !form_uniform(w, f) ? here + elsewhere : here > elsewhere ? here : elsewhere;
}

uint64_t
count_interleaved(struct wave *w, const struct text *t, uint32_t bytes)
{
	if (t->special || t->modified || (bytes > 2 && bytes % 4))
		return WB_UNKNOWN;
	switch (*t->name) {
	case 'b': return strncmp(t->name, "buffer_", 7) == 0 ? buffer_lines(w, t, bytes) : WB_UNKNOWN;
	case 's': return scratch_lines(w, t, bytes);
	case 'f': return flat_lines(w, t, bytes);
	default: return WB_UNKNOWN;
	}
}
