/* ir/assemble.c -- from the lines of a function in the text form to the function.
 *
 * This is a step of its own because lines depend on the whole function: on the classes of all units (defaults follow
 * from them), on the set of unit names (numbers follow from it), and on the labels.
 */
#include "parse.h"

/* ---- units ------------------------------------------------------------------------------ */
static void
check_classes(struct wir_parser *p)
{
	for (uint32_t u = 0; u < p->unit.n; u++)
		if (p->unit.at[u].cls == WIR_NO_CLASS)
			wir_error(p, p->unit_loc.at[u], "nothing writes unit '%.60s': declare it with in =s or in =v",
				p->unit.at[u].name);
}

/* Checks that the units of @o are consecutive and of one class. */
static void
check_members(struct wir_parser *p, const struct wb_opnd *o, const uint32_t *id)
{
	uint32_t first = id[o->id];

	for (uint32_t u = 1; u < o->nunit; u++) {
		uint32_t at = (uint32_t)o->imm + u;

		if (id[p->member.at[at]] != first + u) {
			wir_error(p, p->member_loc.at[at],
				"the units of an operand must be neighbours, as those of %%s[4:5] are");
			return;
		}
		if (p->unit.at[first + u].cls != p->unit.at[first].cls) {
			wir_error(p, p->member_loc.at[at], "an operand is scalar or vector, not both");
			return;
		}
	}
}

/* Gives the units their final numbers, in operands, too. */
static void
number_units(struct wir_parser *p)
{
	uint32_t *id = wir_order_units(p->cx->tmp, p->unit.at, p->unit.n);

	for (uint32_t k = 0; k < p->opnd.n; k++) {
		struct wb_opnd *o = &p->opnd.at[k];

		if (o->kind != WB_OPND_UNIT)
			continue;
		check_members(p, o, id);
		o->id = id[o->id];
		o->imm = 0;
	}
	p->fn->nunit = p->unit.n;
	p->fn->unit = WB_NEW(p->cx->unit, struct wb_unit, p->unit.n);
	if (p->unit.n)
		memcpy(p->fn->unit, p->unit.at, p->unit.n * sizeof(*p->fn->unit));
}

/* ---- instructions ------------------------------------------------------------------------- */
static void
complete_mem(struct wir_parser *p, struct wir_item *it, const struct wb_opnd *o)
{
	struct wb_mem said = it->inst.mem, *m = &it->inst.mem;

	if (!(it->given & WIR_G_SPACE))
		m->space = (uint8_t)wir_default_space(p->fn, &it->inst, o);
	*m = wir_default_mem(&it->inst, o);
	m->bytes = it->given & WIR_G_BYTES ? said.bytes : m->bytes;
	m->count = it->given & WIR_G_COUNT ? said.count : m->count;
	m->access = it->given & WIR_G_ACCESS ? said.access : m->access;
	m->addr = !m->access ? 255 : it->given & WIR_G_ADDR ? said.addr : m->addr;
	m->data = !m->access ? 255 : it->given & WIR_G_DATA ? said.data : m->data;
	m->counters = it->given & WIR_G_COUNTERS ? said.counters : m->counters;
	if (m->access ? !m->space || !m->bytes || !m->count : !m->space && (m->bytes || m->count))
		wir_error(p, it->inst.loc, "an access has a space, a width and a count");
	else if (m->access && ((m->addr != 255 && m->addr >= it->nopnd) || (m->data != 255 && m->data >= it->nopnd)))
		wir_error(p, it->inst.loc, "addr= and data= name operands by number, from 0 on");
}

static void
complete(struct wir_parser *p, struct wir_item *it)
{
	const struct wb_opnd *o = it->nopnd ? &p->opnd.at[it->opnd] : NULL;
	struct wb_inst *i = &it->inst;

	complete_mem(p, it, o);
	i->flags = (uint16_t)((wir_default_flags(p->fn, i, o) | it->plus) & ~it->minus);
	if (!(it->given & WIR_G_CLASS))
		i->tclass = (uint8_t)wir_default_tclass(p->fn, i, o);
	if ((wir_is_branch(i->op) || i->op == WB_OP_END || i->op == WB_OP_RET) && !(i->flags & WB_I_TERMINATOR))
		wir_error(p, i->loc, "a branch, end or return is always a terminator");
}

/* ---- edges --------------------------------------------------------------------------------------- */
static void
refer(struct wir_parser *p, struct wb_builder *b, uint32_t src, const struct wir_ref *r)
{
	uint32_t dst = r->label == WB_NONE ? WB_NONE : p->label.at[r->label].block;

	if (r->label != WB_NONE && dst == WB_NONE) {
		wir_error(p, r->loc, "no block has this label");
		return;
	}
	wb_build_edge(b, src, dst, r->kind);
	wb_build_edge_flags(b, r->flags);
}

static void
fall(struct wir_parser *p, struct wb_builder *b, uint32_t block, struct wb_loc loc)
{
	if (block + 1 < p->block.n)
		wb_build_edge(b, block, block + 1, WB_EDGE_FALL);
	else
		wir_error(p, loc, "control runs off the end of the function: end, br or '->' is missing");
}

/* The edges that follow from the last instruction, and that wb_print_fn leaves out. */
static void
implied_edges(struct wir_parser *p, struct wb_builder *b, uint32_t block, const struct wir_item *last)
{
	struct wb_loc loc = last ? last->inst.loc : p->block.at[block].loc;

	if (!last || !(last->inst.flags & WB_I_TERMINATOR)) {
		fall(p, b, block, loc);
		return;
	}
	if (last->inst.op == WB_OP_END || last->inst.op == WB_OP_RET) {
		wb_build_edge(b, block, WB_NONE, WB_EDGE_EXIT);
		return;
	}
	if (!last->nref) {
		wir_error(p, loc,
			wir_is_branch(last->inst.op) ? "the branch has no target" :
						       "the block's edges are missing: -> fall @a, taken @b");
		return;
	}
	for (uint32_t k = 0; k < last->nref; k++)
		refer(p, b, block, &p->ref.at[last->ref + k]);
	if (last->inst.op != WB_OP_BR && last->nref == 1)
		fall(p, b, block, loc);
}

/* Whether the edges of a '->' line fit the last instruction of the block: rule I7 of ir/verify.c, for the text. */
static bool
suits(const struct wir_parser *p, const struct wir_block *blk, const struct wir_item *last)
{
	uint32_t n[WB_EDGE_EXIT + 1] = { 0 };
	bool terminator = last && last->inst.flags & WB_I_TERMINATOR;

	for (uint32_t k = 0; k < blk->nref; k++)
		n[p->ref.at[blk->ref + k].kind]++;
	if (!terminator)
		return n[WB_EDGE_FALL] <= 1 && !n[WB_EDGE_TAKEN];
	if (last->inst.op == WB_OP_END || last->inst.op == WB_OP_RET)
		return !n[WB_EDGE_FALL] && !n[WB_EDGE_TAKEN];
	if (wir_is_branch(last->inst.op) && last->inst.op != WB_OP_BR)
		return n[WB_EDGE_FALL] <= 1;
	return !n[WB_EDGE_FALL];
}

static void
stated_edges(struct wir_parser *p, struct wb_builder *b, uint32_t block, const struct wir_item *last)
{
	const struct wir_block *blk = &p->block.at[block];

	if (last && last->nref)
		wir_error(p, last->inst.loc, "the targets are named twice: here and after '->'");
	else if (!suits(p, blk, last))
		wir_error(p, p->ref.at[blk->ref].loc, "the block's last instruction cannot go that way");
	for (uint32_t k = 0; k < blk->nref; k++)
		refer(p, b, block, &p->ref.at[blk->ref + k]);
}

/* ---- blocks ------------------------------------------------------------------------------------------ */
static void
build_block(struct wir_parser *p, struct wb_builder *b, uint32_t block)
{
	const struct wir_block *blk = &p->block.at[block];
	uint32_t end = block + 1 < p->block.n ? p->block.at[block + 1].first : p->item.n;
	struct wir_item *last = end > blk->first ? &p->item.at[end - 1] : NULL;

	wb_build_block(b, blk->label == WB_NONE ? NULL : p->label.at[blk->label].name, blk->loc);
	for (uint32_t k = blk->first; k < end; k++) {
		struct wir_item *it = &p->item.at[k];

		complete(p, it);
		if (it->inst.flags & WB_I_TERMINATOR && it != last)
			wir_error(p, p->item.at[k + 1].inst.loc, "nothing leads here: a new block needs a label");
		wb_build_inst(b, &it->inst, it->nopnd ? &p->opnd.at[it->opnd] : NULL, it->nopnd);
	}
	if (blk->ref != WB_NONE)
		stated_edges(p, b, block, last);
	else
		implied_edges(p, b, block, last);
}

static void
keep_args(struct wir_parser *p)
{
	struct wb_kernel_desc *d = p->fn->desc;

	if (!d)
		return;
	d->narg = p->arg.n;
	d->arg = WB_NEW(p->cx->unit, struct wb_arg, p->arg.n);
	if (p->arg.n)
		memcpy(d->arg, p->arg.at, p->arg.n * sizeof(*d->arg));
}

void
wir_assemble(struct wir_parser *p)
{
	struct wb_builder *b = wb_builder_new(p->cx, p->fn);
	uint32_t dropped = p->fn->nunreachable;

	keep_args(p);
	check_classes(p);
	if (p->bad)
		return;
	number_units(p);
	if (p->fn->refused && !p->block.n)
		return;
	for (uint32_t k = 0; k < p->block.n; k++)
		build_block(p, b, k);
	for (uint32_t k = 0; k < p->annotation.n; k++)
		wb_build_annotate(b, p->annotation.at[k]);
	if (p->bad || wb_build_finish(b) != WB_OK) {
		p->bad = true;
		p->fn->nunit = 0;
	}
	p->fn->nunreachable = dropped > UINT32_MAX - p->fn->nunreachable ? UINT32_MAX : p->fn->nunreachable + dropped;
}
