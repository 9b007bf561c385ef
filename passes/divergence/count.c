/* passes/divergence/count.c -- upper bounds of lines and of LDS rounds of an access, by counting lanes.
 *
 * Transactions are the different lines that lanes touch (wavebound-bounds(7), M4):
 *
 *	|lane 0  lane 1  |lane 2  lane 3  |		lanes 8 bytes apart, lines of 16 bytes: 2 lines,
 *	|    lane 0  lane|1   lane 2  lane|3		or 3 if the base is 4 bytes into a line
 *
 * So they are counted for every offset that the base may have in a line. A lane whose element would not be aligned
 * cannot be on. All lanes are counted as on: fewer lanes touch fewer lines.
 *
 * A break (access.c) divides the lanes into two groups, which move apart by a whole number of lines. Each group touches
 * the same lines as before, and a line that both touched counts twice. Such a line contains the address of the break:
 * below it, all addresses are of one group, above it of the other. So there are at most as many as one element can
 * touch. The groups are ordered like this if all other parts of the address are uniform, or if the lanes are a row:
 * then all parts ascend, or descend, with the lane.
 *
 * LDS rounds (M5) are the maximum, over all banks, of the number of different words in one bank (for atomics: of all
 * words). So lines are counted as words of a single bank. If the base moves by whole words, and keeps its alignment,
 * the banks are only renumbered: offsets of the base in one word are enough, or in one unit of the alignment if that is
 * larger.
 *
 * Cost:   O(lanes) for each offset, and sorting the lanes, which mostly are sorted.
 */
#include <assert.h>

#include "div.h"

#define MOST_ROW 1024u			/* bytes of a line, or of one word of each bank; past it, the worst case */
#define MOST_TOUCHED 512u		/* words of an access: more are not counted */
#define MOST_BANKS 64u

/* What is counted: words of LDS, or lines as words of one bank. */
struct words {
	uint64_t bytes, banks;
	bool merge;			/* a word that lanes share counts once */
	uint32_t align;			/* divides the address of every element */
};

/* ---- offsets of lanes, and of the base --------------------------------------------------------------------- */
bool
div_ids_are_known(const struct div *d)
{
	const uint64_t *grid = d->values->grid;

	return d->rows || (d->size[0] && d->size[1] && d->size[2] && grid[0] && grid[0] % d->size[0] == 0 &&
			grid[1] && grid[1] % d->size[1] == 0);
}

void
div_lane_ids(const struct div *d, uint32_t wave, uint32_t lane, uint32_t id[3])
{
	uint32_t t = wave * d->lanes + lane;

	id[0] = lane;
	id[1] = id[2] = 0;
	if (d->rows)
		return;
	id[0] = t % d->size[0];
	id[1] = t / d->size[0] % d->size[1];
	id[2] = t / d->size[0] / d->size[1];
}

/* Whether only lanes that were on at the entry are on at @inst. A wave that is not full of work-items has other lanes,
 * and EXEC may switch them on. Of a called function nothing is known. */
static bool
only_started(const struct div *d, uint32_t inst)
{
	return d->fn->is_kernel && !(d->l->span[d->l->of_inst[inst]].flags & (WB_SPAN_WHOLE_WAVE | WB_SPAN_TOP));
}

/* Offsets from the base, modulo 2^64, of all @lanes of wave @w of a full workgroup, without those that have no
 * work-item (@started); numbers of each lane are of one wave. Returns how many; 0: it is past the last wave. */
static uint32_t
wave_offsets(const struct div *d, const struct lane_address *x, uint32_t w, uint32_t lanes, bool started,
	int64_t at[DIV_MOST_LANES])
{
	uint32_t wave = x->each && !d->rows ? x->wave : w, n = lanes;
	uint64_t items = (uint64_t)d->size[0] * d->size[1] * d->size[2], first = (uint64_t)wave * lanes;

	if (items && items < first + lanes)
		n = (uint32_t)(items > first ? items - first : 0);
	if (n == 0 || (w > 0 && (d->rows || x->each)))
		return 0;
	n = started ? n : lanes;
	for (uint32_t k = 0; k < n; k++) {
		uint64_t sum = x->each ? (uint64_t)x->each[k] : 0;
		uint32_t id[3];

		div_lane_ids(d, wave, k, id);
		for (int j = 0; j < 3; j++)
			sum += (uint64_t)x->stride[j] * id[j];
		at[k] = (int64_t)sum;
	}
	return n;
}

static int64_t
floor_div(int64_t a, int64_t b)
{
	const uint64_t sign = UINT64_C(1) << 63;
	int bits = __builtin_ctzll((uint64_t)b);

	if (b >> bits == 1)		/* a power of two: no division */
		return (int64_t)((((uint64_t)a ^ sign) >> bits) - (sign >> bits));
	return a / b - (a % b < 0);
}

/* Step between possible offsets of the base: if all offsets from it keep the alignment, it has it, too. 0: they are so
 * far away that sums might overflow. */
static uint32_t
base_step(const int64_t *at, uint32_t n, uint32_t align)
{
	uint32_t step = align;

	for (uint32_t k = 0; k < n; k++) {
		if (at[k] > (int64_t)1 << 40 || at[k] < -((int64_t)1 << 40))
			return 0;
		step = (uint64_t)at[k] % align ? 1 : step;
	}
	return step;
}

/* Whether the base can be at @o, modulo 2^known. */
static bool
base_may_be(const struct lane_address *x, uint32_t o, uint32_t known)
{
	return ((o ^ x->low) & mask_of(known < x->low_bits ? known : x->low_bits)) == 0;
}

/* A divisor of the address of every element of @inst: demanded by the machine, or known. */
static uint32_t
alignment(const struct div *d, uint32_t inst, const struct lane_address *x)
{
	uint32_t align = wb_machine_align_bytes(d->env->machine, d->fn, &d->fn->inst[inst]);

	return align > x->align ? align : x->align;
}

/* ---- words ---------------------------------------------------------------------------------------------- */
/* They mostly ascend already. */
static void
sort_offsets(int64_t *at, uint32_t n)
{
	for (uint32_t k = 1; k < n; k++) {
		int64_t x = at[k];
		uint32_t to = k;

		for (; to && at[to - 1] > x; to--)
			at[to] = at[to - 1];
		at[to] = x;
	}
}

/* Bytes from the first to the second element of a lane, if it has two. */
static int64_t
element_distance(const struct div *d, const struct wb_inst *i)
{
	return (int64_t)(wb_lds_offset(d->fn, i, true) - wb_lds_offset(d->fn, i, false));
}

/* Words in the busiest bank, for a base at @o and elements @step bytes apart in each lane. */
static uint32_t
words_at(const struct words *c, const int64_t *at, uint32_t n, int64_t o, const struct wb_mem *mem, int64_t step)
{
	uint32_t most = 0, load[MOST_BANKS] = { 0 }, nword = 0;
	int64_t word[MOST_TOUCHED], bytes = (int64_t)c->bytes;

	for (uint32_t k = 0; k < n; k++)
		for (uint32_t e = 0; e < mem->count; e++) {
			int64_t a = o + at[k] + e * step, last = floor_div(a + mem->bytes - 1, bytes);

			for (int64_t w = floor_div(a, bytes); (uint64_t)a % c->align == 0 && w <= last; w++) {
				assert(nword < MOST_TOUCHED);
				word[nword++] = w;
			}
		}
	if (c->merge)
		sort_offsets(word, nword);
	for (uint32_t k = 0; k < nword; k++) {
		uint32_t *in_bank = &load[(uint64_t)word[k] & (c->banks - 1)];

		if (c->merge && k && word[k] == word[k - 1])
			continue;
		most = ++*in_bank > most ? *in_bank : most;
	}
	return most;
}

/* The most of them for any base at which the first element may be, at most @worst. */
static uint64_t
count_words(const struct div *d, uint32_t inst, const struct lane_address *x, uint32_t lanes, const struct words *c,
	uint64_t worst)
{
	uint64_t period = c->align > c->bytes ? c->align : c->bytes, most = 0;
	uint32_t known = (period & (period - 1)) == 0 ? (uint32_t)__builtin_ctzll(period) : 0, step, n;
	int64_t at[DIV_MOST_LANES], second = element_distance(d, &d->fn->inst[inst]);
	bool started = only_started(d, inst);

	for (uint32_t w = 0; most < worst && (n = wave_offsets(d, x, w, lanes, started, at)); w++) {
		step = base_step(at, n, c->align);
		if (!step)
			return WB_UNKNOWN;
		sort_offsets(at, n);
		for (uint32_t o = 0; o < period && most < worst; o += step) {
			uint32_t words =
				base_may_be(x, o, known) ? words_at(c, at, n, o, &d->fn->inst[inst].mem, second) : 0;

			most = words > most ? words : most;
		}
	}
	return most;
}

uint64_t
div_most_words(struct div *d, uint32_t inst, const struct lane_address *x, uint32_t lanes)
{
	const struct wb_machine *m = d->env->machine;
	const struct wb_mem *mem = &d->fn->inst[inst].mem;
	const bool lds = mem->space == WB_SPACE_LDS;
	const struct words c = { lds ? m->lds_bank_bytes : m->line_bytes, lds ? m->lds_banks : 1,
		!lds || !(mem->access & WB_ATOMIC), alignment(d, inst, x) };
	uint64_t last = c.align < c.bytes ? c.bytes - c.align : 0, row = c.bytes * c.banks, each, worst, most;

	if (!x->ok || !div_ids_are_known(d) || lanes > DIV_MOST_LANES || !mem->bytes || !c.align || !row ||
		row > MOST_ROW || c.banks > MOST_BANKS || (c.banks & (c.banks - 1)) ||
		(c.align > c.bytes ? c.align % c.bytes : c.bytes % c.align) ||
		mem->count > 2 || (uint64_t)element_distance(d, &d->fn->inst[inst]) % c.align)
		return WB_UNKNOWN;
	/* groups of lanes that a break moves are ordered, and stay at the same offsets in lines */
	if (x->breaks && (lds || (x->mixed && (!d->rows || x->each)) || (c.bytes & (c.bytes - 1))))
		return WB_UNKNOWN;
	each = (last + mem->bytes - 1) / c.bytes + 1;
	worst = lanes * mem->count * each;
	most = worst > MOST_TOUCHED ? WB_UNKNOWN : count_words(d, inst, x, lanes, &c, worst);
	return most == WB_UNKNOWN ? most : wb_min_u64(most + x->breaks * each, worst);
}

/* ---- windows ------------------------------------------------------------------------------------------- */
uint64_t
div_spread(const struct div *d, const struct lane_address *x)
{
	uint64_t bytes = x->window, part;

	if (!wb_add_u64(bytes, div_each_span(d, x->each), &bytes))
		return WB_UNKNOWN;
	for (int k = 0; k < 3; k++)
		if (!wb_mul_u64(x->stride[k] < 0 ? 0 - (uint64_t)x->stride[k] : (uint64_t)x->stride[k], d->id_span[k],
			&part) ||
			!wb_add_u64(bytes, part, &bytes))
			return WB_UNKNOWN;
	return bytes;
}

/* All lanes lie in as many bytes as window and strides add up to, wherever these start. A break moves some lanes
 * elsewhere. If one part spreads, the two pieces together are no longer than it, and each may touch one more line at
 * either end. If several parts spread, each piece may be as long as the whole. */
uint64_t
div_window_lines(const struct div *d, uint32_t inst, const struct lane_address *x)
{
	const struct wb_machine *m = d->env->machine;
	uint32_t element = d->fn->inst[inst].mem.bytes;
	uint64_t bytes = div_spread(d, x);

	/* the last one starts in the first byte of a line */
	if (x->breaks > 1 || bytes + element < 2 || bytes == WB_UNKNOWN ||
		!wb_add_u64(bytes, element + m->line_bytes - 2, &bytes))
		return WB_UNKNOWN;
	bytes = bytes / m->line_bytes + 1;
	return !x->breaks ? bytes : x->mixed ? 2 * bytes : bytes + 2 + wb_machine_lines_per_element(m, element, 1);
}
