/* src/simd/dram.c -- the longest issue delay of a DRAM access, command by command.
 *
 * The addresses alone determine which bank a burst goes to, whether its row must be opened first, and whether the row
 * is closed behind it. So an access is a string of bytes, one per burst, and its delay is a function of that string. Of
 * the 4,096 alignments of an access, few give different strings. Each string is executed once.
 *
 * In each clock the arbiter issues one command: a read or write if one is possible, else an activate, else a precharge.
 * Clocks in which nothing can happen are skipped.
 *
 * Source: Spliet and Mullins, sections 3.2.1 and 3.2.2.
 * Cost:   O(bursts * banks) per string.
 */
#include "wavebound/dram.h"
#include "wavebound/facts.h"

#define FRONT_END 1	/* the first burst is translated in this clock */

/* A burst, as the command generator sees it: flags, and the bank above them. */
enum { OPEN = 1, CLOSE = 2, SHUT_SIBLING = 4, BANK_SHIFT = 3 };
/* What waits in the queue of a bank. PRECHARGE is a command of its own. */
enum { PRECHARGE = 4 };
#define MOST_QUEUE 64	/* a power of two */

/* ---- bursts of a tile --------------------------------------------------------------------- */
static uint32_t
log2_of(uint32_t v)
{
	uint32_t n = 0;

	while (v >>= 1)
		n++;
	return n;
}

struct geometry {
	uint32_t row_shift, bank_mask, bank_bits;
};

static struct geometry
geometry(const struct wb_dram *d)
{
	return (struct geometry){ log2_of(d->row_bytes), d->banks - 2, log2_of(d->banks) };
}

/* Lines alternate between the two banks of a pair. One row of each pair is filled before the next row of the first
 * pair. */
static uint32_t
bank_of(const struct geometry *g, uint64_t line)
{
	uint64_t addr = line * WB_DRAM_BURST_BYTES;

	return (uint32_t)((line & 1) | ((addr >> g->row_shift) & g->bank_mask));
}

static uint64_t
row_of(const struct geometry *g, uint64_t line)
{
	return line * WB_DRAM_BURST_BYTES >> (g->row_shift + g->bank_bits);
}

/* The lines that @t touches, ascending, each once; false if there are too many. */
static bool
find_lines(const struct wb_dram_tile *t, uint64_t addr, uint64_t *line, uint32_t *n)
{
	uint64_t next = 0;	/* all lines below are listed */

	*n = 0;
	if (t->count > WB_DRAM_MOST_BURSTS)
		return false;
	for (uint64_t r = 0; r < t->count && t->words; r++) {
		uint64_t start = addr + 4 * (uint64_t)t->period * r,
			 last = (start + 4 * (uint64_t)t->words - 1) / WB_DRAM_BURST_BYTES;
		uint64_t l = start / WB_DRAM_BURST_BYTES;

		for (l = l < next ? next : l; l <= last; l++) {
			if (*n == WB_DRAM_MOST_BURSTS)
				return false;
			line[(*n)++] = l;
		}
		if (next <= last)
			next = last + 1;
	}
	return true;
}

/* The bursts that the command generator makes of the lines. */
static void
translate(const struct wb_dram *d, const uint64_t *line, uint32_t n, uint8_t *code)
{
	const struct geometry g = geometry(d);
	uint64_t open[WB_DRAM_MOST_BANKS];

	for (uint32_t k = 0; k < d->banks; k++)
		open[k] = UINT64_MAX;
	for (uint32_t k = 0; k < n; k++) {
		uint32_t bank = bank_of(&g, line[k]);
		uint64_t row = row_of(&g, line[k]);
		bool close = k + 1 == n || bank_of(&g, line[k + 1]) >> 1 != bank >> 1 || row_of(&g, line[k + 1]) != row;

		code[k] = (uint8_t)(bank << BANK_SHIFT | (open[bank] != row ? OPEN : 0));
		open[bank] = close ? UINT64_MAX : row;
		if (!close)
			continue;
		code[k] |= CLOSE | (open[bank ^ 1] != UINT64_MAX ? SHUT_SIBLING : 0);
		open[bank ^ 1] = UINT64_MAX;
	}
}

/* ---- the controller --------------------------------------------------------------------------- */
struct bank {
	uint8_t queue[MOST_QUEUE];
	uint32_t from, waiting;		/* in the queue */
	uint8_t head;			/* the entry that is served: OPEN, CLOSE, PRECHARGE */
	uint64_t act_ok, cas_ok, pre_ok;	/* first clock for each command, as far as this bank decides */
};
struct controller {
	const struct wb_dram *d;
	bool write;
	struct bank bank[WB_DRAM_MOST_BANKS];
	/* banks, as bits, whose head is served by a read or write, an activate, a precharge */
	uint32_t cas, act, pre;
	uint32_t queued;		/* banks, as bits, with a queue */
	uint64_t cas_any, cas_group[WB_DRAM_MOST_BANKS];
	uint64_t act_any, act_group[WB_DRAM_MOST_BANKS];
	uint64_t act_at[4];		/* the last four activates, from oldest on */
	uint32_t oldest, nact;
	uint32_t current;		/* first bank of the pair that was read or written last */
	uint64_t delay;
};

static void
later(uint64_t *at, uint64_t t)
{
	if (*at < t)
		*at = t;
}

static uint32_t
distance(const struct controller *c, uint32_t bank)
{
	return (bank - c->current) & (c->d->banks - 1);
}

static uint64_t
cas_time(const struct controller *c, uint32_t b)
{
	uint64_t t = c->bank[b].cas_ok;

	later(&t, c->cas_any);
	later(&t, c->cas_group[b & (c->d->bank_groups - 1)]);
	return t;
}

static uint64_t
act_time(const struct controller *c, uint32_t b)
{
	uint64_t t = c->bank[b].act_ok;

	later(&t, c->act_any);
	later(&t, c->act_group[b & (c->d->bank_groups - 1)]);
	if (c->nact >= 4)
		later(&t, c->act_at[c->oldest] + c->d->FAW);
	return t;
}

static void
refill(struct controller *c, uint32_t b)
{
	struct bank *k = &c->bank[b];

	k->head = k->queue[k->from];
	k->from = (k->from + 1) % MOST_QUEUE;
	if (!--k->waiting)
		c->queued &= ~(1u << b);
	*(k->head & PRECHARGE ? &c->pre : k->head & OPEN ? &c->act : &c->cas) |= 1u << b;
}

static void
refill_all(struct controller *c)
{
	for (uint32_t m = c->queued & ~(c->cas | c->act | c->pre); m; m &= m - 1)
		refill(c, (uint32_t)__builtin_ctz(m));
}

/* The nearest bank of @among that is ready at @now, or WB_NONE. *next: the first time when another one is ready. */
static uint32_t
nearest(const struct controller *c, uint32_t among, uint64_t now, bool precharge, uint64_t *next)
{
	uint32_t best = WB_NONE;

	for (uint32_t m = among; m; m &= m - 1) {
		uint32_t b = (uint32_t)__builtin_ctz(m);
		uint64_t t = precharge ? c->bank[b].pre_ok : cas_time(c, b);

		if (t > now)
			*next = wb_min_u64(*next, t);
		else if (best == WB_NONE || distance(c, b) < distance(c, best))
			best = b;
	}
	return best;
}

/* Banks are examined in order. A longer queue or a shorter distance replaces the choice, so the order matters. */
static uint32_t
to_activate(const struct controller *c, uint64_t now, uint64_t *next)
{
	uint32_t best = WB_NONE, most = 0;

	for (uint32_t m = c->act; m; m &= m - 1) {
		uint32_t b = (uint32_t)__builtin_ctz(m), n = c->bank[b].head & CLOSE ? 1 : c->bank[b].waiting;
		uint64_t t = act_time(c, b);

		if (t > now) {
			*next = wb_min_u64(*next, t);
		} else if (best == WB_NONE || n > most || distance(c, b) < distance(c, best)) {
			best = b;
			most = n;
		}
	}
	return best;
}

static void
transfer(struct controller *c, uint32_t b, uint64_t now)
{
	const struct wb_dram *d = c->d;
	struct bank *k = &c->bank[b];
	uint64_t end = now + (c->write ? d->CWL + d->BL + d->WR : d->RTP);

	c->cas &= ~(1u << b);
	c->cas_any = now + d->CCDS;
	c->cas_group[b & (d->bank_groups - 1)] = now + d->CCDL;
	c->current = b & ~1u;
	if (!(k->head & CLOSE)) {
		later(&k->pre_ok, end);
		return;
	}
	later(&k->act_ok, end + d->RP);
	later(&c->delay, end + d->RP);
}

static void
activate(struct controller *c, uint32_t b, uint64_t now)
{
	const struct wb_dram *d = c->d;
	struct bank *k = &c->bank[b];

	c->act &= ~(1u << b);
	c->cas |= 1u << b;
	c->act_any = now + d->RRDS;
	c->act_group[b & (d->bank_groups - 1)] = now + d->RRDL;
	if (c->nact < 4) {
		c->act_at[c->nact++] = now;
	} else {
		c->act_at[c->oldest] = now;
		c->oldest = (c->oldest + 1) % 4;
	}
	k->cas_ok = now + d->RCD;
	later(&k->act_ok, now + d->RC);
	later(&k->pre_ok, now + d->RAS);
	later(&c->delay, now + d->RC);
}

static void
precharge(struct controller *c, uint32_t b, uint64_t now)
{
	c->pre &= ~(1u << b);
	later(&c->bank[b].act_ok, now + c->d->RP);
	later(&c->delay, now + c->d->RP);
}

/* One clock of the arbiter; true if a command was issued, else *next is when one can be. */
static bool
arbitrate(struct controller *c, uint64_t now, uint64_t *next)
{
	uint32_t b;

	refill_all(c);
	*next = UINT64_MAX;
	if ((b = nearest(c, c->cas, now, false, next)) != WB_NONE)
		transfer(c, b, now);
	else if ((b = to_activate(c, now, next)) != WB_NONE)
		activate(c, b, now);
	else if ((b = nearest(c, c->pre, now, true, next)) != WB_NONE)
		precharge(c, b, now);
	return b != WB_NONE;
}

static void
enqueue(struct controller *c, uint32_t b, uint8_t entry)
{
	struct bank *k = &c->bank[b];

	k->queue[(k->from + k->waiting++) % MOST_QUEUE] = entry;
	c->queued |= 1u << b;
}

/* One clock of the command generator; false if the queue that it needs is full. */
static bool
generate(struct controller *c, uint8_t code)
{
	uint32_t b = code >> BANK_SHIFT;

	if (c->bank[b].waiting == c->d->queue || (code & SHUT_SIBLING && c->bank[b ^ 1].waiting == c->d->queue))
		return false;
	if (code & SHUT_SIBLING)
		enqueue(c, b ^ 1, PRECHARGE);
	enqueue(c, b, code & (OPEN | CLOSE));
	return true;
}

static uint64_t
execute(const struct wb_dram *d, const uint8_t *code, uint32_t n, bool write)
{
	struct controller c = { .d = d, .write = write };
	uint32_t done = 0;

	for (uint64_t now = FRONT_END; done < n || c.queued | c.cas | c.act | c.pre; ) {
		uint64_t next;
		bool busy = arbitrate(&c, now, &next);

		if (done < n && generate(&c, code[done])) {
			busy = true;
			done++;
		}
		now = busy || next == UINT64_MAX ? now + 1 : next;
	}
	return c.delay;
}

uint64_t
wb_dram_delay(struct wb_arena *tmp, const struct wb_dram *d, const struct wb_dram_tile *t)
{
	struct wb_arena_mark mark = wb_arena_mark(tmp);
	uint64_t *line = WB_ROOM(tmp, uint64_t, WB_DRAM_MOST_BURSTS), delay = WB_UNKNOWN;
	uint8_t *code = WB_ROOM(tmp, uint8_t, WB_DRAM_MOST_BURSTS);
	uint32_t n;

	if (find_lines(t, t->addr, line, &n)) {
		translate(d, line, n, code);
		delay = execute(d, code, n, t->write);
	}
	wb_arena_reset(tmp, mark);
	return delay;
}

uint64_t
wb_dram_words_delay(struct wb_arena *tmp, const struct wb_dram *d, const uint64_t *addr, uint32_t n, bool write)
{
	struct wb_arena_mark mark = wb_arena_mark(tmp);
	uint64_t *line = WB_ROOM(tmp, uint64_t, n), delay;
	uint8_t *code = WB_ROOM(tmp, uint8_t, n);

	for (uint32_t k = 0; k < n; k++)
		line[k] = addr[k] / WB_DRAM_BURST_BYTES;
	translate(d, line, n, code);
	delay = execute(d, code, n, write);
	wb_arena_reset(tmp, mark);
	return delay;
}

/* ---- all alignments ------------------------------------------------------------------------------ */
/* The strings that were executed, in a hash table with open addressing. */
struct executed {
	struct wb_arena *tmp;
	struct { const uint8_t *code; uint32_t n; uint64_t hash; } slot[8192];
};

/* Adds @code; false: it was there already. */
static bool
first_time(struct executed *s, const uint8_t *code, uint32_t n)
{
	uint64_t h = wb_hash(code, n);

	for (uint32_t k = (uint32_t)h % WB_COUNT(s->slot); ; k = (k + 1) % WB_COUNT(s->slot)) {
		if (!s->slot[k].code) {
			s->slot[k].code = wb_arena_copy(s->tmp, code, n, 1);
			s->slot[k].n = n;
			s->slot[k].hash = h;
			return true;
		}
		if (s->slot[k].hash == h && s->slot[k].n == n && memcmp(s->slot[k].code, code, n) == 0)
			return false;
	}
}

/* Whether @t at @addr touches other lines than one word before: the start or the end of some row crosses into another
 * line there. In a line, rows are a multiple of @step words apart. */
static bool
crosses(const struct wb_dram_tile *t, uint64_t addr, uint32_t step)
{
	return addr / 4 % step == 0 || (addr / 4 + t->words - 1) % step == 0;
}

static uint32_t
common_step(uint32_t period)
{
	uint32_t step = WB_DRAM_BURST_BYTES / 4;

	while (period % step)
		step /= 2;
	return step;
}

uint64_t
wb_dram_longest_delay(struct wb_arena *tmp, const struct wb_dram *d, const struct wb_dram_tile *t)
{
	struct wb_arena_mark mark = wb_arena_mark(tmp);
	uint64_t *line = WB_ROOM(tmp, uint64_t, WB_DRAM_MOST_BURSTS), most = 0;
	uint8_t *code = WB_ROOM(tmp, uint8_t, WB_DRAM_MOST_BURSTS);
	struct executed *s = WB_NEW(tmp, struct executed, 1);
	uint32_t starts = d->row_bytes * 2 / 4, step = common_step(t->period), n;

	s->tmp = tmp;
	for (uint32_t k = 0; k < starts && most != WB_UNKNOWN; k++) {
		if (k && !crosses(t, t->addr + 4 * (uint64_t)k, step))
			continue;
		if (!find_lines(t, t->addr + 4 * (uint64_t)k, line, &n) || n > WB_DRAM_MOST_SWEPT ||
			t->count > WB_DRAM_MOST_SWEPT) {
			most = WB_UNKNOWN;
			continue;
		}
		translate(d, line, n, code);
		if (first_time(s, code, n))
			later(&most, execute(d, code, n, t->write));
	}
	wb_arena_reset(tmp, mark);
	return most;
}
