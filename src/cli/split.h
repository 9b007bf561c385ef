/* src/cli/split.h -- shared by split and cfg --pruned. */
#ifndef WB_CLI_SPLIT_H
#define WB_CLI_SPLIT_H

#include "cli.h"
#include "request.h"

#define CLI_SPLIT_MACHINE "pws4"	/* that of the paper, unless another one is asked for */

/** cli_split_prepare - the passes on @fn, for up to @most split SIMDs; its branch nodes also if it has no bound. */
enum wb_status cli_split_prepare(
	struct cli *c, struct wb_world *w, struct wb_fn *fn, uint32_t most, struct wb_split_kernel *out);
/** cli_split_kernel - everything up to the tables of @fn: passes, branch nodes, one table for each choice, rows for S =
 * 0 .. @most. */
enum wb_status cli_split_kernel(
	struct cli *c, struct wb_world *w, struct wb_fn *fn, uint32_t most, struct wb_split_kernel *out);
/** cli_split_contexts - -S: *most, or the machine's S when @text is NULL. */
enum wb_status cli_split_contexts(
	struct cli *c, const struct wb_world *w, const char *option, const char *text, uint32_t *most);
/** cli_split_choice - the choice with the name given to --choose; false: there is none. */
bool cli_split_choice(const char *text, enum wb_split_choice *out);
/** cli_split_choose - the choice of --choose; without it, marked if the code has marks, else best. */
enum wb_split_choice cli_split_choose(const char *text, const struct wb_split_kernel *k, uint32_t n);
/** cli_split_emit - the input's assembly with the split points of the last row of @choice, and their merges. */
enum wb_status cli_split_emit(struct cli *c, const struct wb_world *w, const struct wb_split_kernel *k, uint32_t n,
	enum wb_split_choice choice);
/** cli_split_text - the same of one kernel, with the branches of @split split, in @out. */
enum wb_status cli_split_text(struct cli *c, const struct wb_world *w, const struct wb_split_kernel *k,
	const bool *split, struct wb_out *out);
/** cli_split_certify - writes the proofs of the bounds of @choice that are safe to @path (proof_split.c). */
enum wb_status cli_split_certify(struct cli *c, const struct wb_world *w, const struct wb_split_kernel *k, uint32_t n,
	enum wb_split_choice choice, const char *path);
/** cli_split_observe - runs the launch of each kernel as each row of @choice has it, and notes the cycles there. At
 * most @steps wave instructions each, 0: no limit. WB_REFUSED if a run does not end, or the input is no assembly;
 * WB_INTERNAL, reported, if one takes longer than a bound called safe. */
enum wb_status cli_split_observe(struct cli *c, const struct wb_world *w, struct wb_split_kernel *k, uint32_t n,
	enum wb_split_choice choice, uint64_t steps);

#endif
