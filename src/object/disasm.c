/* src/object/disasm.c -- disassembles machine code, by LLVM.
 *
 * This is the only file that uses LLVM. LLVM is initialised when the first code object is read, so that other inputs
 * do not wait for it. A context is for one processor and one wave size; another one would give wrong text.
 *
 * DisInfo must be NULL: LLVM's AMDGPU symbolizer would use any other value as a C++ object. So operands of branches
 * are plain numbers.
 *
 * Cache:   LLVM takes 1 to 2 us per instruction, and most instructions of a program occur many times. A table maps the
 *          words of an instruction to its text, and to what the front end read it as. Without a symbolizer the text
 *          depends on nothing else. For an instruction of 4 bytes, the first word is the key. If its field src0 may
 *          announce a second word (SDWA, DPP, DPP8), LLVM reads this word to decode it, so it is not in the table.
 *
 * Halves:  For gfx11, newer compilers use halves of registers (v0.l, v0.h). They are chosen by bits of 64-bit vector
 *          instructions that LLVM 19 does not print for most of them, so the text is that of another instruction.
 *          Such bits are added to the text, and the front end refuses the instruction.
 *
 * Faults:  LLVM's printer ends the process at SDWA fields that no instruction has, as data in code may have them. Such
 *          words are no instructions.
 *
 * Memory:  LLVM ends the process if there is no memory, and its C interface has no way to prevent that. So the two
 *          handlers of C++ are installed by their linker names. While a thread is inside LLVM, they leave it through
 *          wb_arena_exhausted, as if the arena had no memory. What LLVM had allocated is lost, and its state may be
 *          inconsistent, so this process does not call it again.
 */
#include <stdio.h>

#include <llvm-c/Disassembler.h>
#include <llvm-c/Target.h>

#include "object.h"

#define LINE 64		/* bytes of a cache line */
#define NEAR_TEXT 46	/* so that a memo fills a cache line */
#define MOST_TEXT 512

struct memo {
	uint32_t word[2];
	struct wb_gcn_line was;
	uint8_t n;		/* bytes of code: 4 or 8; 0: free */
	uint8_t len;
	char near[NEAR_TEXT];	/* the text, or a pointer to a longer text */
};

enum { GCN_BRANCH = 2, GFX11_BRANCH = 32 };	/* s_branch; then, up to gfx10 from 4 on, s_cbranch_scc0 to execnz */

struct branch {
	size_t len;		/* 0: not decoded yet */
	char text[32];
};

struct disasm {
	struct wb_arena *arena;
	LLVMDisasmContextRef llvm;
	struct memo *memo;	/* NULL: no cache */
	uint32_t mask;
	uint32_t first_branch;	/* operation of s_branch */
	uint32_t vector64;	/* upper 6 bits of vector instructions that may choose halves; 0: none may */
	struct branch branch[16];	/* by operation, from first_branch on */
	char text[MOST_TEXT];	/* of an instruction that is not in the cache */
};

/* ---- lack of memory inside LLVM -------------------------------------------------------- */
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
	cxx_set_new_handler(others);	/* not in LLVM: operator new calls the previous handler, or throws */
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
	wb_arena_defer(cx->unit, dispose, d);	/* before the context is made: this call may run out of memory */
	enter(d);
	initialise();
	d->llvm = LLVMCreateDisasmCPUFeatures(
		"amdgcn-amd-amdhsa", cpu, wave64 ? "+wavefrontsize64" : "", NULL, 0, NULL, NULL);
	inside = NULL;
	if (!d->llvm)
		return NULL;
	d->vector64 = strncmp(cpu, "gfx1", 4) == 0 ? 0x35 : strncmp(cpu, "gfx9", 4) == 0 ? 0x34 : 0;
	d->first_branch = strncmp(cpu, "gfx11", 5) == 0 || strncmp(cpu, "gfx12", 5) == 0 ? GFX11_BRANCH : GCN_BRANCH;
	while (n < 65536 && n < code_bytes / 16)
		n *= 2;
	d->mask = n - 1;
	if (code_bytes) {
		d->memo = WB_NEW(cx->unit, struct memo, n + 1);
		d->memo = (struct memo *)(((uintptr_t)d->memo + LINE - 1) / LINE * LINE);
	}
	return d;
}

/* ---- the cache ---------------------------------------------------------------------- */
/* The first of the two neighbouring entries where an instruction may be. */
static struct memo *
memo_place(const struct disasm *d, uint32_t a, uint32_t b)
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
neighbour(const struct disasm *d, const struct memo *m)
{
	return &d->memo[(m - d->memo) ^ 1];
}

/* Whether the first word determines the text of a 4-byte instruction. */
static bool
is_context_free(uint32_t word)
{
	uint32_t src0 = word & 0x1ff;

	return src0 != 249 && src0 != 250 && src0 != 233 && src0 != 234;
}

/* The cache entry of an instruction of @n bytes, NULL if there is none. @b is 0 if @n is 4. */
static struct memo *
find_memo(const struct disasm *d, uint32_t a, uint32_t b, uint32_t n)
{
	struct memo *m = memo_place(d, a, b);

	for (uint32_t which = 0; which < 2; which++, m = neighbour(d, m))
		if (m->n == n && m->word[0] == a && m->word[1] == b)
			return m;
	return NULL;
}

static struct memo *
recall(const struct disasm *d, struct bytes code, uint32_t a, uint32_t b)
{
	bool eight = a >> 30 == 3;	/* so most 8-byte encodings begin; this only decides what is looked up first */
	struct memo *m = eight && code.n >= 8 ? find_memo(d, a, b, 8) : NULL;

	if (!m)
		m = find_memo(d, a, 0, 4);
	return m || eight || code.n < 8 ? m : find_memo(d, a, b, 8);
}

/* Enters the instruction that was decoded to d->text. The old entry moves to the neighbour. NULL: it cannot be
 * cached. */
static struct memo *
remember(struct disasm *d, uint32_t a, uint32_t b, uint32_t n, size_t len)
{
	struct memo *m;

	if (!d->memo || len > UINT8_MAX || !(n == 8 || (n == 4 && is_context_free(a))))
		return NULL;
	b = n == 8 ? b : 0;
	m = memo_place(d, a, b);
	*neighbour(d, m) = *m;
	*m = (struct memo){ .word = { a, b }, .was = { WB_NONE, WB_NONE }, .n = (uint8_t)n };
	set_text(d, m, len);
	return m;
}

/* ---- branches ------------------------------------------------------------------------- */
static uint32_t
operation_of(const struct disasm *d, uint32_t word)
{
	return (word >> 16 & 0x7f) - d->first_branch;
}

static bool
is_branch(const struct disasm *d, uint32_t word)
{
	uint32_t op = operation_of(d, word);

	return word >> 23 == 0x17f && op <= 7 && (d->first_branch == GFX11_BRANCH ? op < 7 : op != 1);
}

/* Branches differ in their targets, so they are cached by operation. The text is the mnemonic, then the low half of the
 * word as a number. */
static struct branch *
branch_of(struct disasm *d, uint32_t word)
{
	return d->memo && is_branch(d, word) ? &d->branch[operation_of(d, word)] : NULL;
}

bool
disasm_jumps(const struct disasm *d, uint32_t word, uint64_t addr, uint64_t *to)
{
	*to = addr + 4 + (uint64_t)((int64_t)(int16_t)(word & 0xffff) * 4);
	return is_branch(d, word);
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

/* ---- halves that LLVM does not print --------------------------------------------------- */
/* Instructions with a second, scalar result have its number in the bits that choose halves in others. */
static bool
has_scalar_result(const char *text)
{
	static const char *const begin[] = { "v_div_scale_", "v_mad_u64_u32", "v_mad_i64_i32" };

	for (size_t k = 0; k < WB_COUNT(begin); k++)
		if (strncmp(text, begin[k], strlen(begin[k])) == 0)
			return true;
	return strncmp(text, "v_", 2) == 0 && strstr(text, "_co_") != NULL;
}

/* Adds the bits of @word that choose halves to the text of @len bytes, if LLVM did not print them (of 8-bit floats it
 * prints a byte). Returns the new length. */
static size_t
show_halves(struct disasm *d, uint32_t word, size_t len)
{
	uint32_t of = word >> 11 & 15;
	bool packed = word >> 23 == 0x1a7;		/* of gfx9: op_sel and op_sel_hi, which LLVM prints */

	if (!of || !d->vector64 || word >> 26 != d->vector64 || packed || strstr(d->text, "op_sel") ||
		strstr(d->text, "byte_sel") ||
		has_scalar_result(d->text + strspn(d->text, " \t")))
		return len;
	return len + (size_t)snprintf(d->text + len, MOST_TEXT - len, " op_sel:[%u,%u,%u,%u]", of & 1, of >> 1 & 1,
		of >> 2 & 1, of >> 3);
}

/* Whether the words @a and @b are of SDWA, with a part of a register or a rest of the result that does not exist. */
static bool
is_faulty(uint32_t a, uint32_t b)
{
	enum { SDWA = 0xf9, VOPC = 0x3e, VOP1 = 0x3f };
	uint32_t op = a >> 25, result = b >> 8 & 7, rest = b >> 11 & 3, src0 = b >> 16 & 7, src1 = b >> 24 & 7;

	return !(a >> 31) && (a & 0x1ff) == SDWA &&
		((op != VOPC && (result == 7 || rest == 3)) || src0 == 7 || (op != VOP1 && src1 == 7));
}

struct decoded
disasm_one(struct disasm *d, struct bytes code, uint64_t addr)
{
	uint32_t a = le32(code.at), b = code.n >= 8 ? le32(code.at + 4) : 0, n;
	struct branch *br = branch_of(d, a);
	struct memo *m = d->memo && !br ? recall(d, code, a, b) : NULL;
	size_t len;

	if (is_faulty(a, b))
		return (struct decoded){ 0, 0, d->text, NULL };
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
