/* src/cli/options.h -- the table of options, also read by completion.c. */
#ifndef WB_CLI_OPTIONS_H
#define WB_CLI_OPTIONS_H

#include "cli.h"

struct option {
	const char *name, *arg, *what;	/* arg NULL: it has no value */
	char letter;			/* 0: none */
	uint32_t group;			/* enum opt_group */
};
/** cli_option - number @k of the table; NULL: there are fewer. */
const struct option *cli_option(uint32_t k);

#endif
