/* test/lib/seal.h -- the seal of a certificate, computed here. */
#ifndef WAVEBOUND_TEST_SEAL_H
#define WAVEBOUND_TEST_SEAL_H

#include <stdint.h>

/** seal_of - of the certificate that starts at @s, as `wavebound analyze` writes it; numbers of at most 64 bits. */
uint64_t seal_of(const char *s);

#endif
