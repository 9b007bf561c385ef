/* src/cli/calibrate.c -- wavebound calibrate: writes kernels that measure a chip, and what runs them. */
#include <errno.h>
#include <sys/stat.h>

#include "cli.h"
#include "request.h"
#include "wavebound/calibrate.h"

/* The target to write for: the one that is named, or the first that the machine executes. */
static enum wb_status
choose_target(struct cli *c, const struct wb_request *r, const struct wb_machine *m, const char **target)
{
	*target = r->target ? r->target : m->target.n ? m->target.at[0] : m->part_of.n ? m->part_of.at[0] : NULL;
	if (!*target)
		return cli_usage(c->cx, "machine '%s' names no target: give one with --target", m->name);
	if (m->kind != WB_MACHINE_GCN || !wb_kit_supports(*target))
		return cli_usage(c->cx, "there are no kernels of the kit for %s", *target);
	if (r->target && (m->target.n || m->part_of.n) && !wb_machine_names(m, r->target))
		return cli_usage(c->cx, "machine '%s' does not execute %s", m->name, r->target);
	return WB_OK;
}

/* All of @files in @folder, or none. */
static enum wb_status
put_files(struct wb_ctx *cx, const char *folder, const struct wb_kit_files *files)
{
	enum wb_status s = WB_OK;
	struct cli_set set;
	struct stat st;

	cli_set_begin(cx, &set);
	if (!cli_set_folder(&set, folder) && errno != EEXIST) {
		wb_report(cx->diag, WB_E_FILE, WB_NO_LOC, "%s: %s", folder, strerror(errno));
		s = WB_BAD_INPUT;
	}
	for (uint32_t k = 0; k < files->n && s == WB_OK; k++)
		s = cli_set_file(&set, wb_format(cx->unit, "%s/%s", folder, files->at[k].name), files->at[k].text,
			files->at[k].bytes);
	s = cli_set_end(&set, s);
	for (uint32_t k = 0; k < files->n && s == WB_OK; k++) {
		const char *path = wb_format(cx->unit, "%s/%s", folder, files->at[k].name);

		/* a script may be executed by those who may read it */
		if (files->at[k].script && stat(path, &st) == 0)
			chmod(path, (st.st_mode & 0777) | (st.st_mode & 0444) >> 2);
	}
	return s;
}

enum wb_status
cmd_calibrate(struct cli *c, int argc, char **argv)
{
	struct wb_request r = wb_request_new();
	struct wb_kit_files files = { NULL, 0, 0 };
	const struct wb_machine *m;
	const char *target = NULL, *folder;
	struct cli_options o;
	enum wb_status s = cli_parse(c, argc, argv, &r, &o);

	if (s != WB_OK)
		return s;
	folder = c->output;
	c->output = NULL;		/* a folder; what is printed goes to the terminal */
	if (o.noperand || !r.machine || !folder || strcmp(folder, "-") == 0)
		return cli_usage(c->cx,
			"calibrate takes -m, the description that is nearest to the chip, and -o, a folder");
	s = wb_machine_load(c->cx, r.machine, &m);
	if (s == WB_OK)
		s = choose_target(c, &r, m, &target);
	if (s != WB_OK)
		return s;
	wb_kit_write(c->cx, m, target, &files);
	s = put_files(c->cx, folder, &files);
	if (s == WB_OK)
		wb_printf(&c->out, "%s: %u files for %s (machine %s); README says how to go on\n", folder, files.n,
			target, m->name);
	return s;
}
