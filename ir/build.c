/* ir/build.c -- blocks in any order become a function in reverse post-order.
 *
 * Front ends and tests hand over blocks, instructions and edges in any order. wb_build_finish walks the graph from the
 * first block, depth first with the fall-through successor last. So in the resulting order a block precedes its
 * successors, apart from back edges, and is followed by its fall-through successor where possible. Unreachable blocks
 * are dropped and counted. The order depends only on the graph and on the order of a block's edges, not on the order in
 * which blocks were handed over. Before that, the builder keeps pointers to instructions, so that they are copied once.
 *
 * Cost: O(blocks + edges + instructions + operands), no recursion.
 */
#include <assert.h>

#include "wir.h"

#define MOST_INSTS ((uint32_t)1 << 26)	/* of blocks and edges, too: ids and sums stay far below 2^32 */
#define MOST_OPNDS ((uint32_t)1 << 28)

struct raw_block {
	uint32_t first;			/* first instruction; it ends where the next block starts */
	const char *label;
	struct wb_loc loc;
};

struct raw_inst {
	const struct wb_inst *inst;
	const struct wb_opnd *opnd;	/* inst->nopnd of them */
};

struct wb_builder {
	struct wb_ctx *cx;
	struct wb_fn *fn;
	WB_VEC(struct raw_block) block;
	WB_VEC(struct raw_inst) inst;
	uint32_t nopnd;
	WB_VEC(struct wb_edge) edge;
	WB_VEC(struct wb_annotation) annotation;
	bool too_large;
	/* made by wb_build_finish */
	uint32_t *out, *first_out;	/* edges by source block, first_out[nblock + 1] */
	uint32_t *id;			/* new number of a block, or WB_NONE */
	uint32_t *order;		/* block by new number */
	uint32_t nreached;
};

/* ---- collecting ------------------------------------------------------------------ */
struct wb_builder *
wb_builder_new(struct wb_ctx *cx, struct wb_fn *fn)
{
	struct wb_builder *b = WB_NEW(cx->tmp, struct wb_builder, 1);

	b->cx = cx;
	b->fn = fn;
	return b;
}

uint32_t
wb_build_block(struct wb_builder *b, const char *label, struct wb_loc loc)
{
	struct raw_block blk = { b->inst.n, label, loc };

	if (b->block.n >= MOST_INSTS) {
		b->too_large = true;
		return 0;
	}
	WB_PUSH(b->cx->tmp, &b->block, blk);
	return b->block.n - 1;
}

uint32_t
wb_build_inst(struct wb_builder *b, const struct wb_inst *i, const struct wb_opnd *o, uint32_t n)
{
	struct wb_inst *copy;

	if (n > UINT8_MAX) {
		b->too_large = true;
		return 0;
	}
	copy = wb_arena_copy(b->cx->tmp, i, 1, sizeof(*i));
	copy->nopnd = (uint8_t)n;
	return wb_build_kept(b, copy, wb_arena_copy(b->cx->tmp, o, n, sizeof(*o)));
}

uint32_t
wb_build_kept(struct wb_builder *b, const struct wb_inst *i, const struct wb_opnd *o)
{
	assert(b->block.n > 0);
	if (b->inst.n >= MOST_INSTS || b->nopnd >= MOST_OPNDS) {
		b->too_large = true;
		return 0;
	}
	b->nopnd += i->nopnd;
	WB_PUSH(b->cx->tmp, &b->inst, ((struct raw_inst){ i, o }));
	return b->inst.n - 1;
}

void
wb_build_copy(struct wb_builder *b, const struct wb_fn *from, uint32_t k)
{
	wb_build_kept(b, &from->inst[k], wb_opnd(from, &from->inst[k], 0));
}

void
wb_build_new(struct wb_builder *b, const struct wb_inst *old, enum wb_op op, enum wb_type type, enum wb_tclass tclass,
	uint16_t flags, const struct wb_opnd *o, uint32_t n)
{
	struct wb_inst i = { .op = (uint16_t)op,
		.type = (uint8_t)type,
		.tclass = (uint8_t)tclass,
		.isa_op = WB_NO_ISA,
		.flags = flags,
		.mem = { .addr = 255, .data = 255 },
		.addr = old->addr,
		.loc = old->loc,
		.src = old->src };

	wb_build_inst(b, &i, o, n);
}

void
wb_build_edge(struct wb_builder *b, uint32_t src, uint32_t dst, enum wb_edge_kind kind)
{
	struct wb_edge e = { .src = src, .dst = dst, .kind = (uint8_t)kind };

	assert(kind != WB_EDGE_ENTRY && (kind == WB_EDGE_EXIT) == (dst == WB_NONE));
	if (b->edge.n >= MOST_INSTS)
		b->too_large = true;
	else
		WB_PUSH(b->cx->tmp, &b->edge, e);
}

void
wb_build_edge_flags(struct wb_builder *b, uint32_t flags)
{
	b->edge.at[b->edge.n - 1].flags = (uint8_t)flags;
}

void
wb_build_edges(struct wb_builder *b, const struct wb_fn *from, uint32_t of)
{
	WB_EACH_OUT(from, of, e)
		wb_build_edge(b, of, from->edge[e].dst, (enum wb_edge_kind)from->edge[e].kind);
}

void
wb_build_annotations(struct wb_builder *b, const struct wb_fn *from)
{
	for (uint32_t a = 0; a < from->nannotation; a++)
		wb_build_annotate(b, from->annotation[a]);
}

void
wb_build_annotate(struct wb_builder *b, struct wb_annotation an)
{
	WB_PUSH(b->cx->tmp, &b->annotation, an);
}

/* ---- checking ---------------------------------------------------------------------- */
static const char *
fault(const struct wb_builder *b)
{
	if (!b->block.n)
		return "the function has no instructions";
	for (uint32_t e = 0; e < b->edge.n; e++) {
		const struct wb_edge *ed = &b->edge.at[e];

		if (ed->src >= b->block.n || (ed->dst != WB_NONE && ed->dst >= b->block.n))
			return "control flow leaves the function for a block that is not in it";
	}
	for (uint32_t a = 0; a < b->annotation.n; a++)
		if (b->annotation.at[a].block >= b->block.n)
			return "an annotation stands outside of the code";
	return NULL;
}

static enum wb_status
check(struct wb_builder *b)
{
	struct wb_fn *fn = b->fn;
	const char *why = fault(b);

	if (b->too_large) {
		why = "the function is too large";
		wb_report(b->cx->diag, WB_E_LIMIT, fn->loc,
			"more than %u instructions, blocks or edges, or more than 255 operands", MOST_INSTS);
	} else if (why) {
		wb_report(b->cx->diag, WB_E_CFG, fn->loc, "%s", why);
	}
	if (why && !fn->refused)
		fn->refused = why;
	return why ? WB_BAD_INPUT : WB_OK;
}

/* ---- ordering ------------------------------------------------------------------------ */
static uint32_t
rank(const struct wb_edge *e)
{
	return e->kind == WB_EDGE_FALL ? 0 : e->kind == WB_EDGE_TAKEN ? 1 : 2;
}

/* Groups edges by source: fall-through, then taken, then exit, in the order given. */
static void
group_edges(struct wb_builder *b)
{
	uint32_t n = b->block.n, *next;

	b->first_out = WB_NEW(b->cx->tmp, uint32_t, (size_t)n + 1);
	b->out = WB_NEW(b->cx->tmp, uint32_t, b->edge.n);
	next = WB_NEW(b->cx->tmp, uint32_t, n);
	for (uint32_t e = 0; e < b->edge.n; e++)
		b->first_out[b->edge.at[e].src + 1]++;
	for (uint32_t k = 0; k < n; k++) {
		b->first_out[k + 1] += b->first_out[k];
		next[k] = b->first_out[k];
	}
	for (uint32_t r = 0; r < 3; r++)
		for (uint32_t e = 0; e < b->edge.n; e++)
			if (rank(&b->edge.at[e]) == r)
				b->out[next[b->edge.at[e].src]++] = e;
}

/* Depth first from block 0. `left[k]` edges of k are still to be visited, the fall-through last. Fills order and id. */
static void
order_blocks(struct wb_builder *b)
{
	uint32_t n = b->block.n, depth = 0, post = n;
	uint32_t *stack = WB_NEW(b->cx->tmp, uint32_t, n), *left = WB_NEW(b->cx->tmp, uint32_t, n);
	struct wb_bits visited = wb_bits_new(b->cx->tmp, n);

	b->order = WB_NEW(b->cx->tmp, uint32_t, n);
	b->id = WB_NEW(b->cx->tmp, uint32_t, n);
	for (uint32_t k = 0; k < n; k++) {
		left[k] = b->first_out[k + 1] - b->first_out[k];
		b->id[k] = WB_NONE;
	}
	stack[depth++] = 0;
	wb_bit_set(visited, 0);
	while (depth) {
		uint32_t at = stack[depth - 1], to;

		if (!left[at]) {
			b->order[--post] = at;
			depth--;
			continue;
		}
		to = b->edge.at[b->out[b->first_out[at] + --left[at]]].dst;
		if (to != WB_NONE && !wb_bit(visited, to)) {
			wb_bit_set(visited, to);
			stack[depth++] = to;
		}
	}
	b->order += post;
	b->nreached = n - post;
	for (uint32_t k = 0; k < b->nreached; k++)
		b->id[b->order[k]] = k;
}

/* ---- filling the function -------------------------------------------------------------- */
static uint32_t
end_of(const struct wb_builder *b, uint32_t block)
{
	return block + 1 < b->block.n ? b->block.at[block + 1].first : b->inst.n;
}

struct totals {
	uint32_t ninst, nopnd, nedge, ncall, nact;
};

static struct totals
count_code(const struct wb_builder *b)
{
	struct totals n = { .nedge = 1 };

	for (uint32_t k = 0; k < b->nreached; k++) {
		uint32_t old = b->order[k];

		n.ninst += end_of(b, old) - b->block.at[old].first;
		for (uint32_t i = b->block.at[old].first; i < end_of(b, old); i++) {
			n.nopnd += b->inst.at[i].inst->nopnd;
			n.ncall += b->inst.at[i].inst->op == WB_OP_CALL;
			n.nact += wb_acts(b->inst.at[i].inst);
		}
		n.nedge += b->first_out[old + 1] - b->first_out[old];
	}
	return n;
}

static void
copy_insts(const struct wb_builder *b, struct wb_fn *fn, uint32_t old)
{
	for (uint32_t k = b->block.at[old].first; k < end_of(b, old); k++) {
		struct wb_inst *i = &fn->inst[fn->ninst++];

		*i = *b->inst.at[k].inst;
		i->spare = 0;
		if (i->nopnd)
			memcpy(&fn->opnd[fn->nopnd], b->inst.at[k].opnd, i->nopnd * sizeof(*fn->opnd));
		i->opnd = fn->nopnd;
		fn->nopnd += i->nopnd;
		if (i->op == WB_OP_CALL)
			fn->call[fn->ncall++] = fn->ninst - 1;
		if (wb_acts(i))
			fn->act[fn->nact++] = fn->ninst - 1;
	}
}

static void
copy_edges(const struct wb_builder *b, struct wb_fn *fn, uint32_t old)
{
	for (uint32_t k = b->first_out[old]; k < b->first_out[old + 1]; k++) {
		struct wb_edge e = b->edge.at[b->out[k]];

		e.src = b->id[e.src];
		e.dst = e.dst == WB_NONE ? WB_NONE : b->id[e.dst];
		fn->edge[fn->nedge++] = e;
	}
}

/* Annotations by block; those of one block in the order given. */
static void
copy_annotations(const struct wb_builder *b, struct wb_fn *fn)
{
	uint32_t *next = WB_NEW(b->cx->tmp, uint32_t, (size_t)b->nreached + 1);

	fn->annotation = WB_NEW(b->cx->unit, struct wb_annotation, b->annotation.n);
	for (uint32_t k = 0; k < b->annotation.n; k++) {
		const struct wb_annotation *an = &b->annotation.at[k];

		if (b->id[an->block] == WB_NONE)
			wb_report(b->cx->diag, WB_W_DEAD_ANNOTATION, an->loc,
				"the annotation stands in code that no path reaches");
		else
			next[b->id[an->block] + 1]++;
	}
	for (uint32_t k = 0; k < b->nreached; k++)
		next[k + 1] += next[k];
	fn->nannotation = next[b->nreached];
	for (uint32_t k = 0; k < b->annotation.n; k++) {
		struct wb_annotation an = b->annotation.at[k];

		an.block = b->id[an.block];
		if (an.block != WB_NONE)
			fn->annotation[next[an.block]++] = an;
	}
}

static void
fill(const struct wb_builder *b, struct wb_fn *fn)
{
	struct totals n = count_code(b);

	fn->block = WB_NEW(b->cx->unit, struct wb_block, b->nreached);
	fn->inst = WB_ROOM(b->cx->unit, struct wb_inst, n.ninst);
	fn->opnd = WB_ROOM(b->cx->unit, struct wb_opnd, n.nopnd);
	fn->call = WB_NEW(b->cx->unit, uint32_t, n.ncall);
	fn->act = WB_ROOM(b->cx->unit, uint32_t, n.nact);
	fn->edge = WB_NEW(b->cx->unit, struct wb_edge, n.nedge);
	fn->out = WB_NEW(b->cx->unit, uint32_t, n.nedge);
	fn->in = WB_NEW(b->cx->unit, uint32_t, n.nedge);
	fn->nblock = b->nreached;
	fn->ninst = fn->nopnd = fn->ncall = fn->nact = 0;
	fn->nunreachable = b->inst.n - n.ninst;
	fn->edge[0] = (struct wb_edge){ .src = WB_NONE, .dst = 0, .kind = WB_EDGE_ENTRY };
	fn->nedge = 1;
	for (uint32_t k = 0; k < b->nreached; k++) {
		uint32_t old = b->order[k];

		fn->block[k] = (struct wb_block){ .first = fn->ninst, .ninst = end_of(b, old) - b->block.at[old].first,
			.label = b->block.at[old].label, .loc = b->block.at[old].loc };
		copy_insts(b, fn, old);
		copy_edges(b, fn, old);
	}
	copy_annotations(b, fn);
}

enum wb_status
wb_build_finish(struct wb_builder *b)
{
	const char *outer = b->cx->diag->kernel;
	struct wb_arena_mark m;
	enum wb_status s;

	b->cx->diag->kernel = b->fn->name;
	s = check(b);
	if (s == WB_OK) {
		m = wb_arena_mark(b->cx->tmp);
		group_edges(b);
		order_blocks(b);
		fill(b, b->fn);
		wb_fn_drop_facts(b->fn);
		wb_arena_reset(b->cx->tmp, m);
	}
	b->cx->diag->kernel = outer;
	return s;
}
