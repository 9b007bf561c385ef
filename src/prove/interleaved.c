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
#include <stdlib.h>

#include "meaning.h"

static uint64_t
lines_of_row(const struct wave *w, bool aligned)
{
	uint64_t row = 4 * (uint64_t)w->lanes, line = w->machine->line_bytes, most = 0;

	for (uint64_t at = 0; at < line; at += aligned ? row : 4) {
		uint64_t n = (at + row - 1) / line + 1;

		most = n > most ? n : most;
	}
	return most;
}

static int
by_number(const void *a, const void *b)
{
	const int64_t *x = a, *y = b;

	return *x < *y ? -1 : *x > *y;
}

/* How many words elements of @bytes have, at distances @d of an offset that is @low more than a multiple of 4. */
static uint64_t
words_at(const struct wave *w, const int64_t *d, int64_t low, uint32_t bytes)
{
	int64_t first[PROVE_LANES], end = INT64_MIN, size = (bytes + 3) / 4;
	uint64_t n = 0;

	for (uint32_t l = 0; l < w->lanes; l++) {
		if ((low + d[l]) & (bytes < 4 ? bytes - 1 : 3))
			return 0;	/* the machine faults */
		first[l] = (low + d[l]) >> 2;
	}
	qsort(first, w->lanes, sizeof *first, by_number);
	for (uint32_t l = 0; l < w->lanes; l++) {
		int64_t from = first[l] < end ? end : first[l];

		n += first[l] + size > from ? (uint64_t)(first[l] + size - from) : 0;
		end = first[l] + size > end ? first[l] + size : end;
	}
	return n;
}

/* The most words of lanes at offset @f, of 32 bits or wide; WB_UNKNOWN. */
static uint64_t
most_words(struct wave *w, uint32_t f, uint32_t bytes)
{
	bool same;
	uint32_t rigid = f == WB_NONE ? WB_NONE : form_rigid(w, f, &same);
	const int64_t *d = rigid == WB_NONE ? NULL : form_known(w, rigid);
	uint64_t most = 0;

	for (uint32_t l = 0; d && l < w->lanes; l++)
		if (d[l] >> 32 > 0 || d[l] >> 32 < -1)
			return WB_UNKNOWN;
	for (int64_t low = 0; d && low < 4; low++) {
		uint64_t n = words_at(w, d, low, bytes);

		most = n > most ? n : most;
	}
	return d && most ? most : WB_UNKNOWN;
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
	wb_i128 least, most;

	if (wide == WB_NONE || w->descriptor == WB_NONE)
		return false;
	last = symbol_find(w, WB_NONE, ENTRY + w->descriptor + 3);
	wide = form_sum(w, wide, form_symbol(w, true, symbol_find(w, WB_NONE, DESCRIPTOR)), -1);
	return last != WB_NONE && reg_read(w, o, 3) == VALUE(FORM, form_symbol(w, false, last)) && wide != WB_NONE &&
		form_range(w, wide, &least, &most) && least >= 0 && most <= UINT32_MAX;
}

static uint64_t
buffer_lines(struct wave *w, const struct text *t, uint32_t bytes)
{
	bool aligned;
	uint64_t words;

	if (t->nopnd != 4 || t->buffer || !text_descriptor(w, OPND(2)))
		return WB_UNKNOWN;
	if (OPND(1)->kind == VECTOR && (!t->offen || OPND(1)->n != 1))
		return WB_UNKNOWN;
	aligned = ((uint64_t)1 << form_zeros(w, reg_wide(w, OPND(2)))) % (4 * w->lanes) == 0 &&
		is_row_multiple(w, OPND(3));
	words = most_words(
		w, t->offen ? form_sum(w, reg_form(w, OPND(1)), form_number(w, false, t->offset), 1) :
			      form_number(w, false, t->offset),
		bytes);
	return words == WB_UNKNOWN ? words : words * lines_of_row(w, aligned);
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
	uint64_t words;

	if (t->nopnd != 3 || t->buffer || (!load && strncmp(t->name, "scratch_store_", 14) != 0))
		return WB_UNKNOWN;
	for (uint32_t k = 0; k < 2; k++) {
		const struct operand *o = OPND(k ? 2 : load);

		if (o->kind == SCALAR || (o->kind == VECTOR && o->n == 1))
			f = form_sum(w, f, reg_form(w, o), 1);
		else if (o->length != 3 || memcmp(o->at, "off", 3) != 0)
			return WB_UNKNOWN;
	}
	words = most_words(w, f, bytes);
	return words == WB_UNKNOWN ? words : words * lines_of_row(w, text_flat_scratch(w));
}

static uint64_t
flat_lines(struct wave *w, const struct text *t, uint32_t bytes)
{
	bool load = strncmp(t->name, "flat_load_", 10) == 0;
	uint32_t f, align = bytes % 4 == 0 ? 4 : bytes;
	uint64_t words, here, elsewhere;

	if (t->nopnd != 2 || t->buffer || (!load && strncmp(t->name, "flat_store_", 11) != 0))
		return WB_UNKNOWN;
	f = form_sum(w, reg_wide(w, OPND(load)), form_number(w, true, t->offset), 1);
	words = most_words(w, f, bytes);
	if (words == WB_UNKNOWN)
		return words;
	if (align > w->machine->global_align_bytes)
		align = w->machine->global_align_bytes;
	here = words * lines_of_row(w, false);
	elsewhere = count_lines(w, f, bytes, align);
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
