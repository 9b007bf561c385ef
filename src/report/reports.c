/* src/report/reports.c -- which forms the reports of many inputs have. */
#include "wavebound/reports.h"

wb_reports_writer *
wb_reports_find(const char *format)
{
	static const struct { const char *name; wb_reports_writer *write;
	} formats[] = {
		{ "csv", wb_reports_csv },
		{ "sarif", wb_reports_sarif },
		{ "html", wb_reports_index },
	};

	for (size_t k = 0; k < WB_COUNT(formats); k++)
		if (strcmp(formats[k].name, format) == 0)
			return formats[k].write;
	return NULL;
}
