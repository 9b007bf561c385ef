/* src/cli/proof.h -- what the files about certificates share: proof.c, proof_split.c. */
#ifndef WB_CLI_PROOF_H
#define WB_CLI_PROOF_H

#include "cli.h"
#include "request.h"

/* The certificates of a file. Those about one flow program are found by label. */
struct cli_shelf {
	const struct wb_cert_file *cert;
	uint32_t n;
	bool *used;
	const struct wb_machine *machine;
	bool prove;			/* facts that are open are to be proved */
	bool strict;			/* a gate: no fact may be open */
	bool json, html;		/* the form of the result */
};

/** cli_proof_label - what a certificate of flow program @p of @fn is about. */
struct wb_cert_label cli_proof_label(struct wb_ctx *cx, const struct wb_fn *fn, const struct wb_machine *m,
	const char *objective, const struct wb_flow *p);
/** cli_proof_take - stands in for the solver (wb_solving.instead), @arg a shelf: the bound of a certificate, once it is
 * proved. */
enum wb_status cli_proof_take(void *arg, struct wb_ctx *cx, const struct wb_fn *fn, const char *objective,
	const struct wb_flow *p, struct wb_ipet *out);
/** cli_proof_all_used - WB_GATE, reported, if a certificate was not used that is about no kernel that --kernel leaves
 * out. */
enum wb_status cli_proof_all_used(const struct wb_world *w, const struct cli_shelf *s);
/** cli_proof_judge - WB_GATE, reported, if a fact is wrong or, if @strict, open. */
enum wb_status cli_proof_judge(struct cli *c, const struct wb_recheck *r, bool strict);
/** cli_proof_facts - prints the facts of @nproof flow programs by class, and judges them. */
enum wb_status cli_proof_facts(struct cli *c, uint32_t nproof, const struct wb_recheck *r, bool strict);
/** cli_proof_json - the same as a member of an object. */
enum wb_status cli_proof_json(struct cli *c, const struct wb_recheck *r, bool strict);
/** cli_proof_bare - whether @cert has nothing about a flow program, which would not be checked. */
bool cli_proof_bare(const struct wb_cert_file *cert);
/** cli_proof_reject - reports that @cert proves nothing; always WB_GATE. */
enum wb_status cli_proof_reject(struct wb_ctx *cx, const struct wb_cert_file *cert, const char *why);

/** cli_split_is_certificate - whether @cert lists the bounds of rows of split. */
bool cli_split_is_certificate(const struct wb_cert_file *cert);
/** cli_split_check - proves the certificates of split in @s for the input of @r. */
enum wb_status cli_split_check(struct cli *c, struct wb_request *r, const char *input, struct cli_shelf *s);

#endif
