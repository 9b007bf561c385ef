/* src/gcn/fix.c -- rewrites the text of kernels with SIMT-induced deadlocks, as passes/repair decided.
 *
 * The edits are made by fix_park.c. Here they get the form of the target and are put into the text, and the kernel's
 * descriptor gets the registers that they need.
 *
 * Cost: one pass over the text, and the edits.
 */
#include <ctype.h>
#include <stdlib.h>

#include "fix.h"

#define MOST_SGPRS 102u			/* s0 to s101: gfx8 and gfx9 */
#define MOST_VGPRS 256u

/* ---- queries ---------------------------------------------------------------------- */
const char *
gcn_fix_pair(const struct fixer *f, uint32_t unit)
{
	bool narrow = wb_fn_lanes(f->fn) == 32;

	if (unit == WB_GCN_VCC_LO)
		return narrow ? "vcc_lo" : "vcc";
	return wb_format(f->cx->unit, narrow ? "s%u" : "s[%u:%u]", unit, unit + 1);
}

static bool
starts(const char *at, const char *end, const char *word)
{
	return (size_t)(end - at) >= strlen(word) && memcmp(at, word, strlen(word)) == 0;
}

/* ---- the form of the target ------------------------------------------------------------------------- */
/* An operation on masks, "s_or_b64 exec, exec, s4", for waves of 32 lanes: "s_or_b32 exec_lo, exec_lo, s4". */
static void
put_narrow(struct wb_out *o, const char *at, const char *end)
{
	while (at < end) {
		bool exec = starts(at, end, " exec");

		if (starts(at, end, "_b64 ") || exec) {
			wb_puts(o, exec ? " exec_lo" : "_b32");
			at += exec ? 5 : 4;
		} else {
			wb_putn(o, at++, 1);
		}
	}
}

/* One line of an edit. s_waitcnt does not wait for stores on gfx10 and gfx11. */
static void
put_for_target(const struct fixer *f, struct wb_out *o, const char *at, const char *end)
{
	static const char wait[] = "\ts_waitcnt vmcnt(0) lgkmcnt(0)\n";
	const char *wide = strstr(at, "_b64 ");

	if (wb_fn_lanes(f->fn) == 32 && wide && wide < end)
		put_narrow(o, at, end);
	else
		wb_putn(o, at, (size_t)(end - at));
	if (f->gfx >= 0x1000 && starts(at, end, wait))
		wb_puts(o, "\ts_waitcnt_vscnt null, 0x0\n");
}

static const char *
for_target(const struct fixer *f, const char *text)
{
	struct wb_out o = wb_out_new(f->cx->unit);

	for (const char *end; *text; text = end) {
		const char *nl = strchr(text, '\n');

		end = nl ? nl + 1 : text + strlen(text);
		put_for_target(f, &o, text, end);
	}
	wb_putn(&o, "", 1);
	return o.at;
}

/* ---- the new text ---------------------------------------------------------------------------------- */
void
gcn_fix_edit(struct fixer *f, struct edit e)
{
	e.before = e.before && f->gfx >= 0x1000 ? for_target(f, e.before) : e.before;
	WB_PUSH(f->cx->unit, &f->edit, e);
}

/* The number at the end of the line [at, end), at least @least. */
static uint32_t
at_least(const char *at, const char *end, uint32_t least)
{
	uint64_t n = 0;

	while (end > at && (end[-1] < '0' || end[-1] > '9'))
		end--;
	while (at < end && (at[0] < '0' || at[0] > '9'))
		at++;
	for (; at < end && *at >= '0' && *at <= '9' && n < UINT32_MAX / 10; at++)
		n = n * 10 + (uint64_t)(*at - '0');
	return n > least ? (uint32_t)n : least;
}

/* The number of vector registers for .amdhsa_next_free_vgpr, which stands at @at. If accumulation registers come behind
 * the others, from a multiple of four on, they move up. */
static uint32_t
vectors_needed(const struct fixer *f, const char *at, const char *end)
{
	const char *stop = gcn_fix_find(at, end, ".end_amdhsa_kernel");
	const char *accum = stop ? gcn_fix_find(at, stop, ".amdhsa_accum_offset") : NULL;
	uint32_t n = at_least(at, memchr(at, '\n', (size_t)(end - at)), 0),
		 offset = accum ? at_least(accum, memchr(accum, '\n', (size_t)(end - accum)), 0) : 0;

	if (offset && f->r->vgpr > offset)
		return n + ((f->r->vgpr + 3) & ~3u) - offset;
	return n > f->r->vgpr ? n : f->r->vgpr;
}

static bool
ends(const char *at, const char *end, const char *word)
{
	return (size_t)(end - at) >= strlen(word) && memcmp(end - strlen(word), word, strlen(word)) == 0;
}

/* The lines of the kernel's descriptor and metadata that count scalar registers. Metadata includes VCC, FLAT_SCRATCH
 * and XNACK_MASK. */
static bool
count_registers(struct fixer *f, const char *text, size_t bytes)
{
	const char *kernel = wb_format(f->cx->tmp, " %s", f->fn->name),
		   *symbol = wb_format(f->cx->tmp, " %s.kd", f->fn->name), *meta = NULL;
	uint32_t line = 1, meta_line = 0;
	bool here = false, done = false;

	for (const char *at = text, *end = text + bytes; at < end; line++) {
		const char *nl = memchr(at, '\n', (size_t)(end - at)), *word = at;

		nl = nl ? nl : end;
		while (word < nl && (*word == ' ' || *word == '\t'))
			word++;
		if (starts(word, nl, ".amdhsa_kernel "))
			here = ends(word, nl, kernel);
		if (here && starts(word, nl, ".amdhsa_next_free_sgpr")) {
			gcn_fix_edit(f,
				(struct edit){ .line = line,
					.behind = true, .drop = true,
					.before = wb_format(f->cx->unit, "\t\t.amdhsa_next_free_sgpr %u\n",
						at_least(word, nl, f->r->sgpr)) });
			done = true;
		}
		if (here && starts(word, nl, ".amdhsa_next_free_vgpr") && f->r->vgpr)
			gcn_fix_edit(f,
				(struct edit){ .line = line,
					.behind = true, .drop = true,
					.before = wb_format(f->cx->unit, "\t\t.amdhsa_next_free_vgpr %u\n",
						vectors_needed(f, word, end)) });
		if (here && starts(word, nl, ".amdhsa_accum_offset") && f->r->vgpr)
			gcn_fix_edit(f,
				(struct edit){ .line = line,
					.behind = true, .drop = true,
					.before = wb_format(f->cx->unit, "\t\t.amdhsa_accum_offset %u\n",
						at_least(word, nl, (f->r->vgpr + 3) & ~3u)) });
		if (starts(word, nl, ".sgpr_count:")) {
			meta = word;
			meta_line = line;
		}
		if (meta && starts(word, nl, ".symbol:") && ends(word, nl, symbol))
			gcn_fix_edit(f,
				(struct edit){ .line = meta_line,
					.behind = true, .drop = true,
					.before = wb_format(f->cx->unit, "    .sgpr_count:     %u\n",
						at_least(meta, memchr(meta, '\n', (size_t)(end - meta)),
							f->r->sgpr + 6)) });
		at = nl == end ? end : nl + 1;
	}
	return done;
}

/* ---- input of the repair --------------------------------------------------------------------------- */
/* The number of vector registers of @fn, including gaps. */
static uint32_t
vectors_used(const struct wb_fn *fn)
{
	uint32_t n = 0, reg;

	for (uint32_t k = 0; k < fn->nopnd; k++)
		if (fn->opnd[k].kind == WB_OPND_UNIT &&
			sscanf(fn->unit[fn->opnd[k].id].name, "v%u", &reg) == 1 && reg + fn->opnd[k].nunit > n)
			n = reg + fn->opnd[k].nunit;
	return n;
}

static uint32_t
first_free(const struct wb_fn *fn)
{
	uint32_t n = 0;

	for (uint32_t k = 0; k < fn->nopnd; k++)
		if (fn->opnd[k].kind == WB_OPND_UNIT && fn->opnd[k].id + fn->opnd[k].nunit <= MOST_SGPRS &&
			fn->opnd[k].id + fn->opnd[k].nunit > n)
			n = fn->opnd[k].id + fn->opnd[k].nunit;
	return (n + 1) & ~1u;
}

struct wb_repair_input
wb_gcn_fix_input(const struct wb_fn *fn, uint32_t gfx)
{
	return (struct wb_repair_input){ .sgpr = first_free(fn),
		.most_sgprs = MOST_SGPRS,
		.vgpr = vectors_used(fn),
		.most_vgprs = MOST_VGPRS,
		.scratch = gfx >= 0x1100 || (gfx >= 0x940 && gfx < 0x1000) };
}

/* ---- all of it --------------------------------------------------------------------------------------- */
static int
by_line(const void *a, const void *b)
{
	const struct edit *x = a, *y = b;

	if (x->line != y->line)
		return x->line > y->line ? 1 : -1;
	if (x->behind != y->behind)
		return x->behind ? -1 : 1;
	return (x->order > y->order) - (x->order < y->order);
}

size_t
gcn_fix_labels(const char *at, const char *end)
{
	const char *labels = at;

	for (const char *p = at; p < end;) {
		while (p < end && (*p == ' ' || *p == '\t'))
			p++;
		while (p < end && (isalnum((unsigned char)*p) || strchr("_.$@?", *p)))
			p++;
		if (p == end || *p != ':')
			break;
		labels = ++p;
	}
	return (size_t)(labels - at);
}

/* One line of the input with its edits. */
static void
put_line(const struct edit *e, uint32_t n, const char *at, size_t len, struct wb_out *o)
{
	size_t labels;
	bool drop = false;
	uint32_t k = 0;

	for (; k < n && e[k].behind; k++) {
		wb_puts(o, e[k].before ? e[k].before : "");
		drop |= e[k].drop;
	}
	labels = k < n ? gcn_fix_labels(at, at + len) : 0;
	wb_putn(o, at, labels);
	wb_puts(o, labels ? "\n" : "");
	for (; k < n; k++) {
		wb_puts(o, e[k].before ? e[k].before : "");
		drop |= e[k].drop;
	}
	if (!drop)
		wb_putn(o, at + labels, len - labels);
}

static void
put_text(struct fixer *f, const struct wb_file *file, struct wb_out *o)
{
	uint32_t line = 1, e = 0;

	if (f->edit.n)
		qsort(f->edit.at, f->edit.n, sizeof *f->edit.at, by_line);
	for (const char *at = file->text, *end = at + file->bytes; at < end; line++) {
		const char *nl = memchr(at, '\n', (size_t)(end - at));
		size_t n = nl ? (size_t)(nl + 1 - at) : (size_t)(end - at);
		uint32_t first = e;

		while (e < f->edit.n && f->edit.at[e].line == line)
			e++;
		put_line(f->edit.at + first, e - first, at, n, o);
		at += n;
	}
}

/* Makes the edits of f->fn; false: there are none, which is reported. */
static bool
fix_kernel(struct fixer *f, const struct wb_module *m, const struct wb_file *in)
{
	struct wb_diag *d = f->cx->diag;
	uint32_t edits = f->edit.n;

	if (wb_gcn_is_gfx12(m->gfx)) {	/* it has other waits */
		wb_report(d, WB_E_NOT_FIXED, f->fn->loc, "%s: code for %s is not rewritten", f->fn->name, m->target);
		return false;
	}
	/* what is put in front of the first instruction must be executed once */
	WB_EACH_PRED(f->fn, 0, src)
		if (src != WB_NONE) {
			wb_report(d, WB_E_NOT_FIXED, f->fn->loc, "%s: its first instruction is in a loop", f->fn->name);
			return false;
		}
	gcn_fix_write_park(f);
	if (count_registers(f, in->text, in->bytes))
		return true;
	f->edit.n = edits;
	wb_report(d, WB_E_NOT_FIXED, f->fn->loc,
		"%s: its descriptor does not say how many scalar registers it uses (.amdhsa_next_free_sgpr)",
		f->fn->name);
	return false;
}

const char *
gcn_fix_find(const char *at, const char *end, const char *word)
{
	size_t n = strlen(word);

	for (; (at = memchr(at, *word, (size_t)(end - at))) && (size_t)(end - at) >= n; at++)
		if (memcmp(at, word, n) == 0)
			return at;
	return NULL;
}

/* Whether @in has a label with this prefix, other than those of calls that were replaced (fix_calls.c). */
static bool
has_prefix(const struct wb_file *in, const char *prefix)
{
	size_t n = strlen(prefix);

	for (const char *at = in->text, *end = at + in->bytes; (at = gcn_fix_find(at, end, prefix)); at++)
		if ((size_t)(end - at) >= n + 5 && memcmp(at + n, "in", 2) != 0 && memcmp(at + n, "back_", 5) != 0)
			return true;
	return false;
}

void
wb_gcn_fix(struct wb_ctx *cx, const struct wb_module *m, uint16_t file, struct wb_repair *const *repair,
	struct wb_out *o, enum wb_repair_method *method)
{
	struct fixer f = { .cx = cx, .gfx = m->gfx, .prefix = "wb" };
	const struct wb_file *in = cx->files->file.at[file];

	/* the input may be a text that was rewritten before */
	for (uint32_t n = 1; has_prefix(in, wb_format(cx->unit, ".L%s_", f.prefix)); n++)
		f.prefix = wb_format(cx->unit, "wb%u", n);
	for (uint32_t k = 0; k < m->nfn; k++) {
		f.fn = m->fn[k];
		f.r = repair[k];
		method[k] = f.r && fix_kernel(&f, m, in) ? f.r->method : WB_REPAIR_NOT;
	}
	put_text(&f, in, o);
}
