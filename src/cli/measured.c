/* src/cli/measured.c -- wavebound machine check --against: bounds on a machine, held against times of the chip.
 *
 * A description is refuted by one time above the bound of its kernel; so the largest time of each row counts, and the
 * launch is in the bound where it is in the time. No number of times proves a description. Each bound is computed in a
 * context of its own, so that many rows need no more memory than one.
 */
#include <fnmatch.h>

#include "measured.h"
#include "wavebound/launch.h"
#include "wavebound/report.h"

/* A pattern that only @name matches. */
static const char *
pattern_of(struct wb_arena *a, const char *name)
{
	char *text = WB_NEW(a, char, 2 * strlen(name) + 1), *to = text;

	for (; *name; name++) {
		if (strchr("*?[\\", *name))
			*to++ = '\\';
		*to++ = *name;
	}
	return text;
}

/* ---- one bound ------------------------------------------------------------------------------------- */
static enum wb_status
bound_in(struct wb_ctx *cx, const struct cli_asked *a, uint64_t *cycles)
{
	struct wb_request r = *a->req;
	struct wb_matched matched;
	struct wb_analysis an;
	struct wb_world w;
	enum wb_status s;

	r.kernel.n = r.kernel.cap = 0;
	r.kernel.at = NULL;
	r.jobs = 1;
	r.grid = a->grid ? a->grid : r.grid;
	r.workgroup = a->workgroup ? a->workgroup : r.workgroup;
	WB_PUSH(cx->unit, &r.kernel, pattern_of(cx->unit, a->kernel));
	if (r.matched) {
		matched = *r.matched;
		matched.kernel = WB_NEW(cx->unit, bool, 1);
		r.matched = &matched;
	}
	if (a->text)
		r.input = wb_file_add(cx->files, WB_FILE_TEXT, a->path, a->text, strlen(a->text));
	s = a->text ? WB_OK : cli_read_file(cx, a->path, &r.input);
	if (s == WB_OK)
		s = wb_world_load(cx, &r, &w);
	if (s != WB_OK)
		return s;
	w.machine = a->machine;
	s = wb_world_equip(&w);
	if (s == WB_OK)
		s = wb_pipeline_run(&w, &an, NULL);
	if (s == WB_OK && (an.nkernel != 1 || !an.kernel[0].bounds))
		s = WB_REFUSED;
	if (s == WB_OK)
		*cycles = wb_kernel_cycles(an.kernel[0].bounds);
	return s;
}

/* The first message that says why there is no bound. */
static const char *
first_reason(const struct wb_diag *d)
{
	for (uint32_t k = 0; k < d->message.n; k++)
		if (d->message.at[k].severity >= WB_ERROR)
			return d->message.at[k].text;
	return "no bound of the launch is safe";
}

enum wb_status
cli_bound_asked(struct wb_ctx *cx, const struct cli_asked *a, uint64_t *cycles, const char **why)
{
	struct wb_escape esc;
	struct wb_ctx *own = wb_ctx_new(&esc);
	volatile enum wb_status s = WB_NOMEM;

	*cycles = WB_UNKNOWN;
	if (!own)
		return WB_NOMEM;
	if (!setjmp(esc.env)) {
		s = bound_in(own, a, cycles);
		if (s == WB_OK && *cycles == WB_UNKNOWN)
			s = WB_REFUSED;
	}
	*why = s == WB_OK || s == WB_NOMEM ? NULL : wb_strdup(cx->unit, first_reason(own->diag));
	wb_ctx_free(own);
	return s;
}

/* ---- which kernel a row means ------------------------------------------------------------------------ */
/* Kernels of the files on the command line. */
struct code {
	const char *path, *kernel;
};
struct codes {
	WB_VEC(struct code) at;
};

static enum wb_status
list_kernels(struct wb_ctx *cx, const struct wb_request *r, const char *path, struct codes *out)
{
	struct wb_request one = *r;
	struct wb_module *m;
	enum wb_status s = cli_read_file(cx, path, &one.input);

	if (s == WB_OK)
		s = wb_module_read(cx, &one, &m);
	for (uint32_t f = 0; s == WB_OK && f < m->nfn; f++) {
		if (!m->fn[f]->is_kernel)
			continue;
		WB_PUSH(cx->unit, &out->at, ((struct code){ path, m->fn[f]->name }));
		for (uint32_t k = 0; k < r->kernel.n; k++)
			r->matched->kernel[k] |= fnmatch(r->kernel.at[k], m->fn[f]->name, 0) == 0;
	}
	return s;
}

/* Of a name as C++ compilers write it, the name of the function, without namespaces and types; NULL: it is another
 * one. _Z3addPfi is add, _ZN1a3addEPf is add, too. */
static const char *
plain_name(struct wb_arena *a, const char *mangled)
{
	bool nested = strncmp(mangled, "_ZN", 3) == 0;
	const char *at = mangled + (nested ? 3 : 2), *name = NULL;

	if (strncmp(mangled, "_Z", 2) != 0)
		return NULL;
	while (*at >= '1' && *at <= '9') {
		size_t n = 0;

		while (*at >= '0' && *at <= '9' && n < 10000)
			n = n * 10 + (size_t)(*at++ - '0');
		if (n > strlen(at))
			return NULL;
		name = wb_strndup(a, at, n);
		at += n;
		if (!nested)
			break;
	}
	return name;
}

/* Of a name as tools show it, "void a::add<int>(float*) [clone .kd]", what plain_name gives for the symbol. */
static const char *
shown_name(struct wb_arena *a, const char *shown)
{
	size_t n = strcspn(shown, "(<"), from = n;

	while (from && shown[from - 1] != ' ' && shown[from - 1] != ':')
		from--;
	return wb_strndup(a, shown + from, n - from);
}

/* The symbol that @name, of a row, is: without ".kd", which descriptors have. */
static bool
is_symbol(const char *name, const char *symbol)
{
	size_t n = strlen(symbol);

	return strncmp(name, symbol, n) == 0 && (!name[n] || strcmp(name + n, ".kd") == 0);
}

bool
cli_names_kernel(struct wb_arena *a, const char *shown, const char *symbol)
{
	const char *plain = is_symbol(shown, symbol) ? NULL : plain_name(a, symbol);

	return is_symbol(shown, symbol) || (plain && strcmp(plain, shown_name(a, shown)) == 0);
}

/* The kernel that @m was measured of; NULL: there is none. Reported: several may be meant. */
static enum wb_status
find_code(struct wb_ctx *cx, const struct codes *all, const struct wb_measured *m, const struct code **out)
{
	const char *shown = shown_name(cx->tmp, m->kernel);
	const struct code *found = NULL;

	for (uint32_t exact = 1; exact < 2 && !found; exact--)	/* then by what C++ makes of a name */
		for (uint32_t k = 0; k < all->at.n; k++) {
			const struct code *c = &all->at.at[k];
			const char *plain = exact ? NULL : plain_name(cx->tmp, c->kernel);

			if (exact ? !is_symbol(m->kernel, c->kernel) : !plain || strcmp(plain, shown) != 0)
				continue;
			if (found) {
				wb_report(cx->diag, WB_E_MEASURED, m->loc,
					"'%.100s' may be %.100s of %s or %.100s of %s: give one of the files",
					m->kernel, found->kernel, found->path, c->kernel, c->path);
				return WB_BAD_INPUT;
			}
			found = c;
		}
	*out = found;
	return WB_OK;
}

/* ---- the table ---------------------------------------------------------------------------------------- */
struct row {
	const struct wb_measured *m;
	uint64_t measured, bound;	/* cycles */
};
struct table {
	const struct wb_machine *machine;
	const struct wb_request *kit;	/* for kernels of the kit, which no option is about */
	bool trace;			/* of the user's own kernels alone */
	WB_VEC(struct row) row;
	WB_VEC(const char *) left_out;	/* kernels of other rows */
	uint32_t below;
};

bool
cli_kit_row(struct wb_ctx *cx, const struct wb_machine *m, const struct wb_measured *row, struct cli_kit_row *out)
{
	const char *target = row->target	 ? row->target :
			     m->target.n ? m->target.at[0] :
			     m->part_of.n	 ? m->part_of.at[0] :
						   "";
	uint64_t grid[3] = { 0, 1, 1 }, count;
	struct wb_out text;
	uint32_t dims;

	out->c.kernel = wb_kit_find(row->kernel, target, &count);
	if (!out->c.kernel)
		return false;
	out->target = target;
	out->c.count = count;
	out->items = wb_kit_items(out->c.kernel, m->wave_lanes);
	out->c.groups = 1;
	if (row->grid && wb_launch_parse_dims(row->grid, grid, &dims))
		out->c.groups = wb_ceil_div(grid[0], out->items);
	text = wb_out_new(cx->unit);
	wb_kit_text(cx, target, m->wave_lanes, &out->c, 1, &text);
	out->asked = (struct cli_asked){ .path = wb_format(cx->unit, "%s.s", out->c.kernel->name),
		.text = text.at,
		.kernel = row->kernel,
		.grid = wb_format(cx->unit, "%llu", (unsigned long long)out->c.groups * out->items),
		.workgroup = wb_format(cx->unit, "%u", out->items),
		.machine = m };
	return true;
}

/* A kernel with which HIP's runtime copies, fills and starts: it is in no file of the user. */
static bool
is_of_runtime(const char *kernel)
{
	return strncmp(kernel, "__amd_rocclr_", strlen("__amd_rocclr_")) == 0;
}

/* What row @m asks for: a kernel of the files on the command line, or of the kit; a->kernel NULL: it is left out. */
static enum wb_status
find_asked(struct cli *c, const struct wb_request *r, const struct codes *all, const struct wb_measured *m,
	const struct table *t, struct cli_asked *a)
{
	struct cli_kit_row kit;
	const struct code *code;
	enum wb_status s;

	if (!t->trace && cli_kit_row(c->cx, t->machine, m, &kit)) {
		*a = kit.asked;
		a->req = t->kit;
		return WB_OK;
	}
	*a = (struct cli_asked){ .kernel = NULL };
	s = find_code(c->cx, all, m, &code);
	if (s != WB_OK || (!code && (r->kernel.n || (t->trace && is_of_runtime(m->kernel)))))
		return s;
	if (!code) {
		wb_report(c->cx->diag, WB_E_MEASURED, m->loc,
			all->at.n ? "no file on the command line has a kernel '%.100s'" :
				    "kernel '%.100s' is unknown: give the file with its code on the command line",
			m->kernel);
		return WB_BAD_INPUT;
	}
	*a = (struct cli_asked){ .req = r,
		.path = code->path,
		.kernel = code->kernel,
		.grid = m->grid,
		.workgroup = m->workgroup,
		.machine = t->machine };
	return WB_OK;
}

static void
leave_out(struct cli *c, const char *kernel, struct table *t)
{
	for (uint32_t k = 0; k < t->left_out.n; k++)
		if (strcmp(t->left_out.at[k], kernel) == 0)
			return;
	WB_PUSH(c->cx->unit, &t->left_out, kernel);
}

/* The bound of @m with the launch that its time has. */
static enum wb_status
add_row(struct cli *c, const struct wb_request *r, const struct codes *all, const struct wb_measured *m,
	struct table *t)
{
	uint64_t khz = m->khz ? m->khz : (uint64_t)t->machine->clock_mhz * 1000;
	struct row row = { .m = m, .measured = wb_measured_cycles(m->max_ps, khz) };
	struct cli_asked a;
	const char *why;
	enum wb_status s = find_asked(c, r, all, m, t, &a);

	if (s != WB_OK)
		return s;
	if (!a.kernel || !wb_request_chooses(r, a.kernel)) {
		leave_out(c, m->kernel, t);
		return WB_OK;
	}
	if (row.measured == WB_UNKNOWN) {
		wb_report(c->cx->diag, WB_E_MEASURED, m->loc, "the time has more cycles than fit into 64 bits");
		return WB_BAD_INPUT;
	}
	s = cli_bound_asked(c->cx, &a, &row.bound, &why);
	if (s != WB_OK) {
		if (s != WB_NOMEM)
			wb_report(c->cx->diag, s == WB_BAD_INPUT ? WB_E_MEASURED : WB_E_MEASURED_REFUSED, m->loc,
				"'%.100s' has no bound: %s", m->kernel, why);
		return s;
	}
	if (m->launched != WB_LAUNCHED_NONE)
		row.bound = wb_machine_launched(t->machine, row.bound, m->launched == WB_LAUNCHED_COLD);
	if (row.bound < row.measured) {
		t->below++;
		wb_report(c->cx->diag, WB_E_MEASURED_BELOW, m->loc,
			"'%.100s' took %llu cycles, and its bound is %llu (launch: %s)", m->kernel,
			(unsigned long long)row.measured, (unsigned long long)row.bound,
			wb_launched_name[m->launched]);
	}
	WB_PUSH(c->cx->unit, &t->row, row);
	return WB_OK;
}

/* Bound over measured time in hundredths; WB_UNKNOWN: it is too large, or nothing was measured. */
static uint64_t
hundredths(const struct row *r)
{
	uint64_t v;

	return r->measured && wb_mul_u64(r->bound, 100, &v) ? v / r->measured : WB_UNKNOWN;
}

static void
put_text(struct wb_out *o, const struct table *t)
{
	wb_printf(o, "%s (model %s)\n%14s  %14s  %7s  %6s  %s\n", t->machine->name, t->machine->hash, "measured",
		"bound", "ratio", "launch", "kernel");
	for (uint32_t k = 0; k < t->row.n; k++) {
		const struct row *r = &t->row.at[k];
		uint64_t ratio = hundredths(r);

		wb_printf(o, "%14llu  %14llu  ", (unsigned long long)r->measured, (unsigned long long)r->bound);
		if (ratio == WB_UNKNOWN)
			wb_printf(o, "%7s", "-");
		else
			wb_printf(o, "%4llu.%02llu", (unsigned long long)ratio / 100, (unsigned long long)ratio % 100);
		wb_printf(o, "  %6s  ", wb_launched_name[r->m->launched]);
		wb_put_term(o, r->m->kernel);
		wb_printf(o, "%s%s%s\n", r->m->grid ? " of " : "", r->m->grid ? r->m->grid : "",
			r->bound < r->measured ? "  BELOW" : "");
	}
	wb_printf(o, "%u of %u bounds are below what was measured\n", t->below, t->row.n);
	for (uint32_t k = 0; k < t->left_out.n; k++) {
		wb_puts(o, k ? ", " : "left out: ");
		wb_put_term(o, t->left_out.at[k]);
	}
	wb_puts(o, t->left_out.n ? "\n" : "");
}

static void
put_json(struct wb_out *o, const struct table *t)
{
	wb_puts(o, "{ \"machine\": ");
	wb_put_json(o, t->machine->name);
	wb_printf(o, ", \"hash\": \"%s\", \"below\": %u,\n  \"rows\": [", t->machine->hash, t->below);
	for (uint32_t k = 0; k < t->row.n; k++) {
		const struct row *r = &t->row.at[k];

		wb_puts(o, k ? ",\n    { \"kernel\": " : "\n    { \"kernel\": ");
		wb_put_json(o, r->m->kernel);
		wb_printf(o, ", \"line\": %u, \"launch\": \"%s\", \"repetitions\": %llu, \"measured_cycles\": %llu, "
			     "\"bound_cycles\": %llu, \"below\": %s",
			r->m->loc.line, wb_launched_name[r->m->launched], (unsigned long long)r->m->repetitions,
			(unsigned long long)r->measured, (unsigned long long)r->bound,
			r->bound < r->measured ? "true" : "false");
		if (r->m->grid) {
			wb_puts(o, ", \"grid\": ");
			wb_put_json(o, r->m->grid);
		}
		wb_puts(o, " }");
	}
	wb_puts(o, " ]");
	wb_put_json_texts(o, "left_out", t->left_out.at, t->left_out.n);
	wb_puts(o, " }\n");
}

enum wb_status
cli_machine_against(struct cli *c, const struct wb_request *r, const struct wb_machine *m, const char *results,
	const char *const *path, uint32_t npath, bool json)
{
	struct wb_request shared = *r, kit = wb_request_new();
	struct table t = { .machine = m, .kit = &kit };
	struct codes all = { .at = { NULL, 0, 0 } };
	struct wb_measurements read;
	uint16_t file;
	enum wb_status s = cli_read_file(c->cx, results, &file);

	shared.matched = wb_matched_new(c->cx, r, 0);	/* an option may be about one kernel of several */
	if (s == WB_OK)
		s = wb_measurements_read(c->cx, file, &read);
	t.trace = s == WB_OK && read.trace;
	kit.exact_limit = 0;
	for (uint32_t k = 0; k < npath && s == WB_OK; k++)
		s = list_kernels(c->cx, &shared, path[k], &all);
	if (s != WB_OK)
		return s;
	if (read.row.at[0].khz == 0 && !m->clock_mhz)
		return cli_usage(c->cx, "the times are in nanoseconds, and machine '%s' has no clock: add "
					"<clock mhz=\"...\" source=\"...\"/>", m->name);
	for (uint32_t k = 0; k < read.row.n && s != WB_NOMEM; k++)
		s = wb_status_worse(s, add_row(c, &shared, &all, &read.row.at[k], &t));
	s = wb_status_worse(s, wb_matched_all(c->cx, r, shared.matched, npath));
	if (s == WB_OK && !t.row.n) {
		wb_report(c->cx->diag, WB_E_MEASURED, read.row.at[0].loc, "no row is about a kernel to look at");
		s = WB_BAD_INPUT;
	}
	if (t.row.n)
		(json ? put_json : put_text)(&c->out, &t);
	return s == WB_OK && t.below ? WB_GATE : s;
}
