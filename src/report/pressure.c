/* src/report/pressure.c -- how many registers are live at each instruction, and which ones are used at all.
 *
 * A register is live where some path leads to a read of it without a write in between. A write ends the life of what
 * was there, though it may be masked: that is how compilers allocate, and for whom these numbers are. Backwards over
 * the blocks, all registers at once, until nothing changes:
 *	live at the start = read before it is written | live at the end & not written
 * Then each instruction needs what is live before it, and what is live behind it with what it writes itself.
 *
 * Cost:   O(operands + sweeps * (blocks + edges) * units / 64); there are few sweeps, as blocks are in reverse
 *         post-order.
 */
#include "resources.h"
#include "wavebound/gcn.h"

struct flow {
	const struct wb_module *m;
	const struct wb_fn *fn;
	uint32_t words;
	uint64_t *in;		/* [block * words] */
	uint64_t *reads, *writes;
};
/* Registers that are live, and how many of them are vector and scalar registers. */
struct live {
	uint64_t *set;
	uint16_t vgprs, sgprs;
};

static uint64_t *
row(const struct flow *f, uint64_t *of, uint32_t b)
{
	return &of[(size_t)b * f->words];
}

static bool is_vgpr(uint32_t unit) { return unit >= WB_GCN_V0 && unit < WB_GCN_A0; }
static bool is_sgpr(uint32_t unit) { return unit - WB_GCN_S0 < MOST_SGPRS; }

/* The registers that @i defines (WB_DEF) or reads (WB_USE) are live from here on, or are not. Others do not count. */
static void
set_live(const struct flow *f, const struct wb_inst *i, uint8_t flag, bool to, struct live *l)
{
	WB_EACH_OPND(f->fn, i, o) {
		uint16_t *n = is_sgpr(o->id) ? &l->sgprs : &l->vgprs;

		if (!(o->flags & flag) || o->kind != WB_OPND_UNIT || !(is_sgpr(o->id) || is_vgpr(o->id)))
			continue;
		for (uint32_t u = o->id; u < o->id + o->nunit; u++) {
			uint64_t bit = (uint64_t)1 << u % 64;

			if (!(l->set[u / 64] & bit) != to)
				continue;
			l->set[u / 64] ^= bit;
			*n = (uint16_t)(to ? *n + 1 : *n - 1);
		}
	}
}

/* Counts what is in the set. */
static void
recount(const struct flow *f, struct live *l)
{
	l->vgprs = l->sgprs = 0;
	for (uint32_t w = 0; w < f->words; w++)
		for (uint64_t left = l->set[w]; left; left &= left - 1) {
			uint32_t u = w * 64 + (uint32_t)__builtin_ctzll(left);

			l->vgprs = (uint16_t)(l->vgprs + is_vgpr(u));
			l->sgprs = (uint16_t)(l->sgprs + is_sgpr(u));
		}
}

/* Live before @i, from live behind it in @l. */
static void
step(const struct flow *f, const struct wb_inst *i, struct live *l)
{
	const uint64_t *reads = i->op == WB_OP_CALL ? wb_call_reads(f->m, f->fn, i) : NULL;

	set_live(f, i, WB_DEF, false, l);
	set_live(f, i, WB_USE, true, l);
	for (uint32_t w = 0; reads && w < f->words; w++)
		l->set[w] |= reads[w];
	if (reads)
		recount(f, l);
}

/* What block @b reads before it writes it, and what it writes. */
static void
gather(const struct flow *f, uint32_t b)
{
	struct live reads = { .set = row(f, f->reads, b) }, writes = { .set = row(f, f->writes, b) };

	for (uint32_t n = f->fn->block[b].ninst; n-- > 0;) {
		const struct wb_inst *i = &f->fn->inst[f->fn->block[b].first + n];

		step(f, i, &reads);
		set_live(f, i, WB_DEF, true, &writes);
	}
}

/* Adds to @live what is live at the end of @b. */
static void
behind(const struct flow *f, uint32_t b, uint64_t *live)
{
	WB_EACH_SUCC(f->fn, b, to) {
		for (uint32_t w = 0; to != WB_NONE && w < f->words; w++)
			live[w] |= row(f, f->in, to)[w];
	}
}

static void
solve(const struct flow *f, uint64_t *live)
{
	bool changed = true;

	while (changed) {
		changed = false;
		for (uint32_t b = f->fn->nblock; b-- > 0;) {
			uint64_t *in = row(f, f->in, b), more = 0;

			memset(live, 0, f->words * sizeof(*live));
			behind(f, b, live);
			for (uint32_t w = 0; w < f->words; w++) {
				uint64_t all = row(f, f->reads, b)[w] | (live[w] & ~row(f, f->writes, b)[w]);

				more |= all & ~in[w];
				in[w] |= all;
			}
			changed = changed || more;
		}
	}
}

/* Vector and scalar registers in @l, as far as they are more. */
static void
raise_to(uint16_t *vgprs, uint16_t *sgprs, const struct live *l)
{
	*vgprs = l->vgprs > *vgprs ? l->vgprs : *vgprs;
	*sgprs = l->sgprs > *sgprs ? l->sgprs : *sgprs;
}

static void
count_block(const struct flow *f, uint32_t b, uint64_t *set, struct wb_pressure *p)
{
	struct live l = { .set = set };

	memset(set, 0, f->words * sizeof(*set));
	behind(f, b, set);
	recount(f, &l);
	for (uint32_t n = f->fn->block[b].ninst; n-- > 0;) {
		uint32_t k = f->fn->block[b].first + n;
		const struct wb_inst *i = &f->fn->inst[k];

		set_live(f, i, WB_DEF, true, &l);
		raise_to(&p->vgprs[k], &p->sgprs[k], &l);
		step(f, i, &l);
		raise_to(&p->vgprs[k], &p->sgprs[k], &l);
	}
}

/* The last register of each kind that @fn names, and 1. */
static void
find_used(const struct wb_fn *fn, struct wb_pressure *p)
{
	for (uint32_t k = 0; k < fn->nopnd; k++) {
		const struct wb_opnd *o = &fn->opnd[k];
		uint32_t end = o->id + o->nunit;

		if (o->kind != WB_OPND_UNIT)
			continue;
		if (o->id >= WB_GCN_A0 && end - WB_GCN_A0 > p->used_agprs)
			p->used_agprs = end - WB_GCN_A0;
		else if (o->id >= WB_GCN_V0 && o->id < WB_GCN_A0 && end - WB_GCN_V0 > p->used_vgprs)
			p->used_vgprs = end - WB_GCN_V0;
		else if (o->id < WB_GCN_S0 + MOST_SGPRS && end - WB_GCN_S0 > p->used_sgprs)
			p->used_sgprs = end - WB_GCN_S0;
	}
}

void
wb_pressure_find(struct wb_ctx *cx, const struct wb_module *m, const struct wb_fn *fn, struct wb_pressure *p)
{
	struct flow f = { .m = m, .fn = fn, .words = (fn->nunit + 63) / 64 };
	size_t n = (size_t)fn->nblock * f.words;
	uint64_t *live;

	*p = (struct wb_pressure){ .vgprs = NULL };
	if (m->isa != WB_ISA_GCN || fn->nunit < WB_GCN_NUNIT || !fn->nblock)
		return;
	p->vgprs = WB_NEW(cx->tmp, uint16_t, fn->ninst);
	p->sgprs = WB_NEW(cx->tmp, uint16_t, fn->ninst);
	f.in = WB_NEW(cx->tmp, uint64_t, n);
	f.reads = WB_NEW(cx->tmp, uint64_t, n);
	f.writes = WB_NEW(cx->tmp, uint64_t, n);
	live = WB_NEW(cx->tmp, uint64_t, f.words);
	find_used(fn, p);
	for (uint32_t b = 0; b < fn->nblock; b++)
		gather(&f, b);
	solve(&f, live);
	for (uint32_t b = 0; b < fn->nblock; b++)
		count_block(&f, b, live, p);
	for (uint32_t k = 0; k < fn->ninst; k++) {
		p->most_vgprs = p->vgprs[k] > p->most_vgprs ? p->vgprs[k] : p->most_vgprs;
		p->most_sgprs = p->sgprs[k] > p->most_sgprs ? p->sgprs[k] : p->most_sgprs;
	}
}

/* ---- by line ----------------------------------------------------------------------------------- */
uint32_t
wb_live_lines(
	struct wb_ctx *cx, const struct wb_fn *fn, const struct wb_pressure *p, struct wb_live_line **out)
{
	struct wb_map index = wb_map_new(cx->tmp);
	WB_VEC(struct wb_live_line) list = { NULL, 0, 0 };

	for (uint32_t k = 0; p->vgprs && k < fn->ninst; k++) {
		struct wb_loc at = wb_loc_known(fn->inst[k].src) ? fn->inst[k].src : fn->inst[k].loc;
		uint32_t key[] = { at.file, at.line }, id;
		struct wb_live_line *l;

		if (!wb_loc_known(at))
			continue;
		id = wb_map_id(&index, key, sizeof(key), list.n);
		if (id == WB_NONE) {
			id = list.n;
			WB_PUSH(cx->tmp, &list, ((struct wb_live_line){ { at.line, 0, at.file }, 0, 0 }));
		}
		l = &list.at[id];
		l->vgprs = p->vgprs[k] > l->vgprs ? p->vgprs[k] : l->vgprs;
		l->sgprs = p->sgprs[k] > l->sgprs ? p->sgprs[k] : l->sgprs;
	}
	*out = list.at;
	return list.n;
}
