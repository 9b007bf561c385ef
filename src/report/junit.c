/* src/report/junit.c -- checks as JUnit XML: a test suite per input, a test case per kernel.
 *
 * A kernel fails if one of its messages or findings is an error; its bound, or that it is clean, is its output. What is
 * about no kernel is a case of its own, named after the input, and an <error> if it is one.
 * Source: the format that Jenkins and GitLab read, which no document defines; attributes are those that both know.
 */
#include "private.h"
#include "wavebound/checks.h"

static uint32_t
errors_in(const struct wb_check *x)
{
	uint32_t n = 0;

	for (uint32_t k = 0; k < x->issue.n; k++)
		n += x->issue.at[k].level == WB_ISSUE_ERROR;
	return n;
}

/* tests, failures and errors of the checks @from to before @to. */
static void
put_counts(struct wb_out *o, const struct wb_checks *c, uint32_t from, uint32_t to)
{
	uint32_t failures = 0, errors = 0;

	for (uint32_t k = from; k < to; k++)
		if (errors_in(&c->check.at[k]))
			(*(c->check.at[k].kernel ? &failures : &errors))++;
	wb_printf(o, " tests=\"%u\" failures=\"%u\" errors=\"%u\"", to - from, failures, errors);
}

static void
put_place(struct wb_out *o, const struct wb_check *x, const struct wb_issue *i)
{
	wb_put_xml(o, i->file ? i->file : x->input);
	if (i->line)
		wb_printf(o, ":%u", i->line);
	wb_puts(o, ": ");
	wb_put_xml(o, i->text);
	wb_puts(o, " [");
	wb_put_xml(o, i->name);
	wb_puts(o, "]\n");
}

/* All errors in one element, since some readers show only the first. */
static void
put_failure(struct wb_out *o, const struct wb_check *x)
{
	const char *element = x->kernel ? "failure" : "error";
	uint32_t first = 0;

	while (x->issue.at[first].level != WB_ISSUE_ERROR)
		first++;
	wb_printf(o, "      <%s", element);
	wb_put_attribute(o, "type", x->issue.at[first].name);
	wb_put_attribute(o, "message", x->issue.at[first].text);
	wb_puts(o, ">");
	for (uint32_t k = first; k < x->issue.n; k++)
		if (x->issue.at[k].level == WB_ISSUE_ERROR)
			put_place(o, x, &x->issue.at[k]);
	wb_printf(o, "</%s>\n", element);
}

static void
put_case(struct wb_out *o, const struct wb_check *x)
{
	bool more = false;

	wb_puts(o, "    <testcase");
	wb_put_attribute(o, "classname", *x->input ? x->input : "wavebound");
	wb_put_attribute(o, "name", x->kernel ? x->kernel : *x->input ? x->input : "inputs");
	wb_puts(o, ">\n");
	if (errors_in(x))
		put_failure(o, x);
	for (uint32_t k = 0; k < x->issue.n; k++)
		more |= x->issue.at[k].level != WB_ISSUE_ERROR;
	if (*x->said || more) {
		wb_puts(o, "      <system-out>");
		wb_put_xml(o, x->said);
		wb_puts(o, *x->said ? "\n" : "");
		for (uint32_t k = 0; k < x->issue.n; k++)
			if (x->issue.at[k].level != WB_ISSUE_ERROR)
				put_place(o, x, &x->issue.at[k]);
		wb_puts(o, "</system-out>\n");
	}
	wb_puts(o, "    </testcase>\n");
}

void
wb_checks_junit(struct wb_ctx *cx, const struct wb_checks *c, struct wb_out *o)
{
	uint32_t to;

	(void)cx;
	wb_puts(o, "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"wavebound\"");
	put_counts(o, c, 0, c->check.n);
	wb_puts(o, ">\n");
	for (uint32_t from = 0; from < c->check.n; from = to) {
		const char *input = c->check.at[from].input;

		for (to = from + 1; to < c->check.n && strcmp(c->check.at[to].input, input) == 0; to++)
			continue;
		wb_puts(o, "  <testsuite");
		wb_put_attribute(o, "name", *input ? input : "wavebound");
		put_counts(o, c, from, to);
		wb_puts(o, ">\n");
		for (uint32_t k = from; k < to; k++)
			put_case(o, &c->check.at[k]);
		wb_puts(o, "  </testsuite>\n");
	}
	wb_puts(o, "</testsuites>\n");
}
