/* src/recheck/arguments.c -- which scalar accesses may be to kernel arguments or to the dispatch packet, found again.
 *
 * A flow-sensitive walk over registers, from the start of the function on: what may have bits of the pointers to them.
 * A register loses that when it is written with something else; a vector register does not, for a write may leave lanes
 * out. Whatever such a register is used for makes what is written as suspect. Loads do not, unless they may read the
 * pointer in the dispatch packet; or if some instruction may have stored a suspect register. Then every load does.
 */
#include "private.h"

enum { ARGUMENTS = 1, PACKET = 2, IN_PACKET = 4 };	/* PACKET: the pointer itself. IN_PACKET: computed from it */

struct walk {
	struct recheck *r;
	const struct wb_fn *fn;
	uint8_t *at_start;		/* [block][unit] */
	uint8_t *now;			/* [unit] */
	bool stored;			/* a suspect register may have been stored */
};

static uint8_t
suspects(const struct walk *k, const struct wb_inst *i, uint32_t but)
{
	uint8_t all = 0;

	for (uint32_t o = 0; o < i->nopnd; o++) {
		const struct wb_opnd *op = wb_opnd(k->fn, i, o);

		for (uint32_t u = 0; o != but && op->kind == WB_OPND_UNIT && op->flags & WB_USE && u < op->nunit; u++)
			all |= k->now[op->id + u];
	}
	return all;
}

/* Whether load @i, relative to the dispatch packet, is of bytes other than those of the pointer to the arguments. */
static bool
spares_pointer(const struct walk *k, const struct wb_inst *i)
{
	uint64_t at = wb_mod(k->fn, i, WB_MOD_OFFSET);
	uint32_t registers = 0;

	for (uint32_t o = 0; o < i->nopnd; o++) {
		const struct wb_opnd *op = wb_opnd(k->fn, i, o);

		if (op->kind == WB_OPND_IMM)
			at += op->imm;
		if (op->kind == WB_OPND_UNIT && op->flags & WB_USE && !(op->flags & WB_IMPLICIT))
			registers += op->nunit;
	}
	return registers == 2 && at < 64 && (at + i->mem.bytes <= 40 || at >= 48);
}

static void
write(struct walk *k, const struct wb_inst *i, uint8_t what)
{
	for (uint32_t o = 0; o < i->nopnd; o++) {
		const struct wb_opnd *op = wb_opnd(k->fn, i, o);

		for (uint32_t u = op->id; op->kind == WB_OPND_UNIT && op->flags & WB_DEF && u < op->id + op->nunit; u++)
			k->now[u] = (uint8_t)(what | (k->fn->unit[u].cls == WB_UNIT_VECTOR ? k->now[u] : 0));
	}
}

static void
step(struct walk *k, const struct wb_inst *i)
{
	uint8_t from = suspects(k, i, WB_NONE);
	bool moves = i->mem.count && i->mem.space != WB_SPACE_NONE;

	if (i->op == WB_OP_CALL) {
		memset(k->now, ARGUMENTS | IN_PACKET, k->fn->nunit);
		k->stored = true;
	} else if (!moves) {
		write(k, i, (uint8_t)((from & ARGUMENTS) | (from & (PACKET | IN_PACKET) ? IN_PACKET : 0)));
	} else {
		bool clean = !(from & (PACKET | IN_PACKET)) ||
			(from == PACKET && i->mem.space == WB_SPACE_SCALAR && spares_pointer(k, i));

		k->stored |= i->mem.access != WB_LOAD && suspects(k, i, i->mem.addr);
		write(k, i, clean && !k->stored ? 0 : ARGUMENTS | IN_PACKET);
	}
}

static void
start(struct walk *k)
{
	const struct wb_kernel_desc *d = k->fn->is_kernel ? k->fn->desc : NULL;

	memset(k->at_start, d ? 0 : ARGUMENTS | IN_PACKET, k->fn->nunit);
	for (uint32_t u = 0; d && u < k->fn->nunit; u++) {
		const char *name = k->fn->unit[u].name;

		for (uint32_t n = 0; n < 2 && name; n++) {
			if (d->abi.s_kernarg_ptr != WB_NONE &&
				strcmp(name, wb_format(k->r->cx->tmp, "s%u", d->abi.s_kernarg_ptr + n)) == 0)
				k->at_start[u] = ARGUMENTS;
			if (d->abi.s_dispatch_ptr != WB_NONE &&
				strcmp(name, wb_format(k->r->cx->tmp, "s%u", d->abi.s_dispatch_ptr + n)) == 0)
				k->at_start[u] = PACKET;
		}
	}
}

/* Walks through all blocks, in order. True: something new was found. @out: the accesses, NULL if not yet wanted. */
static bool
walk_all(struct walk *k, struct wb_bits *out)
{
	bool before = k->stored, news = false;

	for (uint32_t b = 0; b < k->fn->nblock; b++) {
		const struct wb_block *blk = &k->fn->block[b];

		memcpy(k->now, k->at_start + (size_t)b * k->fn->nunit, k->fn->nunit);
		for (uint32_t n = blk->first; n < blk->first + blk->ninst; n++) {
			const struct wb_inst *i = &k->fn->inst[n];

			if (out && i->mem.space == WB_SPACE_SCALAR && i->mem.count && suspects(k, i, WB_NONE))
				wb_bit_set(*out, n);
			step(k, i);
		}
		for (uint32_t e = 0; e < blk->nout; e++) {
			uint32_t to = k->fn->edge[k->fn->out[blk->out + e]].dst;

			for (uint32_t u = 0; to != WB_NONE && u < k->fn->nunit; u++) {
				uint8_t *d = &k->at_start[(size_t)to * k->fn->nunit + u];

				news |= k->now[u] & ~*d;
				*d |= k->now[u];
			}
		}
	}
	return news || k->stored != before;
}

struct wb_bits
wb_recheck_arguments(struct recheck *r)
{
	struct wb_bits out = wb_bits_new(r->cx->tmp, r->fn->ninst);
	struct walk k = { .r = r, .fn = r->fn, .stored = !r->fn->is_kernel };

	k.at_start = WB_NEW(r->cx->tmp, uint8_t, (size_t)r->fn->nblock * r->fn->nunit);
	k.now = WB_NEW(r->cx->tmp, uint8_t, r->fn->nunit);
	start(&k);
	while (walk_all(&k, NULL))
		;
	walk_all(&k, &out);
	return out;
}
