/* src/gcn/waits.c -- registers that are used before what loads them has returned.
 *
 * A load is issued and the wave goes on; the register changes later. Counters say how many operations are outstanding,
 * and s_waitcnt waits until one of them is low enough. Without that, the register holds the old value, the new one, or
 * a part of it, from run to run. So what is known of the load must not be taken for known of the register.
 *
 * What:	a forward data flow over all functions. A pending operation on a register has an age: the number of
 *		younger operations that the same counter counts and that return behind it. Where paths join, the lowest
 *		age counts. s_waitcnt N ends what has an age of N or more: if it were outstanding, it and N more were.
 * Order:	these return in the order of issue, each among its own: accesses of vector memory (vmcnt), of LDS, of
 *		GDS (both lgkmcnt). Scalar loads and messages (lgkmcnt) and exports (expcnt) return in any order, so
 *		only a wait for 0 ends them. A flat access is counted by vmcnt and lgkmcnt. Before gfx10 it has no
 *		place in either order; but gfx8 has no other accesses of global memory, so there it is one of these.
 * Calls:	a callee begins with what is pending at its calls, and leaves to all of them what is pending at its end.
 *		The calling convention waits for all at both ends. A function that nothing calls begins with nothing.
 * Later:	a register that is written while a load into it is outstanding holds either value, also behind the wait:
 *		it is ambiguous. One that is read too early holds another value behind the wait: it is changed. Both
 *		last until it is written again, or read in time.
 * Then:	in front of a use, the register gets an unknown value (WB_OP_TIME, which is another one each time). All
 *		later passes find that in the code. A function is refused where a target of a jump through registers may
 *		depend on it: that was found without it.
 *
 * Cost:   O(instructions * pending registers) for each nesting of loops and calls.
 * Source: the ISA documents of each target ("Data dependency resolution"); LLVM's AMDGPUUsage (calls).
 */
#include <stdlib.h>

#include "gcn.h"

enum kind { VECTOR_MEMORY, LDS, GDS, SCALAR, FLAT_MEMORY, FLAT_LDS, SCALAR_APART, SAMPLE_APART, EXPORT, AMBIGUOUS,
	CHANGED, KINDS };
static const struct { uint8_t counter; bool ordered;
} kinds[KINDS] = {
	[VECTOR_MEMORY] = { WB_VMCNT, true },
	[LDS] = { WB_LGKMCNT, true },
	[GDS] = { WB_LGKMCNT, true },
	[SCALAR] = { WB_LGKMCNT, false },
	[FLAT_MEMORY] = { WB_VMCNT, false },
	[FLAT_LDS] = { WB_LGKMCNT, false },
	[SCALAR_APART] = { WB_KMCNT, false },	/* of gfx12 */
	[SAMPLE_APART] = { WB_VMCNT, true },	/* of gfx12, whose samplers have a counter of their own */
	[EXPORT] = { WB_EXPCNT, false },
};
/* Samplers and other vector memory write registers in any order, though they are counted in order. */
enum path { PLAIN = 1, SAMPLER = 2 };

#define MOST_AGE 64u		/* no counter holds more */
#define MOST_NAMED 32u		/* registers that one operand names */
#define MOST_PENDING (1u << 24)	/* in all blocks together */

struct pending {
	uint16_t unit;
	/* enum kind. EXPORT: the register is to be read. AMBIGUOUS, CHANGED: nothing is pending, but its last value may
	 * be another one; that was said when it was read too early */
	uint8_t kind;
	uint8_t path;		/* enum path, ored */
	uint32_t age;		/* in a walk: number of the operation among those of its kind */
	uint32_t fn, inst;	/* one of the operations */
};
struct state {
	WB_VEC(struct pending) set;
	bool reached;
};
/* A place where registers are read too early. */
struct early {
	uint32_t inst, unit, units;
	const struct wb_inst *from;	/* what loads them, or writes them; NULL: they are changed */
};
struct waits {
	struct wb_gcn_unit *u;
	struct wb_module *m;
	/* Nodes: the blocks of a function, then what is behind each of its calls. base: [function] its first one;
	 * of_node: [node] function */
	uint32_t *base, *of_node, nnode;
	const struct wb_inst **code;	/* [function] its instructions as they were read */
	struct state *start;	/* [node] */
	struct state *end;	/* [function] where it returns */
	struct wb_bits changed, some;	/* nodes to visit; [64 nodes] whether there are any */
	WB_VEC(uint32_t) *from;	/* [function] nodes to which it returns */
	struct wb_bits called;	/* of these, those whose call was reached */
	uint32_t *at;		/* [unit * KINDS + kind] scratch: 1 + its place in a set */
	uint64_t npending;
	bool *uses_early;	/* [function] it reads or writes a register too early */
	/* the walk through a block */
	uint32_t fn;
	struct state now;
	uint8_t *count;		/* [unit] of `now` */
	uint32_t issued[KINDS];
	bool tells;
	WB_VEC(struct early) early;
};

static const struct wb_fn *fn_of(const struct waits *w) { return w->m->fn[w->fn]; }

/* ---- sets of pending operations -------------------------------------------------------- */
static uint32_t
age(const struct waits *w, const struct pending *p)
{
	uint32_t n = kinds[p->kind].ordered ? w->issued[p->kind] - p->age : 0;

	return n < MOST_AGE ? n : MOST_AGE;
}

static void
clear_walk(struct waits *w)
{
	for (uint32_t k = 0; k < w->now.set.n; k++)
		w->count[w->now.set.at[k].unit] = 0;
	w->now.set.n = 0;
}

static void
load_state(struct waits *w, const struct state *s)
{
	clear_walk(w);
	for (uint32_t k = 0; k < KINDS; k++)
		w->issued[k] = MOST_AGE;
	for (uint32_t k = 0; k < s->set.n; k++) {
		struct pending p = s->set.at[k];

		p.age = MOST_AGE - p.age;
		w->count[p.unit]++;
		WB_PUSH(w->u->cx->tmp, &w->now.set, p);
	}
}

/* Joins the walk's state with @to; true: it changed. */
static bool
join(struct waits *w, struct state *to)
{
	bool changed = !to->reached;

	to->reached = true;
	for (uint32_t k = 0; k < to->set.n; k++)
		w->at[to->set.at[k].unit * KINDS + to->set.at[k].kind] = k + 1;
	for (uint32_t k = 0; k < w->now.set.n; k++) {
		struct pending p = w->now.set.at[k], *old;
		uint32_t at = w->at[p.unit * KINDS + p.kind];

		p.age = age(w, &p);
		if (!at) {
			WB_PUSH(w->u->cx->tmp, &to->set, p);
			w->npending++;
			changed = true;
			continue;
		}
		old = &to->set.at[at - 1];
		changed = changed || p.age < old->age || p.path & ~old->path;
		old->age = p.age < old->age ? p.age : old->age;
		old->path |= p.path;
	}
	for (uint32_t k = 0; k < to->set.n; k++)
		w->at[to->set.at[k].unit * KINDS + to->set.at[k].kind] = 0;
	return changed;
}

/* ---- one instruction ------------------------------------------------------------------ */
static uint8_t
path_of(const struct wb_inst *i)
{
	const char *name = i->tclass == WB_TC_IMAGE ? wb_gcn_operation_name(i->isa_op) : "";

	return strstr(name, "sample") || strstr(name, "gather") ? SAMPLER : PLAIN;
}

/* The kinds that @i is of, as bits. Cache operations are not counted on all targets, so they make nothing older. */
static uint32_t
kinds_of(const struct waits *w, const struct wb_inst *i)
{
	uint32_t c = i->mem.counters, n = 0;
	bool flat = i->mem.space == WB_SPACE_FLAT && w->m->gfx >= 0x900 && w->m->gfx < 0x1000;
	bool lds = i->mem.space == WB_SPACE_LDS || i->mem.space == WB_SPACE_FLAT ||
		(i->tclass >= WB_TC_LDS_READ && i->tclass <= WB_TC_LDS_ATOMIC64);

	if (i->op == WB_OP_CACHE)
		return 0;
	if (c & WB_VMCNT)
		n |= 1u << (flat ? FLAT_MEMORY :
				wb_gcn_is_gfx12(w->m->gfx) && path_of(i) == SAMPLER ? SAMPLE_APART : VECTOR_MEMORY);
	if (c & WB_LGKMCNT && !(i->mem.space == WB_SPACE_FLAT && w->m->gfx < 0x900))
		n |= 1u << (flat ? FLAT_LDS : i->tclass == WB_TC_GDS ? GDS : lds ? LDS : SCALAR);
	if (c & WB_KMCNT)
		n |= 1u << SCALAR_APART;
	if (c & WB_EXPCNT)
		n |= 1u << EXPORT;
	return n;
}

/* The least that @i waits for @counter; UINT32_MAX: it does not. */
static uint32_t
waits_for(const struct waits *w, const struct wb_inst *i, uint8_t counter)
{
	enum wb_mod m = counter == WB_VMCNT ? WB_MOD_VMCNT : counter == WB_LGKMCNT ? WB_MOD_LGKMCNT :
		counter == WB_KMCNT ? WB_MOD_KMCNT : WB_MOD_EXPCNT;

	if (i->op == WB_OP_HINT)
		return strcmp(wb_gcn_operation_name(i->isa_op), "s_wait_idle") == 0 ? 0 : UINT32_MAX;
	return wb_mod_present(fn_of(w), i, m) ? (uint32_t)wb_mod(fn_of(w), i, m) : UINT32_MAX;
}

static void
wait(struct waits *w, const struct wb_inst *i)
{
	uint32_t most[KINDS], n = 0;
	bool samples = i->op == WB_OP_WAITCNT && strcmp(wb_gcn_operation_name(i->isa_op), "s_wait_samplecnt") == 0;

	for (uint32_t k = 0; k < KINDS; k++)
		most[k] = k >= AMBIGUOUS ? UINT32_MAX : waits_for(w, i, kinds[k].counter);
	if (i->op == WB_OP_WAITCNT)
		most[samples ? VECTOR_MEMORY : SAMPLE_APART] = UINT32_MAX;
	for (uint32_t k = 0; k < w->now.set.n; k++) {
		struct pending p = w->now.set.at[k];

		if (age(w, &p) >= most[p.kind])
			w->count[p.unit]--;
		else
			w->now.set.at[n++] = p;
	}
	w->now.set.n = n;
}

/* The place in the walk's set of what is pending of kind @k on @unit; WB_NONE: nothing. */
static uint32_t
find_event(const struct waits *w, uint32_t unit, enum kind k)
{
	for (uint32_t at = 0; w->count[unit] && at < w->now.set.n; at++)
		if (w->now.set.at[at].unit == unit && w->now.set.at[at].kind == k)
			return at;
	return WB_NONE;
}

/* Adds @i as an operation of kind @k on @unit, the last one there. */
static void
add_event(struct waits *w, const struct wb_inst *i, uint32_t unit, enum kind k)
{
	struct pending p = { .unit = (uint16_t)unit, .kind = (uint8_t)k, .path = path_of(i), .age = w->issued[k],
		.fn = w->fn, .inst = (uint32_t)(i - fn_of(w)->inst) };
	uint32_t at = find_event(w, unit, k);

	if (at != WB_NONE) {
		p.path |= w->now.set.at[at].path;
		w->now.set.at[at] = p;
		return;
	}
	w->count[unit]++;
	WB_PUSH(w->u->cx->tmp, &w->now.set, p);
}

/* @unit is neither ambiguous nor changed any more. */
static void
settle(struct waits *w, uint32_t unit)
{
	for (enum kind k = AMBIGUOUS; k <= CHANGED; k++) {
		uint32_t at = find_event(w, unit, k);

		if (at == WB_NONE)
			continue;
		w->count[unit]--;
		w->now.set.at[at] = w->now.set.at[--w->now.set.n];
	}
}

static void
issue(struct waits *w, const struct wb_inst *i)
{
	uint32_t all = kinds_of(w, i);

	for (uint32_t k = 0; k < KINDS; k++) {
		if (!(all >> k & 1))
			continue;
		w->issued[k]++;
		WB_EACH_OPND(fn_of(w), i, o)
			for (uint32_t n = 0; o->kind == WB_OPND_UNIT && n < o->nunit; n++)
				if (k == EXPORT ? o->flags & WB_USE && o->id >= WB_GCN_V0 :
						  o->flags & WB_DEF && o->id != GCN_NULL)
					add_event(w, i, o->id + n, (enum kind)k);
	}
}

/* ---- places that use a register too early ----------------------------------------------- */
/* What is wrong with @unit when @i reads it, or, if @write, writes it; NULL: nothing. What is pending comes first. A
 * load may write a register behind another one that returns before it; then it may also be one that keeps half of the
 * register. */
static const struct pending *
conflict(const struct waits *w, const struct wb_inst *i, uint32_t unit, bool write, bool kept)
{
	uint32_t all = kinds_of(w, i) & ~(1u << EXPORT);
	const struct pending *worst = NULL;

	for (uint32_t k = 0; w->count[unit] && k < w->now.set.n; k++) {
		const struct pending *p = &w->now.set.at[k];

		if (p->unit != unit || (write ? p->kind >= AMBIGUOUS : p->kind == EXPORT))
			continue;
		if ((write || kept) && all == 1u << p->kind && kinds[p->kind].ordered && p->path == path_of(i))
			continue;
		if (!worst || p->kind < worst->kind)
			worst = p;
	}
	return worst;
}

static void
name_units(struct wb_out *o, uint32_t unit, uint32_t n)
{
	static const struct { uint16_t base; char name;
	} file[] = { { WB_GCN_A0, 'a' }, { WB_GCN_V0, 'v' }, { WB_GCN_S0, 's' } };

	for (uint32_t k = 0; k < WB_COUNT(file); k++) {
		uint32_t first = unit - file[k].base;

		if (unit < file[k].base || (file[k].base == WB_GCN_S0 && first >= 102))
			continue;
		if (n == 1)
			wb_printf(o, "%c%u", file[k].name, first);
		else
			wb_printf(o, "%c[%u:%u]", file[k].name, first, first + n - 1);
		return;
	}
	wb_puts(o, unit == WB_GCN_VCC_LO ? "vcc" : unit == WB_GCN_FLAT_SCRATCH_LO ? "flat_scratch" : "a register");
}

/* What the code waits for. gfx12 has counters apart for LDS and scalar memory, and other names. */
static const char *
counter_name(const struct waits *w, enum kind k)
{
	bool gfx12 = wb_gcn_is_gfx12(w->m->gfx);

	switch (kinds[k].counter) {
	case WB_VMCNT: return k == SAMPLE_APART ? "samplecnt" : gfx12 ? "loadcnt" : "vmcnt";
	case WB_LGKMCNT: return gfx12 ? "dscnt" : "lgkmcnt";
	case WB_KMCNT: return "kmcnt";
	default: return "expcnt";
	}
}

static void
report(const struct waits *w, const struct wb_inst *i, const struct early *e, const struct pending *p)
{
	struct wb_diag *d = w->u->cx->diag;
	struct wb_out o = wb_out_new(w->u->cx->tmp);

	name_units(&o, e->unit, e->units);
	wb_putn(&o, "", 1);
	if (p->kind == AMBIGUOUS)
		wb_report(d, WB_W_WAIT_MISSING, i->loc,
			"%s is read here, and was written while a load into it was outstanding, which may have changed "
			"it later", o.at);
	else
		wb_report(d, WB_W_WAIT_MISSING, i->loc,
			"%s is %s here, and what %s it may be outstanding: wait for %s(%u) before", o.at,
			p->kind == EXPORT ? "written" : "read", p->kind == EXPORT ? "exports" : "loads",
			counter_name(w, (enum kind)p->kind), age(w, p));
	wb_note(d, w->code[p->fn][p->inst].loc, "it is %s here",
		p->kind == AMBIGUOUS ? "written" : p->kind == EXPORT ? "exported" : "loaded");
}

/* Whether a read of these registers by the same instruction is listed: they may stand there twice. */
static bool
is_listed(const struct waits *w, const struct early *e)
{
	for (uint32_t k = w->early.n; k-- && w->early.at[k].inst == e->inst;)
		if (w->early.at[k].unit <= e->unit &&
			e->unit + e->units <= w->early.at[k].unit + w->early.at[k].units)
			return true;
	return false;
}

/* The units of @o that @i reads. Before gfx10, the descriptor in memory says how many registers an image's address has;
 * nothing is concluded from their values. */
static uint32_t
units_read(const struct waits *w, const struct wb_inst *i, const struct wb_opnd *o)
{
	bool address = i->tclass == WB_TC_IMAGE && i->mem.addr != UINT8_MAX && o == wb_opnd(fn_of(w), i, i->mem.addr);

	return address && w->m->gfx < 0x1000 ? 1 : o->nunit;
}

/* Lists the units of operand @o that @i reads too early. */
static void
list_reads(struct waits *w, const struct wb_inst *i, const struct wb_opnd *o, bool kept)
{
	uint32_t end = o->id + units_read(w, i, o);

	for (uint32_t unit = o->id; unit < end; unit++) {
		const struct pending *p = conflict(w, i, unit, false, kept);
		struct early e = { (uint32_t)(i - fn_of(w)->inst), unit, 1, NULL };

		if (!p)
			continue;
		for (const struct pending *q = p; unit + 1 < end; e.units++, unit++) {
			q = conflict(w, i, unit + 1, false, kept);
			if (!q || (q->kind == CHANGED) != (p->kind == CHANGED))
				break;
		}
		if (is_listed(w, &e))
			continue;
		if (p->kind != CHANGED) {
			report(w, i, &e, p);
			e.from = &w->code[p->fn][p->inst];
		}
		WB_PUSH(w->u->cx->tmp, &w->early, e);
	}
}

/* @i reads @o. */
static void
read_operand(struct waits *w, const struct wb_inst *i, const struct wb_opnd *o)
{
	bool kept = i->op == WB_OP_LOAD && o->flags & WB_IMPLICIT &&
		wb_names(fn_of(w), i, o->id, o->nunit, WB_DEF);

	if (w->tells)
		list_reads(w, i, o, kept);
	for (uint32_t unit = o->id; unit < o->id + units_read(w, i, o); unit++) {
		const struct pending *p = conflict(w, i, unit, false, kept);

		w->uses_early[w->fn] |= p != NULL;
		if (p && p->kind < AMBIGUOUS)
			add_event(w, i, unit, CHANGED);
		else if (p)
			settle(w, unit);
	}
}

static void
write_unit(struct waits *w, const struct wb_inst *i, uint32_t unit)
{
	const struct pending *p = conflict(w, i, unit, true, false);
	struct early e = { .unit = unit, .units = 1 };

	w->uses_early[w->fn] |= p != NULL;
	if (p && p->kind != EXPORT)
		add_event(w, i, unit, AMBIGUOUS);
	else if (p && w->tells)
		report(w, i, &e, p);
	else if (!(i->flags & WB_I_MASKED) || unit < WB_GCN_V0)
		settle(w, unit);
}

/* Whether @o is registers that an instruction uses. Where it counts them from M0, all that it may use are implied; only
 * one is used, and the value is unknown in any case. */
static bool
is_used(const struct wb_opnd *o, uint8_t flag)
{
	return o->kind == WB_OPND_UNIT && o->flags & flag && !(o->flags & WB_IMPLICIT && o->nunit > MOST_NAMED);
}

static void
use_operands(struct waits *w, const struct wb_inst *i)
{
	WB_EACH_OPND(fn_of(w), i, o)
		if (is_used(o, WB_USE))
			read_operand(w, i, o);
	WB_EACH_OPND(fn_of(w), i, o)
		for (uint32_t n = 0; is_used(o, WB_DEF) && n < o->nunit; n++)
			if (w->count[o->id + n] && o->id != GCN_NULL)
				write_unit(w, i, o->id + n);
}

/* ---- the data flow ------------------------------------------------------------------------ */
static void
mark(struct waits *w, uint32_t node)
{
	wb_bit_set(w->changed, node);
	wb_bit_set(w->some, node / 64);
}

/* The next node to visit, from @node on, in a circle; WB_NONE: there is none. */
static uint32_t
next_marked(const struct waits *w, uint32_t node)
{
	uint32_t nword = (w->nnode + 63) / 64, k = node / 64;
	uint64_t bits = node < w->nnode ? w->changed.word[k] & UINT64_MAX << (node & 63) : 0;

	for (uint32_t n = 0; !bits && n <= nword / 64 + 1; n++) {
		uint64_t left;

		k = k + 1 < nword ? k + 1 : 0;
		left = w->some.word[k / 64] >> (k & 63);
		if (left) {
			k += (uint32_t)__builtin_ctzll(left);
			bits = w->changed.word[k];
		} else {
			k |= 63;
		}
	}
	return bits ? 64 * k + (uint32_t)__builtin_ctzll(bits) : WB_NONE;
}

/* What is pending where function @f returns is pending at @node, too. */
static void
return_to(struct waits *w, uint32_t f, uint32_t node)
{
	load_state(w, &w->end[f]);
	if (join(w, &w->start[node]))
		mark(w, node);
}

/* The node behind call @inst of @fn. */
static uint32_t
behind_call(const struct waits *w, const struct wb_fn *fn, uint32_t inst)
{
	uint32_t c = 0;

	WB_SEARCH(c, fn->ncall, mid, fn->call[mid] < inst);
	return w->base[fn->id] + fn->nblock + c;
}

/* The callee of instruction @k gets what is pending, and leaves what is pending where it returns. True: the walk goes
 * on behind it. */
static bool
call(struct waits *w, uint32_t k)
{
	const struct wb_fn *fn = fn_of(w);
	uint32_t f = wb_callee(fn, &fn->inst[k]), node;

	if (f == WB_NONE || w->m->fn[f]->refused)
		return true;
	if (w->tells) {
		load_state(w, &w->end[f]);
		return w->end[f].reached;
	}
	node = behind_call(w, fn, k);
	wb_bit_set(w->called, node);
	if (join(w, &w->start[w->base[f]]))
		mark(w, w->base[f]);
	if (w->end[f].reached)
		return_to(w, f, node);
	return false;
}

static void
leave(struct waits *w)
{
	if (!join(w, &w->end[w->fn]))
		return;
	for (uint32_t k = 0; k < w->from[w->fn].n; k++)
		if (wb_bit(w->called, w->from[w->fn].at[k]))
			return_to(w, w->fn, w->from[w->fn].at[k]);
}

/* Walks from the start of block @node of the function, or from behind its call @node - nblock, to the end of the block,
 * or to the next call. */
static void
visit(struct waits *w, uint32_t node)
{
	const struct wb_fn *fn = fn_of(w);
	bool is_block = node < fn->nblock;
	uint32_t first = is_block ? fn->block[node].first : fn->call[node - fn->nblock] + 1;
	uint32_t b = is_block ? node : wb_block_of(fn, first - 1), end = fn->block[b].first + fn->block[b].ninst;
	const struct wb_inst *last = wb_last_inst(fn, b);

	load_state(w, &w->start[w->base[w->fn] + node]);
	for (uint32_t k = first; k < end; k++) {
		const struct wb_inst *i = &fn->inst[k];

		if (w->now.set.n)
			use_operands(w, i);
		if (i->op == WB_OP_WAITCNT || i->op == WB_OP_HINT)
			wait(w, i);
		if (i->op == WB_OP_CALL && !call(w, k))
			return;
		if (i->mem.counters)
			issue(w, i);
	}
	if (w->tells)
		return;
	if (last && (last->op == WB_OP_RET || (last->op == WB_OP_CALL && last->flags & WB_I_TERMINATOR)))
		leave(w);
	WB_EACH_SUCC(fn, b, to)
		if (to != WB_NONE && join(w, &w->start[w->base[w->fn] + to]))
			mark(w, w->base[w->fn] + to);
}

/* Visits the nodes of all functions until nothing changes. False: there is too much pending. */
static bool
flow(struct waits *w)
{
	for (uint32_t n = next_marked(w, 0); n != WB_NONE; n = next_marked(w, n + 1)) {
		wb_bit_clear(w->changed, n);
		if (!w->changed.word[n / 64])
			wb_bit_clear(w->some, n / 64);
		w->fn = w->of_node[n];
		visit(w, n - w->base[w->fn]);
		if (w->npending > MOST_PENDING)
			return false;
	}
	return true;
}

/* ---- the functions with unknown values ------------------------------------------------------ */
static void
build_unknown(struct wb_builder *b, const struct wb_inst *i, const struct early *e)
{
	struct wb_opnd o[2] = { { .kind = WB_OPND_UNIT, .flags = WB_DEF, .nunit = (uint8_t)e->units, .id = e->unit } };

	if (e->from)	/* where it comes from, for the rule wait-missing */
		o[1] = (struct wb_opnd){ .kind = WB_OPND_IMM, .flags = WB_USE, .nunit = 2, .imm = e->from->addr };
	wb_build_new(b, i, WB_OP_TIME, WB_T_NONE, WB_TC_NOP, 0, o, e->from ? 2 : 1);
}

/* Whether @i is a jump or call through registers. */
static bool
jumps_by_register(const struct wb_fn *fn, const struct wb_inst *i)
{
	if (i->op != WB_OP_CALL && i->op != WB_OP_RET && i->op != WB_OP_BR && i->op != WB_OP_CBR)
		return false;
	WB_EACH_OPND(fn, i, o)
		if (o->kind == WB_OPND_UNIT && o->flags & WB_USE)
			return true;
	return false;
}

static bool mark_sources(const struct wb_fn *fn, uint32_t block, uint32_t inst, struct wb_bits set);

/* Marks the sources of what SCC holds in front of @inst: of the instruction that wrote it last in its block. A carry
 * comes from the one before; taken for a register like others, SCC would join all that any branch depends on. */
static bool
mark_carry(const struct wb_fn *fn, uint32_t block, uint32_t inst, struct wb_bits set)
{
	while (inst-- > fn->block[block].first)
		if (wb_names(fn, &fn->inst[inst], WB_GCN_SCC, 1, WB_DEF))
			return !wb_names(fn, &fn->inst[inst], WB_GCN_SCC, 1, WB_USE) ?
				mark_sources(fn, block, inst, set) :
				wb_bit_add(set, WB_GCN_SCC);
	return wb_bit_add(set, WB_GCN_SCC);
}

static bool
mark_sources(const struct wb_fn *fn, uint32_t block, uint32_t inst, struct wb_bits set)
{
	bool any = false;

	WB_EACH_OPND(fn, &fn->inst[inst], o)
		for (uint32_t n = 0; o->kind == WB_OPND_UNIT && o->flags & WB_USE && n < o->nunit; n++)
			any |= o->id == WB_GCN_SCC ? mark_carry(fn, block, inst, set) : wb_bit_add(set, o->id + n);
	return any;
}

static bool
writes_any(const struct wb_fn *fn, const struct wb_inst *i, struct wb_bits set)
{
	WB_EACH_OPND(fn, i, o)
		for (uint32_t n = 0; o->kind == WB_OPND_UNIT && o->flags & WB_DEF && n < o->nunit; n++)
			if (wb_bit(set, o->id + n))
				return true;
	return false;
}

/* The units from which targets of jumps through registers may be made in @fn, wherever it does that. If one of them is
 * loaded, all that is stored counts. What callees restore is taken from the calling convention, as calls.c does. */
static struct wb_bits
sources_of_jumps(struct waits *w, const struct wb_fn *fn)
{
	struct wb_bits set = wb_bits_new(w->u->cx->tmp, WB_GCN_NUNIT);
	bool loads = false;

	for (uint32_t b = 0; b < fn->nblock; b++)
		WB_EACH_INST(fn, b, k)
			if (jumps_by_register(fn, &fn->inst[k]))
				mark_sources(fn, b, k, set);
	for (bool again = true; again;) {
		again = false;
		for (uint32_t b = fn->nblock; b--;)
			WB_EACH_INST(fn, b, k) {
				const struct wb_inst *i = &fn->inst[k];

				if (!(loads && i->mem.access & (WB_STORE | WB_ATOMIC)) &&
					(i->op == WB_OP_CALL || !writes_any(fn, i, set)))
					continue;
				again |= mark_sources(fn, b, k, set) || (i->op == WB_OP_LOAD && !loads);
				loads |= i->op == WB_OP_LOAD;
			}
	}
	return set;
}

/* Why @fn, which has the places `early`, cannot be analysed; NULL: it can. */
static const char *
refused(struct waits *w, const struct wb_fn *fn)
{
	static const char why[] =
		"where it jumps to depends on a register that is read before what loads it has returned";
	struct wb_bits set = sources_of_jumps(w, fn);

	for (uint32_t k = 0; k < w->early.n; k++)
		for (uint32_t n = 0; n < w->early.at[k].units; n++)
			if (wb_bit(set, w->early.at[k].unit + n)) {
				wb_report(w->u->cx->diag, WB_E_GCN_CALL, fn->inst[w->early.at[k].inst].loc, "%s", why);
				return why;
			}
	return NULL;
}

/* Makes @fn anew, with unknown values where `early` says; its places ascend. */
static void
rebuild(struct waits *w, struct wb_fn *fn)
{
	struct wb_fn *old = wb_arena_copy(w->u->cx->unit, fn, 1, sizeof *fn);
	struct wb_builder *b = wb_builder_new(w->u->cx, fn);
	uint32_t e = 0;

	for (uint32_t x = 0; x < old->nblock; x++) {
		wb_build_block(b, old->block[x].label, old->block[x].loc);
		WB_EACH_INST(old, x, k) {
			for (; e < w->early.n && w->early.at[e].inst == k; e++)
				build_unknown(b, &old->inst[k], &w->early.at[e]);
			wb_build_copy(b, old, k);
		}
	}
	for (uint32_t x = 0; x < old->nblock; x++)
		wb_build_edges(b, old, x);
	wb_build_annotations(b, old);
	wb_build_finish(b);
	fn->nunreachable = old->nunreachable;
}

static void
finish(struct waits *w, struct wb_fn *fn)
{
	w->fn = fn->id;
	w->early.n = 0;
	w->u->cx->diag->kernel = fn->name;
	for (uint32_t b = 0; b < fn->nblock; b++)
		if (w->start[w->base[fn->id] + b].reached)
			visit(w, b);
	if (w->early.n) {
		const char *why = refused(w, fn);

		if (why)
			fn->refused = why;
		else
			rebuild(w, fn);
	}
	w->u->cx->diag->kernel = NULL;
}

/* ---- start ----------------------------------------------------------------------------------- */
static void
list_calls(struct waits *w, const struct wb_fn *fn)
{
	for (uint32_t k = 0; k < fn->ncall; k++) {
		uint32_t f = wb_callee(fn, &fn->inst[fn->call[k]]);

		if (f != WB_NONE)
			WB_PUSH(w->u->cx->tmp, &w->from[f], w->base[fn->id] + fn->nblock + k);
	}
}

static void
open(struct waits *w, const uint32_t *order)
{
	struct wb_arena *t = w->u->cx->tmp;
	uint32_t n = 0, nfn = w->m->nfn;

	w->base = WB_NEW(t, uint32_t, nfn);
	w->code = WB_NEW(t, const struct wb_inst *, nfn);
	for (uint32_t k = nfn; k--;) {
		const struct wb_fn *fn = w->m->fn[order[k]];

		w->code[fn->id] = fn->inst;
		w->base[fn->id] = n;
		n += fn->refused ? 0 : fn->nblock + fn->ncall;
	}
	w->nnode = n;
	w->of_node = WB_NEW(t, uint32_t, n);
	for (uint32_t f = 0; f < nfn; f++)
		for (uint32_t k = 0; !w->m->fn[f]->refused && k < w->m->fn[f]->nblock + w->m->fn[f]->ncall; k++)
			w->of_node[w->base[f] + k] = f;
	w->start = WB_NEW(t, struct state, n);
	w->end = WB_NEW(t, struct state, nfn);
	w->from = WB_NEW(t, __typeof__(*w->from), nfn);
	w->changed = wb_bits_new(t, n);
	w->some = wb_bits_new(t, n / 64 + 1);
	w->called = wb_bits_new(t, n);
	w->at = WB_NEW(t, uint32_t, WB_GCN_NUNIT * KINDS);
	w->count = WB_NEW(t, uint8_t, WB_GCN_NUNIT);
	w->uses_early = WB_NEW(t, bool, nfn);
	for (uint32_t f = 0; f < nfn; f++)
		if (!w->m->fn[f]->refused)
			list_calls(w, w->m->fn[f]);
	for (uint32_t f = 0; f < nfn; f++)
		if (!w->m->fn[f]->refused && w->m->fn[f]->nblock && (w->m->fn[f]->is_kernel || !w->from[f].n)) {
			w->start[w->base[f]].reached = true;
			mark(w, w->base[f]);
		}
}

void
gcn_waits_check(struct wb_gcn_unit *u, struct wb_module *m, const uint32_t *order)
{
	struct waits w = { .u = u, .m = m };
	struct wb_arena_mark mark = wb_arena_mark(u->cx->tmp);

	open(&w, order);
	if (flow(&w)) {
		w.tells = true;
		for (uint32_t f = 0; f < m->nfn; f++)
			if (!m->fn[f]->refused && w.uses_early[f])
				finish(&w, m->fn[f]);
	} else {
		for (uint32_t f = 0; f < m->nfn; f++)
			if (!m->fn[f]->refused) {
				m->fn[f]->refused = "too many registers are waited for over too many blocks";
				wb_report(u->cx->diag, WB_E_LIMIT, m->fn[f]->loc, "%s", m->fn[f]->refused);
			}
	}
	wb_arena_reset(u->cx->tmp, mark);
}
