/* src/cli/request.c -- options by name: one table for the command line and the library. */
#include "cli.h"
#include "request.h"
#include "wavebound/divergence.h"
#include "wavebound/launch.h"
#include "wavebound/xml.h"

#define MOST_JOBS 256

struct wb_request
wb_request_new(void)
{
	return (struct wb_request){ .budget_cycles = WB_UNKNOWN,
		.budget_ns = WB_UNKNOWN,
		.exact_limit = WB_EXACT_LIMIT,
		.jobs = 1,
		.passes = { .dump_after = WB_PASS_COUNT, .stop_after = WB_PASS_COUNT } };
}

typedef enum wb_status setter(struct wb_ctx *cx, struct wb_request *r, const char *value);

bool
cli_parse_u64(const char *text, uint64_t *out)
{
	bool negative;

	return wb_parse_int(text, &negative, out) && !negative;
}

bool
cli_parse_percent(struct wb_ctx *cx, const char *text, uint64_t *out)
{
	size_t n = strlen(text);

	n -= n && text[n - 1] == '%';
	return cli_parse_u64(wb_strndup(cx->tmp, text, n), out);
}

static enum wb_status
set_kernel(struct wb_ctx *cx, struct wb_request *r, const char *value)
{
	WB_PUSH(cx->unit, &r->kernel, value);
	return WB_OK;
}

static enum wb_status
set_entry(struct wb_ctx *cx, struct wb_request *r, const char *value)
{
	WB_PUSH(cx->unit, &r->entry, value);
	return WB_OK;
}

static enum wb_status
set_abi(struct wb_ctx *cx, struct wb_request *r, const char *value)
{
	r->hsa = strcmp(value, "hsa") == 0;
	return r->hsa || strcmp(value, "none") == 0 ? WB_OK : cli_usage(cx, "no ABI '%s': it is none or hsa", value);
}

static enum wb_status
set_define(struct wb_ctx *cx, struct wb_request *r, const char *value)
{
	WB_PUSH(cx->unit, &r->define, value);
	return WB_OK;
}

static enum wb_status
set_include(struct wb_ctx *cx, struct wb_request *r, const char *value)
{
	WB_PUSH(cx->unit, &r->include, value);
	return WB_OK;
}

static enum wb_status
set_arg(struct wb_ctx *cx, struct wb_request *r, const char *value)
{
	struct wb_launch_arg read;	/* again for each kernel; what is wrong is said once, here */

	WB_PUSH(cx->unit, &r->arg, value);
	return wb_launch_parse_arg(cx, value, &read);
}

static enum wb_status
set_buffer(struct wb_ctx *cx, struct wb_request *r, const char *value)
{
	struct wb_launch_arg read;	/* again for each kernel; what is wrong is said once, here */

	WB_PUSH(cx->unit, &r->buffer, value);
	return wb_launch_parse_buffer(cx, value, &read);
}

static enum wb_status
set_facts(struct wb_ctx *cx, struct wb_request *r, const char *value)
{
	WB_PUSH(cx->unit, &r->facts, value);
	return WB_OK;
}

#define TEXT(field) \
	static enum wb_status set_##field(struct wb_ctx *cx, struct wb_request *r, const char *value) \
	{ \
		(void)cx; \
		r->field = value; \
		return WB_OK; \
	}
TEXT(target)
TEXT(descriptor)
TEXT(machine)
TEXT(launch)
TEXT(block_times)
TEXT(budget_file)
TEXT(baseline)
TEXT(fail_above)
#undef TEXT

/* Sizes are read when they are given, so that a wrong one ends the run before anything else. */
static enum wb_status
set_grid(struct wb_ctx *cx, struct wb_request *r, const char *value)
{
	uint64_t size[3];
	uint32_t dims;

	r->grid = value;
	return wb_launch_parse_dims(value, size, &dims) ?
		WB_OK :
		cli_usage(cx, "--grid '%s' is not X[,Y[,Z]], as 1024 or 64,64", value);
}

static enum wb_status
set_workgroup(struct wb_ctx *cx, struct wb_request *r, const char *value)
{
	uint64_t size[3];
	uint32_t dims;

	r->workgroup = value;
	if (!wb_launch_parse_dims(value, size, &dims))
		return cli_usage(cx, "--workgroup '%s' is not X[,Y[,Z]], as 256 or 16,16", value);
	return size[0] <= UINT32_MAX && size[1] <= UINT32_MAX && size[2] <= UINT32_MAX ?
		WB_OK :
		cli_usage(cx, "--workgroup '%s' is too large", value);
}

static enum wb_status
set_lds(struct wb_ctx *cx, struct wb_request *r, const char *value)
{
	uint64_t bytes;

	r->lds = value;
	return cli_parse_u64(value, &bytes) && bytes <= UINT32_MAX ?
		WB_OK :
		cli_usage(cx, "--lds '%s' is no number of bytes", value);
}

static enum wb_status
set_align(struct wb_ctx *cx, struct wb_request *r, const char *value)
{
	uint64_t bytes;

	r->align = value;
	return cli_parse_u64(value, &bytes) && bytes && !(bytes & (bytes - 1)) && bytes <= WB_MOST_ALIGN ?
		WB_OK :
		cli_usage(cx, "--align '%s' is no power of two, in bytes", value);
}

static enum wb_status
set_solver(struct wb_ctx *cx, struct wb_request *r, const char *value)
{
	if (strcmp(value, "auto") != 0 && strcmp(value, "glpk") != 0)
		return cli_usage(cx, "no solver '%s': it is 'auto' or 'glpk'", value);
	r->solver = *value == 'g' ? WB_SOLVER_GLPK : WB_SOLVER_AUTO;
	return WB_OK;
}

static enum wb_status
set_without(struct wb_ctx *cx, struct wb_request *r, const char *value)
{
	static const struct { const char *name; uint8_t bit;
	} gain[] = {
		{ "transactions", WB_DIV_TRANSACTIONS },
		{ "lds", WB_DIV_LDS },
		{ "sides", WB_DIV_ARMS },
		{ "barriers", WB_DIV_BARRIERS },
		{ "type-range", WB_WITHOUT_TYPE_RANGE },
		{ "buffer-size", WB_WITHOUT_BUFFER_SIZE },
	};

	for (const char *p = value; ; p++) {
		size_t n = strcspn(p, ","), k = 0;

		while (k < WB_COUNT(gain) && (strlen(gain[k].name) != n || memcmp(gain[k].name, p, n) != 0))
			k++;
		if (k == WB_COUNT(gain))
			return cli_usage(cx,
				"--without '%s': it is transactions, lds, sides, barriers, type-range and buffer-size, "
				"separated by commas",
				value);
		r->without |= gain[k].bit;
		p += n;
		if (!*p)
			return WB_OK;
	}
}

static enum wb_status
set_mode(struct wb_ctx *cx, struct wb_request *r, const char *value)
{
	if (strcmp(value, "safe") != 0 && strcmp(value, "published") != 0)
		return cli_usage(cx, "no mode '%s': it is 'safe' or 'published'", value);
	r->published = *value == 'p';
	return WB_OK;
}

static enum wb_status
set_budget(struct wb_ctx *cx, struct wb_request *r, const char *value)
{
	if (!wb_budget_parse(value, &r->budget_cycles, &r->budget_ns))
		return cli_usage(cx, "the budget '%s' is no number of cycles, and no time as 1.5ms", value);
	return WB_OK;
}

static enum wb_status
set_exact(struct wb_ctx *cx, struct wb_request *r, const char *value)
{
	if (strcmp(value, "off") == 0)
		r->exact_limit = 0;
	else if (!cli_parse_u64(value, &r->exact_limit) || !r->exact_limit)
		return cli_usage(
			cx, "--exact '%s': it is 'off', or the most wave instructions that are executed", value);
	return WB_OK;
}

static enum wb_status
set_ties(struct wb_ctx *cx, struct wb_request *r, const char *value)
{
	if (strcmp(value, "reverse") != 0)
		return cli_usage(cx, "--ties '%s': it is 'reverse'", value);
	r->reverse_ties = true;
	return WB_OK;
}

static enum wb_status
set_object(struct wb_ctx *cx, struct wb_request *r, const char *value)
{
	uint64_t n;

	r->each_object = strcmp(value, "all") == 0;
	if (r->each_object)
		return WB_OK;
	if (!cli_parse_u64(value, &n) || !n || n > UINT32_MAX)
		return cli_usage(cx, "'%s' is no number of a code object: they count from 1; 'all' are all", value);
	r->object = (uint32_t)n;
	return WB_OK;
}

static enum wb_status
set_jobs(struct wb_ctx *cx, struct wb_request *r, const char *value)
{
	uint64_t n;

	if (!cli_parse_u64(value, &n) || !n || n > MOST_JOBS)
		return cli_usage(cx, "'%s' is no number of jobs from 1 to %d", value, MOST_JOBS);
	r->jobs = (uint32_t)n;
	return WB_OK;
}

static enum wb_status
parse_pass(struct wb_ctx *cx, const char *value, enum wb_pass *out)
{
	*out = wb_pass_find(value);
	return *out == WB_PASS_COUNT ? cli_usage(cx, "no pass '%s'", value) : WB_OK;
}

static enum wb_status
set_dump_after(struct wb_ctx *cx, struct wb_request *r, const char *value)
{
	return parse_pass(cx, value, &r->passes.dump_after);
}

static enum wb_status
set_stop_after(struct wb_ctx *cx, struct wb_request *r, const char *value)
{
	return parse_pass(cx, value, &r->passes.stop_after);
}

static const struct {
	const char *name;
	setter *set;
} settable[] = {
	{ "kernel", set_kernel },
	{ "target", set_target },
	{ "define", set_define },
	{ "entry", set_entry },
	{ "abi", set_abi },
	{ "descriptor", set_descriptor },
	{ "include", set_include },
	{ "object", set_object },
	{ "machine", set_machine },
	{ "launch", set_launch },
	{ "grid", set_grid },
	{ "workgroup", set_workgroup },
	{ "lds", set_lds },
	{ "align", set_align },
	{ "arg", set_arg },
	{ "buffer", set_buffer },
	{ "facts", set_facts },
	{ "block-times", set_block_times },
	{ "solver", set_solver },
	{ "without", set_without },
	{ "mode", set_mode },
	{ "budget", set_budget },
	{ "budget-file", set_budget_file },
	{ "baseline", set_baseline },
	{ "fail-above", set_fail_above },
	{ "exact", set_exact },
	{ "ties", set_ties },
	{ "jobs", set_jobs },
	{ "dump-after", set_dump_after },
	{ "stop-after", set_stop_after },
};

/* Options that leave no trace in a report. */
static bool
is_silent(const char *name)
{
	return strcmp(name, "jobs") == 0 || strcmp(name, "dump-after") == 0 || strcmp(name, "stop-after") == 0;
}

bool
wb_request_is_noted(const char *name)
{
	static const char *const elsewhere[] = { "constant-time", "observe", "steps" };	/* options.c */

	for (size_t k = 0; k < WB_COUNT(elsewhere); k++)
		if (strcmp(elsewhere[k], name) == 0)
			return true;
	for (size_t k = 0; k < WB_COUNT(settable); k++)
		if (strcmp(settable[k].name, name) == 0)
			return !is_silent(name);
	return false;
}

void
wb_request_note(struct wb_ctx *cx, struct wb_request *r, const char *name, const char *value)
{
	WB_PUSH(cx->unit, &r->given, ((struct wb_given){ name, value ? value : "" }));
}

enum wb_status
wb_request_set(struct wb_ctx *cx, struct wb_request *r, const char *name, const char *value)
{
	for (size_t k = 0; k < WB_COUNT(settable); k++)
		if (strcmp(settable[k].name, name) == 0) {
			if (!is_silent(name))
				wb_request_note(cx, r, settable[k].name, value);
			return settable[k].set(cx, r, value);
		}
	return cli_usage(cx, "no option '%s'", name);
}

bool
wb_request_launches(const struct wb_request *r)
{
	bool observes = false;

	for (uint32_t k = 0; k < r->given.n; k++)
		observes |= strcmp(r->given.at[k].name, "observe") == 0;
	return observes || r->launch || r->grid || r->workgroup;
}

/* ---- options about all inputs ---------------------------------------------------------------- */
struct wb_matched *
wb_matched_new(struct wb_ctx *cx, const struct wb_request *r, uint32_t nfact)
{
	struct wb_matched *m = WB_NEW(cx->unit, struct wb_matched, 1);

	m->kernel = WB_NEW(cx->unit, bool, r->kernel.n);
	m->arg = WB_NEW(cx->unit, bool, r->arg.n);
	m->buffer = WB_NEW(cx->unit, bool, r->buffer.n);
	m->define = WB_NEW(cx->unit, bool, r->define.n);
	m->fact = WB_NEW(cx->unit, bool, nfact);
	m->nfact = nfact;
	return m;
}

static void
add_all(bool *to, const bool *from, uint32_t n)
{
	for (uint32_t k = 0; k < n; k++)
		to[k] = to[k] || from[k];
}

void
wb_matched_add(const struct wb_request *r, struct wb_matched *m, const struct wb_matched *with)
{
	add_all(m->kernel, with->kernel, r->kernel.n);
	add_all(m->arg, with->arg, r->arg.n);
	add_all(m->buffer, with->buffer, r->buffer.n);
	add_all(m->define, with->define, r->define.n);
	add_all(m->fact, with->fact, m->nfact);
}

enum wb_status
wb_define_unused(struct wb_ctx *cx, const char *text, uint32_t ninput)
{
	wb_report(cx->diag, WB_E_USAGE, WB_NO_LOC, "--define %s: nothing in %s is called '%.*s'", text,
		ninput == 1 ? "the input" : wb_format(cx->tmp, "any of the %u inputs", ninput),
		(int)strcspn(text, "="), text);
	return WB_BAD_INPUT;
}

enum wb_status
wb_matched_all(struct wb_ctx *cx, const struct wb_request *r, const struct wb_matched *m, uint32_t ninput)
{
	enum wb_status s = WB_OK;

	for (uint32_t k = 0; k < r->kernel.n; k++)
		if (!m->kernel[k]) {
			wb_report(cx->diag, WB_E_NO_KERNEL, WB_NO_LOC,
				"no kernel is called '%s' in any of the %u inputs", r->kernel.at[k], ninput);
			s = WB_BAD_INPUT;
		}
	for (uint32_t k = 0; k < r->arg.n + r->buffer.n; k++) {
		bool is_arg = k < r->arg.n;
		const char *text = is_arg ? r->arg.at[k] : r->buffer.at[k - r->arg.n];

		if (is_arg ? m->arg[k] : m->buffer[k - r->arg.n])
			continue;
		wb_report(cx->diag, WB_E_LAUNCH_ARG, WB_NO_LOC,
			"no kernel of the %u inputs has the argument of --%s %s", ninput, is_arg ? "arg" : "buffer",
			text);
		s = WB_BAD_INPUT;
	}
	for (uint32_t k = 0; k < r->define.n; k++)
		if (!m->define[k])
			s = wb_define_unused(cx, r->define.at[k], ninput);
	return s;
}
