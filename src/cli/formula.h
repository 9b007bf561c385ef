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
/** wb_put_formula - pieces that together give every number of the table, one per line. */
void wb_put_formula(struct wb_out *o, const struct table *t);

#endif
