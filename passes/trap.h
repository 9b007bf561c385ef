/* passes/trap.h -- what stands for a fact that a pass may not read (trap.c). */
#ifndef WAVEBOUND_PASSES_TRAP_H
#define WAVEBOUND_PASSES_TRAP_H

#include <stdint.h>

/** wb_trap_pass - pass @name runs in this thread from now on (NULL: none), for the message. Returns the one before. */
const char *wb_trap_pass(const char *name);
/** wb_trap - a pointer in place of fact @k (below 32), named @fact, in a thread that called wb_trap_pass: an access
 * through it reports pass and fact, and ends the process. */
void *wb_trap(uint32_t k, const char *fact);

#endif
