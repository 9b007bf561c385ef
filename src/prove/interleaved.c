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

/* Whether @o holds the descriptor of private memory that the hardware passed, with a number added to its base. */
static bool
is_descriptor(struct wave *w, const struct operand *o)
{
	uint32_t last, wide = o->kind == SCALAR && o->n == 4 ? reg_wide(w, o) : WB_NONE;

	if (wide == WB_NONE || w->descriptor == WB_NONE)
		return false;
	last = symbol_find(w, WB_NONE, ENTRY + w->descriptor + 3);
	wide = form_sum(w, wide, form_symbol(w, true, symbol_find(w, BASE, DESCRIPTOR)), -1);
	return last != WB_NONE && reg_read(w, o, 3) == VALUE(FORM, form_symbol(w, false, last)) &&
		form_within(w, wide, range_all(false, false));
}

/* Lines of lanes at @offset in private memory, whose rows begin at multiples of themselves if they are @aligned. */
static uint64_t
lines_of_lanes(const struct wave *w, uint32_t offset, uint32_t bytes, bool aligned)
{
	uint64_t words = offset == WB_NONE ? WB_UNKNOWN : count_words(w, offset, bytes),
		 row = 4 * (uint64_t)w->lanes, line = w->in->machine->line_bytes;

	aligned = aligned && line % row * (row % line) == 0;
	return words == WB_UNKNOWN ? words : words * (aligned ? wb_ceil_div(row, line) : (row + line - 5) / line + 1);
}

/* FLAT_SCRATCH has registers of its own, or is s[102:103]; other instructions that could write it are not known to
 * meaning.c. */
bool
text_flat_scratch(struct wave *w)
{
	for (uint32_t k = FLAT; k < FLAT + 2; k++)
		if (w->now->s[k] != VALUE(FORM, form_symbol(w, false, symbol_find(w, WB_NONE, ENTRY + k))))
			return false;
	return w->fn->desc->abi.starts_flat_scratch;
}

uint32_t
private_offset(struct wave *w, const struct text *t, uint32_t bytes)
{
	bool buffer = strncmp(t->name, "buffer_", 7) == 0, load = strstr(t->name, "_load_") != NULL;
	uint32_t f = form_number(w, false, t->offset);

	if (t->special || t->modified || t->buffer || t->nopnd != 3u + buffer || !bytes || (bytes > 2 && bytes % 4) ||
		(!buffer && strncmp(t->name, "scratch_", 8) != 0) || (buffer && !is_descriptor(w, OPND(2))))
		return WB_NONE;
	for (uint32_t k = 0; k < 2u - buffer; k++) {
		const struct operand *o = OPND(k ? 2 : load || buffer);

		if (o->kind == SCALAR || (o->kind == VECTOR && o->n == 1 && t->offen == buffer))
			f = form_sum(w, f, reg_form(w, o), 1);
		else if (o->kind != OFF)
			return WB_NONE;
	}
	return f;
}

static uint64_t
flat_lines(struct wave *w, const struct text *t, uint32_t bytes)
{
	bool load = strncmp(t->name, "flat_load_", 10) == 0;
	uint32_t f, align = fewer(bytes % 4 == 0 ? 4 : bytes, w->in->machine->global_align_bytes);
	uint64_t here, elsewhere;

	if (t->special || t->modified || t->buffer || t->nopnd != 2 || (bytes > 2 && bytes % 4) ||
		(!load && strncmp(t->name, "flat_store_", 11) != 0))
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
	uint32_t f = private_offset(w, t, bytes), base[2];
	bool aligned = true;

	if (f == WB_NONE)
		return *t->name == 'f' ? flat_lines(w, t, bytes) : WB_UNKNOWN;
	if (*t->name == 's')
		return lines_of_lanes(w, f, bytes, text_flat_scratch(w));
	base[0] = reg_wide(w, OPND(2));
	base[1] = reg_form(w, OPND(3));
	for (uint32_t k = 0; k < 2; k++)
		aligned = aligned && base[k] != WB_NONE && (uint64_t)4 * w->lanes >> form_zeros(w, base[k]) <= 1;
	return lines_of_lanes(w, f, bytes, aligned);
}
