/* test/lib/randopencl.h -- random OpenCL kernels, the same for the same seed. Safe ones terminate and access only valid
 * memory; others may do anything.
 *
 * They contain what makes compilers choose instructions: conditional negation, fabs, clamps, numbers of 8, 16, 32 and
 * 64 bits side by side, half, shuffles, ballots, early returns, nested loops limited by other counters, switch, LDS,
 * barriers, division, struct arguments, functions that are not inlined. The other kind has constants in memory, double
 * precision, vectors and LDS as an argument instead of some of these. They include no header and call no library.
 */
#ifndef WAVEBOUND_TEST_RANDOPENCL_H
#define WAVEBOUND_TEST_RANDOPENCL_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

#define RANDOPENCL_ITEMS 1024u	/* most work-items of a launch in dimension 0; there is no other */
#define RANDOPENCL_BYTES 4096u	/* of each buffer: a and b */

/** randopencl_write - a program of @kernels kernels k0, k1, ... with arguments a, b, n, m, w, f, p (four numbers of 32
 * bits); @any: kernels that need not end, with other arguments. */
void randopencl_write(FILE *f, uint64_t seed, uint32_t kernels, bool any);

#endif
