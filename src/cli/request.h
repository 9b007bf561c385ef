/* src/cli/request.h -- a request (the options), and the run that it leads to.
 *
 * Shared by the commands and the library session. Nothing here prints or exits.
 */
#ifndef WB_CLI_REQUEST_H
#define WB_CLI_REQUEST_H

#include "wavebound/bound.h"
#include "wavebound/object.h"
#include "wavebound/pass.h"
#include "wavebound/report.h"

/* ---- what is asked ----------------------------------------------------------------------- */
/* Where several inputs are taken as one: which options that name a part of them have named one, and which facts. */
struct wb_matched {
	bool *kernel, *arg, *buffer, *define;	/* [option], in the order given */
	bool *fact; uint32_t nfact;
};
struct wb_request {
	uint16_t input;				/* file */
	WB_VEC(const char *) kernel;		/* globs; none: every kernel */
	struct wb_matched *matched;		/* NULL: what names nothing in this input is an error */
	const char *target;			/* chooses a code object of a bundle; names the target of plain text */
	/* number of the code object among those for the target; 0: it follows from the rest */
	uint32_t object;
	bool each_object;			/* all of them, one after another */
	WB_VEC(const char *) entry;		/* functions to analyse as kernels are, of which nothing is known */
	bool hsa;				/* at their start, lanes and ids are those of a kernel */
	const char *descriptor;			/* file with descriptors for functions of the input, or NULL */
	WB_VEC(const char *) define, include;	/* for the assembler */
	const char *machine, *launch, *grid, *workgroup, *lds, *align, *block_times, *budget_file, *baseline,
		*fail_above;			/* as given, or NULL */
	WB_VEC(const char *) arg, buffer;
	/* NAME|INDEX=VALUE that replaces what the launch says of this argument; NULL: none */
	const char *parameter;
	WB_VEC(const char *) facts;
	enum wb_solver solver;
	uint8_t without;			/* enum wb_div_gain, WB_WITHOUT_..., ored */
	bool published;				/* Sim-D: compute what the published tool computes */
	uint64_t budget_cycles, budget_ns;	/* one of them, or WB_UNKNOWN both: no gate */
	uint64_t exact_limit;			/* most wave instructions for the exact bound; 0: it is not computed */
	/* the launch is executed only for loops without a bound; there is no exact bound */
	bool loops_only;
	bool reverse_ties;			/* also the exact bound with ties in reverse order */
	bool constant_time;			/* a gate: time must not depend on data */
	bool codes;				/* loops are identified, so that facts about them can be written */
	bool as_written;			/* loops keep their entries: what is chosen is written into the text */
	uint32_t jobs;				/* threads; at least 1 */
	struct wb_pass_options passes;		/* dump_after, stop_after; dump is set by the pipeline */
	WB_VEC(struct wb_given) given;		/* options that change a report, as they came */
	void (*progress)(void *arg, uint32_t done, uint32_t all, const char *kernel);	/* or NULL */
	/* likewise, of the execution of one launch; several threads may call it at once */
	void (*executing)(void *arg, uint64_t workgroups, uint64_t all);
	void *progress_arg;
};
struct wb_request wb_request_new(void);
/** wb_request_set - one long option without dashes; WB_BAD_INPUT, reported, if the value is malformed. The string is
 * not copied. */
enum wb_status wb_request_set(struct wb_ctx *cx, struct wb_request *r, const char *name, const char *value);
/** wb_request_is_noted - whether @name is an option that changes a report. */
bool wb_request_is_noted(const char *name);
/** wb_request_launches - whether a launch is given, or one to observe. */
bool wb_request_launches(const struct wb_request *r);
/** wb_matched_new - for the options of @r, and @nfact facts: nothing is matched. wb_matched_add - adds what @with
 * matched, for the same options. wb_matched_all - WB_BAD_INPUT, reported, if an option (facts aside) has named nothing
 * in any of @ninput inputs. */
struct wb_matched *wb_matched_new(struct wb_ctx *cx, const struct wb_request *r, uint32_t nfact);
void wb_matched_add(const struct wb_request *r, struct wb_matched *m, const struct wb_matched *with);
enum wb_status wb_matched_all(
	struct wb_ctx *cx, const struct wb_request *r, const struct wb_matched *m, uint32_t ninput);
/** wb_define_unused - reports that no text of @ninput inputs has the name of --define @text; WB_BAD_INPUT. */
enum wb_status wb_define_unused(struct wb_ctx *cx, const char *text, uint32_t ninput);
/** wb_request_note - an option that changes the report and is not set here. */
void wb_request_note(struct wb_ctx *cx, struct wb_request *r, const char *name, const char *value);

/* What kernels whose names match may take. */
struct wb_budget {
	const char *kernel;
	uint64_t cycles, ns;		/* one of them; WB_UNKNOWN both: any time */
	struct wb_loc loc;
	bool used;
};
struct wb_budgets {
	WB_VEC(struct wb_budget) line;	/* of --budget-file; none: it is not given */
	uint64_t rest, rest_ns;		/* of --budget, for kernels without a line; WB_UNKNOWN both: not given */
};
/* What a kernel takes, as far as a gate asks. */
struct wb_spent {
	uint64_t cycles;		/* its bound, with the launch if the machine says what that takes */
	bool launched;
	uint32_t clock_mhz;		/* 0: the machine states none, and no budget is a time */
};

/* ---- what is loaded ------------------------------------------------------------------------ */
struct wb_world {
	struct wb_ctx *cx;
	const struct wb_request *req;
	struct wb_module *module;
	const struct wb_machine *machine;
	struct wb_facts *facts;			/* NULL: no --facts */
	struct wb_block_times *times;
	const struct wb_outstanding *outstanding;	/* of the module; NULL until callees are prepared with costs */
	uint16_t launch_file;			/* 0: no --launch */
	uint16_t observed_file;			/* of --observe, if it is not that; 0: none */
	uint16_t times_file;			/* of --block-times; 0: none */
	WB_VEC(uint16_t) facts_file;
	uint16_t budget_file, baseline_file;	/* of --budget-file, of --baseline; 0: none */
	struct wb_growth *growth;		/* the baseline; NULL: none */
	struct wb_budgets budgets;
	struct wb_fn **chosen;			/* kernels, in input order */
	uint32_t nchosen;
	bool *reached;				/* [function] chosen, or called by one that is, directly or not */
	bool *called;				/* [function] called by one that is reached */
	/* [function] of a kernel, the program with loop bounds of functions as this kernel calls them; NULL: they have
	 * the same bounds in all calls, those of the module. Or NULL: that is so of all */
	struct wb_module **seen;
	/* [function] of a kernel without a launch: its copy, if there is one (wb_pass_env.copy). NULL: of none */
	const struct wb_fn **copied;
	/* of a function that the reader refused: WB_BAD_INPUT if it reported errors */
	enum wb_status refused;
	struct wb_solving how;
	bool recheck;				/* facts of flow programs are to be proved again */
	bool prove;				/* and what is open then, by the prover */
	const struct wb_module *listed;		/* the input as wb_world_listed reads it; NULL */
	bool proofs;				/* nothing without a certificate is of use: no bound beyond 64 bits */
};
/** wb_request_chooses - whether @request, a wb_request, is about a kernel called @name. */
bool wb_request_chooses(const void *request, const char *name);
/** wb_request_object - which code object of a file @r means. */
struct wb_object_choice wb_request_object(const struct wb_request *r);
/** wb_module_read - reads the input, in whatever format it is. */
enum wb_status wb_module_read(struct wb_ctx *cx, const struct wb_request *r, struct wb_module **out);
/** wb_world_listed - the same program as LLVM's assembler and disassembler read it, with locations in the listing;
 * NULL: the input is no text of GCN. */
const struct wb_module *wb_world_listed(const struct wb_world *w);
/** wb_world_load - reads the input in whatever format it is, and chooses kernels. */
enum wb_status wb_world_load(struct wb_ctx *cx, const struct wb_request *r, struct wb_world *w);
/** wb_world_facts - reads the flow facts and the launch file; wb_world_equip - these, the machine (unless there is one
 * already) and the block times. */
enum wb_status wb_world_facts(struct wb_world *w);
enum wb_status wb_world_equip(struct wb_world *w);
/** cli_thread_trace - false: @folder is none. Else w->times_file gets the block times of the chosen kernels that the
 * thread trace in it shows, as XML; *s: whether it could be read. */
bool cli_thread_trace(struct wb_world *w, const char *folder, enum wb_status *s);
/** cli_gate_machine - WB_BAD_INPUT, reported, if a gate on @machine (as given, or NULL) is not about a device that runs
 * code for @target (NULL: none is named): a chip of other targets, or none where several chips execute this one with
 * waves of @lanes (0: any), so that a model of one of them would be taken. */
enum wb_status cli_gate_machine(struct wb_ctx *cx, const char *machine, const char *target, uint32_t lanes);
/** wb_world_machine - the machine alone, of whatever kind suits the input; wb_world_equip takes those that execute GCN
 * only. */
enum wb_status wb_world_machine(struct wb_world *w);
/** wb_world_machine_name - its file, or its name if it is built in. */
const char *wb_world_machine_name(const struct wb_world *w);
/** wb_world_refuse_simd - refuses Sim-D input, for a command about lanes. Always WB_REFUSED. */
enum wb_status wb_world_refuse_simd(const struct wb_world *w);
/** wb_world_launch - the launch of @fn, completed, in @cx; NULL in *out when none was given. */
enum wb_status wb_world_launch(
	struct wb_ctx *cx, const struct wb_world *w, const struct wb_fn *fn, const struct wb_launch **out);

/* ---- what is done ---------------------------------------------------------------------------- */
/** wb_prepare_callees - passes on every function that the chosen kernels call, so that kernels can be worked on one by
 * one. */
enum wb_status wb_prepare_callees(struct wb_world *w, bool with_cost, struct wb_out *dump);
/** wb_world_seen - the program with the functions that kernel @fn calls as it calls them, when these are prepared. */
struct wb_module *wb_world_seen(const struct wb_world *w, const struct wb_fn *fn);
/** wb_world_given - the same, or, without sizes, the arguments given alone (sizes 0): what loop bounds may use. */
enum wb_status wb_world_given(
	struct wb_ctx *cx, const struct wb_world *w, const struct wb_fn *fn, const struct wb_launch **out);
/** wb_world_known - the same, but a workgroup size alone is enough: for analyses without cycles. */
enum wb_status wb_world_known(
	struct wb_ctx *cx, const struct wb_world *w, const struct wb_fn *fn, const struct wb_launch **out);
/** wb_prepare_kernel - passes on one kernel; @lock guards the facts, which all kernels share (NULL: no threads). */
enum wb_status wb_prepare_kernel(struct wb_ctx *cx, const struct wb_world *w, struct wb_fn *fn,
	const struct wb_launch *launch, bool with_cost, struct wb_out *dump, void *lock);
/** wb_facts_all_used - facts that matched nothing are errors; kernels that were not chosen get their facts placed
 * first. */
enum wb_status wb_facts_all_used(struct wb_world *w);
/** wb_pipeline_run - bounds every chosen kernel, in req->jobs threads; the result is in kernel order whatever finishes
 * first. Returns the most severe status of any kernel; WB_GATE if a budget is exceeded. @dump gets what --dump-after
 * asks for. */
enum wb_status wb_pipeline_run(struct wb_world *w, struct wb_analysis *an, struct wb_out *dump);
/** wb_sources_load - the texts of sources that line info of the input names, as far as they can be read: for reports
 * that show them. */
void wb_sources_load(const struct wb_world *w);
/** wb_budget_parse - a number of cycles, or a time as 1.5ms (s, us): one of both, the other is WB_UNKNOWN. False: it is
 * neither. */
bool wb_budget_parse(const char *text, uint64_t *cycles, uint64_t *ns);
/** wb_budgets_read - the lines of budget file @path, at least one. */
enum wb_status wb_budgets_read(struct wb_ctx *cx, const char *path, uint16_t *file, struct wb_budgets *b);
/** wb_budgets_cover - says that there is a kernel called @kernel. wb_budgets_unused - WB_BAD_INPUT, reported, if a line
 * is for none of them. */
void wb_budgets_cover(struct wb_budgets *b, const char *kernel);
enum wb_status wb_budgets_unused(struct wb_ctx *cx, const struct wb_budgets *b);
/** wb_budgets_launched - a usage error if something is compared with the bounds of launches and none is given.
 * wb_budgets_clocked - a usage error if a budget is a time and the machine has no clock (0): names the chips for
 * @target (NULL: unknown) with waves of @lanes (0: any). */
enum wb_status wb_budgets_launched(struct wb_ctx *cx, const struct wb_budgets *b, bool launched);
enum wb_status wb_budgets_clocked(
	struct wb_ctx *cx, const struct wb_budgets *b, uint32_t clock_mhz, const char *target, uint32_t lanes);
/** wb_budgets_given - whether there is a gate. wb_budgets_check - WB_GATE, reported, if what @kernel takes exceeds its
 * budget, or it has none. */
bool wb_budgets_given(const struct wb_budgets *b);
enum wb_status wb_budgets_check(
	struct wb_ctx *cx, const struct wb_budgets *b, struct wb_loc loc, const char *kernel, struct wb_spent spent);
/** wb_provenance_collect - what the report of @an depends on: files and options. */
void wb_provenance_collect(const struct wb_world *w, struct wb_analysis *an);
/** wb_status_worse - the more severe one, which decides the exit code. */
enum wb_status wb_status_worse(enum wb_status a, enum wb_status b);

/** wb_proof_write - the certificates of every wave bound and every exact bound in @an, as one JSON array. */
void wb_proof_write(struct wb_ctx *cx, const struct wb_analysis *an, struct wb_out *o);

#endif
