/* test/unit/dram.c -- issue delays of DRAM accesses: figures of another model, and a second model of our own that
 * counts every clock. */
#include <time.h>

#include "wavebound/dram.h"
#include "wavebound/facts.h"
#include "../lib/unit.h"

enum { READ, WRITE };
enum { ONE, ALL };
enum { X16, X8, SLOW };

#define DDR4_3200 \
	.row_bytes = 8192, .queue = 8, .RCD = 22, .RP = 22, .CL = 22, .CWL = 16, .WR = 24, .RAS = 52, .RC = 74, \
	.RTP = 12, .CCDS = 4, .CCDL = 8, .BL = 4, .RFC = 560, .REFI = 12480
static const struct wb_dram device[] = {
	[X16] = { .banks = 8, .bank_groups = 2, .RRDS = 9, .RRDL = 11, .FAW = 48, DDR4_3200 },
	[X8] = { .banks = 16, .bank_groups = 4, .RRDS = 4, .RRDL = 8, .FAW = 34, DDR4_3200 },
	[SLOW] = { .banks = 8, .bank_groups = 2, .row_bytes = 8192, .queue = 8, .RCD = 13, .RP = 13, .CL = 13,
		.CWL = 10, .WR = 14, .RAS = 32, .RC = 45, .RTP = 7, .CCDS = 4, .CCDL = 5, .RRDS = 5, .RRDL = 6,
		.FAW = 28, .BL = 4, .RFC = 327, .REFI = 7280 },
};

static const struct row {
	uint8_t device, write;
	uint32_t addr, words, period, count;
	uint8_t all;
	uint32_t delay;
} rows[] = {
#define ACCESS(device, access, addr, words, period, count, all, delay) \
	{ device, access, addr, words, period, count, all, delay },
#include "dram.def"
#undef ACCESS
};

static double
milliseconds(clock_t since)
{
	return (double)(clock() - since) * 1000 / CLOCKS_PER_SEC;
}

TEST(every_figure)
{
	struct wb_arena *a = wb_arena_new(NULL);
	double slowest = 0;

	for (size_t k = 0; k < WB_COUNT(rows); k++) {
		const struct row *r = &rows[k];
		struct wb_dram_tile t = { r->addr, r->words, r->period, r->count, r->write };
		clock_t start = clock();
		uint64_t got = r->all ? wb_dram_longest_delay(a, &device[r->device], &t) :
					wb_dram_delay(a, &device[r->device], &t);

		if (milliseconds(start) > slowest)
			slowest = milliseconds(start);
		if (got != r->delay)
			fail_msg("row %zu: %llu clocks, not %u", k, (unsigned long long)got, r->delay);
	}
	print_message("%zu accesses, the slowest in %.1f ms\n", WB_COUNT(rows), slowest);
	wb_arena_free(a);
}

/* ---- every clock, every bank: slow, and nothing is left out -------------------------------------- */
struct entry { bool act, close, precharge; };
struct slow {
	const struct wb_dram *d;
	int nb, ng;			/* banks, groups of banks */
	struct entry fifo[16][8], head[16];
	int n[16], from[16];
	bool has[16];
	int64_t act_ok[16], cas_ok[16], pre_ok[16], open[16], last_cas[4], last_act[4], act[1024];
	int nact, pending, cur;		/* cur: where the search for a bank begins */
	int64_t now, delay;
};

static int64_t
most(int64_t a, int64_t b)
{
	return a > b ? a : b;
}

/* Whether the last command of each group of banks is long enough ago: @l in the group of bank @b, @s in others. */
static bool
groups_allow(const struct slow *s, const int64_t last[4], int b, int64_t l, int64_t other)
{
	for (int g = 0; g < s->ng; g++)
		if (s->now < last[g] + (g == b % s->ng ? l : other))
			return false;
	return true;
}

/* Reads or writes, nearest bank first; false: none can. */
static bool
access(struct slow *s, bool write)
{
	for (int k = 0; k < s->nb; k++) {
		int b = (s->cur + k) % s->nb;
		int64_t end = s->now + (write ? s->d->CWL + s->d->BL + s->d->WR : s->d->RTP);

		if (!s->has[b] || s->head[b].precharge || s->head[b].act || s->now < s->cas_ok[b] ||
			!groups_allow(s, s->last_cas, b, s->d->CCDL, s->d->CCDS))
			continue;
		s->last_cas[b % s->ng] = s->now;
		s->has[b] = false;
		s->cur = b & ~1;
		s->pending--;
		if (s->head[b].close) {
			s->act_ok[b] = most(s->act_ok[b], end + s->d->RP);
			s->delay = most(s->delay, end + s->d->RP);
		} else {
			s->pre_ok[b] = most(s->pre_ok[b], end);
		}
		return true;
	}
	return false;
}

/* Opens a row: of the bank with most to do, then the nearest. */
static bool
activate(struct slow *s)
{
	int best = -1, q = 0;

	for (int b = 0; b < s->nb; b++) {
		int mine = s->head[b].close ? 1 : s->n[b];

		if (!s->has[b] || s->head[b].precharge || !s->head[b].act || s->now < s->act_ok[b] ||
			!groups_allow(s, s->last_act, b, s->d->RRDL, s->d->RRDS) ||
			(s->nact >= 4 && s->now < s->act[s->nact - 4] + s->d->FAW))
			continue;
		if (best < 0 || mine > q || (b - s->cur + s->nb) % s->nb < (best - s->cur + s->nb) % s->nb) {
			best = b;
			q = mine;
		}
	}
	if (best < 0)
		return false;
	s->head[best].act = false;
	s->last_act[best % s->ng] = s->act[s->nact++] = s->now;
	s->cas_ok[best] = s->now + s->d->RCD;
	s->act_ok[best] = most(s->act_ok[best], s->now + s->d->RC);
	s->pre_ok[best] = most(s->pre_ok[best], s->now + s->d->RAS);
	s->delay = most(s->delay, s->now + s->d->RC);
	return true;
}

static void
precharge(struct slow *s)
{
	for (int k = 0; k < s->nb; k++)
		if (s->has[k] && s->head[k].precharge && s->now >= s->pre_ok[k]) {
			s->has[k] = false;
			s->pending--;
			s->act_ok[k] = most(s->act_ok[k], s->now + s->d->RP);
			s->delay = most(s->delay, s->now + s->d->RP);
			return;
		}
}

/* A request for line @line comes in, before that for @after; false: there is no room. */
static bool
arrive(struct slow *s, uint64_t line, uint64_t after)
{
	uint64_t a = line * 64, next = after == UINT64_MAX ? after : after * 64;
	int b = (int)((a >> 6 & 1) | (a >> 13 & (uint64_t)(s->nb - 2))), sib = b ^ 1;
	int64_t row = (int64_t)(a >> (s->nb == 8 ? 16 : 17));
	bool close = (next >> 14) != (a >> 14);

	if (s->n[b] == 8 || (close && s->open[sib] >= 0 && s->n[sib] == 8))
		return false;
	if (close && s->open[sib] >= 0) {
		s->fifo[sib][(s->from[sib] + s->n[sib]++) % 8] = (struct entry){ .precharge = true };
		s->open[sib] = -1;
		s->pending++;
	}
	s->fifo[b][(s->from[b] + s->n[b]++) % 8] = (struct entry){ .act = s->open[b] != row, .close = close };
	s->open[b] = close ? -1 : row;
	s->pending++;
	return true;
}

static uint64_t
count_clocks(const struct wb_dram *d, const struct wb_dram_tile *t)
{
	static uint64_t line[4096];
	static struct slow s;
	int n = 0, done = 0;

	s = (struct slow){ .d = d, .nb = (int)d->banks, .ng = (int)d->bank_groups };
	for (int g = 0; g < 4; g++)
		s.last_cas[g] = s.last_act[g] = -100000;
	for (int b = 0; b < 16; b++)
		s.open[b] = -1;
	for (uint64_t r = 0; r < t->count; r++)
		for (uint64_t w = 0; w < t->words; w++) {	/* word by word */
			uint64_t l = (t->addr + 4 * (t->period * r + w)) / 64;

			if (!n || l > line[n - 1])
				line[n++] = l;
		}
	for (; done < n || s.pending; s.now++) {
		for (int b = 0; b < s.nb; b++)
			if (!s.has[b] && s.n[b]) {
				s.head[b] = s.fifo[b][s.from[b]];
				s.from[b] = (s.from[b] + 1) % 8;
				s.n[b]--;
				s.has[b] = true;
			}
		if (!access(&s, t->write) && !activate(&s))
			precharge(&s);
		if (done < n && s.now >= 1 + done)
			done += arrive(&s, line[done], done + 1 < n ? line[done + 1] : UINT64_MAX);
	}
	return (uint64_t)s.delay;
}

static uint32_t
random_below(uint64_t *x, uint32_t n)
{
	*x = *x * UINT64_C(6364136223846793005) + 1442695040888963407;
	return (uint32_t)(*x >> 33) % n;
}

TEST(every_clock)
{
	struct wb_arena *a = wb_arena_new(NULL);
	uint64_t x = 1;

	for (int k = 0; k < 4000; k++) {
		uint32_t words = 1 + random_below(&x, 140), wide = random_below(&x, 4) ? 300 : 5000;
		struct wb_dram_tile t = { 4 * random_below(&x, 20000), words, words + random_below(&x, wide),
			1 + random_below(&x, 40), random_below(&x, 2) };
		const struct wb_dram *d = &device[random_below(&x, 3)];
		uint64_t got = wb_dram_delay(a, d, &t), want = count_clocks(d, &t);

		if (got != want)
			fail_msg("%u words, period %u, %u rows from %llu: %llu clocks, not %llu", t.words, t.period,
				t.count, (unsigned long long)t.addr, (unsigned long long)got, (unsigned long long)want);
	}
	wb_arena_free(a);
}

/* Figures of the paper's tool: 4 KiB anywhere, uploads, words anywhere in a large buffer. */
TEST(closed_forms)
{
	const struct wb_dram *d = &device[X16];
	struct wb_arena *a = wb_arena_new(NULL);
	struct wb_dram_tile t = { 0, 1024, 1024, 1, READ };

	assert_int_equal(wb_dram_longest_delay(a, d, &t), 327);
	t.write = WRITE;
	assert_int_equal(wb_dram_longest_delay(a, d, &t), 359);
	assert_int_equal(wb_dram_stream_delay(d, 1, true, READ), 77);
	assert_int_equal(wb_dram_indexed_delay(d, 1024, 900000, READ), 75779);
	assert_int_equal(wb_dram_stream_delay(d, 0, true, READ), WB_UNKNOWN);
	t.count = UINT32_MAX;
	assert_int_equal(wb_dram_longest_delay(a, d, &t), WB_UNKNOWN);
	for (uint32_t b = 1; b <= 100; b++)	/* Eq. 15 is not below the controller */
		for (int k = 0; k < 4; k++) {
			t = (struct wb_dram_tile){ 0, 16 * b, 16 * b, 1, k & 1 };
			assert_true(wb_dram_delay(a, &device[k / 2], &t) <=
				wb_dram_stream_delay(&device[k / 2], b, true, t.write));
		}
	t = (struct wb_dram_tile){ 0, 128, 128, 1, READ };		/* but with DDR4-1866 it is */
	assert_int_equal(wb_dram_delay(a, &device[SLOW], &t), 65);
	assert_int_equal(wb_dram_stream_delay(&device[SLOW], 8, true, READ), 60);
	wb_arena_free(a);
}
