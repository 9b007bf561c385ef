/* wavebound/checks.h -- what gates judged, as continuous integration shows it: JUnit (src/report/junit.c) and GitLab's
 * code quality (src/report/gitlab.c).
 */
#ifndef WAVEBOUND_CHECKS_H
#define WAVEBOUND_CHECKS_H

#include "wavebound/hazards.h"
#include "wavebound/json.h"
#include "wavebound/report.h"

enum wb_issue_level { WB_ISSUE_NOTE, WB_ISSUE_WARNING, WB_ISSUE_ERROR };

/* A message or a finding. */
struct wb_issue {
	const char *name;		/* of the diagnostic or the rule */
	const char *text;
	const char *file;		/* as it is written in the input; NULL: the input */
	uint32_t line;			/* 0: not known */
	enum wb_issue_level level;
	uint64_t print;			/* stays when lines move; 0: the text without numbers does */
};
/* A kernel, or what is about no kernel. */
struct wb_check {
	const char *input;		/* as reports call it; "" if it is about all inputs */
	const char *path;		/* of its file */
	const char *kernel;		/* NULL: the input as a whole */
	const char *said;		/* one line about a kernel that passed */
	WB_VEC(struct wb_issue) issue;	/* it failed if one is an error */
};
struct wb_checks {
	WB_VEC(struct wb_check) check;
};

/** wb_checks_report - adds the kernels of a report of analyze on @input, in the file @path; @tree NULL: there is none.
 */
void wb_checks_report(
	struct wb_ctx *cx, struct wb_checks *c, const char *input, const char *path, const struct wb_json *tree);
/** wb_checks_messages - adds messages, to the kernel that they name as KERNEL or "INPUT: KERNEL" if it is there. */
void wb_checks_messages(struct wb_ctx *cx, struct wb_checks *c, const struct wb_diag *d, const struct wb_files *files);
/** wb_checks_hazards - adds the functions of @h, with findings that are reported and not accepted. @fails: [rule]
 * whether its findings are errors; others are warnings. */
void wb_checks_hazards(struct wb_ctx *cx, struct wb_checks *c, const struct wb_hazards *h, const bool *fails);

/** wb_checks_find - the writer of "junit" or "gitlab"; NULL for any other format. */
typedef void wb_checks_writer(struct wb_ctx *cx, const struct wb_checks *c, struct wb_out *o);
wb_checks_writer wb_checks_junit, wb_checks_gitlab;
wb_checks_writer *wb_checks_find(const char *format);

#endif
