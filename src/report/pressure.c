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

static uint64_t *
row(const struct flow *f, uint64_t *of, uint32_t b)
{
	return &of[(size_t)b * f->words];
}

/* Live before @i, from live behind it in @live. */
static void
step(const struct flow *f, const struct wb_inst *i, uint64_t *live)
{
	const uint64_t *reads = i->op == WB_OP_CALL ? wb_call_reads(f->m, f->fn, i) : NULL;

	WB_EACH_OPND(f->fn, i, o)
		for (uint32_t k = 0; o->kind == WB_OPND_UNIT && (o->flags & WB_DEF) && k < o->nunit; k++)
			live[(o->id + k) / 64] &= ~((uint64_t)1 << (o->id + k) % 64);
	WB_EACH_OPND(f->fn, i, o)
		for (uint32_t k = 0; o->kind == WB_OPND_UNIT && (o->flags & WB_USE) && k < o->nunit; k++)
			live[(o->id + k) / 64] |= (uint64_t)1 << (o->id + k) % 64;
	for (uint32_t w = 0; reads && w < f->words; w++)
		live[w] |= reads[w];
}

/* What block @b reads before it writes it, and what it writes. */
static void
gather(const struct flow *f, uint32_t b)
{
	uint64_t *reads = row(f, f->reads, b), *writes = row(f, f->writes, b);

	for (uint32_t n = f->fn->block[b].ninst; n-- > 0;) {
		const struct wb_inst *i = &f->fn->inst[f->fn->block[b].first + n];

		step(f, i, reads);
		WB_EACH_OPND(f->fn, i, o)
			for (uint32_t k = 0; o->kind == WB_OPND_UNIT && (o->flags & WB_DEF) && k < o->nunit; k++)
				writes[(o->id + k) / 64] |= (uint64_t)1 << (o->id + k) % 64;
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

/* How many of [first, end) are in @set. */
static uint32_t
count_bits(const uint64_t *set, uint32_t first, uint32_t end)
{
	uint32_t n = 0;

	for (uint32_t w = first / 64; w * 64 < end; w++) {
		uint64_t from = w == first / 64 ? ~UINT64_C(0) << first % 64 : ~UINT64_C(0);
		uint64_t to = end - w * 64 < 64 ? ~(~UINT64_C(0) << end % 64) : ~UINT64_C(0);

		n += (uint32_t)__builtin_popcountll(set[w] & from & to);
	}
	return n;
}

/* Vector and scalar registers in @live, as far as they are more. */
static void
raise_to(uint16_t *vgprs, uint16_t *sgprs, const uint64_t *live)
{
	uint32_t v = count_bits(live, WB_GCN_V0, WB_GCN_A0), s = count_bits(live, WB_GCN_S0, WB_GCN_S0 + MOST_SGPRS);

	*vgprs = (uint16_t)(v > *vgprs ? v : *vgprs);
	*sgprs = (uint16_t)(s > *sgprs ? s : *sgprs);
}

static void
count_block(const struct flow *f, uint32_t b, uint64_t *live, struct wb_pressure *p)
{
	memset(live, 0, f->words * sizeof(*live));
	behind(f, b, live);
	for (uint32_t n = f->fn->block[b].ninst; n-- > 0;) {
		uint32_t k = f->fn->block[b].first + n;
		const struct wb_inst *i = &f->fn->inst[k];

		WB_EACH_OPND(f->fn, i, o)
			for (uint32_t u = 0; o->kind == WB_OPND_UNIT && (o->flags & WB_DEF) && u < o->nunit; u++)
				live[(o->id + u) / 64] |= (uint64_t)1 << (o->id + u) % 64;
		raise_to(&p->vgprs[k], &p->sgprs[k], live);
		step(f, i, live);
		raise_to(&p->vgprs[k], &p->sgprs[k], live);
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
wb_live_lines(struct wb_ctx *cx, const struct wb_module *m, const struct wb_fn *fn, struct wb_live_line **out)
{
	struct wb_map index = wb_map_new(cx->tmp);
	WB_VEC(struct wb_live_line) list = { NULL, 0, 0 };
	struct wb_pressure p;

	wb_pressure_find(cx, m, fn, &p);
	for (uint32_t k = 0; p.vgprs && k < fn->ninst; k++) {
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
		l->vgprs = p.vgprs[k] > l->vgprs ? p.vgprs[k] : l->vgprs;
		l->sgprs = p.sgprs[k] > l->sgprs ? p.sgprs[k] : l->sgprs;
	}
	*out = list.at;
	return list.n;
}
