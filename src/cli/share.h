/* src/cli/share.h -- what the files of `wavebound share` share. */
#ifndef WB_CLI_SHARE_H
#define WB_CLI_SHARE_H

#include "wavebound/ilp.h"
#include "wavebound/share.h"

/** cli_share_kernels - block times and resources of the kernels that are given as code; @solver solves their flow
 * programs. Errors and refusals are those of analyze. */
enum wb_status cli_share_kernels(struct wb_ctx *cx, struct wb_share_system *s, enum wb_solver solver);

#endif
