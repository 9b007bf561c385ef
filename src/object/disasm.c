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
 * LLVM ends the process when memory ends. Its C interface offers nothing against
 * that, so the two handlers that C++ has for it are called by their linker names: while a thread is
 * inside LLVM they leave through the escape of its arena. What LLVM held then is
 * lost, and it may be half made: this process enters it no more.
 */
#include <llvm-c/Disassembler.h>
#include <llvm-c/Target.h>

#include "object.h"

#define LINE 64		/* bytes that come into the cache together */
#define MEMO_TEXT 46	/* longest text remembered: nearly all; all that is remembered of an instruction fills a line */
#define MOST_TEXT 512

struct memo {
	uint32_t word[2];
	struct wb_gcn_line was;
	uint8_t n;		/* bytes of code: 4 or 8; 0: free */
	uint8_t len;
	char text[MEMO_TEXT];
};

struct disasm {
	struct wb_arena *arena;
	LLVMDisasmContextRef llvm;
	struct memo *memo;	/* NULL: remember nothing */
	uint32_t mask;
	char text[MOST_TEXT];	/* of an instruction that is not remembered */
};

/* ---- when memory ends inside LLVM ------------------------------------------------------ */
typedef void new_handler(void);
/** std::set_new_handler; operator new calls it when it has no memory, and tries again when it returns. */
new_handler *cxx_set_new_handler(new_handler *h) __asm__("_ZSt15set_new_handlerPFvvE");
/** llvm::install_bad_alloc_error_handler; called when LLVM's own allocation functions have no memory. */
void llvm_install_bad_alloc_handler(void (*h)(void *, const char *, bool), void *p) __asm__("_ZN4llvm31install_bad_alloc_error_handlerEPFvPvPKcbES0_");

static _Thread_local struct disasm *inside;	/* NULL: this thread is not in LLVM */
static bool broken;
static new_handler *others;			/* of whoever was there before */

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
	d->llvm = LLVMCreateDisasmCPUFeatures("amdgcn-amd-amdhsa", cpu, wave64 ? "+wavefrontsize64" : "", NULL, 0, NULL, NULL);
	inside = NULL;
	if (!d->llvm)
		return NULL;
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
static struct memo *
slot(const struct disasm *d, uint32_t a, uint32_t b)
{
	uint64_t h = ((uint64_t)b << 32 | a) * 0x9e3779b97f4a7c15u;

	return &d->memo[(h >> 40) & d->mask];
}

/* Whether the first word alone decides about an instruction of 4 bytes. */
static bool
alone(uint32_t word)
{
	uint32_t src0 = word & 0x1ff;

	return src0 != 249 && src0 != 250 && src0 != 233 && src0 != 234;
}

static struct memo *
recall(const struct disasm *d, struct bytes code, uint32_t a, uint32_t b)
{
	struct memo *m = slot(d, a, 0);

	if (m->n == 4 && m->word[0] == a)
		return m;
	m = slot(d, a, b);
	return m->n == 8 && m->word[0] == a && m->word[1] == b && code.n >= 8 ? m : NULL;
}

/* The memo of the instruction that was decoded to d->text; NULL if there is none. */
static struct memo *
remember(struct disasm *d, uint32_t a, uint32_t b, uint32_t n, size_t len)
{
	struct memo *m = d->memo ? slot(d, a, n == 8 ? b : 0) : NULL;

	if (!m || len > MEMO_TEXT || !(n == 8 || (n == 4 && alone(a))))
		return NULL;
	*m = (struct memo){ { a, b }, { WB_NONE, WB_NONE }, (uint8_t)n, (uint8_t)len, "" };
	memcpy(m->text, d->text, len);
	return m;
}

struct decoded
disasm_one(struct disasm *d, struct bytes code, uint64_t addr)
{
	uint32_t a = le32(code.at), b = code.n >= 8 ? le32(code.at + 4) : 0;
	struct memo *m = d->memo ? recall(d, code, a, b) : NULL;
	size_t n, len;

	if (m)
		return (struct decoded){ m->n, m->len, m->text, &m->was };
	enter(d);
	n = LLVMDisasmInstruction(d->llvm, (uint8_t *)(uintptr_t)code.at, code.n, addr, d->text, MOST_TEXT);
	inside = NULL;
	d->text[MOST_TEXT - 1] = 0;
	len = strlen(d->text);
	m = remember(d, a, b, (uint32_t)n, len);
	return (struct decoded){ (uint32_t)n, len, d->text, m ? &m->was : NULL };
}
