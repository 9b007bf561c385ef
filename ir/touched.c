/* ir/touched.c -- which units a call of a function may write, and of which it may read the value.
 *
 * A unit that neither the function nor its callees write keeps its value. A unit that no block of them reads before it
 * writes it cannot pass a value in. Where a callee is not known, or is known too late because it calls the function
 * itself, all units are written and read.
 * Cost:   O(instructions + calls), for a whole module.
 */
#include "wavebound/ir.h"

/* Adds to @set the units of operands of @i with @flag, without those in @but. */
static void
add_operands(const struct wb_fn *fn, const struct wb_inst *i, uint8_t flag, struct wb_bits set,
	const struct wb_bits *but)
{
	WB_EACH_OPND(fn, i, o)
		for (uint32_t k = 0; o->kind == WB_OPND_UNIT && (o->flags & flag) && k < o->nunit; k++)
			if (!but || !wb_bit(*but, o->id + k))
				wb_bit_set(set, o->id + k);
}

/* What @fn itself writes, and reads in a block before it writes it there. */
static void
add_own(const struct wb_fn *fn, struct wb_bits writes, struct wb_bits reads, struct wb_bits written)
{
	for (uint32_t b = 0; b < fn->nblock; b++) {
		memset(written.word, 0, ((size_t)fn->nunit + 63) / 64 * sizeof *written.word);
		WB_EACH_INST(fn, b, k) {
			add_operands(fn, &fn->inst[k], WB_USE, reads, &written);
			add_operands(fn, &fn->inst[k], WB_DEF, written, NULL);
		}
		for (uint32_t w = 0; w < (fn->nunit + 63) / 64; w++)
			writes.word[w] |= written.word[w];
	}
}

static void
find_one(struct wb_ctx *cx, const struct wb_module *m, struct wb_fn *fn)
{
	struct wb_bits writes, reads;

	if (fn->refused)
		return;
	writes = wb_bits_new(cx->unit, fn->nunit);
	reads = wb_bits_new(cx->unit, fn->nunit);
	add_own(fn, writes, reads, wb_bits_new(cx->tmp, fn->nunit));
	for (uint32_t k = 0; k < fn->ncall; k++) {
		uint32_t to = wb_callee(fn, &fn->inst[fn->call[k]]);
		const struct wb_fn *callee = to < m->nfn ? m->fn[to] : NULL;

		if (!callee || !callee->writes || callee->nunit != fn->nunit)
			return;
		for (uint32_t w = 0; w < (fn->nunit + 63) / 64; w++) {
			writes.word[w] |= callee->writes[w];
			reads.word[w] |= callee->reads[w];
		}
	}
	fn->writes = writes.word;
	fn->reads = reads.word;
}

void
wb_find_touched(struct wb_ctx *cx, const struct wb_module *m, const uint32_t *order)
{
	struct wb_bits called = wb_bits_new(cx->tmp, m->nfn);

	for (uint32_t f = 0; f < m->nfn; f++)
		for (uint32_t k = 0; k < m->fn[f]->ncall; k++) {
			uint32_t to = wb_callee(m->fn[f], &m->fn[f]->inst[m->fn[f]->call[k]]);

			if (to < m->nfn)
				wb_bit_set(called, to);
		}
	for (uint32_t k = 0; k < m->nfn; k++)
		if (wb_bit(called, order[k]))
			find_one(cx, m, m->fn[order[k]]);
}

/* The callee of call @i of @fn, if it is known what it writes and reads. */
static const struct wb_fn *
known_callee(const struct wb_module *m, const struct wb_fn *fn, const struct wb_inst *i)
{
	uint32_t to = wb_callee(fn, i);

	return m && to < m->nfn && m->fn[to]->writes && m->fn[to]->nunit == fn->nunit ? m->fn[to] : NULL;
}

const uint64_t *
wb_call_writes(const struct wb_module *m, const struct wb_fn *fn, const struct wb_inst *i)
{
	const struct wb_fn *callee = known_callee(m, fn, i);

	return callee ? callee->writes : NULL;
}

const uint64_t *
wb_call_reads(const struct wb_module *m, const struct wb_fn *fn, const struct wb_inst *i)
{
	const struct wb_fn *callee = known_callee(m, fn, i);

	return callee ? callee->reads : NULL;
}
