/* wavebound/json.h -- a JSON document as a tree, for commands that read reports back.
 */
#ifndef WAVEBOUND_JSON_H
#define WAVEBOUND_JSON_H

#include "wavebound/diag.h"

enum wb_json_kind {
	WB_JSON_NULL,
	WB_JSON_FALSE,
	WB_JSON_TRUE,
	WB_JSON_NUMBER,
	WB_JSON_REAL,
	WB_JSON_STRING,
	WB_JSON_ARRAY,
	WB_JSON_OBJECT
};
struct wb_json {
	enum wb_json_kind kind;
	const char *key;		/* of a member of an object; NULL otherwise */
	const char *text;		/* STRING; without zero bytes */
	int64_t number;			/* NUMBER: a whole number */
	double real;			/* REAL */
	uint32_t n;			/* children */
	struct wb_json *child, *next, *parent;
};
/** wb_json_read - reads file @file; the tree lives as long as cx->unit. WB_BAD_INPUT, reported with its location: no
 * JSON, members twice, whole numbers beyond 63 bits. */
enum wb_status wb_json_read(struct wb_ctx *cx, uint16_t file, struct wb_json **out);
/** wb_json_get - member @key of @o; NULL: @o is NULL, no object, or has none. */
const struct wb_json *wb_json_get(const struct wb_json *o, const char *key);
/** wb_json_text - member @key if it is a string, else "". */
const char *wb_json_text(const struct wb_json *o, const char *key);
/** wb_json_number - member @key if it is a whole number and not negative, else WB_UNKNOWN. */
uint64_t wb_json_number(const struct wb_json *o, const char *key);
/** wb_json_list - first child of member @key if that is an array, else NULL. */
const struct wb_json *wb_json_list(const struct wb_json *o, const char *key);
/** wb_json_path - where @j is in its document: "kernels/0/bounds/1/cycles"; in @a. */
const char *wb_json_path(struct wb_arena *a, const struct wb_json *j);

#endif
