/* src/cli/formula.h -- numbers as formulas (formula.c). */
#ifndef WAVEBOUND_SRC_CLI_FORMULA_H
#define WAVEBOUND_SRC_CLI_FORMULA_H

#include "wavebound/facts.h"

/* value[k] belongs to name = low + k; WB_UNKNOWN: none. */
struct table {
	const char *name;
	uint64_t low;
	uint64_t *value; uint64_t n;
};
/** wb_put_formula - writes formulas, one per piece and line, that together give all numbers of the table. */
void wb_put_formula(struct wb_out *o, const struct table *t);

#endif
