/* src/cli/progress.h -- a line on the terminal while a command works for long. */
#ifndef WB_CLI_PROGRESS_H
#define WB_CLI_PROGRESS_H

#include "cli.h"
#include "request.h"

/** progress_start - from two seconds on, says every second on standard error, if that is a terminal and @c is not
 * quiet, how long the command works and at what. progress_end - takes that away; nothing comes after it. */
void progress_start(const struct cli *c);
void progress_end(void);
/** progress_note - what is worked at: @fmt, which stays, has a %llu for @done and one for @all. From any thread. */
void progress_note(const char *fmt, uint64_t done, uint64_t all);
/** progress_of - notes what the pipeline does for request @r of @c; of a run that is one of many, nothing. */
void progress_of(const struct cli *c, struct wb_request *r);

#endif
