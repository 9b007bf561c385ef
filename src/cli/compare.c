/* src/cli/compare.c -- bounds compared with a simulated run of the same launch.
 *
 * The simulator shares only the machine description and the decoded
 * instructions with the analysis. If a run takes longer than a safe bound, one
 * of the two is wrong, or a flow fact is, which is checked first. Everything that is
 * needed to reproduce this is written to a folder.
 */
#define _XOPEN_SOURCE 700		/* realpath */
#include <errno.h>
#include <limits.h>
#include <stdlib.h>
#include <sys/stat.h>

#include "cli.h"
#include "observe.h"

#define MOST_REPRODUCERS 1000

/* ---- the reproducer ----------------------------------------------------------------------- */
/* "@where-1", or the next number that is free. */
static enum wb_status
make_folder(struct cli_set *set, const char *where, const char **out)
{
	struct wb_ctx *cx = set->cx;

	for (int n = 1; n <= MOST_REPRODUCERS; n++) {
		*out = wb_format(cx->unit, "%s-%d", where, n);
		if (cli_set_folder(set, *out))
			return WB_OK;
		if (errno != EEXIST)
			break;
	}
	wb_report(cx->diag, WB_E_FILE, WB_NO_LOC, "%s: %s", *out, strerror(errno));
	return WB_BAD_INPUT;
}

static enum wb_status
put_copy(struct cli_set *set, const char *folder, const char *name, uint16_t file)
{
	const struct wb_file *f = set->cx->files->file.at[file];

	return cli_set_file(set, wb_format(set->cx->tmp, "%s/%s", folder, name), f->text, f->bytes);
}

static enum wb_status
put_machine(struct cli_set *set, const struct wb_world *w, const char *folder)
{
	const char *name = wb_world_machine_name(w), *at, *xml;
	enum wb_status s;
	uint16_t file;

	for (uint32_t k = 0; (at = wb_machine_builtin(k, &xml)); k++)
		if (strcmp(at, name) == 0)
			return cli_set_file(set, wb_format(set->cx->tmp, "%s/machine.xml", folder), xml, strlen(xml));
	s = cli_read_file(set->cx, name, &file);
	return s == WB_OK ? put_copy(set, folder, "machine.xml", file) : s;
}

void
cli_put_word(struct wb_out *o, const char *word)
{
	wb_puts(o, "'");
	for (const char *p = word; *p; p++)
		if (*p == '\'')
			wb_puts(o, "'\\''");
		else
			wb_putn(o, p, 1);
	wb_puts(o, "'");
}

/* Options that name files, which have other names in the folder, and gates, which would end the run. */
static bool
is_replaced(const char *option)
{
	static const char *const names[] = {
		"launch", "observe", "facts", "machine", "block-times",
		"budget", "budget-file", "baseline", "fail-above", "descriptor", "include",
	};

	for (size_t k = 0; k < WB_COUNT(names); k++)
		if (strcmp(option, names[k]) == 0)
			return true;
	return false;
}

/* The command with the names that files have in the folder. */
static void
put_command(const struct wb_world *w, struct wb_out *o)
{
	wb_puts(o, "    wavebound analyze input --machine machine.xml");
	if (w->observed_file && w->launch_file)
		wb_puts(o, " --launch launch.xml");
	wb_printf(o, " --observe %s", w->observed_file ? "observed.xml" : "launch.xml");
	for (uint32_t k = 0; k < w->req->facts.n; k++)
		wb_printf(o, " --facts facts-%u.ffx", k + 1);
	for (uint32_t k = 0; k < w->req->include.n; k++)
		wb_printf(o, " --include include-%u", k + 1);
	if (w->req->descriptor)
		wb_puts(o, " --descriptor descriptor.s");
	if (w->req->block_times)
		wb_puts(o, " --block-times block-times.xml");
	for (uint32_t k = 0; k < w->req->given.n; k++) {
		const struct wb_given *g = &w->req->given.at[k];

		if (is_replaced(g->name))
			continue;
		wb_printf(o, " --%s", g->name);
		wb_puts(o, *g->value ? "=" : "");
		if (*g->value)
			cli_put_word(o, g->value);
	}
	wb_puts(o, "\n");
}

/* The options, and both numbers. */
static enum wb_status
put_readme(struct cli_set *set, const struct wb_world *w, const char *folder, const char *command,
	const struct wb_observed *ob, const struct wb_bound *b)
{
	struct wb_out o = wb_out_new(set->cx->tmp);

	wb_puts(&o,
		"wavebound " WB_VERSION ": an execution takes longer than a bound that is marked safe\n\ncommand   ");
	wb_put_term(&o, command);
	wb_puts(&o, "\ninput     ");
	wb_put_term(&o, set->cx->files->file.at[w->req->input]->name);
	wb_puts(&o, " (a copy is in the file input)\nkernel    ");
	wb_put_term(&o, ob->fn->name);
	wb_printf(&o, "\nmachine   %s (model %s)\nbound     %s, %llu cycles\nobserved  %llu cycles\n", w->machine->name,
		w->machine->hash, b->name, (unsigned long long)b->cycles, (unsigned long long)ob->run.cycles);
	wb_puts(&o, "\nIn this folder (the file again has the command):\n\n");
	put_command(w, &o);
	wb_puts(&o,
		"\nFiles that a launch fills buffers from are here at the same paths, but for paths that are\n"
		"absolute or lead out of its folder (..).\n");
	return cli_set_file(set, wb_format(set->cx->tmp, "%s/README", folder), o.at, o.n);
}

static enum wb_status
put_script(struct cli_set *set, const struct wb_world *w, const char *folder)
{
	struct wb_out o = wb_out_new(set->cx->tmp);

	put_command(w, &o);
	return cli_set_file(set, wb_format(set->cx->tmp, "%s/again", folder), o.at, o.n);
}

/* A copy of the file at @path, if one was given. */
static enum wb_status
put_named(struct cli_set *set, const char *folder, const char *name, const char *path)
{
	uint16_t file;
	enum wb_status s = path ? cli_read_file(set->cx, path, &file) : WB_OK;

	return s == WB_OK && path ? put_copy(set, folder, name, file) : s;
}

/* Whether @path stays below the folder that it is looked for in. */
static bool
is_below(const char *path)
{
	for (const char *at = path; at; at = strchr(at, '/') ? strchr(at, '/') + 1 : NULL)
		if (at[0] == '.' && at[1] == '.' && (!at[2] || at[2] == '/'))
			return false;
	return *path != '/';
}

/* Writes @path below @folder, and the folders on the way. */
static enum wb_status
put_below(struct cli_set *set, const char *folder, const char *path, const char *text, size_t bytes)
{
	char *all = wb_format(set->cx->tmp, "%s/%s", folder, path);

	for (char *slash = all + strlen(folder) + 1; (slash = strchr(slash, '/')); *slash++ = '/') {
		*slash = 0;
		if (!cli_set_folder(set, all) && errno != EEXIST) {
			wb_report(set->cx->diag, WB_E_FILE, WB_NO_LOC, "%s: %s", all, strerror(errno));
			return WB_BAD_INPUT;
		}
	}
	return cli_set_file(set, all, text, bytes);
}

/* Copies of the files that @l fills buffers from, under the same names: they are looked for beside the launch. */
static enum wb_status
put_contents(struct cli_set *set, const char *folder, const struct wb_launch *l)
{
	enum wb_status s = WB_OK;

	for (uint32_t k = 0; s == WB_OK && k < l->arg.n; k++) {
		const struct wb_launch_arg *a = &l->arg.at[k];
		const char *name = a->is_buffer && a->init == WB_BUF_FILE ? a->file : NULL;
		const uint8_t *at;
		uint64_t bytes;

		if (!name || !is_below(name))
			continue;
		s = cli_read_buffer(set->cx, l, name, &at, &bytes);
		if (s == WB_OK)
			s = put_below(set, folder, name, (const char *)at, bytes);
	}
	return s;
}

/* Copies of what text @input includes from below @from, at the same paths below @to. */
static enum wb_status
put_included(struct cli_set *set, const struct wb_module *m, const char *input, const char *from, const char *to)
{
	char path[PATH_MAX], name[PATH_MAX];
	size_t n = realpath(from, path) ? strlen(path) : 0;
	enum wb_status s = WB_OK;

	for (uint32_t k = 0; n && s == WB_OK && k < m->nincluded; k++) {
		const struct wb_file *f = set->cx->files->file.at[m->included[k]];
		/* the assembler works beside @input */
		const char *where = wb_resolve_path(set->cx->tmp, input, f->name);

		if (realpath(where, name) && strncmp(name, path, n) == 0 && name[n] == '/')
			s = put_below(set, to, name + n + 1, f->text, f->bytes);
	}
	return s;
}

/* They are looked for beside the text and in the folders of -I. */
static enum wb_status
put_all_included(struct cli_set *set, const struct wb_world *w, const char *folder)
{
	const char *input = set->cx->files->file.at[w->req->input]->name, *slash = strrchr(input, '/');
	const char *own = slash ? wb_strndup(set->cx->tmp, input, (size_t)(slash - input) + 1) : ".";
	enum wb_status s = w->module ? put_included(set, w->module, input, own, folder) : WB_OK;

	for (uint32_t k = 0; s == WB_OK && k < w->req->include.n; k++) {
		const char *to = wb_format(set->cx->tmp, "%s/include-%u", folder, k + 1);

		if (cli_set_folder(set, to))
			s = put_included(set, w->module, input, w->req->include.at[k], to);
	}
	return s;
}

static enum wb_status
put_reproducer(struct cli_set *set, const struct wb_world *w, const char *where, const char *command,
	const struct wb_observed *ob, const struct wb_launch *claim, const struct wb_bound *b, const char **folder)
{
	enum wb_status s = make_folder(set, where, folder);
	uint16_t file = w->observed_file ? w->launch_file : ob->launch->loc.file;

	if (s == WB_OK)
		s = put_readme(set, w, *folder, command, ob, b);
	if (s == WB_OK)
		s = put_script(set, w, *folder);
	if (s == WB_OK)
		s = put_copy(set, *folder, "input", w->req->input);
	if (s == WB_OK)
		s = put_machine(set, w, *folder);
	if (s == WB_OK && file)
		s = put_copy(set, *folder, "launch.xml", file);
	if (s == WB_OK && w->observed_file)
		s = put_copy(set, *folder, "observed.xml", w->observed_file);
	if (s == WB_OK)
		s = put_named(set, *folder, "block-times.xml", w->req->block_times);
	if (s == WB_OK)
		s = put_named(set, *folder, "descriptor.s", w->req->descriptor);
	for (uint32_t k = 0; s == WB_OK && k < w->req->facts.n; k++)
		s = put_named(set, *folder, wb_format(set->cx->tmp, "facts-%u.ffx", k + 1), w->req->facts.at[k]);
	if (s == WB_OK)
		s = put_all_included(set, w, *folder);
	if (s == WB_OK && claim)
		s = put_contents(set, *folder, claim);
	return s == WB_OK ? put_contents(set, *folder, ob->launch) : s;
}

/* ---- the comparison ------------------------------------------------------------------------- */
/* Reports that the loop of @l repeats @observed times @unit, and not @claimed as a flow fact has it. */
static enum wb_status
broken_claim(struct wb_ctx *cx, const struct wb_observed_loop *l, uint64_t claimed, uint64_t observed, const char *unit)
{
	wb_report(cx->diag, WB_E_FACT_BROKEN, l->fn->bounds->loop[l->loop].loc,
		"the loop at b%u of '%s' repeats at most %llu times%s by this claim, but the run repeats it %llu times",
		l->fn->loops->loop[l->loop].header, l->fn->name, (unsigned long long)claimed, unit,
		(unsigned long long)observed);
	return WB_BAD_INPUT;
}

/* Reports flow facts that the run breaks: rows, and loops that repeat more often than is claimed. Then the bound need
 * not hold. A wave may run a function several times, so totals are about kernels. */
static enum wb_status
check_claims(struct wb_ctx *cx, const struct wb_observed *ob)
{
	enum wb_status s = WB_OK;

	for (uint32_t k = 0; k < ob->nloop; k++) {
		const struct wb_observed_loop *l = &ob->loop[k];
		const struct wb_loop_bound *b = l->fn->bounds ? &l->fn->bounds->loop[l->loop] : NULL;

		if (b && wb_bound_given(b->origin) && b->max != WB_UNKNOWN && l->max_iterations > b->max)
			s = broken_claim(cx, l, b->max, l->max_iterations, "");
		else if (b && l->fn->is_kernel && b->total != WB_UNKNOWN && wb_bound_given(b->total_origin) &&
			l->most_in_all > b->total)
			s = broken_claim(cx, l, b->total, l->most_in_all, " in all");
	}
	if (ob->broken) {
		wb_report(cx->diag, WB_E_FACT_BROKEN, ob->broken->loc,
			"%s: a wave of the run goes all these ways; it does so %llu times too often", ob->broken->what,
			(unsigned long long)(ob->broken_sum - (wb_i128)ob->broken->limit));
		s = WB_BAD_INPUT;
	}
	return s;
}

/* Reports a number that was in a buffer at some time of the run, outside of the range that is claimed of it. */
static enum wb_status
check_ranges(struct wb_ctx *cx, const struct wb_observed *ob)
{
	enum wb_status s = WB_OK;

	for (uint32_t k = 0; k < ob->nbuffer; k++) {
		const struct wb_sim_buffer *b = &ob->buffer[k];

		if (!b->broken)
			continue;
		wb_report(cx->diag, WB_E_FACT_BROKEN, b->claim->loc,
			"the buffer '%s' holds numbers from %u to %u by this claim, but in the run it has %u at byte "
			"%llu",
			b->name, b->claim->min, b->claim->max, b->broken_value, (unsigned long long)b->broken_at);
		s = WB_BAD_INPUT;
	}
	return s;
}

/* What the run did although the analysis had excluded it; NULL: nothing. */
static const char *
refuted(struct wb_ctx *cx, const struct wb_observed *ob)
{
	const struct wb_edge *e = ob->revived ? &ob->revived->edge[ob->revived_edge] : NULL;

	if (e && e->dst == WB_NONE)
		return wb_format(cx->unit, "a wave ends in b%u of '%s', which was found never to be executed", e->src,
			ob->revived->name);
	if (e)
		return wb_format(cx->unit, "a wave goes from b%u to b%u of '%s', which was found never to happen",
			e->src, e->dst, ob->revived->name);
	for (uint32_t k = 0; k < ob->nloop; k++) {
		const struct wb_observed_loop *l = &ob->loop[k];
		const struct wb_loop_bound *b = l->fn->bounds ? &l->fn->bounds->loop[l->loop] : NULL;

		if (b &&
			(wb_loop_bound_found(b) || b->origin == WB_BOUND_DEAD || b->origin == WB_BOUND_EXECUTED) &&
			l->max_iterations > b->max)
			return wb_format(cx->unit,
				"the loop at b%u of '%s' was found to repeat at most %llu times, but the run repeats "
				"it %llu times",
				l->fn->loops->loop[l->loop].header, l->fn->name, (unsigned long long)b->max,
				(unsigned long long)l->max_iterations);
	}
	return NULL;
}

/* Where times are not upper limits, every run takes exactly the exact bound: a shorter run refutes it, too. */
static const char *
undercut(struct wb_ctx *cx, const struct wb_world *w, const struct wb_observed *ob, const struct wb_kernel_bounds *b)
{
	if (w->observed_file || w->machine->at_most || !b->exact || b->exact->status != WB_EXACT_DETERMINED ||
		ob->run.cycles >= b->exact->cycles)
		return NULL;
	return wb_format(cx->unit,
		"'%s' takes %llu cycles in the simulator, less than the %llu that every run was found to take",
		ob->fn->name, (unsigned long long)ob->run.cycles, (unsigned long long)b->exact->cycles);
}

static const struct wb_bound *
smallest_safe(const struct wb_kernel_bounds *b)
{
	return b->headline == WB_NONE ? NULL : &b->bound[b->headline];
}

enum wb_status
cli_compare(struct wb_ctx *cx, const struct wb_world *w, const char *where, const char *command,
	const struct wb_observed *ob, struct wb_kernel_report *k)
{
	const struct wb_bound *b = smallest_safe(k->bounds);
	const char *folder, *wrong;
	struct cli_set set;
	enum wb_status s = wb_status_worse(check_claims(cx, ob), check_ranges(cx, ob));

	k->observed_cycles = ob->run.cycles;
	wrong = s == WB_OK && b ? refuted(cx, ob) : NULL;
	wrong = s == WB_OK && b && !wrong ? undercut(cx, w, ob, k->bounds) : wrong;
	if (s != WB_OK || !b || (ob->run.cycles <= b->cycles && !wrong))
		return s;
	cli_set_begin(cx, &set);
	s = cli_set_end(&set, put_reproducer(&set, w, where, command, ob, k->launch, b, &folder));
	if (wrong)
		wb_report(cx->diag, WB_E_BOUND_BROKEN, ob->fn->loc, "%s", wrong);
	if (ob->run.cycles > b->cycles)
		wb_report(cx->diag, WB_E_BOUND_BROKEN, ob->fn->loc,
			"'%s' takes %llu cycles in the simulator, more than the %s bound of %llu, which is marked safe",
			ob->fn->name, (unsigned long long)ob->run.cycles, b->name, (unsigned long long)b->cycles);
	if (s == WB_OK)
		wb_note(cx->diag, WB_NO_LOC, "the folder %s has all that is needed to see it again", folder);
	return WB_INTERNAL;
}
