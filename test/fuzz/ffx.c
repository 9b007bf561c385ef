/* test/fuzz/ffx.c -- flow facts from arbitrary bytes, placed on a function with two loops.
 *
 * After placing, bounds must be consistent and every row must name edges of the
 * function; what is reported as an error must have failed.
 */
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include "wavebound/launch.h"
#include "wavebound/pass.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t n);

static void
put(struct wb_builder *b, enum wb_op op, uint64_t addr, uint32_t line, uint16_t file)
{
	struct wb_inst i = { .op = (uint16_t)op, .isa_op = WB_NO_ISA, .addr = addr, .bytes = 4,
		.src = { line, 0, file }, .mem = { .addr = 255, .data = 255 } };

	if (op == WB_OP_CBR || op == WB_OP_END)
		i.flags = WB_I_TERMINATOR;
	wb_build_inst(b, &i, NULL, 0);
}

/* .A -> .B -> .C (to itself) -> .D (to .B) -> .E, one instruction each. */
static struct wb_fn *
make_function(struct wb_ctx *cx, const struct wb_module *m)
{
	static const char *const label[] = { ".A", ".B", ".C", ".D", ".E" };
	static const enum wb_op op[] = { WB_OP_OTHER, WB_OP_OTHER, WB_OP_CBR, WB_OP_CBR, WB_OP_END };
	struct wb_fn *fn = WB_NEW(cx->unit, struct wb_fn, 1);
	uint16_t file = wb_file_add(cx->files, WB_FILE_SOURCE, "k.cl", NULL, 0);
	struct wb_pass_env env = { .module = m };
	struct wb_builder *b;

	*fn = (struct wb_fn){ .name = "k", .is_kernel = true, .section = ".text", .addr = 0x10, .bytes = 20 };
	b = wb_builder_new(cx, fn);
	for (uint32_t k = 0; k < 5; k++) {
		wb_build_block(b, label[k], WB_NO_LOC);
		put(b, op[k], 0x10 + 4 * k, k + 1, file);
		wb_build_edge(b, k, k == 4 ? WB_NONE : k + 1, k == 4 ? WB_EDGE_EXIT : WB_EDGE_FALL);
	}
	wb_build_edge(b, 2, 2, WB_EDGE_TAKEN);
	wb_build_edge(b, 3, 1, WB_EDGE_TAKEN);
	if (wb_build_finish(b) != WB_OK || wb_pass_dom(cx, fn, &env) != WB_OK || wb_pass_loops(cx, fn, &env) != WB_OK)
		abort();
	return fn;
}

static void
check(const struct wb_fn *fn)
{
	for (uint32_t l = 0; l < fn->loops->nloop; l++) {
		const struct wb_loop_bound *b = &fn->bounds->loop[l];

		if (!b->why || (b->max != WB_UNKNOWN && b->origin == WB_BOUND_NONE))
			abort();
	}
	for (uint32_t r = 0; fn->rows && r < fn->rows->nrow; r++)
		for (uint32_t t = 0; t < fn->rows->row[r].nterm; t++)
			if (fn->rows->term[fn->rows->row[r].first + t].edge >= fn->nedge)
				abort();
}

int
LLVMFuzzerTestOneInput(const uint8_t *data, size_t n)
{
	struct wb_ctx *cx = wb_ctx_new(NULL);
	struct wb_module m = { .name = "fuzz" };
	struct wb_facts *fs = wb_facts_new(cx);
	struct wb_fn *fn = make_function(cx, &m);
	struct wb_out o = wb_out_new(cx->unit);
	enum wb_status s;

	m.fn = &fn;
	m.nfn = 1;
	s = wb_facts_read(cx, fs, wb_file_add(cx->files, WB_FILE_TEXT, "fuzz.ffx", (const char *)data, n));
	if ((s == WB_OK) != (cx->diag->nerror == 0))
		abort();
	s = wb_facts_attach(cx, &m, fn, fs);
	if (s == WB_OK)
		check(fn);
	wb_facts_unused(cx, &m, fs, NULL);
	wb_facts_template(cx, &m, fn, true, &o);
	wb_ctx_free(cx);
	return 0;
}
