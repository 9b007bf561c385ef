/* test/prop/gcnwir.c -- kernels of every example survive the text form.
 *
 * Each examples/NAME/NAME.*.s is read, printed as text form and read again: the
 * same functions, blocks, edges, and in each instruction the same operation,
 * class, flags, access, and operands by name; printed again, the same text.
 * (The row of the opcode table is not part of the text form, nor are registers
 * that the function does not mention.)
 */
#include <glob.h>

#include "../lib/files.h"
#include "../lib/prop.h"
#include "wavebound/gcn.h"

static const char *where;

static bool
differ(const char *what)
{
	where = what;
	return false;
}

static bool
same_operand(struct wb_ctx *cx, const struct wb_fn *f, const struct wb_opnd *a, const struct wb_fn *g,
	const struct wb_opnd *b)
{
	struct wb_out x = wb_out_new(cx->tmp), y = wb_out_new(cx->tmp);

	if (a->kind != b->kind ||
		((a->flags ^ b->flags) &
			~(a->kind == WB_OPND_MOD || a->kind == WB_OPND_FN || a->kind == WB_OPND_SYM ? WB_USE : 0)) != 0)
		return differ(
			wb_format(cx->unit, "operand kind %u/%u or flags %u/%u", a->kind, b->kind, a->flags, b->flags));
	if (a->kind != WB_OPND_UNIT)
		return a->imm == b->imm && (a->kind == WB_OPND_IMM || a->id == b->id) ? true : differ("operand value");
	wb_print_units(&x, f, a->id, a->nunit);
	wb_print_units(&y, g, b->id, b->nunit);
	return strcmp(x.at, y.at) == 0 || differ("units");
}

static bool
same_mem(const struct wb_mem *a, const struct wb_mem *b)
{
	if (a->space != b->space || a->access != b->access || a->bytes != b->bytes || a->count != b->count ||
		a->counters != b->counters)
		return false;
	return !a->access || (a->addr == b->addr && a->data == b->data);
}

static bool
same_inst(struct wb_ctx *cx, const struct wb_fn *f, const struct wb_fn *g, uint32_t k)
{
	const struct wb_inst *a = &f->inst[k], *b = &g->inst[k];

	if (a->op != b->op || a->type != b->type || a->tclass != b->tclass || a->flags != b->flags)
		return differ("operation, class or flags");
	if (a->addr != b->addr || a->bytes != b->bytes || a->src.line != b->src.line)
		return differ("place");
	if (!same_mem(&a->mem, &b->mem))
		return differ("access");
	if (a->nopnd != b->nopnd)
		return differ("number of operands");
	for (uint32_t n = 0; n < a->nopnd; n++)
		if (!same_operand(cx, f, wb_opnd(f, a, n), g, wb_opnd(g, b, n)))
			return false;
	return true;
}

static bool
same_fn(struct wb_ctx *cx, const struct wb_fn *a, const struct wb_fn *b)
{
	if (strcmp(a->name, b->name) != 0 || a->is_kernel != b->is_kernel || a->nblock != b->nblock ||
		a->nedge != b->nedge || a->ninst != b->ninst)
		return differ("function");
	for (uint32_t e = 0; e < a->nedge; e++)
		if (a->edge[e].src != b->edge[e].src || a->edge[e].dst != b->edge[e].dst ||
			a->edge[e].kind != b->edge[e].kind)
			return differ("edge");
	for (uint32_t k = 0; k < a->ninst; k++) {
		struct wb_arena_mark m = wb_arena_mark(cx->tmp);
		bool same = same_inst(cx, a, b, k);

		wb_arena_reset(cx->tmp, m);
		if (!same)
			return false;
	}
	return true;
}

static const char *
check(struct wb_ctx *cx, const char *path)
{
	struct wb_out first = wb_out_new(cx->unit), second = wb_out_new(cx->unit);
	struct wb_module *m, *again;
	size_t n = 0;
	const char *text = files_read(cx->unit, path, &n);

	if (!text || wb_gcn_read(cx, wb_file_add(cx->files, WB_FILE_TEXT, path, text, n), NULL, &m) != WB_OK ||
		cx->diag->nerror)
		return "it cannot be read";
	m->files = cx->files;
	for (uint32_t f = 0; f < m->nfn; f++)
		if (wb_verify(cx, m, m->fn[f]) != WB_OK)
			return "the verifier rejects it";
	wb_print_module(&first, m);
	if (wb_parse_wir(cx, wb_file_add(cx->files, WB_FILE_TEXT, "printed", first.at, first.n), &again) != WB_OK ||
		cx->diag->nerror)
		return "its text form cannot be read";
	if (again->nfn != m->nfn || !m->nfn || again->gfx != m->gfx)
		return "other functions or another target";
	for (uint32_t f = 0; f < m->nfn; f++)
		if (!same_fn(cx, m->fn[f], again->fn[f]))
			return where;
	wb_print_module(&second, again);
	return strcmp(first.at, second.at) == 0 ? NULL : "printing again gives other text";
}

int
main(int argc, char **argv)
{
	glob_t g;

	(void)argc;
	prop_start(1, argv, 0);
	if (glob("examples/*/*.s", 0, NULL, &g) != 0)
		return 1;
	for (size_t k = 0; k < g.gl_pathc; k++) {
		struct wb_ctx *cx = wb_ctx_new(NULL);
		const char *why = check(cx, g.gl_pathv[k]);

		struct wb_out err = wb_out_new(cx->unit);

		wb_diag_print(cx->diag, 0, false, &err);
		prop_expect(!why, "%s: %s\n%.2000s", g.gl_pathv[k], why, err.n ? err.at : "");
		wb_ctx_free(cx);
	}
	globfree(&g);
	return prop_end();
}
