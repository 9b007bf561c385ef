/* passes/lanes/digest.c -- numbers for what code computes, by which it is recognised in another version of the program.
 *
 * A digest is made of operations, constants, memory spaces, arguments and symbols. It does not change with registers,
 * labels, addresses, source lines, or with code that has no part in the value:
 *
 *	s[0:1] = load kernarg, 8	the argument at byte 8
 *	v2 = compare-and-swap 0, 1	of the word there
 *	vcc = eq 0, v2			this condition is recognised; one about the argument at byte 0 is another
 *
 * How often a loop repeats may rest on more than its conditions:
 *   - What is kept on the stack is not followed, so for a loop with loads from there, as compilers write without
 *     optimisation, the code of the whole function counts, and which of its loops it is.
 *   - Where it loads from memory and stores, so do both: stores may decide what it loads, if it does so again. Where it
 *     does not store, the loads in it that may decide: another wave may store what they find, and not what a load in
 *     front of it has found. LDS holds what the program stored there: if a load from it may decide, all stores to it
 *     do.
 *   - Where the function calls, or takes addresses of code or tables, so do all functions, and all data, of the module.
 *     Where it calls, so does its whole code: what it passes.
 *   - Where one of several values arrives at a join, and where lanes find an older value since not all of them were on
 *     when it was written, all operations of the function and their constants do: some of them decide which.
 *
 * What decides whether an edge is taken is its condition, and what decides whether its branch is executed: the edges
 * that control it, and the loops around it. The stores of the function, its stack and what it calls count as above.
 *
 * A value depends on itself only through a join at the header of a loop. There the first digests take what the loop
 * starts with; the second ones, which are those that are given out, also the first digest of what it goes on with.
 *
 * Cost:   O(values + operands + edges), however many digests are asked for. Those of loops are computed together, since
 *         nested loops share their edges and instructions.
 */
#include "lanes.h"

#define KERNEL_DESCRIPTOR 64u	/* bytes */
#define MOST_CONTROLS 64u	/* pairs of a block and an edge that controls it, for each block */

/* The digests of one kind. */
struct table {
	uint64_t *of;			/* [value] */
	struct wb_bits open, done;	/* begun, known */
	WB_VEC(uint32_t) todo;
};
struct wb_digests {
	const struct wb_gsa *g;
	const struct wb_module *m;
	struct wb_arena *arena;
	uint32_t *source;		/* [value] what it is a copy of, + 1; 0: not looked for yet */
	struct table table[2];
	uint64_t *inst;			/* [inst] 0: not known yet */
	struct wb_bits older;		/* values of which some reader finds older ones in some lanes */
	uint64_t whole;			/* what the function is made of; 0: not known yet */
	uint64_t code;			/* all of it, in order; likewise */
	bool ways;			/* what decides which value arrives counts */
};

/* Marks @v, of which the lanes @exec are read, if not all of these were on where it was written. */
static void
mark_older(struct wb_digests *d, uint32_t v, uint32_t care, uint32_t exec)
{
	const struct wb_lanes *l = d->g->fn->lanes;
	const struct wb_gsa_value *x;

	while (v != WB_NONE && d->g->value[v].kind == WB_GSA_ETA)
		v = wb_gsa_arg(d->g, v, 0);
	x = v == WB_NONE ? NULL : &d->g->value[v];
	if (x && x->kind == WB_GSA_MASKED && !wb_bit(d->older, v) &&
		(!l || !wb_lanes_within(l, care, exec, wb_lanes_exec(l, x->at))))
		wb_bit_set(d->older, v);
}

/* At the header of a loop, values are read by the lanes that come there. */
static void
mark_at_loop(struct wb_digests *d, const struct wb_gsa_value *x)
{
	const struct wb_fn *fn = d->g->fn;

	for (uint32_t n = 0; n < x->narg; n++) {
		uint32_t from = fn->edge[fn->in[fn->block[x->at].in + n]].src, v = d->g->arg[x->arg + n];
		const struct wb_block *b = from == WB_NONE ? NULL : &fn->block[from];

		if (b && b->ninst && fn->lanes)
			mark_older(d, v, fn->lanes->span[fn->lanes->of_inst[b->first + b->ninst - 1]].care,
				fn->lanes->leave[from]);
		else if (v != WB_NONE && d->g->value[v].kind == WB_GSA_MASKED)
			wb_bit_set(d->older, v);
	}
}

static void
find_older(struct wb_digests *d)
{
	const struct wb_fn *fn = d->g->fn;
	const struct wb_lanes *l = fn->lanes;

	for (uint32_t k = 0; k < fn->ninst; k++)
		WB_EACH_OPND(fn, &fn->inst[k], o)
			for (uint32_t u = 0; o->kind == WB_OPND_UNIT && o->flags & WB_USE && u < o->nunit; u++)
				mark_older(d, wb_gsa_use_of(d->g, o, u), l ? l->span[l->of_inst[k]].care : 0,
					l ? wb_lanes_exec(l, k) : 0);
	for (uint32_t v = 0; v < d->g->nvalue; v++)
		if (d->g->value[v].kind == WB_GSA_MU)
			mark_at_loop(d, &d->g->value[v]);
}

struct wb_digests *
wb_digests_new(struct wb_arena *a, const struct wb_module *m, const struct wb_gsa *g, bool ways)
{
	struct wb_digests *d = WB_NEW(a, struct wb_digests, 1);

	*d = (struct wb_digests){ .g = g, .m = m, .arena = a, .source = WB_NEW(a, uint32_t, g->nvalue),
		.inst = WB_NEW(a, uint64_t, g->fn->ninst), .older = wb_bits_new(a, g->nvalue), .ways = ways };
	for (int k = 0; k < 2; k++) {
		d->table[k].of = WB_NEW(a, uint64_t, g->nvalue);
		d->table[k].open = wb_bits_new(a, g->nvalue);
		d->table[k].done = wb_bits_new(a, g->nvalue);
	}
	if (ways)
		find_older(d);
	return d;
}

/* @h with @x behind it. */
static uint64_t
mix(uint64_t h, uint64_t x)
{
	h = (h ^ x) * 0x9e3779b97f4a7c15u;
	return h ^ h >> 31;
}

static uint64_t
word(uint64_t h, const char *s)
{
	return mix(h, wb_hash(s, strlen(s)));
}

/* What @v is a copy of in all lanes that read it. */
static uint32_t
copied(const struct wb_digests *d, uint32_t v)
{
	uint32_t up;

	while (!wb_bit(d->older, v) && (up = wb_gsa_copied(d->g, v, WB_GSA_VECTORS | WB_GSA_ETAS)) != WB_NONE)
		v = up;
	return v;
}

/* The digest of @v in table @k. One that is not known yet is put on the list. */
static uint64_t
part(struct wb_digests *d, int k, uint32_t v)
{
	struct table *t = &d->table[k];

	if (v == WB_NONE)
		return word(0, "unknown");
	if (!d->source[v])
		d->source[v] = copied(d, v) + 1;
	v = d->source[v] - 1;
	if (wb_bit(t->done, v))
		return t->of[v];
	if (!wb_bit(t->open, v))
		WB_PUSH(d->arena, &t->todo, v);
	return word(0, "itself");
}

/* ---- instructions ---------------------------------------------------------------------------- */
/* EXEC, where it only says which lanes do what the instruction says. */
static bool
only_masks(const struct wb_digests *d, const struct wb_inst *i, const struct wb_opnd *op)
{
	return op->flags & WB_IMPLICIT && (op->id == d->g->exec_lo || op->id == d->g->exec_hi) &&
		!(i->flags & WB_I_TERMINATOR) && !wb_gsa_writes_exec(d->g, i);
}

/* Whether @v, which @i reads, is EXEC as an earlier block left it: that depends on all code before. */
static bool
lanes_only(const struct wb_digests *d, const struct wb_inst *i, uint32_t v)
{
	const struct wb_gsa *g = d->g;
	uint32_t block = g->block_of[i - g->fn->inst];

	return v != WB_NONE && (g->value[v].unit == g->exec_lo || g->value[v].unit == g->exec_hi) &&
		(g->value[v].kind != WB_GSA_DEF || wb_gsa_block(g, v) != block);
}

static bool
is_offset(const struct wb_opnd *op)
{
	return op->kind == WB_OPND_MOD && op->id == WB_MOD_OFFSET;
}

static uint64_t
of_place(uint64_t h, struct wb_place p)
{
	return mix(word(h, p.name), p.at);
}

/* What @op says that is not computed: a number, perhaps with a name, a function or a symbol. */
static uint64_t
of_constant(const struct wb_module *m, uint64_t h, const struct wb_opnd *op)
{
	switch (op->kind) {
	case WB_OPND_MOD: return mix(word(h, wb_mod_name[op->id]), op->imm);
	case WB_OPND_FN: return op->id < m->nfn ? word(h, m->fn[op->id]->name) : h;
	case WB_OPND_SYM: return op->id < m->nsymbol ? of_place(h, wb_place_of_symbol(m, op->id, op->imm)) : h;
	default: return mix(h, op->imm);
	}
}

/* Whether @op of instruction @k is of an address of code or data, *p, which a linker may write into it. */
static bool
is_address(const struct wb_module *m, const struct wb_fn *fn, uint32_t k, const struct wb_opnd *op, struct wb_place *p)
{
	enum wb_op by = fn->inst[k].op;

	return (by == WB_OP_ADD || by == WB_OP_ADDC) && (op->kind == WB_OPND_IMM || op->kind == WB_OPND_SYM) &&
		wb_place_formed(m, fn, k, p);
}

/* All operations of the function and their constants, in any order and registers: where values join, and where lanes
 * find what was there before, these decide which. */
static uint64_t
of_function(struct wb_digests *d)
{
	const struct wb_fn *fn = d->g->fn;
	uint64_t sum = 0;

	for (uint32_t k = 0; k < fn->ninst && !d->whole; k++) {
		const struct wb_inst *i = &fn->inst[k];
		uint64_t h = mix(word(word(0, wb_op_name[i->op]), wb_type_name[i->type]), i->isa_op);
		struct wb_place p;

		if (i->op == WB_OP_NOP)
			continue;
		WB_EACH_OPND(fn, i, o)
			if ((o->kind == WB_OPND_IMM && !is_address(d->m, fn, k, o, &p)) || o->kind == WB_OPND_MOD)
				h = of_constant(d->m, h, o);
		sum += h;
	}
	return d->whole = d->whole ? d->whole : sum | 1;
}

static uint64_t
operand(struct wb_digests *d, int k, const struct wb_inst *i, uint32_t o)
{
	const struct wb_opnd *op = wb_opnd(d->g->fn, i, o);
	uint64_t h = mix(op->kind, op->flags & (WB_NEG | WB_ABS | WB_SEXT));
	struct wb_place p;

	if (is_address(d->m, d->g->fn, (uint32_t)(i - d->g->fn->inst), op, &p))
		return of_place(0, p);
	if (op->kind != WB_OPND_UNIT)
		return of_constant(d->m, h, op);
	if (lanes_only(d, i, wb_gsa_use(d->g, i, o, 0)))
		return word(h, "lanes");
	for (uint32_t u = 0; u < op->nunit; u++)
		h = mix(h, part(d, k, wb_gsa_use(d->g, i, o, u)));
	return h;
}

/* Whether other operations than that of @i have the same name and type here. */
static bool
is_one_of_many(const struct wb_inst *i)
{
	switch (i->op) {
	case WB_OP_CMP: case WB_OP_CMPX: case WB_OP_ATOMIC: case WB_OP_MAD: case WB_OP_MBCNT: case WB_OP_PACK:
	case WB_OP_PERMUTE: case WB_OP_RCP: case WB_OP_LOAD: case WB_OP_OTHER: return true;
	default: return false;
	}
}

/* What @inst computes in word @nth of its results. Words of one scalar load are those at its address, wherever the
 * compiler lets the load begin. */
static uint64_t
of_inst(struct wb_digests *d, int k, uint32_t inst, uint32_t nth)
{
	const struct wb_fn *fn = d->g->fn;
	const struct wb_inst *i = &fn->inst[inst];
	bool words = i->op == WB_OP_LOAD && i->mem.space == WB_SPACE_SCALAR && i->mem.bytes >= 4;
	uint64_t h = word(word(0, wb_op_name[i->op]), wb_type_name[i->type]), offset = words ? 4 * nth : 0, sum = 0;

	if (is_one_of_many(i) && !words)
		h = mix(h, i->isa_op);
	if (i->mem.count)
		h = mix(word(mix(h, i->mem.access), wb_space_name[i->mem.space]), words ? 0 : i->mem.bytes);
	for (uint32_t o = 0; o < i->nopnd; o++) {
		const struct wb_opnd *op = wb_opnd(fn, i, o);

		if (is_offset(op))
			offset += op->imm;
		else if ((op->kind == WB_OPND_UNIT && !(op->flags & WB_USE)) || only_masks(d, i, op))
			continue;
		else if (i->flags & WB_I_COMMUTES)
			sum += operand(d, k, i, o);
		else
			h = mix(h, operand(d, k, i, o));
	}
	return mix(mix(mix(h, sum), offset), words ? 0 : nth);
}

/* ---- values ---------------------------------------------------------------------------------- */
/* The word of the results of its instruction that @x is. */
static uint32_t
nth_result(const struct wb_gsa *g, const struct wb_gsa_value *x)
{
	const struct wb_inst *i = &g->fn->inst[x->at];
	uint32_t n = 0;

	for (uint32_t o = 0; o < i->nopnd; o++) {
		const struct wb_opnd *op = wb_opnd(g->fn, i, o);

		if (op->kind != WB_OPND_UNIT || !(op->flags & WB_DEF))
			continue;
		if (x->unit >= op->id && x->unit - op->id < op->nunit)
			return n + x->unit - op->id;
		n += op->nunit;
	}
	return n;		/* a slot */
}

#define MOST_GIVEN 64u			/* scalar registers that a kernel is given at most */

/* What scalar register @n of a kernel holds at the start, and which word of it; 0: nothing that is stated. */
static uint64_t
of_start(const struct wb_abi *abi, uint32_t n)
{
	const struct {
		const char *what;
		uint32_t first, words;
	} start[] = {
		{ "kernarg", abi->s_kernarg_ptr, 2 }, { "packet", abi->s_dispatch_ptr, 2 },
		{ "queue", abi->s_queue_ptr, 2 }, { "dispatch", abi->s_dispatch_id, 2 },
		{ "group x", abi->s_workgroup_id[0], 1 }, { "group y", abi->s_workgroup_id[1], 1 },
		{ "group z", abi->s_workgroup_id[2], 1 }, { "group yz", abi->s_workgroup_yz, 1 },
		{ "group", abi->s_workgroup_info, 1 }, { "buffer", abi->s_private_segment_buffer, 4 },
		{ "scratch", abi->s_flat_scratch_init, 2 }, { "bytes", abi->s_private_segment_size, 1 },
		{ "wave", abi->s_scratch_wave_offset, 1 },
	};

	uint32_t preloaded = 0;		/* the first register that holds arguments */

	for (size_t k = 0; k < WB_COUNT(start); k++) {
		if (start[k].first > n)
			continue;
		if (n - start[k].first < start[k].words)
			return word(n - start[k].first, start[k].what);
		if (preloaded < start[k].first + start[k].words)
			preloaded = start[k].first + start[k].words;
	}
	return n < abi->user_sgprs ? word(n - preloaded + abi->preload_from, "preloaded") : 0;
}

/* A value that nothing is stated of, like a lane of a register that is written whole. */
static uint64_t
of_unknown(struct wb_digests *d, const char *kind)
{
	return mix(word(0, kind), d->ways ? of_function(d) : 0);
}

/* What @unit holds at the start: what a kernel is given is found by what it is, in whatever registers. */
static uint64_t
of_entry(struct wb_digests *d, uint32_t unit)
{
	const struct wb_fn *fn = d->g->fn;
	const struct wb_abi *abi = fn->desc ? &fn->desc->abi : NULL;
	uint64_t h = 0;

	if (unit >= fn->nunit)
		return of_unknown(d, "slot");
	if (abi && wb_register_number(fn, unit, 's') != WB_NONE)
		h = of_start(abi, wb_register_number(fn, unit, 's'));
	if (abi && abi->workitem_id_packed && wb_register_number(fn, unit, 'v') == 0)
		h = word(0, "packed");
	return h ? h : word(0, fn->unit[unit].name);
}

/* A join: its order is that of edges, which says nothing. */
static uint64_t
of_join(struct wb_digests *d, int k, const struct wb_gsa_value *x)
{
	const struct wb_fn *fn = d->g->fn;
	uint64_t sum = 0, on = 0;
	uint32_t backs = 0;

	for (uint32_t n = 0; n < x->narg; n++) {
		uint32_t arg = d->g->arg[x->arg + n];

		if (wb_edge_back(fn, fn->in[fn->block[x->at].in + n]) == WB_NONE) {
			sum += part(d, k, arg);
			continue;
		}
		backs++;
		if (k)
			on += part(d, 0, arg);
	}
	if (d->ways && (backs > 1 || x->narg > backs + 1))
		on = mix(on, of_function(d));
	return mix(mix(word(0, x->kind == WB_GSA_MU ? "loop" : "join"), sum), on);
}

static uint64_t
of_value(struct wb_digests *d, int k, uint32_t v)
{
	const struct wb_gsa_value *x = &d->g->value[v];
	uint64_t h;

	switch (x->kind) {
	case WB_GSA_ENTRY: return of_entry(d, x->unit);
	case WB_GSA_GAMMA: case WB_GSA_MU: return of_join(d, k, x);
	case WB_GSA_ETA: return part(d, k, wb_gsa_arg(d->g, v, 0));
	default: break;
	}
	if (x->clobber)
		return of_unknown(d, "clobber");
	h = of_inst(d, k, x->at, nth_result(d->g, x));
	return wb_bit(d->older, v) ? mix(h, of_function(d)) : h;
}

/* Computes what is on the list of table @k, and what that needs. A value stays on it until its parts are known. */
static void
settle(struct wb_digests *d, int k)
{
	struct table *t = &d->table[k];

	while (t->todo.n) {
		uint32_t n = t->todo.n, v = t->todo.at[n - 1];
		bool again = wb_bit(t->open, v);
		uint64_t h;

		if (wb_bit(t->done, v)) {
			t->todo.n--;
			continue;
		}
		wb_bit_set(t->open, v);
		h = of_value(d, k, v);
		if (k && d->table[0].todo.n) {
			settle(d, 0);
			h = of_value(d, k, v);
		}
		if (!again && t->todo.n > n)
			continue;
		t->of[v] = h;
		wb_bit_set(t->done, v);
	}
}

/* ---- what is asked for ------------------------------------------------------------------------ */
uint64_t
wb_digest_inst(struct wb_digests *d, uint32_t inst)
{
	if (d->inst[inst])
		return d->inst[inst];
	d->inst[inst] = of_inst(d, 1, inst, 0);
	if (!d->table[1].todo.n)
		return d->inst[inst];
	settle(d, 1);
	return d->inst[inst] = of_inst(d, 1, inst, 0);
}

/* Stacks are in scratch memory, which flat addresses reach, and before gfx11 buffers, of four registers. On gfx8 all
 * loads from memory are flat, so there they say nothing. */
static bool
may_load_stack(const struct wb_digests *d, const struct wb_inst *i)
{
	bool buffer = false;

	WB_EACH_OPND(d->g->fn, i, op)
		buffer |= i->mem.space == WB_SPACE_GLOBAL && op->flags & WB_USE && op->kind == WB_OPND_UNIT &&
			op->nunit == 4 && wb_register_number(d->g->fn, op->id, 's') != WB_NONE;
	return i->mem.access & WB_LOAD &&
		(buffer || i->mem.space == WB_SPACE_SCRATCH || (i->mem.space == WB_SPACE_FLAT && d->m->gfx >= 0x900));
}

/* [loop] the conditions of the edges that leave it. An edge counts for the innermost loop of its source, and not for
 * those that it stays in. */
static uint64_t *
of_exits(struct wb_digests *d)
{
	const struct wb_fn *fn = d->g->fn;
	uint64_t *part = WB_NEW(d->arena, uint64_t, fn->loops->nloop);

	for (uint32_t b = 0; b < fn->nblock; b++) {
		const struct wb_inst *last = wb_last_inst(fn, b);
		uint32_t from = fn->loops->of_block[b];

		WB_EACH_OUT(fn, b, e) {
			uint32_t dst = fn->edge[e].dst, in = dst == WB_NONE ? WB_NONE : fn->loops->of_block[dst];
			uint64_t h;

			while (in != WB_NONE && !wb_loop_has(fn->loops, in, b))
				in = fn->loops->loop[in].parent;	/* once: an edge enters at most one loop */
			if (from == WB_NONE || in == from)
				continue;
			h = mix(fn->edge[e].kind, last ? wb_digest_inst(d, (uint32_t)(last - fn->inst)) : 0);
			part[from] += h;
			if (in != WB_NONE)
				part[in] -= h;
		}
	}
	for (uint32_t l = fn->loops->nloop; l-- > 0;)	/* inner loops have larger ids */
		if (fn->loops->loop[l].parent != WB_NONE)
			part[fn->loops->loop[l].parent] += part[l];
	return part;
}

static bool loads(const struct wb_inst *i) { return i->mem.access & (WB_LOAD | WB_RETURNS); }

static bool stores(const struct wb_inst *i) { return i->mem.access & (WB_STORE | WB_ATOMIC); }

/* Adds what instruction @inst reads, apart from which lanes are on. */
static void
add_reads(struct wb_digests *d, struct wb_todo *todo, uint32_t inst)
{
	const struct wb_inst *i = &d->g->fn->inst[inst];

	WB_EACH_OPND(d->g->fn, i, op)
		for (uint32_t u = 0; op->kind == WB_OPND_UNIT && !only_masks(d, i, op) && u < op->nunit; u++) {
			uint32_t v = wb_gsa_use_of(d->g, op, u);

			if (v != WB_NONE && !lanes_only(d, i, v))
				wb_todo_add(todo, v);
		}
}

static bool
leaves_loop(const struct wb_fn *fn, uint32_t e)
{
	uint32_t l = fn->loops->of_block[fn->edge[e].src], to = fn->edge[e].dst;

	return l != WB_NONE && (to == WB_NONE || !wb_loop_has(fn->loops, l, to));
}

/* [inst] whether it is a load from which the condition of an edge that leaves a loop is computed. */
static bool *
find_deciding(struct wb_digests *d)
{
	const struct wb_fn *fn = d->g->fn;
	bool *deciding = WB_NEW(d->arena, bool, fn->ninst);
	struct wb_todo todo = wb_todo_new(d->arena, d->g->nvalue);

	for (uint32_t b = 0; b < fn->nblock; b++)
		WB_EACH_OUT(fn, b, e)
			if (fn->block[b].ninst && leaves_loop(fn, e))
				add_reads(d, &todo, wb_last_of(fn, b));
	while (todo.n) {
		const struct wb_gsa_value *x = &d->g->value[todo.at[--todo.n]];

		for (uint32_t k = 0; k < x->narg; k++)
			if (d->g->arg[x->arg + k] != WB_NONE)
				wb_todo_add(&todo, d->g->arg[x->arg + k]);
		if ((x->kind != WB_GSA_DEF && x->kind != WB_GSA_MASKED) || x->clobber)
			continue;
		deciding[x->at] = loads(&fn->inst[x->at]);
		add_reads(d, &todo, x->at);
	}
	return deciding;
}

/* What the function stores to LDS, if loads from there are among those that decide when loops end. */
static uint64_t
of_lds(struct wb_digests *d, const bool *deciding)
{
	const struct wb_fn *fn = d->g->fn;
	uint64_t sum = 0;
	bool decides = false;

	for (uint32_t k = 0; k < fn->ninst; k++)
		decides |= deciding[k] && fn->inst[k].mem.space == WB_SPACE_LDS;
	for (uint32_t k = 0; k < fn->ninst && decides; k++)
		if (fn->inst[k].mem.space == WB_SPACE_LDS && stores(&fn->inst[k]))
			sum += wb_digest_inst(d, k);
	return sum;
}

/* How a loop, and those in it, access memory. A load in it finds what is stored while it repeats, one in front of it
 * does not. */
struct accesses {
	bool loads, stores, stack;	/* which there are; may_load_stack */
	uint64_t all, deciding;		/* loads and stores; loads that may decide when a loop ends */
};

static struct accesses *
find_accesses(struct wb_digests *d, const bool *deciding)
{
	const struct wb_fn *fn = d->g->fn;
	const struct wb_loops *ls = fn->loops;
	struct accesses *of = WB_NEW(d->arena, struct accesses, ls->nloop);

	for (uint32_t k = 0; k < fn->ninst; k++) {
		uint32_t l = ls->of_block[d->g->block_of[k]];
		const struct wb_inst *i = &fn->inst[k];

		if (l == WB_NONE || (!loads(i) && !stores(i)))
			continue;
		of[l].loads |= loads(i);
		of[l].stores |= stores(i);
		of[l].stack |= may_load_stack(d, i);
		of[l].all += wb_digest_inst(d, k);
		of[l].deciding += deciding[k] ? wb_digest_inst(d, k) : 0;
	}
	for (uint32_t l = ls->nloop; l-- > 0;)		/* inner loops have larger ids */
		if (ls->loop[l].parent != WB_NONE) {
			struct accesses *up = &of[ls->loop[l].parent];

			*up = (struct accesses){ up->loads | of[l].loads, up->stores | of[l].stores,
				up->stack | of[l].stack, up->all + of[l].all, up->deciding + of[l].deciding };
		}
	return of;
}

/* The code of @fn in order, registers included, where its blocks begin, and where they lead. */
static uint64_t
of_code(const struct wb_module *m, uint64_t h, const struct wb_fn *fn)
{
	for (uint32_t n = 0; fn->desc && n < MOST_GIVEN; n++)	/* what its registers start with */
		h = mix(h, of_start(&fn->desc->abi, n));
	if (fn->desc)
		h = mix(h, fn->desc->abi.workitem_id_packed);
	for (uint32_t k = 0; k < fn->ninst; k++) {
		const struct wb_inst *i = &fn->inst[k];

		h = mix(mix(h, (uint64_t)i->op << 32 | i->isa_op), i->type);
		WB_EACH_OPND(fn, i, o) {
			struct wb_place p;
			uint64_t plain = mix(h, (uint64_t)o->kind << 32 | o->flags);

			h = is_address(m, fn, k, o, &p) ? of_place(h, p) :
				o->kind == WB_OPND_UNIT ? mix(plain, o->id) : of_constant(m, plain, o);
		}
	}
	for (uint32_t b = 0; b < fn->nblock; b++) {	/* a label may stand elsewhere in the same code */
		h = mix(h, fn->block[b].ninst);
		WB_EACH_SUCC(fn, b, to)
			h = mix(h, to);
	}
	return h;
}

static uint64_t
whole_code(struct wb_digests *d)
{
	return d->code = d->code ? d->code : of_code(d->m, 0, d->g->fn) | 1;
}

/* Whether @fn executes code, or has the address of code or data, that is not its own. */
static bool
looks_elsewhere(const struct wb_fn *fn)
{
	for (uint32_t k = 0; k < fn->ninst; k++) {
		if (fn->inst[k].op == WB_OP_CALL || fn->inst[k].op == WB_OP_GETPC)
			return true;
		WB_EACH_OPND(fn, &fn->inst[k], o)
			if (o->kind == WB_OPND_SYM || o->kind == WB_OPND_FN)
				return true;
	}
	return false;
}

void
wb_digest_loops(struct wb_digests *d, uint64_t *out)
{
	const uint64_t *exits = of_exits(d);
	const bool *deciding = find_deciding(d);
	uint64_t others = (looks_elsewhere(d->g->fn) ? d->m->digest : 0) + of_lds(d, deciding);
	const struct accesses *of = find_accesses(d, deciding);

	for (uint32_t l = 0; l < d->g->fn->loops->nloop; l++) {
		uint64_t memory = of[l].loads && of[l].stores ? of[l].all : of[l].deciding,
			 stack = of[l].stack || d->g->fn->ncall ? mix(whole_code(d), l) : 0;

		out[l] = mix(mix(word(0, "loop"), exits[l]), memory + stack + others) | 1;	/* 0 is none */
	}
}

/* The kind of edge @e, and the condition under which its branch takes it. */
static uint64_t
of_edge(struct wb_digests *d, uint32_t e)
{
	const struct wb_fn *fn = d->g->fn;
	uint32_t b = fn->edge[e].src;

	if (b == WB_NONE || fn->block[b].nout < 2)
		return word(0, "always");
	return mix(fn->edge[e].kind, fn->block[b].ninst ? wb_digest_inst(d, wb_last_of(fn, b)) : 0);
}

/* [block] what decides whether it is executed: the loops around it, and the edges that control it, with what decides
 * about those. Edges from further on are those of loops. NULL: these are too many. */
static uint64_t *
of_control(struct wb_digests *d, const uint64_t *loop, const uint64_t *edge)
{
	const struct wb_fn *fn = d->g->fn;
	uint64_t *of = WB_NEW(d->arena, uint64_t, fn->nblock), left = (uint64_t)MOST_CONTROLS * fn->nblock;

	for (uint32_t b = 0; b < fn->nblock; b++) {
		uint32_t l = fn->loops->of_block[b];
		uint64_t sum = 0;

		for (uint32_t k = wb_cdep_next(fn, b, 0); k != WB_NONE; k = wb_cdep_next(fn, b, k + 1)) {
			uint32_t e = fn->cdep->edge[k], by = fn->edge[e].src;

			if (!left)
				return NULL;
			left--;
			sum += by < b ? mix(edge[e], of[by]) : 0;
		}
		of[b] = mix(l == WB_NONE ? 0 : loop[l], sum);
	}
	return of;
}

void
wb_digest_edges(struct wb_digests *d, const uint64_t *loop, uint64_t *out)
{
	const struct wb_fn *fn = d->g->fn;
	uint64_t memory = looks_elsewhere(fn) ? d->m->digest : 0, *control;
	bool whole = fn->ncall;

	for (uint32_t k = 0; k < fn->ninst; k++) {
		whole |= may_load_stack(d, &fn->inst[k]);
		memory += stores(&fn->inst[k]) ? wb_digest_inst(d, k) : 0;
	}
	for (uint32_t e = 0; e < fn->nedge; e++)
		out[e] = of_edge(d, e);
	control = of_control(d, loop, out);
	memory += whole || !control ? whole_code(d) : 0;
	for (uint32_t e = 0; e < fn->nedge; e++) {	/* 0 is none */
		uint32_t b = fn->edge[e].src;

		out[e] = mix(mix(out[e], control && b != WB_NONE ? control[b] : 0), memory) | 1;
	}
}

/* ---- modules --------------------------------------------------------------------------------- */
/* What a loader stores at @p: addresses, of which the contents of the section say nothing. 0: they are unknown. */
static uint64_t
of_patch(const struct wb_module *m, uint64_t h, const struct wb_patch *p)
{
	h = mix(h, (uint64_t)p->bytes << 1 | p->relative);
	if (p->symbol < m->nsymbol)
		return of_place(h, wb_place_of_symbol(m, p->symbol, p->addend));
	return p->image ? of_place(h, wb_place_of_image(m, p->addend)) : 0;
}

/* A section as a text has it. */
struct data {
	uint8_t *at;
	uint64_t n;
	uint8_t *gone;		/* which bytes are of code or descriptors */
};

static void
blank(struct data *d, uint64_t at, uint64_t bytes)
{
	if (!d || at >= d->n)
		return;
	bytes = bytes < d->n - at ? bytes : d->n - at;
	memset(d->at + at, 0, bytes);
	memset(d->gone + at, 1, bytes);
}

static uint32_t
word_at(const struct data *d, uint64_t at)
{
	return d->at[at] | (uint32_t)d->at[at + 1] << 8 | (uint32_t)d->at[at + 2] << 16 | (uint32_t)d->at[at + 3] << 24;
}

static struct data *
data_of(struct data *d, const struct wb_map *ids, const char *section)
{
	uint32_t k = section ? wb_map_get(ids, section, strlen(section)) : WB_NONE;

	return k == WB_NONE ? NULL : &d[k];
}

/* [section] its bytes but for those of code and of descriptors, which a text states in another way, X.kd. */
static struct data *
only_data(struct wb_arena *a, const struct wb_module *m)
{
	struct data *d = WB_NEW(a, struct data, m->nsection), *of;
	struct wb_map ids = wb_map_new(a);

	for (uint32_t k = 0; k < m->nsection; k++) {
		const struct wb_section *s = &m->section[k];

		d[k].n = s->by_linker ? 0 : s->among ? s->namong : s->held;
		d[k].at = wb_arena_copy(a, s->among ? s->among : s->at, d[k].n, 1);
		d[k].gone = WB_NEW(a, uint8_t, d[k].n);
		wb_map_put(&ids, s->name, strlen(s->name), k);
	}
	for (uint32_t k = 0; k < m->nsymbol; k++) {
		const struct wb_symbol *s = &m->symbol[k];
		size_t n = strlen(s->name);

		if (n > 3 && strcmp(s->name + n - 3, ".kd") == 0)
			blank(data_of(d, &ids, s->section), s->addr, KERNEL_DESCRIPTOR);
	}
	for (uint32_t f = 0; f < m->nfn; f++) {
		const struct wb_fn *fn = m->fn[f];

		of = data_of(d, &ids, fn->section);
		if (of && fn->refused)
			blank(of, fn->addr, fn->bytes);
		for (uint32_t k = 0; of && k < fn->ninst; k++)
			blank(of, fn->inst[k].addr, fn->inst[k].bytes);
	}
	return d;
}

/* Each byte and address counts with its place in the image: a linker chooses an order of sections, and a text does not
 * hold zeros at their ends. */
static uint64_t
of_section(const struct wb_module *m, const struct wb_section *s, const struct data *d)
{
	uint64_t h = word(0, s->output), sum = 0;

	for (uint32_t p = 0; p < s->npatch && !s->by_linker; p++)
		if (s->patch[p].offset >= d->n || !d->gone[s->patch[p].offset])
			sum += of_patch(m, mix(h, s->base + s->patch[p].offset), &s->patch[p]);
	for (uint64_t at = 0; at < d->n; at++)
		if (s->code && at % 4 == 0 && at + 4 <= d->n && wb_is_filler(word_at(d, at)))
			at += 3;
		else if (d->at[at])
			sum += mix(mix(h, s->base + at), d->at[at]);
	return sum;
}

void
wb_digest_module(struct wb_ctx *cx, struct wb_module *m)
{
	struct wb_arena_mark mark = wb_arena_mark(cx->tmp);
	struct data *d = only_data(cx->tmp, m);
	uint64_t sum = 0;

	wb_places_index(cx, m);
	for (uint32_t f = 0; f < m->nfn; f++)
		if (!m->fn[f]->is_kernel)
			sum += of_code(m, word(0, m->fn[f]->name), m->fn[f]);
	for (uint32_t k = 0; k < m->nsection; k++)
		sum += of_section(m, &m->section[k], &d[k]);
	wb_arena_reset(cx->tmp, mark);
	m->digest = mix(0, sum);
}
