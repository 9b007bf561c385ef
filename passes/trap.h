/* passes/trap.h -- what stands for a fact that a pass may not read (trap.c). */
#ifndef WAVEBOUND_PASSES_TRAP_H
#define WAVEBOUND_PASSES_TRAP_H

#include <stdint.h>

/** wb_trap_pass - from now on pass @name runs in this thread (NULL: none), for the message; returns the one before. */
const char *wb_trap_pass(const char *name);
/** wb_trap - a pointer that stands for fact @k (below 32), named @fact, in a thread that wb_trap_pass was called in:
 * reading or writing what it points to says who did that and ends the process. */
void *wb_trap(uint32_t k, const char *fact);

#endif
