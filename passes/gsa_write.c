/* passes/gsa_write.c -- the values that instructions write.
 *
 * Versions that are written get the values of their rows in order. What a block leaves in a unit is its last write:
 * with these, gsa_number.c finds the values of the other versions. Then it is known what
 * masked writes keep, too.
 *
 * Cost: O(versions), and blocks * units / 64.
 */
#include "gsa.h"

struct writer {
	struct builder *b;
	uint32_t *next;			/* [unit] the value of its next write */
	uint32_t narg;			/* of wb_gsa.arg: what the next masked write keeps */
};

static void
write_versions(struct writer *w, uint32_t x)
{
	const struct builder *b = w->b;
	struct wb_gsa_value *value = b->g->value;
	uint32_t *version = b->g->version, *next = w->next, narg = w->narg;

	for (uint32_t v = b->version_first[x], end = b->version_first[x + 1]; v < end; v++) {
		uint32_t begin = b->begin[v], unit = begin & VERSION_UNIT;
		struct wb_gsa_value *to;

		if (!(begin & VERSION_WRITE))
			continue;
		if (begin & VERSION_UNREAD) {
			version[v] = WB_NONE;
			continue;
		}
		to = &value[next[unit]];
		*to = (struct wb_gsa_value){ .kind = WB_GSA_DEF, .unit = unit & MOST_UNITS, .at = version[v], .arg = narg };
		if (begin & VERSION_MASKED) {
			to->kind = WB_GSA_MASKED;
			narg += to->narg = 1 + b->nexec;
		}
		if (begin & VERSION_CLOBBER)
			to->clobber = 1;
		version[v] = next[unit]++;
	}
	w->narg = narg;
}

/* The last writes so far of units that @x writes and that are live at its end. */
static uint32_t
leave_block(struct writer *w, uint32_t x, uint32_t n)
{
	struct builder *b = w->b;
	uint32_t words = b->g->live_words;

	for (uint32_t k = 0; k < words; k++)
		for (uint64_t left = b->writes[(size_t)x * words + k] & b->live_out[(size_t)x * words + k]; left; left &= left - 1)
			b->leave[n++] = w->next[b->g->row[64 * k + (uint32_t)__builtin_ctzll(left)].unit] - 1;
	return n;
}

void
gsa_write(struct builder *b)
{
	struct wb_gsa *g = b->g;
	struct wb_arena *t = b->cx->tmp;
	struct writer w = { .b = b, .next = WB_ROOM(t, uint32_t, g->nunit), .narg = g->narg };
	uint32_t n = 0;

	g->value = WB_ROOM(b->cx->unit, struct wb_gsa_value, g->nvalue);
	for (uint32_t row = 0; row < g->nrow; row++)
		w.next[g->row[row].unit] = g->row[row].write;
	b->leave = WB_ROOM(t, uint32_t, b->version_first[b->fn->nblock]);	/* one for a write at most */
	b->leave_first = WB_ROOM(t, uint32_t, (size_t)b->fn->nblock + 1);
	for (uint32_t x = 0; x < b->fn->nblock; x++) {
		b->leave_first[x] = n;
		write_versions(&w, x);
		n = leave_block(&w, x, n);
	}
	b->leave_first[b->fn->nblock] = n;
}

void
gsa_keep(struct builder *b)
{
	const uint32_t *version = b->g->version;
	uint32_t *arg = &b->g->arg[b->g->narg], exec[2] = { WB_NONE, WB_NONE };

	for (uint32_t k = 0, m = 0; k < b->masked.n; k++) {
		for (; m < b->mask.n && b->mask.at[m].from == k; m++)
			for (uint32_t h = 0; h < b->nexec; h++)
				exec[h] = version[b->mask.at[m].exec[h]];
		*arg++ = version[b->masked.at[k]];
		for (uint32_t h = 0; h < b->nexec; h++)
			*arg++ = exec[h];
	}
	b->g->narg = (uint32_t)(arg - b->g->arg);
}
