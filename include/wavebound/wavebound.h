/* wavebound/wavebound.h -- the library: bound GPU kernels from a C program.
 *
 *	struct wb_session *s = wb_session_new();
 *
 *	wb_session_input(s, "kernel.s");
 *	wb_session_option(s, "grid", "4096");
 *	wb_session_option(s, "workgroup", "256");
 *	if (wb_session_analyze(s) == WB_OK)
 *		puts(wb_session_report(s, "text"));
 *	fputs(wb_session_messages(s), stderr);
 *	wb_session_free(s);
 *
 * Nothing here exits or prints; one session belongs to one
 * thread at a time, several sessions may run in several threads. Strings
 * that are returned live until the session is freed. After WB_NOMEM only
 * wb_session_free may be called.
 */
#ifndef WAVEBOUND_WAVEBOUND_H
#define WAVEBOUND_WAVEBOUND_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "wavebound/status.h"

#ifdef __cplusplus
extern "C" {
#endif

struct wb_session;

/** wb_session_new - NULL when there is no memory. */
struct wb_session *wb_session_new(void);
/** wb_session_free - NULL is ignored. */
void wb_session_free(struct wb_session *s);

/** wb_session_input - the file to analyse; wb_session_input_bytes - the same from memory, copied. Format is found from
 * the content. */
enum wb_status wb_session_input(struct wb_session *s, const char *path);
enum wb_status wb_session_input_bytes(struct wb_session *s, const char *name, const void *data, size_t bytes);

/** wb_session_option - the long options of wavebound-analyze(1) without dashes: "kernel", "machine", "launch", "grid",
 * "workgroup", "arg", "facts", "solver", "budget", "budget-file", "baseline", "fail-above", "block-times", "target",
 * "jobs". Repeatable ones add up.
 * WB_BAD_INPUT, with a message, for what is unknown or malformed. */
enum wb_status wb_session_option(struct wb_session *s, const char *name, const char *value);

/** wb_session_analyze - runs everything. WB_OK: each chosen kernel has a bound; otherwise the most severe status of any
 * kernel; results of the others stand. */
enum wb_status wb_session_analyze(struct wb_session *s);

/* Results, after wb_session_analyze, whatever it returned. */
uint32_t wb_session_kernels(const struct wb_session *s);
const char *wb_session_kernel_name(const struct wb_session *s, uint32_t kernel);
enum wb_status wb_session_kernel_status(const struct wb_session *s, uint32_t kernel);
/** wb_session_wave_cycles - bound of one wave alone; false if refused, or where 64 bits do not hold it.
 * wb_session_kernel_cycles - the headline; false if refused or no launch was given. */
bool wb_session_wave_cycles(const struct wb_session *s, uint32_t kernel, uint64_t *cycles);
bool wb_session_kernel_cycles(const struct wb_session *s, uint32_t kernel, uint64_t *cycles);
/** wb_session_report - "text", "json", "xml", "html", or "sarif": SARIF 2.1.0 with one run, whose results are the
 * messages alone, refusals as errors, at their source lines where there is line information; bounds are no results.
 * NULL for any other format or when there is no memory. */
const char *wb_session_report(struct wb_session *s, const char *format);
/** wb_session_certificates - the proofs of all bounds, as wavebound-certificate(5) says; NULL when there is no memory
 * or nothing was analysed. */
const char *wb_session_certificates(struct wb_session *s);
/** wb_session_messages - all diagnostics so far, as text; "" if none. NULL when there is no memory. */
const char *wb_session_messages(struct wb_session *s);
/** wb_session_version - "0.1.0". */
const char *wb_session_version(void);

#ifdef __cplusplus
}
#endif

#endif
