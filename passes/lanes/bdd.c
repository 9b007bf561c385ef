/* passes/lanes/bdd.c -- binary decision diagrams (passes/lanes/bdd.h).
 *
 * Cost:   the steps of an operation on two functions are bounded by the product of their nodes, and by MOST_STEPS. All
 *         operations together have STEPS_PER_NODE steps for each node that may be made. Results are kept in a lossy
 *         cache: a new one overwrites the one in its slot.
 */
#include <assert.h>

#include "bdd.h"

#define MOST_ATOMS 1000u
#define MOST_STEPS 20000
#define STEPS_PER_NODE 8	/* of all operations together, for each node that may be made */
#define LEAST_SLOTS 256u
#define LEAST_MEMO 256u
#define MOST_MEMO 8192u	/* where there are fewer they grow with the nodes */
#define MOST_STAMP (UINT32_MAX / 8)

static inline uint32_t
mix(uint32_t a, uint32_t b, uint32_t c)
{
	uint32_t h = a * 0x9e3779b1u ^ b * 0x85ebca77u ^ c * 0xc2b2ae3du;

	return h ^ h >> 15;
}

/* With at least @nslot slots for nodes by content. */
static void
init(struct wb_bdd *d, struct wb_arena *a, uint32_t most_nodes, uint32_t nslot)
{
	const struct wb_lane_node leaf = { WB_NONE, 0, 0 };

	*d = (struct wb_bdd){ .arena = a,
		.most_nodes = most_nodes < INT32_MAX ? most_nodes : INT32_MAX,
		.left = (uint64_t)most_nodes * STEPS_PER_NODE,
		.nslot = LEAST_SLOTS, .nmemo = LEAST_MEMO };
	while (d->nslot < nslot)
		d->nslot *= 2;
	d->slot = WB_NEW(a, uint32_t, d->nslot);
	d->memo = WB_NEW(a, struct wb_bdd_memo, d->nmemo);	/* an entry of zeros says 0 & 0 = 0, which is true */
	for (int k = 0; k < 2; k++) {
		WB_PUSH(a, &d->node, leaf);
		WB_PUSH(a, &d->atoms, WB_LANES_ALL);
		WB_PUSH(a, &d->product, (struct wb_bdd_product){ 0 });
		WB_PUSH(a, &d->sample, k ? UINT64_MAX : 0);
	}
}

void
wb_bdd_init(struct wb_bdd *d, struct wb_arena *a, uint32_t most_nodes)
{
	init(d, a, most_nodes, LEAST_SLOTS);
}

/* For which of 64 sample lanes @atom holds. It holds for a random half of the first 32, and for most of the others, so
 * that some sample lanes are left where many branches nest. */
static uint64_t
lanes_of(uint32_t atom)
{
	uint64_t x = (atom + 1u) * 0x9e3779b97f4a7c15u;

	x = (x ^ x >> 32) * 0xd6e8feb86659fd93u;
	x ^= x >> 29;
	return x | (x << 11 & x << 23 & 0xffffffff00000000u) | (x << 32 & 0xffffffff00000000u);
}

/* ---- nodes ------------------------------------------------------------------------- */
/* Slots hold node numbers; 0, which is a leaf, marks a free slot. */
static void
insert_node(struct wb_bdd *d, uint32_t node)
{
	struct wb_lane_node n = d->node.at[node];
	uint32_t k = mix(n.atom, n.off, n.on) & (d->nslot - 1);

	while (d->slot[k])
		k = (k + 1) & (d->nslot - 1);
	d->slot[k] = node;
}

/* Makes the cache larger when there are more nodes. It starts empty. An operation under way may still write to the old
 * one: this result is lost. */
static void
grow_memo(struct wb_bdd *d)
{
	d->nmemo *= 4;
	d->memo = WB_NEW(d->arena, struct wb_bdd_memo, d->nmemo);
}

static inline uint32_t apply(struct wb_bdd *d, enum wb_bdd_op op, uint32_t a, uint32_t b);
static uint32_t make_node(struct wb_bdd *d, uint32_t atom, uint32_t off, uint32_t on);

/* The product of @atom and the atoms of @off and @on; WB_NONE: they are too many. */
static uint32_t
atoms_of(struct wb_bdd *d, uint32_t atom, uint32_t off, uint32_t on)
{
	uint32_t steps = d->steps, rest;

	d->steps = UINT32_MAX;		/* no more than there are atoms */
	rest = apply(d, WB_BDD_AND, d->atoms.at[off], d->atoms.at[on]);
	d->steps = steps;
	return make_node(d, atom, WB_LANES_NONE, rest);
}

/* Makes a node that is not there yet. An atom, of which there are few, has one whatever the limit is: it stands for
 * what is not computed. */
static uint32_t
make_new_node(struct wb_bdd *d, uint32_t atom, uint32_t off, uint32_t on)
{
	bool is_product = off == WB_LANES_NONE && on == d->atoms.at[on];
	uint32_t n = is_product ? d->product.at[on].n + 1 : 0, atoms;
	uint64_t lanes = lanes_of(atom);

	assert(atom + 1 > wb_lane_level(&d->node.at[off]) && atom + 1 > wb_lane_level(&d->node.at[on]));
	if (n > MOST_ATOMS || (d->node.n >= d->most_nodes && (off > WB_LANES_ALL || on > WB_LANES_ALL)))
		return WB_NONE;
	atoms = is_product ? d->node.n : atoms_of(d, atom, off, on);
	if (atoms == WB_NONE)
		return WB_NONE;
	WB_PUSH(d->arena, &d->node, ((struct wb_lane_node){ atom, off, on }));
	WB_PUSH(d->arena, &d->atoms, atoms);
	WB_PUSH(d->arena, &d->product, ((struct wb_bdd_product){ n, 0 }));
	WB_PUSH(d->arena, &d->sample, (lanes & d->sample.at[on]) | (~lanes & d->sample.at[off]));
	if (d->node.n > d->nslot / 2) {
		d->nslot *= 2;
		d->slot = WB_NEW(d->arena, uint32_t, d->nslot);
		for (uint32_t k = 2; k + 1 < d->node.n; k++)
			insert_node(d, k);
	}
	insert_node(d, d->node.n - 1);
	if (d->node.n > d->nmemo && d->nmemo < MOST_MEMO)
		grow_memo(d);
	return d->node.n - 1;
}

static uint32_t
make_node(struct wb_bdd *d, uint32_t atom, uint32_t off, uint32_t on)
{
	uint32_t k;

	if (off == WB_NONE || on == WB_NONE)
		return WB_NONE;
	if (off == on)
		return off;
	k = mix(atom, off, on) & (d->nslot - 1);
	for (; d->slot[k]; k = (k + 1) & (d->nslot - 1)) {
		const struct wb_lane_node *n = &d->node.at[d->slot[k]];

		if (n->atom == atom && n->off == off && n->on == on)
			return d->slot[k];
	}
	return make_new_node(d, atom, off, on);
}

void
wb_bdd_load(struct wb_bdd *d, struct wb_arena *a, const struct wb_lanes *l, uint32_t most_nodes)
{
	init(d, a, most_nodes > l->nnode ? most_nodes : l->nnode, 3 * l->nnode);
	for (uint32_t k = 2; k < l->nnode; k++) {	/* no two are the same, so none has to be searched for */
		uint32_t atoms = l->atoms[k] == k ? d->product.at[l->node[k].on].n + 1 : 0;

		WB_PUSH(a, &d->node, l->node[k]);
		WB_PUSH(a, &d->atoms, l->atoms[k]);
		WB_PUSH(a, &d->product, ((struct wb_bdd_product){ atoms, 0 }));
		WB_PUSH(a, &d->sample, l->sample[k]);
		insert_node(d, k);
	}
}

uint32_t
wb_bdd_atom(struct wb_bdd *d, uint32_t atom)
{
	return make_node(d, atom, 0, 1);
}

/* Gives an operation its steps: a fixed number, or what is left for all operations if that is less. */
static void
start_steps(struct wb_bdd *d)
{
	d->most_steps = d->steps = d->left < MOST_STEPS ? (uint32_t)d->left : MOST_STEPS;
}

static void end_steps(struct wb_bdd *d) { d->left -= d->most_steps - d->steps; }

/* ---- two functions ------------------------------------------------------------------- */
/* In the cache and here: the image of a product, and how many more there are. See wb_bdd_image. */
#define IMAGE 8u

static uint32_t combine(struct wb_bdd *d, uint32_t op, uint32_t a, uint32_t b);

static inline uint32_t
apply(struct wb_bdd *d, enum wb_bdd_op op, uint32_t a, uint32_t b)
{
	uint32_t r = wb_bdd_trivial(op, a, b);

	return r != WB_NONE ? r : combine(d, op, a, b);
}

static inline bool
none_replaced(const struct wb_bdd *d, uint32_t a)
{
	return wb_lane_level(&d->node.at[a]) <= d->lowest;
}

/* @op, of parts of its operands. */
static inline uint32_t
apply_to_parts(struct wb_bdd *d, uint32_t op, uint32_t a, uint32_t b)
{
	uint32_t r = op < IMAGE ? WB_NONE : wb_bdd_trivial(WB_BDD_AND, a, b);

	if (r != WB_NONE) {
		a = r;
		b = WB_LANES_ALL;
	}
	if (op >= IMAGE && !(none_replaced(d, a) && none_replaced(d, b)))
		return combine(d, op, a, b);
	return apply(d, op < IMAGE ? (enum wb_bdd_op)op : WB_BDD_AND, a, b);
}

/* The image of a node of @atom whose children have the images @off and @on. */
static uint32_t
rebuild(struct wb_bdd *d, uint32_t atom, uint32_t off, uint32_t on)
{
	if (off == WB_NONE || on == WB_NONE)
		return WB_NONE;
	if (atom >= d->lowest)
		atom = d->to(d->ctx, atom);
	return atom == WB_NONE ? apply(d, WB_BDD_OR, off, on) : make_node(d, atom, off, on);
}

/* @a @op @b, which is not trivial; if @op is IMAGE or more, the image of @a & @b. */
static uint32_t
combine(struct wb_bdd *d, uint32_t op, uint32_t a, uint32_t b)
{
	const struct wb_lane_node *x, *y;
	struct wb_bdd_memo *m;
	uint32_t r, off, on, a_on, b_on, atom;
	bool ask_a, ask_b;

	if (op != WB_BDD_ANDN && a > b) {
		r = a;
		a = b;
		b = r;
	}
	m = &d->memo[mix(a, b, op) & (d->nmemo - 1)];
	if (m->a == a && m->b == b && m->op == op)
		return m->result;
	if (!d->steps)
		return WB_NONE;
	d->steps--;
	x = &d->node.at[a];
	y = &d->node.at[b];
	ask_a = wb_lane_level(x) >= wb_lane_level(y);
	ask_b = wb_lane_level(y) >= wb_lane_level(x);
	atom = ask_a ? x->atom : y->atom;
	a_on = ask_a ? x->on : a;
	b_on = ask_b ? y->on : b;
	off = apply_to_parts(d, op, ask_a ? x->off : a, ask_b ? y->off : b);
	/* read the nodes again: they may have moved */
	on = off == WB_NONE || (op >= IMAGE && off == 1 && atom >= d->lowest && d->to(d->ctx, atom) == WB_NONE) ? off :
		apply_to_parts(d, op, a_on, b_on);
	r = op >= IMAGE ? rebuild(d, atom, off, on) : make_node(d, atom, off, on);
	if (r != WB_NONE)
		*m = (struct wb_bdd_memo){ op, a, b, r };
	return r;
}

uint32_t
wb_bdd_combine(struct wb_bdd *d, enum wb_bdd_op op, uint32_t a, uint32_t b)
{
	uint32_t r;

	start_steps(d);
	r = combine(d, op, a, b);
	end_steps(d);
	return r;
}

uint32_t
wb_bdd_equivalent(struct wb_bdd *d, uint32_t atom, uint32_t a)
{
	uint32_t other = wb_bdd_not(d, a);

	return atom + 1 > wb_bdd_level(d, a) ? make_node(d, atom, other, a) :
					       wb_bdd_xor(d, wb_bdd_atom(d, atom), other);
}

uint32_t
wb_bdd_ite(struct wb_bdd *d, uint32_t c, uint32_t a, uint32_t b)
{
	return wb_bdd_or(d, wb_bdd_and(d, c, a), wb_bdd_andn(d, b, c));
}

/* ---- atoms that change --------------------------------------------------------------------- */
/* Before stamps overflow, all are cleared. */
static void
forget_stamps(struct wb_bdd *d)
{
	memset(d->memo, 0, d->nmemo * sizeof *d->memo);
	for (uint32_t k = 0; k < d->product.n; k++)
		d->product.at[k].mark = 0;
	d->stamp = 0;
}

void
wb_bdd_walk(struct wb_bdd *d)
{
	if (d->stamp == MOST_STAMP)
		forget_stamps(d);
	d->stamp++;
}

/* Sets d->lowest for the atoms of @a. */
static void
find_lowest(struct wb_bdd *d, uint32_t a)
{
	WB_BDD_EACH_ATOM(d, a, atom)
		if (d->to(d->ctx, atom) != atom)
			d->lowest = atom < d->lowest ? atom : d->lowest;
}

uint32_t
wb_bdd_image(struct wb_bdd *d, uint32_t a, uint32_t b, wb_bdd_to *to, const void *ctx)
{
	if (a == WB_NONE || b == WB_NONE)
		return WB_NONE;
	wb_bdd_walk(d);
	d->to = to;
	d->ctx = ctx;
	d->lowest = WB_NONE;
	find_lowest(d, a);
	find_lowest(d, b);
	start_steps(d);
	a = apply_to_parts(d, IMAGE * d->stamp, a, b);
	end_steps(d);
	return a;
}

void
wb_bdd_visit(struct wb_bdd *d, uint32_t a, void (*visit)(void *ctx, uint32_t atom), void *ctx)
{
	WB_BDD_EACH_ATOM(d, a, x) {
		if (d->product.at[x_n].mark == d->stamp)
			return;
		d->product.at[x_n].mark = d->stamp;
		visit(ctx, x);
	}
}

/* ---- atoms that are decided ---------------------------------------------------------------- */
/* First those that the only path to a node decides; then the rest is asked, below this node. Most are told by the
 * sample lanes. */
uint32_t
wb_bdd_decided(struct wb_bdd *d, uint32_t a, uint32_t most, struct wb_bdd_decided *out)
{
	uint32_t found = 0;

	for (; most && a != WB_NONE && a > WB_LANES_ALL; most--) {
		const struct wb_lane_node *n = &d->node.at[a];
		bool holds = n->off == WB_LANES_NONE;

		if (!holds && n->on != WB_LANES_NONE)
			break;
		out[found++] = (struct wb_bdd_decided){ n->atom, holds };
		a = holds ? n->on : n->off;
	}
	for (uint32_t k = a == WB_NONE ? WB_LANES_ALL : d->atoms.at[a]; k > WB_LANES_ALL && most;
		k = d->node.at[k].on, most--) {
		uint32_t atom = d->node.at[k].atom, on;
		uint64_t of_atom = lanes_of(atom), some = d->sample.at[a];
		bool holds;

		if (some & of_atom && some & ~of_atom)
			continue;
		on = wb_bdd_atom(d, atom);
		holds = wb_bdd_within(d, WB_LANES_ALL, a, on);
		if (holds || wb_bdd_disjoint(d, WB_LANES_ALL, a, on))
			out[found++] = (struct wb_bdd_decided){ atom, holds };
	}
	return found;
}

/* ---- queries ------------------------------------------------------------------------------ */
/* A query is whether a & b & c or, inverted, a & b & !c is 0. All functions here are made of the same nodes, so one
 * that is not node 0 holds for some choice. Most queries follow one path down, because one value of the atom decides by
 * itself. What is found on the way is not stored in the cache, which would take longer than the step. */
enum { QUERY = WB_BDD_ANDN + 1 };	/* in the cache: or QUERY + 1, inverted */
enum answer { NO, YES, UNDECIDED };

/* The answer where a look at the three nodes tells: one of them is false, or at most one is not true. */
static inline enum answer
decide(uint32_t a, uint32_t b, uint32_t c, bool inverted)
{
	uint32_t some;

	if (a == 0 || b == 0 || c == inverted || (inverted && (c == a || c == b)))
		return YES;
	if (inverted)
		return a == 1 && b == 1 ? NO : c == 0 && (a == 1 || b == 1 || a == b) ? NO : UNDECIDED;
	some = a != 1 ? a : b != 1 ? b : c;
	return (b == 1 || b == some) && (c == 1 || c == some) ? NO : UNDECIDED;
}

static bool is_empty(struct wb_bdd_query *q, uint32_t a, uint32_t b, uint32_t c, bool inverted);

/* Asks for both values of the highest atom, first with the atom on: most sets that are not empty have a lane there. */
static bool
walk_down(struct wb_bdd_query *q, uint32_t a, uint32_t b, uint32_t c, bool inverted)
{
	for (;;) {
		const struct wb_lane_node *x = &q->node[a], *y = &q->node[b], *z = &q->node[c];
		uint32_t i = wb_lane_level(x), j = wb_lane_level(y), k = wb_lane_level(z),
			 level = i > j ? (i > k ? i : k) : (j > k ? j : k);
		bool ask_a = i == level, ask_b = j == level, ask_c = k == level;
		uint32_t a_on = ask_a ? x->on : a, b_on = ask_b ? y->on : b, c_on = ask_c ? z->on : c;
		uint32_t a_off = ask_a ? x->off : a, b_off = ask_b ? y->off : b, c_off = ask_c ? z->off : c;
		enum answer on = decide(a_on, b_on, c_on, inverted), off = decide(a_off, b_off, c_off, inverted);

		if (!q->steps || on == NO || off == NO)
			return false;
		q->steps--;
		if (on == UNDECIDED && off == UNDECIDED)
			return is_empty(q, a_on, b_on, c_on, inverted) && is_empty(q, a_off, b_off, c_off, inverted);
		if (on == YES && off == YES)
			return true;
		a = on == UNDECIDED ? a_on : a_off;
		b = on == UNDECIDED ? b_on : b_off;
		c = on == UNDECIDED ? c_on : c_off;
	}
}

/* The query where decide() does not tell. */
static bool
is_empty(struct wb_bdd_query *q, uint32_t a, uint32_t b, uint32_t c, bool inverted)
{
	uint32_t op = QUERY + inverted, slot = mix(a, b, 2 * c + inverted) & (q->nmemo - 1);
	struct wb_bdd_memo *m = q->nmemo ? &q->memo[slot] : NULL;
	bool yes;

	if (m && m->op == op && m->a == a && m->b == b && m->result >> 1 == c)
		return m->result & 1;
	yes = walk_down(q, a, b, c, inverted);
	if (m && (yes || q->steps))
		*m = (struct wb_bdd_memo){ op, a, b, c << 1 | yes };
	return yes;
}

/* The answer by the sample lanes, or else by a look. */
static inline enum answer
sample(const uint64_t *of, uint32_t a, uint32_t b, uint32_t c, bool inverted)
{
	return of[a] & of[b] & (inverted ? ~of[c] : of[c]) ? NO : decide(a, b, c, inverted);
}

bool
wb_bdd_empty(struct wb_bdd_query *q, uint32_t a, uint32_t b, uint32_t c, bool inverted)
{
	enum answer yes = sample(q->sample, a, b, c, inverted);

	return yes == UNDECIDED ? is_empty(q, a, b, c, inverted) : yes == YES;
}

/* Queries use up the steps of all operations, too. */
static bool
ask(struct wb_bdd *d, uint32_t a, uint32_t b, uint32_t c, bool inverted)
{
	struct wb_bdd_query q = { d->node.at, d->sample.at, d->memo, d->nmemo,
		d->left < MOST_STEPS ? (uint32_t)d->left : MOST_STEPS };
	uint32_t most = q.steps;
	bool yes = is_empty(&q, a, b, c, inverted);

	d->left -= most - q.steps;
	return yes;
}

static inline bool
query(struct wb_bdd *d, uint32_t a, uint32_t b, uint32_t c, bool inverted)
{
	enum answer yes = a == WB_NONE || b == WB_NONE || c == WB_NONE ? NO : sample(d->sample.at, a, b, c, inverted);

	return yes == UNDECIDED ? ask(d, a, b, c, inverted) : yes == YES;
}

bool
wb_bdd_within(struct wb_bdd *d, uint32_t care, uint32_t a, uint32_t b)
{
	return query(d, care, a, b, true);
}

bool
wb_bdd_disjoint(struct wb_bdd *d, uint32_t care, uint32_t a, uint32_t b)
{
	return query(d, care, a, b, false);
}

bool
wb_bdd_same(struct wb_bdd *d, uint32_t care, uint32_t a, uint32_t b)
{
	return query(d, care, a, b, true) && query(d, care, b, a, true);
}
