/* test/unit/verify.c -- each numbered rule of ir/verify.c is broken once, and once only that rule is reported. */
#include "wavebound/ir.h"
#include "../lib/unit.h"

static const char text[] =
	"symbol table\n"
	"fn @k {\n"
	"	in =s %n, %s[0:1]\n"
	"	in =v %y\n"
	"@entry\n"
	"	%v1 =v load %y, global 4 offset=4\n"
	"	%s2, %scc =s add.u32 %n, 3 | %vcc\n"
	"	cbrnz %scc, @out\n"
	"@loop\n"
	"	bound 7\n"
	"	%s[0:1] =s and.b64 %exec, %vcc\n"
	"	%s3 =s mov &table\n"
	"	call @f, %s3\n"
	"	cbrnz %s[0:1], @loop\n"
	"@out\n"
	"	end\n"
	"}\n"
	"fn @f device {\n"
	"	ret\n"
	"}\n";

enum { ENTRY, LOOP, OUT };
enum { LOAD, ADD, CBR, AND, MOV, CALL, LATCH, END };

struct world {
	struct wb_ctx *cx;
	struct wb_module *m;
	struct wb_fn *fn;
};

static int
setup(void **state)
{
	struct world *w = test_calloc(1, sizeof(*w));
	uint16_t file;

	w->cx = wb_ctx_new(NULL);
	file = unit_file(w->cx, "rules.wir", text);
	assert_int_equal(wb_parse_wir(w->cx, file, &w->m), WB_OK);
	w->fn = w->m->fn[0];
	assert_int_equal(wb_verify(w->cx, w->m, w->fn), WB_OK);
	*state = w;
	return 0;
}

static int
teardown(void **state)
{
	struct world *w = *state;

	wb_ctx_free(w->cx);
	test_free(w);
	return 0;
}
EACH_TEST(setup, teardown)

/* The function breaks rule @rule, and no other. */
static void
breaks(struct world *w, int rule)
{
	char want[32];

	assert_int_equal(wb_verify(w->cx, w->m, w->fn), WB_INTERNAL);
	assert_true(w->cx->diag->message.n > 0);
	snprintf(want, sizeof(want), "rule I%d broken in @k", rule);
	for (uint32_t k = 0; k < w->cx->diag->message.n; k++) {
		assert_int_equal(w->cx->diag->message.at[k].code, WB_E_VERIFY);
		assert_memory_equal(w->cx->diag->message.at[k].text, want, strlen(want));
	}
}

static struct wb_opnd *
opnd(struct world *w, uint32_t inst, uint32_t k)
{
	return &w->fn->opnd[w->fn->inst[inst].opnd + k];
}

static uint32_t
edge(const struct wb_fn *fn, uint32_t src, uint32_t dst)
{
	uint32_t e = 0;

	while (e < fn->nedge && (fn->edge[e].src != src || fn->edge[e].dst != dst))
		e++;
	assert_true(e < fn->nedge);
	return e;
}

/* What changes the function so that it breaks @rule. */
#define BREAKS(rule, what, ...)                   \
	TEST(i##rule##_##what)                    \
	{                                         \
		struct world *w = *state;         \
		struct wb_fn *fn = w->fn;         \
                                                  \
		(void)fn;                         \
		__VA_ARGS__;                      \
		breaks(w, rule);                  \
	}

BREAKS(1, no_entry, fn->edge[0].dst = 1)
BREAKS(1, no_edges, fn->nedge = 0)
BREAKS(1, two_entries, fn->edge[1].kind = WB_EDGE_ENTRY)
BREAKS(2, edge_from_nowhere, fn->edge[1].src = 3)
BREAKS(2, edge_to_nowhere, fn->edge[edge(fn, LOOP, OUT)].dst = 9)
BREAKS(2, exit_to_a_block, fn->edge[edge(fn, OUT, WB_NONE)].dst = 0)
BREAKS(2, kind, fn->edge[1].kind = 9)
BREAKS(3, edge_not_listed, fn->block[LOOP].nin--)
BREAKS(3, edge_of_other_block, fn->out[fn->block[LOOP].out] = edge(fn, ENTRY, OUT))
BREAKS(3, list_outside, fn->block[OUT].nout = 1000)
BREAKS(3, removed_edge_listed, fn->edge[edge(fn, LOOP, LOOP)].flags = WB_E_REMOVED)
BREAKS(3, fall_through_last,
	uint32_t *out = &fn->out[fn->block[ENTRY].out], first = out[0]; out[0] = out[1]; out[1] = first)
BREAKS(4, gap, fn->block[LOOP].first++)
BREAKS(4, rest, fn->block[OUT].ninst = 0)
BREAKS(4, too_many, fn->block[OUT].ninst = 2)

/* The loop block is entered by itself only: both edges from the entry go out. */
BREAKS(5, unreachable, fn->edge[edge(fn, ENTRY, LOOP)].dst = OUT; wb_fn_drop_facts(fn))
BREAKS(6, branch_no_terminator, fn->inst[END].flags = 0; fn->edge[edge(fn, OUT, WB_NONE)].kind = WB_EDGE_EXIT)
BREAKS(6, terminator_inside, fn->inst[ADD].flags |= WB_I_TERMINATOR)
BREAKS(7, end_falls_through, fn->inst[LATCH].op = WB_OP_END)
BREAKS(7, no_edges, uint32_t e = edge(fn, OUT, WB_NONE); fn->edge[e].src = LOOP; wb_fn_drop_facts(fn))
BREAKS(7, taken_without_branch, fn->inst[CBR].op = WB_OP_NOP; fn->inst[CBR].flags = 0)
BREAKS(8, op, fn->inst[ADD].op = WB_OP_COUNT)
BREAKS(8, type, fn->inst[ADD].type = WB_T_COUNT)
BREAKS(8, class, fn->inst[ADD].tclass = WB_TC_COUNT)
BREAKS(8, space, fn->inst[LOAD].mem.space = WB_SPACE_COUNT)
BREAKS(9, outside, fn->inst[ADD].opnd = UINT32_MAX)
BREAKS(9, unit, opnd(w, ADD, 2)->id = fn->nunit)
BREAKS(9, units, opnd(w, AND, 1)->nunit = 200)
BREAKS(9, no_unit, opnd(w, AND, 1)->nunit = 0)
BREAKS(9, mixed, struct wb_opnd *o = opnd(w, AND, 1); o->id = opnd(w, LOAD, 0)->id - 1)
BREAKS(9, mod, opnd(w, LOAD, 2)->id = WB_MOD_COUNT)
BREAKS(9, fn, opnd(w, CALL, 0)->id = 2)
BREAKS(9, symbol, opnd(w, MOV, 1)->id = 1)
BREAKS(9, kind, opnd(w, ADD, 3)->kind = 77)
BREAKS(10, order, opnd(w, ADD, 2)->flags |= WB_IMPLICIT)
BREAKS(10, order_mod,
	opnd(w, LOAD, 1)->kind = WB_OPND_MOD; fn->inst[LOAD].nopnd--; opnd(w, LOAD, 0)->kind = WB_OPND_MOD;
	opnd(w, LOAD, 1)->kind = WB_OPND_IMM; opnd(w, LOAD, 0)->flags = 0; fn->inst[LOAD].mem.addr = 1)
BREAKS(10, no_access, opnd(w, ADD, 2)->flags = 0)
BREAKS(10, written_number, opnd(w, ADD, 3)->flags = WB_DEF)
BREAKS(11, no_space, fn->inst[LOAD].mem.space = WB_SPACE_NONE; fn->act++, fn->nact--)
BREAKS(11, no_width, fn->inst[LOAD].mem.bytes = 0)
BREAKS(11, addr, fn->inst[LOAD].mem.addr = 3)
BREAKS(11, data, fn->inst[LOAD].mem.data = 254)
BREAKS(11, bytes_of_nothing, fn->inst[ADD].mem.bytes = 4)

static uint32_t
role(const struct wb_fn *fn, uint8_t r)
{
	uint32_t u = 0;

	while (fn->unit[u].role != r)
		u++;
	return u;
}

BREAKS(12, twice,
	fn->unit[fn->nunit - 1] = (struct wb_unit){ "scc", WB_UNIT_SCALAR, WB_ROLE_SCC };
	opnd(w, LOAD, 1)->id = opnd(w, LOAD, 0)->id)
BREAKS(12, vector, fn->unit[role(fn, WB_ROLE_SCC)].cls = WB_UNIT_VECTOR)
BREAKS(12, half, fn->unit[role(fn, WB_ROLE_VCC_HI)].role = WB_ROLE_NONE)
BREAKS(12, unknown, fn->unit[role(fn, WB_ROLE_SCC)].role = WB_ROLE_COUNT)
BREAKS(13, annotation, fn->annotation[0].block = 3)
BREAKS(14, missing, fn->ncall = 0)
BREAKS(14, more, fn->call = (uint32_t[]){ CALL, LATCH }; fn->ncall = 2)
BREAKS(14, act_missing, fn->nact--)
BREAKS(14, act_more, fn->act = (uint32_t[]){ LOAD, CALL, LATCH }; fn->nact = 3)
BREAKS(14, act_other, fn->act[0] = ADD)
BREAKS(14, other, fn->call[0] = MOV)

/* The report shows the instruction. */
TEST(violations_are_shown)
{
	struct world *w = *state;

	opnd(w, ADD, 2)->id = w->fn->nunit;
	assert_int_equal(wb_verify(w->cx, w->m, w->fn), WB_INTERNAL);
	assert_string_equal(w->cx->diag->message.at[0].text,
		"rule I9 broken in @k, block 0: operand 2 has units that do not exist");
	assert_int_equal(w->cx->diag->message.at[0].loc.line, 7);
	assert_string_equal(w->cx->diag->note.at[0].text, "instruction 1: %s2, %scc =s add.u32 %\"?\", 3 | %vcc");
}
