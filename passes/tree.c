/* passes/tree.c -- control flow as nested statements.
 *
 * Needs:  POSTDOM, LOOPS, LANES, DIVERGENCE.   Gives: TREE.   Keeps: all.
 *
 * A sequence is followed block by block. A branch opens an IF whose arms reach to the branch's immediate post-dominator; a loop
 * header opens a LOOP, which must have one exit edge; arms and halves of loops are sequences of their own, kept on a list of
 * work to do, so that nothing recurs. Each block must be met exactly once: then the statements are all of the control flow.
 *
 * On GCN that is the control flow of waves. What lanes do is in EXEC: its regions become statements in tree_parts.c.
 *
 * In mini-SIMT code the machine keeps a stack of branches, so each IF and LOOP must end in a `sync` of its own, first in the
 * block where its ways meet, and there is no other `sync`.
 *
 * How threads part at each branch is what divergence analysis says of its condition.
 *
 * What is not of this form is refused with a reason and a place.
 * Cost: O(blocks + edges).
 */
#include "passes.h"
#include "tree.h"
#include "wavebound/divergence.h"

/* ---- the tree ------------------------------------------------------------------------ */
enum place { PLACE_ROOT, PLACE_FIRST, PLACE_SECOND, PLACE_NEXT };
struct work {
	uint32_t owner;		/* statement whose link the sequence is */
	uint8_t place;
	uint32_t from, stop;	/* first block; first block that is not in it. WB_NONE: the end */
	uint32_t last;		/* ends with this block instead: that of a loop's exit branch */
	uint32_t parent;
};
struct builder {
	struct wb_ctx *cx;
	struct wb_fn *fn;
	struct wb_tree *t;
	bool syncs;		/* mini-SIMT: ways meet at sync */
	bool *seen;		/* [block] */
	bool *met;		/* [block] its sync belongs to a statement */
	WB_VEC(struct work) todo;
	WB_VEC(struct wb_stmt) stmt;
	uint32_t *opened;	/* [loop] its statement */
};

static bool
refuse(struct builder *b, uint32_t block, const char *why)
{
	if (!b->t->refused) {
		const struct wb_inst *last = wb_last_inst(b->fn, block);

		b->t->refused = why;
		b->t->where = last && last->flags & WB_I_TERMINATOR ? last->loc : b->fn->block[block].loc;
	}
	return false;
}

/* Puts @s behind *link and moves the link on. */
static uint32_t
append(struct builder *b, struct work *w, struct wb_stmt s)
{
	uint32_t id = b->stmt.n;

	s.next = WB_NONE;
	s.parent = w->parent;
	WB_PUSH(b->cx->tmp, &b->stmt, s);
	if (w->place == PLACE_ROOT)
		b->t->first = id;
	else if (w->place == PLACE_FIRST)
		b->stmt.at[w->owner].first = id;
	else if (w->place == PLACE_SECOND)
		b->stmt.at[w->owner].second = id;
	else
		b->stmt.at[w->owner].next = id;
	w->owner = id;
	w->place = PLACE_NEXT;
	return id;
}

static uint32_t
target(const struct wb_fn *fn, uint32_t block, enum wb_edge_kind kind)
{
	const struct wb_block *blk = &fn->block[block];

	for (uint32_t e = 0; e < blk->nout; e++)
		if (fn->edge[fn->out[blk->out + e]].kind == kind)
			return fn->edge[fn->out[blk->out + e]].dst;
	return WB_NONE;
}

/* The ways of a statement meet at @block: with a sync that is no other statement's. */
static bool
meet(struct builder *b, uint32_t from, uint32_t block)
{
	const struct wb_block *blk = block < b->fn->nblock ? &b->fn->block[block] : NULL;

	if (!b->syncs)
		return true;
	if (!blk || !blk->ninst || b->fn->inst[blk->first].op != WB_OP_SYNC)
		return refuse(b, from, "its ways do not meet at a sync");
	if (b->met[block])
		return refuse(b, from, "its ways meet at the sync of another branch");
	b->met[block] = true;
	return true;
}

static void
add_work(struct builder *b, uint32_t owner, enum place place, uint32_t from, uint32_t stop, uint32_t last)
{
	if (from != stop)
		WB_PUSH(b->cx->tmp, &b->todo, ((struct work){ owner, (uint8_t)place, from, stop, last, owner }));
}

/* A loop that is entered: *next is where it is left to. */
static bool
open_loop(struct builder *b, struct work *w, uint32_t header, uint32_t *next)
{
	const struct wb_loops *ls = b->fn->loops;
	uint32_t l = ls->of_block[header], id, inside = WB_NONE;
	const struct wb_loop *loop = &ls->loop[l];
	const struct wb_edge *exit = NULL;
	uint32_t nexit = 0;

	for (uint32_t k = 0; k < loop->nexit_within; k++) {
		const struct wb_edge *e = &b->fn->edge[ls->list[loop->exit + k]];

		if (wb_loop_has(ls, l, e->dst))
			continue;
		exit = e;
		nexit++;
	}
	if (loop->irreducible)
		return refuse(b, header, "a loop is entered at more than one place");
	if (nexit != 1)
		return refuse(b, header, nexit ? "a loop is left at more than one place" : "a loop is never left");
	if (ls->of_block[exit->src] != l)
		return refuse(b, exit->src, "a branch leaves two loops at once");
	if (exit->dst == WB_NONE)
		return refuse(b, exit->src, "the program ends inside a loop");
	for (uint32_t k = 0; k < b->fn->block[exit->src].nout; k++) {
		const struct wb_edge *e = &b->fn->edge[b->fn->out[b->fn->block[exit->src].out + k]];

		inside = e != exit ? e->dst : inside;
	}
	if (inside == WB_NONE || b->fn->block[exit->src].nout != 2)
		return refuse(b, exit->src, "a loop is left other than by one branch");
	if (!meet(b, exit->src, exit->dst))
		return false;
	id = append(b, w, (struct wb_stmt){ .kind = WB_STMT_LOOP, .block = exit->src, .loop = l, .region = WB_NONE, .first = WB_NONE, .second = WB_NONE,
		.exit_taken = exit->kind == WB_EDGE_TAKEN });
	b->opened[l] = id;
	WB_PUSH(b->cx->tmp, &b->todo, ((struct work){ id, PLACE_FIRST, header, WB_NONE, exit->src, id }));
	add_work(b, id, PLACE_SECOND, inside, header, WB_NONE);
	*next = exit->dst;
	return true;
}

static bool
open_if(struct builder *b, struct work *w, uint32_t block, uint32_t *next)
{
	uint32_t join = b->fn->postdom->ipdom[block], fall = target(b->fn, block, WB_EDGE_FALL), taken = target(b->fn, block, WB_EDGE_TAKEN), id;

	if (join >= b->fn->nblock)
		join = WB_NONE;
	if (b->fn->block[block].nout != 2 || target(b->fn, block, WB_EDGE_EXIT) != WB_NONE)
		return refuse(b, block, "a branch has more than two ways");
	if (!meet(b, block, join))
		return false;
	id = append(b, w, (struct wb_stmt){ .kind = WB_STMT_IF, .block = block, .loop = WB_NONE, .region = WB_NONE, .first = WB_NONE, .second = WB_NONE,
		.resumes = b->syncs && taken != join });
	add_work(b, id, PLACE_FIRST, fall, join, WB_NONE);
	add_work(b, id, PLACE_SECOND, taken, join, WB_NONE);
	*next = join;
	return true;
}

static bool
follow(struct builder *b, struct work w)
{
	const struct wb_loops *ls = b->fn->loops;

	for (uint32_t at = w.from; at != w.stop; ) {
		uint32_t l;

		if (at == WB_NONE)
			return refuse(b, 0, "a way leads to the end past the place where ways should meet");
		l = ls->of_block[at];
		if (l != WB_NONE && ls->loop[l].header == at && b->opened[l] == WB_NONE) {
			if (!open_loop(b, &w, at, &at))
				return false;
			continue;
		}
		if (b->seen[at])
			return refuse(b, at, "control flow does not nest: a block belongs to several statements");
		b->seen[at] = true;
		append(b, &w, (struct wb_stmt){ .kind = WB_STMT_CODE, .block = at, .inst = b->fn->block[at].first, .ninst = b->fn->block[at].ninst,
			.loop = WB_NONE, .region = WB_NONE, .first = WB_NONE, .second = WB_NONE });
		if (at == w.last)
			return true;
		if (b->fn->block[at].nout > 1) {
			if (!open_if(b, &w, at, &at))
				return false;
		} else {
			at = b->fn->edge[b->fn->out[b->fn->block[at].out]].dst;
		}
	}
	return true;
}

static bool
check_complete(struct builder *b)
{
	for (uint32_t k = 0; k < b->fn->nblock; k++) {
		const struct wb_block *blk = &b->fn->block[k];

		if (!b->seen[k])
			return refuse(b, k, "control flow does not nest: a block belongs to no statement");
		for (uint32_t i = blk->first; i < blk->first + blk->ninst; i++)
			if (b->fn->inst[i].op == WB_OP_SYNC && !(i == blk->first && b->met[k])) {
				b->t->refused = "a sync belongs to no branch";
				b->t->where = b->fn->inst[i].loc;
				return false;
			}
	}
	return true;
}

/* ---- how threads part -------------------------------------------------------------------- */
static uint8_t
class_of(const struct wb_fn *fn, uint32_t form)
{
	return form == WB_NONE ? WB_DIV_DIVERGENT : fn->divergence->form[form].cls;
}

/* On mini-SIMT each thread branches. On GCN waves do, so that threads part only where EXEC does: at what it jumps over, and as they leave loops. */
static bool
by_thread(const struct wb_fn *fn, const struct wb_stmt *s, bool mini)
{
	if (mini)
		return class_of(fn, fn->divergence->branch[s->block]) > WB_DIV_WAVE;
	if (s->kind == WB_STMT_LOOP)
		return fn->lanes->loop[s->loop].kind == WB_LANE_LOOP_SHRINKS;
	return s->region != WB_NONE && class_of(fn, fn->divergence->lanes[fn->lanes->region[s->region].split]) > WB_DIV_WAVE;
}

static void
find_parting(const struct wb_fn *fn, struct wb_tree *t, bool mini)
{
	for (uint32_t k = 0; k < t->nstmt; k++) {
		struct wb_stmt *s = &t->stmt[k];
		uint32_t form = s->kind == WB_STMT_PART ? fn->divergence->lanes[s->inst] : fn->divergence->branch[s->block];

		if (s->kind == WB_STMT_CODE || class_of(fn, form) <= WB_DIV_WORKGROUP)
			s->branching = WB_ALIKE;
		else
			s->branching = by_thread(fn, s, mini) ? WB_BY_THREAD : WB_BY_WARP;
	}
}

/* Where the lanes of GCN code are not known, nothing is said of threads. */
static bool
lanes_known(const struct wb_fn *fn, struct wb_tree *t)
{
	const struct wb_lane_top *top = fn->lanes->top;

	if (!fn->lanes->ntop)
		return true;
	t->refused = top->why;
	t->where = top->inst != WB_NONE ? fn->inst[top->inst].loc : fn->block[top->block].loc;
	return false;
}

enum wb_status
wb_pass_tree(struct wb_ctx *cx, struct wb_fn *fn, const struct wb_pass_env *env)
{
	struct wb_tree *t = WB_NEW(cx->unit, struct wb_tree, 1);
	struct builder b = { .cx = cx, .fn = fn, .t = t, .syncs = env->module && env->module->isa == WB_ISA_MINI_SIMT };
	bool ok = b.syncs || lanes_known(fn, t);

	fn->tree = t;
	t->first = WB_NONE;
	b.seen = WB_NEW(cx->tmp, bool, fn->nblock);
	b.met = WB_NEW(cx->tmp, bool, fn->nblock);
	b.opened = WB_NEW(cx->tmp, uint32_t, fn->loops->nloop);
	for (uint32_t l = 0; l < fn->loops->nloop; l++)
		b.opened[l] = WB_NONE;
	WB_PUSH(cx->tmp, &b.todo, ((struct work){ WB_NONE, PLACE_ROOT, 0, WB_NONE, WB_NONE, WB_NONE }));
	while (ok && b.todo.n)
		ok = follow(&b, b.todo.at[--b.todo.n]);
	if (ok && check_complete(&b)) {
		t->stmt = b.stmt.at;
		t->nstmt = b.stmt.n;
		if (!b.syncs)
			wb_tree_add_parts(cx, fn, t);
		wb_tree_order(cx, t);
		find_parting(fn, t, b.syncs);
	}
	return WB_OK;
}
