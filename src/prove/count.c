/* src/prove/count.c -- the most lines, words or LDS rounds that lanes with given addresses need.
 *
 * Lanes whose addresses have the same coefficients for all unknown symbols are a group: their distances are known, its
 * base is not. The base of each group is tried at every position in a line that its known low bits and the alignment of
 * elements leave; different groups share no line. Where a number of 32 bits is extended, its lanes may wrap: then those
 * from some distance on are 2^32 lower, and count as a group of their own. Of lanes whose distances are not known, but
 * have a range, all that they may access is counted, or each lane by itself. Fewer lanes never need more.
 */
#include <stdlib.h>

#include "private.h"

#define MOST_BANKS 128
#define MOST_SPREAD (1 << 20)

struct lane {
	uint32_t group;			/* the first lane of it; WB_NONE: this one is off */
	uint64_t at;			/* distance from the base of its group */
	int64_t part;			/* of what is extended */
	int64_t below, above;		/* how far from there it may be */
	uint32_t nkey, zeros;		/* low bits of the base that are 0 */
	uint64_t key[2 * MOST_TERMS];	/* coefficients of the symbols, of the part as well */
};

/* What is counted: units that are accessed, in all or at most in a bank. */
struct counting {
	uint64_t unit, banks;
	uint32_t bytes, align;		/* of an element */
	int64_t second;			/* distance of a second element of each lane; 0: there is none */
	uint64_t span;			/* positions of the base that matter: a power of two */
};

static int
by_number(const void *a, const void *b)
{
	const uint64_t *x = a, *y = b;

	return *x < *y ? -1 : *x > *y;
}

/* The most units in a bank, of elements of @bytes at @at [n], which ascend. */
static uint64_t
units_at(const struct counting *c, const uint64_t *at, uint32_t n, uint64_t base, uint64_t bytes)
{
	uint64_t end = 0, most = 0, bank[MOST_BANKS] = { 0 };

	for (uint32_t k = 0; k < n; k++) {
		uint64_t unit = larger((base + at[k]) / c->unit, end);

		end = larger(end, (base + at[k] + bytes - 1) / c->unit + 1);
		for (; unit < end; unit++)
			most = larger(most, ++bank[unit % c->banks]);
	}
	return most;
}

/* Adds term @t of the address of lane @l, which varies, to how far it may be from its base; false: anywhere. */
static bool
add_spread(const struct wave *w, const struct term *t, uint32_t l, struct lane *x)
{
	const struct symbol *s = &w->symbol.at[t->symbol];
	wb_i128 c = w->table.at[t->table][l], a = c * (wb_i128)s->least, b = c * (wb_i128)s->most, most = MOST_SPREAD;

	if (s->most > UINT32_MAX || a > most || a < -most || b > most || b < -most)
		return false;
	x->below += (int64_t)(a < b ? a : b);
	x->above += (int64_t)(a < b ? b : a);
	return true;
}

/* Adds lane @l of form @a, which counts @mul times, to @x; false: it may be anywhere. *known: the known part. */
static bool
add_lane(const struct wave *w, uint32_t a, int64_t mul, uint32_t l, struct lane *x, int64_t *known)
{
	const struct form *f = &w->form.at[a];

	*known = 0;
	for (uint32_t n = 0; n < f->nterm; n++) {
		int64_t c = w->table.at[f->term[n].table][l];
		const struct symbol *s = &w->symbol.at[f->term[n].symbol];
		uint32_t zeros = zeros_of((uint64_t)c * (uint64_t)mul);

		if (s->varies && !add_spread(w, &f->term[n], l, x))
			return false;
		if (!f->term[n].symbol)
			*known = c;
		else if (!s->varies)
			x->key[x->nkey++] = (uint64_t)c;
		if (f->term[n].symbol && !s->varies && zeros < 32)
			x->zeros = fewer(x->zeros, zeros + s->low);
	}
	x->at += (uint64_t)*known * (uint64_t)mul;
	return true;
}

/* Splits the lanes of @address into groups; false: lanes may be anywhere. */
static bool
split(const struct wave *w, uint32_t address, struct lane *lane)
{
	const struct form *f = &w->form.at[address];
	uint64_t on = mask_bits(w, w->now->exec).may;
	int64_t known;

	memset(lane, 0, PROVE_LANES * sizeof *lane);
	for (uint32_t l = 0; l < w->lanes; l++) {
		struct lane *x = &lane[l];

		x->group = WB_NONE;
		if (!(on >> l & 1))
			continue;
		x->zeros = 32;
		if ((f->part != WB_NONE && form_varies(w, f->part)) || !add_lane(w, address, 1, l, x, &known) ||
			(f->part != WB_NONE && !add_lane(w, f->part, f->mul, l, x, &x->part)))
			return false;
		if (!x->nkey)
			x->zeros = 64;
		for (x->group = 0; x->group < l; x->group++)
			if (lane[x->group].group == x->group && memcmp(lane[x->group].key, x->key, sizeof x->key) == 0)
				break;
	}
	return true;
}

/* Distances of one element or two of each lane of group @g from @least: n[1] of lanes whose extended part is @from or
 * more, n[0] of others. */
static void
list_elements(const struct wave *w, const struct counting *c, const struct lane *lane, uint32_t g, int64_t least,
	int64_t from, uint64_t at[2][2 * PROVE_LANES], uint32_t *n)
{
	n[0] = n[1] = 0;
	for (uint32_t l = g; l < w->lanes; l++)
		if (lane[l].group == g) {
			bool part = lane[l].part >= from;

			at[part][n[part]++] = lane[l].at - (uint64_t)least;
			if (c->second)
				at[part][n[part]++] = lane[l].at - (uint64_t)least + (uint64_t)c->second;
		}
	qsort(at[0], n[0], sizeof **at, by_number);
	qsort(at[1], n[1], sizeof **at, by_number);
}

/* Whether @base is where all elements at @at [n] are aligned. */
static bool
is_aligned(const struct counting *c, const uint64_t *at, uint32_t n, uint64_t base)
{
	for (uint32_t k = 0; k < n; k++)
		if ((base + at[k]) % c->align)
			return false;
	return true;
}

static uint64_t
step_of(const struct counting *c, const struct lane *leader)
{
	return leader->zeros < 16 ? (uint64_t)1 << leader->zeros : c->span;
}

/* The most of group @g, of which lanes with an extended part from @from on are apart. */
static uint64_t
count_group(const struct wave *w, const struct counting *c, const struct lane *lane, uint32_t g, int64_t from)
{
	uint64_t at[2][2 * PROVE_LANES], most = 0;
	int64_t least = INT64_MAX;
	uint32_t n[2];
	bool any = false;

	for (uint32_t l = g; l < w->lanes; l++)
		if (lane[l].group == g && (int64_t)lane[l].at < least)
			least = (int64_t)lane[l].at;
	least = least > INT64_MIN / 2 ? least + (c->second < 0 ? c->second : 0) : least;
	least &= ~(int64_t)(c->span - 1);	/* so that no distance is negative, and positions stay what they are */
	list_elements(w, c, lane, g, least, from, at, n);
	for (uint32_t k = 0; k < 2; k++)
		if (n[k] && at[k][n[k] - 1] >> 62)
			return WB_UNKNOWN;
	for (uint64_t base = 0; base < c->span; base += step_of(c, &lane[g])) {
		if (!is_aligned(c, at[0], n[0], base) || !is_aligned(c, at[1], n[1], base))
			continue;
		any = true;
		most = larger(most, units_at(c, at[0], n[0], base, c->bytes) +
				units_at(c, at[1], n[1], base, c->bytes));
	}
	return any ? most : WB_UNKNOWN;
}

/* The most that one element needs, at any position. */
static uint64_t
count_one(const struct counting *c)
{
	uint64_t at = 0, most = 0;

	for (uint64_t base = 0; base < c->span; base += c->align)
		most = larger(most, units_at(c, &at, 1, base, c->bytes));
	return most;
}

/* The most of group @g, whose lanes are in a range: for all of that, unless it @wraps, or one by one. */
static uint64_t
count_spread(const struct wave *w, const struct counting *c, const struct lane *lane, uint32_t g, bool wraps)
{
	uint64_t most = wraps ? WB_UNKNOWN : 0, n = 0;
	wb_i128 from = 0, to = 0;

	for (uint32_t l = g; l < w->lanes; l++)
		if (lane[l].group == g) {
			wb_i128 at = (int64_t)lane[l].at, first = at + lane[l].below, last = at + lane[l].above;

			first += c->second < 0 ? c->second : 0;
			last += c->second > 0 ? c->second : 0;
			from = !n || first < from ? first : from;
			to = !n++ || last > to ? last : to;
		}
	if (to - from > MOST_SPREAD)
		return WB_UNKNOWN;
	for (uint64_t base = 0; base < c->span && !wraps; base += step_of(c, &lane[g])) {
		uint64_t at = (uint64_t)(from & (wb_i128)(c->span - 1));

		most = larger(most, units_at(c, &at, 1, base, (uint64_t)(to - from) + c->bytes));
	}
	return wb_min_u64(most, count_one(c) * n * (c->second ? 2 : 1));
}

static uint64_t
count_all(const struct wave *w, uint32_t address, const struct counting *c)
{
	struct lane lane[PROVE_LANES];
	bool wraps = w->form.at[address].part != WB_NONE, varies = form_varies(w, address);
	uint64_t sum = 0;

	if (!c->span || (c->span & (c->span - 1)) || !split(w, address, lane))
		return WB_UNKNOWN;
	for (uint32_t g = 0; g < w->lanes; g++) {
		uint64_t most = 0;

		if (lane[g].group != g)
			continue;
		if (varies)
			most = count_spread(w, c, lane, g, wraps);
		for (uint32_t l = g; l < w->lanes && !varies; l++)
			if (lane[l].group == g && (wraps || l == g))
				most = larger(most, count_group(w, c, lane, g, wraps ? lane[l].part : INT64_MAX));
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
	return larger(count_one(&c), flat ? wb_ceil_div(bytes, 4) : 0) * larger(mask_lanes(w, w->now->exec), 1);
}

/* Lanes that may be on, in @lane, if all are in one group whose distances are known. */
static bool
is_one_group(const struct wave *w, uint32_t address, struct lane *lane, uint32_t *first)
{
	*first = 0;
	if (w->form.at[address].part != WB_NONE || form_varies(w, address) || !split(w, address, lane))
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
	uint64_t on = mask_bits(w, w->now->exec).must, size = w->in->machine->line_bytes, at[PROVE_LANES], end;
	uint32_t first, n = 0;
	struct lane lane[PROVE_LANES];

	if (mask_bits(w, w->now->exec).may != on || !is_one_group(w, address, lane, &first))
		return false;
	for (uint32_t l = first; l < w->lanes; l++)
		if (lane[l].group == first)
			at[n++] = lane[l].at;
	if (!n)
		return true;
	if (lane[first].zeros < 64 && size >> lane[first].zeros > 1)
		return false;	/* the base may be within a line */
	qsort(at, n, sizeof *at, by_number);
	end = at[0];
	for (uint32_t k = 0; k < n; k++) {
		if (at[k] > end)
			return false;
		end = larger(end, at[k] + bytes);
	}
	return at[0] % size == 0 && end % size == 0;
}

bool
count_row(const struct wave *w, uint32_t address, uint32_t bytes)
{
	uint32_t first;
	struct lane lane[PROVE_LANES];

	if ((bytes != 4 && bytes != 8) || !is_one_group(w, address, lane, &first))
		return false;
	for (uint32_t l = first; l < w->lanes; l++)
		if (lane[l].group == first && lane[l].at - lane[first].at != (uint64_t)(l - first) * bytes)
			return false;
	return true;
}
