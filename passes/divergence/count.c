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
 * In ascending order, a lane adds the lines that start behind the last byte of the lane before it, up to its own last
 * byte; if a whole line fits between the two, the lines of its element alone. Either is the difference of the line
 * numbers of two bytes (plus one). If the base moves up by one line, the line number of each byte goes up once, at the
 * offset where that byte comes to the start of a line. So one sum over the lanes gives the lines for offset 0, and what
 * changes at each other offset.
 *
 * A break (access.c) divides the lanes into two groups, which move apart by a whole number of lines. Each group touches
 * the same lines as before, and a line that both touched counts twice. Such a line contains the address of the break:
 * below it, all addresses are of one group, above it of the other. So there are at most as many as one element can
 * touch. The groups are ordered like this if all other parts of the address are uniform, or if the lanes are a row:
 * then all parts ascend, or descend, with the lane.
 *
 * LDS rounds (M5) are the maximum, over all banks, of the number of different words in one bank (for atomics: of all
 * words). If the base moves by whole words, and keeps its alignment, the banks are only renumbered. So rounds are
 * counted for the offsets of the base in one word, or in one unit of the alignment if that is larger.
 *
 * Cost:   of lines, O(lanes + line bytes) for each residue of the base modulo the alignment, and sorting the lanes,
 *         which mostly are sorted; of rounds, O(lanes * line bytes).
 */
#include <assert.h>

#include "div.h"

#define MOST_LINE 1024u			/* bytes of a line, or of one word of each bank; past it, the worst case */
#define MOST_TOUCHED 512u		/* words of an access: more are not counted */

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

/* ---- lines ---------------------------------------------------------------------------------------- */
/* The number of low bits of the base that are its offset in a line. */
static uint32_t
offset_bits(const struct wb_machine *m)
{
	return (m->line_bytes & (m->line_bytes - 1)) == 0 ? (uint32_t)__builtin_ctzll(m->line_bytes) : 0;
}

/* floor((@x + o) / @line) for o = 0. change[o] receives @by where a greater o makes it greater. */
static int64_t
line_of(int64_t x, int64_t line, int32_t by, int32_t *change)
{
	int64_t at = floor_div(x, line);

	change[line - (x - at * line)] += by;
	return at;
}

/* The most lines that the ascending @at touch, over all offsets of the base that are @first modulo @align. */
static uint64_t
lines_of_class(const struct wb_machine *m, const struct lane_address *x, const int64_t *at, uint32_t n, uint32_t bytes,
	uint32_t align, uint32_t first)
{
	int64_t line = (int64_t)m->line_bytes, lines = 0, end = INT64_MIN / 2;
	int64_t most = 0;
	int32_t change[MOST_LINE + 1];
	uint32_t known = offset_bits(m);

	memset(change, 0, (m->line_bytes + 1) * sizeof change[0]);
	for (uint32_t k = 0; k < n; k++) {
		int64_t start = at[k];

		if ((uint64_t)(start + first) % align)
			continue;
		if (start - end < line)
			start = end;
		else
			lines++;
		end = at[k] + bytes - 1;
		lines += line_of(end, line, 1, change) - line_of(start, line, -1, change);
	}
	for (uint32_t o = 0; o < m->line_bytes; o++) {
		lines += change[o];
		if (lines > most && o % align == first && base_may_be(x, o, known))
			most = lines;
	}
	return (uint64_t)most;
}

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

static uint64_t
count_lines(const struct div *d, uint32_t inst, const struct lane_address *x, uint32_t lanes)
{
	const struct wb_machine *m = d->env->machine;
	uint32_t bytes = d->fn->inst[inst].mem.bytes, align = alignment(d, inst, x), step, n;
	uint64_t most = 0, each = wb_machine_lines_per_element(m, bytes, align), worst = lanes * each;
	int64_t at[DIV_MOST_LANES];
	bool started = only_started(d, inst);

	for (uint32_t w = 0; most < worst && (n = wave_offsets(d, x, w, lanes, started, at)); w++) {
		step = base_step(at, n, align);
		if (!step)
			return WB_UNKNOWN;
		sort_offsets(at, n);
		for (uint32_t o = 0; o < align && o < m->line_bytes && most < worst; o += step) {
			uint64_t lines = lines_of_class(m, x, at, n, bytes, align, o);

			most = lines > most ? lines : most;
		}
	}
	most += x->breaks * each;
	return most < worst ? most : worst;
}

uint64_t
div_spread(const struct div *d, const struct lane_address *x)
{
	uint64_t bytes = x->window, part;
	int64_t least = x->each ? x->each[0] : 0, most = least;

	for (uint32_t l = 0; x->each && l < d->lanes; l++) {
		least = x->each[l] < least ? x->each[l] : least;
		most = x->each[l] > most ? x->each[l] : most;
	}
	if (!wb_add_u64(bytes, (uint64_t)most - (uint64_t)least, &bytes))
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

/* ---- LDS rounds ------------------------------------------------------------------------------------------ */
/* Bytes from the first to the second element of a lane, if it has two. */
static int64_t
element_distance(const struct div *d, const struct wb_inst *i)
{
	return (int64_t)(wb_lds_offset(d->fn, i, true) - wb_lds_offset(d->fn, i, false));
}

/* Words in the busiest bank, for a base at @o and elements aligned to @align. One word counts once, but for atomics. */
static uint32_t
rounds_at(const struct wb_machine *m, const int64_t *at, uint32_t n, int64_t o, const struct wb_mem *mem, int64_t step,
	uint32_t align)
{
	uint32_t most = 0, load[64] = { 0 }, nword = 0;
	bool merge = !(mem->access & WB_ATOMIC);
	int64_t word[MOST_TOUCHED];

	for (uint32_t k = 0; k < n; k++)
		for (uint32_t e = 0; e < mem->count; e++) {
			int64_t a = o + at[k] + e * step, last = floor_div(a + mem->bytes - 1, m->lds_bank_bytes);

			for (int64_t w = floor_div(a, m->lds_bank_bytes); (uint64_t)a % align == 0 && w <= last; w++) {
				assert(nword < MOST_TOUCHED);
				word[nword++] = w;
			}
		}
	if (merge)
		sort_offsets(word, nword);
	for (uint32_t k = 0; k < nword; k++) {
		uint32_t *in_bank = &load[(uint64_t)word[k] % m->lds_banks];

		if (merge && k && word[k] == word[k - 1])
			continue;
		most = ++*in_bank > most ? *in_bank : most;
	}
	return most;
}

/* The power of two by which a base may be moved: whole words that keep the alignment. */
static uint32_t
base_period(const struct wb_machine *m, uint32_t align)
{
	return (uint32_t)__builtin_ctz(align > m->lds_bank_bytes ? align : m->lds_bank_bytes);
}

/* Upper bound of words of one element. */
static uint32_t
words_of(const struct wb_machine *m, uint32_t bytes, uint32_t align)
{
	uint32_t last = align < m->lds_bank_bytes ? m->lds_bank_bytes - align : 0;

	return (last + bytes - 1) / m->lds_bank_bytes + 1;
}

static uint64_t
count_rounds(const struct div *d, uint32_t inst, const struct lane_address *x, uint32_t lanes)
{
	const struct wb_machine *m = d->env->machine;
	const struct wb_mem *mem = &d->fn->inst[inst].mem;
	uint32_t align = alignment(d, inst, x), known = base_period(m, align), step, n;
	uint64_t most = 0;
	int64_t at[DIV_MOST_LANES], second = element_distance(d, &d->fn->inst[inst]);
	bool started = only_started(d, inst);

	for (uint32_t w = 0; (n = wave_offsets(d, x, w, lanes, started, at)); w++) {
		step = base_step(at, n, align);
		if (!step)
			return WB_UNKNOWN;
		for (uint32_t o = 0; o >> known == 0; o += step) {
			uint32_t rounds = base_may_be(x, o, known) ? rounds_at(m, at, n, o, mem, second, align) : 0;

			most = rounds > most ? rounds : most;
		}
	}
	return most;
}

uint64_t
div_most_lines(struct div *d, uint32_t inst, const struct lane_address *x, uint32_t lanes)
{
	const struct wb_machine *m = d->env->machine;
	uint32_t bytes = d->fn->inst[inst].mem.bytes;

	if (!x->ok || !div_ids_are_known(d) || !bytes || lanes > DIV_MOST_LANES ||
		m->line_bytes > MOST_LINE || bytes > 2 * m->line_bytes)
		return WB_UNKNOWN;
	if (x->breaks && ((x->mixed && (!d->rows || x->each)) || (m->line_bytes & (m->line_bytes - 1))))
		return WB_UNKNOWN;
	return count_lines(d, inst, x, lanes);
}

uint64_t
div_most_rounds(struct div *d, uint32_t inst, const struct lane_address *x, uint32_t lanes)
{
	const struct wb_machine *m = d->env->machine;
	const struct wb_mem *mem = &d->fn->inst[inst].mem;
	uint32_t row = m->lds_banks * m->lds_bank_bytes, align = alignment(d, inst, x);

	if (!x->ok || x->breaks || !div_ids_are_known(d) || lanes > DIV_MOST_LANES || !row ||
		row > MOST_LINE || m->lds_banks > 64 || (row & (row - 1)) || !align ||
		(uint64_t)element_distance(d, &d->fn->inst[inst]) % align)
		return WB_UNKNOWN;
	if (mem->count > 2 || (uint64_t)lanes * mem->count * words_of(m, mem->bytes, align) > MOST_TOUCHED)
		return WB_UNKNOWN;
	return count_rounds(d, inst, x, lanes);
}
