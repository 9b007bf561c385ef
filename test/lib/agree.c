/* test/lib/agree.c -- compares two modules field by field and says where they part. */
#include "agree.h"

#define MOST_LINES 40

struct compare {
	struct wb_ctx *cx;
	const struct wb_module *ma, *mb;
	const struct wb_fn *a, *b;
	struct wb_out *out;
	uint32_t lines;
	bool differs, linked;
};

static void
report_difference(struct compare *c, const char *what, uint64_t at, uint64_t a, uint64_t b)
{
	c->differs = true;
	if (c->lines++ < MOST_LINES)
		wb_printf(c->out, "%s: %s at %llu: 0x%llx, 0x%llx\n", c->a->name, what, (unsigned long long)at,
			(unsigned long long)a, (unsigned long long)b);
}

static void
report_texts(struct compare *c, const char *what, uint64_t at, const char *a, const char *b)
{
	c->differs = true;
	if (c->lines++ < MOST_LINES)
		wb_printf(c->out, "%s: %s at %llu: '%s', '%s'\n", c->a->name, what, (unsigned long long)at,
			a ? a : "(none)", b ? b : "(none)");
}

#define CHECK(what, at, x, y) \
	((void)((uint64_t)(x) != (uint64_t)(y) ? \
			report_difference(c, what, at, (uint64_t)(x), (uint64_t)(y)) : \
			(void)0))

static void
check_text(struct compare *c, const char *what, uint64_t at, const char *x, const char *y)
{
	if (!x != !y || (x && strcmp(x, y) != 0))
		report_texts(c, what, at, x, y);
}

/* ---- instructions --------------------------------------------------------------------- */
/* What an operand names, which may have different numbers in the two modules. */
static const char *
named(const struct wb_module *m, const struct wb_opnd *o)
{
	if (o->kind == WB_OPND_FN && o->id < m->nfn)
		return m->fn[o->id]->name;
	return o->kind == WB_OPND_SYM && o->id < m->nsymbol ? m->symbol[o->id].name : NULL;
}

/* The linker has put a number where the assembly names a symbol. That it is the right one is checked where the
 * symbol is in the same section; the relocatable object keeps the symbol, so there all is compared. */
static bool
linked_literal(struct compare *c, uint64_t addr, const struct wb_opnd *x, const struct wb_opnd *y)
{
	const struct wb_symbol *s = x->kind == WB_OPND_SYM && x->id < c->ma->nsymbol ? &c->ma->symbol[x->id] : NULL;
	uint64_t value;

	if (!s || y->kind != WB_OPND_IMM || ((x->flags ^ y->flags) & ~WB_LITERAL) || !c->linked)
		return false;
	value = s->addr + x->imm - (addr + 4);
	if (s->section && strcmp(s->section, c->a->section) == 0)
		CHECK("linked literal", addr, y->imm == (value & UINT32_MAX) || y->imm == value >> 32, 1);
	return true;
}

static void
compare_operand(struct compare *c, uint64_t addr, const struct wb_opnd *x, const struct wb_opnd *y)
{
	const char *nx = named(c->ma, x), *ny = named(c->mb, y);

	if (linked_literal(c, addr, x, y))
		return;
	CHECK("operand kind", addr, x->kind, y->kind);
	/* disassembly does not say whether a small number was written as a literal; the size of the instruction is
	 * compared */
	CHECK("operand flags", addr, x->flags & ~(x->kind == WB_OPND_IMM ? WB_LITERAL : 0),
		y->flags & ~(y->kind == WB_OPND_IMM ? WB_LITERAL : 0));
	CHECK("operand units", addr, x->nunit, y->nunit);
	CHECK("operand value", addr, x->imm, y->imm);
	if (nx && ny)
		check_text(c, "operand name", addr, nx, ny);
	else
		CHECK("operand id", addr, x->id, y->id);
}

static void
compare_source(struct compare *c, uint64_t addr, struct wb_loc x, struct wb_loc y)
{
	const char *tx = wb_loc_known(x) ? wb_loc_text(c->cx->tmp, c->cx->files, x) : "",
		   *ty = wb_loc_known(y) ? wb_loc_text(c->cx->tmp, c->cx->files, y) : "";

	/* before DWARF 5 line tables do not name the folder of the compiler */
	if (*ty && !strchr(ty, '/') && strrchr(tx, '/'))
		tx = strrchr(tx, '/') + 1;
	check_text(c, "source", addr, tx, ty);
}

static void
compare_inst(struct compare *c, const struct wb_inst *x, const struct wb_inst *y)
{
	CHECK("address", x->addr, x->addr, y->addr);
	CHECK("op", x->addr, x->op, y->op);
	CHECK("type", x->addr, x->type, y->type);
	CHECK("timing class", x->addr, x->tclass, y->tclass);
	CHECK("opcode row", x->addr, x->isa_op, y->isa_op);
	CHECK("flags", x->addr, x->flags, y->flags);
	CHECK("bytes", x->addr, x->bytes, y->bytes);
	CHECK("operands", x->addr, x->nopnd, y->nopnd);
	CHECK("memory space", x->addr, x->mem.space, y->mem.space);
	CHECK("memory access", x->addr, x->mem.access, y->mem.access);
	CHECK("memory bytes", x->addr, x->mem.bytes, y->mem.bytes);
	CHECK("memory count", x->addr, x->mem.count, y->mem.count);
	CHECK("memory operands", x->addr, x->mem.addr << 8 | x->mem.data, y->mem.addr << 8 | y->mem.data);
	CHECK("counters", x->addr, x->mem.counters, y->mem.counters);
	for (uint32_t k = 0; k < x->nopnd && x->nopnd == y->nopnd; k++)
		compare_operand(c, x->addr, wb_opnd(c->a, x, k), wb_opnd(c->b, y, k));
	compare_source(c, x->addr, x->src, y->src);
}

/* ---- functions ---------------------------------------------------------------------------- */
static void
compare_graph(struct compare *c)
{
	CHECK("blocks", 0, c->a->nblock, c->b->nblock);
	CHECK("edges", 0, c->a->nedge, c->b->nedge);
	CHECK("instructions", 0, c->a->ninst, c->b->ninst);
	for (uint32_t k = 0; k < c->a->nblock && k < c->b->nblock; k++) {
		CHECK("first of block", k, c->a->block[k].first, c->b->block[k].first);
		CHECK("length of block", k, c->a->block[k].ninst, c->b->block[k].ninst);
	}
	for (uint32_t k = 0; k < c->a->nedge && k < c->b->nedge; k++) {
		CHECK("edge source", k, c->a->edge[k].src, c->b->edge[k].src);
		CHECK("edge target", k, c->a->edge[k].dst, c->b->edge[k].dst);
		CHECK("edge kind", k, c->a->edge[k].kind, c->b->edge[k].kind);
	}
	for (uint32_t k = 0; k < c->a->ninst && k < c->b->ninst; k++)
		compare_inst(c, &c->a->inst[k], &c->b->inst[k]);
}

static void
compare_abi(struct compare *c, const struct wb_abi *x, const struct wb_abi *y)
{
	CHECK("private segment buffer", 0, x->private_segment_buffer, y->private_segment_buffer);
	CHECK("dispatch pointer", 0, x->dispatch_ptr, y->dispatch_ptr);
	CHECK("queue pointer", 0, x->queue_ptr, y->queue_ptr);
	CHECK("kernarg pointer", 0, x->kernarg_ptr, y->kernarg_ptr);
	CHECK("dispatch id", 0, x->dispatch_id, y->dispatch_id);
	CHECK("flat scratch", 0, x->flat_scratch_init, y->flat_scratch_init);
	CHECK("private segment size", 0, x->private_segment_size, y->private_segment_size);
	for (uint32_t k = 0; k < 3; k++) {
		CHECK("workgroup id", k, x->workgroup_id[k], y->workgroup_id[k]);
		CHECK("workgroup id register", k, x->s_workgroup_id[k], y->s_workgroup_id[k]);
	}
	CHECK("workgroup info", 0, x->workgroup_info, y->workgroup_info);
	CHECK("scratch offset", 0, x->scratch_wave_offset, y->scratch_wave_offset);
	CHECK("work-item ids", 0, x->workitem_id_dims, y->workitem_id_dims);
	CHECK("packed ids", 0, x->workitem_id_packed, y->workitem_id_packed);
	CHECK("starting FLAT_SCRATCH", 0, x->starts_flat_scratch, y->starts_flat_scratch);
	CHECK("user registers", 0, x->user_sgprs, y->user_sgprs);
	CHECK("kernarg register", 0, x->s_kernarg_ptr, y->s_kernarg_ptr);
	CHECK("dispatch register", 0, x->s_dispatch_ptr, y->s_dispatch_ptr);
	CHECK("queue register", 0, x->s_queue_ptr, y->s_queue_ptr);
	CHECK("dispatch id register", 0, x->s_dispatch_id, y->s_dispatch_id);
	CHECK("private buffer register", 0, x->s_private_segment_buffer, y->s_private_segment_buffer);
	CHECK("flat scratch register", 0, x->s_flat_scratch_init, y->s_flat_scratch_init);
	CHECK("private size register", 0, x->s_private_segment_size, y->s_private_segment_size);
	CHECK("workgroup info register", 0, x->s_workgroup_info, y->s_workgroup_info);
	CHECK("scratch offset register", 0, x->s_scratch_wave_offset, y->s_scratch_wave_offset);
}

static void
compare_args(struct compare *c, const struct wb_kernel_desc *x, const struct wb_kernel_desc *y)
{
	CHECK("arguments", 0, x->narg, y->narg);
	for (uint32_t k = 0; k < x->narg && k < y->narg; k++) {
		const struct wb_arg *p = &x->arg[k], *q = &y->arg[k];

		if (*p->name && *q->name)	/* objects also take names out of debug information */
			check_text(c, "argument name", k, p->name, q->name);
		check_text(c, "argument value kind", k, p->value_kind, q->value_kind);
		check_text(c, "argument type", k, p->type_name, q->type_name);
		CHECK("argument offset", k, p->offset, q->offset);
		CHECK("argument bytes", k, p->bytes, q->bytes);
		CHECK("argument kind", k, p->kind, q->kind);
		CHECK("argument align", k, p->align, q->align);
		CHECK("argument qualifiers", k,
			p->is_const | p->is_restrict << 1 | p->is_volatile << 2 | p->read_only << 3 |
				p->write_only << 4,
			q->is_const | q->is_restrict << 1 | q->is_volatile << 2 | q->read_only << 3 |
				q->write_only << 4);
	}
}

static void
compare_desc(struct compare *c)
{
	const struct wb_kernel_desc *x = c->a->desc, *y = c->b->desc;

	CHECK("descriptor", 0, x != NULL, y != NULL);
	if (!x || !y)
		return;
	CHECK("vgprs", 0, x->vgprs, y->vgprs);
	CHECK("sgprs", 0, x->sgprs, y->sgprs);
	CHECK("lds", 0, x->lds_bytes, y->lds_bytes);
	CHECK("scratch", 0, x->scratch_bytes, y->scratch_bytes);
	CHECK("dynamic stack", 0, x->dynamic_stack, y->dynamic_stack);
	CHECK("kernarg bytes", 0, x->kernarg_bytes, y->kernarg_bytes);
	CHECK("wave lanes", 0, x->wave_lanes, y->wave_lanes);
	CHECK("whole workgroups", 0, x->whole_workgroups, y->whole_workgroups);
	CHECK("largest workgroup", 0, x->max_flat_workgroup, y->max_flat_workgroup);
	for (uint32_t k = 0; k < 3; k++)
		CHECK("required workgroup", k, x->reqd_workgroup[k], y->reqd_workgroup[k]);
	CHECK("code object version", 0, x->code_object_version, y->code_object_version);
	CHECK("float mode", 0, x->float_mode, y->float_mode);
	CHECK("clamp and ieee", 0, x->dx10_clamp << 1 | x->ieee_mode, y->dx10_clamp << 1 | y->ieee_mode);
	compare_abi(c, &x->abi, &y->abi);
	compare_args(c, x, y);
}

static bool
compare_functions(struct compare *c)
{
	c->differs = false;
	CHECK("kind", 0, c->a->is_kernel, c->b->is_kernel);
	CHECK("start", 0, c->a->addr, c->b->addr);
	CHECK("bytes", 0, c->a->bytes, c->b->bytes);
	CHECK("refusal", 0, c->a->refused != NULL, c->b->refused != NULL);
	check_text(c, "section", 0, c->a->section, c->b->section);
	CHECK("unreachable", 0, c->a->nunreachable, c->b->nunreachable);
	compare_desc(c);
	compare_graph(c);
	return c->differs;
}

static const struct wb_fn *
find(const struct wb_module *m, const char *name)
{
	for (uint32_t k = 0; k < m->nfn; k++)
		if (strcmp(m->fn[k]->name, name) == 0)
			return m->fn[k];
	return NULL;
}

/* ---- tables ----------------------------------------------------------------------- */
static const struct wb_symbol *
find_symbol(const struct wb_module *m, const char *name)
{
	for (uint32_t k = 0; k < m->nsymbol; k++)
		if (strcmp(m->symbol[k].name, name) == 0)
			return &m->symbol[k];
	return NULL;
}

/* Bytes from @y to the next symbol of its section or that section's end; alignment may follow. */
static uint64_t
extent(const struct wb_module *m, const struct wb_symbol *y, const struct wb_section *s)
{
	uint64_t end = s->bytes;

	for (uint32_t k = 0; k < m->nsymbol; k++)
		if (strcmp(m->symbol[k].section, y->section) == 0 && m->symbol[k].addr > y->addr &&
			m->symbol[k].addr < end)
			end = m->symbol[k].addr;
	return end > y->addr ? end - y->addr : 0;
}

/* What stands behind each symbol of constant data that @ma has. The linker may move sections together, and pointers are
 * known to the assembler only. */
static uint32_t
compare_tables(const struct compare *c)
{
	uint32_t bad = 0;

	for (uint32_t k = 0; k < c->ma->nsymbol; k++) {
		const struct wb_symbol *x = &c->ma->symbol[k], *y = find_symbol(c->mb, x->name);
		const struct wb_section *s = wb_section_find(c->ma, x->section),
					*t = y ? wb_section_find(c->mb, y->section) : NULL;
		size_t n = strlen(x->name);
		uint8_t p = 0, q = 0;

		if (!s || s->code || !s->at || x->addr >= s->bytes || *x->name == '.' ||
			(n > 3 && strcmp(x->name + n - 3, ".kd") == 0))
			continue;
		if (!t) {
			wb_printf(c->out, "%s: the second has no such data\n", x->name);
			bad++;
			continue;
		}
		for (uint64_t b = 0; b < extent(c->ma, x, s) && y->addr + b < t->bytes; b++)
			if (wb_section_constant(s, x->addr + b, 1, &p) && wb_section_constant(t, y->addr + b, 1, &q) &&
				p != q) {
				wb_printf(
					c->out, "%s: byte %llu is %u, and %u\n", x->name, (unsigned long long)b, p, q);
				bad++;
				break;
			}
	}
	return bad;
}

uint32_t
agree_modules(struct wb_ctx *cx, const struct wb_module *a, const struct wb_module *b, bool linked, struct wb_out *out)
{
	struct wb_arena_mark m = wb_arena_mark(cx->tmp);
	struct compare c = { .cx = cx, .ma = a, .mb = b, .out = out, .linked = linked };
	uint32_t bad = 0;

	if (a->nfn != b->nfn || a->gfx != b->gfx) {
		wb_printf(out, "%u functions for 0x%x, %u for 0x%x\n", a->nfn, a->gfx, b->nfn, b->gfx);
		bad++;
	}
	for (uint32_t k = 0; k < a->nfn; k++) {
		c.a = a->fn[k];
		c.b = find(b, c.a->name);
		if (!c.b) {
			wb_printf(out, "%s: only in the first\n", c.a->name);
			bad++;
			continue;
		}
		bad += compare_functions(&c);
	}
	bad += compare_tables(&c);
	wb_arena_reset(cx->tmp, m);
	return bad;
}

bool
agree_code(struct wb_ctx *cx, const struct wb_module *a, const struct wb_module *b, const char *name, bool *refused,
	struct wb_out *out)
{
	struct wb_arena_mark m = wb_arena_mark(cx->tmp);
	struct compare c = { .cx = cx, .ma = a, .mb = b, .a = find(a, name), .b = find(b, name), .out = out };

	*refused = !c.a || !c.b || c.a->refused || c.b->refused;
	if (!*refused)
		compare_graph(&c);
	wb_arena_reset(cx->tmp, m);
	return !c.differs;
}
