/* src/simd/pipeline.c -- the costs of blocks in the pipeline: its stages are executed cycle by cycle.
 *
 * A vector instruction is a row of slots, one per column of lanes; reciprocals take more slots per column.
 * Decoding stage k reads source k, and waits while an earlier slot is about to write it. Slots retire in order.
 *
 * Each block is executed alone (cold), and as part of the whole text without a branch taken
 * (warm). The pipeline is empty behind an access, and behind a branch that is taken.
 *
 * Source: Spliet and Mullins, sections 3.1 and 5.3.
 * Cost:   O(slots * stages).
 */
#include "pipeline.h"

/* Rows of the scoreboard: the columns of each vector register, and one for each scalar. */
enum { ROW_V = 0, ROW_P = ROW_V + WB_SIMD_VREGS, ROW_W = ROW_P + WB_SIMD_PREGS, ROWS_OF_VECTORS = ROW_W + WB_SIMD_WS };

static uint32_t
place_of(const struct simd_pipe *p, const struct wb_simd_opnd *o, uint32_t column)
{
	uint32_t scalars = ROWS_OF_VECTORS * p->columns;

	switch (o->kind) {
	case WB_SIMD_V:
		return (ROW_V + o->reg) * p->columns + column;
	case WB_SIMD_P:
		return (ROW_P + o->reg) * p->columns + column;
	case WB_SIMD_W:
		return (ROW_W + o->reg) * p->columns + column;
	case WB_SIMD_S:
		return scalars + o->reg;
	case WB_SIMD_C:
		return scalars + WB_SIMD_SREGS + o->reg;
	default:
		return WB_NONE;
	}
}

static uint32_t
destination(const struct simd_pipe *p, const struct simd_slot *s)
{
	return s->writes && !wb_simd_accesses(s->inst) ? place_of(p, &s->inst->opnd[WB_SIMD_DST], s->column) : WB_NONE;
}

/* What slot @s, which is decoded, keeps from being read. */
static uint32_t
reserved(const struct simd_pipe *p, const struct simd_slot *s)
{
	return p->early && !wb_simd_accesses(s->inst) ? place_of(p, &s->inst->opnd[WB_SIMD_DST], s->column) :
							destination(p, s);
}

struct simd_pipe *
simd_pipe_new(struct wb_arena *a, const struct wb_sim_d *m)
{
	struct simd_pipe *p = WB_NEW(a, struct simd_pipe, 1);

	p->m = m;
	p->columns = m->threads / m->lanes;
	p->stages = m->decode_stages;
	p->exec = WB_NEW(a, struct simd_slot, m->execute_stages);
	p->busy = WB_NEW(a, uint16_t, (size_t)ROWS_OF_VECTORS * p->columns + WB_SIMD_SREGS + WB_SIMD_CS);
	return p;
}

void
simd_pipe_clear(struct simd_pipe *p)
{
	memset(p->exec, 0, p->m->execute_stages * sizeof(*p->exec));
	memset(p->decode, 0, sizeof(p->decode));
	memset(p->busy, 0, ((size_t)ROWS_OF_VECTORS * p->columns + WB_SIMD_SREGS + WB_SIMD_CS) * sizeof(*p->busy));
	p->blocked = p->distance = p->pushes = p->special = p->inside = 0;
}

/* ---- one cycle ------------------------------------------------------------------------------- */
static void
retire(struct simd_pipe *p, const struct simd_slot *s)
{
	uint32_t at = destination(p, s);

	p->inside--;
	if (at != WB_NONE)
		p->busy[at]--;
	if (at != WB_NONE && s->inst->opnd[WB_SIMD_DST].kind == WB_SIMD_C)
		p->special--;
	if (s->last && wb_simd_flags(s->inst) & WB_SIMD_PUSHES)
		p->pushes--;
	if (s->mark != WB_NONE)
		p->retired[s->mark] = p->now;
}

static void
execute(struct simd_pipe *p)
{
	uint32_t n = p->m->execute_stages;
	bool held = p->exec[0].inst && wb_simd_flags(p->exec[0].inst) & WB_SIMD_DIVIDES && p->blocked;

	if (p->exec[n - 1].inst)
		retire(p, &p->exec[n - 1]);
	for (uint32_t k = n - 1; k > 1; k--)
		p->exec[k] = p->exec[k - 1];
	p->exec[1] = (struct simd_slot){ .inst = NULL };
	if (held) {
		p->blocked--;
	} else {
		p->exec[1] = p->exec[0];
		p->exec[0].inst = NULL;
	}
	if (p->distance)
		p->distance--;
}

/* Whether source @n of the slot in stage @k may be read now. */
static bool
readable(const struct simd_pipe *p, uint32_t k, uint32_t n)
{
	const struct simd_slot *s = &p->decode[k];
	uint32_t at = place_of(p, &s->inst->opnd[WB_SIMD_SRC + n], s->column);

	if (at == WB_NONE)
		return true;
	for (uint32_t later = k + 1; later < p->stages; later++)
		if (p->decode[later].inst && reserved(p, &p->decode[later]) == at)
			return false;
	return !p->busy[at];
}

static bool
may_leave(const struct simd_pipe *p, uint32_t k)
{
	const struct wb_simd_inst *i = p->decode[k].inst;
	bool last = k + 1 == p->stages;

	if (wb_simd_flags(i) & WB_SIMD_STRIDED && p->special)
		return false;
	if (last && wb_simd_flags(i) & WB_SIMD_DIVIDES && p->distance)
		return false;
	if (last && i->op == WB_SIMD_CPOP && p->pushes)
		return false;
	if (p->stages == 1)
		return readable(p, 0, 0) && readable(p, 0, 1) && readable(p, 0, 2);
	return readable(p, k, k);
}

static void
issue(struct simd_pipe *p, const struct simd_slot *s)
{
	uint32_t at = destination(p, s), divide = p->m->divide_cycles, stages = p->m->execute_stages;

	p->exec[0] = *s;
	if (at != WB_NONE)
		p->busy[at]++;
	if (at != WB_NONE && s->inst->opnd[WB_SIMD_DST].kind == WB_SIMD_C)
		p->special++;
	if (s->last && wb_simd_flags(s->inst) & WB_SIMD_PUSHES)
		p->pushes++;
	if (wb_simd_flags(s->inst) & WB_SIMD_DIVIDES) {
		p->blocked = divide > stages ? divide - stages : 0;
		p->distance = divide;
	}
}

static void
decode(struct simd_pipe *p)
{
	for (uint32_t k = p->stages; k-- > 0; ) {
		bool last = k + 1 == p->stages;
		const struct simd_slot *next = last ? &p->exec[0] : &p->decode[k + 1];

		if (!p->decode[k].inst || next->inst || !may_leave(p, k))
			continue;
		if (last)
			issue(p, &p->decode[k]);
		else
			p->decode[k + 1] = p->decode[k];
		p->decode[k].inst = NULL;
	}
}

static void
step(struct simd_pipe *p)
{
	p->now++;
	execute(p);
	decode(p);
}

/* Executes cycles until the slot is taken. */
static void
feed(struct simd_pipe *p, const struct simd_slot *s)
{
	do
		step(p);
	while (p->decode[0].inst);
	p->decode[0] = *s;
	p->inside++;
}

void
simd_pipe_feed(struct simd_pipe *p, const struct wb_simd_inst *i, uint32_t mark)
{
	uint32_t slots = wb_simd_ops[i->op].slots, columns = slots == WB_SIMD_ONE_SLOT ? 1 : p->columns;
	uint32_t parts = slots == WB_SIMD_RCP_SLOTS ? p->m->lanes / p->m->reciprocals : 1;

	for (uint32_t c = 0; c < columns; c++)
		for (uint32_t k = 0; k < parts; k++)
			feed(p,
				&(struct simd_slot){ .inst = i,
					.column = c,
					.writes = k + 1 == parts,
					.last = c + 1 == columns && k + 1 == parts,
					.mark = c || k ? WB_NONE : mark });
}

void
simd_pipe_drain(struct simd_pipe *p)
{
	while (p->inside)
		step(p);
}

/* ---- blocks ------------------------------------------------------------------------------------------ */
static const struct wb_simd_inst nop = { .op = WB_SIMD_NOP };

static void
feed_block(struct simd_pipe *p, const struct simd_flow *f, uint32_t b, uint32_t mark)
{
	for (uint32_t k = 0; k < f->block[b].ninst; k++)
		simd_pipe_feed(p, &f->p->inst[f->block[b].first + k], k ? WB_NONE : mark);
}

/* Cycles from the write-back of the first slot to that of what follows, plus 1. */
static uint64_t
between(const struct simd_pipe *p, uint32_t mark)
{
	return p->retired[mark + 1] - p->retired[mark] + 1;
}

void
simd_pipeline(
	struct wb_ctx *cx, const struct simd_flow *f, const struct wb_sim_d *m, bool published, struct simd_cost *c)
{
	struct wb_arena_mark mark = wb_arena_mark(cx->tmp);
	struct simd_pipe *p;

	c->cold = c->pipeline[published].cold;
	c->warm = c->pipeline[published].warm;
	if (c->cold)
		return;
	c->pipeline[published].cold = c->cold = WB_NEW(cx->unit, uint64_t, f->nblock);
	c->pipeline[published].warm = c->warm = WB_NEW(cx->unit, uint64_t, f->nblock);
	p = simd_pipe_new(cx->tmp, m);
	p->early = published;
	p->retired = WB_NEW(cx->tmp, uint64_t, (size_t)f->nblock + 1);
	for (uint32_t b = 0; b < f->nblock; b++) {
		feed_block(p, f, b, 0);
		simd_pipe_feed(p, &nop, 1);
		simd_pipe_drain(p);
		c->cold[b] = between(p, 0);
		simd_pipe_clear(p);
	}
	for (uint32_t b = 0; b < f->nblock; b++) {
		feed_block(p, f, b, b);
		if (wb_simd_accesses(simd_last(f, b)))
			simd_pipe_drain(p);
	}
	simd_pipe_feed(p, &nop, f->nblock);
	simd_pipe_drain(p);
	for (uint32_t b = 0; b < f->nblock; b++)
		c->warm[b] = between(p, b);
	wb_arena_reset(cx->tmp, mark);
}

/* A taken branch fills the pipeline anew. Each pop of the decoder is another instruction, of 8 columns. */
int64_t
simd_edge_cycles(
	const struct simd_flow *f, const struct wb_sim_d *m, const struct simd_cost *c, const struct simd_edge *e)
{
	int64_t pipe = m->decode_stages + m->execute_stages, divide = (int64_t)m->decode_stages + m->divide_cycles,
		pop = m->threads / m->lanes + 1, fill = pipe;

	if (e->kind == SIMD_FALL)
		return (int64_t)c->warm[e->src] - (int64_t)c->cold[e->src];
	if (wb_simd_flags(&f->p->inst[f->block[e->dst].first]) & WB_SIMD_DIVIDES && divide > fill)
		fill = divide;
	return e->kind == SIMD_TAKEN ? fill : (int64_t)(e->pops - 1) * (pipe + pop) + fill + pop;
}
