/* src/prove/count.c -- the most lines, words or LDS rounds that lanes with given addresses need.
 *
 * Lanes whose addresses have the same coefficients for all unknown symbols are a group: their distances are known, or
 * have a range, its base is not. The base of each group is tried at every position in a line that its known low bits
 * and the alignment of elements leave, and all that its lanes may access is counted, or each lane by itself; different
 * groups share no line. Fewer lanes never need more.
 */
#include <stdlib.h>

#include "private.h"

#define MOST_BANKS 128
#define MOST_SPREAD (1 << 14)		/* of one lane; beyond that, lanes are counted one by one */

struct lane {
	uint32_t group;			/* the first lane of it; WB_NONE: this one is off */
	int64_t at;			/* distance from the base of its group */
	int64_t below, above;		/* how far from there it may be */
	uint32_t nkey, zeros;		/* low bits of the base that are 0 */
	uint64_t key[MOST_TERMS];	/* coefficients of the symbols */
};

/* What is counted: units that are accessed, in all or at most in a bank. */
struct counting {
	uint64_t unit, banks;
	uint32_t bytes, align;		/* of an element */
	int64_t second;			/* distance of a second element of each lane; 0: there is none */
	uint64_t span;			/* positions of the base that matter: a power of two */
};

/* Bytes that a lane may access, counted from a base. */
struct piece {
	uint64_t from, to;
};
struct pieces {
	struct piece at[2 * PROVE_LANES];	/* ascending */
	uint32_t n;
};

static int
by_number(const void *a, const void *b)
{
	const struct piece *x = a, *y = b;

	return x->from < y->from ? -1 : x->from > y->from;
}

/* The most units in a bank. */
static uint64_t
units_of(const struct counting *c, const struct pieces *p, uint64_t base)
{
	uint64_t end = 0, most = 0, bank[MOST_BANKS] = { 0 };

	for (uint32_t k = 0; k < p->n; k++) {
		uint64_t unit = wb_max_u64((base + p->at[k].from) / c->unit, end);

		end = wb_max_u64(end, (base + p->at[k].to - 1) / c->unit + 1);
		for (; unit < end; unit++)
			most = wb_max_u64(most, ++bank[unit % c->banks]);
	}
	return most;
}

/* Where lane @l of @address is; false: it may be anywhere. */
static bool
place_lane(const struct wave *w, uint32_t address, uint32_t l, struct lane *x)
{
	const struct form *f = &w->form.at[address];

	for (uint32_t n = 0; n < f->nterm; n++) {
		int64_t c = w->table.at[f->term[n].table][l];
		const struct symbol *s = &w->symbol.at[f->term[n].symbol];
		uint32_t zeros = zeros_of((uint64_t)c);

		if (s->varies) {
			if (s->most > UINT32_MAX || c > UINT16_MAX || c < -UINT16_MAX)
				return false;
			x->below += c * (int64_t)(c < 0 ? s->most : s->least);
			x->above += c * (int64_t)(c < 0 ? s->least : s->most);
		} else if (!f->term[n].symbol) {
			x->at = c;
		} else {
			x->key[x->nkey++] = (uint64_t)c;
			x->zeros = zeros < 32 ? fewer(x->zeros, zeros + s->low) : x->zeros;
		}
	}
	return x->at >> 60 == 0 || x->at >> 60 == -1;
}

/* Splits the lanes of @address into groups; false: lanes may be anywhere. */
static bool
split(const struct wave *w, uint32_t address, struct lane *lane)
{
	uint64_t on = mask_bits(w, w->now->exec).may;

	memset(lane, 0, PROVE_LANES * sizeof *lane);
	for (uint32_t l = 0; l < w->lanes; l++) {
		struct lane *x = &lane[l];

		x->group = WB_NONE;
		if (!(on >> l & 1))
			continue;
		x->zeros = 32;
		if (!place_lane(w, address, l, x))
			return false;
		if (!x->nkey)
			x->zeros = 64;
		for (x->group = 0; x->group < l; x->group++)
			if (lane[x->group].group == x->group && memcmp(lane[x->group].key, x->key, sizeof x->key) == 0)
				break;
	}
	return true;
}

/* What the lanes of group @g may access, from a multiple of the span on; *spread: how far a lane may be at most. */
static struct pieces
list_pieces(const struct wave *w, const struct counting *c, const struct lane *lane, uint32_t g, uint64_t *spread)
{
	struct pieces p = { .n = 0 };
	int64_t least = INT64_MAX;

	*spread = 0;
	for (uint32_t l = g; l < w->lanes; l++)
		if (lane[l].group == g && lane[l].at + lane[l].below < least)
			least = lane[l].at + lane[l].below;
	least += c->second < 0 ? c->second : 0;
	least &= ~(int64_t)(c->span - 1);	/* so that positions stay what they are */
	for (uint32_t l = g; l < w->lanes; l++) {
		uint64_t from = (uint64_t)(lane[l].at + lane[l].below - least), second = (uint64_t)c->second,
			 to = (uint64_t)(lane[l].at + lane[l].above - least);

		if (lane[l].group != g)
			continue;
		*spread = wb_max_u64(*spread, to - from);
		p.at[p.n++] = (struct piece){ from, to + c->bytes };
		if (second)
			p.at[p.n++] = (struct piece){ from + second, to + second + c->bytes };
	}
	qsort(p.at, p.n, sizeof *p.at, by_number);
	return p;
}

/* Whether @base is where all elements with a known place are aligned. */
static bool
is_aligned(const struct counting *c, const struct pieces *p, uint64_t base)
{
	for (uint32_t k = 0; k < p->n; k++)
		if (p->at[k].to - p->at[k].from == c->bytes && (base + p->at[k].from) % c->align)
			return false;
	return true;
}

/* The most that one element needs, at any position. */
static uint64_t
count_one(const struct counting *c)
{
	const struct pieces one = { { { 0, c->bytes } }, 1 };
	uint64_t most = 0;

	for (uint64_t base = 0; base < c->span; base += c->align)
		most = wb_max_u64(most, units_of(c, &one, base));
	return most;
}

static uint64_t
count_group(const struct wave *w, const struct counting *c, const struct lane *lane, uint32_t g)
{
	uint64_t step = lane[g].zeros < 16 ? (uint64_t)1 << lane[g].zeros : c->span, most = 0, spread;
	struct pieces p = list_pieces(w, c, lane, g, &spread);
	bool any = false;

	for (uint64_t base = 0; spread <= MOST_SPREAD && base < c->span; base += step)
		if (is_aligned(c, &p, base)) {
			any = true;
			most = wb_max_u64(most, units_of(c, &p, base));
		}
	return wb_min_u64(any ? most : WB_UNKNOWN, spread ? p.n * count_one(c) : WB_UNKNOWN);
}

static uint64_t
count_all(const struct wave *w, uint32_t address, const struct counting *c)
{
	struct lane lane[PROVE_LANES];
	uint64_t sum = 0, most;

	if (!c->span || (c->span & (c->span - 1)) || !split(w, address, lane))
		return WB_UNKNOWN;
	for (uint32_t g = 0; g < w->lanes; g++) {
		if (lane[g].group != g)
			continue;
		most = count_group(w, c, lane, g);
		if (most == WB_UNKNOWN)
			return WB_UNKNOWN;
		sum += most;
	}
	return sum ? sum : 1;	/* an access without a lane takes a turn, too */
}

uint64_t
count_lines(const struct wave *w, uint32_t address, uint32_t bytes, uint32_t align)
{
	uint64_t size = w->in->machine->line_bytes;

	return count_all(w, address, &(struct counting){ size, 1, bytes, align, 0, size });
}

uint64_t
count_words(const struct wave *w, uint32_t address, uint32_t bytes)
{
	return count_all(w, address, &(struct counting){ 4, 1, bytes, fewer(bytes, 4), 0, 4 });
}

uint64_t
count_rounds(const struct wave *w, uint32_t address, int64_t second, uint32_t bytes)
{
	uint64_t size = w->in->machine->lds_bank_bytes, banks = w->in->machine->lds_banks;

	if (banks > MOST_BANKS)
		return WB_UNKNOWN;
	return count_all(w, address, &(struct counting){ size, banks, bytes, 1, second, banks * size });
}

uint64_t
count_scattered(const struct wave *w, uint32_t bytes, uint32_t align, uint32_t zeros, bool flat)
{
	uint64_t size = w->in->machine->line_bytes;
	uint32_t step = zeros < 16 && align < (uint32_t)1 << zeros ? (uint32_t)1 << zeros : align;
	const struct counting c = { size, 1, bytes, step, 0, size };

	if (size % step)
		return WB_UNKNOWN;
	return wb_max_u64(count_one(&c), flat ? wb_ceil_div(bytes, 4) : 0) * wb_max_u64(mask_lanes(w, w->now->exec), 1);
}

/* Lanes that may be on, in @lane, if all are in one group whose distances are known. */
static bool
is_one_group(const struct wave *w, uint32_t address, struct lane *lane, uint32_t *first)
{
	*first = 0;
	if (form_varies(w, address) || !split(w, address, lane))
		return false;
	while (*first < w->lanes && lane[*first].group == WB_NONE)
		++*first;
	for (uint32_t l = *first; l < w->lanes; l++)
		if (lane[l].group != WB_NONE && lane[l].group != *first)
			return false;
	return true;
}

bool
count_whole(const struct wave *w, uint32_t address, uint32_t bytes)
{
	struct bits on = mask_bits(w, w->now->exec);
	uint64_t size = w->in->machine->line_bytes, end, spread;
	const struct counting c = { .bytes = bytes, .span = size };
	struct lane lane[PROVE_LANES];
	struct pieces p;
	uint32_t first;

	if (!size || (size & (size - 1)) || on.may != on.must || !is_one_group(w, address, lane, &first))
		return false;
	if (first == w->lanes)
		return true;
	if (lane[first].zeros < 64 && size >> lane[first].zeros > 1)
		return false;	/* the base may be within a line */
	p = list_pieces(w, &c, lane, first, &spread);
	end = p.at[0].from;
	for (uint32_t k = 0; k < p.n; k++) {
		if (p.at[k].from > end)
			return false;
		end = wb_max_u64(end, p.at[k].to);
	}
	return p.at[0].from % size == 0 && end % size == 0;
}

bool
count_row(const struct wave *w, uint32_t address, uint32_t bytes)
{
	uint32_t first;
	struct lane lane[PROVE_LANES];

	if ((bytes != 4 && bytes != 8) || !is_one_group(w, address, lane, &first))
		return false;
	for (uint32_t l = first; l < w->lanes; l++)
		if (lane[l].group == first && lane[l].at - lane[first].at != (int64_t)(l - first) * bytes)
			return false;
	return true;
}
