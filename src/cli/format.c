/* src/cli/format.c -- says what a file is that wavebound cannot read: by its first bytes, or its first words.
 *
 * If all readers have failed, a guess is enough: it is only for the message. If a file is
 * refused before it is read, its start must be one that assembly never has.
 */
#include "format.h"

#include <ctype.h>
#include <limits.h>

#include "cli.h"

#define OPENCL_COMPILER \
	"clang-19 -target amdgcn-amd-amdhsa -mcpu=gfx900 -O2 -x cl -cl-std=CL1.2 -gline-tables-only " \
	"-cl-kernel-arg-info --rocm-device-lib-path=/usr/lib/x86_64-linux-gnu/amdgcn/bitcode"
#define HIP_COMPILER \
	"clang-19 -x hip --offload-arch=gfx900 --offload-device-only -nogpuinc -nogpulib -O2 -gline-tables-only"
#define IR_COMPILER "clang-19 -x ir -target amdgcn-amd-amdhsa -mcpu=gfx900 -O2"

struct text {
	const char *at, *end;
};

static struct text
text_of(const struct wb_file *f)
{
	return (struct text){ f->text, f->text + f->bytes };
}

static bool
starts(struct text t, const char *with)
{
	size_t n = strlen(with);

	return (size_t)(t.end - t.at) >= n && memcmp(t.at, with, n) == 0;
}

static bool
has(struct text t, const char *word)
{
	for (; t.at < t.end; t.at++) {
		const char *p = memchr(t.at, *word, (size_t)(t.end - t.at));

		if (!p)
			return false;
		t.at = p;
		if (starts(t, word))
			return true;
	}
	return false;
}

static bool
has_one_of(struct text t, const char *const *word, size_t n)
{
	for (size_t k = 0; k < n; k++)
		if (has(t, word[k]))
			return true;
	return false;
}

/* ---- by bytes ----------------------------------------------------------------------------- */
static const char *
by_magic(struct text t)
{
	static const struct {
		const char *magic, *what;
	} known[] = {
		{ "\x89PNG", "a PNG image" },
		{ "\xff\xd8\xff", "a JPEG image" },
		{ "GIF8", "a GIF image" },
		{ "%PDF", "a PDF document" },
		{ "\x1f\x8b", "a file compressed by gzip: unpack it first" },
		{ "\xfd" "7zXZ", "a file compressed by xz: unpack it first" },
		{ "BZh", "a file compressed by bzip2: unpack it first" },
		{ "\x28\xb5\x2f\xfd", "a file compressed by zstd: unpack it first" },
		{ "PK\x03\x04", "a zip archive: unpack it first" },
		{ "!<arch>\n", "a static library: unpack it first (ar x)" },
		{ "BC\xc0\xde", "LLVM bitcode" },
		{ "\x03\x02\x23\x07", "SPIR-V" },
		{ "\x7f" "ELF", "an object file that is cut off" },
		{ "MZ", "a Windows program" },
		{ "\xef\xbb\xbf", "text with a byte order mark, which no assembler takes: save it without" },
		{ "\xff\xfe", "text in UTF-16: save it as UTF-8" },
		{ "\xfe\xff", "text in UTF-16: save it as UTF-8" },
	};

	for (size_t k = 0; k < WB_COUNT(known); k++)
		if (starts(t, known[k].magic))
			return known[k].what;
	return NULL;
}

/* ---- by words ------------------------------------------------------------------------------ */
static struct text
skip_blanks(struct text t)
{
	while (t.at < t.end && isspace((unsigned char)*t.at))
		t.at++;
	return t;
}

/* Without comments of C. */
static struct text
skip_comments(struct text t)
{
	for (t = skip_blanks(t); starts(t, "//") || starts(t, "/*"); t = skip_blanks(t)) {
		const char *stop = t.at[1] == '/' ? "\n" : "*/";

		for (t.at += 2; t.at < t.end && !starts(t, stop); t.at++)
			;
		t.at += t.at < t.end ? strlen(stop) : 0;
	}
	return t;
}

static bool
is_word(struct text t, const char *const *word, size_t n)
{
	for (size_t k = 0; k < n; k++) {
		size_t len = strlen(word[k]);

		if (starts(t, word[k]) && (t.at + len == t.end || (!isalnum((unsigned char)t.at[len]) &&
			t.at[len] != '_' && t.at[len] != ':')))
			return true;
	}
	return false;
}

static bool
is_c(struct text t)
{
	static const char *const word[] = { "#include", "#define", "#pragma", "#ifdef", "#ifndef", "#if", "__kernel",
		"kernel", "__attribute__", "__global__", "__device__", "__constant", "typedef", "struct", "static",
		"extern", "void", "int", "unsigned", "float", "double", "const", "inline", "enum", "union", "using",
		"namespace", "template", "class" };

	return is_word(skip_comments(t), word, WB_COUNT(word)) && !has(t, ".amdgcn_target");
}

static bool
is_llvm_ir(struct text t)
{
	static const char *const word[] = { "source_filename", "target datalayout", "target triple", "define" };

	return starts(t, "; ModuleID") || is_word(skip_blanks(t), word, WB_COUNT(word));
}

/* Whether llvm-objdump printed it, which says so in the first lines. */
static bool
is_listing(struct text t)
{
	t.end = t.end - t.at > PATH_MAX ? t.at + PATH_MAX : t.end;
	return has(t, "\nDisassembly of section ") && has(t, "file format elf");
}

/* Whether the first line is several words and nothing else. No language that wavebound reads has such lines. */
static bool
is_prose(struct text t)
{
	uint32_t words = 0;

	for (t = skip_blanks(t); t.at < t.end && *t.at != '\n'; t.at++) {
		if (isalpha((unsigned char)*t.at))
			words += t.at + 1 == t.end || !isalpha((unsigned char)t.at[1]);
		else if (!strchr(" ,.!?'", *t.at))
			return false;
	}
	return words >= 4;
}

/* XML files that belong to another option, by their root element. */
static const char *
xml(struct text t)
{
	static const struct {
		const char *root, *what;
	} ours[] = {
		{ "<launch", "a launch description: give it with --launch" },
		{ "<flowfacts", "flow facts: give them with --facts" },
		{ "<machine", "a machine description: give it with --machine" },
		{ "<block-times", "times of blocks: give them with --block-times" },
		{ "<system", "a task system: it is for wavebound share" },
		{ "<html", "HTML" },
		{ "<!DOCTYPE html", "HTML" },
	};

	for (size_t k = 0; k < WB_COUNT(ours); k++)
		if (has(t, ours[k].root))
			return ours[k].what;
	return "XML";
}

static bool
is_json(struct text t)
{
	struct text inside = t;

	inside.at++;
	inside = skip_blanks(inside);
	return (*t.at == '{' && (starts(inside, "\"") || starts(inside, "}"))) ||
		(*t.at == '[' && inside.at < inside.end && strchr("\"{[]-0123456789", *inside.at));
}

const char *
cli_format_foreign(const struct wb_file *f)
{
	struct text t = text_of(f), first = skip_blanks(t);
	const char *what = by_magic(t);

	if (what || first.at == first.end)
		return what;
	if (*first.at == '<')
		return xml(t);
	if (is_json(first))
		return has(t, "\"tool\": \"wavebound\"") ?
			"a report: it is for wavebound audit, wavebound diff or --baseline" :
			"JSON";
	if (starts(t, "#!"))
		return "a script";
	if (is_llvm_ir(t))
		return "LLVM IR";
	if (is_listing(t))
		return "what a disassembler printed: give the object that it read";
	return is_c(t) ? "source in C or a language like it" : is_prose(t) ? "plain text" : NULL;
}

/* A guess about a file that no reader accepts. */
static const char *
guess(struct text t)
{
	static const char *const directive[] = { "\t.text", "\t.globl", "\t.section", ".global ", "\t.type" };
	static const char *const python[] = { "import ", "from ", "def " };
	const char *p = t.at;

	while (p < t.end && (*p < 0 || isprint((unsigned char)*p) || isspace((unsigned char)*p)))
		p++;
	if (p < t.end)
		return "binary data";
	if (has(t, ".target sm_"))
		return "PTX, assembly for GPUs of NVIDIA";
	if (has_one_of(t, directive, WB_COUNT(directive)))
		return "assembly, but has no sign of AMDGPU (.amdgcn_target, .amdhsa_, s_endpgm)";
	for (size_t k = 0; k < WB_COUNT(python); k++)
		if (starts(skip_blanks(t), python[k]))
			return "a script";
	return "plain text";
}

/* ---- what to do ------------------------------------------------------------------------------ */
static bool
ends_in(const char *name, const char *const *ending, size_t n)
{
	const char *dot = strrchr(name, '.');

	for (size_t k = 0; dot && k < n; k++)
		if (strcmp(dot, ending[k]) == 0)
			return true;
	return false;
}

/* The compiler for @f, by the name of the file, then by its words; NULL: it is no source of a kernel. */
static const char *
compiler_for(const struct wb_file *f)
{
	static const char *const opencl[] = { ".cl" }, *const hip[] = { ".hip", ".cpp", ".cc", ".cxx", ".cu" },
		*const ir[] = { ".ll", ".bc" };
	static const char *const opencl_word[] = { "__kernel", "kernel void", "get_global_id" },
		*const hip_word[] = { "__global__", "__attribute__((global))" };
	struct text t = text_of(f);

	if (ends_in(f->name, opencl, WB_COUNT(opencl)))
		return OPENCL_COMPILER;
	if (ends_in(f->name, hip, WB_COUNT(hip)))
		return HIP_COMPILER;
	if (ends_in(f->name, ir, WB_COUNT(ir)) || is_llvm_ir(t))
		return IR_COMPILER;
	if (!is_c(t))
		return NULL;
	return has_one_of(t, opencl_word, WB_COUNT(opencl_word)) ? OPENCL_COMPILER :
		has_one_of(t, hip_word, WB_COUNT(hip_word))	? HIP_COMPILER :
								  NULL;
}

static enum wb_status
is_source(struct wb_ctx *cx, const struct wb_file *f, const char *command)
{
	const char *slash = strrchr(f->name, '/'), *name = slash ? slash + 1 : f->name, *dot = strrchr(name, '.');
	int stem = (int)(dot && dot > name ? (size_t)(dot - name) : strlen(name));

	wb_report(cx->diag, WB_E_FORMAT, WB_NO_LOC,
		"%s: this is source; what is bounded is the machine code that a compiler makes of it", f->name);
	wb_note(cx->diag, WB_NO_LOC, "run: %s -S %s -o %.*s.s", command, f->name, stem, name);
	wb_note(cx->diag, WB_NO_LOC, "%s",
		strstr(command, "-x hip") ? "this suits a source that includes none of HIP's headers; for others, "
					    "--rocm-path=DIR in place of -nogpuinc -nogpulib" :
					    "Debian has all of it in clang-19 and rocm-device-libs, but for gfx942 "
					    "and from gfx1100 on: wavebound-object(5)");
	return WB_BAD_INPUT;
}

enum wb_status
cli_format_unknown(struct wb_ctx *cx, const struct wb_file *f)
{
	const char *command = f->bytes ? compiler_for(f) : NULL, *what = f->bytes ? cli_format_foreign(f) : NULL;

	if (command)
		return is_source(cx, f, command);
	if (f->bytes)
		wb_report(cx->diag, WB_E_FORMAT, WB_NO_LOC, "%s: the format is not recognised; this looks like %s",
			f->name, what ? what : guess(text_of(f)));
	else
		wb_report(cx->diag, WB_E_FORMAT, WB_NO_LOC, "%s: the file is empty", f->name);
	return WB_BAD_INPUT;
}
