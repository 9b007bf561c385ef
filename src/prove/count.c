/* src/prove/count.c -- the most lines or LDS rounds that lanes with given addresses need.
 *
 * Lanes whose addresses have the same coefficients for all unknown symbols are a group: their distances are known, its
 * base is not. The base of each group is tried at every position in a line that its known low bits and the alignment of
 * elements leave; different groups share no line. Where a number of 32 bits is extended, its lanes may wrap: then those
 * from some distance on are 2^32 lower, and count as a group of their own. Of lanes whose distances are not known, but
 * have a range, all that they may access is counted, or each lane by itself. Fewer lanes never need more.
 */
#include <stdlib.h>

#include "private.h"

struct lane {
	uint64_t at;			/* distance from the base of its group */
	int64_t part;			/* of what is extended */
	int64_t below, above;		/* how far from there it may be */
	uint64_t key[2 * MOST_TERMS];	/* coefficients of the symbols, of the part as well */
	uint32_t group;
};

/* What is counted for lanes of a group, at one position. */
typedef uint64_t counter(const struct wave *w, const uint64_t *at, uint32_t n, uint64_t base, uint32_t bytes);
struct counting {
	counter *count;
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

static uint64_t
lines_at(const struct wave *w, const uint64_t *at, uint32_t n, uint64_t base, uint32_t bytes)
{
	uint64_t size = w->machine->line_bytes, count = 0, end = 0;

	for (uint32_t k = 0; k < n; k++) {
		uint64_t first = (base + at[k]) / size, last = (base + at[k] + bytes - 1) / size;

		first = first < end ? end : first;
		count += last + 1 > first ? last + 1 - first : 0;
		end = last + 1 > end ? last + 1 : end;
	}
	return count;
}

#define MOST_BANKS 128
#define MOST_SPREAD (1 << 20)

/* The most different words in a bank. */
static uint64_t
rounds_at(const struct wave *w, const uint64_t *at, uint32_t n, uint64_t base, uint32_t bytes)
{
	uint64_t size = w->machine->lds_bank_bytes, end = 0, most = 0;
	uint32_t bank[MOST_BANKS] = { 0 };

	for (uint32_t k = 0; k < n; k++)
		for (uint64_t word = (base + at[k]) / size; word <= (base + at[k] + bytes - 1) / size; word++)
			if (word >= end) {
				uint32_t *b = &bank[word % w->machine->lds_banks];

				end = word + 1;
				most = ++*b > most ? *b : most;
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

/* Splits the lanes of @address into groups. *low: [group] known zero bits of the base. false: lanes may be anywhere. */
static bool
split(const struct wave *w, uint32_t address, struct lane *lane, uint32_t *ngroup, uint32_t *low)
{
	const struct form *f = &w->form.at[address], *g = f->part == WB_NONE ? NULL : &w->form.at[f->part];
	uint64_t on = mask_may(w, w->now->exec);
	uint32_t first[PROVE_LANES];

	*ngroup = 0;
	for (uint32_t l = 0; l < w->lanes; l++) {
		struct lane *x = &lane[l];
		uint32_t k = 0, zeros = 32;

		memset(x, 0, sizeof *x);
		x->group = WB_NONE;
		if (!(on >> l & 1))
			continue;
		if (g && form_varies(w, f->part))
			return false;
		for (uint32_t n = 0; n < f->nterm; n++) {
			int64_t c = w->table.at[f->term[n].table][l];

			if (w->symbol.at[f->term[n].symbol].varies) {
				if (!add_spread(w, &f->term[n], l, x))
					return false;
				continue;
			}
			if (f->term[n].symbol)
				x->key[k++] = (uint64_t)c;
			else
				x->at = (uint64_t)c;
			for (uint32_t z = 0; f->term[n].symbol && c && z < zeros; z++)
				if ((uint64_t)c >> z & 1)
					zeros = z + w->symbol.at[f->term[n].symbol].low < zeros ?
						z + w->symbol.at[f->term[n].symbol].low : zeros;
		}
		for (uint32_t n = 0; g && n < g->nterm; n++) {
			int64_t c = w->table.at[g->term[n].table][l];

			if (g->term[n].symbol)
				x->key[k++] = (uint64_t)c;
			else
				x->part = c;
			for (uint32_t z = 0; g->term[n].symbol && z < zeros; z++)
				if (((uint64_t)c * (uint64_t)f->mul) >> z & 1)
					zeros = z + w->symbol.at[g->term[n].symbol].low < zeros ?
						z + w->symbol.at[g->term[n].symbol].low : zeros;
		}
		x->at += g ? (uint64_t)x->part * (uint64_t)f->mul : 0;
		x->group = 0;
		while (x->group < *ngroup && memcmp(lane[first[x->group]].key, x->key, sizeof x->key) != 0)
			x->group++;
		if (x->group == *ngroup) {
			first[x->group] = l;
			low[x->group] = k ? zeros : 64;
			(*ngroup)++;
		}
	}
	return true;
}

/* The most of group @g, of which lanes with an extended part from @from on are apart if @apart. */
static uint64_t
count_group(const struct wave *w, const struct counting *c, const struct lane *lane, uint32_t g, uint32_t low,
	bool apart, int64_t from)
{
	uint64_t at[2][2 * PROVE_LANES], most = 0, step = low < 16 ? (uint64_t)1 << low : c->span;
	int64_t least = INT64_MAX;
	uint32_t n[2] = { 0, 0 };
	bool any = false;

	for (uint32_t l = 0; l < w->lanes; l++)
		if (lane[l].group == g && (int64_t)lane[l].at < least)
			least = (int64_t)lane[l].at;
	least = least > INT64_MIN / 2 ? least + (c->second < 0 ? c->second : 0) : least;
	least &= ~(int64_t)(c->span - 1);	/* so that no distance is negative, and positions stay what they are */
	for (uint32_t l = 0; l < w->lanes; l++)
		if (lane[l].group == g) {
			bool part = apart && lane[l].part >= from;

			at[part][n[part]] = lane[l].at - (uint64_t)least;
			if (at[part][n[part]++] >> 62)
				return WB_UNKNOWN;
			if (c->second)
				at[part][n[part]++] = lane[l].at - (uint64_t)least + (uint64_t)c->second;
		}
	qsort(at[0], n[0], sizeof **at, by_number);
	qsort(at[1], n[1], sizeof **at, by_number);
	for (uint64_t base = 0; base < c->span; base += step) {
		bool fits = true;
		uint64_t sum;

		for (uint32_t k = 0; k < n[0] + n[1]; k++)
			fits = fits && (base + (k < n[0] ? at[0][k] : at[1][k - n[0]])) % c->align == 0;
		if (!fits)
			continue;
		any = true;
		sum = c->count(w, at[0], n[0], base, c->bytes) + c->count(w, at[1], n[1], base, c->bytes);
		most = sum > most ? sum : most;
	}
	return any ? most : WB_UNKNOWN;
}

/* The most of group @g, whose lanes are in a range: for all of that, or one by one. */
static uint64_t
count_spread(const struct wave *w, const struct counting *c, const struct lane *lane, uint32_t g, uint32_t low)
{
	uint64_t step = low < 16 ? (uint64_t)1 << low : c->span, most = 0, one = 0;
	wb_i128 from = 0, to = 0, n = 0;

	for (uint32_t l = 0; l < w->lanes; l++)
		if (lane[l].group == g) {
			wb_i128 at = (int64_t)lane[l].at, first = at + lane[l].below, last = at + lane[l].above;

			first += c->second < 0 ? c->second : 0;
			last += c->second > 0 ? c->second : 0;
			from = !n || first < from ? first : from;
			to = !n++ || last > to ? last : to;
		}
	if (to - from > MOST_SPREAD)
		return WB_UNKNOWN;
	for (uint64_t base = 0; base < c->span; base += step) {
		uint64_t at = (uint64_t)(from & (wb_i128)(c->span - 1)), sum;

		sum = c->count(w, &at, 1, base, (uint32_t)(to - from) + c->bytes);
		most = sum > most ? sum : most;
	}
	for (uint64_t base = 0; base < c->span; base += c->align) {
		uint64_t at = 0, sum = c->count(w, &at, 1, base, c->bytes);

		one = sum > one ? sum : one;
	}
	one *= (uint64_t)n * (c->second ? 2 : 1);
	return one < most ? one : most;
}

static uint64_t
count_all(struct wave *w, uint32_t address, const struct counting *c)
{
	struct lane lane[PROVE_LANES];
	uint32_t low[PROVE_LANES], ngroup;
	bool wraps = w->form.at[address].part != WB_NONE;
	uint64_t sum = 0;

	if (!c->span || (c->span & (c->span - 1)))
		return WB_UNKNOWN;
	if (!split(w, address, lane, &ngroup, low))
		return WB_UNKNOWN;
	for (uint32_t g = 0; g < ngroup; g++) {
		uint64_t most = form_varies(w, address) ? count_spread(w, c, lane, g, low[g]) :
			count_group(w, c, lane, g, low[g], false, 0);

		for (uint32_t l = 0; wraps && l < w->lanes; l++)
			if (lane[l].group == g) {
				uint64_t n = count_group(w, c, lane, g, low[g], true, lane[l].part);

				most = n > most ? n : most;
			}
		if (most == WB_UNKNOWN)
			return WB_UNKNOWN;
		sum += most;
	}
	return sum ? sum : 1;	/* an access without a lane takes a turn, too */
}

uint64_t
count_lines(struct wave *w, uint32_t address, uint32_t bytes, uint32_t align)
{
	const struct counting c = {
		.count = lines_at, .bytes = bytes, .align = align, .span = w->machine->line_bytes
	};

	return count_all(w, address, &c);
}

bool
count_whole(struct wave *w, uint32_t address, uint32_t bytes)
{
	uint64_t on = mask_must(w, w->now->exec);
	uint64_t size = w->machine->line_bytes, at[PROVE_LANES], end;
	uint32_t ngroup, low[PROVE_LANES], n = 0;
	struct lane lane[PROVE_LANES];

	if (mask_may(w, w->now->exec) != on || w->form.at[address].part != WB_NONE || form_varies(w, address) ||
		!split(w, address, lane, &ngroup, low))
		return false;
	for (uint32_t l = 0; l < w->lanes; l++)
		if (on >> l & 1) {
			if (lane[l].group || (low[0] < 64 && size >> low[0] > 1))
				return false;	/* the base may be within a line */
			at[n++] = lane[l].at;
		}
	qsort(at, n, sizeof *at, by_number);
	end = n ? at[0] : 0;
	for (uint32_t k = 0; k < n; k++) {
		if (at[k] > end)
			return false;
		end = at[k] + bytes > end ? at[k] + bytes : end;
	}
	return !n || (at[0] % size == 0 && end % size == 0);
}

bool
count_row(struct wave *w, uint32_t address, uint32_t bytes)
{
	uint64_t on = mask_may(w, w->now->exec);
	uint32_t ngroup, low[PROVE_LANES], first = WB_NONE;
	struct lane lane[PROVE_LANES];

	if ((bytes != 4 && bytes != 8) || w->form.at[address].part != WB_NONE || form_varies(w, address) ||
		!split(w, address, lane, &ngroup, low))
		return false;
	for (uint32_t l = 0; l < w->lanes; l++) {
		if (!(on >> l & 1))
			continue;
		first = first == WB_NONE ? l : first;
		if (lane[l].group != lane[first].group ||
			lane[l].at - lane[first].at != (uint64_t)(l - first) * bytes)
			return false;
	}
	return true;
}

uint64_t
count_rounds(struct wave *w, uint32_t address, int64_t second, uint32_t bytes)
{
	const struct counting c = { .count = rounds_at, .bytes = bytes, .align = 1, .second = second,
		.span = (uint64_t)w->machine->lds_banks * w->machine->lds_bank_bytes };

	return w->machine->lds_banks > MOST_BANKS ? WB_UNKNOWN : count_all(w, address, &c);
}

uint64_t
count_scattered(const struct wave *w, uint32_t bytes, uint32_t align, uint32_t zeros, bool flat)
{
	uint64_t at[1] = { 0 }, most = flat ? wb_ceil_div(bytes, 4) : 0, size = w->machine->line_bytes,
		 step = zeros < 16 && align < (uint32_t)1 << zeros ? (uint64_t)1 << zeros : align, on;

	if (size % step)
		return WB_UNKNOWN;
	for (uint64_t base = 0; base < size; base += step) {
		uint64_t c = lines_at(w, at, 1, base, bytes);

		most = c > most ? c : most;
	}
	on = mask_lanes(w, w->now->exec);
	return most * (on ? on : 1);
}
