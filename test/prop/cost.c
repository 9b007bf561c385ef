/* test/prop/cost.c -- the dataflow of passes/cost.c against executions.
 *
 * Random CFGs get random memory instructions, waits, calls and ends. Random
 * walks execute them with the counters of M6: a list of outstanding
 * instructions, of which some complete at any time, vector memory in order,
 * everything else in any order; a wait completes what it must. The walk sees
 * how often a block really waited for memory or LDS and how much was
 * outstanding; neither may exceed what the pass said. So that the pass cannot
 * pass by charging every wait, uncharged waits are counted, too.
 */
#include "wavebound/pass.h"
#include "../lib/prop.h"
#include "../lib/randcfg.h"

#define MAX_FLIGHT 400

struct out {			/* one outstanding instruction */
	uint8_t counters;
	bool flat;		/* its memory part and its LDS part may end apart */
	uint64_t trans, rounds, address;
};
struct walk {
	struct rng *r;
	const struct wb_machine *m;
	const struct wb_fn *fn;
	struct out f[MAX_FLIGHT];
	uint32_t n;
	bool alien;
	const char *wrong;
};

static uint64_t skipped_waits, charged_waits;

/* ---- programs ------------------------------------------------------------------------ */
static const struct wb_mem accesses[] = {
	{ .space = WB_SPACE_GLOBAL, .access = WB_LOAD, .bytes = 4, .count = 1, .counters = WB_VMCNT },
	{ .space = WB_SPACE_GLOBAL, .access = WB_STORE, .bytes = 16, .count = 1, .counters = WB_VMCNT },
	{ .space = WB_SPACE_GLOBAL, .access = WB_STORE, .bytes = 8, .count = 1, .counters = WB_VSCNT },
	{ .space = WB_SPACE_GLOBAL, .access = WB_STORE, .bytes = 8, .count = 1, .counters = WB_VMCNT | WB_EXPCNT },
	{ .space = WB_SPACE_FLAT, .access = WB_LOAD, .bytes = 4, .count = 1, .counters = WB_VMCNT | WB_LGKMCNT },
	{ .space = WB_SPACE_FLAT, .access = WB_STORE, .bytes = 4, .count = 1, .counters = WB_VSCNT | WB_LGKMCNT },
	{ .space = WB_SPACE_LDS, .access = WB_LOAD, .bytes = 4, .count = 1, .counters = WB_LGKMCNT },
	{ .space = WB_SPACE_LDS, .access = WB_STORE, .bytes = 8, .count = 2, .counters = WB_LGKMCNT },
	{ .space = WB_SPACE_SCALAR, .access = WB_LOAD, .bytes = 64, .count = 1, .counters = WB_LGKMCNT },
	{ .space = WB_SPACE_GLOBAL, .access = WB_STORE, .bytes = 4, .count = 1, .counters = 0 },
	{ .space = WB_SPACE_LDS, .access = WB_STORE, .bytes = 4, .count = 1, .counters = 0 },
};
static const struct {
	enum wb_mod mod;
	uint8_t bit;
} counters[] = { { WB_MOD_VMCNT, WB_VMCNT }, { WB_MOD_LGKMCNT, WB_LGKMCNT }, { WB_MOD_EXPCNT, WB_EXPCNT },
	{ WB_MOD_VSCNT, WB_VSCNT }, { WB_MOD_KMCNT, WB_KMCNT } };

/* A wait for up to four counters; their modifiers go to @o. */
static void
make_wait(struct rng *r, struct wb_inst *i, struct wb_opnd *o)
{
	i->op = WB_OP_WAITCNT;
	i->nopnd = 0;
	for (uint32_t c = 0; c < WB_COUNT(counters); c++)
		if (rng_chance(r, 50))
			o[i->nopnd++] = (struct wb_opnd){ .kind = WB_OPND_MOD,
				.id = counters[c].mod,
				.imm = rng_chance(r, 50) ? 0 : rng_below(r, rng_chance(r, 20) ? 20 : 4) };
}

static void
plant(struct wb_ctx *cx, struct rng *r, struct wb_fn *fn)
{
	struct wb_opnd *o = WB_NEW(cx->unit, struct wb_opnd, fn->nopnd + (size_t)fn->ninst * 4);
	uint32_t calls = rng_chance(r, 20) ? 10 : 0, waits = rng_between(r, 5, 50);

	memcpy(o, fn->opnd, fn->nopnd * sizeof(*o));
	for (uint32_t k = 0; k < fn->ninst; k++) {
		struct wb_inst *i = &fn->inst[k];

		if (i->flags & WB_I_TERMINATOR)
			continue;
		*i = (struct wb_inst){
			.op = WB_OP_OTHER, .isa_op = WB_NO_ISA, .tclass = WB_TC_SALU, .opnd = fn->nopnd + k * 4
		};
		if (rng_chance(r, waits))
			make_wait(r, i, o + i->opnd);
		else if (rng_chance(r, calls))
			i->op = WB_OP_CALL;
		else if (rng_chance(r, 70)) {
			i->mem = accesses[rng_below(r, WB_COUNT(accesses))];
			if (i->mem.space == WB_SPACE_GLOBAL || i->mem.space == WB_SPACE_FLAT)
				i->tclass = WB_TC_VMEM_LOAD;
		}
	}
	fn->opnd = o;
	fn->nopnd += fn->ninst * 4;
	randcfg_lists(cx, fn);
}

/* ---- executing -------------------------------------------------------------------------- */
static void
complete(struct walk *w, uint32_t k)
{
	memmove(&w->f[k], &w->f[k + 1], (--w->n - k) * sizeof(w->f[0]));
}

/* The first instruction counted by @bit, or a random one where order is free; WB_NONE if there is none. */
static uint32_t
choose(struct walk *w, uint8_t bit)
{
	uint32_t found = WB_NONE, seen = 0;

	for (uint32_t k = 0; k < w->n; k++) {
		if (!(w->f[k].counters & bit))
			continue;
		if (bit != WB_LGKMCNT)
			return k;
		if (rng_below(w->r, ++seen) == 0)
			found = k;
	}
	return found;
}

static uint32_t
count(const struct walk *w, uint8_t bit)
{
	uint32_t n = 0;

	for (uint32_t k = 0; k < w->n; k++)
		n += (w->f[k].counters & bit) != 0;
	return n;
}

/* The part of instruction @k that counter @bit reports completes, and the instruction with its last part. */
static void
complete_part(struct walk *w, uint32_t k, uint8_t bit)
{
	struct out *o = &w->f[k];

	if (!o->flat || !(o->counters & (uint8_t)~bit) || rng_chance(w->r, 50)) {
		complete(w, k);
		return;
	}
	o->counters &= (uint8_t)~bit;
	if (bit == WB_LGKMCNT)
		o->rounds = 0;
	else
		o->trans = o->address = 0;
}

/* Whether waiting for @bit to fall to @n takes time, and for what (1 memory, 2 LDS). */
static int
wait_one(struct walk *w, uint8_t bit, uint64_t n)
{
	int kind = 0;

	while (count(w, bit) > n) {
		uint32_t k = choose(w, bit);

		kind |= (w->f[k].trans != 0) | (w->f[k].rounds != 0) << 1;
		complete_part(w, k, bit);
	}
	return kind;
}

static int
wait_all(struct walk *w, const struct wb_inst *i)
{
	int kind = 0;

	/* one that is not named has the largest value of its field */
	for (uint32_t c = 0; c < WB_COUNT(counters); c++)
		kind |= wait_one(w, counters[c].bit, wb_mod(w->fn, i, counters[c].mod));
	return kind;
}

static void
send(struct walk *w, struct wb_mem mem, uint64_t trans, uint64_t rounds, uint64_t address)
{
	if (w->n == MAX_FLIGHT)
		complete(w, 0);
	w->f[w->n++] = (struct out){ mem.counters, mem.space == WB_SPACE_FLAT, trans, rounds, address };
}

/* What a callee leaves behind. */
static void
arrive_alien(struct walk *w)
{
	for (uint32_t n = rng_below(w->r, 4); n; n--)
		send(w, accesses[rng_below(w->r, WB_COUNT(accesses))], rng_below(w->r, 1000), rng_below(w->r, 1000),
			rng_below(w->r, 1000));
	w->alien = true;
}

static int
execute(struct walk *w, const struct wb_inst *i)
{
	int kind = 0;

	switch (i->op) {
	case WB_OP_WAITCNT:
		return wait_all(w, i);
	case WB_OP_CALL:
		arrive_alien(w);
		return 0;
	case WB_OP_END:
		for (; w->n; complete(w, 0))
			kind |= (w->f[0].trans != 0) | (w->f[0].rounds != 0) << 1;
		return kind;
	default:
		if (i->mem.count)
			send(w, i->mem, wb_machine_inst_trans(w->m, w->fn, i, w->m->wave_lanes),
				wb_machine_inst_rounds(w->m, w->fn, i, w->m->wave_lanes, false),
				wb_machine_address_cycles(w->m, i, false));
		return 0;
	}
}

static void
check_flight(struct walk *w)
{
	uint64_t trans = 0, rounds = 0, address = 0;

	for (uint32_t k = 0; k < w->n; k++) {
		address += w->f[k].address;
		trans += w->f[k].trans;
		rounds += w->f[k].rounds;
	}
	if (trans > w->fn->cost->outstanding_trans || rounds > w->fn->cost->outstanding_rounds ||
		address > w->fn->cost->outstanding_address)
		w->wrong = "more outstanding than the pass says";
}

/* One block: true if the walk ended in it. */
static bool
run_block(struct walk *w, uint32_t b)
{
	const struct wb_block *blk = &w->fn->block[b];
	const struct wb_cost_vec *v = &w->fn->cost->block[b];
	uint64_t mem = 0, lds = 0, waits = 0;
	bool end = false;

	for (uint32_t k = 0; k < blk->ninst; k++) {
		const struct wb_inst *i = &w->fn->inst[blk->first + k];
		int kind;

		while (w->n && rng_chance(w->r, 10))
			complete(w, choose(w, WB_LGKMCNT) != WB_NONE ? choose(w, WB_LGKMCNT) : 0);
		kind = execute(w, i);
		mem += (kind & 1) != 0;
		lds += (kind & 2) != 0;
		waits += i->op == WB_OP_WAITCNT;
		end = end || i->op == WB_OP_END;
		check_flight(w);
	}
	charged_waits += v->mem_waits;
	skipped_waits += waits > v->mem_waits ? waits - v->mem_waits : 0;
	if (mem > v->mem_waits || lds > v->lds_waits)
		w->wrong = "a block waits more often than the pass says";
	return end;
}

static const char *
run(struct walk *w)
{
	uint32_t b = 0;

	w->n = 0;
	if (!w->fn->is_kernel)
		arrive_alien(w);
	for (uint32_t steps = 0; steps < 120 && !w->wrong; steps++) {
		const struct wb_block *blk = &w->fn->block[b];

		if (run_block(w, b) || !blk->nout)
			break;
		b = w->fn->edge[w->fn->out[blk->out + rng_below(w->r, blk->nout)]].dst;
		if (b == WB_NONE)
			break;
	}
	if (w->alien && w->fn->cost->outstanding_trans != WB_UNKNOWN)
		w->wrong = "a limit is claimed on what other functions leave";
	return w->wrong;
}

static const char *
one(struct wb_ctx *cx, struct rng *r, const struct wb_machine *m)
{
	struct randcfg_options o = randcfg_defaults();
	struct wb_pass_env env = { .machine = m };
	static struct walk w;
	struct wb_fn *fn;

	o.blocks = rng_between(r, 1, 20);
	o.insts = rng_between(r, 1, 6);
	fn = rng_chance(r, 30) ? randcfg_wild(cx, r, o.blocks, o.insts) : randcfg_make(cx, r, &o);
	plant(cx, r, fn);
	fn->is_kernel = !rng_chance(r, 15);
	if (wb_pass_cost(cx, fn, &env) != WB_OK)
		return "the pass refuses";
	w = (struct walk){ .r = r, .m = m, .fn = fn };
	for (uint32_t k = 0; k < 20 && !w.wrong; k++)
		run(&w);
	return w.wrong;
}

int
main(int argc, char **argv)
{
	struct wb_machine m;

	prop_start(argc, argv, 4000);
	m = *prop_machine("vega");
	m.address_cycles = 65;
	while (prop_next()) {
		const char *wrong = one(prop.cx, &prop.r, &m);

		prop_expect(!wrong, "%s", wrong);
	}
	prop_tried(charged_waits, 1, "waits charged");
	prop_tried(skipped_waits, 1, "proved to wait for nothing");
	return prop_end();
}
