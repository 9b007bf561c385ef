/* test/lib/randopencl.h -- random OpenCL kernels that end and access only what they may, the same for the same seed.
 *
 * Of what makes compilers choose instructions: conditional negation, fabs, clamps, numbers of 8, 16, 32 and 64 bits
 * side by side, half, shuffles, ballots, early returns, nested loops with limits that other counters are, switch, LDS,
 * barriers, division, arguments that are structs, functions that are not inlined. They include no header and call no
 * library.
 */
#ifndef WAVEBOUND_TEST_RANDOPENCL_H
#define WAVEBOUND_TEST_RANDOPENCL_H

#include <stdint.h>
#include <stdio.h>

#define RANDOPENCL_ITEMS 1024u	/* most work-items of a launch in dimension 0; there is no other */
#define RANDOPENCL_BYTES 4096u	/* of each buffer: a and b */

/** randopencl_write - a program of @kernels kernels k0, k1, ... with arguments a, b, n, m, w, f, p (four numbers of 32
 * bits). */
void randopencl_write(FILE *f, uint64_t seed, uint32_t kernels);

#endif
