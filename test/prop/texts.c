/* test/prop/texts.c -- a text and the object that llvm-mc makes of it are the same program.
 *
 * Each random text is a function with data in it and beside it, alignment, symbols, expressions, sections, labels,
 * comments. Many stand in one file, so that the assembler runs seldom. Texts that llvm-mc rejects must be refused; of
 * the others both readings must agree block for block, or one of them refuses. At least half must be compared.
 *
 * Half of the files have sums and directives as compilers write them. The others also have macros, conditions,
 * repetitions, all operators and directives, code as data, and constants in names of registers: these are read as the
 * assembler inside reads them.
 *
 *	texts [SEED [COUNT [FIRST]]]		files of 100 texts
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "../lib/agree.h"
#include "../lib/files.h"
#include "../lib/grammar.h"
#include "../lib/prop.h"
#include "wavebound/gcn.h"
#include "wavebound/object.h"

#define BATCH 100u

static char work[] = "/tmp/texts-XXXXXX";
static uint64_t ncompared, nrejected;

/* ---- texts --------------------------------------------------------------------------------------- */
struct text {
	const char *at;
	uint32_t id, line;
	bool dropped, theirs, ours;	/* llvm-mc, the reader reject it */
	char why[160];
};

/* Text id has labels .Lid_0 to _2, where they come, left of them; and symbols Nid_0 and on. whole: data are words;
 * chosen: the assembler may skip what follows, so no label is used up there;
 * words: what is aligned is a multiple of four, or llvm-mc stops without a place. Expressions are three deep. */
static const char *const rules[] = {
	"letter: $[a|g|m|z]",
	"number 6: $v",
	"number: $0x(v)",
	"number: 0$(1,7)$[|0|7|52]",
	"number: 0b$(0,1)$(0,1)$(0,1)",
	"number macros: '$letter'",
	"number: ${v}U",
	"number symbols: N$id_$(0,symbols-1)",
	"num: $67[$v:(0,69999)|$v:(0,69)]$number",
	"op: +", "op: -", "op: *", "op: &", "op: |", "op: ^", "op: ==", "op: >=", "op: !=", "op: &&", "op: ||",
	"op: +", "op: -", "op: !",
	"divides: $[<<|>>|/|%|<|<>]",
	"exp 60: $num",
	"exp 40 !macros: $20[-]$num$[+|-| + ]$num$30[-$num]",
	"exp 15 <3 macros: $[-|~|!|+]$>exp",
	"exp 30 <3 macros: ($>exp)",
	"exp 52 <3 macros: $>exp$[ $op |$op]$>exp",
	"exp 23 <3 macros: $>exp$[ $divides |$divides]$(1,9)",

	"data: \t.fill $(1,4), 4, $>exp\n",
	"data: \t.zero $(4,20,4)$[|, $(0,255)]\n",
	"data macros: \t.$[skip|space] $(4,20,4)$[|, $(0,255)]\n",
	"data: \t.ascii \"ab\\n$letter\"\n",
	"data 2: \t.$[long|quad] $exp$[|, $(0,8)]\n",
	"data macros: \t.$[4byte|int|8byte] $exp$[|, $(0,8)]\n",
	"data !whole: \t.asciz \"$[a|bc]\", \"$macros[\\x41]\\101\"\n",
	"data !whole: \t.fill $(0,4), $(0,9), $(0,499)\n",
	"data !whole: \t.$[byte|short] $>>exp\n",
	"data !whole macros: \t.$[2byte|hword|value|uleb128] $>>exp\n",
	"solid: $whole:(1)$data$whole:(0)",

	"align: \t.p2align $(0,6)\n",
	"align: \t.p2align $(0,5), 0\n",
	"align: \t.p2align $(0,5),,$(1,40)\n",
	"align macros: \t.balign $k:(0,6)$(1<<k)\n",
	"align words: \t.p2alignl $(0,5), 0xbf80000$(0,8)\n",
	"align words macros: \t.align $k:(2,5)$(1<<k), $(0,2)\n",
	"align words macros: \t.balignl $k:(2,6)$(1<<k), 0xbf800000\n",
	"align words: \t.p2align 8\n",

	"inst: s_nop $macros[($>exp)&7|$(0,7)]",
	"inst macros: s_sleep ($exp)&31",
	"inst: s_mov_b32 s$(0,19), $exp",
	"inst: v_mov_b32 v$(0,19), $>exp",
	"inst macros: s_movk_i32 s$(0,19), ($exp)&0xff",
	"inst: v_add_f32 v$(0,8), v$(0,8), v$(0,8)",
	"inst: global_load_dword v$(0,8), v[2:3], off offset:$macros[($>>exp)&255|$(0,255)]",
	"inst: s_waitcnt vmcnt($(0,8)) $[&|,| ] lgkmcnt($(0,8))",
	"inst: s_add_u32 s4 s4, s$(0,8)",
	"inst macros: S_NOP $(0,8)",
	"inst: s_mov_b32 s$(0,8), .L$id_0-.L$id_1",
	"inst: s_add_u32 s$(0,8), s2, $macros[(.L$id_2-.L$id_0)|.L$id_2-.L$id_0]+$(0,8)",
	"inst: s_addc_u32 s$(0,8), s2, (.L$id_$(0,2)-.L$id_$(0,2))$[&4294967295|>>32]",
	"inst: s_mov_b32 s$(0,8), .-.L$id_0",
	"inst: ds_read_b32 v1, v2 offset:$(0,63)",
	"inst: v_cmp_lt_u32 vcc, s$(0,8), v$(0,8)",
	"inst: s_load_dword s$(4,12), s[2:3], 0x$[0|4|8|20|3c|5c|70]",
	"instruction: \t$inst$83[|$[ ; comment|$[ // comment| /* comment */]]]\n",

	"label *left: .L$id_$(3-left):\n$left:(left-1)",
	"given: $67[$(0,19)|$[N$id_0|$num]]",
	"Macro: \tm$id_0 $given$[|, $given]\n",
	"Macro: \tm$id_1 $given, s_$[nop|sleep]\n",
	"Macro: \tm$id_2 $(0,4)\n",
	"Macro: \t.$[if|ifne] $>exp\n$chosen:(1)$>statement$chosen:(0)$[|\t.else\n$>instruction]\t.endif\n",
	"Macro: \t.if$[|n]def N$id_$(0,3)\n$instruction\t.elseif $num\n$instruction\t.endif\n",
	"Macro: \t.rept $(0,3)\n$instruction$[|$instruction]\t.endr\n",
	"Macro: \t.irp r, 1, 2, R$id\n\tv_mov_b32 v[\\r+$(0,9)], $num\n\t.endr\n",
	"Macro: \t.irpc r,0123\n\ts_mov_b32 s1\\r, \\r\n\t.endr\n",
	"Macro: \tv_mov_b32 v[R$id], s[R$id+$(0,4)]\n",
	"Macro: \ts_mov_b64 s[2*R$id:2*R$id+1], s[R$id*4:R$id*4+1]\n",
	"Macro: \tglobal_load_dword v[R$id], v[2:3], off offset:R$id*4\n\ts_waitcnt vmcnt(R$id)\n",
	"Macro: \t.long 0xbf80000$(0,8), 0xbf8e0000+R$id\n",
	"Macro: \tR$id = $(0,9)\n",
	"Define: \t.macro m$id_0 a, b=7\n\tv_mov_b32 v1, \\a\n\ts_add_u32 s1, s2, \\b\n\t.endm\n"
	"\t.macro m$id_1 a:req, op\n\t\\op (\\a)&15\n.L$id_m\\@:\n\ts_cbranch_scc0 .L$id_m\\@\n\t.endm\n"
	"\t.macro m$id_2 n\n\t.if \\n\n$instruction\tm$id_2 \\n-1\n\t.else\n\t.exitm\n\t.endif\n\t.endm\n"
	"\tR$id = $(0,9)\n",

	"jump: \ts_cbranch_scc$(0,1) .L$id_$(0,2)\n",
	"jump macros: \ts_cbranch_vccz 1f\n\ts_nop 1\n1:\n",
	"jump macros: 1:\n\ts_add_u32 s0, s0, 1\n\ts_cbranch_scc0 1b\n",
	"jump: \ts_cbranch_execz $(0,1)\n$instruction",
	"Skipped: \ts_branch .L$id_s$l\n$solid$[|$solid$[|$solid]]$25[$data\t.p2align 2, 1\n].L$id_s$l:\n",
	"Section: \t.$push:(macros&any)$push[pushsection|section] .rodata.t$id,\"a\",@progbits\n"
	"$[|$data$[|$data$[|$data]]]$33[$align]$33[\t.long .L$id_0-.L$id_1\n]"
	"\t.$push[popsection|$macros[$[previous|section .text.t$id]|section .text.t$id]]\n",
	"symbol: $n:(symbols)$symbols[$33[$n:(0,symbols-1)]]"
	"$[N$id_$n = |$[\t.set N$id_$n, |\t.$macros[$67[equ|equiv]|equ] N$id_$n, ]]$exp\n"
	"$symbols:(symbols+((n<symbols)<1))",

	"statement 13: $instruction",
	"statement 2: $words:(1)$align$words:(0)",
	"statement 4 macros: $Macro",
	"statement: $Skipped",
	"statement: $Section",
	"statement 2: $symbol",
	"statement 2: $jump",
	"statement: /* over\n$[two|s_nop] lines */\n",
	"statement !chosen: $label",
	"statement: $25[$solid]",
	"statement macros: $20[\t.org .-t$id+$(0,356,4)\n]",
	"more *count: $statement$count:(count-1)$more",
	"text: $macros[$Define]"
	"\t.section .text.t$id,\"ax\",@progbits\n$10[$solid]\t.p2align 8\n\t.globl t$id\n\t.type t$id,@function\n"
	"t$id:\n$count:(3,22)$more$label$label$label\ts_endpgm\n\t.size t$id, .-t$id\n",
};

static void
write_text(struct grammar *g, struct text *t, uint32_t id, bool macros)
{
	grammar_set(g, "macros", macros);
	grammar_set(g, "id", id);
	grammar_set(g, "left", 3);
	grammar_set(g, "symbols", 0);
	grammar_set(g, "count", 0);
	grammar_set(g, "whole", 0);
	grammar_set(g, "chosen", 0);
	grammar_set(g, "words", 0);
	grammar_expand(g, "$text");
	*t = (struct text){ .at = grammar_take(g), .id = id };
}

/* ---- the two readings ------------------------------------------------------------------------------ */
static uint32_t
lines_of(const char *s)
{
	uint32_t n = 0;

	for (; (s = strchr(s, '\n')); s++)
		n++;
	return n;
}

static void
write_file(struct text *t, uint32_t n, const char *gfx)
{
	struct wb_out o = wb_out_new(prop.cx->unit);
	uint32_t line = 2;

	wb_printf(&o, "\t.amdgcn_target \"amdgcn-amd-amdhsa--%s\"\n", gfx);
	for (uint32_t k = 0; k < n; k++) {
		t[k].line = line;
		if (!t[k].dropped) {
			wb_puts(&o, t[k].at);
			line += lines_of(t[k].at);
		}
	}
	files_write(wb_format(prop.cx->unit, "%s/all.s", work), o.at);
}

static struct text *
at_line(struct text *t, uint32_t n, unsigned long line)
{
	for (uint32_t k = n; k--; )
		if (!t[k].dropped && t[k].line <= line)
			return &t[k];
	return NULL;
}

/* Whether llvm-mc made an object; otherwise the texts it rejects are marked. */
static bool
assemble(struct text *t, uint32_t n, const char *gfx)
{
	char cmd[512], line[1024], prefix[128];
	bool made = true, expanded = false;	/* the error is in a macro: a note says where it is used */
	FILE *p;

	snprintf(prefix, sizeof(prefix), "%s/all.s:", work);
	snprintf(cmd, sizeof(cmd),
		"timeout 20 llvm-mc-19 -triple=amdgcn-amd-amdhsa -mcpu=%s -filetype=obj -o %s/all.o %s/all.s 2>&1", gfx,
		work, work);
	p = popen(cmd, "r");
	if (!p)
		exit(1);
	while (fgets(line, sizeof(line), p)) {
		struct text *bad;
		bool here = strncmp(line, prefix, strlen(prefix)) == 0, error = strstr(line, ": error: ") != NULL;

		expanded = error ? !here : expanded;
		if (!here || !(error || (expanded && strstr(line, ": note: while in"))))
			continue;
		bad = at_line(t, n, strtoul(line + strlen(prefix), NULL, 10));
		made = false;
		if (!bad)
			continue;
		bad->theirs = true;
		snprintf(bad->why, sizeof(bad->why), "%.150s", line + strlen(prefix));
	}
	if (pclose(p) != 0 && made)
		prop_fail("llvm-mc fails without a place");
	return made;
}

static uint16_t load(struct wb_ctx *cx, const char *s) { return files_need(cx, wb_format(cx->unit, "%s/%s", work, s)); }

static void
expect(bool ok, const struct text *t, const char *what, const char *detail)
{
	prop_expect(ok, "%s: %s\n%.3000s", what, detail, t->at);
}

static void
check_rejected(struct wb_ctx *cx, struct text *t, uint32_t n, struct wb_module *m)
{
	for (uint32_t k = 0; k < cx->diag->message.n; k++) {
		struct text *bad = at_line(t, n, cx->diag->message.at[k].loc.line);

		if (bad)
			bad->ours = true;
	}
	for (uint32_t k = 0; k < n; k++)
		if (t[k].theirs && !t[k].dropped) {
			expect(t[k].ours || !m, &t[k], "llvm-mc rejects a text that is taken", t[k].why);
			nrejected++;
			t[k].dropped = true;
		}
}

static struct wb_module *
read_assembly(struct wb_ctx *cx, bool macros)
{
	struct wb_module *m = NULL;
	uint16_t file = load(cx, "all.s");

	return (macros ? wb_object_assemble(cx, file, &(struct wb_assembly){ 0 }, &m) :
			 wb_gcn_read(cx, file, NULL, &m)) == WB_OK ? m : NULL;
}

/* Messages about a text that was not compared. */
static void
show_refusal(struct wb_ctx *cx, const struct text *t)
{
	for (uint32_t k = 0; k < cx->diag->message.n; k++) {
		const struct wb_message *m = &cx->diag->message.at[k];

		if (m->loc.line >= t->line && m->loc.line < t->line + lines_of(t->at))
			printf("t%u:%u: %s\n", t->id, m->loc.line - t->line + 1, m->text);
	}
}

/* What the assembler inside made has places in the text, which an object has not: they must be of lines of @t. */
static void
forget_lines(struct wb_module *m, const struct text *t)
{
	char name[16];

	snprintf(name, sizeof(name), "t%u", t->id);
	for (uint32_t f = 0; f < m->nfn; f++)
		for (uint32_t k = 0; k < m->fn[f]->ninst && strcmp(m->fn[f]->name, name) == 0; k++) {
			struct wb_loc *loc = &m->fn[f]->inst[k].src;

			expect(loc->line >= t->line && loc->line < t->line + lines_of(t->at), t,
				"a place is none of its lines",
				wb_format(prop.cx->unit, "%u, its first is %u", loc->line, t->line));
			*loc = WB_NO_LOC;
		}
}

static void
compare(struct text *t, uint32_t n, bool macros)
{
	struct wb_ctx *cx = wb_ctx_new(NULL);
	struct wb_module *a = read_assembly(cx, macros), *b = NULL;

	if (!a || wb_object_read(cx, load(cx, "all.o"), NULL, &b) != WB_OK) {
		struct wb_out told = wb_out_new(cx->unit);

		wb_diag_print(cx->diag, 0, false, &told);
		expect(false, &t[0], "a file cannot be read", told.at ? told.at : "");
		wb_ctx_free(cx);
		return;
	}
	for (uint32_t k = 0; k < n; k++) {
		struct wb_out out = wb_out_new(cx->unit);
		char name[16];
		bool refused;

		if (t[k].dropped)
			continue;
		snprintf(name, sizeof(name), "t%u", t[k].id);
		if (macros)
			forget_lines(a, &t[k]);
		expect(agree_code(cx, a, b, name, &refused, &out), &t[k], "the readings differ", out.at ? out.at : "");
		ncompared += !refused;
		if (refused && getenv("TEXTS_REFUSED"))
			show_refusal(cx, &t[k]);
	}
	wb_ctx_free(cx);
}

static void
one_file(const char *gfx, bool macros)
{
	struct grammar *g = grammar_new(prop.cx->unit, &prop.r, rules, WB_COUNT(rules), NULL, NULL);
	struct text t[BATCH];

	for (uint32_t k = 0; k < BATCH; k++)
		write_text(g, &t[k], k, macros);
	for (uint32_t attempts = 8; attempts--; ) {
		struct wb_ctx *cx;

		write_file(t, BATCH, gfx);
		if (assemble(t, BATCH, gfx)) {
			compare(t, BATCH, macros);
			return;
		}
		cx = wb_ctx_new(NULL);
		check_rejected(cx, t, BATCH, read_assembly(cx, macros));
		wb_ctx_free(cx);
	}
	prop_fail("llvm-mc goes on rejecting");
}

int
main(int argc, char **argv)
{
	prop_start(argc, argv, 20);
	if (!mkdtemp(work))
		return 1;
	while (prop_next())
		one_file(prop.number % 2 ? "gfx906" : "gfx900", prop.number % 4 > 1);
	files_remove(work);
	prop_tried(ncompared, prop.count * BATCH / 2, "texts compared");
	prop_tried(nrejected, prop.count, "rejected by llvm-mc");
	return prop_end();
}
