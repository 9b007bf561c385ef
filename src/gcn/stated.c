/* src/gcn/stated.c -- where calls and jumps through registers go, as flow facts state it (<calls>).
 *
 * A fact names an instruction: by its address, by a label and the bytes from there, or by a source line. It is used
 * where the target of that instruction could not be found. What identifies the place is a digest of the code in front
 * of it in its block: names of instructions and their constants, but no registers, addresses and labels. If that is
 * another one, the fact was written for another call. What is added to s_getpc_b64 is a label in a text and a distance
 * in a linked image, so it does not count.
 */
#include "gcn.h"

void
wb_gcn_unit_state(struct wb_gcn_unit *u, const struct wb_stated_call *stated, uint32_t n)
{
	u->stated = stated;
	u->nstated = n;
	u->stated_at = WB_NEW(u->cx->tmp, uint64_t, n);
}

/* ---- places ----------------------------------------------------------------------------- */
static const struct sym *
symbol_of(const struct wb_gcn_unit *u, const char *name)
{
	uint32_t id = wb_map_get(&u->sym_map, name, strlen(name));
	const struct sym *s = id == WB_NONE ? NULL : &u->sym.at[id];

	return s && s->defined && !s->absolute && s->section != WB_NONE ? s : NULL;
}

static bool
on_line(const struct wb_gcn_unit *u, struct wb_loc loc, const struct wb_stated_place *p)
{
	const struct wb_file *f = loc.line == p->line && loc.file ? u->cx->files->file.at[loc.file] : NULL;

	return f && wb_same_file(f->name, p->file);
}

static bool
is_at(const struct wb_gcn_unit *u, const struct section *s, const struct wb_fn *fn, const struct wb_inst *i,
	const struct wb_stated_place *p)
{
	const struct sym *label = p->label ? symbol_of(u, p->label) : NULL;
	uint64_t from = label ? label->addr : p->in_section ? 0 : fn->addr;

	if (p->file)
		return on_line(u, i->src, p) || on_line(u, i->loc, p);
	if (p->label && (!label || label->section != s->id))
		return false;
	return i->addr == from + (uint64_t)p->offset;
}

/* ---- identity ---------------------------------------------------------------------------- */
uint64_t
gcn_stated_code(const struct wb_gcn_unit *u, const struct section *s, uint32_t first, uint32_t inst)
{
	struct wb_out o = wb_out_new(u->cx->tmp);
	uint32_t pc = WB_NONE;		/* the registers that s_getpc_b64 wrote */

	for (uint32_t k = first; k <= inst; k++) {
		const struct wb_inst *i = &s->inst.at[k];
		const struct wb_opnd *all = &u->opnd.at[i->opnd];
		bool address = i->nopnd && (i->op == WB_OP_ADD || i->op == WB_OP_ADDC) && all->kind == WB_OPND_UNIT &&
			pc != WB_NONE && all->id - pc < 2;

		pc = i->op == WB_OP_GETPC ? all->id : pc;
		wb_puts(&o, i->isa_op == WB_NO_ISA ? "?" : wb_gcn_operation_name(i->isa_op));
		for (uint32_t n = 0; n < i->nopnd && !address; n++) {
			const struct wb_opnd *x = &all[n];

			if (x->kind == WB_OPND_IMM)
				wb_printf(&o, " %llx", (unsigned long long)x->imm);
		}
		wb_puts(&o, ";");
	}
	return wb_hash(o.at, o.n);
}

static bool
fits(struct wb_gcn_unit *u, const struct wb_stated_call *f, uint64_t code)
{
	bool fits = false;

	for (uint32_t k = 0; k < f->ncode; k++)
		fits |= f->code[k] == code;
	if (!f->ncode)
		wb_report(u->cx->diag, WB_W_FACT_CALL, f->loc,
			"the fact does not say for which code it was written: wb:code=\"%016llx\" has what is at its "
			"place",
			(unsigned long long)code);
	else if (!fits)
		wb_report(u->cx->diag, WB_E_FACT_CALL, f->loc,
			"the fact was written for a call with other code in front of it: that has the code %016llx",
			(unsigned long long)code);
	return fits || !f->ncode;
}

/* ---- targets ------------------------------------------------------------------------------ */
/* Fills @c with target @p of fact @f; false, reported: there is nothing of that name. */
static bool
resolve(struct wb_gcn_unit *u, const struct wb_stated_call *f, const struct wb_stated_place *p, struct call *c)
{
	uint32_t id = p->label ? wb_map_get(&u->sym_map, p->label, strlen(p->label)) : WB_NONE;

	c->kind = p->label ? CALL_SYM : CALL_ADDR;
	c->sym = id;
	c->off = c->addr = (uint64_t)p->offset;
	if (!p->label || (id != WB_NONE && symbol_of(u, p->label)))
		return true;
	wb_report(u->cx->diag, WB_E_FACT_UNUSED, f->loc, "no function or label is called '%.100s'", p->label);
	return false;
}

#define WRONG UINT64_MAX		/* in stated_at: the fact cannot be used, which was reported */

bool
gcn_stated(struct wb_gcn_unit *u, struct section *s, const struct wb_fn *fn, uint32_t first, struct call *c)
{
	uint64_t here = (uint64_t)s->id << 32 | (c->inst + 1);

	for (uint32_t k = 0; k < u->nstated; k++) {
		const struct wb_stated_call *f = &u->stated[k];
		bool again = u->stated_at[k] == here;
		struct call *to;

		if ((f->fn && strcmp(f->fn, fn->name) != 0) || !is_at(u, s, fn, &s->inst.at[c->inst], &f->at))
			continue;
		if (u->stated_at[k] == WRONG)
			return false;
		if (u->stated_at[k] && !again) {
			wb_report(u->cx->diag, WB_E_FACT_AMBIGUOUS, f->loc,
				"there are several calls at this place; name the one that is meant by its address");
			return false;
		}
		if (!again)
			u->stated_at[k] = fits(u, f, gcn_stated_code(u, s, first, c->inst)) ? here : WRONG;
		to = WB_NEW(u->cx->tmp, struct call, f->ntarget);
		for (uint32_t n = 0; n < f->ntarget && u->stated_at[k] != WRONG; n++)
			if (!resolve(u, f, &f->target[n], &to[n]))
				u->stated_at[k] = WRONG;
		if (u->stated_at[k] == WRONG)
			return false;
		gcn_call_to(c, to, f->ntarget);
		c->stated = k + 1;
		return true;
	}
	return false;
}

/* ---- what rests on them ---------------------------------------------------------------------- */
void
gcn_stated_used(struct wb_gcn_unit *u, const struct wb_fn *fn, const struct section *s, const struct call *c)
{
	const struct wb_stated_call *f = &u->stated[c->stated - 1];
	const struct wb_inst *i = &s->inst.at[c->inst];
	struct wb_out o = wb_out_new(u->cx->unit);

	wb_printf(&o, "the %s at 0x%llx of %s goes to ", i->op == WB_OP_CALL ? "call" : "jump",
		(unsigned long long)i->addr, fn->name);
	for (uint32_t k = 0; k < f->ntarget; k++) {
		wb_puts(&o, !k ? "" : k + 1 < f->ntarget ? ", " : " or ");
		if (f->target[k].label)
			wb_put_term(&o, f->target[k].label);
		if (!f->target[k].label || f->target[k].offset)
			wb_printf(&o, "%s0x%llx", f->target[k].label ? "+" : "",
				(unsigned long long)f->target[k].offset);
	}
	wb_putn(&o, "", 1);
	WB_PUSH(u->cx->unit, &u->used, ((struct wb_stated_jump){ fn, o.at, f->why, f->loc }));
}

void
gcn_stated_check(struct wb_gcn_unit *u, struct wb_module *m)
{
	m->stated = u->used.at;
	m->nstated = u->used.n;
	for (uint32_t k = 0; k < u->nstated; k++)
		if (!u->stated_at[k])
			wb_report(u->cx->diag, WB_E_FACT_UNUSED, u->stated[k].loc,
				"there is no call or jump of unknown target at this place");
}
