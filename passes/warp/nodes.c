/* passes/warp/nodes.c -- nodes of abstract warps, and operations on sequences of them: Join, LUB, forks.
 *
 * Cost:   Join takes O(1). LUB makes new time nodes, and visits each node of both sequences.
 */
#include "../passes.h"
#include "warp.h"

struct seq
warp_single(struct maker *k, struct wb_warp_node n)
{
	uint32_t id = k->node.n;

	n.next = WB_NONE;
	n.fn = k->fn;
	WB_PUSH(k->cx->unit, &k->node, n);
	return (struct seq){ id, id };
}

struct wb_warp_node
warp_blank(enum wb_warp_kind kind)
{
	return (struct wb_warp_node){ .kind = (uint8_t)kind,
		.loop = WB_NONE, .first = WB_NONE, .second = WB_NONE, .inst = WB_NONE,
		.last_inst = WB_NONE };
}

void
warp_add(struct maker *k, uint64_t *to, uint64_t v)
{
	k->overflow = !wb_add_u64(*to, v, to) || k->overflow;
}

/* Whether instruction @a comes before @b in the input. */
static bool precedes(const struct wb_fn *fn, uint32_t a, uint32_t b) { return fn->inst[a].addr < fn->inst[b].addr; }

/* Sets the first and last instruction of @n. Those of the caller take precedence over those of callees. */
static void
span(const struct maker *k, struct wb_warp_node *n, const struct wb_warp_node *o)
{
	if (o->inst == WB_NONE || (n->inst != WB_NONE && n->fn != o->fn && o->fn != k->fn))
		return;
	if (n->fn != o->fn)
		n->inst = n->last_inst = WB_NONE;
	n->fn = o->fn;
	if (n->inst == WB_NONE || precedes(n->fn, o->inst, n->inst))
		n->inst = o->inst;
	if (n->last_inst == WB_NONE || precedes(n->fn, n->last_inst, o->last_inst))
		n->last_inst = o->last_inst;
}

/* Join. */
struct seq
warp_join(struct maker *k, struct seq a, struct seq b)
{
	struct wb_warp_node *x, *y;

	if (a.first == WB_NONE || b.first == WB_NONE)
		return a.first == WB_NONE ? b : a;
	x = warp_at(k, a.last);
	y = warp_at(k, b.first);
	if (x->kind != WB_WARP_TIME || y->kind != WB_WARP_TIME) {
		x->next = b.first;
		return (struct seq){ a.first, b.last };
	}
	warp_add(k, &x->instr_cycles, y->instr_cycles);
	warp_add(k, &x->shift_cycles, y->shift_cycles);
	warp_add(k, &x->least_cycles, y->least_cycles);
	warp_add(k, &x->printed_cycles, y->printed_cycles);
	span(k, x, y);
	x->next = y->next;
	return (struct seq){ a.first, b.last == b.first ? a.last : b.last };
}

bool
warp_only_time(struct maker *k, struct seq s)
{
	return s.first == WB_NONE || (s.first == s.last && warp_at(k, s.first)->kind == WB_WARP_TIME);
}

/* Whether there are only time and memory nodes. *memory: how many memory nodes. */
bool
warp_is_flat(struct maker *k, struct seq s, uint32_t *memory)
{
	*memory = 0;
	for (uint32_t n = s.first; n != WB_NONE; n = warp_at(k, n)->next) {
		if (warp_at(k, n)->kind != WB_WARP_TIME && warp_at(k, n)->kind != WB_WARP_MEMORY)
			return false;
		*memory += warp_at(k, n)->kind == WB_WARP_MEMORY;
	}
	return true;
}

uint64_t
warp_least(struct maker *k, struct seq s)
{
	uint64_t sum = 0;

	for (uint32_t n = s.first; n != WB_NONE; n = warp_at(k, n)->next)
		if (warp_at(k, n)->kind == WB_WARP_TIME)
			warp_add(k, &sum, warp_at(k, n)->least_cycles);
	return sum;
}

/* Limits the sum of the least times of @s to @sum. T_shift does not change. */
static void
set_least(struct maker *k, struct seq s, uint64_t sum)
{
	for (uint32_t n = s.first; n != WB_NONE; n = warp_at(k, n)->next)
		if (warp_at(k, n)->kind == WB_WARP_TIME) {
			warp_at(k, n)->least_cycles = wb_min_u64(warp_at(k, n)->least_cycles, sum);
			sum -= warp_at(k, n)->least_cycles;
		}
}

/* The node behind the time node at @n; @n if it is no time node. */
static uint32_t
step_over(struct maker *k, uint32_t n)
{
	return n != WB_NONE && warp_at(k, n)->kind == WB_WARP_TIME ? warp_at(k, n)->next : n;
}

/* LUB of two flat sequences. @a has at least as many memory nodes as @b, and they become those of the result. Its time
 * nodes are new; where a sequence has no time node, its time there is 0. */
struct seq
warp_lub(struct maker *k, struct seq a, struct seq b)
{
	uint64_t sum = wb_min_u64(warp_least(k, a), warp_least(k, b));
	struct seq r = warp_nothing;
	uint32_t x = a.first, y = b.first;

	while (x != WB_NONE || y != WB_NONE) {
		struct wb_warp_node time = warp_blank(WB_WARP_TIME);
		const struct wb_warp_node *arm[2] = {
			x != WB_NONE && warp_at(k, x)->kind == WB_WARP_TIME ? warp_at(k, x) : NULL,
			y != WB_NONE && warp_at(k, y)->kind == WB_WARP_TIME ? warp_at(k, y) : NULL
		};

		for (int s = 0; s < 2; s++)
			if (arm[s]) {
				time.instr_cycles = warp_larger(time.instr_cycles, arm[s]->instr_cycles);
				time.printed_cycles = warp_larger(time.printed_cycles, arm[s]->printed_cycles);
				time.shift_cycles = warp_larger(time.shift_cycles, arm[s]->shift_cycles);
				time.least_cycles = warp_larger(time.least_cycles, arm[s]->least_cycles);
				span(k, &time, arm[s]);
			}
		if (time.inst != WB_NONE || time.instr_cycles)
			r = warp_join(k, r, warp_single(k, time));
		x = step_over(k, x);
		y = step_over(k, y);
		if (x != WB_NONE) {
			uint32_t next = warp_at(k, x)->next;

			warp_at(k, x)->alike = warp_at(k, x)->alike && (y == WB_NONE || warp_at(k, y)->alike);
			warp_at(k, x)->next = WB_NONE;
			r = warp_join(k, r, (struct seq){ x, x });
			x = next;
		}
		y = y == WB_NONE ? y : warp_at(k, y)->next;
	}
	set_least(k, r, sum);
	return r;
}

struct seq
warp_fork(struct maker *k, struct seq a, struct seq b, bool alike)
{
	struct wb_warp_node n = warp_blank(WB_WARP_FORK);

	n.alike = alike;
	n.first = a.first;
	n.second = b.first;
	return warp_single(k, n);
}

/* The larger of two times: a warp takes one or the other. */
struct seq
warp_either(struct maker *k, struct seq a, struct seq b)
{
	struct seq s = warp_lub(k, a, b);

	if (s.first != WB_NONE)
		warp_at(k, s.first)->shift_cycles =
			warp_at(k, s.first)->instr_cycles - warp_at(k, s.first)->least_cycles;
	return s;
}

/* One warp may skip @s while another one executes it. */
struct seq
warp_optional(struct maker *k, struct seq s)
{
	for (uint32_t n = s.first; n != WB_NONE; n = warp_at(k, n)->next) {
		warp_at(k, n)->shift_cycles = warp_at(k, n)->instr_cycles;
		warp_at(k, n)->least_cycles = 0;
		if (warp_at(k, n)->kind == WB_WARP_FORK)
			warp_at(k, n)->alike = false;
	}
	return s;
}

/* A warp executes @s, or takes @jump and nothing of @s. */
struct seq
warp_skipped(struct maker *k, struct seq s, uint64_t jump)
{
	if (s.first == WB_NONE || warp_at(k, s.first)->kind != WB_WARP_TIME)
		s = warp_join(k, warp_single(k, warp_blank(WB_WARP_TIME)), s);
	warp_at(k, s.first)->instr_cycles = warp_larger(warp_at(k, s.first)->instr_cycles, jump);
	warp_at(k, s.first)->printed_cycles = warp_larger(warp_at(k, s.first)->printed_cycles, jump);
	return warp_optional(k, s);
}
