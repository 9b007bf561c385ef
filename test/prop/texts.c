/* test/prop/texts.c -- a text and the object that llvm-mc makes of it are the same program.
 *
 * Each random text is a function with data in it and beside it, alignment, symbols, expressions, sections, labels,
 * comments. Many stand in one file, so that the assembler runs seldom. Texts that llvm-mc rejects must be refused; of
 * the others both readings must agree block for block, or one of them refuses. At least half must be compared.
 *
 *   usage: texts [SEED [TEXTS]]
 */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "../lib/files.h"
#include "wavebound/gcn.h"
#include "wavebound/object.h"
#include "../lib/agree.h"

#define BATCH 100u

static char work[] = "/tmp/wavebound-texts-XXXXXX";
static uint64_t seed;
static unsigned npassed, nfailed, ncompared, nrejected;

static uint32_t
below(uint32_t n)
{
	seed ^= seed << 13;
	seed ^= seed >> 7;
	seed ^= seed << 17;
	return (uint32_t)((seed * 0x2545f4914f6cdd1d) >> 33) % n;
}

/* ---- texts --------------------------------------------------------------------------------------- */
struct text {
	char at[16384];
	size_t n;
	uint32_t id, line, label, nlabel, nsymbol, local;
	bool dropped, theirs, ours;	/* llvm-mc, the reader reject it */
	char why[160];
};

static void
put(struct text *t, const char *fmt, ...)
{
	va_list ap;

	va_start(ap, fmt);
	t->n += (size_t)vsnprintf(t->at + t->n, sizeof(t->at) - t->n, fmt, ap);
	va_end(ap);
}

static void
number(struct text *t)
{
	uint32_t v = below(3) ? below(70) : below(70000);

	switch (below(12)) {
	case 0: put(t, "0x%x", v); return;
	case 1: put(t, "0%o", v); return;
	case 2: put(t, "0b%u%u%u", below(2), below(2), below(2)); return;
	case 3: put(t, "'%c'", 'a' + below(26)); return;
	case 4: put(t, "%uU", v); return;
	case 5:
		if (t->nsymbol) {
			put(t, "N%u_%u", t->id, below(t->nsymbol));
			return;
		}
		/* fallthrough */
	default: put(t, "%u", v); return;
	}
}

static void
expression(struct text *t, uint32_t depth)
{
	static const char *const op[] = { "+", "-", "*", "<<", ">>", "&", "|", "^", "/", "%", "==", "<",
		">=", "!=", "<>", "&&", "||", "+", "-", "!" };

	if (!depth || !below(3)) {
		number(t);
		return;
	}
	switch (below(8)) {
	case 0:
		put(t, "%c", "-~!+"[below(4)]);
		expression(t, depth - 1);
		return;
	case 1: case 2:
		put(t, "(");
		expression(t, depth - 1);
		put(t, ")");
		return;
	default: {
		const char *o = op[below(WB_COUNT(op))];

		expression(t, depth - 1);
		put(t, below(2) ? " %s " : "%s", o);
		if (strchr("/%<>", *o) && o[1] != '=')
			put(t, "%u", 1 + below(9));
		else
			expression(t, depth - 1);
	}
	}
}

static void
data(struct text *t, bool whole)
{
	static const char *const one[] = { ".byte", ".short", ".2byte", ".hword", ".value", ".uleb128" };
	static const char *const word[] = { ".long", ".4byte", ".int", ".quad", ".8byte" };

	switch (below(whole ? 5 : 9)) {
	case 0:
		put(t, "\t.fill %u, 4, ", 1 + below(4));
		expression(t, 2);
		break;
	case 1:
		put(t, "\t.%s %u", below(2) ? "zero" : below(2) ? "skip" : "space", 4 * (1 + below(5)));
		if (below(2))
			put(t, ", %u", below(256));
		break;
	case 2:
		put(t, "\t.ascii \"ab\\n%c\"", 'a' + below(26));
		break;
	case 3: case 4:
		put(t, "\t%s ", word[below(WB_COUNT(word))]);
		expression(t, 3);
		if (below(2))
			put(t, ", %u", below(9));
		break;
	case 5:
		put(t, "\t.asciz \"%s\", \"\\x41\\101\"", below(2) ? "a" : "bc");
		break;
	case 6:
		put(t, "\t.fill %u, %u, %u", below(5), below(10), below(500));
		break;
	default:
		put(t, "\t%s ", one[below(WB_COUNT(one))]);
		expression(t, 1);
		break;
	}
	put(t, "\n");
}

/* @words: the address is a multiple of four; where fillers of words do not fit, llvm-mc stops without a place. */
static void
alignment(struct text *t, bool words)
{
	switch (below(words ? 8 : 4)) {
	case 0: put(t, "\t.p2align %u\n", below(7)); break;
	case 1: put(t, "\t.p2align %u, 0\n", below(6)); break;
	case 2: put(t, "\t.p2align %u,,%u\n", below(6), 1 + below(40)); break;
	case 3: put(t, "\t.balign %u\n", 1u << below(7)); break;
	case 4: put(t, "\t.p2alignl %u, 0xbf80000%u\n", below(6), below(9)); break;
	case 5: put(t, "\t.align %u, %u\n", 4u << below(4), below(3)); break;
	case 6: put(t, "\t.balignl %u, 0xbf800000\n", 4u << below(5)); break;
	default: put(t, "\t.p2align 8\n"); break;
	}
}

static void
instruction(struct text *t)
{
	switch (below(16)) {
	case 0: put(t, "\ts_nop ("); expression(t, 2); put(t, ")&7"); break;
	case 1: put(t, "\ts_sleep ("); expression(t, 3); put(t, ")&31"); break;
	case 2: put(t, "\ts_mov_b32 s%u, ", below(20)); expression(t, 3); break;
	case 3: put(t, "\tv_mov_b32 v%u, ", below(20)); expression(t, 2); break;
	case 4: put(t, "\ts_movk_i32 s%u, (", below(20)); expression(t, 3); put(t, ")&0xff"); break;
	case 5: put(t, "\tv_add_f32 v%u, v%u, v%u", below(9), below(9), below(9)); break;
	case 6:
		put(t, "\tglobal_load_dword v%u, v[2:3], off offset:(", below(9));
		expression(t, 1);
		put(t, ")&255");
		break;
	case 7: put(t, "\ts_waitcnt vmcnt(%u) %c lgkmcnt(%u)", below(9), "&, "[below(3)], below(9)); break;
	case 8: put(t, "\ts_add_u32 s4 s4, s%u", below(9)); break;
	case 9: put(t, "\tS_NOP %u", below(9)); break;
	case 10: put(t, "\ts_mov_b32 s%u, .L%u_0-.L%u_1", below(9), t->id, t->id); break;
	case 11: put(t, "\ts_add_u32 s%u, s2, (.L%u_2-.L%u_0)+%u", below(9), t->id, t->id, below(9)); break;
	case 12: put(t, "\ts_mov_b32 s%u, .-.L%u_0", below(9), t->id); break;
	case 13: put(t, "\tds_read_b32 v1, v2 offset:%u", below(64)); break;
	case 14: put(t, "\tv_cmp_lt_u32 vcc, s%u, v%u", below(9), below(9)); break;
	default: put(t, "\ts_load_dword s%u, s[2:3], 0x%x", 4 + below(9), 4 * below(30)); break;
	}
	put(t, "%s\n", below(6) ? "" : below(2) ? " ; comment" : below(2) ? " // comment" : " /* comment */");
}

/* Labels 0, 1, 2 exist in every text; others where they come. */
static void
label(struct text *t)
{
	if (t->nlabel < 3)
		put(t, ".L%u_%u:\n", t->id, t->nlabel++);
}

static void
jump(struct text *t)
{
	switch (below(4)) {
	case 0: put(t, "\ts_cbranch_scc%u .L%u_%u\n", below(2), t->id, below(3)); break;
	case 1: put(t, "\ts_cbranch_vccz 1f\n\ts_nop 1\n1:\n"); break;
	case 2: put(t, "1:\n\ts_add_u32 s0, s0, 1\n\ts_cbranch_scc0 1b\n"); break;
	default: put(t, "\ts_cbranch_execz %u\n", below(2)); instruction(t); break;
	}
}

static void
skipped_data(struct text *t)
{
	uint32_t n = t->label++;

	put(t, "\ts_branch .L%u_s%u\n", t->id, n);
	for (uint32_t k = 1 + below(3); k; k--)
		data(t, true);
	if (below(4) == 0) {
		data(t, false);
		put(t, "\t.p2align 2, 1\n");
	}
	put(t, ".L%u_s%u:\n", t->id, n);
}

static void
other_section(struct text *t)
{
	bool push = below(2);

	put(t, "\t.%s .rodata.t%u,\"a\",@progbits\n", push ? "pushsection" : "section", t->id);
	for (uint32_t k = below(4); k; k--)
		data(t, false);
	if (below(3) == 0)
		alignment(t, false);
	if (below(3) == 0)
		put(t, "\t.long .L%u_0-.L%u_1\n", t->id, t->id);
	put(t, push ? "\t.popsection\n" : below(2) ? "\t.previous\n" : "\t.section .text.t%u\n", t->id);
}

static void
symbol(struct text *t)
{
	uint32_t n = t->nsymbol && below(3) == 0 ? below(t->nsymbol) : t->nsymbol;

	switch (below(3)) {
	case 0: put(t, "N%u_%u = ", t->id, n); break;
	case 1: put(t, "\t.set N%u_%u, ", t->id, n); break;
	default: put(t, "\t.%s N%u_%u, ", below(3) ? "equ" : "equiv", t->id, n); break;
	}
	expression(t, 3);
	put(t, "\n");
	t->nsymbol += n == t->nsymbol;
}

static void
statement(struct text *t)
{
	switch (below(24)) {
	case 0: case 1: alignment(t, true); return;
	case 2: skipped_data(t); return;
	case 3: other_section(t); return;
	case 4: case 5: symbol(t); return;
	case 6: case 7: jump(t); return;
	case 8: put(t, "/* over\n%s lines */\n", below(2) ? "two" : "s_nop"); return;
	case 9: label(t); return;
	case 10:
		if (below(4) == 0)
			data(t, true);
		return;
	case 11:
		if (below(5) == 0)
			put(t, "\t.org .-t%u+%u\n", t->id, 4 * below(90));
		return;
	default: instruction(t); return;
	}
}

static void
write_text(struct text *t, uint32_t id)
{
	t->n = t->nlabel = t->label = t->nsymbol = 0;
	t->dropped = t->theirs = t->ours = false;
	t->id = id;
	put(t, "\t.section .text.t%u,\"ax\",@progbits\n", id);
	if (below(10) == 0)
		data(t, true);
	put(t, "\t.p2align 8\n\t.globl t%u\n\t.type t%u,@function\nt%u:\n", id, id, id);
	for (uint32_t k = 3 + below(20); k; k--)
		statement(t);
	while (t->nlabel < 3)
		label(t);
	put(t, "\ts_endpgm\n\t.size t%u, .-t%u\n", id, id);
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
	char path[128];
	uint32_t line = 2;
	FILE *f;

	snprintf(path, sizeof(path), "%s/all.s", work);
	f = fopen(path, "w");
	if (!f)
		exit(1);
	fprintf(f, "\t.amdgcn_target \"amdgcn-amd-amdhsa--%s\"\n", gfx);
	for (uint32_t k = 0; k < n; k++) {
		t[k].line = line;
		if (t[k].dropped)
			continue;
		fputs(t[k].at, f);
		line += lines_of(t[k].at);
	}
	if (fclose(f) != 0)
		exit(1);
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
	bool made = true;
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

		if (strncmp(line, prefix, strlen(prefix)) != 0 || !strstr(line, ": error: "))
			continue;
		bad = at_line(t, n, strtoul(line + strlen(prefix), NULL, 10));
		made = false;
		if (!bad)
			continue;
		bad->theirs = true;
		snprintf(bad->why, sizeof(bad->why), "%.150s", strstr(line, ": error: "));
	}
	if (pclose(p) != 0 && made) {
		printf("llvm-mc fails without a place\n");
		nfailed++;
	}
	return made;
}

static uint16_t
load(struct wb_ctx *cx, const char *name)
{
	uint16_t file;

	if (!files_load(cx, wb_format(cx->unit, "%s/%s", work, name), &file))
		exit(1);
	return file;
}

static void
fail(const struct text *t, const char *what, const char *detail)
{
	if (nfailed++ < 10)
		printf("---- %s: %s\n%.3000s", what, detail, t->at);
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
			bool refused = t[k].ours || !m;

			npassed += refused;
			nrejected++;
			if (!refused)
				fail(&t[k], "llvm-mc rejects a text that is taken", t[k].why);
			t[k].dropped = true;
		}
}

static struct wb_module *
read_assembly(struct wb_ctx *cx)
{
	struct wb_module *m = NULL;

	return wb_gcn_read(cx, load(cx, "all.s"), NULL, &m) == WB_OK ? m : NULL;
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

static void
compare(struct text *t, uint32_t n)
{
	struct wb_ctx *cx = wb_ctx_new(NULL);
	struct wb_module *a = read_assembly(cx), *b = NULL;

	if (!a || wb_object_read(cx, load(cx, "all.o"), NULL, &b) != WB_OK) {
		struct wb_out told = wb_out_new(cx->unit);

		wb_diag_print(cx->diag, 0, false, &told);
		fail(&t[0], "a file cannot be read", told.at ? told.at : "");
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
		if (agree_code(cx, a, b, name, &refused, &out))
			npassed++;
		else
			fail(&t[k], "the readings differ", out.at);
		ncompared += !refused;
		if (refused && getenv("TEXTS_REFUSED"))
			show_refusal(cx, &t[k]);
	}
	wb_ctx_free(cx);
}

static void
check(struct text *t, uint32_t first, uint32_t n, const char *gfx)
{
	for (uint32_t k = 0; k < n; k++)
		write_text(&t[k], first + k);
	for (uint32_t attempts = 8; attempts--; ) {
		struct wb_ctx *cx;

		write_file(t, n, gfx);
		if (assemble(t, n, gfx)) {
			compare(t, n);
			return;
		}
		cx = wb_ctx_new(NULL);
		check_rejected(cx, t, n, read_assembly(cx));
		wb_ctx_free(cx);
	}
	fail(&t[0], "llvm-mc goes on rejecting", "");
}

int
main(int argc, char **argv)
{
	static const char *const gfx[] = { "gfx900", "gfx906" };
	uint32_t n = argc > 2 ? (uint32_t)strtoul(argv[2], NULL, 0) : 2000;
	struct text *t = calloc(BATCH, sizeof(*t));

	seed = (argc > 1 ? strtoull(argv[1], NULL, 0) : 1) * 0x9e3779b97f4a7c15 | 1;
	if (!t || !mkdtemp(work))
		return 1;
	for (uint32_t k = 0; k < n; k += BATCH)
		check(t, k, n - k < BATCH ? n - k : BATCH, gfx[k / BATCH % WB_COUNT(gfx)]);
	nfailed += ncompared < n / 2;
	files_remove(work);
	free(t);
	printf("%u texts: %u compared, %u rejected by llvm-mc\n%u passed, %u failed\n", n, ncompared, nrejected,
		npassed, nfailed);
	return nfailed != 0;
}
