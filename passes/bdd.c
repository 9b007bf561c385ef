/* passes/bdd.c -- binary decision diagrams (passes/bdd.h).
 *
 * Cost: an operation on two functions is bounded by the product of their nodes
 * and by MOST_STEPS, all together by STEPS_PER_NODE; results are remembered in a table
 * that forgets.
 */
#include <assert.h>

#include "bdd.h"

#define MOST_HEIGHT 500
#define MOST_STEPS 20000
#define STEPS_PER_NODE 8	/* of all operations together, for each node that may be made */
#define MEMO_BITS 13

static uint32_t
mix(uint32_t a, uint32_t b, uint32_t c)
{
	uint64_t h = ((uint64_t)a << 32 | b) * 0x9e3779b97f4a7c15u;

	h = (h ^ h >> 32 ^ c) * 0xc2b2ae3d27d4eb4fu;
	return (uint32_t)(h >> 32);
}

void
wb_bdd_init(struct wb_bdd *d, struct wb_arena *a, uint32_t most_nodes)
{
	const struct wb_lane_node leaf = { WB_NONE, 0, 0 };

	*d = (struct wb_bdd){ .arena = a, .most_nodes = most_nodes, .left = (uint64_t)most_nodes * STEPS_PER_NODE, .nslot = 1024 };
	d->slot = WB_NEW(a, uint32_t, d->nslot);
	d->place = WB_NEW(a, uint16_t, (size_t)1 << MEMO_BITS);
	WB_PUSH(a, &d->memo, ((struct wb_bdd_memo){ WB_NONE, 0, 0, 0 }));	/* of all places that hold nothing yet */
	for (int k = 0; k < 2; k++) {
		WB_PUSH(a, &d->node, leaf);
		WB_PUSH(a, &d->height, 0);
	}
}

/* ---- nodes ------------------------------------------------------------------------- */
/* Slots hold node numbers; 0, the number of a leaf, is a free one. */
static void
place(struct wb_bdd *d, uint32_t node)
{
	struct wb_lane_node n = d->node.at[node];
	uint32_t k = mix(n.atom, n.off, n.on) & (d->nslot - 1);

	while (d->slot[k])
		k = (k + 1) & (d->nslot - 1);
	d->slot[k] = node;
}

static uint32_t
make(struct wb_bdd *d, uint32_t atom, uint32_t off, uint32_t on)
{
	uint32_t k = mix(atom, off, on) & (d->nslot - 1), h;

	if (off == WB_NONE || on == WB_NONE)
		return WB_NONE;
	if (off == on)
		return off;
	for (; d->slot[k]; k = (k + 1) & (d->nslot - 1)) {
		struct wb_lane_node n = d->node.at[d->slot[k]];

		if (n.atom == atom && n.off == off && n.on == on)
			return d->slot[k];
	}
	assert(atom < d->node.at[off].atom && atom < d->node.at[on].atom);
	h = 1u + (d->height.at[off] > d->height.at[on] ? d->height.at[off] : d->height.at[on]);
	if (h > MOST_HEIGHT || d->node.n >= d->most_nodes)
		return WB_NONE;
	WB_PUSH(d->arena, &d->node, ((struct wb_lane_node){ atom, off, on }));
	WB_PUSH(d->arena, &d->height, (uint16_t)h);
	d->slot[k] = d->node.n - 1;
	if (d->node.n > d->nslot / 2) {
		d->nslot *= 2;
		d->slot = WB_NEW(d->arena, uint32_t, d->nslot);
		for (uint32_t n = 2; n < d->node.n; n++)
			place(d, n);
	}
	return d->node.n - 1;
}

uint32_t
wb_bdd_atom(struct wb_bdd *d, uint32_t atom)
{
	return make(d, atom, 0, 1);
}

/* ---- two functions ------------------------------------------------------------------- */
/* Where one side, or both being one, decides; WB_NONE: nothing is decided. */
static uint32_t
decided(enum wb_bdd_op op, uint32_t a, uint32_t b)
{
	switch (op) {
	case WB_BDD_AND:
		return a == 0 || b == 0 ? 0 : a == 1 || a == b ? b : b == 1 ? a : WB_NONE;
	case WB_BDD_OR:
		return a == 1 || b == 1 ? 1 : a == 0 || a == b ? b : b == 0 ? a : WB_NONE;
	case WB_BDD_ANDN:
		return a == 0 || b == 1 || a == b ? 0 : b == 0 ? a : WB_NONE;
	case WB_BDD_XOR:
		return a == b ? 0 : a == 0 ? b : b == 0 ? a : WB_NONE;
	}
	return WB_NONE;
}

static void
memorise(struct wb_bdd *d, uint16_t *at, struct wb_bdd_memo m)
{
	if (*at) {
		d->memo.at[*at] = m;
		return;
	}
	*at = (uint16_t)d->memo.n;	/* no more than 1 << MEMO_BITS */
	WB_PUSH(d->arena, &d->memo, m);
}

static uint32_t
apply(struct wb_bdd *d, enum wb_bdd_op op, uint32_t a, uint32_t b)
{
	uint32_t r = decided(op, a, b), off, on, atom;
	struct wb_lane_node x = d->node.at[a], y = d->node.at[b];
	const struct wb_bdd_memo *m;
	uint16_t *at;

	if (r != WB_NONE)
		return r;
	if (op != WB_BDD_ANDN && a > b)
		return apply(d, op, b, a);
	at = &d->place[mix(a, b, op) & (((uint32_t)1 << MEMO_BITS) - 1)];
	m = &d->memo.at[*at];
	if (m->op == (uint32_t)op && m->a == a && m->b == b)
		return m->result;
	if (!d->steps || !d->left)
		return WB_NONE;
	d->steps--;
	d->left--;
	atom = x.atom < y.atom ? x.atom : y.atom;
	off = apply(d, op, x.atom == atom ? x.off : a, y.atom == atom ? y.off : b);
	on = off == WB_NONE ? WB_NONE : apply(d, op, x.atom == atom ? x.on : a, y.atom == atom ? y.on : b);
	r = make(d, atom, off, on);
	if (r != WB_NONE)
		memorise(d, at, (struct wb_bdd_memo){ (uint32_t)op, a, b, r });
	return r;
}

uint32_t
wb_bdd_apply(struct wb_bdd *d, enum wb_bdd_op op, uint32_t a, uint32_t b)
{
	if (a == WB_NONE || b == WB_NONE)
		return WB_NONE;
	d->steps = MOST_STEPS;
	return apply(d, op, a, b);
}

uint32_t
wb_bdd_ite(struct wb_bdd *d, uint32_t c, uint32_t a, uint32_t b)
{
	return wb_bdd_or(d, wb_bdd_and(d, c, a), wb_bdd_andn(d, b, c));
}

/* ---- one function, node by node ---------------------------------------------------------- */
/* Makes room for the stamps of all nodes and starts a new walk. */
static void
start_walk(struct wb_bdd *d)
{
	d->steps = MOST_STEPS;
	d->stamp++;
	if (d->nmark < d->node.n) {
		d->nmark = d->node.n * 2;
		d->mark = WB_NEW(d->arena, uint32_t, d->nmark);
		d->image = WB_NEW(d->arena, uint32_t, d->nmark);
	}
}

static bool
known(const struct wb_bdd *d, uint32_t a)
{
	return d->mark[a] == d->stamp;
}

static uint32_t
remember(struct wb_bdd *d, uint32_t a, uint32_t r)
{
	d->mark[a] = d->stamp;
	d->image[a] = r;
	return r;
}

struct keeper {
	wb_bdd_keep *keep;
	const void *ctx;
};

static uint32_t
exists(struct wb_bdd *d, uint32_t a, const struct keeper *k)
{
	struct wb_lane_node n = d->node.at[a];
	uint32_t off, on;

	if (a < 2)
		return a;
	if (known(d, a))
		return d->image[a];
	off = exists(d, n.off, k);
	on = exists(d, n.on, k);
	if (off == WB_NONE || on == WB_NONE)
		return WB_NONE;
	return remember(d, a, k->keep(k->ctx, n.atom) ? make(d, n.atom, off, on) : apply(d, WB_BDD_OR, off, on));
}

uint32_t
wb_bdd_exists(struct wb_bdd *d, uint32_t a, wb_bdd_keep *keep, const void *ctx)
{
	const struct keeper k = { keep, ctx };

	if (a == WB_NONE)
		return WB_NONE;
	start_walk(d);
	return exists(d, a, &k);
}

struct renamer {
	wb_bdd_to *to;
	const void *ctx;
};

static uint32_t
rename_atoms(struct wb_bdd *d, uint32_t a, const struct renamer *r)
{
	struct wb_lane_node n = d->node.at[a];
	uint32_t off, on;

	if (a < 2)
		return a;
	if (known(d, a))
		return d->image[a];
	off = rename_atoms(d, n.off, r);
	on = rename_atoms(d, n.on, r);
	return remember(d, a, make(d, r->to(r->ctx, n.atom), off, on));
}

uint32_t
wb_bdd_rename(struct wb_bdd *d, uint32_t a, wb_bdd_to *to, const void *ctx)
{
	const struct renamer r = { to, ctx };

	if (a == WB_NONE)
		return WB_NONE;
	start_walk(d);
	return rename_atoms(d, a, &r);
}

static void
support(struct wb_bdd *d, uint32_t a, void (*see)(void *ctx, uint32_t atom), void *ctx)
{
	while (a > 1 && !known(d, a)) {
		remember(d, a, a);
		see(ctx, d->node.at[a].atom);
		support(d, d->node.at[a].off, see, ctx);
		a = d->node.at[a].on;
	}
}

void
wb_bdd_support(struct wb_bdd *d, uint32_t a, void (*see)(void *ctx, uint32_t atom), void *ctx)
{
	if (a == WB_NONE)
		return;
	start_walk(d);
	support(d, a, see, ctx);
}
