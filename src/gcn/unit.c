/* src/gcn/unit.c -- an input: its sections and symbols. Also the interface for disassembly, whose lines are read as
 * those of assembly text are.
 */
#include "gcn.h"

struct wb_gcn_unit *
gcn_unit_new(struct wb_ctx *cx, const char *name)
{
	struct wb_gcn_unit *u = WB_NEW(cx->tmp, struct wb_gcn_unit, 1);

	u->cx = cx;
	u->name = name;
	u->sym_map = wb_map_new(cx->tmp);
	u->section_map = wb_map_new(cx->tmp);
	u->sec = gcn_section_of(u, ".text", 5);
	return u;
}

bool
gcn_unit_target(struct wb_gcn_unit *u, const struct target *t)
{
	if (u->t)
		return u->t == t;
	u->t = t;
	u->xnack = gcn_target_xnack(t) ? XNACK_ON : XNACK_OFF;
	u->tb = gcn_table_new(u->cx->tmp, t);
	if (!u->lanes || !t->gfx10)
		u->lanes = t->gfx10 ? 32 : 64;
	u->most_lanes = u->least_lanes = u->lanes;
	return true;
}

bool
gcn_unit_ready(struct line *l, const char *at)
{
	if (l->u->tb)
		return true;
	if (!l->u->no_target)
		gcn_line_fail(l, WB_E_GCN_TARGET, at, "code before any .amdgcn_target");
	l->u->no_target = true;
	l->failed = true;
	return false;
}

/* ---- sections ----------------------------------------------------------------------- */
static bool
starts(const char *s, size_t n, const char *with)
{
	return n >= strlen(with) && memcmp(s, with, strlen(with)) == 0;
}

/* Default flags of a section. */
static uint32_t
default_flags(const char *s, size_t n)
{
	static const struct { const char *name; uint32_t flags;
	} known[] = {
		{ ".text", SECTION_ALLOC | SECTION_EXEC },
		{ ".init", SECTION_ALLOC | SECTION_EXEC },
		{ ".fini", SECTION_ALLOC | SECTION_EXEC },
		{ ".rodata", SECTION_ALLOC },
		{ ".data", SECTION_ALLOC | SECTION_WRITE },
		{ ".bss", SECTION_ALLOC | SECTION_WRITE },
		{ ".init_array", SECTION_ALLOC | SECTION_WRITE },
		{ ".fini_array", SECTION_ALLOC | SECTION_WRITE },
		{ ".tdata", SECTION_ALLOC | SECTION_WRITE | SECTION_TLS },
		{ ".tbss", SECTION_ALLOC | SECTION_WRITE | SECTION_TLS },
	};

	for (size_t k = 0; k < WB_COUNT(known); k++) {
		size_t len = strlen(known[k].name);

		if (starts(s, n, known[k].name) && (n == len || s[len] == '.'))
			return known[k].flags;
	}
	return 0;
}

struct section *
gcn_section_of(struct wb_gcn_unit *u, const char *name, size_t len)
{
	uint32_t id = wb_map_get(&u->section_map, name, len);
	struct section *s;

	if (id != WB_NONE)
		return u->section.at[id];
	s = WB_NEW(u->cx->tmp, struct section, 1);
	s->name = wb_strndup(u->cx->unit, name, len);
	s->id = u->section.n;
	s->flags = default_flags(name, len);
	s->extra = "";
	s->skip = starts(name, len, ".debug") || starts(name, len, ".note") || starts(name, len, ".comment") ||
		starts(name, len, ".AMDGPU.");
	wb_map_put(&u->section_map, s->name, len, s->id);
	WB_PUSH(u->cx->tmp, &u->section, s);
	return s;
}

void
gcn_section_lost(struct wb_gcn_unit *u, uint32_t unit)
{
	struct section *s = u->sec;

	s->epoch++;
	s->sure = !s->sure || s->sure > unit ? unit : s->sure;
	if (!s->code)
		s->lost = true;
}

/* ---- symbols -------------------------------------------------------------------------- */
/* Numbers that LLVM's assembler has names for, from gfx10 on: operands of s_version. */
static void
predefine(const struct wb_gcn_unit *u, struct sym *s)
{
	static const struct { const char *name; uint32_t value;
	} known[] = { { "GFX7", 0 }, { "GFX10", 4 }, { "GFX11", 6 }, { "GFX12", 9 }, { "W64_BIT", 0x2000 },
		{ "W32_BIT", 0x4000 }, { "MDP_BIT", 0x8000 } };
	static const char prefix[] = "UC_VERSION_";

	if (!u->t || !u->t->gfx10 || strncmp(s->name, prefix, sizeof(prefix) - 1) != 0)
		return;
	for (size_t k = 0; k < WB_COUNT(known); k++)
		if (strcmp(s->name + sizeof(prefix) - 1, known[k].name) == 0) {
			s->defined = s->absolute = true;
			s->addr = known[k].value;
		}
}

uint32_t
gcn_sym_of(struct wb_gcn_unit *u, const char *name, size_t len)
{
	uint32_t id = wb_map_get(&u->sym_map, name, len);
	struct sym s = { .section = WB_NONE, .end = WB_NONE, .fn = WB_NONE, .kernel = WB_NONE };

	if (id != WB_NONE)
		return id;
	s.name = wb_strndup(u->cx->unit, name, len);
	predefine(u, &s);
	wb_map_put(&u->sym_map, s.name, len, u->sym.n);
	WB_PUSH(u->cx->tmp, &u->sym, s);
	return u->sym.n - 1;
}

/* "." is one symbol, and its address changes. Expressions keep no reference to it (pin). */
uint32_t
gcn_sym_here(struct wb_gcn_unit *u)
{
	uint32_t id = gcn_sym_of(u, ".", 1);
	struct sym *s = &u->sym.at[id];

	s->defined = true;
	s->section = u->sec->id;
	s->inst = u->sec->inst.n;
	s->addr = u->sec->at;
	s->epoch = u->sec->epoch;
	return id;
}

uint32_t
gcn_sym_fixed(struct wb_gcn_unit *u)
{
	struct sym here = u->sym.at[gcn_sym_here(u)];
	const char *name = wb_format(u->cx->unit, ".@%u", u->sym.n);
	uint32_t id = gcn_sym_of(u, name, strlen(name));

	here.name = u->sym.at[id].name;
	u->sym.at[id] = here;
	return id;
}

void
gcn_sym_number(struct wb_gcn_unit *u, uint32_t id, struct wb_loc loc)
{
	struct sym *s = &u->sym.at[id];

	if (!s->defined && !wb_loc_known(s->number))
		s->number = loc;
}

void
gcn_sym_define(struct wb_gcn_unit *u, uint32_t id, struct wb_loc loc)
{
	struct sym *s = &u->sym.at[id];

	if (s->defined) {
		wb_report(u->cx->diag, WB_E_GCN_DUPLICATE, loc, "'%s' is defined twice", s->name);
		wb_note(u->cx->diag, s->loc, "first defined here");
		s->twice = true;
		return;
	}
	s->defined = true;
	s->section = u->sec->id;
	s->inst = u->sec->inst.n;
	s->addr = u->sec->at;
	s->epoch = u->sec->epoch;
	s->loc = loc;
	WB_PUSH(u->cx->tmp, &u->sec->label, id);
}

/* ---- disassembly ---------------------------------------------------------------------------- */
struct wb_gcn_unit *
wb_gcn_unit_new(struct wb_ctx *cx, const char *name, uint32_t gfx)
{
	struct wb_gcn_unit *u = gcn_unit_new(cx, name);
	const struct target *t = gcn_target_of(gfx);

	u->raw = true;
	u->said = wb_diag_new(cx->tmp, cx->files);
	if (t)
		gcn_unit_target(u, t);
	return u;
}

#define MOST_ROOM ((uint32_t)1 << 20)	/* instructions; larger arrays grow as needed */
#define OPERANDS 4u			/* about as many per instruction */

void
wb_gcn_unit_expect(struct wb_gcn_unit *u, uint32_t insts)
{
	struct section *s = u->sec;

	if (s->inst.cap || u->opnd.cap || !insts || insts > MOST_ROOM)
		return;
	s->inst.at = WB_ROOM(u->cx->tmp, struct wb_inst, insts);
	s->inst.cap = insts;
	u->opnd.at = WB_ROOM(u->cx->tmp, struct wb_opnd, OPERANDS * (size_t)insts);
	u->opnd.cap = OPERANDS * insts;
}

static void
close_function(struct wb_gcn_unit *u)
{
	if (u->opened.n)
		u->opened.at[u->opened.n - 1].last = u->opened.at[u->opened.n - 1].section->inst.n;
}

void
wb_gcn_unit_waves(struct wb_gcn_unit *u, uint32_t lanes)
{
	u->lanes = lanes;
	u->most_lanes = lanes > u->most_lanes ? lanes : u->most_lanes;
	u->least_lanes = lanes < u->least_lanes ? lanes : u->least_lanes;
}

struct wb_fn *
wb_gcn_unit_function(
	struct wb_gcn_unit *u, const char *name, const char *section, uint64_t addr, uint64_t bytes, struct wb_loc loc)
{
	struct wb_fn *fn = WB_NEW(u->cx->unit, struct wb_fn, 1);
	struct opened o = { .fn = fn };

	fn->wave_lanes = u->lanes;
	close_function(u);
	u->sec = gcn_section_of(u, section, strlen(section));
	u->sec->at = addr;
	fn->name = wb_strdup(u->cx->unit, name);
	fn->section = u->sec->name;
	fn->addr = addr;
	fn->bytes = bytes;
	fn->loc = loc;
	o.section = u->sec;
	o.first = o.last = u->sec->inst.n;
	o.sym = gcn_sym_of(u, name, strlen(name));
	if (!u->sym.at[o.sym].defined)
		gcn_sym_define(u, o.sym, loc);
	u->switched = 0;
	WB_PUSH(u->cx->tmp, &u->opened, o);
	return fn;
}

uint32_t
wb_gcn_unit_symbol(struct wb_gcn_unit *u, const char *name, const char *section, uint64_t addr)
{
	uint32_t id = gcn_sym_of(u, name, strlen(name));
	struct sym *s = &u->sym.at[id];

	if (s->defined)
		return id;
	s->defined = true;
	s->section = gcn_section_of(u, section, strlen(section))->id;
	s->addr = addr;
	return id;
}

void
wb_gcn_unit_label(struct wb_gcn_unit *u, const char *name, uint64_t addr, struct wb_loc loc)
{
	uint32_t id = gcn_sym_of(u, name, strlen(name));
	struct sym *s = &u->sym.at[id];

	s->defined = true;
	s->section = u->sec->id;
	s->inst = u->sec->inst.n;
	s->addr = addr;
	s->loc = loc;
	WB_PUSH(u->cx->tmp, &u->sec->label, id);
}

void
wb_gcn_unit_sections(struct wb_gcn_unit *u, struct wb_section *s, uint32_t n)
{
	u->data = s;
	u->ndata = n;
}

void
wb_gcn_unit_reloc(struct wb_gcn_unit *u, const char *section, uint64_t addr, const char *symbol, int64_t addend,
	enum wb_gcn_reloc kind)
{
	struct reloc_at r = { .section = gcn_section_of(u, section, strlen(section)),
		.addr = addr,
		.sym = gcn_sym_of(u, symbol, strlen(symbol)),
		.addend = addend,
		.kind = (uint8_t)(kind == WB_GCN_UNDEFINED ? RELOC_NONE : (unsigned)RELOC_LO + (unsigned)kind) };

	WB_PUSH(u->cx->tmp, &u->reloc, r);
}

/* The instruction in [first, last) that contains the byte at @addr; NULL: none. Instructions of a section are in
 * address order. */
struct wb_inst *
gcn_inst_at(struct section *s, uint32_t first, uint32_t last, uint64_t addr)
{
	WB_SEARCH(first, last, mid, s->inst.at[mid].addr + s->inst.at[mid].bytes <= addr);
	return first < last && s->inst.at[first].addr <= addr ? &s->inst.at[first] : NULL;
}

/* The number of the first jump at or after instruction @k. */
uint32_t
gcn_jump_from(const struct section *s, uint32_t k)
{
	uint32_t lo = 0;

	WB_SEARCH(lo, s->jump.n, mid, s->jump.at[mid].inst < k);
	return lo;
}

const struct jump *
gcn_jump_at(const struct section *s, uint32_t inst)
{
	uint32_t k = gcn_jump_from(s, inst);

	return k < s->jump.n && s->jump.at[k].inst == inst ? &s->jump.at[k] : NULL;
}

/* Copies the operands of @i, which copies of one instruction share (feed.c). */
static void
own_operands(struct wb_gcn_unit *u, struct wb_inst *i)
{
	uint32_t first = u->opnd.n;

	for (uint32_t k = 0; k < i->nopnd; k++) {
		struct wb_opnd o = u->opnd.at[i->opnd + k];	/* a copy: the array may move */

		WB_PUSH(u->cx->tmp, &u->opnd, o);
	}
	i->opnd = first;
}

static bool
has_literal(const struct wb_gcn_unit *u, const struct wb_inst *i)
{
	for (uint32_t k = 0; k < i->nopnd; k++)
		if (u->opnd.at[i->opnd + k].flags & WB_LITERAL)
			return true;
	return false;
}

/* Applies a relocation. Functions of a section are read in address order and do not overlap, so its instructions are
 * sorted. */
static void
apply(struct wb_gcn_unit *u, const struct reloc_at *r)
{
	struct wb_inst *i = gcn_inst_at(r->section, 0, r->section->inst.n, r->addr);

	if (!i)
		return;
	if (i->spare == MARK_SECOND && !has_literal(u, i))
		i--;	/* both operations share one literal */
	for (uint32_t k = i->nopnd; k--; ) {
		if (u->opnd.at[i->opnd + k].kind != WB_OPND_IMM)
			continue;
		own_operands(u, i);
		if (r->kind == RELOC_NONE)
			gcn_sym_number(u, r->sym, i->loc);
		u->opnd.at[i->opnd + k] = (struct wb_opnd){ .kind = WB_OPND_SYM,
			.flags = WB_USE | WB_LITERAL,
			.nunit = 1,
			.spare = r->kind,
			.id = r->sym,
			.imm = (uint64_t)r->addend };
		return;
	}
}

enum wb_status
wb_gcn_unit_finish(struct wb_gcn_unit *u, struct wb_module **out)
{
	close_function(u);
	for (uint32_t k = 0; k < u->reloc.n; k++)
		apply(u, &u->reloc.at[k]);
	return gcn_module_finish(u, out);
}
