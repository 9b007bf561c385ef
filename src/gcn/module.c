/* src/gcn/module.c -- builds the module: functions, symbols, descriptors of kernels.
 *
 * A function starts at a symbol that has .type @function or an .amdhsa_kernel block. It ends at the first of: its
 * .size, the next function, the end of the section.
 */
#include <stdlib.h>

#include "gcn.h"

/* ---- functions of a .s file ---------------------------------------------------------- */
/* By address; at the same address kernels first, then by name, as in an object. */
static int
by_place(const void *a, const void *b)
{
	const struct opened *x = a, *y = b;

	if (x->section->id != y->section->id)
		return x->section->id < y->section->id ? -1 : 1;
	if (x->first != y->first)
		return x->first < y->first ? -1 : 1;
	if (x->fn->is_kernel != y->fn->is_kernel)
		return x->fn->is_kernel ? -1 : 1;
	return strcmp(x->fn->name, y->fn->name);
}

static void
open_function(struct wb_gcn_unit *u, uint32_t id)
{
	struct sym *s = &u->sym.at[id];
	struct wb_fn *fn = WB_NEW(u->cx->unit, struct wb_fn, 1);
	struct opened o = { .fn = fn, .sym = id };

	fn->name = s->name;
	fn->loc = s->loc;
	fn->is_kernel = s->kernel != WB_NONE;
	if (!s->defined || s->section == WB_NONE) {
		o.section = u->section.at[0];
		fn->refused = "it has no code";
	} else {
		o.section = u->section.at[s->section];
		o.first = s->inst;
	}
	fn->section = o.section->name;
	fn->addr = s->addr;
	WB_PUSH(u->cx->tmp, &u->opened, o);
}

/* The first instruction of [first, last) at or after @addr. */
static uint32_t
inst_after(const struct section *s, uint32_t first, uint32_t last, uint64_t addr)
{
	WB_SEARCH(first, last, mid, s->inst.at[mid].addr < addr);
	return first;
}

/* Without a .size, data behind the last instruction, like descriptors, is none of the function, which ends there. @end:
 * it has no instruction. */
static uint64_t
drop_data(struct opened *o, uint64_t end)
{
	const struct wb_inst *inst = o->section->inst.at;

	while (o->last > o->first && !inst[o->last - 1].bytes && inst[o->last - 1].spare == MARK_DATA)
		o->last--;
	return o->last > o->first ? inst[o->last - 1].addr + inst[o->last - 1].bytes : end;
}

/* Whether @b is another name of function @a, as compilers write for aliases: .set b, a. Two kernels are none. */
static bool
is_alias(const struct opened *a, const struct opened *b)
{
	return a->section == b->section && a->first == b->first && a->fn->addr == b->fn->addr && !a->fn->refused &&
		!b->fn->refused && !b->fn->is_kernel;
}

/* Of each function, keeps one name and the largest size that is stated. */
static void
merge_aliases(struct wb_gcn_unit *u)
{
	uint32_t n = 0;

	for (uint32_t k = 0; k < u->opened.n; k++) {
		const struct opened *o = &u->opened.at[k];
		struct sym *as = n ? &u->sym.at[u->opened.at[n - 1].sym] : NULL;

		if (!as || !is_alias(&u->opened.at[n - 1], o))
			u->opened.at[n++] = *o;
		else if (as->bytes < u->sym.at[o->sym].bytes)
			as->bytes = u->sym.at[o->sym].bytes;
	}
	u->opened.n = n;
}

static void
close_functions(struct wb_gcn_unit *u)
{
	for (uint32_t k = 0; k < u->opened.n; k++) {
		struct opened *o = &u->opened.at[k];
		const struct opened *next = k + 1 < u->opened.n && o[1].section == o->section ? &o[1] : NULL;
		uint64_t end = next ? next->fn->addr : o->section->at, sized;

		o->last = next ? next->first : o->section->inst.n;
		if (u->sym.at[o->sym].bytes && wb_add_u64(o->fn->addr, u->sym.at[o->sym].bytes, &sized) &&
			sized < end) {
			o->last = inst_after(o->section, o->first, o->last, sized);
			end = sized;
		}
		if (!u->sym.at[o->sym].bytes)
			end = drop_data(o, end);
		o->fn->bytes = end > o->fn->addr ? end - o->fn->addr : 0;
	}
}

static void
find_functions(struct wb_gcn_unit *u)
{
	bool code = false;

	for (uint32_t k = 0; k < u->kernel.n; k++)
		if (!u->sym.at[u->kernel.at[k]->sym].defined)
			wb_report(u->cx->diag, WB_E_GCN_SYMBOL, u->kernel.at[k]->loc,
				"kernel '%s' has a descriptor but no code", u->sym.at[u->kernel.at[k]->sym].name);
		else
			u->sym.at[u->kernel.at[k]->sym].function = true;
	for (uint32_t k = 0; k < u->sym.n; k++)
		if (u->sym.at[k].function && u->sym.at[k].defined && !u->sym.at[k].absolute)
			open_function(u, k);
	if (u->opened.n)
		qsort(u->opened.at, u->opened.n, sizeof(*u->opened.at), by_place);
	merge_aliases(u);
	for (uint32_t k = 0; k < u->section.n; k++)
		code |= u->section.at[k]->code;
	if (code && !u->opened.n)
		wb_report(u->cx->diag, WB_E_GCN_SYMBOL, (struct wb_loc){ .file = u->file },
			"code, but no function: nothing is marked .type NAME,@function or has an .amdhsa_kernel block");
	close_functions(u);
}

/* ---- the module ------------------------------------------------------------------------- */
static void
attach_kernel(struct wb_gcn_unit *u, struct opened *o)
{
	struct kernel *k;

	if (u->sym.at[o->sym].kernel == WB_NONE)
		return;
	k = u->kernel.at[u->sym.at[o->sym].kernel];
	o->fn->desc = k->desc;
	if (k->bad && !o->fn->refused)
		o->fn->refused = "its kernel descriptor has errors";
	if (!k->refused)
		k->refused = wb_gcn_arguments_refused(u->cx, k->desc, o->fn->name, k->loc);
	if (k->refused && !o->fn->refused)
		o->fn->refused = k->refused;
}

static void
list_functions(struct wb_gcn_unit *u, struct wb_module *m)
{
	m->nfn = u->opened.n;
	m->fn = WB_NEW(u->cx->unit, struct wb_fn *, m->nfn);
	for (uint32_t k = 0; k < m->nfn; k++) {
		struct opened *o = &u->opened.at[k];

		m->fn[k] = o->fn;
		o->fn->id = k;
		o->fn->wave_lanes = o->fn->wave_lanes ? o->fn->wave_lanes : u->lanes;
		o->fn->is_kernel |= o->fn->desc != NULL;
		u->sym.at[o->sym].fn = k;
		attach_kernel(u, o);
		if (u->sym.at[o->sym].twice && !o->fn->refused)
			o->fn->refused = "its name is defined twice";
	}
}

static void
list_symbols(struct wb_gcn_unit *u, struct wb_module *m)
{
	m->nsymbol = u->sym.n;
	m->symbol = WB_NEW(u->cx->unit, struct wb_symbol, m->nsymbol);
	for (uint32_t k = 0; k < u->sym.n; k++) {
		const struct sym *s = &u->sym.at[k];

		if (!s->defined && wb_loc_known(s->number))
			wb_report(u->cx->diag, WB_W_GCN_SYMBOL, s->number,
				"the symbol '%s' is not defined: it counts as any number", s->name);
		m->symbol[k] = (struct wb_symbol){ .name = s->name,
			.section = s->section == WB_NONE ? "" : u->section.at[s->section]->name,
			.addr = s->addr,
			.fn = s->fn };
	}
}

/* Maps addresses to the functions that start there; calls look up their targets in it. */
static void
index_functions(struct wb_gcn_unit *u)
{
	struct fn_start *p = WB_NEW(u->cx->tmp, struct fn_start, u->opened.n);

	u->starts = wb_map_new(u->cx->tmp);
	for (uint32_t k = 0; k < u->opened.n; k++) {
		p[k] = (struct fn_start){ u->opened.at[k].section->id, u->opened.at[k].fn->addr };
		wb_map_put(&u->starts, (const char *)&p[k], sizeof(p[k]), k);
	}
}

/* Function that starts at @addr of @s, or WB_NONE. */
static uint32_t
function_at(const struct wb_gcn_unit *u, const struct section *s, uint64_t addr)
{
	struct fn_start p = { s->id, addr };

	return wb_map_get(&u->starts, (const char *)&p, sizeof(p));
}

uint32_t
gcn_function_called(const struct wb_gcn_unit *u, const struct section *from, const struct call *c)
{
	const struct sym *s = c->kind == CALL_SYM ? &u->sym.at[c->sym] : NULL;

	if (s && s->fn != WB_NONE && !c->off)
		return s->fn;
	if (s)
		return s->defined && s->section != WB_NONE ?
			function_at(u, u->section.at[s->section], s->addr + c->off) :
			WB_NONE;
	return c->kind == CALL_ADDR ? function_at(u, from, c->addr) : WB_NONE;
}

struct wb_inst *
gcn_call_inst(const struct wb_gcn_unit *u, struct section *from, const struct call *c, struct section **in)
{
	const struct sym *s = c->kind == CALL_SYM ? &u->sym.at[c->sym] : NULL;
	uint64_t addr = s ? s->addr + c->off : c->addr;
	struct wb_inst *i;

	if ((s && (!s->defined || s->absolute || s->section == WB_NONE)) || (!s && c->kind != CALL_ADDR))
		return NULL;
	*in = s ? u->section.at[s->section] : from;
	i = gcn_inst_at(*in, 0, (*in)->inst.n, addr);
	return i && i->addr == addr && i->spare != MARK_AMONG ? i : NULL;
}

/* ---- subroutines: code that is called, and in no way marked as a function ------------------------------- */
/* The label at instruction @k of @s, or a new symbol for it. */
static uint32_t
label_at(struct wb_gcn_unit *u, struct section *s, uint32_t k)
{
	const struct wb_inst *i = &s->inst.at[k];
	const char *name = wb_format(u->cx->unit, "subroutine_0x%llx", (unsigned long long)i->addr);
	uint32_t id;

	for (uint32_t n = 0; n < s->label.n; n++) {
		const struct sym *at = &u->sym.at[s->label.at[n]];

		if (at->inst == k && at->addr == i->addr && *at->name != '.')
			return s->label.at[n];
	}
	id = gcn_sym_of(u, name, strlen(name));
	u->sym.at[id].defined = true;
	u->sym.at[id].section = s->id;
	u->sym.at[id].inst = k;
	u->sym.at[id].addr = i->addr;
	u->sym.at[id].loc = i->loc;
	return id;
}

/* It may share code with the function around it, which begins before it and may go on behind it. */
uint32_t
gcn_subroutine(struct wb_gcn_unit *u, const struct opened *around, struct section *s, uint32_t k)
{
	struct wb_fn *fn = WB_NEW(u->cx->unit, struct wb_fn, 1);
	struct opened o = { .fn = fn, .section = s, .sym = label_at(u, s, k), .first = k, .sub = true };
	struct fn_start *at = WB_NEW(u->cx->tmp, struct fn_start, 1);
	const struct wb_inst *last;

	o.last = around->section == s && around->last > k ? around->last : s->inst.n;
	for (uint32_t n = 0; n < u->opened.n && o.last == s->inst.n; n++)
		if (u->opened.at[n].section == s && u->opened.at[n].first <= k && u->opened.at[n].last > k)
			o.last = u->opened.at[n].last;
	last = &s->inst.at[o.last - 1];
	fn->name = u->sym.at[o.sym].name;
	fn->loc = wb_loc_known(u->sym.at[o.sym].loc) ? u->sym.at[o.sym].loc : s->inst.at[k].loc;
	fn->section = s->name;
	fn->addr = s->inst.at[k].addr;
	fn->bytes = last->addr + last->bytes - fn->addr;
	fn->wave_lanes = around->fn->wave_lanes;
	*at = (struct fn_start){ s->id, fn->addr };
	wb_map_put(&u->starts, (const char *)at, sizeof *at, u->opened.n);
	WB_PUSH(u->cx->tmp, &u->opened, o);
	return u->opened.n - 1;
}

static void
find_subroutines(struct wb_gcn_unit *u)
{
	for (uint32_t k = 0; k < u->opened.n; k++) {
		const struct opened *o = &u->opened.at[k];

		if (o->fn->refused || (!o->sub && !gcn_calls_hint(u, o)))
			continue;
		u->clobber = WB_NEW(u->cx->unit, struct wb_bits, (size_t)u->opened.n + 1);
		gcn_flow_subroutines(u, k);
	}
	wb_gcn_unit_state(u, u->stated, u->nstated);	/* what was found of facts was not reported */
}

/* Refuses calls of functions that were built later than their caller, and return to another address. */
static void
check_links(struct wb_gcn_unit *u, struct wb_module *m)
{
	for (uint32_t f = 0; f < m->nfn; f++)
		for (uint32_t k = 0; k < m->fn[f]->ncall && !m->fn[f]->refused; k++) {
			const struct wb_inst *i = &m->fn[f]->inst[m->fn[f]->call[k]];
			const struct wb_opnd *o = i->nopnd ? wb_opnd(m->fn[f], i, 0) : NULL;
			uint32_t to = wb_callee(m->fn[f], i),
				 link = o && o->kind == WB_OPND_UNIT && o->flags & WB_DEF ? o->id : GCN_LINK;

			if (to == WB_NONE || u->link[to] == WB_NONE || u->link[to] == link)
				continue;
			m->fn[f]->refused = "a function that it calls returns to an address in other registers";
			u->cx->diag->kernel = m->fn[f]->name;
			wb_report(u->cx->diag, WB_E_GCN_CALL, i->loc, "%s", m->fn[f]->refused);
			u->cx->diag->kernel = NULL;
		}
}

/* Reports annotations that belong to no function. */
static void
check_notes(struct wb_gcn_unit *u)
{
	for (uint32_t k = 0; k < u->section.n; k++)
		for (uint32_t n = 0; n < u->section.at[k]->note.n; n++)
			if (!u->section.at[k]->note.at[n].used)
				wb_report(u->cx->diag, WB_E_GCN_ANNOTATION, u->section.at[k]->note.at[n].an.loc,
					"the annotation stands before no block of any function");
}

enum wb_status
gcn_module_finish(struct wb_gcn_unit *u, struct wb_module **out)
{
	struct wb_module *m = WB_NEW(u->cx->unit, struct wb_module, 1);
	struct wb_unit *units;
	uint32_t *order;

	if (u->open)
		wb_report(u->cx->diag, WB_E_GCN_SYNTAX, u->open->loc,
			"the kernel descriptor that starts here does not end");
	if (!u->t) {
		if (!u->no_target)
			wb_report(u->cx->diag, WB_E_GCN_TARGET, (struct wb_loc){ .file = u->file },
				"no target: neither .amdgcn_target in the text nor one given");
		return WB_BAD_INPUT;
	}
	gcn_label_differences(u);
	if (!u->raw)
		find_functions(u);
	gcn_long_branches(u);
	if (!u->raw)
		gcn_data_sections(u);
	index_functions(u);
	find_subroutines(u);
	m->name = u->name;
	m->isa = WB_ISA_GCN;
	m->target = u->t->name;
	m->gfx = u->t->gfx;
	list_functions(u, m);
	list_symbols(u, m);
	m->section = u->data;
	m->nsection = u->ndata;
	units = gcn_units(u->cx->unit);
	order = WB_NEW(u->cx->unit, uint32_t, m->nfn);
	gcn_calls_order(u, order);
	u->never_returns = WB_NEW(u->cx->unit, bool, m->nfn);
	u->clobber = WB_NEW(u->cx->unit, struct wb_bits, (size_t)m->nfn + 1);
	u->link = WB_NEW(u->cx->unit, uint32_t, m->nfn);
	memset(u->link, 0xff, m->nfn * sizeof *u->link);
	for (uint32_t k = 0; k < m->nfn; k++) {
		struct wb_fn *fn = m->fn[order[k]];

		fn->unit = units;
		fn->nunit = WB_GCN_NUNIT;
		gcn_flow_build(u, m, &u->opened.at[order[k]]);
		gcn_calls_summarise(u, m, order[k]);
	}
	gcn_stated_check(u, m);
	check_links(u, m);
	gcn_calls_check_recursion(u, m);
	gcn_hazards_check(u, m);
	gcn_waits_check(u, m, order);
	wb_find_touched(u->cx, m, order);
	m->keeps_descriptor = gcn_keeps_descriptor(m);
	check_notes(u);
	*out = m;
	return WB_OK;
}
