/* passes/warp/code.c -- instructions as nodes: their time, where a warp may wait, and what they call.
 *
 * Time is in cycles of the machine: on mini-SIMT the instruction time, on GCN issue and delay of the instruction's
 * class. The delay of a conditional jump is counted at its target.
 * Cost:   O(instructions + nodes of callees).
 */
#include "../passes.h"
#include "warp.h"

#define MOST_NODES 200000	/* with those of callees */

static uint64_t
inst_cycles(struct maker *k, const struct wb_inst *i)
{
	uint64_t delay, sum = 0;

	if (k->m->kind == WB_MACHINE_MINI_SIMT)
		return k->m->inst_cycles;
	delay = wb_machine_inst_delay(k->m, k->fn, i);
	warp_add(k, &sum, k->m->issue_cycles[i->tclass]);
	warp_add(k, &sum, delay == WB_UNKNOWN ? 0 : delay);
	if (i->op == WB_OP_BR)
		warp_add(k, &sum, wb_machine_taken_delay(k->m, i));
	k->overflow = k->overflow || delay == WB_UNKNOWN;
	return sum;
}

/* Where a warp may wait for memory: on mini-SIMT at loads, on GCN at the wait instruction. */
static bool
waits(const struct maker *k, const struct wb_inst *i)
{
	return k->m->kind == WB_MACHINE_MINI_SIMT ? i->op == WB_OP_LOAD : i->op == WB_OP_WAITCNT || i->op == WB_OP_END;
}

/* The memory or barrier node behind instruction @i. */
static struct seq
wait_node(struct maker *k, uint32_t stmt, uint32_t i, enum wb_warp_kind kind)
{
	struct wb_warp_node n = warp_blank(kind);

	n.inst = n.last_inst = i;
	n.alike = k->enclosing[stmt] == WB_ALIKE;
	return warp_single(k, n);
}

void
warp_refuse(struct maker *k, const char *why, struct wb_loc where)
{
	if (k->w->refused)
		return;
	k->w->refused = why;
	k->w->where = where;
}

/* The callee of call @i; NULL: refused. */
static const struct wb_fn *
callee(struct maker *k, const struct wb_inst *i)
{
	uint32_t f = wb_callee(k->fn, i);
	const struct wb_fn *to = k->module && f < k->module->nfn ? k->module->fn[f] : NULL;

	if (!to)
		warp_refuse(k, "it calls a function that is not known", i->loc);
	else if (!to->warp)
		warp_refuse(k, "it calls a function that calls itself or cannot be analysed", i->loc);
	else if (to->warp->refused)
		warp_refuse(k, wb_format(k->cx->unit, "it calls '%.100s': %s", to->name, to->warp->refused), i->loc);
	else if ((uint64_t)k->node.n + to->warp->nnode > MOST_NODES)
		warp_refuse(k, "with what it calls it has too many nodes", i->loc);
	else
		return to;
	return NULL;
}

/* A copy of the abstract warp of the callee, for call @i in statement @stmt. */
static struct seq
inline_call(struct maker *k, uint32_t stmt, const struct wb_inst *i)
{
	const struct wb_fn *to = callee(k, i);
	bool all = k->enclosing[stmt] == WB_ALIKE;
	uint32_t by = k->node.n, last;

	if (!to || to->warp->first == WB_NONE)
		return warp_nothing;
	for (uint32_t n = 0; n < to->warp->nnode; n++) {
		struct wb_warp_node c = to->warp->node[n];
		uint32_t *link[] = { &c.first, &c.second, &c.next };

		for (size_t j = 0; j < WB_COUNT(link); j++)
			*link[j] += *link[j] == WB_NONE ? 0 : by;
		c.alike = c.alike && (all || c.kind == WB_WARP_FORK);
		c.everyone = c.everyone && all;
		WB_PUSH(k->cx->unit, &k->node, c);
	}
	for (last = to->warp->first + by; warp_at(k, last)->next != WB_NONE; )
		last = warp_at(k, last)->next;
	return (struct seq){ to->warp->first + by, last };
}

struct seq
warp_code(struct maker *k, uint32_t stmt)
{
	const struct wb_stmt *c = &k->t->stmt[stmt];
	struct wb_warp_node time = warp_blank(WB_WARP_TIME);
	struct seq s = warp_nothing;

	for (uint32_t i = c->inst; i < c->inst + c->ninst; i++) {
		const struct wb_inst *in = &k->fn->inst[i];
		bool memory = waits(k, in);

		warp_add(k, &time.instr_cycles, inst_cycles(k, in));
		time.inst = time.inst == WB_NONE ? i : time.inst;
		time.last_inst = i;
		if (!memory && in->op != WB_OP_BARRIER && in->op != WB_OP_CALL)
			continue;
		time.least_cycles = time.printed_cycles = time.instr_cycles;
		s = warp_join(k, s, warp_single(k, time));
		s = warp_join(k, s, in->op == WB_OP_CALL ? inline_call(k, stmt, in) :
					       wait_node(k, stmt, i, memory ? WB_WARP_MEMORY : WB_WARP_BARRIER));
		time = warp_blank(WB_WARP_TIME);
	}
	time.least_cycles = time.printed_cycles = time.instr_cycles;
	return time.inst == WB_NONE ? s : warp_join(k, s, warp_single(k, time));
}

/* The delay of the jump at the end of @block, before its target @s; empty on mini-SIMT. */
struct seq
warp_jump(struct maker *k, uint32_t block, struct seq s)
{
	const struct wb_block *b = &k->fn->block[block];
	struct wb_warp_node time = warp_blank(WB_WARP_TIME);

	if (k->m->kind == WB_MACHINE_MINI_SIMT || !k->m->taken_branch_cycles)
		return s;
	time.instr_cycles = time.least_cycles = time.printed_cycles = k->m->taken_branch_cycles;
	time.inst = time.last_inst = b->first + b->ninst - 1;
	return warp_join(k, warp_single(k, time), s);
}
