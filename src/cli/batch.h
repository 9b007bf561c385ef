/* src/cli/batch.h -- one command on many inputs, as if they were one. */
#ifndef WB_CLI_BATCH_H
#define WB_CLI_BATCH_H

#include "inner.h"
#include "request.h"

struct batch_entry {
	struct inner in;
	const char *shown;	/* the path, and the number of the code object where there are several */
	struct wb_json *tree;	/* analyze: the report; NULL: there is none */
};
struct batch {
	WB_VEC(struct batch_entry) entry;
	uint32_t nfile, skipped;	/* files that were read, those of folders that hold no code */
	uint32_t unchosen;		/* inputs without a kernel that --kernel names: they are no entries */
	struct wb_facts *facts;		/* of --facts; NULL: none */
	struct wb_matched *matched;
};
/** batch_open - the inputs that @n operands name. Options that name a part of the inputs are about all of them. */
enum wb_status batch_open(
	struct cli *c, const struct wb_request *r, const char *const *operand, uint32_t n, struct batch *b);
/** batch_analyze - each becomes a run of analyze with the options @given; with --object all, one for each code object.
 */
void batch_analyze(
	struct cli *c, const struct wb_request *r, const struct wb_given *given, uint32_t n, struct batch *b);
/** batch_pages - each run writes files besides, in @folder, which is made if it is not there. */
enum wb_status batch_pages(struct cli *c, struct batch *b, const char *folder);
/** batch_page - the name of a file about @name, the same in every run, and another for every name: letters, digits and
 * "-._", '+' for '/', and "=XX" for other bytes. */
const char *batch_page(struct wb_arena *a, const char *name);
/** batch_run - runs them, in r->jobs threads; what does not depend on their number is the result. The worst status;
 * WB_NOMEM: there is no result. */
enum wb_status batch_run(struct cli *c, const struct wb_request *r, struct batch *b);
/** batch_matched - WB_BAD_INPUT, reported, if an option names nothing in the inputs of @b and @other (NULL: no other).
 */
enum wb_status batch_matched(
	struct cli *c, const struct wb_request *r, const struct batch *b, const struct batch *other);
/** batch_again - runs analyze on @path with @option once more, as one of many inputs: an option may be about another.
 * NULL: memory is exhausted. */
struct inner *batch_again(struct cli *c, const char *path, const struct wb_given *option, uint32_t n);
/** batch_messages - what the runs had to say. */
void batch_messages(struct cli *c, const struct batch *b);

/** batch_is - whether the operands are more than one file. */
bool batch_is(const struct cli_options *o);
/** batch_load - as cli_load, for a command that takes many inputs: then it runs on each of them, its results come one
 * after another, JSON as the list "reports", and there is no more to do. */
enum wb_status batch_load(struct cli *c, int argc, char **argv, struct wb_request *r, struct cli_options *o,
	struct wb_world *w, bool *go);

#endif
