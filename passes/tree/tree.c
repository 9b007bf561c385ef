/* passes/tree/tree.c -- control flow as nested statements.
 *
 * Needs:  DOM, POSTDOM, LOOPS, LANES, DIVERGENCE.   Gives: TREE.   Keeps: all.
 *
 * A sequence is followed block by block. A branch opens an IF, whose arms end at the immediate post-dominator of the
 * branch. A loop header opens a LOOP. Arms, and the two halves of a loop, are sequences of their own, on a worklist
 * instead of recursion. Every path of the control flow is a path through the statements. A block is in one statement.
 * On GCN, where compilers duplicate the ends of ifs, it may be in several: on each path that leads to it. The number of
 * statements is limited.
 *
 *	CODE	a
 *	IF	b -> first c, second d
 *	LOOP	e -> first (up to the exit branch), second (behind it)
 *
 * A loop of GCN code may have several exits, or an exit that not every iteration passes. Then a LEAVE stands at each
 * exit, and one iteration is one sequence (loops.c tells where paths join in it). Behind the loop come the paths from
 * its exits to where they join, as IFs.
 *
 * On GCN this is the control flow of waves. The regions of EXEC become statements in parts.c. In mini-SIMT the machine
 * keeps a stack of branches. So each IF and LOOP must end in a `sync` of its own, first in the block where its paths
 * join, and there is no other `sync`.
 *
 * How threads part at each branch is what divergence analysis says of its condition (branching.c). Code that has
 * no such form is refused, with a reason and a location.
 * Cost:   O(blocks + edges), times a limit.
 */
#include "../passes.h"
#include "tree.h"

#define MOST_STMTS(nblock) (8 * (uint64_t)(nblock) + 1000)

/* ---- the tree ------------------------------------------------------------------------ */
enum link { LINK_ROOT, LINK_FIRST, LINK_SECOND, LINK_NEXT };
struct work {
	uint32_t owner;		/* statement that links to the sequence */
	uint8_t link;
	uint32_t from, stop;	/* first block; first block behind it, WB_NONE: the end */
	uint32_t last;		/* it ends with this block instead: the block of a loop's exit branch */
	uint32_t parent;
	uint32_t iteration;		/* it is in an iteration of this loop, which has several exits; WB_NONE */
	uint32_t loop;		/* innermost loop around it; WB_NONE */
};
struct builder {
	struct wb_ctx *cx;
	struct wb_fn *fn;
	struct wb_tree *t;
	bool syncs;		/* mini-SIMT: paths join at a sync */
	bool *visited;		/* [block] */
	bool *met;		/* [block] its sync belongs to a statement */
	WB_VEC(struct work) todo;
	WB_VEC(struct wb_stmt) stmt;
	struct wb_tree_leaving leaving;
};
static const struct wb_stmt blank = { .loop = WB_NONE, .region = WB_NONE, .first = WB_NONE, .second = WB_NONE };

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

/* Appends @s to the sequence of @w. Returns its number. */
static uint32_t
append(struct builder *b, struct work *w, struct wb_stmt s)
{
	uint32_t id = b->stmt.n;

	s.next = WB_NONE;
	s.parent = w->parent;
	WB_PUSH(b->cx->tmp, &b->stmt, s);
	if (w->link == LINK_ROOT)
		b->t->first = id;
	else if (w->link == LINK_FIRST)
		b->stmt.at[w->owner].first = id;
	else if (w->link == LINK_SECOND)
		b->stmt.at[w->owner].second = id;
	else
		b->stmt.at[w->owner].next = id;
	w->owner = id;
	w->link = LINK_NEXT;
	return id;
}

static uint32_t
target(const struct wb_fn *fn, uint32_t block, enum wb_edge_kind kind)
{
	WB_EACH_OUT(fn, block, e)
		if (fn->edge[e].kind == kind)
			return fn->edge[e].dst;
	return WB_NONE;
}

/* The paths of a statement join at @block, at a sync that belongs to no other statement. */
static bool
must_join(struct builder *b, uint32_t from, uint32_t block)
{
	const struct wb_block *blk = block < b->fn->nblock ? &b->fn->block[block] : NULL;

	if (!b->syncs)
		return true;
	if (!blk || !blk->ninst || b->fn->inst[blk->first].op != WB_OP_SYNC)
		return refuse(b, from, "its arms do not join at a sync");
	if (b->met[block])
		return refuse(b, from, "its arms join at the sync of another branch");
	b->met[block] = true;
	return true;
}

static void
add_work(struct builder *b, struct work w)
{
	w.parent = w.owner;
	if (w.from != w.stop || w.last != WB_NONE)
		WB_PUSH(b->cx->tmp, &b->todo, w);
}

/* @block, or the end of @w if @block is the header: the next iteration. */
static uint32_t
within(const struct builder *b, const struct work *w, uint32_t block)
{
	return w->iteration != WB_NONE && block == b->fn->loops->loop[w->iteration].header ? WB_NONE : block;
}

/* ---- loops --------------------------------------------------------------------------- */
/* Where the edge of @block other than @exit leads; WB_NONE: there are more than two. */
static uint32_t
other_edge(const struct wb_fn *fn, uint32_t block, const struct wb_edge *exit)
{
	const struct wb_block *b = &fn->block[block];
	uint32_t inside = WB_NONE;

	for (uint32_t k = b->out; b->nout == 2 && k < b->out + b->nout; k++)
		inside = &fn->edge[fn->out[k]] != exit ? fn->edge[fn->out[k]].dst : inside;
	return inside;
}

/* A loop with one exit. */
static bool
open_while(struct builder *b, struct work *w, uint32_t l, uint32_t *next)
{
	uint32_t k = 0, id, inside;
	const struct wb_edge *exit = wb_tree_next_exit(b->fn, l, &k);
	struct wb_stmt s = blank;

	inside = other_edge(b->fn, exit->src, exit);
	if (exit->dst == WB_NONE)
		return refuse(b, exit->src, "the program ends inside a loop");
	if (inside == WB_NONE)
		return refuse(b, exit->src, "a loop is left other than by one branch");
	if (!must_join(b, exit->src, exit->dst))
		return false;
	s.kind = WB_STMT_LOOP;
	s.block = exit->src;
	s.loop = l;
	s.exit_taken = exit->kind == WB_EDGE_TAKEN;
	id = append(b, w, s);
	add_work(
		b, (struct work){ id, LINK_FIRST, b->fn->loops->loop[l].header, WB_NONE, exit->src, id,
			   w->iteration, l });
	add_work(b, (struct work){ id, LINK_SECOND, inside, b->fn->loops->loop[l].header, WB_NONE, id,
				 w->iteration, l });
	*next = within(b, w, exit->dst);
	return true;
}

/* Behind loop @l: the paths from its exits, an IF for each but the last. *next: where they join. */
static bool
add_exit_paths(struct builder *b, struct work *w, uint32_t l, uint32_t *next)
{
	struct work at = *w;
	WB_VEC(uint32_t) exit = { 0 };
	const struct wb_edge *e;

	for (uint32_t k = 0; (e = wb_tree_next_exit(b->fn, l, &k)); ) {
		uint32_t n = 0, dst = e->dst;

		if (dst == WB_NONE)
			return refuse(b, e->src, "the program ends inside a loop");
		if (w->iteration != WB_NONE && !wb_loop_has(b->fn->loops, w->iteration, dst))
			continue;	/* the edge leaves that loop, too */
		dst = within(b, w, dst);
		while (n < exit.n && exit.at[n] != dst)
			n++;
		if (n == exit.n)
			WB_PUSH(b->cx->tmp, &exit, dst);
		*next = exit.n == 1 ? dst : wb_tree_meet(&b->leaving, w->iteration, *next, dst);
	}
	if (!exit.n)
		*next = w->stop;
	for (uint32_t n = 0; n + 1 < exit.n; n++) {
		struct wb_stmt s = blank;
		uint32_t id;

		s.kind = WB_STMT_IF;
		s.block = b->fn->loops->loop[l].header;
		s.loop = l;
		s.behind = true;
		id = append(b, n ? &at : w, s);
		add_work(b, (struct work){ id, LINK_FIRST, exit.at[n], *next, WB_NONE, id, w->iteration, w->loop });
		at = (struct work){ .owner = id, .link = LINK_SECOND, .parent = id };
		if (n + 2 == exit.n)
			add_work(b, (struct work){
					id, LINK_SECOND, exit.at[n + 1], *next, WB_NONE, id, w->iteration, w->loop });
	}
	return true;
}

/* A LOOP. *next: the block behind it. */
static bool
open_loop(struct builder *b, struct work *w, uint32_t header, uint32_t *next)
{
	uint32_t l = b->fn->loops->of_block[header], k = 0, id;
	struct wb_stmt s = blank;

	if (b->fn->loops->loop[l].irreducible)
		return refuse(b, header, "a loop is entered at more than one place");
	if (!wb_tree_next_exit(b->fn, l, &k))
		return refuse(b, header, "a loop is never left");
	if (b->syncs && !wb_tree_left_once(b->fn, l))
		return refuse(b, header,
			wb_tree_next_exit(b->fn, l, &k) ? "a loop is left at more than one place" :
							  "a branch leaves two loops at once");
	if (b->syncs || !b->leaving.iterations[l])
		return open_while(b, w, l, next);
	s.kind = WB_STMT_LOOP;
	s.block = header;
	s.loop = l;
	s.leaves = true;
	id = append(b, w, s);
	add_work(b, (struct work){ id, LINK_FIRST, header, WB_NONE, WB_NONE, id, l, l });
	return add_exit_paths(b, w, l, next);
}

/* ---- sequences ----------------------------------------------------------------------- */
/* If an edge of @block leaves the current loop: a LEAVE; *next: the other edge. */
static bool
leave(struct builder *b, struct work *w, uint32_t block, uint32_t *next)
{
	const struct wb_block *blk = &b->fn->block[block];
	struct wb_stmt s = blank;

	for (uint32_t k = blk->out; w->iteration != WB_NONE && k < blk->out + blk->nout; k++) {
		const struct wb_edge *e = &b->fn->edge[b->fn->out[k]];
		uint32_t other = other_edge(b->fn, block, e);

		if (wb_loop_has(b->fn->loops, w->iteration, e->dst) || other == WB_NONE)
			continue;
		s.kind = WB_STMT_LEAVE;
		s.block = block;
		for (uint32_t l = w->iteration; l != WB_NONE && !wb_loop_has(b->fn->loops, l, e->dst);
			l = b->fn->loops->loop[l].parent)
			s.loop = l;
		append(b, w, s);
		*next = within(b, w, other);
		return true;
	}
	return false;
}

static bool
open_if(struct builder *b, struct work *w, uint32_t block, uint32_t *next)
{
	uint32_t join = wb_tree_join(&b->leaving, w->iteration, block),
		 fall = within(b, w, target(b->fn, block, WB_EDGE_FALL)), id;
	uint32_t taken = within(b, w, target(b->fn, block, WB_EDGE_TAKEN));
	struct wb_stmt s = blank;

	if (b->fn->block[block].nout != 2 || target(b->fn, block, WB_EDGE_EXIT) != WB_NONE ||
		target(b->fn, block, WB_EDGE_FALL) == WB_NONE)
		return refuse(b, block, "a branch has more than two targets");
	if (!must_join(b, block, join))
		return false;
	s.kind = WB_STMT_IF;
	s.block = block;
	s.resumes = b->syncs && taken != join;
	id = append(b, w, s);
	add_work(b, (struct work){ id, LINK_FIRST, fall, join, WB_NONE, id, w->iteration, w->loop });
	add_work(b, (struct work){ id, LINK_SECOND, taken, join, WB_NONE, id, w->iteration, w->loop });
	*next = join;
	return true;
}

/* On GCN, a block to which several paths lead that did not join before is on each of them. */
static bool
check_join(struct builder *b, uint32_t block)
{
	if (b->visited[block] && b->syncs)
		return refuse(b, block, "control flow does not nest: a block belongs to several statements");
	if (b->stmt.n > MOST_STMTS(b->fn->nblock))
		return refuse(b, block, "control flow does not nest: blocks belong to too many statements");
	b->visited[block] = true;
	return true;
}

static uint32_t
add_code(struct builder *b, struct work *w, uint32_t block)
{
	struct wb_stmt s = blank;

	s.kind = WB_STMT_CODE;
	s.block = block;
	s.inst = b->fn->block[block].first;
	s.ninst = b->fn->block[block].ninst;
	return append(b, w, s);
}

static bool
follow(struct builder *b, struct work w)
{
	const struct wb_loops *ls = b->fn->loops;

	for (uint32_t at = w.from; at != w.stop; ) {
		uint32_t l;

		if (at == WB_NONE)
			return refuse(b, 0, "a path leads to the end past the block where paths should join");
		l = ls->of_block[at];
		if (l != WB_NONE && ls->loop[l].header == at && l != w.loop) {
			if (!open_loop(b, &w, at, &at))
				return false;
			continue;
		}
		if (!check_join(b, at))
			return false;
		add_code(b, &w, at);
		if (at == w.last)
			return true;
		if (b->fn->block[at].nout <= 1)
			at = within(b, &w, b->fn->edge[b->fn->out[b->fn->block[at].out]].dst);
		else if (!leave(b, &w, at, &at) && !open_if(b, &w, at, &at))
			return false;
	}
	return true;
}

static bool
check_complete(struct builder *b)
{
	for (uint32_t k = 0; k < b->fn->nblock; k++) {
		const struct wb_block *blk = &b->fn->block[k];

		if (!b->visited[k])
			return refuse(b, k, "control flow does not nest: a block belongs to no statement");
		WB_EACH_INST(b->fn, k, i)
			if (b->fn->inst[i].op == WB_OP_SYNC && !(i == blk->first && b->met[k])) {
				b->t->refused = "a sync belongs to no branch";
				b->t->where = b->fn->inst[i].loc;
				return false;
			}
	}
	return true;
}

/* Where the lanes of GCN code are not known, nothing is claimed of threads. */
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
	b.visited = WB_NEW(cx->tmp, bool, fn->nblock);
	b.met = WB_NEW(cx->tmp, bool, fn->nblock);
	b.leaving.fn = fn;
	if (ok && !b.syncs && !wb_tree_find_leaving(cx, fn, &b.leaving))
		ok = refuse(&b, 0, "too many loops are left at more than one place");
	WB_PUSH(cx->tmp, &b.todo,
		((struct work){ WB_NONE, LINK_ROOT, 0, WB_NONE, WB_NONE, WB_NONE, WB_NONE, WB_NONE }));
	while (ok && b.todo.n)
		ok = follow(&b, b.todo.at[--b.todo.n]);
	if (ok && check_complete(&b)) {
		t->stmt = b.stmt.at;
		t->nstmt = b.stmt.n;
		if (!b.syncs)
			wb_tree_add_parts(cx, fn, t);
		wb_tree_order(cx, t);
		wb_tree_find_branching(fn, t, b.syncs);
	}
	return WB_OK;
}
