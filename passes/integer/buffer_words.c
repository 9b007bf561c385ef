/* passes/integer/buffer_words.c -- values in buffers whose contents the launch gives.
 *
 *	first = row[i];  end = row[i + 1]		row: 0, 3, 4, 9, 9, ...
 *
 * What:   The launch gives all words of buffer row, and nothing in the kernel stores to it. So a word loaded from it is
 *         one of those at the possible indices, in any execution. The difference of two words at a constant distance
 *         (end - first: 3, 1, 5, 0) is one of the differences of these words. For rows of a sparse matrix it is small,
 *         while first and end alone are as large as the matrix. The two words may be in two buffers.
 * Right:  Nothing is claimed unless the index is known to be inside of the buffer. Stores through pointers of other
 *         arguments do not reach it (address.c). Both words must have been loaded by the lanes in question. Their
 *         addresses are sums of the same numbers. Each such number x is computed before each load that uses it, on all
 *         paths. So no path leads from the computation of x to a point where both words are known without passing both
 *         loads: if x is computed anew, so are the words.
 * Cost:   O(words), at most MOST_WORDS, per query that differs from the latest ones.
 */
#include "internal.h"

#define MOST_WORDS ((int64_t)1 << 22)

/* Whether @i may store to memory that holds buffers. */
static bool
stores(const struct wb_inst *i)
{
	return i->mem.count && i->mem.access & (WB_STORE | WB_ATOMIC) && i->mem.space != WB_SPACE_LDS &&
		i->mem.space != WB_SPACE_GDS && i->mem.space != WB_SPACE_SCRATCH;
}

void
wb_words_find(struct wb_integers *ints)
{
	const struct wb_kernel_desc *d = ints->fn->desc;

	for (uint32_t k = 0; ints->given && ints->fn->is_kernel && d && k < d->narg && k < 64; k++) {
		const struct wb_launch_arg *a =
			d->arg[k].kind == WB_ARG_BUFFER ? wb_launch_arg_find(ints->given, ints->fn, k) : NULL;

		if (a && a->content)
			ints->constant_buffers |= (uint64_t)1 << k;
	}
	if (ints->fn->ncall)
		ints->constant_buffers = 0;
	for (uint32_t k = 0; k < ints->fn->nact && ints->constant_buffers; k++) {
		uint32_t inst = ints->fn->act[k];
		struct wb_point w = wb_point_active(ints, inst);
		const struct wb_arg *to;
		struct wb_affine f;

		if (!stores(&ints->fn->inst[inst]))
			continue;
		to = wb_address(ints, inst, w, &f) ? wb_address_buffer(ints, &f, w) : NULL;
		ints->constant_buffers &= to ? (to - d->arg < 64 ? ~((uint64_t)1 << (to - d->arg)) : UINT64_MAX) : 0;
	}
}

struct words {
	const struct wb_launch_arg *buffer;
	int64_t low, high;		/* bounds of the byte offset, multiples of 4 */
	struct wb_affine index;		/* the byte offset */
};

/* The word that is part @part of the result of load @inst. */
static bool
find_words(struct wb_integers *ints, uint32_t inst, uint32_t part, struct words *p)
{
	struct wb_affine at;
	struct wb_point w;
	const struct wb_arg *arg = wb_loaded_words(ints, inst, &at, &w);
	uint32_t k = arg ? (uint32_t)(arg - ints->fn->desc->arg) : 64;

	if (k >= 64 || !(ints->constant_buffers >> k & 1))
		return false;
	p->buffer = wb_launch_arg_find(ints->given, ints->fn, k);
	p->index = (struct wb_affine){ .bits = 64, .add = at.add + 4 * (uint64_t)part };
	for (uint32_t j = 0; j < at.n; j++)
		if (wb_affine_term(ints, at.term[j])->kind != WB_TERM_PAIR) {
			p->index.term[p->index.n] = at.term[j];
			p->index.k[p->index.n++] = at.k[j];
		} else if (at.k[j] != 1) {
			return false;		/* not the pointer */
		}
	for (uint32_t sign = 0; sign < 2; sign++) {
		struct wb_extent s = wb_affine_extent(ints, &p->index, sign, w);

		if (s.low < 0 || s.high + 4 > (wb_i128)p->buffer->ncontent)
			continue;
		p->low = ((int64_t)s.low + 3) & ~(int64_t)3;
		p->high = (int64_t)s.high & ~(int64_t)3;
		return p->low <= p->high && (p->high - p->low) / 4 < MOST_WORDS;
	}
	return false;
}

static uint32_t
word(const struct wb_launch_arg *buffer, int64_t at)
{
	uint32_t x;

	memcpy(&x, buffer->content + at, 4);
	return x;
}

static void
add_word(struct wb_range *r, uint32_t x)
{
	r->low = x < r->low ? x : r->low;
	r->high = x > r->high ? x : r->high;
	r->slow = (int32_t)x < r->slow ? (int32_t)x : r->slow;
	r->shigh = (int32_t)x > r->shigh ? (int32_t)x : r->shigh;
}

/* The range of the words of @r, or of their differences to the words before. */
static void
sum_up(struct wb_buffer_words *r)
{
	r->range = wb_range_full(32);
	r->range.low = UINT32_MAX;
	r->range.high = 0;
	r->range.slow = INT32_MAX;
	r->range.shigh = INT32_MIN;
	for (int64_t at = r->first; at <= r->last; at += 4)
		add_word(&r->range, word(r->buffer, at) - (r->other ? word(r->other, at - r->off) : 0));
}

/* The same, cached. */
static struct wb_range
look_up(struct wb_integers *ints, struct wb_buffer_words r)
{
	for (uint32_t k = 0; k < MOST_CACHED_WORDS; k++) {
		const struct wb_buffer_words *x = &ints->words[k];

		if (x->buffer == r.buffer && x->other == r.other && x->off == r.off && x->first == r.first &&
			x->last == r.last)
			return x->range;
	}
	sum_up(&r);
	ints->words[ints->nwords++ % MOST_CACHED_WORDS] = r;
	return r.range;
}

bool
wb_words_range(struct wb_integers *ints, uint32_t inst, uint32_t part, struct wb_range *out)
{
	struct words p;

	if (!find_words(ints, inst, part, &p))
		return false;
	*out = look_up(ints, (struct wb_buffer_words){ .buffer = p.buffer, .first = p.low, .last = p.high });
	return true;
}

/* The load that computes term @t for the lanes of @w, and which part of its result; WB_NONE: none. */
static uint32_t
load_of(struct wb_integers *ints, uint32_t t, struct wb_point w, uint32_t *part)
{
	struct wb_decoded d;

	if (!wb_term_operation(ints, wb_affine_term(ints, t), w, &d) || d.op != WB_OP_LOAD)
		return WB_NONE;
	*part = d.part;
	return d.inst;
}

/* The range of the difference of word @a and word @b. @b is at a constant distance before @a in the same buffer, or in
 * its own buffer. */
static bool
word_difference(struct wb_integers *ints, const struct words *a, const struct words *b, struct wb_range *out)
{
	struct wb_affine d;
	struct wb_buffer_words r = { .buffer = a->buffer, .other = b->buffer, .first = a->low, .last = a->high };

	if (!wb_affine_difference(&a->index, &b->index, &d) || !wb_affine_constant(&d) ||
		d.add + INT32_MAX > UINT32_MAX)
		return false;
	r.off = (int64_t)d.add;
	r.first = b->low + r.off > r.first ? b->low + r.off : r.first;
	r.last = b->high + r.off < r.last ? b->high + r.off : r.last;
	if (r.first > r.last)
		return false;
	*out = look_up(ints, r);
	return true;
}

void
wb_words_extent(struct wb_integers *ints, const struct wb_affine *f, bool sign, struct wb_point w, struct wb_extent *s)
{
	for (uint32_t j = 0; j < f->n && f->bits == 32; j++)
		for (uint32_t k = 0; k < f->n; k++) {
			struct words a, b;
			struct wb_affine rest;
			struct wb_extent more;
			uint32_t to, from, part[2];
			struct wb_range d;

			if (f->k[j] != 1 || f->k[k] != UINT32_MAX)
				continue;
			to = load_of(ints, f->term[j], w, &part[0]);
			from = to == WB_NONE ? WB_NONE : load_of(ints, f->term[k], w, &part[1]);
			if (from == WB_NONE || !find_words(ints, to, part[0], &a) ||
				!find_words(ints, from, part[1], &b) || !word_difference(ints, &a, &b, &d) ||
				!wb_affine_substitute(f, f->term[j], NULL, &rest) ||
				!wb_affine_substitute(&rest, f->term[k], NULL, &rest))
				continue;
			more = wb_affine_extent(ints, &rest, sign, w);
			if (more.high - more.low + d.shigh - d.slow < s->high - s->low)
				*s = (struct wb_extent){ more.low + d.slow, more.high + d.shigh, 1, 0 };
		}
}
