/* passes/prove.c -- what follows from a mask that is not empty.
 *
 * A loop that lanes leave one by one goes on while a mask M is not empty. How a lane can
 * still be in it says which tests it has passed and which way this round came:
 *
 *	@h   b = or b, exec			lanes that break
 *	     save = and_saveexec c
 *	     cbrz exec, @latch			all break: then b holds all lanes
 *	@on  out = select -1, 0 (scc)
 *	     b = or (andn2 b, exec), (and out, exec)
 *	@latch b2 = merge of b and b
 *	     exec = or exec, save
 *	     left = or left, (and exec, b2)
 *	     exec = andn2 exec, left		M, tested
 *
 * M is apart from b2 and inside the lanes at @h. Had the round come straight to @latch, b2 would
 * hold all those lanes and M would be empty; so it came by @on. There M is apart from
 * b & ~exec and inside b, so it is inside exec; it is apart from out & exec, so out
 * is empty, so scc is not set.
 *
 * Facts are masks M lies inside of or is apart from, each lane for lane, of this round: the rules of
 * derive() are those of Boolean algebra. A block of the loop where masks meet was entered by one of its
 * edges: those from which a contradiction follows are struck out, and if one is left it was that.
 * All blocks meant run at most once in a round (they lie in no inner loop), so every
 * mask named has one version in it.
 *
 * Cost: at most MOST_FACTS facts and MOST_WAYS blocks, each gone through a few times.
 */
#include "masks.h"

#define MOST_TRIES 400			/* edges tried for one proof */

static bool
listed(const uint32_t *list, uint32_t n, uint32_t m)
{
	for (uint32_t k = 0; k < n; k++)
		if (list[k] == m)
			return true;
	return false;
}

/* M lies inside of @m, or is apart from it. */
static void
note(struct wb_proof *p, uint32_t m, bool in)
{
	if (m == WB_MASK_ANY)
		return;
	if (m == WB_MASK_EMPTY) {
		p->never |= in;
		return;
	}
	p->never |= listed(in ? p->out : p->in, in ? p->nout : p->nin, m);
	if (listed(in ? p->in : p->out, in ? p->nin : p->nout, m))
		return;
	if (in && p->nin < MOST_FACTS)
		p->in[p->nin++] = m;
	else if (!in && p->nout < MOST_FACTS)
		p->out[p->nout++] = m;
}

static bool is_in(const struct wb_proof *p, uint32_t m) { return listed(p->in, p->nin, m); }
static bool is_out(const struct wb_proof *p, uint32_t m) { return m == WB_MASK_EMPTY || listed(p->out, p->nout, m); }

bool
wb_proof_inside(const struct wb_masks *ms, const struct wb_proof *p, uint32_t b)
{
	const struct wb_mask *x;

	for (uint32_t k = 0; k < 8; k++) {
		if (p->never || is_in(p, b))
			return true;
		x = wb_mask_at(ms, b);
		if (x->kind == WB_MASK_COPY)
			b = x->a;
		else if (x->kind == WB_MASK_AND && (is_in(p, x->a) || is_in(p, x->b)))
			b = is_in(p, x->a) ? x->b : x->a;
		else if (x->kind == WB_MASK_ANDN2 && is_out(p, x->b))
			b = x->a;
		else if (x->kind == WB_MASK_OR && (is_in(p, x->a) || is_in(p, x->b)))
			return true;
		else
			return false;
	}
	return false;
}

bool
wb_proof_apart(const struct wb_masks *ms, const struct wb_proof *p, uint32_t b)
{
	const struct wb_mask *x = wb_mask_at(ms, b);

	return p->never || is_out(p, b) || (x->kind == WB_MASK_COPY && is_out(p, x->a)) || (x->kind == WB_MASK_AND && (is_out(p, x->a) || is_out(p, x->b)));
}

/* What the fact about @m says about the masks that it is made of. */
static void
derive(const struct wb_masks *ms, struct wb_proof *p, uint32_t m, bool in)
{
	const struct wb_mask *x = wb_mask_at(ms, m);
	uint32_t a = x->a, b = x->b;

	switch (x->kind) {
	case WB_MASK_ALL:
		p->never |= !in;
		break;
	case WB_MASK_COMPARE:
		if (in)
			note(p, a, true);
		break;
	case WB_MASK_COPY:
		note(p, a, in);
		break;
	case WB_MASK_NOT:
		note(p, a, !in);
		break;
	case WB_MASK_AND:
		if (in || wb_proof_inside(ms, p, a))
			note(p, b, in);
		if (in || wb_proof_inside(ms, p, b))
			note(p, a, in);
		break;
	case WB_MASK_ANDN2:
		if (in || wb_proof_apart(ms, p, b))
			note(p, a, in);
		if (in || wb_proof_inside(ms, p, a))
			note(p, b, !in);
		break;
	case WB_MASK_OR:
		if (!in || wb_proof_apart(ms, p, a))
			note(p, b, in);
		if (!in || wb_proof_apart(ms, p, b))
			note(p, a, in);
		break;
	case WB_MASK_XOR:
		if (wb_proof_inside(ms, p, a) || wb_proof_apart(ms, p, a))
			note(p, b, in != wb_proof_inside(ms, p, a));
		if (wb_proof_inside(ms, p, b) || wb_proof_apart(ms, p, b))
			note(p, a, in != wb_proof_inside(ms, p, b));
		break;
	default:
		break;
	}
}

static void
close(const struct wb_masks *ms, struct wb_proof *p)
{
	uint32_t before;

	do {
		before = p->nin + p->nout;
		for (uint32_t k = 0; k < p->nin && !p->never; k++)
			derive(ms, p, p->in[k], true);
		for (uint32_t k = 0; k < p->nout && !p->never; k++)
			derive(ms, p, p->out[k], false);
	} while (p->nin + p->nout > before && !p->never);
}

/* Block @b was entered by edge @e: the masks that meet there are those it brings. */
static void
enter(const struct wb_masks *ms, struct wb_proof *p, uint32_t b, uint32_t e)
{
	uint32_t nin = p->nin, nout = p->nout, zero, src = wb_mask_fn(ms)->edge[e].src, tested;

	if (src != WB_NONE) {
		tested = wb_mask_tested(ms, src, &zero);
		if (tested > WB_MASK_ANY && zero == e)		/* it is empty */
			note(p, tested, false);
	}
	for (uint32_t k = 0; k < nin && !p->never; k++)
		if (wb_mask_at(ms, p->in[k])->kind == WB_MASK_MERGE && wb_mask_at(ms, p->in[k])->block == b)
			note(p, wb_mask_arg(ms, p->in[k], e), true);
	for (uint32_t k = 0; k < nout && !p->never; k++)
		if (wb_mask_at(ms, p->out[k])->kind == WB_MASK_MERGE && wb_mask_at(ms, p->out[k])->block == b)
			note(p, wb_mask_arg(ms, p->out[k], e), false);
	if (!p->never)
		close(ms, p);
}

/* Tries the edges into @b; true if that says anything new. */
static bool
split(const struct wb_masks *ms, struct wb_proof *p, uint32_t b, uint32_t *tries)
{
	const struct wb_fn *fn = wb_mask_fn(ms);
	struct wb_proof try;
	uint32_t left = 0, way = WB_NONE;

	for (uint32_t k = 0; k < fn->block[b].nin; k++) {
		uint32_t e = fn->in[fn->block[b].in + k];

		if (!wb_edge_live(&fn->edge[e]))
			continue;
		if (*tries == 0)
			return false;
		--*tries;
		try = *p;
		enter(ms, &try, b, e);
		if (try.never)
			continue;
		left++;
		way = e;
	}
	if (left > 1)
		return false;
	if (!left) {
		p->never = true;
		return true;
	}
	enter(ms, p, b, way);
	p->way[p->nway++] = (struct wb_way){ b, way };
	return true;
}

static bool
went(const struct wb_proof *p, uint32_t b)
{
	for (uint32_t k = 0; k < p->nway; k++)
		if (p->way[k].block == b)
			return true;
	return false;
}

/* Blocks of the loop itself where masks of facts meet. */
static void
find_ways(const struct wb_masks *ms, struct wb_proof *p)
{
	const struct wb_loops *ls = wb_mask_fn(ms)->loops;
	uint32_t tries = MOST_TRIES;
	bool again = true;

	while (again && !p->never && tries) {
		again = false;
		for (uint32_t k = 0; k < p->nin + p->nout && !again && !p->never; k++) {
			const struct wb_mask *x = wb_mask_at(ms, k < p->nin ? p->in[k] : p->out[k - p->nin]);

			if (x->kind != WB_MASK_MERGE || ls->of_block[x->block] != p->loop || ls->loop[p->loop].header == x->block || went(p, x->block) || p->nway == MOST_WAYS)
				continue;
			again = split(ms, p, x->block, &tries);
		}
	}
}

void
wb_prove(struct wb_masks *ms, uint32_t m, uint32_t loop, struct wb_proof *p)
{
	static const struct wb_proof none;
	const uint32_t *list;
	uint32_t n;

	*p = none;
	p->lanes = m;
	p->loop = loop;
	p->stamp = wb_mask_stamp(ms);
	if (m <= WB_MASK_ANY)
		return;
	n = wb_mask_above(ms, m, &list);
	for (uint32_t k = 0; k < n; k++)
		note(p, list[k], true);
	n = wb_mask_apart_list(ms, m, &list);
	for (uint32_t k = 0; k < n; k++)
		note(p, list[k], false);
	close(ms, p);
	find_ways(ms, p);
}
