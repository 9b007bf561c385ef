/* src/prove/slots.c -- words of private memory, and lanes of vector registers that hold scalars, as further registers.
 *
 *	v_writelane_b32 v40, s4, 2		s4 is kept in lane 2 of v40, as a scalar register
 *	buffer_store_dword v40, off, s[0:3], 0 offset:96
 *						v40 is kept in a slot, as a vector register, and its lanes with it
 *
 * Which:  accesses through the descriptor that the hardware passes, with the wave's offset, or scratch_ instructions;
 *         at a place that is known. Only these are followed.
 * Right:  words of a lane are its own (interleaved.c), if accesses begin where the wave's memory does. No access to
 *         global memory reaches them if nothing else reads where that is, in any wave: else all is lost. A store or
 *         atomic to private memory, or one that may be, may change all slots. A slot holds its value in the lanes that
 *         were on when it was written, as a register does. A lane holds a scalar until its register is written in
 *         another way.
 */
#include "private.h"

/* ---- lanes of registers -------------------------------------------------------------------------------- */
/* Where the lanes of vector register @reg are among scalars; WB_NONE: they are not followed. */
static uint32_t
lanes_of(struct wave *w, uint32_t reg, bool create)
{
	for (uint32_t k = 0; k < w->nspilled; k++)
		if (w->spilled[k] == reg)
			return LANES + k * PROVE_LANES;
	if (!create || w->nspilled == MOST_SPILLED)
		return WB_NONE;
	w->spilled[w->nspilled++] = reg;
	w->nscalar += PROVE_LANES;
	return w->nscalar - PROVE_LANES;
}

void
slot_forget_lanes(struct wave *w, uint32_t reg)
{
	uint32_t at = lanes_of(w, reg, false);

	if (at != WB_NONE)
		memset(&w->now->s[at], 0, PROVE_LANES * sizeof *w->now->s);
}

void
slot_copy_lanes(struct wave *w, uint32_t to, uint32_t from)
{
	uint32_t src = lanes_of(w, from, false), dst = src == WB_NONE ? src : lanes_of(w, to, true);

	if (dst != WB_NONE && mask_bits(w, w->now->exec).must == all_lanes(w))
		memmove(&w->now->s[dst], &w->now->s[src], PROVE_LANES * sizeof *w->now->s);
}

static bool
do_lane(struct wave *w, const struct text *t)
{
	bool write = strcmp(t->name, "v_writelane_b32") == 0;
	const struct operand *v = OPND(write ? 0 : 1);
	uint32_t at;
	int64_t lane;
	value n;

	if ((!write && strcmp(t->name, "v_readlane_b32") != 0) || t->nopnd != 3 || v->kind != VECTOR || v->changed)
		return false;
	at = lanes_of(w, v->reg, write);
	if (at == WB_NONE || !reg_number(w, OPND(2), &lane))
		return false;
	at += (uint32_t)lane & (w->lanes - 1);
	if (write) {
		n = reg_read(w, OPND(1), 0);
		w->now->v[v->reg] = (struct cell){ VALUE(UNKNOWN, 0), MASK_ALL };
		w->now->s[at] = value_uniform(w, n) ? n : value_fresh(w);
	} else {
		if (!w->now->s[at])
			return false;
		reg_write(w, OPND(0), 0, w->now->s[at]);
	}
	return true;
}

/* ---- words of private memory ---------------------------------------------------------------------------- */
void
slot_forget(struct wave *w)
{
	for (uint32_t k = REGISTERS; k < w->nvector; k++) {
		w->now->v[k] = (struct cell){ VALUE(UNKNOWN, 0), MASK_ALL };
		slot_forget_lanes(w, k);
	}
}

/* The vector register that stands for the word at @at; WB_NONE: there are too many. */
static uint32_t
slot_at(struct wave *w, int64_t at)
{
	for (uint32_t k = REGISTERS; k < w->nvector; k++)
		if (w->slot[k - REGISTERS] == at / 4)
			return k;
	if (w->nvector == VECTORS)
		return WB_NONE;
	w->slot[w->nvector - REGISTERS] = at / 4;
	return w->nvector++;
}

/* How far from the start of the wave's private memory @t begins, with its scalar offset if @all; false: not known. */
static bool
begins_at(struct wave *w, const struct text *t, bool all, int64_t *at)
{
	uint32_t f = reg_wide(w, OPND(2)), more = all ? reg_form(w, OPND(3)) : form_number(w, false, 0);
	uint32_t offset = symbol_find(w, WB_NONE, WAVE_OFFSET);

	if (more == WB_NONE || offset == WB_NONE)
		return false;
	f = form_sum(w, form_sum(w, f, form_extend(w, more, false), 1), form_symbol(w, true, offset), -1);
	f = form_sum(w, f, form_symbol(w, true, symbol_find(w, BASE, DESCRIPTOR)), -1);
	return f != WB_NONE && form_constant(w, f, at);
}

/* Whether @t is about bytes of the lane's private memory from *at on; false: maybe elsewhere. */
static bool
is_slot(struct wave *w, const struct text *t, uint32_t bytes, int64_t *at)
{
	uint32_t f = private_offset(w, t, bytes);
	int64_t more = 0;

	if (f == WB_NONE || !form_constant(w, f, at) || *at < 0 || !w->fn->desc ||
		(*t->name == 's' ? !text_flat_scratch(w) : !begins_at(w, t, true, &more) || more % (4 * w->lanes)))
		return false;
	*at += more / (int64_t)w->lanes;
	w->lost = w->lost || *at < 0 || *at + bytes > w->fn->desc->scratch_bytes;
	return !w->lost;
}

bool
slot_told(struct wave *w, const struct text *t, bool behind)
{
	bool get = strstr(t->name, "getreg"), none = get || strstr(t->name, "store") || strstr(t->name, "atomic") ||
		strstr(t->name, "cmp");		/* no result, but perhaps SCC */
	uint32_t end = behind ? !none : t->nopnd, most = behind ? VCC : SCC;	/* VCC and M0 may be read unnamed */
	int64_t at;

	for (uint32_t n = !behind && !none; n < end && w->fn->desc && w->fn->desc->scratch_bytes; n++)
		for (uint32_t k = OPND(n)->reg; OPND(n)->kind == SCALAR &&
			k < OPND(n)->reg + OPND(n)->n && k < most; k++)
			if (k / 2 == FLAT / 2 || get || (value_mentions(w, w->now->s[k], BASE) && (n != 2 ||
				*t->name != 'b' || (!begins_at(w, t, false, &at) && !begins_at(w, t, true, &at)))))
				return true;
	return false;
}

bool
meaning_slot(struct wave *w, const struct text *t)
{
	static const char *const maybe[] = { "buffer_", "tbuffer_", "scratch_", "flat_", NULL };
	bool load = strstr(t->name, "_load_") != NULL, atomic = strstr(t->name, "_atomic_") != NULL,
	     store = atomic || strstr(t->name, "_store_");
	uint32_t bytes = meaning_bytes(t->name);
	const struct operand *data = OPND(*t->name == 's' && !load ? 1 : 0);
	int64_t at;

	if (!text_starts(t->name, maybe) || (!load && !store))
		return do_lane(w, t);
	if (*t->name == 't' || *t->name == 'f' || atomic || !is_slot(w, t, bytes, &at)) {
		if (store)
			slot_forget(w);
		return false;
	}
	for (int64_t k = at / 4; k <= (at + bytes - 1) / 4; k++) {
		struct operand slot = { .kind = VECTOR, .reg = slot_at(w, k * 4), .n = 1 }, o = *data;
		bool whole = bytes % 4 == 0 && at % 4 == 0 && data->kind == VECTOR && data->n == bytes / 4;

		if (slot.reg == WB_NONE || (load && !whole)) {
			if (store)
				slot_forget(w);	/* words behind this one may be followed */
			return false;
		}
		o.reg += (uint32_t)(k - at / 4);
		o.n = 1;
		if (!store)
			reg_write(w, &o, 0, reg_read(w, &slot, 0));
		else if (whole)
			reg_write(w, &slot, 0, reg_read(w, &o, 0));
		else
			reg_forget(w, &slot, false);
		if (whole)
			slot_copy_lanes(w, load ? o.reg : slot.reg, load ? slot.reg : o.reg);
	}
	return true;
}
