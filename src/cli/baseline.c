/* src/cli/baseline.c -- known findings of a project, which do not make the gate fail.
 *
 * One line for each finding: its fingerprint (wb_hazard_fingerprint), then rule, kernel and place for people. A finding
 * keeps its fingerprint when lines and registers change; one that is new in a kernel gets another one. A line that no
 * finding has is an error: what was repaired may come back.
 */
#include "baseline.h"
#include "cli.h"

#define DIGITS WB_FINGERPRINT_DIGITS

struct known {
	const char *kernel;		/* "" in a line that names none */
	struct wb_loc loc;
	bool found;
};
struct cli_baseline {
	struct wb_map index;		/* of fingerprints, in known[] */
	WB_VEC(struct known) known;
};

/* The fingerprint at the start of [at, end); false: there is none. */
static bool
fingerprint(const char *at, const char *end)
{
	for (uint32_t k = 0; k < DIGITS; k++)
		if (at + k >= end || !strchr("0123456789abcdef", at[k]))
			return false;
	return at + DIGITS == end || at[DIGITS] == ' ';
}

/* The third word of the line [at, end). */
static const char *
kernel_of(struct wb_ctx *cx, const char *at, const char *end)
{
	for (int k = 0; k < 2; k++) {
		while (at < end && *at != ' ')
			at++;
		while (at < end && *at == ' ')
			at++;
	}
	return wb_strndup(cx->unit, at, strcspn(wb_strndup(cx->tmp, at, (size_t)(end - at)), " \r"));
}

enum wb_status
cli_baseline_read(struct wb_ctx *cx, const char *path, struct cli_baseline **out)
{
	struct cli_baseline *b = WB_NEW(cx->unit, struct cli_baseline, 1);
	uint16_t file;
	enum wb_status s = cli_read_file(cx, path, &file);
	const struct wb_file *f;
	uint32_t line = 1;

	if (s != WB_OK)
		return s;
	b->index = wb_map_new(cx->unit);
	f = cx->files->file.at[file];
	for (const char *at = f->text, *end = f->text + f->bytes; at < end; line++) {
		const char *nl = memchr(at, '\n', (size_t)(end - at));

		nl = nl ? nl : end;
		if (fingerprint(at, nl)) {
			wb_map_put(&b->index, wb_strndup(cx->unit, at, DIGITS), DIGITS, b->known.n);
			WB_PUSH(cx->unit, &b->known,
				((struct known){ kernel_of(cx, at, nl), { line, 1, file }, false }));
		} else if (at != nl && *at != '#' && *at != '\r') {
			wb_report(cx->diag, WB_E_BASELINE, (struct wb_loc){ line, 1, file },
				"this line does not begin with a fingerprint");
			return WB_BAD_INPUT;
		}
		at = nl == end ? end : nl + 1;
	}
	*out = b;
	return WB_OK;
}

bool
cli_baseline_has(struct cli_baseline *b, uint64_t print)
{
	char digits[DIGITS + 1];
	uint32_t k;

	snprintf(digits, sizeof digits, "%016llx", (unsigned long long)print);
	k = wb_map_get(&b->index, digits, DIGITS);
	if (k != WB_NONE)
		b->known.at[k].found = true;
	return k != WB_NONE;
}

/* Whether function @name was analysed; "" is any. */
static bool
has_kernel(const struct wb_hazards *h, const char *name)
{
	for (uint32_t k = 0; k < h->nfn; k++)
		if (h->fn[k].status == WB_OK && (!*name || strcmp(name, h->fn[k].fn->name) == 0))
			return true;
	return false;
}

enum wb_status
cli_baseline_stale(struct wb_ctx *cx, const struct cli_baseline *b, const struct wb_hazards *h)
{
	enum wb_status s = WB_OK;

	for (uint32_t k = 0; k < b->known.n; k++) {
		const struct known *x = &b->known.at[k];

		if (x->found)
			continue;
		if (has_kernel(h, x->kernel)) {
			wb_report(cx->diag, WB_E_BASELINE_STALE, x->loc, "there is no such finding%s%s any more",
				*x->kernel ? " in " : "", x->kernel);
			s = WB_BAD_INPUT;
		} else {
			wb_report(cx->diag, WB_W_BASELINE_AWAY, x->loc, "no kernel that was analysed is called '%s'",
				x->kernel);
		}
	}
	return s;
}

enum wb_status
cli_baseline_write(struct wb_ctx *cx, const char *path, const struct wb_hazards *h)
{
	struct wb_out o = wb_out_new(cx->unit);

	wb_puts(&o, "# Findings of wavebound deadlock that are known, for --baseline; made by --write-baseline.\n");
	for (uint32_t n = 0; n < h->nfn; n++) {
		const struct wb_hazard_fn *f = &h->fn[n];

		for (uint32_t k = 0; f->status == WB_OK && f->fn->deadlock && k < f->fn->deadlock->nfinding; k++) {
			const struct wb_finding *x = &f->fn->deadlock->finding[k];

			if (f->shown[k])
				wb_printf(&o, "%016llx %s %s %s\n", (unsigned long long)wb_hazard_fingerprint(f, k),
					wb_rule_info[x->rule].name, f->fn->name, wb_hazard_line(cx, h, f, x->inst));
		}
	}
	return cli_write_file(cx, path, o.at, o.n);
}
