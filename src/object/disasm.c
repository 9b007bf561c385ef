/* src/object/disasm.c -- machine words to assembly text, by LLVM.
 *
 * The one file that uses LLVM. LLVM is initialised when the first code object is
 * read, not before, so that nothing else pays for it. A context knows one
 * processor and one wave size; decoding with the wrong one gives wrong text.
 *
 * DisInfo must be NULL: LLVM's AMDGPU symbolizer takes anything else for a C++
 * object of its own. Branch operands therefore come back as raw numbers.
 *
 * LLVM takes 1 to 2 us for an instruction, and programs repeat themselves: a
 * table remembers texts by the words they came from, and as what the front end read them. Without a symbolizer the
 * text depends on nothing else. An instruction of 4 bytes is remembered by its
 * first word alone, unless the field at src0 says that a second word may follow
 * (SDWA, DPP, DPP8): only then does LLVM look at that word before it decides.
 *
 * Halves of registers that newer compilers choose for gfx11 (v0.l, v0.h) stand in bits of 64-bit vector instructions
 * that LLVM 19 passes over for most of them: what it prints then has nothing of it, and would be read as another
 * instruction. Where bits are set that the text does not show, they are added to it, and the front end refuses that.
 *
 * LLVM ends the process when memory ends. Its C interface offers nothing against
 * that, so the two handlers that C++ has for it are called by their linker names: while a thread is
 * inside LLVM they leave through the escape of its arena. What LLVM held then is
 * lost, and it may be half made: this process enters it no more.
 */
#include <stdio.h>

#include <llvm-c/Disassembler.h>
#include <llvm-c/Target.h>

#include "object.h"

#define LINE 64		/* bytes that come into the cache together */
#define NEAR_TEXT 46	/* so that what is remembered of an instruction fills a line */
#define MOST_TEXT 512

struct memo {
	uint32_t word[2];
	struct wb_gcn_line was;
	uint8_t n;		/* bytes of code: 4 or 8; 0: free */
	uint8_t len;
	char near[NEAR_TEXT];	/* the text, or where it is if it is longer */
};

enum { GCN_BRANCH = 2, GFX11_BRANCH = 32 };	/* s_branch; then, up to gfx10 from 4 on, s_cbranch_scc0 to execnz */

struct branch {
	size_t len;		/* 0: not met yet */
	char text[32];
};

struct disasm {
	struct wb_arena *arena;
	LLVMDisasmContextRef llvm;
	struct memo *memo;	/* NULL: remember nothing */
	uint32_t mask;
	uint32_t first_branch;	/* operation of s_branch */
	uint32_t vector64;	/* upper 6 bits of vector instructions that may choose halves; 0: none may */
	struct branch branch[16];	/* by operation, from there */
	char text[MOST_TEXT];	/* of an instruction that is not remembered */
};

/* ---- when memory ends inside LLVM ------------------------------------------------------ */
typedef void new_handler(void);
/** std::set_new_handler; operator new calls it when it has no memory, and tries again when it returns. */
new_handler *cxx_set_new_handler(new_handler *h) __asm__("_ZSt15set_new_handlerPFvvE");
/** llvm::install_bad_alloc_error_handler; called when LLVM's own allocation functions have no memory. */
void llvm_install_bad_alloc_handler(void (*h)(void *, const char *, bool), void *p) __asm__(
	"_ZN4llvm31install_bad_alloc_error_handlerEPFvPvPKcbES0_");

static _Thread_local struct disasm *inside;	/* NULL: this thread is not in LLVM */
static bool broken;
static new_handler *others;			/* the previous one */

static void
leave(void)
{
	struct disasm *d = inside;

	inside = NULL;
	broken = true;
	d->llvm = NULL;
	wb_arena_exhausted(d->arena);
}

static void
no_new(void)
{
	if (inside)
		leave();
	cxx_set_new_handler(others);	/* not ours to answer: operator new asks them, or throws */
}

static void
no_malloc(void *p, const char *why, bool crash)
{
	(void)p;
	(void)why;
	(void)crash;
	if (inside)
		leave();
}

static void
enter(struct disasm *d)
{
	new_handler *was;

	if (broken)
		wb_arena_exhausted(d->arena);
	was = cxx_set_new_handler(no_new);
	if (was != no_new)
		others = was;
	inside = d;
}

static void
initialise(void)
{
	static bool done;

	if (done)
		return;
	llvm_install_bad_alloc_handler(no_malloc, NULL);
	LLVMInitializeAMDGPUTargetInfo();
	LLVMInitializeAMDGPUTargetMC();
	LLVMInitializeAMDGPUDisassembler();
	done = true;
}

static void
dispose(void *p)
{
	struct disasm *d = p;

	if (d->llvm)
		LLVMDisasmDispose(d->llvm);
}

struct disasm *
disasm_new(struct wb_ctx *cx, const char *cpu, bool wave64, uint64_t code_bytes)
{
	struct disasm *d = WB_NEW(cx->unit, struct disasm, 1);
	uint32_t n = 64;

	d->arena = cx->unit;
	wb_arena_defer(cx->unit, dispose, d);	/* before there is something to dispose of: memory may end here */
	enter(d);
	initialise();
	d->llvm = LLVMCreateDisasmCPUFeatures(
		"amdgcn-amd-amdhsa", cpu, wave64 ? "+wavefrontsize64" : "", NULL, 0, NULL, NULL);
	inside = NULL;
	if (!d->llvm)
		return NULL;
	d->vector64 = strncmp(cpu, "gfx1", 4) == 0 ? 0x35 : strncmp(cpu, "gfx9", 4) == 0 ? 0x34 : 0;
	d->first_branch = strncmp(cpu, "gfx11", 5) == 0 ? GFX11_BRANCH : GCN_BRANCH;
	while (n < 65536 && n < code_bytes / 16)
		n *= 2;
	d->mask = n - 1;
	if (code_bytes) {
		d->memo = WB_NEW(cx->unit, struct memo, n + 1);
		d->memo = (struct memo *)(((uintptr_t)d->memo + LINE - 1) / LINE * LINE);
	}
	return d;
}

/* ---- what is remembered ------------------------------------------------------------- */
/* Each instruction has two places, side by side. */
static struct memo *
place(const struct disasm *d, uint32_t a, uint32_t b)
{
	uint64_t h = ((uint64_t)b << 32 | a) * 0x9e3779b97f4a7c15u;

	return &d->memo[(h >> 40) & d->mask];
}

static const char *
text_of(const struct memo *m)
{
	const char *far;

	memcpy(&far, m->near, sizeof(far));
	return m->len > NEAR_TEXT ? far : m->near;
}

static void
set_text(struct disasm *d, struct memo *m, size_t len)
{
	const char *far = len > NEAR_TEXT ? wb_arena_copy(d->arena, d->text, len, 1) : NULL;

	m->len = (uint8_t)len;
	if (far)
		memcpy(m->near, &far, sizeof(far));
	else
		memcpy(m->near, d->text, len);
}

static struct memo *
beside(const struct disasm *d, const struct memo *m)
{
	return &d->memo[(m - d->memo) ^ 1];
}

/* Whether the first word alone decides about an instruction of 4 bytes. */
static bool
alone(uint32_t word)
{
	uint32_t src0 = word & 0x1ff;

	return src0 != 249 && src0 != 250 && src0 != 233 && src0 != 234;
}

/* The memo of an instruction of @n bytes; @b is 0 if these are 4. */
static struct memo *
find(const struct disasm *d, uint32_t a, uint32_t b, uint32_t n)
{
	struct memo *m = place(d, a, b);

	for (uint32_t way = 0; way < 2; way++, m = beside(d, m))
		if (m->n == n && m->word[0] == a && m->word[1] == b)
			return m;
	return NULL;
}

static struct memo *
recall(const struct disasm *d, struct bytes code, uint32_t a, uint32_t b)
{
	bool eight = a >> 30 == 3;	/* most encodings of 8 bytes start so: only where to look first */
	struct memo *m = eight && code.n >= 8 ? find(d, a, b, 8) : NULL;

	if (!m)
		m = find(d, a, 0, 4);
	return m || eight || code.n < 8 ? m : find(d, a, b, 8);
}

/* The memo of the instruction that was decoded to d->text; NULL if there is none. What was in its place moves beside
 * it. */
static struct memo *
remember(struct disasm *d, uint32_t a, uint32_t b, uint32_t n, size_t len)
{
	struct memo *m;

	if (!d->memo || len > UINT8_MAX || !(n == 8 || (n == 4 && alone(a))))
		return NULL;
	b = n == 8 ? b : 0;
	m = place(d, a, b);
	*beside(d, m) = *m;
	*m = (struct memo){ .word = { a, b }, .was = { WB_NONE, WB_NONE }, .n = (uint8_t)n };
	set_text(d, m, len);
	return m;
}

/* ---- branches ------------------------------------------------------------------------- */
/* Where a branch goes is different each time: its text is that of the operation and, behind it, the low half of the
 * word. */
static struct branch *
branch_of(struct disasm *d, uint32_t word)
{
	uint32_t op = (word >> 16 & 0x7f) - d->first_branch;
	bool is_gfx11 = d->first_branch == GFX11_BRANCH, branch = op <= 7 && (is_gfx11 ? op < 7 : op != 1);

	return d->memo && branch && word >> 23 == 0x17f ? &d->branch[op] : NULL;
}

static void
remember_branch(const struct disasm *d, struct branch *br, uint32_t word, uint32_t n, size_t len)
{
	char number[8];
	size_t tail = (size_t)snprintf(number, sizeof(number), " %u", word & 0xffff);

	if (n != 4 || len <= tail || len - tail >= sizeof(br->text) || memcmp(d->text + len - tail, number, tail) != 0)
		return;
	br->len = len - tail;
	memcpy(br->text, d->text, br->len);
}

static struct decoded
say_branch(struct disasm *d, const struct branch *br, uint32_t word)
{
	size_t len = br->len;

	memcpy(d->text, br->text, len);
	len += (size_t)snprintf(d->text + len, MOST_TEXT - len, " %u", word & 0xffff);
	return (struct decoded){ 4, len, d->text, NULL };
}

/* ---- halves that the text does not show ------------------------------------------------ */
/* Vector instructions with a scalar result besides have its number where others choose halves. */
static bool
has_scalar_result(const char *text)
{
	static const char *const begin[] = { "v_div_scale_", "v_mad_u64_u32", "v_mad_i64_i32" };

	for (size_t k = 0; k < WB_COUNT(begin); k++)
		if (strncmp(text, begin[k], strlen(begin[k])) == 0)
			return true;
	return strncmp(text, "v_", 2) == 0 && strstr(text, "_co_") != NULL;
}

/* Adds to the text of @word, @len bytes long, what it leaves out; returns its length. */
static size_t
show_halves(struct disasm *d, uint32_t word, size_t len)
{
	uint32_t of = word >> 11 & 15;
	bool packed = word >> 23 == 0x1a7;		/* of gfx9: op_sel and op_sel_hi, which are shown */

	if (!of || !d->vector64 || word >> 26 != d->vector64 || packed || strstr(d->text, "op_sel") ||
		has_scalar_result(d->text + strspn(d->text, " \t")))
		return len;
	return len + (size_t)snprintf(d->text + len, MOST_TEXT - len, " op_sel:[%u,%u,%u,%u]", of & 1, of >> 1 & 1,
		of >> 2 & 1, of >> 3);
}

struct decoded
disasm_one(struct disasm *d, struct bytes code, uint64_t addr)
{
	uint32_t a = le32(code.at), b = code.n >= 8 ? le32(code.at + 4) : 0, n;
	struct branch *br = branch_of(d, a);
	struct memo *m = d->memo && !br ? recall(d, code, a, b) : NULL;
	size_t len;

	if (m)
		return (struct decoded){ m->n, m->len, text_of(m), &m->was };
	if (br && br->len)
		return say_branch(d, br, a);
	enter(d);
	n = (uint32_t)LLVMDisasmInstruction(d->llvm, (uint8_t *)(uintptr_t)code.at, code.n, addr, d->text, MOST_TEXT);
	inside = NULL;
	d->text[MOST_TEXT - 1] = 0;
	len = n >= 8 ? show_halves(d, a, strlen(d->text)) : strlen(d->text);
	if (br)
		remember_branch(d, br, a, n, len);
	else
		m = remember(d, a, b, n, len);
	return (struct decoded){ n, len, d->text, m ? &m->was : NULL };
}
