/* src/recheck/costs.c -- cost vectors of blocks, added up again.
 *
 * Right:  what a block is charged must not be below the sum here, entry by entry. Issue and delay are those of the
 *         machine description for each instruction. Lines and LDS rounds of an access are counted for every position
 *         that an element can have in a line. If fewer are charged, this is a claim, which same.c checks. A wait is
 *         charged if something that it may wait for can come before it. That is found by a search backwards from it,
 *         which ends at instructions that wait for all of that themselves.
 * Cost:   O(instructions) for each wait, MOST_STEPS in all; then what is left is taken on trust.
 */
#include "private.h"

#define MOST_STEPS 20000000
#define LANES_OF(r) ((r)->in->machine->wave_lanes)

enum { WAIT_MEM = 1, WAIT_LDS = 2, WAIT_ARGUMENT = 4, WAIT_VECTOR = 8 };
#define WAIT_ALL (WAIT_MEM | WAIT_LDS | WAIT_ARGUMENT | WAIT_VECTOR)

struct costs {
	struct recheck *r;
	const struct wb_fn *fn;
	const struct wb_machine *m;
	struct wb_bits arguments;	/* if the machine has a latency of them */
	const bool *taken;		/* [edge] the others are not; NULL: all may be */
	uint32_t *seen, visit;		/* [block] the last search that came to its end */
	uint64_t *most;			/* [block] and what is outstanding if it is from its start on */
	bool *waiting;			/* [block] it is in the list */
	uint32_t *todo;
	uint64_t steps;
	uint32_t counted;		/* counters that an instruction of any function of the input increments */
};

/* ---- accesses ---------------------------------------------------------------------------- */
/* Most pieces of @size bytes that @bytes touch, begun at any multiple of @align. */
static uint64_t
most_pieces(uint64_t bytes, uint64_t size, uint64_t align)
{
	uint64_t most = 0;

	for (uint64_t at = 0; at < size && bytes; at += align)
		if ((at + bytes - 1) / size + 1 > most)
			most = (at + bytes - 1) / size + 1;
	return most;
}

/* Elements lie at multiples of the largest power of two in their size, as far as the machine demands it. */
static uint64_t
alignment(const struct recheck *r, const struct wb_inst *i)
{
	const struct wb_machine *m = r->in->machine;
	bool moves = !(i->mem.access & WB_ATOMIC),
	     global = i->mem.space == WB_SPACE_FLAT ||
		(i->mem.space == WB_SPACE_GLOBAL && !wb_recheck_descriptor(r->fn, i));
	uint64_t align = 1, most = moves && global ? m->global_align_bytes : m->access_align_bytes;

	while (i->mem.bytes && i->mem.bytes % (2 * align) == 0 && 2 * align <= most)
		align *= 2;
	return align;
}

/* An instruction that the LDS unit executes without an access: permutes and swizzles. */
static bool
crosses_lanes(const struct wb_inst *i)
{
	return i->mem.space == WB_SPACE_NONE && i->mem.counters & WB_LGKMCNT && i->op != WB_OP_MESSAGE &&
		i->op != WB_OP_CACHE && i->tclass >= WB_TC_LDS_READ && i->tclass <= WB_TC_LDS_ATOMIC64;
}

bool
wb_recheck_descriptor(const struct wb_fn *fn, const struct wb_inst *i)
{
	for (uint32_t k = 0; k < i->nopnd; k++) {
		const struct wb_opnd *o = wb_opnd(fn, i, k);

		if (o->kind == WB_OPND_UNIT && o->nunit >= 4 && fn->unit[o->id].cls == WB_UNIT_SCALAR)
			return true;
	}
	return false;
}

/* Whether a flat address may be in LDS. */
static bool
has_lds(const struct recheck *r)
{
	const struct wb_kernel_desc *d = r->fn->desc;
	bool none = d && !d->lds_bytes && (!r->in->launch || !r->in->launch->lds_bytes);

	for (uint32_t k = 0; none && k < d->narg; k++)
		none = d->arg[k].kind != WB_ARG_LDS_POINTER &&
			(!d->arg[k].value_kind || strcmp(d->arg[k].value_kind, "hidden_dynamic_lds_size") != 0);
	return !none;
}

uint64_t
wb_recheck_lines(const struct recheck *r, const struct wb_inst *i, uint32_t lanes)
{
	const struct wb_machine *m = r->in->machine;
	uint64_t lines = most_pieces(i->mem.bytes, m->line_bytes, alignment(r, i)),
		 words = wb_ceil_div(i->mem.bytes, 4);

	if (i->op == WB_OP_CACHE || i->op == WB_OP_MESSAGE)
		return 1;
	if (i->op == WB_OP_PREFETCH)	/* 32 lines of 128 bytes, from any address on */
		return most_pieces(32 * 128, m->line_bytes, 1);
	switch (i->mem.space) {
	case WB_SPACE_SCALAR: return i->mem.count ? most_pieces(i->mem.bytes, m->line_bytes, 1) * i->mem.count : 1;
	case WB_SPACE_LDS: return 0;
	case WB_SPACE_NONE: return i->mem.counters && !crosses_lanes(i);
	default: break;
	}
	if (!i->mem.count)
		return 1;
	if (i->mem.space == WB_SPACE_GDS || (i->mem.space == WB_SPACE_GLOBAL && !wb_recheck_descriptor(r->fn, i)))
		words = 0;	/* elsewhere words of lanes may be interleaved, so that each has a line */
	return (uint64_t)lanes * i->mem.count * (words > lines ? words : lines);
}

uint64_t
wb_recheck_rounds(const struct recheck *r, const struct wb_inst *i, uint32_t lanes)
{
	return i->mem.space == WB_SPACE_FLAT && !has_lds(r) ? 0 : wb_recheck_worst_rounds(r, i, lanes);
}

uint64_t
wb_recheck_worst_rounds(const struct recheck *r, const struct wb_inst *i, uint32_t lanes)
{
	const struct wb_machine *m = r->in->machine;
	uint64_t words = most_pieces(i->mem.bytes, m->lds_bank_bytes, 1);
	bool lds = i->mem.space == WB_SPACE_LDS || i->mem.space == WB_SPACE_FLAT || wb_mod(r->fn, i, WB_MOD_LDS);

	if (crosses_lanes(i))
		return LANES_OF(r);
	return lds ? (uint64_t)lanes * i->mem.count * wb_ceil_div(words, m->lds_banks) : 0;
}

/* Vector memory instructions keep the address unit busy (M19), but for those that only control caches. */
static uint64_t
address_cycles(const struct wb_machine *m, const struct wb_inst *i, bool row)
{
	switch (i->tclass) {
	case WB_TC_VMEM_LOAD:
	case WB_TC_VMEM_LOAD64:
	case WB_TC_VMEM_LOAD128:
	case WB_TC_VMEM_STORE:
	case WB_TC_VMEM_ATOMIC:
	case WB_TC_VMEM_CMPSWAP:
	case WB_TC_IMAGE: return row ? m->address_row_cycles : m->address_cycles;
	default: return 0;
	}
}

static uint64_t
store_rounds(const struct wb_machine *m, const struct wb_inst *i)
{
	switch (i->tclass) {
	case WB_TC_LDS_WRITE: return m->lds_store_rounds[0];
	case WB_TC_LDS_WRITE64: return m->lds_store_rounds[1];
	case WB_TC_LDS_WRITE128: return m->lds_store_rounds[2];
	default: return 0;
	}
}

/* ---- time -------------------------------------------------------------------------------- */
static uint64_t
delay(const struct wb_machine *m, const struct wb_fn *fn, const struct wb_inst *i)
{
	uint64_t amount = 0;

	for (uint32_t k = 0; k < i->nopnd; k++)
		if (wb_opnd(fn, i, k)->kind == WB_OPND_IMM)
			amount = wb_opnd(fn, i, k)->imm & UINT16_MAX;	/* all there is room for */
	if (i->op == WB_OP_NOP)
		return m->delay_cycles[i->tclass] + amount * m->nop_cycles;
	if (i->op == WB_OP_SLEEP)
		return m->delay_cycles[i->tclass] + (amount + 1) * m->sleep_cycles;
	return m->delay_cycles[i->tclass];
}

/* ---- waits --------------------------------------------------------------------------------- */
static uint8_t
kinds_of(const struct costs *c, const struct wb_inst *i)
{
	return (uint8_t)((wb_recheck_lines(c->r, i, 1) ? WAIT_MEM : 0) |
		(wb_recheck_lines(c->r, i, 1) && i->mem.space != WB_SPACE_SCALAR ? WAIT_VECTOR : 0) |
		(c->m->argument_extra_cycles && wb_bit(c->arguments, (uint32_t)(i - c->fn->inst)) ? WAIT_ARGUMENT : 0) |
		(wb_recheck_rounds(c->r, i, 1) ? WAIT_LDS : 0));
}

static const struct {
	uint8_t bit;
	enum wb_mod mod;
} counters[] = { { WB_VMCNT, WB_MOD_VMCNT }, { WB_LGKMCNT, WB_MOD_LGKMCNT }, { WB_EXPCNT, WB_MOD_EXPCNT },
	{ WB_VSCNT, WB_MOD_VSCNT }, { WB_KMCNT, WB_MOD_KMCNT } };
#define NO_COUNTER WB_COUNT(counters)

/* Whether behind @i nothing is outstanding in @counter. */
static bool
drains(const struct wb_fn *fn, const struct wb_inst *i, uint32_t counter)
{
	return i->op == WB_OP_WAITCNT && wb_mod_present(fn, i, counters[counter].mod) &&
		wb_mod(fn, i, counters[counter].mod) == 0;
}

/* What a wait may wait for. */
struct found {
	uint8_t kinds;
	uint64_t n;			/* instructions; WB_UNKNOWN: any number */
};

/* Other functions may leave anything outstanding in a counter that one of them increments. */
static void
find_elsewhere(const struct costs *c, uint32_t counter, struct found *f)
{
	if (counter == NO_COUNTER || c->counted & counters[counter].bit)
		*f = (struct found){ WAIT_ALL, WB_UNKNOWN };
}

/* Looks back from the @n-th instruction of block @b, at what @counter counts (NO_COUNTER: what none does). Result:
 * whether it came to the start of the block. */
static bool
look_back(struct costs *c, uint32_t b, uint32_t n, uint32_t counter, struct found *f)
{
	const struct wb_block *blk = &c->fn->block[b];

	while (n--) {
		const struct wb_inst *i = &c->fn->inst[blk->first + n];

		c->steps++;
		if (i->op == WB_OP_CALL) {
			find_elsewhere(c, counter, f);
			return false;
		}
		if (counter != NO_COUNTER ? i->mem.counters & counters[counter].bit :
					    !i->mem.counters && kinds_of(c, i)) {
			f->kinds |= kinds_of(c, i);
			f->n += f->n < WB_UNKNOWN;
		}
		if (counter != NO_COUNTER && drains(c->fn, i, counter))
			return false;
	}
	return true;
}

/* Goes on to the blocks before @b, from whose start on @n are outstanding: lists those from whose start on more are
 * than was known, up to @enough. */
static uint32_t
go_back(struct costs *c, uint32_t b, uint64_t n, uint32_t left, uint32_t counter, uint64_t enough, struct found *all)
{
	WB_EACH_IN(c->fn, b, e) {
		uint32_t from = c->fn->edge[e].src;
		struct found f = { 0, n };
		bool passed;

		if (c->taken && !c->taken[e])
			continue;
		if (from == WB_NONE && !c->fn->is_kernel)
			find_elsewhere(c, counter, &f);
		passed = from != WB_NONE && look_back(c, from, c->fn->block[from].ninst, counter, &f);
		f.n = wb_min_u64(f.n, enough);
		all->kinds |= f.kinds;
		all->n = f.n > all->n ? f.n : all->n;
		if (!passed || (c->seen[from] == c->visit && c->most[from] >= f.n))
			continue;
		if (c->seen[from] != c->visit || !c->waiting[from])
			c->todo[left++] = from;
		c->seen[from] = c->visit;
		c->waiting[from] = true;
		c->most[from] = f.n;
	}
	return left;
}

/* What the @n-th instruction of block @b may wait for, if @allowed may stay outstanding in @counter: the most that are
 * on any path, which may repeat loops. */
static uint8_t
outstanding(struct costs *c, uint32_t b, uint32_t n, uint32_t counter, uint64_t allowed)
{
	uint64_t enough = allowed < WB_UNKNOWN ? allowed + 1 : allowed;
	struct found all = { 0, 0 };
	uint32_t left = 0;

	c->visit++;
	if (look_back(c, b, n, counter, &all))
		left = go_back(c, b, all.n, left, counter, enough, &all);
	while (left && c->steps <= MOST_STEPS) {
		b = c->todo[--left];
		c->waiting[b] = false;
		left = go_back(c, b, c->most[b], left, counter, enough, &all);
	}
	return all.n > allowed ? all.kinds : 0;
}

/* What the @n-th instruction of block @b may wait for. */
static uint8_t
waits(struct costs *c, uint32_t b, uint32_t n)
{
	const struct wb_inst *i = &c->fn->inst[c->fn->block[b].first + n];
	bool named = false;
	uint8_t kinds = 0;

	if (i->op != WB_OP_WAITCNT && i->op != WB_OP_END)
		return 0;
	for (uint32_t k = 0; k < WB_COUNT(counters); k++)
		named = named || wb_mod_present(c->fn, i, counters[k].mod);
	for (uint32_t k = 0; k < WB_COUNT(counters); k++)
		kinds |= outstanding(c, b, n, k, named ? wb_mod(c->fn, i, counters[k].mod) : 0);
	if (!named)
		kinds |= outstanding(c, b, n, NO_COUNTER, 0);
	return kinds;
}

/* ---- blocks ----------------------------------------------------------------------------------- */
/* Lines or LDS rounds of an access: what DIVERGENCE claims if that is less than the worst case, else the worst case. */
static uint64_t
claimed(uint64_t claim, uint64_t worst, bool left_out)
{
	return left_out || claim > worst ? worst : claim;
}

static struct wb_cost_vec
sum_up(struct costs *c, uint32_t b)
{
	const struct wb_block *blk = &c->fn->block[b];
	const struct wb_divergence *d = c->fn->divergence;
	struct wb_cost_vec v = { .insts = blk->ninst, .fetches = wb_recheck_fetches(c->r, b) };

	for (uint32_t k = 0; k < blk->ninst; k++) {
		const struct wb_inst *i = &c->fn->inst[blk->first + k];
		const struct wb_div_access *a = d ? wb_div_access_of(d, blk->first + k) : NULL;
		uint64_t lines = wb_recheck_lines(c->r, i, LANES_OF(c->r)),
			 rounds = wb_recheck_rounds(c->r, i, LANES_OF(c->r));
		uint8_t kinds = waits(c, b, k);

		v.issue_cycles += c->m->issue_cycles[i->tclass];
		v.delay_cycles += delay(c->m, c->fn, i);
		lines = a ? claimed(a->most_trans, lines, d->without & WB_DIV_TRANSACTIONS) : lines;
		*(a && a->whole ? &v.whole : &v.trans) += lines;
		v.atomics += i->mem.access & WB_ATOMIC ? lines : 0;
		rounds = a ? claimed(a->most_rounds, rounds, d->without & WB_DIV_LDS) : rounds;
		v.rounds += rounds > store_rounds(c->m, i) ? rounds : store_rounds(c->m, i);
		v.address_cycles += address_cycles(c->m, i, a && a->row && !(d->without & WB_DIV_TRANSACTIONS));
		v.scalar += i->mem.space == WB_SPACE_SCALAR ? lines : 0;
		v.mem_waits += (kinds & WAIT_MEM) != 0;
		v.scalar_waits += (kinds & (WAIT_MEM | WAIT_VECTOR)) == WAIT_MEM;
		v.argument_waits += (kinds & WAIT_ARGUMENT) != 0;
		v.lds_waits += (kinds & WAIT_LDS) != 0;
		v.barriers += i->op == WB_OP_BARRIER;
		v.splits += i->op == WB_OP_SPLIT;
		v.merges += i->op == WB_OP_MERGE;
	}
	return v;
}

/* The first entry of which @v is charged less than @sum; NULL: none. */
static const char *
short_of(const struct costs *c, const struct wb_cost_vec *v, const struct wb_cost_vec *sum)
{
	if (c->r->in->scalar_lines && (v->scalar > sum->scalar || v->scalar_waits > sum->scalar_waits))
		return "accesses but scalar ones";
	if (v->issue_cycles < sum->issue_cycles || v->insts < sum->insts)
		return "cycles of issue";
	if (v->delay_cycles < sum->delay_cycles)
		return "cycles of delay";
	if (v->fetches < sum->fetches)
		return "changes of the line of code";
	if (v->splits < sum->splits || v->merges < sum->merges || v->barriers < sum->barriers)
		return "barriers and splits";
	if (v->trans < sum->trans || v->whole + v->trans < sum->whole + sum->trans || v->atomics < sum->atomics)
		return "memory transactions";
	if (v->rounds < sum->rounds)
		return "LDS rounds";
	if (v->address_cycles < sum->address_cycles)
		return "cycles of the address unit";
	if (v->mem_waits < sum->mem_waits || v->argument_waits < sum->argument_waits || v->lds_waits < sum->lds_waits)
		return "waits";
	return NULL;
}

static void
judge_block(struct costs *c, uint32_t b)
{
	const struct wb_cost_vec *v = &c->fn->cost->block[b];
	struct wb_cost_vec sum = sum_up(c, b);
	const char *less = short_of(c, v, &sum);
	bool counted = v->issue_cycles < sum.issue_cycles || v->insts < sum.insts ||
		v->delay_cycles < sum.delay_cycles || v->fetches < sum.fetches;
	struct wb_recheck_fact f = { .kind = WB_RECHECK_COST,
		.id = b,
		.loc = c->fn->block[b].loc,
		.verdict = WB_RECHECK_PROVED,
		.what = "cost vector",
		.why = "added up again" };

	if (c->steps > MOST_STEPS) {
		f.verdict = WB_RECHECK_OPEN;
		f.why = "of a function too large to search (wavebound-bounds(7))";
	} else if (less) {
		f.verdict = counted ? WB_RECHECK_WRONG : WB_RECHECK_OPEN;
		f.why = counted ?
			wb_format(c->r->cx->unit, "its instructions have more %s", less) :
			wb_format(c->r->cx->unit, "%s, fewer than a plain search finds (wavebound-bounds(7))", less);
	}
	wb_recheck_add(c->r, f);
}

/* Whether a branch taken out of @b pays taken-branch: jumps through registers, a class of their own, do not. */
static bool
pays_taken(const struct wb_fn *fn, uint32_t b)
{
	const struct wb_inst *last = wb_last_inst(fn, b);

	return !last || last->tclass != WB_TC_CALL;
}

static struct costs
costs_new(struct recheck *r)
{
	struct costs c = { .r = r, .fn = r->fn, .m = r->in->machine };
	const struct wb_module *m = r->in->module;

	for (uint32_t f = 0; m && f < m->nfn; f++)
		for (uint32_t k = 0; k < m->fn[f]->ninst; k++)
			c.counted |= m->fn[f]->inst[k].mem.counters;
	c.counted = m ? c.counted : UINT32_MAX;
	if (c.m->argument_extra_cycles)
		c.arguments = wb_recheck_arguments(r);
	c.seen = WB_NEW(r->cx->tmp, uint32_t, r->fn->nblock);
	c.most = WB_NEW(r->cx->tmp, uint64_t, r->fn->nblock);
	c.waiting = WB_NEW(r->cx->tmp, bool, r->fn->nblock);
	c.todo = WB_NEW(r->cx->tmp, uint32_t, r->fn->nblock);
	return c;
}

void
wb_recheck_waits(struct wb_ctx *cx, const struct wb_fn *fn, const struct wb_recheck_input *in, const bool *taken,
	struct wb_recheck *out)
{
	struct wb_arena_mark mark = wb_arena_mark(cx->tmp);
	struct recheck r = { cx, fn, in, out };
	struct costs c = costs_new(&r);

	c.taken = taken;
	for (uint32_t k = 0; k < out->fact.n; k++) {
		struct wb_recheck_fact *f = &out->fact.at[k];
		struct wb_cost_vec sum;

		if (f->fn != fn || f->kind != WB_RECHECK_COST || f->verdict != WB_RECHECK_OPEN)
			continue;
		sum = sum_up(&c, f->id);
		if (short_of(&c, &fn->cost->block[f->id], &sum) || c.steps > MOST_STEPS)
			continue;
		f->verdict = WB_RECHECK_PROVED;
		f->why = "added up again, with the edges that waves may take";
		out->n[f->kind][WB_RECHECK_OPEN]--;
		out->n[f->kind][WB_RECHECK_PROVED]++;
	}
	wb_arena_reset(cx->tmp, mark);
}

void
wb_recheck_costs(struct recheck *r)
{
	struct costs c = costs_new(r);

	for (uint32_t b = 0; b < r->fn->nblock; b++)
		judge_block(&c, b);
	for (uint32_t e = 0; e < r->fn->nedge; e++)
		if (r->fn->edge[e].kind == WB_EDGE_TAKEN && pays_taken(r->fn, r->fn->edge[e].src) &&
			r->fn->cost->edge_delay_cycles[e] < c.m->taken_branch_cycles)
			wb_recheck_add(r,
				(struct wb_recheck_fact){ .kind = WB_RECHECK_COST,
					.id = r->fn->edge[e].src,
					.verdict = WB_RECHECK_WRONG,
					.loc = r->fn->block[r->fn->edge[e].src].loc,
					.what = "delay of a taken branch",
					.why = "the machine description has more" });
}
