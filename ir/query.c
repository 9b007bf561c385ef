/* ir/query.c -- queries about a function, and what an edit of its edges invalidates. */
#include "wavebound/ir.h"

static const uint64_t mod_default[WB_MOD_COUNT] = {
#define MOD(id, name, dflt, what) dflt,
#include "wavebound/mods.def"
#undef MOD
};

/* Modifiers are the last operands of an instruction. */
static const struct wb_opnd *
find_mod(const struct wb_fn *fn, const struct wb_inst *i, enum wb_mod m)
{
	for (uint32_t k = i->nopnd; k-- > 0; ) {
		const struct wb_opnd *o = wb_opnd(fn, i, k);

		if (o->kind != WB_OPND_MOD)
			break;
		if (o->id == (uint32_t)m)
			return o;
	}
	return NULL;
}

uint64_t
wb_mod(const struct wb_fn *fn, const struct wb_inst *i, enum wb_mod m)
{
	const struct wb_opnd *o = find_mod(fn, i, m);

	return o ? o->imm : mod_default[m];
}

bool
wb_mod_present(const struct wb_fn *fn, const struct wb_inst *i, enum wb_mod m)
{
	return find_mod(fn, i, m) != NULL;
}

uint32_t
wb_inlined_find(const struct wb_module *m, const struct wb_inst *i)
{
	uint32_t lo = 0;

	WB_SEARCH(lo, i->loc.file == m->listing ? m->ninlined_at : 0, mid, m->inlined_at[mid].line <= i->loc.line);
	return lo ? m->inlined_at[lo - 1].call : WB_NONE;
}

bool
wb_compare_narrows(const struct wb_fn *fn, const struct wb_inst *i)
{
	const struct wb_opnd *d = i->nopnd ? wb_opnd(fn, i, 0) : NULL;

	if (i->op == WB_OP_CMPX)
		return true;
	return i->op >= WB_OP_EQ && i->op <= WB_OP_CMP && d->kind == WB_OPND_UNIT && d->flags & WB_DEF &&
		fn->unit[d->id].role == WB_ROLE_EXEC_LO;
}

uint32_t
wb_callee(const struct wb_fn *fn, const struct wb_inst *i)
{
	for (uint32_t k = 0; i->op == WB_OP_CALL && k < i->nopnd; k++)
		if (wb_opnd(fn, i, k)->kind == WB_OPND_FN)
			return wb_opnd(fn, i, k)->id;
	return WB_NONE;
}

const struct wb_opnd *
wb_branch_condition(const struct wb_fn *fn, const struct wb_inst *br)
{
	const struct wb_opnd *tested = NULL;

	if (!br || (br->op != WB_OP_CBRNZ && br->op != WB_OP_CBRZ))
		return NULL;
	WB_EACH_OPND(fn, br, o) {
		if (o->kind == WB_OPND_UNIT && tested)
			return NULL;
		tested = o->kind == WB_OPND_UNIT ? o : tested;
	}
	return tested;
}

bool
wb_functions_from(const struct wb_module *m, uint32_t f, struct wb_todo *list)
{
	uint32_t n = list->n;
	bool all = true;

	wb_todo_add(list, f);
	for (; n < list->n; n++) {
		const struct wb_fn *fn = m->fn[list->at[n]];

		for (uint32_t k = 0; k < fn->ncall; k++) {
			uint32_t to = wb_callee(fn, &fn->inst[fn->call[k]]);

			if (to < m->nfn)
				wb_todo_add(list, to);
			else
				all = false;
		}
	}
	return all;
}

bool
wb_names(const struct wb_fn *fn, const struct wb_inst *i, uint32_t unit, uint32_t n, uint8_t flags)
{
	for (uint32_t k = 0; k < i->nopnd; k++) {
		const struct wb_opnd *o = wb_opnd(fn, i, k);

		if (o->kind == WB_OPND_UNIT && (o->flags & flags) && o->id < unit + n && unit < o->id + o->nunit)
			return true;
	}
	return false;
}

uint32_t
wb_scalar_operand(const struct wb_fn *fn, const struct wb_inst *i, uint32_t n)
{
	for (uint32_t k = 0; k < i->nopnd; k++) {
		const struct wb_opnd *o = wb_opnd(fn, i, k);

		if (o->kind == WB_OPND_UNIT && o->flags & WB_USE && !(o->flags & WB_IMPLICIT) && o->nunit == n &&
			fn->unit[o->id].cls == WB_UNIT_SCALAR)
			return k;
	}
	return WB_NONE;
}

bool
wb_writes(const struct wb_fn *fn, const struct wb_inst *i, uint32_t unit, uint32_t n)
{
	return i->op == WB_OP_CALL || wb_names(fn, i, unit, n, WB_DEF);
}

uint32_t
wb_unit_of(const struct wb_fn *fn, enum wb_role role)
{
	uint32_t u = 0;

	while (u < fn->nunit && fn->unit[u].role != role)
		u++;
	return u < fn->nunit ? u : WB_NONE;
}

const struct wb_section *
wb_section_find(const struct wb_module *m, const char *name)
{
	for (uint32_t k = 0; name && k < m->nsection; k++)
		if (strcmp(m->section[k].name, name) == 0)
			return &m->section[k];
	return NULL;
}

bool
wb_section_constant(const struct wb_section *s, uint64_t offset, uint32_t bytes, uint8_t *out)
{
	return !s->code && wb_section_bytes(s, offset, bytes, out);
}

bool
wb_section_bytes(const struct wb_section *s, uint64_t offset, uint32_t bytes, uint8_t *out)
{
	if (s->writable || (s->code && !s->at) || bytes > 64 || bytes > s->bytes || offset > s->bytes - bytes)
		return false;
	for (uint32_t k = 0; k < s->npatch; k++)
		if (s->patch[k].offset < offset + bytes && offset < s->patch[k].offset + s->patch[k].bytes)
			return false;
	for (uint32_t k = 0; k < bytes; k++)
		out[k] = offset + k < s->held ? s->at[offset + k] : 0;
	return true;
}

/* Blocks have consecutive instructions, in block order. It is the last block that starts at or before @inst and is not
 * empty. */
uint32_t
wb_block_of(const struct wb_fn *fn, uint32_t inst)
{
	uint32_t behind = 1;

	WB_SEARCH(behind, fn->nblock, mid, fn->block[mid].first <= inst);
	return behind - 1;
}

void
wb_note_data(struct wb_ctx *cx, const struct wb_arg *a)
{
	if (a)
		wb_note(cx->diag, WB_NO_LOC,
			"a number that decides is loaded from buffer '%s': the launch can give its contents "
			"(content=\"given\"), or say between which numbers they are (<values>)",
			a->name);
}

struct wb_loc
wb_block_src(const struct wb_fn *fn, uint32_t block)
{
	const struct wb_block *b = &fn->block[block];

	for (uint32_t k = 0; k < b->ninst; k++)
		if (wb_loc_known(fn->inst[b->first + k].src))
			return fn->inst[b->first + k].src;
	return b->ninst && !wb_loc_known(b->loc) ? fn->inst[b->first].loc : b->loc;
}

/* Appends edge @e to the lists of its ends. nout and nin are the lengths so far. */
static void
list_edge(struct wb_fn *fn, uint32_t e)
{
	const struct wb_edge *ed = &fn->edge[e];

	if (ed->src != WB_NONE) {
		struct wb_block *b = &fn->block[ed->src];

		fn->out[b->out + b->nout++] = e;
	}
	if (ed->dst != WB_NONE) {
		struct wb_block *b = &fn->block[ed->dst];

		fn->in[b->in + b->nin++] = e;
	}
}

/* Lists of edges by block, in the order of edge ids but fall-through first;
 * removed edges are in no list. */
static void
list_edges(struct wb_fn *fn)
{
	uint32_t out = 0, in = 0;

	for (uint32_t b = 0; b < fn->nblock; b++)
		fn->block[b].nout = fn->block[b].nin = 0;
	for (uint32_t e = 0; e < fn->nedge; e++) {
		if (fn->edge[e].flags & WB_E_REMOVED)
			continue;
		if (fn->edge[e].src != WB_NONE)
			fn->block[fn->edge[e].src].nout++;
		if (fn->edge[e].dst != WB_NONE)
			fn->block[fn->edge[e].dst].nin++;
	}
	for (uint32_t b = 0; b < fn->nblock; b++) {
		struct wb_block *blk = &fn->block[b];

		blk->out = out;
		blk->in = in;
		out += blk->nout;
		in += blk->nin;
		blk->nout = blk->nin = 0;
	}
	for (int fall = 1; fall >= 0; fall--)
		for (uint32_t e = 0; e < fn->nedge; e++)
			if (!(fn->edge[e].flags & WB_E_REMOVED) && (fn->edge[e].kind == WB_EDGE_FALL) == (fall != 0))
				list_edge(fn, e);
}

void
wb_fn_drop_facts(struct wb_fn *fn)
{
	list_edges(fn);
#define FACT(id, type, field) fn->field = NULL;
#include "wavebound/facts.def"
#undef FACT
}
