/* test/lib/clock.h -- processor time of this process. */
#ifndef WAVEBOUND_TEST_CLOCK_H
#define WAVEBOUND_TEST_CLOCK_H

#include <time.h>

/** cpu_seconds - since it began. */
static inline double
cpu_seconds(void)
{
	struct timespec t;

	clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
	return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

#endif
