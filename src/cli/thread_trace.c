/* src/cli/thread_trace.c -- block times from a thread trace of rocprofv3, as the XML that --block-times takes.
 *
 * The trace is a folder: code.json has the instructions by line, each se*_wv*.json the instructions that one wave
 * executed, with their times. A block took from the time of its first instruction to that of the first one behind it;
 * calls are part of it. A block that the trace enters in the middle, or leaves before its end, is not counted.
 * Times are those that were seen, of waves that were traced: no limits (hybrid.c).
 * Source: rocprofv3, decoded thread traces: code.json, wave files.
 */
#include <dirent.h>
#include <stdlib.h>

#include "cli.h"
#include "measured.h"
#include "request.h"
#include "wavebound/json.h"
#include "wavebound/report.h"

#define MOST_WAVES 100000

struct trace {
	struct wb_ctx *cx;
	const struct wb_module *module;
	const struct wb_json *code;	/* its rows */
	WB_VEC(const struct wb_json *) wave;
	WB_VEC(struct wb_loc) of;	/* [wave] its file */
};

static enum wb_status
wrong(struct trace *t, uint16_t file, const char *what)
{
	wb_report(t->cx->diag, WB_E_BLOCK_TIMES, (struct wb_loc){ 1, 0, file }, "%s", what);
	return WB_BAD_INPUT;
}

/* Element @k of array @row if that is a whole number and not negative, else UINT64_MAX. */
static uint64_t
number_at(const struct wb_json *row, uint32_t k)
{
	const struct wb_json *at = row->kind == WB_JSON_ARRAY ? row->child : NULL;

	for (; at && k; k--)
		at = at->next;
	return at && at->kind == WB_JSON_NUMBER && at->number >= 0 ? (uint64_t)at->number : UINT64_MAX;
}

/* ---- files -------------------------------------------------------------------------------------------- */
static int
by_name(const void *a, const void *b)
{
	return strcmp(*(const char *const *)a, *(const char *const *)b);
}

/* Names of wave files in @folder, sorted; false: it is no folder. */
static bool
list_waves(struct wb_ctx *cx, const char *folder, const char ***out, uint32_t *n)
{
	struct { const char **at; uint32_t n, cap; } names = { NULL, 0, 0 };
	DIR *d = opendir(folder);
	struct dirent *e;

	if (!d)
		return false;
	while ((e = readdir(d)) && names.n <= MOST_WAVES)
		if (strncmp(e->d_name, "se", 2) == 0 && strstr(e->d_name, "_wv") && strstr(e->d_name, ".json"))
			WB_PUSH(cx->unit, &names, wb_format(cx->unit, "%s/%s", folder, e->d_name));
	closedir(d);
	if (names.n)
		qsort(names.at, names.n, sizeof *names.at, by_name);
	*out = names.at;
	*n = names.n;
	return true;
}

static enum wb_status
read_file(struct trace *t, const char *path, struct wb_json **root, uint16_t *file)
{
	enum wb_status s = cli_read_file(t->cx, path, file);

	return s == WB_OK ? wb_json_read(t->cx, *file, root) : s;
}

static enum wb_status
read_trace(struct trace *t, const char *folder, const char *const *wave, uint32_t n)
{
	struct wb_json *root;
	uint16_t file;
	enum wb_status s = read_file(t, wb_format(t->cx->unit, "%s/code.json", folder), &root, &file);

	if (s != WB_OK)
		return s;
	t->code = wb_json_list(root, "code");
	if (!t->code)
		return wrong(t, file, "no 'code' of a thread trace");
	for (uint32_t k = 0; k < n && s == WB_OK; k++) {
		const struct wb_json *one;

		s = read_file(t, wave[k], &root, &file);
		if (s != WB_OK)
			return s;
		one = wb_json_get(root, "wave");
		if (!one || !wb_json_list(one, "instructions"))
			return wrong(t, file, "no 'wave' with 'instructions' of a thread trace");
		WB_PUSH(t->cx->unit, &t->wave, one);
		WB_PUSH(t->cx->unit, &t->of, ((struct wb_loc){ 1, 0, file }));
	}
	return n || s != WB_OK ? s : wrong(t, file, "the thread trace has no wave (se*_wv*.json)");
}

/* ---- the blocks of one kernel ---------------------------------------------------------------------------- */
struct blocks {
	const struct wb_fn *fn;
	uint32_t *inst, nline;		/* [line of the code] instruction of @fn; WB_NONE: of none */
	uint32_t *of;			/* [instruction] its block */
	uint64_t *most, *seen;		/* [block] */
};

/* Which instruction of the kernel each line is. Lines of other kernels may have the same addresses: names stand in
 * front of their lines. */
static enum wb_status
match_lines(struct trace *t, struct blocks *b)
{
	const struct wb_section *section = t->module ? wb_section_find(t->module, b->fn->section) : NULL;
	uint64_t base = section && section->linked ? section->image : 0;	/* instructions count from there */
	struct wb_map address = wb_map_new(t->cx->unit);
	bool named = false, mine = true;

	for (const struct wb_json *row = t->code; row; row = row->next)
		b->nline++;
	b->nline++;			/* they may count from 1 */
	b->inst = wb_new_ids(t->cx->unit, b->nline);
	for (uint32_t i = 0; i < b->fn->ninst; i++)
		wb_map_id(&address, &b->fn->inst[i].addr, sizeof b->fn->inst[i].addr, i);
	for (const struct wb_json *row = t->code; row; row = row->next) {
		const struct wb_json *text = row->kind == WB_JSON_ARRAY ? row->child : NULL;
		uint64_t line = number_at(row, 2), at = number_at(row, 5) - base;
		uint32_t inst;

		if (!text || text->kind != WB_JSON_STRING)
			continue;
		if (strncmp(text->text, "; ", 2) == 0) {
			mine = cli_names_kernel(t->cx->unit, text->text + 2, b->fn->name);
			named |= mine;
			continue;
		}
		inst = mine ? wb_map_get(&address, (const char *)&at, sizeof at) : WB_NONE;
		if (line < b->nline)		/* numbers are those of the rows */
			b->inst[line] = inst;
	}
	return named ? WB_OK : WB_REFUSED;
}

static void
count_cycles(struct blocks *b, uint32_t block, uint64_t cycles)
{
	b->seen[block]++;
	b->most[block] = cycles > b->most[block] ? cycles : b->most[block];
}

/* Walks the instructions of one wave. */
static enum wb_status
walk(struct trace *t, struct blocks *b, uint32_t wave)
{
	uint32_t block = WB_NONE, last = WB_NONE;
	uint64_t since = 0, now = 0, end = wb_json_number(t->wave.at[wave], "end");

	for (const struct wb_json *i = wb_json_list(t->wave.at[wave], "instructions"); i; i = i->next) {
		uint64_t time = number_at(i, 0), line = number_at(i, 4);
		uint32_t inst = line < b->nline ? b->inst[line] : WB_NONE;

		if (time == UINT64_MAX || line == UINT64_MAX || time < now)
			return wrong(t, t->of.at[wave].file,
				"an instruction is [time, category, stall, duration, line], not before the last");
		now = time;
		if (inst == WB_NONE || (block == b->of[inst] && inst != b->fn->block[block].first)) {
			last = inst == WB_NONE ? last : inst;
			continue;
		}
		if (block != WB_NONE)
			count_cycles(b, block, time - since);
		block = b->fn->block[b->of[inst]].first == inst ? b->of[inst] : WB_NONE;
		since = time;
		last = inst;
	}
	if (block != WB_NONE && last == b->fn->block[block].first + b->fn->block[block].ninst - 1 &&
		end != UINT64_MAX && end >= since)
		count_cycles(b, block, end - since);
	return WB_OK;
}

/* The block times of @fn as an element; *any: there are some. */
static enum wb_status
put_kernel(struct trace *t, const struct wb_fn *fn, struct wb_out *o, bool *any)
{
	struct blocks b = { .fn = fn, .of = WB_NEW(t->cx->unit, uint32_t, fn->ninst),
		.most = WB_NEW(t->cx->unit, uint64_t, fn->nblock), .seen = WB_NEW(t->cx->unit, uint64_t, fn->nblock) };
	enum wb_status s = WB_OK;

	if (match_lines(t, &b) != WB_OK)
		return WB_OK;
	for (uint32_t k = 0; k < fn->nblock; k++)
		for (uint32_t i = 0; i < fn->block[k].ninst; i++)
			b.of[fn->block[k].first + i] = k;
	for (uint32_t k = 0; k < t->wave.n && s == WB_OK; k++)
		s = walk(t, &b, k);
	wb_puts(o, "<kernel name=\"");
	wb_put_xml(o, fn->name);
	wb_puts(o, "\">\n");
	for (uint32_t k = 0; k < fn->nblock && s == WB_OK; k++) {
		if (!b.seen[k])
			continue;
		*any = true;
		wb_printf(o, "<block address=\"0x%llx\" cycles=\"%llu\" seen=\"%llu\"/>\n",
			(unsigned long long)fn->inst[fn->block[k].first].addr, (unsigned long long)b.most[k],
			(unsigned long long)b.seen[k]);
	}
	wb_puts(o, "</kernel>\n");
	return s;
}

bool
cli_thread_trace(struct wb_world *w, const char *folder, enum wb_status *s)
{
	struct trace t = { .cx = w->cx, .module = w->module };
	struct wb_out o = wb_out_new(w->cx->unit);
	const char **wave;
	bool any = false;
	uint32_t n;

	if (!list_waves(w->cx, folder, &wave, &n))
		return false;
	*s = read_trace(&t, folder, wave, n);
	wb_printf(&o, "<block-times waves=\"%u\">\n", n);
	for (uint32_t k = 0; k < w->nchosen && *s == WB_OK; k++)
		if (!w->chosen[k]->refused)
			*s = put_kernel(&t, w->chosen[k], &o, &any);
	wb_puts(&o, "</block-times>\n");
	if (*s == WB_OK && !any)
		*s = wrong(&t, t.of.at[0].file, "no block of a kernel of the input is in the thread trace");
	if (*s == WB_OK)
		w->times_file = wb_file_add(w->cx->files, WB_FILE_TEXT, folder, o.at, o.n);
	return true;
}
