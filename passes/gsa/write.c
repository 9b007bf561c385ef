/* passes/gsa/write.c -- the values that instructions write.
 *
 * Written versions get the values of their rows in order. The value that a block leaves in a unit is its last write.
 * With these, number.c finds the values of the other versions. After that, masked writes get the values that they keep.
 *
 * Cost:   O(versions), and blocks * units / 64.
 */
#include "gsa.h"

/* Values of one unit lie together, so consecutive writes lie apart. The next cache line of each unit is prefetched. */
#define NEXT_LINE (64 / sizeof(struct wb_gsa_value))

struct writer {
	struct builder *b;
	uint32_t *next;			/* [unit] the value of its next write */
	uint32_t nstart;		/* versions so far that are not written */
	uint32_t nlost;			/* in builder.lost, so far */
	uint32_t narg;			/* in wb_gsa.arg: the arguments of the next masked write */
};

_Static_assert(WB_GSA_MASKED == WB_GSA_DEF + 1, "the kind of a write is DEF, plus one if it is masked");

/* 1 if @begin has @flag, else 0. */
static inline uint32_t has(uint32_t begin, uint32_t flag) { return (begin & flag) / flag; }

/* Written versions become values. The others are listed, with their rows as values, over the entries of `begin` already
 * read. Which version is which is unpredictable for a processor, so both are done without a branch: what is no value
 * goes behind the values. */
static void
write_versions(struct writer *w, uint32_t x)
{
	const struct builder *b = w->b;
	struct wb_gsa_value *value = b->g->value;
	const uint32_t *row_of = b->g->row_of;
	uint32_t *version = b->g->version, *next = w->next, *start = b->begin, nstart = w->nstart, narg = w->narg,
		 behind = b->g->nvalue;

	for (uint32_t v = b->version_first[x], end = b->version_first[x + 1]; v < end; v++) {
		uint32_t begin = b->begin[v], unit = begin & VERSION_UNIT, to = next[unit];
		uint32_t write = has(begin, VERSION_WRITE), masked = has(begin, VERSION_MASKED),
			 nkept = masked * (1 + b->nexec);

		wb_fetch(&value[to + NEXT_LINE], sizeof *value);
		next[unit] = to + write;
		value[write ? to : behind] = (struct wb_gsa_value){ .kind = (WB_GSA_DEF + masked) & 7,
			.clobber = has(begin, VERSION_CLOBBER) & 1, .unit = unit & VALUE_UNIT, .at = version[v],
			.arg = narg,
			.narg = nkept };
		narg += nkept;
		version[v] = write ? to : row_of[unit];
		start[nstart] = v;
		nstart += 1 - write;
	}
	w->nstart = nstart;
	w->narg = narg;
}

/* Clobbers that are live at the end of @x become values. */
static void
write_lost(struct writer *w, uint32_t x)
{
	const struct builder *b = w->b;

	for (; w->nlost < b->lost.n && b->g->block_of[b->lost.at[w->nlost].inst] == x; w->nlost++) {
		struct lost l = b->lost.at[w->nlost];

		b->g->value[w->next[l.unit]++] = (struct wb_gsa_value){ .kind = WB_GSA_DEF, .clobber = 1,
			.unit = l.unit & VALUE_UNIT, .at = l.inst, .arg = w->narg };
	}
}

/* The last values that @x writes to units that are live at its end. */
static uint32_t
leave_block(struct writer *w, uint32_t x, uint32_t n)
{
	struct builder *b = w->b;
	uint32_t words = b->g->live_words, marked = gsa_is_leaf(b->g, x) ? 0 : 1;

	for (uint32_t k = 0; k < words; k++)
		for (uint64_t left = b->writes[(size_t)x * words + k] & b->live_out[(size_t)x * words + k]; left;
			left &= left - 1) {
			uint32_t row = 64 * k + (uint32_t)__builtin_ctzll(left);

			b->leave[n++] = w->next[b->g->row[row].unit] - 1;
			b->nleave[row] += marked;
		}
	return n;
}

void
gsa_write(struct builder *b)
{
	struct wb_gsa *g = b->g;
	struct wb_arena *t = b->cx->tmp;
	struct writer w = { .b = b, .next = WB_ROOM(t, uint32_t, g->nunit), .narg = g->narg };
	uint32_t n = 0;

	/* space for prefetches, and for what is no value */
	g->value = WB_ROOM(b->cx->unit, struct wb_gsa_value, (size_t)g->nvalue + NEXT_LINE);
	for (uint32_t row = 0; row < g->nrow; row++)
		w.next[g->row[row].unit] = g->row[row].write;
	b->leave = WB_ROOM(t, uint32_t, g->nvalue);	/* at most each write */
	b->leave_first = WB_ROOM(t, uint32_t, (size_t)b->fn->nblock + 1);
	b->nleave = WB_NEW(t, uint32_t, g->nrow);
	b->start_first = WB_ROOM(t, uint32_t, (size_t)b->fn->nblock + 1);
	for (uint32_t x = 0; x < b->fn->nblock; x++) {
		b->leave_first[x] = n;
		b->start_first[x] = w.nstart;
		write_versions(&w, x);
		write_lost(&w, x);
		n = leave_block(&w, x, n);
	}
	b->leave_first[b->fn->nblock] = n;
	b->start_first[b->fn->nblock] = w.nstart;
	b->start = b->begin;
}

void
gsa_keep(struct builder *b)
{
	const uint32_t *version = b->g->version, *kept = b->kept;
	uint32_t *arg = &b->g->arg[b->g->narg], k = 0;

	for (uint32_t m = 0; m < b->mask.n; m++) {
		const uint32_t *exec = b->mask.at[m].exec;
		uint32_t lo = version[exec[0]], hi = version[exec[b->nexec - 1]],
			 end = m + 1 < b->mask.n ? b->mask.at[m + 1].from : b->nkept;

		for (; k < end; k++, arg += 1 + b->nexec) {	/* there is space behind the last one */
			arg[0] = version[kept[k]];
			arg[1] = lo;
			arg[2] = hi;
		}
	}
	for (; k < b->nkept; k++)			/* in a function without EXEC */
		*arg++ = version[kept[k]];
	b->g->narg = (uint32_t)(arg - b->g->arg);
}
