/* src/simd/stride.c -- what the stride registers can hold at an access.
 *
 * The published tool takes the values that the text above an access writes last. In a loop, a line below may have
 * written others:
 *
 *   	smovssp sc.sd_words, 1
 *   l:	ldgcidx 0			1 word, and from the second time on 1,024
 *   	smovssp sc.sd_words, 1024
 *   	sicj.g l, s0
 *
 * So writes are followed along the edges. For the most, the largest write comes first, and goes as far as no other
 * write and no earlier one went; for the least, the smallest comes first. Each block is thus entered once for each.
 *
 * Cost: O(edges + writes * log writes).
 */
#include <stdlib.h>

#include "simd.h"

#define REGISTERS 3		/* sd_words, sd_period, sd_period_cnt */

struct write {
	uint32_t block;		/* WB_NONE: before the first */
	uint32_t value;
};
struct tracer {
	struct wb_ctx *cx;
	const struct simd_flow *f;
	WB_VEC(struct write) write;
	uint32_t *own;		/* [block] what it writes last, if @writes */
	bool *writes, *seen;	/* [block] */
	uint32_t *stack;
};

static int
by_value(const void *a, const void *b)
{
	const struct write *x = a, *y = b;

	return (x->value > y->value) - (x->value < y->value);
}

/* The value that @i writes: at most, or at least. */
static uint32_t
written(const struct wb_simd_inst *i, bool most)
{
	if (i->opnd[WB_SIMD_SRC].kind == WB_SIMD_I)
		return i->opnd[WB_SIMD_SRC].value;
	return !most ? 0 : i->valued ? i->value : UINT32_MAX;
}

static void
find_writes(struct tracer *t, uint8_t reg, bool most)
{
	t->write.n = 0;
	WB_PUSH(t->cx->tmp, &t->write, ((struct write){ WB_NONE, 1 }));
	for (uint32_t b = 0; b < t->f->nblock; b++) {
		const struct simd_block *k = &t->f->block[b];

		t->writes[b] = t->seen[b] = false;
		for (uint32_t n = k->first; n < k->first + k->ninst; n++) {
			const struct wb_simd_inst *i = &t->f->p->inst[n];

			if (i->op != WB_SIMD_SMOVSSP || i->opnd[WB_SIMD_DST].reg != reg)
				continue;
			t->writes[b] = true;
			t->own[b] = written(i, most);
		}
		if (t->writes[b])
			WB_PUSH(t->cx->tmp, &t->write, ((struct write){ b, t->own[b] }));
	}
	qsort(t->write.at, t->write.n, sizeof(*t->write.at), by_value);
}

/* Follows @w from the end of its block to all blocks that no other value reached. */
static void
follow_write(struct tracer *t, const struct write *w, uint32_t *at_start)
{
	uint32_t n = 0, b = w->block;

	if (b == WB_NONE && !t->seen[0]) {
		t->seen[0] = true;
		at_start[0] = w->value;
		t->stack[n++] = t->writes[0] ? WB_NONE : 0;
	} else if (b != WB_NONE) {
		t->stack[n++] = b;
	}
	while (n) {
		b = t->stack[--n];
		for (uint32_t e = 0; b != WB_NONE && e < t->f->block[b].nout; e++) {
			uint32_t to = t->f->edge[t->f->block[b].out + e].dst;

			if (t->seen[to])
				continue;
			t->seen[to] = true;
			at_start[to] = w->value;
			if (!t->writes[to])
				t->stack[n++] = to;
		}
	}
}

/* Values of @reg behind the last write of each block. */
static void
trace(struct tracer *t, uint8_t reg, bool most, uint32_t *out)
{
	find_writes(t, reg, most);
	for (uint32_t k = 0; k < t->write.n; k++)
		follow_write(t, &t->write.at[most ? t->write.n - 1 - k : k], out);
	for (uint32_t b = 0; b < t->f->nblock; b++)
		out[b] = t->writes[b] ? t->own[b] : t->seen[b] ? out[b] : 1;
}

struct simd_stride *
simd_strides(struct wb_ctx *cx, const struct simd_flow *f)
{
	struct simd_stride *out = WB_NEW(cx->unit, struct simd_stride, f->nblock);
	struct wb_arena_mark mark = wb_arena_mark(cx->tmp);
	struct tracer t = { .cx = cx, .f = f };
	uint32_t *value[2];

	t.own = WB_NEW(cx->tmp, uint32_t, f->nblock);
	t.writes = WB_NEW(cx->tmp, bool, f->nblock);
	t.seen = WB_NEW(cx->tmp, bool, f->nblock);
	t.stack = WB_NEW(cx->tmp, uint32_t, (size_t)f->nblock + 1);
	value[0] = WB_NEW(cx->tmp, uint32_t, f->nblock);
	value[1] = WB_NEW(cx->tmp, uint32_t, f->nblock);
	for (uint32_t b = 0; b < f->nblock; b++)
		out[b].exact = true;
	for (uint8_t r = 0; r < REGISTERS; r++) {
		trace(&t, (uint8_t)(WB_SIMD_WORDS + r), false, value[0]);
		trace(&t, (uint8_t)(WB_SIMD_WORDS + r), true, value[1]);
		for (uint32_t b = 0; b < f->nblock; b++) {
			*(r == 0 ? &out[b].words : r == 1 ? &out[b].period : &out[b].count) = value[1][b];
			out[b].exact = out[b].exact && value[0][b] == value[1][b];
		}
	}
	wb_arena_reset(cx->tmp, mark);
	return out;
}
