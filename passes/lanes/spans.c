/* passes/lanes/spans.c -- spans: the instructions of a block between two changes of EXEC.
 *
 *	v0 = ...			span 0, under EXEC at the start of the block
 *	s[4:5] = and_saveexec vcc	the last one of span 0
 *	v1 = ...			span 1, under EXEC & VCC
 *
 * A span whose lanes are not proved to be among those with which the function began is marked.
 *
 * Cost:   O(instructions), and one look at each mask.
 */
#include "lanes.h"

static void
set_flags(struct lanes *l, struct wb_span *s)
{
	const struct state *p = &l->in[s->block];

	if (!p->reached || p->care == WB_LANES_NONE)
		s->flags |= WB_SPAN_DEAD;
	else if (lanes_empty(l, p->care, s->exec))
		s->flags |= WB_SPAN_EMPTY;
	else if (lanes_known_nonempty(l, p, s->exec))
		s->flags |= WB_SPAN_NONEMPTY;
}

static void
add_span(struct lanes *l, uint32_t b, uint32_t first, uint32_t end, uint32_t exec)
{
	struct wb_lanes *out = l->out;
	struct wb_span *s = &out->span[out->nspan];

	*s = (struct wb_span){ .first = first, .ninst = end - first, .block = b, .exec = exec, .care = l->in[b].care };
	set_flags(l, s);
	l->own[out->nspan] = exec;
	for (uint32_t k = first; k < end; k++)
		out->of_inst[k] = out->nspan;
	out->nspan++;
}

/* Span @s of block @b switches on lanes that were off when the function began. If the same block restores EXEC, all
 * lanes are on only to move registers, and threads do not notice. Returns the first span behind that; else @s. */
static uint32_t
find_whole_wave(struct lanes *l, uint32_t b, uint32_t s)
{
	struct wb_lanes *out = l->out;
	uint32_t end = out->block_span[b + 1], t = s + 1, care = l->in[b].care;
	bool before = s > out->block_span[b];

	while (t < end && before && !lanes_eq(l, care, out->span[t].exec, l->own[s - 1]))
		t++;
	if (before && (t < end || lanes_eq(l, care, l->out->leave[b], l->own[s - 1]))) {
		for (uint32_t k = s; k < t; k++) {
			out->span[k].flags |= WB_SPAN_WHOLE_WAVE;
			l->own[k] = l->own[s - 1];
		}
		if (t < end)
			out->span[t].flags |= out->span[s - 1].flags & WB_SPAN_TOP;
		return t + 1;
	}
	out->span[s].flags |= WB_SPAN_TOP;
	return s + 1;
}

/* Marks the spans of @b in which lanes may be on that were off when the function began. Whether there is none, apart
 * from those of whole waves. */
static bool
mark_not_at_entry(struct lanes *l, uint32_t b)
{
	struct wb_lanes *out = l->out;
	uint32_t s = out->block_span[b];
	bool inside = lanes_within(l, l->in[b].care, l->out->leave[b], l->entry);

	while (s < out->block_span[b + 1] && !(out->span[s].flags & WB_SPAN_DEAD))
		s = lanes_within(l, out->span[s].care, out->span[s].exec, l->entry) ? s + 1 : find_whole_wave(l, b, s);
	if (l->in[b].reached && !(out->span[out->block_span[b]].flags & WB_SPAN_TOP) && !inside)
		lanes_note_top(l, WB_NONE, b, "lanes of which nothing is known are active when this block ends");
	for (s = out->block_span[b]; s < out->block_span[b + 1]; s++)
		inside &= !(out->span[s].flags & WB_SPAN_TOP);
	return inside;
}

static uint32_t
set_or_all(const struct lanes *l, uint32_t mask)
{
	uint32_t set = l->masks.at.at[mask].set;

	return set == WB_NONE ? WB_LANES_ALL : set;	/* WB_NONE only in blocks that are unreachable */
}

/* Makes the spans of @b. */
static void
cut_block(struct lanes *l, uint32_t b)
{
	const struct wb_block *blk = &l->fn->block[b];
	const struct masks *ms = &l->masks;
	uint32_t first = blk->first, end = blk->first + blk->ninst, exec = set_or_all(l, ms->exec_in[b]);

	for (uint32_t k = ms->write_first[b]; k < ms->write_first[b + 1]; k++) {
		add_span(l, b, first, ms->write.at[k].inst + 1, exec);
		first = ms->write.at[k].inst + 1;
		exec = set_or_all(l, ms->write.at[k].mask);
	}
	if (first < end || first == blk->first)
		add_span(l, b, first, end, exec);
	l->out->leave[b] = exec;
}

void
lanes_cut_spans(struct lanes *l)
{
	const struct wb_fn *fn = l->fn;
	struct wb_lanes *out = l->out;
	uint32_t n = fn->nblock + l->masks.write.n;

	out->span = WB_ROOM(l->cx->unit, struct wb_span, n);
	out->block_span = WB_ROOM(l->cx->unit, uint32_t, (size_t)fn->nblock + 1);
	out->of_inst = WB_ROOM(l->cx->unit, uint32_t, fn->ninst);
	l->own = WB_ROOM(l->cx->tmp, uint32_t, n);
	out->leave = WB_ROOM(l->cx->unit, uint32_t, fn->nblock);
	l->within_entry = true;
	out->block_span[0] = 0;
	for (uint32_t b = 0; b < fn->nblock; b++) {
		cut_block(l, b);
		out->block_span[b + 1] = out->nspan;
		l->within_entry &= mark_not_at_entry(l, b);
	}
}
