/* src/report/reports_csv.c -- a row for each kernel, for spreadsheets and data frames (RFC 4180).
 *
 * Columns keep their names and order; new ones are added behind the last. What a kernel does not have is empty.
 */
#include "private.h"
#include "wavebound/reports.h"

/* A cell: quoted if it must be. */
static void
put_text(struct wb_out *o, const char *s)
{
	if (!s[strcspn(s, ",\"\r\n")]) {
		wb_puts(o, s);
		return;
	}
	wb_puts(o, "\"");
	for (; *s; s++)
		wb_puts(o, *s == '"' ? "\"\"" : (char[]){ *s, '\0' });
	wb_puts(o, "\"");
}

static void
put_number(struct wb_out *o, const struct wb_json *of, const char *key)
{
	uint64_t v = wb_json_number(of, key);

	if (v != WB_UNKNOWN)
		wb_printf(o, "%llu", (unsigned long long)v);
}

static uint32_t
member_count(const struct wb_json *of, const char *key)
{
	const struct wb_json *list = wb_json_get(of, key);

	return list ? list->n : 0;
}

const char *
wb_reports_why(const struct wb_json *of)
{
	for (const struct wb_json *j = wb_json_list(of, "diagnostics"); j; j = j->next)
		if (strcmp(wb_json_text(j, "severity"), "error") == 0 ||
			strcmp(wb_json_text(j, "severity"), "refusal") == 0)
			return wb_json_text(j, "message");
	return "";
}

static void
put_kernel(struct wb_out *o, const struct wb_report_of *r, const struct wb_json *k)
{
	static const char *const resource[] = { WB_RESOURCE_KEYS };
	const struct wb_json *wave = wb_json_get(k, "wave"), *has = wb_json_get(k, "resources");

	put_text(o, r->input);
	wb_puts(o, ",");
	put_text(o, wb_json_text(k, "name"));
	wb_puts(o, ",");
	put_text(o, wb_json_text(r->tree, "target"));
	wb_puts(o, ",");
	put_text(o, wb_json_text(wb_json_get(r->tree, "machine"), "name"));
	wb_printf(o, ",%s,", wb_json_text(k, "status"));
	put_number(o, k, "kernel_cycles");
	wb_puts(o, ",");
	if (*wb_json_text(wave, "wide_cycles"))
		wb_puts(o, wb_json_text(wave, "wide_cycles"));
	else
		put_number(o, wave, "isolated_cycles");
	wb_puts(o, ",");
	if (wb_json_number(k, "kernel_cycles") != WB_UNKNOWN)
		put_text(o, wb_json_text(wb_json_list(k, "bounds"), "name"));
	wb_puts(o, ",");
	put_number(o, k, "instructions");
	wb_printf(o, ",%u", member_count(k, "loops"));
	for (size_t n = 0; n < WB_COUNT(resource); n++) {
		wb_puts(o, ",");
		put_number(o, has, resource[n]);
	}
	wb_puts(o, ",");
	put_text(o, wb_json_text(has, "occupancy_limit"));
	wb_puts(o, ",");
	put_text(o, wb_reports_why(k));
	wb_puts(o, "\n");
}

void
wb_reports_csv(struct wb_ctx *cx, const struct wb_reports *r, struct wb_out *o)
{
	static const char *const resource[] = { WB_RESOURCE_KEYS };

	(void)cx;
	wb_puts(o, "input,kernel,target,machine,status,kernel_cycles,wave_cycles,bound,instructions,loops");
	for (size_t n = 0; n < WB_COUNT(resource); n++)
		wb_printf(o, ",%s", resource[n]);
	wb_puts(o, ",occupancy_limit,why\n");
	for (uint32_t i = 0; i < r->n; i++) {
		const struct wb_json *k = wb_json_list(r->at[i].tree, "kernels");

		for (; k; k = k->next)
			put_kernel(o, &r->at[i], k);
		if (wb_json_list(r->at[i].tree, "kernels"))
			continue;
		put_text(o, r->at[i].input);
		wb_puts(o, ",,,,not read,,,,,");
		for (size_t n = 0; n <= WB_COUNT(resource); n++)
			wb_puts(o, ",");
		wb_puts(o, ",");
		put_text(o, wb_reports_why(r->at[i].tree));
		wb_puts(o, "\n");
	}
}
