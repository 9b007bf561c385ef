/* test/lib/labels.h -- what executions of kernels have told, kept in test/deadlock/labels.
 *
 * To execute a kernel as threads and as waves takes far longer than to analyse it, and tells the same each time. A file
 * there is named by the digest of its text, so a kernel that was changed has no label. prop/deadlock executes a share
 * anyway, and holds the labels against it. */
#ifndef WB_TEST_LABELS_H
#define WB_TEST_LABELS_H

#include "corpus.h"

struct label {
	enum fate wave, threads;
	enum meeting barriers;
	bool ordered;			/* threads in another order leave the same in memory */
	uint64_t left;			/* a checksum of what they leave there */
};
struct labels;				/* of the kernels of one file */

/** labels_find - those of @text, executed as @several workgroups; NULL: there are none. */
const struct labels *labels_find(const char *text, size_t bytes, bool several);
/** labels_of - the label of @kernel; false: it has none. */
bool labels_of(const struct labels *s, const char *kernel, struct label *l);
/** labels_start - begins to write the file. labels_file - those that follow are of @text, called @name. */
void labels_start(void);
void labels_file(const char *name, const char *text, size_t bytes, bool several);
void labels_add(const char *kernel, const struct label *l);

#endif
