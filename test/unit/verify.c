/* test/unit/verify.c -- each numbered rule of ir/verify.c is broken once, and once only that rule is reported. */
#include <stdarg.h>
#include <stddef.h>
#include <setjmp.h>
#include <stdint.h>
#include <cmocka.h>

#include "wavebound/ir.h"

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
	file = wb_file_add(w->cx->files, WB_FILE_TEXT, "rules.wir", text, sizeof(text) - 1);
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

static void i1_no_entry(void **s) { struct world *w = *s; w->fn->edge[0].dst = 1; breaks(w, 1); }
static void i1_no_edges(void **s) { struct world *w = *s; w->fn->nedge = 0; breaks(w, 1); }
static void i1_two_entries(void **s) { struct world *w = *s; w->fn->edge[1].kind = WB_EDGE_ENTRY; breaks(w, 1); }
static void i2_edge_from_nowhere(void **s) { struct world *w = *s; w->fn->edge[1].src = 3; breaks(w, 2); }
static void
i2_edge_to_nowhere(void **s)
{
	struct world *w = *s;
	w->fn->edge[edge(w->fn, LOOP, OUT)].dst = 9;
	breaks(w, 2);
}
static void
i2_exit_to_a_block(void **s)
{
	struct world *w = *s;
	w->fn->edge[edge(w->fn, OUT, WB_NONE)].dst = 0;
	breaks(w, 2);
}
static void i2_kind(void **s) { struct world *w = *s; w->fn->edge[1].kind = 9; breaks(w, 2); }
static void i3_edge_not_listed(void **s) { struct world *w = *s; w->fn->block[LOOP].nin--; breaks(w, 3); }
static void
i3_edge_of_other_block(void **s)
{
	struct world *w = *s;
	w->fn->out[w->fn->block[LOOP].out] = edge(w->fn, ENTRY, OUT);
	breaks(w, 3);
}
static void i3_list_outside(void **s) { struct world *w = *s; w->fn->block[OUT].nout = 1000; breaks(w, 3); }
static void
i3_removed_edge_listed(void **s)
{
	struct world *w = *s;
	w->fn->edge[edge(w->fn, LOOP, LOOP)].flags = WB_E_REMOVED;
	breaks(w, 3);
}

static void
i3_fall_through_last(void **s)
{
	struct world *w = *s;
	uint32_t *out = &w->fn->out[w->fn->block[ENTRY].out], first = out[0];

	out[0] = out[1];
	out[1] = first;
	breaks(w, 3);
}

static void i4_gap(void **s) { struct world *w = *s; w->fn->block[LOOP].first++; breaks(w, 4); }
static void i4_rest(void **s) { struct world *w = *s; w->fn->block[OUT].ninst = 0; breaks(w, 4); }
static void i4_too_many(void **s) { struct world *w = *s; w->fn->block[OUT].ninst = 2; breaks(w, 4); }

/* The loop block is entered by itself only: both edges from the entry go out. */
static void
i5_unreachable(void **s)
{
	struct world *w = *s;

	w->fn->edge[edge(w->fn, ENTRY, LOOP)].dst = OUT;
	wb_fn_drop_facts(w->fn);
	breaks(w, 5);
}

static void
i6_branch_no_terminator(void **s)
{
	struct world *w = *s;
	w->fn->inst[END].flags = 0;
	w->fn->edge[edge(w->fn, OUT, WB_NONE)].kind = WB_EDGE_EXIT;
	breaks(w, 6);
}
static void
i6_terminator_inside(void **s)
{
	struct world *w = *s;
	w->fn->inst[ADD].flags |= WB_I_TERMINATOR;
	breaks(w, 6);
}

static void
i7_end_falls_through(void **s)
{
	struct world *w = *s;

	w->fn->inst[LATCH].op = WB_OP_END;
	breaks(w, 7);
}

static void
i7_no_edges(void **s)
{
	struct world *w = *s;
	uint32_t e = edge(w->fn, OUT, WB_NONE);

	/* the exit edge is moved to another block */
	w->fn->edge[e].src = LOOP;
	wb_fn_drop_facts(w->fn);
	breaks(w, 7);
}

static void
i7_taken_without_branch(void **s)
{
	struct world *w = *s;

	w->fn->inst[CBR].op = WB_OP_NOP;
	w->fn->inst[CBR].flags = 0;
	breaks(w, 7);
}

static void i8_op(void **s) { struct world *w = *s; w->fn->inst[ADD].op = WB_OP_COUNT; breaks(w, 8); }
static void i8_type(void **s) { struct world *w = *s; w->fn->inst[ADD].type = WB_T_COUNT; breaks(w, 8); }
static void i8_class(void **s) { struct world *w = *s; w->fn->inst[ADD].tclass = WB_TC_COUNT; breaks(w, 8); }
static void i8_space(void **s) { struct world *w = *s; w->fn->inst[LOAD].mem.space = WB_SPACE_COUNT; breaks(w, 8); }
static void i9_outside(void **s) { struct world *w = *s; w->fn->inst[ADD].opnd = UINT32_MAX; breaks(w, 9); }
static void i9_unit(void **s) { struct world *w = *s; opnd(w, ADD, 2)->id = w->fn->nunit; breaks(w, 9); }
static void i9_units(void **s) { struct world *w = *s; opnd(w, AND, 1)->nunit = 200; breaks(w, 9); }
static void i9_no_unit(void **s) { struct world *w = *s; opnd(w, AND, 1)->nunit = 0; breaks(w, 9); }
static void
i9_mixed(void **s)
{
	struct world *w = *s;
	struct wb_opnd *o = opnd(w, AND, 1);
	o->id = opnd(w, LOAD, 0)->id - 1;
	breaks(w, 9);
}
static void i9_mod(void **s) { struct world *w = *s; opnd(w, LOAD, 2)->id = WB_MOD_COUNT; breaks(w, 9); }
static void i9_fn(void **s) { struct world *w = *s; opnd(w, CALL, 0)->id = 2; breaks(w, 9); }
static void i9_symbol(void **s) { struct world *w = *s; opnd(w, MOV, 1)->id = 1; breaks(w, 9); }
static void i9_kind(void **s) { struct world *w = *s; opnd(w, ADD, 3)->kind = 77; breaks(w, 9); }
static void i10_order(void **s) { struct world *w = *s; opnd(w, ADD, 2)->flags |= WB_IMPLICIT; breaks(w, 10); }
static void
i10_order_mod(void **s)
{
	struct world *w = *s;
	opnd(w, LOAD, 1)->kind = WB_OPND_MOD;
	w->fn->inst[LOAD].nopnd--;
	opnd(w, LOAD, 0)->kind = WB_OPND_MOD;
	opnd(w, LOAD, 1)->kind = WB_OPND_IMM;
	opnd(w, LOAD, 0)->flags = 0;
	w->fn->inst[LOAD].mem.addr = 1;
	breaks(w, 10);
}
static void i10_no_access(void **s) { struct world *w = *s; opnd(w, ADD, 2)->flags = 0; breaks(w, 10); }
static void i10_written_number(void **s) { struct world *w = *s; opnd(w, ADD, 3)->flags = WB_DEF; breaks(w, 10); }
static void
i11_no_space(void **s)
{
	struct world *w = *s;
	w->fn->inst[LOAD].mem.space = WB_SPACE_NONE;
	w->fn->act++, w->fn->nact--;
	breaks(w, 11);
}
static void i11_no_width(void **s) { struct world *w = *s; w->fn->inst[LOAD].mem.bytes = 0; breaks(w, 11); }
static void i11_addr(void **s) { struct world *w = *s; w->fn->inst[LOAD].mem.addr = 3; breaks(w, 11); }
static void i11_data(void **s) { struct world *w = *s; w->fn->inst[LOAD].mem.data = 254; breaks(w, 11); }
static void i11_bytes_of_nothing(void **s) { struct world *w = *s; w->fn->inst[ADD].mem.bytes = 4; breaks(w, 11); }

static uint32_t
role(const struct wb_fn *fn, uint8_t r)
{
	uint32_t u = 0;

	while (fn->unit[u].role != r)
		u++;
	return u;
}

static void
i12_twice(void **s)
{
	struct world *w = *s;
	w->fn->unit[w->fn->nunit - 1] = (struct wb_unit){ "scc", WB_UNIT_SCALAR, WB_ROLE_SCC };
	opnd(w, LOAD, 1)->id = opnd(w, LOAD, 0)->id;
	breaks(w, 12);
}
static void
i12_vector(void **s)
{
	struct world *w = *s;
	w->fn->unit[role(w->fn, WB_ROLE_SCC)].cls = WB_UNIT_VECTOR;
	breaks(w, 12);
}
static void
i12_half(void **s)
{
	struct world *w = *s;
	w->fn->unit[role(w->fn, WB_ROLE_VCC_HI)].role = WB_ROLE_NONE;
	breaks(w, 12);
}
static void
i12_unknown(void **s)
{
	struct world *w = *s;
	w->fn->unit[role(w->fn, WB_ROLE_SCC)].role = WB_ROLE_COUNT;
	breaks(w, 12);
}
static void i13_annotation(void **s) { struct world *w = *s; w->fn->annotation[0].block = 3; breaks(w, 13); }

static void i14_missing(void **s) { struct world *w = *s; w->fn->ncall = 0; breaks(w, 14); }
static void
i14_more(void **s)
{
	struct world *w = *s;
	w->fn->call = (uint32_t[]){ CALL, LATCH };
	w->fn->ncall = 2;
	breaks(w, 14);
}
static void i14_act_missing(void **s) { struct world *w = *s; w->fn->nact--; breaks(w, 14); }
static void
i14_act_more(void **s)
{
	struct world *w = *s;
	w->fn->act = (uint32_t[]){ LOAD, CALL, LATCH };
	w->fn->nact = 3;
	breaks(w, 14);
}
static void i14_act_other(void **s) { struct world *w = *s; w->fn->act[0] = ADD; breaks(w, 14); }
static void i14_other(void **s) { struct world *w = *s; w->fn->call[0] = MOV; breaks(w, 14); }

/* The report shows the instruction. */
static void
violations_are_shown(void **s)
{
	struct world *w = *s;

	opnd(w, ADD, 2)->id = w->fn->nunit;
	assert_int_equal(wb_verify(w->cx, w->m, w->fn), WB_INTERNAL);
	assert_string_equal(w->cx->diag->message.at[0].text,
		"rule I9 broken in @k, block 0: operand 2 has units that do not exist");
	assert_int_equal(w->cx->diag->message.at[0].loc.line, 7);
	assert_string_equal(w->cx->diag->note.at[0].text, "instruction 1: %s2, %scc =s add.u32 %\"?\", 3 | %vcc");
}

#define TEST(f) cmocka_unit_test_setup_teardown(f, setup, teardown)

int
main(void)
{
	const struct CMUnitTest tests[] = {
		TEST(i1_no_entry),
		TEST(i1_no_edges),
		TEST(i1_two_entries),
		TEST(i2_edge_from_nowhere),
		TEST(i2_edge_to_nowhere),
		TEST(i2_exit_to_a_block),
		TEST(i2_kind),
		TEST(i3_edge_not_listed),
		TEST(i3_edge_of_other_block),
		TEST(i3_list_outside),
		TEST(i3_removed_edge_listed),
		TEST(i3_fall_through_last),
		TEST(i4_gap),
		TEST(i4_rest),
		TEST(i4_too_many),
		TEST(i5_unreachable),
		TEST(i6_branch_no_terminator),
		TEST(i6_terminator_inside),
		TEST(i7_end_falls_through),
		TEST(i7_no_edges),
		TEST(i7_taken_without_branch),
		TEST(i8_op),
		TEST(i8_type),
		TEST(i8_class),
		TEST(i8_space),
		TEST(i9_outside),
		TEST(i9_unit),
		TEST(i9_units),
		TEST(i9_no_unit),
		TEST(i9_mixed),
		TEST(i9_mod),
		TEST(i9_fn),
		TEST(i9_symbol),
		TEST(i9_kind),
		TEST(i10_order),
		TEST(i10_order_mod),
		TEST(i10_no_access),
		TEST(i10_written_number),
		TEST(i11_no_space),
		TEST(i11_no_width),
		TEST(i11_addr),
		TEST(i11_data),
		TEST(i11_bytes_of_nothing),
		TEST(i12_twice),
		TEST(i12_vector),
		TEST(i12_half),
		TEST(i12_unknown),
		TEST(i13_annotation),
		TEST(i14_missing),
		TEST(i14_more),
		TEST(i14_other),
		TEST(i14_act_missing),
		TEST(i14_act_more),
		TEST(i14_act_other),
		TEST(violations_are_shown),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
