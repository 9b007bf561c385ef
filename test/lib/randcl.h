/* test/lib/randcl.h -- random OpenCL programs, the same for the same seed. */
#ifndef WAVEBOUND_TEST_RANDCL_H
#define WAVEBOUND_TEST_RANDCL_H

#include <stdint.h>
#include <stdio.h>

/** randcl_write - a program of @kernels kernels k0, k1, ... It includes no headers and calls no library. */
void randcl_write(FILE *f, uint64_t seed, uint32_t kernels);

#endif
