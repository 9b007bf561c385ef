/* src/object/assemble.c -- assembly that the reader of src/gcn cannot follow (macros, conditions, symbols in place of
 * registers, code written as data): LLVM assembles it, and it is read as the object that it becomes.
 *
 * LLVM runs in a process of its own, because what it does with hostile text cannot be bounded otherwise: an expansion
 * that has no end, or errors that end the process. It has limits of time and memory, and what it says comes through a
 * pipe (assembler.h), of which every length is checked.
 */
#include <ctype.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "assembler.h"
#include "object.h"

#define MOST_SECONDS 10u	/* of processor time; ten times as long by the clock */
#define MOST_GIB 2u	/* of memory, besides what it starts with */
#define MOST_ANSWER ((size_t)1 << 30)

/* ---- the process --------------------------------------------------------------------------- */
/* Limits what this process may use. The address space is counted from what it has: sanitizers have a lot. */
static void
limit(void)
{
	FILE *f = fopen("/proc/self/statm", "r");
	unsigned long long pages = 0;
	uint64_t most;

	if (f && fscanf(f, "%llu", &pages) == 1 && pages && wb_mul_u64(pages, (uint64_t)sysconf(_SC_PAGESIZE), &most) &&
		wb_add_u64(most, (uint64_t)MOST_GIB << 30, &most))
		setrlimit(RLIMIT_AS, &(struct rlimit){ most, most });
	if (f)
		fclose(f);
	setrlimit(RLIMIT_CPU, &(struct rlimit){ MOST_SECONDS, MOST_SECONDS + 1 });	/* SIGXCPU, which tells why */
	setrlimit(RLIMIT_CORE, &(struct rlimit){ 0, 0 });
	alarm(10 * MOST_SECONDS);
}

WB_NORETURN static void
be_assembler(const struct assembler_input *in, int to)
{
	int nothing = open("/dev/null", O_RDWR);

	for (int fd = 0; fd < 3 && nothing >= 0; fd++)
		dup2(nothing, fd);
	signal(SIGPIPE, SIG_DFL);
	signal(SIGALRM, SIG_DFL);
	signal(SIGXCPU, SIG_DFL);
	limit();
	if (in->nfolder && chdir(in->folder[0]) == 0)
		assembler_run(in, to);
	_exit(1);
}

/* Starts the process; what it writes comes out of *from. */
static bool
start(const struct assembler_input *in, pid_t *process, int *from)
{
	int end[2];

	if (pipe(end) != 0)
		return false;
	if (end[1] < 3) {	/* where the process has its standard streams */
		int high = fcntl(end[1], F_DUPFD, 3);

		close(end[1]);
		end[1] = high;
	}
	*process = fork();
	if (*process == 0)
		be_assembler(in, end[1]);
	close(end[1]);
	*from = end[0];
	if (*process < 0)
		close(end[0]);
	return *process > 0;
}

struct child {
	pid_t process;		/* 0: it has ended */
	int from;
	int status;
};

static void
end_child(void *p)
{
	struct child *c = p;

	if (!c->process)
		return;
	close(c->from);
	kill(c->process, SIGKILL);
	while (waitpid(c->process, &c->status, 0) < 0 && errno == EINTR)
		;
	c->process = 0;
}

/* All that the process writes; false if it cannot be started or writes too much. */
static bool
listen(struct wb_ctx *cx, const struct assembler_input *in, struct wb_out *answer, int *status)
{
	struct child *c = WB_NEW(cx->tmp, struct child, 1);
	char buffer[65536];
	ssize_t n = 0;

	if (!start(in, &c->process, &c->from))
		return false;
	wb_arena_defer(cx->tmp, end_child, c);
	while (answer->n < MOST_ANSWER && ((n = read(c->from, buffer, sizeof buffer)) > 0 || (n < 0 && errno == EINTR)))
		if (n > 0)
			wb_putn(answer, buffer, (size_t)n);
	if (n != 0)
		return false;
	while (waitpid(c->process, &c->status, 0) < 0 && errno == EINTR)
		;
	close(c->from);
	c->process = 0;
	*status = c->status;
	return true;
}

/* ---- what it says ------------------------------------------------------------------------------ */
struct answer {
	struct wb_ctx *cx;
	struct assembled *out;
	const char *at, *end;
	struct record r;
	struct bytes bytes;	/* of the record */
	bool said;		/* there was an error */
};

static bool
next_record(struct answer *a)
{
	if ((size_t)(a->end - a->at) < sizeof a->r)
		return false;
	memcpy(&a->r, a->at, sizeof a->r);
	a->at += sizeof a->r;
	if (a->r.bytes > (size_t)(a->end - a->at))
		return false;
	a->bytes = (struct bytes){ (const uint8_t *)a->at, (size_t)a->r.bytes };
	a->at += a->r.bytes;
	return true;
}

static const char *
text_of(const struct answer *a)
{
	return wb_strndup(a->cx->unit, (const char *)a->bytes.at, a->bytes.n);
}

static struct wb_loc
loc_of(const struct assembled *t, uint32_t file, uint32_t line, uint32_t column)
{
	return file < t->file.n && line ?
		(struct wb_loc){ line, (uint16_t)(column <= UINT16_MAX ? column : 0), t->file.at[file] } :
		WB_NO_LOC;
}

static void
add_file(struct answer *a)
{
	const char *name = text_of(a);
	size_t n = strlen(name) + 1;

	n = n < a->bytes.n ? n : a->bytes.n;
	WB_PUSH(a->cx->unit, &a->out->file, wb_file_add(a->cx->files, WB_FILE_TEXT, name, name + n, a->bytes.n - n));
}

/* A message with the notes that follow it. One of an expansion stands where that began. */
static void
report(struct answer *a)
{
	const char *text = text_of(a), *expansion = NULL, *next = a->at;
	struct wb_loc loc = loc_of(a->out, a->r.file, a->r.line, a->r.column);
	enum wb_diag_code code = a->r.kind == RECORD_ERROR ? WB_E_ASSEMBLER : WB_W_ASSEMBLER;
	bool known = wb_loc_known(loc);

	while (next_record(a) && (a->r.kind == RECORD_NOTE || a->r.kind == RECORD_EXPANSION)) {
		if (a->r.kind == RECORD_EXPANSION)
			expansion = text_of(a);
		else if (!known && a->r.file != NOWHERE)
			loc = loc_of(a->out, a->r.file, a->r.line, a->r.column);
		next = a->at;
	}
	a->at = next;
	a->said |= code == WB_E_ASSEMBLER;
	if (!wb_loc_known(loc))
		loc.file = a->out->file.at[0];
	wb_report(a->cx->diag, code, loc, "%s", text);
	if (expansion)
		wb_note(a->cx->diag, WB_NO_LOC, "in the expansion: %s", expansion);
}

static struct origin
origin_of(const struct answer *a, const uint8_t *at)
{
	struct position p;

	memcpy(&p, at, sizeof p);
	return (struct origin){ p.offset, loc_of(a->out, p.file, p.line, p.column), p.expanded != 0 };
}

static void
add_section(struct answer *a)
{
	struct section_origins s = { .name = text_of(a), .nth = a->r.line };

	if (!next_record(a) || a->r.kind != RECORD_POSITIONS)
		return;
	for (size_t k = 0; k + sizeof(struct position) <= a->bytes.n; k += sizeof(struct position))
		WB_PUSH(a->cx->unit, &s.origin, origin_of(a, a->bytes.at + k));
	WB_PUSH(a->cx->unit, &a->out->section, s);
}

static void
add_label(struct answer *a)
{
	struct section_origins *s = a->out->section.n ? &a->out->section.at[a->out->section.n - 1] : NULL;
	size_t n = sizeof(struct position);

	struct text_label one;

	if (!s || a->bytes.n < n)
		return;
	one.at = origin_of(a, a->bytes.at);
	one.name = wb_strndup(a->cx->unit, (const char *)a->bytes.at + n, a->bytes.n - n);
	WB_PUSH(a->cx->unit, &s->label, one);
}

static void
fail(struct answer *a, const char *why)
{
	wb_report(a->cx->diag, WB_E_ASSEMBLER, (struct wb_loc){ .file = a->out->file.at[0] },
		"LLVM's assembler gave up: %s", why);
	a->said = true;
}

static void
take_record(struct answer *a)
{
	switch (a->r.kind) {
	case RECORD_FILE: add_file(a); break;
	case RECORD_ERROR: case RECORD_WARNING: report(a); break;
	case RECORD_FAILED: fail(a, text_of(a)); break;
	case RECORD_SECTION: add_section(a); break;
	case RECORD_LABEL: add_label(a); break;
	case RECORD_OBJECT: a->out->object = a->bytes; break;
	default: break;
	}
}

static bool
was_too_slow(int status)
{
	return WIFSIGNALED(status) && (WTERMSIG(status) == SIGXCPU || WTERMSIG(status) == SIGALRM);
}

/* Why the process ended, which has said nothing. */
static const char *
ended(struct wb_ctx *cx, int status)
{
	if (was_too_slow(status))
		return wb_format(
			cx->tmp, "it takes more than %u seconds of a processor, the limit of a text", MOST_SECONDS);
	if (WIFSIGNALED(status))
		return wb_format(cx->tmp, "signal %d ended it", WTERMSIG(status));
	if (WIFEXITED(status) && WEXITSTATUS(status) == NO_MEMORY)
		return wb_format(cx->tmp, "it needs more than %u GiB of memory", MOST_GIB);
	return wb_format(cx->tmp, "it ended with status %d", WIFEXITED(status) ? WEXITSTATUS(status) : -1);
}

/* ---- what it is given ------------------------------------------------------------------------------ */
/* The rest of the line behind the directive @word of @f; NULL: there is none. */
static const char *
behind(struct wb_ctx *cx, const struct wb_file *f, const char *word)
{
	const char *end = f->text + f->bytes, *at = f->text;
	size_t n = strlen(word);

	for (; (at = memchr(at, '.', (size_t)(end - at))); at++) {
		const char *line = at, *over;

		if ((size_t)(end - at) <= n || memcmp(at, word, n) != 0 || !isspace((unsigned char)at[n]))
			continue;
		while (line > f->text && (line[-1] == ' ' || line[-1] == '\t'))
			line--;
		over = memchr(at + n, '\n', (size_t)(end - at) - n);
		if (line == f->text || line[-1] == '\n' || line[-1] == ';')
			return wb_strndup(cx->unit, at + n, (size_t)((over ? over : end) - at) - n);
	}
	return NULL;
}

/* The target that @f names: "amdgcn-amd-amdhsa--gfx90a:xnack-"; "" if it names none. */
static const char *
named_target(struct wb_ctx *cx, const struct wb_file *f)
{
	static const char *const word[] = { ".amdgcn_target", ".amd_amdgpu_isa" };
	const char *old = behind(cx, f, ".hsa_code_object_isa");
	unsigned major, minor, stepping;

	for (size_t k = 0; k < WB_COUNT(word); k++) {
		const char *quote = behind(cx, f, word[k]);

		quote = quote ? strchr(quote, '"') : NULL;
		if (quote && strchr(quote + 1, '"'))
			return wb_strndup(cx->unit, quote + 1, strcspn(quote + 1, "\""));
	}
	if (old && sscanf(old, "%2u ,%2u ,%2u", &major, &minor, &stepping) == 3)
		return wb_format(cx->unit, "gfx%u%u%x", major, minor, stepping);
	return "";
}

/* What LLVM calls the triple, of a text that names the target @named. Only for Mesa, LLVM still knows the headers of
 * kernels that HSA had at first. */
static const char *
triple_of(struct wb_ctx *cx, const struct wb_file *f, const char *named)
{
	static const char mesa[] = "amdgcn-mesa-mesa3d";
	static const char *const known[] = { "amdgcn-amd-amdhsa", "amdgcn-amd-amdpal", mesa, "amdgcn-unknown-unknown" };

	for (size_t k = 0; k < WB_COUNT(known); k++)
		if (strncmp(named, known[k], strlen(known[k])) == 0)
			return known[k];
	return behind(cx, f, ".amd_kernel_code_t") ? mesa : known[0];
}

/* "+xnack,-sramecc" of "gfx90a:xnack+:sramecc-", and the size of waves. */
static const char *
features_of(struct wb_ctx *cx, const char *target, uint32_t lanes)
{
	struct wb_out o = wb_out_new(cx->unit);

	while ((target = strchr(target, ':'))) {
		size_t n = strcspn(++target, ":+-");

		if (target[n] == '+' || target[n] == '-')
			wb_printf(&o, "%c%.*s,", target[n], (int)n, target);
	}
	if (lanes == 64)
		wb_puts(&o, "+wavefrontsize64,-wavefrontsize32,");
	wb_putn(&o, "", 1);
	return o.at;
}

/* Lanes of a wave, which descriptors say. */
static uint32_t
lanes_of(struct wb_ctx *cx, const struct wb_file *f, const struct wb_gcn_entries *entries)
{
	const struct wb_file *d = entries && entries->descriptor ? cx->files->file.at[entries->descriptor] : NULL;
	uint32_t lanes = d ? wb_gcn_text_lanes(d->text, d->bytes) : 0;

	return lanes ? lanes : wb_gcn_text_lanes(f->text, f->bytes);
}

/* NAME=VALUE; without a value it is 1. */
static bool
read_define(struct wb_ctx *cx, const char *text, struct assembler_define *out)
{
	size_t n = strcspn(text, "=");
	char *end = NULL;

	out->name = wb_strndup(cx->unit, text, n);
	out->value = 1;
	errno = 0;
	if (text[n])
		out->value = strtoull(text + n + 1, &end, 0);	/* of -1 it is the complement */
	if (n && !errno && (!text[n] || (end != text + n + 1 && !*end)))
		return true;
	wb_report(cx->diag, WB_E_USAGE, WB_NO_LOC, "--define '%s' is not NAME=NUMBER", text);
	return false;
}

static bool
read_defines(struct wb_ctx *cx, const struct wb_assembly *how, struct assembler_input *in)
{
	struct assembler_define *d = WB_NEW(cx->unit, struct assembler_define, how->ndefine);

	in->define = d;
	for (; in->ndefine < how->ndefine; in->ndefine++) {
		if (!read_define(cx, how->define[in->ndefine], &d[in->ndefine]))
			return false;
		for (uint32_t k = 0; k < in->ndefine; k++)
			if (strcmp(d[k].name, d[in->ndefine].name) == 0) {
				wb_report(cx->diag, WB_E_USAGE, WB_NO_LOC, "--define %.100s is given twice", d[k].name);
				return false;
			}
	}
	return true;
}

static bool
is_of_a_name(char c)
{
	return isalnum((unsigned char)c) || c == '_' || c == '.' || c == '$' || c == '@';
}

/* Whether @f has @name as a word, be it in a comment: what is looked for are names that are misspelt. */
static bool
has_word(const struct wb_file *f, const char *name)
{
	const char *end = f->text + f->bytes, *at = f->text;
	size_t n = strlen(name);

	for (; (size_t)(end - at) >= n && (at = memchr(at, name[0], (size_t)(end - at) - n + 1)); at++)
		if (memcmp(at, name, n) == 0 && (at == f->text || !is_of_a_name(at[-1])) &&
			(at + n == end || !is_of_a_name(at[n])))
			return true;
	return false;
}

static void
note_used(struct wb_ctx *cx, const struct wb_assembly *how, const struct assembler_input *in,
	const struct assembled *text)
{
	for (uint32_t d = 0; d < in->ndefine; d++)
		for (uint32_t k = 0; k < text->file.n && !how->used[d]; k++)
			how->used[d] = has_word(cx->files->file.at[text->file.at[k]], in->define[d].name);
}

/* The folder of the input, then those given, as absolute names. */
static bool
find_folders(struct wb_ctx *cx, const char *input, const struct wb_assembly *how, struct assembler_input *in)
{
	const char **folder = WB_NEW(cx->unit, const char *, how->nfolder + 1), *slash = strrchr(input, '/');
	const char *own = slash == input ? "/" : slash ? wb_strndup(cx->unit, input, (size_t)(slash - input)) : ".";
	char path[PATH_MAX];

	in->folder = folder;
	for (uint32_t k = 0; k <= how->nfolder; k++) {
		const char *name = k ? how->folder[k - 1] : own;

		if (!realpath(name, path)) {
			wb_report(cx->diag, WB_E_FILE, WB_NO_LOC, "%s: %s", name, strerror(errno));
			return false;
		}
		folder[in->nfolder++] = wb_strdup(cx->unit, path);
	}
	return true;
}

/* An annotation in @f, which assembling loses: behind the start of a comment. NULL: there is none. */
static const char *
annotation(const struct wb_file *f)
{
	static const char word[] = "wavebound:";
	const char *end = f->text + f->bytes;

	for (const char *at = f->text; (at = memchr(at, 'w', (size_t)(end - at))); at++) {
		const char *before = at;

		if ((size_t)(end - at) < sizeof word - 1 || memcmp(at, word, sizeof word - 1) != 0)
			continue;
		while (before > f->text && (before[-1] == ' ' || before[-1] == '\t'))
			before--;
		if (before > f->text && strchr(";/*#", before[-1]))
			return at;
	}
	return NULL;
}

static bool
has_annotation(struct wb_ctx *cx, uint16_t file)
{
	const struct wb_file *f = cx->files->file.at[file];
	const char *at = annotation(f);
	struct wb_loc loc = { .line = 1, .file = file };

	if (!at)
		return false;
	for (const char *p = f->text; (p = memchr(p, '\n', (size_t)(at - p))); p++)
		loc.line++;
	wb_report(cx->diag, WB_E_GCN_ANNOTATION, loc,
		"an annotation in a text that has to be assembled, which may use the line never or more than once");
	return true;
}

bool
assemble(struct wb_ctx *cx, uint16_t file, const struct wb_assembly *how, struct assembled *out)
{
	const struct wb_file *f = cx->files->file.at[file];
	const char *named = named_target(cx, f), *gfx = strstr(named, "gfx");
	const char *target = gfx ? gfx : how->target ? how->target : "";
	struct assembler_input in = {
		.text = f->text, .bytes = f->bytes, .name = f->name, .triple = triple_of(cx, f, named)
	};
	struct answer a = { .cx = cx, .out = out };
	struct wb_out answer = wb_out_new(cx->unit);
	int status = 0;

	*out = (struct assembled){ .object = no_bytes() };
	WB_PUSH(cx->unit, &out->file, file);
	in.cpu = wb_strndup(cx->unit, target, strcspn(target, ":"));
	in.features = features_of(cx, target, lanes_of(cx, f, how->entries));
	if (!wb_gcn_gfx(in.cpu)) {
		wb_report(cx->diag, *in.cpu ? WB_E_GCN_PROCESSOR : WB_E_GCN_TARGET, (struct wb_loc){ .file = file },
			*in.cpu ? "the target is %s, which %s" :
				  "no target: neither .amdgcn_target in the text nor one given%s%s",
			in.cpu, *in.cpu ? wb_gcn_missing(in.cpu, strlen(in.cpu)) : "");
		return false;
	}
	if ((!how->listed && has_annotation(cx, file)) ||
		!read_defines(cx, how, &in) || !find_folders(cx, f->name, how, &in))
		return false;
	if (!listen(cx, &in, &answer, &status)) {
		fail(&a, "it cannot be started, or says too much");
		return false;
	}
	a.at = answer.at;
	a.end = answer.at + answer.n;
	while (next_record(&a))
		take_record(&a);
	note_used(cx, how, &in, out);
	if (!a.said && !out->object.n && how->listed && !was_too_slow(status))
		wb_arena_exhausted(cx->unit);	/* the text has been read before, so it is memory that there was not */
	if (!a.said && !out->object.n)
		fail(&a, ended(cx, status));
	return !a.said;
}

/* Whether section @k called @name by elf.c, which numbers names that occur again, is called @plain. */
static bool
is_called(const char *name, uint32_t k, const char *plain)
{
	char numbered[32];
	size_t n = strlen(plain);

	snprintf(numbered, sizeof numbered, "#%u", (unsigned)k);
	return strncmp(name, plain, n) == 0 && (!name[n] || strcmp(name + n, numbered) == 0);
}

const struct section_origins **
assembled_sections(struct wb_ctx *cx, const struct assembled *t, const struct elf *e)
{
	const struct section_origins **of = WB_NEW(cx->tmp, const struct section_origins *, e->nsection);

	for (uint32_t n = 0; n < t->section.n; n++) {
		const struct section_origins *s = &t->section.at[n];
		uint32_t nth = 0, k = 1;

		while (k < e->nsection && (!is_called(e->section[k].name, k, s->name) || nth++ < s->nth))
			k++;
		if (k < e->nsection)
			of[k] = s;
	}
	return of;
}
