/* src/calibrate/private.h -- what the files of this folder share. */
#ifndef WB_CALIBRATE_PRIVATE_H
#define WB_CALIBRATE_PRIVATE_H

#include "wavebound/calibrate.h"

/* A field of a row: its text without quotes, and where it begins. */
struct csv_field {
	const char *text;
	struct wb_loc loc;
};
struct csv {
	struct wb_ctx *cx;
	uint16_t file;
	uint32_t line;			/* the last one read */
	uint32_t nrow;			/* without the first, which names the columns */
	WB_VEC(struct csv_field) column, field;
};
/** csv_open - reads the row with the names of the columns. WB_BAD_INPUT, reported: there is none, or one twice. */
enum wb_status csv_open(struct wb_ctx *cx, uint16_t file, struct csv *t);
/** csv_next - reads the next row; *more: there was one. Empty lines and those that begin with # are none. Reported: a
 * quote that does not end, another number of fields than there are columns, too long a line, too many rows. */
enum wb_status csv_next(struct csv *t, bool *more);
/** csv_column - index of the column called @name; WB_NONE: there is none. */
uint32_t csv_column(const struct csv *t, const char *name);

#endif
