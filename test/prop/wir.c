/* test/prop/wir.c -- the text form loses nothing.
 *
 * Random modules that use every construct of ir.h obey the rules of the
 * verifier; parse(print(m)) equals m in every field, and printing that again
 * gives the same text.
 *
 * usage: wir [SEED [COUNT [FIRST]]]
 */
#include "../../ir/wir.h"
#include "../lib/prop.h"
#include "../lib/randcfg.h"

/* ---- random modules ------------------------------------------------------------------- */
struct gen {
	struct wb_ctx *cx;
	struct rng *r;
	struct wb_module *m;
	struct wb_fn *fn;
	uint16_t source[3];
};

static const char *
odd_name(struct gen *g, const char *stem, uint32_t n)
{
	static const char *const form[] = { "%s%u", ".L%s_%u", "%s %u", "%s\"%u\\", "\x01%s\xff%u", "%u%s" };
	uint32_t k = rng_below(g->r, 12);

	if (k == 5)
		return wb_format(g->cx->unit, "%u%s", n, stem);
	return wb_format(g->cx->unit, k < 5 ? form[k] : "%s%u", stem, n);
}

static void
units(struct gen *g)
{
	struct wb_unit *u = WB_NEW(g->cx->unit, struct wb_unit, 64);
	uint32_t n = 0;
	bool all = rng_chance(g->r, 70);

	for (int r = WB_ROLE_EXEC_LO; r < WB_ROLE_COUNT && all; r++)
		u[n++] = (struct wb_unit){ wir_role_name((enum wb_role)r), WB_UNIT_SCALAR, (uint8_t)r };
	for (uint32_t k = 0; k < rng_below(g->r, 12); k++)
		u[n++] = (struct wb_unit){ wb_format(g->cx->unit, "s%u", k + 95), WB_UNIT_SCALAR, 0 };
	for (uint32_t k = 0; k < 3; k++)
		u[n++] = (struct wb_unit){ wb_format(g->cx->unit, "v%u", 2 * k), WB_UNIT_VECTOR, 0 };
	u[n++] = (struct wb_unit){ "pair_lo", WB_UNIT_SCALAR, 0 };
	u[n++] = (struct wb_unit){ "pair_hi", WB_UNIT_SCALAR, 0 };
	u[n++] = (struct wb_unit){ "pair", WB_UNIT_SCALAR, 0 };
	u[n++] = (struct wb_unit){ "x03", WB_UNIT_VECTOR, 0 };
	u[n++] = (struct wb_unit){ "exec", WB_UNIT_SCALAR, 0 };
	for (uint32_t k = 0; k < 4; k++)
		u[n++] = (struct wb_unit){ wb_format(g->cx->unit, "%s#%u", odd_name(g, "u", k), k), k & 1, 0 };
	wir_order_units(g->cx->unit, u, n);
	g->fn->unit = u;
	g->fn->nunit = n;
}

static struct wb_opnd
unit(struct gen *g, uint32_t flags)
{
	const struct wb_fn *fn = g->fn;
	uint32_t id = rng_below(g->r, fn->nunit), n = 1, most = rng_between(g->r, 1, 4);

	while (n < most && id + n < fn->nunit && fn->unit[id + n].cls == fn->unit[id].cls)
		n++;
	return (struct wb_opnd){ .kind = WB_OPND_UNIT, .flags = (uint8_t)flags, .nunit = (uint8_t)n, .id = id };
}

static struct wb_opnd
operand(struct gen *g, uint32_t flags)
{
	static const uint32_t use[] = { WB_USE, WB_USE, WB_DEF, WB_DEF | WB_USE };
	uint32_t wrap = rng_chance(g->r, 15) ? rng_below(g->r, 8) << 3 : 0;
	struct wb_opnd o = { .flags = (uint8_t)(flags | WB_USE | wrap) };

	switch (rng_below(g->r, 8)) {
	case 0:
		o.kind = WB_OPND_FN;
		o.id = rng_below(g->r, g->m->nfn);
		return o;
	case 1:
		o.kind = WB_OPND_SYM;
		o.id = rng_below(g->r, g->m->nsymbol);
		o.flags |= rng_chance(g->r, 30) ? WB_LITERAL : 0;
		o.imm = rng_chance(g->r, 50) ? (uint64_t)((int64_t)rng_next(g->r) >> rng_between(g->r, 1, 60)) : 0;
		return o;
	case 2:
		o.kind = WB_OPND_IMM;
		o.flags |= rng_chance(g->r, 30) ? WB_LITERAL : 0;
		o.imm = rng_next(g->r) >> rng_below(g->r, 64);
		return o;
	default:
		return unit(g, flags | wrap | use[rng_below(g->r, 4)]);
	}
}

static struct wb_mem
memory(struct gen *g, uint32_t nopnd)
{
	struct wb_mem m = {
		.addr = 255, .data = 255, .counters = rng_chance(g->r, 20) ? (uint8_t)rng_below(g->r, 16) : 0
	};

	if (rng_chance(g->r, 50))
		return m;
	m.space = (uint8_t)rng_between(g->r, 1, WB_SPACE_COUNT - 1);
	m.access = (uint8_t)rng_below(g->r, 16);
	m.bytes = (uint16_t)(1u << rng_below(g->r, 10));
	m.count = (uint8_t)rng_between(g->r, 1, rng_chance(g->r, 50) ? 1 : 255);
	if (m.access && nopnd) {
		m.addr = rng_chance(g->r, 80) ? (uint8_t)rng_below(g->r, nopnd) : 255;
		m.data = rng_chance(g->r, 50) ? (uint8_t)rng_below(g->r, nopnd) : 255;
	} else if (!m.access && rng_chance(g->r, 50)) {
		m.bytes = 0;
		m.count = 0;
	}
	return m;
}

static void
instruction(struct gen *g, struct wb_builder *b, uint32_t op, bool terminator)
{
	struct wb_opnd o[16];
	uint32_t n = 0, explicit = rng_below(g->r, 5), implicit = rng_below(g->r, 3),
		 mods = rng_chance(g->r, 30) ? rng_below(g->r, 4) : 0;
	struct wb_inst i = { .op = (uint16_t)op, .type = (uint8_t)rng_below(g->r, WB_T_COUNT), .isa_op = WB_NO_ISA };

	while (n < explicit)
		o[n++] = operand(g, 0);
	while (n < explicit + implicit)
		o[n++] = operand(g, WB_IMPLICIT);
	for (; mods; mods--)
		o[n++] = (struct wb_opnd){ .kind = WB_OPND_MOD,
			.id = rng_below(g->r, WB_MOD_COUNT),
			.imm = (uint64_t)((int64_t)rng_next(g->r) >> rng_below(g->r, 64)) };
	i.nopnd = (uint8_t)n;
	i.mem = memory(g, n);
	i.flags = rng_chance(g->r, 50) ? (uint16_t)rng_below(g->r, 64) : wir_default_flags(g->fn, &i, o);
	i.flags = (uint16_t)((i.flags & ~WB_I_TERMINATOR) | (terminator ? WB_I_TERMINATOR : 0));
	i.tclass = rng_chance(g->r, 20) ? (uint8_t)rng_below(g->r, WB_TC_COUNT) :
					  (uint8_t)wir_default_tclass(g->fn, &i, o);
	if (rng_chance(g->r, 30)) {
		i.addr = rng_next(g->r) >> rng_below(g->r, 64);
		i.bytes = (uint8_t)rng_below(g->r, 256);
	}
	if (rng_chance(g->r, 30))
		i.src = (struct wb_loc){ 1 + (uint32_t)(rng_next(g->r) >> 33),
			rng_chance(g->r, 50) ? (uint16_t)rng_next(g->r) : 0, g->source[rng_below(g->r, 3)] };
	wb_build_inst(b, &i, o, n);
}

/* Any operation that is no branch. */
static uint32_t
plain_op(struct gen *g)
{
	uint32_t op;

	do {
		op = rng_below(g->r, WB_OP_COUNT);
	} while (wir_is_branch((uint16_t)op) || op == WB_OP_END || op == WB_OP_RET);
	return op;
}

static void
edge(struct gen *g, struct wb_builder *b, uint32_t src, uint32_t nblock, enum wb_edge_kind kind)
{
	wb_build_edge(b, src,
		kind == WB_EDGE_EXIT ? WB_NONE :
			rng_chance(g->r, 50) && src + 1 < nblock ? src + 1 :
								   rng_below(g->r, nblock),
		kind);
}

/* The last instruction of block @k and its edges, in every way rule I7 allows. */
static void
leave(struct gen *g, struct wb_builder *b, uint32_t k, uint32_t n)
{
	static const uint16_t cbr[] = { WB_OP_CBRNZ, WB_OP_CBRZ, WB_OP_CBR };
	uint32_t what = rng_below(g->r, 12);

	if (what < 2) {
		edge(g, b, k, n, WB_EDGE_FALL);
	} else if (what < 4) {
		instruction(g, b, WB_OP_BR, true);
		edge(g, b, k, n, rng_chance(g->r, 90) ? WB_EDGE_TAKEN : WB_EDGE_EXIT);
	} else if (what < 8) {
		instruction(g, b, cbr[rng_below(g->r, 3)], true);
		edge(g, b, k, n, WB_EDGE_TAKEN);
		if (rng_chance(g->r, 90))
			edge(g, b, k, n, WB_EDGE_FALL);
		if (rng_chance(g->r, 10))
			edge(g, b, k, n, WB_EDGE_TAKEN);
	} else if (what < 9) {
		instruction(g, b, rng_chance(g->r, 50) ? WB_OP_END : WB_OP_RET, true);
		edge(g, b, k, n, WB_EDGE_EXIT);
	} else if (what < 10) {
		instruction(g, b, plain_op(g), true);
		for (uint32_t t = 0; t <= rng_below(g->r, 4); t++)
			edge(g, b, k, n, rng_chance(g->r, 80) ? WB_EDGE_TAKEN : WB_EDGE_EXIT);
		edge(g, b, k, n, WB_EDGE_TAKEN);
	} else {
		edge(g, b, k, n, WB_EDGE_EXIT);
		if (rng_chance(g->r, 50))
			edge(g, b, k, n, WB_EDGE_FALL);
	}
}

static uint64_t
maybe(struct gen *g)
{
	return rng_chance(g->r, 50) ? rng_next(g->r) >> rng_between(g->r, 1, 63) : UINT64_MAX;
}

static void
annotate(struct gen *g, struct wb_builder *b, uint32_t block)
{
	struct wb_annotation an = { block, maybe(g), maybe(g), maybe(g), WB_NO_LOC };

	if (an.maxcount == UINT64_MAX && an.totalcount == UINT64_MAX && an.mincount == UINT64_MAX)
		an.maxcount = 0;
	wb_build_annotate(b, an);
}

static void
random_fields(struct gen *g, const struct wir_field *f, void *s)
{
	wir_fields_default(f, s);
	for (; f->name; f++)
		if (rng_chance(g->r, 40))
			wir_field_set(f, s, rng_next(g->r) >> (f->flag ? 63 : f->size == 1 ? 56 : 32));
}

static void
descriptor(struct gen *g)
{
	struct wb_kernel_desc *d = WB_NEW(g->cx->unit, struct wb_kernel_desc, 1);

	random_fields(g, wir_desc_field, d);
	random_fields(g, wir_abi_field, &d->abi);
	d->narg = rng_below(g->r, 4);
	d->arg = WB_NEW(g->cx->unit, struct wb_arg, d->narg);
	for (uint32_t k = 0; k < d->narg; k++) {
		struct wb_arg *a = &d->arg[k];

		random_fields(g, wir_arg_field, a);
		a->name = rng_chance(g->r, 80) ? odd_name(g, "arg", k) : "";
		a->value_kind = rng_chance(g->r, 50) ? odd_name(g, "kind", k) : "";
		a->type_name = rng_chance(g->r, 50) ? odd_name(g, "type*", k) : "";
		a->kind = (uint8_t)rng_below(g->r, WB_ARG_HIDDEN + 1);
	}
	g->fn->desc = d;
}

static void
remove_edges(struct gen *g)
{
	for (uint32_t e = 1; e < g->fn->nedge; e++)
		if (rng_chance(g->r, 10))
			g->fn->edge[e].flags = WB_E_REMOVED;
	wb_fn_drop_facts(g->fn);
}

static const char *
block_label(struct gen *g, uint32_t k)
{
	if (rng_chance(g->r, 40))
		return NULL;
	return rng_chance(g->r, 10) ? wb_format(g->cx->unit, "b%u", k) :
				      wb_format(g->cx->unit, "%s_%u", odd_name(g, "L", k), k);
}

static void
function(struct gen *g)
{
	struct wb_builder *b = wb_builder_new(g->cx, g->fn);
	uint32_t n = rng_between(g->r, 1, 12);

	units(g);
	g->fn->is_kernel = rng_chance(g->r, 70);
	g->fn->section = rng_chance(g->r, 30) ? odd_name(g, ".text", g->fn->id) : NULL;
	if (rng_chance(g->r, 30)) {
		g->fn->addr = rng_next(g->r);
		g->fn->bytes = rng_next(g->r);
	}
	if (rng_chance(g->r, 30))
		descriptor(g);
	for (uint32_t k = 0; k < n; k++) {
		wb_build_block(b, block_label(g, k), WB_NO_LOC);
		for (uint32_t i = rng_below(g->r, 4); i > 0; i--)
			instruction(g, b, plain_op(g), false);
		leave(g, b, k, n);
		while (rng_chance(g->r, 10))
			annotate(g, b, k);
	}
	if (wb_build_finish(b) != WB_OK)
		abort();
	if (rng_chance(g->r, 20))
		remove_edges(g);
	if (rng_chance(g->r, 10))
		g->fn->refused = odd_name(g, "because ", 1);
}

static struct wb_module *
module(struct wb_ctx *cx, struct rng *r)
{
	struct gen g = { .cx = cx, .r = r, .m = WB_NEW(cx->unit, struct wb_module, 1) };
	struct wb_module *m = g.m;

	m->files = cx->files;
	m->target = rng_chance(r, 50) ? "gfx90a" : NULL;
	m->gfx = m->target ? 0x90a : 0;
	for (uint32_t k = 0; k < 3; k++)
		g.source[k] = wb_file_add(cx->files, WB_FILE_SOURCE, odd_name(&g, "dir/file.cl", k), NULL, 0);
	m->nfn = rng_between(r, 1, 3);
	m->fn = WB_NEW(cx->unit, struct wb_fn *, m->nfn);
	m->nsymbol = rng_between(r, 1, 3);
	m->symbol = WB_NEW(cx->unit, struct wb_symbol, m->nsymbol);
	for (uint32_t k = 0; k < m->nsymbol; k++)
		m->symbol[k] = (struct wb_symbol){ wb_format(cx->unit, "%s!%u", odd_name(&g, "sym", k), k),
			rng_chance(r, 50) ? ".rodata" : NULL, rng_next(r) >> rng_below(r, 64),
			rng_chance(r, 50) ? rng_below(r, m->nfn) : WB_NONE };
	for (uint32_t k = 0; k < m->nfn; k++) {
		m->fn[k] = WB_NEW(cx->unit, struct wb_fn, 1);
		m->fn[k]->id = k;
		m->fn[k]->name = wb_format(cx->unit, "%s_%u", odd_name(&g, "fn", k), k);
	}
	for (uint32_t k = 0; k < m->nfn; k++) {
		g.fn = m->fn[k];
		function(&g);
	}
	return m;
}

/* ---- equality --------------------------------------------------------------------------------- */
static const char *where;	/* what differs */

static bool
differ(const char *what)
{
	where = what;
	return false;
}

static bool
same_text(const char *a, const char *b)
{
	return a == b || (a && b && strcmp(a, b) == 0);
}

static bool
same_src(const struct wb_ctx *cx, struct wb_loc a, struct wb_loc b)
{
	if (!wb_loc_known(a) || !wb_loc_known(b))
		return wb_loc_known(a) == wb_loc_known(b);
	return a.line == b.line && a.col == b.col &&
		strcmp(cx->files->file.at[a.file]->name, cx->files->file.at[b.file]->name) == 0;
}

static bool
same_inst(const struct wb_ctx *cx, const struct wb_fn *f, const struct wb_fn *g, uint32_t k)
{
	const struct wb_inst *a = &f->inst[k], *b = &g->inst[k];

	if (a->op != b->op || a->type != b->type || a->isa_op != b->isa_op)
		return differ("operation");
	if (a->tclass != b->tclass)
		return differ("timing class");
	if (a->flags != b->flags)
		return differ("flags");
	if (memcmp(&a->mem, &b->mem, sizeof(a->mem)) != 0)
		return differ("memory access");
	if (a->addr != b->addr || a->bytes != b->bytes || !same_src(cx, a->src, b->src))
		return differ("place");
	if (a->nopnd != b->nopnd)
		return differ("number of operands");
	for (uint32_t n = 0; n < a->nopnd; n++) {
		const struct wb_opnd *x = wb_opnd(f, a, n), *y = wb_opnd(g, b, n);

		if (x->kind != y->kind || x->flags != y->flags || x->nunit != y->nunit || x->id != y->id ||
			x->imm != y->imm)
			return differ("operand");
	}
	return true;
}

static bool
same_fields(const struct wir_field *f, const void *a, const void *b)
{
	for (; f->name; f++)
		if (wir_field_get(f, a) != wir_field_get(f, b))
			return false;
	return true;
}

static bool
same_desc(const struct wb_kernel_desc *a, const struct wb_kernel_desc *b)
{
	if (!a || !b)
		return a == b;
	if (!same_fields(wir_desc_field, a, b) || !same_fields(wir_abi_field, &a->abi, &b->abi) || a->narg != b->narg)
		return false;
	for (uint32_t k = 0; k < a->narg; k++)
		if (!same_fields(wir_arg_field, &a->arg[k], &b->arg[k]) || a->arg[k].kind != b->arg[k].kind ||
			!same_text(a->arg[k].name, b->arg[k].name) ||
			!same_text(a->arg[k].value_kind, b->arg[k].value_kind) ||
			!same_text(a->arg[k].type_name, b->arg[k].type_name))
			return false;
	return true;
}

static bool
same_graph(const struct wb_fn *a, const struct wb_fn *b)
{
	if (a->nblock != b->nblock || a->nedge != b->nedge || a->ninst != b->ninst || a->nannotation != b->nannotation)
		return differ("size");
	for (uint32_t k = 0; k < a->nblock; k++) {
		const struct wb_block *x = &a->block[k], *y = &b->block[k];

		if (x->first != y->first || x->ninst != y->ninst || !same_text(x->label, y->label) ||
			x->nout != y->nout || x->nin != y->nin)
			return differ("block");
	}
	for (uint32_t k = 0; k < a->nedge; k++)
		if (a->edge[k].src != b->edge[k].src || a->edge[k].dst != b->edge[k].dst ||
			a->edge[k].kind != b->edge[k].kind || a->edge[k].flags != b->edge[k].flags)
			return differ("edge");
	for (uint32_t k = 0; k < a->nannotation; k++) {
		const struct wb_annotation *x = &a->annotation[k], *y = &b->annotation[k];

		if (x->block != y->block || x->maxcount != y->maxcount || x->totalcount != y->totalcount ||
			x->mincount != y->mincount)
			return differ("annotation");
	}
	return true;
}

static bool
same_fn(const struct wb_ctx *cx, const struct wb_fn *a, const struct wb_fn *b)
{
	if (!same_text(a->name, b->name) || a->id != b->id || a->is_kernel != b->is_kernel ||
		!same_text(a->section, b->section) || a->addr != b->addr || a->bytes != b->bytes ||
		!same_text(a->refused, b->refused) || a->nunreachable != b->nunreachable)
		return differ("function");
	if (!same_desc(a->desc, b->desc))
		return differ("descriptor");
	if (a->nunit != b->nunit)
		return differ("number of units");
	for (uint32_t k = 0; k < a->nunit; k++)
		if (!same_text(a->unit[k].name, b->unit[k].name) || a->unit[k].cls != b->unit[k].cls ||
			a->unit[k].role != b->unit[k].role)
			return differ("unit");
	if (!same_graph(a, b))
		return false;
	for (uint32_t k = 0; k < a->ninst; k++)
		if (!same_inst(cx, a, b, k))
			return false;
	return true;
}

static bool
same_module(const struct wb_ctx *cx, const struct wb_module *a, const struct wb_module *b)
{
	if (!same_text(a->target, b->target) || a->gfx != b->gfx || a->nfn != b->nfn || a->nsymbol != b->nsymbol)
		return differ("module");
	for (uint32_t k = 0; k < a->nsymbol; k++)
		if (!same_text(a->symbol[k].name, b->symbol[k].name) ||
			!same_text(a->symbol[k].section, b->symbol[k].section) ||
			a->symbol[k].addr != b->symbol[k].addr || a->symbol[k].fn != b->symbol[k].fn)
			return differ("symbol");
	for (uint32_t k = 0; k < a->nfn; k++)
		if (!same_fn(cx, a->fn[k], b->fn[k]))
			return false;
	return true;
}

/* ---- one case ------------------------------------------------------------------------------------ */
static const char *
round_trip(struct wb_ctx *cx, struct rng *r, struct wb_out *text)
{
	struct wb_module *m = module(cx, r), *again;
	struct wb_out second = wb_out_new(cx->unit);
	uint16_t file;

	for (uint32_t k = 0; k < m->nfn; k++)
		if (wb_verify(cx, m, m->fn[k]) != WB_OK)
			return "the verifier rejects it";
	wb_print_module(text, m);
	if (!wb_wir_looks_like(text->at, text->n))
		return "it is not recognised";
	file = wb_file_add(cx->files, WB_FILE_TEXT, "printed", text->at, text->n);
	if (wb_parse_wir(cx, file, &again) != WB_OK || cx->diag->nerror)
		return "it cannot be read again";
	for (uint32_t k = 0; k < again->nfn; k++)
		if (wb_verify(cx, again, again->fn[k]) != WB_OK)
			return "the verifier rejects what was read";
	if (!same_module(cx, m, again))
		return where;
	wb_print_module(&second, again);
	return strcmp(text->at, second.at) == 0 ? NULL : "printing again gives other text";
}

int
main(int argc, char **argv)
{
	prop_start(argc, argv, 3000);
	while (prop_next()) {
		struct wb_out text = wb_out_new(prop.cx->unit);
		const char *why = round_trip(prop.cx, &prop.r, &text);

		prop_source(&text);
		prop_expect(!why, "%s", why);
	}
	return prop_end();
}
